//! Messages, written.

use serde_json::Value;

use super::message::PlayedResult;
use super::{AWARDS, NOT_PLAYED, pairs};
use crate::deal;
use crate::event::{EventFile, Figure, Line, text};
use crate::game::read_contract;
use crate::loss::{Loss, Lost, Source};

/// The message: the list of results, or the data of an event that came from one; and what it cannot hold.
#[must_use]
pub fn write(event: &EventFile) -> (String, Vec<Loss>) {
    let mut losses = Vec::new();
    if let (Some(init), true) = (event.extra.get("bridgemate"), event.results.is_empty()) {
        return (format!("{init}\n"), losses);
    }
    event.name_lost(&mut losses);
    // Results of the devices are those of pairs, unless the data of the event says otherwise.
    losses.retain(|loss| loss.what != Lost::Key("kind".into()) || event.event.kind != "pairs");
    event.method_lost(&mut losses);
    event.head_lost(&mut losses);
    event.deals_lost(&mut losses);
    if !event.contestants.is_empty() {
        losses.push(Loss::new(Source::File, Lost::Entries));
    }
    let messages: Vec<PlayedResult> = event
        .results
        .iter()
        .filter_map(|line| message(line, &mut losses))
        .collect();
    let json = serde_json::to_string(&messages).unwrap_or_default();
    (json + "\n", losses)
}

fn message(line: &Line, losses: &mut Vec<Loss>) -> Option<PlayedResult> {
    let mut lost = |what| losses.push(Loss::new(line.source(), what));
    let number = |value: &Value| text(value).parse::<i32>().ok();
    let section = line.extra.get("section").map(text);
    let pair = |side: &Value, direction| {
        pairs::number(&text(side), section.as_deref(), direction).filter(|n| *n > 0)
    };
    let (Some(ns), Some(ew)) = (pair(&line.ns, "NS"), pair(&line.ew, "EW")) else {
        lost(Lost::NoPairNumbers);
        return None;
    };
    let Ok(board) = i32::try_from(line.board) else {
        lost(Lost::NoBoardNumber);
        return None;
    };
    let extra = |key: &str| line.extra.get(key);
    let word = |key: &str| extra(key).map(text);
    let known = |key: &str| extra(key).and_then(number).unwrap_or(0).max(0);
    let mut message = PlayedResult {
        session_guid: word("session-guid"),
        section_letters: section.clone().or_else(|| Some("A".into())),
        table_number: known("table"),
        round_number: known("round"),
        board_number: board,
        scoring_direction: 3,
        pair_north_south: ns,
        pair_east_west: ew,
        // The devices want one of the two even where nobody declares.
        declaring_pair: ns,
        ..PlayedResult::default()
    };
    for (key, value) in &line.extra {
        let is_kept = match key.as_str() {
            "session-guid" | "section" | "not-played" => true,
            // Told by the identifier.
            "session" => line.extra.contains_key("session-guid"),
            "table" | "round" => number(value).is_some_and(|n| n > 0),
            // Told below.
            "adjusted" | "fault" | "assigned" | "better-of" | "redress" => true,
            _ => false,
        };
        if !is_kept {
            lost(Lost::Key(key.clone()));
        }
    }
    // The devices tell results apart by table and round.
    if message.table_number == 0 {
        lost(Lost::TableUnknown);
    }
    if message.round_number == 0 {
        lost(Lost::RoundUnknown);
    }
    // The devices know the contract only.
    if let Some(score) = line.score
        && (line.ruling().is_some() || line.not_played() || line.score_of_contract() != Some(score))
    {
        lost(Lost::Score(score));
    }
    if line.not_played() {
        message.level = NOT_PLAYED;
        return Some(message);
    }
    if line.ruling().is_some() {
        let Some(Figure::Award(sides)) = line.figure() else {
            lost(Lost::Adjusted);
            return None;
        };
        let of = |word: &String| AWARDS.iter().position(|known| known == word);
        let [Some(ns), Some(ew)] = sides.each_ref().map(of) else {
            lost(Lost::Award);
            return None;
        };
        if let Some(contract) = line.contract_text() {
            lost(Lost::ContractReplaced(contract));
        }
        message.level = -i32::try_from(ns * 3 + ew + 1).unwrap_or(1);
        return Some(message);
    }
    match line.lead.as_deref().map(|text| (text, deal::card(text))) {
        None => {}
        Some((_, Some(lead))) => {
            message.lead_card_rank = i32::from(lead.rank.get());
            message.lead_card_suit = lead.suit as i32 + 1;
        }
        Some((text, None)) => lost(Lost::Lead(text.to_owned())),
    }
    let contract = line.contract.as_deref().unwrap_or("");
    if contract.eq_ignore_ascii_case("pass") {
        return Some(message);
    }
    let declarer = line.by.as_deref().and_then(deal::seat);
    let (Some(contract), Some(declarer), Some(tricks)) =
        (read_contract(contract), declarer, line.tricks())
    else {
        lost(Lost::NoResult);
        return None;
    };
    message.level = i32::from(contract.bid.level.get());
    message.denomination = contract.bid.strain as i32 + 1;
    message.stake = contract.penalty as i32;
    message.total_tricks = i32::from(tricks);
    message.declarer_direction = declarer as i32 + 1;
    let declares_ns = message.declarer_direction % 2 == 1;
    message.declaring_pair = if declares_ns { ns } else { ew };
    Some(message)
}
