//! The server: shows a device to one client at a time.
//!
//! A [`Connection`] reads one message, has a [`Backend`] carry it out, and answers. It does not loop and does not wait
//! unless told to, so that whoever serves can do its own work between messages.

use crate::socket::{Message, Socket, SocketError};
use crate::wire::{self, Command, Header, Limits, flags};
use rustix::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::time::Duration;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// How long a client may take to send the rest of a message it has begun, or to take an answer.
const MESSAGE_LIMIT: Duration = Duration::from_secs(5);

/// An error number of the system, for an error reply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Errno(pub i32);

impl Errno {
    /// No such region or interrupt.
    pub const NODEV: Self = Self(19);
    /// Makes no sense.
    pub const INVAL: Self = Self(22);
    /// No room for more.
    pub const NOMEM: Self = Self(12);
    /// Is there already.
    pub const EXIST: Self = Self(17);
    /// Is not there.
    pub const NOENT: Self = Self(2);
    /// Cannot be done.
    pub const NOTSUP: Self = Self(95);
    /// Too large.
    pub const MSGSIZE: Self = Self(90);
    /// Something went wrong underneath.
    pub const IO: Self = Self(5);
}

/// A region of the device.
#[derive(Debug, Default)]
pub struct Region {
    /// Bytes; 0 for a region that does not exist.
    pub size: u64,
    /// See [`wire::region`].
    pub flags: u32,
    /// Areas that can be mapped: offset and bytes.
    pub areas: Vec<(u64, u64)>,
}

/// What is to be done to interrupts.
#[derive(Debug)]
pub enum IrqCommand {
    /// From `start` on, signal these from now on instead of what was signalled before.
    Connect {
        /// First vector.
        start: u32,
        /// One for each vector.
        fds: Vec<OwnedFd>,
    },
    /// Vectors `start..start + count` signal nothing from now on; all of them if `count` is 0.
    Disconnect {
        /// First vector.
        start: u32,
        /// How many.
        count: u32,
    },
    /// Fire vectors `start..start + count`.
    Fire {
        /// First vector.
        start: u32,
        /// How many.
        count: u32,
    },
}

/// A device that is served. Offsets and counts it is given are inside the regions and indices it described.
pub trait Backend {
    /// The regions, by index.
    fn region(&self, index: u32) -> Option<Region>;

    /// How many regions there are.
    fn regions(&self) -> u32;

    /// What to map for a region's areas, if anything; the region begins at offset 0 of it.
    fn region_fd(&self, index: u32) -> Option<BorrowedFd<'_>>;

    /// Vectors of an interrupt index.
    fn irqs(&self, index: u32) -> u32;

    /// Reads a region.
    fn region_read(&mut self, region: u32, offset: u64, to: &mut [u8]) -> Result<(), Errno>;

    /// Writes a region.
    fn region_write(&mut self, region: u32, offset: u64, from: &[u8]) -> Result<(), Errno>;

    /// Gives the device memory; without a descriptor the device cannot reach it.
    fn dma_map(&mut self, map: DmaMapping, fd: Option<OwnedFd>) -> Result<(), Errno>;

    /// Takes memory away; says how many bytes had been mapped.
    fn dma_unmap(&mut self, address: u64, size: u64) -> Result<u64, Errno>;

    /// Does something to interrupts.
    fn set_irqs(&mut self, index: u32, command: IrqCommand) -> Result<(), Errno>;

    /// Resets the device.
    fn reset(&mut self) -> Result<(), Errno>;
}

/// Memory given to the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DmaMapping {
    /// First IOVA.
    pub address: u64,
    /// Bytes; `address + size` does not overflow.
    pub size: u64,
    /// Offset in the descriptor.
    pub offset: u64,
    /// The device may write it.
    pub writable: bool,
}

/// Why there is nothing to serve.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// Somebody else serves there.
    #[error("{} is in use by another server", .0.display())]
    InUse(PathBuf),
    /// There is something else at that path.
    #[error("{} exists and is not a socket", .0.display())]
    NotASocket(PathBuf),
    /// The system refused.
    #[error("cannot listen at {}: {error}", .path.display())]
    Listen {
        /// Where.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// A client could not be taken.
    #[error("cannot take a client: {0}")]
    Accept(#[source] std::io::Error),
}

/// A socket that clients connect to. It is removed when this is dropped.
#[derive(Debug)]
pub struct Listener {
    listener: UnixListener,
    path: PathBuf,
}

impl Listener {
    /// Listens at `path`. A socket left behind by a server that is no more is replaced; one that somebody answers is not.
    pub fn bind(path: &Path) -> Result<Self, ServerError> {
        let error = |error| ServerError::Listen { path: path.into(), error };
        if let Ok(meta) = path.symlink_metadata() {
            use std::os::unix::fs::FileTypeExt;
            if !meta.file_type().is_socket() {
                return Err(ServerError::NotASocket(path.into()));
            }
            if UnixStream::connect(path).is_ok() {
                return Err(ServerError::InUse(path.into()));
            }
            std::fs::remove_file(path).map_err(error)?;
        }
        let listener = UnixListener::bind(path).map_err(error)?;
        listener.set_nonblocking(true).map_err(error)?;
        Ok(Self { listener, path: path.into() })
    }

    /// Takes the next client, if one is waiting.
    pub fn accept(&self) -> Result<Option<Connection>, ServerError> {
        match self.listener.accept() {
            Ok((stream, _)) => Connection::new(stream).map(Some).map_err(ServerError::Accept),
            Err(e) if e.kind() == std::io::ErrorKind::WouldBlock => Ok(None),
            Err(e) if e.kind() == std::io::ErrorKind::Interrupted => Ok(None),
            Err(e) => Err(ServerError::Accept(e)),
        }
    }

    /// To be waited for.
    pub fn as_fd(&self) -> BorrowedFd<'_> {
        self.listener.as_fd()
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

/// What became of a look at a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Served {
    /// A message was answered.
    Message,
    /// There was none.
    Nothing,
    /// The connection is over.
    Over,
}

/// A connected client.
#[derive(Debug)]
pub struct Connection {
    socket: Socket,
    limits: Limits,
    greeted: bool,
}

/// Longest body of a request that is kept.
const KEEP: usize = wire::DEFAULT_DATA as usize + 64;

/// What to answer.
struct Reply {
    body: Vec<u8>,
    /// Send the descriptor of this region along.
    region_fd: Option<u32>,
}

impl From<Vec<u8>> for Reply {
    fn from(body: Vec<u8>) -> Self {
        Self { body, region_fd: None }
    }
}

impl Connection {
    /// Over a socket that is connected.
    pub fn new(stream: UnixStream) -> std::io::Result<Self> {
        Ok(Self { socket: Socket::new(stream, MESSAGE_LIMIT)?, limits: Limits::default(), greeted: false })
    }

    /// To be waited for.
    pub fn as_fd(&self) -> BorrowedFd<'_> {
        self.socket.as_fd()
    }

    /// Answers a message, if one has come.
    pub fn serve<B: Backend>(&mut self, backend: &mut B) -> Served {
        match self.try_serve(backend) {
            Ok(served) => served,
            Err(_) => Served::Over,
        }
    }

    fn try_serve<B: Backend>(&mut self, backend: &mut B) -> Result<Served, SocketError> {
        if !self.socket.readable()? {
            return Ok(Served::Nothing);
        }
        let message = self.socket.receive(KEEP)?;
        let request = message.header;
        let kind = request.flags.get() & flags::TYPE;
        // A reply to something never asked is dropped; anything else that is not a request is answered with an error.
        if kind == flags::REPLY {
            return Ok(Served::Message);
        }
        let outcome = if kind == flags::COMMAND { self.carry_out(backend, message) } else { Err(Errno::INVAL) };
        if request.flags.get() & flags::NO_REPLY != 0 {
            return Ok(Served::Message);
        }
        let (body, region_fd, error) = match outcome {
            Ok(reply) => (reply.body, reply.region_fd, 0),
            Err(Errno(errno)) => (Vec::new(), None, errno.max(1) as u32),
        };
        let header = Header {
            id: request.id,
            command: request.command,
            size: ((wire::HEADER + body.len()) as u32).into(),
            flags: (flags::REPLY | if error != 0 { flags::ERROR } else { 0 }).into(),
            error: error.into(),
        };
        let fd = region_fd.and_then(|i| backend.region_fd(i));
        self.socket.send(&header, [&body, &[]], fd.as_slice())?;
        Ok(Served::Message)
    }

    fn carry_out<B: Backend>(&mut self, backend: &mut B, message: Message) -> Result<Reply, Errno> {
        if message.cut {
            return Err(Errno::MSGSIZE);
        }
        let command = Command(message.header.command.get());
        if command != Command::VERSION && !self.greeted {
            return Err(Errno::INVAL);
        }
        let (body, fds) = (&message.body[..], message.fds);
        match command {
            Command::VERSION => self.version(body),
            Command::DMA_MAP => dma_map(backend, body, fds),
            Command::DMA_UNMAP => dma_unmap(backend, body),
            Command::DEVICE_GET_INFO => device_info(backend, body),
            Command::DEVICE_GET_REGION_INFO => region_info(backend, body),
            Command::DEVICE_GET_IRQ_INFO => irq_info(backend, body),
            Command::DEVICE_SET_IRQS => set_irqs(backend, body, fds),
            Command::REGION_READ => self.region_read(backend, body),
            Command::REGION_WRITE => self.region_write(backend, body),
            Command::DEVICE_RESET => backend.reset().map(|()| Vec::new().into()),
            _ => Err(Errno::NOTSUP),
        }
    }

    fn version(&mut self, body: &[u8]) -> Result<Reply, Errno> {
        let (version, json) = parse::<wire::Version>(body)?;
        if version.major.get() != wire::VERSION.0 {
            return Err(Errno::NOTSUP);
        }
        let theirs = Limits::from_json(json).ok_or(Errno::INVAL)?;
        self.limits = Limits { max_msg_fds: theirs.max_msg_fds, max_data_xfer_size: theirs.max_data_xfer_size };
        self.greeted = true;
        let ours = wire::Version { major: wire::VERSION.0.into(), minor: wire::VERSION.1.into() };
        let mut reply = ours.as_bytes().to_vec();
        reply.extend_from_slice(&Limits::OURS.to_json());
        Ok(reply.into())
    }

    fn region_read<B: Backend>(&mut self, backend: &mut B, body: &[u8]) -> Result<Reply, Errno> {
        let (access, _) = parse::<wire::RegionAccess>(body)?;
        let count = checked_access(backend, access, wire::region::READ)?;
        let mut reply = access.as_bytes().to_vec();
        let head = reply.len();
        reply.resize(head + count, 0);
        backend.region_read(access.region.get(), access.offset.get(), &mut reply[head..])?;
        Ok(reply.into())
    }

    fn region_write<B: Backend>(&mut self, backend: &mut B, body: &[u8]) -> Result<Reply, Errno> {
        let (access, data) = parse::<wire::RegionAccess>(body)?;
        let count = checked_access(backend, access, wire::region::WRITE)?;
        let data = data.get(..count).ok_or(Errno::INVAL)?;
        backend.region_write(access.region.get(), access.offset.get(), data)?;
        Ok(access.as_bytes().to_vec().into())
    }
}

fn parse<T: FromBytes + KnownLayout + Immutable>(body: &[u8]) -> Result<(&T, &[u8]), Errno> {
    T::ref_from_prefix(body).map_err(|_| Errno::INVAL)
}

/// Checks that an access lies in a region that allows it, and is not larger than one message carries.
fn checked_access<B: Backend>(backend: &B, access: &wire::RegionAccess, needs: u32) -> Result<usize, Errno> {
    let region = backend.region(access.region.get()).ok_or(Errno::NODEV)?;
    let count = access.count.get();
    if count > wire::DEFAULT_DATA {
        return Err(Errno::MSGSIZE);
    }
    let end = access.offset.get().checked_add(u64::from(count)).ok_or(Errno::INVAL)?;
    if region.flags & needs == 0 || end > region.size {
        return Err(Errno::INVAL);
    }
    Ok(count as usize)
}

fn dma_map<B: Backend>(backend: &mut B, body: &[u8], mut fds: Vec<OwnedFd>) -> Result<Reply, Errno> {
    let (map, _) = parse::<wire::DmaMap>(body)?;
    let (address, size) = (map.address.get(), map.size.get());
    let flags = map.flags.get();
    if size == 0
        || address.checked_add(size).is_none()
        || flags & !(wire::dma::READ | wire::dma::WRITE) != 0
        || fds.len() > 1
    {
        return Err(Errno::INVAL);
    }
    let mapping = DmaMapping { address, size, offset: map.offset.get(), writable: flags & wire::dma::WRITE != 0 };
    backend.dma_map(mapping, fds.pop())?;
    Ok(Vec::new().into())
}

fn dma_unmap<B: Backend>(backend: &mut B, body: &[u8]) -> Result<Reply, Errno> {
    let (unmap, _) = parse::<wire::DmaUnmap>(body)?;
    if unmap.flags.get() != 0 {
        return Err(Errno::NOTSUP);
    }
    let (address, size) = (unmap.address.get(), unmap.size.get());
    address.checked_add(size).ok_or(Errno::INVAL)?;
    let unmapped = backend.dma_unmap(address, size)?;
    let mut reply = *unmap;
    reply.size = unmapped.into();
    Ok(reply.as_bytes().to_vec().into())
}

fn device_info<B: Backend>(backend: &B, body: &[u8]) -> Result<Reply, Errno> {
    parse::<wire::DeviceInfo>(body)?;
    let info = wire::DeviceInfo {
        argsz: 16.into(),
        flags: (wire::device::RESET | wire::device::PCI).into(),
        num_regions: backend.regions().into(),
        num_irqs: wire::irq::PCI_IRQS.into(),
    };
    Ok(info.as_bytes().to_vec().into())
}

fn region_info<B: Backend>(backend: &B, body: &[u8]) -> Result<Reply, Errno> {
    let (ask, _) = parse::<wire::RegionInfo>(body)?;
    let index = ask.index.get();
    if index >= backend.regions() {
        return Err(Errno::INVAL);
    }
    let region = backend.region(index).unwrap_or_default();
    let fixed = size_of::<wire::RegionInfo>();
    let sparse = if region.areas.is_empty() { 0 } else { 16 + 16 * region.areas.len() };
    let fits = ask.argsz.get() as usize >= fixed + sparse;
    let mut flags = region.flags;
    if sparse != 0 {
        flags |= wire::region::MMAP | wire::region::CAPS;
    }
    let info = wire::RegionInfo {
        argsz: ((fixed + sparse) as u32).into(),
        flags: flags.into(),
        index: index.into(),
        cap_offset: if sparse != 0 && fits { fixed as u32 } else { 0 }.into(),
        size: region.size.into(),
        offset: 0.into(),
    };
    let mut reply = info.as_bytes().to_vec();
    // A client that left too little room sees in argsz how much it takes, and asks again.
    if sparse != 0 && fits {
        let head = wire::SparseMmap {
            id: wire::region::CAP_SPARSE_MMAP.into(),
            version: 1.into(),
            next: 0.into(),
            nr_areas: (region.areas.len() as u32).into(),
            reserved: 0.into(),
        };
        reply.extend_from_slice(head.as_bytes());
        for (offset, size) in &region.areas {
            reply.extend_from_slice(wire::Area { offset: (*offset).into(), size: (*size).into() }.as_bytes());
        }
    }
    Ok(Reply { body: reply, region_fd: (sparse != 0).then_some(index) })
}

fn irq_info<B: Backend>(backend: &B, body: &[u8]) -> Result<Reply, Errno> {
    let (ask, _) = parse::<wire::IrqInfo>(body)?;
    if ask.index.get() >= wire::irq::PCI_IRQS {
        return Err(Errno::INVAL);
    }
    let count = backend.irqs(ask.index.get());
    let info = wire::IrqInfo {
        argsz: 16.into(),
        flags: if count > 0 { wire::irq::EVENTFD | wire::irq::NORESIZE } else { 0 }.into(),
        index: ask.index,
        count: count.into(),
    };
    Ok(info.as_bytes().to_vec().into())
}

fn set_irqs<B: Backend>(backend: &mut B, body: &[u8], fds: Vec<OwnedFd>) -> Result<Reply, Errno> {
    let (set, _) = parse::<wire::IrqSet>(body)?;
    let (index, start, count) = (set.index.get(), set.start.get(), set.count.get());
    let end = start.checked_add(count).ok_or(Errno::INVAL)?;
    if index >= wire::irq::PCI_IRQS || end > backend.irqs(index) {
        return Err(Errno::INVAL);
    }
    let action = set.flags.get() & (wire::irq::MASK | wire::irq::UNMASK | wire::irq::TRIGGER);
    let data = set.flags.get() & (wire::irq::DATA_NONE | wire::irq::DATA_BOOL | wire::irq::DATA_EVENTFD);
    let command = match (action, data) {
        (wire::irq::TRIGGER, wire::irq::DATA_EVENTFD) if fds.is_empty() => IrqCommand::Disconnect { start, count },
        (wire::irq::TRIGGER, wire::irq::DATA_EVENTFD) if fds.len() == count as usize => {
            IrqCommand::Connect { start, fds }
        }
        (wire::irq::TRIGGER, wire::irq::DATA_NONE) if count == 0 => IrqCommand::Disconnect { start, count },
        (wire::irq::TRIGGER, wire::irq::DATA_NONE) => IrqCommand::Fire { start, count },
        (wire::irq::MASK | wire::irq::UNMASK, _) => return Err(Errno::NOTSUP),
        (wire::irq::TRIGGER, wire::irq::DATA_BOOL) => return Err(Errno::NOTSUP),
        _ => return Err(Errno::INVAL),
    };
    backend.set_irqs(index, command)?;
    Ok(Vec::new().into())
}
