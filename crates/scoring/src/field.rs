//! Boards compared across a field: pairs and individuals, by matchpoints, cross-IMPs, Butler or total points.

use std::collections::HashMap;

use crate::Exact;
use crate::adjusted::{self, RedressScore};
use crate::butler;
use crate::cross_imps::CrossImps;
use crate::event::{
    Award, ContestantId, Direction, Event, Method, Outcome, Redress, Ruling, SideScore, Structure,
    TableResult, Weighted,
};
use crate::event_file::{EventError, EventErrors};
use crate::frequencies::Frequencies;
use crate::matchpoints::{self, Matchpoints};
use crate::scores::{BoardScore, Scores};
use crate::settings::{OwnAverage, Sections};
use crate::standard::{Measure, standard_value};

/// Results that are compared with each other: a board, in one session, one section if they are apart.
pub(crate) struct Group {
    pub session: u16,
    pub round: u32,
    pub section: Option<u16>,
    pub board: u32,
    pub results: Vec<u32>,
    /// The scores, as `results` are; [`NOT_PLAYED`] where there is none.
    scores: Vec<i32>,
    /// Whether there are scores only, all of one form: nothing that the Director ruled.
    plain: bool,
    /// Results that count for E.
    played: u32,
    form: u16,
}

/// No score.
const NOT_PLAYED: i32 = i32::MIN;

/// Scores every board and fills in `points` and `boards`.
pub(crate) fn score_boards(
    event: &Event,
    cancelled: &[bool],
    scores: &mut Scores,
) -> Result<(), EventErrors> {
    let (groups, suspect) = groups(event, cancelled);
    let expected = expected(event, &groups)?;
    if suspect {
        check_groups(event, &groups)?;
    }
    scores.points = vec![[None, None]; event.results.len()];
    let mut pending = Vec::new();
    for (group, &expected) in groups.iter().zip(&expected) {
        score_group(event, group, expected, &mut scores.points, &mut pending);
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
    award(event, pending, scores);
    Ok(())
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
fn groups(event: &Event, cancelled: &[bool]) -> (Vec<Group>, bool) {
    let apart = event.scoring.settings.sections == Sections::Apart;
    let by_round = event.structure == Structure::Swiss;
    // Boards are numbered, so only sessions, rounds and sections need a map, and those seldom change from line to line.
    let mut fields: HashMap<(u16, u32, u16), usize> = HashMap::new();
    let mut places: Vec<Vec<Option<usize>>> = Vec::new();
    let mut groups: Vec<Group> = Vec::new();
    let mut met: Vec<Met> = vec![Met::default(); event.contestants.len()];
    let mut last = None;
    for (i, result) in (0_u32..).zip(&event.results) {
        if cancelled
            .get(i as usize)
            .is_some_and(|&cancelled| cancelled)
        {
            continue;
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
                results: Vec::new(),
                scores: Vec::new(),
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
        group.played += u32::from(result.outcome != Outcome::NotPlayed);
        group.plain &= !matches!(result.outcome, Outcome::Ruled(_)) && result.form == group.form;
        for side in Direction::BOTH {
            for contestant in result.side(side).contestants() {
                met[contestant.index()].push(place);
            }
        }
    }
    let suspect = groups.iter().any(|group| !group.plain) || met.into_iter().any(Met::twice);
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
    (groups, suspect)
}

/// The groups in which a contestant was met: one bit each for the first 128, a list for the rest.
#[derive(Clone, Default)]
struct Met {
    first: u128,
    more: Vec<usize>,
    again: bool,
}

impl Met {
    fn push(&mut self, group: usize) {
        if group < 128 {
            self.again |= self.first & (1 << group) != 0;
            self.first |= 1 << group;
        } else {
            self.more.push(group);
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
                let problem = format!("{count} results where {expected} are expected");
                let line = group
                    .results
                    .get(expected as usize)
                    .map_or(0, |&i| event.results[i as usize].line);
                let error =
                    EventError::new(line, problem, "raise scoring.expected, or take results out");
                errors.push(error.within(&board_name(event, group.board)));
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

fn board_name(event: &Event, board: u32) -> String {
    event
        .boards
        .get(board as usize)
        .map_or_else(String::new, |name| format!("board {name}"))
}

/// Nobody meets a board twice, nobody plays against himself, no form of a board stands alone.
fn check_groups(event: &Event, groups: &[Group]) -> Result<(), EventErrors> {
    let mut errors = EventErrors::default();
    let mut seen = vec![usize::MAX; event.contestants.len()];
    for (place, group) in groups.iter().enumerate() {
        for &i in &group.results {
            let result = &event.results[i as usize];
            let all = Direction::BOTH
                .into_iter()
                .flat_map(|direction| result.side(direction).contestants());
            for contestant in all {
                let Some(last) = seen.get_mut(contestant.index()) else {
                    continue;
                };
                if std::mem::replace(last, place) != place {
                    continue;
                }
                errors.push(twice(event, result, contestant, group.board));
                break;
            }
        }
        lone_forms(event, group, &mut errors);
    }
    errors.or(())
}

fn twice(event: &Event, result: &TableResult, contestant: ContestantId, board: u32) -> EventError {
    let name = &event.contestants[contestant.index()].name;
    let sides = Direction::BOTH
        .into_iter()
        .filter(|&side| result.side(side).has(contestant))
        .count();
    let double =
        result.ns.second == Some(result.ns.first) || result.ew.second == Some(result.ew.first);
    let error = if sides == 2 || double {
        EventError::new(
            result.line,
            format!("contestant {name} plays against itself"),
            "correct ns or ew",
        )
    } else {
        let problem = format!("contestant {name} has two results for this board");
        EventError::new(
            result.line,
            problem,
            "keep one; another session of the same number says session: 2",
        )
    };
    error.within(&board_name(event, board))
}

/// A fouled board: each form must have been played twice at least, or there is nothing to compare with (147.2).
fn lone_forms(event: &Event, group: &Group, errors: &mut EventErrors) {
    let form = |i: u32| event.results[i as usize].form;
    let fouled = group
        .results
        .windows(2)
        .any(|pair| form(pair[0]) != form(pair[1]));
    if !fouled {
        return;
    }
    let obtained = |&&i: &&u32| is_obtained(&event.results[i as usize]);
    let mut counts: HashMap<u16, (u32, u32)> = HashMap::new();
    for &i in group.results.iter().filter(obtained) {
        let count = counts.entry(form(i)).or_insert((0, i));
        count.0 += 1;
    }
    let mut alone: Vec<u32> = counts
        .into_values()
        .filter(|(count, _)| *count == 1)
        .map(|(_, i)| i)
        .collect();
    alone.sort_unstable();
    for i in alone {
        let result = &event.results[i as usize];
        let form = event
            .forms
            .get(result.form as usize)
            .map_or("", String::as_str);
        let form = if form.is_empty() {
            "the right form".to_owned()
        } else {
            format!("form {form}")
        };
        let problem = format!("nobody else played the board in {form}");
        let remedy =
            "cancel the result and award artificial scores: award: {ns: AVE+, ew: AVE+} (147.2)";
        errors.push(
            EventError::new(result.line, problem, remedy).within(&board_name(event, group.board)),
        );
    }
}

/// Whether somebody's score on the board is compared with others.
fn is_obtained(result: &TableResult) -> bool {
    match &result.outcome {
        Outcome::Score(_) => true,
        Outcome::NotPlayed => false,
        Outcome::Ruled(ruling) => match &**ruling {
            Ruling::Redress(_) => true,
            Ruling::Sides(sides) => sides
                .iter()
                .any(|side| !matches!(side, SideScore::Artificial(_))),
        },
    }
}

/// An artificial score that waits for the contestant's own average.
struct Pending {
    result: u32,
    side: Direction,
    award: Award,
    /// What the side would have by an assigned score, if that is better.
    at_least: Option<Exact>,
    /// What average is on the board, and 10 % more.
    average: Exact,
    value: Exact,
}

/// What a side's result adds to the frequency table of its side.
enum Entry<'a> {
    Score(i32),
    Weighted(&'a [Weighted]),
    Nothing,
}

/// The results of one form of a board, and how they are valued.
pub(crate) struct Compared<'a> {
    event: &'a Event,
    expected: u32,
    results: Vec<u32>,
    decided: HashMap<u32, RedressScore>,
}

impl<'a> Compared<'a> {
    pub(crate) fn new(event: &'a Event, results: Vec<u32>, expected: u32) -> Self {
        let mut compared = Self {
            event,
            expected,
            results,
            decided: HashMap::new(),
        };
        compared.decide_redress();
        compared
    }

    /// The frequency table of a side, without one result if told so.
    pub(crate) fn table(&self, side: Direction, without: Option<u32>) -> Frequencies {
        let mut scores = Vec::with_capacity(self.results.len());
        let mut weighted: Vec<&Weighted> = Vec::new();
        for &i in self.results.iter().filter(|&&i| Some(i) != without) {
            match self.entry(i, side) {
                Entry::Score(score) => scores.push(score),
                Entry::Weighted(parts) => weighted.extend(parts),
                Entry::Nothing => {}
            }
        }
        Frequencies::new(scores, weighted)
    }

    fn entry(&self, i: u32, side: Direction) -> Entry<'a> {
        match &self.event.results[i as usize].outcome {
            Outcome::Score(score) => Entry::Score(*score),
            Outcome::NotPlayed => Entry::Nothing,
            Outcome::Ruled(ruling) => match &**ruling {
                Ruling::Sides(sides) => match &sides[side.index()] {
                    SideScore::Artificial(_) => Entry::Nothing,
                    SideScore::Assigned(parts) | SideScore::AtLeastPlus(parts) => {
                        Entry::Weighted(parts)
                    }
                },
                Ruling::Redress(redress) => self.redress_entry(i, redress, side),
            },
        }
    }

    /// The offenders' table takes B. The non-offenders' score is an award of its own and stays out of theirs, unless
    /// the table result stands.
    fn redress_entry(&self, i: u32, redress: &'a Redress, side: Direction) -> Entry<'a> {
        use adjusted::RedressCase::{
            AllSelfInflicted, NoDamage, NoneSelfInflicted, PartlySelfInflicted,
        };
        let offending = side == redress.offenders;
        match self.decided.get(&i).map(|score| score.case) {
            Some(NoDamage) => Entry::Score(redress.table),
            Some(AllSelfInflicted) if !offending => Entry::Score(redress.table),
            Some(PartlySelfInflicted) if !offending => Entry::Nothing,
            None if !offending => Entry::Nothing,
            Some(NoneSelfInflicted | AllSelfInflicted | PartlySelfInflicted) | None => {
                Entry::Weighted(&redress.without_infraction)
            }
        }
    }

    fn decide_redress(&mut self) {
        for i in self.results.clone() {
            let Outcome::Ruled(ruling) = &self.event.results[i as usize].outcome else {
                continue;
            };
            let Ruling::Redress(redress) = &**ruling else {
                continue;
            };
            let [a, b, c] = self.redress_values(i, redress);
            self.decided.insert(i, adjusted::redress(&a, &b, &c));
        }
    }

    /// A, B and C in the unit of the board, from the non-offenders' side, against all other results.
    fn redress_values(&self, i: u32, redress: &Redress) -> [Exact; 3] {
        let side = redress.offenders.other();
        let others = self.table(side, Some(i));
        let value = |parts: &[Weighted]| -> Exact {
            parts
                .iter()
                .map(|part| part.weight.clone() * self.beside(&others, side, part.score))
                .sum()
        };
        let table = [Weighted {
            score: redress.table,
            weight: Exact::ONE,
        }];
        [
            value(&table),
            value(&redress.without_infraction),
            value(&redress.without_error),
        ]
    }

    /// The figures behind reduced redress, for its explanation.
    pub(crate) fn redress_figures(
        &self,
        i: u32,
        redress: &Redress,
    ) -> Option<(Exact, Exact, Exact, adjusted::RedressCase)> {
        let case = self.decided.get(&i)?.case;
        let [a, b, c] = self.redress_values(i, redress);
        Some((a, b, c, case))
    }

    /// What a score would be worth beside the others.
    fn beside(&self, others: &Frequencies, side: Direction, score: i32) -> Exact {
        let settings = &self.event.scoring.settings;
        match self.event.scoring.method {
            Method::Matchpoints => {
                matchpoints::compared_with(others, side, score, self.expected, settings.win)
            }
            Method::CrossImps => {
                let parts = others.lines().iter().map(|l| Weighted {
                    score: l.score,
                    weight: l.frequency.clone(),
                });
                let parts: Vec<_> = parts.collect();
                let table = Frequencies::new(vec![score], &parts);
                CrossImps::new(&table, self.expected).of(side, score)
            }
            Method::Butler => {
                let datum = self.datum(others);
                butler::against(&datum, side, score)
            }
            _ => Exact::from(score) * Exact::int(side.sign()),
        }
    }

    pub(crate) fn datum(&self, table: &Frequencies) -> Exact {
        let scoring = &self.event.scoring;
        let settings = &scoring.settings;
        butler::datum(
            table,
            self.expected,
            scoring.trim,
            &settings.datum_unit,
            settings.halves,
        )
    }

    /// Whether the two sides need a table each: one of the results is split (78.1.2b).
    fn is_split(&self) -> bool {
        self.results
            .iter()
            .any(|&i| match &self.event.results[i as usize].outcome {
                Outcome::Ruled(ruling) => match &**ruling {
                    Ruling::Sides([ns, ew]) => match (ns, ew) {
                        (SideScore::Artificial(_), SideScore::Artificial(_)) => false,
                        (ns, ew) => ns != ew,
                    },
                    Ruling::Redress(_) => true,
                },
                _ => false,
            })
    }
}

fn score_group(
    event: &Event,
    group: &Group,
    expected: u32,
    points: &mut [[Option<Exact>; 2]],
    pending: &mut Vec<Pending>,
) {
    if group.plain {
        score_plain(event, group, expected, points);
        return;
    }
    for results in by_form(event, &group.results) {
        score_form(&Compared::new(event, results, expected), points, pending);
    }
}

/// A board on which nothing was ruled: one table for both sides.
fn score_plain(event: &Event, group: &Group, expected: u32, points: &mut [[Option<Exact>; 2]]) {
    let made = group
        .scores
        .iter()
        .copied()
        .filter(|&score| score != NOT_PLAYED);
    let table = Frequencies::new(made.collect(), []);
    let compared = Compared {
        event,
        expected,
        results: Vec::new(),
        decided: HashMap::new(),
    };
    let ns = values(&compared, &table, Direction::Ns);
    let ew = values(&compared, &table, Direction::Ew);
    for (&i, &score) in group.results.iter().zip(&group.scores) {
        if let Ok(place) = table.place(score) {
            points[i as usize] = [Some(ns[place].clone()), Some(ew[place].clone())];
        }
    }
}

/// The results of each form of a fouled board; nearly always there is one.
pub(crate) fn by_form(event: &Event, results: &[u32]) -> Vec<Vec<u32>> {
    let form = |i: u32| event.results[i as usize].form;
    if results
        .windows(2)
        .all(|pair| form(pair[0]) == form(pair[1]))
    {
        return vec![results.to_vec()];
    }
    let mut forms: Vec<u16> = results.iter().map(|&i| form(i)).collect();
    forms.sort_unstable();
    forms.dedup();
    forms
        .iter()
        .map(|&wanted| {
            results
                .iter()
                .copied()
                .filter(|&i| form(i) == wanted)
                .collect()
        })
        .collect()
}

fn score_form(compared: &Compared, points: &mut [[Option<Exact>; 2]], pending: &mut Vec<Pending>) {
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
            let points = CrossImps::new(table, expected);
            let comparisons = Exact::int((i64::from(expected) - 1).max(1));
            let divisor = if settings.cross_imps_mean {
                comparisons
            } else {
                Exact::ONE
            };
            each(&|score| points.of(side, score) / divisor.clone())
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
    points: &mut [[Option<Exact>; 2]],
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
    for &i in &compared.results {
        let cell = &mut points[i as usize];
        match &event.results[i as usize].outcome {
            Outcome::Score(score) => *cell = worth.of_both(*score),
            Outcome::NotPlayed => {}
            Outcome::Ruled(ruling) => match &**ruling {
                Ruling::Redress(redress) => {
                    for side in Direction::BOTH {
                        let offending = side == redress.offenders;
                        cell[side.index()] = Some(match compared.entry(i, side) {
                            Entry::Score(score) => worth.of(side, score),
                            Entry::Weighted(parts) => weighted(side, parts),
                            Entry::Nothing => compared
                                .decided
                                .get(&i)
                                .filter(|_| !offending)
                                .map(|score| score.non_offenders.clone())
                                .unwrap_or_default(),
                        });
                    }
                }
                Ruling::Sides(sides) => {
                    for side in Direction::BOTH {
                        let (award, at_least) = match &sides[side.index()] {
                            SideScore::Assigned(parts) => {
                                cell[side.index()] = Some(weighted(side, parts));
                                continue;
                            }
                            SideScore::AtLeastPlus(parts) => {
                                (Award::Plus, Some(weighted(side, parts)))
                            }
                            SideScore::Artificial(award) => (award.clone(), None),
                        };
                        let ten_percent =
                            standard_value(event, Measure::Basic, compared.expected, 0);
                        let average = top(event, compared.expected)
                            .map_or(Exact::ZERO, |top| top / Exact::int(2));
                        pending.push(Pending {
                            result: i,
                            side,
                            award,
                            at_least,
                            average,
                            value: ten_percent,
                        });
                    }
                }
            },
        }
    }
}

/// What a contestant made on the boards of a session that have a result: the base of its own average.
#[derive(Default, Clone)]
struct Own {
    points: Exact,
    possible: Exact,
    boards: i64,
}

/// Gives artificial scores, once all real ones are known (12C2c).
fn award(event: &Event, mut pending: Vec<Pending>, scores: &mut Scores) {
    if pending.is_empty() {
        return;
    }
    let own = own_averages(event, &pending, scores);
    let name = |pending: &Pending| {
        let result = &event.results[pending.result as usize];
        (
            result.session,
            result.round,
            event.boards[result.board.index()].clone(),
            pending.side,
        )
    };
    pending.sort_by_key(name);
    let mut counts: HashMap<(ContestantId, u32), u32> = HashMap::new();
    // A complement waits for the other side.
    let (complements, direct): (Vec<_>, Vec<_>) = pending
        .into_iter()
        .partition(|pending| pending.award == Award::Complement);
    for pending in direct {
        let result = &event.results[pending.result as usize];
        let key = (result.side(pending.side).first, session_of(event, result));
        let nth = counts.entry(key).or_insert(0);
        if pending.award == Award::Plus {
            *nth += 1;
        }
        // Two partners of an individual have two averages and one score: the award is left as it is.
        let own = own
            .get(&key)
            .filter(|_| result.side(pending.side).second.is_none());
        let value = award_value(event, &pending, *nth, own);
        scores.points[pending.result as usize][pending.side.index()] = value;
    }
    for pending in complements {
        let other = scores.points[pending.result as usize][pending.side.other().index()].clone();
        let both = pending.average.clone() + pending.average;
        scores.points[pending.result as usize][pending.side.index()] =
            other.map(|other| both - other);
    }
    warn_above_hundred(event, scores);
}

/// A session for own averages: in a Swiss each round (80.6.1).
fn session_of(event: &Event, result: &TableResult) -> u32 {
    if event.structure == Structure::Swiss {
        result.round
    } else {
        result.session.into()
    }
}

fn own_averages(
    event: &Event,
    pending: &[Pending],
    scores: &Scores,
) -> HashMap<(ContestantId, u32), Own> {
    let mut own: HashMap<(ContestantId, u32), Own> = HashMap::new();
    for pending in pending {
        let result = &event.results[pending.result as usize];
        own.entry((result.side(pending.side).first, session_of(event, result)))
            .or_default();
    }
    for board in &scores.boards {
        for &i in &board.results {
            let result = &event.results[i as usize];
            for side in Direction::BOTH {
                let Some(points) = &scores.points[i as usize][side.index()] else {
                    continue;
                };
                for contestant in result.side(side).contestants() {
                    if let Some(own) = own.get_mut(&(contestant, session_of(event, result))) {
                        own.points += points.clone();
                        own.possible += board.top.clone().unwrap_or_default();
                        own.boards += 1;
                    }
                }
            }
        }
    }
    own
}

/// The points of an artificial score; nothing where the cap leaves the board out (12.20).
fn award_value(event: &Event, pending: &Pending, nth: u32, own: Option<&Own>) -> Option<Exact> {
    let settings = &event.scoring.settings;
    let plus = pending.award == Award::Plus;
    if plus && settings.average_plus_cap.is_some_and(|cap| nth > cap) {
        return None;
    }
    let repeated = settings
        .repeated_average_plus
        .get(nth.saturating_sub(1) as usize);
    let repeated = repeated
        .or(settings.repeated_average_plus.last())
        .filter(|_| plus)
        .cloned();
    let has_own = repeated.is_none() && settings.own_average != OwnAverage::Never;
    let percent = repeated.or_else(|| adjusted::award_percent(&pending.award))?;
    // Each 10 % above or below average is one standard value (12.5).
    let value = pending.average.clone()
        + pending.value.clone() * (percent - Exact::int(50)) / Exact::int(10);
    let own = own
        .filter(|own| own.boards > 0 && has_own)
        .map(|own| match own.possible.is_zero() {
            true => own.points.clone() / Exact::int(own.boards),
            false => {
                own.points.clone() / own.possible.clone()
                    * (pending.average.clone() + pending.average.clone())
            }
        });
    let value = adjusted::with_own_average(&pending.award, value, own.as_ref());
    let value = match &pending.at_least {
        Some(assigned) => value.max(assigned.clone()),
        None => value,
    };
    Some(match event.scoring.method {
        Method::Butler => value.round_to(&settings.imp_unit, settings.halves),
        _ => value,
    })
}

/// More than 100 % together wants an outside cause (12.1.1, 12.19): a warning, no refusal.
fn warn_above_hundred(event: &Event, scores: &mut Scores) {
    for (i, result) in event.results.iter().enumerate() {
        let Outcome::Ruled(ruling) = &result.outcome else {
            continue;
        };
        let Ruling::Sides([SideScore::Artificial(ns), SideScore::Artificial(ew)]) = &**ruling
        else {
            continue;
        };
        let sum = adjusted::award_percent(ns)
            .zip(adjusted::award_percent(ew))
            .map(|(ns, ew)| ns + ew);
        if sum.is_some_and(|sum| sum > Exact::int(100)) {
            let board = &event.boards[result.board.index()];
            scores.warnings.push(format!(
                "results[{i}], board {board}: the two awards are more than 100 % together; that wants an outside cause \
                 (White Book 12.1.1, 12.19)"
            ));
        }
    }
}
