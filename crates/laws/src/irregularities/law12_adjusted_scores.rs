//! Law 12: the Director's discretionary powers, as far as one board shows them: a damage question answered, an adjusted
//! score given.
//!
//! An adjusted score is data for the scorer, beside the result as played, in the keys of the event file: `award` or `fault`
//! (12C2), `assigned` (12C1) or `redress` (12C1b of 2007, 12C1e of 2017). `law` beside them is the ground of the ruling.

use std::collections::BTreeMap;

use contract_bridge::{AbsoluteVulnerability, Contract, Penalty, Seat, Strain};
use openroom_scoring::{PASSED_OUT, Tricks, score_ns};
use serde_json::{Map, Value, json};

use crate::awaiting::{Asked, Question};
use crate::clause::{Cite, Clause};
use crate::edition::Edition;
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

/// An adjusted score is given: checked, brought into the keys of the event file, and the board is over.
pub(crate) fn adjust(
    table: &mut Table,
    score: &Value,
    asked_by: Option<Clause>,
) -> Result<(), Impossible> {
    let adjustment =
        Adjustment::read(score, table).map_err(|reason| Impossible::NoAdjustment { reason })?;
    adjustment
        .check_form(table.edition(), asked_by)
        .map_err(|reason| Impossible::NoAdjustment { reason })?;
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
            "award", "fault", "assigned", "redress", "score", "ns", "ew", "law",
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
        let form = match map.get("redress") {
            Some(_) if map.keys().any(|key| key != "redress" && key != "law") => {
                return Err("`redress` stands alone; it holds all the scores".into());
            }
            Some(redress) => read_redress(redress, table)?,
            None => Form::Sides(read_sides(map, table)?),
        };
        Ok(Self { form, ground })
    }

    /// Which forms the edition allows, and on which grounds.
    fn check_form(&self, edition: Edition, asked_by: Option<Clause>) -> Result<(), String> {
        if self.ground.is_some_and(|law| law.id() == "12B2") {
            return Err(
                "that the rectification is too severe or too kind is no ground for an adjusted score (12B2)".into(),
            );
        }
        let error_of_director = self.ground.is_some_and(|law| law.id() == "82C");
        let Form::Sides([ns, ew]) = &self.form else {
            return match (edition, self.ground) {
                (_, None) => Ok(()),
                (Edition::E2007, Some(law)) if law.id() == "12C1b" => Ok(()),
                (Edition::E2017, Some(law)) if law.id().starts_with("12C1e") => Ok(()),
                (_, Some(law)) => Err(format!(
                    "redress is reduced for self-inflicted damage only, under {}, not under {law}",
                    law!(2007: "12C1b", 2017: "12C1e").in_edition(edition)
                )),
            };
        };
        if error_of_director {
            // Both sides are non-offending: neither gets less than average plus.
            let less = |side: &SideScore| matches!(side, SideScore::Artificial(a) if a != "AVE+");
            if less(ns) || less(ew) {
                return Err(
                    "after a Director's error both sides are non-offending: an artificial score is average plus for each (82C)".into(),
                );
            }
        }
        self.check_team_form(&[ns, ew])?;
        if let Some(law) = asked_by.filter(|law| law.law() == Some(70) || law.law() == Some(71)) {
            return Err(format!(
                "a claim is ruled on in whole tricks, by `tricks` ({law})"
            ));
        }
        let (SideScore::Assigned(one), SideScore::Assigned(other)) = (ns, ew) else {
            return Ok(());
        };
        let method =
            |law: Clause| law.id() == "12C1ei" || law.id() == "12C1eii" || law.id() == "12C1e";
        let single = one.len() == 1 && other.len() == 1;
        match edition {
            Edition::E2007 if self.ground.is_some_and(method) && !single => Err(
                "the best likely and the worst at all probable result are single results, in place of weights (12C1e)".into(),
            ),
            Edition::E2017 if one != other && !self.ground.or(asked_by).is_some_and(splits) => Err(
                "both sides get the same assigned score, what would probably have happened (12C1b); a split score needs its ground in `law`: 82C, 12C1e, 11A, 43B3 or 79B3".into(),
            ),
            _ => Ok(()),
        }
    }

    /// Law 86: against a result of the other table the score is assigned (86B1 of 2017, 86D of 2007); boards of which several
    /// cannot be compared get artificial scores, unless one contestant alone is at fault (86B2 of 2017).
    fn check_team_form(&self, sides: &[&SideScore]) -> Result<(), String> {
        let Some(law) = self.ground else {
            return Ok(());
        };
        let artificial = |side: &&SideScore| matches!(side, SideScore::Artificial(_));
        match law.id() {
            "86B1" | "86D" if sides.iter().any(artificial) => Err(format!(
                "against a result at the other table the score is an assigned one ({law})"
            )),
            "86B2a" | "86B2c" if !sides.iter().all(artificial) => Err(format!(
                "boards that cannot be compared get artificial scores, unless just one contestant is at fault ({law})"
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

fn read_sides(map: &Map<String, Value>, table: &Table) -> Result<[SideScore; 2], String> {
    let mut scores: [Option<SideScore>; 2] = [None, None];
    for (key, value) in map.iter().filter(|(key, _)| key.as_str() != "law") {
        let of_both = ["assigned", "score"].contains(&key.as_str()) && !value.is_object();
        let given = match value.as_object() {
            _ if key == "ns" || key == "ew" => vec![(key.as_str(), value)],
            None if of_both => vec![("ns", value), ("ew", value)],
            None => return Err(format!("`{key}` names the sides `ns` and `ew`; {FORM}")),
            Some(sides) => sides.iter().map(|(side, v)| (side.as_str(), v)).collect(),
        };
        for (side, value) in given {
            let at = match side {
                "ns" => 0,
                "ew" => 1,
                other => return Err(format!("`{other}` is no side; the sides are `ns` and `ew`")),
            };
            let score = match key.as_str() {
                "award" => award(value),
                "fault" => fault(value),
                "ns" | "ew" if !value.is_array() => award(value),
                _ => parts(value, table).map(SideScore::Assigned),
            };
            let score = score.map_err(|reason| format!("{side}: {reason}"))?;
            if scores[at].replace(score).is_some() {
                return Err(format!("{side} has two scores; keep one"));
            }
        }
    }
    match scores {
        [Some(ns), Some(ew)] => Ok([ns, ew]),
        [None, _] => Err(format!("there is no score for ns; {FORM}")),
        [_, None] => Err(format!("there is no score for ew; {FORM}")),
    }
}

fn read_redress(value: &Value, table: &Table) -> Result<Form, String> {
    let map = value.as_object().ok_or(FORM)?;
    let keys = ["offenders", "table", "without-infraction", "without-error"];
    if let Some(key) = map.keys().find(|key| !keys.contains(&key.as_str())) {
        return Err(format!(
            "the key `{key}` is unknown; `redress` holds {}",
            keys.join(", ")
        ));
    }
    let get = |key: &str| {
        map.get(key)
            .ok_or(format!("`{key}` is missing in `redress`"))
    };
    let offenders = match word(get("offenders")?).as_deref() {
        Some("ns") => "ns",
        Some("ew") => "ew",
        _ => return Err("`offenders` is ns or ew".into()),
    };
    let as_played = points(get("table")?, table)?;
    if table.result.is_some_and(|result| result.score != as_played) {
        return Err(format!("the result at the table is not {as_played}"));
    }
    Ok(Form::Redress {
        offenders,
        table: as_played,
        without_infraction: parts(get("without-infraction")?, table)?,
        without_error: parts(get("without-error")?, table)?,
    })
}

/// A scalar as text.
fn word(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// Average plus, average, average minus, or so many per cent.
fn award(value: &Value) -> Result<SideScore, String> {
    let text = word(value).unwrap_or_default();
    let award = match text.as_str() {
        "AVE+" | "AVE" | "AVE-" => text,
        _ => {
            let percent = text.strip_suffix('%').unwrap_or(&text).trim().to_owned();
            let share = Weight::parse(&percent, value)
                .filter(|share| (0..=100 * share.denominator).contains(&share.numerator));
            match share {
                Some(_) => percent,
                None => {
                    return Err(format!(
                        "{value} is no award; it is AVE+, AVE, AVE- or a number of per cent from 0 to 100"
                    ));
                }
            }
        }
    };
    Ok(SideScore::Artificial(award))
}

/// 12C2a: in no way at fault, only partly, directly.
fn fault(value: &Value) -> Result<SideScore, String> {
    let award = match word(value).as_deref() {
        Some("none") => "AVE+",
        Some("partly") => "AVE",
        Some("directly") => "AVE-",
        _ => {
            return Err(format!(
                "{value} is no fault; it is none, partly or directly (12C2a)"
            ));
        }
    };
    Ok(SideScore::Artificial(award.into()))
}

/// A score, or results with weights that add up to exactly 1.
fn parts(value: &Value, table: &Table) -> Result<Vec<Part>, String> {
    let Some(list) = value.as_array() else {
        let score = points(value, table)?;
        let weight = Weight {
            numerator: 1,
            denominator: 1,
            written: Value::from(1),
        };
        return Ok(vec![Part { score, weight }]);
    };
    let parts: Vec<Part> = list
        .iter()
        .map(|part| part_of(part, table))
        .collect::<Result<_, _>>()?;
    let mut sum = (0_i128, 1_i128);
    for Weight {
        numerator,
        denominator,
        ..
    } in parts.iter().map(|part| &part.weight)
    {
        let (n, d) = (i128::from(*numerator), i128::from(*denominator));
        sum = (sum.0 * d + n * sum.1, sum.1 * d);
        let common = gcd(sum.0, sum.1);
        sum = (sum.0 / common, sum.1 / common);
        if sum.1 > i128::from(i64::MAX) {
            return Err("the weights are too fine to be added up".into());
        }
    }
    match sum.0 == sum.1 {
        true => Ok(parts),
        false => Err(format!("the weights add up to {}, not to 1", shown(sum))),
    }
}

/// A decimal where a short one is exact, else a fraction.
fn shown((n, d): (i128, i128)) -> String {
    const MILLIONTHS: i128 = 1_000_000;
    if MILLIONTHS % d != 0 {
        return format!("{n}/{d}");
    }
    let decimals = format!("{:06}", n % d * (MILLIONTHS / d));
    let decimals = decimals.trim_end_matches('0');
    match decimals.is_empty() {
        true => (n / d).to_string(),
        false => format!("{}.{decimals}", n / d),
    }
}

const fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 {
        if a == 0 { 1 } else { a }
    } else {
        gcd(b, a % b)
    }
}

fn part_of(part: &Value, table: &Table) -> Result<Part, String> {
    let wrong = || format!("{part} is no [score, weight]");
    let [score, written] = part.as_array().map(Vec::as_slice).ok_or_else(wrong)? else {
        return Err(wrong());
    };
    let text = word(written).ok_or_else(wrong)?;
    let weight = Weight::parse(&text, written)
        .filter(|w| w.numerator > 0 && w.numerator <= w.denominator)
        .ok_or_else(|| format!("the weight {written} is not more than 0 and at most 1; write a share such as 0.6 or 1/3"))?;
    Ok(Part {
        score: points(score, table)?,
        weight,
    })
}

impl Weight {
    /// A decimal or a fraction, exactly.
    fn parse(text: &str, written: &Value) -> Option<Self> {
        let written = written.clone();
        if let Some((n, d)) = text.split_once('/') {
            let (numerator, denominator) = (n.trim().parse().ok()?, d.trim().parse().ok()?);
            return (denominator > 0 && denominator <= 1_000_000_000).then_some(Self {
                numerator,
                denominator,
                written,
            });
        }
        let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
        let digits = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
        if whole.len() + decimals.len() > 12 || !digits(whole) || !digits(decimals) {
            return None;
        }
        let numerator = format!("{whole}{decimals}").parse().ok()?;
        let denominator = 10_i64.pow(decimals.len() as u32);
        Some(Self {
            numerator,
            denominator,
            written,
        })
    }
}

/// A score that some contract can have on this board.
fn points(value: &Value, table: &Table) -> Result<i32, String> {
    let score: i32 = word(value)
        .and_then(|text| text.parse().ok())
        .ok_or_else(|| format!("{value} is no score as North-South see it"))?;
    match is_possible(score, table.board().vul) {
        true => Ok(score),
        false => Err(format!("{score} is no score that this board can have (77)")),
    }
}

fn is_possible(score: i32, vul: AbsoluteVulnerability) -> bool {
    let penalties = [Penalty::Undoubled, Penalty::Doubled, Penalty::Redoubled];
    score == PASSED_OUT
        || [Seat::North, Seat::East].into_iter().any(|declarer| {
            (1..=7).any(|level| {
                Strain::ASC.into_iter().any(|strain| {
                    penalties.into_iter().any(|penalty| {
                        let contract = Contract::new(level, strain, penalty);
                        let made = |tricks| score_ns(contract, declarer, vul, tricks) == score;
                        Tricks::all().any(made)
                    })
                })
            })
        })
}
