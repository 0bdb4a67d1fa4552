#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

pub mod bring_up;
pub mod cmd;
pub mod cq;
pub mod dbrec;
pub mod device;
pub mod drain;
pub mod eq;
pub mod health;
pub mod init_seg;
pub mod mailbox;
pub mod mkey;
pub mod pages;
pub mod qp;
pub mod rq;
pub mod sq;
pub mod teardown;
pub mod uar;
pub mod vport;

pub use bring_up::{BringUpError, Config};
pub use cmd::CmdError;
pub use cq::Cq;
pub use device::{Device, Error, Footprint};
pub use eq::Event;
pub use mkey::{Access, Mkey};
pub use pages::PageChunk;
pub use qp::{PostError, Qp, QpCaps, RtrAttr, RtsAttr};

pub use scupper_verbs as verbs;
