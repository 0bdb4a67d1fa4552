//! The receive queue: each WQE is a fixed number of data segments, closed early by an invalid one.

use crate::qp::PostError;
use crate::sq::check_lengths;
use crate::uar::publish_receives;
use scupper_platform::DmaSlice;
use scupper_platform::dma::WqeRing;
use scupper_verbs::RecvWr;
use scupper_verbs::books::Producer;

/// The key that ends a list of data segments early.
pub const END_OF_LIST: u32 = 0x100;

/// The marker takes one WQE: no data segment at all.
pub const MARKER_UNITS: u32 = 1;

/// A receive queue.
#[derive(Debug)]
pub(crate) struct Rq<'a> {
    pub(crate) books: Producer<'a>,
    ring: WqeRing<'a>,
    /// Data segments of a WQE.
    segments: u32,
}

impl<'a> Rq<'a> {
    pub(crate) fn new(books: Producer<'a>, mem: DmaSlice<'a>, segments: u32) -> Self {
        Self { books, ring: WqeRing::new(mem), segments }
    }

    /// As after creation.
    pub(crate) fn restart(&mut self) {
        self.books.restart();
    }

    /// Writes a WQE into the ring, without telling the device.
    #[inline]
    pub(crate) fn stage(&mut self, wr: &RecvWr<'_>) -> Result<(), PostError> {
        if wr.sges.len() > self.segments as usize {
            return Err(PostError::TooManySges { sges: wr.sges.len(), max: self.segments as u8 });
        }
        check_lengths(wr.sges)?;
        self.books.fits(1)?;
        self.write(wr);
        self.books.enter(wr.id, 1, true, true);
        Ok(())
    }

    /// Writes a drain's marker; `None` if there is no room for another.
    pub(crate) fn stage_marker(&mut self) -> Option<u32> {
        let head = self.books.enter_marker()?;
        self.ring.write_unit(head.wrapping_mul(self.segments), [0, END_OF_LIST, 0, 0]);
        Some(head)
    }

    /// Shows the books and the device what was staged.
    #[inline]
    pub(crate) fn publish(&mut self, record: DmaSlice<'_>) {
        self.books.publish();
        publish_receives(record, self.books.head() as u16);
    }

    #[inline(always)]
    fn write(&self, wr: &RecvWr<'_>) {
        let start = self.books.head().wrapping_mul(self.segments);
        let mut n = 0;
        for s in wr.sges.iter().filter(|s| s.len != 0) {
            self.ring.write_unit(start.wrapping_add(n), [s.len, s.lkey.0, (s.addr >> 32) as u32, s.addr as u32]);
            n += 1;
        }
        if n < self.segments {
            self.ring.write_unit(start.wrapping_add(n), [0, END_OF_LIST, 0, 0]);
        }
    }
}
