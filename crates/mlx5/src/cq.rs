//! A completion queue: 64-byte CQEs, handed over by an owner bit that toggles with each lap.
//!
//! Consuming is the hot path: one byte decides ownership, then four or five dwords are read, each once, and the consumer
//! index is written to the record once per batch. Nothing else is read from memory the device writes, and no number from a
//! CQE is used as an index without a comparison with our own (that happens in `scupper-verbs`).

use crate::cmd::{CmdError, Input, Lane};
use crate::dbrec::{DbRec, RECORDS};
use crate::device::{Device, Error, page_layout};
use crate::uar::Uar;
use scupper_hw::cmd_objects::{CreateCqIn, CreateCqOut, DestroyCqIn};
use scupper_hw::cmd_queue::Opcode;
use scupper_hw::cqe::{Cqe64, CqeOpcode, CqeSyndrome, ErrCqe};
use scupper_hw::doorbell::{CqDoorbell, UarOffset};
use scupper_hw::wqe::WqeOpcode;
use scupper_platform::dma::EntryRing;
use scupper_platform::{Bar, BarError, DmaMem, Platform, order};
use scupper_verbs::books::Completion;
use scupper_verbs::cq_alloc::{CompletionQueue, CqAllocator, CqIndex, CqSeal};
use scupper_verbs::{Cqn, Side, WcFlags, WcOpcode, WcStatus};
use zerocopy::IntoBytes;

/// Byte of a CQE with opcode, format and owner.
const OP_OWN: usize = 0x3f;

/// What a CQE holds before the device has ever written it: opcode "invalid", owner 0.
const FRESH: u8 = 0xf0;

/// Fewest entries of a CQ.
const MIN_ENTRIES: u32 = 4;

/// Which completions wake a CQ that has been armed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arm {
    /// Any.
    Next,
    /// Those of solicited messages, and errors.
    Solicited,
}

/// A completion queue.
pub struct Cq<'a, P: Platform> {
    platform: &'a P,
    device: u32,
    mem: DmaMem<'a>,
    ring: EntryRing<'a>,
    record: DbRec<'a>,
    cqn: Cqn,
    uar: Uar,
    ci: u32,
    arm_sn: u32,
    failed: bool,
}

impl<P: Platform> core::fmt::Debug for Cq<'_, P> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Cq").field("cqn", &self.cqn).field("ring", &self.ring).field("ci", &self.ci).finish()
    }
}

impl<'a, P: Platform> Device<'a, P> {
    /// Creates a CQ of at least `entries` entries in an allocator, which is the only place it can be used from.
    pub fn create_cq(&mut self, cqs: &mut CqAllocator<'a, Cq<'a, P>>, entries: u32) -> Result<CqIndex, Error> {
        cqs.create(|seal| Cq::create(self, seal, entries))
    }

    /// Destroys a CQ that no queue uses.
    pub fn destroy_cq(&mut self, cqs: &mut CqAllocator<'a, Cq<'a, P>>, index: CqIndex) -> Result<(), Error> {
        let cq = cqs.remove(index)?;
        if cq.device != self.serial {
            cqs.put_back(index, cq);
            return Err(Error::ForeignDevice);
        }
        let mut input = DestroyCqIn::new();
        input.set_cqn(cq.cqn.0);
        let result = self.exec(&mut input);
        if let Err(e) = self.gone_or(result) {
            // The device still has it: it goes back to where it was, and can be tried again.
            cqs.put_back(index, cq);
            return Err(e.into());
        }
        self.forget_failure(cq.cqn);
        self.live.cqs -= 1;
        self.free(cq.mem);
        if let Some(pool) = &mut self.records {
            pool.give_back(cq.record);
        }
        Ok(())
    }
}

impl<'a, P: Platform> Cq<'a, P> {
    fn create(dev: &mut Device<'a, P>, _seal: CqSeal, entries: u32) -> Result<Self, Error> {
        let max = 1u64 << dev.caps.log_max_cq_sz().min(24);
        let log = entries.max(MIN_ENTRIES).checked_next_power_of_two().map_or(32, u32::trailing_zeros);
        if log > 24 || 1u64 << log > max {
            return Err(Error::TooLarge { what: "CQ entries", asked: u64::from(entries), max });
        }
        let (Some(uar), Some(eqn)) = (dev.uar, dev.eq.as_ref().map(crate::eq::Eq::eqn)) else {
            return Err(Error::Missing { what: "an event queue", field: "eq", value: 0 });
        };
        let Some(record) = dev.records.as_mut().and_then(crate::dbrec::DbRecPool::take) else {
            return Err(Error::NoDoorbellRecord { records: RECORDS });
        };
        let mem = match dev.alloc_ring(Cqe64::BYTES << log) {
            Ok(mem) => mem,
            Err(e) => {
                if let Some(pool) = &mut dev.records {
                    pool.give_back(record);
                }
                return Err(e.into());
            }
        };
        let ring = EntryRing::new(mem.slice(), log as u8, Cqe64::BYTES);
        for i in 0..ring.entries() {
            ring.write8(i, OP_OWN, FRESH);
        }
        let (log_page, pages) = page_layout(mem.iova().0, mem.len());
        let mut input = CreateCqIn::new();
        input.set_opcode(u32::from(Opcode::CREATE_CQ.0));
        let cqc = input.cq_context_mut();
        cqc.set_log_cq_size(log).set_uar_page(uar.0).set_c_eqn_or_apu_element(u32::from(eqn));
        cqc.set_log_page_size(log_page).set_dbr_addr(record.mem().iova().0);
        let base = mem.iova();
        let fill = |w: &mut Input<'_, '_>| {
            w.put(0, input.as_bytes());
            w.put_addresses(CreateCqIn::PAS_OFFSET, (0..pages).map(|i| base.add((i as u64) << (12 + log_page)).0));
        };
        let mut out = CreateCqOut::new();
        let lens = (CreateCqIn::BYTES + 8 * pages, CreateCqOut::BYTES);
        let made = dev.run(Lane::Normal, Opcode::CREATE_CQ, lens, fill, out.as_mut_bytes());
        if let Err(e) = made {
            dev.undo(&e, mem, Some(record));
            return Err(e.into());
        }
        dev.live.cqs += 1;
        dev.forget_failure(Cqn(out.cqn()));
        Ok(Self {
            device: dev.serial,
            platform: dev.platform,
            mem,
            ring,
            record,
            cqn: Cqn(out.cqn()),
            uar,
            ci: 0,
            arm_sn: 0,
            failed: false,
        })
    }

    /// Asks for one event at the next completion that is not yet there. Poll once more afterwards: a completion that came
    /// before this may have raised none.
    pub fn arm(&mut self, arm: Arm) -> Result<(), BarError> {
        let mut word = CqDoorbell::new();
        word.set_sn(self.arm_sn & 3).set_cmd(arm == Arm::Solicited).set_ci(self.ci & 0xff_ffff).set_cqn(self.cqn.0);
        let [high, low] = word.dwords().map(|d| d.get());
        order::before_doorbell_record();
        self.record.mem().write_be32(ARM_WORD, high);
        order::before_doorbell();
        let at = self.uar.base() + UarOffset::CQ_DOORBELL.0 as usize;
        self.platform.bar().write64(at, (u64::from(high) << 32) | u64::from(low))
    }

    /// Notes that an event of this CQ has been consumed, so that it can be armed again.
    pub const fn acknowledge_event(&mut self) {
        self.arm_sn = self.arm_sn.wrapping_add(1);
    }

    pub(crate) const fn set_failed(&mut self) {
        self.failed = true;
    }

    /// Whether the entry that `index` falls on has been written by the device in this lap.
    #[inline(always)]
    fn is_ours(&self, index: u32) -> bool {
        let op_own = self.ring.read8::<OP_OWN>(index);
        u32::from(op_own & 1) == (index >> self.ring.log2()) & 1 && op_own >> 4 != CqeOpcode::INVALID.0
    }
}

/// Byte offsets in the record of a CQ.
const CONSUMER_INDEX: usize = 0;
const ARM_WORD: usize = 4;

impl<P: Platform> CompletionQueue for Cq<'_, P> {
    fn cqn(&self) -> Cqn {
        self.cqn
    }

    fn entries(&self) -> u32 {
        self.ring.entries()
    }

    fn consumer_index(&self) -> u32 {
        self.ci
    }

    fn pending(&self) -> u32 {
        (0..self.ring.entries()).take_while(|i| self.is_ours(self.ci.wrapping_add(*i))).count() as u32
    }

    fn has_failed(&self) -> bool {
        self.failed
    }

    #[inline(always)]
    fn consume<F: FnMut(&Completion) -> bool>(&mut self, budget: u32, mut each: F) -> u32 {
        let start = self.ci;
        let mut ci = start;
        while ci.wrapping_sub(start) < budget && self.is_ours(ci) {
            order::after_ownership_check();
            let goes_on = each(&decode(&self.ring, ci));
            ci = ci.wrapping_add(1);
            if !goes_on {
                break;
            }
        }
        let n = ci.wrapping_sub(start);
        if n != 0 {
            self.ci = ci;
            order::before_consumer_index();
            self.record.mem().write_be32(CONSUMER_INDEX, ci & 0xff_ffff);
        }
        n
    }
}

/// Decodes one CQE. Each dword is read at most once.
#[inline(always)]
fn decode(ring: &EntryRing<'_>, index: u32) -> Completion {
    let last = ring.read_be32::<0x3c>(index);
    let tag = Cqe64::SRQN_UIDX.extract(ring.read_be32::<0x20>(index));
    let opcode = CqeOpcode(Cqe64::OPCODE.extract(last) as u8);
    let mut c = Completion {
        tag,
        side: Side::Sq,
        counter: Cqe64::WQE_COUNTER.extract(last) as u16,
        status: WcStatus::Success,
        opcode: WcOpcode::Unknown,
        flags: WcFlags::empty(),
        byte_len: 0,
        imm: 0,
        syndrome: 0,
        vendor_syndrome: 0,
    };
    match opcode {
        CqeOpcode::REQ => {
            c.opcode = sent(ring.read_be32::<0x38>(index) >> 24);
            c.byte_len = ring.read_be32::<0x2c>(index);
        }
        CqeOpcode::RESP_SEND | CqeOpcode::RESP_SEND_IMM | CqeOpcode::RESP_SEND_INV | CqeOpcode::RESP_WR_IMM => {
            c.side = Side::Rq;
            c.byte_len = ring.read_be32::<0x2c>(index);
            c.imm = ring.read_be32::<0x24>(index);
            (c.opcode, c.flags) = match opcode {
                CqeOpcode::RESP_SEND => (WcOpcode::Recv, WcFlags::empty()),
                CqeOpcode::RESP_SEND_IMM => (WcOpcode::Recv, WcFlags::IMMEDIATE),
                CqeOpcode::RESP_SEND_INV => (WcOpcode::Recv, WcFlags::INVALIDATED),
                _ => (WcOpcode::RecvWriteImm, WcFlags::IMMEDIATE),
            };
        }
        CqeOpcode::REQ_ERR | CqeOpcode::RESP_ERR => {
            if opcode == CqeOpcode::RESP_ERR {
                c.side = Side::Rq;
            }
            let error = ring.read_be32::<0x34>(index);
            c.syndrome = ErrCqe::SYNDROME.extract(error) as u8;
            c.vendor_syndrome = ErrCqe::VENDOR_ERR_SYND.extract(error) as u8;
            c.status = status(CqeSyndrome(c.syndrome));
        }
        // An opcode no queue of ours causes: the tag decides whom it concerns, and the status says that it is strange.
        other => {
            c.status = WcStatus::Other;
            c.syndrome = other.0;
        }
    }
    c
}

/// What a requester's CQE says was carried out.
#[inline(always)]
const fn sent(opcode: u32) -> WcOpcode {
    match WqeOpcode(opcode as u8) {
        WqeOpcode::NOP => WcOpcode::Nop,
        WqeOpcode::SEND | WqeOpcode::SEND_IMM | WqeOpcode::SEND_INVAL => WcOpcode::Send,
        WqeOpcode::RDMA_WRITE | WqeOpcode::RDMA_WRITE_IMM => WcOpcode::Write,
        WqeOpcode::RDMA_READ => WcOpcode::Read,
        WqeOpcode::ATOMIC_CS => WcOpcode::CompareSwap,
        WqeOpcode::ATOMIC_FA => WcOpcode::FetchAdd,
        _ => WcOpcode::Unknown,
    }
}

/// What a syndrome means. Never [`WcStatus::Success`]: an error CQE is an error whatever it says.
const fn status(syndrome: CqeSyndrome) -> WcStatus {
    match syndrome {
        CqeSyndrome::WR_FLUSH_ERR => WcStatus::Flushed,
        CqeSyndrome::LOCAL_LENGTH_ERR => WcStatus::LocalLength,
        CqeSyndrome::LOCAL_QP_OP_ERR => WcStatus::LocalQpOperation,
        CqeSyndrome::LOCAL_PROT_ERR => WcStatus::LocalProtection,
        CqeSyndrome::MW_BIND_ERR => WcStatus::WindowBind,
        CqeSyndrome::BAD_RESP_ERR => WcStatus::BadResponse,
        CqeSyndrome::LOCAL_ACCESS_ERR => WcStatus::LocalAccess,
        CqeSyndrome::REMOTE_INVAL_REQ_ERR => WcStatus::RemoteInvalidRequest,
        CqeSyndrome::REMOTE_ACCESS_ERR => WcStatus::RemoteAccess,
        CqeSyndrome::REMOTE_OP_ERR => WcStatus::RemoteOperation,
        CqeSyndrome::TRANSPORT_RETRY_EXC_ERR => WcStatus::RetryExceeded,
        CqeSyndrome::RNR_RETRY_EXC_ERR => WcStatus::RnrRetryExceeded,
        CqeSyndrome::REMOTE_ABORTED_ERR => WcStatus::RemoteAborted,
        _ => WcStatus::Other,
    }
}

impl<'a, P: Platform> Device<'a, P> {
    /// Gives memory back after a create command that failed. If the device may still carry it out, memory and record stay.
    pub(crate) fn undo(&mut self, e: &CmdError, mem: DmaMem<'a>, record: Option<DbRec<'a>>) {
        if matches!(e, CmdError::TimedOut { .. } | CmdError::Dead { .. } | CmdError::BadAnswer { .. }) {
            self.bury(mem);
            return;
        }
        self.free(mem);
        if let (Some(pool), Some(record)) = (&mut self.records, record) {
            pool.give_back(record);
        }
    }
}
