//! A movement as data, and its text.

use core::fmt;
use std::collections::BTreeSet;
use std::fmt::Write as _;

use openroom_placed::from_text;
use openroom_said::{Arg, Said, ToArg, quoted, remedied, said};
use serde::de::value::SeqAccessDeserializer;
use serde::de::{self, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The number of a contestant: a pair, a team, or in an individual event a player. The first is 1.
pub type Contestant = u32;

/// What enters the event (Law 4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Entrants {
    /// Two players who stay together.
    Pairs,
    /// Single players whose partners change.
    Players,
    /// Four players, half of whom sit North-South and half East-West.
    Teams,
}

impl ToArg for Entrants {
    fn to_arg(&self) -> Arg {
        Arg::Said(match self {
            Self::Pairs => said!("entrants-pairs", "pairs"),
            Self::Players => said!("entrants-players", "players"),
            Self::Teams => said!("entrants-teams", "teams"),
        })
    }
}

impl fmt::Display for Entrants {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Pairs => "pairs",
            Self::Players => "players",
            Self::Teams => "teams",
        })
    }
}

/// Who plays whom, where and with which boards: for each round and table the contestants and the boards.
///
/// ```
/// use openroom_movements::{Movement, check};
///
/// let text = "
/// movement: two tables
/// entrants: pairs
/// contestants: 4
/// rounds:
/// - tables:
///   - {table: 1, ns: 1, ew: 2, boards: 1-2, shares: [2]}
///   - {table: 2, ns: 3, ew: 4, boards: 1-2, shares: [1]}
/// ";
/// let movement = Movement::read(text).unwrap();
/// assert!(check(&movement).faults.is_empty());
/// assert_eq!(Movement::read(&movement.to_yaml()).unwrap(), movement);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Movement {
    /// What it is called.
    #[serde(rename = "movement")]
    pub name: String,
    /// What enters.
    pub entrants: Entrants,
    /// How many enter; they are numbered from 1.
    pub contestants: u32,
    /// How many copies there are of each board, in each section.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub copies: u32,
    /// In how many rounds two contestants are meant to be opponents, at most.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub meetings: u32,
    /// In how many rounds two players are meant to be partners, at most.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub partnerships: u32,
    /// How many fours a team has: 2 for teams of eight, which sit at twice as many tables at once.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub fours: u32,
    /// How many rounds are meant to be played, where some are still to be drawn, as in a Swiss.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub planned: Option<u32>,
    /// Those who left before they had played: a rover may bump a pair in the first round, and it goes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Contestant>,
    /// The rounds, in order.
    pub rounds: Vec<Round>,
}

const fn one() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
const fn is_one(n: &u32) -> bool {
    *n == 1
}

/// What is played at the same time.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// The tables in play. A contestant at none of them sits out.
    pub tables: Vec<Table>,
}

impl Round {
    /// Who plays North-South and East-West, table by table, where both are known.
    pub(crate) fn sides(&self) -> impl Iterator<Item = (Contestant, Contestant)> {
        self.tables.iter().filter_map(|table| match table.seats {
            Seats::Sides {
                ns: Some(ns),
                ew: Some(ew),
            } => Some((ns, ew)),
            _ => None,
        })
    }

    /// Three teams that meet each other one way only in a round: a half of each of their matches.
    pub(crate) fn triangle(&self, entrants: Entrants) -> Option<[Contestant; 3]> {
        if entrants != Entrants::Teams {
            return None;
        }
        let all: Vec<_> = self.sides().collect();
        let one_way = |&&(ns, ew): &&(Contestant, Contestant)| !all.contains(&(ew, ns));
        let after = |who: Contestant| {
            let mut ways = all.iter().filter(one_way);
            ways.find(|(ns, _)| *ns == who).map(|&(_, ew)| ew)
        };
        all.iter().filter(one_way).find_map(|&(a, b)| {
            let c = after(b)?;
            (a != c && after(c) == Some(a)).then_some([a, b, c])
        })
    }
}

/// One table in one round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "TableText", into = "TableText")]
pub struct Table {
    /// The section that it belongs to, if there are several.
    pub section: Option<String>,
    /// Its number, in its section.
    pub number: u32,
    /// Who sits there.
    pub seats: Seats,
    /// The boards to be played.
    pub boards: Boards,
    /// The tables of its section with which it shares these boards: they play them in turn.
    pub shares: Vec<u32>,
}

/// Who sits at a table. A side without contestant: the other one sits out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seats {
    /// Pairs, or a pair of each of two teams.
    Sides {
        /// North-South.
        ns: Option<Contestant>,
        /// East-West.
        ew: Option<Contestant>,
    },
    /// Four single players.
    Players {
        /// North.
        n: Contestant,
        /// East.
        e: Contestant,
        /// South.
        s: Contestant,
        /// West.
        w: Contestant,
    },
}

impl Table {
    /// A table of two pairs, or of a pair of each of two teams.
    #[must_use]
    pub fn of_sides(number: u32, ns: Contestant, ew: Contestant, boards: Boards) -> Self {
        Self {
            section: None,
            number,
            seats: Seats::Sides {
                ns: Some(ns),
                ew: Some(ew),
            },
            boards,
            shares: Vec::new(),
        }
    }

    /// Whether there is play: both sides are there.
    #[must_use]
    pub const fn is_played(&self) -> bool {
        match self.seats {
            Seats::Sides { ns, ew } => ns.is_some() && ew.is_some(),
            Seats::Players { .. } => true,
        }
    }

    /// Whether nobody sits there.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        matches!(self.seats, Seats::Sides { ns: None, ew: None })
    }

    /// Whether that is its name.
    #[must_use]
    pub fn is_named(&self, name: &str) -> bool {
        let number = name.strip_prefix(self.section.as_deref().unwrap_or_default());
        number.is_some_and(|number| {
            !number.starts_with(['0', '+']) && number.parse() == Ok(self.number)
        })
    }

    /// Its name: the section, if any, and the number.
    #[must_use]
    pub fn name(&self) -> String {
        format!("{}{}", self.section.as_deref().unwrap_or(""), self.number)
    }
}

/// Boards by number, in the order of play; written `1-4` or `1-2, 7`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Boards(pub Vec<u32>);

/// No session has more boards than this; a larger number is a slip.
const MAX_BOARD: u32 = 9999;

impl Serialize for Boards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Boards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(BoardsVisitor)
    }
}

struct BoardsVisitor;

impl<'de> Visitor<'de> for BoardsVisitor {
    type Value = Boards;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("1-4, 7")
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Boards, E> {
        self.visit_str(&number.to_string())
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Boards, E> {
        let parts = text.split(',').map(str::trim).filter(|p| !p.is_empty());
        let mut boards = Vec::new();
        for part in parts {
            let (first, last) = part.split_once('-').unwrap_or((part, part));
            let (first, last) = (board(first, part)?, board(last, part)?);
            if first > last {
                let backwards = said!(
                    "written-boards-backwards",
                    "boards {part} run backwards",
                    part
                );
                return Err(E::custom(remedied(&backwards, &form())));
            }
            boards.extend(first..=last);
            if boards.len() > MAX_BOARD as usize {
                let many = said!("written-too-many-boards", "there are too many boards");
                return Err(E::custom(remedied(&many, &form())));
            }
        }
        Ok(Boards(boards))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Boards, A::Error> {
        let numbers = Vec::<u32>::deserialize(SeqAccessDeserializer::new(list))?;
        let checked = numbers.into_iter().map(|number| {
            let text = number.to_string();
            board(&text, &text)
        });
        checked.collect::<Result<_, _>>().map(Boards)
    }
}

fn form() -> Said {
    said!("written-boards", "write `1-4` or `1-2, 7`")
}

/// The number of a board in a part of the text.
fn board<E: de::Error>(text: &str, part: &str) -> Result<u32, E> {
    let number = text.trim().parse().ok();
    number
        .filter(|number| (1..=MAX_BOARD).contains(number))
        .ok_or_else(|| {
            let problem = said!(
                "written-no-boards",
                "{part} are not boards from 1 to {most}",
                part = quoted(part),
                most = MAX_BOARD
            );
            E::custom(remedied(&problem, &form()))
        })
}

impl fmt::Display for Boards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.0.as_slice();
        let mut separator = "";
        while let Some(&first) = rest.first() {
            let run = (first..).zip(rest).take_while(|&(a, &b)| a == b).count();
            let last = rest[run - 1];
            if run == 1 {
                write!(f, "{separator}{first}")?;
            } else {
                write!(f, "{separator}{first}-{last}")?;
            }
            separator = ", ";
            rest = &rest[run..];
        }
        Ok(())
    }
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TableText {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    section: Option<String>,
    table: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ns: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ew: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    n: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    e: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    s: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    w: Option<u32>,
    boards: Boards,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    shares: Vec<u32>,
}

impl TryFrom<TableText> for Table {
    type Error = Said;

    fn try_from(text: TableText) -> Result<Self, Said> {
        let seats = match (text.ns, text.ew, [text.n, text.e, text.s, text.w]) {
            (ns, ew, [None, None, None, None]) => Seats::Sides { ns, ew },
            (None, None, [Some(n), Some(e), Some(s), Some(w)]) => Seats::Players { n, e, s, w },
            _ => {
                let problem = said!(
                    "movement-who-sits-there",
                    "table {table}: who sits there?",
                    table = text.table
                );
                let remedy = said!(
                    "movement-give-sides-or-players",
                    "give `ns` and `ew`, or all four of `n`, `e`, `s` and `w`"
                );
                return Err(remedied(&problem, &remedy));
            }
        };
        Ok(Self {
            section: text.section,
            number: text.table,
            seats,
            boards: text.boards,
            shares: text.shares,
        })
    }
}

impl From<Table> for TableText {
    fn from(table: Table) -> Self {
        let mut text = Self {
            section: table.section,
            table: table.number,
            ns: None,
            ew: None,
            n: None,
            e: None,
            s: None,
            w: None,
            boards: table.boards,
            shares: table.shares,
        };
        match table.seats {
            Seats::Sides { ns, ew } => (text.ns, text.ew) = (ns, ew),
            Seats::Players { n, e, s, w } => {
                (text.n, text.e, text.s, text.w) = (Some(n), Some(e), Some(s), Some(w));
            }
        }
        text
    }
}

impl Round {
    /// The boards in play, table by table.
    pub fn boards(&self) -> impl Iterator<Item = u32> {
        self.tables
            .iter()
            .flat_map(|table| table.boards.0.iter().copied())
    }
}

impl Movement {
    /// The boards of the rounds that are planned and still to be drawn: they follow those that there are. Two rounds with a
    /// triangle need three sets.
    pub fn boards_to_draw(&self) -> impl Iterator<Item = u32> + use<> {
        let first = self.rounds.first();
        let triangles = first.is_some_and(|round| round.triangle(self.entrants).is_some());
        let tables = first.into_iter().flat_map(|round| &round.tables);
        let own: BTreeSet<u32> = match triangles {
            // Not all tables have the same boards then.
            true => tables.take(1).flat_map(|t| t.boards.0.clone()).collect(),
            false => tables.flat_map(|t| t.boards.0.clone()).collect(),
        };
        let drawn = self.rounds.iter().flat_map(Round::boards);
        let last = drawn.max().unwrap_or(0);
        let sets = |rounds: usize| rounds + if triangles { rounds / 2 } else { 0 };
        let planned = (self.planned.unwrap_or(0) as usize).max(self.rounds.len());
        // The second round of a triangle has its boards already.
        let there = match triangles {
            true => self.rounds.len().next_multiple_of(2).min(planned),
            false => self.rounds.len(),
        };
        let rounds = sets(planned).saturating_sub(sets(there));
        // No more than anybody deals, whatever a file says.
        let more = rounds.saturating_mul(own.len()).min(1000);
        (last.saturating_add(1)..).take(more)
    }

    /// A movement without rounds yet, one copy of each board, everybody to meet at most once.
    #[must_use]
    pub fn new(name: impl Into<String>, entrants: Entrants, contestants: u32) -> Self {
        Self {
            name: name.into(),
            entrants,
            contestants,
            copies: 1,
            meetings: 1,
            partnerships: 1,
            fours: 1,
            planned: None,
            left: Vec::new(),
            rounds: Vec::new(),
        }
    }

    /// Reads YAML or JSON.
    ///
    /// # Errors
    /// What is wrong and where, for people.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        from_text(text)
    }

    /// The movement as YAML, a line for each table.
    #[must_use]
    pub fn to_yaml(&self) -> String {
        let mut out = format!(
            "movement: {}\nentrants: {}\ncontestants: {}\n",
            in_quotes(&self.name),
            self.entrants,
            self.contestants
        );
        for (key, n) in [
            ("copies", self.copies),
            ("meetings", self.meetings),
            ("partnerships", self.partnerships),
            ("fours", self.fours),
        ] {
            if n != 1 {
                let _ = writeln!(out, "{key}: {n}");
            }
        }
        if let Some(planned) = self.planned {
            let _ = writeln!(out, "planned: {planned}");
        }
        if !self.left.is_empty() {
            let left: Vec<String> = self.left.iter().map(u32::to_string).collect();
            let _ = writeln!(out, "left: [{}]", left.join(", "));
        }
        out.push_str(if self.rounds.is_empty() {
            "rounds: []\n"
        } else {
            "rounds:\n"
        });
        for round in &self.rounds {
            out.push_str(if round.tables.is_empty() {
                "- tables: []\n"
            } else {
                "- tables:\n"
            });
            for table in &round.tables {
                out.push_str("  - {");
                if let Some(section) = &table.section {
                    let _ = write!(out, "section: {}, ", in_quotes(section));
                }
                let _ = write!(out, "table: {}", table.number);
                match table.seats {
                    Seats::Sides { ns, ew } => {
                        for (side, who) in [("ns", ns), ("ew", ew)] {
                            if let Some(who) = who {
                                let _ = write!(out, ", {side}: {who}");
                            }
                        }
                    }
                    Seats::Players { n, e, s, w } => {
                        let _ = write!(out, ", n: {n}, e: {e}, s: {s}, w: {w}");
                    }
                }
                let _ = write!(out, ", boards: \"{}\"", table.boards);
                if !table.shares.is_empty() {
                    let _ = write!(out, ", shares: {:?}", table.shares);
                }
                out.push_str("}\n");
            }
        }
        out
    }
}

/// A file that is no movement: what is wrong, and where.
pub type Unreadable = openroom_placed::Fault;

/// Text as a YAML scalar in double quotes.
pub(crate) fn in_quotes(text: &str) -> String {
    let mut out = String::new();
    openroom_placed::write::quoted(&mut out, text);
    out
}
