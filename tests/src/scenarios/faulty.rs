//! Scenarios on a device that refuses, stalls, lies, dies or vanishes.

use super::{Moment, Seen, Stage, all};
use crate::lab::Lab;
use crate::rig::RTS;
use scupper_emu::{Act, Occasion, Rule, Twist};
use scupper_hw::cmd_queue::Opcode;
use scupper_mlx5::Qp;
use scupper_verbs::cq_alloc::CqIndex;
use scupper_verbs::drain::{DeadReason, DrainFault, Phase};
use scupper_verbs::qp_state::QpState;
use scupper_verbs::{Qpn, Side, Wc, WcStatus};

impl<'a, P: Lab> Stage<'a, P> {
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

    pub(super) fn marker_swallowed(&mut self) {
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

    pub(super) fn refused(&mut self) {
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

    pub(super) fn stalled(&mut self) {
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

    pub(super) fn ignored(&mut self, outstanding: bool) {
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

    pub(super) fn goes_away(mut self, moment: Moment, vanishes: bool) {
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

    pub(super) fn late_cqe(&mut self) {
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

    pub(super) fn duplicated(&mut self) {
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

    pub(super) fn forged(&mut self) {
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

    pub(super) fn same_number(&mut self) {
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
