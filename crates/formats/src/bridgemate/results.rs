//! The results among the messages, read.

use openroom_said::{Said, said};
use std::collections::{HashMap, HashSet};

use serde_json::{Map, Value};

use super::message::PlayedResult;
use super::pairs::{Apart, Place};
use super::{AWARDS, NOT_PLAYED};
use crate::event::{EventFile, Line};
use crate::fault::Fault;
use crate::loss::{Loss, Lost, Source};
use crate::sifted::Sifted;

const SEATS: [&str; 4] = ["N", "E", "S", "W"];
const STRAINS: [&str; 5] = ["C", "D", "H", "S", "NT"];
const SIDES: [&str; 2] = ["ns", "ew"];

/// The results that count.
pub(super) fn results(messages: Vec<PlayedResult>) -> Result<Sifted<EventFile>, Vec<Fault>> {
    let mut event = EventFile::default();
    event.event.kind = "pairs".into();
    let mut losses = Vec::new();
    check_directions(&messages)?;
    let (counting, gone) = latest(&messages);
    name_others(&messages, &counting, &gone, &mut losses);
    let of_both = |both: &[Option<usize>; 2]| both[0].or(both[1]);
    let kept: Vec<&PlayedResult> = counting
        .iter()
        .filter_map(|both| messages.get(of_both(both)?))
        .collect();
    let apart = Apart::of_results(&kept);
    let mut faulty = Vec::new();
    for both in &counting {
        let mut read = |at: Option<usize>| {
            let at = at?;
            let fault = |text| {
                let column = said!("file-result", "result {number}", number = at + 1);
                let fault = Fault::at(0, column, text);
                faulty.push((Source::Message(at + 1), vec![fault]));
            };
            let line = line(&messages[at], &apart).map_err(fault).ok()?;
            Some((at, line))
        };
        match both.map(&mut read) {
            [Some((ns, line)), Some((ew, _))] if ns == ew => event.results.push(line),
            [Some((ns, of_ns)), Some((ew, of_ew))] => {
                let (line, lost) = split((ns, of_ns), (ew, &of_ew));
                event.results.push(line);
                losses.extend(lost);
            }
            [Some((at, line)), None] | [None, Some((at, line))] => {
                event.results.push(line);
                losses.push(Loss::new(Source::Message(at + 1), Lost::OneSide));
            }
            [None, None] => {}
        }
    }
    number_sessions(&mut event);
    // One that counts for both sides is read for each of them.
    faulty.dedup();
    Ok(Sifted {
        read: event,
        losses,
        faulty,
    })
}

/// Whose results these are must be known before any of them can take the place of another.
fn check_directions(messages: &[PlayedResult]) -> Result<(), Vec<Fault>> {
    let faults: Vec<Fault> = messages
        .iter()
        .enumerate()
        .filter(|(_, message)| !(1..=3).contains(&message.scoring_direction))
        .map(|(i, message)| {
            let text = said!("file-scoringdirection-has-no-meaning", "ScoringDirection {scoring_direction} has no meaning; 1 is North-South, 2 East-West, 3 both", scoring_direction = message.scoring_direction);
            Fault::at(0, said!("file-result", "result {number}", number = i + 1), text)
        })
        .collect();
    match faults.is_empty() {
        true => Ok(()),
        false => Err(faults),
    }
}

/// What counts for North-South and East-West at each place, as places in the list: of several results for one board at one
/// table the last, and none that was deleted. And why others do not count: a correction or a deletion is for the sides that
/// it names.
fn latest(messages: &[PlayedResult]) -> (Vec<[Option<usize>; 2]>, HashMap<usize, Lost>) {
    let mut places = HashMap::new();
    let mut counting: Vec<[Option<usize>; 2]> = Vec::new();
    let mut gone = HashMap::new();
    for (i, message) in messages.iter().enumerate() {
        let pairs = (message.pair_north_south, message.pair_east_west);
        let place = (
            &message.session_guid,
            &message.section_letters,
            (message.table_number, message.round_number),
            message.board_number,
            // Where the table or the round is not known, only the pairs tell two results apart.
            (message.table_number < 1 || message.round_number < 1).then_some(pairs),
        );
        let at = *places.entry(place).or_insert_with(|| {
            counting.push([None, None]);
            counting.len() - 1
        });
        let (now, why) = match message.is_deleted {
            true => (None, Lost::Deleted),
            false => (Some(i), Lost::Corrected),
        };
        let sides = match message.scoring_direction {
            1 => 0..1,
            2 => 1..2,
            _ => 0..2,
        };
        for counts in &mut counting[at][sides] {
            if let Some(earlier) = std::mem::replace(counts, now) {
                gone.insert(earlier, why.clone());
            }
        }
    }
    (counting, gone)
}

/// Names the results that do not count, and what those that do cannot keep.
fn name_others(
    messages: &[PlayedResult],
    counting: &[[Option<usize>; 2]],
    gone: &HashMap<usize, Lost>,
    losses: &mut Vec<Loss>,
) {
    let counting: HashSet<usize> = counting.iter().flatten().flatten().copied().collect();
    for (i, message) in messages.iter().enumerate() {
        let mut lost = |what| losses.push(Loss::new(Source::Message(i + 1), what));
        if message.is_deleted {
            lost(Lost::Deleted);
            continue;
        }
        if !counting.contains(&i) {
            lost(gone.get(&i).cloned().unwrap_or(Lost::Corrected));
            continue;
        }
        let notes = message.validation_messages.iter().flatten();
        for text in notes.filter(|text| !text.is_empty()) {
            lost(Lost::Comment(text.clone()));
        }
        for key in message.extra.keys() {
            lost(Lost::Key(key.clone()));
        }
    }
}

/// One result of two that count for one side each, with their places in the list, and what it cannot hold.
fn split((ns, mut of_ns): (usize, Line), (ew, of_ew): (usize, &Line)) -> (Line, Vec<Loss>) {
    let lost = |at: usize, what| Loss::new(Source::Message(at + 1), what);
    let replaced = |at: usize, line: &Line| {
        let mut text = line.contract_text()?;
        text += &line.tricks.map_or_else(String::new, |n| format!(" {n}"));
        text += &line
            .lead
            .iter()
            .map(|lead| format!(" {lead}"))
            .collect::<String>();
        Some(lost(at, Lost::ContractReplaced(text)))
    };
    let scores = [of_ns.score_of_contract(), of_ew.score_of_contract()];
    if scores[0].is_some() && scores[0] == scores[1] {
        let facts = |line: &Line| (line.contract_text(), line.tricks, line.lead.clone());
        let differs = facts(&of_ns) != facts(of_ew);
        let losses = replaced(ew, of_ew).filter(|_| differs);
        return (of_ns, losses.into_iter().collect());
    }
    let (mut award, mut assigned) = (Map::new(), Map::new());
    let word = |line: &Line, side: &str| line.award.as_ref()?.get(side).cloned();
    let words = [word(&of_ns, "ns"), word(of_ew, "ew")];
    for ((side, word), score) in SIDES.into_iter().zip(words).zip(scores) {
        match (word, score) {
            (Some(word), _) => drop(award.insert(side.into(), word)),
            (None, Some(score)) => drop(assigned.insert(side.into(), score.into())),
            (None, None) => return (of_ns, vec![lost(ew, Lost::OneSide)]),
        }
    }
    // A split score stands in the place of both contracts, with their tricks and leads.
    let losses = [replaced(ns, &of_ns), replaced(ew, of_ew)];
    (of_ns.contract, of_ns.by, of_ns.tricks, of_ns.lead) = (None, None, None, None);
    of_ns.award = (!award.is_empty()).then_some(award);
    if !assigned.is_empty() {
        of_ns
            .extra
            .insert("assigned".into(), Value::Object(assigned));
    }
    (of_ns, losses.into_iter().flatten().collect())
}

/// Two sessions may use the same boards: each has a number then, in the order in which they come.
fn number_sessions(event: &mut EventFile) {
    let guid = |line: &Line| line.extra.get("session-guid").cloned();
    let mut guids: Vec<Value> = Vec::new();
    for found in event.results.iter().filter_map(guid) {
        if !guids.contains(&found) {
            guids.push(found);
        }
    }
    if guids.len() > 1 {
        for line in &mut event.results {
            let at = guid(line).and_then(|own| guids.iter().position(|other| *other == own));
            if let Some(at) = at {
                line.extra.insert("session".into(), (at + 1).into());
            }
        }
    }
}

/// Whether the pair that declares sits where declarer does; 0 is not known.
fn check_declarer(message: &PlayedResult) -> Result<(), Said> {
    let (pair, side) = match message.declarer_direction % 2 {
        1 => (message.pair_north_south, "North-South"),
        _ => (message.pair_east_west, "East-West"),
    };
    if [0, pair].contains(&message.declaring_pair) {
        return Ok(());
    }
    Err(said!(
        "file-declaringpair-declarerdirection-contradict-each",
        "DeclaringPair {declaring_pair} and DeclarerDirection {declarer_direction} contradict each other: pair {pair} sits {side}; correct one of them",
        declaring_pair = message.declaring_pair,
        declarer_direction = message.declarer_direction,
        pair,
        side
    ))
}

fn line(message: &PlayedResult, apart: &Apart<'_>) -> Result<Line, Said> {
    let number = |name: &str, n: i32| {
        u32::try_from(n).map_err(|_| said!("file-no-number", "{name} {n} is not a number", name, n))
    };
    // The word for a figure; `first` is that of the first word.
    let pick = |words: &[&'static str], name: &str, n: i32, first: i32| {
        n.checked_sub(first)
            .and_then(|at| words.get(usize::try_from(at).ok()?).copied())
            .ok_or_else(|| said!("file-has-no-meaning", "{name} {n} has no meaning", name, n))
    };
    let place = Place::of(message);
    let mut line = Line {
        board: number("BoardNumber", message.board_number)?,
        ns: apart.name(message.pair_north_south, place, "NS"),
        ew: apart.name(message.pair_east_west, place, "EW"),
        ..Line::default()
    };
    for (key, n) in [
        ("round", message.round_number),
        ("table", message.table_number),
    ] {
        if n != 0 {
            line.extra.insert(key.into(), Value::from(n));
        }
    }
    for (key, text) in [
        ("section", &message.section_letters),
        ("session-guid", &message.session_guid),
    ] {
        if let Some(text) = text {
            line.extra.insert(key.into(), Value::from(text.as_str()));
        }
    }
    match message.level {
        NOT_PLAYED => {
            line.extra.insert("not-played".into(), Value::Bool(true));
        }
        level @ -9..=-1 => {
            let at = usize::try_from(-level - 1).unwrap_or(0);
            // First for whom the result counts; for East-West only, the other way round.
            let (first, second) = match message.scoring_direction {
                2 => ("ew", "ns"),
                _ => ("ns", "ew"),
            };
            let award = [(first, AWARDS[at / 3]), (second, AWARDS[at % 3])];
            line.award = Some(
                award
                    .into_iter()
                    .map(|(side, word)| (side.to_owned(), Value::from(word)))
                    .collect::<Map<_, _>>(),
            );
        }
        0 => line.contract = Some("Pass".into()),
        level @ 1..=7 => {
            let strain = pick(&STRAINS, "Denomination", message.denomination, 1)?;
            let risk = pick(&["", "X", "XX"], "Stake", message.stake, 0)?;
            line.contract = Some(format!("{level}{strain}{risk}"));
            line.by =
                Some(pick(&SEATS, "DeclarerDirection", message.declarer_direction, 1)?.into());
            check_declarer(message)?;
            let tricks = number("TotalTricks", message.total_tricks)?;
            line.tricks = u8::try_from(tricks).ok().filter(|&n| n <= 13);
            if line.tricks.is_none() {
                return Err(said!(
                    "file-totaltricks-more-than-13",
                    "TotalTricks {tricks} is more than 13",
                    tricks
                ));
            }
        }
        level => {
            return Err(said!(
                "file-level-has-no-meaning",
                "Level {level} has no meaning",
                level
            ));
        }
    }
    if message.lead_card_rank > 0 {
        let ranks = [
            "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A",
        ];
        let suit = pick(&STRAINS[..4], "LeadCardSuit", message.lead_card_suit, 1)?;
        let rank = pick(&ranks, "LeadCardRank", message.lead_card_rank, 2)?;
        line.lead = Some(format!("{suit}{rank}"));
    }
    Ok(line)
}
