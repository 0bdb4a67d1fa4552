//! `cargo xtask verify-specs`: holds `hw-specs/` against the kernel's own headers.
//!
//! The headers of Debian's newest kernel are fetched with apt. In `mlx5_ifc.h` one `u8` stands for one bit, so `offsetof` is
//! a bit number; in `device.h` and its neighbours bytes are bytes. For every field that both sides have a
//! `_Static_assert` is written, all of them are given to the C compiler, and its complaints are read: an assertion that
//! fails is a difference, a member that does not exist is missing there.

use crate::debian;
use crate::specs::{FieldSpec, Layout, Specs};
use crate::tool;
use anyhow::{Context, Result, bail, ensure};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Suites in which to look for headers, best first.
const SUITES: [&str; 3] = ["trixie-backports", "trixie", "bookworm-backports"];

/// Kernel headers expect to be compiled inside the kernel; these stand in for what they include.
const STUBS: [(&str, &str); 5] = [
    (
        "linux/types.h",
        "#pragma once\n#include <stddef.h>\n#include <stdint.h>\n#include <stdbool.h>\n\
         typedef uint8_t u8; typedef uint16_t u16; typedef uint32_t u32; typedef uint64_t u64;\n\
         typedef uint16_t __be16; typedef uint32_t __be32; typedef uint64_t __be64;\n\
         #define __LITTLE_ENDIAN 1234\n#define __packed __attribute__((packed))\n#define __iomem\n\
         #define BIT(n) (1UL << (n))\n#define BIT_ULL(n) (1ULL << (n))\n\
         #define GENMASK(h, l) (((~0UL) << (l)) & (~0UL >> (63 - (h))))\n#define PAGE_SIZE 4096\n\
         #define struct_group(N, ...) union { struct { __VA_ARGS__ }; struct { __VA_ARGS__ } N; }\n\
         #define DECLARE_FLEX_ARRAY(T, N) struct { struct { } __empty_##N; T N[]; }\n\
         #define container_of(p, t, m) ((t *)((char *)(p) - offsetof(t, m)))\n",
    ),
    ("linux/bitfield.h", ""),
    ("linux/refcount.h", ""),
    ("rdma/ib_verbs.h", "#pragma once\nstruct ib_grh { unsigned char raw[40]; };\nstruct ib_ah { int unused; };\n"),
    (
        "linux/mlx5/driver.h",
        "#pragma once\n#define BITS_PER_LONG 64\n#include <linux/mlx5/doorbell.h>\n\
         struct mlx5_hca_cap { u32 cur[1024], max[1024]; };\n\
         struct mlx5_core_dev { struct { struct mlx5_hca_cap *hca[MLX5_CAP_NUM]; } caps; };\n\
         struct mlx5_core_rsc_common { int unused; };\nstruct completion { int unused; };\n\
         struct list_head { struct list_head *next, *prev; };\ntypedef struct { int unused; } refcount_t;\n\
         #define KERN_WARNING \"\"\n#define DUMP_PREFIX_OFFSET 0\n",
    ),
];

/// What a line of the generated C file checks.
struct Check {
    what: String,
}

/// Whether the check can be made here, and if not, why.
pub fn unavailable() -> Option<String> {
    if !tool::exists("cc") && !tool::exists("gcc") {
        return Some("there is no C compiler".into());
    }
    debian::unavailable()
}

/// Runs the check. With `headers`, those are used instead of Debian's.
pub fn run(root: &Path, headers: Option<&Path>, verbose: bool) -> Result<()> {
    let specs = Specs::load(&root.join("hw-specs"))?;
    let include = match headers {
        Some(dir) => dir.to_path_buf(),
        None => fetch()?,
    };
    ensure!(include.join("linux/mlx5/mlx5_ifc.h").is_file(), "no linux/mlx5/mlx5_ifc.h below {}", include.display());
    let work = tool::cache()?.join("verify-specs");
    let stub = work.join("stub");
    for (name, text) in STUBS {
        let path = stub.join(name);
        std::fs::create_dir_all(path.parent().context("a stub has a folder")?)?;
        std::fs::write(path, text)?;
    }
    let (source, checks, unwitnessed) = write_checks(&specs)?;
    let file = work.join("check.c");
    std::fs::write(&file, source)?;
    let complaints = compile(&stub, &include, &file)?;

    let (mut differ, mut missing) = (Vec::new(), Vec::new());
    for (line, check) in &checks {
        match complaints.get(line).map(String::as_str) {
            None => {}
            Some(text) if text.contains("static assertion failed") => differ.push(check.what.clone()),
            Some(text)
                if text.contains("no member named")
                    || text.contains("undeclared")
                    || text.contains("undefined type") =>
            {
                missing.push(check.what.clone());
            }
            Some(text) => bail!("{}: the compiler says: {text}", check.what),
        }
    }
    let ours_lack = not_in_specs(&specs, &include)?;
    println!(
        "verify-specs: {} fields, sizes and values match; {} are not in these headers, {unwitnessed} are in no header by \
         their own word, {} of the headers' are not in the specs",
        checks.len() - differ.len() - missing.len(),
        missing.len(),
        ours_lack.len()
    );
    if verbose {
        missing.iter().for_each(|m| println!("  not in these headers: {m}"));
        ours_lack.iter().for_each(|m| println!("  not in the specs: {m}"));
    }
    ensure!(checks.len() > missing.len() * 4, "most of the specs are not in these headers: wrong headers?");
    ensure!(differ.is_empty(), "differences from the kernel's headers:\n  {}", differ.join("\n  "));
    Ok(())
}

/// Fetches the newest headers; a version that has been fetched before is not fetched again.
fn fetch() -> Result<PathBuf> {
    let cache = tool::cache()?;
    let mut last = None;
    for suite in SUITES {
        let found = debian::Source::open(&cache, suite).and_then(|source| {
            let mut names = source.search(r"^linux-headers-[0-9].*[0-9a-z]-common$")?;
            names.sort_by_key(|n| version(n));
            let name = names.pop().with_context(|| format!("{suite} has no kernel headers"))?;
            let dir = cache.join(&name);
            if !dir.is_dir() {
                source.unpack(&name, &dir)?;
            }
            let include = dir.join("usr/src").join(&name).join("include");
            println!("verify-specs: headers of {name} from {suite}");
            Ok(include)
        });
        match found {
            Ok(include) => return Ok(include),
            Err(e) => last = Some(e),
        }
    }
    Err(last.context("no suite was tried")?)
}

/// The numbers in a package's name, to be compared.
fn version(name: &str) -> Vec<u64> {
    name.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect()
}

/// Header and structure of a witness, and how many of its units a byte has: 8 where one `u8` stands for one bit.
fn witness(layout: &Layout) -> Option<(&str, &str, bool)> {
    let (header, name) = layout.witness.as_deref()?.split_once(':')?;
    Some((header, name, header == "mlx5_ifc.h"))
}

fn write_checks(specs: &Specs) -> Result<(String, BTreeMap<usize, Check>, usize)> {
    let mut c = String::new();
    for header in ["device.h", "qp.h", "cq.h", "doorbell.h"] {
        writeln!(c, "#include <linux/mlx5/{header}>")?;
    }
    let mut checks = BTreeMap::new();
    let mut unwitnessed = 0;
    let mut line = 4;
    let mut add = |c: &mut String, assertion: String, what: String| -> Result<()> {
        line += 1;
        writeln!(c, "_Static_assert({assertion}, \"\");")?;
        checks.insert(line, Check { what });
        Ok(())
    };
    for file in &specs.files {
        for layout in &file.layout {
            let Some((_, name, bits)) = witness(layout) else {
                unwitnessed += layout.field.len();
                continue;
            };
            let unit = if bits { 1 } else { 8 };
            // Structures for software may leave out what they do not use at the end; those of bits are whole.
            let relation = if bits { "==" } else { "<=" };
            add(
                &mut c,
                format!("sizeof({name}) * {unit} {relation} {}", layout.bytes * 8),
                format!("size of {}", layout.name),
            )?;
            for field in &layout.field {
                if field.no_witness {
                    unwitnessed += 1;
                    continue;
                }
                let assertion = assertion(specs, field, name, unit)?;
                add(&mut c, assertion, format!("{}.{} at {}", layout.name, field.name, field.at))?;
            }
        }
        for constants in &file.constants {
            for v in &constants.value {
                match &v.witness {
                    Some(w) if !v.no_witness => {
                        let what = format!("{}::{} = {:#x}", constants.name, v.name, v.value);
                        add(&mut c, format!("(unsigned long long)({w}) == {:#x}", v.value), what)?;
                    }
                    _ => unwitnessed += 1,
                }
            }
        }
    }
    Ok((c, checks, unwitnessed))
}

fn assertion(specs: &Specs, field: &FieldSpec, name: &str, unit: u32) -> Result<String> {
    let (start, bits) = specs.extent(field)?;
    let member = field
        .within
        .clone()
        .or_else(|| field.witness_field.clone())
        .unwrap_or_else(|| field.name.trim_end_matches('_').to_owned());
    let offset = format!("offsetof({name}, {member}) * {unit}");
    let size = format!("sizeof((({name} *)0)->{member}) * {unit}");
    Ok(if field.tail {
        format!("{offset} == {start}")
    } else if field.within.is_some() {
        format!("{offset} <= {start} && {} <= {offset} + {size}", start + bits)
    } else {
        format!("{offset} == {start} && {size} == {bits}")
    })
}

/// Compiles, and returns the first complaint about each line.
fn compile(stub: &Path, include: &Path, file: &Path) -> Result<BTreeMap<usize, String>> {
    let compiler = if tool::exists("cc") { "cc" } else { "gcc" };
    let output = Command::new(compiler)
        .args(["-std=gnu11", "-w", "-fsyntax-only", "-fmax-errors=0", "-fno-diagnostics-show-caret"])
        .arg("-I")
        .arg(stub)
        .arg("-I")
        .arg(include)
        .arg(file)
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("cannot run {compiler}"))?;
    let mut complaints = BTreeMap::new();
    let name = file.display().to_string();
    for text in String::from_utf8_lossy(&output.stderr).lines() {
        let Some(rest) = text.strip_prefix(&name).and_then(|r| r.strip_prefix(':')) else {
            ensure!(!text.contains("error:"), "the headers do not compile: {text}");
            continue;
        };
        let mut parts = rest.splitn(3, ':');
        let line = parts.next().and_then(|n| n.parse().ok());
        if let (Some(line), Some(message)) = (line, parts.nth(1))
            && message.contains("error:")
        {
            complaints.entry(line).or_insert_with(|| message.trim().to_owned());
        }
    }
    Ok(complaints)
}

/// Members of witnessed structures that no field of ours names, reserved ones aside.
fn not_in_specs(specs: &Specs, include: &Path) -> Result<Vec<String>> {
    let mut texts = BTreeMap::new();
    let mut lacking = Vec::new();
    for layout in specs.files.iter().flat_map(|f| &f.layout) {
        let Some((header, name, true)) = witness(layout) else { continue };
        if !texts.contains_key(header) {
            texts.insert(header, std::fs::read_to_string(include.join("linux/mlx5").join(header))?);
        }
        let ours: BTreeSet<&str> = layout
            .field
            .iter()
            .flat_map(|f| [Some(f.name.trim_end_matches('_')), f.within.as_deref(), f.witness_field.as_deref()])
            .flatten()
            .collect();
        let Some(body) = texts[header].split_once(&format!("\n{name} {{")).and_then(|(_, r)| r.split_once("\n};"))
        else {
            continue;
        };
        for line in body.0.lines() {
            let Some((before, _)) = line.split_once(['[', ';']) else { continue };
            let Some(member) = before.split_whitespace().last() else { continue };
            let plain = member.trim_start_matches('}');
            if !plain.is_empty() && !plain.starts_with("reserved") && !ours.contains(plain) {
                lacking.push(format!("{}.{plain}", layout.name));
            }
        }
    }
    Ok(lacking)
}
