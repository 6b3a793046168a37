//! The event as `openroom score` takes it.

use std::collections::HashSet;

use contract_bridge::AbsoluteVulnerability;
use openroom_laws::notation::seat_text;
use openroom_scoring::event_file::{CONTESTANT_KEYS, EVENT_KEYS, KEYS, RESULT_KEYS};
use serde_json::{Map, Value};

use super::{Contestant, EventFile, Line, is_award, over_text, text};
use crate::game::{Stated, contract_text};
use crate::loss::{Loss, Lost, Source};

/// The Director's scores for a board beside an award.
const RULED: [&str; 4] = ["fault", "assigned", "better-of", "redress"];

/// No score is higher, on either side; and all are multiples of 10.
const MOST_POINTS: i32 = 8000;

/// Keys of a result that hold whole numbers.
const WHOLE: [&str; 3] = ["round", "session", "four"];

impl EventFile {
    /// The event with the keys and values that an event file may have, and what has no place there. Every result says one
    /// thing: where contract and score disagree, the score counts.
    #[must_use]
    pub fn scorable(&self) -> (Self, Vec<Loss>) {
        let mut event = self.clone();
        let mut losses = Vec::new();
        head(&mut event, &mut losses);
        let players = match event.event.kind.as_str() {
            "individual" => 2,
            _ => 1,
        };
        event.results = self
            .results
            .iter()
            .filter_map(|line| result(line.clone(), players, &mut losses))
            .collect();
        once(&mut event.results, &mut losses);
        contestants(&mut event, &mut losses);
        (event, losses)
    }
}

/// Takes out lines that are there already: nobody plays a board twice. Two that differ stay, and whoever scores them is told.
fn once(results: &mut Vec<Line>, losses: &mut Vec<Loss>) {
    let mut seen = HashSet::new();
    results.retain(|line| {
        let is_new = seen.insert(serde_json::to_string(line).unwrap_or_default());
        if !is_new {
            losses.push(Loss::new(line.source(), Lost::Twice));
        }
        is_new
    });
}

/// Takes out every key that is not among those known.
fn keep(keys: &mut Map<String, Value>, known: &[&str], place: &Source, losses: &mut Vec<Loss>) {
    keys.retain(|key, _| {
        let is_known = known.contains(&key.as_str());
        if !is_known {
            losses.push(Loss::new(place.clone(), Lost::Key(key.clone())));
        }
        is_known
    });
}

fn head(event: &mut EventFile, losses: &mut Vec<Loss>) {
    keep(&mut event.event.extra, &EVENT_KEYS, &Source::File, losses);
    keep(&mut event.extra, &KEYS, &Source::File, losses);
    let kind = event.event.kind.as_str();
    if !matches!(kind, "" | "pairs" | "teams" | "individual") {
        losses.push(Loss::new(Source::File, Lost::Key("kind".into())));
        event.event.kind.clear();
    }
    let Some(method) = event.scoring.get("method").map(text) else {
        return;
    };
    let of_teams = match method.as_str() {
        "imps" | "point-a-board" | "hybrid" => Some(true),
        "matchpoints" | "cross-imps" | "butler" => Some(false),
        _ => None,
    };
    if of_teams.is_some_and(|of_teams| of_teams != (event.event.kind == "teams")) {
        event.scoring.remove("method");
        let lost = Lost::Scoring("method".into(), method);
        losses.push(Loss::new(Source::File, lost));
    }
}

/// Whoever is named in a result is a contestant; nobody is twice.
fn contestants(event: &mut EventFile, losses: &mut Vec<Loss>) {
    let mut seen = HashSet::new();
    let mut kept: Vec<Contestant> = Vec::new();
    for mut contestant in std::mem::take(&mut event.contestants) {
        let id = text(&contestant.id);
        let place = Source::Contestant(id.clone());
        if id.is_empty() || !seen.insert(id) {
            losses.push(Loss::new(place, Lost::Entries));
            continue;
        }
        keep(&mut contestant.extra, &CONTESTANT_KEYS, &place, losses);
        kept.push(contestant);
    }
    let listed = event.extra.get("matches").and_then(Value::as_array);
    let sides = |entry| Value::as_array(Value::get(entry, "teams")?);
    let in_matches: Vec<&Value> = listed
        .into_iter()
        .flatten()
        .filter_map(sides)
        .flatten()
        .collect();
    let in_results = || event.results.iter().flat_map(Line::contestants);
    let played: HashSet<String> = in_results().map(text).collect();
    // Who has no result is known only if all are listed.
    let is_listed = !kept.is_empty() || in_matches.iter().any(|id| !played.contains(&text(id)));
    if is_listed {
        for id in in_results().chain(in_matches) {
            if seen.insert(text(id)) {
                kept.push(Contestant {
                    id: id.clone(),
                    ..Contestant::default()
                });
            }
        }
    }
    event.contestants = kept;
}

/// The result as an event file may say it, with at most so many contestants on a side.
fn result(mut line: Line, players: usize, losses: &mut Vec<Loss>) -> Option<Line> {
    let place = line.source();
    let mut lost = Vec::new();
    keep(&mut line.extra, &RESULT_KEYS, &place, losses);
    line.extra.retain(|key, value| {
        let is_right = match key.as_str() {
            "room" => matches!(value.as_str(), Some("open" | "closed")),
            "vul" => text(value).parse::<AbsoluteVulnerability>().is_ok(),
            "not-played" => *value == Value::Bool(true),
            key if WHOLE.contains(&key) => text(value).parse::<u8>().is_ok(),
            _ => true,
        };
        if !is_right && *value != Value::Bool(false) {
            lost.push(Lost::Key(key.clone()));
        }
        is_right
    });
    let is_crowded = |side: &Value| side.as_array().is_some_and(|side| side.len() > players);
    let has_no_pair = line.has_null_side() || is_crowded(&line.ns) || is_crowded(&line.ew);
    let is_kept = match (line.board, has_no_pair) {
        (1.., false) => outcome(&mut line, &mut lost),
        (0, _) => {
            lost.push(Lost::NoBoardNumber);
            false
        }
        (_, true) => {
            lost.push(Lost::NoPairNumbers);
            false
        }
    };
    losses.extend(lost.into_iter().map(|what| Loss::new(place.clone(), what)));
    is_kept.then_some(line)
}

/// Leaves one way of saying what came of the board. False where nothing does.
fn outcome(line: &mut Line, lost: &mut Vec<Lost>) -> bool {
    let was_ruled = line.ruling().is_some();
    line.award = line.award.take().and_then(|award| kept_award(award, lost));
    for alone in ["not-played", "absent"] {
        if line.extra.contains_key(alone) {
            nothing_else(line, alone, lost);
            return true;
        }
    }
    table_result(line, lost);
    let has_table_result = line.contract.is_some() || line.score.is_some();
    let ruled = ruled(line, lost);
    match (ruled.is_empty(), has_table_result) {
        // What was ruled has no place, and the result of the table does not count.
        (true, true) if was_ruled && !line.extra.contains_key("adjusted") => {
            lost.push(Lost::Adjusted);
            false
        }
        (true, true) => true,
        (true, false) => {
            let is_adjusted = line.extra.contains_key("adjusted");
            if !is_adjusted {
                lost.push(Lost::NoResult);
            }
            is_adjusted
        }
        // The table result may stand beside an adjusted score.
        (false, true) => {
            line.extra.insert("adjusted".into(), Value::Object(ruled));
            true
        }
        (false, false) => {
            for (key, value) in ruled {
                match (key.as_str(), value) {
                    ("award", Value::Object(sides)) => line.award = Some(sides),
                    (_, value) => drop(line.extra.insert(key, value)),
                }
            }
            true
        }
    }
}

/// An award with words that count.
fn kept_award(award: Map<String, Value>, lost: &mut Vec<Lost>) -> Option<Map<String, Value>> {
    let is_right = |(side, value): (&String, &Value)| {
        matches!(side.as_str(), "ns" | "ew") && is_award(&text(value))
    };
    let is_whole = !award.is_empty() && award.iter().all(is_right);
    if !is_whole {
        lost.push(Lost::Award);
    }
    is_whole.then_some(award)
}

/// Takes away what stands beside a board that was not played.
fn nothing_else(line: &mut Line, alone: &str, lost: &mut Vec<Lost>) {
    if let Some(contract) = line.contract_text() {
        lost.push(Lost::ContractReplaced(contract));
    }
    line.contract = None;
    if let Some(score) = line.score.take() {
        lost.push(Lost::Score(score));
    }
    if line.award.take().is_some() {
        lost.push(Lost::Award);
    }
    drop_result(line);
    let others = ["not-played", "absent", "adjusted"];
    for key in others.into_iter().chain(RULED) {
        if key != alone && line.extra.remove(key).is_some() {
            lost.push(Lost::Key(key.into()));
        }
    }
}

/// Takes out what the Director gave, as far as it goes together: one ruling, or an award to one side and a score to the other.
fn ruled(line: &mut Line, lost: &mut Vec<Lost>) -> Map<String, Value> {
    let mut kept = Map::new();
    let is_adjusted = line.extra.contains_key("adjusted");
    for key in RULED {
        let Some(value) = line.extra.remove(key) else {
            continue;
        };
        let goes_with = kept.is_empty() || key == "assigned" && is_parted(&kept, &value);
        match goes_with && !is_adjusted {
            true => drop(kept.insert(key.into(), value)),
            false => lost.push(Lost::Key(key.into())),
        }
    }
    if let Some(award) = line.award.take() {
        let sides = |side: &str| {
            let assigned = kept.get("assigned").and_then(|a| a.get(side)).is_some();
            award.contains_key(side) != assigned
        };
        let fits = match kept.is_empty() {
            true => award.len() == 2,
            false => kept.contains_key("assigned") && sides("ns") && sides("ew"),
        };
        match fits && !is_adjusted {
            true => drop(kept.insert("award".into(), Value::Object(award))),
            false => lost.push(Lost::Award),
        }
    }
    kept
}

/// Whether one side has a score by fault, and the other one an assigned score.
fn is_parted(kept: &Map<String, Value>, assigned: &Value) -> bool {
    let of = |value: Option<&Value>, side| value.is_some_and(|value| value.get(side).is_some());
    let fault = kept.get("fault");
    ["ns", "ew"]
        .into_iter()
        .all(|side| of(fault, side) != of(Some(assigned), side))
}

/// Contract or score: the contract where the score follows from it.
fn table_result(line: &mut Line, lost: &mut Vec<Lost>) {
    if let Some(score) = line
        .score
        .take_if(|score| score.abs() > MOST_POINTS || *score % 10 != 0)
    {
        lost.push(Lost::Score(score));
    }
    let follows = line.score_of_contract();
    match (follows, line.score) {
        (Some(_), None) => {}
        (Some(follows), Some(score)) if follows == score => line.score = None,
        (_, Some(score)) => {
            if let Some(contract) = line.contract_text() {
                lost.push(Lost::ContractAtOdds(contract, score));
            }
            line.contract = None;
        }
        (None, None) => {
            if let Some(contract) = line.contract_text() {
                lost.push(Lost::ContractIncomplete(contract));
            }
            line.contract = None;
        }
    }
    let declarer = line.declarer();
    match line.stated() {
        Some(Stated::Contract(contract)) => {
            line.contract = Some(contract_text(contract));
            line.by = declarer.map(|seat| seat_text(seat).into());
            // One of the two says it.
            if line.tricks.is_some() {
                line.result = None;
            }
            // A number without its sign may be the tricks that declarer won.
            if let Some(over) = line.result.take_if(|over| over.as_i64() >= Some(0)) {
                line.result = Some(over_text(&over).into());
            }
        }
        Some(stated) => {
            line.contract = Some(stated.to_string());
            drop_result(line);
        }
        None => drop_result(line),
    }
}

fn drop_result(line: &mut Line) {
    line.by = None;
    line.result = None;
    line.tricks = None;
}
