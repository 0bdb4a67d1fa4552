//! UARs: the pages of BAR 0 with the doorbells.

use scupper_hw::doorbell::UarOffset;
use scupper_platform::{Bar, BarError, DmaSlice, order};

/// Bytes of a UAR page.
pub const UAR_BYTES: usize = 4096;

/// A UAR that the device has given us.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Uar(pub u32);

impl Uar {
    /// Where its page begins in BAR 0.
    pub const fn base(self) -> usize {
        self.0 as usize * UAR_BYTES
    }
}

/// The send doorbell of one queue: a register that takes the first eight bytes of a control segment, in two halves used in
/// turn.
#[derive(Clone, Copy, Debug)]
pub struct SendDoorbell {
    offset: usize,
    half: usize,
}

impl SendDoorbell {
    /// In `uar`, with halves of `1 << log_bf_reg_size / 2` bytes.
    pub const fn new(uar: Uar, log_bf_reg_size: u32) -> Self {
        Self { offset: uar.base() + UarOffset::BLUEFLAME.0 as usize, half: (1 << log_bf_reg_size) / 2 }
    }

    /// Tells the device that the SQ whose record is `record` has been filled up to `counter`; `ctrl` is the head of the
    /// last control segment.
    ///
    /// This is the one place where the posting order stands: WQEs, barrier, record, barrier, doorbell.
    #[inline(always)]
    pub fn ring<B: Bar>(&mut self, bar: &B, record: DmaSlice<'_>, counter: u16, ctrl: u64) -> Result<(), BarError> {
        order::before_doorbell_record();
        record.write_be32(SEND_COUNTER, u32::from(counter));
        order::before_doorbell();
        let offset = self.offset;
        self.offset ^= self.half;
        bar.write64(offset, ctrl)
    }
}

/// Tells the device that the RQ whose record is `record` has been filled up to `counter`. There is no doorbell.
#[inline(always)]
pub fn publish_receives(record: DmaSlice<'_>, counter: u16) {
    order::before_doorbell_record();
    record.write_be32(RECEIVE_COUNTER, u32::from(counter));
}

/// Byte offsets in the record of a queue pair.
const RECEIVE_COUNTER: usize = 0;
const SEND_COUNTER: usize = 4;
