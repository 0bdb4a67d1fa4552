//! The smallest complete program: open, connect, send, drain, close. It runs on the in-process device.

use core::time::Duration;
use scupper_emu::Profile;
use scupper_emu::sim::{Sim, memory};
use scupper_mlx5::qp::{PathTo, QpInit, RtrAttr, RtsAttr};
use scupper_mlx5::{Access, Config, Device, PageChunk, QpCaps};
use scupper_platform::{Deadline, Platform};
use scupper_verbs::{Books, CqAllocator, Payload, QueueEntry, QueueMemory, SendFlags, SendOp, SendWr, Slot, Wc};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    // A platform: here a simulated one. The driver never allocates, so the memory it works with is lent to it.
    let mut pages = memory(8 << 20);
    let platform = Sim::new(&mut pages, Profile::Scupper);
    let mut chunks = [const { PageChunk::new() }; 4];
    let mut places = [const { QueueEntry::new() }; 2];
    let (mut books, mut slots) = (Books::new(), [const { Slot::new() }; 32]);

    let mut device = Device::bring_up(&platform, &mut chunks, &Config::default())?;
    let mut cqs = CqAllocator::new(&mut places);
    let cq = device.create_cq(&mut cqs, 32)?;
    let pd = device.alloc_pd()?;
    let caps = QpCaps { max_send_wr: 16, max_recv_wr: 0, max_send_sge: 1, max_recv_sge: 0, max_inline: 28 };
    let sq_memory = Some(QueueMemory::new(&mut books, &mut slots));
    let init = QpInit { pd, caps, send_cq: Some(cq), recv_cq: None, sq_memory, rq_memory: None };
    let mut qp = device.create_qp(&mut cqs, init).map_err(|(e, _)| e)?;

    // A queue pair connected to itself will do.
    qp.to_init(&mut device, Access::all())?;
    let path = PathTo { gid: device.gid(), mac: device.mac() };
    let remote_qpn = qp.qpn();
    let rtr = RtrAttr { remote_qpn, path, rq_psn: 0, mtu: 3, log_responder_resources: 0, min_rnr_timer: 1 };
    qp.to_rtr(&mut device, &rtr)?;
    let rts = RtsAttr { sq_psn: 0, ack_timeout: 14, retry_count: 7, rnr_retry: 7, log_initiator_depth: 0 };
    qp.to_rts(&mut device, &rts)?;

    // Sends that wait for a receiver which never comes; the drain ends them.
    for id in 0..5 {
        let op = SendOp::Send(Payload::Inline(b"hello"));
        qp.post_send(&SendWr { id, op, flags: SendFlags::SIGNALED })?;
    }
    let deadline = Deadline::after(platform.now(), Duration::from_secs(1));
    let mut print = |wc: Wc| println!("request {}: {}", wc.wr_id, wc.status);
    let drained = device.drain_sq(&mut cqs, &mut qp, deadline, &mut print)?;
    println!("drained: {} flushed by hardware, in {:?}", drained.tally.flushed, drained.elapsed);

    qp.destroy(&mut device, &mut cqs, &mut print).map_err(|(_, e)| e)?;
    device.destroy_cq(&mut cqs, cq)?;
    device.dealloc_pd(pd)?;
    device.teardown().map_err(|(_, e)| e)?;
    Ok(())
}
