//! A platform whose device can be told to misbehave.

use core::time::Duration;
use scupper_emu::server::{Options as ServerOptions, ServerThread};
use scupper_emu::sim::{self, Sim};
use scupper_emu::{Act, Profile};
use scupper_platform::{Deadline, Platform};
use scupper_vfio::{Options, VfioUser};
use std::path::PathBuf;

/// A platform in a laboratory.
pub trait Lab: Platform {
    /// Orders a fault; it is in force when this returns.
    fn act(&self, act: Act);

    /// Lets the device do what it can do in a while.
    fn settle(&self);

    /// DMA allocations that have not been freed.
    fn live_allocations(&self) -> usize;

    /// A deadline that is far away for this platform.
    fn long(&self) -> Deadline {
        Deadline::after(self.now(), Duration::from_secs(20))
    }

    /// A deadline that is expected to pass.
    fn short(&self) -> Deadline {
        Deadline::after(self.now(), Duration::from_millis(60))
    }
}

impl Lab for Sim<'_> {
    fn act(&self, act: Act) {
        Sim::act(self, act);
    }

    fn settle(&self) {
        self.advance(2_000_000);
    }

    fn live_allocations(&self) -> usize {
        self.arena_stats().live
    }
}

impl Lab for VfioUser {
    fn act(&self, act: Act) {
        let json = serde_json::to_vec(&act).expect("an order is plain data");
        self.order(scupper_emu::server::LAB_ORDERS, &json).expect("the lab takes orders");
    }

    fn settle(&self) {
        // A few turns of the server's loop; nothing in a scenario relies on it having been long enough.
        std::thread::sleep(Duration::from_millis(3));
    }

    fn live_allocations(&self) -> usize {
        self.arena_stats().live
    }
}

/// Runs `test` with a device in this process.
pub fn in_process<T>(test: impl FnOnce(&Sim<'_>) -> T) -> T {
    let mut memory = sim::memory(48 << 20);
    let sim = Sim::new(&mut memory, Profile::Scupper);
    test(&sim)
}

/// A path for a socket that nobody else uses.
pub fn socket_path(name: &str) -> PathBuf {
    use std::sync::atomic::{AtomicU32, Ordering};
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let n = NEXT.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("scupper-{name}-{}-{n}.sock", std::process::id()))
}

/// Runs `test` with a device behind a socket, served by a thread of this process.
pub fn over_socket<T>(name: &str, test: impl FnOnce(&VfioUser) -> T) -> T {
    let path = socket_path(name);
    let server = ServerThread::start(&path, ServerOptions::default()).expect("the server starts");
    let platform = VfioUser::open(&path, &Options { memory: 48 << 20, ..Options::default() }).expect("it answers");
    let result = test(&platform);
    drop(platform);
    drop(server);
    result
}
