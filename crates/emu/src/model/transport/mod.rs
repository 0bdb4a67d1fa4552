//! The reliable connection: requests of one queue pair carried out against another on the same device.
//!
//! There is no wire in between, so packet numbers and acknowledgements are left out; what a program can observe is kept:
//! order, receiver-not-ready with its timer and retries, retries exceeded, access, length and protection errors with their
//! syndromes on both sides, atomics, and the move of both sides to ERR.

mod requester;
mod responder;
mod wqe;

pub(super) use requester::Transfer;

use super::{Device, Host};
use scupper_hw::contexts::QpState;

impl Device {
    /// Gives each queue pair with something to do its turn; says whether there is more.
    pub(super) fn run_queue_pairs<H: Host>(&mut self, host: &mut H, budget: u32) -> bool {
        let now = self.now;
        let due: Vec<u32> = self
            .qps
            .iter()
            .filter(|(_, q)| q.wakes_at().is_some_and(|t| t <= now) || q.flushes_receives())
            .map(|(n, _)| n)
            .collect();
        self.active.extend(due);
        let turns = core::mem::take(&mut self.active);
        let share = (budget / (turns.len() as u32).max(1)).max(16);
        // Whoever did not get a turn last time is first now.
        let (late, early): (Vec<u32>, Vec<u32>) = turns.into_iter().partition(|qpn| *qpn <= self.last_turn);
        let mut left = budget;
        for qpn in early.into_iter().chain(late) {
            if !self.works() {
                return false;
            }
            if left == 0 {
                self.active.insert(qpn);
                continue;
            }
            let Some(qp) = self.qps.get(qpn) else { continue };
            let used = match qp.state {
                QpState::ERR => self.flush(host, qpn, share),
                QpState::RTS => self.send(host, qpn, share),
                _ => 0,
            };
            left = left.saturating_sub(used.max(1));
            self.last_turn = qpn;
            if used >= share {
                self.active.insert(qpn);
            }
        }
        !self.active.is_empty()
    }
}
