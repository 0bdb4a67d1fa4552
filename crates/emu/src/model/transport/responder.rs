//! The responding side: what a request does at the peer, and what the peer completes.

use super::super::cq::Done;
use super::super::mkey::{Owner, Use};
use super::super::{Device, Host};
use super::requester::{Transfer, Turn};
use super::wqe::{Kind, parse_receive};
use scupper_hw::cqe::{CqeOpcode, CqeSyndrome};
use scupper_hw::eqe::EventType;
use scupper_hw::wqe::WqeOpcode;

/// The peer's receive request that a message goes to.
#[derive(Debug)]
pub(super) struct Receive {
    /// The peer's life when it was taken.
    pub(super) life: u64,
    index: u16,
    pieces: Vec<(u64, u32, u32)>,
}

/// RNR NAK timer codes in microseconds (InfiniBand specification, volume 1, table 46).
const RNR_TIMER_US: [u32; 32] = [
    655_360, 10, 20, 30, 40, 60, 80, 120, 160, 240, 320, 480, 640, 960, 1280, 1920, 2560, 3840, 5120, 7680, 10_240,
    15_360, 20_480, 30_720, 40_960, 61_440, 81_920, 122_880, 163_840, 245_760, 327_680, 491_520,
];

impl Device {
    /// The peer's next receive request, or how long to wait for one.
    fn next_receive<H: Host>(&mut self, host: &mut H, peer: u32) -> Result<Receive, Turn> {
        let Some(qp) = self.qps.get(peer) else { return Err(Turn::NoAnswer) };
        let rnr_ns = u64::from(RNR_TIMER_US[qp.context.min_rnr_nak() as usize & 31]) * 1000;
        let Some(rq) = &qp.rq else { return Err(Turn::NotReady { rnr_ns }) };
        let index = rq.ci;
        match qp.posted_recvs(host).map(|posted| posted.wrapping_sub(index)) {
            Some(waiting) if waiting > 0 && waiting <= 1 << rq.log => {}
            _ => return Err(Turn::NotReady { rnr_ns }),
        }
        match qp.read_recv(host, index) {
            Some(bytes) => Ok(Receive { life: qp.life, index, pieces: parse_receive(&bytes) }),
            None => Err(Turn::NoAnswer),
        }
    }

    pub(super) fn carry_send<H: Host>(
        &mut self,
        host: &mut H,
        pd: Owner,
        peer: u32,
        t: &mut Transfer,
        total: u64,
    ) -> Turn {
        let receive = match t.receive.take() {
            Some(r) => r,
            None => match self.next_receive(host, peer) {
                Ok(r) => r,
                Err(turn) => return turn,
            },
        };
        let room: u64 = receive.pieces.iter().map(|(_, len, _)| u64::from(*len)).sum();
        if total > room {
            self.fail_receive(host, peer, &receive, CqeSyndrome::LOCAL_LENGTH_ERR, EventType::WQ_INVAL_REQ_ERROR);
            return Turn::Fail(CqeSyndrome::REMOTE_INVAL_REQ_ERR);
        }
        let peer_pd = self.qps.get(peer).map_or_else(Owner::default, |p| p.owner());
        let pieces = receive.pieces.clone();
        let moved = self.pump(host, pd, t, total, |dev, host, at, chunk| {
            dev.scatter(host, peer_pd, &pieces, at, chunk).ok_or(CqeSyndrome::REMOTE_OP_ERR)
        });
        match moved {
            Ok(false) => {
                t.receive = Some(receive);
                Turn::More
            }
            Ok(true) => {
                let opcode = if t.request.kind == (Kind::Send { imm: true }) {
                    CqeOpcode::RESP_SEND_IMM
                } else {
                    CqeOpcode::RESP_SEND
                };
                self.receive(host, peer, &receive, opcode, total, t);
                Turn::Done { byte_len: 0 }
            }
            Err(CqeSyndrome::REMOTE_OP_ERR) => {
                self.fail_receive(host, peer, &receive, CqeSyndrome::LOCAL_PROT_ERR, EventType::WQ_ACCESS_ERROR);
                Turn::Fail(CqeSyndrome::REMOTE_OP_ERR)
            }
            Err(syndrome) => Turn::Fail(syndrome),
        }
    }

    pub(super) fn carry_write<H: Host>(
        &mut self,
        host: &mut H,
        pd: Owner,
        peer: u32,
        t: &mut Transfer,
        total: u64,
        imm: bool,
    ) -> Turn {
        if imm && t.receive.is_none() {
            match self.next_receive(host, peer) {
                Ok(r) => t.receive = Some(r),
                Err(turn) => return turn,
            }
        }
        let Some((peer_pd, allowed)) = self.qps.get(peer).map(|p| (p.owner(), p.context.rwe())) else {
            return Turn::NoAnswer;
        };
        let (remote, rkey) = (t.request.remote, t.request.rkey);
        if total > 0 && !allowed {
            return self.refuse_access(host, peer);
        }
        let moved = self.pump(host, pd, t, total, |dev, host, at, chunk| {
            let mut done = 0;
            while done < chunk.len() {
                let addr = remote.wrapping_add(at + done as u64);
                done += dev
                    .write_by_key(host, rkey, peer_pd, addr, &chunk[done..], Use::RemoteWrite)
                    .ok_or(CqeSyndrome::REMOTE_ACCESS_ERR)?;
            }
            Ok(())
        });
        match moved {
            Ok(false) => Turn::More,
            Ok(true) => {
                if let Some(receive) = t.receive.take() {
                    self.receive(host, peer, &receive, CqeOpcode::RESP_WR_IMM, total, t);
                }
                Turn::Done { byte_len: 0 }
            }
            Err(CqeSyndrome::REMOTE_ACCESS_ERR) => self.refuse_access(host, peer),
            Err(syndrome) => Turn::Fail(syndrome),
        }
    }

    pub(super) fn carry_read<H: Host>(
        &mut self,
        host: &mut H,
        pd: Owner,
        peer: u32,
        t: &mut Transfer,
        total: u64,
    ) -> Turn {
        let Some((peer_pd, allowed)) = self.qps.get(peer).map(|p| (p.owner(), p.context.rre())) else {
            return Turn::NoAnswer;
        };
        if total > 0 && !allowed {
            return self.refuse_access(host, peer);
        }
        let pieces = t.request.memory();
        let stop = total.min(t.moved + (1 << 20));
        let mut buffer = vec![0; (16 << 10).min((stop - t.moved) as usize)];
        while t.moved < stop {
            let n = buffer.len().min((stop - t.moved) as usize);
            let addr = t.request.remote.wrapping_add(t.moved);
            let Some(n) = self.read_by_key(host, t.request.rkey, peer_pd, addr, &mut buffer[..n], Use::RemoteRead)
            else {
                return self.refuse_access(host, peer);
            };
            if self.scatter(host, pd, &pieces, t.moved, &buffer[..n]).is_none() {
                return Turn::Fail(CqeSyndrome::LOCAL_PROT_ERR);
            }
            t.moved += n as u64;
        }
        if t.moved == total { Turn::Done { byte_len: total as u32 } } else { Turn::More }
    }

    pub(super) fn carry_atomic<H: Host>(&mut self, host: &mut H, pd: Owner, peer: u32, t: &mut Transfer) -> Turn {
        let Some((peer_pd, allowed)) = self.qps.get(peer).map(|p| (p.owner(), p.context.rae())) else {
            return Turn::NoAnswer;
        };
        let (remote, rkey) = (t.request.remote, t.request.rkey);
        if !remote.is_multiple_of(8) {
            self.fail_qp(host, peer, EventType::WQ_INVAL_REQ_ERROR);
            return Turn::Fail(CqeSyndrome::REMOTE_INVAL_REQ_ERR);
        }
        if !allowed {
            return self.refuse_access(host, peer);
        }
        let mut old = [0; 8];
        if self.read_by_key(host, rkey, peer_pd, remote, &mut old, Use::RemoteAtomic) != Some(8) {
            return self.refuse_access(host, peer);
        }
        // In which byte order the memory is a number was negotiated: the host's (little-endian) or the network's.
        let little = self.current.host_endian_atomics();
        let value = if little { u64::from_le_bytes(old) } else { u64::from_be_bytes(old) };
        let new = match t.request.kind {
            Kind::CompareSwap { swap, compare } if value == compare => swap,
            Kind::FetchAdd { add } => value.wrapping_add(add),
            _ => value,
        };
        let bytes = if little { new.to_le_bytes() } else { new.to_be_bytes() };
        if self.write_by_key(host, rkey, peer_pd, remote, &bytes, Use::RemoteAtomic) != Some(8) {
            return self.refuse_access(host, peer);
        }
        let pieces = t.request.memory();
        match self.scatter(host, pd, &pieces, 0, &old) {
            Some(()) => Turn::Done { byte_len: 8 },
            None => Turn::Fail(CqeSyndrome::LOCAL_PROT_ERR),
        }
    }

    /// The peer does not allow this: it goes to ERR with an event, and the requester hears of it.
    fn refuse_access<H: Host>(&mut self, host: &mut H, peer: u32) -> Turn {
        self.fail_qp(host, peer, EventType::WQ_ACCESS_ERROR);
        Turn::Fail(CqeSyndrome::REMOTE_ACCESS_ERR)
    }

    /// Completes the peer's receive request.
    fn receive<H: Host>(
        &mut self,
        host: &mut H,
        peer: u32,
        receive: &Receive,
        opcode: CqeOpcode,
        total: u64,
        t: &Transfer,
    ) {
        let Some(qp) = self.qps.get_mut(peer) else { return };
        if let Some(rq) = &mut qp.rq {
            rq.ci = receive.index.wrapping_add(1);
        }
        let done = Done {
            opcode,
            wqe_opcode: WqeOpcode::SEND,
            qpn: peer,
            user_index: qp.context.user_index(),
            counter: receive.index,
            byte_len: total as u32,
            imm: t.request.imm,
            solicited: t.request.solicited,
            syndrome: CqeSyndrome(0),
            vendor: 0,
        };
        let cqn = qp.context.cqn_rcv();
        self.complete(host, cqn, done);
    }

    /// The peer's receive request fails, and the peer with it.
    fn fail_receive<H: Host>(
        &mut self,
        host: &mut H,
        peer: u32,
        receive: &Receive,
        syndrome: CqeSyndrome,
        event: EventType,
    ) {
        let Some(qp) = self.qps.get_mut(peer) else { return };
        if let Some(rq) = &mut qp.rq {
            rq.ci = receive.index.wrapping_add(1);
        }
        let done = Done::received_badly(peer, qp.context.user_index(), receive.index, syndrome);
        let cqn = qp.context.cqn_rcv();
        self.complete(host, cqn, done);
        self.fail_qp(host, peer, event);
    }
}
