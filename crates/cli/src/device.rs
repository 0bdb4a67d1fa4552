//! Which device to use, and a platform for it.

use anyhow::{Context, Result, bail};
use scupper_emu::server::LAB_ORDERS;
use scupper_emu::sim::{self, Sim};
use scupper_emu::{Act, Profile};
use scupper_platform::Platform;
use scupper_vfio::{Options, VfioUser};
use std::path::PathBuf;
use std::str::FromStr;

/// Bytes of DMA memory for a device: the largest queue and its CQ fit several times.
pub(crate) const MEMORY: usize = 64 << 20;

/// A device, as the command line names it.
#[derive(Clone, Debug)]
pub(crate) enum DeviceArg {
    /// In this process, in virtual time.
    Sim,
    /// Behind a socket.
    VfioUser(PathBuf),
}

impl FromStr for DeviceArg {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        match s.split_once(':') {
            None if s == "sim" => Ok(Self::Sim),
            Some(("vfio-user", path)) if !path.is_empty() => Ok(Self::VfioUser(path.into())),
            _ => Err("give `sim` or `vfio-user:PATH`".into()),
        }
    }
}

/// A platform whose device can be told to misbehave.
pub(crate) trait Target: Platform {
    /// Orders a fault.
    fn order(&self, act: Act) -> Result<()>;
}

impl Target for Sim<'_> {
    fn order(&self, act: Act) -> Result<()> {
        self.act(act);
        Ok(())
    }
}

impl Target for VfioUser {
    fn order(&self, act: Act) -> Result<()> {
        let json = serde_json::to_vec(&act)?;
        VfioUser::order(self, LAB_ORDERS, &json).context("this server takes no orders; is it `scupper emu`?")
    }
}

/// Something that is done on a device.
pub(crate) trait Job {
    /// What it results in.
    type Output;
    /// Does it.
    fn on<P: Target>(self, platform: &P) -> Result<Self::Output>;
}

/// Does a job on a device.
pub(crate) fn with<J: Job>(device: &DeviceArg, job: J) -> Result<J::Output> {
    match device {
        DeviceArg::Sim => {
            let mut memory = sim::memory(MEMORY);
            job.on(&Sim::new(&mut memory, Profile::Scupper))
        }
        DeviceArg::VfioUser(path) => job.on(&open(path)?),
    }
}

/// Connects to a server.
pub(crate) fn open(path: &std::path::Path) -> Result<VfioUser> {
    if !path.exists() {
        bail!("nothing serves at {}: start one with `scupper emu --socket {}`", path.display(), path.display());
    }
    VfioUser::open(path, &Options { memory: MEMORY, ..Options::default() })
        .with_context(|| format!("cannot use the device at {}", path.display()))
}
