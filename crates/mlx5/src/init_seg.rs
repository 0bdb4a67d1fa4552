//! The initialization segment: the registers a driver talks to before, and beside, the command queue.

use scupper_hw::field::Field;
use scupper_hw::init_seg::{HealthBuffer, InitialSeg};
use scupper_platform::{Bar, BarError, Iova};

/// Where the health buffer begins.
const HEALTH: usize = 0x200;

/// Reads the field of a register.
fn read<B: Bar>(bar: &B, field: Field) -> Result<u32, BarError> {
    Ok(field.extract(bar.read32(field.offset as usize)?))
}

/// Firmware revision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FwRev {
    /// Major.
    pub major: u16,
    /// Minor.
    pub minor: u16,
    /// Sub-minor.
    pub subminor: u16,
}

impl core::fmt::Display for FwRev {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}.{}.{:04}", self.major, self.minor, self.subminor)
    }
}

/// Reads the firmware's revision.
pub fn fw_rev<B: Bar>(bar: &B) -> Result<FwRev, BarError> {
    Ok(FwRev {
        major: read(bar, InitialSeg::FW_REV_MAJOR)? as u16,
        minor: read(bar, InitialSeg::FW_REV_MINOR)? as u16,
        subminor: read(bar, InitialSeg::FW_REV_SUBMINOR)? as u16,
    })
}

/// Reads the revision of the command interface.
pub fn cmd_interface_rev<B: Bar>(bar: &B) -> Result<u32, BarError> {
    read(bar, InitialSeg::CMD_INTERFACE_REV)
}

/// Reads log2 of the number of command queue entries and of their stride. Before the address is written.
pub fn cmdq_log_sizes<B: Bar>(bar: &B) -> Result<(u32, u32), BarError> {
    let word = bar.read32(InitialSeg::LOG_CMDQ_SIZE.offset as usize)?;
    Ok((InitialSeg::LOG_CMDQ_SIZE.extract(word), InitialSeg::LOG_CMDQ_STRIDE.extract(word)))
}

/// Writes where the command queue is; the interface becomes that of a full driver (0).
pub fn write_cmdq_address<B: Bar>(bar: &B, iova: Iova) -> Result<(), BarError> {
    bar.write32(InitialSeg::CMDQ_PHY_ADDR_63_32.offset as usize, (iova.0 >> 32) as u32)?;
    bar.write32(InitialSeg::CMDQ_PHY_ADDR_31_12.offset as usize, iova.0 as u32 & !0xfff)
}

/// Rings the doorbell of command slots.
#[inline]
pub fn ring_commands<B: Bar>(bar: &B, slots: u32) -> Result<(), BarError> {
    bar.write32(InitialSeg::COMMAND_DOORBELL_VECTOR.offset as usize, slots)
}

/// Reads whether firmware is still initializing. All ones means that nobody answers, which the caller must tell apart.
pub fn read_initializing<B: Bar>(bar: &B) -> Result<u32, BarError> {
    bar.read32(InitialSeg::INITIALIZING.offset as usize)
}

/// What the health registers say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HealthRegs {
    /// The whole dword of the counter; all ones when the device is gone.
    pub counter: u32,
    /// The interface the device has been put into: 0 full driver, 1 disabled, 7 reset.
    pub nic_interface: u32,
    /// A reset is required.
    pub rfr: bool,
    /// What happened.
    pub synd: u8,
}

/// Reads the registers that tell whether the device is well.
pub fn read_health<B: Bar>(bar: &B) -> Result<HealthRegs, BarError> {
    let counter = bar.read32(InitialSeg::HEALTH_COUNTER.offset as usize)?;
    let interface = bar.read32(InitialSeg::NIC_INTERFACE.offset as usize)?;
    let rfr = bar.read32(HEALTH + HealthBuffer::RFR.offset as usize)?;
    let synd = bar.read32(HEALTH + HealthBuffer::SYND.offset as usize)?;
    Ok(HealthRegs {
        counter,
        // Current devices use three bits (10:8), one more than the table's two.
        nic_interface: (interface >> 8) & 7,
        rfr: HealthBuffer::RFR.extract(rfr) != 0,
        synd: HealthBuffer::SYND.extract(synd) as u8,
    })
}
