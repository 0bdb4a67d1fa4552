//! Teardown: everything in reverse, every page back.
//!
//! Objects first (their owners have ended them), then EQ and UAR, TEARDOWN_HCA, pages until firmware has none, DISABLE_HCA;
//! then bus mastering off, reset, and only then memory back. A dead device is not asked for anything: it is cut off from
//! memory, reset, and its memory freed.

use crate::cmd::CmdError;
use crate::device::{Device, Error, Live};
use scupper_hw::cmd_device::{DisableHcaIn, TeardownHcaIn, TeardownHcaOut};
use scupper_hw::cmd_objects::{DeallocUarIn, DestroyEqIn};
use scupper_platform::Platform;
use scupper_platform::pci::{self, Command as PciCommand};
use scupper_verbs::drain::DeadReason;

/// What a teardown came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TornDown {
    /// Pages firmware kept (it was dead, or it returned fewer than it had); their memory was freed after the reset.
    pub pages_kept: u32,
    /// The device was dead or refused a step, so it was cut off instead of being asked.
    pub forced: bool,
}

impl<P: Platform> Device<'_, P> {
    /// Ends the device. Refused while objects are there: then the device comes back.
    pub fn teardown(mut self) -> Result<TornDown, (Self, Error)> {
        let Live { cqs, qps, mkeys, pds } = self.live;
        if self.dead().is_none() && (cqs | qps | mkeys | pds) != 0 {
            return Err((self, Error::Live { cqs, qps, mkeys, pds }));
        }
        let graceful = self.dead().is_none() && self.ask_to_end().is_ok();
        let pages_kept = self.ledger.pages_out();
        self.cut_off();
        Ok(TornDown { pages_kept, forced: !graceful })
    }

    /// Ends a device that is half up, or not to be asked: bus mastering off, reset, memory back.
    pub fn abandon(self) {
        self.cut_off();
    }

    fn ask_to_end(&mut self) -> Result<(), Error> {
        if let Some(eq) = &self.eq {
            let mut input = DestroyEqIn::new();
            input.set_eq_number(u32::from(eq.eqn()));
            self.exec(&mut input)?;
        }
        if let Some(eq) = self.eq.take() {
            self.free(eq.into_mem());
        }
        if let Some(uar) = self.uar.take() {
            let mut input = DeallocUarIn::new();
            input.set_uar(uar.0);
            self.exec(&mut input)?;
        }
        let out: TeardownHcaOut = self.exec(&mut TeardownHcaIn::new())?;
        if out.state() {
            return Err(CmdError::BadAnswer {
                opcode: scupper_hw::cmd_queue::Opcode::TEARDOWN_HCA,
                what: "teardown state",
                value: 1,
            }
            .into());
        }
        // All there are, those included that are on their way at this moment.
        self.reclaim_pages(0, u32::MAX)?;
        self.exec(&mut DisableHcaIn::new())?;
        Ok(())
    }

    /// Bus mastering off, reset; then the device reaches no memory any more, and it is freed.
    fn cut_off(mut self) {
        let off = pci::update_command(self.platform, PciCommand::empty(), PciCommand::BUS_MASTER);
        let reset = self.platform.reset();
        if off.is_err() && reset.is_err() && self.dead() != Some(DeadReason::Gone) {
            // It may still be writing: its memory stays allocated until the platform ends.
            return;
        }
        let platform = self.platform;
        self.ledger.free_all(platform);
        if let Some(eq) = self.eq.take() {
            platform.dma_free(eq.into_mem());
        }
        while let Some(mem) = self.graveyard.pop() {
            platform.dma_free(mem);
        }
        // Queue pairs and CQs that were not ended still write to their records; those stay allocated with them.
        if let Some(records) = self.records.take()
            && self.live.qps == 0
            && self.live.cqs == 0
        {
            platform.dma_free(records.into_mem());
        }
        self.cmd.into_mem().into_iter().for_each(|mem| platform.dma_free(mem));
    }
}
