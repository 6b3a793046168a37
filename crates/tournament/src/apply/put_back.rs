//! A beaten team goes on in the place of the one that beat it (White Book 145.11.1).

use super::Act;
use crate::entry::{DecidedHow, MatchPlace, Part, PutBack, PutBackIf};
use crate::knock_out::{Decided, DecidedWithout, PutBackAt, Tie, TieState};
use crate::refusal::{Done, Refused};
use crate::said::{Said, said};
use crate::state::State;
use crate::time::Time;

/// What stands in the way, under the paragraph that says it.
fn against(reason: Said) -> Refused {
    Refused::white_book("145.11.1", reason)
}

impl State {
    pub(crate) fn put_back(&mut self, act: &Act, told: &PutBack) -> Done {
        let what = || said!("what-putting-back", "putting a beaten team back");
        act.by_director(self, openroom_laws::law!("91B"), what())?;
        let why = act.reason(what())?.to_owned();
        let tie = self.need_tie(told.place)?;
        let other = self.check_put_back(told, &tie)?;
        let next = self.next_tie(told.place)?;
        if let Some(next) = &next {
            self.check_far(next)?;
            self.clear_tables(next.place);
            // Whoever went on from there for want of an opponent has not gone on yet.
            for after in self.need_bracket()?.after(next.place) {
                self.clear_tables(after);
            }
        }
        self.leave_consolation(told.contestant);
        if let Some(of) = &mut self.knock_out {
            for after in of.after(told.place) {
                of.decided.remove(&after);
            }
            if tie.winner != Some(told.contestant) {
                of.put_back.push(PutBackAt {
                    place: told.place,
                    contestant: told.contestant,
                    instead_of: other,
                    why,
                });
            }
        }
        Ok(())
    }

    /// Whether somebody may be put back, but for how far the next match is; gives back whom it replaces.
    fn check_put_back(&self, told: &PutBack, tie: &Tie) -> Result<u32, Refused> {
        let of = self.need_bracket()?;
        self.still_plays(told.contestant)?;
        let refuse = |reason: Said| Err(against(reason));
        let Some(teams) = tie.teams().filter(|teams| teams.contains(&told.contestant)) else {
            return Err(Refused::plain(said!(
                "match-not-of",
                "contestant {who} does not play match {place}",
                who = told.contestant,
                place = told.place
            )));
        };
        let other = teams[usize::from(teams[0] == told.contestant)];
        // The score of the match has changed, and others have sat down for the next.
        if tie.goes_on == Some(told.contestant) {
            let next = self.next_tie(told.place)?;
            let wrong = next.is_some_and(|next| next.stale && next.state != TieState::Over);
            return match wrong {
                true => Ok(other),
                false => refuse(said!(
                    "goes-on-already",
                    "contestant {who} goes on from match {place} already",
                    who = told.contestant,
                    place = told.place
                )),
            };
        }
        if told.place.part != Part::Main || of.set.put_back == PutBackIf::Never {
            return refuse(said!(
                "nobody-put-back-here",
                "in this event nobody is put back there"
            ));
        }
        if tie.goes_on != Some(other) || tie.how != Some(Decided::Boards) {
            return refuse(said!(
                "not-beaten-there",
                "contestant {who} was not beaten by the boards of match {place}",
                who = told.contestant,
                place = told.place
            ));
        }
        let disqualified = self.contestants.get(&other).is_some_and(|c| c.disqualified);
        let withdrew = self.left(other).is_some() && of.set.put_back == PutBackIf::Withdrawn;
        if !disqualified && !withdrew {
            return refuse(said!(
                "winner-not-disqualified",
                "contestant {other}, who won, has not been disqualified",
                other
            ));
        }
        let next = self.next_tie(told.place)?;
        if let Some(next) = &next
            && next.state == TieState::Over
            && !matches!(next.how, Some(Decided::Left | Decided::Bye))
        {
            return refuse(said!(
                "not-its-last-match",
                "contestant {other} has played match {next} since; whoever it beat last is put back, and nobody if it was out already",
                other,
                next = next.place
            ));
        }
        if disqualified {
            self.check_occurred(told, tie)?;
        }
        Ok(other)
    }

    /// The irregularity occurred before the end of the last match that the other played.
    fn check_occurred(&self, told: &PutBack, tie: &Tie) -> Done {
        let Some(occurred) = told.occurred else {
            return Err(against(said!(
                "put-back-occurred",
                "say when the irregularity occurred (`occurred`): a team is put back only if that was before the end of match {place}",
                place = told.place
            )));
        };
        match self.match_ended(tie) {
            Some(end) if occurred.is_after(end) => Err(against(said!(
                "occurred-after-match",
                "the irregularity occurred after the end of match {place} ({end}); nobody is put back",
                place = told.place,
                end
            ))),
            _ => Ok(()),
        }
    }

    /// When the last result of a match came in.
    pub(crate) fn match_ended(&self, tie: &Tie) -> Option<Time> {
        let of = self.knock_out.as_deref()?;
        let mut last: Option<Time> = None;
        for laid in of.laid_out_of(tie.place) {
            let round = self.round(laid.at.session, laid.at.round)?;
            let own = round.tables.iter();
            let own = own.filter(|table| laid.tables.contains(&table.name));
            for board in own.flat_map(|table| &table.boards) {
                let at = board.versions.first().map(|version| version.at);
                last = match (last, at) {
                    (Some(last), Some(at)) => Some(last.later(at)),
                    (last, at) => last.or(at),
                };
            }
        }
        last
    }

    /// The match to which the winner of another goes on.
    fn next_tie(&self, place: MatchPlace) -> Result<Option<Tie>, Refused> {
        let next = self.need_bracket()?.next_of(place);
        match next {
            Some((next, _)) => self.need_tie(next).map(Some),
            None => Ok(None),
        }
    }

    /// Nobody is put back into a match of which an eighth is played, nor where those who wait for its winner play already.
    fn check_far(&self, next: &Tie) -> Done {
        if self.is_far(next) {
            return Err(against(said!(
                "next-match-too-far",
                "an eighth of the boards of match {place} or more have been played; it goes on as it is",
                place = next.place
            )));
        }
        match self.has_gone_on(next) {
            true => Err(against(said!(
                "match-after-has-begun",
                "the match after that one has begun; nobody can be put back any more"
            ))),
            false => Ok(()),
        }
    }

    /// Whether one of the matches has begun that come after this one.
    pub(crate) fn has_gone_on(&self, tie: &Tie) -> bool {
        let Some(of) = self.knock_out.as_deref() else {
            return false;
        };
        let after = of.after(tie.place).into_iter();
        let mut laid = after.flat_map(|after| of.laid_out_of(after));
        laid.any(|laid| {
            let round = self.round(laid.at.session, laid.at.round);
            round.is_some_and(|round| round.started.is_some())
        })
    }

    /// Whether at least an eighth of the boards of a match were played, over both tables.
    pub(crate) fn is_far(&self, tie: &Tie) -> bool {
        let Some(of) = self.knock_out.as_deref() else {
            return false;
        };
        let (mut played, mut all) = (0_usize, 0_usize);
        for laid in of.laid_out_of(tie.place) {
            let Some(round) = self.round(laid.at.session, laid.at.round) else {
                continue;
            };
            let own = round.tables.iter();
            let own = own.filter(|table| laid.tables.contains(&table.name));
            for board in own.flat_map(|table| &table.boards) {
                all += 1;
                played += usize::from(self.was_played(board));
            }
        }
        all > 0 && 8 * played >= all
    }

    /// Who is put back plays for no other place: the opponents of that match have a walkover, and ranking points for it only if they
    /// were leading or had won.
    fn leave_consolation(&mut self, who: u32) {
        let ties = self.ties();
        let own = ties.iter().rev().filter(|tie| tie.place.part != Part::Main);
        let last = own
            .filter(|tie| tie.teams().is_some_and(|teams| teams.contains(&who)))
            .find(|tie| !tie.at.is_empty() || tie.state != TieState::Over)
            .cloned();
        let after = self.last_begun();
        let Some(of) = &mut self.knock_out else {
            return;
        };
        of.out_of_plate.insert(who);
        let Some((teams, tie)) = last.and_then(|tie| Some((tie.teams()?, tie))) else {
            return;
        };
        let side = usize::from(teams[0] == who);
        let ahead = tie
            .score
            .as_ref()
            .is_some_and(|score| score[side] > score[1 - side]);
        of.decided.insert(
            tie.place,
            DecidedWithout {
                how: DecidedHow::Walkover,
                winner: teams[side],
                lots: None,
                why: String::new(),
                after,
                points: Some(ahead),
            },
        );
    }
}
