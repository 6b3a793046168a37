//! From the boards of a file to the results of an event.

use std::collections::{HashMap, HashSet};

use contract_bridge::Seat;
use openroom_laws::Board;
use openroom_laws::log::Deal;
use openroom_laws::notation::{card_text, seat_text};
use serde_json::Value;

use super::line::vul_text;
use super::{Contestant, Dealt, EventFile, Line, read_ruling, text, value};
use crate::game::{Game, Play, Stated, contract_text};
use crate::loss::{Fact, Loss, Losses, Lost};

/// The boards that were played, each with whether it was in the closed room.
type Played = HashSet<(u32, bool)>;

/// The results of games, gathered one by one: a line for each. Contestants are the pairs of the tags `PairNS` and
/// `PairEW`, else the names; where games name their room, the teams of the tags `HomeTeam` and `VisitTeam`, else two teams, the
/// first of which sits North-South in the open room.
#[derive(Debug, Default)]
pub struct Gathered {
    event: EventFile,
    /// Who sat at each result, by place in the list of contestants.
    sides: Vec<[Option<usize>; 2]>,
    by_id: HashMap<String, usize>,
    by_names: HashMap<Vec<String>, usize>,
    /// The matches so far, with the boards of each and their rooms.
    matches: Vec<([String; 4], Played)>,
    date: Option<String>,
    scoring: Option<String>,
    /// Where the hands of each board are.
    deals: HashMap<u32, usize>,
}

/// The tags that a result has a place for, and the key there.
const PLACES: [(&str, &str); 4] = [
    ("Form", "form"),
    ("Round", "round"),
    ("Table", "table"),
    ("Section", "section"),
];

impl Gathered {
    /// Takes a game; `index` is its place in the file, from 0.
    pub fn add(&mut self, game: &Game, index: usize) -> Vec<Loss> {
        let place = game.source(index);
        let mut lost = Losses::at(&place);
        let Some(board) = game.number else {
            lost.push(Lost::NoBoardNumber);
            return lost.all;
        };
        self.head(game, &mut lost);
        let mut line = Line {
            board,
            ..Line::default()
        };
        if let Some(vul) = game.vul.filter(|vul| *vul != Board::number(board).vul) {
            line.extra.insert("vul".into(), vul_text(vul).into());
        }
        if game
            .dealer
            .is_some_and(|dealer| dealer != Board::number(board).dealer)
        {
            lost.push(Lost::BoardNumber(board));
        }
        contract(game, &mut line, &mut lost);
        self.hands(game, board, &mut lost);
        let mut tricks = game.play.iter().flat_map(|play| &play.tricks);
        let lead = tricks.next().and_then(|trick| trick.in_order().next());
        line.lead = lead.map(|(_, played)| card_text(played.card));
        let sides = match room(game) {
            Some(closed) => self.teams(game, closed, &mut line),
            None => [
                self.pair(game, "PairNS", [Seat::North, Seat::South]),
                self.pair(game, "PairEW", [Seat::East, Seat::West]),
            ],
        };
        self.names(game, sides, &mut lost);
        words_lost(game, &mut line, &mut lost);
        let cards = game.play.as_ref().map_or(0, Play::len);
        if game.auction.is_some() || cards > usize::from(line.lead.is_some()) {
            lost.push(Lost::OnlyResult);
        }
        self.sides.push(sides);
        self.event.results.push(line);
        lost.all
    }

    /// The hands of the board, which are the same at all tables.
    fn hands(&mut self, game: &Game, board: u32, lost: &mut Losses<'_>) {
        if game.deal == Deal::UNKNOWN {
            return;
        }
        match self.deals.get(&board) {
            Some(&at) if self.event.deals[at].deal == game.deal => {}
            Some(_) => lost.push(Lost::OtherHands),
            None => {
                self.deals.insert(board, self.event.deals.len());
                self.event.deals.push(Dealt {
                    board,
                    deal: game.deal,
                    session: None,
                });
            }
        }
    }

    /// The event.
    #[must_use]
    pub fn finish(mut self) -> EventFile {
        self.number();
        let Self {
            mut event, sides, ..
        } = self;
        let id = |at: Option<usize>| at.map_or(Value::Null, |at| event.contestants[at].id.clone());
        for (line, [ns, ew]) in event.results.iter_mut().zip(sides) {
            (line.ns, line.ew) = (id(ns), id(ew));
        }
        if event.event.kind.is_empty() {
            event.event.kind = "pairs".into();
        }
        event
    }

    /// Whoever has no number gets one that nobody has.
    fn number(&mut self) {
        let contestants = &mut self.event.contestants;
        let mut taken: HashSet<String> = contestants.iter().map(|c| text(&c.id)).collect();
        let mut next = 1_usize;
        for contestant in contestants.iter_mut().filter(|c| c.id.is_null()) {
            while !taken.insert(next.to_string()) {
                next += 1;
            }
            contestant.id = Value::from(next);
        }
    }

    /// What is known about the session: that of the first game.
    fn head(&mut self, game: &Game, lost: &mut Losses<'_>) {
        let first = self.event.results.is_empty();
        if first {
            let event = &mut self.event.event;
            event.name = game.event.clone().unwrap_or_default();
            if let Some(date) = &game.date {
                event.extra.insert("date".into(), date.as_str().into());
            }
            if let Some(site) = &game.site {
                event.extra.insert("club".into(), site.as_str().into());
            }
            if let Some(method) = game.scoring.as_deref().and_then(method) {
                self.event.scoring.insert("method".into(), method.into());
            }
            self.date.clone_from(&game.date);
            self.scoring.clone_from(&game.scoring);
        }
        let head = &self.event.event;
        let club = head.extra.get("club").and_then(Value::as_str);
        for (fact, said) in game.facts() {
            let is_kept = match fact {
                Fact::Event => head.name == said,
                Fact::Site => club == Some(said),
                Fact::Date => self.date.as_deref() == Some(said),
                Fact::Scoring => self.scoring.as_deref() == Some(said) && method(said).is_some(),
            };
            if !is_kept {
                lost.push(Lost::Fact(fact, said.to_owned()));
            }
        }
    }

    fn contestant(&mut self, id: Value) -> usize {
        self.event.contestants.push(Contestant {
            id,
            ..Contestant::default()
        });
        self.event.contestants.len() - 1
    }

    fn with_id(&mut self, id: &str) -> usize {
        match self.by_id.get(id) {
            Some(&at) => at,
            None => {
                let at = self.contestant(value(id));
                self.by_id.insert(id.into(), at);
                at
            }
        }
    }

    /// The pair of a side; nothing if neither its number nor a name is known.
    fn pair(&mut self, game: &Game, tag: &str, seats: [Seat; 2]) -> Option<usize> {
        if let Some(id) = game.tag(tag).filter(|id| !id.is_empty()) {
            return Some(self.with_id(id));
        }
        let mut names = names(game, seats);
        if names.is_empty() {
            return None;
        }
        // Who changes seats with the partner is still the same pair.
        names.sort_unstable();
        Some(match self.by_names.get(&names) {
            Some(&at) => at,
            None => {
                let at = self.contestant(Value::Null);
                self.by_names.insert(names, at);
                at
            }
        })
    }

    /// The teams North-South and East-West, and the match that they play.
    fn teams(&mut self, game: &Game, closed: bool, line: &mut Line) -> [Option<usize>; 2] {
        self.event.event.kind = "teams".into();
        let room = if closed { "closed" } else { "open" };
        line.extra.insert("room".into(), room.into());
        let tag = |name: &str| game.tag(name).unwrap_or_default().to_owned();
        let pairs = match closed {
            false => [tag("PairNS"), tag("PairEW")],
            true => [tag("PairEW"), tag("PairNS")],
        };
        let names = [tag("HomeTeam"), tag("VisitTeam")];
        let mut teams = [0, 1].map(|side| {
            let usual = ["1", "2"][side];
            let id = [&pairs[side], &names[side]]
                .into_iter()
                .find(|id| !id.is_empty())
                .map_or(usual, String::as_str);
            let at = self.with_id(id);
            if !names[side].is_empty() && names[side] != id {
                let extra = &mut self.event.contestants[at].extra;
                extra.insert("team".into(), names[side].as_str().into());
            }
            at
        });
        let [home, visitors] = teams.map(|at| text(&self.event.contestants[at].id));
        let key = [home, visitors, tag("Round"), tag("Stage")];
        // A board that comes again in a room is one of their next match.
        let board = (line.board, closed);
        let known = self
            .matches
            .iter_mut()
            .position(|(known, boards)| *known == key && boards.insert(board));
        let number = known.unwrap_or_else(|| {
            self.matches.push((key, HashSet::from([board])));
            self.matches.len() - 1
        });
        line.extra.insert("match".into(), (number + 1).into());
        if closed {
            teams.reverse();
        }
        teams.map(Some)
    }

    /// The names of those who sat there. A pair has those that it had first, a team all of them.
    fn names(&mut self, game: &Game, sides: [Option<usize>; 2], lost: &mut Losses<'_>) {
        let is_team = room(game).is_some();
        let seats = [[Seat::North, Seat::South], [Seat::East, Seat::West]];
        for (side, seats) in sides.into_iter().zip(seats) {
            let Some(at) = side else { continue };
            let known = &mut self.event.contestants[at].names;
            let first = known.is_empty();
            for seat in seats {
                let Some(name) = &game.names[seat as usize] else {
                    continue;
                };
                match known.contains(name) {
                    true => {}
                    false if first || is_team => known.push(name.clone()),
                    false => lost.push(Lost::Name(seat, name.clone())),
                }
            }
        }
    }
}

fn names(game: &Game, seats: [Seat; 2]) -> Vec<String> {
    let names = seats.iter().map(|&seat| game.names[seat as usize].clone());
    names.flatten().collect()
}

/// Whether the room is the closed one; nothing if there is no room.
fn room(game: &Game) -> Option<bool> {
    match game.tag("Room")?.to_ascii_lowercase().as_str() {
        "open" => Some(false),
        "closed" => Some(true),
        _ => None,
    }
}

/// The method that a scoring of PBN stands for.
fn method(scoring: &str) -> Option<&'static str> {
    Some(match scoring {
        "MP" | "MatchPoints" => "matchpoints",
        "IMP;Cross" => "cross-imps",
        "IMP" => "imps",
        "BAM" => "point-a-board",
        _ => return None,
    })
}

/// The scoring of PBN that a method stands for.
pub(super) fn scoring(method: &str) -> Option<&'static str> {
    Some(match method {
        "matchpoints" => "MP",
        "cross-imps" => "IMP;Cross",
        "imps" => "IMP",
        "point-a-board" => "BAM",
        _ => return None,
    })
}

/// Contract, declarer, tricks and score.
fn contract(game: &Game, line: &mut Line, lost: &mut Losses<'_>) {
    match game.final_contract() {
        Some((Stated::PassedOut, _)) => line.contract = Some("Pass".into()),
        Some((Stated::Contract(contract), declarer)) => {
            line.contract = Some(contract_text(contract));
            line.by = declarer.map(|seat| seat_text(seat).into());
            line.tricks = game.tricks;
        }
        Some((Stated::Trumps(_), _)) | None => {
            if game.tag("Adjusted").is_none() {
                lost.push(Lost::NoContract);
            }
            if let Some(tricks) = game.tricks {
                lost.push(Lost::Tricks(tricks));
            }
        }
    }
    if let (Some((bid, by)), Some(stated)) = (game.bid_contract(), game.contract)
        && (bid != stated || game.declarer.is_some_and(|seat| Some(seat) != by))
    {
        lost.push(Lost::Contract(stated.to_string(), game.declarer));
    }
    line.score = game.stated_score().or_else(|| line.score_of_contract());
    if game.swapped {
        lost.push(Lost::Swapped);
    }
    if game.tricks_differ {
        lost.push(Lost::TricksDiffer);
    }
}

/// The tags and remarks that a result has no place for. What is said of single calls and cards goes with them.
fn words_lost(game: &Game, line: &mut Line, lost: &mut Losses<'_>) {
    let in_match = room(game).is_some();
    for (name, said) in &game.tags {
        let place = PLACES.iter().find(|(tag, _)| tag == name);
        if let Some((_, key)) = place
            && (*key != "round" || said.parse::<u16>().is_ok())
        {
            line.extra.insert((*key).into(), value(said));
            continue;
        }
        if name == "Adjusted" && !matches!(said.trim(), "" | "?" | "-") {
            match read_ruling(said) {
                Ok(ruling) => line.rule(ruling),
                Err(_) => {
                    line.cancel();
                    lost.push(Lost::Tag(name.clone(), said.clone()));
                    lost.push(Lost::Adjusted);
                }
            }
            continue;
        }
        let is_kept = match name.as_str() {
            "PairNS" | "PairEW" => !said.is_empty(),
            "Room" | "HomeTeam" | "VisitTeam" => in_match,
            "Score" => game.stated_score().is_some(),
            _ => false,
        };
        if !is_kept {
            lost.push(Lost::Tag(name.clone(), said.clone()));
        }
    }
    for section in &game.sections {
        lost.push(Lost::Section(section.name.clone()));
    }
    for comment in &game.comments {
        lost.push(Lost::Comment(comment.text.clone()));
    }
    for escape in &game.escapes {
        lost.push(Lost::Escape(escape.clone()));
    }
}

impl EventFile {
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
}
