//! A drain has the queue pair for itself until it has ended.

use scupper_emu::sim::Sim;
use scupper_mlx5::{Cq, Device, Qp};
use scupper_platform::Deadline;
use scupper_verbs::drain::{Drain, DrainPath};
use scupper_verbs::{CqAllocator, SendWr, Side, Wc};

fn misuse<'a>(
    device: &mut Device<'a, Sim<'a>>,
    cqs: &mut CqAllocator<'a, Cq<'a, Sim<'a>>>,
    qp: &mut Qp<'a, Sim<'a>>,
    wr: &SendWr<'_>,
    deadline: Deadline,
) {
    let mut sink = |_: Wc| {};
    let mut drain = Drain::begin(device, cqs, qp, Side::Sq, DrainPath::Hardware, deadline);
    let _ = qp.post_send(wr);
    let _ = drain.poll(device, cqs, &mut sink);
}

fn main() {}
