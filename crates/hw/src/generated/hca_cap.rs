//! General capabilities.
//!
//! The structure behind capability type 0 in QUERY_HCA_CAP and SET_HCA_CAP. One-bit fields mean "supported" when 1 unless said otherwise; "log2" fields give a power of two.
//!
//! Generated from `hw-specs/hca_cap.toml` by `cargo xtask codegen`. Do not edit.
use crate::field::{Field, FieldKind, NamedField, get64, set64, debug_fields};
use zerocopy::big_endian::U32;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned};
/// GID table size code (gid_table_size).
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct GidTableSize(pub u16);
impl GidTableSize {
    /// 8 entries.
    pub const N8: Self = Self(0x0);
    /// 16 entries.
    pub const N16: Self = Self(0x1);
    /// 32 entries.
    pub const N32: Self = Self(0x2);
    /// 64 entries.
    pub const N64: Self = Self(0x3);
    /// 128 entries.
    pub const N128: Self = Self(0x4);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("N8"),
            0x1 => Some("N16"),
            0x2 => Some("N32"),
            0x3 => Some("N64"),
            0x4 => Some("N128"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for GidTableSize {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "GidTableSize({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for GidTableSize {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Partition key table size code (pkey_table_size).
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct PkeyTableSize(pub u16);
impl PkeyTableSize {
    /// 128 entries.
    pub const N128: Self = Self(0x0);
    /// 256 entries.
    pub const N256: Self = Self(0x1);
    /// 512 entries.
    pub const N512: Self = Self(0x2);
    /// 1024 entries.
    pub const N1024: Self = Self(0x3);
    /// 2048 entries.
    pub const N2048: Self = Self(0x4);
    /// 4096 entries.
    pub const N4096: Self = Self(0x5);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("N128"),
            0x1 => Some("N256"),
            0x2 => Some("N512"),
            0x3 => Some("N1024"),
            0x4 => Some("N2048"),
            0x5 => Some("N4096"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for PkeyTableSize {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "PkeyTableSize({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for PkeyTableSize {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Link layer of the port (port_type).
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct PortType(pub u8);
impl PortType {
    /// InfiniBand.
    pub const IB: Self = Self(0x0);
    /// Ethernet, RoCE.
    pub const ETHERNET: Self = Self(0x1);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("IB"),
            0x1 => Some("ETHERNET"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for PortType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "PortType({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for PortType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Use of command signatures (cmdif_checksum).
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct CmdifChecksum(pub u8);
impl CmdifChecksum {
    /// Not checked; drivers choose this.
    pub const DISABLED: Self = Self(0x0);
    /// As it was at power-on.
    pub const INITIAL_STATE: Self = Self(0x1);
    /// Checked and produced.
    pub const ENABLED: Self = Self(0x3);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("DISABLED"),
            0x1 => Some("INITIAL_STATE"),
            0x3 => Some("ENABLED"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for CmdifChecksum {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "CmdifChecksum({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for CmdifChecksum {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Fence a WQE needs after an UMR (umr_fence).
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct UmrFence(pub u8);
impl UmrFence {
    /// Strong ordering.
    pub const STRONG: Self = Self(0x0);
    /// Small fence.
    pub const SMALL: Self = Self(0x1);
    /// No fence.
    pub const NONE: Self = Self(0x2);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("STRONG"),
            0x1 => Some("SMALL"),
            0x2 => Some("NONE"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for UmrFence {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "UmrFence({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for UmrFence {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// General capabilities of the device, 256 bytes at the start of the 4 KiB capability area. Bits not listed may be set by firmware and are to be ignored.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_cmd_hca_cap_bits`.
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
pub struct CmdHcaCap([U32; 64]);
const _: () = assert!(size_of::< CmdHcaCap > () == 0x100);
impl CmdHcaCap {
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
    /// Where [`page_request_disable`](Self::page_request_disable) is: `0x00.25`.
    pub const PAGE_REQUEST_DISABLE: Field = Field::new(0x0, 25, 25);
    /// The device never raises page request events, so no page event queue is needed. `0x00.25`
    #[inline]
    pub const fn page_request_disable(&self) -> bool {
        Self::PAGE_REQUEST_DISABLE.get(&self.0) != 0
    }
    /// Sets [`page_request_disable`](Self::page_request_disable).
    #[inline]
    pub const fn set_page_request_disable(&mut self, v: bool) -> &mut Self {
        Self::PAGE_REQUEST_DISABLE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`abs_native_port_num`](Self::abs_native_port_num) is: `0x00.24`.
    pub const ABS_NATIVE_PORT_NUM: Field = Field::new(0x0, 24, 24);
    /// native_port_num is an absolute port number. `0x00.24`
    #[inline]
    pub const fn abs_native_port_num(&self) -> bool {
        Self::ABS_NATIVE_PORT_NUM.get(&self.0) != 0
    }
    /// Sets [`abs_native_port_num`](Self::abs_native_port_num).
    #[inline]
    pub const fn set_abs_native_port_num(&mut self, v: bool) -> &mut Self {
        Self::ABS_NATIVE_PORT_NUM.set(&mut self.0, v as u32);
        self
    }
    /// Where [`shared_object_to_user_object_allowed`](Self::shared_object_to_user_object_allowed) is: `0x00.15`.
    pub const SHARED_OBJECT_TO_USER_OBJECT_ALLOWED: Field = Field::new(0x0, 15, 15);
    /// Objects of user contexts may refer to shared objects. `0x00.15`
    #[inline]
    pub const fn shared_object_to_user_object_allowed(&self) -> bool {
        Self::SHARED_OBJECT_TO_USER_OBJECT_ALLOWED.get(&self.0) != 0
    }
    /// Sets [`shared_object_to_user_object_allowed`](Self::shared_object_to_user_object_allowed).
    #[inline]
    pub const fn set_shared_object_to_user_object_allowed(
        &mut self,
        v: bool,
    ) -> &mut Self {
        Self::SHARED_OBJECT_TO_USER_OBJECT_ALLOWED.set(&mut self.0, v as u32);
        self
    }
    /// Where [`vhca_resource_manager`](Self::vhca_resource_manager) is: `0x00.0`.
    pub const VHCA_RESOURCE_MANAGER: Field = Field::new(0x0, 0, 0);
    /// The function may manage resources of other vHCAs. `0x00.0`
    #[inline]
    pub const fn vhca_resource_manager(&self) -> bool {
        Self::VHCA_RESOURCE_MANAGER.get(&self.0) != 0
    }
    /// Sets [`vhca_resource_manager`](Self::vhca_resource_manager).
    #[inline]
    pub const fn set_vhca_resource_manager(&mut self, v: bool) -> &mut Self {
        Self::VHCA_RESOURCE_MANAGER.set(&mut self.0, v as u32);
        self
    }
    /// Where [`hca_cap_2`](Self::hca_cap_2) is: `0x04.31`.
    pub const HCA_CAP_2: Field = Field::new(0x4, 31, 31);
    /// Capability type 0x20 exists. `0x04.31`
    #[inline]
    pub const fn hca_cap_2(&self) -> bool {
        Self::HCA_CAP_2.get(&self.0) != 0
    }
    /// Sets [`hca_cap_2`](Self::hca_cap_2).
    #[inline]
    pub const fn set_hca_cap_2(&mut self, v: bool) -> &mut Self {
        Self::HCA_CAP_2.set(&mut self.0, v as u32);
        self
    }
    /// Where [`create_lag_when_not_master_up`](Self::create_lag_when_not_master_up) is: `0x04.30`.
    pub const CREATE_LAG_WHEN_NOT_MASTER_UP: Field = Field::new(0x4, 30, 30);
    /// A LAG may be created while the master function is down; needed for the multi-port switch mode. `0x04.30`
    #[inline]
    pub const fn create_lag_when_not_master_up(&self) -> bool {
        Self::CREATE_LAG_WHEN_NOT_MASTER_UP.get(&self.0) != 0
    }
    /// Sets [`create_lag_when_not_master_up`](Self::create_lag_when_not_master_up).
    #[inline]
    pub const fn set_create_lag_when_not_master_up(&mut self, v: bool) -> &mut Self {
        Self::CREATE_LAG_WHEN_NOT_MASTER_UP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`dtor`](Self::dtor) is: `0x04.29`.
    pub const DTOR: Field = Field::new(0x4, 29, 29);
    /// Register DTOR with firmware's own time limits exists. `0x04.29`
    #[inline]
    pub const fn dtor(&self) -> bool {
        Self::DTOR.get(&self.0) != 0
    }
    /// Sets [`dtor`](Self::dtor).
    #[inline]
    pub const fn set_dtor(&mut self, v: bool) -> &mut Self {
        Self::DTOR.set(&mut self.0, v as u32);
        self
    }
    /// Where [`event_on_vhca_state_teardown_request`](Self::event_on_vhca_state_teardown_request) is: `0x04.28`.
    pub const EVENT_ON_VHCA_STATE_TEARDOWN_REQUEST: Field = Field::new(0x4, 28, 28);
    /// An event is raised when a vHCA is asked to tear down. `0x04.28`
    #[inline]
    pub const fn event_on_vhca_state_teardown_request(&self) -> bool {
        Self::EVENT_ON_VHCA_STATE_TEARDOWN_REQUEST.get(&self.0) != 0
    }
    /// Sets [`event_on_vhca_state_teardown_request`](Self::event_on_vhca_state_teardown_request).
    #[inline]
    pub const fn set_event_on_vhca_state_teardown_request(
        &mut self,
        v: bool,
    ) -> &mut Self {
        Self::EVENT_ON_VHCA_STATE_TEARDOWN_REQUEST.set(&mut self.0, v as u32);
        self
    }
    /// Where [`event_on_vhca_state_in_use`](Self::event_on_vhca_state_in_use) is: `0x04.27`.
    pub const EVENT_ON_VHCA_STATE_IN_USE: Field = Field::new(0x4, 27, 27);
    /// An event is raised when a vHCA comes into use. `0x04.27`
    #[inline]
    pub const fn event_on_vhca_state_in_use(&self) -> bool {
        Self::EVENT_ON_VHCA_STATE_IN_USE.get(&self.0) != 0
    }
    /// Sets [`event_on_vhca_state_in_use`](Self::event_on_vhca_state_in_use).
    #[inline]
    pub const fn set_event_on_vhca_state_in_use(&mut self, v: bool) -> &mut Self {
        Self::EVENT_ON_VHCA_STATE_IN_USE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`event_on_vhca_state_active`](Self::event_on_vhca_state_active) is: `0x04.26`.
    pub const EVENT_ON_VHCA_STATE_ACTIVE: Field = Field::new(0x4, 26, 26);
    /// An event is raised when a vHCA becomes active. `0x04.26`
    #[inline]
    pub const fn event_on_vhca_state_active(&self) -> bool {
        Self::EVENT_ON_VHCA_STATE_ACTIVE.get(&self.0) != 0
    }
    /// Sets [`event_on_vhca_state_active`](Self::event_on_vhca_state_active).
    #[inline]
    pub const fn set_event_on_vhca_state_active(&mut self, v: bool) -> &mut Self {
        Self::EVENT_ON_VHCA_STATE_ACTIVE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`event_on_vhca_state_allocated`](Self::event_on_vhca_state_allocated) is: `0x04.25`.
    pub const EVENT_ON_VHCA_STATE_ALLOCATED: Field = Field::new(0x4, 25, 25);
    /// An event is raised when a vHCA is allocated. `0x04.25`
    #[inline]
    pub const fn event_on_vhca_state_allocated(&self) -> bool {
        Self::EVENT_ON_VHCA_STATE_ALLOCATED.get(&self.0) != 0
    }
    /// Sets [`event_on_vhca_state_allocated`](Self::event_on_vhca_state_allocated).
    #[inline]
    pub const fn set_event_on_vhca_state_allocated(&mut self, v: bool) -> &mut Self {
        Self::EVENT_ON_VHCA_STATE_ALLOCATED.set(&mut self.0, v as u32);
        self
    }
    /// Where [`event_on_vhca_state_invalid`](Self::event_on_vhca_state_invalid) is: `0x04.24`.
    pub const EVENT_ON_VHCA_STATE_INVALID: Field = Field::new(0x4, 24, 24);
    /// An event is raised when a vHCA becomes invalid. `0x04.24`
    #[inline]
    pub const fn event_on_vhca_state_invalid(&self) -> bool {
        Self::EVENT_ON_VHCA_STATE_INVALID.get(&self.0) != 0
    }
    /// Sets [`event_on_vhca_state_invalid`](Self::event_on_vhca_state_invalid).
    #[inline]
    pub const fn set_event_on_vhca_state_invalid(&mut self, v: bool) -> &mut Self {
        Self::EVENT_ON_VHCA_STATE_INVALID.set(&mut self.0, v as u32);
        self
    }
    /// Where [`vhca_id`](Self::vhca_id) is: `0x04.15:0`.
    pub const VHCA_ID: Field = Field::new(0x4, 15, 0);
    /// Number of this function inside the device. `0x04.15:0`
    #[inline]
    pub const fn vhca_id(&self) -> u32 {
        Self::VHCA_ID.get(&self.0)
    }
    /// Sets [`vhca_id`](Self::vhca_id).
    #[inline]
    pub const fn set_vhca_id(&mut self, v: u32) -> &mut Self {
        Self::VHCA_ID.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_srq_sz`](Self::log_max_srq_sz) is: `0x10.31:24`.
    pub const LOG_MAX_SRQ_SZ: Field = Field::new(0x10, 31, 24);
    /// log2 of the most WQEs in a shared receive queue. `0x10.31:24`
    #[inline]
    pub const fn log_max_srq_sz(&self) -> u32 {
        Self::LOG_MAX_SRQ_SZ.get(&self.0)
    }
    /// Sets [`log_max_srq_sz`](Self::log_max_srq_sz).
    #[inline]
    pub const fn set_log_max_srq_sz(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_SRQ_SZ.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_qp_sz`](Self::log_max_qp_sz) is: `0x10.23:16`.
    pub const LOG_MAX_QP_SZ: Field = Field::new(0x10, 23, 16);
    /// log2 of the most WQEs in a queue pair's receive or send queue. `0x10.23:16`
    #[inline]
    pub const fn log_max_qp_sz(&self) -> u32 {
        Self::LOG_MAX_QP_SZ.get(&self.0)
    }
    /// Sets [`log_max_qp_sz`](Self::log_max_qp_sz).
    #[inline]
    pub const fn set_log_max_qp_sz(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_QP_SZ.set(&mut self.0, v);
        self
    }
    /// Where [`event_cap`](Self::event_cap) is: `0x10.15`.
    pub const EVENT_CAP: Field = Field::new(0x10, 15, 15);
    /// Capability type 0x14 and 256-bit event masks exist. `0x10.15`
    #[inline]
    pub const fn event_cap(&self) -> bool {
        Self::EVENT_CAP.get(&self.0) != 0
    }
    /// Sets [`event_cap`](Self::event_cap).
    #[inline]
    pub const fn set_event_cap(&mut self, v: bool) -> &mut Self {
        Self::EVENT_CAP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`isolate_vl_tc_new`](Self::isolate_vl_tc_new) is: `0x10.12`.
    pub const ISOLATE_VL_TC_NEW: Field = Field::new(0x10, 12, 12);
    /// Newer form of isolating virtual lanes or traffic classes from each other. `0x10.12`
    #[inline]
    pub const fn isolate_vl_tc_new(&self) -> bool {
        Self::ISOLATE_VL_TC_NEW.get(&self.0) != 0
    }
    /// Sets [`isolate_vl_tc_new`](Self::isolate_vl_tc_new).
    #[inline]
    pub const fn set_isolate_vl_tc_new(&mut self, v: bool) -> &mut Self {
        Self::ISOLATE_VL_TC_NEW.set(&mut self.0, v as u32);
        self
    }
    /// Where [`prio_tag_required`](Self::prio_tag_required) is: `0x10.7`.
    pub const PRIO_TAG_REQUIRED: Field = Field::new(0x10, 7, 7);
    /// Transmitted frames without VLAN need a priority tag. `0x10.7`
    #[inline]
    pub const fn prio_tag_required(&self) -> bool {
        Self::PRIO_TAG_REQUIRED.get(&self.0) != 0
    }
    /// Sets [`prio_tag_required`](Self::prio_tag_required).
    #[inline]
    pub const fn set_prio_tag_required(&mut self, v: bool) -> &mut Self {
        Self::PRIO_TAG_REQUIRED.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_qp`](Self::log_max_qp) is: `0x10.4:0`.
    pub const LOG_MAX_QP: Field = Field::new(0x10, 4, 0);
    /// log2 of the most queue pairs. `0x10.4:0`
    #[inline]
    pub const fn log_max_qp(&self) -> u32 {
        Self::LOG_MAX_QP.get(&self.0)
    }
    /// Sets [`log_max_qp`](Self::log_max_qp).
    #[inline]
    pub const fn set_log_max_qp(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_QP.set(&mut self.0, v);
        self
    }
    /// Where [`ece_support`](Self::ece_support) is: `0x14.28`.
    pub const ECE_SUPPORT: Field = Field::new(0x14, 28, 28);
    /// Enhanced connection options (ece fields) are taken in QP commands. `0x14.28`
    #[inline]
    pub const fn ece_support(&self) -> bool {
        Self::ECE_SUPPORT.get(&self.0) != 0
    }
    /// Sets [`ece_support`](Self::ece_support).
    #[inline]
    pub const fn set_ece_support(&mut self, v: bool) -> &mut Self {
        Self::ECE_SUPPORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reg_c_preserve`](Self::reg_c_preserve) is: `0x14.22`.
    pub const REG_C_PRESERVE: Field = Field::new(0x14, 22, 22);
    /// Metadata registers C keep their value through a self-loopback. `0x14.22`
    #[inline]
    pub const fn reg_c_preserve(&self) -> bool {
        Self::REG_C_PRESERVE.get(&self.0) != 0
    }
    /// Sets [`reg_c_preserve`](Self::reg_c_preserve).
    #[inline]
    pub const fn set_reg_c_preserve(&mut self, v: bool) -> &mut Self {
        Self::REG_C_PRESERVE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_srq`](Self::log_max_srq) is: `0x14.20:16`.
    pub const LOG_MAX_SRQ: Field = Field::new(0x14, 20, 16);
    /// log2 of the most shared receive queues. `0x14.20:16`
    #[inline]
    pub const fn log_max_srq(&self) -> u32 {
        Self::LOG_MAX_SRQ.get(&self.0)
    }
    /// Sets [`log_max_srq`](Self::log_max_srq).
    #[inline]
    pub const fn set_log_max_srq(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_SRQ.set(&mut self.0, v);
        self
    }
    /// Where [`uplink_follow`](Self::uplink_follow) is: `0x14.14`.
    pub const UPLINK_FOLLOW: Field = Field::new(0x14, 14, 14);
    /// A vport's link state can follow the physical port. `0x14.14`
    #[inline]
    pub const fn uplink_follow(&self) -> bool {
        Self::UPLINK_FOLLOW.get(&self.0) != 0
    }
    /// Sets [`uplink_follow`](Self::uplink_follow).
    #[inline]
    pub const fn set_uplink_follow(&mut self, v: bool) -> &mut Self {
        Self::UPLINK_FOLLOW.set(&mut self.0, v as u32);
        self
    }
    /// Where [`ts_cqe_to_dest_cqn`](Self::ts_cqe_to_dest_cqn) is: `0x14.13`.
    pub const TS_CQE_TO_DEST_CQN: Field = Field::new(0x14, 13, 13);
    /// Transmit timestamps can be sent to a chosen completion queue. `0x14.13`
    #[inline]
    pub const fn ts_cqe_to_dest_cqn(&self) -> bool {
        Self::TS_CQE_TO_DEST_CQN.get(&self.0) != 0
    }
    /// Sets [`ts_cqe_to_dest_cqn`](Self::ts_cqe_to_dest_cqn).
    #[inline]
    pub const fn set_ts_cqe_to_dest_cqn(&mut self, v: bool) -> &mut Self {
        Self::TS_CQE_TO_DEST_CQN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`go_back_n`](Self::go_back_n) is: `0x14.6`.
    pub const GO_BACK_N: Field = Field::new(0x14, 6, 6);
    /// Go-back-N retransmission is used. `0x14.6`
    #[inline]
    pub const fn go_back_n(&self) -> bool {
        Self::GO_BACK_N.get(&self.0) != 0
    }
    /// Sets [`go_back_n`](Self::go_back_n).
    #[inline]
    pub const fn set_go_back_n(&mut self, v: bool) -> &mut Self {
        Self::GO_BACK_N.set(&mut self.0, v as u32);
        self
    }
    /// Where [`max_sgl_for_optimized_performance`](Self::max_sgl_for_optimized_performance) is: `0x18.31:24`.
    pub const MAX_SGL_FOR_OPTIMIZED_PERFORMANCE: Field = Field::new(0x18, 31, 24);
    /// Most scatter entries per WQE for best speed; 0 for no advice. `0x18.31:24`
    #[inline]
    pub const fn max_sgl_for_optimized_performance(&self) -> u32 {
        Self::MAX_SGL_FOR_OPTIMIZED_PERFORMANCE.get(&self.0)
    }
    /// Sets [`max_sgl_for_optimized_performance`](Self::max_sgl_for_optimized_performance).
    #[inline]
    pub const fn set_max_sgl_for_optimized_performance(&mut self, v: u32) -> &mut Self {
        Self::MAX_SGL_FOR_OPTIMIZED_PERFORMANCE.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_cq_sz`](Self::log_max_cq_sz) is: `0x18.23:16`.
    pub const LOG_MAX_CQ_SZ: Field = Field::new(0x18, 23, 16);
    /// log2 of the most entries in a completion queue. `0x18.23:16`
    #[inline]
    pub const fn log_max_cq_sz(&self) -> u32 {
        Self::LOG_MAX_CQ_SZ.get(&self.0)
    }
    /// Sets [`log_max_cq_sz`](Self::log_max_cq_sz).
    #[inline]
    pub const fn set_log_max_cq_sz(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_CQ_SZ.set(&mut self.0, v);
        self
    }
    /// Where [`relaxed_ordering_write_umr`](Self::relaxed_ordering_write_umr) is: `0x18.15`.
    pub const RELAXED_ORDERING_WRITE_UMR: Field = Field::new(0x18, 15, 15);
    /// An UMR may change a key's relaxed-ordering write bit. `0x18.15`
    #[inline]
    pub const fn relaxed_ordering_write_umr(&self) -> bool {
        Self::RELAXED_ORDERING_WRITE_UMR.get(&self.0) != 0
    }
    /// Sets [`relaxed_ordering_write_umr`](Self::relaxed_ordering_write_umr).
    #[inline]
    pub const fn set_relaxed_ordering_write_umr(&mut self, v: bool) -> &mut Self {
        Self::RELAXED_ORDERING_WRITE_UMR.set(&mut self.0, v as u32);
        self
    }
    /// Where [`relaxed_ordering_read_umr`](Self::relaxed_ordering_read_umr) is: `0x18.14`.
    pub const RELAXED_ORDERING_READ_UMR: Field = Field::new(0x18, 14, 14);
    /// An UMR may change a key's relaxed-ordering read bit. `0x18.14`
    #[inline]
    pub const fn relaxed_ordering_read_umr(&self) -> bool {
        Self::RELAXED_ORDERING_READ_UMR.get(&self.0) != 0
    }
    /// Sets [`relaxed_ordering_read_umr`](Self::relaxed_ordering_read_umr).
    #[inline]
    pub const fn set_relaxed_ordering_read_umr(&mut self, v: bool) -> &mut Self {
        Self::RELAXED_ORDERING_READ_UMR.set(&mut self.0, v as u32);
        self
    }
    /// Where [`virtio_net_device_emualtion_manager`](Self::virtio_net_device_emualtion_manager) is: `0x18.6`.
    pub const VIRTIO_NET_DEVICE_EMUALTION_MANAGER: Field = Field::new(0x18, 6, 6);
    /// The function may manage emulated virtio-net devices. `0x18.6`
    #[inline]
    pub const fn virtio_net_device_emualtion_manager(&self) -> bool {
        Self::VIRTIO_NET_DEVICE_EMUALTION_MANAGER.get(&self.0) != 0
    }
    /// Sets [`virtio_net_device_emualtion_manager`](Self::virtio_net_device_emualtion_manager).
    #[inline]
    pub const fn set_virtio_net_device_emualtion_manager(
        &mut self,
        v: bool,
    ) -> &mut Self {
        Self::VIRTIO_NET_DEVICE_EMUALTION_MANAGER.set(&mut self.0, v as u32);
        self
    }
    /// Where [`virtio_blk_device_emualtion_manager`](Self::virtio_blk_device_emualtion_manager) is: `0x18.5`.
    pub const VIRTIO_BLK_DEVICE_EMUALTION_MANAGER: Field = Field::new(0x18, 5, 5);
    /// The function may manage emulated virtio-blk devices. `0x18.5`
    #[inline]
    pub const fn virtio_blk_device_emualtion_manager(&self) -> bool {
        Self::VIRTIO_BLK_DEVICE_EMUALTION_MANAGER.get(&self.0) != 0
    }
    /// Sets [`virtio_blk_device_emualtion_manager`](Self::virtio_blk_device_emualtion_manager).
    #[inline]
    pub const fn set_virtio_blk_device_emualtion_manager(
        &mut self,
        v: bool,
    ) -> &mut Self {
        Self::VIRTIO_BLK_DEVICE_EMUALTION_MANAGER.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_cq`](Self::log_max_cq) is: `0x18.4:0`.
    pub const LOG_MAX_CQ: Field = Field::new(0x18, 4, 0);
    /// log2 of the most completion queues. `0x18.4:0`
    #[inline]
    pub const fn log_max_cq(&self) -> u32 {
        Self::LOG_MAX_CQ.get(&self.0)
    }
    /// Sets [`log_max_cq`](Self::log_max_cq).
    #[inline]
    pub const fn set_log_max_cq(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_CQ.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_eq_sz`](Self::log_max_eq_sz) is: `0x1c.31:24`.
    pub const LOG_MAX_EQ_SZ: Field = Field::new(0x1c, 31, 24);
    /// log2 of the most entries in an event queue. `0x1c.31:24`
    #[inline]
    pub const fn log_max_eq_sz(&self) -> u32 {
        Self::LOG_MAX_EQ_SZ.get(&self.0)
    }
    /// Sets [`log_max_eq_sz`](Self::log_max_eq_sz).
    #[inline]
    pub const fn set_log_max_eq_sz(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_EQ_SZ.set(&mut self.0, v);
        self
    }
    /// Where [`relaxed_ordering_write`](Self::relaxed_ordering_write) is: `0x1c.23`.
    pub const RELAXED_ORDERING_WRITE: Field = Field::new(0x1c, 23, 23);
    /// Memory keys may allow relaxed-ordering PCI writes. `0x1c.23`
    #[inline]
    pub const fn relaxed_ordering_write(&self) -> bool {
        Self::RELAXED_ORDERING_WRITE.get(&self.0) != 0
    }
    /// Sets [`relaxed_ordering_write`](Self::relaxed_ordering_write).
    #[inline]
    pub const fn set_relaxed_ordering_write(&mut self, v: bool) -> &mut Self {
        Self::RELAXED_ORDERING_WRITE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`relaxed_ordering_read_pci_enabled`](Self::relaxed_ordering_read_pci_enabled) is: `0x1c.22`.
    pub const RELAXED_ORDERING_READ_PCI_ENABLED: Field = Field::new(0x1c, 22, 22);
    /// Memory keys may allow relaxed-ordering PCI reads, and PCI configuration has the last word. `0x1c.22`
    #[inline]
    pub const fn relaxed_ordering_read_pci_enabled(&self) -> bool {
        Self::RELAXED_ORDERING_READ_PCI_ENABLED.get(&self.0) != 0
    }
    /// Sets [`relaxed_ordering_read_pci_enabled`](Self::relaxed_ordering_read_pci_enabled).
    #[inline]
    pub const fn set_relaxed_ordering_read_pci_enabled(&mut self, v: bool) -> &mut Self {
        Self::RELAXED_ORDERING_READ_PCI_ENABLED.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_mkey`](Self::log_max_mkey) is: `0x1c.21:16`.
    pub const LOG_MAX_MKEY: Field = Field::new(0x1c, 21, 16);
    /// log2 of the most memory keys. `0x1c.21:16`
    #[inline]
    pub const fn log_max_mkey(&self) -> u32 {
        Self::LOG_MAX_MKEY.get(&self.0)
    }
    /// Sets [`log_max_mkey`](Self::log_max_mkey).
    #[inline]
    pub const fn set_log_max_mkey(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_MKEY.set(&mut self.0, v);
        self
    }
    /// Where [`terminate_scatter_list_mkey`](Self::terminate_scatter_list_mkey) is: `0x1c.9`.
    pub const TERMINATE_SCATTER_LIST_MKEY: Field = Field::new(0x1c, 9, 9);
    /// QUERY_SPECIAL_CONTEXTS gives the key that ends a scatter list (0x100 otherwise). `0x1c.9`
    #[inline]
    pub const fn terminate_scatter_list_mkey(&self) -> bool {
        Self::TERMINATE_SCATTER_LIST_MKEY.get(&self.0) != 0
    }
    /// Sets [`terminate_scatter_list_mkey`](Self::terminate_scatter_list_mkey).
    #[inline]
    pub const fn set_terminate_scatter_list_mkey(&mut self, v: bool) -> &mut Self {
        Self::TERMINATE_SCATTER_LIST_MKEY.set(&mut self.0, v as u32);
        self
    }
    /// Where [`repeated_mkey`](Self::repeated_mkey) is: `0x1c.8`.
    pub const REPEATED_MKEY: Field = Field::new(0x1c, 8, 8);
    /// QUERY_SPECIAL_CONTEXTS gives the key for repeated entries. `0x1c.8`
    #[inline]
    pub const fn repeated_mkey(&self) -> bool {
        Self::REPEATED_MKEY.get(&self.0) != 0
    }
    /// Sets [`repeated_mkey`](Self::repeated_mkey).
    #[inline]
    pub const fn set_repeated_mkey(&mut self, v: bool) -> &mut Self {
        Self::REPEATED_MKEY.set(&mut self.0, v as u32);
        self
    }
    /// Where [`dump_fill_mkey`](Self::dump_fill_mkey) is: `0x1c.7`.
    pub const DUMP_FILL_MKEY: Field = Field::new(0x1c, 7, 7);
    /// QUERY_SPECIAL_CONTEXTS gives the key for dump and fill. `0x1c.7`
    #[inline]
    pub const fn dump_fill_mkey(&self) -> bool {
        Self::DUMP_FILL_MKEY.get(&self.0) != 0
    }
    /// Sets [`dump_fill_mkey`](Self::dump_fill_mkey).
    #[inline]
    pub const fn set_dump_fill_mkey(&mut self, v: bool) -> &mut Self {
        Self::DUMP_FILL_MKEY.set(&mut self.0, v as u32);
        self
    }
    /// Where [`fast_teardown`](Self::fast_teardown) is: `0x1c.4`.
    pub const FAST_TEARDOWN: Field = Field::new(0x1c, 4, 4);
    /// TEARDOWN_HCA profile 2 exists. `0x1c.4`
    #[inline]
    pub const fn fast_teardown(&self) -> bool {
        Self::FAST_TEARDOWN.get(&self.0) != 0
    }
    /// Sets [`fast_teardown`](Self::fast_teardown).
    #[inline]
    pub const fn set_fast_teardown(&mut self, v: bool) -> &mut Self {
        Self::FAST_TEARDOWN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_eq`](Self::log_max_eq) is: `0x1c.3:0`.
    pub const LOG_MAX_EQ: Field = Field::new(0x1c, 3, 0);
    /// log2 of the most event queues when max_num_eqs is 0; below 3 Linux cannot work. `0x1c.3:0`
    #[inline]
    pub const fn log_max_eq(&self) -> u32 {
        Self::LOG_MAX_EQ.get(&self.0)
    }
    /// Sets [`log_max_eq`](Self::log_max_eq).
    #[inline]
    pub const fn set_log_max_eq(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_EQ.set(&mut self.0, v);
        self
    }
    /// Where [`max_indirection`](Self::max_indirection) is: `0x20.31:24`.
    pub const MAX_INDIRECTION: Field = Field::new(0x20, 31, 24);
    /// Most levels of keys pointing at keys. `0x20.31:24`
    #[inline]
    pub const fn max_indirection(&self) -> u32 {
        Self::MAX_INDIRECTION.get(&self.0)
    }
    /// Sets [`max_indirection`](Self::max_indirection).
    #[inline]
    pub const fn set_max_indirection(&mut self, v: u32) -> &mut Self {
        Self::MAX_INDIRECTION.set(&mut self.0, v);
        self
    }
    /// Where [`fixed_buffer_size`](Self::fixed_buffer_size) is: `0x20.23`.
    pub const FIXED_BUFFER_SIZE: Field = Field::new(0x20, 23, 23);
    /// Indirect keys with equal-sized entries (KSM) exist. `0x20.23`
    #[inline]
    pub const fn fixed_buffer_size(&self) -> bool {
        Self::FIXED_BUFFER_SIZE.get(&self.0) != 0
    }
    /// Sets [`fixed_buffer_size`](Self::fixed_buffer_size).
    #[inline]
    pub const fn set_fixed_buffer_size(&mut self, v: bool) -> &mut Self {
        Self::FIXED_BUFFER_SIZE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_mrw_sz`](Self::log_max_mrw_sz) is: `0x20.22:16`.
    pub const LOG_MAX_MRW_SZ: Field = Field::new(0x20, 22, 16);
    /// log2 of the largest memory region or window in bytes. `0x20.22:16`
    #[inline]
    pub const fn log_max_mrw_sz(&self) -> u32 {
        Self::LOG_MAX_MRW_SZ.get(&self.0)
    }
    /// Sets [`log_max_mrw_sz`](Self::log_max_mrw_sz).
    #[inline]
    pub const fn set_log_max_mrw_sz(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_MRW_SZ.set(&mut self.0, v);
        self
    }
    /// Where [`force_teardown`](Self::force_teardown) is: `0x20.15`.
    pub const FORCE_TEARDOWN: Field = Field::new(0x20, 15, 15);
    /// TEARDOWN_HCA profile 1 exists. `0x20.15`
    #[inline]
    pub const fn force_teardown(&self) -> bool {
        Self::FORCE_TEARDOWN.get(&self.0) != 0
    }
    /// Sets [`force_teardown`](Self::force_teardown).
    #[inline]
    pub const fn set_force_teardown(&mut self, v: bool) -> &mut Self {
        Self::FORCE_TEARDOWN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_bsf_list_size`](Self::log_max_bsf_list_size) is: `0x20.13:8`.
    pub const LOG_MAX_BSF_LIST_SIZE: Field = Field::new(0x20, 13, 8);
    /// log2 of the most signature descriptors (BSF) in a key. `0x20.13:8`
    #[inline]
    pub const fn log_max_bsf_list_size(&self) -> u32 {
        Self::LOG_MAX_BSF_LIST_SIZE.get(&self.0)
    }
    /// Sets [`log_max_bsf_list_size`](Self::log_max_bsf_list_size).
    #[inline]
    pub const fn set_log_max_bsf_list_size(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_BSF_LIST_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`umr_extended_translation_offset`](Self::umr_extended_translation_offset) is: `0x20.7`.
    pub const UMR_EXTENDED_TRANSLATION_OFFSET: Field = Field::new(0x20, 7, 7);
    /// An UMR takes a longer translation offset, so keys beyond 65,535 pages can be filled. `0x20.7`
    #[inline]
    pub const fn umr_extended_translation_offset(&self) -> bool {
        Self::UMR_EXTENDED_TRANSLATION_OFFSET.get(&self.0) != 0
    }
    /// Sets [`umr_extended_translation_offset`](Self::umr_extended_translation_offset).
    #[inline]
    pub const fn set_umr_extended_translation_offset(&mut self, v: bool) -> &mut Self {
        Self::UMR_EXTENDED_TRANSLATION_OFFSET.set(&mut self.0, v as u32);
        self
    }
    /// Where [`null_mkey`](Self::null_mkey) is: `0x20.6`.
    pub const NULL_MKEY: Field = Field::new(0x20, 6, 6);
    /// QUERY_SPECIAL_CONTEXTS gives a key that reads zeros and discards writes. `0x20.6`
    #[inline]
    pub const fn null_mkey(&self) -> bool {
        Self::NULL_MKEY.get(&self.0) != 0
    }
    /// Sets [`null_mkey`](Self::null_mkey).
    #[inline]
    pub const fn set_null_mkey(&mut self, v: bool) -> &mut Self {
        Self::NULL_MKEY.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_klm_list_size`](Self::log_max_klm_list_size) is: `0x20.5:0`.
    pub const LOG_MAX_KLM_LIST_SIZE: Field = Field::new(0x20, 5, 0);
    /// log2 of the most KLM entries in a key. `0x20.5:0`
    #[inline]
    pub const fn log_max_klm_list_size(&self) -> u32 {
        Self::LOG_MAX_KLM_LIST_SIZE.get(&self.0)
    }
    /// Sets [`log_max_klm_list_size`](Self::log_max_klm_list_size).
    #[inline]
    pub const fn set_log_max_klm_list_size(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_KLM_LIST_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`qpc_extension`](Self::qpc_extension) is: `0x24.29`.
    pub const QPC_EXTENSION: Field = Field::new(0x24, 29, 29);
    /// QP commands take a context extension. `0x24.29`
    #[inline]
    pub const fn qpc_extension(&self) -> bool {
        Self::QPC_EXTENSION.get(&self.0) != 0
    }
    /// Sets [`qpc_extension`](Self::qpc_extension).
    #[inline]
    pub const fn set_qpc_extension(&mut self, v: bool) -> &mut Self {
        Self::QPC_EXTENSION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_ra_req_dc`](Self::log_max_ra_req_dc) is: `0x24.21:16`.
    pub const LOG_MAX_RA_REQ_DC: Field = Field::new(0x24, 21, 16);
    /// log2 of reads and atomics a DC initiator may have outstanding. `0x24.21:16`
    #[inline]
    pub const fn log_max_ra_req_dc(&self) -> u32 {
        Self::LOG_MAX_RA_REQ_DC.get(&self.0)
    }
    /// Sets [`log_max_ra_req_dc`](Self::log_max_ra_req_dc).
    #[inline]
    pub const fn set_log_max_ra_req_dc(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_RA_REQ_DC.set(&mut self.0, v);
        self
    }
    /// Where [`eth_wqe_too_small`](Self::eth_wqe_too_small) is: `0x24.13`.
    pub const ETH_WQE_TOO_SMALL: Field = Field::new(0x24, 13, 13);
    /// Counter of Ethernet receive WQEs too small for the packet exists. `0x24.13`
    #[inline]
    pub const fn eth_wqe_too_small(&self) -> bool {
        Self::ETH_WQE_TOO_SMALL.get(&self.0) != 0
    }
    /// Sets [`eth_wqe_too_small`](Self::eth_wqe_too_small).
    #[inline]
    pub const fn set_eth_wqe_too_small(&mut self, v: bool) -> &mut Self {
        Self::ETH_WQE_TOO_SMALL.set(&mut self.0, v as u32);
        self
    }
    /// Where [`vnic_env_cq_overrun`](Self::vnic_env_cq_overrun) is: `0x24.6`.
    pub const VNIC_ENV_CQ_OVERRUN: Field = Field::new(0x24, 6, 6);
    /// Counter of completion queue overruns of the vport exists. `0x24.6`
    #[inline]
    pub const fn vnic_env_cq_overrun(&self) -> bool {
        Self::VNIC_ENV_CQ_OVERRUN.get(&self.0) != 0
    }
    /// Sets [`vnic_env_cq_overrun`](Self::vnic_env_cq_overrun).
    #[inline]
    pub const fn set_vnic_env_cq_overrun(&mut self, v: bool) -> &mut Self {
        Self::VNIC_ENV_CQ_OVERRUN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_ra_res_dc`](Self::log_max_ra_res_dc) is: `0x24.5:0`.
    pub const LOG_MAX_RA_RES_DC: Field = Field::new(0x24, 5, 0);
    /// log2 of reads and atomics a DC target may have in work. `0x24.5:0`
    #[inline]
    pub const fn log_max_ra_res_dc(&self) -> u32 {
        Self::LOG_MAX_RA_RES_DC.get(&self.0)
    }
    /// Sets [`log_max_ra_res_dc`](Self::log_max_ra_res_dc).
    #[inline]
    pub const fn set_log_max_ra_res_dc(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_RA_RES_DC.set(&mut self.0, v);
        self
    }
    /// Where [`release_all_pages`](Self::release_all_pages) is: `0x28.26`.
    pub const RELEASE_ALL_PAGES: Field = Field::new(0x28, 26, 26);
    /// When a managed function goes away all its pages are free at once, without MANAGE_PAGES; echoed in SET_HCA_CAP. `0x28.26`
    #[inline]
    pub const fn release_all_pages(&self) -> bool {
        Self::RELEASE_ALL_PAGES.get(&self.0) != 0
    }
    /// Sets [`release_all_pages`](Self::release_all_pages).
    #[inline]
    pub const fn set_release_all_pages(&mut self, v: bool) -> &mut Self {
        Self::RELEASE_ALL_PAGES.set(&mut self.0, v as u32);
        self
    }
    /// Where [`must_not_use`](Self::must_not_use) is: `0x28.25`.
    pub const MUST_NOT_USE: Field = Field::new(0x28, 25, 25);
    /// Bit drivers keep away from. `0x28.25`
    #[inline]
    pub const fn must_not_use(&self) -> bool {
        Self::MUST_NOT_USE.get(&self.0) != 0
    }
    /// Sets [`must_not_use`](Self::must_not_use).
    #[inline]
    pub const fn set_must_not_use(&mut self, v: bool) -> &mut Self {
        Self::MUST_NOT_USE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`roce_accl`](Self::roce_accl) is: `0x28.22`.
    pub const ROCE_ACCL: Field = Field::new(0x28, 22, 22);
    /// Register for RoCE acceleration settings exists. `0x28.22`
    #[inline]
    pub const fn roce_accl(&self) -> bool {
        Self::ROCE_ACCL.get(&self.0) != 0
    }
    /// Sets [`roce_accl`](Self::roce_accl).
    #[inline]
    pub const fn set_roce_accl(&mut self, v: bool) -> &mut Self {
        Self::ROCE_ACCL.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_ra_req_qp`](Self::log_max_ra_req_qp) is: `0x28.21:16`.
    pub const LOG_MAX_RA_REQ_QP: Field = Field::new(0x28, 21, 16);
    /// log2 of reads and atomics an RC requester may have outstanding. `0x28.21:16`
    #[inline]
    pub const fn log_max_ra_req_qp(&self) -> u32 {
        Self::LOG_MAX_RA_REQ_QP.get(&self.0)
    }
    /// Sets [`log_max_ra_req_qp`](Self::log_max_ra_req_qp).
    #[inline]
    pub const fn set_log_max_ra_req_qp(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_RA_REQ_QP.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_ra_res_qp`](Self::log_max_ra_res_qp) is: `0x28.5:0`.
    pub const LOG_MAX_RA_RES_QP: Field = Field::new(0x28, 5, 0);
    /// log2 of reads and atomics an RC responder may have in work. `0x28.5:0`
    #[inline]
    pub const fn log_max_ra_res_qp(&self) -> u32 {
        Self::LOG_MAX_RA_RES_QP.get(&self.0)
    }
    /// Sets [`log_max_ra_res_qp`](Self::log_max_ra_res_qp).
    #[inline]
    pub const fn set_log_max_ra_res_qp(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_RA_RES_QP.set(&mut self.0, v);
        self
    }
    /// Where [`end_pad`](Self::end_pad) is: `0x2c.31`.
    pub const END_PAD: Field = Field::new(0x2c, 31, 31);
    /// Receive writes can be padded at the end to whole cache lines. `0x2c.31`
    #[inline]
    pub const fn end_pad(&self) -> bool {
        Self::END_PAD.get(&self.0) != 0
    }
    /// Sets [`end_pad`](Self::end_pad).
    #[inline]
    pub const fn set_end_pad(&mut self, v: bool) -> &mut Self {
        Self::END_PAD.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cc_query_allowed`](Self::cc_query_allowed) is: `0x2c.30`.
    pub const CC_QUERY_ALLOWED: Field = Field::new(0x2c, 30, 30);
    /// The function may read congestion control settings and statistics. `0x2c.30`
    #[inline]
    pub const fn cc_query_allowed(&self) -> bool {
        Self::CC_QUERY_ALLOWED.get(&self.0) != 0
    }
    /// Sets [`cc_query_allowed`](Self::cc_query_allowed).
    #[inline]
    pub const fn set_cc_query_allowed(&mut self, v: bool) -> &mut Self {
        Self::CC_QUERY_ALLOWED.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cc_modify_allowed`](Self::cc_modify_allowed) is: `0x2c.29`.
    pub const CC_MODIFY_ALLOWED: Field = Field::new(0x2c, 29, 29);
    /// The function may change congestion control settings. `0x2c.29`
    #[inline]
    pub const fn cc_modify_allowed(&self) -> bool {
        Self::CC_MODIFY_ALLOWED.get(&self.0) != 0
    }
    /// Sets [`cc_modify_allowed`](Self::cc_modify_allowed).
    #[inline]
    pub const fn set_cc_modify_allowed(&mut self, v: bool) -> &mut Self {
        Self::CC_MODIFY_ALLOWED.set(&mut self.0, v as u32);
        self
    }
    /// Where [`start_pad`](Self::start_pad) is: `0x2c.28`.
    pub const START_PAD: Field = Field::new(0x2c, 28, 28);
    /// Receive writes can be padded at the start, chosen by bit 31 of the byte count. `0x2c.28`
    #[inline]
    pub const fn start_pad(&self) -> bool {
        Self::START_PAD.get(&self.0) != 0
    }
    /// Sets [`start_pad`](Self::start_pad).
    #[inline]
    pub const fn set_start_pad(&mut self, v: bool) -> &mut Self {
        Self::START_PAD.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cache_line_128byte`](Self::cache_line_128byte) is: `0x2c.27`.
    pub const CACHE_LINE_128BYTE: Field = Field::new(0x2c, 27, 27);
    /// Padding uses 128-byte cache lines instead of 64; the driver sets it to fit the host. `0x2c.27`
    #[inline]
    pub const fn cache_line_128byte(&self) -> bool {
        Self::CACHE_LINE_128BYTE.get(&self.0) != 0
    }
    /// Sets [`cache_line_128byte`](Self::cache_line_128byte).
    #[inline]
    pub const fn set_cache_line_128byte(&mut self, v: bool) -> &mut Self {
        Self::CACHE_LINE_128BYTE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`rts2rts_qp_counters_set_id`](Self::rts2rts_qp_counters_set_id) is: `0x2c.22`.
    pub const RTS2RTS_QP_COUNTERS_SET_ID: Field = Field::new(0x2c, 22, 22);
    /// RTS2RTS_QP can change the counter set. `0x2c.22`
    #[inline]
    pub const fn rts2rts_qp_counters_set_id(&self) -> bool {
        Self::RTS2RTS_QP_COUNTERS_SET_ID.get(&self.0) != 0
    }
    /// Sets [`rts2rts_qp_counters_set_id`](Self::rts2rts_qp_counters_set_id).
    #[inline]
    pub const fn set_rts2rts_qp_counters_set_id(&mut self, v: bool) -> &mut Self {
        Self::RTS2RTS_QP_COUNTERS_SET_ID.set(&mut self.0, v as u32);
        self
    }
    /// Where [`vnic_env_int_rq_oob`](Self::vnic_env_int_rq_oob) is: `0x2c.19`.
    pub const VNIC_ENV_INT_RQ_OOB: Field = Field::new(0x2c, 19, 19);
    /// Counter of internal receive queues without buffer exists. `0x2c.19`
    #[inline]
    pub const fn vnic_env_int_rq_oob(&self) -> bool {
        Self::VNIC_ENV_INT_RQ_OOB.get(&self.0) != 0
    }
    /// Sets [`vnic_env_int_rq_oob`](Self::vnic_env_int_rq_oob).
    #[inline]
    pub const fn set_vnic_env_int_rq_oob(&mut self, v: bool) -> &mut Self {
        Self::VNIC_ENV_INT_RQ_OOB.set(&mut self.0, v as u32);
        self
    }
    /// Where [`sbcam_reg`](Self::sbcam_reg) is: `0x2c.18`.
    pub const SBCAM_REG: Field = Field::new(0x2c, 18, 18);
    /// Register SBCAM (shared buffer features) exists. `0x2c.18`
    #[inline]
    pub const fn sbcam_reg(&self) -> bool {
        Self::SBCAM_REG.get(&self.0) != 0
    }
    /// Sets [`sbcam_reg`](Self::sbcam_reg).
    #[inline]
    pub const fn set_sbcam_reg(&mut self, v: bool) -> &mut Self {
        Self::SBCAM_REG.set(&mut self.0, v as u32);
        self
    }
    /// Where [`qcam_reg`](Self::qcam_reg) is: `0x2c.16`.
    pub const QCAM_REG: Field = Field::new(0x2c, 16, 16);
    /// Register QCAM exists. `0x2c.16`
    #[inline]
    pub const fn qcam_reg(&self) -> bool {
        Self::QCAM_REG.get(&self.0) != 0
    }
    /// Sets [`qcam_reg`](Self::qcam_reg).
    #[inline]
    pub const fn set_qcam_reg(&mut self, v: bool) -> &mut Self {
        Self::QCAM_REG.set(&mut self.0, v as u32);
        self
    }
    /// Where [`gid_table_size`](Self::gid_table_size) is: `0x2c.15:0`.
    pub const GID_TABLE_SIZE: Field = Field::new(0x2c, 15, 0);
    /// GID table size code, see GidTableSize; RoCE has its own table size in roce_cap. `0x2c.15:0`
    #[inline]
    pub const fn gid_table_size(&self) -> u32 {
        Self::GID_TABLE_SIZE.get(&self.0)
    }
    /// Sets [`gid_table_size`](Self::gid_table_size).
    #[inline]
    pub const fn set_gid_table_size(&mut self, v: u32) -> &mut Self {
        Self::GID_TABLE_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`out_of_seq_cnt`](Self::out_of_seq_cnt) is: `0x30.31`.
    pub const OUT_OF_SEQ_CNT: Field = Field::new(0x30, 31, 31);
    /// Queue counter out_of_sequence exists. `0x30.31`
    #[inline]
    pub const fn out_of_seq_cnt(&self) -> bool {
        Self::OUT_OF_SEQ_CNT.get(&self.0) != 0
    }
    /// Sets [`out_of_seq_cnt`](Self::out_of_seq_cnt).
    #[inline]
    pub const fn set_out_of_seq_cnt(&mut self, v: bool) -> &mut Self {
        Self::OUT_OF_SEQ_CNT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`vport_counters`](Self::vport_counters) is: `0x30.30`.
    pub const VPORT_COUNTERS: Field = Field::new(0x30, 30, 30);
    /// QUERY_VPORT_COUNTER exists. `0x30.30`
    #[inline]
    pub const fn vport_counters(&self) -> bool {
        Self::VPORT_COUNTERS.get(&self.0) != 0
    }
    /// Sets [`vport_counters`](Self::vport_counters).
    #[inline]
    pub const fn set_vport_counters(&mut self, v: bool) -> &mut Self {
        Self::VPORT_COUNTERS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`retransmission_q_counters`](Self::retransmission_q_counters) is: `0x30.29`.
    pub const RETRANSMISSION_Q_COUNTERS: Field = Field::new(0x30, 29, 29);
    /// Queue counters of retransmission exist. `0x30.29`
    #[inline]
    pub const fn retransmission_q_counters(&self) -> bool {
        Self::RETRANSMISSION_Q_COUNTERS.get(&self.0) != 0
    }
    /// Sets [`retransmission_q_counters`](Self::retransmission_q_counters).
    #[inline]
    pub const fn set_retransmission_q_counters(&mut self, v: bool) -> &mut Self {
        Self::RETRANSMISSION_Q_COUNTERS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`debug`](Self::debug) is: `0x30.28`.
    pub const DEBUG: Field = Field::new(0x30, 28, 28);
    /// Capability type 0xd exists. `0x30.28`
    #[inline]
    pub const fn debug(&self) -> bool {
        Self::DEBUG.get(&self.0) != 0
    }
    /// Sets [`debug`](Self::debug).
    #[inline]
    pub const fn set_debug(&mut self, v: bool) -> &mut Self {
        Self::DEBUG.set(&mut self.0, v as u32);
        self
    }
    /// Where [`modify_rq_counter_set_id`](Self::modify_rq_counter_set_id) is: `0x30.27`.
    pub const MODIFY_RQ_COUNTER_SET_ID: Field = Field::new(0x30, 27, 27);
    /// MODIFY_RQ can change the counter set. `0x30.27`
    #[inline]
    pub const fn modify_rq_counter_set_id(&self) -> bool {
        Self::MODIFY_RQ_COUNTER_SET_ID.get(&self.0) != 0
    }
    /// Sets [`modify_rq_counter_set_id`](Self::modify_rq_counter_set_id).
    #[inline]
    pub const fn set_modify_rq_counter_set_id(&mut self, v: bool) -> &mut Self {
        Self::MODIFY_RQ_COUNTER_SET_ID.set(&mut self.0, v as u32);
        self
    }
    /// Where [`rq_delay_drop`](Self::rq_delay_drop) is: `0x30.26`.
    pub const RQ_DELAY_DROP: Field = Field::new(0x30, 26, 26);
    /// Receive queues can hold packets for a while instead of dropping. `0x30.26`
    #[inline]
    pub const fn rq_delay_drop(&self) -> bool {
        Self::RQ_DELAY_DROP.get(&self.0) != 0
    }
    /// Sets [`rq_delay_drop`](Self::rq_delay_drop).
    #[inline]
    pub const fn set_rq_delay_drop(&mut self, v: bool) -> &mut Self {
        Self::RQ_DELAY_DROP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`max_qp_cnt`](Self::max_qp_cnt) is: `0x30.25:16`.
    pub const MAX_QP_CNT: Field = Field::new(0x30, 25, 16);
    /// Number of queue counter sets. `0x30.25:16`
    #[inline]
    pub const fn max_qp_cnt(&self) -> u32 {
        Self::MAX_QP_CNT.get(&self.0)
    }
    /// Sets [`max_qp_cnt`](Self::max_qp_cnt).
    #[inline]
    pub const fn set_max_qp_cnt(&mut self, v: u32) -> &mut Self {
        Self::MAX_QP_CNT.set(&mut self.0, v);
        self
    }
    /// Where [`pkey_table_size`](Self::pkey_table_size) is: `0x30.15:0`.
    pub const PKEY_TABLE_SIZE: Field = Field::new(0x30, 15, 0);
    /// Partition key table size code, see PkeyTableSize. `0x30.15:0`
    #[inline]
    pub const fn pkey_table_size(&self) -> u32 {
        Self::PKEY_TABLE_SIZE.get(&self.0)
    }
    /// Sets [`pkey_table_size`](Self::pkey_table_size).
    #[inline]
    pub const fn set_pkey_table_size(&mut self, v: u32) -> &mut Self {
        Self::PKEY_TABLE_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`vport_group_manager`](Self::vport_group_manager) is: `0x34.31`.
    pub const VPORT_GROUP_MANAGER: Field = Field::new(0x34, 31, 31);
    /// The function manages the vports of the embedded switch. `0x34.31`
    #[inline]
    pub const fn vport_group_manager(&self) -> bool {
        Self::VPORT_GROUP_MANAGER.get(&self.0) != 0
    }
    /// Sets [`vport_group_manager`](Self::vport_group_manager).
    #[inline]
    pub const fn set_vport_group_manager(&mut self, v: bool) -> &mut Self {
        Self::VPORT_GROUP_MANAGER.set(&mut self.0, v as u32);
        self
    }
    /// Where [`vhca_group_manager`](Self::vhca_group_manager) is: `0x34.30`.
    pub const VHCA_GROUP_MANAGER: Field = Field::new(0x34, 30, 30);
    /// The function manages a group of vHCAs. `0x34.30`
    #[inline]
    pub const fn vhca_group_manager(&self) -> bool {
        Self::VHCA_GROUP_MANAGER.get(&self.0) != 0
    }
    /// Sets [`vhca_group_manager`](Self::vhca_group_manager).
    #[inline]
    pub const fn set_vhca_group_manager(&mut self, v: bool) -> &mut Self {
        Self::VHCA_GROUP_MANAGER.set(&mut self.0, v as u32);
        self
    }
    /// Where [`ib_virt`](Self::ib_virt) is: `0x34.29`.
    pub const IB_VIRT: Field = Field::new(0x34, 29, 29);
    /// InfiniBand virtualization with one vport per function. `0x34.29`
    #[inline]
    pub const fn ib_virt(&self) -> bool {
        Self::IB_VIRT.get(&self.0) != 0
    }
    /// Sets [`ib_virt`](Self::ib_virt).
    #[inline]
    pub const fn set_ib_virt(&mut self, v: bool) -> &mut Self {
        Self::IB_VIRT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`eth_virt`](Self::eth_virt) is: `0x34.28`.
    pub const ETH_VIRT: Field = Field::new(0x34, 28, 28);
    /// Ethernet virtualization with one vport per function. `0x34.28`
    #[inline]
    pub const fn eth_virt(&self) -> bool {
        Self::ETH_VIRT.get(&self.0) != 0
    }
    /// Sets [`eth_virt`](Self::eth_virt).
    #[inline]
    pub const fn set_eth_virt(&mut self, v: bool) -> &mut Self {
        Self::ETH_VIRT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`vnic_env_queue_counters`](Self::vnic_env_queue_counters) is: `0x34.27`.
    pub const VNIC_ENV_QUEUE_COUNTERS: Field = Field::new(0x34, 27, 27);
    /// QUERY_VNIC_ENV gives queue counters. `0x34.27`
    #[inline]
    pub const fn vnic_env_queue_counters(&self) -> bool {
        Self::VNIC_ENV_QUEUE_COUNTERS.get(&self.0) != 0
    }
    /// Sets [`vnic_env_queue_counters`](Self::vnic_env_queue_counters).
    #[inline]
    pub const fn set_vnic_env_queue_counters(&mut self, v: bool) -> &mut Self {
        Self::VNIC_ENV_QUEUE_COUNTERS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`ets`](Self::ets) is: `0x34.26`.
    pub const ETS: Field = Field::new(0x34, 26, 26);
    /// Bandwidth shares between traffic classes can be set. `0x34.26`
    #[inline]
    pub const fn ets(&self) -> bool {
        Self::ETS.get(&self.0) != 0
    }
    /// Sets [`ets`](Self::ets).
    #[inline]
    pub const fn set_ets(&mut self, v: bool) -> &mut Self {
        Self::ETS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`nic_flow_table`](Self::nic_flow_table) is: `0x34.25`.
    pub const NIC_FLOW_TABLE: Field = Field::new(0x34, 25, 25);
    /// Flow steering of the NIC exists; capability type 7 is valid. `0x34.25`
    #[inline]
    pub const fn nic_flow_table(&self) -> bool {
        Self::NIC_FLOW_TABLE.get(&self.0) != 0
    }
    /// Sets [`nic_flow_table`](Self::nic_flow_table).
    #[inline]
    pub const fn set_nic_flow_table(&mut self, v: bool) -> &mut Self {
        Self::NIC_FLOW_TABLE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`eswitch_manager`](Self::eswitch_manager) is: `0x34.24`.
    pub const ESWITCH_MANAGER: Field = Field::new(0x34, 24, 24);
    /// The function manages the embedded switch; types 8 and 9 are valid. `0x34.24`
    #[inline]
    pub const fn eswitch_manager(&self) -> bool {
        Self::ESWITCH_MANAGER.get(&self.0) != 0
    }
    /// Sets [`eswitch_manager`](Self::eswitch_manager).
    #[inline]
    pub const fn set_eswitch_manager(&mut self, v: bool) -> &mut Self {
        Self::ESWITCH_MANAGER.set(&mut self.0, v as u32);
        self
    }
    /// Where [`device_memory`](Self::device_memory) is: `0x34.23`.
    pub const DEVICE_MEMORY: Field = Field::new(0x34, 23, 23);
    /// Capability type 0xf and on-device memory exist. `0x34.23`
    #[inline]
    pub const fn device_memory(&self) -> bool {
        Self::DEVICE_MEMORY.get(&self.0) != 0
    }
    /// Sets [`device_memory`](Self::device_memory).
    #[inline]
    pub const fn set_device_memory(&mut self, v: bool) -> &mut Self {
        Self::DEVICE_MEMORY.set(&mut self.0, v as u32);
        self
    }
    /// Where [`mcam_reg`](Self::mcam_reg) is: `0x34.22`.
    pub const MCAM_REG: Field = Field::new(0x34, 22, 22);
    /// Register MCAM exists. `0x34.22`
    #[inline]
    pub const fn mcam_reg(&self) -> bool {
        Self::MCAM_REG.get(&self.0) != 0
    }
    /// Sets [`mcam_reg`](Self::mcam_reg).
    #[inline]
    pub const fn set_mcam_reg(&mut self, v: bool) -> &mut Self {
        Self::MCAM_REG.set(&mut self.0, v as u32);
        self
    }
    /// Where [`pcam_reg`](Self::pcam_reg) is: `0x34.21`.
    pub const PCAM_REG: Field = Field::new(0x34, 21, 21);
    /// Register PCAM exists. `0x34.21`
    #[inline]
    pub const fn pcam_reg(&self) -> bool {
        Self::PCAM_REG.get(&self.0) != 0
    }
    /// Sets [`pcam_reg`](Self::pcam_reg).
    #[inline]
    pub const fn set_pcam_reg(&mut self, v: bool) -> &mut Self {
        Self::PCAM_REG.set(&mut self.0, v as u32);
        self
    }
    /// Where [`local_ca_ack_delay`](Self::local_ca_ack_delay) is: `0x34.20:16`.
    pub const LOCAL_CA_ACK_DELAY: Field = Field::new(0x34, 20, 16);
    /// Time the device takes to answer with an ACK: 4.096 us x 2^n. `0x34.20:16`
    #[inline]
    pub const fn local_ca_ack_delay(&self) -> u32 {
        Self::LOCAL_CA_ACK_DELAY.get(&self.0)
    }
    /// Sets [`local_ca_ack_delay`](Self::local_ca_ack_delay).
    #[inline]
    pub const fn set_local_ca_ack_delay(&mut self, v: u32) -> &mut Self {
        Self::LOCAL_CA_ACK_DELAY.set(&mut self.0, v);
        self
    }
    /// Where [`port_module_event`](Self::port_module_event) is: `0x34.15`.
    pub const PORT_MODULE_EVENT: Field = Field::new(0x34, 15, 15);
    /// Cable module events (0x16) are raised. `0x34.15`
    #[inline]
    pub const fn port_module_event(&self) -> bool {
        Self::PORT_MODULE_EVENT.get(&self.0) != 0
    }
    /// Sets [`port_module_event`](Self::port_module_event).
    #[inline]
    pub const fn set_port_module_event(&mut self, v: bool) -> &mut Self {
        Self::PORT_MODULE_EVENT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`enhanced_error_q_counters`](Self::enhanced_error_q_counters) is: `0x34.14`.
    pub const ENHANCED_ERROR_Q_COUNTERS: Field = Field::new(0x34, 14, 14);
    /// Queue counters of completion errors exist. `0x34.14`
    #[inline]
    pub const fn enhanced_error_q_counters(&self) -> bool {
        Self::ENHANCED_ERROR_Q_COUNTERS.get(&self.0) != 0
    }
    /// Sets [`enhanced_error_q_counters`](Self::enhanced_error_q_counters).
    #[inline]
    pub const fn set_enhanced_error_q_counters(&mut self, v: bool) -> &mut Self {
        Self::ENHANCED_ERROR_Q_COUNTERS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`ports_check`](Self::ports_check) is: `0x34.13`.
    pub const PORTS_CHECK: Field = Field::new(0x34, 13, 13);
    /// Register PCMR (port checks) exists. `0x34.13`
    #[inline]
    pub const fn ports_check(&self) -> bool {
        Self::PORTS_CHECK.get(&self.0) != 0
    }
    /// Sets [`ports_check`](Self::ports_check).
    #[inline]
    pub const fn set_ports_check(&mut self, v: bool) -> &mut Self {
        Self::PORTS_CHECK.set(&mut self.0, v as u32);
        self
    }
    /// Where [`disable_link_up`](Self::disable_link_up) is: `0x34.11`.
    pub const DISABLE_LINK_UP: Field = Field::new(0x34, 11, 11);
    /// The link can be kept down from the host. `0x34.11`
    #[inline]
    pub const fn disable_link_up(&self) -> bool {
        Self::DISABLE_LINK_UP.get(&self.0) != 0
    }
    /// Sets [`disable_link_up`](Self::disable_link_up).
    #[inline]
    pub const fn set_disable_link_up(&mut self, v: bool) -> &mut Self {
        Self::DISABLE_LINK_UP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`beacon_led`](Self::beacon_led) is: `0x34.10`.
    pub const BEACON_LED: Field = Field::new(0x34, 10, 10);
    /// The port LED can be made to blink. `0x34.10`
    #[inline]
    pub const fn beacon_led(&self) -> bool {
        Self::BEACON_LED.get(&self.0) != 0
    }
    /// Sets [`beacon_led`](Self::beacon_led).
    #[inline]
    pub const fn set_beacon_led(&mut self, v: bool) -> &mut Self {
        Self::BEACON_LED.set(&mut self.0, v as u32);
        self
    }
    /// Where [`port_type`](Self::port_type) is: `0x34.9:8`.
    pub const PORT_TYPE: Field = Field::new(0x34, 9, 8);
    /// Link layer of the port, see PortType. `0x34.9:8`
    #[inline]
    pub const fn port_type(&self) -> u32 {
        Self::PORT_TYPE.get(&self.0)
    }
    /// Sets [`port_type`](Self::port_type).
    #[inline]
    pub const fn set_port_type(&mut self, v: u32) -> &mut Self {
        Self::PORT_TYPE.set(&mut self.0, v);
        self
    }
    /// Where [`num_ports`](Self::num_ports) is: `0x34.7:0`.
    pub const NUM_PORTS: Field = Field::new(0x34, 7, 0);
    /// Number of physical ports of the function; at least 1. `0x34.7:0`
    #[inline]
    pub const fn num_ports(&self) -> u32 {
        Self::NUM_PORTS.get(&self.0)
    }
    /// Sets [`num_ports`](Self::num_ports).
    #[inline]
    pub const fn set_num_ports(&mut self, v: u32) -> &mut Self {
        Self::NUM_PORTS.set(&mut self.0, v);
        self
    }
    /// Where [`pps`](Self::pps) is: `0x38.30`.
    pub const PPS: Field = Field::new(0x38, 30, 30);
    /// Pulse-per-second pins exist. `0x38.30`
    #[inline]
    pub const fn pps(&self) -> bool {
        Self::PPS.get(&self.0) != 0
    }
    /// Sets [`pps`](Self::pps).
    #[inline]
    pub const fn set_pps(&mut self, v: bool) -> &mut Self {
        Self::PPS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`pps_modify`](Self::pps_modify) is: `0x38.29`.
    pub const PPS_MODIFY: Field = Field::new(0x38, 29, 29);
    /// Pulse-per-second pins can be changed. `0x38.29`
    #[inline]
    pub const fn pps_modify(&self) -> bool {
        Self::PPS_MODIFY.get(&self.0) != 0
    }
    /// Sets [`pps_modify`](Self::pps_modify).
    #[inline]
    pub const fn set_pps_modify(&mut self, v: bool) -> &mut Self {
        Self::PPS_MODIFY.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_msg`](Self::log_max_msg) is: `0x38.28:24`.
    pub const LOG_MAX_MSG: Field = Field::new(0x38, 28, 24);
    /// log2 of the largest RDMA message in bytes. `0x38.28:24`
    #[inline]
    pub const fn log_max_msg(&self) -> u32 {
        Self::LOG_MAX_MSG.get(&self.0)
    }
    /// Sets [`log_max_msg`](Self::log_max_msg).
    #[inline]
    pub const fn set_log_max_msg(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_MSG.set(&mut self.0, v);
        self
    }
    /// Where [`max_tc`](Self::max_tc) is: `0x38.19:16`.
    pub const MAX_TC: Field = Field::new(0x38, 19, 16);
    /// Number of traffic classes. `0x38.19:16`
    #[inline]
    pub const fn max_tc(&self) -> u32 {
        Self::MAX_TC.get(&self.0)
    }
    /// Sets [`max_tc`](Self::max_tc).
    #[inline]
    pub const fn set_max_tc(&mut self, v: u32) -> &mut Self {
        Self::MAX_TC.set(&mut self.0, v);
        self
    }
    /// Where [`temp_warn_event`](Self::temp_warn_event) is: `0x38.15`.
    pub const TEMP_WARN_EVENT: Field = Field::new(0x38, 15, 15);
    /// Temperature warning events (0x17) are raised. `0x38.15`
    #[inline]
    pub const fn temp_warn_event(&self) -> bool {
        Self::TEMP_WARN_EVENT.get(&self.0) != 0
    }
    /// Sets [`temp_warn_event`](Self::temp_warn_event).
    #[inline]
    pub const fn set_temp_warn_event(&mut self, v: bool) -> &mut Self {
        Self::TEMP_WARN_EVENT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`dcbx`](Self::dcbx) is: `0x38.14`.
    pub const DCBX: Field = Field::new(0x38, 14, 14);
    /// DCBX can be handled by the firmware or handed to the host. `0x38.14`
    #[inline]
    pub const fn dcbx(&self) -> bool {
        Self::DCBX.get(&self.0) != 0
    }
    /// Sets [`dcbx`](Self::dcbx).
    #[inline]
    pub const fn set_dcbx(&mut self, v: bool) -> &mut Self {
        Self::DCBX.set(&mut self.0, v as u32);
        self
    }
    /// Where [`general_notification_event`](Self::general_notification_event) is: `0x38.13`.
    pub const GENERAL_NOTIFICATION_EVENT: Field = Field::new(0x38, 13, 13);
    /// General notification events (0x22) are raised. `0x38.13`
    #[inline]
    pub const fn general_notification_event(&self) -> bool {
        Self::GENERAL_NOTIFICATION_EVENT.get(&self.0) != 0
    }
    /// Sets [`general_notification_event`](Self::general_notification_event).
    #[inline]
    pub const fn set_general_notification_event(&mut self, v: bool) -> &mut Self {
        Self::GENERAL_NOTIFICATION_EVENT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`fpga`](Self::fpga) is: `0x38.10`.
    pub const FPGA: Field = Field::new(0x38, 10, 10);
    /// The board carries an FPGA. `0x38.10`
    #[inline]
    pub const fn fpga(&self) -> bool {
        Self::FPGA.get(&self.0) != 0
    }
    /// Sets [`fpga`](Self::fpga).
    #[inline]
    pub const fn set_fpga(&mut self, v: bool) -> &mut Self {
        Self::FPGA.set(&mut self.0, v as u32);
        self
    }
    /// Where [`rol_s`](Self::rol_s) is: `0x38.9`.
    pub const ROL_S: Field = Field::new(0x38, 9, 9);
    /// SET_WOL_ROL can set the ROL mode. `0x38.9`
    #[inline]
    pub const fn rol_s(&self) -> bool {
        Self::ROL_S.get(&self.0) != 0
    }
    /// Sets [`rol_s`](Self::rol_s).
    #[inline]
    pub const fn set_rol_s(&mut self, v: bool) -> &mut Self {
        Self::ROL_S.set(&mut self.0, v as u32);
        self
    }
    /// Where [`rol_g`](Self::rol_g) is: `0x38.8`.
    pub const ROL_G: Field = Field::new(0x38, 8, 8);
    /// QUERY_WOL_ROL can read the ROL mode. `0x38.8`
    #[inline]
    pub const fn rol_g(&self) -> bool {
        Self::ROL_G.get(&self.0) != 0
    }
    /// Sets [`rol_g`](Self::rol_g).
    #[inline]
    pub const fn set_rol_g(&mut self, v: bool) -> &mut Self {
        Self::ROL_G.set(&mut self.0, v as u32);
        self
    }
    /// Where [`wol_s`](Self::wol_s) is: `0x38.6`.
    pub const WOL_S: Field = Field::new(0x38, 6, 6);
    /// Wake on LAN by magic packet with password. `0x38.6`
    #[inline]
    pub const fn wol_s(&self) -> bool {
        Self::WOL_S.get(&self.0) != 0
    }
    /// Sets [`wol_s`](Self::wol_s).
    #[inline]
    pub const fn set_wol_s(&mut self, v: bool) -> &mut Self {
        Self::WOL_S.set(&mut self.0, v as u32);
        self
    }
    /// Where [`wol_g`](Self::wol_g) is: `0x38.5`.
    pub const WOL_G: Field = Field::new(0x38, 5, 5);
    /// Wake on LAN by magic packet. `0x38.5`
    #[inline]
    pub const fn wol_g(&self) -> bool {
        Self::WOL_G.get(&self.0) != 0
    }
    /// Sets [`wol_g`](Self::wol_g).
    #[inline]
    pub const fn set_wol_g(&mut self, v: bool) -> &mut Self {
        Self::WOL_G.set(&mut self.0, v as u32);
        self
    }
    /// Where [`wol_a`](Self::wol_a) is: `0x38.4`.
    pub const WOL_A: Field = Field::new(0x38, 4, 4);
    /// Wake on LAN by ARP. `0x38.4`
    #[inline]
    pub const fn wol_a(&self) -> bool {
        Self::WOL_A.get(&self.0) != 0
    }
    /// Sets [`wol_a`](Self::wol_a).
    #[inline]
    pub const fn set_wol_a(&mut self, v: bool) -> &mut Self {
        Self::WOL_A.set(&mut self.0, v as u32);
        self
    }
    /// Where [`wol_b`](Self::wol_b) is: `0x38.3`.
    pub const WOL_B: Field = Field::new(0x38, 3, 3);
    /// Wake on LAN by broadcast. `0x38.3`
    #[inline]
    pub const fn wol_b(&self) -> bool {
        Self::WOL_B.get(&self.0) != 0
    }
    /// Sets [`wol_b`](Self::wol_b).
    #[inline]
    pub const fn set_wol_b(&mut self, v: bool) -> &mut Self {
        Self::WOL_B.set(&mut self.0, v as u32);
        self
    }
    /// Where [`wol_m`](Self::wol_m) is: `0x38.2`.
    pub const WOL_M: Field = Field::new(0x38, 2, 2);
    /// Wake on LAN by multicast. `0x38.2`
    #[inline]
    pub const fn wol_m(&self) -> bool {
        Self::WOL_M.get(&self.0) != 0
    }
    /// Sets [`wol_m`](Self::wol_m).
    #[inline]
    pub const fn set_wol_m(&mut self, v: bool) -> &mut Self {
        Self::WOL_M.set(&mut self.0, v as u32);
        self
    }
    /// Where [`wol_u`](Self::wol_u) is: `0x38.1`.
    pub const WOL_U: Field = Field::new(0x38, 1, 1);
    /// Wake on LAN by unicast. `0x38.1`
    #[inline]
    pub const fn wol_u(&self) -> bool {
        Self::WOL_U.get(&self.0) != 0
    }
    /// Sets [`wol_u`](Self::wol_u).
    #[inline]
    pub const fn set_wol_u(&mut self, v: bool) -> &mut Self {
        Self::WOL_U.set(&mut self.0, v as u32);
        self
    }
    /// Where [`wol_p`](Self::wol_p) is: `0x38.0`.
    pub const WOL_P: Field = Field::new(0x38, 0, 0);
    /// Wake on LAN by link activity. `0x38.0`
    #[inline]
    pub const fn wol_p(&self) -> bool {
        Self::WOL_P.get(&self.0) != 0
    }
    /// Sets [`wol_p`](Self::wol_p).
    #[inline]
    pub const fn set_wol_p(&mut self, v: bool) -> &mut Self {
        Self::WOL_P.set(&mut self.0, v as u32);
        self
    }
    /// Where [`stat_rate_support`](Self::stat_rate_support) is: `0x3c.31:16`.
    pub const STAT_RATE_SUPPORT: Field = Field::new(0x3c, 31, 16);
    /// Static rates that can be enforced, one bit per rate; 0 for none. `0x3c.31:16`
    #[inline]
    pub const fn stat_rate_support(&self) -> u32 {
        Self::STAT_RATE_SUPPORT.get(&self.0)
    }
    /// Sets [`stat_rate_support`](Self::stat_rate_support).
    #[inline]
    pub const fn set_stat_rate_support(&mut self, v: u32) -> &mut Self {
        Self::STAT_RATE_SUPPORT.set(&mut self.0, v);
        self
    }
    /// Where [`pci_sync_for_fw_update_event`](Self::pci_sync_for_fw_update_event) is: `0x3c.14`.
    pub const PCI_SYNC_FOR_FW_UPDATE_EVENT: Field = Field::new(0x3c, 14, 14);
    /// Events coordinate all hosts for a firmware reset. `0x3c.14`
    #[inline]
    pub const fn pci_sync_for_fw_update_event(&self) -> bool {
        Self::PCI_SYNC_FOR_FW_UPDATE_EVENT.get(&self.0) != 0
    }
    /// Sets [`pci_sync_for_fw_update_event`](Self::pci_sync_for_fw_update_event).
    #[inline]
    pub const fn set_pci_sync_for_fw_update_event(&mut self, v: bool) -> &mut Self {
        Self::PCI_SYNC_FOR_FW_UPDATE_EVENT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`init2_lag_tx_port_affinity`](Self::init2_lag_tx_port_affinity) is: `0x3c.7`.
    pub const INIT2_LAG_TX_PORT_AFFINITY: Field = Field::new(0x3c, 7, 7);
    /// The LAG transmit port can be set in INIT2INIT and INIT2RTR. `0x3c.7`
    #[inline]
    pub const fn init2_lag_tx_port_affinity(&self) -> bool {
        Self::INIT2_LAG_TX_PORT_AFFINITY.get(&self.0) != 0
    }
    /// Sets [`init2_lag_tx_port_affinity`](Self::init2_lag_tx_port_affinity).
    #[inline]
    pub const fn set_init2_lag_tx_port_affinity(&mut self, v: bool) -> &mut Self {
        Self::INIT2_LAG_TX_PORT_AFFINITY.set(&mut self.0, v as u32);
        self
    }
    /// Where [`wqe_based_flow_table_update_cap`](Self::wqe_based_flow_table_update_cap) is: `0x3c.4`.
    pub const WQE_BASED_FLOW_TABLE_UPDATE_CAP: Field = Field::new(0x3c, 4, 4);
    /// Flow tables can be updated through WQEs. `0x3c.4`
    #[inline]
    pub const fn wqe_based_flow_table_update_cap(&self) -> bool {
        Self::WQE_BASED_FLOW_TABLE_UPDATE_CAP.get(&self.0) != 0
    }
    /// Sets [`wqe_based_flow_table_update_cap`](Self::wqe_based_flow_table_update_cap).
    #[inline]
    pub const fn set_wqe_based_flow_table_update_cap(&mut self, v: bool) -> &mut Self {
        Self::WQE_BASED_FLOW_TABLE_UPDATE_CAP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cqe_version`](Self::cqe_version) is: `0x3c.3:0`.
    pub const CQE_VERSION: Field = Field::new(0x3c, 3, 0);
    /// Highest completion format: 1 puts the user index into the completion, 0 the SRQN. `0x3c.3:0`
    #[inline]
    pub const fn cqe_version(&self) -> u32 {
        Self::CQE_VERSION.get(&self.0)
    }
    /// Sets [`cqe_version`](Self::cqe_version).
    #[inline]
    pub const fn set_cqe_version(&mut self, v: u32) -> &mut Self {
        Self::CQE_VERSION.set(&mut self.0, v);
        self
    }
    /// Where [`compact_address_vector`](Self::compact_address_vector) is: `0x40.31`.
    pub const COMPACT_ADDRESS_VECTOR: Field = Field::new(0x40, 31, 31);
    /// UD WQEs may carry the short address vector (without GRH). `0x40.31`
    #[inline]
    pub const fn compact_address_vector(&self) -> bool {
        Self::COMPACT_ADDRESS_VECTOR.get(&self.0) != 0
    }
    /// Sets [`compact_address_vector`](Self::compact_address_vector).
    #[inline]
    pub const fn set_compact_address_vector(&mut self, v: bool) -> &mut Self {
        Self::COMPACT_ADDRESS_VECTOR.set(&mut self.0, v as u32);
        self
    }
    /// Where [`striding_rq`](Self::striding_rq) is: `0x40.30`.
    pub const STRIDING_RQ: Field = Field::new(0x40, 30, 30);
    /// Receive queues of strided WQEs exist. `0x40.30`
    #[inline]
    pub const fn striding_rq(&self) -> bool {
        Self::STRIDING_RQ.get(&self.0) != 0
    }
    /// Sets [`striding_rq`](Self::striding_rq).
    #[inline]
    pub const fn set_striding_rq(&mut self, v: bool) -> &mut Self {
        Self::STRIDING_RQ.set(&mut self.0, v as u32);
        self
    }
    /// Where [`ipoib_enhanced_offloads`](Self::ipoib_enhanced_offloads) is: `0x40.28`.
    pub const IPOIB_ENHANCED_OFFLOADS: Field = Field::new(0x40, 28, 28);
    /// Enhanced IPoIB offloads exist; capability type 6 is valid. `0x40.28`
    #[inline]
    pub const fn ipoib_enhanced_offloads(&self) -> bool {
        Self::IPOIB_ENHANCED_OFFLOADS.get(&self.0) != 0
    }
    /// Sets [`ipoib_enhanced_offloads`](Self::ipoib_enhanced_offloads).
    #[inline]
    pub const fn set_ipoib_enhanced_offloads(&mut self, v: bool) -> &mut Self {
        Self::IPOIB_ENHANCED_OFFLOADS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`ipoib_basic_offloads`](Self::ipoib_basic_offloads) is: `0x40.27`.
    pub const IPOIB_BASIC_OFFLOADS: Field = Field::new(0x40, 27, 27);
    /// Basic IPoIB offloads exist; capability type 5 is valid. `0x40.27`
    #[inline]
    pub const fn ipoib_basic_offloads(&self) -> bool {
        Self::IPOIB_BASIC_OFFLOADS.get(&self.0) != 0
    }
    /// Sets [`ipoib_basic_offloads`](Self::ipoib_basic_offloads).
    #[inline]
    pub const fn set_ipoib_basic_offloads(&mut self, v: bool) -> &mut Self {
        Self::IPOIB_BASIC_OFFLOADS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`repeated_block_disabled`](Self::repeated_block_disabled) is: `0x40.25`.
    pub const REPEATED_BLOCK_DISABLED: Field = Field::new(0x40, 25, 25);
    /// 1 if repeated blocks in UMR lists are not possible. `0x40.25`
    #[inline]
    pub const fn repeated_block_disabled(&self) -> bool {
        Self::REPEATED_BLOCK_DISABLED.get(&self.0) != 0
    }
    /// Sets [`repeated_block_disabled`](Self::repeated_block_disabled).
    #[inline]
    pub const fn set_repeated_block_disabled(&mut self, v: bool) -> &mut Self {
        Self::REPEATED_BLOCK_DISABLED.set(&mut self.0, v as u32);
        self
    }
    /// Where [`umr_modify_entity_size_disabled`](Self::umr_modify_entity_size_disabled) is: `0x40.24`.
    pub const UMR_MODIFY_ENTITY_SIZE_DISABLED: Field = Field::new(0x40, 24, 24);
    /// 1 if an UMR cannot change the page size; Linux then does without UMR. `0x40.24`
    #[inline]
    pub const fn umr_modify_entity_size_disabled(&self) -> bool {
        Self::UMR_MODIFY_ENTITY_SIZE_DISABLED.get(&self.0) != 0
    }
    /// Sets [`umr_modify_entity_size_disabled`](Self::umr_modify_entity_size_disabled).
    #[inline]
    pub const fn set_umr_modify_entity_size_disabled(&mut self, v: bool) -> &mut Self {
        Self::UMR_MODIFY_ENTITY_SIZE_DISABLED.set(&mut self.0, v as u32);
        self
    }
    /// Where [`umr_modify_atomic_disabled`](Self::umr_modify_atomic_disabled) is: `0x40.23`.
    pub const UMR_MODIFY_ATOMIC_DISABLED: Field = Field::new(0x40, 23, 23);
    /// 1 if an UMR cannot change the atomic right. `0x40.23`
    #[inline]
    pub const fn umr_modify_atomic_disabled(&self) -> bool {
        Self::UMR_MODIFY_ATOMIC_DISABLED.get(&self.0) != 0
    }
    /// Sets [`umr_modify_atomic_disabled`](Self::umr_modify_atomic_disabled).
    #[inline]
    pub const fn set_umr_modify_atomic_disabled(&mut self, v: bool) -> &mut Self {
        Self::UMR_MODIFY_ATOMIC_DISABLED.set(&mut self.0, v as u32);
        self
    }
    /// Where [`umr_indirect_mkey_disabled`](Self::umr_indirect_mkey_disabled) is: `0x40.22`.
    pub const UMR_INDIRECT_MKEY_DISABLED: Field = Field::new(0x40, 22, 22);
    /// 1 if an UMR cannot fill indirect keys. `0x40.22`
    #[inline]
    pub const fn umr_indirect_mkey_disabled(&self) -> bool {
        Self::UMR_INDIRECT_MKEY_DISABLED.get(&self.0) != 0
    }
    /// Sets [`umr_indirect_mkey_disabled`](Self::umr_indirect_mkey_disabled).
    #[inline]
    pub const fn set_umr_indirect_mkey_disabled(&mut self, v: bool) -> &mut Self {
        Self::UMR_INDIRECT_MKEY_DISABLED.set(&mut self.0, v as u32);
        self
    }
    /// Where [`umr_fence`](Self::umr_fence) is: `0x40.21:20`.
    pub const UMR_FENCE: Field = Field::new(0x40, 21, 20);
    /// Fence an UMR needs, see UmrFence. `0x40.21:20`
    #[inline]
    pub const fn umr_fence(&self) -> u32 {
        Self::UMR_FENCE.get(&self.0)
    }
    /// Sets [`umr_fence`](Self::umr_fence).
    #[inline]
    pub const fn set_umr_fence(&mut self, v: u32) -> &mut Self {
        Self::UMR_FENCE.set(&mut self.0, v);
        self
    }
    /// Where [`dc_req_scat_data_cqe`](Self::dc_req_scat_data_cqe) is: `0x40.19`.
    pub const DC_REQ_SCAT_DATA_CQE: Field = Field::new(0x40, 19, 19);
    /// A DC initiator can place small data inside completions. `0x40.19`
    #[inline]
    pub const fn dc_req_scat_data_cqe(&self) -> bool {
        Self::DC_REQ_SCAT_DATA_CQE.get(&self.0) != 0
    }
    /// Sets [`dc_req_scat_data_cqe`](Self::dc_req_scat_data_cqe).
    #[inline]
    pub const fn set_dc_req_scat_data_cqe(&mut self, v: bool) -> &mut Self {
        Self::DC_REQ_SCAT_DATA_CQE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`drain_sigerr`](Self::drain_sigerr) is: `0x40.16`.
    pub const DRAIN_SIGERR: Field = Field::new(0x40, 16, 16);
    /// Draining with signature errors outstanding works. `0x40.16`
    #[inline]
    pub const fn drain_sigerr(&self) -> bool {
        Self::DRAIN_SIGERR.get(&self.0) != 0
    }
    /// Sets [`drain_sigerr`](Self::drain_sigerr).
    #[inline]
    pub const fn set_drain_sigerr(&mut self, v: bool) -> &mut Self {
        Self::DRAIN_SIGERR.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cmdif_checksum`](Self::cmdif_checksum) is: `0x40.15:14`.
    pub const CMDIF_CHECKSUM: Field = Field::new(0x40, 15, 14);
    /// Use of command signatures, see CmdifChecksum. `0x40.15:14`
    #[inline]
    pub const fn cmdif_checksum(&self) -> u32 {
        Self::CMDIF_CHECKSUM.get(&self.0)
    }
    /// Sets [`cmdif_checksum`](Self::cmdif_checksum).
    #[inline]
    pub const fn set_cmdif_checksum(&mut self, v: u32) -> &mut Self {
        Self::CMDIF_CHECKSUM.set(&mut self.0, v);
        self
    }
    /// Where [`sigerr_cqe`](Self::sigerr_cqe) is: `0x40.13`.
    pub const SIGERR_CQE: Field = Field::new(0x40, 13, 13);
    /// Signature errors are reported in completions of their own. `0x40.13`
    #[inline]
    pub const fn sigerr_cqe(&self) -> bool {
        Self::SIGERR_CQE.get(&self.0) != 0
    }
    /// Sets [`sigerr_cqe`](Self::sigerr_cqe).
    #[inline]
    pub const fn set_sigerr_cqe(&mut self, v: bool) -> &mut Self {
        Self::SIGERR_CQE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`wq_signature`](Self::wq_signature) is: `0x40.11`.
    pub const WQ_SIGNATURE: Field = Field::new(0x40, 11, 11);
    /// WQEs can carry a signature that the device checks. `0x40.11`
    #[inline]
    pub const fn wq_signature(&self) -> bool {
        Self::WQ_SIGNATURE.get(&self.0) != 0
    }
    /// Sets [`wq_signature`](Self::wq_signature).
    #[inline]
    pub const fn set_wq_signature(&mut self, v: bool) -> &mut Self {
        Self::WQ_SIGNATURE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`sctr_data_cqe`](Self::sctr_data_cqe) is: `0x40.10`.
    pub const SCTR_DATA_CQE: Field = Field::new(0x40, 10, 10);
    /// Small received or read data can be placed inside completions. `0x40.10`
    #[inline]
    pub const fn sctr_data_cqe(&self) -> bool {
        Self::SCTR_DATA_CQE.get(&self.0) != 0
    }
    /// Sets [`sctr_data_cqe`](Self::sctr_data_cqe).
    #[inline]
    pub const fn set_sctr_data_cqe(&mut self, v: bool) -> &mut Self {
        Self::SCTR_DATA_CQE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`sho`](Self::sho) is: `0x40.8`.
    pub const SHO: Field = Field::new(0x40, 8, 8);
    /// Signature handover (block integrity fields) exists. `0x40.8`
    #[inline]
    pub const fn sho(&self) -> bool {
        Self::SHO.get(&self.0) != 0
    }
    /// Sets [`sho`](Self::sho).
    #[inline]
    pub const fn set_sho(&mut self, v: bool) -> &mut Self {
        Self::SHO.set(&mut self.0, v as u32);
        self
    }
    /// Where [`tph`](Self::tph) is: `0x40.7`.
    pub const TPH: Field = Field::new(0x40, 7, 7);
    /// PCI TLP processing hints can be sent. `0x40.7`
    #[inline]
    pub const fn tph(&self) -> bool {
        Self::TPH.get(&self.0) != 0
    }
    /// Sets [`tph`](Self::tph).
    #[inline]
    pub const fn set_tph(&mut self, v: bool) -> &mut Self {
        Self::TPH.set(&mut self.0, v as u32);
        self
    }
    /// Where [`rf`](Self::rf) is: `0x40.6`.
    pub const RF: Field = Field::new(0x40, 6, 6);
    /// Feature flag without a user in the Linux driver. `0x40.6`
    #[inline]
    pub const fn rf(&self) -> bool {
        Self::RF.get(&self.0) != 0
    }
    /// Sets [`rf`](Self::rf).
    #[inline]
    pub const fn set_rf(&mut self, v: bool) -> &mut Self {
        Self::RF.set(&mut self.0, v as u32);
        self
    }
    /// Where [`dct`](Self::dct) is: `0x40.5`.
    pub const DCT: Field = Field::new(0x40, 5, 5);
    /// Dynamically connected transport exists. `0x40.5`
    #[inline]
    pub const fn dct(&self) -> bool {
        Self::DCT.get(&self.0) != 0
    }
    /// Sets [`dct`](Self::dct).
    #[inline]
    pub const fn set_dct(&mut self, v: bool) -> &mut Self {
        Self::DCT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`qos`](Self::qos) is: `0x40.4`.
    pub const QOS: Field = Field::new(0x40, 4, 4);
    /// Capability type 0xc (rate limits and scheduling) exists. `0x40.4`
    #[inline]
    pub const fn qos(&self) -> bool {
        Self::QOS.get(&self.0) != 0
    }
    /// Sets [`qos`](Self::qos).
    #[inline]
    pub const fn set_qos(&mut self, v: bool) -> &mut Self {
        Self::QOS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`eth_net_offloads`](Self::eth_net_offloads) is: `0x40.3`.
    pub const ETH_NET_OFFLOADS: Field = Field::new(0x40, 3, 3);
    /// Ethernet queues and offloads exist; capability type 1 is valid. `0x40.3`
    #[inline]
    pub const fn eth_net_offloads(&self) -> bool {
        Self::ETH_NET_OFFLOADS.get(&self.0) != 0
    }
    /// Sets [`eth_net_offloads`](Self::eth_net_offloads).
    #[inline]
    pub const fn set_eth_net_offloads(&mut self, v: bool) -> &mut Self {
        Self::ETH_NET_OFFLOADS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`roce`](Self::roce) is: `0x40.2`.
    pub const ROCE: Field = Field::new(0x40, 2, 2);
    /// RoCE exists or is switched on; capability type 4 is valid. `0x40.2`
    #[inline]
    pub const fn roce(&self) -> bool {
        Self::ROCE.get(&self.0) != 0
    }
    /// Sets [`roce`](Self::roce).
    #[inline]
    pub const fn set_roce(&mut self, v: bool) -> &mut Self {
        Self::ROCE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`atomic`](Self::atomic) is: `0x40.1`.
    pub const ATOMIC: Field = Field::new(0x40, 1, 1);
    /// Atomic operations exist; capability type 3 is valid. `0x40.1`
    #[inline]
    pub const fn atomic(&self) -> bool {
        Self::ATOMIC.get(&self.0) != 0
    }
    /// Sets [`atomic`](Self::atomic).
    #[inline]
    pub const fn set_atomic(&mut self, v: bool) -> &mut Self {
        Self::ATOMIC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cq_oi`](Self::cq_oi) is: `0x44.31`.
    pub const CQ_OI: Field = Field::new(0x44, 31, 31);
    /// A completion queue can ignore overruns. `0x44.31`
    #[inline]
    pub const fn cq_oi(&self) -> bool {
        Self::CQ_OI.get(&self.0) != 0
    }
    /// Sets [`cq_oi`](Self::cq_oi).
    #[inline]
    pub const fn set_cq_oi(&mut self, v: bool) -> &mut Self {
        Self::CQ_OI.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cq_resize`](Self::cq_resize) is: `0x44.30`.
    pub const CQ_RESIZE: Field = Field::new(0x44, 30, 30);
    /// MODIFY_CQ can move a queue to another buffer. `0x44.30`
    #[inline]
    pub const fn cq_resize(&self) -> bool {
        Self::CQ_RESIZE.get(&self.0) != 0
    }
    /// Sets [`cq_resize`](Self::cq_resize).
    #[inline]
    pub const fn set_cq_resize(&mut self, v: bool) -> &mut Self {
        Self::CQ_RESIZE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cq_moderation`](Self::cq_moderation) is: `0x44.29`.
    pub const CQ_MODERATION: Field = Field::new(0x44, 29, 29);
    /// Completion events can be moderated by count and time, and changed by MODIFY_CQ. `0x44.29`
    #[inline]
    pub const fn cq_moderation(&self) -> bool {
        Self::CQ_MODERATION.get(&self.0) != 0
    }
    /// Sets [`cq_moderation`](Self::cq_moderation).
    #[inline]
    pub const fn set_cq_moderation(&mut self, v: bool) -> &mut Self {
        Self::CQ_MODERATION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cq_period_mode_modify`](Self::cq_period_mode_modify) is: `0x44.28`.
    pub const CQ_PERIOD_MODE_MODIFY: Field = Field::new(0x44, 28, 28);
    /// MODIFY_CQ can change where the moderation time starts. `0x44.28`
    #[inline]
    pub const fn cq_period_mode_modify(&self) -> bool {
        Self::CQ_PERIOD_MODE_MODIFY.get(&self.0) != 0
    }
    /// Sets [`cq_period_mode_modify`](Self::cq_period_mode_modify).
    #[inline]
    pub const fn set_cq_period_mode_modify(&mut self, v: bool) -> &mut Self {
        Self::CQ_PERIOD_MODE_MODIFY.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cq_eq_remap`](Self::cq_eq_remap) is: `0x44.25`.
    pub const CQ_EQ_REMAP: Field = Field::new(0x44, 25, 25);
    /// MODIFY_CQ can move a completion queue to another event queue. `0x44.25`
    #[inline]
    pub const fn cq_eq_remap(&self) -> bool {
        Self::CQ_EQ_REMAP.get(&self.0) != 0
    }
    /// Sets [`cq_eq_remap`](Self::cq_eq_remap).
    #[inline]
    pub const fn set_cq_eq_remap(&mut self, v: bool) -> &mut Self {
        Self::CQ_EQ_REMAP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`pg`](Self::pg) is: `0x44.24`.
    pub const PG: Field = Field::new(0x44, 24, 24);
    /// On-demand paging exists; capability type 2 is valid. `0x44.24`
    #[inline]
    pub const fn pg(&self) -> bool {
        Self::PG.get(&self.0) != 0
    }
    /// Sets [`pg`](Self::pg).
    #[inline]
    pub const fn set_pg(&mut self, v: bool) -> &mut Self {
        Self::PG.set(&mut self.0, v as u32);
        self
    }
    /// Where [`block_lb_mc`](Self::block_lb_mc) is: `0x44.23`.
    pub const BLOCK_LB_MC: Field = Field::new(0x44, 23, 23);
    /// A queue pair can refuse its own multicast packets. `0x44.23`
    #[inline]
    pub const fn block_lb_mc(&self) -> bool {
        Self::BLOCK_LB_MC.get(&self.0) != 0
    }
    /// Sets [`block_lb_mc`](Self::block_lb_mc).
    #[inline]
    pub const fn set_block_lb_mc(&mut self, v: bool) -> &mut Self {
        Self::BLOCK_LB_MC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`scqe_break_moderation`](Self::scqe_break_moderation) is: `0x44.21`.
    pub const SCQE_BREAK_MODERATION: Field = Field::new(0x44, 21, 21);
    /// A solicited completion can end the moderation wait. `0x44.21`
    #[inline]
    pub const fn scqe_break_moderation(&self) -> bool {
        Self::SCQE_BREAK_MODERATION.get(&self.0) != 0
    }
    /// Sets [`scqe_break_moderation`](Self::scqe_break_moderation).
    #[inline]
    pub const fn set_scqe_break_moderation(&mut self, v: bool) -> &mut Self {
        Self::SCQE_BREAK_MODERATION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cq_period_start_from_cqe`](Self::cq_period_start_from_cqe) is: `0x44.20`.
    pub const CQ_PERIOD_START_FROM_CQE: Field = Field::new(0x44, 20, 20);
    /// The moderation time can start from each new completion. `0x44.20`
    #[inline]
    pub const fn cq_period_start_from_cqe(&self) -> bool {
        Self::CQ_PERIOD_START_FROM_CQE.get(&self.0) != 0
    }
    /// Sets [`cq_period_start_from_cqe`](Self::cq_period_start_from_cqe).
    #[inline]
    pub const fn set_cq_period_start_from_cqe(&mut self, v: bool) -> &mut Self {
        Self::CQ_PERIOD_START_FROM_CQE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cd`](Self::cd) is: `0x44.19`.
    pub const CD: Field = Field::new(0x44, 19, 19);
    /// Cross-channel operation (queues waiting for each other) exists. `0x44.19`
    #[inline]
    pub const fn cd(&self) -> bool {
        Self::CD.get(&self.0) != 0
    }
    /// Sets [`cd`](Self::cd).
    #[inline]
    pub const fn set_cd(&mut self, v: bool) -> &mut Self {
        Self::CD.set(&mut self.0, v as u32);
        self
    }
    /// Where [`apm`](Self::apm) is: `0x44.17`.
    pub const APM: Field = Field::new(0x44, 17, 17);
    /// Automatic path migration exists. `0x44.17`
    #[inline]
    pub const fn apm(&self) -> bool {
        Self::APM.get(&self.0) != 0
    }
    /// Sets [`apm`](Self::apm).
    #[inline]
    pub const fn set_apm(&mut self, v: bool) -> &mut Self {
        Self::APM.set(&mut self.0, v as u32);
        self
    }
    /// Where [`vector_calc`](Self::vector_calc) is: `0x44.16`.
    pub const VECTOR_CALC: Field = Field::new(0x44, 16, 16);
    /// Vector calculation on data exists. `0x44.16`
    #[inline]
    pub const fn vector_calc(&self) -> bool {
        Self::VECTOR_CALC.get(&self.0) != 0
    }
    /// Sets [`vector_calc`](Self::vector_calc).
    #[inline]
    pub const fn set_vector_calc(&mut self, v: bool) -> &mut Self {
        Self::VECTOR_CALC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`umr_ptr_rlky`](Self::umr_ptr_rlky) is: `0x44.15`.
    pub const UMR_PTR_RLKY: Field = Field::new(0x44, 15, 15);
    /// An UMR can fetch its list by bus address through the device-wide local key. `0x44.15`
    #[inline]
    pub const fn umr_ptr_rlky(&self) -> bool {
        Self::UMR_PTR_RLKY.get(&self.0) != 0
    }
    /// Sets [`umr_ptr_rlky`](Self::umr_ptr_rlky).
    #[inline]
    pub const fn set_umr_ptr_rlky(&mut self, v: bool) -> &mut Self {
        Self::UMR_PTR_RLKY.set(&mut self.0, v as u32);
        self
    }
    /// Where [`imaicl`](Self::imaicl) is: `0x44.14`.
    pub const IMAICL: Field = Field::new(0x44, 14, 14);
    /// Memory windows of type 2B exist. `0x44.14`
    #[inline]
    pub const fn imaicl(&self) -> bool {
        Self::IMAICL.get(&self.0) != 0
    }
    /// Sets [`imaicl`](Self::imaicl).
    #[inline]
    pub const fn set_imaicl(&mut self, v: bool) -> &mut Self {
        Self::IMAICL.set(&mut self.0, v as u32);
        self
    }
    /// Where [`qp_packet_based`](Self::qp_packet_based) is: `0x44.13`.
    pub const QP_PACKET_BASED: Field = Field::new(0x44, 13, 13);
    /// Queue pairs can count credits in packets. `0x44.13`
    #[inline]
    pub const fn qp_packet_based(&self) -> bool {
        Self::QP_PACKET_BASED.get(&self.0) != 0
    }
    /// Sets [`qp_packet_based`](Self::qp_packet_based).
    #[inline]
    pub const fn set_qp_packet_based(&mut self, v: bool) -> &mut Self {
        Self::QP_PACKET_BASED.set(&mut self.0, v as u32);
        self
    }
    /// Where [`qkv`](Self::qkv) is: `0x44.9`.
    pub const QKV: Field = Field::new(0x44, 9, 9);
    /// Queue key violations are counted. `0x44.9`
    #[inline]
    pub const fn qkv(&self) -> bool {
        Self::QKV.get(&self.0) != 0
    }
    /// Sets [`qkv`](Self::qkv).
    #[inline]
    pub const fn set_qkv(&mut self, v: bool) -> &mut Self {
        Self::QKV.set(&mut self.0, v as u32);
        self
    }
    /// Where [`pkv`](Self::pkv) is: `0x44.8`.
    pub const PKV: Field = Field::new(0x44, 8, 8);
    /// Partition key violations are counted. `0x44.8`
    #[inline]
    pub const fn pkv(&self) -> bool {
        Self::PKV.get(&self.0) != 0
    }
    /// Sets [`pkv`](Self::pkv).
    #[inline]
    pub const fn set_pkv(&mut self, v: bool) -> &mut Self {
        Self::PKV.set(&mut self.0, v as u32);
        self
    }
    /// Where [`set_deth_sqpn`](Self::set_deth_sqpn) is: `0x44.7`.
    pub const SET_DETH_SQPN: Field = Field::new(0x44, 7, 7);
    /// A UD queue pair can send under another source QPN. `0x44.7`
    #[inline]
    pub const fn set_deth_sqpn(&self) -> bool {
        Self::SET_DETH_SQPN.get(&self.0) != 0
    }
    /// Sets [`set_deth_sqpn`](Self::set_deth_sqpn).
    #[inline]
    pub const fn set_set_deth_sqpn(&mut self, v: bool) -> &mut Self {
        Self::SET_DETH_SQPN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`xrc`](Self::xrc) is: `0x44.3`.
    pub const XRC: Field = Field::new(0x44, 3, 3);
    /// XRC transport exists; Linux's RDMA driver needs it. `0x44.3`
    #[inline]
    pub const fn xrc(&self) -> bool {
        Self::XRC.get(&self.0) != 0
    }
    /// Sets [`xrc`](Self::xrc).
    #[inline]
    pub const fn set_xrc(&mut self, v: bool) -> &mut Self {
        Self::XRC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`ud`](Self::ud) is: `0x44.2`.
    pub const UD: Field = Field::new(0x44, 2, 2);
    /// UD transport exists. `0x44.2`
    #[inline]
    pub const fn ud(&self) -> bool {
        Self::UD.get(&self.0) != 0
    }
    /// Sets [`ud`](Self::ud).
    #[inline]
    pub const fn set_ud(&mut self, v: bool) -> &mut Self {
        Self::UD.set(&mut self.0, v as u32);
        self
    }
    /// Where [`uc`](Self::uc) is: `0x44.1`.
    pub const UC: Field = Field::new(0x44, 1, 1);
    /// UC transport exists. `0x44.1`
    #[inline]
    pub const fn uc(&self) -> bool {
        Self::UC.get(&self.0) != 0
    }
    /// Sets [`uc`](Self::uc).
    #[inline]
    pub const fn set_uc(&mut self, v: bool) -> &mut Self {
        Self::UC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`rc`](Self::rc) is: `0x44.0`.
    pub const RC: Field = Field::new(0x44, 0, 0);
    /// RC transport exists. `0x44.0`
    #[inline]
    pub const fn rc(&self) -> bool {
        Self::RC.get(&self.0) != 0
    }
    /// Sets [`rc`](Self::rc).
    #[inline]
    pub const fn set_rc(&mut self, v: bool) -> &mut Self {
        Self::RC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`uar_4k`](Self::uar_4k) is: `0x48.31`.
    pub const UAR_4K: Field = Field::new(0x48, 31, 31);
    /// UARs can be handed out in 4 KiB units on hosts with larger pages; the driver sets it. `0x48.31`
    #[inline]
    pub const fn uar_4k(&self) -> bool {
        Self::UAR_4K.get(&self.0) != 0
    }
    /// Sets [`uar_4k`](Self::uar_4k).
    #[inline]
    pub const fn set_uar_4k(&mut self, v: bool) -> &mut Self {
        Self::UAR_4K.set(&mut self.0, v as u32);
        self
    }
    /// Where [`fl_rc_qp_when_roce_disabled`](Self::fl_rc_qp_when_roce_disabled) is: `0x48.23`.
    pub const FL_RC_QP_WHEN_ROCE_DISABLED: Field = Field::new(0x48, 23, 23);
    /// An RC queue pair with forced loopback works while RoCE is off. `0x48.23`
    #[inline]
    pub const fn fl_rc_qp_when_roce_disabled(&self) -> bool {
        Self::FL_RC_QP_WHEN_ROCE_DISABLED.get(&self.0) != 0
    }
    /// Sets [`fl_rc_qp_when_roce_disabled`](Self::fl_rc_qp_when_roce_disabled).
    #[inline]
    pub const fn set_fl_rc_qp_when_roce_disabled(&mut self, v: bool) -> &mut Self {
        Self::FL_RC_QP_WHEN_ROCE_DISABLED.set(&mut self.0, v as u32);
        self
    }
    /// Where [`regexp_params`](Self::regexp_params) is: `0x48.22`.
    pub const REGEXP_PARAMS: Field = Field::new(0x48, 22, 22);
    /// Regular expression engine parameters exist. `0x48.22`
    #[inline]
    pub const fn regexp_params(&self) -> bool {
        Self::REGEXP_PARAMS.get(&self.0) != 0
    }
    /// Sets [`regexp_params`](Self::regexp_params).
    #[inline]
    pub const fn set_regexp_params(&mut self, v: bool) -> &mut Self {
        Self::REGEXP_PARAMS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`uar_sz`](Self::uar_sz) is: `0x48.21:16`.
    pub const UAR_SZ: Field = Field::new(0x48, 21, 16);
    /// log2 of the UAR space in BAR0, in MiB. `0x48.21:16`
    #[inline]
    pub const fn uar_sz(&self) -> u32 {
        Self::UAR_SZ.get(&self.0)
    }
    /// Sets [`uar_sz`](Self::uar_sz).
    #[inline]
    pub const fn set_uar_sz(&mut self, v: u32) -> &mut Self {
        Self::UAR_SZ.set(&mut self.0, v);
        self
    }
    /// Where [`port_selection_cap`](Self::port_selection_cap) is: `0x48.15`.
    pub const PORT_SELECTION_CAP: Field = Field::new(0x48, 15, 15);
    /// Capability type 0x25 exists. `0x48.15`
    #[inline]
    pub const fn port_selection_cap(&self) -> bool {
        Self::PORT_SELECTION_CAP.get(&self.0) != 0
    }
    /// Sets [`port_selection_cap`](Self::port_selection_cap).
    #[inline]
    pub const fn set_port_selection_cap(&mut self, v: bool) -> &mut Self {
        Self::PORT_SELECTION_CAP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`nic_cap_reg`](Self::nic_cap_reg) is: `0x48.14`.
    pub const NIC_CAP_REG: Field = Field::new(0x48, 14, 14);
    /// Register NIC_CAP exists. `0x48.14`
    #[inline]
    pub const fn nic_cap_reg(&self) -> bool {
        Self::NIC_CAP_REG.get(&self.0) != 0
    }
    /// Sets [`nic_cap_reg`](Self::nic_cap_reg).
    #[inline]
    pub const fn set_nic_cap_reg(&mut self, v: bool) -> &mut Self {
        Self::NIC_CAP_REG.set(&mut self.0, v as u32);
        self
    }
    /// Where [`umem_uid_0`](Self::umem_uid_0) is: `0x48.13`.
    pub const UMEM_UID_0: Field = Field::new(0x48, 13, 13);
    /// User memory objects may be made with uid 0. `0x48.13`
    #[inline]
    pub const fn umem_uid_0(&self) -> bool {
        Self::UMEM_UID_0.get(&self.0) != 0
    }
    /// Sets [`umem_uid_0`](Self::umem_uid_0).
    #[inline]
    pub const fn set_umem_uid_0(&mut self, v: bool) -> &mut Self {
        Self::UMEM_UID_0.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_pg_sz`](Self::log_pg_sz) is: `0x48.7:0`.
    pub const LOG_PG_SZ: Field = Field::new(0x48, 7, 0);
    /// log2 of the smallest page size in bytes; 12. `0x48.7:0`
    #[inline]
    pub const fn log_pg_sz(&self) -> u32 {
        Self::LOG_PG_SZ.get(&self.0)
    }
    /// Sets [`log_pg_sz`](Self::log_pg_sz).
    #[inline]
    pub const fn set_log_pg_sz(&mut self, v: u32) -> &mut Self {
        Self::LOG_PG_SZ.set(&mut self.0, v);
        self
    }
    /// Where [`bf`](Self::bf) is: `0x4c.31`.
    pub const BF: Field = Field::new(0x4c, 31, 31);
    /// BlueFlame (writing the WQE through the doorbell page) exists. `0x4c.31`
    #[inline]
    pub const fn bf(&self) -> bool {
        Self::BF.get(&self.0) != 0
    }
    /// Sets [`bf`](Self::bf).
    #[inline]
    pub const fn set_bf(&mut self, v: bool) -> &mut Self {
        Self::BF.set(&mut self.0, v as u32);
        self
    }
    /// Where [`driver_version`](Self::driver_version) is: `0x4c.30`.
    pub const DRIVER_VERSION: Field = Field::new(0x4c, 30, 30);
    /// SET_DRIVER_VERSION exists. `0x4c.30`
    #[inline]
    pub const fn driver_version(&self) -> bool {
        Self::DRIVER_VERSION.get(&self.0) != 0
    }
    /// Sets [`driver_version`](Self::driver_version).
    #[inline]
    pub const fn set_driver_version(&mut self, v: bool) -> &mut Self {
        Self::DRIVER_VERSION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`pad_tx_eth_packet`](Self::pad_tx_eth_packet) is: `0x4c.29`.
    pub const PAD_TX_ETH_PACKET: Field = Field::new(0x4c, 29, 29);
    /// The device pads short transmit frames itself. `0x4c.29`
    #[inline]
    pub const fn pad_tx_eth_packet(&self) -> bool {
        Self::PAD_TX_ETH_PACKET.get(&self.0) != 0
    }
    /// Sets [`pad_tx_eth_packet`](Self::pad_tx_eth_packet).
    #[inline]
    pub const fn set_pad_tx_eth_packet(&mut self, v: bool) -> &mut Self {
        Self::PAD_TX_ETH_PACKET.set(&mut self.0, v as u32);
        self
    }
    /// Where [`mkey_by_name`](Self::mkey_by_name) is: `0x4c.25`.
    pub const MKEY_BY_NAME: Field = Field::new(0x4c, 25, 25);
    /// Memory keys can be made under a chosen index. `0x4c.25`
    #[inline]
    pub const fn mkey_by_name(&self) -> bool {
        Self::MKEY_BY_NAME.get(&self.0) != 0
    }
    /// Sets [`mkey_by_name`](Self::mkey_by_name).
    #[inline]
    pub const fn set_mkey_by_name(&mut self, v: bool) -> &mut Self {
        Self::MKEY_BY_NAME.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_bf_reg_size`](Self::log_bf_reg_size) is: `0x4c.20:16`.
    pub const LOG_BF_REG_SIZE: Field = Field::new(0x4c, 20, 16);
    /// log2 of one BlueFlame register in bytes (both halves); 9 is usual. `0x4c.20:16`
    #[inline]
    pub const fn log_bf_reg_size(&self) -> u32 {
        Self::LOG_BF_REG_SIZE.get(&self.0)
    }
    /// Sets [`log_bf_reg_size`](Self::log_bf_reg_size).
    #[inline]
    pub const fn set_log_bf_reg_size(&mut self, v: u32) -> &mut Self {
        Self::LOG_BF_REG_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`disciplined_fr_counter`](Self::disciplined_fr_counter) is: `0x4c.15`.
    pub const DISCIPLINED_FR_COUNTER: Field = Field::new(0x4c, 15, 15);
    /// The free-running counter follows the real-time clock's rate. `0x4c.15`
    #[inline]
    pub const fn disciplined_fr_counter(&self) -> bool {
        Self::DISCIPLINED_FR_COUNTER.get(&self.0) != 0
    }
    /// Sets [`disciplined_fr_counter`](Self::disciplined_fr_counter).
    #[inline]
    pub const fn set_disciplined_fr_counter(&mut self, v: bool) -> &mut Self {
        Self::DISCIPLINED_FR_COUNTER.set(&mut self.0, v as u32);
        self
    }
    /// Where [`qp_error_syndrome`](Self::qp_error_syndrome) is: `0x4c.12`.
    pub const QP_ERROR_SYNDROME: Field = Field::new(0x4c, 12, 12);
    /// Queries give the syndrome that stopped a queue pair. `0x4c.12`
    #[inline]
    pub const fn qp_error_syndrome(&self) -> bool {
        Self::QP_ERROR_SYNDROME.get(&self.0) != 0
    }
    /// Sets [`qp_error_syndrome`](Self::qp_error_syndrome).
    #[inline]
    pub const fn set_qp_error_syndrome(&mut self, v: bool) -> &mut Self {
        Self::QP_ERROR_SYNDROME.set(&mut self.0, v as u32);
        self
    }
    /// Where [`lag_dct`](Self::lag_dct) is: `0x4c.9:8`.
    pub const LAG_DCT: Field = Field::new(0x4c, 9, 8);
    /// LAG support of DC targets: 0 none, else the way it is done. `0x4c.9:8`
    #[inline]
    pub const fn lag_dct(&self) -> u32 {
        Self::LAG_DCT.get(&self.0)
    }
    /// Sets [`lag_dct`](Self::lag_dct).
    #[inline]
    pub const fn set_lag_dct(&mut self, v: u32) -> &mut Self {
        Self::LAG_DCT.set(&mut self.0, v);
        self
    }
    /// Where [`lag_tx_port_affinity`](Self::lag_tx_port_affinity) is: `0x4c.7`.
    pub const LAG_TX_PORT_AFFINITY: Field = Field::new(0x4c, 7, 7);
    /// A queue can be bound to one port of a LAG. `0x4c.7`
    #[inline]
    pub const fn lag_tx_port_affinity(&self) -> bool {
        Self::LAG_TX_PORT_AFFINITY.get(&self.0) != 0
    }
    /// Sets [`lag_tx_port_affinity`](Self::lag_tx_port_affinity).
    #[inline]
    pub const fn set_lag_tx_port_affinity(&mut self, v: bool) -> &mut Self {
        Self::LAG_TX_PORT_AFFINITY.set(&mut self.0, v as u32);
        self
    }
    /// Where [`lag_native_fdb_selection`](Self::lag_native_fdb_selection) is: `0x4c.6`.
    pub const LAG_NATIVE_FDB_SELECTION: Field = Field::new(0x4c, 6, 6);
    /// A LAG can use each function's own switch table. `0x4c.6`
    #[inline]
    pub const fn lag_native_fdb_selection(&self) -> bool {
        Self::LAG_NATIVE_FDB_SELECTION.get(&self.0) != 0
    }
    /// Sets [`lag_native_fdb_selection`](Self::lag_native_fdb_selection).
    #[inline]
    pub const fn set_lag_native_fdb_selection(&mut self, v: bool) -> &mut Self {
        Self::LAG_NATIVE_FDB_SELECTION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`lag_master`](Self::lag_master) is: `0x4c.4`.
    pub const LAG_MASTER: Field = Field::new(0x4c, 4, 4);
    /// The function may create a LAG. `0x4c.4`
    #[inline]
    pub const fn lag_master(&self) -> bool {
        Self::LAG_MASTER.get(&self.0) != 0
    }
    /// Sets [`lag_master`](Self::lag_master).
    #[inline]
    pub const fn set_lag_master(&mut self, v: bool) -> &mut Self {
        Self::LAG_MASTER.set(&mut self.0, v as u32);
        self
    }
    /// Where [`num_lag_ports`](Self::num_lag_ports) is: `0x4c.3:0`.
    pub const NUM_LAG_PORTS: Field = Field::new(0x4c, 3, 0);
    /// Number of ports a LAG joins. `0x4c.3:0`
    #[inline]
    pub const fn num_lag_ports(&self) -> u32 {
        Self::NUM_LAG_PORTS.get(&self.0)
    }
    /// Sets [`num_lag_ports`](Self::num_lag_ports).
    #[inline]
    pub const fn set_num_lag_ports(&mut self, v: u32) -> &mut Self {
        Self::NUM_LAG_PORTS.set(&mut self.0, v);
        self
    }
    /// Where [`max_wqe_sz_sq`](Self::max_wqe_sz_sq) is: `0x50.15:0`.
    pub const MAX_WQE_SZ_SQ: Field = Field::new(0x50, 15, 0);
    /// Largest send WQE in bytes; Linux's netdev needs 1024. `0x50.15:0`
    #[inline]
    pub const fn max_wqe_sz_sq(&self) -> u32 {
        Self::MAX_WQE_SZ_SQ.get(&self.0)
    }
    /// Sets [`max_wqe_sz_sq`](Self::max_wqe_sz_sq).
    #[inline]
    pub const fn set_max_wqe_sz_sq(&mut self, v: u32) -> &mut Self {
        Self::MAX_WQE_SZ_SQ.set(&mut self.0, v);
        self
    }
    /// Where [`icm_mng_function_id_mode`](Self::icm_mng_function_id_mode) is: `0x54.31`.
    pub const ICM_MNG_FUNCTION_ID_MODE: Field = Field::new(0x54, 31, 31);
    /// Pages are managed by vHCA id instead of function id; echoed in SET_HCA_CAP. `0x54.31`
    #[inline]
    pub const fn icm_mng_function_id_mode(&self) -> bool {
        Self::ICM_MNG_FUNCTION_ID_MODE.get(&self.0) != 0
    }
    /// Sets [`icm_mng_function_id_mode`](Self::icm_mng_function_id_mode).
    #[inline]
    pub const fn set_icm_mng_function_id_mode(&mut self, v: bool) -> &mut Self {
        Self::ICM_MNG_FUNCTION_ID_MODE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`mkey_pcie_tph`](Self::mkey_pcie_tph) is: `0x54.24`.
    pub const MKEY_PCIE_TPH: Field = Field::new(0x54, 24, 24);
    /// Memory keys can carry a PCI steering tag. `0x54.24`
    #[inline]
    pub const fn mkey_pcie_tph(&self) -> bool {
        Self::MKEY_PCIE_TPH.get(&self.0) != 0
    }
    /// Sets [`mkey_pcie_tph`](Self::mkey_pcie_tph).
    #[inline]
    pub const fn set_mkey_pcie_tph(&mut self, v: bool) -> &mut Self {
        Self::MKEY_PCIE_TPH.set(&mut self.0, v as u32);
        self
    }
    /// Where [`tis_tir_td_order`](Self::tis_tir_td_order) is: `0x54.22`.
    pub const TIS_TIR_TD_ORDER: Field = Field::new(0x54, 22, 22);
    /// TIRs may be created before the send queues of their transport domain; 0 means loopback blocking must be written again with MODIFY_TIR. `0x54.22`
    #[inline]
    pub const fn tis_tir_td_order(&self) -> bool {
        Self::TIS_TIR_TD_ORDER.get(&self.0) != 0
    }
    /// Sets [`tis_tir_td_order`](Self::tis_tir_td_order).
    #[inline]
    pub const fn set_tis_tir_td_order(&mut self, v: bool) -> &mut Self {
        Self::TIS_TIR_TD_ORDER.set(&mut self.0, v as u32);
        self
    }
    /// Where [`psp`](Self::psp) is: `0x54.21`.
    pub const PSP: Field = Field::new(0x54, 21, 21);
    /// Capability type 0x1e (PSP) exists. `0x54.21`
    #[inline]
    pub const fn psp(&self) -> bool {
        Self::PSP.get(&self.0) != 0
    }
    /// Sets [`psp`](Self::psp).
    #[inline]
    pub const fn set_psp(&mut self, v: bool) -> &mut Self {
        Self::PSP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`shampo`](Self::shampo) is: `0x54.20`.
    pub const SHAMPO: Field = Field::new(0x54, 20, 20);
    /// Capability type 0x1d (header split, packet merging) exists. `0x54.20`
    #[inline]
    pub const fn shampo(&self) -> bool {
        Self::SHAMPO.get(&self.0) != 0
    }
    /// Sets [`shampo`](Self::shampo).
    #[inline]
    pub const fn set_shampo(&mut self, v: bool) -> &mut Self {
        Self::SHAMPO.set(&mut self.0, v as u32);
        self
    }
    /// Where [`max_wqe_sz_rq`](Self::max_wqe_sz_rq) is: `0x54.15:0`.
    pub const MAX_WQE_SZ_RQ: Field = Field::new(0x54, 15, 0);
    /// Largest receive WQE in bytes. `0x54.15:0`
    #[inline]
    pub const fn max_wqe_sz_rq(&self) -> u32 {
        Self::MAX_WQE_SZ_RQ.get(&self.0)
    }
    /// Sets [`max_wqe_sz_rq`](Self::max_wqe_sz_rq).
    #[inline]
    pub const fn set_max_wqe_sz_rq(&mut self, v: u32) -> &mut Self {
        Self::MAX_WQE_SZ_RQ.set(&mut self.0, v);
        self
    }
    /// Where [`max_flow_counter_31_16`](Self::max_flow_counter_31_16) is: `0x58.31:16`.
    pub const MAX_FLOW_COUNTER_31_16: Field = Field::new(0x58, 31, 16);
    /// Number of flow counters, bits 31:16. `0x58.31:16`
    #[inline]
    pub const fn max_flow_counter_31_16(&self) -> u32 {
        Self::MAX_FLOW_COUNTER_31_16.get(&self.0)
    }
    /// Sets [`max_flow_counter_31_16`](Self::max_flow_counter_31_16).
    #[inline]
    pub const fn set_max_flow_counter_31_16(&mut self, v: u32) -> &mut Self {
        Self::MAX_FLOW_COUNTER_31_16.set(&mut self.0, v);
        self
    }
    /// Where [`max_wqe_sz_sq_dc`](Self::max_wqe_sz_sq_dc) is: `0x58.15:0`.
    pub const MAX_WQE_SZ_SQ_DC: Field = Field::new(0x58, 15, 0);
    /// Largest send WQE of a DC initiator in bytes. `0x58.15:0`
    #[inline]
    pub const fn max_wqe_sz_sq_dc(&self) -> u32 {
        Self::MAX_WQE_SZ_SQ_DC.get(&self.0)
    }
    /// Sets [`max_wqe_sz_sq_dc`](Self::max_wqe_sz_sq_dc).
    #[inline]
    pub const fn set_max_wqe_sz_sq_dc(&mut self, v: u32) -> &mut Self {
        Self::MAX_WQE_SZ_SQ_DC.set(&mut self.0, v);
        self
    }
    /// Where [`query_host_net_function_num_max`](Self::query_host_net_function_num_max) is: `0x5c.31:27`.
    pub const QUERY_HOST_NET_FUNCTION_NUM_MAX: Field = Field::new(0x5c, 31, 27);
    /// Most host network functions listed by one query. `0x5c.31:27`
    #[inline]
    pub const fn query_host_net_function_num_max(&self) -> u32 {
        Self::QUERY_HOST_NET_FUNCTION_NUM_MAX.get(&self.0)
    }
    /// Sets [`query_host_net_function_num_max`](Self::query_host_net_function_num_max).
    #[inline]
    pub const fn set_query_host_net_function_num_max(&mut self, v: u32) -> &mut Self {
        Self::QUERY_HOST_NET_FUNCTION_NUM_MAX.set(&mut self.0, v);
        self
    }
    /// Where [`max_qp_mcg`](Self::max_qp_mcg) is: `0x5c.24:0`.
    pub const MAX_QP_MCG: Field = Field::new(0x5c, 24, 0);
    /// Most queue pairs in one multicast group. `0x5c.24:0`
    #[inline]
    pub const fn max_qp_mcg(&self) -> u32 {
        Self::MAX_QP_MCG.get(&self.0)
    }
    /// Sets [`max_qp_mcg`](Self::max_qp_mcg).
    #[inline]
    pub const fn set_max_qp_mcg(&mut self, v: u32) -> &mut Self {
        Self::MAX_QP_MCG.set(&mut self.0, v);
        self
    }
    /// Where [`flow_counter_bulk_alloc`](Self::flow_counter_bulk_alloc) is: `0x60.15:8`.
    pub const FLOW_COUNTER_BULK_ALLOC: Field = Field::new(0x60, 15, 8);
    /// Sizes in which flow counters can be allocated together, one bit per size. `0x60.15:8`
    #[inline]
    pub const fn flow_counter_bulk_alloc(&self) -> u32 {
        Self::FLOW_COUNTER_BULK_ALLOC.get(&self.0)
    }
    /// Sets [`flow_counter_bulk_alloc`](Self::flow_counter_bulk_alloc).
    #[inline]
    pub const fn set_flow_counter_bulk_alloc(&mut self, v: u32) -> &mut Self {
        Self::FLOW_COUNTER_BULK_ALLOC.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_mcg`](Self::log_max_mcg) is: `0x60.7:0`.
    pub const LOG_MAX_MCG: Field = Field::new(0x60, 7, 0);
    /// log2 of the most multicast groups. `0x60.7:0`
    #[inline]
    pub const fn log_max_mcg(&self) -> u32 {
        Self::LOG_MAX_MCG.get(&self.0)
    }
    /// Sets [`log_max_mcg`](Self::log_max_mcg).
    #[inline]
    pub const fn set_log_max_mcg(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_MCG.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_transport_domain`](Self::log_max_transport_domain) is: `0x64.28:24`.
    pub const LOG_MAX_TRANSPORT_DOMAIN: Field = Field::new(0x64, 28, 24);
    /// log2 of the most transport domains. `0x64.28:24`
    #[inline]
    pub const fn log_max_transport_domain(&self) -> u32 {
        Self::LOG_MAX_TRANSPORT_DOMAIN.get(&self.0)
    }
    /// Sets [`log_max_transport_domain`](Self::log_max_transport_domain).
    #[inline]
    pub const fn set_log_max_transport_domain(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_TRANSPORT_DOMAIN.set(&mut self.0, v);
        self
    }
    /// Where [`relaxed_ordering_read`](Self::relaxed_ordering_read) is: `0x64.21`.
    pub const RELAXED_ORDERING_READ: Field = Field::new(0x64, 21, 21);
    /// Memory keys may allow relaxed-ordering PCI reads whatever PCI configuration says. `0x64.21`
    #[inline]
    pub const fn relaxed_ordering_read(&self) -> bool {
        Self::RELAXED_ORDERING_READ.get(&self.0) != 0
    }
    /// Sets [`relaxed_ordering_read`](Self::relaxed_ordering_read).
    #[inline]
    pub const fn set_relaxed_ordering_read(&mut self, v: bool) -> &mut Self {
        Self::RELAXED_ORDERING_READ.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_pd`](Self::log_max_pd) is: `0x64.20:16`.
    pub const LOG_MAX_PD: Field = Field::new(0x64, 20, 16);
    /// log2 of the most protection domains. `0x64.20:16`
    #[inline]
    pub const fn log_max_pd(&self) -> u32 {
        Self::LOG_MAX_PD.get(&self.0)
    }
    /// Sets [`log_max_pd`](Self::log_max_pd).
    #[inline]
    pub const fn set_log_max_pd(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_PD.set(&mut self.0, v);
        self
    }
    /// Where [`dp_ordering_ooo_all_ud`](Self::dp_ordering_ooo_all_ud) is: `0x64.15`.
    pub const DP_ORDERING_OOO_ALL_UD: Field = Field::new(0x64, 15, 15);
    /// Out-of-order data placement on UD. `0x64.15`
    #[inline]
    pub const fn dp_ordering_ooo_all_ud(&self) -> bool {
        Self::DP_ORDERING_OOO_ALL_UD.get(&self.0) != 0
    }
    /// Sets [`dp_ordering_ooo_all_ud`](Self::dp_ordering_ooo_all_ud).
    #[inline]
    pub const fn set_dp_ordering_ooo_all_ud(&mut self, v: bool) -> &mut Self {
        Self::DP_ORDERING_OOO_ALL_UD.set(&mut self.0, v as u32);
        self
    }
    /// Where [`dp_ordering_ooo_all_uc`](Self::dp_ordering_ooo_all_uc) is: `0x64.14`.
    pub const DP_ORDERING_OOO_ALL_UC: Field = Field::new(0x64, 14, 14);
    /// Out-of-order data placement on UC. `0x64.14`
    #[inline]
    pub const fn dp_ordering_ooo_all_uc(&self) -> bool {
        Self::DP_ORDERING_OOO_ALL_UC.get(&self.0) != 0
    }
    /// Sets [`dp_ordering_ooo_all_uc`](Self::dp_ordering_ooo_all_uc).
    #[inline]
    pub const fn set_dp_ordering_ooo_all_uc(&mut self, v: bool) -> &mut Self {
        Self::DP_ORDERING_OOO_ALL_UC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`dp_ordering_ooo_all_xrc`](Self::dp_ordering_ooo_all_xrc) is: `0x64.13`.
    pub const DP_ORDERING_OOO_ALL_XRC: Field = Field::new(0x64, 13, 13);
    /// Out-of-order data placement on XRC. `0x64.13`
    #[inline]
    pub const fn dp_ordering_ooo_all_xrc(&self) -> bool {
        Self::DP_ORDERING_OOO_ALL_XRC.get(&self.0) != 0
    }
    /// Sets [`dp_ordering_ooo_all_xrc`](Self::dp_ordering_ooo_all_xrc).
    #[inline]
    pub const fn set_dp_ordering_ooo_all_xrc(&mut self, v: bool) -> &mut Self {
        Self::DP_ORDERING_OOO_ALL_XRC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`dp_ordering_ooo_all_dc`](Self::dp_ordering_ooo_all_dc) is: `0x64.12`.
    pub const DP_ORDERING_OOO_ALL_DC: Field = Field::new(0x64, 12, 12);
    /// Out-of-order data placement on DC. `0x64.12`
    #[inline]
    pub const fn dp_ordering_ooo_all_dc(&self) -> bool {
        Self::DP_ORDERING_OOO_ALL_DC.get(&self.0) != 0
    }
    /// Sets [`dp_ordering_ooo_all_dc`](Self::dp_ordering_ooo_all_dc).
    #[inline]
    pub const fn set_dp_ordering_ooo_all_dc(&mut self, v: bool) -> &mut Self {
        Self::DP_ORDERING_OOO_ALL_DC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`dp_ordering_ooo_all_rc`](Self::dp_ordering_ooo_all_rc) is: `0x64.11`.
    pub const DP_ORDERING_OOO_ALL_RC: Field = Field::new(0x64, 11, 11);
    /// Out-of-order data placement on RC. `0x64.11`
    #[inline]
    pub const fn dp_ordering_ooo_all_rc(&self) -> bool {
        Self::DP_ORDERING_OOO_ALL_RC.get(&self.0) != 0
    }
    /// Sets [`dp_ordering_ooo_all_rc`](Self::dp_ordering_ooo_all_rc).
    #[inline]
    pub const fn set_dp_ordering_ooo_all_rc(&mut self, v: bool) -> &mut Self {
        Self::DP_ORDERING_OOO_ALL_RC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`pcie_reset_using_hotreset_method`](Self::pcie_reset_using_hotreset_method) is: `0x64.10`.
    pub const PCIE_RESET_USING_HOTRESET_METHOD: Field = Field::new(0x64, 10, 10);
    /// A firmware reset can use a PCI hot reset. `0x64.10`
    #[inline]
    pub const fn pcie_reset_using_hotreset_method(&self) -> bool {
        Self::PCIE_RESET_USING_HOTRESET_METHOD.get(&self.0) != 0
    }
    /// Sets [`pcie_reset_using_hotreset_method`](Self::pcie_reset_using_hotreset_method).
    #[inline]
    pub const fn set_pcie_reset_using_hotreset_method(&mut self, v: bool) -> &mut Self {
        Self::PCIE_RESET_USING_HOTRESET_METHOD.set(&mut self.0, v as u32);
        self
    }
    /// Where [`pci_sync_for_fw_update_with_driver_unload`](Self::pci_sync_for_fw_update_with_driver_unload) is: `0x64.9`.
    pub const PCI_SYNC_FOR_FW_UPDATE_WITH_DRIVER_UNLOAD: Field = Field::new(0x64, 9, 9);
    /// A firmware reset can ask the driver to unload first. `0x64.9`
    #[inline]
    pub const fn pci_sync_for_fw_update_with_driver_unload(&self) -> bool {
        Self::PCI_SYNC_FOR_FW_UPDATE_WITH_DRIVER_UNLOAD.get(&self.0) != 0
    }
    /// Sets [`pci_sync_for_fw_update_with_driver_unload`](Self::pci_sync_for_fw_update_with_driver_unload).
    #[inline]
    pub const fn set_pci_sync_for_fw_update_with_driver_unload(
        &mut self,
        v: bool,
    ) -> &mut Self {
        Self::PCI_SYNC_FOR_FW_UPDATE_WITH_DRIVER_UNLOAD.set(&mut self.0, v as u32);
        self
    }
    /// Where [`vnic_env_cnt_steering_fail`](Self::vnic_env_cnt_steering_fail) is: `0x64.8`.
    pub const VNIC_ENV_CNT_STEERING_FAIL: Field = Field::new(0x64, 8, 8);
    /// Counter of packets lost in steering exists. `0x64.8`
    #[inline]
    pub const fn vnic_env_cnt_steering_fail(&self) -> bool {
        Self::VNIC_ENV_CNT_STEERING_FAIL.get(&self.0) != 0
    }
    /// Sets [`vnic_env_cnt_steering_fail`](Self::vnic_env_cnt_steering_fail).
    #[inline]
    pub const fn set_vnic_env_cnt_steering_fail(&mut self, v: bool) -> &mut Self {
        Self::VNIC_ENV_CNT_STEERING_FAIL.set(&mut self.0, v as u32);
        self
    }
    /// Where [`vport_counter_local_loopback`](Self::vport_counter_local_loopback) is: `0x64.7`.
    pub const VPORT_COUNTER_LOCAL_LOOPBACK: Field = Field::new(0x64, 7, 7);
    /// Vport counters for self-loopback exist. `0x64.7`
    #[inline]
    pub const fn vport_counter_local_loopback(&self) -> bool {
        Self::VPORT_COUNTER_LOCAL_LOOPBACK.get(&self.0) != 0
    }
    /// Sets [`vport_counter_local_loopback`](Self::vport_counter_local_loopback).
    #[inline]
    pub const fn set_vport_counter_local_loopback(&mut self, v: bool) -> &mut Self {
        Self::VPORT_COUNTER_LOCAL_LOOPBACK.set(&mut self.0, v as u32);
        self
    }
    /// Where [`q_counter_aggregation`](Self::q_counter_aggregation) is: `0x64.6`.
    pub const Q_COUNTER_AGGREGATION: Field = Field::new(0x64, 6, 6);
    /// QUERY_Q_COUNTER can sum over all sets. `0x64.6`
    #[inline]
    pub const fn q_counter_aggregation(&self) -> bool {
        Self::Q_COUNTER_AGGREGATION.get(&self.0) != 0
    }
    /// Sets [`q_counter_aggregation`](Self::q_counter_aggregation).
    #[inline]
    pub const fn set_q_counter_aggregation(&mut self, v: bool) -> &mut Self {
        Self::Q_COUNTER_AGGREGATION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`q_counter_other_vport`](Self::q_counter_other_vport) is: `0x64.5`.
    pub const Q_COUNTER_OTHER_VPORT: Field = Field::new(0x64, 5, 5);
    /// QUERY_Q_COUNTER can read another vport's sets. `0x64.5`
    #[inline]
    pub const fn q_counter_other_vport(&self) -> bool {
        Self::Q_COUNTER_OTHER_VPORT.get(&self.0) != 0
    }
    /// Sets [`q_counter_other_vport`](Self::q_counter_other_vport).
    #[inline]
    pub const fn set_q_counter_other_vport(&mut self, v: bool) -> &mut Self {
        Self::Q_COUNTER_OTHER_VPORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_xrcd`](Self::log_max_xrcd) is: `0x64.4:0`.
    pub const LOG_MAX_XRCD: Field = Field::new(0x64, 4, 0);
    /// log2 of the most XRC domains. `0x64.4:0`
    #[inline]
    pub const fn log_max_xrcd(&self) -> u32 {
        Self::LOG_MAX_XRCD.get(&self.0)
    }
    /// Sets [`log_max_xrcd`](Self::log_max_xrcd).
    #[inline]
    pub const fn set_log_max_xrcd(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_XRCD.set(&mut self.0, v);
        self
    }
    /// Where [`nic_receive_steering_discard`](Self::nic_receive_steering_discard) is: `0x68.31`.
    pub const NIC_RECEIVE_STEERING_DISCARD: Field = Field::new(0x68, 31, 31);
    /// Counter of received packets discarded by steering exists. `0x68.31`
    #[inline]
    pub const fn nic_receive_steering_discard(&self) -> bool {
        Self::NIC_RECEIVE_STEERING_DISCARD.get(&self.0) != 0
    }
    /// Sets [`nic_receive_steering_discard`](Self::nic_receive_steering_discard).
    #[inline]
    pub const fn set_nic_receive_steering_discard(&mut self, v: bool) -> &mut Self {
        Self::NIC_RECEIVE_STEERING_DISCARD.set(&mut self.0, v as u32);
        self
    }
    /// Where [`receive_discard_vport_down`](Self::receive_discard_vport_down) is: `0x68.30`.
    pub const RECEIVE_DISCARD_VPORT_DOWN: Field = Field::new(0x68, 30, 30);
    /// Counter of received packets discarded for a down vport exists. `0x68.30`
    #[inline]
    pub const fn receive_discard_vport_down(&self) -> bool {
        Self::RECEIVE_DISCARD_VPORT_DOWN.get(&self.0) != 0
    }
    /// Sets [`receive_discard_vport_down`](Self::receive_discard_vport_down).
    #[inline]
    pub const fn set_receive_discard_vport_down(&mut self, v: bool) -> &mut Self {
        Self::RECEIVE_DISCARD_VPORT_DOWN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`transmit_discard_vport_down`](Self::transmit_discard_vport_down) is: `0x68.29`.
    pub const TRANSMIT_DISCARD_VPORT_DOWN: Field = Field::new(0x68, 29, 29);
    /// Counter of transmit packets discarded for a down vport exists. `0x68.29`
    #[inline]
    pub const fn transmit_discard_vport_down(&self) -> bool {
        Self::TRANSMIT_DISCARD_VPORT_DOWN.get(&self.0) != 0
    }
    /// Sets [`transmit_discard_vport_down`](Self::transmit_discard_vport_down).
    #[inline]
    pub const fn set_transmit_discard_vport_down(&mut self, v: bool) -> &mut Self {
        Self::TRANSMIT_DISCARD_VPORT_DOWN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`eq_overrun_count`](Self::eq_overrun_count) is: `0x68.28`.
    pub const EQ_OVERRUN_COUNT: Field = Field::new(0x68, 28, 28);
    /// Counter of event queue overruns exists. `0x68.28`
    #[inline]
    pub const fn eq_overrun_count(&self) -> bool {
        Self::EQ_OVERRUN_COUNT.get(&self.0) != 0
    }
    /// Sets [`eq_overrun_count`](Self::eq_overrun_count).
    #[inline]
    pub const fn set_eq_overrun_count(&mut self, v: bool) -> &mut Self {
        Self::EQ_OVERRUN_COUNT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`invalid_command_count`](Self::invalid_command_count) is: `0x68.26`.
    pub const INVALID_COMMAND_COUNT: Field = Field::new(0x68, 26, 26);
    /// Counter of invalid commands exists. `0x68.26`
    #[inline]
    pub const fn invalid_command_count(&self) -> bool {
        Self::INVALID_COMMAND_COUNT.get(&self.0) != 0
    }
    /// Sets [`invalid_command_count`](Self::invalid_command_count).
    #[inline]
    pub const fn set_invalid_command_count(&mut self, v: bool) -> &mut Self {
        Self::INVALID_COMMAND_COUNT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`quota_exceeded_count`](Self::quota_exceeded_count) is: `0x68.25`.
    pub const QUOTA_EXCEEDED_COUNT: Field = Field::new(0x68, 25, 25);
    /// Counter of commands refused by quota exists. `0x68.25`
    #[inline]
    pub const fn quota_exceeded_count(&self) -> bool {
        Self::QUOTA_EXCEEDED_COUNT.get(&self.0) != 0
    }
    /// Sets [`quota_exceeded_count`](Self::quota_exceeded_count).
    #[inline]
    pub const fn set_quota_exceeded_count(&mut self, v: bool) -> &mut Self {
        Self::QUOTA_EXCEEDED_COUNT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_flow_counter_bulk`](Self::log_max_flow_counter_bulk) is: `0x68.23:16`.
    pub const LOG_MAX_FLOW_COUNTER_BULK: Field = Field::new(0x68, 23, 16);
    /// log2 of the most flow counters read in one query. `0x68.23:16`
    #[inline]
    pub const fn log_max_flow_counter_bulk(&self) -> u32 {
        Self::LOG_MAX_FLOW_COUNTER_BULK.get(&self.0)
    }
    /// Sets [`log_max_flow_counter_bulk`](Self::log_max_flow_counter_bulk).
    #[inline]
    pub const fn set_log_max_flow_counter_bulk(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_FLOW_COUNTER_BULK.set(&mut self.0, v);
        self
    }
    /// Where [`max_flow_counter_15_0`](Self::max_flow_counter_15_0) is: `0x68.15:0`.
    pub const MAX_FLOW_COUNTER_15_0: Field = Field::new(0x68, 15, 0);
    /// Number of flow counters, bits 15:0. `0x68.15:0`
    #[inline]
    pub const fn max_flow_counter_15_0(&self) -> u32 {
        Self::MAX_FLOW_COUNTER_15_0.get(&self.0)
    }
    /// Sets [`max_flow_counter_15_0`](Self::max_flow_counter_15_0).
    #[inline]
    pub const fn set_max_flow_counter_15_0(&mut self, v: u32) -> &mut Self {
        Self::MAX_FLOW_COUNTER_15_0.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_rq`](Self::log_max_rq) is: `0x6c.28:24`.
    pub const LOG_MAX_RQ: Field = Field::new(0x6c, 28, 24);
    /// log2 of the most receive queues. `0x6c.28:24`
    #[inline]
    pub const fn log_max_rq(&self) -> u32 {
        Self::LOG_MAX_RQ.get(&self.0)
    }
    /// Sets [`log_max_rq`](Self::log_max_rq).
    #[inline]
    pub const fn set_log_max_rq(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_RQ.set(&mut self.0, v);
        self
    }
    /// Where [`ft_alias_sw_vhca_id`](Self::ft_alias_sw_vhca_id) is: `0x6c.23`.
    pub const FT_ALIAS_SW_VHCA_ID: Field = Field::new(0x6c, 23, 23);
    /// Flow table aliases can name the software-chosen vHCA number. `0x6c.23`
    #[inline]
    pub const fn ft_alias_sw_vhca_id(&self) -> bool {
        Self::FT_ALIAS_SW_VHCA_ID.get(&self.0) != 0
    }
    /// Sets [`ft_alias_sw_vhca_id`](Self::ft_alias_sw_vhca_id).
    #[inline]
    pub const fn set_ft_alias_sw_vhca_id(&mut self, v: bool) -> &mut Self {
        Self::FT_ALIAS_SW_VHCA_ID.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_sq`](Self::log_max_sq) is: `0x6c.20:16`.
    pub const LOG_MAX_SQ: Field = Field::new(0x6c, 20, 16);
    /// log2 of the most send queues. `0x6c.20:16`
    #[inline]
    pub const fn log_max_sq(&self) -> u32 {
        Self::LOG_MAX_SQ.get(&self.0)
    }
    /// Sets [`log_max_sq`](Self::log_max_sq).
    #[inline]
    pub const fn set_log_max_sq(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_SQ.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_tir`](Self::log_max_tir) is: `0x6c.12:8`.
    pub const LOG_MAX_TIR: Field = Field::new(0x6c, 12, 8);
    /// log2 of the most TIRs. `0x6c.12:8`
    #[inline]
    pub const fn log_max_tir(&self) -> u32 {
        Self::LOG_MAX_TIR.get(&self.0)
    }
    /// Sets [`log_max_tir`](Self::log_max_tir).
    #[inline]
    pub const fn set_log_max_tir(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_TIR.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_tis`](Self::log_max_tis) is: `0x6c.4:0`.
    pub const LOG_MAX_TIS: Field = Field::new(0x6c, 4, 0);
    /// log2 of the most TISs. `0x6c.4:0`
    #[inline]
    pub const fn log_max_tis(&self) -> u32 {
        Self::LOG_MAX_TIS.get(&self.0)
    }
    /// Sets [`log_max_tis`](Self::log_max_tis).
    #[inline]
    pub const fn set_log_max_tis(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_TIS.set(&mut self.0, v);
        self
    }
    /// Where [`basic_cyclic_rcv_wqe`](Self::basic_cyclic_rcv_wqe) is: `0x70.31`.
    pub const BASIC_CYCLIC_RCV_WQE: Field = Field::new(0x70, 31, 31);
    /// Plain ring receive queues exist. `0x70.31`
    #[inline]
    pub const fn basic_cyclic_rcv_wqe(&self) -> bool {
        Self::BASIC_CYCLIC_RCV_WQE.get(&self.0) != 0
    }
    /// Sets [`basic_cyclic_rcv_wqe`](Self::basic_cyclic_rcv_wqe).
    #[inline]
    pub const fn set_basic_cyclic_rcv_wqe(&mut self, v: bool) -> &mut Self {
        Self::BASIC_CYCLIC_RCV_WQE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_rmp`](Self::log_max_rmp) is: `0x70.28:24`.
    pub const LOG_MAX_RMP: Field = Field::new(0x70, 28, 24);
    /// log2 of the most receive memory pools. `0x70.28:24`
    #[inline]
    pub const fn log_max_rmp(&self) -> u32 {
        Self::LOG_MAX_RMP.get(&self.0)
    }
    /// Sets [`log_max_rmp`](Self::log_max_rmp).
    #[inline]
    pub const fn set_log_max_rmp(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_RMP.set(&mut self.0, v);
        self
    }
    /// Where [`sd_group_size`](Self::sd_group_size) is: `0x70.23`.
    pub const SD_GROUP_SIZE: Field = Field::new(0x70, 23, 23);
    /// The vport context tells the size of a socket direct group. `0x70.23`
    #[inline]
    pub const fn sd_group_size(&self) -> bool {
        Self::SD_GROUP_SIZE.get(&self.0) != 0
    }
    /// Sets [`sd_group_size`](Self::sd_group_size).
    #[inline]
    pub const fn set_sd_group_size(&mut self, v: bool) -> &mut Self {
        Self::SD_GROUP_SIZE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_rqt`](Self::log_max_rqt) is: `0x70.20:16`.
    pub const LOG_MAX_RQT: Field = Field::new(0x70, 20, 16);
    /// log2 of the most receive queue tables. `0x70.20:16`
    #[inline]
    pub const fn log_max_rqt(&self) -> u32 {
        Self::LOG_MAX_RQT.get(&self.0)
    }
    /// Sets [`log_max_rqt`](Self::log_max_rqt).
    #[inline]
    pub const fn set_log_max_rqt(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_RQT.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_rqt_size`](Self::log_max_rqt_size) is: `0x70.12:8`.
    pub const LOG_MAX_RQT_SIZE: Field = Field::new(0x70, 12, 8);
    /// log2 of the most entries in a receive queue table. `0x70.12:8`
    #[inline]
    pub const fn log_max_rqt_size(&self) -> u32 {
        Self::LOG_MAX_RQT_SIZE.get(&self.0)
    }
    /// Sets [`log_max_rqt_size`](Self::log_max_rqt_size).
    #[inline]
    pub const fn set_log_max_rqt_size(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_RQT_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`tlp_device_emulation_manager`](Self::tlp_device_emulation_manager) is: `0x70.7`.
    pub const TLP_DEVICE_EMULATION_MANAGER: Field = Field::new(0x70, 7, 7);
    /// The function may emulate PCI devices at packet level. `0x70.7`
    #[inline]
    pub const fn tlp_device_emulation_manager(&self) -> bool {
        Self::TLP_DEVICE_EMULATION_MANAGER.get(&self.0) != 0
    }
    /// Sets [`tlp_device_emulation_manager`](Self::tlp_device_emulation_manager).
    #[inline]
    pub const fn set_tlp_device_emulation_manager(&mut self, v: bool) -> &mut Self {
        Self::TLP_DEVICE_EMULATION_MANAGER.set(&mut self.0, v as u32);
        self
    }
    /// Where [`vnic_env_cnt_bar_uar_access`](Self::vnic_env_cnt_bar_uar_access) is: `0x70.6`.
    pub const VNIC_ENV_CNT_BAR_UAR_ACCESS: Field = Field::new(0x70, 6, 6);
    /// Counter of wrong UAR accesses exists. `0x70.6`
    #[inline]
    pub const fn vnic_env_cnt_bar_uar_access(&self) -> bool {
        Self::VNIC_ENV_CNT_BAR_UAR_ACCESS.get(&self.0) != 0
    }
    /// Sets [`vnic_env_cnt_bar_uar_access`](Self::vnic_env_cnt_bar_uar_access).
    #[inline]
    pub const fn set_vnic_env_cnt_bar_uar_access(&mut self, v: bool) -> &mut Self {
        Self::VNIC_ENV_CNT_BAR_UAR_ACCESS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`vnic_env_cnt_odp_page_fault`](Self::vnic_env_cnt_odp_page_fault) is: `0x70.5`.
    pub const VNIC_ENV_CNT_ODP_PAGE_FAULT: Field = Field::new(0x70, 5, 5);
    /// Counter of on-demand page faults exists. `0x70.5`
    #[inline]
    pub const fn vnic_env_cnt_odp_page_fault(&self) -> bool {
        Self::VNIC_ENV_CNT_ODP_PAGE_FAULT.get(&self.0) != 0
    }
    /// Sets [`vnic_env_cnt_odp_page_fault`](Self::vnic_env_cnt_odp_page_fault).
    #[inline]
    pub const fn set_vnic_env_cnt_odp_page_fault(&mut self, v: bool) -> &mut Self {
        Self::VNIC_ENV_CNT_ODP_PAGE_FAULT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_tis_per_sq`](Self::log_max_tis_per_sq) is: `0x70.4:0`.
    pub const LOG_MAX_TIS_PER_SQ: Field = Field::new(0x70, 4, 0);
    /// log2 of the most TISs attached to one send queue. `0x70.4:0`
    #[inline]
    pub const fn log_max_tis_per_sq(&self) -> u32 {
        Self::LOG_MAX_TIS_PER_SQ.get(&self.0)
    }
    /// Sets [`log_max_tis_per_sq`](Self::log_max_tis_per_sq).
    #[inline]
    pub const fn set_log_max_tis_per_sq(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_TIS_PER_SQ.set(&mut self.0, v);
        self
    }
    /// Where [`ext_stride_num_range`](Self::ext_stride_num_range) is: `0x74.31`.
    pub const EXT_STRIDE_NUM_RANGE: Field = Field::new(0x74, 31, 31);
    /// Smaller stride counts per WQE are possible in striding receive queues. `0x74.31`
    #[inline]
    pub const fn ext_stride_num_range(&self) -> bool {
        Self::EXT_STRIDE_NUM_RANGE.get(&self.0) != 0
    }
    /// Sets [`ext_stride_num_range`](Self::ext_stride_num_range).
    #[inline]
    pub const fn set_ext_stride_num_range(&mut self, v: bool) -> &mut Self {
        Self::EXT_STRIDE_NUM_RANGE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`roce_rw_supported`](Self::roce_rw_supported) is: `0x74.30`.
    pub const ROCE_RW_SUPPORTED: Field = Field::new(0x74, 30, 30);
    /// SET_HCA_CAP can switch roce on and off. `0x74.30`
    #[inline]
    pub const fn roce_rw_supported(&self) -> bool {
        Self::ROCE_RW_SUPPORTED.get(&self.0) != 0
    }
    /// Sets [`roce_rw_supported`](Self::roce_rw_supported).
    #[inline]
    pub const fn set_roce_rw_supported(&mut self, v: bool) -> &mut Self {
        Self::ROCE_RW_SUPPORTED.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_current_uc_list_wr_supported`](Self::log_max_current_uc_list_wr_supported) is: `0x74.29`.
    pub const LOG_MAX_CURRENT_UC_LIST_WR_SUPPORTED: Field = Field::new(0x74, 29, 29);
    /// SET_HCA_CAP can change log_max_current_uc_list. `0x74.29`
    #[inline]
    pub const fn log_max_current_uc_list_wr_supported(&self) -> bool {
        Self::LOG_MAX_CURRENT_UC_LIST_WR_SUPPORTED.get(&self.0) != 0
    }
    /// Sets [`log_max_current_uc_list_wr_supported`](Self::log_max_current_uc_list_wr_supported).
    #[inline]
    pub const fn set_log_max_current_uc_list_wr_supported(
        &mut self,
        v: bool,
    ) -> &mut Self {
        Self::LOG_MAX_CURRENT_UC_LIST_WR_SUPPORTED.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_stride_sz_rq`](Self::log_max_stride_sz_rq) is: `0x74.28:24`.
    pub const LOG_MAX_STRIDE_SZ_RQ: Field = Field::new(0x74, 28, 24);
    /// log2 of the largest receive WQE stride in bytes. `0x74.28:24`
    #[inline]
    pub const fn log_max_stride_sz_rq(&self) -> u32 {
        Self::LOG_MAX_STRIDE_SZ_RQ.get(&self.0)
    }
    /// Sets [`log_max_stride_sz_rq`](Self::log_max_stride_sz_rq).
    #[inline]
    pub const fn set_log_max_stride_sz_rq(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_STRIDE_SZ_RQ.set(&mut self.0, v);
        self
    }
    /// Where [`log_min_stride_sz_rq`](Self::log_min_stride_sz_rq) is: `0x74.20:16`.
    pub const LOG_MIN_STRIDE_SZ_RQ: Field = Field::new(0x74, 20, 16);
    /// log2 of the smallest receive WQE stride in bytes. `0x74.20:16`
    #[inline]
    pub const fn log_min_stride_sz_rq(&self) -> u32 {
        Self::LOG_MIN_STRIDE_SZ_RQ.get(&self.0)
    }
    /// Sets [`log_min_stride_sz_rq`](Self::log_min_stride_sz_rq).
    #[inline]
    pub const fn set_log_min_stride_sz_rq(&mut self, v: u32) -> &mut Self {
        Self::LOG_MIN_STRIDE_SZ_RQ.set(&mut self.0, v);
        self
    }
    /// Where [`qp_latency_sensitive_disable`](Self::qp_latency_sensitive_disable) is: `0x74.13`.
    pub const QP_LATENCY_SENSITIVE_DISABLE: Field = Field::new(0x74, 13, 13);
    /// 1 if the latency_sensitive bit of a queue pair must stay 0. `0x74.13`
    #[inline]
    pub const fn qp_latency_sensitive_disable(&self) -> bool {
        Self::QP_LATENCY_SENSITIVE_DISABLE.get(&self.0) != 0
    }
    /// Sets [`qp_latency_sensitive_disable`](Self::qp_latency_sensitive_disable).
    #[inline]
    pub const fn set_qp_latency_sensitive_disable(&mut self, v: bool) -> &mut Self {
        Self::QP_LATENCY_SENSITIVE_DISABLE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_stride_sz_sq`](Self::log_max_stride_sz_sq) is: `0x74.12:8`.
    pub const LOG_MAX_STRIDE_SZ_SQ: Field = Field::new(0x74, 12, 8);
    /// log2 of the largest send WQE stride in bytes. `0x74.12:8`
    #[inline]
    pub const fn log_max_stride_sz_sq(&self) -> u32 {
        Self::LOG_MAX_STRIDE_SZ_SQ.get(&self.0)
    }
    /// Sets [`log_max_stride_sz_sq`](Self::log_max_stride_sz_sq).
    #[inline]
    pub const fn set_log_max_stride_sz_sq(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_STRIDE_SZ_SQ.set(&mut self.0, v);
        self
    }
    /// Where [`log_min_stride_sz_sq`](Self::log_min_stride_sz_sq) is: `0x74.4:0`.
    pub const LOG_MIN_STRIDE_SZ_SQ: Field = Field::new(0x74, 4, 0);
    /// log2 of the smallest send WQE stride in bytes. `0x74.4:0`
    #[inline]
    pub const fn log_min_stride_sz_sq(&self) -> u32 {
        Self::LOG_MIN_STRIDE_SZ_SQ.get(&self.0)
    }
    /// Sets [`log_min_stride_sz_sq`](Self::log_min_stride_sz_sq).
    #[inline]
    pub const fn set_log_min_stride_sz_sq(&mut self, v: u32) -> &mut Self {
        Self::LOG_MIN_STRIDE_SZ_SQ.set(&mut self.0, v);
        self
    }
    /// Where [`hairpin`](Self::hairpin) is: `0x78.31`.
    pub const HAIRPIN: Field = Field::new(0x78, 31, 31);
    /// Receive queues can feed send queues without the host. `0x78.31`
    #[inline]
    pub const fn hairpin(&self) -> bool {
        Self::HAIRPIN.get(&self.0) != 0
    }
    /// Sets [`hairpin`](Self::hairpin).
    #[inline]
    pub const fn set_hairpin(&mut self, v: bool) -> &mut Self {
        Self::HAIRPIN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_hairpin_queues`](Self::log_max_hairpin_queues) is: `0x78.28:24`.
    pub const LOG_MAX_HAIRPIN_QUEUES: Field = Field::new(0x78, 28, 24);
    /// log2 of the most hairpin queues. `0x78.28:24`
    #[inline]
    pub const fn log_max_hairpin_queues(&self) -> u32 {
        Self::LOG_MAX_HAIRPIN_QUEUES.get(&self.0)
    }
    /// Sets [`log_max_hairpin_queues`](Self::log_max_hairpin_queues).
    #[inline]
    pub const fn set_log_max_hairpin_queues(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_HAIRPIN_QUEUES.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_hairpin_wq_data_sz`](Self::log_max_hairpin_wq_data_sz) is: `0x78.20:16`.
    pub const LOG_MAX_HAIRPIN_WQ_DATA_SZ: Field = Field::new(0x78, 20, 16);
    /// log2 of the largest hairpin buffer in bytes. `0x78.20:16`
    #[inline]
    pub const fn log_max_hairpin_wq_data_sz(&self) -> u32 {
        Self::LOG_MAX_HAIRPIN_WQ_DATA_SZ.get(&self.0)
    }
    /// Sets [`log_max_hairpin_wq_data_sz`](Self::log_max_hairpin_wq_data_sz).
    #[inline]
    pub const fn set_log_max_hairpin_wq_data_sz(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_HAIRPIN_WQ_DATA_SZ.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_hairpin_num_packets`](Self::log_max_hairpin_num_packets) is: `0x78.12:8`.
    pub const LOG_MAX_HAIRPIN_NUM_PACKETS: Field = Field::new(0x78, 12, 8);
    /// log2 of the most packets in a hairpin queue. `0x78.12:8`
    #[inline]
    pub const fn log_max_hairpin_num_packets(&self) -> u32 {
        Self::LOG_MAX_HAIRPIN_NUM_PACKETS.get(&self.0)
    }
    /// Sets [`log_max_hairpin_num_packets`](Self::log_max_hairpin_num_packets).
    #[inline]
    pub const fn set_log_max_hairpin_num_packets(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_HAIRPIN_NUM_PACKETS.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_wq_sz`](Self::log_max_wq_sz) is: `0x78.4:0`.
    pub const LOG_MAX_WQ_SZ: Field = Field::new(0x78, 4, 0);
    /// log2 of the most WQEs in an Ethernet work queue. `0x78.4:0`
    #[inline]
    pub const fn log_max_wq_sz(&self) -> u32 {
        Self::LOG_MAX_WQ_SZ.get(&self.0)
    }
    /// Sets [`log_max_wq_sz`](Self::log_max_wq_sz).
    #[inline]
    pub const fn set_log_max_wq_sz(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_WQ_SZ.set(&mut self.0, v);
        self
    }
    /// Where [`nic_vport_change_event`](Self::nic_vport_change_event) is: `0x7c.31`.
    pub const NIC_VPORT_CHANGE_EVENT: Field = Field::new(0x7c, 31, 31);
    /// Vport change events (0x0d) are raised. `0x7c.31`
    #[inline]
    pub const fn nic_vport_change_event(&self) -> bool {
        Self::NIC_VPORT_CHANGE_EVENT.get(&self.0) != 0
    }
    /// Sets [`nic_vport_change_event`](Self::nic_vport_change_event).
    #[inline]
    pub const fn set_nic_vport_change_event(&mut self, v: bool) -> &mut Self {
        Self::NIC_VPORT_CHANGE_EVENT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`disable_local_lb_uc`](Self::disable_local_lb_uc) is: `0x7c.30`.
    pub const DISABLE_LOCAL_LB_UC: Field = Field::new(0x7c, 30, 30);
    /// Self-loopback of unicast can be switched per vport. `0x7c.30`
    #[inline]
    pub const fn disable_local_lb_uc(&self) -> bool {
        Self::DISABLE_LOCAL_LB_UC.get(&self.0) != 0
    }
    /// Sets [`disable_local_lb_uc`](Self::disable_local_lb_uc).
    #[inline]
    pub const fn set_disable_local_lb_uc(&mut self, v: bool) -> &mut Self {
        Self::DISABLE_LOCAL_LB_UC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`disable_local_lb_mc`](Self::disable_local_lb_mc) is: `0x7c.29`.
    pub const DISABLE_LOCAL_LB_MC: Field = Field::new(0x7c, 29, 29);
    /// Self-loopback of multicast can be switched per vport. `0x7c.29`
    #[inline]
    pub const fn disable_local_lb_mc(&self) -> bool {
        Self::DISABLE_LOCAL_LB_MC.get(&self.0) != 0
    }
    /// Sets [`disable_local_lb_mc`](Self::disable_local_lb_mc).
    #[inline]
    pub const fn set_disable_local_lb_mc(&mut self, v: bool) -> &mut Self {
        Self::DISABLE_LOCAL_LB_MC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_min_hairpin_wq_data_sz`](Self::log_min_hairpin_wq_data_sz) is: `0x7c.28:24`.
    pub const LOG_MIN_HAIRPIN_WQ_DATA_SZ: Field = Field::new(0x7c, 28, 24);
    /// log2 of the smallest hairpin buffer in bytes. `0x7c.28:24`
    #[inline]
    pub const fn log_min_hairpin_wq_data_sz(&self) -> u32 {
        Self::LOG_MIN_HAIRPIN_WQ_DATA_SZ.get(&self.0)
    }
    /// Sets [`log_min_hairpin_wq_data_sz`](Self::log_min_hairpin_wq_data_sz).
    #[inline]
    pub const fn set_log_min_hairpin_wq_data_sz(&mut self, v: u32) -> &mut Self {
        Self::LOG_MIN_HAIRPIN_WQ_DATA_SZ.set(&mut self.0, v);
        self
    }
    /// Where [`silent_mode_set`](Self::silent_mode_set) is: `0x7c.22`.
    pub const SILENT_MODE_SET: Field = Field::new(0x7c, 22, 22);
    /// Silent mode (function cut off from the wire) can be set. `0x7c.22`
    #[inline]
    pub const fn silent_mode_set(&self) -> bool {
        Self::SILENT_MODE_SET.get(&self.0) != 0
    }
    /// Sets [`silent_mode_set`](Self::silent_mode_set).
    #[inline]
    pub const fn set_silent_mode_set(&mut self, v: bool) -> &mut Self {
        Self::SILENT_MODE_SET.set(&mut self.0, v as u32);
        self
    }
    /// Where [`vhca_state`](Self::vhca_state) is: `0x7c.21`.
    pub const VHCA_STATE: Field = Field::new(0x7c, 21, 21);
    /// Commands and events for the state of vHCAs exist. `0x7c.21`
    #[inline]
    pub const fn vhca_state(&self) -> bool {
        Self::VHCA_STATE.get(&self.0) != 0
    }
    /// Sets [`vhca_state`](Self::vhca_state).
    #[inline]
    pub const fn set_vhca_state(&mut self, v: bool) -> &mut Self {
        Self::VHCA_STATE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_vlan_list`](Self::log_max_vlan_list) is: `0x7c.20:16`.
    pub const LOG_MAX_VLAN_LIST: Field = Field::new(0x7c, 20, 16);
    /// log2 of the most VLANs in the vport's list. `0x7c.20:16`
    #[inline]
    pub const fn log_max_vlan_list(&self) -> u32 {
        Self::LOG_MAX_VLAN_LIST.get(&self.0)
    }
    /// Sets [`log_max_vlan_list`](Self::log_max_vlan_list).
    #[inline]
    pub const fn set_log_max_vlan_list(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_VLAN_LIST.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_current_mc_list`](Self::log_max_current_mc_list) is: `0x7c.12:8`.
    pub const LOG_MAX_CURRENT_MC_LIST: Field = Field::new(0x7c, 12, 8);
    /// log2 of the most multicast addresses in the vport's list. `0x7c.12:8`
    #[inline]
    pub const fn log_max_current_mc_list(&self) -> u32 {
        Self::LOG_MAX_CURRENT_MC_LIST.get(&self.0)
    }
    /// Sets [`log_max_current_mc_list`](Self::log_max_current_mc_list).
    #[inline]
    pub const fn set_log_max_current_mc_list(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_CURRENT_MC_LIST.set(&mut self.0, v);
        self
    }
    /// Where [`silent_mode_query`](Self::silent_mode_query) is: `0x7c.6`.
    pub const SILENT_MODE_QUERY: Field = Field::new(0x7c, 6, 6);
    /// Silent mode can be read. `0x7c.6`
    #[inline]
    pub const fn silent_mode_query(&self) -> bool {
        Self::SILENT_MODE_QUERY.get(&self.0) != 0
    }
    /// Sets [`silent_mode_query`](Self::silent_mode_query).
    #[inline]
    pub const fn set_silent_mode_query(&mut self, v: bool) -> &mut Self {
        Self::SILENT_MODE_QUERY.set(&mut self.0, v as u32);
        self
    }
    /// Where [`query_host_net_function_v1`](Self::query_host_net_function_v1) is: `0x7c.5`.
    pub const QUERY_HOST_NET_FUNCTION_V1: Field = Field::new(0x7c, 5, 5);
    /// First version of the query for host network functions exists. `0x7c.5`
    #[inline]
    pub const fn query_host_net_function_v1(&self) -> bool {
        Self::QUERY_HOST_NET_FUNCTION_V1.get(&self.0) != 0
    }
    /// Sets [`query_host_net_function_v1`](Self::query_host_net_function_v1).
    #[inline]
    pub const fn set_query_host_net_function_v1(&mut self, v: bool) -> &mut Self {
        Self::QUERY_HOST_NET_FUNCTION_V1.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_current_uc_list`](Self::log_max_current_uc_list) is: `0x7c.4:0`.
    pub const LOG_MAX_CURRENT_UC_LIST: Field = Field::new(0x7c, 4, 0);
    /// log2 of the most unicast addresses in the vport's list. `0x7c.4:0`
    #[inline]
    pub const fn log_max_current_uc_list(&self) -> u32 {
        Self::LOG_MAX_CURRENT_UC_LIST.get(&self.0)
    }
    /// Sets [`log_max_current_uc_list`](Self::log_max_current_uc_list).
    #[inline]
    pub const fn set_log_max_current_uc_list(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_CURRENT_UC_LIST.set(&mut self.0, v);
        self
    }
    /// Byte offset of [`general_obj_types`](Self::general_obj_types).
    pub const GENERAL_OBJ_TYPES_OFFSET: usize = 0x80;
    /// Kinds of general object that exist, bit n for object type n. `0x80`, 64 bits
    #[inline]
    pub const fn general_obj_types(&self) -> u64 {
        get64(&self.0, 0x80)
    }
    /// Sets [`general_obj_types`](Self::general_obj_types).
    #[inline]
    pub const fn set_general_obj_types(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0x80, v);
        self
    }
    /// Where [`sq_ts_format`](Self::sq_ts_format) is: `0x88.31:30`.
    pub const SQ_TS_FORMAT: Field = Field::new(0x88, 31, 30);
    /// Timestamp formats of send queues: 0 free-running, 1 real time, 2 both. `0x88.31:30`
    #[inline]
    pub const fn sq_ts_format(&self) -> u32 {
        Self::SQ_TS_FORMAT.get(&self.0)
    }
    /// Sets [`sq_ts_format`](Self::sq_ts_format).
    #[inline]
    pub const fn set_sq_ts_format(&mut self, v: u32) -> &mut Self {
        Self::SQ_TS_FORMAT.set(&mut self.0, v);
        self
    }
    /// Where [`rq_ts_format`](Self::rq_ts_format) is: `0x88.29:28`.
    pub const RQ_TS_FORMAT: Field = Field::new(0x88, 29, 28);
    /// Timestamp formats of receive queues: 0 free-running, 1 real time, 2 both. `0x88.29:28`
    #[inline]
    pub const fn rq_ts_format(&self) -> u32 {
        Self::RQ_TS_FORMAT.get(&self.0)
    }
    /// Sets [`rq_ts_format`](Self::rq_ts_format).
    #[inline]
    pub const fn set_rq_ts_format(&mut self, v: u32) -> &mut Self {
        Self::RQ_TS_FORMAT.set(&mut self.0, v);
        self
    }
    /// Where [`steering_format_version`](Self::steering_format_version) is: `0x88.27:24`.
    pub const STEERING_FORMAT_VERSION: Field = Field::new(0x88, 27, 24);
    /// Layout of steering entries written by software: 0 ConnectX-5, 1 ConnectX-6 Dx, later ones higher. `0x88.27:24`
    #[inline]
    pub const fn steering_format_version(&self) -> u32 {
        Self::STEERING_FORMAT_VERSION.get(&self.0)
    }
    /// Sets [`steering_format_version`](Self::steering_format_version).
    #[inline]
    pub const fn set_steering_format_version(&mut self, v: u32) -> &mut Self {
        Self::STEERING_FORMAT_VERSION.set(&mut self.0, v);
        self
    }
    /// Where [`create_qp_start_hint`](Self::create_qp_start_hint) is: `0x88.23:0`.
    pub const CREATE_QP_START_HINT: Field = Field::new(0x88, 23, 0);
    /// Hint for choosing input_qpn in CREATE_QP. `0x88.23:0`
    #[inline]
    pub const fn create_qp_start_hint(&self) -> u32 {
        Self::CREATE_QP_START_HINT.get(&self.0)
    }
    /// Sets [`create_qp_start_hint`](Self::create_qp_start_hint).
    #[inline]
    pub const fn set_create_qp_start_hint(&mut self, v: u32) -> &mut Self {
        Self::CREATE_QP_START_HINT.set(&mut self.0, v);
        self
    }
    /// Where [`ats`](Self::ats) is: `0x8c.30`.
    pub const ATS: Field = Field::new(0x8c, 30, 30);
    /// Memory keys can use PCI address translation services. `0x8c.30`
    #[inline]
    pub const fn ats(&self) -> bool {
        Self::ATS.get(&self.0) != 0
    }
    /// Sets [`ats`](Self::ats).
    #[inline]
    pub const fn set_ats(&mut self, v: bool) -> &mut Self {
        Self::ATS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cross_vhca_rqt`](Self::cross_vhca_rqt) is: `0x8c.29`.
    pub const CROSS_VHCA_RQT: Field = Field::new(0x8c, 29, 29);
    /// A receive queue table may hold queues of another vHCA. `0x8c.29`
    #[inline]
    pub const fn cross_vhca_rqt(&self) -> bool {
        Self::CROSS_VHCA_RQT.get(&self.0) != 0
    }
    /// Sets [`cross_vhca_rqt`](Self::cross_vhca_rqt).
    #[inline]
    pub const fn set_cross_vhca_rqt(&mut self, v: bool) -> &mut Self {
        Self::CROSS_VHCA_RQT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_uctx`](Self::log_max_uctx) is: `0x8c.28:24`.
    pub const LOG_MAX_UCTX: Field = Field::new(0x8c, 28, 24);
    /// log2 of the most user contexts (DEVX); 0 for none. `0x8c.28:24`
    #[inline]
    pub const fn log_max_uctx(&self) -> u32 {
        Self::LOG_MAX_UCTX.get(&self.0)
    }
    /// Sets [`log_max_uctx`](Self::log_max_uctx).
    #[inline]
    pub const fn set_log_max_uctx(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_UCTX.set(&mut self.0, v);
        self
    }
    /// Where [`crypto`](Self::crypto) is: `0x8c.22`.
    pub const CRYPTO: Field = Field::new(0x8c, 22, 22);
    /// Capability type 0x1a (data encryption) exists. `0x8c.22`
    #[inline]
    pub const fn crypto(&self) -> bool {
        Self::CRYPTO.get(&self.0) != 0
    }
    /// Sets [`crypto`](Self::crypto).
    #[inline]
    pub const fn set_crypto(&mut self, v: bool) -> &mut Self {
        Self::CRYPTO.set(&mut self.0, v as u32);
        self
    }
    /// Where [`ipsec_offload`](Self::ipsec_offload) is: `0x8c.21`.
    pub const IPSEC_OFFLOAD: Field = Field::new(0x8c, 21, 21);
    /// Capability type 0x15 (IPsec) exists. `0x8c.21`
    #[inline]
    pub const fn ipsec_offload(&self) -> bool {
        Self::IPSEC_OFFLOAD.get(&self.0) != 0
    }
    /// Sets [`ipsec_offload`](Self::ipsec_offload).
    #[inline]
    pub const fn set_ipsec_offload(&mut self, v: bool) -> &mut Self {
        Self::IPSEC_OFFLOAD.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_umem`](Self::log_max_umem) is: `0x8c.20:16`.
    pub const LOG_MAX_UMEM: Field = Field::new(0x8c, 20, 16);
    /// log2 of the most registered user memory objects. `0x8c.20:16`
    #[inline]
    pub const fn log_max_umem(&self) -> u32 {
        Self::LOG_MAX_UMEM.get(&self.0)
    }
    /// Sets [`log_max_umem`](Self::log_max_umem).
    #[inline]
    pub const fn set_log_max_umem(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_UMEM.set(&mut self.0, v);
        self
    }
    /// Where [`max_num_eqs`](Self::max_num_eqs) is: `0x8c.15:0`.
    pub const MAX_NUM_EQS: Field = Field::new(0x8c, 15, 0);
    /// Most event queues; 0 leaves it to log_max_eq. `0x8c.15:0`
    #[inline]
    pub const fn max_num_eqs(&self) -> u32 {
        Self::MAX_NUM_EQS.get(&self.0)
    }
    /// Sets [`max_num_eqs`](Self::max_num_eqs).
    #[inline]
    pub const fn set_max_num_eqs(&mut self, v: u32) -> &mut Self {
        Self::MAX_NUM_EQS.set(&mut self.0, v);
        self
    }
    /// Where [`tls_tx`](Self::tls_tx) is: `0x90.30`.
    pub const TLS_TX: Field = Field::new(0x90, 30, 30);
    /// TLS offload on transmit; capability type 0x11 is valid. `0x90.30`
    #[inline]
    pub const fn tls_tx(&self) -> bool {
        Self::TLS_TX.get(&self.0) != 0
    }
    /// Sets [`tls_tx`](Self::tls_tx).
    #[inline]
    pub const fn set_tls_tx(&mut self, v: bool) -> &mut Self {
        Self::TLS_TX.set(&mut self.0, v as u32);
        self
    }
    /// Where [`tls_rx`](Self::tls_rx) is: `0x90.29`.
    pub const TLS_RX: Field = Field::new(0x90, 29, 29);
    /// TLS offload on receive; capability type 0x11 is valid. `0x90.29`
    #[inline]
    pub const fn tls_rx(&self) -> bool {
        Self::TLS_RX.get(&self.0) != 0
    }
    /// Sets [`tls_rx`](Self::tls_rx).
    #[inline]
    pub const fn set_tls_rx(&mut self, v: bool) -> &mut Self {
        Self::TLS_RX.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_l2_table`](Self::log_max_l2_table) is: `0x90.28:24`.
    pub const LOG_MAX_L2_TABLE: Field = Field::new(0x90, 28, 24);
    /// log2 of the entries in the MAC table of the physical function's switch. `0x90.28:24`
    #[inline]
    pub const fn log_max_l2_table(&self) -> u32 {
        Self::LOG_MAX_L2_TABLE.get(&self.0)
    }
    /// Sets [`log_max_l2_table`](Self::log_max_l2_table).
    #[inline]
    pub const fn set_log_max_l2_table(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_L2_TABLE.set(&mut self.0, v);
        self
    }
    /// Where [`log_uar_page_sz`](Self::log_uar_page_sz) is: `0x90.15:0`.
    pub const LOG_UAR_PAGE_SZ: Field = Field::new(0x90, 15, 0);
    /// log2 of the UAR page size in 4 KiB units; the driver sets it. `0x90.15:0`
    #[inline]
    pub const fn log_uar_page_sz(&self) -> u32 {
        Self::LOG_UAR_PAGE_SZ.get(&self.0)
    }
    /// Sets [`log_uar_page_sz`](Self::log_uar_page_sz).
    #[inline]
    pub const fn set_log_uar_page_sz(&mut self, v: u32) -> &mut Self {
        Self::LOG_UAR_PAGE_SZ.set(&mut self.0, v);
        self
    }
    /// Where [`device_frequency_mhz`](Self::device_frequency_mhz) is: `0x98.31:0`.
    pub const DEVICE_FREQUENCY_MHZ: Field = Field::new(0x98, 31, 0);
    /// Rate of the free-running counter in MHz. `0x98.31:0`
    #[inline]
    pub const fn device_frequency_mhz(&self) -> u32 {
        Self::DEVICE_FREQUENCY_MHZ.get(&self.0)
    }
    /// Sets [`device_frequency_mhz`](Self::device_frequency_mhz).
    #[inline]
    pub const fn set_device_frequency_mhz(&mut self, v: u32) -> &mut Self {
        Self::DEVICE_FREQUENCY_MHZ.set(&mut self.0, v);
        self
    }
    /// Where [`device_frequency_khz`](Self::device_frequency_khz) is: `0x9c.31:0`.
    pub const DEVICE_FREQUENCY_KHZ: Field = Field::new(0x9c, 31, 0);
    /// Rate of the free-running counter in kHz; 0 means no clock. `0x9c.31:0`
    #[inline]
    pub const fn device_frequency_khz(&self) -> u32 {
        Self::DEVICE_FREQUENCY_KHZ.get(&self.0)
    }
    /// Sets [`device_frequency_khz`](Self::device_frequency_khz).
    #[inline]
    pub const fn set_device_frequency_khz(&mut self, v: u32) -> &mut Self {
        Self::DEVICE_FREQUENCY_KHZ.set(&mut self.0, v);
        self
    }
    /// Where [`num_of_uars_per_page`](Self::num_of_uars_per_page) is: `0xa4.31:0`.
    pub const NUM_OF_UARS_PER_PAGE: Field = Field::new(0xa4, 31, 0);
    /// UARs that fit in one UAR page. `0xa4.31:0`
    #[inline]
    pub const fn num_of_uars_per_page(&self) -> u32 {
        Self::NUM_OF_UARS_PER_PAGE.get(&self.0)
    }
    /// Sets [`num_of_uars_per_page`](Self::num_of_uars_per_page).
    #[inline]
    pub const fn set_num_of_uars_per_page(&mut self, v: u32) -> &mut Self {
        Self::NUM_OF_UARS_PER_PAGE.set(&mut self.0, v);
        self
    }
    /// Where [`flex_parser_protocols`](Self::flex_parser_protocols) is: `0xa8.31:0`.
    pub const FLEX_PARSER_PROTOCOLS: Field = Field::new(0xa8, 31, 0);
    /// Protocols the flexible parser can match, one bit each. `0xa8.31:0`
    #[inline]
    pub const fn flex_parser_protocols(&self) -> u32 {
        Self::FLEX_PARSER_PROTOCOLS.get(&self.0)
    }
    /// Sets [`flex_parser_protocols`](Self::flex_parser_protocols).
    #[inline]
    pub const fn set_flex_parser_protocols(&mut self, v: u32) -> &mut Self {
        Self::FLEX_PARSER_PROTOCOLS.set(&mut self.0, v);
        self
    }
    /// Where [`max_geneve_tlv_options`](Self::max_geneve_tlv_options) is: `0xac.31:24`.
    pub const MAX_GENEVE_TLV_OPTIONS: Field = Field::new(0xac, 31, 24);
    /// Most Geneve options the parser can match. `0xac.31:24`
    #[inline]
    pub const fn max_geneve_tlv_options(&self) -> u32 {
        Self::MAX_GENEVE_TLV_OPTIONS.get(&self.0)
    }
    /// Sets [`max_geneve_tlv_options`](Self::max_geneve_tlv_options).
    #[inline]
    pub const fn set_max_geneve_tlv_options(&mut self, v: u32) -> &mut Self {
        Self::MAX_GENEVE_TLV_OPTIONS.set(&mut self.0, v);
        self
    }
    /// Where [`max_geneve_tlv_option_data_len`](Self::max_geneve_tlv_option_data_len) is: `0xac.20:16`.
    pub const MAX_GENEVE_TLV_OPTION_DATA_LEN: Field = Field::new(0xac, 20, 16);
    /// Longest Geneve option data that can be matched, in 4-byte units. `0xac.20:16`
    #[inline]
    pub const fn max_geneve_tlv_option_data_len(&self) -> u32 {
        Self::MAX_GENEVE_TLV_OPTION_DATA_LEN.get(&self.0)
    }
    /// Sets [`max_geneve_tlv_option_data_len`](Self::max_geneve_tlv_option_data_len).
    #[inline]
    pub const fn set_max_geneve_tlv_option_data_len(&mut self, v: u32) -> &mut Self {
        Self::MAX_GENEVE_TLV_OPTION_DATA_LEN.set(&mut self.0, v);
        self
    }
    /// Where [`adv_rdma`](Self::adv_rdma) is: `0xac.14`.
    pub const ADV_RDMA: Field = Field::new(0xac, 14, 14);
    /// Capability type 0x28 exists. `0xac.14`
    #[inline]
    pub const fn adv_rdma(&self) -> bool {
        Self::ADV_RDMA.get(&self.0) != 0
    }
    /// Sets [`adv_rdma`](Self::adv_rdma).
    #[inline]
    pub const fn set_adv_rdma(&mut self, v: bool) -> &mut Self {
        Self::ADV_RDMA.set(&mut self.0, v as u32);
        self
    }
    /// Where [`adv_virtualization`](Self::adv_virtualization) is: `0xac.6`.
    pub const ADV_VIRTUALIZATION: Field = Field::new(0xac, 6, 6);
    /// Capability type 0x26 exists. `0xac.6`
    #[inline]
    pub const fn adv_virtualization(&self) -> bool {
        Self::ADV_VIRTUALIZATION.get(&self.0) != 0
    }
    /// Sets [`adv_virtualization`](Self::adv_virtualization).
    #[inline]
    pub const fn set_adv_virtualization(&mut self, v: bool) -> &mut Self {
        Self::ADV_VIRTUALIZATION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_dci_stream_channels`](Self::log_max_dci_stream_channels) is: `0xb0.20:16`.
    pub const LOG_MAX_DCI_STREAM_CHANNELS: Field = Field::new(0xb0, 20, 16);
    /// log2 of the most streams of a DC initiator. `0xb0.20:16`
    #[inline]
    pub const fn log_max_dci_stream_channels(&self) -> u32 {
        Self::LOG_MAX_DCI_STREAM_CHANNELS.get(&self.0)
    }
    /// Sets [`log_max_dci_stream_channels`](Self::log_max_dci_stream_channels).
    #[inline]
    pub const fn set_log_max_dci_stream_channels(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_DCI_STREAM_CHANNELS.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_dci_errored_streams`](Self::log_max_dci_errored_streams) is: `0xb0.12:8`.
    pub const LOG_MAX_DCI_ERRORED_STREAMS: Field = Field::new(0xb0, 12, 8);
    /// log2 of the most failed streams a DC initiator survives. `0xb0.12:8`
    #[inline]
    pub const fn log_max_dci_errored_streams(&self) -> u32 {
        Self::LOG_MAX_DCI_ERRORED_STREAMS.get(&self.0)
    }
    /// Sets [`log_max_dci_errored_streams`](Self::log_max_dci_errored_streams).
    #[inline]
    pub const fn set_log_max_dci_errored_streams(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_DCI_ERRORED_STREAMS.set(&mut self.0, v);
        self
    }
    /// Where [`enhanced_cqe_compression`](Self::enhanced_cqe_compression) is: `0xb4.15`.
    pub const ENHANCED_CQE_COMPRESSION: Field = Field::new(0xb4, 15, 15);
    /// Compressed completions can use the layout with a validity byte. `0xb4.15`
    #[inline]
    pub const fn enhanced_cqe_compression(&self) -> bool {
        Self::ENHANCED_CQE_COMPRESSION.get(&self.0) != 0
    }
    /// Sets [`enhanced_cqe_compression`](Self::enhanced_cqe_compression).
    #[inline]
    pub const fn set_enhanced_cqe_compression(&mut self, v: bool) -> &mut Self {
        Self::ENHANCED_CQE_COMPRESSION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`crossing_vhca_mkey`](Self::crossing_vhca_mkey) is: `0xb4.13`.
    pub const CROSSING_VHCA_MKEY: Field = Field::new(0xb4, 13, 13);
    /// Memory keys can reach another vHCA's keys. `0xb4.13`
    #[inline]
    pub const fn crossing_vhca_mkey(&self) -> bool {
        Self::CROSSING_VHCA_MKEY.get(&self.0) != 0
    }
    /// Sets [`crossing_vhca_mkey`](Self::crossing_vhca_mkey).
    #[inline]
    pub const fn set_crossing_vhca_mkey(&mut self, v: bool) -> &mut Self {
        Self::CROSSING_VHCA_MKEY.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_dek`](Self::log_max_dek) is: `0xb4.12:8`.
    pub const LOG_MAX_DEK: Field = Field::new(0xb4, 12, 8);
    /// log2 of the most data encryption keys. `0xb4.12:8`
    #[inline]
    pub const fn log_max_dek(&self) -> u32 {
        Self::LOG_MAX_DEK.get(&self.0)
    }
    /// Sets [`log_max_dek`](Self::log_max_dek).
    #[inline]
    pub const fn set_log_max_dek(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_DEK.set(&mut self.0, v);
        self
    }
    /// Where [`mini_cqe_resp_stride_index`](Self::mini_cqe_resp_stride_index) is: `0xb4.3`.
    pub const MINI_CQE_RESP_STRIDE_INDEX: Field = Field::new(0xb4, 3, 3);
    /// Compressed receive completions can carry the stride index. `0xb4.3`
    #[inline]
    pub const fn mini_cqe_resp_stride_index(&self) -> bool {
        Self::MINI_CQE_RESP_STRIDE_INDEX.get(&self.0) != 0
    }
    /// Sets [`mini_cqe_resp_stride_index`](Self::mini_cqe_resp_stride_index).
    #[inline]
    pub const fn set_mini_cqe_resp_stride_index(&mut self, v: bool) -> &mut Self {
        Self::MINI_CQE_RESP_STRIDE_INDEX.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cqe_128_always`](Self::cqe_128_always) is: `0xb4.2`.
    pub const CQE_128_ALWAYS: Field = Field::new(0xb4, 2, 2);
    /// Completions are always 128 bytes. `0xb4.2`
    #[inline]
    pub const fn cqe_128_always(&self) -> bool {
        Self::CQE_128_ALWAYS.get(&self.0) != 0
    }
    /// Sets [`cqe_128_always`](Self::cqe_128_always).
    #[inline]
    pub const fn set_cqe_128_always(&mut self, v: bool) -> &mut Self {
        Self::CQE_128_ALWAYS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cqe_compression_128`](Self::cqe_compression_128) is: `0xb4.1`.
    pub const CQE_COMPRESSION_128: Field = Field::new(0xb4, 1, 1);
    /// Compression works with 128-byte completions. `0xb4.1`
    #[inline]
    pub const fn cqe_compression_128(&self) -> bool {
        Self::CQE_COMPRESSION_128.get(&self.0) != 0
    }
    /// Sets [`cqe_compression_128`](Self::cqe_compression_128).
    #[inline]
    pub const fn set_cqe_compression_128(&mut self, v: bool) -> &mut Self {
        Self::CQE_COMPRESSION_128.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cqe_compression`](Self::cqe_compression) is: `0xb4.0`.
    pub const CQE_COMPRESSION: Field = Field::new(0xb4, 0, 0);
    /// Completions can be compressed. `0xb4.0`
    #[inline]
    pub const fn cqe_compression(&self) -> bool {
        Self::CQE_COMPRESSION.get(&self.0) != 0
    }
    /// Sets [`cqe_compression`](Self::cqe_compression).
    #[inline]
    pub const fn set_cqe_compression(&mut self, v: bool) -> &mut Self {
        Self::CQE_COMPRESSION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cqe_compression_timeout`](Self::cqe_compression_timeout) is: `0xb8.31:16`.
    pub const CQE_COMPRESSION_TIMEOUT: Field = Field::new(0xb8, 31, 16);
    /// Longest wait for further completions to compress. `0xb8.31:16`
    #[inline]
    pub const fn cqe_compression_timeout(&self) -> u32 {
        Self::CQE_COMPRESSION_TIMEOUT.get(&self.0)
    }
    /// Sets [`cqe_compression_timeout`](Self::cqe_compression_timeout).
    #[inline]
    pub const fn set_cqe_compression_timeout(&mut self, v: u32) -> &mut Self {
        Self::CQE_COMPRESSION_TIMEOUT.set(&mut self.0, v);
        self
    }
    /// Where [`cqe_compression_max_num`](Self::cqe_compression_max_num) is: `0xb8.15:0`.
    pub const CQE_COMPRESSION_MAX_NUM: Field = Field::new(0xb8, 15, 0);
    /// Most completions compressed into one session. `0xb8.15:0`
    #[inline]
    pub const fn cqe_compression_max_num(&self) -> u32 {
        Self::CQE_COMPRESSION_MAX_NUM.get(&self.0)
    }
    /// Sets [`cqe_compression_max_num`](Self::cqe_compression_max_num).
    #[inline]
    pub const fn set_cqe_compression_max_num(&mut self, v: u32) -> &mut Self {
        Self::CQE_COMPRESSION_MAX_NUM.set(&mut self.0, v);
        self
    }
    /// Where [`flex_parser_id_gtpu_dw_0`](Self::flex_parser_id_gtpu_dw_0) is: `0xbc.23:20`.
    pub const FLEX_PARSER_ID_GTPU_DW_0: Field = Field::new(0xbc, 23, 20);
    /// Flexible parser that holds the first GTP-U dword. `0xbc.23:20`
    #[inline]
    pub const fn flex_parser_id_gtpu_dw_0(&self) -> u32 {
        Self::FLEX_PARSER_ID_GTPU_DW_0.get(&self.0)
    }
    /// Sets [`flex_parser_id_gtpu_dw_0`](Self::flex_parser_id_gtpu_dw_0).
    #[inline]
    pub const fn set_flex_parser_id_gtpu_dw_0(&mut self, v: u32) -> &mut Self {
        Self::FLEX_PARSER_ID_GTPU_DW_0.set(&mut self.0, v);
        self
    }
    /// Where [`tag_matching`](Self::tag_matching) is: `0xbc.15`.
    pub const TAG_MATCHING: Field = Field::new(0xbc, 15, 15);
    /// Tag matching on extended shared receive queues exists. `0xbc.15`
    #[inline]
    pub const fn tag_matching(&self) -> bool {
        Self::TAG_MATCHING.get(&self.0) != 0
    }
    /// Sets [`tag_matching`](Self::tag_matching).
    #[inline]
    pub const fn set_tag_matching(&mut self, v: bool) -> &mut Self {
        Self::TAG_MATCHING.set(&mut self.0, v as u32);
        self
    }
    /// Where [`rndv_offload_rc`](Self::rndv_offload_rc) is: `0xbc.14`.
    pub const RNDV_OFFLOAD_RC: Field = Field::new(0xbc, 14, 14);
    /// Rendezvous offload on RC exists. `0xbc.14`
    #[inline]
    pub const fn rndv_offload_rc(&self) -> bool {
        Self::RNDV_OFFLOAD_RC.get(&self.0) != 0
    }
    /// Sets [`rndv_offload_rc`](Self::rndv_offload_rc).
    #[inline]
    pub const fn set_rndv_offload_rc(&mut self, v: bool) -> &mut Self {
        Self::RNDV_OFFLOAD_RC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`rndv_offload_dc`](Self::rndv_offload_dc) is: `0xbc.13`.
    pub const RNDV_OFFLOAD_DC: Field = Field::new(0xbc, 13, 13);
    /// Rendezvous offload on DC exists. `0xbc.13`
    #[inline]
    pub const fn rndv_offload_dc(&self) -> bool {
        Self::RNDV_OFFLOAD_DC.get(&self.0) != 0
    }
    /// Sets [`rndv_offload_dc`](Self::rndv_offload_dc).
    #[inline]
    pub const fn set_rndv_offload_dc(&mut self, v: bool) -> &mut Self {
        Self::RNDV_OFFLOAD_DC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_tag_matching_list_sz`](Self::log_tag_matching_list_sz) is: `0xbc.12:8`.
    pub const LOG_TAG_MATCHING_LIST_SZ: Field = Field::new(0xbc, 12, 8);
    /// log2 of the longest tag list. `0xbc.12:8`
    #[inline]
    pub const fn log_tag_matching_list_sz(&self) -> u32 {
        Self::LOG_TAG_MATCHING_LIST_SZ.get(&self.0)
    }
    /// Sets [`log_tag_matching_list_sz`](Self::log_tag_matching_list_sz).
    #[inline]
    pub const fn set_log_tag_matching_list_sz(&mut self, v: u32) -> &mut Self {
        Self::LOG_TAG_MATCHING_LIST_SZ.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_xrq`](Self::log_max_xrq) is: `0xbc.4:0`.
    pub const LOG_MAX_XRQ: Field = Field::new(0xbc, 4, 0);
    /// log2 of the most extended shared receive queues. `0xbc.4:0`
    #[inline]
    pub const fn log_max_xrq(&self) -> u32 {
        Self::LOG_MAX_XRQ.get(&self.0)
    }
    /// Sets [`log_max_xrq`](Self::log_max_xrq).
    #[inline]
    pub const fn set_log_max_xrq(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_XRQ.set(&mut self.0, v);
        self
    }
    /// Where [`affiliate_nic_vport_criteria`](Self::affiliate_nic_vport_criteria) is: `0xc0.31:24`.
    pub const AFFILIATE_NIC_VPORT_CRITERIA: Field = Field::new(0xc0, 31, 24);
    /// Ways to tie a port to its master, one bit each; 0 for none. `0xc0.31:24`
    #[inline]
    pub const fn affiliate_nic_vport_criteria(&self) -> u32 {
        Self::AFFILIATE_NIC_VPORT_CRITERIA.get(&self.0)
    }
    /// Sets [`affiliate_nic_vport_criteria`](Self::affiliate_nic_vport_criteria).
    #[inline]
    pub const fn set_affiliate_nic_vport_criteria(&mut self, v: u32) -> &mut Self {
        Self::AFFILIATE_NIC_VPORT_CRITERIA.set(&mut self.0, v);
        self
    }
    /// Where [`native_port_num`](Self::native_port_num) is: `0xc0.23:16`.
    pub const NATIVE_PORT_NUM: Field = Field::new(0xc0, 23, 16);
    /// Physical port this function sits on, from 1. `0xc0.23:16`
    #[inline]
    pub const fn native_port_num(&self) -> u32 {
        Self::NATIVE_PORT_NUM.get(&self.0)
    }
    /// Sets [`native_port_num`](Self::native_port_num).
    #[inline]
    pub const fn set_native_port_num(&mut self, v: u32) -> &mut Self {
        Self::NATIVE_PORT_NUM.set(&mut self.0, v);
        self
    }
    /// Where [`num_vhca_ports`](Self::num_vhca_ports) is: `0xc0.15:8`.
    pub const NUM_VHCA_PORTS: Field = Field::new(0xc0, 15, 8);
    /// Ports of the device, each with a function of its own; above 1 means multi-port RoCE. `0xc0.15:8`
    #[inline]
    pub const fn num_vhca_ports(&self) -> u32 {
        Self::NUM_VHCA_PORTS.get(&self.0)
    }
    /// Sets [`num_vhca_ports`](Self::num_vhca_ports).
    #[inline]
    pub const fn set_num_vhca_ports(&mut self, v: u32) -> &mut Self {
        Self::NUM_VHCA_PORTS.set(&mut self.0, v);
        self
    }
    /// Where [`flex_parser_id_gtpu_teid`](Self::flex_parser_id_gtpu_teid) is: `0xc0.7:4`.
    pub const FLEX_PARSER_ID_GTPU_TEID: Field = Field::new(0xc0, 7, 4);
    /// Flexible parser that holds the GTP-U tunnel id. `0xc0.7:4`
    #[inline]
    pub const fn flex_parser_id_gtpu_teid(&self) -> u32 {
        Self::FLEX_PARSER_ID_GTPU_TEID.get(&self.0)
    }
    /// Sets [`flex_parser_id_gtpu_teid`](Self::flex_parser_id_gtpu_teid).
    #[inline]
    pub const fn set_flex_parser_id_gtpu_teid(&mut self, v: u32) -> &mut Self {
        Self::FLEX_PARSER_ID_GTPU_TEID.set(&mut self.0, v);
        self
    }
    /// Where [`sw_owner_id`](Self::sw_owner_id) is: `0xc0.1`.
    pub const SW_OWNER_ID: Field = Field::new(0xc0, 1, 1);
    /// INIT_HCA takes a 128-bit owner mark. `0xc0.1`
    #[inline]
    pub const fn sw_owner_id(&self) -> bool {
        Self::SW_OWNER_ID.get(&self.0) != 0
    }
    /// Sets [`sw_owner_id`](Self::sw_owner_id).
    #[inline]
    pub const fn set_sw_owner_id(&mut self, v: bool) -> &mut Self {
        Self::SW_OWNER_ID.set(&mut self.0, v as u32);
        self
    }
    /// Where [`max_num_of_monitor_counters`](Self::max_num_of_monitor_counters) is: `0xc4.31:16`.
    pub const MAX_NUM_OF_MONITOR_COUNTERS: Field = Field::new(0xc4, 31, 16);
    /// Most counters watched for change by events. `0xc4.31:16`
    #[inline]
    pub const fn max_num_of_monitor_counters(&self) -> u32 {
        Self::MAX_NUM_OF_MONITOR_COUNTERS.get(&self.0)
    }
    /// Sets [`max_num_of_monitor_counters`](Self::max_num_of_monitor_counters).
    #[inline]
    pub const fn set_max_num_of_monitor_counters(&mut self, v: u32) -> &mut Self {
        Self::MAX_NUM_OF_MONITOR_COUNTERS.set(&mut self.0, v);
        self
    }
    /// Where [`num_ppcnt_monitor_counters`](Self::num_ppcnt_monitor_counters) is: `0xc4.15:0`.
    pub const NUM_PPCNT_MONITOR_COUNTERS: Field = Field::new(0xc4, 15, 0);
    /// Port counters that can be watched. `0xc4.15:0`
    #[inline]
    pub const fn num_ppcnt_monitor_counters(&self) -> u32 {
        Self::NUM_PPCNT_MONITOR_COUNTERS.get(&self.0)
    }
    /// Sets [`num_ppcnt_monitor_counters`](Self::num_ppcnt_monitor_counters).
    #[inline]
    pub const fn set_num_ppcnt_monitor_counters(&mut self, v: u32) -> &mut Self {
        Self::NUM_PPCNT_MONITOR_COUNTERS.set(&mut self.0, v);
        self
    }
    /// Where [`max_num_sf`](Self::max_num_sf) is: `0xc8.31:16`.
    pub const MAX_NUM_SF: Field = Field::new(0xc8, 31, 16);
    /// Most sub-functions. `0xc8.31:16`
    #[inline]
    pub const fn max_num_sf(&self) -> u32 {
        Self::MAX_NUM_SF.get(&self.0)
    }
    /// Sets [`max_num_sf`](Self::max_num_sf).
    #[inline]
    pub const fn set_max_num_sf(&mut self, v: u32) -> &mut Self {
        Self::MAX_NUM_SF.set(&mut self.0, v);
        self
    }
    /// Where [`num_q_monitor_counters`](Self::num_q_monitor_counters) is: `0xc8.15:0`.
    pub const NUM_Q_MONITOR_COUNTERS: Field = Field::new(0xc8, 15, 0);
    /// Queue counters that can be watched. `0xc8.15:0`
    #[inline]
    pub const fn num_q_monitor_counters(&self) -> u32 {
        Self::NUM_Q_MONITOR_COUNTERS.get(&self.0)
    }
    /// Sets [`num_q_monitor_counters`](Self::num_q_monitor_counters).
    #[inline]
    pub const fn set_num_q_monitor_counters(&mut self, v: u32) -> &mut Self {
        Self::NUM_Q_MONITOR_COUNTERS.set(&mut self.0, v);
        self
    }
    /// Where [`sf`](Self::sf) is: `0xd0.31`.
    pub const SF: Field = Field::new(0xd0, 31, 31);
    /// The function may create sub-functions. `0xd0.31`
    #[inline]
    pub const fn sf(&self) -> bool {
        Self::SF.get(&self.0) != 0
    }
    /// Sets [`sf`](Self::sf).
    #[inline]
    pub const fn set_sf(&mut self, v: bool) -> &mut Self {
        Self::SF.set(&mut self.0, v as u32);
        self
    }
    /// Where [`sf_set_partition`](Self::sf_set_partition) is: `0xd0.30`.
    pub const SF_SET_PARTITION: Field = Field::new(0xd0, 30, 30);
    /// Sub-function partitions can be set. `0xd0.30`
    #[inline]
    pub const fn sf_set_partition(&self) -> bool {
        Self::SF_SET_PARTITION.get(&self.0) != 0
    }
    /// Sets [`sf_set_partition`](Self::sf_set_partition).
    #[inline]
    pub const fn set_sf_set_partition(&mut self, v: bool) -> &mut Self {
        Self::SF_SET_PARTITION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_sf`](Self::log_max_sf) is: `0xd0.28:24`.
    pub const LOG_MAX_SF: Field = Field::new(0xd0, 28, 24);
    /// log2 of the most sub-functions. `0xd0.28:24`
    #[inline]
    pub const fn log_max_sf(&self) -> u32 {
        Self::LOG_MAX_SF.get(&self.0)
    }
    /// Sets [`log_max_sf`](Self::log_max_sf).
    #[inline]
    pub const fn set_log_max_sf(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_SF.set(&mut self.0, v);
        self
    }
    /// Where [`apu`](Self::apu) is: `0xd0.23`.
    pub const APU: Field = Field::new(0xd0, 23, 23);
    /// Application processors (DPA) exist. `0xd0.23`
    #[inline]
    pub const fn apu(&self) -> bool {
        Self::APU.get(&self.0) != 0
    }
    /// Sets [`apu`](Self::apu).
    #[inline]
    pub const fn set_apu(&mut self, v: bool) -> &mut Self {
        Self::APU.set(&mut self.0, v as u32);
        self
    }
    /// Where [`migration`](Self::migration) is: `0xd0.18`.
    pub const MIGRATION: Field = Field::new(0xd0, 18, 18);
    /// State of a vHCA can be saved and loaded for live migration. `0xd0.18`
    #[inline]
    pub const fn migration(&self) -> bool {
        Self::MIGRATION.get(&self.0) != 0
    }
    /// Sets [`migration`](Self::migration).
    #[inline]
    pub const fn set_migration(&mut self, v: bool) -> &mut Self {
        Self::MIGRATION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_min_sf_size`](Self::log_min_sf_size) is: `0xd0.15:8`.
    pub const LOG_MIN_SF_SIZE: Field = Field::new(0xd0, 15, 8);
    /// log2 of the smallest sub-function BAR space, in 4 KiB units. `0xd0.15:8`
    #[inline]
    pub const fn log_min_sf_size(&self) -> u32 {
        Self::LOG_MIN_SF_SIZE.get(&self.0)
    }
    /// Sets [`log_min_sf_size`](Self::log_min_sf_size).
    #[inline]
    pub const fn set_log_min_sf_size(&mut self, v: u32) -> &mut Self {
        Self::LOG_MIN_SF_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`max_num_sf_partitions`](Self::max_num_sf_partitions) is: `0xd0.7:0`.
    pub const MAX_NUM_SF_PARTITIONS: Field = Field::new(0xd0, 7, 0);
    /// Most sub-function partitions. `0xd0.7:0`
    #[inline]
    pub const fn max_num_sf_partitions(&self) -> u32 {
        Self::MAX_NUM_SF_PARTITIONS.get(&self.0)
    }
    /// Sets [`max_num_sf_partitions`](Self::max_num_sf_partitions).
    #[inline]
    pub const fn set_max_num_sf_partitions(&mut self, v: u32) -> &mut Self {
        Self::MAX_NUM_SF_PARTITIONS.set(&mut self.0, v);
        self
    }
    /// Where [`uctx_cap`](Self::uctx_cap) is: `0xd4.31:0`.
    pub const UCTX_CAP: Field = Field::new(0xd4, 31, 0);
    /// What a user context may be allowed, one bit each (bit 0 raw transmit, bit 1 internal resources). `0xd4.31:0`
    #[inline]
    pub const fn uctx_cap(&self) -> u32 {
        Self::UCTX_CAP.get(&self.0)
    }
    /// Sets [`uctx_cap`](Self::uctx_cap).
    #[inline]
    pub const fn set_uctx_cap(&mut self, v: u32) -> &mut Self {
        Self::UCTX_CAP.set(&mut self.0, v);
        self
    }
    /// Where [`flex_parser_id_geneve_tlv_option_0`](Self::flex_parser_id_geneve_tlv_option_0) is: `0xd8.27:24`.
    pub const FLEX_PARSER_ID_GENEVE_TLV_OPTION_0: Field = Field::new(0xd8, 27, 24);
    /// Flexible parser that holds the first Geneve option. `0xd8.27:24`
    #[inline]
    pub const fn flex_parser_id_geneve_tlv_option_0(&self) -> u32 {
        Self::FLEX_PARSER_ID_GENEVE_TLV_OPTION_0.get(&self.0)
    }
    /// Sets [`flex_parser_id_geneve_tlv_option_0`](Self::flex_parser_id_geneve_tlv_option_0).
    #[inline]
    pub const fn set_flex_parser_id_geneve_tlv_option_0(&mut self, v: u32) -> &mut Self {
        Self::FLEX_PARSER_ID_GENEVE_TLV_OPTION_0.set(&mut self.0, v);
        self
    }
    /// Where [`flex_parser_id_icmp_dw1`](Self::flex_parser_id_icmp_dw1) is: `0xd8.23:20`.
    pub const FLEX_PARSER_ID_ICMP_DW1: Field = Field::new(0xd8, 23, 20);
    /// Flexible parser that holds the second ICMP dword. `0xd8.23:20`
    #[inline]
    pub const fn flex_parser_id_icmp_dw1(&self) -> u32 {
        Self::FLEX_PARSER_ID_ICMP_DW1.get(&self.0)
    }
    /// Sets [`flex_parser_id_icmp_dw1`](Self::flex_parser_id_icmp_dw1).
    #[inline]
    pub const fn set_flex_parser_id_icmp_dw1(&mut self, v: u32) -> &mut Self {
        Self::FLEX_PARSER_ID_ICMP_DW1.set(&mut self.0, v);
        self
    }
    /// Where [`flex_parser_id_icmp_dw0`](Self::flex_parser_id_icmp_dw0) is: `0xd8.19:16`.
    pub const FLEX_PARSER_ID_ICMP_DW0: Field = Field::new(0xd8, 19, 16);
    /// Flexible parser that holds the first ICMP dword. `0xd8.19:16`
    #[inline]
    pub const fn flex_parser_id_icmp_dw0(&self) -> u32 {
        Self::FLEX_PARSER_ID_ICMP_DW0.get(&self.0)
    }
    /// Sets [`flex_parser_id_icmp_dw0`](Self::flex_parser_id_icmp_dw0).
    #[inline]
    pub const fn set_flex_parser_id_icmp_dw0(&mut self, v: u32) -> &mut Self {
        Self::FLEX_PARSER_ID_ICMP_DW0.set(&mut self.0, v);
        self
    }
    /// Where [`flex_parser_id_icmpv6_dw1`](Self::flex_parser_id_icmpv6_dw1) is: `0xd8.15:12`.
    pub const FLEX_PARSER_ID_ICMPV6_DW1: Field = Field::new(0xd8, 15, 12);
    /// Flexible parser that holds the second ICMPv6 dword. `0xd8.15:12`
    #[inline]
    pub const fn flex_parser_id_icmpv6_dw1(&self) -> u32 {
        Self::FLEX_PARSER_ID_ICMPV6_DW1.get(&self.0)
    }
    /// Sets [`flex_parser_id_icmpv6_dw1`](Self::flex_parser_id_icmpv6_dw1).
    #[inline]
    pub const fn set_flex_parser_id_icmpv6_dw1(&mut self, v: u32) -> &mut Self {
        Self::FLEX_PARSER_ID_ICMPV6_DW1.set(&mut self.0, v);
        self
    }
    /// Where [`flex_parser_id_icmpv6_dw0`](Self::flex_parser_id_icmpv6_dw0) is: `0xd8.11:8`.
    pub const FLEX_PARSER_ID_ICMPV6_DW0: Field = Field::new(0xd8, 11, 8);
    /// Flexible parser that holds the first ICMPv6 dword. `0xd8.11:8`
    #[inline]
    pub const fn flex_parser_id_icmpv6_dw0(&self) -> u32 {
        Self::FLEX_PARSER_ID_ICMPV6_DW0.get(&self.0)
    }
    /// Sets [`flex_parser_id_icmpv6_dw0`](Self::flex_parser_id_icmpv6_dw0).
    #[inline]
    pub const fn set_flex_parser_id_icmpv6_dw0(&mut self, v: u32) -> &mut Self {
        Self::FLEX_PARSER_ID_ICMPV6_DW0.set(&mut self.0, v);
        self
    }
    /// Where [`flex_parser_id_outer_first_mpls_over_gre`](Self::flex_parser_id_outer_first_mpls_over_gre) is: `0xd8.7:4`.
    pub const FLEX_PARSER_ID_OUTER_FIRST_MPLS_OVER_GRE: Field = Field::new(0xd8, 7, 4);
    /// Flexible parser that holds the first MPLS label over GRE. `0xd8.7:4`
    #[inline]
    pub const fn flex_parser_id_outer_first_mpls_over_gre(&self) -> u32 {
        Self::FLEX_PARSER_ID_OUTER_FIRST_MPLS_OVER_GRE.get(&self.0)
    }
    /// Sets [`flex_parser_id_outer_first_mpls_over_gre`](Self::flex_parser_id_outer_first_mpls_over_gre).
    #[inline]
    pub const fn set_flex_parser_id_outer_first_mpls_over_gre(
        &mut self,
        v: u32,
    ) -> &mut Self {
        Self::FLEX_PARSER_ID_OUTER_FIRST_MPLS_OVER_GRE.set(&mut self.0, v);
        self
    }
    /// Where [`flex_parser_id_outer_first_mpls_over_udp_label`](Self::flex_parser_id_outer_first_mpls_over_udp_label) is: `0xd8.3:0`.
    pub const FLEX_PARSER_ID_OUTER_FIRST_MPLS_OVER_UDP_LABEL: Field = Field::new(
        0xd8,
        3,
        0,
    );
    /// Flexible parser that holds the first MPLS label over UDP. `0xd8.3:0`
    #[inline]
    pub const fn flex_parser_id_outer_first_mpls_over_udp_label(&self) -> u32 {
        Self::FLEX_PARSER_ID_OUTER_FIRST_MPLS_OVER_UDP_LABEL.get(&self.0)
    }
    /// Sets [`flex_parser_id_outer_first_mpls_over_udp_label`](Self::flex_parser_id_outer_first_mpls_over_udp_label).
    #[inline]
    pub const fn set_flex_parser_id_outer_first_mpls_over_udp_label(
        &mut self,
        v: u32,
    ) -> &mut Self {
        Self::FLEX_PARSER_ID_OUTER_FIRST_MPLS_OVER_UDP_LABEL.set(&mut self.0, v);
        self
    }
    /// Where [`max_num_match_definer`](Self::max_num_match_definer) is: `0xdc.31:16`.
    pub const MAX_NUM_MATCH_DEFINER: Field = Field::new(0xdc, 31, 16);
    /// Most match definers (field selections for steering). `0xdc.31:16`
    #[inline]
    pub const fn max_num_match_definer(&self) -> u32 {
        Self::MAX_NUM_MATCH_DEFINER.get(&self.0)
    }
    /// Sets [`max_num_match_definer`](Self::max_num_match_definer).
    #[inline]
    pub const fn set_max_num_match_definer(&mut self, v: u32) -> &mut Self {
        Self::MAX_NUM_MATCH_DEFINER.set(&mut self.0, v);
        self
    }
    /// Where [`sf_base_id`](Self::sf_base_id) is: `0xdc.15:0`.
    pub const SF_BASE_ID: Field = Field::new(0xdc, 15, 0);
    /// Function id of the first sub-function. `0xdc.15:0`
    #[inline]
    pub const fn sf_base_id(&self) -> u32 {
        Self::SF_BASE_ID.get(&self.0)
    }
    /// Sets [`sf_base_id`](Self::sf_base_id).
    #[inline]
    pub const fn set_sf_base_id(&mut self, v: u32) -> &mut Self {
        Self::SF_BASE_ID.set(&mut self.0, v);
        self
    }
    /// Where [`flex_parser_id_gtpu_dw_2`](Self::flex_parser_id_gtpu_dw_2) is: `0xe0.31:28`.
    pub const FLEX_PARSER_ID_GTPU_DW_2: Field = Field::new(0xe0, 31, 28);
    /// Flexible parser that holds the third GTP-U dword. `0xe0.31:28`
    #[inline]
    pub const fn flex_parser_id_gtpu_dw_2(&self) -> u32 {
        Self::FLEX_PARSER_ID_GTPU_DW_2.get(&self.0)
    }
    /// Sets [`flex_parser_id_gtpu_dw_2`](Self::flex_parser_id_gtpu_dw_2).
    #[inline]
    pub const fn set_flex_parser_id_gtpu_dw_2(&mut self, v: u32) -> &mut Self {
        Self::FLEX_PARSER_ID_GTPU_DW_2.set(&mut self.0, v);
        self
    }
    /// Where [`flex_parser_id_gtpu_first_ext_dw_0`](Self::flex_parser_id_gtpu_first_ext_dw_0) is: `0xe0.27:24`.
    pub const FLEX_PARSER_ID_GTPU_FIRST_EXT_DW_0: Field = Field::new(0xe0, 27, 24);
    /// Flexible parser that holds the first GTP-U extension dword. `0xe0.27:24`
    #[inline]
    pub const fn flex_parser_id_gtpu_first_ext_dw_0(&self) -> u32 {
        Self::FLEX_PARSER_ID_GTPU_FIRST_EXT_DW_0.get(&self.0)
    }
    /// Sets [`flex_parser_id_gtpu_first_ext_dw_0`](Self::flex_parser_id_gtpu_first_ext_dw_0).
    #[inline]
    pub const fn set_flex_parser_id_gtpu_first_ext_dw_0(&mut self, v: u32) -> &mut Self {
        Self::FLEX_PARSER_ID_GTPU_FIRST_EXT_DW_0.set(&mut self.0, v);
        self
    }
    /// Where [`num_total_dynamic_vf_msix`](Self::num_total_dynamic_vf_msix) is: `0xe0.23:0`.
    pub const NUM_TOTAL_DYNAMIC_VF_MSIX: Field = Field::new(0xe0, 23, 0);
    /// MSI-X vectors that can be spread over VFs. `0xe0.23:0`
    #[inline]
    pub const fn num_total_dynamic_vf_msix(&self) -> u32 {
        Self::NUM_TOTAL_DYNAMIC_VF_MSIX.get(&self.0)
    }
    /// Sets [`num_total_dynamic_vf_msix`](Self::num_total_dynamic_vf_msix).
    #[inline]
    pub const fn set_num_total_dynamic_vf_msix(&mut self, v: u32) -> &mut Self {
        Self::NUM_TOTAL_DYNAMIC_VF_MSIX.set(&mut self.0, v);
        self
    }
    /// Where [`dynamic_msix_table_size`](Self::dynamic_msix_table_size) is: `0xe4.11:0`.
    pub const DYNAMIC_MSIX_TABLE_SIZE: Field = Field::new(0xe4, 11, 0);
    /// MSI-X vectors this function can be given dynamically. `0xe4.11:0`
    #[inline]
    pub const fn dynamic_msix_table_size(&self) -> u32 {
        Self::DYNAMIC_MSIX_TABLE_SIZE.get(&self.0)
    }
    /// Sets [`dynamic_msix_table_size`](Self::dynamic_msix_table_size).
    #[inline]
    pub const fn set_dynamic_msix_table_size(&mut self, v: u32) -> &mut Self {
        Self::DYNAMIC_MSIX_TABLE_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`min_dynamic_vf_msix_table_size`](Self::min_dynamic_vf_msix_table_size) is: `0xe8.19:16`.
    pub const MIN_DYNAMIC_VF_MSIX_TABLE_SIZE: Field = Field::new(0xe8, 19, 16);
    /// Fewest MSI-X vectors a VF can be given. `0xe8.19:16`
    #[inline]
    pub const fn min_dynamic_vf_msix_table_size(&self) -> u32 {
        Self::MIN_DYNAMIC_VF_MSIX_TABLE_SIZE.get(&self.0)
    }
    /// Sets [`min_dynamic_vf_msix_table_size`](Self::min_dynamic_vf_msix_table_size).
    #[inline]
    pub const fn set_min_dynamic_vf_msix_table_size(&mut self, v: u32) -> &mut Self {
        Self::MIN_DYNAMIC_VF_MSIX_TABLE_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`data_direct`](Self::data_direct) is: `0xe8.13`.
    pub const DATA_DIRECT: Field = Field::new(0xe8, 13, 13);
    /// Memory keys can use the separate data-direct PCI function. `0xe8.13`
    #[inline]
    pub const fn data_direct(&self) -> bool {
        Self::DATA_DIRECT.get(&self.0) != 0
    }
    /// Sets [`data_direct`](Self::data_direct).
    #[inline]
    pub const fn set_data_direct(&mut self, v: bool) -> &mut Self {
        Self::DATA_DIRECT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`max_dynamic_vf_msix_table_size`](Self::max_dynamic_vf_msix_table_size) is: `0xe8.11:0`.
    pub const MAX_DYNAMIC_VF_MSIX_TABLE_SIZE: Field = Field::new(0xe8, 11, 0);
    /// Most MSI-X vectors a VF can be given. `0xe8.11:0`
    #[inline]
    pub const fn max_dynamic_vf_msix_table_size(&self) -> u32 {
        Self::MAX_DYNAMIC_VF_MSIX_TABLE_SIZE.get(&self.0)
    }
    /// Sets [`max_dynamic_vf_msix_table_size`](Self::max_dynamic_vf_msix_table_size).
    #[inline]
    pub const fn set_max_dynamic_vf_msix_table_size(&mut self, v: u32) -> &mut Self {
        Self::MAX_DYNAMIC_VF_MSIX_TABLE_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_num_header_modify_argument`](Self::log_max_num_header_modify_argument) is: `0xec.28:24`.
    pub const LOG_MAX_NUM_HEADER_MODIFY_ARGUMENT: Field = Field::new(0xec, 28, 24);
    /// log2 of the most header modification arguments. `0xec.28:24`
    #[inline]
    pub const fn log_max_num_header_modify_argument(&self) -> u32 {
        Self::LOG_MAX_NUM_HEADER_MODIFY_ARGUMENT.get(&self.0)
    }
    /// Sets [`log_max_num_header_modify_argument`](Self::log_max_num_header_modify_argument).
    #[inline]
    pub const fn set_log_max_num_header_modify_argument(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_NUM_HEADER_MODIFY_ARGUMENT.set(&mut self.0, v);
        self
    }
    /// Where [`log_header_modify_argument_granularity_offset`](Self::log_header_modify_argument_granularity_offset) is: `0xec.23:20`.
    pub const LOG_HEADER_MODIFY_ARGUMENT_GRANULARITY_OFFSET: Field = Field::new(
        0xec,
        23,
        20,
    );
    /// log2 of the unit for offsets into a header modification argument. `0xec.23:20`
    #[inline]
    pub const fn log_header_modify_argument_granularity_offset(&self) -> u32 {
        Self::LOG_HEADER_MODIFY_ARGUMENT_GRANULARITY_OFFSET.get(&self.0)
    }
    /// Sets [`log_header_modify_argument_granularity_offset`](Self::log_header_modify_argument_granularity_offset).
    #[inline]
    pub const fn set_log_header_modify_argument_granularity_offset(
        &mut self,
        v: u32,
    ) -> &mut Self {
        Self::LOG_HEADER_MODIFY_ARGUMENT_GRANULARITY_OFFSET.set(&mut self.0, v);
        self
    }
    /// Where [`log_header_modify_argument_granularity`](Self::log_header_modify_argument_granularity) is: `0xec.19:16`.
    pub const LOG_HEADER_MODIFY_ARGUMENT_GRANULARITY: Field = Field::new(0xec, 19, 16);
    /// log2 of the size step of header modification arguments. `0xec.19:16`
    #[inline]
    pub const fn log_header_modify_argument_granularity(&self) -> u32 {
        Self::LOG_HEADER_MODIFY_ARGUMENT_GRANULARITY.get(&self.0)
    }
    /// Sets [`log_header_modify_argument_granularity`](Self::log_header_modify_argument_granularity).
    #[inline]
    pub const fn set_log_header_modify_argument_granularity(
        &mut self,
        v: u32,
    ) -> &mut Self {
        Self::LOG_HEADER_MODIFY_ARGUMENT_GRANULARITY.set(&mut self.0, v);
        self
    }
    /// Where [`log_header_modify_argument_max_alloc`](Self::log_header_modify_argument_max_alloc) is: `0xec.12:8`.
    pub const LOG_HEADER_MODIFY_ARGUMENT_MAX_ALLOC: Field = Field::new(0xec, 12, 8);
    /// log2 of the most header modification arguments allocated at once. `0xec.12:8`
    #[inline]
    pub const fn log_header_modify_argument_max_alloc(&self) -> u32 {
        Self::LOG_HEADER_MODIFY_ARGUMENT_MAX_ALLOC.get(&self.0)
    }
    /// Sets [`log_header_modify_argument_max_alloc`](Self::log_header_modify_argument_max_alloc).
    #[inline]
    pub const fn set_log_header_modify_argument_max_alloc(
        &mut self,
        v: u32,
    ) -> &mut Self {
        Self::LOG_HEADER_MODIFY_ARGUMENT_MAX_ALLOC.set(&mut self.0, v);
        self
    }
    /// Byte offset of [`vhca_tunnel_commands`](Self::vhca_tunnel_commands).
    pub const VHCA_TUNNEL_COMMANDS_OFFSET: usize = 0xf0;
    /// Commands that may be sent on behalf of another vHCA, one bit each. `0xf0`, 64 bits
    #[inline]
    pub const fn vhca_tunnel_commands(&self) -> u64 {
        get64(&self.0, 0xf0)
    }
    /// Sets [`vhca_tunnel_commands`](Self::vhca_tunnel_commands).
    #[inline]
    pub const fn set_vhca_tunnel_commands(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0xf0, v);
        self
    }
    /// Byte offset of [`match_definer_format_supported`](Self::match_definer_format_supported).
    pub const MATCH_DEFINER_FORMAT_SUPPORTED_OFFSET: usize = 0xf8;
    /// Match definer formats that exist, bit n for format n. `0xf8`, 64 bits
    #[inline]
    pub const fn match_definer_format_supported(&self) -> u64 {
        get64(&self.0, 0xf8)
    }
    /// Sets [`match_definer_format_supported`](Self::match_definer_format_supported).
    #[inline]
    pub const fn set_match_definer_format_supported(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0xf8, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "page_request_disable",
            kind: FieldKind::Bits(Self::PAGE_REQUEST_DISABLE),
        },
        NamedField {
            name: "abs_native_port_num",
            kind: FieldKind::Bits(Self::ABS_NATIVE_PORT_NUM),
        },
        NamedField {
            name: "shared_object_to_user_object_allowed",
            kind: FieldKind::Bits(Self::SHARED_OBJECT_TO_USER_OBJECT_ALLOWED),
        },
        NamedField {
            name: "vhca_resource_manager",
            kind: FieldKind::Bits(Self::VHCA_RESOURCE_MANAGER),
        },
        NamedField {
            name: "hca_cap_2",
            kind: FieldKind::Bits(Self::HCA_CAP_2),
        },
        NamedField {
            name: "create_lag_when_not_master_up",
            kind: FieldKind::Bits(Self::CREATE_LAG_WHEN_NOT_MASTER_UP),
        },
        NamedField {
            name: "dtor",
            kind: FieldKind::Bits(Self::DTOR),
        },
        NamedField {
            name: "event_on_vhca_state_teardown_request",
            kind: FieldKind::Bits(Self::EVENT_ON_VHCA_STATE_TEARDOWN_REQUEST),
        },
        NamedField {
            name: "event_on_vhca_state_in_use",
            kind: FieldKind::Bits(Self::EVENT_ON_VHCA_STATE_IN_USE),
        },
        NamedField {
            name: "event_on_vhca_state_active",
            kind: FieldKind::Bits(Self::EVENT_ON_VHCA_STATE_ACTIVE),
        },
        NamedField {
            name: "event_on_vhca_state_allocated",
            kind: FieldKind::Bits(Self::EVENT_ON_VHCA_STATE_ALLOCATED),
        },
        NamedField {
            name: "event_on_vhca_state_invalid",
            kind: FieldKind::Bits(Self::EVENT_ON_VHCA_STATE_INVALID),
        },
        NamedField {
            name: "vhca_id",
            kind: FieldKind::Bits(Self::VHCA_ID),
        },
        NamedField {
            name: "log_max_srq_sz",
            kind: FieldKind::Bits(Self::LOG_MAX_SRQ_SZ),
        },
        NamedField {
            name: "log_max_qp_sz",
            kind: FieldKind::Bits(Self::LOG_MAX_QP_SZ),
        },
        NamedField {
            name: "event_cap",
            kind: FieldKind::Bits(Self::EVENT_CAP),
        },
        NamedField {
            name: "isolate_vl_tc_new",
            kind: FieldKind::Bits(Self::ISOLATE_VL_TC_NEW),
        },
        NamedField {
            name: "prio_tag_required",
            kind: FieldKind::Bits(Self::PRIO_TAG_REQUIRED),
        },
        NamedField {
            name: "log_max_qp",
            kind: FieldKind::Bits(Self::LOG_MAX_QP),
        },
        NamedField {
            name: "ece_support",
            kind: FieldKind::Bits(Self::ECE_SUPPORT),
        },
        NamedField {
            name: "reg_c_preserve",
            kind: FieldKind::Bits(Self::REG_C_PRESERVE),
        },
        NamedField {
            name: "log_max_srq",
            kind: FieldKind::Bits(Self::LOG_MAX_SRQ),
        },
        NamedField {
            name: "uplink_follow",
            kind: FieldKind::Bits(Self::UPLINK_FOLLOW),
        },
        NamedField {
            name: "ts_cqe_to_dest_cqn",
            kind: FieldKind::Bits(Self::TS_CQE_TO_DEST_CQN),
        },
        NamedField {
            name: "go_back_n",
            kind: FieldKind::Bits(Self::GO_BACK_N),
        },
        NamedField {
            name: "max_sgl_for_optimized_performance",
            kind: FieldKind::Bits(Self::MAX_SGL_FOR_OPTIMIZED_PERFORMANCE),
        },
        NamedField {
            name: "log_max_cq_sz",
            kind: FieldKind::Bits(Self::LOG_MAX_CQ_SZ),
        },
        NamedField {
            name: "relaxed_ordering_write_umr",
            kind: FieldKind::Bits(Self::RELAXED_ORDERING_WRITE_UMR),
        },
        NamedField {
            name: "relaxed_ordering_read_umr",
            kind: FieldKind::Bits(Self::RELAXED_ORDERING_READ_UMR),
        },
        NamedField {
            name: "virtio_net_device_emualtion_manager",
            kind: FieldKind::Bits(Self::VIRTIO_NET_DEVICE_EMUALTION_MANAGER),
        },
        NamedField {
            name: "virtio_blk_device_emualtion_manager",
            kind: FieldKind::Bits(Self::VIRTIO_BLK_DEVICE_EMUALTION_MANAGER),
        },
        NamedField {
            name: "log_max_cq",
            kind: FieldKind::Bits(Self::LOG_MAX_CQ),
        },
        NamedField {
            name: "log_max_eq_sz",
            kind: FieldKind::Bits(Self::LOG_MAX_EQ_SZ),
        },
        NamedField {
            name: "relaxed_ordering_write",
            kind: FieldKind::Bits(Self::RELAXED_ORDERING_WRITE),
        },
        NamedField {
            name: "relaxed_ordering_read_pci_enabled",
            kind: FieldKind::Bits(Self::RELAXED_ORDERING_READ_PCI_ENABLED),
        },
        NamedField {
            name: "log_max_mkey",
            kind: FieldKind::Bits(Self::LOG_MAX_MKEY),
        },
        NamedField {
            name: "terminate_scatter_list_mkey",
            kind: FieldKind::Bits(Self::TERMINATE_SCATTER_LIST_MKEY),
        },
        NamedField {
            name: "repeated_mkey",
            kind: FieldKind::Bits(Self::REPEATED_MKEY),
        },
        NamedField {
            name: "dump_fill_mkey",
            kind: FieldKind::Bits(Self::DUMP_FILL_MKEY),
        },
        NamedField {
            name: "fast_teardown",
            kind: FieldKind::Bits(Self::FAST_TEARDOWN),
        },
        NamedField {
            name: "log_max_eq",
            kind: FieldKind::Bits(Self::LOG_MAX_EQ),
        },
        NamedField {
            name: "max_indirection",
            kind: FieldKind::Bits(Self::MAX_INDIRECTION),
        },
        NamedField {
            name: "fixed_buffer_size",
            kind: FieldKind::Bits(Self::FIXED_BUFFER_SIZE),
        },
        NamedField {
            name: "log_max_mrw_sz",
            kind: FieldKind::Bits(Self::LOG_MAX_MRW_SZ),
        },
        NamedField {
            name: "force_teardown",
            kind: FieldKind::Bits(Self::FORCE_TEARDOWN),
        },
        NamedField {
            name: "log_max_bsf_list_size",
            kind: FieldKind::Bits(Self::LOG_MAX_BSF_LIST_SIZE),
        },
        NamedField {
            name: "umr_extended_translation_offset",
            kind: FieldKind::Bits(Self::UMR_EXTENDED_TRANSLATION_OFFSET),
        },
        NamedField {
            name: "null_mkey",
            kind: FieldKind::Bits(Self::NULL_MKEY),
        },
        NamedField {
            name: "log_max_klm_list_size",
            kind: FieldKind::Bits(Self::LOG_MAX_KLM_LIST_SIZE),
        },
        NamedField {
            name: "qpc_extension",
            kind: FieldKind::Bits(Self::QPC_EXTENSION),
        },
        NamedField {
            name: "log_max_ra_req_dc",
            kind: FieldKind::Bits(Self::LOG_MAX_RA_REQ_DC),
        },
        NamedField {
            name: "eth_wqe_too_small",
            kind: FieldKind::Bits(Self::ETH_WQE_TOO_SMALL),
        },
        NamedField {
            name: "vnic_env_cq_overrun",
            kind: FieldKind::Bits(Self::VNIC_ENV_CQ_OVERRUN),
        },
        NamedField {
            name: "log_max_ra_res_dc",
            kind: FieldKind::Bits(Self::LOG_MAX_RA_RES_DC),
        },
        NamedField {
            name: "release_all_pages",
            kind: FieldKind::Bits(Self::RELEASE_ALL_PAGES),
        },
        NamedField {
            name: "must_not_use",
            kind: FieldKind::Bits(Self::MUST_NOT_USE),
        },
        NamedField {
            name: "roce_accl",
            kind: FieldKind::Bits(Self::ROCE_ACCL),
        },
        NamedField {
            name: "log_max_ra_req_qp",
            kind: FieldKind::Bits(Self::LOG_MAX_RA_REQ_QP),
        },
        NamedField {
            name: "log_max_ra_res_qp",
            kind: FieldKind::Bits(Self::LOG_MAX_RA_RES_QP),
        },
        NamedField {
            name: "end_pad",
            kind: FieldKind::Bits(Self::END_PAD),
        },
        NamedField {
            name: "cc_query_allowed",
            kind: FieldKind::Bits(Self::CC_QUERY_ALLOWED),
        },
        NamedField {
            name: "cc_modify_allowed",
            kind: FieldKind::Bits(Self::CC_MODIFY_ALLOWED),
        },
        NamedField {
            name: "start_pad",
            kind: FieldKind::Bits(Self::START_PAD),
        },
        NamedField {
            name: "cache_line_128byte",
            kind: FieldKind::Bits(Self::CACHE_LINE_128BYTE),
        },
        NamedField {
            name: "rts2rts_qp_counters_set_id",
            kind: FieldKind::Bits(Self::RTS2RTS_QP_COUNTERS_SET_ID),
        },
        NamedField {
            name: "vnic_env_int_rq_oob",
            kind: FieldKind::Bits(Self::VNIC_ENV_INT_RQ_OOB),
        },
        NamedField {
            name: "sbcam_reg",
            kind: FieldKind::Bits(Self::SBCAM_REG),
        },
        NamedField {
            name: "qcam_reg",
            kind: FieldKind::Bits(Self::QCAM_REG),
        },
        NamedField {
            name: "gid_table_size",
            kind: FieldKind::Bits(Self::GID_TABLE_SIZE),
        },
        NamedField {
            name: "out_of_seq_cnt",
            kind: FieldKind::Bits(Self::OUT_OF_SEQ_CNT),
        },
        NamedField {
            name: "vport_counters",
            kind: FieldKind::Bits(Self::VPORT_COUNTERS),
        },
        NamedField {
            name: "retransmission_q_counters",
            kind: FieldKind::Bits(Self::RETRANSMISSION_Q_COUNTERS),
        },
        NamedField {
            name: "debug",
            kind: FieldKind::Bits(Self::DEBUG),
        },
        NamedField {
            name: "modify_rq_counter_set_id",
            kind: FieldKind::Bits(Self::MODIFY_RQ_COUNTER_SET_ID),
        },
        NamedField {
            name: "rq_delay_drop",
            kind: FieldKind::Bits(Self::RQ_DELAY_DROP),
        },
        NamedField {
            name: "max_qp_cnt",
            kind: FieldKind::Bits(Self::MAX_QP_CNT),
        },
        NamedField {
            name: "pkey_table_size",
            kind: FieldKind::Bits(Self::PKEY_TABLE_SIZE),
        },
        NamedField {
            name: "vport_group_manager",
            kind: FieldKind::Bits(Self::VPORT_GROUP_MANAGER),
        },
        NamedField {
            name: "vhca_group_manager",
            kind: FieldKind::Bits(Self::VHCA_GROUP_MANAGER),
        },
        NamedField {
            name: "ib_virt",
            kind: FieldKind::Bits(Self::IB_VIRT),
        },
        NamedField {
            name: "eth_virt",
            kind: FieldKind::Bits(Self::ETH_VIRT),
        },
        NamedField {
            name: "vnic_env_queue_counters",
            kind: FieldKind::Bits(Self::VNIC_ENV_QUEUE_COUNTERS),
        },
        NamedField {
            name: "ets",
            kind: FieldKind::Bits(Self::ETS),
        },
        NamedField {
            name: "nic_flow_table",
            kind: FieldKind::Bits(Self::NIC_FLOW_TABLE),
        },
        NamedField {
            name: "eswitch_manager",
            kind: FieldKind::Bits(Self::ESWITCH_MANAGER),
        },
        NamedField {
            name: "device_memory",
            kind: FieldKind::Bits(Self::DEVICE_MEMORY),
        },
        NamedField {
            name: "mcam_reg",
            kind: FieldKind::Bits(Self::MCAM_REG),
        },
        NamedField {
            name: "pcam_reg",
            kind: FieldKind::Bits(Self::PCAM_REG),
        },
        NamedField {
            name: "local_ca_ack_delay",
            kind: FieldKind::Bits(Self::LOCAL_CA_ACK_DELAY),
        },
        NamedField {
            name: "port_module_event",
            kind: FieldKind::Bits(Self::PORT_MODULE_EVENT),
        },
        NamedField {
            name: "enhanced_error_q_counters",
            kind: FieldKind::Bits(Self::ENHANCED_ERROR_Q_COUNTERS),
        },
        NamedField {
            name: "ports_check",
            kind: FieldKind::Bits(Self::PORTS_CHECK),
        },
        NamedField {
            name: "disable_link_up",
            kind: FieldKind::Bits(Self::DISABLE_LINK_UP),
        },
        NamedField {
            name: "beacon_led",
            kind: FieldKind::Bits(Self::BEACON_LED),
        },
        NamedField {
            name: "port_type",
            kind: FieldKind::Bits(Self::PORT_TYPE),
        },
        NamedField {
            name: "num_ports",
            kind: FieldKind::Bits(Self::NUM_PORTS),
        },
        NamedField {
            name: "pps",
            kind: FieldKind::Bits(Self::PPS),
        },
        NamedField {
            name: "pps_modify",
            kind: FieldKind::Bits(Self::PPS_MODIFY),
        },
        NamedField {
            name: "log_max_msg",
            kind: FieldKind::Bits(Self::LOG_MAX_MSG),
        },
        NamedField {
            name: "max_tc",
            kind: FieldKind::Bits(Self::MAX_TC),
        },
        NamedField {
            name: "temp_warn_event",
            kind: FieldKind::Bits(Self::TEMP_WARN_EVENT),
        },
        NamedField {
            name: "dcbx",
            kind: FieldKind::Bits(Self::DCBX),
        },
        NamedField {
            name: "general_notification_event",
            kind: FieldKind::Bits(Self::GENERAL_NOTIFICATION_EVENT),
        },
        NamedField {
            name: "fpga",
            kind: FieldKind::Bits(Self::FPGA),
        },
        NamedField {
            name: "rol_s",
            kind: FieldKind::Bits(Self::ROL_S),
        },
        NamedField {
            name: "rol_g",
            kind: FieldKind::Bits(Self::ROL_G),
        },
        NamedField {
            name: "wol_s",
            kind: FieldKind::Bits(Self::WOL_S),
        },
        NamedField {
            name: "wol_g",
            kind: FieldKind::Bits(Self::WOL_G),
        },
        NamedField {
            name: "wol_a",
            kind: FieldKind::Bits(Self::WOL_A),
        },
        NamedField {
            name: "wol_b",
            kind: FieldKind::Bits(Self::WOL_B),
        },
        NamedField {
            name: "wol_m",
            kind: FieldKind::Bits(Self::WOL_M),
        },
        NamedField {
            name: "wol_u",
            kind: FieldKind::Bits(Self::WOL_U),
        },
        NamedField {
            name: "wol_p",
            kind: FieldKind::Bits(Self::WOL_P),
        },
        NamedField {
            name: "stat_rate_support",
            kind: FieldKind::Bits(Self::STAT_RATE_SUPPORT),
        },
        NamedField {
            name: "pci_sync_for_fw_update_event",
            kind: FieldKind::Bits(Self::PCI_SYNC_FOR_FW_UPDATE_EVENT),
        },
        NamedField {
            name: "init2_lag_tx_port_affinity",
            kind: FieldKind::Bits(Self::INIT2_LAG_TX_PORT_AFFINITY),
        },
        NamedField {
            name: "wqe_based_flow_table_update_cap",
            kind: FieldKind::Bits(Self::WQE_BASED_FLOW_TABLE_UPDATE_CAP),
        },
        NamedField {
            name: "cqe_version",
            kind: FieldKind::Bits(Self::CQE_VERSION),
        },
        NamedField {
            name: "compact_address_vector",
            kind: FieldKind::Bits(Self::COMPACT_ADDRESS_VECTOR),
        },
        NamedField {
            name: "striding_rq",
            kind: FieldKind::Bits(Self::STRIDING_RQ),
        },
        NamedField {
            name: "ipoib_enhanced_offloads",
            kind: FieldKind::Bits(Self::IPOIB_ENHANCED_OFFLOADS),
        },
        NamedField {
            name: "ipoib_basic_offloads",
            kind: FieldKind::Bits(Self::IPOIB_BASIC_OFFLOADS),
        },
        NamedField {
            name: "repeated_block_disabled",
            kind: FieldKind::Bits(Self::REPEATED_BLOCK_DISABLED),
        },
        NamedField {
            name: "umr_modify_entity_size_disabled",
            kind: FieldKind::Bits(Self::UMR_MODIFY_ENTITY_SIZE_DISABLED),
        },
        NamedField {
            name: "umr_modify_atomic_disabled",
            kind: FieldKind::Bits(Self::UMR_MODIFY_ATOMIC_DISABLED),
        },
        NamedField {
            name: "umr_indirect_mkey_disabled",
            kind: FieldKind::Bits(Self::UMR_INDIRECT_MKEY_DISABLED),
        },
        NamedField {
            name: "umr_fence",
            kind: FieldKind::Bits(Self::UMR_FENCE),
        },
        NamedField {
            name: "dc_req_scat_data_cqe",
            kind: FieldKind::Bits(Self::DC_REQ_SCAT_DATA_CQE),
        },
        NamedField {
            name: "drain_sigerr",
            kind: FieldKind::Bits(Self::DRAIN_SIGERR),
        },
        NamedField {
            name: "cmdif_checksum",
            kind: FieldKind::Bits(Self::CMDIF_CHECKSUM),
        },
        NamedField {
            name: "sigerr_cqe",
            kind: FieldKind::Bits(Self::SIGERR_CQE),
        },
        NamedField {
            name: "wq_signature",
            kind: FieldKind::Bits(Self::WQ_SIGNATURE),
        },
        NamedField {
            name: "sctr_data_cqe",
            kind: FieldKind::Bits(Self::SCTR_DATA_CQE),
        },
        NamedField {
            name: "sho",
            kind: FieldKind::Bits(Self::SHO),
        },
        NamedField {
            name: "tph",
            kind: FieldKind::Bits(Self::TPH),
        },
        NamedField {
            name: "rf",
            kind: FieldKind::Bits(Self::RF),
        },
        NamedField {
            name: "dct",
            kind: FieldKind::Bits(Self::DCT),
        },
        NamedField {
            name: "qos",
            kind: FieldKind::Bits(Self::QOS),
        },
        NamedField {
            name: "eth_net_offloads",
            kind: FieldKind::Bits(Self::ETH_NET_OFFLOADS),
        },
        NamedField {
            name: "roce",
            kind: FieldKind::Bits(Self::ROCE),
        },
        NamedField {
            name: "atomic",
            kind: FieldKind::Bits(Self::ATOMIC),
        },
        NamedField {
            name: "cq_oi",
            kind: FieldKind::Bits(Self::CQ_OI),
        },
        NamedField {
            name: "cq_resize",
            kind: FieldKind::Bits(Self::CQ_RESIZE),
        },
        NamedField {
            name: "cq_moderation",
            kind: FieldKind::Bits(Self::CQ_MODERATION),
        },
        NamedField {
            name: "cq_period_mode_modify",
            kind: FieldKind::Bits(Self::CQ_PERIOD_MODE_MODIFY),
        },
        NamedField {
            name: "cq_eq_remap",
            kind: FieldKind::Bits(Self::CQ_EQ_REMAP),
        },
        NamedField {
            name: "pg",
            kind: FieldKind::Bits(Self::PG),
        },
        NamedField {
            name: "block_lb_mc",
            kind: FieldKind::Bits(Self::BLOCK_LB_MC),
        },
        NamedField {
            name: "scqe_break_moderation",
            kind: FieldKind::Bits(Self::SCQE_BREAK_MODERATION),
        },
        NamedField {
            name: "cq_period_start_from_cqe",
            kind: FieldKind::Bits(Self::CQ_PERIOD_START_FROM_CQE),
        },
        NamedField {
            name: "cd",
            kind: FieldKind::Bits(Self::CD),
        },
        NamedField {
            name: "apm",
            kind: FieldKind::Bits(Self::APM),
        },
        NamedField {
            name: "vector_calc",
            kind: FieldKind::Bits(Self::VECTOR_CALC),
        },
        NamedField {
            name: "umr_ptr_rlky",
            kind: FieldKind::Bits(Self::UMR_PTR_RLKY),
        },
        NamedField {
            name: "imaicl",
            kind: FieldKind::Bits(Self::IMAICL),
        },
        NamedField {
            name: "qp_packet_based",
            kind: FieldKind::Bits(Self::QP_PACKET_BASED),
        },
        NamedField {
            name: "qkv",
            kind: FieldKind::Bits(Self::QKV),
        },
        NamedField {
            name: "pkv",
            kind: FieldKind::Bits(Self::PKV),
        },
        NamedField {
            name: "set_deth_sqpn",
            kind: FieldKind::Bits(Self::SET_DETH_SQPN),
        },
        NamedField {
            name: "xrc",
            kind: FieldKind::Bits(Self::XRC),
        },
        NamedField {
            name: "ud",
            kind: FieldKind::Bits(Self::UD),
        },
        NamedField {
            name: "uc",
            kind: FieldKind::Bits(Self::UC),
        },
        NamedField {
            name: "rc",
            kind: FieldKind::Bits(Self::RC),
        },
        NamedField {
            name: "uar_4k",
            kind: FieldKind::Bits(Self::UAR_4K),
        },
        NamedField {
            name: "fl_rc_qp_when_roce_disabled",
            kind: FieldKind::Bits(Self::FL_RC_QP_WHEN_ROCE_DISABLED),
        },
        NamedField {
            name: "regexp_params",
            kind: FieldKind::Bits(Self::REGEXP_PARAMS),
        },
        NamedField {
            name: "uar_sz",
            kind: FieldKind::Bits(Self::UAR_SZ),
        },
        NamedField {
            name: "port_selection_cap",
            kind: FieldKind::Bits(Self::PORT_SELECTION_CAP),
        },
        NamedField {
            name: "nic_cap_reg",
            kind: FieldKind::Bits(Self::NIC_CAP_REG),
        },
        NamedField {
            name: "umem_uid_0",
            kind: FieldKind::Bits(Self::UMEM_UID_0),
        },
        NamedField {
            name: "log_pg_sz",
            kind: FieldKind::Bits(Self::LOG_PG_SZ),
        },
        NamedField {
            name: "bf",
            kind: FieldKind::Bits(Self::BF),
        },
        NamedField {
            name: "driver_version",
            kind: FieldKind::Bits(Self::DRIVER_VERSION),
        },
        NamedField {
            name: "pad_tx_eth_packet",
            kind: FieldKind::Bits(Self::PAD_TX_ETH_PACKET),
        },
        NamedField {
            name: "mkey_by_name",
            kind: FieldKind::Bits(Self::MKEY_BY_NAME),
        },
        NamedField {
            name: "log_bf_reg_size",
            kind: FieldKind::Bits(Self::LOG_BF_REG_SIZE),
        },
        NamedField {
            name: "disciplined_fr_counter",
            kind: FieldKind::Bits(Self::DISCIPLINED_FR_COUNTER),
        },
        NamedField {
            name: "qp_error_syndrome",
            kind: FieldKind::Bits(Self::QP_ERROR_SYNDROME),
        },
        NamedField {
            name: "lag_dct",
            kind: FieldKind::Bits(Self::LAG_DCT),
        },
        NamedField {
            name: "lag_tx_port_affinity",
            kind: FieldKind::Bits(Self::LAG_TX_PORT_AFFINITY),
        },
        NamedField {
            name: "lag_native_fdb_selection",
            kind: FieldKind::Bits(Self::LAG_NATIVE_FDB_SELECTION),
        },
        NamedField {
            name: "lag_master",
            kind: FieldKind::Bits(Self::LAG_MASTER),
        },
        NamedField {
            name: "num_lag_ports",
            kind: FieldKind::Bits(Self::NUM_LAG_PORTS),
        },
        NamedField {
            name: "max_wqe_sz_sq",
            kind: FieldKind::Bits(Self::MAX_WQE_SZ_SQ),
        },
        NamedField {
            name: "icm_mng_function_id_mode",
            kind: FieldKind::Bits(Self::ICM_MNG_FUNCTION_ID_MODE),
        },
        NamedField {
            name: "mkey_pcie_tph",
            kind: FieldKind::Bits(Self::MKEY_PCIE_TPH),
        },
        NamedField {
            name: "tis_tir_td_order",
            kind: FieldKind::Bits(Self::TIS_TIR_TD_ORDER),
        },
        NamedField {
            name: "psp",
            kind: FieldKind::Bits(Self::PSP),
        },
        NamedField {
            name: "shampo",
            kind: FieldKind::Bits(Self::SHAMPO),
        },
        NamedField {
            name: "max_wqe_sz_rq",
            kind: FieldKind::Bits(Self::MAX_WQE_SZ_RQ),
        },
        NamedField {
            name: "max_flow_counter_31_16",
            kind: FieldKind::Bits(Self::MAX_FLOW_COUNTER_31_16),
        },
        NamedField {
            name: "max_wqe_sz_sq_dc",
            kind: FieldKind::Bits(Self::MAX_WQE_SZ_SQ_DC),
        },
        NamedField {
            name: "query_host_net_function_num_max",
            kind: FieldKind::Bits(Self::QUERY_HOST_NET_FUNCTION_NUM_MAX),
        },
        NamedField {
            name: "max_qp_mcg",
            kind: FieldKind::Bits(Self::MAX_QP_MCG),
        },
        NamedField {
            name: "flow_counter_bulk_alloc",
            kind: FieldKind::Bits(Self::FLOW_COUNTER_BULK_ALLOC),
        },
        NamedField {
            name: "log_max_mcg",
            kind: FieldKind::Bits(Self::LOG_MAX_MCG),
        },
        NamedField {
            name: "log_max_transport_domain",
            kind: FieldKind::Bits(Self::LOG_MAX_TRANSPORT_DOMAIN),
        },
        NamedField {
            name: "relaxed_ordering_read",
            kind: FieldKind::Bits(Self::RELAXED_ORDERING_READ),
        },
        NamedField {
            name: "log_max_pd",
            kind: FieldKind::Bits(Self::LOG_MAX_PD),
        },
        NamedField {
            name: "dp_ordering_ooo_all_ud",
            kind: FieldKind::Bits(Self::DP_ORDERING_OOO_ALL_UD),
        },
        NamedField {
            name: "dp_ordering_ooo_all_uc",
            kind: FieldKind::Bits(Self::DP_ORDERING_OOO_ALL_UC),
        },
        NamedField {
            name: "dp_ordering_ooo_all_xrc",
            kind: FieldKind::Bits(Self::DP_ORDERING_OOO_ALL_XRC),
        },
        NamedField {
            name: "dp_ordering_ooo_all_dc",
            kind: FieldKind::Bits(Self::DP_ORDERING_OOO_ALL_DC),
        },
        NamedField {
            name: "dp_ordering_ooo_all_rc",
            kind: FieldKind::Bits(Self::DP_ORDERING_OOO_ALL_RC),
        },
        NamedField {
            name: "pcie_reset_using_hotreset_method",
            kind: FieldKind::Bits(Self::PCIE_RESET_USING_HOTRESET_METHOD),
        },
        NamedField {
            name: "pci_sync_for_fw_update_with_driver_unload",
            kind: FieldKind::Bits(Self::PCI_SYNC_FOR_FW_UPDATE_WITH_DRIVER_UNLOAD),
        },
        NamedField {
            name: "vnic_env_cnt_steering_fail",
            kind: FieldKind::Bits(Self::VNIC_ENV_CNT_STEERING_FAIL),
        },
        NamedField {
            name: "vport_counter_local_loopback",
            kind: FieldKind::Bits(Self::VPORT_COUNTER_LOCAL_LOOPBACK),
        },
        NamedField {
            name: "q_counter_aggregation",
            kind: FieldKind::Bits(Self::Q_COUNTER_AGGREGATION),
        },
        NamedField {
            name: "q_counter_other_vport",
            kind: FieldKind::Bits(Self::Q_COUNTER_OTHER_VPORT),
        },
        NamedField {
            name: "log_max_xrcd",
            kind: FieldKind::Bits(Self::LOG_MAX_XRCD),
        },
        NamedField {
            name: "nic_receive_steering_discard",
            kind: FieldKind::Bits(Self::NIC_RECEIVE_STEERING_DISCARD),
        },
        NamedField {
            name: "receive_discard_vport_down",
            kind: FieldKind::Bits(Self::RECEIVE_DISCARD_VPORT_DOWN),
        },
        NamedField {
            name: "transmit_discard_vport_down",
            kind: FieldKind::Bits(Self::TRANSMIT_DISCARD_VPORT_DOWN),
        },
        NamedField {
            name: "eq_overrun_count",
            kind: FieldKind::Bits(Self::EQ_OVERRUN_COUNT),
        },
        NamedField {
            name: "invalid_command_count",
            kind: FieldKind::Bits(Self::INVALID_COMMAND_COUNT),
        },
        NamedField {
            name: "quota_exceeded_count",
            kind: FieldKind::Bits(Self::QUOTA_EXCEEDED_COUNT),
        },
        NamedField {
            name: "log_max_flow_counter_bulk",
            kind: FieldKind::Bits(Self::LOG_MAX_FLOW_COUNTER_BULK),
        },
        NamedField {
            name: "max_flow_counter_15_0",
            kind: FieldKind::Bits(Self::MAX_FLOW_COUNTER_15_0),
        },
        NamedField {
            name: "log_max_rq",
            kind: FieldKind::Bits(Self::LOG_MAX_RQ),
        },
        NamedField {
            name: "ft_alias_sw_vhca_id",
            kind: FieldKind::Bits(Self::FT_ALIAS_SW_VHCA_ID),
        },
        NamedField {
            name: "log_max_sq",
            kind: FieldKind::Bits(Self::LOG_MAX_SQ),
        },
        NamedField {
            name: "log_max_tir",
            kind: FieldKind::Bits(Self::LOG_MAX_TIR),
        },
        NamedField {
            name: "log_max_tis",
            kind: FieldKind::Bits(Self::LOG_MAX_TIS),
        },
        NamedField {
            name: "basic_cyclic_rcv_wqe",
            kind: FieldKind::Bits(Self::BASIC_CYCLIC_RCV_WQE),
        },
        NamedField {
            name: "log_max_rmp",
            kind: FieldKind::Bits(Self::LOG_MAX_RMP),
        },
        NamedField {
            name: "sd_group_size",
            kind: FieldKind::Bits(Self::SD_GROUP_SIZE),
        },
        NamedField {
            name: "log_max_rqt",
            kind: FieldKind::Bits(Self::LOG_MAX_RQT),
        },
        NamedField {
            name: "log_max_rqt_size",
            kind: FieldKind::Bits(Self::LOG_MAX_RQT_SIZE),
        },
        NamedField {
            name: "tlp_device_emulation_manager",
            kind: FieldKind::Bits(Self::TLP_DEVICE_EMULATION_MANAGER),
        },
        NamedField {
            name: "vnic_env_cnt_bar_uar_access",
            kind: FieldKind::Bits(Self::VNIC_ENV_CNT_BAR_UAR_ACCESS),
        },
        NamedField {
            name: "vnic_env_cnt_odp_page_fault",
            kind: FieldKind::Bits(Self::VNIC_ENV_CNT_ODP_PAGE_FAULT),
        },
        NamedField {
            name: "log_max_tis_per_sq",
            kind: FieldKind::Bits(Self::LOG_MAX_TIS_PER_SQ),
        },
        NamedField {
            name: "ext_stride_num_range",
            kind: FieldKind::Bits(Self::EXT_STRIDE_NUM_RANGE),
        },
        NamedField {
            name: "roce_rw_supported",
            kind: FieldKind::Bits(Self::ROCE_RW_SUPPORTED),
        },
        NamedField {
            name: "log_max_current_uc_list_wr_supported",
            kind: FieldKind::Bits(Self::LOG_MAX_CURRENT_UC_LIST_WR_SUPPORTED),
        },
        NamedField {
            name: "log_max_stride_sz_rq",
            kind: FieldKind::Bits(Self::LOG_MAX_STRIDE_SZ_RQ),
        },
        NamedField {
            name: "log_min_stride_sz_rq",
            kind: FieldKind::Bits(Self::LOG_MIN_STRIDE_SZ_RQ),
        },
        NamedField {
            name: "qp_latency_sensitive_disable",
            kind: FieldKind::Bits(Self::QP_LATENCY_SENSITIVE_DISABLE),
        },
        NamedField {
            name: "log_max_stride_sz_sq",
            kind: FieldKind::Bits(Self::LOG_MAX_STRIDE_SZ_SQ),
        },
        NamedField {
            name: "log_min_stride_sz_sq",
            kind: FieldKind::Bits(Self::LOG_MIN_STRIDE_SZ_SQ),
        },
        NamedField {
            name: "hairpin",
            kind: FieldKind::Bits(Self::HAIRPIN),
        },
        NamedField {
            name: "log_max_hairpin_queues",
            kind: FieldKind::Bits(Self::LOG_MAX_HAIRPIN_QUEUES),
        },
        NamedField {
            name: "log_max_hairpin_wq_data_sz",
            kind: FieldKind::Bits(Self::LOG_MAX_HAIRPIN_WQ_DATA_SZ),
        },
        NamedField {
            name: "log_max_hairpin_num_packets",
            kind: FieldKind::Bits(Self::LOG_MAX_HAIRPIN_NUM_PACKETS),
        },
        NamedField {
            name: "log_max_wq_sz",
            kind: FieldKind::Bits(Self::LOG_MAX_WQ_SZ),
        },
        NamedField {
            name: "nic_vport_change_event",
            kind: FieldKind::Bits(Self::NIC_VPORT_CHANGE_EVENT),
        },
        NamedField {
            name: "disable_local_lb_uc",
            kind: FieldKind::Bits(Self::DISABLE_LOCAL_LB_UC),
        },
        NamedField {
            name: "disable_local_lb_mc",
            kind: FieldKind::Bits(Self::DISABLE_LOCAL_LB_MC),
        },
        NamedField {
            name: "log_min_hairpin_wq_data_sz",
            kind: FieldKind::Bits(Self::LOG_MIN_HAIRPIN_WQ_DATA_SZ),
        },
        NamedField {
            name: "silent_mode_set",
            kind: FieldKind::Bits(Self::SILENT_MODE_SET),
        },
        NamedField {
            name: "vhca_state",
            kind: FieldKind::Bits(Self::VHCA_STATE),
        },
        NamedField {
            name: "log_max_vlan_list",
            kind: FieldKind::Bits(Self::LOG_MAX_VLAN_LIST),
        },
        NamedField {
            name: "log_max_current_mc_list",
            kind: FieldKind::Bits(Self::LOG_MAX_CURRENT_MC_LIST),
        },
        NamedField {
            name: "silent_mode_query",
            kind: FieldKind::Bits(Self::SILENT_MODE_QUERY),
        },
        NamedField {
            name: "query_host_net_function_v1",
            kind: FieldKind::Bits(Self::QUERY_HOST_NET_FUNCTION_V1),
        },
        NamedField {
            name: "log_max_current_uc_list",
            kind: FieldKind::Bits(Self::LOG_MAX_CURRENT_UC_LIST),
        },
        NamedField {
            name: "general_obj_types",
            kind: FieldKind::Qword(0x80),
        },
        NamedField {
            name: "sq_ts_format",
            kind: FieldKind::Bits(Self::SQ_TS_FORMAT),
        },
        NamedField {
            name: "rq_ts_format",
            kind: FieldKind::Bits(Self::RQ_TS_FORMAT),
        },
        NamedField {
            name: "steering_format_version",
            kind: FieldKind::Bits(Self::STEERING_FORMAT_VERSION),
        },
        NamedField {
            name: "create_qp_start_hint",
            kind: FieldKind::Bits(Self::CREATE_QP_START_HINT),
        },
        NamedField {
            name: "ats",
            kind: FieldKind::Bits(Self::ATS),
        },
        NamedField {
            name: "cross_vhca_rqt",
            kind: FieldKind::Bits(Self::CROSS_VHCA_RQT),
        },
        NamedField {
            name: "log_max_uctx",
            kind: FieldKind::Bits(Self::LOG_MAX_UCTX),
        },
        NamedField {
            name: "crypto",
            kind: FieldKind::Bits(Self::CRYPTO),
        },
        NamedField {
            name: "ipsec_offload",
            kind: FieldKind::Bits(Self::IPSEC_OFFLOAD),
        },
        NamedField {
            name: "log_max_umem",
            kind: FieldKind::Bits(Self::LOG_MAX_UMEM),
        },
        NamedField {
            name: "max_num_eqs",
            kind: FieldKind::Bits(Self::MAX_NUM_EQS),
        },
        NamedField {
            name: "tls_tx",
            kind: FieldKind::Bits(Self::TLS_TX),
        },
        NamedField {
            name: "tls_rx",
            kind: FieldKind::Bits(Self::TLS_RX),
        },
        NamedField {
            name: "log_max_l2_table",
            kind: FieldKind::Bits(Self::LOG_MAX_L2_TABLE),
        },
        NamedField {
            name: "log_uar_page_sz",
            kind: FieldKind::Bits(Self::LOG_UAR_PAGE_SZ),
        },
        NamedField {
            name: "device_frequency_mhz",
            kind: FieldKind::Bits(Self::DEVICE_FREQUENCY_MHZ),
        },
        NamedField {
            name: "device_frequency_khz",
            kind: FieldKind::Bits(Self::DEVICE_FREQUENCY_KHZ),
        },
        NamedField {
            name: "num_of_uars_per_page",
            kind: FieldKind::Bits(Self::NUM_OF_UARS_PER_PAGE),
        },
        NamedField {
            name: "flex_parser_protocols",
            kind: FieldKind::Bits(Self::FLEX_PARSER_PROTOCOLS),
        },
        NamedField {
            name: "max_geneve_tlv_options",
            kind: FieldKind::Bits(Self::MAX_GENEVE_TLV_OPTIONS),
        },
        NamedField {
            name: "max_geneve_tlv_option_data_len",
            kind: FieldKind::Bits(Self::MAX_GENEVE_TLV_OPTION_DATA_LEN),
        },
        NamedField {
            name: "adv_rdma",
            kind: FieldKind::Bits(Self::ADV_RDMA),
        },
        NamedField {
            name: "adv_virtualization",
            kind: FieldKind::Bits(Self::ADV_VIRTUALIZATION),
        },
        NamedField {
            name: "log_max_dci_stream_channels",
            kind: FieldKind::Bits(Self::LOG_MAX_DCI_STREAM_CHANNELS),
        },
        NamedField {
            name: "log_max_dci_errored_streams",
            kind: FieldKind::Bits(Self::LOG_MAX_DCI_ERRORED_STREAMS),
        },
        NamedField {
            name: "enhanced_cqe_compression",
            kind: FieldKind::Bits(Self::ENHANCED_CQE_COMPRESSION),
        },
        NamedField {
            name: "crossing_vhca_mkey",
            kind: FieldKind::Bits(Self::CROSSING_VHCA_MKEY),
        },
        NamedField {
            name: "log_max_dek",
            kind: FieldKind::Bits(Self::LOG_MAX_DEK),
        },
        NamedField {
            name: "mini_cqe_resp_stride_index",
            kind: FieldKind::Bits(Self::MINI_CQE_RESP_STRIDE_INDEX),
        },
        NamedField {
            name: "cqe_128_always",
            kind: FieldKind::Bits(Self::CQE_128_ALWAYS),
        },
        NamedField {
            name: "cqe_compression_128",
            kind: FieldKind::Bits(Self::CQE_COMPRESSION_128),
        },
        NamedField {
            name: "cqe_compression",
            kind: FieldKind::Bits(Self::CQE_COMPRESSION),
        },
        NamedField {
            name: "cqe_compression_timeout",
            kind: FieldKind::Bits(Self::CQE_COMPRESSION_TIMEOUT),
        },
        NamedField {
            name: "cqe_compression_max_num",
            kind: FieldKind::Bits(Self::CQE_COMPRESSION_MAX_NUM),
        },
        NamedField {
            name: "flex_parser_id_gtpu_dw_0",
            kind: FieldKind::Bits(Self::FLEX_PARSER_ID_GTPU_DW_0),
        },
        NamedField {
            name: "tag_matching",
            kind: FieldKind::Bits(Self::TAG_MATCHING),
        },
        NamedField {
            name: "rndv_offload_rc",
            kind: FieldKind::Bits(Self::RNDV_OFFLOAD_RC),
        },
        NamedField {
            name: "rndv_offload_dc",
            kind: FieldKind::Bits(Self::RNDV_OFFLOAD_DC),
        },
        NamedField {
            name: "log_tag_matching_list_sz",
            kind: FieldKind::Bits(Self::LOG_TAG_MATCHING_LIST_SZ),
        },
        NamedField {
            name: "log_max_xrq",
            kind: FieldKind::Bits(Self::LOG_MAX_XRQ),
        },
        NamedField {
            name: "affiliate_nic_vport_criteria",
            kind: FieldKind::Bits(Self::AFFILIATE_NIC_VPORT_CRITERIA),
        },
        NamedField {
            name: "native_port_num",
            kind: FieldKind::Bits(Self::NATIVE_PORT_NUM),
        },
        NamedField {
            name: "num_vhca_ports",
            kind: FieldKind::Bits(Self::NUM_VHCA_PORTS),
        },
        NamedField {
            name: "flex_parser_id_gtpu_teid",
            kind: FieldKind::Bits(Self::FLEX_PARSER_ID_GTPU_TEID),
        },
        NamedField {
            name: "sw_owner_id",
            kind: FieldKind::Bits(Self::SW_OWNER_ID),
        },
        NamedField {
            name: "max_num_of_monitor_counters",
            kind: FieldKind::Bits(Self::MAX_NUM_OF_MONITOR_COUNTERS),
        },
        NamedField {
            name: "num_ppcnt_monitor_counters",
            kind: FieldKind::Bits(Self::NUM_PPCNT_MONITOR_COUNTERS),
        },
        NamedField {
            name: "max_num_sf",
            kind: FieldKind::Bits(Self::MAX_NUM_SF),
        },
        NamedField {
            name: "num_q_monitor_counters",
            kind: FieldKind::Bits(Self::NUM_Q_MONITOR_COUNTERS),
        },
        NamedField {
            name: "sf",
            kind: FieldKind::Bits(Self::SF),
        },
        NamedField {
            name: "sf_set_partition",
            kind: FieldKind::Bits(Self::SF_SET_PARTITION),
        },
        NamedField {
            name: "log_max_sf",
            kind: FieldKind::Bits(Self::LOG_MAX_SF),
        },
        NamedField {
            name: "apu",
            kind: FieldKind::Bits(Self::APU),
        },
        NamedField {
            name: "migration",
            kind: FieldKind::Bits(Self::MIGRATION),
        },
        NamedField {
            name: "log_min_sf_size",
            kind: FieldKind::Bits(Self::LOG_MIN_SF_SIZE),
        },
        NamedField {
            name: "max_num_sf_partitions",
            kind: FieldKind::Bits(Self::MAX_NUM_SF_PARTITIONS),
        },
        NamedField {
            name: "uctx_cap",
            kind: FieldKind::Bits(Self::UCTX_CAP),
        },
        NamedField {
            name: "flex_parser_id_geneve_tlv_option_0",
            kind: FieldKind::Bits(Self::FLEX_PARSER_ID_GENEVE_TLV_OPTION_0),
        },
        NamedField {
            name: "flex_parser_id_icmp_dw1",
            kind: FieldKind::Bits(Self::FLEX_PARSER_ID_ICMP_DW1),
        },
        NamedField {
            name: "flex_parser_id_icmp_dw0",
            kind: FieldKind::Bits(Self::FLEX_PARSER_ID_ICMP_DW0),
        },
        NamedField {
            name: "flex_parser_id_icmpv6_dw1",
            kind: FieldKind::Bits(Self::FLEX_PARSER_ID_ICMPV6_DW1),
        },
        NamedField {
            name: "flex_parser_id_icmpv6_dw0",
            kind: FieldKind::Bits(Self::FLEX_PARSER_ID_ICMPV6_DW0),
        },
        NamedField {
            name: "flex_parser_id_outer_first_mpls_over_gre",
            kind: FieldKind::Bits(Self::FLEX_PARSER_ID_OUTER_FIRST_MPLS_OVER_GRE),
        },
        NamedField {
            name: "flex_parser_id_outer_first_mpls_over_udp_label",
            kind: FieldKind::Bits(Self::FLEX_PARSER_ID_OUTER_FIRST_MPLS_OVER_UDP_LABEL),
        },
        NamedField {
            name: "max_num_match_definer",
            kind: FieldKind::Bits(Self::MAX_NUM_MATCH_DEFINER),
        },
        NamedField {
            name: "sf_base_id",
            kind: FieldKind::Bits(Self::SF_BASE_ID),
        },
        NamedField {
            name: "flex_parser_id_gtpu_dw_2",
            kind: FieldKind::Bits(Self::FLEX_PARSER_ID_GTPU_DW_2),
        },
        NamedField {
            name: "flex_parser_id_gtpu_first_ext_dw_0",
            kind: FieldKind::Bits(Self::FLEX_PARSER_ID_GTPU_FIRST_EXT_DW_0),
        },
        NamedField {
            name: "num_total_dynamic_vf_msix",
            kind: FieldKind::Bits(Self::NUM_TOTAL_DYNAMIC_VF_MSIX),
        },
        NamedField {
            name: "dynamic_msix_table_size",
            kind: FieldKind::Bits(Self::DYNAMIC_MSIX_TABLE_SIZE),
        },
        NamedField {
            name: "min_dynamic_vf_msix_table_size",
            kind: FieldKind::Bits(Self::MIN_DYNAMIC_VF_MSIX_TABLE_SIZE),
        },
        NamedField {
            name: "data_direct",
            kind: FieldKind::Bits(Self::DATA_DIRECT),
        },
        NamedField {
            name: "max_dynamic_vf_msix_table_size",
            kind: FieldKind::Bits(Self::MAX_DYNAMIC_VF_MSIX_TABLE_SIZE),
        },
        NamedField {
            name: "log_max_num_header_modify_argument",
            kind: FieldKind::Bits(Self::LOG_MAX_NUM_HEADER_MODIFY_ARGUMENT),
        },
        NamedField {
            name: "log_header_modify_argument_granularity_offset",
            kind: FieldKind::Bits(Self::LOG_HEADER_MODIFY_ARGUMENT_GRANULARITY_OFFSET),
        },
        NamedField {
            name: "log_header_modify_argument_granularity",
            kind: FieldKind::Bits(Self::LOG_HEADER_MODIFY_ARGUMENT_GRANULARITY),
        },
        NamedField {
            name: "log_header_modify_argument_max_alloc",
            kind: FieldKind::Bits(Self::LOG_HEADER_MODIFY_ARGUMENT_MAX_ALLOC),
        },
        NamedField {
            name: "vhca_tunnel_commands",
            kind: FieldKind::Qword(0xf0),
        },
        NamedField {
            name: "match_definer_format_supported",
            kind: FieldKind::Qword(0xf8),
        },
    ];
}
impl Default for CmdHcaCap {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CmdHcaCap {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CmdHcaCap", Self::FIELDS, self.as_bytes())
    }
}
