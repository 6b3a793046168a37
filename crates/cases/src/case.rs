//! A case as it stands: the fold of its acts, the next question, and what the answers lead to.

use std::collections::BTreeMap;

mod cited;
mod known;
mod scored;
mod suggests;

use openroom_laws::Edition;
use openroom_laws::entry::Spoken;
use openroom_laws::notation::parse_card;
use openroom_said::{Said, said};
use openroom_scoring::Exact;
use openroom_scoring::event::Direction;

use crate::acts::{
    Act, Called, CardPart, Consulted, Found, Opened, PlayerSaid, Recording, TakenBack, Weighted,
    Written,
};
use crate::facts::{Fact, Side};
use crate::measure::{Authority, Measure};
use crate::poll::{PollAnswer, Problem, Tally, tally};
use crate::questions::{Question, Takes};
use crate::road::{Road, travel};
use crate::weighing::Damage;

pub use scored::Disallowed;

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
        /// Of the logical alternatives which they are, and of what was suggested over which of them (16B1).
        actions: Vec<String>,
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
    /// What players say of it.
    pub said: Vec<PlayerSaid>,
    /// Who asked that the hand be recorded.
    pub recording: Option<Recording>,
    /// Parts of system cards.
    pub cards: Vec<CardPart>,
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
            said: Vec::new(),
            recording: None,
            cards: Vec::new(),
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
            Act::Said(said) => {
                written_down(&said.text)?;
                self.said.push(said.clone());
            }
            Act::Recording(recording) => {
                if let Some(why) = &recording.refused {
                    written_down(why)?;
                }
                self.recording = Some(recording.clone());
            }
            Act::Card(part) => {
                written_down(&part.text)?;
                self.cards.push(part.clone());
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
        if found.answer == "none" && self.is_of_offenders(found.question) {
            return Err(said!(
                "case-offenders-at-fault",
                "the offending side cannot be free of fault: it gets no average plus (12C2a)"
            ));
        }
        let takes = found.question.takes();
        let choices = self.choices(found.question);
        let bounds = self.bounds(found.question);
        let within = |[least, most]: &[Exact; 2]| {
            let number: Result<Exact, _> = found.answer.parse();
            number.is_ok_and(|number| *least <= number && number <= *most)
        };
        let right = match (takes, &bounds) {
            (Takes::Outcomes, _) => false,
            (_, Some(bounds)) => within(bounds),
            (_, None) => choices.contains(&found.answer.as_str()),
        };
        if !right {
            let allowed = match (takes, &bounds) {
                (Takes::Outcomes, _) => format!("- {}: {{outcomes: [...]}}", found.question.word()),
                (_, Some([least, most])) => format!("{} ... {}", least.decimal(2), most.decimal(2)),
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
        self.check_actions(found)?;
        let settled = Settled::Answer {
            answer: found.answer.clone(),
            evidence: found.evidence.clone(),
            actions: found.actions.clone(),
        };
        let key = (track(found.second), found.question);
        self.settled.insert(key, settled);
        Ok(())
    }

    /// Which actions were logical alternatives, or over which of them one was suggested: calls or cards, and not what was chosen itself.
    fn check_actions(&self, found: &Found) -> Result<(), Said> {
        let takes = matches!(found.question, Question::Alternatives | Question::Suggested);
        if !takes && !found.actions.is_empty() {
            return Err(said!(
                "case-no-actions-here",
                "`actions` belongs to the questions `alternatives` and `suggested` only"
            ));
        }
        let is_action = |text: &str| Spoken::parse(text).is_some() || parse_card(text).is_some();
        if let Some(wrong) = found.actions.iter().find(|text| !is_action(text)) {
            return Err(said!(
                "poll-not-an-action",
                "{text} is not a call or a card",
                text = wrong.as_str()
            ));
        }
        let chosen = self.chosen().map(|chosen| chosen.action.as_str());
        let is_chosen = |text: &String| chosen.is_some_and(|own| text.eq_ignore_ascii_case(own));
        let no_other = !found.actions.is_empty() && found.actions.iter().all(is_chosen);
        match no_other && found.answer == "yes" {
            true => Err(said!(
                "case-no-other-action",
                "{action} is what was chosen; name an alternative to it",
                action = found.actions[0].as_str()
            )),
            false => Ok(()),
        }
    }

    /// The actions that were named with the answer to a question.
    #[must_use]
    pub fn actions(&self, track: Track, question: Question) -> &[String] {
        match self.settled.get(&(track, question)) {
            Some(Settled::Answer { actions, .. }) => actions,
            _ => &[],
        }
    }

    /// Whether a question is about the fault of the offending side, which gets no average plus (12C2a).
    pub(crate) fn is_of_offenders(&self, question: Question) -> bool {
        let side = match question {
            Question::FaultNs => Some(Side::Ns),
            Question::FaultEw => Some(Side::Ew),
            _ => None,
        };
        side.is_some() && side == self.offending()
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
}

/// Something that somebody has said, in words.
fn written_down(text: &str) -> Result<(), Said> {
    match text.trim().is_empty() {
        false => Ok(()),
        true => Err(said!("case-text-missing", "write down what was said")),
    }
}

const fn track(second: bool) -> Track {
    match second {
        false => Track::First,
        true => Track::Second,
    }
}
