//! `scupper demo`: the whole story in a few seconds.
//!
//! Starts the emulated NIC as a second process on a private socket, brings it up, connects two queue pairs, moves data and
//! checks every byte, drains with work in flight by both paths, then once more with the device killed in the middle.

use crate::device::open;
use crate::report::{self, DeviceReport, DrainReport};
use crate::session::{AREA, Memory, Session};
use anyhow::{Context, Result, ensure};
use core::time::Duration;
use scupper_platform::{Deadline, Platform};
use scupper_verbs::drain::{DrainPath, drain};
use scupper_verbs::{Payload, RecvWr, SendFlags, SendOp, SendWr, Side, Wc};
use signal_hook::consts::{SIGINT, SIGTERM};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// Depths that are drained.
const DEPTHS: [u32; 4] = [1, 16, 1000, 32_767];

/// Bytes of one message of the data check.
const MESSAGE: usize = 4096;

/// How long the emulated NIC may take to listen.
const START: Duration = Duration::from_secs(5);

/// The emulated NIC's process and its private folder. Both are gone when this is dropped.
struct Nic {
    child: Arc<Mutex<Child>>,
    dir: PathBuf,
}

impl Nic {
    fn start() -> Result<Self> {
        let dir = std::env::temp_dir().join(format!("scupper-demo-{}", std::process::id()));
        std::fs::create_dir(&dir).with_context(|| format!("cannot make {}", dir.display()))?;
        let child = Command::new(std::env::current_exe()?)
            .args(["emu", "--with-parent", "--socket"])
            .arg(dir.join("nic.sock"))
            .stdin(Stdio::null())
            .spawn()
            .context("cannot start the emulated NIC")?;
        let nic = Self { child: Arc::new(Mutex::new(child)), dir };
        nic.end_on_signals()?;
        let limit = Instant::now() + START;
        while !nic.socket().exists() {
            ensure!(Instant::now() < limit, "the emulated NIC did not listen within {START:?}");
            std::thread::sleep(Duration::from_millis(1));
        }
        Ok(nic)
    }

    fn socket(&self) -> PathBuf {
        self.dir.join("nic.sock")
    }

    /// Ctrl-C leaves nothing behind.
    fn end_on_signals(&self) -> Result<()> {
        let (child, dir) = (Arc::clone(&self.child), self.dir.clone());
        let mut signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM])?;
        std::thread::spawn(move || {
            if let Some(signal) = signals.forever().next() {
                end(&child, &dir);
                std::process::exit(128 + signal);
            }
        });
        Ok(())
    }

    /// Pulls the plug.
    fn kill(&self) {
        kill(&self.child);
    }
}

fn kill(child: &Mutex<Child>) {
    if let Ok(mut child) = child.lock() {
        let _ = child.kill();
        let _ = child.wait();
    }
}

fn end(child: &Mutex<Child>, dir: &std::path::Path) {
    kill(child);
    let _ = std::fs::remove_dir_all(dir);
}

impl Drop for Nic {
    fn drop(&mut self) {
        end(&self.child, &self.dir);
    }
}

/// What was moved.
#[derive(Clone, Copy, Debug, Default, serde::Serialize)]
struct Moved {
    requests: usize,
    bytes: usize,
    us: f64,
}

/// The whole result.
#[derive(Debug, serde::Serialize)]
struct DemoReport {
    device: DeviceReport,
    moved: Moved,
    drains: Vec<DrainReport>,
    doorbells_in_shared_memory: u64,
    messages: u64,
    seconds: f64,
}

pub(crate) fn run(json: bool) -> Result<()> {
    let start = Instant::now();
    let nic = Nic::start()?;
    let platform = open(&nic.socket())?;
    let mut memory = Memory::new(DEPTHS[DEPTHS.len() - 1]);
    let began = platform.now();
    let mut session = Session::open(&platform, &mut memory)?;
    let device = DeviceReport::of(&session.dev, platform.now().since(began))?;
    if !json {
        report::heading("An emulated ConnectX in a process of its own, reached over vfio-user");
        device.print();
    }
    let moved = move_data(&mut session)?;
    if !json {
        let rate = moved.bytes as f64 / moved.us;
        let text = format!(
            "{} requests, {} KiB, every byte checked, in {} ({rate:.0} MB/s)",
            moved.requests,
            moved.bytes >> 10,
            report::micros(moved.us)
        );
        report::field("data moved", &text);
    }
    let mut drains = Vec::new();
    for depth in DEPTHS {
        for path in [DrainPath::Hardware, DrainPath::Generic] {
            drains.push(drain_in_flight(&mut session, depth, path, "in flight", || ())?);
            session.reconnect()?;
        }
    }
    drains.push(drain_in_flight(&mut session, 1000, DrainPath::Hardware, "device killed", || nic.kill())?);
    let accesses = platform.accesses();
    session.close()?;
    let result = DemoReport {
        device,
        moved,
        drains,
        doorbells_in_shared_memory: accesses.mapped,
        messages: accesses.messages,
        seconds: start.elapsed().as_secs_f64(),
    };
    if json {
        println!("{}", serde_json::to_string_pretty(&result)?);
        return Ok(());
    }
    report::field(
        "registers",
        &format!("{} doorbells in shared memory, {} accesses by message", accesses.mapped, accesses.messages),
    );
    report::drains(&result.drains);
    let dead = result.drains.last().and_then(|d| d.device_dead.as_deref()).unwrap_or("alive");
    report::field("killed device", &format!("{dead}; its requests were flushed in software, once each"));
    report::good(&format!("Every request had exactly one outcome, in order. {:.2} s in all.", result.seconds));
    Ok(())
}

/// Moves data by every kind of request and checks every byte.
fn move_data<P: Platform>(s: &mut Session<'_, P>) -> Result<Moved> {
    let pattern: Vec<u8> = (0..AREA).map(|i| (i * 31 + i / 251) as u8).collect();
    s.data().write(0, &pattern);
    let start = s.platform.now();
    let mut moved = Moved::default();
    // Writes fill the first half of the far area, sends the second.
    let half = AREA / 2;
    for at in (0..half).step_by(MESSAGE) {
        let sges = [s.local(at, MESSAGE as u32)];
        let op = SendOp::Write(s.remote(at), Payload::Sges(&sges));
        s.a.post_send(&SendWr { id: at as u64, op, flags: SendFlags::SIGNALED })?;
    }
    let writes = half / MESSAGE;
    s.expect(writes)?;
    for at in (half..AREA).step_by(MESSAGE) {
        let far = s.local(AREA + at, MESSAGE as u32);
        s.b.post_recv(&RecvWr { id: at as u64, sges: &[far] })?;
        let sges = [s.local(at, MESSAGE as u32)];
        let op = SendOp::SendImm(at as u32, Payload::Sges(&sges));
        s.a.post_send(&SendWr { id: at as u64, op, flags: SendFlags::SIGNALED })?;
        let got = s.expect(2)?;
        let received = got.iter().find(|w| w.side == Side::Rq).context("no receive completed")?;
        ensure!(received.byte_len == MESSAGE as u32 && received.imm == at as u32, "wrong receive: {received:?}");
    }
    let mut far = vec![0; AREA];
    s.data().read(AREA, &mut far);
    ensure!(far == pattern, "the far area does not hold what was sent");
    // Back again, by reads, over a cleared near area.
    s.data().part(0, AREA).fill(0);
    for at in (0..AREA).step_by(MESSAGE) {
        let sges = [s.local(at, MESSAGE as u32)];
        s.a.post_send(&SendWr { id: at as u64, op: SendOp::Read(s.remote(at), &sges), flags: SendFlags::SIGNALED })?;
    }
    s.expect(AREA / MESSAGE)?;
    let mut near = vec![0; AREA];
    s.data().read(0, &mut near);
    ensure!(near == pattern, "the near area does not hold what was read back");
    moved.us = s.platform.now().since(start).as_secs_f64() * 1e6;
    moved.requests = writes + 2 * (half / MESSAGE) + AREA / MESSAGE;
    moved.bytes = 2 * AREA;
    Ok(moved)
}

/// Drains requests that wait for a receive which never comes; `meanwhile` happens once they are posted.
fn drain_in_flight<P: Platform>(
    s: &mut Session<'_, P>,
    depth: u32,
    path: DrainPath,
    what: &str,
    meanwhile: impl FnOnce(),
) -> Result<DrainReport> {
    for id in 0..depth {
        s.post_waiting(u64::from(id), id % 8 == 0)?;
    }
    meanwhile();
    let deadline = Deadline::after(s.platform.now(), Duration::from_secs(2));
    let mut next = 0;
    let mut in_order = true;
    let mut sink = |wc: Wc| {
        in_order &= wc.wr_id == next;
        next += 1;
    };
    let drained = drain(&mut s.dev, &mut s.cqs, &mut s.a, Side::Sq, path, deadline, &mut sink)?;
    ensure!(in_order && next == u64::from(depth), "requests were not reported once each in order");
    Ok(DrainReport::of(what, depth, &drained))
}
