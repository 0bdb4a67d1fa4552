//! A queue's books: which requests are outstanding, so that each gets exactly one outcome.
//!
//! Two sides share them. The [`Producer`] belongs to whoever posts, the [`Consumer`] to whoever consumes completions.
//! A slot of 16 bytes per ring unit holds the request's id, its size, its number and how many completions had been asked
//! for before it; those two counts make it possible to retire any number of unsignalled requests with one report without
//! looking at each, and still to notice a completion that was swallowed. All counters run freely; the 16-bit numbers of
//! the hardware are derived from them, never the other way round.
//!
//! Loads and stores are relaxed or acquire/release atomics, plain instructions on x86_64: the two sides may even sit on
//! two threads.

mod consumer;
mod producer;
#[cfg(test)]
mod tests;

pub use consumer::{Completion, Consumer, Marker, Tally};
pub use producer::{Full, Producer};

use core::sync::atomic::{AtomicU32, AtomicU64, Ordering};

/// The books' shared counters. One per queue, in memory the caller provides.
#[derive(Debug, Default)]
pub struct Books {
    head: Counter,
    tail: Counter,
}

/// A counter with a cache line of its own: the two sides may sit on two cores.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Counter(AtomicU32);

impl Books {
    /// Of an empty queue.
    pub const fn new() -> Self {
        Self { head: Counter(AtomicU32::new(0)), tail: Counter(AtomicU32::new(0)) }
    }

    #[inline(always)]
    fn head(&self) -> u32 {
        self.head.0.load(Ordering::Acquire)
    }

    #[inline(always)]
    fn tail(&self) -> u32 {
        self.tail.0.load(Ordering::Acquire)
    }

    #[inline(always)]
    fn set_head(&self, head: u32) {
        self.head.0.store(head, Ordering::Release);
    }

    #[inline(always)]
    fn set_tail(&self, tail: u32) {
        self.tail.0.store(tail, Ordering::Release);
    }
}

/// A slot of the books. As many per queue as its ring has units, in memory the caller provides.
#[derive(Debug, Default)]
pub struct Slot {
    wr_id: AtomicU64,
    meta: AtomicU64,
}

impl Slot {
    /// An empty slot, for arrays.
    pub const fn new() -> Self {
        Self { wr_id: AtomicU64::new(0), meta: AtomicU64::new(0) }
    }
}

/// What a slot says about its request, packed into one word.
#[derive(Clone, Copy)]
struct Meta(u64);

impl Meta {
    const SIGNALED: u64 = 1 << 56;
    const REQUESTED: u64 = 1 << 57;
    const MARKER: u64 = 1 << 58;

    #[inline(always)]
    const fn new(seq: u32, asked: u16, units: u8, flags: u64) -> Self {
        Self(seq as u64 | (asked as u64) << 32 | (units as u64) << 48 | flags)
    }

    /// The request's number in its queue.
    #[inline(always)]
    const fn seq(self) -> u32 {
        self.0 as u32
    }

    /// How many completions had been asked for before it.
    #[inline(always)]
    const fn asked(self) -> u16 {
        (self.0 >> 32) as u16
    }

    /// Ring units it occupies; 0 in the middle of a request.
    #[inline(always)]
    const fn units(self) -> u32 {
        (self.0 >> 48) as u8 as u32
    }

    #[inline(always)]
    const fn has(self, flag: u64) -> bool {
        self.0 & flag != 0
    }
}

/// Memory for one queue's books, lent for `'a`.
#[derive(Debug)]
pub struct QueueMemory<'a> {
    books: &'a Books,
    slots: &'a [Slot],
}

impl<'a> QueueMemory<'a> {
    /// Puts counters and slots together. A ring of `n` units takes the first `n` slots.
    pub fn new(books: &'a mut Books, slots: &'a mut [Slot]) -> Self {
        Self { books, slots }
    }

    /// How many units it has slots for.
    pub const fn slots(&self) -> usize {
        self.slots.len()
    }

    /// Opens the books of a queue with a ring of `units` (a power of two, at most 32,768): `room` of them are the
    /// application's, in requests of at most `largest` units; `marker` more are kept for the drain and never lent. Panics
    /// if there are fewer slots or units.
    pub fn open(self, units: u32, room: u32, largest: u32, marker: u32) -> (Producer<'a>, Consumer<'a>) {
        assert!(units.is_power_of_two() && units <= 32_768, "ring of {units} units");
        assert!(units as usize <= self.slots.len(), "{} slots for {units} units", self.slots.len());
        assert!(room + marker <= units, "{room} + {marker} of {units} units");
        self.books.set_head(0);
        self.books.set_tail(0);
        let slots = &self.slots[..units as usize];
        let ring = Ring { books: self.books, slots, mask: units - 1 };
        (Producer::new(ring, self.slots, room, largest, marker), Consumer::new(ring))
    }
}

#[derive(Clone, Copy, Debug)]
struct Ring<'a> {
    books: &'a Books,
    slots: &'a [Slot],
    mask: u32,
}

impl<'a> Ring<'a> {
    #[inline(always)]
    fn slot(&self, index: u32) -> &'a Slot {
        &self.slots[(index & self.mask) as usize]
    }

    #[inline(always)]
    fn meta(&self, index: u32) -> Meta {
        Meta(self.slot(index).meta.load(Ordering::Relaxed))
    }
}
