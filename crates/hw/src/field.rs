//! Where a field lives, and how it is read from big-endian dwords.
//!
//! A [`Field`] is a compile-time constant, so `Cqe64::BYTE_CNT.get(&dwords)` compiles to one load and one byte swap (and
//! a shift or a mask when the field is narrower than its dword). The same constant tells a ring in DMA memory, which no
//! Rust reference may point at, which dword to load. [`NamedField`] tables carry the names for `Debug` and for tools.

use core::fmt;
use zerocopy::big_endian::U32;

/// A field of at most 32 bits inside one big-endian dword; bit 31 is the first bit on the wire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Byte offset of the dword, a multiple of 4.
    pub offset: u16,
    /// Most significant bit.
    pub hi: u8,
    /// Least significant bit.
    pub lo: u8,
}

impl Field {
    /// The bits `hi..=lo` of the dword at byte `offset`.
    pub const fn new(offset: u16, hi: u8, lo: u8) -> Self {
        assert!(offset.is_multiple_of(4) && hi < 32 && lo <= hi);
        Self { offset, hi, lo }
    }

    /// Index of the dword.
    #[inline(always)]
    pub const fn dword(self) -> usize {
        self.offset as usize / 4
    }

    /// Width in bits.
    #[inline(always)]
    pub const fn width(self) -> u32 {
        (self.hi - self.lo + 1) as u32
    }

    /// A mask of [`width`](Self::width) ones, unshifted.
    #[inline(always)]
    pub const fn mask(self) -> u32 {
        u32::MAX >> (32 - self.width())
    }

    /// Takes the field out of its dword, given in native byte order.
    #[inline(always)]
    pub const fn extract(self, dword: u32) -> u32 {
        (dword >> self.lo) & self.mask()
    }

    /// Puts the low bits of `value` into `dword`, given and returned in native byte order.
    #[inline(always)]
    pub const fn insert(self, dword: u32, value: u32) -> u32 {
        debug_assert!(value & !self.mask() == 0, "value does not fit the field");
        dword & !(self.mask() << self.lo) | ((value & self.mask()) << self.lo)
    }

    /// Reads the field from a layout's dwords.
    #[inline(always)]
    pub const fn get<const N: usize>(self, dwords: &[U32; N]) -> u32 {
        self.extract(dwords[self.dword()].get())
    }

    /// Writes the field into a layout's dwords.
    #[inline(always)]
    pub const fn set<const N: usize>(self, dwords: &mut [U32; N], value: u32) {
        dwords[self.dword()] = U32::new(self.insert(dwords[self.dword()].get(), value));
    }
}

/// Reads the big-endian qword at byte `offset`.
#[inline(always)]
pub const fn get64<const N: usize>(dwords: &[U32; N], offset: usize) -> u64 {
    let (high, low) = (dwords[offset / 4].get(), dwords[offset / 4 + 1].get());
    ((high as u64) << 32) | low as u64
}

/// Writes the big-endian qword at byte `offset`.
#[inline(always)]
pub const fn set64<const N: usize>(dwords: &mut [U32; N], offset: usize, value: u64) {
    dwords[offset / 4] = U32::new((value >> 32) as u32);
    dwords[offset / 4 + 1] = U32::new(value as u32);
}

/// What kind of thing a named field is.
#[derive(Clone, Copy, Debug)]
pub enum FieldKind {
    /// At most 32 bits.
    Bits(Field),
    /// A big-endian qword at this byte offset.
    Qword(u16),
    /// A byte array at this offset, with its length.
    Bytes(u16, u16),
    /// Another layout at this byte offset.
    Layout(u16, &'static [NamedField]),
    /// `count` elements from this byte offset, each described by a table, `stride` bytes apart.
    Array {
        /// Byte offset of the first element.
        offset: u16,
        /// Number of elements.
        count: u16,
        /// Bytes from one element to the next.
        stride: u16,
        /// Fields of an element.
        element: &'static [NamedField],
    },
}

/// A field with its name, for printing and comparing.
#[derive(Clone, Copy, Debug)]
pub struct NamedField {
    /// The name in the specification.
    pub name: &'static str,
    /// Where it is.
    pub kind: FieldKind,
}

/// The element table of an array of dwords.
pub const DWORD_ELEMENT: &[NamedField] = &[NamedField { name: "", kind: FieldKind::Bits(Field::new(0, 31, 0)) }];
/// The element table of an array of qwords.
pub const QWORD_ELEMENT: &[NamedField] = &[NamedField { name: "", kind: FieldKind::Qword(0) }];

/// Takes a field's path, the index of the array element it is in, and its value.
pub type Visit<'v> = &'v mut dyn FnMut(&[&'static str], Option<usize>, u64);

/// Calls `visit(path, index, value)` for every field of `table` found in `bytes` whose value is not zero.
///
/// `path` is the field's name, prefixed with the layout it is nested in; byte arrays are visited as their first eight
/// bytes, which is enough to show that they differ from zero.
pub fn visit_nonzero(table: &'static [NamedField], bytes: &[u8], visit: Visit<'_>) {
    walk(table, bytes, 0, &mut [""; 4], 0, None, visit);
}

fn walk(
    table: &'static [NamedField],
    bytes: &[u8],
    base: usize,
    path: &mut [&'static str; 4],
    depth: usize,
    index: Option<usize>,
    visit: Visit<'_>,
) {
    let dword =
        |offset: usize| bytes.get(offset..offset + 4).map_or(0, |b| u32::from_be_bytes([b[0], b[1], b[2], b[3]]));
    for field in table {
        path[depth] = field.name;
        let value = match field.kind {
            FieldKind::Bits(f) => u64::from(f.extract(dword(base + f.offset as usize))),
            FieldKind::Qword(offset) => {
                let at = base + offset as usize;
                (u64::from(dword(at)) << 32) | u64::from(dword(at + 4))
            }
            FieldKind::Bytes(offset, len) => {
                let at = base + offset as usize;
                let slice = bytes.get(at..at + len as usize).unwrap_or(&[]);
                let head = slice.iter().take(8).fold(0, |v, b| (v << 8) | u64::from(*b));
                if head == 0 { u64::from(slice.iter().any(|b| *b != 0)) } else { head }
            }
            FieldKind::Layout(offset, inner) => {
                if depth + 1 < path.len() {
                    walk(inner, bytes, base + offset as usize, path, depth + 1, index, visit);
                }
                continue;
            }
            FieldKind::Array { offset, count, stride, element } => {
                for i in 0..count as usize {
                    let at = base + offset as usize + i * stride as usize;
                    if depth + 1 < path.len() {
                        walk(element, bytes, at, path, depth + 1, Some(i), visit);
                    }
                }
                continue;
            }
        };
        if value != 0 {
            visit(&path[..=depth], index, value);
        }
    }
}

/// Prints the fields that are not zero, by name.
pub fn debug_fields(f: &mut fmt::Formatter<'_>, name: &str, table: &'static [NamedField], bytes: &[u8]) -> fmt::Result {
    let mut s = f.debug_struct(name);
    visit_nonzero(table, bytes, &mut |path, index, value| {
        let label = Label { path, index };
        // `DebugStruct` wants a `&str`; the label is short, so it is written into a buffer on the stack.
        let mut text = LabelText { bytes: [0; 96], len: 0 };
        let _ = fmt::write(&mut text, format_args!("{label}"));
        s.field(text.as_str(), &format_args!("{value:#x}"));
    });
    s.finish()
}

struct Label<'a> {
    path: &'a [&'static str],
    index: Option<usize>,
}

impl fmt::Display for Label<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for part in self.path.iter().filter(|p| !p.is_empty()) {
            if !first {
                f.write_str(".")?;
            }
            f.write_str(part)?;
            first = false;
        }
        match self.index {
            Some(i) => write!(f, "[{i}]"),
            None => Ok(()),
        }
    }
}

struct LabelText {
    bytes: [u8; 96],
    len: usize,
}

impl LabelText {
    fn as_str(&self) -> &str {
        core::str::from_utf8(&self.bytes[..self.len]).unwrap_or("?")
    }
}

impl fmt::Write for LabelText {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        let room = self.bytes.len() - self.len;
        let part = s.len().min(room);
        // Names are ASCII (the generator refuses others), so cutting at a byte keeps the text valid.
        self.bytes[self.len..self.len + part].copy_from_slice(&s.as_bytes()[..part]);
        self.len += part;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_is_read_and_written_in_wire_order() {
        let mut d = [U32::new(0); 2];
        let f = Field::new(4, 27, 24);
        f.set(&mut d, 0x9);
        assert_eq!(zerocopy::IntoBytes::as_bytes(&d), [0, 0, 0, 0, 0x09, 0, 0, 0]);
        assert_eq!(f.get(&d), 0x9);
        assert_eq!(f.width(), 4);
    }

    #[test]
    fn setting_one_field_leaves_its_neighbours() {
        let mut d = [U32::new(0xffff_ffff)];
        Field::new(0, 15, 8).set(&mut d, 0);
        assert_eq!(d[0].get(), 0xffff_00ff);
    }

    #[test]
    fn a_qword_is_two_dwords_high_first() {
        let mut d = [U32::new(0); 4];
        set64(&mut d, 8, 0x0102_0304_0506_0708);
        assert_eq!(zerocopy::IntoBytes::as_bytes(&d)[8..], [1, 2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(get64(&d, 8), 0x0102_0304_0506_0708);
    }
}
