//! The results of a field, gone through once.
//!
//! Results come in any order and take more room than a processor's cache has, so each is looked at once only, in the order
//! in which they lie; what the scoring needs of them is put down: twelve bytes each, and how often each score was made.

use std::collections::HashMap;

use crate::checks::{MOST_POINTS, is_sound};
use crate::event::{Event, Outcome, Structure, TableResult};
use crate::settings::Sections;

/// Results that are compared with each other: a board, in one session, one section if they are apart.
pub(crate) struct Group {
    pub session: u16,
    pub round: u32,
    pub section: Option<u16>,
    pub board: u32,
    pub results: Vec<u32>,
    /// Whether there are scores only, all of one form: nothing that the Director ruled.
    pub(super) plain: bool,
    /// Results that count for E.
    pub(super) played: u32,
    /// Those of them that are no scores.
    ruled: u32,
    form: u16,
}

/// A score that was made on a board.
pub(super) struct Line {
    pub group: u32,
    pub score: i32,
    pub count: u32,
}

/// Who sat at a table, and what was scored there; [`NONE`] where nothing was.
#[derive(Clone, Copy)]
pub(crate) struct Seat {
    pub sides: [u32; 2],
    /// Group and column of the score.
    cell: u32,
}

impl Seat {
    const fn nowhere(result: &TableResult) -> Self {
        Self {
            sides: [result.ns.first.0, result.ew.first.0],
            cell: NONE,
        }
    }
}

/// The results of an event by groups.
pub(crate) struct Grouped {
    pub(super) groups: Vec<Group>,
    /// The scores of all groups, group by group, the lowest first.
    pub(super) lines: Vec<Line>,
    counts: Counts,
    /// As the results are.
    pub(super) seats: Vec<Seat>,
    /// Whether the groups want a closer look: somebody may be there twice, or a board fouled.
    pub(super) suspect: bool,
}

impl Grouped {
    /// The line of a seat; nothing where nothing was scored.
    pub(super) fn line(&self, seat: &Seat) -> Option<u32> {
        let place = self.counts.place(seat.cell);
        self.counts.made.get(place).copied()
    }
}

/// No group, no score.
const NONE: u32 = u32::MAX;

/// Groups the results; boards, sessions and rounds in their natural order whatever the order of the input.
pub(crate) fn groups(event: &Event, cancelled: &[bool]) -> Grouped {
    let mut walk = Walk::new(event);
    for (i, result) in event.results.iter().enumerate() {
        match cancelled.get(i) {
            Some(true) => walk.seats[i] = Seat::nowhere(result),
            _ => walk.take(i, result),
        }
    }
    walk.grouped()
}

/// The same of an event of which the results have not been looked at yet; nothing if one of them is not sound, or somebody was absent.
pub(crate) fn checked_groups(event: &Event) -> Option<Grouped> {
    let mut walk = Walk::new(event);
    let mut next = 0;
    loop {
        next += walk.take_ordinary(next);
        let Some(result) = event.results.get(next) else {
            return Some(walk.grouped());
        };
        if matches!(result.outcome, Outcome::Absent(_)) || !is_sound(event, result) {
            return None;
        }
        walk.take(next, result);
        next += 1;
    }
}

/// The group of a board, its bit, and the form in which the board was played first.
#[derive(Clone, Copy)]
struct Place {
    bit: u64,
    group: u32,
    form: u16,
}

/// What is known after some results.
struct Walk<'e> {
    event: &'e Event,
    apart: bool,
    by_round: bool,
    /// Boards are numbered, so only sessions, rounds and sections need a map, and those seldom change from line to line.
    fields: HashMap<(u16, u32, u16), usize>,
    /// Session, round and section of the result before, and where its boards begin among `places`.
    last: (u16, u32, u16),
    first: usize,
    /// The boards of each field.
    places: Vec<Place>,
    groups: Vec<Group>,
    counts: Counts,
    /// The groups in which contestants were met, one bit each; more than 64 are looked at afterwards.
    met: Vec<u64>,
    again: bool,
    seats: Vec<Seat>,
}

impl<'e> Walk<'e> {
    fn new(event: &'e Event) -> Self {
        let empty = Seat {
            sides: [0; 2],
            cell: 0,
        };
        Self {
            event,
            apart: event.scoring.settings.sections == Sections::Apart,
            by_round: event.structure == Structure::Swiss,
            fields: HashMap::new(),
            last: (0, 0, 0),
            first: usize::MAX,
            places: Vec::new(),
            groups: Vec::new(),
            counts: Counts::new(),
            met: vec![0; event.contestants.len()],
            again: false,
            seats: vec![empty; event.results.len()],
        }
    }

    /// Session, round and section, as far as they tell boards apart.
    fn key(&self, result: &TableResult) -> (u16, u32, u16) {
        let round = if self.by_round { result.round } else { 0 };
        let section = if self.apart { result.section } else { 0 };
        (result.session, round, section)
    }

    /// Takes results from a place on as long as they are what nearly every result is: a score of two pairs that are known, in the field of
    /// the result before, on a board and of a size that were met before. Tells how many were taken.
    #[inline(never)]
    fn take_ordinary(&mut self, start: usize) -> usize {
        let event = self.event;
        let (session, round, section) = self.last;
        let (apart, by_round) = (self.apart, self.by_round);
        let (sections, tables) = (event.sections.len(), event.tables.len());
        let matches = event.match_names.len();
        let end = self.first.saturating_add(event.boards.len());
        let places = self.places.get(self.first..end).unwrap_or_default();
        let groups = self.groups.as_mut_slice();
        let counts = &mut self.counts;
        let (columns, shift) = (counts.columns.as_slice(), counts.shift);
        let known = counts.scores.len();
        let made = counts.made.as_mut_slice();
        let met = self.met.as_mut_slice();
        let rest = event.results.get(start..).unwrap_or_default();
        let seats = self.seats.get_mut(start..).unwrap_or_default();
        let mut again = 0_u64;
        let before = u32::try_from(start).unwrap_or(NONE);
        let mut i = before;
        for (result, seat) in rest.iter().zip(seats) {
            let Outcome::Score(score) = result.outcome else {
                break;
            };
            let ordinary = result.ns.second.is_none()
                && result.ew.second.is_none()
                && result.stood_in.is_none()
                && result.in_match.is_none_or(|id| (id.0 as usize) < matches)
                && result.session == session
                && (!by_round || result.round == round)
                && (result.section == section || !apart && (result.section as usize) < sections)
                && (result.table == 0 || (result.table as usize) < tables);
            let [ns, ew] = [result.ns.first, result.ew.first];
            if !ordinary || ns.index() >= met.len() || ew.index() >= met.len() {
                break;
            }
            let Some(&Place { bit, group, form }) = places.get(result.board.index()) else {
                break;
            };
            if form != result.form {
                break;
            }
            let Some(&column) = columns.get(Counts::step(score)) else {
                break;
            };
            if usize::from(column) >= known {
                break;
            }
            let place = (group as usize) << shift | usize::from(column);
            let (Some(count), Some(of)) = (made.get_mut(place), groups.get_mut(group as usize))
            else {
                break;
            };
            *count += 1;
            of.results.push(i);
            i = i.wrapping_add(1);
            for who in [ns, ew] {
                let met = &mut met[who.index()];
                again |= *met & bit;
                *met |= bit;
            }
            *seat = Seat {
                sides: [ns.0, ew.0],
                cell: Counts::cell(group, column),
            };
        }
        self.again |= again != 0;
        (i - before) as usize
    }

    /// Takes any result that is sound.
    fn take(&mut self, i: usize, result: &TableResult) {
        let Place { bit, group, .. } = self.place_of(result);
        let number = group;
        let mut seat = Seat::nowhere(result);
        let group = &mut self.groups[number as usize];
        group.results.push(u32::try_from(i).unwrap_or(NONE));
        group.plain &= result.form == group.form && result.stood_in.is_none();
        match result.outcome {
            Outcome::Score(score) => match self.counts.count(number, score) {
                Some(cell) => seat.cell = cell,
                None => {
                    group.plain = false;
                    group.ruled += 1;
                }
            },
            Outcome::NotPlayed => {}
            Outcome::Absent(_) => group.ruled += 1,
            Outcome::Ruled(_) => {
                group.ruled += 1;
                group.plain = false;
            }
        }
        for side in [result.ns, result.ew] {
            for who in side.contestants() {
                let met = &mut self.met[who.index()];
                self.again |= *met & bit != 0;
                *met |= bit;
            }
        }
        self.seats[i] = seat;
    }

    /// The group of a result, which may be a new one.
    fn place_of(&mut self, result: &TableResult) -> Place {
        let key = self.key(result);
        let boards = self.event.boards.len();
        if self.last != key || self.first == usize::MAX {
            let next = self.places.len();
            self.first = *self.fields.entry(key).or_insert(next);
            self.last = key;
            if self.first == next {
                let none = Place {
                    bit: 0,
                    group: NONE,
                    form: 0,
                };
                self.places.resize(next + boards, none);
            }
        }
        let place = &mut self.places[self.first + result.board.index()];
        if place.group == NONE {
            // So many results a board has on average: its list seldom moves.
            let most = boards.max(self.groups.len() + 1);
            let group = u32::try_from(self.groups.len()).unwrap_or(NONE);
            *place = Place {
                bit: 1_u64.checked_shl(group).unwrap_or(0),
                group,
                form: result.form,
            };
            self.groups.push(Group {
                session: key.0,
                round: key.1,
                section: self.apart.then_some(key.2),
                board: result.board.0,
                results: Vec::with_capacity(self.event.results.len() / most + 1),
                plain: true,
                played: 0,
                ruled: 0,
                form: result.form,
            });
        }
        *place
    }

    fn grouped(mut self) -> Grouped {
        let suspect =
            self.again || self.groups.iter().any(|group| !group.plain) || self.met_twice();
        let mut groups = std::mem::take(&mut self.groups);
        for group in &mut groups {
            group.played = group.ruled;
        }
        let lines = self.counts.lines(|line| {
            groups[line.group as usize].played += line.count;
        });
        let mut grouped = Grouped {
            groups,
            lines,
            counts: self.counts,
            seats: self.seats,
            suspect,
        };
        in_order(self.event, &mut grouped.groups, &mut grouped.lines);
        grouped
    }

    /// Whether somebody is twice in one of the groups that have no bit.
    fn met_twice(&mut self) -> bool {
        let mut met = vec![
            0;
            if self.groups.len() > 64 {
                self.met.len()
            } else {
                0
            }
        ];
        self.groups
            .iter()
            .enumerate()
            .skip(64)
            .any(|(place, group)| {
                let results = group.results.iter();
                let results = results.map(|&i| &self.event.results[i as usize]);
                let mut all = results.flat_map(|at| at.ns.contestants().chain(at.ew.contestants()));
                all.any(|who| std::mem::replace(&mut met[who.index()], place) == place)
            })
    }
}

/// Puts the groups in their natural order.
fn in_order(event: &Event, groups: &mut Vec<Group>, lines: &mut [Line]) {
    let section_name = |group: &Group| {
        group
            .section
            .map(|place| event.sections.get(place as usize))
    };
    let mut numbered: Vec<(usize, Group)> =
        std::mem::take(groups).into_iter().enumerate().collect();
    numbered.sort_by(|(_, a), (_, b)| {
        (a.session, a.round)
            .cmp(&(b.session, b.round))
            .then_with(|| {
                let name = |group: &Group| event.boards.get(group.board as usize);
                section_name(a)
                    .cmp(&section_name(b))
                    .then_with(|| name(a).cmp(&name(b)))
            })
    });
    let mut now = vec![0; numbered.len()];
    for (place, (before, group)) in (0..).zip(numbered) {
        now[before] = place;
        groups.push(group);
    }
    for line in lines {
        line.group = now[line.group as usize];
    }
}

/// How often each score was made on each board. Scores are few, so each has a column, and a group is a row.
struct Counts {
    /// The column of each score, from the lowest that there can be.
    columns: Vec<u16>,
    /// The scores of the columns.
    scores: Vec<i32>,
    /// A row has a power of two columns: which.
    shift: u32,
    /// Row by row, how often; then the line, once lines have been made.
    made: Vec<u32>,
}

/// More columns than there are scores.
const CELLS: u32 = 1 << 14;

impl Counts {
    fn new() -> Self {
        Self {
            columns: vec![u16::MAX; Self::step(MOST_POINTS) + 1],
            scores: Vec::new(),
            shift: 5,
            made: Vec::new(),
        }
    }

    /// The place of a score in `columns`; none of them if no contract scores it.
    const fn step(score: i32) -> usize {
        score.wrapping_add(MOST_POINTS).cast_unsigned() as usize
    }

    /// Group and column in one number, whatever the width of rows.
    const fn cell(group: u32, column: u16) -> u32 {
        group.wrapping_mul(CELLS) + column as u32
    }

    /// Where a cell is in `made`.
    /// Nobody counts as many groups as [`NONE`] stands for.
    const fn place(&self, cell: u32) -> usize {
        let (group, column) = (cell / CELLS, cell % CELLS);
        (group as usize) << self.shift | column as usize
    }

    /// Counts a score, and tells its cell; nothing if no contract scores it, or there are too many groups.
    fn count(&mut self, group: u32, score: i32) -> Option<u32> {
        let column = self.columns.get_mut(Self::step(score))?;
        if group >= u32::MAX / CELLS {
            return None;
        }
        if *column == u16::MAX {
            *column = u16::try_from(self.scores.len()).ok()?;
            self.scores.push(score);
        }
        let column = *column;
        while self.scores.len() > 1 << self.shift {
            self.widen();
        }
        let row = (group as usize) << self.shift;
        if self.made.len() <= row {
            self.made.resize(row + (1 << self.shift), 0);
        }
        self.made[row | usize::from(column)] += 1;
        Some(Self::cell(group, column))
    }

    /// Twice as many columns.
    fn widen(&mut self) {
        let width = 1 << self.shift;
        let mut made = Vec::with_capacity(2 * self.made.len());
        for row in self.made.chunks_exact(width) {
            made.extend_from_slice(row);
            made.resize(made.len() + width, 0);
        }
        (self.shift, self.made) = (self.shift + 1, made);
    }

    /// The scores that were made, by group, the lowest first; from now on `made` tells the place of each among them.
    fn lines(&mut self, mut tell: impl FnMut(&Line)) -> Vec<Line> {
        let mut lowest: Vec<usize> = (0..self.scores.len()).collect();
        lowest.sort_unstable_by_key(|&column| self.scores[column]);
        let mut lines = Vec::new();
        for (group, row) in (0..).zip(self.made.chunks_exact_mut(1 << self.shift)) {
            for &column in &lowest {
                let made = std::mem::replace(&mut row[column], NONE);
                if made > 0 {
                    let line = Line {
                        group,
                        score: self.scores[column],
                        count: made,
                    };
                    tell(&line);
                    row[column] = u32::try_from(lines.len()).unwrap_or(NONE);
                    lines.push(line);
                }
            }
        }
        lines
    }
}
