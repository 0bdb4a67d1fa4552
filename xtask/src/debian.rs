//! Debian packages, fetched without being root and without touching the machine's own package state.

use crate::tool;
use anyhow::{Context, Result, ensure};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A package source with state of its own.
pub struct Source {
    dir: PathBuf,
}

/// Why packages cannot be had on this machine, if they cannot.
pub fn unavailable() -> Option<String> {
    for program in ["apt-get", "apt-cache", "dpkg-deb"] {
        if !tool::exists(program) {
            return Some(format!("there is no {program}"));
        }
    }
    mirror().is_none().then(|| "apt has no Debian package source".into())
}

/// The machine's own mirror.
fn mirror() -> Option<String> {
    let mut files = vec![PathBuf::from("/etc/apt/sources.list")];
    if let Ok(dir) = std::fs::read_dir("/etc/apt/sources.list.d") {
        files.extend(dir.filter_map(|e| e.ok().map(|e| e.path())));
    }
    files.sort();
    let words: Vec<String> = files
        .iter()
        .filter_map(|f| std::fs::read_to_string(f).ok())
        .flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>())
        .filter(|line| !line.trim_start().starts_with('#'))
        .flat_map(|line| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
        .collect();
    words.into_iter().find(|w| w.contains("://") && w.trim_end_matches('/').ends_with("/debian"))
}

impl Source {
    /// Opens `suite` and fetches its list of packages.
    pub fn open(cache: &Path, suite: &str) -> Result<Self> {
        let dir = cache.join("apt").join(suite);
        for sub in ["lists/partial", "cache/archives/partial"] {
            std::fs::create_dir_all(dir.join(sub))?;
        }
        let mirror = mirror().context("apt has no Debian package source")?;
        let keyring = "/usr/share/keyrings/debian-archive-keyring.gpg";
        std::fs::write(dir.join("sources.list"), format!("deb [signed-by={keyring}] {mirror} {suite} main\n"))?;
        std::fs::write(dir.join("status"), "")?;
        let source = Self { dir };
        tool::output(source.apt("apt-get").args(["-q", "update"]))?;
        Ok(source)
    }

    fn apt(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        let set = |name: &str, path: &Path| format!("{name}={}", path.display());
        for option in [
            set("Dir::Etc::sourcelist", &self.dir.join("sources.list")),
            "Dir::Etc::sourceparts=-".into(),
            set("Dir::State::lists", &self.dir.join("lists")),
            set("Dir::State::status", &self.dir.join("status")),
            set("Dir::Cache", &self.dir.join("cache")),
            "Acquire::Languages=none".into(),
            "APT::Sandbox::User=".into(),
        ] {
            command.args(["-o", &option]);
        }
        command
    }

    /// Names of packages that match a pattern.
    pub fn search(&self, pattern: &str) -> Result<Vec<String>> {
        let text = tool::output(self.apt("apt-cache").args(["search", "--names-only", pattern]))?;
        Ok(text.lines().filter_map(|l| l.split(' ').next().map(str::to_owned)).collect())
    }

    /// Fetches a package and unpacks it into `to`.
    pub fn unpack(&self, package: &str, to: &Path) -> Result<()> {
        let work = self.dir.join("download");
        let _ = std::fs::remove_dir_all(&work);
        std::fs::create_dir_all(&work)?;
        tool::output(self.apt("apt-get").args(["-q", "download", package]).current_dir(&work))?;
        let deb = std::fs::read_dir(&work)?
            .filter_map(|e| e.ok().map(|e| e.path()))
            .find(|p| p.extension().is_some_and(|e| e == "deb"));
        let deb = deb.with_context(|| format!("apt fetched no {package}"))?;
        // Unpacked beside its place and moved there whole, so that a half-done one is never taken for a whole one.
        let partial = to.with_extension("partial");
        let _ = std::fs::remove_dir_all(&partial);
        tool::run(Command::new("dpkg-deb").arg("-x").arg(&deb).arg(&partial))?;
        std::fs::rename(&partial, to)?;
        std::fs::remove_dir_all(&work)?;
        ensure!(to.is_dir(), "{} is missing", to.display());
        Ok(())
    }
}
