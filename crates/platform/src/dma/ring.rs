//! Rings in DMA memory, with an index that cannot leave them.
//!
//! A ring's length is a power of two and every index is masked, so the hot loops of a driver pay for no bounds check;
//! offsets inside an entry are constants, checked when the program is compiled.

#![expect(unsafe_code, reason = "masked indices replace bounds checks; the argument stands at each access")]

use super::raw::RawMem;
use super::{DmaSlice, Iova};
use core::fmt;

/// Bytes of the part of an entry that is looked at: a CQE or an EQE.
const ENTRY: usize = 64;

/// A ring of entries that the device writes and the driver reads: a CQ or an EQ.
#[derive(Clone, Copy)]
pub struct EntryRing<'p> {
    mem: RawMem<'p>,
    iova: Iova,
    mask: u32,
    stride_log2: u8,
    /// Where in its stride the 64-byte entry begins (64 for 128-byte CQEs).
    skip: u8,
}

impl fmt::Debug for EntryRing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "EntryRing({} x {} bytes at {})", self.entries(), 1u32 << self.stride_log2, self.iova)
    }
}

impl<'p> EntryRing<'p> {
    /// A ring of `1 << log2` entries of 64 or 128 bytes at the start of `mem`; of 128 bytes the second half is the entry.
    ///
    /// Panics if `mem` is too small or not aligned to 64 bytes for the device.
    pub fn new(mem: DmaSlice<'p>, log2: u8, stride: usize) -> Self {
        assert!(stride == 64 || stride == 128, "entries of {stride} bytes");
        assert!(log2 < 25 && mem.len() >= stride << log2, "ring of 1 << {log2} entries in {} bytes", mem.len());
        assert!(mem.iova().0.is_multiple_of(64) && mem.mem.is_aligned(64), "ring at {}", mem.iova());
        Self {
            mem: mem.part(0, stride << log2).mem,
            iova: mem.iova(),
            mask: (1 << log2) - 1,
            stride_log2: stride.trailing_zeros() as u8,
            skip: (stride - ENTRY) as u8,
        }
    }

    /// Number of entries.
    #[inline(always)]
    pub const fn entries(&self) -> u32 {
        self.mask + 1
    }

    /// log2 of the number of entries.
    #[inline(always)]
    pub const fn log2(&self) -> u32 {
        self.entries().trailing_zeros()
    }

    /// Where the device sees the ring.
    pub const fn iova(&self) -> Iova {
        self.iova
    }

    /// Byte offset of the entry that `index` falls on.
    #[inline(always)]
    const fn entry(&self, index: u32) -> usize {
        (((index & self.mask) as usize) << self.stride_log2) + self.skip as usize
    }

    /// Reads byte `AT` of the entry that `index` falls on.
    #[inline(always)]
    pub fn read8<const AT: usize>(&self, index: u32) -> u8 {
        const { assert!(AT < ENTRY) };
        // SAFETY: the entry is inside the ring because its index is masked, `new` checked the ring's size, and `AT` is
        // inside the entry (checked when compiled).
        unsafe { self.mem.load8_unchecked(self.entry(index) + AT) }
    }

    /// Reads the big-endian dword at byte `AT` of the entry that `index` falls on.
    #[inline(always)]
    pub fn read_be32<const AT: usize>(&self, index: u32) -> u32 {
        const { assert!(AT.is_multiple_of(4) && AT + 4 <= ENTRY) };
        // SAFETY: inside as in `read8`; aligned because `new` checked that the ring is, strides are multiples
        // of 64 and `AT` is a multiple of 4.
        u32::from_be(unsafe { self.mem.load32_unchecked(self.entry(index) + AT) })
    }

    /// Copies the whole entry out.
    #[inline]
    pub fn read_entry(&self, index: u32) -> [u8; ENTRY] {
        let mut bytes = [0; ENTRY];
        self.mem.copy_out(self.entry(index), &mut bytes);
        bytes
    }

    /// Writes byte `at` of the entry that `index` falls on; panics if it is not inside the entry.
    pub fn write8(&self, index: u32, at: usize, value: u8) {
        assert!(at < ENTRY);
        self.mem.store8(self.entry(index) + at, value);
    }

    /// Writes the whole entry.
    pub fn write_entry(&self, index: u32, bytes: &[u8; ENTRY]) {
        self.mem.copy_in(self.entry(index), bytes);
    }
}

/// A ring that the driver writes in units of 16 bytes and the device reads: an SQ or an RQ.
#[derive(Clone, Copy)]
pub struct WqeRing<'p> {
    mem: RawMem<'p>,
    iova: Iova,
    mask: u32,
}

impl fmt::Debug for WqeRing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "WqeRing({} x 16 bytes at {})", self.mask + 1, self.iova)
    }
}

impl<'p> WqeRing<'p> {
    /// A ring over the whole of `mem`; panics if its size is not a power of two of at least 16 bytes.
    pub fn new(mem: DmaSlice<'p>) -> Self {
        let len = mem.len();
        assert!(len.is_power_of_two() && (16..=1 << 26).contains(&len), "ring of {len} bytes");
        assert!(mem.iova().0.is_multiple_of(16) && mem.mem.is_aligned(16), "ring at {}", mem.iova());
        Self { mem: mem.mem, iova: mem.iova(), mask: (len / 16) as u32 - 1 }
    }

    /// Where the device sees the ring.
    pub const fn iova(&self) -> Iova {
        self.iova
    }

    /// Number of 16-byte units.
    #[inline(always)]
    pub const fn units(&self) -> u32 {
        self.mask + 1
    }

    /// Writes the unit that `index` falls on: four dwords, big-endian in memory.
    #[inline(always)]
    pub fn write_unit(&self, index: u32, dwords: [u32; 4]) {
        let at = ((index & self.mask) as usize) * 16;
        let pair = |a: u32, b: u32| ((u64::from(a) << 32) | u64::from(b)).to_be();
        // SAFETY: the unit is inside because its index is masked and `new` checked that the ring is a power of two;
        // aligned because `new` checked it.
        unsafe {
            self.mem.store64_unchecked(at, pair(dwords[0], dwords[1]));
        }
        // SAFETY: as above.
        unsafe {
            self.mem.store64_unchecked(at + 8, pair(dwords[2], dwords[3]));
        }
    }

    /// Reads the first eight bytes of the unit that `index` falls on, as a big-endian number.
    #[inline(always)]
    pub fn read_head(&self, index: u32) -> u64 {
        let at = ((index & self.mask) as usize) * 16;
        u64::from(u32::from_be(self.mem.load32(at))) << 32 | u64::from(u32::from_be(self.mem.load32(at + 4)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Arena, Page};
    use super::*;

    #[test]
    fn indices_wrap_and_entries_keep_to_themselves() {
        let mut pages = [Page::ZERO; 2];
        let arena = Arena::<4>::new(&mut pages, Iova(0x1000));
        let mem = arena.alloc(256, 64).unwrap();
        let ring = EntryRing::new(mem.slice(), 2, 64);
        let mut entry = [7u8; 64];
        entry[4..8].copy_from_slice(&0xdead_beefu32.to_be_bytes());
        ring.write_entry(5, &entry);
        assert_eq!(ring.read_be32::<4>(1), 0xdead_beef);
        assert_eq!(ring.read8::<63>(9), 7);
        assert_eq!(ring.read8::<0>(2), 0);
    }

    #[test]
    fn of_128_byte_entries_the_second_half_is_the_entry() {
        let mut pages = [Page::ZERO; 1];
        let arena = Arena::<4>::new(&mut pages, Iova(0x1000));
        let mem = arena.alloc(256, 64).unwrap();
        mem.slice().write(128 + 64, &[1, 2, 3, 4]);
        let ring = EntryRing::new(mem.slice(), 1, 128);
        assert_eq!(ring.read_be32::<0>(1), 0x0102_0304);
    }

    #[test]
    fn a_unit_is_written_big_endian_and_wraps() {
        let mut pages = [Page::ZERO; 1];
        let arena = Arena::<4>::new(&mut pages, Iova(0x1000));
        let mem = arena.alloc(64, 64).unwrap();
        let ring = WqeRing::new(mem.slice());
        ring.write_unit(5, [0x0102_0304, 0x0506_0708, 9, 10]);
        let mut out = [0; 16];
        mem.slice().read(16, &mut out);
        assert_eq!(out, [1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 9, 0, 0, 0, 10]);
        assert_eq!(ring.read_head(1), 0x0102_0304_0506_0708);
    }
}
