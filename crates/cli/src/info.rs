//! `scupper info`.

use crate::device::{DeviceArg, Job, Target, with};
use crate::report::DeviceReport;
use crate::session::{Memory, Session};
use anyhow::Result;

struct Info;

impl Job for Info {
    type Output = DeviceReport;

    fn on<P: Target>(self, platform: &P) -> Result<DeviceReport> {
        let mut memory = Memory::new(16);
        let start = platform.now();
        let session = Session::open(platform, &mut memory)?;
        let report = DeviceReport::of(&session.dev, platform.now().since(start))?;
        session.close()?;
        Ok(report)
    }
}

pub(crate) fn run(device: &DeviceArg, json: bool) -> Result<()> {
    let report = with(device, Info)?;
    if json {
        println!("{}", serde_json::to_string_pretty(&report)?);
    } else {
        report.print();
    }
    Ok(())
}
