//! Running other programs.

use anyhow::{Context, Result, bail};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Runs a program and fails if it does.
pub fn run(command: &mut Command) -> Result<()> {
    let what = describe(command);
    let status = command.stdin(Stdio::null()).status().with_context(|| format!("cannot run {what}"))?;
    if !status.success() {
        bail!("{what}: {status}");
    }
    Ok(())
}

/// Runs a program and returns what it prints.
pub fn output(command: &mut Command) -> Result<String> {
    let what = describe(command);
    let output = command.stdin(Stdio::null()).output().with_context(|| format!("cannot run {what}"))?;
    if !output.status.success() {
        bail!("{what}: {}\n{}", output.status, String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether there is a program of that name.
pub fn exists(program: &str) -> bool {
    std::env::var_os("PATH").is_some_and(|path| std::env::split_paths(&path).any(|dir| dir.join(program).is_file()))
}

/// The cargo that runs this task.
pub fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Where downloads are kept: outside the repository.
pub fn cache() -> Result<PathBuf> {
    let base = std::env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .or_else(|| std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".cache")))
        .context("neither XDG_CACHE_HOME nor HOME is set")?;
    let dir = base.join("scupper");
    std::fs::create_dir_all(&dir).with_context(|| dir.display().to_string())?;
    Ok(dir)
}

fn describe(command: &Command) -> String {
    let args: Vec<_> = command.get_args().map(|a| a.to_string_lossy().into_owned()).collect();
    format!("`{} {}`", command.get_program().to_string_lossy(), args.join(" "))
}
