use super::*;
use crate::ids::Qpn;
use crate::qp_state::Side;
use crate::wc::{Wc, WcFlags, WcOpcode, WcStatus};
extern crate std;
use std::vec::Vec;

const QPN: Qpn = Qpn(7);

fn cqe(counter: u16, status: WcStatus) -> Completion {
    Completion {
        tag: 0,
        side: Side::Sq,
        counter,
        status,
        opcode: WcOpcode::Unknown,
        flags: WcFlags::empty(),
        byte_len: 0,
        imm: 0,
        syndrome: 0,
        vendor_syndrome: 0,
    }
}

fn with_books(units: usize, test: impl FnOnce(Producer<'_>, Consumer<'_>)) {
    let mut books = Books::new();
    let mut slots: Vec<Slot> = (0..units).map(|_| Slot::new()).collect();
    let (p, c) = QueueMemory::new(&mut books, &mut slots).open(units as u32, units as u32 - 1, 1, 1);
    test(p, c);
}

#[test]
fn unsignalled_success_is_carried_by_the_next_report() {
    with_books(16, |mut p, mut c| {
        for i in 0..8u64 {
            p.fits(1).unwrap();
            p.enter(i, 1, i == 7, i == 7);
        }
        p.publish();
        let mut got = Vec::new();
        c.complete(QPN, &cqe(7, WcStatus::Success), &mut |wc: Wc| got.push((wc.wr_id, wc.implied)));
        assert_eq!(got, [(7, 7)]);
        assert_eq!(c.tally().completed, 8);
        assert_eq!(p.free(), 7, "not before the device knows that the CQEs are consumed");
        c.publish();
        assert_eq!(p.free(), 15);
    });
}

#[test]
fn a_flush_reports_every_request_and_a_gap_after_it_is_a_loss() {
    with_books(16, |mut p, mut c| {
        for i in 0..6u64 {
            p.enter(i, 1, false, false);
        }
        p.publish();
        let mut got = Vec::new();
        let mut sink = |wc: Wc| got.push((wc.wr_id, wc.status, wc.implied));
        c.complete(QPN, &cqe(2, WcStatus::LocalProtection), &mut sink);
        c.complete(QPN, &cqe(3, WcStatus::Flushed), &mut sink);
        c.complete(QPN, &cqe(5, WcStatus::Flushed), &mut sink);
        assert_eq!(
            got,
            [
                (2, WcStatus::LocalProtection, 2),
                (3, WcStatus::Flushed, 0),
                (4, WcStatus::CompletionLost, 0),
                (5, WcStatus::Flushed, 0),
            ]
        );
        assert!(c.owes_cqes());
    });
}

#[test]
fn a_swallowed_completion_is_noticed_at_the_next_one() {
    with_books(16, |mut p, mut c| {
        for i in 0..4u64 {
            p.enter(i, 1, i != 1, i != 1);
        }
        p.publish();
        let mut got = Vec::new();
        let mut sink = |wc: Wc| got.push((wc.wr_id, wc.status, wc.implied));
        c.complete(QPN, &cqe(3, WcStatus::Success), &mut sink);
        c.complete(QPN, &cqe(2, WcStatus::Success), &mut sink);
        assert_eq!(
            got,
            [(0, WcStatus::CompletionLost, 0), (2, WcStatus::CompletionLost, 1), (3, WcStatus::Success, 0),]
        );
        assert_eq!(c.tally().stale, 1, "the late one is dropped");
    });
}

#[test]
fn what_is_not_outstanding_is_stale() {
    with_books(8, |mut p, mut c| {
        let mut got = 0;
        let mut sink = |_: Wc| got += 1;
        c.complete(QPN, &cqe(0, WcStatus::Success), &mut sink);
        p.enter(1, 3, true, true);
        p.publish();
        for counter in [1, 2, 3, 0xffff] {
            c.complete(QPN, &cqe(counter, WcStatus::Success), &mut sink);
        }
        c.complete(QPN, &cqe(0, WcStatus::Success), &mut sink);
        c.complete(QPN, &cqe(0, WcStatus::Success), &mut sink);
        assert_eq!(got, 1);
        assert_eq!(c.tally().stale, 6);
    });
}

#[test]
fn the_markers_unit_is_never_lent() {
    with_books(8, |mut p, mut c| {
        for i in 0..7 {
            p.fits(1).unwrap();
            p.enter(i, 1, true, true);
        }
        assert_eq!(p.fits(1), Err(Full { wanted: 1, free: 0, room: 7 }));
        p.publish();
        assert_eq!(p.enter_marker(), Some(7));
        assert_eq!(p.enter_marker(), None);
        assert_eq!(c.marker(7), None);
        p.publish();
        let mut got = Vec::new();
        let n = c.flush(QPN, Side::Sq, &mut |wc: Wc| got.push(wc.wr_id));
        assert_eq!((n, got), (7, (0..7).collect()));
        assert_eq!(c.marker(7), Some(Marker::Flushed));
        let stale = c.tally().stale;
        c.complete(QPN, &cqe(3, WcStatus::Success), &mut |wc: Wc| panic!("flushed before: {wc:?}"));
        assert_eq!(c.tally().stale, stale + 1, "a late CQE finds nothing outstanding");
        assert_eq!(p.enter_marker(), Some(8), "an empty queue takes another");
        assert_eq!(c.outstanding(), 0);
    });
}

#[test]
fn indices_wrap_past_sixteen_and_thirty_two_bits() {
    with_books(4, |mut p, mut c| {
        p.head = u32::MAX - 1;
        c.tail = u32::MAX - 1;
        p.tail = u32::MAX - 1;
        p.ring.books.set_tail(u32::MAX - 1);
        p.ring.books.set_head(u32::MAX - 1);
        let mut got = Vec::new();
        for i in 0..100_000u64 {
            p.fits(1).unwrap();
            let counter = p.head() as u16;
            p.enter(i, 1, true, true);
            p.publish();
            c.complete(QPN, &cqe(counter, WcStatus::Success), &mut |wc: Wc| got.push(wc.wr_id));
            c.publish();
        }
        assert!(got.iter().copied().eq(0..100_000));
    });
}

#[test]
fn a_queue_of_one_asks_every_time() {
    let (mut books, mut slots) = (Books::new(), [const { Slot::new() }; 2]);
    let (p, _c) = QueueMemory::new(&mut books, &mut slots).open(2, 1, 1, 1);
    assert!(p.must_ask(1));
    let (mut books, mut slots) = (Books::new(), [const { Slot::new() }; 8]);
    let (p, _c) = QueueMemory::new(&mut books, &mut slots).open(8, 4, 4, 1);
    assert!(p.must_ask(1), "behind this one the largest does not fit");
}

#[test]
fn space_always_comes_back_even_if_nothing_is_signalled() {
    with_books(16, |mut p, _| {
        let mut asked = 0;
        for i in 0..15 {
            let ask = p.must_ask(1);
            asked += u32::from(ask);
            p.enter(i, 1, ask, false);
        }
        assert!(asked >= 3, "asked {asked} times in a full ring");
    });
}
