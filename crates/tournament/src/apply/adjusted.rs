//! Adjusted scores (12C): crate `scoring` knows which there are, and holds them against Law 12.

use openroom_cases::Kind;
use openroom_cases::facts::Side;
use openroom_laws::{Board, law};
use openroom_scoring::AdjustedScore;
use openroom_scoring::adjusted_score::{AssignedResult, Case, PlayedContract, bears_on_score};
use openroom_scoring::event::Direction;

use super::Act;
use crate::refusal::{Done, Refused};
use crate::state::{Score, State};

/// What is known of the board beside the adjusted score.
pub(crate) struct Known<'a> {
    pub board: u32,
    /// The clauses that the ruling rests on.
    pub laws: &'a [String],
    /// What came of it at the table.
    pub at_table: Option<&'a Score>,
    /// Who committed the infraction, where an earlier ruling says so.
    pub offenders: Option<Direction>,
    /// A card was disallowed and no call.
    pub in_play: bool,
}

impl State {
    /// What a case says of the score that ends it: who offended, and whether by a card. Nobody offends by what was put right (White Book
    /// 27.7).
    pub(crate) fn offence_in(&self, case: Option<u32>) -> (Option<Direction>, bool) {
        let place = case.and_then(|number| (number as usize).checked_sub(1));
        let Some(at) = place.and_then(|place| self.cases.get(place)) else {
            return (None, false);
        };
        let in_play = at.case.disallowed().iter().any(|one| one.in_play);
        let side = at.case.offending().map(Side::direction);
        let offends = at.case.opened.kind != Kind::Afterwards;
        (side.filter(|_| offends), in_play)
    }

    /// Whether the Laws allow such a score here, and some contract on the board makes it.
    pub(crate) fn check_adjusted(&self, act: &Act, score: &AdjustedScore, known: &Known) -> Done {
        let edition = self.edition();
        let vul = Board::number(known.board).vul;
        score
            .check_points(vul)
            .map_err(|reason| Refused::law(law!("77"), edition, reason))?;
        let laws = known.laws.iter().map(String::as_str);
        let grounds: Vec<&str> = laws.filter(|law| bears_on_score(law)).collect();
        let case = Case {
            edition,
            grounds: &grounds,
            offenders: known.offenders,
            at_table: known.at_table.and_then(result),
            vul,
            in_play: known.in_play,
        };
        // What was taken before stands: a rule that came later binds only what is written now.
        if act.recalled {
            return Ok(());
        }
        let allowed = score.check(&case);
        allowed.map_err(|reason| Refused::law(law!("12C1a"), edition, reason))
    }
}

/// The result of a board as an adjusted score would name it.
fn result(score: &Score) -> Option<AssignedResult> {
    match score {
        Score::Played(played) => Some(AssignedResult::Played(PlayedContract {
            contract: played.contract,
            declarer: played.declarer,
            tricks: played.tricks,
        })),
        Score::PassedOut => Some(AssignedResult::PassedOut),
        Score::Adjusted(_) | Score::NotPlayed => None,
    }
}
