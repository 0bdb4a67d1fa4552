//! Draining a queue: when it returns, everything posted before has had its outcome.
//!
//! The semantics and the dispatch are those of Linux's `ib_drain_sq`: if the provider has a way of its own
//! ([`Provider::own_drain`]), that; otherwise the generic one in [`generic`]: move the queue pair to ERR, post one marker,
//! consume completions until the marker's has been seen. What Linux asks of the caller is built in here:
//!
//! | `ib_drain_sq` wants | here |
//! |---|---|
//! | room in CQ and SQ for the marker | granted when the queue is attached; the marker's SQ slot is never lent |
//! | a CQ from `ib_alloc_cq` | there are no others ([`crate::cq_alloc`]) |
//! | nobody posts meanwhile | the drain borrows the queue exclusively: a second poster does not compile |
//! | somebody else polls the CQ | the drain polls, and hands on what belongs to other queues |
//!
//! and what Linux does not promise is promised: an outcome for every request in posting order (D1), an end by the deadline
//! whatever the device does, plus at most one register access, whose limit is the platform's (D2), a result that counts
//! what happened and an error that names the queue and what is outstanding (D3), software flush of a dead device with late
//! CQEs dropped (D4), nothing left over (D5), repeatability (D6), and a form that does not block (D7: [`Drain`]).
//!
//! The loop looks at the clock every [`POLLS_PER_CLOCK`] steps, and at the device's registers only when the queue has not got
//! on for [`STALL`].

pub mod generic;
mod outcome;

pub use outcome::{
    CommandFault, CommandFaultKind, DeadReason, DrainError, DrainFault, DrainPath, Drained, Health, Phase,
};

use crate::books::{Marker, Tally};
use crate::cq_alloc::{CompletionQueue, CqAllocator, CqIndex, Place};
use crate::ids::Qpn;
use crate::qp_state::{QpState, Side};
use crate::wc::WcSink;
use core::time::Duration;
use scupper_platform::{Deadline, Instant};

/// Steps between two looks at the clock.
pub const POLLS_PER_CLOCK: u32 = 64;

/// How long a queue may not get on before the device's health and the queue's state are looked at.
pub const STALL: Duration = Duration::from_millis(1);

/// What a drain needs to know of a queue pair.
pub trait DrainQueue {
    /// Its number.
    fn qpn(&self) -> Qpn;
    /// Its state as far as this driver knows.
    fn state(&self) -> QpState;
    /// Its place in the CQ allocator.
    fn place(&self) -> &Place;
    /// The CQ of one side; `None` if it has no such side.
    fn cq(&self, side: Side) -> Option<CqIndex>;
    /// Whether that side was drained and nothing has been posted since.
    fn is_drained(&self, side: Side) -> bool;
    /// Notes the end of a drain of that side.
    fn set_drained(&mut self, side: Side);
}

/// What a provider does for a drain. The methods that talk to the device start something when first called and are called
/// again until they have an answer; they never wait.
pub trait Provider<'a> {
    /// Its CQ.
    type Cq: CompletionQueue;
    /// Its queue pair.
    type Queue: DrainQueue;

    /// The time.
    fn now(&self) -> Instant;

    /// One turn of a polling loop.
    fn pause(&self);

    /// Looks whether the device is alive; reads registers, so not in a loop.
    fn health(&mut self) -> Health;

    /// Moves the queue pair to ERR; `None` while the device has not answered.
    fn to_error(&mut self, queue: &mut Self::Queue, deadline: Deadline) -> Option<Result<(), CommandFault>>;

    /// Asks the device for the queue pair's state; `None` while it has not answered.
    fn query_state(&mut self, queue: &mut Self::Queue, deadline: Deadline) -> Option<Result<QpState, CommandFault>>;

    /// Takes in what the device has to say (page requests, errors of CQs). Never waits.
    fn events(&mut self, cqs: &mut CqAllocator<'a, Self::Cq>);

    /// Nothing has come for a while: tells the device again what was posted last, in case it did not hear it.
    fn remind(&mut self, queue: &mut Self::Queue, side: Side);

    /// Makes sure that a dead device reaches memory no more, before its requests are given back to their owner.
    fn cut_off(&mut self, why: DeadReason);

    /// Posts a marker on one side and returns its index in the books; `None` if completions must be consumed first, because
    /// earlier drains have left markers outstanding.
    fn post_marker(&mut self, queue: &mut Self::Queue, side: Side) -> Option<u32>;

    /// One step of the provider's own drain. `None`: it has none, and the generic one is used.
    fn own_drain<S: WcSink>(
        &mut self,
        job: &mut Job,
        queue: &mut Self::Queue,
        cqs: &mut CqAllocator<'a, Self::Cq>,
        sink: &mut S,
    ) -> Option<Step> {
        let _ = (job, queue, cqs, sink);
        None
    }

    /// Whether [`own_drain`](Self::own_drain) does anything.
    fn has_own_drain(&self) -> bool {
        false
    }
}

/// What a step of a drain came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Something was done; call again.
    Progress,
    /// Nothing was there to be done; call again after a pause.
    Idle,
    /// The marker's completion has been seen.
    Done,
    /// The device is dead: what is outstanding is flushed in software.
    Dead(DeadReason),
    /// It cannot go on.
    Fault(DrainFault),
}

/// The state of a drain between two steps.
#[derive(Clone, Copy, Debug)]
pub struct Job {
    /// Which queue of the pair.
    pub side: Side,
    /// Which way.
    pub path: DrainPath,
    /// When it ends at the latest.
    pub deadline: Deadline,
    /// How far it has come.
    pub phase: Phase,
    started: Instant,
    before: Tally,
    steps: u32,
    /// When the queue last got on, as far as the clock was looked at, and how far it had come.
    quiet: Option<(Instant, u32)>,
    state_read: bool,
    marker: Option<u32>,
}

impl Job {
    /// Notes the marker that ends this drain.
    pub fn await_marker(&mut self, index: u32) {
        self.marker = Some(index);
        self.phase = Phase::Reaping;
    }

    /// Looks at the clock every [`POLLS_PER_CLOCK`] steps: past the deadline, or has *this* queue, which is at `tail`, not got
    /// on for [`STALL`]? What comes for other queues does not count.
    fn tick(&mut self, tail: u32, now: impl FnOnce() -> Instant) -> Quiet {
        self.steps = self.steps.wrapping_add(1);
        if !self.steps.is_multiple_of(POLLS_PER_CLOCK) {
            return Quiet::No;
        }
        let now = now();
        if self.deadline.passed(now) {
            return Quiet::TooLate;
        }
        match self.quiet {
            Some((since, at)) if at == tail => {
                if now.since(since) < STALL {
                    return Quiet::No;
                }
                self.quiet = Some((now, tail));
                Quiet::Stalled
            }
            _ => {
                self.quiet = Some((now, tail));
                Quiet::No
            }
        }
    }

    /// Whether the state of the queue pair has been read back since it was moved to ERR.
    pub const fn state_was_read(&self) -> bool {
        self.state_read
    }

    /// Notes that it has.
    pub fn note_state_read(&mut self) {
        self.state_read = true;
    }
}

/// How quiet it has been.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Quiet {
    /// Not worth mentioning.
    No,
    /// The queue has not got on for [`STALL`].
    Stalled,
    /// The deadline has passed.
    TooLate,
}

/// A drain that is carried out step by step, beside other work (D7). It holds the queue pair exclusively.
///
/// Dropped before its end, it leaves the queue where it is; a drain begun later goes on from there.
#[derive(Debug)]
#[must_use = "a drain does nothing until it is polled"]
pub struct Drain<'q, Q> {
    queue: &'q mut Q,
    job: Job,
}

impl<'q, Q: DrainQueue> Drain<'q, Q> {
    /// Begins to drain one side of `queue`. The provider's own way is taken if `path` says so and there is one.
    pub fn begin<'a, P: Provider<'a, Queue = Q>>(
        provider: &P,
        cqs: &CqAllocator<'a, P::Cq>,
        queue: &'q mut Q,
        side: Side,
        path: DrainPath,
        deadline: Deadline,
    ) -> Self {
        let path = if provider.has_own_drain() { path } else { DrainPath::Generic };
        let now = provider.now();
        let job = Job {
            side,
            path,
            deadline,
            phase: Phase::Begin,
            started: now,
            before: cqs.tally(queue.place(), side),
            steps: 0,
            quiet: None,
            state_read: false,
            marker: None,
        };
        Self { queue, job }
    }

    /// Does what can be done now. `None`: not at its end; call again. Completions of other queues on the same CQ go to
    /// `sink` too.
    #[inline]
    pub fn poll<'a, P, S>(
        &mut self,
        provider: &mut P,
        cqs: &mut CqAllocator<'a, P::Cq>,
        sink: &mut S,
    ) -> Option<Result<Drained, DrainError>>
    where
        P: Provider<'a, Queue = Q>,
        S: WcSink,
    {
        match self.step(provider, cqs, sink) {
            Step::Progress | Step::Idle => None,
            end => Some(self.end(end, provider, cqs, sink)),
        }
    }

    /// Goes on until the end.
    pub fn finish<'a, P, S>(
        mut self,
        provider: &mut P,
        cqs: &mut CqAllocator<'a, P::Cq>,
        sink: &mut S,
    ) -> Result<Drained, DrainError>
    where
        P: Provider<'a, Queue = Q>,
        S: WcSink,
    {
        loop {
            match self.step(provider, cqs, sink) {
                Step::Progress => {}
                Step::Idle => provider.pause(),
                end => return self.end(end, provider, cqs, sink),
            }
        }
    }

    fn step<'a, P, S>(&mut self, provider: &mut P, cqs: &mut CqAllocator<'a, P::Cq>, sink: &mut S) -> Step
    where
        P: Provider<'a, Queue = Q>,
        S: WcSink,
    {
        let (job, queue) = (&mut self.job, &mut *self.queue);
        if cqs.check_place(queue.place()).is_err() {
            return Step::Fault(DrainFault::Foreign);
        }
        if job.phase == Phase::Begin {
            let nothing = cqs.consumer_ref(queue.place(), job.side).is_none_or(|c| c.outstanding_units() == 0);
            if nothing && (queue.state() == QpState::Reset || queue.is_drained(job.side)) {
                return Step::Done;
            }
            job.phase = Phase::MovingToError;
        }
        let step = match job.path {
            DrainPath::Hardware => provider
                .own_drain(job, queue, cqs, sink)
                .unwrap_or_else(|| generic::step(provider, job, queue, cqs, sink)),
            DrainPath::Generic => generic::step(provider, job, queue, cqs, sink),
        };
        if !matches!(step, Step::Progress | Step::Idle) {
            return step;
        }
        let tail = cqs.consumer_ref(queue.place(), job.side).map_or(0, |c| c.tail());
        match job.tick(tail, || provider.now()) {
            Quiet::No => step,
            Quiet::TooLate => Step::Fault(DrainFault::Deadline),
            Quiet::Stalled => {
                provider.events(cqs);
                if let Health::Dead(why) = provider.health() {
                    return Step::Dead(why);
                }
                if job.phase == Phase::Reaping {
                    provider.remind(queue, job.side);
                    if !job.state_read {
                        job.phase = Phase::Stalled;
                    }
                }
                step
            }
        }
    }

    fn end<'a, P, S>(
        &mut self,
        step: Step,
        provider: &mut P,
        cqs: &mut CqAllocator<'a, P::Cq>,
        sink: &mut S,
    ) -> Result<Drained, DrainError>
    where
        P: Provider<'a, Queue = Q>,
        S: WcSink,
    {
        let (job, queue) = (&mut self.job, &mut *self.queue);
        let mut dead = match step {
            Step::Dead(why)
            | Step::Fault(DrainFault::Command(CommandFault { kind: CommandFaultKind::Dead(why), .. })) => Some(why),
            _ => None,
        };
        if let (None, Step::Fault(fault)) = (dead, step) {
            // A dead device explains most faults, and its requests can be flushed: look before giving up.
            match provider.health() {
                Health::Dead(why) if fault != DrainFault::Foreign => dead = Some(why),
                _ => {
                    let (outstanding, first) =
                        cqs.consumer_ref(queue.place(), job.side).map_or((0, 0), |c| (c.outstanding(), c.tail()));
                    return Err(DrainError {
                        qpn: queue.qpn(),
                        side: job.side,
                        path: job.path,
                        phase: job.phase,
                        fault,
                        outstanding,
                        first,
                        tally: cqs.tally(queue.place(), job.side).since(&job.before),
                    });
                }
            }
        }
        if let Some(why) = dead {
            provider.cut_off(why);
            // What the device did report before it died is real: consume that first, then flush the rest.
            if let Some(cq) = queue.cq(job.side) {
                let limit = cqs.cq(cq).map_or(0, CompletionQueue::entries);
                let mut left = limit;
                while left > 0 {
                    match cqs.poll(cq, left.min(256), sink) {
                        Ok(n) if n > 0 => left -= n.min(left),
                        _ => break,
                    }
                }
            }
            cqs.flush(queue.place(), job.side, sink);
        }
        // Requests that succeeded unsignalled behind the last report have this result for theirs.
        let implied = cqs.consumer(queue.place(), job.side).map_or(0, |c| c.take_pending());
        queue.set_drained(job.side);
        Ok(Drained {
            qpn: queue.qpn(),
            side: job.side,
            path: job.path,
            tally: cqs.tally(queue.place(), job.side).since(&job.before),
            implied,
            elapsed: provider.now().since(job.started),
            dead,
        })
    }
}

/// Drains one side of a queue pair and waits for it.
pub fn drain<'a, P, S>(
    provider: &mut P,
    cqs: &mut CqAllocator<'a, P::Cq>,
    queue: &mut P::Queue,
    side: Side,
    path: DrainPath,
    deadline: Deadline,
    sink: &mut S,
) -> Result<Drained, DrainError>
where
    P: Provider<'a>,
    S: WcSink,
{
    Drain::begin(provider, cqs, queue, side, path, deadline).finish(provider, cqs, sink)
}

/// What the marker says about a drain that is reaping: `None` while it has not been seen.
pub fn marker_step<'a, C: CompletionQueue>(cqs: &CqAllocator<'a, C>, place: &Place, job: &mut Job) -> Option<Step> {
    match cqs.consumer_ref(place, job.side)?.marker(job.marker?)? {
        Marker::Flushed => Some(Step::Done),
        Marker::Executed if job.state_was_read() => Some(Step::Done),
        Marker::Executed => {
            job.phase = Phase::Doubting;
            Some(Step::Progress)
        }
    }
}
