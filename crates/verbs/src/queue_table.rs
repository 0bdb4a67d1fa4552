//! Which queue a CQE belongs to: a table from tags to the consumers of attached queues.
//!
//! A tag is what the queue pair was created with (the user index of a ConnectX) and comes back in every CQE of it. Its low
//! bits are a place in the table, the rest is a generation that changes each time the place is given away. So a CQE of a
//! queue that is no more finds a tag that does not match, whatever number the device gave the new one.

use crate::books::{Completion, Consumer};
use crate::ids::Qpn;
use crate::qp_state::Side;
use crate::wc::WcSink;
use heapless::Vec;

/// The most places a table can have.
pub const MAX_QUEUES: usize = 1 << 12;

/// Bits of a tag; all ones is "none" to the hardware and is never given out.
const TAG_BITS: u32 = 24;

/// Names a queue pair in CQEs: a place in the table and a generation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QueueTag(pub u32);

/// A place in the table, in memory the caller provides.
#[derive(Debug)]
pub struct QueueEntry<'a> {
    tag: u32,
    live: bool,
    generation: u32,
    qpn: Qpn,
    sq: Option<Consumer<'a>>,
    rq: Option<Consumer<'a>>,
}

impl QueueEntry<'_> {
    /// A free place, for arrays.
    pub const fn new() -> Self {
        Self { tag: 0, live: false, generation: 0, qpn: Qpn(0), sq: None, rq: None }
    }
}

impl Default for QueueEntry<'_> {
    fn default() -> Self {
        Self::new()
    }
}

/// The table itself.
#[derive(Debug)]
pub(crate) struct QueueTable<'a> {
    entries: &'a mut [QueueEntry<'a>],
    bits: u32,
    pub(crate) unknown: u64,
    /// Queues whose consumers have moved in this batch.
    moved: Vec<(QueueTag, Side), BATCH_QUEUES>,
}

/// Queues that can be completed in one batch; after that many the device is told, and the batch goes on.
const BATCH_QUEUES: usize = 16;

impl<'a> QueueTable<'a> {
    /// Over a power of two of places.
    pub(crate) fn new(entries: &'a mut [QueueEntry<'a>]) -> Self {
        let n = entries.len();
        assert!(n.is_power_of_two() && n <= MAX_QUEUES, "{n} places: not a power of two up to {MAX_QUEUES}");
        Self { entries, bits: n.trailing_zeros(), unknown: 0, moved: Vec::new() }
    }

    pub(crate) fn places(&self) -> usize {
        self.entries.len()
    }

    /// Takes a free place and gives it a tag that it has not had for as long as generations last.
    pub(crate) fn claim(&mut self) -> Option<QueueTag> {
        let i = self.entries.iter().position(|e| !e.live)?;
        let e = &mut self.entries[i];
        e.generation = (e.generation + 1) & ((1 << (TAG_BITS - self.bits)) - 1);
        if e.generation == (1 << (TAG_BITS - self.bits)) - 1 {
            e.generation = 0;
        }
        e.live = true;
        e.tag = (e.generation << self.bits) | i as u32;
        e.qpn = Qpn(0);
        Some(QueueTag(e.tag))
    }

    pub(crate) fn attach(&mut self, tag: QueueTag, qpn: Qpn, sq: Option<Consumer<'a>>, rq: Option<Consumer<'a>>) {
        if let Some(e) = self.entry(tag) {
            e.qpn = qpn;
            e.sq = sq;
            e.rq = rq;
        }
    }

    /// Gives a place back; its consumers are gone and its tag is never matched again.
    pub(crate) fn release(&mut self, tag: QueueTag) {
        if let Some(e) = self.entry(tag) {
            e.live = false;
            e.sq = None;
            e.rq = None;
        }
    }

    /// Gives a claimed place another generation of its tag, keeping its consumers.
    pub(crate) fn renew(&mut self, tag: QueueTag) -> QueueTag {
        let (bits, places) = (self.bits, self.entries.len() as u32);
        let Some(e) = self.entry(tag) else { return tag };
        let last = (1 << (TAG_BITS - bits)) - 1;
        e.generation = if e.generation + 1 >= last { 0 } else { e.generation + 1 };
        e.tag = (e.generation << bits) | (tag.0 & (places - 1));
        QueueTag(e.tag)
    }

    /// Notes the number of the queue pair at a place.
    pub(crate) fn set_qpn(&mut self, tag: QueueTag, qpn: Qpn) {
        if let Some(e) = self.entry(tag) {
            e.qpn = qpn;
        }
    }

    #[inline(always)]
    fn entry(&mut self, tag: QueueTag) -> Option<&mut QueueEntry<'a>> {
        let i = tag.0 as usize & (self.entries.len() - 1);
        let e = &mut self.entries[i];
        (e.live && e.tag == tag.0).then_some(e)
    }

    /// The consumer of one side of a queue.
    #[inline(always)]
    pub(crate) fn consumer(&mut self, tag: QueueTag, side: Side) -> Option<(Qpn, &mut Consumer<'a>)> {
        let e = self.entry(tag)?;
        let qpn = e.qpn;
        match side {
            Side::Sq => e.sq.as_mut(),
            Side::Rq => e.rq.as_mut(),
        }
        .map(|c| (qpn, c))
    }

    /// Takes a consumer out.
    pub(crate) fn consumer_ref(&self, tag: QueueTag, side: Side) -> Option<&Consumer<'a>> {
        let e = &self.entries[tag.0 as usize & (self.entries.len() - 1)];
        if !e.live || e.tag != tag.0 {
            return None;
        }
        match side {
            Side::Sq => e.sq.as_ref(),
            Side::Rq => e.rq.as_ref(),
        }
    }

    /// Hands a decoded CQE to its queue; counts and drops it if there is none. `false`: no more in this batch.
    #[inline(always)]
    pub(crate) fn complete<S: WcSink>(&mut self, c: &Completion, sink: &mut S) -> bool {
        let tag = QueueTag(c.tag);
        let Some((qpn, consumer)) = self.consumer(tag, c.side) else {
            self.unknown += 1;
            return true;
        };
        let known = consumer.has_moved();
        consumer.complete(qpn, c, sink);
        if known || !consumer.has_moved() {
            return true;
        }
        // There is room: the batch ends when there is none.
        let _ = self.moved.push((tag, c.side));
        !self.moved.is_full()
    }

    /// Shows the producers what was retired in this batch.
    #[inline]
    pub(crate) fn publish(&mut self) {
        while let Some((tag, side)) = self.moved.pop() {
            if let Some((_, consumer)) = self.consumer(tag, side) {
                consumer.publish();
            }
        }
    }
}
