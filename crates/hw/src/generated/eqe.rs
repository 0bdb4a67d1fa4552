//! Event queue entries.
//!
//! What the device writes into an event queue: a 64-byte entry with 28 bytes of event data at 0x20.
//!
//! Generated from `hw-specs/eqe.toml` by `cargo xtask codegen`. Do not edit.
use crate::field::{Field, FieldKind, NamedField, debug_fields};
use zerocopy::big_endian::U32;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned};
/// Kind of event.
///
/// Source: linux/mlx5/device.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct EventType(pub u8);
impl EventType {
    /// Completion queue fired.
    pub const COMP: Self = Self(0x0);
    /// Queue pair moved to its alternate path.
    pub const PATH_MIG: Self = Self(0x1);
    /// First packet arrived on a queue pair that is only ready to receive.
    pub const COMM_EST: Self = Self(0x2);
    /// Send queue is drained.
    pub const SQ_DRAINED: Self = Self(0x3);
    /// Completion queue failed.
    pub const CQ_ERROR: Self = Self(0x4);
    /// Work queue failed and cannot complete the request.
    pub const WQ_CATAS_ERROR: Self = Self(0x5);
    /// Move to the alternate path failed.
    pub const PATH_MIG_FAILED: Self = Self(0x7);
    /// Internal device error.
    pub const INTERNAL_ERROR: Self = Self(0x8);
    /// Port changed state or attributes.
    pub const PORT_CHANGE: Self = Self(0x9);
    /// Commands finished.
    pub const CMD: Self = Self(0xa);
    /// Firmware wants or returns host pages.
    pub const PAGE_REQUEST: Self = Self(0xb);
    /// Access to a page that is not present.
    pub const PAGE_FAULT: Self = Self(0xc);
    /// Settings of a virtual port changed.
    pub const NIC_VPORT_CHANGE: Self = Self(0xd);
    /// Set of host functions changed.
    pub const ESW_FUNCTIONS_CHANGED: Self = Self(0xe);
    /// A function changed its life-cycle state.
    pub const VHCA_STATE_CHANGE: Self = Self(0xf);
    /// Invalid request arrived at a work queue.
    pub const WQ_INVAL_REQ_ERROR: Self = Self(0x10);
    /// Arriving request violated access rights.
    pub const WQ_ACCESS_ERROR: Self = Self(0x11);
    /// Shared receive queue failed.
    pub const SRQ_CATAS_ERROR: Self = Self(0x12);
    /// Queue pair in error gave up its last work request from a shared queue.
    pub const SRQ_LAST_WQE: Self = Self(0x13);
    /// Shared receive queue fell below its limit.
    pub const SRQ_RQ_LIMIT: Self = Self(0x14);
    /// Level change on an input pin.
    pub const GPIO_EVENT: Self = Self(0x15);
    /// Cable or module was plugged, unplugged or failed.
    pub const PORT_MODULE_EVENT: Self = Self(0x16);
    /// Sensor is above its warning temperature.
    pub const TEMP_WARN_EVENT: Self = Self(0x17);
    /// Extended receive queue failed.
    pub const XRQ_ERROR: Self = Self(0x18);
    /// Remote configuration protocol message.
    pub const REMOTE_CONFIG: Self = Self(0x19);
    /// Doorbells arrive faster than they are handled.
    pub const DB_BF_CONGESTION: Self = Self(0x1a);
    /// Virtual lane is stalled.
    pub const STALL_EVENT: Self = Self(0x1b);
    /// Dynamically connected target has no connection left.
    pub const DCT_DRAINED: Self = Self(0x1c);
    /// Wrong access key at a dynamically connected target.
    pub const DCT_KEY_VIOLATION: Self = Self(0x1d);
    /// A dropped packet was recorded.
    pub const DROPPED_PACKET_LOGGED: Self = Self(0x1f);
    /// On-board FPGA failed.
    pub const FPGA_ERROR: Self = Self(0x20);
    /// Connection to the FPGA failed.
    pub const FPGA_QP_ERROR: Self = Self(0x21);
    /// Various; see the sub-type.
    pub const GENERAL_EVENT: Self = Self(0x22);
    /// A watched counter changed.
    pub const MONITOR_COUNTER: Self = Self(0x24);
    /// Pulse on a time pin.
    pub const PPS_EVENT: Self = Self(0x25);
    /// Firmware trace buffer changed.
    pub const DEVICE_TRACER: Self = Self(0x26);
    /// A typed object changed.
    pub const OBJECT_CHANGE: Self = Self(0x27);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("COMP"),
            0x1 => Some("PATH_MIG"),
            0x2 => Some("COMM_EST"),
            0x3 => Some("SQ_DRAINED"),
            0x4 => Some("CQ_ERROR"),
            0x5 => Some("WQ_CATAS_ERROR"),
            0x7 => Some("PATH_MIG_FAILED"),
            0x8 => Some("INTERNAL_ERROR"),
            0x9 => Some("PORT_CHANGE"),
            0xa => Some("CMD"),
            0xb => Some("PAGE_REQUEST"),
            0xc => Some("PAGE_FAULT"),
            0xd => Some("NIC_VPORT_CHANGE"),
            0xe => Some("ESW_FUNCTIONS_CHANGED"),
            0xf => Some("VHCA_STATE_CHANGE"),
            0x10 => Some("WQ_INVAL_REQ_ERROR"),
            0x11 => Some("WQ_ACCESS_ERROR"),
            0x12 => Some("SRQ_CATAS_ERROR"),
            0x13 => Some("SRQ_LAST_WQE"),
            0x14 => Some("SRQ_RQ_LIMIT"),
            0x15 => Some("GPIO_EVENT"),
            0x16 => Some("PORT_MODULE_EVENT"),
            0x17 => Some("TEMP_WARN_EVENT"),
            0x18 => Some("XRQ_ERROR"),
            0x19 => Some("REMOTE_CONFIG"),
            0x1a => Some("DB_BF_CONGESTION"),
            0x1b => Some("STALL_EVENT"),
            0x1c => Some("DCT_DRAINED"),
            0x1d => Some("DCT_KEY_VIOLATION"),
            0x1f => Some("DROPPED_PACKET_LOGGED"),
            0x20 => Some("FPGA_ERROR"),
            0x21 => Some("FPGA_QP_ERROR"),
            0x22 => Some("GENERAL_EVENT"),
            0x24 => Some("MONITOR_COUNTER"),
            0x25 => Some("PPS_EVENT"),
            0x26 => Some("DEVICE_TRACER"),
            0x27 => Some("OBJECT_CHANGE"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for EventType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "EventType({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for EventType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Sub-type of a port change.
///
/// Source: linux/mlx5/device.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct PortSubType(pub u8);
impl PortSubType {
    /// Link is down.
    pub const DOWN: Self = Self(0x1);
    /// Link is up and usable.
    pub const ACTIVE: Self = Self(0x4);
    /// Link is up, not configured yet (InfiniBand).
    pub const INITIALIZED: Self = Self(0x5);
    /// Local identifier changed.
    pub const LID: Self = Self(0x6);
    /// Partition key table changed.
    pub const PKEY: Self = Self(0x7);
    /// Port identifier table changed.
    pub const GUID: Self = Self(0x8);
    /// Clients have to register again with the subnet manager.
    pub const CLIENT_REREG: Self = Self(0x9);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x1 => Some("DOWN"),
            0x4 => Some("ACTIVE"),
            0x5 => Some("INITIALIZED"),
            0x6 => Some("LID"),
            0x7 => Some("PKEY"),
            0x8 => Some("GUID"),
            0x9 => Some("CLIENT_REREG"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for PortSubType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "PortSubType({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for PortSubType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Reason of a completion queue error event.
///
/// Source: linux/mlx5/device.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct CqErrSyndrome(pub u8);
impl CqErrSyndrome {
    /// No free entry for a completion.
    pub const OVERRUN: Self = Self(0x1);
    /// Writing to the queue memory failed.
    pub const ACCESS_VIOLATION: Self = Self(0x2);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x1 => Some("OVERRUN"),
            0x2 => Some("ACCESS_VIOLATION"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for CqErrSyndrome {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "CqErrSyndrome({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for CqErrSyndrome {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Kind of queue a queue pair or shared receive queue event is about.
///
/// Source: linux/mlx5/device.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct EventQueueType(pub u8);
impl EventQueueType {
    /// Queue pair.
    pub const QP: Self = Self(0x0);
    /// Receive queue.
    pub const RQ: Self = Self(0x1);
    /// Send queue.
    pub const SQ: Self = Self(0x2);
    /// Dynamically connected target.
    pub const DCT: Self = Self(0x6);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("QP"),
            0x1 => Some("RQ"),
            0x2 => Some("SQ"),
            0x6 => Some("DCT"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for EventQueueType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "EventQueueType({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for EventQueueType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Event queue entry, 64 bytes.
///
/// Source: `device.h:struct mlx5_eqe`.
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
pub struct Eqe([U32; 16]);
const _: () = assert!(size_of::< Eqe > () == 0x40);
impl Eqe {
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
    /// Where [`type_`](Self::type_) is: `0x00.23:16`.
    pub const TYPE: Field = Field::new(0x0, 23, 16);
    /// Kind of event, an EventType value; bit n of the event mask lets type n in. `0x00.23:16`
    #[inline]
    pub const fn type_(&self) -> u32 {
        Self::TYPE.get(&self.0)
    }
    /// Sets [`type_`](Self::type_).
    #[inline]
    pub const fn set_type_(&mut self, v: u32) -> &mut Self {
        Self::TYPE.set(&mut self.0, v);
        self
    }
    /// Where [`sub_type`](Self::sub_type) is: `0x00.7:0`.
    pub const SUB_TYPE: Field = Field::new(0x0, 7, 0);
    /// Detail of the kind, for ports a PortSubType value. `0x00.7:0`
    #[inline]
    pub const fn sub_type(&self) -> u32 {
        Self::SUB_TYPE.get(&self.0)
    }
    /// Sets [`sub_type`](Self::sub_type).
    #[inline]
    pub const fn set_sub_type(&mut self, v: u32) -> &mut Self {
        Self::SUB_TYPE.set(&mut self.0, v);
        self
    }
    /// Event data; its layout depends on type. `0x20`, 28 bytes
    #[inline]
    pub fn data(&self) -> &[u8; 28] {
        let (a, _) = self
            .as_bytes()[0x20..0x3c]
            .split_first_chunk()
            .expect("in the layout");
        a
    }
    /// The bytes of [`data`](Self::data), to be written.
    #[inline]
    pub fn data_mut(&mut self) -> &mut [u8; 28] {
        let b: &mut [u8; 0x40] = zerocopy::transmute_mut!(& mut self.0);
        let (a, _) = b[0x20..0x3c].split_first_chunk_mut().expect("in the layout");
        a
    }
    /// Where [`signature`](Self::signature) is: `0x3c.15:8`.
    pub const SIGNATURE: Field = Field::new(0x3c, 15, 8);
    /// Entry signature where enabled. `0x3c.15:8`
    #[inline]
    pub const fn signature(&self) -> u32 {
        Self::SIGNATURE.get(&self.0)
    }
    /// Sets [`signature`](Self::signature).
    #[inline]
    pub const fn set_signature(&mut self, v: u32) -> &mut Self {
        Self::SIGNATURE.set(&mut self.0, v);
        self
    }
    /// Where [`owner`](Self::owner) is: `0x3c.0`.
    pub const OWNER: Field = Field::new(0x3c, 0, 0);
    /// Entry belongs to software when this equals bit log_eq_size of the consumer counter; written last. `0x3c.0`
    #[inline]
    pub const fn owner(&self) -> bool {
        Self::OWNER.get(&self.0) != 0
    }
    /// Sets [`owner`](Self::owner).
    #[inline]
    pub const fn set_owner(&mut self, v: bool) -> &mut Self {
        Self::OWNER.set(&mut self.0, v as u32);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "type_",
            kind: FieldKind::Bits(Self::TYPE),
        },
        NamedField {
            name: "sub_type",
            kind: FieldKind::Bits(Self::SUB_TYPE),
        },
        NamedField {
            name: "data",
            kind: FieldKind::Bytes(0x20, 28),
        },
        NamedField {
            name: "signature",
            kind: FieldKind::Bits(Self::SIGNATURE),
        },
        NamedField {
            name: "owner",
            kind: FieldKind::Bits(Self::OWNER),
        },
    ];
}
impl Default for Eqe {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Eqe {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Eqe", Self::FIELDS, self.as_bytes())
    }
}
/// Data of a completion event (type 0x00). Offsets count from EQE byte 0x20.
///
/// Source: `device.h:struct mlx5_eqe_comp`.
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
pub struct EqeComp([U32; 7]);
const _: () = assert!(size_of::< EqeComp > () == 0x1c);
impl EqeComp {
    /// Size in bytes.
    pub const BYTES: usize = 0x1c;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 7])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x1c] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 7]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 7] {
        &self.0
    }
    /// Where [`cqn`](Self::cqn) is: `0x18.23:0`.
    pub const CQN: Field = Field::new(0x18, 23, 0);
    /// Completion queue that fired. `0x18.23:0`
    #[inline]
    pub const fn cqn(&self) -> u32 {
        Self::CQN.get(&self.0)
    }
    /// Sets [`cqn`](Self::cqn).
    #[inline]
    pub const fn set_cqn(&mut self, v: u32) -> &mut Self {
        Self::CQN.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "cqn",
            kind: FieldKind::Bits(Self::CQN),
        },
    ];
}
impl Default for EqeComp {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for EqeComp {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "EqeComp", Self::FIELDS, self.as_bytes())
    }
}
/// Data of queue pair and shared receive queue events (types 0x01-0x03, 0x05, 0x07, 0x10-0x14). Offsets count from EQE byte 0x20.
///
/// Source: `device.h:struct mlx5_eqe_qp_srq`.
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
pub struct EqeQpSrq([U32; 7]);
const _: () = assert!(size_of::< EqeQpSrq > () == 0x1c);
impl EqeQpSrq {
    /// Size in bytes.
    pub const BYTES: usize = 0x1c;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 7])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x1c] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 7]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 7] {
        &self.0
    }
    /// Where [`type_`](Self::type_) is: `0x14.31:24`.
    pub const TYPE: Field = Field::new(0x14, 31, 24);
    /// Kind of queue, an EventQueueType value. `0x14.31:24`
    #[inline]
    pub const fn type_(&self) -> u32 {
        Self::TYPE.get(&self.0)
    }
    /// Sets [`type_`](Self::type_).
    #[inline]
    pub const fn set_type_(&mut self, v: u32) -> &mut Self {
        Self::TYPE.set(&mut self.0, v);
        self
    }
    /// Where [`qp_srq_n`](Self::qp_srq_n) is: `0x18.23:0`.
    pub const QP_SRQ_N: Field = Field::new(0x18, 23, 0);
    /// Number of the queue. `0x18.23:0`
    #[inline]
    pub const fn qp_srq_n(&self) -> u32 {
        Self::QP_SRQ_N.get(&self.0)
    }
    /// Sets [`qp_srq_n`](Self::qp_srq_n).
    #[inline]
    pub const fn set_qp_srq_n(&mut self, v: u32) -> &mut Self {
        Self::QP_SRQ_N.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "type_",
            kind: FieldKind::Bits(Self::TYPE),
        },
        NamedField {
            name: "qp_srq_n",
            kind: FieldKind::Bits(Self::QP_SRQ_N),
        },
    ];
}
impl Default for EqeQpSrq {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for EqeQpSrq {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "EqeQpSrq", Self::FIELDS, self.as_bytes())
    }
}
/// Data of a completion queue error (type 0x04); the header declares the first 12 bytes. Offsets count from EQE byte 0x20.
///
/// Source: `device.h:struct mlx5_eqe_cq_err`.
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
pub struct EqeCqErr([U32; 7]);
const _: () = assert!(size_of::< EqeCqErr > () == 0x1c);
impl EqeCqErr {
    /// Size in bytes.
    pub const BYTES: usize = 0x1c;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 7])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x1c] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 7]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 7] {
        &self.0
    }
    /// Where [`cqn`](Self::cqn) is: `0x00.23:0`.
    pub const CQN: Field = Field::new(0x0, 23, 0);
    /// Completion queue that failed. `0x00.23:0`
    #[inline]
    pub const fn cqn(&self) -> u32 {
        Self::CQN.get(&self.0)
    }
    /// Sets [`cqn`](Self::cqn).
    #[inline]
    pub const fn set_cqn(&mut self, v: u32) -> &mut Self {
        Self::CQN.set(&mut self.0, v);
        self
    }
    /// Where [`syndrome`](Self::syndrome) is: `0x08.7:0`.
    pub const SYNDROME: Field = Field::new(0x8, 7, 0);
    /// What happened, a CqErrSyndrome value. `0x08.7:0`
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
            name: "cqn",
            kind: FieldKind::Bits(Self::CQN),
        },
        NamedField {
            name: "syndrome",
            kind: FieldKind::Bits(Self::SYNDROME),
        },
    ];
}
impl Default for EqeCqErr {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for EqeCqErr {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "EqeCqErr", Self::FIELDS, self.as_bytes())
    }
}
/// Data of a port change (type 0x09, detail in sub_type); the header declares the first 9 bytes. Offsets count from EQE byte 0x20.
///
/// Source: `device.h:struct mlx5_eqe_port_state`.
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
pub struct EqePortState([U32; 7]);
const _: () = assert!(size_of::< EqePortState > () == 0x1c);
impl EqePortState {
    /// Size in bytes.
    pub const BYTES: usize = 0x1c;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 7])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x1c] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 7]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 7] {
        &self.0
    }
    /// Where [`port`](Self::port) is: `0x08.31:28`.
    pub const PORT: Field = Field::new(0x8, 31, 28);
    /// Port number, counted from 1. `0x08.31:28`
    #[inline]
    pub const fn port(&self) -> u32 {
        Self::PORT.get(&self.0)
    }
    /// Sets [`port`](Self::port).
    #[inline]
    pub const fn set_port(&mut self, v: u32) -> &mut Self {
        Self::PORT.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "port",
            kind: FieldKind::Bits(Self::PORT),
        },
    ];
}
impl Default for EqePortState {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for EqePortState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "EqePortState", Self::FIELDS, self.as_bytes())
    }
}
/// Data of a command completion (type 0x0a). Offsets count from EQE byte 0x20.
///
/// Source: `device.h:struct mlx5_eqe_cmd`.
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
pub struct EqeCmd([U32; 7]);
const _: () = assert!(size_of::< EqeCmd > () == 0x1c);
impl EqeCmd {
    /// Size in bytes.
    pub const BYTES: usize = 0x1c;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 7])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x1c] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 7]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 7] {
        &self.0
    }
    /// Where [`vector`](Self::vector) is: `0x00.31:0`.
    pub const VECTOR: Field = Field::new(0x0, 31, 0);
    /// One bit per finished command slot. `0x00.31:0`
    #[inline]
    pub const fn vector(&self) -> u32 {
        Self::VECTOR.get(&self.0)
    }
    /// Sets [`vector`](Self::vector).
    #[inline]
    pub const fn set_vector(&mut self, v: u32) -> &mut Self {
        Self::VECTOR.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "vector",
            kind: FieldKind::Bits(Self::VECTOR),
        },
    ];
}
impl Default for EqeCmd {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for EqeCmd {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "EqeCmd", Self::FIELDS, self.as_bytes())
    }
}
/// Data of a page request (type 0x0b). Offsets count from EQE byte 0x20.
///
/// Source: `device.h:struct mlx5_eqe_page_req`.
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
pub struct EqePageReq([U32; 7]);
const _: () = assert!(size_of::< EqePageReq > () == 0x1c);
impl EqePageReq {
    /// Size in bytes.
    pub const BYTES: usize = 0x1c;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 7])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x1c] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 7]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 7] {
        &self.0
    }
    /// Where [`embedded_cpu`](Self::embedded_cpu) is: `0x00.31`.
    pub const EMBEDDED_CPU: Field = Field::new(0x0, 31, 31);
    /// Request is for the processor inside the adapter. `0x00.31`
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
    /// Where [`release_all`](Self::release_all) is: `0x00.30`.
    pub const RELEASE_ALL: Field = Field::new(0x0, 30, 30);
    /// All pages of the function are to be taken back. `0x00.30`
    #[inline]
    pub const fn release_all(&self) -> bool {
        Self::RELEASE_ALL.get(&self.0) != 0
    }
    /// Sets [`release_all`](Self::release_all).
    #[inline]
    pub const fn set_release_all(&mut self, v: bool) -> &mut Self {
        Self::RELEASE_ALL.set(&mut self.0, v as u32);
        self
    }
    /// Where [`func_id`](Self::func_id) is: `0x00.15:0`.
    pub const FUNC_ID: Field = Field::new(0x0, 15, 0);
    /// Function that needs pages or frees them. `0x00.15:0`
    #[inline]
    pub const fn func_id(&self) -> u32 {
        Self::FUNC_ID.get(&self.0)
    }
    /// Sets [`func_id`](Self::func_id).
    #[inline]
    pub const fn set_func_id(&mut self, v: u32) -> &mut Self {
        Self::FUNC_ID.set(&mut self.0, v);
        self
    }
    /// Where [`num_pages`](Self::num_pages) is: `0x04.31:0`.
    pub const NUM_PAGES: Field = Field::new(0x4, 31, 0);
    /// Signed count of 4 KiB pages: above 0 give, below 0 take back. `0x04.31:0`
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
            name: "embedded_cpu",
            kind: FieldKind::Bits(Self::EMBEDDED_CPU),
        },
        NamedField {
            name: "release_all",
            kind: FieldKind::Bits(Self::RELEASE_ALL),
        },
        NamedField {
            name: "func_id",
            kind: FieldKind::Bits(Self::FUNC_ID),
        },
        NamedField {
            name: "num_pages",
            kind: FieldKind::Bits(Self::NUM_PAGES),
        },
    ];
}
impl Default for EqePageReq {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for EqePageReq {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "EqePageReq", Self::FIELDS, self.as_bytes())
    }
}
