//! Matches of a knock-out that somebody left before their end: who stays has won (White Book 145.10).

use std::collections::BTreeSet;

use crate::export::{Matches, Open, Through};
use crate::state::{State, Unfinished};

/// A match that was won because the opponents left.
#[derive(Debug)]
pub(crate) struct Walkover {
    /// Its place in the programme, if it is still there.
    pub place: Option<usize>,
    pub name: String,
    pub from: Through,
    /// The last round that it has in the programme.
    to: Through,
    pub teams: (u32, u32),
    stays: u32,
    boards: usize,
}

impl State {
    /// The matches of a knock-out that a contestant would leave in the middle, or before them: the plan may lose them later.
    pub(crate) fn unfinished(&self, contestant: u32) -> Vec<Unfinished> {
        if !self.is_knock_out() {
            return Vec::new();
        }
        let matches = self.programme();
        let open = self.open_boards(&matches, None);
        let mut found = Vec::new();
        for (place, played) in matches.all.iter().enumerate() {
            let opponent = match played.teams {
                (first, second) if first == contestant => second,
                (first, second) if second == contestant => first,
                _ => continue,
            };
            let boards = played.boards.iter().copied();
            let wanting: BTreeSet<_> = boards
                .filter(|&(session, board)| open.contains(&(place, session, board)))
                .collect();
            // Who left first has lost.
            if self.left(opponent).is_none() && !wanting.is_empty() {
                found.push(Unfinished {
                    opponent,
                    from: played.from,
                    boards: played.boards.len(),
                    wanting,
                });
            }
        }
        found
    }

    /// Every walkover of a knock-out. Judged by all that is known, also for standings after an earlier round: a match that was
    /// played out is none.
    pub(crate) fn walkovers(&self, matches: &Matches) -> Vec<Walkover> {
        let anybody = self.contestants.values().any(|c| c.withdrawn.is_some());
        if !anybody || !self.is_knock_out() {
            return Vec::new();
        }
        let open = self.open_boards(matches, None);
        let mut all = Vec::new();
        for (place, played) in matches.all.iter().enumerate() {
            if let Some(gone) = self.gave_up(matches, place, &open) {
                let (first, second) = played.teams;
                all.push(Walkover {
                    place: Some(place),
                    name: played.name.clone(),
                    from: played.from,
                    to: matches.last_round(place).unwrap_or(played.from),
                    teams: played.teams,
                    stays: first + second - gone,
                    boards: played.boards.len(),
                });
            }
        }
        for (&gone, contestant) in &self.contestants {
            let left = contestant.withdrawn.iter();
            for unfinished in left.flat_map(|left| &left.unfinished) {
                let stays = unfinished.opponent;
                let teams = (gone.min(stays), gone.max(stays));
                if matches.all.iter().all(|played| played.teams != teams) {
                    let from = unfinished.from;
                    all.push(Walkover {
                        place: None,
                        name: self.match_name(from, &format!("{}-{}", teams.0, teams.1)),
                        from,
                        to: from,
                        teams,
                        stays,
                        boards: unfinished.boards.max(1),
                    });
                }
            }
        }
        all
    }

    /// Who left a match before its end.
    fn gave_up(&self, matches: &Matches, place: usize, open: &Open) -> Option<u32> {
        let played = &matches.all[place];
        let (first, second) = played.teams;
        let mut boards = played.boards.iter();
        let wanting = boards.any(|&(session, board)| open.contains(&(place, session, board)));
        // What was wanting when it left has come in since, or is still wanting, or is no longer laid out.
        let then = |gone: u32, stays: u32| {
            let mut unfinished = self
                .left(gone)
                .into_iter()
                .flat_map(|left| &left.unfinished);
            unfinished.any(|then| {
                then.opponent == stays && (wanting || !then.wanting.is_subset(&played.boards))
            })
        };
        if then(first, second) {
            return Some(first);
        }
        if then(second, first) {
            return Some(second);
        }
        let gone = match (self.left(first), self.left(second)) {
            (Some(_), None) => first,
            (None, Some(_)) => second,
            _ => return None,
        };
        (wanting || self.others_go_on(matches, place, gone)).then_some(gone)
    }

    /// Whether a match that was on at the same time goes on after a contestant has left: then its own was not over either,
    /// though the rest of it was never laid out.
    fn others_go_on(&self, matches: &Matches, place: usize, gone: u32) -> bool {
        let left = self.left(gone).and_then(|left| left.last_round);
        let (Some((session, round)), Some(to)) = (left, matches.last_round(place)) else {
            return false;
        };
        let left = Through { session, round };
        let mut others = matches.all.iter().enumerate();
        to <= left
            && others.any(|(other, played)| {
                other != place
                    && played.from <= to
                    && matches.last_round(other).is_some_and(|last| last > left)
            })
    }

    /// What the event file says of a walkover: also when it was, because places go by it.
    pub(crate) fn walkover_line(&self, walkover: &Walkover) -> String {
        let Walkover {
            name,
            teams: (first, second),
            boards,
            stays,
            to,
            ..
        } = walkover;
        let when = self.round_text(*to);
        format!(
            "{{match: {name}, teams: [{first}, {second}], boards: {boards}, {when}, walkover: {stays}}}"
        )
    }

    /// A round as the event file says it.
    pub(crate) fn round_text(&self, here: Through) -> String {
        let Through { session, round } = here;
        if self.session_count() > 1 {
            format!("round: {round}, session: {session}")
        } else {
            format!("round: {round}")
        }
    }
}
