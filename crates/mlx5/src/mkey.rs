//! Memory keys: what gives a queue pair access to memory.
//!
//! A key by physical address covers everything the device can reach and needs no list; it should stay local. A key by page
//! list covers one stretch of DMA memory, addressed by its IOVA, and may be given to a peer.

use crate::cmd::{Input, Lane};
use crate::device::{Device, Error, page_layout};
use bitflags::bitflags;
use scupper_hw::cmd_objects::{CreateMkeyIn, CreateMkeyOut, DestroyMkeyIn};
use scupper_hw::cmd_queue::Opcode;
use scupper_hw::contexts::{Mkc, MkeyAccessMode};
use scupper_platform::{DmaSlice, Platform};
use scupper_verbs::{Lkey, Pdn, Rkey};
use zerocopy::IntoBytes;

bitflags! {
    /// What a key allows. Local reading always is.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub struct Access: u8 {
        /// Receives, reads and atomics of this side may write.
        const LOCAL_WRITE = 1 << 0;
        /// A peer may read.
        const REMOTE_READ = 1 << 1;
        /// A peer may write.
        const REMOTE_WRITE = 1 << 2;
        /// A peer may carry out atomics.
        const REMOTE_ATOMIC = 1 << 3;
    }
}

/// Bits of an entry of a page list beside the address.
const MTT_READ: u64 = 1;
const MTT_WRITE: u64 = 2;

/// Any queue pair may use the key.
const ANY_QPN: u32 = 0xff_ffff;

/// A memory key.
#[derive(Debug)]
#[must_use = "a key that is dropped stays valid until the device is torn down"]
pub struct Mkey {
    device: u32,
    index: u32,
    variant: u8,
}

impl Mkey {
    /// For local use.
    pub const fn lkey(&self) -> Lkey {
        Lkey(self.index << 8 | self.variant as u32)
    }

    /// For the peer.
    pub const fn rkey(&self) -> Rkey {
        Rkey(self.index << 8 | self.variant as u32)
    }
}

impl<'a, P: Platform> Device<'a, P> {
    /// Makes a key for all memory the device can reach; addresses are IOVAs.
    pub fn create_mkey_all(&mut self, pd: Pdn, access: Access) -> Result<Mkey, Error> {
        let mut mkc = self.mkey_context(pd, access);
        mkc.set_access_mode_1_0(u32::from(MkeyAccessMode::PA.0)).set_length64(true);
        self.create_mkey(mkc, core::iter::empty(), 0)
    }

    fn create_mkey(&mut self, mkc: Mkc, list: impl Iterator<Item = u64>, entries: usize) -> Result<Mkey, Error> {
        let octowords = entries.div_ceil(2);
        let mut input = CreateMkeyIn::new();
        input.set_opcode(u32::from(Opcode::CREATE_MKEY.0)).set_translations_octword_actual_size(octowords as u32);
        let mut mkc = mkc;
        mkc.set_translations_octword_size(octowords as u32);
        *input.memory_key_mkey_entry_mut() = mkc;
        let fill = |w: &mut Input<'_, '_>| {
            w.put(0, input.as_bytes());
            w.put_addresses(CreateMkeyIn::KLM_PAS_MTT_OFFSET, list);
        };
        let mut out = CreateMkeyOut::new();
        let lens = (CreateMkeyIn::BYTES + 16 * octowords, CreateMkeyOut::BYTES);
        self.run(Lane::Normal, Opcode::CREATE_MKEY, lens, fill, out.as_mut_bytes())?;
        self.live.mkeys += 1;
        Ok(Mkey { device: self.serial, index: out.mkey_index(), variant: mkc.mkey_7_0() as u8 })
    }

    /// Makes a key for one stretch of memory, addressed by its IOVA.
    pub fn register(&mut self, pd: Pdn, mem: DmaSlice<'a>, access: Access) -> Result<Mkey, Error> {
        let start = mem.iova().0;
        // Whole pages around it are listed; the key's start and length keep to the bytes.
        let first = start & !0xfff;
        let (log_page, entries) = page_layout(first, (start - first) as usize + mem.len());
        let max = (crate::mailbox::MAX_MESSAGE - CreateMkeyIn::BYTES) / 8;
        if entries > max {
            return Err(Error::TooLarge { what: "pages of a memory key", asked: entries as u64, max: max as u64 });
        }
        let mut mkc = self.mkey_context(pd, access);
        mkc.set_access_mode_1_0(u32::from(MkeyAccessMode::MTT.0)).set_start_addr(start).set_len(mem.len() as u64);
        mkc.set_log_page_size(12 + log_page);
        let list = (0..entries as u64).map(|i| (first + (i << (12 + log_page))) | MTT_READ | MTT_WRITE);
        self.create_mkey(mkc, list, entries)
    }

    /// Ends a key. If the device refuses, the key comes back.
    pub fn destroy_mkey(&mut self, mkey: Mkey) -> Result<(), (Mkey, Error)> {
        if mkey.device != self.serial {
            return Err((mkey, Error::ForeignDevice));
        }
        let mut input = DestroyMkeyIn::new();
        input.set_mkey_index(mkey.index);
        let result = self.exec(&mut input);
        if let Err(e) = self.gone_or(result) {
            return Err((mkey, e.into()));
        }
        self.live.mkeys -= 1;
        Ok(())
    }

    fn mkey_context(&mut self, pd: Pdn, access: Access) -> Mkc {
        // The low byte of a key is ours to choose; a new one each time makes a stale key miss.
        self.mkey_variant = self.mkey_variant.wrapping_add(1);
        let mut mkc = Mkc::new();
        mkc.set_lr(true).set_lw(access.contains(Access::LOCAL_WRITE)).set_rr(access.contains(Access::REMOTE_READ));
        mkc.set_rw(access.contains(Access::REMOTE_WRITE)).set_a(access.contains(Access::REMOTE_ATOMIC));
        mkc.set_qpn(ANY_QPN).set_pd(pd.0).set_mkey_7_0(u32::from(self.mkey_variant));
        mkc
    }
}
