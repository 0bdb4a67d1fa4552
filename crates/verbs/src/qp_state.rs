//! The states of a queue pair, and which moves and posts are legal in each (InfiniBand specification, volume 1, 10.3).

use core::fmt;

/// Which queue of a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Side {
    /// The send queue.
    #[default]
    Sq,
    /// The receive queue.
    Rq,
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Sq => "SQ",
            Self::Rq => "RQ",
        })
    }
}

/// The states. The device changes them behind our back (any error of a connected pair leads to `Err`), so they are
/// values, not types.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QpState {
    /// Newly created.
    Reset,
    /// May be given receive requests.
    Init,
    /// Ready to receive.
    Rtr,
    /// Ready to send.
    Rts,
    /// Send queue drained: finishes what it began, begins nothing.
    Sqd,
    /// Send queue in error (never of a connected pair).
    Sqe,
    /// Everything is flushed.
    Err,
}

impl fmt::Display for QpState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Reset => "RESET",
            Self::Init => "INIT",
            Self::Rtr => "RTR",
            Self::Rts => "RTS",
            Self::Sqd => "SQD",
            Self::Sqe => "SQE",
            Self::Err => "ERR",
        })
    }
}

/// What a request to change the state comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Legal: ask the device.
    Go,
    /// There already, and nothing is to be changed.
    Stay,
    /// Not legal: the device is not asked.
    Illegal,
}

impl QpState {
    /// All of them, for tests over the whole table.
    pub const ALL: [Self; 7] = [Self::Reset, Self::Init, Self::Rtr, Self::Rts, Self::Sqd, Self::Sqe, Self::Err];

    /// What asking for `to` comes to, for a connected (RC) pair of which the device has no move into SQD.
    pub const fn to(self, to: Self) -> Move {
        use QpState::{Err, Init, Reset, Rtr, Rts, Sqd, Sqe};
        match (self, to) {
            (Reset, Reset) | (Err, Err) | (Rts, Rts) | (Rtr, Rtr) | (Init, Init) => Move::Stay,
            (_, Reset) => Move::Go,
            (Reset, Err) => Move::Illegal,
            (_, Err) => Move::Go,
            (Reset, Init) | (Init, Rtr) | (Rtr, Rts) | (Sqd, Rts) => Move::Go,
            (_, Init | Rtr | Rts | Sqd | Sqe) => Move::Illegal,
        }
    }

    /// Whether a request may be posted to that side.
    pub const fn may_post(self, side: Side) -> bool {
        match side {
            Side::Sq => matches!(self, Self::Rts | Self::Sqd | Self::Sqe | Self::Err),
            Side::Rq => !matches!(self, Self::Reset),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_up_is_one_step_at_a_time_and_the_way_down_is_open() {
        use QpState::*;
        assert_eq!(Reset.to(Init), Move::Go);
        assert_eq!(Reset.to(Rtr), Move::Illegal);
        assert_eq!(Init.to(Rts), Move::Illegal);
        assert_eq!(Err.to(Rts), Move::Illegal, "recovery goes through RESET");
        for s in QpState::ALL {
            assert_ne!(s.to(Reset), Move::Illegal, "{s}");
            assert_eq!(s.to(Err) == Move::Illegal, s == Reset, "{s}");
            assert_eq!(s.to(Sqd), Move::Illegal, "{s}: current devices have no move into SQD");
        }
    }

    #[test]
    fn err_accepts_posts_so_that_a_marker_can_follow() {
        assert!(QpState::Err.may_post(Side::Sq) && QpState::Err.may_post(Side::Rq));
        assert!(!QpState::Reset.may_post(Side::Sq) && !QpState::Reset.may_post(Side::Rq));
        assert!(!QpState::Rtr.may_post(Side::Sq) && QpState::Init.may_post(Side::Rq));
    }
}
