#![doc = include_str!("../README.md")]
#![deny(unsafe_code)]

mod sys;
mod user;

pub use user::{Accesses, OpenError, Options, VfioUser};
