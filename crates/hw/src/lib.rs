#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

pub mod field;

mod generated;

pub use field::{Field, FieldKind, NamedField};
pub use generated::*;
