//! How a ConnectX is drained: the provider's own operation, and what the generic one needs.
//!
//! The hardware's way issues exactly one command (2ERR) and rings exactly one doorbell (the marker's, the moment the
//! command is answered), then consumes CQEs in large batches with one consumer-index update each. It does not read the
//! state back, because the marker's own fate tells: flushed, the queue was in ERR; carried out, it was not, and only then
//! (or when nothing comes for a while) is the state asked for.

use crate::cmd::{CmdError, Command};
use crate::cq::Cq;
use crate::device::Device;
use crate::qp::{Asked, Pending, Qp, state_from};
use scupper_hw::cmd_qp::{Qp2errIn, QueryQpIn, QueryQpOut};
use scupper_platform::{Deadline, Instant, Platform};
use scupper_verbs::cq_alloc::CqAllocator;
use scupper_verbs::drain::generic::{fault_step, read_state, reap};
use scupper_verbs::drain::{
    CommandFault, CommandFaultKind, DeadReason, DrainError, DrainPath, Drained, Health, Job, Phase, Provider, Step,
    drain,
};
use scupper_verbs::{QpState, Side, WcSink};
use zerocopy::{FromZeros, IntoBytes};

/// CQEs consumed with one consumer-index update.
const BATCH: u32 = 256;

impl<'a, P: Platform> Provider<'a> for Device<'a, P> {
    type Cq = Cq<'a, P>;
    type Queue = Qp<'a, P>;

    #[inline]
    fn now(&self) -> Instant {
        self.platform.now()
    }

    #[inline]
    fn pause(&self) {
        self.platform.pause();
    }

    fn health(&mut self) -> Health {
        self.check_health()
    }

    fn to_error(&mut self, qp: &mut Qp<'a, P>, _: Deadline) -> Option<Result<(), CommandFault>> {
        let mut input = Qp2errIn::new();
        input.set_qpn(qp.qpn().0);
        let result = self.ask(qp, Asked::ToError, &mut input)?;
        match &result {
            Ok(_) => qp.state = QpState::Err,
            Err(e) => qp.late |= e.is_late(),
        }
        Some(result.map(|_| ()).map_err(|e| e.fault()))
    }

    fn query_state(&mut self, qp: &mut Qp<'a, P>, _: Deadline) -> Option<Result<QpState, CommandFault>> {
        let mut input = QueryQpIn::new();
        input.set_qpn(qp.qpn().0);
        let answer: Result<QueryQpOut, CmdError> = self.ask(qp, Asked::State, &mut input)?;
        let state = answer.and_then(|out| state_from(out.qpc().state()));
        if let Ok(state) = state {
            qp.state = state;
        }
        Some(state.map_err(|e| e.fault()))
    }

    fn events(&mut self, cqs: &mut CqAllocator<'a, Cq<'a, P>>) {
        self.poll_events(cqs);
    }

    fn remind(&mut self, qp: &mut Qp<'a, P>, side: Side) {
        qp.remind(side);
    }

    fn cut_off(&mut self, why: DeadReason) {
        self.stop_dma(why);
    }

    fn post_marker(&mut self, qp: &mut Qp<'a, P>, side: Side) -> Option<u32> {
        qp.post_marker(side)
    }

    fn has_own_drain(&self) -> bool {
        true
    }

    #[inline]
    fn own_drain<S: WcSink>(
        &mut self,
        job: &mut Job,
        qp: &mut Qp<'a, P>,
        cqs: &mut CqAllocator<'a, Cq<'a, P>>,
        sink: &mut S,
    ) -> Option<Step> {
        Some(match job.phase {
            Phase::Begin => Step::Progress,
            // The device has said so: one command is enough for both queues, and the marker tells if it is not true.
            Phase::MovingToError if qp.state == QpState::Err && qp.pending.is_none() => {
                job.phase = Phase::PostingMarker;
                Step::Progress
            }
            Phase::MovingToError => match self.to_error(qp, job.deadline) {
                None => Step::Idle,
                Some(Ok(())) => post_marker(job, qp, cqs, sink),
                // Refused: perhaps because it is in ERR already. Its state decides.
                Some(Err(CommandFault { kind: CommandFaultKind::Refused { .. }, .. })) => {
                    job.phase = Phase::ReadingState;
                    Step::Progress
                }
                Some(Err(fault)) => fault_step(fault),
            },
            Phase::ReadingState => read_state(self, job, qp, Phase::PostingMarker),
            Phase::PostingMarker => post_marker(job, qp, cqs, sink),
            Phase::Reaping => reap(job, qp, cqs, BATCH, sink),
            Phase::Stalled | Phase::Doubting => read_state(self, job, qp, Phase::Reaping),
        })
    }
}

/// Posts the marker, or makes room for it first.
fn post_marker<'a, P: Platform, S: WcSink>(
    job: &mut Job,
    qp: &mut Qp<'a, P>,
    cqs: &mut CqAllocator<'a, Cq<'a, P>>,
    sink: &mut S,
) -> Step {
    match qp.post_marker(job.side) {
        Some(index) => {
            job.await_marker(index);
            Step::Progress
        }
        None => {
            job.phase = Phase::PostingMarker;
            reap(job, qp, cqs, BATCH, sink)
        }
    }
}

impl<'a, P: Platform> Device<'a, P> {
    /// Looks for the answer of a drain's command, after issuing it if it is not in flight. `None`: not yet, ask again.
    fn ask<C: Command>(&mut self, qp: &mut Qp<'a, P>, asked: Asked, input: &mut C) -> Option<Result<C::Out, CmdError>> {
        let command = match qp.pending {
            Some(pending) if pending.asked == asked => pending.command,
            Some(_) => {
                // Left by a drain that was given up.
                qp.give_up_pending(self);
                return None;
            }
            None => match self.start(input) {
                Ok(command) => {
                    qp.pending = Some(Pending { asked, command });
                    command
                }
                // Other commands are in flight: this one has its turn later.
                Err(CmdError::NoSlot { .. } | CmdError::NoMailbox { .. }) if self.dead().is_none() => return None,
                Err(e) => return Some(Err(e)),
            },
        };
        let mut out = C::Out::new_zeroed();
        let result = self.look(command, out.as_mut_bytes())?;
        qp.pending = None;
        Some(result.map(|()| out))
    }

    /// Drains the send queue: when this returns `Ok`, every request posted to it has had its outcome. See
    /// [`scupper_verbs::drain`].
    pub fn drain_sq<S: WcSink>(
        &mut self,
        cqs: &mut CqAllocator<'a, Cq<'a, P>>,
        qp: &mut Qp<'a, P>,
        deadline: Deadline,
        sink: &mut S,
    ) -> Result<Drained, DrainError> {
        drain(self, cqs, qp, Side::Sq, DrainPath::Hardware, deadline, sink)
    }

    /// Drains the receive queue.
    pub fn drain_rq<S: WcSink>(
        &mut self,
        cqs: &mut CqAllocator<'a, Cq<'a, P>>,
        qp: &mut Qp<'a, P>,
        deadline: Deadline,
        sink: &mut S,
    ) -> Result<Drained, DrainError> {
        drain(self, cqs, qp, Side::Rq, DrainPath::Hardware, deadline, sink)
    }

    /// Drains both queues of a pair, the send queue first.
    pub fn drain_qp<S: WcSink>(
        &mut self,
        cqs: &mut CqAllocator<'a, Cq<'a, P>>,
        qp: &mut Qp<'a, P>,
        deadline: Deadline,
        sink: &mut S,
    ) -> Result<(Drained, Drained), DrainError> {
        let sq = self.drain_sq(cqs, qp, deadline, sink)?;
        let rq = self.drain_rq(cqs, qp, deadline, sink)?;
        Ok((sq, rq))
    }
}
