//! The next matches of a bracket as a round of tables.

use std::collections::{BTreeMap, BTreeSet};

use openroom_laws::law;
use openroom_movements::{Boards, Entrants, Movement, Round, Table};

use super::Act;
use super::knock_out::{MOST_BOARDS, decided_already, not_known_yet};
use crate::entry::{MatchPlace, MatchesLaidOut, Part};
use crate::knock_out::{LaidOut, Tie, TieState};
use crate::refusal::{Done, Refused};
use crate::said::said;
use crate::spot::Through;
use crate::state::{Sitting, State};

/// No movement has a higher board.
const MOST_BOARD: u32 = 9999;

/// A match to be laid out.
struct Next {
    place: MatchPlace,
    teams: [u32; 2],
    boards: u32,
    extra: bool,
}

impl State {
    pub(crate) fn lay_out_matches(&mut self, act: &Act, told: &MatchesLaidOut) -> Done {
        act.by_director(
            self,
            law!("8A1"),
            said!("what-laying-out", "laying matches out"),
        )?;
        self.need_bracket()?;
        self.check_session(told.session)?;
        if self.session(told.session).is_some_and(|s| s.over.is_some()) {
            return Err(Refused::law(
                law!("8C"),
                self.edition(),
                said!("the-session-is-over", "the session is over"),
            ));
        }
        if told
            .boards
            .is_some_and(|boards| boards == 0 || boards > MOST_BOARDS)
        {
            return Err(Refused::plain(said!(
                "match-of-boards",
                "a match has 1 to {most} boards",
                most = MOST_BOARDS
            )));
        }
        let next = self.next_matches(told)?;
        let tables = self.free_tables(told.session, next.len());
        let fours = self.fours();
        let first = self.first_board(told.session);
        let longest = next.iter().map(|one| one.boards).max().unwrap_or(0);
        if first + longest > MOST_BOARD {
            return Err(Refused::plain(said!(
                "boards-run-out",
                "the session has no board numbers left; go on in another session"
            )));
        }
        let mut round = Round::default();
        let mut laid = Vec::new();
        let mut free = tables.into_iter();
        for one in &next {
            let [home, away] = one.teams;
            let boards = Boards((first..first + one.boards).collect());
            let mut own = Vec::new();
            for _ in 0..fours {
                for (ns, ew) in [(home, away), (away, home)] {
                    let number = free.next().unwrap_or(1);
                    own.push(number.to_string());
                    round
                        .tables
                        .push(Table::of_sides(number, ns, ew, boards.clone()));
                }
            }
            laid.push((one, own));
        }
        let turn = self.add_round(told.session, round);
        let at = Through {
            session: told.session,
            round: turn,
        };
        let laid: Vec<LaidOut> = laid
            .into_iter()
            .map(|(one, tables)| LaidOut {
                place: one.place,
                at,
                tables,
                teams: one.teams,
                boards: one.boards,
                extra: one.extra,
                void: false,
            })
            .collect();
        if let Some(of) = &mut self.knock_out {
            of.laid_out.extend(laid);
        }
        self.plan_rounds(told.session);
        Ok(())
    }

    /// The matches that were asked for, each of which can be laid out.
    fn next_matches(&self, told: &MatchesLaidOut) -> Result<Vec<Next>, Refused> {
        if told.matches.is_empty() {
            return Err(Refused::plain(said!(
                "lay-out-which",
                "say which matches are to be laid out: `matches: [2/1, 2/2]`"
            )));
        }
        let ties: BTreeMap<MatchPlace, Tie> = self
            .ties()
            .into_iter()
            .map(|tie| (tie.place, tie))
            .collect();
        let mut seen = BTreeSet::new();
        let mut next = Vec::new();
        for &place in &told.matches {
            if !seen.insert(place) {
                return Err(Refused::plain(said!(
                    "lay-out-twice",
                    "match {place} is named twice",
                    place
                )));
            }
            let Some(tie) = ties.get(&place) else {
                return Err(Refused::plain(said!(
                    "no-such-tie",
                    "the bracket has no match {place}",
                    place
                )));
            };
            let extra = match tie.state {
                TieState::Ready => false,
                TieState::Level => true,
                TieState::Waiting => return Err(not_known_yet(place)),
                TieState::Over => return Err(decided_already(place)),
                TieState::LaidOut | TieState::Playing => {
                    return Err(Refused::plain(said!(
                        "match-laid-out-already",
                        "match {place} is laid out already",
                        place
                    )));
                }
            };
            let usual = match extra {
                false => tie.boards,
                true => tie.extra_boards(),
            };
            let teams = tie.teams().ok_or_else(|| not_known_yet(place))?;
            next.push(Next {
                place,
                teams,
                boards: told.boards.unwrap_or(usual),
                extra,
            });
        }
        Ok(next)
    }

    /// How many fours a team has.
    fn fours(&self) -> usize {
        let players = self.regulations.settings().get("team-of");
        let players = players.and_then(|setting| setting.value.text()?.parse::<usize>().ok());
        (players.unwrap_or(4) / 4).clamp(1, 2)
    }

    /// The lowest tables at which nobody has a match to finish.
    fn free_tables(&self, session: u16, matches: usize) -> Vec<u32> {
        let busy: BTreeSet<&str> = self
            .session(session)
            .into_iter()
            .flat_map(|s| (1_u32..).zip(&s.rounds))
            .flat_map(|(turn, round)| round.tables.iter().map(move |table| (turn, round, table)))
            .filter(|(_, round, table)| {
                let waits = |board: &crate::state::BoardAt| {
                    board.result().is_none() && self.absent(session, table.sitting).is_none()
                };
                table.sitting.is_full()
                    && (round.started.is_none() || table.boards.iter().any(waits))
            })
            .map(|(_, _, table)| table.name.as_str())
            .collect();
        let free = (1_u32..).filter(|number| !busy.contains(number.to_string().as_str()));
        // The rooms of a match stand side by side: an odd table and the one after it.
        let mut tables = Vec::new();
        let mut free = free.peekable();
        let wanted = matches * 2 * self.fours();
        while tables.len() < wanted {
            match free.next() {
                Some(one) if one % 2 == 1 && free.peek() == Some(&(one + 1)) => {
                    tables.push(one);
                    tables.extend(free.next());
                }
                Some(_) => {}
                None => break,
            }
        }
        tables
    }

    /// The first board that nobody has in a session.
    fn first_board(&self, session: u16) -> u32 {
        let movement = self.session(session).and_then(|s| s.movement.as_ref());
        let tables = movement.into_iter().flat_map(|m| &m.rounds);
        let boards = tables
            .flat_map(|round| &round.tables)
            .flat_map(|t| &t.boards.0);
        boards.max().map_or(1, |last| last + 1)
    }

    /// Adds a round to the movement of a session; the movement is made if there is none. Gives back its number.
    fn add_round(&mut self, session: u16, round: Round) -> u32 {
        let most = self.contestants.keys().max().copied().unwrap_or(0);
        let name = format!("Knock-out, {} teams", self.contestants.len());
        let found = self.session_mut(session);
        let before = found.movement.as_deref().cloned();
        let mut movement = before.unwrap_or_else(|| Movement::new(name, Entrants::Teams, most));
        movement.contestants = movement.contestants.max(most);
        let tables = u32::try_from(round.tables.len()).unwrap_or(u32::MAX);
        movement.copies = movement.copies.max(tables);
        movement.rounds.push(round);
        movement.meetings = u32::try_from(movement.rounds.len()).unwrap_or(u32::MAX);
        let turn = movement.meetings;
        found.movement = Some(movement.into());
        self.lay_out(session);
        turn
    }

    /// So many rounds the session has, as far as one can know: those there are and those of the bracket to come.
    fn plan_rounds(&mut self, session: u16) {
        let Some(of) = &self.knock_out else {
            return;
        };
        let last = of
            .laid_out
            .iter()
            .filter(|laid| laid.place.part == Part::Main && !laid.void)
            .map(|laid| laid.place.round)
            .max();
        let to_come = of.rounds().saturating_sub(last.unwrap_or(0));
        let sessions_left = self.session_count() - session;
        let found = self.session_mut(session);
        if let Some(movement) = &mut found.movement {
            let rounds = u32::try_from(movement.rounds.len()).unwrap_or(u32::MAX);
            movement.planned = (sessions_left == 0).then_some(rounds + to_come);
        }
    }

    /// The tables of a match are empty: others meet in it now, and what was played there is not scored.
    pub(super) fn clear_tables(&mut self, place: MatchPlace) {
        let Some(of) = &mut self.knock_out else {
            return;
        };
        let mut cleared = Vec::new();
        for laid in of.laid_out.iter_mut() {
            if laid.place == place && !laid.void {
                laid.void = true;
                cleared.push(laid.clone());
            }
        }
        for laid in cleared {
            let number = usize::from(laid.at.session).wrapping_sub(1);
            let turn = (laid.at.round as usize).wrapping_sub(1);
            let Some(session) = self.sessions.get_mut(number) else {
                continue;
            };
            if let Some(movement) = &mut session.movement
                && let Some(round) = movement.rounds.get_mut(turn)
            {
                for table in &mut round.tables {
                    if laid.tables.contains(&table.name()) {
                        table.seats = openroom_movements::Seats::Sides { ns: None, ew: None };
                    }
                }
            }
            if let Some(round) = session.rounds.get_mut(turn) {
                for table in round.tables.iter_mut() {
                    if laid.tables.contains(&table.name) {
                        std::sync::Arc::make_mut(table).sitting = Sitting::Sides([None, None]);
                    }
                }
            }
        }
    }
}
