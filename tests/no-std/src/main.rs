//! The core in a program without std, without an allocator and without a C library.
//!
//! It brings a device up, connects queue pairs, posts, drains both ways and tears down, on a platform whose device never
//! answers. It is linked, not run: that it links, with nothing undefined, is the proof.

#![no_std]
#![no_main]

mod runtime;
mod silent;

use core::time::Duration;
use scupper_hw::cqe::Cqe64;
use scupper_mlx5::qp::{PathTo, QpInit, RtrAttr, RtsAttr};
use scupper_mlx5::{Access, Config, Device, PageChunk, QpCaps};
use scupper_platform::dma::Page;
use scupper_platform::{Deadline, Platform};
use scupper_verbs::drain::{DrainPath, drain};
use scupper_verbs::{
    Books, CqAllocator, Payload, QueueEntry, QueueMemory, RecvWr, SendFlags, SendOp, SendWr, Side, Slot, Wc,
};
use silent::Silent;

const DEPTH: u32 = 64;

/// What `_start` calls; says whether everything could be done.
fn everything() -> Option<()> {
    let mut pages = [Page::ZERO; 64];
    let platform = Silent::new(&mut pages);
    let mut chunks = [const { PageChunk::new() }; 4];
    let mut places = [const { QueueEntry::new() }; 2];
    let mut books = (Books::new(), Books::new());
    let mut slots = ([const { Slot::new() }; 128], [const { Slot::new() }; 128]);
    let mut dev = Device::bring_up(&platform, &mut chunks, &Config::default()).ok()?;
    let mut cqs = CqAllocator::new(&mut places);
    let cq = dev.create_cq(&mut cqs, 256).ok()?;
    let pd = dev.alloc_pd().ok()?;
    let data = platform.dma_alloc(4096, 4096).ok()?;
    let key = dev.register(pd, data.slice(), Access::all()).ok()?;
    let caps = QpCaps { max_send_wr: DEPTH, max_recv_wr: DEPTH, max_send_sge: 1, max_recv_sge: 1, max_inline: 32 };
    let init = QpInit {
        pd,
        caps,
        send_cq: Some(cq),
        recv_cq: Some(cq),
        sq_memory: Some(QueueMemory::new(&mut books.0, &mut slots.0)),
        rq_memory: Some(QueueMemory::new(&mut books.1, &mut slots.1)),
    };
    let mut qp = dev.create_qp(&mut cqs, init).ok()?;
    qp.to_init(&mut dev, Access::all()).ok()?;
    let path = PathTo { gid: dev.gid(), mac: dev.mac() };
    let rtr = RtrAttr { remote_qpn: qp.qpn(), path, rq_psn: 0, mtu: 3, log_responder_resources: 0, min_rnr_timer: 1 };
    qp.to_rtr(&mut dev, &rtr).ok()?;
    let rts = RtsAttr { sq_psn: 0, ack_timeout: 14, retry_count: 7, rnr_retry: 7, log_initiator_depth: 0 };
    qp.to_rts(&mut dev, &rts).ok()?;
    qp.post_recv(&RecvWr { id: 1, sges: &[] }).ok()?;
    let op = SendOp::Send(Payload::Inline(b"without an allocator"));
    qp.post_send(&SendWr { id: 2, op, flags: SendFlags::SIGNALED }).ok()?;
    let mut reported = 0;
    for path in [DrainPath::Hardware, DrainPath::Generic] {
        for side in [Side::Sq, Side::Rq] {
            let deadline = Deadline::after(platform.now(), Duration::from_secs(1));
            let mut sink = |wc: Wc| reported += wc.wr_id;
            drain(&mut dev, &mut cqs, &mut qp, side, path, deadline, &mut sink).ok()?;
        }
    }
    qp.destroy(&mut dev, &mut cqs, &mut |_: Wc| ()).ok()?;
    dev.destroy_cq(&mut cqs, cq).ok()?;
    dev.destroy_mkey(key).ok()?;
    dev.dealloc_pd(pd).ok()?;
    dev.teardown().ok()?;
    (reported > 0 && Cqe64::BYTES == 64).then_some(())
}
