//! Law 12: the Director's discretionary powers, as far as one board shows them: a damage question answered, an adjusted
//! score given.
//!
//! An adjusted score is data for the scorer, beside the result as played. Crate `scoring` knows which there are and on which
//! clauses each rests.

use openroom_said::said;
use openroom_scoring::adjusted_score::{AssignedResult, Case, PlayedContract};
use openroom_scoring::event::Direction;
use openroom_scoring::{AdjustedScore, Tricks};

use crate::awaiting::{Asked, Fact, Question};
use crate::book::{Law, checked};
use crate::clause::{Cite, Clause};
use crate::entry::{Finding, Side};
use crate::impossible::Impossible;
use crate::law;
use crate::pending::{Matter, not_sought};
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    finding: |table, finding| match finding {
        Finding::Damage(yes) => checked(damage(table, *yes)),
        Finding::Adjust(score) if table.pending.is_none() => {
            checked(adjust(table, score, None, None))
        }
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

/// The answer to the first open damage question. Without damage the result stands; with damage the Director adjusts.
pub(crate) fn damage(table: &mut Table, damage: bool) -> Result<(), Impossible> {
    if table.pending.is_some() {
        return Err(table.held());
    }
    if table.phase != Phase::Over {
        return Err(Impossible::NotNow(said!(
            "damage-after-play",
            "damage is judged when the play is over"
        )));
    }
    let Some(&law) = table.review.first() else {
        return Err(Impossible::NotSought {
            finding: "damage".into(),
        });
    };
    table.review.remove(0);
    table.cite_one(law);
    if damage {
        table.cite(law!("12B1"));
        let offenders = table.offenders_under(law);
        ask(table, law, offenders);
    }
    Ok(())
}

/// The board cannot go on: the Director gives an adjusted score under this clause.
pub(crate) fn stop(table: &mut Table, law: Cite) {
    stop_one(table, law.in_edition(table.edition()));
}

/// The same under a clause that only this edition has.
pub(crate) fn stop_one(table: &mut Table, law: Clause) {
    table.cite_one(law);
    ask(table, law, None);
}

fn ask(table: &mut Table, law: Clause, offenders: Option<Side>) {
    let question = Question::Fact(Fact::Adjust);
    table.ask(
        Asked::Director,
        law,
        question,
        WhichScore { law, offenders },
    );
}

/// 12: which adjusted score is given under that clause?
#[derive(Debug, Clone, PartialEq)]
struct WhichScore {
    law: Clause,
    offenders: Option<Side>,
}

impl Matter for WhichScore {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        match finding {
            Finding::Adjust(score) => adjust(table, score, Some(self.law), self.offenders),
            _ => Err(not_sought(finding)),
        }
    }
}

/// An adjusted score is given: checked against the board and the edition, and the board is over.
pub(crate) fn adjust(
    table: &mut Table,
    score: &AdjustedScore,
    asked_by: Option<Clause>,
    offenders: Option<Side>,
) -> Result<(), Impossible> {
    let edition = table.edition();
    let mut score = score.clone();
    if let Some(law) = &mut score.law {
        *law = Clause::parse(law, edition)?.id().to_owned();
    }
    let asked_by = asked_by.map(Clause::id);
    let told = score.offenders.map(side_of).or(offenders);
    let case = Case {
        edition,
        grounds: asked_by.as_slice(),
        offenders: offenders.map(direction),
        at_table: at_table(table),
        vul: table.board().vul,
        in_play: told.is_some_and(|side| table.was_informed_in_play_only(side)),
    };
    score.check(&case).map_err(Impossible::NoAdjustment)?;
    let laws = score.laws(edition, table.result.is_some()).into_iter();
    let laws: Vec<Clause> = laws
        .map(|law| Clause::parse(law, edition))
        .collect::<Result<_, _>>()?;
    table.cite(law!("12A"));
    for law in laws {
        table.cite_one(law);
    }
    table.adjusted = Some(Box::new(score));
    table.phase = Phase::Over;
    Ok(())
}

/// What came of the board at the table, with its contract.
fn at_table(table: &Table) -> Option<AssignedResult> {
    let result = table.result?;
    let (Some((contract, declarer)), Some(tricks)) = (table.contract(), result.tricks) else {
        return Some(AssignedResult::Score(result.score));
    };
    let tricks = Tricks::try_new(tricks).ok()?;
    Some(AssignedResult::Played(PlayedContract {
        contract,
        declarer,
        tricks,
    }))
}

const fn side_of(direction: Direction) -> Side {
    match direction {
        Direction::Ns => Side::Ns,
        Direction::Ew => Side::Ew,
    }
}

const fn direction(side: Side) -> Direction {
    match side {
        Side::Ns => Direction::Ns,
        Side::Ew => Direction::Ew,
    }
}
