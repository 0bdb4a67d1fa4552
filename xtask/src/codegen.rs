//! `cargo xtask codegen`: writes `crates/hw/src/generated/` from `hw-specs/`.
//!
//! The output is committed; `--check` compares instead of writing, which is what the test run does, so that a change of
//! the generator is reviewed as a change of what it writes.

use crate::specs::{Constants, FieldSpec, Layout, Place, Shape, SpecFile, Specs};
use anyhow::{Context, Result, bail, ensure};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

/// Writes the generated modules, or compares them with what is committed.
pub fn run(root: &Path, check: bool) -> Result<()> {
    let specs = Specs::load(&root.join("hw-specs"))?;
    let dir = root.join("crates/hw/src/generated");
    let files = generate(&specs)?;
    if check {
        return compare(&dir, &files);
    }
    std::fs::create_dir_all(&dir)?;
    for entry in std::fs::read_dir(&dir)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !files.contains_key(&name) {
            std::fs::remove_file(&path)?;
        }
    }
    for (name, text) in &files {
        let path = dir.join(name);
        if std::fs::read_to_string(&path).ok().as_deref() != Some(text) {
            std::fs::write(&path, text)?;
        }
    }
    let layouts: usize = specs.files.iter().map(|f| f.layout.len()).sum();
    let fields: usize = specs.files.iter().flat_map(|f| &f.layout).map(|l| l.field.len()).sum();
    let constants: usize = specs.files.iter().flat_map(|f| &f.constants).map(|c| c.value.len()).sum();
    println!("codegen: {} modules, {layouts} layouts, {fields} fields, {constants} constants", files.len() - 1);
    Ok(())
}

fn compare(dir: &Path, files: &BTreeMap<String, String>) -> Result<()> {
    for (name, text) in files {
        let path = dir.join(name);
        let committed = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        ensure!(
            committed == *text,
            "{} differs from what hw-specs/ says: run `cargo xtask codegen` and commit the result",
            path.display()
        );
    }
    let present = std::fs::read_dir(dir)?.count();
    ensure!(present == files.len(), "{} holds files that no spec makes", dir.display());
    println!("codegen: {} generated modules are as committed", files.len() - 1);
    Ok(())
}

fn generate(specs: &Specs) -> Result<BTreeMap<String, String>> {
    let home: BTreeMap<&str, &str> =
        specs.files.iter().flat_map(|f| f.layout.iter().map(move |l| (l.name.as_str(), f.stem.as_str()))).collect();
    let mut files = BTreeMap::new();
    let mut index = String::from("//! Generated from `hw-specs/` by `cargo xtask codegen`. Do not edit.\n");
    for file in &specs.files {
        let source = module(specs, file, &home).with_context(|| format!("{}.toml", file.stem))?;
        let tree = syn::parse_file(&source)
            .with_context(|| format!("the code made from {}.toml does not parse", file.stem))?;
        files.insert(format!("{}.rs", file.stem), prettyplease::unparse(&tree));
        writeln!(index, "pub mod {};", file.stem)?;
    }
    files.insert("mod.rs".into(), prettyplease::unparse(&syn::parse_file(&index)?));
    Ok(files)
}

fn module(specs: &Specs, file: &SpecFile, home: &BTreeMap<&str, &str>) -> Result<String> {
    let mut out = String::new();
    writeln!(out, "//! {}.", file.title.trim_end_matches('.'))?;
    writeln!(out, "//!\n//! {}", file.doc.trim().replace('\n', "\n//! "))?;
    writeln!(out, "//!\n//! Generated from `hw-specs/{}.toml` by `cargo xtask codegen`. Do not edit.", file.stem)?;
    if !file.layout.is_empty() {
        let uses = |f: fn(&Shape) -> bool| -> Result<bool> {
            for field in file.layout.iter().flat_map(|l| &l.field) {
                if f(&field.shape()?) {
                    return Ok(true);
                }
            }
            Ok(false)
        };
        let mut names = vec!["FieldKind", "NamedField"];
        if uses(|s| matches!(s, Shape::Bits | Shape::Dwords(_)))? {
            names.push("Field");
        }
        if uses(|s| matches!(s, Shape::Qword | Shape::Qwords(_)))? {
            names.extend(["get64", "set64"]);
        }
        names.sort_unstable();
        writeln!(out, "use crate::field::{{{}, debug_fields}};", names.join(", "))?;
        writeln!(out, "use zerocopy::big_endian::U32;")?;
        writeln!(out, "use zerocopy::{{FromBytes, Immutable, IntoBytes, KnownLayout, Unaligned}};")?;
    }
    for constants in &file.constants {
        write_constants(&mut out, file, constants)?;
    }
    for layout in &file.layout {
        write_layout(&mut out, specs, file, layout, home).with_context(|| layout.name.clone())?;
    }
    Ok(out)
}

fn write_constants(out: &mut String, file: &SpecFile, c: &Constants) -> Result<()> {
    let ty = match c.bits {
        1..=8 => "u8",
        9..=16 => "u16",
        17..=32 => "u32",
        _ => "u64",
    };
    let name = &c.name;
    writeln!(
        out,
        "/// {}\n///\n/// Source: {}. Values without a name are kept.",
        c.doc,
        c.source.as_ref().unwrap_or(&file.source)
    )?;
    writeln!(
        out,
        "#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)] #[repr(transparent)] pub struct {name}(pub {ty});"
    )?;
    writeln!(out, "impl {name} {{")?;
    for v in &c.value {
        writeln!(out, "/// {}\npub const {}: Self = Self({:#x});", v.doc, const_name(&v.name), v.value)?;
    }
    writeln!(
        out,
        "/// The name in the specification, if it has one.\npub const fn name(self) -> Option<&'static str> {{ match self.0 {{"
    )?;
    let mut seen = std::collections::BTreeSet::new();
    for v in &c.value {
        if seen.insert(v.value) {
            writeln!(out, "{:#x} => Some({:?}),", v.value, v.name)?;
        }
    }
    writeln!(out, "_ => None, }} }} }}")?;
    writeln!(
        out,
        "impl core::fmt::Debug for {name} {{ fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {{
        match self.name() {{ Some(n) => f.write_str(n), None => write!(f, \"{name}({{:#x}})\", self.0) }} }} }}
        impl core::fmt::Display for {name} {{ fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {{
        match self.name() {{ Some(n) => write!(f, \"{{n}} ({{:#x}})\", self.0), None => write!(f, \"{{:#x}}\", self.0) }} }} }}"
    )?;
    Ok(())
}

fn write_layout(
    out: &mut String,
    specs: &Specs,
    file: &SpecFile,
    layout: &Layout,
    home: &BTreeMap<&str, &str>,
) -> Result<()> {
    let ty = type_name(&layout.name);
    let n = layout.bytes / 4;
    let source = match (&layout.source, &layout.witness, &layout.no_witness) {
        (Some(s), ..) => s.clone(),
        (None, Some(w), _) => format!("`{w}`"),
        (None, None, Some(why)) => format!("{}. No header has this layout: {why}", file.source),
        _ => file.source.clone(),
    };
    writeln!(out, "/// {}\n///\n/// Source: {}.", layout.doc, source.trim_end_matches('.'))?;
    writeln!(
        out,
        "#[derive(Clone, Copy, PartialEq, Eq, FromBytes, IntoBytes, Immutable, KnownLayout, Unaligned)]
        #[repr(transparent)] pub struct {ty}([U32; {n}]);
        const _: () = assert!(size_of::<{ty}>() == {:#x});",
        layout.bytes
    )?;
    writeln!(
        out,
        "impl {ty} {{ /// Size in bytes.\npub const BYTES: usize = {:#x};
        /// All bytes zero.\npub const fn new() -> Self {{ Self([U32::new(0); {n}]) }}
        /// The bytes as on the wire.\npub fn as_bytes(&self) -> &[u8; {:#x}] {{ zerocopy::transmute_ref!(&self.0) }}
        /// From bytes as on the wire.\npub const fn from_dwords(dwords: [U32; {n}]) -> Self {{ Self(dwords) }}
        /// The dwords as on the wire.\npub const fn dwords(&self) -> &[U32; {n}] {{ &self.0 }}",
        layout.bytes, layout.bytes
    )?;
    for field in &layout.field {
        write_accessors(out, specs, field, home).with_context(|| field.name.clone())?;
    }
    writeln!(out, "/// Every field with its name, in order.\npub const FIELDS: &'static [NamedField] = &[")?;
    for field in &layout.field {
        if let Some(kind) = field_kind(specs, field, home)? {
            writeln!(out, "NamedField {{ name: {:?}, kind: {kind} }},", field.name)?;
        }
    }
    writeln!(out, "]; }}")?;
    writeln!(
        out,
        "impl Default for {ty} {{ fn default() -> Self {{ Self::new() }} }}
        impl core::fmt::Debug for {ty} {{ fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {{
        debug_fields(f, {ty:?}, Self::FIELDS, self.as_bytes()) }} }}"
    )?;
    Ok(())
}

fn write_accessors(out: &mut String, specs: &Specs, field: &FieldSpec, home: &BTreeMap<&str, &str>) -> Result<()> {
    let name = &field.name.to_lowercase();
    let upper = name.trim_end_matches('_').to_uppercase();
    let doc = field.doc.trim();
    let doc = if doc.ends_with('.') { doc.to_string() } else { format!("{doc}.") };
    let at = &field.at;
    match (field.place()?, field.shape()?) {
        (Place::Bits { offset, hi, lo }, Shape::Bits) => {
            writeln!(out, "/// Where [`{name}`](Self::{name}) is: `{at}`.\npub const {upper}: Field = Field::new({offset:#x}, {hi}, {lo});")?;
            if hi == lo {
                writeln!(
                    out,
                    "/// {doc} `{at}`\n#[inline] pub const fn {name}(&self) -> bool {{ Self::{upper}.get(&self.0) != 0 }}
                    /// Sets [`{name}`](Self::{name}).\n#[inline] pub const fn set_{name}(&mut self, v: bool) -> &mut Self {{ Self::{upper}.set(&mut self.0, v as u32); self }}"
                )?;
            } else {
                writeln!(
                    out,
                    "/// {doc} `{at}`\n#[inline] pub const fn {name}(&self) -> u32 {{ Self::{upper}.get(&self.0) }}
                    /// Sets [`{name}`](Self::{name}).\n#[inline] pub const fn set_{name}(&mut self, v: u32) -> &mut Self {{ Self::{upper}.set(&mut self.0, v); self }}"
                )?;
            }
        }
        (Place::Byte(offset), Shape::Qword) => writeln!(
            out,
            "/// Byte offset of [`{name}`](Self::{name}).\npub const {upper}_OFFSET: usize = {offset:#x};
            /// {doc} `{at}`, 64 bits\n#[inline] pub const fn {name}(&self) -> u64 {{ get64(&self.0, {offset:#x}) }}
            /// Sets [`{name}`](Self::{name}).\n#[inline] pub const fn set_{name}(&mut self, v: u64) -> &mut Self {{ set64(&mut self.0, {offset:#x}, v); self }}"
        )?,
        (Place::Byte(offset), Shape::Qwords(n)) => writeln!(
            out,
            "/// {doc} `{at}`, {n} times 64 bits\n#[inline] pub const fn {name}(&self, i: usize) -> u64 {{ assert!(i < {n}); get64(&self.0, {offset:#x} + 8 * i) }}
            /// Sets element `i` of [`{name}`](Self::{name}).\n#[inline] pub const fn set_{name}(&mut self, i: usize, v: u64) -> &mut Self {{ assert!(i < {n}); set64(&mut self.0, {offset:#x} + 8 * i, v); self }}"
        )?,
        (Place::Byte(offset), Shape::Dwords(n)) => writeln!(
            out,
            "/// {doc} `{at}`, {n} times 32 bits\n#[inline] pub const fn {name}(&self, i: usize) -> u32 {{ assert!(i < {n}); self.0[{}i].get() }}
            /// Sets element `i` of [`{name}`](Self::{name}).\n#[inline] pub const fn set_{name}(&mut self, i: usize, v: u32) -> &mut Self {{ assert!(i < {n}); self.0[{}i] = U32::new(v); self }}",
            plus(offset / 4), plus(offset / 4)
        )?,
        (Place::Byte(offset), Shape::Bytes(n)) => {
            let end = offset + n;
            writeln!(
                out,
                "/// {doc} `{at}`, {n} bytes\n#[inline] pub fn {name}(&self) -> &[u8; {n}] {{ let (a, _) = self.as_bytes()[{offset:#x}..{end:#x}].split_first_chunk().expect(\"in the layout\"); a }}
                /// The bytes of [`{name}`](Self::{name}), to be written.\n#[inline] pub fn {name}_mut(&mut self) -> &mut [u8; {n}] {{ let b: &mut [u8; {}] = zerocopy::transmute_mut!(&mut self.0); let (a, _) = b[{offset:#x}..{end:#x}].split_first_chunk_mut().expect(\"in the layout\"); a }}",
                specs_bytes(out)?
            )?;
        }
        (Place::Byte(offset), Shape::Layout(inner)) => {
            let (path, len) = (layout_path(&inner, home)?, specs.size_of(&inner)?);
            let end = offset + len;
            writeln!(
                out,
                "/// {doc} `{at}`\n#[inline] pub fn {name}(&self) -> &{path} {{ <{path}>::ref_from_bytes(&self.as_bytes()[{offset:#x}..{end:#x}]).expect(\"in the layout\") }}
                /// [`{name}`](Self::{name}), to be written.\n#[inline] pub fn {name}_mut(&mut self) -> &mut {path} {{ <{path}>::mut_from_bytes(&mut self.0.as_mut_bytes()[{offset:#x}..{end:#x}]).expect(\"in the layout\") }}"
            )?;
        }
        (Place::Byte(offset), Shape::Layouts(inner, n)) => {
            let (path, len) = (layout_path(&inner, home)?, specs.size_of(&inner)?);
            writeln!(
                out,
                "/// {doc} `{at}`, {n} times\n#[inline] pub fn {name}(&self, i: usize) -> &{path} {{ assert!(i < {n}); let at = {offset:#x} + {len:#x} * i; <{path}>::ref_from_bytes(&self.as_bytes()[at..at + {len:#x}]).expect(\"in the layout\") }}
                /// Element `i` of [`{name}`](Self::{name}), to be written.\n#[inline] pub fn {name}_mut(&mut self, i: usize) -> &mut {path} {{ assert!(i < {n}); let at = {offset:#x} + {len:#x} * i; <{path}>::mut_from_bytes(&mut self.0.as_mut_bytes()[at..at + {len:#x}]).expect(\"in the layout\") }}"
            )?;
        }
        (place, Shape::Tail) => {
            let offset = match place {
                Place::Byte(o) => o,
                Place::Bits { offset, .. } => offset,
            };
            writeln!(out, "/// {doc} Behind the fixed part, from this byte on.\npub const {upper}_OFFSET: usize = {offset:#x};")?;
        }
        (place, shape) => bail!("{place:?} does not hold {shape:?}"),
    }
    Ok(())
}

/// The size of the layout whose `impl` is being written, read back from its own `BYTES`.
fn specs_bytes(out: &str) -> Result<String> {
    let at = out.rfind("pub const BYTES: usize = ").context("inside a layout")?;
    let rest = &out[at + "pub const BYTES: usize = ".len()..];
    Ok(rest[..rest.find(';').context("inside a layout")?].to_string())
}

fn field_kind(specs: &Specs, field: &FieldSpec, home: &BTreeMap<&str, &str>) -> Result<Option<String>> {
    Ok(Some(match (field.place()?, field.shape()?) {
        (Place::Bits { .. }, Shape::Bits) => {
            format!("FieldKind::Bits(Self::{})", field.name.trim_end_matches('_').to_uppercase())
        }
        (Place::Byte(o), Shape::Qword) => format!("FieldKind::Qword({o:#x})"),
        (Place::Byte(o), Shape::Bytes(n)) => format!("FieldKind::Bytes({o:#x}, {n})"),
        (Place::Byte(o), Shape::Layout(l)) => {
            format!("FieldKind::Layout({o:#x}, <{}>::FIELDS)", layout_path(&l, home)?)
        }
        (Place::Byte(o), Shape::Layouts(l, n)) => format!(
            "FieldKind::Array {{ offset: {o:#x}, count: {n}, stride: {:#x}, element: <{}>::FIELDS }}",
            specs.size_of(&l)?,
            layout_path(&l, home)?
        ),
        (Place::Byte(o), Shape::Dwords(n)) => format!(
            "FieldKind::Array {{ offset: {o:#x}, count: {n}, stride: 4, element: crate::field::DWORD_ELEMENT }}"
        ),
        (Place::Byte(o), Shape::Qwords(n)) => format!(
            "FieldKind::Array {{ offset: {o:#x}, count: {n}, stride: 8, element: crate::field::QWORD_ELEMENT }}"
        ),
        (_, Shape::Tail) => return Ok(None),
        (place, shape) => bail!("{place:?} does not hold {shape:?}"),
    }))
}

fn layout_path(name: &str, home: &BTreeMap<&str, &str>) -> Result<String> {
    let module = home.get(name).with_context(|| format!("no layout `{name}`"))?;
    Ok(format!("super::{module}::{}", type_name(name)))
}

/// The start of an index expression: nothing where it would be zero.
fn plus(base: u32) -> String {
    if base == 0 { String::new() } else { format!("{base} + ") }
}

/// `create_cq_in` becomes `CreateCqIn`.
fn type_name(name: &str) -> String {
    name.split('_').filter(|p| !p.is_empty()).map(|p| p[..1].to_uppercase() + &p[1..]).collect()
}

/// A constant may not start with a digit.
fn const_name(name: &str) -> String {
    let upper = name.to_uppercase();
    if upper.starts_with(|c: char| c.is_ascii_digit()) { format!("X{upper}") } else { upper }
}
