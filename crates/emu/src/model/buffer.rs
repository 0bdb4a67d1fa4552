//! Queue memory as a create command describes it: pages of one size and an offset into the first.

use super::host::{DmaFault, Host, Outcome, refuse};

/// A queue's buffer.
#[derive(Clone, Debug)]
pub(super) struct Buffer {
    pages: Vec<u64>,
    log_page: u32,
    offset: u64,
}

impl Buffer {
    /// Checks and takes a page list. `log_page` is log2 of the page size in bytes, `offset` is in bytes.
    pub(super) fn new<H: Host>(host: &mut H, list: &[u8], log_page: u32, offset: u64, len: u64) -> Outcome<Self> {
        if log_page > 43 || offset >= 1 << log_page {
            return Err(refuse!(BAD_PARAM_ERR));
        }
        let needed = (offset + len).div_ceil(1 << log_page) as usize;
        if list.len() < needed * 8 {
            return Err(refuse!(BAD_INP_LEN_ERR));
        }
        let mut pages = Vec::with_capacity(needed);
        for chunk in list.chunks_exact(8).take(needed) {
            let page = chunk.try_into().map_or(0, u64::from_be_bytes);
            if !page.is_multiple_of(1 << log_page) {
                return Err(refuse!(BAD_PARAM_ERR));
            }
            pages.push(page);
        }
        let buffer = Self { pages, log_page, offset };
        let mut at = 0;
        while at < len {
            let (iova, run) = buffer.place(at);
            let run = run.min(len - at);
            if iova & 0x3f != 0 || !host.reachable(iova, run) {
                return Err(refuse!(BAD_PARAM_ERR));
            }
            at += run;
        }
        Ok(buffer)
    }

    /// Pages in the list.
    pub(super) const fn pages(&self) -> usize {
        self.pages.len()
    }

    /// Where byte `at` is, and how many bytes follow it in the same page.
    fn place(&self, at: u64) -> (u64, u64) {
        let at = self.offset + at;
        let within = at & ((1 << self.log_page) - 1);
        let page = self.pages.get((at >> self.log_page) as usize).copied().unwrap_or(!0xfff);
        (page.wrapping_add(within), (1 << self.log_page) - within)
    }

    /// The address of byte `at`.
    pub(super) fn address(&self, at: u64) -> u64 {
        self.place(at).0
    }

    /// Reads bytes that may cross pages.
    pub(super) fn read<H: Host>(&self, host: &mut H, mut at: u64, to: &mut [u8]) -> Result<(), DmaFault> {
        let mut done = 0;
        while done < to.len() {
            let (iova, run) = self.place(at);
            let n = (to.len() - done).min(run as usize);
            host.read(iova, &mut to[done..done + n])?;
            done += n;
            at += n as u64;
        }
        Ok(())
    }
}
