//! What the device model asks of the machine it is plugged into.

use scupper_hw::cmd_queue::CmdStatus;

/// Host memory and interrupts, as a PCI device reaches them. Addresses are IOVAs.
pub trait Host {
    /// Reads memory.
    fn read(&mut self, iova: u64, to: &mut [u8]) -> Result<(), DmaFault>;

    /// Writes memory.
    fn write(&mut self, iova: u64, from: &[u8]) -> Result<(), DmaFault>;

    /// Writes four bytes at a multiple of 4 in one store, after everything written before.
    fn publish(&mut self, iova: u64, bytes: [u8; 4]) -> Result<(), DmaFault>;

    /// Whether memory can be read and written.
    fn reachable(&mut self, iova: u64, len: u64) -> bool;

    /// Raises an MSI-X vector.
    fn interrupt(&mut self, vector: u16);
}

/// An access to memory that the device does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("DMA of {len} bytes at {iova:#x} refused")]
pub struct DmaFault {
    /// First address.
    pub iova: u64,
    /// Bytes.
    pub len: usize,
}

/// Reads a big-endian dword.
pub(super) fn read32<H: Host>(host: &mut H, iova: u64) -> Result<u32, DmaFault> {
    let mut b = [0; 4];
    host.read(iova, &mut b)?;
    Ok(u32::from_be_bytes(b))
}

/// Why a command is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Refusal {
    pub(super) status: CmdStatus,
    pub(super) syndrome: u32,
}

/// Refuses with a status; the syndrome is the source line's own number, so that a refusal can be found.
macro_rules! refuse {
    ($status:ident) => {
        crate::model::host::Refusal {
            status: scupper_hw::cmd_queue::CmdStatus::$status,
            syndrome: 0x5c0_0000 | line!(),
        }
    };
}
pub(super) use refuse;

/// The outcome of a command.
pub(super) type Outcome<T = ()> = Result<T, Refusal>;
