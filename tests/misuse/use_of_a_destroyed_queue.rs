//! A destroyed queue pair is gone.

use scupper_emu::sim::Sim;
use scupper_mlx5::{Cq, Device, Qp};
use scupper_platform::Deadline;
use scupper_verbs::{CqAllocator, SendWr, Wc};

fn misuse<'a>(
    device: &mut Device<'a, Sim<'a>>,
    cqs: &mut CqAllocator<'a, Cq<'a, Sim<'a>>>,
    mut qp: Qp<'a, Sim<'a>>,
    wr: &SendWr<'_>,
    deadline: Deadline,
) {
    let mut sink = |_: Wc| {};
    let _ = device.drain_sq(cqs, &mut qp, deadline, &mut sink);
    let _ = qp.destroy(device, cqs, &mut sink);
    let _ = qp.post_send(wr);
}

fn main() {}
