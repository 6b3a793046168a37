//! Damage questions that rulings left for the end of the play: nothing is official before each has its answer.

use crate::state::{Review, Ruling, Score, State};

/// A damage question without an answer, or with one that wants an adjusted score.
#[derive(Debug, Clone, Copy)]
pub struct OpenReview<'e> {
    /// The number of the ruling, from 1.
    pub number: u32,
    /// The ruling.
    pub ruling: &'e Ruling,
    /// The question.
    pub review: &'e Review,
    /// The board has a result, so that it can be answered.
    pub is_due: bool,
}

impl State {
    /// The damage questions that are open. One is settled when the Director finds no damage, or by an adjusted score.
    pub(crate) fn open_reviews(&self) -> impl Iterator<Item = OpenReview<'_>> {
        let rulings = self.rulings.iter().zip(1..);
        rulings
            .filter(|(ruling, _)| ruling.replaced_by.is_none())
            .flat_map(|(ruling, number)| {
                let result = self.result_of(ruling);
                let adjusted = matches!(result, Some(Score::Adjusted(_)));
                let open = move |review: &&Review| review.damage != Some(false) && !adjusted;
                let reviews = ruling.reviews.iter().filter(open);
                reviews.map(move |review| OpenReview {
                    number,
                    ruling,
                    review,
                    is_due: result.is_some(),
                })
            })
    }

    fn result_of(&self, ruling: &Ruling) -> Option<&Score> {
        let given = &ruling.given;
        let board = self.board(given.session, given.round, &given.table, given.board)?;
        board.result().map(|version| &version.score)
    }
}
