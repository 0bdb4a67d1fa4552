//! `scupper drain`.

use crate::DrainArgs;
use crate::device::{Job, Target, with};
use crate::report::{self, DrainReport};
use crate::session::{Memory, Session};
use anyhow::Result;
use clap::ValueEnum;
use core::time::Duration;
use scupper_emu::{Act, Occasion, Rule, Twist};
use scupper_platform::Deadline;
use scupper_verbs::drain::{DrainPath, drain};
use scupper_verbs::{Side, Wc};

/// Opcode of 2ERR_QP.
const TO_ERROR: u16 = 0x507;

/// Which drain.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum PathArg {
    /// The provider's own.
    Hardware,
    /// The one any provider can do.
    Generic,
}

impl From<PathArg> for DrainPath {
    fn from(path: PathArg) -> Self {
        match path {
            PathArg::Hardware => Self::Hardware,
            PathArg::Generic => Self::Generic,
        }
    }
}

/// What the device does wrong.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum FaultArg {
    /// The marker's completion never comes.
    SwallowMarker,
    /// The command that moves the queue to ERR is refused.
    RefuseError,
    /// That command is never answered.
    StallError,
    /// That command is answered and not carried out.
    IgnoreError,
    /// Every completion comes twice.
    DuplicateCqes,
    /// The device dies in the middle of the flush.
    Die,
    /// The device vanishes from the bus in the middle of the flush.
    Vanish,
}

impl FaultArg {
    fn rule(self, depth: u32) -> Rule {
        let command = Occasion::Command { opcode: Some(TO_ERROR) };
        let cqe = Occasion::Cqe { qpn: None, error: None };
        let rule = |on, skip, count, act| Rule { on, skip, count, act };
        match self {
            Self::SwallowMarker => rule(Occasion::Marker, 0, 1, Twist::Swallow),
            Self::RefuseError => rule(command, 0, 1, Twist::Refuse { status: 0x09, syndrome: 0 }),
            Self::StallError => rule(command, 0, 1, Twist::Withhold),
            Self::IgnoreError => rule(command, 0, 1, Twist::Pretend),
            Self::DuplicateCqes => rule(cqe, 0, scupper_emu::model::faults::ALWAYS, Twist::Duplicate),
            Self::Die => rule(cqe, depth / 2, 1, Twist::Die { syndrome: 1 }),
            Self::Vanish => rule(cqe, depth / 2, 1, Twist::Vanish),
        }
    }
}

struct Drain<'d> {
    args: &'d DrainArgs,
}

impl Job for Drain<'_> {
    type Output = DrainReport;

    fn on<P: Target>(self, platform: &P) -> Result<DrainReport> {
        let args = self.args;
        let mut memory = Memory::new(args.depth);
        let mut s = Session::open(platform, &mut memory)?;
        for id in 0..args.depth {
            let signaled = args.signal_every != 0 && id % args.signal_every == 0;
            s.post_waiting(u64::from(id), signaled)?;
        }
        if let Some(fault) = args.fault {
            platform.order(Act::Rule(fault.rule(args.depth)))?;
        }
        let deadline = Deadline::after(platform.now(), Duration::from_millis(args.deadline_ms));
        let mut next = 0;
        let mut in_order = true;
        let mut sink = |wc: Wc| {
            in_order &= wc.wr_id == next;
            next += 1;
        };
        let drained = drain(&mut s.dev, &mut s.cqs, &mut s.a, Side::Sq, args.path.into(), deadline, &mut sink);
        let end = s.close();
        let drained = drained?;
        anyhow::ensure!(in_order && next == u64::from(args.depth), "requests were not reported once each in order");
        end?;
        Ok(DrainReport::of("requests in flight", args.depth, &drained))
    }
}

pub(crate) fn run(args: &DrainArgs, json: bool) -> Result<()> {
    let report = with(&args.device, Drain { args })?;
    if json {
        println!("{}", serde_json::to_string_pretty(&report)?);
    } else {
        report::drains(std::slice::from_ref(&report));
        if let Some(why) = &report.device_dead {
            report::field("device", why);
        }
    }
    Ok(())
}
