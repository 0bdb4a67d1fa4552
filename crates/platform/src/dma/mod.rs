//! Memory that a device may read and write at any time.
//!
//! No Rust reference ever points into it. It is reached by copies: single atomic loads and stores (each one plain
//! instruction), and bulk copies made of them. So a device that writes when it should not can spoil a value, but never
//! the program's idea of memory.
//!
//! Memory stays mapped in this process for the whole lifetime `'p` of the platform it came from, freed or not: freeing
//! takes it from the *device* and gives it to the next allocation. That is why a [`DmaSlice`] may be copied freely, why
//! forgetting a [`DmaMem`] only leaks it, and why nothing here can dangle.

mod arena;
mod raw;
mod ring;

pub use arena::{Arena, ArenaStats, Page, Unmapped};
pub use ring::{EntryRing, WqeRing};

use core::fmt;
use core::ptr::NonNull;
use raw::RawMem;

/// An address as the device sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Iova(pub u64);

impl Iova {
    /// This many bytes further on.
    pub const fn add(self, bytes: u64) -> Self {
        Self(self.0.wrapping_add(bytes))
    }
}

impl fmt::Debug for Iova {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}", self.0)
    }
}

impl fmt::Display for Iova {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}", self.0)
    }
}

/// Why there is no memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DmaError {
    /// Nothing of that size is left.
    #[error("no DMA memory left: {wanted} bytes wanted, {free} free")]
    OutOfMemory {
        /// Bytes asked for.
        wanted: usize,
        /// Bytes free (perhaps in pieces).
        free: usize,
    },
    /// The platform's table of allocations is full.
    #[error("no room for another DMA allocation, {limit} are in use")]
    TooMany {
        /// How many there may be.
        limit: usize,
    },
    /// The size is zero, or the alignment is not a power of two or larger than the platform can give.
    #[error("DMA memory of {len} bytes aligned to {align} cannot be had")]
    BadLayout {
        /// Bytes asked for.
        len: usize,
        /// Alignment asked for.
        align: usize,
    },
    /// The host refused to map it for the device.
    #[error("the host refused to map {len} bytes for the device, error {errno}")]
    MapRefused {
        /// Bytes asked for.
        len: usize,
        /// The host's error number.
        errno: i32,
    },
}

/// DMA memory, owned: returned to its platform, or leaked until that ends.
#[derive(Debug)]
#[must_use = "DMA memory that is dropped stays allocated until the platform ends"]
pub struct DmaMem<'p>(DmaSlice<'p>);

impl<'p> DmaMem<'p> {
    /// Wraps memory that a platform has prepared.
    ///
    /// # Safety
    ///
    /// For all of `'p`, `len` bytes from `base` are valid for reads and writes by any thread, `base` is aligned to 8
    /// bytes, no Rust reference to any of them exists, and other accesses in this process are atomic or go through this
    /// module.
    #[expect(unsafe_code, reason = "the contract of a platform that hands out memory")]
    pub unsafe fn from_raw(base: NonNull<u8>, len: usize, iova: Iova) -> Self {
        // SAFETY: passed on to the caller.
        let mem = unsafe { RawMem::new(base, len) };
        Self(DmaSlice { mem, iova })
    }

    /// The whole of it, to be read and written.
    pub const fn slice(&self) -> DmaSlice<'p> {
        self.0
    }

    /// Where the device sees it.
    pub const fn iova(&self) -> Iova {
        self.0.iova
    }

    /// Size in bytes.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it has no bytes; never true of memory a platform gave.
    pub const fn is_empty(&self) -> bool {
        self.0.len() == 0
    }
}

/// A part of some DMA memory, to be read and written by copies.
#[derive(Clone, Copy)]
pub struct DmaSlice<'p> {
    mem: RawMem<'p>,
    iova: Iova,
}

impl fmt::Debug for DmaSlice<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DmaSlice({} + {:#x})", self.iova, self.len())
    }
}

impl<'p> DmaSlice<'p> {
    /// Where the device sees it.
    pub const fn iova(&self) -> Iova {
        self.iova
    }

    /// Size in bytes.
    pub const fn len(&self) -> usize {
        self.mem.len()
    }

    /// Whether it has no bytes.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The `len` bytes from `offset` on; panics if they are not inside.
    #[must_use]
    pub fn part(&self, offset: usize, len: usize) -> Self {
        Self { mem: self.mem.part(offset, len), iova: self.iova.add(offset as u64) }
    }

    /// Whether both begin at the same byte of this process.
    fn is_at(&self, other: &RawMem<'_>) -> bool {
        self.mem.starts_with(other)
    }

    /// Reads a big-endian dword; panics if `offset` is outside or not a multiple of 4.
    #[inline]
    pub fn read_be32(&self, offset: usize) -> u32 {
        u32::from_be(self.mem.load32(offset))
    }

    /// Writes a big-endian dword; panics if `offset` is outside or not a multiple of 4.
    #[inline]
    pub fn write_be32(&self, offset: usize, value: u32) {
        self.mem.store32(offset, value.to_be());
    }

    /// Reads a byte; panics if `offset` is outside.
    #[inline]
    pub fn read_u8(&self, offset: usize) -> u8 {
        self.mem.load8(offset)
    }

    /// Writes a byte; panics if `offset` is outside.
    #[inline]
    pub fn write_u8(&self, offset: usize, value: u8) {
        self.mem.store8(offset, value);
    }

    /// Copies bytes out; panics if they are not all inside.
    pub fn read(&self, offset: usize, to: &mut [u8]) {
        self.mem.copy_out(offset, to);
    }

    /// Copies bytes in; panics if they are not all inside.
    pub fn write(&self, offset: usize, from: &[u8]) {
        self.mem.copy_in(offset, from);
    }

    /// Sets every byte.
    pub fn fill(&self, value: u8) {
        self.mem.fill(value);
    }
}
