//! Boards compared across a field: pairs and individuals, by matchpoints, cross-IMPs, Butler or total points.

mod awards;
mod checks;
mod compared;
mod walk;

use openroom_said::said;
use std::collections::HashMap;

use crate::Exact;
use crate::butler;
use crate::cross_imps::CrossImps;
use crate::event::{
    Award, Direction, Event, EventKind, Method, Outcome, Ruling, SideScore, TableResult, Weighted,
};
use crate::event_error::{EventError, EventErrors};
use crate::explain_event::story::Story;
use crate::frequencies::Frequencies;
use crate::matchpoints::{self, Matchpoints};
use crate::points::{Player, Points};
use crate::scores::{BoardScore, Scores};
use crate::standard::{Measure, standard_value};

use awards::{Pending, award};
use checks::{board_name, check_groups, check_pars, check_sections};
use compared::Entry;
pub(crate) use compared::{Compared, by_form};
pub(crate) use walk::{Group, Grouped, Seat, checked_groups, groups};

/// What each contestant made, as far as it is known once the boards are scored.
pub(crate) struct Seated {
    /// Points and boards, if all points are whole and nothing was ruled; else they are added up afterwards.
    pub made: Option<Vec<Made>>,
    /// Who sat where, result by result.
    pub seats: Vec<Seat>,
    /// Whether every board was played at every table that has a line for it.
    pub all_played: bool,
}

/// What a contestant made on boards where all points are whole numbers.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Made {
    pub points: i64,
    pub boards: u32,
}

/// Scores every board and fills in `points` and `boards`.
pub(crate) fn score_boards(
    event: &Event,
    grouped: Grouped,
    scores: &mut Scores,
    story: &mut Story,
) -> Result<Seated, EventErrors> {
    let expected = expected(event, &grouped.groups)?;
    if grouped.suspect {
        check_groups(event, &grouped.groups)?;
    }
    check_sections(event)?;
    check_pars(event, &grouped.groups)?;
    let made;
    (scores.points, made) = score_plain(event, &grouped, &expected);
    let Grouped { groups, seats, .. } = grouped;
    let mut pending = Vec::new();
    for (group, &expected) in groups.iter().zip(&expected) {
        if !group.plain {
            score_group(event, group, expected, &mut scores.points, &mut pending);
        }
    }
    let all_played = groups
        .iter()
        .all(|group| group.results.len() == group.played as usize);
    scores.boards = groups
        .into_iter()
        .zip(&expected)
        .map(|(group, &expected)| BoardScore {
            board: crate::event::BoardId(group.board),
            session: group.session,
            round: group.round,
            section: group.section,
            expected,
            top: top(event, expected),
            results: group.results,
        })
        .collect();
    award(event, pending, scores, story);
    Ok(Seated {
        made,
        seats,
        all_played,
    })
}

/// The most that can be won on a board.
fn top(event: &Event, expected: u32) -> Option<Exact> {
    let matchpoints = event.scoring.method == Method::Matchpoints;
    matchpoints.then(|| matchpoints::top(expected, event.scoring.settings.win))
}

/// E for each group: as the event says, or the most that any board of the same session and section has.
fn expected(event: &Event, groups: &[Group]) -> Result<Vec<u32>, EventErrors> {
    let counts: Vec<u32> = groups.iter().map(|group| group.played).collect();
    if let Some(expected) = event.scoring.expected {
        let mut errors = EventErrors::default();
        for (group, &count) in groups.iter().zip(&counts) {
            if count > expected {
                let problem = said!(
                    "scored-results-where-expected",
                    "there are more results ({count}) than expected ({expected})",
                    count,
                    expected
                );
                let line = group
                    .results
                    .get(expected as usize)
                    .map_or(0, |&i| event.results[i as usize].line);
                let error = EventError::new(
                    line,
                    problem,
                    said!(
                        "scored-raise-scoring-expected-or",
                        "raise `scoring.expected`, or take results out"
                    ),
                );
                errors.push(error.about(board_name(event, group.board)));
            }
        }
        return errors.or(vec![expected; groups.len()]);
    }
    let mut most: HashMap<(u16, u32, Option<u16>), u32> = HashMap::new();
    for (group, &count) in groups.iter().zip(&counts) {
        let field = most
            .entry((group.session, group.round, group.section))
            .or_default();
        *field = count.max(*field);
    }
    Ok(groups
        .iter()
        .map(|group| most[&(group.session, group.round, group.section)])
        .collect())
}

fn score_group(
    event: &Event,
    group: &Group,
    expected: u32,
    points: &mut Points,
    pending: &mut Vec<Pending>,
) {
    for results in by_form(event, &group.results) {
        score_form(&Compared::new(event, results, expected), points, pending);
    }
}

/// What a line of a board on which nothing was ruled is worth to the two sides, in whole points.
#[derive(Clone, Copy, Default)]
struct Whole {
    plain: bool,
    points: [i64; 2],
}

/// The boards on which nothing was ruled: one table for both sides. Also what each contestant made, if there are no others and all
/// points are whole.
fn score_plain(event: &Event, grouped: &Grouped, expected: &[u32]) -> (Points, Option<Vec<Made>>) {
    let Grouped {
        groups,
        lines,
        seats,
        ..
    } = grouped;
    let mut values = Vec::with_capacity(2 * lines.len());
    let mut worth = Vec::with_capacity(lines.len());
    let mut whole = event.kind == EventKind::Pairs && groups.iter().all(|group| group.plain);
    for own in lines.chunk_by(|a, b| a.group == b.group) {
        let place = own[0].group as usize;
        let group = &groups[place];
        if !group.plain {
            values.resize(values.len() + 2 * own.len(), Exact::ZERO);
            worth.resize(worth.len() + own.len(), Whole::default());
            continue;
        }
        let table = Frequencies::counted(own.iter().map(|line| (line.score, line.count)));
        let compared = Compared {
            event,
            expected: expected[place],
            results: Vec::new(),
            decided: HashMap::new(),
            par: compared::par(event, crate::event::BoardId(group.board), group.session),
        };
        let [ns, ew] = Direction::BOTH.map(|side| self::values(&compared, &table, side));
        for (ns, ew) in ns.into_iter().zip(ew) {
            let points = ns.to_i64().zip(ew.to_i64());
            whole &= points.is_some();
            worth.push(Whole {
                plain: true,
                points: points.map_or([0; 2], |(ns, ew)| [ns, ew]),
            });
            values.extend([ns, ew]);
        }
    }
    let of = |seat: &Seat| {
        let line = grouped.line(seat)?;
        Some((line, worth.get(line as usize)?))
    };
    if !whole {
        let places = seats.iter().map(|seat| match of(seat) {
            Some((line, worth)) if worth.plain => [2 * line, 2 * line + 1],
            _ => Points::NOTHING,
        });
        return (Points::with(values, places.collect()), None);
    }
    let mut made = vec![Made::default(); event.contestants.len()];
    let places = seats.iter().map(|seat| {
        let Some((line, worth)) = of(seat) else {
            return Points::NOTHING;
        };
        for (&who, points) in seat.sides.iter().zip(worth.points) {
            let made = &mut made[who as usize];
            made.points += points;
            made.boards += 1;
        }
        [2 * line, 2 * line + 1]
    });
    let places = places.collect();
    (Points::with(values, places), Some(made))
}

fn score_form(compared: &Compared, points: &mut Points, pending: &mut Vec<Pending>) {
    let ns_table = compared.table(Direction::Ns, None);
    let ew_table = if compared.is_split() {
        Some(compared.table(Direction::Ew, None))
    } else {
        None
    };
    let ew_table = ew_table.as_ref().unwrap_or(&ns_table);
    let worth = Worth {
        values: [
            values(compared, &ns_table, Direction::Ns),
            values(compared, ew_table, Direction::Ew),
        ],
        tables: [&ns_table, ew_table],
        shared: std::ptr::eq(&raw const ns_table, ew_table),
    };
    let unit = match compared.event.scoring.method {
        Method::Butler => compared.event.scoring.settings.imp_unit.clone(),
        _ => Exact::ZERO,
    };
    fill(compared, &worth, &unit, points, pending);
}

/// What each score of a table is worth to its side, line by line: a score is worked out once, however often it was made.
fn values(compared: &Compared, table: &Frequencies, side: Direction) -> Vec<Exact> {
    let settings = &compared.event.scoring.settings;
    let expected = compared.expected;
    let each = |value: &dyn Fn(i32) -> Exact| -> Vec<Exact> {
        table.lines().iter().map(|line| value(line.score)).collect()
    };
    match compared.event.scoring.method {
        Method::Matchpoints => {
            let points = Matchpoints::new(table, side, expected, settings.win);
            each(&|score| points.of(score))
        }
        Method::CrossImps => {
            let points = CrossImps::by(table, expected, settings.cross_imps_mean);
            each(&|score| points.of(side, score))
        }
        Method::Butler => {
            let datum = compared.datum(table);
            each(&|score| butler::against(&datum, side, score))
        }
        _ => each(&|score| Exact::from(score) * Exact::int(side.sign())),
    }
}

/// The values of both sides.
struct Worth<'t> {
    values: [Vec<Exact>; 2],
    tables: [&'t Frequencies; 2],
    shared: bool,
}

impl Worth<'_> {
    fn of(&self, side: Direction, score: i32) -> Exact {
        let place = self.tables[side.index()].place(score);
        place.map_or(Exact::ZERO, |place| {
            self.values[side.index()][place].clone()
        })
    }

    fn of_both(&self, score: i32) -> [Option<Exact>; 2] {
        match self.tables[0].place(score) {
            Ok(place) if self.shared => {
                [0, 1].map(|side: usize| Some(self.values[side][place].clone()))
            }
            _ => Direction::BOTH.map(|side| Some(self.of(side, score))),
        }
    }
}

/// Writes down what each result is worth to each side. `unit` is what weighted scores are rounded to, 0 for not at all.
fn fill(
    compared: &Compared,
    worth: &Worth,
    unit: &Exact,
    points: &mut Points,
    pending: &mut Vec<Pending>,
) {
    let event = compared.event;
    let weighted = |side, parts: &[Weighted]| -> Exact {
        let sum: Exact = parts
            .iter()
            .map(|part| part.weight.clone() * worth.of(side, part.score))
            .sum();
        sum.round_to(unit, event.scoring.settings.halves)
    };
    let awarded = |i: u32, side: Direction, player: Player, award: Award| Pending {
        result: i,
        side,
        player,
        award,
        at_least: None,
        average: top(event, compared.expected).map_or(Exact::ZERO, |top| top / Exact::int(2)),
        value: standard_value(event, Measure::Basic, compared.expected, 0),
    };
    for &i in &compared.results {
        let first = pending.len();
        match &event.results[i as usize].outcome {
            Outcome::Score(score) => {
                for (side, value) in Direction::BOTH.into_iter().zip(worth.of_both(*score)) {
                    points.set(i, side, value);
                }
            }
            Outcome::NotPlayed | Outcome::Absent(_) => {}
            Outcome::Ruled(ruling) => match &**ruling {
                Ruling::Redress(redress) => {
                    for side in Direction::BOTH {
                        let offending = side == redress.offenders;
                        let value = match compared.entry(i, side) {
                            Entry::Score(score) => worth.of(side, score),
                            Entry::Weighted(parts) => weighted(side, parts),
                            Entry::Nothing => compared
                                .decided
                                .get(&i)
                                .filter(|_| !offending)
                                .map(|score| score.non_offenders.clone())
                                .unwrap_or_default(),
                        };
                        points.set(i, side, Some(value));
                    }
                }
                Ruling::Sides(sides) => {
                    for side in Direction::BOTH {
                        let (award, at_least) = match &sides[side.index()] {
                            SideScore::Assigned(parts) => {
                                points.set(i, side, Some(weighted(side, parts)));
                                continue;
                            }
                            SideScore::AtLeastPlus(parts) => {
                                (Award::Plus, Some(weighted(side, parts)))
                            }
                            SideScore::Artificial(award) => (award.clone(), None),
                            SideScore::Unscored => continue,
                        };
                        // Two partners of an individual have an own average each (12C2c).
                        for (_, player) in event.results[i as usize].side(side).players() {
                            pending.push(Pending {
                                at_least: at_least.clone(),
                                ..awarded(i, side, player, award.of(player).clone())
                            });
                        }
                    }
                }
            },
        }
        if let Some((side, player)) = back_late(&event.results[i as usize]) {
            // Average minus for who came back alone: the partner of an individual keeps the score (144.3).
            let mut own = pending.split_off(first);
            let partner_waits = own.iter().any(|p| p.side == side && p.player != player);
            own.retain(|p| (p.side, p.player) != (side, player));
            pending.append(&mut own);
            let alone = event.results[i as usize].side(side).second.is_none();
            match player {
                Player::Second => points.set_apart(i, side, None),
                Player::First => {
                    if !alone && !partner_waits {
                        let kept = points.side(i, side).cloned();
                        points.set_apart(i, side, kept);
                    }
                    points.set(i, side, None);
                }
            }
            pending.push(awarded(i, side, player, Award::Minus));
        }
    }
}

/// Who came back after a stand-by had played the board, and where it sits.
fn back_late(result: &TableResult) -> Option<(Direction, Player)> {
    let who = result.stood_in?;
    let side = result.direction_of(who)?;
    Some((side, result.side(side).player_of(who)))
}
