//! A platform whose device never answers.

use core::cell::Cell;
use scupper_platform::dma::{Arena, Page};
use scupper_platform::{Bar, BarError, DmaError, DmaMem, Instant, Iova, Platform, ResetError};

/// Memory, and registers that read zero.
pub struct Silent<'m> {
    arena: Arena<'m, 64>,
    now: Cell<u64>,
}

impl<'m> Silent<'m> {
    /// With this memory.
    pub fn new(pages: &'m mut [Page]) -> Self {
        Self { arena: Arena::new(pages, Iova(0x1000)), now: Cell::new(0) }
    }
}

impl Bar for Silent<'_> {
    fn len(&self) -> usize {
        1 << 25
    }

    fn read32(&self, _: usize) -> Result<u32, BarError> {
        Ok(core::hint::black_box(0))
    }

    fn write32(&self, _: usize, value: u32) -> Result<(), BarError> {
        core::hint::black_box(value);
        Ok(())
    }

    fn write64(&self, _: usize, value: u64) -> Result<(), BarError> {
        core::hint::black_box(value);
        Ok(())
    }
}

impl Platform for Silent<'_> {
    type Bar = Self;

    fn bar(&self) -> &Self {
        self
    }

    fn config_read32(&self, _: u16) -> Result<u32, BarError> {
        Ok(core::hint::black_box(0))
    }

    fn config_write32(&self, _: u16, _: u32) -> Result<(), BarError> {
        Ok(())
    }

    fn dma_alloc(&self, len: usize, align: usize) -> Result<DmaMem<'_>, DmaError> {
        self.arena.alloc(len, align)
    }

    fn dma_free(&self, mem: DmaMem<'_>) {
        self.arena.free(mem);
    }

    fn reset(&self) -> Result<(), ResetError> {
        Ok(())
    }

    fn now(&self) -> Instant {
        self.now.set(self.now.get() + 1000);
        Instant::from_ns(self.now.get())
    }

    fn pause(&self) {}
}
