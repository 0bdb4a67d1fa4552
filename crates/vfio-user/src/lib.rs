#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod client;
pub mod server;
mod socket;
pub mod wire;

pub use client::{Client, ClientError, IrqInfo, RegionInfo};
pub use server::{Backend, Connection, Errno, IrqCommand, Listener, Region, Served, ServerError};
