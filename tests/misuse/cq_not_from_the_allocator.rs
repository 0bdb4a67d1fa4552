//! CQs are made and numbered by the allocator, which keeps account of their room, and by nothing else.

use scupper_emu::sim::Sim;
use scupper_mlx5::{Cq, Device};
use scupper_verbs::cq_alloc::{CqIndex, CqSeal};

fn made_elsewhere<'a>(device: &mut Device<'a, Sim<'a>>) {
    let _ = Cq::create(device, CqSeal(()), 64);
}

fn a_number_made_up() -> CqIndex {
    CqIndex(0)
}

fn main() {}
