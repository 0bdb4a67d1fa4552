//! Posting: what is refused leaves the ring untouched.

use super::Qp;
use scupper_platform::Platform;
use scupper_verbs::books::Full;
use scupper_verbs::{QpState, RecvWr, SendWr, Side};

/// Why a request was not accepted. The ring is untouched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PostError {
    /// No room now; after completions have been consumed there is.
    #[error(transparent)]
    Full(#[from] Full),
    /// Requests are not taken in this state.
    #[error("{side} takes no requests in {state}")]
    BadState {
        /// Which queue.
        side: Side,
        /// The state.
        state: QpState,
    },
    /// The pair has no such queue.
    #[error("the queue pair has no {side}")]
    NoQueue {
        /// Which queue.
        side: Side,
    },
    /// More pieces of memory than the queue was created for.
    #[error("{sges} pieces of memory, at most {max}")]
    TooManySges {
        /// Pieces of the request.
        sges: usize,
        /// Pieces it may have.
        max: u8,
    },
    /// A piece of memory that one data segment cannot describe.
    #[error("piece of {len} bytes, at most {max}")]
    PieceTooLong {
        /// Bytes of the piece.
        len: u32,
        /// Bytes it may have.
        max: u32,
    },
    /// More inline data than the queue was created for.
    #[error("{len} bytes inline, at most {max}")]
    InlineTooLong {
        /// Bytes of the request.
        len: usize,
        /// Bytes it may have.
        max: u16,
    },
    /// The WQE would be larger than the queue's largest.
    #[error("WQE of {segments} segments, at most {max}")]
    TooLarge {
        /// Segments of the request.
        segments: u32,
        /// Segments it may have.
        max: u32,
    },
}

/// A chain that was accepted in part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("request {index} of the chain refused: {error}")]
pub struct ChainError {
    /// The first request that was not accepted; all before it were.
    pub index: usize,
    /// Why.
    pub error: PostError,
}

impl<'a, P: Platform> Qp<'a, P> {
    /// Posts one send request.
    #[inline]
    pub fn post_send(&mut self, wr: &SendWr<'_>) -> Result<(), PostError> {
        self.stage_send(wr)?;
        self.ring_sends();
        Ok(())
    }

    /// Posts a chain of send requests with one doorbell, up to the first that is refused.
    #[inline]
    pub fn post_sends(&mut self, wrs: &[SendWr<'_>]) -> Result<(), ChainError> {
        let mut refused = None;
        let mut staged = false;
        for (index, wr) in wrs.iter().enumerate() {
            match self.stage_send(wr) {
                Ok(()) => staged = true,
                Err(error) => {
                    refused = Some(ChainError { index, error });
                    break;
                }
            }
        }
        if staged {
            self.ring_sends();
        }
        refused.map_or(Ok(()), Err)
    }

    #[inline(always)]
    fn stage_send(&mut self, wr: &SendWr<'_>) -> Result<(), PostError> {
        if !self.state.may_post(Side::Sq) {
            return Err(PostError::BadState { side: Side::Sq, state: self.state });
        }
        let Some(sq) = &mut self.sq else { return Err(PostError::NoQueue { side: Side::Sq }) };
        sq.stage(wr)?;
        self.drained[0] = false;
        Ok(())
    }

    #[inline(always)]
    fn ring_sends(&mut self) {
        let Some(sq) = &mut self.sq else { return };
        if sq.ring(self.platform.bar(), self.record.mem()).is_err() {
            // The requests are in the ring, so they are accepted; the device that cannot be rung is gone, and a drain
            // flushes them.
            self.doorbell_lost = true;
        }
    }

    /// Posts one receive request.
    #[inline]
    pub fn post_recv(&mut self, wr: &RecvWr<'_>) -> Result<(), PostError> {
        self.post_recvs(core::slice::from_ref(wr)).map_err(|e| e.error)
    }

    /// Posts receive requests, up to the first that is refused.
    #[inline]
    pub fn post_recvs(&mut self, wrs: &[RecvWr<'_>]) -> Result<(), ChainError> {
        if !self.state.may_post(Side::Rq) {
            let error = PostError::BadState { side: Side::Rq, state: self.state };
            return Err(ChainError { index: 0, error });
        }
        let Some(rq) = &mut self.rq else {
            return Err(ChainError { index: 0, error: PostError::NoQueue { side: Side::Rq } });
        };
        let mut refused = None;
        for (index, wr) in wrs.iter().enumerate() {
            if let Err(error) = rq.stage(wr) {
                refused = Some(ChainError { index, error });
                break;
            }
            self.drained[1] = false;
        }
        rq.publish(self.record.mem());
        refused.map_or(Ok(()), Err)
    }

    /// Whether a doorbell could not be delivered, which only a device that is gone explains.
    pub const fn doorbell_lost(&self) -> bool {
        self.doorbell_lost
    }

    /// Posts a marker on one side; `None` if there is no room for another now.
    pub(crate) fn post_marker(&mut self, side: Side) -> Option<u32> {
        match side {
            Side::Sq => {
                let index = self.sq.as_mut()?.stage_marker()?;
                self.ring_sends();
                Some(index)
            }
            Side::Rq => {
                let rq = self.rq.as_mut()?;
                let index = rq.stage_marker()?;
                rq.publish(self.record.mem());
                Some(index)
            }
        }
    }

    /// Rings for what was posted last once more.
    pub(crate) fn remind(&mut self, side: Side) {
        // A receive queue has no doorbell.
        if side == Side::Sq
            && let Some(sq) = &mut self.sq
            && sq.ring_again(self.platform.bar(), self.record.mem()).is_err()
        {
            self.doorbell_lost = true;
        }
    }
}
