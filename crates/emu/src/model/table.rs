//! Objects by number.

/// A table of objects whose numbers begin at a base; a freed number is the next to be given out.
#[derive(Debug)]
pub(super) struct Table<T> {
    base: u32,
    limit: u32,
    slots: Vec<Option<T>>,
    free: Vec<u32>,
    wish: Option<u32>,
}

impl<T> Table<T> {
    /// At most `limit` objects, numbered from `base` on.
    pub(super) const fn new(base: u32, limit: u32) -> Self {
        Self { base, limit, slots: Vec::new(), free: Vec::new(), wish: None }
    }

    /// Asks for the next object to get this number, if it is free.
    pub(super) fn wish(&mut self, number: u32) {
        self.wish = Some(number);
    }

    /// Takes over what another table was asked for.
    pub(super) fn keep_wish(&mut self, other: &Self) {
        self.wish = other.wish;
    }

    /// Reserves a number; `None` if there are no more.
    pub(super) fn insert(&mut self, object: T) -> Option<u32> {
        if let Some(number) = self.wish.take() {
            let i = number.wrapping_sub(self.base);
            if i < self.limit {
                let new = self.slots.len() as u32..=i;
                if !new.is_empty() {
                    // Taken from the end, so the lowest go there last.
                    let low: Vec<u32> = new.rev().chain(core::mem::take(&mut self.free)).collect();
                    self.free = low;
                    self.slots.resize_with(i as usize + 1, || None);
                }
                if self.slots[i as usize].is_none() {
                    self.free.retain(|f| *f != i);
                    self.slots[i as usize] = Some(object);
                    return Some(number);
                }
            }
        }
        let i = match self.free.pop() {
            Some(i) => {
                self.slots[i as usize] = Some(object);
                i
            }
            None if (self.slots.len() as u32) < self.limit => {
                self.slots.push(Some(object));
                self.slots.len() as u32 - 1
            }
            None => return None,
        };
        Some(self.base + i)
    }

    #[inline]
    pub(super) fn get(&self, number: u32) -> Option<&T> {
        self.slots.get(number.wrapping_sub(self.base) as usize)?.as_ref()
    }

    #[inline]
    pub(super) fn get_mut(&mut self, number: u32) -> Option<&mut T> {
        self.slots.get_mut(number.wrapping_sub(self.base) as usize)?.as_mut()
    }

    pub(super) fn remove(&mut self, number: u32) -> Option<T> {
        let i = number.wrapping_sub(self.base);
        let object = self.slots.get_mut(i as usize)?.take()?;
        self.free.push(i);
        Some(object)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (u32, &T)> {
        self.slots.iter().enumerate().filter_map(|(i, s)| s.as_ref().map(|o| (self.base + i as u32, o)))
    }

    pub(super) fn clear(&mut self) {
        self.slots.clear();
        self.free.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_freed_number_is_given_out_next_and_a_wish_is_granted_once() {
        let mut t = Table::new(0x10, 3);
        assert_eq!(t.insert('a'), Some(0x10));
        assert_eq!(t.insert('b'), Some(0x11));
        t.remove(0x10);
        assert_eq!(t.insert('c'), Some(0x10));
        t.wish(0x12);
        assert_eq!(t.insert('d'), Some(0x12));
        assert_eq!(t.insert('e'), None);
        assert_eq!((t.get(0x11), t.get(0xffff_ffff)), (Some(&'b'), None));
    }
}
