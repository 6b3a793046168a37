//! How the points on a board came about.

use super::comparisons::comparisons;
use super::facts::{ExplainStep, Fact};
use super::story::{Story, Wanted};
use crate::Exact;
use crate::absences;
use crate::butler;
use crate::event::{
    Award, BoardId, ContestantId, Direction, Edition, Event, EventKind, Method, Outcome, Redress,
    Ruling, SideScore, Structure, TableResult, Weighted,
};
use crate::field::{Compared, by_form};
use crate::frequencies::Frequencies;
use crate::matches::{Meeting, Tables};
use crate::matchpoints::Matchpoints;
use crate::points::Player;
use crate::score_event::score_with;
use crate::scores::{BoardScore, Scores};
use crate::{adjusted, cross_imps};

/// The steps by which a contestant's points on a board came about; nothing if it has no result there.
#[must_use]
pub fn explain_result(
    event: &Event,
    scores: &Scores,
    board: BoardId,
    contestant: ContestantId,
) -> Option<Vec<ExplainStep>> {
    let event = &*absences::resolve(event).ok()?;
    let mut steps = Steps {
        event,
        steps: Vec::new(),
    };
    let mut found = false;
    for board in scores.boards.iter().filter(|score| score.board == board) {
        for &i in &board.results {
            let result = &event.results[i as usize];
            let Some(side) = result.direction_of(contestant) else {
                continue;
            };
            if event.kind == EventKind::Teams {
                if !found {
                    steps.team_board(i, contestant);
                }
            } else {
                let player = result.side(side).player_of(contestant);
                steps.field_board(board, i, side, player);
                for one in comparisons(event, scores, i, contestant) {
                    let fact = match one.worth {
                        Some(_) => Fact::Against(one.with),
                        None => Fact::Counted(one.with),
                    };
                    steps.push("", fact, one.worth);
                }
            }
            if !found || event.kind != EventKind::Teams {
                let player = result.side(side).player_of(contestant);
                let points = scores.points.player(i, side, player).cloned();
                steps.push("", Fact::Scores, points);
            }
            found = true;
        }
    }
    found.then_some(steps.steps)
}

struct Steps<'e> {
    event: &'e Event,
    steps: Vec<ExplainStep>,
}

impl Steps<'_> {
    fn push(&mut self, rule: &str, fact: Fact, value: Option<Exact>) {
        self.steps.push(ExplainStep {
            rule: rule.to_owned(),
            fact,
            value,
        });
    }

    fn field_board(&mut self, board: &BoardScore, i: u32, side: Direction, player: Player) {
        let event = self.event;
        let forms = by_form(event, &board.results);
        let fouled = forms.len() > 1;
        let Some(results) = forms.into_iter().find(|results| results.contains(&i)) else {
            return;
        };
        if fouled {
            self.push("87B; White Book 147.2", Fact::Form(results.len()), None);
        }
        let compared = Compared::new(event, results, board.expected);
        let table = compared.table(side, None);
        let result = &event.results[i as usize];
        let who = result
            .side(side)
            .players()
            .find(|(_, other)| *other == player);
        if who.is_some_and(|(who, _)| result.stood_in == Some(who)) {
            self.field_award(i, side, player);
            return;
        }
        match &event.results[i as usize].outcome {
            Outcome::NotPlayed => self.push("White Book 12.13", Fact::NotPlayed, None),
            Outcome::Score(score) => {
                self.table_score(side, *score);
                self.table(&compared, &table, side, board.expected);
                self.value(&compared, &table, side, *score, board.expected);
            }
            Outcome::Ruled(ruling) => match &**ruling {
                Ruling::Redress(redress) => {
                    self.table(&compared, &table, side, board.expected);
                    self.field_redress(&compared, i, redress);
                }
                Ruling::Sides(sides) => match &sides[side.index()] {
                    SideScore::Artificial(_) => self.field_award(i, side, player),
                    SideScore::Unscored => self.push("White Book 145.5", Fact::Absent, None),
                    SideScore::Assigned(parts) => {
                        self.parts(parts);
                        self.table(&compared, &table, side, board.expected);
                        let mut sum = Exact::ZERO;
                        for part in parts {
                            let value =
                                self.value(&compared, &table, side, part.score, board.expected);
                            let fact = Fact::WeightedPart(part.weight.clone(), value.clone());
                            let share = part.weight.clone() * value;
                            sum += share.clone();
                            self.push("12C1c; White Book 12.1.4", fact, Some(share));
                        }
                        self.rounded(&sum);
                    }
                    SideScore::AtLeastPlus(parts) => {
                        self.parts(parts);
                        self.field_award(i, side, player);
                    }
                },
            },
            Outcome::Absent(_) => self.push("White Book 145.1", Fact::Absent, None),
        }
    }

    /// An artificial score, as it was given: the event is scored again with somebody listening.
    fn field_award(&mut self, i: u32, side: Direction, player: Player) {
        let mut story = Story::of(Wanted::Award(i, side, player));
        if score_with(self.event, &mut story).is_ok() {
            self.steps.append(&mut story.steps);
        }
    }

    /// The score at the table, with its sign for the side.
    fn table_score(&mut self, side: Direction, score: i32) {
        let score = seen_by(side, score);
        self.push(
            "77",
            Fact::TableScore(side, score),
            Some(Exact::from(score)),
        );
    }

    fn parts(&mut self, parts: &[Weighted]) {
        for part in parts {
            self.push("12C1", Fact::Part(part.clone()), None);
        }
    }

    /// Butler rounds a weighted board to its unit.
    fn rounded(&mut self, sum: &Exact) {
        let settings = &self.event.scoring.settings;
        if self.event.scoring.method != Method::Butler {
            return;
        }
        let rounded = sum.round_to(&settings.imp_unit, settings.halves);
        if rounded != *sum {
            let fact = Fact::Rounded(settings.imp_unit.clone());
            self.push(settings.rounding_rule(), fact, Some(rounded));
        }
    }

    fn award(&mut self, award: &Award) {
        match award {
            Award::Complement => self.push("86B2b (2017)", Fact::Complement, None),
            award => self.push(
                "12C2a; White Book 12.5",
                Fact::Award(award.clone()),
                adjusted::award_percent(award),
            ),
        }
    }

    fn table(&mut self, compared: &Compared, table: &Frequencies, side: Direction, expected: u32) {
        // Against the par of the board no other result counts.
        if compared.has_par() {
            return;
        }
        let mut lines: Vec<_> = table
            .lines()
            .iter()
            .map(|line| (line.score, line.frequency.clone()))
            .collect();
        // Best first, as the side sees it.
        match side {
            Direction::Ns => lines.reverse(),
            Direction::Ew => lines.iter_mut().for_each(|(score, _)| *score = -*score),
        }
        self.push(
            "White Book 78.1",
            Fact::Frequencies(side, lines),
            Some(table.results().clone()),
        );
        let scoring = &self.event.scoring;
        let mean = scoring.method == Method::CrossImps && scoring.settings.cross_imps_mean;
        if !mean && *table.results() != Exact::int(expected.into()) {
            let factor = table.factor(expected);
            self.push(
                "White Book 78.3, 78.4",
                Fact::Factor(expected, table.results().clone()),
                Some(factor),
            );
        }
    }

    fn value(
        &mut self,
        compared: &Compared,
        table: &Frequencies,
        side: Direction,
        score: i32,
        expected: u32,
    ) -> Exact {
        let settings = &self.event.scoring.settings;
        match self.event.scoring.method {
            Method::Matchpoints => {
                let points = Matchpoints::new(table, side, expected, settings.win).of(score);
                let place = table.place(score).unwrap_or_default();
                let sums = table.sums_below();
                let beaten = match side {
                    Direction::Ns => sums[place].clone(),
                    Direction::Ew => table.results().clone() - sums[place + 1].clone(),
                };
                let fact = Fact::Beats {
                    score: seen_by(side, score),
                    beaten,
                    frequency: table.frequency(score),
                    factor: table.factor(expected),
                    win: settings.win,
                };
                self.push("78A", fact, Some(points.clone()));
                points
            }
            Method::CrossImps => {
                let mean = settings.cross_imps_mean;
                // The mean is that of the comparisons there are: nothing is scaled.
                let scaled = match mean {
                    true => results_of(table),
                    false => expected,
                };
                let points = cross_imps::CrossImps::new(table, scaled).of(side, score);
                let fact = Fact::CrossImps(seen_by(side, score));
                self.push("78B; White Book 78.4", fact, Some(points.clone()));
                if !mean {
                    return points;
                }
                let comparisons = cross_imps::comparisons(table);
                let points = points / comparisons.clone();
                let fact = Fact::Mean(comparisons);
                self.push("setting cross-imps", fact, Some(points.clone()));
                points
            }
            Method::Butler => {
                let scoring = &self.event.scoring;
                let mean = butler::mean(table, expected, scoring.trim);
                let datum = compared.datum(table);
                let (rule, fact) = match compared.has_par() {
                    true => ("setting datum", Fact::Par),
                    false => ("White Book 78.4, 78.5.2", Fact::Datum(scoring.trim, mean)),
                };
                self.push(rule, fact, Some(datum.clone()));
                let points = butler::against(&datum, side, score);
                let other = datum * Exact::int(side.sign());
                let fact = Fact::Difference(seen_by(side, score), other);
                self.push("78B", fact, Some(points.clone()));
                points
            }
            _ => {
                let points = Exact::from(score) * Exact::int(side.sign());
                self.push("78C", Fact::Points, Some(points.clone()));
                points
            }
        }
    }

    fn field_redress(&mut self, compared: &Compared, i: u32, redress: &Redress) {
        if let Some((a, b, c, case)) = compared.redress_figures(i, redress) {
            self.push(redress_rule(self.event), Fact::Redress(a, b, c, case), None);
        }
    }

    fn team_board(&mut self, i: u32, team: ContestantId) {
        let Some(meeting) = Meeting::of_result(self.event, &[], i) else {
            return;
        };
        let Some(tables) = meeting
            .boards()
            .into_iter()
            .find(|tables| tables.places.contains(&i))
        else {
            return;
        };
        for result in &tables.tables {
            self.team_table(result, team);
        }
        self.team_comparison(&meeting, &tables, team);
        let Ok(Some(outcome)) = meeting.board(&tables) else {
            return;
        };
        if outcome.artificial && self.event.structure == Structure::KnockOut {
            self.push("12C4; White Book 90.5", Fact::Balanced, None);
        }
        let place = meeting.place_of(team);
        if outcome.awards[place].is_some()
            && let Some((points, boards)) = meeting.own_score_of(team)
        {
            let average = points.clone() / Exact::int(boards);
            let fact = Fact::OwnAverage {
                points,
                possible: Exact::ZERO,
                boards,
            };
            self.push("12C2c; setting own-average", fact, Some(average));
        }
    }

    /// Each score of the team at one table against each at the other: convert first, weight afterwards.
    fn team_comparison(&mut self, meeting: &Meeting, tables: &Tables, team: ContestantId) {
        let own = |direction| {
            let mut at = tables
                .tables
                .iter()
                .filter(|result| result.direction_of(team) == Some(direction));
            match (at.next(), at.next()) {
                (Some(result), None) => parts_of(result, direction),
                _ => None,
            }
        };
        let (Some(ns), Some(ew)) = (own(Direction::Ns), own(Direction::Ew)) else {
            return;
        };
        let rule = match self.event.scoring.method {
            Method::Imps => "78B",
            Method::PointABoard => "White Book 12.5",
            Method::Hybrid => "White Book 161.7",
            _ => "78C",
        };
        let weighted = ns.len() > 1 || ew.len() > 1;
        let mut sum = Exact::ZERO;
        for (a, b) in ns.iter().flat_map(|a| ew.iter().map(move |b| (a, b))) {
            let value = meeting.convert(i64::from(a.score) - i64::from(b.score));
            let weight = a.weight.clone() * b.weight.clone();
            sum += weight.clone() * value.clone();
            if weighted {
                let fact = Fact::WeightedDifference(weight.clone(), a.score, b.score);
                self.push("12C1c; White Book 12.1.4", fact, Some(weight * value));
            } else {
                self.push(
                    rule,
                    Fact::Difference(a.score, Exact::from(b.score)),
                    Some(value),
                );
            }
        }
        let unit = meeting.unit();
        if weighted && !unit.is_zero() {
            let settings = &self.event.scoring.settings;
            let rounded = sum.round_to(&unit, settings.halves);
            let rule = settings.rounding_rule();
            self.push(rule, Fact::Rounded(unit), Some(rounded));
        }
    }

    fn team_table(&mut self, result: &TableResult, team: ContestantId) {
        let Some(direction) = result.direction_of(team) else {
            return;
        };
        match &result.outcome {
            Outcome::Score(score) => self.table_score(direction, *score),
            Outcome::NotPlayed => self.push("White Book 12.13", Fact::NotPlayed, None),
            Outcome::Absent(_) => self.push("White Book 145.1", Fact::Absent, None),
            Outcome::Ruled(ruling) => match &**ruling {
                Ruling::Sides(sides) => match &sides[direction.index()] {
                    SideScore::Artificial(award) => self.award(award),
                    SideScore::Unscored => self.push("White Book 145.5", Fact::Absent, None),
                    SideScore::Assigned(parts) => self.parts(parts),
                    SideScore::AtLeastPlus(parts) => {
                        self.parts(parts);
                        self.award(&Award::Plus);
                    }
                },
                Ruling::Redress(redress) => {
                    self.table_score(direction, redress.table);
                    self.parts(&redress.without_infraction);
                }
            },
        }
    }
}

/// A score as a side sees it.
const fn seen_by(side: Direction, score: i32) -> i32 {
    match side {
        Direction::Ns => score,
        Direction::Ew => -score,
    }
}

/// The results of a table, which are a whole number: the weights of each add up to 1.
fn results_of(table: &Frequencies) -> u32 {
    let count = table.results().to_i64().unwrap_or_default();
    u32::try_from(count).unwrap_or_default()
}

fn redress_rule(event: &Event) -> &'static str {
    match event.edition {
        Edition::E2007 => "12C1b (2007); White Book 12.9",
        Edition::E2017 => "12C1e (2017); White Book 12.9",
    }
}

/// The score of a side as parts; nothing for an artificial one or for reduced redress.
pub(super) fn parts_of(result: &TableResult, direction: Direction) -> Option<Vec<Weighted>> {
    match &result.outcome {
        Outcome::Score(score) => Some(vec![Weighted::new(*score, Exact::ONE)]),
        Outcome::NotPlayed | Outcome::Absent(_) => None,
        Outcome::Ruled(ruling) => match &**ruling {
            Ruling::Redress(_) => None,
            Ruling::Sides(sides) => match &sides[direction.index()] {
                SideScore::Artificial(_) | SideScore::Unscored => None,
                SideScore::Assigned(parts) | SideScore::AtLeastPlus(parts) => Some(parts.clone()),
            },
        },
    }
}
