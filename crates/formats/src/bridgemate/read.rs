//! Messages, read.

use contract_bridge::Seat;
use openroom_said::said;
use serde_json::Value;

use super::message::{Init, Participation, Section, Session};
use super::pairs::{Apart, Place, TEAMS, contestants};
use super::results::results;
use crate::event::{Contestant, EventFile, text};
use crate::fault::{Fault, json_reason};
use crate::loss::{Loss, Lost, Source};
use crate::sifted::Sifted;

/// Reads a message; what an event cannot hold is named.
///
/// # Errors
///
/// What is no message, or holds a figure that has no meaning.
pub fn read(text: &str) -> Result<(EventFile, Vec<Loss>), Vec<Fault>> {
    sift(text)?.whole()
}

/// The results that can be read, and those that cannot.
pub(crate) fn sift(text: &str) -> Result<Sifted<EventFile>, Vec<Fault>> {
    let fault = |e: serde_json::Error| {
        vec![Fault::new(
            e.line(),
            said!(
                "file-no-message",
                "this is not a valid message: {reason}",
                reason = json_reason(&e)
            ),
        )]
    };
    let data: Value = serde_json::from_str(text).map_err(fault)?;
    if let Some(Value::String(inner)) = data.get("SerializedData") {
        return sift(inner);
    }
    match &data {
        Value::Array(_) => results(serde_json::from_value(data).map_err(fault)?),
        Value::Object(keys) if keys.contains_key("Sessions") => {
            let (read, losses) = init(serde_json::from_value(data).map_err(fault)?);
            Ok(Sifted {
                read,
                losses,
                faulty: Vec::new(),
            })
        }
        Value::Object(keys) if keys.contains_key("BoardNumber") => {
            results(vec![serde_json::from_value(data).map_err(fault)?])
        }
        _ => Err(vec![Fault::new(
            1,
            said!(
                "file-neither-list-results-nor",
                "this is neither a list of results nor event data with Sessions"
            ),
        )]),
    }
}

/// The players, pair by pair or team by team, as the first round seats them. The movement itself is kept under `bridgemate`.
fn init(message: Init) -> (EventFile, Vec<Loss>) {
    let mut event = EventFile::default();
    let mut losses = Vec::new();
    let sessions = message.sessions.as_deref().unwrap_or_default();
    if let Some(name) = sessions.first().and_then(|session| session.name.clone()) {
        event.event.name = name;
    }
    event.event.kind = "pairs".into();
    let sections: Vec<(Place<'_>, &Section)> = sessions.iter().flat_map(sections).collect();
    let apart = Apart::of_sections(sections.iter().copied());
    for (place, section) in sections {
        match section.game_type {
            20 => event.event.kind = "individual".into(),
            TEAMS => event.event.kind = "teams".into(),
            _ => {}
        }
        let mut own = Vec::new();
        for seated in seated(&message, place, section) {
            let id = apart.name(seated.number, place, seated.direction);
            enter(&mut event.contestants, &mut own, id, seated, &mut losses);
        }
    }
    let kept = serde_json::to_value(&message).unwrap_or_default();
    event.extra.insert("bridgemate".into(), kept);
    (event, losses)
}

/// The sections of a session.
fn sections(session: &Session) -> impl Iterator<Item = (Place<'_>, &Section)> {
    let groups = session.scoring_groups.iter().flatten();
    let sections = groups.flat_map(|group| group.sections.iter().flatten());
    sections.map(|section| {
        let place = Place {
            session: session.session_guid.as_deref(),
            section: section.letters.as_deref(),
        };
        (place, section)
    })
}

/// A pair, or two of a team, at a table in the first round.
struct Seated {
    number: i32,
    direction: &'static str,
    players: Vec<(Seat, String)>,
}

/// Who sits in a section. Of teams first all those North-South: they are the first two of their team.
fn seated(message: &Init, place: Place<'_>, section: &Section) -> Vec<Seated> {
    let mut all = Vec::new();
    for table in section.tables.iter().flatten() {
        let rounds = table.rounds.iter().flatten();
        let Some(round) = rounds.min_by_key(|round| round.round_number) else {
            continue;
        };
        let [ns, ew] = contestants(section, round);
        for (number, direction, seats) in [
            (ns, "NS", [(1, Seat::North), (3, Seat::South)]),
            (ew, "EW", [(2, Seat::East), (4, Seat::West)]),
        ] {
            let player = |(direction, seat)| {
                let found = participation(message, place, table.table_number, direction)?;
                Some((seat, name(message, place, found)?))
            };
            all.push(Seated {
                number,
                direction,
                players: seats.into_iter().filter_map(player).collect(),
            });
        }
    }
    if section.game_type == TEAMS {
        all.sort_by_key(|seated| seated.direction == "EW");
    }
    all.retain(|seated| seated.number != 0);
    all
}

/// Whether something that names a session, or none, belongs to this one.
fn is_of(session: Option<&str>, named: Option<&str>) -> bool {
    named.is_none_or(|named| named.is_empty() || Some(named) == session)
}

/// Who sits at a table in the first round.
fn participation<'a>(
    message: &'a Init,
    place: Place<'_>,
    table: i32,
    direction: i32,
) -> Option<&'a Participation> {
    message.participations.iter().flatten().find(|p| {
        is_of(place.session, p.session_guid.as_deref())
            && p.section_letters.as_deref() == place.section
            && p.table_number == table
            && p.direction == direction
            && p.round_number <= 1
    })
}

/// Enters a pair or half a team. `own` are the contestants of this section so far: the other half of a team joins them. In
/// another session a contestant has the names that it had first; others are named.
fn enter(
    all: &mut Vec<Contestant>,
    own: &mut Vec<Value>,
    id: Value,
    seated: Seated,
    losses: &mut Vec<Loss>,
) {
    let at = all.iter().position(|c| c.id == id).unwrap_or_else(|| {
        own.push(id.clone());
        all.push(Contestant {
            id: id.clone(),
            ..Contestant::default()
        });
        all.len() - 1
    });
    let known = &mut all[at].names;
    let is_open = known.is_empty() || own.contains(&id);
    if is_open && !own.contains(&id) {
        own.push(id.clone());
    }
    for (seat, name) in seated.players {
        match known.contains(&name) {
            true => {}
            false if is_open => known.push(name),
            false => {
                let place = Source::Contestant(text(&id));
                losses.push(Loss::new(place, Lost::Name(seat, name)));
            }
        }
    }
}

/// The name of a player: of those with the number, that of the session rather than that of another.
fn name(message: &Init, place: Place<'_>, seat: &Participation) -> Option<String> {
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
            let players = message.player_data.iter().flatten();
            let player = players
                .filter(|p| p.player_number.as_ref() == Some(number))
                .min_by_key(|p| !is_of(place.session, p.session_guid.as_deref()))?;
            join(&player.first_name, &player.last_name)
        }
        _ => join(&seat.first_name, &seat.last_name),
    }
}
