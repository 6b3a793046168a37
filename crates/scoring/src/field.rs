//! Boards compared across a field: pairs and individuals, by matchpoints, cross-IMPs, Butler or total points.

mod awards;
mod checks;
mod compared;

use openroom_said::said;
use std::collections::HashMap;

use crate::Exact;
use crate::butler;
use crate::checks::is_sound;
use crate::cross_imps::CrossImps;
use crate::event::{
    Award, Direction, Event, EventKind, Method, Outcome, Ruling, SideScore, Structure, TableResult,
    Weighted,
};
use crate::event_error::{EventError, EventErrors};
use crate::explain_event::story::Story;
use crate::frequencies::Frequencies;
use crate::matchpoints::{self, Matchpoints};
use crate::points::{Player, Points};
use crate::scores::{BoardScore, Scores};
use crate::settings::Sections;
use crate::standard::{Measure, standard_value};

use awards::{Pending, award};
use checks::{board_name, check_groups, check_pars, check_sections};
use compared::Entry;
pub(crate) use compared::{Compared, by_form};

/// Results that are compared with each other: a board, in one session, one section if they are apart.
pub(crate) struct Group {
    pub session: u16,
    pub round: u32,
    pub section: Option<u16>,
    pub board: u32,
    pub results: Vec<u32>,
    /// The scores, as `results` are; [`NOT_PLAYED`] where there is none.
    scores: Vec<i32>,
    /// Who sat there, as `results` are.
    sides: Vec<[u32; 2]>,
    /// Whether there are scores only, all of one form: nothing that the Director ruled.
    plain: bool,
    /// Results that count for E.
    played: u32,
    form: u16,
}

/// No score.
const NOT_PLAYED: i32 = i32::MIN;

/// What a contestant made on boards where all points are whole numbers.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Made {
    pub points: i64,
    pub boards: u32,
}

/// The groups of an event, and whether they want a closer look: somebody may be there twice, or a board fouled.
pub(crate) struct Grouped {
    groups: Vec<Group>,
    suspect: bool,
}

/// Scores every board and fills in `points` and `boards`. Gives back what each contestant made, if all points are whole and nothing
/// was ruled; else they are added up afterwards.
pub(crate) fn score_boards(
    event: &Event,
    grouped: Grouped,
    scores: &mut Scores,
    story: &mut Story,
) -> Result<Option<Vec<Made>>, EventErrors> {
    let Grouped { groups, suspect } = grouped;
    let expected = expected(event, &groups)?;
    if suspect {
        check_groups(event, &groups)?;
    }
    check_sections(event)?;
    check_pars(event, &groups)?;
    scores.points = Points::new(event.results.len());
    let mut pending = Vec::new();
    let plain = groups.iter().all(|group| group.plain) && event.kind == EventKind::Pairs;
    let mut made = plain.then(|| vec![Made::default(); event.contestants.len()]);
    for (group, &expected) in groups.iter().zip(&expected) {
        match group.plain {
            true => score_plain(event, group, expected, &mut scores.points, &mut made),
            false => score_group(event, group, expected, &mut scores.points, &mut pending),
        }
    }
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
    Ok(made)
}

/// The most that can be won on a board.
fn top(event: &Event, expected: u32) -> Option<Exact> {
    let matchpoints = event.scoring.method == Method::Matchpoints;
    matchpoints.then(|| matchpoints::top(expected, event.scoring.settings.win))
}

/// Groups the results; boards, sessions and rounds in their natural order whatever the order of the input. Also whether
/// the groups want a closer look: somebody may be there twice, or a board fouled.
///
/// Results come in any order and take more room than a processor's cache has, so each is looked at once only, in the order
/// in which they lie; what the boards need of them is copied.
pub(crate) fn groups(event: &Event, cancelled: &[bool]) -> Grouped {
    grouped(event, cancelled, |_| true).unwrap_or(Grouped {
        groups: Vec::new(),
        suspect: true,
    })
}

/// The same of an event of which the results have not been looked at yet; nothing if one of them is not sound, or somebody was absent.
pub(crate) fn checked_groups(event: &Event) -> Option<Grouped> {
    grouped(event, &[], |result| {
        !matches!(result.outcome, Outcome::Absent(_)) && is_sound(event, result)
    })
}

fn grouped(
    event: &Event,
    cancelled: &[bool],
    is_sound: impl Fn(&TableResult) -> bool,
) -> Option<Grouped> {
    let apart = event.scoring.settings.sections == Sections::Apart;
    let by_round = event.structure == Structure::Swiss;
    // Boards are numbered, so only sessions, rounds and sections need a map, and those seldom change from line to line.
    let mut fields: HashMap<(u16, u32, u16), usize> = HashMap::new();
    let mut places: Vec<Vec<Option<usize>>> = Vec::new();
    let mut groups: Vec<Group> = Vec::new();
    let mut met = Met::new(event.contestants.len());
    let mut last = None;
    // So many results of a board there are at most: what the boards need is put down without being moved.
    let room = event.results.len() / event.boards.len().max(1) + 1;
    for (i, result) in (0_u32..).zip(&event.results) {
        if cancelled
            .get(i as usize)
            .is_some_and(|&cancelled| cancelled)
        {
            continue;
        }
        if !is_sound(result) {
            return None;
        }
        let round = if by_round { result.round } else { 0 };
        let section = if apart { result.section } else { 0 };
        let key = (result.session, round, section);
        let field = match last {
            Some((known, field)) if known == key => field,
            _ => *fields.entry(key).or_insert_with(|| {
                places.push(vec![None; event.boards.len()]);
                places.len() - 1
            }),
        };
        last = Some((key, field));
        let place = *places[field][result.board.index()].get_or_insert_with(|| {
            groups.push(Group {
                session: result.session,
                round,
                section: apart.then_some(section),
                board: result.board.0,
                results: Vec::with_capacity(room),
                scores: Vec::with_capacity(room),
                sides: Vec::with_capacity(room),
                plain: true,
                played: 0,
                form: result.form,
            });
            groups.len() - 1
        });
        let group = &mut groups[place];
        group.results.push(i);
        group.scores.push(match result.outcome {
            Outcome::Score(score) => score,
            _ => NOT_PLAYED,
        });
        group.sides.push([result.ns.first.0, result.ew.first.0]);
        group.played += u32::from(result.outcome != Outcome::NotPlayed);
        group.plain &= !matches!(result.outcome, Outcome::Ruled(_))
            && result.form == group.form
            && result.stood_in.is_none();
        for side in Direction::BOTH {
            for contestant in result.side(side).contestants() {
                met.push(contestant.index(), place);
            }
        }
    }
    let suspect = groups.iter().any(|group| !group.plain) || met.twice();
    let section_name = |group: &Group| {
        group
            .section
            .map(|place| event.sections.get(place as usize))
    };
    groups.sort_by(|a, b| {
        (a.session, a.round)
            .cmp(&(b.session, b.round))
            .then_with(|| {
                let name = |group: &Group| event.boards.get(group.board as usize);
                section_name(a)
                    .cmp(&section_name(b))
                    .then_with(|| name(a).cmp(&name(b)))
            })
    });
    Some(Grouped { groups, suspect })
}

/// The groups in which contestants were met: one bit each for the first 64, a list for the rest.
struct Met {
    first: Vec<u64>,
    more: Vec<(usize, usize)>,
    again: bool,
}

impl Met {
    fn new(contestants: usize) -> Self {
        Self {
            first: vec![0; contestants],
            more: Vec::new(),
            again: false,
        }
    }

    fn push(&mut self, contestant: usize, group: usize) {
        if group < 64 {
            let met = &mut self.first[contestant];
            self.again |= *met & (1 << group) != 0;
            *met |= 1 << group;
        } else {
            self.more.push((contestant, group));
        }
    }

    fn twice(mut self) -> bool {
        self.more.sort_unstable();
        self.again || self.more.windows(2).any(|pair| pair[0] == pair[1])
    }
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

/// A board on which nothing was ruled: one table for both sides. Points that are whole are added up at once.
fn score_plain(
    event: &Event,
    group: &Group,
    expected: u32,
    points: &mut Points,
    made: &mut Option<Vec<Made>>,
) {
    let obtained = group
        .scores
        .iter()
        .copied()
        .filter(|&score| score != NOT_PLAYED);
    let table = Frequencies::new(obtained.collect(), []);
    let compared = Compared {
        event,
        expected,
        results: Vec::new(),
        decided: HashMap::new(),
        par: compared::par(event, crate::event::BoardId(group.board), group.session),
    };
    let worth = Direction::BOTH.map(|side| values(&compared, &table, side));
    let whole = |worth: &[Exact]| {
        worth
            .iter()
            .map(Exact::to_i64)
            .collect::<Option<Vec<i64>>>()
    };
    let whole = made
        .as_ref()
        .and_then(|_| whole(&worth[0]).zip(whole(&worth[1])));
    let [ns, ew] = worth.map(|worth| points.add(worth));
    let lines = table.index();
    if let (Some((of_ns, of_ew)), Some(made)) = (whole, made.as_mut()) {
        let places = group.results.iter().zip(&group.scores).zip(&group.sides);
        for ((&i, &score), sides) in places {
            let Some(line) = lines.line(score) else {
                continue;
            };
            points.put(i, [ns + line, ew + line]);
            for (&who, worth) in sides.iter().zip([&of_ns, &of_ew]) {
                let made = &mut made[who as usize];
                made.points += worth[line as usize];
                made.boards += 1;
            }
        }
        return;
    }
    *made = None;
    for (&i, &score) in group.results.iter().zip(&group.scores) {
        if let Some(line) = lines.line(score) {
            points.put(i, [ns + line, ew + line]);
        }
    }
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
