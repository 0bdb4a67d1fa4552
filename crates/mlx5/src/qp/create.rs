//! Creation: sizes, books, room in CQs, memory, and the command.

use super::Qp;
use crate::cmd::{CmdError, Input, Lane};
use crate::cq::Cq;
use crate::dbrec::{DbRec, RECORDS};
use crate::device::{Device, Error, page_layout};
use crate::rq::{self, Rq};
use crate::sq::{self, Sq, SqLimits, WQEBB};
use crate::uar::SendDoorbell;
use scupper_hw::cmd_qp::{CreateQpIn, CreateQpOut};
use scupper_hw::cmd_queue::Opcode;
use scupper_hw::contexts::{PmState, QpServiceType, Qpc, RqType};
use scupper_platform::{DmaMem, DmaSlice, Platform};
use scupper_verbs::cq_alloc::{CqAllocError, CqAllocator, CqIndex, Grant, Place};
use scupper_verbs::{CompletionQueue, Pdn, QpState, Qpn, QueueMemory, QueueTag, Side};
use zerocopy::IntoBytes;

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

/// Sizes of a queue pair's rings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Geometry {
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

    pub(super) fn command_create_qp(&mut self, qpc: &Qpc, buffer: DmaSlice<'a>) -> Result<Qpn, CmdError> {
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
        let numbers = numbers(cqs, send, recv)?;
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
        let qpc = context(dev, init.pd, geometry, tag, numbers, record.mem());
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
            late: false,
            replaced: heapless::Vec::new(),
            destroy_unsure: false,
        }
    }
}

fn check_books(side: Side, needed: u32, memory: Option<&QueueMemory<'_>>) -> Result<(), Error> {
    let slots = memory.map_or(0, QueueMemory::slots);
    if slots < needed as usize { Err(Error::BooksTooSmall { side, slots, needed }) } else { Ok(()) }
}

/// Numbers of the CQs of SQ and RQ; 0 for a queue that there is not.
pub(super) fn numbers<P: Platform>(
    cqs: &CqAllocator<'_, Cq<'_, P>>,
    send: &Option<Grant>,
    recv: &Option<Grant>,
) -> Result<(u32, u32), CqAllocError> {
    let cqn = |g: &Option<Grant>| match g {
        Some(g) => cqs.cq(g.cq()).map(|c| c.cqn().0),
        None => Ok(0),
    };
    Ok((cqn(send)?, cqn(recv)?))
}

pub(super) fn context<P: Platform>(
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
