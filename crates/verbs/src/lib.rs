#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

pub mod books;
pub mod cq_alloc;
pub mod drain;
pub mod ids;
pub mod qp_state;
pub mod queue_table;
pub mod wc;
pub mod wr;

pub use books::{Books, Full, QueueMemory, Slot};
pub use cq_alloc::{CompletionQueue, CqAllocator, CqIndex};
pub use drain::{DrainError, DrainPath, Drained, Provider};
pub use ids::{Cqn, Lkey, Pdn, Qpn, Rkey};
pub use qp_state::{QpState, Side};
pub use queue_table::{QueueEntry, QueueTag};
pub use wc::{Wc, WcFlags, WcOpcode, WcSink, WcStatus};
pub use wr::{Payload, RecvWr, Remote, SendFlags, SendOp, SendWr, Sge};
