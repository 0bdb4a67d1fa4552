//! smoke
use scupper_emu::{Profile, sim::{self, Sim}};
use scupper_mlx5::*;
use scupper_mlx5::qp::*;
use scupper_verbs::*;
use scupper_platform::*;
use core::time::Duration;

#[test]
fn smoke() {
    let mut memory = sim::memory(64 << 20);
    let sim = Sim::new(&mut memory, Profile::Scupper);
    sim.with_device(|d| d.keep_log());
    let mut chunks = [const { PageChunk::new() }; 8];
    let mut places = [const { QueueEntry::new() }; 8];
    let mut books: Vec<Books> = (0..4).map(|_| Books::new()).collect();
    let mut slots: Vec<Vec<Slot>> = (0..4).map(|_| (0..64).map(|_| Slot::new()).collect()).collect();
    let mut dev = match Device::bring_up(&sim, &mut chunks, &Config::default()) {
        Ok(d) => d,
        Err(e) => panic!("{e}\n{:#?}", sim.with_device(|d| d.take_log())),
    };
    println!("fw {} mac {:x?}", dev.fw_rev(), dev.mac());
    let mut cqs = CqAllocator::new(1, &mut places);
    let cq = dev.create_cq(&mut cqs, 256).unwrap();
    let pd = dev.alloc_pd().unwrap();
    let caps = QpCaps { max_send_wr: 16, max_recv_wr: 16, max_send_sge: 1, max_recv_sge: 1, max_inline: 0 };
    let mut b = books.iter_mut();
    let mut s = slots.iter_mut();
    let mut mem = || Some(QueueMemory::new(b.next().unwrap(), s.next().unwrap()));
    let mut a = dev.create_qp(&mut cqs, QpInit { pd, caps, send_cq: Some(cq), recv_cq: Some(cq), sq_memory: mem(), rq_memory: mem() }).map_err(|e| e.0).unwrap();
    let mut z = dev.create_qp(&mut cqs, QpInit { pd, caps, send_cq: Some(cq), recv_cq: Some(cq), sq_memory: mem(), rq_memory: mem() }).map_err(|e| e.0).unwrap();
    let path = PathTo { gid: dev.gid(), mac: dev.mac() };
    let all = Access::all();
    let (qa, qz) = (a.qpn(), z.qpn());
    for (q, peer) in [(&mut a, qz), (&mut z, qa)] {
        q.to_init(&mut dev, all).unwrap();
        q.to_rtr(&mut dev, &RtrAttr { remote_qpn: peer, path, rq_psn: 0, mtu: 3, log_responder_resources: 2, min_rnr_timer: 1 }).unwrap();
        q.to_rts(&mut dev, &RtsAttr { sq_psn: 0, ack_timeout: 14, retry_count: 7, rnr_retry: 7, log_initiator_depth: 2 }).unwrap();
    }
    let data = sim.dma_alloc(8192, 4096).unwrap();
    let key = dev.register(pd, data.slice(), all).unwrap();
    data.slice().write(0, b"hello");
    let sge = Sge { addr: data.iova().0, len: 5, lkey: key.lkey() };
    let remote = Remote { addr: data.iova().0 + 4096, rkey: key.rkey() };
    a.post_send(&SendWr { id: 7, op: SendOp::Write(remote, Payload::Sges(&[sge])), flags: SendFlags::SIGNALED }).unwrap();
    let mut got = vec![];
    for _ in 0..100 { sim.pause(); cqs.poll(cq, 16, &mut |wc: Wc| got.push(wc)).unwrap(); }
    println!("{got:?}");
    let mut out = [0; 5];
    data.slice().read(4096, &mut out);
    assert_eq!(&out, b"hello");
    // sends without receives: RNR for ever
    for i in 0..16 { a.post_send(&SendWr { id: 100 + i, op: SendOp::Send(Payload::Sges(&[sge])), flags: SendFlags::empty() }).unwrap(); }
    sim.advance(1_000_000);
    let mut ids = vec![];
    let d = dev.drain_sq(&mut cqs, &mut a, Deadline::after(sim.now(), Duration::from_secs(2)), &mut |wc: Wc| ids.push((wc.wr_id, wc.status))).unwrap();
    println!("{d:?} {ids:?}");
    let d = dev.drain_qp(&mut cqs, &mut z, Deadline::after(sim.now(), Duration::from_secs(2)), &mut |_: Wc| ()).unwrap();
    println!("{d:?}");
    let mut sink = |_: Wc| ();
    a.destroy(&mut dev, &mut cqs, &mut sink).map_err(|e| e.1).unwrap();
    z.destroy(&mut dev, &mut cqs, &mut sink).map_err(|e| e.1).unwrap();
    dev.destroy_cq(&mut cqs, cq).unwrap();
    dev.destroy_mkey(key).map_err(|e| e.1).unwrap();
    dev.dealloc_pd(pd).unwrap();
    sim.dma_free(data);
    println!("{:?}", dev.teardown().map_err(|e| e.1).unwrap());
    println!("{:?}", sim.arena_stats());
    for l in sim.with_device(|d| d.take_log()) { println!("{l}"); }
}
