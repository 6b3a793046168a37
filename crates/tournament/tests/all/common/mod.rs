//! An event that a program plays: the same entries every time, in the order in which a room would write them.
#![allow(dead_code, reason = "each test uses a part of it")]

pub mod book;

use openroom_movements::generate::{Even, mitchell};
use openroom_movements::{Movement, Seats};
use openroom_tournament::entry::{
    Created, Entered, EventKind, MovementSet, OnBoard, RoundStarted, SessionOver, Structure,
    Written,
};
use openroom_tournament::{Action, Entry, Role, Time, Who};

/// Numbers that only look like chance.
pub struct Dice(u64);

impl Dice {
    pub const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }
}

/// A contract with declarer and tricks; now and then passed out.
pub fn contract(dice: &mut Dice) -> (String, Option<String>, Option<u8>) {
    if dice.below(40) == 0 {
        return ("Pass".to_owned(), None, None);
    }
    let level = [2, 3, 3, 4, 4, 5, 6][dice.below(7) as usize];
    let strain = ["C", "D", "H", "S", "NT"][dice.below(5) as usize];
    let doubled = if dice.below(12) == 0 { "X" } else { "" };
    let declarer = ["N", "E", "S", "W"][dice.below(4) as usize];
    let tricks = (level + 4 + dice.below(4)).min(13) as u8;
    (
        format!("{level}{strain}{doubled}"),
        Some(declarer.to_owned()),
        Some(tricks),
    )
}

pub struct Room {
    pub entries: Vec<Entry>,
    clock: Time,
}

impl Room {
    pub fn new() -> Self {
        Self {
            entries: Vec::new(),
            clock: "2026-05-14T18:00:00+01:00".parse().unwrap(),
        }
    }

    pub fn director() -> Who {
        Who::named(Role::Director, "Dora Lane")
    }

    pub fn put(&mut self, by: Who, action: Action) {
        self.entries.push(Entry::new(self.clock, by, action));
    }

    pub fn wait(&mut self, minutes: i64) {
        self.clock = self.clock.plus_minutes(minutes);
    }

    pub fn open(&mut self, pairs: u32) {
        let created = Created {
            name: "Thursday Pairs".to_owned(),
            kind: EventKind::Pairs,
            structure: Structure::Field,
            sessions: 1,
            authority: None,
            organiser: None,
        };
        self.put(Who::new(Role::Organiser), Action::Created(created));
        for contestant in 1..=pairs {
            let entered = Entered {
                contestant,
                name: None,
                players: vec![
                    format!("Player {contestant}a"),
                    format!("Player {contestant}b"),
                ],
                members: Vec::new(),
                captain: None,
                stratum: None,
                categories: Vec::new(),
                exception: None,
                persons: Vec::new(),
                handicap: None,
                imp_handicap: None,
                stationary: false,
                needs: None,
                robots: false,
            };
            self.put(Self::director(), Action::Entered(entered));
        }
    }

    pub fn movement(&mut self, movement: &Movement) {
        let set = MovementSet {
            session: 1,
            from: None,
            unproved: false,
            plan: movement.to_yaml(),
        };
        self.put(Self::director(), Action::Movement(set));
    }

    /// Plays a round: each result by North-South, agreed by East-West.
    pub fn round(&mut self, movement: &Movement, round: u32, dice: &mut Dice) {
        let start = RoundStarted {
            session: 1,
            round,
            minutes: Some(15),
            by_itself: false,
        };
        self.put(Self::director(), Action::RoundStarted(start));
        self.wait(7);
        for table in &movement.rounds[round as usize - 1].tables {
            let Seats::Sides {
                ns: Some(ns),
                ew: Some(ew),
            } = table.seats
            else {
                continue;
            };
            for &board in &table.boards.0 {
                let (contract, by, tricks) = contract(dice);
                let written = Written {
                    session: 1,
                    round,
                    table: table.name(),
                    board,
                    contract: Some(contract),
                    by,
                    tricks,
                    result: None,
                    lead: None,
                    score: None,
                    rotated: false,
                    not_played: false,
                    signed: false,
                    of: None,
                    played: None,
                };
                self.put(Who::new(Role::Contestant(ns)), Action::Result(written));
                let place = OnBoard {
                    session: 1,
                    round,
                    table: table.name(),
                    board,
                    handed: false,
                    of: None,
                };
                self.put(Who::new(Role::Contestant(ew)), Action::Agreed(place));
            }
        }
        self.wait(8);
    }
}

/// A whole session of a Mitchell.
pub fn session(tables: u32, rounds: u32, per_round: u32) -> Vec<Entry> {
    let movement = mitchell(tables, rounds, per_round, Even::Skip).unwrap();
    let mut room = Room::new();
    let mut dice = Dice::new(7);
    room.open(2 * tables);
    room.movement(&movement);
    for round in 1..=rounds {
        room.round(&movement, round, &mut dice);
    }
    room.put(
        Room::director(),
        Action::SessionOver(SessionOver {
            session: 1,
            by_itself: false,
        }),
    );
    room.entries
}

/// The exported file is read as the event that is scored, and has the same scores.
pub fn same_when_exported(
    event: &openroom_tournament::Tournament,
    through: Option<openroom_tournament::Through>,
) {
    let file = event.export(through);
    let mut read = openroom_scoring::event_file::read(&file)
        .unwrap_or_else(|errors| panic!("{errors}\n{file}"));
    read.results.iter_mut().for_each(|result| result.line = 0);
    read.matches.iter_mut().for_each(|note| note.line = 0);
    read.withdrawals.iter_mut().for_each(|gone| gone.line = 0);
    let built = event.scorable(through).event;
    assert_eq!(read, built, "{file}");
    let scores = openroom_scoring::score_event(&read).expect("sound");
    assert_eq!(scores, event.scored(through).unwrap().scores, "{file}");
}
