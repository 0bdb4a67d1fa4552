//! Seeded simulation: a schedule of posts, polls, drains, resets and faults, and the contract checked after every step.
//!
//! The same seed gives the same schedule, the same device and the same event log, byte for byte. An oracle remembers what
//! was posted to each queue and checks every completion against it: the next report of a queue is of its oldest request, or
//! passes over unsignalled ones and says how many (D1). Drains return by their deadline in virtual time (D2), count what
//! they reported (D3), never fail on a dead device (D4); what a queue reports after reset or re-creation is its own (D5); a
//! second drain reports nothing (D6); half of the drains are taken step by step, with other work in between (D7).

use crate::lab::Lab;
use crate::rig::{CONFIG, LEN, NO_LKEY, NO_RKEY, RTS, Rig};
use core::fmt::Write as _;
use core::time::Duration;
use oorandom::Rand64;
use scupper_emu::sim::{Sim, memory};
use scupper_emu::{Act, Occasion, Profile, Rule, Twist};
use scupper_hw::cmd_queue::Opcode;
use scupper_mlx5::qp::{QpInit, RtsAttr};
use scupper_mlx5::{Access, Qp, QpCaps};
use scupper_platform::{Deadline, Platform};
use scupper_verbs::cq_alloc::CqIndex;
use scupper_verbs::drain::{Drain, DrainFault, DrainPath, Health, Phase, drain};
use scupper_verbs::{
    Books, Payload, QpState, QueueMemory, RecvWr, Remote, SendFlags, SendOp, SendWr, Sge, Side, Slot, Wc,
};
use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};

/// Queue pairs, in connected pairs.
const QPS: usize = 4;

/// Steps of a schedule.
const STEPS: u32 = 120;

/// Slots of each queue's books.
const SLOTS: usize = 64;

/// Print the event log as it grows, so that a run that panics shows how it came to that.
pub static ECHO: AtomicBool = AtomicBool::new(false);

/// What a run came to.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// The event log: what the driver did and what the device did.
    pub log: String,
    /// Drains that ended well, and that did not.
    pub drains: (u32, u32),
    /// Completions checked.
    pub completions: u32,
    /// The device died on the way.
    pub died: bool,
}

/// A request the oracle waits for.
#[derive(Clone, Copy, Debug)]
struct Posted {
    id: u64,
    signaled: bool,
}

/// What has been posted and not reported.
#[derive(Debug, Default)]
struct Oracle {
    queues: HashMap<(u32, bool), VecDeque<Posted>>,
    checked: u32,
}

impl Oracle {
    fn queue(&mut self, qpn: u32, side: Side) -> &mut VecDeque<Posted> {
        self.queues.entry((qpn, side == Side::Rq)).or_default()
    }

    fn check(&mut self, wc: &Wc) {
        self.checked += 1;
        let queue = self.queue(wc.qpn.0, wc.side);
        let at = queue.iter().position(|p| p.id == wc.wr_id);
        let Some(at) = at else { panic!("D1: {wc:?} was not posted, or reported before; waiting: {queue:?}") };
        assert_eq!(at as u32, wc.implied, "D1: {wc:?} passes over {:?}", queue.iter().take(at).collect::<Vec<_>>());
        let passed: Vec<Posted> = queue.drain(..at).collect();
        assert!(passed.iter().all(|p| !p.signaled), "D1: signalled requests without a report: {passed:?}");
        let own = queue.pop_front();
        if wc.status.is_success() {
            assert!(own.is_some_and(|p| p.signaled), "an unsignalled success is not reported: {wc:?}");
        }
    }

    /// After a drain nothing signalled is left; unsignalled successes need no report.
    fn drained(&mut self, qpn: u32, side: Side) {
        let left: Vec<Posted> = self.queue(qpn, side).drain(..).collect();
        assert!(left.iter().all(|p| !p.signaled), "D1: not reported by the end of the drain: {left:?}");
    }

    fn forget(&mut self, qpn: u32) {
        self.queues.remove(&(qpn, false));
        self.queues.remove(&(qpn, true));
    }
}

/// A queue pair of the simulation, or the memory for one.
struct Place<'a> {
    qp: Option<Qp<'a, Sim<'a>>>,
    memory: Vec<QueueMemory<'a>>,
    caps: QpCaps,
}

struct World<'a> {
    rig: Rig<'a, Sim<'a>>,
    cqs: [CqIndex; 2],
    places: Vec<Place<'a>>,
    oracle: Oracle,
    rng: Rand64,
    next_id: u64,
    outcome: Outcome,
    no_room: bool,
}

/// Runs the schedule of one seed. Panics where the contract is broken.
pub fn run(seed: u64) -> Outcome {
    let mut pages = memory(4 << 20);
    let sim = Sim::new(&mut pages, Profile::Scupper);
    sim.with_device(|d| d.keep_log());
    let mut storage: Vec<(Books, Vec<Slot>)> =
        (0..2 * QPS).map(|_| (Books::new(), (0..SLOTS).map(|_| Slot::new()).collect())).collect();
    run_on(seed, &sim, &mut storage)
}

fn run_on<'a>(seed: u64, sim: &'a Sim<'a>, storage: &'a mut [(Books, Vec<Slot>)]) -> Outcome {
    let mut rig = Rig::with(sim, &CONFIG);
    let cqs = [rig.cq(512), rig.cq(512)];
    let mut memory = storage.iter_mut().map(|(b, s)| QueueMemory::new(b, s));
    let mut rng = Rand64::new(u128::from(seed));
    let places = (0..QPS)
        .map(|_| {
            let depth = [4, 8, 16, 32][rng.rand_range(0..4) as usize];
            let caps = QpCaps { max_send_wr: depth, max_recv_wr: 8, max_send_sge: 1, max_recv_sge: 1, max_inline: 16 };
            Place { qp: None, memory: memory.by_ref().take(2).collect(), caps }
        })
        .collect();
    let mut world = World {
        rig,
        cqs,
        places,
        oracle: Oracle::default(),
        rng,
        next_id: 1,
        outcome: Outcome::default(),
        no_room: false,
    };
    for pair in 0..QPS / 2 {
        world.connect(pair);
    }
    for _ in 0..STEPS {
        if world.dead() {
            break;
        }
        world.step();
        world.flush_log();
    }
    world.end()
}

impl<'a> World<'a> {
    fn lab(&self) -> &'a Sim<'a> {
        self.rig.lab
    }

    fn note(&mut self, line: impl AsRef<str>) {
        self.flush_log();
        let line = format!("{:>12} > {}", self.lab().now().as_ns(), line.as_ref());
        self.write(&line);
    }

    fn write(&mut self, line: &str) {
        if ECHO.load(Ordering::Relaxed) {
            println!("{line}");
        }
        let _ = writeln!(self.outcome.log, "{line}");
    }

    fn flush_log(&mut self) {
        for line in self.lab().with_device(|d| d.take_log()) {
            self.write(&line);
        }
    }

    fn chance(&mut self, percent: u64) -> bool {
        self.rng.rand_range(0..100) < percent
    }

    fn pick(&mut self, n: usize) -> usize {
        self.rng.rand_range(0..n as u64) as usize
    }

    fn dead(&mut self) -> bool {
        matches!(self.rig.dev.check_health(), Health::Dead(_))
    }

    fn sink<T>(&mut self, f: impl FnOnce(&mut Rig<'a, Sim<'a>>, &mut [Place<'a>], &mut dyn FnMut(Wc)) -> T) -> T {
        let Self { rig, places, oracle, outcome, .. } = self;
        let log = &mut outcome.log;
        f(rig, places, &mut |wc: Wc| {
            let _ = writeln!(log, "             < wc {:?} {} {:?} {}", wc.qpn, wc.side, wc.status, wc.wr_id);
            oracle.check(&wc);
        })
    }

    fn step(&mut self) {
        match self.pick(100) {
            0..40 => self.post(),
            40..55 => self.poll(),
            55..63 => self.receive(),
            63..75 => self.drain_some(),
            75..80 => self.reset(),
            80..84 => self.recreate(),
            84..94 => self.fault(),
            _ => {
                let ns = self.rng.rand_range(1..2_000_000);
                self.note(format!("advance {ns}"));
                self.lab().advance(ns);
            }
        }
    }

    /// Makes what is missing of a pair and takes both up, as far as the device lets it.
    fn connect(&mut self, pair: usize) {
        for i in [2 * pair, 2 * pair + 1] {
            if self.places[i].qp.is_none() && self.places[i].memory.len() == 2 {
                let (send_cq, recv_cq) = (self.cqs[self.pick(2)], self.cqs[self.pick(2)]);
                let place = &mut self.places[i];
                let init = QpInit {
                    pd: self.rig.pd,
                    caps: place.caps,
                    send_cq: Some(send_cq),
                    recv_cq: Some(recv_cq),
                    rq_memory: place.memory.pop(),
                    sq_memory: place.memory.pop(),
                };
                match self.rig.dev.create_qp(&mut self.rig.cqs, init) {
                    Ok(qp) => {
                        self.oracle.forget(qp.qpn().0);
                        place.qp = Some(qp);
                    }
                    Err((e, init)) => {
                        place.memory.extend(init.sq_memory);
                        place.memory.extend(init.rq_memory);
                        self.note(format!("create failed: {e}"));
                    }
                }
            }
        }
        let numbers: Vec<_> =
            self.places[2 * pair..2 * pair + 2].iter().filter_map(|p| p.qp.as_ref().map(Qp::qpn)).collect();
        let [a, b] = numbers[..] else { return };
        for (i, peer) in [(2 * pair, b), (2 * pair + 1, a)] {
            let rtr = self.rig.rtr(peer);
            let rts = RtsAttr { rnr_retry: [1, 7][self.pick(2)], ..RTS };
            let Some(qp) = &mut self.places[i].qp else { continue };
            let dev = &mut self.rig.dev;
            let up =
                qp.to_init(dev, Access::all()).and_then(|()| qp.to_rtr(dev, &rtr)).and_then(|()| qp.to_rts(dev, &rts));
            if let Err(e) = up {
                self.note(format!("going up failed: {e}"));
            }
        }
    }

    fn post(&mut self) {
        let i = self.pick(QPS);
        let n = 1 + self.pick(6);
        for _ in 0..n {
            let (signaled, bad, kind) = (self.chance(50), self.chance(2), self.pick(5));
            let (mut local, mut remote): (Sge, Remote) = (self.rig.local(), self.rig.remote());
            if bad && kind == 0 {
                local.lkey = NO_LKEY;
            } else if bad {
                remote.rkey = NO_RKEY;
            }
            let id = self.next_id;
            let local = [local];
            let inline = [7u8; 12];
            let op = match kind {
                0 | 1 => SendOp::Write(remote, Payload::Sges(&local)),
                2 => SendOp::Nop,
                3 => SendOp::Read(remote, &local),
                _ => SendOp::Send(Payload::Inline(&inline)),
            };
            let flags = if signaled { SendFlags::SIGNALED } else { SendFlags::empty() };
            let Some(qp) = &mut self.places[i].qp else { return };
            let qpn = qp.qpn();
            let accepted = qp.post_send(&SendWr { id, op, flags });
            match accepted {
                Ok(()) => {
                    self.next_id += 1;
                    self.oracle.queue(qpn.0, Side::Sq).push_back(Posted { id, signaled });
                    self.note(format!("post {qpn:?} {id} {signaled} kind {kind}"));
                }
                Err(e) => return self.note(format!("post {qpn:?}: {e}")),
            }
        }
    }

    fn receive(&mut self) {
        let i = self.pick(QPS);
        let (id, sge) = (self.next_id, Sge { len: LEN, ..self.rig.local() });
        let Some(qp) = &mut self.places[i].qp else { return };
        let qpn = qp.qpn();
        if qp.post_recv(&RecvWr { id, sges: &[sge] }).is_ok() {
            self.next_id += 1;
            self.oracle.queue(qpn.0, Side::Rq).push_back(Posted { id, signaled: true });
            self.note(format!("receive {qpn:?} {id}"));
        }
    }

    fn poll(&mut self) {
        let (cq, budget) = (self.cqs[self.pick(2)], 1 + self.pick(20) as u32);
        self.note("poll");
        let polled = self.sink(|rig, _, mut sink| rig.cqs.poll(cq, budget, &mut sink));
        if let Err(e) = polled {
            self.note(format!("poll: {e}"));
        }
    }

    fn drain_some(&mut self) {
        let i = self.pick(QPS);
        let side = if self.chance(70) { Side::Sq } else { Side::Rq };
        let path = if self.chance(50) { DrainPath::Hardware } else { DrainPath::Generic };
        let (ms, step_by_step) = (1 + self.rng.rand_range(0..60), self.chance(50));
        self.drain_one(i, side, path, Duration::from_millis(ms), step_by_step);
        if self.chance(30) {
            self.drain_one(i, side, path, Duration::from_millis(ms), false);
        }
    }

    fn drain_one(&mut self, i: usize, side: Side, path: DrainPath, limit: Duration, step_by_step: bool) -> bool {
        let Some(qpn) = self.places[i].qp.as_ref().map(Qp::qpn) else { return true };
        let deadline = Deadline::after(self.lab().now(), limit);
        self.note(format!("drain {qpn:?} {side} {path} within {limit:?}, stepwise {step_by_step}"));
        let other = self.cqs[self.pick(2)];
        let result = self.sink(|rig, places, mut sink| {
            let qp = places[i].qp.as_mut().expect("looked at above");
            if !step_by_step {
                return drain(&mut rig.dev, &mut rig.cqs, qp, side, path, deadline, &mut sink);
            }
            let mut drain = Drain::begin(&rig.dev, &rig.cqs, qp, side, path, deadline);
            loop {
                if let Some(result) = drain.poll(&mut rig.dev, &mut rig.cqs, &mut sink) {
                    return result;
                }
                // Other queues are served meanwhile.
                let _ = rig.cqs.poll(other, 4, &mut sink);
                rig.lab.pause();
            }
        });
        let late = self.lab().now().since(deadline.instant());
        assert!(late < Duration::from_millis(20), "D2: returned {late:?} after its deadline");
        match result {
            Ok(d) => {
                self.outcome.drains.0 += 1;
                self.note(format!("drained {qpn:?} {side}: {:?}", d.tally));
                self.oracle.drained(qpn.0, side);
                let outstanding = self.places[i].qp.as_ref().map_or(0, |q| q.outstanding(&self.rig.cqs, side));
                assert_eq!(outstanding, 0, "D1");
                true
            }
            Err(e) => {
                self.outcome.drains.1 += 1;
                self.note(format!("drain failed: {e}"));
                assert!(!self.dead(), "D4: a drain fails on a dead device: {e}");
                self.no_room = (e.phase, e.fault) == (Phase::PostingMarker, DrainFault::Deadline);
                false
            }
        }
    }

    fn reset(&mut self) {
        let pair = self.pick(QPS / 2);
        self.note(format!("reset pair {pair}"));
        for i in [2 * pair, 2 * pair + 1] {
            let Some(before) = self.places[i].qp.as_ref().map(Qp::qpn) else { continue };
            let result = self.sink(|rig, places, mut sink| {
                let qp = places[i].qp.as_mut().expect("looked at above");
                let state = qp.state();
                (state, qp.reset(&mut rig.dev, &mut rig.cqs, &mut sink))
            });
            match result {
                (state, Ok(())) => {
                    if state != QpState::Reset {
                        self.oracle.drained(before.0, Side::Sq);
                        self.oracle.drained(before.0, Side::Rq);
                    }
                }
                (_, Err(e)) => self.note(format!("reset failed: {e}")),
            }
        }
        self.connect(pair);
    }

    fn destroy(&mut self, i: usize) -> bool {
        let Some(qp) = self.places[i].qp.take() else { return true };
        let qpn = qp.qpn();
        self.note(format!("destroy {qpn:?}"));
        match self.sink(|rig, _, mut sink| qp.destroy(&mut rig.dev, &mut rig.cqs, &mut sink)) {
            Ok(rest) => {
                self.oracle.drained(qpn.0, Side::Sq);
                self.oracle.drained(qpn.0, Side::Rq);
                self.places[i].memory.extend(rest.sq_memory);
                self.places[i].memory.extend(rest.rq_memory);
                true
            }
            Err((qp, e)) => {
                self.note(format!("destroy failed: {e}"));
                self.places[i].qp = Some(qp);
                false
            }
        }
    }

    fn recreate(&mut self) {
        let pair = self.pick(QPS / 2);
        for i in [2 * pair, 2 * pair + 1] {
            self.destroy(i);
        }
        self.connect(pair);
    }

    fn fault(&mut self) {
        let skip = self.pick(6) as u32;
        let count = 1 + self.pick(3) as u32;
        let any = Occasion::Cqe { qpn: None, error: None };
        let command = |o: Opcode| Occasion::Command { opcode: Some(o.0) };
        let rule = |on, act| Act::Rule(Rule { on, skip, count, act });
        let act = match self.pick(24) {
            0 | 1 => rule(any, Twist::Swallow),
            2 | 3 => rule(any, Twist::Delay { ns: 300_000 }),
            4 => rule(any, Twist::Withhold),
            5 | 6 => rule(any, Twist::Duplicate),
            7 => rule(any, Twist::Reorder),
            8 => rule(any, Twist::Syndrome { syndrome: 0x14, vendor: 1 }),
            9 => rule(Occasion::Marker, Twist::Swallow),
            10 => rule(command(Opcode::X2ERR_QP), Twist::Refuse { status: 9, syndrome: 1 }),
            11 => rule(command(Opcode::X2ERR_QP), Twist::Delay { ns: 20_000_000 }),
            12 => rule(command(Opcode::X2ERR_QP), Twist::Pretend),
            13 => rule(command(Opcode::DESTROY_QP), Twist::Refuse { status: 6, syndrome: 2 }),
            14 => rule(Occasion::Command { opcode: None }, Twist::Delay { ns: 5_000_000 }),
            15 => rule(Occasion::Doorbell { qpn: None }, Twist::Swallow),
            16 => Act::Hold(true),
            17 | 18 => Act::Hold(false),
            19 | 20 => Act::Release,
            21 => Act::Pages([8, -4][self.pick(2)]),
            22 => {
                let opcode = [0, 2, 0xd, 0xe][self.pick(4)];
                let tag = self.rng.rand_range(0..1 << 24) as u32 | 1 << 22;
                Act::ForgeCqe { cqn: 0x400, tag, counter: skip as u16, opcode, syndrome: 5, qpn: 0x100 }
            }
            _ if self.chance(40) => match self.pick(4) {
                0 => Act::Die { syndrome: 1 },
                1 => Act::Vanish,
                2 => rule(any, Twist::Die { syndrome: 8 }),
                _ => rule(command(Opcode::X2ERR_QP), Twist::Vanish),
            },
            _ => return,
        };
        self.note(format!("{act:?}"));
        self.lab().act(act);
    }

    /// Ends everything: with a device that works again, or with a dead one.
    fn end(mut self) -> Outcome {
        self.note("end");
        if !self.dead() {
            self.lab().act(Act::Clear);
            self.lab().settle();
        }
        for i in 0..QPS {
            for side in [Side::Sq, Side::Rq] {
                // Commands that were delayed for long may still come; a few tries are enough for any of them.
                let done = (0..4).any(|_| self.drain_one(i, side, DrainPath::Hardware, Duration::from_secs(2), false));
                // Only a queue that is full of requests whose CQEs, and whose earlier marker's, were all lost has no room
                // for another marker; destroying it ends them.
                assert!(done || self.no_room, "a queue of a working, or of a dead, device can be drained");
                if done {
                    assert!(self.drain_one(i, side, DrainPath::Generic, Duration::from_secs(2), false), "D6");
                }
            }
        }
        for i in 0..QPS {
            assert!((0..4).any(|_| self.destroy(i)), "a queue pair can be destroyed");
        }
        self.outcome.died = self.dead();
        self.flush_log();
        let touches = self.lab().arena_stats().unmapped_touches;
        assert_eq!(touches, 0, "the device touched memory that it did not have");
        let World { rig, mut outcome, oracle, .. } = self;
        rig.finish();
        outcome.completions = oracle.checked;
        outcome
    }
}
