#![doc = include_str!("../README.md")]
#![no_std]
#![deny(unsafe_code)]

pub mod bar;
pub mod dma;
pub mod mmio;
pub mod order;
pub mod pci;
pub mod time;

pub use bar::{Bar, BarError};
pub use dma::{DmaError, DmaMem, DmaSlice, Iova};
pub use time::{Deadline, Instant};

/// A device, and the machine around it as far as a driver may use it.
///
/// Start order, which every driver keeps: map, [`reset`](Self::reset), bus master on. Stop order: quiesce, bus master
/// off, reset, unmap, free. A platform that is dropped does its half of the stop order itself, so that a panic or an
/// early error leaves no device that still writes to memory.
pub trait Platform {
    /// How BAR 0 is reached.
    type Bar: Bar;

    /// BAR 0.
    fn bar(&self) -> &Self::Bar;

    /// Reads an aligned dword of PCI configuration space (little-endian value).
    fn config_read32(&self, offset: u16) -> Result<u32, BarError>;

    /// Writes an aligned dword of PCI configuration space.
    fn config_write32(&self, offset: u16, value: u32) -> Result<(), BarError>;

    /// Allocates zeroed, contiguous memory that the device may read and write, aligned to `align` (a power of two) both
    /// here and in its IOVA.
    fn dma_alloc(&self, len: usize, align: usize) -> Result<DmaMem<'_>, DmaError>;

    /// Takes memory back; the device can no longer reach it, the process still can until the platform ends.
    fn dma_free(&self, mem: DmaMem<'_>);

    /// Resets the function; registers and objects are gone afterwards.
    fn reset(&self) -> Result<(), ResetError>;

    /// The time now, monotonic.
    fn now(&self) -> Instant;

    /// One turn of a polling loop: tells the processor (or the simulation) that nothing was found.
    fn pause(&self);

    /// The interrupts, where the platform has any.
    fn interrupts(&self) -> Option<&dyn Interrupts> {
        None
    }
}

/// MSI-X vectors that can be waited for.
pub trait Interrupts {
    /// How many vectors there are.
    fn vectors(&self) -> u16;

    /// Waits until the vector has fired since the last call, or the deadline has passed; says whether it fired.
    fn wait(&self, vector: u16, deadline: Deadline) -> Result<bool, IrqError>;
}

/// Why a vector cannot be waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IrqError {
    /// There is no such vector.
    #[error("interrupt vector {vector} does not exist, there are {vectors}")]
    NoVector {
        /// The vector asked for.
        vector: u16,
        /// How many there are.
        vectors: u16,
    },
    /// The device is gone.
    #[error("device gone while waiting for interrupt vector {vector}")]
    Gone {
        /// The vector waited for.
        vector: u16,
    },
}

/// Why a function was not reset.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ResetError {
    /// The function has no way to be reset.
    #[error("the device offers no reset")]
    Unsupported,
    /// The device does not answer any more.
    #[error("device gone during reset")]
    Gone,
    /// The reset was carried out and changed nothing.
    #[error("reset had no effect: register {offset:#x} still reads {value:#x}")]
    Ineffective {
        /// The register looked at.
        offset: usize,
        /// What it reads.
        value: u32,
    },
    /// The host refused it.
    #[error("the host refused the reset, error {errno}")]
    Host {
        /// The host's error number.
        errno: i32,
    },
}
