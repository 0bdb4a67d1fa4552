//! `scupper emu`.

use crate::EmuArgs;
use anyhow::Result;
use clap::ValueEnum;
use scupper_emu::Profile;
use scupper_emu::server::{Doorbells, Options, Server};
use signal_hook::consts::{SIGINT, SIGTERM};

/// Capabilities to report.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum ProfileArg {
    /// What is modelled.
    Scupper,
    /// What a real ConnectX-4 reported.
    Connectx4,
}

/// How doorbells reach the device.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum DoorbellsArg {
    /// In shared memory.
    Shared,
    /// As messages.
    Trapped,
}

pub(crate) fn run(args: &EmuArgs) -> Result<()> {
    if args.with_parent {
        rustix::process::set_parent_process_death_signal(Some(rustix::process::Signal::TERM))?;
    }
    let options = Options {
        profile: match args.profile {
            ProfileArg::Scupper => Profile::Scupper,
            ProfileArg::Connectx4 => Profile::ConnectX4,
        },
        doorbells: match args.doorbells {
            DoorbellsArg::Shared => Doorbells::Shared,
            DoorbellsArg::Trapped => Doorbells::Trapped,
        },
    };
    let server = Server::bind(&args.socket, options)?;
    let stop = server.stop_flag();
    for signal in [SIGINT, SIGTERM] {
        signal_hook::flag::register(signal, std::sync::Arc::clone(&stop))?;
    }
    Ok(server.run()?)
}
