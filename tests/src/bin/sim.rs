//! Runs seeds of the simulation. `cargo xtask sim` is the way to call it.

use clap::Parser;
use scupper_tests::simulate::{ECHO, Outcome, run};
use std::panic::catch_unwind;
use std::process::ExitCode;
use std::sync::atomic::Ordering;

#[derive(Parser)]
struct Args {
    /// How many seeds to run.
    #[arg(long, default_value_t = 200)]
    seeds: u64,
    /// The first seed.
    #[arg(long, default_value_t = 1)]
    first: u64,
    /// Run this seed only, and print its event log.
    #[arg(long)]
    seed: Option<u64>,
}

fn main() -> ExitCode {
    let args = Args::parse();
    if let Some(seed) = args.seed {
        ECHO.store(true, Ordering::Relaxed);
        let outcome = run(seed);
        println!(
            "seed {seed}: {} completions, drains {:?}, died: {}",
            outcome.completions, outcome.drains, outcome.died
        );
        return ExitCode::SUCCESS;
    }
    let (mut ok, mut failed, mut completions, mut died) = (0, 0, 0u64, 0);
    for seed in args.first..args.first + args.seeds {
        // Every tenth seed is run twice: the same seed gives the same event log, byte for byte.
        let again = seed.is_multiple_of(10);
        let result = catch_unwind(|| {
            let first = run(seed);
            if again {
                assert!(run(seed).log == first.log, "two runs of the same seed differ");
            }
            first
        });
        match result {
            Ok(Outcome { drains, completions: n, died: d, .. }) => {
                ok += drains.0;
                failed += drains.1;
                completions += u64::from(n);
                died += u32::from(d);
            }
            Err(_) => {
                eprintln!("seed {seed} FAILED; replay it with: cargo xtask sim --seed {seed}");
                return ExitCode::FAILURE;
            }
        }
    }
    println!(
        "sim: {} seeds: {completions} completions checked, {ok} drains ended well, {failed} with a typed error, {died} devices died",
        args.seeds
    );
    ExitCode::SUCCESS
}
