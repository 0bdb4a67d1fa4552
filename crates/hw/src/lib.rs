#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

pub mod field;

#[rustfmt::skip]
#[expect(clippy::len_without_is_empty, reason = "a field of the mkey context is called `len`")]
mod generated;

pub use field::{Field, FieldKind, NamedField};
pub use generated::*;
