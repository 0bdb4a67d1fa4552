//! Completion queues, the device's side: answers `mlx5/src/cq.rs`.

use super::buffer::Buffer;
use super::cmd::{Call, number, view};
use super::faults::{Event, Twist};
use super::host::{Host, Outcome, read32, refuse};
use super::{Device, Late};
use scupper_hw::cmd_objects::{CreateCqIn, CreateCqOut, DestroyCqIn, QueryCqOut};
use scupper_hw::contexts::CqStatus;
use scupper_hw::cqe::{Cqe64, CqeOpcode, CqeSyndrome, ErrCqe};
use scupper_hw::doorbell::CqDoorbell;
use scupper_hw::eqe::{CqErrSyndrome, EqeComp, EqeCqErr, EventType};
use scupper_hw::wqe::WqeOpcode;

/// Largest CQ, log2 of entries.
const MAX_LOG: u32 = 22;

/// What an armed CQ waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Armed {
    No,
    Any,
    Solicited,
}

/// A completion queue.
#[derive(Debug)]
pub(super) struct Cq {
    buffer: Buffer,
    log: u32,
    record: u64,
    eqn: u32,
    pub(super) uar: u32,
    collapsed: bool,
    overrun_ignore: bool,
    pi: u32,
    ci: u32,
    /// The producer index behind the last CQE that was solicited or an error.
    solicited_pi: u32,
    armed: Armed,
    /// The consumer index it was armed with.
    armed_at: u32,
    status: CqStatus,
    /// Queues that complete here.
    pub(super) users: u32,
}

/// What is to be completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Done {
    pub(super) opcode: CqeOpcode,
    pub(super) wqe_opcode: WqeOpcode,
    pub(super) qpn: u32,
    pub(super) user_index: u32,
    pub(super) counter: u16,
    pub(super) byte_len: u32,
    pub(super) imm: u32,
    pub(super) solicited: bool,
    pub(super) syndrome: CqeSyndrome,
    pub(super) vendor: u8,
}

impl Done {
    /// A send request that ended in error.
    pub(super) fn sent_badly(op: WqeOpcode, qpn: u32, user_index: u32, counter: u16, syndrome: CqeSyndrome) -> Self {
        Self {
            opcode: CqeOpcode::REQ_ERR,
            wqe_opcode: op,
            qpn,
            user_index,
            counter,
            byte_len: 0,
            imm: 0,
            solicited: false,
            syndrome,
            vendor: vendor_syndrome(syndrome),
        }
    }

    /// A receive request that ended in error.
    pub(super) fn received_badly(qpn: u32, user_index: u32, counter: u16, syndrome: CqeSyndrome) -> Self {
        Self { opcode: CqeOpcode::RESP_ERR, ..Self::sent_badly(WqeOpcode::SEND, qpn, user_index, counter, syndrome) }
    }

    fn is_error(&self) -> bool {
        matches!(self.opcode, CqeOpcode::REQ_ERR | CqeOpcode::RESP_ERR)
    }

    fn cqe(&self, time: u64) -> Cqe64 {
        if self.is_error() {
            let mut e = ErrCqe::new();
            e.set_srqn_uidx(self.user_index).set_syndrome(u32::from(self.syndrome.0));
            e.set_vendor_err_synd(u32::from(self.vendor)).set_s_wqe_opcode(u32::from(self.wqe_opcode.0));
            e.set_qpn(self.qpn).set_wqe_counter(u32::from(self.counter)).set_opcode(u32::from(self.opcode.0));
            return Cqe64::from_dwords(*e.dwords());
        }
        let mut c = Cqe64::new();
        c.set_srqn_uidx(self.user_index).set_immediate(self.imm).set_byte_cnt(self.byte_len);
        c.set_timestamp_h((time >> 32) as u32).set_timestamp_l(time as u32);
        c.set_s_wqe_opcode(u32::from(self.wqe_opcode.0)).set_qpn(self.qpn).set_wqe_counter(u32::from(self.counter));
        c.set_opcode(u32::from(self.opcode.0)).set_se(self.solicited);
        c
    }
}

/// The vendor syndrome that public bug reports show beside a syndrome.
const fn vendor_syndrome(s: CqeSyndrome) -> u8 {
    match s {
        CqeSyndrome::WR_FLUSH_ERR => 0xf9,
        CqeSyndrome::TRANSPORT_RETRY_EXC_ERR => 0x81,
        CqeSyndrome::REMOTE_ACCESS_ERR => 0x88,
        CqeSyndrome::REMOTE_INVAL_REQ_ERR => 0x8a,
        CqeSyndrome::LOCAL_PROT_ERR => 0x52,
        CqeSyndrome::LOCAL_LENGTH_ERR | CqeSyndrome::LOCAL_QP_OP_ERR => 0x68,
        _ => 0,
    }
}

impl Device {
    pub(super) fn create_cq<H: Host>(&mut self, host: &mut H, call: &mut Call<'_>) -> Outcome {
        let input: &CreateCqIn = view(call.input)?;
        let c = input.cq_context();
        let log = c.log_cq_size();
        let (eqn, record) = (c.c_eqn_or_apu_element() & 0xff, c.dbr_addr());
        // 128-byte CQEs, compression and collapsed CQs are not modelled, and their capabilities say so.
        if log > MAX_LOG.min(self.caps.log_max_cq_sz()) || c.cqe_sz() != 0 || c.cqe_comp_en() || c.apu_cq() {
            return Err(refuse!(BAD_PARAM_ERR));
        }
        if !self.uars.contains(&c.uar_page()) || !record.is_multiple_of(8) || !host.reachable(record, 8) {
            return Err(refuse!(BAD_PARAM_ERR));
        }
        let list = &call.input[CreateCqIn::PAS_OFFSET..];
        let offset = u64::from(c.page_offset()) << (12 + c.log_page_size()) >> 6;
        self.eqs.get(eqn).ok_or(refuse!(BAD_RES_ERR))?;
        let buffer = self.take_buffer(host, list, 12 + c.log_page_size(), offset, 64 << log)?;
        if let Some(eq) = self.eqs.get_mut(eqn) {
            eq.users += 1;
        }
        let pages = buffer.pages();
        let cq = Cq {
            buffer,
            log,
            record,
            eqn,
            uar: c.uar_page(),
            collapsed: c.cc(),
            overrun_ignore: c.oi(),
            pi: 0,
            ci: 0,
            solicited_pi: 0,
            armed: Armed::No,
            armed_at: 0,
            status: CqStatus::OK,
            users: 0,
        };
        let Some(cqn) = self.cqs.insert(cq) else {
            if let Some(eq) = self.eqs.get_mut(eqn) {
                eq.users -= 1;
            }
            self.buffer_pages -= pages;
            return Err(refuse!(NO_RES_ERR));
        };
        let mut out = CreateCqOut::new();
        out.set_cqn(cqn);
        call.put(&out);
        Ok(())
    }

    pub(super) fn destroy_cq(&mut self, call: &mut Call<'_>) -> Outcome {
        let input: &DestroyCqIn = view(call.input)?;
        let cqn = input.cqn();
        if self.cqs.get(cqn).ok_or(refuse!(BAD_RES_ERR))?.users != 0 {
            return Err(refuse!(RES_BUSY));
        }
        if let Some(cq) = self.cqs.remove(cqn) {
            self.drop_buffer(&cq.buffer);
            if let Some(eq) = self.eqs.get_mut(cq.eqn) {
                eq.users -= 1;
            }
        }
        Ok(())
    }

    pub(super) fn query_cq(&mut self, call: &mut Call<'_>) -> Outcome {
        let cq = self.cqs.get(number(call.input)?).ok_or(refuse!(BAD_RES_ERR))?;
        let mut out = QueryCqOut::new();
        let c = out.cq_context_mut();
        c.set_status(u32::from(cq.status.0)).set_log_cq_size(cq.log).set_uar_page(cq.uar);
        c.set_consumer_counter(cq.ci & 0xff_ffff).set_producer_counter(cq.pi & 0xff_ffff).set_dbr_addr(cq.record);
        c.set_cc(cq.collapsed).set_oi(cq.overrun_ignore);
        call.put(&out);
        Ok(())
    }

    /// An arm doorbell: 64 bits.
    pub(super) fn cq_doorbell<H: Host>(&mut self, host: &mut H, uar: u32, word: u64) {
        let d = CqDoorbell::from_dwords([((word >> 32) as u32).into(), (word as u32).into()]);
        let cqn = d.cqn();
        let Some(cq) = self.cqs.get_mut(cqn).filter(|cq| cq.uar == uar) else {
            self.strange += 1;
            return;
        };
        // A CQE the driver has not seen when it armed fires at once; of solicited ones (and errors) if it waits for those.
        let newest = if d.cmd() { cq.solicited_pi } else { cq.pi };
        let behind = newest.wrapping_sub(d.ci()) & 0xff_ffff;
        if behind != 0 && behind < 1 << 23 {
            cq.armed = Armed::No;
            let eqn = cq.eqn;
            self.completion_event(host, eqn, cqn);
        } else if cq.armed != Armed::Any || cq.armed_at != d.ci() {
            cq.armed = if d.cmd() { Armed::Solicited } else { Armed::Any };
            cq.armed_at = d.ci();
        }
    }

    fn completion_event<H: Host>(&mut self, host: &mut H, eqn: u32, cqn: u32) {
        let mut data = EqeComp::new();
        data.set_cqn(cqn);
        self.event_in(host, eqn, EventType::COMP, 0, data.as_bytes());
    }

    /// Completes a request.
    pub(super) fn complete<H: Host>(&mut self, host: &mut H, cqn: u32, done: Done) {
        let marker = done.opcode != CqeOpcode::RESP_ERR && done.wqe_opcode == WqeOpcode::NOP;
        let event = Event::Cqe { qpn: done.qpn, error: done.is_error(), marker };
        let Some(twist) = self.rules.twist(event) else { return self.write_cqe(host, cqn, &done) };
        match twist {
            Twist::Swallow => {}
            Twist::Delay { ns } => self.later(ns, Late::Cqe { cqn, done }),
            Twist::Withhold => self.withhold(Late::Cqe { cqn, done }),
            Twist::Reorder => self.behind_next.push((cqn, done)),
            Twist::Duplicate => {
                self.write_cqe(host, cqn, &done);
                self.write_cqe(host, cqn, &done);
            }
            Twist::Syndrome { syndrome, vendor } => {
                let mut done = done;
                done.syndrome = CqeSyndrome(syndrome);
                done.vendor = vendor;
                done.opcode = match done.opcode {
                    CqeOpcode::REQ | CqeOpcode::REQ_ERR => CqeOpcode::REQ_ERR,
                    _ => CqeOpcode::RESP_ERR,
                };
                self.write_cqe(host, cqn, &done);
                self.break_qp(host, done.qpn);
            }
            twist => {
                if self.doom(twist) {
                    self.write_cqe(host, cqn, &done);
                    self.doom_after(twist);
                }
            }
        }
    }

    pub(super) fn write_cqe<H: Host>(&mut self, host: &mut H, cqn: u32, done: &Done) {
        if !self.reaches_memory() {
            return;
        }
        let time = self.now;
        let Some(cq) = self.cqs.get_mut(cqn) else { return };
        if cq.status != CqStatus::OK {
            return;
        }
        if !cq.overrun_ignore && !cq.collapsed && cq.pi.wrapping_sub(cq.ci) >= 1 << cq.log {
            let Ok(word) = read32(host, cq.record) else {
                self.dma_faults += 1;
                return self.fail_cq(host, cqn, CqErrSyndrome::ACCESS_VIOLATION);
            };
            let behind = cq.pi.wrapping_sub(word) & 0xff_ffff;
            cq.ci = cq.pi.wrapping_sub(behind.min(1 << cq.log));
            if behind >= 1 << cq.log {
                return self.fail_cq(host, cqn, CqErrSyndrome::OVERRUN);
            }
        }
        let mut cqe = done.cqe(time);
        cqe.set_owner(cq.pi >> cq.log & 1 != 0);
        let index = if cq.collapsed { 0 } else { cq.pi & ((1 << cq.log) - 1) };
        let at = cq.buffer.address(u64::from(index) * 64);
        cq.pi = cq.pi.wrapping_add(1);
        if done.solicited || done.is_error() {
            cq.solicited_pi = cq.pi;
        }
        let fire = match cq.armed {
            Armed::No => false,
            Armed::Any => true,
            Armed::Solicited => done.solicited || done.is_error(),
        };
        if fire {
            cq.armed = Armed::No;
        }
        let eqn = cq.eqn;
        let bytes = cqe.as_bytes();
        let last = [bytes[0x3c], bytes[0x3d], bytes[0x3e], bytes[0x3f]];
        let written = host.write(at, &bytes[..0x3c]);
        if written.and_then(|()| host.publish(at + 0x3c, last)).is_err() {
            self.dma_faults += 1;
            return self.fail_cq(host, cqn, CqErrSyndrome::ACCESS_VIOLATION);
        }
        self.cqes += 1;
        self.log(|| format!("cqe cqn={cqn:#x} {done:?}"));
        if fire {
            self.completion_event(host, eqn, cqn);
        }
        if !self.behind_next.is_empty() {
            for (cqn, done) in core::mem::take(&mut self.behind_next) {
                self.write_cqe(host, cqn, &done);
            }
        }
    }

    /// A CQ fails: no CQE is written any more, and the queue pairs on it go to ERR.
    pub(super) fn fail_cq<H: Host>(&mut self, host: &mut H, cqn: u32, syndrome: CqErrSyndrome) {
        let Some(cq) = self.cqs.get_mut(cqn) else { return };
        if cq.status != CqStatus::OK {
            return;
        }
        cq.status = if syndrome == CqErrSyndrome::OVERRUN { CqStatus::CQ_OVERFLOW } else { CqStatus::CQ_WRITE_FAIL };
        let mut data = EqeCqErr::new();
        data.set_cqn(cqn).set_syndrome(u32::from(syndrome.0));
        self.event(host, EventType::CQ_ERROR, 0, data.as_bytes());
        let on_it: Vec<u32> = self.qps.iter().filter(|(_, q)| q.completes_to(cqn)).map(|(n, _)| n).collect();
        for qpn in on_it {
            self.break_qp(host, qpn);
        }
    }

    /// Writes a CQE that belongs to nothing.
    pub(super) fn forge_cqe<H: Host>(&mut self, host: &mut H, cqn: u32, done: &Done) {
        self.write_cqe(host, cqn, done);
    }
}
