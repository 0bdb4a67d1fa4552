//! Does one thing once, between two marks that a profiler can see. `cargo xtask bench` is the way to call it.
//!
//! It prints the nanoseconds that passed in [`under_measurement`]; the model's share is in there.

use clap::{Parser, ValueEnum};
use core::time::Duration;
use scupper_emu::sim::{Sim, memory};
use scupper_emu::{Act, Profile};
use scupper_mlx5::Qp;
use scupper_platform::{Deadline, Platform};
use scupper_tests::lab::Lab;
use scupper_tests::rig::Rig;
use scupper_verbs::drain::{DrainPath, drain};
use scupper_verbs::{Payload, SendFlags, SendOp, SendWr, Side, Wc, WcStatus};
use std::time::Instant;

#[derive(Clone, Copy, ValueEnum)]
enum What {
    /// Post requests one by one, a doorbell each.
    Post,
    /// Post requests in chains of up to 32, a doorbell each chain.
    PostChained,
    /// Poll completions of requests that succeeded, all signalled.
    Poll,
    /// Poll completions of requests that were flushed.
    PollFlush,
    /// Drain with the provider's own operation.
    DrainHardware,
    /// Drain with the generic fallback.
    DrainGeneric,
    /// Drain when the device is dead: every request is flushed in software.
    SoftwareFlush,
}

#[derive(Parser)]
struct Args {
    what: What,
    /// How many requests.
    depth: u32,
}

/// The profiler counts while this runs.
#[inline(never)]
fn under_measurement(work: impl FnOnce()) {
    work();
}

/// Prints how long `work` takes.
fn timed(work: impl FnOnce()) {
    let start = Instant::now();
    under_measurement(work);
    println!("{}", start.elapsed().as_nanos());
}

fn post(rig: &Rig<'_, Sim<'_>>, qp: &mut Qp<'_, Sim<'_>>, depth: u32, chain: usize) {
    let (local, remote) = ([rig.local()], rig.remote());
    let op = SendOp::Write(remote, Payload::Sges(&local));
    if chain == 1 {
        for id in 0..u64::from(depth) {
            qp.post_send(&SendWr { id, op, flags: SendFlags::SIGNALED }).expect("there is room");
        }
        return;
    }
    let wrs = [SendWr { id: 7, op, flags: SendFlags::SIGNALED }; 32];
    let mut left = depth as usize;
    while left > 0 {
        let n = left.min(chain);
        qp.post_sends(&wrs[..n]).map_err(|e| e.error).expect("there is room");
        left -= n;
    }
}

fn main() {
    let Args { what, depth } = Args::parse();
    let mut pages = memory(48 << 20);
    let sim = Sim::new(&mut pages, Profile::Scupper);
    let mut rig = Rig::new(&sim);
    let cq = rig.cq(depth + 64);
    let (mut a, b) = rig.pair(cq, depth, 1);
    if !matches!(what, What::Poll) {
        sim.act(Act::Hold(true));
    }
    if !matches!(what, What::Post | What::PostChained) {
        post(&rig, &mut a, depth, 32);
    }
    if matches!(what, What::PollFlush) {
        a.to_error(&mut rig.dev).expect("ERR");
    }
    if matches!(what, What::SoftwareFlush) {
        sim.act(Act::Die { syndrome: 1 });
    }
    for _ in 0..200 {
        sim.settle();
    }
    let deadline = Deadline::after(sim.now(), Duration::from_secs(60));
    let (mut good, mut flushed) = (0u32, 0u32);
    let mut sink = |wc: Wc| match wc.status {
        WcStatus::Success => good += 1,
        WcStatus::Flushed | WcStatus::FlushedInSoftware => flushed += 1,
        other => panic!("{other}"),
    };
    match what {
        What::Post => timed(|| post(&rig, &mut a, depth, 1)),
        What::PostChained => timed(|| post(&rig, &mut a, depth, 32)),
        What::Poll | What::PollFlush => timed(|| {
            let mut left = depth;
            while left > 0 {
                let n = rig.cqs.poll(cq, 64, &mut sink).expect("a CQ that works");
                assert!(n > 0, "{left} of {depth} completions are missing");
                left -= n.min(left);
            }
        }),
        What::DrainHardware | What::SoftwareFlush | What::DrainGeneric => {
            let path = if matches!(what, What::DrainGeneric) { DrainPath::Generic } else { DrainPath::Hardware };
            timed(|| {
                drain(&mut rig.dev, &mut rig.cqs, &mut a, Side::Sq, path, deadline, &mut sink).expect("it drains");
            });
        }
    }
    match what {
        What::Post | What::PostChained => {}
        What::Poll => assert_eq!((good, flushed), (depth, 0)),
        _ => assert_eq!((good, flushed), (0, depth)),
    }
    // The process ends here: what is left in the device goes with it.
    core::mem::forget((a, b, rig));
}
