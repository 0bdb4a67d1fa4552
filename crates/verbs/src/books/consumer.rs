//! The completing side, and what it reports.

use super::{Meta, Ring};
use crate::ids::Qpn;
use crate::qp_state::Side;
use crate::wc::{Wc, WcFlags, WcOpcode, WcSink, WcStatus};
use core::sync::atomic::Ordering;

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
    pub(super) tail: u32,
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

impl<'a> Consumer<'a> {
    pub(super) const fn new(ring: Ring<'a>) -> Self {
        Self {
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
        }
    }

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
