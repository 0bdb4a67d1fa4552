//! The page ledger: what firmware asked for is what it was given, and what it was given comes back or stays mapped.
//!
//! Firmware keeps its own state in host memory, in pages of 4 KiB that it asks for at three points and whenever it likes.
//! A chunk is up to 64 pages of contiguous memory with a bit for each that firmware has. Memory of a chunk is freed when
//! the last of its pages is back; what never comes back stays allocated until the function is reset.
//!
//! A request at run time is served step by step (`Device::advance_pages`), beside whatever else is waited for.

use crate::cmd::{CmdError, InFlight, Input, Lane};
use crate::device::{Device, Error};
use crate::mailbox::MAX_MESSAGE;
use heapless::Vec;
use scupper_hw::cmd_device::{
    ManagePagesIn, ManagePagesOpMod, ManagePagesOut, QueryPagesIn, QueryPagesOpMod, QueryPagesOut,
};
use scupper_hw::cmd_queue::Opcode;
use scupper_platform::{DmaError, DmaMem, Platform};
use scupper_verbs::drain::POLLS_PER_CLOCK;
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

/// Chunks that one command can list.
const CHUNKS_PER_COMMAND: usize = PER_COMMAND / CHUNK_PAGES as usize;

/// Pages taken back by one command.
const TAKEN_PER_COMMAND: u32 = PER_COMMAND as u32 / 2;

/// A page request that is being served: a MANAGE_PAGES in flight and what is left to be done.
#[derive(Debug)]
pub(crate) struct Supply {
    command: InFlight,
    function: u16,
    work: Work,
}

#[derive(Debug)]
enum Work {
    /// The command lists these chunks; so many pages are to follow.
    Give { chunks: Vec<usize, CHUNKS_PER_COMMAND>, left: u32 },
    /// The command asked for so many of `left` pages.
    Take { asked: u32, left: u32 },
    /// The command says that there are no pages, for this reason.
    CannotGive(Error),
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

    /// Gives pages, or takes some back, as `count` says, and waits for it. Each command on the way has its own limit.
    pub(crate) fn settle_pages(&mut self, function: u16, count: i32) -> Result<(), Error> {
        let limit = self.page_requests.capacity() as u64;
        self.page_requests.push_back((function, count)).map_err(|_| Error::TooLarge {
            what: "page requests waiting",
            asked: limit + 1,
            max: limit,
        })?;
        let mut turns = 0u32;
        while self.supply.is_some() || !self.page_requests.is_empty() {
            self.advance_pages();
            turns = turns.wrapping_add(1);
            if turns.is_multiple_of(POLLS_PER_CLOCK) {
                self.check_health();
            }
            self.platform.pause();
        }
        self.page_error.take().map_or(Ok(()), Err)
    }

    /// Takes `count` pages back and waits for it.
    pub(crate) fn reclaim_pages(&mut self, function: u16, count: u32) -> Result<(), Error> {
        self.settle_pages(function, -(count.min(i32::MAX as u32) as i32))
    }

    /// Goes on with the page request that is being served, or begins with the next. Never waits.
    pub(crate) fn advance_pages(&mut self) {
        let result = match self.supply.take() {
            Some(supply) => self.supplied(supply),
            None => match self.page_requests.pop_front() {
                Some((function, count)) if count >= 0 => self.give(function, count as u32),
                Some((function, count)) => self.take(function, count.unsigned_abs()),
                None => Ok(()),
            },
        };
        if let Err(e) = result {
            self.page_error = Some(e);
        }
    }

    /// Looks for the answer of the command in flight.
    fn supplied(&mut self, supply: Supply) -> Result<(), Error> {
        let Supply { command, function, work } = supply;
        match work {
            Work::Give { chunks, left } => {
                let Some(result) = self.look(command, &mut [0; ManagePagesOut::BYTES]) else {
                    self.supply = Some(Supply { command, function, work: Work::Give { chunks, left } });
                    return Ok(());
                };
                // A command that was given up may still be carried out, so its pages count as given.
                let unsure = matches!(result, Err(CmdError::TimedOut { .. } | CmdError::Dead { .. }));
                for c in chunks {
                    self.ledger.settle(self.platform, c, result.is_ok() || unsure);
                }
                result?;
                self.give(function, left)
            }
            Work::Take { asked, left } => {
                let mut out = [0u8; ManagePagesOut::BYTES + 8 * TAKEN_PER_COMMAND as usize];
                let len = ManagePagesOut::BYTES + 8 * asked as usize;
                let Some(result) = self.look(command, &mut out[..len]) else {
                    self.supply = Some(Supply { command, function, work: Work::Take { asked, left } });
                    return Ok(());
                };
                result?;
                let returned = self.take_in(&out[..len], asked)?;
                // Firmware may return fewer than asked; what it keeps stays mapped.
                if returned == 0 { Ok(()) } else { self.take(function, left - returned) }
            }
            Work::CannotGive(why) => match self.look(command, &mut [0; ManagePagesOut::BYTES]) {
                None => {
                    self.supply = Some(Supply { command, function, work: Work::CannotGive(why) });
                    Ok(())
                }
                Some(_) => Err(why),
            },
        }
    }

    /// Begins to give pages: as many as one command can list.
    fn give(&mut self, function: u16, want: u32) -> Result<(), Error> {
        if want == 0 {
            return Ok(());
        }
        let mut chunks = Vec::<usize, CHUNKS_PER_COMMAND>::new();
        let mut pages = 0;
        while pages < want && !chunks.is_full() {
            match self.ledger.add(self.platform, want - pages) {
                Ok((chunk, n)) => {
                    pages += n;
                    let _ = chunks.push(chunk);
                }
                Err(why) => {
                    for c in chunks {
                        self.ledger.settle(self.platform, c, false);
                    }
                    // Firmware must hear of it, or the command that waits for the pages waits for ever.
                    let command = self.manage_pages(ManagePagesOpMod::CANNOT_GIVE, function, 0, 0, &[])?;
                    self.supply = Some(Supply { command, function, work: Work::CannotGive(why) });
                    return Ok(());
                }
            }
        }
        match self.manage_pages(ManagePagesOpMod::GIVE, function, pages, 0, &chunks) {
            Ok(command) => {
                self.supply = Some(Supply { command, function, work: Work::Give { chunks, left: want - pages } });
                Ok(())
            }
            Err(e) => {
                for c in chunks {
                    self.ledger.settle(self.platform, c, false);
                }
                Err(e.into())
            }
        }
    }

    /// Begins to take pages back.
    fn take(&mut self, function: u16, want: u32) -> Result<(), Error> {
        let want = want.min(self.ledger.out);
        if want == 0 {
            return Ok(());
        }
        let asked = want.min(TAKEN_PER_COMMAND);
        let command = self.manage_pages(ManagePagesOpMod::TAKE, function, asked, asked as usize, &[])?;
        self.supply = Some(Supply { command, function, work: Work::Take { asked, left: want } });
        Ok(())
    }

    /// Enters pages that came back in the ledger; says how many.
    fn take_in(&mut self, answer: &[u8], asked: u32) -> Result<u32, CmdError> {
        let bad = |what, value| CmdError::BadAnswer { opcode: Opcode::MANAGE_PAGES, what, value };
        let (head, list) = ManagePagesOut::ref_from_prefix(answer).map_err(|_| bad("length", answer.len() as u64))?;
        let returned = head.output_num_entries();
        if returned > asked {
            return Err(bad("number of pages returned", u64::from(returned)));
        }
        for bytes in list.chunks_exact(8).take(returned as usize) {
            let address = bytes.try_into().map_or(0, u64::from_be_bytes);
            if !self.ledger.take_back(self.platform, address) {
                return Err(bad("page returned that firmware does not have", address));
            }
        }
        Ok(returned)
    }

    fn manage_pages(
        &mut self,
        op_mod: ManagePagesOpMod,
        function: u16,
        pages: u32,
        room: usize,
        chunks: &[usize],
    ) -> Result<InFlight, CmdError> {
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
        let lens = (ManagePagesIn::BYTES + 8 * n, ManagePagesOut::BYTES + 8 * room);
        self.issue(Lane::Pages, Opcode::MANAGE_PAGES, lens, fill)
    }

    /// Pages firmware has now.
    pub fn pages_out(&self) -> u32 {
        self.ledger.pages_out()
    }
}
