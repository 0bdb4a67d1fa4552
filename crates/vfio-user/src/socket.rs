//! Messages over a stream socket: framed by the header's size, with descriptors beside them, and never waited for without
//! a limit.

use crate::wire::{HEADER, Header, MAX_FDS};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fd::{AsFd, BorrowedFd, OwnedFd};
use rustix::io::{Errno, IoSlice, IoSliceMut};
use rustix::net::{
    RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, SendAncillaryBuffer, SendAncillaryMessage, SendFlags,
    recvmsg, sendmsg,
};
use std::mem::MaybeUninit;
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};
use zerocopy::{FromBytes, IntoBytes};

/// Larger messages are not even read past: the peer has lost its mind or its framing.
const MAX_SIZE: usize = 16 << 20;

/// Why a message did not come or go. After any of these the framing is lost and the connection is dead.
#[derive(Debug, thiserror::Error)]
pub enum SocketError {
    /// The peer has closed the connection.
    #[error("the peer has closed the connection")]
    Closed,
    /// The peer did not answer, or did not take, in time.
    #[error("the peer did not answer within {0:?}")]
    TimedOut(Duration),
    /// A header says a size that cannot be.
    #[error("message of {0} bytes")]
    BadSize(u32),
    /// The system refused.
    #[error("socket: {0}")]
    Io(#[from] Errno),
}

/// A message that has been read.
#[derive(Debug)]
pub(crate) struct Message {
    pub(crate) header: Header,
    /// What follows the header; cut off behind `keep` bytes.
    pub(crate) body: Vec<u8>,
    /// The body was longer than `keep`.
    pub(crate) cut: bool,
    pub(crate) fds: Vec<OwnedFd>,
}

/// A connected socket.
#[derive(Debug)]
pub(crate) struct Socket {
    stream: UnixStream,
    limit: Duration,
}

impl Socket {
    /// With the time a message may take once it has begun.
    pub(crate) fn new(stream: UnixStream, limit: Duration) -> std::io::Result<Self> {
        stream.set_nonblocking(true)?;
        Ok(Self { stream, limit })
    }

    pub(crate) fn as_fd(&self) -> BorrowedFd<'_> {
        self.stream.as_fd()
    }

    pub(crate) const fn limit(&self) -> Duration {
        self.limit
    }

    /// Whether something can be read now.
    pub(crate) fn readable(&self) -> Result<bool, SocketError> {
        self.wait(PollFlags::IN, Instant::now())
    }

    fn wait(&self, events: PollFlags, until: Instant) -> Result<bool, SocketError> {
        let left = until.saturating_duration_since(Instant::now());
        let timeout = Timespec { tv_sec: left.as_secs() as i64, tv_nsec: i64::from(left.subsec_nanos()) };
        let mut fds = [PollFd::new(&self.stream, events)];
        match poll(&mut fds, Some(&timeout)) {
            Ok(n) => Ok(n > 0),
            Err(Errno::INTR) => Ok(false),
            Err(e) => Err(e.into()),
        }
    }

    /// Sends a message whole: header, then the parts of the body.
    pub(crate) fn send(&self, header: &Header, body: [&[u8]; 2], fds: &[BorrowedFd<'_>]) -> Result<(), SocketError> {
        let until = Instant::now() + self.limit;
        let total = HEADER + body[0].len() + body[1].len();
        let mut sent = 0;
        while sent < total {
            let mut parts = [header.as_bytes(), body[0], body[1]];
            let mut skip = sent;
            for part in &mut parts {
                let n = skip.min(part.len());
                *part = &part[n..];
                skip -= n;
            }
            let slices = parts.map(IoSlice::new);
            let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(MAX_FDS as usize))];
            let mut ancillary = SendAncillaryBuffer::new(&mut space);
            // Descriptors travel with the first byte.
            if sent == 0 && !fds.is_empty() && !ancillary.push(SendAncillaryMessage::ScmRights(fds)) {
                return Err(Errno::INVAL.into());
            }
            match sendmsg(&self.stream, &slices, &mut ancillary, SendFlags::NOSIGNAL) {
                Ok(n) => sent += n,
                Err(Errno::AGAIN) => {
                    if !self.wait(PollFlags::OUT, until)? && Instant::now() >= until {
                        return Err(SocketError::TimedOut(self.limit));
                    }
                }
                Err(Errno::INTR) => {}
                Err(Errno::PIPE | Errno::CONNRESET) => return Err(SocketError::Closed),
                Err(e) => return Err(e.into()),
            }
        }
        Ok(())
    }

    /// Reads a message whole, keeping at most `keep` bytes of its body.
    pub(crate) fn receive(&self, keep: usize) -> Result<Message, SocketError> {
        let until = Instant::now() + self.limit;
        let mut fds = Vec::new();
        let mut bytes = [0; HEADER];
        self.fill(&mut bytes, &mut fds, until)?;
        let header = Header::read_from_bytes(&bytes).unwrap_or_default();
        let size = header.size.get();
        if (size as usize) < HEADER || size as usize > MAX_SIZE {
            return Err(SocketError::BadSize(size));
        }
        let len = size as usize - HEADER;
        let mut body = vec![0; len.min(keep)];
        self.fill(&mut body, &mut fds, until)?;
        // What is not kept is read all the same: the next header must be found.
        let mut rest = len - body.len();
        let cut = rest > 0;
        let mut sink = [0; 4096];
        while rest > 0 {
            let n = rest.min(sink.len());
            self.fill(&mut sink[..n], &mut fds, until)?;
            rest -= n;
        }
        Ok(Message { header, body, cut, fds })
    }

    fn fill(&self, mut to: &mut [u8], fds: &mut Vec<OwnedFd>, until: Instant) -> Result<(), SocketError> {
        while !to.is_empty() {
            let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(MAX_FDS as usize))];
            let mut ancillary = RecvAncillaryBuffer::new(&mut space);
            let received = recvmsg(&self.stream, &mut [IoSliceMut::new(to)], &mut ancillary, RecvFlags::CMSG_CLOEXEC);
            match received {
                Ok(r) => {
                    for message in ancillary.drain() {
                        if let RecvAncillaryMessage::ScmRights(rights) = message {
                            // More than were agreed on are closed by being dropped.
                            fds.extend(rights.take(MAX_FDS as usize - fds.len().min(MAX_FDS as usize)));
                        }
                    }
                    if r.bytes == 0 {
                        return Err(SocketError::Closed);
                    }
                    to = &mut to[r.bytes..];
                }
                Err(Errno::AGAIN) => {
                    if !self.wait(PollFlags::IN, until)? && Instant::now() >= until {
                        return Err(SocketError::TimedOut(self.limit));
                    }
                }
                Err(Errno::INTR) => {}
                Err(Errno::CONNRESET) => return Err(SocketError::Closed),
                Err(e) => return Err(e.into()),
            }
        }
        Ok(())
    }
}
