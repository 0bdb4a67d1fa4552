//! A device behind a vfio-user socket.
//!
//! Registers are reached by message, except where the server offers areas to map: doorbell pages, which are then one store.
//! A server that sleeps when it is idle says so in a word of its lab region (`scupper emu` does); after a doorbell that word
//! is looked at, and if nobody is awake the doorbell is sent as a message too. Both sides write before they look.

#![expect(unsafe_code, reason = "hands mapped memory to the types that own access to it; see each block")]

use crate::sys::Mapping;
use rustix::fs::{MemfdFlags, ftruncate, memfd_create};
use rustix::io::Errno;
use scupper_platform::bar::check;
use scupper_platform::dma::Arena;
use scupper_platform::mmio::MappedBar;
use scupper_platform::{Bar, BarError, DmaError, DmaMem, Instant, Iova, Platform, ResetError, order};
use scupper_vfio_user::wire::{device, region};
use scupper_vfio_user::{Client, ClientError};
use std::cell::{Cell, RefCell};
use std::mem::ManuallyDrop;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// Allocations there can be at a time.
const ALLOCATIONS: usize = 4096;

/// Where the device sees the memory.
const BASE: Iova = Iova(0x1_0000_0000);

/// The region in which a server of this project talks about itself, and its mark.
const LAB_REGION: u32 = 9;
const LAB_PAGE: usize = 4096;
const LAB_MAGIC: u32 = u32::from_be_bytes(*b"SCUP");

/// Turns of a polling loop between two offers of the processor to others.
const TURNS_PER_YIELD: u32 = 256;

/// Limits and sizes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Bytes of DMA memory; only what is used costs anything.
    pub memory: usize,
    /// How long the server may take for each message.
    pub limit: Duration,
}

impl Default for Options {
    fn default() -> Self {
        Self { memory: 256 << 20, limit: Duration::from_secs(1) }
    }
}

/// Why there is no device.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The connection.
    #[error("{0}")]
    Client(#[from] ClientError),
    /// What is served is no PCI function with a BAR 0.
    #[error("what is served there is not a PCI function: {0}")]
    NotPci(&'static str),
    /// Memory could not be made or mapped.
    #[error("cannot make DMA memory: {0}")]
    Memory(#[from] Errno),
}

/// What a driver has done to the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Accesses {
    /// Messages, for registers and configuration space.
    pub messages: u64,
    /// Doorbells by a store to shared memory.
    pub mapped: u64,
    /// Doorbells that had to be sent because the server slept.
    pub wakeups: u64,
}

/// A doorbell area.
#[derive(Debug)]
struct Area {
    start: usize,
    /// Dropped before its mapping.
    bar: ManuallyDrop<MappedBar<'static>>,
    _mapping: Mapping,
}

/// A PCI function behind a vfio-user socket.
pub struct VfioUser {
    client: RefCell<Client>,
    bar_len: usize,
    areas: Vec<Area>,
    lab: Option<Mapping>,
    arena: ManuallyDrop<Arena<'static, ALLOCATIONS>>,
    memory: ManuallyDrop<Mapping>,
    start: std::time::Instant,
    turns: Cell<u32>,
    accesses: Cell<Accesses>,
    resettable: bool,
}

impl std::fmt::Debug for VfioUser {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("VfioUser")
            .field("areas", &self.areas.len())
            .field("arena", &*self.arena)
            .finish_non_exhaustive()
    }
}

impl VfioUser {
    /// Connects to the server at `path` and gives the device its memory.
    pub fn open(path: &Path, options: &Options) -> Result<Self, OpenError> {
        let mut client = Client::connect(path, options.limit)?;
        let info = client.device_info()?;
        if info.flags.get() & device::PCI == 0 || info.num_regions.get() < region::PCI_REGIONS {
            return Err(OpenError::NotPci("it says so"));
        }
        let bar0 = client.region_info(region::BAR0)?;
        let bar_len = usize::try_from(bar0.size).map_err(|_| OpenError::NotPci("BAR 0 is too large"))?;
        if bar_len < 4096 {
            return Err(OpenError::NotPci("it has no BAR 0"));
        }
        let mut areas = Vec::new();
        if let Some(fd) = &bar0.fd {
            for (offset, len) in bar0.areas {
                let mapping = Mapping::new(fd, bar0.fd_offset + offset, len as usize)?;
                // SAFETY: the mapping lives as long as the area that owns both, page-aligned, and nothing else points at it.
                let bar = unsafe { MappedBar::new(mapping.base(), mapping.len()) };
                areas.push(Area { start: offset as usize, bar: ManuallyDrop::new(bar), _mapping: mapping });
            }
        }
        let lab = if info.num_regions.get() > LAB_REGION { open_lab(&mut client)? } else { None };

        let len = options.memory.next_multiple_of(4096);
        let file = memfd_create("scupper-dma", MemfdFlags::CLOEXEC)?;
        ftruncate(&file, len as u64)?;
        let memory = Mapping::new(&file, 0, len)?;
        client.dma_map(BASE.0, len as u64, std::os::fd::AsFd::as_fd(&file), 0)?;
        // SAFETY: the mapping is page-aligned, lives until this platform's drop has ended, and is reached through the arena
        // only; what the arena hands out is bound to a borrow of the platform.
        let arena = unsafe { Arena::from_raw(memory.base(), memory.len(), BASE) };
        Ok(Self {
            client: RefCell::new(client),
            bar_len,
            areas,
            lab,
            arena: ManuallyDrop::new(arena),
            memory: ManuallyDrop::new(memory),
            start: std::time::Instant::now(),
            turns: Cell::new(0),
            accesses: Cell::new(Accesses::default()),
            resettable: info.flags.get() & device::RESET != 0,
        })
    }

    /// Writes an order to the server's lab region, where the server is one of this project's.
    pub fn order(&self, offset: u64, bytes: &[u8]) -> Result<(), ClientError> {
        self.client.borrow_mut().region_write(LAB_REGION, offset, bytes)
    }

    /// Reads a report from the server's lab region.
    pub fn report(&self, offset: u64, to: &mut [u8]) -> Result<(), ClientError> {
        self.client.borrow_mut().region_read(LAB_REGION, offset, to)
    }

    /// What has been done to the device.
    pub fn accesses(&self) -> Accesses {
        self.accesses.get()
    }

    /// What the arena has seen.
    pub fn arena_stats(&self) -> scupper_platform::dma::ArenaStats {
        self.arena.stats()
    }

    fn count(&self, f: impl FnOnce(&mut Accesses)) {
        let mut a = self.accesses.get();
        f(&mut a);
        self.accesses.set(a);
    }

    fn message_read(&self, index: u32, offset: u64, to: &mut [u8]) -> Result<(), BarError> {
        self.count(|a| a.messages += 1);
        self.client.borrow_mut().region_read(index, offset, to).map_err(|e| bar_error(e, offset))
    }

    fn message_write(&self, index: u32, offset: u64, from: &[u8]) -> Result<(), BarError> {
        self.count(|a| a.messages += 1);
        self.client.borrow_mut().region_write(index, offset, from).map_err(|e| bar_error(e, offset))
    }

    fn area(&self, offset: usize, width: usize) -> Option<(&Area, usize)> {
        self.areas.iter().find_map(|a| {
            let at = offset.checked_sub(a.start)?;
            (at + width <= a.bar.len()).then_some((a, at))
        })
    }

    /// Whether the server has said that it sleeps.
    fn server_sleeps(&self) -> bool {
        let Some(lab) = &self.lab else { return false };
        order::doorbell_before_sleep_check();
        // SAFETY: the page is mapped as long as `lab` lives, aligned, and both sides access the word atomically.
        let word = unsafe { AtomicU32::from_ptr(lab.base().as_ptr().cast()) };
        word.load(Ordering::Relaxed) != 0
    }

    /// After a doorbell in shared memory: wakes the server if it sleeps.
    fn wake(&self, offset: usize, bytes: &[u8]) -> Result<(), BarError> {
        self.count(|a| a.mapped += 1);
        if self.server_sleeps() {
            self.count(|a| a.wakeups += 1);
            self.message_write(region::BAR0, offset as u64, bytes)?;
        }
        Ok(())
    }
}

fn open_lab(client: &mut Client) -> Result<Option<Mapping>, OpenError> {
    // Another server's region beyond the PCI ones means something else; it is left alone.
    let Ok(info) = client.region_info(LAB_REGION) else { return Ok(None) };
    let Some(fd) = info.fd.filter(|_| info.size >= LAB_PAGE as u64 && info.areas.contains(&(0, LAB_PAGE as u64)))
    else {
        return Ok(None);
    };
    let lab = Mapping::new(fd, info.fd_offset, LAB_PAGE)?;
    // SAFETY: four bytes at 4 are inside the page that was just mapped, aligned, and accessed atomically.
    let magic = unsafe { AtomicU32::from_ptr(lab.base().add(4).as_ptr().cast()) };
    Ok((magic.load(Ordering::Relaxed) == LAB_MAGIC).then_some(lab))
}

fn bar_error(e: ClientError, offset: u64) -> BarError {
    match e {
        ClientError::Refused { errno, .. } => BarError::Refused { offset: offset as usize, errno },
        _ => BarError::Gone { offset: offset as usize },
    }
}

impl Bar for VfioUser {
    fn len(&self) -> usize {
        self.bar_len
    }

    fn read32(&self, offset: usize) -> Result<u32, BarError> {
        check(offset, 4, self.bar_len)?;
        let mut bytes = [0; 4];
        self.message_read(region::BAR0, offset as u64, &mut bytes)?;
        Ok(u32::from_be_bytes(bytes))
    }

    fn write32(&self, offset: usize, value: u32) -> Result<(), BarError> {
        check(offset, 4, self.bar_len)?;
        match self.area(offset, 4) {
            Some((area, at)) => {
                area.bar.write32(at, value)?;
                self.wake(offset, &value.to_be_bytes())
            }
            None => self.message_write(region::BAR0, offset as u64, &value.to_be_bytes()),
        }
    }

    #[inline]
    fn write64(&self, offset: usize, value: u64) -> Result<(), BarError> {
        check(offset, 8, self.bar_len)?;
        match self.area(offset, 8) {
            Some((area, at)) => {
                area.bar.write64(at, value)?;
                self.wake(offset, &value.to_be_bytes())
            }
            None => self.message_write(region::BAR0, offset as u64, &value.to_be_bytes()),
        }
    }
}

impl Platform for VfioUser {
    type Bar = Self;

    fn bar(&self) -> &Self {
        self
    }

    fn config_read32(&self, offset: u16) -> Result<u32, BarError> {
        let mut bytes = [0; 4];
        self.message_read(region::CONFIG, u64::from(offset), &mut bytes)?;
        Ok(u32::from_le_bytes(bytes))
    }

    fn config_write32(&self, offset: u16, value: u32) -> Result<(), BarError> {
        self.message_write(region::CONFIG, u64::from(offset), &value.to_le_bytes())
    }

    fn dma_alloc(&self, len: usize, align: usize) -> Result<DmaMem<'_>, DmaError> {
        self.arena.alloc(len, align)
    }

    fn dma_free(&self, mem: DmaMem<'_>) {
        self.arena.free(mem);
    }

    fn reset(&self) -> Result<(), ResetError> {
        if !self.resettable {
            return Err(ResetError::Unsupported);
        }
        self.count(|a| a.messages += 1);
        match self.client.borrow_mut().reset() {
            Ok(()) => Ok(()),
            Err(ClientError::Refused { errno, .. }) => Err(ResetError::Host { errno }),
            Err(_) => Err(ResetError::Gone),
        }
    }

    fn now(&self) -> Instant {
        Instant::from_ns(self.start.elapsed().as_nanos() as u64)
    }

    fn pause(&self) {
        let turns = self.turns.get().wrapping_add(1);
        self.turns.set(turns);
        if turns.is_multiple_of(TURNS_PER_YIELD) {
            std::thread::yield_now();
        } else {
            core::hint::spin_loop();
        }
    }
}

impl Drop for VfioUser {
    fn drop(&mut self) {
        // Bus mastering off (bit 2 of the command register), reset, memory away from the device; a server that is gone has
        // done all of it by going.
        if let Ok(command) = self.config_read32(4) {
            let _ = self.config_write32(4, command & 0xffff & !4);
        }
        let _ = self.reset();
        let _ = self.client.borrow_mut().dma_unmap(BASE.0, self.memory.len() as u64);
        // SAFETY: dropped once, here; nothing handed out by the arena outlives the borrow of this platform, which has ended.
        unsafe { ManuallyDrop::drop(&mut self.arena) };
        // SAFETY: dropped once, here, after the arena that points into it.
        unsafe { ManuallyDrop::drop(&mut self.memory) };
    }
}
