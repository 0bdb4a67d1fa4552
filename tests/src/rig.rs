//! A device that has been brought up, with what a test needs to use it.

use crate::lab::Lab;
use core::time::Duration;
use scupper_mlx5::qp::{PathTo, QpInit, RtrAttr, RtsAttr};
use scupper_mlx5::{Access, Config, Cq, Device, Mkey, PageChunk, Qp, QpCaps};
use scupper_platform::DmaMem;
use scupper_verbs::cq_alloc::CqIndex;
use scupper_verbs::{
    Books, CqAllocator, Lkey, Payload, Pdn, QueueEntry, QueueMemory, RecvWr, Remote, Rkey, SendFlags, SendOp, SendWr,
    Sge, Slot, Wc,
};

/// Bytes of a message in most tests.
pub const LEN: u32 = 64;

/// How connections are set up in most tests: short timers, and no end to waiting for a receiver.
pub const RTS: RtsAttr = RtsAttr { sq_psn: 7, ack_timeout: 5, retry_count: 1, rnr_retry: 7, log_initiator_depth: 2 };

/// Limits that suit an emulated device.
pub const CONFIG: Config = Config {
    cmd_limit: Duration::from_millis(250),
    init_limit: Duration::from_secs(2),
    health_period: Duration::from_millis(100),
};

/// Memory that lives as long as the test program: books and tables of queues.
fn leak<T>(value: T) -> &'static mut T {
    Box::leak(Box::new(value))
}

fn leak_slice<T>(n: usize, make: impl Fn() -> T) -> &'static mut [T] {
    Box::leak((0..n).map(|_| make()).collect::<Vec<_>>().into_boxed_slice())
}

/// Books for one queue.
pub fn queue_memory(slots: u32) -> Option<QueueMemory<'static>> {
    (slots > 0).then(|| QueueMemory::new(leak(Books::new()), leak_slice(slots as usize, Slot::new)))
}

/// Places for 16 queue pairs.
pub fn places<'a>() -> &'a mut [QueueEntry<'a>] {
    Box::leak((0..16).map(|_| QueueEntry::new()).collect::<Vec<_>>().into_boxed_slice())
}

/// Room for `n` times 64 pages.
pub fn chunks<'a>(n: usize) -> &'a mut [PageChunk<'a>] {
    Box::leak((0..n).map(|_| PageChunk::new()).collect::<Vec<_>>().into_boxed_slice())
}

/// A device in use.
pub struct Rig<'a, P: Lab> {
    /// Where it is.
    pub lab: &'a P,
    /// The device.
    pub dev: Device<'a, P>,
    /// Its CQs.
    pub cqs: CqAllocator<'a, Cq<'a, P>>,
    /// A protection domain.
    pub pd: Pdn,
    /// A key to `data`.
    pub key: Option<Mkey>,
    /// 64 KiB to send from and to.
    pub data: Option<DmaMem<'a>>,
    /// Every completion seen by [`poll`](Self::poll), and by drains that are told to use it.
    pub seen: Vec<Wc>,
}

impl<'a, P: Lab> Rig<'a, P> {
    /// Brings a device up.
    pub fn new(lab: &'a P) -> Self {
        Self::with(lab, &CONFIG)
    }

    /// Brings a device up with other limits.
    pub fn with(lab: &'a P, config: &Config) -> Self {
        let mut dev = Device::bring_up(lab, chunks(8), config).expect("bring-up");
        let pd = dev.alloc_pd().expect("a protection domain");
        let data = lab.dma_alloc(64 << 10, 4096).expect("data memory");
        let key = dev.register(pd, data.slice(), Access::all()).expect("a key");
        Self { lab, dev, cqs: CqAllocator::new(places()), pd, key: Some(key), data: Some(data), seen: Vec::new() }
    }

    /// Makes a CQ.
    pub fn cq(&mut self, entries: u32) -> CqIndex {
        self.dev.create_cq(&mut self.cqs, entries).expect("a CQ")
    }

    /// What it takes to make a queue pair with one piece of memory per request.
    pub fn init(&self, cq: CqIndex, sends: u32, receives: u32) -> QpInit<'a> {
        let caps =
            QpCaps { max_send_wr: sends, max_recv_wr: receives, max_send_sge: 1, max_recv_sge: 1, max_inline: 0 };
        QpInit {
            pd: self.pd,
            caps,
            send_cq: Some(cq),
            recv_cq: Some(cq),
            sq_memory: if sends > 0 { queue_memory(caps.sq_slots()) } else { None },
            rq_memory: if receives > 0 { queue_memory(caps.rq_slots()) } else { None },
        }
    }

    /// Makes a queue pair.
    pub fn qp(&mut self, cq: CqIndex, sends: u32, receives: u32) -> Qp<'a, P> {
        let init = self.init(cq, sends, receives);
        self.dev.create_qp(&mut self.cqs, init).map_err(|(e, _)| e).expect("a queue pair")
    }

    /// Takes one of two queue pairs up to RTS, towards the other.
    pub fn up(&mut self, qp: &mut Qp<'a, P>, peer: scupper_verbs::Qpn, rts: &RtsAttr) {
        qp.to_init(&mut self.dev, Access::all()).expect("INIT");
        let rtr = self.rtr(peer);
        qp.to_rtr(&mut self.dev, &rtr).expect("RTR");
        qp.to_rts(&mut self.dev, rts).expect("RTS");
    }

    /// What is needed for RTR towards a queue pair of this device.
    pub fn rtr(&self, peer: scupper_verbs::Qpn) -> RtrAttr {
        RtrAttr {
            remote_qpn: peer,
            path: PathTo { gid: self.dev.gid(), mac: self.dev.mac() },
            rq_psn: 7,
            mtu: 3,
            log_responder_resources: 2,
            min_rnr_timer: 1,
        }
    }

    /// Makes two queue pairs, connected, with their completions in one CQ.
    pub fn pair(&mut self, cq: CqIndex, sends: u32, receives: u32) -> (Qp<'a, P>, Qp<'a, P>) {
        self.pair_with(cq, sends, receives, &RTS)
    }

    /// As [`pair`](Self::pair), with other timers.
    pub fn pair_with(&mut self, cq: CqIndex, sends: u32, receives: u32, rts: &RtsAttr) -> (Qp<'a, P>, Qp<'a, P>) {
        let (mut a, mut b) = (self.qp(cq, sends, receives), self.qp(cq, 1, receives));
        let (qa, qb) = (a.qpn(), b.qpn());
        self.up(&mut a, qb, rts);
        self.up(&mut b, qa, rts);
        (a, b)
    }

    /// A piece of the first half of `data`.
    pub fn local(&self) -> Sge {
        let (data, key) = (self.data.as_ref().expect("data"), self.key.as_ref().expect("key"));
        Sge { addr: data.iova().0, len: LEN, lkey: key.lkey() }
    }

    /// The second half of `data`, as a peer sees it.
    pub fn remote(&self) -> Remote {
        let (data, key) = (self.data.as_ref().expect("data"), self.key.as_ref().expect("key"));
        Remote { addr: data.iova().0 + (32 << 10), rkey: key.rkey() }
    }

    /// Posts an RDMA write.
    pub fn write(&self, qp: &mut Qp<'a, P>, id: u64, signaled: bool) {
        self.write_with(qp, id, signaled, self.local(), self.remote());
    }

    /// Posts an RDMA write from and to somewhere else.
    pub fn write_with(&self, qp: &mut Qp<'a, P>, id: u64, signaled: bool, local: Sge, remote: Remote) {
        let flags = if signaled { SendFlags::SIGNALED } else { SendFlags::empty() };
        let op = SendOp::Write(remote, Payload::Sges(&[local]));
        qp.post_send(&SendWr { id, op, flags }).expect("a send is accepted");
    }

    /// Posts a send.
    pub fn send(&self, qp: &mut Qp<'a, P>, id: u64, signaled: bool) {
        let flags = if signaled { SendFlags::SIGNALED } else { SendFlags::empty() };
        let op = SendOp::Send(Payload::Sges(&[self.local()]));
        qp.post_send(&SendWr { id, op, flags }).expect("a send is accepted");
    }

    /// Posts a receive.
    pub fn receive(&self, qp: &mut Qp<'a, P>, id: u64) {
        qp.post_recv(&RecvWr { id, sges: &[self.local()] }).expect("a receive is accepted");
    }

    /// Polls until `n` completions in all have been seen.
    pub fn poll(&mut self, cq: CqIndex, n: usize) {
        let deadline = self.lab.long();
        while self.seen.len() < n {
            let seen = &mut self.seen;
            let polled = self.cqs.poll(cq, 16, &mut |wc: Wc| seen.push(wc)).expect("a CQ that works");
            if polled == 0 {
                assert!(!deadline.passed(self.lab.now()), "{} of {n} completions: {:?}", self.seen.len(), self.seen);
                self.lab.pause();
            }
        }
    }

    /// Destroys a queue pair.
    pub fn destroy(&mut self, qp: Qp<'a, P>) {
        let seen = &mut self.seen;
        qp.destroy(&mut self.dev, &mut self.cqs, &mut |wc: Wc| seen.push(wc)).map_err(|(_, e)| e).expect("destroyed");
    }

    /// Ends everything and checks that nothing is left: no objects, no pages, no memory. Queue pairs must be gone.
    pub fn finish(self) {
        let lab = self.lab;
        if self.finish_leaving_memory() {
            assert_eq!(lab.live_allocations(), 0, "all memory was freed");
        }
    }

    /// As [`finish`](Self::finish), where other memory is left on purpose; says whether the device was alive.
    pub fn finish_leaving_memory(mut self) -> bool {
        let dead = self.dev.dead().is_some();
        let cqs: Vec<CqIndex> = self.cqs.cqs().map(|(i, _)| i).collect();
        for cq in cqs {
            while self.cqs.poll(cq, 256, &mut |_: Wc| ()).is_ok_and(|n| n > 0) {}
            self.dev.destroy_cq(&mut self.cqs, cq).expect("a CQ without queues is destroyed");
        }
        if let Some(key) = self.key.take() {
            self.dev.destroy_mkey(key).map_err(|(_, e)| e).expect("a key is destroyed");
        }
        let _ = self.dev.dealloc_pd(self.pd);
        if let Some(data) = self.data.take() {
            self.lab.dma_free(data);
        }
        let ended = self.dev.teardown().map_err(|(_, e)| e).expect("teardown");
        if !dead {
            assert_eq!((ended.pages_kept, ended.forced), (0, false), "every page came back");
        }
        !dead
    }
}

/// A key that gives access to nothing.
pub const NO_LKEY: Lkey = Lkey(0x00dead00);
/// The same, for a peer.
pub const NO_RKEY: Rkey = Rkey(0x00dead00);
