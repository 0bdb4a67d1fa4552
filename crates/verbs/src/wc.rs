//! Work completions: what became of a request.

use crate::ids::Qpn;
use crate::qp_state::Side;
use bitflags::bitflags;
use core::fmt;

bitflags! {
    /// What else a completion carries.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub struct WcFlags: u8 {
        /// `imm` holds immediate data.
        const IMMEDIATE = 1 << 0;
        /// `imm` holds the key the peer invalidated.
        const INVALIDATED = 1 << 1;
    }
}

/// How a request ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum WcStatus {
    /// Done.
    #[default]
    Success,
    /// The message did not fit the memory given for it.
    LocalLength,
    /// The request is not valid on this queue.
    LocalQpOperation,
    /// A local key does not give this access.
    LocalProtection,
    /// Not carried out, because the queue went to ERR before; the device says so.
    Flushed,
    /// Not carried out, because the device is dead or gone; this driver says so.
    FlushedInSoftware,
    /// A memory window could not be bound.
    WindowBind,
    /// The peer's answer made no sense.
    BadResponse,
    /// A local key does not let the peer's request write here.
    LocalAccess,
    /// The peer found the request invalid.
    RemoteInvalidRequest,
    /// The peer's key does not give this access.
    RemoteAccess,
    /// The peer could not carry it out.
    RemoteOperation,
    /// The peer did not answer, however often it was tried.
    RetryExceeded,
    /// The peer had no receive request, however often it was tried.
    RnrRetryExceeded,
    /// The peer broke it off.
    RemoteAborted,
    /// The device reported a later request of this queue and never this one: its outcome is not known.
    CompletionLost,
    /// An error this driver has no name for; see `syndrome`.
    Other,
}

impl WcStatus {
    /// Whether the request was carried out.
    pub const fn is_success(self) -> bool {
        matches!(self, Self::Success)
    }

    /// Whether it was thrown out because the queue or the device failed, not because of itself.
    pub const fn is_flush(self) -> bool {
        matches!(self, Self::Flushed | Self::FlushedInSoftware)
    }
}

impl fmt::Display for WcStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Success => "success",
            Self::LocalLength => "local length error",
            Self::LocalQpOperation => "local QP operation error",
            Self::LocalProtection => "local protection error",
            Self::Flushed => "flushed",
            Self::FlushedInSoftware => "flushed in software",
            Self::WindowBind => "memory window bind error",
            Self::BadResponse => "bad response",
            Self::LocalAccess => "local access error",
            Self::RemoteInvalidRequest => "remote invalid request",
            Self::RemoteAccess => "remote access error",
            Self::RemoteOperation => "remote operation error",
            Self::RetryExceeded => "transport retries exceeded",
            Self::RnrRetryExceeded => "receiver-not-ready retries exceeded",
            Self::RemoteAborted => "remote aborted",
            Self::CompletionLost => "completion lost",
            Self::Other => "unknown error",
        })
    }
}

/// What kind of request it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum WcOpcode {
    /// Not known: errors and flushes say what failed, not what it was.
    #[default]
    Unknown,
    /// NOP.
    Nop,
    /// Send, with or without immediate.
    Send,
    /// RDMA write, with or without immediate.
    Write,
    /// RDMA read.
    Read,
    /// Compare and swap.
    CompareSwap,
    /// Fetch and add.
    FetchAdd,
    /// A message received.
    Recv,
    /// A peer's RDMA write with immediate.
    RecvWriteImm,
}

/// A completion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wc {
    /// The request's own id.
    pub wr_id: u64,
    /// Bytes received or read.
    pub byte_len: u32,
    /// Immediate data or invalidated key, as the flags say.
    pub imm: u32,
    /// Whose.
    pub qpn: Qpn,
    /// How many unsignalled requests of the same queue, posted before this one and not yet reported, have succeeded: this
    /// report is theirs too.
    pub implied: u32,
    /// How it ended.
    pub status: WcStatus,
    /// What it was.
    pub opcode: WcOpcode,
    /// Which of the pair's queues.
    pub side: Side,
    /// What `imm` holds.
    pub flags: WcFlags,
    /// The device's own error code, 0 on success.
    pub syndrome: u8,
    /// The vendor's elaboration of it.
    pub vendor_syndrome: u8,
}

/// Where completions go. A closure `FnMut(Wc)` is one.
pub trait WcSink {
    /// Takes a completion.
    fn wc(&mut self, wc: Wc);
}

impl<F: FnMut(Wc)> WcSink for F {
    #[inline(always)]
    fn wc(&mut self, wc: Wc) {
        self(wc);
    }
}
