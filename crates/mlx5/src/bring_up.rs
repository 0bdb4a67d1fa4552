//! Bring-up, as a page of steps in the order in which the device wants them.
//!
//! Each step is one call. If one fails, what was done is undone by ownership: bus mastering off, reset, memory back. No
//! step waits without a limit.

use crate::cmd::{CommandChannel, Input, Lane};
use crate::dbrec::DbRecPool;
use crate::device::{Device, Error};
use crate::eq::{EQ_BYTES, Eq, LOG_EQ_SIZE};
use crate::init_seg;
use crate::pages::{PageChunk, PageLedger};
use crate::uar::Uar;
use core::time::Duration;
use scupper_hw::cmd_device::{
    AccessRegisterIn, AccessRegisterOut, EnableHcaIn, HcaCapOpMod, HcaCapType, InitHcaIn, QueryHcaCapIn,
    QueryHcaCapOut, QueryIssiIn, QueryPagesOpMod, RegisterHostEndianness, RegisterId, SetHcaCapIn, SetHcaCapOut,
    SetIssiIn,
};
use scupper_hw::cmd_objects::{AllocUarIn, CreateEqIn, CreateEqOut};
use scupper_hw::cmd_queue::Opcode;
use scupper_hw::eqe::EventType;
use scupper_hw::hca_cap::{CmdHcaCap, PortType};
use scupper_platform::pci::{self, Command as PciCommand};
use scupper_platform::{Bar, Deadline, Platform, ResetError};
use zerocopy::{FromBytes, IntoBytes};

/// The revision of the command interface this driver speaks.
const CMD_INTERFACE_REV: u32 = 5;

/// Offset of a capability structure in the commands that carry one.
const CAP_AT: usize = 0x10;

/// Limits and choices of a bring-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// How long a command may take.
    pub cmd_limit: Duration,
    /// How long firmware may be initializing.
    pub init_limit: Duration,
    /// In which time the health counter changes at least once.
    pub health_period: Duration,
}

impl Default for Config {
    /// The limits of Linux's driver for real hardware.
    fn default() -> Self {
        Self {
            cmd_limit: Duration::from_secs(60),
            init_limit: Duration::from_secs(120),
            health_period: Duration::from_secs(2),
        }
    }
}

/// The steps, for errors and reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The function answers in configuration space and decodes memory.
    Pci,
    /// The function is reset.
    Reset,
    /// The command interface has the right revision.
    CommandInterface,
    /// The device has the command queue and is initialized.
    CommandQueue,
    /// ENABLE_HCA.
    EnableHca,
    /// QUERY_ISSI and SET_ISSI.
    Issi,
    /// Pages for boot.
    BootPages,
    /// The host's byte order.
    HostEndianness,
    /// QUERY_HCA_CAP and SET_HCA_CAP.
    Capabilities,
    /// Pages for initialization.
    InitPages,
    /// INIT_HCA.
    InitHca,
    /// What the device can do is enough.
    Requirements,
    /// ALLOC_UAR.
    Uar,
    /// CREATE_EQ.
    EventQueue,
    /// Addresses of the port.
    Roce,
}

/// A bring-up that failed. Everything it did has been undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("bring-up failed at step {step:?}: {error}")]
pub struct BringUpError {
    /// Where.
    pub step: Step,
    /// Why.
    pub error: Error,
}

trait At<T> {
    fn at(self, step: Step) -> Result<T, BringUpError>;
}

impl<T, E: Into<Error>> At<T> for Result<T, E> {
    fn at(self, step: Step) -> Result<T, BringUpError> {
        self.map_err(|e| BringUpError { step, error: e.into() })
    }
}

impl<'a, P: Platform> Device<'a, P> {
    /// Brings a device up. `chunks` is memory for the page ledger: one for each 64 pages firmware may ask for.
    pub fn bring_up(platform: &'a P, chunks: &'a mut [PageChunk<'a>], config: &Config) -> Result<Self, BringUpError> {
        pci::identity(platform).at(Step::Pci)?;
        pci::update_command(platform, PciCommand::MEMORY, PciCommand::BUS_MASTER).at(Step::Pci)?;
        reset(platform).at(Step::Reset)?;
        pci::update_command(platform, PciCommand::MEMORY, PciCommand::BUS_MASTER).at(Step::Pci)?;
        let (log_size, log_stride) = command_interface(platform.bar()).at(Step::CommandInterface)?;

        let cmd = CommandChannel::new(platform, log_size, log_stride).at(Step::CommandQueue)?;
        let ledger = PageLedger::new(chunks);
        let mut dev = Self::new(platform, cmd, ledger, config.health_period, config.cmd_limit);
        match dev.steps(config) {
            Ok(()) => Ok(dev),
            Err(e) => {
                dev.abandon();
                Err(e)
            }
        }
    }

    fn steps(&mut self, config: &Config) -> Result<(), BringUpError> {
        pci::update_command(self.platform, PciCommand::BUS_MASTER, PciCommand::empty()).at(Step::Pci)?;
        self.fw = init_seg::fw_rev(self.platform.bar()).at(Step::CommandInterface)?;
        init_seg::write_cmdq_address(self.platform.bar(), self.cmd.iova()).at(Step::CommandQueue)?;
        wait_initialized(self.platform, config.init_limit).at(Step::CommandQueue)?;

        self.exec(&mut EnableHcaIn::new()).at(Step::EnableHca)?;
        self.set_issi().at(Step::Issi)?;
        self.supply_pages(QueryPagesOpMod::BOOT).at(Step::BootPages)?;
        self.set_host_endianness().at(Step::HostEndianness)?;
        self.set_capabilities().at(Step::Capabilities)?;
        self.supply_pages(QueryPagesOpMod::INIT).at(Step::InitPages)?;
        self.exec(&mut InitHcaIn::new()).at(Step::InitHca)?;
        self.caps = self.query_capabilities(HcaCapOpMod::CURRENT).at(Step::Requirements)?;
        self.check_requirements().at(Step::Requirements)?;

        self.records = Some(DbRecPool::new(self.platform).at(Step::Uar)?);
        let uar = self.exec(&mut AllocUarIn::new()).at(Step::Uar)?;
        self.uar = Some(Uar(uar.uar()));
        self.check_uar(Uar(uar.uar())).at(Step::Uar)?;
        self.create_eq(Uar(uar.uar())).at(Step::EventQueue)?;
        if self.caps.roce() && self.caps.port_type() == u32::from(PortType::ETHERNET.0) {
            self.set_up_roce().at(Step::Roce)?;
        }
        Ok(())
    }

    fn set_issi(&mut self) -> Result<(), Error> {
        let out = self.exec(&mut QueryIssiIn::new())?;
        if out.supported_issi_dw0() & 2 == 0 {
            return Err(Error::Missing { what: "ISSI 1", field: "supported_issi", value: out.supported_issi_dw0() });
        }
        let mut set = SetIssiIn::new();
        set.set_current_issi(1);
        self.exec(&mut set)?;
        Ok(())
    }

    fn set_host_endianness(&mut self) -> Result<(), Error> {
        let mut head = AccessRegisterIn::new();
        head.set_opcode(u32::from(Opcode::ACCESS_REG.0)).set_register_id(u32::from(RegisterId::HOST_ENDIANNESS.0));
        let mut register = RegisterHostEndianness::new();
        register.set_he(cfg!(target_endian = "big"));
        const DATA: usize = AccessRegisterIn::REGISTER_DATA_OFFSET;
        let lens = (DATA + RegisterHostEndianness::BYTES, AccessRegisterOut::BYTES + RegisterHostEndianness::BYTES);
        let fill = |w: &mut Input<'_, '_>| {
            w.put(0, head.as_bytes());
            w.put(DATA, register.as_bytes());
        };
        self.run(Lane::Normal, Opcode::ACCESS_REG, lens, fill, &mut [0; AccessRegisterOut::BYTES])?;
        Ok(())
    }

    fn query_capabilities(&mut self, which: HcaCapOpMod) -> Result<CmdHcaCap, Error> {
        let mut head = QueryHcaCapIn::new();
        head.set_opcode(u32::from(Opcode::QUERY_HCA_CAP.0));
        head.set_op_mod(u32::from(HcaCapType::GENERAL.0 << 1 | which.0));
        let mut out = [0; CAP_AT + CmdHcaCap::BYTES];
        let lens = (QueryHcaCapIn::BYTES, QueryHcaCapOut::BYTES);
        self.run(Lane::Normal, Opcode::QUERY_HCA_CAP, lens, |w| w.put(0, head.as_bytes()), &mut out)?;
        Ok(CmdHcaCap::read_from_bytes(&out[CAP_AT..]).unwrap_or_default())
    }

    /// Takes the current capabilities and sets what this driver wants differently: no command signatures, UAR pages of
    /// 4 KiB, as many queue pairs as there can be.
    fn set_capabilities(&mut self) -> Result<(), Error> {
        let max = self.query_capabilities(HcaCapOpMod::MAX)?;
        let mut caps = self.query_capabilities(HcaCapOpMod::CURRENT)?;
        caps.set_cmdif_checksum(0).set_log_uar_page_sz(0).set_log_max_qp(max.log_max_qp().min(18));
        let mut head = SetHcaCapIn::new();
        head.set_opcode(u32::from(Opcode::SET_HCA_CAP.0)).set_op_mod(u32::from(HcaCapType::GENERAL.0 << 1));
        let fill = |w: &mut Input<'_, '_>| {
            w.put(0, &head.as_bytes()[..CAP_AT]);
            w.put(CAP_AT, caps.as_bytes());
        };
        let lens = (SetHcaCapIn::BYTES, SetHcaCapOut::BYTES);
        self.run(Lane::Normal, Opcode::SET_HCA_CAP, lens, fill, &mut [0; SetHcaCapOut::BYTES])?;
        Ok(())
    }

    fn check_requirements(&self) -> Result<(), Error> {
        let c = &self.caps;
        if c.cqe_version() < 1 {
            // Without the user index in CQEs a stale one could not be told from a new one.
            return Err(Error::Missing { what: "user indices in CQEs", field: "cqe_version", value: c.cqe_version() });
        }
        if !(6..=9).contains(&c.log_bf_reg_size()) {
            // Two halves of at least 32 bytes, and four registers in half a page.
            let value = c.log_bf_reg_size();
            return Err(Error::Missing { what: "send doorbells of a usable size", field: "log_bf_reg_size", value });
        }
        if !c.rc() {
            return Err(Error::Missing { what: "RC queue pairs", field: "rc", value: 0 });
        }
        Ok(())
    }

    fn check_uar(&self, uar: Uar) -> Result<(), Error> {
        let (end, len) = (uar.base() + crate::uar::UAR_BYTES, self.platform.bar().len());
        if end > len {
            return Err(Error::TooLarge { what: "UAR page's end in BAR 0", asked: end as u64, max: len as u64 });
        }
        Ok(())
    }

    fn create_eq(&mut self, uar: Uar) -> Result<(), Error> {
        let mem = self.platform.dma_alloc(EQ_BYTES, 4096)?;
        let ring = Eq::prepare(&mem);
        let mut input = CreateEqIn::new();
        input.set_opcode(u32::from(Opcode::CREATE_EQ.0));
        let (log_page, pages) = crate::device::page_layout(mem.iova().0, EQ_BYTES);
        let eqc = input.eq_context_entry_mut();
        eqc.set_log_eq_size(u32::from(LOG_EQ_SIZE)).set_uar_page(uar.0).set_log_page_size(log_page);
        let events = [
            EventType::PATH_MIG,
            EventType::COMM_EST,
            EventType::SQ_DRAINED,
            EventType::CQ_ERROR,
            EventType::WQ_CATAS_ERROR,
            EventType::PATH_MIG_FAILED,
            EventType::PORT_CHANGE,
            EventType::PAGE_REQUEST,
            EventType::WQ_INVAL_REQ_ERROR,
            EventType::WQ_ACCESS_ERROR,
            EventType::SRQ_LAST_WQE,
        ];
        input.set_event_bitmask(0, events.iter().fold(0, |mask, e| mask | 1 << e.0));
        let base = mem.iova();
        let fill = |w: &mut Input<'_, '_>| {
            w.put(0, input.as_bytes());
            w.put_addresses(CreateEqIn::PAS_OFFSET, (0..pages).map(|i| base.add((i as u64) << (12 + log_page)).0));
        };
        let mut out = CreateEqOut::new();
        let lens = (CreateEqIn::BYTES + 8 * pages, CreateEqOut::BYTES);
        let made = self.run(Lane::Normal, Opcode::CREATE_EQ, lens, fill, out.as_mut_bytes());
        if let Err(e) = made {
            self.undo(&e, mem, None);
            return Err(e.into());
        }
        self.eq = Some(Eq::new(mem, ring, out.eq_number() as u8, uar));
        Ok(())
    }
}

/// Resets the function, where it can be reset, and looks whether that had an effect.
fn reset<P: Platform>(platform: &P) -> Result<(), Error> {
    const REGISTERS: [usize; 2] = [0x10, 0x14];
    let address = |bar: &P::Bar| -> Result<[u32; 2], Error> {
        Ok([bar.read32(REGISTERS[0])?, bar.read32(REGISTERS[1])? & !0xfff])
    };
    let before = address(platform.bar())?;
    match platform.reset() {
        Ok(()) => {}
        Err(ResetError::Unsupported) => return Ok(()),
        Err(e) => return Err(e.into()),
    }
    // A command queue address that survives shows that nothing was reset, whatever the answer was.
    let after = address(platform.bar())?;
    for i in 0..2 {
        if before[i] != 0 && before[i] != u32::MAX && before[i] == after[i] {
            return Err(ResetError::Ineffective { offset: REGISTERS[i], value: after[i] }.into());
        }
    }
    Ok(())
}

/// Checks the interface's revision and reads the sizes of the command queue.
fn command_interface<B: Bar>(bar: &B) -> Result<(u32, u32), Error> {
    let revision = init_seg::cmd_interface_rev(bar)?;
    if revision != CMD_INTERFACE_REV {
        return Err(Error::Missing {
            what: "command interface revision 5",
            field: "cmd_interface_rev",
            value: revision,
        });
    }
    let (log_size, log_stride) = init_seg::cmdq_log_sizes(bar)?;
    if log_size + log_stride > 12 || log_size > 5 || log_stride < 6 {
        let value = log_size << 4 | log_stride;
        return Err(Error::Missing { what: "a command queue of one page", field: "log_cmdq_size/stride", value });
    }
    Ok((log_size, log_stride))
}

/// Waits until firmware is initialized.
fn wait_initialized<P: Platform>(platform: &P, limit: Duration) -> Result<(), Error> {
    let deadline = Deadline::after(platform.now(), limit);
    loop {
        let register = init_seg::read_initializing(platform.bar())?;
        if register == u32::MAX {
            return Err(Error::Dead(scupper_verbs::drain::DeadReason::Gone));
        }
        if register >> 31 == 0 {
            return Ok(());
        }
        if deadline.passed(platform.now()) {
            return Err(Error::Initializing { limit, register });
        }
        platform.pause();
    }
}
