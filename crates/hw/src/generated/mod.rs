//! Generated from `hw-specs/` by `cargo xtask codegen`. Do not edit.
pub mod cmd_device;
pub mod cmd_objects;
pub mod cmd_qp;
pub mod cmd_queue;
pub mod cmd_vport;
pub mod contexts;
pub mod cqe;
pub mod doorbell;
pub mod eqe;
pub mod hca_cap;
pub mod hca_cap_types;
pub mod init_seg;
pub mod wqe;
