//! Object commands.
//!
//! Commands that make, read and destroy the objects every queue needs: UARs, protection and transport domains, memory keys, event and completion queues, XRC domains and queue counter sets.
//!
//! Generated from `hw-specs/cmd_objects.toml` by `cargo xtask codegen`. Do not edit.
use crate::field::{Field, FieldKind, NamedField, get64, set64, debug_fields};
use zerocopy::big_endian::U32;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned};
/// What MODIFY_CQ does (op_mod).
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct ModifyCqOpMod(pub u16);
impl ModifyCqOpMod {
    /// Change moderation or attachment fields.
    pub const MODIFY: Self = Self(0x0);
    /// Move to a new buffer.
    pub const RESIZE: Self = Self(0x1);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("MODIFY"),
            0x1 => Some("RESIZE"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for ModifyCqOpMod {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "ModifyCqOpMod({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for ModifyCqOpMod {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Bit mask of the fields to take in MODIFY_CQ with op_mod 0.
///
/// Source: linux/mlx5/cq.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct CqModifyField(pub u32);
impl CqModifyField {
    /// cq_period, the moderation time.
    pub const PERIOD: Self = Self(0x1);
    /// cq_max_count, the moderation count.
    pub const MAX_COUNT: Self = Self(0x2);
    /// oi, ignore overrun.
    pub const OVERRUN: Self = Self(0x4);
    /// Event queue the completion events go to.
    pub const C_EQN: Self = Self(0x8);
    /// Start of the moderation time; capability cq_period_mode_modify.
    pub const PERIOD_MODE: Self = Self(0x10);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x1 => Some("PERIOD"),
            0x2 => Some("MAX_COUNT"),
            0x4 => Some("OVERRUN"),
            0x8 => Some("C_EQN"),
            0x10 => Some("PERIOD_MODE"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for CqModifyField {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "CqModifyField({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for CqModifyField {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Bit mask of the fields to take in MODIFY_CQ with op_mod 1.
///
/// Source: linux/mlx5/cq.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct CqResizeField(pub u32);
impl CqResizeField {
    /// log_cq_size, the new number of entries.
    pub const LOG_SIZE: Self = Self(0x1);
    /// Offset of the new buffer in its first page.
    pub const PAGE_OFFSET: Self = Self(0x2);
    /// Page size of the new buffer.
    pub const LOG_PAGE_SIZE: Self = Self(0x4);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x1 => Some("LOG_SIZE"),
            0x2 => Some("PAGE_OFFSET"),
            0x4 => Some("LOG_PAGE_SIZE"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for CqResizeField {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "CqResizeField({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for CqResizeField {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Asks for one doorbell page (UAR).
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_alloc_uar_in_bits`.
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
pub struct AllocUarIn([U32; 4]);
const _: () = assert!(size_of::< AllocUarIn > () == 0x10);
impl AllocUarIn {
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
    /// Command opcode: ALLOC_UAR, 0x802. `0x00.31:16`
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
    ];
}
impl Default for AllocUarIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for AllocUarIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "AllocUarIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of ALLOC_UAR.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_alloc_uar_out_bits`.
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
pub struct AllocUarOut([U32; 4]);
const _: () = assert!(size_of::< AllocUarOut > () == 0x10);
impl AllocUarOut {
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
    /// Where [`uar`](Self::uar) is: `0x08.23:0`.
    pub const UAR: Field = Field::new(0x8, 23, 0);
    /// UAR index; its page lies at index x 4 KiB from the start of BAR0. `0x08.23:0`
    #[inline]
    pub const fn uar(&self) -> u32 {
        Self::UAR.get(&self.0)
    }
    /// Sets [`uar`](Self::uar).
    #[inline]
    pub const fn set_uar(&mut self, v: u32) -> &mut Self {
        Self::UAR.set(&mut self.0, v);
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
            name: "uar",
            kind: FieldKind::Bits(Self::UAR),
        },
    ];
}
impl Default for AllocUarOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for AllocUarOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "AllocUarOut", Self::FIELDS, self.as_bytes())
    }
}
/// Gives a doorbell page back.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_dealloc_uar_in_bits`.
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
pub struct DeallocUarIn([U32; 4]);
const _: () = assert!(size_of::< DeallocUarIn > () == 0x10);
impl DeallocUarIn {
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
    /// Command opcode: DEALLOC_UAR, 0x803. `0x00.31:16`
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
    /// Where [`uar`](Self::uar) is: `0x08.23:0`.
    pub const UAR: Field = Field::new(0x8, 23, 0);
    /// UAR index to free. `0x08.23:0`
    #[inline]
    pub const fn uar(&self) -> u32 {
        Self::UAR.get(&self.0)
    }
    /// Sets [`uar`](Self::uar).
    #[inline]
    pub const fn set_uar(&mut self, v: u32) -> &mut Self {
        Self::UAR.set(&mut self.0, v);
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
            name: "uar",
            kind: FieldKind::Bits(Self::UAR),
        },
    ];
}
impl Default for DeallocUarIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DeallocUarIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DeallocUarIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of DEALLOC_UAR.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_dealloc_uar_out_bits`.
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
pub struct DeallocUarOut([U32; 4]);
const _: () = assert!(size_of::< DeallocUarOut > () == 0x10);
impl DeallocUarOut {
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
impl Default for DeallocUarOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DeallocUarOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DeallocUarOut", Self::FIELDS, self.as_bytes())
    }
}
/// Asks for a protection domain.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_alloc_pd_in_bits`.
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
pub struct AllocPdIn([U32; 4]);
const _: () = assert!(size_of::< AllocPdIn > () == 0x10);
impl AllocPdIn {
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
    /// Command opcode: ALLOC_PD, 0x800. `0x00.31:16`
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
    ];
}
impl Default for AllocPdIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for AllocPdIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "AllocPdIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of ALLOC_PD.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_alloc_pd_out_bits`.
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
pub struct AllocPdOut([U32; 4]);
const _: () = assert!(size_of::< AllocPdOut > () == 0x10);
impl AllocPdOut {
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
    /// Where [`pd`](Self::pd) is: `0x08.23:0`.
    pub const PD: Field = Field::new(0x8, 23, 0);
    /// Protection domain number. `0x08.23:0`
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
            name: "pd",
            kind: FieldKind::Bits(Self::PD),
        },
    ];
}
impl Default for AllocPdOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for AllocPdOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "AllocPdOut", Self::FIELDS, self.as_bytes())
    }
}
/// Frees a protection domain.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_dealloc_pd_in_bits`.
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
pub struct DeallocPdIn([U32; 4]);
const _: () = assert!(size_of::< DeallocPdIn > () == 0x10);
impl DeallocPdIn {
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
    /// Command opcode: DEALLOC_PD, 0x801. `0x00.31:16`
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
    /// Where [`pd`](Self::pd) is: `0x08.23:0`.
    pub const PD: Field = Field::new(0x8, 23, 0);
    /// Protection domain number to free. `0x08.23:0`
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
            name: "pd",
            kind: FieldKind::Bits(Self::PD),
        },
    ];
}
impl Default for DeallocPdIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DeallocPdIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DeallocPdIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of DEALLOC_PD.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_dealloc_pd_out_bits`.
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
pub struct DeallocPdOut([U32; 4]);
const _: () = assert!(size_of::< DeallocPdOut > () == 0x10);
impl DeallocPdOut {
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
impl Default for DeallocPdOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DeallocPdOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DeallocPdOut", Self::FIELDS, self.as_bytes())
    }
}
/// Asks for a transport domain, the group in which Ethernet self-loopback is decided.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_alloc_transport_domain_in_bits`.
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
pub struct AllocTransportDomainIn([U32; 4]);
const _: () = assert!(size_of::< AllocTransportDomainIn > () == 0x10);
impl AllocTransportDomainIn {
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
    /// Command opcode: ALLOC_TRANSPORT_DOMAIN, 0x816. `0x00.31:16`
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
    ];
}
impl Default for AllocTransportDomainIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for AllocTransportDomainIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "AllocTransportDomainIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of ALLOC_TRANSPORT_DOMAIN.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_alloc_transport_domain_out_bits`.
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
pub struct AllocTransportDomainOut([U32; 4]);
const _: () = assert!(size_of::< AllocTransportDomainOut > () == 0x10);
impl AllocTransportDomainOut {
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
    /// Where [`transport_domain`](Self::transport_domain) is: `0x08.23:0`.
    pub const TRANSPORT_DOMAIN: Field = Field::new(0x8, 23, 0);
    /// Transport domain number, put into TIS and TIR contexts. `0x08.23:0`
    #[inline]
    pub const fn transport_domain(&self) -> u32 {
        Self::TRANSPORT_DOMAIN.get(&self.0)
    }
    /// Sets [`transport_domain`](Self::transport_domain).
    #[inline]
    pub const fn set_transport_domain(&mut self, v: u32) -> &mut Self {
        Self::TRANSPORT_DOMAIN.set(&mut self.0, v);
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
            name: "transport_domain",
            kind: FieldKind::Bits(Self::TRANSPORT_DOMAIN),
        },
    ];
}
impl Default for AllocTransportDomainOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for AllocTransportDomainOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "AllocTransportDomainOut", Self::FIELDS, self.as_bytes())
    }
}
/// Frees a transport domain.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_dealloc_transport_domain_in_bits`.
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
pub struct DeallocTransportDomainIn([U32; 4]);
const _: () = assert!(size_of::< DeallocTransportDomainIn > () == 0x10);
impl DeallocTransportDomainIn {
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
    /// Command opcode: DEALLOC_TRANSPORT_DOMAIN, 0x817. `0x00.31:16`
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
    /// Where [`transport_domain`](Self::transport_domain) is: `0x08.23:0`.
    pub const TRANSPORT_DOMAIN: Field = Field::new(0x8, 23, 0);
    /// Transport domain number to free. `0x08.23:0`
    #[inline]
    pub const fn transport_domain(&self) -> u32 {
        Self::TRANSPORT_DOMAIN.get(&self.0)
    }
    /// Sets [`transport_domain`](Self::transport_domain).
    #[inline]
    pub const fn set_transport_domain(&mut self, v: u32) -> &mut Self {
        Self::TRANSPORT_DOMAIN.set(&mut self.0, v);
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
            name: "transport_domain",
            kind: FieldKind::Bits(Self::TRANSPORT_DOMAIN),
        },
    ];
}
impl Default for DeallocTransportDomainIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DeallocTransportDomainIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DeallocTransportDomainIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of DEALLOC_TRANSPORT_DOMAIN.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_dealloc_transport_domain_out_bits`.
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
pub struct DeallocTransportDomainOut([U32; 4]);
const _: () = assert!(size_of::< DeallocTransportDomainOut > () == 0x10);
impl DeallocTransportDomainOut {
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
impl Default for DeallocTransportDomainOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DeallocTransportDomainOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DeallocTransportDomainOut", Self::FIELDS, self.as_bytes())
    }
}
/// Makes a memory key, with its translation list or empty.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_create_mkey_in_bits`.
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
pub struct CreateMkeyIn([U32; 68]);
const _: () = assert!(size_of::< CreateMkeyIn > () == 0x110);
impl CreateMkeyIn {
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
    /// Command opcode: CREATE_MKEY, 0x200. `0x00.31:16`
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
    /// Where [`pg_access`](Self::pg_access) is: `0x0c.31`.
    pub const PG_ACCESS: Field = Field::new(0xc, 31, 31);
    /// 1 if the list entries carry read and write rights in their low bits; Linux sets it whenever capability pg is there. `0x0c.31`
    #[inline]
    pub const fn pg_access(&self) -> bool {
        Self::PG_ACCESS.get(&self.0) != 0
    }
    /// Sets [`pg_access`](Self::pg_access).
    #[inline]
    pub const fn set_pg_access(&mut self, v: bool) -> &mut Self {
        Self::PG_ACCESS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`mkey_umem_valid`](Self::mkey_umem_valid) is: `0x0c.30`.
    pub const MKEY_UMEM_VALID: Field = Field::new(0xc, 30, 30);
    /// 1 if the translation list lives in a registered user memory object. `0x0c.30`
    #[inline]
    pub const fn mkey_umem_valid(&self) -> bool {
        Self::MKEY_UMEM_VALID.get(&self.0) != 0
    }
    /// Sets [`mkey_umem_valid`](Self::mkey_umem_valid).
    #[inline]
    pub const fn set_mkey_umem_valid(&mut self, v: bool) -> &mut Self {
        Self::MKEY_UMEM_VALID.set(&mut self.0, v as u32);
        self
    }
    /// Where [`data_direct`](Self::data_direct) is: `0x0c.29`.
    pub const DATA_DIRECT: Field = Field::new(0xc, 29, 29);
    /// 1 to reach memory over the separate data-direct PCI function. `0x0c.29`
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
    /// Memory key context: access mode, rights, range, protection domain. `0x10`
    #[inline]
    pub fn memory_key_mkey_entry(&self) -> &super::contexts::Mkc {
        <super::contexts::Mkc>::ref_from_bytes(&self.as_bytes()[0x10..0x50])
            .expect("in the layout")
    }
    /// [`memory_key_mkey_entry`](Self::memory_key_mkey_entry), to be written.
    #[inline]
    pub fn memory_key_mkey_entry_mut(&mut self) -> &mut super::contexts::Mkc {
        <super::contexts::Mkc>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x10..0x50])
            .expect("in the layout")
    }
    /// Where [`translations_octword_actual_size`](Self::translations_octword_actual_size) is: `0x60.31:0`.
    pub const TRANSLATIONS_OCTWORD_ACTUAL_SIZE: Field = Field::new(0x60, 31, 0);
    /// Length of the list in this command, in 16-byte units (two MTT entries or one KLM each). `0x60.31:0`
    #[inline]
    pub const fn translations_octword_actual_size(&self) -> u32 {
        Self::TRANSLATIONS_OCTWORD_ACTUAL_SIZE.get(&self.0)
    }
    /// Sets [`translations_octword_actual_size`](Self::translations_octword_actual_size).
    #[inline]
    pub const fn set_translations_octword_actual_size(&mut self, v: u32) -> &mut Self {
        Self::TRANSLATIONS_OCTWORD_ACTUAL_SIZE.set(&mut self.0, v);
        self
    }
    /// Translation list: MTT entries (8 bytes, page address with rights in the low bits) or KLM entries (16 bytes), padded to 16 bytes. Behind the fixed part, from this byte on.
    pub const KLM_PAS_MTT_OFFSET: usize = 0x110;
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
            name: "pg_access",
            kind: FieldKind::Bits(Self::PG_ACCESS),
        },
        NamedField {
            name: "mkey_umem_valid",
            kind: FieldKind::Bits(Self::MKEY_UMEM_VALID),
        },
        NamedField {
            name: "data_direct",
            kind: FieldKind::Bits(Self::DATA_DIRECT),
        },
        NamedField {
            name: "memory_key_mkey_entry",
            kind: FieldKind::Layout(0x10, <super::contexts::Mkc>::FIELDS),
        },
        NamedField {
            name: "translations_octword_actual_size",
            kind: FieldKind::Bits(Self::TRANSLATIONS_OCTWORD_ACTUAL_SIZE),
        },
    ];
}
impl Default for CreateMkeyIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CreateMkeyIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CreateMkeyIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of CREATE_MKEY.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_create_mkey_out_bits`.
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
pub struct CreateMkeyOut([U32; 4]);
const _: () = assert!(size_of::< CreateMkeyOut > () == 0x10);
impl CreateMkeyOut {
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
    /// Where [`mkey_index`](Self::mkey_index) is: `0x08.23:0`.
    pub const MKEY_INDEX: Field = Field::new(0x8, 23, 0);
    /// Upper 24 bits of the key; lkey = rkey = mkey_index << 8 with mkey_7_0 of the context. `0x08.23:0`
    #[inline]
    pub const fn mkey_index(&self) -> u32 {
        Self::MKEY_INDEX.get(&self.0)
    }
    /// Sets [`mkey_index`](Self::mkey_index).
    #[inline]
    pub const fn set_mkey_index(&mut self, v: u32) -> &mut Self {
        Self::MKEY_INDEX.set(&mut self.0, v);
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
            name: "mkey_index",
            kind: FieldKind::Bits(Self::MKEY_INDEX),
        },
    ];
}
impl Default for CreateMkeyOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CreateMkeyOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CreateMkeyOut", Self::FIELDS, self.as_bytes())
    }
}
/// Destroys a memory key.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_destroy_mkey_in_bits`.
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
pub struct DestroyMkeyIn([U32; 4]);
const _: () = assert!(size_of::< DestroyMkeyIn > () == 0x10);
impl DestroyMkeyIn {
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
    /// Command opcode: DESTROY_MKEY, 0x202. `0x00.31:16`
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
    /// Where [`mkey_index`](Self::mkey_index) is: `0x08.23:0`.
    pub const MKEY_INDEX: Field = Field::new(0x8, 23, 0);
    /// Key to destroy without its low byte, that is key >> 8. `0x08.23:0`
    #[inline]
    pub const fn mkey_index(&self) -> u32 {
        Self::MKEY_INDEX.get(&self.0)
    }
    /// Sets [`mkey_index`](Self::mkey_index).
    #[inline]
    pub const fn set_mkey_index(&mut self, v: u32) -> &mut Self {
        Self::MKEY_INDEX.set(&mut self.0, v);
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
            name: "mkey_index",
            kind: FieldKind::Bits(Self::MKEY_INDEX),
        },
    ];
}
impl Default for DestroyMkeyIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DestroyMkeyIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DestroyMkeyIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of DESTROY_MKEY.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_destroy_mkey_out_bits`.
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
pub struct DestroyMkeyOut([U32; 4]);
const _: () = assert!(size_of::< DestroyMkeyOut > () == 0x10);
impl DestroyMkeyOut {
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
impl Default for DestroyMkeyOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DestroyMkeyOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DestroyMkeyOut", Self::FIELDS, self.as_bytes())
    }
}
/// Reads a memory key.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_mkey_in_bits`.
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
pub struct QueryMkeyIn([U32; 4]);
const _: () = assert!(size_of::< QueryMkeyIn > () == 0x10);
impl QueryMkeyIn {
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
    /// Command opcode: QUERY_MKEY, 0x201. `0x00.31:16`
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
    /// Where [`mkey_index`](Self::mkey_index) is: `0x08.23:0`.
    pub const MKEY_INDEX: Field = Field::new(0x8, 23, 0);
    /// Key to read without its low byte, that is key >> 8. `0x08.23:0`
    #[inline]
    pub const fn mkey_index(&self) -> u32 {
        Self::MKEY_INDEX.get(&self.0)
    }
    /// Sets [`mkey_index`](Self::mkey_index).
    #[inline]
    pub const fn set_mkey_index(&mut self, v: u32) -> &mut Self {
        Self::MKEY_INDEX.set(&mut self.0, v);
        self
    }
    /// Where [`pg_access`](Self::pg_access) is: `0x0c.31`.
    pub const PG_ACCESS: Field = Field::new(0xc, 31, 31);
    /// 1 to get the translation entries with their access bits. `0x0c.31`
    #[inline]
    pub const fn pg_access(&self) -> bool {
        Self::PG_ACCESS.get(&self.0) != 0
    }
    /// Sets [`pg_access`](Self::pg_access).
    #[inline]
    pub const fn set_pg_access(&mut self, v: bool) -> &mut Self {
        Self::PG_ACCESS.set(&mut self.0, v as u32);
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
            name: "mkey_index",
            kind: FieldKind::Bits(Self::MKEY_INDEX),
        },
        NamedField {
            name: "pg_access",
            kind: FieldKind::Bits(Self::PG_ACCESS),
        },
    ];
}
impl Default for QueryMkeyIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryMkeyIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryMkeyIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of QUERY_MKEY.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_mkey_out_bits`.
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
pub struct QueryMkeyOut([U32; 76]);
const _: () = assert!(size_of::< QueryMkeyOut > () == 0x130);
impl QueryMkeyOut {
    /// Size in bytes.
    pub const BYTES: usize = 0x130;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 76])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x130] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 76]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 76] {
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
    /// Memory key context as it is now. `0x10`
    #[inline]
    pub fn memory_key_mkey_entry(&self) -> &super::contexts::Mkc {
        <super::contexts::Mkc>::ref_from_bytes(&self.as_bytes()[0x10..0x50])
            .expect("in the layout")
    }
    /// [`memory_key_mkey_entry`](Self::memory_key_mkey_entry), to be written.
    #[inline]
    pub fn memory_key_mkey_entry_mut(&mut self) -> &mut super::contexts::Mkc {
        <super::contexts::Mkc>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x10..0x50])
            .expect("in the layout")
    }
    /// First 16 bytes of the translation: one KLM, one BSF part or MTT 0 and 1. `0x110`, 16 bytes
    #[inline]
    pub fn bsf0_klm0_pas_mtt0_1(&self) -> &[u8; 16] {
        let (a, _) = self
            .as_bytes()[0x110..0x120]
            .split_first_chunk()
            .expect("in the layout");
        a
    }
    /// The bytes of [`bsf0_klm0_pas_mtt0_1`](Self::bsf0_klm0_pas_mtt0_1), to be written.
    #[inline]
    pub fn bsf0_klm0_pas_mtt0_1_mut(&mut self) -> &mut [u8; 16] {
        let b: &mut [u8; 0x130] = zerocopy::transmute_mut!(& mut self.0);
        let (a, _) = b[0x110..0x120].split_first_chunk_mut().expect("in the layout");
        a
    }
    /// Next 16 bytes of the translation: one KLM, one BSF part or MTT 2 and 3. `0x120`, 16 bytes
    #[inline]
    pub fn bsf1_klm1_pas_mtt2_3(&self) -> &[u8; 16] {
        let (a, _) = self
            .as_bytes()[0x120..0x130]
            .split_first_chunk()
            .expect("in the layout");
        a
    }
    /// The bytes of [`bsf1_klm1_pas_mtt2_3`](Self::bsf1_klm1_pas_mtt2_3), to be written.
    #[inline]
    pub fn bsf1_klm1_pas_mtt2_3_mut(&mut self) -> &mut [u8; 16] {
        let b: &mut [u8; 0x130] = zerocopy::transmute_mut!(& mut self.0);
        let (a, _) = b[0x120..0x130].split_first_chunk_mut().expect("in the layout");
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
            name: "memory_key_mkey_entry",
            kind: FieldKind::Layout(0x10, <super::contexts::Mkc>::FIELDS),
        },
        NamedField {
            name: "bsf0_klm0_pas_mtt0_1",
            kind: FieldKind::Bytes(0x110, 16),
        },
        NamedField {
            name: "bsf1_klm1_pas_mtt2_3",
            kind: FieldKind::Bytes(0x120, 16),
        },
    ];
}
impl Default for QueryMkeyOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryMkeyOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryMkeyOut", Self::FIELDS, self.as_bytes())
    }
}
/// Makes an event queue. All its entries must carry owner 1 before.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_create_eq_in_bits`.
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
pub struct CreateEqIn([U32; 68]);
const _: () = assert!(size_of::< CreateEqIn > () == 0x110);
impl CreateEqIn {
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
    /// Command opcode: CREATE_EQ, 0x301. `0x00.31:16`
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
    /// Event queue context: size, UAR, interrupt vector, page size. `0x10`
    #[inline]
    pub fn eq_context_entry(&self) -> &super::contexts::Eqc {
        <super::contexts::Eqc>::ref_from_bytes(&self.as_bytes()[0x10..0x50])
            .expect("in the layout")
    }
    /// [`eq_context_entry`](Self::eq_context_entry), to be written.
    #[inline]
    pub fn eq_context_entry_mut(&mut self) -> &mut super::contexts::Eqc {
        <super::contexts::Eqc>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x10..0x50])
            .expect("in the layout")
    }
    /// Event types wanted, 256 bits: type t is bit (t mod 64) of qword (t / 64); only the first qword exists without capability event_cap. `0x58`, 4 times 64 bits
    #[inline]
    pub const fn event_bitmask(&self, i: usize) -> u64 {
        assert!(i < 4);
        get64(&self.0, 0x58 + 8 * i)
    }
    /// Sets element `i` of [`event_bitmask`](Self::event_bitmask).
    #[inline]
    pub const fn set_event_bitmask(&mut self, i: usize, v: u64) -> &mut Self {
        assert!(i < 4);
        set64(&mut self.0, 0x58 + 8 * i, v);
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
            name: "eq_context_entry",
            kind: FieldKind::Layout(0x10, <super::contexts::Eqc>::FIELDS),
        },
        NamedField {
            name: "event_bitmask",
            kind: FieldKind::Array {
                offset: 0x58,
                count: 4,
                stride: 8,
                element: crate::field::QWORD_ELEMENT,
            },
        },
    ];
}
impl Default for CreateEqIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CreateEqIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CreateEqIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of CREATE_EQ.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_create_eq_out_bits`.
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
pub struct CreateEqOut([U32; 4]);
const _: () = assert!(size_of::< CreateEqOut > () == 0x10);
impl CreateEqOut {
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
    /// Where [`eq_number`](Self::eq_number) is: `0x08.7:0`.
    pub const EQ_NUMBER: Field = Field::new(0x8, 7, 0);
    /// Event queue number (EQN), used in its doorbell and in CQ contexts. `0x08.7:0`
    #[inline]
    pub const fn eq_number(&self) -> u32 {
        Self::EQ_NUMBER.get(&self.0)
    }
    /// Sets [`eq_number`](Self::eq_number).
    #[inline]
    pub const fn set_eq_number(&mut self, v: u32) -> &mut Self {
        Self::EQ_NUMBER.set(&mut self.0, v);
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
            name: "eq_number",
            kind: FieldKind::Bits(Self::EQ_NUMBER),
        },
    ];
}
impl Default for CreateEqOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CreateEqOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CreateEqOut", Self::FIELDS, self.as_bytes())
    }
}
/// Destroys an event queue.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_destroy_eq_in_bits`.
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
pub struct DestroyEqIn([U32; 4]);
const _: () = assert!(size_of::< DestroyEqIn > () == 0x10);
impl DestroyEqIn {
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
    /// Command opcode: DESTROY_EQ, 0x302. `0x00.31:16`
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
    /// Where [`eq_number`](Self::eq_number) is: `0x08.7:0`.
    pub const EQ_NUMBER: Field = Field::new(0x8, 7, 0);
    /// Event queue number to destroy. `0x08.7:0`
    #[inline]
    pub const fn eq_number(&self) -> u32 {
        Self::EQ_NUMBER.get(&self.0)
    }
    /// Sets [`eq_number`](Self::eq_number).
    #[inline]
    pub const fn set_eq_number(&mut self, v: u32) -> &mut Self {
        Self::EQ_NUMBER.set(&mut self.0, v);
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
            name: "eq_number",
            kind: FieldKind::Bits(Self::EQ_NUMBER),
        },
    ];
}
impl Default for DestroyEqIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DestroyEqIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DestroyEqIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of DESTROY_EQ.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_destroy_eq_out_bits`.
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
pub struct DestroyEqOut([U32; 4]);
const _: () = assert!(size_of::< DestroyEqOut > () == 0x10);
impl DestroyEqOut {
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
impl Default for DestroyEqOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DestroyEqOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DestroyEqOut", Self::FIELDS, self.as_bytes())
    }
}
/// Reads an event queue.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_eq_in_bits`.
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
pub struct QueryEqIn([U32; 4]);
const _: () = assert!(size_of::< QueryEqIn > () == 0x10);
impl QueryEqIn {
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
    /// Command opcode: QUERY_EQ, 0x303. `0x00.31:16`
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
    /// Where [`eq_number`](Self::eq_number) is: `0x08.7:0`.
    pub const EQ_NUMBER: Field = Field::new(0x8, 7, 0);
    /// Event queue number to read. `0x08.7:0`
    #[inline]
    pub const fn eq_number(&self) -> u32 {
        Self::EQ_NUMBER.get(&self.0)
    }
    /// Sets [`eq_number`](Self::eq_number).
    #[inline]
    pub const fn set_eq_number(&mut self, v: u32) -> &mut Self {
        Self::EQ_NUMBER.set(&mut self.0, v);
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
            name: "eq_number",
            kind: FieldKind::Bits(Self::EQ_NUMBER),
        },
    ];
}
impl Default for QueryEqIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryEqIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryEqIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of QUERY_EQ.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_eq_out_bits`.
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
pub struct QueryEqOut([U32; 68]);
const _: () = assert!(size_of::< QueryEqOut > () == 0x110);
impl QueryEqOut {
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
    /// Event queue context as it is now. `0x10`
    #[inline]
    pub fn eq_context_entry(&self) -> &super::contexts::Eqc {
        <super::contexts::Eqc>::ref_from_bytes(&self.as_bytes()[0x10..0x50])
            .expect("in the layout")
    }
    /// [`eq_context_entry`](Self::eq_context_entry), to be written.
    #[inline]
    pub fn eq_context_entry_mut(&mut self) -> &mut super::contexts::Eqc {
        <super::contexts::Eqc>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x10..0x50])
            .expect("in the layout")
    }
    /// Byte offset of [`event_bitmask`](Self::event_bitmask).
    pub const EVENT_BITMASK_OFFSET: usize = 0x58;
    /// Types 0 to 63 the queue takes, bit t for type t. `0x58`, 64 bits
    #[inline]
    pub const fn event_bitmask(&self) -> u64 {
        get64(&self.0, 0x58)
    }
    /// Sets [`event_bitmask`](Self::event_bitmask).
    #[inline]
    pub const fn set_event_bitmask(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0x58, v);
        self
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
            name: "eq_context_entry",
            kind: FieldKind::Layout(0x10, <super::contexts::Eqc>::FIELDS),
        },
        NamedField {
            name: "event_bitmask",
            kind: FieldKind::Qword(0x58),
        },
    ];
}
impl Default for QueryEqOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryEqOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryEqOut", Self::FIELDS, self.as_bytes())
    }
}
/// Makes a completion queue. Its entries and record must be initialized before.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_create_cq_in_bits`.
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
pub struct CreateCqIn([U32; 68]);
const _: () = assert!(size_of::< CreateCqIn > () == 0x110);
impl CreateCqIn {
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
    /// Command opcode: CREATE_CQ, 0x400. `0x00.31:16`
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
    /// Completion queue context: size, UAR, EQN, page size, record address. `0x10`
    #[inline]
    pub fn cq_context(&self) -> &super::contexts::Cqc {
        <super::contexts::Cqc>::ref_from_bytes(&self.as_bytes()[0x10..0x50])
            .expect("in the layout")
    }
    /// [`cq_context`](Self::cq_context), to be written.
    #[inline]
    pub fn cq_context_mut(&mut self) -> &mut super::contexts::Cqc {
        <super::contexts::Cqc>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x10..0x50])
            .expect("in the layout")
    }
    /// Where [`cq_umem_valid`](Self::cq_umem_valid) is: `0x5c.31`.
    pub const CQ_UMEM_VALID: Field = Field::new(0x5c, 31, 31);
    /// 1 if the buffer lives in a registered user memory object instead of pas. `0x5c.31`
    #[inline]
    pub const fn cq_umem_valid(&self) -> bool {
        Self::CQ_UMEM_VALID.get(&self.0) != 0
    }
    /// Sets [`cq_umem_valid`](Self::cq_umem_valid).
    #[inline]
    pub const fn set_cq_umem_valid(&mut self, v: bool) -> &mut Self {
        Self::CQ_UMEM_VALID.set(&mut self.0, v as u32);
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
            name: "cq_context",
            kind: FieldKind::Layout(0x10, <super::contexts::Cqc>::FIELDS),
        },
        NamedField {
            name: "cq_umem_valid",
            kind: FieldKind::Bits(Self::CQ_UMEM_VALID),
        },
    ];
}
impl Default for CreateCqIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CreateCqIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CreateCqIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of CREATE_CQ.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_create_cq_out_bits`.
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
pub struct CreateCqOut([U32; 4]);
const _: () = assert!(size_of::< CreateCqOut > () == 0x10);
impl CreateCqOut {
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
    /// Where [`cqn`](Self::cqn) is: `0x08.23:0`.
    pub const CQN: Field = Field::new(0x8, 23, 0);
    /// Completion queue number (CQN). `0x08.23:0`
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
            name: "status",
            kind: FieldKind::Bits(Self::STATUS),
        },
        NamedField {
            name: "syndrome",
            kind: FieldKind::Bits(Self::SYNDROME),
        },
        NamedField {
            name: "cqn",
            kind: FieldKind::Bits(Self::CQN),
        },
    ];
}
impl Default for CreateCqOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CreateCqOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CreateCqOut", Self::FIELDS, self.as_bytes())
    }
}
/// Destroys a completion queue; no queue may use it any more.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_destroy_cq_in_bits`.
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
pub struct DestroyCqIn([U32; 4]);
const _: () = assert!(size_of::< DestroyCqIn > () == 0x10);
impl DestroyCqIn {
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
    /// Command opcode: DESTROY_CQ, 0x401. `0x00.31:16`
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
    /// Where [`cqn`](Self::cqn) is: `0x08.23:0`.
    pub const CQN: Field = Field::new(0x8, 23, 0);
    /// Completion queue number to destroy. `0x08.23:0`
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
            name: "cqn",
            kind: FieldKind::Bits(Self::CQN),
        },
    ];
}
impl Default for DestroyCqIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DestroyCqIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DestroyCqIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of DESTROY_CQ.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_destroy_cq_out_bits`.
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
pub struct DestroyCqOut([U32; 4]);
const _: () = assert!(size_of::< DestroyCqOut > () == 0x10);
impl DestroyCqOut {
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
impl Default for DestroyCqOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DestroyCqOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DestroyCqOut", Self::FIELDS, self.as_bytes())
    }
}
/// Reads a completion queue.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_cq_in_bits`.
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
pub struct QueryCqIn([U32; 4]);
const _: () = assert!(size_of::< QueryCqIn > () == 0x10);
impl QueryCqIn {
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
    /// Command opcode: QUERY_CQ, 0x402. `0x00.31:16`
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
    /// Where [`cqn`](Self::cqn) is: `0x08.23:0`.
    pub const CQN: Field = Field::new(0x8, 23, 0);
    /// Completion queue number to read. `0x08.23:0`
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
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "op_mod",
            kind: FieldKind::Bits(Self::OP_MOD),
        },
        NamedField {
            name: "cqn",
            kind: FieldKind::Bits(Self::CQN),
        },
    ];
}
impl Default for QueryCqIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryCqIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryCqIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of QUERY_CQ.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_cq_out_bits`.
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
pub struct QueryCqOut([U32; 68]);
const _: () = assert!(size_of::< QueryCqOut > () == 0x110);
impl QueryCqOut {
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
    /// Completion queue context as it is now, with the device's counters. `0x10`
    #[inline]
    pub fn cq_context(&self) -> &super::contexts::Cqc {
        <super::contexts::Cqc>::ref_from_bytes(&self.as_bytes()[0x10..0x50])
            .expect("in the layout")
    }
    /// [`cq_context`](Self::cq_context), to be written.
    #[inline]
    pub fn cq_context_mut(&mut self) -> &mut super::contexts::Cqc {
        <super::contexts::Cqc>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x10..0x50])
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
            name: "cq_context",
            kind: FieldKind::Layout(0x10, <super::contexts::Cqc>::FIELDS),
        },
    ];
}
impl Default for QueryCqOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryCqOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryCqOut", Self::FIELDS, self.as_bytes())
    }
}
/// Changes event moderation or, with op_mod 1, moves the queue to another buffer.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_modify_cq_in_bits`.
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
pub struct ModifyCqIn([U32; 68]);
const _: () = assert!(size_of::< ModifyCqIn > () == 0x110);
impl ModifyCqIn {
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
    /// Command opcode: MODIFY_CQ, 0x403. `0x00.31:16`
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
    /// What to do, see ModifyCqOpMod. `0x04.15:0`
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
    /// Where [`cqn`](Self::cqn) is: `0x08.23:0`.
    pub const CQN: Field = Field::new(0x8, 23, 0);
    /// Completion queue number to change. `0x08.23:0`
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
    /// Where [`modify_field_select`](Self::modify_field_select) is: `0x0c.31:0`.
    pub const MODIFY_FIELD_SELECT: Field = Field::new(0xc, 31, 0);
    /// Which context fields to take: CqModifyField with op_mod 0, CqResizeField with op_mod 1. `0x0c.31:0`
    #[inline]
    pub const fn modify_field_select(&self) -> u32 {
        Self::MODIFY_FIELD_SELECT.get(&self.0)
    }
    /// Sets [`modify_field_select`](Self::modify_field_select).
    #[inline]
    pub const fn set_modify_field_select(&mut self, v: u32) -> &mut Self {
        Self::MODIFY_FIELD_SELECT.set(&mut self.0, v);
        self
    }
    /// Context holding the new values; only the chosen fields count. `0x10`
    #[inline]
    pub fn cq_context(&self) -> &super::contexts::Cqc {
        <super::contexts::Cqc>::ref_from_bytes(&self.as_bytes()[0x10..0x50])
            .expect("in the layout")
    }
    /// [`cq_context`](Self::cq_context), to be written.
    #[inline]
    pub fn cq_context_mut(&mut self) -> &mut super::contexts::Cqc {
        <super::contexts::Cqc>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x10..0x50])
            .expect("in the layout")
    }
    /// Where [`cq_umem_valid`](Self::cq_umem_valid) is: `0x5c.31`.
    pub const CQ_UMEM_VALID: Field = Field::new(0x5c, 31, 31);
    /// 1 if the new buffer lives in a registered user memory object. `0x5c.31`
    #[inline]
    pub const fn cq_umem_valid(&self) -> bool {
        Self::CQ_UMEM_VALID.get(&self.0) != 0
    }
    /// Sets [`cq_umem_valid`](Self::cq_umem_valid).
    #[inline]
    pub const fn set_cq_umem_valid(&mut self, v: bool) -> &mut Self {
        Self::CQ_UMEM_VALID.set(&mut self.0, v as u32);
        self
    }
    /// Pages of the new buffer when resizing. Behind the fixed part, from this byte on.
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
            name: "cqn",
            kind: FieldKind::Bits(Self::CQN),
        },
        NamedField {
            name: "modify_field_select",
            kind: FieldKind::Bits(Self::MODIFY_FIELD_SELECT),
        },
        NamedField {
            name: "cq_context",
            kind: FieldKind::Layout(0x10, <super::contexts::Cqc>::FIELDS),
        },
        NamedField {
            name: "cq_umem_valid",
            kind: FieldKind::Bits(Self::CQ_UMEM_VALID),
        },
    ];
}
impl Default for ModifyCqIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for ModifyCqIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "ModifyCqIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of MODIFY_CQ.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_modify_cq_out_bits`.
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
pub struct ModifyCqOut([U32; 4]);
const _: () = assert!(size_of::< ModifyCqOut > () == 0x10);
impl ModifyCqOut {
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
impl Default for ModifyCqOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for ModifyCqOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "ModifyCqOut", Self::FIELDS, self.as_bytes())
    }
}
/// Asks for an XRC domain.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_alloc_xrcd_in_bits`.
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
pub struct AllocXrcdIn([U32; 4]);
const _: () = assert!(size_of::< AllocXrcdIn > () == 0x10);
impl AllocXrcdIn {
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
    /// Command opcode: ALLOC_XRCD, 0x80e. `0x00.31:16`
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
    ];
}
impl Default for AllocXrcdIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for AllocXrcdIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "AllocXrcdIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of ALLOC_XRCD.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_alloc_xrcd_out_bits`.
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
pub struct AllocXrcdOut([U32; 4]);
const _: () = assert!(size_of::< AllocXrcdOut > () == 0x10);
impl AllocXrcdOut {
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
    /// Where [`xrcd`](Self::xrcd) is: `0x08.23:0`.
    pub const XRCD: Field = Field::new(0x8, 23, 0);
    /// XRC domain number, put into XRC SRQ and XRC target QP contexts. `0x08.23:0`
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
            name: "xrcd",
            kind: FieldKind::Bits(Self::XRCD),
        },
    ];
}
impl Default for AllocXrcdOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for AllocXrcdOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "AllocXrcdOut", Self::FIELDS, self.as_bytes())
    }
}
/// Frees an XRC domain.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_dealloc_xrcd_in_bits`.
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
pub struct DeallocXrcdIn([U32; 4]);
const _: () = assert!(size_of::< DeallocXrcdIn > () == 0x10);
impl DeallocXrcdIn {
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
    /// Command opcode: DEALLOC_XRCD, 0x80f. `0x00.31:16`
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
    /// Where [`xrcd`](Self::xrcd) is: `0x08.23:0`.
    pub const XRCD: Field = Field::new(0x8, 23, 0);
    /// XRC domain number to free. `0x08.23:0`
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
            name: "xrcd",
            kind: FieldKind::Bits(Self::XRCD),
        },
    ];
}
impl Default for DeallocXrcdIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DeallocXrcdIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DeallocXrcdIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of DEALLOC_XRCD.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_dealloc_xrcd_out_bits`.
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
pub struct DeallocXrcdOut([U32; 4]);
const _: () = assert!(size_of::< DeallocXrcdOut > () == 0x10);
impl DeallocXrcdOut {
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
impl Default for DeallocXrcdOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DeallocXrcdOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DeallocXrcdOut", Self::FIELDS, self.as_bytes())
    }
}
/// Asks for a set of queue counters.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_alloc_q_counter_in_bits`.
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
pub struct AllocQCounterIn([U32; 4]);
const _: () = assert!(size_of::< AllocQCounterIn > () == 0x10);
impl AllocQCounterIn {
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
    /// Command opcode: ALLOC_Q_COUNTER, 0x771. `0x00.31:16`
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
    ];
}
impl Default for AllocQCounterIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for AllocQCounterIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "AllocQCounterIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of ALLOC_Q_COUNTER.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_alloc_q_counter_out_bits`.
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
pub struct AllocQCounterOut([U32; 4]);
const _: () = assert!(size_of::< AllocQCounterOut > () == 0x10);
impl AllocQCounterOut {
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
    /// Where [`counter_set_id`](Self::counter_set_id) is: `0x08.7:0`.
    pub const COUNTER_SET_ID: Field = Field::new(0x8, 7, 0);
    /// Counter set number, put into QP and RQ contexts. `0x08.7:0`
    #[inline]
    pub const fn counter_set_id(&self) -> u32 {
        Self::COUNTER_SET_ID.get(&self.0)
    }
    /// Sets [`counter_set_id`](Self::counter_set_id).
    #[inline]
    pub const fn set_counter_set_id(&mut self, v: u32) -> &mut Self {
        Self::COUNTER_SET_ID.set(&mut self.0, v);
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
            name: "counter_set_id",
            kind: FieldKind::Bits(Self::COUNTER_SET_ID),
        },
    ];
}
impl Default for AllocQCounterOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for AllocQCounterOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "AllocQCounterOut", Self::FIELDS, self.as_bytes())
    }
}
/// Frees a set of queue counters.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_dealloc_q_counter_in_bits`.
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
pub struct DeallocQCounterIn([U32; 4]);
const _: () = assert!(size_of::< DeallocQCounterIn > () == 0x10);
impl DeallocQCounterIn {
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
    /// Command opcode: DEALLOC_Q_COUNTER, 0x772. `0x00.31:16`
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
    /// Where [`counter_set_id`](Self::counter_set_id) is: `0x08.7:0`.
    pub const COUNTER_SET_ID: Field = Field::new(0x8, 7, 0);
    /// Counter set number to free. `0x08.7:0`
    #[inline]
    pub const fn counter_set_id(&self) -> u32 {
        Self::COUNTER_SET_ID.get(&self.0)
    }
    /// Sets [`counter_set_id`](Self::counter_set_id).
    #[inline]
    pub const fn set_counter_set_id(&mut self, v: u32) -> &mut Self {
        Self::COUNTER_SET_ID.set(&mut self.0, v);
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
            name: "counter_set_id",
            kind: FieldKind::Bits(Self::COUNTER_SET_ID),
        },
    ];
}
impl Default for DeallocQCounterIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DeallocQCounterIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DeallocQCounterIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of DEALLOC_Q_COUNTER.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_dealloc_q_counter_out_bits`.
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
pub struct DeallocQCounterOut([U32; 4]);
const _: () = assert!(size_of::< DeallocQCounterOut > () == 0x10);
impl DeallocQCounterOut {
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
impl Default for DeallocQCounterOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for DeallocQCounterOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "DeallocQCounterOut", Self::FIELDS, self.as_bytes())
    }
}
/// Reads a set of queue counters.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_q_counter_in_bits`.
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
pub struct QueryQCounterIn([U32; 8]);
const _: () = assert!(size_of::< QueryQCounterIn > () == 0x20);
impl QueryQCounterIn {
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
    /// Command opcode: QUERY_Q_COUNTER, 0x773. `0x00.31:16`
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
    /// 1 to read for vport_number instead of the sender's own vport; capability q_counter_other_vport. `0x08.31`
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
    /// Vport to read when other_vport is 1. `0x08.15:0`
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
    /// Where [`clear`](Self::clear) is: `0x18.31`.
    pub const CLEAR: Field = Field::new(0x18, 31, 31);
    /// 1 to zero the counters after reading. `0x18.31`
    #[inline]
    pub const fn clear(&self) -> bool {
        Self::CLEAR.get(&self.0) != 0
    }
    /// Sets [`clear`](Self::clear).
    #[inline]
    pub const fn set_clear(&mut self, v: bool) -> &mut Self {
        Self::CLEAR.set(&mut self.0, v as u32);
        self
    }
    /// Where [`aggregate`](Self::aggregate) is: `0x18.30`.
    pub const AGGREGATE: Field = Field::new(0x18, 30, 30);
    /// 1 to sum over all sets of the vport; capability q_counter_aggregation. `0x18.30`
    #[inline]
    pub const fn aggregate(&self) -> bool {
        Self::AGGREGATE.get(&self.0) != 0
    }
    /// Sets [`aggregate`](Self::aggregate).
    #[inline]
    pub const fn set_aggregate(&mut self, v: bool) -> &mut Self {
        Self::AGGREGATE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`counter_set_id`](Self::counter_set_id) is: `0x1c.7:0`.
    pub const COUNTER_SET_ID: Field = Field::new(0x1c, 7, 0);
    /// Counter set number to read. `0x1c.7:0`
    #[inline]
    pub const fn counter_set_id(&self) -> u32 {
        Self::COUNTER_SET_ID.get(&self.0)
    }
    /// Sets [`counter_set_id`](Self::counter_set_id).
    #[inline]
    pub const fn set_counter_set_id(&mut self, v: u32) -> &mut Self {
        Self::COUNTER_SET_ID.set(&mut self.0, v);
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
            name: "clear",
            kind: FieldKind::Bits(Self::CLEAR),
        },
        NamedField {
            name: "aggregate",
            kind: FieldKind::Bits(Self::AGGREGATE),
        },
        NamedField {
            name: "counter_set_id",
            kind: FieldKind::Bits(Self::COUNTER_SET_ID),
        },
    ];
}
impl Default for QueryQCounterIn {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryQCounterIn {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryQCounterIn", Self::FIELDS, self.as_bytes())
    }
}
/// Reply of QUERY_Q_COUNTER, 256 bytes. All counts are 32 bits wide and wrap.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_query_q_counter_out_bits`.
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
pub struct QueryQCounterOut([U32; 64]);
const _: () = assert!(size_of::< QueryQCounterOut > () == 0x100);
impl QueryQCounterOut {
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
    /// Where [`rx_write_requests`](Self::rx_write_requests) is: `0x10.31:0`.
    pub const RX_WRITE_REQUESTS: Field = Field::new(0x10, 31, 0);
    /// RDMA WRITE requests received. `0x10.31:0`
    #[inline]
    pub const fn rx_write_requests(&self) -> u32 {
        Self::RX_WRITE_REQUESTS.get(&self.0)
    }
    /// Sets [`rx_write_requests`](Self::rx_write_requests).
    #[inline]
    pub const fn set_rx_write_requests(&mut self, v: u32) -> &mut Self {
        Self::RX_WRITE_REQUESTS.set(&mut self.0, v);
        self
    }
    /// Where [`rx_read_requests`](Self::rx_read_requests) is: `0x18.31:0`.
    pub const RX_READ_REQUESTS: Field = Field::new(0x18, 31, 0);
    /// RDMA READ requests received. `0x18.31:0`
    #[inline]
    pub const fn rx_read_requests(&self) -> u32 {
        Self::RX_READ_REQUESTS.get(&self.0)
    }
    /// Sets [`rx_read_requests`](Self::rx_read_requests).
    #[inline]
    pub const fn set_rx_read_requests(&mut self, v: u32) -> &mut Self {
        Self::RX_READ_REQUESTS.set(&mut self.0, v);
        self
    }
    /// Where [`rx_atomic_requests`](Self::rx_atomic_requests) is: `0x20.31:0`.
    pub const RX_ATOMIC_REQUESTS: Field = Field::new(0x20, 31, 0);
    /// Atomic requests received. `0x20.31:0`
    #[inline]
    pub const fn rx_atomic_requests(&self) -> u32 {
        Self::RX_ATOMIC_REQUESTS.get(&self.0)
    }
    /// Sets [`rx_atomic_requests`](Self::rx_atomic_requests).
    #[inline]
    pub const fn set_rx_atomic_requests(&mut self, v: u32) -> &mut Self {
        Self::RX_ATOMIC_REQUESTS.set(&mut self.0, v);
        self
    }
    /// Where [`rx_dct_connect`](Self::rx_dct_connect) is: `0x28.31:0`.
    pub const RX_DCT_CONNECT: Field = Field::new(0x28, 31, 0);
    /// Connect packets received by DC targets. `0x28.31:0`
    #[inline]
    pub const fn rx_dct_connect(&self) -> u32 {
        Self::RX_DCT_CONNECT.get(&self.0)
    }
    /// Sets [`rx_dct_connect`](Self::rx_dct_connect).
    #[inline]
    pub const fn set_rx_dct_connect(&mut self, v: u32) -> &mut Self {
        Self::RX_DCT_CONNECT.set(&mut self.0, v);
        self
    }
    /// Where [`out_of_buffer`](Self::out_of_buffer) is: `0x30.31:0`.
    pub const OUT_OF_BUFFER: Field = Field::new(0x30, 31, 0);
    /// Packets dropped because no receive WQE was posted. `0x30.31:0`
    #[inline]
    pub const fn out_of_buffer(&self) -> u32 {
        Self::OUT_OF_BUFFER.get(&self.0)
    }
    /// Sets [`out_of_buffer`](Self::out_of_buffer).
    #[inline]
    pub const fn set_out_of_buffer(&mut self, v: u32) -> &mut Self {
        Self::OUT_OF_BUFFER.set(&mut self.0, v);
        self
    }
    /// Where [`out_of_sequence`](Self::out_of_sequence) is: `0x38.31:0`.
    pub const OUT_OF_SEQUENCE: Field = Field::new(0x38, 31, 0);
    /// Packets received with a PSN ahead of the expected one. `0x38.31:0`
    #[inline]
    pub const fn out_of_sequence(&self) -> u32 {
        Self::OUT_OF_SEQUENCE.get(&self.0)
    }
    /// Sets [`out_of_sequence`](Self::out_of_sequence).
    #[inline]
    pub const fn set_out_of_sequence(&mut self, v: u32) -> &mut Self {
        Self::OUT_OF_SEQUENCE.set(&mut self.0, v);
        self
    }
    /// Where [`duplicate_request`](Self::duplicate_request) is: `0x40.31:0`.
    pub const DUPLICATE_REQUEST: Field = Field::new(0x40, 31, 0);
    /// Requests received a second time (PSN behind the expected one). `0x40.31:0`
    #[inline]
    pub const fn duplicate_request(&self) -> u32 {
        Self::DUPLICATE_REQUEST.get(&self.0)
    }
    /// Sets [`duplicate_request`](Self::duplicate_request).
    #[inline]
    pub const fn set_duplicate_request(&mut self, v: u32) -> &mut Self {
        Self::DUPLICATE_REQUEST.set(&mut self.0, v);
        self
    }
    /// Where [`rnr_nak_retry_err`](Self::rnr_nak_retry_err) is: `0x48.31:0`.
    pub const RNR_NAK_RETRY_ERR: Field = Field::new(0x48, 31, 0);
    /// Receiver-not-ready NAKs received; the retry limit was not reached. `0x48.31:0`
    #[inline]
    pub const fn rnr_nak_retry_err(&self) -> u32 {
        Self::RNR_NAK_RETRY_ERR.get(&self.0)
    }
    /// Sets [`rnr_nak_retry_err`](Self::rnr_nak_retry_err).
    #[inline]
    pub const fn set_rnr_nak_retry_err(&mut self, v: u32) -> &mut Self {
        Self::RNR_NAK_RETRY_ERR.set(&mut self.0, v);
        self
    }
    /// Where [`packet_seq_err`](Self::packet_seq_err) is: `0x50.31:0`.
    pub const PACKET_SEQ_ERR: Field = Field::new(0x50, 31, 0);
    /// Sequence-error NAKs received by the requester; the QP retried. `0x50.31:0`
    #[inline]
    pub const fn packet_seq_err(&self) -> u32 {
        Self::PACKET_SEQ_ERR.get(&self.0)
    }
    /// Sets [`packet_seq_err`](Self::packet_seq_err).
    #[inline]
    pub const fn set_packet_seq_err(&mut self, v: u32) -> &mut Self {
        Self::PACKET_SEQ_ERR.set(&mut self.0, v);
        self
    }
    /// Where [`implied_nak_seq_err`](Self::implied_nak_seq_err) is: `0x58.31:0`.
    pub const IMPLIED_NAK_SEQ_ERR: Field = Field::new(0x58, 31, 0);
    /// Gaps seen by the requester in READ or atomic responses. `0x58.31:0`
    #[inline]
    pub const fn implied_nak_seq_err(&self) -> u32 {
        Self::IMPLIED_NAK_SEQ_ERR.get(&self.0)
    }
    /// Sets [`implied_nak_seq_err`](Self::implied_nak_seq_err).
    #[inline]
    pub const fn set_implied_nak_seq_err(&mut self, v: u32) -> &mut Self {
        Self::IMPLIED_NAK_SEQ_ERR.set(&mut self.0, v);
        self
    }
    /// Where [`local_ack_timeout_err`](Self::local_ack_timeout_err) is: `0x60.31:0`.
    pub const LOCAL_ACK_TIMEOUT_ERR: Field = Field::new(0x60, 31, 0);
    /// ACK timer expiries at the requester. `0x60.31:0`
    #[inline]
    pub const fn local_ack_timeout_err(&self) -> u32 {
        Self::LOCAL_ACK_TIMEOUT_ERR.get(&self.0)
    }
    /// Sets [`local_ack_timeout_err`](Self::local_ack_timeout_err).
    #[inline]
    pub const fn set_local_ack_timeout_err(&mut self, v: u32) -> &mut Self {
        Self::LOCAL_ACK_TIMEOUT_ERR.set(&mut self.0, v);
        self
    }
    /// Where [`req_rnr_retries_exceeded`](Self::req_rnr_retries_exceeded) is: `0x70.31:0`.
    pub const REQ_RNR_RETRIES_EXCEEDED: Field = Field::new(0x70, 31, 0);
    /// Requests that failed after the last receiver-not-ready retry. `0x70.31:0`
    #[inline]
    pub const fn req_rnr_retries_exceeded(&self) -> u32 {
        Self::REQ_RNR_RETRIES_EXCEEDED.get(&self.0)
    }
    /// Sets [`req_rnr_retries_exceeded`](Self::req_rnr_retries_exceeded).
    #[inline]
    pub const fn set_req_rnr_retries_exceeded(&mut self, v: u32) -> &mut Self {
        Self::REQ_RNR_RETRIES_EXCEEDED.set(&mut self.0, v);
        self
    }
    /// Where [`resp_local_length_error`](Self::resp_local_length_error) is: `0x78.31:0`.
    pub const RESP_LOCAL_LENGTH_ERROR: Field = Field::new(0x78, 31, 0);
    /// Responder: message longer than the posted receive. `0x78.31:0`
    #[inline]
    pub const fn resp_local_length_error(&self) -> u32 {
        Self::RESP_LOCAL_LENGTH_ERROR.get(&self.0)
    }
    /// Sets [`resp_local_length_error`](Self::resp_local_length_error).
    #[inline]
    pub const fn set_resp_local_length_error(&mut self, v: u32) -> &mut Self {
        Self::RESP_LOCAL_LENGTH_ERROR.set(&mut self.0, v);
        self
    }
    /// Where [`req_local_length_error`](Self::req_local_length_error) is: `0x7c.31:0`.
    pub const REQ_LOCAL_LENGTH_ERROR: Field = Field::new(0x7c, 31, 0);
    /// Requester: length error found locally. `0x7c.31:0`
    #[inline]
    pub const fn req_local_length_error(&self) -> u32 {
        Self::REQ_LOCAL_LENGTH_ERROR.get(&self.0)
    }
    /// Sets [`req_local_length_error`](Self::req_local_length_error).
    #[inline]
    pub const fn set_req_local_length_error(&mut self, v: u32) -> &mut Self {
        Self::REQ_LOCAL_LENGTH_ERROR.set(&mut self.0, v);
        self
    }
    /// Where [`resp_local_qp_error`](Self::resp_local_qp_error) is: `0x80.31:0`.
    pub const RESP_LOCAL_QP_ERROR: Field = Field::new(0x80, 31, 0);
    /// Responder: local QP operation errors. `0x80.31:0`
    #[inline]
    pub const fn resp_local_qp_error(&self) -> u32 {
        Self::RESP_LOCAL_QP_ERROR.get(&self.0)
    }
    /// Sets [`resp_local_qp_error`](Self::resp_local_qp_error).
    #[inline]
    pub const fn set_resp_local_qp_error(&mut self, v: u32) -> &mut Self {
        Self::RESP_LOCAL_QP_ERROR.set(&mut self.0, v);
        self
    }
    /// Where [`local_operation_error`](Self::local_operation_error) is: `0x84.31:0`.
    pub const LOCAL_OPERATION_ERROR: Field = Field::new(0x84, 31, 0);
    /// Requester: local QP operation errors. `0x84.31:0`
    #[inline]
    pub const fn local_operation_error(&self) -> u32 {
        Self::LOCAL_OPERATION_ERROR.get(&self.0)
    }
    /// Sets [`local_operation_error`](Self::local_operation_error).
    #[inline]
    pub const fn set_local_operation_error(&mut self, v: u32) -> &mut Self {
        Self::LOCAL_OPERATION_ERROR.set(&mut self.0, v);
        self
    }
    /// Where [`resp_local_protection`](Self::resp_local_protection) is: `0x88.31:0`.
    pub const RESP_LOCAL_PROTECTION: Field = Field::new(0x88, 31, 0);
    /// Responder: receive buffer failed the memory key check. `0x88.31:0`
    #[inline]
    pub const fn resp_local_protection(&self) -> u32 {
        Self::RESP_LOCAL_PROTECTION.get(&self.0)
    }
    /// Sets [`resp_local_protection`](Self::resp_local_protection).
    #[inline]
    pub const fn set_resp_local_protection(&mut self, v: u32) -> &mut Self {
        Self::RESP_LOCAL_PROTECTION.set(&mut self.0, v);
        self
    }
    /// Where [`req_local_protection`](Self::req_local_protection) is: `0x8c.31:0`.
    pub const REQ_LOCAL_PROTECTION: Field = Field::new(0x8c, 31, 0);
    /// Requester: send buffer failed the memory key check. `0x8c.31:0`
    #[inline]
    pub const fn req_local_protection(&self) -> u32 {
        Self::REQ_LOCAL_PROTECTION.get(&self.0)
    }
    /// Sets [`req_local_protection`](Self::req_local_protection).
    #[inline]
    pub const fn set_req_local_protection(&mut self, v: u32) -> &mut Self {
        Self::REQ_LOCAL_PROTECTION.set(&mut self.0, v);
        self
    }
    /// Where [`resp_cqe_error`](Self::resp_cqe_error) is: `0x90.31:0`.
    pub const RESP_CQE_ERROR: Field = Field::new(0x90, 31, 0);
    /// Responder completions with an error. `0x90.31:0`
    #[inline]
    pub const fn resp_cqe_error(&self) -> u32 {
        Self::RESP_CQE_ERROR.get(&self.0)
    }
    /// Sets [`resp_cqe_error`](Self::resp_cqe_error).
    #[inline]
    pub const fn set_resp_cqe_error(&mut self, v: u32) -> &mut Self {
        Self::RESP_CQE_ERROR.set(&mut self.0, v);
        self
    }
    /// Where [`req_cqe_error`](Self::req_cqe_error) is: `0x94.31:0`.
    pub const REQ_CQE_ERROR: Field = Field::new(0x94, 31, 0);
    /// Requester completions with an error. `0x94.31:0`
    #[inline]
    pub const fn req_cqe_error(&self) -> u32 {
        Self::REQ_CQE_ERROR.get(&self.0)
    }
    /// Sets [`req_cqe_error`](Self::req_cqe_error).
    #[inline]
    pub const fn set_req_cqe_error(&mut self, v: u32) -> &mut Self {
        Self::REQ_CQE_ERROR.set(&mut self.0, v);
        self
    }
    /// Where [`req_mw_binding`](Self::req_mw_binding) is: `0x98.31:0`.
    pub const REQ_MW_BINDING: Field = Field::new(0x98, 31, 0);
    /// Memory window bind errors. `0x98.31:0`
    #[inline]
    pub const fn req_mw_binding(&self) -> u32 {
        Self::REQ_MW_BINDING.get(&self.0)
    }
    /// Sets [`req_mw_binding`](Self::req_mw_binding).
    #[inline]
    pub const fn set_req_mw_binding(&mut self, v: u32) -> &mut Self {
        Self::REQ_MW_BINDING.set(&mut self.0, v);
        self
    }
    /// Where [`req_bad_response`](Self::req_bad_response) is: `0x9c.31:0`.
    pub const REQ_BAD_RESPONSE: Field = Field::new(0x9c, 31, 0);
    /// Unexpected response opcodes received by the requester. `0x9c.31:0`
    #[inline]
    pub const fn req_bad_response(&self) -> u32 {
        Self::REQ_BAD_RESPONSE.get(&self.0)
    }
    /// Sets [`req_bad_response`](Self::req_bad_response).
    #[inline]
    pub const fn set_req_bad_response(&mut self, v: u32) -> &mut Self {
        Self::REQ_BAD_RESPONSE.set(&mut self.0, v);
        self
    }
    /// Where [`req_remote_invalid_request`](Self::req_remote_invalid_request) is: `0xa0.31:0`.
    pub const REQ_REMOTE_INVALID_REQUEST: Field = Field::new(0xa0, 31, 0);
    /// Invalid-request NAKs received by the requester. `0xa0.31:0`
    #[inline]
    pub const fn req_remote_invalid_request(&self) -> u32 {
        Self::REQ_REMOTE_INVALID_REQUEST.get(&self.0)
    }
    /// Sets [`req_remote_invalid_request`](Self::req_remote_invalid_request).
    #[inline]
    pub const fn set_req_remote_invalid_request(&mut self, v: u32) -> &mut Self {
        Self::REQ_REMOTE_INVALID_REQUEST.set(&mut self.0, v);
        self
    }
    /// Where [`resp_remote_invalid_request`](Self::resp_remote_invalid_request) is: `0xa4.31:0`.
    pub const RESP_REMOTE_INVALID_REQUEST: Field = Field::new(0xa4, 31, 0);
    /// Invalid requests found by the responder. `0xa4.31:0`
    #[inline]
    pub const fn resp_remote_invalid_request(&self) -> u32 {
        Self::RESP_REMOTE_INVALID_REQUEST.get(&self.0)
    }
    /// Sets [`resp_remote_invalid_request`](Self::resp_remote_invalid_request).
    #[inline]
    pub const fn set_resp_remote_invalid_request(&mut self, v: u32) -> &mut Self {
        Self::RESP_REMOTE_INVALID_REQUEST.set(&mut self.0, v);
        self
    }
    /// Where [`req_remote_access_errors`](Self::req_remote_access_errors) is: `0xa8.31:0`.
    pub const REQ_REMOTE_ACCESS_ERRORS: Field = Field::new(0xa8, 31, 0);
    /// Access-error NAKs received by the requester. `0xa8.31:0`
    #[inline]
    pub const fn req_remote_access_errors(&self) -> u32 {
        Self::REQ_REMOTE_ACCESS_ERRORS.get(&self.0)
    }
    /// Sets [`req_remote_access_errors`](Self::req_remote_access_errors).
    #[inline]
    pub const fn set_req_remote_access_errors(&mut self, v: u32) -> &mut Self {
        Self::REQ_REMOTE_ACCESS_ERRORS.set(&mut self.0, v);
        self
    }
    /// Where [`resp_remote_access_errors`](Self::resp_remote_access_errors) is: `0xac.31:0`.
    pub const RESP_REMOTE_ACCESS_ERRORS: Field = Field::new(0xac, 31, 0);
    /// Requests refused by the responder for lack of rights. `0xac.31:0`
    #[inline]
    pub const fn resp_remote_access_errors(&self) -> u32 {
        Self::RESP_REMOTE_ACCESS_ERRORS.get(&self.0)
    }
    /// Sets [`resp_remote_access_errors`](Self::resp_remote_access_errors).
    #[inline]
    pub const fn set_resp_remote_access_errors(&mut self, v: u32) -> &mut Self {
        Self::RESP_REMOTE_ACCESS_ERRORS.set(&mut self.0, v);
        self
    }
    /// Where [`req_remote_operation_errors`](Self::req_remote_operation_errors) is: `0xb0.31:0`.
    pub const REQ_REMOTE_OPERATION_ERRORS: Field = Field::new(0xb0, 31, 0);
    /// Operation-error NAKs received by the requester. `0xb0.31:0`
    #[inline]
    pub const fn req_remote_operation_errors(&self) -> u32 {
        Self::REQ_REMOTE_OPERATION_ERRORS.get(&self.0)
    }
    /// Sets [`req_remote_operation_errors`](Self::req_remote_operation_errors).
    #[inline]
    pub const fn set_req_remote_operation_errors(&mut self, v: u32) -> &mut Self {
        Self::REQ_REMOTE_OPERATION_ERRORS.set(&mut self.0, v);
        self
    }
    /// Where [`req_transport_retries_exceeded`](Self::req_transport_retries_exceeded) is: `0xb4.31:0`.
    pub const REQ_TRANSPORT_RETRIES_EXCEEDED: Field = Field::new(0xb4, 31, 0);
    /// Requests that failed after the last timeout retry. `0xb4.31:0`
    #[inline]
    pub const fn req_transport_retries_exceeded(&self) -> u32 {
        Self::REQ_TRANSPORT_RETRIES_EXCEEDED.get(&self.0)
    }
    /// Sets [`req_transport_retries_exceeded`](Self::req_transport_retries_exceeded).
    #[inline]
    pub const fn set_req_transport_retries_exceeded(&mut self, v: u32) -> &mut Self {
        Self::REQ_TRANSPORT_RETRIES_EXCEEDED.set(&mut self.0, v);
        self
    }
    /// Where [`cq_overflow`](Self::cq_overflow) is: `0xb8.31:0`.
    pub const CQ_OVERFLOW: Field = Field::new(0xb8, 31, 0);
    /// Completion queue overruns. `0xb8.31:0`
    #[inline]
    pub const fn cq_overflow(&self) -> u32 {
        Self::CQ_OVERFLOW.get(&self.0)
    }
    /// Sets [`cq_overflow`](Self::cq_overflow).
    #[inline]
    pub const fn set_cq_overflow(&mut self, v: u32) -> &mut Self {
        Self::CQ_OVERFLOW.set(&mut self.0, v);
        self
    }
    /// Where [`resp_cqe_flush_error`](Self::resp_cqe_flush_error) is: `0xbc.31:0`.
    pub const RESP_CQE_FLUSH_ERROR: Field = Field::new(0xbc, 31, 0);
    /// Receive WQEs flushed. `0xbc.31:0`
    #[inline]
    pub const fn resp_cqe_flush_error(&self) -> u32 {
        Self::RESP_CQE_FLUSH_ERROR.get(&self.0)
    }
    /// Sets [`resp_cqe_flush_error`](Self::resp_cqe_flush_error).
    #[inline]
    pub const fn set_resp_cqe_flush_error(&mut self, v: u32) -> &mut Self {
        Self::RESP_CQE_FLUSH_ERROR.set(&mut self.0, v);
        self
    }
    /// Where [`req_cqe_flush_error`](Self::req_cqe_flush_error) is: `0xc0.31:0`.
    pub const REQ_CQE_FLUSH_ERROR: Field = Field::new(0xc0, 31, 0);
    /// Send WQEs flushed. `0xc0.31:0`
    #[inline]
    pub const fn req_cqe_flush_error(&self) -> u32 {
        Self::REQ_CQE_FLUSH_ERROR.get(&self.0)
    }
    /// Sets [`req_cqe_flush_error`](Self::req_cqe_flush_error).
    #[inline]
    pub const fn set_req_cqe_flush_error(&mut self, v: u32) -> &mut Self {
        Self::REQ_CQE_FLUSH_ERROR.set(&mut self.0, v);
        self
    }
    /// Where [`roce_adp_retrans`](Self::roce_adp_retrans) is: `0xc8.31:0`.
    pub const ROCE_ADP_RETRANS: Field = Field::new(0xc8, 31, 0);
    /// Adaptive retransmissions on RoCE. `0xc8.31:0`
    #[inline]
    pub const fn roce_adp_retrans(&self) -> u32 {
        Self::ROCE_ADP_RETRANS.get(&self.0)
    }
    /// Sets [`roce_adp_retrans`](Self::roce_adp_retrans).
    #[inline]
    pub const fn set_roce_adp_retrans(&mut self, v: u32) -> &mut Self {
        Self::ROCE_ADP_RETRANS.set(&mut self.0, v);
        self
    }
    /// Where [`roce_adp_retrans_to`](Self::roce_adp_retrans_to) is: `0xcc.31:0`.
    pub const ROCE_ADP_RETRANS_TO: Field = Field::new(0xcc, 31, 0);
    /// Timeouts reached with adaptive retransmission on RoCE. `0xcc.31:0`
    #[inline]
    pub const fn roce_adp_retrans_to(&self) -> u32 {
        Self::ROCE_ADP_RETRANS_TO.get(&self.0)
    }
    /// Sets [`roce_adp_retrans_to`](Self::roce_adp_retrans_to).
    #[inline]
    pub const fn set_roce_adp_retrans_to(&mut self, v: u32) -> &mut Self {
        Self::ROCE_ADP_RETRANS_TO.set(&mut self.0, v);
        self
    }
    /// Where [`roce_slow_restart`](Self::roce_slow_restart) is: `0xd0.31:0`.
    pub const ROCE_SLOW_RESTART: Field = Field::new(0xd0, 31, 0);
    /// Times slow restart was used on RoCE. `0xd0.31:0`
    #[inline]
    pub const fn roce_slow_restart(&self) -> u32 {
        Self::ROCE_SLOW_RESTART.get(&self.0)
    }
    /// Sets [`roce_slow_restart`](Self::roce_slow_restart).
    #[inline]
    pub const fn set_roce_slow_restart(&mut self, v: u32) -> &mut Self {
        Self::ROCE_SLOW_RESTART.set(&mut self.0, v);
        self
    }
    /// Where [`roce_slow_restart_cnps`](Self::roce_slow_restart_cnps) is: `0xd4.31:0`.
    pub const ROCE_SLOW_RESTART_CNPS: Field = Field::new(0xd4, 31, 0);
    /// Congestion notification packets made by slow restart on RoCE. `0xd4.31:0`
    #[inline]
    pub const fn roce_slow_restart_cnps(&self) -> u32 {
        Self::ROCE_SLOW_RESTART_CNPS.get(&self.0)
    }
    /// Sets [`roce_slow_restart_cnps`](Self::roce_slow_restart_cnps).
    #[inline]
    pub const fn set_roce_slow_restart_cnps(&mut self, v: u32) -> &mut Self {
        Self::ROCE_SLOW_RESTART_CNPS.set(&mut self.0, v);
        self
    }
    /// Where [`roce_slow_restart_trans`](Self::roce_slow_restart_trans) is: `0xd8.31:0`.
    pub const ROCE_SLOW_RESTART_TRANS: Field = Field::new(0xd8, 31, 0);
    /// Times slow restart went to the slow state on RoCE. `0xd8.31:0`
    #[inline]
    pub const fn roce_slow_restart_trans(&self) -> u32 {
        Self::ROCE_SLOW_RESTART_TRANS.get(&self.0)
    }
    /// Sets [`roce_slow_restart_trans`](Self::roce_slow_restart_trans).
    #[inline]
    pub const fn set_roce_slow_restart_trans(&mut self, v: u32) -> &mut Self {
        Self::ROCE_SLOW_RESTART_TRANS.set(&mut self.0, v);
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
            name: "rx_write_requests",
            kind: FieldKind::Bits(Self::RX_WRITE_REQUESTS),
        },
        NamedField {
            name: "rx_read_requests",
            kind: FieldKind::Bits(Self::RX_READ_REQUESTS),
        },
        NamedField {
            name: "rx_atomic_requests",
            kind: FieldKind::Bits(Self::RX_ATOMIC_REQUESTS),
        },
        NamedField {
            name: "rx_dct_connect",
            kind: FieldKind::Bits(Self::RX_DCT_CONNECT),
        },
        NamedField {
            name: "out_of_buffer",
            kind: FieldKind::Bits(Self::OUT_OF_BUFFER),
        },
        NamedField {
            name: "out_of_sequence",
            kind: FieldKind::Bits(Self::OUT_OF_SEQUENCE),
        },
        NamedField {
            name: "duplicate_request",
            kind: FieldKind::Bits(Self::DUPLICATE_REQUEST),
        },
        NamedField {
            name: "rnr_nak_retry_err",
            kind: FieldKind::Bits(Self::RNR_NAK_RETRY_ERR),
        },
        NamedField {
            name: "packet_seq_err",
            kind: FieldKind::Bits(Self::PACKET_SEQ_ERR),
        },
        NamedField {
            name: "implied_nak_seq_err",
            kind: FieldKind::Bits(Self::IMPLIED_NAK_SEQ_ERR),
        },
        NamedField {
            name: "local_ack_timeout_err",
            kind: FieldKind::Bits(Self::LOCAL_ACK_TIMEOUT_ERR),
        },
        NamedField {
            name: "req_rnr_retries_exceeded",
            kind: FieldKind::Bits(Self::REQ_RNR_RETRIES_EXCEEDED),
        },
        NamedField {
            name: "resp_local_length_error",
            kind: FieldKind::Bits(Self::RESP_LOCAL_LENGTH_ERROR),
        },
        NamedField {
            name: "req_local_length_error",
            kind: FieldKind::Bits(Self::REQ_LOCAL_LENGTH_ERROR),
        },
        NamedField {
            name: "resp_local_qp_error",
            kind: FieldKind::Bits(Self::RESP_LOCAL_QP_ERROR),
        },
        NamedField {
            name: "local_operation_error",
            kind: FieldKind::Bits(Self::LOCAL_OPERATION_ERROR),
        },
        NamedField {
            name: "resp_local_protection",
            kind: FieldKind::Bits(Self::RESP_LOCAL_PROTECTION),
        },
        NamedField {
            name: "req_local_protection",
            kind: FieldKind::Bits(Self::REQ_LOCAL_PROTECTION),
        },
        NamedField {
            name: "resp_cqe_error",
            kind: FieldKind::Bits(Self::RESP_CQE_ERROR),
        },
        NamedField {
            name: "req_cqe_error",
            kind: FieldKind::Bits(Self::REQ_CQE_ERROR),
        },
        NamedField {
            name: "req_mw_binding",
            kind: FieldKind::Bits(Self::REQ_MW_BINDING),
        },
        NamedField {
            name: "req_bad_response",
            kind: FieldKind::Bits(Self::REQ_BAD_RESPONSE),
        },
        NamedField {
            name: "req_remote_invalid_request",
            kind: FieldKind::Bits(Self::REQ_REMOTE_INVALID_REQUEST),
        },
        NamedField {
            name: "resp_remote_invalid_request",
            kind: FieldKind::Bits(Self::RESP_REMOTE_INVALID_REQUEST),
        },
        NamedField {
            name: "req_remote_access_errors",
            kind: FieldKind::Bits(Self::REQ_REMOTE_ACCESS_ERRORS),
        },
        NamedField {
            name: "resp_remote_access_errors",
            kind: FieldKind::Bits(Self::RESP_REMOTE_ACCESS_ERRORS),
        },
        NamedField {
            name: "req_remote_operation_errors",
            kind: FieldKind::Bits(Self::REQ_REMOTE_OPERATION_ERRORS),
        },
        NamedField {
            name: "req_transport_retries_exceeded",
            kind: FieldKind::Bits(Self::REQ_TRANSPORT_RETRIES_EXCEEDED),
        },
        NamedField {
            name: "cq_overflow",
            kind: FieldKind::Bits(Self::CQ_OVERFLOW),
        },
        NamedField {
            name: "resp_cqe_flush_error",
            kind: FieldKind::Bits(Self::RESP_CQE_FLUSH_ERROR),
        },
        NamedField {
            name: "req_cqe_flush_error",
            kind: FieldKind::Bits(Self::REQ_CQE_FLUSH_ERROR),
        },
        NamedField {
            name: "roce_adp_retrans",
            kind: FieldKind::Bits(Self::ROCE_ADP_RETRANS),
        },
        NamedField {
            name: "roce_adp_retrans_to",
            kind: FieldKind::Bits(Self::ROCE_ADP_RETRANS_TO),
        },
        NamedField {
            name: "roce_slow_restart",
            kind: FieldKind::Bits(Self::ROCE_SLOW_RESTART),
        },
        NamedField {
            name: "roce_slow_restart_cnps",
            kind: FieldKind::Bits(Self::ROCE_SLOW_RESTART_CNPS),
        },
        NamedField {
            name: "roce_slow_restart_trans",
            kind: FieldKind::Bits(Self::ROCE_SLOW_RESTART_TRANS),
        },
    ];
}
impl Default for QueryQCounterOut {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QueryQCounterOut {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QueryQCounterOut", Self::FIELDS, self.as_bytes())
    }
}
