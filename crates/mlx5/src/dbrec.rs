//! Doorbell records: eight bytes of memory per queue that say how far the driver has got.
//!
//! Each has a cache line of its own, so that queues of different cores do not share one. A record is zero when it is
//! handed out, because the device reads it from the moment its object is created.

use scupper_platform::{DmaError, DmaMem, DmaSlice, Platform};

/// Bytes from one record to the next.
const STRIDE: usize = 64;

/// Records in a page.
pub const RECORDS: usize = 64;

/// A doorbell record, on loan from its pool.
#[derive(Debug)]
pub struct DbRec<'a> {
    mem: DmaSlice<'a>,
    index: u8,
}

impl<'a> DbRec<'a> {
    /// Where it is.
    pub const fn mem(&self) -> DmaSlice<'a> {
        self.mem
    }
}

/// A page of doorbell records.
#[derive(Debug)]
pub struct DbRecPool<'a> {
    page: DmaMem<'a>,
    free: u64,
}

impl<'a> DbRecPool<'a> {
    /// Allocates the page.
    pub fn new<P: Platform>(platform: &'a P) -> Result<Self, DmaError> {
        Ok(Self { page: platform.dma_alloc(STRIDE * RECORDS, 4096)?, free: u64::MAX })
    }

    /// Hands out a zeroed record.
    pub fn take(&mut self) -> Option<DbRec<'a>> {
        if self.free == 0 {
            return None;
        }
        let index = self.free.trailing_zeros() as u8;
        self.free &= self.free - 1;
        let mem = self.page.slice().part(index as usize * STRIDE, 8);
        mem.fill(0);
        Some(DbRec { mem, index })
    }

    /// Takes a record back, once the device has given its object up.
    pub fn give_back(&mut self, record: DbRec<'a>) {
        self.free |= 1 << record.index;
    }

    /// Gives the page back.
    pub fn into_mem(self) -> DmaMem<'a> {
        self.page
    }
}
