//! The posting side.

use super::{Meta, QueueMemory, Ring, Slot};
use core::sync::atomic::Ordering;

/// The queue cannot take the request now; after completions have been consumed it can.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("queue full: {wanted} units wanted, {free} of {room} free")]
pub struct Full {
    /// Ring units the request needs.
    pub wanted: u32,
    /// Units free.
    pub free: u32,
    /// Units the application may use in all.
    pub room: u32,
}

/// The posting side of a queue's books.
#[derive(Debug)]
pub struct Producer<'a> {
    pub(super) ring: Ring<'a>,
    memory: &'a [Slot],
    pub(super) head: u32,
    /// The consumer's tail as last seen; behind the truth at most.
    pub(super) tail: u32,
    seq: u32,
    asked: u16,
    /// Units since a completion was last asked for.
    run: u32,
    room: u32,
    largest: u32,
    marker: u32,
}

impl<'a> Producer<'a> {
    pub(super) const fn new(ring: Ring<'a>, memory: &'a [Slot], room: u32, largest: u32, marker: u32) -> Self {
        Self { ring, memory, head: 0, tail: 0, seq: 0, asked: 0, run: 0, room, largest, marker }
    }

    /// Index of the next request's first unit, running freely.
    #[inline(always)]
    pub const fn head(&self) -> u32 {
        self.head
    }

    /// Units free for the application, exactly.
    pub fn free(&mut self) -> u32 {
        self.tail = self.ring.books.tail();
        self.room.saturating_sub(self.head.wrapping_sub(self.tail))
    }

    /// Units the application may use in all.
    pub const fn room(&self) -> u32 {
        self.room
    }

    /// Units in use (requests posted and not retired, the marker included).
    pub fn outstanding(&self) -> u32 {
        self.head.wrapping_sub(self.ring.books.tail())
    }

    /// Whether `units` more fit; looks at the consumer's side only if they do not seem to.
    #[inline(always)]
    pub fn fits(&mut self, units: u32) -> Result<(), Full> {
        if self.head.wrapping_sub(self.tail) + units <= self.room {
            return Ok(());
        }
        self.refresh(units)
    }

    #[cold]
    fn refresh(&mut self, wanted: u32) -> Result<(), Full> {
        let free = self.free();
        if wanted <= free { Ok(()) } else { Err(Full { wanted, free, room: self.room }) }
    }

    /// Whether a completion must be asked for even though the application does not want one, because too much of the
    /// ring would otherwise be waiting for one: space always comes back.
    #[inline(always)]
    pub const fn must_ask(&self, units: u32) -> bool {
        self.run + units > self.room / 4 + 1 || self.run + units + self.largest > self.room
    }

    /// Enters a request of `units` at the head, after [`fits`](Self::fits) said yes. `requested` says whether the device
    /// was asked for a completion, `signaled` whether the application was.
    #[inline(always)]
    pub fn enter(&mut self, wr_id: u64, units: u32, requested: bool, signaled: bool) {
        let mut flags = 0;
        if signaled {
            flags |= Meta::SIGNALED;
        }
        if requested {
            flags |= Meta::REQUESTED;
            self.run = 0;
        } else {
            self.run += units;
        }
        self.put(wr_id, units, flags);
        self.asked = self.asked.wrapping_add(u16::from(requested));
    }

    /// Enters a marker and returns its index. There is always room for the first; for another while one is outstanding
    /// only if the application's requests leave it: `None` means that completions must be consumed first.
    pub fn enter_marker(&mut self) -> Option<u32> {
        self.tail = self.ring.books.tail();
        if self.marker == 0 || self.head.wrapping_sub(self.tail) > self.room {
            return None;
        }
        let index = self.head;
        self.put(0, self.marker, Meta::MARKER | Meta::REQUESTED);
        self.asked = self.asked.wrapping_add(1);
        Some(index)
    }

    #[inline(always)]
    fn put(&mut self, wr_id: u64, units: u32, flags: u64) {
        let slot = self.ring.slot(self.head);
        slot.wr_id.store(wr_id, Ordering::Relaxed);
        slot.meta.store(Meta::new(self.seq, self.asked, units as u8, flags).0, Ordering::Relaxed);
        for i in 1..units {
            self.ring.slot(self.head.wrapping_add(i)).meta.store(0, Ordering::Relaxed);
        }
        self.head = self.head.wrapping_add(units);
        self.seq = self.seq.wrapping_add(1);
    }

    /// Shows the consumer what was entered; before the device is told.
    #[inline(always)]
    pub fn publish(&mut self) {
        self.ring.books.set_head(self.head);
    }

    /// Gives the memory back, once the consumer is gone.
    pub fn close(self) -> QueueMemory<'a> {
        QueueMemory { books: self.ring.books, slots: self.memory }
    }

    /// As after opening, with the consumer: see [`Consumer::restart`](super::Consumer::restart).
    pub fn restart(&mut self) {
        self.head = 0;
        self.tail = 0;
        self.seq = 0;
        self.asked = 0;
        self.run = 0;
        self.ring.books.set_head(0);
    }
}
