//! A case as it stands: the fold of its acts, the next question, and what the answers lead to.

use std::collections::BTreeMap;

use contract_bridge::AbsoluteVulnerability;
use openroom_laws::Edition;
use openroom_said::{Said, said};
use openroom_scoring::adjusted_score::{AssignedResult, Form, Part, Redress, SideScore};
use openroom_scoring::event::{Award, DegreeOfFault, Direction, Name};
use openroom_scoring::{AdjustedScore, Exact};

use crate::acts::{Act, Called, Consulted, Found, Opened, Weighted, When, Written};
use crate::facts::{Agreement, Fact, Kind, Side, Source};
use crate::measure::{Authority, Measure};
use crate::now::{Now, now};
use crate::outcomes::{self, Given};
use crate::poll::{PollAnswer, Problem, Tally, tally};
use crate::questions::{Question, Takes};
use crate::road::{Road, Verdict, travel};
use crate::weighing::Damage;

/// Which of the two tracks a question belongs to: the case itself, or unauthorised information from the same explanation (White Book
/// 10.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Track {
    /// The case itself.
    First,
    /// The same explanation from the other end.
    Second,
}

/// How a question was settled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Settled {
    /// Answered.
    Answer {
        /// The answer.
        answer: String,
        /// On what it rests.
        evidence: Vec<String>,
    },
    /// Skipped, with the reason.
    Skipped(String),
}

/// A poll with its answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Poll {
    /// What was asked.
    pub problem: Problem,
    /// The contestants whose players are asked on their phones.
    pub asked: Vec<u32>,
    /// What was answered.
    pub answers: Vec<PollAnswer>,
}

/// A case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// The edition of the Laws.
    pub edition: Edition,
    /// Whose measures apply.
    pub authority: Authority,
    /// What it is about, and the board.
    pub opened: Opened,
    /// When and by whom the Director was called.
    pub called: Option<Called>,
    /// The facts, as they were told.
    pub facts: Vec<Fact>,
    /// The offenders, where the Director says so.
    pub offenders: Option<Side>,
    /// What was answered or skipped.
    pub settled: BTreeMap<(Track, Question), Settled>,
    /// The polls.
    pub polls: Vec<Poll>,
    /// What might have happened.
    pub outcomes: Option<Weighted>,
    /// What would have happened without the non-offenders' error.
    pub without_error: Option<Weighted>,
    /// Who is asked for an opinion and has not given it yet.
    pub consulting: Vec<String>,
    /// Who was consulted.
    pub consulted: Vec<Consulted>,
    /// The written ruling by language, where the Director has edited it.
    pub written: BTreeMap<String, String>,
    /// Whether there was damage, where an event has worked it out.
    pub damage: Option<Damage>,
    /// Why it is not in the casebook, if it was taken out.
    pub withheld: Option<String>,
}

impl Case {
    /// A case on which nothing is known yet.
    #[must_use]
    pub const fn new(opened: Opened, edition: Edition, authority: Authority) -> Self {
        Self {
            edition,
            authority,
            opened,
            called: None,
            facts: Vec::new(),
            offenders: None,
            settled: BTreeMap::new(),
            polls: Vec::new(),
            outcomes: None,
            without_error: None,
            consulting: Vec::new(),
            consulted: Vec::new(),
            written: BTreeMap::new(),
            damage: None,
            withheld: None,
        }
    }

    /// The fold of all acts.
    ///
    /// # Errors
    /// The first act that cannot be taken, with its number from 1.
    pub fn of(
        opened: Opened,
        edition: Edition,
        authority: Authority,
        acts: &[Act],
    ) -> Result<Self, (usize, Said)> {
        let mut case = Self::new(opened, edition, authority);
        case.vul().map_err(|said| (0, said))?;
        case.at_table().map_err(|said| (0, said))?;
        case.check_log().map_err(|said| (0, said))?;
        for (number, act) in (1..).zip(acts) {
            case.add(act).map_err(|said| (number, said))?;
        }
        Ok(case)
    }

    /// The figures of the authority.
    #[must_use]
    pub fn measure(&self) -> Measure {
        self.authority.measure()
    }

    /// Adds an act. One that cannot be taken changes nothing.
    ///
    /// # Errors
    /// Says why not.
    pub fn add(&mut self, act: &Act) -> Result<(), Said> {
        match act {
            Act::Called(called) => self.called = Some(called.clone()),
            Act::Fact(fact) => self.facts.push(fact.clone()),
            Act::Offenders(side) => self.offenders = Some(*side),
            Act::Found(found) => self.find(found)?,
            Act::Skipped(skipped) => {
                if skipped.why.trim().is_empty() {
                    return Err(said!(
                        "case-skip-needs-reason",
                        "a question can be skipped only with a reason; write `why: ...`"
                    ));
                }
                let key = (track(skipped.second), skipped.question);
                let settled = Settled::Skipped(skipped.why.clone());
                self.settled.insert(key, settled);
            }
            Act::Poll(problem) => self.polls.push(Poll {
                problem: problem.clone(),
                asked: Vec::new(),
                answers: Vec::new(),
            }),
            Act::Asked(asked) => {
                let poll = self.poll(asked.poll)?;
                for contestant in &asked.contestants {
                    if !poll.asked.contains(contestant) {
                        poll.asked.push(*contestant);
                    }
                }
            }
            Act::Answer(answered) => {
                let poll = self.poll(answered.poll)?;
                poll.answers.push(answered.answer.clone());
            }
            Act::Outcomes(weighted) => {
                self.check_outcomes(weighted)?;
                self.outcomes = Some(weighted.clone());
            }
            Act::WithoutError(weighted) => {
                // After the infraction: what it led to belongs there.
                self.parts(weighted, Direction::Ns)?;
                self.without_error = Some(weighted.clone());
            }
            Act::Consult(consult) => {
                if !self.consulting.contains(&consult.who) {
                    self.consulting.push(consult.who.clone());
                }
            }
            Act::Consulted(consulted) => {
                self.consulting.retain(|who| *who != consulted.who);
                self.consulted.push(consulted.clone());
            }
            Act::Written(written) => {
                let Written { language, text } = written;
                match text.trim().is_empty() {
                    // The draft again.
                    true => self.written.remove(language),
                    false => self.written.insert(language.clone(), text.clone()),
                };
            }
            Act::Withheld(withheld) => {
                if withheld.why.trim().is_empty() {
                    return Err(said!(
                        "case-withheld-needs-reason",
                        "a case can be taken out of the casebook only with a reason; write `why: ...`"
                    ));
                }
                self.withheld = Some(withheld.why.clone());
            }
        }
        Ok(())
    }

    fn poll(&mut self, number: u32) -> Result<&mut Poll, Said> {
        let place = (number as usize).wrapping_sub(1);
        self.polls.get_mut(place).ok_or_else(|| {
            said!(
                "case-no-such-poll",
                "the case has no poll {number}; write `poll` first",
                number
            )
        })
    }

    fn find(&mut self, found: &Found) -> Result<(), Said> {
        let takes = found.question.takes();
        let right = match takes {
            Takes::Outcomes => false,
            Takes::Percent => found.answer.parse::<Exact>().is_ok(),
            _ => takes.words().contains(&found.answer.as_str()),
        };
        if !right {
            let allowed = match takes {
                Takes::Percent => "0 ... 100".to_owned(),
                Takes::Outcomes => format!("- {}: {{outcomes: [...]}}", found.question.word()),
                _ => takes.words().join(", "),
            };
            return Err(said!(
                "case-not-an-answer",
                "{answer} is not an answer to the question {question}; write {allowed}",
                answer = found.answer.as_str(),
                question = found.question.word(),
                allowed
            ));
        }
        let side = match found.question {
            Question::FaultNs => Some(Side::Ns),
            Question::FaultEw => Some(Side::Ew),
            _ => None,
        };
        if found.answer == "none" && side.is_some() && side == self.offending() {
            return Err(said!(
                "case-offenders-at-fault",
                "the offending side cannot be free of fault: it gets no average plus (12C2a)"
            ));
        }
        let settled = Settled::Answer {
            answer: found.answer.clone(),
            evidence: found.evidence.clone(),
        };
        let key = (track(found.second), found.question);
        self.settled.insert(key, settled);
        Ok(())
    }

    /// Who is vulnerable; nothing where that is not known.
    ///
    /// # Errors
    /// When the board says something else than a vulnerability.
    pub fn vul(&self) -> Result<Option<AbsoluteVulnerability>, Said> {
        let Some(board) = &self.opened.board else {
            return Ok(None);
        };
        let by_number = || {
            let number = board.number?;
            Name::Number(number.into()).vulnerability()
        };
        match board.vul.as_deref() {
            None => Ok(by_number()),
            Some("none") => Ok(Some(AbsoluteVulnerability::NONE)),
            Some("ns") => Ok(Some(AbsoluteVulnerability::NS)),
            Some("ew") => Ok(Some(AbsoluteVulnerability::EW)),
            Some("both") => Ok(Some(AbsoluteVulnerability::ALL)),
            Some(text) => Err(said!(
                "weigh-no-vulnerability",
                "{text} is not a vulnerability; write `none`, `ns`, `ew` or `both`",
                text
            )),
        }
    }

    /// The log of the table can be read and replayed.
    fn check_log(&self) -> Result<(), Said> {
        let board = self.opened.board.as_ref();
        match board.and_then(|board| board.log.as_deref()) {
            Some(log) => now(log, self.edition, Side::Ns).map(|_| ()),
            None => Ok(()),
        }
    }

    /// The result at the table, where it is known.
    ///
    /// # Errors
    /// When the board says something that is no result.
    pub fn at_table(&self) -> Result<Option<AssignedResult>, Said> {
        let board = self.opened.board.as_ref();
        let Some(text) = board.and_then(|board| board.result.as_deref()) else {
            return Ok(None);
        };
        let wrong = || outcomes::NotAnOutcome(text.to_owned()).said();
        outcomes::result(text).ok_or_else(wrong).map(Some)
    }

    /// Whether the play was over when the Director was called, as far as the case tells.
    #[must_use]
    pub fn is_played(&self) -> bool {
        match &self.called {
            Some(called) => matches!(called.when, When::After | When::Later),
            None => {
                let board = self.opened.board.as_ref();
                board.is_some_and(|board| board.result.is_some())
            }
        }
    }

    /// The offending side: as the Director says, or by the facts: the side of who chose after unauthorised information, of who
    /// explained, departed or misled.
    #[must_use]
    pub fn offending(&self) -> Option<Side> {
        // Who overhears something, is slow or cannot play on is no offender by that alone; nor is anybody after the Director's error.
        let nobody = matches!(
            self.opened.kind,
            Kind::Extraneous | Kind::SlowPlay | Kind::Unplayable | Kind::DirectorsError
        );
        if self.offenders.is_some() || nobody {
            return self.offenders;
        }
        // What somebody then did says who offended only where he used what his partner gave away.
        let informed = self.opened.kind == Kind::Information;
        let tells = |fact: &&Fact| informed || !matches!(fact, Fact::Chosen(_));
        let by = self.facts.iter().filter(tells).find_map(Fact::by)?;
        Some(by.side())
    }

    /// What was chosen at the table, where it is told.
    #[must_use]
    pub fn chosen(&self) -> Option<&crate::facts::Chosen> {
        self.facts.iter().find_map(|fact| match fact {
            Fact::Chosen(chosen) => Some(chosen),
            _ => None,
        })
    }

    /// What passed from a player.
    pub fn passed(&self) -> impl Iterator<Item = &crate::facts::Passed> {
        self.facts.iter().filter_map(|fact| match fact {
            Fact::Passed(passed) => Some(passed),
            _ => None,
        })
    }

    /// The answer to a question, if it has one.
    #[must_use]
    pub fn answer(&self, track: Track, question: Question) -> Option<&str> {
        match self.settled.get(&(track, question))? {
            Settled::Answer { answer, .. } => Some(answer),
            Settled::Skipped(_) => Some(question.leads_on()),
        }
    }

    /// The poll on what could be done, counted.
    #[must_use]
    pub fn tally(&self) -> Option<Tally> {
        let mut polls = self.polls.iter();
        let poll = polls.find(|poll| poll.problem.suggested_by.is_none())?;
        Some(tally(&poll.answers, &self.measure()))
    }

    /// The questions so far, the next one, or what it comes to.
    #[must_use]
    pub fn road(&self) -> Road {
        travel(self)
    }

    /// What the facts and the poll suggest as the answer; the Director decides.
    #[must_use]
    pub fn suggested_answer(&self, question: Question) -> Option<&'static str> {
        let yes_no = |yes: bool| if yes { "yes" } else { "no" };
        match question {
            Question::Happened => {
                let within_stop = self.passed().any(|passed| {
                    passed.stop
                        && passed.by_way_of == Source::Tempo
                        && passed
                            .seconds
                            .is_some_and(|seconds| seconds <= self.measure().stop_seconds)
                });
                if within_stop {
                    return Some("no");
                }
                let agreed = self.passed().any(|one| one.agreed == Agreement::Agreed);
                agreed.then_some("yes")
            }
            Question::Conveyed => {
                let mut passed = self.passed().peekable();
                passed.peek()?;
                passed.all(|one| one.before_cards).then_some("no")
            }
            Question::Alternatives => {
                let chosen = self.chosen()?;
                self.tally()?.has_alternative_to(&chosen.action).map(yes_no)
            }
            Question::Remedy => {
                let board = self.opened.board.as_ref()?;
                let teams = board.form.as_deref() == Some("teams");
                (teams && board.unplayed_elsewhere).then_some("redeal")
            }
            Question::Damage => {
                let damage = self.damage.or_else(|| self.damage_in_points())?;
                Some(yes_no(damage == Damage::Done))
            }
            Question::Changeable => {
                if let Some(now) = self.now() {
                    return Some(yes_no(!now.may_change.is_empty()));
                }
                let when = self.called.as_ref()?.when;
                matches!(when, When::After | When::Later).then_some("no")
            }
            _ => None,
        }
    }

    /// What can still be changed by the side that was misinformed, where the log of the table is there.
    #[must_use]
    pub fn now(&self) -> Option<Now> {
        let log = self.opened.board.as_ref()?.log.as_deref()?;
        let misinformed = match self.offending()? {
            Side::Ns => Side::Ew,
            Side::Ew => Side::Ns,
        };
        now(log, self.edition, misinformed).ok()
    }

    /// Damage by total points, where no event is at hand: a hint, since the unit of the event may say otherwise.
    fn damage_in_points(&self) -> Option<Damage> {
        let vul = self.vul().ok()??;
        let table = self.at_table().ok()??.score(vul);
        let offenders = self.offending()?.direction();
        let non = offenders.other();
        let parts = self.parts(self.outcomes.as_ref()?, non).ok()?;
        let worth: Exact = parts
            .iter()
            .map(|part| part.weight.clone() * Exact::int(part.result.score(vul).into()))
            .sum();
        let more = (worth - Exact::int(table.into())) * Exact::int(non.sign());
        Some(match more.signum() > 0 {
            true => Damage::Done,
            false => Damage::None,
        })
    }

    /// The results of a side with their weights.
    ///
    /// # Errors
    /// When they are none, or do not add up.
    pub fn parts(&self, weighted: &Weighted, side: Direction) -> Result<Vec<Part>, Said> {
        let given: Vec<Given> = weighted
            .outcomes
            .iter()
            .map(|text| {
                text.parse()
                    .map_err(|wrong: outcomes::NotAnOutcome| wrong.said())
            })
            .collect::<Result<_, _>>()?;
        let of: Vec<&Given> = given
            .iter()
            .filter(|one| one.side.is_none_or(|only| only == side))
            .collect();
        Ok(outcomes::weighted(&of)?.parts)
    }

    /// Outcomes can be read, add up, and need nothing that is disallowed.
    fn check_outcomes(&self, weighted: &Weighted) -> Result<(), Said> {
        // Without a vulnerability only contracts can be compared; none is as good as another for that.
        let vul = self.vul()?.unwrap_or(AbsoluteVulnerability::NONE);
        let mut disallowed = Vec::new();
        let led_to = self.chosen().and_then(|chosen| chosen.led_to.as_deref());
        let led_to = led_to.filter(|_| self.disallows());
        for text in weighted.disallowed.iter().map(String::as_str).chain(led_to) {
            let wrong = || outcomes::NotAnOutcome(text.to_owned()).said();
            disallowed.push(outcomes::result(text).ok_or_else(wrong)?);
        }
        for side in Direction::BOTH {
            let parts = self.parts(weighted, side)?;
            let route = weighted.route.as_deref();
            let measure = self.measure();
            outcomes::check_route(&parts, &disallowed, route, self.edition, &measure, vul)?;
        }
        Ok(())
    }

    /// Whether what was chosen is disallowed: only unauthorised information does that.
    #[must_use]
    pub fn disallows(&self) -> bool {
        let tracks = [Track::First, Track::Second];
        let yes = |track| self.answer(track, Question::Suggested) == Some("yes");
        tracks.into_iter().any(yes)
    }

    /// The score that the answers make.
    ///
    /// # Errors
    /// When the outcomes do not make one.
    pub fn score(&self) -> Result<Option<AdjustedScore>, Said> {
        let Some(weighted) = &self.outcomes else {
            return Ok(None);
        };
        let [ns, ew] = [
            self.parts(weighted, Direction::Ns)?,
            self.parts(weighted, Direction::Ew)?,
        ];
        let offenders = self.offending().map(Side::direction);
        let own = self.answer(Track::First, Question::SelfInflicted) == Some("yes");
        let form = match (&self.without_error, own, offenders, self.at_table()?) {
            (Some(error), true, Some(offenders), Some(table)) => Form::Redress(Redress {
                offenders,
                table,
                without_infraction: ns,
                without_error: self.parts(error, offenders.other())?,
            }),
            _ => Form::Sides([SideScore::Assigned(ns), SideScore::Assigned(ew)]),
        };
        let is_redress = matches!(form, Form::Redress(_));
        // Nobody offends by an insufficient bid that was put right (White Book 27.7), nor when the Director erred.
        let named = !is_redress && self.opened.kind != Kind::Afterwards;
        Ok(Some(AdjustedScore {
            form,
            law: self.ground().map(str::to_owned),
            offenders: offenders.filter(|_| named),
            route: weighted.route.clone(),
        }))
    }

    /// The score that a ruling with this verdict has; nothing where the result stands or the board goes on.
    #[must_use]
    pub fn ruled(&self, verdict: &Verdict) -> Option<AdjustedScore> {
        let awards = match verdict {
            Verdict::Assigned(score) => return Some((**score).clone()),
            Verdict::Awards(awards) => awards.clone(),
            // The offenders have more than average minus here, so the others have less than average plus.
            Verdict::FortySixty => match self.offending()? {
                Side::Ns => [Award::Minus, Award::Plus],
                Side::Ew => [Award::Plus, Award::Minus],
            },
            Verdict::Stands(_) | Verdict::ChangeSeats | Verdict::Redeal | Verdict::PlayOn => {
                return None;
            }
        };
        Some(AdjustedScore {
            form: Form::Sides(awards.map(SideScore::Artificial)),
            law: None,
            offenders: None,
            route: None,
        })
    }

    /// The clause on which an assigned score rests.
    #[must_use]
    pub fn ground(&self) -> Option<&'static str> {
        let own = self.answer(Track::First, Question::SelfInflicted) == Some("yes")
            && self.without_error.is_some();
        let new = self.edition == Edition::E2017;
        if own {
            return Some(if new { "12C1e" } else { "12C1b" });
        }
        Some(match (self.opened.kind, new) {
            (Kind::Information, _) => "16B3",
            (Kind::Extraneous, true) => "16D2c",
            (Kind::Extraneous, false) => "16C2c",
            (Kind::Misinformation, _) => "21B3",
            (Kind::Deception, true) => "73E2",
            (Kind::Deception, false) => "73F",
            (Kind::Awareness, true) => "72C",
            (Kind::Awareness, false) => "23",
            (Kind::Afterwards, _) => "27D",
            (Kind::Psychic, _) => "40C1",
            (Kind::IllegalMethod, true) => "40B4",
            (Kind::IllegalMethod, false) => "40B5",
            (Kind::SlowPlay | Kind::Unplayable, _) => "12C1a",
            (Kind::DirectorsError, _) => "82C",
        })
    }

    /// What a degree of fault brings (12C2a).
    #[must_use]
    pub fn award(&self, question: Question) -> Award {
        let answer = self.answer(Track::First, question);
        let fault = DegreeOfFault::ALL
            .into_iter()
            .find(|fault| Some(fault.name()) == answer);
        Award::by_fault(fault.unwrap_or(DegreeOfFault::Partly))
    }
}

const fn track(second: bool) -> Track {
    match second {
        false => Track::First,
        true => Track::Second,
    }
}
