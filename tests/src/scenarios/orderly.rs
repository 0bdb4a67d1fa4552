//! Scenarios on a device that does what it should.

use super::{Failure, Seen, Stage, all};
use crate::lab::Lab;
use crate::rig::{NO_LKEY, NO_RKEY, RTS};
use scupper_emu::Act;
use scupper_mlx5::Access;
use scupper_mlx5::qp::RtsAttr;
use scupper_verbs::qp_state::QpState;
use scupper_verbs::{Remote, Sge, Side, Wc, WcStatus};

impl<'a, P: Lab> Stage<'a, P> {
    pub(super) fn empty(&mut self) {
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

    pub(super) fn outstanding(&mut self, depth: u32, signal: u32) {
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

    pub(super) fn full(&mut self) {
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

    pub(super) fn half_done(&mut self) {
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

    pub(super) fn fails(&mut self, failure: Failure) {
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

    pub(super) fn shared(&mut self, others: usize) {
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

    pub(super) fn twice(&mut self) {
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

    pub(super) fn in_state(&mut self, state: QpState) {
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

    pub(super) fn receives(&mut self, depth: u32) {
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
}
