//! DMA memory from a fixed stretch of memory: what bare metal, the simulation and small platforms allocate from.
//!
//! First fit over a table of allocations, in multiples of 64 bytes so that no two share a cache line. Freed memory is
//! filled with [`Arena::FREED`], and the side that plays the device can only reach what is allocated: a touch of anything
//! else is refused and counted, as an IOMMU would.

#![expect(unsafe_code, reason = "turns borrowed pages into memory that is reached by pointer only")]

use super::raw::RawMem;
use super::{DmaError, DmaMem, DmaSlice, Iova};
use core::cell::{Cell, RefCell};
use core::ptr::NonNull;
use heapless::Vec;

/// A page of plain memory, aligned as devices want it.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(4096))]
pub struct Page(pub [u8; 4096]);

impl Page {
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 4096]);
}

/// The device touched memory that is not (or no longer) its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{len} bytes at {iova} are not mapped for the device")]
pub struct Unmapped {
    /// First address of the access.
    pub iova: Iova,
    /// Bytes of the access.
    pub len: usize,
}

/// What an arena has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ArenaStats {
    /// Allocations now.
    pub live: usize,
    /// Bytes allocated now.
    pub bytes: usize,
    /// The most bytes ever allocated at a time.
    pub peak_bytes: usize,
    /// Device accesses outside allocated memory.
    pub unmapped_touches: u64,
    /// Frees of memory that was not allocated here.
    pub bad_frees: u64,
}

#[derive(Clone, Copy)]
struct Range {
    start: usize,
    len: usize,
}

/// An allocator over borrowed pages with room for `N` allocations at a time.
pub struct Arena<'m, const N: usize> {
    mem: RawMem<'m>,
    base: Iova,
    /// Sorted by start.
    used: RefCell<Vec<Range, N>>,
    peak: Cell<usize>,
    unmapped: Cell<u64>,
    bad_frees: Cell<u64>,
}

impl<const N: usize> core::fmt::Debug for Arena<'_, N> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Arena").field("base", &self.base).field("stats", &self.stats()).finish()
    }
}

impl<'m, const N: usize> Arena<'m, N> {
    /// What freed memory is filled with.
    pub const FREED: u8 = 0xdd;

    const GRAIN: usize = 64;

    /// Allocates from `pages`, which the device sees from `base` (a multiple of 4096) on.
    pub fn new(pages: &'m mut [Page], base: Iova) -> Self {
        assert!(base.0.is_multiple_of(4096), "arena at {base}");
        let len = size_of_val(pages);
        let start = NonNull::from(pages).cast::<u8>();
        // SAFETY: the pages are borrowed exclusively for `'m`, so from here on they are reached through this pointer
        // only, and `RawMem` makes every access atomic.
        let mem = unsafe { RawMem::new(start, len) };
        Self::over(mem, base)
    }

    /// Allocates from memory that is there for `'m`, which the device sees from `base` on.
    ///
    /// # Safety
    ///
    /// As for [`DmaMem::from_raw`], with `start` aligned to 4096 bytes.
    pub unsafe fn from_raw(start: NonNull<u8>, len: usize, base: Iova) -> Self {
        assert!(base.0.is_multiple_of(4096) && start.as_ptr().addr().is_multiple_of(4096), "arena at {base}");
        // SAFETY: passed on to the caller.
        let mem = unsafe { RawMem::new(start, len) };
        Self::over(mem, base)
    }

    fn over(mem: RawMem<'m>, base: Iova) -> Self {
        Self {
            mem,
            base,
            used: RefCell::new(Vec::new()),
            peak: Cell::new(0),
            unmapped: Cell::new(0),
            bad_frees: Cell::new(0),
        }
    }

    /// Allocates zeroed memory.
    pub fn alloc(&self, len: usize, align: usize) -> Result<DmaMem<'m>, DmaError> {
        if len == 0 || !align.is_power_of_two() || align > 1 << 30 {
            return Err(DmaError::BadLayout { len, align });
        }
        let mut used = self.used.borrow_mut();
        let size = len.checked_next_multiple_of(Self::GRAIN).ok_or(DmaError::BadLayout { len, align })?;
        let align = align.max(Self::GRAIN);
        let mut start = 0usize;
        let mut place = None;
        for (i, r) in used.iter().map(Some).chain([None]).enumerate() {
            // Aligned for the device and, because pages are aligned like their IOVA up to 4096, here as well; larger
            // alignments are the device's alone.
            let aligned =
                (self.base.0 as usize).wrapping_add(start).next_multiple_of(align).wrapping_sub(self.base.0 as usize);
            let end = r.map_or(self.mem.len(), |r| r.start);
            if aligned.checked_add(size).is_some_and(|e| e <= end) {
                place = Some((i, aligned));
                break;
            }
            if let Some(r) = r {
                start = r.start + r.len;
            }
        }
        let taken: usize = used.iter().map(|r| r.len).sum();
        let Some((i, start)) = place else {
            return Err(DmaError::OutOfMemory { wanted: len, free: self.mem.len() - taken });
        };
        used.insert(i, Range { start, len: size }).map_err(|_| DmaError::TooMany { limit: N })?;
        self.peak.set(self.peak.get().max(taken + size));
        drop(used);
        let mem = self.mem.part(start, len);
        mem.fill(0);
        Ok(DmaMem(DmaSlice { mem, iova: self.base.add(start as u64) }))
    }

    /// Takes memory back, fills it with [`Self::FREED`] and makes it unreachable for the device.
    pub fn free(&self, mem: DmaMem<'_>) {
        let start = (mem.iova().0.wrapping_sub(self.base.0)) as usize;
        let mut used = self.used.borrow_mut();
        match used.iter().position(|r| r.start == start) {
            // Another arena may have given out the same address.
            Some(i) if mem.slice().is_at(&self.mem.part(start, 0)) => {
                let r = used.remove(i);
                self.mem.part(r.start, r.len).fill(Self::FREED);
            }
            _ => self.bad_frees.set(self.bad_frees.get() + 1),
        }
    }

    /// The device reads; refused and counted unless all of it is allocated.
    pub fn device_read(&self, iova: Iova, to: &mut [u8]) -> Result<(), Unmapped> {
        let at = self.reach(iova, to.len())?;
        self.mem.copy_out(at, to);
        Ok(())
    }

    /// The device writes; refused and counted unless all of it is allocated.
    pub fn device_write(&self, iova: Iova, from: &[u8]) -> Result<(), Unmapped> {
        let at = self.reach(iova, from.len())?;
        self.mem.copy_in(at, from);
        Ok(())
    }

    /// Whether the device could reach all of it now; not counted.
    pub fn is_reachable(&self, iova: Iova, len: u64) -> bool {
        usize::try_from(len).is_ok_and(|len| self.locate(iova, len).is_some())
    }

    fn reach(&self, iova: Iova, len: usize) -> Result<usize, Unmapped> {
        self.locate(iova, len).ok_or_else(|| {
            self.unmapped.set(self.unmapped.get() + 1);
            Unmapped { iova, len }
        })
    }

    fn locate(&self, iova: Iova, len: usize) -> Option<usize> {
        let start = iova.0.wrapping_sub(self.base.0);
        let used = self.used.borrow();
        // The allocation that begins at or before `start`; neighbours may carry an access on.
        let mut i = used.partition_point(|r| r.start as u64 <= start);
        let mut end = 0;
        if i > 0 && (used[i - 1].start + used[i - 1].len) as u64 > start {
            end = used[i - 1].start + used[i - 1].len;
            while i < used.len() && used[i].start == end {
                end += used[i].len;
                i += 1;
            }
        }
        let wanted = start.checked_add(len as u64);
        wanted.is_some_and(|w| w <= end as u64).then_some(start as usize)
    }

    /// What has been seen so far.
    pub fn stats(&self) -> ArenaStats {
        let used = self.used.borrow();
        ArenaStats {
            live: used.len(),
            bytes: used.iter().map(|r| r.len).sum(),
            peak_bytes: self.peak.get(),
            unmapped_touches: self.unmapped.get(),
            bad_frees: self.bad_frees.get(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_zeroed_aligned_and_reused() {
        let mut pages = [Page([0xff; 4096]); 3];
        let arena = Arena::<8>::new(&mut pages, Iova(0x10_0000));
        let a = arena.alloc(100, 8).unwrap();
        let b = arena.alloc(4096, 4096).unwrap();
        assert_eq!(b.iova(), Iova(0x10_1000));
        assert!((0..100).all(|i| a.slice().read_u8(i) == 0));
        let first = a.iova();
        arena.free(a);
        assert_eq!(arena.alloc(64, 64).unwrap().iova(), first);
        assert_eq!(arena.stats().live, 2);
    }

    #[test]
    fn the_device_reaches_only_what_is_allocated() {
        let mut pages = [Page::ZERO; 2];
        let arena = Arena::<8>::new(&mut pages, Iova(0x1000));
        let a = arena.alloc(64, 64).unwrap();
        let b = arena.alloc(64, 64).unwrap();
        let mut buf = [0; 128];
        assert_eq!(arena.device_read(Iova(0x1000), &mut buf), Ok(()), "neighbours carry the access on");
        arena.free(b);
        assert_eq!(arena.device_write(Iova(0x1020), &buf), Err(Unmapped { iova: Iova(0x1020), len: 128 }));
        assert!(arena.device_read(Iova(u64::MAX), &mut buf).is_err());
        assert_eq!(arena.stats().unmapped_touches, 2);
        arena.free(a);
    }

    #[test]
    fn exhaustion_is_a_typed_error() {
        let mut pages = [Page::ZERO; 1];
        let arena = Arena::<2>::new(&mut pages, Iova(0));
        assert_eq!(arena.alloc(8192, 64).err(), Some(DmaError::OutOfMemory { wanted: 8192, free: 4096 }));
        let _a = arena.alloc(64, 64).unwrap();
        let _b = arena.alloc(64, 64).unwrap();
        assert_eq!(arena.alloc(64, 64).err(), Some(DmaError::TooMany { limit: 2 }));
        assert_eq!(arena.alloc(0, 64).err(), Some(DmaError::BadLayout { len: 0, align: 64 }));
        assert_eq!(arena.alloc(64, 3).err(), Some(DmaError::BadLayout { len: 64, align: 3 }));
    }
}
