//! Law 12: the Director's discretionary powers, as far as one board shows them: a damage question answered, an adjusted
//! score given.

use crate::awaiting::{Asked, Question};
use crate::impossible::Impossible;
use crate::law;
use crate::pending::Then;
use crate::table::{Phase, Table};

/// The answer to the first open damage question. Without damage the result stands; with damage the Director adjusts.
pub(crate) fn damage(table: &mut Table, damage: bool) -> Result<(), Impossible> {
    if table.pending.is_some() {
        return Err(table.held());
    }
    if table.phase != Phase::Over {
        return Err(Impossible::NotNow {
            reason: "damage is judged when the play is over",
        });
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
        table.ask(Asked::Director, law, Question::Fact("adjust"), Then::Adjust);
    }
    Ok(())
}

/// An adjusted score: data for the scorer, beside the result as played.
pub(crate) fn adjust(table: &mut Table, score: &serde_json::Value) {
    table.adjusted = Some(Box::new(score.clone()));
    table.phase = Phase::Over;
}
