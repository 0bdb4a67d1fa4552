//! Doorbells.
//!
//! Doorbell records in host memory and doorbell registers in a UAR page.
//!
//! Generated from `hw-specs/doorbell.toml` by `cargo xtask codegen`. Do not edit.
use crate::field::{Field, FieldKind, NamedField, debug_fields};
use zerocopy::big_endian::U32;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned};
/// Byte offsets in a UAR page.
///
/// Source: linux/mlx5/doorbell.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct UarOffset(pub u16);
impl UarOffset {
    /// Arms a completion queue, one 64-bit store.
    pub const CQ_DOORBELL: Self = Self(0x20);
    /// Event queue consumer counter with arming, 32-bit.
    pub const EQ_ARM: Self = Self(0x40);
    /// Event queue consumer counter without arming, 32-bit.
    pub const EQ_NO_ARM: Self = Self(0x48);
    /// First BlueFlame register.
    pub const BLUEFLAME: Self = Self(0x800);
    /// Second BlueFlame register.
    pub const BLUEFLAME_1: Self = Self(0xa00);
    /// Third BlueFlame register (fast path).
    pub const BLUEFLAME_2: Self = Self(0xc00);
    /// Fourth BlueFlame register (fast path).
    pub const BLUEFLAME_3: Self = Self(0xe00);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x20 => Some("CQ_DOORBELL"),
            0x40 => Some("EQ_ARM"),
            0x48 => Some("EQ_NO_ARM"),
            0x800 => Some("BLUEFLAME"),
            0xa00 => Some("BLUEFLAME_1"),
            0xc00 => Some("BLUEFLAME_2"),
            0xe00 => Some("BLUEFLAME_3"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for UarOffset {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "UarOffset({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for UarOffset {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Number of the 32-bit word in a queue pair doorbell record.
///
/// Source: linux/mlx5/qp.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct DoorbellWord(pub u8);
impl DoorbellWord {
    /// Receive counter.
    pub const RCV: Self = Self(0x0);
    /// Send counter.
    pub const SND: Self = Self(0x1);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("RCV"),
            0x1 => Some("SND"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for DoorbellWord {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "DoorbellWord({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for DoorbellWord {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Record of a queue pair, 8 bytes, 8-byte aligned, in host memory; all zero whenever the queue is created or reset.
///
/// Source: linux/mlx5/qp.h.
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
pub struct QpDoorbellRecord([U32; 2]);
const _: () = assert!(size_of::< QpDoorbellRecord > () == 0x8);
impl QpDoorbellRecord {
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
    /// Where [`rcv_counter`](Self::rcv_counter) is: `0x00.15:0`.
    pub const RCV_COUNTER: Field = Field::new(0x0, 15, 0);
    /// Receive requests posted so far, 16-bit running count, not cut to the ring size. `0x00.15:0`
    #[inline]
    pub const fn rcv_counter(&self) -> u32 {
        Self::RCV_COUNTER.get(&self.0)
    }
    /// Sets [`rcv_counter`](Self::rcv_counter).
    #[inline]
    pub const fn set_rcv_counter(&mut self, v: u32) -> &mut Self {
        Self::RCV_COUNTER.set(&mut self.0, v);
        self
    }
    /// Where [`snd_counter`](Self::snd_counter) is: `0x04.15:0`.
    pub const SND_COUNTER: Field = Field::new(0x4, 15, 0);
    /// 64-byte send blocks posted so far, 16-bit running count. `0x04.15:0`
    #[inline]
    pub const fn snd_counter(&self) -> u32 {
        Self::SND_COUNTER.get(&self.0)
    }
    /// Sets [`snd_counter`](Self::snd_counter).
    #[inline]
    pub const fn set_snd_counter(&mut self, v: u32) -> &mut Self {
        Self::SND_COUNTER.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "rcv_counter",
            kind: FieldKind::Bits(Self::RCV_COUNTER),
        },
        NamedField {
            name: "snd_counter",
            kind: FieldKind::Bits(Self::SND_COUNTER),
        },
    ];
}
impl Default for QpDoorbellRecord {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for QpDoorbellRecord {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "QpDoorbellRecord", Self::FIELDS, self.as_bytes())
    }
}
/// Record of a completion queue, 8 bytes, in host memory.
///
/// Source: linux/mlx5/cq.h.
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
pub struct CqDoorbellRecord([U32; 2]);
const _: () = assert!(size_of::< CqDoorbellRecord > () == 0x8);
impl CqDoorbellRecord {
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
    /// Where [`consumer_index`](Self::consumer_index) is: `0x00.23:0`.
    pub const CONSUMER_INDEX: Field = Field::new(0x0, 23, 0);
    /// Completions taken so far, 24 bits. `0x00.23:0`
    #[inline]
    pub const fn consumer_index(&self) -> u32 {
        Self::CONSUMER_INDEX.get(&self.0)
    }
    /// Sets [`consumer_index`](Self::consumer_index).
    #[inline]
    pub const fn set_consumer_index(&mut self, v: u32) -> &mut Self {
        Self::CONSUMER_INDEX.set(&mut self.0, v);
        self
    }
    /// Where [`arm_sn`](Self::arm_sn) is: `0x04.29:28`.
    pub const ARM_SN: Field = Field::new(0x4, 29, 28);
    /// Sequence number of the arming, advanced once per event taken. `0x04.29:28`
    #[inline]
    pub const fn arm_sn(&self) -> u32 {
        Self::ARM_SN.get(&self.0)
    }
    /// Sets [`arm_sn`](Self::arm_sn).
    #[inline]
    pub const fn set_arm_sn(&mut self, v: u32) -> &mut Self {
        Self::ARM_SN.set(&mut self.0, v);
        self
    }
    /// Where [`arm_cmd`](Self::arm_cmd) is: `0x04.24`.
    pub const ARM_CMD: Field = Field::new(0x4, 24, 24);
    /// 0 arm for any completion, 1 for solicited and failed ones only. `0x04.24`
    #[inline]
    pub const fn arm_cmd(&self) -> bool {
        Self::ARM_CMD.get(&self.0) != 0
    }
    /// Sets [`arm_cmd`](Self::arm_cmd).
    #[inline]
    pub const fn set_arm_cmd(&mut self, v: bool) -> &mut Self {
        Self::ARM_CMD.set(&mut self.0, v as u32);
        self
    }
    /// Where [`arm_ci`](Self::arm_ci) is: `0x04.23:0`.
    pub const ARM_CI: Field = Field::new(0x4, 23, 0);
    /// Consumer index at the time of arming. `0x04.23:0`
    #[inline]
    pub const fn arm_ci(&self) -> u32 {
        Self::ARM_CI.get(&self.0)
    }
    /// Sets [`arm_ci`](Self::arm_ci).
    #[inline]
    pub const fn set_arm_ci(&mut self, v: u32) -> &mut Self {
        Self::ARM_CI.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "consumer_index",
            kind: FieldKind::Bits(Self::CONSUMER_INDEX),
        },
        NamedField {
            name: "arm_sn",
            kind: FieldKind::Bits(Self::ARM_SN),
        },
        NamedField {
            name: "arm_cmd",
            kind: FieldKind::Bits(Self::ARM_CMD),
        },
        NamedField {
            name: "arm_ci",
            kind: FieldKind::Bits(Self::ARM_CI),
        },
    ];
}
impl Default for CqDoorbellRecord {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CqDoorbellRecord {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CqDoorbellRecord", Self::FIELDS, self.as_bytes())
    }
}
/// The 64-bit value that arms a completion queue, stored at UAR page + 0x20 after the same first word was put into the record.
///
/// Source: linux/mlx5/cq.h.
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
pub struct CqDoorbell([U32; 2]);
const _: () = assert!(size_of::< CqDoorbell > () == 0x8);
impl CqDoorbell {
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
    /// Where [`sn`](Self::sn) is: `0x00.29:28`.
    pub const SN: Field = Field::new(0x0, 29, 28);
    /// Sequence number of the arming. `0x00.29:28`
    #[inline]
    pub const fn sn(&self) -> u32 {
        Self::SN.get(&self.0)
    }
    /// Sets [`sn`](Self::sn).
    #[inline]
    pub const fn set_sn(&mut self, v: u32) -> &mut Self {
        Self::SN.set(&mut self.0, v);
        self
    }
    /// Where [`cmd`](Self::cmd) is: `0x00.24`.
    pub const CMD: Field = Field::new(0x0, 24, 24);
    /// 0 arm for any completion, 1 for solicited and failed ones only. `0x00.24`
    #[inline]
    pub const fn cmd(&self) -> bool {
        Self::CMD.get(&self.0) != 0
    }
    /// Sets [`cmd`](Self::cmd).
    #[inline]
    pub const fn set_cmd(&mut self, v: bool) -> &mut Self {
        Self::CMD.set(&mut self.0, v as u32);
        self
    }
    /// Where [`ci`](Self::ci) is: `0x00.23:0`.
    pub const CI: Field = Field::new(0x0, 23, 0);
    /// Consumer index; newer completions let the queue fire at once. `0x00.23:0`
    #[inline]
    pub const fn ci(&self) -> u32 {
        Self::CI.get(&self.0)
    }
    /// Sets [`ci`](Self::ci).
    #[inline]
    pub const fn set_ci(&mut self, v: u32) -> &mut Self {
        Self::CI.set(&mut self.0, v);
        self
    }
    /// Where [`cqn`](Self::cqn) is: `0x04.23:0`.
    pub const CQN: Field = Field::new(0x4, 23, 0);
    /// Completion queue number. `0x04.23:0`
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
            name: "sn",
            kind: FieldKind::Bits(Self::SN),
        },
        NamedField {
            name: "cmd",
            kind: FieldKind::Bits(Self::CMD),
        },
        NamedField {
            name: "ci",
            kind: FieldKind::Bits(Self::CI),
        },
        NamedField {
            name: "cqn",
            kind: FieldKind::Bits(Self::CQN),
        },
    ];
}
impl Default for CqDoorbell {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for CqDoorbell {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "CqDoorbell", Self::FIELDS, self.as_bytes())
    }
}
/// The 32-bit value that reports the consumer counter of an event queue, at UAR page + 0x40 or 0x48.
///
/// Source: bring-up facts, section 6.
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
pub struct EqDoorbell([U32; 1]);
const _: () = assert!(size_of::< EqDoorbell > () == 0x4);
impl EqDoorbell {
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
    /// Where [`eqn`](Self::eqn) is: `0x00.31:24`.
    pub const EQN: Field = Field::new(0x0, 31, 24);
    /// Event queue number. `0x00.31:24`
    #[inline]
    pub const fn eqn(&self) -> u32 {
        Self::EQN.get(&self.0)
    }
    /// Sets [`eqn`](Self::eqn).
    #[inline]
    pub const fn set_eqn(&mut self, v: u32) -> &mut Self {
        Self::EQN.set(&mut self.0, v);
        self
    }
    /// Where [`ci`](Self::ci) is: `0x00.23:0`.
    pub const CI: Field = Field::new(0x0, 23, 0);
    /// Events taken so far. `0x00.23:0`
    #[inline]
    pub const fn ci(&self) -> u32 {
        Self::CI.get(&self.0)
    }
    /// Sets [`ci`](Self::ci).
    #[inline]
    pub const fn set_ci(&mut self, v: u32) -> &mut Self {
        Self::CI.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "eqn",
            kind: FieldKind::Bits(Self::EQN),
        },
        NamedField {
            name: "ci",
            kind: FieldKind::Bits(Self::CI),
        },
    ];
}
impl Default for EqDoorbell {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for EqDoorbell {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "EqDoorbell", Self::FIELDS, self.as_bytes())
    }
}
/// One 4 KiB doorbell page in BAR0.
///
/// Source: bring-up facts, section 6.
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
pub struct UarPage([U32; 1024]);
const _: () = assert!(size_of::< UarPage > () == 0x1000);
impl UarPage {
    /// Size in bytes.
    pub const BYTES: usize = 0x1000;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 1024])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x1000] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 1024]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 1024] {
        &self.0
    }
    /// Arms a completion queue. `0x20`
    #[inline]
    pub fn cq_doorbell(&self) -> &super::doorbell::CqDoorbell {
        <super::doorbell::CqDoorbell>::ref_from_bytes(&self.as_bytes()[0x20..0x28])
            .expect("in the layout")
    }
    /// [`cq_doorbell`](Self::cq_doorbell), to be written.
    #[inline]
    pub fn cq_doorbell_mut(&mut self) -> &mut super::doorbell::CqDoorbell {
        <super::doorbell::CqDoorbell>::mut_from_bytes(
                &mut self.0.as_mut_bytes()[0x20..0x28],
            )
            .expect("in the layout")
    }
    /// Reports an event queue's consumer counter and arms the queue. `0x40`
    #[inline]
    pub fn eq_arm(&self) -> &super::doorbell::EqDoorbell {
        <super::doorbell::EqDoorbell>::ref_from_bytes(&self.as_bytes()[0x40..0x44])
            .expect("in the layout")
    }
    /// [`eq_arm`](Self::eq_arm), to be written.
    #[inline]
    pub fn eq_arm_mut(&mut self) -> &mut super::doorbell::EqDoorbell {
        <super::doorbell::EqDoorbell>::mut_from_bytes(
                &mut self.0.as_mut_bytes()[0x40..0x44],
            )
            .expect("in the layout")
    }
    /// Reports an event queue's consumer counter without arming. `0x48`
    #[inline]
    pub fn eq_no_arm(&self) -> &super::doorbell::EqDoorbell {
        <super::doorbell::EqDoorbell>::ref_from_bytes(&self.as_bytes()[0x48..0x4c])
            .expect("in the layout")
    }
    /// [`eq_no_arm`](Self::eq_no_arm), to be written.
    #[inline]
    pub fn eq_no_arm_mut(&mut self) -> &mut super::doorbell::EqDoorbell {
        <super::doorbell::EqDoorbell>::mut_from_bytes(
                &mut self.0.as_mut_bytes()[0x48..0x4c],
            )
            .expect("in the layout")
    }
    /// BlueFlame register 0: 1 << log_bf_reg_size bytes, its two halves (0x800, 0x900) used in turn. `0x800`, 512 bytes
    #[inline]
    pub fn bf0(&self) -> &[u8; 512] {
        let (a, _) = self
            .as_bytes()[0x800..0xa00]
            .split_first_chunk()
            .expect("in the layout");
        a
    }
    /// The bytes of [`bf0`](Self::bf0), to be written.
    #[inline]
    pub fn bf0_mut(&mut self) -> &mut [u8; 512] {
        let b: &mut [u8; 0x1000] = zerocopy::transmute_mut!(& mut self.0);
        let (a, _) = b[0x800..0xa00].split_first_chunk_mut().expect("in the layout");
        a
    }
    /// BlueFlame register 1, as bf0. `0xa00`, 512 bytes
    #[inline]
    pub fn bf1(&self) -> &[u8; 512] {
        let (a, _) = self
            .as_bytes()[0xa00..0xc00]
            .split_first_chunk()
            .expect("in the layout");
        a
    }
    /// The bytes of [`bf1`](Self::bf1), to be written.
    #[inline]
    pub fn bf1_mut(&mut self) -> &mut [u8; 512] {
        let b: &mut [u8; 0x1000] = zerocopy::transmute_mut!(& mut self.0);
        let (a, _) = b[0xa00..0xc00].split_first_chunk_mut().expect("in the layout");
        a
    }
    /// BlueFlame register 2, as bf0; for the fast path. `0xc00`, 512 bytes
    #[inline]
    pub fn bf2(&self) -> &[u8; 512] {
        let (a, _) = self
            .as_bytes()[0xc00..0xe00]
            .split_first_chunk()
            .expect("in the layout");
        a
    }
    /// The bytes of [`bf2`](Self::bf2), to be written.
    #[inline]
    pub fn bf2_mut(&mut self) -> &mut [u8; 512] {
        let b: &mut [u8; 0x1000] = zerocopy::transmute_mut!(& mut self.0);
        let (a, _) = b[0xc00..0xe00].split_first_chunk_mut().expect("in the layout");
        a
    }
    /// BlueFlame register 3, as bf0; for the fast path. `0xe00`, 512 bytes
    #[inline]
    pub fn bf3(&self) -> &[u8; 512] {
        let (a, _) = self
            .as_bytes()[0xe00..0x1000]
            .split_first_chunk()
            .expect("in the layout");
        a
    }
    /// The bytes of [`bf3`](Self::bf3), to be written.
    #[inline]
    pub fn bf3_mut(&mut self) -> &mut [u8; 512] {
        let b: &mut [u8; 0x1000] = zerocopy::transmute_mut!(& mut self.0);
        let (a, _) = b[0xe00..0x1000].split_first_chunk_mut().expect("in the layout");
        a
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "cq_doorbell",
            kind: FieldKind::Layout(0x20, <super::doorbell::CqDoorbell>::FIELDS),
        },
        NamedField {
            name: "eq_arm",
            kind: FieldKind::Layout(0x40, <super::doorbell::EqDoorbell>::FIELDS),
        },
        NamedField {
            name: "eq_no_arm",
            kind: FieldKind::Layout(0x48, <super::doorbell::EqDoorbell>::FIELDS),
        },
        NamedField {
            name: "bf0",
            kind: FieldKind::Bytes(0x800, 512),
        },
        NamedField {
            name: "bf1",
            kind: FieldKind::Bytes(0xa00, 512),
        },
        NamedField {
            name: "bf2",
            kind: FieldKind::Bytes(0xc00, 512),
        },
        NamedField {
            name: "bf3",
            kind: FieldKind::Bytes(0xe00, 512),
        },
    ];
}
impl Default for UarPage {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for UarPage {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "UarPage", Self::FIELDS, self.as_bytes())
    }
}
