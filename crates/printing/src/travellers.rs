//! Travellers: what happened on each board, or empty sheets that go with the boards of a movement.

use std::collections::BTreeMap;

use contract_bridge::AbsoluteVulnerability;
use openroom_laws::Board;
use openroom_movements::{Movement, Seats, SectionOrder, section_order};
use openroom_scoring::event::Direction;
use openroom_scoring::scores::BoardScore;

use crate::document::{Block, Cards, Cell, Column, Document, Line, Table};
use crate::notation;
use crate::results::{Results, figure};
use openroom_words::words::{Message, Words};

/// The travellers of an event, board by board.
#[must_use]
pub fn of_event(results: Results<'_>, words: &Words) -> Document {
    let mut boards: Vec<&BoardScore> = results.scores.boards.iter().collect();
    let number = |b: &BoardScore| {
        let name = results.event.boards[b.board.index()].to_string();
        (
            b.session,
            b.round,
            name.parse::<u32>().unwrap_or(u32::MAX),
            name,
            b.section,
        )
    };
    boards.sort_by_key(|board| number(board));
    let blocks = boards
        .into_iter()
        .flat_map(|board| [heading(results, board, words), table(results, board, words)])
        .collect();
    let name = words.say(Message::PrintTravellers);
    let (title, subtitle) = match results.event.name.is_empty() {
        true => (name, String::new()),
        false => (results.event.name.clone(), name),
    };
    Document {
        title,
        subtitle,
        blocks,
        running_head: true,
        page_word: words.say(Message::PrintPage),
        logo: None,
    }
}

/// `Board 7 · dealer, vulnerability · session 2 · top 22`.
fn heading(results: Results<'_>, board: &BoardScore, words: &Words) -> Block {
    let name = results.event.boards[board.board.index()].to_string();
    let mut parts = board_words(&name, &vulnerabilities(results, board, &name), words);
    if let Some(&first) = board.results.first() {
        parts.extend(results.places(&results.event.results[first as usize], words));
    }
    if board.round > 0 {
        let number = board.round.to_string();
        parts.push(words.tell(Message::PrintRoundNumber, [("number", number.into())]));
    }
    if let Some(top) = &board.top {
        parts.push(words.tell(Message::PrintTop, [("top", figure(top, words).into())]));
    }
    Block::Heading(parts.join(" · "))
}

/// Who was vulnerable: as the results say, else as the number of the board tells. More than one if they say it differently.
fn vulnerabilities(
    results: Results<'_>,
    board: &BoardScore,
    name: &str,
) -> Vec<AbsoluteVulnerability> {
    let mut all = Vec::new();
    for &at in &board.results {
        let said = match results.event.results[at as usize].play {
            openroom_scoring::event::Play::Played(played) => Some(played.vul),
            _ => None,
        };
        let vul = said.or_else(|| number(name).map(|board| board.vul));
        if let Some(vul) = vul.filter(|vul| !all.contains(vul)) {
            all.push(vul);
        }
    }
    all
}

/// The board that a number tells; nothing if it is none.
fn number(name: &str) -> Option<Board> {
    match name.parse::<u32>() {
        Ok(number @ 1..) => Some(Board::number(number)),
        _ => None,
    }
}

/// The board, its dealer if its number tells it, and who is vulnerable.
fn board_words(name: &str, vul: &[AbsoluteVulnerability], words: &Words) -> Vec<String> {
    let mut parts = vec![words.tell(Message::Board, [("number", name.to_owned().into())])];
    if let Some(board) = number(name) {
        let seat = notation::seat(board.dealer, words);
        parts.push(words.tell(Message::PrintDealerShort, [("seat", seat.into())]));
    }
    let labels = [
        Message::PrintVulShortNone,
        Message::PrintVulShortNs,
        Message::PrintVulShortEw,
        Message::PrintVulShortBoth,
    ];
    let vul: Vec<String> = vul
        .iter()
        .map(|&vul| notation::vul(vul, labels, words))
        .collect();
    if !vul.is_empty() {
        parts.push(vul.join(" / "));
    }
    parts
}

fn table(results: Results<'_>, board: &BoardScore, words: &Words) -> Block {
    let points = results.points_label(words);
    let say = |label| Cell::from(words.say(label));
    let (ns, ew) = (
        words.say(Message::PrintSideNs),
        words.say(Message::PrintSideEw),
    );
    let head = vec![
        Cell::from(ns.clone()).over(2),
        Cell::from(ew.clone()).over(2),
        say(Message::PrintContractColumn),
        say(Message::PrintBy),
        say(Message::PrintLead),
        say(Message::PrintResultColumn),
        say(Message::PrintScoreColumn).over(2),
        Cell::from(points).over(2),
    ];
    let mut sides = vec![Cell::default(); 8];
    sides.extend([ns.clone(), ew.clone(), ns, ew].map(Cell::from));
    let whole = results.is_whole();
    let row = |&at: &u32| {
        let at = at as usize;
        let result = &results.event.results[at];
        let plus = |direction| {
            let score = results.score(at, direction).filter(|&score| score > 0);
            score.map_or_else(String::new, |score| score.to_string())
        };
        let mut row = vec![
            Cell::bold(results.number(result.ns)),
            results.people(result.ns).into(),
            Cell::bold(results.number(result.ew)),
            results.people(result.ew).into(),
        ];
        row.extend(results.told(at, words));
        match results.score(at, Direction::Ns) {
            // Nobody scored, and somebody played: it was passed out.
            Some(0) => row.push(Cell::from("0").over(2)),
            _ => row.extend(Direction::BOTH.map(plus).map(Cell::from)),
        }
        row.extend(Direction::BOTH.map(|side| Cell::from(results.points(at, side, whole, words))));
        row
    };
    Block::Table(Table {
        columns: vec![
            Column::RIGHT,
            Column::share(1.0),
            Column::RIGHT,
            Column::share(1.0),
            Column::CENTRE,
            Column::CENTRE,
            Column::CENTRE,
            Column::CENTRE,
            Column::RIGHT,
            Column::RIGHT,
            Column::RIGHT,
            Column::RIGHT,
        ],
        head: vec![head, sides],
        rows: board.results.iter().map(row).collect(),
        size: 8.0,
        ..Table::default()
    })
}

/// Empty travellers for the boards of a movement, with who plays them where and when.
#[must_use]
pub fn of_movement(movement: &Movement, title: &str, words: &Words) -> Document {
    let mut plays: BTreeMap<(SectionOrder<'_>, u32), Vec<[String; 4]>> = BTreeMap::new();
    for (round, tables) in (1..).zip(&movement.rounds) {
        for table in tables.tables.iter().filter(|table| table.is_played()) {
            let (ns, ew) = match table.seats {
                Seats::Sides { ns, ew } => (
                    ns.map_or(String::new(), |n| n.to_string()),
                    ew.map_or(String::new(), |n| n.to_string()),
                ),
                Seats::Players { n, e, s, w } => (format!("{n}+{s}"), format!("{e}+{w}")),
            };
            for &board in &table.boards.0 {
                let line = [ns.clone(), ew.clone(), round.to_string(), table.name()];
                let key = (section_order(table.section.as_deref()), board);
                plays.entry(key).or_default().push(line);
            }
        }
    }
    let cards = plays
        .into_iter()
        .map(|(((_, section), board), lines)| empty_card(section, board, lines, title, words))
        .collect();
    Document {
        title: match title.is_empty() {
            true => words.say(Message::PrintTravellers),
            false => title.into(),
        },
        blocks: vec![Block::Cards(Cards {
            across: 2,
            down: 0,
            cut_lines: true,
            cards,
        })],
        ..Document::default()
    }
}

fn empty_card(
    section: Option<&str>,
    board: u32,
    mut lines: Vec<[String; 4]>,
    title: &str,
    words: &Words,
) -> Vec<Block> {
    lines.sort_by_key(|[ns, ..]| (ns.parse::<u32>().unwrap_or(u32::MAX), ns.clone()));
    let name = board.to_string();
    let vul: Vec<AbsoluteVulnerability> =
        number(&name).map(|board| board.vul).into_iter().collect();
    let mut parts = board_words(&name, &vul, words);
    let name = parts.remove(0);
    if let Some(section) = section {
        parts.push(format!("{} {section}", words.say(Message::PrintSection)));
    }
    if !title.is_empty() {
        parts.push(title.into());
    }
    let labels = [
        Message::PrintSideNs,
        Message::PrintSideEw,
        Message::PrintRound,
        Message::PrintTable,
        Message::PrintContractColumn,
        Message::PrintBy,
        Message::PrintLead,
        Message::PrintTricksColumn,
    ];
    let mut head: Vec<Cell> = labels.map(|label| words.say(label).into()).into();
    head.push(Cell::from(words.say(Message::PrintScoreColumn)).over(2));
    let mut sides = vec![Cell::default(); 8];
    sides.extend(
        [Message::PrintSideNs, Message::PrintSideEw].map(|side| Cell::from(words.say(side))),
    );
    let mut columns = vec![Column::CENTRE; 4];
    columns.extend([1.6, 0.8, 1.0, 1.0, 1.0, 1.0].map(|share| Column::share(share).centred()));
    vec![
        Block::Text(Line::new(name).bold().size(16.0)),
        Block::Text(Line::new(parts.join(" · ")).size(8.0)),
        Block::Space(3.0),
        Block::Table(Table {
            columns,
            head: vec![head, sides],
            rows: lines
                .into_iter()
                .map(|[ns, ew, round, table]| {
                    let mut row = vec![Cell::bold(ns), Cell::bold(ew), round.into(), table.into()];
                    row.resize(10, Cell::default());
                    row
                })
                .collect(),
            size: 7.0,
            row_height: 17.0,
            boxed: true,
        }),
    ]
}
