//! Faults of the field: firmware commands, pages, health, start and stop (CMD, GONE). What `docs/faults.md` lists under
//! those names.

use core::time::Duration;
use scupper_emu::sim::Sim;
use scupper_emu::{Act, Occasion, Rule, Twist};
use scupper_hw::cmd_queue::Opcode;
use scupper_mlx5::bring_up::Step;
use scupper_mlx5::device::Error;
use scupper_mlx5::{CmdError, Device};
use scupper_platform::pci::{self, Command};
use scupper_platform::{Platform, ResetError};
use scupper_tests::Rig;
use scupper_tests::lab::{Lab, in_process};
use scupper_tests::rig::{CONFIG, chunks};
use scupper_verbs::drain::{DeadReason, Health};
use scupper_verbs::{Wc, WcStatus};

fn on(opcode: Opcode, skip: u32, count: u32, act: Twist) -> Act {
    Act::Rule(Rule { on: Occasion::Command { opcode: Some(opcode.0) }, skip, count, act })
}

#[test]
fn cmd_1_a_slot_that_timed_out_stays_the_devices_until_it_is_given_back() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        lab.act(on(Opcode::ALLOC_PD, 0, 1, Twist::Withhold));
        let before = lab.now();
        let e = rig.dev.alloc_pd().expect_err("not answered");
        let slot = match e {
            Error::Cmd(CmdError::TimedOut { slot, limit, .. }) => {
                assert_eq!(limit, CONFIG.cmd_limit);
                slot
            }
            other => panic!("{other}"),
        };
        assert!(lab.now().since(before) < CONFIG.cmd_limit * 2);
        assert_eq!((slot, rig.dev.abandoned_commands()), (0, 1));
        let pds: Vec<_> = (0..40).map(|_| rig.dev.alloc_pd().expect("other slots serve")).collect();
        assert_eq!(rig.dev.abandoned_commands(), 1, "none of them took the slot");
        lab.act(Act::Release);
        lab.settle();
        rig.dev.dealloc_pd(pds[0]).unwrap();
        assert_eq!(rig.dev.abandoned_commands(), 0, "the late answer freed it silently");
        pds[1..].iter().for_each(|pd| rig.dev.dealloc_pd(*pd).unwrap());
        // The protection domain that the late answer made is the device's only trace of it.
        rig.finish();
    });
}

#[test]
fn cmd_1_when_every_slot_is_stuck_the_interface_is_dead_and_says_so_at_once() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        lab.act(on(Opcode::ALLOC_PD, 0, 64, Twist::Withhold));
        for _ in 0..31 {
            assert!(matches!(rig.dev.alloc_pd(), Err(Error::Cmd(CmdError::TimedOut { .. }))));
        }
        let before = lab.now();
        assert!(matches!(rig.dev.alloc_pd(), Err(Error::Cmd(CmdError::NoSlot { slots: 32, .. }))));
        assert_eq!(rig.dev.dead(), Some(DeadReason::CommandInterface));
        assert!(matches!(rig.dev.alloc_pd(), Err(Error::Cmd(CmdError::Dead { .. }))));
        assert!(lab.now().since(before) < Duration::from_millis(1));
        rig.dev.abandon();
    });
}

#[test]
fn cmd_2_every_page_that_is_asked_for_is_given_and_comes_back() {
    in_process(|lab| {
        for counts in [(6, 4232, 0), (0, 0, 0), (1, 1, 0), (6, 65, -4)] {
            let (boot, init, regular) = counts;
            lab.act(Act::PageCounts { boot, init, regular });
            let dev = Device::bring_up(lab, chunks(80), &CONFIG).unwrap_or_else(|e| panic!("{counts:?}: {e}"));
            assert_eq!(dev.pages_out(), (boot + init) as u32);
            assert_eq!(lab.with_device(|d| d.pages()), (boot + init) as usize);
            let ended = dev.teardown().map_err(|(_, e)| e).unwrap();
            assert_eq!((ended.pages_kept, ended.forced), (0, false));
            assert_eq!(lab.live_allocations(), 0);
        }
    });
}

#[test]
fn cmd_2_pages_that_cannot_be_had_are_a_typed_error_and_firmware_is_told() {
    in_process(|lab| {
        lab.act(Act::PageCounts { boot: 6, init: 4232, regular: 0 });
        let e = Device::bring_up(lab, chunks(3), &CONFIG).expect_err("three chunks hold 192 pages");
        assert_eq!((e.step, e.error), (Step::InitPages, Error::PageLedgerFull { chunks: 3 }));
        assert!(lab.with_device(|d| d.pages_refused()) || lab.with_device(|d| d.pages()) == 0);
        assert_eq!(lab.live_allocations(), 0, "the ledger is balanced");
    });
}

#[test]
fn cmd_2_firmware_that_keeps_pages_ends_the_loop_and_they_stay_until_the_reset() {
    in_process(|lab| {
        for (per_command, total, kept) in [(7, u32::MAX, 0), (64, 50, 30), (1, 1, 79), (1, 0, 80)] {
            let dev = Device::bring_up(lab, chunks(8), &CONFIG).unwrap();
            lab.act(Act::PageReturn { per_command, total });
            let ended = dev.teardown().map_err(|(_, e)| e).unwrap();
            assert_eq!(ended.pages_kept, kept, "{per_command} a command, {total} in all");
            assert_eq!(lab.live_allocations(), 0, "after the reset everything is free");
            lab.act(Act::PageReturn { per_command: u32::MAX, total: u32::MAX });
        }
    });
}

#[test]
fn cmd_2_pages_are_given_and_taken_at_run_time() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let before = rig.dev.pages_out();
        lab.act(Act::Pages(100));
        for _ in 0..20 {
            rig.dev.poll_events(&mut rig.cqs);
            lab.settle();
        }
        assert_eq!(rig.dev.pages_out(), before + 100);
        lab.act(Act::Pages(-30));
        for _ in 0..20 {
            rig.dev.poll_events(&mut rig.cqs);
            lab.settle();
        }
        assert_eq!(rig.dev.pages_out(), before + 70);
        assert_eq!(rig.dev.take_page_error(), None);
        rig.finish();
    });
}

#[test]
fn cmd_3_a_fatal_device_fails_commands_flushes_requests_and_lets_everything_be_destroyed() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(64);
        let (mut a, b) = rig.pair(cq, 16, 1);
        lab.act(Act::Hold(true));
        (0..10).for_each(|id| rig.write(&mut a, id, true));
        lab.act(Act::Die { syndrome: 8 });
        let before = lab.now();
        let e = rig.dev.alloc_pd().expect_err("a dead device");
        assert_eq!(
            e,
            Error::Cmd(CmdError::Dead { opcode: Opcode::ALLOC_PD, reason: DeadReason::Fatal { syndrome: 8 } })
        );
        let mut got = Vec::new();
        let deadline = lab.long();
        rig.dev.drain_sq(&mut rig.cqs, &mut a, deadline, &mut |wc: Wc| got.push((wc.wr_id, wc.status))).unwrap();
        assert_eq!(got, (0..10).map(|id| (id, WcStatus::FlushedInSoftware)).collect::<Vec<_>>());
        assert!(lab.now().since(before) < CONFIG.health_period, "within one health period");
        rig.destroy(a);
        rig.destroy(b);
        rig.finish();
        assert_eq!(lab.live_allocations(), 0, "after the reset nothing is kept");
    });
}

#[test]
fn cmd_3_a_health_counter_that_stops_is_death_too() {
    in_process(|lab| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(64);
        let (mut a, b) = rig.pair(cq, 16, 1);
        lab.act(Act::Hold(true));
        (0..10).for_each(|id| rig.write(&mut a, id, true));
        assert_eq!(rig.dev.check_health(), Health::Alive);
        lab.act(Act::FreezeHealth(true));
        lab.act(on(Opcode::X2ERR_QP, 0, 1, Twist::Withhold));
        let mut got = Vec::new();
        let deadline = lab.long();
        let drained = rig.dev.drain_sq(&mut rig.cqs, &mut a, deadline, &mut |wc: Wc| got.push(wc.wr_id)).expect("D4");
        assert_eq!(got, (0..10).collect::<Vec<_>>());
        // The command was not answered, and the counter stood still for a period.
        assert!(matches!(drained.dead, Some(DeadReason::Silent)), "{drained:?}");
        assert!(!pci::command(lab).unwrap().contains(Command::BUS_MASTER), "it reaches memory no more");
        rig.destroy(a);
        rig.destroy(b);
        rig.finish();
    });
}

#[test]
fn gone_2_a_reset_that_does_nothing_is_found_out() {
    in_process(|lab| {
        let dev = Device::bring_up(lab, chunks(8), &CONFIG).unwrap();
        // Left as it is: the next driver finds a device with a command queue address.
        lab.break_reset(true);
        let e = Device::bring_up(lab, chunks(8), &CONFIG).expect_err("nothing was reset");
        assert_eq!(e.step, Step::Reset);
        assert!(matches!(e.error, Error::Reset(ResetError::Ineffective { .. })), "{e}");
        lab.break_reset(false);
        dev.abandon();
    });
}

#[test]
fn gone_2_whatever_step_of_bring_up_fails_bus_mastering_is_off_and_nothing_is_kept() {
    in_process(|lab| {
        let steps = [
            (Opcode::ENABLE_HCA, 0, Step::EnableHca),
            (Opcode::QUERY_ISSI, 0, Step::Issi),
            (Opcode::SET_ISSI, 0, Step::Issi),
            (Opcode::QUERY_PAGES, 0, Step::BootPages),
            (Opcode::MANAGE_PAGES, 0, Step::BootPages),
            (Opcode::ACCESS_REG, 0, Step::HostEndianness),
            (Opcode::QUERY_HCA_CAP, 0, Step::Capabilities),
            (Opcode::SET_HCA_CAP, 0, Step::Capabilities),
            (Opcode::QUERY_PAGES, 1, Step::InitPages),
            (Opcode::MANAGE_PAGES, 1, Step::InitPages),
            (Opcode::INIT_HCA, 0, Step::InitHca),
            (Opcode::QUERY_HCA_CAP, 2, Step::Requirements),
            (Opcode::ALLOC_UAR, 0, Step::Uar),
            (Opcode::CREATE_EQ, 0, Step::EventQueue),
            (Opcode::QUERY_NIC_VPORT_CONTEXT, 0, Step::Roce),
            (Opcode::MODIFY_NIC_VPORT_CONTEXT, 0, Step::Roce),
            (Opcode::SET_ROCE_ADDRESS, 0, Step::Roce),
        ];
        let twists = [
            Twist::Refuse { status: 1, syndrome: 0xabc },
            Twist::Withhold,
            Twist::NotDelivered { status: 6 },
            Twist::Die { syndrome: 1 },
            Twist::Vanish,
        ];
        for (opcode, skip, step) in steps {
            for act in twists {
                lab.act(on(opcode, skip, 1, act));
                let e = Device::bring_up(lab, chunks(8), &CONFIG).expect_err("a step fails");
                assert_eq!(e.step, step, "{opcode} {act:?}: {e}");
                lab.act(Act::Clear);
                // A device that vanished, or died, is there again after a reset.
                lab.with_device(|d| d.reset_function());
                assert!(!pci::command(lab).unwrap().contains(Command::BUS_MASTER), "{opcode} {act:?}");
                assert_eq!(lab.live_allocations(), 0, "{opcode} {act:?}");
                assert_eq!(lab.arena_stats().unmapped_touches, 0, "{opcode} {act:?}");
            }
        }
        let dev = Device::bring_up(lab, chunks(8), &CONFIG).expect("and then it works");
        dev.teardown().map_err(|(_, e)| e).unwrap();
    });
}

#[test]
fn gone_2_after_the_driver_is_gone_the_device_touches_nothing() {
    in_process(|lab: &Sim<'_>| {
        let mut rig = Rig::new(lab);
        let cq = rig.cq(64);
        let (mut a, b) = rig.pair(cq, 16, 8);
        (0..8).for_each(|id| rig.send(&mut a, id, true));
        let Rig { dev, data, .. } = rig;
        dev.abandon();
        lab.advance(50_000_000);
        assert_eq!(lab.arena_stats().unmapped_touches, 0);
        drop((a, b, data));
    });
}
