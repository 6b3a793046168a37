//! Rulings: the log of a table, or an adjusted score. What comes of it is the score of the board at once.

use contract_bridge::Seat;
use openroom_laws::entry::{Entry, Finding};
use openroom_laws::replay::replay;
use openroom_laws::{Clause, Table, UnknownClause, law, log};
use openroom_scoring::Tricks;

use super::adjusted::Known;
use super::{Act, Spot, spot};
use crate::entry::{Reviewed, RulingGiven, Told};
use crate::names;
use crate::periods::Request;
use crate::refusal::{Done, Refused};
use crate::said::{Said, quoted, said};
use crate::state::{Played, Review, Ruling, Score, Source, State, TableRound};

impl State {
    pub(crate) fn rule(&mut self, act: &Act, given: &RulingGiven) -> Done {
        act.by_director(self, law!("81C6"), said!("what-ruling", "a ruling"))?;
        let spot = spot!(given);
        let (table, board) = self.need_board(spot)?;
        let before = board.result().map(|version| version.score.clone());
        self.check_relations(act, table)?;
        self.check_case(given)?;
        self.check_ruling_period(act, given, spot)?;
        self.check_replaced(given, spot, board.result().map(|version| version.source))?;

        let mut laws = self.check_laws(&given.laws)?;
        let ground = given.score.as_ref().and_then(|score| score.law.clone());
        for ground in self.check_laws(ground.as_slice())? {
            if !laws.contains(&ground) {
                laws.push(ground);
            }
        }
        let mut score = None;
        let mut reviews = Vec::new();
        if let Some(text) = &given.log {
            match self.replay_table(text, spot, act.recalled) {
                Ok((replayed, lead)) => {
                    let irregular = replayed.irregularities().iter().map(|it| it.law);
                    for clause in irregular.chain(replayed.cited().iter().copied()) {
                        let id = clause.id().to_owned();
                        if !laws.contains(&id) {
                            laws.push(id);
                        }
                    }
                    let lead = lead.or_else(|| lead_so_far(&replayed, before.as_ref()));
                    reviews = to_review(&replayed);
                    score = outcome(&replayed, lead);
                }
                // What was accepted before stands, though the Laws are read otherwise now: with the score that it names.
                Err(_) if act.recalled => score = self.adjusted_in(text),
                Err(refused) => return Err(refused),
            }
        }
        if let Some(adjusted) = &given.score {
            let (offenders, in_play) = self.offence_in(given.case);
            let known = Known {
                board: spot.board,
                laws: &laws,
                at_table: before.as_ref(),
                offenders,
                in_play,
            };
            self.check_adjusted(act, adjusted, &known)?;
            score = Some(Score::Adjusted(Box::new(adjusted.clone())));
        }
        // Whoever adjusts has looked at the damage.
        if matches!(score, Some(Score::Adjusted(_))) {
            reviews.clear();
        }
        if laws.is_empty() && !act.recalled {
            let reason = said!(
                "ruling-names-law-or",
                "a ruling must name the Law or regulation it is based on; write `laws: [...]`"
            );
            return Err(Refused::law(law!("81B2"), self.edition(), reason));
        }
        let weighed = matches!(&score, Some(Score::Adjusted(score)) if score.is_judgement());
        let in_case = given
            .case
            .and_then(|number| self.cases.get((number as usize).checked_sub(1)?))
            .is_some_and(|case| !case.case.consulted.is_empty());
        let consulted = in_case || !given.consulted.is_empty();
        if (given.judgement || weighed) && !consulted && act.why.is_none() {
            return Err(Refused::white_book(
                "122.4",
                said!(
                    "matter-judgement-not-ruled",
                    "a judgement ruling needs consultation: write `consulted`, or give the reason for not consulting in `why`"
                ),
            ));
        }

        let number = u32::try_from(self.rulings.len() + 1).unwrap_or(u32::MAX);
        if score.is_some() {
            self.need_full(spot.session, spot.round, spot.table)?;
        }
        if let Some(score) = &score {
            let board = self.board_mut(spot)?;
            // A ruling changes the score; the board counts in the direction in which it was played (WB 87.1).
            let rotated = board.result().is_some_and(|version| version.rotated);
            let version = act.version(score.clone(), rotated, Source::Ruling(number));
            board.versions.push(version);
            board.disputed = None;
            board.postponed = false;
        }
        if let Some(case) = given.case {
            self.cases[case as usize - 1].ruling = Some(number);
        }
        if let Some(replaced) = given.replaces {
            self.rulings[replaced as usize - 1].replaced_by = Some(number);
        }
        self.rulings.push(Ruling {
            given: given.clone(),
            by: act.by.clone(),
            at: act.at,
            told: act.at,
            informed: false,
            laws,
            score,
            before,
            why: act.why.map(str::to_owned),
            replaced_by: None,
            reviews,
        });
        if given.replaces.is_none() {
            let because = given.late_because.as_ref();
            self.note_late(act, spot, given.requested, given.case, because);
        }
        self.end_calls(act, spot);
        Ok(())
    }

    fn need_ruling(&self, number: u32) -> Result<&Ruling, Refused> {
        let place = (number as usize).checked_sub(1);
        place
            .and_then(|place| self.rulings.get(place))
            .ok_or_else(|| {
                Refused::plain(said!(
                    "there-no-ruling",
                    "there is no ruling {number}",
                    number
                ))
            })
    }

    /// The Director says whether there was damage, as a clause of a ruling asks when the play is over (12B1).
    pub(crate) fn review(&mut self, act: &Act, reviewed: &Reviewed) -> Done {
        act.by_director(self, law!("81C6"), said!("what-ruling", "a ruling"))?;
        let number = reviewed.ruling;
        self.need_ruling(number)?;
        let open = self
            .open_reviews()
            .find(|open| open.number == number && open.review.law == reviewed.law);
        let refuse = |reason: Said| Err(Refused::plain(reason));
        let Some(open) = open else {
            return refuse(said!(
                "no-open-review",
                "ruling {number} has no open question under Law {law}",
                number,
                law = reviewed.law.clone()
            ));
        };
        if !open.is_due {
            let board = open.ruling.given.board;
            return refuse(said!(
                "review-before-result",
                "board {board} has no result yet; whether there was damage is judged when the play is over",
                board
            ));
        }
        let reviews = &mut self.rulings[number as usize - 1].reviews;
        for review in reviews.iter_mut().filter(|it| it.law == reviewed.law) {
            review.damage = Some(reviewed.damage);
        }
        Ok(())
    }

    /// A ruling is asked for in its period (92B). The Director's own error is put right later too, while anything can be,
    /// with the reason (82C, White Book 82.1, 146.1).
    fn check_ruling_period(&self, act: &Act, given: &RulingGiven, spot: Spot) -> Done {
        // A case that was opened in time is ruled on whenever the Director is ready.
        let case = given
            .case
            .and_then(|number| self.cases.get((number as usize).checked_sub(1)?));
        let requested = given.requested.or(case.map(|case| case.at));
        if given.replaces.is_none() {
            return self.check_period(Request::Ruling, act, requested, spot);
        }
        let asked = self.asked_of_board(act, requested, spot)?;
        if self.ended(Request::Ruling, asked, spot).is_some() {
            act.reason(said!(
                "what-putting-ruling-right-after",
                "changing a ruling after the period for rulings"
            ))
            .map_err(|refused| Refused::law(law!("82C"), self.edition(), refused.reason))?;
        }
        match self.ended(Request::Gross, asked, spot) {
            Some(end) => Err(Refused::white_book(
                "146.1",
                said!(
                    "nothing-put-right-after",
                    "nothing can be corrected after {end}; the request came at {asked}",
                    end,
                    asked
                ),
            )),
            None => Ok(()),
        }
    }

    /// A Director does not rule on those close to him while another can (White Book 81.7.2).
    pub(crate) fn check_relations(&self, act: &Act, table: &TableRound) -> Done {
        let Some(name) = &act.by.name else {
            return Ok(());
        };
        let related: Vec<&String> = self
            .staff
            .iter()
            .filter(|person| names::same(&person.name, name))
            .flat_map(|person| &person.related)
            .collect();
        let players = table
            .sitting
            .contestants()
            .flat_map(|contestant| self.people(contestant));
        let close = players
            .into_iter()
            .find(|player| related.iter().any(|other| names::same(other, player)));
        match close {
            Some(player) if act.why.is_none() => Err(Refused::white_book(
                "81.7.2",
                said!(
                    "close-let-another-director",
                    "{name} is close to {player}; let another Director rule, or say in `why` that none is available",
                    name,
                    player
                ),
            )),
            _ => Ok(()),
        }
    }

    /// A board that was ruled on is ruled on again only by putting the first ruling right.
    fn check_replaced(&self, given: &RulingGiven, spot: Spot, standing: Option<Source>) -> Done {
        let refuse = |reason: Said| Err(Refused::law(law!("82C"), self.edition(), reason));
        if let Some(replaced) = given.replaces {
            let found = (replaced as usize)
                .checked_sub(1)
                .and_then(|place| self.rulings.get(place));
            let Some(found) = found else {
                return refuse(said!(
                    "there-no-ruling",
                    "there is no ruling {number}",
                    number = replaced
                ));
            };
            let other = spot!(found.given);
            if (other.session, other.round, other.table, other.board)
                != (spot.session, spot.round, spot.table, spot.board)
            {
                return refuse(said!(
                    "ruling-about",
                    "ruling {replaced} is about {other}",
                    replaced,
                    other
                ));
            }
            if found.replaced_by.is_some() {
                return refuse(said!(
                    "ruling-was-put-right-already",
                    "ruling {replaced} has already been replaced",
                    replaced
                ));
            }
            if self
                .appeals
                .iter()
                .any(|appeal| appeal.made.ruling == Some(replaced) && !appeal.withdrawn)
            {
                return refuse(said!(
                    "ruling-under-appeal-appeal",
                    "ruling {replaced} is under appeal, so the appeal decides",
                    replaced
                ));
            }
            return Ok(());
        }
        match standing {
            Some(Source::Ruling(number)) => refuse(said!(
                "has-score-by-ruling",
                "{spot} was scored by ruling {number}; write `replaces: {number}` if that was wrong",
                spot,
                number
            )),
            Some(Source::Appeal(number)) => {
                let reason = said!(
                    "decided-by-appeal",
                    "{spot} was decided by appeal {number}",
                    spot,
                    number
                );
                Err(Refused::law(law!("93B3"), self.edition(), reason))
            }
            _ => Ok(()),
        }
    }

    /// Clauses of the Laws in force, or regulations named as such: `WB 81.4.2`.
    fn check_laws(&self, laws: &[String]) -> Result<Vec<String>, Refused> {
        let mut known = Vec::new();
        for text in laws {
            let id = text.trim();
            let regulation = id.contains(' ');
            // `64` and `12C1` stand for all that is under them.
            let whole = !id.is_empty() && Clause::under(self.edition(), id).next().is_some();
            if !regulation && !whole {
                Clause::parse(id, self.edition()).map_err(|error| {
                    Refused::law(law!("81B2"), self.edition(), no_such_clause(&error))
                })?;
            }
            if !known.iter().any(|other| other == id) {
                known.push(id.to_owned());
            }
        }
        Ok(known)
    }

    /// The last adjusted score that a log of a table names.
    fn adjusted_in(&self, text: &str) -> Option<Score> {
        let logs = log::read_under(text, self.edition()).ok()?;
        let findings = logs.first()?.entries.iter().rev();
        findings.into_iter().find_map(|entry| match entry {
            Entry::Director(Finding::Adjust(score)) => Some(Score::Adjusted(score.clone())),
            _ => None,
        })
    }

    /// The log of the table replayed under the Laws of the event, with the card led. Of one that was accepted before no new
    /// question is asked.
    pub(crate) fn replay_table(
        &self,
        text: &str,
        spot: Spot,
        recalled: bool,
    ) -> Result<(Table, Option<contract_bridge::Card>), Refused> {
        let logs = log::read_under(text, self.edition())
            .map_err(|error| Refused::plain(said!("log", "log: {error}", error = error.said())))?;
        let [log] = &logs[..] else {
            return Err(Refused::plain(said!(
                "log-give-log-one",
                "log: give the log of one board"
            )));
        };
        // The event is played under one edition, published before it began (78D): nobody is ruled under the other.
        if !log.editions.contains(&self.edition()) {
            let reason = said!(
                "log-other-edition",
                "log: this log is written under the {named} Laws, but the event is played under the {edition} Laws; change the edition or leave it out",
                named = log.edition().year().to_string(),
                edition = self.edition().year().to_string()
            );
            return Err(Refused::law(law!("78D"), self.edition(), reason));
        }
        match log.board.number {
            Some(number) if number == spot.board => {}
            Some(number) => {
                return Err(Refused::plain(said!(
                    "log-board-not-board",
                    "log: this log is for board {number}, not board {board}",
                    number,
                    board = spot.board
                )));
            }
            None => {
                return Err(Refused::plain(said!(
                    "log-write-board",
                    "log: write `board: {board}`",
                    board = spot.board
                )));
            }
        }
        let table = replay(log, self.edition()).map_err(|error| {
            Refused::plain(said!("log", "log: {error}", error = error.to_string()))
        })?;
        if let (Some(awaiting), false) = (table.awaiting(), recalled) {
            let reason = said!(
                "log-board-still-waits",
                "log: a question under Law {law} is still open; answer it first",
                law = awaiting.law.id()
            );
            return Err(Refused::law(law!("84C"), self.edition(), reason));
        }
        let first = table
            .tricks()
            .first()
            .map(|(trick, _)| trick)
            .or_else(|| table.trick());
        let lead = first
            .and_then(|trick| trick.plays().next())
            .map(|(_, card)| card);
        Ok((table, lead))
    }

    pub(crate) fn tell(&mut self, act: &Act, told: &Told) -> Done {
        act.by_director(
            self,
            law!("83"),
            said!("what-telling-ruling", "telling the players of a ruling"),
        )?;
        let ruling = self.need_ruling(told.ruling)?;
        // The time to appeal begins once: not anew, and not for those who have shown that they know (WB 146).
        if let Some(by) = ruling.replaced_by {
            return Err(Refused::plain(said!(
                "ruling-was-put-right-by",
                "ruling {ruling} was replaced by ruling {by}; tell the players about that one",
                ruling = told.ruling,
                by
            )));
        }
        let appealed = self.appeals_against(Some(told.ruling), None).next();
        if ruling.informed || appealed.is_some() {
            let reason = said!(
                "parties-know-ruling-since",
                "the parties were told of ruling {ruling} at {told}; their time to appeal does not start again",
                ruling = told.ruling,
                told = ruling.told
            );
            return Err(Refused::law(law!("92B"), self.edition(), reason));
        }
        let ruling = &mut self.rulings[told.ruling as usize - 1];
        ruling.told = act.at;
        ruling.informed = true;
        Ok(())
    }
}

/// What a replayed table makes of the board; nothing if it is not over.
fn outcome(table: &Table, lead: Option<contract_bridge::Card>) -> Option<Score> {
    if let Some(adjusted) = table.adjusted() {
        return Some(Score::Adjusted(Box::new(adjusted.clone())));
    }
    if table.passed_out() {
        return Some(Score::PassedOut);
    }
    let tricks = table.result()?.tricks?;
    let (contract, declarer): (_, Seat) = table.contract()?;
    Some(Score::Played(Played {
        contract,
        declarer,
        tricks: Tricks::try_new(tricks).ok()?,
        lead,
    }))
}

/// The lead that stands with the result of the same contract, where the log of the table has no card.
fn lead_so_far(table: &Table, before: Option<&Score>) -> Option<contract_bridge::Card> {
    match before? {
        Score::Played(played) if table.contract() == Some((played.contract, played.declarer)) => {
            played.lead
        }
        _ => None,
    }
}

/// That the Laws have no such clause, and what may be meant.
fn no_such_clause(error: &UnknownClause) -> Said {
    let near: Vec<&str> = error.near().into_iter().map(Clause::id).collect();
    let (id, edition) = (quoted(&error.id), error.edition.to_string());
    match near.is_empty() {
        true => said!(
            "no-such-clause",
            "the {edition} Laws have no clause {id}; give a regulation with its book, such as WB 81.4.2",
            edition,
            id
        ),
        false => said!(
            "no-such-clause-near",
            "the {edition} Laws have no clause {id}; similar: {near}; give a regulation with its book, such as WB 81.4.2",
            edition,
            id,
            near = near.join(", ")
        ),
    }
}

/// The damage questions that the log of a table leaves for the end of the play.
fn to_review(table: &Table) -> Vec<Review> {
    let laws = table.reviews().iter();
    laws.map(|law| Review {
        law: law.id().to_owned(),
        damage: None,
    })
    .collect()
}
