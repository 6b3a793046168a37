//! A match that is played without a Director: whether a request for a ruling counts (White Book 162.2, 162.3), and what follows a ruling
//! (162.6).

/// What is known of the request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a question that is asked of the captains"
)]
pub struct Request {
    /// It needs more than the plain Law: the judgement of a Director.
    pub judgement: bool,
    /// The side made a remark or reserved its rights, and did not say that a ruling would be asked for.
    pub remark_only: bool,
    /// The side had called on the next board by then.
    pub called_on_next: bool,
    /// The round was over by then: a pair had compared scores.
    pub round_over: bool,
    /// Attention was drawn only after cards of the next board had been taken out.
    pub cards_taken: bool,
    /// What it is about became known only later.
    pub known_later: bool,
    /// It was not confirmed before the scores were compared.
    pub unconfirmed: bool,
    /// It was withdrawn after the comparison.
    pub withdrawn: bool,
}

/// Whether it counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Standing {
    /// It does.
    Counts,
    /// No: nobody said that a ruling would be asked for.
    OnlyARemark,
    /// No: the next board, or the end of the round, came first.
    TooLate,
    /// No: attention was drawn after the cards of the next board were taken out.
    AttentionTooLate,
    /// No: it was not confirmed before the comparison.
    NotConfirmed,
    /// No: what was withdrawn after the comparison cannot be asked for again.
    Withdrawn,
}

impl Standing {
    /// The paragraph of the White Book.
    #[must_use]
    pub const fn paragraph(self) -> &'static str {
        match self {
            Self::Counts => "162.2, 162.3",
            Self::OnlyARemark => "162.2.3",
            Self::TooLate => "162.2.2",
            Self::AttentionTooLate => "162.3.1",
            Self::NotConfirmed | Self::Withdrawn => "162.3.2",
        }
    }
}

/// Whether a request counts; of several reasons against it the first in the order of the book.
///
/// ```
/// use openroom_tournament::private_match::{Request, Standing, standing};
/// let in_time = Request::default();
/// assert_eq!(standing(in_time), Standing::Counts);
/// assert_eq!(standing(Request { called_on_next: true, ..in_time }), Standing::TooLate);
/// // Attention to what could not be known earlier is not drawn too late.
/// let hesitation = Request { judgement: true, cards_taken: true, ..in_time };
/// assert_eq!(standing(hesitation), Standing::AttentionTooLate);
/// assert_eq!(standing(Request { known_later: true, ..hesitation }), Standing::Counts);
/// // But the request itself has to come before the next board or the end of the round, whatever it is about.
/// assert_eq!(standing(Request { known_later: true, called_on_next: true, ..in_time }), Standing::TooLate);
/// assert_eq!(standing(Request { known_later: true, round_over: true, ..in_time }), Standing::TooLate);
/// ```
#[must_use]
pub const fn standing(request: Request) -> Standing {
    if request.withdrawn {
        return Standing::Withdrawn;
    }
    if request.remark_only {
        return Standing::OnlyARemark;
    }
    // The request itself knows no exception (162.2.2); only attention may be drawn later (162.3.1).
    if request.called_on_next || request.round_over {
        return Standing::TooLate;
    }
    if request.judgement && request.cards_taken && !request.known_later {
        return Standing::AttentionTooLate;
    }
    if request.judgement && request.unconfirmed {
        return Standing::NotConfirmed;
    }
    Standing::Counts
}

/// What a ruling did to a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardRuled {
    /// It has an adjusted score.
    Adjusted,
    /// It is cancelled.
    Cancelled {
        /// The last set had begun when that became known.
        last_set_begun: bool,
    },
}

/// Whether another board is played for one that was ruled on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SubstituteBoard {
    /// No: an adjusted score is a score.
    Adjusted,
    /// No: it became known too late.
    TooLate,
    /// Yes, in the last set: one with this number has the same dealer and vulnerability, and is none of the match.
    Numbered(u32),
}

/// Dealer and vulnerability come again every sixteen boards (Law 2).
const CYCLE: u32 = 16;

/// Whether a substitute board is played, and with which number; the match has boards up to `last` (White Book 162.6).
///
/// ```
/// use openroom_tournament::private_match::{BoardRuled, SubstituteBoard, substitute};
/// let in_time = BoardRuled::Cancelled { last_set_begun: false };
/// assert_eq!(substitute(7, 32, in_time), SubstituteBoard::Numbered(39));
/// assert_eq!(substitute(7, 24, BoardRuled::Adjusted), SubstituteBoard::Adjusted);
/// let late = BoardRuled::Cancelled { last_set_begun: true };
/// assert_eq!(substitute(7, 24, late), SubstituteBoard::TooLate);
/// ```
#[must_use]
pub fn substitute(board: u32, last: u32, ruled: BoardRuled) -> SubstituteBoard {
    match ruled {
        BoardRuled::Adjusted => SubstituteBoard::Adjusted,
        BoardRuled::Cancelled {
            last_set_begun: true,
        } => SubstituteBoard::TooLate,
        BoardRuled::Cancelled {
            last_set_begun: false,
        } => {
            let past = last.max(board) - board;
            SubstituteBoard::Numbered(board + (past / CYCLE + 1) * CYCLE)
        }
    }
}

/// The procedural penalty that is usual in a match without a Director: in IMPs, or in total points (White Book 162.6).
#[must_use]
pub const fn usual_penalty(total_points: bool) -> u32 {
    match total_points {
        true => 100,
        false => 3,
    }
}
