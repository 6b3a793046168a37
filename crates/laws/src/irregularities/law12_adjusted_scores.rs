//! Law 12: the Director's discretionary powers, as far as one board shows them: a damage question answered, an adjusted
//! score given.
//!
//! An adjusted score is data for the scorer, beside the result as played, in the keys of the event file: `award` or `fault`
//! (12C2), `assigned` (12C1), `redress` (12C1b of 2007, 12C1e of 2017) or `better-of` (86B2b of 2017). `law` beside them is the ground of the ruling.

mod reading;

use openroom_said::{Said, in_its_words, said};

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::awaiting::{Asked, Fact, Question};
use crate::book::{Law, checked};
use crate::clause::{Cite, Clause};
use crate::edition::Edition;
use crate::entry::Finding;
use crate::impossible::Impossible;
use crate::law;
use crate::pending::{Matter, not_sought};
use crate::table::{Phase, Table};
use reading::{read_better_of, read_redress, read_sides, word};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    finding: |table, finding| match finding {
        Finding::Damage(yes) => checked(damage(table, *yes)),
        Finding::Adjust(score) if table.pending.is_none() => checked(adjust(table, score, None)),
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
        ask(table, law);
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
    ask(table, law);
}

fn ask(table: &mut Table, law: Clause) {
    let question = Question::Fact(Fact::Adjust);
    table.ask(Asked::Director, law, question, WhichScore { law });
}

/// 12: which adjusted score is given under that clause?
#[derive(Debug, Clone, PartialEq)]
struct WhichScore {
    law: Clause,
}

impl Matter for WhichScore {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        match finding {
            Finding::Adjust(score) => adjust(table, score, Some(self.law)),
            _ => Err(not_sought(finding)),
        }
    }
}

/// An adjusted score is given: checked, brought into the keys of the event file, and the board is over.
pub(crate) fn adjust(
    table: &mut Table,
    score: &Value,
    asked_by: Option<Clause>,
) -> Result<(), Impossible> {
    let adjustment = Adjustment::read(score, table)
        .map_err(|reason| Impossible::NoAdjustment(in_its_words(reason)))?;
    adjustment
        .check_form(table.edition(), asked_by)
        .map_err(Impossible::NoAdjustment)?;
    for law in adjustment.laws(table) {
        table.cite_one(law);
    }
    table.adjusted = Some(Box::new(adjustment.to_value()));
    table.phase = Phase::Over;
    Ok(())
}

/// An adjusted score, read.
struct Adjustment {
    form: Form,
    /// The ground that the Director names.
    ground: Option<Clause>,
}

enum Form {
    /// A score for each side, North-South first.
    Sides([SideScore; 2]),
    /// Redress reduced for damage that the non-offenders did themselves.
    Redress {
        offenders: &'static str,
        table: i32,
        without_infraction: Vec<Part>,
        without_error: Vec<Part>,
    },
    /// The better of average plus and this for one side, the complement for the other (86B2b of 2017).
    BetterOf {
        side: &'static str,
        assigned: Vec<Part>,
    },
}

#[derive(Clone, PartialEq)]
enum SideScore {
    /// `AVE+`, `AVE`, `AVE-`, or a percentage as written.
    Artificial(String),
    Assigned(Vec<Part>),
}

/// A result with its weight, exact.
#[derive(Clone, PartialEq)]
struct Part {
    score: i32,
    weight: Weight,
}

/// A share as a fraction; it is written back as it was.
#[derive(Clone)]
struct Weight {
    numerator: i64,
    denominator: i64,
    written: Value,
}

impl PartialEq for Weight {
    fn eq(&self, other: &Self) -> bool {
        let (a, b) = (i128::from(self.numerator), i128::from(other.numerator));
        let (c, d) = (i128::from(self.denominator), i128::from(other.denominator));
        a * d == b * c
    }
}

const FORM: &str = "an adjusted score is written as in the event file: `{award: {ns: AVE+, ew: AVE-}}`, `{fault: {ns: none, ew: directly}}`, `{assigned: {ns: [[420, 0.6], [-50, 0.4]], ew: [[420, 1]]}}` or `{redress: {offenders: ew, table: 300, without-infraction: [[680, 1]], without-error: [[500, 1]]}}`, with `law` for its ground where it needs one";

impl Adjustment {
    fn read(score: &Value, table: &Table) -> Result<Self, String> {
        let map = score.as_object().ok_or(FORM)?;
        let allowed = [
            "award",
            "fault",
            "assigned",
            "redress",
            "better-of",
            "score",
            "ns",
            "ew",
            "law",
        ];
        if let Some(key) = map.keys().find(|key| !allowed.contains(&key.as_str())) {
            return Err(format!("the key `{key}` is unknown; {FORM}"));
        }
        let ground = match map.get("law") {
            None => None,
            Some(law) => {
                let id = word(law).ok_or("`law` is a clause such as 82C")?;
                Some(Clause::parse(&id, table.edition()).map_err(|error| error.to_string())?)
            }
        };
        let alone = ["redress", "better-of"]
            .into_iter()
            .find(|key| map.contains_key(*key));
        let form = match alone {
            Some(alone) if map.keys().any(|key| key != alone && key != "law") => {
                return Err(format!("`{alone}` stands alone; it holds all the scores"));
            }
            Some("redress") => read_redress(&map["redress"], table)?,
            Some(_) => read_better_of(&map["better-of"], table)?,
            None => Form::Sides(read_sides(map, table)?),
        };
        Ok(Self { form, ground })
    }

    /// Which forms the edition allows, and on which grounds.
    fn check_form(&self, edition: Edition, asked_by: Option<Clause>) -> Result<(), Said> {
        if self.ground.is_some_and(|law| law.id() == "12B2") {
            return Err(said!(
                "adjust-severity-no-ground",
                "that the rectification is too severe or too kind is no ground for an adjusted score (12B2)"
            ));
        }
        let error_of_director = self.ground.is_some_and(|law| law.id() == "82C");
        if matches!(self.form, Form::BetterOf { .. }) {
            let ground = self.ground.map(|law| law.id());
            return match (edition, ground) {
                (Edition::E2017, None | Some("86B2b")) => Ok(()),
                _ => Err(said!(
                    "adjust-better-of-when",
                    "the better of average plus and an assigned score is for boards that cannot be compared when one contestant alone is at fault, under the Laws of 2017 (86B2b)"
                )),
            };
        }
        let Form::Sides([ns, ew]) = &self.form else {
            return match (edition, self.ground) {
                (_, None) => Ok(()),
                (Edition::E2007, Some(law)) if law.id() == "12C1b" => Ok(()),
                (Edition::E2017, Some(law)) if law.id().starts_with("12C1e") => Ok(()),
                (_, Some(law)) => Err(said!(
                    "adjust-redress-ground",
                    "redress is reduced for self-inflicted damage only, under {right}, not under {law}",
                    right = law!(2007: "12C1b", 2017: "12C1e").in_edition(edition).id(),
                    law = law.id()
                )),
            };
        };
        if error_of_director {
            // Both sides are non-offending: neither gets less than average plus.
            let less = |side: &SideScore| matches!(side, SideScore::Artificial(a) if a != "AVE+");
            if less(ns) || less(ew) {
                return Err(said!(
                    "adjust-directors-error",
                    "after a Director's error both sides are non-offending: an artificial score is average plus for each (82C)"
                ));
            }
        }
        self.check_team_form(&[ns, ew])?;
        if let Some(law) = asked_by.filter(|law| law.law() == Some(70) || law.law() == Some(71)) {
            return Err(said!(
                "adjust-claim-in-tricks",
                "a claim is ruled on in whole tricks, by `tricks` ({law})",
                law = law.id()
            ));
        }
        let (SideScore::Assigned(one), SideScore::Assigned(other)) = (ns, ew) else {
            return Ok(());
        };
        let method =
            |law: Clause| law.id() == "12C1ei" || law.id() == "12C1eii" || law.id() == "12C1e";
        let single = one.len() == 1 && other.len() == 1;
        match edition {
            Edition::E2007 if self.ground.is_some_and(method) && !single => Err(said!(
                "adjust-single-results",
                "the best likely and the worst at all probable result are single results, in place of weights (12C1e)"
            )),
            Edition::E2017 if one != other && !self.ground.or(asked_by).is_some_and(splits) => {
                Err(said!(
                    "adjust-split-needs-ground",
                    "both sides get the same assigned score, what would probably have happened (12C1b); a split score needs its ground in `law`: 82C, 12C1e, 11A, 43B3 or 79B3"
                ))
            }
            _ => Ok(()),
        }
    }

    /// Law 86: against a result of the other table the score is assigned (86B1 of 2017, 86D of 2007); boards of which several
    /// cannot be compared get artificial scores, unless one contestant alone is at fault (86B2 of 2017).
    fn check_team_form(&self, sides: &[&SideScore]) -> Result<(), Said> {
        let Some(law) = self.ground else {
            return Ok(());
        };
        let artificial = |side: &&SideScore| matches!(side, SideScore::Artificial(_));
        match law.id() {
            "86B1" | "86D" if sides.iter().any(artificial) => Err(said!(
                "adjust-assigned-against-result",
                "against a result at the other table the score is an assigned one ({law})",
                law = law.id()
            )),
            "86B2a" | "86B2c" if !sides.iter().all(artificial) => Err(said!(
                "adjust-artificial-not-compared",
                "boards that cannot be compared get artificial scores, unless just one contestant is at fault ({law})",
                law = law.id()
            )),
            _ => Ok(()),
        }
    }

    /// The clauses that the score rests on.
    fn laws(&self, table: &Table) -> Vec<Clause> {
        let edition = table.edition();
        let mut laws = Vec::new();
        let mut cite = |law: Cite| laws.push(law.in_edition(edition));
        match &self.form {
            Form::Redress { .. } => {
                cite(law!("12C1a"));
                cite(law!(2007: "12C1b", 2017: "12C1e"));
                if edition == Edition::E2017 {
                    cite(law!("12C1ei"));
                    cite(law!("12C1eii"));
                }
            }
            Form::BetterOf { .. } => {
                cite(law!("12C1a"));
                laws.push(law!(2017: "86B2b"));
            }
            Form::Sides(sides) => cite_sides(sides, table, &mut cite),
        }
        laws.extend(self.ground);
        laws
    }

    /// In the keys of the event file. A fault has become its award.
    fn to_value(&self) -> Value {
        match &self.form {
            Form::Redress {
                offenders,
                table,
                without_infraction,
                without_error,
            } => json!({"redress": {
                "offenders": offenders,
                "table": table,
                "without-infraction": parts_value(without_infraction),
                "without-error": parts_value(without_error),
            }}),
            Form::BetterOf { side, assigned } => {
                json!({"better-of": {*side: parts_value(assigned)}})
            }
            Form::Sides(sides) => sides_value(sides),
        }
    }
}

/// The grounds on which 2017 lets the scores of the two sides differ.
fn splits(law: Clause) -> bool {
    ["82C", "11A", "43B3", "79B3", "12C1e", "12C1ei", "12C1eii"].contains(&law.id())
}

fn cite_sides(sides: &[SideScore; 2], table: &Table, cite: &mut impl FnMut(Cite)) {
    let artificial = sides.iter().any(|s| matches!(s, SideScore::Artificial(_)));
    let assigned = |side: &SideScore| match side {
        SideScore::Assigned(parts) => Some(parts.len()),
        SideScore::Artificial(_) => None,
    };
    if artificial {
        // With a result at hand the possibilities are too many (12C1d); without one none could be had (12A2).
        cite(if table.result.is_some() {
            law!("12C1d")
        } else {
            law!("12A2")
        });
        cite(law!("12C2a"));
    }
    if sides.iter().any(|side| assigned(side).is_some()) {
        cite(law!("12C1a"));
        if table.edition() == Edition::E2017 {
            cite(law!("12C1b"));
        }
    }
    if sides.iter().any(|side| assigned(side) > Some(1)) {
        cite(law!("12C1c"));
    }
    if table.edition() == Edition::E2007 && !artificial && sides[0] != sides[1] {
        cite(law!(2007: "12C1f", 2017: "12C1b"));
    }
}

fn sides_value(sides: &[SideScore; 2]) -> Value {
    let mut keys: BTreeMap<&str, Map<String, Value>> = BTreeMap::new();
    for (name, side) in ["ns", "ew"].into_iter().zip(sides) {
        let (key, value) = match side {
            SideScore::Artificial(award) => ("award", Value::from(award.as_str())),
            SideScore::Assigned(parts) => ("assigned", parts_value(parts)),
        };
        keys.entry(key).or_default().insert(name.into(), value);
    }
    json!(keys)
}

fn parts_value(parts: &[Part]) -> Value {
    parts
        .iter()
        .map(|part| json!([part.score, part.weight.written]))
        .collect()
}
