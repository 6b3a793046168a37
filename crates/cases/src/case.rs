//! A case as it stands: the fold of its acts, the next question, and what the answers lead to.

use std::collections::BTreeMap;

use contract_bridge::AbsoluteVulnerability;
use openroom_laws::entry::Spoken;
use openroom_laws::{Clause, Edition, Phase};
use openroom_said::{Said, said};
use openroom_scoring::adjusted_score::{AssignedResult, Form, Part, Redress, SideScore};
use openroom_scoring::event::{Award, DegreeOfFault, Direction, Name};
use openroom_scoring::{AdjustedScore, Exact};

use crate::acts::{Act, Called, Consulted, Found, Opened, TakenBack, Weighted, When, Written};
use crate::facts::{Agreement, At, Fact, Kind, Side, Source};
use crate::measure::{Authority, Measure};
use crate::now::{Now, now};
use crate::outcomes::{self, Given};
use crate::poll::{PollAnswer, Problem, Tally, tally};
use crate::questions::{Question, Takes};
use crate::road::{Road, Step, Verdict, travel};
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
    /// The act of the case that put it.
    pub act: u32,
    /// What was asked.
    pub problem: Problem,
    /// The contestants whose players are asked on their phones.
    pub asked: Vec<u32>,
    /// What was answered.
    pub answers: Vec<PollAnswer>,
    /// The act by which each of them was.
    pub answered: Vec<u32>,
    /// It was taken back: nobody is asked it any more, and what was answered does not count.
    pub withdrawn: bool,
}

/// A fact as it was told, and whether it still stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Told<'c> {
    /// The act of the case that told it, from 1.
    pub act: u32,
    /// The fact.
    pub fact: &'c Fact,
    /// How it was taken back, if it was.
    pub taken_back: Option<&'c TakenBack>,
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
    /// Every act that was taken, in order; those that were taken back are among them.
    pub acts: Vec<Act>,
    /// What was taken back, by the number of the act.
    pub taken_back: BTreeMap<u32, TakenBack>,
    /// The facts that stand, as they were told.
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

impl Poll {
    fn new(act: u32, problem: &Problem) -> Self {
        Self {
            act,
            problem: problem.clone(),
            asked: Vec::new(),
            answers: Vec::new(),
            answered: Vec::new(),
            withdrawn: false,
        }
    }
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
            acts: Vec::new(),
            taken_back: BTreeMap::new(),
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
        let number = u32::try_from(self.acts.len() + 1).unwrap_or(u32::MAX);
        match act {
            Act::Withdrawn(back) => {
                self.check_taken_back(back)?;
                self.acts.push(act.clone());
                self.taken_back.insert(back.act, back.clone());
                self.fold_anew();
            }
            _ => {
                self.take(number, act)?;
                self.acts.push(act.clone());
            }
        }
        Ok(())
    }

    /// Whether an act can be taken back, and what is told instead of it.
    fn check_taken_back(&self, back: &TakenBack) -> Result<(), Said> {
        let number = back.act;
        let act = (number as usize).checked_sub(1);
        let act = act.and_then(|place| self.acts.get(place)).ok_or_else(|| {
            said!(
                "case-no-such-act",
                "the case has no act {number}; it has {count}",
                number,
                count = self.acts.len()
            )
        })?;
        if self.taken_back.contains_key(&number) {
            return Err(said!(
                "case-act-withdrawn",
                "act {number} of the case has been withdrawn already",
                number
            ));
        }
        let is_fact = act.fact().is_some();
        if !act.can_be_taken_back() || (back.instead.is_some() && !is_fact) {
            return Err(said!(
                "case-act-stays",
                "act {number} of the case cannot be withdrawn in this way; only a fact can be replaced by another",
                number
            ));
        }
        Ok(())
    }

    /// What stands, made again of all acts without those that were taken back. What rested on one of them and cannot be taken without it
    /// is open again.
    fn fold_anew(&mut self) {
        let mut anew = Self::new(self.opened.clone(), self.edition, self.authority);
        for (number, act) in (1..).zip(&self.acts) {
            match (self.taken_back.contains_key(&number), act) {
                // Its number stays, so that the next poll is not taken for it.
                (true, Act::Poll(problem)) => {
                    let poll = Poll::new(number, problem);
                    anew.polls.push(Poll {
                        withdrawn: true,
                        ..poll
                    });
                }
                (true, _) => {}
                (false, Act::Withdrawn(back)) => anew.facts.extend(back.instead.clone()),
                (false, _) => drop(anew.take(number, act)),
            }
        }
        anew.acts = std::mem::take(&mut self.acts);
        anew.taken_back = std::mem::take(&mut self.taken_back);
        anew.damage = self.damage;
        *self = anew;
    }

    /// Every fact that was told, those that were taken back among them.
    pub fn told(&self) -> impl Iterator<Item = Told<'_>> {
        let acts = (1..).zip(&self.acts);
        acts.filter_map(|(act, told)| {
            Some(Told {
                act,
                fact: told.fact()?,
                taken_back: self.taken_back.get(&act),
            })
        })
    }

    /// The facts that the log of the table contradicts: calls that it does not have, once its auction is over.
    #[must_use]
    pub fn contradicted(&self) -> Vec<&Fact> {
        let log = self
            .opened
            .board
            .as_ref()
            .and_then(|board| board.log.as_deref());
        let over = log.and_then(|log| now(log, self.edition, Side::Ns).ok());
        let over = over.is_some_and(|now| now.phase != Phase::Auction);
        let Some(calls) = log.filter(|_| over).and_then(crate::casebook::calls_in) else {
            return Vec::new();
        };
        let has = |seats: &[char], call: &str| {
            let same =
                |(by, text): &(char, String)| seats.contains(by) && text.eq_ignore_ascii_case(call);
            Spoken::parse(call).is_none() || calls.iter().any(same)
        };
        let own = |at: At| [at.seat().letter()];
        let side = |at: At| match at.side() {
            Side::Ns => ['N', 'S'],
            Side::Ew => ['E', 'W'],
        };
        let stands = |fact: &&Fact| match fact {
            Fact::Chosen(one) => has(&own(one.by), &one.action),
            Fact::Departed(one) => has(&own(one.by), &one.call),
            Fact::Explained(one) => has(&side(one.by), &one.call),
            Fact::Passed(one) => one
                .at
                .as_deref()
                .is_none_or(|at| has(&['N', 'E', 'S', 'W'], at)),
            Fact::Irregular(_) | Fact::Slow(_) => true,
        };
        self.facts.iter().filter(|fact| !stands(fact)).collect()
    }

    /// The newest act of a kind that stands, by its number.
    #[must_use]
    pub fn newest(&self, is: impl Fn(&Act) -> bool) -> Option<u32> {
        let acts = (1..).zip(&self.acts);
        let stand = acts.filter(|(number, _)| !self.taken_back.contains_key(number));
        stand
            .filter(|(_, act)| is(act))
            .map(|(number, _)| number)
            .last()
    }

    fn take(&mut self, number: u32, act: &Act) -> Result<(), Said> {
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
                // Nothing is weighed then, whatever was before.
                match skipped.question {
                    Question::Outcomes => self.outcomes = None,
                    Question::WithoutError => self.without_error = None,
                    _ => {}
                }
                let key = (track(skipped.second), skipped.question);
                let settled = Settled::Skipped(skipped.why.clone());
                self.settled.insert(key, settled);
            }
            Act::Poll(problem) => self.polls.push(Poll::new(number, problem)),
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
                poll.answered.push(number);
            }
            Act::Outcomes(weighted) => {
                self.check_outcomes(weighted)?;
                self.outcomes = Some(weighted.clone());
                self.settled.remove(&(Track::First, Question::Outcomes));
            }
            Act::WithoutError(weighted) => {
                // After the infraction: what it led to belongs there.
                self.parts(weighted, Direction::Ns)?;
                self.without_error = Some(weighted.clone());
                self.settled.remove(&(Track::First, Question::WithoutError));
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
            // It is no act of its own: `add` knows it.
            Act::Withdrawn(_) => {}
        }
        Ok(())
    }

    fn poll(&mut self, number: u32) -> Result<&mut Poll, Said> {
        let place = (number as usize).wrapping_sub(1);
        match self.polls.get_mut(place) {
            Some(poll) if poll.withdrawn => Err(said!(
                "case-poll-withdrawn",
                "poll {number} of the case has been withdrawn",
                number
            )),
            Some(poll) => Ok(poll),
            None => Err(said!(
                "case-no-such-poll",
                "the case has no poll {number}; write `poll` first",
                number
            )),
        }
    }

    fn find(&mut self, found: &Found) -> Result<(), Said> {
        let takes = found.question.takes();
        let choices = self.choices(found.question);
        let within = |bounds: [i64; 2]| {
            let number: Result<Exact, _> = found.answer.parse();
            number.is_ok_and(|number| {
                Exact::int(bounds[0]) <= number && number <= Exact::int(bounds[1])
            })
        };
        let right = match (takes, takes.bounds()) {
            (Takes::Outcomes, _) => false,
            (_, Some(bounds)) => within(bounds),
            (_, None) => choices.contains(&found.answer.as_str()),
        };
        if !right {
            let allowed = match (takes, takes.bounds()) {
                (Takes::Outcomes, _) => format!("- {}: {{outcomes: [...]}}", found.question.word()),
                (_, Some([least, most])) => format!("{least} ... {most}"),
                (_, None) => choices.join(", "),
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

    /// The words that a question takes in this case. Once a call has been made, seats are not changed and nothing is dealt again (16D3 of
    /// 2017; 16C3 of 2007 lets the board be played, and no more).
    #[must_use]
    pub fn choices(&self, question: Question) -> &'static [&'static str] {
        let begun = self.first_call_made() == Some(true);
        match (question, begun, self.edition) {
            (Question::Remedy, true, Edition::E2007) => &["play-on"],
            (Question::Remedy, true, Edition::E2017) => &["play-on", "score"],
            _ => question.takes().words(),
        }
    }

    /// Whether a call had been made when the Director learned of it, as far as the case tells: found, or by the log of the table, or by
    /// when he was called.
    #[must_use]
    pub fn first_call_made(&self) -> Option<bool> {
        if let Some(answer) = self.answer(Track::First, Question::Begun) {
            return Some(answer == "yes");
        }
        let log = || {
            let log = self.opened.board.as_ref()?.log.as_deref()?;
            Some(!crate::casebook::calls_in(log)?.is_empty())
        };
        match &self.called {
            Some(called) => Some(called.when != When::Before),
            None => log().or_else(|| self.is_played().then_some(true)),
        }
    }

    /// Whether the board is one of a match of teams.
    #[must_use]
    pub fn is_teams(&self) -> bool {
        let board = self.opened.board.as_ref();
        board.is_some_and(|board| board.form.as_deref() == Some("teams"))
    }

    /// The side that gained because an opponent acted without knowing the Law, after its opponents had lost the right to rectification
    /// (11A of 2017): its score alone is adjusted.
    #[must_use]
    pub fn gained(&self) -> Option<Side> {
        let lost = self.answer(Track::First, Question::Forfeited) == Some("yes");
        let may = lost && self.edition == Edition::E2017;
        match self
            .answer(Track::First, Question::Gained)
            .filter(|_| may)?
        {
            "ns" => Some(Side::Ns),
            "ew" => Some(Side::Ew),
            _ => None,
        }
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
        let asks = |poll: &&Poll| poll.problem.suggested_by.is_none() && !poll.withdrawn;
        let poll = polls.find(asks)?;
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
                let may = self.choices(question).contains(&"redeal");
                (may && self.is_teams() && board.unplayed_elsewhere).then_some("redeal")
            }
            Question::Penalty => self.usual_penalty(),
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

    /// The penalty that the White Book has as usual: a psychic call that was fielded (90.4.2), a method that they knew to be barred
    /// (40.3). For most other offences a warning comes first.
    fn usual_penalty(&self) -> Option<&'static str> {
        let says = |question, word| self.answer(Track::First, question) == Some(word);
        if !self.measure().forty_sixty {
            return None;
        }
        match self.opened.kind {
            Kind::Psychic => {
                let fielded = says(Question::Fielded, "red");
                (fielded && says(Question::Departure, "psychic")).then_some("standard")
            }
            Kind::IllegalMethod => says(Question::Knowing, "yes").then_some("disciplinary"),
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
        if let Some(gained) = self.gained() {
            // The other side keeps what it has.
            let Some(table) = self.at_table()? else {
                return Ok(None);
            };
            let kept = SideScore::Assigned(vec![Part::whole(table)]);
            let form = match gained {
                Side::Ns => [SideScore::Assigned(ns), kept],
                Side::Ew => [kept, SideScore::Assigned(ew)],
            };
            return Ok(Some(AdjustedScore {
                form: Form::Sides(form),
                law: Some("11A".to_owned()),
                offenders: None,
                route: weighted.route.clone(),
            }));
        }
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

    /// The clause on which an adjusted score rests.
    #[must_use]
    pub fn ground(&self) -> Option<&'static str> {
        if self.gained().is_some() {
            return Some("11A");
        }
        let own = self.answer(Track::First, Question::SelfInflicted) == Some("yes")
            && self.without_error.is_some();
        let new = self.edition == Edition::E2017;
        if own {
            return Some(if new { "12C1e" } else { "12C1b" });
        }
        Some(match (self.opened.kind, new) {
            (Kind::Information, _) => "16B3",
            (Kind::Extraneous, _) => self.extraneous_ground(),
            // What the explainer's partner made of it is a ground of its own (White Book 10.1).
            (Kind::Misinformation, _) if !self.is_misinformed() => "16B3",
            (Kind::Misinformation, _) => "21B3",
            (Kind::Deception, true) => "73E2",
            (Kind::Deception, false) => "73F",
            (Kind::Awareness, true) => "72C",
            (Kind::Awareness, false) => "23",
            (Kind::Afterwards, _) => self.reviews().first().copied().unwrap_or("27D"),
            (Kind::Psychic, _) => "40C1",
            (Kind::IllegalMethod, true) => "40B4",
            (Kind::IllegalMethod, false) => "40B5",
            (Kind::SlowPlay | Kind::Unplayable, _) => "12C1a",
            (Kind::DirectorsError, _) => "82C",
        })
    }

    /// Of information from elsewhere: stopped at once, or judged after the play; before the first call or later.
    fn extraneous_ground(&self) -> &'static str {
        let begun = self.first_call_made() == Some(true);
        let score = self.answer(Track::First, Question::Remedy) == Some("score");
        match (self.edition, score, begun) {
            (Edition::E2017, true, _) => "16D2d",
            (Edition::E2017, false, true) => "16D3",
            (Edition::E2017, false, false) => "16D2c",
            (Edition::E2007, _, true) => "16C3",
            (Edition::E2007, true, false) => "16C2d",
            (Edition::E2007, false, false) => "16C2c",
        }
    }

    /// Whether the wrong explanation itself is a ground to adjust: the side would have done otherwise, and not only with both
    /// explanations.
    fn is_misinformed(&self) -> bool {
        let says = |question, word| self.answer(Track::First, question) == Some(word);
        says(Question::Misexplained, "yes")
            && says(Question::WouldDiffer, "yes")
            && !says(Question::NeedsBoth, "yes")
    }

    /// The clauses that look, after the play, at what an infraction did although it was put right: by the Law of the infraction, where
    /// that is told.
    fn reviews(&self) -> Vec<&'static str> {
        let new = self.edition == Edition::E2017;
        let law = self.facts.iter().find_map(|fact| match fact {
            Fact::Irregular(irregular) => irregular.law.as_deref(),
            _ => None,
        });
        let digits = |law: &str| {
            law.chars()
                .take_while(char::is_ascii_digit)
                .collect::<String>()
        };
        let number: Option<u32> = law.and_then(|law| digits(law.trim()).parse().ok());
        match (number, new) {
            (None, true) => vec!["27D", "23C"],
            (None, false) | (Some(27), _) => vec!["27D"],
            (Some(23 | 26 | 28..=32), true) => vec!["23C"],
            (Some(48..=51), true) => vec!["50E4"],
            (Some(48..=51), false) => vec!["50E3"],
            (Some(61..=64), true) => vec!["64C1"],
            (Some(61..=64), false) => vec!["64C"],
            // No clause of its own: the Law under which it was dealt with.
            (Some(_), _) => {
                let found = law.and_then(|law| Clause::find(self.edition, law.trim()));
                found.map(Clause::id).into_iter().collect()
            }
        }
    }

    /// The clauses that ask a question in this case.
    #[must_use]
    pub fn clauses(&self, track: Track, question: Question) -> Vec<&'static str> {
        let kind = match track {
            Track::First => self.opened.kind,
            Track::Second => Kind::Information,
        };
        match question {
            Question::Assisted => self.reviews(),
            Question::Penalty => self.penalised(),
            _ => question.clauses(kind, self.edition).to_vec(),
        }
    }

    /// What a penalty is for, and under which Laws: apart from the score (11B), for what passed between partners (73B1), or for the
    /// infraction.
    fn penalised(&self) -> Vec<&'static str> {
        let says = |question, word| self.answer(Track::First, question) == Some(word);
        let lost = self
            .called
            .as_ref()
            .is_some_and(|called| called.without_director)
            && says(Question::Forfeited, "yes");
        let ground = match self.opened.kind {
            _ if lost => Some("11B"),
            Kind::Information if !self.disallows() => Some("73B1"),
            Kind::Information if self.edition == Edition::E2017 => Some("73C2"),
            _ => None,
        };
        ground.into_iter().chain(["90A", "91A"]).collect()
    }

    /// The clauses on which the answer to a question rests: of those that ask it, those that the answer came under.
    #[must_use]
    pub fn cites(&self, step: &Step) -> Vec<&'static str> {
        let asked = self.clauses(step.track, step.question);
        let Settled::Answer { answer, .. } = &step.settled else {
            return Vec::new();
        };
        let without = |not: &str| {
            let all = asked.iter().copied();
            all.filter(|id| *id != not).collect()
        };
        match (step.question, answer.as_str()) {
            (Question::Penalty, "disciplinary") => without("90A"),
            (Question::Penalty, _) => without("91A"),
            // A result can be told, or there are too many (12C1d), or no result could be had at all (12C2a).
            (Question::Clear, "yes") => without("12C1d"),
            (Question::Clear, _) => match self.opened.kind {
                Kind::Unplayable => vec!["12A2"],
                _ => without("12C1a"),
            },
            _ => asked,
        }
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
