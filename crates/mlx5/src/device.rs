//! A device that has been brought up: commands, events, numbers.

use crate::cmd::{CmdError, Command, CommandChannel, InFlight, Input, Lane};
use crate::cq::Cq;
use crate::dbrec::DbRecPool;
use crate::eq::{Eq, Event};
use crate::health::HealthMonitor;
use crate::init_seg::FwRev;
use crate::mailbox::{BLOCK_STRIDE, BLOCKS};
use crate::pages::{PageLedger, Supply};
use crate::uar::Uar;
use core::sync::atomic::{AtomicU32, Ordering};
use core::time::Duration;
use heapless::{Deque, Vec};
use scupper_hw::cmd_objects::{AllocPdIn, AllocPdOut, DeallocPdIn, DeallocPdOut};
use scupper_hw::cmd_queue::Opcode;
use scupper_hw::hca_cap::CmdHcaCap;
use scupper_platform::pci::{self, Command as PciCommand, PciError};
use scupper_platform::{BarError, DmaError, DmaMem, Platform, ResetError};
use scupper_verbs::cq_alloc::{CqAllocError, CqAllocator};
use scupper_verbs::drain::{DeadReason, Health, POLLS_PER_CLOCK, STALL};
use scupper_verbs::{Cqn, Pdn, QpState, Qpn};
use zerocopy::IntoBytes;

/// Buffers whose memory cannot be freed yet: one for each object there can be records for.
const GRAVES: usize = crate::dbrec::RECORDS;

/// Page requests that wait for their turn.
const PAGE_REQUESTS: usize = 16;

/// CQs whose failure has been heard of and not yet told to their allocator.
const FAILED_CQS: usize = 16;

/// Why something could not be done with a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error {
    /// A command failed.
    #[error(transparent)]
    Cmd(#[from] CmdError),
    /// There is no DMA memory.
    #[error(transparent)]
    Dma(#[from] DmaError),
    /// The CQ allocator refused.
    #[error(transparent)]
    CqAlloc(#[from] CqAllocError),
    /// A register could not be accessed.
    #[error(transparent)]
    Bar(#[from] BarError),
    /// Configuration space could not be accessed.
    #[error(transparent)]
    Pci(#[from] PciError),
    /// The function was not reset.
    #[error(transparent)]
    Reset(#[from] ResetError),
    /// The device is dead.
    #[error("device {0}")]
    Dead(DeadReason),
    /// More is asked for than the device or this driver can do.
    #[error("{what}: {asked} asked for, at most {max}")]
    TooLarge {
        /// Of what.
        what: &'static str,
        /// How much.
        asked: u64,
        /// How much there can be.
        max: u64,
    },
    /// The caller's memory for the books of a queue is too small.
    #[error("books of {side} have {slots} slots, {needed} needed")]
    BooksTooSmall {
        /// Of which queue.
        side: scupper_verbs::Side,
        /// Slots there are.
        slots: usize,
        /// Slots needed.
        needed: u32,
    },
    /// The table of memory for firmware is full.
    #[error("firmware wants more pages than the {chunks} chunks of the page ledger hold")]
    PageLedgerFull {
        /// Chunks there are.
        chunks: usize,
    },
    /// Every doorbell record is in use.
    #[error("all {records} doorbell records are in use")]
    NoDoorbellRecord {
        /// Records there are.
        records: usize,
    },
    /// The queue pair is in another state.
    #[error("QP {qpn} is in {state}, which does not lead to {to}")]
    BadState {
        /// Which.
        qpn: Qpn,
        /// Its state.
        state: QpState,
        /// The state asked for.
        to: QpState,
    },
    /// The device has not what it takes.
    #[error("the device has not {what}: {field} is {value}")]
    Missing {
        /// What is wanted.
        what: &'static str,
        /// The capability or register.
        field: &'static str,
        /// Its value.
        value: u32,
    },
    /// Firmware did not come up in time.
    #[error("firmware still initializing after {limit:?}: register 0x1fc reads {register:#x}")]
    Initializing {
        /// How long was waited.
        limit: Duration,
        /// What the register reads.
        register: u32,
    },
    /// The object belongs to another device.
    #[error("the object belongs to another device")]
    ForeignDevice,
    /// Objects are still there.
    #[error("{cqs} CQs, {qps} queue pairs, {mkeys} memory keys and {pds} protection domains are still there")]
    Live {
        /// CQs.
        cqs: u32,
        /// Queue pairs.
        qps: u32,
        /// Memory keys.
        mkeys: u32,
        /// Protection domains.
        pds: u32,
    },
}

/// What memory a device takes of its own, besides firmware's pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Footprint {
    /// DMA memory in bytes: command queue, mailboxes, EQ, doorbell records.
    pub dma_bytes: usize,
    /// The `Device` value itself.
    pub device_bytes: usize,
    /// A CQ's value.
    pub cq_bytes: usize,
    /// A queue pair's value.
    pub qp_bytes: usize,
}

impl Footprint {
    /// For devices reached through `P`.
    pub const fn of<'a, P: Platform + 'a>() -> Self {
        Self {
            dma_bytes: 4096 + BLOCKS * BLOCK_STRIDE + crate::eq::EQ_BYTES + 4096,
            device_bytes: size_of::<Device<'a, P>>(),
            cq_bytes: size_of::<Cq<'a, P>>(),
            qp_bytes: size_of::<crate::qp::Qp<'a, P>>(),
        }
    }
}

/// How many objects of each kind there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Live {
    /// CQs.
    pub cqs: u32,
    /// Queue pairs.
    pub qps: u32,
    /// Memory keys.
    pub mkeys: u32,
    /// Protection domains.
    pub pds: u32,
}

/// A device in use. Made by [`Device::bring_up`], ended by [`Device::teardown`].
pub struct Device<'a, P: Platform> {
    pub(crate) platform: &'a P,
    pub(crate) cmd: CommandChannel<'a>,
    pub(crate) ledger: PageLedger<'a>,
    pub(crate) records: Option<DbRecPool<'a>>,
    pub(crate) eq: Option<Eq<'a>>,
    pub(crate) uar: Option<Uar>,
    pub(crate) health: HealthMonitor,
    pub(crate) caps: CmdHcaCap,
    pub(crate) fw: FwRev,
    pub(crate) mac: [u8; 6],
    pub(crate) gid: [u8; 16],
    pub(crate) live: Live,
    pub(crate) mkey_variant: u8,
    pub(crate) cmd_limit: Duration,
    /// Tells devices apart, for objects that are passed to the wrong one.
    pub(crate) serial: u32,
    /// Memory that a dead device may still write to, or a command that was given up may still use: freed after the reset.
    pub(crate) graveyard: Vec<DmaMem<'a>, GRAVES>,
    pub(crate) page_requests: Deque<(u16, i32), PAGE_REQUESTS>,
    pub(crate) supply: Option<Supply>,
    dma_stopped: bool,
    failed_cqs: Vec<Cqn, FAILED_CQS>,
    pub(crate) page_error: Option<Error>,
}

/// Tells devices apart.
static NEXT_SERIAL: AtomicU32 = AtomicU32::new(1);

impl<P: Platform> core::fmt::Debug for Device<'_, P> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Device").field("fw", &self.fw).field("live", &self.live).finish_non_exhaustive()
    }
}

impl<'a, P: Platform> Device<'a, P> {
    pub(crate) fn new(
        platform: &'a P,
        cmd: CommandChannel<'a>,
        ledger: PageLedger<'a>,
        health_period: Duration,
        cmd_limit: Duration,
    ) -> Self {
        Self {
            platform,
            cmd,
            ledger,
            records: None,
            eq: None,
            uar: None,
            health: HealthMonitor::new(health_period),
            caps: CmdHcaCap::new(),
            fw: FwRev::default(),
            mac: [0; 6],
            gid: [0; 16],
            live: Live::default(),
            mkey_variant: 0,
            cmd_limit,
            serial: NEXT_SERIAL.fetch_add(1, Ordering::Relaxed),
            graveyard: Vec::new(),
            page_requests: Deque::new(),
            supply: None,
            dma_stopped: false,
            failed_cqs: Vec::new(),
            page_error: None,
        }
    }

    /// The general capabilities in force.
    pub const fn caps(&self) -> &CmdHcaCap {
        &self.caps
    }

    /// Firmware's revision.
    pub const fn fw_rev(&self) -> FwRev {
        self.fw
    }

    /// The port's MAC address.
    pub const fn mac(&self) -> [u8; 6] {
        self.mac
    }

    /// The RoCE address with index 0.
    pub const fn gid(&self) -> [u8; 16] {
        self.gid
    }

    /// Objects there are.
    pub const fn live(&self) -> Live {
        self.live
    }

    /// How the device is reached.
    pub const fn platform(&self) -> &'a P {
        self.platform
    }

    /// Command slots that timed out and are still the device's.
    pub fn abandoned_commands(&self) -> usize {
        self.cmd.abandoned()
    }

    /// How the device died, if it has.
    pub const fn dead(&self) -> Option<DeadReason> {
        self.health.dead()
    }

    /// Looks at the health registers. A dead device fails every command from here on.
    pub fn check_health(&mut self) -> Health {
        let health = self.health.check(self.platform.bar(), self.platform.now());
        if let Health::Dead(why) = health {
            self.cmd.kill(why);
        }
        health
    }

    /// Executes a command whose input and output are fixed structures.
    pub(crate) fn exec<C: Command>(&mut self, input: &mut C) -> Result<C::Out, CmdError> {
        stamp(input);
        let mut out = <C::Out as zerocopy::FromZeros>::new_zeroed();
        let lens = (input.as_bytes().len(), out.as_bytes().len());
        self.run(Lane::Normal, C::OPCODE, lens, |w| w.put(0, input.as_bytes()), out.as_mut_bytes())?;
        Ok(out)
    }

    /// Executes a command whose input is written by `fill`.
    pub(crate) fn run(
        &mut self,
        lane: Lane,
        opcode: Opcode,
        lens: (usize, usize),
        fill: impl FnOnce(&mut Input<'_, 'a>),
        out: &mut [u8],
    ) -> Result<(), CmdError> {
        let command = self.issue(lane, opcode, lens, fill)?;
        self.wait(lane, command, out)
    }

    /// Starts a command.
    pub(crate) fn issue(
        &mut self,
        lane: Lane,
        opcode: Opcode,
        lens: (usize, usize),
        fill: impl FnOnce(&mut Input<'_, 'a>),
    ) -> Result<InFlight, CmdError> {
        let now = self.platform.now();
        let issued = self.cmd.issue(self.platform.bar(), now, self.cmd_limit, lane, opcode, lens, fill);
        if let Some(why) = self.cmd.dead() {
            self.health.kill(why);
        }
        issued
    }

    /// Starts a command with a fixed input, to be looked after with [`look`](Self::look).
    pub(crate) fn start<C: Command>(&mut self, input: &mut C) -> Result<InFlight, CmdError> {
        stamp(input);
        let lens = (input.as_bytes().len(), size_of::<C::Out>());
        self.issue(Lane::Normal, C::OPCODE, lens, |w| w.put(0, input.as_bytes()))
    }

    /// Looks for the answer of a command in flight.
    pub(crate) fn look(&mut self, command: InFlight, out: &mut [u8]) -> Option<Result<(), CmdError>> {
        let platform = self.platform;
        let result = self.cmd.check(command, || platform.now(), out);
        if matches!(result, Some(Err(CmdError::TimedOut { .. }))) {
            self.health.suspect();
        }
        result
    }

    /// Waits for a command, serving page requests meanwhile: firmware may need pages to finish it.
    fn wait(&mut self, lane: Lane, command: InFlight, out: &mut [u8]) -> Result<(), CmdError> {
        let mut idle = 0u32;
        let mut checked = self.platform.now();
        loop {
            if let Some(result) = self.look(command, out) {
                return result;
            }
            idle += 1;
            if lane == Lane::Normal {
                self.take_events();
            }
            if idle.is_multiple_of(POLLS_PER_CLOCK) {
                let now = self.platform.now();
                if now.since(checked) >= STALL {
                    checked = now;
                    self.check_health();
                }
            }
            self.platform.pause();
        }
    }

    /// Takes events from the EQ: serves page requests, remembers failed CQs.
    pub(crate) fn take_events(&mut self) {
        let mut any = false;
        // At most a lap at a time, so that a device that never stops talking cannot keep us here.
        for _ in 0..1 << crate::eq::LOG_EQ_SIZE {
            let Some(event) = self.eq.as_mut().and_then(Eq::take) else { break };
            any = true;
            match event {
                Event::Pages { function, count } => {
                    if self.page_requests.push_back((function, count)).is_err() {
                        self.page_error = Some(Error::TooLarge {
                            what: "page requests waiting",
                            asked: PAGE_REQUESTS as u64 + 1,
                            max: PAGE_REQUESTS as u64,
                        });
                    }
                }
                Event::CqError { cqn, .. } => {
                    self.forget_failure(cqn);
                    if self.failed_cqs.is_full() {
                        // Numbers that no CQ has been waiting for longest are the least likely to be real.
                        self.failed_cqs.remove(0);
                    }
                    let _ = self.failed_cqs.push(cqn);
                }
                Event::Qp { .. } | Event::Port { .. } | Event::Other { .. } => {}
            }
        }
        if any && let Some(eq) = &self.eq {
            // A lost connection shows at the next health check.
            let _ = eq.update(self.platform.bar());
        }
        self.advance_pages();
    }

    /// A CQ's number now means another, or nothing.
    pub(crate) fn forget_failure(&mut self, cqn: Cqn) {
        self.failed_cqs.retain(|c| *c != cqn);
    }

    /// Memory for a ring, aligned so that the device can be told of it in few pages.
    pub(crate) fn alloc_ring(&self, bytes: usize) -> Result<DmaMem<'a>, DmaError> {
        let len = bytes.max(4096);
        let align = len.next_power_of_two().min(1 << 21);
        self.platform.dma_alloc(len, align).or_else(|_| self.platform.dma_alloc(len, 4096))
    }

    /// Makes sure that a device that is dead, but perhaps not gone, reaches memory no more.
    pub(crate) fn stop_dma(&mut self, why: DeadReason) {
        self.health.kill(why);
        self.cmd.kill(why);
        if why != DeadReason::Gone && !self.dma_stopped {
            self.dma_stopped = pci::update_command(self.platform, PciCommand::empty(), PciCommand::BUS_MASTER).is_ok();
        }
    }

    /// Takes events in and tells the CQs what concerns them. Call it now and then (and it is called by drains).
    pub fn poll_events(&mut self, cqs: &mut CqAllocator<'a, Cq<'a, P>>) {
        self.take_events();
        let mut i = 0;
        while i < self.failed_cqs.len() {
            let cqn = self.failed_cqs[i];
            let index = cqs.cqs().find(|(_, c)| scupper_verbs::CompletionQueue::cqn(*c) == cqn).map(|(i, _)| i);
            match index {
                Some(index) => {
                    if let Ok(cq) = cqs.cq_mut(index) {
                        cq.set_failed();
                    }
                    self.failed_cqs.swap_remove(i);
                }
                None => i += 1,
            }
        }
    }

    /// The error of the last page request that could not be served, once.
    pub fn take_page_error(&mut self) -> Option<Error> {
        self.page_error.take()
    }

    /// Makes a protection domain.
    pub fn alloc_pd(&mut self) -> Result<Pdn, Error> {
        let out: AllocPdOut = self.exec(&mut AllocPdIn::new())?;
        self.live.pds += 1;
        Ok(Pdn(out.pd()))
    }

    /// Ends a protection domain; refused by the device while something is in it.
    pub fn dealloc_pd(&mut self, pd: Pdn) -> Result<(), Error> {
        let mut input = DeallocPdIn::new();
        input.set_pd(pd.0);
        let result: Result<DeallocPdOut, CmdError> = self.exec(&mut input);
        self.gone_or(result)?;
        self.live.pds -= 1;
        Ok(())
    }

    /// Turns "the device is dead" into success, for commands that end an object: a dead device has no objects.
    pub(crate) fn gone_or<T>(&mut self, result: Result<T, CmdError>) -> Result<(), CmdError> {
        match result {
            Ok(_) | Err(CmdError::Dead { .. }) => Ok(()),
            Err(e) => match self.check_health() {
                Health::Dead(_) => Ok(()),
                Health::Alive => Err(e),
            },
        }
    }

    /// Frees memory the device has given up. A dead device may still be writing: its memory is kept until it is reset.
    pub(crate) fn free(&mut self, mem: DmaMem<'a>) {
        if self.dead().is_none() {
            self.platform.dma_free(mem);
        } else {
            self.bury(mem);
        }
    }

    /// Keeps memory until the device has been reset. What does not fit stays allocated until the platform ends.
    pub(crate) fn bury(&mut self, mem: DmaMem<'a>) {
        let _ = self.graveyard.push(mem);
    }
}

/// Writes a command's opcode where every input has it.
fn stamp<C: Command>(input: &mut C) {
    input.as_mut_bytes()[..2].copy_from_slice(&C::OPCODE.0.to_be_bytes());
}

/// log2 of the page size (relative to 4 KiB) and number of pages with which a buffer is described: the largest pages its
/// address and the field allow, so that a contiguous buffer needs one entry or few.
pub(crate) fn page_layout(iova: u64, len: usize) -> (u32, usize) {
    let log = len.next_power_of_two().trailing_zeros().min(iova.trailing_zeros()).clamp(12, 12 + 31);
    (log - 12, len.div_ceil(1usize << log).max(1))
}
