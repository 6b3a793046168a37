//! Law 12: the Director's discretionary powers, as far as one board shows them: a damage question answered, an adjusted
//! score given.

use serde_json::Value;

use crate::awaiting::{Asked, Question};
use crate::clause::{Cite, Clause};
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

/// The board cannot go on: the Director gives an adjusted score under this clause.
pub(crate) fn stop(table: &mut Table, law: Cite) {
    stop_one(table, law.in_edition(table.edition()));
}

/// The same under a clause that only this edition has.
pub(crate) fn stop_one(table: &mut Table, law: Clause) {
    table.cite_one(law);
    table.ask(Asked::Director, law, Question::Fact("adjust"), Then::Adjust);
}

/// An adjusted score: data for the scorer, beside the result as played.
pub(crate) fn adjust(table: &mut Table, score: &Value) {
    table.adjusted = Some(Box::new(score.clone()));
    table.phase = Phase::Over;
    // The board is stopped: what was open on it needs no ruling any more.
    if let Some(trouble) = &mut table.auction.trouble {
        trouble.open.clear();
    }
    if let Some(trouble) = table.play.as_mut().and_then(|play| play.trouble.as_mut()) {
        trouble.open.clear();
    }
}

const FORM: &str = "an adjusted score is as in the event file: `{award: {ns: AVE+, ew: AVE-}}` or `{assigned: {ns: [[420, 0.6], [-50, 0.4]], ew: [[420, 1]]}}`";

/// Whether an adjusted score is written as in the event file: an award, or assigned results with their weights.
pub(crate) fn check(score: &Value) -> Result<(), Impossible> {
    let wrong = |reason: String| Impossible::NoAdjustment { reason };
    let keys: Vec<(&str, &Value)> = match score.as_object() {
        Some(map) => map
            .iter()
            .map(|(key, value)| (key.as_str(), value))
            .collect(),
        None => return Err(wrong(FORM.to_owned())),
    };
    match keys.as_slice() {
        [("award", sides)] => of_each_side(sides, award).map_err(wrong),
        [("assigned", sides)] => of_each_side(sides, assigned).map_err(wrong),
        [("score", points)] if points.is_i64() => Ok(()),
        [("ns" | "ew", _), ("ns" | "ew", _)] => {
            let either = |value: &Value| award(value).or_else(|_| assigned(value));
            of_each_side(score, either).map_err(wrong)
        }
        _ => Err(wrong(FORM.to_owned())),
    }
}

fn of_each_side(sides: &Value, check: impl Fn(&Value) -> Result<(), String>) -> Result<(), String> {
    let map = sides.as_object().ok_or(FORM)?;
    if let Some(key) = map.keys().find(|key| !["ns", "ew"].contains(&key.as_str())) {
        return Err(format!("`{key}` is no side; {FORM}"));
    }
    for side in ["ns", "ew"] {
        let value = map
            .get(side)
            .ok_or_else(|| format!("`{side}` is missing; {FORM}"))?;
        check(value).map_err(|reason| format!("{side}: {reason}"))?;
    }
    Ok(())
}

/// Average plus, average, average minus, or so many per cent.
fn award(value: &Value) -> Result<(), String> {
    let percent = match value {
        Value::String(word) if ["AVE+", "AVE", "AVE-"].contains(&word.as_str()) => return Ok(()),
        Value::String(text) => text.trim_end_matches('%').parse().ok(),
        other => other.as_f64(),
    };
    match percent {
        Some(percent) if (0.0..=100.0).contains(&percent) => Ok(()),
        _ => Err(format!(
            "{value} is no award; it is AVE+, AVE, AVE- or a number of per cent"
        )),
    }
}

/// Results as North-South see them, with weights that add up to one.
fn assigned(value: &Value) -> Result<(), String> {
    let results = value
        .as_array()
        .filter(|results| !results.is_empty())
        .ok_or_else(|| format!("{value} is no list of [score, weight]"))?;
    let mut sum = 0.0;
    for result in results {
        let pair = result.as_array().map(Vec::as_slice);
        let Some([score, weight]) = pair else {
            return Err(format!("{result} is no [score, weight]"));
        };
        let weight = number(weight).filter(|weight| (0.0..=1.0).contains(weight));
        match (number(score), weight) {
            (Some(score), Some(weight)) if score.fract() == 0.0 => sum += weight,
            _ => {
                return Err(format!(
                    "{result}: a score is a whole number, a weight 0 to 1"
                ));
            }
        }
    }
    if (sum - 1.0_f64).abs() > 1e-6 {
        let sum = (sum * 1000.0).round() / 1000.0;
        return Err(format!("the weights add up to {sum}, not to 1"));
    }
    Ok(())
}

/// A number, also one that YAML has kept as a word.
fn number(value: &Value) -> Option<f64> {
    match value {
        Value::String(text) => text.parse().ok(),
        other => other.as_f64(),
    }
}
