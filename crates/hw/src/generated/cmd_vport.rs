//! Vport commands.
//!
//! Commands on the function's virtual port: link state, MAC addresses and MTU, RoCE source addresses, partition keys.
//!
//! Generated from `hw-specs/cmd_vport.toml` by `cargo xtask codegen`. Do not edit.
use crate::field::{Field, FieldKind, NamedField, get64, set64, debug_fields};
use zerocopy::big_endian::U32;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned};
/// Which end QUERY_VPORT_STATE asks about (op_mod).
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct VportStateOpMod(pub u16);
impl VportStateOpMod {
    /// The function's own end.
    pub const VNIC_VPORT: Self = Self(0x0);
    /// The embedded switch's end.
    pub const ESW_VPORT: Self = Self(0x1);
    /// The physical port.
    pub const UPLINK: Self = Self(0x2);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("VNIC_VPORT"),
            0x1 => Some("ESW_VPORT"),
            0x2 => Some("UPLINK"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for VportStateOpMod {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "VportStateOpMod({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for VportStateOpMod {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Link state of a vport.
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct VportState(pub u8);
impl VportState {
    /// No link.
    pub const DOWN: Self = Self(0x0);
    /// Link present.
    pub const UP: Self = Self(0x1);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("DOWN"),
            0x1 => Some("UP"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for VportState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "VportState({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for VportState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Wanted state of a vport.
///
/// Source: linux/mlx5/device.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct VportAdminState(pub u8);
impl VportAdminState {
    /// Keep the link down.
    pub const DOWN: Self = Self(0x0);
    /// Keep the link up.
    pub const UP: Self = Self(0x1);
    /// Follow the physical port.
    pub const AUTO: Self = Self(0x2);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("DOWN"),
            0x1 => Some("UP"),
            0x2 => Some("AUTO"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for VportAdminState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "VportAdminState({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for VportAdminState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Kind of address list in a vport context (allowed_list_type).
///
/// Source: linux/mlx5/device.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct VportListType(pub u8);
impl VportListType {
    /// Unicast MAC addresses.
    pub const UNICAST: Self = Self(0x0);
    /// Multicast MAC addresses.
    pub const MULTICAST: Self = Self(0x1);
    /// VLAN ids.
    pub const VLAN: Self = Self(0x2);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("UNICAST"),
            0x1 => Some("MULTICAST"),
            0x2 => Some("VLAN"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for VportListType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "VportListType({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for VportListType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Headers that must stand inline in a transmit WQE (min_wqe_inline_mode).
///
/// Source: linux/mlx5/device.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct WqeInlineMode(pub u8);
impl WqeInlineMode {
    /// None.
    pub const NONE: Self = Self(0x0);
    /// Ethernet header with VLAN tag, at least 18 bytes.
    pub const L2: Self = Self(0x1);
    /// Up to the end of the IP header.
    pub const IP: Self = Self(0x2);
    /// Up to the end of the TCP or UDP header.
    pub const TCP_UDP: Self = Self(0x3);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("NONE"),
            0x1 => Some("L2"),
            0x2 => Some("IP"),
            0x3 => Some("TCP_UDP"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for WqeInlineMode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "WqeInlineMode({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for WqeInlineMode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// RoCE version of a source address (roce_version).
///
/// Source: linux/mlx5/device.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct RoceVersion(pub u8);
impl RoceVersion {
    /// RoCE v1, Ethertype 0x8915.
    pub const V1: Self = Self(0x0);
    /// RoCE v2, UDP port 4791.
    pub const V2: Self = Self(0x2);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("V1"),
            0x2 => Some("V2"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for RoceVersion {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "RoceVersion({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for RoceVersion {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Network layer of a RoCE source address (roce_l3_type).
///
/// Source: linux/mlx5/device.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct RoceL3Type(pub u8);
impl RoceL3Type {
    /// IPv4.
    pub const IPV4: Self = Self(0x0);
    /// IPv6.
    pub const IPV6: Self = Self(0x1);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("IPV4"),
            0x1 => Some("IPV6"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for RoceL3Type {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "RoceL3Type({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for RoceL3Type {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Reads the link state of a vport.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_vport_state_in_bits`.
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
pub struct QueryVportStateIn([U32; 4]);
const _: () = assert!(size_of::< QueryVportStateIn > () == 0x10);
impl QueryVportStateIn {
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
    /// Command opcode: QUERY_VPORT_STATE, 0x750. `0x00.31:16`
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
    /// Which end is asked, see VportStateOpMod; 0 for the own link. `0x04.15:0`
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
    /// Where [`other_vport`](Self::other_vport) is: `0x08.31`.
    pub const OTHER_VPORT: Field = Field::new(0x8, 31, 31);
    /// 1 to ask about vport_number instead of the sender's own vport. `0x08.31`
    #[inline]
    pub const fn other_vport(&self) -> bool {
        Self::OTHER_VPORT.get(&self.0) != 0
    }
    /// Sets [`other_vport`](Self::other_vport).
    #[inline]
    pub const fn set_other_vport(&mut self, v: bool) -> &mut Self {
        Self::OTHER_VPORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`vport_number`](Self::vport_number) is: `0x08.15:0`.
    pub const VPORT_NUMBER: Field = Field::new(0x8, 15, 0);
    /// Vport asked about when other_vport is 1. `0x08.15:0`
    #[inline]
    pub const fn vport_number(&self) -> u32 {
        Self::VPORT_NUMBER.get(&self.0)
    }
    /// Sets [`vport_number`](Self::vport_number).
    #[inline]
    pub const fn set_vport_number(&mut self, v: u32) -> &mut Self {
        Self::VPORT_NUMBER.set(&mut self.0, v);
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
            name: "other_vport",
            kind: FieldKind::Bits(Self::OTHER_VPORT),
        },
        NamedField {
            name: "vport_number",
            kind: FieldKind::Bits(Self::VPORT_NUMBER),
        },
    ];
}
impl Default for QueryVportStateIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryVportStateIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryVportStateIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of QUERY_VPORT_STATE.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_vport_state_out_bits`.
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
pub struct QueryVportStateOut([U32; 4]);
const _: () = assert!(size_of::< QueryVportStateOut > () == 0x10);
impl QueryVportStateOut {
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
    /// Where [`max_tx_speed`](Self::max_tx_speed) is: `0x0c.31:16`.
    pub const MAX_TX_SPEED: Field = Field::new(0xc, 31, 16);
    /// Transmit speed limit of the vport in units of 100 Mb/s; 0 for none. `0x0c.31:16`
    #[inline]
    pub const fn max_tx_speed(&self) -> u32 {
        Self::MAX_TX_SPEED.get(&self.0)
    }
    /// Sets [`max_tx_speed`](Self::max_tx_speed).
    #[inline]
    pub const fn set_max_tx_speed(&mut self, v: u32) -> &mut Self {
        Self::MAX_TX_SPEED.set(&mut self.0, v);
        self
    }
    /// Where [`admin_state`](Self::admin_state) is: `0x0c.7:4`.
    pub const ADMIN_STATE: Field = Field::new(0xc, 7, 4);
    /// Wanted state, see VportAdminState. `0x0c.7:4`
    #[inline]
    pub const fn admin_state(&self) -> u32 {
        Self::ADMIN_STATE.get(&self.0)
    }
    /// Sets [`admin_state`](Self::admin_state).
    #[inline]
    pub const fn set_admin_state(&mut self, v: u32) -> &mut Self {
        Self::ADMIN_STATE.set(&mut self.0, v);
        self
    }
    /// Where [`state`](Self::state) is: `0x0c.3:0`.
    pub const STATE: Field = Field::new(0xc, 3, 0);
    /// Link state, see VportState; the driver's carrier follows it. `0x0c.3:0`
    #[inline]
    pub const fn state(&self) -> u32 {
        Self::STATE.get(&self.0)
    }
    /// Sets [`state`](Self::state).
    #[inline]
    pub const fn set_state(&mut self, v: u32) -> &mut Self {
        Self::STATE.set(&mut self.0, v);
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
            name: "max_tx_speed",
            kind: FieldKind::Bits(Self::MAX_TX_SPEED),
        },
        NamedField {
            name: "admin_state",
            kind: FieldKind::Bits(Self::ADMIN_STATE),
        },
        NamedField {
            name: "state",
            kind: FieldKind::Bits(Self::STATE),
        },
    ];
}
impl Default for QueryVportStateOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryVportStateOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryVportStateOut", Self::FIELDS, self.as_bytes())
    }
}
/// Reads the Ethernet side of a vport.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_nic_vport_context_in_bits`.
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
pub struct QueryNicVportContextIn([U32; 4]);
const _: () = assert!(size_of::< QueryNicVportContextIn > () == 0x10);
impl QueryNicVportContextIn {
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
    /// Command opcode: QUERY_NIC_VPORT_CONTEXT, 0x754. `0x00.31:16`
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
    /// Where [`other_vport`](Self::other_vport) is: `0x08.31`.
    pub const OTHER_VPORT: Field = Field::new(0x8, 31, 31);
    /// 1 to ask about vport_number instead of the sender's own vport. `0x08.31`
    #[inline]
    pub const fn other_vport(&self) -> bool {
        Self::OTHER_VPORT.get(&self.0) != 0
    }
    /// Sets [`other_vport`](Self::other_vport).
    #[inline]
    pub const fn set_other_vport(&mut self, v: bool) -> &mut Self {
        Self::OTHER_VPORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`vport_number`](Self::vport_number) is: `0x08.15:0`.
    pub const VPORT_NUMBER: Field = Field::new(0x8, 15, 0);
    /// Vport asked about when other_vport is 1. `0x08.15:0`
    #[inline]
    pub const fn vport_number(&self) -> u32 {
        Self::VPORT_NUMBER.get(&self.0)
    }
    /// Sets [`vport_number`](Self::vport_number).
    #[inline]
    pub const fn set_vport_number(&mut self, v: u32) -> &mut Self {
        Self::VPORT_NUMBER.set(&mut self.0, v);
        self
    }
    /// Where [`allowed_list_type`](Self::allowed_list_type) is: `0x0c.26:24`.
    pub const ALLOWED_LIST_TYPE: Field = Field::new(0xc, 26, 24);
    /// Address list wanted, see VportListType. `0x0c.26:24`
    #[inline]
    pub const fn allowed_list_type(&self) -> u32 {
        Self::ALLOWED_LIST_TYPE.get(&self.0)
    }
    /// Sets [`allowed_list_type`](Self::allowed_list_type).
    #[inline]
    pub const fn set_allowed_list_type(&mut self, v: u32) -> &mut Self {
        Self::ALLOWED_LIST_TYPE.set(&mut self.0, v);
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
            name: "other_vport",
            kind: FieldKind::Bits(Self::OTHER_VPORT),
        },
        NamedField {
            name: "vport_number",
            kind: FieldKind::Bits(Self::VPORT_NUMBER),
        },
        NamedField {
            name: "allowed_list_type",
            kind: FieldKind::Bits(Self::ALLOWED_LIST_TYPE),
        },
    ];
}
impl Default for QueryNicVportContextIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryNicVportContextIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryNicVportContextIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of QUERY_NIC_VPORT_CONTEXT; 272 bytes plus the address list.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_nic_vport_context_out_bits`.
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
pub struct QueryNicVportContextOut([U32; 68]);
const _: () = assert!(size_of::< QueryNicVportContextOut > () == 0x110);
impl QueryNicVportContextOut {
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
    /// Vport context as it is now. `0x10`
    #[inline]
    pub fn nic_vport_context(&self) -> &super::cmd_vport::NicVportContext {
        <super::cmd_vport::NicVportContext>::ref_from_bytes(
                &self.as_bytes()[0x10..0x110],
            )
            .expect("in the layout")
    }
    /// [`nic_vport_context`](Self::nic_vport_context), to be written.
    #[inline]
    pub fn nic_vport_context_mut(&mut self) -> &mut super::cmd_vport::NicVportContext {
        <super::cmd_vport::NicVportContext>::mut_from_bytes(
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
            name: "nic_vport_context",
            kind: FieldKind::Layout(0x10, <super::cmd_vport::NicVportContext>::FIELDS),
        },
    ];
}
impl Default for QueryNicVportContextOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryNicVportContextOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryNicVportContextOut", Self::FIELDS, self.as_bytes())
    }
}
/// Changes the Ethernet side of a vport; 512 bytes plus the address list.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_modify_nic_vport_context_in_bits`.
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
pub struct ModifyNicVportContextIn([U32; 128]);
const _: () = assert!(size_of::< ModifyNicVportContextIn > () == 0x200);
impl ModifyNicVportContextIn {
    /// Size in bytes.
    pub const BYTES: usize = 0x200;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 128])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x200] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 128]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 128] {
        &self.0
    }
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: MODIFY_NIC_VPORT_CONTEXT, 0x755. `0x00.31:16`
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
    /// Where [`other_vport`](Self::other_vport) is: `0x08.31`.
    pub const OTHER_VPORT: Field = Field::new(0x8, 31, 31);
    /// 1 to change vport_number instead of the sender's own vport. `0x08.31`
    #[inline]
    pub const fn other_vport(&self) -> bool {
        Self::OTHER_VPORT.get(&self.0) != 0
    }
    /// Sets [`other_vport`](Self::other_vport).
    #[inline]
    pub const fn set_other_vport(&mut self, v: bool) -> &mut Self {
        Self::OTHER_VPORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`vport_number`](Self::vport_number) is: `0x08.15:0`.
    pub const VPORT_NUMBER: Field = Field::new(0x8, 15, 0);
    /// Vport to change when other_vport is 1. `0x08.15:0`
    #[inline]
    pub const fn vport_number(&self) -> u32 {
        Self::VPORT_NUMBER.get(&self.0)
    }
    /// Sets [`vport_number`](Self::vport_number).
    #[inline]
    pub const fn set_vport_number(&mut self, v: u32) -> &mut Self {
        Self::VPORT_NUMBER.set(&mut self.0, v);
        self
    }
    /// Which parts of the context to take. `0x0c`
    #[inline]
    pub fn field_select(&self) -> &super::cmd_vport::ModifyNicVportFieldSelect {
        <super::cmd_vport::ModifyNicVportFieldSelect>::ref_from_bytes(
                &self.as_bytes()[0xc..0x10],
            )
            .expect("in the layout")
    }
    /// [`field_select`](Self::field_select), to be written.
    #[inline]
    pub fn field_select_mut(
        &mut self,
    ) -> &mut super::cmd_vport::ModifyNicVportFieldSelect {
        <super::cmd_vport::ModifyNicVportFieldSelect>::mut_from_bytes(
                &mut self.0.as_mut_bytes()[0xc..0x10],
            )
            .expect("in the layout")
    }
    /// Context holding the new values; only the chosen parts count. `0x100`
    #[inline]
    pub fn nic_vport_context(&self) -> &super::cmd_vport::NicVportContext {
        <super::cmd_vport::NicVportContext>::ref_from_bytes(
                &self.as_bytes()[0x100..0x200],
            )
            .expect("in the layout")
    }
    /// [`nic_vport_context`](Self::nic_vport_context), to be written.
    #[inline]
    pub fn nic_vport_context_mut(&mut self) -> &mut super::cmd_vport::NicVportContext {
        <super::cmd_vport::NicVportContext>::mut_from_bytes(
                &mut self.0.as_mut_bytes()[0x100..0x200],
            )
            .expect("in the layout")
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
            name: "other_vport",
            kind: FieldKind::Bits(Self::OTHER_VPORT),
        },
        NamedField {
            name: "vport_number",
            kind: FieldKind::Bits(Self::VPORT_NUMBER),
        },
        NamedField {
            name: "field_select",
            kind: FieldKind::Layout(
                0xc,
                <super::cmd_vport::ModifyNicVportFieldSelect>::FIELDS,
            ),
        },
        NamedField {
            name: "nic_vport_context",
            kind: FieldKind::Layout(0x100, <super::cmd_vport::NicVportContext>::FIELDS),
        },
    ];
}
impl Default for ModifyNicVportContextIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for ModifyNicVportContextIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "ModifyNicVportContextIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of MODIFY_NIC_VPORT_CONTEXT.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_modify_nic_vport_context_out_bits`.
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
pub struct ModifyNicVportContextOut([U32; 4]);
const _: () = assert!(size_of::< ModifyNicVportContextOut > () == 0x10);
impl ModifyNicVportContextOut {
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
impl Default for ModifyNicVportContextOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for ModifyNicVportContextOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "ModifyNicVportContextOut", Self::FIELDS, self.as_bytes())
    }
}
/// Writes one entry of the RoCE source address table; an all-zero address deletes it.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_set_roce_address_in_bits`.
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
pub struct SetRoceAddressIn([U32; 12]);
const _: () = assert!(size_of::< SetRoceAddressIn > () == 0x30);
impl SetRoceAddressIn {
    /// Size in bytes.
    pub const BYTES: usize = 0x30;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 12])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x30] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 12]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 12] {
        &self.0
    }
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: SET_ROCE_ADDRESS, 0x761. `0x00.31:16`
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
    /// Where [`roce_address_index`](Self::roce_address_index) is: `0x08.31:16`.
    pub const ROCE_ADDRESS_INDEX: Field = Field::new(0x8, 31, 16);
    /// Table entry, below roce_address_table_size; queue pairs name it as src_addr_index. `0x08.31:16`
    #[inline]
    pub const fn roce_address_index(&self) -> u32 {
        Self::ROCE_ADDRESS_INDEX.get(&self.0)
    }
    /// Sets [`roce_address_index`](Self::roce_address_index).
    #[inline]
    pub const fn set_roce_address_index(&mut self, v: u32) -> &mut Self {
        Self::ROCE_ADDRESS_INDEX.set(&mut self.0, v);
        self
    }
    /// Where [`vhca_port_num`](Self::vhca_port_num) is: `0x08.3:0`.
    pub const VHCA_PORT_NUM: Field = Field::new(0x8, 3, 0);
    /// Port of a multi-port function; 0 for the own one. `0x08.3:0`
    #[inline]
    pub const fn vhca_port_num(&self) -> u32 {
        Self::VHCA_PORT_NUM.get(&self.0)
    }
    /// Sets [`vhca_port_num`](Self::vhca_port_num).
    #[inline]
    pub const fn set_vhca_port_num(&mut self, v: u32) -> &mut Self {
        Self::VHCA_PORT_NUM.set(&mut self.0, v);
        self
    }
    /// The entry. `0x10`
    #[inline]
    pub fn roce_address(&self) -> &super::cmd_vport::RoceAddrLayout {
        <super::cmd_vport::RoceAddrLayout>::ref_from_bytes(&self.as_bytes()[0x10..0x30])
            .expect("in the layout")
    }
    /// [`roce_address`](Self::roce_address), to be written.
    #[inline]
    pub fn roce_address_mut(&mut self) -> &mut super::cmd_vport::RoceAddrLayout {
        <super::cmd_vport::RoceAddrLayout>::mut_from_bytes(
                &mut self.0.as_mut_bytes()[0x10..0x30],
            )
            .expect("in the layout")
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
            name: "roce_address_index",
            kind: FieldKind::Bits(Self::ROCE_ADDRESS_INDEX),
        },
        NamedField {
            name: "vhca_port_num",
            kind: FieldKind::Bits(Self::VHCA_PORT_NUM),
        },
        NamedField {
            name: "roce_address",
            kind: FieldKind::Layout(0x10, <super::cmd_vport::RoceAddrLayout>::FIELDS),
        },
    ];
}
impl Default for SetRoceAddressIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for SetRoceAddressIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "SetRoceAddressIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of SET_ROCE_ADDRESS.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_set_roce_address_out_bits`.
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
pub struct SetRoceAddressOut([U32; 4]);
const _: () = assert!(size_of::< SetRoceAddressOut > () == 0x10);
impl SetRoceAddressOut {
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
impl Default for SetRoceAddressOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for SetRoceAddressOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "SetRoceAddressOut", Self::FIELDS, self.as_bytes())
    }
}
/// Reads the partition key table of a vport.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_hca_vport_pkey_in_bits`.
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
pub struct QueryHcaVportPkeyIn([U32; 4]);
const _: () = assert!(size_of::< QueryHcaVportPkeyIn > () == 0x10);
impl QueryHcaVportPkeyIn {
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
    /// Command opcode: QUERY_HCA_VPORT_PKEY, 0x765. `0x00.31:16`
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
    /// Where [`other_vport`](Self::other_vport) is: `0x08.31`.
    pub const OTHER_VPORT: Field = Field::new(0x8, 31, 31);
    /// 1 to ask about vport_number instead of the sender's own vport. `0x08.31`
    #[inline]
    pub const fn other_vport(&self) -> bool {
        Self::OTHER_VPORT.get(&self.0) != 0
    }
    /// Sets [`other_vport`](Self::other_vport).
    #[inline]
    pub const fn set_other_vport(&mut self, v: bool) -> &mut Self {
        Self::OTHER_VPORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`port_num`](Self::port_num) is: `0x08.19:16`.
    pub const PORT_NUM: Field = Field::new(0x8, 19, 16);
    /// Physical port, from 1, on a device with several. `0x08.19:16`
    #[inline]
    pub const fn port_num(&self) -> u32 {
        Self::PORT_NUM.get(&self.0)
    }
    /// Sets [`port_num`](Self::port_num).
    #[inline]
    pub const fn set_port_num(&mut self, v: u32) -> &mut Self {
        Self::PORT_NUM.set(&mut self.0, v);
        self
    }
    /// Where [`vport_number`](Self::vport_number) is: `0x08.15:0`.
    pub const VPORT_NUMBER: Field = Field::new(0x8, 15, 0);
    /// Vport asked about when other_vport is 1. `0x08.15:0`
    #[inline]
    pub const fn vport_number(&self) -> u32 {
        Self::VPORT_NUMBER.get(&self.0)
    }
    /// Sets [`vport_number`](Self::vport_number).
    #[inline]
    pub const fn set_vport_number(&mut self, v: u32) -> &mut Self {
        Self::VPORT_NUMBER.set(&mut self.0, v);
        self
    }
    /// Where [`pkey_index`](Self::pkey_index) is: `0x0c.15:0`.
    pub const PKEY_INDEX: Field = Field::new(0xc, 15, 0);
    /// Table entry wanted; 0xffff for the whole table. `0x0c.15:0`
    #[inline]
    pub const fn pkey_index(&self) -> u32 {
        Self::PKEY_INDEX.get(&self.0)
    }
    /// Sets [`pkey_index`](Self::pkey_index).
    #[inline]
    pub const fn set_pkey_index(&mut self, v: u32) -> &mut Self {
        Self::PKEY_INDEX.set(&mut self.0, v);
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
            name: "other_vport",
            kind: FieldKind::Bits(Self::OTHER_VPORT),
        },
        NamedField {
            name: "port_num",
            kind: FieldKind::Bits(Self::PORT_NUM),
        },
        NamedField {
            name: "vport_number",
            kind: FieldKind::Bits(Self::VPORT_NUMBER),
        },
        NamedField {
            name: "pkey_index",
            kind: FieldKind::Bits(Self::PKEY_INDEX),
        },
    ];
}
impl Default for QueryHcaVportPkeyIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryHcaVportPkeyIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryHcaVportPkeyIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of QUERY_HCA_VPORT_PKEY.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_hca_vport_pkey_out_bits`.
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
pub struct QueryHcaVportPkeyOut([U32; 4]);
const _: () = assert!(size_of::< QueryHcaVportPkeyOut > () == 0x10);
impl QueryHcaVportPkeyOut {
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
    /// Entries asked for, 4 bytes each; a RoCE device gives one. Behind the fixed part, from this byte on.
    pub const PKEY_OFFSET: usize = 0x10;
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
impl Default for QueryHcaVportPkeyOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryHcaVportPkeyOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryHcaVportPkeyOut", Self::FIELDS, self.as_bytes())
    }
}
/// One partition key table entry.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_pkey_bits`.
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
pub struct Pkey([U32; 1]);
const _: () = assert!(size_of::< Pkey > () == 0x4);
impl Pkey {
    /// Size in bytes.
    pub const BYTES: usize = 0x4;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 1])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x4] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 1]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 1] {
        &self.0
    }
    /// Where [`pkey`](Self::pkey) is: `0x00.15:0`.
    pub const PKEY: Field = Field::new(0x0, 15, 0);
    /// Partition key; 0xffff is the default one with full membership. `0x00.15:0`
    #[inline]
    pub const fn pkey(&self) -> u32 {
        Self::PKEY.get(&self.0)
    }
    /// Sets [`pkey`](Self::pkey).
    #[inline]
    pub const fn set_pkey(&mut self, v: u32) -> &mut Self {
        Self::PKEY.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "pkey",
            kind: FieldKind::Bits(Self::PKEY),
        },
    ];
}
impl Default for Pkey {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Pkey {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Pkey", Self::FIELDS, self.as_bytes())
    }
}
/// Ethernet side of a vport.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_nic_vport_context_bits`.
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
pub struct NicVportContext([U32; 64]);
const _: () = assert!(size_of::< NicVportContext > () == 0x100);
impl NicVportContext {
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
    /// Where [`min_wqe_inline_mode`](Self::min_wqe_inline_mode) is: `0x00.26:24`.
    pub const MIN_WQE_INLINE_MODE: Field = Field::new(0x0, 26, 24);
    /// Headers to put inline into each transmit WQE when wqe_inline_mode is 1, see WqeInlineMode. `0x00.26:24`
    #[inline]
    pub const fn min_wqe_inline_mode(&self) -> u32 {
        Self::MIN_WQE_INLINE_MODE.get(&self.0)
    }
    /// Sets [`min_wqe_inline_mode`](Self::min_wqe_inline_mode).
    #[inline]
    pub const fn set_min_wqe_inline_mode(&mut self, v: u32) -> &mut Self {
        Self::MIN_WQE_INLINE_MODE.set(&mut self.0, v);
        self
    }
    /// Where [`disable_mc_local_lb`](Self::disable_mc_local_lb) is: `0x00.2`.
    pub const DISABLE_MC_LOCAL_LB: Field = Field::new(0x0, 2, 2);
    /// 1 to keep own multicast from coming back. `0x00.2`
    #[inline]
    pub const fn disable_mc_local_lb(&self) -> bool {
        Self::DISABLE_MC_LOCAL_LB.get(&self.0) != 0
    }
    /// Sets [`disable_mc_local_lb`](Self::disable_mc_local_lb).
    #[inline]
    pub const fn set_disable_mc_local_lb(&mut self, v: bool) -> &mut Self {
        Self::DISABLE_MC_LOCAL_LB.set(&mut self.0, v as u32);
        self
    }
    /// Where [`disable_uc_local_lb`](Self::disable_uc_local_lb) is: `0x00.1`.
    pub const DISABLE_UC_LOCAL_LB: Field = Field::new(0x0, 1, 1);
    /// 1 to keep own unicast from coming back. `0x00.1`
    #[inline]
    pub const fn disable_uc_local_lb(&self) -> bool {
        Self::DISABLE_UC_LOCAL_LB.get(&self.0) != 0
    }
    /// Sets [`disable_uc_local_lb`](Self::disable_uc_local_lb).
    #[inline]
    pub const fn set_disable_uc_local_lb(&mut self, v: bool) -> &mut Self {
        Self::DISABLE_UC_LOCAL_LB.set(&mut self.0, v as u32);
        self
    }
    /// Where [`roce_en`](Self::roce_en) is: `0x00.0`.
    pub const ROCE_EN: Field = Field::new(0x0, 0, 0);
    /// 1 to turn RoCE on for the vport. `0x00.0`
    #[inline]
    pub const fn roce_en(&self) -> bool {
        Self::ROCE_EN.get(&self.0) != 0
    }
    /// Sets [`roce_en`](Self::roce_en).
    #[inline]
    pub const fn set_roce_en(&mut self, v: bool) -> &mut Self {
        Self::ROCE_EN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`arm_change_event`](Self::arm_change_event) is: `0x04.31`.
    pub const ARM_CHANGE_EVENT: Field = Field::new(0x4, 31, 31);
    /// 1 to ask for one vport change event (0x0d). `0x04.31`
    #[inline]
    pub const fn arm_change_event(&self) -> bool {
        Self::ARM_CHANGE_EVENT.get(&self.0) != 0
    }
    /// Sets [`arm_change_event`](Self::arm_change_event).
    #[inline]
    pub const fn set_arm_change_event(&mut self, v: bool) -> &mut Self {
        Self::ARM_CHANGE_EVENT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`event_on_mtu`](Self::event_on_mtu) is: `0x04.4`.
    pub const EVENT_ON_MTU: Field = Field::new(0x4, 4, 4);
    /// 1 to have a change of MTU raise the event. `0x04.4`
    #[inline]
    pub const fn event_on_mtu(&self) -> bool {
        Self::EVENT_ON_MTU.get(&self.0) != 0
    }
    /// Sets [`event_on_mtu`](Self::event_on_mtu).
    #[inline]
    pub const fn set_event_on_mtu(&mut self, v: bool) -> &mut Self {
        Self::EVENT_ON_MTU.set(&mut self.0, v as u32);
        self
    }
    /// Where [`event_on_promisc_change`](Self::event_on_promisc_change) is: `0x04.3`.
    pub const EVENT_ON_PROMISC_CHANGE: Field = Field::new(0x4, 3, 3);
    /// 1 to have a change of promiscuous mode raise the event. `0x04.3`
    #[inline]
    pub const fn event_on_promisc_change(&self) -> bool {
        Self::EVENT_ON_PROMISC_CHANGE.get(&self.0) != 0
    }
    /// Sets [`event_on_promisc_change`](Self::event_on_promisc_change).
    #[inline]
    pub const fn set_event_on_promisc_change(&mut self, v: bool) -> &mut Self {
        Self::EVENT_ON_PROMISC_CHANGE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`event_on_vlan_change`](Self::event_on_vlan_change) is: `0x04.2`.
    pub const EVENT_ON_VLAN_CHANGE: Field = Field::new(0x4, 2, 2);
    /// 1 to have a change of the VLAN list raise the event. `0x04.2`
    #[inline]
    pub const fn event_on_vlan_change(&self) -> bool {
        Self::EVENT_ON_VLAN_CHANGE.get(&self.0) != 0
    }
    /// Sets [`event_on_vlan_change`](Self::event_on_vlan_change).
    #[inline]
    pub const fn set_event_on_vlan_change(&mut self, v: bool) -> &mut Self {
        Self::EVENT_ON_VLAN_CHANGE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`event_on_mc_address_change`](Self::event_on_mc_address_change) is: `0x04.1`.
    pub const EVENT_ON_MC_ADDRESS_CHANGE: Field = Field::new(0x4, 1, 1);
    /// 1 to have a change of the multicast list raise the event. `0x04.1`
    #[inline]
    pub const fn event_on_mc_address_change(&self) -> bool {
        Self::EVENT_ON_MC_ADDRESS_CHANGE.get(&self.0) != 0
    }
    /// Sets [`event_on_mc_address_change`](Self::event_on_mc_address_change).
    #[inline]
    pub const fn set_event_on_mc_address_change(&mut self, v: bool) -> &mut Self {
        Self::EVENT_ON_MC_ADDRESS_CHANGE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`event_on_uc_address_change`](Self::event_on_uc_address_change) is: `0x04.0`.
    pub const EVENT_ON_UC_ADDRESS_CHANGE: Field = Field::new(0x4, 0, 0);
    /// 1 to have a change of the unicast list raise the event. `0x04.0`
    #[inline]
    pub const fn event_on_uc_address_change(&self) -> bool {
        Self::EVENT_ON_UC_ADDRESS_CHANGE.get(&self.0) != 0
    }
    /// Sets [`event_on_uc_address_change`](Self::event_on_uc_address_change).
    #[inline]
    pub const fn set_event_on_uc_address_change(&mut self, v: bool) -> &mut Self {
        Self::EVENT_ON_UC_ADDRESS_CHANGE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`vhca_id_type`](Self::vhca_id_type) is: `0x08.31`.
    pub const VHCA_ID_TYPE: Field = Field::new(0x8, 31, 31);
    /// How affiliated_vhca_id is read: 0 hardware id, 1 software-chosen id. `0x08.31`
    #[inline]
    pub const fn vhca_id_type(&self) -> bool {
        Self::VHCA_ID_TYPE.get(&self.0) != 0
    }
    /// Sets [`vhca_id_type`](Self::vhca_id_type).
    #[inline]
    pub const fn set_vhca_id_type(&mut self, v: bool) -> &mut Self {
        Self::VHCA_ID_TYPE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`affiliation_criteria`](Self::affiliation_criteria) is: `0x08.19:16`.
    pub const AFFILIATION_CRITERIA: Field = Field::new(0x8, 19, 16);
    /// How the port is tied to its master; a bit of affiliate_nic_vport_criteria. `0x08.19:16`
    #[inline]
    pub const fn affiliation_criteria(&self) -> u32 {
        Self::AFFILIATION_CRITERIA.get(&self.0)
    }
    /// Sets [`affiliation_criteria`](Self::affiliation_criteria).
    #[inline]
    pub const fn set_affiliation_criteria(&mut self, v: u32) -> &mut Self {
        Self::AFFILIATION_CRITERIA.set(&mut self.0, v);
        self
    }
    /// Where [`affiliated_vhca_id`](Self::affiliated_vhca_id) is: `0x08.15:0`.
    pub const AFFILIATED_VHCA_ID: Field = Field::new(0x8, 15, 0);
    /// vHCA id of the master function in a multi-port device. `0x08.15:0`
    #[inline]
    pub const fn affiliated_vhca_id(&self) -> u32 {
        Self::AFFILIATED_VHCA_ID.get(&self.0)
    }
    /// Sets [`affiliated_vhca_id`](Self::affiliated_vhca_id).
    #[inline]
    pub const fn set_affiliated_vhca_id(&mut self, v: u32) -> &mut Self {
        Self::AFFILIATED_VHCA_ID.set(&mut self.0, v);
        self
    }
    /// Where [`sd_group`](Self::sd_group) is: `0x20.30:28`.
    pub const SD_GROUP: Field = Field::new(0x20, 30, 28);
    /// Number of the group of functions that share one port (socket direct); 0 for none. `0x20.30:28`
    #[inline]
    pub const fn sd_group(&self) -> u32 {
        Self::SD_GROUP.get(&self.0)
    }
    /// Sets [`sd_group`](Self::sd_group).
    #[inline]
    pub const fn set_sd_group(&mut self, v: u32) -> &mut Self {
        Self::SD_GROUP.set(&mut self.0, v);
        self
    }
    /// Where [`sd_group_size`](Self::sd_group_size) is: `0x20.23:16`.
    pub const SD_GROUP_SIZE: Field = Field::new(0x20, 23, 16);
    /// Number of functions in that group. `0x20.23:16`
    #[inline]
    pub const fn sd_group_size(&self) -> u32 {
        Self::SD_GROUP_SIZE.get(&self.0)
    }
    /// Sets [`sd_group_size`](Self::sd_group_size).
    #[inline]
    pub const fn set_sd_group_size(&mut self, v: u32) -> &mut Self {
        Self::SD_GROUP_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`mtu`](Self::mtu) is: `0x24.15:0`.
    pub const MTU: Field = Field::new(0x24, 15, 0);
    /// Largest frame on the wire in bytes, Ethernet header included (netdev MTU + 22). `0x24.15:0`
    #[inline]
    pub const fn mtu(&self) -> u32 {
        Self::MTU.get(&self.0)
    }
    /// Sets [`mtu`](Self::mtu).
    #[inline]
    pub const fn set_mtu(&mut self, v: u32) -> &mut Self {
        Self::MTU.set(&mut self.0, v);
        self
    }
    /// Byte offset of [`system_image_guid`](Self::system_image_guid).
    pub const SYSTEM_IMAGE_GUID_OFFSET: usize = 0x28;
    /// GUID common to all parts of the board. `0x28`, 64 bits
    #[inline]
    pub const fn system_image_guid(&self) -> u64 {
        get64(&self.0, 0x28)
    }
    /// Sets [`system_image_guid`](Self::system_image_guid).
    #[inline]
    pub const fn set_system_image_guid(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0x28, v);
        self
    }
    /// Byte offset of [`port_guid`](Self::port_guid).
    pub const PORT_GUID_OFFSET: usize = 0x30;
    /// GUID of the port. `0x30`, 64 bits
    #[inline]
    pub const fn port_guid(&self) -> u64 {
        get64(&self.0, 0x30)
    }
    /// Sets [`port_guid`](Self::port_guid).
    #[inline]
    pub const fn set_port_guid(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0x30, v);
        self
    }
    /// Byte offset of [`node_guid`](Self::node_guid).
    pub const NODE_GUID_OFFSET: usize = 0x38;
    /// GUID of the function. `0x38`, 64 bits
    #[inline]
    pub const fn node_guid(&self) -> u64 {
        get64(&self.0, 0x38)
    }
    /// Sets [`node_guid`](Self::node_guid).
    #[inline]
    pub const fn set_node_guid(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0x38, v);
        self
    }
    /// Where [`qkey_violation_counter`](Self::qkey_violation_counter) is: `0x68.31:16`.
    pub const QKEY_VIOLATION_COUNTER: Field = Field::new(0x68, 31, 16);
    /// Packets received with a wrong queue key. `0x68.31:16`
    #[inline]
    pub const fn qkey_violation_counter(&self) -> u32 {
        Self::QKEY_VIOLATION_COUNTER.get(&self.0)
    }
    /// Sets [`qkey_violation_counter`](Self::qkey_violation_counter).
    #[inline]
    pub const fn set_qkey_violation_counter(&mut self, v: u32) -> &mut Self {
        Self::QKEY_VIOLATION_COUNTER.set(&mut self.0, v);
        self
    }
    /// Where [`promisc_uc`](Self::promisc_uc) is: `0xf0.31`.
    pub const PROMISC_UC: Field = Field::new(0xf0, 31, 31);
    /// 1 to receive all unicast frames. `0xf0.31`
    #[inline]
    pub const fn promisc_uc(&self) -> bool {
        Self::PROMISC_UC.get(&self.0) != 0
    }
    /// Sets [`promisc_uc`](Self::promisc_uc).
    #[inline]
    pub const fn set_promisc_uc(&mut self, v: bool) -> &mut Self {
        Self::PROMISC_UC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`promisc_mc`](Self::promisc_mc) is: `0xf0.30`.
    pub const PROMISC_MC: Field = Field::new(0xf0, 30, 30);
    /// 1 to receive all multicast frames. `0xf0.30`
    #[inline]
    pub const fn promisc_mc(&self) -> bool {
        Self::PROMISC_MC.get(&self.0) != 0
    }
    /// Sets [`promisc_mc`](Self::promisc_mc).
    #[inline]
    pub const fn set_promisc_mc(&mut self, v: bool) -> &mut Self {
        Self::PROMISC_MC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`promisc_all`](Self::promisc_all) is: `0xf0.29`.
    pub const PROMISC_ALL: Field = Field::new(0xf0, 29, 29);
    /// 1 to receive everything the switch lets through. `0xf0.29`
    #[inline]
    pub const fn promisc_all(&self) -> bool {
        Self::PROMISC_ALL.get(&self.0) != 0
    }
    /// Sets [`promisc_all`](Self::promisc_all).
    #[inline]
    pub const fn set_promisc_all(&mut self, v: bool) -> &mut Self {
        Self::PROMISC_ALL.set(&mut self.0, v as u32);
        self
    }
    /// Where [`allowed_list_type`](Self::allowed_list_type) is: `0xf0.26:24`.
    pub const ALLOWED_LIST_TYPE: Field = Field::new(0xf0, 26, 24);
    /// Kind of the list below, see VportListType. `0xf0.26:24`
    #[inline]
    pub const fn allowed_list_type(&self) -> u32 {
        Self::ALLOWED_LIST_TYPE.get(&self.0)
    }
    /// Sets [`allowed_list_type`](Self::allowed_list_type).
    #[inline]
    pub const fn set_allowed_list_type(&mut self, v: u32) -> &mut Self {
        Self::ALLOWED_LIST_TYPE.set(&mut self.0, v);
        self
    }
    /// Where [`allowed_list_size`](Self::allowed_list_size) is: `0xf0.15:0`.
    pub const ALLOWED_LIST_SIZE: Field = Field::new(0xf0, 15, 0);
    /// Number of entries in the list below. `0xf0.15:0`
    #[inline]
    pub const fn allowed_list_size(&self) -> u32 {
        Self::ALLOWED_LIST_SIZE.get(&self.0)
    }
    /// Sets [`allowed_list_size`](Self::allowed_list_size).
    #[inline]
    pub const fn set_allowed_list_size(&mut self, v: u32) -> &mut Self {
        Self::ALLOWED_LIST_SIZE.set(&mut self.0, v);
        self
    }
    /// MAC address the function was given; zero lets the driver make one up. `0xf4`
    #[inline]
    pub fn permanent_address(&self) -> &super::cmd_vport::MacAddressLayout {
        <super::cmd_vport::MacAddressLayout>::ref_from_bytes(
                &self.as_bytes()[0xf4..0xfc],
            )
            .expect("in the layout")
    }
    /// [`permanent_address`](Self::permanent_address), to be written.
    #[inline]
    pub fn permanent_address_mut(&mut self) -> &mut super::cmd_vport::MacAddressLayout {
        <super::cmd_vport::MacAddressLayout>::mut_from_bytes(
                &mut self.0.as_mut_bytes()[0xf4..0xfc],
            )
            .expect("in the layout")
    }
    /// The address list, 8 bytes per entry: mac_address_layout, or vlan_layout for a VLAN list. Behind the fixed part, from this byte on.
    pub const CURRENT_UC_MAC_ADDRESS_OFFSET: usize = 0x100;
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "min_wqe_inline_mode",
            kind: FieldKind::Bits(Self::MIN_WQE_INLINE_MODE),
        },
        NamedField {
            name: "disable_mc_local_lb",
            kind: FieldKind::Bits(Self::DISABLE_MC_LOCAL_LB),
        },
        NamedField {
            name: "disable_uc_local_lb",
            kind: FieldKind::Bits(Self::DISABLE_UC_LOCAL_LB),
        },
        NamedField {
            name: "roce_en",
            kind: FieldKind::Bits(Self::ROCE_EN),
        },
        NamedField {
            name: "arm_change_event",
            kind: FieldKind::Bits(Self::ARM_CHANGE_EVENT),
        },
        NamedField {
            name: "event_on_mtu",
            kind: FieldKind::Bits(Self::EVENT_ON_MTU),
        },
        NamedField {
            name: "event_on_promisc_change",
            kind: FieldKind::Bits(Self::EVENT_ON_PROMISC_CHANGE),
        },
        NamedField {
            name: "event_on_vlan_change",
            kind: FieldKind::Bits(Self::EVENT_ON_VLAN_CHANGE),
        },
        NamedField {
            name: "event_on_mc_address_change",
            kind: FieldKind::Bits(Self::EVENT_ON_MC_ADDRESS_CHANGE),
        },
        NamedField {
            name: "event_on_uc_address_change",
            kind: FieldKind::Bits(Self::EVENT_ON_UC_ADDRESS_CHANGE),
        },
        NamedField {
            name: "vhca_id_type",
            kind: FieldKind::Bits(Self::VHCA_ID_TYPE),
        },
        NamedField {
            name: "affiliation_criteria",
            kind: FieldKind::Bits(Self::AFFILIATION_CRITERIA),
        },
        NamedField {
            name: "affiliated_vhca_id",
            kind: FieldKind::Bits(Self::AFFILIATED_VHCA_ID),
        },
        NamedField {
            name: "sd_group",
            kind: FieldKind::Bits(Self::SD_GROUP),
        },
        NamedField {
            name: "sd_group_size",
            kind: FieldKind::Bits(Self::SD_GROUP_SIZE),
        },
        NamedField {
            name: "mtu",
            kind: FieldKind::Bits(Self::MTU),
        },
        NamedField {
            name: "system_image_guid",
            kind: FieldKind::Qword(0x28),
        },
        NamedField {
            name: "port_guid",
            kind: FieldKind::Qword(0x30),
        },
        NamedField {
            name: "node_guid",
            kind: FieldKind::Qword(0x38),
        },
        NamedField {
            name: "qkey_violation_counter",
            kind: FieldKind::Bits(Self::QKEY_VIOLATION_COUNTER),
        },
        NamedField {
            name: "promisc_uc",
            kind: FieldKind::Bits(Self::PROMISC_UC),
        },
        NamedField {
            name: "promisc_mc",
            kind: FieldKind::Bits(Self::PROMISC_MC),
        },
        NamedField {
            name: "promisc_all",
            kind: FieldKind::Bits(Self::PROMISC_ALL),
        },
        NamedField {
            name: "allowed_list_type",
            kind: FieldKind::Bits(Self::ALLOWED_LIST_TYPE),
        },
        NamedField {
            name: "allowed_list_size",
            kind: FieldKind::Bits(Self::ALLOWED_LIST_SIZE),
        },
        NamedField {
            name: "permanent_address",
            kind: FieldKind::Layout(0xf4, <super::cmd_vport::MacAddressLayout>::FIELDS),
        },
    ];
}
impl Default for NicVportContext {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for NicVportContext {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "NicVportContext", Self::FIELDS, self.as_bytes())
    }
}
/// Which parts of nic_vport_context a MODIFY takes; one bit each.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_modify_nic_vport_field_select_bits`.
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
pub struct ModifyNicVportFieldSelect([U32; 1]);
const _: () = assert!(size_of::< ModifyNicVportFieldSelect > () == 0x4);
impl ModifyNicVportFieldSelect {
    /// Size in bytes.
    pub const BYTES: usize = 0x4;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 1])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x4] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 1]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 1] {
        &self.0
    }
    /// Where [`affiliation`](Self::affiliation) is: `0x00.13`.
    pub const AFFILIATION: Field = Field::new(0x0, 13, 13);
    /// Take affiliation_criteria, vhca_id_type and affiliated_vhca_id. `0x00.13`
    #[inline]
    pub const fn affiliation(&self) -> bool {
        Self::AFFILIATION.get(&self.0) != 0
    }
    /// Sets [`affiliation`](Self::affiliation).
    #[inline]
    pub const fn set_affiliation(&mut self, v: bool) -> &mut Self {
        Self::AFFILIATION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`disable_uc_local_lb`](Self::disable_uc_local_lb) is: `0x00.11`.
    pub const DISABLE_UC_LOCAL_LB: Field = Field::new(0x0, 11, 11);
    /// Take disable_uc_local_lb. `0x00.11`
    #[inline]
    pub const fn disable_uc_local_lb(&self) -> bool {
        Self::DISABLE_UC_LOCAL_LB.get(&self.0) != 0
    }
    /// Sets [`disable_uc_local_lb`](Self::disable_uc_local_lb).
    #[inline]
    pub const fn set_disable_uc_local_lb(&mut self, v: bool) -> &mut Self {
        Self::DISABLE_UC_LOCAL_LB.set(&mut self.0, v as u32);
        self
    }
    /// Where [`disable_mc_local_lb`](Self::disable_mc_local_lb) is: `0x00.10`.
    pub const DISABLE_MC_LOCAL_LB: Field = Field::new(0x0, 10, 10);
    /// Take disable_mc_local_lb. `0x00.10`
    #[inline]
    pub const fn disable_mc_local_lb(&self) -> bool {
        Self::DISABLE_MC_LOCAL_LB.get(&self.0) != 0
    }
    /// Sets [`disable_mc_local_lb`](Self::disable_mc_local_lb).
    #[inline]
    pub const fn set_disable_mc_local_lb(&mut self, v: bool) -> &mut Self {
        Self::DISABLE_MC_LOCAL_LB.set(&mut self.0, v as u32);
        self
    }
    /// Where [`node_guid`](Self::node_guid) is: `0x00.9`.
    pub const NODE_GUID: Field = Field::new(0x0, 9, 9);
    /// Take node_guid. `0x00.9`
    #[inline]
    pub const fn node_guid(&self) -> bool {
        Self::NODE_GUID.get(&self.0) != 0
    }
    /// Sets [`node_guid`](Self::node_guid).
    #[inline]
    pub const fn set_node_guid(&mut self, v: bool) -> &mut Self {
        Self::NODE_GUID.set(&mut self.0, v as u32);
        self
    }
    /// Where [`port_guid`](Self::port_guid) is: `0x00.8`.
    pub const PORT_GUID: Field = Field::new(0x0, 8, 8);
    /// Take port_guid. `0x00.8`
    #[inline]
    pub const fn port_guid(&self) -> bool {
        Self::PORT_GUID.get(&self.0) != 0
    }
    /// Sets [`port_guid`](Self::port_guid).
    #[inline]
    pub const fn set_port_guid(&mut self, v: bool) -> &mut Self {
        Self::PORT_GUID.set(&mut self.0, v as u32);
        self
    }
    /// Where [`min_inline`](Self::min_inline) is: `0x00.7`.
    pub const MIN_INLINE: Field = Field::new(0x0, 7, 7);
    /// Take min_wqe_inline_mode. `0x00.7`
    #[inline]
    pub const fn min_inline(&self) -> bool {
        Self::MIN_INLINE.get(&self.0) != 0
    }
    /// Sets [`min_inline`](Self::min_inline).
    #[inline]
    pub const fn set_min_inline(&mut self, v: bool) -> &mut Self {
        Self::MIN_INLINE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`mtu`](Self::mtu) is: `0x00.6`.
    pub const MTU: Field = Field::new(0x0, 6, 6);
    /// Take mtu. `0x00.6`
    #[inline]
    pub const fn mtu(&self) -> bool {
        Self::MTU.get(&self.0) != 0
    }
    /// Sets [`mtu`](Self::mtu).
    #[inline]
    pub const fn set_mtu(&mut self, v: bool) -> &mut Self {
        Self::MTU.set(&mut self.0, v as u32);
        self
    }
    /// Where [`change_event`](Self::change_event) is: `0x00.5`.
    pub const CHANGE_EVENT: Field = Field::new(0x0, 5, 5);
    /// Take arm_change_event and the event_on bits. `0x00.5`
    #[inline]
    pub const fn change_event(&self) -> bool {
        Self::CHANGE_EVENT.get(&self.0) != 0
    }
    /// Sets [`change_event`](Self::change_event).
    #[inline]
    pub const fn set_change_event(&mut self, v: bool) -> &mut Self {
        Self::CHANGE_EVENT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`promisc`](Self::promisc) is: `0x00.4`.
    pub const PROMISC: Field = Field::new(0x0, 4, 4);
    /// Take promisc_uc, promisc_mc and promisc_all. `0x00.4`
    #[inline]
    pub const fn promisc(&self) -> bool {
        Self::PROMISC.get(&self.0) != 0
    }
    /// Sets [`promisc`](Self::promisc).
    #[inline]
    pub const fn set_promisc(&mut self, v: bool) -> &mut Self {
        Self::PROMISC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`permanent_address`](Self::permanent_address) is: `0x00.3`.
    pub const PERMANENT_ADDRESS: Field = Field::new(0x0, 3, 3);
    /// Take permanent_address. `0x00.3`
    #[inline]
    pub const fn permanent_address(&self) -> bool {
        Self::PERMANENT_ADDRESS.get(&self.0) != 0
    }
    /// Sets [`permanent_address`](Self::permanent_address).
    #[inline]
    pub const fn set_permanent_address(&mut self, v: bool) -> &mut Self {
        Self::PERMANENT_ADDRESS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`addresses_list`](Self::addresses_list) is: `0x00.2`.
    pub const ADDRESSES_LIST: Field = Field::new(0x0, 2, 2);
    /// Take allowed_list_type, allowed_list_size and the list. `0x00.2`
    #[inline]
    pub const fn addresses_list(&self) -> bool {
        Self::ADDRESSES_LIST.get(&self.0) != 0
    }
    /// Sets [`addresses_list`](Self::addresses_list).
    #[inline]
    pub const fn set_addresses_list(&mut self, v: bool) -> &mut Self {
        Self::ADDRESSES_LIST.set(&mut self.0, v as u32);
        self
    }
    /// Where [`roce_en`](Self::roce_en) is: `0x00.1`.
    pub const ROCE_EN: Field = Field::new(0x0, 1, 1);
    /// Take roce_en. `0x00.1`
    #[inline]
    pub const fn roce_en(&self) -> bool {
        Self::ROCE_EN.get(&self.0) != 0
    }
    /// Sets [`roce_en`](Self::roce_en).
    #[inline]
    pub const fn set_roce_en(&mut self, v: bool) -> &mut Self {
        Self::ROCE_EN.set(&mut self.0, v as u32);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "affiliation",
            kind: FieldKind::Bits(Self::AFFILIATION),
        },
        NamedField {
            name: "disable_uc_local_lb",
            kind: FieldKind::Bits(Self::DISABLE_UC_LOCAL_LB),
        },
        NamedField {
            name: "disable_mc_local_lb",
            kind: FieldKind::Bits(Self::DISABLE_MC_LOCAL_LB),
        },
        NamedField {
            name: "node_guid",
            kind: FieldKind::Bits(Self::NODE_GUID),
        },
        NamedField {
            name: "port_guid",
            kind: FieldKind::Bits(Self::PORT_GUID),
        },
        NamedField {
            name: "min_inline",
            kind: FieldKind::Bits(Self::MIN_INLINE),
        },
        NamedField {
            name: "mtu",
            kind: FieldKind::Bits(Self::MTU),
        },
        NamedField {
            name: "change_event",
            kind: FieldKind::Bits(Self::CHANGE_EVENT),
        },
        NamedField {
            name: "promisc",
            kind: FieldKind::Bits(Self::PROMISC),
        },
        NamedField {
            name: "permanent_address",
            kind: FieldKind::Bits(Self::PERMANENT_ADDRESS),
        },
        NamedField {
            name: "addresses_list",
            kind: FieldKind::Bits(Self::ADDRESSES_LIST),
        },
        NamedField {
            name: "roce_en",
            kind: FieldKind::Bits(Self::ROCE_EN),
        },
    ];
}
impl Default for ModifyNicVportFieldSelect {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for ModifyNicVportFieldSelect {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "ModifyNicVportFieldSelect", Self::FIELDS, self.as_bytes())
    }
}
/// One MAC address, padded to 8 bytes.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_mac_address_layout_bits`.
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
pub struct MacAddressLayout([U32; 2]);
const _: () = assert!(size_of::< MacAddressLayout > () == 0x8);
impl MacAddressLayout {
    /// Size in bytes.
    pub const BYTES: usize = 0x8;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 2])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x8] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 2]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 2] {
        &self.0
    }
    /// Where [`mac_addr_47_32`](Self::mac_addr_47_32) is: `0x00.15:0`.
    pub const MAC_ADDR_47_32: Field = Field::new(0x0, 15, 0);
    /// First two bytes of the MAC address as sent on the wire. `0x00.15:0`
    #[inline]
    pub const fn mac_addr_47_32(&self) -> u32 {
        Self::MAC_ADDR_47_32.get(&self.0)
    }
    /// Sets [`mac_addr_47_32`](Self::mac_addr_47_32).
    #[inline]
    pub const fn set_mac_addr_47_32(&mut self, v: u32) -> &mut Self {
        Self::MAC_ADDR_47_32.set(&mut self.0, v);
        self
    }
    /// Where [`mac_addr_31_0`](Self::mac_addr_31_0) is: `0x04.31:0`.
    pub const MAC_ADDR_31_0: Field = Field::new(0x4, 31, 0);
    /// Last four bytes of the MAC address. `0x04.31:0`
    #[inline]
    pub const fn mac_addr_31_0(&self) -> u32 {
        Self::MAC_ADDR_31_0.get(&self.0)
    }
    /// Sets [`mac_addr_31_0`](Self::mac_addr_31_0).
    #[inline]
    pub const fn set_mac_addr_31_0(&mut self, v: u32) -> &mut Self {
        Self::MAC_ADDR_31_0.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "mac_addr_47_32",
            kind: FieldKind::Bits(Self::MAC_ADDR_47_32),
        },
        NamedField {
            name: "mac_addr_31_0",
            kind: FieldKind::Bits(Self::MAC_ADDR_31_0),
        },
    ];
}
impl Default for MacAddressLayout {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for MacAddressLayout {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "MacAddressLayout", Self::FIELDS, self.as_bytes())
    }
}
/// One VLAN list entry, padded to 8 bytes.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_vlan_layout_bits`.
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
pub struct VlanLayout([U32; 2]);
const _: () = assert!(size_of::< VlanLayout > () == 0x8);
impl VlanLayout {
    /// Size in bytes.
    pub const BYTES: usize = 0x8;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 2])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x8] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 2]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 2] {
        &self.0
    }
    /// Where [`vlan`](Self::vlan) is: `0x00.11:0`.
    pub const VLAN: Field = Field::new(0x0, 11, 0);
    /// VLAN id, 12 bits. `0x00.11:0`
    #[inline]
    pub const fn vlan(&self) -> u32 {
        Self::VLAN.get(&self.0)
    }
    /// Sets [`vlan`](Self::vlan).
    #[inline]
    pub const fn set_vlan(&mut self, v: u32) -> &mut Self {
        Self::VLAN.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "vlan",
            kind: FieldKind::Bits(Self::VLAN),
        },
    ];
}
impl Default for VlanLayout {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for VlanLayout {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "VlanLayout", Self::FIELDS, self.as_bytes())
    }
}
/// One entry of the RoCE source address table.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_roce_addr_layout_bits`.
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
pub struct RoceAddrLayout([U32; 8]);
const _: () = assert!(size_of::< RoceAddrLayout > () == 0x20);
impl RoceAddrLayout {
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
    /// GID: IPv6 address, or IPv4 address in the last 4 bytes (::ffff:a.b.c.d). `0x00`, 16 bytes
    #[inline]
    pub fn source_l3_address(&self) -> &[u8; 16] {
        let (a, _) = self
            .as_bytes()[0x0..0x10]
            .split_first_chunk()
            .expect("in the layout");
        a
    }
    /// The bytes of [`source_l3_address`](Self::source_l3_address), to be written.
    #[inline]
    pub fn source_l3_address_mut(&mut self) -> &mut [u8; 16] {
        let b: &mut [u8; 0x20] = zerocopy::transmute_mut!(& mut self.0);
        let (a, _) = b[0x0..0x10].split_first_chunk_mut().expect("in the layout");
        a
    }
    /// Where [`vlan_valid`](Self::vlan_valid) is: `0x10.28`.
    pub const VLAN_VALID: Field = Field::new(0x10, 28, 28);
    /// 1 if frames carry vlan_id. `0x10.28`
    #[inline]
    pub const fn vlan_valid(&self) -> bool {
        Self::VLAN_VALID.get(&self.0) != 0
    }
    /// Sets [`vlan_valid`](Self::vlan_valid).
    #[inline]
    pub const fn set_vlan_valid(&mut self, v: bool) -> &mut Self {
        Self::VLAN_VALID.set(&mut self.0, v as u32);
        self
    }
    /// Where [`vlan_id`](Self::vlan_id) is: `0x10.27:16`.
    pub const VLAN_ID: Field = Field::new(0x10, 27, 16);
    /// VLAN id of frames sent with this address. `0x10.27:16`
    #[inline]
    pub const fn vlan_id(&self) -> u32 {
        Self::VLAN_ID.get(&self.0)
    }
    /// Sets [`vlan_id`](Self::vlan_id).
    #[inline]
    pub const fn set_vlan_id(&mut self, v: u32) -> &mut Self {
        Self::VLAN_ID.set(&mut self.0, v);
        self
    }
    /// Where [`source_mac_47_32`](Self::source_mac_47_32) is: `0x10.15:0`.
    pub const SOURCE_MAC_47_32: Field = Field::new(0x10, 15, 0);
    /// First two bytes of the source MAC address. `0x10.15:0`
    #[inline]
    pub const fn source_mac_47_32(&self) -> u32 {
        Self::SOURCE_MAC_47_32.get(&self.0)
    }
    /// Sets [`source_mac_47_32`](Self::source_mac_47_32).
    #[inline]
    pub const fn set_source_mac_47_32(&mut self, v: u32) -> &mut Self {
        Self::SOURCE_MAC_47_32.set(&mut self.0, v);
        self
    }
    /// Where [`source_mac_31_0`](Self::source_mac_31_0) is: `0x14.31:0`.
    pub const SOURCE_MAC_31_0: Field = Field::new(0x14, 31, 0);
    /// Last four bytes of the source MAC address. `0x14.31:0`
    #[inline]
    pub const fn source_mac_31_0(&self) -> u32 {
        Self::SOURCE_MAC_31_0.get(&self.0)
    }
    /// Sets [`source_mac_31_0`](Self::source_mac_31_0).
    #[inline]
    pub const fn set_source_mac_31_0(&mut self, v: u32) -> &mut Self {
        Self::SOURCE_MAC_31_0.set(&mut self.0, v);
        self
    }
    /// Where [`roce_l3_type`](Self::roce_l3_type) is: `0x18.11:8`.
    pub const ROCE_L3_TYPE: Field = Field::new(0x18, 11, 8);
    /// Network layer, see RoceL3Type; used with version 2. `0x18.11:8`
    #[inline]
    pub const fn roce_l3_type(&self) -> u32 {
        Self::ROCE_L3_TYPE.get(&self.0)
    }
    /// Sets [`roce_l3_type`](Self::roce_l3_type).
    #[inline]
    pub const fn set_roce_l3_type(&mut self, v: u32) -> &mut Self {
        Self::ROCE_L3_TYPE.set(&mut self.0, v);
        self
    }
    /// Where [`roce_version`](Self::roce_version) is: `0x18.7:0`.
    pub const ROCE_VERSION: Field = Field::new(0x18, 7, 0);
    /// RoCE version, see RoceVersion. `0x18.7:0`
    #[inline]
    pub const fn roce_version(&self) -> u32 {
        Self::ROCE_VERSION.get(&self.0)
    }
    /// Sets [`roce_version`](Self::roce_version).
    #[inline]
    pub const fn set_roce_version(&mut self, v: u32) -> &mut Self {
        Self::ROCE_VERSION.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "source_l3_address",
            kind: FieldKind::Bytes(0x0, 16),
        },
        NamedField {
            name: "vlan_valid",
            kind: FieldKind::Bits(Self::VLAN_VALID),
        },
        NamedField {
            name: "vlan_id",
            kind: FieldKind::Bits(Self::VLAN_ID),
        },
        NamedField {
            name: "source_mac_47_32",
            kind: FieldKind::Bits(Self::SOURCE_MAC_47_32),
        },
        NamedField {
            name: "source_mac_31_0",
            kind: FieldKind::Bits(Self::SOURCE_MAC_31_0),
        },
        NamedField {
            name: "roce_l3_type",
            kind: FieldKind::Bits(Self::ROCE_L3_TYPE),
        },
        NamedField {
            name: "roce_version",
            kind: FieldKind::Bits(Self::ROCE_VERSION),
        },
    ];
}
impl Default for RoceAddrLayout {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for RoceAddrLayout {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "RoceAddrLayout", Self::FIELDS, self.as_bytes())
    }
}
