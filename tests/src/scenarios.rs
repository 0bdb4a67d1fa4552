//! The drain scenarios: one table, run on every platform, by both paths, blocking and step by step.
//!
//! Each checks the contract with exact ids in exact order: what was outstanding gets one outcome each (D1), in time (D2),
//! honestly counted (D3), on dead devices too (D4); afterwards nothing is left over (D5) and draining again returns at
//! once (D6).

use crate::lab::Lab;
use crate::rig::{NO_LKEY, NO_RKEY, RTS, Rig};
use core::time::Duration;
use scupper_emu::{Act, Occasion, Rule, Twist};
use scupper_hw::cmd_queue::Opcode;
use scupper_mlx5::qp::RtsAttr;
use scupper_mlx5::{Access, Qp};
use scupper_platform::Deadline;
use scupper_verbs::cq_alloc::CqIndex;
use scupper_verbs::drain::{DeadReason, Drain, DrainError, DrainFault, DrainPath, Drained, Phase, drain};
use scupper_verbs::qp_state::QpState;
use scupper_verbs::{Qpn, Remote, Sge, Side, Wc, WcStatus};

/// What goes wrong in the middle of a queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// A local key that gives no access.
    LocalProtection,
    /// A remote key that gives no access.
    RemoteAccess,
    /// A message without a receive request at the peer.
    RnrExceeded,
    /// A peer that does not answer.
    RetryExceeded,
}

/// When a device goes away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Before the drain begins.
    Before,
    /// When the command comes that moves the queue to ERR.
    AtCommand,
    /// After that command has been answered.
    AfterCommand,
    /// When the marker's doorbell comes.
    AtDoorbell,
    /// Before the fourth flush CQE.
    AtCqe,
    /// Before the marker's CQE.
    AtMarker,
    /// After the marker's CQE.
    AfterMarker,
}

/// A scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Case {
    /// Nothing outstanding, in RTS.
    Empty,
    /// `depth` requests outstanding, every `signal`th signalled (0: none).
    Outstanding {
        /// Requests.
        depth: u32,
        /// Every how many is signalled.
        signal: u32,
    },
    /// Not one more fits.
    Full,
    /// Half of the requests completed before.
    HalfDone,
    /// The sixth of eleven requests fails.
    Fails(Failure),
    /// Other queue pairs on the same CQ have traffic.
    Shared {
        /// How many.
        others: usize,
    },
    /// Drained, and drained again.
    Twice,
    /// In this state, with nothing to do or with receives posted.
    InState(QpState),
    /// The receive queue.
    Receives {
        /// Receive requests posted.
        depth: u32,
    },
    /// The marker's completion never comes.
    MarkerSwallowed,
    /// 2ERR is refused.
    Refused,
    /// 2ERR is not answered.
    Stalled,
    /// 2ERR is answered and not carried out; with something outstanding that never ends, or nothing.
    Ignored {
        /// Whether something is outstanding.
        outstanding: bool,
    },
    /// The device dies of a fatal error.
    Dies(Moment),
    /// The device vanishes.
    Vanishes(Moment),
    /// A CQE comes after the device was given up.
    LateCqe,
    /// Every CQE comes twice.
    DuplicatedCqes,
    /// CQEs come that belong to nothing.
    ForgedCqes,
    /// Destroyed with CQEs outstanding, made again with the same number.
    SameNumber,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Scenario {
    /// What it shows.
    pub name: &'static str,
    /// What happens.
    pub case: Case,
}

macro_rules! table {
    ($($name:literal: $case:expr;)*) => {
        &[$(Scenario { name: $name, case: { use self::Case::*; $case } },)*]
    };
}

/// The largest depth: the ring has 32,768 units and one is the marker's.
pub const LARGEST: u32 = 32_767;

/// All scenarios.
pub const TABLE: &[Scenario] = table! {
    "empty queue": Empty;
    "1 outstanding, signalled": Outstanding { depth: 1, signal: 1 };
    "1 outstanding, not signalled": Outstanding { depth: 1, signal: 0 };
    "16 outstanding, all signalled": Outstanding { depth: 16, signal: 1 };
    "16 outstanding, every 8th signalled": Outstanding { depth: 16, signal: 8 };
    "16 outstanding, none signalled": Outstanding { depth: 16, signal: 0 };
    "1000 outstanding, all signalled": Outstanding { depth: 1000, signal: 1 };
    "1000 outstanding, every 8th signalled": Outstanding { depth: 1000, signal: 8 };
    "1000 outstanding, none signalled": Outstanding { depth: 1000, signal: 0 };
    "largest depth outstanding, all signalled": Outstanding { depth: LARGEST, signal: 1 };
    "largest depth outstanding, every 8th signalled": Outstanding { depth: LARGEST, signal: 8 };
    "largest depth outstanding, none signalled": Outstanding { depth: LARGEST, signal: 0 };
    "queue completely full": Full;
    "half completed before": HalfDone;
    "local protection error in the middle": Fails(Failure::LocalProtection);
    "remote access error in the middle": Fails(Failure::RemoteAccess);
    "RNR retries exceeded in the middle": Fails(Failure::RnrExceeded);
    "transport retries exceeded in the middle": Fails(Failure::RetryExceeded);
    "two queue pairs on one CQ": Shared { others: 1 };
    "eight queue pairs on one CQ": Shared { others: 7 };
    "drained twice": Twice;
    "in RESET": InState(QpState::Reset);
    "in INIT": InState(QpState::Init);
    "in RTR": InState(QpState::Rtr);
    "in RTS": InState(QpState::Rts);
    "in ERR": InState(QpState::Err);
    "receive queue, 1 outstanding": Receives { depth: 1 };
    "receive queue, 1000 outstanding": Receives { depth: 1000 };
    "marker swallowed": MarkerSwallowed;
    "2ERR refused": Refused;
    "2ERR stalled": Stalled;
    "2ERR ignored, work never ends": Ignored { outstanding: true };
    "2ERR ignored, nothing outstanding": Ignored { outstanding: false };
    "device dies before the drain": Dies(Moment::Before);
    "device dies at the command": Dies(Moment::AtCommand);
    "device dies after the command": Dies(Moment::AfterCommand);
    "device dies at the marker's doorbell": Dies(Moment::AtDoorbell);
    "device dies between CQEs": Dies(Moment::AtCqe);
    "device dies at the marker": Dies(Moment::AtMarker);
    "device dies after the marker": Dies(Moment::AfterMarker);
    "device vanishes before the drain": Vanishes(Moment::Before);
    "device vanishes at the command": Vanishes(Moment::AtCommand);
    "device vanishes after the command": Vanishes(Moment::AfterCommand);
    "device vanishes at the marker's doorbell": Vanishes(Moment::AtDoorbell);
    "device vanishes between CQEs": Vanishes(Moment::AtCqe);
    "device vanishes at the marker": Vanishes(Moment::AtMarker);
    "device vanishes after the marker": Vanishes(Moment::AfterMarker);
    "late CQE": LateCqe;
    "duplicated CQEs": DuplicatedCqes;
    "forged CQEs": ForgedCqes;
    "destroyed and made again with the same number": SameNumber;
};

/// Whether a drain is waited for or taken step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// The blocking call.
    Blocking,
    /// `begin`, then `poll`.
    Resumable,
}

/// How a scenario is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// Which drain.
    pub path: DrainPath,
    /// In which form.
    pub form: Form,
}

/// Every way.
pub const WAYS: [Way; 4] = [
    Way { path: DrainPath::Hardware, form: Form::Blocking },
    Way { path: DrainPath::Hardware, form: Form::Resumable },
    Way { path: DrainPath::Generic, form: Form::Blocking },
    Way { path: DrainPath::Generic, form: Form::Resumable },
];

/// Runs one scenario on a device that has not been brought up.
pub fn run<P: Lab>(lab: &P, case: Case, way: Way) {
    let mut s = Stage { rig: Rig::new(lab), way };
    match case {
        Case::Empty => s.empty(),
        Case::Outstanding { depth, signal } => s.outstanding(depth, signal),
        Case::Full => s.full(),
        Case::HalfDone => s.half_done(),
        Case::Fails(failure) => s.fails(failure),
        Case::Shared { others } => s.shared(others),
        Case::Twice => s.twice(),
        Case::InState(state) => s.in_state(state),
        Case::Receives { depth } => s.receives(depth),
        Case::MarkerSwallowed => s.marker_swallowed(),
        Case::Refused => s.refused(),
        Case::Stalled => s.stalled(),
        Case::Ignored { outstanding } => s.ignored(outstanding),
        Case::Dies(moment) => return s.goes_away(moment, false),
        Case::Vanishes(moment) => return s.goes_away(moment, true),
        Case::LateCqe => s.late_cqe(),
        Case::DuplicatedCqes => s.duplicated(),
        Case::ForgedCqes => s.forged(),
        Case::SameNumber => s.same_number(),
    }
    s.rig.finish();
}

struct Stage<'a, P: Lab> {
    rig: Rig<'a, P>,
    way: Way,
}

/// A completion as scenarios compare it: id and status.
type Seen = Vec<(u64, WcStatus)>;

fn all(ids: impl IntoIterator<Item = u64>, status: WcStatus) -> Seen {
    ids.into_iter().map(|id| (id, status)).collect()
}

impl<'a, P: Lab> Stage<'a, P> {
    /// Drains as the scenario is to be run; returns what was reported meanwhile.
    fn drain_until(
        &mut self,
        qp: &mut Qp<'a, P>,
        side: Side,
        deadline: Deadline,
    ) -> (Result<Drained, DrainError>, Vec<Wc>) {
        let mut seen = Vec::new();
        let mut sink = |wc: Wc| seen.push(wc);
        let Rig { dev, cqs, lab, .. } = &mut self.rig;
        let began = lab.now();
        let result = match self.way.form {
            Form::Blocking => drain(dev, cqs, qp, side, self.way.path, deadline, &mut sink),
            Form::Resumable => {
                let mut drain = Drain::begin(dev, cqs, qp, side, self.way.path, deadline);
                loop {
                    if let Some(result) = drain.poll(dev, cqs, &mut sink) {
                        break result;
                    }
                    lab.pause();
                }
            }
        };
        // D2, with room for a look at the device's registers and for a busy machine.
        let late = lab.now().since(deadline.instant());
        assert!(late < Duration::from_millis(500), "returned {late:?} after its deadline");
        if let Ok(drained) = &result {
            // The clock may have moved on between the drain's end and this look.
            assert!(drained.elapsed <= lab.now().since(began), "elapsed {:?}", drained.elapsed);
            assert_eq!((drained.qpn, drained.side), (qp.qpn(), side));
            assert_eq!(drained.path, self.way.path);
            let t = drained.tally;
            let own: Vec<&Wc> = seen.iter().filter(|w| w.qpn == qp.qpn() && w.side == side).collect();
            let count = |f: fn(WcStatus) -> bool| own.iter().filter(|w| f(w.status)).count() as u32;
            assert_eq!(t.flushed, count(|s| s == WcStatus::Flushed), "flushed by hardware");
            assert_eq!(t.flushed_in_software, count(|s| s == WcStatus::FlushedInSoftware), "flushed by software");
            assert_eq!(t.lost, count(|s| s == WcStatus::CompletionLost), "lost");
            assert_eq!(qp.outstanding(cqs, side), 0, "D1: nothing is outstanding");
        }
        (result, seen)
    }

    fn drain(&mut self, qp: &mut Qp<'a, P>, side: Side) -> (Drained, Seen) {
        let deadline = self.rig.lab.long();
        let (result, seen) = self.drain_until(qp, side, deadline);
        let drained = result.unwrap_or_else(|e| panic!("{e}"));
        (drained, seen.iter().map(|w| (w.wr_id, w.status)).collect())
    }

    /// D6: at once, with nothing to report.
    fn drain_again(&mut self, qp: &mut Qp<'a, P>, side: Side) {
        let before = self.rig.lab.now();
        let (drained, seen) = self.drain(qp, side);
        assert_eq!((drained.tally, seen), (Default::default(), vec![]), "D6");
        assert!(self.rig.lab.now().since(before) < Duration::from_millis(50), "D6: at once");
    }

    /// D5: reset, taken up again and used, the queue completes its own requests and nothing else.
    fn reuse(&mut self, qp: &mut Qp<'a, P>, peer: &mut Qp<'a, P>, cq: CqIndex) {
        self.rig.lab.act(Act::Clear);
        let rig = &mut self.rig;
        rig.seen.clear();
        for q in [&mut *qp, &mut *peer] {
            let seen = &mut rig.seen;
            q.reset(&mut rig.dev, &mut rig.cqs, &mut |wc: Wc| seen.push(wc)).expect("reset");
        }
        assert_eq!(rig.seen, [], "a drained queue has nothing to report at reset");
        let (a, b) = (qp.qpn(), peer.qpn());
        rig.up(qp, b, &RTS);
        rig.up(peer, a, &RTS);
        for id in 0..3 {
            rig.write(qp, 0xb0 + id, true);
            rig.poll(cq, id as usize + 1);
        }
        let got: Seen = rig.seen.iter().map(|w| (w.wr_id, w.status)).collect();
        assert_eq!(got, all([0xb0, 0xb1, 0xb2], WcStatus::Success), "D5: the queue's own, in order");
    }

    fn empty(&mut self) {
        let cq = self.rig.cq(64);
        let (mut a, mut b) = self.rig.pair(cq, 16, 1);
        let (drained, seen) = self.drain(&mut a, Side::Sq);
        assert_eq!((drained.tally, seen), (Default::default(), vec![]));
        assert_eq!(a.query_state(&mut self.rig.dev), Ok(QpState::Err), "a drained queue pair is in ERR");
        self.drain_again(&mut a, Side::Sq);
        self.reuse(&mut a, &mut b, cq);
        self.rig.destroy(a);
        self.rig.destroy(b);
    }

    fn outstanding(&mut self, depth: u32, signal: u32) {
        let cq = self.rig.cq(depth + 64);
        let (mut a, mut b) = self.rig.pair(cq, depth, 1);
        self.rig.lab.act(Act::Hold(true));
        for i in 0..u64::from(depth) {
            self.rig.write(&mut a, i, signal != 0 && i % u64::from(signal) == 0);
        }
        let (drained, seen) = self.drain(&mut a, Side::Sq);
        assert_eq!(seen, all(0..u64::from(depth), WcStatus::Flushed), "D1");
        assert_eq!(drained.tally.flushed, depth, "D3");
        self.drain_again(&mut a, Side::Sq);
        self.reuse(&mut a, &mut b, cq);
        self.rig.destroy(a);
        self.rig.destroy(b);
    }

    fn full(&mut self) {
        let cq = self.rig.cq(64);
        let (mut a, b) = self.rig.pair(cq, 16, 1);
        self.rig.lab.act(Act::Hold(true));
        for i in 0..16 {
            self.rig.write(&mut a, i, true);
        }
        assert_eq!(a.free_send_units(), 0, "the marker's place is not lent");
        let (_, seen) = self.drain(&mut a, Side::Sq);
        assert_eq!(seen, all(0..16, WcStatus::Flushed));
        assert_eq!(a.free_send_units(), 16);
        self.rig.destroy(a);
        self.rig.destroy(b);
    }

    fn half_done(&mut self) {
        let cq = self.rig.cq(64);
        let (mut a, b) = self.rig.pair(cq, 16, 1);
        for i in 0..8 {
            self.rig.write(&mut a, i, i % 4 == 3);
        }
        self.rig.lab.settle();
        self.rig.lab.act(Act::Hold(true));
        for i in 8..16 {
            self.rig.write(&mut a, i, false);
        }
        let deadline = self.rig.lab.long();
        let (result, seen) = self.drain_until(&mut a, Side::Sq, deadline);
        let drained = result.expect("drained");
        let got: Vec<_> = seen.iter().map(|w| (w.wr_id, w.status, w.implied)).collect();
        let mut expected = vec![(3, WcStatus::Success, 3), (7, WcStatus::Success, 3)];
        expected.extend((8..16).map(|i| (i, WcStatus::Flushed, 0)));
        assert_eq!(got, expected);
        assert_eq!((drained.tally.completed, drained.tally.flushed), (8, 8));
        self.rig.destroy(a);
        self.rig.destroy(b);
    }

    fn fails(&mut self, failure: Failure) {
        let cq = self.rig.cq(64);
        let rts = RtsAttr { rnr_retry: 1, ..RTS };
        let (mut a, mut b) = self.rig.pair_with(cq, 16, 1, &rts);
        if failure == Failure::RetryExceeded {
            // A peer that answers at first.
            for i in 0..5 {
                self.rig.write(&mut a, i, true);
            }
            self.rig.lab.settle();
            let rig = &mut self.rig;
            b.reset(&mut rig.dev, &mut rig.cqs, &mut |wc: Wc| rig.seen.push(wc)).expect("reset");
        }
        let (local, remote) = (self.rig.local(), self.rig.remote());
        let first = if failure == Failure::RetryExceeded { 5 } else { 0 };
        for i in first..11 {
            match (i, failure) {
                (5, Failure::LocalProtection) => {
                    self.rig.write_with(&mut a, i, false, Sge { lkey: NO_LKEY, ..local }, remote);
                }
                (5, Failure::RemoteAccess) => {
                    self.rig.write_with(&mut a, i, false, local, Remote { rkey: NO_RKEY, ..remote });
                }
                (5, Failure::RnrExceeded) => self.rig.send(&mut a, i, false),
                _ => self.rig.write(&mut a, i, i < 5),
            }
        }
        let status = match failure {
            Failure::LocalProtection => WcStatus::LocalProtection,
            Failure::RemoteAccess => WcStatus::RemoteAccess,
            Failure::RnrExceeded => WcStatus::RnrRetryExceeded,
            Failure::RetryExceeded => WcStatus::RetryExceeded,
        };
        // The failure is the device's own doing, before the drain.
        let already = self.rig.seen.len();
        self.rig.poll(cq, if already > 5 { already } else { 6 });
        let (_, rest) = self.drain(&mut a, Side::Sq);
        let mut got: Seen = self.rig.seen.iter().filter(|w| w.qpn == a.qpn()).map(|w| (w.wr_id, w.status)).collect();
        got.extend(rest);
        let mut expected = all(0..5, WcStatus::Success);
        expected.push((5, status));
        expected.extend(all(6..11, WcStatus::Flushed));
        assert_eq!(got, expected);
        self.drain_again(&mut a, Side::Sq);
        self.rig.destroy(a);
        self.rig.destroy(b);
    }

    fn shared(&mut self, others: usize) {
        let cq = self.rig.cq(1024);
        let (mut a, b) = self.rig.pair(cq, 16, 1);
        let mut pairs: Vec<_> = (0..others.div_ceil(2)).map(|_| self.rig.pair(cq, 16, 1)).collect();
        // Traffic that completes before the drain, and whose completions lie among those of the drained queue.
        for (k, (c, _)) in pairs.iter_mut().enumerate() {
            for i in 0..8 {
                self.rig.write(c, 1000 * (k as u64 + 1) + i, true);
            }
        }
        self.rig.lab.settle();
        self.rig.lab.act(Act::Hold(true));
        for i in 0..16 {
            self.rig.write(&mut a, i, false);
        }
        let (qpn, deadline) = (a.qpn(), self.rig.lab.long());
        let (result, mut seen) = self.drain_until(&mut a, Side::Sq, deadline);
        result.expect("drained");
        let own: Seen = seen.iter().filter(|w| w.qpn == qpn).map(|w| (w.wr_id, w.status)).collect();
        assert_eq!(own, all(0..16, WcStatus::Flushed));
        // The others go on as if nothing had happened.
        self.rig.lab.act(Act::Hold(false));
        for (k, (c, _)) in pairs.iter_mut().enumerate() {
            self.rig.write(c, 1000 * (k as u64 + 1) + 8, true);
        }
        self.rig.seen.clear();
        let before = seen.len() - own.len();
        self.rig.poll(cq, 9 * pairs.len() - before);
        seen.append(&mut self.rig.seen);
        for (k, (c, _)) in pairs.iter().enumerate() {
            let theirs: Seen = seen.iter().filter(|w| w.qpn == c.qpn()).map(|w| (w.wr_id, w.status)).collect();
            let base = 1000 * (k as u64 + 1);
            assert_eq!(theirs, all(base..base + 9, WcStatus::Success), "nothing of the others is lost");
        }
        for q in pairs.into_iter().flat_map(|(c, d)| [c, d]).chain([a, b]) {
            self.rig.destroy(q);
        }
    }

    fn twice(&mut self) {
        let cq = self.rig.cq(64);
        let (mut a, b) = self.rig.pair(cq, 16, 1);
        self.rig.lab.act(Act::Hold(true));
        for i in 0..4 {
            self.rig.write(&mut a, i, false);
        }
        assert_eq!(self.drain(&mut a, Side::Sq).1, all(0..4, WcStatus::Flushed));
        self.drain_again(&mut a, Side::Sq);
        // Posting in ERR is allowed and flushes; another drain sees to it.
        for i in 4..8 {
            self.rig.write(&mut a, i, false);
        }
        assert_eq!(self.drain(&mut a, Side::Sq).1, all(4..8, WcStatus::Flushed));
        self.drain_again(&mut a, Side::Sq);
        self.rig.destroy(a);
        self.rig.destroy(b);
    }

    fn in_state(&mut self, state: QpState) {
        let cq = self.rig.cq(64);
        let (mut a, b) = (self.rig.qp(cq, 8, 8), self.rig.qp(cq, 8, 8));
        let peer = b.qpn();
        let mut receives = vec![];
        if state != QpState::Reset {
            a.to_init(&mut self.rig.dev, Access::all()).expect("INIT");
            self.rig.receive(&mut a, 70);
            receives.push((70, WcStatus::Flushed));
        }
        if matches!(state, QpState::Rtr | QpState::Rts | QpState::Err) {
            let rtr = self.rig.rtr(peer);
            a.to_rtr(&mut self.rig.dev, &rtr).expect("RTR");
        }
        if matches!(state, QpState::Rts | QpState::Err) {
            a.to_rts(&mut self.rig.dev, &RTS).expect("RTS");
        }
        if state == QpState::Err {
            a.to_error(&mut self.rig.dev).expect("ERR");
            self.rig.poll(cq, 1);
            receives.clear();
        }
        assert_eq!(self.drain(&mut a, Side::Sq).1.iter().filter(|(id, _)| *id != 70).count(), 0);
        let already: Seen = self.rig.seen.iter().map(|w| (w.wr_id, w.status)).collect();
        let (_, seen) = self.drain(&mut a, Side::Rq);
        // The receive's flush may have come while the SQ was drained: once, in any case.
        assert!(seen.len() <= receives.len() || !already.is_empty());
        let ended = a.tally(&self.rig.cqs, Side::Rq);
        assert_eq!(ended.flushed, u32::from(state != QpState::Reset), "the receive is flushed once");
        self.drain_again(&mut a, Side::Sq);
        self.drain_again(&mut a, Side::Rq);
        self.rig.destroy(a);
        self.rig.destroy(b);
    }

    fn receives(&mut self, depth: u32) {
        let cq = self.rig.cq(2 * depth + 64);
        let (mut a, mut b) = self.rig.pair(cq, 4, depth);
        for i in 0..u64::from(depth) {
            self.rig.receive(&mut a, i);
        }
        let (drained, seen) = self.drain(&mut a, Side::Rq);
        assert_eq!(seen, all(0..u64::from(depth), WcStatus::Flushed));
        assert_eq!(drained.tally.flushed, depth);
        self.drain_again(&mut a, Side::Rq);
        self.reuse(&mut a, &mut b, cq);
        self.rig.destroy(a);
        self.rig.destroy(b);
    }

    fn held(&mut self, n: u64) -> (CqIndex, Qp<'a, P>, Qp<'a, P>) {
        let cq = self.rig.cq(64);
        let (mut a, b) = self.rig.pair(cq, 16, 1);
        self.rig.lab.act(Act::Hold(true));
        for i in 0..n {
            self.rig.write(&mut a, i, true);
        }
        (cq, a, b)
    }

    fn rule(&self, on: Occasion, act: Twist) {
        self.rig.lab.act(Act::Rule(Rule { on, skip: 0, count: 1, act }));
    }

    fn on_2err(&self, act: Twist) {
        self.rule(Occasion::Command { opcode: Some(Opcode::X2ERR_QP.0) }, act);
    }

    fn marker_swallowed(&mut self) {
        let (_, mut a, b) = self.held(5);
        self.rule(Occasion::Marker, Twist::Swallow);
        let deadline = self.rig.lab.short();
        let (result, seen) = self.drain_until(&mut a, Side::Sq, deadline);
        let e = result.expect_err("the marker is missing");
        assert_eq!((e.fault, e.phase, e.outstanding), (DrainFault::Deadline, Phase::Reaping, 0));
        assert_eq!((e.qpn, e.side, e.path), (a.qpn(), Side::Sq, self.way.path));
        let got: Seen = seen.iter().map(|w| (w.wr_id, w.status)).collect();
        assert_eq!(got, all(0..5, WcStatus::Flushed), "what did come was reported");
        self.rig.destroy(a);
        self.rig.destroy(b);
        assert!(self.rig.seen.is_empty(), "and nothing twice");
    }

    fn refused(&mut self) {
        let (cq, mut a, b) = self.held(5);
        self.on_2err(Twist::Refuse { status: 0x09, syndrome: 0x1234 });
        let deadline = self.rig.lab.long();
        let (result, seen) = self.drain_until(&mut a, Side::Sq, deadline);
        let e = result.expect_err("the device refuses and stays in RTS");
        assert_eq!(e.fault, DrainFault::NotInError(QpState::Rts));
        assert_eq!((e.outstanding, e.first, seen.len()), (5, 0, 0), "it names what is outstanding");
        // Nothing was lost: the next drain goes on from there.
        assert_eq!(self.drain(&mut a, Side::Sq).1, all(0..5, WcStatus::Flushed));
        let _ = cq;
        self.rig.destroy(a);
        self.rig.destroy(b);
    }

    fn stalled(&mut self) {
        let (_, mut a, b) = self.held(5);
        self.on_2err(Twist::Withhold);
        let deadline = self.rig.lab.short();
        let (result, seen) = self.drain_until(&mut a, Side::Sq, deadline);
        let e = result.expect_err("the command is not answered");
        assert_eq!((e.fault, e.phase), (DrainFault::Deadline, Phase::MovingToError));
        assert_eq!((e.outstanding, seen.len()), (5, 0));
        // The command is answered after all: the next drain takes up the same command.
        self.rig.lab.act(Act::Release);
        assert_eq!(self.drain(&mut a, Side::Sq).1, all(0..5, WcStatus::Flushed));
        self.rig.destroy(a);
        self.rig.destroy(b);
    }

    fn ignored(&mut self, outstanding: bool) {
        let cq = self.rig.cq(64);
        let (mut a, b) = self.rig.pair(cq, 16, 1);
        if outstanding {
            // A send that waits for a receive that never comes.
            for i in 0..5 {
                self.rig.send(&mut a, i, true);
            }
        }
        self.on_2err(Twist::Pretend);
        let deadline = self.rig.lab.long();
        let (result, seen) = self.drain_until(&mut a, Side::Sq, deadline);
        let e = result.expect_err("the queue is still in RTS");
        assert_eq!(e.fault, DrainFault::NotInError(QpState::Rts));
        assert_eq!((e.outstanding, seen.len()), (if outstanding { 5 } else { 0 }, 0));
        // Destroying stays possible, and reports what was posted once each.
        self.rig.destroy(a);
        let got: Seen = self.rig.seen.iter().map(|w| (w.wr_id, w.status)).collect();
        assert_eq!(got, all(0..if outstanding { 5 } else { 0 }, WcStatus::FlushedInSoftware));
        self.rig.destroy(b);
    }

    fn goes_away(mut self, moment: Moment, vanishes: bool) {
        let (_, mut a, b) = self.held(8);
        let (before, after) = if vanishes {
            (Twist::Vanish, Twist::DoThenVanish)
        } else {
            (Twist::Die { syndrome: 1 }, Twist::DoThenDie { syndrome: 1 })
        };
        let any_error = Occasion::Cqe { qpn: None, error: Some(true) };
        match moment {
            Moment::Before if vanishes => self.rig.lab.act(Act::Vanish),
            Moment::Before => self.rig.lab.act(Act::Die { syndrome: 1 }),
            Moment::AtCommand => self.on_2err(before),
            Moment::AfterCommand => self.on_2err(after),
            Moment::AtDoorbell => self.rule(Occasion::Doorbell { qpn: None }, before),
            Moment::AtCqe => {
                self.rig.lab.act(Act::Rule(Rule { on: any_error, skip: 3, count: 1, act: before }));
            }
            Moment::AtMarker => self.rule(Occasion::Marker, before),
            Moment::AfterMarker => self.rule(Occasion::Marker, after),
        }
        let (drained, seen) = self.drain(&mut a, Side::Sq);
        let ids: Vec<u64> = seen.iter().map(|(id, _)| *id).collect();
        assert_eq!(ids, (0..8).collect::<Vec<_>>(), "D4: once each, in order");
        // What the device had reported before is its own word; the rest is ours.
        let by_hardware = seen.iter().take_while(|(_, s)| *s == WcStatus::Flushed).count();
        assert!(seen[by_hardware..].iter().all(|(_, s)| *s == WcStatus::FlushedInSoftware), "{seen:?}");
        match moment {
            Moment::AfterMarker => assert_eq!((by_hardware, drained.dead), (8, None)),
            // A device that is busy flushing may find the marker in memory before its doorbell.
            Moment::AtDoorbell if drained.dead.is_none() => assert_eq!(by_hardware, 8),
            _ => {
                let reason = if vanishes { DeadReason::Gone } else { DeadReason::Fatal { syndrome: 1 } };
                assert_eq!(drained.dead, Some(reason));
            }
        }
        match moment {
            Moment::Before | Moment::AtCommand => assert_eq!(by_hardware, 0),
            Moment::AtCqe => assert_eq!(by_hardware, 3),
            Moment::AtMarker => assert_eq!(by_hardware, 8),
            _ => {}
        }
        self.drain_again(&mut a, Side::Sq);
        // Everything can be ended on a dead device.
        self.rig.dev.check_health();
        self.rig.destroy(a);
        self.rig.destroy(b);
        self.rig.finish();
    }

    fn late_cqe(&mut self) {
        let (cq, mut a, mut b) = self.held(8);
        let on = Occasion::Cqe { qpn: Some(a.qpn().0), error: Some(true) };
        self.rig.lab.act(Act::Rule(Rule { on, skip: 2, count: 1, act: Twist::Withhold }));
        let (drained, seen) = self.drain(&mut a, Side::Sq);
        let mut expected = all(0..8, WcStatus::Flushed);
        expected[2].1 = WcStatus::CompletionLost;
        assert_eq!(seen, expected, "the missing one is reported in its place");
        assert_eq!((drained.tally.flushed, drained.tally.lost), (7, 1));
        // It comes after all.
        self.rig.lab.act(Act::Release);
        self.rig.lab.settle();
        let stale = a.tally(&self.rig.cqs, Side::Sq).stale;
        self.drain_again_with_cqes(&mut a, cq);
        assert_eq!(a.tally(&self.rig.cqs, Side::Sq).stale, stale + 1, "recognised and dropped");
        self.reuse(&mut a, &mut b, cq);
        self.rig.destroy(a);
        self.rig.destroy(b);
    }

    /// Polls without anything to report.
    fn drain_again_with_cqes(&mut self, a: &mut Qp<'a, P>, cq: CqIndex) {
        self.rig.cqs.poll(cq, 64, &mut |wc: Wc| panic!("reported twice: {wc:?}")).expect("polled");
        self.drain_again(a, Side::Sq);
    }

    fn duplicated(&mut self) {
        let (cq, mut a, mut b) = self.held(8);
        let on = Occasion::Cqe { qpn: Some(a.qpn().0), error: None };
        self.rig.lab.act(Act::Rule(Rule { on, skip: 0, count: 64, act: Twist::Duplicate }));
        assert_eq!(self.drain(&mut a, Side::Sq).1, all(0..8, WcStatus::Flushed), "each once");
        self.rig.lab.settle();
        self.rig.cqs.poll(cq, 64, &mut |wc: Wc| panic!("reported twice: {wc:?}")).expect("polled");
        let stale = a.tally(&self.rig.cqs, Side::Sq).stale;
        assert_eq!(stale, 9, "the second of each, the marker's too");
        self.reuse(&mut a, &mut b, cq);
        self.rig.destroy(a);
        self.rig.destroy(b);
    }

    fn forged(&mut self) {
        let (_, mut a, b) = self.held(8);
        let unknown = self.rig.cqs.unknown_cqes();
        let forge = |tag, counter, opcode, qpn| Act::ForgeCqe { cqn: 0x400, tag, counter, opcode, syndrome: 5, qpn };
        let own = a.tag().0;
        self.rig.lab.act(forge(0x00ab_cdef, 0, 0, 0x00ab_cdef));
        self.rig.lab.act(forge(own ^ (1 << 20), 0, 0xd, a.qpn().0));
        self.rig.lab.act(forge(own, 500, 0xd, a.qpn().0));
        self.rig.lab.act(forge(own, 0, 0xe, a.qpn().0));
        self.rig.lab.act(forge(own, 0x8000, 0x7, a.qpn().0));
        let (drained, seen) = self.drain(&mut a, Side::Sq);
        assert_eq!(seen, all(0..8, WcStatus::Flushed));
        assert_eq!(self.rig.cqs.unknown_cqes() - unknown, 2, "no queue has these tags");
        assert!(drained.tally.stale >= 2, "{drained:?}");
        self.drain_again(&mut a, Side::Sq);
        self.rig.destroy(a);
        self.rig.destroy(b);
    }

    fn same_number(&mut self) {
        let (cq, mut a, b) = self.held(8);
        let number = a.qpn();
        let on = Occasion::Cqe { qpn: Some(number.0), error: Some(true) };
        self.rig.lab.act(Act::Rule(Rule { on, skip: 5, count: 3, act: Twist::Withhold }));
        // Three flush CQEs are missing, so the marker's says that they are lost.
        let (_, seen) = self.drain(&mut a, Side::Sq);
        let mut expected = all(0..8, WcStatus::Flushed);
        expected[5..].iter_mut().for_each(|e| e.1 = WcStatus::CompletionLost);
        assert_eq!(seen, expected);
        self.rig.destroy(a);
        self.rig.lab.act(Act::Hold(false));
        self.rig.lab.act(Act::NextQpn(number.0));
        let mut c = self.rig.qp(cq, 16, 1);
        assert_eq!(c.qpn(), number, "the same number");
        let mut peer = b;
        let seen = &mut self.rig.seen;
        peer.reset(&mut self.rig.dev, &mut self.rig.cqs, &mut |wc: Wc| seen.push(wc)).expect("reset");
        let (qc, qp): (Qpn, Qpn) = (c.qpn(), peer.qpn());
        self.rig.up(&mut c, qp, &RTS);
        self.rig.up(&mut peer, qc, &RTS);
        self.rig.lab.act(Act::Hold(true));
        self.rig.write(&mut c, 0xb0, true);
        // The old CQEs come now: they name the number, and the place, of the new queue's first requests.
        let unknown = self.rig.cqs.unknown_cqes();
        self.rig.lab.act(Act::Release);
        self.rig.lab.settle();
        self.rig.seen.clear();
        self.rig.cqs.poll(cq, 64, &mut |wc: Wc| panic!("credited to the new queue: {wc:?}")).expect("polled");
        assert_eq!(self.rig.cqs.unknown_cqes() - unknown, 3);
        assert_eq!(c.free_send_units(), 15);
        self.rig.lab.act(Act::Hold(false));
        self.rig.poll(cq, 1);
        assert_eq!((self.rig.seen[0].wr_id, self.rig.seen[0].status), (0xb0, WcStatus::Success));
        self.rig.destroy(c);
        self.rig.destroy(peer);
    }
}
