//! `cargo xtask bench`: what posting, polling and draining cost, in instructions and in time.
//!
//! Instructions are counted by callgrind and are the same in every run. What the driver and the simulated clock execute is told
//! apart from the model of the device, which stands in for hardware.

use crate::tool;
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::{Command, Stdio};

/// What is measured, and how a reader would call it.
const KINDS: [(&str, &str); 7] = [
    ("post", "post, a doorbell each"),
    ("post-chained", "post, chains of 32"),
    ("poll", "poll, success"),
    ("poll-flush", "poll, flush"),
    ("drain-hardware", "drain, hardware-specific"),
    ("drain-generic", "drain, generic"),
    ("software-flush", "drain of a dead device"),
];

/// Requests; the last is the largest depth of a send queue.
const DEPTHS: [u32; 4] = [1, 64, 1024, 32_767];

/// Runs of which the fastest counts.
const RUNS: usize = 5;

/// Measures everything and prints a table.
pub fn run(root: &Path) -> Result<()> {
    if !tool::exists("valgrind") {
        install()?;
    }
    let build = ["build", "--quiet", "--locked", "--profile", "bench", "-p", "scupper-tests", "--bin", "measure"];
    tool::run(tool::cargo().args(build).current_dir(root))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), Into::into);
    let program = target.join("release").join("measure");
    println!(
        "{:<26} {:>6} {:>14} {:>9} {:>14} {:>9}",
        "", "depth", "instructions", "per WQE", "of the model", "ns/WQE"
    );
    for (kind, name) in KINDS {
        for depth in DEPTHS {
            // The profiler turns counting over whenever it passes a mark. Marks around the work count all of it; around the
            // model, all that the model does; around both, the work without the model and the model outside the work.
            let work = instructions(&program, kind, depth, &WORK)?;
            let model = instructions(&program, kind, depth, &MODEL)?;
            let either = instructions(&program, kind, depth, &[&WORK[..], &MODEL[..]].concat())?;
            let driver = (work + either).saturating_sub(model) / 2;
            let mut best = u64::MAX;
            for _ in 0..RUNS {
                let text = tool::output(Command::new(&program).args([kind, &depth.to_string()]))?;
                best = best.min(text.trim().parse().with_context(|| format!("`{text}` is not a time"))?);
            }
            let per = |n: u64| n as f64 / f64::from(depth);
            let model = work.saturating_sub(driver);
            println!("{name:<26} {depth:>6} {driver:>14} {:>9.1} {model:>14} {:>9.1}", per(driver), per(best));
        }
    }
    println!(
        "ns/WQE is the fastest of {RUNS} runs and has the model's share in it; instructions are the driver's alone."
    );
    Ok(())
}

/// The function of `measure` that does the work.
const WORK: [&str; 1] = ["under_measurement"];

/// The functions of `emu::sim` that enter the model.
const MODEL: [&str; 3] = ["model_turn", "model_write", "model_read"];

/// Instructions between marks at the beginning and the end of these functions.
fn instructions(program: &Path, kind: &str, depth: u32, marks: &[&str]) -> Result<u64> {
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    command.args(marks.iter().map(|f| format!("--toggle-collect=*{f}*")));
    let output = command.arg(program).args([kind, &depth.to_string()]).stdin(Stdio::null()).output()?;
    let text = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        bail!("measuring {kind} at {depth} failed: {text}");
    }
    let line = text.lines().find_map(|l| l.split_once("Collected :")).context("callgrind says nothing")?;
    line.1.trim().parse().with_context(|| format!("callgrind says {}", line.1))
}

fn install() -> Result<()> {
    println!("bench: installing valgrind");
    tool::run(Command::new("apt-get").args(["install", "--yes", "--no-install-recommends", "valgrind"]))
        .context("valgrind is needed; as an ordinary user, have it installed: apt-get install valgrind")
}
