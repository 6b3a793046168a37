//! Scorecards: what a contestant did on each board, or empty ones to write on.

use openroom_movements::Movement;
use openroom_scoring::Exact;
use openroom_scoring::event::{ContestantId, Direction, EventKind};
use openroom_scoring::scores::MatchScore;

use crate::document::{Block, Cards, Cell, Column, Document, Line, Table};
use crate::movement_cards::{Names, Stay, heading, playing, stays};
use crate::ranking::{has_basic, side_name};
use crate::results::{Results, figure, signed, two};
use openroom_words::words::{Message, Words};

/// The scorecards of an event, a page for each contestant, best first.
#[must_use]
pub fn of_event(results: Results<'_>, words: &Words) -> Document {
    let mut blocks = Vec::new();
    for standing in &results.scores.standings {
        let own = own_results(results, standing.contestant);
        let matches = own_matches(results, standing.contestant);
        if own.is_empty() && matches.is_empty() {
            continue;
        }
        if !blocks.is_empty() {
            blocks.push(Block::PageBreak);
        }
        let who = &results.event.contestants[standing.contestant.index()];
        let people = results.with_people(standing.contestant);
        let mut name = format!("{}  {people}", who.name);
        if let Some(rank) = standing.rank {
            name += &format!(" · {} {rank}", words.say(Message::PrintPlace));
        }
        blocks.push(Block::Heading(name.trim().to_owned()));
        if !own.is_empty() {
            blocks.push(table(results, standing.contestant, &own, words));
        }
        if !matches.is_empty() {
            blocks.push(Block::Space(6.0));
            blocks.push(matches_table(results, &matches, words));
        }
        let mut total = Vec::new();
        for (label, part) in [
            (Message::PrintCarried, &standing.carried),
            (Message::PrintPenaltyColumn, &standing.penalty),
        ] {
            if !part.is_zero() {
                total.push(format!("{} {}", words.say(label), two(part, words)));
            }
        }
        total.push(format!(
            "{} {}",
            words.say(Message::PrintTotal),
            two(&standing.total, words)
        ));
        if let Some(percent) = &standing.percent {
            total.push(format!("{} %", two(percent, words)));
        }
        blocks.push(Block::Space(6.0));
        blocks.push(Block::Text(Line::new(total.join(" · ")).bold().size(11.0)));
    }
    let name = words.say(Message::PrintScorecards);
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

/// The places of a contestant's results, in the order in which they were played.
fn own_results(results: Results<'_>, contestant: ContestantId) -> Vec<(usize, Direction)> {
    let mut own: Vec<(usize, Direction)> = results
        .event
        .results
        .iter()
        .enumerate()
        .filter_map(|(at, result)| Some((at, result.direction_of(contestant)?)))
        .collect();
    let name = |at: usize| {
        let result = &results.event.results[at];
        let board = results.event.boards[result.board.index()].to_string();
        (
            result.session,
            result.round,
            board.parse::<u32>().unwrap_or(u32::MAX),
            board,
        )
    };
    own.sort_by_key(|&(at, _)| name(at));
    own
}

/// The matches of a contestant and its side there, in the order in which they were played.
fn own_matches(results: Results<'_>, contestant: ContestantId) -> Vec<(&MatchScore, usize)> {
    let side = |m: &MatchScore| {
        (0..2).find(|&side| [m.teams[side], m.partners[side]].contains(&Some(contestant)))
    };
    let matches = results.scores.matches.iter();
    let mut own: Vec<_> = matches.filter_map(|m| Some((m, side(m)?))).collect();
    own.sort_by_key(|(m, _)| m.round);
    own
}

/// What each match came to: the boards above lead to it, and it leads to the total. Byes and matches that were decided elsewhere
/// have no boards.
fn matches_table(results: Results<'_>, own: &[(&MatchScore, usize)], words: &Words) -> Block {
    let has_vps = own.iter().any(|(m, _)| m.vps.is_some());
    let has_rounds = own.iter().any(|(m, _)| m.round > 0);
    let mut head = Vec::new();
    let mut columns = Vec::new();
    if has_rounds {
        head.push(Cell::from(words.say(Message::PrintRound)));
        columns.push(Column::CENTRE);
    }
    head.push(words.say(Message::PrintOpponents).into());
    head.push(Cell::from(results.points_label(words)).over(2));
    columns.extend([Column::share(1.0), Column::RIGHT, Column::RIGHT]);
    if has_vps {
        head.push(words.say(Message::PrintVictoryPoints).into());
        columns.push(Column::RIGHT);
    }
    let row = |&(m, side): &(&MatchScore, usize)| {
        let mut row: Vec<Cell> = Vec::new();
        if has_rounds {
            let round = Some(m.round).filter(|round| *round > 0);
            row.push(round.map_or_else(String::new, |n| n.to_string()).into());
        }
        row.push(side_name(results, m, 1 - side, words).into());
        let has_basic = has_basic(results, m);
        row.extend([side, 1 - side].map(|side| match has_basic {
            true => Cell::from(figure(&m.basic[side], words)),
            false => Cell::default(),
        }));
        if has_vps {
            let vps = m.vps.as_ref().map(|vps| two(&vps[side], words));
            row.push(Cell::bold(vps.unwrap_or_default()));
        }
        row
    };
    Block::Table(Table {
        columns,
        head: vec![head],
        rows: own.iter().map(row).collect(),
        size: 9.0,
        ..Table::default()
    })
}

fn table(
    results: Results<'_>,
    contestant: ContestantId,
    own: &[(usize, Direction)],
    words: &Words,
) -> Block {
    let say = |label| Cell::from(words.say(label));
    let tops = tops(results);
    let has_percent = own.iter().any(|&(at, _)| tops[at].is_some());
    let is_individual = own
        .iter()
        .any(|&(at, direction)| results.event.results[at].side(direction).second.is_some());
    let mut head = vec![say(Message::PrintBoardColumn), say(Message::PrintDirection)];
    let mut columns = vec![Column::RIGHT, Column::CENTRE];
    if is_individual {
        head.push(say(Message::PrintPartnerName));
        columns.push(Column::share(1.0));
    }
    head.push(say(Message::PrintOpponents).over(2));
    columns.extend([Column::RIGHT, Column::share(1.0)]);
    for label in [
        Message::PrintContractColumn,
        Message::PrintBy,
        Message::PrintLead,
        Message::PrintResultColumn,
        Message::PrintScoreColumn,
    ] {
        head.push(say(label));
        columns.push(match label {
            Message::PrintScoreColumn => Column::RIGHT,
            _ => Column::CENTRE,
        });
    }
    head.push(results.points_label(words).into());
    columns.push(Column::RIGHT);
    if has_percent {
        head.push("%".into());
        columns.push(Column::RIGHT);
    }
    let whole = results.is_whole();
    let row = |(place, &(at, direction)): (usize, &(usize, Direction))| {
        let result = &results.event.results[at];
        let opponents = result.side(direction.other());
        let board = results.event.boards[result.board.index()].to_string();
        let side = words.say(match direction {
            Direction::Ns => Message::PrintSideNs,
            Direction::Ew => Message::PrintSideEw,
        });
        let mut row = vec![Cell::bold(board), side.into()];
        if is_individual {
            let partner: Vec<String> = result
                .side(direction)
                .contestants()
                .filter(|&id| id != contestant)
                .map(|id| {
                    let who = &results.event.contestants[id.index()];
                    format!("{} {}", who.name, who.players.join(" – "))
                })
                .collect();
            row.push(partner.join(", ").trim().into());
        }
        row.push(results.number(opponents).into());
        row.push(results.people(opponents).into());
        row.extend(results.told(at, words));
        let score = results.score(at, direction).map_or(String::new(), signed);
        row.push(score.into());
        // A board of teams is scored once, by both of its tables: with the last of them.
        let again = own[place + 1..].iter().any(|&(other, _)| {
            let other = &results.event.results[other];
            (other.board, other.in_match, other.session, other.round)
                == (result.board, result.in_match, result.session, result.round)
        });
        if again && results.event.kind == EventKind::Teams {
            row.push(Cell::default());
            row.extend(has_percent.then(Cell::default));
            return row;
        }
        row.push(Cell::bold(results.points(at, direction, whole, words)));
        if has_percent {
            let points = results.side(at, direction);
            let percent = points
                .zip(tops[at].as_ref())
                .map(|(points, top)| two(&(points.clone() * Exact::int(100) / top.clone()), words));
            row.push(percent.unwrap_or_default().into());
        }
        row
    };
    Block::Table(Table {
        columns,
        head: vec![head],
        rows: own.iter().enumerate().map(row).collect(),
        size: 9.0,
        ..Table::default()
    })
}

/// The top of the board of each result.
fn tops(results: Results<'_>) -> Vec<Option<Exact>> {
    let mut tops = vec![None; results.event.results.len()];
    for board in &results.scores.boards {
        for &at in &board.results {
            tops[at as usize] = board.top.clone().filter(|top| !top.is_zero());
        }
    }
    tops
}

/// Empty scorecards for the contestants of a movement.
#[must_use]
pub fn of_movement(movement: &Movement, names: &Names, title: &str, words: &Words) -> Document {
    let cards = playing(movement)
        .into_iter()
        .map(|number| {
            let mut blocks = heading(movement, number, names, title, words);
            blocks.push(empty_table(&stays(movement, number), words));
            blocks
        })
        .collect();
    Document {
        title: words.say(Message::PrintScorecards),
        blocks: vec![Block::Cards(Cards {
            across: 2,
            down: 0,
            cut_lines: true,
            cards,
        })],
        ..Document::default()
    }
}

fn empty_table(stays: &[Stay], words: &Words) -> Block {
    let labels = [
        Message::PrintRound,
        Message::PrintBoardColumn,
        Message::PrintDirection,
        Message::PrintOpponents,
        Message::PrintContractColumn,
        Message::PrintBy,
        Message::PrintLead,
        Message::PrintResultColumn,
        Message::PrintScoreColumn,
        Message::PrintPointsOther,
    ];
    let mut rows = Vec::new();
    for stay in stays {
        let Some(seat) = &stay.seat else {
            rows.push(vec![
                stay.round.to_string().into(),
                Cell::from(words.say(Message::PrintSitOut)).over(9).shaded(),
            ]);
            continue;
        };
        for board in &seat.boards.0 {
            let mut row: Vec<Cell> = vec![
                stay.round.to_string().into(),
                Cell::bold(board.to_string()),
                seat.direction(words).into(),
                seat.opponents.clone().into(),
            ];
            row.resize(10, Cell::default());
            rows.push(row);
        }
    }
    let mut columns = vec![Column::CENTRE; 4];
    columns.extend([1.3, 0.8, 1.0, 1.0, 1.0, 1.0].map(|share| Column::share(share).centred()));
    Block::Table(Table {
        columns,
        head: vec![labels.map(|label| words.say(label).into()).into()],
        rows,
        size: 7.0,
        row_height: 13.5,
        boxed: true,
    })
}
