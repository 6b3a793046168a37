//! The road through a case: the Law's questions in their order. Each kind of case is a function that reads like the Law; it stops at
//! the first question that has no answer yet.

use openroom_laws::Edition;
use openroom_scoring::event::Award;
use openroom_scoring::{AdjustedScore, Exact};

use crate::case::{Case, Settled, Track};
use crate::facts::Kind;
use crate::questions::{Ending, Question};

/// A question that was settled on the way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// Of which track.
    pub track: Track,
    /// Which.
    pub question: Question,
    /// How.
    pub settled: Settled,
}

impl Step {
    /// Whether the ruling rests on it: not what was asked and found not to be so beside the way, such as a penalty or self-inflicted
    /// damage, nor what was skipped.
    #[must_use]
    pub fn bears(&self) -> bool {
        match &self.settled {
            Settled::Skipped(_) => false,
            Settled::Answer { answer, .. } => {
                let beside = matches!(self.question.leads_on(), "no" | "none");
                !beside || answer != self.question.leads_on()
            }
        }
    }
}

/// What a case comes to. The Director rules; this is what his answers lead to.
#[derive(Debug, Clone, PartialEq)]
pub enum Verdict {
    /// The result stands, and why.
    Stands(Ending),
    /// An assigned score.
    Assigned(Box<AdjustedScore>),
    /// Artificial scores, North-South first.
    Awards([Award; 2]),
    /// The better of average plus and the own score for the innocent, average minus for the others (White Book 90.4.2).
    FortySixty,
    /// The players change seats for the board (16C2a of 2007, 16D2a of 2017).
    ChangeSeats,
    /// Another deal (16C2b of 2007, 16D2b of 2017).
    Redeal,
    /// The board is played, or a call or card changed, and the case is taken up again afterwards.
    PlayOn,
}

/// What is to be done beside the score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Beside {
    /// A procedural penalty of the standard amount (90; White Book 90.4.2 for a psychic call that was fielded).
    StandardPenalty,
    /// Discipline (91; White Book 40.3 for an illegal method that was used knowingly).
    Discipline,
    /// A warning.
    Warning,
    /// It is recorded (White Book 81.5).
    Record,
}

/// How far a case has come.
#[derive(Debug, Clone, PartialEq)]
pub struct Road {
    /// What was settled, in the order of the Law.
    pub steps: Vec<Step>,
    /// The question that is open, with its track.
    pub next: Option<(Track, Question)>,
    /// What it comes to, when none is open.
    pub verdict: Option<Verdict>,
    /// What else is to be done.
    pub beside: Vec<Beside>,
}

impl Road {
    /// Every clause that the road passed, each once, then those of the decision.
    #[must_use]
    pub fn laws(&self, case: &Case) -> Vec<&'static str> {
        let mut laws: Vec<&'static str> = Vec::new();
        let mut add = |id: &'static str| {
            if !laws.contains(&id) {
                laws.push(id);
            }
        };
        for step in self.steps.iter().filter(|step| step.bears()) {
            let kind = match step.track {
                Track::First => case.opened.kind,
                Track::Second => Kind::Information,
            };
            let asked = step.question.clauses(kind, case.edition);
            asked.iter().copied().for_each(&mut add);
        }
        if let Some(verdict) = &self.verdict {
            verdict.clauses(case.edition).into_iter().for_each(&mut add);
            if matches!(verdict, Verdict::Assigned(_)) {
                case.ground().into_iter().for_each(&mut add);
            }
        }
        laws
    }
}

/// The way stops here: a question is open.
struct Open(Track, Question);

/// One who asks the questions in their order.
struct Asking<'c> {
    case: &'c Case,
    track: Track,
    steps: Vec<Step>,
    beside: Vec<Beside>,
}

impl<'c> Asking<'c> {
    /// The answer, or a stop.
    fn ask(&mut self, question: Question) -> Result<&'c str, Open> {
        let case = self.case;
        let key = (self.track, question);
        let (Some(settled), Some(answer)) =
            (case.settled.get(&key), case.answer(self.track, question))
        else {
            return Err(Open(self.track, question));
        };
        let step = Step {
            track: self.track,
            question,
            settled: settled.clone(),
        };
        if !self.steps.contains(&step) {
            self.steps.push(step);
        }
        Ok(answer)
    }

    fn yes(&mut self, question: Question) -> Result<bool, Open> {
        Ok(self.ask(question)? == "yes")
    }
}

/// Goes as far as the answers lead.
pub(crate) fn travel(case: &Case) -> Road {
    let mut asking = Asking {
        case,
        track: Track::First,
        steps: Vec::new(),
        beside: Vec::new(),
    };
    let done = whole(&mut asking);
    let (next, verdict) = match done {
        Ok(verdict) => (None, Some(verdict)),
        Err(Open(track, question)) => (Some((track, question)), None),
    };
    Road {
        steps: asking.steps,
        next,
        verdict,
        beside: asking.beside,
    }
}

type Way = Result<Verdict, Open>;

fn stands(why: Ending) -> Way {
    Ok(Verdict::Stands(why))
}

fn whole(asking: &mut Asking) -> Way {
    if let Some(ending) = in_time(asking)? {
        return stands(ending);
    }
    let verdict = match asking.case.opened.kind {
        Kind::Information => information(asking)?,
        Kind::Extraneous => extraneous(asking)?,
        Kind::Misinformation => misinformation(asking)?,
        Kind::Deception => deception(asking)?,
        Kind::Awareness => awareness(asking)?,
        Kind::Afterwards => afterwards(asking)?,
        Kind::Psychic => psychic(asking)?,
        Kind::IllegalMethod => illegal_method(asking)?,
        Kind::SlowPlay => awards(asking)?,
        Kind::Unplayable => unplayable(asking)?,
        Kind::DirectorsError => directors_error(asking)?,
    };
    if verdict != Verdict::PlayOn {
        penalty(asking, &verdict)?;
    }
    Ok(verdict)
}

/// A request that comes late is ruled on all the same; where attention was drawn and nobody called, the right may be lost (11A;
/// White Book 9.1, 11.1).
fn in_time(asking: &mut Asking) -> Result<Option<Ending>, Open> {
    let Some(called) = &asking.case.called else {
        return Ok(None);
    };
    if called.late.is_some() {
        // Without a good reason the burden of proof is theirs; the facts are still to be found.
        asking.yes(Question::GoodReason)?;
    }
    if called.without_director && asking.yes(Question::Forfeited)? {
        return Ok(Some(Ending::RightLost));
    }
    Ok(None)
}

/// 16B: information, alternative, suggestion, damage.
fn information(asking: &mut Asking) -> Way {
    if !asking.yes(Question::Happened)? {
        return stands(Ending::NotFound);
    }
    used(asking)?.map_or_else(|| assigned(asking), stands)
}

/// The three questions of 16B1; why nothing follows, or nothing if the choice is disallowed.
fn used(asking: &mut Asking) -> Result<Option<Ending>, Open> {
    if !asking.yes(Question::Conveyed)? {
        return Ok(Some(Ending::NoInformation));
    }
    if !asking.yes(Question::Alternatives)? {
        return Ok(Some(Ending::NoAlternative));
    }
    if !asking.yes(Question::Suggested)? {
        return Ok(Some(Ending::NotSuggested));
    }
    Ok(None)
}

/// 16C of 2007, 16D of 2017: before the first call there are four ways, afterwards the board is played out.
fn extraneous(asking: &mut Asking) -> Way {
    if !asking.yes(Question::Happened)? {
        return stands(Ending::NotFound);
    }
    if !asking.yes(Question::Interferes)? {
        return stands(Ending::NoInterference);
    }
    match asking.ask(Question::Remedy)? {
        "seats" => return Ok(Verdict::ChangeSeats),
        "redeal" => return Ok(Verdict::Redeal),
        "score" => return awards(asking),
        _ => {}
    }
    if !asking.yes(Question::Affected)? {
        return stands(Ending::NotAffected);
    }
    assigned(asking)
}

/// 21, 40B, 47E, 75: what is agreed, what can still be changed, what the right explanation alone would have led to; and always the
/// other end of the same explanation (White Book 10.1).
fn misinformation(asking: &mut Asking) -> Way {
    if !asking.yes(Question::Misexplained)? {
        // A misbid is no infraction; but what partner's explanation told is still unauthorised (75A).
        return second_track(asking)?.map_or_else(|| stands(Ending::Misbid), Ok);
    }
    if asking.yes(Question::Changeable)? {
        return Ok(Verdict::PlayOn);
    }
    let why = if !asking.yes(Question::WouldDiffer)? {
        Some(Ending::SameAction)
    } else if asking.yes(Question::NeedsBoth)? {
        Some(Ending::BothNeeded)
    } else {
        None
    };
    let second = second_track(asking)?;
    match (why, second) {
        (Some(_), Some(verdict)) => Ok(verdict),
        (Some(why), None) => stands(why),
        // Both grounds are good: one score, the best for the innocent side (White Book 10.2).
        (None, _) => assigned(asking),
    }
}

/// Unauthorised information from the same explanation. Its own road; nothing if it leads nowhere.
fn second_track(asking: &mut Asking) -> Result<Option<Verdict>, Open> {
    if !asking.yes(Question::SecondTrack)? {
        return Ok(None);
    }
    asking.track = Track::Second;
    let ending = used(asking);
    asking.track = Track::First;
    match ending? {
        Some(_) => Ok(None),
        None => assigned(asking).map(Some),
    }
}

/// 73F of 2007, 73E2 of 2017.
fn deception(asking: &mut Asking) -> Way {
    if !asking.yes(Question::Happened)? {
        return stands(Ending::NotFound);
    }
    if !asking.yes(Question::Misled)? {
        return stands(Ending::NotMisled);
    }
    if asking.yes(Question::BridgeReason)? {
        return stands(Ending::Reasoned);
    }
    if !asking.yes(Question::CouldHaveKnown)? {
        return stands(Ending::Unaware);
    }
    assigned(asking)
}

/// 23 of 2007, 72C of 2017: gain alone is not enough, nor is a mild rectification (12B2).
fn awareness(asking: &mut Asking) -> Way {
    if asking.yes(Question::OnlySeverity)? {
        return stands(Ending::Severity);
    }
    if !asking.yes(Question::CouldHaveKnown)? {
        return stands(Ending::Unaware);
    }
    assigned(asking)
}

/// 27D, 23C of 2017: towards the probable result without the infraction; nobody is treated as an offender (White Book 27.7).
fn afterwards(asking: &mut Asking) -> Way {
    if !asking.yes(Question::Assisted)? {
        return stands(Ending::SameWithout);
    }
    assigned(asking)
}

/// 40C1: what it was, and whether partner had allowed for it.
fn psychic(asking: &mut Asking) -> Way {
    let departure = asking.ask(Question::Departure)?;
    if departure == "as-agreed" {
        return stands(Ending::AsAgreed);
    }
    asking.beside.push(Beside::Record);
    if asking.ask(Question::Fielded)? != "red" {
        return stands(Ending::Recorded);
    }
    if !asking.case.measure().forty_sixty {
        return assigned(asking);
    }
    if departure == "psychic" {
        asking.beside.push(Beside::StandardPenalty);
    }
    forty_sixty(asking)
}

/// 40B5 of 2007, 40B4 of 2017.
fn illegal_method(asking: &mut Asking) -> Way {
    if !asking.yes(Question::Illegal)? {
        return stands(Ending::Permitted);
    }
    if asking.yes(Question::Knowing)? {
        asking.beside.push(Beside::Discipline);
    }
    match asking.case.measure().forty_sixty {
        true => forty_sixty(asking),
        false => assigned(asking),
    }
}

/// White Book 90.4.2: average minus or less stands; else average minus and average plus, or what is better for the innocent. Where
/// they went wild afterwards theirs is less (90.4.5).
fn forty_sixty(asking: &mut Asking) -> Way {
    let percent: Exact = asking
        .ask(Question::Percent)?
        .parse()
        .unwrap_or_else(|_| Exact::int(100));
    match percent <= Exact::int(40) {
        true => stands(Ending::AlreadyLow),
        false => Ok(Verdict::FortySixty),
    }
}

/// 12C1a first, 12C2 if nothing can be told (White Book 12.11).
fn unplayable(asking: &mut Asking) -> Way {
    match asking.yes(Question::Clear)? {
        true => assigned_to_both(asking),
        false => awards(asking),
    }
}

/// 12C2a: each side by its own fault.
fn awards(asking: &mut Asking) -> Way {
    asking.ask(Question::FaultNs)?;
    asking.ask(Question::FaultEw)?;
    let sides = [Question::FaultNs, Question::FaultEw];
    Ok(Verdict::Awards(sides.map(|side| asking.case.award(side))))
}

/// 82C: both sides are non-offending, each with its own score where results can be told; else average plus for both.
fn directors_error(asking: &mut Asking) -> Way {
    match asking.yes(Question::Clear)? {
        true => assigned_to_both(asking),
        false => Ok(Verdict::Awards([Award::Plus, Award::Plus])),
    }
}

/// Outcomes without anybody's damage to be weighed.
fn assigned_to_both(asking: &mut Asking) -> Way {
    match asking.case.score() {
        Ok(Some(score)) => Ok(Verdict::Assigned(Box::new(score))),
        _ => Err(Open(asking.track, Question::Outcomes)),
    }
}

/// 12C1: can a result be told; which, with which weights; damage; self-inflicted damage.
fn assigned(asking: &mut Asking) -> Way {
    // 12C1d: too many possibilities, or none obvious. It is asked only where the Director has said so; the rule is to assign.
    let key = (Track::First, Question::Clear);
    if asking.case.settled.contains_key(&key) && !asking.yes(Question::Clear)? {
        return awards(asking);
    }
    if asking.case.outcomes.is_none() {
        return Err(Open(Track::First, Question::Outcomes));
    }
    if !asking.yes(Question::Damage)? {
        return stands(Ending::NoDamage);
    }
    if asking.yes(Question::SelfInflicted)? && asking.case.without_error.is_none() {
        return Err(Open(Track::First, Question::WithoutError));
    }
    assigned_to_both(asking)
}

/// A decision apart (90, 91), asked last. Where nothing irregular was found there is nothing to penalise.
fn penalty(asking: &mut Asking, verdict: &Verdict) -> Result<(), Open> {
    let innocent = matches!(
        verdict,
        Verdict::Stands(
            Ending::NotFound
                | Ending::NoInformation
                | Ending::NoAlternative
                | Ending::NotSuggested
                | Ending::NoInterference
                | Ending::Misbid
                | Ending::NotMisled
                | Ending::Reasoned
                | Ending::Severity
                | Ending::AsAgreed
                | Ending::Recorded
                | Ending::Permitted
                | Ending::SameWithout
                | Ending::RightLost
        ) | Verdict::ChangeSeats
            | Verdict::Redeal
    );
    if innocent || asking.case.opened.kind == Kind::DirectorsError {
        return Ok(());
    }
    let given = match asking.ask(Question::Penalty)? {
        "warning" => Beside::Warning,
        "standard" => Beside::StandardPenalty,
        "disciplinary" => Beside::Discipline,
        _ => return Ok(()),
    };
    if !asking.beside.contains(&given) {
        asking.beside.push(given);
    }
    Ok(())
}

impl Beside {
    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::StandardPenalty => "standard-penalty",
            Self::Discipline => "discipline",
            Self::Warning => "warning",
            Self::Record => "record",
        }
    }
}

impl Verdict {
    /// In a few words, for programs and tests: `stands: no-damage`, `assigned: {...}`, `awards: AVE+/AVE-`.
    #[must_use]
    pub fn summary(&self) -> String {
        let award = |award: &Award| match award {
            Award::Plus => "AVE+".to_owned(),
            Award::Average => "AVE".to_owned(),
            Award::Minus => "AVE-".to_owned(),
            Award::Percent(percent) => percent.to_string(),
            Award::Complement => "complement".to_owned(),
        };
        match self {
            Self::Stands(ending) => {
                let word = serde_json::to_value(ending).unwrap_or_default();
                format!("stands: {}", word.as_str().unwrap_or_default())
            }
            Self::Assigned(score) => format!("assigned: {score}"),
            Self::Awards([ns, ew]) => format!("awards: {}/{}", award(ns), award(ew)),
            Self::FortySixty => "forty-sixty".to_owned(),
            Self::ChangeSeats => "change-seats".to_owned(),
            Self::Redeal => "redeal".to_owned(),
            Self::PlayOn => "play-on".to_owned(),
        }
    }

    /// The clauses on which it rests beside those of the questions.
    #[must_use]
    pub fn clauses(&self, edition: Edition) -> Vec<&'static str> {
        let new = edition == Edition::E2017;
        match self {
            Self::Stands(Ending::NoDamage) => vec!["12B1"],
            Self::Stands(Ending::Severity) => vec!["12B2"],
            Self::Stands(_) | Self::PlayOn => Vec::new(),
            Self::Assigned(_) => vec!["12C1a"],
            Self::Awards(_) => vec!["12C2a"],
            Self::FortySixty => vec!["12C2a"],
            Self::ChangeSeats => vec![if new { "16D2a" } else { "16C2a" }],
            Self::Redeal => vec![if new { "16D2b" } else { "16C2b" }],
        }
    }
}
