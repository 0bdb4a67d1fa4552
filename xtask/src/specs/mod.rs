//! The tables of `hw-specs/`, read and checked: what a layout, a field and a constant are.
//!
//! The schema is explained in `hw-specs/README.md`. Everything that can be wrong in one table alone is refused here;
//! what needs the kernel's headers is the business of `verify_specs`.

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// One file of `hw-specs/`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpecFile {
    pub title: String,
    pub doc: String,
    pub source: String,
    #[serde(default)]
    pub layout: Vec<Layout>,
    #[serde(default)]
    pub constants: Vec<Constants>,
    #[serde(skip)]
    pub stem: String,
}

/// A structure of a fixed size.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    pub name: String,
    pub bytes: u32,
    pub doc: String,
    pub witness: Option<String>,
    pub no_witness: Option<String>,
    pub source: Option<String>,
    #[serde(default)]
    pub field: Vec<FieldSpec>,
}

/// A row of a layout.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FieldSpec {
    pub name: String,
    pub at: String,
    pub doc: String,
    pub bits: Option<u32>,
    pub bytes: Option<u32>,
    pub layout: Option<String>,
    pub count: Option<u32>,
    #[serde(default)]
    pub tail: bool,
    pub within: Option<String>,
    pub witness_field: Option<String>,
    #[serde(default)]
    pub no_witness: bool,
}

/// A set of named values.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Constants {
    pub name: String,
    pub bits: u32,
    pub doc: String,
    pub source: Option<String>,
    pub value: Vec<Value>,
}

/// One named value.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Value {
    pub name: String,
    pub value: u64,
    pub doc: String,
    pub witness: Option<String>,
    #[serde(default)]
    pub no_witness: bool,
}

/// Where a row is, decoded from `at`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Bits of one dword.
    Bits { offset: u32, hi: u32, lo: u32 },
    /// From this byte on.
    Byte(u32),
}

/// What a row holds, with `count` when it repeats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    Bits,
    Dwords(u32),
    Qword,
    Qwords(u32),
    Bytes(u32),
    Layout(String),
    Layouts(String, u32),
    Tail,
}

impl FieldSpec {
    pub fn place(&self) -> Result<Place> {
        let (offset, rest) = match self.at.split_once('.') {
            Some((o, r)) => (o, Some(r)),
            None => (self.at.as_str(), None),
        };
        let hex = offset.strip_prefix("0x").context("`at` starts with 0x")?;
        let offset = u32::from_str_radix(hex, 16).context("`at` has a hex offset")?;
        let Some(rest) = rest else { return Ok(Place::Byte(offset)) };
        let (hi, lo) = rest.split_once(':').unwrap_or((rest, rest));
        let (hi, lo): (u32, u32) = (hi.parse()?, lo.parse()?);
        ensure!(offset % 4 == 0, "a bit range belongs to a dword: {} is not a multiple of 4", offset);
        ensure!(hi < 32 && lo <= hi, "bits {hi}:{lo} are not inside a dword");
        Ok(Place::Bits { offset, hi, lo })
    }

    pub fn shape(&self) -> Result<Shape> {
        if self.tail {
            return Ok(Shape::Tail);
        }
        Ok(match (self.place()?, self.bits, self.bytes, &self.layout, self.count) {
            (Place::Bits { .. }, None, None, None, None) => Shape::Bits,
            (Place::Byte(_), Some(64), None, None, None) => Shape::Qword,
            (Place::Byte(_), Some(64), None, None, Some(n)) => Shape::Qwords(n),
            (Place::Byte(_), Some(32), None, None, Some(n)) => Shape::Dwords(n),
            (Place::Byte(_), None, Some(n), None, None) => Shape::Bytes(n),
            (Place::Byte(_), None, None, Some(l), None) => Shape::Layout(l.clone()),
            (Place::Byte(_), None, None, Some(l), Some(n)) => Shape::Layouts(l.clone(), n),
            _ => bail!("`at`, `bits`, `bytes`, `layout` and `count` do not go together"),
        })
    }
}

/// All files, in the order of their names.
pub struct Specs {
    pub files: Vec<SpecFile>,
    sizes: BTreeMap<String, u32>,
}

impl Specs {
    /// Reads and checks every file in `dir`.
    pub fn load(dir: &Path) -> Result<Self> {
        let mut paths: Vec<PathBuf> = std::fs::read_dir(dir)
            .with_context(|| format!("cannot read {}", dir.display()))?
            .filter_map(|e| e.ok().map(|e| e.path()))
            .filter(|p| p.extension().is_some_and(|e| e == "toml"))
            .collect();
        paths.sort();
        let mut files = Vec::new();
        for path in paths {
            let text = std::fs::read_to_string(&path)?;
            let mut file: SpecFile = toml::from_str(&text).with_context(|| path.display().to_string())?;
            file.stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            files.push(file);
        }
        let mut sizes = BTreeMap::new();
        for layout in files.iter().flat_map(|f| &f.layout) {
            let twice = sizes.insert(layout.name.clone(), layout.bytes).is_some();
            ensure!(!twice, "layout `{}` is described twice", layout.name);
        }
        let specs = Self { files, sizes };
        for file in &specs.files {
            for layout in &file.layout {
                specs.check_layout(layout).with_context(|| format!("{}.toml: {}", file.stem, layout.name))?;
            }
            for constants in &file.constants {
                check_constants(constants).with_context(|| format!("{}.toml: {}", file.stem, constants.name))?;
            }
        }
        Ok(specs)
    }

    /// Size of a layout in bytes.
    pub fn size_of(&self, layout: &str) -> Result<u32> {
        self.sizes.get(layout).copied().with_context(|| format!("no layout `{layout}`"))
    }

    /// First bit and number of bits of a row, from the start of its layout, wire order.
    pub fn extent(&self, field: &FieldSpec) -> Result<(u32, u32)> {
        let start = match field.place()? {
            Place::Bits { offset, hi, lo } => return Ok((offset * 8 + 31 - hi, hi - lo + 1)),
            Place::Byte(offset) => offset * 8,
        };
        Ok((
            start,
            match field.shape()? {
                Shape::Bits | Shape::Tail => 0,
                Shape::Dwords(n) => 32 * n,
                Shape::Qword => 64,
                Shape::Qwords(n) => 64 * n,
                Shape::Bytes(n) => 8 * n,
                Shape::Layout(l) => 8 * self.size_of(&l)?,
                Shape::Layouts(l, n) => 8 * n * self.size_of(&l)?,
            },
        ))
    }

    fn check_layout(&self, layout: &Layout) -> Result<()> {
        ensure!(layout.bytes.is_multiple_of(4), "size {} is not a multiple of 4", layout.bytes);
        ensure!(
            layout.witness.is_some() != layout.no_witness.is_some(),
            "say either which header has it (`witness`) or why none does (`no_witness`)"
        );
        let mut names = std::collections::BTreeSet::new();
        for field in &layout.field {
            let check = || -> Result<()> {
                ensure!(names.insert(&field.name), "the name stands twice");
                ensure!(
                    field.name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
                        && !field.name.starts_with(|c: char| c.is_ascii_digit()),
                    "the name is not a Rust field name"
                );
                ensure!(!field.doc.trim().is_empty(), "the meaning is missing");
                let (start, bits) = self.extent(field)?;
                ensure!(start + bits <= layout.bytes * 8, "ends at bit {} of {}", start + bits, layout.bytes * 8);
                Ok(())
            };
            let mut check = check;
            check().with_context(|| format!("field `{}`", field.name))?;
        }
        Ok(())
    }
}

fn check_constants(constants: &Constants) -> Result<()> {
    ensure!(matches!(constants.bits, 1..=64), "{} bits", constants.bits);
    let mut names = std::collections::BTreeSet::new();
    for v in &constants.value {
        ensure!(names.insert(&v.name), "`{}` stands twice", v.name);
        ensure!(!v.doc.trim().is_empty(), "`{}` has no meaning", v.name);
        ensure!(
            constants.bits == 64 || v.value >> constants.bits == 0,
            "`{}` = {:#x} does not fit {} bits",
            v.name,
            v.value,
            constants.bits
        );
    }
    Ok(())
}
