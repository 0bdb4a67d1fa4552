//! The client: uses a device that somebody else serves.

use crate::socket::{Message, Socket, SocketError};
use crate::wire::{self, Command, Header, Limits, flags};
use rustix::fd::{BorrowedFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::Duration;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// There is nobody to connect to.
    #[error("cannot connect: {0}")]
    Connect(#[source] std::io::Error),
    /// The server answered with an error.
    #[error("server refused message {command}: error {errno}")]
    Refused {
        /// Message number.
        command: u16,
        /// The server's error number.
        errno: i32,
    },
    /// The server's answer makes no sense; the connection is dead.
    #[error("server answered message {command} with nonsense: {what}")]
    BadReply {
        /// Message number.
        command: u16,
        /// What is wrong with it.
        what: &'static str,
    },
    /// The connection is dead.
    #[error("connection lost: {0}")]
    Dead(#[from] SocketError),
    /// The connection has died before.
    #[error("connection lost before")]
    Gone,
    /// The server speaks another version.
    #[error("server speaks version {major}.{minor}, this client 0.0")]
    Version {
        /// Major.
        major: u16,
        /// Minor.
        minor: u16,
    },
}

/// A region, as the server describes it.
#[derive(Debug)]
pub struct RegionInfo {
    /// See [`wire::region`].
    pub flags: u32,
    /// Bytes.
    pub size: u64,
    /// Where the region begins in the descriptor.
    pub fd_offset: u64,
    /// Areas that can be mapped, checked to lie inside the region: offset and bytes.
    pub areas: Vec<(u64, u64)>,
    /// What to map.
    pub fd: Option<OwnedFd>,
}

/// An interrupt index, as the server describes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IrqInfo {
    /// See [`wire::irq`].
    pub flags: u32,
    /// Vectors.
    pub count: u32,
}

/// A connection to a server.
#[derive(Debug)]
pub struct Client {
    socket: Socket,
    limits: Limits,
    id: u16,
    dead: bool,
}

/// Longest reply that is kept: region data, or a region's capabilities.
const KEEP: usize = wire::DEFAULT_DATA as usize + 64;

impl Client {
    /// Connects to the socket at `path` and agrees on limits. `limit` is how long the server may take for each answer.
    pub fn connect(path: &Path, limit: Duration) -> Result<Self, ClientError> {
        Self::over(UnixStream::connect(path).map_err(ClientError::Connect)?, limit)
    }

    /// Agrees on limits over a socket that is connected already.
    pub fn over(stream: UnixStream, limit: Duration) -> Result<Self, ClientError> {
        let socket = Socket::new(stream, limit).map_err(ClientError::Connect)?;
        let mut client = Self { socket, limits: Limits::default(), id: 0, dead: false };
        let version = wire::Version { major: wire::VERSION.0.into(), minor: wire::VERSION.1.into() };
        let reply = client.request(Command::VERSION, [version.as_bytes(), &Limits::OURS.to_json()], &[])?;
        let (theirs, json) = client.parse::<wire::Version>(Command::VERSION, &reply.body)?;
        if theirs.major.get() != wire::VERSION.0 {
            return Err(ClientError::Version { major: theirs.major.get(), minor: theirs.minor.get() });
        }
        client.limits =
            Limits::from_json(json).ok_or(ClientError::BadReply { command: 1, what: "capabilities are not JSON" })?;
        Ok(client)
    }

    /// What has been agreed on.
    pub const fn limits(&self) -> Limits {
        self.limits
    }

    /// Whether the connection has died.
    pub const fn is_dead(&self) -> bool {
        self.dead
    }

    /// The socket, to be waited for.
    pub fn as_fd(&self) -> BorrowedFd<'_> {
        self.socket.as_fd()
    }

    /// Regions and interrupt indices; flags of [`wire::device`].
    pub fn device_info(&mut self) -> Result<wire::DeviceInfo, ClientError> {
        let ask = wire::DeviceInfo { argsz: 16.into(), ..Default::default() };
        let reply = self.request(Command::DEVICE_GET_INFO, [ask.as_bytes(), &[]], &[])?;
        Ok(*self.parse::<wire::DeviceInfo>(Command::DEVICE_GET_INFO, &reply.body)?.0)
    }

    /// What a region is.
    pub fn region_info(&mut self, index: u32) -> Result<RegionInfo, ClientError> {
        const COMMAND: Command = Command::DEVICE_GET_REGION_INFO;
        // Room for a few hundred areas.
        let ask = wire::RegionInfo { argsz: 4096.into(), index: index.into(), ..Default::default() };
        let mut reply = self.request(COMMAND, [ask.as_bytes(), &[]], &[])?;
        let fd = if reply.fds.is_empty() { None } else { Some(reply.fds.swap_remove(0)) };
        let (info, _) = self.parse::<wire::RegionInfo>(COMMAND, &reply.body)?;
        let (size, flags, info) = (info.size.get(), info.flags.get(), *info);
        let bad = |what| ClientError::BadReply { command: COMMAND.0, what };
        let mut areas = Vec::new();
        if flags & wire::region::CAPS != 0 {
            let mut at = info.cap_offset.get() as usize;
            // At most as many capabilities as fit: a list that runs in a circle ends.
            for _ in 0..reply.body.len() / size_of::<wire::SparseMmap>() {
                if at == 0 {
                    break;
                }
                let rest = reply.body.get(at..).ok_or(bad("capability outside the reply"))?;
                let (cap, rest) = wire::SparseMmap::ref_from_prefix(rest).map_err(|_| bad("capability cut short"))?;
                if cap.id.get() == wire::region::CAP_SPARSE_MMAP {
                    for i in 0..cap.nr_areas.get() as usize {
                        let area = i
                            .checked_mul(16)
                            .and_then(|at| rest.get(at..))
                            .and_then(|b| wire::Area::ref_from_prefix(b).ok())
                            .ok_or(bad("mappable area outside the reply"))?
                            .0;
                        let (offset, len) = (area.offset.get(), area.size.get());
                        if offset.checked_add(len).is_none_or(|end| end > size) {
                            return Err(bad("mappable area outside the region"));
                        }
                        areas.push((offset, len));
                    }
                }
                at = cap.next.get() as usize;
            }
        } else if flags & wire::region::MMAP != 0 {
            areas.push((0, size));
        }
        Ok(RegionInfo { flags, size, fd_offset: info.offset.get(), areas, fd })
    }

    /// What an interrupt index is.
    pub fn irq_info(&mut self, index: u32) -> Result<IrqInfo, ClientError> {
        let ask = wire::IrqInfo { argsz: 16.into(), index: index.into(), ..Default::default() };
        let reply = self.request(Command::DEVICE_GET_IRQ_INFO, [ask.as_bytes(), &[]], &[])?;
        let info = self.parse::<wire::IrqInfo>(Command::DEVICE_GET_IRQ_INFO, &reply.body)?.0;
        Ok(IrqInfo { flags: info.flags.get(), count: info.count.get() })
    }

    /// Has vectors from `start` on signal descriptors. In batches of as many as the server takes; if one fails, all of the
    /// index are disabled again.
    pub fn enable_irqs(&mut self, index: u32, start: u32, fds: &[BorrowedFd<'_>]) -> Result<(), ClientError> {
        let batch = self.limits.max_msg_fds.max(1) as usize;
        for (i, fds) in fds.chunks(batch).enumerate() {
            let set = wire::IrqSet {
                argsz: 20.into(),
                flags: (wire::irq::DATA_EVENTFD | wire::irq::TRIGGER).into(),
                index: index.into(),
                start: (start + (i * batch) as u32).into(),
                count: (fds.len() as u32).into(),
            };
            if let Err(e) = self.request(Command::DEVICE_SET_IRQS, [set.as_bytes(), &[]], fds) {
                if !self.dead {
                    let _ = self.disable_irqs(index);
                }
                return Err(e);
            }
        }
        Ok(())
    }

    /// Disables all vectors of an index.
    pub fn disable_irqs(&mut self, index: u32) -> Result<(), ClientError> {
        let set = wire::IrqSet {
            argsz: 20.into(),
            flags: (wire::irq::DATA_NONE | wire::irq::TRIGGER).into(),
            index: index.into(),
            start: 0.into(),
            count: 0.into(),
        };
        self.request(Command::DEVICE_SET_IRQS, [set.as_bytes(), &[]], &[]).map(|_| ())
    }

    /// Gives the device `size` bytes from `offset` of a descriptor, at `address`.
    pub fn dma_map(&mut self, address: u64, size: u64, fd: BorrowedFd<'_>, offset: u64) -> Result<(), ClientError> {
        let map = wire::DmaMap {
            argsz: 32.into(),
            flags: (wire::dma::READ | wire::dma::WRITE).into(),
            offset: offset.into(),
            address: address.into(),
            size: size.into(),
        };
        self.request(Command::DMA_MAP, [map.as_bytes(), &[]], &[fd]).map(|_| ())
    }

    /// Takes memory from the device; says how many bytes of it had been mapped.
    pub fn dma_unmap(&mut self, address: u64, size: u64) -> Result<u64, ClientError> {
        let unmap = wire::DmaUnmap { argsz: 24.into(), flags: 0.into(), address: address.into(), size: size.into() };
        let reply = self.request(Command::DMA_UNMAP, [unmap.as_bytes(), &[]], &[])?;
        Ok(self.parse::<wire::DmaUnmap>(Command::DMA_UNMAP, &reply.body)?.0.size.get())
    }

    /// Reads a region, in pieces of as many bytes as the server takes.
    pub fn region_read(&mut self, region: u32, offset: u64, to: &mut [u8]) -> Result<(), ClientError> {
        const COMMAND: Command = Command::REGION_READ;
        let piece = self.limits.max_data_xfer_size as usize;
        for (i, to) in to.chunks_mut(piece).enumerate() {
            let access = wire::RegionAccess {
                offset: (offset + (i * piece) as u64).into(),
                region: region.into(),
                count: (to.len() as u32).into(),
            };
            let reply = self.request(COMMAND, [access.as_bytes(), &[]], &[])?;
            let data = self.parse::<wire::RegionAccess>(COMMAND, &reply.body)?.1;
            let Some(data) = data.get(..to.len()) else {
                self.dead = true;
                return Err(ClientError::BadReply { command: COMMAND.0, what: "fewer bytes than were asked for" });
            };
            to.copy_from_slice(data);
        }
        Ok(())
    }

    /// Writes a region, in pieces of as many bytes as the server takes.
    pub fn region_write(&mut self, region: u32, offset: u64, from: &[u8]) -> Result<(), ClientError> {
        let piece = self.limits.max_data_xfer_size as usize;
        for (i, from) in from.chunks(piece).enumerate() {
            let access = wire::RegionAccess {
                offset: (offset + (i * piece) as u64).into(),
                region: region.into(),
                count: (from.len() as u32).into(),
            };
            self.request(Command::REGION_WRITE, [access.as_bytes(), from], &[])?;
        }
        Ok(())
    }

    /// Resets the device.
    pub fn reset(&mut self) -> Result<(), ClientError> {
        self.request(Command::DEVICE_RESET, [&[], &[]], &[]).map(|_| ())
    }

    fn request(&mut self, command: Command, body: [&[u8]; 2], fds: &[BorrowedFd<'_>]) -> Result<Message, ClientError> {
        if self.dead {
            return Err(ClientError::Gone);
        }
        self.id = self.id.wrapping_add(1);
        let header = Header {
            id: self.id.into(),
            command: command.0.into(),
            size: ((wire::HEADER + body[0].len() + body[1].len()) as u32).into(),
            flags: flags::COMMAND.into(),
            error: 0.into(),
        };
        let exchanged = self.socket.send(&header, body, fds).and_then(|()| self.socket.receive(KEEP));
        let reply = match exchanged {
            Ok(reply) => reply,
            Err(e) => {
                self.dead = true;
                return Err(e.into());
            }
        };
        let h = reply.header;
        let bad = |what| ClientError::BadReply { command: command.0, what };
        // A reply to something else means that the two sides no longer talk about the same thing.
        if h.flags.get() & flags::TYPE != flags::REPLY {
            self.dead = true;
            return Err(bad("not a reply"));
        }
        if h.id.get() != self.id || h.command.get() != command.0 {
            self.dead = true;
            return Err(bad("a reply to another message"));
        }
        if h.flags.get() & flags::ERROR != 0 {
            return Err(ClientError::Refused { command: command.0, errno: h.error.get() as i32 });
        }
        Ok(reply)
    }

    fn parse<'b, T: FromBytes + KnownLayout + Immutable>(
        &mut self,
        command: Command,
        body: &'b [u8],
    ) -> Result<(&'b T, &'b [u8]), ClientError> {
        T::ref_from_prefix(body).map_err(|_| {
            self.dead = true;
            ClientError::BadReply { command: command.0, what: "cut short" }
        })
    }

    /// How long the server may take.
    pub const fn limit(&self) -> Duration {
        self.socket.limit()
    }
}
