//! Raw access to DMA memory: bounds are checked here, and every access is an atomic of its own width.

#![expect(unsafe_code, reason = "the one place where DMA memory is dereferenced")]

use core::marker::PhantomData;
use core::ptr::NonNull;
use core::sync::atomic::{AtomicU8, AtomicU32, AtomicU64, Ordering::Relaxed};

/// A range of memory that is valid for `'p`, aligned to 8 bytes where its owner said so.
#[derive(Clone, Copy)]
pub(super) struct RawMem<'p> {
    base: NonNull<u8>,
    len: usize,
    _valid: PhantomData<&'p ()>,
}

// SAFETY: every access is atomic, so threads may share the range; its validity for `'p` is the promise made to `new`.
unsafe impl Send for RawMem<'_> {}
// SAFETY: as for `Send`.
unsafe impl Sync for RawMem<'_> {}

impl<'p> RawMem<'p> {
    /// # Safety
    ///
    /// As for [`super::DmaMem::from_raw`].
    pub(super) unsafe fn new(base: NonNull<u8>, len: usize) -> Self {
        assert!(base.as_ptr().addr().is_multiple_of(8), "DMA memory is not aligned to 8 bytes");
        Self { base, len, _valid: PhantomData }
    }

    pub(super) const fn len(&self) -> usize {
        self.len
    }

    /// Whether its first byte is at a multiple of `to`.
    pub(super) fn is_aligned(&self, to: usize) -> bool {
        self.base.as_ptr().addr().is_multiple_of(to)
    }

    /// Whether both begin at the same byte.
    pub(super) fn starts_with(&self, other: &RawMem<'_>) -> bool {
        self.base == other.base
    }

    pub(super) fn part(&self, offset: usize, len: usize) -> Self {
        self.check(offset, len);
        // SAFETY: `offset <= self.len` (checked above), so the result is inside the same allocation.
        let base = unsafe { self.base.add(offset) };
        Self { base, len, _valid: PhantomData }
    }

    #[inline(always)]
    fn check(&self, offset: usize, len: usize) {
        assert!(
            len <= self.len && offset <= self.len - len,
            "{len} bytes at {offset:#x} are outside DMA memory of {:#x} bytes",
            self.len
        );
    }

    /// A pointer to `offset`, for an access of `width` bytes: inside and aligned, or a panic.
    #[inline(always)]
    fn at(&self, offset: usize, width: usize) -> *mut u8 {
        self.check(offset, width);
        // SAFETY: inside the range, checked above.
        let p = unsafe { self.base.add(offset) }.as_ptr();
        assert!(p.addr().is_multiple_of(width), "access of {width} bytes at {offset:#x} is not aligned");
        p
    }

    #[inline(always)]
    pub(super) fn load8(&self, offset: usize) -> u8 {
        // SAFETY: inside (checked by `at`), valid for `'p`, and only accessed atomically (promised to `new`).
        unsafe { AtomicU8::from_ptr(self.at(offset, 1)) }.load(Relaxed)
    }

    #[inline(always)]
    pub(super) fn store8(&self, offset: usize, v: u8) {
        // SAFETY: as in `load8`.
        unsafe { AtomicU8::from_ptr(self.at(offset, 1)) }.store(v, Relaxed);
    }

    #[inline(always)]
    pub(super) fn load32(&self, offset: usize) -> u32 {
        // SAFETY: as in `load8`; aligned, checked by `at`.
        unsafe { AtomicU32::from_ptr(self.at(offset, 4).cast()) }.load(Relaxed)
    }

    #[inline(always)]
    pub(super) fn store32(&self, offset: usize, v: u32) {
        // SAFETY: as in `load32`.
        unsafe { AtomicU32::from_ptr(self.at(offset, 4).cast()) }.store(v, Relaxed);
    }

    /// Loads without a check of bounds or alignment.
    ///
    /// # Safety
    ///
    /// `offset + 4 <= len`, and the address is a multiple of 4.
    #[inline(always)]
    pub(super) unsafe fn load32_unchecked(&self, offset: usize) -> u32 {
        // SAFETY: inside and aligned, as the caller promises; valid and only accessed atomically, as promised to `new`.
        unsafe { AtomicU32::from_ptr(self.base.add(offset).as_ptr().cast()).load(Relaxed) }
    }

    /// Loads a byte without a check of bounds.
    ///
    /// # Safety
    ///
    /// `offset < len`.
    #[inline(always)]
    pub(super) unsafe fn load8_unchecked(&self, offset: usize) -> u8 {
        // SAFETY: as in `load32_unchecked`.
        unsafe { AtomicU8::from_ptr(self.base.add(offset).as_ptr()).load(Relaxed) }
    }

    /// Stores without a check of bounds or alignment.
    ///
    /// # Safety
    ///
    /// `offset + 8 <= len`, and the address is a multiple of 8.
    #[inline(always)]
    pub(super) unsafe fn store64_unchecked(&self, offset: usize, v: u64) {
        // SAFETY: as in `load32_unchecked`.
        unsafe { AtomicU64::from_ptr(self.base.add(offset).as_ptr().cast()).store(v, Relaxed) }
    }

    pub(super) fn copy_out(&self, offset: usize, to: &mut [u8]) {
        self.check(offset, to.len());
        let mut i = 0;
        while i < to.len() {
            let at = offset + i;
            // SAFETY: inside the range, checked above.
            let p = unsafe { self.base.add(at) }.as_ptr();
            if p.addr().is_multiple_of(8) && to.len() - i >= 8 {
                // SAFETY: eight bytes are inside and aligned; atomic as promised to `new`.
                let word = unsafe { AtomicU64::from_ptr(p.cast()) }.load(Relaxed);
                to[i..i + 8].copy_from_slice(&word.to_ne_bytes());
                i += 8;
            } else {
                to[i] = self.load8(at);
                i += 1;
            }
        }
    }

    pub(super) fn copy_in(&self, offset: usize, from: &[u8]) {
        self.check(offset, from.len());
        let mut i = 0;
        while i < from.len() {
            let at = offset + i;
            // SAFETY: inside the range, checked above.
            let p = unsafe { self.base.add(at) }.as_ptr();
            match from[i..].first_chunk::<8>() {
                Some(chunk) if p.addr().is_multiple_of(8) => {
                    // SAFETY: eight bytes are inside and aligned; atomic as promised to `new`.
                    unsafe { AtomicU64::from_ptr(p.cast()) }.store(u64::from_ne_bytes(*chunk), Relaxed);
                    i += 8;
                }
                _ => {
                    self.store8(at, from[i]);
                    i += 1;
                }
            }
        }
    }

    pub(super) fn fill(&self, value: u8) {
        let chunk = [value; 64];
        let mut at = 0;
        while at < self.len {
            let n = chunk.len().min(self.len - at);
            self.copy_in(at, &chunk[..n]);
            at += n;
        }
    }
}
