//! Faults on the vfio-user wire: limits, framing, nonsense from the peer, clients that vanish; and that the crate
//! `vfio_user` understands both our sides.

use rustix::event::{EventfdFlags, eventfd};
use rustix::fd::{AsFd, BorrowedFd, OwnedFd};
use rustix::fs::{MemfdFlags, ftruncate, memfd_create};
use rustix::net::{RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, recvmsg};
use scupper_emu::server::{Options, ServerThread};
use scupper_tests::lab::socket_path;
use scupper_vfio_user::Client;
use scupper_vfio_user::wire::{self, Command, Header, flags};
use std::io::{IoSliceMut, Read, Write};
use std::mem::MaybeUninit;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::thread;
use std::time::Duration;
use zerocopy::{FromBytes, FromZeros, IntoBytes};

const LIMIT: Duration = Duration::from_secs(5);

/// A message as a peer of ours sees it.
struct Seen {
    header: Header,
    body: Vec<u8>,
    fds: usize,
}

impl Seen {
    fn command(&self) -> u16 {
        self.header.command.get()
    }
}

/// Takes a message off the wire without any of our code; nothing if the peer has gone.
fn receive(mut stream: &UnixStream) -> Option<Seen> {
    let mut header = Header::new_zeroed();
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(64))];
    let mut ancillary = RecvAncillaryBuffer::new(&mut space);
    let got = {
        let mut to = [IoSliceMut::new(header.as_mut_bytes())];
        recvmsg(stream, &mut to, &mut ancillary, RecvFlags::CMSG_CLOEXEC).ok()?.bytes
    };
    let mut fds = 0;
    for message in ancillary.drain() {
        if let RecvAncillaryMessage::ScmRights(rights) = message {
            fds += rights.count();
        }
    }
    if got == 0 {
        return None;
    }
    stream.read_exact(&mut header.as_mut_bytes()[got..]).ok()?;
    let mut body = vec![0; (header.size.get() as usize).checked_sub(wire::HEADER)?];
    stream.read_exact(&mut body).ok()?;
    Some(Seen { header, body, fds })
}

/// Answers a message; `error` 0 is success.
fn answer(mut stream: &UnixStream, to: &Seen, error: u32, body: &[u8]) {
    let kind = flags::REPLY | if error == 0 { 0 } else { flags::ERROR };
    let header = Header {
        size: ((wire::HEADER + body.len()) as u32).into(),
        flags: kind.into(),
        error: error.into(),
        ..to.header
    };
    stream.write_all(header.as_bytes()).and_then(|()| stream.write_all(body)).expect("the client is there");
}

/// Runs `test` against a server that announces `capabilities`, answers with what `answer` says, and logs what came.
fn against<T>(
    capabilities: &str,
    mut reply: impl FnMut(usize, &Seen) -> (u32, Vec<u8>) + Send,
    test: impl FnOnce(Client) -> T,
) -> (T, Vec<Seen>) {
    let (ours, theirs) = UnixStream::pair().expect("a pair of sockets");
    thread::scope(|scope| {
        let server = scope.spawn(move || {
            let hello = receive(&theirs).expect("the client says its version");
            let mut version = wire::Version { major: 0.into(), minor: 0.into() }.as_bytes().to_vec();
            version.extend_from_slice(capabilities.as_bytes());
            answer(&theirs, &hello, 0, &version);
            let mut log = Vec::new();
            while let Some(seen) = receive(&theirs) {
                let (error, body) = reply(log.len(), &seen);
                answer(&theirs, &seen, error, &body);
                log.push(seen);
            }
            log
        });
        let result = test(Client::over(ours, LIMIT).expect("the server answers"));
        (result, server.join().expect("the server does not panic"))
    })
}

/// `start`, `count` and descriptors of every SET_IRQS.
fn irq_sets(log: &[Seen]) -> Vec<(u32, u32, usize)> {
    let set = |seen: &Seen| {
        let set = wire::IrqSet::read_from_prefix(&seen.body).expect("as long as a SET_IRQS is").0;
        (set.start.get(), set.count.get(), seen.fds)
    };
    log.iter().filter(|m| m.command() == Command::DEVICE_SET_IRQS.0).map(set).collect()
}

#[test]
fn wire_1_vectors_are_connected_in_batches_the_server_takes() {
    let event = eventfd(0, EventfdFlags::CLOEXEC).expect("an eventfd");
    for (capabilities, batch) in
        [("{\"capabilities\":{\"max_msg_fds\":16}}\0", 16), ("{\"capabilities\":{\"max_msg_fds\":8}}\0", 8), ("", 1)]
    {
        for vectors in [1, 16, 17, 512] {
            let fds: Vec<BorrowedFd<'_>> = vec![event.as_fd(); vectors];
            let (result, log) =
                against(capabilities, |_, _| (0, vec![]), |mut c| c.enable_irqs(wire::irq::MSIX, 0, &fds));
            result.expect("every batch was taken");
            let want: Vec<_> = (0..vectors)
                .step_by(batch)
                .map(|at| (at as u32, batch.min(vectors - at) as u32, batch.min(vectors - at)))
                .collect();
            assert_eq!(irq_sets(&log), want, "{vectors} vectors, {batch} at a time");
        }
    }
}

#[test]
fn wire_1_a_batch_that_fails_disables_those_before() {
    let event = eventfd(0, EventfdFlags::CLOEXEC).expect("an eventfd");
    let fds: Vec<BorrowedFd<'_>> = vec![event.as_fd(); 64];
    let third = |n, _: &Seen| (if n == 2 { 22 } else { 0 }, vec![]);
    let (result, log) = against("{\"capabilities\":{\"max_msg_fds\":16}}\0", third, |mut c| {
        let first = c.enable_irqs(wire::irq::MSIX, 0, &fds);
        (first, c.is_dead())
    });
    assert!(result.0.is_err() && !result.1, "a refusal does not end the connection: {result:?}");
    assert_eq!(irq_sets(&log), [(0, 16, 16), (16, 16, 16), (32, 16, 16), (0, 0, 0)]);
}

#[test]
fn wire_1_data_is_split_by_the_servers_limit() {
    let data: Vec<u8> = (0..3u32 << 20).map(|i| (i % 251) as u8).collect();
    let echo = |_: usize, seen: &Seen| (0, seen.body[..size_of::<wire::RegionAccess>()].to_vec());
    let (result, log) =
        against("{\"capabilities\":{\"max_data_xfer_size\":1048576}}\0", echo, |mut c| c.region_write(0, 0x40, &data));
    result.expect("every piece was taken");
    assert_eq!(log.len(), 3);
    let mut whole = Vec::new();
    for (i, seen) in log.iter().enumerate() {
        let (access, piece) = wire::RegionAccess::read_from_prefix(&seen.body).expect("an access");
        assert_eq!((access.offset.get(), access.count.get()), (0x40 + ((i as u64) << 20), 1 << 20));
        whole.extend_from_slice(piece);
    }
    assert!(whole == data, "the pieces are the data");
}

#[test]
fn wire_3_surplus_bytes_of_a_reply_do_not_disturb_the_next() {
    let info = |_: usize, seen: &Seen| {
        let info = wire::DeviceInfo { num_regions: 9.into(), ..wire::DeviceInfo::read_from_bytes(&seen.body).unwrap() };
        (0, [info.as_bytes(), &[0xa5; 64]].concat())
    };
    let (counts, _) = against("", info, |mut c| [(); 3].map(|()| c.device_info().map(|i| i.num_regions.get())));
    for n in counts {
        assert_eq!(n.expect("each exchange works"), 9);
    }
}

/// A connection to our server without our client, past VERSION.
fn raw(path: &Path) -> UnixStream {
    let stream = UnixStream::connect(path).expect("the server listens");
    stream.set_read_timeout(Some(LIMIT)).expect("a limit");
    send(&stream, 1, Command::VERSION.0, flags::COMMAND, &[0, 0, 0, 0]);
    let hello = receive(&stream).expect("an answer to VERSION");
    assert_eq!(hello.header.flags.get(), flags::REPLY);
    stream
}

fn send(mut stream: &UnixStream, id: u16, command: u16, kind: u32, body: &[u8]) {
    let size = (wire::HEADER + body.len()) as u32;
    let header =
        Header { id: id.into(), command: command.into(), size: size.into(), flags: kind.into(), error: 0.into() };
    stream.write_all(header.as_bytes()).and_then(|()| stream.write_all(body)).expect("the server is there");
}

fn info_works(stream: &UnixStream, id: u16) {
    let ask = wire::DeviceInfo { argsz: 16.into(), ..wire::DeviceInfo::new_zeroed() };
    send(stream, id, Command::DEVICE_GET_INFO.0, flags::COMMAND, ask.as_bytes());
    let seen = receive(stream).expect("an answer to GET_INFO");
    assert_eq!((seen.header.id.get(), seen.header.flags.get()), (id, flags::REPLY));
    let info = wire::DeviceInfo::read_from_prefix(&seen.body).expect("as long as it should be").0;
    assert!(info.num_regions.get() >= 9, "{info:?}");
}

#[test]
fn wire_2_nonsense_gets_one_error_reply_and_costs_nothing_else() {
    let path = socket_path("wire-2");
    let _server = ServerThread::start(&path, Options::default()).expect("the server starts");
    let stream = raw(&path);
    let nonsense: [(u16, u32, &[u8]); 8] = [
        (0, flags::COMMAND, &[]),
        (0x00ff, flags::COMMAND, &[1, 2, 3]),
        (0xffff, flags::COMMAND, &[0xff; 4096]),
        (Command::DEVICE_GET_INFO.0, 7, &[0; 16]),
        (Command::DMA_MAP.0, flags::COMMAND, &[]),
        (Command::REGION_READ.0, flags::COMMAND, &[0; 15]),
        (Command::DEVICE_SET_IRQS.0, flags::COMMAND, &[0xff; 20]),
        (Command::REGION_READ.0, flags::COMMAND, &[0xff; 16]),
    ];
    for (i, (command, kind, body)) in nonsense.into_iter().enumerate() {
        let id = 100 + 2 * i as u16;
        send(&stream, id, command, kind, body);
        let seen = receive(&stream).expect("an error reply");
        assert_eq!(seen.header.id.get(), id, "case {i}");
        assert_eq!(seen.header.flags.get(), flags::REPLY | flags::ERROR, "case {i}");
        assert_ne!(seen.header.error.get(), 0, "case {i}");
        info_works(&stream, id + 1);
    }
    // Less than a header: what follows cannot be found, so the connection ends; the next one works.
    let short = Header { size: 8.into(), id: 1.into(), command: 4.into(), flags: 0.into(), error: 0.into() };
    (&stream).write_all(short.as_bytes()).expect("the server is there");
    while receive(&stream).is_some() {}
    info_works(&raw(&path), 5);
}

#[test]
fn wire_3_who_wants_no_reply_gets_none() {
    let path = socket_path("wire-3");
    let _server = ServerThread::start(&path, Options::default()).expect("the server starts");
    let stream = raw(&path);
    let map = wire::DmaMap {
        argsz: 32.into(),
        flags: (wire::dma::READ | wire::dma::WRITE).into(),
        address: 0x10_0000.into(),
        size: 0x1000.into(),
        offset: 0.into(),
    };
    send(&stream, 10, Command::DMA_MAP.0, flags::COMMAND | flags::NO_REPLY, map.as_bytes());
    let unmap = wire::DmaUnmap { argsz: 24.into(), flags: 0.into(), address: 0x7700_0000.into(), size: 0x1000.into() };
    send(&stream, 11, Command::DMA_UNMAP.0, flags::COMMAND, unmap.as_bytes());
    let seen = receive(&stream).expect("an answer to DMA_UNMAP");
    assert_eq!((seen.header.id.get(), seen.header.flags.get()), (11, flags::REPLY | flags::ERROR));
    info_works(&stream, 12);
}

fn memory(bytes: u64) -> OwnedFd {
    let fd = memfd_create("scupper-test", MemfdFlags::CLOEXEC).expect("a memory file");
    ftruncate(&fd, bytes).expect("its size");
    fd
}

fn open_fds() -> usize {
    std::fs::read_dir("/proc/self/fd").expect("the system says").count()
}

#[test]
fn wire_4_a_thousand_clients_that_vanish_leave_nothing_behind() {
    // Descriptors are counted for the whole process, so the server is one of its own.
    let path = socket_path("wire-4");
    let exe = Path::new(env!("CARGO_BIN_EXE_serve"));
    let mut server = std::process::Command::new(exe).arg(&path).spawn().expect("the server starts");
    let fds = format!("/proc/{}/fd", server.id());
    let count = || std::fs::read_dir(&fds).map_or(0, Iterator::count);
    let result = std::panic::catch_unwind(|| {
        let connect = || {
            let end = std::time::Instant::now() + LIMIT;
            loop {
                match Client::connect(&path, LIMIT) {
                    Ok(client) => return client,
                    Err(e) if std::time::Instant::now() > end => panic!("no server: {e}"),
                    Err(_) => thread::sleep(Duration::from_millis(2)),
                }
            }
        };
        let fd = memory(16 * 4096);
        let mut steady = None;
        for cycle in 0..1000 {
            let mut client = connect();
            for i in 0..16 {
                let (address, offset) = (0x10_0000 + i * 0x10_0000, i * 4096);
                client.dma_map(address, 4096, fd.as_fd(), offset).expect("what the last client mapped is gone");
            }
            // Bus master and memory on; a command queue in the client's memory, and a doorbell whose DMA nobody waits for.
            client.region_write(7, 4, &[6, 0]).expect("config space");
            client.region_write(0, 0x14, &0x10_0000u32.to_be_bytes()).expect("a register");
            client.region_write(0, 0x18, &1u32.to_be_bytes()).expect("a doorbell");
            if cycle == 10 {
                steady = Some(count());
            }
        }
        let _last = connect();
        assert!(count() <= steady.expect("counted"), "descriptors grew from {steady:?} to {}", count());
    });
    server.kill().and_then(|()| server.wait()).expect("the server is ended");
    let _ = std::fs::remove_file(&path);
    if let Err(panic) = result {
        std::panic::resume_unwind(panic);
    }
}

#[test]
fn clients_give_back_their_descriptors_too() {
    let path = socket_path("wire-client");
    let _server = ServerThread::start(&path, Options::default()).expect("the server starts");
    let mut steady = 0;
    for i in 0..50 {
        let client = Client::connect(&path, LIMIT).expect("it answers");
        drop(client);
        if i == 5 {
            steady = open_fds();
        }
    }
    // Other tests of this process open a few at the same time; fifty of our own would show.
    assert!(open_fds() < steady + 40, "{steady} became {}", open_fds());
}

#[test]
fn the_crate_vfio_user_talks_to_our_server() {
    use std::os::fd::AsRawFd;
    let path = socket_path("their-client");
    let _server = ServerThread::start(&path, Options::default()).expect("the server starts");
    let mut client = vfio_user::Client::new(&path).expect("their client understands our server");
    let bar0 = client.region(0).expect("BAR 0");
    assert_eq!(bar0.size, 32 << 20);
    let mut id = [0; 4];
    client.region_read(7, 0, &mut id).expect("config space");
    assert_eq!(id[..2], [0xb3, 0x15], "Mellanox");
    assert!(client.get_irq_info(wire::irq::MSIX).expect("MSI-X").count > 0);
    let (event, ram) = (eventfd(0, EventfdFlags::CLOEXEC).expect("an eventfd"), memory(0x4000));
    client.set_irqs(wire::irq::MSIX, wire::irq::DATA_EVENTFD | wire::irq::TRIGGER, 0, 1, &[event.as_raw_fd()]).unwrap();
    client.dma_map(0x1000, 0x8000_0000, 0x2000, ram.as_raw_fd()).expect("memory");
    client.region_write(7, 4, &[6, 0]).expect("config space");
    client.region_read(7, 4, &mut id).expect("config space");
    assert_eq!(id[0] & 6, 6, "what was written is read");
    client.dma_unmap(0x8000_0000, 0x2000).expect("memory back");
    client.reset().expect("a reset");
    client.shutdown().expect("the end");
}

/// A device of the crate `vfio_user`: 4 KiB of memory as region 0.
struct Theirs {
    bytes: Vec<u8>,
    vectors: usize,
    mapped: Vec<(u64, u64)>,
}

impl Theirs {
    fn at(&mut self, region: u32, offset: u64, len: usize) -> std::io::Result<&mut [u8]> {
        let at = usize::try_from(offset).map_err(std::io::Error::other)?;
        let bytes = if region == 0 { Some(&mut self.bytes) } else { None };
        bytes.and_then(|b| b.get_mut(at..at + len)).ok_or_else(|| std::io::ErrorKind::InvalidInput.into())
    }
}

impl vfio_user::ServerBackend for Theirs {
    fn region_read(&mut self, region: u32, offset: u64, data: &mut [u8]) -> std::io::Result<()> {
        data.copy_from_slice(self.at(region, offset, data.len())?);
        Ok(())
    }
    fn region_write(&mut self, region: u32, offset: u64, data: &[u8]) -> std::io::Result<()> {
        self.at(region, offset, data.len())?.copy_from_slice(data);
        Ok(())
    }
    fn dma_map(
        &mut self,
        _: vfio_user::DmaMapFlags,
        _: u64,
        address: u64,
        size: u64,
        _: Option<std::fs::File>,
    ) -> std::io::Result<()> {
        self.mapped.push((address, size));
        Ok(())
    }
    fn dma_unmap(&mut self, _: vfio_user::DmaUnmapFlags, address: u64, size: u64) -> std::io::Result<()> {
        self.mapped.retain(|m| *m != (address, size));
        Ok(())
    }
    fn reset(&mut self) -> std::io::Result<()> {
        self.bytes.fill(0);
        Ok(())
    }
    fn set_irqs(&mut self, _: u32, _: u32, _: u32, _: u32, fds: Vec<std::fs::File>) -> std::io::Result<()> {
        self.vectors += fds.len();
        Ok(())
    }
}

#[test]
fn our_client_talks_to_a_server_of_the_crate_vfio_user() {
    use vfio_bindings::bindings::vfio::vfio_region_info;
    let path = socket_path("their-server");
    let region = |index| vfio_user::ServerRegion {
        region_info: vfio_region_info {
            argsz: 32,
            index,
            size: if index == 0 { 4096 } else { 0 },
            flags: wire::region::READ | wire::region::WRITE,
            ..Default::default()
        },
        sparse_areas: vec![],
        mmap_fd: None,
    };
    let irq = |index| vfio_user::IrqInfo { index, flags: wire::irq::EVENTFD, count: if index == 2 { 4 } else { 0 } };
    let server = vfio_user::Server::new(&path, true, (0..5).map(irq).collect(), (0..9).map(region).collect())
        .expect("their server starts");
    let mut device = Theirs { bytes: vec![0; 4096], vectors: 0, mapped: vec![] };
    thread::scope(|scope| {
        let serving = scope.spawn(|| server.run(&mut device));
        let mut client = Client::connect(&path, LIMIT).expect("our client understands their server");
        assert_eq!(client.device_info().expect("the device").num_regions.get(), 9);
        assert_eq!(client.region_info(0).expect("region 0").size, 4096);
        assert_eq!(client.irq_info(wire::irq::MSIX).expect("MSI-X").count, 4);
        client.region_write(0, 8, &[1, 2, 3, 4]).expect("a write");
        let mut back = [0; 4];
        client.region_read(0, 8, &mut back).expect("a read");
        assert_eq!(back, [1, 2, 3, 4]);
        let (event, ram) = (eventfd(0, EventfdFlags::CLOEXEC).expect("an eventfd"), memory(0x4000));
        client.enable_irqs(wire::irq::MSIX, 0, &[event.as_fd(); 4]).expect("vectors");
        client.dma_map(0x10_0000, 0x4000, ram.as_fd(), 0).expect("memory");
        client.dma_map(0x20_0000, 0x4000, ram.as_fd(), 0).expect("memory");
        assert_eq!(client.dma_unmap(0x10_0000, 0x4000).expect("memory back"), 0x4000);
        client.reset().expect("a reset");
        drop(client);
        serving.join().expect("their server does not panic").expect("and ends well");
    });
    assert_eq!((device.vectors, device.mapped, device.bytes[8]), (4, vec![(0x20_0000, 0x4000)], 0));
}
