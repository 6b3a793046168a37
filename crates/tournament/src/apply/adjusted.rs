//! Adjusted scores (12C): crate `scoring` knows which there are.

use openroom_laws::{Board, law};
use openroom_scoring::AdjustedScore;

use crate::refusal::{Done, Refused};
use crate::state::State;

impl State {
    /// Whether the edition knows the score and some contract on the board makes it. A ground that it names must be one on which
    /// it can rest.
    pub(crate) fn check_adjusted(&self, score: &AdjustedScore, board: u32) -> Done {
        let edition = self.edition();
        let form = match score.law {
            Some(_) => score.check_form(edition, None),
            None => score.check_edition(edition),
        };
        form.map_err(|reason| Refused::law(law!("12C1a"), edition, reason))?;
        score
            .check_points(Board::number(board).vul)
            .map_err(|reason| Refused::law(law!("77"), edition, reason))
    }
}
