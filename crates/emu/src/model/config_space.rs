//! PCI configuration space: a ConnectX function with one BAR, PCI Express and MSI-X capabilities.

use super::{BAR_LEN, Device, IDENTITY, Life};

/// Bytes of configuration space.
pub const CONFIG_LEN: usize = 4096;

/// MSI-X vectors.
pub const MSIX_VECTORS: u16 = 32;

/// Where the MSI-X table and its pending bits are in BAR 0.
pub const MSIX_TABLE: u32 = 0x6000;
pub const MSIX_PBA: u32 = 0x7000;

const PCIE: usize = 0x60;
const MSIX: usize = 0x9c;
const COMMAND: usize = 0x04;
const BAR0: usize = 0x10;
const DEVICE_CONTROL: usize = PCIE + 8;
const MSIX_CONTROL: usize = MSIX + 2;

const BUS_MASTER: u8 = 1 << 2;
const FLR: u8 = 1 << 7;

/// The bytes, and which bits of them may be written.
pub(super) struct ConfigSpace {
    bytes: [u8; CONFIG_LEN],
    writable: [u8; 256],
}

impl ConfigSpace {
    pub(super) fn new() -> Self {
        let mut c = Self { bytes: [0; CONFIG_LEN], writable: [0; 256] };
        let id = IDENTITY;
        c.put(0x00, &id.vendor.to_le_bytes());
        c.put(0x02, &id.device.to_le_bytes());
        c.put(0x06, &(1u16 << 4).to_le_bytes());
        c.put(0x08, &[id.revision, 0x00, 0x00, 0x02]);
        c.put(BAR0, &0x0cu32.to_le_bytes());
        c.put(0x2c, &id.vendor.to_le_bytes());
        c.put(0x2e, &0x0001u16.to_le_bytes());
        c.put(0x34, &[PCIE as u8]);
        c.put(0x3d, &[1]);
        // PCI Express: endpoint, version 2, function-level reset.
        c.put(PCIE, &[0x10, MSIX as u8, 0x02, 0x00]);
        c.put(PCIE + 4, &(0x8001u32 | 1 << 28).to_le_bytes());
        c.put(PCIE + 0x0c, &(8u32 | 16 << 4).to_le_bytes());
        c.put(PCIE + 0x12, &(3u16 | 16 << 4).to_le_bytes());
        c.put(MSIX, &[0x11, 0x00]);
        c.put(MSIX_CONTROL, &(MSIX_VECTORS - 1).to_le_bytes());
        c.put(MSIX + 4, &MSIX_TABLE.to_le_bytes());
        c.put(MSIX + 8, &MSIX_PBA.to_le_bytes());
        c.writable[COMMAND] = 0x06 | 0x40;
        c.writable[COMMAND + 1] = 0x05;
        c.writable[0x0c] = 0xff;
        c.writable[0x3c] = 0xff;
        let size_mask = (!(BAR_LEN - 1)).to_le_bytes();
        c.writable[BAR0..BAR0 + 8].copy_from_slice(&size_mask);
        c.writable[BAR0] &= 0xf0;
        c.writable[DEVICE_CONTROL] = 0xff;
        c.writable[DEVICE_CONTROL + 1] = 0x7f;
        c.writable[MSIX_CONTROL + 1] = 0xc0;
        c
    }

    fn put(&mut self, at: usize, bytes: &[u8]) {
        self.bytes[at..at + bytes.len()].copy_from_slice(bytes);
    }

    pub(super) const fn bus_master(&self) -> bool {
        self.bytes[COMMAND] & BUS_MASTER != 0
    }
}

impl Device {
    /// Reads configuration space; all ones where there is none, and when the device is gone.
    pub fn config_read(&self, offset: usize, to: &mut [u8]) {
        for (i, b) in to.iter_mut().enumerate() {
            *b = match self.life {
                Life::Gone => 0xff,
                _ => offset.checked_add(i).and_then(|at| self.config.bytes.get(at)).copied().unwrap_or(0xff),
            };
        }
    }

    /// Writes configuration space, as far as it can be written.
    pub fn config_write(&mut self, offset: usize, from: &[u8]) {
        if self.life == Life::Gone {
            return;
        }
        for (i, b) in from.iter().enumerate() {
            let Some(at) = offset.checked_add(i).filter(|at| *at < 256) else { continue };
            let mask = self.config.writable[at];
            self.config.bytes[at] = self.config.bytes[at] & !mask | b & mask;
            if at == DEVICE_CONTROL + 1 && b & FLR != 0 {
                // A function-level reset: the command register and the BAR are reset with the rest.
                self.reset();
            }
        }
    }

    /// Resets everything but configuration space, as VFIO's device reset does.
    pub fn reset_function(&mut self) {
        let config = self.config.bytes;
        self.reset();
        // Where the BAR is, the host decides; bus mastering ends with the reset.
        self.config.bytes[BAR0..BAR0 + 8].copy_from_slice(&config[BAR0..BAR0 + 8]);
        self.config.bytes[COMMAND] = config[COMMAND] & !BUS_MASTER;
    }
}
