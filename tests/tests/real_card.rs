//! The device model against what a real ConnectX-4 answered: the same inputs, the same statuses, and with that card's
//! profile the same capability bytes. The driver comes up on that profile too.

use scupper_emu::sim::{Sim, memory};
use scupper_emu::{Act, Profile};
use scupper_hw::cmd_queue::{CmdIfBox, CmdQueueEntry, Opcode};
use scupper_mlx5::Device;
use scupper_platform::dma::Page;
use scupper_platform::pci::{self, Command};
use scupper_platform::{Bar, DmaMem, Platform};
use scupper_tests::rig::{CONFIG, chunks};
use serde::Deserialize;

#[derive(Deserialize)]
struct Trace {
    command: Vec<Recorded>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Recorded {
    name: String,
    opcode: u16,
    op_mod: u16,
    in_len: usize,
    out_len: usize,
    status: u8,
    syndrome: u32,
    #[serde(default)]
    partial: bool,
    r#in: Vec<(usize, u32)>,
    out: Vec<(usize, u32)>,
}

impl Recorded {
    fn bytes(len: usize, dwords: &[(usize, u32)]) -> Vec<u8> {
        let mut bytes = vec![0; len.next_multiple_of(4)];
        for (at, value) in dwords {
            bytes[*at..*at + 4].copy_from_slice(&value.to_be_bytes());
        }
        bytes.truncate(len);
        bytes
    }
}

fn trace() -> Vec<Recorded> {
    toml::from_str::<Trace>(include_str!("../data/connectx4.toml")).expect("the recorded commands").command
}

/// A command interface of its own, independent of the driver's: one slot, blocks as many as are needed.
struct Raw<'a> {
    sim: &'a Sim<'a>,
    queue: DmaMem<'a>,
    boxes: DmaMem<'a>,
}

const BLOCKS: usize = 256;

impl<'a> Raw<'a> {
    fn new(sim: &'a Sim<'a>) -> Self {
        pci::update_command(sim, Command::MEMORY | Command::BUS_MASTER, Command::empty())
            .expect("the simulator does it");
        let queue = sim.dma_alloc(4096, 4096).expect("the simulator does it");
        let boxes = sim.dma_alloc(BLOCKS * 1024, 4096).expect("the simulator does it");
        sim.write32(0x10, (queue.iova().0 >> 32) as u32).expect("the simulator does it");
        sim.write32(0x14, queue.iova().0 as u32).expect("the simulator does it");
        Self { sim, queue, boxes }
    }

    /// Lays a chain out from block `first` on; returns where it begins.
    fn chain(&self, first: usize, n: usize, token: u8) -> u64 {
        let at = |i: usize| self.boxes.iova().0 + (i * 1024) as u64;
        for i in 0..n {
            let block = self.boxes.slice().part((first + i) * 1024, CmdIfBox::BYTES);
            block.fill(0);
            let next = if i + 1 < n { at(first + i + 1) } else { 0 };
            block.write(0x230, &next.to_be_bytes());
            block.write_be32(0x238, i as u32);
            block.write_be32(0x23c, u32::from(token) << 16);
        }
        if n == 0 { 0 } else { at(first) }
    }

    fn execute(&self, input: &[u8], out_len: usize, token: u8) -> Vec<u8> {
        let blocks = |len: usize| len.saturating_sub(16).div_ceil(512);
        let (n_in, n_out) = (blocks(input.len()), blocks(out_len));
        let (chain_in, chain_out) = (self.chain(0, n_in, token), self.chain(n_in, n_out, token));
        for (i, data) in input[input.len().min(16)..].chunks(512).enumerate() {
            self.boxes.slice().write(i * 1024, data);
        }
        let mut entry = [0u8; CmdQueueEntry::BYTES];
        entry[0] = 7;
        entry[4..8].copy_from_slice(&(input.len() as u32).to_be_bytes());
        entry[8..16].copy_from_slice(&chain_in.to_be_bytes());
        let inline = input.len().min(16);
        entry[0x10..0x10 + inline].copy_from_slice(&input[..inline]);
        entry[0x30..0x38].copy_from_slice(&chain_out.to_be_bytes());
        entry[0x38..0x3c].copy_from_slice(&(out_len as u32).to_be_bytes());
        entry[0x3c] = token;
        entry[0x3f] = 1;
        self.queue.slice().write(0, &entry);
        self.sim.write32(0x18, 1).expect("the simulator does it");
        for _ in 0..1000 {
            if self.queue.slice().read_u8(0x3f) & 1 == 0 {
                break;
            }
            self.sim.pause();
        }
        assert_eq!(self.queue.slice().read_u8(0x3f), 0, "answered, and delivered");
        let mut out = vec![0; out_len];
        let inline = out_len.min(16);
        self.queue.slice().read(0x20, &mut out[..inline]);
        for (i, data) in out[inline..].chunks_mut(512).enumerate() {
            self.boxes.slice().read((n_in + i) * 1024, data);
        }
        out
    }
}

fn card(memory: &mut [Page]) -> Sim<'_> {
    let sim = Sim::new(memory, Profile::ConnectX4);
    sim.act(Act::PageCounts { boot: 6, init: 0x3244, regular: 0 });
    sim
}

#[test]
fn the_recorded_commands_get_the_cards_answers() {
    let mut memory = memory(64 << 20);
    let sim = card(&mut memory);
    let raw = Raw::new(&sim);
    for (i, c) in trace().iter().enumerate() {
        let mut input = Recorded::bytes(c.in_len, &c.r#in);
        let _pages;
        if c.opcode == Opcode::MANAGE_PAGES.0 {
            // The card's pages were of another machine: ours are given instead.
            let count = (c.in_len - 16) / 8;
            let pages = sim.dma_alloc(count * 4096, 4096).unwrap();
            for n in 0..count {
                let at = 16 + 8 * n;
                input[at..at + 8].copy_from_slice(&(pages.iova().0 + (n * 4096) as u64).to_be_bytes());
            }
            _pages = pages;
        }
        assert_eq!(input[..2], c.opcode.to_be_bytes(), "{}", c.name);
        assert_eq!(input[6..8], c.op_mod.to_be_bytes(), "{}", c.name);
        let out = raw.execute(&input, c.out_len, i as u8 + 1);
        assert_eq!(out[0], c.status, "{} {i}: status", c.name);
        assert_eq!(out[4..8], c.syndrome.to_be_bytes(), "{} {i}: syndrome", c.name);
        if !c.partial {
            let expected = Recorded::bytes(c.out_len, &c.out);
            let differ = out.iter().zip(&expected).position(|(a, b)| a != b);
            assert_eq!(differ, None, "{} {i}: the first byte that differs from the card's", c.name);
        }
    }
    assert_eq!(sim.arena_stats().unmapped_touches, 0);
}

#[test]
fn what_was_set_shows_in_the_next_query() {
    let log_max_qp = |c: &Recorded| c.out.iter().chain(&c.r#in).find(|(at, _)| *at == 0x20).map(|(_, v)| v & 0x1f);
    let t = trace();
    // Current before, set, current after.
    assert_eq!((log_max_qp(&t[7]), log_max_qp(&t[8]), log_max_qp(&t[12])), (Some(0x0e), Some(0x11), Some(0x11)));
}

#[test]
fn the_driver_comes_up_and_goes_down_on_the_cards_profile() {
    let mut memory = memory(64 << 20);
    let sim = card(&mut memory);
    let dev = Device::bring_up(&sim, chunks(256), &CONFIG).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(dev.pages_out(), 6 + 0x3244, "as many pages as the card wanted");
    assert_eq!(dev.caps().log_max_qp(), 18, "as many queue pairs as this driver asks for");
    let ended = dev.teardown().map_err(|(_, e)| e).unwrap();
    assert_eq!((ended.pages_kept, ended.forced), (0, false));
    assert_eq!(sim.arena_stats().live, 0);
}
