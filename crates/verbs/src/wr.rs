//! Work requests: what is asked of a queue.

use crate::ids::{Lkey, Rkey};
use bitflags::bitflags;

bitflags! {
    /// How a send request is carried out and reported.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub struct SendFlags: u8 {
        /// Report its success (errors and flushes are reported in any case).
        const SIGNALED = 1 << 0;
        /// Begin only when earlier reads and atomics are done.
        const FENCE = 1 << 1;
        /// Mark the message so that a receiver waiting for solicited events wakes up.
        const SOLICITED = 1 << 2;
    }
}

/// A piece of local memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sge {
    /// Address, as the key translates it.
    pub addr: u64,
    /// Bytes.
    pub len: u32,
    /// The key that gives access.
    pub lkey: Lkey,
}

/// A place in the peer's memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Remote {
    /// Address, as the key translates it.
    pub addr: u64,
    /// The key the peer gave.
    pub rkey: Rkey,
}

/// What a message consists of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Payload<'b> {
    /// Memory the device fetches; it belongs to the queue until the request is reported.
    Sges(&'b [Sge]),
    /// Bytes copied into the request; the caller keeps them.
    Inline(&'b [u8]),
}

/// A request to an SQ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SendWr<'b> {
    /// Comes back in the completion.
    pub id: u64,
    /// What to do.
    pub op: SendOp<'b>,
    /// How.
    pub flags: SendFlags,
}

/// What an SQ can be asked to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SendOp<'b> {
    /// Nothing; completes in order.
    Nop,
    /// A message, to a receive request of the peer.
    Send(Payload<'b>),
    /// A message with four bytes (as a big-endian number) reported beside it.
    SendImm(u32, Payload<'b>),
    /// Into the peer's memory.
    Write(Remote, Payload<'b>),
    /// Into the peer's memory, then completes a receive request of the peer with four bytes.
    WriteImm(u32, Remote, Payload<'b>),
    /// From the peer's memory.
    Read(Remote, &'b [Sge]),
    /// Compare with, and if equal swap, eight bytes of the peer's memory; the old value goes to `result`.
    CompareSwap {
        /// Where, aligned to 8.
        remote: Remote,
        /// What must be there.
        compare: u64,
        /// What is put there.
        swap: u64,
        /// Where the old value goes, 8 bytes.
        result: Sge,
    },
    /// Adds to eight bytes of the peer's memory; the old value goes to `result`.
    FetchAdd {
        /// Where, aligned to 8.
        remote: Remote,
        /// What is added, modulo 2^64.
        add: u64,
        /// Where the old value goes, 8 bytes.
        result: Sge,
    },
}

/// A request to an RQ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecvWr<'b> {
    /// Comes back in the completion.
    pub id: u64,
    /// Where a message goes; belongs to the queue until the request is reported.
    pub sges: &'b [Sge],
}
