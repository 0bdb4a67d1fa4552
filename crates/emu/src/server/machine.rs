//! The device with its wires: memory, interrupts, shared pages. What the protocol's server shows to a client.

use super::Options;
use super::doorbells::{Doorbells, LAB_LEN, LAB_ORDERS, LAB_PAGE, LAB_REGION, LAB_REPORT, Shared};
use super::memory::Memory;
use crate::model::faults::Act;
use crate::model::{BAR_LEN, CONFIG_LEN, Device, DmaFault, Host, MSIX_VECTORS, Next};
use rustix::fd::{BorrowedFd, OwnedFd};
use scupper_vfio_user::server::{Backend, DmaMapping, Errno, IrqCommand, Region};
use scupper_vfio_user::wire::{irq, region};
use std::time::Instant;

/// Memory and interrupts.
#[derive(Debug, Default)]
struct Wires {
    memory: Memory,
    irqs: Vec<Irq>,
}

/// A vector: what it signals, and whether it fired while it signalled nothing.
#[derive(Debug, Default)]
struct Irq {
    fd: Option<OwnedFd>,
    latched: bool,
}

impl Irq {
    fn fire(&mut self) {
        match &self.fd {
            // A counter that is full has been signalled often enough.
            Some(fd) => drop(rustix::io::write(fd, &1u64.to_ne_bytes())),
            None => self.latched = true,
        }
    }
}

impl Host for Wires {
    fn read(&mut self, iova: u64, to: &mut [u8]) -> Result<(), DmaFault> {
        self.memory.read(iova, to)
    }

    fn write(&mut self, iova: u64, from: &[u8]) -> Result<(), DmaFault> {
        self.memory.write(iova, from)
    }

    fn publish(&mut self, iova: u64, bytes: [u8; 4]) -> Result<(), DmaFault> {
        self.memory.publish(iova, bytes)
    }

    fn reachable(&mut self, iova: u64, len: u64) -> bool {
        self.memory.reachable(iova, len)
    }

    fn interrupt(&mut self, vector: u16) {
        if let Some(irq) = self.irqs.get_mut(vector as usize) {
            irq.fire();
        }
    }
}

/// The whole machine.
#[derive(Debug)]
pub(super) struct Machine {
    device: Device,
    wires: Wires,
    shared: Shared,
    options: Options,
    start: Instant,
}

impl Machine {
    pub(super) fn new(options: Options) -> std::io::Result<Self> {
        let mut machine = Self {
            device: Device::new(options.profile),
            wires: Wires::default(),
            shared: Shared::new()?,
            options,
            start: Instant::now(),
        };
        machine.wires.irqs.resize_with(MSIX_VECTORS as usize, Irq::default);
        Ok(machine)
    }

    /// Nanoseconds since the start.
    pub(super) fn now(&self) -> u64 {
        self.start.elapsed().as_nanos() as u64
    }

    pub(super) fn run(&mut self) -> Next {
        self.device.run(self.start.elapsed().as_nanos() as u64, &mut self.wires)
    }

    /// Takes the doorbells that were written to shared pages; says whether there were any.
    pub(super) fn take_doorbells(&mut self) -> bool {
        if self.options.doorbells == Doorbells::Trapped {
            return false;
        }
        let Self { device, wires, shared, .. } = self;
        let mut any = false;
        let uars: Vec<u32> = device.uars().collect();
        for uar in uars {
            let mut sent = false;
            shared.take(uar, |at, bytes| {
                any = true;
                sent |= at >= 0x800;
                device.bar_write(wires, u64::from(uar) * 4096 + u64::from(at), bytes);
            });
            if sent {
                // A register holds one doorbell; another queue's may have been overwritten before this look.
                device.uar_touched(uar);
            }
        }
        any
    }

    pub(super) fn announce_sleep(&self, asleep: bool) {
        self.shared.announce_sleep(asleep);
    }

    /// The client is gone: everything that was its own ends.
    pub(super) fn disconnect(&mut self) {
        self.take_doorbells();
        self.device = Device::new(self.options.profile);
        self.wires.memory.clear();
        self.wires.irqs.iter_mut().for_each(|irq| *irq = Irq::default());
    }

    fn order(&mut self, json: &[u8]) -> Result<(), Errno> {
        let text = json.split(|b| *b == 0).next().unwrap_or(&[]);
        let act: Act = serde_json::from_slice(text).map_err(|_| Errno::INVAL)?;
        self.device.act(act);
        Ok(())
    }

    fn report(&self) -> Vec<u8> {
        let c = self.device.counters();
        let report = serde_json::json!({
            "dma_faults": c.dma_faults,
            "strange": c.strange,
            "cqes": c.cqes,
            "commands": c.commands,
            "pages": self.device.pages(),
            "pages_refused": self.device.pages_refused(),
        });
        report.to_string().into_bytes()
    }
}

impl Backend for Machine {
    fn region(&self, index: u32) -> Option<Region> {
        let both = region::READ | region::WRITE;
        match index {
            region::BAR0 => {
                let areas = if self.options.doorbells == Doorbells::Shared { vec![Shared::area()] } else { Vec::new() };
                Some(Region { size: BAR_LEN, flags: both, areas })
            }
            region::CONFIG => Some(Region { size: CONFIG_LEN as u64, flags: both, areas: Vec::new() }),
            LAB_REGION => Some(Region { size: LAB_LEN, flags: both, areas: vec![(0, LAB_PAGE)] }),
            _ => None,
        }
    }

    fn regions(&self) -> u32 {
        LAB_REGION + 1
    }

    fn region_fd(&self, index: u32) -> Option<BorrowedFd<'_>> {
        match index {
            region::BAR0 => Some(self.shared.bar.as_fd()),
            LAB_REGION => Some(self.shared.lab.as_fd()),
            _ => None,
        }
    }

    fn irqs(&self, index: u32) -> u32 {
        if index == irq::MSIX { u32::from(MSIX_VECTORS) } else { 0 }
    }

    fn region_read(&mut self, index: u32, offset: u64, to: &mut [u8]) -> Result<(), Errno> {
        match index {
            region::BAR0 => {
                let now = self.now();
                self.device.bar_read(now, offset, to);
            }
            region::CONFIG => self.device.config_read(offset as usize, to),
            LAB_REGION if offset == LAB_REPORT => {
                let report = self.report();
                to.fill(0);
                let n = to.len().min(report.len());
                to[..n].copy_from_slice(&report[..n]);
            }
            LAB_REGION => to.fill(0),
            _ => return Err(Errno::NODEV),
        }
        Ok(())
    }

    fn region_write(&mut self, index: u32, offset: u64, from: &[u8]) -> Result<(), Errno> {
        match index {
            region::BAR0 => {
                self.device.bar_write(&mut self.wires, offset, from);
                if offset >= Shared::area().0 {
                    self.device.uar_touched((offset / 4096) as u32);
                }
            }
            region::CONFIG => self.device.config_write(offset as usize, from),
            LAB_REGION if offset == LAB_ORDERS => return self.order(from),
            _ => return Err(Errno::INVAL),
        }
        Ok(())
    }

    fn dma_map(&mut self, map: DmaMapping, fd: Option<OwnedFd>) -> Result<(), Errno> {
        self.wires.memory.map(map, fd)
    }

    fn dma_unmap(&mut self, address: u64, size: u64) -> Result<u64, Errno> {
        // The model holds no memory between its turns, so nothing is in flight here.
        self.wires.memory.unmap(address, size)
    }

    fn set_irqs(&mut self, index: u32, command: IrqCommand) -> Result<(), Errno> {
        if index != irq::MSIX {
            return Err(Errno::INVAL);
        }
        let irqs = &mut self.wires.irqs;
        match command {
            IrqCommand::Connect { start, fds } => {
                for (irq, fd) in irqs.iter_mut().skip(start as usize).zip(fds) {
                    irq.fd = Some(fd);
                    // What fired while nobody listened is delivered now.
                    if core::mem::take(&mut irq.latched) {
                        irq.fire();
                    }
                }
            }
            IrqCommand::Disconnect { count: 0, .. } => irqs.iter_mut().for_each(|irq| irq.fd = None),
            IrqCommand::Disconnect { start, count } => {
                irqs.iter_mut().skip(start as usize).take(count as usize).for_each(|irq| irq.fd = None);
            }
            IrqCommand::Fire { start, count } => {
                irqs.iter_mut().skip(start as usize).take(count as usize).for_each(Irq::fire);
            }
        }
        Ok(())
    }

    fn reset(&mut self) -> Result<(), Errno> {
        self.device.reset_function();
        Ok(())
    }
}
