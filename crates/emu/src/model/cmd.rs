//! The command queue, the device's side: fetches entries and mailboxes, executes, answers. Answers `mlx5/src/cmd`.

use super::faults::{Event, Twist};
use super::host::{DmaFault, Host, Outcome, Refusal, refuse};
use super::{Device, Late};
use scupper_hw::cmd_queue::{CmdIfBox, CmdQueueEntry, CmdStatus, DeliveryStatus, Opcode};
use scupper_hw::eqe::EventType;
use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// log2 of the number of slots and of their stride.
pub(super) const LOG_SIZE: u32 = 5;
pub(super) const LOG_STRIDE: u32 = 6;

/// Longest message: more pages than the largest real firmware asks for at once.
const MAX_MESSAGE: usize = 512 * 1024;

/// Bytes of a message in the entry, and in one block.
const INLINE: usize = 16;
const BLOCK: usize = 512;

/// Which slots have been rung, and which are being worked on.
#[derive(Debug, Default)]
pub(super) struct Slots {
    rung: u32,
    working: u32,
}

impl Slots {
    pub(super) fn ring(&mut self, slots: u32) {
        self.rung |= slots;
    }

    pub(super) const fn rung(&self) -> bool {
        self.rung != 0
    }
}

/// A command being executed.
pub(super) struct Call<'c> {
    pub(super) opcode: Opcode,
    pub(super) input: &'c [u8],
    output: &'c mut [u8],
}

impl Call<'_> {
    /// Writes an output structure, as much of it as there is room for.
    pub(super) fn put<T: IntoBytes + Immutable>(&mut self, out: &T) {
        self.put_at(0, out.as_bytes());
    }

    /// Writes output bytes, as many as there is room for.
    pub(super) fn put_at(&mut self, at: usize, bytes: &[u8]) {
        if let Some(room) = self.output.get_mut(at..) {
            let n = room.len().min(bytes.len());
            room[..n].copy_from_slice(&bytes[..n]);
        }
    }

    /// Bytes of room for output.
    pub(super) fn room(&self) -> usize {
        self.output.len()
    }
}

/// The input as a structure; a message that is too short for it is refused, one that is longer is not.
pub(super) fn view<T: FromBytes + KnownLayout + Immutable>(input: &[u8]) -> Outcome<&T> {
    T::ref_from_prefix(input).map(|(t, _)| t).map_err(|_| refuse!(BAD_INP_LEN_ERR))
}

/// The object number that most inputs have at byte 8, bits 23:0.
pub(super) fn number(input: &[u8]) -> Outcome<u32> {
    let b = input.get(8..12).ok_or(refuse!(BAD_INP_LEN_ERR))?;
    Ok(u32::from_be_bytes([0, b[1], b[2], b[3]]))
}

impl Device {
    /// Executes the commands that have been rung.
    pub(super) fn run_commands<H: Host>(&mut self, host: &mut H) {
        let rung = core::mem::take(&mut self.slots.rung) & !self.slots.working;
        // The highest slot is kept for page supply by every driver, and others may wait for it: it goes first.
        for slot in (0..1u8 << LOG_SIZE).rev().filter(|s| rung >> s & 1 == 1) {
            if !self.works() {
                return;
            }
            self.slots.working |= 1 << slot;
            self.execute(host, slot, false);
        }
    }

    /// Executes the command in a slot. `late`: it has been delayed already.
    pub(super) fn execute<H: Host>(&mut self, host: &mut H, slot: u8, late: bool) {
        // Completion by event begins with the command after the one that makes the EQ for it.
        let by_event = self.wants_event(EventType::CMD);
        self.execute_in(host, slot, late);
        if by_event && self.slots.working >> slot & 1 == 0 && self.works() {
            self.event(host, EventType::CMD, 0, &(1u32 << slot).to_be_bytes());
        }
    }

    fn execute_in<H: Host>(&mut self, host: &mut H, slot: u8, late: bool) {
        let at = self.registers.queue + (u64::from(slot) << LOG_STRIDE);
        let mut bytes = [0; CmdQueueEntry::BYTES];
        if self.registers.queue == 0 || host.read(at, &mut bytes).is_err() {
            self.dma_faults += 1;
            self.slots.working &= !(1 << slot);
            return;
        }
        let entry = CmdQueueEntry::read_from_bytes(&bytes).unwrap_or_default();
        if !entry.ownership() {
            self.slots.working &= !(1 << slot);
            self.strange += 1;
            return;
        }
        match self.fetch(host, &entry) {
            Err(status) => self.finish(host, slot, at, &entry, status, &[]),
            Ok((input, output)) => self.perform(host, slot, at, &entry, &input, output, late),
        }
    }

    /// Collects the input and makes room for the output.
    fn fetch<H: Host>(&mut self, host: &mut H, entry: &CmdQueueEntry) -> Result<(Vec<u8>, Vec<u8>), DeliveryStatus> {
        let (in_len, out_len) = (entry.input_length() as usize, entry.output_length() as usize);
        if entry.type_() != 7 {
            return Err(DeliveryStatus::CMD_DESCR_ERR);
        }
        if !(8..=MAX_MESSAGE).contains(&in_len) {
            return Err(DeliveryStatus::IN_LENGTH_ERR);
        }
        if !(8..=MAX_MESSAGE).contains(&out_len) {
            return Err(DeliveryStatus::OUT_LENGTH_ERR);
        }
        let mut input = entry.command_input_inline_data()[..in_len.min(INLINE)].to_vec();
        let mut block =
            u64::from(entry.input_mailbox_pointer_63_32()) << 32 | u64::from(entry.input_mailbox_pointer_31_9()) << 9;
        let mut number = 0;
        while input.len() < in_len {
            if block == 0 {
                return Err(DeliveryStatus::IN_PTR_ALIGN_ERR);
            }
            let want = (in_len - input.len()).min(BLOCK);
            let (data, next) = self.read_block(host, block, entry.token(), number, want)?;
            input.extend_from_slice(&data);
            block = next;
            number += 1;
        }
        Ok((input, vec![0; out_len]))
    }

    fn read_block<H: Host>(
        &mut self,
        host: &mut H,
        block: u64,
        token: u32,
        number: u32,
        want: usize,
    ) -> Result<(Vec<u8>, u64), DeliveryStatus> {
        let header = self.block_header(host, block, token, number)?;
        let mut data = vec![0; want];
        host.read(block, &mut data).map_err(|_| DeliveryStatus::FW_ERR)?;
        Ok((data, header))
    }

    /// Checks a block's control part; returns where the next one is.
    fn block_header<H: Host>(
        &mut self,
        host: &mut H,
        block: u64,
        token: u32,
        number: u32,
    ) -> Result<u64, DeliveryStatus> {
        let mut bytes = [0; CmdIfBox::BYTES - BLOCK];
        if host.read(block.wrapping_add(BLOCK as u64), &mut bytes).is_err() {
            self.dma_faults += 1;
            return Err(DeliveryStatus::FW_ERR);
        }
        let dword = |at: usize| {
            let at = at - BLOCK;
            u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
        };
        if CmdIfBox::TOKEN.extract(dword(CmdIfBox::TOKEN.offset as usize)) != token {
            return Err(DeliveryStatus::TOKEN_ERR);
        }
        if dword(CmdIfBox::BLOCK_NUMBER.offset as usize) != number {
            return Err(DeliveryStatus::BAD_BLOCK_NUM);
        }
        let high = dword(CmdIfBox::NEXT_POINTER_63_32.offset as usize);
        let low = dword(CmdIfBox::NEXT_POINTER_31_10.offset as usize) & !0x3ff;
        Ok(u64::from(high) << 32 | u64::from(low))
    }

    #[expect(clippy::too_many_arguments, reason = "one command's parts, used in one place")]
    fn perform<H: Host>(
        &mut self,
        host: &mut H,
        slot: u8,
        at: u64,
        entry: &CmdQueueEntry,
        input: &[u8],
        mut output: Vec<u8>,
        late: bool,
    ) {
        let opcode = Opcode(u16::from_be_bytes([input[0], input[1]]));
        let twist = if late { None } else { self.rules.twist(Event::Command { opcode: opcode.0 }) };
        let mut after = None;
        let outcome = match twist {
            Some(Twist::Swallow) => return,
            Some(Twist::Delay { ns }) => return self.later(ns, Late::Command { slot }),
            Some(Twist::Withhold) => return self.withhold(Late::Command { slot }),
            Some(Twist::NotDelivered { status }) => {
                return self.finish(host, slot, at, entry, DeliveryStatus(status), &[]);
            }
            Some(Twist::Refuse { status, syndrome }) => Err(Refusal { status: CmdStatus(status), syndrome }),
            Some(Twist::Pretend) => Ok(()),
            Some(twist) if !self.doom(twist) => return,
            twist => {
                after = twist;
                self.dispatch(host, &mut Call { opcode, input, output: &mut output })
            }
        };
        self.commands += 1;
        if let Err(Refusal { status, syndrome }) = outcome {
            output.fill(0);
            output[0] = status.0;
            let n = output.len().min(8);
            output[4..n].copy_from_slice(&syndrome.to_be_bytes()[..n - 4]);
        }
        self.log(|| format!("cmd slot={slot} {opcode:?} {outcome:?}"));
        self.finish(host, slot, at, entry, DeliveryStatus::OK, &output);
        if let Some(twist) = after {
            self.doom_after(twist);
        }
    }

    /// Writes the output, then hands the slot back.
    fn finish<H: Host>(
        &mut self,
        host: &mut H,
        slot: u8,
        at: u64,
        entry: &CmdQueueEntry,
        status: DeliveryStatus,
        output: &[u8],
    ) {
        self.slots.working &= !(1 << slot);
        let status = match self.write_output(host, at, entry, output) {
            Ok(()) => status,
            Err(status) => status,
        };
        let token = entry.token() as u8;
        let last = [token, entry.signature() as u8, 0, status.0 << 1];
        if host.publish(at + 0x3c, last).is_err() {
            self.dma_faults += 1;
        }
    }

    fn write_output<H: Host>(
        &mut self,
        host: &mut H,
        at: u64,
        entry: &CmdQueueEntry,
        output: &[u8],
    ) -> Result<(), DeliveryStatus> {
        if output.is_empty() {
            return Ok(());
        }
        let inline = output.len().min(INLINE);
        let failed = |_: DmaFault| DeliveryStatus::FW_ERR;
        host.write(at + 0x20, &output[..inline]).map_err(failed)?;
        let mut block =
            u64::from(entry.output_mailbox_pointer_63_32()) << 32 | u64::from(entry.output_mailbox_pointer_31_9()) << 9;
        for (number, data) in output[inline..].chunks(BLOCK).enumerate() {
            if block == 0 {
                return Err(DeliveryStatus::OUT_PTR_ALIGN_ERR);
            }
            let next = self.block_header(host, block, entry.token(), number as u32)?;
            host.write(block, data).map_err(failed)?;
            block = next;
        }
        Ok(())
    }
}
