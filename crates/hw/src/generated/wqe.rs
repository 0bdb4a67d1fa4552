//! Work requests.
//!
//! Segments of work requests. A send-side request is a control segment and others, in 16-byte units, padded to 64 bytes.
//!
//! Generated from `hw-specs/wqe.toml` by `cargo xtask codegen`. Do not edit.
use crate::field::{Field, FieldKind, NamedField, get64, set64, debug_fields};
use zerocopy::big_endian::U32;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned};
/// Operation of a send-side work request.
///
/// Source: linux/mlx5/device.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct WqeOpcode(pub u8);
impl WqeOpcode {
    /// Nothing; may still complete.
    pub const NOP: Self = Self(0x0);
    /// Send that invalidates a key of the other end.
    pub const SEND_INVAL: Self = Self(0x1);
    /// Write to the other end's memory.
    pub const RDMA_WRITE: Self = Self(0x8);
    /// Write that also uses up a receive request and hands over immediate data.
    pub const RDMA_WRITE_IMM: Self = Self(0x9);
    /// Send.
    pub const SEND: Self = Self(0xa);
    /// Send with immediate data.
    pub const SEND_IMM: Self = Self(0xb);
    /// Large send: cut one buffer into packets.
    pub const LSO: Self = Self(0xe);
    /// Read from the other end's memory.
    pub const RDMA_READ: Self = Self(0x10);
    /// 8-byte compare and swap.
    pub const ATOMIC_CS: Self = Self(0x11);
    /// 8-byte fetch and add.
    pub const ATOMIC_FA: Self = Self(0x12);
    /// Compare and swap with bit masks.
    pub const ATOMIC_MASKED_CS: Self = Self(0x14);
    /// Fetch and add with field boundaries.
    pub const ATOMIC_MASKED_FA: Self = Self(0x15);
    /// Bind a memory window (older form).
    pub const BIND_MW: Self = Self(0x18);
    /// Configuration command.
    pub const CONFIG_CMD: Self = Self(0x1f);
    /// Set a protection signature object.
    pub const SET_PSV: Self = Self(0x20);
    /// Read protection signature objects.
    pub const GET_PSV: Self = Self(0x21);
    /// Check protection signature objects.
    pub const CHECK_PSV: Self = Self(0x22);
    /// Read local memory and send it nowhere (TLS resynchronisation).
    pub const DUMP: Self = Self(0x23);
    /// Change a memory key.
    pub const UMR: Self = Self(0x25);
    /// Read protection signature objects at the other end.
    pub const RGET_PSV: Self = Self(0x26);
    /// Check protection signature objects at the other end.
    pub const RCHECK_PSV: Self = Self(0x27);
    /// Several packets in one request.
    pub const ENHANCED_MPSW: Self = Self(0x29);
    /// Change a flow table from a queue.
    pub const FLOW_TBL_ACCESS: Self = Self(0x2c);
    /// Operate on a steering object (meter, counter and the like).
    pub const ACCESS_ASO: Self = Self(0x2d);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("NOP"),
            0x1 => Some("SEND_INVAL"),
            0x8 => Some("RDMA_WRITE"),
            0x9 => Some("RDMA_WRITE_IMM"),
            0xa => Some("SEND"),
            0xb => Some("SEND_IMM"),
            0xe => Some("LSO"),
            0x10 => Some("RDMA_READ"),
            0x11 => Some("ATOMIC_CS"),
            0x12 => Some("ATOMIC_FA"),
            0x14 => Some("ATOMIC_MASKED_CS"),
            0x15 => Some("ATOMIC_MASKED_FA"),
            0x18 => Some("BIND_MW"),
            0x1f => Some("CONFIG_CMD"),
            0x20 => Some("SET_PSV"),
            0x21 => Some("GET_PSV"),
            0x22 => Some("CHECK_PSV"),
            0x23 => Some("DUMP"),
            0x25 => Some("UMR"),
            0x26 => Some("RGET_PSV"),
            0x27 => Some("RCHECK_PSV"),
            0x29 => Some("ENHANCED_MPSW"),
            0x2c => Some("FLOW_TBL_ACCESS"),
            0x2d => Some("ACCESS_ASO"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for WqeOpcode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "WqeOpcode({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for WqeOpcode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Values of the fence, completion and solicited bits as they stand in byte 0xb of the control segment; one of each group is combined.
///
/// Source: linux/mlx5/qp.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct FmCeSe(pub u8);
impl FmCeSe {
    /// No fence, completion only on error.
    pub const FENCE_MODE_NONE: Self = Self(0x0);
    /// Solicited event at the other end.
    pub const SOLICITED: Self = Self(0x2);
    /// Always write a completion.
    pub const CQ_UPDATE: Self = Self(0x8);
    /// Always write a completion and an event.
    pub const CQ_UPDATE_AND_EQE: Self = Self(0xc);
    /// Wait for earlier key changes.
    pub const FENCE_MODE_INITIATOR_SMALL: Self = Self(0x20);
    /// Wait for earlier reads and atomics.
    pub const FENCE_MODE_FENCE: Self = Self(0x40);
    /// Wait for all earlier requests.
    pub const FENCE_MODE_STRONG_ORDERING: Self = Self(0x60);
    /// Small fence and read fence together.
    pub const FENCE_MODE_SMALL_AND_FENCE: Self = Self(0x80);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("FENCE_MODE_NONE"),
            0x2 => Some("SOLICITED"),
            0x8 => Some("CQ_UPDATE"),
            0xc => Some("CQ_UPDATE_AND_EQE"),
            0x20 => Some("FENCE_MODE_INITIATOR_SMALL"),
            0x40 => Some("FENCE_MODE_FENCE"),
            0x60 => Some("FENCE_MODE_STRONG_ORDERING"),
            0x80 => Some("FENCE_MODE_SMALL_AND_FENCE"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for FmCeSe {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "FmCeSe({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for FmCeSe {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Flag byte of the UMR control segment.
///
/// Source: linux/mlx5/device.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct UmrFlags(pub u8);
impl UmrFlags {
    /// Check the queue pair number of the key.
    pub const CHECK_QPN: Self = Self(0x8);
    /// Change part of the translation list, from the given offset.
    pub const TRANSLATION_OFFSET_EN: Self = Self(0x10);
    /// Fail unless the key is in use.
    pub const CHECK_NOT_FREE: Self = Self(0x20);
    /// Fail unless the key is free.
    pub const CHECK_FREE: Self = Self(0x40);
    /// Translation list is in the request.
    pub const INLINE: Self = Self(0x80);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x8 => Some("CHECK_QPN"),
            0x10 => Some("TRANSLATION_OFFSET_EN"),
            0x20 => Some("CHECK_NOT_FREE"),
            0x40 => Some("CHECK_FREE"),
            0x80 => Some("INLINE"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for UmrFlags {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "UmrFlags({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for UmrFlags {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Control segment, first in every send-side work request; its first 8 bytes are the doorbell value.
///
/// Source: `qp.h:struct mlx5_wqe_ctrl_seg`.
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
pub struct WqeCtrlSeg([U32; 4]);
const _: () = assert!(size_of::< WqeCtrlSeg > () == 0x10);
impl WqeCtrlSeg {
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
    /// Where [`opmod`](Self::opmod) is: `0x00.31:24`.
    pub const OPMOD: Field = Field::new(0x0, 31, 24);
    /// Variant of the opcode. `0x00.31:24`
    #[inline]
    pub const fn opmod(&self) -> u32 {
        Self::OPMOD.get(&self.0)
    }
    /// Sets [`opmod`](Self::opmod).
    #[inline]
    pub const fn set_opmod(&mut self, v: u32) -> &mut Self {
        Self::OPMOD.set(&mut self.0, v);
        self
    }
    /// Where [`wqe_index`](Self::wqe_index) is: `0x00.23:8`.
    pub const WQE_INDEX: Field = Field::new(0x0, 23, 8);
    /// Running 16-bit count of 64-byte blocks at which this request starts; not cut to the ring size. `0x00.23:8`
    #[inline]
    pub const fn wqe_index(&self) -> u32 {
        Self::WQE_INDEX.get(&self.0)
    }
    /// Sets [`wqe_index`](Self::wqe_index).
    #[inline]
    pub const fn set_wqe_index(&mut self, v: u32) -> &mut Self {
        Self::WQE_INDEX.set(&mut self.0, v);
        self
    }
    /// Where [`opcode`](Self::opcode) is: `0x00.7:0`.
    pub const OPCODE: Field = Field::new(0x0, 7, 0);
    /// Operation, a WqeOpcode value. `0x00.7:0`
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
    /// Where [`qpn`](Self::qpn) is: `0x04.31:8`.
    pub const QPN: Field = Field::new(0x4, 31, 8);
    /// Queue pair or send queue number. `0x04.31:8`
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
    /// Where [`ds`](Self::ds) is: `0x04.5:0`.
    pub const DS: Field = Field::new(0x4, 5, 0);
    /// Length of the request in 16-byte units, control segment included. `0x04.5:0`
    #[inline]
    pub const fn ds(&self) -> u32 {
        Self::DS.get(&self.0)
    }
    /// Sets [`ds`](Self::ds).
    #[inline]
    pub const fn set_ds(&mut self, v: u32) -> &mut Self {
        Self::DS.set(&mut self.0, v);
        self
    }
    /// Where [`signature`](Self::signature) is: `0x08.31:24`.
    pub const SIGNATURE: Field = Field::new(0x8, 31, 24);
    /// Signature byte where wq_signature is on. `0x08.31:24`
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
    /// Where [`fm_ce_se`](Self::fm_ce_se) is: `0x08.7:0`.
    pub const FM_CE_SE: Field = Field::new(0x8, 7, 0);
    /// Fence, completion and solicited bits together, see FmCeSe. `0x08.7:0`
    #[inline]
    pub const fn fm_ce_se(&self) -> u32 {
        Self::FM_CE_SE.get(&self.0)
    }
    /// Sets [`fm_ce_se`](Self::fm_ce_se).
    #[inline]
    pub const fn set_fm_ce_se(&mut self, v: u32) -> &mut Self {
        Self::FM_CE_SE.set(&mut self.0, v);
        self
    }
    /// Where [`fm`](Self::fm) is: `0x08.7:5`.
    pub const FM: Field = Field::new(0x8, 7, 5);
    /// Fence mode: 0 none, 1 small, 2 fence, 3 strong ordering, 4 small and fence. `0x08.7:5`
    #[inline]
    pub const fn fm(&self) -> u32 {
        Self::FM.get(&self.0)
    }
    /// Sets [`fm`](Self::fm).
    #[inline]
    pub const fn set_fm(&mut self, v: u32) -> &mut Self {
        Self::FM.set(&mut self.0, v);
        self
    }
    /// Where [`ce`](Self::ce) is: `0x08.3:2`.
    pub const CE: Field = Field::new(0x8, 3, 2);
    /// Completion mode: 0 only on error, 2 always, 3 always plus event. `0x08.3:2`
    #[inline]
    pub const fn ce(&self) -> u32 {
        Self::CE.get(&self.0)
    }
    /// Sets [`ce`](Self::ce).
    #[inline]
    pub const fn set_ce(&mut self, v: u32) -> &mut Self {
        Self::CE.set(&mut self.0, v);
        self
    }
    /// Where [`se`](Self::se) is: `0x08.1`.
    pub const SE: Field = Field::new(0x8, 1, 1);
    /// Ask for a solicited event at the other end. `0x08.1`
    #[inline]
    pub const fn se(&self) -> bool {
        Self::SE.get(&self.0) != 0
    }
    /// Sets [`se`](Self::se).
    #[inline]
    pub const fn set_se(&mut self, v: bool) -> &mut Self {
        Self::SE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`general_id`](Self::general_id) is: `0x0c.31:0`.
    pub const GENERAL_ID: Field = Field::new(0xc, 31, 0);
    /// Object number for operations on objects. `0x0c.31:0`
    #[inline]
    pub const fn general_id(&self) -> u32 {
        Self::GENERAL_ID.get(&self.0)
    }
    /// Sets [`general_id`](Self::general_id).
    #[inline]
    pub const fn set_general_id(&mut self, v: u32) -> &mut Self {
        Self::GENERAL_ID.set(&mut self.0, v);
        self
    }
    /// Where [`imm`](Self::imm) is: `0x0c.31:0`.
    pub const IMM: Field = Field::new(0xc, 31, 0);
    /// Immediate data, or the key the other end shall invalidate. `0x0c.31:0`
    #[inline]
    pub const fn imm(&self) -> u32 {
        Self::IMM.get(&self.0)
    }
    /// Sets [`imm`](Self::imm).
    #[inline]
    pub const fn set_imm(&mut self, v: u32) -> &mut Self {
        Self::IMM.set(&mut self.0, v);
        self
    }
    /// Where [`umr_mkey`](Self::umr_mkey) is: `0x0c.31:0`.
    pub const UMR_MKEY: Field = Field::new(0xc, 31, 0);
    /// Key a UMR request changes. `0x0c.31:0`
    #[inline]
    pub const fn umr_mkey(&self) -> u32 {
        Self::UMR_MKEY.get(&self.0)
    }
    /// Sets [`umr_mkey`](Self::umr_mkey).
    #[inline]
    pub const fn set_umr_mkey(&mut self, v: u32) -> &mut Self {
        Self::UMR_MKEY.set(&mut self.0, v);
        self
    }
    /// Where [`tis_tir_num`](Self::tis_tir_num) is: `0x0c.31:0`.
    pub const TIS_TIR_NUM: Field = Field::new(0xc, 31, 0);
    /// Transmit or receive interface number for TLS requests. `0x0c.31:0`
    #[inline]
    pub const fn tis_tir_num(&self) -> u32 {
        Self::TIS_TIR_NUM.get(&self.0)
    }
    /// Sets [`tis_tir_num`](Self::tis_tir_num).
    #[inline]
    pub const fn set_tis_tir_num(&mut self, v: u32) -> &mut Self {
        Self::TIS_TIR_NUM.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "opmod",
            kind: FieldKind::Bits(Self::OPMOD),
        },
        NamedField {
            name: "wqe_index",
            kind: FieldKind::Bits(Self::WQE_INDEX),
        },
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "qpn",
            kind: FieldKind::Bits(Self::QPN),
        },
        NamedField {
            name: "ds",
            kind: FieldKind::Bits(Self::DS),
        },
        NamedField {
            name: "signature",
            kind: FieldKind::Bits(Self::SIGNATURE),
        },
        NamedField {
            name: "fm_ce_se",
            kind: FieldKind::Bits(Self::FM_CE_SE),
        },
        NamedField {
            name: "fm",
            kind: FieldKind::Bits(Self::FM),
        },
        NamedField {
            name: "ce",
            kind: FieldKind::Bits(Self::CE),
        },
        NamedField {
            name: "se",
            kind: FieldKind::Bits(Self::SE),
        },
        NamedField {
            name: "general_id",
            kind: FieldKind::Bits(Self::GENERAL_ID),
        },
        NamedField {
            name: "imm",
            kind: FieldKind::Bits(Self::IMM),
        },
        NamedField {
            name: "umr_mkey",
            kind: FieldKind::Bits(Self::UMR_MKEY),
        },
        NamedField {
            name: "tis_tir_num",
            kind: FieldKind::Bits(Self::TIS_TIR_NUM),
        },
    ];
}
impl Default for WqeCtrlSeg {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for WqeCtrlSeg {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "WqeCtrlSeg", Self::FIELDS, self.as_bytes())
    }
}
/// Remote address segment of write, read and atomic requests.
///
/// Source: `qp.h:struct mlx5_wqe_raddr_seg`.
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
pub struct WqeRaddrSeg([U32; 4]);
const _: () = assert!(size_of::< WqeRaddrSeg > () == 0x10);
impl WqeRaddrSeg {
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
    /// Byte offset of [`raddr`](Self::raddr).
    pub const RADDR_OFFSET: usize = 0x0;
    /// Address at the other end. `0x00`, 64 bits
    #[inline]
    pub const fn raddr(&self) -> u64 {
        get64(&self.0, 0x0)
    }
    /// Sets [`raddr`](Self::raddr).
    #[inline]
    pub const fn set_raddr(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0x0, v);
        self
    }
    /// Where [`rkey`](Self::rkey) is: `0x08.31:0`.
    pub const RKEY: Field = Field::new(0x8, 31, 0);
    /// Key of the other end for that address. `0x08.31:0`
    #[inline]
    pub const fn rkey(&self) -> u32 {
        Self::RKEY.get(&self.0)
    }
    /// Sets [`rkey`](Self::rkey).
    #[inline]
    pub const fn set_rkey(&mut self, v: u32) -> &mut Self {
        Self::RKEY.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "raddr",
            kind: FieldKind::Qword(0x0),
        },
        NamedField {
            name: "rkey",
            kind: FieldKind::Bits(Self::RKEY),
        },
    ];
}
impl Default for WqeRaddrSeg {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for WqeRaddrSeg {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "WqeRaddrSeg", Self::FIELDS, self.as_bytes())
    }
}
/// One piece of local memory; also the form of receive requests.
///
/// Source: `qp.h:struct mlx5_wqe_data_seg`.
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
pub struct WqeDataSeg([U32; 4]);
const _: () = assert!(size_of::< WqeDataSeg > () == 0x10);
impl WqeDataSeg {
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
    /// Where [`byte_count`](Self::byte_count) is: `0x00.31:0`.
    pub const BYTE_COUNT: Field = Field::new(0x0, 31, 0);
    /// Length in bytes, bit 31 is 0. `0x00.31:0`
    #[inline]
    pub const fn byte_count(&self) -> u32 {
        Self::BYTE_COUNT.get(&self.0)
    }
    /// Sets [`byte_count`](Self::byte_count).
    #[inline]
    pub const fn set_byte_count(&mut self, v: u32) -> &mut Self {
        Self::BYTE_COUNT.set(&mut self.0, v);
        self
    }
    /// Where [`lkey`](Self::lkey) is: `0x04.31:0`.
    pub const LKEY: Field = Field::new(0x4, 31, 0);
    /// Local key; 0x100 ends a receive list. `0x04.31:0`
    #[inline]
    pub const fn lkey(&self) -> u32 {
        Self::LKEY.get(&self.0)
    }
    /// Sets [`lkey`](Self::lkey).
    #[inline]
    pub const fn set_lkey(&mut self, v: u32) -> &mut Self {
        Self::LKEY.set(&mut self.0, v);
        self
    }
    /// Byte offset of [`addr`](Self::addr).
    pub const ADDR_OFFSET: usize = 0x8;
    /// Address under that key. `0x08`, 64 bits
    #[inline]
    pub const fn addr(&self) -> u64 {
        get64(&self.0, 0x8)
    }
    /// Sets [`addr`](Self::addr).
    #[inline]
    pub const fn set_addr(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0x8, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "byte_count",
            kind: FieldKind::Bits(Self::BYTE_COUNT),
        },
        NamedField {
            name: "lkey",
            kind: FieldKind::Bits(Self::LKEY),
        },
        NamedField {
            name: "addr",
            kind: FieldKind::Qword(0x8),
        },
    ];
}
impl Default for WqeDataSeg {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for WqeDataSeg {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "WqeDataSeg", Self::FIELDS, self.as_bytes())
    }
}
/// Data carried in the work request itself, padded to 16 bytes.
///
/// Source: `qp.h:struct mlx5_wqe_inline_seg`.
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
pub struct WqeInlineSeg([U32; 1]);
const _: () = assert!(size_of::< WqeInlineSeg > () == 0x4);
impl WqeInlineSeg {
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
    /// Where [`inline_`](Self::inline_) is: `0x00.31`.
    pub const INLINE: Field = Field::new(0x0, 31, 31);
    /// Always 1; tells the segment from a data segment. `0x00.31`
    #[inline]
    pub const fn inline_(&self) -> bool {
        Self::INLINE.get(&self.0) != 0
    }
    /// Sets [`inline_`](Self::inline_).
    #[inline]
    pub const fn set_inline_(&mut self, v: bool) -> &mut Self {
        Self::INLINE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`byte_count`](Self::byte_count) is: `0x00.9:0`.
    pub const BYTE_COUNT: Field = Field::new(0x0, 9, 0);
    /// Length of the data in bytes. `0x00.9:0`
    #[inline]
    pub const fn byte_count(&self) -> u32 {
        Self::BYTE_COUNT.get(&self.0)
    }
    /// Sets [`byte_count`](Self::byte_count).
    #[inline]
    pub const fn set_byte_count(&mut self, v: u32) -> &mut Self {
        Self::BYTE_COUNT.set(&mut self.0, v);
        self
    }
    /// The data. Behind the fixed part, from this byte on.
    pub const DATA_OFFSET: usize = 0x4;
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "inline_",
            kind: FieldKind::Bits(Self::INLINE),
        },
        NamedField {
            name: "byte_count",
            kind: FieldKind::Bits(Self::BYTE_COUNT),
        },
    ];
}
impl Default for WqeInlineSeg {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for WqeInlineSeg {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "WqeInlineSeg", Self::FIELDS, self.as_bytes())
    }
}
/// Operands of an atomic request; follows the remote address segment.
///
/// Source: `qp.h:struct mlx5_wqe_atomic_seg`.
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
pub struct WqeAtomicSeg([U32; 4]);
const _: () = assert!(size_of::< WqeAtomicSeg > () == 0x10);
impl WqeAtomicSeg {
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
    /// Byte offset of [`swap_add`](Self::swap_add).
    pub const SWAP_ADD_OFFSET: usize = 0x0;
    /// Value to store (compare and swap) or to add (fetch and add). `0x00`, 64 bits
    #[inline]
    pub const fn swap_add(&self) -> u64 {
        get64(&self.0, 0x0)
    }
    /// Sets [`swap_add`](Self::swap_add).
    #[inline]
    pub const fn set_swap_add(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0x0, v);
        self
    }
    /// Byte offset of [`compare`](Self::compare).
    pub const COMPARE_OFFSET: usize = 0x8;
    /// Value to compare with. `0x08`, 64 bits
    #[inline]
    pub const fn compare(&self) -> u64 {
        get64(&self.0, 0x8)
    }
    /// Sets [`compare`](Self::compare).
    #[inline]
    pub const fn set_compare(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0x8, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "swap_add",
            kind: FieldKind::Qword(0x0),
        },
        NamedField {
            name: "compare",
            kind: FieldKind::Qword(0x8),
        },
    ];
}
impl Default for WqeAtomicSeg {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for WqeAtomicSeg {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "WqeAtomicSeg", Self::FIELDS, self.as_bytes())
    }
}
/// First segment of a shared receive queue request, followed by data segments.
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
pub struct WqeSrqNextSeg([U32; 4]);
const _: () = assert!(size_of::< WqeSrqNextSeg > () == 0x10);
impl WqeSrqNextSeg {
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
    /// Where [`next_wqe_index`](Self::next_wqe_index) is: `0x00.15:0`.
    pub const NEXT_WQE_INDEX: Field = Field::new(0x0, 15, 0);
    /// Index of the next request in the list. `0x00.15:0`
    #[inline]
    pub const fn next_wqe_index(&self) -> u32 {
        Self::NEXT_WQE_INDEX.get(&self.0)
    }
    /// Sets [`next_wqe_index`](Self::next_wqe_index).
    #[inline]
    pub const fn set_next_wqe_index(&mut self, v: u32) -> &mut Self {
        Self::NEXT_WQE_INDEX.set(&mut self.0, v);
        self
    }
    /// Where [`signature`](Self::signature) is: `0x04.31:24`.
    pub const SIGNATURE: Field = Field::new(0x4, 31, 24);
    /// Signature byte where wq_signature is on. `0x04.31:24`
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
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "next_wqe_index",
            kind: FieldKind::Bits(Self::NEXT_WQE_INDEX),
        },
        NamedField {
            name: "signature",
            kind: FieldKind::Bits(Self::SIGNATURE),
        },
    ];
}
impl Default for WqeSrqNextSeg {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for WqeSrqNextSeg {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "WqeSrqNextSeg", Self::FIELDS, self.as_bytes())
    }
}
/// Control part of a request that changes a memory key; a 64-byte key context follows.
///
/// Source: `qp.h:struct mlx5_wqe_umr_ctrl_seg`.
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
pub struct WqeUmrCtrlSeg([U32; 12]);
const _: () = assert!(size_of::< WqeUmrCtrlSeg > () == 0x30);
impl WqeUmrCtrlSeg {
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
    /// Where [`flags`](Self::flags) is: `0x00.31:24`.
    pub const FLAGS: Field = Field::new(0x0, 31, 24);
    /// Whole flag byte. `0x00.31:24`
    #[inline]
    pub const fn flags(&self) -> u32 {
        Self::FLAGS.get(&self.0)
    }
    /// Sets [`flags`](Self::flags).
    #[inline]
    pub const fn set_flags(&mut self, v: u32) -> &mut Self {
        Self::FLAGS.set(&mut self.0, v);
        self
    }
    /// Where [`inline_`](Self::inline_) is: `0x00.31`.
    pub const INLINE: Field = Field::new(0x0, 31, 31);
    /// Translation list is in the request itself. `0x00.31`
    #[inline]
    pub const fn inline_(&self) -> bool {
        Self::INLINE.get(&self.0) != 0
    }
    /// Sets [`inline_`](Self::inline_).
    #[inline]
    pub const fn set_inline_(&mut self, v: bool) -> &mut Self {
        Self::INLINE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`check_free`](Self::check_free) is: `0x00.30:29`.
    pub const CHECK_FREE: Field = Field::new(0x0, 30, 29);
    /// State the key must have: 1 not free, 2 free, 0 any. `0x00.30:29`
    #[inline]
    pub const fn check_free(&self) -> u32 {
        Self::CHECK_FREE.get(&self.0)
    }
    /// Sets [`check_free`](Self::check_free).
    #[inline]
    pub const fn set_check_free(&mut self, v: u32) -> &mut Self {
        Self::CHECK_FREE.set(&mut self.0, v);
        self
    }
    /// Where [`translation_offset_en`](Self::translation_offset_en) is: `0x00.28`.
    pub const TRANSLATION_OFFSET_EN: Field = Field::new(0x0, 28, 28);
    /// Change the list from xlt_offset on only. `0x00.28`
    #[inline]
    pub const fn translation_offset_en(&self) -> bool {
        Self::TRANSLATION_OFFSET_EN.get(&self.0) != 0
    }
    /// Sets [`translation_offset_en`](Self::translation_offset_en).
    #[inline]
    pub const fn set_translation_offset_en(&mut self, v: bool) -> &mut Self {
        Self::TRANSLATION_OFFSET_EN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`check_qpn`](Self::check_qpn) is: `0x00.27`.
    pub const CHECK_QPN: Field = Field::new(0x0, 27, 27);
    /// Check the queue pair number of the key. `0x00.27`
    #[inline]
    pub const fn check_qpn(&self) -> bool {
        Self::CHECK_QPN.get(&self.0) != 0
    }
    /// Sets [`check_qpn`](Self::check_qpn).
    #[inline]
    pub const fn set_check_qpn(&mut self, v: bool) -> &mut Self {
        Self::CHECK_QPN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`xlt_octowords`](Self::xlt_octowords) is: `0x04.31:16`.
    pub const XLT_OCTOWORDS: Field = Field::new(0x4, 31, 16);
    /// Length of the translation list in 16-byte units. `0x04.31:16`
    #[inline]
    pub const fn xlt_octowords(&self) -> u32 {
        Self::XLT_OCTOWORDS.get(&self.0)
    }
    /// Sets [`xlt_octowords`](Self::xlt_octowords).
    #[inline]
    pub const fn set_xlt_octowords(&mut self, v: u32) -> &mut Self {
        Self::XLT_OCTOWORDS.set(&mut self.0, v);
        self
    }
    /// Where [`xlt_offset`](Self::xlt_offset) is: `0x04.15:0`.
    pub const XLT_OFFSET: Field = Field::new(0x4, 15, 0);
    /// Start in the translation list in 16-byte units, low 16 bits. `0x04.15:0`
    #[inline]
    pub const fn xlt_offset(&self) -> u32 {
        Self::XLT_OFFSET.get(&self.0)
    }
    /// Sets [`xlt_offset`](Self::xlt_offset).
    #[inline]
    pub const fn set_xlt_offset(&mut self, v: u32) -> &mut Self {
        Self::XLT_OFFSET.set(&mut self.0, v);
        self
    }
    /// Where [`bsf_octowords`](Self::bsf_octowords) is: `0x04.15:0`.
    pub const BSF_OCTOWORDS: Field = Field::new(0x4, 15, 0);
    /// Length of the signature handling block in 16-byte units. `0x04.15:0`
    #[inline]
    pub const fn bsf_octowords(&self) -> u32 {
        Self::BSF_OCTOWORDS.get(&self.0)
    }
    /// Sets [`bsf_octowords`](Self::bsf_octowords).
    #[inline]
    pub const fn set_bsf_octowords(&mut self, v: u32) -> &mut Self {
        Self::BSF_OCTOWORDS.set(&mut self.0, v);
        self
    }
    /// Byte offset of [`mkey_mask`](Self::mkey_mask).
    pub const MKEY_MASK_OFFSET: usize = 0x8;
    /// Which fields of the key context to change, one bit each. `0x08`, 64 bits
    #[inline]
    pub const fn mkey_mask(&self) -> u64 {
        get64(&self.0, 0x8)
    }
    /// Sets [`mkey_mask`](Self::mkey_mask).
    #[inline]
    pub const fn set_mkey_mask(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0x8, v);
        self
    }
    /// Where [`xlt_offset_47_16`](Self::xlt_offset_47_16) is: `0x10.31:0`.
    pub const XLT_OFFSET_47_16: Field = Field::new(0x10, 31, 0);
    /// Start in the translation list, upper bits. `0x10.31:0`
    #[inline]
    pub const fn xlt_offset_47_16(&self) -> u32 {
        Self::XLT_OFFSET_47_16.get(&self.0)
    }
    /// Sets [`xlt_offset_47_16`](Self::xlt_offset_47_16).
    #[inline]
    pub const fn set_xlt_offset_47_16(&mut self, v: u32) -> &mut Self {
        Self::XLT_OFFSET_47_16.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "flags",
            kind: FieldKind::Bits(Self::FLAGS),
        },
        NamedField {
            name: "inline_",
            kind: FieldKind::Bits(Self::INLINE),
        },
        NamedField {
            name: "check_free",
            kind: FieldKind::Bits(Self::CHECK_FREE),
        },
        NamedField {
            name: "translation_offset_en",
            kind: FieldKind::Bits(Self::TRANSLATION_OFFSET_EN),
        },
        NamedField {
            name: "check_qpn",
            kind: FieldKind::Bits(Self::CHECK_QPN),
        },
        NamedField {
            name: "xlt_octowords",
            kind: FieldKind::Bits(Self::XLT_OCTOWORDS),
        },
        NamedField {
            name: "xlt_offset",
            kind: FieldKind::Bits(Self::XLT_OFFSET),
        },
        NamedField {
            name: "bsf_octowords",
            kind: FieldKind::Bits(Self::BSF_OCTOWORDS),
        },
        NamedField {
            name: "mkey_mask",
            kind: FieldKind::Qword(0x8),
        },
        NamedField {
            name: "xlt_offset_47_16",
            kind: FieldKind::Bits(Self::XLT_OFFSET_47_16),
        },
    ];
}
impl Default for WqeUmrCtrlSeg {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for WqeUmrCtrlSeg {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "WqeUmrCtrlSeg", Self::FIELDS, self.as_bytes())
    }
}
/// Ethernet segment of a raw send request; inline header bytes go on behind it.
///
/// Source: `qp.h:struct mlx5_wqe_eth_seg`.
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
pub struct WqeEthSeg([U32; 4]);
const _: () = assert!(size_of::< WqeEthSeg > () == 0x10);
impl WqeEthSeg {
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
    /// Where [`swp_outer_l4_offset`](Self::swp_outer_l4_offset) is: `0x00.31:24`.
    pub const SWP_OUTER_L4_OFFSET: Field = Field::new(0x0, 31, 24);
    /// Where the outer L4 header starts, in 2-byte units, given by software. `0x00.31:24`
    #[inline]
    pub const fn swp_outer_l4_offset(&self) -> u32 {
        Self::SWP_OUTER_L4_OFFSET.get(&self.0)
    }
    /// Sets [`swp_outer_l4_offset`](Self::swp_outer_l4_offset).
    #[inline]
    pub const fn set_swp_outer_l4_offset(&mut self, v: u32) -> &mut Self {
        Self::SWP_OUTER_L4_OFFSET.set(&mut self.0, v);
        self
    }
    /// Where [`swp_outer_l3_offset`](Self::swp_outer_l3_offset) is: `0x00.23:16`.
    pub const SWP_OUTER_L3_OFFSET: Field = Field::new(0x0, 23, 16);
    /// Where the outer L3 header starts, in 2-byte units. `0x00.23:16`
    #[inline]
    pub const fn swp_outer_l3_offset(&self) -> u32 {
        Self::SWP_OUTER_L3_OFFSET.get(&self.0)
    }
    /// Sets [`swp_outer_l3_offset`](Self::swp_outer_l3_offset).
    #[inline]
    pub const fn set_swp_outer_l3_offset(&mut self, v: u32) -> &mut Self {
        Self::SWP_OUTER_L3_OFFSET.set(&mut self.0, v);
        self
    }
    /// Where [`swp_inner_l4_offset`](Self::swp_inner_l4_offset) is: `0x00.15:8`.
    pub const SWP_INNER_L4_OFFSET: Field = Field::new(0x0, 15, 8);
    /// Where the inner L4 header starts, in 2-byte units. `0x00.15:8`
    #[inline]
    pub const fn swp_inner_l4_offset(&self) -> u32 {
        Self::SWP_INNER_L4_OFFSET.get(&self.0)
    }
    /// Sets [`swp_inner_l4_offset`](Self::swp_inner_l4_offset).
    #[inline]
    pub const fn set_swp_inner_l4_offset(&mut self, v: u32) -> &mut Self {
        Self::SWP_INNER_L4_OFFSET.set(&mut self.0, v);
        self
    }
    /// Where [`swp_inner_l3_offset`](Self::swp_inner_l3_offset) is: `0x00.7:0`.
    pub const SWP_INNER_L3_OFFSET: Field = Field::new(0x0, 7, 0);
    /// Where the inner L3 header starts, in 2-byte units. `0x00.7:0`
    #[inline]
    pub const fn swp_inner_l3_offset(&self) -> u32 {
        Self::SWP_INNER_L3_OFFSET.get(&self.0)
    }
    /// Sets [`swp_inner_l3_offset`](Self::swp_inner_l3_offset).
    #[inline]
    pub const fn set_swp_inner_l3_offset(&mut self, v: u32) -> &mut Self {
        Self::SWP_INNER_L3_OFFSET.set(&mut self.0, v);
        self
    }
    /// Where [`l4_csum`](Self::l4_csum) is: `0x04.31`.
    pub const L4_CSUM: Field = Field::new(0x4, 31, 31);
    /// Fill in the (outer) TCP or UDP checksum. `0x04.31`
    #[inline]
    pub const fn l4_csum(&self) -> bool {
        Self::L4_CSUM.get(&self.0) != 0
    }
    /// Sets [`l4_csum`](Self::l4_csum).
    #[inline]
    pub const fn set_l4_csum(&mut self, v: bool) -> &mut Self {
        Self::L4_CSUM.set(&mut self.0, v as u32);
        self
    }
    /// Where [`l3_csum`](Self::l3_csum) is: `0x04.30`.
    pub const L3_CSUM: Field = Field::new(0x4, 30, 30);
    /// Fill in the (outer) IP header checksum. `0x04.30`
    #[inline]
    pub const fn l3_csum(&self) -> bool {
        Self::L3_CSUM.get(&self.0) != 0
    }
    /// Sets [`l3_csum`](Self::l3_csum).
    #[inline]
    pub const fn set_l3_csum(&mut self, v: bool) -> &mut Self {
        Self::L3_CSUM.set(&mut self.0, v as u32);
        self
    }
    /// Where [`l4_inner_csum`](Self::l4_inner_csum) is: `0x04.29`.
    pub const L4_INNER_CSUM: Field = Field::new(0x4, 29, 29);
    /// Fill in the inner TCP or UDP checksum. `0x04.29`
    #[inline]
    pub const fn l4_inner_csum(&self) -> bool {
        Self::L4_INNER_CSUM.get(&self.0) != 0
    }
    /// Sets [`l4_inner_csum`](Self::l4_inner_csum).
    #[inline]
    pub const fn set_l4_inner_csum(&mut self, v: bool) -> &mut Self {
        Self::L4_INNER_CSUM.set(&mut self.0, v as u32);
        self
    }
    /// Where [`l3_inner_csum`](Self::l3_inner_csum) is: `0x04.28`.
    pub const L3_INNER_CSUM: Field = Field::new(0x4, 28, 28);
    /// Fill in the inner IP header checksum. `0x04.28`
    #[inline]
    pub const fn l3_inner_csum(&self) -> bool {
        Self::L3_INNER_CSUM.get(&self.0) != 0
    }
    /// Sets [`l3_inner_csum`](Self::l3_inner_csum).
    #[inline]
    pub const fn set_l3_inner_csum(&mut self, v: bool) -> &mut Self {
        Self::L3_INNER_CSUM.set(&mut self.0, v as u32);
        self
    }
    /// Where [`swp_flags`](Self::swp_flags) is: `0x04.23:16`.
    pub const SWP_FLAGS: Field = Field::new(0x4, 23, 16);
    /// Kind of the headers the offsets point at: 1 inner IPv6, 2 inner UDP, 0x10 outer IPv6, 0x20 outer UDP. `0x04.23:16`
    #[inline]
    pub const fn swp_flags(&self) -> u32 {
        Self::SWP_FLAGS.get(&self.0)
    }
    /// Sets [`swp_flags`](Self::swp_flags).
    #[inline]
    pub const fn set_swp_flags(&mut self, v: u32) -> &mut Self {
        Self::SWP_FLAGS.set(&mut self.0, v);
        self
    }
    /// Where [`mss`](Self::mss) is: `0x04.15:0`.
    pub const MSS: Field = Field::new(0x4, 15, 0);
    /// Payload bytes per segment of a large send; 0 otherwise. `0x04.15:0`
    #[inline]
    pub const fn mss(&self) -> u32 {
        Self::MSS.get(&self.0)
    }
    /// Sets [`mss`](Self::mss).
    #[inline]
    pub const fn set_mss(&mut self, v: u32) -> &mut Self {
        Self::MSS.set(&mut self.0, v);
        self
    }
    /// Where [`flow_table_metadata`](Self::flow_table_metadata) is: `0x08.31:0`.
    pub const FLOW_TABLE_METADATA: Field = Field::new(0x8, 31, 0);
    /// Value flow rules of the send side can match. `0x08.31:0`
    #[inline]
    pub const fn flow_table_metadata(&self) -> u32 {
        Self::FLOW_TABLE_METADATA.get(&self.0)
    }
    /// Sets [`flow_table_metadata`](Self::flow_table_metadata).
    #[inline]
    pub const fn set_flow_table_metadata(&mut self, v: u32) -> &mut Self {
        Self::FLOW_TABLE_METADATA.set(&mut self.0, v);
        self
    }
    /// Where [`sz`](Self::sz) is: `0x0c.31:16`.
    pub const SZ: Field = Field::new(0xc, 31, 16);
    /// Length of the inline header in bytes. `0x0c.31:16`
    #[inline]
    pub const fn sz(&self) -> u32 {
        Self::SZ.get(&self.0)
    }
    /// Sets [`sz`](Self::sz).
    #[inline]
    pub const fn set_sz(&mut self, v: u32) -> &mut Self {
        Self::SZ.set(&mut self.0, v);
        self
    }
    /// Where [`trailer`](Self::trailer) is: `0x0c.31:0`.
    pub const TRAILER: Field = Field::new(0xc, 31, 0);
    /// Trailer insertion, in place of the inline header. `0x0c.31:0`
    #[inline]
    pub const fn trailer(&self) -> u32 {
        Self::TRAILER.get(&self.0)
    }
    /// Sets [`trailer`](Self::trailer).
    #[inline]
    pub const fn set_trailer(&mut self, v: u32) -> &mut Self {
        Self::TRAILER.set(&mut self.0, v);
        self
    }
    /// Where [`start`](Self::start) is: `0x0c.15:0`.
    pub const START: Field = Field::new(0xc, 15, 0);
    /// First two bytes of the inline header; the others follow the segment. `0x0c.15:0`
    #[inline]
    pub const fn start(&self) -> u32 {
        Self::START.get(&self.0)
    }
    /// Sets [`start`](Self::start).
    #[inline]
    pub const fn set_start(&mut self, v: u32) -> &mut Self {
        Self::START.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "swp_outer_l4_offset",
            kind: FieldKind::Bits(Self::SWP_OUTER_L4_OFFSET),
        },
        NamedField {
            name: "swp_outer_l3_offset",
            kind: FieldKind::Bits(Self::SWP_OUTER_L3_OFFSET),
        },
        NamedField {
            name: "swp_inner_l4_offset",
            kind: FieldKind::Bits(Self::SWP_INNER_L4_OFFSET),
        },
        NamedField {
            name: "swp_inner_l3_offset",
            kind: FieldKind::Bits(Self::SWP_INNER_L3_OFFSET),
        },
        NamedField {
            name: "l4_csum",
            kind: FieldKind::Bits(Self::L4_CSUM),
        },
        NamedField {
            name: "l3_csum",
            kind: FieldKind::Bits(Self::L3_CSUM),
        },
        NamedField {
            name: "l4_inner_csum",
            kind: FieldKind::Bits(Self::L4_INNER_CSUM),
        },
        NamedField {
            name: "l3_inner_csum",
            kind: FieldKind::Bits(Self::L3_INNER_CSUM),
        },
        NamedField {
            name: "swp_flags",
            kind: FieldKind::Bits(Self::SWP_FLAGS),
        },
        NamedField {
            name: "mss",
            kind: FieldKind::Bits(Self::MSS),
        },
        NamedField {
            name: "flow_table_metadata",
            kind: FieldKind::Bits(Self::FLOW_TABLE_METADATA),
        },
        NamedField {
            name: "sz",
            kind: FieldKind::Bits(Self::SZ),
        },
        NamedField {
            name: "trailer",
            kind: FieldKind::Bits(Self::TRAILER),
        },
        NamedField {
            name: "start",
            kind: FieldKind::Bits(Self::START),
        },
    ];
}
impl Default for WqeEthSeg {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for WqeEthSeg {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "WqeEthSeg", Self::FIELDS, self.as_bytes())
    }
}
