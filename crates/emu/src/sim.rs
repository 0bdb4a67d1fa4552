//! The device in the driver's own process, in virtual time: everything is deterministic and nothing waits.
//!
//! [`Sim`] is a [`Platform`]: registers lead into the model, DMA memory comes from an arena that plays the IOMMU (the model
//! reaches what is allocated and nothing else), and time passes when the driver says that it found nothing to do. The
//! longer it finds nothing, the larger the steps, so that a wait for a deadline of a minute takes milliseconds.

use crate::model::faults::Act;
use crate::model::{Counters, Device, DmaFault, Host, Next, Profile};
use scupper_platform::bar::check;
use scupper_platform::dma::{Arena, ArenaStats, Page};
use scupper_platform::{
    Bar, BarError, Deadline, DmaError, DmaMem, Instant, Interrupts, Iova, IrqError, Platform, ResetError,
};
use std::cell::{Cell, RefCell};

/// Allocations there can be at a time.
const ALLOCATIONS: usize = 1024;

/// Where the device sees the memory.
const BASE: Iova = Iova(0x1000_0000);

/// How far time goes at a turn of a polling loop, at first and at most.
const STEP_NS: u64 = 100;
const MAX_STEP_NS: u64 = 100_000;

/// Memory for a simulation.
pub fn memory(bytes: usize) -> Box<[Page]> {
    vec![Page::ZERO; bytes.div_ceil(4096)].into_boxed_slice()
}

/// What a driver has done to the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Accesses {
    /// Register reads.
    pub reads: u64,
    /// Register writes, doorbells included.
    pub writes: u64,
    /// Writes to doorbell pages among them.
    pub doorbells: u64,
}

/// The device, its memory and the time.
pub struct Sim<'m> {
    device: RefCell<Device>,
    arena: Arena<'m, ALLOCATIONS>,
    now: Cell<u64>,
    step: Cell<u64>,
    next: Cell<Next>,
    accesses: Cell<Accesses>,
    fired: RefCell<Vec<bool>>,
    reset_works: Cell<bool>,
}

impl core::fmt::Debug for Sim<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Sim").field("now", &self.now.get()).field("arena", &self.arena).finish_non_exhaustive()
    }
}

struct SimHost<'s, 'm> {
    arena: &'s Arena<'m, ALLOCATIONS>,
    fired: &'s mut Vec<bool>,
}

impl Host for SimHost<'_, '_> {
    fn read(&mut self, iova: u64, to: &mut [u8]) -> Result<(), DmaFault> {
        let len = to.len();
        self.arena.device_read(Iova(iova), to).map_err(|_| DmaFault { iova, len })
    }

    fn write(&mut self, iova: u64, from: &[u8]) -> Result<(), DmaFault> {
        self.arena.device_write(Iova(iova), from).map_err(|_| DmaFault { iova, len: from.len() })
    }

    fn publish(&mut self, iova: u64, bytes: [u8; 4]) -> Result<(), DmaFault> {
        self.write(iova, &bytes)
    }

    fn reachable(&mut self, iova: u64, len: u64) -> bool {
        self.arena.is_reachable(Iova(iova), len)
    }

    fn interrupt(&mut self, vector: u16) {
        if let Some(fired) = self.fired.get_mut(vector as usize) {
            *fired = true;
        }
    }
}

impl<'m> Sim<'m> {
    /// A device as it comes out of power-on, and memory for it.
    pub fn new(memory: &'m mut [Page], profile: Profile) -> Self {
        Self {
            device: RefCell::new(Device::new(profile)),
            arena: Arena::new(memory, BASE),
            now: Cell::new(0),
            step: Cell::new(STEP_NS),
            next: Cell::new(Next::Idle),
            accesses: Cell::new(Accesses::default()),
            fired: RefCell::new(vec![false; 32]),
            reset_works: Cell::new(true),
        }
    }

    /// Orders a fault or the like; it is in force when this returns.
    pub fn act(&self, act: Act) {
        self.device.borrow_mut().act(act);
        self.model_turn();
    }

    /// Lets time go by.
    pub fn advance(&self, ns: u64) {
        let end = self.now.get() + ns;
        loop {
            self.model_turn();
            match self.next.get() {
                Next::Now => {}
                Next::At(t) if t < end => self.now.set((self.now.get() + 1).max(t)),
                _ => break,
            }
        }
        self.now.set(end);
        self.model_turn();
    }

    /// What the device has seen and done.
    pub fn counters(&self) -> Counters {
        self.device.borrow().counters()
    }

    /// What the driver has done to the device.
    pub fn accesses(&self) -> Accesses {
        self.accesses.get()
    }

    /// What the arena has seen.
    pub fn arena_stats(&self) -> ArenaStats {
        self.arena.stats()
    }

    /// Looks at, or does something to, the device itself.
    pub fn with_device<T>(&self, f: impl FnOnce(&mut Device) -> T) -> T {
        f(&mut self.device.borrow_mut())
    }

    /// Makes resets succeed and do nothing, or work again.
    pub fn break_reset(&self, broken: bool) {
        self.reset_works.set(!broken);
    }

    // The model is entered through these three functions alone, which are never inlined: a profiler can tell its cost from
    // the driver's (`cargo xtask bench`).

    /// Lets the device do what it can now.
    #[inline(never)]
    fn model_turn(&self) {
        let mut fired = self.fired.borrow_mut();
        let mut host = SimHost { arena: &self.arena, fired: &mut fired };
        self.next.set(self.device.borrow_mut().run(self.now.get(), &mut host));
    }

    #[inline(never)]
    fn model_write(&self, offset: usize, bytes: &[u8]) {
        let mut fired = self.fired.borrow_mut();
        let mut host = SimHost { arena: &self.arena, fired: &mut fired };
        self.device.borrow_mut().bar_write(&mut host, offset as u64, bytes);
    }

    #[inline(never)]
    fn model_read(&self, offset: usize, bytes: &mut [u8]) {
        self.device.borrow_mut().bar_read(self.now.get(), offset as u64, bytes);
    }

    fn count(&self, f: impl FnOnce(&mut Accesses)) {
        let mut a = self.accesses.get();
        f(&mut a);
        self.accesses.set(a);
    }

    fn write(&self, offset: usize, bytes: &[u8]) {
        self.count(|a| {
            a.writes += 1;
            a.doorbells += u64::from(offset >= 0x1_0000);
        });
        self.model_write(offset, bytes);
        // There is something to do now; it is done when the driver next waits, as on hardware some time later.
        self.next.set(Next::Now);
        self.step.set(STEP_NS);
    }
}

impl Bar for Sim<'_> {
    fn len(&self) -> usize {
        crate::model::BAR_LEN as usize
    }

    fn read32(&self, offset: usize) -> Result<u32, BarError> {
        check(offset, 4, self.len())?;
        self.count(|a| a.reads += 1);
        let mut bytes = [0; 4];
        self.model_read(offset, &mut bytes);
        Ok(u32::from_be_bytes(bytes))
    }

    fn write32(&self, offset: usize, value: u32) -> Result<(), BarError> {
        check(offset, 4, self.len())?;
        self.write(offset, &value.to_be_bytes());
        Ok(())
    }

    fn write64(&self, offset: usize, value: u64) -> Result<(), BarError> {
        check(offset, 8, self.len())?;
        self.write(offset, &value.to_be_bytes());
        Ok(())
    }
}

impl<'m> Platform for Sim<'m> {
    type Bar = Self;

    fn bar(&self) -> &Self {
        self
    }

    fn config_read32(&self, offset: u16) -> Result<u32, BarError> {
        let mut bytes = [0; 4];
        self.device.borrow().config_read(offset as usize, &mut bytes);
        Ok(u32::from_le_bytes(bytes))
    }

    fn config_write32(&self, offset: u16, value: u32) -> Result<(), BarError> {
        self.device.borrow_mut().config_write(offset as usize, &value.to_le_bytes());
        Ok(())
    }

    fn dma_alloc(&self, len: usize, align: usize) -> Result<DmaMem<'_>, DmaError> {
        self.arena.alloc(len, align)
    }

    fn dma_free(&self, mem: DmaMem<'_>) {
        self.arena.free(mem);
    }

    fn reset(&self) -> Result<(), ResetError> {
        if self.reset_works.get() {
            self.device.borrow_mut().reset_function();
            self.fired.borrow_mut().fill(false);
            self.next.set(Next::Idle);
        }
        Ok(())
    }

    fn now(&self) -> Instant {
        Instant::from_ns(self.now.get())
    }

    fn pause(&self) {
        let step = self.step.get();
        let mut now = self.now.get() + step;
        match self.next.get() {
            Next::Now => {}
            // Not past something the device wants to do at its time.
            Next::At(t) if t > self.now.get() => now = now.min(t),
            Next::At(_) | Next::Idle => {}
        }
        self.now.set(now);
        self.step.set((step * 2).min(MAX_STEP_NS));
        let before = self.counters();
        self.model_turn();
        if self.counters() != before {
            self.step.set(STEP_NS);
        }
    }

    fn interrupts(&self) -> Option<&dyn Interrupts> {
        Some(self)
    }
}

impl Interrupts for Sim<'_> {
    fn vectors(&self) -> u16 {
        self.fired.borrow().len() as u16
    }

    fn wait(&self, vector: u16, deadline: Deadline) -> Result<bool, IrqError> {
        loop {
            {
                let mut fired = self.fired.borrow_mut();
                let vectors = fired.len() as u16;
                let Some(fired) = fired.get_mut(vector as usize) else {
                    return Err(IrqError::NoVector { vector, vectors });
                };
                if core::mem::take(fired) {
                    return Ok(true);
                }
            }
            if deadline.passed(self.now()) {
                return Ok(false);
            }
            self.pause();
        }
    }
}
