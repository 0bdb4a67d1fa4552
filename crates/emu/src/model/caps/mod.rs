//! Capabilities: what the device says it can do.
//!
//! Two profiles. [`Profile::Scupper`] reports what is modelled and nothing else. [`Profile::ConnectX4`] reports byte for
//! byte what a real card reported, for drivers and tests that want to see just that; commands for what is not modelled are
//! refused all the same.

mod connectx4;

use connectx4::Dwords;
use scupper_hw::cmd_device::HcaCapType;
use scupper_hw::hca_cap::{CmdHcaCap, PortType};
use scupper_hw::hca_cap_types::{AtomicCaps, RoceCap};
use zerocopy::FromBytes;

/// Bytes of a capability structure as QUERY_HCA_CAP returns it.
const STRUCTURE: usize = 4096;

/// Bytes of it that SET_HCA_CAP keeps.
const SIGNIFICANT: usize = 256;

/// Which values are reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Profile {
    /// What is modelled.
    #[default]
    Scupper,
    /// What a real ConnectX-4 reported.
    ConnectX4,
}

/// The most there can be, or what is in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Which {
    Max,
    Current,
}

impl Profile {
    /// The board's name.
    pub(super) const fn psid(self) -> [u8; 16] {
        match self {
            Self::Scupper => super::IDENTITY.psid,
            Self::ConnectX4 => *b"MT_2430110027\0\0\0",
        }
    }

    /// The general capabilities.
    pub(super) fn general(self, which: Which) -> CmdHcaCap {
        match (self, which) {
            (Self::Scupper, _) => scupper_general(),
            (Self::ConnectX4, Which::Max) => read(&expand(connectx4::GENERAL_MAX)),
            (Self::ConnectX4, Which::Current) => read(&expand(connectx4::GENERAL_CURRENT)),
        }
    }

    /// A capability structure; `None` if there is none of that type.
    pub(super) fn capability(self, kind: u32, which: Which) -> Option<Vec<u8>> {
        let kind = HcaCapType(kind as u16);
        let real = |dwords| Some(expand(dwords));
        match (self, kind, which) {
            (_, HcaCapType::GENERAL, _) if self == Self::Scupper => Some(widen(self.general(which).as_bytes())),
            (_, HcaCapType::GENERAL, Which::Max) => real(connectx4::GENERAL_MAX),
            (_, HcaCapType::GENERAL, Which::Current) => real(connectx4::GENERAL_CURRENT),
            (Self::ConnectX4, HcaCapType::ETHERNET_OFFLOADS, _) => real(connectx4::ETHERNET),
            (Self::ConnectX4, HcaCapType::ATOMIC, _) => real(connectx4::ATOMIC),
            (Self::ConnectX4, HcaCapType::ROCE, _) => real(connectx4::ROCE),
            (Self::ConnectX4, HcaCapType::FLOW_TABLE, _) => real(connectx4::FLOW_TABLE),
            (Self::Scupper, HcaCapType::ATOMIC, _) => Some(widen(atomic().as_bytes())),
            (Self::Scupper, HcaCapType::ROCE, _) => Some(widen(roce().as_bytes())),
            _ => None,
        }
    }
}

/// The capabilities in force, as far as a driver can set them.
#[derive(Debug)]
pub(super) struct Current {
    general: Vec<u8>,
    atomic: Option<Vec<u8>>,
    roce: Option<Vec<u8>>,
    profile: Profile,
}

impl Current {
    pub(super) fn of(profile: Profile) -> Self {
        let get = |kind: HcaCapType| profile.capability(u32::from(kind.0), Which::Current);
        Self {
            general: get(HcaCapType::GENERAL).unwrap_or_else(|| vec![0; STRUCTURE]),
            atomic: get(HcaCapType::ATOMIC),
            roce: get(HcaCapType::ROCE),
            profile,
        }
    }

    pub(super) fn general(&self) -> CmdHcaCap {
        read(&self.general)
    }

    pub(super) fn capability(&self, kind: u32) -> Option<Vec<u8>> {
        match HcaCapType(kind as u16) {
            HcaCapType::GENERAL => Some(self.general.clone()),
            HcaCapType::ATOMIC => self.atomic.clone(),
            HcaCapType::ROCE => self.roce.clone(),
            _ => self.profile.capability(kind, Which::Current),
        }
    }

    /// Whether eight-byte atomics work in the host's byte order.
    pub(super) fn host_endian_atomics(&self) -> bool {
        self.atomic.as_ref().is_some_and(|a| {
            AtomicCaps::read_from_bytes(&a[..AtomicCaps::BYTES]).is_ok_and(|c| c.atomic_req_8b_endianness_mode() == 1)
        })
    }

    /// Sets what a driver wants; `None` if that is more than there is.
    pub(super) fn set(&mut self, profile: Profile, kind: u32, wanted: &[u8]) -> Option<()> {
        let wanted = wanted.get(..SIGNIFICANT)?;
        match HcaCapType(kind as u16) {
            HcaCapType::GENERAL => {
                let (new, max): (CmdHcaCap, CmdHcaCap) = (read(wanted), profile.general(Which::Max));
                let fits = new.log_max_qp() <= max.log_max_qp()
                    && new.log_max_cq() <= max.log_max_cq()
                    && new.log_max_mkey() <= max.log_max_mkey()
                    && new.log_max_qp_sz() <= max.log_max_qp_sz()
                    && new.log_max_cq_sz() <= max.log_max_cq_sz()
                    && new.cqe_version() <= max.cqe_version()
                    && new.cmdif_checksum() == 0;
                if !fits {
                    return None;
                }
                if self.profile == Profile::ConnectX4 {
                    self.general[..SIGNIFICANT].copy_from_slice(wanted);
                    return Some(());
                }
                // What a driver may set here is taken over; what it sends back unchanged, or cannot set, is not.
                let mut now = self.general();
                now.set_log_max_qp(new.log_max_qp()).set_cmdif_checksum(0).set_log_uar_page_sz(new.log_uar_page_sz());
                now.set_pkey_table_size(new.pkey_table_size()).set_cache_line_128byte(new.cache_line_128byte());
                self.general = widen(now.as_bytes());
                Some(())
            }
            HcaCapType::ATOMIC => {
                let mut new = AtomicCaps::read_from_bytes(wanted).ok()?;
                let max: AtomicCaps =
                    AtomicCaps::read_from_bytes(&profile.capability(kind, Which::Max)?[..SIGNIFICANT]).ok()?;
                let mode = new.atomic_req_8b_endianness_mode();
                if mode > 1 || mode == 1 && !max.supported_atomic_req_8b_endianness_mode_1() {
                    return None;
                }
                // Everything but the mode is read-only.
                new = max;
                new.set_atomic_req_8b_endianness_mode(mode);
                self.atomic = Some(widen(new.as_bytes()));
                Some(())
            }
            _ => None,
        }
    }
}

fn widen(bytes: &[u8]) -> Vec<u8> {
    let mut wide = bytes.to_vec();
    wide.resize(STRUCTURE, 0);
    wide
}

fn expand(dwords: Dwords) -> Vec<u8> {
    let mut bytes = vec![0; STRUCTURE];
    for (at, value) in dwords {
        bytes[*at as usize..*at as usize + 4].copy_from_slice(&value.to_be_bytes());
    }
    bytes
}

fn read(bytes: &[u8]) -> CmdHcaCap {
    CmdHcaCap::read_from_bytes(&bytes[..CmdHcaCap::BYTES]).unwrap_or_default()
}

fn scupper_general() -> CmdHcaCap {
    let mut c = CmdHcaCap::new();
    c.set_port_type(u32::from(PortType::ETHERNET.0)).set_num_ports(1).set_uar_sz(5).set_log_pg_sz(12);
    c.set_num_of_uars_per_page(1).set_log_bf_reg_size(9);
    c.set_rc(true).set_roce(true).set_atomic(true);
    c.set_log_max_qp(17).set_log_max_qp_sz(15).set_log_max_cq(16).set_log_max_cq_sz(22);
    c.set_log_max_eq(7).set_log_max_eq_sz(22).set_log_max_pd(16).set_log_max_transport_domain(16);
    c.set_log_max_mkey(20).set_log_max_mrw_sz(64).set_fixed_buffer_size(true);
    c.set_log_max_ra_req_qp(4).set_log_max_ra_res_qp(4).set_local_ca_ack_delay(16).set_log_max_msg(30);
    c.set_max_wqe_sz_sq(1024).set_max_wqe_sz_rq(512).set_cqe_version(1).set_cq_oi(true);
    c.set_device_frequency_khz(1_000_000).set_device_frequency_mhz(1000);
    c
}

fn atomic() -> AtomicCaps {
    let mut c = AtomicCaps::new();
    // Compare and swap, fetch and add; operands of eight bytes.
    c.set_supported_atomic_req_8b_endianness_mode_1(true).set_atomic_operations(3).set_atomic_size_qp(8);
    c
}

fn roce() -> RoceCap {
    let mut c = RoceCap::new();
    c.set_l3_type(6).set_roce_version(4).set_roce_address_table_size(super::vport::ROCE_ADDRESSES as u32);
    c.set_r_roce_dest_udp_port(4791).set_r_roce_max_src_udp_port(0xffff).set_r_roce_min_src_udp_port(0xc000);
    c
}
