//! A BAR mapped into the address space, as register cells.
//!
//! Each access forms a reference to one cell of `volatile-register` for its own duration and nothing longer: no block of
//! registers, no slice, no `&mut`. Cells hold native integers, so an access is one load or store of exactly its width
//! (byte arrays would be read byte by byte); byte order is converted here.

#![expect(unsafe_code, reason = "register cells of a mapped BAR; see each block")]

use crate::bar::{Bar, BarError, check};
use core::marker::PhantomData;
use core::ptr::NonNull;
use volatile_register::{RW, WO};

/// A BAR mapped at a fixed address for the lifetime `'m`.
#[derive(Debug)]
pub struct MappedBar<'m> {
    base: NonNull<u8>,
    len: usize,
    _mapping: PhantomData<&'m ()>,
}

// SAFETY: the pointer is used for whole-register accesses only, which devices take from any processor; the mapping's
// validity for `'m` was promised to `new` and does not depend on a thread.
unsafe impl Send for MappedBar<'_> {}
// SAFETY: as for `Send`; there is no state beside the pointer.
unsafe impl Sync for MappedBar<'_> {}

impl MappedBar<'_> {
    /// Takes a mapping.
    ///
    /// # Safety
    ///
    /// For all of `'m`, `base` is aligned to 8 bytes and `len` bytes from it are mapped to registers (or to memory that
    /// stands for registers) which may be read and written, and to which no Rust reference exists.
    pub unsafe fn new(base: NonNull<u8>, len: usize) -> Self {
        assert!(base.as_ptr().addr().is_multiple_of(8), "BAR mapped at an address that is not a multiple of 8");
        Self { base, len, _mapping: PhantomData }
    }
}

impl Bar for MappedBar<'_> {
    fn len(&self) -> usize {
        self.len
    }

    #[inline]
    fn read32(&self, offset: usize) -> Result<u32, BarError> {
        check(offset, 4, self.len)?;
        // SAFETY: `offset` is aligned and inside the mapping (checked above), which `new` was promised for `'m`.
        let cell: &RW<u32> = unsafe { self.base.add(offset).cast().as_ref() };
        Ok(u32::from_be(cell.read()))
    }

    #[inline]
    fn write32(&self, offset: usize, value: u32) -> Result<(), BarError> {
        check(offset, 4, self.len)?;
        // SAFETY: as in `read32`.
        let cell: &WO<u32> = unsafe { self.base.add(offset).cast().as_ref() };
        // SAFETY: a register write reaches the device only; what the device may then do to memory is bounded by the
        // memory it was given (`DmaMem`).
        unsafe { cell.write(value.to_be()) };
        Ok(())
    }

    #[inline]
    fn write64(&self, offset: usize, value: u64) -> Result<(), BarError> {
        check(offset, 8, self.len)?;
        // SAFETY: as in `read32`, with 8 bytes.
        let cell: &WO<u64> = unsafe { self.base.add(offset).cast().as_ref() };
        // SAFETY: as in `write32`.
        unsafe { cell.write(value.to_be()) };
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn registers_are_big_endian_and_bounds_are_kept() {
        let mut page = [0u64; 8];
        let base = NonNull::new(page.as_mut_ptr().cast::<u8>()).unwrap();
        // SAFETY: `page` outlives `bar` and is not used while it exists.
        let bar = unsafe { MappedBar::new(base, 64) };
        bar.write32(4, 0x0102_0304).unwrap();
        bar.write64(8, 0x1112_1314_1516_1718).unwrap();
        assert_eq!(bar.read32(4), Ok(0x0102_0304));
        assert_eq!(bar.read32(8), Ok(0x1112_1314));
        assert_eq!(bar.read32(64), Err(BarError::OutOfRange { offset: 64, width: 4, len: 64 }));
        assert_eq!(bar.read32(2), Err(BarError::OutOfRange { offset: 2, width: 4, len: 64 }));
        assert_eq!(bar.write64(60, 0), Err(BarError::OutOfRange { offset: 60, width: 8, len: 64 }));
        assert_eq!(bar.read32(usize::MAX - 3), Err(BarError::OutOfRange { offset: usize::MAX - 3, width: 4, len: 64 }));
        let _ = bar;
        assert_eq!(page[0].to_ne_bytes()[4..], [1, 2, 3, 4]);
    }
}
