//! The project's tasks. `cargo xtask test` is what CI runs.

mod accessors;
mod bench;
mod codegen;
mod debian;
mod no_std;
mod readme;
mod specs;
mod test;
mod tool;
mod verify_specs;

use anyhow::Result;
use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "The project's tasks")]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Set up what is needed and run everything CI runs.
    Test {
        /// Only these parts.
        parts: Vec<String>,
    },
    /// Write crates/hw's generated modules from hw-specs/.
    Codegen {
        /// Compare with what is committed instead of writing.
        #[arg(long)]
        check: bool,
    },
    /// Hold hw-specs/ against the kernel's headers, fetched from Debian.
    VerifySpecs {
        /// A kernel's include folder to use instead of Debian's.
        #[arg(long)]
        headers: Option<PathBuf>,
        /// List what only one side has.
        #[arg(long)]
        verbose: bool,
    },
    /// Prove that the core links without std and without an allocator.
    NoStd,
    /// Count instructions and time of posting, polling and draining, at every depth.
    Bench,
    /// Random runs under a simulated clock, each checked for lost, doubled and mistaken completions.
    Sim {
        /// How many seeds, from `--first`.
        #[arg(long, default_value_t = 10_000)]
        seeds: u64,
        /// The first seed.
        #[arg(long, default_value_t = 1)]
        first: u64,
        /// Replay this one seed and print its event log.
        #[arg(long, conflicts_with_all = ["seeds", "first"])]
        seed: Option<u64>,
    },
}

fn main() -> std::process::ExitCode {
    match run(Args::parse().task, &root()) {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("error: {e:#}");
            std::process::ExitCode::FAILURE
        }
    }
}

fn run(task: Task, root: &Path) -> Result<()> {
    match task {
        Task::Test { parts } => test::run(root, &parts),
        Task::Codegen { check } => codegen::run(root, check),
        Task::VerifySpecs { headers, verbose } => verify_specs::run(root, headers.as_deref(), verbose),
        Task::NoStd => no_std::run(root),
        Task::Bench => bench::run(root),
        Task::Sim { seed: Some(seed), .. } => test::sim(root, &[("--seed", seed)]),
        Task::Sim { seeds, first, seed: None } => test::sim(root, &[("--first", first), ("--seeds", seeds)]),
    }
}

/// The workspace's folder.
fn root() -> PathBuf {
    let manifest = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().map(PathBuf::from).unwrap_or(manifest)
}
