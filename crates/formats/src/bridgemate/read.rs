//! Messages, read.

use serde_json::{Map, Value};

use super::message::{Init, Participation, PlayedResult};
use super::{AWARDS, NOT_PLAYED};
use crate::event::{Contestant, Event, Line};
use crate::fault::Fault;
use crate::loss::{Loss, Lost, Source};

const SEATS: [&str; 4] = ["N", "E", "S", "W"];
const STRAINS: [&str; 5] = ["C", "D", "H", "S", "NT"];

/// Reads a message; what an event cannot hold is named.
///
/// # Errors
///
/// What is no message, or holds a figure that has no meaning.
pub fn read(text: &str) -> Result<(Event, Vec<Loss>), Vec<Fault>> {
    let fault = |e: serde_json::Error| vec![Fault::new(e.line(), format!("no message: {e}"))];
    let data: Value = serde_json::from_str(text).map_err(fault)?;
    if let Some(Value::String(inner)) = data.get("SerializedData") {
        return read(inner);
    }
    match &data {
        Value::Array(_) => results(serde_json::from_value(data).map_err(fault)?),
        Value::Object(keys) if keys.contains_key("Sessions") => {
            Ok(init(serde_json::from_value(data).map_err(fault)?))
        }
        Value::Object(keys) if keys.contains_key("BoardNumber") => {
            results(vec![serde_json::from_value(data).map_err(fault)?])
        }
        _ => Err(vec![Fault::new(
            1,
            "neither a list of results nor the data of an event with Sessions",
        )]),
    }
}

fn results(messages: Vec<PlayedResult>) -> Result<(Event, Vec<Loss>), Vec<Fault>> {
    let mut event = Event::default();
    event.event.kind = "pairs".into();
    let mut losses = Vec::new();
    let mut faults = Vec::new();
    for (i, message) in messages.iter().enumerate() {
        let place = Source::Message(i + 1);
        if message.is_deleted {
            losses.push(Loss::new(place, Lost::Deleted));
            continue;
        }
        if message.scoring_direction != 3 {
            losses.push(Loss::new(place.clone(), Lost::OneSide));
        }
        let notes = message.validation_messages.iter().flatten();
        for text in notes.filter(|text| !text.is_empty()) {
            losses.push(Loss::new(place.clone(), Lost::Comment(text.clone())));
        }
        for key in message.extra.keys() {
            losses.push(Loss::new(place.clone(), Lost::Key(key.clone())));
        }
        match line(message) {
            Ok(line) => event.results.push(line),
            Err(text) => faults.push(Fault::at(0, format!("result {}", i + 1), text)),
        }
    }
    number_sessions(&mut event);
    if faults.is_empty() {
        Ok((event, losses))
    } else {
        Err(faults)
    }
}

/// Two sessions may use the same boards: each has a number then, in the order in which they come.
fn number_sessions(event: &mut Event) {
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

fn line(message: &PlayedResult) -> Result<Line, String> {
    let number =
        |name: &str, n: i32| u32::try_from(n).map_err(|_| format!("{name} {n} is no number"));
    // The word for a figure; `first` is that of the first word.
    let pick = |words: &[&'static str], name: &str, n: i32, first: i32| {
        n.checked_sub(first)
            .and_then(|at| words.get(usize::try_from(at).ok()?).copied())
            .ok_or_else(|| format!("{name} {n} has no meaning"))
    };
    let mut line = Line {
        board: number("BoardNumber", message.board_number)?,
        ns: Value::from(message.pair_north_south),
        ew: Value::from(message.pair_east_west),
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
            let award = [("ns", AWARDS[at / 3]), ("ew", AWARDS[at % 3])];
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
            let tricks = number("TotalTricks", message.total_tricks)?;
            line.tricks = u8::try_from(tricks).ok().filter(|&n| n <= 13);
            if line.tricks.is_none() {
                return Err(format!("TotalTricks {tricks} is more than 13"));
            }
        }
        level => return Err(format!("Level {level} has no meaning")),
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

/// The players, pair by pair, as the first round seats them. The movement itself is kept under `bridgemate`.
fn init(message: Init) -> (Event, Vec<Loss>) {
    let mut event = Event::default();
    let sessions = message.sessions.clone().unwrap_or_default();
    if let Some(name) = sessions.first().and_then(|session| session.name.clone()) {
        event.event.name = name;
    }
    event.event.kind = "pairs".into();
    for session in &sessions {
        for section in session
            .scoring_groups
            .iter()
            .flatten()
            .flat_map(|g| g.sections.iter().flatten())
        {
            match section.game_type {
                20 => event.event.kind = "individual".into(),
                30 => event.event.kind = "teams".into(),
                _ => {}
            }
            for table in section.tables.iter().flatten() {
                let first = table
                    .rounds
                    .iter()
                    .flatten()
                    .min_by_key(|round| round.round_number);
                let Some(round) = first else { continue };
                for (pair, seats) in [(round.pair_ns, [1, 3]), (round.pair_ew, [2, 4])] {
                    if pair == 0 || event.contestants.iter().any(|c| c.id == pair) {
                        continue;
                    }
                    let names = seats
                        .into_iter()
                        .filter_map(|direction| {
                            let seat = message.participations.iter().flatten().find(|p| {
                                p.section_letters == section.letters
                                    && p.table_number == table.table_number
                                    && p.direction == direction
                                    && p.round_number <= 1
                            })?;
                            name(&message, seat)
                        })
                        .collect();
                    event.contestants.push(Contestant {
                        id: Value::from(pair),
                        names,
                        extra: Map::new(),
                    });
                }
            }
        }
    }
    event.extra.insert(
        "bridgemate".into(),
        serde_json::to_value(&message).unwrap_or_default(),
    );
    (event, Vec::new())
}

fn name(message: &Init, seat: &Participation) -> Option<String> {
    let join = |first: &Option<String>, last: &Option<String>| {
        let words: Vec<&str> = [first.as_deref(), last.as_deref()]
            .into_iter()
            .flatten()
            .filter(|word| !word.is_empty())
            .collect();
        (!words.is_empty()).then(|| words.join(" "))
    };
    match &seat.player_number {
        Some(number) if !number.is_empty() => {
            let mut players = message.player_data.iter().flatten();
            let player = players.find(|p| p.player_number.as_ref() == Some(number))?;
            join(&player.first_name, &player.last_name)
        }
        _ => join(&seat.first_name, &seat.last_name),
    }
}
