//! Random events beside a second, slow way of scoring, written from the formulas of Law 78 and of the White Book alone: every result is
//! compared with every other, in fractions, without a table of frequencies. Nothing of it is shared with the crate.

use std::cmp::Ordering;
use std::fmt::Write as _;
use std::sync::LazyLock;

use num_rational::Ratio;
use openroom_scoring::event::Name;
use openroom_scoring::{Exact, Scores, event_file, score_event};
use proptest::prelude::*;

type Fraction = Ratio<i128>;

fn whole(number: i128) -> Fraction {
    Fraction::from_integer(number)
}

/// As the engine has it, by its text: `7` or `-2/3`.
fn same(ours: &Exact, reference: &Fraction) -> bool {
    ours.to_string() == reference.to_string()
}

/// What one side has on a board.
#[derive(Debug, Clone, PartialEq)]
enum Entry {
    /// Scores with their weights, in twelfths: one of weight twelve at a table where nothing was ruled.
    Scores(Vec<(i32, i128)>),
    Average,
    Plus,
    Minus,
}

/// What became of a board at a table.
#[derive(Debug, Clone)]
enum Cell {
    /// No line in the file.
    Absent,
    NotPlayed,
    Sides([Entry; 2]),
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Method {
    Matchpoints {
        win: i128,
    },
    CrossSum,
    CrossMean,
    Butler {
        trim: i128,
        unit: i128,
        par: bool,
        up: bool,
    },
    Total,
}

#[derive(Debug, Clone)]
struct Plan {
    method: Method,
    /// Boards, and on each the tables.
    boards: Vec<Vec<Cell>>,
    /// More results than any board has.
    more: Option<usize>,
    own_average: bool,
    /// Multiples of the standard penalty, in halves, by pair.
    penalties: Vec<(usize, i128)>,
    /// The carry-over: what each brings, of how much; by half.
    carried: Option<Vec<(i128, i128)>>,
    halved: bool,
}

fn plan() -> impl Strategy<Value = Plan> {
    let score = prop::sample::select(vec![
        -1100, -800, -620, -500, -420, -200, -140, -110, -100, -90, -50, 0, 50, 90, 100, 110, 120,
        140, 150, 170, 200, 300, 400, 420, 430, 450, 480, 500, 600, 620, 650, 680, 980, 1430,
    ]);
    let single = score
        .clone()
        .prop_map(|score| Entry::Scores(vec![(score, 12)]));
    let weighted = (
        score.clone(),
        score.clone(),
        prop::sample::select(vec![3, 4, 6, 9]),
    )
        .prop_map(|(a, b, weight)| Entry::Scores(vec![(a, weight), (b, 12 - weight)]));
    let assigned = prop_oneof![single.clone(), weighted];
    let award = prop::sample::select(vec![Entry::Average, Entry::Plus, Entry::Minus]);
    let cell = prop_oneof![
        24 => single.prop_map(|one| Cell::Sides([one.clone(), one])),
        2 => assigned.clone().prop_map(|one| Cell::Sides([one.clone(), one])),
        2 => [assigned.clone(), assigned].prop_map(Cell::Sides),
        2 => [award.clone(), award].prop_map(Cell::Sides),
        2 => Just(Cell::NotPlayed),
        2 => Just(Cell::Absent),
    ];
    let boards = (2..8_usize).prop_flat_map(move |tables| {
        prop::collection::vec(prop::collection::vec(cell.clone(), tables), 1..6)
    });
    let method = prop_oneof![
        3 => prop::sample::select(vec![1, 2]).prop_map(|win| Method::Matchpoints { win }),
        1 => Just(Method::CrossSum),
        1 => Just(Method::CrossMean),
        3 => (0..4_i128, prop::sample::select(vec![1, 10, 50]), any::<bool>(), any::<bool>())
            .prop_map(|(trim, unit, par, up)| Method::Butler { trim, unit, par: par && trim == 0, up }),
        1 => Just(Method::Total),
    ];
    (
        method,
        boards,
        prop::option::of(0..4_usize),
        any::<bool>(),
        prop::collection::vec((0..4_usize, 1..5_i128), 0..3),
        prop::option::of(prop::collection::vec((0..900_i128, 1..200_i128), 4)),
        any::<bool>(),
    )
        .prop_map(
            |(method, boards, more, own_average, penalties, carried, halved)| Plan {
                method,
                boards,
                more,
                own_average,
                penalties,
                carried,
                halved,
            },
        )
}

const PAR: i32 = 140;

impl Plan {
    fn tables(&self) -> usize {
        self.boards[0].len()
    }

    /// What each brings and of how much; the pairs beyond the list bring the same as the last.
    fn brought(&self, pair: usize) -> Option<(i128, i128)> {
        let list = self.carried.as_ref()?;
        let (points, more) = list[pair.min(list.len() - 1)];
        Some((points, points + more))
    }

    fn text(&self) -> String {
        let mut text = match &self.method {
            Method::Matchpoints { .. } => "scoring: {method: matchpoints",
            Method::CrossSum | Method::CrossMean => "scoring: {method: cross-imps",
            Method::Butler { .. } => "scoring: {method: butler",
            Method::Total => "scoring: {method: total",
        }
        .to_owned();
        if let Method::Butler { trim, .. } = self.method {
            let _ = write!(text, ", trim: {trim}");
        }
        if self.more.is_some() {
            let _ = write!(text, ", expected: {}", self.expected());
        }
        let own = if self.own_average { "pairs" } else { "never" };
        let _ = write!(text, "}}\nsettings: {{own-average: {own}");
        match self.method {
            Method::Matchpoints { win } => drop(write!(text, ", win: {win}")),
            Method::CrossMean => text += ", cross-imps: mean",
            Method::Butler { unit, par, up, .. } => {
                let _ = write!(text, ", datum-unit: {unit}");
                text += if par { ", datum: par" } else { "" };
                text += if up { ", halves: up" } else { "" };
            }
            _ => {}
        }
        let list: Vec<String> = (1..=2 * self.tables())
            .map(|pair| format!("{{id: {pair}}}"))
            .collect();
        let _ = write!(text, "}}\ncontestants: [{}]\n", list.join(", "));
        let pars: Vec<String> = (1..=self.boards.len())
            .map(|board| format!("{{board: {board}, score: {PAR}}}"))
            .collect();
        let _ = writeln!(text, "pars: [{}]", pars.join(", "));
        text += "results:\n";
        for (board, tables) in (1..).zip(&self.boards) {
            for (table, cell) in tables.iter().enumerate() {
                let outcome = match cell {
                    Cell::Absent => continue,
                    Cell::NotPlayed => "not-played: true".to_owned(),
                    Cell::Sides(sides) => told(sides),
                };
                let (ns, ew) = (2 * table + 1, 2 * table + 2);
                let _ = writeln!(text, "- {{board: {board}, ns: {ns}, ew: {ew}, {outcome}}}");
            }
        }
        if text.ends_with("results:\n") {
            text = text.replace("results:\n", "results: []\n");
        }
        let penalty = |&(pair, halves): &(usize, i128)| {
            format!("{{contestant: {}, standard: {halves}/2}}", pair + 1)
        };
        let list: Vec<String> = self.penalties.iter().map(penalty).collect();
        let _ = writeln!(text, "penalties: [{}]", list.join(", "));
        if self.carried.is_some() {
            let rule = if self.halved {
                "rule: share, share: 1/2"
            } else {
                "rule: full"
            };
            let carried = (0..2 * self.tables()).filter_map(|pair| {
                let (points, possible) = self.brought(pair)?;
                Some(format!(
                    "{{contestant: {}, total: {points}, possible: {possible}}}",
                    pair + 1
                ))
            });
            let list: Vec<String> = carried.collect();
            let _ = writeln!(
                text,
                "carry-over: {{{rule}, unit: 0.1, totals: [{}]}}",
                list.join(", ")
            );
        }
        text
    }

    /// Results on a board that count for E: those that were awarded too.
    fn played(tables: &[Cell]) -> usize {
        tables
            .iter()
            .filter(|cell| matches!(cell, Cell::Sides(_)))
            .count()
    }

    /// E: told, or the most that any board has.
    fn expected(&self) -> i128 {
        let most = self
            .boards
            .iter()
            .map(|tables| Self::played(tables))
            .max()
            .unwrap_or(0);
        (most + self.more.unwrap_or(0)) as i128
    }

    /// The standard value of a board (12.5).
    fn standard(&self) -> Fraction {
        let comparisons = (self.expected() - 1).max(0);
        match self.method {
            Method::Matchpoints { win } => Fraction::new(win * comparisons, 10),
            Method::CrossSum => whole(2 * comparisons),
            Method::CrossMean | Method::Butler { .. } => whole(2),
            Method::Total => whole(100),
        }
    }

    /// The most on a board: nothing but matchpoints has one.
    fn top(&self) -> Option<Fraction> {
        match self.method {
            Method::Matchpoints { win } => Some(whole(win * (self.expected() - 1).max(0))),
            _ => None,
        }
    }
}

/// As a file says it.
fn told(sides: &[Entry; 2]) -> String {
    let list = |parts: &[(i32, i128)]| {
        let parts: Vec<String> = parts
            .iter()
            .map(|(score, weight)| format!("[{score}, {weight}/12]"))
            .collect();
        format!("[{}]", parts.join(", "))
    };
    match sides {
        [Entry::Scores(ns), Entry::Scores(ew)] if ns == ew && ns.len() == 1 => {
            format!("score: {}", ns[0].0)
        }
        [Entry::Scores(ns), Entry::Scores(ew)] if ns == ew => format!("assigned: {}", list(ns)),
        [Entry::Scores(ns), Entry::Scores(ew)] => {
            format!("assigned: {{ns: {}, ew: {}}}", list(ns), list(ew))
        }
        [ns, ew] => {
            let name = |entry: &Entry| match entry {
                Entry::Plus => "AVE+",
                Entry::Minus => "AVE-",
                _ => "AVE",
            };
            format!("award: {{ns: {}, ew: {}}}", name(ns), name(ew))
        }
    }
}

/// The scale of Law 78B as it is printed: from how many points each IMP is won.
fn imps(difference: Fraction) -> i128 {
    let from = [
        20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750,
        2000, 2250, 2500, 3000, 3500, 4000,
    ];
    let size = if difference < whole(0) {
        -difference
    } else {
        difference
    };
    let won = from.iter().filter(|&&least| size >= whole(least)).count() as i128;
    if difference < whole(0) { -won } else { won }
}

/// The nearest multiple of a unit; an exact half toward zero, or up.
fn rounded(value: Fraction, unit: i128, up: bool) -> Fraction {
    let steps = value / whole(unit);
    let (below, above) = (steps.floor(), steps.ceil());
    let half = Fraction::new(1, 2);
    let outward = match (steps - below).cmp(&half) {
        Ordering::Equal => up || steps < whole(0),
        order => order == Ordering::Greater,
    };
    let nearest = if outward { above } else { below };
    nearest * whole(unit)
}

/// The datum: each result is worth E/R results, from both ends so many are left out, the mean of the rest is rounded. The results are laid
/// side by side, lowest first, and cut.
fn datum(entries: &[&[(i32, i128)]], expected: i128, trim: i128, unit: i128, up: bool) -> Fraction {
    let factor = Fraction::new(expected, entries.len() as i128);
    let parts = entries.iter().flat_map(|parts| parts.iter());
    let mut parts: Vec<(i32, Fraction)> = parts
        .map(|&(score, weight)| (score, Fraction::new(weight, 12) * factor))
        .collect();
    parts.sort();
    let (mut from, mut to) = (whole(trim), whole(expected - trim));
    if from >= to {
        (from, to) = (whole(0), whole(expected));
    }
    let (mut at, mut sum, mut count) = (whole(0), whole(0), whole(0));
    for (score, length) in parts {
        let (start, end) = (at.max(from), (at + length).min(to));
        if end > start {
            sum += whole(score.into()) * (end - start);
            count += end - start;
        }
        at += length;
    }
    rounded(sum / count, unit, up)
}

/// What each side has on each board; `None` where it has nothing.
fn points(plan: &Plan) -> Vec<Vec<[Option<Fraction>; 2]>> {
    let expected = plan.expected();
    let mut all: Vec<Vec<[Option<Fraction>; 2]>> = Vec::new();
    for tables in &plan.boards {
        let mut board = vec![[None, None]; tables.len()];
        for side in 0..2 {
            let sign = whole(if side == 0 { 1 } else { -1 });
            let entry = |cell: &Cell| match cell {
                Cell::Sides(sides) => match &sides[side] {
                    Entry::Scores(parts) => Some(parts.clone()),
                    _ => None,
                },
                _ => None,
            };
            let entries: Vec<Option<Vec<(i32, i128)>>> = tables.iter().map(entry).collect();
            let there: Vec<&[(i32, i128)]> = entries.iter().flatten().map(Vec::as_slice).collect();
            let results = there.len() as i128;
            for (table, own) in entries.iter().enumerate() {
                let Some(own) = own else { continue };
                let against = |value: &dyn Fn(i32, i32) -> i128| -> Fraction {
                    let others = entries
                        .iter()
                        .enumerate()
                        .filter(|(other, _)| *other != table);
                    let others = others.filter_map(|(_, parts)| parts.as_ref());
                    let mut sum = whole(0);
                    for (theirs, weight) in others.flatten() {
                        for (ours, share) in own {
                            sum += Fraction::new(share * weight * value(*ours, *theirs), 144);
                        }
                    }
                    sum
                };
                let each = |value: &dyn Fn(i32) -> Fraction| -> Fraction {
                    let parts = own.iter();
                    parts
                        .map(|&(score, weight)| Fraction::new(weight, 12) * value(score))
                        .sum()
                };
                let compared = |a: i32, b: i32| imps(whole(i128::from(a) - i128::from(b)));
                let value = match plan.method {
                    Method::Matchpoints { win } => {
                        // M among the R results, by the formula of 78.3.
                        let beaten = |a: i32, b: i32| match (a.cmp(&b) as i128, side) {
                            (order, 0) => 1 + order,
                            (order, _) => 1 - order,
                        };
                        let among = against(&beaten);
                        (among * whole(expected) + whole(expected - results)) / whole(results)
                            * Fraction::new(win, 2)
                    }
                    Method::CrossSum => {
                        sign * against(&compared) * Fraction::new(expected, results)
                    }
                    Method::CrossMean => sign * against(&compared) / whole((results - 1).max(1)),
                    Method::Butler {
                        trim,
                        unit,
                        par,
                        up,
                    } => {
                        let datum = match par {
                            true => whole(PAR.into()),
                            false => datum(&there, expected, trim, unit, up),
                        };
                        let value = each(&|score| sign * whole(imps(whole(score.into()) - datum)));
                        // A single result is whole as it is; weighted ones are rounded to whole IMPs.
                        rounded(value, 1, up)
                    }
                    Method::Total => each(&|score| sign * whole(score.into())),
                };
                board[table][side] = Some(value);
            }
        }
        all.push(board);
    }
    awards(plan, &mut all);
    all
}

/// Artificial scores, once the others are there: an own average is that of the boards with a real result (12C2c).
fn awards(plan: &Plan, all: &mut [Vec<[Option<Fraction>; 2]>]) {
    let real = all.to_vec();
    let ten = Fraction::new(1, 10);
    for (board, tables) in plan.boards.iter().enumerate() {
        for (table, cell) in tables.iter().enumerate() {
            let Cell::Sides(sides) = cell else { continue };
            for side in 0..2 {
                let own: Vec<Fraction> =
                    real.iter().filter_map(|board| board[table][side]).collect();
                let mean = own.iter().sum::<Fraction>() / whole((own.len() as i128).max(1));
                let has_own = plan.own_average && !own.is_empty();
                let (plus, average, minus) = match plan.top() {
                    Some(top) => (top * ten * whole(6), top / whole(2), top * ten * whole(4)),
                    None => (plan.standard(), whole(0), -plan.standard()),
                };
                let value = match &sides[side] {
                    Entry::Scores(_) => continue,
                    Entry::Average => average,
                    Entry::Plus if has_own => plus.max(mean),
                    Entry::Minus if has_own => minus.min(mean),
                    Entry::Plus => plus,
                    Entry::Minus => minus,
                };
                let value = match plan.method {
                    Method::Butler { up, .. } => rounded(value, 1, up),
                    _ => value,
                };
                all[board][table][side] = Some(value);
            }
        }
    }
}

/// Who a pair is: the table at which it sits, and the side.
fn seat(pair: usize) -> (usize, usize) {
    (pair / 2, pair % 2)
}

/// Points, and per cent of what could be won.
fn totals(plan: &Plan, all: &[Vec<[Option<Fraction>; 2]>]) -> Vec<(Fraction, Option<Fraction>)> {
    let longest = (0..2 * plan.tables())
        .map(|pair| of(all, pair).len())
        .max()
        .unwrap_or(0);
    let total = |pair: usize| {
        let (table, _) = seat(pair);
        let own = of(all, pair);
        let mut points: Fraction = own.iter().sum();
        // Without a percentage a board that was not played brings the own average, as far as others have played more (80.5).
        let sat_out = plan
            .boards
            .iter()
            .filter(|tables| matches!(tables[table], Cell::NotPlayed))
            .count();
        let credited = sat_out.min(longest - own.len()) as i128;
        if plan.top().is_none() && !own.is_empty() {
            points += points / whole(own.len() as i128) * whole(credited);
        }
        let mut possible = plan.top().unwrap_or_default() * whole(own.len() as i128);
        if let Some((brought, out_of)) = plan.brought(pair) {
            // A half of it goes up to the tenth.
            let carried = |number: i128| match plan.halved {
                true => (Fraction::new(number, 2) * whole(10)).ceil() / whole(10),
                false => whole(number),
            };
            points += carried(brought);
            if plan.top().is_some() {
                possible += carried(out_of);
            }
        }
        for &(_, halves) in plan.penalties.iter().filter(|(who, _)| *who == pair) {
            points -= plan.standard() * Fraction::new(halves, 2);
        }
        let percent = (possible != whole(0)).then(|| points * whole(100) / possible);
        (points, percent)
    };
    (0..2 * plan.tables()).map(total).collect()
}

/// The points of a pair, board by board.
fn of(all: &[Vec<[Option<Fraction>; 2]>], pair: usize) -> Vec<Fraction> {
    let (table, side) = seat(pair);
    all.iter().filter_map(|board| board[table][side]).collect()
}

/// The points of a side in the engine, by board and table.
fn check_points(plan: &Plan, scores: &Scores, all: &[Vec<[Option<Fraction>; 2]>], text: &str) {
    let mut place = 0;
    for (board, tables) in plan.boards.iter().enumerate() {
        for (table, cell) in tables.iter().enumerate() {
            if matches!(cell, Cell::Absent) {
                continue;
            }
            let ours = scores.points.of(place);
            for (side, ours) in ours.into_iter().enumerate() {
                let reference = all[board][table][side];
                let agree = match (ours, reference) {
                    (Some(ours), Some(reference)) => same(ours, &reference),
                    (ours, reference) => ours.is_none() && reference.is_none(),
                };
                assert!(
                    agree,
                    "board {}, table {table}, side {side}: ours {ours:?}, by the formula {reference:?}\n{text}",
                    board + 1
                );
            }
            place += 1;
        }
    }
}

fn check(plan: &Plan) {
    let text = plan.text();
    let event = event_file::read(&text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let scores = score_event(&event).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let all = points(plan);
    check_points(plan, &scores, &all, &text);
    let totals = totals(plan, &all);
    // Equal means equal percentage (143.1); who has none counts as nought.
    let by_percent = totals.iter().any(|(_, percent)| percent.is_some());
    let level = |pair: usize| match by_percent {
        true => totals[pair].1.unwrap_or_default(),
        false => totals[pair].0,
    };
    for (pair, (total, percent)) in totals.iter().enumerate() {
        let id = event
            .contestant(&Name::Number(pair as u64 + 1))
            .expect("a pair");
        let mut standings = scores.standings.iter();
        let standing = standings
            .find(|one| one.contestant == id)
            .expect("a standing");
        assert!(
            same(&standing.total, total),
            "pair {}: ours {}, by the formula {total}\n{text}",
            pair + 1,
            standing.total
        );
        let shown = standing.percent.as_ref().map(ToString::to_string);
        assert_eq!(shown, percent.as_ref().map(ToString::to_string), "{text}");
        let everybody = 0..totals.len();
        let better = everybody
            .clone()
            .filter(|&other| level(other) > level(pair))
            .count();
        let equal = everybody
            .filter(|&other| level(other) == level(pair))
            .count();
        assert_eq!(
            standing.rank,
            Some(better as u32 + 1),
            "pair {}\n{text}",
            pair + 1
        );
        assert_eq!(standing.tied, equal > 1, "pair {}\n{text}", pair + 1);
    }
}

proptest! {
    #[test]
    fn an_event_is_scored_as_the_formulas_say(plan in plan()) {
        check(&plan);
    }
}

/// The scales of White Book 161 as they are printed.
static SCALES: LazyLock<serde_json::Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("data/vp-scales.json")).expect("JSON"));

/// The rows of the column for so many boards; `below` for the column before it, `nearest` where columns have gaps.
fn rows(scale: &serde_json::Value, boards: u64, below: bool) -> &Vec<serde_json::Value> {
    let columns = scale["columns"].as_array().expect("columns");
    let bounds = |column: &serde_json::Value| {
        ["min", "max"].map(|key| column["boards"][key].as_u64().expect("boards"))
    };
    let away = |column: &serde_json::Value| {
        let [min, max] = bounds(column);
        min.saturating_sub(boards).max(boards.saturating_sub(max))
    };
    // The nearest; of two as near the first, which is the smaller.
    let least = columns.iter().map(away).min().expect("a column");
    let place = columns
        .iter()
        .position(|column| away(column) == least)
        .expect("a column");
    let place = if below {
        place.saturating_sub(1)
    } else {
        place
    };
    columns[place]["rows"].as_array().expect("rows")
}

/// What a side has that is ahead by so much, or behind.
fn vps(rows: &[serde_json::Value], margin: Fraction) -> Fraction {
    let size = if margin < whole(0) { -margin } else { margin };
    let number = |value: &serde_json::Value| -> Fraction {
        let text = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        let (whole, rest) = text.split_once('.').unwrap_or((&text, ""));
        let digits: i128 = format!("{whole}{rest}").parse().expect("a number");
        Fraction::new(
            digits,
            10_i128.pow(u32::try_from(rest.len()).expect("short")),
        )
    };
    let reached = |row: &&serde_json::Value| match row.get("imps") {
        Some(bounds) => size >= number(&bounds[0]),
        // Above the limit: exactly on it is the row nearer the average.
        None => row["percent_over"].is_null() || size + whole(50) > number(&row["percent_over"]),
    };
    let row = rows.iter().rfind(reached).expect("a row");
    number(&row["vp"][usize::from(margin < whole(0))])
}

/// Two teams, by their places.
type Meeting = (usize, usize);

#[derive(Debug, Clone)]
struct League {
    scale: &'static str,
    /// Who meets, and the scores of both tables, board by board.
    matches: Vec<(Meeting, Vec<(i32, i32)>)>,
    penalties: Vec<(usize, i128)>,
}

fn league() -> impl Strategy<Value = League> {
    let score = (-110..110_i32).prop_map(|score| 10 * score);
    let pair = (0..5_usize, 1..5_usize).prop_map(|(one, more)| (one, (one + more) % 5));
    let boards = prop::collection::vec((score.clone(), score), 3..28);
    let scale = prop::sample::select(vec!["ebu-teams4-20", "ebu-triangle-10", "ebl-wbf-teams-25"]);
    let matches = prop::collection::vec((pair, boards), 1..7);
    let penalties = prop::collection::vec((0..5_usize, 1..4_i128), 0..3);
    (scale, matches, penalties).prop_map(|(scale, matches, penalties)| League {
        scale,
        matches,
        penalties,
    })
}

/// A league of five teams: IMPs board by board, victory points by the printed table, per cent of what was at stake.
fn check_league(league: &League) {
    let mut text = format!(
        "event: {{kind: teams}}\nscoring: {{method: imps, vp: {}}}\ncontestants: [{{id: 1}}, {{id: 2}}, {{id: 3}}, {{id: 4}}, {{id: 5}}]\nresults:\n",
        league.scale
    );
    let scale = &SCALES["scales"][league.scale];
    let most = if league.scale == "ebu-triangle-10" {
        10
    } else if league.scale == "ebu-teams4-20" {
        20
    } else {
        25
    };
    let mut won = vec![(whole(0), whole(0)); 5];
    let longest = league
        .matches
        .iter()
        .map(|(_, boards)| boards.len())
        .max()
        .unwrap_or(0);
    for (number, ((one, other), boards)) in (1..).zip(&league.matches) {
        let mut net = 0;
        for (board, (open, closed)) in (1..).zip(boards) {
            for (ns, ew, score) in [(one, other, open), (other, one, closed)] {
                let (ns, ew) = (ns + 1, ew + 1);
                let _ = writeln!(
                    text,
                    "- {{match: {number}, round: {number}, board: {board}, ns: {ns}, ew: {ew}, score: {score}}}"
                );
            }
            net += imps(whole(i128::from(open - closed)));
        }
        let rows = rows(scale, boards.len() as u64, false);
        for (who, margin) in [(one, net), (other, -net)] {
            won[*who].0 += vps(rows, whole(margin));
            won[*who].1 += whole(most);
        }
    }
    // Half a victory point; one where matches have four boards or fewer (12.5).
    let standard = if longest >= 5 {
        Fraction::new(1, 2)
    } else {
        whole(1)
    };
    for (who, times) in &league.penalties {
        won[*who].0 -= standard * whole(*times);
    }
    let penalty =
        |(who, times): &(usize, i128)| format!("{{contestant: {}, standard: {times}}}", who + 1);
    let list: Vec<String> = league.penalties.iter().map(penalty).collect();
    let _ = writeln!(text, "penalties: [{}]", list.join(", "));
    let event = event_file::read(&text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let scores = score_event(&event).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let share = |(points, stake): &(Fraction, Fraction)| match *stake == whole(0) {
        true => whole(0),
        false => points / stake,
    };
    for standing in &scores.standings {
        let own = &won[standing.contestant.index()];
        assert!(
            same(&standing.total, &own.0),
            "{standing:?}: {own:?}\n{text}"
        );
        let better = won.iter().filter(|other| share(other) > share(own)).count();
        let idle = won
            .iter()
            .any(|(points, stake)| *stake == whole(0) && *points < whole(0));
        assert!(
            idle || standing.rank == Some(better as u32 + 1),
            "{standing:?}\n{text}"
        );
    }
}

#[derive(Debug, Clone)]
struct Swiss {
    method: &'static str,
    /// Rounds, of each the boards, of each the scores at the tables.
    rounds: Vec<Vec<Vec<i32>>>,
}

fn swiss() -> impl Strategy<Value = Swiss> {
    let method = prop::sample::select(vec!["matchpoints", "butler", "cross-imps"]);
    let score = prop::sample::select(vec![
        -620, -420, -100, -50, 0, 50, 110, 140, 170, 400, 420, 450, 620, 1430,
    ]);
    let rounds = (2..6_usize, 3..12_usize).prop_flat_map(move |(tables, boards)| {
        let board = prop::collection::vec(score.clone(), tables);
        prop::collection::vec(prop::collection::vec(board, boards), 1..4)
    });
    (method, rounds).prop_map(|(method, rounds)| Swiss { method, rounds })
}

/// A Swiss of pairs: each round a match, looked up by its percentage (161.8), its IMPs in the column before (161.3) or its cross-IMPs by
/// seven tenths of the scores (161.4).
fn check_swiss(swiss: &Swiss) {
    let name = if swiss.method == "matchpoints" {
        "ebu-pairs-20"
    } else {
        "ebu-teams4-20"
    };
    let mut text = format!(
        "event: {{structure: swiss}}\nscoring: {{method: {}, trim: 0, vp: {name}}}\nresults:\n",
        swiss.method
    );
    let tables = swiss.rounds[0][0].len();
    let count = tables as i128;
    let mut won = vec![whole(0); 2 * tables];
    for (number, boards) in (1..).zip(&swiss.rounds) {
        // North-South stay; East-West move on a table each round.
        let east = |table: usize| 2 * ((table + number) % tables) + 1;
        let mut sums = vec![whole(0); tables];
        for (board, scores) in (1..).zip(boards) {
            for (table, score) in scores.iter().enumerate() {
                let (ns, ew) = (2 * table + 1, east(table) + 1);
                let _ = writeln!(
                    text,
                    "- {{round: {number}, board: {board}, ns: {ns}, ew: {ew}, score: {score}}}"
                );
                let others = || {
                    scores
                        .iter()
                        .enumerate()
                        .filter(|(other, _)| *other != table)
                        .map(|(_, other)| other)
                };
                sums[table] += match swiss.method {
                    "matchpoints" => {
                        whole(others().map(|other| 1 + score.cmp(other) as i128).sum())
                    }
                    "butler" => {
                        let mean =
                            Fraction::new(scores.iter().map(|&one| i128::from(one)).sum(), count);
                        whole(imps(whole(i128::from(*score)) - rounded(mean, 10, false)))
                    }
                    _ => whole(
                        others()
                            .map(|other| imps(whole(i128::from(score - other))))
                            .sum(),
                    ),
                };
            }
        }
        let length = boards.len() as i128;
        let rows = rows(
            &SCALES["scales"][name],
            boards.len() as u64,
            swiss.method == "butler",
        );
        for (table, sum) in sums.into_iter().enumerate() {
            let margin = match swiss.method {
                "matchpoints" => sum * whole(100) / whole(2 * (count - 1) * length) - whole(50),
                "butler" => sum,
                _ => rounded(sum / (whole(count) * Fraction::new(7, 10)), 1, false),
            };
            won[2 * table] += vps(rows, margin);
            won[east(table)] += vps(rows, -margin);
        }
    }
    let event = event_file::read(&text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let scores = score_event(&event).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    for (pair, own) in won.iter().enumerate() {
        let id = event
            .contestant(&Name::Number(pair as u64 + 1))
            .expect("a pair");
        let mut standings = scores.standings.iter();
        let standing = standings
            .find(|one| one.contestant == id)
            .expect("a standing");
        assert!(
            same(&standing.total, own),
            "pair {}: ours {}, by the table {own}\n{text}",
            pair + 1,
            standing.total
        );
        let better = won.iter().filter(|other| *other > own).count();
        assert_eq!(standing.rank, Some(better as u32 + 1), "{text}");
    }
}

proptest! {
    #[test]
    fn a_league_has_the_victory_points_of_the_printed_tables(league in league()) {
        check_league(&league);
    }

    #[test]
    fn a_swiss_of_pairs_has_the_victory_points_of_the_printed_tables(swiss in swiss()) {
        check_swiss(&swiss);
    }
}

/// More boards than are told apart by the bits of a word, and more scores than a table begins with, table by table as phones send them.
#[test]
fn many_boards_with_many_scores_are_counted_right() {
    let (tables, boards) = (40_i32, 70_i32);
    let score = |table: i32, board: i32| 10 * ((table * 7919 + board * 104_729) % 97 - 48);
    let mut text = "results:\n".to_owned();
    for table in 0..tables {
        for board in 0..boards {
            let (ns, ew) = (2 * table + 1, 2 * table + 2);
            let _ = writeln!(
                text,
                "- {{board: {board}, ns: {ns}, ew: {ew}, score: {}}}",
                score(table, board)
            );
        }
    }
    let event = event_file::read(&text).unwrap_or_else(|errors| panic!("{errors}"));
    let scores = score_event(&event).unwrap_or_else(|errors| panic!("{errors}"));
    let cells = (0..tables).flat_map(|table| (0..boards).map(move |board| (table, board)));
    for (place, (table, board)) in (0..).zip(cells) {
        let others = (0..tables).filter(|&other| other != table);
        let against = |other| 1 + score(table, board).cmp(&score(other, board)) as i64;
        let won = Exact::int(others.map(against).sum());
        assert_eq!(scores.points.of(place)[0], Some(&won), "{table} {board}");
    }
    // Somebody who has a second result for the last board is found there too.
    let again = format!(
        "{text}- {{board: {}, ns: 1, ew: 4, score: 50}}\n",
        boards - 1
    );
    let event = event_file::read(&again).unwrap_or_else(|errors| panic!("{errors}"));
    let errors = score_event(&event).expect_err("an error").to_string();
    assert!(errors.contains("contestant 1 has two results"), "{errors}");
}
