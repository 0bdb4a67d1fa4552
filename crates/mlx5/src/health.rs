//! Whether the device is alive.
//!
//! Fatal at once: registers that read all ones (it is gone), an interface that has been disabled or is being reset by
//! somebody, a health syndrome with "reset required". A health counter that stands still for three periods counts as
//! dead too (for one, if a command was not answered either): firmware that does not run completes nothing. Death is for good; only a reset and a new bring-up help.

use crate::init_seg::{HealthRegs, read_health};
use core::time::Duration;
use scupper_platform::{Bar, Instant};
use scupper_verbs::drain::{DeadReason, Health};

/// Periods without a change of the counter until the device counts as dead.
const MISSED: u32 = 3;

/// Remembers what the health registers said.
#[derive(Debug)]
pub struct HealthMonitor {
    period: Duration,
    missed: u32,
    counter: Option<(u32, Instant)>,
    dead: Option<DeadReason>,
}

impl HealthMonitor {
    /// With the time in which the counter must change at least once.
    pub const fn new(period: Duration) -> Self {
        Self { period, missed: MISSED, counter: None, dead: None }
    }

    /// Reads the registers and judges.
    pub fn check<B: Bar>(&mut self, bar: &B, now: Instant) -> Health {
        if let Some(why) = self.dead {
            return Health::Dead(why);
        }
        let verdict = match read_health(bar) {
            Err(_) => Some(DeadReason::Gone),
            Ok(regs) => self.judge(regs, now),
        };
        self.dead = verdict;
        verdict.map_or(Health::Alive, Health::Dead)
    }

    fn judge(&mut self, regs: HealthRegs, now: Instant) -> Option<DeadReason> {
        if regs.counter == u32::MAX {
            return Some(DeadReason::Gone);
        }
        if matches!(regs.nic_interface, 1 | 7) {
            return Some(DeadReason::Disabled);
        }
        if regs.rfr && regs.synd != 0 {
            return Some(DeadReason::Fatal { syndrome: regs.synd });
        }
        match self.counter {
            Some((last, since)) if last == regs.counter => {
                (now.since(since) >= self.period * self.missed).then_some(DeadReason::Silent)
            }
            _ => {
                self.counter = Some((regs.counter, now));
                None
            }
        }
    }

    /// Notes that a command was not answered: from here on one period of silence is enough.
    pub const fn suspect(&mut self) {
        self.missed = 1;
    }

    /// Notes a death that was found out otherwise.
    pub fn kill(&mut self, why: DeadReason) {
        self.dead.get_or_insert(why);
    }

    /// How it died, if it has.
    pub const fn dead(&self) -> Option<DeadReason> {
        self.dead
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WELL: HealthRegs = HealthRegs { counter: 1, nic_interface: 0, rfr: false, synd: 0 };

    fn at(ms: u64) -> Instant {
        Instant::from_ns(ms * 1_000_000)
    }

    #[test]
    fn each_sign_of_death_is_told_apart() {
        let judge = |regs| HealthMonitor::new(Duration::from_millis(10)).judge(regs, at(0));
        assert_eq!(judge(WELL), None);
        assert_eq!(judge(HealthRegs { counter: u32::MAX, ..WELL }), Some(DeadReason::Gone));
        assert_eq!(judge(HealthRegs { nic_interface: 1, ..WELL }), Some(DeadReason::Disabled));
        assert_eq!(judge(HealthRegs { nic_interface: 7, ..WELL }), Some(DeadReason::Disabled));
        assert_eq!(judge(HealthRegs { rfr: true, synd: 8, ..WELL }), Some(DeadReason::Fatal { syndrome: 8 }));
        assert_eq!(judge(HealthRegs { rfr: true, ..WELL }), None, "no syndrome, no death");
    }

    #[test]
    fn a_counter_that_stands_still_for_three_periods_is_silence() {
        let mut m = HealthMonitor::new(Duration::from_millis(10));
        assert_eq!(m.judge(WELL, at(0)), None);
        assert_eq!(m.judge(WELL, at(29)), None);
        assert_eq!(m.judge(HealthRegs { counter: 2, ..WELL }, at(29)), None);
        assert_eq!(m.judge(HealthRegs { counter: 2, ..WELL }, at(58)), None);
        assert_eq!(m.judge(HealthRegs { counter: 2, ..WELL }, at(59)), Some(DeadReason::Silent));
    }
}
