//! The event as `openroom score` takes it.

use std::collections::HashSet;

use openroom_scoring::event_file::{CONTESTANT_KEYS, EVENT_KEYS, KEYS, RESULT_KEYS};
use serde_json::{Map, Value};

use super::{Contestant, Event, Line, text};
use crate::loss::{Loss, Lost, Source};

/// What came of a board, where neither contract nor score nor an award says it.
const RULED: [&str; 6] = [
    "fault",
    "assigned",
    "better-of",
    "redress",
    "adjusted",
    "absent",
];

/// Keys of a result that hold whole numbers.
const WHOLE: [&str; 3] = ["round", "session", "four"];

impl Event {
    /// The event with the keys and values that an event file may have, and what has no place there. Every result says one
    /// thing: where contract and score disagree, the score counts.
    #[must_use]
    pub fn scorable(&self) -> (Self, Vec<Loss>) {
        let mut event = self.clone();
        let mut losses = Vec::new();
        head(&mut event, &mut losses);
        event.results = self
            .results
            .iter()
            .filter_map(|line| result(line.clone(), &mut losses))
            .collect();
        contestants(&mut event, &mut losses);
        (event, losses)
    }
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

fn head(event: &mut Event, losses: &mut Vec<Loss>) {
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
fn contestants(event: &mut Event, losses: &mut Vec<Loss>) {
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
    if !kept.is_empty() {
        for id in event.results.iter().flat_map(Line::contestants) {
            if seen.insert(text(id)) {
                kept.push(Contestant {
                    id: id.clone(),
                    names: Vec::new(),
                    extra: Map::new(),
                });
            }
        }
    }
    event.contestants = kept;
}

fn result(mut line: Line, losses: &mut Vec<Loss>) -> Option<Line> {
    let place = line.source();
    let mut lost = Vec::new();
    keep(&mut line.extra, &RESULT_KEYS, &place, losses);
    line.extra.retain(|key, value| {
        let is_right = match key.as_str() {
            "room" => matches!(value.as_str(), Some("open" | "closed")),
            key if WHOLE.contains(&key) => text(value).parse::<u16>().is_ok(),
            _ => true,
        };
        if !is_right {
            lost.push(Lost::Key(key.clone()));
        }
        is_right
    });
    let is_kept = match (line.contestants().count(), line.has_null_side()) {
        (2.., false) => outcome(&mut line, &mut lost),
        _ => {
            lost.push(Lost::NoPairNumbers);
            false
        }
    };
    losses.extend(lost.into_iter().map(|what| Loss::new(place.clone(), what)));
    is_kept.then_some(line)
}

/// Leaves one way of saying what came of the board. False where nothing does.
fn outcome(line: &mut Line, lost: &mut Vec<Lost>) -> bool {
    let ruled = RULED.iter().any(|key| line.extra.contains_key(*key));
    if line.not_played() {
        if let Some(contract) = line.contract.take() {
            lost.push(Lost::Contract(contract, line.declarer()));
        }
        if let Some(score) = line.score.take() {
            lost.push(Lost::Score(score));
        }
        drop_result(line);
        return true;
    }
    line.extra.remove("not-played");
    table_result(line, lost);
    let has_table_result = line.contract.is_some() || line.score.is_some();
    match (&line.award, ruled) {
        (Some(award), false) => {
            let both = award.contains_key("ns") && award.contains_key("ew");
            if !both {
                lost.push(Lost::Award);
                line.award = None;
                return has_table_result;
            }
            // The table result may stand beside an adjusted score.
            if has_table_result {
                let award = Value::from(line.award.take().unwrap_or_default());
                let adjusted = [("award".to_owned(), award)].into_iter().collect();
                line.extra
                    .insert("adjusted".into(), Value::Object(adjusted));
            }
            true
        }
        (_, true) => true,
        (None, false) => {
            if !has_table_result {
                lost.push(Lost::NoResult);
            }
            has_table_result
        }
    }
}

/// Contract or score: the contract where the score follows from it.
fn table_result(line: &mut Line, lost: &mut Vec<Lost>) {
    let follows = line.score_of_contract();
    match (follows, line.score) {
        (Some(_), None) => {}
        (Some(follows), Some(score)) if follows == score => line.score = None,
        _ => {
            if let Some(contract) = line.contract.take() {
                lost.push(Lost::Contract(contract, line.declarer()));
            }
            drop_result(line);
        }
    }
    if line.contract.is_some() {
        // One of the two says it.
        if line.tricks.is_some() {
            line.result = None;
        }
        if follows.is_some() && line.stated() == Some(crate::game::Stated::PassedOut) {
            drop_result(line);
        }
    }
}

fn drop_result(line: &mut Line) {
    line.by = None;
    line.result = None;
    line.tricks = None;
}
