//! Pages that firmware asks the host for: answers `mlx5/src/pages.rs`.

use super::Device;
use super::cmd::{Call, view};
use super::hca::Hca;
use super::host::{Host, Outcome, refuse};
use scupper_hw::cmd_device::{
    ManagePagesIn, ManagePagesOpMod, ManagePagesOut, QueryPagesIn, QueryPagesOpMod, QueryPagesOut,
};
use scupper_hw::eqe::{EqePageReq, EventType};
use std::collections::BTreeSet;

/// The most pages a guest may give: a bound for our own memory.
const MAX_PAGES: usize = 1 << 20;

/// The pages firmware has.
#[derive(Debug)]
pub(super) struct Pages {
    given: BTreeSet<u64>,
    /// What it asks for at boot, at initialization and at run time.
    counts: [i32; 3],
    per_command: u32,
    may_return: u32,
    /// Pages it has offered to give back while it is at work.
    offered: u32,
    /// The driver said that it has none.
    pub(super) refused: bool,
}

impl Default for Pages {
    fn default() -> Self {
        Self {
            given: BTreeSet::new(),
            counts: [16, 64, 0],
            per_command: u32::MAX,
            may_return: u32::MAX,
            offered: 0,
            refused: false,
        }
    }
}

impl Pages {
    /// The orders in force, for a device that is reset.
    pub(super) const fn orders(&self) -> ([i32; 3], u32, u32) {
        (self.counts, self.per_command, self.may_return)
    }

    pub(super) const fn set_counts(&mut self, counts: [i32; 3]) {
        self.counts = counts;
    }

    pub(super) const fn limit_return(&mut self, per_command: u32, total: u32) {
        self.per_command = per_command;
        self.may_return = total;
    }

    /// Whether there are enough to go on: for boot, or for initialization as well.
    pub(super) fn enough(&self, init: bool) -> bool {
        let wanted = i64::from(self.counts[0].max(0)) + if init { i64::from(self.counts[1].max(0)) } else { 0 };
        self.given.len() as i64 >= wanted
    }
}

impl Device {
    pub(super) fn query_pages(&mut self, call: &mut Call<'_>) -> Outcome {
        let input: &QueryPagesIn = view(call.input)?;
        let count = match QueryPagesOpMod(input.op_mod() as _) {
            QueryPagesOpMod::BOOT => self.pages.counts[0],
            QueryPagesOpMod::INIT => self.pages.counts[1],
            QueryPagesOpMod::REGULAR => self.pages.counts[2],
            _ => return Err(refuse!(BAD_OP_ERR)),
        };
        let mut out = QueryPagesOut::new();
        out.set_num_pages(count as u32);
        call.put(&out);
        Ok(())
    }

    pub(super) fn manage_pages<H: Host>(&mut self, host: &mut H, call: &mut Call<'_>) -> Outcome {
        let input: &ManagePagesIn = view(call.input)?;
        let count = input.input_num_entries() as usize;
        match ManagePagesOpMod(input.op_mod() as _) {
            ManagePagesOpMod::CANNOT_GIVE => {
                self.pages.refused = true;
                Ok(())
            }
            ManagePagesOpMod::GIVE => {
                // A message may be longer than its list, never shorter.
                let list = call.input[ManagePagesIn::PAS_OFFSET..].get(..count * 8).ok_or(refuse!(BAD_INP_LEN_ERR))?;
                if self.pages.given.len() + count > MAX_PAGES {
                    return Err(refuse!(LIM_ERR));
                }
                let pages: Vec<u64> =
                    list.chunks_exact(8).map(|b| b.try_into().map_or(0, u64::from_be_bytes)).collect();
                let mut seen = BTreeSet::new();
                for page in &pages {
                    let fresh = *page != 0 && page.is_multiple_of(4096) && seen.insert(*page);
                    if !fresh || self.pages.given.contains(page) || !host.reachable(*page, 4096) {
                        return Err(refuse!(BAD_PARAM_ERR));
                    }
                }
                self.pages.given.extend(pages);
                Ok(())
            }
            ManagePagesOpMod::TAKE => {
                // While it is at work firmware gives back only what it said it would.
                let spare = if self.hca == Hca::Initialized { self.pages.offered as usize } else { usize::MAX };
                let room = call.room().saturating_sub(ManagePagesOut::BYTES) / 8;
                let n = count
                    .min(room)
                    .min(self.pages.per_command as usize)
                    .min(self.pages.may_return as usize)
                    .min(spare)
                    .min(self.pages.given.len());
                self.pages.offered = self.pages.offered.saturating_sub(n as u32);
                self.pages.may_return -= if self.pages.may_return == u32::MAX { 0 } else { n as u32 };
                let mut out = ManagePagesOut::new();
                out.set_output_num_entries(n as u32);
                call.put(&out);
                for i in 0..n {
                    if let Some(page) = self.pages.given.pop_first() {
                        call.put_at(ManagePagesOut::PAS_OFFSET + 8 * i, &page.to_be_bytes());
                    }
                }
                Ok(())
            }
            _ => Err(refuse!(BAD_OP_ERR)),
        }
    }

    /// Tells the driver what pages are wanted or given back.
    pub(super) fn raise_page_requests<H: Host>(&mut self, host: &mut H) {
        for count in core::mem::take(&mut self.page_requests) {
            if !self.wants_event(EventType::PAGE_REQUEST) {
                // Nobody listens yet: asked again later.
                self.page_requests.push(count);
                continue;
            }
            if count < 0 {
                self.pages.offered = self.pages.offered.saturating_add(count.unsigned_abs());
            }
            let mut data = EqePageReq::new();
            data.set_num_pages(count as u32);
            self.event(host, EventType::PAGE_REQUEST, 0, data.as_bytes());
        }
    }

    /// Pages the device has.
    pub fn pages(&self) -> usize {
        self.pages.given.len()
    }

    /// Whether the driver has said that it cannot give any.
    pub const fn pages_refused(&self) -> bool {
        self.pages.refused
    }
}
