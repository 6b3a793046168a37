//! A case: what happened at a table, and what a Director does about it, step by step. The right way is the engine's: what a board waits for,
//! what may be answered, and how it stands at the end.

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use openroom_laws::answers::{Answer, Offered, Saying};
use openroom_laws::awaiting::{Asked, Awaiting, Choice, Fact, Question};
use openroom_laws::entry::{Designation, Spoken};
use openroom_laws::log::Deal;
use openroom_laws::replay::replay_with;
use openroom_laws::{Action, Clause, Edition, Entry, Finding, Log, Phase, Table};

use crate::comparable::is_jump;
use crate::make;
use crate::offers;
use crate::ruling::{self, Part, Ruled};
use crate::topic::{Level, Topic};
use openroom_chance::Chance;

/// Which case is wanted: the same wish gives the same case on any machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wish {
    /// What it is about.
    pub topic: Topic,
    /// Under which Laws.
    pub edition: Edition,
    /// How hard.
    pub level: Level,
    /// The chance of it.
    pub seed: u64,
}

impl Wish {
    /// A wish of that seed: a topic of that Law, or any that comes at that level.
    ///
    /// ```
    /// use openroom_laws::Edition;
    /// use openroom_practice::{Level, Wish};
    ///
    /// let wish = Wish::any(Some(27), Edition::E2017, Level::Easy, 7).unwrap();
    /// assert_eq!(wish.topic.word(), "insufficient-bid");
    /// assert!(Wish::any(Some(99), Edition::E2017, Level::Easy, 7).is_none());
    /// ```
    #[must_use]
    pub fn any(law: Option<u8>, edition: Edition, level: Level, seed: u64) -> Option<Self> {
        let topics: Vec<Topic> = Topic::of(law, level).collect();
        let topic = *Chance::new(seed, 2).one(&topics)?;
        Some(Self {
            topic,
            edition,
            level,
            seed,
        })
    }
}

/// The seeds of a run of cases: the one that is given, so that a case by itself is that of its address, then as many as are wanted. Runs whose
/// seeds are neighbours share nothing; each seed fits into an address.
///
/// ```
/// use openroom_practice::seeds;
///
/// let run: Vec<u64> = seeds(41).take(3).collect();
/// assert_eq!(run[0], 41);
/// assert!(seeds(42).take(3).all(|seed| !run.contains(&seed)));
/// ```
pub fn seeds(first: u64) -> impl Iterator<Item = u64> {
    let mut chance = Chance::new(first, 6);
    core::iter::once(first).chain(core::iter::repeat_with(move || chance.next() >> 32))
}

/// What happened, and what is asked about it.
#[derive(Debug, Clone)]
pub struct Case {
    /// What it is about, if it was made up.
    pub topic: Option<Topic>,
    /// How hard.
    pub level: Level,
    /// The whole story: what happened, and what the players answer.
    pub log: Log,
    /// How many entries of the log have happened when the Director comes.
    pub arrived: usize,
    /// What is asked, one after the other.
    pub steps: Vec<Step>,
    /// The board before the first entry, and after each.
    tables: Vec<Table>,
}

/// One question to the trainee.
#[derive(Debug, Clone, PartialEq)]
pub struct Step {
    /// How many entries of the log have happened when it is asked.
    pub at: usize,
    /// What is asked.
    pub about: About,
    /// What he may say, in the order shown.
    pub choices: Vec<Offer>,
    /// Which of that is right, by place: one, or of the options any number.
    pub right: Vec<usize>,
    /// The clauses that say so.
    pub laws: Vec<Clause>,
}

/// What a step asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum About {
    /// Who is asked first.
    Whom,
    /// Which options he is given.
    Options(Asked),
    /// What has to be found out.
    Fact,
    /// What is found, by what the players tell.
    Finding(Fact, Finding),
    /// A part of the ruling.
    Ruling(Part),
}

/// Something that may be said.
#[derive(Debug, Clone, PartialEq)]
pub enum Offer {
    /// Who is asked; the Director where a fact has to be found first.
    Whom(Asked),
    /// Nobody is asked: the Director rules.
    Nobody,
    /// An option of a player.
    Option {
        /// The clause under which it is given.
        law: Clause,
        /// What is offered.
        offered: Offered,
        /// What is written for it; nothing if nobody has it here.
        said: Option<Saying>,
    },
    /// A fact.
    Fact(Fact),
    /// What is found.
    Finding(Finding),
    /// How the ruling is.
    Ruled(Ruled),
}

/// How a step was answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// Exactly what the engine says.
    pub right: bool,
    /// What belongs there and was not said.
    pub missed: Vec<usize>,
    /// What was said and does not belong there.
    pub wrong: Vec<usize>,
}

/// A place that a step does not have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSuchChoice {
    /// The step, from 0.
    pub step: usize,
    /// The choice, from 0; none if there is no such step.
    pub choice: Option<usize>,
}

impl core::fmt::Display for NoSuchChoice {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.choice {
            Some(choice) => write!(f, "question {} has no answer {}", self.step + 1, choice + 1),
            None => write!(f, "there is no question {}", self.step + 1),
        }
    }
}

impl core::error::Error for NoSuchChoice {}

/// So many deals are looked at before it is given up; a rare topic needs some dozens.
const MOST_DEALS: u64 = 4000;

impl Case {
    /// The case of a wish.
    ///
    /// ```
    /// use openroom_laws::Edition;
    /// use openroom_practice::{Case, Level, Topic, Wish};
    ///
    /// let wish = Wish { topic: Topic::InsufficientBid, edition: Edition::E2017, level: Level::Easy, seed: 7 };
    /// let case = Case::make(wish).unwrap();
    /// // Whom do you ask? Marked by what the engine awaits.
    /// assert!(case.mark(0, &case.steps[0].right).unwrap().right);
    /// assert_eq!(Case::make(wish).unwrap().log, case.log);
    /// ```
    ///
    /// None if no deal lends itself to it, which a test rules out for every topic.
    #[must_use]
    pub fn make(wish: Wish) -> Option<Self> {
        let mut seeds = Chance::new(wish.seed, 3 + wish.topic as u64);
        (0..MOST_DEALS).find_map(|_| {
            let seed = seeds.next();
            let (log, arrived) = make::made(wish.topic, wish.edition, seed)?;
            let case = Self::told(log, arrived, wish.edition, wish.level, seed)?;
            Some(Self {
                topic: Some(wish.topic),
                ..case
            })
        })
    }

    /// A case of the log of a table: what happened until the Director came, then questions and answers. What is still open at its end is
    /// answered by chance. None if the Director never comes, or there is nothing to rule on.
    #[must_use]
    pub fn of_log(log: &Log, edition: Edition, level: Level, seed: u64) -> Option<Self> {
        let director = |entry: &Entry| matches!(entry, Entry::Director(_));
        let arrived = log.entries.iter().position(director)? + 1;
        let log = make::completed(log, edition, seed)?;
        Self::told(log, arrived, edition, level, seed)
    }

    fn told(log: Log, arrived: usize, edition: Edition, level: Level, seed: u64) -> Option<Self> {
        let mut tables = vec![Table::new(edition, log.board, &log.deal)];
        replay_with(&log, edition, |table| tables.push(table.clone())).ok()?;
        let tables = tables.split_off(log.calls.len() + log.cards.len());
        let mut case = Self {
            topic: None,
            level,
            log,
            arrived,
            steps: Vec::new(),
            tables,
        };
        if !case.can_be_chosen() {
            return None;
        }
        case.ask(&mut Chance::new(seed, 100));
        let rules = |step: &Step| matches!(step.about, About::Ruling(_));
        case.steps.iter().any(rules).then_some(case)
    }

    /// Whether who may keep his card or change it has another one that is legal. The engine asks all the same, for at a table nobody knows
    /// his hand; here it lies open, and no option would be right.
    fn can_be_chosen(&self) -> bool {
        let entries = &self.log.entries;
        (self.arrived..entries.len()).all(|at| {
            let table = &self.tables[at];
            let Some(Awaiting {
                by: Asked::Player(seat),
                question: Question::Options(options),
                ..
            }) = table.awaiting()
            else {
                return true;
            };
            let both = [Choice::Keeps, Choice::Corrects];
            if !both.iter().all(|choice| options.contains(choice)) {
                return true;
            }
            let told = Log {
                entries: entries[..at].to_vec(),
                ..self.log.clone()
            };
            make::replacements(table, &told, *seat).is_none_or(|cards| !cards.is_empty())
        })
    }

    /// The edition of the Laws.
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.start().edition()
    }

    /// The board before anything irregular.
    #[must_use]
    pub fn start(&self) -> &Table {
        &self.tables[0]
    }

    /// The board after so many entries of the log.
    #[must_use]
    pub fn after(&self, entries: usize) -> &Table {
        &self.tables[entries.min(self.tables.len() - 1)]
    }

    /// The board at the end.
    #[must_use]
    pub fn end(&self) -> &Table {
        self.after(self.tables.len())
    }

    /// The tables from the first entry on, for what came of each.
    #[must_use]
    pub fn tables(&self) -> &[Table] {
        &self.tables
    }

    /// The clauses that the ruling applied, without those of the regular course of a board.
    #[must_use]
    pub fn laws(&self) -> Vec<Clause> {
        ruling::cited_between(self.start(), self.end())
    }

    /// The calls as they lie when the Director comes, each with its player: also one that does not stand, and none that was replaced by an
    /// earlier ruling.
    #[must_use]
    pub fn auction(&self) -> Vec<(Seat, Spoken)> {
        let standing = |table: &Table| -> Vec<(Seat, Spoken)> {
            let calls = table.calls().iter();
            calls
                .map(|made| (made.by, Spoken::Call(made.call)))
                .collect()
        };
        let mut all = standing(self.start());
        for (at, entry) in self.log.entries[..self.arrived].iter().enumerate() {
            let is_last = at + 1 == self.arrived;
            match entry {
                Entry::Player(by, Action::Call(said)) => all.push((*by, said.spoken)),
                Entry::Player(_, Action::Accepts | Action::Declines) => {
                    all = standing(self.after(at + 1));
                }
                // What he finds when he comes is not ruled on yet.
                Entry::Director(_) if !is_last => {
                    let after = self.after(at + 1);
                    if after.awaiting().is_none() {
                        all = standing(after);
                    }
                }
                _ => {}
            }
        }
        all
    }

    /// Whether the last call before this entry is a jump in the denomination of the bid that its player has withdrawn: how strong it is has to
    /// be told.
    #[must_use]
    pub fn jumps_instead(&self, before: usize) -> bool {
        let bid = |at: usize| match &self.log.entries[at] {
            Entry::Player(by, Action::Call(said)) => match said.call()? {
                Call::Bid(bid) => Some((at, *by, bid)),
                _ => None,
            },
            _ => None,
        };
        let mut bids = (0..before.min(self.log.entries.len()))
            .rev()
            .filter_map(bid);
        let Some((at, by, second)) = bids.next() else {
            return false;
        };
        let mut own = bids.filter(|(_, other, _)| *other == by);
        own.next().is_some_and(|(_, _, first)| {
            first.strain == second.strain && is_jump(second, self.tables[at].calls())
        })
    }

    /// The board whose cards lie there when the Director comes: a card of dummy of which too little was said is not played yet (46B).
    #[must_use]
    pub fn found(&self) -> &Table {
        self.after(self.designated().unwrap_or(self.arrived))
    }

    /// Before which entry declarer said too little of the card that he wants, if the Director comes about that.
    pub(crate) fn designated(&self) -> Option<usize> {
        let mut before = self.log.entries[..self.arrived].iter();
        before.rposition(|entry| {
            matches!(entry, Entry::Player(_, Action::Names(said)) if !matches!(said, Designation::Card(_)))
        })
    }

    /// The hands as they can be shown: none where they do not have the cards that were counted.
    #[must_use]
    pub fn hands(&self) -> Deal {
        let miscounted = |entry: &Entry| matches!(entry, Entry::Director(Finding::Cards(counts)) if counts.iter().any(|&count| count != 13));
        match self.log.entries[..self.arrived].iter().any(miscounted) {
            true => Deal([None; 4]),
            false => self.log.deal,
        }
    }

    /// Marks an answer to a step: the places of what was said.
    ///
    /// # Errors
    ///
    /// [`NoSuchChoice`] for a place that is not there.
    pub fn mark(&self, step: usize, said: &[usize]) -> Result<Mark, NoSuchChoice> {
        let Some(asked) = self.steps.get(step) else {
            return Err(NoSuchChoice { step, choice: None });
        };
        let beyond = said.iter().find(|&&choice| choice >= asked.choices.len());
        if let Some(&choice) = beyond {
            let choice = Some(choice);
            return Err(NoSuchChoice { step, choice });
        }
        let missed = asked.right.iter().filter(|place| !said.contains(place));
        let wrong = said.iter().filter(|place| !asked.right.contains(place));
        let (missed, wrong): (Vec<_>, Vec<_>) =
            (missed.copied().collect(), wrong.copied().collect());
        Ok(Mark {
            right: missed.is_empty() && wrong.is_empty(),
            missed,
            wrong,
        })
    }

    fn ask(&mut self, chance: &mut Chance) {
        let mut steps = Vec::new();
        for at in self.arrived..self.log.entries.len() {
            let table = &self.tables[at];
            match (table.awaiting(), table.corrections()) {
                (Some(awaiting), _) => self.awaited(&mut steps, at, awaiting, chance),
                (None, Some((seat, ways))) => {
                    let law = ways.first().map(|way| way.law);
                    let asked = chooser(table, &Asked::Player(seat));
                    steps.extend(law.map(|law| self.options(at, asked, law, chance)));
                }
                (None, None) => {}
            }
        }
        if steps.is_empty() {
            // Nobody has a choice: the Director rules.
            steps.push(offers::whom(
                self.arrived,
                None,
                self.laws(),
                self.level,
                chance,
            ));
        }
        steps.extend(ruling::parts(self, chance));
        self.steps = steps;
    }

    fn awaited(&self, steps: &mut Vec<Step>, at: usize, awaiting: &Awaiting, chance: &mut Chance) {
        let law = awaiting.law;
        // The second of those who must all agree is not asked about again (68D2bi).
        let before = at.checked_sub(1).and_then(|at| self.tables[at].awaiting());
        let again = |before: &Awaiting| {
            matches!(awaiting.by, Asked::All(_)) && matches!(before.by, Asked::All(_))
        };
        if at > self.arrived && before.is_some_and(again) {
            return;
        }
        let by = chooser(&self.tables[at], &awaiting.by);
        let mut laws = laws_of(&self.tables[at], law);
        if by != awaiting.by {
            laws.extend(Clause::find(self.edition(), "45B"));
        }
        steps.push(offers::whom(at, Some(&by), laws, self.level, chance));
        match &awaiting.question {
            Question::Options(_) => steps.push(self.options(at, by, law, chance)),
            Question::Fact(fact) => {
                steps.push(offers::fact(at, *fact, law, self.level, chance));
                if let Some(Entry::Director(finding)) = self.log.entries.get(at) {
                    steps.extend(offers::finding(at, *fact, finding, law));
                }
            }
        }
    }

    fn options(&self, at: usize, asked: Asked, law: Clause, chance: &mut Chance) -> Step {
        let table = &self.tables[at];
        let mut right: Vec<Answer> = Vec::new();
        for answer in table.answers() {
            let same = |other: &Answer| other.offered == answer.offered;
            if !right.iter().any(same) {
                right.push(answer);
            }
        }
        // What is offered has the clause that opens it, where each way has its own.
        let mut laws: Vec<Clause> = right.iter().filter_map(|answer| answer.law).collect();
        laws.dedup();
        if laws.is_empty() {
            laws = laws_of(table, law);
        }
        let wrong = offers::wrong_options(table, law, &right, self.level, chance);
        let right = right.into_iter().map(|answer| Offer::Option {
            law: answer.law.unwrap_or(law),
            offered: answer.offered,
            said: Some(answer.said),
        });
        offers::several(
            at,
            About::Options(asked),
            right.collect(),
            wrong,
            laws,
            chance,
        )
    }
}

/// Who is asked: for a card of dummy it is declarer, who chooses it (41D, 45B).
fn chooser(table: &Table, by: &Asked) -> Asked {
    match (by, table.contract()) {
        (Asked::Player(seat), Some((_, declarer)))
            if table.phase() == Phase::Play && *seat == declarer.partner() =>
        {
            Asked::Player(declarer)
        }
        _ => by.clone(),
    }
}

/// The clauses of a question: the one that asks it, with those of the same Law that its answers lead to. The head of a Law says least, and
/// goes where there is another.
fn laws_of(table: &Table, law: Clause) -> Vec<Clause> {
    let mut laws = vec![law];
    for told in table.consequences() {
        for clause in told.laws {
            if clause.law() == law.law() && !laws.contains(&clause) {
                laws.push(clause);
            }
        }
    }
    let is_head = |clause: &Clause| clause.id().bytes().all(|letter| letter.is_ascii_digit());
    if laws.len() > 1 {
        laws.retain(|clause| !is_head(clause));
    }
    match laws.is_empty() {
        true => vec![law],
        false => laws,
    }
}
