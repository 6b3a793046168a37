//! What is shown, when the score is official and when it is final (79C, 92B, White Book 131).

use openroom_laws::law;

use super::Act;
use crate::entry::{Part, Posted, Published};
use crate::knock_out::TieState;
use crate::questions::Missing;
use crate::refusal::{Done, Refused};
use crate::said::{Said, said};
use crate::state::{Meeting, Stage, State};
use crate::who::Role;

impl State {
    pub(crate) fn hold(&mut self, act: &Act) -> Done {
        act.by_director(
            self,
            law!("81C8"),
            said!("what-holding-back-results", "withholding results"),
        )?;
        let why = act.reason(said!("what-holding-back-results", "withholding results"))?;
        if self.held.is_some() {
            return Err(Refused::plain(said!(
                "results-held-back-already",
                "results are already being withheld"
            )));
        }
        self.held = Some(why.to_owned());
        Ok(())
    }

    pub(crate) fn release(&mut self, act: &Act) -> Done {
        act.by_director(
            self,
            law!("81C8"),
            said!("what-releasing-results", "releasing results"),
        )?;
        if self.held.take().is_none() {
            return Err(Refused::plain(said!(
                "results-not-held-back",
                "results are not being withheld"
            )));
        }
        Ok(())
    }

    fn check_held(&self) -> Done {
        match &self.held {
            Some(why) => Err(Refused::white_book(
                "121.5.7",
                said!(
                    "results-held-back-write",
                    "results are being withheld: {why}; write `released` first",
                    why
                ),
            )),
            None => Ok(()),
        }
    }

    pub(crate) fn publish(&mut self, act: &Act, published: &Published) -> Done {
        act.by_one_of(
            self,
            law!("81C8"),
            said!("what-publishing", "publishing results"),
            said!(
                "who-director-organiser-or-scorer",
                "a Director, the Organizer or a scorer"
            ),
            |role| matches!(role, Role::Organiser | Role::Scorer) || role.is_director(),
        )?;
        self.check_held()?;
        let session = self.need_session(published.session)?;
        let rounds = u32::try_from(session.rounds.len()).unwrap_or(u32::MAX);
        if let Some(round) = published.round
            && (round == 0 || round > rounds)
        {
            return Err(Refused::plain(said!(
                "session-has-rounds-1",
                "the session has rounds 1 to {rounds}",
                rounds
            )));
        }
        if published.hands && session.over.is_none() {
            return Err(Refused::white_book(
                "121.3",
                said!(
                    "hands-shown-when-all",
                    "the hands are shown once all sections have finished"
                ),
            ));
        }
        // Nobody compares scores of boards that others have still to play (90B4).
        let through = published.round.unwrap_or(rounds);
        let shown = |round: &u32| *round <= through;
        let missing = self.missing_places();
        let early = missing.iter().find(|missing| {
            missing.session == published.session
                && shown(&missing.round)
                && (published.hands || !self.is_put_off(missing))
        });
        if let Some(early) = early {
            let reason = said!(
                "board-table-round-has",
                "board {board} at table {table} in round {round} has no result yet",
                board = early.board,
                table = early.table,
                round = early.round
            );
            return Err(Refused::law(law!("90B4"), self.edition(), reason));
        }
        self.published.push((act.at, published.clone()));
        Ok(())
    }

    pub(crate) fn post(&mut self, act: &Act, posted: &Posted) -> Done {
        act.by_director(
            self,
            law!("81C8"),
            said!("what-making-score-official", "making the score official"),
        )?;
        self.check_held()?;
        let refuse = |reason: Said| Err(Refused::law(law!("79C1"), self.edition(), reason));
        for number in 1..=self.session_count() {
            if self
                .session(number)
                .is_none_or(|session| session.over.is_none())
            {
                return refuse(said!(
                    "session-not-over-write",
                    "session {number} is not over; write `session-over` first",
                    number
                ));
            }
        }
        self.check_late()?;
        self.check_reviewed(act)?;
        self.check_cases()?;
        self.check_claims()?;
        if let Some(next) = posted.next_stage
            && !next.is_after(act.at)
        {
            return Err(Refused::plain(said!(
                "next-stage-starts-later",
                "the next stage must start later than now"
            )));
        }
        let before = self.official_at.last().copied();
        if before.is_some_and(|before| self.last_scored > before) {
            self.corrected = Some(act.at);
        }
        self.official.push(act.at);
        self.official_at.push(act.number);
        if posted.next_stage.is_some() {
            self.next_stage = posted.next_stage;
        }
        Ok(())
    }

    /// Nothing is official while a board or a match that was put off is neither played nor decided (8B2).
    fn check_late(&self) -> Done {
        let missing = self.missing_places();
        let Some(first) = missing.first() else {
            return Ok(());
        };
        let reason = said!(
            "late-results-missing",
            "the number of results still missing is {count}; the first is board {board} at table {table} in round {round} of session {session}; enter them, or decide the match with `match`",
            count = missing.len(),
            board = first.board,
            table = first.table.as_str(),
            round = first.round,
            session = first.session
        );
        Err(Refused::law(law!("8C"), self.edition(), reason))
    }

    /// Whether a board belongs to a match that was put off: its ranking can be shown without it.
    fn is_put_off(&self, missing: &Missing) -> bool {
        let table = self.table(missing.session, missing.round, &missing.table);
        table
            .and_then(|table| Meeting::at(missing.session, missing.round, table))
            .is_some_and(|meeting| self.put_off.contains_key(&meeting))
    }

    /// Nothing is official while a case is open: a ruling ends it, also one that lets the result stand.
    fn check_cases(&self) -> Done {
        let mut cases = self.cases.iter().zip(1_u32..);
        let Some((case, number)) = cases.find(|(case, _)| case.ruling.is_none()) else {
            return Ok(());
        };
        let reason = said!(
            "case-open",
            "case {number} on board {board} at table {table} in round {round} is open; end it with a ruling that names the case",
            number,
            board = case.board,
            table = case.table.as_str(),
            round = case.round
        );
        Err(Refused::law(law!("81C6"), self.edition(), reason))
    }

    /// Nothing is official while a ruling has left the question of damage open (12B1). Of a board without a result there is
    /// nothing to ask yet; with the result the score is made official again. What was official before this was asked stays so.
    fn check_reviewed(&self, act: &Act) -> Done {
        let open = self.open_reviews().find(|open| open.is_due);
        let Some(open) = open.filter(|_| !act.recalled) else {
            return Ok(());
        };
        let given = &open.ruling.given;
        let (number, law) = (open.number, open.review.law.clone());
        let (board, table, round) = (given.board, given.table.clone(), given.round);
        let reason = match open.review.damage {
            None => said!(
                "review-open",
                "ruling {number} on board {board} at table {table} in round {round} leaves a question under Law {law}: was there damage? Answer it with `reviewed`",
                number,
                board,
                table,
                round,
                law
            ),
            Some(_) => said!(
                "review-wants-score",
                "there was damage under Law {law} on board {board} at table {table} in round {round}; give the adjusted score with a ruling",
                law,
                board,
                table,
                round
            ),
        };
        Err(Refused::law(law!("12B1"), self.edition(), reason))
    }

    pub(crate) fn finish(&mut self, act: &Act) -> Done {
        act.by_one_of(
            self,
            law!("81C8"),
            said!("what-making-result-final", "making the result final"),
            said!("who-director-or-organiser", "a Director or the Organizer"),
            |role| role == Role::Organiser || role.is_director(),
        )?;
        self.check_held()?;
        if self.official.is_empty() {
            return Err(Refused::white_book(
                "131.5",
                said!(
                    "result-official-before-final",
                    "a result must be official before it is final; write `official` first"
                ),
            ));
        }
        let open =
            self.appeals.iter().zip(1..).find(|(appeal, _)| {
                !matches!(self.stage(appeal), Stage::Decided | Stage::Withdrawn)
            });
        if let Some((_, number)) = open {
            return Err(Refused::white_book(
                "131.4",
                said!("appeal-open", "appeal {number} is open", number),
            ));
        }
        let disputed = self
            .places()
            .find(|(_, _, _, board)| board.disputed.is_some());
        if let Some((session, round, table, board)) = disputed {
            return Err(Refused::law(
                law!("79B"),
                self.edition(),
                said!(
                    "score-board-table-round",
                    "the score of board {board} at table {table} in round {round} of session {session} is disputed",
                    board = board.board,
                    table = table.name,
                    round,
                    session
                ),
            ));
        }
        self.check_agreed()?;
        self.check_reviewed(act)?;
        self.check_cases()?;
        self.check_claims()?;
        self.check_bracket(act)?;
        self.check_no_further()?;
        self.check_posted()?;
        let last = self
            .deadlines()
            .into_iter()
            .max_by_key(|deadline| deadline.at.seconds());
        // What was made final before public holidays were known stays final.
        let last = last.filter(|deadline| !act.at.is_after(deadline.at) && !act.recalled);
        if let Some(deadline) = last {
            return Err(Refused::white_book(
                "146.1",
                said!(
                    "requests-heard-until",
                    "requests can still be made until {at}",
                    at = deadline.at
                ),
            ));
        }
        self.final_at = Some(act.at);
        Ok(())
    }

    /// A knock-out has a winner: a level match is played on, or lots decide it (White Book 143.2.1).
    fn check_bracket(&self, act: &Act) -> Done {
        let ties = self.ties();
        let mut main = ties.iter().filter(|tie| tie.place.part == Part::Main);
        let open = main.find(|tie| tie.state != TieState::Over);
        match open {
            Some(tie) if !act.recalled => Err(Refused::white_book(
                "143.2.1",
                said!(
                    "final-without-winner",
                    "match {place} of the bracket is not decided; lay it out or play extra boards, or decide it with `match-decided`: a walkover or lots",
                    place = tie.place.to_string()
                ),
            )),
            _ => Ok(()),
        }
    }

    /// A changed score that nobody was shown is not official (WB 79.2).
    fn check_posted(&self) -> Done {
        let posted = self.official_at.last().copied().unwrap_or(0);
        if self.last_scored <= posted {
            return Ok(());
        }
        let newer = self
            .places()
            .find(|(_, _, _, board)| board.result().is_some_and(|v| v.entry > posted));
        let what = match newer {
            Some((session, round, table, board)) => said!(
                "board-table-round-session",
                "board {board} at table {table} in round {round} of session {session} has been changed",
                board = board.board,
                table = table.name,
                round,
                session
            ),
            None => said!(
                "entry-changed-score",
                "entry {entry} has changed the score",
                entry = self.last_scored
            ),
        };
        Err(Refused::white_book(
            "79.2",
            said!(
                "since-was-made-official",
                "{what} since the score was made official; write `official` again",
                what
            ),
        ))
    }
}
