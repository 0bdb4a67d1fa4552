//! Faults of the field: DRAIN and STALE. What `docs/faults.md` lists under those names.

use core::time::Duration;
use scupper_emu::{Act, Occasion, Rule, Twist};
use scupper_hw::cmd_queue::Opcode;
use scupper_mlx5::{Access, PostError};
use scupper_platform::Deadline;
use scupper_tests::Rig;
use scupper_tests::lab::{Lab, in_process};
use scupper_tests::rig::{NO_LKEY, RTS};
use scupper_verbs::{Payload, QpState, RecvWr, SendFlags, SendOp, SendWr, Sge, Side, Wc, WcStatus};

#[test]
fn drain_4_unsignalled_requests_are_reported_when_they_fail_or_are_flushed() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(32);
        let (mut a, b) = rig.pair(cq, 16, 1);
        let local = rig.local();
        for id in 1..=13 {
            let sge = if id == 3 { Sge { lkey: NO_LKEY, ..local } } else { local };
            rig.write_with(&mut a, id, id % 8 == 0, sge, rig.remote());
        }
        lab.settle();
        let mut got = Vec::new();
        let deadline = lab.long();
        rig.dev
            .drain_sq(&mut rig.cqs, &mut a, deadline, &mut |wc: Wc| got.push((wc.wr_id, wc.status, wc.implied)))
            .unwrap();
        let mut expected = vec![(3, WcStatus::LocalProtection, 2)];
        expected.extend((4..=13).map(|id| (id, WcStatus::Flushed, 0)));
        assert_eq!(got, expected, "1 and 2 succeed silently, 3 fails, the rest is flushed");
        rig.destroy(a);
        rig.destroy(b);
        rig.finish();
    });
}

#[test]
fn drain_5_posting_is_refused_or_flushed_by_state_and_never_half_done() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(256);
        for state in [QpState::Reset, QpState::Init, QpState::Rtr, QpState::Rts, QpState::Err] {
            let (mut a, b) = (rig.qp(cq, 8, 8), rig.qp(cq, 8, 8));
            let rtr = rig.rtr(b.qpn());
            let steps = QpState::ALL.iter().position(|s| *s == state).unwrap();
            if steps >= 1 {
                a.to_init(&mut rig.dev, Access::all()).unwrap();
            }
            if steps >= 2 {
                a.to_rtr(&mut rig.dev, &rtr).unwrap();
            }
            if steps >= 3 {
                a.to_rts(&mut rig.dev, &RTS).unwrap();
            }
            if state == QpState::Err {
                a.to_error(&mut rig.dev).unwrap();
            }
            let (sends, receives) = (a.free_send_units(), a.free_recv());
            let send = SendWr { id: 1, op: SendOp::Nop, flags: SendFlags::SIGNALED };
            let sent = a.post_send(&send);
            let received = a.post_recv(&RecvWr { id: 2, sges: &[] });
            let refused = |side| PostError::BadState { side, state };
            match state {
                QpState::Rts | QpState::Err => assert_eq!(sent, Ok(())),
                _ => assert_eq!(sent, Err(refused(Side::Sq))),
            }
            match state {
                QpState::Reset => assert_eq!(received, Err(refused(Side::Rq))),
                _ => assert_eq!(received, Ok(())),
            }
            assert_eq!(a.free_send_units(), sends - u32::from(sent.is_ok()), "a refused post leaves the ring alone");
            assert_eq!(a.free_recv(), receives - u32::from(received.is_ok()));
            rig.seen.clear();
            if state == QpState::Err {
                rig.poll(cq, 2);
                assert!(rig.seen.iter().all(|w| w.status == WcStatus::Flushed), "{:?}", rig.seen);
            }
            if state == QpState::Err {
                // Full in ERR is "full", never "bad state".
                while a.free_send_units() > 0 {
                    a.post_send(&send).unwrap();
                }
                assert!(matches!(a.post_send(&send), Err(PostError::Full(_))));
            }
            rig.destroy(a);
            rig.destroy(b);
        }
        rig.finish();
    });
}

#[test]
fn drain_6_receives_used_and_unused_are_reported_at_destroy_once_each() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(128);
        let (mut a, mut b) = rig.pair(cq, 8, 32);
        for id in 0..16 {
            rig.receive(&mut b, id);
        }
        for id in 100..103 {
            rig.send(&mut a, id, false);
        }
        lab.settle();
        // Nothing is polled before.
        rig.destroy(b);
        let got: Vec<_> = rig.seen.iter().filter(|w| w.side == Side::Rq).map(|w| (w.wr_id, w.status)).collect();
        let mut expected: Vec<_> = (0..3).map(|id| (id, WcStatus::Success)).collect();
        expected.extend((3..16).map(|id| (id, WcStatus::FlushedInSoftware)));
        assert_eq!(got, expected);
        rig.destroy(a);
        rig.finish();
    });
}

#[test]
fn drain_6_flush_cqes_in_chunks_with_pauses_are_all_waited_for() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(128);
        let (mut a, b) = rig.pair(cq, 8, 32);
        for id in 0..32 {
            rig.receive(&mut a, id);
        }
        // Every fourth flush CQE is 5 ms late, and with it come those behind it.
        for chunk in 0..8 {
            let on = Occasion::Cqe { qpn: Some(a.qpn().0), error: Some(true) };
            let rule =
                Rule { on, skip: 4 * chunk, count: 4, act: Twist::Delay { ns: 5_000_000 * u64::from(chunk + 1) } };
            lab.act(Act::Rule(rule));
        }
        let mut got = Vec::new();
        let deadline = lab.long();
        rig.dev.drain_rq(&mut rig.cqs, &mut a, deadline, &mut |wc: Wc| got.push(wc.wr_id)).unwrap();
        assert_eq!(got, (0..32).collect::<Vec<_>>());
        rig.destroy(a);
        rig.destroy(b);
        rig.finish();
    });
}

#[test]
fn drain_7_a_wait_ends_on_errors_as_on_successes() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(64);
        let (mut a, b) = rig.pair(cq, 16, 1);
        let on = Occasion::Cqe { qpn: Some(a.qpn().0), error: None };
        lab.act(Act::Rule(Rule { on, skip: 4, count: 1, act: Twist::Syndrome { syndrome: 0x15, vendor: 0x81 } }));
        lab.act(Act::Hold(true));
        for id in 0..10 {
            rig.write(&mut a, id, true);
        }
        lab.act(Act::Hold(false));
        rig.poll(cq, 5);
        assert_eq!((rig.seen[4].wr_id, rig.seen[4].status, rig.seen[4].syndrome), (4, WcStatus::RetryExceeded, 0x15));
        let deadline = lab.long();
        let mut rest = Vec::new();
        rig.dev.drain_sq(&mut rig.cqs, &mut a, deadline, &mut |wc: Wc| rest.push(wc.wr_id)).unwrap();
        assert_eq!(rest.len() + rig.seen.len(), 10, "each of the ten once: {rest:?}");
        rig.destroy(a);
        rig.destroy(b);
        rig.finish();
    });
}

#[test]
fn a_drain_is_bounded_while_other_queues_never_stop_completing() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(256);
        let (mut a, b) = rig.pair(cq, 16, 1);
        let (mut c, d) = rig.pair(cq, 16, 1);
        lab.act(Act::Rule(Rule { on: Occasion::Marker, skip: 0, count: 1, act: Twist::Swallow }));
        let (local, remote) = (rig.local(), rig.remote());
        let write = SendWr { id: 9, op: SendOp::Write(remote, Payload::Sges(&[local])), flags: SendFlags::SIGNALED };
        c.post_send(&write).unwrap();
        let deadline = Deadline::after(scupper_platform::Platform::now(lab), Duration::from_millis(20));
        // The other queue posts again on each of its completions, for longer than the deadline.
        let mut sink = |wc: Wc| {
            if wc.qpn == c.qpn() {
                let _ = c.post_send(&write);
            }
        };
        let result = rig.dev.drain_sq(&mut rig.cqs, &mut a, deadline, &mut sink);
        assert!(result.is_err());
        let late = scupper_platform::Platform::now(lab).since(deadline.instant());
        assert!(late < Duration::from_millis(20), "D2: {late:?} late");
        for q in [a, b, c, d] {
            rig.destroy(q);
        }
        rig.finish();
    });
}

#[test]
fn a_drain_is_bounded_while_firmware_does_not_answer_about_pages() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(64);
        let (mut a, b) = rig.pair(cq, 16, 1);
        lab.act(Act::Rule(Rule { on: Occasion::Marker, skip: 0, count: 1, act: Twist::Swallow }));
        let on = Occasion::Command { opcode: Some(0x108) };
        lab.act(Act::Rule(Rule { on, skip: 0, count: 1, act: Twist::Withhold }));
        lab.act(Act::Pages(8));
        let deadline = lab.short();
        let result = rig.dev.drain_sq(&mut rig.cqs, &mut a, deadline, &mut |_: Wc| ());
        assert!(result.is_err());
        let late = scupper_platform::Platform::now(lab).since(deadline.instant());
        assert!(late < Duration::from_millis(20), "D2: {late:?} late");
        lab.act(Act::Clear);
        rig.destroy(a);
        rig.destroy(b);
        rig.finish();
    });
}

#[test]
fn requests_posted_after_a_drain_that_gave_up_are_drained_by_the_next() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(64);
        let (mut a, b) = rig.pair(cq, 16, 1);
        lab.act(Act::Rule(Rule { on: Occasion::Marker, skip: 0, count: 1, act: Twist::Withhold }));
        let short = lab.short();
        assert!(rig.dev.drain_sq(&mut rig.cqs, &mut a, short, &mut |_: Wc| ()).is_err());
        rig.write(&mut a, 77, true);
        // The first marker's CQE comes late, in front of the new request's.
        lab.act(Act::Release);
        let mut got = Vec::new();
        let long = lab.long();
        rig.dev.drain_sq(&mut rig.cqs, &mut a, long, &mut |wc: Wc| got.push(wc.wr_id)).unwrap();
        assert_eq!(got, [77], "the old marker does not end the new drain");
        rig.destroy(a);
        rig.destroy(b);
        rig.finish();
    });
}

#[test]
fn a_doorbell_that_was_not_heard_is_rung_again() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(64);
        // Without an RQ the device looks at the queue only when it is rung.
        let (mut a, b) = rig.pair(cq, 16, 0);
        lab.act(Act::Rule(Rule { on: Occasion::Doorbell { qpn: None }, skip: 0, count: 1, act: Twist::Swallow }));
        let long = lab.long();
        rig.dev.drain_sq(&mut rig.cqs, &mut a, long, &mut |_: Wc| ()).unwrap();
        rig.destroy(a);
        rig.destroy(b);
        rig.finish();
    });
}

#[test]
fn a_late_2err_does_not_hit_the_next_life() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(64);
        let (mut a, mut b) = rig.pair(cq, 16, 1);
        let on = Occasion::Command { opcode: Some(0x507) };
        lab.act(Act::Rule(Rule { on, skip: 0, count: 1, act: Twist::Withhold }));
        let short = lab.short();
        assert!(rig.dev.drain_sq(&mut rig.cqs, &mut a, short, &mut |_: Wc| ()).is_err());
        for q in [&mut a, &mut b] {
            q.reset(&mut rig.dev, &mut rig.cqs, &mut |_: Wc| ()).unwrap();
        }
        let (qa, qb) = (a.qpn(), b.qpn());
        rig.up(&mut a, qb, &RTS);
        rig.up(&mut b, qa, &RTS);
        lab.act(Act::Release);
        lab.settle();
        assert_eq!(a.query_state(&mut rig.dev), Ok(QpState::Rts));
        rig.write(&mut a, 5, true);
        rig.poll(cq, 1);
        assert_eq!(rig.seen[0].status, WcStatus::Success);
        rig.destroy(a);
        rig.destroy(b);
        rig.finish();
    });
}

#[test]
fn a_command_that_timed_out_does_not_hit_the_next_life() {
    // 2ERR by a drain and by hand, and 2RST: each is answered only when the queue pair is in its next life.
    for (opcode, by_drain) in [(Opcode::X2ERR_QP, true), (Opcode::X2ERR_QP, false), (Opcode::X2RST_QP, false)] {
        in_process(|lab| {
            let mut rig = Rig::new(lab);
            let cq = rig.cq(64);
            let (mut a, mut b) = rig.pair(cq, 16, 1);
            let on = Occasion::Command { opcode: Some(opcode.0) };
            lab.act(Act::Rule(Rule { on, skip: 0, count: 1, act: Twist::Withhold }));
            let mut quiet = |_: Wc| ();
            let timed_out = match (opcode, by_drain) {
                (_, true) => rig.dev.drain_sq(&mut rig.cqs, &mut a, lab.long(), &mut quiet).is_err(),
                (Opcode::X2ERR_QP, false) => a.to_error(&mut rig.dev).is_err(),
                _ => a.reset(&mut rig.dev, &mut rig.cqs, &mut quiet).is_err(),
            };
            assert!(timed_out, "{opcode} is not answered");
            for q in [&mut a, &mut b] {
                q.reset(&mut rig.dev, &mut rig.cqs, &mut quiet).expect("a new life");
            }
            let (qa, qb) = (a.qpn(), b.qpn());
            rig.up(&mut a, qb, &RTS);
            rig.up(&mut b, qa, &RTS);
            lab.act(Act::Release);
            lab.settle();
            assert_eq!(a.query_state(&mut rig.dev), Ok(QpState::Rts), "{opcode}, by a drain: {by_drain}");
            rig.write(&mut a, 5, true);
            rig.poll(cq, 1);
            assert_eq!(rig.seen[0].status, WcStatus::Success);
            rig.destroy(a);
            rig.destroy(b);
            rig.finish();
        });
    }
}

#[test]
fn many_drains_at_a_time_all_end() {
    in_process(|lab| {
        use scupper_verbs::drain::{Drain, DrainPath};
        let mut rig = Rig::new(lab);
        let cq = rig.cq(256);
        // As many slow commands at a time as there are queue pairs.
        let mut qps: Vec<_> = (0..8).map(|_| rig.pair(cq, 4, 4)).flat_map(|(a, b)| [a, b]).collect();
        let on = Occasion::Command { opcode: Some(0x507) };
        lab.act(Act::Rule(Rule { on, skip: 0, count: 64, act: Twist::Delay { ns: 3_000_000 } }));
        let deadline = lab.long();
        let (dev, cqs) = (&mut rig.dev, &mut rig.cqs);
        let mut drains: Vec<_> = qps
            .iter_mut()
            .map(|q| Some(Drain::begin(&*dev, &*cqs, q, Side::Sq, DrainPath::Hardware, deadline)))
            .collect();
        let mut ended = 0;
        while ended < 16 {
            for drain in &mut drains {
                if let Some(d) = drain
                    && let Some(result) = d.poll(dev, cqs, &mut |_: Wc| ())
                {
                    result.unwrap();
                    ended += 1;
                    *drain = None;
                }
            }
            scupper_platform::Platform::pause(lab);
        }
        drop(drains);
        lab.act(Act::Clear);
        for q in qps {
            rig.destroy(q);
        }
        rig.finish();
    });
}

#[test]
fn stale_1_cqes_of_a_destroyed_queue_and_of_none_are_dropped_and_the_others_lose_nothing() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(64);
        let (mut a, b) = rig.pair(cq, 8, 1);
        let (mut c, d) = rig.pair(cq, 8, 1);
        let on = Occasion::Cqe { qpn: Some(a.qpn().0), error: None };
        lab.act(Act::Rule(Rule { on, skip: 0, count: 4, act: Twist::Withhold }));
        for id in 0..4 {
            rig.write(&mut a, id, true);
            rig.write(&mut c, 100 + id, true);
        }
        lab.settle();
        let qc = c.qpn();
        rig.destroy(a);
        lab.act(Act::ForgeCqe { cqn: 0x400, tag: 0xab_cdef, counter: 0, opcode: 0, syndrome: 0, qpn: 0xab_cdef });
        lab.act(Act::Release);
        lab.settle();
        for id in 4..8 {
            rig.write(&mut c, 100 + id, true);
        }
        let unknown = rig.cqs.unknown_cqes();
        while rig.seen.iter().filter(|w| w.qpn == qc).count() < 8 {
            let n = rig.seen.len() + 1;
            rig.poll(cq, n);
        }
        let theirs: Vec<u64> = rig.seen.iter().filter(|w| w.qpn == qc).map(|w| w.wr_id).collect();
        assert_eq!(theirs, (100..108).collect::<Vec<_>>());
        assert_eq!(rig.cqs.unknown_cqes() - unknown, 5);
        for q in [b, c, d] {
            rig.destroy(q);
        }
        rig.finish();
    });
}

#[test]
fn stale_3_a_thousand_stops_and_starts_leave_nothing_behind() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(64);
        let (mut a, mut b) = rig.pair(cq, 32, 1);
        let mut rng = oorandom::Rand32::new(7);
        for round in 0..1000u64 {
            let n = 1 + u64::from(rng.rand_range(0..32));
            let polled = rng.rand_range(0..n as u32 + 1) as usize;
            for i in 0..n {
                rig.write(&mut a, round * 100 + i, true);
            }
            rig.seen.clear();
            rig.poll(cq, polled);
            let mut rest = Vec::new();
            for q in [&mut a, &mut b] {
                q.reset(&mut rig.dev, &mut rig.cqs, &mut |wc: Wc| rest.push(wc)).unwrap();
            }
            let ids: Vec<u64> = rig.seen.iter().chain(&rest).map(|w| w.wr_id - round * 100).collect();
            assert_eq!(ids, (0..n).collect::<Vec<_>>(), "round {round}");
            let (qa, qb) = (a.qpn(), b.qpn());
            rig.up(&mut a, qb, &RTS);
            rig.up(&mut b, qa, &RTS);
        }
        rig.destroy(a);
        rig.destroy(b);
        rig.finish();
    });
}
