//! Mailbox blocks: where the part of a command beyond its 16 inline bytes goes.
//!
//! A block of 576 bytes holds 512 bytes of data, a pointer to the next block, its number and the command's token. Blocks
//! are 1 KiB apart, as the device wants them. They belong to the command that took them until the *device* has given its
//! slot back, however long that takes.

use scupper_hw::cmd_queue::CmdIfBox;
use scupper_platform::{DmaError, DmaMem, DmaSlice, Iova, Platform};

/// Blocks there are, for all commands in flight together.
pub const BLOCKS: usize = 32;

/// Bytes of a message in one block.
pub const BLOCK_DATA: usize = 512;

/// Bytes from one block to the next.
pub const BLOCK_STRIDE: usize = 1024;

/// Bytes of a message that stand in the command queue entry itself.
pub const INLINE: usize = 16;

/// The most data a message can have when it takes at most half of the blocks.
pub const MAX_MESSAGE: usize = INLINE + BLOCK_DATA * BLOCKS / 2;

/// How many blocks a message of `len` bytes needs.
pub const fn blocks_for(len: usize) -> usize {
    len.saturating_sub(INLINE).div_ceil(BLOCK_DATA)
}

/// A set of blocks, in order of their numbers: the chain of one message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Chain(u32);

impl Chain {
    /// Index of the `n`th block.
    fn nth(self, n: usize) -> Option<usize> {
        let mut rest = self.0;
        for _ in 0..n {
            rest &= rest.wrapping_sub(1);
        }
        (rest != 0).then(|| rest.trailing_zeros() as usize)
    }
}

/// All blocks, and which are free.
#[derive(Debug)]
pub struct Mailboxes<'a> {
    mem: DmaMem<'a>,
    free: u32,
}

impl<'a> Mailboxes<'a> {
    /// Allocates the blocks.
    pub fn new<P: Platform>(platform: &'a P) -> Result<Self, DmaError> {
        Ok(Self { mem: platform.dma_alloc(BLOCKS * BLOCK_STRIDE, BLOCK_STRIDE)?, free: u32::MAX })
    }

    /// Takes `n` blocks, zeroed but for their links, numbers and token; `None` if there are not that many.
    pub fn take(&mut self, n: usize, token: u8) -> Option<Chain> {
        if n > self.free.count_ones() as usize {
            return None;
        }
        let mut chain = 0;
        for _ in 0..n {
            let block = self.free & self.free.wrapping_neg();
            self.free &= !block;
            chain |= block;
        }
        let chain = Chain(chain);
        for i in 0..n {
            let block = self.block(chain, i);
            block.fill(0);
            let next = if i + 1 < n { self.block(chain, i + 1).iova().0 } else { 0 };
            block.write(CmdIfBox::NEXT_POINTER_63_32.offset as usize, &next.to_be_bytes());
            block.write_be32(CmdIfBox::BLOCK_NUMBER.offset as usize, i as u32);
            let word = CmdIfBox::TOKEN.insert(0, u32::from(token));
            block.write_be32(CmdIfBox::TOKEN.offset as usize, word);
        }
        Some(chain)
    }

    /// How many blocks are free.
    pub const fn free_blocks(&self) -> usize {
        self.free.count_ones() as usize
    }

    /// Gives blocks back.
    pub fn give_back(&mut self, chain: Chain) {
        self.free |= chain.0;
    }

    /// Where a chain begins; 0 if it is empty.
    pub fn head(&self, chain: Chain) -> Iova {
        chain.nth(0).map_or(Iova(0), |_| self.block(chain, 0).iova())
    }

    /// Writes bytes at `offset` of a message into its chain (the inline part is not here).
    pub fn write(&self, chain: Chain, offset: usize, mut bytes: &[u8]) {
        let mut at = offset - INLINE;
        while !bytes.is_empty() {
            let (n, within) = (at / BLOCK_DATA, at % BLOCK_DATA);
            let part = bytes.len().min(BLOCK_DATA - within);
            self.block(chain, n).write(within, &bytes[..part]);
            bytes = &bytes[part..];
            at += part;
        }
    }

    /// Reads bytes at `offset` of a message from its chain. Stops by length, never by what the links say.
    pub fn read(&self, chain: Chain, offset: usize, bytes: &mut [u8]) {
        let (mut at, mut done) = (offset - INLINE, 0);
        while done < bytes.len() {
            let (n, within) = (at / BLOCK_DATA, at % BLOCK_DATA);
            let part = (bytes.len() - done).min(BLOCK_DATA - within);
            self.block(chain, n).read(within, &mut bytes[done..done + part]);
            done += part;
            at += part;
        }
    }

    /// The `n`th block of a chain; the caller has taken that many.
    fn block(&self, chain: Chain, n: usize) -> DmaSlice<'a> {
        let i = chain.nth(n).unwrap_or(0);
        self.mem.slice().part(i * BLOCK_STRIDE, CmdIfBox::BYTES)
    }

    /// Gives the memory back.
    pub fn into_mem(self) -> DmaMem<'a> {
        self.mem
    }
}
