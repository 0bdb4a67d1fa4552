//! The drain scenarios: one table, run on every platform, by both paths, blocking and step by step.
//!
//! Each checks the contract with exact ids in exact order: what was outstanding gets one outcome each (D1), in time (D2),
//! honestly counted (D3), on dead devices too (D4); afterwards nothing is left over (D5) and draining again returns at
//! once (D6).

mod faulty;
mod orderly;

use crate::lab::Lab;
use crate::rig::{RTS, Rig};
use core::time::Duration;
use scupper_emu::Act;
use scupper_mlx5::Qp;
use scupper_platform::Deadline;
use scupper_verbs::cq_alloc::CqIndex;
use scupper_verbs::drain::{Drain, DrainError, DrainPath, Drained, drain};
use scupper_verbs::qp_state::QpState;
use scupper_verbs::{Side, Wc, WcStatus};

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
}
