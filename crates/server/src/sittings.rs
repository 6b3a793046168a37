//! Where a device has sat, and in which rounds. What it may still write of a round gone by hangs on that: the result of a board is
//! the word of those who played it (79A1), and others may sit at the table now.

use serde::{Deserialize, Serialize};

/// A session and a round of it; before the first round both are nought.
pub type Turn = (u16, u32);

/// A device at a table, from one round to another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Sat {
    table: String,
    seat: Option<char>,
    from: Turn,
    /// The last round there; none while it is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to: Option<Turn>,
}

/// From one table to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Passage {
    /// The last round at the old one.
    pub until: Turn,
    /// The first at the new one.
    pub from: Turn,
}

/// All sittings of a device in an event, the last one last.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sittings(Vec<Sat>);

/// Whom a device goes with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Follows {
    /// The contestant.
    pub contestant: u32,
    /// The seat of its player when he sat down.
    pub seat: char,
    /// From which round on.
    pub since: Turn,
}

/// What is kept of a device at a table.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// Where it has sat.
    #[serde(default)]
    pub sat: Sittings,
    /// Whom it goes with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub follows: Option<Follows>,
    /// It lies on the table for both sides.
    #[serde(default)]
    pub shared: bool,
}

impl Kept {
    /// As the store keeps it; of what cannot be read nothing is known. Before phones went with their pairs it was a list of sittings.
    pub fn read(text: &str) -> Self {
        let old = || Self {
            sat: Sittings::read(text),
            ..Self::default()
        };
        serde_json::from_str(text).unwrap_or_else(|_| old())
    }

    /// For the store.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// Nobody sits down more often in an event; what is older is forgotten.
const MOST: usize = 60;

impl Sittings {
    /// As the store keeps them; of what cannot be read nothing is known.
    pub fn read(text: &str) -> Self {
        Self(serde_json::from_str(text).unwrap_or_default())
    }

    /// For the store.
    #[cfg(test)]
    pub fn text(&self) -> String {
        serde_json::to_string(&self.0).unwrap_or_default()
    }

    /// The device comes to a table. It plays there from a round on; where it was it has played until another.
    pub fn arrive(&mut self, table: &str, passage: Passage) {
        if let Some(last) = self.0.last_mut().filter(|last| last.to.is_none()) {
            if last.table == table {
                return;
            }
            last.to = Some(passage.until);
            // The wrong code was scanned, or it went before the round that it came for.
            if last.from > passage.until {
                self.0.pop();
            }
        }
        self.push(table, None, passage.from);
    }

    /// It was there in one round, as the movement has it.
    pub fn was(&mut self, table: &str, seat: char, turn: Turn) {
        if let Some(last) = self.0.last_mut().filter(|last| last.to.is_none()) {
            // What it had before it went with somebody ends there.
            let before = (turn.0, turn.1.saturating_sub(1));
            last.to = Some(before);
            if last.from > before {
                self.0.pop();
            }
        }
        self.push(table, Some(seat), turn);
        if let Some(last) = self.0.last_mut() {
            last.to = Some(turn);
        }
    }

    /// The round from which it is at the table where it is.
    pub fn since(&self) -> Option<Turn> {
        let last = self.0.last().filter(|last| last.to.is_none());
        last.map(|last| last.from)
    }

    /// The player chooses a seat at the table where the device is.
    pub fn sit(&mut self, table: &str, seat: Option<char>, on: Turn) {
        match self.0.last_mut().filter(|last| last.to.is_none()) {
            // A slip, or the first choice.
            Some(last) if last.from >= on || last.seat.is_none() => last.seat = seat,
            Some(last) if last.seat == seat => {}
            last => {
                if let Some(last) = last {
                    last.to = Some(on);
                }
                self.push(table, seat, on);
            }
        }
    }

    fn push(&mut self, table: &str, seat: Option<char>, from: Turn) {
        if self.0.len() >= MOST {
            self.0.remove(0);
        }
        self.0.push(Sat {
            table: table.to_owned(),
            seat,
            from,
            to: None,
        });
    }

    /// The tables at which it has sat.
    pub fn tables(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|sat| sat.table.as_str())
    }

    /// Whether it sat at a table in a round.
    pub fn was_at(&self, table: &str, turn: Turn) -> bool {
        self.at(table, turn).is_some()
    }

    /// Its seat there and then.
    pub fn seat_at(&self, table: &str, turn: Turn) -> Option<char> {
        self.at(table, turn)?.seat
    }

    fn at(&self, table: &str, turn: Turn) -> Option<&Sat> {
        let there = |sat: &&Sat| {
            sat.table == table && sat.from <= turn && sat.to.is_none_or(|to| turn <= to)
        };
        self.0.iter().rev().find(there)
    }
}

#[cfg(test)]
mod tests {
    use super::{Passage, Sittings, Turn};

    fn comes(phone: &mut Sittings, table: &str, until: Turn, from: Turn) {
        phone.arrive(table, Passage { until, from });
    }

    #[test]
    fn a_phone_that_stays_was_there_from_the_round_in_which_it_came() {
        let mut phone = Sittings::default();
        comes(&mut phone, "1", (1, 2), (1, 2));
        phone.sit("1", Some('N'), (1, 2));
        comes(&mut phone, "1", (1, 5), (1, 5));
        assert!(!phone.was_at("1", (1, 1)));
        assert!(phone.was_at("1", (1, 2)) && phone.was_at("1", (1, 6)));
        assert!(phone.was_at("1", (2, 1)));
        assert_eq!(Sittings::read(&phone.text()), phone);
    }

    #[test]
    fn a_phone_that_is_carried_keeps_what_it_played() {
        let mut phone = Sittings::default();
        comes(&mut phone, "1", (0, 0), (0, 0));
        phone.sit("1", Some('E'), (0, 0));
        // The players walk before the next round is started.
        comes(&mut phone, "2", (1, 1), (1, 2));
        phone.sit("2", Some('W'), (1, 1));
        assert_eq!(phone.seat_at("1", (1, 1)), Some('E'));
        assert!(!phone.was_at("1", (1, 2)));
        assert!(!phone.was_at("2", (1, 1)));
        assert_eq!(phone.seat_at("2", (1, 2)), Some('W'));
    }

    #[test]
    fn the_wrong_code_gives_nothing_once_the_right_one_is_scanned() {
        let mut phone = Sittings::default();
        comes(&mut phone, "7", (1, 3), (1, 3));
        phone.sit("7", Some('N'), (1, 3));
        comes(&mut phone, "1", (1, 2), (1, 3));
        phone.sit("1", Some('S'), (1, 3));
        assert!(!phone.was_at("7", (1, 3)));
        assert_eq!(phone.seat_at("1", (1, 3)), Some('S'));
    }

    #[test]
    fn a_seat_changed_in_a_later_round_leaves_the_earlier_ones() {
        let mut phone = Sittings::default();
        comes(&mut phone, "1", (1, 1), (1, 1));
        phone.sit("1", Some('E'), (1, 1));
        phone.sit("1", Some('N'), (1, 1));
        phone.sit("1", Some('E'), (1, 2));
        assert_eq!(phone.seat_at("1", (1, 1)), Some('N'));
        assert_eq!(phone.seat_at("1", (1, 2)), Some('E'));
        assert_eq!(phone.seat_at("1", (1, 3)), Some('E'));
    }

    #[test]
    fn what_is_kept_has_an_end() {
        let mut phone = Sittings::default();
        for round in 1..500 {
            let table = if round % 2 == 0 { "1" } else { "2" };
            comes(&mut phone, table, (1, round), (1, round + 1));
        }
        assert!(phone.text().len() < 6000);
        assert_eq!(Sittings::read("nonsense"), Sittings::default());
    }
}
