//! The command channel: how firmware is asked for something.
//!
//! A command is a slot of the command queue with 16 bytes of input and output of its own and, where that is not enough,
//! chains of mailbox blocks. The slot and its blocks belong to the device from the doorbell until the device clears the
//! ownership bit, *not* until we lose patience: a command that timed out keeps both, later commands use others, and the late
//! answer frees them silently.
//!
//! Commands are polled. Any number may be in flight: [`CommandChannel::issue`] starts one, [`CommandChannel::check`] looks
//! for its answer; nothing here waits.
//!
//! Neither signatures nor tokens of an answer are verified: devices do not keep the output signature right even when all is
//! well, and signatures are off (`cmdif_checksum` 0).

mod typed;

pub use typed::Command;

use crate::init_seg;
use crate::mailbox::{BLOCKS, Chain, INLINE, Mailboxes, blocks_for};
use core::time::Duration;
use scupper_hw::cmd_queue::{CmdQueueEntry, CmdStatus, DeliveryStatus, Opcode};
use scupper_platform::{Bar, DmaError, DmaMem, DmaSlice, Instant, Platform, order};
use scupper_verbs::drain::{CommandFault, CommandFaultKind, DeadReason};
use zerocopy::IntoBytes;

/// The most slots a command queue has.
pub const MAX_SLOTS: usize = 32;

/// Bytes of the page that holds the command queue.
const QUEUE_BYTES: usize = 4096;

/// Why a command failed. Every variant names the command.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CmdError {
    /// Firmware refused it.
    #[error("{opcode} refused: {status}, syndrome {syndrome:#x}")]
    Refused {
        /// The command.
        opcode: Opcode,
        /// Why.
        status: CmdStatus,
        /// Firmware's own code.
        syndrome: u32,
    },
    /// It did not get through to firmware.
    #[error("{opcode} not delivered: {status}")]
    NotDelivered {
        /// The command.
        opcode: Opcode,
        /// Why.
        status: DeliveryStatus,
    },
    /// Firmware did not answer in time; the slot stays the device's until it does.
    #[error("{opcode} in slot {slot} not answered within {limit:?}")]
    TimedOut {
        /// The command.
        opcode: Opcode,
        /// The slot that is lost for now.
        slot: u8,
        /// How long was waited.
        limit: Duration,
    },
    /// Every slot is the device's.
    #[error("{opcode} not issued: all {slots} command slots are the device's")]
    NoSlot {
        /// The command.
        opcode: Opcode,
        /// How many there are.
        slots: u8,
    },
    /// The message does not fit the mailbox blocks there are.
    #[error("{opcode} not issued: {blocks} mailbox blocks wanted, {free} free")]
    NoMailbox {
        /// The command.
        opcode: Opcode,
        /// Blocks it needs.
        blocks: usize,
        /// Blocks free.
        free: usize,
    },
    /// The answer contradicts itself.
    #[error("{opcode} answered with nonsense: {what} is {value:#x}")]
    BadAnswer {
        /// The command.
        opcode: Opcode,
        /// Which part of the answer.
        what: &'static str,
        /// Its value.
        value: u64,
    },
    /// The device is dead; nothing was asked.
    #[error("{opcode} not issued: device {reason}")]
    Dead {
        /// The command.
        opcode: Opcode,
        /// How it died.
        reason: DeadReason,
    },
}

impl CmdError {
    /// The command.
    pub const fn opcode(&self) -> Opcode {
        match *self {
            Self::Refused { opcode, .. }
            | Self::NotDelivered { opcode, .. }
            | Self::TimedOut { opcode, .. }
            | Self::NoSlot { opcode, .. }
            | Self::NoMailbox { opcode, .. }
            | Self::BadAnswer { opcode, .. }
            | Self::Dead { opcode, .. } => opcode,
        }
    }

    /// Whether firmware may carry the command out later.
    pub const fn is_late(&self) -> bool {
        matches!(self, Self::TimedOut { .. })
    }

    /// In the terms of a drain.
    pub const fn fault(&self) -> CommandFault {
        let kind = match *self {
            Self::Refused { status, syndrome, .. } => CommandFaultKind::Refused { status: status.0, syndrome },
            Self::TimedOut { .. } => CommandFaultKind::TimedOut,
            Self::NoSlot { .. } | Self::NoMailbox { .. } => CommandFaultKind::NoSlot,
            Self::Dead { reason, .. } => CommandFaultKind::Dead(reason),
            Self::NotDelivered { .. } | Self::BadAnswer { .. } => CommandFaultKind::BadAnswer,
        };
        CommandFault { opcode: self.opcode().0, kind }
    }
}

/// A command in flight. Whoever holds it looks for the answer with [`CommandChannel::check`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InFlight {
    slot: u8,
    serial: u32,
    opcode: Opcode,
}

/// Which kind of slot a command takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// Any but the last.
    Normal,
    /// The last one, kept so that page supply never queues behind a command that waits for pages.
    Pages,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Free,
    Busy,
    /// Given up by whoever issued it; the device still has it.
    Abandoned,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    state: State,
    serial: u32,
    input: Chain,
    output: Chain,
    issued: Instant,
    limit: Duration,
}

/// The command queue and its mailboxes.
#[derive(Debug)]
pub struct CommandChannel<'a> {
    queue: DmaMem<'a>,
    boxes: Mailboxes<'a>,
    log_stride: u32,
    slots: [Slot; MAX_SLOTS],
    in_use: u8,
    serial: u32,
    token: u8,
    dead: Option<DeadReason>,
}

/// Writes a command's input, inline part and blocks alike.
#[derive(Debug)]
pub struct Input<'c, 'a> {
    entry: CmdQueueEntry,
    boxes: &'c Mailboxes<'a>,
    chain: Chain,
    len: usize,
}

impl Input<'_, '_> {
    /// Puts bytes at an offset of the message. Panics if they are not inside the length that was announced.
    pub fn put(&mut self, offset: usize, bytes: &[u8]) {
        assert!(offset + bytes.len() <= self.len, "{} bytes at {offset} of a message of {}", bytes.len(), self.len);
        let inline = INLINE.saturating_sub(offset).min(bytes.len());
        if inline > 0 {
            self.entry.command_input_inline_data_mut()[offset..offset + inline].copy_from_slice(&bytes[..inline]);
        }
        if inline < bytes.len() {
            self.boxes.write(self.chain, offset + inline, &bytes[inline..]);
        }
    }

    /// Puts a list of addresses at an offset.
    pub fn put_addresses(&mut self, offset: usize, addresses: impl Iterator<Item = u64>) {
        for (i, a) in addresses.enumerate() {
            self.put(offset + 8 * i, &a.to_be_bytes());
        }
    }
}

impl<'a> CommandChannel<'a> {
    /// Allocates queue and mailboxes. `log_size` and `log_stride` are what the initialization segment says.
    pub fn new<P: Platform>(platform: &'a P, log_size: u32, log_stride: u32) -> Result<Self, DmaError> {
        let free = Slot {
            state: State::Free,
            serial: 0,
            input: Chain::default(),
            output: Chain::default(),
            issued: Instant::default(),
            limit: Duration::ZERO,
        };
        let queue = platform.dma_alloc(QUEUE_BYTES, QUEUE_BYTES)?;
        let boxes = match Mailboxes::new(platform) {
            Ok(boxes) => boxes,
            Err(e) => {
                platform.dma_free(queue);
                return Err(e);
            }
        };
        Ok(Self {
            queue,
            boxes,
            log_stride,
            slots: [free; MAX_SLOTS],
            in_use: (1u32 << log_size).min(MAX_SLOTS as u32) as u8,
            serial: 0,
            token: 0,
            dead: None,
        })
    }

    /// Where the queue is, for the initialization segment.
    pub const fn iova(&self) -> scupper_platform::Iova {
        self.queue.iova()
    }

    /// Number of slots.
    pub const fn slots(&self) -> u8 {
        self.in_use
    }

    /// Slots that were given up and are still the device's.
    pub fn abandoned(&self) -> usize {
        self.slots.iter().filter(|s| s.state == State::Abandoned).count()
    }

    /// From here on no command is issued and every one in flight has failed.
    pub fn kill(&mut self, reason: DeadReason) {
        self.dead.get_or_insert(reason);
    }

    /// How the device died, if it has.
    pub const fn dead(&self) -> Option<DeadReason> {
        self.dead
    }

    /// Starts a command of `in_len` bytes with room for `out_len` bytes of answer; `fill` writes the input, which is
    /// zero where it writes nothing.
    #[expect(clippy::too_many_arguments, reason = "a command's parts, used in one place")]
    pub fn issue<B: Bar>(
        &mut self,
        bar: &B,
        now: Instant,
        limit: Duration,
        lane: Lane,
        opcode: Opcode,
        (in_len, out_len): (usize, usize),
        fill: impl FnOnce(&mut Input<'_, 'a>),
    ) -> Result<InFlight, CmdError> {
        if let Some(reason) = self.dead {
            return Err(CmdError::Dead { opcode, reason });
        }
        self.sweep();
        let last = self.in_use - 1;
        let slot = match lane {
            Lane::Pages => Some(last).filter(|s| self.slots[*s as usize].state == State::Free),
            Lane::Normal => (0..last.max(1)).find(|s| self.slots[*s as usize].state == State::Free),
        };
        let Some(slot) = slot else {
            if lane == Lane::Normal && (0..last.max(1)).all(|s| self.slots[s as usize].state == State::Abandoned) {
                self.kill(DeadReason::CommandInterface);
            }
            return Err(CmdError::NoSlot { opcode, slots: self.in_use });
        };
        // Token 0 is skipped, as a fresh slot holds zeros.
        self.token = self.token.wrapping_add(1).max(1);
        let (blocks_in, blocks_out) = (blocks_for(in_len), blocks_for(out_len));
        let no_mailbox = |boxes: &Mailboxes<'_>| CmdError::NoMailbox {
            opcode,
            blocks: blocks_in + blocks_out,
            free: boxes.free_blocks().min(BLOCKS),
        };
        let Some(input) = self.boxes.take(blocks_in, self.token) else {
            return Err(no_mailbox(&self.boxes));
        };
        let Some(output) = self.boxes.take(blocks_out, self.token) else {
            self.boxes.give_back(input);
            return Err(no_mailbox(&self.boxes));
        };
        let mut entry = CmdQueueEntry::new();
        entry.set_type_(7).set_input_length(in_len as u32).set_output_length(out_len as u32);
        entry.set_token(u32::from(self.token));
        for (field, head) in [(0x08, self.boxes.head(input).0), (0x30, self.boxes.head(output).0)] {
            entry.as_mut_bytes()[field..field + 8].copy_from_slice(&head.to_be_bytes());
        }
        let mut writer = Input { entry, boxes: &self.boxes, chain: input, len: in_len };
        fill(&mut writer);
        let entry = writer.entry;
        let place = self.entry(slot);
        place.write(0, entry.as_bytes());
        // The entry is whole before it is the device's, and it is the device's before the doorbell says so.
        order::before_doorbell_record();
        place.write_u8(OWNER, 1);
        order::before_doorbell();
        self.serial = self.serial.wrapping_add(1);
        self.slots[slot as usize] = Slot { state: State::Busy, serial: self.serial, input, output, issued: now, limit };
        if init_seg::ring_commands(bar, 1 << slot).is_err() {
            self.slots[slot as usize].state = State::Abandoned;
            self.kill(DeadReason::Gone);
            return Err(CmdError::Dead { opcode, reason: DeadReason::Gone });
        }
        Ok(InFlight { slot, serial: self.serial, opcode })
    }

    /// Looks for the answer and copies it into `out`; `None` while there is none.
    ///
    /// `out` may be shorter than the room that was announced. After an answer or an error the command is over.
    pub fn check(
        &mut self,
        command: InFlight,
        now: impl FnOnce() -> Instant,
        out: &mut [u8],
    ) -> Option<Result<(), CmdError>> {
        let opcode = command.opcode;
        let slot = self.slots[command.slot as usize];
        if slot.serial != command.serial || slot.state != State::Busy {
            return Some(Err(CmdError::BadAnswer { opcode, what: "command serial", value: u64::from(slot.serial) }));
        }
        if self.entry(command.slot).read_u8(OWNER) & 1 != 0 {
            if let Some(reason) = self.dead {
                self.slots[command.slot as usize].state = State::Abandoned;
                return Some(Err(CmdError::Dead { opcode, reason }));
            }
            if now().since(slot.issued) >= slot.limit {
                self.slots[command.slot as usize].state = State::Abandoned;
                return Some(Err(CmdError::TimedOut { opcode, slot: command.slot, limit: slot.limit }));
            }
            return None;
        }
        order::after_ownership_check();
        let result = self.answer(command.slot, opcode, out);
        self.free(command.slot);
        Some(result)
    }

    /// The number of the command issued last.
    pub(crate) const fn last_issued(&self) -> u32 {
        self.serial
    }

    /// Whether the device has given back every slot that was given up by command number `last` and those before it.
    pub(crate) fn all_back(&mut self, last: u32) -> bool {
        self.sweep();
        let before = |serial: u32| last.wrapping_sub(serial) < 1 << 31;
        self.slots.iter().all(|s| s.state != State::Abandoned || !before(s.serial))
    }

    /// Gives a command up that nobody waits for any more.
    pub fn abandon(&mut self, command: InFlight) {
        let slot = &mut self.slots[command.slot as usize];
        if slot.serial == command.serial && slot.state == State::Busy {
            slot.state = State::Abandoned;
        }
    }

    fn answer(&self, slot: u8, opcode: Opcode, out: &mut [u8]) -> Result<(), CmdError> {
        let mut bytes = [0; CmdQueueEntry::BYTES];
        self.entry(slot).read(0, &mut bytes);
        let delivery = DeliveryStatus(bytes[OWNER] >> 1);
        if delivery != DeliveryStatus::OK {
            return Err(CmdError::NotDelivered { opcode, status: delivery });
        }
        let inline = &bytes[0x20..0x20 + INLINE];
        let n = out.len().min(INLINE);
        out[..n].copy_from_slice(&inline[..n]);
        let status = CmdStatus(inline[0]);
        if status != CmdStatus::OK {
            let syndrome = u32::from_be_bytes([inline[4], inline[5], inline[6], inline[7]]);
            return Err(CmdError::Refused { opcode, status, syndrome });
        }
        if out.len() > INLINE {
            self.boxes.read(self.slots[slot as usize].output, INLINE, &mut out[INLINE..]);
        }
        Ok(())
    }

    /// Frees abandoned slots that the device has given back.
    pub fn sweep(&mut self) {
        for slot in 0..self.in_use {
            if self.slots[slot as usize].state == State::Abandoned && self.entry(slot).read_u8(OWNER) & 1 == 0 {
                self.free(slot);
            }
        }
    }

    fn free(&mut self, slot: u8) {
        let s = &mut self.slots[slot as usize];
        s.state = State::Free;
        let (input, output) = (s.input, s.output);
        self.boxes.give_back(input);
        self.boxes.give_back(output);
    }

    fn entry(&self, slot: u8) -> DmaSlice<'a> {
        self.queue.slice().part((slot as usize) << self.log_stride, CmdQueueEntry::BYTES)
    }

    /// Gives the memory back: queue, then mailboxes. Only when the device can no longer reach it.
    pub fn into_mem(self) -> [DmaMem<'a>; 2] {
        [self.queue, self.boxes.into_mem()]
    }
}

/// The last byte of an entry: delivery status in 7:1, ownership in 0.
const OWNER: usize = 0x3f;
