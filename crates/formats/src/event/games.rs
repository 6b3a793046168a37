//! Between the boards of a file and the results of an event.

use contract_bridge::{AbsoluteVulnerability, Seat};
use openroom_laws::Board;
use openroom_laws::notation::{card_text, seat_text};
use openroom_scoring::{Tricks, score_ns};
use serde_json::Value;

use super::{Contestant, Event, Line, text, value};
use crate::deal;
use crate::game::{Game, Stated, contract_text, read_contract};
use crate::loss::Loss;

impl Event {
    /// The results of games, a line each. Contestants are the pairs of the tags `PairNS` and `PairEW`, else the names.
    #[must_use]
    pub fn from_games(games: &[Game]) -> (Self, Vec<Loss>) {
        let mut event = Self::default();
        let mut losses = Vec::new();
        event.event.kind = if games.iter().any(|game| game.tag("Room").is_some()) {
            "teams".into()
        } else {
            "pairs".into()
        };
        if let Some(name) = games.iter().find_map(|game| game.event.clone()) {
            event.event.name = name;
        }
        for (i, game) in games.iter().enumerate() {
            let place = game.place(i);
            let Some(board) = game.number else {
                losses.push(Loss::new(place, "the game: it has no board number"));
                continue;
            };
            let ns = event.pair(game, "PairNS", [Seat::North, Seat::South]);
            let ew = event.pair(game, "PairEW", [Seat::East, Seat::West]);
            let mut line = Line {
                board,
                ns,
                ew,
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
                _ => losses.push(Loss::new(place.as_str(), "no contract is known")),
            }
            let lead = game
                .play
                .as_ref()
                .and_then(|play| play.tricks.first()?.in_order().next());
            line.lead = lead.map(|(_, played)| card_text(played.card));
            if let Some(room) = game.tag("Room") {
                line.extra.insert("room".into(), room.to_lowercase().into());
            }
            losses.push(Loss::new(
                place,
                "deal, auction and play: only the result is written",
            ));
            event.results.push(line);
        }
        (event, losses)
    }

    fn pair(&mut self, game: &Game, tag: &str, seats: [Seat; 2]) -> Value {
        let names: Vec<String> = seats
            .iter()
            .filter_map(|&seat| game.names[seat as usize].clone())
            .collect();
        let given = game.tag(tag).map(value);
        let known = self.contestants.iter().find(|contestant| match &given {
            Some(id) => contestant.id == *id,
            None => contestant.names == names,
        });
        if let Some(contestant) = known {
            return contestant.id.clone();
        }
        let id = given.unwrap_or_else(|| Value::from(self.contestants.len() + 1));
        self.contestants.push(Contestant {
            id: id.clone(),
            names,
            extra: serde_json::Map::new(),
        });
        id
    }

    /// A game for each result that has a contract, without deal.
    #[must_use]
    pub fn to_games(&self) -> (Vec<Game>, Vec<Loss>) {
        let mut losses = vec![Loss::new(
            "",
            "method, penalties and standings of the event",
        )];
        let games = self
            .results
            .iter()
            .filter_map(|line| {
                if line.award.is_some() || line.not_played() || line.extra.contains_key("assigned")
                {
                    losses.push(Loss::new(
                        line.place(),
                        "a result that was not played to the end",
                    ));
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
                    losses.push(Loss::new(line.place(), format!("{key} of the result")));
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
