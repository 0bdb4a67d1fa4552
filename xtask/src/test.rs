//! `cargo xtask test`: sets up what is needed, runs every part, reports every failure, and says what ran and what did not.

use crate::{accessors, codegen, no_std, readme, tool, verify_specs};
use anyhow::{Result, bail};
use std::path::Path;
use std::time::Instant;

/// What became of a part.
enum Outcome {
    Passed,
    Skipped(String),
    Failed(String),
}

struct Part {
    name: &'static str,
    what: &'static str,
    run: fn(&Path) -> Result<()>,
    /// Why this machine cannot do it, if it cannot.
    unavailable: fn() -> Option<String>,
}

const fn always() -> Option<String> {
    None
}

const PARTS: &[Part] = &[
    Part { name: "fmt", what: "the code is formatted", run: fmt, unavailable: always },
    Part {
        name: "codegen",
        what: "generated code is as hw-specs/ say",
        run: |root| codegen::run(root, true),
        unavailable: always,
    },
    Part { name: "clippy", what: "no lint complains", run: clippy, unavailable: always },
    Part { name: "docs", what: "documentation builds", run: docs, unavailable: always },
    Part {
        name: "tests",
        what: "units, scenarios in process and over a socket, faults",
        run: tests,
        unavailable: always,
    },
    Part { name: "doctests", what: "examples in the documentation", run: doctests, unavailable: always },
    Part {
        name: "accessors",
        what: "generated accessors are one load and a byte swap",
        run: accessors::run,
        unavailable: accessors::unavailable,
    },
    Part {
        name: "sim",
        what: "500 random runs under a simulated clock",
        run: |root| sim(root, &[("--first", 1), ("--seeds", 500)]),
        unavailable: always,
    },
    Part { name: "no-std", what: "the core links without std and allocator", run: no_std::run, unavailable: always },
    Part {
        name: "verify-specs",
        what: "the layouts are the kernel's",
        run: |root| verify_specs::run(root, None, false),
        unavailable: verify_specs::unavailable,
    },
    Part { name: "readme", what: "the commands the README shows", run: readme::run, unavailable: always },
];

/// Runs all parts, or those named.
pub fn run(root: &Path, only: &[String]) -> Result<()> {
    if let Some(unknown) = only.iter().find(|n| PARTS.iter().all(|p| p.name != **n)) {
        let names: Vec<_> = PARTS.iter().map(|p| p.name).collect();
        bail!("there is no part `{unknown}`; there are {}", names.join(", "));
    }
    let mut results = Vec::new();
    for part in PARTS.iter().filter(|p| only.is_empty() || only.iter().any(|n| n == p.name)) {
        println!("\n== {}: {}", part.name, part.what);
        let start = Instant::now();
        let outcome = match (part.unavailable)() {
            Some(why) => Outcome::Skipped(why),
            None => match (part.run)(root) {
                Ok(()) => Outcome::Passed,
                Err(e) => {
                    eprintln!("error: {e:#}");
                    Outcome::Failed(format!("{e:#}"))
                }
            },
        };
        results.push((part, outcome, start.elapsed()));
    }
    println!("\n== what ran");
    let (mut passed, mut failed, mut skipped) = (0, 0, 0);
    for (part, outcome, time) in &results {
        let time = format!("{:.1} s", time.as_secs_f64());
        match outcome {
            Outcome::Passed => {
                passed += 1;
                println!("passed   {:<13} {time:>8}  {}", part.name, part.what);
            }
            Outcome::Skipped(why) => {
                skipped += 1;
                println!("SKIPPED  {:<13} {:>8}  THIS MACHINE CANNOT: {why}", part.name, "");
            }
            Outcome::Failed(why) => {
                failed += 1;
                println!("FAILED   {:<13} {time:>8}  {}", part.name, why.lines().next().unwrap_or(""));
            }
        }
    }
    println!("{passed} passed, {failed} failed, {skipped} skipped");
    if failed > 0 {
        bail!("{failed} of {} parts failed", results.len());
    }
    Ok(())
}

fn fmt(root: &Path) -> Result<()> {
    tool::run(tool::cargo().args(["fmt", "--all", "--check"]).current_dir(root))
}

fn clippy(root: &Path) -> Result<()> {
    tool::run(
        tool::cargo()
            .args(["clippy", "--quiet", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"])
            .current_dir(root),
    )
}

fn docs(root: &Path) -> Result<()> {
    tool::run(
        tool::cargo()
            .args(["doc", "--quiet", "--locked", "--workspace", "--no-deps"])
            .current_dir(root)
            .env("RUSTDOCFLAGS", "-D warnings"),
    )
}

fn tests(root: &Path) -> Result<()> {
    tool::run(
        tool::cargo().args(["test", "--locked", "--workspace", "--all-targets", "--no-fail-fast"]).current_dir(root),
    )
}

fn doctests(root: &Path) -> Result<()> {
    tool::run(tool::cargo().args(["test", "--quiet", "--locked", "--workspace", "--doc"]).current_dir(root))
}

/// Runs the simulator.
pub fn sim(root: &Path, args: &[(&str, u64)]) -> Result<()> {
    let mut command = tool::cargo();
    command.args(["run", "--quiet", "--locked", "--release", "-p", "scupper-tests", "--bin", "sim", "--"]);
    for (name, value) in args {
        command.arg(name).arg(value.to_string());
    }
    tool::run(command.current_dir(root))
}
