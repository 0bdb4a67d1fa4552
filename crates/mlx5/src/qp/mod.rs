//! Queue pairs (RC): what one is. How it is created, moved through its states, posted to, reset and destroyed is in the modules.
//!
//! One buffer holds both rings, the RQ first. A queue pair is created with a tag from the CQ allocator as its user index,
//! which the device returns in every CQE; the tag carries a generation, so a CQE of a former life is recognised.

mod create;
mod life;
mod post;
mod states;

pub use create::{QpCaps, QpInit};
pub use life::Destroyed;
pub use post::{ChainError, PostError};
pub(crate) use states::state_from;
pub use states::{PathTo, RtrAttr, RtsAttr};

use crate::cmd::InFlight;
use crate::cq::Cq;
use crate::dbrec::DbRec;
use crate::rq::Rq;
use crate::sq::Sq;
use create::Geometry;
use life::{REPLACED, Replaced};
use scupper_platform::{DmaMem, Platform};
use scupper_verbs::books::{Consumer, Tally};
use scupper_verbs::cq_alloc::{CqAllocator, CqIndex, Grant, Place};
use scupper_verbs::drain::DrainQueue;
use scupper_verbs::{Pdn, QpState, Qpn, QueueTag, Side};

/// A command of a queue pair that is in flight.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pending {
    pub(crate) asked: Asked,
    pub(crate) command: InFlight,
}

/// What a drain asks firmware for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    ToError,
    State,
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
    /// A command that moves the hardware queue pair has been given up and may still be carried out.
    pub(crate) late: bool,
    replaced: heapless::Vec<Replaced, REPLACED>,
    /// A DESTROY_QP was given up and may have been carried out.
    destroy_unsure: bool,
}

impl<P: Platform> core::fmt::Debug for Qp<'_, P> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Qp").field("qpn", &self.qpn).field("state", &self.state).finish_non_exhaustive()
    }
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
