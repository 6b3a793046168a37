//! Matches of a knock-out that somebody left before their end: who stays has won (White Book 145.10).

use std::collections::{BTreeMap, BTreeSet};

use openroom_scoring::event::Name;

use crate::export::{Matches, Note, NoteFate, Open, is_extra};
use crate::knock_out::{Decided, Tie};
use crate::spot::Through;
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
        if !self.is_knock_out() || self.knock_out.is_some() {
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
        if self.knock_out.is_some() {
            return self.walkovers_of(&self.ties_in(matches));
        }
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
                if self.still_planned(matches, gone, unfinished).is_none() {
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

    /// The matches of a bracket that one side has without the boards. What was played of them is not scored (145.10).
    pub(crate) fn walkovers_of(&self, ties: &[Tie]) -> Vec<Walkover> {
        let won = ties.iter().filter_map(|tie| {
            let level = tie.score.as_ref().is_some_and(|score| score[0] == score[1]);
            let played_out = tie.how == Some(Decided::Lots) && level && tie.done == tie.boards;
            let without = matches!(
                tie.how,
                Some(Decided::Left | Decided::Walkover | Decided::Lots)
            );
            if !without || played_out {
                return None;
            }
            let (teams, stays) = (tie.teams()?, tie.winner?);
            let teams = (teams[0].min(teams[1]), teams[0].max(teams[1]));
            let gone = teams.0 + teams.1 - stays;
            let told = self.knock_out.as_ref()?.decided.get(&tie.place);
            let left = self.left(gone).and_then(|left| left.last_round);
            let left = left.map(|(session, round)| Through { session, round });
            let when = told.map_or(left, |told| told.after);
            let from = tie.at.first().copied().or(when).unwrap_or(Through {
                session: 1,
                round: 1,
            });
            Some(Walkover {
                place: tie.programme,
                name: self.tie_name(tie, from, teams),
                from,
                to: tie.at.last().copied().unwrap_or(from),
                teams,
                stays,
                boards: (tie.boards as usize).max(1),
            })
        });
        won.collect()
    }

    /// What a match of a bracket is called in the results, whether it was laid out or not.
    pub(crate) fn tie_name(&self, tie: &Tie, from: Through, teams: (u32, u32)) -> String {
        match &tie.name {
            Some(name) => name.clone(),
            None => self.match_name(from, &format!("{}-{}", teams.0, teams.1)),
        }
    }

    /// The place of a match that somebody left, if the programme still has it: it may have been moved.
    fn still_planned(&self, matches: &Matches, gone: u32, its: &Unfinished) -> Option<usize> {
        let teams = (gone.min(its.opponent), gone.max(its.opponent));
        let own = || {
            let all = matches.all.iter().enumerate();
            all.filter(|(_, played)| played.teams == teams)
        };
        let left = self.left(gone).and_then(|left| left.last_round);
        let to_come = |place: usize| {
            let last = matches.last_round(place);
            last.map(|last| (last.session, last.round)) > left
        };
        let same = own().find(|(_, played)| played.from == its.from);
        let found = same.or_else(|| own().find(|&(place, _)| to_come(place)));
        found.map(|(place, _)| place)
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
                then.opponent == stays
                    && self.still_planned(matches, gone, then) == Some(place)
                    && (wanting || !then.wanting.is_subset(&played.boards))
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
        let unfinished = wanting
            || self.others_go_on(matches, place, gone)
            || self.was_to_go_on(matches, place, gone);
        unfinished.then_some(gone)
    }

    /// Whether it is the final, of which a session was never laid out. Every other match has put one team out, so two are
    /// left.
    fn was_to_go_on(&self, matches: &Matches, place: usize, gone: u32) -> bool {
        let laid_out = self.sessions.iter().zip(1_u16..);
        let laid_out = laid_out.filter(|(session, _)| !session.rounds.is_empty());
        let laid_out: Vec<u16> = laid_out.map(|(_, number)| number).collect();
        let left = self.left(gone).and_then(|left| left.last_round);
        let last = matches.last_round(place);
        let plays = |who: u32| {
            let mut all = matches.all.iter();
            all.any(|played| played.teams.0 == who || played.teams.1 == who)
        };
        let there = self
            .contestants
            .keys()
            .filter(|&&who| plays(who) || self.left(who).is_none());
        last.map(|last| last.session) == laid_out.last().copied()
            && last.map(|last| (last.session, last.round)) <= left
            && laid_out.len() < usize::from(self.session_count())
            && there.count() == matches.all.len() + 1
    }

    /// Whether a match that was on at the same time goes on after a contestant has left: then its own was not over either,
    /// though the rest of it was never laid out. Extra boards of a match that was over and level go on for that match alone
    /// (143.2.1).
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
                    && (!self.only_extra_boards(matches, other, left)
                        || self.is_level(matches, place, left))
            })
    }

    /// Whether a match was level after a round, and what follows in it are the boards that break the tie.
    fn only_extra_boards(&self, matches: &Matches, place: usize, after: Through) -> bool {
        let mut rounds: BTreeMap<Through, BTreeSet<u32>> = BTreeMap::new();
        for (session, round, table, board) in self.places() {
            let here = Through { session, round };
            if matches.at(here, table.sitting) == Some(place) {
                rounds.entry(here).or_default().insert(board.board);
            }
        }
        let played = |here: &Through| *here <= after;
        let mut so_far: usize = rounds
            .iter()
            .filter(|(here, _)| played(here))
            .map(|(_, boards)| boards.len())
            .sum();
        let mut later = rounds.iter().filter(|(here, _)| !played(here));
        let few = later.all(|(_, boards)| {
            let few = is_extra(so_far, boards.len());
            so_far += boards.len();
            few
        });
        few && self.is_level(matches, place, after)
    }

    /// Whether a match was level after a round.
    fn is_level(&self, matches: &Matches, place: usize, after: Through) -> bool {
        let scorable = self.scorable_with(Some(after), self.programme(), Vec::new());
        let Ok(scores) = scorable.scores() else {
            return false;
        };
        let name = Name::Word(matches.all[place].name.clone());
        let id = scorable.event.match_id(&name);
        let mut found = scores
            .matches
            .iter()
            .filter(|score| id.is_some() && score.id == id);
        found.any(|score| score.won(0) == score.won(1))
    }
}

impl Walkover {
    /// What is said of it: also when it was, because places go by it.
    pub(super) fn note(&self) -> Note {
        Note {
            teams: vec![self.teams.0, self.teams.1],
            boards: self.boards,
            when: Some(self.to),
            fate: NoteFate::Walkover(self.stays),
        }
    }
}
