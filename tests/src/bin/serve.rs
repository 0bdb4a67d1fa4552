//! Serves an emulated NIC at the socket it is given until it is ended: a server in a process of its own, for tests that count
//! what a process holds.

use scupper_emu::server::{Options, Server};

fn main() -> anyhow::Result<()> {
    let path = std::env::args().nth(1).ok_or_else(|| anyhow::anyhow!("usage: serve SOCKET"))?;
    Server::bind(path.as_ref(), Options::default())?.run()?;
    Ok(())
}
