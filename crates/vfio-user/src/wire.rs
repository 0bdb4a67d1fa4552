//! Messages as they stand on the wire: little-endian integers, nothing else.
//!
//! Source: the vfio-user protocol specification of libvfio-user (docs/vfio-user.rst), and linux/vfio.h for the flags that
//! it borrows.

use zerocopy::little_endian::{U16, U32, U64};
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned};

/// The version this crate speaks: 0.0, the only one in use.
pub const VERSION: (u16, u16) = (0, 0);

/// Bytes of a header.
pub const HEADER: usize = 16;

/// Data bytes of one region access that both sides take unless they negotiate otherwise.
pub const DEFAULT_DATA: u32 = 1 << 20;

/// Descriptors of one message that both sides take unless they negotiate otherwise.
pub const DEFAULT_FDS: u32 = 1;

/// The most descriptors this crate ever sends or takes in one message.
pub const MAX_FDS: u32 = 16;

/// Message numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Command(pub u16);

impl Command {
    /// Version and limits; the first message.
    pub const VERSION: Self = Self(1);
    /// Memory the device may reach.
    pub const DMA_MAP: Self = Self(2);
    /// Memory the device may no longer reach.
    pub const DMA_UNMAP: Self = Self(3);
    /// How many regions and interrupts there are.
    pub const DEVICE_GET_INFO: Self = Self(4);
    /// What a region is.
    pub const DEVICE_GET_REGION_INFO: Self = Self(5);
    /// What an interrupt index is.
    pub const DEVICE_GET_IRQ_INFO: Self = Self(7);
    /// Sets interrupts up.
    pub const DEVICE_SET_IRQS: Self = Self(8);
    /// Reads a region.
    pub const REGION_READ: Self = Self(9);
    /// Writes a region.
    pub const REGION_WRITE: Self = Self(10);
    /// Resets the device.
    pub const DEVICE_RESET: Self = Self(13);
}

/// Header flags: the low four bits are the type.
pub mod flags {
    /// Mask of the type.
    pub const TYPE: u32 = 0xf;
    /// Type of a request.
    pub const COMMAND: u32 = 0;
    /// Type of a reply.
    pub const REPLY: u32 = 1;
    /// The sender wants no reply.
    pub const NO_REPLY: u32 = 1 << 4;
    /// The reply is an error; the header says which.
    pub const ERROR: u32 = 1 << 5;
}

macro_rules! wire {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $ty:ty,)* })*) => {
        $($(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned)]
        #[repr(C)]
        pub struct $name { $($(#[$field_doc])* pub $field: $ty,)* })*
    };
}

wire! {
    /// In front of every message.
    Header {
        /// Chosen by the sender of a request, repeated in the reply.
        id: U16,
        /// Message number.
        command: U16,
        /// Bytes of the whole message, this header included.
        size: U32,
        /// See [`flags`].
        flags: U32,
        /// Error number, in error replies.
        error: U32,
    }

    /// VERSION, before the JSON text.
    Version {
        /// Major.
        major: U16,
        /// Minor.
        minor: U16,
    }

    /// DMA_MAP.
    DmaMap {
        /// Bytes of this structure.
        argsz: U32,
        /// 1 readable, 2 writable.
        flags: U32,
        /// Offset in the descriptor.
        offset: U64,
        /// First IOVA.
        address: U64,
        /// Bytes.
        size: U64,
    }

    /// DMA_UNMAP, and its reply.
    DmaUnmap {
        /// Bytes of this structure.
        argsz: U32,
        /// 0; dirty-page bitmaps and "all" are not in use.
        flags: U32,
        /// First IOVA.
        address: U64,
        /// Bytes; in the reply those that were mapped.
        size: U64,
    }

    /// DEVICE_GET_INFO, and its reply.
    DeviceInfo {
        /// Bytes of this structure.
        argsz: U32,
        /// 1 can be reset, 2 is PCI.
        flags: U32,
        /// Regions.
        num_regions: U32,
        /// Interrupt indices.
        num_irqs: U32,
    }

    /// DEVICE_GET_REGION_INFO, and its reply, before the capabilities.
    RegionInfo {
        /// Bytes of this structure and its capabilities.
        argsz: U32,
        /// 1 readable, 2 writable, 4 mappable, 8 has capabilities.
        flags: U32,
        /// Which region.
        index: U32,
        /// Offset of the first capability.
        cap_offset: U32,
        /// Bytes of the region.
        size: U64,
        /// Offset of the region in the descriptor that comes with the reply.
        offset: U64,
    }

    /// Head of the sparse-mmap capability.
    SparseMmap {
        /// 1.
        id: U16,
        /// 1.
        version: U16,
        /// Offset of the next capability, 0 if there is none.
        next: U32,
        /// How many areas follow.
        nr_areas: U32,
        /// 0.
        reserved: U32,
    }

    /// An area of a region that can be mapped.
    Area {
        /// Offset in the region.
        offset: U64,
        /// Bytes.
        size: U64,
    }

    /// DEVICE_GET_IRQ_INFO, and its reply.
    IrqInfo {
        /// Bytes of this structure.
        argsz: U32,
        /// 1 by eventfd, 2 maskable, 4 masked when fired, 8 fixed number.
        flags: U32,
        /// Which index.
        index: U32,
        /// Vectors.
        count: U32,
    }

    /// DEVICE_SET_IRQS, before its data.
    IrqSet {
        /// Bytes of this structure and its data.
        argsz: U32,
        /// Data: 1 none, 2 booleans, 4 eventfds; action: 8 mask, 0x10 unmask, 0x20 trigger.
        flags: U32,
        /// Which index.
        index: U32,
        /// First vector.
        start: U32,
        /// Vectors.
        count: U32,
    }

    /// REGION_READ and REGION_WRITE and their replies, before the data.
    RegionAccess {
        /// Offset in the region.
        offset: U64,
        /// Which region.
        region: U32,
        /// Bytes.
        count: U32,
    }
}

/// Flags of [`DmaMap`].
pub mod dma {
    /// The device may read it.
    pub const READ: u32 = 1;
    /// The device may write it.
    pub const WRITE: u32 = 2;
}

/// Flags of [`DeviceInfo`].
pub mod device {
    /// It can be reset.
    pub const RESET: u32 = 1;
    /// It is a PCI function.
    pub const PCI: u32 = 2;
}

/// Flags of [`RegionInfo`].
pub mod region {
    /// Readable.
    pub const READ: u32 = 1;
    /// Writable.
    pub const WRITE: u32 = 2;
    /// Can be mapped.
    pub const MMAP: u32 = 4;
    /// Capabilities follow.
    pub const CAPS: u32 = 8;
    /// Index of BAR 0.
    pub const BAR0: u32 = 0;
    /// Index of configuration space.
    pub const CONFIG: u32 = 7;
    /// Regions every PCI function has.
    pub const PCI_REGIONS: u32 = 9;
    /// Number of the sparse-mmap capability.
    pub const CAP_SPARSE_MMAP: u16 = 1;
}

/// Flags of [`IrqSet`] and indices.
pub mod irq {
    /// No data: acts on all that are named.
    pub const DATA_NONE: u32 = 1;
    /// One byte each.
    pub const DATA_BOOL: u32 = 2;
    /// One descriptor each.
    pub const DATA_EVENTFD: u32 = 4;
    /// Mask.
    pub const MASK: u32 = 8;
    /// Unmask.
    pub const UNMASK: u32 = 0x10;
    /// Trigger, or with descriptors: on firing signal them.
    pub const TRIGGER: u32 = 0x20;
    /// Index of MSI-X.
    pub const MSIX: u32 = 2;
    /// Indices every PCI function has.
    pub const PCI_IRQS: u32 = 5;
    /// Signalled through an eventfd.
    pub const EVENTFD: u32 = 1;
    /// The number of vectors cannot be changed one by one.
    pub const NORESIZE: u32 = 8;
}

/// The limits in the JSON text of VERSION.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Descriptors of one message.
    pub max_msg_fds: u32,
    /// Data bytes of one region access.
    pub max_data_xfer_size: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self { max_msg_fds: DEFAULT_FDS, max_data_xfer_size: DEFAULT_DATA }
    }
}

impl Limits {
    /// What this crate offers.
    pub const OURS: Self = Self { max_msg_fds: MAX_FDS, max_data_xfer_size: DEFAULT_DATA };

    /// The text of a VERSION message, with its final zero.
    pub fn to_json(self) -> Vec<u8> {
        let text = serde_json::json!({
            "capabilities": {
                "max_msg_fds": self.max_msg_fds,
                "max_data_xfer_size": self.max_data_xfer_size,
            }
        });
        let mut bytes = text.to_string().into_bytes();
        bytes.push(0);
        bytes
    }

    /// Reads the peer's text: what it does not say has the default, what it says is cut to what this crate can do, and a
    /// text that is not JSON is refused. It may be missing altogether.
    pub fn from_json(bytes: &[u8]) -> Option<Self> {
        let text = bytes.split(|b| *b == 0).next().unwrap_or(&[]);
        if text.is_empty() {
            return Some(Self::default());
        }
        let value: serde_json::Value = serde_json::from_slice(text).ok()?;
        let caps = value.get("capabilities");
        let number = |name: &str, default: u32, most: u32| {
            caps.and_then(|c| c.get(name))
                .and_then(serde_json::Value::as_u64)
                .map_or(default, |n| n.min(u64::from(most)) as u32)
        };
        Some(Self {
            max_msg_fds: number("max_msg_fds", DEFAULT_FDS, MAX_FDS),
            max_data_xfer_size: number("max_data_xfer_size", DEFAULT_DATA, DEFAULT_DATA).max(8),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn structures_have_the_sizes_of_the_specification() {
        assert_eq!(size_of::<Header>(), HEADER);
        assert_eq!(size_of::<DmaMap>(), 32);
        assert_eq!(size_of::<DmaUnmap>(), 24);
        assert_eq!(size_of::<RegionInfo>(), 32);
        assert_eq!(size_of::<IrqSet>(), 20);
        assert_eq!(size_of::<RegionAccess>(), 16);
    }

    #[test]
    fn limits_are_read_from_whatever_the_peer_says() {
        let parse = |text: &str| Limits::from_json(text.as_bytes());
        assert_eq!(parse(""), Some(Limits::default()));
        assert_eq!(parse("{}\0"), Some(Limits::default()));
        let eight = parse(r#"{"capabilities":{"max_msg_fds":8,"max_data_xfer_size":4096}}"#).unwrap();
        assert_eq!(eight, Limits { max_msg_fds: 8, max_data_xfer_size: 4096 });
        let huge = parse(r#"{"capabilities":{"max_msg_fds":99999999999,"max_data_xfer_size":0}}"#).unwrap();
        assert_eq!(huge, Limits { max_msg_fds: MAX_FDS, max_data_xfer_size: 8 });
        assert_eq!(parse("{"), None);
        assert_eq!(Limits::from_json(&Limits::OURS.to_json()), Some(Limits::OURS));
    }
}
