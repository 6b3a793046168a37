//! One board of a match between two teams.

use super::team_match::{Meeting, Tables};
use crate::Exact;
use crate::adjusted;
use crate::event::{
    Award, ContestantId, Direction, Eight, Method, Outcome, Room, Ruling, SideScore, Structure,
    TableResult, Weighted,
};
use crate::event_error::EventError;
use crate::imps::{imps, weighted};
use crate::settings::OwnAverage;
use crate::standard::{Measure, standard_value};
use openroom_said::{Said, said};

/// What the two teams get for a board, and whether any of it was artificial.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct BoardOutcome {
    pub points: [Exact; 2],
    pub artificial: bool,
    /// Average plus or minus of each team, for its own average.
    pub awards: [Option<Award>; 2],
}

impl<'e> Meeting<'e> {
    /// The points of a board for each team; nothing when it was not played.
    pub(crate) fn board(&self, tables: &Tables<'e>) -> Result<Option<BoardOutcome>, EventError> {
        let live: Vec<&TableResult> = tables
            .tables
            .iter()
            .copied()
            .filter(|result| result.outcome != Outcome::NotPlayed)
            .collect();
        if live.is_empty() {
            return Ok(None);
        }
        self.check(tables, &live)?;
        let mut artificial = false;
        let mut points = [Exact::ZERO, Exact::ZERO];
        let mut complement = [false, false];
        let mut awards = [None, None];
        for (place, &team) in self.teams.iter().enumerate() {
            let score = self.team_score(&live, team);
            artificial |= !matches!(score, TeamScore::Compared(_));
            match score {
                TeamScore::Compared(value) => points[place] = value,
                TeamScore::Awarded(value, award) => (points[place], awards[place]) = (value, award),
                TeamScore::Complement => complement[place] = true,
            }
        }
        match complement {
            [true, false] => points[0] = self.both() - points[1].clone(),
            [false, true] => points[1] = self.both() - points[0].clone(),
            _ => {}
        }
        let balances = points[0].clone() + points[1].clone() == self.both();
        if self.event.structure == Structure::KnockOut && !balances && self.both().is_zero() {
            let settings = &self.event.scoring.settings;
            let net = adjusted::balanced(
                &settings.rules.matches,
                [&points[0], &points[1]],
                artificial,
                &settings.imp_unit,
                settings.halves,
            );
            points = [net.clone(), -net];
        }
        Ok(Some(BoardOutcome {
            points,
            artificial,
            awards,
        }))
    }

    /// Every table must have its counterpart, in the same form, unless the board was awarded.
    fn check(&self, tables: &Tables<'e>, live: &[&TableResult]) -> Result<(), EventError> {
        let board = &self.event.boards[tables.board.index()];
        let fail = |line, problem: Said, remedy: Said| {
            let place = said!(
                "scored-match-board",
                "{of}, board {board}",
                of = self.place(),
                board
            );
            Err(EventError::new(line, problem, remedy).about(place))
        };
        let line = live[0].line;
        if live.iter().any(|result| is_awarded(result)) {
            return Ok(());
        }
        let sits_ns = live
            .iter()
            .filter(|result| result.ns.first == self.teams[0])
            .count();
        let sits_ew = live.len() - sits_ns;
        if sits_ns == 0 || sits_ew == 0 {
            let remedy = said!(
                "scored-give-result-other-table",
                "give the other table’s result with the teams the other way round, or an award"
            );
            return fail(
                line,
                said!(
                    "scored-result-from-one-side",
                    "there is a result with the teams seated one way round only"
                ),
                remedy,
            );
        }
        let single = self.event.scoring.eight == Eight::Fours;
        if !single && sits_ns != sits_ew {
            let problem = said!(
                "scored-results-with-north-south",
                "{name} must have the same number of results each way, not {sits_ns} as North-South and {sits_ew} as East-West",
                sits_ns,
                name = self.event.contestants[self.teams[0].index()].name,
                sits_ew
            );
            return fail(
                line,
                problem,
                said!(
                    "scored-give-as-many-tables",
                    "give the same number of tables each way round"
                ),
            );
        }
        if single && live.len() > 2 {
            let remedy = said!(
                "scored-keep-two-tables-team",
                "keep two results; for a team of eight write `four: 1`, `four: 2`"
            );
            return fail(
                live[2].line,
                said!(
                    "scored-results",
                    "there are {count} results",
                    count = live.len()
                ),
                remedy,
            );
        }
        let rooms: Vec<_> = live.iter().map(|result| result.room).collect();
        if single && rooms.len() == 2 && rooms[0] == rooms[1] && rooms[0] != Room::Unknown {
            return fail(
                live[1].line,
                said!(
                    "scored-two-results-from-same",
                    "there are two results from the same room"
                ),
                said!(
                    "scored-one-from-open-room",
                    "one must be from the open room and one from the closed"
                ),
            );
        }
        if live.windows(2).any(|pair| pair[0].form != pair[1].form) {
            let remedy = said!(
                "scored-results-different-forms-cannot",
                "results of different forms cannot be compared (86B2, 87C): award artificial scores"
            );
            return fail(
                line,
                said!(
                    "scored-played-different-forms",
                    "the board was played in different forms"
                ),
                remedy,
            );
        }
        Ok(())
    }

    fn team_score(&self, live: &[&TableResult], team: ContestantId) -> TeamScore {
        let settings = &self.event.scoring.settings;
        let mut plus_floor = None;
        let mut awarded: Option<Award> = None;
        for result in live {
            let Some(direction) = result.direction_of(team) else {
                continue;
            };
            match own_score(result, direction) {
                Own::Artificial(award) => awarded = Some(award.clone()),
                Own::AtLeastPlus => plus_floor = Some(self.award(&Award::Plus)),
                Own::Parts(_) | Own::Redress => {}
            }
        }
        if let Some(award) = awarded {
            return match award {
                Award::Complement => TeamScore::Complement,
                award => TeamScore::Awarded(self.award(&award), Some(award)),
            };
        }
        let value = self
            .compare(live, team)
            .round_to(&self.unit(), settings.halves);
        match plus_floor {
            Some(plus) => TeamScore::Awarded(value.max(plus), None),
            None => TeamScore::Compared(value),
        }
    }

    /// What the two teams share on a board.
    fn both(&self) -> Exact {
        match self.event.scoring.method {
            Method::PointABoard => Exact::int(2),
            _ => Exact::ZERO,
        }
    }

    /// Replaces average plus and minus by a team's own mean on the other boards of the match, where the event wants it.
    pub(super) fn own_averages(&self, outcomes: &mut [(&Tables<'e>, BoardOutcome)]) {
        if !self.has_own_averages() {
            return;
        }
        let settings = &self.event.scoring.settings;
        for team in 0..2 {
            let Some((points, boards)) = own_of(outcomes, team) else {
                continue;
            };
            let own = points / Exact::int(boards);
            for (_, outcome) in outcomes.iter_mut() {
                let Some(award) = &outcome.awards[team] else {
                    continue;
                };
                let value =
                    adjusted::with_own_average(award, outcome.points[team].clone(), Some(&own));
                outcome.points[team] = value.round_to(&self.unit(), settings.halves);
            }
        }
    }

    fn has_own_averages(&self) -> bool {
        self.event.scoring.settings.own_average == OwnAverage::All
            && self.event.structure != Structure::KnockOut
    }

    /// What a team made on the boards of the match with a result, and how many those are; nothing where the own average does
    /// not count.
    pub(crate) fn own_score_of(&self, team: ContestantId) -> Option<(Exact, i64)> {
        let boards = self.boards();
        let outcomes: Vec<_> = boards
            .iter()
            .filter_map(|tables| Some((tables, self.board(tables).ok()??)))
            .collect();
        own_of(&outcomes, self.place_of(team)).filter(|_| self.has_own_averages())
    }

    pub(crate) fn unit(&self) -> Exact {
        match self.event.scoring.method {
            Method::Imps => self.event.scoring.settings.imp_unit.clone(),
            Method::PointABoard => Exact::ratio(1, 10),
            _ => Exact::ZERO,
        }
    }

    /// An artificial score in the unit of the board.
    pub(super) fn award(&self, award: &Award) -> Exact {
        let value = standard_value(self.event, Measure::Basic, 0, 0);
        let average = if self.event.scoring.method == Method::PointABoard {
            Exact::ONE
        } else {
            Exact::ZERO
        };
        let percent = adjusted::award_percent(award).unwrap_or(Exact::int(50));
        average + value * (percent - Exact::int(50)) / Exact::int(10)
    }

    /// The team's result on the board, by its own scores at each table.
    fn compare(&self, live: &[&TableResult], team: ContestantId) -> Exact {
        let redress = live.iter().find_map(|result| match &result.outcome {
            Outcome::Ruled(ruling) => match &**ruling {
                Ruling::Redress(redress) => Some((*result, redress)),
                Ruling::Sides(_) => None,
            },
            _ => None,
        });
        let Some((at, redress)) = redress else {
            return self.net(live, team, None);
        };
        // A, B and C from the non-offenders' side, against the other table.
        let non_offenders = at.side(redress.offenders.other()).first;
        let table = [Weighted::new(redress.table, Exact::ONE)];
        let value = |parts: &[Weighted]| self.net(live, non_offenders, Some(parts));
        let decided = adjusted::redress(
            &value(&table),
            &value(&redress.without_infraction),
            &value(&redress.without_error),
        );
        if team == non_offenders {
            decided.non_offenders
        } else {
            -decided.offenders
        }
    }

    /// The team's net points; `instead` stands for the table with reduced redress.
    fn net(
        &self,
        live: &[&TableResult],
        team: ContestantId,
        instead: Option<&[Weighted]>,
    ) -> Exact {
        let mut seats: [Vec<Vec<Weighted>>; 2] = [Vec::new(), Vec::new()];
        for result in live {
            let Some(direction) = result.direction_of(team) else {
                continue;
            };
            let parts = match own_score(result, direction) {
                Own::Parts(parts) => parts,
                Own::Redress => instead.unwrap_or_default().to_vec(),
                Own::AtLeastPlus => at_least_parts(result, direction),
                Own::Artificial(_) => continue,
            };
            seats[direction.index()].push(parts);
        }
        let [ns, ew] = seats;
        let convert = |difference| self.convert(difference);
        if self.event.scoring.eight == Eight::Aggregate {
            let sums = |tables: &[Vec<Weighted>]| {
                tables
                    .iter()
                    .fold(vec![(0, Exact::ONE)], |sums, table| add(&sums, table))
            };
            let (ours, theirs) = (sums(&ns), sums(&ew));
            return ours
                .iter()
                .flat_map(|a| theirs.iter().map(move |b| (a, b)))
                .map(|((a, v), (b, w))| v.clone() * w.clone() * convert(a - b))
                .sum();
        }
        ns.iter()
            .flat_map(|a| ew.iter().map(move |b| (a, b)))
            .map(|(a, b)| weighted(a, b, convert))
            .sum()
    }

    pub(crate) fn convert(&self, difference: i64) -> Exact {
        match self.event.scoring.method {
            Method::Imps => Exact::int(imps(difference)),
            Method::PointABoard => Exact::int(1 + difference.signum()),
            _ => Exact::int(difference),
        }
    }
}

enum TeamScore {
    Compared(Exact),
    /// The award too, where the own average may replace it.
    Awarded(Exact, Option<Award>),
    Complement,
}

/// Points and boards of a team, artificial ones left out.
fn own_of(outcomes: &[(&Tables, BoardOutcome)], team: usize) -> Option<(Exact, i64)> {
    let real = outcomes.iter().filter(|(_, outcome)| !outcome.artificial);
    let made: Vec<Exact> = real
        .map(|(_, outcome)| outcome.points[team].clone())
        .collect();
    let boards = i64::try_from(made.len()).unwrap_or(0);
    (boards > 0).then(|| (made.into_iter().sum(), boards))
}

/// What a side has at a table.
pub(super) enum Own<'a> {
    Parts(Vec<Weighted>),
    Artificial(&'a Award),
    AtLeastPlus,
    Redress,
}

pub(super) fn own_score(result: &TableResult, direction: Direction) -> Own<'_> {
    match &result.outcome {
        Outcome::Score(score) => Own::Parts(vec![Weighted::new(*score, Exact::ONE)]),
        Outcome::NotPlayed | Outcome::Absent(_) => Own::Parts(Vec::new()),
        Outcome::Ruled(ruling) => match &**ruling {
            Ruling::Redress(_) => Own::Redress,
            Ruling::Sides(sides) => match &sides[direction.index()] {
                SideScore::Artificial(award) => Own::Artificial(award),
                SideScore::Assigned(parts) => Own::Parts(parts.clone()),
                SideScore::AtLeastPlus(_) => Own::AtLeastPlus,
                SideScore::Unscored => Own::Parts(Vec::new()),
            },
        },
    }
}

fn at_least_parts(result: &TableResult, direction: Direction) -> Vec<Weighted> {
    match &result.outcome {
        Outcome::Ruled(ruling) => match &**ruling {
            Ruling::Sides(sides) => match &sides[direction.index()] {
                SideScore::AtLeastPlus(parts) => parts.clone(),
                _ => Vec::new(),
            },
            Ruling::Redress(_) => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn is_awarded(result: &TableResult) -> bool {
    Direction::BOTH
        .into_iter()
        .any(|direction| matches!(own_score(result, direction), Own::Artificial(_)))
}

/// Adds a weighted table to the sums so far.
fn add(sums: &[(i64, Exact)], table: &[Weighted]) -> Vec<(i64, Exact)> {
    sums.iter()
        .flat_map(|(sum, weight)| {
            table.iter().map(move |part| {
                (
                    sum + i64::from(part.score),
                    weight.clone() * part.weight.clone(),
                )
            })
        })
        .collect()
}
