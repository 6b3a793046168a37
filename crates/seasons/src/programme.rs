//! The programme of a congress: who and what is wanted in two places at once.

use openroom_tournament::names;

use crate::season::{PlannedSession, Programme};

/// Two sessions that get in each other's way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clash {
    /// The sessions: their places in the programme, the earlier first.
    pub sessions: (usize, usize),
    /// What is wanted twice.
    pub what: Occupied,
}

/// What is wanted twice, or is not enough.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Occupied {
    /// The room; there are more tables wanted than stand there, or it is not known how many do.
    Room(String),
    /// A Director.
    Director(String),
    /// A player; who directs and plays is one too.
    Player(String),
    /// The room is too small for one session alone: tables that there are.
    Tables(u32),
}

/// The clashes of a programme. `players` has the people of the event of each session, in the order of the programme.
#[must_use]
pub fn clashes(programme: &Programme, players: &[Vec<String>]) -> Vec<Clash> {
    let mut all = Vec::new();
    let sessions = &programme.sessions;
    let of = |at: usize| players.get(at).map_or(&[][..], Vec::as_slice);
    for (first, one) in sessions.iter().enumerate() {
        if let (Some(there), Some(wanted)) = (tables_in(programme, &one.room), one.tables)
            && wanted > there
        {
            all.push(Clash {
                sessions: (first, first),
                what: Occupied::Tables(there),
            });
        }
        for (second, other) in sessions.iter().enumerate().skip(first + 1) {
            if !overlap(one, other) {
                continue;
            }
            let mut put = |what| {
                all.push(Clash {
                    sessions: (first, second),
                    what,
                });
            };
            if one.room == other.room && !room_for_both(programme, one, other) {
                put(Occupied::Room(one.room.clone()));
            }
            let listed =
                |name: &str, all: &[String]| names::among(name, all.iter().map(String::as_str));
            for director in &one.directors {
                if listed(director, &other.directors) {
                    put(Occupied::Director(director.clone()));
                } else if listed(director, of(second)) {
                    put(Occupied::Player(director.clone()));
                }
            }
            for player in of(first) {
                // The sessions of one event do not get in their own way: they are one entry.
                let same = one.event.is_some() && one.event == other.event;
                if !same && (listed(player, of(second)) || listed(player, &other.directors)) {
                    put(Occupied::Player(player.clone()));
                }
            }
        }
    }
    all
}

const fn overlap(one: &PlannedSession, other: &PlannedSession) -> bool {
    one.from.minutes() < other.to.minutes() && other.from.minutes() < one.to.minutes()
}

fn tables_in(programme: &Programme, room: &str) -> Option<u32> {
    let mut rooms = programme.rooms.iter();
    rooms.find(|one| one.room == room)?.tables
}

fn room_for_both(programme: &Programme, one: &PlannedSession, other: &PlannedSession) -> bool {
    let there = tables_in(programme, &one.room);
    let wanted = one.tables.zip(other.tables);
    there
        .zip(wanted)
        .is_some_and(|(there, (one, other))| one + other <= there)
}
