//! Queue pair and shared receive queue commands.
//!
//! Creating queue pairs and moving them through their states, and the three kinds of shared receive queue (basic SRQ, XRC SRQ, RMP).
//!
//! Generated from `hw-specs/cmd_qp.toml` by `cargo xtask codegen`. Do not edit.
use crate::field::{Field, FieldKind, NamedField, get64, set64, debug_fields};
use zerocopy::big_endian::U32;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned};
/// Kind of queue in ARM_RQ (op_mod).
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct ArmRqOpMod(pub u16);
impl ArmRqOpMod {
    /// Basic shared receive queue.
    pub const SRQ: Self = Self(0x1);
    /// Extended shared receive queue (tag matching).
    pub const XRQ: Self = Self(0x2);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x1 => Some("SRQ"),
            0x2 => Some("XRQ"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for ArmRqOpMod {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "ArmRqOpMod({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for ArmRqOpMod {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// State of an XRC shared receive queue.
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct XrcSrqState(pub u8);
impl XrcSrqState {
    /// Working.
    pub const GOOD: Self = Self(0x0);
    /// Stopped by a fatal error.
    pub const ERROR: Self = Self(0x1);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("GOOD"),
            0x1 => Some("ERROR"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for XrcSrqState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "XrcSrqState({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for XrcSrqState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// State of a receive memory pool.
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct RmpState(pub u8);
impl RmpState {
    /// Working.
    pub const READY: Self = Self(0x1);
    /// Stopped by a fatal error.
    pub const ERROR: Self = Self(0x3);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x1 => Some("READY"),
            0x3 => Some("ERROR"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for RmpState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "RmpState({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for RmpState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Bit mask of optional context fields in the queue pair modify commands (opt_param_mask).
///
/// Source: linux/mlx5/qp.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct QpOptParam(pub u32);
impl QpOptParam {
    /// Alternate path.
    pub const ALT_ADDR_PATH: Self = Self(0x1);
    /// Remote read right.
    pub const RRE: Self = Self(0x2);
    /// Remote atomic right.
    pub const RAE: Self = Self(0x4);
    /// Remote write right.
    pub const RWE: Self = Self(0x8);
    /// Partition key index.
    pub const PKEY_INDEX: Self = Self(0x10);
    /// Queue key.
    pub const Q_KEY: Self = Self(0x20);
    /// Receiver-not-ready timer told to the peer.
    pub const RNR_TIMEOUT: Self = Self(0x40);
    /// Primary path.
    pub const PRIMARY_ADDR_PATH: Self = Self(0x80);
    /// Reads and atomics outstanding as requester.
    pub const SRA_MAX: Self = Self(0x100);
    /// Reads and atomics accepted as responder.
    pub const RRA_MAX: Self = Self(0x200);
    /// Path migration state.
    pub const PM_STATE: Self = Self(0x400);
    /// Timeout retries.
    pub const RETRY_COUNT: Self = Self(0x1000);
    /// Receiver-not-ready retries.
    pub const RNR_RETRY: Self = Self(0x2000);
    /// ACK timeout.
    pub const ACK_TIMEOUT: Self = Self(0x4000);
    /// Transmit port of a LAG.
    pub const LAG_TX_AFF: Self = Self(0x8000);
    /// Primary port.
    pub const PRI_PORT: Self = Self(0x10000);
    /// Shared receive queue.
    pub const SRQN: Self = Self(0x40000);
    /// Receive completion queue.
    pub const CQN_RCV: Self = Self(0x80000);
    /// Dynamically connected handshake.
    pub const DC_HS: Self = Self(0x100000);
    /// Dynamically connected access key.
    pub const DC_KEY: Self = Self(0x200000);
    /// Packet pacing table entry.
    pub const PP_INDEX: Self = Self(0x400000);
    /// Queue counter set.
    pub const COUNTER_SET_ID: Self = Self(0x2000000);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x1 => Some("ALT_ADDR_PATH"),
            0x2 => Some("RRE"),
            0x4 => Some("RAE"),
            0x8 => Some("RWE"),
            0x10 => Some("PKEY_INDEX"),
            0x20 => Some("Q_KEY"),
            0x40 => Some("RNR_TIMEOUT"),
            0x80 => Some("PRIMARY_ADDR_PATH"),
            0x100 => Some("SRA_MAX"),
            0x200 => Some("RRA_MAX"),
            0x400 => Some("PM_STATE"),
            0x1000 => Some("RETRY_COUNT"),
            0x2000 => Some("RNR_RETRY"),
            0x4000 => Some("ACK_TIMEOUT"),
            0x8000 => Some("LAG_TX_AFF"),
            0x10000 => Some("PRI_PORT"),
            0x40000 => Some("SRQN"),
            0x80000 => Some("CQN_RCV"),
            0x100000 => Some("DC_HS"),
            0x200000 => Some("DC_KEY"),
            0x400000 => Some("PP_INDEX"),
            0x2000000 => Some("COUNTER_SET_ID"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for QpOptParam {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "QpOptParam({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for QpOptParam {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Makes a queue pair in state RST.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_create_qp_in_bits`.
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
pub struct CreateQpIn([U32; 68]);
const _: () = assert!(size_of::< CreateQpIn > () == 0x110);
impl CreateQpIn {
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
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: CREATE_QP, 0x500. `0x00.31:16`
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
    /// Where [`uid`](Self::uid) is: `0x00.15:0`.
    pub const UID: Field = Field::new(0x0, 15, 0);
    /// User context the command acts for; 0 for a driver. `0x00.15:0`
    #[inline]
    pub const fn uid(&self) -> u32 {
        Self::UID.get(&self.0)
    }
    /// Sets [`uid`](Self::uid).
    #[inline]
    pub const fn set_uid(&mut self, v: u32) -> &mut Self {
        Self::UID.set(&mut self.0, v);
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
    /// Where [`qpc_ext`](Self::qpc_ext) is: `0x08.31`.
    pub const QPC_EXT: Field = Field::new(0x8, 31, 31);
    /// 1 if a context extension stands in front of the page list; capability qpc_extension. `0x08.31`
    #[inline]
    pub const fn qpc_ext(&self) -> bool {
        Self::QPC_EXT.get(&self.0) != 0
    }
    /// Sets [`qpc_ext`](Self::qpc_ext).
    #[inline]
    pub const fn set_qpc_ext(&mut self, v: bool) -> &mut Self {
        Self::QPC_EXT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`input_qpn`](Self::input_qpn) is: `0x08.23:0`.
    pub const INPUT_QPN: Field = Field::new(0x8, 23, 0);
    /// QP number wanted; 0 lets the device choose. `0x08.23:0`
    #[inline]
    pub const fn input_qpn(&self) -> u32 {
        Self::INPUT_QPN.get(&self.0)
    }
    /// Sets [`input_qpn`](Self::input_qpn).
    #[inline]
    pub const fn set_input_qpn(&mut self, v: u32) -> &mut Self {
        Self::INPUT_QPN.set(&mut self.0, v);
        self
    }
    /// Where [`opt_param_mask`](Self::opt_param_mask) is: `0x10.31:0`.
    pub const OPT_PARAM_MASK: Field = Field::new(0x10, 31, 0);
    /// Context fields to take beyond the fixed set, see QpOptParam; 0 normally. `0x10.31:0`
    #[inline]
    pub const fn opt_param_mask(&self) -> u32 {
        Self::OPT_PARAM_MASK.get(&self.0)
    }
    /// Sets [`opt_param_mask`](Self::opt_param_mask).
    #[inline]
    pub const fn set_opt_param_mask(&mut self, v: u32) -> &mut Self {
        Self::OPT_PARAM_MASK.set(&mut self.0, v);
        self
    }
    /// Where [`ece`](Self::ece) is: `0x14.31:0`.
    pub const ECE: Field = Field::new(0x14, 31, 0);
    /// Enhanced connection options offered; only with capability ece_support. `0x14.31:0`
    #[inline]
    pub const fn ece(&self) -> u32 {
        Self::ECE.get(&self.0)
    }
    /// Sets [`ece`](Self::ece).
    #[inline]
    pub const fn set_ece(&mut self, v: u32) -> &mut Self {
        Self::ECE.set(&mut self.0, v);
        self
    }
    /// Queue pair context: type, sizes, CQs, UAR, record address. `0x18`
    #[inline]
    pub fn qpc(&self) -> &super::contexts::Qpc {
        <super::contexts::Qpc>::ref_from_bytes(&self.as_bytes()[0x18..0x100])
            .expect("in the layout")
    }
    /// [`qpc`](Self::qpc), to be written.
    #[inline]
    pub fn qpc_mut(&mut self) -> &mut super::contexts::Qpc {
        <super::contexts::Qpc>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x18..0x100])
            .expect("in the layout")
    }
    /// Byte offset of [`wq_umem_offset`](Self::wq_umem_offset).
    pub const WQ_UMEM_OFFSET_OFFSET: usize = 0x100;
    /// Start of the buffer in the user memory object, in bytes. `0x100`, 64 bits
    #[inline]
    pub const fn wq_umem_offset(&self) -> u64 {
        get64(&self.0, 0x100)
    }
    /// Sets [`wq_umem_offset`](Self::wq_umem_offset).
    #[inline]
    pub const fn set_wq_umem_offset(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0x100, v);
        self
    }
    /// Where [`wq_umem_id`](Self::wq_umem_id) is: `0x108.31:0`.
    pub const WQ_UMEM_ID: Field = Field::new(0x108, 31, 0);
    /// User memory object that holds the buffer. `0x108.31:0`
    #[inline]
    pub const fn wq_umem_id(&self) -> u32 {
        Self::WQ_UMEM_ID.get(&self.0)
    }
    /// Sets [`wq_umem_id`](Self::wq_umem_id).
    #[inline]
    pub const fn set_wq_umem_id(&mut self, v: u32) -> &mut Self {
        Self::WQ_UMEM_ID.set(&mut self.0, v);
        self
    }
    /// Where [`wq_umem_valid`](Self::wq_umem_valid) is: `0x10c.31`.
    pub const WQ_UMEM_VALID: Field = Field::new(0x10c, 31, 31);
    /// 1 to use wq_umem_id and wq_umem_offset instead of pas. `0x10c.31`
    #[inline]
    pub const fn wq_umem_valid(&self) -> bool {
        Self::WQ_UMEM_VALID.get(&self.0) != 0
    }
    /// Sets [`wq_umem_valid`](Self::wq_umem_valid).
    #[inline]
    pub const fn set_wq_umem_valid(&mut self, v: bool) -> &mut Self {
        Self::WQ_UMEM_VALID.set(&mut self.0, v as u32);
        self
    }
    /// Pages of the work queue buffer (receive queue first), in units set by the context's log_page_size. Behind the fixed part, from this byte on.
    pub const PAS_OFFSET: usize = 0x110;
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "uid",
            kind: FieldKind::Bits(Self::UID),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "qpc_ext",
            kind: FieldKind::Bits(Self::QPC_EXT),
        },
        NamedField {
            name: "input_qpn",
            kind: FieldKind::Bits(Self::INPUT_QPN),
        },
        NamedField {
            name: "opt_param_mask",
            kind: FieldKind::Bits(Self::OPT_PARAM_MASK),
        },
        NamedField {
            name: "ece",
            kind: FieldKind::Bits(Self::ECE),
        },
        NamedField {
            name: "qpc",
            kind: FieldKind::Layout(0x18, <super::contexts::Qpc>::FIELDS),
        },
        NamedField {
            name: "wq_umem_offset",
            kind: FieldKind::Qword(0x100),
        },
        NamedField {
            name: "wq_umem_id",
            kind: FieldKind::Bits(Self::WQ_UMEM_ID),
        },
        NamedField {
            name: "wq_umem_valid",
            kind: FieldKind::Bits(Self::WQ_UMEM_VALID),
        },
    ];
}
impl Default for CreateQpIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CreateQpIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CreateQpIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of CREATE_QP.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_create_qp_out_bits`.
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
pub struct CreateQpOut([U32; 4]);
const _: () = assert!(size_of::< CreateQpOut > () == 0x10);
impl CreateQpOut {
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
    /// Where [`qpn`](Self::qpn) is: `0x08.23:0`.
    pub const QPN: Field = Field::new(0x8, 23, 0);
    /// QP number (QPN). `0x08.23:0`
    #[inline]
    pub const fn qpn(&self) -> u32 {
        Self::QPN.get(&self.0)
    }
    /// Sets [`qpn`](Self::qpn).
    #[inline]
    pub const fn set_qpn(&mut self, v: u32) -> &mut Self {
        Self::QPN.set(&mut self.0, v);
        self
    }
    /// Where [`ece`](Self::ece) is: `0x0c.31:0`.
    pub const ECE: Field = Field::new(0xc, 31, 0);
    /// Enhanced connection options granted. `0x0c.31:0`
    #[inline]
    pub const fn ece(&self) -> u32 {
        Self::ECE.get(&self.0)
    }
    /// Sets [`ece`](Self::ece).
    #[inline]
    pub const fn set_ece(&mut self, v: u32) -> &mut Self {
        Self::ECE.set(&mut self.0, v);
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
            name: "qpn",
            kind: FieldKind::Bits(Self::QPN),
        },
        NamedField {
            name: "ece",
            kind: FieldKind::Bits(Self::ECE),
        },
    ];
}
impl Default for CreateQpOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CreateQpOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CreateQpOut", Self::FIELDS, self.as_bytes())
    }
}
/// Destroys a queue pair; after its reply the device does no more DMA for it.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_destroy_qp_in_bits`.
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
pub struct DestroyQpIn([U32; 4]);
const _: () = assert!(size_of::< DestroyQpIn > () == 0x10);
impl DestroyQpIn {
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
    /// Command opcode: DESTROY_QP, 0x501. `0x00.31:16`
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
    /// Where [`uid`](Self::uid) is: `0x00.15:0`.
    pub const UID: Field = Field::new(0x0, 15, 0);
    /// User context the command acts for; 0 for a driver. `0x00.15:0`
    #[inline]
    pub const fn uid(&self) -> u32 {
        Self::UID.get(&self.0)
    }
    /// Sets [`uid`](Self::uid).
    #[inline]
    pub const fn set_uid(&mut self, v: u32) -> &mut Self {
        Self::UID.set(&mut self.0, v);
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
    /// Where [`qpn`](Self::qpn) is: `0x08.23:0`.
    pub const QPN: Field = Field::new(0x8, 23, 0);
    /// QP number to destroy. `0x08.23:0`
    #[inline]
    pub const fn qpn(&self) -> u32 {
        Self::QPN.get(&self.0)
    }
    /// Sets [`qpn`](Self::qpn).
    #[inline]
    pub const fn set_qpn(&mut self, v: u32) -> &mut Self {
        Self::QPN.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "uid",
            kind: FieldKind::Bits(Self::UID),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "qpn",
            kind: FieldKind::Bits(Self::QPN),
        },
    ];
}
impl Default for DestroyQpIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DestroyQpIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DestroyQpIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of DESTROY_QP.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_destroy_qp_out_bits`.
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
pub struct DestroyQpOut([U32; 4]);
const _: () = assert!(size_of::< DestroyQpOut > () == 0x10);
impl DestroyQpOut {
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
impl Default for DestroyQpOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DestroyQpOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DestroyQpOut", Self::FIELDS, self.as_bytes())
    }
}
/// Reads a queue pair.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_qp_in_bits`.
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
pub struct QueryQpIn([U32; 4]);
const _: () = assert!(size_of::< QueryQpIn > () == 0x10);
impl QueryQpIn {
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
    /// Command opcode: QUERY_QP, 0x50b. `0x00.31:16`
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
    /// Where [`qpc_ext`](Self::qpc_ext) is: `0x08.31`.
    pub const QPC_EXT: Field = Field::new(0x8, 31, 31);
    /// 1 to get the context extension in front of the page list; capability qpc_extension. `0x08.31`
    #[inline]
    pub const fn qpc_ext(&self) -> bool {
        Self::QPC_EXT.get(&self.0) != 0
    }
    /// Sets [`qpc_ext`](Self::qpc_ext).
    #[inline]
    pub const fn set_qpc_ext(&mut self, v: bool) -> &mut Self {
        Self::QPC_EXT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`qpn`](Self::qpn) is: `0x08.23:0`.
    pub const QPN: Field = Field::new(0x8, 23, 0);
    /// QP number to read. `0x08.23:0`
    #[inline]
    pub const fn qpn(&self) -> u32 {
        Self::QPN.get(&self.0)
    }
    /// Sets [`qpn`](Self::qpn).
    #[inline]
    pub const fn set_qpn(&mut self, v: u32) -> &mut Self {
        Self::QPN.set(&mut self.0, v);
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
            name: "qpc_ext",
            kind: FieldKind::Bits(Self::QPC_EXT),
        },
        NamedField {
            name: "qpn",
            kind: FieldKind::Bits(Self::QPN),
        },
    ];
}
impl Default for QueryQpIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryQpIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryQpIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of QUERY_QP. bytes includes room for the context extension; the page list starts at 0x110 without it and at 0x1d0 with it.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_qp_out_bits`.
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
pub struct QueryQpOut([U32; 116]);
const _: () = assert!(size_of::< QueryQpOut > () == 0x1d0);
impl QueryQpOut {
    /// Size in bytes.
    pub const BYTES: usize = 0x1d0;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 116])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x1d0] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 116]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 116] {
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
    /// Where [`opt_param_mask`](Self::opt_param_mask) is: `0x10.31:0`.
    pub const OPT_PARAM_MASK: Field = Field::new(0x10, 31, 0);
    /// Optional-field mask, same place as in the modify commands; Linux does not read it. `0x10.31:0`
    #[inline]
    pub const fn opt_param_mask(&self) -> u32 {
        Self::OPT_PARAM_MASK.get(&self.0)
    }
    /// Sets [`opt_param_mask`](Self::opt_param_mask).
    #[inline]
    pub const fn set_opt_param_mask(&mut self, v: u32) -> &mut Self {
        Self::OPT_PARAM_MASK.set(&mut self.0, v);
        self
    }
    /// Where [`ece`](Self::ece) is: `0x14.31:0`.
    pub const ECE: Field = Field::new(0x14, 31, 0);
    /// Enhanced connection options in force. `0x14.31:0`
    #[inline]
    pub const fn ece(&self) -> u32 {
        Self::ECE.get(&self.0)
    }
    /// Sets [`ece`](Self::ece).
    #[inline]
    pub const fn set_ece(&mut self, v: u32) -> &mut Self {
        Self::ECE.set(&mut self.0, v);
        self
    }
    /// Queue pair context as it is now, state included. `0x18`
    #[inline]
    pub fn qpc(&self) -> &super::contexts::Qpc {
        <super::contexts::Qpc>::ref_from_bytes(&self.as_bytes()[0x18..0x100])
            .expect("in the layout")
    }
    /// [`qpc`](Self::qpc), to be written.
    #[inline]
    pub fn qpc_mut(&mut self) -> &mut super::contexts::Qpc {
        <super::contexts::Qpc>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x18..0x100])
            .expect("in the layout")
    }
    /// Pages of the work queue buffer, when qpc_ext was 0 in the query. Behind the fixed part, from this byte on.
    pub const PAS_OFFSET: usize = 0x110;
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
            name: "opt_param_mask",
            kind: FieldKind::Bits(Self::OPT_PARAM_MASK),
        },
        NamedField {
            name: "ece",
            kind: FieldKind::Bits(Self::ECE),
        },
        NamedField {
            name: "qpc",
            kind: FieldKind::Layout(0x18, <super::contexts::Qpc>::FIELDS),
        },
    ];
}
impl Default for QueryQpOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryQpOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryQpOut", Self::FIELDS, self.as_bytes())
    }
}
/// State RST to INIT: port, partition key index, remote rights, counter set.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_rst2init_qp_in_bits`.
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
pub struct Rst2initQpIn([U32; 68]);
const _: () = assert!(size_of::< Rst2initQpIn > () == 0x110);
impl Rst2initQpIn {
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
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: RST2INIT_QP, 0x502. `0x00.31:16`
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
    /// Where [`uid`](Self::uid) is: `0x00.15:0`.
    pub const UID: Field = Field::new(0x0, 15, 0);
    /// User context the command acts for; 0 for a driver. `0x00.15:0`
    #[inline]
    pub const fn uid(&self) -> u32 {
        Self::UID.get(&self.0)
    }
    /// Sets [`uid`](Self::uid).
    #[inline]
    pub const fn set_uid(&mut self, v: u32) -> &mut Self {
        Self::UID.set(&mut self.0, v);
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
    /// Where [`qpn`](Self::qpn) is: `0x08.23:0`.
    pub const QPN: Field = Field::new(0x8, 23, 0);
    /// QP number to change. `0x08.23:0`
    #[inline]
    pub const fn qpn(&self) -> u32 {
        Self::QPN.get(&self.0)
    }
    /// Sets [`qpn`](Self::qpn).
    #[inline]
    pub const fn set_qpn(&mut self, v: u32) -> &mut Self {
        Self::QPN.set(&mut self.0, v);
        self
    }
    /// Where [`opt_param_mask`](Self::opt_param_mask) is: `0x10.31:0`.
    pub const OPT_PARAM_MASK: Field = Field::new(0x10, 31, 0);
    /// Optional context fields to take, see QpOptParam; fields the transition requires need no bit. `0x10.31:0`
    #[inline]
    pub const fn opt_param_mask(&self) -> u32 {
        Self::OPT_PARAM_MASK.get(&self.0)
    }
    /// Sets [`opt_param_mask`](Self::opt_param_mask).
    #[inline]
    pub const fn set_opt_param_mask(&mut self, v: u32) -> &mut Self {
        Self::OPT_PARAM_MASK.set(&mut self.0, v);
        self
    }
    /// Where [`ece`](Self::ece) is: `0x14.31:0`.
    pub const ECE: Field = Field::new(0x14, 31, 0);
    /// Enhanced connection options offered; only with capability ece_support. `0x14.31:0`
    #[inline]
    pub const fn ece(&self) -> u32 {
        Self::ECE.get(&self.0)
    }
    /// Sets [`ece`](Self::ece).
    #[inline]
    pub const fn set_ece(&mut self, v: u32) -> &mut Self {
        Self::ECE.set(&mut self.0, v);
        self
    }
    /// Context holding the new values; mandatory and chosen fields count. `0x18`
    #[inline]
    pub fn qpc(&self) -> &super::contexts::Qpc {
        <super::contexts::Qpc>::ref_from_bytes(&self.as_bytes()[0x18..0x100])
            .expect("in the layout")
    }
    /// [`qpc`](Self::qpc), to be written.
    #[inline]
    pub fn qpc_mut(&mut self) -> &mut super::contexts::Qpc {
        <super::contexts::Qpc>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x18..0x100])
            .expect("in the layout")
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "uid",
            kind: FieldKind::Bits(Self::UID),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "qpn",
            kind: FieldKind::Bits(Self::QPN),
        },
        NamedField {
            name: "opt_param_mask",
            kind: FieldKind::Bits(Self::OPT_PARAM_MASK),
        },
        NamedField {
            name: "ece",
            kind: FieldKind::Bits(Self::ECE),
        },
        NamedField {
            name: "qpc",
            kind: FieldKind::Layout(0x18, <super::contexts::Qpc>::FIELDS),
        },
    ];
}
impl Default for Rst2initQpIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Rst2initQpIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Rst2initQpIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of RST2INIT_QP.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_rst2init_qp_out_bits`.
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
pub struct Rst2initQpOut([U32; 4]);
const _: () = assert!(size_of::< Rst2initQpOut > () == 0x10);
impl Rst2initQpOut {
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
    /// Where [`ece`](Self::ece) is: `0x0c.31:0`.
    pub const ECE: Field = Field::new(0xc, 31, 0);
    /// Enhanced connection options granted. `0x0c.31:0`
    #[inline]
    pub const fn ece(&self) -> u32 {
        Self::ECE.get(&self.0)
    }
    /// Sets [`ece`](Self::ece).
    #[inline]
    pub const fn set_ece(&mut self, v: u32) -> &mut Self {
        Self::ECE.set(&mut self.0, v);
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
            name: "ece",
            kind: FieldKind::Bits(Self::ECE),
        },
    ];
}
impl Default for Rst2initQpOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Rst2initQpOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Rst2initQpOut", Self::FIELDS, self.as_bytes())
    }
}
/// Changes a queue pair that stays in INIT.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_init2init_qp_in_bits`.
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
pub struct Init2initQpIn([U32; 68]);
const _: () = assert!(size_of::< Init2initQpIn > () == 0x110);
impl Init2initQpIn {
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
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: INIT2INIT_QP, 0x50e. `0x00.31:16`
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
    /// Where [`uid`](Self::uid) is: `0x00.15:0`.
    pub const UID: Field = Field::new(0x0, 15, 0);
    /// User context the command acts for; 0 for a driver. `0x00.15:0`
    #[inline]
    pub const fn uid(&self) -> u32 {
        Self::UID.get(&self.0)
    }
    /// Sets [`uid`](Self::uid).
    #[inline]
    pub const fn set_uid(&mut self, v: u32) -> &mut Self {
        Self::UID.set(&mut self.0, v);
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
    /// Where [`qpn`](Self::qpn) is: `0x08.23:0`.
    pub const QPN: Field = Field::new(0x8, 23, 0);
    /// QP number to change. `0x08.23:0`
    #[inline]
    pub const fn qpn(&self) -> u32 {
        Self::QPN.get(&self.0)
    }
    /// Sets [`qpn`](Self::qpn).
    #[inline]
    pub const fn set_qpn(&mut self, v: u32) -> &mut Self {
        Self::QPN.set(&mut self.0, v);
        self
    }
    /// Where [`opt_param_mask`](Self::opt_param_mask) is: `0x10.31:0`.
    pub const OPT_PARAM_MASK: Field = Field::new(0x10, 31, 0);
    /// Optional context fields to take, see QpOptParam; fields the transition requires need no bit. `0x10.31:0`
    #[inline]
    pub const fn opt_param_mask(&self) -> u32 {
        Self::OPT_PARAM_MASK.get(&self.0)
    }
    /// Sets [`opt_param_mask`](Self::opt_param_mask).
    #[inline]
    pub const fn set_opt_param_mask(&mut self, v: u32) -> &mut Self {
        Self::OPT_PARAM_MASK.set(&mut self.0, v);
        self
    }
    /// Where [`ece`](Self::ece) is: `0x14.31:0`.
    pub const ECE: Field = Field::new(0x14, 31, 0);
    /// Enhanced connection options offered; only with capability ece_support. `0x14.31:0`
    #[inline]
    pub const fn ece(&self) -> u32 {
        Self::ECE.get(&self.0)
    }
    /// Sets [`ece`](Self::ece).
    #[inline]
    pub const fn set_ece(&mut self, v: u32) -> &mut Self {
        Self::ECE.set(&mut self.0, v);
        self
    }
    /// Context holding the new values; mandatory and chosen fields count. `0x18`
    #[inline]
    pub fn qpc(&self) -> &super::contexts::Qpc {
        <super::contexts::Qpc>::ref_from_bytes(&self.as_bytes()[0x18..0x100])
            .expect("in the layout")
    }
    /// [`qpc`](Self::qpc), to be written.
    #[inline]
    pub fn qpc_mut(&mut self) -> &mut super::contexts::Qpc {
        <super::contexts::Qpc>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x18..0x100])
            .expect("in the layout")
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "uid",
            kind: FieldKind::Bits(Self::UID),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "qpn",
            kind: FieldKind::Bits(Self::QPN),
        },
        NamedField {
            name: "opt_param_mask",
            kind: FieldKind::Bits(Self::OPT_PARAM_MASK),
        },
        NamedField {
            name: "ece",
            kind: FieldKind::Bits(Self::ECE),
        },
        NamedField {
            name: "qpc",
            kind: FieldKind::Layout(0x18, <super::contexts::Qpc>::FIELDS),
        },
    ];
}
impl Default for Init2initQpIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Init2initQpIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Init2initQpIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of INIT2INIT_QP.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_init2init_qp_out_bits`.
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
pub struct Init2initQpOut([U32; 4]);
const _: () = assert!(size_of::< Init2initQpOut > () == 0x10);
impl Init2initQpOut {
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
    /// Where [`ece`](Self::ece) is: `0x0c.31:0`.
    pub const ECE: Field = Field::new(0xc, 31, 0);
    /// Enhanced connection options granted. `0x0c.31:0`
    #[inline]
    pub const fn ece(&self) -> u32 {
        Self::ECE.get(&self.0)
    }
    /// Sets [`ece`](Self::ece).
    #[inline]
    pub const fn set_ece(&mut self, v: u32) -> &mut Self {
        Self::ECE.set(&mut self.0, v);
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
            name: "ece",
            kind: FieldKind::Bits(Self::ECE),
        },
    ];
}
impl Default for Init2initQpOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Init2initQpOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Init2initQpOut", Self::FIELDS, self.as_bytes())
    }
}
/// State INIT to RTR (ready to receive): path, MTU, remote QPN, expected PSN, responder limits.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_init2rtr_qp_in_bits`.
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
pub struct Init2rtrQpIn([U32; 68]);
const _: () = assert!(size_of::< Init2rtrQpIn > () == 0x110);
impl Init2rtrQpIn {
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
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: INIT2RTR_QP, 0x503. `0x00.31:16`
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
    /// Where [`uid`](Self::uid) is: `0x00.15:0`.
    pub const UID: Field = Field::new(0x0, 15, 0);
    /// User context the command acts for; 0 for a driver. `0x00.15:0`
    #[inline]
    pub const fn uid(&self) -> u32 {
        Self::UID.get(&self.0)
    }
    /// Sets [`uid`](Self::uid).
    #[inline]
    pub const fn set_uid(&mut self, v: u32) -> &mut Self {
        Self::UID.set(&mut self.0, v);
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
    /// Where [`qpn`](Self::qpn) is: `0x08.23:0`.
    pub const QPN: Field = Field::new(0x8, 23, 0);
    /// QP number to change. `0x08.23:0`
    #[inline]
    pub const fn qpn(&self) -> u32 {
        Self::QPN.get(&self.0)
    }
    /// Sets [`qpn`](Self::qpn).
    #[inline]
    pub const fn set_qpn(&mut self, v: u32) -> &mut Self {
        Self::QPN.set(&mut self.0, v);
        self
    }
    /// Where [`opt_param_mask`](Self::opt_param_mask) is: `0x10.31:0`.
    pub const OPT_PARAM_MASK: Field = Field::new(0x10, 31, 0);
    /// Optional context fields to take, see QpOptParam; fields the transition requires need no bit. `0x10.31:0`
    #[inline]
    pub const fn opt_param_mask(&self) -> u32 {
        Self::OPT_PARAM_MASK.get(&self.0)
    }
    /// Sets [`opt_param_mask`](Self::opt_param_mask).
    #[inline]
    pub const fn set_opt_param_mask(&mut self, v: u32) -> &mut Self {
        Self::OPT_PARAM_MASK.set(&mut self.0, v);
        self
    }
    /// Where [`ece`](Self::ece) is: `0x14.31:0`.
    pub const ECE: Field = Field::new(0x14, 31, 0);
    /// Enhanced connection options offered; only with capability ece_support. `0x14.31:0`
    #[inline]
    pub const fn ece(&self) -> u32 {
        Self::ECE.get(&self.0)
    }
    /// Sets [`ece`](Self::ece).
    #[inline]
    pub const fn set_ece(&mut self, v: u32) -> &mut Self {
        Self::ECE.set(&mut self.0, v);
        self
    }
    /// Context holding the new values; mandatory and chosen fields count. `0x18`
    #[inline]
    pub fn qpc(&self) -> &super::contexts::Qpc {
        <super::contexts::Qpc>::ref_from_bytes(&self.as_bytes()[0x18..0x100])
            .expect("in the layout")
    }
    /// [`qpc`](Self::qpc), to be written.
    #[inline]
    pub fn qpc_mut(&mut self) -> &mut super::contexts::Qpc {
        <super::contexts::Qpc>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x18..0x100])
            .expect("in the layout")
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "uid",
            kind: FieldKind::Bits(Self::UID),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "qpn",
            kind: FieldKind::Bits(Self::QPN),
        },
        NamedField {
            name: "opt_param_mask",
            kind: FieldKind::Bits(Self::OPT_PARAM_MASK),
        },
        NamedField {
            name: "ece",
            kind: FieldKind::Bits(Self::ECE),
        },
        NamedField {
            name: "qpc",
            kind: FieldKind::Layout(0x18, <super::contexts::Qpc>::FIELDS),
        },
    ];
}
impl Default for Init2rtrQpIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Init2rtrQpIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Init2rtrQpIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of INIT2RTR_QP.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_init2rtr_qp_out_bits`.
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
pub struct Init2rtrQpOut([U32; 4]);
const _: () = assert!(size_of::< Init2rtrQpOut > () == 0x10);
impl Init2rtrQpOut {
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
    /// Where [`ece`](Self::ece) is: `0x0c.31:0`.
    pub const ECE: Field = Field::new(0xc, 31, 0);
    /// Enhanced connection options granted. `0x0c.31:0`
    #[inline]
    pub const fn ece(&self) -> u32 {
        Self::ECE.get(&self.0)
    }
    /// Sets [`ece`](Self::ece).
    #[inline]
    pub const fn set_ece(&mut self, v: u32) -> &mut Self {
        Self::ECE.set(&mut self.0, v);
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
            name: "ece",
            kind: FieldKind::Bits(Self::ECE),
        },
    ];
}
impl Default for Init2rtrQpOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Init2rtrQpOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Init2rtrQpOut", Self::FIELDS, self.as_bytes())
    }
}
/// State RTR to RTS (ready to send): timeout, retries, first PSN, requester limits.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_rtr2rts_qp_in_bits`.
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
pub struct Rtr2rtsQpIn([U32; 68]);
const _: () = assert!(size_of::< Rtr2rtsQpIn > () == 0x110);
impl Rtr2rtsQpIn {
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
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: RTR2RTS_QP, 0x504. `0x00.31:16`
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
    /// Where [`uid`](Self::uid) is: `0x00.15:0`.
    pub const UID: Field = Field::new(0x0, 15, 0);
    /// User context the command acts for; 0 for a driver. `0x00.15:0`
    #[inline]
    pub const fn uid(&self) -> u32 {
        Self::UID.get(&self.0)
    }
    /// Sets [`uid`](Self::uid).
    #[inline]
    pub const fn set_uid(&mut self, v: u32) -> &mut Self {
        Self::UID.set(&mut self.0, v);
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
    /// Where [`qpn`](Self::qpn) is: `0x08.23:0`.
    pub const QPN: Field = Field::new(0x8, 23, 0);
    /// QP number to change. `0x08.23:0`
    #[inline]
    pub const fn qpn(&self) -> u32 {
        Self::QPN.get(&self.0)
    }
    /// Sets [`qpn`](Self::qpn).
    #[inline]
    pub const fn set_qpn(&mut self, v: u32) -> &mut Self {
        Self::QPN.set(&mut self.0, v);
        self
    }
    /// Where [`opt_param_mask`](Self::opt_param_mask) is: `0x10.31:0`.
    pub const OPT_PARAM_MASK: Field = Field::new(0x10, 31, 0);
    /// Optional context fields to take, see QpOptParam; fields the transition requires need no bit. `0x10.31:0`
    #[inline]
    pub const fn opt_param_mask(&self) -> u32 {
        Self::OPT_PARAM_MASK.get(&self.0)
    }
    /// Sets [`opt_param_mask`](Self::opt_param_mask).
    #[inline]
    pub const fn set_opt_param_mask(&mut self, v: u32) -> &mut Self {
        Self::OPT_PARAM_MASK.set(&mut self.0, v);
        self
    }
    /// Where [`ece`](Self::ece) is: `0x14.31:0`.
    pub const ECE: Field = Field::new(0x14, 31, 0);
    /// Enhanced connection options offered; only with capability ece_support. `0x14.31:0`
    #[inline]
    pub const fn ece(&self) -> u32 {
        Self::ECE.get(&self.0)
    }
    /// Sets [`ece`](Self::ece).
    #[inline]
    pub const fn set_ece(&mut self, v: u32) -> &mut Self {
        Self::ECE.set(&mut self.0, v);
        self
    }
    /// Context holding the new values; mandatory and chosen fields count. `0x18`
    #[inline]
    pub fn qpc(&self) -> &super::contexts::Qpc {
        <super::contexts::Qpc>::ref_from_bytes(&self.as_bytes()[0x18..0x100])
            .expect("in the layout")
    }
    /// [`qpc`](Self::qpc), to be written.
    #[inline]
    pub fn qpc_mut(&mut self) -> &mut super::contexts::Qpc {
        <super::contexts::Qpc>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x18..0x100])
            .expect("in the layout")
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "uid",
            kind: FieldKind::Bits(Self::UID),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "qpn",
            kind: FieldKind::Bits(Self::QPN),
        },
        NamedField {
            name: "opt_param_mask",
            kind: FieldKind::Bits(Self::OPT_PARAM_MASK),
        },
        NamedField {
            name: "ece",
            kind: FieldKind::Bits(Self::ECE),
        },
        NamedField {
            name: "qpc",
            kind: FieldKind::Layout(0x18, <super::contexts::Qpc>::FIELDS),
        },
    ];
}
impl Default for Rtr2rtsQpIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Rtr2rtsQpIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Rtr2rtsQpIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of RTR2RTS_QP.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_rtr2rts_qp_out_bits`.
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
pub struct Rtr2rtsQpOut([U32; 4]);
const _: () = assert!(size_of::< Rtr2rtsQpOut > () == 0x10);
impl Rtr2rtsQpOut {
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
    /// Where [`ece`](Self::ece) is: `0x0c.31:0`.
    pub const ECE: Field = Field::new(0xc, 31, 0);
    /// Enhanced connection options granted. `0x0c.31:0`
    #[inline]
    pub const fn ece(&self) -> u32 {
        Self::ECE.get(&self.0)
    }
    /// Sets [`ece`](Self::ece).
    #[inline]
    pub const fn set_ece(&mut self, v: u32) -> &mut Self {
        Self::ECE.set(&mut self.0, v);
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
            name: "ece",
            kind: FieldKind::Bits(Self::ECE),
        },
    ];
}
impl Default for Rtr2rtsQpOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Rtr2rtsQpOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Rtr2rtsQpOut", Self::FIELDS, self.as_bytes())
    }
}
/// Changes a queue pair that stays in RTS.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_rts2rts_qp_in_bits`.
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
pub struct Rts2rtsQpIn([U32; 68]);
const _: () = assert!(size_of::< Rts2rtsQpIn > () == 0x110);
impl Rts2rtsQpIn {
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
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: RTS2RTS_QP, 0x505. `0x00.31:16`
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
    /// Where [`uid`](Self::uid) is: `0x00.15:0`.
    pub const UID: Field = Field::new(0x0, 15, 0);
    /// User context the command acts for; 0 for a driver. `0x00.15:0`
    #[inline]
    pub const fn uid(&self) -> u32 {
        Self::UID.get(&self.0)
    }
    /// Sets [`uid`](Self::uid).
    #[inline]
    pub const fn set_uid(&mut self, v: u32) -> &mut Self {
        Self::UID.set(&mut self.0, v);
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
    /// Where [`qpn`](Self::qpn) is: `0x08.23:0`.
    pub const QPN: Field = Field::new(0x8, 23, 0);
    /// QP number to change. `0x08.23:0`
    #[inline]
    pub const fn qpn(&self) -> u32 {
        Self::QPN.get(&self.0)
    }
    /// Sets [`qpn`](Self::qpn).
    #[inline]
    pub const fn set_qpn(&mut self, v: u32) -> &mut Self {
        Self::QPN.set(&mut self.0, v);
        self
    }
    /// Where [`opt_param_mask`](Self::opt_param_mask) is: `0x10.31:0`.
    pub const OPT_PARAM_MASK: Field = Field::new(0x10, 31, 0);
    /// Optional context fields to take, see QpOptParam; fields the transition requires need no bit. `0x10.31:0`
    #[inline]
    pub const fn opt_param_mask(&self) -> u32 {
        Self::OPT_PARAM_MASK.get(&self.0)
    }
    /// Sets [`opt_param_mask`](Self::opt_param_mask).
    #[inline]
    pub const fn set_opt_param_mask(&mut self, v: u32) -> &mut Self {
        Self::OPT_PARAM_MASK.set(&mut self.0, v);
        self
    }
    /// Where [`ece`](Self::ece) is: `0x14.31:0`.
    pub const ECE: Field = Field::new(0x14, 31, 0);
    /// Enhanced connection options offered; only with capability ece_support. `0x14.31:0`
    #[inline]
    pub const fn ece(&self) -> u32 {
        Self::ECE.get(&self.0)
    }
    /// Sets [`ece`](Self::ece).
    #[inline]
    pub const fn set_ece(&mut self, v: u32) -> &mut Self {
        Self::ECE.set(&mut self.0, v);
        self
    }
    /// Context holding the new values; mandatory and chosen fields count. `0x18`
    #[inline]
    pub fn qpc(&self) -> &super::contexts::Qpc {
        <super::contexts::Qpc>::ref_from_bytes(&self.as_bytes()[0x18..0x100])
            .expect("in the layout")
    }
    /// [`qpc`](Self::qpc), to be written.
    #[inline]
    pub fn qpc_mut(&mut self) -> &mut super::contexts::Qpc {
        <super::contexts::Qpc>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x18..0x100])
            .expect("in the layout")
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "uid",
            kind: FieldKind::Bits(Self::UID),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "qpn",
            kind: FieldKind::Bits(Self::QPN),
        },
        NamedField {
            name: "opt_param_mask",
            kind: FieldKind::Bits(Self::OPT_PARAM_MASK),
        },
        NamedField {
            name: "ece",
            kind: FieldKind::Bits(Self::ECE),
        },
        NamedField {
            name: "qpc",
            kind: FieldKind::Layout(0x18, <super::contexts::Qpc>::FIELDS),
        },
    ];
}
impl Default for Rts2rtsQpIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Rts2rtsQpIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Rts2rtsQpIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of RTS2RTS_QP.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_rts2rts_qp_out_bits`.
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
pub struct Rts2rtsQpOut([U32; 4]);
const _: () = assert!(size_of::< Rts2rtsQpOut > () == 0x10);
impl Rts2rtsQpOut {
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
    /// Where [`ece`](Self::ece) is: `0x0c.31:0`.
    pub const ECE: Field = Field::new(0xc, 31, 0);
    /// Enhanced connection options granted. `0x0c.31:0`
    #[inline]
    pub const fn ece(&self) -> u32 {
        Self::ECE.get(&self.0)
    }
    /// Sets [`ece`](Self::ece).
    #[inline]
    pub const fn set_ece(&mut self, v: u32) -> &mut Self {
        Self::ECE.set(&mut self.0, v);
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
            name: "ece",
            kind: FieldKind::Bits(Self::ECE),
        },
    ];
}
impl Default for Rts2rtsQpOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Rts2rtsQpOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Rts2rtsQpOut", Self::FIELDS, self.as_bytes())
    }
}
/// Back to RTS after a send queue error; UC, UD and raw queue pairs only.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_sqerr2rts_qp_in_bits`.
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
pub struct Sqerr2rtsQpIn([U32; 68]);
const _: () = assert!(size_of::< Sqerr2rtsQpIn > () == 0x110);
impl Sqerr2rtsQpIn {
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
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: SQERR2RTS_QP, 0x506. `0x00.31:16`
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
    /// Where [`uid`](Self::uid) is: `0x00.15:0`.
    pub const UID: Field = Field::new(0x0, 15, 0);
    /// User context the command acts for; 0 for a driver. `0x00.15:0`
    #[inline]
    pub const fn uid(&self) -> u32 {
        Self::UID.get(&self.0)
    }
    /// Sets [`uid`](Self::uid).
    #[inline]
    pub const fn set_uid(&mut self, v: u32) -> &mut Self {
        Self::UID.set(&mut self.0, v);
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
    /// Where [`qpn`](Self::qpn) is: `0x08.23:0`.
    pub const QPN: Field = Field::new(0x8, 23, 0);
    /// QP number to change. `0x08.23:0`
    #[inline]
    pub const fn qpn(&self) -> u32 {
        Self::QPN.get(&self.0)
    }
    /// Sets [`qpn`](Self::qpn).
    #[inline]
    pub const fn set_qpn(&mut self, v: u32) -> &mut Self {
        Self::QPN.set(&mut self.0, v);
        self
    }
    /// Where [`opt_param_mask`](Self::opt_param_mask) is: `0x10.31:0`.
    pub const OPT_PARAM_MASK: Field = Field::new(0x10, 31, 0);
    /// Optional context fields to take, see QpOptParam; fields the transition requires need no bit. `0x10.31:0`
    #[inline]
    pub const fn opt_param_mask(&self) -> u32 {
        Self::OPT_PARAM_MASK.get(&self.0)
    }
    /// Sets [`opt_param_mask`](Self::opt_param_mask).
    #[inline]
    pub const fn set_opt_param_mask(&mut self, v: u32) -> &mut Self {
        Self::OPT_PARAM_MASK.set(&mut self.0, v);
        self
    }
    /// Context holding the new values; mandatory and chosen fields count. `0x18`
    #[inline]
    pub fn qpc(&self) -> &super::contexts::Qpc {
        <super::contexts::Qpc>::ref_from_bytes(&self.as_bytes()[0x18..0x100])
            .expect("in the layout")
    }
    /// [`qpc`](Self::qpc), to be written.
    #[inline]
    pub fn qpc_mut(&mut self) -> &mut super::contexts::Qpc {
        <super::contexts::Qpc>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x18..0x100])
            .expect("in the layout")
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "uid",
            kind: FieldKind::Bits(Self::UID),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "qpn",
            kind: FieldKind::Bits(Self::QPN),
        },
        NamedField {
            name: "opt_param_mask",
            kind: FieldKind::Bits(Self::OPT_PARAM_MASK),
        },
        NamedField {
            name: "qpc",
            kind: FieldKind::Layout(0x18, <super::contexts::Qpc>::FIELDS),
        },
    ];
}
impl Default for Sqerr2rtsQpIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Sqerr2rtsQpIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Sqerr2rtsQpIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of SQERR2RTS_QP.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_sqerr2rts_qp_out_bits`.
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
pub struct Sqerr2rtsQpOut([U32; 4]);
const _: () = assert!(size_of::< Sqerr2rtsQpOut > () == 0x10);
impl Sqerr2rtsQpOut {
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
impl Default for Sqerr2rtsQpOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Sqerr2rtsQpOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Sqerr2rtsQpOut", Self::FIELDS, self.as_bytes())
    }
}
/// Back to RTS from a drained send queue.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_sqd2rts_qp_in_bits`.
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
pub struct Sqd2rtsQpIn([U32; 68]);
const _: () = assert!(size_of::< Sqd2rtsQpIn > () == 0x110);
impl Sqd2rtsQpIn {
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
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: SQD_RTS_QP, 0x50c. `0x00.31:16`
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
    /// Where [`uid`](Self::uid) is: `0x00.15:0`.
    pub const UID: Field = Field::new(0x0, 15, 0);
    /// User context the command acts for; 0 for a driver. `0x00.15:0`
    #[inline]
    pub const fn uid(&self) -> u32 {
        Self::UID.get(&self.0)
    }
    /// Sets [`uid`](Self::uid).
    #[inline]
    pub const fn set_uid(&mut self, v: u32) -> &mut Self {
        Self::UID.set(&mut self.0, v);
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
    /// Where [`qpn`](Self::qpn) is: `0x08.23:0`.
    pub const QPN: Field = Field::new(0x8, 23, 0);
    /// QP number to change. `0x08.23:0`
    #[inline]
    pub const fn qpn(&self) -> u32 {
        Self::QPN.get(&self.0)
    }
    /// Sets [`qpn`](Self::qpn).
    #[inline]
    pub const fn set_qpn(&mut self, v: u32) -> &mut Self {
        Self::QPN.set(&mut self.0, v);
        self
    }
    /// Where [`opt_param_mask`](Self::opt_param_mask) is: `0x10.31:0`.
    pub const OPT_PARAM_MASK: Field = Field::new(0x10, 31, 0);
    /// Optional context fields to take, see QpOptParam; fields the transition requires need no bit. `0x10.31:0`
    #[inline]
    pub const fn opt_param_mask(&self) -> u32 {
        Self::OPT_PARAM_MASK.get(&self.0)
    }
    /// Sets [`opt_param_mask`](Self::opt_param_mask).
    #[inline]
    pub const fn set_opt_param_mask(&mut self, v: u32) -> &mut Self {
        Self::OPT_PARAM_MASK.set(&mut self.0, v);
        self
    }
    /// Context holding the new values; mandatory and chosen fields count. `0x18`
    #[inline]
    pub fn qpc(&self) -> &super::contexts::Qpc {
        <super::contexts::Qpc>::ref_from_bytes(&self.as_bytes()[0x18..0x100])
            .expect("in the layout")
    }
    /// [`qpc`](Self::qpc), to be written.
    #[inline]
    pub fn qpc_mut(&mut self) -> &mut super::contexts::Qpc {
        <super::contexts::Qpc>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x18..0x100])
            .expect("in the layout")
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "uid",
            kind: FieldKind::Bits(Self::UID),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "qpn",
            kind: FieldKind::Bits(Self::QPN),
        },
        NamedField {
            name: "opt_param_mask",
            kind: FieldKind::Bits(Self::OPT_PARAM_MASK),
        },
        NamedField {
            name: "qpc",
            kind: FieldKind::Layout(0x18, <super::contexts::Qpc>::FIELDS),
        },
    ];
}
impl Default for Sqd2rtsQpIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Sqd2rtsQpIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Sqd2rtsQpIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of SQD_RTS_QP.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_sqd2rts_qp_out_bits`.
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
pub struct Sqd2rtsQpOut([U32; 4]);
const _: () = assert!(size_of::< Sqd2rtsQpOut > () == 0x10);
impl Sqd2rtsQpOut {
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
impl Default for Sqd2rtsQpOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Sqd2rtsQpOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Sqd2rtsQpOut", Self::FIELDS, self.as_bytes())
    }
}
/// Any state but RST to ERR: outstanding work is flushed. Accepted again in ERR.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_qp_2err_in_bits`.
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
pub struct Qp2errIn([U32; 4]);
const _: () = assert!(size_of::< Qp2errIn > () == 0x10);
impl Qp2errIn {
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
    /// Command opcode: 2ERR_QP, 0x507. `0x00.31:16`
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
    /// Where [`uid`](Self::uid) is: `0x00.15:0`.
    pub const UID: Field = Field::new(0x0, 15, 0);
    /// User context the command acts for; 0 for a driver. `0x00.15:0`
    #[inline]
    pub const fn uid(&self) -> u32 {
        Self::UID.get(&self.0)
    }
    /// Sets [`uid`](Self::uid).
    #[inline]
    pub const fn set_uid(&mut self, v: u32) -> &mut Self {
        Self::UID.set(&mut self.0, v);
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
    /// Where [`qpn`](Self::qpn) is: `0x08.23:0`.
    pub const QPN: Field = Field::new(0x8, 23, 0);
    /// QP number to change. `0x08.23:0`
    #[inline]
    pub const fn qpn(&self) -> u32 {
        Self::QPN.get(&self.0)
    }
    /// Sets [`qpn`](Self::qpn).
    #[inline]
    pub const fn set_qpn(&mut self, v: u32) -> &mut Self {
        Self::QPN.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "uid",
            kind: FieldKind::Bits(Self::UID),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "qpn",
            kind: FieldKind::Bits(Self::QPN),
        },
    ];
}
impl Default for Qp2errIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Qp2errIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Qp2errIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of 2ERR_QP.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_qp_2err_out_bits`.
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
pub struct Qp2errOut([U32; 4]);
const _: () = assert!(size_of::< Qp2errOut > () == 0x10);
impl Qp2errOut {
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
impl Default for Qp2errOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Qp2errOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Qp2errOut", Self::FIELDS, self.as_bytes())
    }
}
/// Any state to RST: work is dropped without completions.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_qp_2rst_in_bits`.
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
pub struct Qp2rstIn([U32; 4]);
const _: () = assert!(size_of::< Qp2rstIn > () == 0x10);
impl Qp2rstIn {
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
    /// Command opcode: 2RST_QP, 0x50a. `0x00.31:16`
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
    /// Where [`uid`](Self::uid) is: `0x00.15:0`.
    pub const UID: Field = Field::new(0x0, 15, 0);
    /// User context the command acts for; 0 for a driver. `0x00.15:0`
    #[inline]
    pub const fn uid(&self) -> u32 {
        Self::UID.get(&self.0)
    }
    /// Sets [`uid`](Self::uid).
    #[inline]
    pub const fn set_uid(&mut self, v: u32) -> &mut Self {
        Self::UID.set(&mut self.0, v);
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
    /// Where [`qpn`](Self::qpn) is: `0x08.23:0`.
    pub const QPN: Field = Field::new(0x8, 23, 0);
    /// QP number to change. `0x08.23:0`
    #[inline]
    pub const fn qpn(&self) -> u32 {
        Self::QPN.get(&self.0)
    }
    /// Sets [`qpn`](Self::qpn).
    #[inline]
    pub const fn set_qpn(&mut self, v: u32) -> &mut Self {
        Self::QPN.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "uid",
            kind: FieldKind::Bits(Self::UID),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "qpn",
            kind: FieldKind::Bits(Self::QPN),
        },
    ];
}
impl Default for Qp2rstIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Qp2rstIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Qp2rstIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of 2RST_QP; after it the device does no more DMA for the queue pair.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_qp_2rst_out_bits`.
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
pub struct Qp2rstOut([U32; 4]);
const _: () = assert!(size_of::< Qp2rstOut > () == 0x10);
impl Qp2rstOut {
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
impl Default for Qp2rstOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Qp2rstOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Qp2rstOut", Self::FIELDS, self.as_bytes())
    }
}
/// Makes a basic shared receive queue; Linux uses it only with ISSI 0.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_create_srq_in_bits`.
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
pub struct CreateSrqIn([U32; 68]);
const _: () = assert!(size_of::< CreateSrqIn > () == 0x110);
impl CreateSrqIn {
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
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: CREATE_SRQ, 0x700. `0x00.31:16`
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
    /// Where [`uid`](Self::uid) is: `0x00.15:0`.
    pub const UID: Field = Field::new(0x0, 15, 0);
    /// User context the command acts for; 0 for a driver. `0x00.15:0`
    #[inline]
    pub const fn uid(&self) -> u32 {
        Self::UID.get(&self.0)
    }
    /// Sets [`uid`](Self::uid).
    #[inline]
    pub const fn set_uid(&mut self, v: u32) -> &mut Self {
        Self::UID.set(&mut self.0, v);
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
    /// Shared receive queue context. `0x10`
    #[inline]
    pub fn srq_context_entry(&self) -> &super::contexts::Srqc {
        <super::contexts::Srqc>::ref_from_bytes(&self.as_bytes()[0x10..0x50])
            .expect("in the layout")
    }
    /// [`srq_context_entry`](Self::srq_context_entry), to be written.
    #[inline]
    pub fn srq_context_entry_mut(&mut self) -> &mut super::contexts::Srqc {
        <super::contexts::Srqc>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x10..0x50])
            .expect("in the layout")
    }
    /// Pages of the queue buffer, in units set by log_page_size. Behind the fixed part, from this byte on.
    pub const PAS_OFFSET: usize = 0x110;
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "uid",
            kind: FieldKind::Bits(Self::UID),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "srq_context_entry",
            kind: FieldKind::Layout(0x10, <super::contexts::Srqc>::FIELDS),
        },
    ];
}
impl Default for CreateSrqIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CreateSrqIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CreateSrqIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of CREATE_SRQ.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_create_srq_out_bits`.
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
pub struct CreateSrqOut([U32; 4]);
const _: () = assert!(size_of::< CreateSrqOut > () == 0x10);
impl CreateSrqOut {
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
    /// Where [`srqn`](Self::srqn) is: `0x08.23:0`.
    pub const SRQN: Field = Field::new(0x8, 23, 0);
    /// Shared receive queue number (SRQN). `0x08.23:0`
    #[inline]
    pub const fn srqn(&self) -> u32 {
        Self::SRQN.get(&self.0)
    }
    /// Sets [`srqn`](Self::srqn).
    #[inline]
    pub const fn set_srqn(&mut self, v: u32) -> &mut Self {
        Self::SRQN.set(&mut self.0, v);
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
            name: "srqn",
            kind: FieldKind::Bits(Self::SRQN),
        },
    ];
}
impl Default for CreateSrqOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CreateSrqOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CreateSrqOut", Self::FIELDS, self.as_bytes())
    }
}
/// Destroys a basic shared receive queue.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_destroy_srq_in_bits`.
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
pub struct DestroySrqIn([U32; 4]);
const _: () = assert!(size_of::< DestroySrqIn > () == 0x10);
impl DestroySrqIn {
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
    /// Command opcode: DESTROY_SRQ, 0x701. `0x00.31:16`
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
    /// Where [`uid`](Self::uid) is: `0x00.15:0`.
    pub const UID: Field = Field::new(0x0, 15, 0);
    /// User context the command acts for; 0 for a driver. `0x00.15:0`
    #[inline]
    pub const fn uid(&self) -> u32 {
        Self::UID.get(&self.0)
    }
    /// Sets [`uid`](Self::uid).
    #[inline]
    pub const fn set_uid(&mut self, v: u32) -> &mut Self {
        Self::UID.set(&mut self.0, v);
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
    /// Where [`srqn`](Self::srqn) is: `0x08.23:0`.
    pub const SRQN: Field = Field::new(0x8, 23, 0);
    /// Shared receive queue number to destroy. `0x08.23:0`
    #[inline]
    pub const fn srqn(&self) -> u32 {
        Self::SRQN.get(&self.0)
    }
    /// Sets [`srqn`](Self::srqn).
    #[inline]
    pub const fn set_srqn(&mut self, v: u32) -> &mut Self {
        Self::SRQN.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "uid",
            kind: FieldKind::Bits(Self::UID),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "srqn",
            kind: FieldKind::Bits(Self::SRQN),
        },
    ];
}
impl Default for DestroySrqIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DestroySrqIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DestroySrqIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of DESTROY_SRQ.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_destroy_srq_out_bits`.
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
pub struct DestroySrqOut([U32; 4]);
const _: () = assert!(size_of::< DestroySrqOut > () == 0x10);
impl DestroySrqOut {
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
impl Default for DestroySrqOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DestroySrqOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DestroySrqOut", Self::FIELDS, self.as_bytes())
    }
}
/// Reads a basic shared receive queue.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_srq_in_bits`.
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
pub struct QuerySrqIn([U32; 4]);
const _: () = assert!(size_of::< QuerySrqIn > () == 0x10);
impl QuerySrqIn {
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
    /// Command opcode: QUERY_SRQ, 0x702. `0x00.31:16`
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
    /// Where [`srqn`](Self::srqn) is: `0x08.23:0`.
    pub const SRQN: Field = Field::new(0x8, 23, 0);
    /// Shared receive queue number to read. `0x08.23:0`
    #[inline]
    pub const fn srqn(&self) -> u32 {
        Self::SRQN.get(&self.0)
    }
    /// Sets [`srqn`](Self::srqn).
    #[inline]
    pub const fn set_srqn(&mut self, v: u32) -> &mut Self {
        Self::SRQN.set(&mut self.0, v);
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
            name: "srqn",
            kind: FieldKind::Bits(Self::SRQN),
        },
    ];
}
impl Default for QuerySrqIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QuerySrqIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QuerySrqIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of QUERY_SRQ.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_srq_out_bits`.
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
pub struct QuerySrqOut([U32; 68]);
const _: () = assert!(size_of::< QuerySrqOut > () == 0x110);
impl QuerySrqOut {
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
    /// Shared receive queue context as it is now. `0x10`
    #[inline]
    pub fn srq_context_entry(&self) -> &super::contexts::Srqc {
        <super::contexts::Srqc>::ref_from_bytes(&self.as_bytes()[0x10..0x50])
            .expect("in the layout")
    }
    /// [`srq_context_entry`](Self::srq_context_entry), to be written.
    #[inline]
    pub fn srq_context_entry_mut(&mut self) -> &mut super::contexts::Srqc {
        <super::contexts::Srqc>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x10..0x50])
            .expect("in the layout")
    }
    /// Pages of the queue buffer. Behind the fixed part, from this byte on.
    pub const PAS_OFFSET: usize = 0x110;
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
            name: "srq_context_entry",
            kind: FieldKind::Layout(0x10, <super::contexts::Srqc>::FIELDS),
        },
    ];
}
impl Default for QuerySrqOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QuerySrqOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QuerySrqOut", Self::FIELDS, self.as_bytes())
    }
}
/// Asks for one limit event (0x14) when a shared receive queue runs low.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_arm_rq_in_bits`.
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
pub struct ArmRqIn([U32; 4]);
const _: () = assert!(size_of::< ArmRqIn > () == 0x10);
impl ArmRqIn {
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
    /// Command opcode: ARM_RQ, 0x703. `0x00.31:16`
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
    /// Where [`uid`](Self::uid) is: `0x00.15:0`.
    pub const UID: Field = Field::new(0x0, 15, 0);
    /// User context the command acts for; 0 for a driver. `0x00.15:0`
    #[inline]
    pub const fn uid(&self) -> u32 {
        Self::UID.get(&self.0)
    }
    /// Sets [`uid`](Self::uid).
    #[inline]
    pub const fn set_uid(&mut self, v: u32) -> &mut Self {
        Self::UID.set(&mut self.0, v);
        self
    }
    /// Where [`op_mod`](Self::op_mod) is: `0x04.15:0`.
    pub const OP_MOD: Field = Field::new(0x4, 15, 0);
    /// Kind of queue, see ArmRqOpMod. `0x04.15:0`
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
    /// Where [`srq_number`](Self::srq_number) is: `0x08.23:0`.
    pub const SRQ_NUMBER: Field = Field::new(0x8, 23, 0);
    /// Number of the queue to watch. `0x08.23:0`
    #[inline]
    pub const fn srq_number(&self) -> u32 {
        Self::SRQ_NUMBER.get(&self.0)
    }
    /// Sets [`srq_number`](Self::srq_number).
    #[inline]
    pub const fn set_srq_number(&mut self, v: u32) -> &mut Self {
        Self::SRQ_NUMBER.set(&mut self.0, v);
        self
    }
    /// Where [`lwm`](Self::lwm) is: `0x0c.15:0`.
    pub const LWM: Field = Field::new(0xc, 15, 0);
    /// Low-water mark: the event comes when fewer WQEs than this are left. `0x0c.15:0`
    #[inline]
    pub const fn lwm(&self) -> u32 {
        Self::LWM.get(&self.0)
    }
    /// Sets [`lwm`](Self::lwm).
    #[inline]
    pub const fn set_lwm(&mut self, v: u32) -> &mut Self {
        Self::LWM.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "uid",
            kind: FieldKind::Bits(Self::UID),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "srq_number",
            kind: FieldKind::Bits(Self::SRQ_NUMBER),
        },
        NamedField {
            name: "lwm",
            kind: FieldKind::Bits(Self::LWM),
        },
    ];
}
impl Default for ArmRqIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for ArmRqIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "ArmRqIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of ARM_RQ.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_arm_rq_out_bits`.
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
pub struct ArmRqOut([U32; 4]);
const _: () = assert!(size_of::< ArmRqOut > () == 0x10);
impl ArmRqOut {
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
impl Default for ArmRqOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for ArmRqOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "ArmRqOut", Self::FIELDS, self.as_bytes())
    }
}
/// Makes an XRC shared receive queue.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_create_xrc_srq_in_bits`.
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
pub struct CreateXrcSrqIn([U32; 68]);
const _: () = assert!(size_of::< CreateXrcSrqIn > () == 0x110);
impl CreateXrcSrqIn {
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
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: CREATE_XRC_SRQ, 0x705. `0x00.31:16`
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
    /// Where [`uid`](Self::uid) is: `0x00.15:0`.
    pub const UID: Field = Field::new(0x0, 15, 0);
    /// User context the command acts for; 0 for a driver. `0x00.15:0`
    #[inline]
    pub const fn uid(&self) -> u32 {
        Self::UID.get(&self.0)
    }
    /// Sets [`uid`](Self::uid).
    #[inline]
    pub const fn set_uid(&mut self, v: u32) -> &mut Self {
        Self::UID.set(&mut self.0, v);
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
    /// XRC shared receive queue context. `0x10`
    #[inline]
    pub fn xrc_srq_context_entry(&self) -> &super::cmd_qp::XrcSrqc {
        <super::cmd_qp::XrcSrqc>::ref_from_bytes(&self.as_bytes()[0x10..0x50])
            .expect("in the layout")
    }
    /// [`xrc_srq_context_entry`](Self::xrc_srq_context_entry), to be written.
    #[inline]
    pub fn xrc_srq_context_entry_mut(&mut self) -> &mut super::cmd_qp::XrcSrqc {
        <super::cmd_qp::XrcSrqc>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x10..0x50])
            .expect("in the layout")
    }
    /// Where [`xrc_srq_umem_valid`](Self::xrc_srq_umem_valid) is: `0x5c.31`.
    pub const XRC_SRQ_UMEM_VALID: Field = Field::new(0x5c, 31, 31);
    /// 1 if the buffer lives in a registered user memory object instead of pas. `0x5c.31`
    #[inline]
    pub const fn xrc_srq_umem_valid(&self) -> bool {
        Self::XRC_SRQ_UMEM_VALID.get(&self.0) != 0
    }
    /// Sets [`xrc_srq_umem_valid`](Self::xrc_srq_umem_valid).
    #[inline]
    pub const fn set_xrc_srq_umem_valid(&mut self, v: bool) -> &mut Self {
        Self::XRC_SRQ_UMEM_VALID.set(&mut self.0, v as u32);
        self
    }
    /// Pages of the queue buffer, in units set by log_page_size. Behind the fixed part, from this byte on.
    pub const PAS_OFFSET: usize = 0x110;
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "uid",
            kind: FieldKind::Bits(Self::UID),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "xrc_srq_context_entry",
            kind: FieldKind::Layout(0x10, <super::cmd_qp::XrcSrqc>::FIELDS),
        },
        NamedField {
            name: "xrc_srq_umem_valid",
            kind: FieldKind::Bits(Self::XRC_SRQ_UMEM_VALID),
        },
    ];
}
impl Default for CreateXrcSrqIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CreateXrcSrqIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CreateXrcSrqIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of CREATE_XRC_SRQ.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_create_xrc_srq_out_bits`.
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
pub struct CreateXrcSrqOut([U32; 4]);
const _: () = assert!(size_of::< CreateXrcSrqOut > () == 0x10);
impl CreateXrcSrqOut {
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
    /// Where [`xrc_srqn`](Self::xrc_srqn) is: `0x08.23:0`.
    pub const XRC_SRQN: Field = Field::new(0x8, 23, 0);
    /// XRC shared receive queue number; senders name it in their WQEs. `0x08.23:0`
    #[inline]
    pub const fn xrc_srqn(&self) -> u32 {
        Self::XRC_SRQN.get(&self.0)
    }
    /// Sets [`xrc_srqn`](Self::xrc_srqn).
    #[inline]
    pub const fn set_xrc_srqn(&mut self, v: u32) -> &mut Self {
        Self::XRC_SRQN.set(&mut self.0, v);
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
            name: "xrc_srqn",
            kind: FieldKind::Bits(Self::XRC_SRQN),
        },
    ];
}
impl Default for CreateXrcSrqOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CreateXrcSrqOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CreateXrcSrqOut", Self::FIELDS, self.as_bytes())
    }
}
/// Destroys an XRC shared receive queue.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_destroy_xrc_srq_in_bits`.
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
pub struct DestroyXrcSrqIn([U32; 4]);
const _: () = assert!(size_of::< DestroyXrcSrqIn > () == 0x10);
impl DestroyXrcSrqIn {
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
    /// Command opcode: DESTROY_XRC_SRQ, 0x706. `0x00.31:16`
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
    /// Where [`uid`](Self::uid) is: `0x00.15:0`.
    pub const UID: Field = Field::new(0x0, 15, 0);
    /// User context the command acts for; 0 for a driver. `0x00.15:0`
    #[inline]
    pub const fn uid(&self) -> u32 {
        Self::UID.get(&self.0)
    }
    /// Sets [`uid`](Self::uid).
    #[inline]
    pub const fn set_uid(&mut self, v: u32) -> &mut Self {
        Self::UID.set(&mut self.0, v);
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
    /// Where [`xrc_srqn`](Self::xrc_srqn) is: `0x08.23:0`.
    pub const XRC_SRQN: Field = Field::new(0x8, 23, 0);
    /// XRC shared receive queue number to destroy. `0x08.23:0`
    #[inline]
    pub const fn xrc_srqn(&self) -> u32 {
        Self::XRC_SRQN.get(&self.0)
    }
    /// Sets [`xrc_srqn`](Self::xrc_srqn).
    #[inline]
    pub const fn set_xrc_srqn(&mut self, v: u32) -> &mut Self {
        Self::XRC_SRQN.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "uid",
            kind: FieldKind::Bits(Self::UID),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "xrc_srqn",
            kind: FieldKind::Bits(Self::XRC_SRQN),
        },
    ];
}
impl Default for DestroyXrcSrqIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DestroyXrcSrqIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DestroyXrcSrqIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of DESTROY_XRC_SRQ.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_destroy_xrc_srq_out_bits`.
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
pub struct DestroyXrcSrqOut([U32; 4]);
const _: () = assert!(size_of::< DestroyXrcSrqOut > () == 0x10);
impl DestroyXrcSrqOut {
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
impl Default for DestroyXrcSrqOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DestroyXrcSrqOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DestroyXrcSrqOut", Self::FIELDS, self.as_bytes())
    }
}
/// Makes a receive memory pool: with ISSI 1 this is the basic shared receive queue. The page list of its work queue lands at 0x110.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_create_rmp_in_bits`.
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
pub struct CreateRmpIn([U32; 68]);
const _: () = assert!(size_of::< CreateRmpIn > () == 0x110);
impl CreateRmpIn {
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
    /// Where [`opcode`](Self::opcode) is: `0x00.31:16`.
    pub const OPCODE: Field = Field::new(0x0, 31, 16);
    /// Command opcode: CREATE_RMP, 0x90c. `0x00.31:16`
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
    /// Where [`uid`](Self::uid) is: `0x00.15:0`.
    pub const UID: Field = Field::new(0x0, 15, 0);
    /// User context the command acts for; 0 for a driver. `0x00.15:0`
    #[inline]
    pub const fn uid(&self) -> u32 {
        Self::UID.get(&self.0)
    }
    /// Sets [`uid`](Self::uid).
    #[inline]
    pub const fn set_uid(&mut self, v: u32) -> &mut Self {
        Self::UID.set(&mut self.0, v);
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
    /// Receive memory pool context. `0x20`
    #[inline]
    pub fn ctx(&self) -> &super::cmd_qp::Rmpc {
        <super::cmd_qp::Rmpc>::ref_from_bytes(&self.as_bytes()[0x20..0x110])
            .expect("in the layout")
    }
    /// [`ctx`](Self::ctx), to be written.
    #[inline]
    pub fn ctx_mut(&mut self) -> &mut super::cmd_qp::Rmpc {
        <super::cmd_qp::Rmpc>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x20..0x110])
            .expect("in the layout")
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "uid",
            kind: FieldKind::Bits(Self::UID),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "ctx",
            kind: FieldKind::Layout(0x20, <super::cmd_qp::Rmpc>::FIELDS),
        },
    ];
}
impl Default for CreateRmpIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CreateRmpIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CreateRmpIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of CREATE_RMP.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_create_rmp_out_bits`.
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
pub struct CreateRmpOut([U32; 4]);
const _: () = assert!(size_of::< CreateRmpOut > () == 0x10);
impl CreateRmpOut {
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
    /// Where [`rmpn`](Self::rmpn) is: `0x08.23:0`.
    pub const RMPN: Field = Field::new(0x8, 23, 0);
    /// Receive memory pool number; used where an SRQN is asked for. `0x08.23:0`
    #[inline]
    pub const fn rmpn(&self) -> u32 {
        Self::RMPN.get(&self.0)
    }
    /// Sets [`rmpn`](Self::rmpn).
    #[inline]
    pub const fn set_rmpn(&mut self, v: u32) -> &mut Self {
        Self::RMPN.set(&mut self.0, v);
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
            name: "rmpn",
            kind: FieldKind::Bits(Self::RMPN),
        },
    ];
}
impl Default for CreateRmpOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CreateRmpOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CreateRmpOut", Self::FIELDS, self.as_bytes())
    }
}
/// Destroys a receive memory pool.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_destroy_rmp_in_bits`.
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
pub struct DestroyRmpIn([U32; 4]);
const _: () = assert!(size_of::< DestroyRmpIn > () == 0x10);
impl DestroyRmpIn {
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
    /// Command opcode: DESTROY_RMP, 0x90e. `0x00.31:16`
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
    /// Where [`uid`](Self::uid) is: `0x00.15:0`.
    pub const UID: Field = Field::new(0x0, 15, 0);
    /// User context the command acts for; 0 for a driver. `0x00.15:0`
    #[inline]
    pub const fn uid(&self) -> u32 {
        Self::UID.get(&self.0)
    }
    /// Sets [`uid`](Self::uid).
    #[inline]
    pub const fn set_uid(&mut self, v: u32) -> &mut Self {
        Self::UID.set(&mut self.0, v);
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
    /// Where [`rmpn`](Self::rmpn) is: `0x08.23:0`.
    pub const RMPN: Field = Field::new(0x8, 23, 0);
    /// Receive memory pool number to destroy. `0x08.23:0`
    #[inline]
    pub const fn rmpn(&self) -> u32 {
        Self::RMPN.get(&self.0)
    }
    /// Sets [`rmpn`](Self::rmpn).
    #[inline]
    pub const fn set_rmpn(&mut self, v: u32) -> &mut Self {
        Self::RMPN.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "uid",
            kind: FieldKind::Bits(Self::UID),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "rmpn",
            kind: FieldKind::Bits(Self::RMPN),
        },
    ];
}
impl Default for DestroyRmpIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DestroyRmpIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DestroyRmpIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of DESTROY_RMP.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_destroy_rmp_out_bits`.
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
pub struct DestroyRmpOut([U32; 4]);
const _: () = assert!(size_of::< DestroyRmpOut > () == 0x10);
impl DestroyRmpOut {
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
impl Default for DestroyRmpOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DestroyRmpOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DestroyRmpOut", Self::FIELDS, self.as_bytes())
    }
}
/// XRC shared receive queue context.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_xrc_srqc_bits`.
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
pub struct XrcSrqc([U32; 16]);
const _: () = assert!(size_of::< XrcSrqc > () == 0x40);
impl XrcSrqc {
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
    /// Where [`state`](Self::state) is: `0x00.31:28`.
    pub const STATE: Field = Field::new(0x0, 31, 28);
    /// 0 good, 1 error (XrcSrqState). `0x00.31:28`
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
    /// Where [`log_xrc_srq_size`](Self::log_xrc_srq_size) is: `0x00.27:24`.
    pub const LOG_XRC_SRQ_SIZE: Field = Field::new(0x0, 27, 24);
    /// log2 of the number of receive WQEs. `0x00.27:24`
    #[inline]
    pub const fn log_xrc_srq_size(&self) -> u32 {
        Self::LOG_XRC_SRQ_SIZE.get(&self.0)
    }
    /// Sets [`log_xrc_srq_size`](Self::log_xrc_srq_size).
    #[inline]
    pub const fn set_log_xrc_srq_size(&mut self, v: u32) -> &mut Self {
        Self::LOG_XRC_SRQ_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`wq_signature`](Self::wq_signature) is: `0x04.31`.
    pub const WQ_SIGNATURE: Field = Field::new(0x4, 31, 31);
    /// 1 if every WQE carries a signature segment. `0x04.31`
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
    /// Where [`cont_srq`](Self::cont_srq) is: `0x04.30`.
    pub const CONT_SRQ: Field = Field::new(0x4, 30, 30);
    /// 1 if the buffer is physically contiguous, so one page address is enough. `0x04.30`
    #[inline]
    pub const fn cont_srq(&self) -> bool {
        Self::CONT_SRQ.get(&self.0) != 0
    }
    /// Sets [`cont_srq`](Self::cont_srq).
    #[inline]
    pub const fn set_cont_srq(&mut self, v: bool) -> &mut Self {
        Self::CONT_SRQ.set(&mut self.0, v as u32);
        self
    }
    /// Where [`rlky`](Self::rlky) is: `0x04.28`.
    pub const RLKY: Field = Field::new(0x4, 28, 28);
    /// 1 to let WQEs use the device-wide local key of QUERY_SPECIAL_CONTEXTS. `0x04.28`
    #[inline]
    pub const fn rlky(&self) -> bool {
        Self::RLKY.get(&self.0) != 0
    }
    /// Sets [`rlky`](Self::rlky).
    #[inline]
    pub const fn set_rlky(&mut self, v: bool) -> &mut Self {
        Self::RLKY.set(&mut self.0, v as u32);
        self
    }
    /// Where [`basic_cyclic_rcv_wqe`](Self::basic_cyclic_rcv_wqe) is: `0x04.27`.
    pub const BASIC_CYCLIC_RCV_WQE: Field = Field::new(0x4, 27, 27);
    /// 1 if WQEs are a plain ring instead of a linked list. `0x04.27`
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
    /// Where [`log_rq_stride`](Self::log_rq_stride) is: `0x04.26:24`.
    pub const LOG_RQ_STRIDE: Field = Field::new(0x4, 26, 24);
    /// log2 of the WQE size in 16-byte units. `0x04.26:24`
    #[inline]
    pub const fn log_rq_stride(&self) -> u32 {
        Self::LOG_RQ_STRIDE.get(&self.0)
    }
    /// Sets [`log_rq_stride`](Self::log_rq_stride).
    #[inline]
    pub const fn set_log_rq_stride(&mut self, v: u32) -> &mut Self {
        Self::LOG_RQ_STRIDE.set(&mut self.0, v);
        self
    }
    /// Where [`xrcd`](Self::xrcd) is: `0x04.23:0`.
    pub const XRCD: Field = Field::new(0x4, 23, 0);
    /// XRC domain the queue belongs to. `0x04.23:0`
    #[inline]
    pub const fn xrcd(&self) -> u32 {
        Self::XRCD.get(&self.0)
    }
    /// Sets [`xrcd`](Self::xrcd).
    #[inline]
    pub const fn set_xrcd(&mut self, v: u32) -> &mut Self {
        Self::XRCD.set(&mut self.0, v);
        self
    }
    /// Where [`page_offset`](Self::page_offset) is: `0x08.31:26`.
    pub const PAGE_OFFSET: Field = Field::new(0x8, 31, 26);
    /// Start of the buffer in its first page, in units of page size / 64. `0x08.31:26`
    #[inline]
    pub const fn page_offset(&self) -> u32 {
        Self::PAGE_OFFSET.get(&self.0)
    }
    /// Sets [`page_offset`](Self::page_offset).
    #[inline]
    pub const fn set_page_offset(&mut self, v: u32) -> &mut Self {
        Self::PAGE_OFFSET.set(&mut self.0, v);
        self
    }
    /// Where [`dbr_umem_valid`](Self::dbr_umem_valid) is: `0x08.24`.
    pub const DBR_UMEM_VALID: Field = Field::new(0x8, 24, 24);
    /// 1 if the doorbell record lives in a registered user memory object. `0x08.24`
    #[inline]
    pub const fn dbr_umem_valid(&self) -> bool {
        Self::DBR_UMEM_VALID.get(&self.0) != 0
    }
    /// Sets [`dbr_umem_valid`](Self::dbr_umem_valid).
    #[inline]
    pub const fn set_dbr_umem_valid(&mut self, v: bool) -> &mut Self {
        Self::DBR_UMEM_VALID.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cqn`](Self::cqn) is: `0x08.23:0`.
    pub const CQN: Field = Field::new(0x8, 23, 0);
    /// Completion queue that gets the receive completions. `0x08.23:0`
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
    /// Where [`user_index_equal_xrc_srqn`](Self::user_index_equal_xrc_srqn) is: `0x10.31`.
    pub const USER_INDEX_EQUAL_XRC_SRQN: Field = Field::new(0x10, 31, 31);
    /// 1 to use the queue's own number as user_index. `0x10.31`
    #[inline]
    pub const fn user_index_equal_xrc_srqn(&self) -> bool {
        Self::USER_INDEX_EQUAL_XRC_SRQN.get(&self.0) != 0
    }
    /// Sets [`user_index_equal_xrc_srqn`](Self::user_index_equal_xrc_srqn).
    #[inline]
    pub const fn set_user_index_equal_xrc_srqn(&mut self, v: bool) -> &mut Self {
        Self::USER_INDEX_EQUAL_XRC_SRQN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_page_size`](Self::log_page_size) is: `0x10.29:24`.
    pub const LOG_PAGE_SIZE: Field = Field::new(0x10, 29, 24);
    /// log2 of the buffer page size, minus 12. `0x10.29:24`
    #[inline]
    pub const fn log_page_size(&self) -> u32 {
        Self::LOG_PAGE_SIZE.get(&self.0)
    }
    /// Sets [`log_page_size`](Self::log_page_size).
    #[inline]
    pub const fn set_log_page_size(&mut self, v: u32) -> &mut Self {
        Self::LOG_PAGE_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`user_index`](Self::user_index) is: `0x10.23:0`.
    pub const USER_INDEX: Field = Field::new(0x10, 23, 0);
    /// Number reported in completions with cqe_version 1; 0xffffff for none. `0x10.23:0`
    #[inline]
    pub const fn user_index(&self) -> u32 {
        Self::USER_INDEX.get(&self.0)
    }
    /// Sets [`user_index`](Self::user_index).
    #[inline]
    pub const fn set_user_index(&mut self, v: u32) -> &mut Self {
        Self::USER_INDEX.set(&mut self.0, v);
        self
    }
    /// Where [`pd`](Self::pd) is: `0x18.23:0`.
    pub const PD: Field = Field::new(0x18, 23, 0);
    /// Protection domain number of the receive buffers. `0x18.23:0`
    #[inline]
    pub const fn pd(&self) -> u32 {
        Self::PD.get(&self.0)
    }
    /// Sets [`pd`](Self::pd).
    #[inline]
    pub const fn set_pd(&mut self, v: u32) -> &mut Self {
        Self::PD.set(&mut self.0, v);
        self
    }
    /// Where [`lwm`](Self::lwm) is: `0x1c.31:16`.
    pub const LWM: Field = Field::new(0x1c, 31, 16);
    /// Low-water mark of the limit event; 0 when not armed. `0x1c.31:16`
    #[inline]
    pub const fn lwm(&self) -> u32 {
        Self::LWM.get(&self.0)
    }
    /// Sets [`lwm`](Self::lwm).
    #[inline]
    pub const fn set_lwm(&mut self, v: u32) -> &mut Self {
        Self::LWM.set(&mut self.0, v);
        self
    }
    /// Where [`wqe_cnt`](Self::wqe_cnt) is: `0x1c.15:0`.
    pub const WQE_CNT: Field = Field::new(0x1c, 15, 0);
    /// WQEs posted and not yet used (filled in by a query). `0x1c.15:0`
    #[inline]
    pub const fn wqe_cnt(&self) -> u32 {
        Self::WQE_CNT.get(&self.0)
    }
    /// Sets [`wqe_cnt`](Self::wqe_cnt).
    #[inline]
    pub const fn set_wqe_cnt(&mut self, v: u32) -> &mut Self {
        Self::WQE_CNT.set(&mut self.0, v);
        self
    }
    /// Where [`db_record_addr_h`](Self::db_record_addr_h) is: `0x28.31:0`.
    pub const DB_RECORD_ADDR_H: Field = Field::new(0x28, 31, 0);
    /// Doorbell record address, bits 63:32. `0x28.31:0`
    #[inline]
    pub const fn db_record_addr_h(&self) -> u32 {
        Self::DB_RECORD_ADDR_H.get(&self.0)
    }
    /// Sets [`db_record_addr_h`](Self::db_record_addr_h).
    #[inline]
    pub const fn set_db_record_addr_h(&mut self, v: u32) -> &mut Self {
        Self::DB_RECORD_ADDR_H.set(&mut self.0, v);
        self
    }
    /// Where [`db_record_addr_l`](Self::db_record_addr_l) is: `0x2c.31:2`.
    pub const DB_RECORD_ADDR_L: Field = Field::new(0x2c, 31, 2);
    /// Doorbell record address, bits 31:2; the record is 4-byte aligned at least. `0x2c.31:2`
    #[inline]
    pub const fn db_record_addr_l(&self) -> u32 {
        Self::DB_RECORD_ADDR_L.get(&self.0)
    }
    /// Sets [`db_record_addr_l`](Self::db_record_addr_l).
    #[inline]
    pub const fn set_db_record_addr_l(&mut self, v: u32) -> &mut Self {
        Self::DB_RECORD_ADDR_L.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "state",
            kind: FieldKind::Bits(Self::STATE),
        },
        NamedField {
            name: "log_xrc_srq_size",
            kind: FieldKind::Bits(Self::LOG_XRC_SRQ_SIZE),
        },
        NamedField {
            name: "wq_signature",
            kind: FieldKind::Bits(Self::WQ_SIGNATURE),
        },
        NamedField {
            name: "cont_srq",
            kind: FieldKind::Bits(Self::CONT_SRQ),
        },
        NamedField {
            name: "rlky",
            kind: FieldKind::Bits(Self::RLKY),
        },
        NamedField {
            name: "basic_cyclic_rcv_wqe",
            kind: FieldKind::Bits(Self::BASIC_CYCLIC_RCV_WQE),
        },
        NamedField {
            name: "log_rq_stride",
            kind: FieldKind::Bits(Self::LOG_RQ_STRIDE),
        },
        NamedField {
            name: "xrcd",
            kind: FieldKind::Bits(Self::XRCD),
        },
        NamedField {
            name: "page_offset",
            kind: FieldKind::Bits(Self::PAGE_OFFSET),
        },
        NamedField {
            name: "dbr_umem_valid",
            kind: FieldKind::Bits(Self::DBR_UMEM_VALID),
        },
        NamedField {
            name: "cqn",
            kind: FieldKind::Bits(Self::CQN),
        },
        NamedField {
            name: "user_index_equal_xrc_srqn",
            kind: FieldKind::Bits(Self::USER_INDEX_EQUAL_XRC_SRQN),
        },
        NamedField {
            name: "log_page_size",
            kind: FieldKind::Bits(Self::LOG_PAGE_SIZE),
        },
        NamedField {
            name: "user_index",
            kind: FieldKind::Bits(Self::USER_INDEX),
        },
        NamedField {
            name: "pd",
            kind: FieldKind::Bits(Self::PD),
        },
        NamedField {
            name: "lwm",
            kind: FieldKind::Bits(Self::LWM),
        },
        NamedField {
            name: "wqe_cnt",
            kind: FieldKind::Bits(Self::WQE_CNT),
        },
        NamedField {
            name: "db_record_addr_h",
            kind: FieldKind::Bits(Self::DB_RECORD_ADDR_H),
        },
        NamedField {
            name: "db_record_addr_l",
            kind: FieldKind::Bits(Self::DB_RECORD_ADDR_L),
        },
    ];
}
impl Default for XrcSrqc {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for XrcSrqc {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "XrcSrqc", Self::FIELDS, self.as_bytes())
    }
}
/// Receive memory pool context.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_rmpc_bits`.
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
pub struct Rmpc([U32; 60]);
const _: () = assert!(size_of::< Rmpc > () == 0xf0);
impl Rmpc {
    /// Size in bytes.
    pub const BYTES: usize = 0xf0;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 60])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0xf0] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 60]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 60] {
        &self.0
    }
    /// Where [`state`](Self::state) is: `0x00.23:20`.
    pub const STATE: Field = Field::new(0x0, 23, 20);
    /// 1 ready, 3 error (RmpState). `0x00.23:20`
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
    /// Where [`basic_cyclic_rcv_wqe`](Self::basic_cyclic_rcv_wqe) is: `0x04.31`.
    pub const BASIC_CYCLIC_RCV_WQE: Field = Field::new(0x4, 31, 31);
    /// 1 if WQEs are a plain ring instead of a linked list. `0x04.31`
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
    /// Work queue: type 0 (linked list) for a shared receive queue, sizes, record, page list. `0x30`
    #[inline]
    pub fn wq(&self) -> &super::contexts::Wq {
        <super::contexts::Wq>::ref_from_bytes(&self.as_bytes()[0x30..0xf0])
            .expect("in the layout")
    }
    /// [`wq`](Self::wq), to be written.
    #[inline]
    pub fn wq_mut(&mut self) -> &mut super::contexts::Wq {
        <super::contexts::Wq>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x30..0xf0])
            .expect("in the layout")
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "state",
            kind: FieldKind::Bits(Self::STATE),
        },
        NamedField {
            name: "basic_cyclic_rcv_wqe",
            kind: FieldKind::Bits(Self::BASIC_CYCLIC_RCV_WQE),
        },
        NamedField {
            name: "wq",
            kind: FieldKind::Layout(0x30, <super::contexts::Wq>::FIELDS),
        },
    ];
}
impl Default for Rmpc {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Rmpc {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Rmpc", Self::FIELDS, self.as_bytes())
    }
}
