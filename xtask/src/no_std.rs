//! `cargo xtask no-std`: the core links without std and without an allocator.
//!
//! `tests/no-std` is a program without std, without an allocator and without a C library that brings a device up and drains
//! it. A dependency on std would define the panic handler twice, one on alloc would want a global allocator; a call into a C
//! library would be left undefined, which is looked for after linking.

use crate::tool;
use anyhow::{Result, ensure};
use std::path::Path;
use std::process::Command;

/// Builds the program and looks for undefined symbols.
pub fn run(root: &Path) -> Result<()> {
    let dir = root.join("tests/no-std");
    let target = root.join("target/no-std");
    tool::run(
        tool::cargo()
            .args(["build", "--quiet", "--release", "--locked"])
            .current_dir(&dir)
            .env("CARGO_TARGET_DIR", &target),
    )?;
    let image = target.join("release/scupper-no-std");
    let undefined = tool::output(Command::new("nm").arg("-u").arg(&image))?;
    ensure!(undefined.trim().is_empty(), "the program without std has undefined symbols:\n{undefined}");
    let size = tool::output(Command::new("size").arg("-A").arg(&image))?;
    let section = |name: &str| -> u64 {
        size.lines()
            .find_map(|l| {
                let mut words = l.split_whitespace();
                (words.next() == Some(name)).then(|| words.next().and_then(|n| n.parse().ok()))
            })
            .flatten()
            .unwrap_or(0)
    };
    println!(
        "no-std: hw, platform, verbs and mlx5 link without std and without an allocator: {} bytes of text, {} of rodata, \
         nothing undefined",
        section(".text"),
        section(".rodata")
    );
    Ok(())
}
