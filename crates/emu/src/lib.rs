#![doc = include_str!("../README.md")]
#![deny(unsafe_code)]

#[forbid(unsafe_code)]
pub mod model;

pub mod server;
pub mod sim;

pub use model::faults::{Act, Occasion, Rule, Twist};
pub use model::{DmaFault, Host, IDENTITY, Next, Profile};
