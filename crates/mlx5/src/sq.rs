//! The send queue: WQEs are built here, and nowhere else.
//!
//! A WQE is a row of 16-byte segments: control, then by operation remote address, atomic operands, data pointers or inline
//! data. It occupies whole WQEBBs of 64 bytes; the unused rest of the last one is zeroed, and a WQE may wrap at the end of
//! the ring, which the ring's masked index does by itself. The size is known, and checked, before the ring is touched.

use crate::qp::PostError;
use crate::uar::SendDoorbell;
use scupper_hw::wqe::{WqeCtrlSeg, WqeDataSeg, WqeInlineSeg, WqeOpcode};
use scupper_platform::dma::WqeRing;
use scupper_platform::{Bar, BarError, DmaSlice};
use scupper_verbs::books::Producer;
use scupper_verbs::{Payload, Qpn, Remote, SendFlags, SendOp, SendWr, Sge};

/// Bytes of a WQEBB.
pub const WQEBB: usize = 64;

/// Segments of a WQEBB.
const UNITS_PER_BB: u32 = 4;

/// The marker takes one WQEBB: a NOP is a control segment alone.
pub const MARKER_UNITS: u32 = 1;

/// Values of the completion bits: a CQE on error only, or always.
const CE_ON_ERROR: u32 = 0;
const CE_ALWAYS: u32 = 2;

/// Fence: wait for earlier reads and atomics.
const FENCE: u32 = 2;

/// A send queue.
#[derive(Debug)]
pub(crate) struct Sq<'a> {
    pub(crate) books: Producer<'a>,
    ring: WqeRing<'a>,
    doorbell: SendDoorbell,
    qpn_shifted: u32,
    max_segments: u32,
    max_sge: u8,
    max_inline: u16,
    /// First eight bytes of the control segment staged last.
    last_ctrl: u64,
}

/// What an SQ takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SqLimits {
    pub(crate) max_sge: u8,
    pub(crate) max_inline: u16,
}

impl SqLimits {
    /// Segments of the largest WQE.
    pub(crate) const fn segments(self) -> u32 {
        // Control and remote address, and then the larger of: data pointers; atomic operands and one pointer; inline data.
        let (sge, inline) = (self.max_sge as u32, inline_segments(self.max_inline as usize));
        let payload = if sge > inline { sge } else { inline };
        2 + if payload > 2 { payload } else { 2 }
    }

    /// WQEBBs of the largest WQE.
    pub(crate) const fn units(self) -> u32 {
        self.segments().div_ceil(UNITS_PER_BB)
    }
}

/// Segments of inline data: four bytes of header, the bytes, padding.
const fn inline_segments(len: usize) -> u32 {
    if len == 0 { 0 } else { ((4 + len).div_ceil(16)) as u32 }
}

impl<'a> Sq<'a> {
    pub(crate) fn new(
        books: Producer<'a>,
        mem: DmaSlice<'a>,
        doorbell: SendDoorbell,
        qpn: Qpn,
        limits: SqLimits,
    ) -> Self {
        Self {
            books,
            ring: WqeRing::new(mem),
            doorbell,
            qpn_shifted: qpn.0 << 8,
            max_segments: limits.segments(),
            max_sge: limits.max_sge,
            max_inline: limits.max_inline,
            last_ctrl: 0,
        }
    }

    /// As after creation, for a queue pair that was reset or made anew.
    pub(crate) fn restart(&mut self, qpn: Qpn) {
        self.books.restart();
        self.qpn_shifted = qpn.0 << 8;
    }

    /// Writes a WQE into the ring, without telling the device.
    #[inline]
    pub(crate) fn stage(&mut self, wr: &SendWr<'_>) -> Result<(), PostError> {
        let segments = 1 + self.segments_of(&wr.op)?;
        if segments > self.max_segments {
            return Err(PostError::TooLarge { segments, max: self.max_segments });
        }
        let units = segments.div_ceil(UNITS_PER_BB);
        self.books.fits(units)?;
        let signaled = wr.flags.contains(SendFlags::SIGNALED);
        let requested = signaled || self.books.must_ask(units);
        let (opcode, imm) = opcode(&wr.op);
        let head = self.books.head();
        let mut w = Writer { ring: &self.ring, at: head.wrapping_mul(UNITS_PER_BB) };
        let mut modes = WqeCtrlSeg::CE.insert(0, if requested { CE_ALWAYS } else { CE_ON_ERROR });
        modes |= u32::from(wr.flags.contains(SendFlags::SOLICITED)) << WqeCtrlSeg::SE.lo;
        if wr.flags.contains(SendFlags::FENCE) {
            modes |= FENCE << WqeCtrlSeg::FM.lo;
        }
        self.last_ctrl = w.control(opcode, head as u16, self.qpn_shifted, segments, modes, imm);
        match wr.op {
            SendOp::Nop => {}
            SendOp::Send(p) | SendOp::SendImm(_, p) => w.payload(p),
            SendOp::Write(remote, p) | SendOp::WriteImm(_, remote, p) => {
                w.remote(remote);
                w.payload(p);
            }
            SendOp::Read(remote, sges) => {
                w.remote(remote);
                w.payload(Payload::Sges(sges));
            }
            SendOp::CompareSwap { remote, compare, swap, result } => {
                w.remote(remote);
                w.pair(swap, compare);
                w.data(&result);
            }
            SendOp::FetchAdd { remote, add, result } => {
                w.remote(remote);
                w.pair(add, 0);
                w.data(&result);
            }
        }
        w.pad();
        self.books.enter(wr.id, units, requested, signaled);
        Ok(())
    }

    /// Writes a drain's marker, a NOP that always completes; `None` if there is no room for another.
    pub(crate) fn stage_marker(&mut self) -> Option<u32> {
        let head = self.books.enter_marker()?;
        let mut w = Writer { ring: &self.ring, at: head.wrapping_mul(UNITS_PER_BB) };
        let modes = WqeCtrlSeg::CE.insert(0, CE_ALWAYS);
        self.last_ctrl = w.control(WqeOpcode::NOP, head as u16, self.qpn_shifted, 1, modes, 0);
        w.pad();
        Some(head)
    }

    /// Shows the books and the device what was staged.
    #[inline]
    pub(crate) fn ring<B: Bar>(&mut self, bar: &B, record: DmaSlice<'_>) -> Result<(), BarError> {
        self.books.publish();
        self.doorbell.ring(bar, record, self.books.head() as u16, self.last_ctrl)
    }

    /// Rings for what was staged last once more, in case the device did not hear it.
    pub(crate) fn ring_again<B: Bar>(&mut self, bar: &B, record: DmaSlice<'_>) -> Result<(), BarError> {
        self.doorbell.ring(bar, record, self.books.head() as u16, self.last_ctrl)
    }

    /// Segments beside the control segment; checks everything that is limited.
    #[inline(always)]
    fn segments_of(&self, op: &SendOp<'_>) -> Result<u32, PostError> {
        let payload = |p: &Payload<'_>| match p {
            Payload::Sges(sges) => self.sges(sges),
            Payload::Inline(bytes) if bytes.len() > self.max_inline as usize => {
                Err(PostError::InlineTooLong { len: bytes.len(), max: self.max_inline })
            }
            Payload::Inline(bytes) => Ok(inline_segments(bytes.len())),
        };
        Ok(match op {
            SendOp::Nop => 0,
            SendOp::Send(p) | SendOp::SendImm(_, p) => payload(p)?,
            SendOp::Write(_, p) | SendOp::WriteImm(_, _, p) => 1 + payload(p)?,
            SendOp::Read(_, sges) => 1 + self.sges(sges)?,
            SendOp::CompareSwap { result, .. } | SendOp::FetchAdd { result, .. } => {
                2 + self.sges(core::slice::from_ref(result))?
            }
        })
    }

    #[inline(always)]
    fn sges(&self, sges: &[Sge]) -> Result<u32, PostError> {
        if sges.len() > self.max_sge as usize {
            return Err(PostError::TooManySges { sges: sges.len(), max: self.max_sge });
        }
        check_lengths(sges)?;
        // Empty pieces are left out: a byte count of zero would mean 2 GiB.
        Ok(sges.iter().filter(|s| s.len != 0).count() as u32)
    }
}

/// The top bit of a byte count marks inline data.
#[inline(always)]
pub(crate) fn check_lengths(sges: &[Sge]) -> Result<(), PostError> {
    match sges.iter().find(|s| s.len > MAX_PIECE) {
        Some(s) => Err(PostError::PieceTooLong { len: s.len, max: MAX_PIECE }),
        None => Ok(()),
    }
}

/// Largest piece of memory in bytes.
const MAX_PIECE: u32 = (1 << 31) - 1;

/// Opcode and immediate of an operation.
#[inline(always)]
const fn opcode(op: &SendOp<'_>) -> (WqeOpcode, u32) {
    match op {
        SendOp::Nop => (WqeOpcode::NOP, 0),
        SendOp::Send(_) => (WqeOpcode::SEND, 0),
        SendOp::SendImm(imm, _) => (WqeOpcode::SEND_IMM, *imm),
        SendOp::Write(..) => (WqeOpcode::RDMA_WRITE, 0),
        SendOp::WriteImm(imm, ..) => (WqeOpcode::RDMA_WRITE_IMM, *imm),
        SendOp::Read(..) => (WqeOpcode::RDMA_READ, 0),
        SendOp::CompareSwap { .. } => (WqeOpcode::ATOMIC_CS, 0),
        SendOp::FetchAdd { .. } => (WqeOpcode::ATOMIC_FA, 0),
    }
}

/// Writes segments one after the other, wrapping where the ring does.
struct Writer<'r, 'a> {
    ring: &'r WqeRing<'a>,
    at: u32,
}

impl Writer<'_, '_> {
    #[inline(always)]
    fn unit(&mut self, dwords: [u32; 4]) {
        self.ring.write_unit(self.at, dwords);
        self.at = self.at.wrapping_add(1);
    }

    #[inline(always)]
    fn control(&mut self, opcode: WqeOpcode, index: u16, qpn_shifted: u32, segments: u32, modes: u32, imm: u32) -> u64 {
        let first = u32::from(index) << WqeCtrlSeg::WQE_INDEX.lo | u32::from(opcode.0);
        let second = qpn_shifted | segments;
        self.unit([first, second, modes, imm]);
        (u64::from(first) << 32) | u64::from(second)
    }

    #[inline(always)]
    fn remote(&mut self, remote: Remote) {
        self.unit([(remote.addr >> 32) as u32, remote.addr as u32, remote.rkey.0, 0]);
    }

    #[inline(always)]
    fn pair(&mut self, a: u64, b: u64) {
        self.unit([(a >> 32) as u32, a as u32, (b >> 32) as u32, b as u32]);
    }

    #[inline(always)]
    fn data(&mut self, sge: &Sge) {
        const { assert!(WqeDataSeg::BYTES == 16) };
        self.unit([sge.len, sge.lkey.0, (sge.addr >> 32) as u32, sge.addr as u32]);
    }

    #[inline(always)]
    fn payload(&mut self, payload: Payload<'_>) {
        match payload {
            Payload::Sges(sges) => sges.iter().filter(|s| s.len != 0).for_each(|s| self.data(s)),
            Payload::Inline([]) => {}
            Payload::Inline(bytes) => self.inline(bytes),
        }
    }

    #[inline(always)]
    fn inline(&mut self, bytes: &[u8]) {
        const { assert!(WqeInlineSeg::BYTES == 4) };
        let head = 1 << WqeInlineSeg::INLINE.lo | bytes.len() as u32;
        let (first, rest) = bytes.split_at(bytes.len().min(12));
        let [a, b, c, _] = dwords(first);
        self.unit([head, a, b, c]);
        for chunk in rest.chunks(16) {
            self.unit(dwords(chunk));
        }
    }

    /// Zeroes the rest of the last WQEBB.
    #[inline(always)]
    fn pad(&mut self) {
        while !self.at.is_multiple_of(UNITS_PER_BB) {
            self.unit([0; 4]);
        }
    }
}

/// Up to 16 bytes as four dwords in memory order, zero where there are none.
#[inline(always)]
fn dwords(bytes: &[u8]) -> [u32; 4] {
    let mut b = [0u8; 16];
    b[..bytes.len()].copy_from_slice(bytes);
    [0, 4, 8, 12].map(|i| u32::from_be_bytes([b[i], b[i + 1], b[i + 2], b[i + 3]]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::uar::Uar;
    use scupper_platform::Iova;
    use scupper_platform::dma::{Arena, Page};
    use scupper_verbs::{Books, Lkey, QueueMemory, Rkey, Slot};
    extern crate std;
    use std::vec::Vec;

    const QPN: Qpn = Qpn(0x123);

    /// Stages `wr` with the producer at `start` in a ring of 64 WQEBBs pre-filled with ones; returns the ring's bytes.
    fn staged(start: u32, wr: &SendWr<'_>, max_inline: u16) -> (Vec<u8>, u32) {
        let mut pages = std::vec![Page::ZERO; 4];
        let arena = Arena::<4>::new(&mut pages, Iova(0x10000));
        let mem = arena.alloc(64 * WQEBB, 4096).unwrap();
        let guard = arena.alloc(64, 64).unwrap();
        mem.slice().fill(0xff);
        guard.slice().fill(0xa5);
        let mut books = Books::new();
        let mut slots: Vec<Slot> = (0..64).map(|_| Slot::new()).collect();
        let (producer, mut consumer) = QueueMemory::new(&mut books, &mut slots).open(64, 63, 5, 1);
        let doorbell = SendDoorbell::new(Uar(16), 9);
        let limits = SqLimits { max_sge: 4, max_inline };
        let mut sq = Sq::new(producer, mem.slice(), doorbell, QPN, limits);
        for i in 0..start {
            sq.books.enter(u64::from(i), 1, true, true);
            sq.books.publish();
            consumer.flush(QPN, scupper_verbs::Side::Sq, &mut |_: scupper_verbs::Wc| ());
        }
        sq.stage(wr).unwrap();
        let mut bytes = std::vec![0; 64 * WQEBB];
        mem.slice().read(0, &mut bytes);
        let mut after = [0; 64];
        guard.slice().read(0, &mut after);
        assert_eq!(after, [0xa5; 64], "the guard behind the ring is untouched");
        (bytes, sq.books.head() - start)
    }

    /// The WQE at `start`, unwrapped.
    fn wqe(ring: &[u8], start: u32, units: u32) -> Vec<u8> {
        (0..units as usize * WQEBB).map(|i| ring[(start as usize * WQEBB + i) % ring.len()]).collect()
    }

    #[test]
    fn inline_data_wraps_at_the_ring_end_and_leaves_no_leftovers() {
        let data: Vec<u8> = (0..300).map(|i| (i % 251) as u8 + 1).collect();
        let remote = Remote { addr: 0x1122_3344_5566_7788, rkey: Rkey(0xabcd) };
        for start in [0, 63] {
            for len in 1..=300 {
                let op = SendOp::Write(remote, Payload::Inline(&data[..len]));
                let (ring, units) = staged(start, &SendWr { id: 1, op, flags: SendFlags::SIGNALED }, 300);
                let w = wqe(&ring, start, units);
                let segments = 2 + (4 + len).div_ceil(16);
                assert_eq!(units as usize, segments.div_ceil(4));
                assert_eq!(w[..4], ((start << 8) | 0x08).to_be_bytes());
                assert_eq!(w[4..8], ((QPN.0 << 8) | segments as u32).to_be_bytes());
                assert_eq!(w[8..16], [0, 0, 0, 8, 0, 0, 0, 0]);
                assert_eq!(w[16..32], [0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0, 0, 0xab, 0xcd, 0, 0, 0, 0]);
                assert_eq!(w[32..36], (0x8000_0000 | len as u32).to_be_bytes());
                assert_eq!(w[36..36 + len], data[..len]);
                assert!(w[36 + len..].iter().all(|b| *b == 0), "padding of a WQE with {len} bytes inline");
                let touched = ring.chunks(WQEBB).filter(|bb| *bb != [0xff; WQEBB]).count();
                assert_eq!(touched, units as usize, "no WQEBB beside the WQE's own is written");
            }
        }
    }

    #[test]
    fn empty_pieces_are_left_out_and_fences_are_marked() {
        let sges = [Sge { addr: 0x1000, len: 0, lkey: Lkey(1) }, Sge { addr: 0x2000, len: 64, lkey: Lkey(2) }];
        let op = SendOp::SendImm(0x0102_0304, Payload::Sges(&sges));
        let wr = SendWr { id: 9, op, flags: SendFlags::FENCE | SendFlags::SOLICITED };
        let (ring, units) = staged(0, &wr, 0);
        assert_eq!(units, 1);
        assert_eq!(ring[..16], [0, 0, 0, 0x0b, 0, 1, 0x23, 2, 0, 0, 0, 0x42, 1, 2, 3, 4]);
        assert_eq!(ring[16..32], [0, 0, 0, 64, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0x20, 0]);
    }

    #[test]
    fn what_is_too_large_is_refused_before_the_ring_is_touched() {
        let mut pages = std::vec![Page::ZERO; 2];
        let arena = Arena::<4>::new(&mut pages, Iova(0x10000));
        let mem = arena.alloc(8 * WQEBB, 4096).unwrap();
        let mut books = Books::new();
        let mut slots: Vec<Slot> = (0..8).map(|_| Slot::new()).collect();
        let (producer, _c) = QueueMemory::new(&mut books, &mut slots).open(8, 7, 1, 1);
        let limits = SqLimits { max_sge: 2, max_inline: 16 };
        let mut sq = Sq::new(producer, mem.slice(), SendDoorbell::new(Uar(16), 9), QPN, limits);
        let sge = Sge { addr: 0, len: 1, lkey: Lkey(0) };
        let mut refused = |op: &SendOp<'_>| sq.stage(&SendWr { id: 0, op: *op, flags: SendFlags::empty() });
        let sges = [sge; 3];
        assert_eq!(refused(&SendOp::Send(Payload::Sges(&sges))), Err(PostError::TooManySges { sges: 3, max: 2 }));
        assert_eq!(
            refused(&SendOp::Send(Payload::Inline(&[0; 17]))),
            Err(PostError::InlineTooLong { len: 17, max: 16 })
        );
        for _ in 0..7 {
            assert_eq!(refused(&SendOp::Nop), Ok(()));
        }
        assert!(matches!(refused(&SendOp::Nop), Err(PostError::Full(_))));
        let mut rest = [0; WQEBB];
        mem.slice().read(7 * WQEBB, &mut rest);
        assert_eq!(rest, [0; WQEBB]);
    }
}
