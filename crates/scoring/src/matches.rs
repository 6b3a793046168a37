//! Matches: boards of two teams compared with each other, and victory points for teams, pairs and individuals.

use std::collections::{BTreeMap, HashMap};

use crate::Exact;
use crate::adjusted;
use crate::event::{
    Award, Blame, BoardId, Bye, ContestantId, Direction, Eight, Event, Fate, Kind, MatchId,
    MatchNote, Method, Name, Outcome, Ruling, Side, SideScore, Structure, TableResult, Weighted,
};
use crate::event_file::{EventError, EventErrors};
use crate::hybrid::HybridMatch;
use crate::imps::{imps, weighted};
use crate::score_event::left_early;
use crate::scores::{BoardScore, MatchScore, Scores};
use crate::settings::OwnAverage;
use crate::standard::{Measure, standard_value};
use crate::victory_points::{Input, Scale, vps_by_method};

/// Scores every match of a team event, board by board.
pub(crate) fn score_teams(
    event: &Event,
    cancelled: &[bool],
    scores: &mut Scores,
) -> Result<(), EventErrors> {
    let mut errors = EventErrors::default();
    scores.points = vec![[None, None]; event.results.len()];
    let mut boards: BTreeMap<(u16, Name), BoardScore> = BTreeMap::new();
    for (key, results) in encounters(event, cancelled) {
        let meeting = match Meeting::new(event, &key, results) {
            Ok(meeting) => meeting,
            Err(error) => {
                errors.push(error);
                continue;
            }
        };
        match meeting.score(&mut scores.points) {
            Ok(score) => scores.matches.push(score),
            Err(error) => errors.push(error),
        }
        for &i in &meeting.results {
            let result = &event.results[i as usize];
            let name = event.boards[result.board.index()].clone();
            let board = boards
                .entry((result.session, name))
                .or_insert_with(|| BoardScore {
                    board: result.board,
                    session: result.session,
                    round: 0,
                    section: None,
                    expected: 0,
                    top: (event.scoring.method == Method::PointABoard).then(|| Exact::int(2)),
                    results: Vec::new(),
                });
            board.results.push(i);
        }
    }
    scores.boards = boards.into_values().collect();
    errors.or(())
}

/// Results of pairs or players who met, in victory points.
pub(crate) fn score_pairs(
    event: &Event,
    cancelled: &[bool],
    scores: &mut Scores,
) -> Result<(), EventErrors> {
    let mut errors = EventErrors::default();
    let mut tops: HashMap<u32, (Exact, u32)> = HashMap::new();
    for board in &scores.boards {
        let top = board.top.clone().unwrap_or_default();
        tops.extend(
            board
                .results
                .iter()
                .map(|&i| (i, (top.clone(), board.expected))),
        );
    }
    for (key, results) in encounters(event, cancelled) {
        let Some(&first) = results.first() else {
            continue;
        };
        let result = &event.results[first as usize];
        let note = key
            .id
            .and_then(|id| event.matches.iter().find(|note| note.id == id));
        let sides = ordered(event, result, note);
        let (mut basic, mut available, mut boards) = ([Exact::ZERO, Exact::ZERO], Exact::ZERO, 0);
        for &i in &results {
            let result = &event.results[i as usize];
            let mut counted = false;
            for direction in Direction::BOTH {
                let Some(points) = &scores.points[i as usize][direction.index()] else {
                    continue;
                };
                counted = true;
                let team = usize::from(result.side(direction) != sides[0]);
                basic[team] += points.clone();
            }
            if counted {
                available += tops.get(&i).map(|(top, _)| top.clone()).unwrap_or_default();
                boards += 1;
            }
        }
        let (top, expected) = tops.get(&first).cloned().unwrap_or_default();
        let mut score = MatchScore {
            id: key.id,
            round: key.round,
            teams: [Some(sides[0].first), Some(sides[1].first)],
            partners: [sides[0].second, sides[1].second],
            boards,
            basic,
            available,
            vps: None,
            at_stake: Exact::ZERO,
            played: true,
            parts: None,
        };
        let length = length(event, note, boards);
        if let Some(MatchNote {
            fate: Fate::CutShort(blame),
            ..
        }) = note
        {
            cut_short_pairs(event, &mut score, *blame, length, &top, expected);
        }
        match pair_vps(event, note, &score, length, expected) {
            Ok((vps, most)) => {
                score.vps = vps;
                score.at_stake = most;
                score.boards = length;
                scores.matches.push(score);
            }
            Err(problem) => {
                let remedy = "take another scale, or set scoring.vp.boards";
                errors.push(EventError::new(result.line, problem, remedy).within("scoring.vp"));
            }
        }
    }
    errors.or(())
}

/// Sides of a pairs match in the order of the note, or by name.
fn ordered(event: &Event, result: &TableResult, note: Option<&MatchNote>) -> [Side; 2] {
    let sides = [result.ns, result.ew];
    let first = note.and_then(|note| note.teams.first());
    let turned = match first {
        Some(&first) => result.ew.has(first),
        None => {
            let name = |side: Side| &event.contestants[side.first.index()].name;
            name(result.ew) < name(result.ns)
        }
    };
    if turned { [sides[1], sides[0]] } else { sides }
}

fn cut_short_pairs(
    event: &Event,
    score: &mut MatchScore,
    blame: Blame,
    length: u32,
    top: &Exact,
    expected: u32,
) {
    let missing = length.saturating_sub(score.boards);
    if 2 * score.boards >= length {
        let ten_percent = standard_value(event, Measure::Basic, expected, 0);
        for (basic, fault) in score.basic.iter_mut().zip(adjusted::at_fault(blame)) {
            let award = if fault {
                -ten_percent.clone()
            } else {
                ten_percent.clone()
            };
            *basic += (top.clone() / Exact::int(2) + award) * Exact::int(missing.into());
        }
        score.available += top.clone() * Exact::int(missing.into());
        return;
    }
    let percent = event.scoring.method == Method::Matchpoints;
    score.basic = adjusted::void_match(blame, length, percent);
    if percent {
        score.available = Exact::int(100);
    }
}

/// The length of a match: as its note says, or the event, or as many boards as it has.
fn length(event: &Event, note: Option<&MatchNote>, played: u32) -> u32 {
    let said = note.and_then(|note| note.boards);
    said.or_else(|| event.scoring.vp.as_ref().and_then(|vp| vp.boards))
        .unwrap_or(played)
        .max(1)
}

fn pair_vps(
    event: &Event,
    note: Option<&MatchNote>,
    score: &MatchScore,
    boards: u32,
    expected: u32,
) -> Result<(Option<[Exact; 2]>, Exact), String> {
    let Some(scale) = scale_of(event, note) else {
        return Ok((None, Exact::ZERO));
    };
    let method = event.scoring.method;
    let settings = &event.scoring.settings;
    match (scale.input(), method) {
        (Input::Percent, Method::Matchpoints)
        | (Input::Imps, Method::CrossImps | Method::Butler) => {}
        (Input::Percent, _) => return Err(format!("the scale {} wants percentages", scale.name())),
        (Input::Imps, _) => return Err(format!("the scale {} wants IMPs", scale.name())),
    }
    let mut vps = [Exact::ZERO, Exact::ZERO];
    for (vps, basic) in vps.iter_mut().zip(&score.basic) {
        let margin = match method {
            Method::Matchpoints if score.available.is_zero() => Exact::int(50),
            Method::Matchpoints => basic.clone() * Exact::int(100) / score.available.clone(),
            Method::CrossImps => {
                // 161.4: the sum of all comparisons, divided by 70 % of the number of scores, to whole IMPs.
                let comparisons = Exact::int((i64::from(expected) - 1).max(1));
                let sum = if settings.cross_imps_mean {
                    basic.clone() * comparisons
                } else {
                    basic.clone()
                };
                let divisor = settings.cross_imps_divisor.clone() * Exact::int(expected.into());
                (sum / divisor).round(settings.halves)
            }
            _ => basic.round(settings.halves),
        };
        *vps = vps_by_method(scale, method, false, &margin, boards)
            .map_err(|error| error.to_string())?;
    }
    Ok((Some(with_errors(vps, note, scale)), scale.most()))
}

fn scale_of<'e>(event: &'e Event, note: Option<&'e MatchNote>) -> Option<&'e Scale> {
    let own = note.and_then(|note| note.scale.as_ref());
    own.or_else(|| event.scoring.vp.as_ref().map(|vp| &vp.scale))
}

/// Victory points after pairing errors (165.2).
fn with_errors(vps: [Exact; 2], note: Option<&MatchNote>, scale: &Scale) -> [Exact; 2] {
    let Some(note) = note else { return vps };
    let mut errors = note.assignment_errors.iter();
    vps.map(|vps| match errors.next() {
        Some(Some(error)) => adjusted::after_assignment_error(&vps, *error, &scale.most()),
        _ => vps,
    })
}

/// Which results belong together: a match by its name, or a round and the two who met.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    session: u16,
    round: u32,
    name: Option<Name>,
    sides: [Vec<Name>; 2],
    id: Option<MatchId>,
}

/// The same with numbers only, to find a key without building one.
type ShortKey = (u16, u32, Option<MatchId>, [[u32; 2]; 2]);

/// The results of each match, in an order that does not depend on that of the input.
fn encounters(event: &Event, cancelled: &[bool]) -> BTreeMap<Key, Vec<u32>> {
    let mut encounters: BTreeMap<Key, Vec<u32>> = BTreeMap::new();
    let mut known: HashMap<ShortKey, Key> = HashMap::new();
    for (i, result) in (0_u32..).zip(&event.results) {
        if cancelled
            .get(i as usize)
            .is_some_and(|&cancelled| cancelled)
        {
            continue;
        }
        let ids = |side: Side| {
            let mut ids = [
                side.first.0,
                side.second.map_or(u32::MAX, |second| second.0),
            ];
            ids.sort_unstable();
            ids
        };
        let mut sides = [ids(result.ns), ids(result.ew)];
        sides.sort_unstable();
        let round = if result.in_match.is_some() {
            0
        } else {
            result.round
        };
        let key = known
            .entry((result.session, round, result.in_match, sides))
            .or_insert_with(|| {
                let names = |side: Side| {
                    let name = |c: ContestantId| event.contestants[c.index()].name.clone();
                    let mut names: Vec<Name> = side.contestants().map(name).collect();
                    names.sort();
                    names
                };
                let mut sides = [names(result.ns), names(result.ew)];
                sides.sort();
                let name = result
                    .in_match
                    .and_then(|id| event.match_names.get(id.0 as usize).cloned());
                Key {
                    session: result.session,
                    round,
                    name,
                    sides,
                    id: result.in_match,
                }
            });
        encounters.entry(key.clone()).or_default().push(i);
    }
    encounters
}

/// The results of one match between two teams.
pub(crate) struct Meeting<'e> {
    event: &'e Event,
    note: Option<&'e MatchNote>,
    teams: [ContestantId; 2],
    id: Option<MatchId>,
    round: u32,
    pub(crate) results: Vec<u32>,
}

/// A board of a match: the tables at which it was played.
pub(crate) struct Tables<'e> {
    pub(crate) board: BoardId,
    pub(crate) tables: Vec<&'e TableResult>,
    pub(crate) places: Vec<u32>,
}

/// What the two teams get for a board, and whether any of it was artificial.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct BoardOutcome {
    pub points: [Exact; 2],
    pub artificial: bool,
    /// Average plus or minus of each team, for its own average.
    pub awards: [Option<Award>; 2],
}

impl<'e> Meeting<'e> {
    fn new(event: &'e Event, key: &Key, results: Vec<u32>) -> Result<Self, EventError> {
        let note = key
            .id
            .and_then(|id| event.matches.iter().find(|note| note.id == id));
        let mut teams: Vec<ContestantId> = Vec::new();
        for &i in &results {
            let result = &event.results[i as usize];
            if result.ns.first == result.ew.first {
                let name = &event.contestants[result.ns.first.index()].name;
                let problem = format!("team {name} plays against itself");
                return Err(EventError::new(result.line, problem, "correct ns or ew"));
            }
            for team in [result.ns.first, result.ew.first] {
                if !teams.contains(&team) {
                    teams.push(team);
                }
            }
        }
        teams.sort_by(|a, b| {
            event.contestants[a.index()]
                .name
                .cmp(&event.contestants[b.index()].name)
        });
        if let Some(note) = note
            && note.teams.len() == 2
        {
            if teams.iter().any(|team| !note.teams.contains(team)) {
                let problem = "a result of this match names a team that is not of the match";
                return Err(
                    EventError::new(note.line, problem, "correct matches or the result")
                        .within("matches"),
                );
            }
            teams.clone_from(&note.teams);
        }
        let [first, second] = teams[..] else {
            let line = results
                .first()
                .map_or(0, |&i| event.results[i as usize].line);
            return Err(EventError::new(
                line,
                "not two teams in a match",
                "give each match its own name",
            ));
        };
        Ok(Self {
            event,
            note,
            teams: [first, second],
            id: key.id,
            round: key.round,
            results,
        })
    }

    /// The match in which a result was played.
    pub(crate) fn of_result(event: &'e Event, cancelled: &[bool], wanted: u32) -> Option<Self> {
        let found = encounters(event, cancelled)
            .into_iter()
            .find(|(_, results)| results.contains(&wanted));
        found.and_then(|(key, results)| Self::new(event, &key, results).ok())
    }

    /// The boards; fours of a larger team stand alone where they are scored so.
    pub(crate) fn boards(&self) -> Vec<Tables<'e>> {
        let apart = self.event.scoring.eight == Eight::Fours;
        let mut boards: BTreeMap<(Name, u8), Tables<'e>> = BTreeMap::new();
        for &i in &self.results {
            let result = &self.event.results[i as usize];
            let four = if apart { result.four } else { 0 };
            let name = self.event.boards[result.board.index()].clone();
            let tables = boards.entry((name, four)).or_insert_with(|| Tables {
                board: result.board,
                tables: Vec::new(),
                places: Vec::new(),
            });
            tables.tables.push(result);
            tables.places.push(i);
        }
        boards.into_values().collect()
    }

    fn score(&self, points: &mut [[Option<Exact>; 2]]) -> Result<MatchScore, EventError> {
        let event = self.event;
        let mut basic = [Exact::ZERO, Exact::ZERO];
        let boards = self.boards();
        let mut scored = Vec::new();
        let mut outcomes = Vec::new();
        for tables in &boards {
            outcomes.extend(self.board(tables)?.map(|outcome| (tables, outcome)));
        }
        self.own_averages(&mut outcomes);
        for (tables, outcome) in outcomes {
            for (result, &i) in tables.tables.iter().zip(&tables.places) {
                for direction in Direction::BOTH {
                    let team = usize::from(result.side(direction).first != self.teams[0]);
                    points[i as usize][direction.index()] = Some(outcome.points[team].clone());
                }
            }
            for (basic, points) in basic.iter_mut().zip(&outcome.points) {
                *basic += points.clone();
            }
            scored.push(tables);
        }
        let played = distinct_boards(&scored);
        let length = length(event, self.note, played);
        let mut score = MatchScore {
            id: self.id,
            round: self.round,
            teams: self.teams.map(Some),
            partners: [None, None],
            boards: length,
            basic,
            available: Exact::ZERO,
            vps: None,
            at_stake: Exact::ZERO,
            played: true,
            parts: None,
        };
        if event.scoring.method == Method::PointABoard {
            score.available = Exact::int(2 * i64::from(played));
        }
        if event.scoring.method == Method::Hybrid {
            self.hybrid(&scored, &mut score)?;
            return Ok(score);
        }
        self.fate(&mut score, played, length);
        self.cap(&mut score, length);
        self.vps(&mut score, length)?;
        Ok(score)
    }

    fn line(&self) -> u32 {
        self.results
            .first()
            .map_or(0, |&i| self.event.results[i as usize].line)
    }

    fn place(&self) -> String {
        let [a, b] = self
            .teams
            .map(|team| &self.event.contestants[team.index()].name);
        format!("match {a} v {b}")
    }

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
                &points[0],
                &points[1],
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
        let fail = |line, problem: String, remedy: &str| {
            let place = format!("{}, board {board}", self.place());
            Err(EventError::new(line, problem, remedy).within(&place))
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
            let remedy = "give the result of the other table with the teams the other way round, or an award";
            return fail(line, "a result from one side only".to_owned(), remedy);
        }
        let single = self.event.scoring.eight == Eight::Fours;
        if single && live.len() > 2 {
            let remedy = "keep two; tables of a team of eight say four: 1, four: 2";
            return fail(live[2].line, format!("{} results", live.len()), remedy);
        }
        if live.windows(2).any(|pair| pair[0].form != pair[1].form) {
            let remedy = "results of different forms cannot be compared (86B2, 87C): award artificial scores";
            return fail(line, "played in different forms".to_owned(), remedy);
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
    fn own_averages(&self, outcomes: &mut [(&Tables<'e>, BoardOutcome)]) {
        let settings = &self.event.scoring.settings;
        if settings.own_average != OwnAverage::All || self.event.structure == Structure::KnockOut {
            return;
        }
        for team in 0..2 {
            let real = outcomes.iter().filter(|(_, outcome)| !outcome.artificial);
            let made: Vec<Exact> = real
                .map(|(_, outcome)| outcome.points[team].clone())
                .collect();
            let count = i64::try_from(made.len()).unwrap_or(0);
            if count == 0 {
                continue;
            }
            let own = made.into_iter().sum::<Exact>() / Exact::int(count);
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

    pub(crate) fn unit(&self) -> Exact {
        match self.event.scoring.method {
            Method::Imps => self.event.scoring.settings.imp_unit.clone(),
            Method::PointABoard => Exact::ratio(1, 10),
            _ => Exact::ZERO,
        }
    }

    /// An artificial score in the unit of the board.
    fn award(&self, award: &Award) -> Exact {
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
        let table = [Weighted {
            score: redress.table,
            weight: Exact::ONE,
        }];
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

    fn fate(&self, score: &mut MatchScore, played: u32, length: u32) {
        let Some(note) = self.note else { return };
        match &note.fate {
            Fate::CutShort(blame) if 2 * played >= length => {
                let missing = Exact::int(length.saturating_sub(played).into());
                for (basic, fault) in score.basic.iter_mut().zip(adjusted::at_fault(*blame)) {
                    let award = if fault { Award::Minus } else { Award::Plus };
                    *basic += self.award(&award) * missing.clone();
                }
            }
            Fate::CutShort(blame) => score.basic = adjusted::void_match(*blame, length, false),
            Fate::Basic(basic) => score.basic = basic.clone(),
            _ => {}
        }
    }

    /// A cap on short matches that are not turned into victory points (161.1).
    fn cap(&self, score: &mut MatchScore, length: u32) {
        if !self.event.scoring.settings.imp_caps || self.event.scoring.vp.is_some() {
            return;
        }
        let cap = match length {
            0..=2 => Exact::int(20),
            3..=4 => Exact::int(25),
            _ => return,
        };
        for basic in &mut score.basic {
            *basic = basic.clone().clamp(-cap.clone(), cap.clone());
        }
    }

    fn vps(&self, score: &mut MatchScore, length: u32) -> Result<(), EventError> {
        let Some(scale) = scale_of(self.event, self.note) else {
            return Ok(());
        };
        score.at_stake = scale.most();
        if let Some(vps) = self.note.and_then(|note| fixed_vps(note, scale)) {
            score.vps = Some(vps);
            return Ok(());
        }
        let fail = |problem: String| {
            let remedy = "take another scale, or set scoring.vp.boards";
            Err(EventError::new(self.line(), problem, remedy).within(&self.place()))
        };
        if scale.input() != Input::Imps || self.event.scoring.method != Method::Imps {
            return fail(format!(
                "the scale {} does not go with the method",
                scale.name()
            ));
        }
        let added = self.event.scoring.team_of >= 8 && self.event.scoring.eight != Eight::CrossImps;
        let mut vps = [Exact::ZERO, Exact::ZERO];
        for (vps, basic) in vps.iter_mut().zip(&score.basic) {
            match vps_by_method(scale, Method::Imps, added, basic, length) {
                Ok(points) => *vps = points,
                Err(error) => return fail(error.to_string()),
            }
        }
        score.vps = Some(with_errors(vps, self.note, scale));
        Ok(())
    }

    /// A match by the hybrid: the whole match is scored for each possible result, then weighted (12.1.7).
    fn hybrid(&self, boards: &[&Tables<'e>], score: &mut MatchScore) -> Result<(), EventError> {
        let fail = |problem: &str, remedy: &str| {
            Err(EventError::new(self.line(), problem, remedy).within(&self.place()))
        };
        let mut vps = [Exact::ZERO, Exact::ZERO];
        let mut parts = [[Exact::ZERO, Exact::ZERO], [Exact::ZERO, Exact::ZERO]];
        for (place, &team) in self.teams.iter().enumerate() {
            let mut cases: Vec<(Vec<[i64; 2]>, Exact)> = vec![(Vec::new(), Exact::ONE)];
            let mut awarded = Exact::ZERO;
            for tables in boards {
                let award = tables.tables.iter().find_map(|result| {
                    match own_score(result, result.direction_of(team)?) {
                        Own::Artificial(award) => Some(self.award(award)),
                        _ => None,
                    }
                });
                if let Some(award) = award {
                    awarded += award;
                    continue;
                }
                cases = hybrid_cases(&cases, tables, team);
                if cases.len() > MOST_CASES {
                    return fail("too many weighted results in one match", "use fewer");
                }
            }
            let count = boards.len();
            for (tables, weight) in &cases {
                let mut tables = tables.clone();
                // An awarded board is a drawn one, its award added; it has no total points.
                tables.resize(count, [0, 0]);
                let Some(scored) =
                    HybridMatch::new(&tables, self.event.scoring.settings.hybrid_rounded)
                else {
                    return fail(
                        "the hybrid has scales for matches of 2, 3 and 4 boards only",
                        "correct the boards",
                    );
                };
                let won = scored.boards[0].clone() + awarded.clone();
                vps[place] += weight.clone() * (won.clone() + scored.ratio[0].clone());
                parts[0][place] += weight.clone() * won;
                parts[1][place] += weight.clone() * Exact::int(scored.net);
            }
            vps[place] =
                vps[place].round_to(&Exact::ratio(1, 10), self.event.scoring.settings.halves);
        }
        let stakes = [7, 10, 13];
        let stake = boards
            .len()
            .checked_sub(2)
            .and_then(|place| stakes.get(place))
            .copied()
            .unwrap_or(0);
        score.basic = parts[1].clone();
        score.parts = Some(parts);
        score.at_stake = Exact::int(stake);
        score.vps = Some(vps);
        Ok(())
    }
}

/// More possible matches than this are a slip.
const MOST_CASES: usize = 10_000;

fn hybrid_cases(
    cases: &[(Vec<[i64; 2]>, Exact)],
    tables: &Tables,
    team: ContestantId,
) -> Vec<(Vec<[i64; 2]>, Exact)> {
    let mut more: Vec<(Vec<i64>, Exact)> = vec![(Vec::new(), Exact::ONE)];
    for result in &tables.tables {
        let Some(direction) = result.direction_of(team) else {
            continue;
        };
        let Own::Parts(parts) = own_score(result, direction) else {
            continue;
        };
        more = more
            .iter()
            .flat_map(|(scores, weight)| {
                parts.iter().map(move |part| {
                    let mut scores = scores.clone();
                    scores.push(i64::from(part.score) * direction.sign());
                    (scores, weight.clone() * part.weight.clone())
                })
            })
            .collect();
    }
    cases
        .iter()
        .flat_map(|(boards, weight)| {
            more.iter().map(move |(scores, other)| {
                let mut boards = boards.clone();
                boards.push([
                    scores.first().copied().unwrap_or(0),
                    scores.get(1).copied().unwrap_or(0),
                ]);
                (boards, weight.clone() * other.clone())
            })
        })
        .collect()
}

/// Victory points that do not come from the boards.
fn fixed_vps(note: &MatchNote, scale: &Scale) -> Option<[Exact; 2]> {
    match &note.fate {
        Fate::Vps(vps) => Some(vps.clone()),
        Fate::WrongSeating(director) => {
            let vps = adjusted::wrong_seating(&scale.most(), *director);
            Some([vps.clone(), vps])
        }
        _ => None,
    }
}

enum TeamScore {
    Compared(Exact),
    /// The award too, where the own average may replace it.
    Awarded(Exact, Option<Award>),
    Complement,
}

/// What a side has at a table.
enum Own<'a> {
    Parts(Vec<Weighted>),
    Artificial(&'a Award),
    AtLeastPlus,
    Redress,
}

fn own_score(result: &TableResult, direction: Direction) -> Own<'_> {
    match &result.outcome {
        Outcome::Score(score) => Own::Parts(vec![Weighted {
            score: *score,
            weight: Exact::ONE,
        }]),
        Outcome::NotPlayed => Own::Parts(Vec::new()),
        Outcome::Ruled(ruling) => match &**ruling {
            Ruling::Redress(_) => Own::Redress,
            Ruling::Sides(sides) => match &sides[direction.index()] {
                SideScore::Artificial(award) => Own::Artificial(award),
                SideScore::Assigned(parts) => Own::Parts(parts.clone()),
                SideScore::AtLeastPlus(_) => Own::AtLeastPlus,
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

fn distinct_boards(scored: &[&Tables]) -> u32 {
    let mut boards: Vec<BoardId> = scored.iter().map(|tables| tables.board).collect();
    boards.sort_unstable();
    boards.dedup();
    u32::try_from(boards.len()).unwrap_or(u32::MAX)
}

/// Matches that have no boards: decided elsewhere, wrongly seated, byes.
pub(crate) fn score_notes(event: &Event, scores: &mut Scores) -> Result<(), EventErrors> {
    let mut errors = EventErrors::default();
    let mut byes = Vec::new();
    for note in &event.matches {
        if scores.matches.iter().any(|score| score.id == Some(note.id)) {
            continue;
        }
        let gone = |&contestant: &ContestantId| left_early(event, contestant);
        let without = matches!(&note.fate, Fate::Bye(Bye::Withdrawal(other)) if gone(other));
        if without || note.teams.iter().any(gone) {
            continue;
        }
        let teams = [note.teams.first().copied(), note.teams.get(1).copied()];
        let mut score = MatchScore {
            id: Some(note.id),
            round: 0,
            teams,
            partners: [None, None],
            boards: length(event, Some(note), 0),
            basic: [Exact::ZERO, Exact::ZERO],
            available: Exact::ZERO,
            vps: None,
            at_stake: Exact::ZERO,
            played: !matches!(note.fate, Fate::Bye(_) | Fate::WrongSeating(_)),
            parts: None,
        };
        let scale = scale_of(event, Some(note));
        if let Some(scale) = scale {
            score.at_stake = scale.most();
            score.vps = fixed_vps(note, scale);
        }
        let length = length(event, Some(note), 0);
        match &note.fate {
            Fate::Played => {
                let error = EventError::new(
                    note.line,
                    "a match without results",
                    "give its results, or what it ended in",
                );
                errors.push(error.within("matches"));
                continue;
            }
            Fate::Basic(basic) => score.basic = basic.clone(),
            Fate::CutShort(blame) => {
                let percent =
                    event.kind != Kind::Teams && event.scoring.method == Method::Matchpoints;
                score.basic = adjusted::void_match(*blame, length, percent);
                score.available = if percent {
                    Exact::int(100)
                } else {
                    Exact::ZERO
                };
            }
            Fate::WrongSeating(director) if scale.is_none() => {
                // Other methods: both lose twice the standard value (147.6c); the complement if it was the Director.
                let value = standard_value(event, Measure::Final, 0, length)
                    * Exact::int(if *director { 2 } else { -2 });
                score.basic = [value.clone(), value];
            }
            Fate::Bye(bye) => {
                byes.push((scores.matches.len(), bye.clone()));
            }
            Fate::Vps(_) | Fate::WrongSeating(_) => {}
        }
        if let (Some(scale), None, Fate::Basic(_) | Fate::CutShort(_)) =
            (scale, &score.vps, &note.fate)
        {
            let of =
                |basic: &Exact| vps_by_method(scale, event.scoring.method, false, basic, length);
            match (of(&score.basic[0]), of(&score.basic[1])) {
                (Ok(first), Ok(second)) => {
                    score.vps = Some(with_errors([first, second], Some(note), scale))
                }
                (Err(error), _) | (_, Err(error)) => {
                    let remedy = "set boards, or take another scale";
                    errors.push(
                        EventError::new(note.line, error.to_string(), remedy).within("matches"),
                    );
                }
            }
        }
        scores.matches.push(score);
    }
    for (place, bye) in byes {
        award_bye(scores, place, &bye);
    }
    errors.or(())
}

/// A bye in victory points (80.5, 145.2).
fn award_bye(scores: &mut Scores, place: usize, bye: &Bye) {
    let Some(contestant) = scores.matches[place].teams[0] else {
        return;
    };
    let most = scores.matches[place].at_stake.clone();
    let average = |contestant| {
        let played = scores.matches.iter().filter(|score| score.played);
        let own: Vec<Exact> = played
            .filter_map(|score| {
                let team = score
                    .teams
                    .iter()
                    .position(|team| *team == Some(contestant))?;
                score.vps.as_ref().map(|vps| vps[team].clone())
            })
            .collect();
        let count = Exact::int(i64::try_from(own.len()).unwrap_or(0));
        own.into_iter().sum::<Exact>() / count
    };
    let vps = match bye {
        Bye::Vps(vps) => vps.clone(),
        Bye::OwnAverage => average(contestant),
        Bye::Withdrawal(gone) => adjusted::withdrawn_award(
            &average(contestant),
            &average(*gone),
            &most,
            &Exact::ratio(1, 2),
        ),
    };
    scores.matches[place].vps = Some([vps, Exact::ZERO]);
}
