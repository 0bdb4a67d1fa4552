//! Object contexts.
//!
//! Contexts software hands to the device when it creates an object, and reads back when it queries one.
//!
//! Generated from `hw-specs/contexts.toml` by `cargo xtask codegen`. Do not edit.
use crate::field::{Field, FieldKind, NamedField, get64, set64, debug_fields};
use zerocopy::big_endian::U32;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned};
/// State of a queue pair.
///
/// Source: linux/mlx5/qp.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct QpState(pub u8);
impl QpState {
    /// Reset: nothing is sent, received or completed.
    pub const RST: Self = Self(0x0);
    /// Receive work requests may be posted; nothing arrives yet.
    pub const INIT: Self = Self(0x1);
    /// Ready to receive.
    pub const RTR: Self = Self(0x2);
    /// Ready to send and receive.
    pub const RTS: Self = Self(0x3);
    /// Send queue failed; receive side continues (not for RC).
    pub const SQER: Self = Self(0x4);
    /// Send queue drained.
    pub const SQD: Self = Self(0x5);
    /// Error: all work requests complete as flushed.
    pub const ERR: Self = Self(0x6);
    /// Send queue is being drained.
    pub const SQ_DRAINING: Self = Self(0x7);
    /// Frozen with its function (migration).
    pub const SUSPENDED: Self = Self(0x9);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("RST"),
            0x1 => Some("INIT"),
            0x2 => Some("RTR"),
            0x3 => Some("RTS"),
            0x4 => Some("SQER"),
            0x5 => Some("SQD"),
            0x6 => Some("ERR"),
            0x7 => Some("SQ_DRAINING"),
            0x9 => Some("SUSPENDED"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for QpState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "QpState({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for QpState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Transport service of a queue pair.
///
/// Source: linux/mlx5/qp.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct QpServiceType(pub u8);
impl QpServiceType {
    /// Reliable connection.
    pub const RC: Self = Self(0x0);
    /// Unreliable connection.
    pub const UC: Self = Self(0x1);
    /// Unreliable datagram.
    pub const UD: Self = Self(0x2);
    /// Extended reliable connection.
    pub const XRC: Self = Self(0x3);
    /// Software builds the headers.
    pub const MLX: Self = Self(0x4);
    /// Dynamically connected initiator.
    pub const DCI: Self = Self(0x5);
    /// Dynamically connected target.
    pub const DCT: Self = Self(0x6);
    /// Subnet management (queue pair 0).
    pub const QP0: Self = Self(0x7);
    /// General services (queue pair 1).
    pub const QP1: Self = Self(0x8);
    /// Raw Ethernet datagrams.
    pub const RAW_ETHERTYPE: Self = Self(0x9);
    /// Raw IPv6 datagrams.
    pub const RAW_IPV6: Self = Self(0xa);
    /// Copies of traffic.
    pub const SNIFFER: Self = Self(0xb);
    /// Memory key changes only.
    pub const REG_UMR: Self = Self(0xc);
    /// Time protocol packets.
    pub const PTP_1588: Self = Self(0xd);
    /// Memory key changes that wait for running accesses.
    pub const SYNC_UMR: Self = Self(0xe);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("RC"),
            0x1 => Some("UC"),
            0x2 => Some("UD"),
            0x3 => Some("XRC"),
            0x4 => Some("MLX"),
            0x5 => Some("DCI"),
            0x6 => Some("DCT"),
            0x7 => Some("QP0"),
            0x8 => Some("QP1"),
            0x9 => Some("RAW_ETHERTYPE"),
            0xa => Some("RAW_IPV6"),
            0xb => Some("SNIFFER"),
            0xc => Some("REG_UMR"),
            0xd => Some("PTP_1588"),
            0xe => Some("SYNC_UMR"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for QpServiceType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "QpServiceType({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for QpServiceType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Path MTU code.
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct QpMtu(pub u8);
impl QpMtu {
    /// 256 bytes.
    pub const X256_BYTES: Self = Self(0x1);
    /// 512 bytes.
    pub const X512_BYTES: Self = Self(0x2);
    /// 1024 bytes.
    pub const X1K_BYTES: Self = Self(0x3);
    /// 2048 bytes.
    pub const X2K_BYTES: Self = Self(0x4);
    /// 4096 bytes.
    pub const X4K_BYTES: Self = Self(0x5);
    /// No path MTU: raw Ethernet queue pair.
    pub const RAW_ETHERNET_QP: Self = Self(0x7);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x1 => Some("256_BYTES"),
            0x2 => Some("512_BYTES"),
            0x3 => Some("1K_BYTES"),
            0x4 => Some("2K_BYTES"),
            0x5 => Some("4K_BYTES"),
            0x7 => Some("RAW_ETHERNET_QP"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for QpMtu {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "QpMtu({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for QpMtu {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Atomics a queue pair serves as responder.
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct QpAtomicMode(pub u8);
impl QpAtomicMode {
    /// 8 bytes, as in the InfiniBand specification.
    pub const IB_SPEC: Self = Self(0x1);
    /// 8 bytes only.
    pub const ONLY_8B: Self = Self(0x2);
    /// Up to 8 bytes.
    pub const UP_TO_8B: Self = Self(0x3);
    /// Up to 16 bytes.
    pub const UP_TO_16B: Self = Self(0x4);
    /// Up to 32 bytes.
    pub const UP_TO_32B: Self = Self(0x5);
    /// Up to 64 bytes.
    pub const UP_TO_64B: Self = Self(0x6);
    /// Up to 128 bytes.
    pub const UP_TO_128B: Self = Self(0x7);
    /// Up to 256 bytes.
    pub const UP_TO_256B: Self = Self(0x8);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x1 => Some("IB_SPEC"),
            0x2 => Some("ONLY_8B"),
            0x3 => Some("UP_TO_8B"),
            0x4 => Some("UP_TO_16B"),
            0x5 => Some("UP_TO_32B"),
            0x6 => Some("UP_TO_64B"),
            0x7 => Some("UP_TO_128B"),
            0x8 => Some("UP_TO_256B"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for QpAtomicMode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "QpAtomicMode({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for QpAtomicMode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Path migration state.
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct PmState(pub u8);
impl PmState {
    /// Ready to switch to the alternate path.
    pub const ARMED: Self = Self(0x0);
    /// Being armed.
    pub const REARM: Self = Self(0x1);
    /// On its current path with no switch pending; the normal value.
    pub const MIGRATED: Self = Self(0x3);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("ARMED"),
            0x1 => Some("REARM"),
            0x3 => Some("MIGRATED"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for PmState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "PmState({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for PmState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Where a queue pair takes receive work requests from.
///
/// Source: linux/mlx5/qp.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct RqType(pub u8);
impl RqType {
    /// Its own receive queue.
    pub const NON_ZERO: Self = Self(0x0);
    /// A shared receive queue or memory pool.
    pub const SRQ: Self = Self(0x1);
    /// A contiguous shared receive queue.
    pub const CRQ: Self = Self(0x2);
    /// None.
    pub const ZERO_LEN: Self = Self(0x3);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("NON_ZERO"),
            0x1 => Some("SRQ"),
            0x2 => Some("CRQ"),
            0x3 => Some("ZERO_LEN"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for RqType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "RqType({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for RqType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Bits of the optional parameter mask of QP transitions: which optional fields the command carries.
///
/// Source: linux/mlx5/qp.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct QpOptParMask(pub u32);
impl QpOptParMask {
    /// Alternate path.
    pub const ALT_ADDR_PATH: Self = Self(0x1);
    /// Remote read permission.
    pub const RRE: Self = Self(0x2);
    /// Remote atomic permission.
    pub const RAE: Self = Self(0x4);
    /// Remote write permission.
    pub const RWE: Self = Self(0x8);
    /// Partition key index.
    pub const PKEY_INDEX: Self = Self(0x10);
    /// Datagram key.
    pub const Q_KEY: Self = Self(0x20);
    /// Receiver-not-ready wait (min_rnr_nak).
    pub const RNR_TIMEOUT: Self = Self(0x40);
    /// Primary path.
    pub const PRIMARY_ADDR_PATH: Self = Self(0x80);
    /// Outstanding reads as requester.
    pub const SRA_MAX: Self = Self(0x100);
    /// Outstanding reads as responder.
    pub const RRA_MAX: Self = Self(0x200);
    /// Path migration state.
    pub const PM_STATE: Self = Self(0x400);
    /// Timeout retry count.
    pub const RETRY_COUNT: Self = Self(0x1000);
    /// Receiver-not-ready retry count.
    pub const RNR_RETRY: Self = Self(0x2000);
    /// Acknowledge timeout.
    pub const ACK_TIMEOUT: Self = Self(0x4000);
    /// Bond port to send on.
    pub const LAG_TX_AFF: Self = Self(0x8000);
    /// Port number of the primary path.
    pub const PRI_PORT: Self = Self(0x10000);
    /// Shared receive queue number.
    pub const SRQN: Self = Self(0x40000);
    /// Completion queue of the receive side.
    pub const CQN_RCV: Self = Self(0x80000);
    /// Half-handshake setting of dynamic connections.
    pub const DC_HS: Self = Self(0x100000);
    /// Access key of dynamic connections.
    pub const DC_KEY: Self = Self(0x200000);
    /// Packet pacing entry.
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
impl core::fmt::Debug for QpOptParMask {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "QpOptParMask({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for QpOptParMask {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Health of an event queue.
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct EqStatus(pub u8);
impl EqStatus {
    /// Working.
    pub const OK: Self = Self(0x0);
    /// Writing an event to memory failed.
    pub const EQ_WRITE_FAILURE: Self = Self(0xa);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("OK"),
            0xa => Some("EQ_WRITE_FAILURE"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for EqStatus {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "EqStatus({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for EqStatus {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Arming state of an event queue.
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct EqState(pub u8);
impl EqState {
    /// The next event raises the interrupt.
    pub const ARMED: Self = Self(0x9);
    /// Interrupt was raised; not armed again yet.
    pub const FIRED: Self = Self(0xa);
    /// Every event raises the interrupt.
    pub const ALWAYS_ARMED: Self = Self(0xb);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x9 => Some("ARMED"),
            0xa => Some("FIRED"),
            0xb => Some("ALWAYS_ARMED"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for EqState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "EqState({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for EqState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Health of a completion queue.
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct CqStatus(pub u8);
impl CqStatus {
    /// Working.
    pub const OK: Self = Self(0x0);
    /// A completion found no free entry.
    pub const CQ_OVERFLOW: Self = Self(0x9);
    /// Writing a completion to memory failed.
    pub const CQ_WRITE_FAIL: Self = Self(0xa);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("OK"),
            0x9 => Some("CQ_OVERFLOW"),
            0xa => Some("CQ_WRITE_FAIL"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for CqStatus {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "CqStatus({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for CqStatus {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Arming state of a completion queue.
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct CqState(pub u8);
impl CqState {
    /// The next solicited or failed completion raises an event.
    pub const SOLICITED_NOTIFICATION_REQUEST_ARMED: Self = Self(0x6);
    /// The next completion raises an event.
    pub const NOTIFICATION_REQUEST_ARMED: Self = Self(0x9);
    /// Event was raised; not armed again yet.
    pub const FIRED: Self = Self(0xa);
    /// Every completion raises an event.
    pub const ALWAYS_ARMED: Self = Self(0xb);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x6 => Some("SOLICITED_NOTIFICATION_REQUEST_ARMED"),
            0x9 => Some("NOTIFICATION_REQUEST_ARMED"),
            0xa => Some("FIRED"),
            0xb => Some("ALWAYS_ARMED"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for CqState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "CqState({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for CqState {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Size and spacing of completion queue entries.
///
/// Source: linux/mlx5/cq.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct CqeSize(pub u8);
impl CqeSize {
    /// 64-byte entries.
    pub const STRIDE_64: Self = Self(0x0);
    /// 128-byte entries; the usual 64 bytes are the second half.
    pub const STRIDE_128: Self = Self(0x1);
    /// 64-byte entries padded to a distance of 128 bytes.
    pub const STRIDE_128_PAD: Self = Self(0x2);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("STRIDE_64"),
            0x1 => Some("STRIDE_128"),
            0x2 => Some("STRIDE_128_PAD"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for CqeSize {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "CqeSize({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for CqeSize {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// What restarts the moderation timer of a completion queue.
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct CqPeriodMode(pub u8);
impl CqPeriodMode {
    /// The last event.
    pub const START_FROM_EQE: Self = Self(0x0);
    /// The last completion.
    pub const START_FROM_CQE: Self = Self(0x1);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("START_FROM_EQE"),
            0x1 => Some("START_FROM_CQE"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for CqPeriodMode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "CqPeriodMode({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for CqPeriodMode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// How addresses of a memory key are translated (access_mode_4_2 and access_mode_1_0 joined).
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct MkeyAccessMode(pub u8);
impl MkeyAccessMode {
    /// Not at all: addresses are bus addresses.
    pub const PA: Self = Self(0x0);
    /// List of equal pages.
    pub const MTT: Self = Self(0x1);
    /// List of pieces of any length, each through another key.
    pub const KLMS: Self = Self(0x2);
    /// List of equal pieces, each through another key.
    pub const KSM: Self = Self(0x3);
    /// Device memory managed by software (steering).
    pub const SW_ICM: Self = Self(0x4);
    /// On-device memory.
    pub const MEMIC: Self = Self(0x5);
    /// Key of another function.
    pub const CROSSING: Self = Self(0x6);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("PA"),
            0x1 => Some("MTT"),
            0x2 => Some("KLMS"),
            0x3 => Some("KSM"),
            0x4 => Some("SW_ICM"),
            0x5 => Some("MEMIC"),
            0x6 => Some("CROSSING"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for MkeyAccessMode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "MkeyAccessMode({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for MkeyAccessMode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Kind of an Ethernet work queue.
///
/// Source: linux/mlx5/mlx5_ifc.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct WqType(pub u8);
impl WqType {
    /// Linked list (memory pool, shared receive queue).
    pub const LINKED_LIST: Self = Self(0x0);
    /// Ring.
    pub const CYCLIC: Self = Self(0x1);
    /// Linked list, each work request a buffer cut into strides.
    pub const LINKED_LIST_STRIDING_RQ: Self = Self(0x2);
    /// Ring, each work request a buffer cut into strides.
    pub const CYCLIC_STRIDING_RQ: Self = Self(0x3);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("LINKED_LIST"),
            0x1 => Some("CYCLIC"),
            0x2 => Some("LINKED_LIST_STRIDING_RQ"),
            0x3 => Some("CYCLIC_STRIDING_RQ"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for WqType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "WqType({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for WqType {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Event queue context.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_eqc_bits`.
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
pub struct Eqc([U32; 16]);
const _: () = assert!(size_of::< Eqc > () == 0x40);
impl Eqc {
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
    /// Where [`status`](Self::status) is: `0x00.31:28`.
    pub const STATUS: Field = Field::new(0x0, 31, 28);
    /// Health of the queue, an EqStatus value. `0x00.31:28`
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
    /// Where [`ec`](Self::ec) is: `0x00.18`.
    pub const EC: Field = Field::new(0x0, 18, 18);
    /// Collapsed: only the first entry is used, each event overwrites it. `0x00.18`
    #[inline]
    pub const fn ec(&self) -> bool {
        Self::EC.get(&self.0) != 0
    }
    /// Sets [`ec`](Self::ec).
    #[inline]
    pub const fn set_ec(&mut self, v: bool) -> &mut Self {
        Self::EC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`oi`](Self::oi) is: `0x00.17`.
    pub const OI: Field = Field::new(0x0, 17, 17);
    /// Overrun ignored: the device does not compare producer with consumer counter. `0x00.17`
    #[inline]
    pub const fn oi(&self) -> bool {
        Self::OI.get(&self.0) != 0
    }
    /// Sets [`oi`](Self::oi).
    #[inline]
    pub const fn set_oi(&mut self, v: bool) -> &mut Self {
        Self::OI.set(&mut self.0, v as u32);
        self
    }
    /// Where [`st`](Self::st) is: `0x00.11:8`.
    pub const ST: Field = Field::new(0x0, 11, 8);
    /// Arming state, an EqState value. `0x00.11:8`
    #[inline]
    pub const fn st(&self) -> u32 {
        Self::ST.get(&self.0)
    }
    /// Sets [`st`](Self::st).
    #[inline]
    pub const fn set_st(&mut self, v: u32) -> &mut Self {
        Self::ST.set(&mut self.0, v);
        self
    }
    /// Where [`page_offset`](Self::page_offset) is: `0x08.11:6`.
    pub const PAGE_OFFSET: Field = Field::new(0x8, 11, 6);
    /// Start of the queue inside its first page, in 64-byte units. `0x08.11:6`
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
    /// Where [`log_eq_size`](Self::log_eq_size) is: `0x0c.28:24`.
    pub const LOG_EQ_SIZE: Field = Field::new(0xc, 28, 24);
    /// log2 of the number of entries. `0x0c.28:24`
    #[inline]
    pub const fn log_eq_size(&self) -> u32 {
        Self::LOG_EQ_SIZE.get(&self.0)
    }
    /// Sets [`log_eq_size`](Self::log_eq_size).
    #[inline]
    pub const fn set_log_eq_size(&mut self, v: u32) -> &mut Self {
        Self::LOG_EQ_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`uar_page`](Self::uar_page) is: `0x0c.23:0`.
    pub const UAR_PAGE: Field = Field::new(0xc, 23, 0);
    /// Doorbell page on which the consumer counter is reported. `0x0c.23:0`
    #[inline]
    pub const fn uar_page(&self) -> u32 {
        Self::UAR_PAGE.get(&self.0)
    }
    /// Sets [`uar_page`](Self::uar_page).
    #[inline]
    pub const fn set_uar_page(&mut self, v: u32) -> &mut Self {
        Self::UAR_PAGE.set(&mut self.0, v);
        self
    }
    /// Where [`intr`](Self::intr) is: `0x14.11:0`.
    pub const INTR: Field = Field::new(0x14, 11, 0);
    /// MSI-X vector that is raised. `0x14.11:0`
    #[inline]
    pub const fn intr(&self) -> u32 {
        Self::INTR.get(&self.0)
    }
    /// Sets [`intr`](Self::intr).
    #[inline]
    pub const fn set_intr(&mut self, v: u32) -> &mut Self {
        Self::INTR.set(&mut self.0, v);
        self
    }
    /// Where [`log_page_size`](Self::log_page_size) is: `0x18.28:24`.
    pub const LOG_PAGE_SIZE: Field = Field::new(0x18, 28, 24);
    /// log2 of the page size of the page list, minus 12. `0x18.28:24`
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
    /// Where [`consumer_counter`](Self::consumer_counter) is: `0x28.23:0`.
    pub const CONSUMER_COUNTER: Field = Field::new(0x28, 23, 0);
    /// Consumer counter the device knows of. `0x28.23:0`
    #[inline]
    pub const fn consumer_counter(&self) -> u32 {
        Self::CONSUMER_COUNTER.get(&self.0)
    }
    /// Sets [`consumer_counter`](Self::consumer_counter).
    #[inline]
    pub const fn set_consumer_counter(&mut self, v: u32) -> &mut Self {
        Self::CONSUMER_COUNTER.set(&mut self.0, v);
        self
    }
    /// Where [`producer_counter`](Self::producer_counter) is: `0x2c.23:0`.
    pub const PRODUCER_COUNTER: Field = Field::new(0x2c, 23, 0);
    /// Number of events written. `0x2c.23:0`
    #[inline]
    pub const fn producer_counter(&self) -> u32 {
        Self::PRODUCER_COUNTER.get(&self.0)
    }
    /// Sets [`producer_counter`](Self::producer_counter).
    #[inline]
    pub const fn set_producer_counter(&mut self, v: u32) -> &mut Self {
        Self::PRODUCER_COUNTER.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "status",
            kind: FieldKind::Bits(Self::STATUS),
        },
        NamedField {
            name: "ec",
            kind: FieldKind::Bits(Self::EC),
        },
        NamedField {
            name: "oi",
            kind: FieldKind::Bits(Self::OI),
        },
        NamedField {
            name: "st",
            kind: FieldKind::Bits(Self::ST),
        },
        NamedField {
            name: "page_offset",
            kind: FieldKind::Bits(Self::PAGE_OFFSET),
        },
        NamedField {
            name: "log_eq_size",
            kind: FieldKind::Bits(Self::LOG_EQ_SIZE),
        },
        NamedField {
            name: "uar_page",
            kind: FieldKind::Bits(Self::UAR_PAGE),
        },
        NamedField {
            name: "intr",
            kind: FieldKind::Bits(Self::INTR),
        },
        NamedField {
            name: "log_page_size",
            kind: FieldKind::Bits(Self::LOG_PAGE_SIZE),
        },
        NamedField {
            name: "consumer_counter",
            kind: FieldKind::Bits(Self::CONSUMER_COUNTER),
        },
        NamedField {
            name: "producer_counter",
            kind: FieldKind::Bits(Self::PRODUCER_COUNTER),
        },
    ];
}
impl Default for Eqc {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Eqc {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Eqc", Self::FIELDS, self.as_bytes())
    }
}
/// Completion queue context.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_cqc_bits`.
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
pub struct Cqc([U32; 16]);
const _: () = assert!(size_of::< Cqc > () == 0x40);
impl Cqc {
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
    /// Where [`status`](Self::status) is: `0x00.31:28`.
    pub const STATUS: Field = Field::new(0x0, 31, 28);
    /// Health of the queue, a CqStatus value. `0x00.31:28`
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
    /// Where [`dbr_umem_valid`](Self::dbr_umem_valid) is: `0x00.25`.
    pub const DBR_UMEM_VALID: Field = Field::new(0x0, 25, 25);
    /// Doorbell record address is an offset in a registered user memory. `0x00.25`
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
    /// Where [`apu_cq`](Self::apu_cq) is: `0x00.24`.
    pub const APU_CQ: Field = Field::new(0x0, 24, 24);
    /// Events go to an element of the on-device processor instead of an EQ. `0x00.24`
    #[inline]
    pub const fn apu_cq(&self) -> bool {
        Self::APU_CQ.get(&self.0) != 0
    }
    /// Sets [`apu_cq`](Self::apu_cq).
    #[inline]
    pub const fn set_apu_cq(&mut self, v: bool) -> &mut Self {
        Self::APU_CQ.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cqe_sz`](Self::cqe_sz) is: `0x00.23:21`.
    pub const CQE_SZ: Field = Field::new(0x0, 23, 21);
    /// Size and spacing of entries, a CqeSize value. `0x00.23:21`
    #[inline]
    pub const fn cqe_sz(&self) -> u32 {
        Self::CQE_SZ.get(&self.0)
    }
    /// Sets [`cqe_sz`](Self::cqe_sz).
    #[inline]
    pub const fn set_cqe_sz(&mut self, v: u32) -> &mut Self {
        Self::CQE_SZ.set(&mut self.0, v);
        self
    }
    /// Where [`cc`](Self::cc) is: `0x00.20`.
    pub const CC: Field = Field::new(0x0, 20, 20);
    /// Collapsed: only the first entry is used, each completion overwrites it. `0x00.20`
    #[inline]
    pub const fn cc(&self) -> bool {
        Self::CC.get(&self.0) != 0
    }
    /// Sets [`cc`](Self::cc).
    #[inline]
    pub const fn set_cc(&mut self, v: bool) -> &mut Self {
        Self::CC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`scqe_break_moderation_en`](Self::scqe_break_moderation_en) is: `0x00.18`.
    pub const SCQE_BREAK_MODERATION_EN: Field = Field::new(0x0, 18, 18);
    /// A solicited completion raises its event at once in spite of moderation. `0x00.18`
    #[inline]
    pub const fn scqe_break_moderation_en(&self) -> bool {
        Self::SCQE_BREAK_MODERATION_EN.get(&self.0) != 0
    }
    /// Sets [`scqe_break_moderation_en`](Self::scqe_break_moderation_en).
    #[inline]
    pub const fn set_scqe_break_moderation_en(&mut self, v: bool) -> &mut Self {
        Self::SCQE_BREAK_MODERATION_EN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`oi`](Self::oi) is: `0x00.17`.
    pub const OI: Field = Field::new(0x0, 17, 17);
    /// Overrun ignored: the device does not compare producer with consumer counter. `0x00.17`
    #[inline]
    pub const fn oi(&self) -> bool {
        Self::OI.get(&self.0) != 0
    }
    /// Sets [`oi`](Self::oi).
    #[inline]
    pub const fn set_oi(&mut self, v: bool) -> &mut Self {
        Self::OI.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cq_period_mode`](Self::cq_period_mode) is: `0x00.16:15`.
    pub const CQ_PERIOD_MODE: Field = Field::new(0x0, 16, 15);
    /// What restarts the moderation timer, a CqPeriodMode value. `0x00.16:15`
    #[inline]
    pub const fn cq_period_mode(&self) -> u32 {
        Self::CQ_PERIOD_MODE.get(&self.0)
    }
    /// Sets [`cq_period_mode`](Self::cq_period_mode).
    #[inline]
    pub const fn set_cq_period_mode(&mut self, v: u32) -> &mut Self {
        Self::CQ_PERIOD_MODE.set(&mut self.0, v);
        self
    }
    /// Where [`cqe_comp_en`](Self::cqe_comp_en) is: `0x00.14`.
    pub const CQE_COMP_EN: Field = Field::new(0x0, 14, 14);
    /// Entries may be compressed into 8-byte mini entries. `0x00.14`
    #[inline]
    pub const fn cqe_comp_en(&self) -> bool {
        Self::CQE_COMP_EN.get(&self.0) != 0
    }
    /// Sets [`cqe_comp_en`](Self::cqe_comp_en).
    #[inline]
    pub const fn set_cqe_comp_en(&mut self, v: bool) -> &mut Self {
        Self::CQE_COMP_EN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`mini_cqe_res_format`](Self::mini_cqe_res_format) is: `0x00.13:12`.
    pub const MINI_CQE_RES_FORMAT: Field = Field::new(0x0, 13, 12);
    /// Which result a mini entry keeps (hash, checksum, checksum with stride index). `0x00.13:12`
    #[inline]
    pub const fn mini_cqe_res_format(&self) -> u32 {
        Self::MINI_CQE_RES_FORMAT.get(&self.0)
    }
    /// Sets [`mini_cqe_res_format`](Self::mini_cqe_res_format).
    #[inline]
    pub const fn set_mini_cqe_res_format(&mut self, v: u32) -> &mut Self {
        Self::MINI_CQE_RES_FORMAT.set(&mut self.0, v);
        self
    }
    /// Where [`st`](Self::st) is: `0x00.11:8`.
    pub const ST: Field = Field::new(0x0, 11, 8);
    /// Arming state, a CqState value. `0x00.11:8`
    #[inline]
    pub const fn st(&self) -> u32 {
        Self::ST.get(&self.0)
    }
    /// Sets [`st`](Self::st).
    #[inline]
    pub const fn set_st(&mut self, v: u32) -> &mut Self {
        Self::ST.set(&mut self.0, v);
        self
    }
    /// Where [`cqe_compression_layout`](Self::cqe_compression_layout) is: `0x00.1:0`.
    pub const CQE_COMPRESSION_LAYOUT: Field = Field::new(0x0, 1, 0);
    /// Form of compressed sessions: 0 basic, 1 enhanced with iteration count in byte 0x3e. `0x00.1:0`
    #[inline]
    pub const fn cqe_compression_layout(&self) -> u32 {
        Self::CQE_COMPRESSION_LAYOUT.get(&self.0)
    }
    /// Sets [`cqe_compression_layout`](Self::cqe_compression_layout).
    #[inline]
    pub const fn set_cqe_compression_layout(&mut self, v: u32) -> &mut Self {
        Self::CQE_COMPRESSION_LAYOUT.set(&mut self.0, v);
        self
    }
    /// Where [`page_offset`](Self::page_offset) is: `0x08.11:6`.
    pub const PAGE_OFFSET: Field = Field::new(0x8, 11, 6);
    /// Start of the queue inside its first page, in 64-byte units. `0x08.11:6`
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
    /// Where [`log_cq_size`](Self::log_cq_size) is: `0x0c.28:24`.
    pub const LOG_CQ_SIZE: Field = Field::new(0xc, 28, 24);
    /// log2 of the number of entries. `0x0c.28:24`
    #[inline]
    pub const fn log_cq_size(&self) -> u32 {
        Self::LOG_CQ_SIZE.get(&self.0)
    }
    /// Sets [`log_cq_size`](Self::log_cq_size).
    #[inline]
    pub const fn set_log_cq_size(&mut self, v: u32) -> &mut Self {
        Self::LOG_CQ_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`uar_page`](Self::uar_page) is: `0x0c.23:0`.
    pub const UAR_PAGE: Field = Field::new(0xc, 23, 0);
    /// Doorbell page on which the queue is armed. `0x0c.23:0`
    #[inline]
    pub const fn uar_page(&self) -> u32 {
        Self::UAR_PAGE.get(&self.0)
    }
    /// Sets [`uar_page`](Self::uar_page).
    #[inline]
    pub const fn set_uar_page(&mut self, v: u32) -> &mut Self {
        Self::UAR_PAGE.set(&mut self.0, v);
        self
    }
    /// Where [`cq_period`](Self::cq_period) is: `0x10.27:16`.
    pub const CQ_PERIOD: Field = Field::new(0x10, 27, 16);
    /// Moderation: longest delay of an event, in microseconds. `0x10.27:16`
    #[inline]
    pub const fn cq_period(&self) -> u32 {
        Self::CQ_PERIOD.get(&self.0)
    }
    /// Sets [`cq_period`](Self::cq_period).
    #[inline]
    pub const fn set_cq_period(&mut self, v: u32) -> &mut Self {
        Self::CQ_PERIOD.set(&mut self.0, v);
        self
    }
    /// Where [`cq_max_count`](Self::cq_max_count) is: `0x10.15:0`.
    pub const CQ_MAX_COUNT: Field = Field::new(0x10, 15, 0);
    /// Moderation: completions that raise an event before the period is over. `0x10.15:0`
    #[inline]
    pub const fn cq_max_count(&self) -> u32 {
        Self::CQ_MAX_COUNT.get(&self.0)
    }
    /// Sets [`cq_max_count`](Self::cq_max_count).
    #[inline]
    pub const fn set_cq_max_count(&mut self, v: u32) -> &mut Self {
        Self::CQ_MAX_COUNT.set(&mut self.0, v);
        self
    }
    /// Where [`c_eqn_or_apu_element`](Self::c_eqn_or_apu_element) is: `0x14.31:0`.
    pub const C_EQN_OR_APU_ELEMENT: Field = Field::new(0x14, 31, 0);
    /// Number of the event queue for completion events. `0x14.31:0`
    #[inline]
    pub const fn c_eqn_or_apu_element(&self) -> u32 {
        Self::C_EQN_OR_APU_ELEMENT.get(&self.0)
    }
    /// Sets [`c_eqn_or_apu_element`](Self::c_eqn_or_apu_element).
    #[inline]
    pub const fn set_c_eqn_or_apu_element(&mut self, v: u32) -> &mut Self {
        Self::C_EQN_OR_APU_ELEMENT.set(&mut self.0, v);
        self
    }
    /// Where [`log_page_size`](Self::log_page_size) is: `0x18.28:24`.
    pub const LOG_PAGE_SIZE: Field = Field::new(0x18, 28, 24);
    /// log2 of the page size of the page list, minus 12. `0x18.28:24`
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
    /// Where [`last_notified_index`](Self::last_notified_index) is: `0x20.23:0`.
    pub const LAST_NOTIFIED_INDEX: Field = Field::new(0x20, 23, 0);
    /// Producer counter at the last event. `0x20.23:0`
    #[inline]
    pub const fn last_notified_index(&self) -> u32 {
        Self::LAST_NOTIFIED_INDEX.get(&self.0)
    }
    /// Sets [`last_notified_index`](Self::last_notified_index).
    #[inline]
    pub const fn set_last_notified_index(&mut self, v: u32) -> &mut Self {
        Self::LAST_NOTIFIED_INDEX.set(&mut self.0, v);
        self
    }
    /// Where [`last_solicit_index`](Self::last_solicit_index) is: `0x24.23:0`.
    pub const LAST_SOLICIT_INDEX: Field = Field::new(0x24, 23, 0);
    /// Producer counter at the last solicited completion. `0x24.23:0`
    #[inline]
    pub const fn last_solicit_index(&self) -> u32 {
        Self::LAST_SOLICIT_INDEX.get(&self.0)
    }
    /// Sets [`last_solicit_index`](Self::last_solicit_index).
    #[inline]
    pub const fn set_last_solicit_index(&mut self, v: u32) -> &mut Self {
        Self::LAST_SOLICIT_INDEX.set(&mut self.0, v);
        self
    }
    /// Where [`consumer_counter`](Self::consumer_counter) is: `0x28.23:0`.
    pub const CONSUMER_COUNTER: Field = Field::new(0x28, 23, 0);
    /// Consumer counter the device knows of. `0x28.23:0`
    #[inline]
    pub const fn consumer_counter(&self) -> u32 {
        Self::CONSUMER_COUNTER.get(&self.0)
    }
    /// Sets [`consumer_counter`](Self::consumer_counter).
    #[inline]
    pub const fn set_consumer_counter(&mut self, v: u32) -> &mut Self {
        Self::CONSUMER_COUNTER.set(&mut self.0, v);
        self
    }
    /// Where [`producer_counter`](Self::producer_counter) is: `0x2c.23:0`.
    pub const PRODUCER_COUNTER: Field = Field::new(0x2c, 23, 0);
    /// Number of completions written. `0x2c.23:0`
    #[inline]
    pub const fn producer_counter(&self) -> u32 {
        Self::PRODUCER_COUNTER.get(&self.0)
    }
    /// Sets [`producer_counter`](Self::producer_counter).
    #[inline]
    pub const fn set_producer_counter(&mut self, v: u32) -> &mut Self {
        Self::PRODUCER_COUNTER.set(&mut self.0, v);
        self
    }
    /// Byte offset of [`dbr_addr`](Self::dbr_addr).
    pub const DBR_ADDR_OFFSET: usize = 0x38;
    /// Bus address of the 8-byte doorbell record (consumer index, arm word). `0x38`, 64 bits
    #[inline]
    pub const fn dbr_addr(&self) -> u64 {
        get64(&self.0, 0x38)
    }
    /// Sets [`dbr_addr`](Self::dbr_addr).
    #[inline]
    pub const fn set_dbr_addr(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0x38, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "status",
            kind: FieldKind::Bits(Self::STATUS),
        },
        NamedField {
            name: "dbr_umem_valid",
            kind: FieldKind::Bits(Self::DBR_UMEM_VALID),
        },
        NamedField {
            name: "apu_cq",
            kind: FieldKind::Bits(Self::APU_CQ),
        },
        NamedField {
            name: "cqe_sz",
            kind: FieldKind::Bits(Self::CQE_SZ),
        },
        NamedField {
            name: "cc",
            kind: FieldKind::Bits(Self::CC),
        },
        NamedField {
            name: "scqe_break_moderation_en",
            kind: FieldKind::Bits(Self::SCQE_BREAK_MODERATION_EN),
        },
        NamedField {
            name: "oi",
            kind: FieldKind::Bits(Self::OI),
        },
        NamedField {
            name: "cq_period_mode",
            kind: FieldKind::Bits(Self::CQ_PERIOD_MODE),
        },
        NamedField {
            name: "cqe_comp_en",
            kind: FieldKind::Bits(Self::CQE_COMP_EN),
        },
        NamedField {
            name: "mini_cqe_res_format",
            kind: FieldKind::Bits(Self::MINI_CQE_RES_FORMAT),
        },
        NamedField {
            name: "st",
            kind: FieldKind::Bits(Self::ST),
        },
        NamedField {
            name: "cqe_compression_layout",
            kind: FieldKind::Bits(Self::CQE_COMPRESSION_LAYOUT),
        },
        NamedField {
            name: "page_offset",
            kind: FieldKind::Bits(Self::PAGE_OFFSET),
        },
        NamedField {
            name: "log_cq_size",
            kind: FieldKind::Bits(Self::LOG_CQ_SIZE),
        },
        NamedField {
            name: "uar_page",
            kind: FieldKind::Bits(Self::UAR_PAGE),
        },
        NamedField {
            name: "cq_period",
            kind: FieldKind::Bits(Self::CQ_PERIOD),
        },
        NamedField {
            name: "cq_max_count",
            kind: FieldKind::Bits(Self::CQ_MAX_COUNT),
        },
        NamedField {
            name: "c_eqn_or_apu_element",
            kind: FieldKind::Bits(Self::C_EQN_OR_APU_ELEMENT),
        },
        NamedField {
            name: "log_page_size",
            kind: FieldKind::Bits(Self::LOG_PAGE_SIZE),
        },
        NamedField {
            name: "last_notified_index",
            kind: FieldKind::Bits(Self::LAST_NOTIFIED_INDEX),
        },
        NamedField {
            name: "last_solicit_index",
            kind: FieldKind::Bits(Self::LAST_SOLICIT_INDEX),
        },
        NamedField {
            name: "consumer_counter",
            kind: FieldKind::Bits(Self::CONSUMER_COUNTER),
        },
        NamedField {
            name: "producer_counter",
            kind: FieldKind::Bits(Self::PRODUCER_COUNTER),
        },
        NamedField {
            name: "dbr_addr",
            kind: FieldKind::Qword(0x38),
        },
    ];
}
impl Default for Cqc {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Cqc {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Cqc", Self::FIELDS, self.as_bytes())
    }
}
/// Queue pair context.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_qpc_bits`.
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
pub struct Qpc([U32; 58]);
const _: () = assert!(size_of::< Qpc > () == 0xe8);
impl Qpc {
    /// Size in bytes.
    pub const BYTES: usize = 0xe8;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 58])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0xe8] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 58]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 58] {
        &self.0
    }
    /// Where [`state`](Self::state) is: `0x00.31:28`.
    pub const STATE: Field = Field::new(0x0, 31, 28);
    /// State of the queue pair, a QpState value. `0x00.31:28`
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
    /// Where [`lag_tx_port_affinity`](Self::lag_tx_port_affinity) is: `0x00.27:24`.
    pub const LAG_TX_PORT_AFFINITY: Field = Field::new(0x0, 27, 24);
    /// Port of a bond to send on; 0 lets the device choose. `0x00.27:24`
    #[inline]
    pub const fn lag_tx_port_affinity(&self) -> u32 {
        Self::LAG_TX_PORT_AFFINITY.get(&self.0)
    }
    /// Sets [`lag_tx_port_affinity`](Self::lag_tx_port_affinity).
    #[inline]
    pub const fn set_lag_tx_port_affinity(&mut self, v: u32) -> &mut Self {
        Self::LAG_TX_PORT_AFFINITY.set(&mut self.0, v);
        self
    }
    /// Where [`st`](Self::st) is: `0x00.23:16`.
    pub const ST: Field = Field::new(0x0, 23, 16);
    /// Transport service, a QpServiceType value. `0x00.23:16`
    #[inline]
    pub const fn st(&self) -> u32 {
        Self::ST.get(&self.0)
    }
    /// Sets [`st`](Self::st).
    #[inline]
    pub const fn set_st(&mut self, v: u32) -> &mut Self {
        Self::ST.set(&mut self.0, v);
        self
    }
    /// Where [`isolate_vl_tc`](Self::isolate_vl_tc) is: `0x00.13`.
    pub const ISOLATE_VL_TC: Field = Field::new(0x0, 13, 13);
    /// Keep the traffic class of this queue pair apart from others. `0x00.13`
    #[inline]
    pub const fn isolate_vl_tc(&self) -> bool {
        Self::ISOLATE_VL_TC.get(&self.0) != 0
    }
    /// Sets [`isolate_vl_tc`](Self::isolate_vl_tc).
    #[inline]
    pub const fn set_isolate_vl_tc(&mut self, v: bool) -> &mut Self {
        Self::ISOLATE_VL_TC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`pm_state`](Self::pm_state) is: `0x00.12:11`.
    pub const PM_STATE: Field = Field::new(0x0, 12, 11);
    /// Path migration state, a PmState value; 3 (migrated) is the normal one. `0x00.12:11`
    #[inline]
    pub const fn pm_state(&self) -> u32 {
        Self::PM_STATE.get(&self.0)
    }
    /// Sets [`pm_state`](Self::pm_state).
    #[inline]
    pub const fn set_pm_state(&mut self, v: u32) -> &mut Self {
        Self::PM_STATE.set(&mut self.0, v);
        self
    }
    /// Where [`req_e2e_credit_mode`](Self::req_e2e_credit_mode) is: `0x00.9:8`.
    pub const REQ_E2E_CREDIT_MODE: Field = Field::new(0x0, 9, 8);
    /// End-to-end flow control credits of the requester. `0x00.9:8`
    #[inline]
    pub const fn req_e2e_credit_mode(&self) -> u32 {
        Self::REQ_E2E_CREDIT_MODE.get(&self.0)
    }
    /// Sets [`req_e2e_credit_mode`](Self::req_e2e_credit_mode).
    #[inline]
    pub const fn set_req_e2e_credit_mode(&mut self, v: u32) -> &mut Self {
        Self::REQ_E2E_CREDIT_MODE.set(&mut self.0, v);
        self
    }
    /// Where [`offload_type`](Self::offload_type) is: `0x00.7:4`.
    pub const OFFLOAD_TYPE: Field = Field::new(0x0, 7, 4);
    /// Extra protocol handled by the device; 1 is rendezvous tag matching. `0x00.7:4`
    #[inline]
    pub const fn offload_type(&self) -> u32 {
        Self::OFFLOAD_TYPE.get(&self.0)
    }
    /// Sets [`offload_type`](Self::offload_type).
    #[inline]
    pub const fn set_offload_type(&mut self, v: u32) -> &mut Self {
        Self::OFFLOAD_TYPE.set(&mut self.0, v);
        self
    }
    /// Where [`end_padding_mode`](Self::end_padding_mode) is: `0x00.3:2`.
    pub const END_PADDING_MODE: Field = Field::new(0x0, 3, 2);
    /// Received data padding: 0 as it is, 1 up to a cache line. `0x00.3:2`
    #[inline]
    pub const fn end_padding_mode(&self) -> u32 {
        Self::END_PADDING_MODE.get(&self.0)
    }
    /// Sets [`end_padding_mode`](Self::end_padding_mode).
    #[inline]
    pub const fn set_end_padding_mode(&mut self, v: u32) -> &mut Self {
        Self::END_PADDING_MODE.set(&mut self.0, v);
        self
    }
    /// Where [`wq_signature`](Self::wq_signature) is: `0x04.31`.
    pub const WQ_SIGNATURE: Field = Field::new(0x4, 31, 31);
    /// Work requests carry a signature byte. `0x04.31`
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
    /// Where [`block_lb_mc`](Self::block_lb_mc) is: `0x04.30`.
    pub const BLOCK_LB_MC: Field = Field::new(0x4, 30, 30);
    /// Do not loop back multicast this queue pair sent itself. `0x04.30`
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
    /// Where [`atomic_like_write_en`](Self::atomic_like_write_en) is: `0x04.29`.
    pub const ATOMIC_LIKE_WRITE_EN: Field = Field::new(0x4, 29, 29);
    /// Plain writes act like atomics towards other accesses. `0x04.29`
    #[inline]
    pub const fn atomic_like_write_en(&self) -> bool {
        Self::ATOMIC_LIKE_WRITE_EN.get(&self.0) != 0
    }
    /// Sets [`atomic_like_write_en`](Self::atomic_like_write_en).
    #[inline]
    pub const fn set_atomic_like_write_en(&mut self, v: bool) -> &mut Self {
        Self::ATOMIC_LIKE_WRITE_EN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`latency_sensitive`](Self::latency_sensitive) is: `0x04.28`.
    pub const LATENCY_SENSITIVE: Field = Field::new(0x4, 28, 28);
    /// Scheduling hint: low latency. `0x04.28`
    #[inline]
    pub const fn latency_sensitive(&self) -> bool {
        Self::LATENCY_SENSITIVE.get(&self.0) != 0
    }
    /// Sets [`latency_sensitive`](Self::latency_sensitive).
    #[inline]
    pub const fn set_latency_sensitive(&mut self, v: bool) -> &mut Self {
        Self::LATENCY_SENSITIVE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`drain_sigerr`](Self::drain_sigerr) is: `0x04.26`.
    pub const DRAIN_SIGERR: Field = Field::new(0x4, 26, 26);
    /// Queue drains when a data signature check fails. `0x04.26`
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
    /// Where [`dp_ordering_force`](Self::dp_ordering_force) is: `0x04.24`.
    pub const DP_ORDERING_FORCE: Field = Field::new(0x4, 24, 24);
    /// Force the data placement order chosen in dp_ordering_1. `0x04.24`
    #[inline]
    pub const fn dp_ordering_force(&self) -> bool {
        Self::DP_ORDERING_FORCE.get(&self.0) != 0
    }
    /// Sets [`dp_ordering_force`](Self::dp_ordering_force).
    #[inline]
    pub const fn set_dp_ordering_force(&mut self, v: bool) -> &mut Self {
        Self::DP_ORDERING_FORCE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`pd`](Self::pd) is: `0x04.23:0`.
    pub const PD: Field = Field::new(0x4, 23, 0);
    /// Protection domain. `0x04.23:0`
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
    /// Where [`mtu`](Self::mtu) is: `0x08.31:29`.
    pub const MTU: Field = Field::new(0x8, 31, 29);
    /// Path MTU, a QpMtu value. `0x08.31:29`
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
    /// Where [`log_msg_max`](Self::log_msg_max) is: `0x08.28:24`.
    pub const LOG_MSG_MAX: Field = Field::new(0x8, 28, 24);
    /// log2 of the longest message in bytes. `0x08.28:24`
    #[inline]
    pub const fn log_msg_max(&self) -> u32 {
        Self::LOG_MSG_MAX.get(&self.0)
    }
    /// Sets [`log_msg_max`](Self::log_msg_max).
    #[inline]
    pub const fn set_log_msg_max(&mut self, v: u32) -> &mut Self {
        Self::LOG_MSG_MAX.set(&mut self.0, v);
        self
    }
    /// Where [`log_rq_size`](Self::log_rq_size) is: `0x08.22:19`.
    pub const LOG_RQ_SIZE: Field = Field::new(0x8, 22, 19);
    /// log2 of the number of receive work requests. `0x08.22:19`
    #[inline]
    pub const fn log_rq_size(&self) -> u32 {
        Self::LOG_RQ_SIZE.get(&self.0)
    }
    /// Sets [`log_rq_size`](Self::log_rq_size).
    #[inline]
    pub const fn set_log_rq_size(&mut self, v: u32) -> &mut Self {
        Self::LOG_RQ_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`log_rq_stride`](Self::log_rq_stride) is: `0x08.18:16`.
    pub const LOG_RQ_STRIDE: Field = Field::new(0x8, 18, 16);
    /// log2 of the receive work request size in bytes, minus 4. `0x08.18:16`
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
    /// Where [`no_sq`](Self::no_sq) is: `0x08.15`.
    pub const NO_SQ: Field = Field::new(0x8, 15, 15);
    /// The queue pair has no send queue. `0x08.15`
    #[inline]
    pub const fn no_sq(&self) -> bool {
        Self::NO_SQ.get(&self.0) != 0
    }
    /// Sets [`no_sq`](Self::no_sq).
    #[inline]
    pub const fn set_no_sq(&mut self, v: bool) -> &mut Self {
        Self::NO_SQ.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_sq_size`](Self::log_sq_size) is: `0x08.14:11`.
    pub const LOG_SQ_SIZE: Field = Field::new(0x8, 14, 11);
    /// log2 of the send queue size in 64-byte blocks. `0x08.14:11`
    #[inline]
    pub const fn log_sq_size(&self) -> u32 {
        Self::LOG_SQ_SIZE.get(&self.0)
    }
    /// Sets [`log_sq_size`](Self::log_sq_size).
    #[inline]
    pub const fn set_log_sq_size(&mut self, v: u32) -> &mut Self {
        Self::LOG_SQ_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`retry_mode`](Self::retry_mode) is: `0x08.9:8`.
    pub const RETRY_MODE: Field = Field::new(0x8, 9, 8);
    /// How lost packets are repeated. `0x08.9:8`
    #[inline]
    pub const fn retry_mode(&self) -> u32 {
        Self::RETRY_MODE.get(&self.0)
    }
    /// Sets [`retry_mode`](Self::retry_mode).
    #[inline]
    pub const fn set_retry_mode(&mut self, v: u32) -> &mut Self {
        Self::RETRY_MODE.set(&mut self.0, v);
        self
    }
    /// Where [`ts_format`](Self::ts_format) is: `0x08.7:6`.
    pub const TS_FORMAT: Field = Field::new(0x8, 7, 6);
    /// Timestamp kind in completions: 0 free running, 1 default, 2 real time. `0x08.7:6`
    #[inline]
    pub const fn ts_format(&self) -> u32 {
        Self::TS_FORMAT.get(&self.0)
    }
    /// Sets [`ts_format`](Self::ts_format).
    #[inline]
    pub const fn set_ts_format(&mut self, v: u32) -> &mut Self {
        Self::TS_FORMAT.set(&mut self.0, v);
        self
    }
    /// Where [`rlky`](Self::rlky) is: `0x08.4`.
    pub const RLKY: Field = Field::new(0x8, 4, 4);
    /// The special lkey for plain bus addresses may be used. `0x08.4`
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
    /// Where [`ulp_stateless_offload_mode`](Self::ulp_stateless_offload_mode) is: `0x08.3:0`.
    pub const ULP_STATELESS_OFFLOAD_MODE: Field = Field::new(0x8, 3, 0);
    /// Upper-layer offload without connection state. `0x08.3:0`
    #[inline]
    pub const fn ulp_stateless_offload_mode(&self) -> u32 {
        Self::ULP_STATELESS_OFFLOAD_MODE.get(&self.0)
    }
    /// Sets [`ulp_stateless_offload_mode`](Self::ulp_stateless_offload_mode).
    #[inline]
    pub const fn set_ulp_stateless_offload_mode(&mut self, v: u32) -> &mut Self {
        Self::ULP_STATELESS_OFFLOAD_MODE.set(&mut self.0, v);
        self
    }
    /// Where [`counter_set_id`](Self::counter_set_id) is: `0x0c.31:24`.
    pub const COUNTER_SET_ID: Field = Field::new(0xc, 31, 24);
    /// Queue counter set that is incremented. `0x0c.31:24`
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
    /// Where [`uar_page`](Self::uar_page) is: `0x0c.23:0`.
    pub const UAR_PAGE: Field = Field::new(0xc, 23, 0);
    /// Doorbell page of the send queue. `0x0c.23:0`
    #[inline]
    pub const fn uar_page(&self) -> u32 {
        Self::UAR_PAGE.get(&self.0)
    }
    /// Sets [`uar_page`](Self::uar_page).
    #[inline]
    pub const fn set_uar_page(&mut self, v: u32) -> &mut Self {
        Self::UAR_PAGE.set(&mut self.0, v);
        self
    }
    /// Where [`user_index`](Self::user_index) is: `0x10.23:0`.
    pub const USER_INDEX: Field = Field::new(0x10, 23, 0);
    /// Value for the completion when cqe_version is 1; 0xffffff for none. `0x10.23:0`
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
    /// Where [`log_page_size`](Self::log_page_size) is: `0x14.28:24`.
    pub const LOG_PAGE_SIZE: Field = Field::new(0x14, 28, 24);
    /// log2 of the page size of the page list, minus 12. `0x14.28:24`
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
    /// Where [`remote_qpn`](Self::remote_qpn) is: `0x14.23:0`.
    pub const REMOTE_QPN: Field = Field::new(0x14, 23, 0);
    /// Queue pair number at the other end. `0x14.23:0`
    #[inline]
    pub const fn remote_qpn(&self) -> u32 {
        Self::REMOTE_QPN.get(&self.0)
    }
    /// Sets [`remote_qpn`](Self::remote_qpn).
    #[inline]
    pub const fn set_remote_qpn(&mut self, v: u32) -> &mut Self {
        Self::REMOTE_QPN.set(&mut self.0, v);
        self
    }
    /// Path to the other end. `0x18`
    #[inline]
    pub fn primary_address_path(&self) -> &super::contexts::Ads {
        <super::contexts::Ads>::ref_from_bytes(&self.as_bytes()[0x18..0x44])
            .expect("in the layout")
    }
    /// [`primary_address_path`](Self::primary_address_path), to be written.
    #[inline]
    pub fn primary_address_path_mut(&mut self) -> &mut super::contexts::Ads {
        <super::contexts::Ads>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x18..0x44])
            .expect("in the layout")
    }
    /// Alternate path for migration. `0x44`
    #[inline]
    pub fn secondary_address_path(&self) -> &super::contexts::Ads {
        <super::contexts::Ads>::ref_from_bytes(&self.as_bytes()[0x44..0x70])
            .expect("in the layout")
    }
    /// [`secondary_address_path`](Self::secondary_address_path), to be written.
    #[inline]
    pub fn secondary_address_path_mut(&mut self) -> &mut super::contexts::Ads {
        <super::contexts::Ads>::mut_from_bytes(&mut self.0.as_mut_bytes()[0x44..0x70])
            .expect("in the layout")
    }
    /// Where [`log_ack_req_freq`](Self::log_ack_req_freq) is: `0x70.31:28`.
    pub const LOG_ACK_REQ_FREQ: Field = Field::new(0x70, 31, 28);
    /// log2 of the number of packets between acknowledge requests. `0x70.31:28`
    #[inline]
    pub const fn log_ack_req_freq(&self) -> u32 {
        Self::LOG_ACK_REQ_FREQ.get(&self.0)
    }
    /// Sets [`log_ack_req_freq`](Self::log_ack_req_freq).
    #[inline]
    pub const fn set_log_ack_req_freq(&mut self, v: u32) -> &mut Self {
        Self::LOG_ACK_REQ_FREQ.set(&mut self.0, v);
        self
    }
    /// Where [`log_sra_max`](Self::log_sra_max) is: `0x70.23:21`.
    pub const LOG_SRA_MAX: Field = Field::new(0x70, 23, 21);
    /// log2 of reads and atomics this side may have outstanding as requester. `0x70.23:21`
    #[inline]
    pub const fn log_sra_max(&self) -> u32 {
        Self::LOG_SRA_MAX.get(&self.0)
    }
    /// Sets [`log_sra_max`](Self::log_sra_max).
    #[inline]
    pub const fn set_log_sra_max(&mut self, v: u32) -> &mut Self {
        Self::LOG_SRA_MAX.set(&mut self.0, v);
        self
    }
    /// Where [`retry_count`](Self::retry_count) is: `0x70.18:16`.
    pub const RETRY_COUNT: Field = Field::new(0x70, 18, 16);
    /// How often a request is repeated after a timeout. `0x70.18:16`
    #[inline]
    pub const fn retry_count(&self) -> u32 {
        Self::RETRY_COUNT.get(&self.0)
    }
    /// Sets [`retry_count`](Self::retry_count).
    #[inline]
    pub const fn set_retry_count(&mut self, v: u32) -> &mut Self {
        Self::RETRY_COUNT.set(&mut self.0, v);
        self
    }
    /// Where [`rnr_retry`](Self::rnr_retry) is: `0x70.15:13`.
    pub const RNR_RETRY: Field = Field::new(0x70, 15, 13);
    /// How often a request is repeated after receiver-not-ready; 7 is without end. `0x70.15:13`
    #[inline]
    pub const fn rnr_retry(&self) -> u32 {
        Self::RNR_RETRY.get(&self.0)
    }
    /// Sets [`rnr_retry`](Self::rnr_retry).
    #[inline]
    pub const fn set_rnr_retry(&mut self, v: u32) -> &mut Self {
        Self::RNR_RETRY.set(&mut self.0, v);
        self
    }
    /// Where [`fre`](Self::fre) is: `0x70.11`.
    pub const FRE: Field = Field::new(0x70, 11, 11);
    /// Fast registration (UMR) is allowed. `0x70.11`
    #[inline]
    pub const fn fre(&self) -> bool {
        Self::FRE.get(&self.0) != 0
    }
    /// Sets [`fre`](Self::fre).
    #[inline]
    pub const fn set_fre(&mut self, v: bool) -> &mut Self {
        Self::FRE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cur_rnr_retry`](Self::cur_rnr_retry) is: `0x70.10:8`.
    pub const CUR_RNR_RETRY: Field = Field::new(0x70, 10, 8);
    /// Receiver-not-ready repeats left at the moment. `0x70.10:8`
    #[inline]
    pub const fn cur_rnr_retry(&self) -> u32 {
        Self::CUR_RNR_RETRY.get(&self.0)
    }
    /// Sets [`cur_rnr_retry`](Self::cur_rnr_retry).
    #[inline]
    pub const fn set_cur_rnr_retry(&mut self, v: u32) -> &mut Self {
        Self::CUR_RNR_RETRY.set(&mut self.0, v);
        self
    }
    /// Where [`cur_retry_count`](Self::cur_retry_count) is: `0x70.7:5`.
    pub const CUR_RETRY_COUNT: Field = Field::new(0x70, 7, 5);
    /// Timeout repeats left at the moment. `0x70.7:5`
    #[inline]
    pub const fn cur_retry_count(&self) -> u32 {
        Self::CUR_RETRY_COUNT.get(&self.0)
    }
    /// Sets [`cur_retry_count`](Self::cur_retry_count).
    #[inline]
    pub const fn set_cur_retry_count(&mut self, v: u32) -> &mut Self {
        Self::CUR_RETRY_COUNT.set(&mut self.0, v);
        self
    }
    /// Where [`packet_pacing_rate_limit_index`](Self::packet_pacing_rate_limit_index) is: `0x74.15:0`.
    pub const PACKET_PACING_RATE_LIMIT_INDEX: Field = Field::new(0x74, 15, 0);
    /// Entry of the packet pacing table; 0 for no limit. `0x74.15:0`
    #[inline]
    pub const fn packet_pacing_rate_limit_index(&self) -> u32 {
        Self::PACKET_PACING_RATE_LIMIT_INDEX.get(&self.0)
    }
    /// Sets [`packet_pacing_rate_limit_index`](Self::packet_pacing_rate_limit_index).
    #[inline]
    pub const fn set_packet_pacing_rate_limit_index(&mut self, v: u32) -> &mut Self {
        Self::PACKET_PACING_RATE_LIMIT_INDEX.set(&mut self.0, v);
        self
    }
    /// Where [`next_send_psn`](Self::next_send_psn) is: `0x78.23:0`.
    pub const NEXT_SEND_PSN: Field = Field::new(0x78, 23, 0);
    /// Packet sequence number of the next packet sent. `0x78.23:0`
    #[inline]
    pub const fn next_send_psn(&self) -> u32 {
        Self::NEXT_SEND_PSN.get(&self.0)
    }
    /// Sets [`next_send_psn`](Self::next_send_psn).
    #[inline]
    pub const fn set_next_send_psn(&mut self, v: u32) -> &mut Self {
        Self::NEXT_SEND_PSN.set(&mut self.0, v);
        self
    }
    /// Where [`log_num_dci_stream_channels`](Self::log_num_dci_stream_channels) is: `0x7c.28:24`.
    pub const LOG_NUM_DCI_STREAM_CHANNELS: Field = Field::new(0x7c, 28, 24);
    /// log2 of the number of streams of a DC initiator. `0x7c.28:24`
    #[inline]
    pub const fn log_num_dci_stream_channels(&self) -> u32 {
        Self::LOG_NUM_DCI_STREAM_CHANNELS.get(&self.0)
    }
    /// Sets [`log_num_dci_stream_channels`](Self::log_num_dci_stream_channels).
    #[inline]
    pub const fn set_log_num_dci_stream_channels(&mut self, v: u32) -> &mut Self {
        Self::LOG_NUM_DCI_STREAM_CHANNELS.set(&mut self.0, v);
        self
    }
    /// Where [`cqn_snd`](Self::cqn_snd) is: `0x7c.23:0`.
    pub const CQN_SND: Field = Field::new(0x7c, 23, 0);
    /// Completion queue of the send queue. `0x7c.23:0`
    #[inline]
    pub const fn cqn_snd(&self) -> u32 {
        Self::CQN_SND.get(&self.0)
    }
    /// Sets [`cqn_snd`](Self::cqn_snd).
    #[inline]
    pub const fn set_cqn_snd(&mut self, v: u32) -> &mut Self {
        Self::CQN_SND.set(&mut self.0, v);
        self
    }
    /// Where [`log_num_dci_errored_streams`](Self::log_num_dci_errored_streams) is: `0x80.28:24`.
    pub const LOG_NUM_DCI_ERRORED_STREAMS: Field = Field::new(0x80, 28, 24);
    /// log2 of failed streams a DC initiator tolerates. `0x80.28:24`
    #[inline]
    pub const fn log_num_dci_errored_streams(&self) -> u32 {
        Self::LOG_NUM_DCI_ERRORED_STREAMS.get(&self.0)
    }
    /// Sets [`log_num_dci_errored_streams`](Self::log_num_dci_errored_streams).
    #[inline]
    pub const fn set_log_num_dci_errored_streams(&mut self, v: u32) -> &mut Self {
        Self::LOG_NUM_DCI_ERRORED_STREAMS.set(&mut self.0, v);
        self
    }
    /// Where [`deth_sqpn`](Self::deth_sqpn) is: `0x80.23:0`.
    pub const DETH_SQPN: Field = Field::new(0x80, 23, 0);
    /// Source queue pair number put in datagram headers. `0x80.23:0`
    #[inline]
    pub const fn deth_sqpn(&self) -> u32 {
        Self::DETH_SQPN.get(&self.0)
    }
    /// Sets [`deth_sqpn`](Self::deth_sqpn).
    #[inline]
    pub const fn set_deth_sqpn(&mut self, v: u32) -> &mut Self {
        Self::DETH_SQPN.set(&mut self.0, v);
        self
    }
    /// Where [`last_acked_psn`](Self::last_acked_psn) is: `0x88.23:0`.
    pub const LAST_ACKED_PSN: Field = Field::new(0x88, 23, 0);
    /// Newest sequence number the other end acknowledged. `0x88.23:0`
    #[inline]
    pub const fn last_acked_psn(&self) -> u32 {
        Self::LAST_ACKED_PSN.get(&self.0)
    }
    /// Sets [`last_acked_psn`](Self::last_acked_psn).
    #[inline]
    pub const fn set_last_acked_psn(&mut self, v: u32) -> &mut Self {
        Self::LAST_ACKED_PSN.set(&mut self.0, v);
        self
    }
    /// Where [`ssn`](Self::ssn) is: `0x8c.23:0`.
    pub const SSN: Field = Field::new(0x8c, 23, 0);
    /// Send sequence number: messages started by the requester. `0x8c.23:0`
    #[inline]
    pub const fn ssn(&self) -> u32 {
        Self::SSN.get(&self.0)
    }
    /// Sets [`ssn`](Self::ssn).
    #[inline]
    pub const fn set_ssn(&mut self, v: u32) -> &mut Self {
        Self::SSN.set(&mut self.0, v);
        self
    }
    /// Where [`log_rra_max`](Self::log_rra_max) is: `0x90.23:21`.
    pub const LOG_RRA_MAX: Field = Field::new(0x90, 23, 21);
    /// log2 of reads and atomics accepted as responder at one time. `0x90.23:21`
    #[inline]
    pub const fn log_rra_max(&self) -> u32 {
        Self::LOG_RRA_MAX.get(&self.0)
    }
    /// Sets [`log_rra_max`](Self::log_rra_max).
    #[inline]
    pub const fn set_log_rra_max(&mut self, v: u32) -> &mut Self {
        Self::LOG_RRA_MAX.set(&mut self.0, v);
        self
    }
    /// Where [`atomic_mode`](Self::atomic_mode) is: `0x90.19:16`.
    pub const ATOMIC_MODE: Field = Field::new(0x90, 19, 16);
    /// Widest atomic served as responder, a QpAtomicMode value. `0x90.19:16`
    #[inline]
    pub const fn atomic_mode(&self) -> u32 {
        Self::ATOMIC_MODE.get(&self.0)
    }
    /// Sets [`atomic_mode`](Self::atomic_mode).
    #[inline]
    pub const fn set_atomic_mode(&mut self, v: u32) -> &mut Self {
        Self::ATOMIC_MODE.set(&mut self.0, v);
        self
    }
    /// Where [`rre`](Self::rre) is: `0x90.15`.
    pub const RRE: Field = Field::new(0x90, 15, 15);
    /// Remote reads are allowed. `0x90.15`
    #[inline]
    pub const fn rre(&self) -> bool {
        Self::RRE.get(&self.0) != 0
    }
    /// Sets [`rre`](Self::rre).
    #[inline]
    pub const fn set_rre(&mut self, v: bool) -> &mut Self {
        Self::RRE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`rwe`](Self::rwe) is: `0x90.14`.
    pub const RWE: Field = Field::new(0x90, 14, 14);
    /// Remote writes are allowed. `0x90.14`
    #[inline]
    pub const fn rwe(&self) -> bool {
        Self::RWE.get(&self.0) != 0
    }
    /// Sets [`rwe`](Self::rwe).
    #[inline]
    pub const fn set_rwe(&mut self, v: bool) -> &mut Self {
        Self::RWE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`rae`](Self::rae) is: `0x90.13`.
    pub const RAE: Field = Field::new(0x90, 13, 13);
    /// Remote atomics are allowed. `0x90.13`
    #[inline]
    pub const fn rae(&self) -> bool {
        Self::RAE.get(&self.0) != 0
    }
    /// Sets [`rae`](Self::rae).
    #[inline]
    pub const fn set_rae(&mut self, v: bool) -> &mut Self {
        Self::RAE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`page_offset`](Self::page_offset) is: `0x90.11:6`.
    pub const PAGE_OFFSET: Field = Field::new(0x90, 11, 6);
    /// Start of the work queue buffer inside its first page, in 64-byte units. `0x90.11:6`
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
    /// Where [`dp_ordering_1`](Self::dp_ordering_1) is: `0x90.3`.
    pub const DP_ORDERING_1: Field = Field::new(0x90, 3, 3);
    /// Upper bit of the data placement order. `0x90.3`
    #[inline]
    pub const fn dp_ordering_1(&self) -> bool {
        Self::DP_ORDERING_1.get(&self.0) != 0
    }
    /// Sets [`dp_ordering_1`](Self::dp_ordering_1).
    #[inline]
    pub const fn set_dp_ordering_1(&mut self, v: bool) -> &mut Self {
        Self::DP_ORDERING_1.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cd_slave_receive`](Self::cd_slave_receive) is: `0x90.2`.
    pub const CD_SLAVE_RECEIVE: Field = Field::new(0x90, 2, 2);
    /// Receive queue is released by another queue (cross-channel). `0x90.2`
    #[inline]
    pub const fn cd_slave_receive(&self) -> bool {
        Self::CD_SLAVE_RECEIVE.get(&self.0) != 0
    }
    /// Sets [`cd_slave_receive`](Self::cd_slave_receive).
    #[inline]
    pub const fn set_cd_slave_receive(&mut self, v: bool) -> &mut Self {
        Self::CD_SLAVE_RECEIVE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cd_slave_send`](Self::cd_slave_send) is: `0x90.1`.
    pub const CD_SLAVE_SEND: Field = Field::new(0x90, 1, 1);
    /// Send queue is released by another queue (cross-channel). `0x90.1`
    #[inline]
    pub const fn cd_slave_send(&self) -> bool {
        Self::CD_SLAVE_SEND.get(&self.0) != 0
    }
    /// Sets [`cd_slave_send`](Self::cd_slave_send).
    #[inline]
    pub const fn set_cd_slave_send(&mut self, v: bool) -> &mut Self {
        Self::CD_SLAVE_SEND.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cd_master`](Self::cd_master) is: `0x90.0`.
    pub const CD_MASTER: Field = Field::new(0x90, 0, 0);
    /// This queue may release others (cross-channel). `0x90.0`
    #[inline]
    pub const fn cd_master(&self) -> bool {
        Self::CD_MASTER.get(&self.0) != 0
    }
    /// Sets [`cd_master`](Self::cd_master).
    #[inline]
    pub const fn set_cd_master(&mut self, v: bool) -> &mut Self {
        Self::CD_MASTER.set(&mut self.0, v as u32);
        self
    }
    /// Where [`min_rnr_nak`](Self::min_rnr_nak) is: `0x94.28:24`.
    pub const MIN_RNR_NAK: Field = Field::new(0x94, 28, 24);
    /// Code of the shortest wait the other end must keep after receiver-not-ready. `0x94.28:24`
    #[inline]
    pub const fn min_rnr_nak(&self) -> u32 {
        Self::MIN_RNR_NAK.get(&self.0)
    }
    /// Sets [`min_rnr_nak`](Self::min_rnr_nak).
    #[inline]
    pub const fn set_min_rnr_nak(&mut self, v: u32) -> &mut Self {
        Self::MIN_RNR_NAK.set(&mut self.0, v);
        self
    }
    /// Where [`next_rcv_psn`](Self::next_rcv_psn) is: `0x94.23:0`.
    pub const NEXT_RCV_PSN: Field = Field::new(0x94, 23, 0);
    /// Packet sequence number expected next. `0x94.23:0`
    #[inline]
    pub const fn next_rcv_psn(&self) -> u32 {
        Self::NEXT_RCV_PSN.get(&self.0)
    }
    /// Sets [`next_rcv_psn`](Self::next_rcv_psn).
    #[inline]
    pub const fn set_next_rcv_psn(&mut self, v: u32) -> &mut Self {
        Self::NEXT_RCV_PSN.set(&mut self.0, v);
        self
    }
    /// Where [`xrcd`](Self::xrcd) is: `0x98.23:0`.
    pub const XRCD: Field = Field::new(0x98, 23, 0);
    /// XRC domain. `0x98.23:0`
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
    /// Where [`cqn_rcv`](Self::cqn_rcv) is: `0x9c.23:0`.
    pub const CQN_RCV: Field = Field::new(0x9c, 23, 0);
    /// Completion queue of the receive queue. `0x9c.23:0`
    #[inline]
    pub const fn cqn_rcv(&self) -> u32 {
        Self::CQN_RCV.get(&self.0)
    }
    /// Sets [`cqn_rcv`](Self::cqn_rcv).
    #[inline]
    pub const fn set_cqn_rcv(&mut self, v: u32) -> &mut Self {
        Self::CQN_RCV.set(&mut self.0, v);
        self
    }
    /// Byte offset of [`dbr_addr`](Self::dbr_addr).
    pub const DBR_ADDR_OFFSET: usize = 0xa0;
    /// Bus address of the 8-byte doorbell record (receive counter, send counter). `0xa0`, 64 bits
    #[inline]
    pub const fn dbr_addr(&self) -> u64 {
        get64(&self.0, 0xa0)
    }
    /// Sets [`dbr_addr`](Self::dbr_addr).
    #[inline]
    pub const fn set_dbr_addr(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0xa0, v);
        self
    }
    /// Where [`q_key`](Self::q_key) is: `0xa8.31:0`.
    pub const Q_KEY: Field = Field::new(0xa8, 31, 0);
    /// Key that datagrams must carry. `0xa8.31:0`
    #[inline]
    pub const fn q_key(&self) -> u32 {
        Self::Q_KEY.get(&self.0)
    }
    /// Sets [`q_key`](Self::q_key).
    #[inline]
    pub const fn set_q_key(&mut self, v: u32) -> &mut Self {
        Self::Q_KEY.set(&mut self.0, v);
        self
    }
    /// Where [`rq_type`](Self::rq_type) is: `0xac.26:24`.
    pub const RQ_TYPE: Field = Field::new(0xac, 26, 24);
    /// Source of receive work requests, a RqType value. `0xac.26:24`
    #[inline]
    pub const fn rq_type(&self) -> u32 {
        Self::RQ_TYPE.get(&self.0)
    }
    /// Sets [`rq_type`](Self::rq_type).
    #[inline]
    pub const fn set_rq_type(&mut self, v: u32) -> &mut Self {
        Self::RQ_TYPE.set(&mut self.0, v);
        self
    }
    /// Where [`srqn_rmpn_xrqn`](Self::srqn_rmpn_xrqn) is: `0xac.23:0`.
    pub const SRQN_RMPN_XRQN: Field = Field::new(0xac, 23, 0);
    /// Number of the shared receive queue, memory pool or extended queue. `0xac.23:0`
    #[inline]
    pub const fn srqn_rmpn_xrqn(&self) -> u32 {
        Self::SRQN_RMPN_XRQN.get(&self.0)
    }
    /// Sets [`srqn_rmpn_xrqn`](Self::srqn_rmpn_xrqn).
    #[inline]
    pub const fn set_srqn_rmpn_xrqn(&mut self, v: u32) -> &mut Self {
        Self::SRQN_RMPN_XRQN.set(&mut self.0, v);
        self
    }
    /// Where [`rmsn`](Self::rmsn) is: `0xb0.23:0`.
    pub const RMSN: Field = Field::new(0xb0, 23, 0);
    /// Receive message sequence number: messages completed by the responder. `0xb0.23:0`
    #[inline]
    pub const fn rmsn(&self) -> u32 {
        Self::RMSN.get(&self.0)
    }
    /// Sets [`rmsn`](Self::rmsn).
    #[inline]
    pub const fn set_rmsn(&mut self, v: u32) -> &mut Self {
        Self::RMSN.set(&mut self.0, v);
        self
    }
    /// Where [`hw_sq_wqebb_counter`](Self::hw_sq_wqebb_counter) is: `0xb4.31:16`.
    pub const HW_SQ_WQEBB_COUNTER: Field = Field::new(0xb4, 31, 16);
    /// Send queue blocks the device has taken. `0xb4.31:16`
    #[inline]
    pub const fn hw_sq_wqebb_counter(&self) -> u32 {
        Self::HW_SQ_WQEBB_COUNTER.get(&self.0)
    }
    /// Sets [`hw_sq_wqebb_counter`](Self::hw_sq_wqebb_counter).
    #[inline]
    pub const fn set_hw_sq_wqebb_counter(&mut self, v: u32) -> &mut Self {
        Self::HW_SQ_WQEBB_COUNTER.set(&mut self.0, v);
        self
    }
    /// Where [`sw_sq_wqebb_counter`](Self::sw_sq_wqebb_counter) is: `0xb4.15:0`.
    pub const SW_SQ_WQEBB_COUNTER: Field = Field::new(0xb4, 15, 0);
    /// Send queue blocks software has posted. `0xb4.15:0`
    #[inline]
    pub const fn sw_sq_wqebb_counter(&self) -> u32 {
        Self::SW_SQ_WQEBB_COUNTER.get(&self.0)
    }
    /// Sets [`sw_sq_wqebb_counter`](Self::sw_sq_wqebb_counter).
    #[inline]
    pub const fn set_sw_sq_wqebb_counter(&mut self, v: u32) -> &mut Self {
        Self::SW_SQ_WQEBB_COUNTER.set(&mut self.0, v);
        self
    }
    /// Where [`hw_rq_counter`](Self::hw_rq_counter) is: `0xb8.31:0`.
    pub const HW_RQ_COUNTER: Field = Field::new(0xb8, 31, 0);
    /// Receive work requests the device has taken. `0xb8.31:0`
    #[inline]
    pub const fn hw_rq_counter(&self) -> u32 {
        Self::HW_RQ_COUNTER.get(&self.0)
    }
    /// Sets [`hw_rq_counter`](Self::hw_rq_counter).
    #[inline]
    pub const fn set_hw_rq_counter(&mut self, v: u32) -> &mut Self {
        Self::HW_RQ_COUNTER.set(&mut self.0, v);
        self
    }
    /// Where [`sw_rq_counter`](Self::sw_rq_counter) is: `0xbc.31:0`.
    pub const SW_RQ_COUNTER: Field = Field::new(0xbc, 31, 0);
    /// Receive work requests software has posted. `0xbc.31:0`
    #[inline]
    pub const fn sw_rq_counter(&self) -> u32 {
        Self::SW_RQ_COUNTER.get(&self.0)
    }
    /// Sets [`sw_rq_counter`](Self::sw_rq_counter).
    #[inline]
    pub const fn set_sw_rq_counter(&mut self, v: u32) -> &mut Self {
        Self::SW_RQ_COUNTER.set(&mut self.0, v);
        self
    }
    /// Where [`cgs`](Self::cgs) is: `0xc4.16`.
    pub const CGS: Field = Field::new(0xc4, 16, 16);
    /// Scatter-to-CQE variant bit; meaning not established. `0xc4.16`
    #[inline]
    pub const fn cgs(&self) -> bool {
        Self::CGS.get(&self.0) != 0
    }
    /// Sets [`cgs`](Self::cgs).
    #[inline]
    pub const fn set_cgs(&mut self, v: bool) -> &mut Self {
        Self::CGS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cs_req`](Self::cs_req) is: `0xc4.15:8`.
    pub const CS_REQ: Field = Field::new(0xc4, 15, 8);
    /// Requester data put into the CQE: 0 off, 0x11 up to 32 bytes, 0x22 up to 64. `0xc4.15:8`
    #[inline]
    pub const fn cs_req(&self) -> u32 {
        Self::CS_REQ.get(&self.0)
    }
    /// Sets [`cs_req`](Self::cs_req).
    #[inline]
    pub const fn set_cs_req(&mut self, v: u32) -> &mut Self {
        Self::CS_REQ.set(&mut self.0, v);
        self
    }
    /// Where [`cs_res`](Self::cs_res) is: `0xc4.7:0`.
    pub const CS_RES: Field = Field::new(0xc4, 7, 0);
    /// Responder data put into the CQE: 0 off, 1 up to 32 bytes, 2 up to 64. `0xc4.7:0`
    #[inline]
    pub const fn cs_res(&self) -> u32 {
        Self::CS_RES.get(&self.0)
    }
    /// Sets [`cs_res`](Self::cs_res).
    #[inline]
    pub const fn set_cs_res(&mut self, v: u32) -> &mut Self {
        Self::CS_RES.set(&mut self.0, v);
        self
    }
    /// Byte offset of [`dc_access_key`](Self::dc_access_key).
    pub const DC_ACCESS_KEY_OFFSET: usize = 0xc8;
    /// Access key of dynamically connected transport. `0xc8`, 64 bits
    #[inline]
    pub const fn dc_access_key(&self) -> u64 {
        get64(&self.0, 0xc8)
    }
    /// Sets [`dc_access_key`](Self::dc_access_key).
    #[inline]
    pub const fn set_dc_access_key(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0xc8, v);
        self
    }
    /// Where [`dbr_umem_valid`](Self::dbr_umem_valid) is: `0xd0.28`.
    pub const DBR_UMEM_VALID: Field = Field::new(0xd0, 28, 28);
    /// Doorbell record address is an offset in a registered user memory. `0xd0.28`
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
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "state",
            kind: FieldKind::Bits(Self::STATE),
        },
        NamedField {
            name: "lag_tx_port_affinity",
            kind: FieldKind::Bits(Self::LAG_TX_PORT_AFFINITY),
        },
        NamedField {
            name: "st",
            kind: FieldKind::Bits(Self::ST),
        },
        NamedField {
            name: "isolate_vl_tc",
            kind: FieldKind::Bits(Self::ISOLATE_VL_TC),
        },
        NamedField {
            name: "pm_state",
            kind: FieldKind::Bits(Self::PM_STATE),
        },
        NamedField {
            name: "req_e2e_credit_mode",
            kind: FieldKind::Bits(Self::REQ_E2E_CREDIT_MODE),
        },
        NamedField {
            name: "offload_type",
            kind: FieldKind::Bits(Self::OFFLOAD_TYPE),
        },
        NamedField {
            name: "end_padding_mode",
            kind: FieldKind::Bits(Self::END_PADDING_MODE),
        },
        NamedField {
            name: "wq_signature",
            kind: FieldKind::Bits(Self::WQ_SIGNATURE),
        },
        NamedField {
            name: "block_lb_mc",
            kind: FieldKind::Bits(Self::BLOCK_LB_MC),
        },
        NamedField {
            name: "atomic_like_write_en",
            kind: FieldKind::Bits(Self::ATOMIC_LIKE_WRITE_EN),
        },
        NamedField {
            name: "latency_sensitive",
            kind: FieldKind::Bits(Self::LATENCY_SENSITIVE),
        },
        NamedField {
            name: "drain_sigerr",
            kind: FieldKind::Bits(Self::DRAIN_SIGERR),
        },
        NamedField {
            name: "dp_ordering_force",
            kind: FieldKind::Bits(Self::DP_ORDERING_FORCE),
        },
        NamedField {
            name: "pd",
            kind: FieldKind::Bits(Self::PD),
        },
        NamedField {
            name: "mtu",
            kind: FieldKind::Bits(Self::MTU),
        },
        NamedField {
            name: "log_msg_max",
            kind: FieldKind::Bits(Self::LOG_MSG_MAX),
        },
        NamedField {
            name: "log_rq_size",
            kind: FieldKind::Bits(Self::LOG_RQ_SIZE),
        },
        NamedField {
            name: "log_rq_stride",
            kind: FieldKind::Bits(Self::LOG_RQ_STRIDE),
        },
        NamedField {
            name: "no_sq",
            kind: FieldKind::Bits(Self::NO_SQ),
        },
        NamedField {
            name: "log_sq_size",
            kind: FieldKind::Bits(Self::LOG_SQ_SIZE),
        },
        NamedField {
            name: "retry_mode",
            kind: FieldKind::Bits(Self::RETRY_MODE),
        },
        NamedField {
            name: "ts_format",
            kind: FieldKind::Bits(Self::TS_FORMAT),
        },
        NamedField {
            name: "rlky",
            kind: FieldKind::Bits(Self::RLKY),
        },
        NamedField {
            name: "ulp_stateless_offload_mode",
            kind: FieldKind::Bits(Self::ULP_STATELESS_OFFLOAD_MODE),
        },
        NamedField {
            name: "counter_set_id",
            kind: FieldKind::Bits(Self::COUNTER_SET_ID),
        },
        NamedField {
            name: "uar_page",
            kind: FieldKind::Bits(Self::UAR_PAGE),
        },
        NamedField {
            name: "user_index",
            kind: FieldKind::Bits(Self::USER_INDEX),
        },
        NamedField {
            name: "log_page_size",
            kind: FieldKind::Bits(Self::LOG_PAGE_SIZE),
        },
        NamedField {
            name: "remote_qpn",
            kind: FieldKind::Bits(Self::REMOTE_QPN),
        },
        NamedField {
            name: "primary_address_path",
            kind: FieldKind::Layout(0x18, <super::contexts::Ads>::FIELDS),
        },
        NamedField {
            name: "secondary_address_path",
            kind: FieldKind::Layout(0x44, <super::contexts::Ads>::FIELDS),
        },
        NamedField {
            name: "log_ack_req_freq",
            kind: FieldKind::Bits(Self::LOG_ACK_REQ_FREQ),
        },
        NamedField {
            name: "log_sra_max",
            kind: FieldKind::Bits(Self::LOG_SRA_MAX),
        },
        NamedField {
            name: "retry_count",
            kind: FieldKind::Bits(Self::RETRY_COUNT),
        },
        NamedField {
            name: "rnr_retry",
            kind: FieldKind::Bits(Self::RNR_RETRY),
        },
        NamedField {
            name: "fre",
            kind: FieldKind::Bits(Self::FRE),
        },
        NamedField {
            name: "cur_rnr_retry",
            kind: FieldKind::Bits(Self::CUR_RNR_RETRY),
        },
        NamedField {
            name: "cur_retry_count",
            kind: FieldKind::Bits(Self::CUR_RETRY_COUNT),
        },
        NamedField {
            name: "packet_pacing_rate_limit_index",
            kind: FieldKind::Bits(Self::PACKET_PACING_RATE_LIMIT_INDEX),
        },
        NamedField {
            name: "next_send_psn",
            kind: FieldKind::Bits(Self::NEXT_SEND_PSN),
        },
        NamedField {
            name: "log_num_dci_stream_channels",
            kind: FieldKind::Bits(Self::LOG_NUM_DCI_STREAM_CHANNELS),
        },
        NamedField {
            name: "cqn_snd",
            kind: FieldKind::Bits(Self::CQN_SND),
        },
        NamedField {
            name: "log_num_dci_errored_streams",
            kind: FieldKind::Bits(Self::LOG_NUM_DCI_ERRORED_STREAMS),
        },
        NamedField {
            name: "deth_sqpn",
            kind: FieldKind::Bits(Self::DETH_SQPN),
        },
        NamedField {
            name: "last_acked_psn",
            kind: FieldKind::Bits(Self::LAST_ACKED_PSN),
        },
        NamedField {
            name: "ssn",
            kind: FieldKind::Bits(Self::SSN),
        },
        NamedField {
            name: "log_rra_max",
            kind: FieldKind::Bits(Self::LOG_RRA_MAX),
        },
        NamedField {
            name: "atomic_mode",
            kind: FieldKind::Bits(Self::ATOMIC_MODE),
        },
        NamedField {
            name: "rre",
            kind: FieldKind::Bits(Self::RRE),
        },
        NamedField {
            name: "rwe",
            kind: FieldKind::Bits(Self::RWE),
        },
        NamedField {
            name: "rae",
            kind: FieldKind::Bits(Self::RAE),
        },
        NamedField {
            name: "page_offset",
            kind: FieldKind::Bits(Self::PAGE_OFFSET),
        },
        NamedField {
            name: "dp_ordering_1",
            kind: FieldKind::Bits(Self::DP_ORDERING_1),
        },
        NamedField {
            name: "cd_slave_receive",
            kind: FieldKind::Bits(Self::CD_SLAVE_RECEIVE),
        },
        NamedField {
            name: "cd_slave_send",
            kind: FieldKind::Bits(Self::CD_SLAVE_SEND),
        },
        NamedField {
            name: "cd_master",
            kind: FieldKind::Bits(Self::CD_MASTER),
        },
        NamedField {
            name: "min_rnr_nak",
            kind: FieldKind::Bits(Self::MIN_RNR_NAK),
        },
        NamedField {
            name: "next_rcv_psn",
            kind: FieldKind::Bits(Self::NEXT_RCV_PSN),
        },
        NamedField {
            name: "xrcd",
            kind: FieldKind::Bits(Self::XRCD),
        },
        NamedField {
            name: "cqn_rcv",
            kind: FieldKind::Bits(Self::CQN_RCV),
        },
        NamedField {
            name: "dbr_addr",
            kind: FieldKind::Qword(0xa0),
        },
        NamedField {
            name: "q_key",
            kind: FieldKind::Bits(Self::Q_KEY),
        },
        NamedField {
            name: "rq_type",
            kind: FieldKind::Bits(Self::RQ_TYPE),
        },
        NamedField {
            name: "srqn_rmpn_xrqn",
            kind: FieldKind::Bits(Self::SRQN_RMPN_XRQN),
        },
        NamedField {
            name: "rmsn",
            kind: FieldKind::Bits(Self::RMSN),
        },
        NamedField {
            name: "hw_sq_wqebb_counter",
            kind: FieldKind::Bits(Self::HW_SQ_WQEBB_COUNTER),
        },
        NamedField {
            name: "sw_sq_wqebb_counter",
            kind: FieldKind::Bits(Self::SW_SQ_WQEBB_COUNTER),
        },
        NamedField {
            name: "hw_rq_counter",
            kind: FieldKind::Bits(Self::HW_RQ_COUNTER),
        },
        NamedField {
            name: "sw_rq_counter",
            kind: FieldKind::Bits(Self::SW_RQ_COUNTER),
        },
        NamedField {
            name: "cgs",
            kind: FieldKind::Bits(Self::CGS),
        },
        NamedField {
            name: "cs_req",
            kind: FieldKind::Bits(Self::CS_REQ),
        },
        NamedField {
            name: "cs_res",
            kind: FieldKind::Bits(Self::CS_RES),
        },
        NamedField {
            name: "dc_access_key",
            kind: FieldKind::Qword(0xc8),
        },
        NamedField {
            name: "dbr_umem_valid",
            kind: FieldKind::Bits(Self::DBR_UMEM_VALID),
        },
    ];
}
impl Default for Qpc {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Qpc {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Qpc", Self::FIELDS, self.as_bytes())
    }
}
/// Address path inside a queue pair context.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_ads_bits`.
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
pub struct Ads([U32; 11]);
const _: () = assert!(size_of::< Ads > () == 0x2c);
impl Ads {
    /// Size in bytes.
    pub const BYTES: usize = 0x2c;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 11])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0x2c] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 11]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 11] {
        &self.0
    }
    /// Where [`fl`](Self::fl) is: `0x00.31`.
    pub const FL: Field = Field::new(0x0, 31, 31);
    /// Force loopback: packets go back into the device without the wire. `0x00.31`
    #[inline]
    pub const fn fl(&self) -> bool {
        Self::FL.get(&self.0) != 0
    }
    /// Sets [`fl`](Self::fl).
    #[inline]
    pub const fn set_fl(&mut self, v: bool) -> &mut Self {
        Self::FL.set(&mut self.0, v as u32);
        self
    }
    /// Where [`free_ar`](Self::free_ar) is: `0x00.30`.
    pub const FREE_AR: Field = Field::new(0x0, 30, 30);
    /// Adaptive routing is allowed. `0x00.30`
    #[inline]
    pub const fn free_ar(&self) -> bool {
        Self::FREE_AR.get(&self.0) != 0
    }
    /// Sets [`free_ar`](Self::free_ar).
    #[inline]
    pub const fn set_free_ar(&mut self, v: bool) -> &mut Self {
        Self::FREE_AR.set(&mut self.0, v as u32);
        self
    }
    /// Where [`pkey_index`](Self::pkey_index) is: `0x00.15:0`.
    pub const PKEY_INDEX: Field = Field::new(0x0, 15, 0);
    /// Entry of the partition key table. `0x00.15:0`
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
    /// Where [`plane_index`](Self::plane_index) is: `0x04.31:24`.
    pub const PLANE_INDEX: Field = Field::new(0x4, 31, 24);
    /// Plane of a multi-plane port. `0x04.31:24`
    #[inline]
    pub const fn plane_index(&self) -> u32 {
        Self::PLANE_INDEX.get(&self.0)
    }
    /// Sets [`plane_index`](Self::plane_index).
    #[inline]
    pub const fn set_plane_index(&mut self, v: u32) -> &mut Self {
        Self::PLANE_INDEX.set(&mut self.0, v);
        self
    }
    /// Where [`grh`](Self::grh) is: `0x04.23`.
    pub const GRH: Field = Field::new(0x4, 23, 23);
    /// A global routing header is sent (InfiniBand); 0 for RoCE. `0x04.23`
    #[inline]
    pub const fn grh(&self) -> bool {
        Self::GRH.get(&self.0) != 0
    }
    /// Sets [`grh`](Self::grh).
    #[inline]
    pub const fn set_grh(&mut self, v: bool) -> &mut Self {
        Self::GRH.set(&mut self.0, v as u32);
        self
    }
    /// Where [`mlid`](Self::mlid) is: `0x04.22:16`.
    pub const MLID: Field = Field::new(0x4, 22, 16);
    /// Low 7 bits of the source LID path mask. `0x04.22:16`
    #[inline]
    pub const fn mlid(&self) -> u32 {
        Self::MLID.get(&self.0)
    }
    /// Sets [`mlid`](Self::mlid).
    #[inline]
    pub const fn set_mlid(&mut self, v: u32) -> &mut Self {
        Self::MLID.set(&mut self.0, v);
        self
    }
    /// Where [`rlid`](Self::rlid) is: `0x04.15:0`.
    pub const RLID: Field = Field::new(0x4, 15, 0);
    /// Destination LID (InfiniBand). `0x04.15:0`
    #[inline]
    pub const fn rlid(&self) -> u32 {
        Self::RLID.get(&self.0)
    }
    /// Sets [`rlid`](Self::rlid).
    #[inline]
    pub const fn set_rlid(&mut self, v: u32) -> &mut Self {
        Self::RLID.set(&mut self.0, v);
        self
    }
    /// Where [`ack_timeout`](Self::ack_timeout) is: `0x08.31:27`.
    pub const ACK_TIMEOUT: Field = Field::new(0x8, 31, 27);
    /// Acknowledge timeout, 4.096 us * 2^n; 0 for none. `0x08.31:27`
    #[inline]
    pub const fn ack_timeout(&self) -> u32 {
        Self::ACK_TIMEOUT.get(&self.0)
    }
    /// Sets [`ack_timeout`](Self::ack_timeout).
    #[inline]
    pub const fn set_ack_timeout(&mut self, v: u32) -> &mut Self {
        Self::ACK_TIMEOUT.set(&mut self.0, v);
        self
    }
    /// Where [`src_addr_index`](Self::src_addr_index) is: `0x08.23:16`.
    pub const SRC_ADDR_INDEX: Field = Field::new(0x8, 23, 16);
    /// Own GID table or RoCE address table entry. `0x08.23:16`
    #[inline]
    pub const fn src_addr_index(&self) -> u32 {
        Self::SRC_ADDR_INDEX.get(&self.0)
    }
    /// Sets [`src_addr_index`](Self::src_addr_index).
    #[inline]
    pub const fn set_src_addr_index(&mut self, v: u32) -> &mut Self {
        Self::SRC_ADDR_INDEX.set(&mut self.0, v);
        self
    }
    /// Where [`stat_rate`](Self::stat_rate) is: `0x08.11:8`.
    pub const STAT_RATE: Field = Field::new(0x8, 11, 8);
    /// Static rate limit code. `0x08.11:8`
    #[inline]
    pub const fn stat_rate(&self) -> u32 {
        Self::STAT_RATE.get(&self.0)
    }
    /// Sets [`stat_rate`](Self::stat_rate).
    #[inline]
    pub const fn set_stat_rate(&mut self, v: u32) -> &mut Self {
        Self::STAT_RATE.set(&mut self.0, v);
        self
    }
    /// Where [`hop_limit`](Self::hop_limit) is: `0x08.7:0`.
    pub const HOP_LIMIT: Field = Field::new(0x8, 7, 0);
    /// Hop limit or time to live. `0x08.7:0`
    #[inline]
    pub const fn hop_limit(&self) -> u32 {
        Self::HOP_LIMIT.get(&self.0)
    }
    /// Sets [`hop_limit`](Self::hop_limit).
    #[inline]
    pub const fn set_hop_limit(&mut self, v: u32) -> &mut Self {
        Self::HOP_LIMIT.set(&mut self.0, v);
        self
    }
    /// Where [`tclass`](Self::tclass) is: `0x0c.27:20`.
    pub const TCLASS: Field = Field::new(0xc, 27, 20);
    /// Traffic class or type of service. `0x0c.27:20`
    #[inline]
    pub const fn tclass(&self) -> u32 {
        Self::TCLASS.get(&self.0)
    }
    /// Sets [`tclass`](Self::tclass).
    #[inline]
    pub const fn set_tclass(&mut self, v: u32) -> &mut Self {
        Self::TCLASS.set(&mut self.0, v);
        self
    }
    /// Where [`flow_label`](Self::flow_label) is: `0x0c.19:0`.
    pub const FLOW_LABEL: Field = Field::new(0xc, 19, 0);
    /// Flow label of the global header. `0x0c.19:0`
    #[inline]
    pub const fn flow_label(&self) -> u32 {
        Self::FLOW_LABEL.get(&self.0)
    }
    /// Sets [`flow_label`](Self::flow_label).
    #[inline]
    pub const fn set_flow_label(&mut self, v: u32) -> &mut Self {
        Self::FLOW_LABEL.set(&mut self.0, v);
        self
    }
    /// Destination GID or IP address. `0x10`, 16 bytes
    #[inline]
    pub fn rgid_rip(&self) -> &[u8; 16] {
        let (a, _) = self
            .as_bytes()[0x10..0x20]
            .split_first_chunk()
            .expect("in the layout");
        a
    }
    /// The bytes of [`rgid_rip`](Self::rgid_rip), to be written.
    #[inline]
    pub fn rgid_rip_mut(&mut self) -> &mut [u8; 16] {
        let b: &mut [u8; 0x2c] = zerocopy::transmute_mut!(& mut self.0);
        let (a, _) = b[0x10..0x20].split_first_chunk_mut().expect("in the layout");
        a
    }
    /// Where [`f_dscp`](Self::f_dscp) is: `0x20.27`.
    pub const F_DSCP: Field = Field::new(0x20, 27, 27);
    /// Use dscp of this path instead of the upper bits of tclass. `0x20.27`
    #[inline]
    pub const fn f_dscp(&self) -> bool {
        Self::F_DSCP.get(&self.0) != 0
    }
    /// Sets [`f_dscp`](Self::f_dscp).
    #[inline]
    pub const fn set_f_dscp(&mut self, v: bool) -> &mut Self {
        Self::F_DSCP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`f_ecn`](Self::f_ecn) is: `0x20.26`.
    pub const F_ECN: Field = Field::new(0x20, 26, 26);
    /// Use ecn of this path instead of the lower bits of tclass. `0x20.26`
    #[inline]
    pub const fn f_ecn(&self) -> bool {
        Self::F_ECN.get(&self.0) != 0
    }
    /// Sets [`f_ecn`](Self::f_ecn).
    #[inline]
    pub const fn set_f_ecn(&mut self, v: bool) -> &mut Self {
        Self::F_ECN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`f_eth_prio`](Self::f_eth_prio) is: `0x20.24`.
    pub const F_ETH_PRIO: Field = Field::new(0x20, 24, 24);
    /// Use eth_prio of this path instead of a mapped priority. `0x20.24`
    #[inline]
    pub const fn f_eth_prio(&self) -> bool {
        Self::F_ETH_PRIO.get(&self.0) != 0
    }
    /// Sets [`f_eth_prio`](Self::f_eth_prio).
    #[inline]
    pub const fn set_f_eth_prio(&mut self, v: bool) -> &mut Self {
        Self::F_ETH_PRIO.set(&mut self.0, v as u32);
        self
    }
    /// Where [`ecn`](Self::ecn) is: `0x20.23:22`.
    pub const ECN: Field = Field::new(0x20, 23, 22);
    /// Congestion notification bits of the IP header. `0x20.23:22`
    #[inline]
    pub const fn ecn(&self) -> u32 {
        Self::ECN.get(&self.0)
    }
    /// Sets [`ecn`](Self::ecn).
    #[inline]
    pub const fn set_ecn(&mut self, v: u32) -> &mut Self {
        Self::ECN.set(&mut self.0, v);
        self
    }
    /// Where [`dscp`](Self::dscp) is: `0x20.21:16`.
    pub const DSCP: Field = Field::new(0x20, 21, 16);
    /// Differentiated services code of the IP header. `0x20.21:16`
    #[inline]
    pub const fn dscp(&self) -> u32 {
        Self::DSCP.get(&self.0)
    }
    /// Sets [`dscp`](Self::dscp).
    #[inline]
    pub const fn set_dscp(&mut self, v: u32) -> &mut Self {
        Self::DSCP.set(&mut self.0, v);
        self
    }
    /// Where [`udp_sport`](Self::udp_sport) is: `0x20.15:0`.
    pub const UDP_SPORT: Field = Field::new(0x20, 15, 0);
    /// UDP source port of RoCE version 2, 0xc000 to 0xffff. `0x20.15:0`
    #[inline]
    pub const fn udp_sport(&self) -> u32 {
        Self::UDP_SPORT.get(&self.0)
    }
    /// Sets [`udp_sport`](Self::udp_sport).
    #[inline]
    pub const fn set_udp_sport(&mut self, v: u32) -> &mut Self {
        Self::UDP_SPORT.set(&mut self.0, v);
        self
    }
    /// Where [`dei_cfi`](Self::dei_cfi) is: `0x24.31`.
    pub const DEI_CFI: Field = Field::new(0x24, 31, 31);
    /// Drop-eligible bit of the VLAN tag. `0x24.31`
    #[inline]
    pub const fn dei_cfi(&self) -> bool {
        Self::DEI_CFI.get(&self.0) != 0
    }
    /// Sets [`dei_cfi`](Self::dei_cfi).
    #[inline]
    pub const fn set_dei_cfi(&mut self, v: bool) -> &mut Self {
        Self::DEI_CFI.set(&mut self.0, v as u32);
        self
    }
    /// Where [`eth_prio`](Self::eth_prio) is: `0x24.30:28`.
    pub const ETH_PRIO: Field = Field::new(0x24, 30, 28);
    /// Priority in the VLAN tag. `0x24.30:28`
    #[inline]
    pub const fn eth_prio(&self) -> u32 {
        Self::ETH_PRIO.get(&self.0)
    }
    /// Sets [`eth_prio`](Self::eth_prio).
    #[inline]
    pub const fn set_eth_prio(&mut self, v: u32) -> &mut Self {
        Self::ETH_PRIO.set(&mut self.0, v);
        self
    }
    /// Where [`sl`](Self::sl) is: `0x24.27:24`.
    pub const SL: Field = Field::new(0x24, 27, 24);
    /// Service level (InfiniBand). `0x24.27:24`
    #[inline]
    pub const fn sl(&self) -> u32 {
        Self::SL.get(&self.0)
    }
    /// Sets [`sl`](Self::sl).
    #[inline]
    pub const fn set_sl(&mut self, v: u32) -> &mut Self {
        Self::SL.set(&mut self.0, v);
        self
    }
    /// Where [`vhca_port_num`](Self::vhca_port_num) is: `0x24.23:16`.
    pub const VHCA_PORT_NUM: Field = Field::new(0x24, 23, 16);
    /// Port of the function, counted from 1. `0x24.23:16`
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
    /// Where [`rmac_47_32`](Self::rmac_47_32) is: `0x24.15:0`.
    pub const RMAC_47_32: Field = Field::new(0x24, 15, 0);
    /// Destination MAC address, first two bytes. `0x24.15:0`
    #[inline]
    pub const fn rmac_47_32(&self) -> u32 {
        Self::RMAC_47_32.get(&self.0)
    }
    /// Sets [`rmac_47_32`](Self::rmac_47_32).
    #[inline]
    pub const fn set_rmac_47_32(&mut self, v: u32) -> &mut Self {
        Self::RMAC_47_32.set(&mut self.0, v);
        self
    }
    /// Where [`rmac_31_0`](Self::rmac_31_0) is: `0x28.31:0`.
    pub const RMAC_31_0: Field = Field::new(0x28, 31, 0);
    /// Destination MAC address, last four bytes. `0x28.31:0`
    #[inline]
    pub const fn rmac_31_0(&self) -> u32 {
        Self::RMAC_31_0.get(&self.0)
    }
    /// Sets [`rmac_31_0`](Self::rmac_31_0).
    #[inline]
    pub const fn set_rmac_31_0(&mut self, v: u32) -> &mut Self {
        Self::RMAC_31_0.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "fl",
            kind: FieldKind::Bits(Self::FL),
        },
        NamedField {
            name: "free_ar",
            kind: FieldKind::Bits(Self::FREE_AR),
        },
        NamedField {
            name: "pkey_index",
            kind: FieldKind::Bits(Self::PKEY_INDEX),
        },
        NamedField {
            name: "plane_index",
            kind: FieldKind::Bits(Self::PLANE_INDEX),
        },
        NamedField {
            name: "grh",
            kind: FieldKind::Bits(Self::GRH),
        },
        NamedField {
            name: "mlid",
            kind: FieldKind::Bits(Self::MLID),
        },
        NamedField {
            name: "rlid",
            kind: FieldKind::Bits(Self::RLID),
        },
        NamedField {
            name: "ack_timeout",
            kind: FieldKind::Bits(Self::ACK_TIMEOUT),
        },
        NamedField {
            name: "src_addr_index",
            kind: FieldKind::Bits(Self::SRC_ADDR_INDEX),
        },
        NamedField {
            name: "stat_rate",
            kind: FieldKind::Bits(Self::STAT_RATE),
        },
        NamedField {
            name: "hop_limit",
            kind: FieldKind::Bits(Self::HOP_LIMIT),
        },
        NamedField {
            name: "tclass",
            kind: FieldKind::Bits(Self::TCLASS),
        },
        NamedField {
            name: "flow_label",
            kind: FieldKind::Bits(Self::FLOW_LABEL),
        },
        NamedField {
            name: "rgid_rip",
            kind: FieldKind::Bytes(0x10, 16),
        },
        NamedField {
            name: "f_dscp",
            kind: FieldKind::Bits(Self::F_DSCP),
        },
        NamedField {
            name: "f_ecn",
            kind: FieldKind::Bits(Self::F_ECN),
        },
        NamedField {
            name: "f_eth_prio",
            kind: FieldKind::Bits(Self::F_ETH_PRIO),
        },
        NamedField {
            name: "ecn",
            kind: FieldKind::Bits(Self::ECN),
        },
        NamedField {
            name: "dscp",
            kind: FieldKind::Bits(Self::DSCP),
        },
        NamedField {
            name: "udp_sport",
            kind: FieldKind::Bits(Self::UDP_SPORT),
        },
        NamedField {
            name: "dei_cfi",
            kind: FieldKind::Bits(Self::DEI_CFI),
        },
        NamedField {
            name: "eth_prio",
            kind: FieldKind::Bits(Self::ETH_PRIO),
        },
        NamedField {
            name: "sl",
            kind: FieldKind::Bits(Self::SL),
        },
        NamedField {
            name: "vhca_port_num",
            kind: FieldKind::Bits(Self::VHCA_PORT_NUM),
        },
        NamedField {
            name: "rmac_47_32",
            kind: FieldKind::Bits(Self::RMAC_47_32),
        },
        NamedField {
            name: "rmac_31_0",
            kind: FieldKind::Bits(Self::RMAC_31_0),
        },
    ];
}
impl Default for Ads {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Ads {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Ads", Self::FIELDS, self.as_bytes())
    }
}
/// Shared receive queue context (interface step 0).
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_srqc_bits`.
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
pub struct Srqc([U32; 16]);
const _: () = assert!(size_of::< Srqc > () == 0x40);
impl Srqc {
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
    /// 0 good, 1 error. `0x00.31:28`
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
    /// Where [`log_srq_size`](Self::log_srq_size) is: `0x00.27:24`.
    pub const LOG_SRQ_SIZE: Field = Field::new(0x0, 27, 24);
    /// log2 of the number of work requests. `0x00.27:24`
    #[inline]
    pub const fn log_srq_size(&self) -> u32 {
        Self::LOG_SRQ_SIZE.get(&self.0)
    }
    /// Sets [`log_srq_size`](Self::log_srq_size).
    #[inline]
    pub const fn set_log_srq_size(&mut self, v: u32) -> &mut Self {
        Self::LOG_SRQ_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`wq_signature`](Self::wq_signature) is: `0x04.31`.
    pub const WQ_SIGNATURE: Field = Field::new(0x4, 31, 31);
    /// Work requests carry a signature byte. `0x04.31`
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
    /// Contiguous queue: work requests are used in order, not as a linked list. `0x04.30`
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
    /// The special lkey for plain bus addresses may be used. `0x04.28`
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
    /// Where [`log_rq_stride`](Self::log_rq_stride) is: `0x04.26:24`.
    pub const LOG_RQ_STRIDE: Field = Field::new(0x4, 26, 24);
    /// log2 of the work request size in bytes, minus 4. `0x04.26:24`
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
    /// XRC domain. `0x04.23:0`
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
    /// Start of the buffer inside its first page, in 64-byte units. `0x08.31:26`
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
    /// Where [`cqn`](Self::cqn) is: `0x08.23:0`.
    pub const CQN: Field = Field::new(0x8, 23, 0);
    /// Completion queue, where it belongs to the shared queue (XRC). `0x08.23:0`
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
    /// Where [`log_page_size`](Self::log_page_size) is: `0x10.29:24`.
    pub const LOG_PAGE_SIZE: Field = Field::new(0x10, 29, 24);
    /// log2 of the page size of the page list, minus 12. `0x10.29:24`
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
    /// Where [`pd`](Self::pd) is: `0x18.23:0`.
    pub const PD: Field = Field::new(0x18, 23, 0);
    /// Protection domain. `0x18.23:0`
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
    /// Limit: fewer posted work requests than this raise one event when armed. `0x1c.31:16`
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
    /// Work requests posted at the moment. `0x1c.15:0`
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
    /// Byte offset of [`dbr_addr`](Self::dbr_addr).
    pub const DBR_ADDR_OFFSET: usize = 0x28;
    /// Bus address of the doorbell record (running count of posted work requests). `0x28`, 64 bits
    #[inline]
    pub const fn dbr_addr(&self) -> u64 {
        get64(&self.0, 0x28)
    }
    /// Sets [`dbr_addr`](Self::dbr_addr).
    #[inline]
    pub const fn set_dbr_addr(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0x28, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "state",
            kind: FieldKind::Bits(Self::STATE),
        },
        NamedField {
            name: "log_srq_size",
            kind: FieldKind::Bits(Self::LOG_SRQ_SIZE),
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
            name: "cqn",
            kind: FieldKind::Bits(Self::CQN),
        },
        NamedField {
            name: "log_page_size",
            kind: FieldKind::Bits(Self::LOG_PAGE_SIZE),
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
            name: "dbr_addr",
            kind: FieldKind::Qword(0x28),
        },
    ];
}
impl Default for Srqc {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Srqc {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Srqc", Self::FIELDS, self.as_bytes())
    }
}
/// Memory key context.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_mkc_bits`.
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
pub struct Mkc([U32; 16]);
const _: () = assert!(size_of::< Mkc > () == 0x40);
impl Mkc {
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
    /// Where [`free`](Self::free) is: `0x00.30`.
    pub const FREE: Field = Field::new(0x0, 30, 30);
    /// Key exists but gives no access until a UMR work request fills it. `0x00.30`
    #[inline]
    pub const fn free(&self) -> bool {
        Self::FREE.get(&self.0) != 0
    }
    /// Sets [`free`](Self::free).
    #[inline]
    pub const fn set_free(&mut self, v: bool) -> &mut Self {
        Self::FREE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`access_mode_4_2`](Self::access_mode_4_2) is: `0x00.28:26`.
    pub const ACCESS_MODE_4_2: Field = Field::new(0x0, 28, 26);
    /// Upper three bits of the MkeyAccessMode value. `0x00.28:26`
    #[inline]
    pub const fn access_mode_4_2(&self) -> u32 {
        Self::ACCESS_MODE_4_2.get(&self.0)
    }
    /// Sets [`access_mode_4_2`](Self::access_mode_4_2).
    #[inline]
    pub const fn set_access_mode_4_2(&mut self, v: u32) -> &mut Self {
        Self::ACCESS_MODE_4_2.set(&mut self.0, v);
        self
    }
    /// Where [`relaxed_ordering_write`](Self::relaxed_ordering_write) is: `0x00.18`.
    pub const RELAXED_ORDERING_WRITE: Field = Field::new(0x0, 18, 18);
    /// Writes through this key may pass each other on PCI. `0x00.18`
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
    /// Where [`small_fence_on_rdma_read_response`](Self::small_fence_on_rdma_read_response) is: `0x00.16`.
    pub const SMALL_FENCE_ON_RDMA_READ_RESPONSE: Field = Field::new(0x0, 16, 16);
    /// Read responses wait for earlier writes. `0x00.16`
    #[inline]
    pub const fn small_fence_on_rdma_read_response(&self) -> bool {
        Self::SMALL_FENCE_ON_RDMA_READ_RESPONSE.get(&self.0) != 0
    }
    /// Sets [`small_fence_on_rdma_read_response`](Self::small_fence_on_rdma_read_response).
    #[inline]
    pub const fn set_small_fence_on_rdma_read_response(&mut self, v: bool) -> &mut Self {
        Self::SMALL_FENCE_ON_RDMA_READ_RESPONSE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`umr_en`](Self::umr_en) is: `0x00.15`.
    pub const UMR_EN: Field = Field::new(0x0, 15, 15);
    /// UMR work requests may change the key. `0x00.15`
    #[inline]
    pub const fn umr_en(&self) -> bool {
        Self::UMR_EN.get(&self.0) != 0
    }
    /// Sets [`umr_en`](Self::umr_en).
    #[inline]
    pub const fn set_umr_en(&mut self, v: bool) -> &mut Self {
        Self::UMR_EN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`a`](Self::a) is: `0x00.14`.
    pub const A: Field = Field::new(0x0, 14, 14);
    /// Remote atomics are allowed. `0x00.14`
    #[inline]
    pub const fn a(&self) -> bool {
        Self::A.get(&self.0) != 0
    }
    /// Sets [`a`](Self::a).
    #[inline]
    pub const fn set_a(&mut self, v: bool) -> &mut Self {
        Self::A.set(&mut self.0, v as u32);
        self
    }
    /// Where [`rw`](Self::rw) is: `0x00.13`.
    pub const RW: Field = Field::new(0x0, 13, 13);
    /// Remote writes are allowed. `0x00.13`
    #[inline]
    pub const fn rw(&self) -> bool {
        Self::RW.get(&self.0) != 0
    }
    /// Sets [`rw`](Self::rw).
    #[inline]
    pub const fn set_rw(&mut self, v: bool) -> &mut Self {
        Self::RW.set(&mut self.0, v as u32);
        self
    }
    /// Where [`rr`](Self::rr) is: `0x00.12`.
    pub const RR: Field = Field::new(0x0, 12, 12);
    /// Remote reads are allowed. `0x00.12`
    #[inline]
    pub const fn rr(&self) -> bool {
        Self::RR.get(&self.0) != 0
    }
    /// Sets [`rr`](Self::rr).
    #[inline]
    pub const fn set_rr(&mut self, v: bool) -> &mut Self {
        Self::RR.set(&mut self.0, v as u32);
        self
    }
    /// Where [`lw`](Self::lw) is: `0x00.11`.
    pub const LW: Field = Field::new(0x0, 11, 11);
    /// Local writes are allowed. `0x00.11`
    #[inline]
    pub const fn lw(&self) -> bool {
        Self::LW.get(&self.0) != 0
    }
    /// Sets [`lw`](Self::lw).
    #[inline]
    pub const fn set_lw(&mut self, v: bool) -> &mut Self {
        Self::LW.set(&mut self.0, v as u32);
        self
    }
    /// Where [`lr`](Self::lr) is: `0x00.10`.
    pub const LR: Field = Field::new(0x0, 10, 10);
    /// Local reads are allowed. `0x00.10`
    #[inline]
    pub const fn lr(&self) -> bool {
        Self::LR.get(&self.0) != 0
    }
    /// Sets [`lr`](Self::lr).
    #[inline]
    pub const fn set_lr(&mut self, v: bool) -> &mut Self {
        Self::LR.set(&mut self.0, v as u32);
        self
    }
    /// Where [`access_mode_1_0`](Self::access_mode_1_0) is: `0x00.9:8`.
    pub const ACCESS_MODE_1_0: Field = Field::new(0x0, 9, 8);
    /// Lower two bits of the MkeyAccessMode value. `0x00.9:8`
    #[inline]
    pub const fn access_mode_1_0(&self) -> u32 {
        Self::ACCESS_MODE_1_0.get(&self.0)
    }
    /// Sets [`access_mode_1_0`](Self::access_mode_1_0).
    #[inline]
    pub const fn set_access_mode_1_0(&mut self, v: u32) -> &mut Self {
        Self::ACCESS_MODE_1_0.set(&mut self.0, v);
        self
    }
    /// Where [`ma_translation_mode`](Self::ma_translation_mode) is: `0x00.5:4`.
    pub const MA_TRANSLATION_MODE: Field = Field::new(0x0, 5, 4);
    /// Further address translation before access (TLB or guest mapping). `0x00.5:4`
    #[inline]
    pub const fn ma_translation_mode(&self) -> u32 {
        Self::MA_TRANSLATION_MODE.get(&self.0)
    }
    /// Sets [`ma_translation_mode`](Self::ma_translation_mode).
    #[inline]
    pub const fn set_ma_translation_mode(&mut self, v: u32) -> &mut Self {
        Self::MA_TRANSLATION_MODE.set(&mut self.0, v);
        self
    }
    /// Where [`qpn`](Self::qpn) is: `0x04.31:8`.
    pub const QPN: Field = Field::new(0x4, 31, 8);
    /// Only queue pair that may use the key; 0xffffff for any. `0x04.31:8`
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
    /// Where [`mkey_7_0`](Self::mkey_7_0) is: `0x04.7:0`.
    pub const MKEY_7_0: Field = Field::new(0x4, 7, 0);
    /// Low byte of lkey and rkey, chosen by software. `0x04.7:0`
    #[inline]
    pub const fn mkey_7_0(&self) -> u32 {
        Self::MKEY_7_0.get(&self.0)
    }
    /// Sets [`mkey_7_0`](Self::mkey_7_0).
    #[inline]
    pub const fn set_mkey_7_0(&mut self, v: u32) -> &mut Self {
        Self::MKEY_7_0.set(&mut self.0, v);
        self
    }
    /// Where [`length64`](Self::length64) is: `0x0c.31`.
    pub const LENGTH64: Field = Field::new(0xc, 31, 31);
    /// Key covers the whole 64-bit address space; len does not count. `0x0c.31`
    #[inline]
    pub const fn length64(&self) -> bool {
        Self::LENGTH64.get(&self.0) != 0
    }
    /// Sets [`length64`](Self::length64).
    #[inline]
    pub const fn set_length64(&mut self, v: bool) -> &mut Self {
        Self::LENGTH64.set(&mut self.0, v as u32);
        self
    }
    /// Where [`bsf_en`](Self::bsf_en) is: `0x0c.30`.
    pub const BSF_EN: Field = Field::new(0xc, 30, 30);
    /// Signature handling block (data integrity) is present. `0x0c.30`
    #[inline]
    pub const fn bsf_en(&self) -> bool {
        Self::BSF_EN.get(&self.0) != 0
    }
    /// Sets [`bsf_en`](Self::bsf_en).
    #[inline]
    pub const fn set_bsf_en(&mut self, v: bool) -> &mut Self {
        Self::BSF_EN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`sync_umr`](Self::sync_umr) is: `0x0c.29`.
    pub const SYNC_UMR: Field = Field::new(0xc, 29, 29);
    /// UMR on this key waits for running accesses. `0x0c.29`
    #[inline]
    pub const fn sync_umr(&self) -> bool {
        Self::SYNC_UMR.get(&self.0) != 0
    }
    /// Sets [`sync_umr`](Self::sync_umr).
    #[inline]
    pub const fn set_sync_umr(&mut self, v: bool) -> &mut Self {
        Self::SYNC_UMR.set(&mut self.0, v as u32);
        self
    }
    /// Where [`expected_sigerr_count`](Self::expected_sigerr_count) is: `0x0c.26`.
    pub const EXPECTED_SIGERR_COUNT: Field = Field::new(0xc, 26, 26);
    /// Lowest bit of the signature error count that software expects. `0x0c.26`
    #[inline]
    pub const fn expected_sigerr_count(&self) -> bool {
        Self::EXPECTED_SIGERR_COUNT.get(&self.0) != 0
    }
    /// Sets [`expected_sigerr_count`](Self::expected_sigerr_count).
    #[inline]
    pub const fn set_expected_sigerr_count(&mut self, v: bool) -> &mut Self {
        Self::EXPECTED_SIGERR_COUNT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`en_rinval`](Self::en_rinval) is: `0x0c.24`.
    pub const EN_RINVAL: Field = Field::new(0xc, 24, 24);
    /// The other end may invalidate the key. `0x0c.24`
    #[inline]
    pub const fn en_rinval(&self) -> bool {
        Self::EN_RINVAL.get(&self.0) != 0
    }
    /// Sets [`en_rinval`](Self::en_rinval).
    #[inline]
    pub const fn set_en_rinval(&mut self, v: bool) -> &mut Self {
        Self::EN_RINVAL.set(&mut self.0, v as u32);
        self
    }
    /// Where [`pd`](Self::pd) is: `0x0c.23:0`.
    pub const PD: Field = Field::new(0xc, 23, 0);
    /// Protection domain. `0x0c.23:0`
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
    /// Byte offset of [`start_addr`](Self::start_addr).
    pub const START_ADDR_OFFSET: usize = 0x10;
    /// Virtual address of the first byte. `0x10`, 64 bits
    #[inline]
    pub const fn start_addr(&self) -> u64 {
        get64(&self.0, 0x10)
    }
    /// Sets [`start_addr`](Self::start_addr).
    #[inline]
    pub const fn set_start_addr(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0x10, v);
        self
    }
    /// Byte offset of [`len`](Self::len).
    pub const LEN_OFFSET: usize = 0x18;
    /// Length of the region in bytes. `0x18`, 64 bits
    #[inline]
    pub const fn len(&self) -> u64 {
        get64(&self.0, 0x18)
    }
    /// Sets [`len`](Self::len).
    #[inline]
    pub const fn set_len(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0x18, v);
        self
    }
    /// Where [`bsf_octword_size`](Self::bsf_octword_size) is: `0x20.31:0`.
    pub const BSF_OCTWORD_SIZE: Field = Field::new(0x20, 31, 0);
    /// Size of the signature handling block in 16-byte units. `0x20.31:0`
    #[inline]
    pub const fn bsf_octword_size(&self) -> u32 {
        Self::BSF_OCTWORD_SIZE.get(&self.0)
    }
    /// Sets [`bsf_octword_size`](Self::bsf_octword_size).
    #[inline]
    pub const fn set_bsf_octword_size(&mut self, v: u32) -> &mut Self {
        Self::BSF_OCTWORD_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`crossing_target_vhca_id`](Self::crossing_target_vhca_id) is: `0x30.31:16`.
    pub const CROSSING_TARGET_VHCA_ID: Field = Field::new(0x30, 31, 16);
    /// Function whose key is used, in crossing mode. `0x30.31:16`
    #[inline]
    pub const fn crossing_target_vhca_id(&self) -> u32 {
        Self::CROSSING_TARGET_VHCA_ID.get(&self.0)
    }
    /// Sets [`crossing_target_vhca_id`](Self::crossing_target_vhca_id).
    #[inline]
    pub const fn set_crossing_target_vhca_id(&mut self, v: u32) -> &mut Self {
        Self::CROSSING_TARGET_VHCA_ID.set(&mut self.0, v);
        self
    }
    /// Where [`translations_octword_size`](Self::translations_octword_size) is: `0x34.31:0`.
    pub const TRANSLATIONS_OCTWORD_SIZE: Field = Field::new(0x34, 31, 0);
    /// Size of the translation list in 16-byte units (two MTTs or one KLM). `0x34.31:0`
    #[inline]
    pub const fn translations_octword_size(&self) -> u32 {
        Self::TRANSLATIONS_OCTWORD_SIZE.get(&self.0)
    }
    /// Sets [`translations_octword_size`](Self::translations_octword_size).
    #[inline]
    pub const fn set_translations_octword_size(&mut self, v: u32) -> &mut Self {
        Self::TRANSLATIONS_OCTWORD_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`relaxed_ordering_read`](Self::relaxed_ordering_read) is: `0x38.6`.
    pub const RELAXED_ORDERING_READ: Field = Field::new(0x38, 6, 6);
    /// Reads through this key may be reordered on PCI. `0x38.6`
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
    /// Where [`log_page_size`](Self::log_page_size) is: `0x38.5:0`.
    pub const LOG_PAGE_SIZE: Field = Field::new(0x38, 5, 0);
    /// log2 of the page size of the list in bytes, not relative: 12 is 4 KiB. `0x38.5:0`
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
    /// Where [`pcie_tph_en`](Self::pcie_tph_en) is: `0x3c.26`.
    pub const PCIE_TPH_EN: Field = Field::new(0x3c, 26, 26);
    /// PCI processing hints are sent. `0x3c.26`
    #[inline]
    pub const fn pcie_tph_en(&self) -> bool {
        Self::PCIE_TPH_EN.get(&self.0) != 0
    }
    /// Sets [`pcie_tph_en`](Self::pcie_tph_en).
    #[inline]
    pub const fn set_pcie_tph_en(&mut self, v: bool) -> &mut Self {
        Self::PCIE_TPH_EN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`pcie_tph_ph`](Self::pcie_tph_ph) is: `0x3c.25:24`.
    pub const PCIE_TPH_PH: Field = Field::new(0x3c, 25, 24);
    /// PCI processing hint code. `0x3c.25:24`
    #[inline]
    pub const fn pcie_tph_ph(&self) -> u32 {
        Self::PCIE_TPH_PH.get(&self.0)
    }
    /// Sets [`pcie_tph_ph`](Self::pcie_tph_ph).
    #[inline]
    pub const fn set_pcie_tph_ph(&mut self, v: u32) -> &mut Self {
        Self::PCIE_TPH_PH.set(&mut self.0, v);
        self
    }
    /// Where [`pcie_tph_steering_tag_index`](Self::pcie_tph_steering_tag_index) is: `0x3c.23:16`.
    pub const PCIE_TPH_STEERING_TAG_INDEX: Field = Field::new(0x3c, 23, 16);
    /// Entry of the PCI steering tag table. `0x3c.23:16`
    #[inline]
    pub const fn pcie_tph_steering_tag_index(&self) -> u32 {
        Self::PCIE_TPH_STEERING_TAG_INDEX.get(&self.0)
    }
    /// Sets [`pcie_tph_steering_tag_index`](Self::pcie_tph_steering_tag_index).
    #[inline]
    pub const fn set_pcie_tph_steering_tag_index(&mut self, v: u32) -> &mut Self {
        Self::PCIE_TPH_STEERING_TAG_INDEX.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "free",
            kind: FieldKind::Bits(Self::FREE),
        },
        NamedField {
            name: "access_mode_4_2",
            kind: FieldKind::Bits(Self::ACCESS_MODE_4_2),
        },
        NamedField {
            name: "relaxed_ordering_write",
            kind: FieldKind::Bits(Self::RELAXED_ORDERING_WRITE),
        },
        NamedField {
            name: "small_fence_on_rdma_read_response",
            kind: FieldKind::Bits(Self::SMALL_FENCE_ON_RDMA_READ_RESPONSE),
        },
        NamedField {
            name: "umr_en",
            kind: FieldKind::Bits(Self::UMR_EN),
        },
        NamedField {
            name: "a",
            kind: FieldKind::Bits(Self::A),
        },
        NamedField {
            name: "rw",
            kind: FieldKind::Bits(Self::RW),
        },
        NamedField {
            name: "rr",
            kind: FieldKind::Bits(Self::RR),
        },
        NamedField {
            name: "lw",
            kind: FieldKind::Bits(Self::LW),
        },
        NamedField {
            name: "lr",
            kind: FieldKind::Bits(Self::LR),
        },
        NamedField {
            name: "access_mode_1_0",
            kind: FieldKind::Bits(Self::ACCESS_MODE_1_0),
        },
        NamedField {
            name: "ma_translation_mode",
            kind: FieldKind::Bits(Self::MA_TRANSLATION_MODE),
        },
        NamedField {
            name: "qpn",
            kind: FieldKind::Bits(Self::QPN),
        },
        NamedField {
            name: "mkey_7_0",
            kind: FieldKind::Bits(Self::MKEY_7_0),
        },
        NamedField {
            name: "length64",
            kind: FieldKind::Bits(Self::LENGTH64),
        },
        NamedField {
            name: "bsf_en",
            kind: FieldKind::Bits(Self::BSF_EN),
        },
        NamedField {
            name: "sync_umr",
            kind: FieldKind::Bits(Self::SYNC_UMR),
        },
        NamedField {
            name: "expected_sigerr_count",
            kind: FieldKind::Bits(Self::EXPECTED_SIGERR_COUNT),
        },
        NamedField {
            name: "en_rinval",
            kind: FieldKind::Bits(Self::EN_RINVAL),
        },
        NamedField {
            name: "pd",
            kind: FieldKind::Bits(Self::PD),
        },
        NamedField {
            name: "start_addr",
            kind: FieldKind::Qword(0x10),
        },
        NamedField {
            name: "len",
            kind: FieldKind::Qword(0x18),
        },
        NamedField {
            name: "bsf_octword_size",
            kind: FieldKind::Bits(Self::BSF_OCTWORD_SIZE),
        },
        NamedField {
            name: "crossing_target_vhca_id",
            kind: FieldKind::Bits(Self::CROSSING_TARGET_VHCA_ID),
        },
        NamedField {
            name: "translations_octword_size",
            kind: FieldKind::Bits(Self::TRANSLATIONS_OCTWORD_SIZE),
        },
        NamedField {
            name: "relaxed_ordering_read",
            kind: FieldKind::Bits(Self::RELAXED_ORDERING_READ),
        },
        NamedField {
            name: "log_page_size",
            kind: FieldKind::Bits(Self::LOG_PAGE_SIZE),
        },
        NamedField {
            name: "pcie_tph_en",
            kind: FieldKind::Bits(Self::PCIE_TPH_EN),
        },
        NamedField {
            name: "pcie_tph_ph",
            kind: FieldKind::Bits(Self::PCIE_TPH_PH),
        },
        NamedField {
            name: "pcie_tph_steering_tag_index",
            kind: FieldKind::Bits(Self::PCIE_TPH_STEERING_TAG_INDEX),
        },
    ];
}
impl Default for Mkc {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Mkc {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Mkc", Self::FIELDS, self.as_bytes())
    }
}
/// One translation entry of a memory key or page list.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_mtt_bits`.
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
pub struct Mtt([U32; 2]);
const _: () = assert!(size_of::< Mtt > () == 0x8);
impl Mtt {
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
    /// Where [`ptag_63_32`](Self::ptag_63_32) is: `0x00.31:0`.
    pub const PTAG_63_32: Field = Field::new(0x0, 31, 0);
    /// Page address, upper half. `0x00.31:0`
    #[inline]
    pub const fn ptag_63_32(&self) -> u32 {
        Self::PTAG_63_32.get(&self.0)
    }
    /// Sets [`ptag_63_32`](Self::ptag_63_32).
    #[inline]
    pub const fn set_ptag_63_32(&mut self, v: u32) -> &mut Self {
        Self::PTAG_63_32.set(&mut self.0, v);
        self
    }
    /// Where [`ptag_31_8`](Self::ptag_31_8) is: `0x04.31:8`.
    pub const PTAG_31_8: Field = Field::new(0x4, 31, 8);
    /// Page address, lower half in 256-byte units; low bits below the page size are 0. `0x04.31:8`
    #[inline]
    pub const fn ptag_31_8(&self) -> u32 {
        Self::PTAG_31_8.get(&self.0)
    }
    /// Sets [`ptag_31_8`](Self::ptag_31_8).
    #[inline]
    pub const fn set_ptag_31_8(&mut self, v: u32) -> &mut Self {
        Self::PTAG_31_8.set(&mut self.0, v);
        self
    }
    /// Where [`wr_en`](Self::wr_en) is: `0x04.1`.
    pub const WR_EN: Field = Field::new(0x4, 1, 1);
    /// Writing to the page is allowed. `0x04.1`
    #[inline]
    pub const fn wr_en(&self) -> bool {
        Self::WR_EN.get(&self.0) != 0
    }
    /// Sets [`wr_en`](Self::wr_en).
    #[inline]
    pub const fn set_wr_en(&mut self, v: bool) -> &mut Self {
        Self::WR_EN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`rd_en`](Self::rd_en) is: `0x04.0`.
    pub const RD_EN: Field = Field::new(0x4, 0, 0);
    /// Reading from the page is allowed. `0x04.0`
    #[inline]
    pub const fn rd_en(&self) -> bool {
        Self::RD_EN.get(&self.0) != 0
    }
    /// Sets [`rd_en`](Self::rd_en).
    #[inline]
    pub const fn set_rd_en(&mut self, v: bool) -> &mut Self {
        Self::RD_EN.set(&mut self.0, v as u32);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "ptag_63_32",
            kind: FieldKind::Bits(Self::PTAG_63_32),
        },
        NamedField {
            name: "ptag_31_8",
            kind: FieldKind::Bits(Self::PTAG_31_8),
        },
        NamedField {
            name: "wr_en",
            kind: FieldKind::Bits(Self::WR_EN),
        },
        NamedField {
            name: "rd_en",
            kind: FieldKind::Bits(Self::RD_EN),
        },
    ];
}
impl Default for Mtt {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Mtt {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Mtt", Self::FIELDS, self.as_bytes())
    }
}
/// Work queue part of SQ, RQ and RMP contexts.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_wq_bits`.
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
pub struct Wq([U32; 48]);
const _: () = assert!(size_of::< Wq > () == 0xc0);
impl Wq {
    /// Size in bytes.
    pub const BYTES: usize = 0xc0;
    /// All bytes zero.
    pub const fn new() -> Self {
        Self([U32::new(0); 48])
    }
    /// The bytes as on the wire.
    pub fn as_bytes(&self) -> &[u8; 0xc0] {
        zerocopy::transmute_ref!(& self.0)
    }
    /// From bytes as on the wire.
    pub const fn from_dwords(dwords: [U32; 48]) -> Self {
        Self(dwords)
    }
    /// The dwords as on the wire.
    pub const fn dwords(&self) -> &[U32; 48] {
        &self.0
    }
    /// Where [`wq_type`](Self::wq_type) is: `0x00.31:28`.
    pub const WQ_TYPE: Field = Field::new(0x0, 31, 28);
    /// Kind of queue, a WqType value. `0x00.31:28`
    #[inline]
    pub const fn wq_type(&self) -> u32 {
        Self::WQ_TYPE.get(&self.0)
    }
    /// Sets [`wq_type`](Self::wq_type).
    #[inline]
    pub const fn set_wq_type(&mut self, v: u32) -> &mut Self {
        Self::WQ_TYPE.set(&mut self.0, v);
        self
    }
    /// Where [`wq_signature`](Self::wq_signature) is: `0x00.27`.
    pub const WQ_SIGNATURE: Field = Field::new(0x0, 27, 27);
    /// Work requests carry a signature byte. `0x00.27`
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
    /// Where [`end_padding_mode`](Self::end_padding_mode) is: `0x00.26:25`.
    pub const END_PADDING_MODE: Field = Field::new(0x0, 26, 25);
    /// Received data padding: 0 as it is, 1 up to a cache line. `0x00.26:25`
    #[inline]
    pub const fn end_padding_mode(&self) -> u32 {
        Self::END_PADDING_MODE.get(&self.0)
    }
    /// Sets [`end_padding_mode`](Self::end_padding_mode).
    #[inline]
    pub const fn set_end_padding_mode(&mut self, v: u32) -> &mut Self {
        Self::END_PADDING_MODE.set(&mut self.0, v);
        self
    }
    /// Where [`cd_slave`](Self::cd_slave) is: `0x00.24`.
    pub const CD_SLAVE: Field = Field::new(0x0, 24, 24);
    /// Queue is released by another queue (cross-channel). `0x00.24`
    #[inline]
    pub const fn cd_slave(&self) -> bool {
        Self::CD_SLAVE.get(&self.0) != 0
    }
    /// Sets [`cd_slave`](Self::cd_slave).
    #[inline]
    pub const fn set_cd_slave(&mut self, v: bool) -> &mut Self {
        Self::CD_SLAVE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`hds_skip_first_sge`](Self::hds_skip_first_sge) is: `0x04.31`.
    pub const HDS_SKIP_FIRST_SGE: Field = Field::new(0x4, 31, 31);
    /// Header split starts at the second scatter entry. `0x04.31`
    #[inline]
    pub const fn hds_skip_first_sge(&self) -> bool {
        Self::HDS_SKIP_FIRST_SGE.get(&self.0) != 0
    }
    /// Sets [`hds_skip_first_sge`](Self::hds_skip_first_sge).
    #[inline]
    pub const fn set_hds_skip_first_sge(&mut self, v: bool) -> &mut Self {
        Self::HDS_SKIP_FIRST_SGE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log2_hds_buf_size`](Self::log2_hds_buf_size) is: `0x04.30:28`.
    pub const LOG2_HDS_BUF_SIZE: Field = Field::new(0x4, 30, 28);
    /// log2 of the header buffer for header split. `0x04.30:28`
    #[inline]
    pub const fn log2_hds_buf_size(&self) -> u32 {
        Self::LOG2_HDS_BUF_SIZE.get(&self.0)
    }
    /// Sets [`log2_hds_buf_size`](Self::log2_hds_buf_size).
    #[inline]
    pub const fn set_log2_hds_buf_size(&mut self, v: u32) -> &mut Self {
        Self::LOG2_HDS_BUF_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`page_offset`](Self::page_offset) is: `0x04.20:16`.
    pub const PAGE_OFFSET: Field = Field::new(0x4, 20, 16);
    /// Start of the queue inside its first page, in 64-byte units. `0x04.20:16`
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
    /// Where [`lwm`](Self::lwm) is: `0x04.15:0`.
    pub const LWM: Field = Field::new(0x4, 15, 0);
    /// Limit below which one event is raised when armed. `0x04.15:0`
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
    /// Where [`pd`](Self::pd) is: `0x08.23:0`.
    pub const PD: Field = Field::new(0x8, 23, 0);
    /// Protection domain of the receive buffers. `0x08.23:0`
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
    /// Where [`uar_page`](Self::uar_page) is: `0x0c.23:0`.
    pub const UAR_PAGE: Field = Field::new(0xc, 23, 0);
    /// Doorbell page of a send queue. `0x0c.23:0`
    #[inline]
    pub const fn uar_page(&self) -> u32 {
        Self::UAR_PAGE.get(&self.0)
    }
    /// Sets [`uar_page`](Self::uar_page).
    #[inline]
    pub const fn set_uar_page(&mut self, v: u32) -> &mut Self {
        Self::UAR_PAGE.set(&mut self.0, v);
        self
    }
    /// Byte offset of [`dbr_addr`](Self::dbr_addr).
    pub const DBR_ADDR_OFFSET: usize = 0x10;
    /// Bus address of the 8-byte doorbell record. `0x10`, 64 bits
    #[inline]
    pub const fn dbr_addr(&self) -> u64 {
        get64(&self.0, 0x10)
    }
    /// Sets [`dbr_addr`](Self::dbr_addr).
    #[inline]
    pub const fn set_dbr_addr(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0x10, v);
        self
    }
    /// Where [`hw_counter`](Self::hw_counter) is: `0x18.31:0`.
    pub const HW_COUNTER: Field = Field::new(0x18, 31, 0);
    /// Work requests the device has taken. `0x18.31:0`
    #[inline]
    pub const fn hw_counter(&self) -> u32 {
        Self::HW_COUNTER.get(&self.0)
    }
    /// Sets [`hw_counter`](Self::hw_counter).
    #[inline]
    pub const fn set_hw_counter(&mut self, v: u32) -> &mut Self {
        Self::HW_COUNTER.set(&mut self.0, v);
        self
    }
    /// Where [`sw_counter`](Self::sw_counter) is: `0x1c.31:0`.
    pub const SW_COUNTER: Field = Field::new(0x1c, 31, 0);
    /// Work requests software has posted. `0x1c.31:0`
    #[inline]
    pub const fn sw_counter(&self) -> u32 {
        Self::SW_COUNTER.get(&self.0)
    }
    /// Sets [`sw_counter`](Self::sw_counter).
    #[inline]
    pub const fn set_sw_counter(&mut self, v: u32) -> &mut Self {
        Self::SW_COUNTER.set(&mut self.0, v);
        self
    }
    /// Where [`log_wq_stride`](Self::log_wq_stride) is: `0x20.19:16`.
    pub const LOG_WQ_STRIDE: Field = Field::new(0x20, 19, 16);
    /// log2 of the distance between work requests in bytes. `0x20.19:16`
    #[inline]
    pub const fn log_wq_stride(&self) -> u32 {
        Self::LOG_WQ_STRIDE.get(&self.0)
    }
    /// Sets [`log_wq_stride`](Self::log_wq_stride).
    #[inline]
    pub const fn set_log_wq_stride(&mut self, v: u32) -> &mut Self {
        Self::LOG_WQ_STRIDE.set(&mut self.0, v);
        self
    }
    /// Where [`log_wq_pg_sz`](Self::log_wq_pg_sz) is: `0x20.12:8`.
    pub const LOG_WQ_PG_SZ: Field = Field::new(0x20, 12, 8);
    /// log2 of the page size of the page list, minus 12. `0x20.12:8`
    #[inline]
    pub const fn log_wq_pg_sz(&self) -> u32 {
        Self::LOG_WQ_PG_SZ.get(&self.0)
    }
    /// Sets [`log_wq_pg_sz`](Self::log_wq_pg_sz).
    #[inline]
    pub const fn set_log_wq_pg_sz(&mut self, v: u32) -> &mut Self {
        Self::LOG_WQ_PG_SZ.set(&mut self.0, v);
        self
    }
    /// Where [`log_wq_sz`](Self::log_wq_sz) is: `0x20.4:0`.
    pub const LOG_WQ_SZ: Field = Field::new(0x20, 4, 0);
    /// log2 of the number of work requests. `0x20.4:0`
    #[inline]
    pub const fn log_wq_sz(&self) -> u32 {
        Self::LOG_WQ_SZ.get(&self.0)
    }
    /// Sets [`log_wq_sz`](Self::log_wq_sz).
    #[inline]
    pub const fn set_log_wq_sz(&mut self, v: u32) -> &mut Self {
        Self::LOG_WQ_SZ.set(&mut self.0, v);
        self
    }
    /// Where [`dbr_umem_valid`](Self::dbr_umem_valid) is: `0x24.31`.
    pub const DBR_UMEM_VALID: Field = Field::new(0x24, 31, 31);
    /// Doorbell record address is an offset in dbr_umem_id. `0x24.31`
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
    /// Where [`wq_umem_valid`](Self::wq_umem_valid) is: `0x24.30`.
    pub const WQ_UMEM_VALID: Field = Field::new(0x24, 30, 30);
    /// Queue buffer is given by wq_umem_id instead of a page list. `0x24.30`
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
    /// Where [`log_hairpin_num_packets`](Self::log_hairpin_num_packets) is: `0x24.28:24`.
    pub const LOG_HAIRPIN_NUM_PACKETS: Field = Field::new(0x24, 28, 24);
    /// log2 of the packets a hairpin queue holds. `0x24.28:24`
    #[inline]
    pub const fn log_hairpin_num_packets(&self) -> u32 {
        Self::LOG_HAIRPIN_NUM_PACKETS.get(&self.0)
    }
    /// Sets [`log_hairpin_num_packets`](Self::log_hairpin_num_packets).
    #[inline]
    pub const fn set_log_hairpin_num_packets(&mut self, v: u32) -> &mut Self {
        Self::LOG_HAIRPIN_NUM_PACKETS.set(&mut self.0, v);
        self
    }
    /// Where [`log_hairpin_data_sz`](Self::log_hairpin_data_sz) is: `0x24.20:16`.
    pub const LOG_HAIRPIN_DATA_SZ: Field = Field::new(0x24, 20, 16);
    /// log2 of the data buffer of a hairpin queue. `0x24.20:16`
    #[inline]
    pub const fn log_hairpin_data_sz(&self) -> u32 {
        Self::LOG_HAIRPIN_DATA_SZ.get(&self.0)
    }
    /// Sets [`log_hairpin_data_sz`](Self::log_hairpin_data_sz).
    #[inline]
    pub const fn set_log_hairpin_data_sz(&mut self, v: u32) -> &mut Self {
        Self::LOG_HAIRPIN_DATA_SZ.set(&mut self.0, v);
        self
    }
    /// Where [`log_wqe_num_of_strides`](Self::log_wqe_num_of_strides) is: `0x24.11:8`.
    pub const LOG_WQE_NUM_OF_STRIDES: Field = Field::new(0x24, 11, 8);
    /// log2 of strides per striding receive work request, minus 9. `0x24.11:8`
    #[inline]
    pub const fn log_wqe_num_of_strides(&self) -> u32 {
        Self::LOG_WQE_NUM_OF_STRIDES.get(&self.0)
    }
    /// Sets [`log_wqe_num_of_strides`](Self::log_wqe_num_of_strides).
    #[inline]
    pub const fn set_log_wqe_num_of_strides(&mut self, v: u32) -> &mut Self {
        Self::LOG_WQE_NUM_OF_STRIDES.set(&mut self.0, v);
        self
    }
    /// Where [`two_byte_shift_en`](Self::two_byte_shift_en) is: `0x24.7`.
    pub const TWO_BYTE_SHIFT_EN: Field = Field::new(0x24, 7, 7);
    /// Put two bytes in front of each frame so that the IP header is aligned. `0x24.7`
    #[inline]
    pub const fn two_byte_shift_en(&self) -> bool {
        Self::TWO_BYTE_SHIFT_EN.get(&self.0) != 0
    }
    /// Sets [`two_byte_shift_en`](Self::two_byte_shift_en).
    #[inline]
    pub const fn set_two_byte_shift_en(&mut self, v: bool) -> &mut Self {
        Self::TWO_BYTE_SHIFT_EN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_wqe_stride_size`](Self::log_wqe_stride_size) is: `0x24.2:0`.
    pub const LOG_WQE_STRIDE_SIZE: Field = Field::new(0x24, 2, 0);
    /// log2 of the stride size in bytes, minus 6. `0x24.2:0`
    #[inline]
    pub const fn log_wqe_stride_size(&self) -> u32 {
        Self::LOG_WQE_STRIDE_SIZE.get(&self.0)
    }
    /// Sets [`log_wqe_stride_size`](Self::log_wqe_stride_size).
    #[inline]
    pub const fn set_log_wqe_stride_size(&mut self, v: u32) -> &mut Self {
        Self::LOG_WQE_STRIDE_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`dbr_umem_id`](Self::dbr_umem_id) is: `0x28.31:0`.
    pub const DBR_UMEM_ID: Field = Field::new(0x28, 31, 0);
    /// User memory that holds the doorbell record. `0x28.31:0`
    #[inline]
    pub const fn dbr_umem_id(&self) -> u32 {
        Self::DBR_UMEM_ID.get(&self.0)
    }
    /// Sets [`dbr_umem_id`](Self::dbr_umem_id).
    #[inline]
    pub const fn set_dbr_umem_id(&mut self, v: u32) -> &mut Self {
        Self::DBR_UMEM_ID.set(&mut self.0, v);
        self
    }
    /// Where [`wq_umem_id`](Self::wq_umem_id) is: `0x2c.31:0`.
    pub const WQ_UMEM_ID: Field = Field::new(0x2c, 31, 0);
    /// User memory that holds the queue buffer. `0x2c.31:0`
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
    /// Byte offset of [`wq_umem_offset`](Self::wq_umem_offset).
    pub const WQ_UMEM_OFFSET_OFFSET: usize = 0x30;
    /// Offset of the queue buffer in wq_umem_id, in bytes. `0x30`, 64 bits
    #[inline]
    pub const fn wq_umem_offset(&self) -> u64 {
        get64(&self.0, 0x30)
    }
    /// Sets [`wq_umem_offset`](Self::wq_umem_offset).
    #[inline]
    pub const fn set_wq_umem_offset(&mut self, v: u64) -> &mut Self {
        set64(&mut self.0, 0x30, v);
        self
    }
    /// Where [`headers_mkey`](Self::headers_mkey) is: `0x38.31:0`.
    pub const HEADERS_MKEY: Field = Field::new(0x38, 31, 0);
    /// Memory key of the header buffer of receive coalescing (SHAMPO). `0x38.31:0`
    #[inline]
    pub const fn headers_mkey(&self) -> u32 {
        Self::HEADERS_MKEY.get(&self.0)
    }
    /// Sets [`headers_mkey`](Self::headers_mkey).
    #[inline]
    pub const fn set_headers_mkey(&mut self, v: u32) -> &mut Self {
        Self::HEADERS_MKEY.set(&mut self.0, v);
        self
    }
    /// Where [`shampo_enable`](Self::shampo_enable) is: `0x3c.31`.
    pub const SHAMPO_ENABLE: Field = Field::new(0x3c, 31, 31);
    /// Receive coalescing with header split is on. `0x3c.31`
    #[inline]
    pub const fn shampo_enable(&self) -> bool {
        Self::SHAMPO_ENABLE.get(&self.0) != 0
    }
    /// Sets [`shampo_enable`](Self::shampo_enable).
    #[inline]
    pub const fn set_shampo_enable(&mut self, v: bool) -> &mut Self {
        Self::SHAMPO_ENABLE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`shampo_mode`](Self::shampo_mode) is: `0x3c.29:28`.
    pub const SHAMPO_MODE: Field = Field::new(0x3c, 29, 28);
    /// How coalesced data is delivered. `0x3c.29:28`
    #[inline]
    pub const fn shampo_mode(&self) -> u32 {
        Self::SHAMPO_MODE.get(&self.0)
    }
    /// Sets [`shampo_mode`](Self::shampo_mode).
    #[inline]
    pub const fn set_shampo_mode(&mut self, v: u32) -> &mut Self {
        Self::SHAMPO_MODE.set(&mut self.0, v);
        self
    }
    /// Where [`log_reservation_size`](Self::log_reservation_size) is: `0x3c.26:24`.
    pub const LOG_RESERVATION_SIZE: Field = Field::new(0x3c, 26, 24);
    /// log2 of the buffer set aside for one flow. `0x3c.26:24`
    #[inline]
    pub const fn log_reservation_size(&self) -> u32 {
        Self::LOG_RESERVATION_SIZE.get(&self.0)
    }
    /// Sets [`log_reservation_size`](Self::log_reservation_size).
    #[inline]
    pub const fn set_log_reservation_size(&mut self, v: u32) -> &mut Self {
        Self::LOG_RESERVATION_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_num_of_packets_per_reservation`](Self::log_max_num_of_packets_per_reservation) is: `0x3c.18:16`.
    pub const LOG_MAX_NUM_OF_PACKETS_PER_RESERVATION: Field = Field::new(0x3c, 18, 16);
    /// log2 of packets joined in one reservation. `0x3c.18:16`
    #[inline]
    pub const fn log_max_num_of_packets_per_reservation(&self) -> u32 {
        Self::LOG_MAX_NUM_OF_PACKETS_PER_RESERVATION.get(&self.0)
    }
    /// Sets [`log_max_num_of_packets_per_reservation`](Self::log_max_num_of_packets_per_reservation).
    #[inline]
    pub const fn set_log_max_num_of_packets_per_reservation(
        &mut self,
        v: u32,
    ) -> &mut Self {
        Self::LOG_MAX_NUM_OF_PACKETS_PER_RESERVATION.set(&mut self.0, v);
        self
    }
    /// Where [`log_headers_entry_size`](Self::log_headers_entry_size) is: `0x3c.9:8`.
    pub const LOG_HEADERS_ENTRY_SIZE: Field = Field::new(0x3c, 9, 8);
    /// log2 of one header buffer entry. `0x3c.9:8`
    #[inline]
    pub const fn log_headers_entry_size(&self) -> u32 {
        Self::LOG_HEADERS_ENTRY_SIZE.get(&self.0)
    }
    /// Sets [`log_headers_entry_size`](Self::log_headers_entry_size).
    #[inline]
    pub const fn set_log_headers_entry_size(&mut self, v: u32) -> &mut Self {
        Self::LOG_HEADERS_ENTRY_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`log_headers_buffer_entry_num`](Self::log_headers_buffer_entry_num) is: `0x3c.3:0`.
    pub const LOG_HEADERS_BUFFER_ENTRY_NUM: Field = Field::new(0x3c, 3, 0);
    /// log2 of the number of header buffer entries. `0x3c.3:0`
    #[inline]
    pub const fn log_headers_buffer_entry_num(&self) -> u32 {
        Self::LOG_HEADERS_BUFFER_ENTRY_NUM.get(&self.0)
    }
    /// Sets [`log_headers_buffer_entry_num`](Self::log_headers_buffer_entry_num).
    #[inline]
    pub const fn set_log_headers_buffer_entry_num(&mut self, v: u32) -> &mut Self {
        Self::LOG_HEADERS_BUFFER_ENTRY_NUM.set(&mut self.0, v);
        self
    }
    /// Page list of the queue, one bus address per page. Behind the fixed part, from this byte on.
    pub const PAS_OFFSET: usize = 0xc0;
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "wq_type",
            kind: FieldKind::Bits(Self::WQ_TYPE),
        },
        NamedField {
            name: "wq_signature",
            kind: FieldKind::Bits(Self::WQ_SIGNATURE),
        },
        NamedField {
            name: "end_padding_mode",
            kind: FieldKind::Bits(Self::END_PADDING_MODE),
        },
        NamedField {
            name: "cd_slave",
            kind: FieldKind::Bits(Self::CD_SLAVE),
        },
        NamedField {
            name: "hds_skip_first_sge",
            kind: FieldKind::Bits(Self::HDS_SKIP_FIRST_SGE),
        },
        NamedField {
            name: "log2_hds_buf_size",
            kind: FieldKind::Bits(Self::LOG2_HDS_BUF_SIZE),
        },
        NamedField {
            name: "page_offset",
            kind: FieldKind::Bits(Self::PAGE_OFFSET),
        },
        NamedField {
            name: "lwm",
            kind: FieldKind::Bits(Self::LWM),
        },
        NamedField {
            name: "pd",
            kind: FieldKind::Bits(Self::PD),
        },
        NamedField {
            name: "uar_page",
            kind: FieldKind::Bits(Self::UAR_PAGE),
        },
        NamedField {
            name: "dbr_addr",
            kind: FieldKind::Qword(0x10),
        },
        NamedField {
            name: "hw_counter",
            kind: FieldKind::Bits(Self::HW_COUNTER),
        },
        NamedField {
            name: "sw_counter",
            kind: FieldKind::Bits(Self::SW_COUNTER),
        },
        NamedField {
            name: "log_wq_stride",
            kind: FieldKind::Bits(Self::LOG_WQ_STRIDE),
        },
        NamedField {
            name: "log_wq_pg_sz",
            kind: FieldKind::Bits(Self::LOG_WQ_PG_SZ),
        },
        NamedField {
            name: "log_wq_sz",
            kind: FieldKind::Bits(Self::LOG_WQ_SZ),
        },
        NamedField {
            name: "dbr_umem_valid",
            kind: FieldKind::Bits(Self::DBR_UMEM_VALID),
        },
        NamedField {
            name: "wq_umem_valid",
            kind: FieldKind::Bits(Self::WQ_UMEM_VALID),
        },
        NamedField {
            name: "log_hairpin_num_packets",
            kind: FieldKind::Bits(Self::LOG_HAIRPIN_NUM_PACKETS),
        },
        NamedField {
            name: "log_hairpin_data_sz",
            kind: FieldKind::Bits(Self::LOG_HAIRPIN_DATA_SZ),
        },
        NamedField {
            name: "log_wqe_num_of_strides",
            kind: FieldKind::Bits(Self::LOG_WQE_NUM_OF_STRIDES),
        },
        NamedField {
            name: "two_byte_shift_en",
            kind: FieldKind::Bits(Self::TWO_BYTE_SHIFT_EN),
        },
        NamedField {
            name: "log_wqe_stride_size",
            kind: FieldKind::Bits(Self::LOG_WQE_STRIDE_SIZE),
        },
        NamedField {
            name: "dbr_umem_id",
            kind: FieldKind::Bits(Self::DBR_UMEM_ID),
        },
        NamedField {
            name: "wq_umem_id",
            kind: FieldKind::Bits(Self::WQ_UMEM_ID),
        },
        NamedField {
            name: "wq_umem_offset",
            kind: FieldKind::Qword(0x30),
        },
        NamedField {
            name: "headers_mkey",
            kind: FieldKind::Bits(Self::HEADERS_MKEY),
        },
        NamedField {
            name: "shampo_enable",
            kind: FieldKind::Bits(Self::SHAMPO_ENABLE),
        },
        NamedField {
            name: "shampo_mode",
            kind: FieldKind::Bits(Self::SHAMPO_MODE),
        },
        NamedField {
            name: "log_reservation_size",
            kind: FieldKind::Bits(Self::LOG_RESERVATION_SIZE),
        },
        NamedField {
            name: "log_max_num_of_packets_per_reservation",
            kind: FieldKind::Bits(Self::LOG_MAX_NUM_OF_PACKETS_PER_RESERVATION),
        },
        NamedField {
            name: "log_headers_entry_size",
            kind: FieldKind::Bits(Self::LOG_HEADERS_ENTRY_SIZE),
        },
        NamedField {
            name: "log_headers_buffer_entry_num",
            kind: FieldKind::Bits(Self::LOG_HEADERS_BUFFER_ENTRY_NUM),
        },
    ];
}
impl Default for Wq {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Wq {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Wq", Self::FIELDS, self.as_bytes())
    }
}
