//! The device in a process of its own: a vfio-user server around the model.
//!
//! One thread: it answers messages, looks at the doorbell pages it shares with the client, and lets the model work. While
//! there is work it spins, so that a doorbell is noticed in well under a microsecond; when there has been none for a while
//! it sleeps on its socket. Before it sleeps it says so in a word that it shares with the client, and looks at the doorbells
//! once more; a client that has rung looks at that word, and sends the doorbell as a message if nobody is awake. Both sides
//! write before they look, with a full barrier in between, so a doorbell cannot be lost.
//!
//! Clients come one at a time. When one goes, or dies, everything that was its own ends with it: memory, interrupts,
//! objects; the device is as after power-on for the next.

mod doorbells;
mod machine;
mod memory;

pub use doorbells::{Doorbells, LAB_MAGIC, LAB_ORDERS, LAB_REGION, LAB_REPORT};

use crate::model::{Next, Profile};
use machine::Machine;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use scupper_vfio_user::server::ServerError;
use scupper_vfio_user::{Connection, Listener, Served};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long the server spins after the last work before it sleeps.
const SPIN: Duration = Duration::from_micros(200);

/// How long it sleeps at most: then it looks whether it is to stop.
const NAP: Duration = Duration::from_millis(200);

/// Turns of the spinning loop between two looks at the socket.
const TURNS_PER_LOOK: u32 = 64;

/// What to serve, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Capabilities to report.
    pub profile: Profile,
    /// Whether doorbell pages are shared with the client or reached by message.
    pub doorbells: Doorbells,
}

/// A server that listens.
#[derive(Debug)]
pub struct Server {
    listener: Listener,
    machine: Machine,
    stop: Arc<AtomicBool>,
}

impl Server {
    /// Listens at `path`.
    pub fn bind(path: &Path, options: Options) -> Result<Self, ServeError> {
        Ok(Self {
            listener: Listener::bind(path)?,
            machine: Machine::new(options).map_err(ServeError::Memory)?,
            stop: Arc::default(),
        })
    }

    /// Set it to make [`run`](Self::run) return.
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// Serves clients until told to stop.
    pub fn run(mut self) -> Result<(), ServeError> {
        while !self.stopped() {
            match self.listener.accept()? {
                Some(connection) => self.attend(connection),
                None => self.sleep(None, NAP),
            }
        }
        Ok(())
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Serves one client to its end.
    fn attend(&mut self, mut connection: Connection) {
        let mut last_work = Instant::now();
        let mut turns = 0u32;
        while !self.stopped() {
            turns = turns.wrapping_add(1);
            let mut worked = self.machine.take_doorbells();
            if worked || turns.is_multiple_of(TURNS_PER_LOOK) {
                match connection.serve(&mut self.machine) {
                    Served::Message => worked = true,
                    Served::Nothing => {}
                    Served::Over => break,
                }
            }
            let next = self.machine.run();
            worked |= next == Next::Now;
            if worked {
                last_work = Instant::now();
                continue;
            }
            if !turns.is_multiple_of(TURNS_PER_LOOK) || last_work.elapsed() < SPIN {
                core::hint::spin_loop();
                continue;
            }
            let nap = match next {
                Next::At(t) => Duration::from_nanos(t.saturating_sub(self.machine.now())).min(NAP),
                _ => NAP,
            };
            // Too short to be worth a system call.
            if nap < Duration::from_micros(50) {
                continue;
            }
            self.machine.announce_sleep(true);
            if !self.machine.take_doorbells() {
                self.sleep(Some(&connection), nap);
            }
            self.machine.announce_sleep(false);
            // One look at everything before sleeping again.
            turns = TURNS_PER_LOOK - 1;
        }
        self.machine.disconnect();
    }

    fn sleep(&self, connection: Option<&Connection>, nap: Duration) {
        let timeout = Timespec { tv_sec: nap.as_secs() as i64, tv_nsec: i64::from(nap.subsec_nanos()) };
        let fd = connection.map_or_else(|| self.listener.as_fd(), Connection::as_fd);
        // An interrupted sleep is a short one.
        let _ = poll(&mut [PollFd::from_borrowed_fd(fd, PollFlags::IN)], Some(&timeout));
    }
}

/// Why nothing is served.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The socket.
    #[error(transparent)]
    Socket(#[from] ServerError),
    /// Shared memory could not be made.
    #[error("cannot make shared memory: {0}")]
    Memory(std::io::Error),
}

/// A server in a thread of this process, for tests.
#[derive(Debug)]
pub struct ServerThread {
    stop: Arc<AtomicBool>,
    thread: Option<std::thread::JoinHandle<Result<(), ServeError>>>,
}

impl ServerThread {
    /// Starts serving at `path`; the socket is there when this returns.
    pub fn start(path: &Path, options: Options) -> Result<Self, ServeError> {
        let server = Server::bind(path, options)?;
        let stop = server.stop_flag();
        let thread = std::thread::spawn(move || server.run());
        Ok(Self { stop, thread: Some(thread) })
    }
}

impl Drop for ServerThread {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // What went wrong in the thread has been seen by its clients.
            let _ = thread.join();
        }
    }
}
