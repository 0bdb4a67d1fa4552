//! Memory keys and protection domains: what a key allows, and where it leads. Answers `mlx5/src/mkey.rs`.

use super::Device;
use super::cmd::{Call, number, view};
use super::host::{Outcome, refuse};
use scupper_hw::cmd_device::QuerySpecialContextsOut;
use scupper_hw::cmd_objects::{AllocPdOut, AllocTransportDomainOut, CreateMkeyIn, CreateMkeyOut};
use scupper_hw::contexts::MkeyAccessMode;

/// Entries of all page lists together: a bound for our own memory.
const MAX_MTTS: usize = 4 << 20;

/// The key by which queue pairs that may use it reach all memory.
pub(super) const RESERVED_LKEY: u32 = 0x0000_0300;

/// What is to be done with memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Use {
    LocalRead,
    LocalWrite,
    RemoteRead,
    RemoteWrite,
    RemoteAtomic,
}

/// Whose access it is: the protection domain of a queue pair, and whether it may use the reserved key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Owner {
    pub(super) pd: u32,
    pub(super) reserved_lkey: bool,
}

/// A memory key.
#[derive(Debug)]
pub(super) struct Mkey {
    variant: u8,
    pd: u32,
    allows: [bool; 5],
    start: u64,
    /// `None`: all memory.
    len: Option<u64>,
    /// `None`: by physical address.
    list: Option<(u32, Vec<u64>)>,
}

impl Mkey {
    /// Where `addr` leads and how many bytes follow it in one piece; `None` if that is not allowed.
    fn translate(&self, addr: u64, len: u64) -> Option<(u64, u64)> {
        let end = addr.checked_add(len)?;
        if let Some(size) = self.len
            && (addr < self.start || end > self.start.checked_add(size)?)
        {
            return None;
        }
        let Some((log_page, list)) = &self.list else { return Some((addr, len)) };
        // The first page holds `start`; its offset in the page is the start's own.
        let within = (self.start & ((1 << log_page) - 1)) + (addr - self.start);
        let page = list.get((within >> log_page) as usize)?;
        let offset = within & ((1 << log_page) - 1);
        Some((page.checked_add(offset)?, (1 << log_page) - offset))
    }
}

impl Device {
    /// Where a key leads for one use; `None` if it does not allow it.
    pub(super) fn translate(&self, key: u32, of: Owner, addr: u64, len: u64, what: Use) -> Option<(u64, u64)> {
        let local = matches!(what, Use::LocalRead | Use::LocalWrite);
        let (iova, run) = if key == RESERVED_LKEY && local && of.reserved_lkey {
            (addr, len)
        } else {
            let mkey = self.mkeys.get(key >> 8)?;
            let allowed = mkey.variant == key as u8 && mkey.pd == of.pd && mkey.allows[what as usize];
            if allowed { mkey.translate(addr, len)? } else { return None }
        };
        if let Some((from, size)) = self.poisoned
            && iova < from.saturating_add(size)
            && iova.saturating_add(run.min(len)) > from
        {
            return None;
        }
        Some((iova, run.min(len)))
    }

    pub(super) fn create_mkey(&mut self, call: &mut Call<'_>) -> Outcome {
        let input: &CreateMkeyIn = view(call.input)?;
        let c = input.memory_key_mkey_entry();
        self.pds.get(c.pd()).ok_or(refuse!(BAD_RES_ERR))?;
        // Keys that a UMR fills later, indirect keys and the like are not modelled.
        if c.free() || c.umr_en() || c.access_mode_4_2() != 0 || c.bsf_en() {
            return Err(refuse!(BAD_PARAM_ERR));
        }
        let list = match MkeyAccessMode(c.access_mode_1_0() as u8) {
            MkeyAccessMode::PA => None,
            MkeyAccessMode::MTT => {
                let log_page = c.log_page_size();
                if !(12..=43).contains(&log_page) || c.length64() || c.start_addr().checked_add(c.len()).is_none() {
                    return Err(refuse!(BAD_PARAM_ERR));
                }
                let span = (c.start_addr() & ((1 << log_page) - 1)).checked_add(c.len());
                let needed = span.ok_or(refuse!(BAD_PARAM_ERR))?.div_ceil(1 << log_page);
                let octowords = u64::from(input.translations_octword_actual_size());
                let bytes = &call.input[CreateMkeyIn::KLM_PAS_MTT_OFFSET..];
                if octowords * 2 < needed || (bytes.len() as u64) < needed * 8 {
                    return Err(refuse!(BAD_INP_LEN_ERR));
                }
                if self.mtts + needed as usize > MAX_MTTS {
                    return Err(refuse!(NO_RES_ERR));
                }
                let pages: Vec<u64> = bytes
                    .chunks_exact(8)
                    .take(needed as usize)
                    .map(|b| b.try_into().map_or(0, u64::from_be_bytes) & !0xfff)
                    .collect();
                Some((log_page, pages))
            }
            _ => return Err(refuse!(BAD_PARAM_ERR)),
        };
        let entries = list.as_ref().map_or(0, |(_, l)| l.len());
        let whole = list.is_none() && c.length64();
        let mkey = Mkey {
            variant: c.mkey_7_0() as u8,
            pd: c.pd(),
            allows: [c.lr(), c.lw(), c.rr(), c.rw(), c.a()],
            start: c.start_addr(),
            len: if whole { None } else { Some(c.len()) },
            list,
        };
        let pd = c.pd();
        let index = self.mkeys.insert(mkey).ok_or(refuse!(NO_RES_ERR))?;
        self.mtts += entries;
        self.use_pd(pd, 1);
        let mut out = CreateMkeyOut::new();
        out.set_mkey_index(index);
        call.put(&out);
        Ok(())
    }

    pub(super) fn destroy_mkey(&mut self, call: &mut Call<'_>) -> Outcome {
        let mkey = self.mkeys.remove(number(call.input)?).ok_or(refuse!(BAD_RES_ERR))?;
        self.mtts -= mkey.list.map_or(0, |(_, l)| l.len());
        self.use_pd(mkey.pd, -1);
        Ok(())
    }

    /// Counts what is in a protection domain.
    pub(super) fn use_pd(&mut self, pd: u32, change: i32) {
        if let Some(users) = self.pds.get_mut(pd) {
            *users = users.saturating_add_signed(change);
        }
    }

    pub(super) fn alloc_pd(&mut self, call: &mut Call<'_>) -> Outcome {
        let pd = self.pds.insert(0).ok_or(refuse!(NO_RES_ERR))?;
        let mut out = AllocPdOut::new();
        out.set_pd(pd);
        call.put(&out);
        Ok(())
    }

    pub(super) fn dealloc_pd(&mut self, call: &mut Call<'_>) -> Outcome {
        let pd = number(call.input)?;
        if *self.pds.get(pd).ok_or(refuse!(BAD_RES_ERR))? != 0 {
            return Err(refuse!(RES_BUSY));
        }
        self.pds.remove(pd);
        Ok(())
    }

    pub(super) fn alloc_transport_domain(&mut self, call: &mut Call<'_>) -> Outcome {
        let domain = self.domains.insert(()).ok_or(refuse!(NO_RES_ERR))?;
        let mut out = AllocTransportDomainOut::new();
        out.set_transport_domain(domain);
        call.put(&out);
        Ok(())
    }

    pub(super) fn dealloc_transport_domain(&mut self, call: &mut Call<'_>) -> Outcome {
        self.domains.remove(number(call.input)?).ok_or(refuse!(BAD_RES_ERR))
    }

    pub(super) fn query_special_contexts(&mut self, call: &mut Call<'_>) -> Outcome {
        let mut out = QuerySpecialContextsOut::new();
        out.set_resd_lkey(RESERVED_LKEY);
        call.put(&out);
        Ok(())
    }
}
