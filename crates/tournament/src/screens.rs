//! What follows from an irregularity at a table with a screen (White Book 151.4.1), where that differs from a table without one.

/// How far an irregular call has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Crossed {
    /// The tray has not been pushed.
    No,
    /// It is on the other side.
    Yes,
    /// The screen-mate of the offender has pushed it across and did not see what was wrong.
    ByScreenMate,
}

/// What follows from an irregular call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CallBehindScreen {
    /// It is corrected without more; only what is legal crosses, and the other side is told nothing unless a Law needs it.
    Corrected,
    /// The Laws as at any table.
    UsualLaws,
    /// An inadmissible call is corrected, even if nobody wants that.
    MustBeCorrected,
    /// The screen-mate has accepted for his side.
    Accepted,
}

impl CallBehindScreen {
    /// The paragraph of the White Book.
    #[must_use]
    pub const fn paragraph(self) -> &'static str {
        match self {
            Self::Corrected => "151.4.1(b)",
            Self::UsualLaws | Self::MustBeCorrected | Self::Accepted => "151.4.1(a)",
        }
    }
}

/// An irregular call at a table with a screen. An inadmissible one (35) is never accepted.
///
/// ```
/// use openroom_tournament::screens::{CallBehindScreen, Crossed, irregular_call};
/// assert_eq!(irregular_call(Crossed::No, true), CallBehindScreen::Corrected);
/// assert_eq!(irregular_call(Crossed::ByScreenMate, false), CallBehindScreen::Accepted);
/// assert_eq!(irregular_call(Crossed::ByScreenMate, true), CallBehindScreen::MustBeCorrected);
/// ```
#[must_use]
pub const fn irregular_call(crossed: Crossed, inadmissible: bool) -> CallBehindScreen {
    match (crossed, inadmissible) {
        (Crossed::No, _) => CallBehindScreen::Corrected,
        (_, true) => CallBehindScreen::MustBeCorrected,
        (Crossed::Yes, false) => CallBehindScreen::UsualLaws,
        (Crossed::ByScreenMate, false) => CallBehindScreen::Accepted,
    }
}

/// Who opened the screen after a lead out of turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Opened {
    /// Nobody: it is shut.
    Nobody,
    /// The declaring side.
    DeclaringSide,
    /// Somebody else.
    Another,
}

/// What follows from a lead out of turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LeadBehindScreen {
    /// It is withdrawn without rectification.
    Withdrawn,
    /// Declarer has the choices of Law 54.
    Law54,
    /// It is accepted, and the presumed declarer plays the hand.
    Accepted,
    /// Both defenders have led: the wrong lead is a major penalty card.
    PenaltyCard,
}

/// An opening lead out of turn at a table with a screen. `both` if the proper leader has led face up too.
///
/// ```
/// use openroom_tournament::screens::{LeadBehindScreen, Opened, lead_out_of_turn};
/// assert_eq!(lead_out_of_turn(Opened::Nobody, false), LeadBehindScreen::Withdrawn);
/// assert_eq!(lead_out_of_turn(Opened::Another, false), LeadBehindScreen::Law54);
/// assert_eq!(lead_out_of_turn(Opened::Another, true), LeadBehindScreen::PenaltyCard);
/// assert_eq!(lead_out_of_turn(Opened::DeclaringSide, false), LeadBehindScreen::Accepted);
/// ```
#[must_use]
pub const fn lead_out_of_turn(opened: Opened, both: bool) -> LeadBehindScreen {
    match (opened, both) {
        (Opened::Nobody, _) => LeadBehindScreen::Withdrawn,
        (_, true) => LeadBehindScreen::PenaltyCard,
        (Opened::DeclaringSide, false) => LeadBehindScreen::Accepted,
        (Opened::Another, false) => LeadBehindScreen::Law54,
    }
}
