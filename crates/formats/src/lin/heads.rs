//! The heads of LIN: one before the boards of each match.

use std::collections::HashMap;

use contract_bridge::Penalty;
use openroom_laws::notation::seat_text;

use super::write::{plain, write_game};
use crate::game::{Game, Stated};
use crate::loss::{Loss, Losses, Lost, Source};

/// A file of boards, and what it cannot hold. Where games name their room, their matches have heads.
#[must_use]
pub fn write(games: &[Game]) -> (String, Vec<Loss>) {
    let mut writer = Writer::default();
    let mut out = String::new();
    let mut losses = Vec::new();
    for (i, game) in games.iter().enumerate() {
        losses.extend(writer.add(&mut out, game, &game.source(i)));
    }
    writer.finish(&mut out);
    (out, losses)
}

/// Boards written one by one. Those of a match wait until it has ended: its head stands before them and lists their results.
#[derive(Debug, Default)]
pub struct Writer {
    of_match: Option<Match>,
}

/// The boards of a match so far.
#[derive(Debug)]
struct Match {
    /// The first board: event, stage and teams are those of all others.
    first: Game,
    numbers: Vec<u32>,
    results: HashMap<(u32, Room), String>,
    boards: String,
}

/// A room of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Room {
    Open,
    Closed,
}

impl Room {
    pub const fn letter(self) -> char {
        match self {
            Self::Open => 'o',
            Self::Closed => 'c',
        }
    }
}

/// The number and room of a board of a match.
pub(super) fn label(game: &Game) -> Option<(u32, Room)> {
    let room = match game.tag("Room")? {
        "Open" => Room::Open,
        "Closed" => Room::Closed,
        _ => return None,
    };
    Some((game.number?, room))
}

/// The tags that the head of a match holds, once for all boards.
pub(super) const HEAD: [&str; 6] = [
    "Stage",
    "HomeTeam",
    "VisitTeam",
    "LIN_vg",
    "LIN_rs",
    "LIN_bn",
];

/// The head lists no result of a board with a higher number.
pub(super) const MAX_BOARDS: u32 = 1_000;

/// So many boards of a match wait in memory; a longer match gets another head.
const MAX_WAITING: usize = 2 * MAX_BOARDS as usize;

impl Writer {
    /// Takes a board; it is written when its match has ended, or now if it is of none.
    pub fn add(&mut self, out: &mut String, game: &Game, place: &Source) -> Vec<Loss> {
        let Some(label) = label(game) else {
            self.finish(out);
            return write_game(out, game, place);
        };
        let is_new = |of_match: &Match| !of_match.takes(game, label);
        if self.of_match.as_ref().is_some_and(is_new) {
            self.finish(out);
        }
        let mut losses = Vec::new();
        let of_match = self.of_match.get_or_insert_with(|| {
            losses.extend(changed_in_head(game, place));
            Match::new(game)
        });
        losses.extend(of_match.add(game, label, place));
        losses
    }

    /// Writes the match that is still open.
    pub fn finish(&mut self, out: &mut String) {
        if let Some(of_match) = self.of_match.take() {
            out.push_str(&of_match.head());
            out.push_str(&of_match.boards);
        }
    }
}

/// The fields of the head that could not be written as they are.
fn changed_in_head(game: &Game, place: &Source) -> Vec<Loss> {
    let mut lost = Losses::at(place);
    if game.tag("LIN_vg").is_none() {
        let tags = ["Stage", "HomeTeam", "VisitTeam"].map(|name| game.tag(name));
        let texts = std::iter::once(game.event.as_deref()).chain(tags);
        for text in texts.flatten().filter(|text| field(text) != **text) {
            lost.push(Lost::Bars(field(text)));
        }
    }
    lost.all
}

impl Match {
    fn new(first: &Game) -> Self {
        Self {
            first: first.clone(),
            numbers: Vec::new(),
            results: HashMap::new(),
            boards: String::new(),
        }
    }

    /// Whether the board is one of this match: the same event, stage and teams, and not played in that room already.
    fn takes(&self, game: &Game, label: (u32, Room)) -> bool {
        let same = |own: Option<&str>, first: Option<&str>| own.is_none() || own == first;
        let first = &self.first;
        same(game.event.as_deref(), first.event.as_deref())
            && same(game.scoring.as_deref(), first.scoring.as_deref())
            && HEAD
                .iter()
                .all(|name| same(game.tag(name), first.tag(name)))
            && ["HomeTeam", "VisitTeam"].iter().all(|name| {
                let own = team(game, name);
                own.is_empty() || own == team(first, name)
            })
            && !self.results.contains_key(&label)
            && self.results.len() < MAX_WAITING
    }

    fn add(&mut self, game: &Game, label: (u32, Room), place: &Source) -> Vec<Loss> {
        if !self.numbers.contains(&label.0) {
            self.numbers.push(label.0);
        }
        self.results.insert(label, result_text(game));
        write_game(&mut self.boards, game, place)
    }

    fn head(&self) -> String {
        let first = &self.first;
        let kept = |name: &str| first.tag(&format!("LIN_{name}")).map(plain);
        let low = self.numbers.iter().min().copied().unwrap_or(1);
        let high = self.numbers.iter().max().copied().unwrap_or(1);
        let vg = kept("vg").unwrap_or_else(|| {
            let tag = |name: &str| field(first.tag(name).unwrap_or_default());
            let scoring = first.scoring.as_deref().and_then(scoring_letter);
            format!(
                "{},{},{},{low},{high},{},0,{},0",
                field(first.event.as_deref().unwrap_or_default()),
                tag("Stage"),
                scoring.unwrap_or_default(),
                field(&team(first, "HomeTeam")),
                field(&team(first, "VisitTeam"))
            )
        });
        let rs = kept("rs").unwrap_or_else(|| {
            let mut results = Vec::new();
            for number in low..=high.min(MAX_BOARDS) {
                for room in [Room::Open, Room::Closed] {
                    let result = self.results.get(&(number, room));
                    results.push(result.map_or("", String::as_str));
                }
            }
            results.join(",")
        });
        let bn = kept("bn").unwrap_or_else(|| {
            let numbers: Vec<String> = self.numbers.iter().map(u32::to_string).collect();
            numbers.join(",")
        });
        format!("vg|{vg}|\nrs|{rs}|\nbn|{bn}|\npg||\n")
    }
}

/// The name of a team; without one its number, which is that of a pair in the room.
fn team(game: &Game, tag: &str) -> String {
    let closed = game.tag("Room") == Some("Closed");
    let pair = match (tag == "HomeTeam") != closed {
        true => "PairNS",
        false => "PairEW",
    };
    let said = [tag, pair].into_iter().filter_map(|name| game.tag(name));
    let mut said = said.filter(|text| !text.is_empty());
    said.next().unwrap_or_default().to_owned()
}

/// A field of the head: commas part the fields.
fn field(text: &str) -> String {
    plain(text).replace(',', " ")
}

/// The letter of the scoring in the head.
pub(super) fn scoring_letter(scoring: &str) -> Option<&'static str> {
    match scoring {
        "IMP" => Some("I"),
        "MP" => Some("P"),
        "BAM" => Some("B"),
        _ => None,
    }
}

/// The result of the table; nothing if the Director gave another score, for which LIN has no word.
pub(super) fn result_text(game: &Game) -> String {
    if is_adjusted(game) {
        return String::new();
    }
    match game.final_contract() {
        Some((Stated::PassedOut, _)) => "PASS".into(),
        Some((Stated::Contract(contract), Some(declarer))) => {
            let risk = match contract.penalty {
                Penalty::Undoubled => "",
                Penalty::Doubled => "x",
                Penalty::Redoubled => "xx",
            };
            let over = game.tricks.map_or_else(String::new, |tricks| {
                match i32::from(tricks) - i32::from(contract.bid.level.get()) - 6 {
                    0 => "=".into(),
                    over => format!("{over:+}"),
                }
            });
            format!(
                "{}{}{risk}{over}",
                openroom_laws::notation::bid_text(contract.bid),
                seat_text(declarer)
            )
        }
        _ => String::new(),
    }
}

/// Whether the result of the table does not count.
pub(super) fn is_adjusted(game: &Game) -> bool {
    let said = game.tag("Adjusted").map(str::trim);
    said.is_some_and(|said| !matches!(said, "" | "?" | "-"))
}
