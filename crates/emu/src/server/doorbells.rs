//! Doorbell pages in memory shared with the client, and the word that says whether anybody is awake to look at them.

use crate::model::{BAR_LEN, FIRST_UAR};
use rustix::fd::{AsFd, BorrowedFd, OwnedFd};
use rustix::fs::{MemfdFlags, ftruncate, memfd_create};
use std::fs::File;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering, fence};
use vm_memory::{FileOffset, MmapRegion, VolatileMemory};

/// How doorbells reach the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Doorbells {
    /// The client maps the doorbell pages and the server looks at them. For clients that know the wake-up word.
    #[default]
    Shared,
    /// Every doorbell is a message. For QEMU.
    Trapped,
}

/// Index of the region beyond those of a PCI function through which this server and its clients talk about themselves.
pub const LAB_REGION: u32 = 9;

/// The first page of the lab region: the wake-up word at 0, the magic number at 4.
pub const LAB_PAGE: u64 = 4096;

/// Where an order (an [`crate::Act`] in JSON) is written.
pub const LAB_ORDERS: u64 = 0x1000;

/// Where a report is read.
pub const LAB_REPORT: u64 = 0x2000;

/// Bytes of the lab region.
pub const LAB_LEN: u64 = 0x3000;

/// Says that the lab region is one.
pub const LAB_MAGIC: u32 = u32::from_be_bytes(*b"SCUP");

const PAGE: usize = 4096;

/// Doorbell registers of a UAR page: offset and bytes.
const REGISTERS: [(usize, usize); 11] = [
    (0x20, 8),
    (0x40, 4),
    (0x48, 4),
    (0x800, 8),
    (0x900, 8),
    (0xa00, 8),
    (0xb00, 8),
    (0xc00, 8),
    (0xd00, 8),
    (0xe00, 8),
    (0xf00, 8),
];

/// A memory file and its mapping here.
#[derive(Debug)]
pub(super) struct SharedFile {
    fd: OwnedFd,
    map: MmapRegion,
}

impl SharedFile {
    fn new(name: &str, len: u64) -> std::io::Result<Self> {
        let fd = memfd_create(name, MemfdFlags::CLOEXEC)?;
        ftruncate(&fd, len)?;
        let file = File::from(fd.try_clone()?);
        let map = MmapRegion::from_file(FileOffset::new(file, 0), len as usize).map_err(std::io::Error::other)?;
        Ok(Self { fd, map })
    }

    pub(super) fn as_fd(&self) -> BorrowedFd<'_> {
        self.fd.as_fd()
    }

    fn word32(&self, at: usize) -> Option<&AtomicU32> {
        self.map.get_atomic_ref(at).ok()
    }

    fn word64(&self, at: usize) -> Option<&AtomicU64> {
        self.map.get_atomic_ref(at).ok()
    }
}

/// What is shared with the client.
#[derive(Debug)]
pub(super) struct Shared {
    pub(super) bar: SharedFile,
    pub(super) lab: SharedFile,
}

impl Shared {
    pub(super) fn new() -> std::io::Result<Self> {
        let shared = Self { bar: SharedFile::new("doorbells", BAR_LEN)?, lab: SharedFile::new("lab", LAB_PAGE)? };
        if let Some(magic) = shared.lab.word32(4) {
            magic.store(LAB_MAGIC, Ordering::Relaxed);
        }
        Ok(shared)
    }

    /// The part of BAR 0 that is shared.
    pub(super) const fn area() -> (u64, u64) {
        let start = FIRST_UAR as u64 * PAGE as u64;
        (start, BAR_LEN - start)
    }

    /// Takes the doorbells of one UAR that have been written since the last look: calls `each` with offset and bytes.
    pub(super) fn take(&self, uar: u32, mut each: impl FnMut(u32, &[u8])) {
        let page = uar as usize * PAGE;
        for (at, width) in REGISTERS {
            // Doorbells are never all zeros: they carry the number of a queue.
            if width == 8 {
                let Some(word) = self.bar.word64(page + at) else { continue };
                if word.load(Ordering::Relaxed) != 0 {
                    each(at as u32, &word.swap(0, Ordering::AcqRel).to_ne_bytes());
                }
            } else {
                let Some(word) = self.bar.word32(page + at) else { continue };
                if word.load(Ordering::Relaxed) != 0 {
                    each(at as u32, &word.swap(0, Ordering::AcqRel).to_ne_bytes());
                }
            }
        }
    }

    /// Says whether anybody looks at the doorbells, before a last look at them.
    pub(super) fn announce_sleep(&self, asleep: bool) {
        if let Some(word) = self.lab.word32(0) {
            word.store(u32::from(asleep), Ordering::Relaxed);
        }
        fence(Ordering::SeqCst);
    }
}
