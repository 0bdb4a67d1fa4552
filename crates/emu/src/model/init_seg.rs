//! BAR 0: the initialization segment's registers, and where an access to the rest goes.

use super::cmd::{LOG_SIZE, LOG_STRIDE};
use super::config_space::{MSIX_PBA, MSIX_TABLE, MSIX_VECTORS};
use super::{BAR_LEN, Device, FIRST_UAR, Host, IDENTITY, Life};
use scupper_hw::init_seg::{HealthBuffer, InitialSeg};

/// The registers that can be written.
#[derive(Debug)]
pub(super) struct Registers {
    pub(super) queue: u64,
    pub(super) nic_interface: u32,
    msix_table: Vec<u8>,
}

impl Default for Registers {
    fn default() -> Self {
        Self { queue: 0, nic_interface: 0, msix_table: vec![0; MSIX_VECTORS as usize * 16] }
    }
}

/// The health counter changes once in this many nanoseconds.
const HEALTH_TICK_NS: u64 = 1_000_000;

const HEALTH: usize = 0x200;
const PAGE: u64 = 4096;

impl Device {
    /// Reads BAR 0: bytes as they stand in registers, which are big-endian.
    pub fn bar_read(&mut self, now: u64, offset: u64, to: &mut [u8]) {
        self.now = self.now.max(now);
        if self.life == Life::Gone {
            return to.fill(0xff);
        }
        if offset >= BAR_LEN || to.len() as u64 > BAR_LEN - offset {
            self.strange += 1;
            return to.fill(0xff);
        }
        for (i, b) in to.iter_mut().enumerate() {
            let at = offset + i as u64;
            *b = self.register_dword(at & !3)[(at & 3) as usize];
        }
    }

    fn register_dword(&mut self, at: u64) -> [u8; 4] {
        let table = u64::from(MSIX_TABLE)..u64::from(MSIX_TABLE) + u64::from(MSIX_VECTORS) * 16;
        if table.contains(&at) {
            let i = (at - table.start) as usize;
            let t = &self.registers.msix_table;
            return [t[i], t[i + 1], t[i + 2], t[i + 3]];
        }
        let [major, minor, subminor] = IDENTITY.firmware.map(u32::from);
        let at32 = at as u32;
        let value = match at32 {
            0x000 => minor << 16 | major,
            0x004 => 5 << 16 | subminor,
            0x010 => (self.registers.queue >> 32) as u32,
            0x014 => {
                (self.registers.queue as u32 & !0xfff) | self.registers.nic_interface << 8 | LOG_SIZE << 4 | LOG_STRIDE
            }
            0x018 => 0,
            0x1fc => 0,
            0x200..0x240 => self.health_dword(at as usize - HEALTH),
            0x1000 => (self.now >> 32) as u32,
            0x1004 => self.now as u32,
            0x1010 => self.health_counter() & 0xff_ffff,
            MSIX_PBA..0x7008 => 0,
            _ => {
                // Reserved, or a doorbell page, which reads as zeros.
                if at < u64::from(FIRST_UAR) * PAGE && at > 0x2010 {
                    self.strange += 1;
                }
                0
            }
        };
        value.to_be_bytes()
    }

    fn health_dword(&self, offset: usize) -> u32 {
        let mut h = HealthBuffer::new();
        h.set_fw_version(u32::from(IDENTITY.firmware[0]) << 16 | u32::from(IDENTITY.firmware[1])).set_hw_id(0x20d);
        if let Life::Dead { syndrome } = self.life {
            h.set_rfr(true).set_valid(true).set_severity(2).set_synd(u32::from(syndrome));
        }
        h.dwords()[offset / 4].get()
    }

    pub(super) fn health_counter(&self) -> u32 {
        self.health_frozen.unwrap_or((self.now / HEALTH_TICK_NS) as u32 & 0xff_ffff)
    }

    /// Writes BAR 0. Doorbells are taken notice of at once, work is done by [`Device::run`].
    pub fn bar_write<H: Host>(&mut self, host: &mut H, offset: u64, from: &[u8]) {
        if self.life == Life::Gone {
            return;
        }
        if offset >= BAR_LEN || from.len() as u64 > BAR_LEN - offset {
            self.strange += 1;
            return;
        }
        if offset >= u64::from(FIRST_UAR) * PAGE {
            return self.uar_write(host, (offset / PAGE) as u32, (offset % PAGE) as u32, from);
        }
        let table = u64::from(MSIX_TABLE)..u64::from(MSIX_TABLE) + u64::from(MSIX_VECTORS) * 16;
        if table.contains(&offset) {
            for (i, b) in from.iter().enumerate() {
                let at = (offset - table.start) as usize + i;
                if let Some(slot) = self.registers.msix_table.get_mut(at) {
                    *slot = *b;
                }
            }
            return;
        }
        // Registers are written a dword at a time; a wider write is several.
        if !offset.is_multiple_of(4) || !from.len().is_multiple_of(4) {
            self.strange += 1;
            return;
        }
        for (i, dword) in from.chunks_exact(4).enumerate() {
            let value = dword.try_into().map_or(0, u32::from_be_bytes);
            self.register_write(offset as u32 + 4 * i as u32, value);
        }
    }

    fn register_write(&mut self, at: u32, value: u32) {
        match at {
            0x010 => self.registers.queue = self.registers.queue & 0xffff_ffff | u64::from(value) << 32,
            0x014 => {
                self.registers.queue = self.registers.queue & !0xffff_ffff | u64::from(value & !0xfff);
                let interface = value >> 8 & 7;
                if interface == 7 {
                    // A software reset: what it was in the middle of is gone, and the interface says so.
                    let config = core::mem::replace(&mut self.config, super::ConfigSpace::new());
                    self.reset();
                    self.config = config;
                    self.registers.nic_interface = 1;
                } else {
                    self.registers.nic_interface = interface & 3;
                }
            }
            0x018 => self.slots.ring(value),
            0x100c | 0x200c => {}
            _ => self.strange += 1,
        }
        const { assert!(InitialSeg::COMMAND_DOORBELL_VECTOR.offset == 0x18) };
    }
}
