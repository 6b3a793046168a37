//! Messages, read.

use serde_json::{Map, Value};

use super::message::{Init, Participation, Section, Session};
use super::pairs::Apart;
use super::results::results;
use crate::event::{Contestant, Event};
use crate::fault::Fault;
use crate::loss::Loss;

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

/// The players, pair by pair, as the first round seats them. The movement itself is kept under `bridgemate`.
fn init(message: Init) -> (Event, Vec<Loss>) {
    let mut event = Event::default();
    let sessions = message.sessions.clone().unwrap_or_default();
    if let Some(name) = sessions.first().and_then(|session| session.name.clone()) {
        event.event.name = name;
    }
    event.event.kind = "pairs".into();
    let sections = |session: &'_ Session| -> Vec<Section> {
        let groups = session.scoring_groups.iter().flatten();
        let sections = groups.flat_map(|group| group.sections.iter().flatten());
        sections.cloned().collect()
    };
    // Several sessions seat the same pairs.
    let of_first = sessions.first().map(sections).unwrap_or_default();
    let apart = Apart::of_sections(of_first.iter());
    for session in &sessions {
        for section in &sections(session) {
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
                for (pair, direction, seats) in
                    [(round.pair_ns, "NS", [1, 3]), (round.pair_ew, "EW", [2, 4])]
                {
                    let id = apart.name(pair, section.letters.as_deref(), direction);
                    if pair == 0 || event.contestants.iter().any(|c| c.id == id) {
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
                        id,
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
