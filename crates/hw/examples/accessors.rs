//! Accessors as the hot paths use them, each in a function of its own, so that its instructions can be looked at:
//! `cargo xtask test accessors` does. Run, it prints what they read.

use scupper_hw::cqe::Cqe64;
use std::hint::black_box;

/// A whole dword.
#[inline(never)]
fn whole_dword(cqe: &Cqe64) -> u32 {
    cqe.byte_cnt()
}

/// The upper half of a dword.
#[inline(never)]
fn upper_half(cqe: &Cqe64) -> u32 {
    cqe.wqe_counter()
}

/// 24 bits at the low end of a dword.
#[inline(never)]
fn low_bits(cqe: &Cqe64) -> u32 {
    cqe.qpn()
}

/// Four bits in the middle of a dword.
#[inline(never)]
fn middle_bits(cqe: &Cqe64) -> u32 {
    cqe.opcode()
}

/// Sets a whole dword.
#[inline(never)]
fn set_whole_dword(cqe: &mut Cqe64, v: u32) {
    cqe.set_byte_cnt(v);
}

fn main() {
    // Called by pointer: otherwise the optimizer would hand over a field instead of the CQE.
    let set = black_box(set_whole_dword as fn(&mut Cqe64, u32));
    let get = black_box([whole_dword as fn(&Cqe64) -> u32, upper_half, low_bits, middle_bits]);
    let mut cqe = Cqe64::new();
    set(&mut cqe, 4096);
    cqe.set_wqe_counter(7).set_qpn(0x123).set_opcode(0xd);
    let [byte_cnt, counter, qpn, opcode] = get.map(|field| field(&cqe));
    println!("{byte_cnt} {counter} {qpn:#x} {opcode:#x}");
}
