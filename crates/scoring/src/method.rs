//! The ways to score a board.

/// How a board is scored: the basic method, before victory points (White Book 143.5.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Method {
    /// Law 78A.
    #[default]
    Matchpoints,
    /// IMPs against every other result.
    CrossImps,
    /// IMPs against a datum.
    Butler,
    /// IMPs between two teams (78B).
    Imps,
    /// The points as they are (78C).
    Total,
    /// Each board won, drawn or lost.
    PointABoard,
    /// Boards won and total points together (161.7).
    Hybrid,
}

impl Method {
    /// Every method with its name in the event file.
    pub const ALL: [(Self, &'static str); 7] = [
        (Self::Matchpoints, "matchpoints"),
        (Self::CrossImps, "cross-imps"),
        (Self::Butler, "butler"),
        (Self::Imps, "imps"),
        (Self::Total, "total"),
        (Self::PointABoard, "point-a-board"),
        (Self::Hybrid, "hybrid"),
    ];

    /// The name in the event file.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::ALL
            .iter()
            .find(|(method, _)| *method == self)
            .map_or("", |(_, name)| name)
    }

    /// Whether contestants have a percentage: the method has a most that can be won.
    #[must_use]
    pub const fn has_top(self) -> bool {
        matches!(self, Self::Matchpoints | Self::PointABoard)
    }
}
