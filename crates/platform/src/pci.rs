//! PCI configuration space: identity, command register and a capability walk that ends.
//!
//! Nothing read here is trusted: a capability list that runs in a circle, points outside the space or has too many
//! members is an error that says where.

use crate::Platform;
use crate::bar::BarError;
use bitflags::bitflags;

bitflags! {
    /// The command register (PCI Local Bus 3.0, section 6.2.2).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Command: u16 {
        /// Responds to memory accesses.
        const MEMORY = 1 << 1;
        /// May access memory itself.
        const BUS_MASTER = 1 << 2;
        /// Does not raise INTx.
        const INTX_DISABLE = 1 << 10;
    }
}

/// Which device it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Identity {
    /// Vendor, 0x15b3 for Mellanox and NVIDIA networking.
    pub vendor: u16,
    /// Device, as the vendor numbers them.
    pub device: u16,
    /// Revision.
    pub revision: u8,
    /// Class, subclass and programming interface.
    pub class: u32,
}

/// A capability in the standard list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capability {
    /// Kind.
    pub id: CapabilityId,
    /// Where it begins in configuration space.
    pub offset: u8,
}

/// Kinds of capability this project looks for; others are kept as numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CapabilityId(pub u8);

impl CapabilityId {
    /// Vendor specific.
    pub const VENDOR: Self = Self(0x09);
    /// PCI Express.
    pub const PCI_EXPRESS: Self = Self(0x10);
    /// MSI-X.
    pub const MSIX: Self = Self(0x11);
}

/// Why configuration space could not be made sense of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PciError {
    /// It could not be read or written.
    #[error("PCI configuration space: {0}")]
    Access(#[from] BarError),
    /// No device answers: the vendor reads all ones.
    #[error("no PCI device answers (vendor reads 0xffff)")]
    Absent,
    /// The capability list points below the header, where none may be.
    #[error("capability pointer {pointer:#04x} at {at:#04x} points into the header")]
    BadPointer {
        /// Where the pointer stands.
        at: u8,
        /// What it says.
        pointer: u8,
    },
    /// The list is longer than there is room for, so it runs in a circle.
    #[error("the capability list does not end (more than {limit} members)")]
    Endless {
        /// How many members fit.
        limit: usize,
    },
}

/// As many capabilities of four bytes as fit behind the header.
const MAX_CAPABILITIES: usize = (256 - 64) / 4;

/// Reads who the device is.
pub fn identity(p: &impl Platform) -> Result<Identity, PciError> {
    let id = p.config_read32(0)?;
    let class = p.config_read32(8)?;
    if id as u16 == 0xffff {
        return Err(PciError::Absent);
    }
    Ok(Identity { vendor: id as u16, device: (id >> 16) as u16, revision: class as u8, class: class >> 8 })
}

/// Reads the command register.
pub fn command(p: &impl Platform) -> Result<Command, PciError> {
    Ok(Command::from_bits_retain(p.config_read32(4)? as u16))
}

/// Sets and clears bits of the command register; the status half is write-one-to-clear and is written as zeros.
pub fn update_command(p: &impl Platform, set: Command, clear: Command) -> Result<(), PciError> {
    let now = command(p)?;
    let next = (now - clear) | set;
    p.config_write32(4, u32::from(next.bits()))?;
    Ok(())
}

/// Finds the first capability of a kind.
pub fn find_capability(p: &impl Platform, id: CapabilityId) -> Result<Option<Capability>, PciError> {
    let mut found = None;
    walk_capabilities(p, |c| {
        if c.id == id && found.is_none() {
            found = Some(c);
        }
    })?;
    Ok(found)
}

/// Calls `visit` for every capability, in the order of the list.
pub fn walk_capabilities(p: &impl Platform, mut visit: impl FnMut(Capability)) -> Result<(), PciError> {
    let status = p.config_read32(4)? >> 16;
    if status == 0xffff {
        return Err(PciError::Absent);
    }
    if status & (1 << 4) == 0 {
        return Ok(());
    }
    let mut at = 0x34u8;
    let mut pointer = p.config_read32(0x34)? as u8 & !3;
    for _ in 0..MAX_CAPABILITIES {
        if pointer == 0 {
            return Ok(());
        }
        if pointer < 0x40 {
            return Err(PciError::BadPointer { at, pointer });
        }
        let head = p.config_read32(u16::from(pointer))?;
        visit(Capability { id: CapabilityId(head as u8), offset: pointer });
        at = pointer + 1;
        pointer = (head >> 8) as u8 & !3;
    }
    if pointer == 0 { Ok(()) } else { Err(PciError::Endless { limit: MAX_CAPABILITIES }) }
}
