//! The device model: a state machine without threads, clocks or global state.
//!
//! Register and configuration accesses go in through [`Device`]'s methods; memory and interrupts are reached through the
//! [`Host`] trait; time is handed in. Accesses only note what has been asked for, [`Device::run`] does the work, a bounded
//! amount per call, and says when there is more or when it wants to be called again. The same calls with the same times
//! give the same accesses to the host, byte for byte.
//!
//! The guest is hostile: whatever it writes into registers, rings and mailboxes is checked; the answer is a status or an
//! error CQE, and memory and time per call are bounded.

mod buffer;
pub mod caps;
mod cmd;
mod config_space;
mod cq;
mod dispatch;
mod eq;
pub mod faults;
mod hca;
pub mod host;
mod init_seg;
mod mkey;
mod pages;
mod qp;
mod table;
mod transport;
mod uar;
mod vport;

pub use caps::Profile;
pub use config_space::{CONFIG_LEN, MSIX_VECTORS};
pub use host::{DmaFault, Host};

use cmd::Slots;
use config_space::ConfigSpace;
use cq::{Cq, Done};
use eq::Eq;
use faults::{Act, Rules, Twist};
use hca::Hca;
use mkey::Mkey;
use pages::Pages;
use qp::Qp;
use scupper_hw::cqe::{CqeOpcode, CqeSyndrome};
use scupper_hw::eqe::{CqErrSyndrome, Eqe, EventType};
use scupper_hw::hca_cap::CmdHcaCap;
use scupper_hw::wqe::WqeOpcode;
use std::collections::BTreeSet;
use table::Table;
use vport::Vport;

/// Who the device is. The one place that says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Identity {
    /// PCI vendor.
    pub vendor: u16,
    /// PCI device: ConnectX-5.
    pub device: u16,
    /// PCI revision.
    pub revision: u8,
    /// Firmware: major, minor, sub-minor.
    pub firmware: [u16; 3],
    /// Board name as QUERY_ADAPTER reports it.
    pub psid: [u8; 16],
}

/// The identity of every emulated device.
pub const IDENTITY: Identity =
    Identity { vendor: 0x15b3, device: 0x1017, revision: 0, firmware: [16, 35, 4030], psid: *b"SCU0000000001\0\0\0" };

/// Bytes of BAR 0.
pub const BAR_LEN: u64 = 32 << 20;

/// First UAR that is handed out: the pages before it are the initialization segment and the MSI-X table.
pub const FIRST_UAR: u32 = 0x10;

/// WQEs, receive looks and the like in one call of [`Device::run`].
const BUDGET: u32 = 4096;

/// The most things to be done later: a bound for our own memory.
const MAX_LATE: usize = 1 << 16;

/// Pages of all queues' buffers together: a bound for our own memory.
const MAX_BUFFER_PAGES: usize = 1 << 20;

/// How often RQs of queue pairs in ERR are looked at when nothing else happens: they have no doorbell.
const ERROR_RQ_PERIOD_NS: u64 = 1_000_000;

/// When the device wants to be called again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// At once: there is more to do.
    Now,
    /// At this time at the latest.
    At(u64),
    /// When something is written to it.
    Idle,
}

/// Something to be done later.
#[derive(Clone, Debug)]
enum Late {
    Cqe { cqn: u32, done: Done },
    Eqe { eqn: u32, eqe: Eqe },
    Command { slot: u8 },
    Doorbell { qpn: u32 },
}

/// How the device is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Life {
    Alive,
    /// A fatal error: registers answer, nothing else happens.
    Dead {
        syndrome: u8,
    },
    /// Not on the bus.
    Gone,
}

/// What the device has seen that it should not have, and what it has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counters {
    /// Accesses to memory that were refused.
    pub dma_faults: u64,
    /// Accesses to registers, doorbells of objects that do not exist.
    pub strange: u64,
    /// CQEs written.
    pub cqes: u64,
    /// Commands executed.
    pub commands: u64,
}

/// An emulated ConnectX.
pub struct Device {
    profile: Profile,
    config: ConfigSpace,
    registers: init_seg::Registers,
    slots: Slots,
    life: Life,
    hca: Hca,
    pages: Pages,
    caps: CmdHcaCap,
    current: caps::Current,
    uars: BTreeSet<u32>,
    pds: Table<u32>,
    domains: Table<()>,
    eqs: Table<Eq>,
    cqs: Table<Cq>,
    mkeys: Table<Mkey>,
    qps: Table<Qp>,
    vport: Vport,
    /// Queue pairs with something to do.
    active: BTreeSet<u32>,
    rules: Rules,
    held: bool,
    delayed: Vec<(u64, Late)>,
    withheld: Vec<Late>,
    behind_next: Vec<(u32, Done)>,
    eqe_behind_next: Vec<(u32, Eqe)>,
    last_turn: u32,
    lives: u64,
    buffer_pages: usize,
    poisoned: Option<(u64, u64)>,
    page_requests: Vec<i32>,
    health_frozen: Option<u32>,
    acts: Vec<Act>,
    now: u64,
    dma_faults: u64,
    strange: u64,
    cqes: u64,
    commands: u64,
    mtts: usize,
    log: Option<Vec<String>>,
}

impl core::fmt::Debug for Device {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Device").field("life", &self.life).field("counters", &self.counters()).finish_non_exhaustive()
    }
}

impl Device {
    /// A device as it comes out of power-on.
    pub fn new(profile: Profile) -> Self {
        let caps = profile.general(caps::Which::Max);
        Self {
            profile,
            config: ConfigSpace::new(),
            registers: init_seg::Registers::default(),
            slots: Slots::default(),
            life: Life::Alive,
            hca: Hca::Off,
            pages: Pages::default(),
            current: caps::Current::of(profile),
            uars: BTreeSet::new(),
            pds: Table::new(0x20, 1 << 16),
            domains: Table::new(0x60, 1 << 16),
            eqs: Table::new(1, 1 << caps.log_max_eq().min(7)),
            cqs: Table::new(0x400, 1 << 16),
            mkeys: Table::new(0x1000, 1 << 20),
            qps: Table::new(0x100, 1 << 17),
            caps,
            vport: Vport::default(),
            active: BTreeSet::new(),
            rules: Rules::default(),
            held: false,
            delayed: Vec::new(),
            withheld: Vec::new(),
            behind_next: Vec::new(),
            eqe_behind_next: Vec::new(),
            last_turn: 0,
            lives: 0,
            buffer_pages: 0,
            poisoned: None,
            page_requests: Vec::new(),
            health_frozen: None,
            acts: Vec::new(),
            now: 0,
            dma_faults: 0,
            strange: 0,
            cqes: 0,
            commands: 0,
            mtts: 0,
            log: None,
        }
    }

    /// Begins to keep a log of what the device does.
    pub fn keep_log(&mut self) {
        self.log.get_or_insert_default();
    }

    /// Takes what has been logged.
    pub fn take_log(&mut self) -> Vec<String> {
        self.log.as_mut().map(core::mem::take).unwrap_or_default()
    }

    /// What has been seen and done.
    pub const fn counters(&self) -> Counters {
        Counters { dma_faults: self.dma_faults, strange: self.strange, cqes: self.cqes, commands: self.commands }
    }

    #[inline]
    fn log(&mut self, line: impl FnOnce() -> String) {
        if let Some(log) = &mut self.log {
            log.push(format!("{:>12} {}", self.now, line()));
        }
    }

    /// As after power-on, or a function-level reset: no objects, no pages, registers at their first values. Faults that
    /// were ordered stay in force; a device that had vanished is back.
    pub fn reset(&mut self) {
        let old = core::mem::replace(self, Self::new(self.profile));
        let counters = old.counters();
        self.rules = old.rules;
        self.log = old.log;
        self.held = old.held;
        self.now = old.now;
        self.lives = old.lives;
        self.health_frozen = old.health_frozen;
        self.poisoned = old.poisoned;
        self.acts = old.acts;
        self.qps.keep_wish(&old.qps);
        let (counts, per_command, total) = old.pages.orders();
        self.pages.set_counts(counts);
        self.pages.limit_return(per_command, total);
        self.dma_faults = counters.dma_faults;
        self.strange = counters.strange;
        self.cqes = counters.cqes;
        self.commands = counters.commands;
        self.log(|| "reset".into());
    }

    /// Whether it may access memory: it is alive and bus mastering is on.
    const fn reaches_memory(&self) -> bool {
        self.works() && self.config.bus_master()
    }

    /// A number no life of a queue pair has had.
    fn next_life(&mut self) -> u64 {
        self.lives += 1;
        self.lives
    }

    /// Takes a queue's page list, as long as there is room for it.
    fn take_buffer<H: Host>(
        &mut self,
        host: &mut H,
        list: &[u8],
        log_page: u32,
        offset: u64,
        len: u64,
    ) -> host::Outcome<buffer::Buffer> {
        let buffer = buffer::Buffer::new(host, list, log_page, offset, len)?;
        if self.buffer_pages + buffer.pages() > MAX_BUFFER_PAGES {
            return Err(host::refuse!(NO_RES_ERR));
        }
        self.buffer_pages += buffer.pages();
        Ok(buffer)
    }

    fn drop_buffer(&mut self, buffer: &buffer::Buffer) {
        self.buffer_pages -= buffer.pages();
    }

    /// Whether it carries anything out.
    const fn works(&self) -> bool {
        matches!(self.life, Life::Alive)
    }

    /// Orders something; carried out at the next [`run`](Self::run).
    pub fn act(&mut self, act: Act) {
        // The hooks that only change what the device is are in force at once.
        match act {
            Act::Rule(rule) => self.rules.add(rule),
            Act::Hold(hold) => {
                self.held = hold;
                self.wake_all();
            }
            Act::Die { syndrome } => self.die(syndrome),
            Act::Vanish => self.vanish(),
            Act::FreezeHealth(freeze) => {
                self.health_frozen = freeze.then(|| self.health_counter());
            }
            Act::Clear => {
                self.rules.clear();
                self.held = false;
                self.poisoned = None;
                self.wake_all();
                self.acts.push(Act::Release);
            }
            Act::NextQpn(qpn) => self.qps.wish(qpn),
            Act::PageCounts { boot, init, regular } => self.pages.set_counts([boot, init, regular]),
            Act::PageReturn { per_command, total } => self.pages.limit_return(per_command, total),
            Act::PoisonDma { iova, len } => self.poisoned = (len != 0).then_some((iova, len)),
            other => self.acts.push(other),
        }
    }

    fn obey<H: Host>(&mut self, host: &mut H, act: Act) {
        match act {
            Act::Release => self.release(host),
            Act::Pages(count) => self.page_requests.push(count),
            Act::ForgeCqe { cqn, tag, counter, opcode, syndrome, qpn } => {
                let done = Done {
                    opcode: CqeOpcode(opcode & 0xf),
                    wqe_opcode: WqeOpcode::SEND,
                    qpn: qpn & 0xff_ffff,
                    user_index: tag & 0xff_ffff,
                    counter,
                    byte_len: 0,
                    imm: 0,
                    solicited: false,
                    syndrome: CqeSyndrome(syndrome),
                    vendor: 0,
                };
                self.forge_cqe(host, cqn, &done);
            }
            Act::ForgeEqe { kind, index, value } => {
                let mut data = [0; 28];
                let at = (index as usize % 7) * 4;
                data[at..at + 4].copy_from_slice(&value.to_be_bytes());
                let eqns: Vec<u32> = self.eqs.iter().map(|(n, _)| n).take(1).collect();
                for eqn in eqns {
                    self.event_in(host, eqn, EventType(kind), 0, &data);
                }
            }
            Act::BreakQp { qpn } => self.break_qp(host, qpn),
            Act::BreakCq { cqn } => self.fail_cq(host, cqn, CqErrSyndrome::OVERRUN),
            _ => {}
        }
    }

    /// Writes what is withheld.
    fn release<H: Host>(&mut self, host: &mut H) {
        for late in core::mem::take(&mut self.withheld) {
            self.carry_out_late(host, late);
        }
        for (cqn, done) in core::mem::take(&mut self.behind_next) {
            self.write_cqe(host, cqn, &done);
        }
        for (eqn, eqe) in core::mem::take(&mut self.eqe_behind_next) {
            self.write_eqe(host, eqn, &eqe);
        }
    }

    fn carry_out_late<H: Host>(&mut self, host: &mut H, late: Late) {
        match late {
            Late::Cqe { cqn, done } => self.write_cqe(host, cqn, &done),
            Late::Eqe { eqn, eqe } => self.write_eqe(host, eqn, &eqe),
            Late::Command { slot } => self.execute(host, slot, true),
            Late::Doorbell { qpn } => {
                self.active.insert(qpn);
            }
        }
    }

    fn later(&mut self, ns: u64, late: Late) {
        if self.delayed.len() >= MAX_LATE {
            self.strange += 1;
            return;
        }
        let due = self.now.saturating_add(ns);
        let at = self.delayed.partition_point(|(d, _)| *d <= due);
        self.delayed.insert(at, (due, late));
    }

    fn withhold(&mut self, late: Late) {
        if self.withheld.len() < MAX_LATE {
            self.withheld.push(late);
        } else {
            self.strange += 1;
        }
    }

    /// Carries a deadly twist out; says whether what was about to be done is still to be done.
    fn doom(&mut self, twist: Twist) -> bool {
        match twist {
            Twist::Die { syndrome } => {
                self.die(syndrome);
                false
            }
            Twist::Vanish => {
                self.vanish();
                false
            }
            _ => true,
        }
    }

    /// The second half of a deadly twist.
    fn doom_after(&mut self, twist: Twist) {
        match twist {
            Twist::DoThenDie { syndrome } => self.die(syndrome),
            Twist::DoThenVanish => self.vanish(),
            _ => {}
        }
    }

    /// A fatal error: from here on only registers answer.
    fn die(&mut self, syndrome: u8) {
        if self.life == Life::Alive {
            self.log(|| format!("fatal error, syndrome {syndrome:#x}"));
            self.life = Life::Dead { syndrome };
        }
    }

    fn vanish(&mut self) {
        self.log(|| "vanished".into());
        self.life = Life::Gone;
    }

    fn wake_all(&mut self) {
        self.active = self.qps.iter().map(|(n, _)| n).collect();
    }

    /// Does what there is to do at time `now` (nanoseconds, never going back), within a bounded amount of work.
    pub fn run<H: Host>(&mut self, now: u64, host: &mut H) -> Next {
        self.now = self.now.max(now);
        if !self.reaches_memory() || self.registers.nic_interface != 0 {
            return Next::Idle;
        }
        for act in core::mem::take(&mut self.acts) {
            self.obey(host, act);
        }
        while self.works() && self.delayed.first().is_some_and(|(due, _)| *due <= self.now) {
            let (_, late) = self.delayed.remove(0);
            self.carry_out_late(host, late);
        }
        if !self.page_requests.is_empty() {
            self.raise_page_requests(host);
        }
        self.run_commands(host);
        let busy = self.run_queue_pairs(host, BUDGET);
        if !self.works() {
            return Next::Idle;
        }
        if busy || self.slots.rung() {
            return Next::Now;
        }
        let timer = self.qps.iter().filter_map(|(_, q)| q.wakes_at()).min();
        let looks = self.qps.iter().any(|(_, q)| q.flushes_receives()).then_some(self.now + ERROR_RQ_PERIOD_NS);
        let late = self.delayed.first().map(|(due, _)| *due);
        [timer, looks, late].into_iter().flatten().min().map_or(Next::Idle, Next::At)
    }

    /// The shell has noticed a write to a UAR page it shares with the driver and may have missed others: every send queue
    /// of that UAR is looked at.
    pub fn uar_touched(&mut self, uar: u32) {
        let on_it: Vec<u32> = self.qps.iter().filter(|(_, q)| q.uar() == uar).map(|(n, _)| n).collect();
        self.active.extend(on_it);
    }

    /// UARs that have been handed out.
    pub fn uars(&self) -> impl Iterator<Item = u32> + '_ {
        self.uars.iter().copied()
    }
}
