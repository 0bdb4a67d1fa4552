//! The way through the states, and what each step needs.

use super::Qp;
use crate::cmd::CmdError;
use crate::device::{Device, Error};
use crate::mkey::Access;
use scupper_hw::cmd_qp::{Init2rtrQpIn, Qp2errIn, QueryQpIn, QueryQpOut, Rst2initQpIn, Rtr2rtsQpIn};
use scupper_hw::cmd_queue::Opcode;
use scupper_hw::contexts::{PmState, QpAtomicMode, QpServiceType, QpState as HwState};
use scupper_platform::Platform;
use scupper_verbs::qp_state::Move;
use scupper_verbs::{QpState, Qpn};

/// How a peer is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PathTo {
    /// The peer's RoCE address.
    pub gid: [u8; 16],
    /// The MAC address on the way to it.
    pub mac: [u8; 6],
}

/// What is needed to become ready to receive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RtrAttr {
    /// The peer.
    pub remote_qpn: Qpn,
    /// The way to it.
    pub path: PathTo,
    /// First packet number expected.
    pub rq_psn: u32,
    /// Path MTU: 1 is 256 bytes, each step doubles, 5 is 4096.
    pub mtu: u8,
    /// log2 of the reads and atomics the peer may have outstanding here.
    pub log_responder_resources: u8,
    /// RNR timer code (InfiniBand specification, table 46): how long the peer waits when there is no receive request.
    pub min_rnr_timer: u8,
}

/// What is needed to become ready to send.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RtsAttr {
    /// First packet number sent.
    pub sq_psn: u32,
    /// Local ACK timeout: 4.096 us times 2 to this; 0 for none.
    pub ack_timeout: u8,
    /// Retries when no answer comes, 0 to 7.
    pub retry_count: u8,
    /// Retries when the peer has no receive request, 0 to 6; 7 is for ever.
    pub rnr_retry: u8,
    /// log2 of the reads and atomics outstanding at the peer.
    pub log_initiator_depth: u8,
}

impl<'a, P: Platform> Qp<'a, P> {
    pub(super) fn check_move(&self, dev: &Device<'a, P>, to: QpState) -> Result<bool, Error> {
        if self.device != dev.serial {
            return Err(Error::ForeignDevice);
        }
        if self.to_create && to != QpState::Reset {
            return Err(Error::BadState { qpn: self.qpn, state: self.state, to });
        }
        match self.state.to(to) {
            Move::Go => Ok(true),
            Move::Stay => Ok(false),
            Move::Illegal => Err(Error::BadState { qpn: self.qpn, state: self.state, to }),
        }
    }

    /// RESET to INIT: may be given receive requests. `remote` says what the peer will be allowed to do.
    pub fn to_init(&mut self, dev: &mut Device<'a, P>, remote: Access) -> Result<(), Error> {
        if !self.check_move(dev, QpState::Init)? {
            return Ok(());
        }
        let mut input = Rst2initQpIn::new();
        input.set_qpn(self.qpn.0);
        let qpc = input.qpc_mut();
        qpc.set_st(u32::from(QpServiceType::RC.0)).set_pm_state(u32::from(PmState::MIGRATED.0));
        qpc.set_rre(remote.contains(Access::REMOTE_READ)).set_rwe(remote.contains(Access::REMOTE_WRITE));
        if remote.contains(Access::REMOTE_ATOMIC) {
            qpc.set_atomic_mode(u32::from(QpAtomicMode::IB_SPEC.0));
        }
        qpc.set_rae(remote.contains(Access::REMOTE_ATOMIC)).set_user_index(self.place.tag().0);
        qpc.primary_address_path_mut().set_vhca_port_num(1);
        dev.exec(&mut input)?;
        self.state = QpState::Init;
        Ok(())
    }

    /// INIT to RTR: receives from the peer.
    pub fn to_rtr(&mut self, dev: &mut Device<'a, P>, attr: &RtrAttr) -> Result<(), Error> {
        if !self.check_move(dev, QpState::Rtr)? {
            return Ok(());
        }
        let mut input = Init2rtrQpIn::new();
        input.set_qpn(self.qpn.0);
        let log_msg_max = dev.caps.log_max_msg();
        let qpc = input.qpc_mut();
        qpc.set_st(u32::from(QpServiceType::RC.0)).set_pm_state(u32::from(PmState::MIGRATED.0));
        qpc.set_mtu(u32::from(attr.mtu)).set_log_msg_max(log_msg_max).set_remote_qpn(attr.remote_qpn.0);
        qpc.set_next_rcv_psn(attr.rq_psn & 0xff_ffff).set_log_rra_max(u32::from(attr.log_responder_resources));
        qpc.set_min_rnr_nak(u32::from(attr.min_rnr_timer));
        let path = qpc.primary_address_path_mut();
        *path.rgid_rip_mut() = attr.path.gid;
        let m = attr.path.mac;
        path.set_rmac_47_32(u32::from(m[0]) << 8 | u32::from(m[1]));
        path.set_rmac_31_0(u32::from_be_bytes([m[2], m[3], m[4], m[5]]));
        path.set_vhca_port_num(1).set_hop_limit(64).set_udp_sport(0xc000 | (self.qpn.0 & 0x3fff));
        dev.exec(&mut input)?;
        self.state = QpState::Rtr;
        Ok(())
    }

    /// RTR to RTS: sends to the peer.
    pub fn to_rts(&mut self, dev: &mut Device<'a, P>, attr: &RtsAttr) -> Result<(), Error> {
        if !self.check_move(dev, QpState::Rts)? {
            return Ok(());
        }
        let mut input = Rtr2rtsQpIn::new();
        input.set_qpn(self.qpn.0);
        let qpc = input.qpc_mut();
        qpc.set_st(u32::from(QpServiceType::RC.0)).set_pm_state(u32::from(PmState::MIGRATED.0));
        qpc.set_retry_count(u32::from(attr.retry_count)).set_rnr_retry(u32::from(attr.rnr_retry));
        qpc.set_log_sra_max(u32::from(attr.log_initiator_depth)).set_next_send_psn(attr.sq_psn & 0xff_ffff);
        qpc.set_log_ack_req_freq(8);
        qpc.primary_address_path_mut().set_ack_timeout(u32::from(attr.ack_timeout));
        dev.exec(&mut input)?;
        self.state = QpState::Rts;
        Ok(())
    }

    /// To ERR: everything outstanding, and everything posted from here on, is flushed. Completions follow.
    pub fn to_error(&mut self, dev: &mut Device<'a, P>) -> Result<(), Error> {
        if !self.check_move(dev, QpState::Err)? {
            return Ok(());
        }
        let mut input = Qp2errIn::new();
        input.set_qpn(self.qpn.0);
        dev.exec(&mut input).inspect_err(|e| self.late |= e.is_late())?;
        self.state = QpState::Err;
        Ok(())
    }

    /// Asks the device for the state.
    pub fn query_state(&mut self, dev: &mut Device<'a, P>) -> Result<QpState, Error> {
        let mut input = QueryQpIn::new();
        input.set_qpn(self.qpn.0);
        let out: QueryQpOut = dev.exec(&mut input)?;
        Ok(state_from(out.qpc().state())?)
    }
}

/// The state in a queue pair's context.
pub(crate) fn state_from(state: u32) -> Result<QpState, CmdError> {
    Ok(match HwState(state as u8) {
        HwState::RST => QpState::Reset,
        HwState::INIT => QpState::Init,
        HwState::RTR => QpState::Rtr,
        HwState::RTS => QpState::Rts,
        HwState::SQER => QpState::Sqe,
        HwState::SQD | HwState::SQ_DRAINING => QpState::Sqd,
        HwState::ERR => QpState::Err,
        _ => {
            return Err(CmdError::BadAnswer { opcode: Opcode::QUERY_QP, what: "QP state", value: u64::from(state) });
        }
    })
}
