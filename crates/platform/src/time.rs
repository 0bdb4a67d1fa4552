//! Points in time and limits for waits. No wait in the driver is without a [`Deadline`].

use core::time::Duration;

/// A point in time, in nanoseconds from a start that only the platform knows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Instant(u64);

impl Instant {
    /// From nanoseconds.
    pub const fn from_ns(ns: u64) -> Self {
        Self(ns)
    }

    /// Nanoseconds since the platform's start.
    pub const fn as_ns(self) -> u64 {
        self.0
    }

    /// Time since `earlier`; zero if that is later.
    pub const fn since(self, earlier: Self) -> Duration {
        Duration::from_nanos(self.0.saturating_sub(earlier.0))
    }

    /// This much later (at the most the end of time).
    pub const fn after(self, d: Duration) -> Self {
        let ns = d.as_nanos();
        let ns = if ns > u64::MAX as u128 { u64::MAX } else { ns as u64 };
        Self(self.0.saturating_add(ns))
    }
}

/// When a wait ends at the latest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Deadline(Instant);

impl Deadline {
    /// At this time.
    pub const fn at(t: Instant) -> Self {
        Self(t)
    }

    /// This long after `now`.
    pub const fn after(now: Instant, d: Duration) -> Self {
        Self(now.after(d))
    }

    /// The point in time.
    pub const fn instant(self) -> Instant {
        self.0
    }

    /// Whether it has been reached.
    pub const fn passed(self, now: Instant) -> bool {
        now.0 >= self.0.0
    }

    /// The earlier of two.
    pub const fn min(self, other: Self) -> Self {
        if self.0.0 <= other.0.0 { self } else { other }
    }
}
