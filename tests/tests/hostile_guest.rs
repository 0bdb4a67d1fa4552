//! The model against a guest that means harm: bad commands get an error, bad rings put their queue in error, and whatever the
//! guest writes, the device lives and can be reset.

use oorandom::Rand64;
use scupper_emu::model::Device;
use scupper_emu::{DmaFault, Host, Next, Profile};
use scupper_hw::cmd_objects::CreateCqIn;
use scupper_hw::cmd_qp::CreateQpIn;
use scupper_hw::cmd_queue::{CmdStatus, Opcode};
use scupper_hw::contexts::QpServiceType;

const MEMORY: usize = 8 << 20;
/// Where the guest keeps what.
const QUEUE: usize = 0x1000;
const BOXES: usize = 0x10_0000;
const ANSWERS: usize = 0x12_0000;
const PAGES: usize = 0x20_0000;
const RINGS: u64 = 0x60_0000;
const RECORDS: u64 = 0x70_0000;

struct Memory(Vec<u8>);

impl Memory {
    fn range(&self, iova: u64, len: usize) -> Result<core::ops::Range<usize>, DmaFault> {
        let end = iova.checked_add(len as u64).filter(|end| *end <= self.0.len() as u64);
        end.map(|end| iova as usize..end as usize).ok_or(DmaFault { iova, len })
    }
    fn be32(&mut self, at: usize, v: u32) {
        self.0[at..at + 4].copy_from_slice(&v.to_be_bytes());
    }
    fn be64(&mut self, at: usize, v: u64) {
        self.0[at..at + 8].copy_from_slice(&v.to_be_bytes());
    }
}

impl Host for Memory {
    fn read(&mut self, iova: u64, to: &mut [u8]) -> Result<(), DmaFault> {
        to.copy_from_slice(&self.0[self.range(iova, to.len())?]);
        Ok(())
    }
    fn write(&mut self, iova: u64, from: &[u8]) -> Result<(), DmaFault> {
        let range = self.range(iova, from.len())?;
        self.0[range].copy_from_slice(from);
        Ok(())
    }
    fn publish(&mut self, iova: u64, bytes: [u8; 4]) -> Result<(), DmaFault> {
        self.write(iova, &bytes)
    }
    fn reachable(&mut self, iova: u64, len: u64) -> bool {
        usize::try_from(len).is_ok_and(|len| self.range(iova, len).is_ok())
    }
    fn interrupt(&mut self, _: u16) {}
}

struct Guest {
    device: Device,
    memory: Memory,
    now: u64,
    uar: u32,
}

/// A command's first bytes.
fn command(opcode: Opcode, modifier: u16, len: usize) -> Vec<u8> {
    let mut bytes = vec![0; len];
    bytes[..2].copy_from_slice(&opcode.0.to_be_bytes());
    bytes[6..8].copy_from_slice(&modifier.to_be_bytes());
    bytes
}

impl Guest {
    fn new(profile: Profile) -> Self {
        Self { device: Device::new(profile), memory: Memory(vec![0; MEMORY]), now: 0, uar: 0 }
    }

    /// Lets the device work for a while.
    fn turn(&mut self) {
        for _ in 0..4 {
            match self.device.run(self.now, &mut self.memory) {
                Next::Now => {}
                Next::At(time) => self.now = self.now.max(time.min(self.now + 1_000_000)),
                Next::Idle => break,
            }
        }
        self.now += 1000;
    }

    fn register(&mut self, at: u64, value: u32) {
        self.device.bar_write(&mut self.memory, at, &value.to_be_bytes());
    }

    /// Lays a command out in `slot`; its messages lie in blocks of their own.
    fn lay(&mut self, slot: usize, input: &[u8], out_len: usize) {
        let (at, memory) = (QUEUE + slot * 64, &mut self.memory);
        memory.0[at..at + 64].fill(0);
        memory.0[at] = 7;
        memory.be32(at + 4, input.len() as u32);
        let inline = input.len().min(16);
        memory.0[at + 16..at + 16 + inline].copy_from_slice(&input[..inline]);
        memory.be32(at + 0x38, out_len as u32);
        for (first, len, pointer) in [(BOXES, input.len(), 8), (ANSWERS, out_len, 0x30)] {
            let n = len.saturating_sub(16).div_ceil(512);
            if n > 0 {
                memory.be64(at + pointer, first as u64);
            }
            for i in 0..n {
                let block = first + i * 1024;
                memory.be64(block + 0x230, block as u64 + 1024);
                memory.be32(block + 0x238, i as u32);
                memory.be32(block + 0x23c, 0);
            }
        }
        for (i, data) in input[inline..].chunks(512).enumerate() {
            memory.0[BOXES + i * 1024..][..data.len()].copy_from_slice(data);
        }
        memory.0[at + 0x3f] = 1;
    }

    /// Issues a command; its status and the number in its answer, unless it was not taken.
    fn execute(&mut self, input: &[u8], out_len: usize) -> Option<(CmdStatus, u32)> {
        let slot = if input[..2] == Opcode::MANAGE_PAGES.0.to_be_bytes() { 31 } else { 0 };
        self.lay(slot, input, out_len);
        self.register(0x18, 1 << slot);
        self.turn();
        let entry = &self.memory.0[QUEUE + slot * 64..][..64];
        let number = u32::from_be_bytes([0, entry[0x29], entry[0x2a], entry[0x2b]]);
        (entry[0x3f] == 0).then(|| (CmdStatus(entry[0x20]), number))
    }

    fn must(&mut self, input: &[u8], out_len: usize) -> u32 {
        let (status, number) = self.execute(input, out_len).expect("the command is delivered");
        assert_eq!(status, CmdStatus::OK, "opcode {:#x}", u16::from_be_bytes([input[0], input[1]]));
        number
    }

    fn refused(&mut self, what: &str, input: &[u8]) {
        let answer = self.execute(input, 16);
        assert!(matches!(answer, Some((status, _)) if status != CmdStatus::OK), "{what} was not refused: {answer:?}");
    }

    /// Brings the device up as far as creating objects goes.
    fn start(&mut self) {
        self.device.config_write(4, &[6, 0, 0, 0]);
        self.register(0x10, 0);
        self.register(0x14, QUEUE as u32);
        self.must(&command(Opcode::ENABLE_HCA, 0, 16), 16);
        let mut pages = command(Opcode::MANAGE_PAGES, 1, 16 + 8 * 80);
        pages[12..16].copy_from_slice(&80u32.to_be_bytes());
        for i in 0..80 {
            pages[16 + 8 * i..][..8].copy_from_slice(&((PAGES + 4096 * i) as u64).to_be_bytes());
        }
        self.must(&pages, 16);
        self.must(&command(Opcode::INIT_HCA, 0, 32), 16);
        self.uar = self.must(&command(Opcode::ALLOC_UAR, 0, 16), 16);
    }

    fn eq(&mut self) -> u32 {
        let mut input = command(Opcode::CREATE_EQ, 0, 0x118);
        input[0x1c..0x20].copy_from_slice(&(4 << 24 | self.uar).to_be_bytes());
        input[0x110..].copy_from_slice(&RINGS.to_be_bytes());
        self.must(&input, 16) & 0xff
    }

    /// CREATE_CQ: so many entries, so large pages, these addresses.
    fn cq(&self, eqn: u32, log_size: u32, log_page: u32, record: u64, pages: &[u64]) -> Vec<u8> {
        let mut input = CreateCqIn::new();
        input.set_opcode(u32::from(Opcode::CREATE_CQ.0));
        let cqc = input.cq_context_mut();
        cqc.set_log_cq_size(log_size).set_uar_page(self.uar).set_c_eqn_or_apu_element(eqn);
        cqc.set_log_page_size(log_page).set_dbr_addr(record);
        with_pages(input.as_bytes(), pages)
    }

    /// CREATE_QP of an SQ of 64 WQEBBs.
    fn qp(&self, pd: u32, cqn: u32, record: u64, pages: &[u64]) -> Vec<u8> {
        let mut input = CreateQpIn::new();
        input.set_opcode(u32::from(Opcode::CREATE_QP.0));
        let qpc = input.qpc_mut();
        qpc.set_st(u32::from(QpServiceType::RC.0)).set_pm_state(3).set_pd(pd).set_uar_page(self.uar);
        qpc.set_log_sq_size(6).set_cqn_snd(cqn).set_cqn_rcv(cqn).set_rq_type(3).set_dbr_addr(record);
        with_pages(input.as_bytes(), pages)
    }

    /// Takes a queue pair to RTS.
    fn raise(&mut self, qpn: u32) {
        for opcode in [Opcode::RST2INIT_QP, Opcode::INIT2RTR_QP, Opcode::RTR2RTS_QP] {
            let mut input = command(opcode, 0, 0x110);
            input[8..12].copy_from_slice(&qpn.to_be_bytes());
            input[0x20..0x24].copy_from_slice(&(3u32 << 29 | 30 << 24).to_be_bytes());
            input[0x2c..0x30].copy_from_slice(&qpn.to_be_bytes());
            self.execute(&input, 16);
        }
    }

    /// The SQ doorbell: record, then register.
    fn ring(&mut self, qpn: u32, record: u64, index: u32) {
        self.memory.be32(record as usize + 4, index);
        let value = (u64::from(qpn) << 8).to_be_bytes();
        self.device.bar_write(&mut self.memory, u64::from(self.uar) * 4096 + 0x800, &value);
        self.turn();
    }

    fn alive(&mut self) {
        self.must(&command(Opcode::QUERY_ADAPTER, 0, 16), 16);
    }
}

fn with_pages(input: &[u8], pages: &[u64]) -> Vec<u8> {
    input.iter().copied().chain(pages.iter().flat_map(|p| p.to_be_bytes())).collect()
}

#[test]
fn rust_4_what_a_guest_asks_for_is_checked_and_the_device_lives() {
    let mut g = Guest::new(Profile::Scupper);
    g.start();
    let eqn = g.eq();
    let end = MEMORY as u64;
    g.refused("a CQ of 4 Mi entries in one page", &g.cq(eqn, 22, 0, RECORDS, &[RINGS]));
    g.refused("pages of 2^43 bytes", &g.cq(eqn, 4, 31, RECORDS, &[RINGS]));
    g.refused("a page that is not mapped", &g.cq(eqn, 6, 0, RECORDS, &[end]));
    g.refused("a page whose address overflows", &g.cq(eqn, 6, 0, RECORDS, &[!0xfff]));
    g.refused("no pages at all", &g.cq(eqn, 6, 0, RECORDS, &[]));
    g.refused("a record at the end of memory", &g.cq(eqn, 6, 0, end - 4, &[RINGS]));
    g.refused("an EQ that does not exist", &g.cq(0xee, 6, 0, RECORDS, &[RINGS]));
    let cqn = g.must(&g.cq(eqn, 6, 0, RECORDS, &[RINGS + 0x1000]), 16);
    let pd = g.must(&command(Opcode::ALLOC_PD, 0, 16), 16);
    g.refused("a QP whose record is not mapped", &g.qp(pd, cqn, end, &[RINGS + 0x2000]));
    g.refused("a QP on a CQ that does not exist", &g.qp(pd, 0xabcde, RECORDS + 64, &[RINGS + 0x2000]));
    g.refused("a QP in a PD that does not exist", &g.qp(0xabcde, cqn, RECORDS + 64, &[RINGS + 0x2000]));
    let record = RECORDS + 64;
    let qpn = g.must(&g.qp(pd, cqn, record, &[RINGS + 0x2000]), 16);
    g.raise(qpn);
    g.ring(0xabcdef, record, 1);
    g.alive();
    // The ring holds 64: nobody can have posted 60,000.
    g.ring(qpn, record, 60_000);
    g.turn();
    let mut query = command(Opcode::QUERY_QP, 0, 16);
    query[8..12].copy_from_slice(&qpn.to_be_bytes());
    g.lay(0, &query, 0x110);
    g.register(0x18, 1);
    g.turn();
    // Output bytes 16 on are in the first block; the context begins at 0x18, its state in the upper four bits.
    assert_eq!(g.memory.0[ANSWERS + 8] >> 4, 6, "the queue pair is in ERR");
    g.alive();
}

/// Numbers that break things.
fn odd(rng: &mut Rand64) -> u64 {
    match rng.rand_range(0..7) {
        0 => 0,
        1 => u64::MAX,
        2 => rng.rand_u64(),
        3 => 1 << rng.rand_range(0..64),
        4 => !0xfff,
        5 => MEMORY as u64 - rng.rand_range(0..8192),
        _ => rng.rand_range(0..MEMORY as u64) & !0xfff,
    }
}

const OPCODES: [Opcode; 24] = [
    Opcode::QUERY_HCA_CAP,
    Opcode::QUERY_ADAPTER,
    Opcode::MANAGE_PAGES,
    Opcode::QUERY_PAGES,
    Opcode::SET_ISSI,
    Opcode::QUERY_ISSI,
    Opcode::SET_HCA_CAP,
    Opcode::CREATE_MKEY,
    Opcode::DESTROY_MKEY,
    Opcode::CREATE_EQ,
    Opcode::DESTROY_EQ,
    Opcode::CREATE_CQ,
    Opcode::DESTROY_CQ,
    Opcode::QUERY_QP,
    Opcode::CREATE_QP,
    Opcode::DESTROY_QP,
    Opcode::RST2INIT_QP,
    Opcode::INIT2RTR_QP,
    Opcode::RTR2RTS_QP,
    Opcode::X2ERR_QP,
    Opcode::X2RST_QP,
    Opcode::ALLOC_PD,
    Opcode::DEALLOC_PD,
    Opcode::ALLOC_UAR,
];

/// One thing a guest gone mad does.
fn rage(g: &mut Guest, rng: &mut Rand64, (eqn, pd): (u32, u32), cqs: &mut Vec<u32>, qps: &mut Vec<(u32, u64, u64)>) {
    let any = |rng: &mut Rand64, n: usize| rng.rand_range(0..n as u64) as usize;
    let garble = |rng: &mut Rand64, bytes: &mut [u8]| {
        if rng.rand_range(0..3) == 0 {
            for _ in 0..=rng.rand_range(0..3) {
                let at = 8 + any(rng, bytes.len() - 8);
                bytes[at] = rng.rand_u64() as u8;
            }
        }
    };
    let page = |rng: &mut Rand64| RINGS + 0x1_0000 + rng.rand_range(0..64) * 4096;
    match rng.rand_range(0..12) {
        0 => {
            let record = RECORDS + rng.rand_range(0..64) * 64;
            let mut input = g.cq(eqn, rng.rand_range(0..7) as u32, 0, record, &[page(rng)]);
            garble(rng, &mut input);
            if let Some((CmdStatus::OK, cqn)) = g.execute(&input, 16) {
                cqs.push(cqn);
            }
        }
        1 if !cqs.is_empty() => {
            let (record, ring) = (RECORDS + rng.rand_range(64..128) * 64, page(rng));
            let mut input = g.qp(pd, cqs[any(rng, cqs.len())], record, &[ring]);
            garble(rng, &mut input);
            if let Some((CmdStatus::OK, qpn)) = g.execute(&input, 16) {
                g.raise(qpn);
                qps.push((qpn, record, ring));
            }
        }
        2..=5 if !qps.is_empty() => {
            let (qpn, record, ring) = qps[any(rng, qps.len())];
            let at = record as usize + 4;
            let index = u32::from_be_bytes([0, 1, 2, 3].map(|i| g.memory.0[at + i]));
            let wqe = (ring + u64::from(index % 64) * 64) as usize;
            let opcode = [0u32, 8, 9, 0xa, 0x10, 0x11, 0x12, 0x25][any(rng, 8)];
            g.memory.be32(wqe, (index & 0xffff) << 8 | opcode);
            g.memory.be32(wqe + 4, qpn << 8 | (1 + rng.rand_range(0..5) as u32));
            for segment in 1..4 {
                g.memory.be64(wqe + 16 * segment, odd(rng));
                g.memory.be64(wqe + 16 * segment + 8, odd(rng));
            }
            let far = if rng.rand_range(0..20) == 0 { rng.rand_u64() as u32 } else { 1 };
            g.ring(qpn, record, index.wrapping_add(far));
        }
        6 => {
            // Any command, any body, any answer length.
            let len = 16 + any(rng, 600);
            let mut input = command(OPCODES[any(rng, OPCODES.len())], rng.rand_range(0..4) as u16, len);
            for byte in &mut input[8..] {
                if rng.rand_range(0..3) == 0 {
                    *byte = rng.rand_u64() as u8;
                }
            }
            g.execute(&input, any(rng, 5000));
        }
        7 => {
            // A command queue entry that nobody laid out.
            let at = QUEUE + 64 * any(rng, 32);
            for _ in 0..16 {
                let byte = at + any(rng, 64);
                g.memory.0[byte] = rng.rand_u64() as u8;
            }
            g.memory.be64(at + 8, odd(rng));
            g.memory.be64(at + 0x30, odd(rng));
            g.memory.0[at + 0x3f] |= 1;
            g.register(0x18, rng.rand_u64() as u32);
        }
        8 => {
            let (at, len) = (rng.rand_range(0..(32 << 20) - 64), [1, 2, 4, 8, 64][any(rng, 5)]);
            let bytes = [rng.rand_u64(); 8].map(u64::to_ne_bytes).concat();
            g.device.bar_write(&mut g.memory, at, &bytes[..len]);
            g.device.bar_read(g.now, at, &mut [0; 64][..len]);
        }
        9 => {
            let at = u64::from(g.uar) * 4096 + [0x20, 0x40, 0x48, 0x800, 0x900][any(rng, 5)];
            g.device.bar_write(&mut g.memory, at, &rng.rand_u64().to_be_bytes());
        }
        10 => {
            for _ in 0..8 {
                let at = RECORDS as usize + any(rng, 128) * 64 + 4 * any(rng, 2);
                g.memory.be32(at, rng.rand_u64() as u32);
            }
        }
        _ => {
            let at = any(rng, 256);
            g.device.config_write(at, &(rng.rand_u64() as u32).to_le_bytes());
            g.device.config_write(4, &[6, 0]);
        }
    }
}

#[test]
fn rust_4_no_guest_however_mad_takes_the_device_down() {
    let (mut taken, mut queues) = (0, 0);
    for seed in 0..60u64 {
        let mut rng = Rand64::new(u128::from(seed));
        let mut g = Guest::new(if seed % 5 == 0 { Profile::ConnectX4 } else { Profile::Scupper });
        g.start();
        let objects = (g.eq(), g.must(&command(Opcode::ALLOC_PD, 0, 16), 16));
        let (mut cqs, mut qps) = (vec![], vec![]);
        for _ in 0..600 {
            rage(&mut g, &mut rng, objects, &mut cqs, &mut qps);
            g.turn();
        }
        taken += cqs.len();
        queues += qps.len();
        assert!(g.device.pages() < 1 << 16, "seed {seed}: the guest cannot grow the device without end");
        g.device.reset_function();
        g.memory.0.fill(0);
        g.start();
        g.alive();
    }
    assert!(taken > 500 && queues > 200, "the guest got somewhere: {taken} CQs, {queues} QPs");
}
