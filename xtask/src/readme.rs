//! Runs the commands that the README shows, as they stand there.

use crate::tool;
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Where the README's examples serve a NIC. Here it is a path of this process, so that no two runs meet.
const SOCKET: &str = "/tmp/nic.sock";

/// A command in the background, ended with this.
struct Background(Child);

impl Drop for Background {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Runs every `cargo run` line of the README's blocks; fails if one does, or if there are none.
pub fn run(root: &Path) -> Result<()> {
    let text = std::fs::read_to_string(root.join("README.md")).context("README.md")?;
    // Built beforehand, so that what runs in the background is there soon, and is what is killed.
    tool::run(tool::cargo().args(["build", "--quiet", "--locked", "--release"]).current_dir(root))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), Into::into);
    let scupper = target.join("release").join("scupper");
    let socket = std::env::temp_dir().join(format!("scupper-readme-{}.sock", std::process::id()));
    let mut background = Vec::new();
    let mut ran = 0;
    for line in text.split("```").skip(1).step_by(2).flat_map(str::lines) {
        let Some(arguments) = line.strip_prefix("cargo run ") else { continue };
        println!("$ {line}");
        let words: Vec<_> =
            arguments.split_whitespace().map(|w| w.replace(SOCKET, &socket.display().to_string())).collect();
        if let Some((&"&", _)) = arguments.split_whitespace().collect::<Vec<_>>().split_last() {
            let own = words.iter().skip_while(|w| *w != "--").skip(1).filter(|w| *w != "&");
            let child = Command::new(&scupper).args(own).stdin(Stdio::null()).spawn().context(line.to_string())?;
            background.push(Background(child));
            wait_for(&socket)?;
        } else {
            tool::run(tool::cargo().args(["run", "--quiet"]).args(&words).current_dir(root))?;
        }
        ran += 1;
    }
    drop(background);
    let _ = std::fs::remove_file(&socket);
    if ran == 0 {
        bail!("README.md shows no commands");
    }
    Ok(())
}

fn wait_for(socket: &Path) -> Result<()> {
    let end = Instant::now() + Duration::from_secs(10);
    while !socket.exists() {
        if Instant::now() > end {
            bail!("nothing listens at {}", socket.display());
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    Ok(())
}
