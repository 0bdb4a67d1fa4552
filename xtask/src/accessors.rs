//! Generated accessors are as cheap as they are meant to be: the assembly of `crates/hw/examples/accessors.rs` is looked at.

use crate::tool;
use anyhow::{Context, Result, bail};
use std::path::Path;

/// Functions of the example, and the most instructions each may have, its return included.
const FUNCTIONS: [(&str, usize); 5] = [
    // Load, byte swap, return.
    ("whole_dword", 3),
    // The same and a shift.
    ("upper_half", 4),
    // The same and a mask.
    ("low_bits", 4),
    // The same, a shift and a mask.
    ("middle_bits", 5),
    // Byte swap, store, return.
    ("set_whole_dword", 3),
];

/// Why this machine cannot do it.
pub fn unavailable() -> Option<String> {
    (std::env::consts::ARCH != "x86_64").then(|| "the instructions expected are x86-64's".into())
}

/// Fails if a function is longer, touches memory more than once, jumps or calls.
pub fn run(root: &Path) -> Result<()> {
    let dir = root.join("target").join("accessors");
    let build = ["rustc", "--quiet", "--locked", "--release", "-p", "scupper-hw", "--example", "accessors"];
    // Of one crate alone: its own assembly, nothing left to the linker.
    let own = ["--config", "profile.release.lto=false", "--target-dir"];
    tool::run(tool::cargo().args(build).args(own).arg(&dir).args(["--", "--emit", "asm"]).current_dir(root))?;
    let examples = dir.join("release").join("examples");
    let newest = std::fs::read_dir(&examples)?
        .filter_map(Result::ok)
        .filter(|e| e.path().extension().is_some_and(|x| x == "s"))
        .max_by_key(|e| e.metadata().and_then(|m| m.modified()).ok())
        .with_context(|| format!("no assembly in {}", examples.display()))?;
    let text = std::fs::read_to_string(newest.path())?;
    for (name, most) in FUNCTIONS {
        let code = instructions(&text, name)?;
        println!("accessors: {name}: {}", code.join("; "));
        let accesses = code.iter().filter(|i| i.contains('(') || i.contains('[')).count();
        let strays = code.iter().any(|i| i.starts_with('j') || i.starts_with("call"));
        if code.len() > most || accesses != 1 || strays || code.last().is_none_or(|i| !i.starts_with("ret")) {
            bail!("{name} should be at most {most} instructions with one access to memory and no jump");
        }
    }
    Ok(())
}

/// The instructions of a function: from its label to its end, without directives.
fn instructions(text: &str, name: &str) -> Result<Vec<String>> {
    // A mangled name has the function's with its length before it.
    let label = format!("{}{name}", name.len());
    let body: Vec<_> = text
        .lines()
        .skip_while(|l| !(l.ends_with(':') && !l.starts_with(['.', '\t', ' ']) && l.contains(&label)))
        .skip(1)
        .take_while(|l| !l.trim_start().starts_with(".cfi_endproc") && !l.trim_start().starts_with(".size"))
        .map(|l| l.split('#').next().unwrap_or(l).trim().replace('\t', " "))
        .filter(|l| !l.is_empty() && !l.starts_with('.') && !l.ends_with(':'))
        .collect();
    if body.is_empty() {
        bail!("{name} is not in the assembly");
    }
    Ok(body)
}
