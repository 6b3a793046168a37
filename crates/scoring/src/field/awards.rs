//! Artificial scores in a field, given once all real ones are known (12C2).

mod byes;

use std::collections::{HashMap, HashSet};

use crate::Exact;
use crate::adjusted;
use crate::event::{
    Award, ContestantId, Direction, Event, EventKind, Method, Outcome, Ruling, SideScore,
    Structure, TableResult,
};
use crate::explain_event::facts::Fact;
use crate::explain_event::story::Story;
use crate::points::Player;
use crate::scores::{Scores, Warning};
use crate::settings::OwnAverage;

use byes::Byes;

/// An artificial score that waits for the contestant's own average.
pub(super) struct Pending {
    pub result: u32,
    pub side: Direction,
    /// Whose it is; the first stands for the whole side where pairs compete.
    pub player: Player,
    pub award: Award,
    /// What the side would have by an assigned score, if that is better.
    pub at_least: Option<Exact>,
    /// What average is on the board, and 10 % more.
    pub average: Exact,
    pub value: Exact,
}

impl Pending {
    /// Whose score it is.
    fn contestant(&self, event: &Event) -> ContestantId {
        let side = event.results[self.result as usize].side(self.side);
        match self.player {
            Player::First => side.first,
            Player::Second => side.second.unwrap_or(side.first),
        }
    }

    /// Writes it down: for the side, or for the second of two partners if it is not what the first has.
    fn put(&self, scores: &mut Scores, value: Option<Exact>) {
        let points = &mut scores.points;
        match self.player {
            Player::First => points.set(self.result, self.side, value),
            Player::Second if points.side(self.result, self.side) == value.as_ref() => {}
            Player::Second => points.set_apart(self.result, self.side, value),
        }
    }

    /// What the opponents have: two partners with scores of their own, half of both.
    fn opponents(&self, event: &Event, scores: &Scores) -> Option<Exact> {
        let side = self.side.other();
        let players = event.results[self.result as usize].side(side).players();
        let each =
            players.map(|(_, player)| scores.points.player(self.result, side, player).cloned());
        let each: Vec<Exact> = each.collect::<Option<_>>()?;
        let count = Exact::int(i64::try_from(each.len()).unwrap_or(1));
        Some(each.into_iter().sum::<Exact>() / count)
    }
}

/// What a contestant made on the boards of a session that have a result: the base of its own average.
#[derive(Default, Clone)]
struct Own {
    points: Exact,
    possible: Exact,
    boards: i64,
}

impl Own {
    fn add(&mut self, points: &Exact, top: Option<&Exact>) {
        self.points += points.clone();
        self.possible += top.cloned().unwrap_or_default();
        self.boards += 1;
    }

    /// What the average is worth on a board on which so much is average.
    fn on_board(&self, average: &Exact) -> Exact {
        match self.possible.is_zero() {
            true => self.points.clone() / Exact::int(self.boards),
            false => {
                self.points.clone() / self.possible.clone() * (average.clone() + average.clone())
            }
        }
    }
}

/// Gives artificial scores, once all real ones are known (12C2c).
pub(super) fn award(
    event: &Event,
    mut pending: Vec<Pending>,
    scores: &mut Scores,
    story: &mut Story,
) {
    if pending.is_empty() {
        return;
    }
    let own = own_averages(event, &pending, scores);
    let byes = Byes::new(event, &pending, scores);
    let name = |pending: &Pending| {
        let result = &event.results[pending.result as usize];
        (
            result.session,
            result.round,
            event.boards[result.board.index()].clone(),
            pending.side,
            pending.player,
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
        let key = (pending.contestant(event), session_of(event, result));
        let nth = counts.entry(key).or_insert(0);
        if pending.award == Award::Plus {
            *nth += 1;
        }
        let value = award_value(event, &pending, *nth, own.get(&key), story);
        pending.put(scores, value);
    }
    byes.award(scores, story);
    for pending in complements {
        let other = pending.opponents(event, scores);
        let both = pending.average.clone() + pending.average.clone();
        let value = other.map(|other| both - other);
        if story.wants_award(pending.result, pending.side, pending.player) {
            story.push("86B2b (2017)", Fact::Complement, value.clone());
        }
        pending.put(scores, value);
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

/// Own averages of those who wait for an artificial score; what a stand-by made is not among them.
fn own_averages(
    event: &Event,
    pending: &[Pending],
    scores: &Scores,
) -> HashMap<(ContestantId, u32), Own> {
    let mut own: HashMap<(ContestantId, u32), Own> = HashMap::new();
    for pending in pending {
        let result = &event.results[pending.result as usize];
        own.entry((pending.contestant(event), session_of(event, result)))
            .or_default();
    }
    for board in &scores.boards {
        for &i in &board.results {
            let result = &event.results[i as usize];
            for side in Direction::BOTH {
                for (contestant, player) in result.side(side).players() {
                    let key = (contestant, session_of(event, result));
                    let Some(points) = scores.points.player(i, side, player) else {
                        continue;
                    };
                    if let Some(own) = own.get_mut(&key) {
                        own.add(points, board.top.as_ref());
                    }
                }
            }
        }
    }
    own
}

/// The points of an artificial score; nothing where the cap leaves the board out (12.20).
fn award_value(
    event: &Event,
    pending: &Pending,
    nth: u32,
    own: Option<&Own>,
    story: &mut Story,
) -> Option<Exact> {
    let settings = &event.scoring.settings;
    let told = story.wants_award(pending.result, pending.side, pending.player);
    let mut tell = |rule: &str, fact: Fact, value: &Exact| {
        if told {
            story.push(rule, fact, Some(value.clone()));
        }
    };
    let plus = pending.award == Award::Plus;
    if let Some(cap) = settings.average_plus_cap
        && plus
        && nth > cap
    {
        tell(
            "White Book 12.20",
            Fact::OverTheCap(cap),
            &Exact::int(nth.into()),
        );
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
    let rule = if repeated.is_some() {
        "12C2d (2017)"
    } else {
        "12C2a; White Book 12.5"
    };
    let shown = repeated
        .clone()
        .map_or_else(|| pending.award.clone(), Award::Percent);
    let percent = repeated.or_else(|| adjusted::award_percent(&pending.award))?;
    // Each 10 % above or below average is one standard value (12.5). In matchpoints a percentage that is told is one of the top, whatever
    // average plus is worth there.
    let is_told = matches!(pending.award, Award::Percent(_));
    let ten = match is_told && event.scoring.method == Method::Matchpoints {
        true => pending.average.clone() / Exact::int(5),
        false => pending.value.clone(),
    };
    let mut value = pending.average.clone() + ten * (percent - Exact::int(50)) / Exact::int(10);
    tell(rule, Fact::Award(shown), &value);
    let may_have_own = matches!(pending.award, Award::Plus | Award::Minus);
    if let Some(own) = own.filter(|own| own.boards > 0 && has_own && may_have_own) {
        let average = own.on_board(&pending.average);
        let fact = Fact::OwnAverage {
            points: own.points.clone(),
            possible: own.possible.clone(),
            boards: own.boards,
        };
        tell("12C2c; White Book 12.1.1", fact, &average);
        value = adjusted::with_own_average(&pending.award, value, Some(&average));
    }
    if let Some(assigned) = pending.at_least.clone().filter(|better| *better > value) {
        tell("86B2b (2017)", Fact::AssignedIsBetter, &assigned);
        value = assigned;
    }
    if event.scoring.method == Method::Butler && !settings.imp_unit.is_zero() {
        let rounded = value.round_to(&settings.imp_unit, settings.halves);
        if rounded != value {
            let fact = Fact::Rounded(settings.imp_unit.clone());
            tell(settings.rounding_rule(), fact, &rounded);
        }
        value = rounded;
    }
    Some(value)
}

/// More than 100 % together wants an outside cause (12.1.1, 12.19): a warning, no refusal.
fn warn_above_hundred(event: &Event, scores: &mut Scores) {
    let fouled = event.results.iter().filter(|result| result.form != 0);
    let fouled: HashSet<_> = fouled.map(|at| (at.session, at.board)).collect();
    for (i, result) in event.results.iter().enumerate() {
        // A form of a fouled board that nobody else played: nobody at the table is at fault (147.2).
        if fouled.contains(&(result.session, result.board)) {
            continue;
        }
        // A player of an individual whose partner has left: the cause is outside this table (145.4).
        let alone = [result.ns, result.ew]
            .iter()
            .any(|side| side.second.is_none());
        if event.kind == EventKind::Individual && alone {
            continue;
        }
        let Outcome::Ruled(ruling) = &result.outcome else {
            continue;
        };
        let Ruling::Sides([SideScore::Artificial(ns), SideScore::Artificial(ew)]) = &**ruling
        else {
            continue;
        };
        // Of four players one may be at fault alone (147.9).
        if [ns, ew].iter().any(|award| matches!(award, Award::Each(_))) {
            continue;
        }
        let sum = adjusted::award_percent(ns)
            .zip(adjusted::award_percent(ew))
            .map(|(ns, ew)| ns + ew);
        if sum.is_some_and(|sum| sum > Exact::int(100)) {
            let result = u32::try_from(i).unwrap_or(u32::MAX);
            scores.warnings.push(Warning::AboveHundred { result });
        }
    }
}
