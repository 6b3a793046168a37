//! The scores of an adjusted score as they are written: awards, faults, results with exact weights.

use contract_bridge::{AbsoluteVulnerability, Contract, Penalty, Seat, Strain};
use openroom_scoring::{PASSED_OUT, Tricks, score_ns};
use serde_json::{Map, Value};

use super::{FORM, Form, Part, SideScore, Weight};
use crate::table::Table;

pub(super) fn read_sides(
    map: &Map<String, Value>,
    table: &Table,
) -> Result<[SideScore; 2], String> {
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

pub(super) fn read_redress(value: &Value, table: &Table) -> Result<Form, String> {
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
pub(super) fn word(value: &Value) -> Option<String> {
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
pub(super) fn parts(value: &Value, table: &Table) -> Result<Vec<Part>, String> {
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

/// `{ns: [[430, 1]]}`: one side, with the score that it gets if that is better than average plus.
pub(super) fn read_better_of(value: &Value, table: &Table) -> Result<Form, String> {
    let one = value.as_object().filter(|map| map.len() == 1);
    let given = one.and_then(|map| map.iter().next());
    let (side, score) = match given {
        Some((side, score)) if side == "ns" => ("ns", score),
        Some((side, score)) if side == "ew" => ("ew", score),
        _ => return Err(
            "`better-of` names the side that is not at fault, `ns` or `ew`, with an assigned score"
                .into(),
        ),
    };
    Ok(Form::BetterOf {
        side,
        assigned: parts(score, table)?,
    })
}
