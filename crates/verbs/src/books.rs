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

use crate::ids::Qpn;
use crate::qp_state::Side;
use crate::wc::{Wc, WcFlags, WcOpcode, WcSink, WcStatus};
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
        let producer =
            Producer { ring, memory: self.slots, head: 0, tail: 0, seq: 0, asked: 0, run: 0, room, largest, marker };
        (
            producer,
            Consumer {
                ring,
                tail: 0,
                head: 0,
                moved: false,
                seq: 0,
                asked: 0,
                pending: 0,
                failed: false,
                marker: Marker::Flushed,
                owed: false,
                tally: Tally::new(),
            },
        )
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
    ring: Ring<'a>,
    memory: &'a [Slot],
    head: u32,
    /// The consumer's tail as last seen; behind the truth at most.
    tail: u32,
    seq: u32,
    asked: u16,
    /// Units since a completion was last asked for.
    run: u32,
    room: u32,
    largest: u32,
    marker: u32,
}

impl<'a> Producer<'a> {
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

    /// As after opening, with the consumer: see [`Consumer::restart`].
    pub fn restart(&mut self) {
        self.head = 0;
        self.tail = 0;
        self.seq = 0;
        self.asked = 0;
        self.run = 0;
        self.ring.books.set_head(0);
    }
}

/// How many requests ended in which way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Carried out (reported or implied by a later report).
    pub completed: u32,
    /// Ended with an error of their own.
    pub failed: u32,
    /// Flushed by the device.
    pub flushed: u32,
    /// Flushed by this driver.
    pub flushed_in_software: u32,
    /// Outcome lost by the device.
    pub lost: u32,
    /// CQEs that named nothing outstanding, and were dropped.
    pub stale: u32,
}

impl Tally {
    const fn new() -> Self {
        Self { completed: 0, failed: 0, flushed: 0, flushed_in_software: 0, lost: 0, stale: 0 }
    }

    /// What has been added since `earlier`.
    #[must_use]
    pub const fn since(&self, earlier: &Self) -> Self {
        Self {
            completed: self.completed.wrapping_sub(earlier.completed),
            failed: self.failed.wrapping_sub(earlier.failed),
            flushed: self.flushed.wrapping_sub(earlier.flushed),
            flushed_in_software: self.flushed_in_software.wrapping_sub(earlier.flushed_in_software),
            lost: self.lost.wrapping_sub(earlier.lost),
            stale: self.stale.wrapping_sub(earlier.stale),
        }
    }
}

/// What became of the marker that was retired last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Marker {
    /// Flushed, as it should be: everything before it has been reported.
    #[default]
    Flushed,
    /// Carried out, so the queue was not in ERR; everything before it has been reported all the same.
    Executed,
}

/// What a CQE says, decoded from a provider's format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Completion {
    /// The tag its queue was created with.
    pub tag: u32,
    /// Which of the pair's queues.
    pub side: Side,
    /// Low 16 bits of the index of the request's first unit.
    pub counter: u16,
    /// How it ended.
    pub status: WcStatus,
    /// What it was.
    pub opcode: WcOpcode,
    /// What `imm` holds.
    pub flags: WcFlags,
    /// Bytes received or read.
    pub byte_len: u32,
    /// Immediate data.
    pub imm: u32,
    /// The device's error code.
    pub syndrome: u8,
    /// The vendor's elaboration.
    pub vendor_syndrome: u8,
}

/// The completing side of a queue's books.
#[derive(Debug)]
pub struct Consumer<'a> {
    ring: Ring<'a>,
    tail: u32,
    /// The producer's head as last seen; behind the truth at most.
    head: u32,
    /// `tail` has moved and the producer has not been told: see [`publish`](Self::publish).
    moved: bool,
    seq: u32,
    asked: u16,
    /// Succeeded without a report so far: carried by the next report.
    pending: u32,
    /// Something failed: from here on the device reports every request.
    failed: bool,
    marker: Marker,
    /// The device still owes CQEs for requests that were ended without it.
    owed: bool,
    tally: Tally,
}

impl Consumer<'_> {
    /// Requests posted and not retired, counted in ring units.
    #[inline]
    pub fn outstanding_units(&self) -> u32 {
        self.ring.books.head().wrapping_sub(self.tail)
    }

    /// Requests posted and not retired, the marker left out.
    pub fn outstanding(&self) -> u32 {
        let head = self.ring.books.head();
        let (mut at, mut n) = (self.tail, 0);
        while at != head {
            let meta = self.ring.meta(at);
            n += u32::from(!meta.has(Meta::MARKER));
            at = at.wrapping_add(meta.units().max(1));
        }
        n
    }

    /// Index of the first unit that is not retired.
    #[inline]
    pub const fn tail(&self) -> u32 {
        self.tail
    }

    /// What became of the marker with this index; `None` while it is outstanding.
    pub const fn marker(&self, index: u32) -> Option<Marker> {
        if self.tail.wrapping_sub(index) as i32 > 0 { Some(self.marker) } else { None }
    }

    /// Whether the device may still write CQEs for requests that were ended without it.
    pub const fn owes_cqes(&self) -> bool {
        self.owed
    }

    /// How many requests ended in which way since the queue was created.
    pub const fn tally(&self) -> Tally {
        self.tally
    }

    /// Retires what a CQE reports. A CQE that names nothing outstanding is counted and dropped.
    ///
    /// The producer is not told before [`publish`](Self::publish), because the CQE's place is not free before the device has
    /// been told that it was consumed: what is posted into freed space may cause a CQE.
    #[inline(always)]
    pub fn complete<S: WcSink>(&mut self, qpn: Qpn, c: &Completion, sink: &mut S) {
        let ahead = u32::from(c.counter.wrapping_sub(self.tail as u16));
        if ahead >= self.head.wrapping_sub(self.tail) {
            self.head = self.ring.books.head();
        }
        let index = self.tail.wrapping_add(ahead);
        let meta = self.ring.meta(index);
        if ahead >= self.head.wrapping_sub(self.tail) || meta.units() == 0 {
            self.tally.stale += 1;
            return;
        }
        let skipped = meta.seq().wrapping_sub(self.seq);
        if meta.asked() != self.asked || (self.failed && skipped != 0) {
            self.report_lost(qpn, c.side, index, sink);
        } else {
            self.pending += skipped;
            self.tally.completed = self.tally.completed.wrapping_add(skipped);
        }
        let wr_id = self.ring.slot(index).wr_id.load(Ordering::Relaxed);
        self.tail = index.wrapping_add(meta.units());
        self.seq = meta.seq().wrapping_add(1);
        self.asked = meta.asked().wrapping_add(u16::from(meta.has(Meta::REQUESTED)));
        self.moved = true;
        if meta.has(Meta::MARKER) {
            self.marker = if c.status.is_success() { Marker::Executed } else { Marker::Flushed };
            return;
        }
        match c.status {
            WcStatus::Success => {
                self.tally.completed = self.tally.completed.wrapping_add(1);
                if !meta.has(Meta::SIGNALED) {
                    self.pending += 1;
                    return;
                }
            }
            WcStatus::Flushed => {
                self.failed = true;
                self.tally.flushed = self.tally.flushed.wrapping_add(1);
            }
            _ => {
                self.failed = true;
                self.tally.failed = self.tally.failed.wrapping_add(1);
            }
        }
        let implied = core::mem::take(&mut self.pending);
        sink.wc(Wc {
            wr_id,
            byte_len: c.byte_len,
            imm: c.imm,
            qpn,
            implied,
            status: c.status,
            opcode: c.opcode,
            side: c.side,
            flags: c.flags,
            syndrome: c.syndrome,
            vendor_syndrome: c.vendor_syndrome,
        });
    }

    /// Completions were swallowed: walks up to `index` and reports what should have been reported.
    #[cold]
    fn report_lost<S: WcSink>(&mut self, qpn: Qpn, side: Side, index: u32, sink: &mut S) {
        self.owed = true;
        let mut at = self.tail;
        while at != index {
            let slot = self.ring.slot(at);
            let meta = Meta(slot.meta.load(Ordering::Relaxed));
            if meta.has(Meta::MARKER) {
                self.marker = Marker::Flushed;
            } else if self.failed || meta.has(Meta::SIGNALED) {
                self.tally.lost += 1;
                let implied = core::mem::take(&mut self.pending);
                sink.wc(Wc {
                    wr_id: slot.wr_id.load(Ordering::Relaxed),
                    qpn,
                    implied,
                    status: WcStatus::CompletionLost,
                    side,
                    ..Wc::default()
                });
            } else {
                self.pending += 1;
                self.tally.completed = self.tally.completed.wrapping_add(1);
            }
            at = at.wrapping_add(meta.units().max(1));
        }
    }

    /// Whether there is something to [`publish`](Self::publish).
    #[inline(always)]
    pub const fn has_moved(&self) -> bool {
        self.moved
    }

    /// Shows the producer what has been retired; after the device has been told that the CQEs were consumed.
    #[inline]
    pub fn publish(&mut self) {
        self.moved = false;
        self.ring.books.set_tail(self.tail);
    }

    /// Ends everything outstanding in software, in posting order, each request with its own id; touches no hardware.
    pub fn flush<S: WcSink>(&mut self, qpn: Qpn, side: Side, sink: &mut S) -> u32 {
        let head = self.ring.books.head();
        let mut at = self.tail;
        if at == head {
            return 0;
        }
        self.owed = true;
        self.failed = true;
        let mut n = 0;
        let mut implied = core::mem::take(&mut self.pending);
        while at != head {
            let slot = self.ring.slot(at);
            let meta = Meta(slot.meta.load(Ordering::Relaxed));
            at = at.wrapping_add(meta.units().max(1));
            if meta.has(Meta::MARKER) {
                self.marker = Marker::Flushed;
            } else {
                n += 1;
                sink.wc(Wc {
                    wr_id: slot.wr_id.load(Ordering::Relaxed),
                    qpn,
                    implied,
                    status: WcStatus::FlushedInSoftware,
                    side,
                    ..Wc::default()
                });
                implied = 0;
            }
            self.seq = meta.seq().wrapping_add(1);
            self.asked = meta.asked().wrapping_add(u16::from(meta.has(Meta::REQUESTED)));
        }
        self.tail = head;
        self.head = head;
        self.pending = implied;
        self.publish();
        self.tally.flushed_in_software = self.tally.flushed_in_software.wrapping_add(n);
        n
    }

    /// Takes the number of requests that succeeded without a report, for a caller that ends its accounting here.
    pub fn take_pending(&mut self) -> u32 {
        core::mem::take(&mut self.pending)
    }

    /// As after opening, with the producer (a reset queue counts from zero); the tally goes on.
    pub fn restart(&mut self) {
        self.tail = 0;
        self.seq = 0;
        self.asked = 0;
        self.pending = 0;
        self.failed = false;
        self.marker = Marker::Flushed;
        self.owed = false;
        self.head = 0;
        self.publish();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    extern crate std;
    use std::vec::Vec;

    const QPN: Qpn = Qpn(7);

    fn cqe(counter: u16, status: WcStatus) -> Completion {
        Completion {
            tag: 0,
            side: Side::Sq,
            counter,
            status,
            opcode: WcOpcode::Unknown,
            flags: WcFlags::empty(),
            byte_len: 0,
            imm: 0,
            syndrome: 0,
            vendor_syndrome: 0,
        }
    }

    fn with_books(units: usize, test: impl FnOnce(Producer<'_>, Consumer<'_>)) {
        let mut books = Books::new();
        let mut slots: Vec<Slot> = (0..units).map(|_| Slot::new()).collect();
        let (p, c) = QueueMemory::new(&mut books, &mut slots).open(units as u32, units as u32 - 1, 1, 1);
        test(p, c);
    }

    #[test]
    fn unsignalled_success_is_carried_by_the_next_report() {
        with_books(16, |mut p, mut c| {
            for i in 0..8u64 {
                p.fits(1).unwrap();
                p.enter(i, 1, i == 7, i == 7);
            }
            p.publish();
            let mut got = Vec::new();
            c.complete(QPN, &cqe(7, WcStatus::Success), &mut |wc: Wc| got.push((wc.wr_id, wc.implied)));
            assert_eq!(got, [(7, 7)]);
            assert_eq!(c.tally().completed, 8);
            assert_eq!(p.free(), 7, "not before the device knows that the CQEs are consumed");
            c.publish();
            assert_eq!(p.free(), 15);
        });
    }

    #[test]
    fn a_flush_reports_every_request_and_a_gap_after_it_is_a_loss() {
        with_books(16, |mut p, mut c| {
            for i in 0..6u64 {
                p.enter(i, 1, false, false);
            }
            p.publish();
            let mut got = Vec::new();
            let mut sink = |wc: Wc| got.push((wc.wr_id, wc.status, wc.implied));
            c.complete(QPN, &cqe(2, WcStatus::LocalProtection), &mut sink);
            c.complete(QPN, &cqe(3, WcStatus::Flushed), &mut sink);
            c.complete(QPN, &cqe(5, WcStatus::Flushed), &mut sink);
            assert_eq!(
                got,
                [
                    (2, WcStatus::LocalProtection, 2),
                    (3, WcStatus::Flushed, 0),
                    (4, WcStatus::CompletionLost, 0),
                    (5, WcStatus::Flushed, 0),
                ]
            );
            assert!(c.owes_cqes());
        });
    }

    #[test]
    fn a_swallowed_completion_is_noticed_at_the_next_one() {
        with_books(16, |mut p, mut c| {
            for i in 0..4u64 {
                p.enter(i, 1, i != 1, i != 1);
            }
            p.publish();
            let mut got = Vec::new();
            let mut sink = |wc: Wc| got.push((wc.wr_id, wc.status, wc.implied));
            c.complete(QPN, &cqe(3, WcStatus::Success), &mut sink);
            c.complete(QPN, &cqe(2, WcStatus::Success), &mut sink);
            assert_eq!(
                got,
                [(0, WcStatus::CompletionLost, 0), (2, WcStatus::CompletionLost, 1), (3, WcStatus::Success, 0),]
            );
            assert_eq!(c.tally().stale, 1, "the late one is dropped");
        });
    }

    #[test]
    fn what_is_not_outstanding_is_stale() {
        with_books(8, |mut p, mut c| {
            let mut got = 0;
            let mut sink = |_: Wc| got += 1;
            c.complete(QPN, &cqe(0, WcStatus::Success), &mut sink);
            p.enter(1, 3, true, true);
            p.publish();
            for counter in [1, 2, 3, 0xffff] {
                c.complete(QPN, &cqe(counter, WcStatus::Success), &mut sink);
            }
            c.complete(QPN, &cqe(0, WcStatus::Success), &mut sink);
            c.complete(QPN, &cqe(0, WcStatus::Success), &mut sink);
            assert_eq!(got, 1);
            assert_eq!(c.tally().stale, 6);
        });
    }

    #[test]
    fn the_markers_unit_is_never_lent() {
        with_books(8, |mut p, mut c| {
            for i in 0..7 {
                p.fits(1).unwrap();
                p.enter(i, 1, true, true);
            }
            assert_eq!(p.fits(1), Err(Full { wanted: 1, free: 0, room: 7 }));
            p.publish();
            assert_eq!(p.enter_marker(), Some(7));
            assert_eq!(p.enter_marker(), None);
            assert_eq!(c.marker(7), None);
            p.publish();
            let mut got = Vec::new();
            let n = c.flush(QPN, Side::Sq, &mut |wc: Wc| got.push(wc.wr_id));
            assert_eq!((n, got), (7, (0..7).collect()));
            assert_eq!(c.marker(7), Some(Marker::Flushed));
            let stale = c.tally().stale;
            c.complete(QPN, &cqe(3, WcStatus::Success), &mut |wc: Wc| panic!("flushed before: {wc:?}"));
            assert_eq!(c.tally().stale, stale + 1, "a late CQE finds nothing outstanding");
            assert_eq!(p.enter_marker(), Some(8), "an empty queue takes another");
            assert_eq!(c.outstanding(), 0);
        });
    }

    #[test]
    fn indices_wrap_past_sixteen_and_thirty_two_bits() {
        with_books(4, |mut p, mut c| {
            p.head = u32::MAX - 1;
            c.tail = u32::MAX - 1;
            p.tail = u32::MAX - 1;
            p.ring.books.set_tail(u32::MAX - 1);
            p.ring.books.set_head(u32::MAX - 1);
            let mut got = Vec::new();
            for i in 0..100_000u64 {
                p.fits(1).unwrap();
                let counter = p.head() as u16;
                p.enter(i, 1, true, true);
                p.publish();
                c.complete(QPN, &cqe(counter, WcStatus::Success), &mut |wc: Wc| got.push(wc.wr_id));
                c.publish();
            }
            assert!(got.iter().copied().eq(0..100_000));
        });
    }

    #[test]
    fn a_queue_of_one_asks_every_time() {
        let (mut books, mut slots) = (Books::new(), [const { Slot::new() }; 2]);
        let (p, _c) = QueueMemory::new(&mut books, &mut slots).open(2, 1, 1, 1);
        assert!(p.must_ask(1));
        let (mut books, mut slots) = (Books::new(), [const { Slot::new() }; 8]);
        let (p, _c) = QueueMemory::new(&mut books, &mut slots).open(8, 4, 4, 1);
        assert!(p.must_ask(1), "behind this one the largest does not fit");
    }

    #[test]
    fn space_always_comes_back_even_if_nothing_is_signalled() {
        with_books(16, |mut p, _| {
            let mut asked = 0;
            for i in 0..15 {
                let ask = p.must_ask(1);
                asked += u32::from(ask);
                p.enter(i, 1, ask, false);
            }
            assert!(asked >= 3, "asked {asked} times in a full ring");
        });
    }
}
