//! Movement cards, which lie on the tables; guide cards, which the contestants carry; slips and table cards.

use std::collections::{BTreeMap, BTreeSet};

use openroom_movements::{
    Boards, Contestant, Entrants, Movement, Seats, SectionOrder, Table as PlayTable, section_order,
};
use openroom_scoring::event::Event;

use crate::document::{Block, Cards, Cell, Column, Document, Line, Table};
use crate::results::with_people;
use openroom_words::words::{Message, Words};

/// The people behind the numbers, where they are known.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Names(pub BTreeMap<Contestant, String>);

impl Names {
    /// The names of the contestants of an event that have a number, with those of their teams.
    #[must_use]
    pub fn of(event: &Event) -> Self {
        let names = event.contestants.iter().filter_map(|contestant| {
            let number = contestant.name.to_string().parse().ok()?;
            let people = with_people(contestant);
            (!people.is_empty()).then_some((number, people))
        });
        Self(names.collect())
    }
}

/// Where a contestant sits in a round.
pub(crate) struct Seat {
    table: String,
    side: Message,
    partner: Option<String>,
    pub opponents: String,
    pub boards: Boards,
    shares: Vec<u32>,
}

/// A round of a contestant; without a seat it sits out.
pub(crate) struct Stay {
    pub round: u32,
    pub seat: Option<Seat>,
}

impl Seat {
    pub fn direction(&self, words: &Words) -> String {
        words.say(self.side)
    }
}

/// All rounds of a contestant. A team has two seats in a round.
pub(crate) fn stays(movement: &Movement, contestant: Contestant) -> Vec<Stay> {
    let mut stays = Vec::new();
    for (round, tables) in (1..).zip(&movement.rounds) {
        let seats: Vec<Seat> = tables
            .tables
            .iter()
            .filter(|table| table.is_played())
            .flat_map(|table| seats(table, contestant))
            .collect();
        if seats.is_empty() {
            stays.push(Stay { round, seat: None });
        }
        stays.extend(seats.into_iter().map(|seat| Stay {
            round,
            seat: Some(seat),
        }));
    }
    stays
}

/// Those who sit somewhere in some round: there is a card for each of them, and for no other number.
pub(crate) fn playing(movement: &Movement) -> BTreeSet<Contestant> {
    let tables = movement.rounds.iter().flat_map(|round| &round.tables);
    tables
        .flat_map(|table| match table.seats {
            Seats::Sides { ns, ew } => [ns, ew, None, None],
            Seats::Players { n, e, s, w } => [n, e, s, w].map(Some),
        })
        .flatten()
        .collect()
}

fn seats(table: &PlayTable, contestant: Contestant) -> Vec<Seat> {
    let seat = |side, partner: Option<Contestant>, opponents| Seat {
        table: table.name(),
        side,
        partner: partner.map(|partner| partner.to_string()),
        opponents,
        boards: table.boards.clone(),
        shares: table.shares.clone(),
    };
    let mut found = Vec::new();
    match table.seats {
        Seats::Sides { ns, ew } => {
            let name = |side: Option<Contestant>| side.map_or(String::new(), |n| n.to_string());
            if ns == Some(contestant) {
                found.push(seat(Message::PrintSideNs, None, name(ew)));
            }
            if ew == Some(contestant) {
                found.push(seat(Message::PrintSideEw, None, name(ns)));
            }
        }
        Seats::Players { n, e, s, w } => {
            let (ns, ew) = (format!("{n}, {s}"), format!("{e}, {w}"));
            for (own, side, partner, opponents) in [
                (n, Message::PrintSeatN, s, &ew),
                (e, Message::PrintSeatE, w, &ns),
                (s, Message::PrintSeatS, n, &ew),
                (w, Message::PrintSeatW, e, &ns),
            ] {
                if own == contestant {
                    found.push(seat(side, Some(partner), opponents.clone()));
                }
            }
        }
    }
    found
}

/// Who it is, large, and the title.
pub(crate) fn heading(
    movement: &Movement,
    number: Contestant,
    names: &Names,
    title: &str,
    words: &Words,
) -> Vec<Block> {
    let label = match movement.entrants {
        Entrants::Pairs => Message::PrintPairNumber,
        Entrants::Players => Message::PrintPlayerNumber,
        Entrants::Teams => Message::PrintTeamNumber,
    };
    let who = words.tell(label, [("number", number.to_string().into())]);
    let mut blocks = vec![Block::Text(Line::new(who).bold().size(16.0))];
    if let Some(people) = names.0.get(&number) {
        blocks.push(Block::Text(Line::new(people).size(10.0)));
    }
    if !title.is_empty() {
        blocks.push(Block::Text(Line::new(title).size(8.0)));
    }
    blocks.push(Block::Space(3.0));
    blocks
}

fn boards_text(boards: &Boards, shares: &[u32], words: &Words) -> String {
    let boards = boards.to_string().replace('-', "–");
    if shares.is_empty() {
        return boards;
    }
    let tables: Vec<String> = shares.iter().map(u32::to_string).collect();
    let args = [
        ("count", shares.len().into()),
        ("tables", tables.join(", ").into()),
    ];
    let shared = words.tell(Message::PrintShared, args);
    format!("{boards} ({shared})")
}

fn document(
    title: &str,
    name: Message,
    across: u8,
    cards: Vec<Vec<Block>>,
    words: &Words,
) -> Document {
    Document {
        title: match title.is_empty() {
            true => words.say(name),
            false => format!("{title}: {}", words.say(name)),
        },
        blocks: vec![Block::Cards(Cards {
            across,
            down: 0,
            cut_lines: true,
            cards,
        })],
        ..Document::default()
    }
}

/// A guide card for each contestant: where to sit in each round, against whom, with which boards.
#[must_use]
pub fn guide(movement: &Movement, names: &Names, title: &str, words: &Words) -> Document {
    let with_partner = movement.entrants == Entrants::Players;
    let mut labels = vec![
        Message::PrintRound,
        Message::PrintTable,
        Message::PrintDirection,
    ];
    if with_partner {
        labels.push(Message::PrintPartnerName);
    }
    labels.extend([Message::PrintOpponents, Message::PrintBoards]);
    let row = |stay: Stay| {
        let mut row = vec![Cell::bold(stay.round.to_string())];
        let Some(seat) = stay.seat else {
            row.push(
                Cell::from(words.say(Message::PrintSitOut))
                    .over(labels.len() as u8 - 1)
                    .shaded(),
            );
            return row;
        };
        row.extend([Cell::bold(seat.table), words.say(seat.side).into()]);
        if with_partner {
            row.push(seat.partner.unwrap_or_default().into());
        }
        row.push(seat.opponents.into());
        row.push(boards_text(&seat.boards, &seat.shares, words).into());
        row
    };
    let cards = playing(movement)
        .into_iter()
        .map(|number| {
            let mut blocks = heading(movement, number, names, title, words);
            let mut columns = vec![Column::CENTRE; labels.len() - 1];
            columns.push(Column::share(1.0).centred());
            blocks.push(Block::Table(Table {
                columns,
                head: vec![
                    labels
                        .iter()
                        .map(|&label| words.say(label).into())
                        .collect(),
                ],
                rows: stays(movement, number).into_iter().map(row).collect(),
                size: 9.0,
                boxed: true,
                ..Table::default()
            }));
            blocks
        })
        .collect();
    document(title, Message::PrintGuideCards, 2, cards, words)
}

/// The table of the same section at which the boards of a table are in another round; nothing if they rest, or there is no such round.
fn boards_at(movement: &Movement, round: Option<usize>, of: &PlayTable) -> String {
    let round = round.and_then(|round| movement.rounds.get(round));
    let first = of.boards.0.first();
    let has = |table: &&PlayTable| {
        table.section == of.section && first.is_some_and(|board| table.boards.0.contains(board))
    };
    let tables = round
        .into_iter()
        .flat_map(|round| &round.tables)
        .filter(has);
    let names: Vec<String> = tables.map(|table| table.number.to_string()).collect();
    match names.is_empty() {
        true => "–".to_owned(),
        false => names.join(", "),
    }
}

/// A card for each table: who sits there in each round, which boards are played, from which table they come and to which they go
/// (White Book 121.4.4).
#[must_use]
pub fn movement(movement: &Movement, title: &str, words: &Words) -> Document {
    let players = movement.entrants == Entrants::Players;
    let seats: &[Message] = match players {
        true => &[
            Message::PrintSeatN,
            Message::PrintSeatS,
            Message::PrintSeatE,
            Message::PrintSeatW,
        ],
        false => &[Message::PrintSideNs, Message::PrintSideEw],
    };
    let mut rows: BTreeMap<(SectionOrder<'_>, u32), Vec<Vec<Cell>>> = BTreeMap::new();
    for (round, tables) in (1_u32..).zip(&movement.rounds) {
        for table in &tables.tables {
            let mut row = vec![Cell::bold(round.to_string())];
            let name = |side: Option<Contestant>| {
                side.map_or_else(|| "–".into(), |n: u32| Cell::bold(n.to_string()))
            };
            match table.seats {
                Seats::Sides { ns, ew } => row.extend([name(ns), name(ew)]),
                Seats::Players { n, e, s, w } => {
                    row.extend([n, s, e, w].map(|player| name(Some(player))));
                }
            }
            row.push(match table.is_played() {
                true => boards_text(&table.boards, &table.shares, words).into(),
                false => Cell::from(words.say(Message::PrintSitOut)).shaded(),
            });
            let at = round as usize - 1;
            for other in [at.checked_sub(1), Some(at + 1)] {
                row.push(boards_at(movement, other, table).into());
            }
            let key = (section_order(table.section.as_deref()), table.number);
            rows.entry(key).or_default().push(row);
        }
    }
    let cards = rows
        .into_iter()
        .map(|(((_, section), number), rows)| {
            let mut head: Vec<Cell> = vec![words.say(Message::PrintRound).into()];
            head.extend(seats.iter().map(|&seat| Cell::from(words.say(seat))));
            head.push(words.say(Message::PrintBoards).into());
            let mut columns = vec![Column::points(34.0); head.len() - 1];
            columns.push(Column::share(1.0).centred());
            for label in [Message::PrintBoardsFrom, Message::PrintBoardsTo] {
                head.push(words.say(label).into());
                columns.push(Column::points(34.0));
            }
            let mut blocks = table_heading(section, number, title, words);
            blocks.push(Block::Table(Table {
                columns,
                head: vec![head],
                rows,
                size: 10.0,
                boxed: true,
                ..Table::default()
            }));
            blocks
        })
        .collect();
    document(title, Message::PrintMovementCards, 2, cards, words)
}

fn table_heading(section: Option<&str>, number: u32, title: &str, words: &Words) -> Vec<Block> {
    let name = format!("{}{number}", section.unwrap_or(""));
    let name = words.tell(Message::PrintTableNumber, [("table", name.into())]);
    let mut blocks = vec![Block::Text(Line::new(name).bold().size(18.0))];
    if !title.is_empty() {
        blocks.push(Block::Text(Line::new(title).size(8.0)));
    }
    blocks.push(Block::Space(3.0));
    blocks
}

/// Pick-up slips: one for each table and round, to be filled in and collected; `note` stands small at the foot of each.
#[must_use]
pub fn slips(movement: &Movement, title: &str, note: &str, words: &Words) -> Document {
    let mut cards = Vec::new();
    for (round, tables) in (1_u32..).zip(&movement.rounds) {
        for table in tables.tables.iter().filter(|table| table.is_played()) {
            cards.push(slip(round, table, (title, note), words));
        }
    }
    document(title, Message::PrintSlips, 2, cards, words)
}

fn slip(round: u32, table: &PlayTable, (title, note): (&str, &str), words: &Words) -> Vec<Block> {
    let (ns, ew) = match table.seats {
        Seats::Sides { ns, ew } => (
            ns.map_or(String::new(), |n| n.to_string()),
            ew.map_or(String::new(), |n| n.to_string()),
        ),
        Seats::Players { n, e, s, w } => (format!("{n} + {s}"), format!("{e} + {w}")),
    };
    let head = vec![vec![
        Cell::from(words.say(Message::PrintTable)),
        Cell::from(words.say(Message::PrintRound)),
        Cell::from(words.say(Message::PrintSideNs)),
        Cell::from(words.say(Message::PrintSideEw)),
    ]];
    let who = [table.name(), round.to_string(), ns, ew].map(Cell::bold);
    let labels = [
        Message::PrintBoardColumn,
        Message::PrintContractColumn,
        Message::PrintBy,
        Message::PrintLead,
        Message::PrintResultColumn,
    ];
    let mut result_head: Vec<Cell> = labels.map(|label| words.say(label).into()).into();
    result_head.push(Cell::from(words.say(Message::PrintScoreColumn)).over(2));
    let mut sides = vec![Cell::default(); 5];
    sides.extend(
        [Message::PrintSideNs, Message::PrintSideEw].map(|side| Cell::from(words.say(side))),
    );
    let rows = table.boards.0.iter().map(|board| {
        let mut row = vec![Cell::bold(board.to_string())];
        row.resize(7, Cell::default());
        row
    });
    let initials = |side| {
        let side = words.say(side);
        Cell::from(format!("{} {side}:", words.say(Message::PrintInitials)))
    };
    let mut blocks = Vec::new();
    if !title.is_empty() {
        blocks.push(Block::Text(Line::new(title).size(8.0)));
        blocks.push(Block::Space(2.0));
    }
    blocks.extend([
        Block::Table(Table {
            columns: vec![Column::share(1.0).centred(); 4],
            head,
            rows: vec![who.into()],
            size: 11.0,
            boxed: true,
            ..Table::default()
        }),
        Block::Space(3.0),
        Block::Table(Table {
            columns: [1.0, 1.5, 0.8, 1.0, 1.3, 1.2, 1.2]
                .map(|share| Column::share(share).centred())
                .into(),
            head: vec![result_head, sides],
            rows: rows.collect(),
            size: 8.0,
            row_height: 19.0,
            boxed: true,
        }),
        Block::Space(3.0),
        Block::Table(Table {
            columns: vec![Column::share(1.0); 2],
            head: Vec::new(),
            rows: vec![vec![
                initials(Message::PrintSideNs),
                initials(Message::PrintSideEw),
            ]],
            size: 8.0,
            row_height: 19.0,
            boxed: true,
        }),
    ]);
    if !note.is_empty() {
        blocks.push(Block::Space(2.0));
        blocks.push(Block::Text(Line::new(note).size(7.0)));
    }
    blocks
}
