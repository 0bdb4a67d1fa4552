//! Completion queue entries.
//!
//! What the device writes into a completion queue. With 128-byte entries this is the second half.
//!
//! Generated from `hw-specs/cqe.toml` by `cargo xtask codegen`. Do not edit.
use crate::field::{Field, FieldKind, NamedField, debug_fields};
use zerocopy::big_endian::U32;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned};
/// Kind of completion, upper half of the last byte.
///
/// Source: linux/mlx5/cq.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct CqeOpcode(pub u8);
impl CqeOpcode {
    /// Own send-side work request is done.
    pub const REQ: Self = Self(0x0);
    /// Write with immediate arrived.
    pub const RESP_WR_IMM: Self = Self(0x1);
    /// Send arrived.
    pub const RESP_SEND: Self = Self(0x2);
    /// Send with immediate arrived.
    pub const RESP_SEND_IMM: Self = Self(0x3);
    /// Send that invalidates a key arrived.
    pub const RESP_SEND_INV: Self = Self(0x4);
    /// Last entry of the old buffer of a resized queue.
    pub const RESIZE_CQ: Self = Self(0x5);
    /// Completion without a packet.
    pub const NO_PACKET: Self = Self(0x6);
    /// Data signature check failed.
    pub const SIG_ERR: Self = Self(0xc);
    /// Own send-side work request failed.
    pub const REQ_ERR: Self = Self(0xd);
    /// Receive work request failed.
    pub const RESP_ERR: Self = Self(0xe);
    /// Entry was never written.
    pub const INVALID: Self = Self(0xf);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("REQ"),
            0x1 => Some("RESP_WR_IMM"),
            0x2 => Some("RESP_SEND"),
            0x3 => Some("RESP_SEND_IMM"),
            0x4 => Some("RESP_SEND_INV"),
            0x5 => Some("RESIZE_CQ"),
            0x6 => Some("NO_PACKET"),
            0xc => Some("SIG_ERR"),
            0xd => Some("REQ_ERR"),
            0xe => Some("RESP_ERR"),
            0xf => Some("INVALID"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for CqeOpcode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "CqeOpcode({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for CqeOpcode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Inline data and compression, bits 3:2 of the last byte.
///
/// Source: linux/mlx5/device.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct CqeFormat(pub u8);
impl CqeFormat {
    /// Plain entry.
    pub const NO_INLINE_DATA: Self = Self(0x0);
    /// Up to 32 bytes of data are in the first half of the entry.
    pub const INLINE_DATA32: Self = Self(0x1);
    /// Up to 64 bytes of data are in the 64 bytes before the entry.
    pub const INLINE_DATA64: Self = Self(0x2);
    /// Title of a compressed session; byte_cnt is the number of mini entries.
    pub const COMPRESSED: Self = Self(0x3);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("NO_INLINE_DATA"),
            0x1 => Some("INLINE_DATA32"),
            0x2 => Some("INLINE_DATA64"),
            0x3 => Some("COMPRESSED"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for CqeFormat {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "CqeFormat({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for CqeFormat {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Reason of a failed completion.
///
/// Source: linux/mlx5/cq.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct CqeSyndrome(pub u8);
impl CqeSyndrome {
    /// Message does not fit its own buffers.
    pub const LOCAL_LENGTH_ERR: Self = Self(0x1);
    /// Work request is malformed or not allowed on the queue pair.
    pub const LOCAL_QP_OP_ERR: Self = Self(0x2);
    /// Own key does not allow the access.
    pub const LOCAL_PROT_ERR: Self = Self(0x4);
    /// Work request was dropped because its queue is in error.
    pub const WR_FLUSH_ERR: Self = Self(0x5);
    /// Binding a memory window failed.
    pub const MW_BIND_ERR: Self = Self(0x6);
    /// Answer of the other end does not make sense.
    pub const BAD_RESP_ERR: Self = Self(0x10);
    /// Own memory could not be accessed for an arriving request.
    pub const LOCAL_ACCESS_ERR: Self = Self(0x11);
    /// Other end found the request invalid.
    pub const REMOTE_INVAL_REQ_ERR: Self = Self(0x12);
    /// Other end's key does not allow the access.
    pub const REMOTE_ACCESS_ERR: Self = Self(0x13);
    /// Other end could not carry the request out.
    pub const REMOTE_OP_ERR: Self = Self(0x14);
    /// No acknowledge in spite of all retries.
    pub const TRANSPORT_RETRY_EXC_ERR: Self = Self(0x15);
    /// Receiver stayed not ready in spite of all retries.
    pub const RNR_RETRY_EXC_ERR: Self = Self(0x16);
    /// Other end aborted the request.
    pub const REMOTE_ABORTED_ERR: Self = Self(0x22);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x1 => Some("LOCAL_LENGTH_ERR"),
            0x2 => Some("LOCAL_QP_OP_ERR"),
            0x4 => Some("LOCAL_PROT_ERR"),
            0x5 => Some("WR_FLUSH_ERR"),
            0x6 => Some("MW_BIND_ERR"),
            0x10 => Some("BAD_RESP_ERR"),
            0x11 => Some("LOCAL_ACCESS_ERR"),
            0x12 => Some("REMOTE_INVAL_REQ_ERR"),
            0x13 => Some("REMOTE_ACCESS_ERR"),
            0x14 => Some("REMOTE_OP_ERR"),
            0x15 => Some("TRANSPORT_RETRY_EXC_ERR"),
            0x16 => Some("RNR_RETRY_EXC_ERR"),
            0x22 => Some("REMOTE_ABORTED_ERR"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for CqeSyndrome {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "CqeSyndrome({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for CqeSyndrome {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Completion queue entry, 64 bytes, as written for a successful completion.
///
/// Source: `device.h:struct mlx5_cqe64`.
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
pub struct Cqe64([U32; 16]);
const _: () = assert!(size_of::< Cqe64 > () == 0x40);
impl Cqe64 {
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
    /// Where [`tls_offload`](Self::tls_offload) is: `0x00.28:27`.
    pub const TLS_OFFLOAD: Field = Field::new(0x0, 28, 27);
    /// TLS result: 0 not decrypted, 1 decrypted, 2 resynchronise, 3 failed. `0x00.28:27`
    #[inline]
    pub const fn tls_offload(&self) -> u32 {
        Self::TLS_OFFLOAD.get(&self.0)
    }
    /// Sets [`tls_offload`](Self::tls_offload).
    #[inline]
    pub const fn set_tls_offload(&mut self, v: u32) -> &mut Self {
        Self::TLS_OFFLOAD.set(&mut self.0, v);
        self
    }
    /// Where [`outer_l3_tunneled`](Self::outer_l3_tunneled) is: `0x00.24`.
    pub const OUTER_L3_TUNNELED: Field = Field::new(0x0, 24, 24);
    /// Packet was tunnelled; checks refer to the inner headers too. `0x00.24`
    #[inline]
    pub const fn outer_l3_tunneled(&self) -> bool {
        Self::OUTER_L3_TUNNELED.get(&self.0) != 0
    }
    /// Sets [`outer_l3_tunneled`](Self::outer_l3_tunneled).
    #[inline]
    pub const fn set_outer_l3_tunneled(&mut self, v: bool) -> &mut Self {
        Self::OUTER_L3_TUNNELED.set(&mut self.0, v as u32);
        self
    }
    /// Where [`wqe_id`](Self::wqe_id) is: `0x00.15:0`.
    pub const WQE_ID: Field = Field::new(0x0, 15, 0);
    /// Striding receive queue: work request the data went to. `0x00.15:0`
    #[inline]
    pub const fn wqe_id(&self) -> u32 {
        Self::WQE_ID.get(&self.0)
    }
    /// Sets [`wqe_id`](Self::wqe_id).
    #[inline]
    pub const fn set_wqe_id(&mut self, v: u32) -> &mut Self {
        Self::WQE_ID.set(&mut self.0, v);
        self
    }
    /// Where [`tcppsh_abort_dupack`](Self::tcppsh_abort_dupack) is: `0x04.31:24`.
    pub const TCPPSH_ABORT_DUPACK: Field = Field::new(0x4, 31, 24);
    /// Merged TCP segments: push flag in bit 6, abort and duplicate-ack marks. `0x04.31:24`
    #[inline]
    pub const fn tcppsh_abort_dupack(&self) -> u32 {
        Self::TCPPSH_ABORT_DUPACK.get(&self.0)
    }
    /// Sets [`tcppsh_abort_dupack`](Self::tcppsh_abort_dupack).
    #[inline]
    pub const fn set_tcppsh_abort_dupack(&mut self, v: u32) -> &mut Self {
        Self::TCPPSH_ABORT_DUPACK.set(&mut self.0, v);
        self
    }
    /// Where [`flush`](Self::flush) is: `0x04.26`.
    pub const FLUSH: Field = Field::new(0x4, 26, 26);
    /// Header split (SHAMPO): session ends with this packet. `0x04.26`
    #[inline]
    pub const fn flush(&self) -> bool {
        Self::FLUSH.get(&self.0) != 0
    }
    /// Sets [`flush`](Self::flush).
    #[inline]
    pub const fn set_flush(&mut self, v: bool) -> &mut Self {
        Self::FLUSH.set(&mut self.0, v as u32);
        self
    }
    /// Where [`match_`](Self::match_) is: `0x04.25`.
    pub const MATCH: Field = Field::new(0x4, 25, 25);
    /// Header split (SHAMPO): packet continues the session before it. `0x04.25`
    #[inline]
    pub const fn match_(&self) -> bool {
        Self::MATCH.get(&self.0) != 0
    }
    /// Sets [`match_`](Self::match_).
    #[inline]
    pub const fn set_match_(&mut self, v: bool) -> &mut Self {
        Self::MATCH.set(&mut self.0, v as u32);
        self
    }
    /// Where [`min_ttl`](Self::min_ttl) is: `0x04.23:16`.
    pub const MIN_TTL: Field = Field::new(0x4, 23, 16);
    /// Merged TCP segments: lowest time to live. `0x04.23:16`
    #[inline]
    pub const fn min_ttl(&self) -> u32 {
        Self::MIN_TTL.get(&self.0)
    }
    /// Sets [`min_ttl`](Self::min_ttl).
    #[inline]
    pub const fn set_min_ttl(&mut self, v: u32) -> &mut Self {
        Self::MIN_TTL.set(&mut self.0, v);
        self
    }
    /// Where [`header_size`](Self::header_size) is: `0x04.23:16`.
    pub const HEADER_SIZE: Field = Field::new(0x4, 23, 16);
    /// Header split (SHAMPO): header length in bytes. `0x04.23:16`
    #[inline]
    pub const fn header_size(&self) -> u32 {
        Self::HEADER_SIZE.get(&self.0)
    }
    /// Sets [`header_size`](Self::header_size).
    #[inline]
    pub const fn set_header_size(&mut self, v: u32) -> &mut Self {
        Self::HEADER_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`tcp_win`](Self::tcp_win) is: `0x04.15:0`.
    pub const TCP_WIN: Field = Field::new(0x4, 15, 0);
    /// Merged TCP segments: window of the last one. `0x04.15:0`
    #[inline]
    pub const fn tcp_win(&self) -> u32 {
        Self::TCP_WIN.get(&self.0)
    }
    /// Sets [`tcp_win`](Self::tcp_win).
    #[inline]
    pub const fn set_tcp_win(&mut self, v: u32) -> &mut Self {
        Self::TCP_WIN.set(&mut self.0, v);
        self
    }
    /// Where [`header_entry_index`](Self::header_entry_index) is: `0x04.15:0`.
    pub const HEADER_ENTRY_INDEX: Field = Field::new(0x4, 15, 0);
    /// Header split (SHAMPO): entry of the header buffer. `0x04.15:0`
    #[inline]
    pub const fn header_entry_index(&self) -> u32 {
        Self::HEADER_ENTRY_INDEX.get(&self.0)
    }
    /// Sets [`header_entry_index`](Self::header_entry_index).
    #[inline]
    pub const fn set_header_entry_index(&mut self, v: u32) -> &mut Self {
        Self::HEADER_ENTRY_INDEX.set(&mut self.0, v);
        self
    }
    /// Where [`ack_seq_num`](Self::ack_seq_num) is: `0x08.31:0`.
    pub const ACK_SEQ_NUM: Field = Field::new(0x8, 31, 0);
    /// Merged TCP segments: acknowledge number of the last one. `0x08.31:0`
    #[inline]
    pub const fn ack_seq_num(&self) -> u32 {
        Self::ACK_SEQ_NUM.get(&self.0)
    }
    /// Sets [`ack_seq_num`](Self::ack_seq_num).
    #[inline]
    pub const fn set_ack_seq_num(&mut self, v: u32) -> &mut Self {
        Self::ACK_SEQ_NUM.set(&mut self.0, v);
        self
    }
    /// Where [`data_offset`](Self::data_offset) is: `0x08.31:0`.
    pub const DATA_OFFSET: Field = Field::new(0x8, 31, 0);
    /// Header split (SHAMPO): where the payload starts in its buffer. `0x08.31:0`
    #[inline]
    pub const fn data_offset(&self) -> u32 {
        Self::DATA_OFFSET.get(&self.0)
    }
    /// Sets [`data_offset`](Self::data_offset).
    #[inline]
    pub const fn set_data_offset(&mut self, v: u32) -> &mut Self {
        Self::DATA_OFFSET.set(&mut self.0, v);
        self
    }
    /// Where [`rss_hash_result`](Self::rss_hash_result) is: `0x0c.31:0`.
    pub const RSS_HASH_RESULT: Field = Field::new(0xc, 31, 0);
    /// Receive hash value. `0x0c.31:0`
    #[inline]
    pub const fn rss_hash_result(&self) -> u32 {
        Self::RSS_HASH_RESULT.get(&self.0)
    }
    /// Sets [`rss_hash_result`](Self::rss_hash_result).
    #[inline]
    pub const fn set_rss_hash_result(&mut self, v: u32) -> &mut Self {
        Self::RSS_HASH_RESULT.set(&mut self.0, v);
        self
    }
    /// Where [`rss_hash_type`](Self::rss_hash_type) is: `0x10.31:24`.
    pub const RSS_HASH_TYPE: Field = Field::new(0x10, 31, 24);
    /// Headers hashed: IP kind in bits 3:2, L4 kind in bits 7:6 of the byte. `0x10.31:24`
    #[inline]
    pub const fn rss_hash_type(&self) -> u32 {
        Self::RSS_HASH_TYPE.get(&self.0)
    }
    /// Sets [`rss_hash_type`](Self::rss_hash_type).
    #[inline]
    pub const fn set_rss_hash_type(&mut self, v: u32) -> &mut Self {
        Self::RSS_HASH_TYPE.set(&mut self.0, v);
        self
    }
    /// Where [`ml_path`](Self::ml_path) is: `0x10.23:16`.
    pub const ML_PATH: Field = Field::new(0x10, 23, 16);
    /// Datagram receive: low bits of the LID path. `0x10.23:16`
    #[inline]
    pub const fn ml_path(&self) -> u32 {
        Self::ML_PATH.get(&self.0)
    }
    /// Sets [`ml_path`](Self::ml_path).
    #[inline]
    pub const fn set_ml_path(&mut self, v: u32) -> &mut Self {
        Self::ML_PATH.set(&mut self.0, v);
        self
    }
    /// Where [`check_sum`](Self::check_sum) is: `0x14.31:16`.
    pub const CHECK_SUM: Field = Field::new(0x14, 31, 16);
    /// Receive: ones-complement sum over the IP packet. `0x14.31:16`
    #[inline]
    pub const fn check_sum(&self) -> u32 {
        Self::CHECK_SUM.get(&self.0)
    }
    /// Sets [`check_sum`](Self::check_sum).
    #[inline]
    pub const fn set_check_sum(&mut self, v: u32) -> &mut Self {
        Self::CHECK_SUM.set(&mut self.0, v);
        self
    }
    /// Where [`slid`](Self::slid) is: `0x14.15:0`.
    pub const SLID: Field = Field::new(0x14, 15, 0);
    /// Datagram receive: source LID. `0x14.15:0`
    #[inline]
    pub const fn slid(&self) -> u32 {
        Self::SLID.get(&self.0)
    }
    /// Sets [`slid`](Self::slid).
    #[inline]
    pub const fn set_slid(&mut self, v: u32) -> &mut Self {
        Self::SLID.set(&mut self.0, v);
        self
    }
    /// Where [`grh`](Self::grh) is: `0x18.29:28`.
    pub const GRH: Field = Field::new(0x18, 29, 28);
    /// Datagram receive: not 0 when the 40 bytes in front of the data hold a header. `0x18.29:28`
    #[inline]
    pub const fn grh(&self) -> u32 {
        Self::GRH.get(&self.0)
    }
    /// Sets [`grh`](Self::grh).
    #[inline]
    pub const fn set_grh(&mut self, v: u32) -> &mut Self {
        Self::GRH.set(&mut self.0, v);
        self
    }
    /// Where [`sl`](Self::sl) is: `0x18.27:24`.
    pub const SL: Field = Field::new(0x18, 27, 24);
    /// Datagram receive: service level; on RoCE the header kind: 0 GRH, 1 IPv6, 2 IPv4. `0x18.27:24`
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
    /// Where [`rqpn`](Self::rqpn) is: `0x18.23:0`.
    pub const RQPN: Field = Field::new(0x18, 23, 0);
    /// Datagram receive: queue pair number of the sender. `0x18.23:0`
    #[inline]
    pub const fn rqpn(&self) -> u32 {
        Self::RQPN.get(&self.0)
    }
    /// Sets [`rqpn`](Self::rqpn).
    #[inline]
    pub const fn set_rqpn(&mut self, v: u32) -> &mut Self {
        Self::RQPN.set(&mut self.0, v);
        self
    }
    /// Where [`l4_ok`](Self::l4_ok) is: `0x1c.26`.
    pub const L4_OK: Field = Field::new(0x1c, 26, 26);
    /// L4 checksum was checked and is right. `0x1c.26`
    #[inline]
    pub const fn l4_ok(&self) -> bool {
        Self::L4_OK.get(&self.0) != 0
    }
    /// Sets [`l4_ok`](Self::l4_ok).
    #[inline]
    pub const fn set_l4_ok(&mut self, v: bool) -> &mut Self {
        Self::L4_OK.set(&mut self.0, v as u32);
        self
    }
    /// Where [`l3_ok`](Self::l3_ok) is: `0x1c.25`.
    pub const L3_OK: Field = Field::new(0x1c, 25, 25);
    /// IP header checksum was checked and is right. `0x1c.25`
    #[inline]
    pub const fn l3_ok(&self) -> bool {
        Self::L3_OK.get(&self.0) != 0
    }
    /// Sets [`l3_ok`](Self::l3_ok).
    #[inline]
    pub const fn set_l3_ok(&mut self, v: bool) -> &mut Self {
        Self::L3_OK.set(&mut self.0, v as u32);
        self
    }
    /// Where [`l2_ok`](Self::l2_ok) is: `0x1c.24`.
    pub const L2_OK: Field = Field::new(0x1c, 24, 24);
    /// L2 check passed. `0x1c.24`
    #[inline]
    pub const fn l2_ok(&self) -> bool {
        Self::L2_OK.get(&self.0) != 0
    }
    /// Sets [`l2_ok`](Self::l2_ok).
    #[inline]
    pub const fn set_l2_ok(&mut self, v: bool) -> &mut Self {
        Self::L2_OK.set(&mut self.0, v as u32);
        self
    }
    /// Where [`l4_hdr_type`](Self::l4_hdr_type) is: `0x1c.22:20`.
    pub const L4_HDR_TYPE: Field = Field::new(0x1c, 22, 20);
    /// L4 header: 0 none, 1 TCP, 2 UDP, 3 TCP ack only, 4 TCP ack with data. `0x1c.22:20`
    #[inline]
    pub const fn l4_hdr_type(&self) -> u32 {
        Self::L4_HDR_TYPE.get(&self.0)
    }
    /// Sets [`l4_hdr_type`](Self::l4_hdr_type).
    #[inline]
    pub const fn set_l4_hdr_type(&mut self, v: u32) -> &mut Self {
        Self::L4_HDR_TYPE.set(&mut self.0, v);
        self
    }
    /// Where [`l3_hdr_type`](Self::l3_hdr_type) is: `0x1c.19:18`.
    pub const L3_HDR_TYPE: Field = Field::new(0x1c, 19, 18);
    /// L3 header: 0 none, 1 IPv6, 2 IPv4. `0x1c.19:18`
    #[inline]
    pub const fn l3_hdr_type(&self) -> u32 {
        Self::L3_HDR_TYPE.get(&self.0)
    }
    /// Sets [`l3_hdr_type`](Self::l3_hdr_type).
    #[inline]
    pub const fn set_l3_hdr_type(&mut self, v: u32) -> &mut Self {
        Self::L3_HDR_TYPE.set(&mut self.0, v);
        self
    }
    /// Where [`has_vlan`](Self::has_vlan) is: `0x1c.16`.
    pub const HAS_VLAN: Field = Field::new(0x1c, 16, 16);
    /// A VLAN tag was removed; it is in vlan_info. `0x1c.16`
    #[inline]
    pub const fn has_vlan(&self) -> bool {
        Self::HAS_VLAN.get(&self.0) != 0
    }
    /// Sets [`has_vlan`](Self::has_vlan).
    #[inline]
    pub const fn set_has_vlan(&mut self, v: bool) -> &mut Self {
        Self::HAS_VLAN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`vlan_info`](Self::vlan_info) is: `0x1c.15:0`.
    pub const VLAN_INFO: Field = Field::new(0x1c, 15, 0);
    /// The removed VLAN tag (priority, drop bit, number). `0x1c.15:0`
    #[inline]
    pub const fn vlan_info(&self) -> u32 {
        Self::VLAN_INFO.get(&self.0)
    }
    /// Sets [`vlan_info`](Self::vlan_info).
    #[inline]
    pub const fn set_vlan_info(&mut self, v: u32) -> &mut Self {
        Self::VLAN_INFO.set(&mut self.0, v);
        self
    }
    /// Where [`lro_num_seg`](Self::lro_num_seg) is: `0x20.31:24`.
    pub const LRO_NUM_SEG: Field = Field::new(0x20, 31, 24);
    /// Number of TCP segments merged into this completion. `0x20.31:24`
    #[inline]
    pub const fn lro_num_seg(&self) -> u32 {
        Self::LRO_NUM_SEG.get(&self.0)
    }
    /// Sets [`lro_num_seg`](Self::lro_num_seg).
    #[inline]
    pub const fn set_lro_num_seg(&mut self, v: u32) -> &mut Self {
        Self::LRO_NUM_SEG.set(&mut self.0, v);
        self
    }
    /// Where [`srqn_uidx`](Self::srqn_uidx) is: `0x20.23:0`.
    pub const SRQN_UIDX: Field = Field::new(0x20, 23, 0);
    /// Shared receive queue number, or user index of the queue when cqe_version is 1. `0x20.23:0`
    #[inline]
    pub const fn srqn_uidx(&self) -> u32 {
        Self::SRQN_UIDX.get(&self.0)
    }
    /// Sets [`srqn_uidx`](Self::srqn_uidx).
    #[inline]
    pub const fn set_srqn_uidx(&mut self, v: u32) -> &mut Self {
        Self::SRQN_UIDX.set(&mut self.0, v);
        self
    }
    /// Where [`immediate`](Self::immediate) is: `0x24.31:0`.
    pub const IMMEDIATE: Field = Field::new(0x24, 31, 0);
    /// Receive: immediate data of the sender. `0x24.31:0`
    #[inline]
    pub const fn immediate(&self) -> u32 {
        Self::IMMEDIATE.get(&self.0)
    }
    /// Sets [`immediate`](Self::immediate).
    #[inline]
    pub const fn set_immediate(&mut self, v: u32) -> &mut Self {
        Self::IMMEDIATE.set(&mut self.0, v);
        self
    }
    /// Where [`inval_rkey`](Self::inval_rkey) is: `0x24.31:0`.
    pub const INVAL_RKEY: Field = Field::new(0x24, 31, 0);
    /// Receive: key the sender had invalidated. `0x24.31:0`
    #[inline]
    pub const fn inval_rkey(&self) -> u32 {
        Self::INVAL_RKEY.get(&self.0)
    }
    /// Sets [`inval_rkey`](Self::inval_rkey).
    #[inline]
    pub const fn set_inval_rkey(&mut self, v: u32) -> &mut Self {
        Self::INVAL_RKEY.set(&mut self.0, v);
        self
    }
    /// Where [`pkey`](Self::pkey) is: `0x24.31:0`.
    pub const PKEY: Field = Field::new(0x24, 31, 0);
    /// Management datagram receive: partition key. `0x24.31:0`
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
    /// Where [`ft_metadata`](Self::ft_metadata) is: `0x24.31:0`.
    pub const FT_METADATA: Field = Field::new(0x24, 31, 0);
    /// Ethernet receive: value set by flow rules. `0x24.31:0`
    #[inline]
    pub const fn ft_metadata(&self) -> u32 {
        Self::FT_METADATA.get(&self.0)
    }
    /// Sets [`ft_metadata`](Self::ft_metadata).
    #[inline]
    pub const fn set_ft_metadata(&mut self, v: u32) -> &mut Self {
        Self::FT_METADATA.set(&mut self.0, v);
        self
    }
    /// Where [`app`](Self::app) is: `0x28.31:24`.
    pub const APP: Field = Field::new(0x28, 31, 24);
    /// Application kind of an extended receive queue completion. `0x28.31:24`
    #[inline]
    pub const fn app(&self) -> u32 {
        Self::APP.get(&self.0)
    }
    /// Sets [`app`](Self::app).
    #[inline]
    pub const fn set_app(&mut self, v: u32) -> &mut Self {
        Self::APP.set(&mut self.0, v);
        self
    }
    /// Where [`app_op`](Self::app_op) is: `0x28.23:16`.
    pub const APP_OP: Field = Field::new(0x28, 23, 16);
    /// Application operation of an extended receive queue completion. `0x28.23:16`
    #[inline]
    pub const fn app_op(&self) -> u32 {
        Self::APP_OP.get(&self.0)
    }
    /// Sets [`app_op`](Self::app_op).
    #[inline]
    pub const fn set_app_op(&mut self, v: u32) -> &mut Self {
        Self::APP_OP.set(&mut self.0, v);
        self
    }
    /// Where [`app_info`](Self::app_info) is: `0x28.15:0`.
    pub const APP_INFO: Field = Field::new(0x28, 15, 0);
    /// Application detail of an extended receive queue completion. `0x28.15:0`
    #[inline]
    pub const fn app_info(&self) -> u32 {
        Self::APP_INFO.get(&self.0)
    }
    /// Sets [`app_info`](Self::app_info).
    #[inline]
    pub const fn set_app_info(&mut self, v: u32) -> &mut Self {
        Self::APP_INFO.set(&mut self.0, v);
        self
    }
    /// Where [`byte_cnt`](Self::byte_cnt) is: `0x2c.31:0`.
    pub const BYTE_CNT: Field = Field::new(0x2c, 31, 0);
    /// Bytes received or returned by a read; number of entries in a compressed title. `0x2c.31:0`
    #[inline]
    pub const fn byte_cnt(&self) -> u32 {
        Self::BYTE_CNT.get(&self.0)
    }
    /// Sets [`byte_cnt`](Self::byte_cnt).
    #[inline]
    pub const fn set_byte_cnt(&mut self, v: u32) -> &mut Self {
        Self::BYTE_CNT.set(&mut self.0, v);
        self
    }
    /// Where [`timestamp_h`](Self::timestamp_h) is: `0x30.31:0`.
    pub const TIMESTAMP_H: Field = Field::new(0x30, 31, 0);
    /// Device clock at completion, upper word. `0x30.31:0`
    #[inline]
    pub const fn timestamp_h(&self) -> u32 {
        Self::TIMESTAMP_H.get(&self.0)
    }
    /// Sets [`timestamp_h`](Self::timestamp_h).
    #[inline]
    pub const fn set_timestamp_h(&mut self, v: u32) -> &mut Self {
        Self::TIMESTAMP_H.set(&mut self.0, v);
        self
    }
    /// Where [`timestamp_l`](Self::timestamp_l) is: `0x34.31:0`.
    pub const TIMESTAMP_L: Field = Field::new(0x34, 31, 0);
    /// Device clock at completion, lower word. `0x34.31:0`
    #[inline]
    pub const fn timestamp_l(&self) -> u32 {
        Self::TIMESTAMP_L.get(&self.0)
    }
    /// Sets [`timestamp_l`](Self::timestamp_l).
    #[inline]
    pub const fn set_timestamp_l(&mut self, v: u32) -> &mut Self {
        Self::TIMESTAMP_L.set(&mut self.0, v);
        self
    }
    /// Where [`s_wqe_opcode`](Self::s_wqe_opcode) is: `0x38.31:24`.
    pub const S_WQE_OPCODE: Field = Field::new(0x38, 31, 24);
    /// Requester: opcode of the work request; raw receive: drop count. `0x38.31:24`
    #[inline]
    pub const fn s_wqe_opcode(&self) -> u32 {
        Self::S_WQE_OPCODE.get(&self.0)
    }
    /// Sets [`s_wqe_opcode`](Self::s_wqe_opcode).
    #[inline]
    pub const fn set_s_wqe_opcode(&mut self, v: u32) -> &mut Self {
        Self::S_WQE_OPCODE.set(&mut self.0, v);
        self
    }
    /// Where [`qpn`](Self::qpn) is: `0x38.23:0`.
    pub const QPN: Field = Field::new(0x38, 23, 0);
    /// Queue pair number; flow tag on Ethernet receive. `0x38.23:0`
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
    /// Where [`wqe_counter`](Self::wqe_counter) is: `0x3c.31:16`.
    pub const WQE_COUNTER: Field = Field::new(0x3c, 31, 16);
    /// Send: block index from the control segment; receive: running counter or SRQ entry index. `0x3c.31:16`
    #[inline]
    pub const fn wqe_counter(&self) -> u32 {
        Self::WQE_COUNTER.get(&self.0)
    }
    /// Sets [`wqe_counter`](Self::wqe_counter).
    #[inline]
    pub const fn set_wqe_counter(&mut self, v: u32) -> &mut Self {
        Self::WQE_COUNTER.set(&mut self.0, v);
        self
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
    /// Where [`validity_iteration_count`](Self::validity_iteration_count) is: `0x3c.15:8`.
    pub const VALIDITY_ITERATION_COUNT: Field = Field::new(0x3c, 15, 8);
    /// Enhanced compression: lap count that marks the entry as written. `0x3c.15:8`
    #[inline]
    pub const fn validity_iteration_count(&self) -> u32 {
        Self::VALIDITY_ITERATION_COUNT.get(&self.0)
    }
    /// Sets [`validity_iteration_count`](Self::validity_iteration_count).
    #[inline]
    pub const fn set_validity_iteration_count(&mut self, v: u32) -> &mut Self {
        Self::VALIDITY_ITERATION_COUNT.set(&mut self.0, v);
        self
    }
    /// Where [`op_own`](Self::op_own) is: `0x3c.7:0`.
    pub const OP_OWN: Field = Field::new(0x3c, 7, 0);
    /// Whole last byte, written last; 0xf0 or 0xff marks an empty entry before the first lap. `0x3c.7:0`
    #[inline]
    pub const fn op_own(&self) -> u32 {
        Self::OP_OWN.get(&self.0)
    }
    /// Sets [`op_own`](Self::op_own).
    #[inline]
    pub const fn set_op_own(&mut self, v: u32) -> &mut Self {
        Self::OP_OWN.set(&mut self.0, v);
        self
    }
    /// Where [`opcode`](Self::opcode) is: `0x3c.7:4`.
    pub const OPCODE: Field = Field::new(0x3c, 7, 4);
    /// Kind of completion, a CqeOpcode value. `0x3c.7:4`
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
    /// Where [`cqe_format`](Self::cqe_format) is: `0x3c.3:2`.
    pub const CQE_FORMAT: Field = Field::new(0x3c, 3, 2);
    /// Inline data or compression, a CqeFormat value. `0x3c.3:2`
    #[inline]
    pub const fn cqe_format(&self) -> u32 {
        Self::CQE_FORMAT.get(&self.0)
    }
    /// Sets [`cqe_format`](Self::cqe_format).
    #[inline]
    pub const fn set_cqe_format(&mut self, v: u32) -> &mut Self {
        Self::CQE_FORMAT.set(&mut self.0, v);
        self
    }
    /// Where [`se`](Self::se) is: `0x3c.1`.
    pub const SE: Field = Field::new(0x3c, 1, 1);
    /// Solicited event was asked for by the sender. `0x3c.1`
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
    /// Where [`owner`](Self::owner) is: `0x3c.0`.
    pub const OWNER: Field = Field::new(0x3c, 0, 0);
    /// Entry belongs to software when this equals bit log_cq_size of the consumer counter. `0x3c.0`
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
            name: "tls_offload",
            kind: FieldKind::Bits(Self::TLS_OFFLOAD),
        },
        NamedField {
            name: "outer_l3_tunneled",
            kind: FieldKind::Bits(Self::OUTER_L3_TUNNELED),
        },
        NamedField {
            name: "wqe_id",
            kind: FieldKind::Bits(Self::WQE_ID),
        },
        NamedField {
            name: "tcppsh_abort_dupack",
            kind: FieldKind::Bits(Self::TCPPSH_ABORT_DUPACK),
        },
        NamedField {
            name: "flush",
            kind: FieldKind::Bits(Self::FLUSH),
        },
        NamedField {
            name: "match_",
            kind: FieldKind::Bits(Self::MATCH),
        },
        NamedField {
            name: "min_ttl",
            kind: FieldKind::Bits(Self::MIN_TTL),
        },
        NamedField {
            name: "header_size",
            kind: FieldKind::Bits(Self::HEADER_SIZE),
        },
        NamedField {
            name: "tcp_win",
            kind: FieldKind::Bits(Self::TCP_WIN),
        },
        NamedField {
            name: "header_entry_index",
            kind: FieldKind::Bits(Self::HEADER_ENTRY_INDEX),
        },
        NamedField {
            name: "ack_seq_num",
            kind: FieldKind::Bits(Self::ACK_SEQ_NUM),
        },
        NamedField {
            name: "data_offset",
            kind: FieldKind::Bits(Self::DATA_OFFSET),
        },
        NamedField {
            name: "rss_hash_result",
            kind: FieldKind::Bits(Self::RSS_HASH_RESULT),
        },
        NamedField {
            name: "rss_hash_type",
            kind: FieldKind::Bits(Self::RSS_HASH_TYPE),
        },
        NamedField {
            name: "ml_path",
            kind: FieldKind::Bits(Self::ML_PATH),
        },
        NamedField {
            name: "check_sum",
            kind: FieldKind::Bits(Self::CHECK_SUM),
        },
        NamedField {
            name: "slid",
            kind: FieldKind::Bits(Self::SLID),
        },
        NamedField {
            name: "grh",
            kind: FieldKind::Bits(Self::GRH),
        },
        NamedField {
            name: "sl",
            kind: FieldKind::Bits(Self::SL),
        },
        NamedField {
            name: "rqpn",
            kind: FieldKind::Bits(Self::RQPN),
        },
        NamedField {
            name: "l4_ok",
            kind: FieldKind::Bits(Self::L4_OK),
        },
        NamedField {
            name: "l3_ok",
            kind: FieldKind::Bits(Self::L3_OK),
        },
        NamedField {
            name: "l2_ok",
            kind: FieldKind::Bits(Self::L2_OK),
        },
        NamedField {
            name: "l4_hdr_type",
            kind: FieldKind::Bits(Self::L4_HDR_TYPE),
        },
        NamedField {
            name: "l3_hdr_type",
            kind: FieldKind::Bits(Self::L3_HDR_TYPE),
        },
        NamedField {
            name: "has_vlan",
            kind: FieldKind::Bits(Self::HAS_VLAN),
        },
        NamedField {
            name: "vlan_info",
            kind: FieldKind::Bits(Self::VLAN_INFO),
        },
        NamedField {
            name: "lro_num_seg",
            kind: FieldKind::Bits(Self::LRO_NUM_SEG),
        },
        NamedField {
            name: "srqn_uidx",
            kind: FieldKind::Bits(Self::SRQN_UIDX),
        },
        NamedField {
            name: "immediate",
            kind: FieldKind::Bits(Self::IMMEDIATE),
        },
        NamedField {
            name: "inval_rkey",
            kind: FieldKind::Bits(Self::INVAL_RKEY),
        },
        NamedField {
            name: "pkey",
            kind: FieldKind::Bits(Self::PKEY),
        },
        NamedField {
            name: "ft_metadata",
            kind: FieldKind::Bits(Self::FT_METADATA),
        },
        NamedField {
            name: "app",
            kind: FieldKind::Bits(Self::APP),
        },
        NamedField {
            name: "app_op",
            kind: FieldKind::Bits(Self::APP_OP),
        },
        NamedField {
            name: "app_info",
            kind: FieldKind::Bits(Self::APP_INFO),
        },
        NamedField {
            name: "byte_cnt",
            kind: FieldKind::Bits(Self::BYTE_CNT),
        },
        NamedField {
            name: "timestamp_h",
            kind: FieldKind::Bits(Self::TIMESTAMP_H),
        },
        NamedField {
            name: "timestamp_l",
            kind: FieldKind::Bits(Self::TIMESTAMP_L),
        },
        NamedField {
            name: "s_wqe_opcode",
            kind: FieldKind::Bits(Self::S_WQE_OPCODE),
        },
        NamedField {
            name: "qpn",
            kind: FieldKind::Bits(Self::QPN),
        },
        NamedField {
            name: "wqe_counter",
            kind: FieldKind::Bits(Self::WQE_COUNTER),
        },
        NamedField {
            name: "signature",
            kind: FieldKind::Bits(Self::SIGNATURE),
        },
        NamedField {
            name: "validity_iteration_count",
            kind: FieldKind::Bits(Self::VALIDITY_ITERATION_COUNT),
        },
        NamedField {
            name: "op_own",
            kind: FieldKind::Bits(Self::OP_OWN),
        },
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "cqe_format",
            kind: FieldKind::Bits(Self::CQE_FORMAT),
        },
        NamedField {
            name: "se",
            kind: FieldKind::Bits(Self::SE),
        },
        NamedField {
            name: "owner",
            kind: FieldKind::Bits(Self::OWNER),
        },
    ];
}
impl Default for Cqe64 {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for Cqe64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "Cqe64", Self::FIELDS, self.as_bytes())
    }
}
/// Completion queue entry, 64 bytes, as written for a failed or flushed work request.
///
/// Source: `device.h:struct mlx5_err_cqe`.
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
pub struct ErrCqe([U32; 16]);
const _: () = assert!(size_of::< ErrCqe > () == 0x40);
impl ErrCqe {
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
    /// Where [`srqn_uidx`](Self::srqn_uidx) is: `0x20.23:0`.
    pub const SRQN_UIDX: Field = Field::new(0x20, 23, 0);
    /// Shared receive queue number, or user index when cqe_version is 1. `0x20.23:0`
    #[inline]
    pub const fn srqn_uidx(&self) -> u32 {
        Self::SRQN_UIDX.get(&self.0)
    }
    /// Sets [`srqn_uidx`](Self::srqn_uidx).
    #[inline]
    pub const fn set_srqn_uidx(&mut self, v: u32) -> &mut Self {
        Self::SRQN_UIDX.set(&mut self.0, v);
        self
    }
    /// Where [`hw_error_syndrome`](Self::hw_error_syndrome) is: `0x34.31:24`.
    pub const HW_ERROR_SYNDROME: Field = Field::new(0x34, 31, 24);
    /// Hardware's own error code. `0x34.31:24`
    #[inline]
    pub const fn hw_error_syndrome(&self) -> u32 {
        Self::HW_ERROR_SYNDROME.get(&self.0)
    }
    /// Sets [`hw_error_syndrome`](Self::hw_error_syndrome).
    #[inline]
    pub const fn set_hw_error_syndrome(&mut self, v: u32) -> &mut Self {
        Self::HW_ERROR_SYNDROME.set(&mut self.0, v);
        self
    }
    /// Where [`hw_syndrome_type`](Self::hw_syndrome_type) is: `0x34.23:16`.
    pub const HW_SYNDROME_TYPE: Field = Field::new(0x34, 23, 16);
    /// Kind of hw_error_syndrome; newer devices only. `0x34.23:16`
    #[inline]
    pub const fn hw_syndrome_type(&self) -> u32 {
        Self::HW_SYNDROME_TYPE.get(&self.0)
    }
    /// Sets [`hw_syndrome_type`](Self::hw_syndrome_type).
    #[inline]
    pub const fn set_hw_syndrome_type(&mut self, v: u32) -> &mut Self {
        Self::HW_SYNDROME_TYPE.set(&mut self.0, v);
        self
    }
    /// Where [`vendor_err_synd`](Self::vendor_err_synd) is: `0x34.15:8`.
    pub const VENDOR_ERR_SYND: Field = Field::new(0x34, 15, 8);
    /// Vendor-private error code; no public table. `0x34.15:8`
    #[inline]
    pub const fn vendor_err_synd(&self) -> u32 {
        Self::VENDOR_ERR_SYND.get(&self.0)
    }
    /// Sets [`vendor_err_synd`](Self::vendor_err_synd).
    #[inline]
    pub const fn set_vendor_err_synd(&mut self, v: u32) -> &mut Self {
        Self::VENDOR_ERR_SYND.set(&mut self.0, v);
        self
    }
    /// Where [`syndrome`](Self::syndrome) is: `0x34.7:0`.
    pub const SYNDROME: Field = Field::new(0x34, 7, 0);
    /// Reason of the failure, a CqeSyndrome value. `0x34.7:0`
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
    /// Where [`s_wqe_opcode`](Self::s_wqe_opcode) is: `0x38.31:24`.
    pub const S_WQE_OPCODE: Field = Field::new(0x38, 31, 24);
    /// Requester: opcode of the failed work request. `0x38.31:24`
    #[inline]
    pub const fn s_wqe_opcode(&self) -> u32 {
        Self::S_WQE_OPCODE.get(&self.0)
    }
    /// Sets [`s_wqe_opcode`](Self::s_wqe_opcode).
    #[inline]
    pub const fn set_s_wqe_opcode(&mut self, v: u32) -> &mut Self {
        Self::S_WQE_OPCODE.set(&mut self.0, v);
        self
    }
    /// Where [`qpn`](Self::qpn) is: `0x38.23:0`.
    pub const QPN: Field = Field::new(0x38, 23, 0);
    /// Queue pair number. `0x38.23:0`
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
    /// Where [`wqe_counter`](Self::wqe_counter) is: `0x3c.31:16`.
    pub const WQE_COUNTER: Field = Field::new(0x3c, 31, 16);
    /// Index of the failed work request, as in a good completion. `0x3c.31:16`
    #[inline]
    pub const fn wqe_counter(&self) -> u32 {
        Self::WQE_COUNTER.get(&self.0)
    }
    /// Sets [`wqe_counter`](Self::wqe_counter).
    #[inline]
    pub const fn set_wqe_counter(&mut self, v: u32) -> &mut Self {
        Self::WQE_COUNTER.set(&mut self.0, v);
        self
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
    /// Where [`op_own`](Self::op_own) is: `0x3c.7:0`.
    pub const OP_OWN: Field = Field::new(0x3c, 7, 0);
    /// Whole last byte, written last. `0x3c.7:0`
    #[inline]
    pub const fn op_own(&self) -> u32 {
        Self::OP_OWN.get(&self.0)
    }
    /// Sets [`op_own`](Self::op_own).
    #[inline]
    pub const fn set_op_own(&mut self, v: u32) -> &mut Self {
        Self::OP_OWN.set(&mut self.0, v);
        self
    }
    /// Where [`opcode`](Self::opcode) is: `0x3c.7:4`.
    pub const OPCODE: Field = Field::new(0x3c, 7, 4);
    /// 0xd requester error or 0xe responder error. `0x3c.7:4`
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
    /// Where [`cqe_format`](Self::cqe_format) is: `0x3c.3:2`.
    pub const CQE_FORMAT: Field = Field::new(0x3c, 3, 2);
    /// 0 in errors. `0x3c.3:2`
    #[inline]
    pub const fn cqe_format(&self) -> u32 {
        Self::CQE_FORMAT.get(&self.0)
    }
    /// Sets [`cqe_format`](Self::cqe_format).
    #[inline]
    pub const fn set_cqe_format(&mut self, v: u32) -> &mut Self {
        Self::CQE_FORMAT.set(&mut self.0, v);
        self
    }
    /// Where [`se`](Self::se) is: `0x3c.1`.
    pub const SE: Field = Field::new(0x3c, 1, 1);
    /// Solicited event mark. `0x3c.1`
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
    /// Where [`owner`](Self::owner) is: `0x3c.0`.
    pub const OWNER: Field = Field::new(0x3c, 0, 0);
    /// Lap bit, as in a good completion. `0x3c.0`
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
            name: "srqn_uidx",
            kind: FieldKind::Bits(Self::SRQN_UIDX),
        },
        NamedField {
            name: "hw_error_syndrome",
            kind: FieldKind::Bits(Self::HW_ERROR_SYNDROME),
        },
        NamedField {
            name: "hw_syndrome_type",
            kind: FieldKind::Bits(Self::HW_SYNDROME_TYPE),
        },
        NamedField {
            name: "vendor_err_synd",
            kind: FieldKind::Bits(Self::VENDOR_ERR_SYND),
        },
        NamedField {
            name: "syndrome",
            kind: FieldKind::Bits(Self::SYNDROME),
        },
        NamedField {
            name: "s_wqe_opcode",
            kind: FieldKind::Bits(Self::S_WQE_OPCODE),
        },
        NamedField {
            name: "qpn",
            kind: FieldKind::Bits(Self::QPN),
        },
        NamedField {
            name: "wqe_counter",
            kind: FieldKind::Bits(Self::WQE_COUNTER),
        },
        NamedField {
            name: "signature",
            kind: FieldKind::Bits(Self::SIGNATURE),
        },
        NamedField {
            name: "op_own",
            kind: FieldKind::Bits(Self::OP_OWN),
        },
        NamedField {
            name: "opcode",
            kind: FieldKind::Bits(Self::OPCODE),
        },
        NamedField {
            name: "cqe_format",
            kind: FieldKind::Bits(Self::CQE_FORMAT),
        },
        NamedField {
            name: "se",
            kind: FieldKind::Bits(Self::SE),
        },
        NamedField {
            name: "owner",
            kind: FieldKind::Bits(Self::OWNER),
        },
    ];
}
impl Default for ErrCqe {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for ErrCqe {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "ErrCqe", Self::FIELDS, self.as_bytes())
    }
}
/// One 8-byte entry behind the title of a compressed session.
///
/// Source: `device.h:struct mlx5_mini_cqe8`.
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
pub struct MiniCqe8([U32; 2]);
const _: () = assert!(size_of::< MiniCqe8 > () == 0x8);
impl MiniCqe8 {
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
    /// Where [`rx_hash_result`](Self::rx_hash_result) is: `0x00.31:0`.
    pub const RX_HASH_RESULT: Field = Field::new(0x0, 31, 0);
    /// Receive, hash form: hash value. `0x00.31:0`
    #[inline]
    pub const fn rx_hash_result(&self) -> u32 {
        Self::RX_HASH_RESULT.get(&self.0)
    }
    /// Sets [`rx_hash_result`](Self::rx_hash_result).
    #[inline]
    pub const fn set_rx_hash_result(&mut self, v: u32) -> &mut Self {
        Self::RX_HASH_RESULT.set(&mut self.0, v);
        self
    }
    /// Where [`checksum`](Self::checksum) is: `0x00.31:16`.
    pub const CHECKSUM: Field = Field::new(0x0, 31, 16);
    /// Receive, checksum forms: ones-complement sum. `0x00.31:16`
    #[inline]
    pub const fn checksum(&self) -> u32 {
        Self::CHECKSUM.get(&self.0)
    }
    /// Sets [`checksum`](Self::checksum).
    #[inline]
    pub const fn set_checksum(&mut self, v: u32) -> &mut Self {
        Self::CHECKSUM.set(&mut self.0, v);
        self
    }
    /// Where [`wqe_counter`](Self::wqe_counter) is: `0x00.31:16`.
    pub const WQE_COUNTER: Field = Field::new(0x0, 31, 16);
    /// Send: index of the completed work request. `0x00.31:16`
    #[inline]
    pub const fn wqe_counter(&self) -> u32 {
        Self::WQE_COUNTER.get(&self.0)
    }
    /// Sets [`wqe_counter`](Self::wqe_counter).
    #[inline]
    pub const fn set_wqe_counter(&mut self, v: u32) -> &mut Self {
        Self::WQE_COUNTER.set(&mut self.0, v);
        self
    }
    /// Where [`stridx`](Self::stridx) is: `0x00.15:0`.
    pub const STRIDX: Field = Field::new(0x0, 15, 0);
    /// Receive, checksum with stride form: stride index. `0x00.15:0`
    #[inline]
    pub const fn stridx(&self) -> u32 {
        Self::STRIDX.get(&self.0)
    }
    /// Sets [`stridx`](Self::stridx).
    #[inline]
    pub const fn set_stridx(&mut self, v: u32) -> &mut Self {
        Self::STRIDX.set(&mut self.0, v);
        self
    }
    /// Where [`s_wqe_opcode`](Self::s_wqe_opcode) is: `0x00.15:8`.
    pub const S_WQE_OPCODE: Field = Field::new(0x0, 15, 8);
    /// Send: opcode of the completed work request. `0x00.15:8`
    #[inline]
    pub const fn s_wqe_opcode(&self) -> u32 {
        Self::S_WQE_OPCODE.get(&self.0)
    }
    /// Sets [`s_wqe_opcode`](Self::s_wqe_opcode).
    #[inline]
    pub const fn set_s_wqe_opcode(&mut self, v: u32) -> &mut Self {
        Self::S_WQE_OPCODE.set(&mut self.0, v);
        self
    }
    /// Where [`byte_cnt`](Self::byte_cnt) is: `0x04.31:0`.
    pub const BYTE_CNT: Field = Field::new(0x4, 31, 0);
    /// Bytes received or transferred. `0x04.31:0`
    #[inline]
    pub const fn byte_cnt(&self) -> u32 {
        Self::BYTE_CNT.get(&self.0)
    }
    /// Sets [`byte_cnt`](Self::byte_cnt).
    #[inline]
    pub const fn set_byte_cnt(&mut self, v: u32) -> &mut Self {
        Self::BYTE_CNT.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "rx_hash_result",
            kind: FieldKind::Bits(Self::RX_HASH_RESULT),
        },
        NamedField {
            name: "checksum",
            kind: FieldKind::Bits(Self::CHECKSUM),
        },
        NamedField {
            name: "wqe_counter",
            kind: FieldKind::Bits(Self::WQE_COUNTER),
        },
        NamedField {
            name: "stridx",
            kind: FieldKind::Bits(Self::STRIDX),
        },
        NamedField {
            name: "s_wqe_opcode",
            kind: FieldKind::Bits(Self::S_WQE_OPCODE),
        },
        NamedField {
            name: "byte_cnt",
            kind: FieldKind::Bits(Self::BYTE_CNT),
        },
    ];
}
impl Default for MiniCqe8 {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for MiniCqe8 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "MiniCqe8", Self::FIELDS, self.as_bytes())
    }
}
