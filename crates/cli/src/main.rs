#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod demo;
mod device;
mod drain;
mod emu;
mod info;
mod report;
mod session;

use anyhow::Result;
use clap::{Args, Parser, Subcommand};
use device::DeviceArg;
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "scupper", version, about = "Drains queues of ConnectX-class NICs, emulated or real")]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,

    /// Print JSON instead of text.
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Command {
    /// Start an emulated NIC, bring it up, move data, drain it, kill it, and report (the default).
    Demo,
    /// Bring a device up and say what it is.
    Info {
        /// `sim` or `vfio-user:PATH`.
        #[arg(long, default_value = "sim")]
        device: DeviceArg,
    },
    /// Drain work in flight and say what became of it.
    Drain(DrainArgs),
    /// Serve an emulated NIC over vfio-user.
    Emu(EmuArgs),
}

/// What to drain, and how.
#[derive(Args)]
pub(crate) struct DrainArgs {
    /// `sim` or `vfio-user:PATH`.
    #[arg(long, default_value = "sim")]
    device: DeviceArg,
    /// Requests outstanding when the drain begins.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(0..=32_767))]
    depth: u32,
    /// Which drain.
    #[arg(long, value_enum, default_value = "hardware")]
    path: drain::PathArg,
    /// Signal every Kth request; 0 for none.
    #[arg(long, default_value_t = 1, value_name = "K")]
    signal_every: u32,
    /// What the device does wrong.
    #[arg(long, value_enum)]
    fault: Option<drain::FaultArg>,
    /// How long the drain may take.
    #[arg(long, default_value_t = 2000, value_name = "MS")]
    deadline_ms: u64,
}

/// What to serve.
#[derive(Args)]
pub(crate) struct EmuArgs {
    /// Where to listen.
    #[arg(long)]
    socket: std::path::PathBuf,
    /// Capabilities to report.
    #[arg(long, value_enum, default_value = "scupper")]
    profile: emu::ProfileArg,
    /// Doorbell pages in shared memory, or every doorbell a message (for QEMU).
    #[arg(long, value_enum, default_value = "shared")]
    doorbells: emu::DoorbellsArg,
    /// End when the process that started this one ends.
    #[arg(long, hide = true)]
    with_parent: bool,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            anstream::eprintln!("scupper: {e:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: Cli) -> Result<()> {
    match cli.command.unwrap_or(Command::Demo) {
        Command::Demo => demo::run(cli.json),
        Command::Info { device } => info::run(&device, cli.json),
        Command::Drain(args) => drain::run(&args, cli.json),
        Command::Emu(args) => emu::run(&args),
    }
}
