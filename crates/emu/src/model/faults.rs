//! Fault hooks: how the one model is made to misbehave.
//!
//! A rule waits for something that the device is about to do, lets it pass `skip` times, then acts `count` times. Actions
//! that need no occasion ([`Act`]) are carried out at once. Rules are data, so that tests, the simulator's seed and a command
//! line can all write them.

use serde::{Deserialize, Serialize};

/// For ever, as a count.
pub const ALWAYS: u32 = u32::MAX;

/// A rule: on what occasion to do what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The occasion.
    pub on: Occasion,
    /// Occasions to let pass first.
    #[serde(default)]
    pub skip: u32,
    /// How often to act.
    #[serde(default = "once")]
    pub count: u32,
    /// What to do.
    pub act: Twist,
}

const fn once() -> u32 {
    1
}

/// Something the device is about to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Occasion {
    /// Write a CQE.
    Cqe {
        /// Only of this queue pair.
        #[serde(default)]
        qpn: Option<u32>,
        /// Only errors (true) or successes (false).
        #[serde(default)]
        error: Option<bool>,
    },
    /// Complete a NOP: what a drain's marker is on an SQ.
    Marker,
    /// Write an EQE.
    Eqe {
        /// Only of this type.
        #[serde(default)]
        kind: Option<u8>,
    },
    /// Execute a command.
    Command {
        /// Only this opcode.
        #[serde(default)]
        opcode: Option<u16>,
    },
    /// Take notice of a send doorbell.
    Doorbell {
        /// Only of this queue pair.
        #[serde(default)]
        qpn: Option<u32>,
    },
    /// Execute a send WQE (not flush it).
    Wqe {
        /// Only of this queue pair.
        #[serde(default)]
        qpn: Option<u32>,
    },
}

/// What to do instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Twist {
    /// Do not do it.
    Swallow,
    /// Do it this much later.
    Delay {
        /// Nanoseconds.
        ns: u64,
    },
    /// Keep it until [`Act::Release`].
    Withhold,
    /// Do it twice.
    Duplicate,
    /// Do it after the next of its kind.
    Reorder,
    /// With this syndrome (CQEs), as an error.
    Syndrome {
        /// Syndrome.
        syndrome: u8,
        /// Vendor syndrome.
        vendor: u8,
    },
    /// Refuse the command.
    Refuse {
        /// Status.
        status: u8,
        /// Firmware's own code.
        syndrome: u32,
    },
    /// Answer the command with success and do nothing.
    Pretend,
    /// Do not deliver the command.
    NotDelivered {
        /// Delivery status.
        status: u8,
    },
    /// Die of a fatal error before doing it.
    Die {
        /// Health syndrome.
        syndrome: u8,
    },
    /// Do it, then die of a fatal error.
    DoThenDie {
        /// Health syndrome.
        syndrome: u8,
    },
    /// Vanish from the bus before doing it.
    Vanish,
    /// Do it, then vanish.
    DoThenVanish,
}

/// Something to do at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    /// Add a rule.
    Rule(Rule),
    /// Forget all rules, release what is withheld, execute what is held.
    Clear,
    /// Write what was withheld, in order.
    Release,
    /// Begin no WQEs until told otherwise; queues in ERR are flushed all the same.
    Hold(bool),
    /// Die of a fatal error.
    Die {
        /// Health syndrome.
        syndrome: u8,
    },
    /// Vanish from the bus: registers read all ones.
    Vanish,
    /// Stop the health counter.
    FreezeHealth(bool),
    /// Ask for pages (or, negative, give some back).
    Pages(i32),
    /// Number of the next queue pair.
    NextQpn(u32),
    /// What QUERY_PAGES answers at boot, init and run time from now on.
    PageCounts {
        /// For boot.
        boot: i32,
        /// For initialization.
        init: i32,
        /// At run time.
        regular: i32,
    },
    /// Give back at most this many pages per command, and none at all after that many in all.
    PageReturn {
        /// Per command.
        per_command: u32,
        /// In all.
        total: u32,
    },
    /// Write a CQE that belongs to nothing.
    ForgeCqe {
        /// Into this CQ.
        cqn: u32,
        /// With this user index.
        tag: u32,
        /// Counter.
        counter: u16,
        /// CQE opcode.
        opcode: u8,
        /// Syndrome, for error opcodes.
        syndrome: u8,
        /// Queue pair number.
        qpn: u32,
    },
    /// Write an EQE that belongs to nothing.
    ForgeEqe {
        /// Type.
        kind: u8,
        /// The dword of its data at this index.
        index: u8,
        /// Its value.
        value: u32,
    },
    /// Move a queue pair to ERR as an error of its own would.
    BreakQp {
        /// Which.
        qpn: u32,
    },
    /// Report an overrun of a CQ and stop writing to it.
    BreakCq {
        /// Which.
        cqn: u32,
    },
    /// Refuse data DMA that reaches this address, as an IOMMU would.
    PoisonDma {
        /// First address.
        iova: u64,
        /// Bytes; 0 heals.
        len: u64,
    },
}

/// Which occasion has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Event {
    Cqe { qpn: u32, error: bool, marker: bool },
    Eqe { kind: u8 },
    Command { opcode: u16 },
    Doorbell { qpn: u32 },
    Wqe { qpn: u32 },
}

impl Occasion {
    fn covers(self, event: Event) -> bool {
        let same = |want: Option<u32>, is: u32| want.is_none_or(|w| w == is);
        match (self, event) {
            (Self::Cqe { qpn, error }, Event::Cqe { qpn: is, error: failed, .. }) => {
                same(qpn, is) && error.is_none_or(|e| e == failed)
            }
            (Self::Marker, Event::Cqe { marker, .. }) => marker,
            (Self::Eqe { kind }, Event::Eqe { kind: is }) => kind.is_none_or(|k| k == is),
            (Self::Command { opcode }, Event::Command { opcode: is }) => opcode.is_none_or(|o| o == is),
            (Self::Doorbell { qpn }, Event::Doorbell { qpn: is }) => same(qpn, is),
            (Self::Wqe { qpn }, Event::Wqe { qpn: is }) => same(qpn, is),
            _ => false,
        }
    }
}

/// The rules in force.
#[derive(Debug, Default)]
pub(super) struct Rules {
    rules: Vec<Rule>,
}

/// The most rules at a time: a guest may add some.
const MAX_RULES: usize = 64;

impl Rules {
    pub(super) fn add(&mut self, rule: Rule) {
        if self.rules.len() < MAX_RULES && rule.count > 0 {
            self.rules.push(rule);
        }
    }

    pub(super) fn clear(&mut self) {
        self.rules.clear();
    }

    /// What to do on this occasion instead, if a rule says so.
    #[inline]
    pub(super) fn twist(&mut self, event: Event) -> Option<Twist> {
        if self.rules.is_empty() {
            return None;
        }
        let i = self.rules.iter_mut().position(|r| {
            r.on.covers(event) && {
                let due = r.skip == 0;
                r.skip = r.skip.saturating_sub(1);
                due
            }
        })?;
        let rule = &mut self.rules[i];
        let act = rule.act;
        if rule.count != ALWAYS {
            rule.count -= 1;
        }
        if rule.count == 0 {
            self.rules.remove(i);
        }
        Some(act)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_lets_pass_then_acts_then_is_gone() {
        let mut rules = Rules::default();
        let on = Occasion::Command { opcode: Some(7) };
        rules.add(Rule { on, skip: 1, count: 2, act: Twist::Pretend });
        let mut ask = |opcode| rules.twist(Event::Command { opcode });
        assert_eq!(ask(7), None);
        assert_eq!(ask(8), None);
        assert_eq!(ask(7), Some(Twist::Pretend));
        assert_eq!(ask(7), Some(Twist::Pretend));
        assert_eq!(ask(7), None);
    }
}
