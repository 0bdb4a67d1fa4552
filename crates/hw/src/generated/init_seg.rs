//! Initialization segment.
//!
//! Registers at the start of BAR0, all 32-bit big-endian words accessed 32 bits at a time.
//!
//! Generated from `hw-specs/init_seg.toml` by `cargo xtask codegen`. Do not edit.
use crate::field::{Field, FieldKind, NamedField, get64, set64, debug_fields};
use zerocopy::big_endian::U32;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned};
/// Operating mode of the function in the initialization segment.
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct NicInterface(pub u8);
impl NicInterface {
    /// Normal operation with a full driver.
    pub const FULL_DRIVER: Self = Self(0x0);
    /// Interface is off; read back it means the function was disabled, written it requests a fast stop.
    pub const DISABLED: Self = Self(0x1);
    /// Minimal mode that needs no host memory for queues.
    pub const NO_DRAM_NIC: Self = Self(0x2);
    /// Software reset: written by a physical function to start one, read while one runs.
    pub const SW_RESET: Self = Self(0x7);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("FULL_DRIVER"),
            0x1 => Some("DISABLED"),
            0x2 => Some("NO_DRAM_NIC"),
            0x7 => Some("SW_RESET"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for NicInterface {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "NicInterface({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for NicInterface {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Why firmware declared itself failed.
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct HealthSyndrome(pub u8);
impl HealthSyndrome {
    /// A check inside firmware failed.
    pub const FW_INTERNAL_ERR: Self = Self(0x1);
    /// An internal processor does not respond.
    pub const DEAD_IRISC: Self = Self(0x7);
    /// Hardware fault that cannot be recovered.
    pub const HW_FATAL_ERR: Self = Self(0x8);
    /// Firmware image failed its checksum.
    pub const FW_CRC_ERR: Self = Self(0x9);
    /// Reading context memory from the host failed on PCI.
    pub const ICM_FETCH_PCI_ERR: Self = Self(0xa);
    /// A host page given for context memory is unusable.
    pub const ICM_PAGE_ERR: Self = Self(0xb);
    /// An event queue for asynchronous events filled up.
    pub const ASYNCHRONOUS_EQ_BUF_OVERRUN: Self = Self(0xc);
    /// An event queue went into error state.
    pub const EQ_IN_ERR: Self = Self(0xd);
    /// An event queue that does not exist was accessed.
    pub const EQ_INV: Self = Self(0xe);
    /// Fast failure service error.
    pub const FFSER_ERR: Self = Self(0xf);
    /// Temperature above the permitted range.
    pub const HIGH_TEMP_ERR: Self = Self(0x10);
    /// Context memory read from the host came back marked as poisoned.
    pub const ICM_PCI_POISONED_ERR: Self = Self(0x12);
    /// Device locked itself down for security reasons.
    pub const TRUST_LOCKDOWN_ERR: Self = Self(0x13);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x1 => Some("FW_INTERNAL_ERR"),
            0x7 => Some("DEAD_IRISC"),
            0x8 => Some("HW_FATAL_ERR"),
            0x9 => Some("FW_CRC_ERR"),
            0xa => Some("ICM_FETCH_PCI_ERR"),
            0xb => Some("ICM_PAGE_ERR"),
            0xc => Some("ASYNCHRONOUS_EQ_BUF_OVERRUN"),
            0xd => Some("EQ_IN_ERR"),
            0xe => Some("EQ_INV"),
            0xf => Some("FFSER_ERR"),
            0x10 => Some("HIGH_TEMP_ERR"),
            0x12 => Some("ICM_PCI_POISONED_ERR"),
            0x13 => Some("TRUST_LOCKDOWN_ERR"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for HealthSyndrome {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "HealthSyndrome({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for HealthSyndrome {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Registers from BAR0 offset 0: firmware revision, command queue setup, health, timers.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_initial_seg_bits`.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    FromBytes,
    IntoBytes,
    Immutable,
    KnownLayout,
    Unaligned
)]
#[repr(transparent)]
pub struct InitialSeg([U32; 4099]);
const _: () = assert!(size_of::< InitialSeg > () == 0x400c);
impl InitialSeg {
    /// Size in bytes.
    pub const BYTES: usize = 0x400c;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4099])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x400c] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4099]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4099] {
        &self.0
    }
    /// Where [`fw_rev_minor`](Self::fw_rev_minor) is: `0x00.31:16`.
    pub const FW_REV_MINOR: Field = Field::new(0x0, 31, 16);
    /// Firmware revision, minor part. `0x00.31:16`
    #[inline]
    pub const fn fw_rev_minor(&self) -> u32 {
        Self::FW_REV_MINOR.get(&self.0)
    }
    /// Sets [`fw_rev_minor`](Self::fw_rev_minor).
    #[inline]
    pub const fn set_fw_rev_minor(&mut self, v: u32) -> &mut Self {
        Self::FW_REV_MINOR.set(&mut self.0, v);
        self
    }
    /// Where [`fw_rev_major`](Self::fw_rev_major) is: `0x00.15:0`.
    pub const FW_REV_MAJOR: Field = Field::new(0x0, 15, 0);
    /// Firmware revision, major part. `0x00.15:0`
    #[inline]
    pub const fn fw_rev_major(&self) -> u32 {
        Self::FW_REV_MAJOR.get(&self.0)
    }
    /// Sets [`fw_rev_major`](Self::fw_rev_major).
    #[inline]
    pub const fn set_fw_rev_major(&mut self, v: u32) -> &mut Self {
        Self::FW_REV_MAJOR.set(&mut self.0, v);
        self
    }
    /// Where [`cmd_interface_rev`](Self::cmd_interface_rev) is: `0x04.31:16`.
    pub const CMD_INTERFACE_REV: Field = Field::new(0x4, 31, 16);
    /// Revision of the command interface; drivers accept only 5. `0x04.31:16`
    #[inline]
    pub const fn cmd_interface_rev(&self) -> u32 {
        Self::CMD_INTERFACE_REV.get(&self.0)
    }
    /// Sets [`cmd_interface_rev`](Self::cmd_interface_rev).
    #[inline]
    pub const fn set_cmd_interface_rev(&mut self, v: u32) -> &mut Self {
        Self::CMD_INTERFACE_REV.set(&mut self.0, v);
        self
    }
    /// Where [`fw_rev_subminor`](Self::fw_rev_subminor) is: `0x04.15:0`.
    pub const FW_REV_SUBMINOR: Field = Field::new(0x4, 15, 0);
    /// Firmware revision, sub-minor part. `0x04.15:0`
    #[inline]
    pub const fn fw_rev_subminor(&self) -> u32 {
        Self::FW_REV_SUBMINOR.get(&self.0)
    }
    /// Sets [`fw_rev_subminor`](Self::fw_rev_subminor).
    #[inline]
    pub const fn set_fw_rev_subminor(&mut self, v: u32) -> &mut Self {
        Self::FW_REV_SUBMINOR.set(&mut self.0, v);
        self
    }
    /// Where [`cmdq_phy_addr_63_32`](Self::cmdq_phy_addr_63_32) is: `0x10.31:0`.
    pub const CMDQ_PHY_ADDR_63_32: Field = Field::new(0x10, 31, 0);
    /// Upper half of the command queue bus address; written before the lower half. `0x10.31:0`
    #[inline]
    pub const fn cmdq_phy_addr_63_32(&self) -> u32 {
        Self::CMDQ_PHY_ADDR_63_32.get(&self.0)
    }
    /// Sets [`cmdq_phy_addr_63_32`](Self::cmdq_phy_addr_63_32).
    #[inline]
    pub const fn set_cmdq_phy_addr_63_32(&mut self, v: u32) -> &mut Self {
        Self::CMDQ_PHY_ADDR_63_32.set(&mut self.0, v);
        self
    }
    /// Where [`cmdq_phy_addr_31_12`](Self::cmdq_phy_addr_31_12) is: `0x14.31:12`.
    pub const CMDQ_PHY_ADDR_31_12: Field = Field::new(0x14, 31, 12);
    /// Lower half of the command queue address in 4 KiB pages; writing it hands the queue over. `0x14.31:12`
    #[inline]
    pub const fn cmdq_phy_addr_31_12(&self) -> u32 {
        Self::CMDQ_PHY_ADDR_31_12.get(&self.0)
    }
    /// Sets [`cmdq_phy_addr_31_12`](Self::cmdq_phy_addr_31_12).
    #[inline]
    pub const fn set_cmdq_phy_addr_31_12(&mut self, v: u32) -> &mut Self {
        Self::CMDQ_PHY_ADDR_31_12.set(&mut self.0, v);
        self
    }
    /// Where [`nic_interface`](Self::nic_interface) is: `0x14.9:8`.
    pub const NIC_INTERFACE: Field = Field::new(0x14, 9, 8);
    /// Operating mode of the function, low two bits of a NicInterface value; the kernel driver uses 10:8. `0x14.9:8`
    #[inline]
    pub const fn nic_interface(&self) -> u32 {
        Self::NIC_INTERFACE.get(&self.0)
    }
    /// Sets [`nic_interface`](Self::nic_interface).
    #[inline]
    pub const fn set_nic_interface(&mut self, v: u32) -> &mut Self {
        Self::NIC_INTERFACE.set(&mut self.0, v);
        self
    }
    /// Where [`log_cmdq_size`](Self::log_cmdq_size) is: `0x14.7:4`.
    pub const LOG_CMDQ_SIZE: Field = Field::new(0x14, 7, 4);
    /// Read-only: log2 of the number of command slots (at most 32). `0x14.7:4`
    #[inline]
    pub const fn log_cmdq_size(&self) -> u32 {
        Self::LOG_CMDQ_SIZE.get(&self.0)
    }
    /// Sets [`log_cmdq_size`](Self::log_cmdq_size).
    #[inline]
    pub const fn set_log_cmdq_size(&mut self, v: u32) -> &mut Self {
        Self::LOG_CMDQ_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`log_cmdq_stride`](Self::log_cmdq_stride) is: `0x14.3:0`.
    pub const LOG_CMDQ_STRIDE: Field = Field::new(0x14, 3, 0);
    /// Read-only: log2 of the distance between command slots in bytes. `0x14.3:0`
    #[inline]
    pub const fn log_cmdq_stride(&self) -> u32 {
        Self::LOG_CMDQ_STRIDE.get(&self.0)
    }
    /// Sets [`log_cmdq_stride`](Self::log_cmdq_stride).
    #[inline]
    pub const fn set_log_cmdq_stride(&mut self, v: u32) -> &mut Self {
        Self::LOG_CMDQ_STRIDE.set(&mut self.0, v);
        self
    }
    /// Where [`command_doorbell_vector`](Self::command_doorbell_vector) is: `0x18.31:0`.
    pub const COMMAND_DOORBELL_VECTOR: Field = Field::new(0x18, 31, 0);
    /// Write 1 << slot to start the command in that slot; several bits may be set at once. `0x18.31:0`
    #[inline]
    pub const fn command_doorbell_vector(&self) -> u32 {
        Self::COMMAND_DOORBELL_VECTOR.get(&self.0)
    }
    /// Sets [`command_doorbell_vector`](Self::command_doorbell_vector).
    #[inline]
    pub const fn set_command_doorbell_vector(&mut self, v: u32) -> &mut Self {
        Self::COMMAND_DOORBELL_VECTOR.set(&mut self.0, v);
        self
    }
    /// Where [`initializing`](Self::initializing) is: `0x1fc.31`.
    pub const INITIALIZING: Field = Field::new(0x1fc, 31, 31);
    /// 1 while firmware is starting; the function may be used when it reads 0. `0x1fc.31`
    #[inline]
    pub const fn initializing(&self) -> bool {
        Self::INITIALIZING.get(&self.0) != 0
    }
    /// Sets [`initializing`](Self::initializing).
    #[inline]
    pub const fn set_initializing(&mut self, v: bool) -> &mut Self {
        Self::INITIALIZING.set(&mut self.0, v as u32);
        self
    }
    /// Where [`fw_reset_supported`](Self::fw_reset_supported) is: `0x1fc.30`.
    pub const FW_RESET_SUPPORTED: Field = Field::new(0x1fc, 30, 30);
    /// Firmware can be reset by the driver. `0x1fc.30`
    #[inline]
    pub const fn fw_reset_supported(&self) -> bool {
        Self::FW_RESET_SUPPORTED.get(&self.0) != 0
    }
    /// Sets [`fw_reset_supported`](Self::fw_reset_supported).
    #[inline]
    pub const fn set_fw_reset_supported(&mut self, v: bool) -> &mut Self {
        Self::FW_RESET_SUPPORTED.set(&mut self.0, v as u32);
        self
    }
    /// Where [`nic_interface_supported`](Self::nic_interface_supported) is: `0x1fc.26:24`.
    pub const NIC_INTERFACE_SUPPORTED: Field = Field::new(0x1fc, 26, 24);
    /// Bit mask of the operating modes which nic_interface takes. `0x1fc.26:24`
    #[inline]
    pub const fn nic_interface_supported(&self) -> u32 {
        Self::NIC_INTERFACE_SUPPORTED.get(&self.0)
    }
    /// Sets [`nic_interface_supported`](Self::nic_interface_supported).
    #[inline]
    pub const fn set_nic_interface_supported(&mut self, v: u32) -> &mut Self {
        Self::NIC_INTERFACE_SUPPORTED.set(&mut self.0, v);
        self
    }
    /// Where [`embedded_cpu`](Self::embedded_cpu) is: `0x1fc.23`.
    pub const EMBEDDED_CPU: Field = Field::new(0x1fc, 23, 23);
    /// The driver runs on the processor inside the adapter, not on the host. `0x1fc.23`
    #[inline]
    pub const fn embedded_cpu(&self) -> bool {
        Self::EMBEDDED_CPU.get(&self.0) != 0
    }
    /// Sets [`embedded_cpu`](Self::embedded_cpu).
    #[inline]
    pub const fn set_embedded_cpu(&mut self, v: bool) -> &mut Self {
        Self::EMBEDDED_CPU.set(&mut self.0, v as u32);
        self
    }
    /// What firmware recorded about its last failure. `0x200`
    #[inline]
    pub fn health_buffer(&self) -> &super::init_seg::HealthBuffer {
        <super::init_seg::HealthBuffer>::ref_from_bytes(&self.as_bytes()[0x200..0x240])
            .expect("in the layout")
    }
    /// [`health_buffer`](Self::health_buffer), to be written.
    #[inline]
    pub fn health_buffer_mut(&mut self) -> &mut super::init_seg::HealthBuffer {
        <super::init_seg::HealthBuffer>::mut_from_bytes(
                &mut self.0.as_mut_bytes()[0x200..0x240],
            )
            .expect("in the layout")
    }
    /// Where [`no_dram_nic_offset`](Self::no_dram_nic_offset) is: `0x240.31:0`.
    pub const NO_DRAM_NIC_OFFSET: Field = Field::new(0x240, 31, 0);
    /// Where the structures of the no-DRAM operating mode start. `0x240.31:0`
    #[inline]
    pub const fn no_dram_nic_offset(&self) -> u32 {
        Self::NO_DRAM_NIC_OFFSET.get(&self.0)
    }
    /// Sets [`no_dram_nic_offset`](Self::no_dram_nic_offset).
    #[inline]
    pub const fn set_no_dram_nic_offset(&mut self, v: u32) -> &mut Self {
        Self::NO_DRAM_NIC_OFFSET.set(&mut self.0, v);
        self
    }
    /// Where [`cmd_exec_to_unit`](Self::cmd_exec_to_unit) is: `0xff8.31:29`.
    pub const CMD_EXEC_TO_UNIT: Field = Field::new(0xff8, 31, 29);
    /// Default command time limit, unit: 0 ms, 1 s, 2 min, 3 h. `0xff8.31:29`
    #[inline]
    pub const fn cmd_exec_to_unit(&self) -> u32 {
        Self::CMD_EXEC_TO_UNIT.get(&self.0)
    }
    /// Sets [`cmd_exec_to_unit`](Self::cmd_exec_to_unit).
    #[inline]
    pub const fn set_cmd_exec_to_unit(&mut self, v: u32) -> &mut Self {
        Self::CMD_EXEC_TO_UNIT.set(&mut self.0, v);
        self
    }
    /// Where [`cmd_exec_to_value`](Self::cmd_exec_to_value) is: `0xff8.19:0`.
    pub const CMD_EXEC_TO_VALUE: Field = Field::new(0xff8, 19, 0);
    /// Default command time limit, number of units. `0xff8.19:0`
    #[inline]
    pub const fn cmd_exec_to_value(&self) -> u32 {
        Self::CMD_EXEC_TO_VALUE.get(&self.0)
    }
    /// Sets [`cmd_exec_to_value`](Self::cmd_exec_to_value).
    #[inline]
    pub const fn set_cmd_exec_to_value(&mut self, v: u32) -> &mut Self {
        Self::CMD_EXEC_TO_VALUE.set(&mut self.0, v);
        self
    }
    /// Where [`cmd_q_init_to_unit`](Self::cmd_q_init_to_unit) is: `0xffc.31:29`.
    pub const CMD_Q_INIT_TO_UNIT: Field = Field::new(0xffc, 31, 29);
    /// Time limit of queue start-up, unit: 0 ms, 1 s, 2 min, 3 h. `0xffc.31:29`
    #[inline]
    pub const fn cmd_q_init_to_unit(&self) -> u32 {
        Self::CMD_Q_INIT_TO_UNIT.get(&self.0)
    }
    /// Sets [`cmd_q_init_to_unit`](Self::cmd_q_init_to_unit).
    #[inline]
    pub const fn set_cmd_q_init_to_unit(&mut self, v: u32) -> &mut Self {
        Self::CMD_Q_INIT_TO_UNIT.set(&mut self.0, v);
        self
    }
    /// Where [`cmd_q_init_to_value`](Self::cmd_q_init_to_value) is: `0xffc.19:0`.
    pub const CMD_Q_INIT_TO_VALUE: Field = Field::new(0xffc, 19, 0);
    /// Time limit of queue start-up, number of units; whole word 0 means no firmware time limits at all. `0xffc.19:0`
    #[inline]
    pub const fn cmd_q_init_to_value(&self) -> u32 {
        Self::CMD_Q_INIT_TO_VALUE.get(&self.0)
    }
    /// Sets [`cmd_q_init_to_value`](Self::cmd_q_init_to_value).
    #[inline]
    pub const fn set_cmd_q_init_to_value(&mut self, v: u32) -> &mut Self {
        Self::CMD_Q_INIT_TO_VALUE.set(&mut self.0, v);
        self
    }
    /// Where [`internal_timer_h`](Self::internal_timer_h) is: `0x1000.31:0`.
    pub const INTERNAL_TIMER_H: Field = Field::new(0x1000, 31, 0);
    /// Free-running device clock, upper word; read again if it changed around the lower word. `0x1000.31:0`
    #[inline]
    pub const fn internal_timer_h(&self) -> u32 {
        Self::INTERNAL_TIMER_H.get(&self.0)
    }
    /// Sets [`internal_timer_h`](Self::internal_timer_h).
    #[inline]
    pub const fn set_internal_timer_h(&mut self, v: u32) -> &mut Self {
        Self::INTERNAL_TIMER_H.set(&mut self.0, v);
        self
    }
    /// Where [`internal_timer_l`](Self::internal_timer_l) is: `0x1004.31:0`.
    pub const INTERNAL_TIMER_L: Field = Field::new(0x1004, 31, 0);
    /// Free-running device clock, lower word; ticks at device_frequency_khz. `0x1004.31:0`
    #[inline]
    pub const fn internal_timer_l(&self) -> u32 {
        Self::INTERNAL_TIMER_L.get(&self.0)
    }
    /// Sets [`internal_timer_l`](Self::internal_timer_l).
    #[inline]
    pub const fn set_internal_timer_l(&mut self, v: u32) -> &mut Self {
        Self::INTERNAL_TIMER_L.set(&mut self.0, v);
        self
    }
    /// Where [`clear_int`](Self::clear_int) is: `0x100c.0`.
    pub const CLEAR_INT: Field = Field::new(0x100c, 0, 0);
    /// Write 1 to acknowledge a legacy interrupt. `0x100c.0`
    #[inline]
    pub const fn clear_int(&self) -> bool {
        Self::CLEAR_INT.get(&self.0) != 0
    }
    /// Sets [`clear_int`](Self::clear_int).
    #[inline]
    pub const fn set_clear_int(&mut self, v: bool) -> &mut Self {
        Self::CLEAR_INT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`health_syndrome`](Self::health_syndrome) is: `0x1010.31:24`.
    pub const HEALTH_SYNDROME: Field = Field::new(0x1010, 31, 24);
    /// Reason of a firmware failure, a HealthSyndrome value; 0 when healthy. `0x1010.31:24`
    #[inline]
    pub const fn health_syndrome(&self) -> u32 {
        Self::HEALTH_SYNDROME.get(&self.0)
    }
    /// Sets [`health_syndrome`](Self::health_syndrome).
    #[inline]
    pub const fn set_health_syndrome(&mut self, v: u32) -> &mut Self {
        Self::HEALTH_SYNDROME.set(&mut self.0, v);
        self
    }
    /// Where [`health_counter`](Self::health_counter) is: `0x1010.23:0`.
    pub const HEALTH_COUNTER: Field = Field::new(0x1010, 23, 0);
    /// Heartbeat: must differ between two polls (every 1 to 3 s); three equal readings mean a stuck device. `0x1010.23:0`
    #[inline]
    pub const fn health_counter(&self) -> u32 {
        Self::HEALTH_COUNTER.get(&self.0)
    }
    /// Sets [`health_counter`](Self::health_counter).
    #[inline]
    pub const fn set_health_counter(&mut self, v: u32) -> &mut Self {
        Self::HEALTH_COUNTER.set(&mut self.0, v);
        self
    }
    /// Where [`real_time_h`](Self::real_time_h) is: `0x1040.31:0`.
    pub const REAL_TIME_H: Field = Field::new(0x1040, 31, 0);
    /// Real-time clock, seconds part. `0x1040.31:0`
    #[inline]
    pub const fn real_time_h(&self) -> u32 {
        Self::REAL_TIME_H.get(&self.0)
    }
    /// Sets [`real_time_h`](Self::real_time_h).
    #[inline]
    pub const fn set_real_time_h(&mut self, v: u32) -> &mut Self {
        Self::REAL_TIME_H.set(&mut self.0, v);
        self
    }
    /// Where [`real_time_l`](Self::real_time_l) is: `0x1044.31:0`.
    pub const REAL_TIME_L: Field = Field::new(0x1044, 31, 0);
    /// Real-time clock, nanoseconds part. `0x1044.31:0`
    #[inline]
    pub const fn real_time_l(&self) -> u32 {
        Self::REAL_TIME_L.get(&self.0)
    }
    /// Sets [`real_time_l`](Self::real_time_l).
    #[inline]
    pub const fn set_real_time_l(&mut self, v: u32) -> &mut Self {
        Self::REAL_TIME_L.set(&mut self.0, v);
        self
    }
    /// Byte offset of [`ieee1588_clk`](Self::ieee1588_clk).
    pub const IEEE1588_CLK_OFFSET: usize = 0x2000;
    /// Clock value of the older time protocol support. `0x2000`, 64 bits
    #[inline]
    pub const fn ieee1588_clk(&self) -> u64 {
        get64(&self.0, 0x2000)
    }
    /// Sets [`ieee1588_clk`](Self::ieee1588_clk).
    #[inline]
    pub const fn set_ieee1588_clk(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0x2000, v);
        self
    }
    /// Where [`ieee1588_clk_type`](Self::ieee1588_clk_type) is: `0x2008.31:0`.
    pub const IEEE1588_CLK_TYPE: Field = Field::new(0x2008, 31, 0);
    /// Kind of the clock in ieee1588_clk. `0x2008.31:0`
    #[inline]
    pub const fn ieee1588_clk_type(&self) -> u32 {
        Self::IEEE1588_CLK_TYPE.get(&self.0)
    }
    /// Sets [`ieee1588_clk_type`](Self::ieee1588_clk_type).
    #[inline]
    pub const fn set_ieee1588_clk_type(&mut self, v: u32) -> &mut Self {
        Self::IEEE1588_CLK_TYPE.set(&mut self.0, v);
        self
    }
    /// Where [`clr_intx`](Self::clr_intx) is: `0x200c.31:0`.
    pub const CLR_INTX: Field = Field::new(0x200c, 31, 0);
    /// Clears a pending INTx; untouched when MSI-X is in use. `0x200c.31:0`
    #[inline]
    pub const fn clr_intx(&self) -> u32 {
        Self::CLR_INTX.get(&self.0)
    }
    /// Sets [`clr_intx`](Self::clr_intx).
    #[inline]
    pub const fn set_clr_intx(&mut self, v: u32) -> &mut Self {
        Self::CLR_INTX.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "fw_rev_minor",
            kind: FieldKind::Bits(Self::FW_REV_MINOR),
        },
        NamedField {
            name: "fw_rev_major",
            kind: FieldKind::Bits(Self::FW_REV_MAJOR),
        },
        NamedField {
            name: "cmd_interface_rev",
            kind: FieldKind::Bits(Self::CMD_INTERFACE_REV),
        },
        NamedField {
            name: "fw_rev_subminor",
            kind: FieldKind::Bits(Self::FW_REV_SUBMINOR),
        },
        NamedField {
            name: "cmdq_phy_addr_63_32",
            kind: FieldKind::Bits(Self::CMDQ_PHY_ADDR_63_32),
        },
        NamedField {
            name: "cmdq_phy_addr_31_12",
            kind: FieldKind::Bits(Self::CMDQ_PHY_ADDR_31_12),
        },
        NamedField {
            name: "nic_interface",
            kind: FieldKind::Bits(Self::NIC_INTERFACE),
        },
        NamedField {
            name: "log_cmdq_size",
            kind: FieldKind::Bits(Self::LOG_CMDQ_SIZE),
        },
        NamedField {
            name: "log_cmdq_stride",
            kind: FieldKind::Bits(Self::LOG_CMDQ_STRIDE),
        },
        NamedField {
            name: "command_doorbell_vector",
            kind: FieldKind::Bits(Self::COMMAND_DOORBELL_VECTOR),
        },
        NamedField {
            name: "initializing",
            kind: FieldKind::Bits(Self::INITIALIZING),
        },
        NamedField {
            name: "fw_reset_supported",
            kind: FieldKind::Bits(Self::FW_RESET_SUPPORTED),
        },
        NamedField {
            name: "nic_interface_supported",
            kind: FieldKind::Bits(Self::NIC_INTERFACE_SUPPORTED),
        },
        NamedField {
            name: "embedded_cpu",
            kind: FieldKind::Bits(Self::EMBEDDED_CPU),
        },
        NamedField {
            name: "health_buffer",
            kind: FieldKind::Layout(0x200, <super::init_seg::HealthBuffer>::FIELDS),
        },
        NamedField {
            name: "no_dram_nic_offset",
            kind: FieldKind::Bits(Self::NO_DRAM_NIC_OFFSET),
        },
        NamedField {
            name: "cmd_exec_to_unit",
            kind: FieldKind::Bits(Self::CMD_EXEC_TO_UNIT),
        },
        NamedField {
            name: "cmd_exec_to_value",
            kind: FieldKind::Bits(Self::CMD_EXEC_TO_VALUE),
        },
        NamedField {
            name: "cmd_q_init_to_unit",
            kind: FieldKind::Bits(Self::CMD_Q_INIT_TO_UNIT),
        },
        NamedField {
            name: "cmd_q_init_to_value",
            kind: FieldKind::Bits(Self::CMD_Q_INIT_TO_VALUE),
        },
        NamedField {
            name: "internal_timer_h",
            kind: FieldKind::Bits(Self::INTERNAL_TIMER_H),
        },
        NamedField {
            name: "internal_timer_l",
            kind: FieldKind::Bits(Self::INTERNAL_TIMER_L),
        },
        NamedField {
            name: "clear_int",
            kind: FieldKind::Bits(Self::CLEAR_INT),
        },
        NamedField {
            name: "health_syndrome",
            kind: FieldKind::Bits(Self::HEALTH_SYNDROME),
        },
        NamedField {
            name: "health_counter",
            kind: FieldKind::Bits(Self::HEALTH_COUNTER),
        },
        NamedField {
            name: "real_time_h",
            kind: FieldKind::Bits(Self::REAL_TIME_H),
        },
        NamedField {
            name: "real_time_l",
            kind: FieldKind::Bits(Self::REAL_TIME_L),
        },
        NamedField {
            name: "ieee1588_clk",
            kind: FieldKind::Qword(0x2000),
        },
        NamedField {
            name: "ieee1588_clk_type",
            kind: FieldKind::Bits(Self::IEEE1588_CLK_TYPE),
        },
        NamedField {
            name: "clr_intx",
            kind: FieldKind::Bits(Self::CLR_INTX),
        },
    ];
}
impl Default for InitialSeg {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for InitialSeg {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "InitialSeg", Self::FIELDS, self.as_bytes())
    }
}
/// The same registers as the kernel driver declares them, limited to what initial_seg has no header name for.
///
/// Source: linux/mlx5/device.h.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    FromBytes,
    IntoBytes,
    Immutable,
    KnownLayout,
    Unaligned
)]
#[repr(transparent)]
pub struct InitSeg([U32; 2052]);
const _: () = assert!(size_of::< InitSeg > () == 0x2010);
impl InitSeg {
    /// Size in bytes.
    pub const BYTES: usize = 0x2010;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 2052])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x2010] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 2052]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 2052] {
        &self.0
    }
    /// Where [`nic_interface`](Self::nic_interface) is: `0x14.10:8`.
    pub const NIC_INTERFACE: Field = Field::new(0x14, 10, 8);
    /// Three-bit form of the operating mode, a NicInterface value; needed for software reset (7). `0x14.10:8`
    #[inline]
    pub const fn nic_interface(&self) -> u32 {
        Self::NIC_INTERFACE.get(&self.0)
    }
    /// Sets [`nic_interface`](Self::nic_interface).
    #[inline]
    pub const fn set_nic_interface(&mut self, v: u32) -> &mut Self {
        Self::NIC_INTERFACE.set(&mut self.0, v);
        self
    }
    /// Where [`fw_reset_supported`](Self::fw_reset_supported) is: `0x1fc.30`.
    pub const FW_RESET_SUPPORTED: Field = Field::new(0x1fc, 30, 30);
    /// Firmware can be reset by the driver. `0x1fc.30`
    #[inline]
    pub const fn fw_reset_supported(&self) -> bool {
        Self::FW_RESET_SUPPORTED.get(&self.0) != 0
    }
    /// Sets [`fw_reset_supported`](Self::fw_reset_supported).
    #[inline]
    pub const fn set_fw_reset_supported(&mut self, v: bool) -> &mut Self {
        Self::FW_RESET_SUPPORTED.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cmd_exec_to`](Self::cmd_exec_to) is: `0xff8.31:0`.
    pub const CMD_EXEC_TO: Field = Field::new(0xff8, 31, 0);
    /// Default command time limit: unit 31:29 (0 ms, 1 s, 2 min, 3 h), count 19:0. `0xff8.31:0`
    #[inline]
    pub const fn cmd_exec_to(&self) -> u32 {
        Self::CMD_EXEC_TO.get(&self.0)
    }
    /// Sets [`cmd_exec_to`](Self::cmd_exec_to).
    #[inline]
    pub const fn set_cmd_exec_to(&mut self, v: u32) -> &mut Self {
        Self::CMD_EXEC_TO.set(&mut self.0, v);
        self
    }
    /// Where [`cmd_q_init_to`](Self::cmd_q_init_to) is: `0xffc.31:0`.
    pub const CMD_Q_INIT_TO: Field = Field::new(0xffc, 31, 0);
    /// Time limit of queue start-up, coded as cmd_exec_to; 0 turns firmware time limits off. `0xffc.31:0`
    #[inline]
    pub const fn cmd_q_init_to(&self) -> u32 {
        Self::CMD_Q_INIT_TO.get(&self.0)
    }
    /// Sets [`cmd_q_init_to`](Self::cmd_q_init_to).
    #[inline]
    pub const fn set_cmd_q_init_to(&mut self, v: u32) -> &mut Self {
        Self::CMD_Q_INIT_TO.set(&mut self.0, v);
        self
    }
    /// Where [`internal_timer_h`](Self::internal_timer_h) is: `0x1000.31:0`.
    pub const INTERNAL_TIMER_H: Field = Field::new(0x1000, 31, 0);
    /// Free-running device clock, upper word. `0x1000.31:0`
    #[inline]
    pub const fn internal_timer_h(&self) -> u32 {
        Self::INTERNAL_TIMER_H.get(&self.0)
    }
    /// Sets [`internal_timer_h`](Self::internal_timer_h).
    #[inline]
    pub const fn set_internal_timer_h(&mut self, v: u32) -> &mut Self {
        Self::INTERNAL_TIMER_H.set(&mut self.0, v);
        self
    }
    /// Where [`internal_timer_l`](Self::internal_timer_l) is: `0x1004.31:0`.
    pub const INTERNAL_TIMER_L: Field = Field::new(0x1004, 31, 0);
    /// Free-running device clock, lower word; ticks at device_frequency_khz. `0x1004.31:0`
    #[inline]
    pub const fn internal_timer_l(&self) -> u32 {
        Self::INTERNAL_TIMER_L.get(&self.0)
    }
    /// Sets [`internal_timer_l`](Self::internal_timer_l).
    #[inline]
    pub const fn set_internal_timer_l(&mut self, v: u32) -> &mut Self {
        Self::INTERNAL_TIMER_L.set(&mut self.0, v);
        self
    }
    /// Where [`real_time_h`](Self::real_time_h) is: `0x1040.31:0`.
    pub const REAL_TIME_H: Field = Field::new(0x1040, 31, 0);
    /// Real-time clock, seconds part. `0x1040.31:0`
    #[inline]
    pub const fn real_time_h(&self) -> u32 {
        Self::REAL_TIME_H.get(&self.0)
    }
    /// Sets [`real_time_h`](Self::real_time_h).
    #[inline]
    pub const fn set_real_time_h(&mut self, v: u32) -> &mut Self {
        Self::REAL_TIME_H.set(&mut self.0, v);
        self
    }
    /// Where [`real_time_l`](Self::real_time_l) is: `0x1044.31:0`.
    pub const REAL_TIME_L: Field = Field::new(0x1044, 31, 0);
    /// Real-time clock, nanoseconds part. `0x1044.31:0`
    #[inline]
    pub const fn real_time_l(&self) -> u32 {
        Self::REAL_TIME_L.get(&self.0)
    }
    /// Sets [`real_time_l`](Self::real_time_l).
    #[inline]
    pub const fn set_real_time_l(&mut self, v: u32) -> &mut Self {
        Self::REAL_TIME_L.set(&mut self.0, v);
        self
    }
    /// Byte offset of [`ieee1588_clk`](Self::ieee1588_clk).
    pub const IEEE1588_CLK_OFFSET: usize = 0x2000;
    /// Clock value of the older time protocol support. `0x2000`, 64 bits
    #[inline]
    pub const fn ieee1588_clk(&self) -> u64 {
        get64(&self.0, 0x2000)
    }
    /// Sets [`ieee1588_clk`](Self::ieee1588_clk).
    #[inline]
    pub const fn set_ieee1588_clk(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0x2000, v);
        self
    }
    /// Where [`ieee1588_clk_type`](Self::ieee1588_clk_type) is: `0x2008.31:0`.
    pub const IEEE1588_CLK_TYPE: Field = Field::new(0x2008, 31, 0);
    /// Kind of the clock in ieee1588_clk. `0x2008.31:0`
    #[inline]
    pub const fn ieee1588_clk_type(&self) -> u32 {
        Self::IEEE1588_CLK_TYPE.get(&self.0)
    }
    /// Sets [`ieee1588_clk_type`](Self::ieee1588_clk_type).
    #[inline]
    pub const fn set_ieee1588_clk_type(&mut self, v: u32) -> &mut Self {
        Self::IEEE1588_CLK_TYPE.set(&mut self.0, v);
        self
    }
    /// Where [`clr_intx`](Self::clr_intx) is: `0x200c.31:0`.
    pub const CLR_INTX: Field = Field::new(0x200c, 31, 0);
    /// Clears a pending INTx; untouched when MSI-X is in use. `0x200c.31:0`
    #[inline]
    pub const fn clr_intx(&self) -> u32 {
        Self::CLR_INTX.get(&self.0)
    }
    /// Sets [`clr_intx`](Self::clr_intx).
    #[inline]
    pub const fn set_clr_intx(&mut self, v: u32) -> &mut Self {
        Self::CLR_INTX.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "nic_interface",
            kind: FieldKind::Bits(Self::NIC_INTERFACE),
        },
        NamedField {
            name: "fw_reset_supported",
            kind: FieldKind::Bits(Self::FW_RESET_SUPPORTED),
        },
        NamedField {
            name: "cmd_exec_to",
            kind: FieldKind::Bits(Self::CMD_EXEC_TO),
        },
        NamedField {
            name: "cmd_q_init_to",
            kind: FieldKind::Bits(Self::CMD_Q_INIT_TO),
        },
        NamedField {
            name: "internal_timer_h",
            kind: FieldKind::Bits(Self::INTERNAL_TIMER_H),
        },
        NamedField {
            name: "internal_timer_l",
            kind: FieldKind::Bits(Self::INTERNAL_TIMER_L),
        },
        NamedField {
            name: "real_time_h",
            kind: FieldKind::Bits(Self::REAL_TIME_H),
        },
        NamedField {
            name: "real_time_l",
            kind: FieldKind::Bits(Self::REAL_TIME_L),
        },
        NamedField {
            name: "ieee1588_clk",
            kind: FieldKind::Qword(0x2000),
        },
        NamedField {
            name: "ieee1588_clk_type",
            kind: FieldKind::Bits(Self::IEEE1588_CLK_TYPE),
        },
        NamedField {
            name: "clr_intx",
            kind: FieldKind::Bits(Self::CLR_INTX),
        },
    ];
}
impl Default for InitSeg {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for InitSeg {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "InitSeg", Self::FIELDS, self.as_bytes())
    }
}
/// State firmware saves when it fails, at BAR0 offset 0x200.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_health_buffer_bits`.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    FromBytes,
    IntoBytes,
    Immutable,
    KnownLayout,
    Unaligned
)]
#[repr(transparent)]
pub struct HealthBuffer([U32; 16]);
const _: () = assert!(size_of::< HealthBuffer > () == 0x40);
impl HealthBuffer {
    /// Size in bytes.
    pub const BYTES: usize = 0x40;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 16])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x40] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 16]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 16] {
        &self.0
    }
    /// Values firmware attached to its failed check; the older header has five of them. `0x00`, 6 times 32 bits
    #[inline]
    pub const fn assert_var(&self, i: usize) -> u32 {
        assert!(i < 6);
        self.0[i].get()
    }
    /// Sets element `i` of [`assert_var`](Self::assert_var).
    #[inline]
    pub const fn set_assert_var(&mut self, i: usize, v: u32) -> &mut Self {
        assert!(i < 6);
        self.0[i] = U32::new(v);
        self
    }
    /// Where [`assert_existptr`](Self::assert_existptr) is: `0x20.31:0`.
    pub const ASSERT_EXISTPTR: Field = Field::new(0x20, 31, 0);
    /// Firmware address at which execution ended. `0x20.31:0`
    #[inline]
    pub const fn assert_existptr(&self) -> u32 {
        Self::ASSERT_EXISTPTR.get(&self.0)
    }
    /// Sets [`assert_existptr`](Self::assert_existptr).
    #[inline]
    pub const fn set_assert_existptr(&mut self, v: u32) -> &mut Self {
        Self::ASSERT_EXISTPTR.set(&mut self.0, v);
        self
    }
    /// Where [`assert_callra`](Self::assert_callra) is: `0x24.31:0`.
    pub const ASSERT_CALLRA: Field = Field::new(0x24, 31, 0);
    /// Firmware address the failing code would have returned to. `0x24.31:0`
    #[inline]
    pub const fn assert_callra(&self) -> u32 {
        Self::ASSERT_CALLRA.get(&self.0)
    }
    /// Sets [`assert_callra`](Self::assert_callra).
    #[inline]
    pub const fn set_assert_callra(&mut self, v: u32) -> &mut Self {
        Self::ASSERT_CALLRA.set(&mut self.0, v);
        self
    }
    /// Where [`time`](Self::time) is: `0x2c.31:0`.
    pub const TIME: Field = Field::new(0x2c, 31, 0);
    /// When the failure happened, in the clock of the firmware. `0x2c.31:0`
    #[inline]
    pub const fn time(&self) -> u32 {
        Self::TIME.get(&self.0)
    }
    /// Sets [`time`](Self::time).
    #[inline]
    pub const fn set_time(&mut self, v: u32) -> &mut Self {
        Self::TIME.set(&mut self.0, v);
        self
    }
    /// Where [`fw_version`](Self::fw_version) is: `0x30.31:0`.
    pub const FW_VERSION: Field = Field::new(0x30, 31, 0);
    /// Firmware version code; all ones here is taken as a vanished device. `0x30.31:0`
    #[inline]
    pub const fn fw_version(&self) -> u32 {
        Self::FW_VERSION.get(&self.0)
    }
    /// Sets [`fw_version`](Self::fw_version).
    #[inline]
    pub const fn set_fw_version(&mut self, v: u32) -> &mut Self {
        Self::FW_VERSION.set(&mut self.0, v);
        self
    }
    /// Where [`hw_id`](Self::hw_id) is: `0x34.31:0`.
    pub const HW_ID: Field = Field::new(0x34, 31, 0);
    /// Hardware identity code. `0x34.31:0`
    #[inline]
    pub const fn hw_id(&self) -> u32 {
        Self::HW_ID.get(&self.0)
    }
    /// Sets [`hw_id`](Self::hw_id).
    #[inline]
    pub const fn set_hw_id(&mut self, v: u32) -> &mut Self {
        Self::HW_ID.set(&mut self.0, v);
        self
    }
    /// Where [`rfr`](Self::rfr) is: `0x38.31`.
    pub const RFR: Field = Field::new(0x38, 31, 31);
    /// Reset is required for recovery; fatal when synd is not 0. `0x38.31`
    #[inline]
    pub const fn rfr(&self) -> bool {
        Self::RFR.get(&self.0) != 0
    }
    /// Sets [`rfr`](Self::rfr).
    #[inline]
    pub const fn set_rfr(&mut self, v: bool) -> &mut Self {
        Self::RFR.set(&mut self.0, v as u32);
        self
    }
    /// Where [`crr`](Self::crr) is: `0x38.30`.
    pub const CRR: Field = Field::new(0x38, 30, 30);
    /// A cold restart (power cycle) is required for recovery. `0x38.30`
    #[inline]
    pub const fn crr(&self) -> bool {
        Self::CRR.get(&self.0) != 0
    }
    /// Sets [`crr`](Self::crr).
    #[inline]
    pub const fn set_crr(&mut self, v: bool) -> &mut Self {
        Self::CRR.set(&mut self.0, v as u32);
        self
    }
    /// Where [`valid`](Self::valid) is: `0x38.27`.
    pub const VALID: Field = Field::new(0x38, 27, 27);
    /// The severity field holds something. `0x38.27`
    #[inline]
    pub const fn valid(&self) -> bool {
        Self::VALID.get(&self.0) != 0
    }
    /// Sets [`valid`](Self::valid).
    #[inline]
    pub const fn set_valid(&mut self, v: bool) -> &mut Self {
        Self::VALID.set(&mut self.0, v as u32);
        self
    }
    /// Where [`severity`](Self::severity) is: `0x38.26:24`.
    pub const SEVERITY: Field = Field::new(0x38, 26, 24);
    /// How bad the failure is, syslog-like scale (lower is worse). `0x38.26:24`
    #[inline]
    pub const fn severity(&self) -> u32 {
        Self::SEVERITY.get(&self.0)
    }
    /// Sets [`severity`](Self::severity).
    #[inline]
    pub const fn set_severity(&mut self, v: u32) -> &mut Self {
        Self::SEVERITY.set(&mut self.0, v);
        self
    }
    /// Where [`irisc_index`](Self::irisc_index) is: `0x3c.31:24`.
    pub const IRISC_INDEX: Field = Field::new(0x3c, 31, 24);
    /// Which internal processor failed. `0x3c.31:24`
    #[inline]
    pub const fn irisc_index(&self) -> u32 {
        Self::IRISC_INDEX.get(&self.0)
    }
    /// Sets [`irisc_index`](Self::irisc_index).
    #[inline]
    pub const fn set_irisc_index(&mut self, v: u32) -> &mut Self {
        Self::IRISC_INDEX.set(&mut self.0, v);
        self
    }
    /// Where [`synd`](Self::synd) is: `0x3c.23:16`.
    pub const SYND: Field = Field::new(0x3c, 23, 16);
    /// Reason code, a HealthSyndrome value. `0x3c.23:16`
    #[inline]
    pub const fn synd(&self) -> u32 {
        Self::SYND.get(&self.0)
    }
    /// Sets [`synd`](Self::synd).
    #[inline]
    pub const fn set_synd(&mut self, v: u32) -> &mut Self {
        Self::SYND.set(&mut self.0, v);
        self
    }
    /// Where [`ext_synd`](Self::ext_synd) is: `0x3c.15:0`.
    pub const EXT_SYND: Field = Field::new(0x3c, 15, 0);
    /// Vendor-private detail to synd. `0x3c.15:0`
    #[inline]
    pub const fn ext_synd(&self) -> u32 {
        Self::EXT_SYND.get(&self.0)
    }
    /// Sets [`ext_synd`](Self::ext_synd).
    #[inline]
    pub const fn set_ext_synd(&mut self, v: u32) -> &mut Self {
        Self::EXT_SYND.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "assert_var",
            kind: FieldKind::Array {
                offset: 0x0,
                count: 6,
                stride: 4,
                element: crate::field::DWORD_ELEMENT,
            },
        },
        NamedField {
            name: "assert_existptr",
            kind: FieldKind::Bits(Self::ASSERT_EXISTPTR),
        },
        NamedField {
            name: "assert_callra",
            kind: FieldKind::Bits(Self::ASSERT_CALLRA),
        },
        NamedField {
            name: "time",
            kind: FieldKind::Bits(Self::TIME),
        },
        NamedField {
            name: "fw_version",
            kind: FieldKind::Bits(Self::FW_VERSION),
        },
        NamedField {
            name: "hw_id",
            kind: FieldKind::Bits(Self::HW_ID),
        },
        NamedField {
            name: "rfr",
            kind: FieldKind::Bits(Self::RFR),
        },
        NamedField {
            name: "crr",
            kind: FieldKind::Bits(Self::CRR),
        },
        NamedField {
            name: "valid",
            kind: FieldKind::Bits(Self::VALID),
        },
        NamedField {
            name: "severity",
            kind: FieldKind::Bits(Self::SEVERITY),
        },
        NamedField {
            name: "irisc_index",
            kind: FieldKind::Bits(Self::IRISC_INDEX),
        },
        NamedField {
            name: "synd",
            kind: FieldKind::Bits(Self::SYND),
        },
        NamedField {
            name: "ext_synd",
            kind: FieldKind::Bits(Self::EXT_SYND),
        },
    ];
}
impl Default for HealthBuffer {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for HealthBuffer {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "HealthBuffer", Self::FIELDS, self.as_bytes())
    }
}
