//! The numbers a device hands out, each of its own type: a CQ's number cannot be passed as a queue pair's.

use core::fmt;

macro_rules! number {
    ($(#[$doc:meta])* $name:ident, $repr:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name(pub $repr);

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({:#x})"), self.0)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:#x}", self.0)
            }
        }
    };
}

number!(
    /// Completion queue number, 24 bits.
    Cqn,
    u32
);
number!(
    /// Queue pair number, 24 bits.
    Qpn,
    u32
);
number!(
    /// Protection domain number, 24 bits.
    Pdn,
    u32
);
number!(
    /// Local key: names memory in the requests of its owner.
    Lkey,
    u32
);
number!(
    /// Remote key: names memory in the requests of others.
    Rkey,
    u32
);
