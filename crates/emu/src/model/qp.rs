//! Queue pairs, the device's side: contexts, states, and the rings as the device reads them. Answers `mlx5/src/qp/`.

use super::Device;
use super::buffer::Buffer;
use super::cmd::{Call, number, view};
use super::cq::Done;
use super::host::{Host, Outcome, read32, refuse};
use super::mkey::Owner;
use super::transport::Transfer;
use scupper_hw::cmd_qp::{CreateQpIn, CreateQpOut, QueryQpOut, Rst2initQpIn};
use scupper_hw::cmd_queue::Opcode;
use scupper_hw::contexts::{QpOptParMask, QpServiceType, QpState, Qpc, RqType};
use scupper_hw::cqe::CqeSyndrome;
use scupper_hw::eqe::{EqeQpSrq, EventType};
use scupper_hw::wqe::WqeOpcode;

/// A send queue's ring.
#[derive(Debug)]
pub(super) struct SendRing {
    pub(super) log: u32,
    pub(super) at: u64,
    /// Index of the next WQEBB to be executed, and how far the driver has posted.
    pub(super) ci: u16,
    pub(super) pi: u16,
}

/// A receive queue's ring.
#[derive(Debug)]
pub(super) struct RecvRing {
    pub(super) log: u32,
    pub(super) stride: u64,
    pub(super) ci: u16,
}

/// A queue pair.
#[derive(Debug)]
pub(super) struct Qp {
    pub(super) context: Qpc,
    pub(super) state: QpState,
    buffer: Option<Buffer>,
    pub(super) sq: Option<SendRing>,
    pub(super) rq: Option<RecvRing>,
    /// The request at the head of the SQ, if it has been begun.
    pub(super) transfer: Option<Transfer>,
    /// When the request at the head is tried again.
    pub(super) wait: Option<u64>,
    pub(super) rnr_tries: u32,
    pub(super) ack_tries: u32,
    /// Which life this is: another after each reset, so that a transfer notices that its peer is not the one it began with.
    pub(super) life: u64,
}

impl Qp {
    pub(super) fn uar(&self) -> u32 {
        self.context.uar_page()
    }

    pub(super) fn completes_to(&self, cqn: u32) -> bool {
        self.sq.is_some() && self.context.cqn_snd() == cqn || self.rq.is_some() && self.context.cqn_rcv() == cqn
    }

    /// When it wants to be looked at without a doorbell.
    pub(super) fn wakes_at(&self) -> Option<u64> {
        if self.state == QpState::ERR { None } else { self.wait }
    }

    /// Whether its receive requests are flushed as they come.
    pub(super) fn flushes_receives(&self) -> bool {
        self.state == QpState::ERR && self.rq.is_some()
    }

    pub(super) fn pd(&self) -> u32 {
        self.context.pd()
    }

    /// As whom it accesses memory.
    pub(super) fn owner(&self) -> Owner {
        Owner { pd: self.pd(), reserved_lkey: self.context.rlky() }
    }

    fn record(&self) -> u64 {
        self.context.dbr_addr()
    }

    /// Reads how far the driver has posted sends.
    pub(super) fn posted_sends<H: Host>(&self, host: &mut H) -> Option<u16> {
        read32(host, self.record() + 4).ok().map(|v| v as u16)
    }

    /// Reads how far the driver has posted receives.
    pub(super) fn posted_recvs<H: Host>(&self, host: &mut H) -> Option<u16> {
        read32(host, self.record()).ok().map(|v| v as u16)
    }

    /// Reads `to.len()` bytes of the SQ from WQEBB `index` on, wrapping where the ring does.
    pub(super) fn read_send<H: Host>(&self, host: &mut H, index: u16, to: &mut [u8]) -> Option<()> {
        let (sq, buffer) = (self.sq.as_ref()?, self.buffer.as_ref()?);
        let len = 64u64 << sq.log;
        let mut at = (u64::from(index) * 64) & (len - 1);
        let mut done = 0;
        while done < to.len() {
            let n = (to.len() - done).min((len - at) as usize);
            buffer.read(host, sq.at + at, &mut to[done..done + n]).ok()?;
            done += n;
            at = 0;
        }
        Some(())
    }

    /// Reads a receive WQE.
    pub(super) fn read_recv<H: Host>(&self, host: &mut H, index: u16) -> Option<Vec<u8>> {
        let (rq, buffer) = (self.rq.as_ref()?, self.buffer.as_ref()?);
        let slot = u64::from(index) & ((1 << rq.log) - 1);
        let mut bytes = vec![0; rq.stride as usize];
        buffer.read(host, slot * rq.stride, &mut bytes).ok()?;
        Some(bytes)
    }
}

impl Device {
    pub(super) fn create_qp<H: Host>(&mut self, host: &mut H, call: &mut Call<'_>) -> Outcome {
        let input: &CreateQpIn = view(call.input)?;
        let c = *input.qpc();
        if QpServiceType(c.st() as u8) != QpServiceType::RC || !self.caps.rc() {
            return Err(refuse!(BAD_PARAM_ERR));
        }
        self.pds.get(c.pd()).ok_or(refuse!(BAD_RES_ERR))?;
        if !self.uars.contains(&c.uar_page()) || !c.dbr_addr().is_multiple_of(8) || !host.reachable(c.dbr_addr(), 8) {
            return Err(refuse!(BAD_PARAM_ERR));
        }
        let has_rq = match RqType(c.rq_type() as u8) {
            RqType::NON_ZERO => true,
            RqType::ZERO_LEN => false,
            // Shared receive queues are not modelled.
            _ => return Err(refuse!(BAD_PARAM_ERR)),
        };
        if c.log_sq_size() > self.caps.log_max_qp_sz() || c.log_rq_size() > self.caps.log_max_qp_sz() {
            return Err(refuse!(BAD_PARAM_ERR));
        }
        let stride = 16u64 << c.log_rq_stride();
        if has_rq && stride > u64::from(self.caps.max_wqe_sz_rq().max(16)) {
            return Err(refuse!(BAD_PARAM_ERR));
        }
        for (wanted, cqn) in [(!c.no_sq(), c.cqn_snd()), (has_rq, c.cqn_rcv())] {
            if wanted {
                self.cqs.get(cqn).ok_or(refuse!(BAD_RES_ERR))?;
            }
        }
        // WQE signatures would put a segment in front of receive WQEs; they are not modelled.
        if c.wq_signature() {
            return Err(refuse!(BAD_PARAM_ERR));
        }
        let rq_len = if has_rq { stride << c.log_rq_size() } else { 0 };
        let sq_len = if c.no_sq() { 0 } else { 64u64 << c.log_sq_size() };
        let log_page = 12 + c.log_page_size();
        let offset = u64::from(c.page_offset()) << log_page >> 6;
        let buffer = if rq_len + sq_len == 0 {
            None
        } else {
            let list = &call.input[CreateQpIn::PAS_OFFSET..];
            Some(self.take_buffer(host, list, log_page, offset, rq_len + sq_len)?)
        };
        let qp = Qp {
            context: c,
            state: QpState::RST,
            buffer,
            sq: (!c.no_sq()).then_some(SendRing { log: c.log_sq_size(), at: rq_len, ci: 0, pi: 0 }),
            rq: has_rq.then_some(RecvRing { log: c.log_rq_size(), stride, ci: 0 }),
            transfer: None,
            wait: None,
            rnr_tries: 0,
            ack_tries: 0,
            life: self.next_life(),
        };
        let pages = qp.buffer.as_ref().map_or(0, Buffer::pages);
        let Some(qpn) = self.qps.insert(qp) else {
            self.buffer_pages -= pages;
            return Err(refuse!(NO_RES_ERR));
        };
        self.use_pd(c.pd(), 1);
        self.use_cqs(qpn, 1);
        let mut out = CreateQpOut::new();
        out.set_qpn(qpn);
        call.put(&out);
        Ok(())
    }

    fn use_cqs(&mut self, qpn: u32, change: i32) {
        let Some(qp) = self.qps.get(qpn) else { return };
        let numbers = [qp.sq.as_ref().map(|_| qp.context.cqn_snd()), qp.rq.as_ref().map(|_| qp.context.cqn_rcv())];
        for cqn in numbers.into_iter().flatten() {
            if let Some(cq) = self.cqs.get_mut(cqn) {
                cq.users = cq.users.saturating_add_signed(change);
            }
        }
    }

    pub(super) fn destroy_qp(&mut self, call: &mut Call<'_>) -> Outcome {
        let qpn = number(call.input)?;
        let pd = self.qps.get(qpn).ok_or(refuse!(BAD_RES_ERR))?.pd();
        self.use_cqs(qpn, -1);
        self.use_pd(pd, -1);
        if let Some(Qp { buffer: Some(buffer), .. }) = self.qps.remove(qpn) {
            self.drop_buffer(&buffer);
        }
        self.active.remove(&qpn);
        Ok(())
    }

    pub(super) fn query_qp(&mut self, call: &mut Call<'_>) -> Outcome {
        let qp = self.qps.get(number(call.input)?).ok_or(refuse!(BAD_RES_ERR))?;
        let mut out = QueryQpOut::new();
        *out.qpc_mut() = qp.context;
        let c = out.qpc_mut();
        c.set_state(u32::from(qp.state.0));
        if let Some(sq) = &qp.sq {
            c.set_hw_sq_wqebb_counter(u32::from(sq.ci)).set_sw_sq_wqebb_counter(u32::from(sq.pi));
        }
        if let Some(rq) = &qp.rq {
            c.set_hw_rq_counter(u32::from(rq.ci));
        }
        call.put(&out);
        Ok(())
    }

    /// The moves up, which carry a context: what belongs to the move is taken without asking, the rest by its mask bit.
    pub(super) fn modify_qp(&mut self, call: &mut Call<'_>) -> Outcome {
        let input: &Rst2initQpIn = view(call.input)?;
        let qp = self.qps.get_mut(input.qpn()).ok_or(refuse!(BAD_RES_ERR))?;
        let (from, to) = match call.opcode {
            Opcode::RST2INIT_QP => (QpState::RST, QpState::INIT),
            Opcode::INIT2INIT_QP => (QpState::INIT, QpState::INIT),
            Opcode::INIT2RTR_QP => (QpState::INIT, QpState::RTR),
            Opcode::RTR2RTS_QP => (QpState::RTR, QpState::RTS),
            Opcode::RTS2RTS_QP => (QpState::RTS, QpState::RTS),
            // An RC queue pair has no SQ error state to come back from.
            _ => return Err(refuse!(BAD_QP_STATE_ERR)),
        };
        if qp.state != from {
            return Err(refuse!(BAD_QP_STATE_ERR));
        }
        let (new, mask) = (input.qpc(), input.opt_param_mask());
        let asked = |bit: QpOptParMask| mask & bit.0 != 0;
        let c = &mut qp.context;
        match call.opcode {
            Opcode::RST2INIT_QP | Opcode::INIT2INIT_QP => {
                c.set_rre(new.rre()).set_rwe(new.rwe()).set_rae(new.rae());
                c.primary_address_path_mut().set_vhca_port_num(new.primary_address_path().vhca_port_num());
            }
            Opcode::INIT2RTR_QP => {
                if !(1..=5).contains(&new.mtu()) {
                    return Err(refuse!(BAD_PARAM_ERR));
                }
                c.set_mtu(new.mtu()).set_log_msg_max(new.log_msg_max()).set_remote_qpn(new.remote_qpn());
                c.set_next_rcv_psn(new.next_rcv_psn()).set_log_rra_max(new.log_rra_max());
                c.set_min_rnr_nak(new.min_rnr_nak());
                *c.primary_address_path_mut() = *new.primary_address_path();
            }
            Opcode::RTR2RTS_QP => {
                c.set_retry_count(new.retry_count()).set_rnr_retry(new.rnr_retry()).set_log_sra_max(new.log_sra_max());
                c.set_next_send_psn(new.next_send_psn());
                let timeout = new.primary_address_path().ack_timeout();
                c.primary_address_path_mut().set_ack_timeout(timeout);
            }
            _ => {}
        }
        if asked(QpOptParMask::RRE) {
            c.set_rre(new.rre());
        }
        if asked(QpOptParMask::RWE) {
            c.set_rwe(new.rwe());
        }
        if asked(QpOptParMask::RAE) {
            c.set_rae(new.rae());
        }
        if asked(QpOptParMask::RETRY_COUNT) {
            c.set_retry_count(new.retry_count());
        }
        if asked(QpOptParMask::RNR_RETRY) {
            c.set_rnr_retry(new.rnr_retry());
        }
        if asked(QpOptParMask::SRA_MAX) {
            c.set_log_sra_max(new.log_sra_max());
        }
        if asked(QpOptParMask::RRA_MAX) {
            c.set_log_rra_max(new.log_rra_max());
        }
        if asked(QpOptParMask::PRIMARY_ADDR_PATH) {
            *c.primary_address_path_mut() = *new.primary_address_path();
        }
        if asked(QpOptParMask::RNR_TIMEOUT) {
            c.set_min_rnr_nak(new.min_rnr_nak());
        }
        if asked(QpOptParMask::ACK_TIMEOUT) {
            let timeout = new.primary_address_path().ack_timeout();
            c.primary_address_path_mut().set_ack_timeout(timeout);
        }
        qp.state = to;
        self.active.insert(input.qpn());
        Ok(())
    }

    pub(super) fn qp_to_err<H: Host>(&mut self, host: &mut H, call: &mut Call<'_>) -> Outcome {
        let qpn = number(call.input)?;
        let qp = self.qps.get(qpn).ok_or(refuse!(BAD_RES_ERR))?;
        if qp.state == QpState::RST {
            return Err(refuse!(BAD_QP_STATE_ERR));
        }
        self.enter_error(host, qpn);
        Ok(())
    }

    pub(super) fn qp_to_reset(&mut self, call: &mut Call<'_>) -> Outcome {
        let qpn = number(call.input)?;
        let life = self.next_life();
        let qp = self.qps.get_mut(qpn).ok_or(refuse!(BAD_RES_ERR))?;
        qp.life = life;
        qp.rnr_tries = 0;
        qp.ack_tries = 0;
        qp.state = QpState::RST;
        qp.transfer = None;
        qp.wait = None;
        if let Some(sq) = &mut qp.sq {
            sq.ci = 0;
            sq.pi = 0;
        }
        if let Some(rq) = &mut qp.rq {
            rq.ci = 0;
        }
        self.active.remove(&qpn);
        Ok(())
    }

    /// Into ERR: from here on everything is flushed, by the queue's turn in [`Device::run_queue_pairs`].
    pub(super) fn enter_error<H: Host>(&mut self, _: &mut H, qpn: u32) {
        if let Some(qp) = self.qps.get_mut(qpn)
            && qp.state != QpState::RST
        {
            qp.state = QpState::ERR;
            qp.transfer = None;
            qp.wait = None;
            self.active.insert(qpn);
        }
    }

    /// Into ERR because the device found something wrong, with an event.
    pub(super) fn break_qp<H: Host>(&mut self, host: &mut H, qpn: u32) {
        self.fail_qp(host, qpn, EventType::WQ_CATAS_ERROR);
    }

    pub(super) fn fail_qp<H: Host>(&mut self, host: &mut H, qpn: u32, kind: EventType) {
        let Some(qp) = self.qps.get(qpn) else { return };
        if matches!(qp.state, QpState::RST | QpState::ERR) {
            return;
        }
        self.enter_error(host, qpn);
        let mut data = EqeQpSrq::new();
        data.set_qp_srq_n(qpn);
        self.event(host, kind, 0, data.as_bytes());
    }

    /// Flushes what has been posted to a queue pair in ERR; says how much of `budget` that took.
    pub(super) fn flush<H: Host>(&mut self, host: &mut H, qpn: u32, budget: u32) -> u32 {
        let mut used = 0;
        while used < budget {
            let Some(qp) = self.qps.get_mut(qpn) else { return used };
            let posted = qp.posted_sends(host);
            let Some(sq) = &mut qp.sq else { break };
            if let Some(posted) = posted {
                // A guest that claims more than its ring holds gets what its ring holds.
                if posted.wrapping_sub(sq.ci) <= 1 << sq.log {
                    sq.pi = posted;
                }
            }
            if sq.pi == sq.ci {
                break;
            }
            let index = sq.ci;
            let mut head = [0; 16];
            let readable = qp.read_send(host, index, &mut head).is_some();
            let ds = u16::from(head[7] & 0x3f);
            let units = if readable { ds.div_ceil(4).max(1) } else { 1 };
            let user_index = qp.context.user_index();
            let done = Done::sent_badly(WqeOpcode(head[3]), qpn, user_index, index, CqeSyndrome::WR_FLUSH_ERR);
            let cqn = qp.context.cqn_snd();
            if let Some(sq) = &mut qp.sq {
                sq.ci = index.wrapping_add(units.min(sq.pi.wrapping_sub(index)));
            }
            self.complete(host, cqn, done);
            used += 1;
            if !self.works() {
                return used;
            }
        }
        while used < budget {
            let Some(qp) = self.qps.get_mut(qpn) else { return used };
            let Some(posted) = qp.posted_recvs(host) else { break };
            let Some(rq) = &mut qp.rq else { break };
            let waiting = posted.wrapping_sub(rq.ci);
            if waiting == 0 || waiting > 1 << rq.log {
                break;
            }
            let counter = rq.ci;
            rq.ci = rq.ci.wrapping_add(1);
            let done = Done::received_badly(qpn, qp.context.user_index(), counter, CqeSyndrome::WR_FLUSH_ERR);
            let cqn = qp.context.cqn_rcv();
            self.complete(host, cqn, done);
            used += 1;
            if !self.works() {
                return used;
            }
        }
        used
    }
}
