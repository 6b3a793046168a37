//! From the results of an event to boards.

use std::collections::{HashMap, HashSet};

use contract_bridge::Seat;
use openroom_laws::Board;
use serde_json::Value;

use super::gathered::scoring;
use super::line::side_text;
use super::{Contestant, Dealt, EventFile, Line, ruling_text, text};
use crate::deal;
use crate::game::{End, Game, Play, Played, Trick};
use crate::loss::{Fact, Loss, Losses, Lost, Source};

impl EventFile {
    /// A game for each result that was played, without deal; and what boards have no place for.
    #[must_use]
    pub fn to_games(&self) -> (Vec<Game>, Vec<Loss>) {
        let mut losses = Vec::new();
        let by_id: HashMap<String, &Contestant> = self
            .contestants
            .iter()
            .map(|contestant| (text(&contestant.id), contestant))
            .collect();
        let head = self.game_head(&mut losses);
        self.entries_lost(&mut losses);
        self.unplayed_lost(&mut losses);
        let mut games = Vec::new();
        for line in &self.results {
            let place = line.source();
            let mut lost = Losses::at(&place);
            if let Some(mut game) = line.game(&head, &mut lost) {
                self.seat(line, &by_id, &mut game, &mut lost);
                if let Some(deal) = self.deal_of(line) {
                    game.deal = deal;
                }
                games.push(game);
            }
            losses.append(&mut lost.all);
        }
        (games, losses)
    }

    /// What all boards have in common.
    fn game_head(&self, losses: &mut Vec<Loss>) -> Game {
        let mut game = Game::default();
        let mut lost = |what| losses.push(Loss::new(Source::File, what));
        game.event = (!self.event.name.is_empty()).then(|| self.event.name.clone());
        if !self.event.kind.is_empty() {
            lost(Lost::Key("kind".into()));
        }
        for (key, said) in &self.event.extra {
            let said = text(said);
            match key.as_str() {
                "date" => match pbn_date(&said) {
                    Some(date) => game.date = Some(date),
                    None => lost(Lost::Fact(Fact::Date, said)),
                },
                "club" => game.site = Some(said),
                key => lost(Lost::Key(key.to_owned())),
            }
        }
        for (key, said) in &self.scoring {
            let said = text(said);
            match (key.as_str(), scoring(&said)) {
                ("method", Some(word)) => game.scoring = Some(word.into()),
                _ => lost(Lost::Scoring(key.clone(), said)),
            }
        }
        self.head_lost(losses);
        game
    }

    /// Contestants without a result, and what is said of them beside their names.
    fn entries_lost(&self, losses: &mut Vec<Loss>) {
        let played: HashSet<String> = self
            .results
            .iter()
            .flat_map(Line::contestants)
            .map(text)
            .collect();
        for contestant in &self.contestants {
            let id = text(&contestant.id);
            let place = Source::Contestant(id.clone());
            let mut lost = |what| losses.push(Loss::new(place.clone(), what));
            if !played.contains(&id) {
                lost(Lost::WithoutResult);
            }
            let most = match self.event.kind.as_str() {
                "teams" => 0,
                "individual" => 1,
                _ => 2,
            };
            if contestant.names.len() > most {
                lost(Lost::Players(contestant.names[most..].join(", ")));
            }
            if !contestant.members.is_empty() {
                lost(Lost::Key("members".into()));
            }
            for key in contestant.extra.keys() {
                if !(key == "team" && self.event.kind == "teams") {
                    lost(Lost::Key(key.clone()));
                }
            }
        }
    }

    /// The hands of boards that nobody played.
    fn unplayed_lost(&self, losses: &mut Vec<Loss>) {
        let played: HashSet<(u32, Option<u32>)> = self
            .results
            .iter()
            .flat_map(|line| [(line.board, line.session()), (line.board, None)])
            .collect();
        let is_lost = |dealt: &&Dealt| !played.contains(&(dealt.board, dealt.session));
        let lost = self.deals.iter().filter(is_lost).count();
        if lost > 0 {
            losses.push(Loss::new(Source::File, Lost::Hands(lost)));
        }
    }

    /// Who sat where.
    fn seat(
        &self,
        line: &Line,
        by_id: &HashMap<String, &Contestant>,
        game: &mut Game,
        lost: &mut Losses<'_>,
    ) {
        let closed = line.extra.get("room") == Some(&Value::from("closed"));
        let teams = match closed {
            false => ["HomeTeam", "VisitTeam"],
            true => ["VisitTeam", "HomeTeam"],
        };
        let sides = [
            ("ns", "PairNS", &line.ns, [Seat::North, Seat::South]),
            ("ew", "PairEW", &line.ew, [Seat::East, Seat::West]),
        ];
        for ((key, tag, side, seats), team) in sides.into_iter().zip(teams) {
            match side {
                Value::Null => {}
                Value::Array(players) => {
                    lost.push(Lost::Key(key.into()));
                    for (player, seat) in players.iter().zip(seats) {
                        let player = by_id.get(&text(player));
                        game.names[seat as usize] = player.and_then(|p| p.names.first().cloned());
                    }
                }
                id => {
                    let contestant = by_id.get(&text(id));
                    game.set_tag(tag, side_text(id));
                    if self.event.kind == "teams" {
                        if let Some(name) = contestant.and_then(|c| c.extra.get("team")) {
                            game.set_tag(team, text(name));
                        }
                        continue;
                    }
                    let names = contestant.into_iter().flat_map(|c| &c.names);
                    for (seat, name) in seats.into_iter().zip(names) {
                        game.names[seat as usize] = Some(name.clone());
                    }
                }
            }
        }
    }
}

impl Line {
    /// The board, without deal; nothing if nobody played it. What the Director gave is the tag `Adjusted`.
    fn game(&self, head: &Game, lost: &mut Losses<'_>) -> Option<Game> {
        if self.not_played() || self.extra.contains_key("absent") {
            lost.push(Lost::NotPlayed);
            return None;
        }
        let board = Board::number(self.board);
        let mut game = Game {
            number: Some(self.board),
            dealer: Some(board.dealer),
            vul: Some(self.vul()),
            declarer: self.declarer(),
            contract: self.stated(),
            tricks: self.tricks(),
            ..head.clone()
        };
        self.unreadable(lost);
        self.lead_into(&mut game, lost);
        if let Some(score) = self.score {
            game.set_tag("Score", format!("NS {score}"));
        }
        if let Some(ruling) = self.ruling() {
            game.set_tag("Adjusted", ruling_text(&ruling));
        }
        for (key, said) in &self.extra {
            let said = text(said);
            match key.as_str() {
                "room" => {
                    let room = if said == "closed" { "Closed" } else { "Open" };
                    game.set_tag("Room", room);
                }
                "round" => game.set_tag("Round", said),
                "table" => game.set_tag("Table", said),
                "section" => game.set_tag("Section", said),
                "form" => game.set_tag("Form", said),
                "vul" | "adjusted" | "fault" | "assigned" | "better-of" | "redress" => {}
                key => lost.push(Lost::Key(key.to_owned())),
            }
        }
        Some(game)
    }

    /// The parts of the result that are there and cannot be read.
    pub(crate) fn unreadable(&self, lost: &mut Losses<'_>) {
        if let (Some(contract), None) = (&self.contract, self.stated()) {
            lost.push(Lost::Contract(contract.clone(), self.declarer()));
        }
        if let (Some(_), None) = (&self.by, self.declarer()) {
            lost.push(Lost::Key("by".into()));
        }
        match (&self.result, self.result_tricks(), self.tricks) {
            (Some(result), None, _) => lost.push(Lost::ResultText(text(result))),
            (Some(result), Some(follows), Some(tricks)) if follows != tricks => {
                lost.push(Lost::ResultText(text(result)));
            }
            _ => {}
        }
    }

    /// The lead as the first card of the play: whoever sits left of declarer has it.
    fn lead_into(&self, game: &mut Game, lost: &mut Losses<'_>) {
        let Some(lead) = &self.lead else { return };
        let (Some(card), Some(declarer)) = (deal::card(lead), game.declarer) else {
            return lost.push(Lost::Lead(lead.clone()));
        };
        let mut trick = Trick::led_by(declarer.lho());
        trick.cards[declarer.lho() as usize] = Some(Played::plain(card));
        game.play = Some(Play {
            tricks: vec![trick],
            end: End::Ended,
        });
    }
}

/// A date as PBN has it: `2026.11.15`, from `2026-11-15`, `15/11/2026` and the like.
fn pbn_date(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.split(['-', '/', '.']).map(str::trim).collect();
    let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit() || b == b'?');
    let [first, month, last] = parts[..] else {
        return None;
    };
    let (year, day) = match (first.len(), last.len()) {
        (4, 1 | 2) => (first, last),
        (1 | 2, 4) => (last, first),
        _ => return None,
    };
    [year, month, day]
        .into_iter()
        .all(digits)
        .then(|| format!("{year}.{month:0>2}.{day:0>2}"))
}
