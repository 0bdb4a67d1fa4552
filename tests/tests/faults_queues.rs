//! Faults of the field: CQ, SQ, ORDER and STATE. What `docs/faults.md` lists under those names.

use scupper_emu::{Act, Occasion, Rule, Twist};
use scupper_mlx5::device::Error;
use scupper_mlx5::{Access, PostError, QpCaps};
use scupper_tests::Rig;
use scupper_tests::lab::{Lab, in_process};
use scupper_tests::rig::{NO_LKEY, RTS, queue_memory};
use scupper_verbs::cq_alloc::CqAllocError;
use scupper_verbs::qp_state::Move;
use scupper_verbs::{Payload, QpState, SendFlags, SendOp, SendWr, Sge, Wc, WcStatus};

#[test]
fn cq_1_queues_whose_worst_case_does_not_fit_are_refused() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let small = rig.cq(16);
        let a = rig.qp(small, 8, 0);
        let init = rig.init(small, 8, 0);
        let (e, _) = rig.dev.create_qp(&mut rig.cqs, init).expect_err("8 + 8 flushes and 2 markers do not fit 16");
        assert_eq!(e, Error::CqAlloc(CqAllocError::Full { wanted: 9, free: 7 }));
        rig.destroy(a);
        let cq = rig.cq(32);
        let (mut a, mut b) = (rig.qp(cq, 8, 0), rig.qp(cq, 8, 0));
        let (qa, qb) = (a.qpn(), b.qpn());
        rig.up(&mut a, qb, &RTS);
        rig.up(&mut b, qa, &RTS);
        lab.act(Act::Hold(true));
        for id in 0..8 {
            rig.write(&mut a, id, false);
            rig.write(&mut b, 10 + id, false);
        }
        a.to_error(&mut rig.dev).unwrap();
        b.to_error(&mut rig.dev).unwrap();
        lab.settle();
        rig.poll(cq, 16);
        assert!(rig.seen.iter().all(|w| w.status == WcStatus::Flushed));
        rig.destroy(a);
        rig.destroy(b);
        rig.finish();
    });
}

#[test]
fn cq_1_a_cq_never_overruns_though_its_owner_posts_from_inside_the_poll() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(32);
        let (mut a, b) = rig.pair(cq, 16, 1);
        let write = SendWr {
            id: 1,
            op: SendOp::Write(rig.remote(), Payload::Sges(&[rig.local()])),
            flags: SendFlags::SIGNALED,
        };
        for _ in 0..16 {
            a.post_send(&write).unwrap();
        }
        lab.settle();
        for _ in 0..100 {
            // What is freed by a completion is not free before the device knows that the CQE is consumed.
            rig.cqs.poll(cq, 256, &mut |_: Wc| while a.post_send(&write).is_ok() {}).expect("no overrun");
            lab.settle();
        }
        assert!(rig.cqs.cq(cq).is_ok());
        rig.dev.poll_events(&mut rig.cqs);
        assert!(!scupper_verbs::CompletionQueue::has_failed(rig.cqs.cq(cq).unwrap()));
        rig.destroy(a);
        rig.destroy(b);
        rig.finish();
    });
}

#[test]
fn cq_1_an_overrun_is_reported_by_every_queue_on_the_cq() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(64);
        let (mut a, mut b) = rig.pair(cq, 8, 1);
        lab.act(Act::Hold(true));
        for id in 0..4 {
            rig.write(&mut a, id, true);
        }
        lab.act(Act::BreakCq { cqn: 0x400 });
        for q in [&mut a, &mut b] {
            let deadline = lab.short();
            let e = rig.dev.drain_sq(&mut rig.cqs, q, deadline, &mut |_: Wc| ()).expect_err("the CQ has failed");
            assert!(matches!(e.fault, scupper_verbs::drain::DrainFault::CqFailed(_)), "{e}");
        }
        assert_eq!(
            rig.cqs.request_in(cq, 1).map(|_| ()),
            Err(CqAllocError::CqFailed { cqn: scupper_verbs::Cqn(0x400) })
        );
        rig.destroy(a);
        rig.destroy(b);
        let ids: Vec<_> = rig.seen.iter().map(|w| (w.wr_id, w.status)).collect();
        assert_eq!(ids, (0..4).map(|i| (i, WcStatus::FlushedInSoftware)).collect::<Vec<_>>());
        // Its number, given to a new CQ, is not taken for the failed one's.
        rig.dev.destroy_cq(&mut rig.cqs, cq).unwrap();
        lab.act(Act::Hold(false));
        let again = rig.cq(64);
        rig.dev.poll_events(&mut rig.cqs);
        let (mut c, d) = rig.pair(again, 8, 1);
        rig.seen.clear();
        rig.write(&mut c, 1, true);
        rig.poll(again, 1);
        rig.destroy(c);
        rig.destroy(d);
        rig.finish();
    });
}

#[test]
fn cq_2_arming_writes_the_consumer_index_it_means() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(8);
        let (mut a, b) = rig.pair(cq, 4, 0);
        for round in 0..300 {
            for id in 0..3 {
                rig.write(&mut a, id, true);
            }
            rig.seen.clear();
            rig.poll(cq, 3);
            let cqs = rig.cqs.cq_mut(cq).unwrap();
            cqs.arm(scupper_mlx5::cq::Arm::Next).unwrap();
            cqs.arm(scupper_mlx5::cq::Arm::Next).unwrap();
            // An armed CQ whose index was wrong would raise its event at once.
            assert_eq!(lab.with_device(|d| d.counters().strange), 0, "round {round}");
            cqs.acknowledge_event();
            rig.dev.poll_events(&mut rig.cqs);
        }
        rig.destroy(a);
        rig.destroy(b);
        rig.finish();
    });
}

#[test]
fn sq_1_a_full_queue_is_a_result_to_be_retried() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(64);
        let (mut a, b) = rig.pair(cq, 8, 8);
        for id in 0..8 {
            rig.write(&mut a, id, id % 4 == 3);
        }
        lab.settle();
        let wr = SendWr { id: 8, op: SendOp::Nop, flags: SendFlags::SIGNALED };
        assert!(matches!(a.post_send(&wr), Err(PostError::Full(full)) if full.free == 0 && full.room == 8));
        rig.poll(cq, 2);
        a.post_send(&wr).expect("after a poll there is room");
        rig.destroy(a);
        rig.destroy(b);
        rig.finish();
    });
}

#[test]
fn sq_2_an_idle_queue_gives_everything_back_though_nothing_was_signalled() {
    in_process(|lab| {
        for depth in [1, 2, 4, 16, 64] {
            let mut rig = Rig::new(lab);
            let cq = rig.cq(256);
            let (mut a, b) = rig.pair(cq, depth, 0);
            for _ in 0..5 {
                for id in 0..u64::from(depth) {
                    rig.write(&mut a, id, false);
                }
                lab.settle();
                rig.cqs.poll(cq, 256, &mut |wc: Wc| panic!("nothing was signalled: {wc:?}")).unwrap();
                let left = depth - a.free_send_units();
                assert!(left * 2 <= depth, "{left} of {depth} still taken");
                // Post what fits; space comes back for as long as one goes on.
                while a.free_send_units() < depth && a.free_send_units() > 0 {
                    rig.write(&mut a, 99, false);
                    lab.settle();
                    let before = a.free_send_units();
                    rig.cqs.poll(cq, 256, &mut |_: Wc| ()).unwrap();
                    if a.free_send_units() > before {
                        break;
                    }
                }
                let mut sink = |_: Wc| ();
                let deadline = lab.long();
                rig.dev.drain_sq(&mut rig.cqs, &mut a, deadline, &mut sink).unwrap();
                assert_eq!(a.free_send_units(), depth);
                a.reset(&mut rig.dev, &mut rig.cqs, &mut sink).unwrap();
                rig.up(&mut a, b.qpn(), &RTS);
            }
            rig.destroy(a);
            rig.destroy(b);
            rig.finish();
        }
    });
}

#[test]
fn sq_4_sizes_are_granted_in_full_or_refused() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(1 << 17);
        for asked in [0, 1, 2, 3, 1000, 32_767, 32_768, 32_769, 65_535, 65_536, u32::MAX] {
            let caps = QpCaps { max_send_wr: asked, max_recv_wr: 0, max_send_sge: 1, max_recv_sge: 0, max_inline: 0 };
            let slots = caps.sq_slots().min(1 << 17);
            let mut init = rig.init(cq, 0, 0);
            init.caps = caps;
            init.sq_memory = queue_memory(slots);
            match rig.dev.create_qp(&mut rig.cqs, init) {
                Ok(mut qp) => {
                    assert!(asked <= 32_767);
                    assert_eq!(qp.free_send_units(), asked);
                    rig.destroy(qp);
                }
                Err((e, _)) => {
                    assert!(asked > 32_767, "{asked}: {e}");
                    assert!(matches!(e, Error::TooLarge { max: 32_767, .. }), "{e}");
                }
            }
        }
        let (mut a, b) = rig.pair(cq, 4, 0);
        let sges = [rig.local(); 2];
        let two = SendOp::Send(Payload::Sges(&sges));
        let post =
            |qp: &mut scupper_mlx5::Qp<'_, _>, op| qp.post_send(&SendWr { id: 0, op, flags: SendFlags::SIGNALED });
        assert_eq!(post(&mut a, two), Err(PostError::TooManySges { sges: 2, max: 1 }));
        assert_eq!(post(&mut a, SendOp::Send(Payload::Inline(&[0]))), Err(PostError::InlineTooLong { len: 1, max: 0 }));
        let huge = [Sge { len: 1 << 31, ..rig.local() }];
        let refused = Err(PostError::PieceTooLong { len: 1 << 31, max: (1 << 31) - 1 });
        assert_eq!(post(&mut a, SendOp::Send(Payload::Sges(&huge))), refused);
        assert_eq!(a.free_send_units(), 4, "the ring is untouched");
        rig.destroy(a);
        rig.destroy(b);
        rig.finish();
    });
}

#[test]
fn order_2_the_record_alone_is_enough() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(64);
        let (mut a, b) = rig.pair(cq, 16, 1);
        lab.act(Act::Hold(true));
        for id in 0..9 {
            rig.write(&mut a, id, true);
        }
        // Of ten doorbells the device hears the last one only; the record says how far it may go.
        lab.act(Act::Hold(false));
        rig.write(&mut a, 9, true);
        rig.poll(cq, 10);
        assert!(rig.seen.iter().map(|w| w.wr_id).eq(0..10));
        rig.destroy(a);
        rig.destroy(b);
        rig.finish();
    });
}

#[test]
fn state_1_illegal_moves_cost_no_command_and_repeated_ones_neither() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(64);
        let (mut a, b) = (rig.qp(cq, 8, 8), rig.qp(cq, 8, 8));
        let rtr = rig.rtr(b.qpn());
        let mut sink = |_: Wc| ();
        for to in [QpState::Rtr, QpState::Rts, QpState::Err, QpState::Init, QpState::Rts, QpState::Init, QpState::Rtr] {
            let commands = || lab.with_device(|d| d.counters().commands);
            let (from, before) = (a.state(), commands());
            let result = match to {
                QpState::Init => a.to_init(&mut rig.dev, Access::all()),
                QpState::Rtr => a.to_rtr(&mut rig.dev, &rtr),
                QpState::Rts => a.to_rts(&mut rig.dev, &RTS),
                _ => a.to_error(&mut rig.dev),
            };
            match from.to(to) {
                Move::Go => assert_eq!((result, commands()), (Ok(()), before + 1), "{from} to {to}"),
                Move::Stay => assert_eq!((result, commands()), (Ok(()), before), "{from} to {to}"),
                Move::Illegal => {
                    let bad = Err(Error::BadState { qpn: a.qpn(), state: from, to });
                    assert_eq!((result, commands()), (bad, before), "{from} to {to}");
                }
            }
        }
        a.reset(&mut rig.dev, &mut rig.cqs, &mut sink).unwrap();
        let before = lab.with_device(|d| d.counters().commands);
        a.reset(&mut rig.dev, &mut rig.cqs, &mut sink).unwrap();
        assert_eq!(lab.with_device(|d| d.counters().commands), before, "a second reset is no command");
        rig.destroy(a);
        rig.destroy(b);
        rig.finish();
    });
}

#[test]
fn state_1_a_queue_recovers_from_an_error_a_hundred_times() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(64);
        let (mut a, mut b) = rig.pair(cq, 8, 1);
        for round in 0..100 {
            rig.seen.clear();
            rig.write_with(&mut a, round, true, Sge { lkey: NO_LKEY, ..rig.local() }, rig.remote());
            rig.poll(cq, 1);
            assert_eq!(rig.seen[0].status, WcStatus::LocalProtection);
            for q in [&mut a, &mut b] {
                q.reset(&mut rig.dev, &mut rig.cqs, &mut |wc: Wc| panic!("{wc:?}")).unwrap();
            }
            let (qa, qb) = (a.qpn(), b.qpn());
            rig.up(&mut a, qb, &RTS);
            rig.up(&mut b, qa, &RTS);
            rig.write(&mut a, 1000 + round, true);
            rig.poll(cq, 2);
            assert_eq!((rig.seen[1].wr_id, rig.seen[1].status), (1000 + round, WcStatus::Success));
        }
        rig.destroy(a);
        rig.destroy(b);
        rig.finish();
    });
}

#[test]
fn state_2_parents_are_not_destroyed_while_children_live_and_can_be_afterwards() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let (first, second) = (rig.cq(64), rig.cq(64));
        let (a, b) = rig.pair(second, 8, 1);
        rig.dev.destroy_cq(&mut rig.cqs, first).expect("an unused CQ");
        let busy = rig.dev.destroy_cq(&mut rig.cqs, second);
        assert!(matches!(busy, Err(Error::CqAlloc(CqAllocError::Busy { granted: 15, .. }))), "{busy:?}");
        assert!(rig.dev.dealloc_pd(rig.pd).is_err(), "the device refuses");
        rig.destroy(a);
        rig.destroy(b);
        // A refused destruction leaves the CQ where it was.
        let on = Occasion::Command { opcode: Some(0x401) };
        lab.act(Act::Rule(Rule { on, skip: 0, count: 1, act: Twist::Refuse { status: 6, syndrome: 0 } }));
        assert!(rig.dev.destroy_cq(&mut rig.cqs, second).is_err());
        rig.dev.destroy_cq(&mut rig.cqs, second).expect("the second try");
        rig.finish();
    });
}

#[test]
fn rust_3_a_failed_destroy_keeps_the_queue_and_the_second_try_ends_it() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(64);
        let (a, b) = rig.pair(cq, 8, 1);
        for act in [Twist::Refuse { status: 6, syndrome: 0 }, Twist::Delay { ns: 400_000_000 }] {
            let on = Occasion::Command { opcode: Some(0x501) };
            lab.act(Act::Rule(Rule { on, skip: 0, count: 1, act }));
        }
        let (a, e) = a.destroy(&mut rig.dev, &mut rig.cqs, &mut |_: Wc| ()).expect_err("refused");
        assert!(matches!(e, Error::Cmd(scupper_mlx5::CmdError::Refused { .. })), "{e}");
        let (a, e) = a.destroy(&mut rig.dev, &mut rig.cqs, &mut |_: Wc| ()).expect_err("not answered in time");
        assert!(matches!(e, Error::Cmd(scupper_mlx5::CmdError::TimedOut { .. })), "{e}");
        // It was carried out after all: the next try finds it gone, and that is what was wanted.
        lab.advance(500_000_000);
        rig.destroy(a);
        rig.destroy(b);
        assert_eq!(rig.dev.live().qps, 0);
        rig.finish();
    });
}

#[test]
fn objects_of_a_former_bring_up_are_refused() {
    in_process(|lab| {
        let mut old = Rig::new(lab);
        let cq = old.cq(64);
        let (a, b) = old.pair(cq, 8, 1);
        let scupper_tests::Rig { dev, mut cqs, .. } = old;
        dev.abandon();
        let mut rig = Rig::new(lab);
        let cq = rig.cq(64);
        let (mut c, d) = rig.pair(cq, 8, 1);
        assert_eq!(c.qpn(), a.qpn(), "the new device gives the same number again");
        let (a, e) = a.destroy(&mut rig.dev, &mut cqs, &mut |_: Wc| ()).expect_err("not this device's");
        assert_eq!(e, Error::ForeignDevice);
        let (_, e) = b.destroy(&mut rig.dev, &mut rig.cqs, &mut |_: Wc| ()).expect_err("not these CQs'");
        assert!(matches!(e, Error::CqAlloc(CqAllocError::Foreign { .. })), "{e}");
        drop(a);
        rig.write(&mut c, 1, true);
        rig.poll(cq, 1);
        assert_eq!(rig.seen[0].status, WcStatus::Success);
        rig.destroy(c);
        rig.destroy(d);
        rig.finish_leaving_memory();
    });
}

#[test]
fn a_queue_pair_still_to_be_buried_is_not_buried_on_another_device() {
    in_process(|lab| {
        let mut old = Rig::new(lab);
        let cq = old.cq(64);
        let (mut a, b) = old.pair(cq, 8, 1);
        let number = a.qpn();
        // A 2ERR that never comes back: the reset makes a new hardware queue pair and cannot destroy the old one.
        let on = Occasion::Command { opcode: Some(0x507) };
        lab.act(Act::Rule(Rule { on, skip: 0, count: 1, act: Twist::Withhold }));
        let short = lab.short();
        assert!(old.dev.drain_sq(&mut old.cqs, &mut a, short, &mut |_: Wc| ()).is_err());
        a.reset(&mut old.dev, &mut old.cqs, &mut |_: Wc| ()).expect("a new hardware queue pair");
        assert_ne!(a.qpn(), number);
        let scupper_tests::Rig { dev, mut cqs, .. } = old;
        dev.abandon();
        let mut rig = Rig::new(lab);
        let cq = rig.cq(64);
        let (mut c, d) = rig.pair(cq, 8, 1);
        assert_eq!(c.qpn(), number, "the new device gives the same number again");
        let refused = a.reset(&mut rig.dev, &mut cqs, &mut |_: Wc| ());
        assert_eq!(refused, Err(Error::ForeignDevice));
        rig.write(&mut c, 1, true);
        rig.poll(cq, 1);
        assert_eq!(rig.seen[0].status, WcStatus::Success);
        rig.destroy(c);
        rig.destroy(d);
        drop((a, b));
        rig.finish_leaving_memory();
    });
}
