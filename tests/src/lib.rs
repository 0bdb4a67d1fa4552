//! Scenarios that run on every platform, and what they need: a [`Lab`] (a platform whose device can be told to misbehave)
//! and a [`Rig`] (a device brought up in it, with queue pairs).

pub mod lab;
pub mod rig;
pub mod scenarios;
pub mod simulate;

pub use lab::Lab;
pub use rig::Rig;
