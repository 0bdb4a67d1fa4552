//! The client's memory, as far as it has given it to the device.

use crate::model::DmaFault;
use rustix::fd::OwnedFd;
use scupper_vfio_user::Errno;
use scupper_vfio_user::server::DmaMapping;
use std::fs::File;
use std::sync::atomic::{AtomicU32, Ordering};
use vm_memory::{FileOffset, MmapRegion, VolatileMemory};

/// The most mappings a client may have.
const MAX_MAPPINGS: usize = 4096;

/// A stretch of memory.
#[derive(Debug)]
struct Mapping {
    start: u64,
    len: u64,
    writable: bool,
    /// `None`: given without a descriptor, so the device cannot reach it.
    map: Option<MmapRegion>,
}

/// All of it, sorted by address.
#[derive(Debug, Default)]
pub(super) struct Memory {
    mappings: Vec<Mapping>,
}

impl Memory {
    pub(super) fn map(&mut self, m: DmaMapping, fd: Option<OwnedFd>) -> Result<(), Errno> {
        let at = self.mappings.partition_point(|x| x.start < m.address);
        let before = at.checked_sub(1).and_then(|i| self.mappings.get(i));
        let overlaps = before.is_some_and(|x| x.start + x.len > m.address)
            || self.mappings.get(at).is_some_and(|x| m.address + m.size > x.start);
        if overlaps {
            return Err(Errno::EXIST);
        }
        if self.mappings.len() >= MAX_MAPPINGS {
            return Err(Errno::NOMEM);
        }
        let map = match fd {
            None => None,
            Some(fd) => {
                let len = usize::try_from(m.size).map_err(|_| Errno::INVAL)?;
                // Checks that the file has these bytes.
                let map = MmapRegion::from_file(FileOffset::new(File::from(fd), m.offset), len);
                Some(map.map_err(|_| Errno::INVAL)?)
            }
        };
        self.mappings.insert(at, Mapping { start: m.address, len: m.size, writable: m.writable, map });
        Ok(())
    }

    /// Takes away what lies wholly in the range; says how many bytes that was. Cutting a mapping in two is refused.
    pub(super) fn unmap(&mut self, address: u64, size: u64) -> Result<u64, Errno> {
        let end = address + size;
        let touches = |m: &Mapping| m.start < end && m.start + m.len > address;
        if self.mappings.iter().any(|m| touches(m) && (m.start < address || m.start + m.len > end)) {
            return Err(Errno::INVAL);
        }
        let gone = self.mappings.iter().filter(|m| touches(m)).map(|m| m.len).sum();
        if gone == 0 {
            return Err(Errno::NOENT);
        }
        self.mappings.retain(|m| !touches(m));
        Ok(gone)
    }

    pub(super) fn clear(&mut self) {
        self.mappings.clear();
    }

    /// Calls `each` for every piece of a range, with the mapping, the offset in it and the bytes of the piece.
    fn pieces<'m>(
        &'m self,
        iova: u64,
        len: usize,
        write: bool,
        mut each: impl FnMut(&'m MmapRegion, usize, core::ops::Range<usize>),
    ) -> Result<(), DmaFault> {
        let fault = DmaFault { iova, len };
        let end = iova.checked_add(len as u64).ok_or(fault)?;
        let (mut at, mut done) = (iova, 0);
        while at < end {
            let i = self.mappings.partition_point(|m| m.start <= at).checked_sub(1).ok_or(fault)?;
            let m = &self.mappings[i];
            let offset = at - m.start;
            if offset >= m.len || write && !m.writable {
                return Err(fault);
            }
            let n = (m.len - offset).min(end - at) as usize;
            each(m.map.as_ref().ok_or(fault)?, offset as usize, done..done + n);
            at += n as u64;
            done += n;
        }
        Ok(())
    }

    pub(super) fn read(&self, iova: u64, to: &mut [u8]) -> Result<(), DmaFault> {
        self.pieces(iova, to.len(), false, |map, offset, range| {
            let part = &mut to[range];
            // Inside the mapping, checked by `pieces`.
            if let Ok(slice) = map.get_slice(offset, part.len()) {
                slice.copy_to(part);
            }
        })
    }

    pub(super) fn write(&self, iova: u64, from: &[u8]) -> Result<(), DmaFault> {
        self.pieces(iova, from.len(), true, |_, _, _| ())?;
        self.pieces(iova, from.len(), true, |map, offset, range| {
            let part = &from[range];
            if let Ok(slice) = map.get_slice(offset, part.len()) {
                slice.copy_from(part);
            }
        })
    }

    pub(super) fn publish(&self, iova: u64, bytes: [u8; 4]) -> Result<(), DmaFault> {
        let mut stored = false;
        self.pieces(iova, 4, true, |map, offset, range| {
            if range.len() == 4
                && let Ok(word) = map.get_atomic_ref::<AtomicU32>(offset)
            {
                word.store(u32::from_ne_bytes(bytes), Ordering::Release);
                stored = true;
            }
        })?;
        if stored { Ok(()) } else { Err(DmaFault { iova, len: 4 }) }
    }

    pub(super) fn reachable(&self, iova: u64, len: u64) -> bool {
        usize::try_from(len).is_ok_and(|len| self.pieces(iova, len, true, |_, _, _| ()).is_ok())
    }
}
