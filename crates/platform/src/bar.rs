//! A BAR, however it is reached.
//!
//! Registers are big-endian dwords and qwords; values are given and taken in native order, the BAR converts. Accesses
//! are fallible because a BAR that is reached by message can die with its socket. A device that is gone from the bus is
//! not an error here: its registers read all ones, and the driver recognises that.

/// Registers of a device.
pub trait Bar {
    /// Size in bytes.
    fn len(&self) -> usize;

    /// Whether the BAR has no bytes at all.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Reads the big-endian register at `offset`, a multiple of 4.
    fn read32(&self, offset: usize) -> Result<u32, BarError>;

    /// Writes the big-endian register at `offset`, a multiple of 4.
    fn write32(&self, offset: usize, value: u32) -> Result<(), BarError>;

    /// Writes the big-endian 64-bit register at `offset`, a multiple of 8, in one access.
    fn write64(&self, offset: usize, value: u64) -> Result<(), BarError>;
}

/// Why a register was not accessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BarError {
    /// The offset is outside the BAR or not aligned to the access.
    #[error("access of {width} bytes at offset {offset:#x} is outside the BAR of {len:#x} bytes or not aligned")]
    OutOfRange {
        /// Offset asked for.
        offset: usize,
        /// Bytes of the access.
        width: usize,
        /// Size of the BAR.
        len: usize,
    },
    /// The connection to the device has ended.
    #[error("device gone: access at offset {offset:#x} was not answered")]
    Gone {
        /// Offset asked for.
        offset: usize,
    },
    /// The other side refused the access.
    #[error("access at offset {offset:#x} refused, error {errno}")]
    Refused {
        /// Offset asked for.
        offset: usize,
        /// The other side's error number.
        errno: i32,
    },
}

/// Checks that an access is aligned and inside a BAR of `len` bytes.
#[inline(always)]
pub fn check(offset: usize, width: usize, len: usize) -> Result<(), BarError> {
    if offset.is_multiple_of(width) && len >= width && offset <= len - width {
        Ok(())
    } else {
        Err(BarError::OutOfRange { offset, width, len })
    }
}
