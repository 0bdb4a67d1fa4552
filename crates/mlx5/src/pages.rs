//! The page ledger: what firmware asked for is what it was given, and what it was given comes back or stays mapped.
//!
//! Firmware keeps its own state in host memory, in pages of 4 KiB that it asks for at three points and whenever it likes.
//! A chunk is up to 64 pages of contiguous memory with a bit for each that firmware has. Memory of a chunk is freed when
//! the last of its pages is back; what never comes back stays allocated until the function is reset.

use crate::cmd::{CmdError, Input, Lane};
use crate::device::{Device, Error};
use crate::mailbox::MAX_MESSAGE;
use scupper_hw::cmd_device::{
    ManagePagesIn, ManagePagesOpMod, ManagePagesOut, QueryPagesIn, QueryPagesOpMod, QueryPagesOut,
};
use scupper_hw::cmd_queue::Opcode;
use scupper_platform::{DmaError, DmaMem, Platform};
use zerocopy::FromBytes;

/// Bytes of a page, whatever the host's own are.
pub const PAGE: usize = 4096;

/// Pages of a chunk.
pub const CHUNK_PAGES: u32 = 64;

/// Pages in one command.
const PER_COMMAND: usize = (MAX_MESSAGE - ManagePagesIn::BYTES) / 8;

/// A stretch of memory that firmware keeps its state in; memory for these is the caller's.
#[derive(Debug, Default)]
pub struct PageChunk<'a> {
    mem: Option<DmaMem<'a>>,
    /// Bit `n`: firmware has page `n`.
    given: u64,
}

impl PageChunk<'_> {
    /// Without memory, for arrays.
    pub const fn new() -> Self {
        Self { mem: None, given: 0 }
    }
}

/// What firmware has been given.
#[derive(Debug)]
pub struct PageLedger<'a> {
    chunks: &'a mut [PageChunk<'a>],
    /// Pages firmware has.
    out: u32,
}

impl<'a> PageLedger<'a> {
    /// With room for 64 pages in each of `chunks`.
    pub fn new(chunks: &'a mut [PageChunk<'a>]) -> Self {
        Self { chunks, out: 0 }
    }

    /// Pages firmware has.
    pub const fn pages_out(&self) -> u32 {
        self.out
    }

    /// Bytes of memory held for firmware.
    pub fn bytes(&self) -> usize {
        self.chunks.iter().filter_map(|c| c.mem.as_ref()).map(DmaMem::len).sum()
    }

    /// Allocates memory for up to [`CHUNK_PAGES`] pages; says which chunk it is and how many pages it has.
    fn add<P: Platform>(&mut self, platform: &'a P, pages: u32) -> Result<(usize, u32), Error> {
        let limit = self.chunks.len();
        let Some(i) = self.chunks.iter().position(|c| c.mem.is_none()) else {
            return Err(Error::PageLedgerFull { chunks: limit });
        };
        let n = pages.min(CHUNK_PAGES);
        let mem = platform.dma_alloc(n as usize * PAGE, PAGE)?;
        if mem.iova().0 == 0 {
            // Firmware takes address 0 for "no page".
            platform.dma_free(mem);
            return Err(Error::Dma(DmaError::BadLayout { len: n as usize * PAGE, align: PAGE }));
        }
        self.chunks[i] = PageChunk { mem: Some(mem), given: 0 };
        Ok((i, n))
    }

    /// Notes that firmware has the pages of a chunk, or (with `false`) that it did not take them and frees the memory.
    fn settle<P: Platform>(&mut self, platform: &P, chunk: usize, given: bool) {
        let c = &mut self.chunks[chunk];
        let pages = c.mem.as_ref().map_or(0, |m| m.len() / PAGE);
        if given {
            c.given = if pages == 64 { u64::MAX } else { (1 << pages) - 1 };
            self.out += pages as u32;
        } else if let Some(mem) = c.mem.take() {
            platform.dma_free(mem);
        }
    }

    /// Notes that a page is back; says whether firmware had it.
    fn take_back<P: Platform>(&mut self, platform: &P, address: u64) -> bool {
        for c in self.chunks.iter_mut() {
            let Some(mem) = &c.mem else { continue };
            let at = address.wrapping_sub(mem.iova().0);
            if at >= mem.len() as u64 || !at.is_multiple_of(PAGE as u64) {
                continue;
            }
            let bit = 1u64 << (at / PAGE as u64);
            if c.given & bit == 0 {
                return false;
            }
            c.given &= !bit;
            self.out -= 1;
            if c.given == 0
                && let Some(mem) = c.mem.take()
            {
                platform.dma_free(mem);
            }
            return true;
        }
        false
    }

    /// Frees everything, given or not: only when the device can no longer reach it.
    pub fn free_all<P: Platform>(&mut self, platform: &P) {
        for c in self.chunks.iter_mut() {
            c.given = 0;
            if let Some(mem) = c.mem.take() {
                platform.dma_free(mem);
            }
        }
        self.out = 0;
    }
}

impl<'a, P: Platform> Device<'a, P> {
    /// Asks how many pages firmware wants (or, negative, gives back) at this point, and settles it.
    pub(crate) fn supply_pages(&mut self, when: QueryPagesOpMod) -> Result<i32, Error> {
        let mut query = QueryPagesIn::new();
        query.set_op_mod(u32::from(when.0));
        let answer: QueryPagesOut = self.exec(&mut query)?;
        let count = answer.num_pages() as i32;
        self.settle_pages(answer.function_id() as u16, count)?;
        Ok(count)
    }

    /// Gives pages, or takes some back, as `count` says.
    pub(crate) fn settle_pages(&mut self, function: u16, count: i32) -> Result<(), Error> {
        if count >= 0 {
            self.give_pages(function, count as u32)
        } else {
            self.reclaim_pages(function, count.unsigned_abs())
        }
    }

    fn give_pages(&mut self, function: u16, mut left: u32) -> Result<(), Error> {
        while left > 0 {
            // As many chunks as one command can list.
            let mut chunks = heapless::Vec::<usize, { PER_COMMAND / CHUNK_PAGES as usize }>::new();
            let mut pages = 0;
            while pages < left && !chunks.is_full() {
                match self.ledger.add(self.platform, left - pages) {
                    Ok((chunk, n)) => {
                        pages += n;
                        let _ = chunks.push(chunk);
                    }
                    Err(e) => {
                        for c in chunks {
                            self.ledger.settle(self.platform, c, false);
                        }
                        // Firmware must hear of it, or the command that waits for the pages waits for ever.
                        let _ = self.manage_pages(ManagePagesOpMod::CANNOT_GIVE, function, 0, &[]);
                        return Err(e);
                    }
                }
            }
            let given = self.manage_pages(ManagePagesOpMod::GIVE, function, pages, &chunks);
            // A command that was given up may still be carried out, so its pages count as given.
            let unsure = matches!(given, Err(CmdError::TimedOut { .. } | CmdError::Dead { .. }));
            for c in chunks {
                self.ledger.settle(self.platform, c, given.is_ok() || unsure);
            }
            given?;
            left -= pages;
        }
        Ok(())
    }

    fn manage_pages(
        &mut self,
        op_mod: ManagePagesOpMod,
        function: u16,
        pages: u32,
        chunks: &[usize],
    ) -> Result<(), CmdError> {
        let mut head = ManagePagesIn::new();
        head.set_opcode(u32::from(Opcode::MANAGE_PAGES.0)).set_op_mod(u32::from(op_mod.0));
        head.set_function_id(u32::from(function)).set_input_num_entries(pages);
        let mut list = [0u64; PER_COMMAND];
        let mut n = 0;
        for c in chunks {
            if let Some(mem) = &self.ledger.chunks[*c].mem {
                for page in 0..mem.len() / PAGE {
                    list[n] = mem.iova().add((page * PAGE) as u64).0;
                    n += 1;
                }
            }
        }
        let fill = |w: &mut Input<'_, '_>| {
            w.put(0, head.as_bytes());
            w.put_addresses(ManagePagesIn::PAS_OFFSET, list[..n].iter().copied());
        };
        let lens = (ManagePagesIn::BYTES + 8 * n, ManagePagesOut::BYTES);
        self.run(Lane::Pages, Opcode::MANAGE_PAGES, lens, fill, &mut [0; ManagePagesOut::BYTES])
    }

    /// Takes up to `want` pages back; firmware may return fewer, and what it keeps stays mapped.
    pub(crate) fn reclaim_pages(&mut self, function: u16, want: u32) -> Result<(), Error> {
        let mut left = want;
        while left > 0 && self.ledger.out > 0 {
            let ask = left.min(PER_COMMAND as u32 / 2);
            let mut head = ManagePagesIn::new();
            head.set_opcode(u32::from(Opcode::MANAGE_PAGES.0)).set_op_mod(u32::from(ManagePagesOpMod::TAKE.0));
            head.set_function_id(u32::from(function)).set_input_num_entries(ask);
            let mut out = [0u8; ManagePagesOut::BYTES + 8 * (PER_COMMAND / 2)];
            let len = ManagePagesOut::BYTES + 8 * ask as usize;
            let fill = |w: &mut Input<'_, '_>| w.put(0, head.as_bytes());
            self.run(Lane::Pages, Opcode::MANAGE_PAGES, (ManagePagesIn::BYTES, len), fill, &mut out[..len])?;
            let (answer, list) = ManagePagesOut::ref_from_prefix(&out[..len]).map_err(|_| CmdError::BadAnswer {
                opcode: Opcode::MANAGE_PAGES,
                what: "length",
                value: len as u64,
            })?;
            let returned = answer.output_num_entries();
            if returned > ask {
                return Err(CmdError::BadAnswer {
                    opcode: Opcode::MANAGE_PAGES,
                    what: "number of pages returned",
                    value: u64::from(returned),
                }
                .into());
            }
            if returned == 0 {
                break;
            }
            for bytes in list.chunks_exact(8).take(returned as usize) {
                let address = bytes.try_into().map_or(0, u64::from_be_bytes);
                if !self.ledger.take_back(self.platform, address) {
                    return Err(CmdError::BadAnswer {
                        opcode: Opcode::MANAGE_PAGES,
                        what: "page returned that firmware does not have",
                        value: address,
                    }
                    .into());
                }
            }
            left -= returned;
        }
        Ok(())
    }

    /// Pages firmware has now.
    pub fn pages_out(&self) -> u32 {
        self.ledger.pages_out()
    }
}
