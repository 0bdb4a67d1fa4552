//! The requesting side: takes WQEs from the SQ in order, carries each out, completes or fails it.

use super::super::cq::Done;
use super::super::faults::{Event, Twist};
use super::super::mkey::{Owner, Use};
use super::super::{Device, Host};
use super::responder::Receive;
use super::wqe::{Kind, Piece, Request, parse, units};
use scupper_hw::contexts::QpState;
use scupper_hw::cqe::{CqeOpcode, CqeSyndrome};
use scupper_hw::wqe::{WqeCtrlSeg, WqeOpcode};
use zerocopy::FromBytes;

/// Bytes moved at a time, and in one turn of a queue pair.
const CHUNK: usize = 16 << 10;
const PER_TURN: u64 = 1 << 20;

/// Shortest wait for a peer that is not ready.
const MIN_WAIT_NS: u64 = 10_000;

/// A request in the middle of being carried out.
#[derive(Debug)]
pub(crate) struct Transfer {
    pub(super) request: Request,
    /// Bytes moved so far.
    pub(super) moved: u64,
    /// The peer's receive request, for a send.
    pub(super) receive: Option<Receive>,
}

/// What a turn of a request came to.
pub(super) enum Turn {
    Done {
        byte_len: u32,
    },
    More,
    /// The peer is not ready; try again in so many nanoseconds, if the peer said so, else after the ACK timeout.
    NotReady {
        rnr_ns: u64,
    },
    NoAnswer,
    Fail(CqeSyndrome),
}

impl Device {
    /// Executes requests of a queue pair in RTS; says how much of `budget` that took.
    pub(in super::super) fn send<H: Host>(&mut self, host: &mut H, qpn: u32, budget: u32) -> u32 {
        let mut used = 0;
        let mut after = None;
        while used < budget && self.works() {
            if let Some(twist) = after.take() {
                self.doom_after(twist);
                continue;
            }
            let now = self.now;
            let Some(qp) = self.qps.get_mut(qpn) else { return used };
            if qp.state != QpState::RTS {
                return used;
            }
            let posted = qp.posted_sends(host);
            let Some(sq) = &mut qp.sq else { return used };
            if let Some(posted) = posted
                && posted.wrapping_sub(sq.ci) <= 1 << sq.log
            {
                sq.pi = posted;
            } else {
                // A record that cannot be read, or claims more than the ring holds.
                self.strange += 1;
                self.break_qp(host, qpn);
                return used;
            }
            if qp.wait.is_some_and(|t| t > now) {
                return used;
            }
            qp.wait = None;
            if sq.pi == sq.ci || self.held {
                return used;
            }
            let index = sq.ci;
            let transfer = match qp.transfer.take() {
                Some(transfer) => Ok(transfer),
                None => {
                    match self.rules.twist(Event::Wqe { qpn }) {
                        Some(Twist::Swallow) => {
                            self.skip(host, qpn, index);
                            used += 1;
                            continue;
                        }
                        Some(Twist::Delay { ns }) => {
                            if let Some(qp) = self.qps.get_mut(qpn) {
                                qp.wait = Some(now.saturating_add(ns));
                            }
                            return used;
                        }
                        Some(twist) if !self.doom(twist) => return used,
                        twist => after = twist,
                    }
                    self.fetch_request(host, qpn, index)
                }
            };
            used += 1;
            let before = transfer.as_ref().map_or(0, |t| t.moved);
            let mut transfer = match transfer {
                Ok(t) => t,
                Err((opcode, syndrome)) => {
                    self.fail_request(host, qpn, index, opcode, syndrome);
                    return used;
                }
            };
            let turn = self.carry_out(host, qpn, &mut transfer);
            // Moving data is work too.
            used += ((transfer.moved - before.min(transfer.moved)) / CHUNK as u64) as u32;
            match turn {
                Turn::Done { byte_len } => self.succeed(host, qpn, index, &transfer.request, byte_len),
                Turn::Fail(syndrome) => {
                    self.fail_request(host, qpn, index, transfer.request.opcode, syndrome);
                    return used;
                }
                Turn::More => {
                    if let Some(qp) = self.qps.get_mut(qpn) {
                        qp.transfer = Some(transfer);
                    }
                    self.active.insert(qpn);
                    return budget;
                }
                turn => {
                    if let Some(syndrome) = self.put_off(qpn, turn) {
                        self.fail_request(host, qpn, index, transfer.request.opcode, syndrome);
                    } else if let Some(qp) = self.qps.get_mut(qpn) {
                        qp.transfer = Some(transfer);
                    }
                    return used;
                }
            }
        }
        used
    }

    fn fetch_request<H: Host>(
        &mut self,
        host: &mut H,
        qpn: u32,
        index: u16,
    ) -> Result<Transfer, (WqeOpcode, CqeSyndrome)> {
        let lost = (WqeOpcode(0), CqeSyndrome::LOCAL_QP_OP_ERR);
        let qp = self.qps.get(qpn).ok_or(lost)?;
        let mut ctrl = [0; WqeCtrlSeg::BYTES];
        qp.read_send(host, index, &mut ctrl).ok_or(lost)?;
        let ctrl = WqeCtrlSeg::read_from_bytes(&ctrl).unwrap_or_default();
        let mut bytes = vec![0; usize::from(units(&ctrl)) * 64];
        qp.read_send(host, index, &mut bytes).ok_or(lost)?;
        // The WQE may not be longer than what was posted.
        let posted = qp.sq.as_ref().map_or(0, |s| s.pi.wrapping_sub(index));
        match parse(qpn, index, &bytes) {
            Ok(request) if request.units <= posted => Ok(Transfer { request, moved: 0, receive: None }),
            Ok(request) => Err((request.opcode, CqeSyndrome::LOCAL_QP_OP_ERR)),
            Err(bad) => Err((bad.opcode, CqeSyndrome::LOCAL_QP_OP_ERR)),
        }
    }

    fn skip<H: Host>(&mut self, host: &mut H, qpn: u32, index: u16) {
        let mut ctrl = [0; WqeCtrlSeg::BYTES];
        let Some(qp) = self.qps.get_mut(qpn) else { return };
        let _ = qp.read_send(host, index, &mut ctrl);
        let n = units(&WqeCtrlSeg::read_from_bytes(&ctrl).unwrap_or_default());
        if let Some(sq) = &mut qp.sq {
            sq.ci = index.wrapping_add(n.min(sq.pi.wrapping_sub(index)));
        }
    }

    /// Notes a wait; or says which error has been deserved by now.
    fn put_off(&mut self, qpn: u32, turn: Turn) -> Option<CqeSyndrome> {
        let now = self.now;
        let qp = self.qps.get_mut(qpn)?;
        match turn {
            Turn::NotReady { rnr_ns } => {
                let limit = qp.context.rnr_retry();
                if limit != 7 && qp.rnr_tries >= limit {
                    return Some(CqeSyndrome::RNR_RETRY_EXC_ERR);
                }
                qp.rnr_tries = qp.rnr_tries.saturating_add(1);
                qp.wait = Some(now.saturating_add(rnr_ns.max(MIN_WAIT_NS)));
            }
            _ => {
                let timeout = qp.context.primary_address_path().ack_timeout();
                if qp.ack_tries > qp.context.retry_count() {
                    return Some(CqeSyndrome::TRANSPORT_RETRY_EXC_ERR);
                }
                qp.ack_tries = qp.ack_tries.saturating_add(1);
                // A timeout of zero never ends.
                qp.wait = Some(if timeout == 0 { u64::MAX } else { now.saturating_add(4096u64 << timeout) });
            }
        }
        None
    }

    fn succeed<H: Host>(&mut self, host: &mut H, qpn: u32, index: u16, request: &Request, byte_len: u32) {
        let Some(qp) = self.qps.get_mut(qpn) else { return };
        qp.rnr_tries = 0;
        qp.ack_tries = 0;
        if let Some(sq) = &mut qp.sq {
            sq.ci = index.wrapping_add(request.units);
        }
        if !request.signaled {
            return;
        }
        let done = Done {
            opcode: CqeOpcode::REQ,
            wqe_opcode: request.opcode,
            qpn,
            user_index: qp.context.user_index(),
            counter: index,
            byte_len,
            imm: 0,
            solicited: false,
            syndrome: CqeSyndrome(0),
            vendor: 0,
        };
        let cqn = qp.context.cqn_snd();
        self.complete(host, cqn, done);
    }

    /// The request fails: its own error first, then everything behind it is flushed.
    fn fail_request<H: Host>(&mut self, host: &mut H, qpn: u32, index: u16, opcode: WqeOpcode, syndrome: CqeSyndrome) {
        self.skip(host, qpn, index);
        let Some(qp) = self.qps.get_mut(qpn) else { return };
        let done = Done::sent_badly(opcode, qpn, qp.context.user_index(), index, syndrome);
        let cqn = qp.context.cqn_snd();
        self.complete(host, cqn, done);
        self.enter_error(host, qpn);
    }

    /// One turn of a request: moves at most [`PER_TURN`] bytes.
    fn carry_out<H: Host>(&mut self, host: &mut H, qpn: u32, t: &mut Transfer) -> Turn {
        let Some(qp) = self.qps.get(qpn) else { return Turn::NoAnswer };
        if t.request.kind == Kind::Nop {
            return Turn::Done { byte_len: 0 };
        }
        let total: u64 = t.request.pieces.iter().map(Piece::len).sum();
        let limit = qp.context.log_msg_max().min(self.caps.log_max_msg());
        if total > 1 << limit {
            return Turn::Fail(CqeSyndrome::LOCAL_LENGTH_ERR);
        }
        let (pd, peer) = (qp.owner(), qp.context.remote_qpn());
        let path = qp.context.primary_address_path();
        let own = path.fl() || self.vport.is_own(path.rgid_rip());
        let answers = self
            .qps
            .get(peer)
            .is_some_and(|p| matches!(p.state, QpState::RTR | QpState::RTS) && p.context.remote_qpn() == qpn);
        if !own || !answers || !self.vport.roce_enabled() {
            return Turn::NoAnswer;
        }
        // A peer that was reset meanwhile is not the one whose receive request was begun with: the message starts over.
        let life = self.qps.get(peer).map_or(0, |p| p.life);
        if t.receive.as_ref().is_some_and(|r| r.life != life) {
            t.receive = None;
            t.moved = 0;
        }
        match t.request.kind {
            Kind::Nop => Turn::Done { byte_len: 0 },
            Kind::Send { .. } => self.carry_send(host, pd, peer, t, total),
            Kind::Write { imm } => self.carry_write(host, pd, peer, t, total, imm),
            Kind::Read => self.carry_read(host, pd, peer, t, total),
            Kind::CompareSwap { .. } | Kind::FetchAdd { .. } => self.carry_atomic(host, pd, peer, t),
        }
    }

    /// Moves the message in chunks; `put` takes each chunk with its offset and returns an error to fail with.
    pub(super) fn pump<H: Host>(
        &mut self,
        host: &mut H,
        pd: Owner,
        t: &mut Transfer,
        total: u64,
        mut put: impl FnMut(&mut Self, &mut H, u64, &[u8]) -> Result<(), CqeSyndrome>,
    ) -> Result<bool, CqeSyndrome> {
        let stop = total.min(t.moved + PER_TURN);
        let mut buffer = vec![0; CHUNK.min((stop - t.moved) as usize)];
        while t.moved < stop {
            let n = buffer.len().min((stop - t.moved) as usize);
            let chunk = &mut buffer[..n];
            self.gather(host, pd, &t.request.pieces, t.moved, chunk)?;
            put(self, host, t.moved, chunk)?;
            t.moved += n as u64;
        }
        Ok(t.moved == total)
    }

    /// Reads bytes of a request's own data.
    fn gather<H: Host>(
        &mut self,
        host: &mut H,
        pd: Owner,
        pieces: &[Piece],
        mut at: u64,
        to: &mut [u8],
    ) -> Result<(), CqeSyndrome> {
        let mut done = 0;
        for piece in pieces {
            if at >= piece.len() {
                at -= piece.len();
                continue;
            }
            while done < to.len() && at < piece.len() {
                let n = ((piece.len() - at) as usize).min(to.len() - done);
                let n = match piece {
                    Piece::Inline(bytes) => {
                        to[done..done + n].copy_from_slice(&bytes[at as usize..at as usize + n]);
                        n
                    }
                    Piece::Memory { addr, lkey, .. } => self
                        .read_by_key(host, *lkey, pd, addr.wrapping_add(at), &mut to[done..done + n], Use::LocalRead)
                        .ok_or(CqeSyndrome::LOCAL_PROT_ERR)?,
                };
                done += n;
                at += n as u64;
            }
            at = 0;
            if done == to.len() {
                break;
            }
        }
        Ok(())
    }

    /// Writes bytes to a request's own memory.
    pub(super) fn scatter<H: Host>(
        &mut self,
        host: &mut H,
        pd: Owner,
        pieces: &[(u64, u32, u32)],
        mut at: u64,
        from: &[u8],
    ) -> Option<()> {
        let mut done = 0;
        for (addr, len, lkey) in pieces {
            let len = u64::from(*len);
            if at >= len {
                at -= len;
                continue;
            }
            while done < from.len() && at < len {
                let n = ((len - at) as usize).min(from.len() - done);
                let n =
                    self.write_by_key(host, *lkey, pd, addr.wrapping_add(at), &from[done..done + n], Use::LocalWrite)?;
                done += n;
                at += n as u64;
            }
            at = 0;
            if done == from.len() {
                break;
            }
        }
        Some(())
    }

    /// Reads as much as a key gives in one piece; `None` if it gives nothing.
    pub(super) fn read_by_key<H: Host>(
        &mut self,
        host: &mut H,
        key: u32,
        pd: Owner,
        addr: u64,
        to: &mut [u8],
        what: Use,
    ) -> Option<usize> {
        let (iova, run) = self.translate(key, pd, addr, to.len() as u64, what)?;
        let n = (run as usize).min(to.len());
        if host.read(iova, &mut to[..n]).is_err() {
            self.dma_faults += 1;
            return None;
        }
        Some(n)
    }

    /// Writes as much as a key takes in one piece; `None` if it takes nothing.
    pub(super) fn write_by_key<H: Host>(
        &mut self,
        host: &mut H,
        key: u32,
        pd: Owner,
        addr: u64,
        from: &[u8],
        what: Use,
    ) -> Option<usize> {
        let (iova, run) = self.translate(key, pd, addr, from.len() as u64, what)?;
        let n = (run as usize).min(from.len());
        if host.write(iova, &from[..n]).is_err() {
            self.dma_faults += 1;
            return None;
        }
        Some(n)
    }
}
