//! The end of a life: reset, after which the queue pair lives again, and destruction.

use super::create::{context, numbers};
use super::{Asked, Pending, Qp};
use crate::cmd::CmdError;
use crate::cq::Cq;
use crate::device::{Device, Error};
use scupper_hw::cmd_qp::{DestroyQpIn, Qp2rstIn};
use scupper_hw::cmd_queue::{CmdStatus, Opcode};
use scupper_platform::Platform;
use scupper_verbs::books::{Consumer, Tally};
use scupper_verbs::cq_alloc::CqAllocator;
use scupper_verbs::{CompletionQueue, QpState, Qpn, QueueMemory, Side, WcSink};

/// A hardware queue pair that a new one has replaced under the same handle. The new one is created before the old one is
/// destroyed, so that it gets another number: a command that is still on its way names the old.
#[derive(Clone, Copy, Debug)]
pub(super) struct Replaced {
    qpn: Qpn,
    /// The old one is destroyed when what was given up by this command's number and before is back.
    after: Option<u32>,
}

/// How many replaced hardware queue pairs one handle remembers. Each is held up by a command that has not come back.
pub(super) const REPLACED: usize = 8;

/// What is left of a destroyed queue pair.
#[derive(Debug)]
pub struct Destroyed<'a> {
    /// Memory of the SQ's books, to be used again.
    pub sq_memory: Option<QueueMemory<'a>>,
    /// Memory of the RQ's books, to be used again.
    pub rq_memory: Option<QueueMemory<'a>>,
    /// How the SQ's requests ended, over its life.
    pub sq: Tally,
    /// How the RQ's requests ended, over its life.
    pub rq: Tally,
}

impl<'a, P: Platform> Qp<'a, P> {
    /// To RESET, from where it can go up again. What is outstanding is reported to `sink` first: what the device has
    /// completed as it ended, the rest as flushed in software. Completions of other queues on the same CQs go there too.
    ///
    /// If the device may still write CQEs of the former life (it lost some, or died on the way), or may still carry out a
    /// command that was not answered in time, the hardware queue pair is replaced by a new one under the same handle, with a number and a tag of its own, so that they cannot be mistaken.
    /// If that fails the queue pair is in RESET and stays there until another call has succeeded.
    pub fn reset<S: WcSink>(
        &mut self,
        dev: &mut Device<'a, P>,
        cqs: &mut CqAllocator<'a, Cq<'a, P>>,
        sink: &mut S,
    ) -> Result<(), Error> {
        cqs.check_place(&self.place)?;
        let moves = self.check_move(dev, QpState::Reset)?;
        self.bury_old(dev)?;
        if !moves && !self.to_create {
            return Ok(());
        }
        self.give_up_pending(dev);
        if !self.to_create {
            let mut input = Qp2rstIn::new();
            input.set_qpn(self.qpn.0);
            dev.exec(&mut input).inspect_err(|e| self.late |= e.is_late())?;
            self.state = QpState::Reset;
            self.report_rest(cqs, sink);
            let owes = |s| cqs.consumer_ref(&self.place, s).is_some_and(Consumer::owes_cqes);
            if self.late || owes(Side::Sq) || owes(Side::Rq) {
                self.to_create = true;
            }
        }
        if self.to_create {
            self.replace(dev, cqs)?;
        }
        for side in [Side::Sq, Side::Rq] {
            if let Some(c) = cqs.consumer(&self.place, side) {
                c.restart();
            }
        }
        self.record.mem().fill(0);
        if let Some(sq) = &mut self.sq {
            sq.restart(self.qpn);
        }
        if let Some(rq) = &mut self.rq {
            rq.restart();
        }
        self.drained = [false; 2];
        Ok(())
    }

    /// Makes another hardware queue pair with the same memory, and destroys the old one if it may be.
    fn replace(&mut self, dev: &mut Device<'a, P>, cqs: &mut CqAllocator<'a, Cq<'a, P>>) -> Result<(), Error> {
        if self.replaced.is_full() {
            return Err(CmdError::NoSlot { opcode: Opcode::CREATE_QP, slots: REPLACED as u8 }.into());
        }
        let tag = cqs.renew(&mut self.place);
        let numbers = numbers(cqs, &self.send_grant, &self.recv_grant)?;
        self.record.mem().fill(0);
        let qpc = context(dev, self.pd, &self.geometry, tag, numbers, self.record.mem());
        let old = Replaced { qpn: self.qpn, after: self.late.then(|| dev.cmd.last_issued()) };
        self.qpn = dev.command_create_qp(&qpc, self.buffer.slice())?;
        (self.to_create, self.late) = (false, false);
        cqs.set_qpn(&self.place, self.qpn);
        let full = self.replaced.push(old);
        debug_assert!(full.is_ok(), "looked for room before");
        // A refusal is no harm now: it is tried again at the next reset, or when the queue pair is destroyed.
        let _ = self.bury_old(dev);
        Ok(())
    }

    /// Destroys the hardware queue pairs that were replaced, but for those a command still on its way names.
    fn bury_old(&mut self, dev: &mut Device<'a, P>) -> Result<(), CmdError> {
        let mut i = 0;
        while let Some(&Replaced { qpn, after }) = self.replaced.get(i) {
            if after.is_some_and(|last| !dev.cmd.all_back(last)) {
                i += 1;
            } else {
                self.command_destroy(dev, qpn)?;
                self.replaced.swap_remove(i);
            }
        }
        Ok(())
    }

    /// Destroys the hardware queue pair. One that a command destroyed whose answer came too late is gone all the same.
    fn command_destroy(&mut self, dev: &mut Device<'a, P>, qpn: Qpn) -> Result<(), CmdError> {
        let mut input = DestroyQpIn::new();
        input.set_qpn(qpn.0);
        match dev.exec(&mut input) {
            Err(CmdError::Refused { status: CmdStatus::BAD_RES_ERR, .. }) if self.destroy_unsure => Ok(()),
            Err(e) => {
                self.destroy_unsure |= e.is_late();
                Err(e)
            }
            Ok(_) => {
                self.destroy_unsure = false;
                Ok(())
            }
        }
    }

    /// Destroys the queue pair. What is outstanding is reported to `sink` as for [`reset`](Self::reset). If the device
    /// refuses, the queue pair comes back unchanged and can be tried again.
    pub fn destroy<S: WcSink>(
        mut self,
        dev: &mut Device<'a, P>,
        cqs: &mut CqAllocator<'a, Cq<'a, P>>,
        sink: &mut S,
    ) -> Result<Destroyed<'a>, (Self, Error)> {
        if let Err(e) = cqs.check_place(&self.place) {
            return Err((self, e.into()));
        }
        if self.device != dev.serial {
            return Err((self, Error::ForeignDevice));
        }
        self.give_up_pending(dev);
        while let Some(qpn) = self.replaced.first().map(|old| old.qpn) {
            let result = self.command_destroy(dev, qpn);
            if let Err(e) = dev.gone_or(result) {
                return Err((self, e.into()));
            }
            self.replaced.swap_remove(0);
        }
        let result = self.command_destroy(dev, self.qpn);
        if let Err(e) = dev.gone_or(result) {
            return Err((self, e.into()));
        }
        self.report_rest(cqs, sink);
        let (sq, rq) = (cqs.tally(&self.place, Side::Sq), cqs.tally(&self.place, Side::Rq));
        cqs.release(self.place, [self.send_grant, self.recv_grant]);
        dev.live.qps -= 1;
        dev.free(self.buffer);
        if dev.dead().is_none()
            && let Some(pool) = &mut dev.records
        {
            pool.give_back(self.record);
        }
        Ok(Destroyed {
            sq_memory: self.sq.map(|s| s.books.close()),
            rq_memory: self.rq.map(|r| r.books.close()),
            sq,
            rq,
        })
    }

    /// Consumes what the CQs hold now, then ends in software what is left. Only when the device writes no more CQEs.
    fn report_rest<S: WcSink>(&mut self, cqs: &mut CqAllocator<'a, Cq<'a, P>>, sink: &mut S) {
        for (side, cq) in [(Side::Sq, self.send_cq()), (Side::Rq, self.recv_cq())] {
            if let Some(cq) = cq {
                let mut left = cqs.cq(cq).map_or(0, CompletionQueue::pending);
                while left > 0 {
                    match cqs.poll(cq, left, sink) {
                        Ok(n) if n > 0 => left -= n,
                        _ => break,
                    }
                }
            }
            cqs.flush(&self.place, side, sink);
        }
    }

    /// Gives up a command in flight.
    pub(crate) fn give_up_pending(&mut self, dev: &mut Device<'a, P>) {
        if let Some(Pending { asked, command }) = self.pending.take() {
            dev.cmd.abandon(command);
            self.late |= asked == Asked::ToError;
        }
    }
}
