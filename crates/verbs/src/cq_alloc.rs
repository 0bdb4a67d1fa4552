//! The CQ allocator: the only place CQs come from, and the keeper of the room in them.
//!
//! A queue is attached to a CQ by being granted room for every CQE it can ever cause: its full depth, signalled or not
//! (a flush reports everything), and one for the drain's marker. What does not fit is refused, so a CQ cannot overflow.
//! Asked for any CQ, the allocator takes the one with the least room in use among those where it fits.
//!
//! When a queue is destroyed its CQEs may still lie in the CQ. Its tag dies at once (see [`crate::queue_table`]), but its
//! room stays held until polling has passed the last of them.
//!
//! One allocator is one domain of completion processing: it owns its CQs and the consumers of all queues attached to
//! them, and takes no lock. Another core has another allocator.

use crate::books::{Completion, Consumer, Tally};
use crate::ids::{Cqn, Qpn};
use crate::qp_state::Side;
use crate::queue_table::{QueueEntry, QueueTable, QueueTag};
use crate::wc::WcSink;
use core::sync::atomic::{AtomicU32, Ordering};
use heapless::Vec;

/// Tells allocators apart.
static NEXT_ID: AtomicU32 = AtomicU32::new(1);

/// The most CQs of an allocator.
pub const MAX_CQS: usize = 16;

/// The most queues whose room can be held for CQEs not yet passed; more wait on the last of them.
const MAX_HELD: usize = 16;

/// What a provider's CQ can do.
pub trait CompletionQueue {
    /// Its number.
    fn cqn(&self) -> Cqn;

    /// How many CQEs it holds.
    fn entries(&self) -> u32;

    /// Index of the next CQE to be consumed, running freely.
    fn consumer_index(&self) -> u32;

    /// How many CQEs the device has written that are not consumed; at most [`entries`](Self::entries).
    fn pending(&self) -> u32;

    /// Consumes at most `budget` CQEs in order and hands each to `each`, until that says `false`; then tells the device once
    /// how far it got.
    fn consume<F: FnMut(&Completion) -> bool>(&mut self, budget: u32, each: F) -> u32;

    /// Whether the device has reported an error of the CQ itself (an overrun, or that it could not be written).
    fn has_failed(&self) -> bool;
}

/// Which CQ of an allocator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CqIndex(u8);

/// Shows that a CQ is being made by an allocator. There is no other way to get one.
#[derive(Debug)]
pub struct CqSeal(());

/// Room in a CQ, granted to one side of a queue pair; given back by [`CqAllocator::release`].
#[derive(Debug)]
#[must_use = "room that is not given back stays taken"]
pub struct Grant {
    allocator: u32,
    cq: CqIndex,
    room: u32,
}

impl Grant {
    /// The CQ it is room in.
    pub const fn cq(&self) -> CqIndex {
        self.cq
    }

    /// CQEs granted.
    pub const fn room(&self) -> u32 {
        self.room
    }
}

/// A place among the queues of an allocator; given back by [`CqAllocator::release`].
#[derive(Debug)]
#[must_use = "a place that is not given back stays taken"]
pub struct Place {
    allocator: u32,
    tag: QueueTag,
}

impl Place {
    /// The tag to create the queue pair with.
    pub const fn tag(&self) -> QueueTag {
        self.tag
    }
}

/// Why the allocator refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CqAllocError {
    /// No CQ has that much room left.
    #[error("no CQ has room for {wanted} CQEs, the most that is free is {free}")]
    Full {
        /// CQEs the queue can cause at the most.
        wanted: u32,
        /// Free in the CQ that was asked for, or in the emptiest.
        free: u32,
    },
    /// The CQ asked for does not exist.
    #[error("CQ {index} does not exist, there are {cqs}")]
    NoCq {
        /// Index asked for.
        index: u8,
        /// How many there are.
        cqs: usize,
    },
    /// The allocator has no place for another CQ.
    #[error("no place for another CQ, there are {limit}")]
    TooManyCqs {
        /// How many there may be.
        limit: usize,
    },
    /// The allocator has no place for another queue pair.
    #[error("no place for another queue pair, there are {limit}")]
    TooManyQueues {
        /// How many there may be.
        limit: usize,
    },
    /// The CQ still has queues, or room held for them.
    #[error("CQ {cqn} is in use: {granted} CQEs granted, {held} held")]
    Busy {
        /// The CQ.
        cqn: Cqn,
        /// CQEs granted to queues.
        granted: u32,
        /// CQEs held for queues that are gone.
        held: u32,
    },
    /// Grant, place or queue are another allocator's.
    #[error("belongs to allocator {theirs:#x}, not to {ours:#x}")]
    Foreign {
        /// This allocator.
        ours: u32,
        /// The one it belongs to.
        theirs: u32,
    },
    /// The CQ itself has failed.
    #[error("CQ {cqn} has failed: overrun, or not writable")]
    CqFailed {
        /// The CQ.
        cqn: Cqn,
    },
}

struct Held {
    room: u32,
    /// The CQ's consumer index when the last CQE of the queue has been passed.
    until: u32,
}

struct Entry<C> {
    cq: C,
    granted: u32,
    held: Vec<Held, MAX_HELD>,
}

impl<C: CompletionQueue> Entry<C> {
    fn held(&self) -> u32 {
        self.held.iter().map(|h| h.room).sum()
    }

    fn free(&self) -> u32 {
        if self.cq.has_failed() { 0 } else { self.cq.entries() - self.granted - self.held() }
    }

    fn let_go(&mut self) {
        let now = self.cq.consumer_index();
        // Passed when the distance is no longer a positive one.
        self.held.retain(|h| h.until.wrapping_sub(now) as i32 > 0);
    }

    fn hold(&mut self, room: u32) {
        let pending = self.cq.pending();
        if room == 0 || pending == 0 {
            return;
        }
        let until = self.cq.consumer_index().wrapping_add(pending);
        if let Err(h) = self.held.push(Held { room, until })
            && let Some(last) = self.held.last_mut()
        {
            last.room += h.room;
            last.until = h.until;
        }
    }
}

/// Hands out CQs, room in them and places for queues. `C` is the provider's CQ.
pub struct CqAllocator<'a, C> {
    id: u32,
    cqs: Vec<Option<Entry<C>>, MAX_CQS>,
    queues: QueueTable<'a>,
}

impl<C> core::fmt::Debug for CqAllocator<'_, C> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("CqAllocator").field("id", &self.id).field("cqs", &self.cqs.len()).finish()
    }
}

impl<'a, C: CompletionQueue> CqAllocator<'a, C> {
    /// With room for as many queue pairs as `places` (a power of two, at most 4096). What one allocator grants is refused
    /// by every other.
    pub fn new(places: &'a mut [QueueEntry<'a>]) -> Self {
        let id = NEXT_ID.fetch_add(1, Ordering::Relaxed);
        Self { id, cqs: Vec::new(), queues: QueueTable::new(places) }
    }

    /// Makes a CQ. The seal is what a provider's constructor asks for.
    pub fn create<E: From<CqAllocError>>(&mut self, make: impl FnOnce(CqSeal) -> Result<C, E>) -> Result<CqIndex, E> {
        let free = self.cqs.iter().position(Option::is_none);
        if free.is_none() && self.cqs.is_full() {
            return Err(CqAllocError::TooManyCqs { limit: MAX_CQS }.into());
        }
        let entry = Some(Entry { cq: make(CqSeal(()))?, granted: 0, held: Vec::new() });
        let index = match free {
            Some(i) => {
                self.cqs[i] = entry;
                i
            }
            None => {
                // There is room: checked above.
                let _ = self.cqs.push(entry);
                self.cqs.len() - 1
            }
        };
        Ok(CqIndex(index as u8))
    }

    /// Takes a CQ out that no queue uses, to be destroyed.
    pub fn remove(&mut self, index: CqIndex) -> Result<C, CqAllocError> {
        let entry = self.entry_mut(index)?;
        entry.let_go();
        let (cqn, granted, held) = (entry.cq.cqn(), entry.granted, entry.held());
        if granted != 0 {
            return Err(CqAllocError::Busy { cqn, granted, held });
        }
        match self.cqs[index.0 as usize].take() {
            Some(e) => Ok(e.cq),
            None => Err(CqAllocError::NoCq { index: index.0, cqs: self.cqs.len() }),
        }
    }

    /// Puts back, where it was, a CQ that was taken out and could not be destroyed. Its place must not have been given away.
    pub fn put_back(&mut self, index: CqIndex, cq: C) {
        if let Some(place) = self.cqs.get_mut(index.0 as usize) {
            debug_assert!(place.is_none());
            *place = Some(Entry { cq, granted: 0, held: Vec::new() });
        }
    }

    /// Grants room for `room` CQEs in the least used CQ where they fit.
    pub fn request(&mut self, room: u32) -> Result<Grant, CqAllocError> {
        let mut best: Option<(u32, CqIndex)> = None;
        let mut most_free = 0;
        for (i, e) in self.cqs.iter_mut().enumerate() {
            let Some(e) = e else { continue };
            e.let_go();
            let free = e.free();
            most_free = most_free.max(free);
            let used = e.granted + e.held();
            if free >= room && best.is_none_or(|(u, _)| used < u) {
                best = Some((used, CqIndex(i as u8)));
            }
        }
        match best {
            Some((_, index)) => self.request_in(index, room),
            None => Err(CqAllocError::Full { wanted: room, free: most_free }),
        }
    }

    /// Grants room for `room` CQEs in one CQ.
    pub fn request_in(&mut self, index: CqIndex, room: u32) -> Result<Grant, CqAllocError> {
        let allocator = self.id;
        let entry = self.entry_mut(index)?;
        entry.let_go();
        if entry.cq.has_failed() {
            return Err(CqAllocError::CqFailed { cqn: entry.cq.cqn() });
        }
        let free = entry.free();
        if room > free {
            return Err(CqAllocError::Full { wanted: room, free });
        }
        entry.granted += room;
        Ok(Grant { allocator, cq: index, room })
    }

    /// Reserves a place, and with it the tag, for a queue pair.
    pub fn claim(&mut self) -> Result<Place, CqAllocError> {
        let limit = self.queues.places();
        let tag = self.queues.claim().ok_or(CqAllocError::TooManyQueues { limit })?;
        Ok(Place { allocator: self.id, tag })
    }

    /// Attaches the consumers of a queue pair that has been created.
    pub fn attach(&mut self, place: &Place, qpn: Qpn, sq: Option<Consumer<'a>>, rq: Option<Consumer<'a>>) {
        self.queues.attach(place.tag, qpn, sq, rq);
    }

    /// Gives the place another tag, for a pair that is created anew under the same handle.
    pub fn renew(&mut self, place: &mut Place) -> QueueTag {
        place.tag = self.queues.renew(place.tag);
        place.tag
    }

    /// Notes the number that pair got.
    pub fn set_qpn(&mut self, place: &Place, qpn: Qpn) {
        self.queues.set_qpn(place.tag, qpn);
    }

    /// Takes everything of a destroyed queue pair back. Its tag is dead from here on; its room is held until the CQEs
    /// that are there now have been passed.
    pub fn release(&mut self, place: Place, grants: [Option<Grant>; 2]) {
        if self.check_place(&place).is_err() {
            return;
        }
        self.queues.release(place.tag);
        let id = self.id;
        for grant in grants.into_iter().flatten().filter(|g| g.allocator == id) {
            if let Ok(entry) = self.entry_mut(grant.cq) {
                entry.granted -= grant.room;
                entry.hold(grant.room);
            }
        }
    }

    /// Gives back room that was never used.
    pub fn cancel(&mut self, grant: Grant) {
        if self.check(&grant).is_err() {
            return;
        }
        if let Ok(entry) = self.entry_mut(grant.cq) {
            entry.granted -= grant.room;
        }
    }

    /// Gives back a place that was never used.
    pub fn cancel_place(&mut self, place: Place) {
        if self.check_place(&place).is_err() {
            return;
        }
        self.queues.release(place.tag);
    }

    /// Consumes at most `budget` CQEs of a CQ and hands the completions to `sink`; says how many CQEs were consumed.
    ///
    /// There may be fewer completions than CQEs (a marker, or something stale) or more (outcomes that were lost).
    #[inline]
    pub fn poll<S: WcSink>(&mut self, index: CqIndex, budget: u32, sink: &mut S) -> Result<u32, CqAllocError> {
        let cqs = self.cqs.len();
        let Some(Some(entry)) = self.cqs.get_mut(index.0 as usize) else {
            return Err(CqAllocError::NoCq { index: index.0, cqs });
        };
        let queues = &mut self.queues;
        let mut n = 0;
        loop {
            let (mut whole, left) = (true, budget - n);
            n += entry.cq.consume(left, |c| {
                whole = queues.complete(c, sink);
                whole
            });
            queues.publish();
            if whole {
                break;
            }
        }
        if n != 0 && !entry.held.is_empty() {
            entry.let_go();
        }
        if n == 0 && entry.cq.has_failed() {
            return Err(CqAllocError::CqFailed { cqn: entry.cq.cqn() });
        }
        Ok(n)
    }

    /// The provider's CQ.
    pub fn cq(&self, index: CqIndex) -> Result<&C, CqAllocError> {
        match self.cqs.get(index.0 as usize) {
            Some(Some(e)) => Ok(&e.cq),
            _ => Err(CqAllocError::NoCq { index: index.0, cqs: self.cqs.len() }),
        }
    }

    /// The provider's CQ, to be armed or told of an event.
    pub fn cq_mut(&mut self, index: CqIndex) -> Result<&mut C, CqAllocError> {
        self.entry_mut(index).map(|e| &mut e.cq)
    }

    /// The CQs there are.
    pub fn cqs(&self) -> impl Iterator<Item = (CqIndex, &C)> {
        self.cqs.iter().enumerate().filter_map(|(i, e)| e.as_ref().map(|e| (CqIndex(i as u8), &e.cq)))
    }

    /// CQEs that nobody has been granted yet.
    pub fn free_room(&mut self, index: CqIndex) -> Result<u32, CqAllocError> {
        let entry = self.entry_mut(index)?;
        entry.let_go();
        Ok(entry.free())
    }

    /// CQEs held for queues that are gone.
    pub fn held_room(&self, index: CqIndex) -> u32 {
        self.cqs.get(index.0 as usize).and_then(Option::as_ref).map_or(0, Entry::held)
    }

    /// Checks that a grant is this allocator's.
    pub fn check(&self, grant: &Grant) -> Result<(), CqAllocError> {
        if grant.allocator == self.id {
            Ok(())
        } else {
            Err(CqAllocError::Foreign { ours: self.id, theirs: grant.allocator })
        }
    }

    /// Checks that a place is this allocator's.
    pub fn check_place(&self, place: &Place) -> Result<(), CqAllocError> {
        if place.allocator == self.id {
            Ok(())
        } else {
            Err(CqAllocError::Foreign { ours: self.id, theirs: place.allocator })
        }
    }

    /// The consumer of one side of a queue pair.
    pub fn consumer(&mut self, place: &Place, side: Side) -> Option<&mut Consumer<'a>> {
        self.queues.consumer(place.tag, side).map(|(_, c)| c)
    }

    /// The consumer of one side of a queue pair, to be looked at.
    pub fn consumer_ref(&self, place: &Place, side: Side) -> Option<&Consumer<'a>> {
        self.queues.consumer_ref(place.tag, side)
    }

    /// Ends everything outstanding on one side of a queue pair in software; says how many requests that were.
    pub fn flush<S: WcSink>(&mut self, place: &Place, side: Side, sink: &mut S) -> u32 {
        match self.queues.consumer(place.tag, side) {
            Some((qpn, c)) => c.flush(qpn, side, sink),
            None => 0,
        }
    }

    /// How the requests of one side ended so far.
    pub fn tally(&self, place: &Place, side: Side) -> Tally {
        self.consumer_ref(place, side).map_or_else(Tally::default, Consumer::tally)
    }

    /// CQEs dropped because no queue has their tag.
    pub fn unknown_cqes(&self) -> u64 {
        self.queues.unknown
    }

    fn entry_mut(&mut self, index: CqIndex) -> Result<&mut Entry<C>, CqAllocError> {
        let cqs = self.cqs.len();
        match self.cqs.get_mut(index.0 as usize) {
            Some(Some(e)) => Ok(e),
            _ => Err(CqAllocError::NoCq { index: index.0, cqs }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wc::Wc;

    /// A CQ whose CQEs are counted only.
    struct Fake {
        entries: u32,
        ci: u32,
        pending: u32,
    }

    impl CompletionQueue for Fake {
        fn cqn(&self) -> Cqn {
            Cqn(1)
        }
        fn entries(&self) -> u32 {
            self.entries
        }
        fn consumer_index(&self) -> u32 {
            self.ci
        }
        fn pending(&self) -> u32 {
            self.pending
        }
        fn consume<F: FnMut(&Completion) -> bool>(&mut self, budget: u32, _: F) -> u32 {
            let n = budget.min(self.pending);
            self.ci += n;
            self.pending -= n;
            n
        }
        fn has_failed(&self) -> bool {
            false
        }
    }

    fn fake(entries: u32) -> impl FnOnce(CqSeal) -> Result<Fake, CqAllocError> {
        move |_| Ok(Fake { entries, ci: 0, pending: 0 })
    }

    #[test]
    fn two_queues_whose_worst_case_does_not_fit_are_refused() {
        let mut places = [const { QueueEntry::new() }; 4];
        let mut alloc = CqAllocator::new(&mut places);
        let cq = alloc.create(fake(16)).unwrap();
        let a = alloc.request_in(cq, 8 + 1).unwrap();
        assert_eq!(alloc.request_in(cq, 8 + 1).unwrap_err(), CqAllocError::Full { wanted: 9, free: 7 });
        alloc.cancel(a);
        let big = alloc.create(fake(32)).unwrap();
        let _a = alloc.request_in(big, 9).unwrap();
        let _b = alloc.request_in(big, 9).unwrap();
    }

    #[test]
    fn the_least_used_cq_is_taken_first() {
        let mut places = [const { QueueEntry::new() }; 4];
        let mut alloc = CqAllocator::new(&mut places);
        let first = alloc.create(fake(32)).unwrap();
        let second = alloc.create(fake(32)).unwrap();
        let a = alloc.request(8).unwrap();
        let b = alloc.request(4).unwrap();
        let c = alloc.request(4).unwrap();
        assert_eq!((a.cq(), b.cq(), c.cq()), (first, second, second));
    }

    #[test]
    fn room_is_held_until_the_queues_cqes_are_passed() {
        let mut places = [const { QueueEntry::new() }; 1];
        let mut alloc = CqAllocator::new(&mut places);
        let cq = alloc.create(fake(16)).unwrap();
        let place = alloc.claim().unwrap();
        let grant = alloc.request_in(cq, 16).unwrap();
        alloc.cq_mut(cq).unwrap().pending = 3;
        alloc.release(place, [Some(grant), None]);
        assert_eq!(alloc.request_in(cq, 1).unwrap_err(), CqAllocError::Full { wanted: 1, free: 0 });
        alloc.poll(cq, 2, &mut |_: Wc| ()).unwrap();
        assert_eq!(alloc.held_room(cq), 16);
        alloc.poll(cq, 2, &mut |_: Wc| ()).unwrap();
        assert_eq!(alloc.held_room(cq), 0);
        let _ = alloc.request_in(cq, 16).unwrap();
    }

    #[test]
    fn a_place_never_gets_the_tag_it_had() {
        let mut places = [const { QueueEntry::new() }; 1];
        let mut alloc = CqAllocator::<Fake>::new(&mut places);
        let a = alloc.claim().unwrap();
        let tag = a.tag();
        assert_eq!(alloc.claim().unwrap_err(), CqAllocError::TooManyQueues { limit: 1 });
        alloc.cancel_place(a);
        assert_ne!(alloc.claim().unwrap().tag(), tag);
    }

    #[test]
    fn what_another_allocator_granted_is_refused() {
        let mut places = [const { QueueEntry::new() }; 1];
        let mut others = [const { QueueEntry::new() }; 1];
        let mut alloc = CqAllocator::new(&mut places);
        let other = CqAllocator::<Fake>::new(&mut others);
        let cq = alloc.create(fake(16)).unwrap();
        let grant = alloc.request_in(cq, 1).unwrap();
        assert!(matches!(other.check(&grant), Err(CqAllocError::Foreign { .. })));
    }

    #[test]
    fn a_cq_in_use_is_not_given_out_for_destruction() {
        let mut places = [const { QueueEntry::new() }; 1];
        let mut alloc = CqAllocator::new(&mut places);
        let cq = alloc.create(fake(16)).unwrap();
        let grant = alloc.request_in(cq, 5).unwrap();
        assert_eq!(alloc.remove(cq).err(), Some(CqAllocError::Busy { cqn: Cqn(1), granted: 5, held: 0 }));
        alloc.cancel(grant);
        assert!(alloc.remove(cq).is_ok());
    }
}
