//! Writing results: where a board was played and by whom, and what came of it.

use contract_bridge::{AbsoluteVulnerability, Seat};

use super::pairs::{Pairs, in_brackets, match_name, who};
use crate::Exact;
use crate::event::{
    Award, Event, Outcome, Play, Played, Redress, Room, Ruling, Side, SideScore, TableResult,
    Weighted,
};
use crate::notation::{card_text, contract_text};
use crate::words::{DIRECTIONS, ROOMS, word_of};

pub(super) fn line(event: &Event, result: &TableResult) -> String {
    let mut pairs = Pairs::new();
    if let Some(board) = event.boards.get(result.board.index()) {
        pairs.name("board", board);
    }
    pairs.put("ns", side(event, result.ns));
    pairs.put("ew", side(event, result.ew));
    place(&mut pairs, event, result);
    outcome(&mut pairs, event, result);
    named(&mut pairs, "table", &event.tables, result.table as usize);
    pairs.put_if("lead", result.lead.map(card_text));
    pairs.close()
}

fn side(event: &Event, side: Side) -> String {
    match side.second {
        None => who(event, side.first),
        Some(_) => in_brackets(side.contestants().map(|one| who(event, one))),
    }
}

/// Where and when, as far as it is told.
fn place(pairs: &mut Pairs, event: &Event, result: &TableResult) {
    if result.round > 0 {
        pairs.put("round", result.round);
    }
    if result.session > 0 {
        pairs.put("session", result.session);
    }
    named(pairs, "section", &event.sections, result.section.into());
    named(pairs, "form", &event.forms, result.form.into());
    pairs.put_if("match", result.in_match.map(|id| match_name(event, id)));
    if result.room != Room::Unknown {
        pairs.put("room", word_of(&ROOMS, result.room));
    }
    if result.four > 0 {
        pairs.put("four", result.four);
    }
    pairs.put_if("stood-in", result.stood_in.map(|one| who(event, one)));
}

/// Something by its place in a list; nothing if it has no name.
fn named(pairs: &mut Pairs, key: &str, list: &[String], place: usize) {
    if let Some(name) = list.get(place).filter(|name| !name.is_empty()) {
        pairs.text(key, name);
    }
}

fn outcome(pairs: &mut Pairs, event: &Event, result: &TableResult) {
    let told = match result.play {
        Play::Untold => false,
        Play::PassedOut => {
            pairs.put("contract", "Pass");
            true
        }
        Play::Played(of) => {
            played(pairs, event, result, of);
            true
        }
    };
    match &result.outcome {
        Outcome::Score(_) if told => {}
        Outcome::Score(points) => pairs.put("score", points),
        Outcome::NotPlayed => pairs.put("not-played", true),
        Outcome::Absent(side) => pairs.put("absent", word_of(&DIRECTIONS, *side)),
        // What was played stands beside what took its place.
        Outcome::Ruled(of) if told => {
            let mut adjusted = Pairs::new();
            ruling(&mut adjusted, of);
            pairs.put("adjusted", adjusted.close());
        }
        Outcome::Ruled(of) => ruling(pairs, of),
    }
}

fn played(pairs: &mut Pairs, event: &Event, result: &TableResult, played: Played) {
    pairs.put("contract", contract_text(played.contract));
    pairs.put("by", seat(played.declarer));
    pairs.put("tricks", played.tricks.get());
    let board = event.boards.get(result.board.index());
    let known = board.and_then(crate::event::Name::vulnerability);
    if known != Some(played.vul) {
        pairs.put("vul", vulnerable(played.vul));
    }
}

fn ruling(pairs: &mut Pairs, ruling: &Ruling) {
    match ruling {
        Ruling::Redress(of) => pairs.put("redress", redress(of)),
        Ruling::Sides([SideScore::AtLeastPlus(parts), _]) => {
            pairs.put("better-of", format!("{{ns: {}}}", weighted(parts)));
        }
        Ruling::Sides([_, SideScore::AtLeastPlus(parts)]) => {
            pairs.put("better-of", format!("{{ew: {}}}", weighted(parts)));
        }
        Ruling::Sides(sides) => {
            let (mut awards, mut assigned) = (Pairs::new(), Pairs::new());
            for (key, side) in ["ns", "ew"].into_iter().zip(sides) {
                match side {
                    SideScore::Artificial(of) => awards.put(key, award(of)),
                    SideScore::Assigned(parts) | SideScore::AtLeastPlus(parts) => {
                        assigned.put(key, weighted(parts));
                    }
                    SideScore::Unscored => {}
                }
            }
            for (key, scores) in [("award", awards), ("assigned", assigned)] {
                if !scores.is_empty() {
                    pairs.put(key, scores.close());
                }
            }
        }
    }
}

fn award(award: &Award) -> String {
    match award {
        Award::Plus => "AVE+".to_owned(),
        Award::Average => "AVE".to_owned(),
        Award::Minus => "AVE-".to_owned(),
        Award::Complement => "complement".to_owned(),
        Award::Percent(percent) => percent.to_string(),
    }
}

fn weighted(parts: &[Weighted]) -> String {
    match parts {
        [only] if only.weight == Exact::ONE => only.score.to_string(),
        _ => in_brackets(
            parts
                .iter()
                .map(|part| format!("[{}, {}]", part.score, part.weight)),
        ),
    }
}

fn redress(redress: &Redress) -> String {
    let mut pairs = Pairs::new();
    pairs.put("offenders", word_of(&DIRECTIONS, redress.offenders));
    pairs.put("table", redress.table);
    pairs.put("without-infraction", weighted(&redress.without_infraction));
    pairs.put("without-error", weighted(&redress.without_error));
    pairs.close()
}

const fn seat(seat: Seat) -> &'static str {
    match seat {
        Seat::North => "N",
        Seat::East => "E",
        Seat::South => "S",
        Seat::West => "W",
    }
}

fn vulnerable(vul: AbsoluteVulnerability) -> &'static str {
    let is = |side: AbsoluteVulnerability| vul.contains(side);
    match (is(AbsoluteVulnerability::NS), is(AbsoluteVulnerability::EW)) {
        (false, false) => "none",
        (true, false) => "NS",
        (false, true) => "EW",
        (true, true) => "both",
    }
}
