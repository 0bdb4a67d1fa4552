//! The event queue: what the device has to say of its own accord.
//!
//! One EQ, polled. It carries page requests, errors of CQs and queue pairs and port changes; completions are found in
//! their CQs. Entries are handed to software by an owner bit that toggles with each lap, initially 1 so that the first lap's
//! zero is news.

use crate::uar::Uar;
use scupper_hw::doorbell::{EqDoorbell, UarOffset};
use scupper_hw::eqe::{CqErrSyndrome, Eqe, EqeCqErr, EqePageReq, EqePortState, EqeQpSrq, EventType};
use scupper_platform::dma::EntryRing;
use scupper_platform::{Bar, BarError, DmaMem, order};
use scupper_verbs::{Cqn, Qpn};
use zerocopy::FromBytes;

/// log2 of the number of entries.
pub const LOG_EQ_SIZE: u8 = 7;

/// Bytes of the EQ.
pub const EQ_BYTES: usize = Eqe::BYTES << LOG_EQ_SIZE;

/// An event, decoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The device wants pages (or, negative, gives some back).
    Pages {
        /// For which function.
        function: u16,
        /// How many.
        count: i32,
    },
    /// A CQ has failed.
    CqError {
        /// Which.
        cqn: Cqn,
        /// How.
        syndrome: CqErrSyndrome,
    },
    /// Something happened to a queue pair.
    Qp {
        /// Which.
        qpn: Qpn,
        /// What.
        kind: EventType,
    },
    /// A port changed.
    Port {
        /// Which.
        port: u8,
        /// How.
        sub_type: u8,
    },
    /// Anything else.
    Other {
        /// What.
        kind: EventType,
    },
}

/// The event queue.
#[derive(Debug)]
pub struct Eq<'a> {
    mem: DmaMem<'a>,
    ring: EntryRing<'a>,
    eqn: u8,
    uar: Uar,
    ci: u32,
}

impl<'a> Eq<'a> {
    /// Prepares memory for an EQ: every owner bit 1, before the device is told.
    pub fn prepare(mem: &DmaMem<'a>) -> EntryRing<'a> {
        let ring = EntryRing::new(mem.slice(), LOG_EQ_SIZE, Eqe::BYTES);
        for i in 0..ring.entries() {
            ring.write8(i, OWNER, 1);
        }
        ring
    }

    /// An EQ that the device has created.
    pub const fn new(mem: DmaMem<'a>, ring: EntryRing<'a>, eqn: u8, uar: Uar) -> Self {
        Self { mem, ring, eqn, uar, ci: 0 }
    }

    /// Its number.
    pub const fn eqn(&self) -> u8 {
        self.eqn
    }

    /// Takes the next event, if there is one. The device must be told with [`update`](Self::update) now and then.
    pub fn take(&mut self) -> Option<Event> {
        let owner = self.ring.read8::<OWNER>(self.ci) & 1;
        if u32::from(owner) != (self.ci >> LOG_EQ_SIZE) & 1 {
            return None;
        }
        order::after_ownership_check();
        let bytes = self.ring.read_entry(self.ci);
        self.ci = self.ci.wrapping_add(1);
        Some(decode(&bytes))
    }

    /// Tells the device how far we have got.
    pub fn update<B: Bar>(&self, bar: &B) -> Result<(), BarError> {
        let mut word = EqDoorbell::new();
        word.set_eqn(u32::from(self.eqn)).set_ci(self.ci & 0xff_ffff);
        bar.write32(self.uar.base() + UarOffset::EQ_NO_ARM.0 as usize, word.dwords()[0].get())
    }

    /// Gives the memory back.
    pub fn into_mem(self) -> DmaMem<'a> {
        self.mem
    }
}

const OWNER: usize = 0x3f;

fn decode(bytes: &[u8; Eqe::BYTES]) -> Event {
    let eqe = Eqe::read_from_bytes(bytes).unwrap_or_default();
    let kind = EventType(eqe.type_() as u8);
    let data = eqe.data();
    match kind {
        EventType::PAGE_REQUEST => {
            let d = EqePageReq::read_from_bytes(data).unwrap_or_default();
            Event::Pages { function: d.func_id() as u16, count: d.num_pages() as i32 }
        }
        EventType::CQ_ERROR => {
            let d = EqeCqErr::read_from_bytes(data).unwrap_or_default();
            Event::CqError { cqn: Cqn(d.cqn()), syndrome: CqErrSyndrome(d.syndrome() as u8) }
        }
        EventType::PORT_CHANGE => {
            let d = EqePortState::read_from_bytes(data).unwrap_or_default();
            Event::Port { port: d.port() as u8, sub_type: eqe.sub_type() as u8 }
        }
        EventType::PATH_MIG
        | EventType::COMM_EST
        | EventType::SQ_DRAINED
        | EventType::WQ_CATAS_ERROR
        | EventType::PATH_MIG_FAILED
        | EventType::WQ_INVAL_REQ_ERROR
        | EventType::WQ_ACCESS_ERROR
        | EventType::SRQ_LAST_WQE => {
            let d = EqeQpSrq::read_from_bytes(data).unwrap_or_default();
            Event::Qp { qpn: Qpn(d.qp_srq_n()), kind }
        }
        _ => Event::Other { kind },
    }
}
