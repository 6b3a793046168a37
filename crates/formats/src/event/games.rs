//! Between the boards of a file and the results of an event.

use std::collections::HashMap;

use contract_bridge::{AbsoluteVulnerability, Seat};
use openroom_laws::Board;
use openroom_laws::notation::{card_text, seat_text};
use openroom_scoring::{Tricks, score_ns};
use serde_json::Value;

use super::{Contestant, Event, Line, text, value};
use crate::deal;
use crate::game::{Game, Stated, contract_text, read_contract};
use crate::loss::{Loss, Lost, Source};

/// The results of games, gathered one by one: a line for each. Contestants are the pairs of the tags `PairNS` and
/// `PairEW`, else the names.
#[derive(Debug, Default)]
pub struct Gathered {
    event: Event,
    by_id: HashMap<String, usize>,
    by_names: HashMap<Vec<String>, usize>,
}

impl Gathered {
    /// Takes a game; `index` is its place in the file, from 0.
    pub fn add(&mut self, game: &Game, index: usize) -> Vec<Loss> {
        let place = game.source(index);
        let mut losses = Vec::new();
        if self.event.event.name.is_empty()
            && let Some(name) = &game.event
        {
            self.event.event.name.clone_from(name);
        }
        let Some(board) = game.number else {
            return vec![Loss::new(place, Lost::NoBoardNumber)];
        };
        let mut line = Line {
            board,
            ns: self.pair(game, "PairNS", [Seat::North, Seat::South]),
            ew: self.pair(game, "PairEW", [Seat::East, Seat::West]),
            ..Line::default()
        };
        match game.final_contract() {
            Some((Stated::PassedOut, _)) => line.contract = Some("Pass".into()),
            Some((Stated::Contract(contract), declarer)) => {
                line.contract = Some(contract_text(contract));
                line.by = declarer.map(|seat| seat_text(seat).into());
                line.tricks = game.tricks;
                line.score = score(game, contract, declarer);
            }
            _ => losses.push(Loss::new(place.clone(), Lost::NoContract)),
        }
        let mut tricks = game.play.iter().flat_map(|play| &play.tricks);
        let lead = tricks.next().and_then(|trick| trick.in_order().next());
        line.lead = lead.map(|(_, played)| card_text(played.card));
        if let Some(room) = game.tag("Room") {
            self.event.event.kind = "teams".into();
            line.extra.insert("room".into(), room.to_lowercase().into());
        }
        losses.push(Loss::new(place, Lost::OnlyResult));
        self.event.results.push(line);
        losses
    }

    /// The event.
    #[must_use]
    pub fn finish(mut self) -> Event {
        if self.event.event.kind.is_empty() {
            self.event.event.kind = "pairs".into();
        }
        self.event
    }

    fn pair(&mut self, game: &Game, tag: &str, seats: [Seat; 2]) -> Value {
        let names: Vec<String> = seats
            .iter()
            .filter_map(|&seat| game.names[seat as usize].clone())
            .collect();
        let contestants = &mut self.event.contestants;
        let next = contestants.len();
        let given = game.tag(tag);
        let at = match given {
            Some(id) => *self.by_id.entry(id.into()).or_insert(next),
            None => *self.by_names.entry(names.clone()).or_insert(next),
        };
        if at == next {
            contestants.push(Contestant {
                id: given.map_or_else(|| Value::from(next + 1), value),
                names,
                extra: serde_json::Map::new(),
            });
        }
        contestants[at].id.clone()
    }
}

impl Event {
    /// The results of games; see [`Gathered`].
    #[must_use]
    pub fn from_games(games: &[Game]) -> (Self, Vec<Loss>) {
        let mut gathered = Gathered::default();
        let mut losses = Vec::new();
        for (i, game) in games.iter().enumerate() {
            losses.extend(gathered.add(game, i));
        }
        (gathered.finish(), losses)
    }

    /// A game for each result that has a contract, without deal.
    #[must_use]
    pub fn to_games(&self) -> (Vec<Game>, Vec<Loss>) {
        let mut losses = vec![Loss::new(Source::File, Lost::Settings)];
        let games = self
            .results
            .iter()
            .filter_map(|line| {
                if line.award.is_some() || line.not_played() || line.extra.contains_key("assigned")
                {
                    losses.push(Loss::new(line.source(), Lost::NotPlayed));
                    return None;
                }
                let board = Board::number(line.board);
                let mut game = Game {
                    event: (!self.event.name.is_empty()).then(|| self.event.name.clone()),
                    number: Some(line.board),
                    dealer: Some(board.dealer),
                    vul: Some(board.vul),
                    declarer: line.by.as_deref().and_then(deal::seat),
                    tricks: line.tricks(),
                    ..Game::default()
                };
                game.contract = match line.contract.as_deref() {
                    Some(pass) if pass.eq_ignore_ascii_case("pass") => Some(Stated::PassedOut),
                    Some(contract) => read_contract(contract).map(Stated::Contract),
                    None => None,
                };
                for (tag, id, seats) in [
                    ("PairNS", &line.ns, [Seat::North, Seat::South]),
                    ("PairEW", &line.ew, [Seat::East, Seat::West]),
                ] {
                    game.set_tag(tag, text(id));
                    let pair = self.contestants.iter().find(|c| c.id == *id);
                    for (seat, name) in seats.into_iter().zip(pair.iter().flat_map(|c| &c.names)) {
                        game.names[seat as usize] = Some(name.clone());
                    }
                }
                if let Some(score) = line.score {
                    game.set_tag("Score", format!("NS {score}"));
                }
                if let Some(Value::String(room)) = line.extra.get("room") {
                    let room = if room == "closed" { "Closed" } else { "Open" };
                    game.set_tag("Room", room);
                }
                for key in line.extra.keys().filter(|key| *key != "room") {
                    losses.push(Loss::new(line.source(), Lost::Key(key.clone())));
                }
                Some(game)
            })
            .collect();
        (games, losses)
    }
}

fn score(game: &Game, contract: contract_bridge::Contract, declarer: Option<Seat>) -> Option<i32> {
    let tricks = Tricks::try_new(game.tricks?).ok()?;
    let vul: AbsoluteVulnerability = game.vul?;
    Some(score_ns(contract, declarer?, vul, tricks))
}
