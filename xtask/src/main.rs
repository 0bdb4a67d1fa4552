//! The project's tasks.

mod codegen;
mod specs;

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
    /// Write crates/hw's generated modules from hw-specs/ (or compare them, with --check).
    Codegen {
        /// Compare with what is committed instead of writing.
        #[arg(long)]
        check: bool,
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
        Task::Codegen { check } => codegen::run(root, check),
    }
}

/// The workspace's folder.
fn root() -> PathBuf {
    let manifest = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().map(PathBuf::from).unwrap_or(manifest)
}
