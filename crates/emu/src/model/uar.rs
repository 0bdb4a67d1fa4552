//! UAR pages: doorbells, answers `mlx5/src/uar.rs`.

use super::cmd::{Call, view};
use super::faults::{Event, Twist};
use super::host::{Host, Outcome, refuse};
use super::{BAR_LEN, Device, FIRST_UAR, Late};
use scupper_hw::cmd_objects::{AllocUarIn, AllocUarOut, DeallocUarIn};

impl Device {
    pub(super) fn alloc_uar(&mut self, call: &mut Call<'_>) -> Outcome {
        let _: &AllocUarIn = view(call.input)?;
        let last = (BAR_LEN / 4096) as u32;
        let uar = (FIRST_UAR..last).find(|u| !self.uars.contains(u)).ok_or(refuse!(NO_RES_ERR))?;
        self.uars.insert(uar);
        let mut out = AllocUarOut::new();
        out.set_uar(uar);
        call.put(&out);
        Ok(())
    }

    pub(super) fn dealloc_uar(&mut self, call: &mut Call<'_>) -> Outcome {
        let input: &DeallocUarIn = view(call.input)?;
        let uar = input.uar();
        if !self.uars.contains(&uar) {
            return Err(refuse!(BAD_RES_ERR));
        }
        let used = self.eqs.iter().any(|(_, e)| e.uar == uar)
            || self.cqs.iter().any(|(_, c)| c.uar == uar)
            || self.qps.iter().any(|(_, q)| q.uar() == uar);
        if used {
            return Err(refuse!(RES_BUSY));
        }
        self.uars.remove(&uar);
        Ok(())
    }

    /// A write to a UAR page.
    pub(super) fn uar_write<H: Host>(&mut self, host: &mut H, uar: u32, at: u32, from: &[u8]) {
        // Without bus mastering a doorbell cannot have an effect that could be seen.
        if !self.reaches_memory() || !self.uars.contains(&uar) {
            self.strange += 1;
            return;
        }
        let dword = |i: usize| from.get(4 * i..4 * i + 4).and_then(|b| b.try_into().ok()).map(u32::from_be_bytes);
        match (at, dword(0), dword(1)) {
            (0x20, Some(high), Some(low)) => self.cq_doorbell(host, uar, (u64::from(high) << 32) | u64::from(low)),
            (0x40, Some(word), _) => self.eq_doorbell(host, uar, word, true),
            (0x48, Some(word), _) => self.eq_doorbell(host, uar, word, false),
            // A send doorbell: at the least the first half of a control segment, whose second dword names the queue. A
            // doorbell in two halves rings with the second.
            (0x800..0x1000, _, Some(low)) if at.is_multiple_of(8) => self.send_doorbell(uar, low >> 8),
            (0x800..0x1000, Some(low), None) if at % 8 == 4 => self.send_doorbell(uar, low >> 8),
            (0x800..0x1000, Some(_), None) => {}
            _ => self.strange += 1,
        }
    }

    fn send_doorbell(&mut self, uar: u32, qpn: u32) {
        if self.qps.get(qpn).is_none_or(|qp| qp.uar() != uar) {
            self.strange += 1;
            return;
        }
        match self.rules.twist(Event::Doorbell { qpn }) {
            Some(Twist::Swallow) => {}
            Some(Twist::Delay { ns }) => self.later(ns, Late::Doorbell { qpn }),
            Some(Twist::Withhold) => self.withhold(Late::Doorbell { qpn }),
            Some(twist) => {
                if self.doom(twist) {
                    self.active.insert(qpn);
                    self.doom_after(twist);
                }
            }
            None => {
                self.active.insert(qpn);
            }
        }
    }
}
