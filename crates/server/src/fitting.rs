//! Whether the movement fits those who have entered, in words: crate `tournament` says what does not.

use openroom_tournament::{Action, Misfit, Tournament};
use openroom_words::words::Message;

use crate::problem::Problem;
use crate::said::Reply;

/// Refuses a movement for another number than has entered, and boards that are too few for the session.
pub fn check(event: &Tournament, action: &Action) -> Result<(), Problem> {
    event
        .misfit(action)
        .map_or(Ok(()), |misfit| Err(misfit.into()))
}

impl From<Misfit> for Problem {
    fn from(misfit: Misfit) -> Self {
        let (message, figures) = match misfit {
            Misfit::Places { places, entered } => (
                Message::ServePlaces,
                vec![
                    ("places", places.to_string()),
                    ("entered", entered.to_string()),
                ],
            ),
            Misfit::Missing { needed, missing } => (
                Message::ServeMissingBoards,
                vec![
                    ("needed", needed.to_string()),
                    ("missing", missing.to_string()),
                ],
            ),
            Misfit::NotDealt { dealt, missing } => (
                Message::ServeNotDealt,
                vec![
                    ("dealt", dealt.to_string()),
                    ("missing", missing.to_string()),
                ],
            ),
        };
        Self::unsound(Reply::Message(message, figures))
    }
}

/// Whether an act may leave somebody without a place, or without the place that is needed.
pub fn concerns(action: &Action) -> bool {
    matches!(
        action,
        Action::Entered(_)
            | Action::Needs(_)
            | Action::Movement(_)
            | Action::MovementChanged(_)
            | Action::Seated(_)
            | Action::Drawn(_)
            | Action::Withdrew(_)
            | Action::Returned(_)
    )
}
