//! Queue pairs (RC): creation, the way through the states, posting, reset and destruction.
//!
//! One buffer holds both rings, the RQ first. A queue pair is created with a tag from the CQ allocator as its user index,
//! which the device returns in every CQE; the tag carries a generation, so a CQE of a former life is recognised.

use crate::cmd::{CmdError, InFlight, Input, Lane};
use crate::cq::Cq;
use crate::dbrec::{DbRec, RECORDS};
use crate::device::{Device, Error, page_layout};
use crate::mkey::Access;
use crate::rq::{self, Rq};
use crate::sq::{self, Sq, SqLimits, WQEBB};
use crate::uar::SendDoorbell;
use scupper_hw::cmd_qp::{
    CreateQpIn, CreateQpOut, DestroyQpIn, Init2rtrQpIn, Qp2errIn, Qp2rstIn, QueryQpIn, QueryQpOut, Rst2initQpIn,
    Rtr2rtsQpIn,
};
use scupper_hw::cmd_queue::{CmdStatus, Opcode};
use scupper_hw::contexts::{PmState, QpAtomicMode, QpServiceType, QpState as HwState, Qpc, RqType};
use scupper_platform::{DmaMem, DmaSlice, Platform};
use scupper_verbs::books::{Consumer, Full, Tally};
use scupper_verbs::cq_alloc::{CqAllocator, CqIndex, Grant, Place};
use scupper_verbs::drain::DrainQueue;
use scupper_verbs::qp_state::Move;
use scupper_verbs::{CompletionQueue, Pdn, QpState, Qpn, QueueMemory, QueueTag, RecvWr, SendWr, Side, WcSink};
use zerocopy::IntoBytes;

/// Why a request was not accepted. The ring is untouched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PostError {
    /// No room now; after completions have been consumed there is.
    #[error(transparent)]
    Full(#[from] Full),
    /// Requests are not taken in this state.
    #[error("{side} takes no requests in {state}")]
    BadState {
        /// Which queue.
        side: Side,
        /// The state.
        state: QpState,
    },
    /// The pair has no such queue.
    #[error("the queue pair has no {side}")]
    NoQueue {
        /// Which queue.
        side: Side,
    },
    /// More pieces of memory than the queue was created for.
    #[error("{sges} pieces of memory, at most {max}")]
    TooManySges {
        /// Pieces of the request.
        sges: usize,
        /// Pieces it may have.
        max: u8,
    },
    /// A piece of memory that one data segment cannot describe.
    #[error("piece of {len} bytes, at most {max}")]
    PieceTooLong {
        /// Bytes of the piece.
        len: u32,
        /// Bytes it may have.
        max: u32,
    },
    /// More inline data than the queue was created for.
    #[error("{len} bytes inline, at most {max}")]
    InlineTooLong {
        /// Bytes of the request.
        len: usize,
        /// Bytes it may have.
        max: u16,
    },
    /// The WQE would be larger than the queue's largest.
    #[error("WQE of {segments} segments, at most {max}")]
    TooLarge {
        /// Segments of the request.
        segments: u32,
        /// Segments it may have.
        max: u32,
    },
}

/// A chain that was accepted in part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("request {index} of the chain refused: {error}")]
pub struct ChainError {
    /// The first request that was not accepted; all before it were.
    pub index: usize,
    /// Why.
    pub error: PostError,
}

/// What a queue pair can hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QpCaps {
    /// Send requests outstanding, each of the largest size; 0 for no SQ.
    pub max_send_wr: u32,
    /// Receive requests outstanding; 0 for no RQ.
    pub max_recv_wr: u32,
    /// Pieces of memory of a send request.
    pub max_send_sge: u8,
    /// Pieces of memory of a receive request.
    pub max_recv_sge: u8,
    /// Bytes of inline data.
    pub max_inline: u16,
}

impl QpCaps {
    /// SQ slots that the books of such a queue pair need.
    pub const fn sq_slots(&self) -> u32 {
        let limits = SqLimits { max_sge: self.max_send_sge, max_inline: self.max_inline };
        power_of_two(self.max_send_wr.saturating_mul(limits.units()).saturating_add(sq::MARKER_UNITS))
    }

    /// RQ slots that the books of such a queue pair need.
    pub const fn rq_slots(&self) -> u32 {
        let entries = power_of_two(self.max_recv_wr.saturating_add(rq::MARKER_UNITS));
        // The SQ behind the RQ begins at a WQEBB, so the RQ is at least one.
        let least = 4 / if self.rq_segments() < 4 { self.rq_segments() } else { 4 };
        if entries > least { entries } else { least }
    }

    /// Data segments of a receive WQE.
    const fn rq_segments(&self) -> u32 {
        (if self.max_recv_sge == 0 { 1 } else { self.max_recv_sge as u32 }).next_power_of_two()
    }

    /// CQEs the SQ can cause: one for each WQEBB, and the marker's.
    pub const fn send_cqes(&self) -> u32 {
        let limits = SqLimits { max_sge: self.max_send_sge, max_inline: self.max_inline };
        self.max_send_wr.saturating_mul(limits.units()).saturating_add(1)
    }

    /// CQEs the RQ can cause, and the marker's.
    pub const fn recv_cqes(&self) -> u32 {
        self.max_recv_wr.saturating_add(1)
    }
}

/// The next power of two, or the largest there is.
const fn power_of_two(n: u32) -> u32 {
    match n.checked_next_power_of_two() {
        Some(p) => p,
        None => 1 << 31,
    }
}

/// What it takes to create a queue pair.
#[derive(Debug)]
pub struct QpInit<'a> {
    /// Its protection domain.
    pub pd: Pdn,
    /// What it is to hold.
    pub caps: QpCaps,
    /// The CQ of its SQ; `None` for the least used.
    pub send_cq: Option<CqIndex>,
    /// The CQ of its RQ; `None` for the least used.
    pub recv_cq: Option<CqIndex>,
    /// Memory for the books of its SQ ([`QpCaps::sq_slots`]); `None` if it has no SQ.
    pub sq_memory: Option<QueueMemory<'a>>,
    /// Memory for the books of its RQ ([`QpCaps::rq_slots`]); `None` if it has no RQ.
    pub rq_memory: Option<QueueMemory<'a>>,
}

/// How a peer is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PathTo {
    /// The peer's RoCE address.
    pub gid: [u8; 16],
    /// The MAC address on the way to it.
    pub mac: [u8; 6],
}

/// What is needed to become ready to receive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RtrAttr {
    /// The peer.
    pub remote_qpn: Qpn,
    /// The way to it.
    pub path: PathTo,
    /// First packet number expected.
    pub rq_psn: u32,
    /// Path MTU: 1 is 256 bytes, each step doubles, 5 is 4096.
    pub mtu: u8,
    /// log2 of the reads and atomics the peer may have outstanding here.
    pub log_responder_resources: u8,
    /// RNR timer code (InfiniBand specification, table 46): how long the peer waits when there is no receive request.
    pub min_rnr_timer: u8,
}

/// What is needed to become ready to send.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RtsAttr {
    /// First packet number sent.
    pub sq_psn: u32,
    /// Local ACK timeout: 4.096 us times 2 to this; 0 for none.
    pub ack_timeout: u8,
    /// Retries when no answer comes, 0 to 7.
    pub retry_count: u8,
    /// Retries when the peer has no receive request, 0 to 6; 7 is for ever.
    pub rnr_retry: u8,
    /// log2 of the reads and atomics outstanding at the peer.
    pub log_initiator_depth: u8,
}

/// A command of a queue pair that is in flight.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Pending {
    ToError(InFlight),
    Query(InFlight),
}

/// A queue pair. Whoever holds it posts; the CQ allocator consumes.
#[must_use = "a queue pair that is dropped stays with the device until that is torn down"]
pub struct Qp<'a, P: Platform> {
    platform: &'a P,
    device: u32,
    qpn: Qpn,
    pub(crate) state: QpState,
    pub(crate) sq: Option<Sq<'a>>,
    pub(crate) rq: Option<Rq<'a>>,
    record: DbRec<'a>,
    buffer: DmaMem<'a>,
    geometry: Geometry,
    pd: Pdn,
    place: Place,
    send_grant: Option<Grant>,
    recv_grant: Option<Grant>,
    pub(crate) pending: Option<Pending>,
    drained: [bool; 2],
    doorbell_lost: bool,
    /// In RESET, a new hardware queue pair is to be created.
    to_create: bool,
    /// A command given up in the life that a reset ended.
    late: Option<InFlight>,
    replaced: heapless::Vec<Replaced, REPLACED>,
    /// A DESTROY_QP was given up and may have been carried out.
    destroy_unsure: bool,
}

/// A hardware queue pair that a new one has replaced under the same handle. The new one is created before the old one is
/// destroyed, so that it gets another number: a command that is still on its way names the old.
#[derive(Clone, Copy, Debug)]
struct Replaced {
    qpn: Qpn,
    /// The old one is destroyed when this is back.
    late: Option<InFlight>,
}

/// How many replaced hardware queue pairs one handle remembers. Each is held up by a command that has not come back.
const REPLACED: usize = 8;

impl<P: Platform> core::fmt::Debug for Qp<'_, P> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Qp").field("qpn", &self.qpn).field("state", &self.state).finish_non_exhaustive()
    }
}

/// What is left of a destroyed queue pair.
#[derive(Debug)]
pub struct Destroyed<'a> {
    /// Memory of the SQ's books, to be used again.
    pub sq_memory: Option<QueueMemory<'a>>,
    /// Memory of the RQ's books, to be used again.
    pub rq_memory: Option<QueueMemory<'a>>,
    /// How the SQ's requests ended, over its life.
    pub sq: Tally,
    /// How the RQ's requests ended, over its life.
    pub rq: Tally,
}

/// Sizes of a queue pair's rings.
#[derive(Clone, Copy, Debug)]
struct Geometry {
    sq_units: u32,
    sq_room: u32,
    rq_entries: u32,
    rq_room: u32,
    rq_segments: u32,
    limits: SqLimits,
}

impl Geometry {
    fn of<P: Platform>(dev: &Device<'_, P>, caps: &QpCaps) -> Result<Self, Error> {
        let max_units = 1u64 << dev.caps.log_max_qp_sz().min(15);
        let limits = SqLimits { max_sge: caps.max_send_sge, max_inline: caps.max_inline };
        let wqe_bytes = u64::from(limits.segments()) * 16;
        let max_wqe = u64::from(dev.caps.max_wqe_sz_sq()).min(1008);
        if wqe_bytes > max_wqe {
            return Err(Error::TooLarge { what: "bytes of a send WQE", asked: wqe_bytes, max: max_wqe });
        }
        let room = u64::from(caps.max_send_wr) * u64::from(limits.units());
        let max_send = (max_units - u64::from(sq::MARKER_UNITS)) / u64::from(limits.units());
        if room + u64::from(sq::MARKER_UNITS) > max_units {
            return Err(Error::TooLarge { what: "send requests", asked: u64::from(caps.max_send_wr), max: max_send });
        }
        let max_recv = max_units - u64::from(rq::MARKER_UNITS);
        if u64::from(caps.max_recv_wr) > max_recv {
            return Err(Error::TooLarge {
                what: "receive requests",
                asked: u64::from(caps.max_recv_wr),
                max: max_recv,
            });
        }
        let rq_segments = caps.rq_segments();
        let max_rq = u64::from(dev.caps.max_wqe_sz_rq()).min(2048);
        if u64::from(rq_segments) * 16 > max_rq {
            return Err(Error::TooLarge {
                what: "bytes of a receive WQE",
                asked: u64::from(rq_segments) * 16,
                max: max_rq,
            });
        }
        let has_rq = caps.max_recv_wr > 0;
        Ok(Self {
            sq_units: if caps.max_send_wr > 0 { (room as u32 + sq::MARKER_UNITS).next_power_of_two() } else { 0 },
            sq_room: room as u32,
            rq_entries: if has_rq { caps.rq_slots() } else { 0 },
            rq_room: caps.max_recv_wr,
            rq_segments,
            limits,
        })
    }

    const fn rq_bytes(&self) -> usize {
        (self.rq_entries * self.rq_segments) as usize * 16
    }

    const fn bytes(&self) -> usize {
        self.rq_bytes() + self.sq_units as usize * WQEBB
    }
}

impl<'a, P: Platform> Device<'a, P> {
    /// Creates a queue pair, in RESET. If that fails, what was to be used comes back with the error.
    pub fn create_qp(
        &mut self,
        cqs: &mut CqAllocator<'a, Cq<'a, P>>,
        init: QpInit<'a>,
    ) -> Result<Qp<'a, P>, (Error, QpInit<'a>)> {
        match Parts::gather(self, cqs, &init) {
            Ok(parts) => Ok(parts.assemble(self, cqs, init)),
            Err(e) => Err((e, init)),
        }
    }

    fn command_create_qp(&mut self, qpc: &Qpc, buffer: DmaSlice<'a>) -> Result<Qpn, CmdError> {
        let (log_page, pages) = page_layout(buffer.iova().0, buffer.len());
        let mut input = CreateQpIn::new();
        input.set_opcode(u32::from(Opcode::CREATE_QP.0));
        *input.qpc_mut() = *qpc;
        input.qpc_mut().set_log_page_size(log_page);
        let fill = |w: &mut Input<'_, '_>| {
            w.put(0, input.as_bytes());
            w.put_addresses(
                CreateQpIn::PAS_OFFSET,
                (0..pages).map(|i| buffer.iova().add((i as u64) << (12 + log_page)).0),
            );
        };
        let mut out = CreateQpOut::new();
        let lens = (CreateQpIn::BYTES + 8 * pages, CreateQpOut::BYTES);
        self.run(Lane::Normal, Opcode::CREATE_QP, lens, fill, out.as_mut_bytes())?;
        Ok(Qpn(out.qpn()))
    }
}

/// What a queue pair is put together from; gathered, or given back.
struct Parts<'a> {
    geometry: Geometry,
    place: Place,
    send_grant: Option<Grant>,
    recv_grant: Option<Grant>,
    record: DbRec<'a>,
    buffer: DmaMem<'a>,
    qpn: Qpn,
}

impl<'a> Parts<'a> {
    fn gather<P: Platform>(
        dev: &mut Device<'a, P>,
        cqs: &mut CqAllocator<'a, Cq<'a, P>>,
        init: &QpInit<'a>,
    ) -> Result<Self, Error> {
        let caps = &init.caps;
        let geometry = Geometry::of(dev, caps)?;
        check_books(Side::Sq, geometry.sq_units, init.sq_memory.as_ref())?;
        check_books(Side::Rq, geometry.rq_entries, init.rq_memory.as_ref())?;
        let place = cqs.claim()?;
        let grant = |cqs: &mut CqAllocator<'a, Cq<'a, P>>, wanted: bool, cq: Option<CqIndex>, room| {
            if !wanted {
                return Ok(None);
            }
            match cq {
                Some(index) => cqs.request_in(index, room),
                None => cqs.request(room),
            }
            .map(Some)
        };
        let send_grant = match grant(cqs, geometry.sq_units > 0, init.send_cq, geometry.sq_room + 1) {
            Ok(g) => g,
            Err(e) => {
                cqs.cancel_place(place);
                return Err(e.into());
            }
        };
        let recv_grant = match grant(cqs, geometry.rq_entries > 0, init.recv_cq, geometry.rq_room + 1) {
            Ok(g) => g,
            Err(e) => {
                cqs.cancel_place(place);
                send_grant.into_iter().for_each(|g| cqs.cancel(g));
                return Err(e.into());
            }
        };
        match Self::on_device(dev, cqs, init, &geometry, place.tag(), &send_grant, &recv_grant) {
            Ok((record, buffer, qpn)) => Ok(Self { geometry, place, send_grant, recv_grant, record, buffer, qpn }),
            Err(e) => {
                cqs.cancel_place(place);
                send_grant.into_iter().chain(recv_grant).for_each(|g| cqs.cancel(g));
                Err(e)
            }
        }
    }

    fn on_device<P: Platform>(
        dev: &mut Device<'a, P>,
        cqs: &CqAllocator<'a, Cq<'a, P>>,
        init: &QpInit<'a>,
        geometry: &Geometry,
        tag: QueueTag,
        send: &Option<Grant>,
        recv: &Option<Grant>,
    ) -> Result<(DbRec<'a>, DmaMem<'a>, Qpn), Error> {
        let cqn = |g: &Option<Grant>| match g {
            Some(g) => cqs.cq(g.cq()).map(|c| c.cqn().0),
            None => Ok(0),
        };
        let (cqn_snd, cqn_rcv) = (cqn(send)?, cqn(recv)?);
        let Some(record) = dev.records.as_mut().and_then(crate::dbrec::DbRecPool::take) else {
            return Err(Error::NoDoorbellRecord { records: RECORDS });
        };
        let buffer = match dev.alloc_ring(geometry.bytes()) {
            Ok(mem) => mem,
            Err(e) => {
                if let Some(pool) = &mut dev.records {
                    pool.give_back(record);
                }
                return Err(e.into());
            }
        };
        let qpc = context(dev, init.pd, geometry, tag, (cqn_snd, cqn_rcv), record.mem());
        match dev.command_create_qp(&qpc, buffer.slice()) {
            Ok(qpn) => Ok((record, buffer, qpn)),
            Err(e) => {
                dev.undo(&e, buffer, Some(record));
                Err(e.into())
            }
        }
    }

    fn assemble<P: Platform>(
        self,
        dev: &mut Device<'a, P>,
        cqs: &mut CqAllocator<'a, Cq<'a, P>>,
        init: QpInit<'a>,
    ) -> Qp<'a, P> {
        let g = self.geometry;
        let (sq, sq_consumer) = match init.sq_memory.filter(|_| g.sq_units > 0) {
            Some(memory) => {
                let (books, consumer) = memory.open(g.sq_units, g.sq_room, g.limits.units(), sq::MARKER_UNITS);
                let ring = self.buffer.slice().part(g.rq_bytes(), g.sq_units as usize * WQEBB);
                let doorbell = SendDoorbell::new(dev.uar.unwrap_or(crate::uar::Uar(0)), dev.caps.log_bf_reg_size());
                (Some(Sq::new(books, ring, doorbell, self.qpn, g.limits)), Some(consumer))
            }
            None => (None, None),
        };
        let (rq, rq_consumer) = match init.rq_memory.filter(|_| g.rq_entries > 0) {
            Some(memory) => {
                let (books, consumer) = memory.open(g.rq_entries, g.rq_room, 1, rq::MARKER_UNITS);
                let ring = self.buffer.slice().part(0, g.rq_bytes());
                (Some(Rq::new(books, ring, g.rq_segments)), Some(consumer))
            }
            None => (None, None),
        };
        cqs.attach(&self.place, self.qpn, sq_consumer, rq_consumer);
        dev.live.qps += 1;
        Qp {
            platform: dev.platform,
            device: dev.serial,
            qpn: self.qpn,
            state: QpState::Reset,
            sq,
            rq,
            record: self.record,
            buffer: self.buffer,
            geometry: g,
            pd: init.pd,
            place: self.place,
            send_grant: self.send_grant,
            recv_grant: self.recv_grant,
            pending: None,
            drained: [false; 2],
            doorbell_lost: false,
            to_create: false,
            late: None,
            replaced: heapless::Vec::new(),
            destroy_unsure: false,
        }
    }
}

fn check_books(side: Side, needed: u32, memory: Option<&QueueMemory<'_>>) -> Result<(), Error> {
    let slots = memory.map_or(0, QueueMemory::slots);
    if slots < needed as usize { Err(Error::BooksTooSmall { side, slots, needed }) } else { Ok(()) }
}

fn context<P: Platform>(
    dev: &Device<'_, P>,
    pd: Pdn,
    g: &Geometry,
    tag: QueueTag,
    (cqn_snd, cqn_rcv): (u32, u32),
    record: DmaSlice<'_>,
) -> Qpc {
    let mut qpc = Qpc::new();
    qpc.set_st(u32::from(QpServiceType::RC.0)).set_pm_state(u32::from(PmState::MIGRATED.0)).set_pd(pd.0);
    if g.sq_units > 0 {
        qpc.set_log_sq_size(g.sq_units.trailing_zeros()).set_cqn_snd(cqn_snd);
    } else {
        qpc.set_no_sq(true);
    }
    if g.rq_entries > 0 {
        qpc.set_log_rq_size(g.rq_entries.trailing_zeros()).set_log_rq_stride(g.rq_segments.trailing_zeros());
        qpc.set_rq_type(u32::from(RqType::NON_ZERO.0)).set_cqn_rcv(cqn_rcv);
    } else {
        qpc.set_rq_type(u32::from(RqType::ZERO_LEN.0));
    }
    qpc.set_uar_page(dev.uar.map_or(0, |u| u.0)).set_user_index(tag.0).set_dbr_addr(record.iova().0);
    qpc
}

impl<'a, P: Platform> Qp<'a, P> {
    /// Its number.
    pub const fn qpn(&self) -> Qpn {
        self.qpn
    }

    /// Its state as far as this driver knows; an error may have moved it to ERR since.
    pub const fn state(&self) -> QpState {
        self.state
    }

    /// Send requests of one WQEBB that could be posted now.
    pub fn free_send_units(&mut self) -> u32 {
        self.sq.as_mut().map_or(0, |s| s.books.free())
    }

    /// Receive requests that could be posted now.
    pub fn free_recv(&mut self) -> u32 {
        self.rq.as_mut().map_or(0, |r| r.books.free())
    }

    /// The CQ of the SQ.
    pub fn send_cq(&self) -> Option<CqIndex> {
        self.send_grant.as_ref().map(Grant::cq)
    }

    /// The CQ of the RQ.
    pub fn recv_cq(&self) -> Option<CqIndex> {
        self.recv_grant.as_ref().map(Grant::cq)
    }

    /// Its tag, which CQEs carry.
    pub const fn tag(&self) -> QueueTag {
        self.place.tag()
    }

    /// Posts one send request.
    #[inline]
    pub fn post_send(&mut self, wr: &SendWr<'_>) -> Result<(), PostError> {
        self.stage_send(wr)?;
        self.ring_sends();
        Ok(())
    }

    /// Posts a chain of send requests with one doorbell, up to the first that is refused.
    #[inline]
    pub fn post_sends(&mut self, wrs: &[SendWr<'_>]) -> Result<(), ChainError> {
        let mut refused = None;
        let mut staged = false;
        for (index, wr) in wrs.iter().enumerate() {
            match self.stage_send(wr) {
                Ok(()) => staged = true,
                Err(error) => {
                    refused = Some(ChainError { index, error });
                    break;
                }
            }
        }
        if staged {
            self.ring_sends();
        }
        refused.map_or(Ok(()), Err)
    }

    #[inline(always)]
    fn stage_send(&mut self, wr: &SendWr<'_>) -> Result<(), PostError> {
        if !self.state.may_post(Side::Sq) {
            return Err(PostError::BadState { side: Side::Sq, state: self.state });
        }
        let Some(sq) = &mut self.sq else { return Err(PostError::NoQueue { side: Side::Sq }) };
        sq.stage(wr)?;
        self.drained[0] = false;
        Ok(())
    }

    #[inline(always)]
    fn ring_sends(&mut self) {
        let Some(sq) = &mut self.sq else { return };
        if sq.ring(self.platform.bar(), self.record.mem()).is_err() {
            // The requests are in the ring, so they are accepted; the device that cannot be rung is gone, and a drain
            // flushes them.
            self.doorbell_lost = true;
        }
    }

    /// Posts one receive request.
    #[inline]
    pub fn post_recv(&mut self, wr: &RecvWr<'_>) -> Result<(), PostError> {
        self.post_recvs(core::slice::from_ref(wr)).map_err(|e| e.error)
    }

    /// Posts receive requests, up to the first that is refused.
    #[inline]
    pub fn post_recvs(&mut self, wrs: &[RecvWr<'_>]) -> Result<(), ChainError> {
        if !self.state.may_post(Side::Rq) {
            let error = PostError::BadState { side: Side::Rq, state: self.state };
            return Err(ChainError { index: 0, error });
        }
        let Some(rq) = &mut self.rq else {
            return Err(ChainError { index: 0, error: PostError::NoQueue { side: Side::Rq } });
        };
        let mut refused = None;
        for (index, wr) in wrs.iter().enumerate() {
            if let Err(error) = rq.stage(wr) {
                refused = Some(ChainError { index, error });
                break;
            }
            self.drained[1] = false;
        }
        rq.publish(self.record.mem());
        refused.map_or(Ok(()), Err)
    }

    /// Whether a doorbell could not be delivered, which only a device that is gone explains.
    pub const fn doorbell_lost(&self) -> bool {
        self.doorbell_lost
    }

    /// Posts a marker on one side; `None` if there is no room for another now.
    pub(crate) fn post_marker(&mut self, side: Side) -> Option<u32> {
        match side {
            Side::Sq => {
                let index = self.sq.as_mut()?.stage_marker()?;
                self.ring_sends();
                Some(index)
            }
            Side::Rq => {
                let rq = self.rq.as_mut()?;
                let index = rq.stage_marker()?;
                rq.publish(self.record.mem());
                Some(index)
            }
        }
    }

    fn check_move(&self, dev: &Device<'a, P>, to: QpState) -> Result<bool, Error> {
        if self.device != dev.serial {
            return Err(Error::ForeignDevice);
        }
        if self.to_create && to != QpState::Reset {
            return Err(Error::BadState { qpn: self.qpn, state: self.state, to });
        }
        match self.state.to(to) {
            Move::Go => Ok(true),
            Move::Stay => Ok(false),
            Move::Illegal => Err(Error::BadState { qpn: self.qpn, state: self.state, to }),
        }
    }

    /// RESET to INIT: may be given receive requests. `remote` says what the peer will be allowed to do.
    pub fn to_init(&mut self, dev: &mut Device<'a, P>, remote: Access) -> Result<(), Error> {
        if !self.check_move(dev, QpState::Init)? {
            return Ok(());
        }
        let mut input = Rst2initQpIn::new();
        input.set_qpn(self.qpn.0);
        let qpc = input.qpc_mut();
        qpc.set_st(u32::from(QpServiceType::RC.0)).set_pm_state(u32::from(PmState::MIGRATED.0));
        qpc.set_rre(remote.contains(Access::REMOTE_READ)).set_rwe(remote.contains(Access::REMOTE_WRITE));
        if remote.contains(Access::REMOTE_ATOMIC) {
            qpc.set_atomic_mode(u32::from(QpAtomicMode::IB_SPEC.0));
        }
        qpc.set_rae(remote.contains(Access::REMOTE_ATOMIC)).set_user_index(self.place.tag().0);
        qpc.primary_address_path_mut().set_vhca_port_num(1);
        dev.exec(&mut input)?;
        self.state = QpState::Init;
        Ok(())
    }

    /// INIT to RTR: receives from the peer.
    pub fn to_rtr(&mut self, dev: &mut Device<'a, P>, attr: &RtrAttr) -> Result<(), Error> {
        if !self.check_move(dev, QpState::Rtr)? {
            return Ok(());
        }
        let mut input = Init2rtrQpIn::new();
        input.set_qpn(self.qpn.0);
        let log_msg_max = dev.caps.log_max_msg();
        let qpc = input.qpc_mut();
        qpc.set_st(u32::from(QpServiceType::RC.0)).set_pm_state(u32::from(PmState::MIGRATED.0));
        qpc.set_mtu(u32::from(attr.mtu)).set_log_msg_max(log_msg_max).set_remote_qpn(attr.remote_qpn.0);
        qpc.set_next_rcv_psn(attr.rq_psn & 0xff_ffff).set_log_rra_max(u32::from(attr.log_responder_resources));
        qpc.set_min_rnr_nak(u32::from(attr.min_rnr_timer));
        let path = qpc.primary_address_path_mut();
        *path.rgid_rip_mut() = attr.path.gid;
        let m = attr.path.mac;
        path.set_rmac_47_32(u32::from(m[0]) << 8 | u32::from(m[1]));
        path.set_rmac_31_0(u32::from_be_bytes([m[2], m[3], m[4], m[5]]));
        path.set_vhca_port_num(1).set_hop_limit(64).set_udp_sport(0xc000 | (self.qpn.0 & 0x3fff));
        dev.exec(&mut input)?;
        self.state = QpState::Rtr;
        Ok(())
    }

    /// RTR to RTS: sends to the peer.
    pub fn to_rts(&mut self, dev: &mut Device<'a, P>, attr: &RtsAttr) -> Result<(), Error> {
        if !self.check_move(dev, QpState::Rts)? {
            return Ok(());
        }
        let mut input = Rtr2rtsQpIn::new();
        input.set_qpn(self.qpn.0);
        let qpc = input.qpc_mut();
        qpc.set_st(u32::from(QpServiceType::RC.0)).set_pm_state(u32::from(PmState::MIGRATED.0));
        qpc.set_retry_count(u32::from(attr.retry_count)).set_rnr_retry(u32::from(attr.rnr_retry));
        qpc.set_log_sra_max(u32::from(attr.log_initiator_depth)).set_next_send_psn(attr.sq_psn & 0xff_ffff);
        qpc.set_log_ack_req_freq(8);
        qpc.primary_address_path_mut().set_ack_timeout(u32::from(attr.ack_timeout));
        dev.exec(&mut input)?;
        self.state = QpState::Rts;
        Ok(())
    }

    /// To ERR: everything outstanding, and everything posted from here on, is flushed. Completions follow.
    pub fn to_error(&mut self, dev: &mut Device<'a, P>) -> Result<(), Error> {
        if !self.check_move(dev, QpState::Err)? {
            return Ok(());
        }
        let mut input = Qp2errIn::new();
        input.set_qpn(self.qpn.0);
        dev.exec(&mut input)?;
        self.state = QpState::Err;
        Ok(())
    }

    /// Asks the device for the state.
    pub fn query_state(&mut self, dev: &mut Device<'a, P>) -> Result<QpState, Error> {
        let mut input = QueryQpIn::new();
        input.set_qpn(self.qpn.0);
        let out: QueryQpOut = dev.exec(&mut input)?;
        Ok(state_from(out.qpc().state())?)
    }

    /// To RESET, from where it can go up again. What is outstanding is reported to `sink` first: what the device has
    /// completed as it ended, the rest as flushed in software. Completions of other queues on the same CQs go there too.
    ///
    /// If the device may still write CQEs of the former life (it lost some, or died on the way), the hardware queue pair
    /// is replaced by a new one under the same handle, with a number and a tag of its own, so that they cannot be mistaken.
    /// If that fails the queue pair is in RESET and stays there until another call has succeeded.
    pub fn reset<S: WcSink>(
        &mut self,
        dev: &mut Device<'a, P>,
        cqs: &mut CqAllocator<'a, Cq<'a, P>>,
        sink: &mut S,
    ) -> Result<(), Error> {
        cqs.check_place(&self.place)?;
        self.bury_old(dev)?;
        if !self.check_move(dev, QpState::Reset)? && !self.to_create {
            return Ok(());
        }
        let late = self.give_up_pending(dev);
        self.late = late.or(self.late);
        if !self.to_create {
            let mut input = Qp2rstIn::new();
            input.set_qpn(self.qpn.0);
            dev.exec(&mut input)?;
            self.state = QpState::Reset;
            self.report_rest(cqs, sink);
            let owes = |s| cqs.consumer_ref(&self.place, s).is_some_and(Consumer::owes_cqes);
            if self.late.is_some() || owes(Side::Sq) || owes(Side::Rq) {
                self.to_create = true;
            }
        }
        if self.to_create {
            self.replace(dev, cqs)?;
        }
        for side in [Side::Sq, Side::Rq] {
            if let Some(c) = cqs.consumer(&self.place, side) {
                c.restart();
            }
        }
        self.record.mem().fill(0);
        if let Some(sq) = &mut self.sq {
            sq.restart(self.qpn);
        }
        if let Some(rq) = &mut self.rq {
            rq.restart();
        }
        self.drained = [false; 2];
        Ok(())
    }

    /// Makes another hardware queue pair with the same memory, and destroys the old one if it may be.
    fn replace(&mut self, dev: &mut Device<'a, P>, cqs: &mut CqAllocator<'a, Cq<'a, P>>) -> Result<(), Error> {
        if self.replaced.is_full() {
            return Err(CmdError::NoSlot { opcode: Opcode::CREATE_QP, slots: REPLACED as u8 }.into());
        }
        let tag = cqs.renew(&mut self.place);
        let cqn = |g: &Option<Grant>| match g {
            Some(g) => cqs.cq(g.cq()).map(|c| c.cqn().0),
            None => Ok(0),
        };
        let numbers = (cqn(&self.send_grant)?, cqn(&self.recv_grant)?);
        self.record.mem().fill(0);
        let qpc = context(dev, self.pd, &self.geometry, tag, numbers, self.record.mem());
        let old = Replaced { qpn: self.qpn, late: self.late };
        self.qpn = dev.command_create_qp(&qpc, self.buffer.slice())?;
        (self.to_create, self.late) = (false, None);
        cqs.set_qpn(&self.place, self.qpn);
        let full = self.replaced.push(old);
        debug_assert!(full.is_ok(), "looked for room before");
        // A refusal is no harm now: it is tried again at the next reset, or when the queue pair is destroyed.
        let _ = self.bury_old(dev);
        Ok(())
    }

    /// Destroys the hardware queue pairs that were replaced, but for those a command still on its way names.
    fn bury_old(&mut self, dev: &mut Device<'a, P>) -> Result<(), CmdError> {
        let mut i = 0;
        while let Some(&Replaced { qpn, late }) = self.replaced.get(i) {
            if late.is_some_and(|command| !dev.cmd.is_back(command)) {
                i += 1;
            } else {
                self.command_destroy(dev, qpn)?;
                self.replaced.swap_remove(i);
            }
        }
        Ok(())
    }

    /// Destroys the hardware queue pair. One that a command destroyed whose answer came too late is gone all the same.
    fn command_destroy(&mut self, dev: &mut Device<'a, P>, qpn: Qpn) -> Result<(), CmdError> {
        let mut input = DestroyQpIn::new();
        input.set_qpn(qpn.0);
        match dev.exec(&mut input) {
            Err(CmdError::Refused { status: CmdStatus::BAD_RES_ERR, .. }) if self.destroy_unsure => Ok(()),
            Err(e) => {
                self.destroy_unsure |= matches!(e, CmdError::TimedOut { .. });
                Err(e)
            }
            Ok(_) => {
                self.destroy_unsure = false;
                Ok(())
            }
        }
    }

    /// Destroys the queue pair. What is outstanding is reported to `sink` as for [`reset`](Self::reset). If the device
    /// refuses, the queue pair comes back unchanged and can be tried again.
    pub fn destroy<S: WcSink>(
        mut self,
        dev: &mut Device<'a, P>,
        cqs: &mut CqAllocator<'a, Cq<'a, P>>,
        sink: &mut S,
    ) -> Result<Destroyed<'a>, (Self, Error)> {
        if let Err(e) = cqs.check_place(&self.place) {
            return Err((self, e.into()));
        }
        if self.device != dev.serial {
            return Err((self, Error::ForeignDevice));
        }
        let _ = self.give_up_pending(dev);
        while let Some(qpn) = self.replaced.first().map(|old| old.qpn) {
            let result = self.command_destroy(dev, qpn);
            if let Err(e) = dev.gone_or(result) {
                return Err((self, e.into()));
            }
            self.replaced.swap_remove(0);
        }
        let result = self.command_destroy(dev, self.qpn);
        if let Err(e) = dev.gone_or(result) {
            return Err((self, e.into()));
        }
        self.report_rest(cqs, sink);
        let (sq, rq) = (cqs.tally(&self.place, Side::Sq), cqs.tally(&self.place, Side::Rq));
        cqs.release(self.place, [self.send_grant, self.recv_grant]);
        dev.live.qps -= 1;
        dev.free(self.buffer);
        if dev.dead().is_none()
            && let Some(pool) = &mut dev.records
        {
            pool.give_back(self.record);
        }
        Ok(Destroyed {
            sq_memory: self.sq.map(|s| s.books.close()),
            rq_memory: self.rq.map(|r| r.books.close()),
            sq,
            rq,
        })
    }

    /// Consumes what the CQs hold now, then ends in software what is left. Only when the device writes no more CQEs.
    fn report_rest<S: WcSink>(&mut self, cqs: &mut CqAllocator<'a, Cq<'a, P>>, sink: &mut S) {
        for (side, cq) in [(Side::Sq, self.send_cq()), (Side::Rq, self.recv_cq())] {
            if let Some(cq) = cq {
                let mut left = cqs.cq(cq).map_or(0, CompletionQueue::pending);
                while left > 0 {
                    match cqs.poll(cq, left, sink) {
                        Ok(n) if n > 0 => left -= n,
                        _ => break,
                    }
                }
            }
            cqs.flush(&self.place, side, sink);
        }
    }

    /// Gives up a command in flight; returns it if it may still change the queue pair.
    fn give_up_pending(&mut self, dev: &mut Device<'a, P>) -> Option<InFlight> {
        match self.pending.take() {
            Some(Pending::ToError(command)) => {
                dev.cmd.abandon(command);
                Some(command)
            }
            Some(Pending::Query(command)) => {
                dev.cmd.abandon(command);
                None
            }
            None => None,
        }
    }

    /// Rings for what was posted last once more.
    pub(crate) fn remind(&mut self, side: Side) {
        // A receive queue has no doorbell.
        if side == Side::Sq
            && let Some(sq) = &mut self.sq
            && sq.ring_again(self.platform.bar(), self.record.mem()).is_err()
        {
            self.doorbell_lost = true;
        }
    }

    /// How the requests of one side ended so far.
    pub fn tally(&self, cqs: &CqAllocator<'a, Cq<'a, P>>, side: Side) -> Tally {
        cqs.tally(&self.place, side)
    }

    /// Requests of one side without an outcome.
    pub fn outstanding(&self, cqs: &CqAllocator<'a, Cq<'a, P>>, side: Side) -> u32 {
        cqs.consumer_ref(&self.place, side).map_or(0, Consumer::outstanding)
    }
}

impl<P: Platform> DrainQueue for Qp<'_, P> {
    fn qpn(&self) -> Qpn {
        self.qpn
    }

    fn state(&self) -> QpState {
        self.state
    }

    fn place(&self) -> &Place {
        &self.place
    }

    fn cq(&self, side: Side) -> Option<CqIndex> {
        match side {
            Side::Sq => self.send_cq(),
            Side::Rq => self.recv_cq(),
        }
    }

    fn is_drained(&self, side: Side) -> bool {
        self.drained[side as usize]
    }

    fn set_drained(&mut self, side: Side) {
        self.drained[side as usize] = true;
    }
}

/// The state in a queue pair's context.
pub(crate) fn state_from(state: u32) -> Result<QpState, CmdError> {
    Ok(match HwState(state as u8) {
        HwState::RST => QpState::Reset,
        HwState::INIT => QpState::Init,
        HwState::RTR => QpState::Rtr,
        HwState::RTS => QpState::Rts,
        HwState::SQER => QpState::Sqe,
        HwState::SQD | HwState::SQ_DRAINING => QpState::Sqd,
        HwState::ERR => QpState::Err,
        _ => {
            return Err(CmdError::BadAnswer { opcode: Opcode::QUERY_QP, what: "QP state", value: u64::from(state) });
        }
    })
}
