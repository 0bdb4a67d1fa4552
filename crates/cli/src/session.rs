//! A device brought up, with two connected queue pairs: what every command works on.

use anyhow::{Context, Result};
use core::time::Duration;
use scupper_mlx5::qp::{PathTo, QpInit, RtrAttr, RtsAttr};
use scupper_mlx5::{Access, Config, Cq, Device, Mkey, PageChunk, Qp, QpCaps};
use scupper_platform::{Deadline, DmaMem, Platform};
use scupper_verbs::cq_alloc::CqIndex;
use scupper_verbs::{
    Books, CqAllocator, Payload, Pdn, QueueEntry, QueueMemory, Remote, SendFlags, SendOp, SendWr, Sge, Slot, Wc,
};

/// Limits that suit an emulated device.
const CONFIG: Config = Config {
    cmd_limit: Duration::from_millis(500),
    init_limit: Duration::from_secs(5),
    health_period: Duration::from_millis(200),
};

/// Bytes of the area data is sent from, and of the one it is sent to.
pub(crate) const AREA: usize = 256 << 10;

/// Chunks of the page ledger: 64 pages each.
const CHUNKS: usize = 8;

/// Memory that a session borrows: books of queues, the page ledger, places for queue pairs.
pub(crate) struct Memory<'a> {
    chunks: Vec<PageChunk<'a>>,
    places: Vec<QueueEntry<'a>>,
    books: Vec<(Books, Vec<Slot>)>,
    depth: u32,
}

impl Memory<'_> {
    /// For queues of `depth` requests.
    pub(crate) fn new(depth: u32) -> Self {
        let slots = caps(depth).sq_slots().max(caps(depth).rq_slots());
        Self {
            chunks: (0..CHUNKS).map(|_| PageChunk::new()).collect(),
            places: (0..4).map(|_| QueueEntry::new()).collect(),
            books: (0..4).map(|_| (Books::new(), (0..slots).map(|_| Slot::new()).collect())).collect(),
            depth,
        }
    }
}

fn caps(depth: u32) -> QpCaps {
    QpCaps { max_send_wr: depth.max(1), max_recv_wr: 16, max_send_sge: 1, max_recv_sge: 1, max_inline: 0 }
}

/// A device in use.
pub(crate) struct Session<'a, P: Platform> {
    pub(crate) platform: &'a P,
    pub(crate) dev: Device<'a, P>,
    pub(crate) cqs: CqAllocator<'a, Cq<'a, P>>,
    pub(crate) cq: CqIndex,
    pub(crate) a: Qp<'a, P>,
    pub(crate) b: Qp<'a, P>,
    pd: Pdn,
    key: Mkey,
    data: DmaMem<'a>,
}

impl<'a, P: Platform> Session<'a, P> {
    /// Brings the device up and connects two queue pairs.
    pub(crate) fn open(platform: &'a P, memory: &'a mut Memory<'a>) -> Result<Self> {
        let depth = memory.depth;
        let mut dev = Device::bring_up(platform, &mut memory.chunks, &CONFIG)?;
        let mut cqs = CqAllocator::new(&mut memory.places);
        let pd = dev.alloc_pd()?;
        // Room for everything both queue pairs can cause.
        let caps = caps(depth);
        let cq = dev.create_cq(&mut cqs, 2 * (caps.send_cqes() + caps.recv_cqes()))?;
        let data = platform.dma_alloc(2 * AREA, 4096)?;
        let key = dev.register(pd, data.slice(), Access::all())?;
        let mut books = memory.books.iter_mut().map(|(b, s)| QueueMemory::new(b, s));
        let mut make = |dev: &mut Device<'a, P>, cqs: &mut CqAllocator<'a, Cq<'a, P>>| {
            let init = QpInit {
                pd,
                caps,
                send_cq: Some(cq),
                recv_cq: Some(cq),
                sq_memory: books.next(),
                rq_memory: books.next(),
            };
            dev.create_qp(cqs, init).map_err(|(e, _)| e)
        };
        let a = make(&mut dev, &mut cqs)?;
        let b = make(&mut dev, &mut cqs)?;
        let mut session = Self { platform, dev, cqs, cq, a, b, pd, key, data };
        session.connect()?;
        Ok(session)
    }

    /// Takes both queue pairs from RESET to RTS, towards each other. A send without a receive waits for ever.
    pub(crate) fn connect(&mut self) -> Result<()> {
        let path = PathTo { gid: self.dev.gid(), mac: self.dev.mac() };
        let (qa, qb) = (self.a.qpn(), self.b.qpn());
        for (qp, peer) in [(&mut self.a, qb), (&mut self.b, qa)] {
            qp.to_init(&mut self.dev, Access::all())?;
            let rtr =
                RtrAttr { remote_qpn: peer, path, rq_psn: 1, mtu: 3, log_responder_resources: 4, min_rnr_timer: 12 };
            qp.to_rtr(&mut self.dev, &rtr)?;
            let rts = RtsAttr { sq_psn: 1, ack_timeout: 14, retry_count: 7, rnr_retry: 7, log_initiator_depth: 4 };
            qp.to_rts(&mut self.dev, &rts)?;
        }
        Ok(())
    }

    /// Takes both queue pairs to RESET and up again.
    pub(crate) fn reconnect(&mut self) -> Result<()> {
        for qp in [&mut self.a, &mut self.b] {
            qp.reset(&mut self.dev, &mut self.cqs, &mut |_: Wc| ())?;
        }
        self.connect()
    }

    /// A piece of the area that data is sent from.
    pub(crate) fn local(&self, offset: usize, len: u32) -> Sge {
        Sge { addr: self.data.iova().0 + offset as u64, len, lkey: self.key.lkey() }
    }

    /// A place in the area that data is sent to.
    pub(crate) fn remote(&self, offset: usize) -> Remote {
        Remote { addr: self.data.iova().0 + (AREA + offset) as u64, rkey: self.key.rkey() }
    }

    /// Both areas.
    pub(crate) fn data(&self) -> scupper_platform::DmaSlice<'a> {
        self.data.slice()
    }

    /// Posts a send that waits for a receive which is never posted.
    pub(crate) fn post_waiting(&mut self, id: u64, signaled: bool) -> Result<()> {
        let flags = if signaled { SendFlags::SIGNALED } else { SendFlags::empty() };
        let op = SendOp::Send(Payload::Sges(&[self.local(0, 64)]));
        self.a.post_send(&SendWr { id, op, flags }).context("cannot post")
    }

    /// Polls until `n` completions have come; they must all be successes.
    pub(crate) fn expect(&mut self, n: usize) -> Result<Vec<Wc>> {
        let deadline = Deadline::after(self.platform.now(), Duration::from_secs(5));
        let mut got = Vec::with_capacity(n);
        while got.len() < n {
            let polled = self.cqs.poll(self.cq, 64, &mut |wc: Wc| got.push(wc))?;
            if polled == 0 {
                anyhow::ensure!(!deadline.passed(self.platform.now()), "{} of {n} completions came in 5 s", got.len());
                self.platform.pause();
            }
        }
        if let Some(bad) = got.iter().find(|w| !w.status.is_success()) {
            anyhow::bail!("request {} ended with {} (syndrome {:#04x})", bad.wr_id, bad.status, bad.syndrome);
        }
        Ok(got)
    }

    /// Ends everything; says how many pages the device kept.
    pub(crate) fn close(self) -> Result<u32> {
        let Self { platform, mut dev, mut cqs, cq, a, b, pd, key, data } = self;
        for qp in [a, b] {
            qp.destroy(&mut dev, &mut cqs, &mut |_: Wc| ()).map_err(|(_, e)| e)?;
        }
        dev.destroy_cq(&mut cqs, cq)?;
        dev.destroy_mkey(key).map_err(|(_, e)| e)?;
        dev.dealloc_pd(pd)?;
        platform.dma_free(data);
        let ended = dev.teardown().map_err(|(_, e)| e)?;
        Ok(ended.pages_kept)
    }
}
