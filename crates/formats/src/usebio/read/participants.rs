//! Who plays, read.

use serde_json::{Map, Value};

use super::{Found, Known};
use crate::event::{Contestant, EventFile, text, value};
use crate::loss::Lost;
use crate::usebio::structure::PARTICIPANT;
use crate::usebio::tree::Element;

impl Found {
    pub(super) fn participants(
        &mut self,
        element: &Element,
        section: Option<&str>,
        event: &mut EventFile,
    ) {
        for child in &element.children {
            match child.name.as_str() {
                "PARTICIPANTS" => {
                    for entry in &child.children {
                        self.participant(entry, section, event);
                    }
                }
                "SESSION" => self.participants(child, section, event),
                "SECTION" => self.participants(child, child.attribute("SECTION_ID"), event),
                _ => {}
            }
        }
    }

    fn participant(&mut self, entry: &Element, section: Option<&str>, event: &mut EventFile) {
        let id = match entry.name.as_str() {
            "PAIR" => entry.get("PAIR_NUMBER"),
            "TEAM" => entry.attribute("TEAM_ID").or(entry.get("TEAM_ID")),
            _ => entry.get("PLAYER_NUMBER"),
        };
        let mut players = Vec::new();
        entry.deep("PLAYER", &mut players);
        if entry.name == "PLAYER" {
            players.push(entry);
        } else {
            for player in &players {
                if let Some(number) = player.get("PLAYER_NUMBER") {
                    let lost = Lost::Element("PLAYER_NUMBER".into(), number.into());
                    self.lost(player, lost);
                }
            }
        }
        let (names, members) = self.names(&players);
        let mut extra = Map::new();
        for (key, name) in PARTICIPANT {
            if let Some(text) = entry.get(name).or(entry.attribute(name)) {
                extra.insert(key.into(), text.into());
            }
        }
        let direction = entry.get("DIRECTION").unwrap_or_default();
        self.known.push(Known {
            section: section.unwrap_or_default().into(),
            direction: direction.into(),
            number: id.unwrap_or_default().into(),
            id: id.map_or(Value::Null, value),
        });
        event.contestants.push(Contestant {
            id: id.map_or(Value::Null, value),
            names,
            members,
            extra,
        });
    }

    /// The names of the players, and their membership numbers.
    fn names(&mut self, players: &[&Element]) -> (Vec<String>, Vec<String>) {
        let (mut names, mut members) = (Vec::new(), Vec::new());
        for player in players {
            let number = player.get("NATIONAL_ID_NUMBER");
            match (player.get("PLAYER_NAME"), number) {
                (Some(name), number) => {
                    names.push(name.to_owned());
                    members.push(number.unwrap_or_default().to_owned());
                }
                (None, Some(number)) => {
                    let lost = Lost::Element("NATIONAL_ID_NUMBER".into(), number.into());
                    self.lost(player, lost);
                }
                (None, None) => {}
            }
        }
        while members.last().is_some_and(String::is_empty) {
            members.pop();
        }
        (names, members)
    }

    /// Two winners: each pair is ranked in the line in which it sat. With one winner `DIRECTION` is only where a pair began.
    pub(super) fn lines_of(&mut self, element: &Element, event: &mut EventFile) {
        let Some(told) = element.get("WINNER_TYPE") else {
            return;
        };
        let mut ranked = told == "1";
        for contestant in event.contestants.iter_mut().filter(|_| told == "2") {
            let direction = contestant.extra.get("direction").map(text);
            if let Some(line) = line_of(&direction.unwrap_or_default()) {
                contestant.extra.remove("direction");
                contestant.extra.insert("line".into(), line.into());
                ranked = true;
            }
        }
        if !ranked {
            let lost = Lost::Element("WINNER_TYPE".into(), told.into());
            self.lost(element, lost);
        }
    }

    /// Where a number stands for several pairs, in two sections or North-South and East-West, each gets a name of its own.
    pub(super) fn distinguish(&mut self, event: &mut EventFile) {
        let several = |all: &[Known], own: &Known, same: &dyn Fn(&Known) -> bool| {
            all.iter()
                .filter(|other| other.number == own.number && same(other))
                .count()
                > 1
        };
        let all = self.known.clone();
        for (own, contestant) in self.known.iter_mut().zip(&mut event.contestants) {
            if own.number.is_empty() || !several(&all, own, &|_| true) {
                continue;
            }
            let in_section = several(&all, own, &|other| other.section == own.section);
            let direction = if in_section { &*own.direction } else { "" };
            own.id = value(&format!("{}{}{direction}", own.section, own.number));
            contestant.id = own.id.clone();
        }
    }

    /// Who has the number, in that section and direction.
    pub(super) fn pair(&self, number: &str, section: Option<&str>, direction: &str) -> Value {
        let mut found: Vec<&Known> = self
            .known
            .iter()
            .filter(|known| known.number == number)
            .collect();
        if found.len() > 1 {
            found.retain(|known| known.section == section.unwrap_or_default());
        }
        if found.len() > 1 {
            found.retain(|known| known.direction.eq_ignore_ascii_case(direction));
        }
        match (found.as_slice(), number.split_once('+')) {
            ([one], _) => one.id.clone(),
            // Two players of an individual.
            ([], Some((one, other))) => Value::from(vec![value(one.trim()), value(other.trim())]),
            _ => value(number),
        }
    }
}

/// The line of a direction: `NS`, `N`, `EW`, `E`.
fn line_of(direction: &str) -> Option<&'static str> {
    match direction.to_ascii_uppercase().as_str() {
        "NS" | "N" | "S" => Some("ns"),
        "EW" | "E" | "W" => Some("ew"),
        _ => None,
    }
}
