//! What the commands print.

use anstyle::{AnsiColor, Style};
use comfy_table::{Cell, CellAlignment, Table, presets};
use scupper_mlx5::Device;
use scupper_platform::Platform;
use scupper_verbs::drain::Drained;
use serde::Serialize;
use std::time::Duration;

/// A device, for people and for machines.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct DeviceReport {
    pub(crate) device: String,
    pub(crate) firmware: String,
    pub(crate) mac: String,
    pub(crate) gid: String,
    pub(crate) max_send_requests: u32,
    pub(crate) max_cqes: u32,
    pub(crate) max_queue_pairs: u32,
    pub(crate) max_message_bytes: u64,
    pub(crate) rc: bool,
    pub(crate) atomics: bool,
    pub(crate) roce: bool,
    pub(crate) pages_given: u32,
    pub(crate) bring_up_us: f64,
}

impl DeviceReport {
    pub(crate) fn of<P: Platform>(dev: &Device<'_, P>, bring_up: Duration) -> anyhow::Result<Self> {
        let id = scupper_platform::pci::identity(dev.platform())?;
        let c = dev.caps();
        let hex = |bytes: &[u8]| bytes.iter().map(|b| format!("{b:02x}")).collect::<Vec<_>>();
        let gid: Vec<String> = hex(&dev.gid()).chunks(2).map(<[String]>::concat).collect();
        Ok(Self {
            device: format!("{:04x}:{:04x}", id.vendor, id.device),
            firmware: dev.fw_rev().to_string(),
            mac: hex(&dev.mac()).join(":"),
            gid: gid.join(":"),
            max_send_requests: (1 << c.log_max_qp_sz().min(15)) - 1,
            max_cqes: 1 << c.log_max_cq_sz().min(31),
            max_queue_pairs: 1 << c.log_max_qp().min(31),
            max_message_bytes: 1 << c.log_max_msg().min(63),
            rc: c.rc(),
            atomics: c.atomic(),
            roce: c.roce(),
            pages_given: dev.pages_out(),
            bring_up_us: bring_up.as_secs_f64() * 1e6,
        })
    }

    pub(crate) fn print(&self) {
        let yes = |b| if b { "yes" } else { "no" };
        field("device", &format!("{}, firmware {}", self.device, self.firmware));
        field("port", &format!("Ethernet, MAC {}, RoCE address {}", self.mac, self.gid));
        field(
            "capabilities",
            &format!(
                "RC {}, RoCE {}, atomics {}; {} send requests a queue, {} CQEs a CQ, {} queue pairs, {} MiB a message",
                yes(self.rc),
                yes(self.roce),
                yes(self.atomics),
                self.max_send_requests,
                self.max_cqes,
                self.max_queue_pairs,
                self.max_message_bytes >> 20
            ),
        );
        field("brought up", &format!("in {}, {} pages given to firmware", micros(self.bring_up_us), self.pages_given));
    }
}

/// A drain, for people and for machines.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct DrainReport {
    pub(crate) what: String,
    pub(crate) path: String,
    pub(crate) depth: u32,
    pub(crate) completed: u32,
    pub(crate) failed: u32,
    pub(crate) flushed_by_hardware: u32,
    pub(crate) flushed_by_software: u32,
    pub(crate) lost: u32,
    pub(crate) us: f64,
    pub(crate) ns_per_wqe: f64,
    pub(crate) device_dead: Option<String>,
}

impl DrainReport {
    pub(crate) fn of(what: &str, depth: u32, d: &Drained) -> Self {
        Self {
            what: what.into(),
            path: d.path.to_string(),
            depth,
            completed: d.tally.completed,
            failed: d.tally.failed,
            flushed_by_hardware: d.tally.flushed,
            flushed_by_software: d.tally.flushed_in_software,
            lost: d.tally.lost,
            us: d.elapsed.as_secs_f64() * 1e6,
            ns_per_wqe: d.elapsed.as_secs_f64() * 1e9 / f64::from(depth.max(1)),
            device_dead: d.dead.map(|why| why.to_string()),
        }
    }
}

/// Prints drains as a table.
pub(crate) fn drains(rows: &[DrainReport]) {
    let mut table = Table::new();
    table.load_style(presets::UTF8_BORDERS_ONLY);
    table.set_header(["drain", "path", "depth", "completed", "flushed by hw", "by sw", "time", "ns/WQE"]);
    for r in rows {
        let number = |n: u32| Cell::new(n).set_alignment(CellAlignment::Right);
        let right = |s: String| Cell::new(s).set_alignment(CellAlignment::Right);
        table.add_row([
            Cell::new(&r.what),
            Cell::new(&r.path),
            number(r.depth),
            number(r.completed),
            number(r.flushed_by_hardware),
            number(r.flushed_by_software),
            right(micros(r.us)),
            right(format!("{:.1}", r.ns_per_wqe)),
        ]);
    }
    anstream::println!("{table}");
}

/// A line of the report.
pub(crate) fn field(name: &str, value: &str) {
    let style = AnsiColor::Cyan.on_default();
    anstream::println!("{style}{name:>14}{style:#}  {value}");
}

/// A heading.
pub(crate) fn heading(text: &str) {
    let style = Style::new().bold();
    anstream::println!("{style}{text}{style:#}");
}

/// A good end.
pub(crate) fn good(text: &str) {
    let style = AnsiColor::Green.on_default().bold();
    anstream::println!("{style}{text}{style:#}");
}

/// A time for people.
pub(crate) fn micros(us: f64) -> String {
    if us >= 1e6 {
        format!("{:.2} s", us / 1e6)
    } else if us >= 1e3 {
        format!("{:.2} ms", us / 1e3)
    } else {
        format!("{us:.1} us")
    }
}
