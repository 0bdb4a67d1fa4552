//! Capabilities by type.
//!
//! The structures behind the other capability types of QUERY_HCA_CAP that a plain Ethernet and RoCE driver reads: Ethernet offloads, atomics, RoCE, NIC flow tables. One-bit fields mean "supported" when 1 unless said otherwise.
//!
//! Generated from `hw-specs/hca_cap_types.toml` by `cargo xtask codegen`. Do not edit.
use crate::field::{Field, FieldKind, NamedField, get64, set64, debug_fields};
use zerocopy::big_endian::U32;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned};
/// Who decides how many headers a transmit WQE carries inline (wqe_inline_mode).
///
/// Source: linux/mlx5/vport.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct WqeInlineModeCap(pub u8);
impl WqeInlineModeCap {
    /// Always the Ethernet header, at least 18 bytes.
    pub const L2: Self = Self(0x0);
    /// The vport context's min_wqe_inline_mode.
    pub const VPORT_CONTEXT: Self = Self(0x1);
    /// None need be inline.
    pub const NOT_REQUIRED: Self = Self(0x2);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x0 => Some("L2"),
            0x1 => Some("VPORT_CONTEXT"),
            0x2 => Some("NOT_REQUIRED"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for WqeInlineModeCap {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "WqeInlineModeCap({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for WqeInlineModeCap {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Bit mask of atomic operations (atomic_operations).
///
/// Source: linux/mlx5/driver.h. Values without a name are kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct AtomicOps(pub u16);
impl AtomicOps {
    /// Compare and swap.
    pub const CMP_SWAP: Self = Self(0x1);
    /// Fetch and add.
    pub const FETCH_ADD: Self = Self(0x2);
    /// Compare and swap with masks.
    pub const EXTENDED_CMP_SWAP: Self = Self(0x4);
    /// Fetch and add with field boundaries.
    pub const EXTENDED_FETCH_ADD: Self = Self(0x8);
    /// The name in the specification, if it has one.
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0x1 => Some("CMP_SWAP"),
            0x2 => Some("FETCH_ADD"),
            0x4 => Some("EXTENDED_CMP_SWAP"),
            0x8 => Some("EXTENDED_FETCH_ADD"),
            _ => None,
        }
    }
}
impl core::fmt::Debug for AtomicOps {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => f.write_str(n),
            None => write!(f, "AtomicOps({:#x})", self.0),
        }
    }
}
impl core::fmt::Display for AtomicOps {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.name() {
            Some(n) => write!(f, "{n} ({:#x})", self.0),
            None => write!(f, "{:#x}", self.0),
        }
    }
}
/// Capability type 1: Ethernet queue offloads.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_per_protocol_networking_offload_caps_bits`.
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
pub struct PerProtocolNetworkingOffloadCaps([U32; 64]);
const _: () = assert!(size_of::< PerProtocolNetworkingOffloadCaps > () == 0x100);
impl PerProtocolNetworkingOffloadCaps {
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
    /// Where [`csum_cap`](Self::csum_cap) is: `0x00.31`.
    pub const CSUM_CAP: Field = Field::new(0x0, 31, 31);
    /// Checksums can be computed on transmit and checked on receive; Linux needs it. `0x00.31`
    #[inline]
    pub const fn csum_cap(&self) -> bool {
        Self::CSUM_CAP.get(&self.0) != 0
    }
    /// Sets [`csum_cap`](Self::csum_cap).
    #[inline]
    pub const fn set_csum_cap(&mut self, v: bool) -> &mut Self {
        Self::CSUM_CAP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`vlan_cap`](Self::vlan_cap) is: `0x00.30`.
    pub const VLAN_CAP: Field = Field::new(0x0, 30, 30);
    /// VLAN tags can be stripped on receive; Linux needs it. `0x00.30`
    #[inline]
    pub const fn vlan_cap(&self) -> bool {
        Self::VLAN_CAP.get(&self.0) != 0
    }
    /// Sets [`vlan_cap`](Self::vlan_cap).
    #[inline]
    pub const fn set_vlan_cap(&mut self, v: bool) -> &mut Self {
        Self::VLAN_CAP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`lro_cap`](Self::lro_cap) is: `0x00.29`.
    pub const LRO_CAP: Field = Field::new(0x0, 29, 29);
    /// Received TCP segments can be merged (LRO). `0x00.29`
    #[inline]
    pub const fn lro_cap(&self) -> bool {
        Self::LRO_CAP.get(&self.0) != 0
    }
    /// Sets [`lro_cap`](Self::lro_cap).
    #[inline]
    pub const fn set_lro_cap(&mut self, v: bool) -> &mut Self {
        Self::LRO_CAP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`lro_psh_flag`](Self::lro_psh_flag) is: `0x00.28`.
    pub const LRO_PSH_FLAG: Field = Field::new(0x0, 28, 28);
    /// LRO handles segments with the PSH flag. `0x00.28`
    #[inline]
    pub const fn lro_psh_flag(&self) -> bool {
        Self::LRO_PSH_FLAG.get(&self.0) != 0
    }
    /// Sets [`lro_psh_flag`](Self::lro_psh_flag).
    #[inline]
    pub const fn set_lro_psh_flag(&mut self, v: bool) -> &mut Self {
        Self::LRO_PSH_FLAG.set(&mut self.0, v as u32);
        self
    }
    /// Where [`lro_time_stamp`](Self::lro_time_stamp) is: `0x00.27`.
    pub const LRO_TIME_STAMP: Field = Field::new(0x0, 27, 27);
    /// LRO handles segments with TCP timestamps. `0x00.27`
    #[inline]
    pub const fn lro_time_stamp(&self) -> bool {
        Self::LRO_TIME_STAMP.get(&self.0) != 0
    }
    /// Sets [`lro_time_stamp`](Self::lro_time_stamp).
    #[inline]
    pub const fn set_lro_time_stamp(&mut self, v: bool) -> &mut Self {
        Self::LRO_TIME_STAMP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`wqe_vlan_insert`](Self::wqe_vlan_insert) is: `0x00.24`.
    pub const WQE_VLAN_INSERT: Field = Field::new(0x0, 24, 24);
    /// A transmit WQE can ask for a VLAN tag. `0x00.24`
    #[inline]
    pub const fn wqe_vlan_insert(&self) -> bool {
        Self::WQE_VLAN_INSERT.get(&self.0) != 0
    }
    /// Sets [`wqe_vlan_insert`](Self::wqe_vlan_insert).
    #[inline]
    pub const fn set_wqe_vlan_insert(&mut self, v: bool) -> &mut Self {
        Self::WQE_VLAN_INSERT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`self_lb_en_modifiable`](Self::self_lb_en_modifiable) is: `0x00.23`.
    pub const SELF_LB_EN_MODIFIABLE: Field = Field::new(0x0, 23, 23);
    /// MODIFY_TIR can change loopback blocking. `0x00.23`
    #[inline]
    pub const fn self_lb_en_modifiable(&self) -> bool {
        Self::SELF_LB_EN_MODIFIABLE.get(&self.0) != 0
    }
    /// Sets [`self_lb_en_modifiable`](Self::self_lb_en_modifiable).
    #[inline]
    pub const fn set_self_lb_en_modifiable(&mut self, v: bool) -> &mut Self {
        Self::SELF_LB_EN_MODIFIABLE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`max_lso_cap`](Self::max_lso_cap) is: `0x00.20:16`.
    pub const MAX_LSO_CAP: Field = Field::new(0x0, 20, 16);
    /// log2 of the largest segmentation offload in bytes; 18 is usual, 0 for none. `0x00.20:16`
    #[inline]
    pub const fn max_lso_cap(&self) -> u32 {
        Self::MAX_LSO_CAP.get(&self.0)
    }
    /// Sets [`max_lso_cap`](Self::max_lso_cap).
    #[inline]
    pub const fn set_max_lso_cap(&mut self, v: u32) -> &mut Self {
        Self::MAX_LSO_CAP.set(&mut self.0, v);
        self
    }
    /// Where [`multi_pkt_send_wqe`](Self::multi_pkt_send_wqe) is: `0x00.15:14`.
    pub const MULTI_PKT_SEND_WQE: Field = Field::new(0x0, 15, 14);
    /// Old multi-packet send WQE; 0 for none. `0x00.15:14`
    #[inline]
    pub const fn multi_pkt_send_wqe(&self) -> u32 {
        Self::MULTI_PKT_SEND_WQE.get(&self.0)
    }
    /// Sets [`multi_pkt_send_wqe`](Self::multi_pkt_send_wqe).
    #[inline]
    pub const fn set_multi_pkt_send_wqe(&mut self, v: u32) -> &mut Self {
        Self::MULTI_PKT_SEND_WQE.set(&mut self.0, v);
        self
    }
    /// Where [`wqe_inline_mode`](Self::wqe_inline_mode) is: `0x00.13:12`.
    pub const WQE_INLINE_MODE: Field = Field::new(0x0, 13, 12);
    /// Who decides on inline headers, see WqeInlineModeCap. `0x00.13:12`
    #[inline]
    pub const fn wqe_inline_mode(&self) -> u32 {
        Self::WQE_INLINE_MODE.get(&self.0)
    }
    /// Sets [`wqe_inline_mode`](Self::wqe_inline_mode).
    #[inline]
    pub const fn set_wqe_inline_mode(&mut self, v: u32) -> &mut Self {
        Self::WQE_INLINE_MODE.set(&mut self.0, v);
        self
    }
    /// Where [`rss_ind_tbl_cap`](Self::rss_ind_tbl_cap) is: `0x00.11:8`.
    pub const RSS_IND_TBL_CAP: Field = Field::new(0x0, 11, 8);
    /// log2 of the most entries of a hash indirection table; Linux needs it not 0. `0x00.11:8`
    #[inline]
    pub const fn rss_ind_tbl_cap(&self) -> u32 {
        Self::RSS_IND_TBL_CAP.get(&self.0)
    }
    /// Sets [`rss_ind_tbl_cap`](Self::rss_ind_tbl_cap).
    #[inline]
    pub const fn set_rss_ind_tbl_cap(&mut self, v: u32) -> &mut Self {
        Self::RSS_IND_TBL_CAP.set(&mut self.0, v);
        self
    }
    /// Where [`reg_umr_sq`](Self::reg_umr_sq) is: `0x00.7`.
    pub const REG_UMR_SQ: Field = Field::new(0x0, 7, 7);
    /// An Ethernet send queue may carry UMR WQEs. `0x00.7`
    #[inline]
    pub const fn reg_umr_sq(&self) -> bool {
        Self::REG_UMR_SQ.get(&self.0) != 0
    }
    /// Sets [`reg_umr_sq`](Self::reg_umr_sq).
    #[inline]
    pub const fn set_reg_umr_sq(&mut self, v: bool) -> &mut Self {
        Self::REG_UMR_SQ.set(&mut self.0, v as u32);
        self
    }
    /// Where [`scatter_fcs`](Self::scatter_fcs) is: `0x00.6`.
    pub const SCATTER_FCS: Field = Field::new(0x0, 6, 6);
    /// The frame check sequence can be delivered with the packet. `0x00.6`
    #[inline]
    pub const fn scatter_fcs(&self) -> bool {
        Self::SCATTER_FCS.get(&self.0) != 0
    }
    /// Sets [`scatter_fcs`](Self::scatter_fcs).
    #[inline]
    pub const fn set_scatter_fcs(&mut self, v: bool) -> &mut Self {
        Self::SCATTER_FCS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`enhanced_multi_pkt_send_wqe`](Self::enhanced_multi_pkt_send_wqe) is: `0x00.5`.
    pub const ENHANCED_MULTI_PKT_SEND_WQE: Field = Field::new(0x0, 5, 5);
    /// Newer multi-packet send WQE (opcode 0x29). `0x00.5`
    #[inline]
    pub const fn enhanced_multi_pkt_send_wqe(&self) -> bool {
        Self::ENHANCED_MULTI_PKT_SEND_WQE.get(&self.0) != 0
    }
    /// Sets [`enhanced_multi_pkt_send_wqe`](Self::enhanced_multi_pkt_send_wqe).
    #[inline]
    pub const fn set_enhanced_multi_pkt_send_wqe(&mut self, v: bool) -> &mut Self {
        Self::ENHANCED_MULTI_PKT_SEND_WQE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`tunnel_lso_const_out_ip_id`](Self::tunnel_lso_const_out_ip_id) is: `0x00.4`.
    pub const TUNNEL_LSO_CONST_OUT_IP_ID: Field = Field::new(0x0, 4, 4);
    /// Segmentation inside a tunnel keeps the outer IPv4 id. `0x00.4`
    #[inline]
    pub const fn tunnel_lso_const_out_ip_id(&self) -> bool {
        Self::TUNNEL_LSO_CONST_OUT_IP_ID.get(&self.0) != 0
    }
    /// Sets [`tunnel_lso_const_out_ip_id`](Self::tunnel_lso_const_out_ip_id).
    #[inline]
    pub const fn set_tunnel_lso_const_out_ip_id(&mut self, v: bool) -> &mut Self {
        Self::TUNNEL_LSO_CONST_OUT_IP_ID.set(&mut self.0, v as u32);
        self
    }
    /// Where [`tunnel_lro_gre`](Self::tunnel_lro_gre) is: `0x00.3`.
    pub const TUNNEL_LRO_GRE: Field = Field::new(0x0, 3, 3);
    /// LRO works inside GRE. `0x00.3`
    #[inline]
    pub const fn tunnel_lro_gre(&self) -> bool {
        Self::TUNNEL_LRO_GRE.get(&self.0) != 0
    }
    /// Sets [`tunnel_lro_gre`](Self::tunnel_lro_gre).
    #[inline]
    pub const fn set_tunnel_lro_gre(&mut self, v: bool) -> &mut Self {
        Self::TUNNEL_LRO_GRE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`tunnel_lro_vxlan`](Self::tunnel_lro_vxlan) is: `0x00.2`.
    pub const TUNNEL_LRO_VXLAN: Field = Field::new(0x0, 2, 2);
    /// LRO works inside VXLAN. `0x00.2`
    #[inline]
    pub const fn tunnel_lro_vxlan(&self) -> bool {
        Self::TUNNEL_LRO_VXLAN.get(&self.0) != 0
    }
    /// Sets [`tunnel_lro_vxlan`](Self::tunnel_lro_vxlan).
    #[inline]
    pub const fn set_tunnel_lro_vxlan(&mut self, v: bool) -> &mut Self {
        Self::TUNNEL_LRO_VXLAN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`tunnel_stateless_gre`](Self::tunnel_stateless_gre) is: `0x00.1`.
    pub const TUNNEL_STATELESS_GRE: Field = Field::new(0x0, 1, 1);
    /// Checksum, hash and segmentation work inside GRE. `0x00.1`
    #[inline]
    pub const fn tunnel_stateless_gre(&self) -> bool {
        Self::TUNNEL_STATELESS_GRE.get(&self.0) != 0
    }
    /// Sets [`tunnel_stateless_gre`](Self::tunnel_stateless_gre).
    #[inline]
    pub const fn set_tunnel_stateless_gre(&mut self, v: bool) -> &mut Self {
        Self::TUNNEL_STATELESS_GRE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`tunnel_stateless_vxlan`](Self::tunnel_stateless_vxlan) is: `0x00.0`.
    pub const TUNNEL_STATELESS_VXLAN: Field = Field::new(0x0, 0, 0);
    /// Checksum, hash and segmentation work inside VXLAN. `0x00.0`
    #[inline]
    pub const fn tunnel_stateless_vxlan(&self) -> bool {
        Self::TUNNEL_STATELESS_VXLAN.get(&self.0) != 0
    }
    /// Sets [`tunnel_stateless_vxlan`](Self::tunnel_stateless_vxlan).
    #[inline]
    pub const fn set_tunnel_stateless_vxlan(&mut self, v: bool) -> &mut Self {
        Self::TUNNEL_STATELESS_VXLAN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`swp`](Self::swp) is: `0x04.31`.
    pub const SWP: Field = Field::new(0x4, 31, 31);
    /// Software parser: a transmit WQE may give header offsets. `0x04.31`
    #[inline]
    pub const fn swp(&self) -> bool {
        Self::SWP.get(&self.0) != 0
    }
    /// Sets [`swp`](Self::swp).
    #[inline]
    pub const fn set_swp(&mut self, v: bool) -> &mut Self {
        Self::SWP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`swp_csum`](Self::swp_csum) is: `0x04.30`.
    pub const SWP_CSUM: Field = Field::new(0x4, 30, 30);
    /// Software parser offsets serve the checksum. `0x04.30`
    #[inline]
    pub const fn swp_csum(&self) -> bool {
        Self::SWP_CSUM.get(&self.0) != 0
    }
    /// Sets [`swp_csum`](Self::swp_csum).
    #[inline]
    pub const fn set_swp_csum(&mut self, v: bool) -> &mut Self {
        Self::SWP_CSUM.set(&mut self.0, v as u32);
        self
    }
    /// Where [`swp_lso`](Self::swp_lso) is: `0x04.29`.
    pub const SWP_LSO: Field = Field::new(0x4, 29, 29);
    /// Software parser offsets serve segmentation. `0x04.29`
    #[inline]
    pub const fn swp_lso(&self) -> bool {
        Self::SWP_LSO.get(&self.0) != 0
    }
    /// Sets [`swp_lso`](Self::swp_lso).
    #[inline]
    pub const fn set_swp_lso(&mut self, v: bool) -> &mut Self {
        Self::SWP_LSO.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cqe_checksum_full`](Self::cqe_checksum_full) is: `0x04.28`.
    pub const CQE_CHECKSUM_FULL: Field = Field::new(0x4, 28, 28);
    /// The completion's checksum covers the whole packet, padding included. `0x04.28`
    #[inline]
    pub const fn cqe_checksum_full(&self) -> bool {
        Self::CQE_CHECKSUM_FULL.get(&self.0) != 0
    }
    /// Sets [`cqe_checksum_full`](Self::cqe_checksum_full).
    #[inline]
    pub const fn set_cqe_checksum_full(&mut self, v: bool) -> &mut Self {
        Self::CQE_CHECKSUM_FULL.set(&mut self.0, v as u32);
        self
    }
    /// Where [`tunnel_stateless_geneve_tx`](Self::tunnel_stateless_geneve_tx) is: `0x04.27`.
    pub const TUNNEL_STATELESS_GENEVE_TX: Field = Field::new(0x4, 27, 27);
    /// Transmit offloads work inside Geneve. `0x04.27`
    #[inline]
    pub const fn tunnel_stateless_geneve_tx(&self) -> bool {
        Self::TUNNEL_STATELESS_GENEVE_TX.get(&self.0) != 0
    }
    /// Sets [`tunnel_stateless_geneve_tx`](Self::tunnel_stateless_geneve_tx).
    #[inline]
    pub const fn set_tunnel_stateless_geneve_tx(&mut self, v: bool) -> &mut Self {
        Self::TUNNEL_STATELESS_GENEVE_TX.set(&mut self.0, v as u32);
        self
    }
    /// Where [`tunnel_stateless_mpls_over_udp`](Self::tunnel_stateless_mpls_over_udp) is: `0x04.26`.
    pub const TUNNEL_STATELESS_MPLS_OVER_UDP: Field = Field::new(0x4, 26, 26);
    /// Offloads work inside MPLS over UDP. `0x04.26`
    #[inline]
    pub const fn tunnel_stateless_mpls_over_udp(&self) -> bool {
        Self::TUNNEL_STATELESS_MPLS_OVER_UDP.get(&self.0) != 0
    }
    /// Sets [`tunnel_stateless_mpls_over_udp`](Self::tunnel_stateless_mpls_over_udp).
    #[inline]
    pub const fn set_tunnel_stateless_mpls_over_udp(&mut self, v: bool) -> &mut Self {
        Self::TUNNEL_STATELESS_MPLS_OVER_UDP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`tunnel_stateless_mpls_over_gre`](Self::tunnel_stateless_mpls_over_gre) is: `0x04.25`.
    pub const TUNNEL_STATELESS_MPLS_OVER_GRE: Field = Field::new(0x4, 25, 25);
    /// Offloads work inside MPLS over GRE. `0x04.25`
    #[inline]
    pub const fn tunnel_stateless_mpls_over_gre(&self) -> bool {
        Self::TUNNEL_STATELESS_MPLS_OVER_GRE.get(&self.0) != 0
    }
    /// Sets [`tunnel_stateless_mpls_over_gre`](Self::tunnel_stateless_mpls_over_gre).
    #[inline]
    pub const fn set_tunnel_stateless_mpls_over_gre(&mut self, v: bool) -> &mut Self {
        Self::TUNNEL_STATELESS_MPLS_OVER_GRE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`tunnel_stateless_vxlan_gpe`](Self::tunnel_stateless_vxlan_gpe) is: `0x04.24`.
    pub const TUNNEL_STATELESS_VXLAN_GPE: Field = Field::new(0x4, 24, 24);
    /// Offloads work inside VXLAN-GPE. `0x04.24`
    #[inline]
    pub const fn tunnel_stateless_vxlan_gpe(&self) -> bool {
        Self::TUNNEL_STATELESS_VXLAN_GPE.get(&self.0) != 0
    }
    /// Sets [`tunnel_stateless_vxlan_gpe`](Self::tunnel_stateless_vxlan_gpe).
    #[inline]
    pub const fn set_tunnel_stateless_vxlan_gpe(&mut self, v: bool) -> &mut Self {
        Self::TUNNEL_STATELESS_VXLAN_GPE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`tunnel_stateless_ipv4_over_vxlan`](Self::tunnel_stateless_ipv4_over_vxlan) is: `0x04.23`.
    pub const TUNNEL_STATELESS_IPV4_OVER_VXLAN: Field = Field::new(0x4, 23, 23);
    /// Offloads work for IPv4 directly over VXLAN-GPE. `0x04.23`
    #[inline]
    pub const fn tunnel_stateless_ipv4_over_vxlan(&self) -> bool {
        Self::TUNNEL_STATELESS_IPV4_OVER_VXLAN.get(&self.0) != 0
    }
    /// Sets [`tunnel_stateless_ipv4_over_vxlan`](Self::tunnel_stateless_ipv4_over_vxlan).
    #[inline]
    pub const fn set_tunnel_stateless_ipv4_over_vxlan(&mut self, v: bool) -> &mut Self {
        Self::TUNNEL_STATELESS_IPV4_OVER_VXLAN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`tunnel_stateless_ip_over_ip`](Self::tunnel_stateless_ip_over_ip) is: `0x04.22`.
    pub const TUNNEL_STATELESS_IP_OVER_IP: Field = Field::new(0x4, 22, 22);
    /// Offloads work inside IP over IP. `0x04.22`
    #[inline]
    pub const fn tunnel_stateless_ip_over_ip(&self) -> bool {
        Self::TUNNEL_STATELESS_IP_OVER_IP.get(&self.0) != 0
    }
    /// Sets [`tunnel_stateless_ip_over_ip`](Self::tunnel_stateless_ip_over_ip).
    #[inline]
    pub const fn set_tunnel_stateless_ip_over_ip(&mut self, v: bool) -> &mut Self {
        Self::TUNNEL_STATELESS_IP_OVER_IP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`insert_trailer`](Self::insert_trailer) is: `0x04.21`.
    pub const INSERT_TRAILER: Field = Field::new(0x4, 21, 21);
    /// A transmit WQE can have a trailer added (IPsec). `0x04.21`
    #[inline]
    pub const fn insert_trailer(&self) -> bool {
        Self::INSERT_TRAILER.get(&self.0) != 0
    }
    /// Sets [`insert_trailer`](Self::insert_trailer).
    #[inline]
    pub const fn set_insert_trailer(&mut self, v: bool) -> &mut Self {
        Self::INSERT_TRAILER.set(&mut self.0, v as u32);
        self
    }
    /// Where [`tunnel_stateless_ip_over_ip_rx`](Self::tunnel_stateless_ip_over_ip_rx) is: `0x04.19`.
    pub const TUNNEL_STATELESS_IP_OVER_IP_RX: Field = Field::new(0x4, 19, 19);
    /// Receive offloads work inside IP over IP. `0x04.19`
    #[inline]
    pub const fn tunnel_stateless_ip_over_ip_rx(&self) -> bool {
        Self::TUNNEL_STATELESS_IP_OVER_IP_RX.get(&self.0) != 0
    }
    /// Sets [`tunnel_stateless_ip_over_ip_rx`](Self::tunnel_stateless_ip_over_ip_rx).
    #[inline]
    pub const fn set_tunnel_stateless_ip_over_ip_rx(&mut self, v: bool) -> &mut Self {
        Self::TUNNEL_STATELESS_IP_OVER_IP_RX.set(&mut self.0, v as u32);
        self
    }
    /// Where [`tunnel_stateless_ip_over_ip_tx`](Self::tunnel_stateless_ip_over_ip_tx) is: `0x04.18`.
    pub const TUNNEL_STATELESS_IP_OVER_IP_TX: Field = Field::new(0x4, 18, 18);
    /// Transmit offloads work inside IP over IP. `0x04.18`
    #[inline]
    pub const fn tunnel_stateless_ip_over_ip_tx(&self) -> bool {
        Self::TUNNEL_STATELESS_IP_OVER_IP_TX.get(&self.0) != 0
    }
    /// Sets [`tunnel_stateless_ip_over_ip_tx`](Self::tunnel_stateless_ip_over_ip_tx).
    #[inline]
    pub const fn set_tunnel_stateless_ip_over_ip_tx(&mut self, v: bool) -> &mut Self {
        Self::TUNNEL_STATELESS_IP_OVER_IP_TX.set(&mut self.0, v as u32);
        self
    }
    /// Where [`max_vxlan_udp_ports`](Self::max_vxlan_udp_ports) is: `0x04.15:8`.
    pub const MAX_VXLAN_UDP_PORTS: Field = Field::new(0x4, 15, 8);
    /// Most UDP ports that can be known as VXLAN. `0x04.15:8`
    #[inline]
    pub const fn max_vxlan_udp_ports(&self) -> u32 {
        Self::MAX_VXLAN_UDP_PORTS.get(&self.0)
    }
    /// Sets [`max_vxlan_udp_ports`](Self::max_vxlan_udp_ports).
    #[inline]
    pub const fn set_max_vxlan_udp_ports(&mut self, v: u32) -> &mut Self {
        Self::MAX_VXLAN_UDP_PORTS.set(&mut self.0, v);
        self
    }
    /// Where [`swp_csum_l4_partial`](Self::swp_csum_l4_partial) is: `0x04.7`.
    pub const SWP_CSUM_L4_PARTIAL: Field = Field::new(0x4, 7, 7);
    /// Software parser can finish a partial L4 checksum. `0x04.7`
    #[inline]
    pub const fn swp_csum_l4_partial(&self) -> bool {
        Self::SWP_CSUM_L4_PARTIAL.get(&self.0) != 0
    }
    /// Sets [`swp_csum_l4_partial`](Self::swp_csum_l4_partial).
    #[inline]
    pub const fn set_swp_csum_l4_partial(&mut self, v: bool) -> &mut Self {
        Self::SWP_CSUM_L4_PARTIAL.set(&mut self.0, v as u32);
        self
    }
    /// Where [`max_geneve_opt_len`](Self::max_geneve_opt_len) is: `0x04.1`.
    pub const MAX_GENEVE_OPT_LEN: Field = Field::new(0x4, 1, 1);
    /// Longest Geneve options the parser skips: 0 short, 1 full length. `0x04.1`
    #[inline]
    pub const fn max_geneve_opt_len(&self) -> bool {
        Self::MAX_GENEVE_OPT_LEN.get(&self.0) != 0
    }
    /// Sets [`max_geneve_opt_len`](Self::max_geneve_opt_len).
    #[inline]
    pub const fn set_max_geneve_opt_len(&mut self, v: bool) -> &mut Self {
        Self::MAX_GENEVE_OPT_LEN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`tunnel_stateless_geneve_rx`](Self::tunnel_stateless_geneve_rx) is: `0x04.0`.
    pub const TUNNEL_STATELESS_GENEVE_RX: Field = Field::new(0x4, 0, 0);
    /// Receive offloads work inside Geneve. `0x04.0`
    #[inline]
    pub const fn tunnel_stateless_geneve_rx(&self) -> bool {
        Self::TUNNEL_STATELESS_GENEVE_RX.get(&self.0) != 0
    }
    /// Sets [`tunnel_stateless_geneve_rx`](Self::tunnel_stateless_geneve_rx).
    #[inline]
    pub const fn set_tunnel_stateless_geneve_rx(&mut self, v: bool) -> &mut Self {
        Self::TUNNEL_STATELESS_GENEVE_RX.set(&mut self.0, v as u32);
        self
    }
    /// Where [`lro_min_mss_size`](Self::lro_min_mss_size) is: `0x08.15:0`.
    pub const LRO_MIN_MSS_SIZE: Field = Field::new(0x8, 15, 0);
    /// Smallest segment size for LRO, in bytes. `0x08.15:0`
    #[inline]
    pub const fn lro_min_mss_size(&self) -> u32 {
        Self::LRO_MIN_MSS_SIZE.get(&self.0)
    }
    /// Sets [`lro_min_mss_size`](Self::lro_min_mss_size).
    #[inline]
    pub const fn set_lro_min_mss_size(&mut self, v: u32) -> &mut Self {
        Self::LRO_MIN_MSS_SIZE.set(&mut self.0, v);
        self
    }
    /// LRO time limits the device offers, four values in microseconds. `0x30`, 4 times 32 bits
    #[inline]
    pub const fn lro_timer_supported_periods(&self, i: usize) -> u32 {
        assert!(i < 4);
        self.0[12 + i].get()
    }
    /// Sets element `i` of [`lro_timer_supported_periods`](Self::lro_timer_supported_periods).
    #[inline]
    pub const fn set_lro_timer_supported_periods(
        &mut self,
        i: usize,
        v: u32,
    ) -> &mut Self {
        assert!(i < 4);
        self.0[12 + i] = U32::new(v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "csum_cap",
            kind: FieldKind::Bits(Self::CSUM_CAP),
        },
        NamedField {
            name: "vlan_cap",
            kind: FieldKind::Bits(Self::VLAN_CAP),
        },
        NamedField {
            name: "lro_cap",
            kind: FieldKind::Bits(Self::LRO_CAP),
        },
        NamedField {
            name: "lro_psh_flag",
            kind: FieldKind::Bits(Self::LRO_PSH_FLAG),
        },
        NamedField {
            name: "lro_time_stamp",
            kind: FieldKind::Bits(Self::LRO_TIME_STAMP),
        },
        NamedField {
            name: "wqe_vlan_insert",
            kind: FieldKind::Bits(Self::WQE_VLAN_INSERT),
        },
        NamedField {
            name: "self_lb_en_modifiable",
            kind: FieldKind::Bits(Self::SELF_LB_EN_MODIFIABLE),
        },
        NamedField {
            name: "max_lso_cap",
            kind: FieldKind::Bits(Self::MAX_LSO_CAP),
        },
        NamedField {
            name: "multi_pkt_send_wqe",
            kind: FieldKind::Bits(Self::MULTI_PKT_SEND_WQE),
        },
        NamedField {
            name: "wqe_inline_mode",
            kind: FieldKind::Bits(Self::WQE_INLINE_MODE),
        },
        NamedField {
            name: "rss_ind_tbl_cap",
            kind: FieldKind::Bits(Self::RSS_IND_TBL_CAP),
        },
        NamedField {
            name: "reg_umr_sq",
            kind: FieldKind::Bits(Self::REG_UMR_SQ),
        },
        NamedField {
            name: "scatter_fcs",
            kind: FieldKind::Bits(Self::SCATTER_FCS),
        },
        NamedField {
            name: "enhanced_multi_pkt_send_wqe",
            kind: FieldKind::Bits(Self::ENHANCED_MULTI_PKT_SEND_WQE),
        },
        NamedField {
            name: "tunnel_lso_const_out_ip_id",
            kind: FieldKind::Bits(Self::TUNNEL_LSO_CONST_OUT_IP_ID),
        },
        NamedField {
            name: "tunnel_lro_gre",
            kind: FieldKind::Bits(Self::TUNNEL_LRO_GRE),
        },
        NamedField {
            name: "tunnel_lro_vxlan",
            kind: FieldKind::Bits(Self::TUNNEL_LRO_VXLAN),
        },
        NamedField {
            name: "tunnel_stateless_gre",
            kind: FieldKind::Bits(Self::TUNNEL_STATELESS_GRE),
        },
        NamedField {
            name: "tunnel_stateless_vxlan",
            kind: FieldKind::Bits(Self::TUNNEL_STATELESS_VXLAN),
        },
        NamedField {
            name: "swp",
            kind: FieldKind::Bits(Self::SWP),
        },
        NamedField {
            name: "swp_csum",
            kind: FieldKind::Bits(Self::SWP_CSUM),
        },
        NamedField {
            name: "swp_lso",
            kind: FieldKind::Bits(Self::SWP_LSO),
        },
        NamedField {
            name: "cqe_checksum_full",
            kind: FieldKind::Bits(Self::CQE_CHECKSUM_FULL),
        },
        NamedField {
            name: "tunnel_stateless_geneve_tx",
            kind: FieldKind::Bits(Self::TUNNEL_STATELESS_GENEVE_TX),
        },
        NamedField {
            name: "tunnel_stateless_mpls_over_udp",
            kind: FieldKind::Bits(Self::TUNNEL_STATELESS_MPLS_OVER_UDP),
        },
        NamedField {
            name: "tunnel_stateless_mpls_over_gre",
            kind: FieldKind::Bits(Self::TUNNEL_STATELESS_MPLS_OVER_GRE),
        },
        NamedField {
            name: "tunnel_stateless_vxlan_gpe",
            kind: FieldKind::Bits(Self::TUNNEL_STATELESS_VXLAN_GPE),
        },
        NamedField {
            name: "tunnel_stateless_ipv4_over_vxlan",
            kind: FieldKind::Bits(Self::TUNNEL_STATELESS_IPV4_OVER_VXLAN),
        },
        NamedField {
            name: "tunnel_stateless_ip_over_ip",
            kind: FieldKind::Bits(Self::TUNNEL_STATELESS_IP_OVER_IP),
        },
        NamedField {
            name: "insert_trailer",
            kind: FieldKind::Bits(Self::INSERT_TRAILER),
        },
        NamedField {
            name: "tunnel_stateless_ip_over_ip_rx",
            kind: FieldKind::Bits(Self::TUNNEL_STATELESS_IP_OVER_IP_RX),
        },
        NamedField {
            name: "tunnel_stateless_ip_over_ip_tx",
            kind: FieldKind::Bits(Self::TUNNEL_STATELESS_IP_OVER_IP_TX),
        },
        NamedField {
            name: "max_vxlan_udp_ports",
            kind: FieldKind::Bits(Self::MAX_VXLAN_UDP_PORTS),
        },
        NamedField {
            name: "swp_csum_l4_partial",
            kind: FieldKind::Bits(Self::SWP_CSUM_L4_PARTIAL),
        },
        NamedField {
            name: "max_geneve_opt_len",
            kind: FieldKind::Bits(Self::MAX_GENEVE_OPT_LEN),
        },
        NamedField {
            name: "tunnel_stateless_geneve_rx",
            kind: FieldKind::Bits(Self::TUNNEL_STATELESS_GENEVE_RX),
        },
        NamedField {
            name: "lro_min_mss_size",
            kind: FieldKind::Bits(Self::LRO_MIN_MSS_SIZE),
        },
        NamedField {
            name: "lro_timer_supported_periods",
            kind: FieldKind::Array {
                offset: 0x30,
                count: 4,
                stride: 4,
                element: crate::field::DWORD_ELEMENT,
            },
        },
    ];
}
impl Default for PerProtocolNetworkingOffloadCaps {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for PerProtocolNetworkingOffloadCaps {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(
            f,
            "PerProtocolNetworkingOffloadCaps",
            Self::FIELDS,
            self.as_bytes(),
        )
    }
}
/// Capability type 3: atomic operations.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_atomic_caps_bits`.
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
pub struct AtomicCaps([U32; 64]);
const _: () = assert!(size_of::< AtomicCaps > () == 0x100);
impl AtomicCaps {
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
    /// Where [`atomic_req_8b_endianness_mode`](Self::atomic_req_8b_endianness_mode) is: `0x08.31:30`.
    pub const ATOMIC_REQ_8B_ENDIANNESS_MODE: Field = Field::new(0x8, 31, 30);
    /// Byte order of 8-byte atomics in force; 1 host order, echoed after SET_HCA_CAP. `0x08.31:30`
    #[inline]
    pub const fn atomic_req_8b_endianness_mode(&self) -> u32 {
        Self::ATOMIC_REQ_8B_ENDIANNESS_MODE.get(&self.0)
    }
    /// Sets [`atomic_req_8b_endianness_mode`](Self::atomic_req_8b_endianness_mode).
    #[inline]
    pub const fn set_atomic_req_8b_endianness_mode(&mut self, v: u32) -> &mut Self {
        Self::ATOMIC_REQ_8B_ENDIANNESS_MODE.set(&mut self.0, v);
        self
    }
    /// Where [`supported_atomic_req_8b_endianness_mode_1`](Self::supported_atomic_req_8b_endianness_mode_1) is: `0x08.25`.
    pub const SUPPORTED_ATOMIC_REQ_8B_ENDIANNESS_MODE_1: Field = Field::new(0x8, 25, 25);
    /// Host byte order may be asked for with SET_HCA_CAP. `0x08.25`
    #[inline]
    pub const fn supported_atomic_req_8b_endianness_mode_1(&self) -> bool {
        Self::SUPPORTED_ATOMIC_REQ_8B_ENDIANNESS_MODE_1.get(&self.0) != 0
    }
    /// Sets [`supported_atomic_req_8b_endianness_mode_1`](Self::supported_atomic_req_8b_endianness_mode_1).
    #[inline]
    pub const fn set_supported_atomic_req_8b_endianness_mode_1(
        &mut self,
        v: bool,
    ) -> &mut Self {
        Self::SUPPORTED_ATOMIC_REQ_8B_ENDIANNESS_MODE_1.set(&mut self.0, v as u32);
        self
    }
    /// Where [`atomic_operations`](Self::atomic_operations) is: `0x10.15:0`.
    pub const ATOMIC_OPERATIONS: Field = Field::new(0x10, 15, 0);
    /// Operations that exist, bit mask AtomicOps. `0x10.15:0`
    #[inline]
    pub const fn atomic_operations(&self) -> u32 {
        Self::ATOMIC_OPERATIONS.get(&self.0)
    }
    /// Sets [`atomic_operations`](Self::atomic_operations).
    #[inline]
    pub const fn set_atomic_operations(&mut self, v: u32) -> &mut Self {
        Self::ATOMIC_OPERATIONS.set(&mut self.0, v);
        self
    }
    /// Where [`atomic_size_qp`](Self::atomic_size_qp) is: `0x14.15:0`.
    pub const ATOMIC_SIZE_QP: Field = Field::new(0x14, 15, 0);
    /// Operand sizes on queue pairs, bit n for 2^n bytes; 8 means 8 bytes. `0x14.15:0`
    #[inline]
    pub const fn atomic_size_qp(&self) -> u32 {
        Self::ATOMIC_SIZE_QP.get(&self.0)
    }
    /// Sets [`atomic_size_qp`](Self::atomic_size_qp).
    #[inline]
    pub const fn set_atomic_size_qp(&mut self, v: u32) -> &mut Self {
        Self::ATOMIC_SIZE_QP.set(&mut self.0, v);
        self
    }
    /// Where [`atomic_size_dc`](Self::atomic_size_dc) is: `0x18.15:0`.
    pub const ATOMIC_SIZE_DC: Field = Field::new(0x18, 15, 0);
    /// Operand sizes on DC, bit n for 2^n bytes. `0x18.15:0`
    #[inline]
    pub const fn atomic_size_dc(&self) -> u32 {
        Self::ATOMIC_SIZE_DC.get(&self.0)
    }
    /// Sets [`atomic_size_dc`](Self::atomic_size_dc).
    #[inline]
    pub const fn set_atomic_size_dc(&mut self, v: u32) -> &mut Self {
        Self::ATOMIC_SIZE_DC.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "atomic_req_8B_endianness_mode",
            kind: FieldKind::Bits(Self::ATOMIC_REQ_8B_ENDIANNESS_MODE),
        },
        NamedField {
            name: "supported_atomic_req_8B_endianness_mode_1",
            kind: FieldKind::Bits(Self::SUPPORTED_ATOMIC_REQ_8B_ENDIANNESS_MODE_1),
        },
        NamedField {
            name: "atomic_operations",
            kind: FieldKind::Bits(Self::ATOMIC_OPERATIONS),
        },
        NamedField {
            name: "atomic_size_qp",
            kind: FieldKind::Bits(Self::ATOMIC_SIZE_QP),
        },
        NamedField {
            name: "atomic_size_dc",
            kind: FieldKind::Bits(Self::ATOMIC_SIZE_DC),
        },
    ];
}
impl Default for AtomicCaps {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for AtomicCaps {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "AtomicCaps", Self::FIELDS, self.as_bytes())
    }
}
/// Capability type 4: RoCE.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_roce_cap_bits`.
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
pub struct RoceCap([U32; 64]);
const _: () = assert!(size_of::< RoceCap > () == 0x100);
impl RoceCap {
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
    /// Where [`roce_apm`](Self::roce_apm) is: `0x00.31`.
    pub const ROCE_APM: Field = Field::new(0x0, 31, 31);
    /// Automatic path migration works on RoCE. `0x00.31`
    #[inline]
    pub const fn roce_apm(&self) -> bool {
        Self::ROCE_APM.get(&self.0) != 0
    }
    /// Sets [`roce_apm`](Self::roce_apm).
    #[inline]
    pub const fn set_roce_apm(&mut self, v: bool) -> &mut Self {
        Self::ROCE_APM.set(&mut self.0, v as u32);
        self
    }
    /// Where [`sw_r_roce_src_udp_port`](Self::sw_r_roce_src_udp_port) is: `0x00.27`.
    pub const SW_R_ROCE_SRC_UDP_PORT: Field = Field::new(0x0, 27, 27);
    /// 1 if software picks the UDP source port of RoCE v2; set with SET_HCA_CAP. `0x00.27`
    #[inline]
    pub const fn sw_r_roce_src_udp_port(&self) -> bool {
        Self::SW_R_ROCE_SRC_UDP_PORT.get(&self.0) != 0
    }
    /// Sets [`sw_r_roce_src_udp_port`](Self::sw_r_roce_src_udp_port).
    #[inline]
    pub const fn set_sw_r_roce_src_udp_port(&mut self, v: bool) -> &mut Self {
        Self::SW_R_ROCE_SRC_UDP_PORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`fl_rc_qp_when_roce_disabled`](Self::fl_rc_qp_when_roce_disabled) is: `0x00.26`.
    pub const FL_RC_QP_WHEN_ROCE_DISABLED: Field = Field::new(0x0, 26, 26);
    /// An RC queue pair with forced loopback works while RoCE is off. `0x00.26`
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
    /// Where [`fl_rc_qp_when_roce_enabled`](Self::fl_rc_qp_when_roce_enabled) is: `0x00.25`.
    pub const FL_RC_QP_WHEN_ROCE_ENABLED: Field = Field::new(0x0, 25, 25);
    /// An RC queue pair with forced loopback works while RoCE is on. `0x00.25`
    #[inline]
    pub const fn fl_rc_qp_when_roce_enabled(&self) -> bool {
        Self::FL_RC_QP_WHEN_ROCE_ENABLED.get(&self.0) != 0
    }
    /// Sets [`fl_rc_qp_when_roce_enabled`](Self::fl_rc_qp_when_roce_enabled).
    #[inline]
    pub const fn set_fl_rc_qp_when_roce_enabled(&mut self, v: bool) -> &mut Self {
        Self::FL_RC_QP_WHEN_ROCE_ENABLED.set(&mut self.0, v as u32);
        self
    }
    /// Where [`roce_cc_general`](Self::roce_cc_general) is: `0x00.24`.
    pub const ROCE_CC_GENERAL: Field = Field::new(0x0, 24, 24);
    /// General congestion control parameters of RoCE exist. `0x00.24`
    #[inline]
    pub const fn roce_cc_general(&self) -> bool {
        Self::ROCE_CC_GENERAL.get(&self.0) != 0
    }
    /// Sets [`roce_cc_general`](Self::roce_cc_general).
    #[inline]
    pub const fn set_roce_cc_general(&mut self, v: bool) -> &mut Self {
        Self::ROCE_CC_GENERAL.set(&mut self.0, v as u32);
        self
    }
    /// Where [`qp_ooo_transmit_default`](Self::qp_ooo_transmit_default) is: `0x00.23`.
    pub const QP_OOO_TRANSMIT_DEFAULT: Field = Field::new(0x0, 23, 23);
    /// Queue pairs send out of order unless told not to. `0x00.23`
    #[inline]
    pub const fn qp_ooo_transmit_default(&self) -> bool {
        Self::QP_OOO_TRANSMIT_DEFAULT.get(&self.0) != 0
    }
    /// Sets [`qp_ooo_transmit_default`](Self::qp_ooo_transmit_default).
    #[inline]
    pub const fn set_qp_ooo_transmit_default(&mut self, v: bool) -> &mut Self {
        Self::QP_OOO_TRANSMIT_DEFAULT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`qp_ts_format`](Self::qp_ts_format) is: `0x00.1:0`.
    pub const QP_TS_FORMAT: Field = Field::new(0x0, 1, 0);
    /// Timestamp formats of queue pairs: 0 free-running, 1 real time, 2 both. `0x00.1:0`
    #[inline]
    pub const fn qp_ts_format(&self) -> u32 {
        Self::QP_TS_FORMAT.get(&self.0)
    }
    /// Sets [`qp_ts_format`](Self::qp_ts_format).
    #[inline]
    pub const fn set_qp_ts_format(&mut self, v: u32) -> &mut Self {
        Self::QP_TS_FORMAT.set(&mut self.0, v);
        self
    }
    /// Where [`l3_type`](Self::l3_type) is: `0x10.19:16`.
    pub const L3_TYPE: Field = Field::new(0x10, 19, 16);
    /// Network layers of RoCE v2, bit 1 IPv4, bit 2 IPv6; Linux needs both (6). `0x10.19:16`
    #[inline]
    pub const fn l3_type(&self) -> u32 {
        Self::L3_TYPE.get(&self.0)
    }
    /// Sets [`l3_type`](Self::l3_type).
    #[inline]
    pub const fn set_l3_type(&mut self, v: u32) -> &mut Self {
        Self::L3_TYPE.set(&mut self.0, v);
        self
    }
    /// Where [`roce_version`](Self::roce_version) is: `0x10.7:0`.
    pub const ROCE_VERSION: Field = Field::new(0x10, 7, 0);
    /// Versions, bit 0 v1, bit 2 v2. `0x10.7:0`
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
    /// Where [`r_roce_dest_udp_port`](Self::r_roce_dest_udp_port) is: `0x14.15:0`.
    pub const R_ROCE_DEST_UDP_PORT: Field = Field::new(0x14, 15, 0);
    /// UDP destination port of RoCE v2; 4791. `0x14.15:0`
    #[inline]
    pub const fn r_roce_dest_udp_port(&self) -> u32 {
        Self::R_ROCE_DEST_UDP_PORT.get(&self.0)
    }
    /// Sets [`r_roce_dest_udp_port`](Self::r_roce_dest_udp_port).
    #[inline]
    pub const fn set_r_roce_dest_udp_port(&mut self, v: u32) -> &mut Self {
        Self::R_ROCE_DEST_UDP_PORT.set(&mut self.0, v);
        self
    }
    /// Where [`r_roce_max_src_udp_port`](Self::r_roce_max_src_udp_port) is: `0x18.31:16`.
    pub const R_ROCE_MAX_SRC_UDP_PORT: Field = Field::new(0x18, 31, 16);
    /// Highest UDP source port of RoCE v2. `0x18.31:16`
    #[inline]
    pub const fn r_roce_max_src_udp_port(&self) -> u32 {
        Self::R_ROCE_MAX_SRC_UDP_PORT.get(&self.0)
    }
    /// Sets [`r_roce_max_src_udp_port`](Self::r_roce_max_src_udp_port).
    #[inline]
    pub const fn set_r_roce_max_src_udp_port(&mut self, v: u32) -> &mut Self {
        Self::R_ROCE_MAX_SRC_UDP_PORT.set(&mut self.0, v);
        self
    }
    /// Where [`r_roce_min_src_udp_port`](Self::r_roce_min_src_udp_port) is: `0x18.15:0`.
    pub const R_ROCE_MIN_SRC_UDP_PORT: Field = Field::new(0x18, 15, 0);
    /// Lowest UDP source port of RoCE v2. `0x18.15:0`
    #[inline]
    pub const fn r_roce_min_src_udp_port(&self) -> u32 {
        Self::R_ROCE_MIN_SRC_UDP_PORT.get(&self.0)
    }
    /// Sets [`r_roce_min_src_udp_port`](Self::r_roce_min_src_udp_port).
    #[inline]
    pub const fn set_r_roce_min_src_udp_port(&mut self, v: u32) -> &mut Self {
        Self::R_ROCE_MIN_SRC_UDP_PORT.set(&mut self.0, v);
        self
    }
    /// Where [`roce_address_table_size`](Self::roce_address_table_size) is: `0x1c.15:0`.
    pub const ROCE_ADDRESS_TABLE_SIZE: Field = Field::new(0x1c, 15, 0);
    /// Entries of the RoCE source address table. `0x1c.15:0`
    #[inline]
    pub const fn roce_address_table_size(&self) -> u32 {
        Self::ROCE_ADDRESS_TABLE_SIZE.get(&self.0)
    }
    /// Sets [`roce_address_table_size`](Self::roce_address_table_size).
    #[inline]
    pub const fn set_roce_address_table_size(&mut self, v: u32) -> &mut Self {
        Self::ROCE_ADDRESS_TABLE_SIZE.set(&mut self.0, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "roce_apm",
            kind: FieldKind::Bits(Self::ROCE_APM),
        },
        NamedField {
            name: "sw_r_roce_src_udp_port",
            kind: FieldKind::Bits(Self::SW_R_ROCE_SRC_UDP_PORT),
        },
        NamedField {
            name: "fl_rc_qp_when_roce_disabled",
            kind: FieldKind::Bits(Self::FL_RC_QP_WHEN_ROCE_DISABLED),
        },
        NamedField {
            name: "fl_rc_qp_when_roce_enabled",
            kind: FieldKind::Bits(Self::FL_RC_QP_WHEN_ROCE_ENABLED),
        },
        NamedField {
            name: "roce_cc_general",
            kind: FieldKind::Bits(Self::ROCE_CC_GENERAL),
        },
        NamedField {
            name: "qp_ooo_transmit_default",
            kind: FieldKind::Bits(Self::QP_OOO_TRANSMIT_DEFAULT),
        },
        NamedField {
            name: "qp_ts_format",
            kind: FieldKind::Bits(Self::QP_TS_FORMAT),
        },
        NamedField {
            name: "l3_type",
            kind: FieldKind::Bits(Self::L3_TYPE),
        },
        NamedField {
            name: "roce_version",
            kind: FieldKind::Bits(Self::ROCE_VERSION),
        },
        NamedField {
            name: "r_roce_dest_udp_port",
            kind: FieldKind::Bits(Self::R_ROCE_DEST_UDP_PORT),
        },
        NamedField {
            name: "r_roce_max_src_udp_port",
            kind: FieldKind::Bits(Self::R_ROCE_MAX_SRC_UDP_PORT),
        },
        NamedField {
            name: "r_roce_min_src_udp_port",
            kind: FieldKind::Bits(Self::R_ROCE_MIN_SRC_UDP_PORT),
        },
        NamedField {
            name: "roce_address_table_size",
            kind: FieldKind::Bits(Self::ROCE_ADDRESS_TABLE_SIZE),
        },
    ];
}
impl Default for RoceCap {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for RoceCap {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "RoceCap", Self::FIELDS, self.as_bytes())
    }
}
/// Capability type 7: flow steering of the NIC, 4 KiB.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_flow_table_nic_cap_bits`.
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
pub struct FlowTableNicCap([U32; 1024]);
const _: () = assert!(size_of::< FlowTableNicCap > () == 0x1000);
impl FlowTableNicCap {
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
    /// Where [`nic_rx_multi_path_tirs`](Self::nic_rx_multi_path_tirs) is: `0x00.31`.
    pub const NIC_RX_MULTI_PATH_TIRS: Field = Field::new(0x0, 31, 31);
    /// One receive rule may copy packets to several TIRs. `0x00.31`
    #[inline]
    pub const fn nic_rx_multi_path_tirs(&self) -> bool {
        Self::NIC_RX_MULTI_PATH_TIRS.get(&self.0) != 0
    }
    /// Sets [`nic_rx_multi_path_tirs`](Self::nic_rx_multi_path_tirs).
    #[inline]
    pub const fn set_nic_rx_multi_path_tirs(&mut self, v: bool) -> &mut Self {
        Self::NIC_RX_MULTI_PATH_TIRS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`nic_rx_multi_path_tirs_fts`](Self::nic_rx_multi_path_tirs_fts) is: `0x00.30`.
    pub const NIC_RX_MULTI_PATH_TIRS_FTS: Field = Field::new(0x0, 30, 30);
    /// One receive rule may copy packets to TIRs and flow tables. `0x00.30`
    #[inline]
    pub const fn nic_rx_multi_path_tirs_fts(&self) -> bool {
        Self::NIC_RX_MULTI_PATH_TIRS_FTS.get(&self.0) != 0
    }
    /// Sets [`nic_rx_multi_path_tirs_fts`](Self::nic_rx_multi_path_tirs_fts).
    #[inline]
    pub const fn set_nic_rx_multi_path_tirs_fts(&mut self, v: bool) -> &mut Self {
        Self::NIC_RX_MULTI_PATH_TIRS_FTS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`allow_sniffer_and_nic_rx_shared_tir`](Self::allow_sniffer_and_nic_rx_shared_tir) is: `0x00.29`.
    pub const ALLOW_SNIFFER_AND_NIC_RX_SHARED_TIR: Field = Field::new(0x0, 29, 29);
    /// A TIR may serve sniffer and receive tables together. `0x00.29`
    #[inline]
    pub const fn allow_sniffer_and_nic_rx_shared_tir(&self) -> bool {
        Self::ALLOW_SNIFFER_AND_NIC_RX_SHARED_TIR.get(&self.0) != 0
    }
    /// Sets [`allow_sniffer_and_nic_rx_shared_tir`](Self::allow_sniffer_and_nic_rx_shared_tir).
    #[inline]
    pub const fn set_allow_sniffer_and_nic_rx_shared_tir(
        &mut self,
        v: bool,
    ) -> &mut Self {
        Self::ALLOW_SNIFFER_AND_NIC_RX_SHARED_TIR.set(&mut self.0, v as u32);
        self
    }
    /// Where [`sw_owner_reformat_supported`](Self::sw_owner_reformat_supported) is: `0x00.24`.
    pub const SW_OWNER_REFORMAT_SUPPORTED: Field = Field::new(0x0, 24, 24);
    /// Software-managed steering may use packet reformat. `0x00.24`
    #[inline]
    pub const fn sw_owner_reformat_supported(&self) -> bool {
        Self::SW_OWNER_REFORMAT_SUPPORTED.get(&self.0) != 0
    }
    /// Sets [`sw_owner_reformat_supported`](Self::sw_owner_reformat_supported).
    #[inline]
    pub const fn set_sw_owner_reformat_supported(&mut self, v: bool) -> &mut Self {
        Self::SW_OWNER_REFORMAT_SUPPORTED.set(&mut self.0, v as u32);
        self
    }
    /// Where [`encap_general_header`](Self::encap_general_header) is: `0x04.31`.
    pub const ENCAP_GENERAL_HEADER: Field = Field::new(0x4, 31, 31);
    /// Encapsulation may use any header bytes. `0x04.31`
    #[inline]
    pub const fn encap_general_header(&self) -> bool {
        Self::ENCAP_GENERAL_HEADER.get(&self.0) != 0
    }
    /// Sets [`encap_general_header`](Self::encap_general_header).
    #[inline]
    pub const fn set_encap_general_header(&mut self, v: bool) -> &mut Self {
        Self::ENCAP_GENERAL_HEADER.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_packet_reformat_context`](Self::log_max_packet_reformat_context) is: `0x04.20:16`.
    pub const LOG_MAX_PACKET_REFORMAT_CONTEXT: Field = Field::new(0x4, 20, 16);
    /// log2 of the most packet reformat contexts. `0x04.20:16`
    #[inline]
    pub const fn log_max_packet_reformat_context(&self) -> u32 {
        Self::LOG_MAX_PACKET_REFORMAT_CONTEXT.get(&self.0)
    }
    /// Sets [`log_max_packet_reformat_context`](Self::log_max_packet_reformat_context).
    #[inline]
    pub const fn set_log_max_packet_reformat_context(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_PACKET_REFORMAT_CONTEXT.set(&mut self.0, v);
        self
    }
    /// Where [`max_encap_header_size`](Self::max_encap_header_size) is: `0x04.9:0`.
    pub const MAX_ENCAP_HEADER_SIZE: Field = Field::new(0x4, 9, 0);
    /// Longest encapsulation header in bytes. `0x04.9:0`
    #[inline]
    pub const fn max_encap_header_size(&self) -> u32 {
        Self::MAX_ENCAP_HEADER_SIZE.get(&self.0)
    }
    /// Sets [`max_encap_header_size`](Self::max_encap_header_size).
    #[inline]
    pub const fn set_max_encap_header_size(&mut self, v: u32) -> &mut Self {
        Self::MAX_ENCAP_HEADER_SIZE.set(&mut self.0, v);
        self
    }
    /// Receive tables; the only ones a plain NIC needs. `0x40`
    #[inline]
    pub fn flow_table_properties_nic_receive(
        &self,
    ) -> &super::hca_cap_types::FlowTablePropLayout {
        <super::hca_cap_types::FlowTablePropLayout>::ref_from_bytes(
                &self.as_bytes()[0x40..0x80],
            )
            .expect("in the layout")
    }
    /// [`flow_table_properties_nic_receive`](Self::flow_table_properties_nic_receive), to be written.
    #[inline]
    pub fn flow_table_properties_nic_receive_mut(
        &mut self,
    ) -> &mut super::hca_cap_types::FlowTablePropLayout {
        <super::hca_cap_types::FlowTablePropLayout>::mut_from_bytes(
                &mut self.0.as_mut_bytes()[0x40..0x80],
            )
            .expect("in the layout")
    }
    /// RDMA receive tables. `0x80`
    #[inline]
    pub fn flow_table_properties_nic_receive_rdma(
        &self,
    ) -> &super::hca_cap_types::FlowTablePropLayout {
        <super::hca_cap_types::FlowTablePropLayout>::ref_from_bytes(
                &self.as_bytes()[0x80..0xc0],
            )
            .expect("in the layout")
    }
    /// [`flow_table_properties_nic_receive_rdma`](Self::flow_table_properties_nic_receive_rdma), to be written.
    #[inline]
    pub fn flow_table_properties_nic_receive_rdma_mut(
        &mut self,
    ) -> &mut super::hca_cap_types::FlowTablePropLayout {
        <super::hca_cap_types::FlowTablePropLayout>::mut_from_bytes(
                &mut self.0.as_mut_bytes()[0x80..0xc0],
            )
            .expect("in the layout")
    }
    /// Receive sniffer tables. `0xc0`
    #[inline]
    pub fn flow_table_properties_nic_receive_sniffer(
        &self,
    ) -> &super::hca_cap_types::FlowTablePropLayout {
        <super::hca_cap_types::FlowTablePropLayout>::ref_from_bytes(
                &self.as_bytes()[0xc0..0x100],
            )
            .expect("in the layout")
    }
    /// [`flow_table_properties_nic_receive_sniffer`](Self::flow_table_properties_nic_receive_sniffer), to be written.
    #[inline]
    pub fn flow_table_properties_nic_receive_sniffer_mut(
        &mut self,
    ) -> &mut super::hca_cap_types::FlowTablePropLayout {
        <super::hca_cap_types::FlowTablePropLayout>::mut_from_bytes(
                &mut self.0.as_mut_bytes()[0xc0..0x100],
            )
            .expect("in the layout")
    }
    /// Transmit tables. `0x100`
    #[inline]
    pub fn flow_table_properties_nic_transmit(
        &self,
    ) -> &super::hca_cap_types::FlowTablePropLayout {
        <super::hca_cap_types::FlowTablePropLayout>::ref_from_bytes(
                &self.as_bytes()[0x100..0x140],
            )
            .expect("in the layout")
    }
    /// [`flow_table_properties_nic_transmit`](Self::flow_table_properties_nic_transmit), to be written.
    #[inline]
    pub fn flow_table_properties_nic_transmit_mut(
        &mut self,
    ) -> &mut super::hca_cap_types::FlowTablePropLayout {
        <super::hca_cap_types::FlowTablePropLayout>::mut_from_bytes(
                &mut self.0.as_mut_bytes()[0x100..0x140],
            )
            .expect("in the layout")
    }
    /// RDMA transmit tables. `0x140`
    #[inline]
    pub fn flow_table_properties_nic_transmit_rdma(
        &self,
    ) -> &super::hca_cap_types::FlowTablePropLayout {
        <super::hca_cap_types::FlowTablePropLayout>::ref_from_bytes(
                &self.as_bytes()[0x140..0x180],
            )
            .expect("in the layout")
    }
    /// [`flow_table_properties_nic_transmit_rdma`](Self::flow_table_properties_nic_transmit_rdma), to be written.
    #[inline]
    pub fn flow_table_properties_nic_transmit_rdma_mut(
        &mut self,
    ) -> &mut super::hca_cap_types::FlowTablePropLayout {
        <super::hca_cap_types::FlowTablePropLayout>::mut_from_bytes(
                &mut self.0.as_mut_bytes()[0x140..0x180],
            )
            .expect("in the layout")
    }
    /// Transmit sniffer tables. `0x180`
    #[inline]
    pub fn flow_table_properties_nic_transmit_sniffer(
        &self,
    ) -> &super::hca_cap_types::FlowTablePropLayout {
        <super::hca_cap_types::FlowTablePropLayout>::ref_from_bytes(
                &self.as_bytes()[0x180..0x1c0],
            )
            .expect("in the layout")
    }
    /// [`flow_table_properties_nic_transmit_sniffer`](Self::flow_table_properties_nic_transmit_sniffer), to be written.
    #[inline]
    pub fn flow_table_properties_nic_transmit_sniffer_mut(
        &mut self,
    ) -> &mut super::hca_cap_types::FlowTablePropLayout {
        <super::hca_cap_types::FlowTablePropLayout>::mut_from_bytes(
                &mut self.0.as_mut_bytes()[0x180..0x1c0],
            )
            .expect("in the layout")
    }
    /// More match fields of receive tables. `0x280`
    #[inline]
    pub fn ft_field_support_2_nic_receive(
        &self,
    ) -> &super::hca_cap_types::FlowTableFieldsSupported2 {
        <super::hca_cap_types::FlowTableFieldsSupported2>::ref_from_bytes(
                &self.as_bytes()[0x280..0x290],
            )
            .expect("in the layout")
    }
    /// [`ft_field_support_2_nic_receive`](Self::ft_field_support_2_nic_receive), to be written.
    #[inline]
    pub fn ft_field_support_2_nic_receive_mut(
        &mut self,
    ) -> &mut super::hca_cap_types::FlowTableFieldsSupported2 {
        <super::hca_cap_types::FlowTableFieldsSupported2>::mut_from_bytes(
                &mut self.0.as_mut_bytes()[0x280..0x290],
            )
            .expect("in the layout")
    }
    /// More match fields of RDMA receive tables. `0x2a0`
    #[inline]
    pub fn ft_field_support_2_nic_receive_rdma(
        &self,
    ) -> &super::hca_cap_types::FlowTableFieldsSupported2 {
        <super::hca_cap_types::FlowTableFieldsSupported2>::ref_from_bytes(
                &self.as_bytes()[0x2a0..0x2b0],
            )
            .expect("in the layout")
    }
    /// [`ft_field_support_2_nic_receive_rdma`](Self::ft_field_support_2_nic_receive_rdma), to be written.
    #[inline]
    pub fn ft_field_support_2_nic_receive_rdma_mut(
        &mut self,
    ) -> &mut super::hca_cap_types::FlowTableFieldsSupported2 {
        <super::hca_cap_types::FlowTableFieldsSupported2>::mut_from_bytes(
                &mut self.0.as_mut_bytes()[0x2a0..0x2b0],
            )
            .expect("in the layout")
    }
    /// More match fields of RDMA transmit tables. `0x300`
    #[inline]
    pub fn ft_field_support_2_nic_transmit_rdma(
        &self,
    ) -> &super::hca_cap_types::FlowTableFieldsSupported2 {
        <super::hca_cap_types::FlowTableFieldsSupported2>::ref_from_bytes(
                &self.as_bytes()[0x300..0x310],
            )
            .expect("in the layout")
    }
    /// [`ft_field_support_2_nic_transmit_rdma`](Self::ft_field_support_2_nic_transmit_rdma), to be written.
    #[inline]
    pub fn ft_field_support_2_nic_transmit_rdma_mut(
        &mut self,
    ) -> &mut super::hca_cap_types::FlowTableFieldsSupported2 {
        <super::hca_cap_types::FlowTableFieldsSupported2>::mut_from_bytes(
                &mut self.0.as_mut_bytes()[0x300..0x310],
            )
            .expect("in the layout")
    }
    /// Byte offset of [`sw_steering_nic_rx_action_drop_icm_address`](Self::sw_steering_nic_rx_action_drop_icm_address).
    pub const SW_STEERING_NIC_RX_ACTION_DROP_ICM_ADDRESS_OFFSET: usize = 0x400;
    /// Device memory address of the receive drop action, for software-managed steering. `0x400`, 64 bits
    #[inline]
    pub const fn sw_steering_nic_rx_action_drop_icm_address(&self) -> u64 {
        get64(&self.0, 0x400)
    }
    /// Sets [`sw_steering_nic_rx_action_drop_icm_address`](Self::sw_steering_nic_rx_action_drop_icm_address).
    #[inline]
    pub const fn set_sw_steering_nic_rx_action_drop_icm_address(
        &mut self,
        v: u64,
    ) -> &mut Self {
        set64(&mut self.0, 0x400, v);
        self
    }
    /// Byte offset of [`sw_steering_nic_tx_action_drop_icm_address`](Self::sw_steering_nic_tx_action_drop_icm_address).
    pub const SW_STEERING_NIC_TX_ACTION_DROP_ICM_ADDRESS_OFFSET: usize = 0x408;
    /// Device memory address of the transmit drop action, for software-managed steering. `0x408`, 64 bits
    #[inline]
    pub const fn sw_steering_nic_tx_action_drop_icm_address(&self) -> u64 {
        get64(&self.0, 0x408)
    }
    /// Sets [`sw_steering_nic_tx_action_drop_icm_address`](Self::sw_steering_nic_tx_action_drop_icm_address).
    #[inline]
    pub const fn set_sw_steering_nic_tx_action_drop_icm_address(
        &mut self,
        v: u64,
    ) -> &mut Self {
        set64(&mut self.0, 0x408, v);
        self
    }
    /// Byte offset of [`sw_steering_nic_tx_action_allow_icm_address`](Self::sw_steering_nic_tx_action_allow_icm_address).
    pub const SW_STEERING_NIC_TX_ACTION_ALLOW_ICM_ADDRESS_OFFSET: usize = 0x410;
    /// Device memory address of the transmit allow action, for software-managed steering. `0x410`, 64 bits
    #[inline]
    pub const fn sw_steering_nic_tx_action_allow_icm_address(&self) -> u64 {
        get64(&self.0, 0x410)
    }
    /// Sets [`sw_steering_nic_tx_action_allow_icm_address`](Self::sw_steering_nic_tx_action_allow_icm_address).
    #[inline]
    pub const fn set_sw_steering_nic_tx_action_allow_icm_address(
        &mut self,
        v: u64,
    ) -> &mut Self {
        set64(&mut self.0, 0x410, v);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "nic_rx_multi_path_tirs",
            kind: FieldKind::Bits(Self::NIC_RX_MULTI_PATH_TIRS),
        },
        NamedField {
            name: "nic_rx_multi_path_tirs_fts",
            kind: FieldKind::Bits(Self::NIC_RX_MULTI_PATH_TIRS_FTS),
        },
        NamedField {
            name: "allow_sniffer_and_nic_rx_shared_tir",
            kind: FieldKind::Bits(Self::ALLOW_SNIFFER_AND_NIC_RX_SHARED_TIR),
        },
        NamedField {
            name: "sw_owner_reformat_supported",
            kind: FieldKind::Bits(Self::SW_OWNER_REFORMAT_SUPPORTED),
        },
        NamedField {
            name: "encap_general_header",
            kind: FieldKind::Bits(Self::ENCAP_GENERAL_HEADER),
        },
        NamedField {
            name: "log_max_packet_reformat_context",
            kind: FieldKind::Bits(Self::LOG_MAX_PACKET_REFORMAT_CONTEXT),
        },
        NamedField {
            name: "max_encap_header_size",
            kind: FieldKind::Bits(Self::MAX_ENCAP_HEADER_SIZE),
        },
        NamedField {
            name: "flow_table_properties_nic_receive",
            kind: FieldKind::Layout(
                0x40,
                <super::hca_cap_types::FlowTablePropLayout>::FIELDS,
            ),
        },
        NamedField {
            name: "flow_table_properties_nic_receive_rdma",
            kind: FieldKind::Layout(
                0x80,
                <super::hca_cap_types::FlowTablePropLayout>::FIELDS,
            ),
        },
        NamedField {
            name: "flow_table_properties_nic_receive_sniffer",
            kind: FieldKind::Layout(
                0xc0,
                <super::hca_cap_types::FlowTablePropLayout>::FIELDS,
            ),
        },
        NamedField {
            name: "flow_table_properties_nic_transmit",
            kind: FieldKind::Layout(
                0x100,
                <super::hca_cap_types::FlowTablePropLayout>::FIELDS,
            ),
        },
        NamedField {
            name: "flow_table_properties_nic_transmit_rdma",
            kind: FieldKind::Layout(
                0x140,
                <super::hca_cap_types::FlowTablePropLayout>::FIELDS,
            ),
        },
        NamedField {
            name: "flow_table_properties_nic_transmit_sniffer",
            kind: FieldKind::Layout(
                0x180,
                <super::hca_cap_types::FlowTablePropLayout>::FIELDS,
            ),
        },
        NamedField {
            name: "ft_field_support_2_nic_receive",
            kind: FieldKind::Layout(
                0x280,
                <super::hca_cap_types::FlowTableFieldsSupported2>::FIELDS,
            ),
        },
        NamedField {
            name: "ft_field_support_2_nic_receive_rdma",
            kind: FieldKind::Layout(
                0x2a0,
                <super::hca_cap_types::FlowTableFieldsSupported2>::FIELDS,
            ),
        },
        NamedField {
            name: "ft_field_support_2_nic_transmit_rdma",
            kind: FieldKind::Layout(
                0x300,
                <super::hca_cap_types::FlowTableFieldsSupported2>::FIELDS,
            ),
        },
        NamedField {
            name: "sw_steering_nic_rx_action_drop_icm_address",
            kind: FieldKind::Qword(0x400),
        },
        NamedField {
            name: "sw_steering_nic_tx_action_drop_icm_address",
            kind: FieldKind::Qword(0x408),
        },
        NamedField {
            name: "sw_steering_nic_tx_action_allow_icm_address",
            kind: FieldKind::Qword(0x410),
        },
    ];
}
impl Default for FlowTableNicCap {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for FlowTableNicCap {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "FlowTableNicCap", Self::FIELDS, self.as_bytes())
    }
}
/// Abilities of one kind of flow table.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_flow_table_prop_layout_bits`.
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
pub struct FlowTablePropLayout([U32; 16]);
const _: () = assert!(size_of::< FlowTablePropLayout > () == 0x40);
impl FlowTablePropLayout {
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
    /// Where [`ft_support`](Self::ft_support) is: `0x00.31`.
    pub const FT_SUPPORT: Field = Field::new(0x0, 31, 31);
    /// Tables of this kind exist. `0x00.31`
    #[inline]
    pub const fn ft_support(&self) -> bool {
        Self::FT_SUPPORT.get(&self.0) != 0
    }
    /// Sets [`ft_support`](Self::ft_support).
    #[inline]
    pub const fn set_ft_support(&mut self, v: bool) -> &mut Self {
        Self::FT_SUPPORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`flow_counter`](Self::flow_counter) is: `0x00.29`.
    pub const FLOW_COUNTER: Field = Field::new(0x0, 29, 29);
    /// Rules can count packets and bytes. `0x00.29`
    #[inline]
    pub const fn flow_counter(&self) -> bool {
        Self::FLOW_COUNTER.get(&self.0) != 0
    }
    /// Sets [`flow_counter`](Self::flow_counter).
    #[inline]
    pub const fn set_flow_counter(&mut self, v: bool) -> &mut Self {
        Self::FLOW_COUNTER.set(&mut self.0, v as u32);
        self
    }
    /// Where [`flow_modify_en`](Self::flow_modify_en) is: `0x00.28`.
    pub const FLOW_MODIFY_EN: Field = Field::new(0x0, 28, 28);
    /// A rule's action can be changed in place. `0x00.28`
    #[inline]
    pub const fn flow_modify_en(&self) -> bool {
        Self::FLOW_MODIFY_EN.get(&self.0) != 0
    }
    /// Sets [`flow_modify_en`](Self::flow_modify_en).
    #[inline]
    pub const fn set_flow_modify_en(&mut self, v: bool) -> &mut Self {
        Self::FLOW_MODIFY_EN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`modify_root`](Self::modify_root) is: `0x00.27`.
    pub const MODIFY_ROOT: Field = Field::new(0x0, 27, 27);
    /// The root table can be changed with SET_FLOW_TABLE_ROOT. `0x00.27`
    #[inline]
    pub const fn modify_root(&self) -> bool {
        Self::MODIFY_ROOT.get(&self.0) != 0
    }
    /// Sets [`modify_root`](Self::modify_root).
    #[inline]
    pub const fn set_modify_root(&mut self, v: bool) -> &mut Self {
        Self::MODIFY_ROOT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`identified_miss_table_mode`](Self::identified_miss_table_mode) is: `0x00.26`.
    pub const IDENTIFIED_MISS_TABLE_MODE: Field = Field::new(0x0, 26, 26);
    /// A table can name the table to go to on a miss. `0x00.26`
    #[inline]
    pub const fn identified_miss_table_mode(&self) -> bool {
        Self::IDENTIFIED_MISS_TABLE_MODE.get(&self.0) != 0
    }
    /// Sets [`identified_miss_table_mode`](Self::identified_miss_table_mode).
    #[inline]
    pub const fn set_identified_miss_table_mode(&mut self, v: bool) -> &mut Self {
        Self::IDENTIFIED_MISS_TABLE_MODE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`flow_table_modify`](Self::flow_table_modify) is: `0x00.25`.
    pub const FLOW_TABLE_MODIFY: Field = Field::new(0x0, 25, 25);
    /// The miss table can be changed later. `0x00.25`
    #[inline]
    pub const fn flow_table_modify(&self) -> bool {
        Self::FLOW_TABLE_MODIFY.get(&self.0) != 0
    }
    /// Sets [`flow_table_modify`](Self::flow_table_modify).
    #[inline]
    pub const fn set_flow_table_modify(&mut self, v: bool) -> &mut Self {
        Self::FLOW_TABLE_MODIFY.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reformat`](Self::reformat) is: `0x00.24`.
    pub const REFORMAT: Field = Field::new(0x0, 24, 24);
    /// Rules can add or change an encapsulation. `0x00.24`
    #[inline]
    pub const fn reformat(&self) -> bool {
        Self::REFORMAT.get(&self.0) != 0
    }
    /// Sets [`reformat`](Self::reformat).
    #[inline]
    pub const fn set_reformat(&mut self, v: bool) -> &mut Self {
        Self::REFORMAT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`decap`](Self::decap) is: `0x00.23`.
    pub const DECAP: Field = Field::new(0x0, 23, 23);
    /// Rules can remove a VXLAN or NVGRE encapsulation. `0x00.23`
    #[inline]
    pub const fn decap(&self) -> bool {
        Self::DECAP.get(&self.0) != 0
    }
    /// Sets [`decap`](Self::decap).
    #[inline]
    pub const fn set_decap(&mut self, v: bool) -> &mut Self {
        Self::DECAP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reset_root_to_default`](Self::reset_root_to_default) is: `0x00.22`.
    pub const RESET_ROOT_TO_DEFAULT: Field = Field::new(0x0, 22, 22);
    /// The root can be set back to the built-in one. `0x00.22`
    #[inline]
    pub const fn reset_root_to_default(&self) -> bool {
        Self::RESET_ROOT_TO_DEFAULT.get(&self.0) != 0
    }
    /// Sets [`reset_root_to_default`](Self::reset_root_to_default).
    #[inline]
    pub const fn set_reset_root_to_default(&mut self, v: bool) -> &mut Self {
        Self::RESET_ROOT_TO_DEFAULT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`pop_vlan`](Self::pop_vlan) is: `0x00.21`.
    pub const POP_VLAN: Field = Field::new(0x0, 21, 21);
    /// Rules can remove a VLAN tag. `0x00.21`
    #[inline]
    pub const fn pop_vlan(&self) -> bool {
        Self::POP_VLAN.get(&self.0) != 0
    }
    /// Sets [`pop_vlan`](Self::pop_vlan).
    #[inline]
    pub const fn set_pop_vlan(&mut self, v: bool) -> &mut Self {
        Self::POP_VLAN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`push_vlan`](Self::push_vlan) is: `0x00.20`.
    pub const PUSH_VLAN: Field = Field::new(0x0, 20, 20);
    /// Rules can add a VLAN tag. `0x00.20`
    #[inline]
    pub const fn push_vlan(&self) -> bool {
        Self::PUSH_VLAN.get(&self.0) != 0
    }
    /// Sets [`push_vlan`](Self::push_vlan).
    #[inline]
    pub const fn set_push_vlan(&mut self, v: bool) -> &mut Self {
        Self::PUSH_VLAN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`pop_vlan_2`](Self::pop_vlan_2) is: `0x00.18`.
    pub const POP_VLAN_2: Field = Field::new(0x0, 18, 18);
    /// Rules can remove a second VLAN tag. `0x00.18`
    #[inline]
    pub const fn pop_vlan_2(&self) -> bool {
        Self::POP_VLAN_2.get(&self.0) != 0
    }
    /// Sets [`pop_vlan_2`](Self::pop_vlan_2).
    #[inline]
    pub const fn set_pop_vlan_2(&mut self, v: bool) -> &mut Self {
        Self::POP_VLAN_2.set(&mut self.0, v as u32);
        self
    }
    /// Where [`push_vlan_2`](Self::push_vlan_2) is: `0x00.17`.
    pub const PUSH_VLAN_2: Field = Field::new(0x0, 17, 17);
    /// Rules can add a second VLAN tag. `0x00.17`
    #[inline]
    pub const fn push_vlan_2(&self) -> bool {
        Self::PUSH_VLAN_2.get(&self.0) != 0
    }
    /// Sets [`push_vlan_2`](Self::push_vlan_2).
    #[inline]
    pub const fn set_push_vlan_2(&mut self, v: bool) -> &mut Self {
        Self::PUSH_VLAN_2.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reformat_and_vlan_action`](Self::reformat_and_vlan_action) is: `0x00.16`.
    pub const REFORMAT_AND_VLAN_ACTION: Field = Field::new(0x0, 16, 16);
    /// Reformat and VLAN actions go together in one rule. `0x00.16`
    #[inline]
    pub const fn reformat_and_vlan_action(&self) -> bool {
        Self::REFORMAT_AND_VLAN_ACTION.get(&self.0) != 0
    }
    /// Sets [`reformat_and_vlan_action`](Self::reformat_and_vlan_action).
    #[inline]
    pub const fn set_reformat_and_vlan_action(&mut self, v: bool) -> &mut Self {
        Self::REFORMAT_AND_VLAN_ACTION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`sw_owner`](Self::sw_owner) is: `0x00.14`.
    pub const SW_OWNER: Field = Field::new(0x0, 14, 14);
    /// Software may write the steering entries itself, first format. `0x00.14`
    #[inline]
    pub const fn sw_owner(&self) -> bool {
        Self::SW_OWNER.get(&self.0) != 0
    }
    /// Sets [`sw_owner`](Self::sw_owner).
    #[inline]
    pub const fn set_sw_owner(&mut self, v: bool) -> &mut Self {
        Self::SW_OWNER.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reformat_l3_tunnel_to_l2`](Self::reformat_l3_tunnel_to_l2) is: `0x00.13`.
    pub const REFORMAT_L3_TUNNEL_TO_L2: Field = Field::new(0x0, 13, 13);
    /// Reformat from an IP-level tunnel to Ethernet. `0x00.13`
    #[inline]
    pub const fn reformat_l3_tunnel_to_l2(&self) -> bool {
        Self::REFORMAT_L3_TUNNEL_TO_L2.get(&self.0) != 0
    }
    /// Sets [`reformat_l3_tunnel_to_l2`](Self::reformat_l3_tunnel_to_l2).
    #[inline]
    pub const fn set_reformat_l3_tunnel_to_l2(&mut self, v: bool) -> &mut Self {
        Self::REFORMAT_L3_TUNNEL_TO_L2.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reformat_l2_to_l3_tunnel`](Self::reformat_l2_to_l3_tunnel) is: `0x00.12`.
    pub const REFORMAT_L2_TO_L3_TUNNEL: Field = Field::new(0x0, 12, 12);
    /// Reformat from Ethernet to an IP-level tunnel. `0x00.12`
    #[inline]
    pub const fn reformat_l2_to_l3_tunnel(&self) -> bool {
        Self::REFORMAT_L2_TO_L3_TUNNEL.get(&self.0) != 0
    }
    /// Sets [`reformat_l2_to_l3_tunnel`](Self::reformat_l2_to_l3_tunnel).
    #[inline]
    pub const fn set_reformat_l2_to_l3_tunnel(&mut self, v: bool) -> &mut Self {
        Self::REFORMAT_L2_TO_L3_TUNNEL.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reformat_and_modify_action`](Self::reformat_and_modify_action) is: `0x00.11`.
    pub const REFORMAT_AND_MODIFY_ACTION: Field = Field::new(0x0, 11, 11);
    /// Reformat and header modification go together in one rule. `0x00.11`
    #[inline]
    pub const fn reformat_and_modify_action(&self) -> bool {
        Self::REFORMAT_AND_MODIFY_ACTION.get(&self.0) != 0
    }
    /// Sets [`reformat_and_modify_action`](Self::reformat_and_modify_action).
    #[inline]
    pub const fn set_reformat_and_modify_action(&mut self, v: bool) -> &mut Self {
        Self::REFORMAT_AND_MODIFY_ACTION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`ignore_flow_level`](Self::ignore_flow_level) is: `0x00.10`.
    pub const IGNORE_FLOW_LEVEL: Field = Field::new(0x0, 10, 10);
    /// A rule may go to any table level. `0x00.10`
    #[inline]
    pub const fn ignore_flow_level(&self) -> bool {
        Self::IGNORE_FLOW_LEVEL.get(&self.0) != 0
    }
    /// Sets [`ignore_flow_level`](Self::ignore_flow_level).
    #[inline]
    pub const fn set_ignore_flow_level(&mut self, v: bool) -> &mut Self {
        Self::IGNORE_FLOW_LEVEL.set(&mut self.0, v as u32);
        self
    }
    /// Where [`table_miss_action_domain`](Self::table_miss_action_domain) is: `0x00.8`.
    pub const TABLE_MISS_ACTION_DOMAIN: Field = Field::new(0x0, 8, 8);
    /// A miss can go to the next domain by default. `0x00.8`
    #[inline]
    pub const fn table_miss_action_domain(&self) -> bool {
        Self::TABLE_MISS_ACTION_DOMAIN.get(&self.0) != 0
    }
    /// Sets [`table_miss_action_domain`](Self::table_miss_action_domain).
    #[inline]
    pub const fn set_table_miss_action_domain(&mut self, v: bool) -> &mut Self {
        Self::TABLE_MISS_ACTION_DOMAIN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`termination_table`](Self::termination_table) is: `0x00.7`.
    pub const TERMINATION_TABLE: Field = Field::new(0x0, 7, 7);
    /// Tables that end processing exist. `0x00.7`
    #[inline]
    pub const fn termination_table(&self) -> bool {
        Self::TERMINATION_TABLE.get(&self.0) != 0
    }
    /// Sets [`termination_table`](Self::termination_table).
    #[inline]
    pub const fn set_termination_table(&mut self, v: bool) -> &mut Self {
        Self::TERMINATION_TABLE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reformat_and_fwd_to_table`](Self::reformat_and_fwd_to_table) is: `0x00.6`.
    pub const REFORMAT_AND_FWD_TO_TABLE: Field = Field::new(0x0, 6, 6);
    /// Reformat and go-to-table go together in one rule. `0x00.6`
    #[inline]
    pub const fn reformat_and_fwd_to_table(&self) -> bool {
        Self::REFORMAT_AND_FWD_TO_TABLE.get(&self.0) != 0
    }
    /// Sets [`reformat_and_fwd_to_table`](Self::reformat_and_fwd_to_table).
    #[inline]
    pub const fn set_reformat_and_fwd_to_table(&mut self, v: bool) -> &mut Self {
        Self::REFORMAT_AND_FWD_TO_TABLE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`forward_vhca_rx`](Self::forward_vhca_rx) is: `0x00.5`.
    pub const FORWARD_VHCA_RX: Field = Field::new(0x0, 5, 5);
    /// A rule can forward to another vHCA's receive side. `0x00.5`
    #[inline]
    pub const fn forward_vhca_rx(&self) -> bool {
        Self::FORWARD_VHCA_RX.get(&self.0) != 0
    }
    /// Sets [`forward_vhca_rx`](Self::forward_vhca_rx).
    #[inline]
    pub const fn set_forward_vhca_rx(&mut self, v: bool) -> &mut Self {
        Self::FORWARD_VHCA_RX.set(&mut self.0, v as u32);
        self
    }
    /// Where [`ipsec_encrypt`](Self::ipsec_encrypt) is: `0x00.3`.
    pub const IPSEC_ENCRYPT: Field = Field::new(0x0, 3, 3);
    /// Rules can encrypt with IPsec. `0x00.3`
    #[inline]
    pub const fn ipsec_encrypt(&self) -> bool {
        Self::IPSEC_ENCRYPT.get(&self.0) != 0
    }
    /// Sets [`ipsec_encrypt`](Self::ipsec_encrypt).
    #[inline]
    pub const fn set_ipsec_encrypt(&mut self, v: bool) -> &mut Self {
        Self::IPSEC_ENCRYPT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`ipsec_decrypt`](Self::ipsec_decrypt) is: `0x00.2`.
    pub const IPSEC_DECRYPT: Field = Field::new(0x0, 2, 2);
    /// Rules can decrypt IPsec. `0x00.2`
    #[inline]
    pub const fn ipsec_decrypt(&self) -> bool {
        Self::IPSEC_DECRYPT.get(&self.0) != 0
    }
    /// Sets [`ipsec_decrypt`](Self::ipsec_decrypt).
    #[inline]
    pub const fn set_ipsec_decrypt(&mut self, v: bool) -> &mut Self {
        Self::IPSEC_DECRYPT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`sw_owner_v2`](Self::sw_owner_v2) is: `0x00.1`.
    pub const SW_OWNER_V2: Field = Field::new(0x0, 1, 1);
    /// Software may write the steering entries itself, newer format. `0x00.1`
    #[inline]
    pub const fn sw_owner_v2(&self) -> bool {
        Self::SW_OWNER_V2.get(&self.0) != 0
    }
    /// Sets [`sw_owner_v2`](Self::sw_owner_v2).
    #[inline]
    pub const fn set_sw_owner_v2(&mut self, v: bool) -> &mut Self {
        Self::SW_OWNER_V2.set(&mut self.0, v as u32);
        self
    }
    /// Where [`termination_table_raw_traffic`](Self::termination_table_raw_traffic) is: `0x04.31`.
    pub const TERMINATION_TABLE_RAW_TRAFFIC: Field = Field::new(0x4, 31, 31);
    /// Termination tables take raw traffic. `0x04.31`
    #[inline]
    pub const fn termination_table_raw_traffic(&self) -> bool {
        Self::TERMINATION_TABLE_RAW_TRAFFIC.get(&self.0) != 0
    }
    /// Sets [`termination_table_raw_traffic`](Self::termination_table_raw_traffic).
    #[inline]
    pub const fn set_termination_table_raw_traffic(&mut self, v: bool) -> &mut Self {
        Self::TERMINATION_TABLE_RAW_TRAFFIC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_ft_size`](Self::log_max_ft_size) is: `0x04.29:24`.
    pub const LOG_MAX_FT_SIZE: Field = Field::new(0x4, 29, 24);
    /// log2 of the most entries in one table; Linux needs 16. `0x04.29:24`
    #[inline]
    pub const fn log_max_ft_size(&self) -> u32 {
        Self::LOG_MAX_FT_SIZE.get(&self.0)
    }
    /// Sets [`log_max_ft_size`](Self::log_max_ft_size).
    #[inline]
    pub const fn set_log_max_ft_size(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_FT_SIZE.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_modify_header_context`](Self::log_max_modify_header_context) is: `0x04.23:16`.
    pub const LOG_MAX_MODIFY_HEADER_CONTEXT: Field = Field::new(0x4, 23, 16);
    /// log2 of the most header modification contexts. `0x04.23:16`
    #[inline]
    pub const fn log_max_modify_header_context(&self) -> u32 {
        Self::LOG_MAX_MODIFY_HEADER_CONTEXT.get(&self.0)
    }
    /// Sets [`log_max_modify_header_context`](Self::log_max_modify_header_context).
    #[inline]
    pub const fn set_log_max_modify_header_context(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_MODIFY_HEADER_CONTEXT.set(&mut self.0, v);
        self
    }
    /// Where [`max_modify_header_actions`](Self::max_modify_header_actions) is: `0x04.15:8`.
    pub const MAX_MODIFY_HEADER_ACTIONS: Field = Field::new(0x4, 15, 8);
    /// Most actions in one header modification. `0x04.15:8`
    #[inline]
    pub const fn max_modify_header_actions(&self) -> u32 {
        Self::MAX_MODIFY_HEADER_ACTIONS.get(&self.0)
    }
    /// Sets [`max_modify_header_actions`](Self::max_modify_header_actions).
    #[inline]
    pub const fn set_max_modify_header_actions(&mut self, v: u32) -> &mut Self {
        Self::MAX_MODIFY_HEADER_ACTIONS.set(&mut self.0, v);
        self
    }
    /// Where [`max_ft_level`](Self::max_ft_level) is: `0x04.7:0`.
    pub const MAX_FT_LEVEL: Field = Field::new(0x4, 7, 0);
    /// Highest table level; Linux needs 59 for receive tables. `0x04.7:0`
    #[inline]
    pub const fn max_ft_level(&self) -> u32 {
        Self::MAX_FT_LEVEL.get(&self.0)
    }
    /// Sets [`max_ft_level`](Self::max_ft_level).
    #[inline]
    pub const fn set_max_ft_level(&mut self, v: u32) -> &mut Self {
        Self::MAX_FT_LEVEL.set(&mut self.0, v);
        self
    }
    /// Where [`reformat_add_esp_trasport`](Self::reformat_add_esp_trasport) is: `0x08.31`.
    pub const REFORMAT_ADD_ESP_TRASPORT: Field = Field::new(0x8, 31, 31);
    /// Reformat can add ESP in transport mode. `0x08.31`
    #[inline]
    pub const fn reformat_add_esp_trasport(&self) -> bool {
        Self::REFORMAT_ADD_ESP_TRASPORT.get(&self.0) != 0
    }
    /// Sets [`reformat_add_esp_trasport`](Self::reformat_add_esp_trasport).
    #[inline]
    pub const fn set_reformat_add_esp_trasport(&mut self, v: bool) -> &mut Self {
        Self::REFORMAT_ADD_ESP_TRASPORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reformat_l2_to_l3_esp_tunnel`](Self::reformat_l2_to_l3_esp_tunnel) is: `0x08.30`.
    pub const REFORMAT_L2_TO_L3_ESP_TUNNEL: Field = Field::new(0x8, 30, 30);
    /// Reformat from Ethernet to an ESP tunnel. `0x08.30`
    #[inline]
    pub const fn reformat_l2_to_l3_esp_tunnel(&self) -> bool {
        Self::REFORMAT_L2_TO_L3_ESP_TUNNEL.get(&self.0) != 0
    }
    /// Sets [`reformat_l2_to_l3_esp_tunnel`](Self::reformat_l2_to_l3_esp_tunnel).
    #[inline]
    pub const fn set_reformat_l2_to_l3_esp_tunnel(&mut self, v: bool) -> &mut Self {
        Self::REFORMAT_L2_TO_L3_ESP_TUNNEL.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reformat_add_esp_transport_over_udp`](Self::reformat_add_esp_transport_over_udp) is: `0x08.29`.
    pub const REFORMAT_ADD_ESP_TRANSPORT_OVER_UDP: Field = Field::new(0x8, 29, 29);
    /// Reformat can add ESP over UDP in transport mode. `0x08.29`
    #[inline]
    pub const fn reformat_add_esp_transport_over_udp(&self) -> bool {
        Self::REFORMAT_ADD_ESP_TRANSPORT_OVER_UDP.get(&self.0) != 0
    }
    /// Sets [`reformat_add_esp_transport_over_udp`](Self::reformat_add_esp_transport_over_udp).
    #[inline]
    pub const fn set_reformat_add_esp_transport_over_udp(
        &mut self,
        v: bool,
    ) -> &mut Self {
        Self::REFORMAT_ADD_ESP_TRANSPORT_OVER_UDP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reformat_del_esp_trasport`](Self::reformat_del_esp_trasport) is: `0x08.28`.
    pub const REFORMAT_DEL_ESP_TRASPORT: Field = Field::new(0x8, 28, 28);
    /// Reformat can remove ESP in transport mode. `0x08.28`
    #[inline]
    pub const fn reformat_del_esp_trasport(&self) -> bool {
        Self::REFORMAT_DEL_ESP_TRASPORT.get(&self.0) != 0
    }
    /// Sets [`reformat_del_esp_trasport`](Self::reformat_del_esp_trasport).
    #[inline]
    pub const fn set_reformat_del_esp_trasport(&mut self, v: bool) -> &mut Self {
        Self::REFORMAT_DEL_ESP_TRASPORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reformat_l3_esp_tunnel_to_l2`](Self::reformat_l3_esp_tunnel_to_l2) is: `0x08.27`.
    pub const REFORMAT_L3_ESP_TUNNEL_TO_L2: Field = Field::new(0x8, 27, 27);
    /// Reformat from an ESP tunnel to Ethernet. `0x08.27`
    #[inline]
    pub const fn reformat_l3_esp_tunnel_to_l2(&self) -> bool {
        Self::REFORMAT_L3_ESP_TUNNEL_TO_L2.get(&self.0) != 0
    }
    /// Sets [`reformat_l3_esp_tunnel_to_l2`](Self::reformat_l3_esp_tunnel_to_l2).
    #[inline]
    pub const fn set_reformat_l3_esp_tunnel_to_l2(&mut self, v: bool) -> &mut Self {
        Self::REFORMAT_L3_ESP_TUNNEL_TO_L2.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reformat_del_esp_transport_over_udp`](Self::reformat_del_esp_transport_over_udp) is: `0x08.26`.
    pub const REFORMAT_DEL_ESP_TRANSPORT_OVER_UDP: Field = Field::new(0x8, 26, 26);
    /// Reformat can remove ESP over UDP in transport mode. `0x08.26`
    #[inline]
    pub const fn reformat_del_esp_transport_over_udp(&self) -> bool {
        Self::REFORMAT_DEL_ESP_TRANSPORT_OVER_UDP.get(&self.0) != 0
    }
    /// Sets [`reformat_del_esp_transport_over_udp`](Self::reformat_del_esp_transport_over_udp).
    #[inline]
    pub const fn set_reformat_del_esp_transport_over_udp(
        &mut self,
        v: bool,
    ) -> &mut Self {
        Self::REFORMAT_DEL_ESP_TRANSPORT_OVER_UDP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`execute_aso`](Self::execute_aso) is: `0x08.25`.
    pub const EXECUTE_ASO: Field = Field::new(0x8, 25, 25);
    /// Rules can run an advanced steering operation (meters, connection tracking). `0x08.25`
    #[inline]
    pub const fn execute_aso(&self) -> bool {
        Self::EXECUTE_ASO.get(&self.0) != 0
    }
    /// Sets [`execute_aso`](Self::execute_aso).
    #[inline]
    pub const fn set_execute_aso(&mut self, v: bool) -> &mut Self {
        Self::EXECUTE_ASO.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reformat_l2_to_l3_psp_tunnel`](Self::reformat_l2_to_l3_psp_tunnel) is: `0x0c.31`.
    pub const REFORMAT_L2_TO_L3_PSP_TUNNEL: Field = Field::new(0xc, 31, 31);
    /// Reformat from Ethernet to a PSP tunnel. `0x0c.31`
    #[inline]
    pub const fn reformat_l2_to_l3_psp_tunnel(&self) -> bool {
        Self::REFORMAT_L2_TO_L3_PSP_TUNNEL.get(&self.0) != 0
    }
    /// Sets [`reformat_l2_to_l3_psp_tunnel`](Self::reformat_l2_to_l3_psp_tunnel).
    #[inline]
    pub const fn set_reformat_l2_to_l3_psp_tunnel(&mut self, v: bool) -> &mut Self {
        Self::REFORMAT_L2_TO_L3_PSP_TUNNEL.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reformat_l3_psp_tunnel_to_l2`](Self::reformat_l3_psp_tunnel_to_l2) is: `0x0c.30`.
    pub const REFORMAT_L3_PSP_TUNNEL_TO_L2: Field = Field::new(0xc, 30, 30);
    /// Reformat from a PSP tunnel to Ethernet. `0x0c.30`
    #[inline]
    pub const fn reformat_l3_psp_tunnel_to_l2(&self) -> bool {
        Self::REFORMAT_L3_PSP_TUNNEL_TO_L2.get(&self.0) != 0
    }
    /// Sets [`reformat_l3_psp_tunnel_to_l2`](Self::reformat_l3_psp_tunnel_to_l2).
    #[inline]
    pub const fn set_reformat_l3_psp_tunnel_to_l2(&mut self, v: bool) -> &mut Self {
        Self::REFORMAT_L3_PSP_TUNNEL_TO_L2.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reformat_insert`](Self::reformat_insert) is: `0x0c.29`.
    pub const REFORMAT_INSERT: Field = Field::new(0xc, 29, 29);
    /// Reformat can insert bytes at any header offset. `0x0c.29`
    #[inline]
    pub const fn reformat_insert(&self) -> bool {
        Self::REFORMAT_INSERT.get(&self.0) != 0
    }
    /// Sets [`reformat_insert`](Self::reformat_insert).
    #[inline]
    pub const fn set_reformat_insert(&mut self, v: bool) -> &mut Self {
        Self::REFORMAT_INSERT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reformat_remove`](Self::reformat_remove) is: `0x0c.28`.
    pub const REFORMAT_REMOVE: Field = Field::new(0xc, 28, 28);
    /// Reformat can remove bytes at any header offset. `0x0c.28`
    #[inline]
    pub const fn reformat_remove(&self) -> bool {
        Self::REFORMAT_REMOVE.get(&self.0) != 0
    }
    /// Sets [`reformat_remove`](Self::reformat_remove).
    #[inline]
    pub const fn set_reformat_remove(&mut self, v: bool) -> &mut Self {
        Self::REFORMAT_REMOVE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`macsec_encrypt`](Self::macsec_encrypt) is: `0x0c.27`.
    pub const MACSEC_ENCRYPT: Field = Field::new(0xc, 27, 27);
    /// Rules can encrypt with MACsec. `0x0c.27`
    #[inline]
    pub const fn macsec_encrypt(&self) -> bool {
        Self::MACSEC_ENCRYPT.get(&self.0) != 0
    }
    /// Sets [`macsec_encrypt`](Self::macsec_encrypt).
    #[inline]
    pub const fn set_macsec_encrypt(&mut self, v: bool) -> &mut Self {
        Self::MACSEC_ENCRYPT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`macsec_decrypt`](Self::macsec_decrypt) is: `0x0c.26`.
    pub const MACSEC_DECRYPT: Field = Field::new(0xc, 26, 26);
    /// Rules can decrypt MACsec. `0x0c.26`
    #[inline]
    pub const fn macsec_decrypt(&self) -> bool {
        Self::MACSEC_DECRYPT.get(&self.0) != 0
    }
    /// Sets [`macsec_decrypt`](Self::macsec_decrypt).
    #[inline]
    pub const fn set_macsec_decrypt(&mut self, v: bool) -> &mut Self {
        Self::MACSEC_DECRYPT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`psp_encrypt`](Self::psp_encrypt) is: `0x0c.25`.
    pub const PSP_ENCRYPT: Field = Field::new(0xc, 25, 25);
    /// Rules can encrypt with PSP. `0x0c.25`
    #[inline]
    pub const fn psp_encrypt(&self) -> bool {
        Self::PSP_ENCRYPT.get(&self.0) != 0
    }
    /// Sets [`psp_encrypt`](Self::psp_encrypt).
    #[inline]
    pub const fn set_psp_encrypt(&mut self, v: bool) -> &mut Self {
        Self::PSP_ENCRYPT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`psp_decrypt`](Self::psp_decrypt) is: `0x0c.24`.
    pub const PSP_DECRYPT: Field = Field::new(0xc, 24, 24);
    /// Rules can decrypt PSP. `0x0c.24`
    #[inline]
    pub const fn psp_decrypt(&self) -> bool {
        Self::PSP_DECRYPT.get(&self.0) != 0
    }
    /// Sets [`psp_decrypt`](Self::psp_decrypt).
    #[inline]
    pub const fn set_psp_decrypt(&mut self, v: bool) -> &mut Self {
        Self::PSP_DECRYPT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reformat_add_macsec`](Self::reformat_add_macsec) is: `0x0c.23`.
    pub const REFORMAT_ADD_MACSEC: Field = Field::new(0xc, 23, 23);
    /// Reformat can add a MACsec header. `0x0c.23`
    #[inline]
    pub const fn reformat_add_macsec(&self) -> bool {
        Self::REFORMAT_ADD_MACSEC.get(&self.0) != 0
    }
    /// Sets [`reformat_add_macsec`](Self::reformat_add_macsec).
    #[inline]
    pub const fn set_reformat_add_macsec(&mut self, v: bool) -> &mut Self {
        Self::REFORMAT_ADD_MACSEC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reformat_remove_macsec`](Self::reformat_remove_macsec) is: `0x0c.22`.
    pub const REFORMAT_REMOVE_MACSEC: Field = Field::new(0xc, 22, 22);
    /// Reformat can remove a MACsec header. `0x0c.22`
    #[inline]
    pub const fn reformat_remove_macsec(&self) -> bool {
        Self::REFORMAT_REMOVE_MACSEC.get(&self.0) != 0
    }
    /// Sets [`reformat_remove_macsec`](Self::reformat_remove_macsec).
    #[inline]
    pub const fn set_reformat_remove_macsec(&mut self, v: bool) -> &mut Self {
        Self::REFORMAT_REMOVE_MACSEC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reparse`](Self::reparse) is: `0x0c.21`.
    pub const REPARSE: Field = Field::new(0xc, 21, 21);
    /// Packets are parsed again after a reformat. `0x0c.21`
    #[inline]
    pub const fn reparse(&self) -> bool {
        Self::REPARSE.get(&self.0) != 0
    }
    /// Sets [`reparse`](Self::reparse).
    #[inline]
    pub const fn set_reparse(&mut self, v: bool) -> &mut Self {
        Self::REPARSE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`cross_vhca_object`](Self::cross_vhca_object) is: `0x0c.19`.
    pub const CROSS_VHCA_OBJECT: Field = Field::new(0xc, 19, 19);
    /// Rules can use objects of another vHCA. `0x0c.19`
    #[inline]
    pub const fn cross_vhca_object(&self) -> bool {
        Self::CROSS_VHCA_OBJECT.get(&self.0) != 0
    }
    /// Sets [`cross_vhca_object`](Self::cross_vhca_object).
    #[inline]
    pub const fn set_cross_vhca_object(&mut self, v: bool) -> &mut Self {
        Self::CROSS_VHCA_OBJECT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reformat_l2_to_l3_audp_tunnel`](Self::reformat_l2_to_l3_audp_tunnel) is: `0x0c.18`.
    pub const REFORMAT_L2_TO_L3_AUDP_TUNNEL: Field = Field::new(0xc, 18, 18);
    /// Reformat from Ethernet to an AUDP tunnel. `0x0c.18`
    #[inline]
    pub const fn reformat_l2_to_l3_audp_tunnel(&self) -> bool {
        Self::REFORMAT_L2_TO_L3_AUDP_TUNNEL.get(&self.0) != 0
    }
    /// Sets [`reformat_l2_to_l3_audp_tunnel`](Self::reformat_l2_to_l3_audp_tunnel).
    #[inline]
    pub const fn set_reformat_l2_to_l3_audp_tunnel(&mut self, v: bool) -> &mut Self {
        Self::REFORMAT_L2_TO_L3_AUDP_TUNNEL.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reformat_l3_audp_tunnel_to_l2`](Self::reformat_l3_audp_tunnel_to_l2) is: `0x0c.17`.
    pub const REFORMAT_L3_AUDP_TUNNEL_TO_L2: Field = Field::new(0xc, 17, 17);
    /// Reformat from an AUDP tunnel to Ethernet. `0x0c.17`
    #[inline]
    pub const fn reformat_l3_audp_tunnel_to_l2(&self) -> bool {
        Self::REFORMAT_L3_AUDP_TUNNEL_TO_L2.get(&self.0) != 0
    }
    /// Sets [`reformat_l3_audp_tunnel_to_l2`](Self::reformat_l3_audp_tunnel_to_l2).
    #[inline]
    pub const fn set_reformat_l3_audp_tunnel_to_l2(&mut self, v: bool) -> &mut Self {
        Self::REFORMAT_L3_AUDP_TUNNEL_TO_L2.set(&mut self.0, v as u32);
        self
    }
    /// Where [`ignore_flow_level_rtc_valid`](Self::ignore_flow_level_rtc_valid) is: `0x0c.16`.
    pub const IGNORE_FLOW_LEVEL_RTC_VALID: Field = Field::new(0xc, 16, 16);
    /// Any-level forwarding also works with WQE-updated tables. `0x0c.16`
    #[inline]
    pub const fn ignore_flow_level_rtc_valid(&self) -> bool {
        Self::IGNORE_FLOW_LEVEL_RTC_VALID.get(&self.0) != 0
    }
    /// Sets [`ignore_flow_level_rtc_valid`](Self::ignore_flow_level_rtc_valid).
    #[inline]
    pub const fn set_ignore_flow_level_rtc_valid(&mut self, v: bool) -> &mut Self {
        Self::IGNORE_FLOW_LEVEL_RTC_VALID.set(&mut self.0, v as u32);
        self
    }
    /// Where [`reformat_del_psp_transport`](Self::reformat_del_psp_transport) is: `0x0c.8`.
    pub const REFORMAT_DEL_PSP_TRANSPORT: Field = Field::new(0xc, 8, 8);
    /// Reformat can remove PSP in transport mode. `0x0c.8`
    #[inline]
    pub const fn reformat_del_psp_transport(&self) -> bool {
        Self::REFORMAT_DEL_PSP_TRANSPORT.get(&self.0) != 0
    }
    /// Sets [`reformat_del_psp_transport`](Self::reformat_del_psp_transport).
    #[inline]
    pub const fn set_reformat_del_psp_transport(&mut self, v: bool) -> &mut Self {
        Self::REFORMAT_DEL_PSP_TRANSPORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`log_max_ft_num`](Self::log_max_ft_num) is: `0x0c.7:0`.
    pub const LOG_MAX_FT_NUM: Field = Field::new(0xc, 7, 0);
    /// log2 of the most tables. `0x0c.7:0`
    #[inline]
    pub const fn log_max_ft_num(&self) -> u32 {
        Self::LOG_MAX_FT_NUM.get(&self.0)
    }
    /// Sets [`log_max_ft_num`](Self::log_max_ft_num).
    #[inline]
    pub const fn set_log_max_ft_num(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_FT_NUM.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_flow_counter`](Self::log_max_flow_counter) is: `0x10.15:8`.
    pub const LOG_MAX_FLOW_COUNTER: Field = Field::new(0x10, 15, 8);
    /// log2 of the most counters in one rule. `0x10.15:8`
    #[inline]
    pub const fn log_max_flow_counter(&self) -> u32 {
        Self::LOG_MAX_FLOW_COUNTER.get(&self.0)
    }
    /// Sets [`log_max_flow_counter`](Self::log_max_flow_counter).
    #[inline]
    pub const fn set_log_max_flow_counter(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_FLOW_COUNTER.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_destination`](Self::log_max_destination) is: `0x10.7:0`.
    pub const LOG_MAX_DESTINATION: Field = Field::new(0x10, 7, 0);
    /// log2 of the most destinations in one rule. `0x10.7:0`
    #[inline]
    pub const fn log_max_destination(&self) -> u32 {
        Self::LOG_MAX_DESTINATION.get(&self.0)
    }
    /// Sets [`log_max_destination`](Self::log_max_destination).
    #[inline]
    pub const fn set_log_max_destination(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_DESTINATION.set(&mut self.0, v);
        self
    }
    /// Where [`log_max_flow`](Self::log_max_flow) is: `0x14.7:0`.
    pub const LOG_MAX_FLOW: Field = Field::new(0x14, 7, 0);
    /// log2 of the most rules over all tables. `0x14.7:0`
    #[inline]
    pub const fn log_max_flow(&self) -> u32 {
        Self::LOG_MAX_FLOW.get(&self.0)
    }
    /// Sets [`log_max_flow`](Self::log_max_flow).
    #[inline]
    pub const fn set_log_max_flow(&mut self, v: u32) -> &mut Self {
        Self::LOG_MAX_FLOW.set(&mut self.0, v);
        self
    }
    /// Fields that can be matched. `0x20`
    #[inline]
    pub fn ft_field_support(&self) -> &super::hca_cap_types::FlowTableFieldsSupported {
        <super::hca_cap_types::FlowTableFieldsSupported>::ref_from_bytes(
                &self.as_bytes()[0x20..0x30],
            )
            .expect("in the layout")
    }
    /// [`ft_field_support`](Self::ft_field_support), to be written.
    #[inline]
    pub fn ft_field_support_mut(
        &mut self,
    ) -> &mut super::hca_cap_types::FlowTableFieldsSupported {
        <super::hca_cap_types::FlowTableFieldsSupported>::mut_from_bytes(
                &mut self.0.as_mut_bytes()[0x20..0x30],
            )
            .expect("in the layout")
    }
    /// Fields that can be matched under a partial mask. `0x30`
    #[inline]
    pub fn ft_field_bitmask_support(
        &self,
    ) -> &super::hca_cap_types::FlowTableFieldsSupported {
        <super::hca_cap_types::FlowTableFieldsSupported>::ref_from_bytes(
                &self.as_bytes()[0x30..0x40],
            )
            .expect("in the layout")
    }
    /// [`ft_field_bitmask_support`](Self::ft_field_bitmask_support), to be written.
    #[inline]
    pub fn ft_field_bitmask_support_mut(
        &mut self,
    ) -> &mut super::hca_cap_types::FlowTableFieldsSupported {
        <super::hca_cap_types::FlowTableFieldsSupported>::mut_from_bytes(
                &mut self.0.as_mut_bytes()[0x30..0x40],
            )
            .expect("in the layout")
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "ft_support",
            kind: FieldKind::Bits(Self::FT_SUPPORT),
        },
        NamedField {
            name: "flow_counter",
            kind: FieldKind::Bits(Self::FLOW_COUNTER),
        },
        NamedField {
            name: "flow_modify_en",
            kind: FieldKind::Bits(Self::FLOW_MODIFY_EN),
        },
        NamedField {
            name: "modify_root",
            kind: FieldKind::Bits(Self::MODIFY_ROOT),
        },
        NamedField {
            name: "identified_miss_table_mode",
            kind: FieldKind::Bits(Self::IDENTIFIED_MISS_TABLE_MODE),
        },
        NamedField {
            name: "flow_table_modify",
            kind: FieldKind::Bits(Self::FLOW_TABLE_MODIFY),
        },
        NamedField {
            name: "reformat",
            kind: FieldKind::Bits(Self::REFORMAT),
        },
        NamedField {
            name: "decap",
            kind: FieldKind::Bits(Self::DECAP),
        },
        NamedField {
            name: "reset_root_to_default",
            kind: FieldKind::Bits(Self::RESET_ROOT_TO_DEFAULT),
        },
        NamedField {
            name: "pop_vlan",
            kind: FieldKind::Bits(Self::POP_VLAN),
        },
        NamedField {
            name: "push_vlan",
            kind: FieldKind::Bits(Self::PUSH_VLAN),
        },
        NamedField {
            name: "pop_vlan_2",
            kind: FieldKind::Bits(Self::POP_VLAN_2),
        },
        NamedField {
            name: "push_vlan_2",
            kind: FieldKind::Bits(Self::PUSH_VLAN_2),
        },
        NamedField {
            name: "reformat_and_vlan_action",
            kind: FieldKind::Bits(Self::REFORMAT_AND_VLAN_ACTION),
        },
        NamedField {
            name: "sw_owner",
            kind: FieldKind::Bits(Self::SW_OWNER),
        },
        NamedField {
            name: "reformat_l3_tunnel_to_l2",
            kind: FieldKind::Bits(Self::REFORMAT_L3_TUNNEL_TO_L2),
        },
        NamedField {
            name: "reformat_l2_to_l3_tunnel",
            kind: FieldKind::Bits(Self::REFORMAT_L2_TO_L3_TUNNEL),
        },
        NamedField {
            name: "reformat_and_modify_action",
            kind: FieldKind::Bits(Self::REFORMAT_AND_MODIFY_ACTION),
        },
        NamedField {
            name: "ignore_flow_level",
            kind: FieldKind::Bits(Self::IGNORE_FLOW_LEVEL),
        },
        NamedField {
            name: "table_miss_action_domain",
            kind: FieldKind::Bits(Self::TABLE_MISS_ACTION_DOMAIN),
        },
        NamedField {
            name: "termination_table",
            kind: FieldKind::Bits(Self::TERMINATION_TABLE),
        },
        NamedField {
            name: "reformat_and_fwd_to_table",
            kind: FieldKind::Bits(Self::REFORMAT_AND_FWD_TO_TABLE),
        },
        NamedField {
            name: "forward_vhca_rx",
            kind: FieldKind::Bits(Self::FORWARD_VHCA_RX),
        },
        NamedField {
            name: "ipsec_encrypt",
            kind: FieldKind::Bits(Self::IPSEC_ENCRYPT),
        },
        NamedField {
            name: "ipsec_decrypt",
            kind: FieldKind::Bits(Self::IPSEC_DECRYPT),
        },
        NamedField {
            name: "sw_owner_v2",
            kind: FieldKind::Bits(Self::SW_OWNER_V2),
        },
        NamedField {
            name: "termination_table_raw_traffic",
            kind: FieldKind::Bits(Self::TERMINATION_TABLE_RAW_TRAFFIC),
        },
        NamedField {
            name: "log_max_ft_size",
            kind: FieldKind::Bits(Self::LOG_MAX_FT_SIZE),
        },
        NamedField {
            name: "log_max_modify_header_context",
            kind: FieldKind::Bits(Self::LOG_MAX_MODIFY_HEADER_CONTEXT),
        },
        NamedField {
            name: "max_modify_header_actions",
            kind: FieldKind::Bits(Self::MAX_MODIFY_HEADER_ACTIONS),
        },
        NamedField {
            name: "max_ft_level",
            kind: FieldKind::Bits(Self::MAX_FT_LEVEL),
        },
        NamedField {
            name: "reformat_add_esp_trasport",
            kind: FieldKind::Bits(Self::REFORMAT_ADD_ESP_TRASPORT),
        },
        NamedField {
            name: "reformat_l2_to_l3_esp_tunnel",
            kind: FieldKind::Bits(Self::REFORMAT_L2_TO_L3_ESP_TUNNEL),
        },
        NamedField {
            name: "reformat_add_esp_transport_over_udp",
            kind: FieldKind::Bits(Self::REFORMAT_ADD_ESP_TRANSPORT_OVER_UDP),
        },
        NamedField {
            name: "reformat_del_esp_trasport",
            kind: FieldKind::Bits(Self::REFORMAT_DEL_ESP_TRASPORT),
        },
        NamedField {
            name: "reformat_l3_esp_tunnel_to_l2",
            kind: FieldKind::Bits(Self::REFORMAT_L3_ESP_TUNNEL_TO_L2),
        },
        NamedField {
            name: "reformat_del_esp_transport_over_udp",
            kind: FieldKind::Bits(Self::REFORMAT_DEL_ESP_TRANSPORT_OVER_UDP),
        },
        NamedField {
            name: "execute_aso",
            kind: FieldKind::Bits(Self::EXECUTE_ASO),
        },
        NamedField {
            name: "reformat_l2_to_l3_psp_tunnel",
            kind: FieldKind::Bits(Self::REFORMAT_L2_TO_L3_PSP_TUNNEL),
        },
        NamedField {
            name: "reformat_l3_psp_tunnel_to_l2",
            kind: FieldKind::Bits(Self::REFORMAT_L3_PSP_TUNNEL_TO_L2),
        },
        NamedField {
            name: "reformat_insert",
            kind: FieldKind::Bits(Self::REFORMAT_INSERT),
        },
        NamedField {
            name: "reformat_remove",
            kind: FieldKind::Bits(Self::REFORMAT_REMOVE),
        },
        NamedField {
            name: "macsec_encrypt",
            kind: FieldKind::Bits(Self::MACSEC_ENCRYPT),
        },
        NamedField {
            name: "macsec_decrypt",
            kind: FieldKind::Bits(Self::MACSEC_DECRYPT),
        },
        NamedField {
            name: "psp_encrypt",
            kind: FieldKind::Bits(Self::PSP_ENCRYPT),
        },
        NamedField {
            name: "psp_decrypt",
            kind: FieldKind::Bits(Self::PSP_DECRYPT),
        },
        NamedField {
            name: "reformat_add_macsec",
            kind: FieldKind::Bits(Self::REFORMAT_ADD_MACSEC),
        },
        NamedField {
            name: "reformat_remove_macsec",
            kind: FieldKind::Bits(Self::REFORMAT_REMOVE_MACSEC),
        },
        NamedField {
            name: "reparse",
            kind: FieldKind::Bits(Self::REPARSE),
        },
        NamedField {
            name: "cross_vhca_object",
            kind: FieldKind::Bits(Self::CROSS_VHCA_OBJECT),
        },
        NamedField {
            name: "reformat_l2_to_l3_audp_tunnel",
            kind: FieldKind::Bits(Self::REFORMAT_L2_TO_L3_AUDP_TUNNEL),
        },
        NamedField {
            name: "reformat_l3_audp_tunnel_to_l2",
            kind: FieldKind::Bits(Self::REFORMAT_L3_AUDP_TUNNEL_TO_L2),
        },
        NamedField {
            name: "ignore_flow_level_rtc_valid",
            kind: FieldKind::Bits(Self::IGNORE_FLOW_LEVEL_RTC_VALID),
        },
        NamedField {
            name: "reformat_del_psp_transport",
            kind: FieldKind::Bits(Self::REFORMAT_DEL_PSP_TRANSPORT),
        },
        NamedField {
            name: "log_max_ft_num",
            kind: FieldKind::Bits(Self::LOG_MAX_FT_NUM),
        },
        NamedField {
            name: "log_max_flow_counter",
            kind: FieldKind::Bits(Self::LOG_MAX_FLOW_COUNTER),
        },
        NamedField {
            name: "log_max_destination",
            kind: FieldKind::Bits(Self::LOG_MAX_DESTINATION),
        },
        NamedField {
            name: "log_max_flow",
            kind: FieldKind::Bits(Self::LOG_MAX_FLOW),
        },
        NamedField {
            name: "ft_field_support",
            kind: FieldKind::Layout(
                0x20,
                <super::hca_cap_types::FlowTableFieldsSupported>::FIELDS,
            ),
        },
        NamedField {
            name: "ft_field_bitmask_support",
            kind: FieldKind::Layout(
                0x30,
                <super::hca_cap_types::FlowTableFieldsSupported>::FIELDS,
            ),
        },
    ];
}
impl Default for FlowTablePropLayout {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for FlowTablePropLayout {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "FlowTablePropLayout", Self::FIELDS, self.as_bytes())
    }
}
/// Match fields, one bit each (four bits where several dword parts exist).
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_flow_table_fields_supported_bits`.
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
pub struct FlowTableFieldsSupported([U32; 4]);
const _: () = assert!(size_of::< FlowTableFieldsSupported > () == 0x10);
impl FlowTableFieldsSupported {
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
    /// Where [`outer_dmac`](Self::outer_dmac) is: `0x00.31`.
    pub const OUTER_DMAC: Field = Field::new(0x0, 31, 31);
    /// Match on the destination MAC address, outer headers. `0x00.31`
    #[inline]
    pub const fn outer_dmac(&self) -> bool {
        Self::OUTER_DMAC.get(&self.0) != 0
    }
    /// Sets [`outer_dmac`](Self::outer_dmac).
    #[inline]
    pub const fn set_outer_dmac(&mut self, v: bool) -> &mut Self {
        Self::OUTER_DMAC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_smac`](Self::outer_smac) is: `0x00.30`.
    pub const OUTER_SMAC: Field = Field::new(0x0, 30, 30);
    /// Match on the source MAC address, outer headers. `0x00.30`
    #[inline]
    pub const fn outer_smac(&self) -> bool {
        Self::OUTER_SMAC.get(&self.0) != 0
    }
    /// Sets [`outer_smac`](Self::outer_smac).
    #[inline]
    pub const fn set_outer_smac(&mut self, v: bool) -> &mut Self {
        Self::OUTER_SMAC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_ether_type`](Self::outer_ether_type) is: `0x00.29`.
    pub const OUTER_ETHER_TYPE: Field = Field::new(0x0, 29, 29);
    /// Match on the Ethertype, outer headers. `0x00.29`
    #[inline]
    pub const fn outer_ether_type(&self) -> bool {
        Self::OUTER_ETHER_TYPE.get(&self.0) != 0
    }
    /// Sets [`outer_ether_type`](Self::outer_ether_type).
    #[inline]
    pub const fn set_outer_ether_type(&mut self, v: bool) -> &mut Self {
        Self::OUTER_ETHER_TYPE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_ip_version`](Self::outer_ip_version) is: `0x00.28`.
    pub const OUTER_IP_VERSION: Field = Field::new(0x0, 28, 28);
    /// Match on the IP version, outer headers. `0x00.28`
    #[inline]
    pub const fn outer_ip_version(&self) -> bool {
        Self::OUTER_IP_VERSION.get(&self.0) != 0
    }
    /// Sets [`outer_ip_version`](Self::outer_ip_version).
    #[inline]
    pub const fn set_outer_ip_version(&mut self, v: bool) -> &mut Self {
        Self::OUTER_IP_VERSION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_first_prio`](Self::outer_first_prio) is: `0x00.27`.
    pub const OUTER_FIRST_PRIO: Field = Field::new(0x0, 27, 27);
    /// Match on the priority of the first VLAN tag, outer headers. `0x00.27`
    #[inline]
    pub const fn outer_first_prio(&self) -> bool {
        Self::OUTER_FIRST_PRIO.get(&self.0) != 0
    }
    /// Sets [`outer_first_prio`](Self::outer_first_prio).
    #[inline]
    pub const fn set_outer_first_prio(&mut self, v: bool) -> &mut Self {
        Self::OUTER_FIRST_PRIO.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_first_cfi`](Self::outer_first_cfi) is: `0x00.26`.
    pub const OUTER_FIRST_CFI: Field = Field::new(0x0, 26, 26);
    /// Match on the CFI bit of the first VLAN tag, outer headers. `0x00.26`
    #[inline]
    pub const fn outer_first_cfi(&self) -> bool {
        Self::OUTER_FIRST_CFI.get(&self.0) != 0
    }
    /// Sets [`outer_first_cfi`](Self::outer_first_cfi).
    #[inline]
    pub const fn set_outer_first_cfi(&mut self, v: bool) -> &mut Self {
        Self::OUTER_FIRST_CFI.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_first_vid`](Self::outer_first_vid) is: `0x00.25`.
    pub const OUTER_FIRST_VID: Field = Field::new(0x0, 25, 25);
    /// Match on the VLAN id of the first tag, outer headers. `0x00.25`
    #[inline]
    pub const fn outer_first_vid(&self) -> bool {
        Self::OUTER_FIRST_VID.get(&self.0) != 0
    }
    /// Sets [`outer_first_vid`](Self::outer_first_vid).
    #[inline]
    pub const fn set_outer_first_vid(&mut self, v: bool) -> &mut Self {
        Self::OUTER_FIRST_VID.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_ipv4_ttl`](Self::outer_ipv4_ttl) is: `0x00.24`.
    pub const OUTER_IPV4_TTL: Field = Field::new(0x0, 24, 24);
    /// Match on the IPv4 TTL, outer headers. `0x00.24`
    #[inline]
    pub const fn outer_ipv4_ttl(&self) -> bool {
        Self::OUTER_IPV4_TTL.get(&self.0) != 0
    }
    /// Sets [`outer_ipv4_ttl`](Self::outer_ipv4_ttl).
    #[inline]
    pub const fn set_outer_ipv4_ttl(&mut self, v: bool) -> &mut Self {
        Self::OUTER_IPV4_TTL.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_second_prio`](Self::outer_second_prio) is: `0x00.23`.
    pub const OUTER_SECOND_PRIO: Field = Field::new(0x0, 23, 23);
    /// Match on the priority of the second VLAN tag, outer headers. `0x00.23`
    #[inline]
    pub const fn outer_second_prio(&self) -> bool {
        Self::OUTER_SECOND_PRIO.get(&self.0) != 0
    }
    /// Sets [`outer_second_prio`](Self::outer_second_prio).
    #[inline]
    pub const fn set_outer_second_prio(&mut self, v: bool) -> &mut Self {
        Self::OUTER_SECOND_PRIO.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_second_cfi`](Self::outer_second_cfi) is: `0x00.22`.
    pub const OUTER_SECOND_CFI: Field = Field::new(0x0, 22, 22);
    /// Match on the CFI bit of the second VLAN tag, outer headers. `0x00.22`
    #[inline]
    pub const fn outer_second_cfi(&self) -> bool {
        Self::OUTER_SECOND_CFI.get(&self.0) != 0
    }
    /// Sets [`outer_second_cfi`](Self::outer_second_cfi).
    #[inline]
    pub const fn set_outer_second_cfi(&mut self, v: bool) -> &mut Self {
        Self::OUTER_SECOND_CFI.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_second_vid`](Self::outer_second_vid) is: `0x00.21`.
    pub const OUTER_SECOND_VID: Field = Field::new(0x0, 21, 21);
    /// Match on the VLAN id of the second tag, outer headers. `0x00.21`
    #[inline]
    pub const fn outer_second_vid(&self) -> bool {
        Self::OUTER_SECOND_VID.get(&self.0) != 0
    }
    /// Sets [`outer_second_vid`](Self::outer_second_vid).
    #[inline]
    pub const fn set_outer_second_vid(&mut self, v: bool) -> &mut Self {
        Self::OUTER_SECOND_VID.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_sip`](Self::outer_sip) is: `0x00.19`.
    pub const OUTER_SIP: Field = Field::new(0x0, 19, 19);
    /// Match on the source IP address, outer headers. `0x00.19`
    #[inline]
    pub const fn outer_sip(&self) -> bool {
        Self::OUTER_SIP.get(&self.0) != 0
    }
    /// Sets [`outer_sip`](Self::outer_sip).
    #[inline]
    pub const fn set_outer_sip(&mut self, v: bool) -> &mut Self {
        Self::OUTER_SIP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_dip`](Self::outer_dip) is: `0x00.18`.
    pub const OUTER_DIP: Field = Field::new(0x0, 18, 18);
    /// Match on the destination IP address, outer headers. `0x00.18`
    #[inline]
    pub const fn outer_dip(&self) -> bool {
        Self::OUTER_DIP.get(&self.0) != 0
    }
    /// Sets [`outer_dip`](Self::outer_dip).
    #[inline]
    pub const fn set_outer_dip(&mut self, v: bool) -> &mut Self {
        Self::OUTER_DIP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_frag`](Self::outer_frag) is: `0x00.17`.
    pub const OUTER_FRAG: Field = Field::new(0x0, 17, 17);
    /// Match on the IP fragment flag, outer headers. `0x00.17`
    #[inline]
    pub const fn outer_frag(&self) -> bool {
        Self::OUTER_FRAG.get(&self.0) != 0
    }
    /// Sets [`outer_frag`](Self::outer_frag).
    #[inline]
    pub const fn set_outer_frag(&mut self, v: bool) -> &mut Self {
        Self::OUTER_FRAG.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_ip_protocol`](Self::outer_ip_protocol) is: `0x00.16`.
    pub const OUTER_IP_PROTOCOL: Field = Field::new(0x0, 16, 16);
    /// Match on the IP protocol number, outer headers. `0x00.16`
    #[inline]
    pub const fn outer_ip_protocol(&self) -> bool {
        Self::OUTER_IP_PROTOCOL.get(&self.0) != 0
    }
    /// Sets [`outer_ip_protocol`](Self::outer_ip_protocol).
    #[inline]
    pub const fn set_outer_ip_protocol(&mut self, v: bool) -> &mut Self {
        Self::OUTER_IP_PROTOCOL.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_ip_ecn`](Self::outer_ip_ecn) is: `0x00.15`.
    pub const OUTER_IP_ECN: Field = Field::new(0x0, 15, 15);
    /// Match on the IP ECN bits, outer headers. `0x00.15`
    #[inline]
    pub const fn outer_ip_ecn(&self) -> bool {
        Self::OUTER_IP_ECN.get(&self.0) != 0
    }
    /// Sets [`outer_ip_ecn`](Self::outer_ip_ecn).
    #[inline]
    pub const fn set_outer_ip_ecn(&mut self, v: bool) -> &mut Self {
        Self::OUTER_IP_ECN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_ip_dscp`](Self::outer_ip_dscp) is: `0x00.14`.
    pub const OUTER_IP_DSCP: Field = Field::new(0x0, 14, 14);
    /// Match on the IP DSCP, outer headers. `0x00.14`
    #[inline]
    pub const fn outer_ip_dscp(&self) -> bool {
        Self::OUTER_IP_DSCP.get(&self.0) != 0
    }
    /// Sets [`outer_ip_dscp`](Self::outer_ip_dscp).
    #[inline]
    pub const fn set_outer_ip_dscp(&mut self, v: bool) -> &mut Self {
        Self::OUTER_IP_DSCP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_udp_sport`](Self::outer_udp_sport) is: `0x00.13`.
    pub const OUTER_UDP_SPORT: Field = Field::new(0x0, 13, 13);
    /// Match on the UDP source port, outer headers. `0x00.13`
    #[inline]
    pub const fn outer_udp_sport(&self) -> bool {
        Self::OUTER_UDP_SPORT.get(&self.0) != 0
    }
    /// Sets [`outer_udp_sport`](Self::outer_udp_sport).
    #[inline]
    pub const fn set_outer_udp_sport(&mut self, v: bool) -> &mut Self {
        Self::OUTER_UDP_SPORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_udp_dport`](Self::outer_udp_dport) is: `0x00.12`.
    pub const OUTER_UDP_DPORT: Field = Field::new(0x0, 12, 12);
    /// Match on the UDP destination port, outer headers. `0x00.12`
    #[inline]
    pub const fn outer_udp_dport(&self) -> bool {
        Self::OUTER_UDP_DPORT.get(&self.0) != 0
    }
    /// Sets [`outer_udp_dport`](Self::outer_udp_dport).
    #[inline]
    pub const fn set_outer_udp_dport(&mut self, v: bool) -> &mut Self {
        Self::OUTER_UDP_DPORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_tcp_sport`](Self::outer_tcp_sport) is: `0x00.11`.
    pub const OUTER_TCP_SPORT: Field = Field::new(0x0, 11, 11);
    /// Match on the TCP source port, outer headers. `0x00.11`
    #[inline]
    pub const fn outer_tcp_sport(&self) -> bool {
        Self::OUTER_TCP_SPORT.get(&self.0) != 0
    }
    /// Sets [`outer_tcp_sport`](Self::outer_tcp_sport).
    #[inline]
    pub const fn set_outer_tcp_sport(&mut self, v: bool) -> &mut Self {
        Self::OUTER_TCP_SPORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_tcp_dport`](Self::outer_tcp_dport) is: `0x00.10`.
    pub const OUTER_TCP_DPORT: Field = Field::new(0x0, 10, 10);
    /// Match on the TCP destination port, outer headers. `0x00.10`
    #[inline]
    pub const fn outer_tcp_dport(&self) -> bool {
        Self::OUTER_TCP_DPORT.get(&self.0) != 0
    }
    /// Sets [`outer_tcp_dport`](Self::outer_tcp_dport).
    #[inline]
    pub const fn set_outer_tcp_dport(&mut self, v: bool) -> &mut Self {
        Self::OUTER_TCP_DPORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_tcp_flags`](Self::outer_tcp_flags) is: `0x00.9`.
    pub const OUTER_TCP_FLAGS: Field = Field::new(0x0, 9, 9);
    /// Match on the TCP flags, outer headers. `0x00.9`
    #[inline]
    pub const fn outer_tcp_flags(&self) -> bool {
        Self::OUTER_TCP_FLAGS.get(&self.0) != 0
    }
    /// Sets [`outer_tcp_flags`](Self::outer_tcp_flags).
    #[inline]
    pub const fn set_outer_tcp_flags(&mut self, v: bool) -> &mut Self {
        Self::OUTER_TCP_FLAGS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_gre_protocol`](Self::outer_gre_protocol) is: `0x00.8`.
    pub const OUTER_GRE_PROTOCOL: Field = Field::new(0x0, 8, 8);
    /// Match on the GRE protocol. `0x00.8`
    #[inline]
    pub const fn outer_gre_protocol(&self) -> bool {
        Self::OUTER_GRE_PROTOCOL.get(&self.0) != 0
    }
    /// Sets [`outer_gre_protocol`](Self::outer_gre_protocol).
    #[inline]
    pub const fn set_outer_gre_protocol(&mut self, v: bool) -> &mut Self {
        Self::OUTER_GRE_PROTOCOL.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_gre_key`](Self::outer_gre_key) is: `0x00.7`.
    pub const OUTER_GRE_KEY: Field = Field::new(0x0, 7, 7);
    /// Match on the GRE key. `0x00.7`
    #[inline]
    pub const fn outer_gre_key(&self) -> bool {
        Self::OUTER_GRE_KEY.get(&self.0) != 0
    }
    /// Sets [`outer_gre_key`](Self::outer_gre_key).
    #[inline]
    pub const fn set_outer_gre_key(&mut self, v: bool) -> &mut Self {
        Self::OUTER_GRE_KEY.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_vxlan_vni`](Self::outer_vxlan_vni) is: `0x00.6`.
    pub const OUTER_VXLAN_VNI: Field = Field::new(0x0, 6, 6);
    /// Match on the VXLAN network id. `0x00.6`
    #[inline]
    pub const fn outer_vxlan_vni(&self) -> bool {
        Self::OUTER_VXLAN_VNI.get(&self.0) != 0
    }
    /// Sets [`outer_vxlan_vni`](Self::outer_vxlan_vni).
    #[inline]
    pub const fn set_outer_vxlan_vni(&mut self, v: bool) -> &mut Self {
        Self::OUTER_VXLAN_VNI.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_geneve_vni`](Self::outer_geneve_vni) is: `0x00.5`.
    pub const OUTER_GENEVE_VNI: Field = Field::new(0x0, 5, 5);
    /// Match on the Geneve network id. `0x00.5`
    #[inline]
    pub const fn outer_geneve_vni(&self) -> bool {
        Self::OUTER_GENEVE_VNI.get(&self.0) != 0
    }
    /// Sets [`outer_geneve_vni`](Self::outer_geneve_vni).
    #[inline]
    pub const fn set_outer_geneve_vni(&mut self, v: bool) -> &mut Self {
        Self::OUTER_GENEVE_VNI.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_geneve_oam`](Self::outer_geneve_oam) is: `0x00.4`.
    pub const OUTER_GENEVE_OAM: Field = Field::new(0x0, 4, 4);
    /// Match on the Geneve OAM bit. `0x00.4`
    #[inline]
    pub const fn outer_geneve_oam(&self) -> bool {
        Self::OUTER_GENEVE_OAM.get(&self.0) != 0
    }
    /// Sets [`outer_geneve_oam`](Self::outer_geneve_oam).
    #[inline]
    pub const fn set_outer_geneve_oam(&mut self, v: bool) -> &mut Self {
        Self::OUTER_GENEVE_OAM.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_geneve_protocol_type`](Self::outer_geneve_protocol_type) is: `0x00.3`.
    pub const OUTER_GENEVE_PROTOCOL_TYPE: Field = Field::new(0x0, 3, 3);
    /// Match on the Geneve protocol type. `0x00.3`
    #[inline]
    pub const fn outer_geneve_protocol_type(&self) -> bool {
        Self::OUTER_GENEVE_PROTOCOL_TYPE.get(&self.0) != 0
    }
    /// Sets [`outer_geneve_protocol_type`](Self::outer_geneve_protocol_type).
    #[inline]
    pub const fn set_outer_geneve_protocol_type(&mut self, v: bool) -> &mut Self {
        Self::OUTER_GENEVE_PROTOCOL_TYPE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_geneve_opt_len`](Self::outer_geneve_opt_len) is: `0x00.2`.
    pub const OUTER_GENEVE_OPT_LEN: Field = Field::new(0x0, 2, 2);
    /// Match on the Geneve option length. `0x00.2`
    #[inline]
    pub const fn outer_geneve_opt_len(&self) -> bool {
        Self::OUTER_GENEVE_OPT_LEN.get(&self.0) != 0
    }
    /// Sets [`outer_geneve_opt_len`](Self::outer_geneve_opt_len).
    #[inline]
    pub const fn set_outer_geneve_opt_len(&mut self, v: bool) -> &mut Self {
        Self::OUTER_GENEVE_OPT_LEN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`source_vhca_port`](Self::source_vhca_port) is: `0x00.1`.
    pub const SOURCE_VHCA_PORT: Field = Field::new(0x0, 1, 1);
    /// Match on the source vHCA port. `0x00.1`
    #[inline]
    pub const fn source_vhca_port(&self) -> bool {
        Self::SOURCE_VHCA_PORT.get(&self.0) != 0
    }
    /// Sets [`source_vhca_port`](Self::source_vhca_port).
    #[inline]
    pub const fn set_source_vhca_port(&mut self, v: bool) -> &mut Self {
        Self::SOURCE_VHCA_PORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`source_eswitch_port`](Self::source_eswitch_port) is: `0x00.0`.
    pub const SOURCE_ESWITCH_PORT: Field = Field::new(0x0, 0, 0);
    /// Match on the source vport of the embedded switch. `0x00.0`
    #[inline]
    pub const fn source_eswitch_port(&self) -> bool {
        Self::SOURCE_ESWITCH_PORT.get(&self.0) != 0
    }
    /// Sets [`source_eswitch_port`](Self::source_eswitch_port).
    #[inline]
    pub const fn set_source_eswitch_port(&mut self, v: bool) -> &mut Self {
        Self::SOURCE_ESWITCH_PORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_dmac`](Self::inner_dmac) is: `0x04.31`.
    pub const INNER_DMAC: Field = Field::new(0x4, 31, 31);
    /// Match on the destination MAC address, inner headers of a tunnel. `0x04.31`
    #[inline]
    pub const fn inner_dmac(&self) -> bool {
        Self::INNER_DMAC.get(&self.0) != 0
    }
    /// Sets [`inner_dmac`](Self::inner_dmac).
    #[inline]
    pub const fn set_inner_dmac(&mut self, v: bool) -> &mut Self {
        Self::INNER_DMAC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_smac`](Self::inner_smac) is: `0x04.30`.
    pub const INNER_SMAC: Field = Field::new(0x4, 30, 30);
    /// Match on the source MAC address, inner headers of a tunnel. `0x04.30`
    #[inline]
    pub const fn inner_smac(&self) -> bool {
        Self::INNER_SMAC.get(&self.0) != 0
    }
    /// Sets [`inner_smac`](Self::inner_smac).
    #[inline]
    pub const fn set_inner_smac(&mut self, v: bool) -> &mut Self {
        Self::INNER_SMAC.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_ether_type`](Self::inner_ether_type) is: `0x04.29`.
    pub const INNER_ETHER_TYPE: Field = Field::new(0x4, 29, 29);
    /// Match on the Ethertype, inner headers of a tunnel. `0x04.29`
    #[inline]
    pub const fn inner_ether_type(&self) -> bool {
        Self::INNER_ETHER_TYPE.get(&self.0) != 0
    }
    /// Sets [`inner_ether_type`](Self::inner_ether_type).
    #[inline]
    pub const fn set_inner_ether_type(&mut self, v: bool) -> &mut Self {
        Self::INNER_ETHER_TYPE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_ip_version`](Self::inner_ip_version) is: `0x04.28`.
    pub const INNER_IP_VERSION: Field = Field::new(0x4, 28, 28);
    /// Match on the IP version, inner headers of a tunnel. `0x04.28`
    #[inline]
    pub const fn inner_ip_version(&self) -> bool {
        Self::INNER_IP_VERSION.get(&self.0) != 0
    }
    /// Sets [`inner_ip_version`](Self::inner_ip_version).
    #[inline]
    pub const fn set_inner_ip_version(&mut self, v: bool) -> &mut Self {
        Self::INNER_IP_VERSION.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_first_prio`](Self::inner_first_prio) is: `0x04.27`.
    pub const INNER_FIRST_PRIO: Field = Field::new(0x4, 27, 27);
    /// Match on the priority of the first VLAN tag, inner headers of a tunnel. `0x04.27`
    #[inline]
    pub const fn inner_first_prio(&self) -> bool {
        Self::INNER_FIRST_PRIO.get(&self.0) != 0
    }
    /// Sets [`inner_first_prio`](Self::inner_first_prio).
    #[inline]
    pub const fn set_inner_first_prio(&mut self, v: bool) -> &mut Self {
        Self::INNER_FIRST_PRIO.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_first_cfi`](Self::inner_first_cfi) is: `0x04.26`.
    pub const INNER_FIRST_CFI: Field = Field::new(0x4, 26, 26);
    /// Match on the CFI bit of the first VLAN tag, inner headers of a tunnel. `0x04.26`
    #[inline]
    pub const fn inner_first_cfi(&self) -> bool {
        Self::INNER_FIRST_CFI.get(&self.0) != 0
    }
    /// Sets [`inner_first_cfi`](Self::inner_first_cfi).
    #[inline]
    pub const fn set_inner_first_cfi(&mut self, v: bool) -> &mut Self {
        Self::INNER_FIRST_CFI.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_first_vid`](Self::inner_first_vid) is: `0x04.25`.
    pub const INNER_FIRST_VID: Field = Field::new(0x4, 25, 25);
    /// Match on the VLAN id of the first tag, inner headers of a tunnel. `0x04.25`
    #[inline]
    pub const fn inner_first_vid(&self) -> bool {
        Self::INNER_FIRST_VID.get(&self.0) != 0
    }
    /// Sets [`inner_first_vid`](Self::inner_first_vid).
    #[inline]
    pub const fn set_inner_first_vid(&mut self, v: bool) -> &mut Self {
        Self::INNER_FIRST_VID.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_second_prio`](Self::inner_second_prio) is: `0x04.23`.
    pub const INNER_SECOND_PRIO: Field = Field::new(0x4, 23, 23);
    /// Match on the priority of the second VLAN tag, inner headers of a tunnel. `0x04.23`
    #[inline]
    pub const fn inner_second_prio(&self) -> bool {
        Self::INNER_SECOND_PRIO.get(&self.0) != 0
    }
    /// Sets [`inner_second_prio`](Self::inner_second_prio).
    #[inline]
    pub const fn set_inner_second_prio(&mut self, v: bool) -> &mut Self {
        Self::INNER_SECOND_PRIO.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_second_cfi`](Self::inner_second_cfi) is: `0x04.22`.
    pub const INNER_SECOND_CFI: Field = Field::new(0x4, 22, 22);
    /// Match on the CFI bit of the second VLAN tag, inner headers of a tunnel. `0x04.22`
    #[inline]
    pub const fn inner_second_cfi(&self) -> bool {
        Self::INNER_SECOND_CFI.get(&self.0) != 0
    }
    /// Sets [`inner_second_cfi`](Self::inner_second_cfi).
    #[inline]
    pub const fn set_inner_second_cfi(&mut self, v: bool) -> &mut Self {
        Self::INNER_SECOND_CFI.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_second_vid`](Self::inner_second_vid) is: `0x04.21`.
    pub const INNER_SECOND_VID: Field = Field::new(0x4, 21, 21);
    /// Match on the VLAN id of the second tag, inner headers of a tunnel. `0x04.21`
    #[inline]
    pub const fn inner_second_vid(&self) -> bool {
        Self::INNER_SECOND_VID.get(&self.0) != 0
    }
    /// Sets [`inner_second_vid`](Self::inner_second_vid).
    #[inline]
    pub const fn set_inner_second_vid(&mut self, v: bool) -> &mut Self {
        Self::INNER_SECOND_VID.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_sip`](Self::inner_sip) is: `0x04.19`.
    pub const INNER_SIP: Field = Field::new(0x4, 19, 19);
    /// Match on the source IP address, inner headers of a tunnel. `0x04.19`
    #[inline]
    pub const fn inner_sip(&self) -> bool {
        Self::INNER_SIP.get(&self.0) != 0
    }
    /// Sets [`inner_sip`](Self::inner_sip).
    #[inline]
    pub const fn set_inner_sip(&mut self, v: bool) -> &mut Self {
        Self::INNER_SIP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_dip`](Self::inner_dip) is: `0x04.18`.
    pub const INNER_DIP: Field = Field::new(0x4, 18, 18);
    /// Match on the destination IP address, inner headers of a tunnel. `0x04.18`
    #[inline]
    pub const fn inner_dip(&self) -> bool {
        Self::INNER_DIP.get(&self.0) != 0
    }
    /// Sets [`inner_dip`](Self::inner_dip).
    #[inline]
    pub const fn set_inner_dip(&mut self, v: bool) -> &mut Self {
        Self::INNER_DIP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_frag`](Self::inner_frag) is: `0x04.17`.
    pub const INNER_FRAG: Field = Field::new(0x4, 17, 17);
    /// Match on the IP fragment flag, inner headers of a tunnel. `0x04.17`
    #[inline]
    pub const fn inner_frag(&self) -> bool {
        Self::INNER_FRAG.get(&self.0) != 0
    }
    /// Sets [`inner_frag`](Self::inner_frag).
    #[inline]
    pub const fn set_inner_frag(&mut self, v: bool) -> &mut Self {
        Self::INNER_FRAG.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_ip_protocol`](Self::inner_ip_protocol) is: `0x04.16`.
    pub const INNER_IP_PROTOCOL: Field = Field::new(0x4, 16, 16);
    /// Match on the IP protocol number, inner headers of a tunnel. `0x04.16`
    #[inline]
    pub const fn inner_ip_protocol(&self) -> bool {
        Self::INNER_IP_PROTOCOL.get(&self.0) != 0
    }
    /// Sets [`inner_ip_protocol`](Self::inner_ip_protocol).
    #[inline]
    pub const fn set_inner_ip_protocol(&mut self, v: bool) -> &mut Self {
        Self::INNER_IP_PROTOCOL.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_ip_ecn`](Self::inner_ip_ecn) is: `0x04.15`.
    pub const INNER_IP_ECN: Field = Field::new(0x4, 15, 15);
    /// Match on the IP ECN bits, inner headers of a tunnel. `0x04.15`
    #[inline]
    pub const fn inner_ip_ecn(&self) -> bool {
        Self::INNER_IP_ECN.get(&self.0) != 0
    }
    /// Sets [`inner_ip_ecn`](Self::inner_ip_ecn).
    #[inline]
    pub const fn set_inner_ip_ecn(&mut self, v: bool) -> &mut Self {
        Self::INNER_IP_ECN.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_ip_dscp`](Self::inner_ip_dscp) is: `0x04.14`.
    pub const INNER_IP_DSCP: Field = Field::new(0x4, 14, 14);
    /// Match on the IP DSCP, inner headers of a tunnel. `0x04.14`
    #[inline]
    pub const fn inner_ip_dscp(&self) -> bool {
        Self::INNER_IP_DSCP.get(&self.0) != 0
    }
    /// Sets [`inner_ip_dscp`](Self::inner_ip_dscp).
    #[inline]
    pub const fn set_inner_ip_dscp(&mut self, v: bool) -> &mut Self {
        Self::INNER_IP_DSCP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_udp_sport`](Self::inner_udp_sport) is: `0x04.13`.
    pub const INNER_UDP_SPORT: Field = Field::new(0x4, 13, 13);
    /// Match on the UDP source port, inner headers of a tunnel. `0x04.13`
    #[inline]
    pub const fn inner_udp_sport(&self) -> bool {
        Self::INNER_UDP_SPORT.get(&self.0) != 0
    }
    /// Sets [`inner_udp_sport`](Self::inner_udp_sport).
    #[inline]
    pub const fn set_inner_udp_sport(&mut self, v: bool) -> &mut Self {
        Self::INNER_UDP_SPORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_udp_dport`](Self::inner_udp_dport) is: `0x04.12`.
    pub const INNER_UDP_DPORT: Field = Field::new(0x4, 12, 12);
    /// Match on the UDP destination port, inner headers of a tunnel. `0x04.12`
    #[inline]
    pub const fn inner_udp_dport(&self) -> bool {
        Self::INNER_UDP_DPORT.get(&self.0) != 0
    }
    /// Sets [`inner_udp_dport`](Self::inner_udp_dport).
    #[inline]
    pub const fn set_inner_udp_dport(&mut self, v: bool) -> &mut Self {
        Self::INNER_UDP_DPORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_tcp_sport`](Self::inner_tcp_sport) is: `0x04.11`.
    pub const INNER_TCP_SPORT: Field = Field::new(0x4, 11, 11);
    /// Match on the TCP source port, inner headers of a tunnel. `0x04.11`
    #[inline]
    pub const fn inner_tcp_sport(&self) -> bool {
        Self::INNER_TCP_SPORT.get(&self.0) != 0
    }
    /// Sets [`inner_tcp_sport`](Self::inner_tcp_sport).
    #[inline]
    pub const fn set_inner_tcp_sport(&mut self, v: bool) -> &mut Self {
        Self::INNER_TCP_SPORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_tcp_dport`](Self::inner_tcp_dport) is: `0x04.10`.
    pub const INNER_TCP_DPORT: Field = Field::new(0x4, 10, 10);
    /// Match on the TCP destination port, inner headers of a tunnel. `0x04.10`
    #[inline]
    pub const fn inner_tcp_dport(&self) -> bool {
        Self::INNER_TCP_DPORT.get(&self.0) != 0
    }
    /// Sets [`inner_tcp_dport`](Self::inner_tcp_dport).
    #[inline]
    pub const fn set_inner_tcp_dport(&mut self, v: bool) -> &mut Self {
        Self::INNER_TCP_DPORT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_tcp_flags`](Self::inner_tcp_flags) is: `0x04.9`.
    pub const INNER_TCP_FLAGS: Field = Field::new(0x4, 9, 9);
    /// Match on the TCP flags, inner headers of a tunnel. `0x04.9`
    #[inline]
    pub const fn inner_tcp_flags(&self) -> bool {
        Self::INNER_TCP_FLAGS.get(&self.0) != 0
    }
    /// Sets [`inner_tcp_flags`](Self::inner_tcp_flags).
    #[inline]
    pub const fn set_inner_tcp_flags(&mut self, v: bool) -> &mut Self {
        Self::INNER_TCP_FLAGS.set(&mut self.0, v as u32);
        self
    }
    /// Where [`geneve_tlv_option_0_data`](Self::geneve_tlv_option_0_data) is: `0x08.31`.
    pub const GENEVE_TLV_OPTION_0_DATA: Field = Field::new(0x8, 31, 31);
    /// Match on the data of the first Geneve option. `0x08.31`
    #[inline]
    pub const fn geneve_tlv_option_0_data(&self) -> bool {
        Self::GENEVE_TLV_OPTION_0_DATA.get(&self.0) != 0
    }
    /// Sets [`geneve_tlv_option_0_data`](Self::geneve_tlv_option_0_data).
    #[inline]
    pub const fn set_geneve_tlv_option_0_data(&mut self, v: bool) -> &mut Self {
        Self::GENEVE_TLV_OPTION_0_DATA.set(&mut self.0, v as u32);
        self
    }
    /// Where [`geneve_tlv_option_0_exist`](Self::geneve_tlv_option_0_exist) is: `0x08.30`.
    pub const GENEVE_TLV_OPTION_0_EXIST: Field = Field::new(0x8, 30, 30);
    /// Match on the presence of the first Geneve option. `0x08.30`
    #[inline]
    pub const fn geneve_tlv_option_0_exist(&self) -> bool {
        Self::GENEVE_TLV_OPTION_0_EXIST.get(&self.0) != 0
    }
    /// Sets [`geneve_tlv_option_0_exist`](Self::geneve_tlv_option_0_exist).
    #[inline]
    pub const fn set_geneve_tlv_option_0_exist(&mut self, v: bool) -> &mut Self {
        Self::GENEVE_TLV_OPTION_0_EXIST.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_first_mpls_over_udp`](Self::outer_first_mpls_over_udp) is: `0x08.26:23`.
    pub const OUTER_FIRST_MPLS_OVER_UDP: Field = Field::new(0x8, 26, 23);
    /// Match on parts of the first MPLS label over UDP. `0x08.26:23`
    #[inline]
    pub const fn outer_first_mpls_over_udp(&self) -> u32 {
        Self::OUTER_FIRST_MPLS_OVER_UDP.get(&self.0)
    }
    /// Sets [`outer_first_mpls_over_udp`](Self::outer_first_mpls_over_udp).
    #[inline]
    pub const fn set_outer_first_mpls_over_udp(&mut self, v: u32) -> &mut Self {
        Self::OUTER_FIRST_MPLS_OVER_UDP.set(&mut self.0, v);
        self
    }
    /// Where [`outer_first_mpls_over_gre`](Self::outer_first_mpls_over_gre) is: `0x08.22:19`.
    pub const OUTER_FIRST_MPLS_OVER_GRE: Field = Field::new(0x8, 22, 19);
    /// Match on parts of the first MPLS label over GRE. `0x08.22:19`
    #[inline]
    pub const fn outer_first_mpls_over_gre(&self) -> u32 {
        Self::OUTER_FIRST_MPLS_OVER_GRE.get(&self.0)
    }
    /// Sets [`outer_first_mpls_over_gre`](Self::outer_first_mpls_over_gre).
    #[inline]
    pub const fn set_outer_first_mpls_over_gre(&mut self, v: u32) -> &mut Self {
        Self::OUTER_FIRST_MPLS_OVER_GRE.set(&mut self.0, v);
        self
    }
    /// Where [`inner_first_mpls`](Self::inner_first_mpls) is: `0x08.18:15`.
    pub const INNER_FIRST_MPLS: Field = Field::new(0x8, 18, 15);
    /// Match on parts of the first inner MPLS label. `0x08.18:15`
    #[inline]
    pub const fn inner_first_mpls(&self) -> u32 {
        Self::INNER_FIRST_MPLS.get(&self.0)
    }
    /// Sets [`inner_first_mpls`](Self::inner_first_mpls).
    #[inline]
    pub const fn set_inner_first_mpls(&mut self, v: u32) -> &mut Self {
        Self::INNER_FIRST_MPLS.set(&mut self.0, v);
        self
    }
    /// Where [`outer_first_mpls`](Self::outer_first_mpls) is: `0x08.14:11`.
    pub const OUTER_FIRST_MPLS: Field = Field::new(0x8, 14, 11);
    /// Match on parts of the first outer MPLS label. `0x08.14:11`
    #[inline]
    pub const fn outer_first_mpls(&self) -> u32 {
        Self::OUTER_FIRST_MPLS.get(&self.0)
    }
    /// Sets [`outer_first_mpls`](Self::outer_first_mpls).
    #[inline]
    pub const fn set_outer_first_mpls(&mut self, v: u32) -> &mut Self {
        Self::OUTER_FIRST_MPLS.set(&mut self.0, v);
        self
    }
    /// Where [`outer_esp_spi`](Self::outer_esp_spi) is: `0x08.8`.
    pub const OUTER_ESP_SPI: Field = Field::new(0x8, 8, 8);
    /// Match on the ESP SPI. `0x08.8`
    #[inline]
    pub const fn outer_esp_spi(&self) -> bool {
        Self::OUTER_ESP_SPI.get(&self.0) != 0
    }
    /// Sets [`outer_esp_spi`](Self::outer_esp_spi).
    #[inline]
    pub const fn set_outer_esp_spi(&mut self, v: bool) -> &mut Self {
        Self::OUTER_ESP_SPI.set(&mut self.0, v as u32);
        self
    }
    /// Where [`bth_dst_qp`](Self::bth_dst_qp) is: `0x08.5`.
    pub const BTH_DST_QP: Field = Field::new(0x8, 5, 5);
    /// Match on the destination QPN of an RDMA packet. `0x08.5`
    #[inline]
    pub const fn bth_dst_qp(&self) -> bool {
        Self::BTH_DST_QP.get(&self.0) != 0
    }
    /// Sets [`bth_dst_qp`](Self::bth_dst_qp).
    #[inline]
    pub const fn set_bth_dst_qp(&mut self, v: bool) -> &mut Self {
        Self::BTH_DST_QP.set(&mut self.0, v as u32);
        self
    }
    /// Where [`metadata_reg_c_7`](Self::metadata_reg_c_7) is: `0x0c.7`.
    pub const METADATA_REG_C_7: Field = Field::new(0xc, 7, 7);
    /// Match on metadata register C7. `0x0c.7`
    #[inline]
    pub const fn metadata_reg_c_7(&self) -> bool {
        Self::METADATA_REG_C_7.get(&self.0) != 0
    }
    /// Sets [`metadata_reg_c_7`](Self::metadata_reg_c_7).
    #[inline]
    pub const fn set_metadata_reg_c_7(&mut self, v: bool) -> &mut Self {
        Self::METADATA_REG_C_7.set(&mut self.0, v as u32);
        self
    }
    /// Where [`metadata_reg_c_6`](Self::metadata_reg_c_6) is: `0x0c.6`.
    pub const METADATA_REG_C_6: Field = Field::new(0xc, 6, 6);
    /// Match on metadata register C6. `0x0c.6`
    #[inline]
    pub const fn metadata_reg_c_6(&self) -> bool {
        Self::METADATA_REG_C_6.get(&self.0) != 0
    }
    /// Sets [`metadata_reg_c_6`](Self::metadata_reg_c_6).
    #[inline]
    pub const fn set_metadata_reg_c_6(&mut self, v: bool) -> &mut Self {
        Self::METADATA_REG_C_6.set(&mut self.0, v as u32);
        self
    }
    /// Where [`metadata_reg_c_5`](Self::metadata_reg_c_5) is: `0x0c.5`.
    pub const METADATA_REG_C_5: Field = Field::new(0xc, 5, 5);
    /// Match on metadata register C5. `0x0c.5`
    #[inline]
    pub const fn metadata_reg_c_5(&self) -> bool {
        Self::METADATA_REG_C_5.get(&self.0) != 0
    }
    /// Sets [`metadata_reg_c_5`](Self::metadata_reg_c_5).
    #[inline]
    pub const fn set_metadata_reg_c_5(&mut self, v: bool) -> &mut Self {
        Self::METADATA_REG_C_5.set(&mut self.0, v as u32);
        self
    }
    /// Where [`metadata_reg_c_4`](Self::metadata_reg_c_4) is: `0x0c.4`.
    pub const METADATA_REG_C_4: Field = Field::new(0xc, 4, 4);
    /// Match on metadata register C4. `0x0c.4`
    #[inline]
    pub const fn metadata_reg_c_4(&self) -> bool {
        Self::METADATA_REG_C_4.get(&self.0) != 0
    }
    /// Sets [`metadata_reg_c_4`](Self::metadata_reg_c_4).
    #[inline]
    pub const fn set_metadata_reg_c_4(&mut self, v: bool) -> &mut Self {
        Self::METADATA_REG_C_4.set(&mut self.0, v as u32);
        self
    }
    /// Where [`metadata_reg_c_3`](Self::metadata_reg_c_3) is: `0x0c.3`.
    pub const METADATA_REG_C_3: Field = Field::new(0xc, 3, 3);
    /// Match on metadata register C3. `0x0c.3`
    #[inline]
    pub const fn metadata_reg_c_3(&self) -> bool {
        Self::METADATA_REG_C_3.get(&self.0) != 0
    }
    /// Sets [`metadata_reg_c_3`](Self::metadata_reg_c_3).
    #[inline]
    pub const fn set_metadata_reg_c_3(&mut self, v: bool) -> &mut Self {
        Self::METADATA_REG_C_3.set(&mut self.0, v as u32);
        self
    }
    /// Where [`metadata_reg_c_2`](Self::metadata_reg_c_2) is: `0x0c.2`.
    pub const METADATA_REG_C_2: Field = Field::new(0xc, 2, 2);
    /// Match on metadata register C2. `0x0c.2`
    #[inline]
    pub const fn metadata_reg_c_2(&self) -> bool {
        Self::METADATA_REG_C_2.get(&self.0) != 0
    }
    /// Sets [`metadata_reg_c_2`](Self::metadata_reg_c_2).
    #[inline]
    pub const fn set_metadata_reg_c_2(&mut self, v: bool) -> &mut Self {
        Self::METADATA_REG_C_2.set(&mut self.0, v as u32);
        self
    }
    /// Where [`metadata_reg_c_1`](Self::metadata_reg_c_1) is: `0x0c.1`.
    pub const METADATA_REG_C_1: Field = Field::new(0xc, 1, 1);
    /// Match on metadata register C1. `0x0c.1`
    #[inline]
    pub const fn metadata_reg_c_1(&self) -> bool {
        Self::METADATA_REG_C_1.get(&self.0) != 0
    }
    /// Sets [`metadata_reg_c_1`](Self::metadata_reg_c_1).
    #[inline]
    pub const fn set_metadata_reg_c_1(&mut self, v: bool) -> &mut Self {
        Self::METADATA_REG_C_1.set(&mut self.0, v as u32);
        self
    }
    /// Where [`metadata_reg_c_0`](Self::metadata_reg_c_0) is: `0x0c.0`.
    pub const METADATA_REG_C_0: Field = Field::new(0xc, 0, 0);
    /// Match on metadata register C0. `0x0c.0`
    #[inline]
    pub const fn metadata_reg_c_0(&self) -> bool {
        Self::METADATA_REG_C_0.get(&self.0) != 0
    }
    /// Sets [`metadata_reg_c_0`](Self::metadata_reg_c_0).
    #[inline]
    pub const fn set_metadata_reg_c_0(&mut self, v: bool) -> &mut Self {
        Self::METADATA_REG_C_0.set(&mut self.0, v as u32);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "outer_dmac",
            kind: FieldKind::Bits(Self::OUTER_DMAC),
        },
        NamedField {
            name: "outer_smac",
            kind: FieldKind::Bits(Self::OUTER_SMAC),
        },
        NamedField {
            name: "outer_ether_type",
            kind: FieldKind::Bits(Self::OUTER_ETHER_TYPE),
        },
        NamedField {
            name: "outer_ip_version",
            kind: FieldKind::Bits(Self::OUTER_IP_VERSION),
        },
        NamedField {
            name: "outer_first_prio",
            kind: FieldKind::Bits(Self::OUTER_FIRST_PRIO),
        },
        NamedField {
            name: "outer_first_cfi",
            kind: FieldKind::Bits(Self::OUTER_FIRST_CFI),
        },
        NamedField {
            name: "outer_first_vid",
            kind: FieldKind::Bits(Self::OUTER_FIRST_VID),
        },
        NamedField {
            name: "outer_ipv4_ttl",
            kind: FieldKind::Bits(Self::OUTER_IPV4_TTL),
        },
        NamedField {
            name: "outer_second_prio",
            kind: FieldKind::Bits(Self::OUTER_SECOND_PRIO),
        },
        NamedField {
            name: "outer_second_cfi",
            kind: FieldKind::Bits(Self::OUTER_SECOND_CFI),
        },
        NamedField {
            name: "outer_second_vid",
            kind: FieldKind::Bits(Self::OUTER_SECOND_VID),
        },
        NamedField {
            name: "outer_sip",
            kind: FieldKind::Bits(Self::OUTER_SIP),
        },
        NamedField {
            name: "outer_dip",
            kind: FieldKind::Bits(Self::OUTER_DIP),
        },
        NamedField {
            name: "outer_frag",
            kind: FieldKind::Bits(Self::OUTER_FRAG),
        },
        NamedField {
            name: "outer_ip_protocol",
            kind: FieldKind::Bits(Self::OUTER_IP_PROTOCOL),
        },
        NamedField {
            name: "outer_ip_ecn",
            kind: FieldKind::Bits(Self::OUTER_IP_ECN),
        },
        NamedField {
            name: "outer_ip_dscp",
            kind: FieldKind::Bits(Self::OUTER_IP_DSCP),
        },
        NamedField {
            name: "outer_udp_sport",
            kind: FieldKind::Bits(Self::OUTER_UDP_SPORT),
        },
        NamedField {
            name: "outer_udp_dport",
            kind: FieldKind::Bits(Self::OUTER_UDP_DPORT),
        },
        NamedField {
            name: "outer_tcp_sport",
            kind: FieldKind::Bits(Self::OUTER_TCP_SPORT),
        },
        NamedField {
            name: "outer_tcp_dport",
            kind: FieldKind::Bits(Self::OUTER_TCP_DPORT),
        },
        NamedField {
            name: "outer_tcp_flags",
            kind: FieldKind::Bits(Self::OUTER_TCP_FLAGS),
        },
        NamedField {
            name: "outer_gre_protocol",
            kind: FieldKind::Bits(Self::OUTER_GRE_PROTOCOL),
        },
        NamedField {
            name: "outer_gre_key",
            kind: FieldKind::Bits(Self::OUTER_GRE_KEY),
        },
        NamedField {
            name: "outer_vxlan_vni",
            kind: FieldKind::Bits(Self::OUTER_VXLAN_VNI),
        },
        NamedField {
            name: "outer_geneve_vni",
            kind: FieldKind::Bits(Self::OUTER_GENEVE_VNI),
        },
        NamedField {
            name: "outer_geneve_oam",
            kind: FieldKind::Bits(Self::OUTER_GENEVE_OAM),
        },
        NamedField {
            name: "outer_geneve_protocol_type",
            kind: FieldKind::Bits(Self::OUTER_GENEVE_PROTOCOL_TYPE),
        },
        NamedField {
            name: "outer_geneve_opt_len",
            kind: FieldKind::Bits(Self::OUTER_GENEVE_OPT_LEN),
        },
        NamedField {
            name: "source_vhca_port",
            kind: FieldKind::Bits(Self::SOURCE_VHCA_PORT),
        },
        NamedField {
            name: "source_eswitch_port",
            kind: FieldKind::Bits(Self::SOURCE_ESWITCH_PORT),
        },
        NamedField {
            name: "inner_dmac",
            kind: FieldKind::Bits(Self::INNER_DMAC),
        },
        NamedField {
            name: "inner_smac",
            kind: FieldKind::Bits(Self::INNER_SMAC),
        },
        NamedField {
            name: "inner_ether_type",
            kind: FieldKind::Bits(Self::INNER_ETHER_TYPE),
        },
        NamedField {
            name: "inner_ip_version",
            kind: FieldKind::Bits(Self::INNER_IP_VERSION),
        },
        NamedField {
            name: "inner_first_prio",
            kind: FieldKind::Bits(Self::INNER_FIRST_PRIO),
        },
        NamedField {
            name: "inner_first_cfi",
            kind: FieldKind::Bits(Self::INNER_FIRST_CFI),
        },
        NamedField {
            name: "inner_first_vid",
            kind: FieldKind::Bits(Self::INNER_FIRST_VID),
        },
        NamedField {
            name: "inner_second_prio",
            kind: FieldKind::Bits(Self::INNER_SECOND_PRIO),
        },
        NamedField {
            name: "inner_second_cfi",
            kind: FieldKind::Bits(Self::INNER_SECOND_CFI),
        },
        NamedField {
            name: "inner_second_vid",
            kind: FieldKind::Bits(Self::INNER_SECOND_VID),
        },
        NamedField {
            name: "inner_sip",
            kind: FieldKind::Bits(Self::INNER_SIP),
        },
        NamedField {
            name: "inner_dip",
            kind: FieldKind::Bits(Self::INNER_DIP),
        },
        NamedField {
            name: "inner_frag",
            kind: FieldKind::Bits(Self::INNER_FRAG),
        },
        NamedField {
            name: "inner_ip_protocol",
            kind: FieldKind::Bits(Self::INNER_IP_PROTOCOL),
        },
        NamedField {
            name: "inner_ip_ecn",
            kind: FieldKind::Bits(Self::INNER_IP_ECN),
        },
        NamedField {
            name: "inner_ip_dscp",
            kind: FieldKind::Bits(Self::INNER_IP_DSCP),
        },
        NamedField {
            name: "inner_udp_sport",
            kind: FieldKind::Bits(Self::INNER_UDP_SPORT),
        },
        NamedField {
            name: "inner_udp_dport",
            kind: FieldKind::Bits(Self::INNER_UDP_DPORT),
        },
        NamedField {
            name: "inner_tcp_sport",
            kind: FieldKind::Bits(Self::INNER_TCP_SPORT),
        },
        NamedField {
            name: "inner_tcp_dport",
            kind: FieldKind::Bits(Self::INNER_TCP_DPORT),
        },
        NamedField {
            name: "inner_tcp_flags",
            kind: FieldKind::Bits(Self::INNER_TCP_FLAGS),
        },
        NamedField {
            name: "geneve_tlv_option_0_data",
            kind: FieldKind::Bits(Self::GENEVE_TLV_OPTION_0_DATA),
        },
        NamedField {
            name: "geneve_tlv_option_0_exist",
            kind: FieldKind::Bits(Self::GENEVE_TLV_OPTION_0_EXIST),
        },
        NamedField {
            name: "outer_first_mpls_over_udp",
            kind: FieldKind::Bits(Self::OUTER_FIRST_MPLS_OVER_UDP),
        },
        NamedField {
            name: "outer_first_mpls_over_gre",
            kind: FieldKind::Bits(Self::OUTER_FIRST_MPLS_OVER_GRE),
        },
        NamedField {
            name: "inner_first_mpls",
            kind: FieldKind::Bits(Self::INNER_FIRST_MPLS),
        },
        NamedField {
            name: "outer_first_mpls",
            kind: FieldKind::Bits(Self::OUTER_FIRST_MPLS),
        },
        NamedField {
            name: "outer_esp_spi",
            kind: FieldKind::Bits(Self::OUTER_ESP_SPI),
        },
        NamedField {
            name: "bth_dst_qp",
            kind: FieldKind::Bits(Self::BTH_DST_QP),
        },
        NamedField {
            name: "metadata_reg_c_7",
            kind: FieldKind::Bits(Self::METADATA_REG_C_7),
        },
        NamedField {
            name: "metadata_reg_c_6",
            kind: FieldKind::Bits(Self::METADATA_REG_C_6),
        },
        NamedField {
            name: "metadata_reg_c_5",
            kind: FieldKind::Bits(Self::METADATA_REG_C_5),
        },
        NamedField {
            name: "metadata_reg_c_4",
            kind: FieldKind::Bits(Self::METADATA_REG_C_4),
        },
        NamedField {
            name: "metadata_reg_c_3",
            kind: FieldKind::Bits(Self::METADATA_REG_C_3),
        },
        NamedField {
            name: "metadata_reg_c_2",
            kind: FieldKind::Bits(Self::METADATA_REG_C_2),
        },
        NamedField {
            name: "metadata_reg_c_1",
            kind: FieldKind::Bits(Self::METADATA_REG_C_1),
        },
        NamedField {
            name: "metadata_reg_c_0",
            kind: FieldKind::Bits(Self::METADATA_REG_C_0),
        },
    ];
}
impl Default for FlowTableFieldsSupported {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for FlowTableFieldsSupported {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "FlowTableFieldsSupported", Self::FIELDS, self.as_bytes())
    }
}
/// More match fields, one bit each.
///
/// Source: `mlx5_ifc.h:struct mlx5_ifc_flow_table_fields_supported_2_bits`.
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
pub struct FlowTableFieldsSupported2([U32; 4]);
const _: () = assert!(size_of::< FlowTableFieldsSupported2 > () == 0x10);
impl FlowTableFieldsSupported2 {
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
    /// Where [`inner_l4_type_ext`](Self::inner_l4_type_ext) is: `0x00.31`.
    pub const INNER_L4_TYPE_EXT: Field = Field::new(0x0, 31, 31);
    /// Match on the extended inner L4 type. `0x00.31`
    #[inline]
    pub const fn inner_l4_type_ext(&self) -> bool {
        Self::INNER_L4_TYPE_EXT.get(&self.0) != 0
    }
    /// Sets [`inner_l4_type_ext`](Self::inner_l4_type_ext).
    #[inline]
    pub const fn set_inner_l4_type_ext(&mut self, v: bool) -> &mut Self {
        Self::INNER_L4_TYPE_EXT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_l4_type_ext`](Self::outer_l4_type_ext) is: `0x00.30`.
    pub const OUTER_L4_TYPE_EXT: Field = Field::new(0x0, 30, 30);
    /// Match on the extended outer L4 type. `0x00.30`
    #[inline]
    pub const fn outer_l4_type_ext(&self) -> bool {
        Self::OUTER_L4_TYPE_EXT.get(&self.0) != 0
    }
    /// Sets [`outer_l4_type_ext`](Self::outer_l4_type_ext).
    #[inline]
    pub const fn set_outer_l4_type_ext(&mut self, v: bool) -> &mut Self {
        Self::OUTER_L4_TYPE_EXT.set(&mut self.0, v as u32);
        self
    }
    /// Where [`inner_l4_type`](Self::inner_l4_type) is: `0x00.29`.
    pub const INNER_L4_TYPE: Field = Field::new(0x0, 29, 29);
    /// Match on the inner L4 type. `0x00.29`
    #[inline]
    pub const fn inner_l4_type(&self) -> bool {
        Self::INNER_L4_TYPE.get(&self.0) != 0
    }
    /// Sets [`inner_l4_type`](Self::inner_l4_type).
    #[inline]
    pub const fn set_inner_l4_type(&mut self, v: bool) -> &mut Self {
        Self::INNER_L4_TYPE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`outer_l4_type`](Self::outer_l4_type) is: `0x00.28`.
    pub const OUTER_L4_TYPE: Field = Field::new(0x0, 28, 28);
    /// Match on the outer L4 type. `0x00.28`
    #[inline]
    pub const fn outer_l4_type(&self) -> bool {
        Self::OUTER_L4_TYPE.get(&self.0) != 0
    }
    /// Sets [`outer_l4_type`](Self::outer_l4_type).
    #[inline]
    pub const fn set_outer_l4_type(&mut self, v: bool) -> &mut Self {
        Self::OUTER_L4_TYPE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`bth_opcode`](Self::bth_opcode) is: `0x00.17`.
    pub const BTH_OPCODE: Field = Field::new(0x0, 17, 17);
    /// Match on the opcode of an RDMA packet. `0x00.17`
    #[inline]
    pub const fn bth_opcode(&self) -> bool {
        Self::BTH_OPCODE.get(&self.0) != 0
    }
    /// Sets [`bth_opcode`](Self::bth_opcode).
    #[inline]
    pub const fn set_bth_opcode(&mut self, v: bool) -> &mut Self {
        Self::BTH_OPCODE.set(&mut self.0, v as u32);
        self
    }
    /// Where [`tunnel_header_0_1`](Self::tunnel_header_0_1) is: `0x00.15`.
    pub const TUNNEL_HEADER_0_1: Field = Field::new(0x0, 15, 15);
    /// Match on the first two dwords of the tunnel header. `0x00.15`
    #[inline]
    pub const fn tunnel_header_0_1(&self) -> bool {
        Self::TUNNEL_HEADER_0_1.get(&self.0) != 0
    }
    /// Sets [`tunnel_header_0_1`](Self::tunnel_header_0_1).
    #[inline]
    pub const fn set_tunnel_header_0_1(&mut self, v: bool) -> &mut Self {
        Self::TUNNEL_HEADER_0_1.set(&mut self.0, v as u32);
        self
    }
    /// Where [`ipsec_next_header`](Self::ipsec_next_header) is: `0x04.16`.
    pub const IPSEC_NEXT_HEADER: Field = Field::new(0x4, 16, 16);
    /// Match on the protocol inside IPsec. `0x04.16`
    #[inline]
    pub const fn ipsec_next_header(&self) -> bool {
        Self::IPSEC_NEXT_HEADER.get(&self.0) != 0
    }
    /// Sets [`ipsec_next_header`](Self::ipsec_next_header).
    #[inline]
    pub const fn set_ipsec_next_header(&mut self, v: bool) -> &mut Self {
        Self::IPSEC_NEXT_HEADER.set(&mut self.0, v as u32);
        self
    }
    /// Every field with its name, in order.
    pub const FIELDS: &'static [NamedField] = &[
        NamedField {
            name: "inner_l4_type_ext",
            kind: FieldKind::Bits(Self::INNER_L4_TYPE_EXT),
        },
        NamedField {
            name: "outer_l4_type_ext",
            kind: FieldKind::Bits(Self::OUTER_L4_TYPE_EXT),
        },
        NamedField {
            name: "inner_l4_type",
            kind: FieldKind::Bits(Self::INNER_L4_TYPE),
        },
        NamedField {
            name: "outer_l4_type",
            kind: FieldKind::Bits(Self::OUTER_L4_TYPE),
        },
        NamedField {
            name: "bth_opcode",
            kind: FieldKind::Bits(Self::BTH_OPCODE),
        },
        NamedField {
            name: "tunnel_header_0_1",
            kind: FieldKind::Bits(Self::TUNNEL_HEADER_0_1),
        },
        NamedField {
            name: "ipsec_next_header",
            kind: FieldKind::Bits(Self::IPSEC_NEXT_HEADER),
        },
    ];
}
impl Default for FlowTableFieldsSupported2 {
    fn default() -> Self {
        Self::new()
    }
}
impl core::fmt::Debug for FlowTableFieldsSupported2 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        debug_fields(f, "FlowTableFieldsSupported2", Self::FIELDS, self.as_bytes())
    }
}
