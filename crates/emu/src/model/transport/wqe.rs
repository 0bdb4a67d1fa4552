//! Send and receive WQEs, taken apart. Nothing in them is believed: sizes are checked against the WQE's own and the ring's.

use scupper_hw::wqe::{WqeCtrlSeg, WqeOpcode};
use zerocopy::FromBytes;

/// A piece of local memory, or data in the WQE itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    Memory { addr: u64, len: u32, lkey: u32 },
    Inline(Vec<u8>),
}

impl Piece {
    pub(super) fn len(&self) -> u64 {
        match self {
            Self::Memory { len, .. } => u64::from(*len),
            Self::Inline(bytes) => bytes.len() as u64,
        }
    }
}

/// What a request does beside moving data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Nop,
    Send { imm: bool },
    Write { imm: bool },
    Read,
    CompareSwap { swap: u64, compare: u64 },
    FetchAdd { add: u64 },
}

/// A send request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Request {
    pub(super) opcode: WqeOpcode,
    pub(super) kind: Kind,
    pub(super) imm: u32,
    pub(super) signaled: bool,
    pub(super) solicited: bool,
    pub(super) units: u16,
    pub(super) remote: u64,
    pub(super) rkey: u32,
    pub(super) pieces: Vec<Piece>,
}

impl Request {
    /// The pieces that are memory: address, bytes and key of each.
    pub(super) fn memory(&self) -> Vec<(u64, u32, u32)> {
        let memory = |piece: &Piece| match *piece {
            Piece::Memory { addr, len, lkey } => Some((addr, len, lkey)),
            Piece::Inline(_) => None,
        };
        self.pieces.iter().filter_map(memory).collect()
    }
}

/// A WQE that makes no sense: a local QP operation error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Malformed {
    pub(super) opcode: WqeOpcode,
    pub(super) units: u16,
}

const INLINE: u32 = 1 << 31;
const END_OF_LIST: u32 = 0x100;

/// Size of a WQE in WQEBBs, from its control segment.
pub(super) fn units(ctrl: &WqeCtrlSeg) -> u16 {
    (ctrl.ds() as u16).div_ceil(4).max(1)
}

/// Takes a send WQE apart. `bytes` begins at its control segment and holds `units * 64` bytes.
pub(super) fn parse(qpn: u32, index: u16, bytes: &[u8]) -> Result<Request, Malformed> {
    let ctrl = WqeCtrlSeg::read_from_bytes(&bytes[..16]).unwrap_or_default();
    let opcode = WqeOpcode(ctrl.opcode() as u8);
    let bad = Malformed { opcode, units: units(&ctrl) };
    let end = ctrl.ds() as usize * 16;
    if ctrl.ds() == 0 || end > bytes.len() || ctrl.qpn() != qpn || ctrl.wqe_index() != u32::from(index) {
        return Err(bad);
    }
    let mut segments = Segments { bytes: &bytes[16..end] };
    let mut request = Request {
        opcode,
        kind: Kind::Nop,
        imm: ctrl.imm(),
        signaled: ctrl.ce() >= 2,
        solicited: ctrl.se(),
        units: bad.units,
        remote: 0,
        rkey: 0,
        pieces: Vec::new(),
    };
    let (kind, remote) = match opcode {
        WqeOpcode::NOP => (Kind::Nop, false),
        WqeOpcode::SEND => (Kind::Send { imm: false }, false),
        WqeOpcode::SEND_IMM => (Kind::Send { imm: true }, false),
        WqeOpcode::RDMA_WRITE => (Kind::Write { imm: false }, true),
        WqeOpcode::RDMA_WRITE_IMM => (Kind::Write { imm: true }, true),
        WqeOpcode::RDMA_READ => (Kind::Read, true),
        WqeOpcode::ATOMIC_CS => (Kind::CompareSwap { swap: 0, compare: 0 }, true),
        WqeOpcode::ATOMIC_FA => (Kind::FetchAdd { add: 0 }, true),
        // Everything else is not modelled; hardware calls a WQE it does not know a local QP operation error.
        _ => return Err(bad),
    };
    request.kind = kind;
    if remote {
        let s = segments.next().ok_or(bad)?;
        request.remote = s.qword(0);
        request.rkey = s.dword(8);
    }
    match &mut request.kind {
        Kind::CompareSwap { swap, compare } => {
            let s = segments.next().ok_or(bad)?;
            (*swap, *compare) = (s.qword(0), s.qword(8));
        }
        Kind::FetchAdd { add } => *add = segments.next().ok_or(bad)?.qword(0),
        _ => {}
    }
    request.pieces = segments.pieces().ok_or(bad)?;
    let total: u64 = request.pieces.iter().map(Piece::len).sum();
    let inline = request.pieces.iter().any(|p| matches!(p, Piece::Inline(_)));
    let fits = match request.kind {
        Kind::Nop => request.pieces.is_empty(),
        Kind::CompareSwap { .. } | Kind::FetchAdd { .. } => total == 8 && !inline,
        Kind::Read => !inline,
        Kind::Send { .. } | Kind::Write { .. } => true,
    };
    if fits { Ok(request) } else { Err(bad) }
}

/// Takes a receive WQE apart: pieces of memory up to the end of the list.
pub(super) fn parse_receive(bytes: &[u8]) -> Vec<(u64, u32, u32)> {
    let mut pieces = Vec::new();
    for s in bytes.chunks_exact(16) {
        let s = Segment(s);
        let (len, lkey) = (s.dword(0) & !INLINE, s.dword(4));
        if lkey == END_OF_LIST && len == 0 {
            break;
        }
        if len != 0 {
            pieces.push((s.qword(8), len, lkey));
        }
    }
    pieces
}

struct Segments<'b> {
    bytes: &'b [u8],
}

struct Segment<'b>(&'b [u8]);

impl Segment<'_> {
    fn dword(&self, at: usize) -> u32 {
        self.0.get(at..at + 4).and_then(|b| b.try_into().ok()).map_or(0, u32::from_be_bytes)
    }

    fn qword(&self, at: usize) -> u64 {
        (u64::from(self.dword(at)) << 32) | u64::from(self.dword(at + 4))
    }
}

impl<'b> Segments<'b> {
    fn next(&mut self) -> Option<Segment<'b>> {
        let (s, rest) = self.bytes.split_at_checked(16)?;
        self.bytes = rest;
        Some(Segment(s))
    }

    /// The rest as data: pointers, or inline data with its padding.
    fn pieces(&mut self) -> Option<Vec<Piece>> {
        let mut pieces = Vec::new();
        while !self.bytes.is_empty() {
            let head = Segment(self.bytes).dword(0);
            if head & INLINE != 0 {
                let len = (head & 0x3ff) as usize;
                let data = self.bytes.get(4..4 + len)?.to_vec();
                self.bytes = self.bytes.get((4 + len).next_multiple_of(16)..)?;
                pieces.push(Piece::Inline(data));
            } else {
                let s = self.next()?;
                // A byte count of zero means 2 GiB.
                let len = if head == 0 { INLINE } else { head };
                pieces.push(Piece::Memory { addr: s.qword(8), len, lkey: s.dword(4) });
            }
        }
        Some(pieces)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wqe(opcode: WqeOpcode, ds: u32, rest: &[u8]) -> Vec<u8> {
        let mut ctrl = WqeCtrlSeg::new();
        ctrl.set_opcode(u32::from(opcode.0)).set_qpn(0x100).set_ds(ds);
        let mut bytes = ctrl.as_bytes().to_vec();
        bytes.extend_from_slice(rest);
        bytes.resize(64 * usize::from(units(&ctrl)), 0);
        bytes
    }

    #[test]
    fn sizes_that_lie_are_malformed_not_read_past() {
        assert!(parse(0x100, 0, &wqe(WqeOpcode::NOP, 1, &[])).is_ok());
        assert!(parse(0x100, 0, &wqe(WqeOpcode::NOP, 0, &[])).is_err());
        assert!(parse(0x101, 0, &wqe(WqeOpcode::NOP, 1, &[])).is_err());
        assert!(parse(0x100, 1, &wqe(WqeOpcode::NOP, 1, &[])).is_err());
        let mut inline = vec![0u8; 16];
        inline[..4].copy_from_slice(&(INLINE | 1000).to_be_bytes());
        assert!(parse(0x100, 0, &wqe(WqeOpcode::SEND, 2, &inline)).is_err());
        let mut long = wqe(WqeOpcode::SEND, 63, &[]);
        long.truncate(128);
        assert!(parse(0x100, 0, &long).is_err());
    }
}
