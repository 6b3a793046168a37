//! What comes to the results: notes of matches, penalties, carry-over, withdrawals, those who sat out or wait.

use openroom_said::{Said, said};
use std::collections::{HashMap, HashSet};

use super::words::{called, contestant_unknown, not_above_nought};
use crate::Exact;
use crate::event::{
    Bye, ContestantId, Event, Fate, MatchNote, Method, Penalty, PenaltyAmount, Withdrawal,
};
use crate::event_error::{EventError, EventErrors};

pub(super) fn check(event: &Event, errors: &mut EventErrors) {
    matches(event, errors);
    for (place, penalty) in event.penalties.iter().enumerate() {
        put(
            errors,
            penalty_is_wrong(event, penalty),
            0,
            "penalties",
            place,
        );
    }
    for (place, carried) in event.carry_over.totals.iter().enumerate() {
        let wrong = unknown(event, [carried.contestant]);
        put(errors, wrong, 0, "carry-over.totals", place);
    }
    for (place, gone) in event.withdrawals.iter().enumerate() {
        let wrong = withdrawal_is_wrong(event, gone);
        put(errors, wrong, gone.line, "withdrawals", place);
    }
    for (place, sat_out) in event.sit_outs.iter().enumerate() {
        let wrong = unknown(event, [sat_out.contestant]);
        put(errors, wrong, 0, "sit-outs", place);
    }
    for (place, &waiting) in event.waiting.iter().enumerate() {
        put(errors, unknown(event, [waiting]), 0, "waiting", place);
    }
    once_only(event, errors);
}

fn put(errors: &mut EventErrors, wrong: Option<(Said, Said)>, line: u32, key: &str, place: usize) {
    if let Some((problem, remedy)) = wrong {
        let error = EventError::new(line, problem, remedy);
        errors.push(error.within(&format!("{key}[{place}]")));
    }
}

fn unknown(event: &Event, all: impl IntoIterator<Item = ContestantId>) -> Option<(Said, Said)> {
    let mut all = all.into_iter();
    let nobody = all.find(|who| who.index() >= event.contestants.len())?;
    Some(contestant_unknown(called(event, nobody)))
}

fn matches(event: &Event, errors: &mut EventErrors) {
    for (place, note) in event.matches.iter().enumerate() {
        let named = (note.id.0 as usize) < event.match_names.len();
        let wrong = unknown(event, note.teams.iter().copied())
            .or_else(|| match note.fate {
                Fate::Bye(Bye::Withdrawal(gone)) => unknown(event, [gone]),
                _ => None,
            })
            .or_else(|| (!named).then(|| match_unknown(note.id.0)))
            .or_else(|| teams_are_wrong(note))
            .or_else(|| pairing_is_wrong(event, note));
        put(errors, wrong, note.line, "matches", place);
    }
}

/// Victory points are between nought and the most that the scale gives.
pub(crate) fn victory_points_of_scale(event: &Event, errors: &mut EventErrors) {
    for (place, note) in event.matches.iter().enumerate() {
        put(
            errors,
            victory_points_are_wrong(event, note),
            note.line,
            "matches",
            place,
        );
    }
}

/// What nobody can have in victory points for a match or a bye.
pub(crate) fn victory_points_are_wrong(event: &Event, note: &MatchNote) -> Option<(Said, Said)> {
    let told: &[Exact] = match &note.fate {
        Fate::Vps(both) => both,
        Fate::Bye(Bye::Vps(vps)) => core::slice::from_ref(vps),
        _ => return None,
    };
    let bounds = event.victory_points_of(note);
    let is_wrong = |vps: &&Exact| match &bounds {
        Some([least, most]) => *vps < least || *vps > most,
        None => vps.signum() < 0,
    };
    let vps = told.iter().find(is_wrong)?;
    let problem = said!(
        "scored-no-such-vps",
        "a match cannot bring {vps} victory points",
        vps = vps.to_string()
    );
    let remedy = match bounds {
        Some([least, most]) => said!(
            "scored-write-vps-of-scale",
            "write {least} to {most}, as the scale has it; what the Director takes away besides is a penalty",
            least = least.to_string(),
            most = most.to_string()
        ),
        None => said!(
            "scored-write-vps-from-nought",
            "write 0 or more; what the Director takes away besides is a penalty"
        ),
    };
    Some((problem, remedy))
}

/// A match has two contestants, a bye one; a match is won by one of the two.
pub(crate) fn teams_are_wrong(note: &MatchNote) -> Option<(Said, Said)> {
    let remedy = match (&note.fate, &note.teams[..]) {
        (Fate::Bye(_), [_]) => return None,
        (Fate::Bye(_), _) => said!(
            "scored-bye-has-one-contestant",
            "a bye must have exactly one contestant"
        ),
        (Fate::Walkover(2..), _) => said!(
            "scored-name-two-different-contestants",
            "name two different contestants"
        ),
        (_, [one, other]) if one != other => return None,
        _ => said!(
            "scored-name-two-different-contestants",
            "name two different contestants"
        ),
    };
    let problem = said!(
        "scored-not-contestants-match",
        "these are not the contestants of a match"
    );
    Some((problem, remedy))
}

/// A pairing in error changes victory points (165.2): those of a match that was played or decided.
fn pairing_is_wrong(event: &Event, note: &MatchNote) -> Option<(Said, Said)> {
    if note.assignment_errors.iter().all(Option::is_none) {
        return None;
    }
    let unplayed = matches!(
        note.fate,
        Fate::Bye(_) | Fate::Walkover(_) | Fate::WrongSeating(_)
    );
    let in_vps = event.in_vps() || event.scoring.method == Method::Hybrid;
    if (in_vps || note.scale.is_some()) && !unplayed {
        return None;
    }
    let problem = said!(
        "scored-assignment-errors-have-no",
        "`assignment-errors` has no effect here"
    );
    let remedy = said!(
        "scored-assignment-errors-change-victory",
        "take it out: it changes the victory points of a match that was played (White Book 165.2)"
    );
    Some((problem, remedy))
}

/// The words for a match that nobody has heard of.
pub(crate) fn match_unknown(name: impl openroom_said::ToArg) -> (Said, Said) {
    let problem = said!("scored-match-unknown", "match {name} is unknown", name);
    let remedy = said!(
        "scored-correct-or-give-results",
        "correct the match, or give its results or its entry under `matches`"
    );
    (problem, remedy)
}

fn penalty_is_wrong(event: &Event, penalty: &Penalty) -> Option<(Said, Said)> {
    let (PenaltyAmount::Standard(amount)
    | PenaltyAmount::Disciplinary(amount)
    | PenaltyAmount::Points(amount)) = &penalty.amount;
    let known = |id: crate::event::MatchId| (id.0 as usize) < event.match_names.len();
    let nowhere = penalty.in_match.filter(|&id| !known(id));
    unknown(event, [penalty.contestant])
        .or_else(|| (amount.signum() <= 0).then(|| not_above_nought(amount)))
        .or_else(|| nowhere.map(|id| match_unknown(id.0)))
}

fn withdrawal_is_wrong(event: &Event, gone: &Withdrawal) -> Option<(Said, Said)> {
    unknown(event, [gone.contestant]).or_else(|| leaving_is_wrong(gone))
}

/// Who leaves has played no more than there is, and pays a fine only for a reason that was accepted (145.5).
pub(crate) fn leaving_is_wrong(gone: &Withdrawal) -> Option<(Said, Said)> {
    if gone.fine.signum() < 0 || gone.fine > Exact::int(40) {
        let problem = said!(
            "scored-no-fine-for-board",
            "{fine} is not a valid fine for a board",
            fine = gone.fine
        );
        let remedy = said!(
            "scored-0-40-per-cent",
            "write 0 to 40% of a top (White Book 145.5)"
        );
        return Some((problem, remedy));
    }
    if !gone.accepted && (gone.boards.is_some() || !gone.fine.is_zero()) {
        let problem = said!(
            "scored-boards-fine-for-reason",
            "`boards` and `fine` are only for an accepted reason"
        );
        let remedy = said!(
            "scored-write-accepted-true-or",
            "write `accepted: true`, or take out `boards` and `fine` (White Book 145.5)"
        );
        return Some((problem, remedy));
    }
    if gone.after > gone.of {
        let problem = said!(
            "scored-more-rounds-played-than",
            "more rounds were played than there are"
        );
        return Some((
            problem,
            said!("scored-after-most", "`after` cannot be more than `of`"),
        ));
    }
    None
}

/// A match, a withdrawal and a carry-over are told once.
fn once_only(event: &Event, errors: &mut EventErrors) {
    let mut again = |line: u32, key: &str, problem: Said| {
        let remedy = said!("placed-keep-one-of-them", "keep one of them");
        errors.push(EventError::new(line, problem, remedy).within(key));
    };
    let mut seen = HashSet::new();
    for note in event.matches.iter().filter(|note| !seen.insert(note.id)) {
        if let Some(name) = event.match_names.get(note.id.0 as usize) {
            let problem = said!(
                "scored-match-there-twice",
                "match {name} appears twice",
                name
            );
            again(note.line, "matches", problem);
        }
    }
    // Two notes of two names may be of one match all the same: of those who met in a round, decided elsewhere, each side told it.
    let mut told: HashMap<(u16, u32, ContestantId, ContestantId), u32> = HashMap::new();
    for note in &event.matches {
        let (&[one, other], Some((session, round))) = (&note.teams[..], note.when) else {
            continue;
        };
        if round == 0 || !matches!(note.fate, Fate::Vps(_) | Fate::Basic(_)) {
            continue;
        }
        let key = (session, round, one.min(other), one.max(other));
        if let Some(first) = told.insert(key, note.line) {
            let problem = said!(
                "scored-match-told-twice",
                "the match between {one} and {other} in round {round} appears twice (first in line {line})",
                one = called(event, one),
                other = called(event, other),
                round,
                line = first
            );
            again(note.line, "matches", problem);
        }
    }
    let mut seen = HashSet::new();
    let left = event.withdrawals.iter();
    for gone in left.filter(|gone| !seen.insert(gone.contestant)) {
        let problem = said!(
            "scored-contestant-withdraws-twice",
            "contestant {contestant} withdraws twice",
            contestant = called(event, gone.contestant)
        );
        again(gone.line, "withdrawals", problem);
    }
    let mut seen = HashSet::new();
    let totals = event.carry_over.totals.iter();
    for carried in totals.filter(|carried| !seen.insert(carried.contestant)) {
        let problem = said!(
            "scored-contestant-there-twice",
            "contestant {name} appears twice",
            name = called(event, carried.contestant)
        );
        again(0, "carry-over", problem);
    }
}

/// Who carries points into an event with percentages carries what they were out of.
pub(super) fn what_is_carried_is_out_of_something(event: &Event, errors: &mut EventErrors) {
    if !event.has_percent() {
        return;
    }
    for carried in &event.carry_over.totals {
        let rules = &event.scoring.settings.rules.matches;
        if event.carry_over.possible(carried, rules).is_zero() {
            let problem = said!(
                "scored-contestant-carries-total-but",
                "contestant {name} has a carry-over, but the most it could have scored is not stated",
                name = called(event, carried.contestant)
            );
            let remedy = said!(
                "scored-write-possible-most-could",
                "write `possible`, the most that the contestant could have scored, since the ranking is by percentage (White Book 143.1)"
            );
            errors.push(EventError::new(0, problem, remedy).within("carry-over.totals"));
        }
    }
}
