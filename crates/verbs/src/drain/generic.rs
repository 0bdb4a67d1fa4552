//! The generic drain: what any provider can do.
//!
//! Move the queue pair to ERR, read its state back (a device that says yes and does nothing is found out here and not by
//! waiting), post the marker, consume completions in small batches until the marker's has been seen.

use super::{CommandFault, CommandFaultKind, DrainFault, DrainQueue, Job, Phase, Provider, Step, marker_step};
use crate::cq_alloc::{CqAllocError, CqAllocator};
use crate::qp_state::QpState;
use crate::wc::WcSink;

/// CQEs consumed at a time.
pub const BATCH: u32 = 16;

/// One step.
pub fn step<'a, P, S>(
    provider: &mut P,
    job: &mut Job,
    queue: &mut P::Queue,
    cqs: &mut CqAllocator<'a, P::Cq>,
    sink: &mut S,
) -> Step
where
    P: Provider<'a>,
    S: WcSink,
{
    match job.phase {
        Phase::Begin => Step::Progress,
        Phase::MovingToError => match provider.to_error(queue, job.deadline) {
            None => Step::Idle,
            Some(Ok(())) => {
                job.phase = Phase::ReadingState;
                Step::Progress
            }
            // Refused: perhaps because it is in ERR already. Its state decides.
            Some(Err(CommandFault { kind: CommandFaultKind::Refused { .. }, .. })) => {
                job.phase = Phase::ReadingState;
                Step::Progress
            }
            Some(Err(fault)) => fault_step(fault),
        },
        Phase::ReadingState => read_state(provider, job, queue, Phase::PostingMarker),
        Phase::PostingMarker => match provider.post_marker(queue, job.side) {
            Some(index) => {
                job.await_marker(index);
                Step::Progress
            }
            None => reap(job, queue, cqs, BATCH, sink),
        },
        Phase::Reaping => reap(job, queue, cqs, BATCH, sink),
        Phase::Stalled | Phase::Doubting => read_state(provider, job, queue, Phase::Reaping),
    }
}

/// Consumes one batch and looks for the marker.
#[inline]
pub fn reap<'a, Q, C, S>(job: &mut Job, queue: &Q, cqs: &mut CqAllocator<'a, C>, batch: u32, sink: &mut S) -> Step
where
    Q: DrainQueue,
    C: crate::cq_alloc::CompletionQueue,
    S: WcSink,
{
    let Some(cq) = queue.cq(job.side) else { return Step::Done };
    let consumed = cqs.poll(cq, batch, sink);
    if let Some(step) = marker_step(cqs, queue.place(), job) {
        return step;
    }
    match consumed {
        Ok(0) => Step::Idle,
        Ok(_) => Step::Progress,
        Err(CqAllocError::CqFailed { cqn }) => Step::Fault(DrainFault::CqFailed(cqn)),
        Err(_) => Step::Fault(DrainFault::Foreign),
    }
}

/// Reads the state; in ERR the drain goes on with `next`.
pub fn read_state<'a, P: Provider<'a>>(provider: &mut P, job: &mut Job, queue: &mut P::Queue, next: Phase) -> Step {
    match provider.query_state(queue, job.deadline) {
        None => Step::Idle,
        Some(Ok(QpState::Err)) => {
            job.note_state_read();
            job.phase = next;
            Step::Progress
        }
        Some(Ok(state)) => Step::Fault(DrainFault::NotInError(state)),
        Some(Err(fault)) => fault_step(fault),
    }
}

/// What a failed command means for a drain.
pub fn fault_step(fault: CommandFault) -> Step {
    match fault.kind {
        CommandFaultKind::Dead(why) => Step::Dead(why),
        _ => Step::Fault(DrainFault::Command(fault)),
    }
}
