//! Device commands.
//!
//! Commands that bring the function up and down, hand over memory pages, read and set capabilities, and reach the access registers. All numbers are big-endian; offsets count from the start of the command message, so the first 16 bytes travel inline in the command entry.
//!
//! Generated from `hw-specs/cmd_device.toml` by `cargo xtask codegen`. Do not edit.
use crate::field::{Field, FieldKind, NamedField, debug_fields};
use zerocopy::big_endian::U32;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned};
/// Type of capability structure in QUERY_HCA_CAP and SET_HCA_CAP (op_mod bits 15:1).
///
/// Source: linux/mlx5/device.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct HcaCapType(pub u16);
impl HcaCapType {
    /// General capabilities, layout cmd_hca_cap.
    pub const GENERAL: Self = Self(0x0);
    /// Ethernet offloads, layout per_protocol_networking_offload_caps.
    pub const ETHERNET_OFFLOADS: Self = Self(0x1);
    /// On-demand paging.
    pub const ODP: Self = Self(0x2);
    /// Atomic operations, layout atomic_caps.
    pub const ATOMIC: Self = Self(0x3);
    /// RoCE addressing and UDP ports, layout roce_cap.
    pub const ROCE: Self = Self(0x4);
    /// Offloads of plain IPoIB queues.
    pub const IPOIB_OFFLOADS: Self = Self(0x5);
    /// Offloads of enhanced IPoIB queues.
    pub const IPOIB_ENHANCED_OFFLOADS: Self = Self(0x6);
    /// Flow steering of the NIC, layout flow_table_nic_cap.
    pub const FLOW_TABLE: Self = Self(0x7);
    /// Flow steering of the embedded switch.
    pub const ESWITCH_FLOW_TABLE: Self = Self(0x8);
    /// Embedded switch features.
    pub const ESWITCH: Self = Self(0x9);
    /// Rate limiting and scheduling.
    pub const QOS: Self = Self(0xc);
    /// Debug facilities such as resource dump.
    pub const DEBUG: Self = Self(0xd);
    /// On-device memory.
    pub const DEV_MEM: Self = Self(0xf);
    /// TLS offload.
    pub const TLS: Self = Self(0x11);
    /// Virtio queue emulation.
    pub const VDPA_EMULATION: Self = Self(0x13);
    /// Which of the 256 event types exist.
    pub const DEV_EVENT: Self = Self(0x14);
    /// IPsec offload.
    pub const IPSEC: Self = Self(0x15);
    /// Encryption keys and their limits.
    pub const CRYPTO: Self = Self(0x1a);
    /// Header split and packet merging on receive.
    pub const SHAMPO: Self = Self(0x1d);
    /// PSP encryption offload.
    pub const PSP: Self = Self(0x1e);
    /// MACsec offload.
    pub const MACSEC: Self = Self(0x1f);
    /// Second page of general capabilities.
    pub const GENERAL_2: Self = Self(0x20);
    /// Flow tables that choose the transmit port of a LAG.
    pub const PORT_SELECTION: Self = Self(0x25);
    /// Advanced virtualization features.
    pub const ADV_VIRTUALIZATION: Self = Self(0x26);
    /// Advanced RDMA features.
    pub const ADV_RDMA: Self = Self(0x28);
    /// Emulation of PCI devices at packet level.
    pub const TLP_EMULATION: Self = Self(0x2a);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("GENERAL"),
            0x1 => Some("ETHERNET_OFFLOADS"),
            0x2 => Some("ODP"),
            0x3 => Some("ATOMIC"),
            0x4 => Some("ROCE"),
            0x5 => Some("IPOIB_OFFLOADS"),
            0x6 => Some("IPOIB_ENHANCED_OFFLOADS"),
            0x7 => Some("FLOW_TABLE"),
            0x8 => Some("ESWITCH_FLOW_TABLE"),
            0x9 => Some("ESWITCH"),
            0xc => Some("QOS"),
            0xd => Some("DEBUG"),
            0xf => Some("DEV_MEM"),
            0x11 => Some("TLS"),
            0x13 => Some("VDPA_EMULATION"),
            0x14 => Some("DEV_EVENT"),
            0x15 => Some("IPSEC"),
            0x1a => Some("CRYPTO"),
            0x1d => Some("SHAMPO"),
            0x1e => Some("PSP"),
            0x1f => Some("MACSEC"),
            0x20 => Some("GENERAL_2"),
            0x25 => Some("PORT_SELECTION"),
            0x26 => Some("ADV_VIRTUALIZATION"),
            0x28 => Some("ADV_RDMA"),
            0x2a => Some("TLP_EMULATION"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for HcaCapType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "HcaCapType({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for HcaCapType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Bit 0 of op_mod in QUERY_HCA_CAP.
///
/// Source: linux/mlx5/device.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct HcaCapOpMod(pub u16);
impl HcaCapOpMod {
    /// Highest values the device could be set to.
    pub const MAX: Self = Self(0x0);
    /// Values in force now.
    pub const CURRENT: Self = Self(0x1);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("MAX"),
            0x1 => Some("CURRENT"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for HcaCapOpMod {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "HcaCapOpMod({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for HcaCapOpMod {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Stage of QUERY_PAGES (op_mod).
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct QueryPagesOpMod(pub u16);
impl QueryPagesOpMod {
    /// Needed before capabilities can be read.
    pub const BOOT: Self = Self(0x1);
    /// Needed before INIT_HCA.
    pub const INIT: Self = Self(0x2);
    /// Change wanted while running; may be 0 or negative.
    pub const REGULAR: Self = Self(0x3);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x1 => Some("BOOT"),
            0x2 => Some("INIT"),
            0x3 => Some("REGULAR"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for QueryPagesOpMod {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "QueryPagesOpMod({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for QueryPagesOpMod {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// What MANAGE_PAGES does (op_mod).
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct ManagePagesOpMod(pub u16);
impl ManagePagesOpMod {
    /// The host has no pages for the device's request.
    pub const CANNOT_GIVE: Self = Self(0x0);
    /// The listed pages now belong to the device.
    pub const GIVE: Self = Self(0x1);
    /// The device is to return pages; the reply lists them.
    pub const TAKE: Self = Self(0x2);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("CANNOT_GIVE"),
            0x1 => Some("GIVE"),
            0x2 => Some("TAKE"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for ManagePagesOpMod {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "ManagePagesOpMod({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for ManagePagesOpMod {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// How TEARDOWN_HCA stops the device (profile).
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct TeardownProfile(pub u16);
impl TeardownProfile {
    /// Normal stop; pages can be taken back afterwards.
    pub const GRACEFUL: Self = Self(0x0);
    /// Stop at once whatever still exists; capability force_teardown.
    pub const FORCE: Self = Self(0x1);
    /// Get ready for a stop by writing nic_interface 1; capability fast_teardown.
    pub const PREPARE_FAST: Self = Self(0x2);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("GRACEFUL"),
            0x1 => Some("FORCE"),
            0x2 => Some("PREPARE_FAST"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for TeardownProfile {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "TeardownProfile({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for TeardownProfile {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Result of a forced or fast stop (state of TEARDOWN_HCA's reply).
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct TeardownState(pub u8);
impl TeardownState {
    /// The device stopped.
    pub const SUCCESS: Self = Self(0x0);
    /// The device could not stop; use another profile.
    pub const FAIL: Self = Self(0x1);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("SUCCESS"),
            0x1 => Some("FAIL"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for TeardownState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "TeardownState({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for TeardownState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Direction of ACCESS_REG (op_mod).
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct AccessRegisterOpMod(pub u16);
impl AccessRegisterOpMod {
    /// Write the register.
    pub const WRITE: Self = Self(0x0);
    /// Read the register.
    pub const READ: Self = Self(0x1);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("WRITE"),
            0x1 => Some("READ"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for AccessRegisterOpMod {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "AccessRegisterOpMod({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for AccessRegisterOpMod {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Registers reached through ACCESS_REG.
///
/// Source: linux/mlx5/driver.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct RegisterId(pub u16);
impl RegisterId {
    /// Which packet field priority trust is based on.
    pub const QPTS: Self = Self(0x4002);
    /// Bandwidth shares and rate limits per traffic class.
    pub const QETCR: Self = Self(0x4005);
    /// Map from priority to traffic class.
    pub const QTCT: Self = Self(0x400a);
    /// Map from DSCP to priority.
    pub const QPDPM: Self = Self(0x4013);
    /// Which QoS registers and features exist.
    pub const QCAM: Self = Self(0x4019);
    /// Who runs DCBX, firmware or host.
    pub const DCBX_PARAM: Self = Self(0x4020);
    /// Port capability mask (InfiniBand).
    pub const PCAP: Self = Self(0x5001);
    /// Map from port to module and lanes.
    pub const PMLP: Self = Self(0x5002);
    /// Port MTU: administrative, maximum, operational.
    pub const PMTU: Self = Self(0x5003);
    /// Link types and speeds: possible, wanted, in use.
    pub const PTYS: Self = Self(0x5004);
    /// Port administrative and operational state.
    pub const PAOS: Self = Self(0x5006);
    /// Pause and priority flow control.
    pub const PFCC: Self = Self(0x5007);
    /// Port counters, one group per access.
    pub const PPCNT: Self = Self(0x5008);
    /// Map from priority to receive buffer.
    pub const PPTB: Self = Self(0x500b);
    /// Receive buffer sizes and thresholds.
    pub const PBMC: Self = Self(0x500c);
    /// Forward error correction modes.
    pub const PPLM: Self = Self(0x5023);
    /// Port diagnostic data.
    pub const PDDR: Self = Self(0x5031);
    /// Port checks such as frame check sequence.
    pub const PCMR: Self = Self(0x5041);
    /// Which port registers and features exist.
    pub const PCAM: Self = Self(0x507f);
    /// Node description, 64 bytes of text.
    pub const NODE_DESC: Self = Self(0x6001);
    /// Byte order of the host.
    pub const HOST_ENDIANNESS: Self = Self(0x7004);
    /// Which temperature sensors exist.
    pub const MTCAP: Self = Self(0x9009);
    /// One temperature sensor.
    pub const MTMP: Self = Self(0x900a);
    /// Access to the cable module's memory.
    pub const MCIA: Self = Self(0x9014);
    /// Firmware reset levels.
    pub const MFRL: Self = Self(0x9028);
    /// Real-time clock setting.
    pub const MRTC: Self = Self(0x902d);
    /// Firmware tracer: abilities and ownership.
    pub const MTRC_CAP: Self = Self(0x9040);
    /// Firmware tracer: buffer setup.
    pub const MTRC_CONF: Self = Self(0x9041);
    /// Firmware tracer: string database.
    pub const MTRC_STDB: Self = Self(0x9042);
    /// Firmware tracer: start, stop, arm.
    pub const MTRC_CTRL: Self = Self(0x9043);
    /// PCI Express link information.
    pub const MPEIN: Self = Self(0x9050);
    /// PCI Express counters.
    pub const MPCNT: Self = Self(0x9051);
    /// Pulse-per-second pins.
    pub const MTPPS: Self = Self(0x9053);
    /// Read, set and adjust the UTC clock.
    pub const MTUTC: Self = Self(0x9055);
    /// Status of updatable components.
    pub const MCQS: Self = Self(0x9060);
    /// Which management registers and features exist.
    pub const MCAM: Self = Self(0x907f);
    /// PCI precision time measurement switch.
    pub const MTPTM: Self = Self(0x9180);
    /// Real-time clock capability of the queues.
    pub const MRTCQ: Self = Self(0x9182);
    /// Dump of an internal resource.
    pub const RESOURCE_DUMP: Self = Self(0xc000);
    /// Firmware's own time limits for the driver.
    pub const DTOR: Self = Self(0xc00e);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x4002 => Some("QPTS"),
            0x4005 => Some("QETCR"),
            0x400a => Some("QTCT"),
            0x4013 => Some("QPDPM"),
            0x4019 => Some("QCAM"),
            0x4020 => Some("DCBX_PARAM"),
            0x5001 => Some("PCAP"),
            0x5002 => Some("PMLP"),
            0x5003 => Some("PMTU"),
            0x5004 => Some("PTYS"),
            0x5006 => Some("PAOS"),
            0x5007 => Some("PFCC"),
            0x5008 => Some("PPCNT"),
            0x500b => Some("PPTB"),
            0x500c => Some("PBMC"),
            0x5023 => Some("PPLM"),
            0x5031 => Some("PDDR"),
            0x5041 => Some("PCMR"),
            0x507f => Some("PCAM"),
            0x6001 => Some("NODE_DESC"),
            0x7004 => Some("HOST_ENDIANNESS"),
            0x9009 => Some("MTCAP"),
            0x900a => Some("MTMP"),
            0x9014 => Some("MCIA"),
            0x9028 => Some("MFRL"),
            0x902d => Some("MRTC"),
            0x9040 => Some("MTRC_CAP"),
            0x9041 => Some("MTRC_CONF"),
            0x9042 => Some("MTRC_STDB"),
            0x9043 => Some("MTRC_CTRL"),
            0x9050 => Some("MPEIN"),
            0x9051 => Some("MPCNT"),
            0x9053 => Some("MTPPS"),
            0x9055 => Some("MTUTC"),
            0x9060 => Some("MCQS"),
            0x907f => Some("MCAM"),
            0x9180 => Some("MTPTM"),
            0x9182 => Some("MRTCQ"),
            0xc000 => Some("RESOURCE_DUMP"),
            0xc00e => Some("DTOR"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for RegisterId {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "RegisterId({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for RegisterId {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// First command after the command queue is set up: opens the function.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_enable_hca_in_bits`.
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
pub struct EnableHcaIn([U32; 4]);
const _: () = assert!(size_of::< EnableHcaIn > () == 0x10);
impl EnableHcaIn {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: ENABLE_HCA, 0x104. `0x00.31:16`
    #[inline]
    pub const fn opcode(&self) -> u32 {
        Self::OPCODE.get(&self.0)
    }
    /// Sets [`opcode`](Self::opcode).
    #[inline]
    pub const fn set_opcode(&mut self, v: u32) -> &mut Self {
        Self::OPCODE.set(&mut self.0, v);
        self
    }
    /// Where [`op_mod`](Self::op_mod) is: `0x04.15:0`.
    pub const OP_MOD: Field = Field::new(0x4, 15, 0);
    /// Operation modifier; 0 for this command. `0x04.15:0`
    #[inline]
    pub const fn op_mod(&self) -> u32 {
        Self::OP_MOD.get(&self.0)
    }
    /// Sets [`op_mod`](Self::op_mod).
    #[inline]
    pub const fn set_op_mod(&mut self, v: u32) -> &mut Self {
        Self::OP_MOD.set(&mut self.0, v);
        self
    }
    /// Where [`embedded_cpu_function`](Self::embedded_cpu_function) is: `0x08.31`.
    pub const EMBEDDED_CPU_FUNCTION: Field = Field::new(0x8, 31, 31);
    /// 1 if the target function belongs to the embedded CPU (BlueField); 0 on a plain adapter. `0x08.31`
    #[inline]
    pub const fn embedded_cpu_function(&self) -> bool {
        Self::EMBEDDED_CPU_FUNCTION.get(&self.0) != 0
    }
    /// Sets [`embedded_cpu_function`](Self::embedded_cpu_function).
    #[inline]
    pub const fn set_embedded_cpu_function(&mut self, v: bool) -> &mut Self {
        Self::EMBEDDED_CPU_FUNCTION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`function_id_type`](Self::function_id_type) is: `0x08.28`.
    pub const FUNCTION_ID_TYPE: Field = Field::new(0x8, 28, 28);
    /// How function_id is read: 0 function index, 1 vHCA id. `0x08.28`
    #[inline]
    pub const fn function_id_type(&self) -> bool {
        Self::FUNCTION_ID_TYPE.get(&self.0) != 0
    }
    /// Sets [`function_id_type`](Self::function_id_type).
    #[inline]
    pub const fn set_function_id_type(&mut self, v: bool) -> &mut Self {
        Self::FUNCTION_ID_TYPE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`function_id`](Self::function_id) is: `0x08.15:0`.
    pub const FUNCTION_ID: Field = Field::new(0x8, 15, 0);
    /// Function to enable; 0 means the one that sends the command. `0x08.15:0`
    #[inline]
    pub const fn function_id(&self) -> u32 {
        Self::FUNCTION_ID.get(&self.0)
    }
    /// Sets [`function_id`](Self::function_id).
    #[inline]
    pub const fn set_function_id(&mut self, v: u32) -> &mut Self {
        Self::FUNCTION_ID.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "embedded_cpu_function",
            kind: FieldKind::Bits(Self::EMBEDDED_CPU_FUNCTION),
        },
        NamedField {
            name: "function_id_type",
            kind: FieldKind::Bits(Self::FUNCTION_ID_TYPE),
        },
        NamedField {
            name: "function_id",
            kind: FieldKind::Bits(Self::FUNCTION_ID),
        },
    ];
}
impl Default for EnableHcaIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for EnableHcaIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "EnableHcaIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of ENABLE_HCA, 12 bytes only.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_enable_hca_out_bits`.
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
pub struct EnableHcaOut([U32; 3]);
const _: () = assert!(size_of::< EnableHcaOut > () == 0xc);
impl EnableHcaOut {
    /// Size in bytes.
    pub const BYTES: usize = 0xc;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 3])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0xc] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 3]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 3] {
        &self.0
    }
    /// Where [`status`](Self::status) is: `0x00.31:24`.
    pub const STATUS: Field = Field::new(0x0, 31, 24);
    /// 0 if the command succeeded, else the reason it failed. `0x00.31:24`
    #[inline]
    pub const fn status(&self) -> u32 {
        Self::STATUS.get(&self.0)
    }
    /// Sets [`status`](Self::status).
    #[inline]
    pub const fn set_status(&mut self, v: u32) -> &mut Self {
        Self::STATUS.set(&mut self.0, v);
        self
    }
    /// Where [`syndrome`](Self::syndrome) is: `0x04.31:0`.
    pub const SYNDROME: Field = Field::new(0x4, 31, 0);
    /// Firmware-private detail of a failure; no public table. `0x04.31:0`
    #[inline]
    pub const fn syndrome(&self) -> u32 {
        Self::SYNDROME.get(&self.0)
    }
    /// Sets [`syndrome`](Self::syndrome).
    #[inline]
    pub const fn set_syndrome(&mut self, v: u32) -> &mut Self {
        Self::SYNDROME.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "status",
            kind: FieldKind::Bits(Self::STATUS),
        },
        NamedField {
            name: "syndrome",
            kind: FieldKind::Bits(Self::SYNDROME),
        },
    ];
}
impl Default for EnableHcaOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for EnableHcaOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "EnableHcaOut", Self::FIELDS, self.as_bytes())
    }
}
/// Last command before the command queue memory may be freed.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_disable_hca_in_bits`.
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
pub struct DisableHcaIn([U32; 4]);
const _: () = assert!(size_of::< DisableHcaIn > () == 0x10);
impl DisableHcaIn {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: DISABLE_HCA, 0x105. `0x00.31:16`
    #[inline]
    pub const fn opcode(&self) -> u32 {
        Self::OPCODE.get(&self.0)
    }
    /// Sets [`opcode`](Self::opcode).
    #[inline]
    pub const fn set_opcode(&mut self, v: u32) -> &mut Self {
        Self::OPCODE.set(&mut self.0, v);
        self
    }
    /// Where [`op_mod`](Self::op_mod) is: `0x04.15:0`.
    pub const OP_MOD: Field = Field::new(0x4, 15, 0);
    /// Operation modifier; 0 for this command. `0x04.15:0`
    #[inline]
    pub const fn op_mod(&self) -> u32 {
        Self::OP_MOD.get(&self.0)
    }
    /// Sets [`op_mod`](Self::op_mod).
    #[inline]
    pub const fn set_op_mod(&mut self, v: u32) -> &mut Self {
        Self::OP_MOD.set(&mut self.0, v);
        self
    }
    /// Where [`embedded_cpu_function`](Self::embedded_cpu_function) is: `0x08.31`.
    pub const EMBEDDED_CPU_FUNCTION: Field = Field::new(0x8, 31, 31);
    /// 1 if the target function belongs to the embedded CPU (BlueField); 0 on a plain adapter. `0x08.31`
    #[inline]
    pub const fn embedded_cpu_function(&self) -> bool {
        Self::EMBEDDED_CPU_FUNCTION.get(&self.0) != 0
    }
    /// Sets [`embedded_cpu_function`](Self::embedded_cpu_function).
    #[inline]
    pub const fn set_embedded_cpu_function(&mut self, v: bool) -> &mut Self {
        Self::EMBEDDED_CPU_FUNCTION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`function_id_type`](Self::function_id_type) is: `0x08.28`.
    pub const FUNCTION_ID_TYPE: Field = Field::new(0x8, 28, 28);
    /// How function_id is read: 0 function index, 1 vHCA id. `0x08.28`
    #[inline]
    pub const fn function_id_type(&self) -> bool {
        Self::FUNCTION_ID_TYPE.get(&self.0) != 0
    }
    /// Sets [`function_id_type`](Self::function_id_type).
    #[inline]
    pub const fn set_function_id_type(&mut self, v: bool) -> &mut Self {
        Self::FUNCTION_ID_TYPE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`function_id`](Self::function_id) is: `0x08.15:0`.
    pub const FUNCTION_ID: Field = Field::new(0x8, 15, 0);
    /// Function to disable; 0 means the one that sends the command. `0x08.15:0`
    #[inline]
    pub const fn function_id(&self) -> u32 {
        Self::FUNCTION_ID.get(&self.0)
    }
    /// Sets [`function_id`](Self::function_id).
    #[inline]
    pub const fn set_function_id(&mut self, v: u32) -> &mut Self {
        Self::FUNCTION_ID.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "embedded_cpu_function",
            kind: FieldKind::Bits(Self::EMBEDDED_CPU_FUNCTION),
        },
        NamedField {
            name: "function_id_type",
            kind: FieldKind::Bits(Self::FUNCTION_ID_TYPE),
        },
        NamedField {
            name: "function_id",
            kind: FieldKind::Bits(Self::FUNCTION_ID),
        },
    ];
}
impl Default for DisableHcaIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DisableHcaIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DisableHcaIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of DISABLE_HCA, 12 bytes only.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_disable_hca_out_bits`.
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
pub struct DisableHcaOut([U32; 3]);
const _: () = assert!(size_of::< DisableHcaOut > () == 0xc);
impl DisableHcaOut {
    /// Size in bytes.
    pub const BYTES: usize = 0xc;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 3])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0xc] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 3]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 3] {
        &self.0
    }
    /// Where [`status`](Self::status) is: `0x00.31:24`.
    pub const STATUS: Field = Field::new(0x0, 31, 24);
    /// 0 if the command succeeded, else the reason it failed. `0x00.31:24`
    #[inline]
    pub const fn status(&self) -> u32 {
        Self::STATUS.get(&self.0)
    }
    /// Sets [`status`](Self::status).
    #[inline]
    pub const fn set_status(&mut self, v: u32) -> &mut Self {
        Self::STATUS.set(&mut self.0, v);
        self
    }
    /// Where [`syndrome`](Self::syndrome) is: `0x04.31:0`.
    pub const SYNDROME: Field = Field::new(0x4, 31, 0);
    /// Firmware-private detail of a failure; no public table. `0x04.31:0`
    #[inline]
    pub const fn syndrome(&self) -> u32 {
        Self::SYNDROME.get(&self.0)
    }
    /// Sets [`syndrome`](Self::syndrome).
    #[inline]
    pub const fn set_syndrome(&mut self, v: u32) -> &mut Self {
        Self::SYNDROME.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "status",
            kind: FieldKind::Bits(Self::STATUS),
        },
        NamedField {
            name: "syndrome",
            kind: FieldKind::Bits(Self::SYNDROME),
        },
    ];
}
impl Default for DisableHcaOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DisableHcaOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DisableHcaOut", Self::FIELDS, self.as_bytes())
    }
}
/// Asks which interface revisions (ISSI) the firmware speaks.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_issi_in_bits`.
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
pub struct QueryIssiIn([U32; 4]);
const _: () = assert!(size_of::< QueryIssiIn > () == 0x10);
impl QueryIssiIn {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: QUERY_ISSI, 0x10a. `0x00.31:16`
    #[inline]
    pub const fn opcode(&self) -> u32 {
        Self::OPCODE.get(&self.0)
    }
    /// Sets [`opcode`](Self::opcode).
    #[inline]
    pub const fn set_opcode(&mut self, v: u32) -> &mut Self {
        Self::OPCODE.set(&mut self.0, v);
        self
    }
    /// Where [`op_mod`](Self::op_mod) is: `0x04.15:0`.
    pub const OP_MOD: Field = Field::new(0x4, 15, 0);
    /// Operation modifier; 0 for this command. `0x04.15:0`
    #[inline]
    pub const fn op_mod(&self) -> u32 {
        Self::OP_MOD.get(&self.0)
    }
    /// Sets [`op_mod`](Self::op_mod).
    #[inline]
    pub const fn set_op_mod(&mut self, v: u32) -> &mut Self {
        Self::OP_MOD.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
    ];
}
impl Default for QueryIssiIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryIssiIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryIssiIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of QUERY_ISSI. A failing status is taken as "ISSI 0 only".
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_issi_out_bits`.
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
pub struct QueryIssiOut([U32; 28]);
const _: () = assert!(size_of::< QueryIssiOut > () == 0x70);
impl QueryIssiOut {
    /// Size in bytes.
    pub const BYTES: usize = 0x70;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 28])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x70] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 28]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 28] {
        &self.0
    }
    /// Where [`status`](Self::status) is: `0x00.31:24`.
    pub const STATUS: Field = Field::new(0x0, 31, 24);
    /// 0 if the command succeeded, else the reason it failed. `0x00.31:24`
    #[inline]
    pub const fn status(&self) -> u32 {
        Self::STATUS.get(&self.0)
    }
    /// Sets [`status`](Self::status).
    #[inline]
    pub const fn set_status(&mut self, v: u32) -> &mut Self {
        Self::STATUS.set(&mut self.0, v);
        self
    }
    /// Where [`syndrome`](Self::syndrome) is: `0x04.31:0`.
    pub const SYNDROME: Field = Field::new(0x4, 31, 0);
    /// Firmware-private detail of a failure; no public table. `0x04.31:0`
    #[inline]
    pub const fn syndrome(&self) -> u32 {
        Self::SYNDROME.get(&self.0)
    }
    /// Sets [`syndrome`](Self::syndrome).
    #[inline]
    pub const fn set_syndrome(&mut self, v: u32) -> &mut Self {
        Self::SYNDROME.set(&mut self.0, v);
        self
    }
    /// Where [`current_issi`](Self::current_issi) is: `0x08.15:0`.
    pub const CURRENT_ISSI: Field = Field::new(0x8, 15, 0);
    /// Interface revision in force now; 0 before SET_ISSI. `0x08.15:0`
    #[inline]
    pub const fn current_issi(&self) -> u32 {
        Self::CURRENT_ISSI.get(&self.0)
    }
    /// Sets [`current_issi`](Self::current_issi).
    #[inline]
    pub const fn set_current_issi(&mut self, v: u32) -> &mut Self {
        Self::CURRENT_ISSI.set(&mut self.0, v);
        self
    }
    /// Where [`supported_issi_dw0`](Self::supported_issi_dw0) is: `0x6c.31:0`.
    pub const SUPPORTED_ISSI_DW0: Field = Field::new(0x6c, 31, 0);
    /// Bit n set means ISSI n is offered, n = 0 to 31; a driver wants bit 1. `0x6c.31:0`
    #[inline]
    pub const fn supported_issi_dw0(&self) -> u32 {
        Self::SUPPORTED_ISSI_DW0.get(&self.0)
    }
    /// Sets [`supported_issi_dw0`](Self::supported_issi_dw0).
    #[inline]
    pub const fn set_supported_issi_dw0(&mut self, v: u32) -> &mut Self {
        Self::SUPPORTED_ISSI_DW0.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "status",
            kind: FieldKind::Bits(Self::STATUS),
        },
        NamedField {
            name: "syndrome",
            kind: FieldKind::Bits(Self::SYNDROME),
        },
        NamedField {
            name: "current_issi",
            kind: FieldKind::Bits(Self::CURRENT_ISSI),
        },
        NamedField {
            name: "supported_issi_dw0",
            kind: FieldKind::Bits(Self::SUPPORTED_ISSI_DW0),
        },
    ];
}
impl Default for QueryIssiOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryIssiOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryIssiOut", Self::FIELDS, self.as_bytes())
    }
}
/// Chooses the interface revision.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_set_issi_in_bits`.
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
pub struct SetIssiIn([U32; 4]);
const _: () = assert!(size_of::< SetIssiIn > () == 0x10);
impl SetIssiIn {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: SET_ISSI, 0x10b. `0x00.31:16`
    #[inline]
    pub const fn opcode(&self) -> u32 {
        Self::OPCODE.get(&self.0)
    }
    /// Sets [`opcode`](Self::opcode).
    #[inline]
    pub const fn set_opcode(&mut self, v: u32) -> &mut Self {
        Self::OPCODE.set(&mut self.0, v);
        self
    }
    /// Where [`op_mod`](Self::op_mod) is: `0x04.15:0`.
    pub const OP_MOD: Field = Field::new(0x4, 15, 0);
    /// Operation modifier; 0 for this command. `0x04.15:0`
    #[inline]
    pub const fn op_mod(&self) -> u32 {
        Self::OP_MOD.get(&self.0)
    }
    /// Sets [`op_mod`](Self::op_mod).
    #[inline]
    pub const fn set_op_mod(&mut self, v: u32) -> &mut Self {
        Self::OP_MOD.set(&mut self.0, v);
        self
    }
    /// Where [`current_issi`](Self::current_issi) is: `0x08.15:0`.
    pub const CURRENT_ISSI: Field = Field::new(0x8, 15, 0);
    /// Revision to use from now on; drivers write 1. `0x08.15:0`
    #[inline]
    pub const fn current_issi(&self) -> u32 {
        Self::CURRENT_ISSI.get(&self.0)
    }
    /// Sets [`current_issi`](Self::current_issi).
    #[inline]
    pub const fn set_current_issi(&mut self, v: u32) -> &mut Self {
        Self::CURRENT_ISSI.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "current_issi",
            kind: FieldKind::Bits(Self::CURRENT_ISSI),
        },
    ];
}
impl Default for SetIssiIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for SetIssiIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "SetIssiIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of SET_ISSI.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_set_issi_out_bits`.
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
pub struct SetIssiOut([U32; 4]);
const _: () = assert!(size_of::< SetIssiOut > () == 0x10);
impl SetIssiOut {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`status`](Self::status) is: `0x00.31:24`.
    pub const STATUS: Field = Field::new(0x0, 31, 24);
    /// 0 if the command succeeded, else the reason it failed. `0x00.31:24`
    #[inline]
    pub const fn status(&self) -> u32 {
        Self::STATUS.get(&self.0)
    }
    /// Sets [`status`](Self::status).
    #[inline]
    pub const fn set_status(&mut self, v: u32) -> &mut Self {
        Self::STATUS.set(&mut self.0, v);
        self
    }
    /// Where [`syndrome`](Self::syndrome) is: `0x04.31:0`.
    pub const SYNDROME: Field = Field::new(0x4, 31, 0);
    /// Firmware-private detail of a failure; no public table. `0x04.31:0`
    #[inline]
    pub const fn syndrome(&self) -> u32 {
        Self::SYNDROME.get(&self.0)
    }
    /// Sets [`syndrome`](Self::syndrome).
    #[inline]
    pub const fn set_syndrome(&mut self, v: u32) -> &mut Self {
        Self::SYNDROME.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "status",
            kind: FieldKind::Bits(Self::STATUS),
        },
        NamedField {
            name: "syndrome",
            kind: FieldKind::Bits(Self::SYNDROME),
        },
    ];
}
impl Default for SetIssiOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for SetIssiOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "SetIssiOut", Self::FIELDS, self.as_bytes())
    }
}
/// Asks how many 4 KiB pages the device wants at this stage.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_pages_in_bits`.
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
pub struct QueryPagesIn([U32; 4]);
const _: () = assert!(size_of::< QueryPagesIn > () == 0x10);
impl QueryPagesIn {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: QUERY_PAGES, 0x107. `0x00.31:16`
    #[inline]
    pub const fn opcode(&self) -> u32 {
        Self::OPCODE.get(&self.0)
    }
    /// Sets [`opcode`](Self::opcode).
    #[inline]
    pub const fn set_opcode(&mut self, v: u32) -> &mut Self {
        Self::OPCODE.set(&mut self.0, v);
        self
    }
    /// Where [`op_mod`](Self::op_mod) is: `0x04.15:0`.
    pub const OP_MOD: Field = Field::new(0x4, 15, 0);
    /// Stage asked about, see QueryPagesOpMod. `0x04.15:0`
    #[inline]
    pub const fn op_mod(&self) -> u32 {
        Self::OP_MOD.get(&self.0)
    }
    /// Sets [`op_mod`](Self::op_mod).
    #[inline]
    pub const fn set_op_mod(&mut self, v: u32) -> &mut Self {
        Self::OP_MOD.set(&mut self.0, v);
        self
    }
    /// Where [`embedded_cpu_function`](Self::embedded_cpu_function) is: `0x08.31`.
    pub const EMBEDDED_CPU_FUNCTION: Field = Field::new(0x8, 31, 31);
    /// 1 if the target function belongs to the embedded CPU. `0x08.31`
    #[inline]
    pub const fn embedded_cpu_function(&self) -> bool {
        Self::EMBEDDED_CPU_FUNCTION.get(&self.0) != 0
    }
    /// Sets [`embedded_cpu_function`](Self::embedded_cpu_function).
    #[inline]
    pub const fn set_embedded_cpu_function(&mut self, v: bool) -> &mut Self {
        Self::EMBEDDED_CPU_FUNCTION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`function_id`](Self::function_id) is: `0x08.15:0`.
    pub const FUNCTION_ID: Field = Field::new(0x8, 15, 0);
    /// Function whose need is asked; 0 means the sender. `0x08.15:0`
    #[inline]
    pub const fn function_id(&self) -> u32 {
        Self::FUNCTION_ID.get(&self.0)
    }
    /// Sets [`function_id`](Self::function_id).
    #[inline]
    pub const fn set_function_id(&mut self, v: u32) -> &mut Self {
        Self::FUNCTION_ID.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "embedded_cpu_function",
            kind: FieldKind::Bits(Self::EMBEDDED_CPU_FUNCTION),
        },
        NamedField {
            name: "function_id",
            kind: FieldKind::Bits(Self::FUNCTION_ID),
        },
    ];
}
impl Default for QueryPagesIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryPagesIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryPagesIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of QUERY_PAGES.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_pages_out_bits`.
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
pub struct QueryPagesOut([U32; 4]);
const _: () = assert!(size_of::< QueryPagesOut > () == 0x10);
impl QueryPagesOut {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`status`](Self::status) is: `0x00.31:24`.
    pub const STATUS: Field = Field::new(0x0, 31, 24);
    /// 0 if the command succeeded, else the reason it failed. `0x00.31:24`
    #[inline]
    pub const fn status(&self) -> u32 {
        Self::STATUS.get(&self.0)
    }
    /// Sets [`status`](Self::status).
    #[inline]
    pub const fn set_status(&mut self, v: u32) -> &mut Self {
        Self::STATUS.set(&mut self.0, v);
        self
    }
    /// Where [`syndrome`](Self::syndrome) is: `0x04.31:0`.
    pub const SYNDROME: Field = Field::new(0x4, 31, 0);
    /// Firmware-private detail of a failure; no public table. `0x04.31:0`
    #[inline]
    pub const fn syndrome(&self) -> u32 {
        Self::SYNDROME.get(&self.0)
    }
    /// Sets [`syndrome`](Self::syndrome).
    #[inline]
    pub const fn set_syndrome(&mut self, v: u32) -> &mut Self {
        Self::SYNDROME.set(&mut self.0, v);
        self
    }
    /// Where [`embedded_cpu_function`](Self::embedded_cpu_function) is: `0x08.31`.
    pub const EMBEDDED_CPU_FUNCTION: Field = Field::new(0x8, 31, 31);
    /// 1 if the count is for a function of the embedded CPU. `0x08.31`
    #[inline]
    pub const fn embedded_cpu_function(&self) -> bool {
        Self::EMBEDDED_CPU_FUNCTION.get(&self.0) != 0
    }
    /// Sets [`embedded_cpu_function`](Self::embedded_cpu_function).
    #[inline]
    pub const fn set_embedded_cpu_function(&mut self, v: bool) -> &mut Self {
        Self::EMBEDDED_CPU_FUNCTION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`function_id`](Self::function_id) is: `0x08.15:0`.
    pub const FUNCTION_ID: Field = Field::new(0x8, 15, 0);
    /// Function to name in the MANAGE_PAGES that follows. `0x08.15:0`
    #[inline]
    pub const fn function_id(&self) -> u32 {
        Self::FUNCTION_ID.get(&self.0)
    }
    /// Sets [`function_id`](Self::function_id).
    #[inline]
    pub const fn set_function_id(&mut self, v: u32) -> &mut Self {
        Self::FUNCTION_ID.set(&mut self.0, v);
        self
    }
    /// Where [`num_pages`](Self::num_pages) is: `0x0c.31:0`.
    pub const NUM_PAGES: Field = Field::new(0xc, 31, 0);
    /// Signed count of 4 KiB pages: positive wanted, negative to be taken back, 0 nothing. `0x0c.31:0`
    #[inline]
    pub const fn num_pages(&self) -> u32 {
        Self::NUM_PAGES.get(&self.0)
    }
    /// Sets [`num_pages`](Self::num_pages).
    #[inline]
    pub const fn set_num_pages(&mut self, v: u32) -> &mut Self {
        Self::NUM_PAGES.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "status",
            kind: FieldKind::Bits(Self::STATUS),
        },
        NamedField {
            name: "syndrome",
            kind: FieldKind::Bits(Self::SYNDROME),
        },
        NamedField {
            name: "embedded_cpu_function",
            kind: FieldKind::Bits(Self::EMBEDDED_CPU_FUNCTION),
        },
        NamedField {
            name: "function_id",
            kind: FieldKind::Bits(Self::FUNCTION_ID),
        },
        NamedField {
            name: "num_pages",
            kind: FieldKind::Bits(Self::NUM_PAGES),
        },
    ];
}
impl Default for QueryPagesOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryPagesOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryPagesOut", Self::FIELDS, self.as_bytes())
    }
}
/// Gives 4 KiB pages to the device, refuses to, or asks for pages back.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_manage_pages_in_bits`.
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
pub struct ManagePagesIn([U32; 4]);
const _: () = assert!(size_of::< ManagePagesIn > () == 0x10);
impl ManagePagesIn {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: MANAGE_PAGES, 0x108. `0x00.31:16`
    #[inline]
    pub const fn opcode(&self) -> u32 {
        Self::OPCODE.get(&self.0)
    }
    /// Sets [`opcode`](Self::opcode).
    #[inline]
    pub const fn set_opcode(&mut self, v: u32) -> &mut Self {
        Self::OPCODE.set(&mut self.0, v);
        self
    }
    /// Where [`op_mod`](Self::op_mod) is: `0x04.15:0`.
    pub const OP_MOD: Field = Field::new(0x4, 15, 0);
    /// Direction, see ManagePagesOpMod. `0x04.15:0`
    #[inline]
    pub const fn op_mod(&self) -> u32 {
        Self::OP_MOD.get(&self.0)
    }
    /// Sets [`op_mod`](Self::op_mod).
    #[inline]
    pub const fn set_op_mod(&mut self, v: u32) -> &mut Self {
        Self::OP_MOD.set(&mut self.0, v);
        self
    }
    /// Where [`embedded_cpu_function`](Self::embedded_cpu_function) is: `0x08.31`.
    pub const EMBEDDED_CPU_FUNCTION: Field = Field::new(0x8, 31, 31);
    /// 1 if the pages are for a function of the embedded CPU. `0x08.31`
    #[inline]
    pub const fn embedded_cpu_function(&self) -> bool {
        Self::EMBEDDED_CPU_FUNCTION.get(&self.0) != 0
    }
    /// Sets [`embedded_cpu_function`](Self::embedded_cpu_function).
    #[inline]
    pub const fn set_embedded_cpu_function(&mut self, v: bool) -> &mut Self {
        Self::EMBEDDED_CPU_FUNCTION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`function_id`](Self::function_id) is: `0x08.15:0`.
    pub const FUNCTION_ID: Field = Field::new(0x8, 15, 0);
    /// Function the pages belong to; 0 means the sender. `0x08.15:0`
    #[inline]
    pub const fn function_id(&self) -> u32 {
        Self::FUNCTION_ID.get(&self.0)
    }
    /// Sets [`function_id`](Self::function_id).
    #[inline]
    pub const fn set_function_id(&mut self, v: u32) -> &mut Self {
        Self::FUNCTION_ID.set(&mut self.0, v);
        self
    }
    /// Where [`input_num_entries`](Self::input_num_entries) is: `0x0c.31:0`.
    pub const INPUT_NUM_ENTRIES: Field = Field::new(0xc, 31, 0);
    /// Pages given, or the most that may be returned when taking. `0x0c.31:0`
    #[inline]
    pub const fn input_num_entries(&self) -> u32 {
        Self::INPUT_NUM_ENTRIES.get(&self.0)
    }
    /// Sets [`input_num_entries`](Self::input_num_entries).
    #[inline]
    pub const fn set_input_num_entries(&mut self, v: u32) -> &mut Self {
        Self::INPUT_NUM_ENTRIES.set(&mut self.0, v);
        self
    }
    /// Bus address of each page given, 4 KiB aligned; empty unless giving. Behind the fixed part, from this byte on.
    pub const PAS_OFFSET: usize = 0x10;
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "embedded_cpu_function",
            kind: FieldKind::Bits(Self::EMBEDDED_CPU_FUNCTION),
        },
        NamedField {
            name: "function_id",
            kind: FieldKind::Bits(Self::FUNCTION_ID),
        },
        NamedField {
            name: "input_num_entries",
            kind: FieldKind::Bits(Self::INPUT_NUM_ENTRIES),
        },
    ];
}
impl Default for ManagePagesIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for ManagePagesIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "ManagePagesIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of MANAGE_PAGES.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_manage_pages_out_bits`.
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
pub struct ManagePagesOut([U32; 4]);
const _: () = assert!(size_of::< ManagePagesOut > () == 0x10);
impl ManagePagesOut {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`status`](Self::status) is: `0x00.31:24`.
    pub const STATUS: Field = Field::new(0x0, 31, 24);
    /// 0 if the command succeeded, else the reason it failed. `0x00.31:24`
    #[inline]
    pub const fn status(&self) -> u32 {
        Self::STATUS.get(&self.0)
    }
    /// Sets [`status`](Self::status).
    #[inline]
    pub const fn set_status(&mut self, v: u32) -> &mut Self {
        Self::STATUS.set(&mut self.0, v);
        self
    }
    /// Where [`syndrome`](Self::syndrome) is: `0x04.31:0`.
    pub const SYNDROME: Field = Field::new(0x4, 31, 0);
    /// Firmware-private detail of a failure; no public table. `0x04.31:0`
    #[inline]
    pub const fn syndrome(&self) -> u32 {
        Self::SYNDROME.get(&self.0)
    }
    /// Sets [`syndrome`](Self::syndrome).
    #[inline]
    pub const fn set_syndrome(&mut self, v: u32) -> &mut Self {
        Self::SYNDROME.set(&mut self.0, v);
        self
    }
    /// Where [`output_num_entries`](Self::output_num_entries) is: `0x08.31:0`.
    pub const OUTPUT_NUM_ENTRIES: Field = Field::new(0x8, 31, 0);
    /// Number of pages the device really returned; only meaningful when taking. `0x08.31:0`
    #[inline]
    pub const fn output_num_entries(&self) -> u32 {
        Self::OUTPUT_NUM_ENTRIES.get(&self.0)
    }
    /// Sets [`output_num_entries`](Self::output_num_entries).
    #[inline]
    pub const fn set_output_num_entries(&mut self, v: u32) -> &mut Self {
        Self::OUTPUT_NUM_ENTRIES.set(&mut self.0, v);
        self
    }
    /// Bus address of each page returned; the host owns them again. Behind the fixed part, from this byte on.
    pub const PAS_OFFSET: usize = 0x10;
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "status",
            kind: FieldKind::Bits(Self::STATUS),
        },
        NamedField {
            name: "syndrome",
            kind: FieldKind::Bits(Self::SYNDROME),
        },
        NamedField {
            name: "output_num_entries",
            kind: FieldKind::Bits(Self::OUTPUT_NUM_ENTRIES),
        },
    ];
}
impl Default for ManagePagesOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for ManagePagesOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "ManagePagesOut", Self::FIELDS, self.as_bytes())
    }
}
/// Reads one capability structure.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_hca_cap_in_bits`.
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
pub struct QueryHcaCapIn([U32; 4]);
const _: () = assert!(size_of::< QueryHcaCapIn > () == 0x10);
impl QueryHcaCapIn {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: QUERY_HCA_CAP, 0x100. `0x00.31:16`
    #[inline]
    pub const fn opcode(&self) -> u32 {
        Self::OPCODE.get(&self.0)
    }
    /// Sets [`opcode`](Self::opcode).
    #[inline]
    pub const fn set_opcode(&mut self, v: u32) -> &mut Self {
        Self::OPCODE.set(&mut self.0, v);
        self
    }
    /// Where [`op_mod`](Self::op_mod) is: `0x04.15:0`.
    pub const OP_MOD: Field = Field::new(0x4, 15, 0);
    /// Capability type in 15:1 (HcaCapType), maximum or current in bit 0 (HcaCapOpMod). `0x04.15:0`
    #[inline]
    pub const fn op_mod(&self) -> u32 {
        Self::OP_MOD.get(&self.0)
    }
    /// Sets [`op_mod`](Self::op_mod).
    #[inline]
    pub const fn set_op_mod(&mut self, v: u32) -> &mut Self {
        Self::OP_MOD.set(&mut self.0, v);
        self
    }
    /// Where [`other_function`](Self::other_function) is: `0x08.31`.
    pub const OTHER_FUNCTION: Field = Field::new(0x8, 31, 31);
    /// 1 to ask about function_id instead of the sender. `0x08.31`
    #[inline]
    pub const fn other_function(&self) -> bool {
        Self::OTHER_FUNCTION.get(&self.0) != 0
    }
    /// Sets [`other_function`](Self::other_function).
    #[inline]
    pub const fn set_other_function(&mut self, v: bool) -> &mut Self {
        Self::OTHER_FUNCTION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`ec_vf_function`](Self::ec_vf_function) is: `0x08.30`.
    pub const EC_VF_FUNCTION: Field = Field::new(0x8, 30, 30);
    /// 1 if function_id is a VF of the embedded CPU. `0x08.30`
    #[inline]
    pub const fn ec_vf_function(&self) -> bool {
        Self::EC_VF_FUNCTION.get(&self.0) != 0
    }
    /// Sets [`ec_vf_function`](Self::ec_vf_function).
    #[inline]
    pub const fn set_ec_vf_function(&mut self, v: bool) -> &mut Self {
        Self::EC_VF_FUNCTION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`function_id_type`](Self::function_id_type) is: `0x08.28`.
    pub const FUNCTION_ID_TYPE: Field = Field::new(0x8, 28, 28);
    /// How function_id is read: 0 function index, 1 vHCA id. `0x08.28`
    #[inline]
    pub const fn function_id_type(&self) -> bool {
        Self::FUNCTION_ID_TYPE.get(&self.0) != 0
    }
    /// Sets [`function_id_type`](Self::function_id_type).
    #[inline]
    pub const fn set_function_id_type(&mut self, v: bool) -> &mut Self {
        Self::FUNCTION_ID_TYPE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`function_id`](Self::function_id) is: `0x08.15:0`.
    pub const FUNCTION_ID: Field = Field::new(0x8, 15, 0);
    /// Function asked about when other_function is 1. `0x08.15:0`
    #[inline]
    pub const fn function_id(&self) -> u32 {
        Self::FUNCTION_ID.get(&self.0)
    }
    /// Sets [`function_id`](Self::function_id).
    #[inline]
    pub const fn set_function_id(&mut self, v: u32) -> &mut Self {
        Self::FUNCTION_ID.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "other_function",
            kind: FieldKind::Bits(Self::OTHER_FUNCTION),
        },
        NamedField {
            name: "ec_vf_function",
            kind: FieldKind::Bits(Self::EC_VF_FUNCTION),
        },
        NamedField {
            name: "function_id_type",
            kind: FieldKind::Bits(Self::FUNCTION_ID_TYPE),
        },
        NamedField {
            name: "function_id",
            kind: FieldKind::Bits(Self::FUNCTION_ID),
        },
    ];
}
impl Default for QueryHcaCapIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryHcaCapIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryHcaCapIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of QUERY_HCA_CAP, 4112 bytes; shorter output lengths are accepted by real devices.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_hca_cap_out_bits`.
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
pub struct QueryHcaCapOut([U32; 1028]);
const _: () = assert!(size_of::< QueryHcaCapOut > () == 0x1010);
impl QueryHcaCapOut {
    /// Size in bytes.
    pub const BYTES: usize = 0x1010;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 1028])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x1010] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 1028]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 1028] {
        &self.0
    }
    /// Where [`status`](Self::status) is: `0x00.31:24`.
    pub const STATUS: Field = Field::new(0x0, 31, 24);
    /// 0 if the command succeeded, else the reason it failed. `0x00.31:24`
    #[inline]
    pub const fn status(&self) -> u32 {
        Self::STATUS.get(&self.0)
    }
    /// Sets [`status`](Self::status).
    #[inline]
    pub const fn set_status(&mut self, v: u32) -> &mut Self {
        Self::STATUS.set(&mut self.0, v);
        self
    }
    /// Where [`syndrome`](Self::syndrome) is: `0x04.31:0`.
    pub const SYNDROME: Field = Field::new(0x4, 31, 0);
    /// Firmware-private detail of a failure; no public table. `0x04.31:0`
    #[inline]
    pub const fn syndrome(&self) -> u32 {
        Self::SYNDROME.get(&self.0)
    }
    /// Sets [`syndrome`](Self::syndrome).
    #[inline]
    pub const fn set_syndrome(&mut self, v: u32) -> &mut Self {
        Self::SYNDROME.set(&mut self.0, v);
        self
    }
    /// Structure of the type asked for, for example cmd_hca_cap; 4 KiB, unused rest zero. `0x10`, 4096 bytes
    #[inline]
    pub fn capability(&self) -> &[u8; 4096] {
        let (a, _) = self
            .as_bytes()[0x10..0x1010]
            .split_first_chunk()
            .expect("in the layout");
        a
    }
    /// The bytes of [`capability`](Self::capability), to be written.
    #[inline]
    pub fn capability_mut(&mut self) -> &mut [u8; 4096] {
        let b: &mut [u8; 0x1010] = zerocopy::transmute_mut!(& mut self.0);
        let (a, _) = b[0x10..0x1010].split_first_chunk_mut().expect("in the layout");
        a
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "status",
            kind: FieldKind::Bits(Self::STATUS),
        },
        NamedField {
            name: "syndrome",
            kind: FieldKind::Bits(Self::SYNDROME),
        },
        NamedField {
            name: "capability",
            kind: FieldKind::Bytes(0x10, 4096),
        },
    ];
}
impl Default for QueryHcaCapOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryHcaCapOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryHcaCapOut", Self::FIELDS, self.as_bytes())
    }
}
/// Replaces the current capabilities of one type; sent between the boot pages and INIT_HCA.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_set_hca_cap_in_bits`.
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
pub struct SetHcaCapIn([U32; 1028]);
const _: () = assert!(size_of::< SetHcaCapIn > () == 0x1010);
impl SetHcaCapIn {
    /// Size in bytes.
    pub const BYTES: usize = 0x1010;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 1028])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x1010] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 1028]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 1028] {
        &self.0
    }
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: SET_HCA_CAP, 0x109. `0x00.31:16`
    #[inline]
    pub const fn opcode(&self) -> u32 {
        Self::OPCODE.get(&self.0)
    }
    /// Sets [`opcode`](Self::opcode).
    #[inline]
    pub const fn set_opcode(&mut self, v: u32) -> &mut Self {
        Self::OPCODE.set(&mut self.0, v);
        self
    }
    /// Where [`op_mod`](Self::op_mod) is: `0x04.15:0`.
    pub const OP_MOD: Field = Field::new(0x4, 15, 0);
    /// Capability type shifted left by one (HcaCapType << 1). `0x04.15:0`
    #[inline]
    pub const fn op_mod(&self) -> u32 {
        Self::OP_MOD.get(&self.0)
    }
    /// Sets [`op_mod`](Self::op_mod).
    #[inline]
    pub const fn set_op_mod(&mut self, v: u32) -> &mut Self {
        Self::OP_MOD.set(&mut self.0, v);
        self
    }
    /// Where [`other_function`](Self::other_function) is: `0x08.31`.
    pub const OTHER_FUNCTION: Field = Field::new(0x8, 31, 31);
    /// 1 to set function_id instead of the sender. `0x08.31`
    #[inline]
    pub const fn other_function(&self) -> bool {
        Self::OTHER_FUNCTION.get(&self.0) != 0
    }
    /// Sets [`other_function`](Self::other_function).
    #[inline]
    pub const fn set_other_function(&mut self, v: bool) -> &mut Self {
        Self::OTHER_FUNCTION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`ec_vf_function`](Self::ec_vf_function) is: `0x08.30`.
    pub const EC_VF_FUNCTION: Field = Field::new(0x8, 30, 30);
    /// 1 if function_id is a VF of the embedded CPU. `0x08.30`
    #[inline]
    pub const fn ec_vf_function(&self) -> bool {
        Self::EC_VF_FUNCTION.get(&self.0) != 0
    }
    /// Sets [`ec_vf_function`](Self::ec_vf_function).
    #[inline]
    pub const fn set_ec_vf_function(&mut self, v: bool) -> &mut Self {
        Self::EC_VF_FUNCTION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`function_id_type`](Self::function_id_type) is: `0x08.28`.
    pub const FUNCTION_ID_TYPE: Field = Field::new(0x8, 28, 28);
    /// How function_id is read: 0 function index, 1 vHCA id. `0x08.28`
    #[inline]
    pub const fn function_id_type(&self) -> bool {
        Self::FUNCTION_ID_TYPE.get(&self.0) != 0
    }
    /// Sets [`function_id_type`](Self::function_id_type).
    #[inline]
    pub const fn set_function_id_type(&mut self, v: bool) -> &mut Self {
        Self::FUNCTION_ID_TYPE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`function_id`](Self::function_id) is: `0x08.15:0`.
    pub const FUNCTION_ID: Field = Field::new(0x8, 15, 0);
    /// Function to change when other_function is 1. `0x08.15:0`
    #[inline]
    pub const fn function_id(&self) -> u32 {
        Self::FUNCTION_ID.get(&self.0)
    }
    /// Sets [`function_id`](Self::function_id).
    #[inline]
    pub const fn set_function_id(&mut self, v: u32) -> &mut Self {
        Self::FUNCTION_ID.set(&mut self.0, v);
        self
    }
    /// Whole current structure of that type, sent back with the wanted edits; 4 KiB. `0x10`, 4096 bytes
    #[inline]
    pub fn capability(&self) -> &[u8; 4096] {
        let (a, _) = self
            .as_bytes()[0x10..0x1010]
            .split_first_chunk()
            .expect("in the layout");
        a
    }
    /// The bytes of [`capability`](Self::capability), to be written.
    #[inline]
    pub fn capability_mut(&mut self) -> &mut [u8; 4096] {
        let b: &mut [u8; 0x1010] = zerocopy::transmute_mut!(& mut self.0);
        let (a, _) = b[0x10..0x1010].split_first_chunk_mut().expect("in the layout");
        a
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "other_function",
            kind: FieldKind::Bits(Self::OTHER_FUNCTION),
        },
        NamedField {
            name: "ec_vf_function",
            kind: FieldKind::Bits(Self::EC_VF_FUNCTION),
        },
        NamedField {
            name: "function_id_type",
            kind: FieldKind::Bits(Self::FUNCTION_ID_TYPE),
        },
        NamedField {
            name: "function_id",
            kind: FieldKind::Bits(Self::FUNCTION_ID),
        },
        NamedField {
            name: "capability",
            kind: FieldKind::Bytes(0x10, 4096),
        },
    ];
}
impl Default for SetHcaCapIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for SetHcaCapIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "SetHcaCapIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of SET_HCA_CAP.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_set_hca_cap_out_bits`.
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
pub struct SetHcaCapOut([U32; 4]);
const _: () = assert!(size_of::< SetHcaCapOut > () == 0x10);
impl SetHcaCapOut {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`status`](Self::status) is: `0x00.31:24`.
    pub const STATUS: Field = Field::new(0x0, 31, 24);
    /// 0 if the command succeeded, else the reason it failed. `0x00.31:24`
    #[inline]
    pub const fn status(&self) -> u32 {
        Self::STATUS.get(&self.0)
    }
    /// Sets [`status`](Self::status).
    #[inline]
    pub const fn set_status(&mut self, v: u32) -> &mut Self {
        Self::STATUS.set(&mut self.0, v);
        self
    }
    /// Where [`syndrome`](Self::syndrome) is: `0x04.31:0`.
    pub const SYNDROME: Field = Field::new(0x4, 31, 0);
    /// Firmware-private detail of a failure; no public table. `0x04.31:0`
    #[inline]
    pub const fn syndrome(&self) -> u32 {
        Self::SYNDROME.get(&self.0)
    }
    /// Sets [`syndrome`](Self::syndrome).
    #[inline]
    pub const fn set_syndrome(&mut self, v: u32) -> &mut Self {
        Self::SYNDROME.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "status",
            kind: FieldKind::Bits(Self::STATUS),
        },
        NamedField {
            name: "syndrome",
            kind: FieldKind::Bits(Self::SYNDROME),
        },
    ];
}
impl Default for SetHcaCapOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for SetHcaCapOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "SetHcaCapOut", Self::FIELDS, self.as_bytes())
    }
}
/// Starts the device with the capabilities set so far. 32 bytes; older drivers send 16.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_init_hca_in_bits`.
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
pub struct InitHcaIn([U32; 8]);
const _: () = assert!(size_of::< InitHcaIn > () == 0x20);
impl InitHcaIn {
    /// Size in bytes.
    pub const BYTES: usize = 0x20;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 8])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x20] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 8]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 8] {
        &self.0
    }
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: INIT_HCA, 0x102. `0x00.31:16`
    #[inline]
    pub const fn opcode(&self) -> u32 {
        Self::OPCODE.get(&self.0)
    }
    /// Sets [`opcode`](Self::opcode).
    #[inline]
    pub const fn set_opcode(&mut self, v: u32) -> &mut Self {
        Self::OPCODE.set(&mut self.0, v);
        self
    }
    /// Where [`op_mod`](Self::op_mod) is: `0x04.15:0`.
    pub const OP_MOD: Field = Field::new(0x4, 15, 0);
    /// Operation modifier; 0 for this command. `0x04.15:0`
    #[inline]
    pub const fn op_mod(&self) -> u32 {
        Self::OP_MOD.get(&self.0)
    }
    /// Sets [`op_mod`](Self::op_mod).
    #[inline]
    pub const fn set_op_mod(&mut self, v: u32) -> &mut Self {
        Self::OP_MOD.set(&mut self.0, v);
        self
    }
    /// Where [`sw_vhca_id`](Self::sw_vhca_id) is: `0x0c.29:16`.
    pub const SW_VHCA_ID: Field = Field::new(0xc, 29, 16);
    /// Software-chosen vHCA number for shared steering; used only with the matching capability of type 0x20. `0x0c.29:16`
    #[inline]
    pub const fn sw_vhca_id(&self) -> u32 {
        Self::SW_VHCA_ID.get(&self.0)
    }
    /// Sets [`sw_vhca_id`](Self::sw_vhca_id).
    #[inline]
    pub const fn set_sw_vhca_id(&mut self, v: u32) -> &mut Self {
        Self::SW_VHCA_ID.set(&mut self.0, v);
        self
    }
    /// 128-bit owner mark that ties functions of one host together; 0 unless capability sw_owner_id. `0x10`, 4 times 32 bits
    #[inline]
    pub const fn sw_owner_id(&self, i: usize) -> u32 {
        assert!(i < 4);
        self.0[4 + i].get()
    }
    /// Sets element `i` of [`sw_owner_id`](Self::sw_owner_id).
    #[inline]
    pub const fn set_sw_owner_id(&mut self, i: usize, v: u32) -> &mut Self {
        assert!(i < 4);
        self.0[4 + i] = U32::new(v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "sw_vhca_id",
            kind: FieldKind::Bits(Self::SW_VHCA_ID),
        },
        NamedField {
            name: "sw_owner_id",
            kind: FieldKind::Array {
                offset: 0x10,
                count: 4,
                stride: 4,
                element: crate::field::DWORD_ELEMENT,
            },
        },
    ];
}
impl Default for InitHcaIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for InitHcaIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "InitHcaIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of INIT_HCA; takes long on hardware (189 ms seen).
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_init_hca_out_bits`.
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
pub struct InitHcaOut([U32; 4]);
const _: () = assert!(size_of::< InitHcaOut > () == 0x10);
impl InitHcaOut {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`status`](Self::status) is: `0x00.31:24`.
    pub const STATUS: Field = Field::new(0x0, 31, 24);
    /// 0 if the command succeeded, else the reason it failed. `0x00.31:24`
    #[inline]
    pub const fn status(&self) -> u32 {
        Self::STATUS.get(&self.0)
    }
    /// Sets [`status`](Self::status).
    #[inline]
    pub const fn set_status(&mut self, v: u32) -> &mut Self {
        Self::STATUS.set(&mut self.0, v);
        self
    }
    /// Where [`syndrome`](Self::syndrome) is: `0x04.31:0`.
    pub const SYNDROME: Field = Field::new(0x4, 31, 0);
    /// Firmware-private detail of a failure; no public table. `0x04.31:0`
    #[inline]
    pub const fn syndrome(&self) -> u32 {
        Self::SYNDROME.get(&self.0)
    }
    /// Sets [`syndrome`](Self::syndrome).
    #[inline]
    pub const fn set_syndrome(&mut self, v: u32) -> &mut Self {
        Self::SYNDROME.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "status",
            kind: FieldKind::Bits(Self::STATUS),
        },
        NamedField {
            name: "syndrome",
            kind: FieldKind::Bits(Self::SYNDROME),
        },
    ];
}
impl Default for InitHcaOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for InitHcaOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "InitHcaOut", Self::FIELDS, self.as_bytes())
    }
}
/// Stops the device; afterwards pages can be taken back.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_teardown_hca_in_bits`.
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
pub struct TeardownHcaIn([U32; 4]);
const _: () = assert!(size_of::< TeardownHcaIn > () == 0x10);
impl TeardownHcaIn {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: TEARDOWN_HCA, 0x103. `0x00.31:16`
    #[inline]
    pub const fn opcode(&self) -> u32 {
        Self::OPCODE.get(&self.0)
    }
    /// Sets [`opcode`](Self::opcode).
    #[inline]
    pub const fn set_opcode(&mut self, v: u32) -> &mut Self {
        Self::OPCODE.set(&mut self.0, v);
        self
    }
    /// Where [`op_mod`](Self::op_mod) is: `0x04.15:0`.
    pub const OP_MOD: Field = Field::new(0x4, 15, 0);
    /// Operation modifier; 0 for this command. `0x04.15:0`
    #[inline]
    pub const fn op_mod(&self) -> u32 {
        Self::OP_MOD.get(&self.0)
    }
    /// Sets [`op_mod`](Self::op_mod).
    #[inline]
    pub const fn set_op_mod(&mut self, v: u32) -> &mut Self {
        Self::OP_MOD.set(&mut self.0, v);
        self
    }
    /// Where [`profile`](Self::profile) is: `0x08.15:0`.
    pub const PROFILE: Field = Field::new(0x8, 15, 0);
    /// How to stop, see TeardownProfile. `0x08.15:0`
    #[inline]
    pub const fn profile(&self) -> u32 {
        Self::PROFILE.get(&self.0)
    }
    /// Sets [`profile`](Self::profile).
    #[inline]
    pub const fn set_profile(&mut self, v: u32) -> &mut Self {
        Self::PROFILE.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "profile",
            kind: FieldKind::Bits(Self::PROFILE),
        },
    ];
}
impl Default for TeardownHcaIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for TeardownHcaIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "TeardownHcaIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of TEARDOWN_HCA.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_teardown_hca_out_bits`.
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
pub struct TeardownHcaOut([U32; 4]);
const _: () = assert!(size_of::< TeardownHcaOut > () == 0x10);
impl TeardownHcaOut {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`status`](Self::status) is: `0x00.31:24`.
    pub const STATUS: Field = Field::new(0x0, 31, 24);
    /// 0 if the command succeeded, else the reason it failed. `0x00.31:24`
    #[inline]
    pub const fn status(&self) -> u32 {
        Self::STATUS.get(&self.0)
    }
    /// Sets [`status`](Self::status).
    #[inline]
    pub const fn set_status(&mut self, v: u32) -> &mut Self {
        Self::STATUS.set(&mut self.0, v);
        self
    }
    /// Where [`syndrome`](Self::syndrome) is: `0x04.31:0`.
    pub const SYNDROME: Field = Field::new(0x4, 31, 0);
    /// Firmware-private detail of a failure; no public table. `0x04.31:0`
    #[inline]
    pub const fn syndrome(&self) -> u32 {
        Self::SYNDROME.get(&self.0)
    }
    /// Sets [`syndrome`](Self::syndrome).
    #[inline]
    pub const fn set_syndrome(&mut self, v: u32) -> &mut Self {
        Self::SYNDROME.set(&mut self.0, v);
        self
    }
    /// Where [`state`](Self::state) is: `0x0c.0`.
    pub const STATE: Field = Field::new(0xc, 0, 0);
    /// Result of a forced or fast stop, see TeardownState. `0x0c.0`
    #[inline]
    pub const fn state(&self) -> bool {
        Self::STATE.get(&self.0) != 0
    }
    /// Sets [`state`](Self::state).
    #[inline]
    pub const fn set_state(&mut self, v: bool) -> &mut Self {
        Self::STATE.set(&mut self.0, v as u32);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "status",
            kind: FieldKind::Bits(Self::STATUS),
        },
        NamedField {
            name: "syndrome",
            kind: FieldKind::Bits(Self::SYNDROME),
        },
        NamedField {
            name: "state",
            kind: FieldKind::Bits(Self::STATE),
        },
    ];
}
impl Default for TeardownHcaOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for TeardownHcaOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "TeardownHcaOut", Self::FIELDS, self.as_bytes())
    }
}
/// Reads board identity.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_adapter_in_bits`.
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
pub struct QueryAdapterIn([U32; 4]);
const _: () = assert!(size_of::< QueryAdapterIn > () == 0x10);
impl QueryAdapterIn {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: QUERY_ADAPTER, 0x101. `0x00.31:16`
    #[inline]
    pub const fn opcode(&self) -> u32 {
        Self::OPCODE.get(&self.0)
    }
    /// Sets [`opcode`](Self::opcode).
    #[inline]
    pub const fn set_opcode(&mut self, v: u32) -> &mut Self {
        Self::OPCODE.set(&mut self.0, v);
        self
    }
    /// Where [`op_mod`](Self::op_mod) is: `0x04.15:0`.
    pub const OP_MOD: Field = Field::new(0x4, 15, 0);
    /// Operation modifier; 0 for this command. `0x04.15:0`
    #[inline]
    pub const fn op_mod(&self) -> u32 {
        Self::OP_MOD.get(&self.0)
    }
    /// Sets [`op_mod`](Self::op_mod).
    #[inline]
    pub const fn set_op_mod(&mut self, v: u32) -> &mut Self {
        Self::OP_MOD.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
    ];
}
impl Default for QueryAdapterIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryAdapterIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryAdapterIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of QUERY_ADAPTER, 272 bytes.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_adapter_out_bits`.
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
pub struct QueryAdapterOut([U32; 68]);
const _: () = assert!(size_of::< QueryAdapterOut > () == 0x110);
impl QueryAdapterOut {
    /// Size in bytes.
    pub const BYTES: usize = 0x110;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 68])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x110] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 68]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 68] {
        &self.0
    }
    /// Where [`status`](Self::status) is: `0x00.31:24`.
    pub const STATUS: Field = Field::new(0x0, 31, 24);
    /// 0 if the command succeeded, else the reason it failed. `0x00.31:24`
    #[inline]
    pub const fn status(&self) -> u32 {
        Self::STATUS.get(&self.0)
    }
    /// Sets [`status`](Self::status).
    #[inline]
    pub const fn set_status(&mut self, v: u32) -> &mut Self {
        Self::STATUS.set(&mut self.0, v);
        self
    }
    /// Where [`syndrome`](Self::syndrome) is: `0x04.31:0`.
    pub const SYNDROME: Field = Field::new(0x4, 31, 0);
    /// Firmware-private detail of a failure; no public table. `0x04.31:0`
    #[inline]
    pub const fn syndrome(&self) -> u32 {
        Self::SYNDROME.get(&self.0)
    }
    /// Sets [`syndrome`](Self::syndrome).
    #[inline]
    pub const fn set_syndrome(&mut self, v: u32) -> &mut Self {
        Self::SYNDROME.set(&mut self.0, v);
        self
    }
    /// Board identity block. `0x10`
    #[inline]
    pub fn query_adapter_struct(&self) -> &super::cmd_device::QueryAdapterParamBlock {
        <super::cmd_device::QueryAdapterParamBlock>::ref_from_bytes(
                &self.as_bytes()[0x10..0x110],
            )
            .expect("in the layout")
    }
    /// [`query_adapter_struct`](Self::query_adapter_struct), to be written.
    #[inline]
    pub fn query_adapter_struct_mut(
        &mut self,
    ) -> &mut super::cmd_device::QueryAdapterParamBlock {
        <super::cmd_device::QueryAdapterParamBlock>::mut_from_bytes(
                &mut self.0.as_mut_bytes()[0x10..0x110],
            )
            .expect("in the layout")
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "status",
            kind: FieldKind::Bits(Self::STATUS),
        },
        NamedField {
            name: "syndrome",
            kind: FieldKind::Bits(Self::SYNDROME),
        },
        NamedField {
            name: "query_adapter_struct",
            kind: FieldKind::Layout(
                0x10,
                <super::cmd_device::QueryAdapterParamBlock>::FIELDS,
            ),
        },
    ];
}
impl Default for QueryAdapterOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryAdapterOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryAdapterOut", Self::FIELDS, self.as_bytes())
    }
}
/// Board identity: vendor numbers and vendor-specific data.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_adapter_param_block_bits`.
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
pub struct QueryAdapterParamBlock([U32; 64]);
const _: () = assert!(size_of::< QueryAdapterParamBlock > () == 0x100);
impl QueryAdapterParamBlock {
    /// Size in bytes.
    pub const BYTES: usize = 0x100;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 64])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x100] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 64]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 64] {
        &self.0
    }
    /// Where [`ieee_vendor_id`](Self::ieee_vendor_id) is: `0x18.23:0`.
    pub const IEEE_VENDOR_ID: Field = Field::new(0x18, 23, 0);
    /// IEEE OUI of the board maker; 0x2c9 for Mellanox. `0x18.23:0`
    #[inline]
    pub const fn ieee_vendor_id(&self) -> u32 {
        Self::IEEE_VENDOR_ID.get(&self.0)
    }
    /// Sets [`ieee_vendor_id`](Self::ieee_vendor_id).
    #[inline]
    pub const fn set_ieee_vendor_id(&mut self, v: u32) -> &mut Self {
        Self::IEEE_VENDOR_ID.set(&mut self.0, v);
        self
    }
    /// Where [`vsd_vendor_id`](Self::vsd_vendor_id) is: `0x1c.15:0`.
    pub const VSD_VENDOR_ID: Field = Field::new(0x1c, 15, 0);
    /// PCI vendor id that defines the format of vsd; 0x15b3. `0x1c.15:0`
    #[inline]
    pub const fn vsd_vendor_id(&self) -> u32 {
        Self::VSD_VENDOR_ID.get(&self.0)
    }
    /// Sets [`vsd_vendor_id`](Self::vsd_vendor_id).
    #[inline]
    pub const fn set_vsd_vendor_id(&mut self, v: u32) -> &mut Self {
        Self::VSD_VENDOR_ID.set(&mut self.0, v);
        self
    }
    /// First 208 bytes of vendor-specific data. `0x20`, 208 bytes
    #[inline]
    pub fn vsd(&self) -> &[u8; 208] {
        let (a, _) = self
            .as_bytes()[0x20..0xf0]
            .split_first_chunk()
            .expect("in the layout");
        a
    }
    /// The bytes of [`vsd`](Self::vsd), to be written.
    #[inline]
    pub fn vsd_mut(&mut self) -> &mut [u8; 208] {
        let b: &mut [u8; 0x100] = zerocopy::transmute_mut!(& mut self.0);
        let (a, _) = b[0x20..0xf0].split_first_chunk_mut().expect("in the layout");
        a
    }
    /// Last 16 bytes of vendor-specific data: the board's PSID as text, zero padded. `0xf0`, 16 bytes
    #[inline]
    pub fn vsd_contd_psid(&self) -> &[u8; 16] {
        let (a, _) = self
            .as_bytes()[0xf0..0x100]
            .split_first_chunk()
            .expect("in the layout");
        a
    }
    /// The bytes of [`vsd_contd_psid`](Self::vsd_contd_psid), to be written.
    #[inline]
    pub fn vsd_contd_psid_mut(&mut self) -> &mut [u8; 16] {
        let b: &mut [u8; 0x100] = zerocopy::transmute_mut!(& mut self.0);
        let (a, _) = b[0xf0..0x100].split_first_chunk_mut().expect("in the layout");
        a
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "ieee_vendor_id",
            kind: FieldKind::Bits(Self::IEEE_VENDOR_ID),
        },
        NamedField {
            name: "vsd_vendor_id",
            kind: FieldKind::Bits(Self::VSD_VENDOR_ID),
        },
        NamedField {
            name: "vsd",
            kind: FieldKind::Bytes(0x20, 208),
        },
        NamedField {
            name: "vsd_contd_psid",
            kind: FieldKind::Bytes(0xf0, 16),
        },
    ];
}
impl Default for QueryAdapterParamBlock {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryAdapterParamBlock {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryAdapterParamBlock", Self::FIELDS, self.as_bytes())
    }
}
/// Reads or writes one access register.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_access_register_in_bits`.
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
pub struct AccessRegisterIn([U32; 4]);
const _: () = assert!(size_of::< AccessRegisterIn > () == 0x10);
impl AccessRegisterIn {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: ACCESS_REG, 0x805. `0x00.31:16`
    #[inline]
    pub const fn opcode(&self) -> u32 {
        Self::OPCODE.get(&self.0)
    }
    /// Sets [`opcode`](Self::opcode).
    #[inline]
    pub const fn set_opcode(&mut self, v: u32) -> &mut Self {
        Self::OPCODE.set(&mut self.0, v);
        self
    }
    /// Where [`op_mod`](Self::op_mod) is: `0x04.15:0`.
    pub const OP_MOD: Field = Field::new(0x4, 15, 0);
    /// Direction, see AccessRegisterOpMod. `0x04.15:0`
    #[inline]
    pub const fn op_mod(&self) -> u32 {
        Self::OP_MOD.get(&self.0)
    }
    /// Sets [`op_mod`](Self::op_mod).
    #[inline]
    pub const fn set_op_mod(&mut self, v: u32) -> &mut Self {
        Self::OP_MOD.set(&mut self.0, v);
        self
    }
    /// Where [`register_id`](Self::register_id) is: `0x08.15:0`.
    pub const REGISTER_ID: Field = Field::new(0x8, 15, 0);
    /// Register number, see RegisterId. `0x08.15:0`
    #[inline]
    pub const fn register_id(&self) -> u32 {
        Self::REGISTER_ID.get(&self.0)
    }
    /// Sets [`register_id`](Self::register_id).
    #[inline]
    pub const fn set_register_id(&mut self, v: u32) -> &mut Self {
        Self::REGISTER_ID.set(&mut self.0, v);
        self
    }
    /// Where [`argument`](Self::argument) is: `0x0c.31:0`.
    pub const ARGUMENT: Field = Field::new(0xc, 31, 0);
    /// Register-specific argument; 0 in every use known here. `0x0c.31:0`
    #[inline]
    pub const fn argument(&self) -> u32 {
        Self::ARGUMENT.get(&self.0)
    }
    /// Sets [`argument`](Self::argument).
    #[inline]
    pub const fn set_argument(&mut self, v: u32) -> &mut Self {
        Self::ARGUMENT.set(&mut self.0, v);
        self
    }
    /// Register contents: the value to write, or the keys of a read (port number, group). Behind the fixed part, from this byte on.
    pub const REGISTER_DATA_OFFSET: usize = 0x10;
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "register_id",
            kind: FieldKind::Bits(Self::REGISTER_ID),
        },
        NamedField {
            name: "argument",
            kind: FieldKind::Bits(Self::ARGUMENT),
        },
    ];
}
impl Default for AccessRegisterIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for AccessRegisterIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "AccessRegisterIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of ACCESS_REG.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_access_register_out_bits`.
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
pub struct AccessRegisterOut([U32; 4]);
const _: () = assert!(size_of::< AccessRegisterOut > () == 0x10);
impl AccessRegisterOut {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`status`](Self::status) is: `0x00.31:24`.
    pub const STATUS: Field = Field::new(0x0, 31, 24);
    /// 0 if the command succeeded, else the reason it failed. `0x00.31:24`
    #[inline]
    pub const fn status(&self) -> u32 {
        Self::STATUS.get(&self.0)
    }
    /// Sets [`status`](Self::status).
    #[inline]
    pub const fn set_status(&mut self, v: u32) -> &mut Self {
        Self::STATUS.set(&mut self.0, v);
        self
    }
    /// Where [`syndrome`](Self::syndrome) is: `0x04.31:0`.
    pub const SYNDROME: Field = Field::new(0x4, 31, 0);
    /// Firmware-private detail of a failure; no public table. `0x04.31:0`
    #[inline]
    pub const fn syndrome(&self) -> u32 {
        Self::SYNDROME.get(&self.0)
    }
    /// Sets [`syndrome`](Self::syndrome).
    #[inline]
    pub const fn set_syndrome(&mut self, v: u32) -> &mut Self {
        Self::SYNDROME.set(&mut self.0, v);
        self
    }
    /// Register contents after the access, as long as the input data. Behind the fixed part, from this byte on.
    pub const REGISTER_DATA_OFFSET: usize = 0x10;
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "status",
            kind: FieldKind::Bits(Self::STATUS),
        },
        NamedField {
            name: "syndrome",
            kind: FieldKind::Bits(Self::SYNDROME),
        },
    ];
}
impl Default for AccessRegisterOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for AccessRegisterOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "AccessRegisterOut", Self::FIELDS, self.as_bytes())
    }
}
/// Tells the firmware the driver's name; only with capability driver_version, failure ignored.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_set_driver_version_in_bits`.
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
pub struct SetDriverVersionIn([U32; 20]);
const _: () = assert!(size_of::< SetDriverVersionIn > () == 0x50);
impl SetDriverVersionIn {
    /// Size in bytes.
    pub const BYTES: usize = 0x50;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 20])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x50] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 20]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 20] {
        &self.0
    }
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: SET_DRIVER_VERSION, 0x10d. `0x00.31:16`
    #[inline]
    pub const fn opcode(&self) -> u32 {
        Self::OPCODE.get(&self.0)
    }
    /// Sets [`opcode`](Self::opcode).
    #[inline]
    pub const fn set_opcode(&mut self, v: u32) -> &mut Self {
        Self::OPCODE.set(&mut self.0, v);
        self
    }
    /// Where [`op_mod`](Self::op_mod) is: `0x04.15:0`.
    pub const OP_MOD: Field = Field::new(0x4, 15, 0);
    /// Operation modifier; 0 for this command. `0x04.15:0`
    #[inline]
    pub const fn op_mod(&self) -> u32 {
        Self::OP_MOD.get(&self.0)
    }
    /// Sets [`op_mod`](Self::op_mod).
    #[inline]
    pub const fn set_op_mod(&mut self, v: u32) -> &mut Self {
        Self::OP_MOD.set(&mut self.0, v);
        self
    }
    /// Text such as "Linux,mlx5_core,7.3.4", zero padded, at most 64 bytes. `0x10`, 64 bytes
    #[inline]
    pub fn driver_version(&self) -> &[u8; 64] {
        let (a, _) = self
            .as_bytes()[0x10..0x50]
            .split_first_chunk()
            .expect("in the layout");
        a
    }
    /// The bytes of [`driver_version`](Self::driver_version), to be written.
    #[inline]
    pub fn driver_version_mut(&mut self) -> &mut [u8; 64] {
        let b: &mut [u8; 0x50] = zerocopy::transmute_mut!(& mut self.0);
        let (a, _) = b[0x10..0x50].split_first_chunk_mut().expect("in the layout");
        a
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "driver_version",
            kind: FieldKind::Bytes(0x10, 64),
        },
    ];
}
impl Default for SetDriverVersionIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for SetDriverVersionIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "SetDriverVersionIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of SET_DRIVER_VERSION.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_set_driver_version_out_bits`.
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
pub struct SetDriverVersionOut([U32; 4]);
const _: () = assert!(size_of::< SetDriverVersionOut > () == 0x10);
impl SetDriverVersionOut {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`status`](Self::status) is: `0x00.31:24`.
    pub const STATUS: Field = Field::new(0x0, 31, 24);
    /// 0 if the command succeeded, else the reason it failed. `0x00.31:24`
    #[inline]
    pub const fn status(&self) -> u32 {
        Self::STATUS.get(&self.0)
    }
    /// Sets [`status`](Self::status).
    #[inline]
    pub const fn set_status(&mut self, v: u32) -> &mut Self {
        Self::STATUS.set(&mut self.0, v);
        self
    }
    /// Where [`syndrome`](Self::syndrome) is: `0x04.31:0`.
    pub const SYNDROME: Field = Field::new(0x4, 31, 0);
    /// Firmware-private detail of a failure; no public table. `0x04.31:0`
    #[inline]
    pub const fn syndrome(&self) -> u32 {
        Self::SYNDROME.get(&self.0)
    }
    /// Sets [`syndrome`](Self::syndrome).
    #[inline]
    pub const fn set_syndrome(&mut self, v: u32) -> &mut Self {
        Self::SYNDROME.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "status",
            kind: FieldKind::Bits(Self::STATUS),
        },
        NamedField {
            name: "syndrome",
            kind: FieldKind::Bits(Self::SYNDROME),
        },
    ];
}
impl Default for SetDriverVersionOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for SetDriverVersionOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "SetDriverVersionOut", Self::FIELDS, self.as_bytes())
    }
}
/// Asks for the device-wide keys with fixed meaning.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_special_contexts_in_bits`.
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
pub struct QuerySpecialContextsIn([U32; 4]);
const _: () = assert!(size_of::< QuerySpecialContextsIn > () == 0x10);
impl QuerySpecialContextsIn {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: QUERY_SPECIAL_CONTEXTS, 0x203. `0x00.31:16`
    #[inline]
    pub const fn opcode(&self) -> u32 {
        Self::OPCODE.get(&self.0)
    }
    /// Sets [`opcode`](Self::opcode).
    #[inline]
    pub const fn set_opcode(&mut self, v: u32) -> &mut Self {
        Self::OPCODE.set(&mut self.0, v);
        self
    }
    /// Where [`op_mod`](Self::op_mod) is: `0x04.15:0`.
    pub const OP_MOD: Field = Field::new(0x4, 15, 0);
    /// Operation modifier; 0 for this command. `0x04.15:0`
    #[inline]
    pub const fn op_mod(&self) -> u32 {
        Self::OP_MOD.get(&self.0)
    }
    /// Sets [`op_mod`](Self::op_mod).
    #[inline]
    pub const fn set_op_mod(&mut self, v: u32) -> &mut Self {
        Self::OP_MOD.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
    ];
}
impl Default for QuerySpecialContextsIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QuerySpecialContextsIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QuerySpecialContextsIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of QUERY_SPECIAL_CONTEXTS. Each key is valid only with its capability.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_special_contexts_out_bits`.
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
pub struct QuerySpecialContextsOut([U32; 8]);
const _: () = assert!(size_of::< QuerySpecialContextsOut > () == 0x20);
impl QuerySpecialContextsOut {
    /// Size in bytes.
    pub const BYTES: usize = 0x20;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 8])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x20] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 8]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 8] {
        &self.0
    }
    /// Where [`status`](Self::status) is: `0x00.31:24`.
    pub const STATUS: Field = Field::new(0x0, 31, 24);
    /// 0 if the command succeeded, else the reason it failed. `0x00.31:24`
    #[inline]
    pub const fn status(&self) -> u32 {
        Self::STATUS.get(&self.0)
    }
    /// Sets [`status`](Self::status).
    #[inline]
    pub const fn set_status(&mut self, v: u32) -> &mut Self {
        Self::STATUS.set(&mut self.0, v);
        self
    }
    /// Where [`syndrome`](Self::syndrome) is: `0x04.31:0`.
    pub const SYNDROME: Field = Field::new(0x4, 31, 0);
    /// Firmware-private detail of a failure; no public table. `0x04.31:0`
    #[inline]
    pub const fn syndrome(&self) -> u32 {
        Self::SYNDROME.get(&self.0)
    }
    /// Sets [`syndrome`](Self::syndrome).
    #[inline]
    pub const fn set_syndrome(&mut self, v: u32) -> &mut Self {
        Self::SYNDROME.set(&mut self.0, v);
        self
    }
    /// Where [`dump_fill_mkey`](Self::dump_fill_mkey) is: `0x08.31:0`.
    pub const DUMP_FILL_MKEY: Field = Field::new(0x8, 31, 0);
    /// Key that makes DUMP and fill operations discard data; capability dump_fill_mkey. `0x08.31:0`
    #[inline]
    pub const fn dump_fill_mkey(&self) -> u32 {
        Self::DUMP_FILL_MKEY.get(&self.0)
    }
    /// Sets [`dump_fill_mkey`](Self::dump_fill_mkey).
    #[inline]
    pub const fn set_dump_fill_mkey(&mut self, v: u32) -> &mut Self {
        Self::DUMP_FILL_MKEY.set(&mut self.0, v);
        self
    }
    /// Where [`resd_lkey`](Self::resd_lkey) is: `0x0c.31:0`.
    pub const RESD_LKEY: Field = Field::new(0xc, 31, 0);
    /// Key with which a queue whose rlky bit is set reaches memory by plain bus address, local access only. `0x0c.31:0`
    #[inline]
    pub const fn resd_lkey(&self) -> u32 {
        Self::RESD_LKEY.get(&self.0)
    }
    /// Sets [`resd_lkey`](Self::resd_lkey).
    #[inline]
    pub const fn set_resd_lkey(&mut self, v: u32) -> &mut Self {
        Self::RESD_LKEY.set(&mut self.0, v);
        self
    }
    /// Where [`null_mkey`](Self::null_mkey) is: `0x10.31:0`.
    pub const NULL_MKEY: Field = Field::new(0x10, 31, 0);
    /// Key whose reads give zero and whose writes vanish; capability null_mkey. `0x10.31:0`
    #[inline]
    pub const fn null_mkey(&self) -> u32 {
        Self::NULL_MKEY.get(&self.0)
    }
    /// Sets [`null_mkey`](Self::null_mkey).
    #[inline]
    pub const fn set_null_mkey(&mut self, v: u32) -> &mut Self {
        Self::NULL_MKEY.set(&mut self.0, v);
        self
    }
    /// Where [`terminate_scatter_list_mkey`](Self::terminate_scatter_list_mkey) is: `0x14.31:0`.
    pub const TERMINATE_SCATTER_LIST_MKEY: Field = Field::new(0x14, 31, 0);
    /// Key that ends a receive scatter list; without the capability use 0x100. `0x14.31:0`
    #[inline]
    pub const fn terminate_scatter_list_mkey(&self) -> u32 {
        Self::TERMINATE_SCATTER_LIST_MKEY.get(&self.0)
    }
    /// Sets [`terminate_scatter_list_mkey`](Self::terminate_scatter_list_mkey).
    #[inline]
    pub const fn set_terminate_scatter_list_mkey(&mut self, v: u32) -> &mut Self {
        Self::TERMINATE_SCATTER_LIST_MKEY.set(&mut self.0, v);
        self
    }
    /// Where [`repeated_mkey`](Self::repeated_mkey) is: `0x18.31:0`.
    pub const REPEATED_MKEY: Field = Field::new(0x18, 31, 0);
    /// Key that marks a repeated (strided) entry in an indirect memory key; capability repeated_mkey. `0x18.31:0`
    #[inline]
    pub const fn repeated_mkey(&self) -> u32 {
        Self::REPEATED_MKEY.get(&self.0)
    }
    /// Sets [`repeated_mkey`](Self::repeated_mkey).
    #[inline]
    pub const fn set_repeated_mkey(&mut self, v: u32) -> &mut Self {
        Self::REPEATED_MKEY.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "status",
            kind: FieldKind::Bits(Self::STATUS),
        },
        NamedField {
            name: "syndrome",
            kind: FieldKind::Bits(Self::SYNDROME),
        },
        NamedField {
            name: "dump_fill_mkey",
            kind: FieldKind::Bits(Self::DUMP_FILL_MKEY),
        },
        NamedField {
            name: "resd_lkey",
            kind: FieldKind::Bits(Self::RESD_LKEY),
        },
        NamedField {
            name: "null_mkey",
            kind: FieldKind::Bits(Self::NULL_MKEY),
        },
        NamedField {
            name: "terminate_scatter_list_mkey",
            kind: FieldKind::Bits(Self::TERMINATE_SCATTER_LIST_MKEY),
        },
        NamedField {
            name: "repeated_mkey",
            kind: FieldKind::Bits(Self::REPEATED_MKEY),
        },
    ];
}
impl Default for QuerySpecialContextsOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QuerySpecialContextsOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QuerySpecialContextsOut", Self::FIELDS, self.as_bytes())
    }
}
/// Command without effect, for testing the command interface.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_nop_in_bits`.
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
pub struct NopIn([U32; 4]);
const _: () = assert!(size_of::< NopIn > () == 0x10);
impl NopIn {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: NOP, 0x80d. `0x00.31:16`
    #[inline]
    pub const fn opcode(&self) -> u32 {
        Self::OPCODE.get(&self.0)
    }
    /// Sets [`opcode`](Self::opcode).
    #[inline]
    pub const fn set_opcode(&mut self, v: u32) -> &mut Self {
        Self::OPCODE.set(&mut self.0, v);
        self
    }
    /// Where [`op_mod`](Self::op_mod) is: `0x04.15:0`.
    pub const OP_MOD: Field = Field::new(0x4, 15, 0);
    /// Operation modifier; 0 for this command. `0x04.15:0`
    #[inline]
    pub const fn op_mod(&self) -> u32 {
        Self::OP_MOD.get(&self.0)
    }
    /// Sets [`op_mod`](Self::op_mod).
    #[inline]
    pub const fn set_op_mod(&mut self, v: u32) -> &mut Self {
        Self::OP_MOD.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
    ];
}
impl Default for NopIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for NopIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "NopIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of NOP.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_nop_out_bits`.
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
pub struct NopOut([U32; 4]);
const _: () = assert!(size_of::< NopOut > () == 0x10);
impl NopOut {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`status`](Self::status) is: `0x00.31:24`.
    pub const STATUS: Field = Field::new(0x0, 31, 24);
    /// 0 if the command succeeded, else the reason it failed. `0x00.31:24`
    #[inline]
    pub const fn status(&self) -> u32 {
        Self::STATUS.get(&self.0)
    }
    /// Sets [`status`](Self::status).
    #[inline]
    pub const fn set_status(&mut self, v: u32) -> &mut Self {
        Self::STATUS.set(&mut self.0, v);
        self
    }
    /// Where [`syndrome`](Self::syndrome) is: `0x04.31:0`.
    pub const SYNDROME: Field = Field::new(0x4, 31, 0);
    /// Firmware-private detail of a failure; no public table. `0x04.31:0`
    #[inline]
    pub const fn syndrome(&self) -> u32 {
        Self::SYNDROME.get(&self.0)
    }
    /// Sets [`syndrome`](Self::syndrome).
    #[inline]
    pub const fn set_syndrome(&mut self, v: u32) -> &mut Self {
        Self::SYNDROME.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "status",
            kind: FieldKind::Bits(Self::STATUS),
        },
        NamedField {
            name: "syndrome",
            kind: FieldKind::Bits(Self::SYNDROME),
        },
    ];
}
impl Default for NopOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for NopOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "NopOut", Self::FIELDS, self.as_bytes())
    }
}
/// Register 0x7004: byte order of the host, written once by a PF before the capabilities.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_register_host_endianness_bits`.
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
pub struct RegisterHostEndianness([U32; 4]);
const _: () = assert!(size_of::< RegisterHostEndianness > () == 0x10);
impl RegisterHostEndianness {
    /// Size in bytes.
    pub const BYTES: usize = 0x10;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 4])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x10] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 4]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 4] {
        &self.0
    }
    /// Where [`he`](Self::he) is: `0x00.31`.
    pub const HE: Field = Field::new(0x0, 31, 31);
    /// 0 little-endian host, 1 big-endian host. `0x00.31`
    #[inline]
    pub const fn he(&self) -> bool {
        Self::HE.get(&self.0) != 0
    }
    /// Sets [`he`](Self::he).
    #[inline]
    pub const fn set_he(&mut self, v: bool) -> &mut Self {
        Self::HE.set(&mut self.0, v as u32);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "he",
            kind: FieldKind::Bits(Self::HE),
        },
    ];
}
impl Default for RegisterHostEndianness {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for RegisterHostEndianness {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "RegisterHostEndianness", Self::FIELDS, self.as_bytes())
    }
}
