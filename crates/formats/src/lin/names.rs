//! The players of LIN: of a board, of one table, or of both rooms of a match.

use super::SEATS;
use super::read::Reader;
use crate::game::Game;
use crate::loss::Lost;

/// Names that are not those of a single board.
#[derive(Default)]
pub(super) struct Names {
    command: String,
    pub all: Vec<String>,
    /// Whether a board has had them.
    pub used: bool,
    /// The room of the first board that had them.
    room: Option<String>,
}

impl Reader {
    /// Names of the board that is open, or of those that come: after the cards of a board a new one begins, unless nothing but
    /// its names is missing.
    pub(super) fn players(&mut self, line: usize, command: &str, text: &str) {
        let names: Vec<String> = text.split(',').map(|n| n.trim().to_owned()).collect();
        let of_match = names.len() > 4;
        let current = &self.current;
        let has_play = current.game.auction.is_some() || !current.cards.is_empty();
        let has_names = current.named || !current.label && !self.names.all.is_empty();
        if current.has_deal && (of_match || has_names || has_play) {
            self.flush(line);
        }
        if names.iter().skip(8).any(|name| !name.is_empty()) {
            let more = names[8..].join(",");
            self.lost(line, Lost::SecondCommand(command.into(), more));
        }
        let is_head = !self.current.label && !self.current.has_deal;
        if of_match || is_head {
            self.head_names(line, command, &names);
        }
        if !of_match && !is_head {
            if self.current.named {
                let earlier = SEATS.map(|seat| self.current.game.names[seat as usize].clone());
                let earlier = earlier.map(Option::unwrap_or_default).join(",");
                let now = names.join(",");
                self.second(line, "pn", Some(earlier), &now);
            }
            self.current.named = true;
            set_names(&mut self.current.game, &names);
        }
    }

    /// Names for the boards to come. Those that no board has had are lost.
    fn head_names(&mut self, line: usize, command: &str, names: &[String]) {
        let earlier = std::mem::take(&mut self.names);
        if !earlier.used && !earlier.all.is_empty() && earlier.all != names {
            let text = earlier.all.join(",");
            self.lost(line, Lost::SecondCommand(earlier.command, text));
        }
        self.names = Names {
            command: command.into(),
            all: names.to_vec(),
            ..Names::default()
        };
    }

    /// Gives a board the names that stand before it, as far as they are those of its room.
    pub(super) fn name(&mut self, line: usize, game: &mut Game) {
        let room = game.tag("Room").map(str::to_owned);
        let names = &mut self.names;
        if names.all.iter().all(String::is_empty) {
            names.used = true;
            return;
        }
        let is_theirs = match (names.all.len() > 4, room.as_deref()) {
            (true, Some("Open")) => Some(0),
            (true, Some(_)) => Some(4),
            (true, None) => None,
            // One table: both rooms of a match cannot have the same players.
            (false, _) if !names.used || names.room == room => Some(0),
            (false, _) => None,
        };
        if !std::mem::replace(&mut names.used, true) {
            names.room = room;
        }
        match is_theirs {
            Some(from) => {
                let four: Vec<String> = names.all.iter().skip(from).take(4).cloned().collect();
                set_names(game, &four);
            }
            None => {
                let text = names.all.join(",");
                self.lost(line, Lost::MatchNames(text));
            }
        }
    }
}

fn set_names(game: &mut Game, names: &[String]) {
    for (seat, name) in SEATS.into_iter().zip(names) {
        game.names[seat as usize] = (!name.is_empty()).then(|| name.clone());
    }
}
