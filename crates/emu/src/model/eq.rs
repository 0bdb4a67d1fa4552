//! Event queues, the device's side: answers `mlx5/src/eq.rs`.

use super::buffer::Buffer;
use super::cmd::{Call, number, view};
use super::faults::{Event, Twist};
use super::host::{Host, Outcome, refuse};
use super::{Device, Late, MSIX_VECTORS};
use scupper_hw::cmd_objects::{CreateEqIn, CreateEqOut, DestroyEqIn};
use scupper_hw::eqe::{Eqe, EventType};
use scupper_hw::init_seg::HealthSyndrome;

/// Largest EQ, log2 of entries.
const MAX_LOG: u32 = 22;

/// An event queue.
#[derive(Debug)]
pub(super) struct Eq {
    buffer: Buffer,
    log: u32,
    mask: u64,
    vector: u16,
    pub(super) uar: u32,
    pi: u32,
    ci: u32,
    armed: bool,
    overrun_ignore: bool,
    /// CQs that report here.
    pub(super) users: u32,
}

impl Device {
    pub(super) fn create_eq<H: Host>(&mut self, host: &mut H, call: &mut Call<'_>) -> Outcome {
        let input: &CreateEqIn = view(call.input)?;
        let c = input.eq_context_entry();
        let log = c.log_eq_size();
        if log > MAX_LOG || !self.uars.contains(&c.uar_page()) || c.intr() >= u32::from(MSIX_VECTORS) {
            return Err(refuse!(BAD_PARAM_ERR));
        }
        let list = &call.input[CreateEqIn::PAS_OFFSET..];
        let offset = u64::from(c.page_offset()) << (12 + c.log_page_size()) >> 6;
        let buffer = self.take_buffer(host, list, 12 + c.log_page_size(), offset, 64 << log)?;
        let eq = Eq {
            buffer,
            log,
            mask: input.event_bitmask(0),
            vector: c.intr() as u16,
            uar: c.uar_page(),
            pi: 0,
            ci: 0,
            armed: false,
            overrun_ignore: c.oi(),
            users: 0,
        };
        let pages = eq.buffer.pages();
        let Some(eqn) = self.eqs.insert(eq) else {
            self.buffer_pages -= pages;
            return Err(refuse!(NO_RES_ERR));
        };
        let mut out = CreateEqOut::new();
        out.set_eq_number(eqn);
        call.put(&out);
        Ok(())
    }

    pub(super) fn destroy_eq(&mut self, call: &mut Call<'_>) -> Outcome {
        let input: &DestroyEqIn = view(call.input)?;
        let eqn = input.eq_number();
        if self.eqs.get(eqn).ok_or(refuse!(BAD_RES_ERR))?.users != 0 {
            return Err(refuse!(RES_BUSY));
        }
        if let Some(eq) = self.eqs.remove(eqn) {
            self.drop_buffer(&eq.buffer);
        }
        Ok(())
    }

    pub(super) fn query_eq(&mut self, call: &mut Call<'_>) -> Outcome {
        let eqn = number(call.input)? & 0xff;
        let eq = self.eqs.get(eqn).ok_or(refuse!(BAD_RES_ERR))?;
        let mut out = scupper_hw::cmd_objects::QueryEqOut::new();
        let c = out.eq_context_entry_mut();
        c.set_log_eq_size(eq.log).set_uar_page(eq.uar).set_intr(u32::from(eq.vector));
        c.set_consumer_counter(eq.ci & 0xff_ffff).set_producer_counter(eq.pi & 0xff_ffff);
        call.put(&out);
        Ok(())
    }

    /// A doorbell of an EQ.
    pub(super) fn eq_doorbell<H: Host>(&mut self, host: &mut H, uar: u32, word: u32, arm: bool) {
        let Some(eq) = self.eqs.get_mut(word >> 24).filter(|eq| eq.uar == uar) else {
            self.strange += 1;
            return;
        };
        // Only the low 24 bits travel: the consumer is at most a lap behind the producer.
        let behind = eq.pi.wrapping_sub(word) & 0xff_ffff;
        eq.ci = eq.pi.wrapping_sub(behind.min(1 << eq.log));
        if arm {
            eq.armed = true;
            if eq.ci != eq.pi {
                eq.armed = false;
                host.interrupt(eq.vector);
            }
        }
    }

    /// Whether an EQ wants events of this type.
    pub(super) fn wants_event(&self, kind: EventType) -> bool {
        self.eqs.iter().any(|(_, eq)| kind.0 < 64 && eq.mask >> kind.0 & 1 == 1)
    }

    /// Raises an event in every EQ that wants it.
    pub(super) fn event<H: Host>(&mut self, host: &mut H, kind: EventType, sub_type: u8, data: &[u8]) {
        let eqns: Vec<u32> =
            self.eqs.iter().filter(|(_, eq)| kind.0 < 64 && eq.mask >> kind.0 & 1 == 1).map(|(n, _)| n).collect();
        for eqn in eqns {
            self.event_in(host, eqn, kind, sub_type, data);
        }
    }

    /// Raises an event in one EQ.
    pub(super) fn event_in<H: Host>(&mut self, host: &mut H, eqn: u32, kind: EventType, sub_type: u8, data: &[u8]) {
        let mut eqe = Eqe::new();
        eqe.set_type_(u32::from(kind.0)).set_sub_type(u32::from(sub_type));
        eqe.data_mut()[..data.len()].copy_from_slice(data);
        match self.rules.twist(Event::Eqe { kind: kind.0 }) {
            None => self.write_eqe(host, eqn, &eqe),
            Some(Twist::Swallow) => {}
            Some(Twist::Duplicate) => {
                self.write_eqe(host, eqn, &eqe);
                self.write_eqe(host, eqn, &eqe);
            }
            Some(Twist::Delay { ns }) => self.later(ns, Late::Eqe { eqn, eqe }),
            Some(Twist::Withhold) => self.withhold(Late::Eqe { eqn, eqe }),
            Some(Twist::Reorder) => self.eqe_behind_next.push((eqn, eqe)),
            Some(twist) => {
                if self.doom(twist) {
                    self.write_eqe(host, eqn, &eqe);
                    self.doom_after(twist);
                }
            }
        }
    }

    pub(super) fn write_eqe<H: Host>(&mut self, host: &mut H, eqn: u32, eqe: &Eqe) {
        if !self.reaches_memory() {
            return;
        }
        let Some(eq) = self.eqs.get_mut(eqn) else { return };
        if eq.pi.wrapping_sub(eq.ci) >= 1 << eq.log && !eq.overrun_ignore {
            self.die(HealthSyndrome::ASYNCHRONOUS_EQ_BUF_OVERRUN.0);
            return;
        }
        let owner = eq.pi >> eq.log & 1;
        let mut eqe = *eqe;
        eqe.set_owner(owner != 0);
        let at = eq.buffer.address(u64::from(eq.pi & ((1 << eq.log) - 1)) * 64);
        eq.pi = eq.pi.wrapping_add(1);
        let bytes = eqe.as_bytes();
        let (vector, fire) = (eq.vector, core::mem::take(&mut eq.armed));
        let written = host.write(at, &bytes[..0x3c]);
        let last = [bytes[0x3c], bytes[0x3d], bytes[0x3e], bytes[0x3f]];
        if written.and_then(|()| host.publish(at + 0x3c, last)).is_err() {
            self.dma_faults += 1;
            self.die(HealthSyndrome::EQ_IN_ERR.0);
            return;
        }
        self.log(|| format!("eqe eqn={eqn} {eqe:?}"));
        if fire {
            host.interrupt(vector);
        }
        for (eqn, eqe) in core::mem::take(&mut self.eqe_behind_next) {
            self.write_eqe(host, eqn, &eqe);
        }
    }
}
