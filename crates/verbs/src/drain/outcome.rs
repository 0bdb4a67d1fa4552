//! What is said of a drain: the way it took, how far it came, how it ended.

use crate::books::Tally;
use crate::ids::{Cqn, Qpn};
use crate::qp_state::{QpState, Side};
use core::fmt;
use core::time::Duration;

/// Which way a queue is, or was, drained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrainPath {
    /// The provider's own.
    Hardware,
    /// The one that needs only the provider trait.
    Generic,
}

impl fmt::Display for DrainPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Hardware => "hardware",
            Self::Generic => "generic",
        })
    }
}

/// How far a drain has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Nothing done yet.
    Begin,
    /// The queue pair is being moved to ERR.
    MovingToError,
    /// Its state is being read back.
    ReadingState,
    /// It is in ERR and the marker is to be posted.
    PostingMarker,
    /// Completions are consumed until the marker's.
    Reaping,
    /// Nothing came for a while: its state is being read.
    Stalled,
    /// Everything has been reported, but the marker was carried out instead of flushed: its state is being read.
    Doubting,
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Begin => "beginning",
            Self::MovingToError => "moving the queue to ERR",
            Self::ReadingState => "reading its state back",
            Self::PostingMarker => "posting the marker",
            Self::Reaping => "waiting for the marker",
            Self::Stalled => "reading the state of a silent queue",
            Self::Doubting => "reading the state after an executed marker",
        })
    }
}

/// Whether a device is alive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Health {
    /// It is.
    Alive,
    /// It is not, and never will be again before a reset.
    Dead(DeadReason),
}

/// How a device died.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeadReason {
    /// Its registers read all ones, or its connection is closed: it is gone.
    Gone,
    /// It reports a fatal error.
    Fatal {
        /// The syndrome it reports.
        syndrome: u8,
    },
    /// It has been disabled or is being reset by somebody.
    Disabled,
    /// Its command interface does not answer and none of its slots is free.
    CommandInterface,
    /// Its health counter has stopped.
    Silent,
}

impl fmt::Display for DeadReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gone => f.write_str("gone from the bus"),
            Self::Fatal { syndrome } => write!(f, "fatal error, health syndrome {syndrome:#04x}"),
            Self::Disabled => f.write_str("disabled or being reset"),
            Self::CommandInterface => f.write_str("command interface does not answer"),
            Self::Silent => f.write_str("health counter has stopped"),
        }
    }
}

/// A command that did not do what it should.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CommandFault {
    /// The command's opcode.
    pub opcode: u16,
    /// What happened.
    pub kind: CommandFaultKind,
}

/// What happened to a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CommandFaultKind {
    /// The device refused it.
    Refused {
        /// Status.
        status: u8,
        /// Firmware's own code.
        syndrome: u32,
    },
    /// The device did not answer in time.
    TimedOut,
    /// The device could not be asked: every command slot is still its own.
    NoSlot,
    /// The answer makes no sense.
    BadAnswer,
    /// The device is dead.
    Dead(DeadReason),
}

impl fmt::Display for CommandFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "command {:#x} ", self.opcode)?;
        match self.kind {
            CommandFaultKind::Refused { status, syndrome } => {
                write!(f, "refused: status {status:#04x}, syndrome {syndrome:#x}")
            }
            CommandFaultKind::TimedOut => f.write_str("not answered in time"),
            CommandFaultKind::NoSlot => f.write_str("not issued: no command slot is free"),
            CommandFaultKind::BadAnswer => f.write_str("answered with nonsense"),
            CommandFaultKind::Dead(why) => write!(f, "not issued: device {why}"),
        }
    }
}

/// Why a drain cannot go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrainFault {
    /// The command that moves the queue to ERR, or asks for its state, failed.
    Command(CommandFault),
    /// The device says the command was carried out, and the queue is in another state.
    NotInError(QpState),
    /// The CQ has failed.
    CqFailed(Cqn),
    /// The deadline has passed.
    Deadline,
    /// The queue belongs to another CQ allocator.
    Foreign,
}

impl fmt::Display for DrainFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Command(c) => write!(f, "{c}"),
            Self::NotInError(state) => write!(f, "the device says yes to ERR and stays in {state}"),
            Self::CqFailed(cqn) => write!(f, "CQ {cqn} has failed"),
            Self::Deadline => f.write_str("the deadline has passed"),
            Self::Foreign => f.write_str("the queue belongs to another CQ allocator"),
        }
    }
}

/// A drain that did not come to its end. The queue stays as it is: nothing was lost, the drain can be called again, and
/// destroying the queue reports what is outstanding.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "drain of {side} of QP {qpn} ({path}) while {phase}: {fault}; {outstanding} requests outstanding from index {first} on"
)]
pub struct DrainError {
    /// Whose queue.
    pub qpn: Qpn,
    /// Which queue.
    pub side: Side,
    /// Which way was being taken.
    pub path: DrainPath,
    /// How far it had come.
    pub phase: Phase,
    /// Why it ended.
    pub fault: DrainFault,
    /// Requests without an outcome, the marker not counted.
    pub outstanding: u32,
    /// Ring index of the first of them, running freely.
    pub first: u32,
    /// How many had got their outcome during this drain.
    pub tally: Tally,
}

/// A drained queue: what became of the requests that were outstanding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drained {
    /// Whose queue.
    pub qpn: Qpn,
    /// Which queue.
    pub side: Side,
    /// Which way was taken.
    pub path: DrainPath,
    /// How many requests ended in which way during this drain.
    pub tally: Tally,
    /// Of those that completed, how many were unsignalled and behind the last report: this result is theirs.
    pub implied: u32,
    /// How long it took.
    pub elapsed: Duration,
    /// The device was dead, and what was outstanding was flushed in software.
    pub dead: Option<DeadReason>,
}
