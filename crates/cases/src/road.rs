//! The road through a case: the Law's questions in their order. Each kind of case is a function that reads like the Law; it stops at
//! the first question that has no answer yet.

use openroom_laws::{Clause, Edition};
use openroom_scoring::AdjustedScore;
use openroom_scoring::event::Award;

use crate::case::{Case, Settled, Track};
use crate::facts::{Kind, Side, Source};
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
    /// damage, nor what was skipped. That there was no bridge reason, or no need of both explanations, is part of the ground.
    #[must_use]
    pub fn bears(&self) -> bool {
        match &self.settled {
            Settled::Skipped(_) => false,
            Settled::Answer { answer, .. } => {
                let beside = matches!(
                    self.question,
                    Question::Changeable
                        | Question::Offending
                        | Question::SecondTrack
                        | Question::Knowing
                        | Question::SelfInflicted
                        | Question::Gained
                        | Question::Also
                        | Question::Record
                        | Question::Penalty
                        | Question::Inexperienced
                );
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
            case.cites(step).into_iter().for_each(&mut add);
        }
        if let Some(verdict) = &self.verdict {
            let skipped = |step: &Step| {
                step.question == Question::Outcomes && matches!(step.settled, Settled::Skipped(_))
            };
            if self.steps.iter().any(skipped) {
                // No result was told: an artificial score instead.
                add("12C1d");
            }
            verdict.clauses(case.edition).into_iter().for_each(&mut add);
            if let Verdict::Assigned(score) = verdict {
                // That it is weighed, or reduced, has a clause of its own (12C1c; 12C1b of 2007, 12C1e of 2017).
                let laws = score.laws(case.edition, case.has_result());
                let known = laws.iter().filter_map(|id| Clause::find(case.edition, id));
                known.map(Clause::id).for_each(&mut add);
            }
            let ground = match verdict {
                Verdict::Assigned(_) => case.ground(),
                Verdict::Awards(_) => {
                    let kinds = [Kind::DirectorsError, Kind::Extraneous];
                    let own = kinds.contains(&case.opened.kind);
                    case.ground().filter(|_| own)
                }
                _ => None,
            };
            ground.into_iter().for_each(&mut add);
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
    let verdict = match in_time(asking)? {
        Some(verdict) => verdict,
        None => by_kind(asking)?,
    };
    if verdict != Verdict::PlayOn {
        penalty(asking, &verdict)?;
    }
    Ok(verdict)
}

fn by_kind(asking: &mut Asking) -> Way {
    match asking.case.opened.kind {
        Kind::Information => information(asking),
        Kind::Extraneous => extraneous(asking),
        Kind::Misinformation => misinformation(asking),
        Kind::Deception => deception(asking),
        Kind::Awareness => awareness(asking),
        Kind::Afterwards => afterwards(asking),
        Kind::Psychic => psychic(asking),
        Kind::IllegalMethod => illegal_method(asking),
        Kind::SlowPlay => slow_play(asking),
        Kind::Unplayable => unplayable(asking),
        Kind::DirectorsError => directors_error(asking),
    }
}

/// A request that comes late is ruled on all the same; where attention was drawn and nobody called, the right may be lost (11A;
/// White Book 9.1, 11.1). By the second sentence of 11A of 2017 a side that then gained because an opponent did not know the Law has
/// the gain taken away; the other keeps its score.
fn in_time(asking: &mut Asking) -> Result<Option<Verdict>, Open> {
    let case = asking.case;
    let Some(called) = &case.called else {
        return Ok(None);
    };
    if called.late.is_some() {
        // Without a good reason the burden of proof is theirs; the facts are still to be found.
        asking.yes(Question::GoodReason)?;
    }
    if !called.without_director || !asking.yes(Question::Forfeited)? {
        return Ok(None);
    }
    if case.edition == Edition::E2017 && asking.ask(Question::Gained)? != "no" {
        return gain(asking).map(Some);
    }
    stands(Ending::RightLost).map(Some)
}

/// The score of the side that gained, and of no other.
fn gain(asking: &mut Asking) -> Way {
    match weighs(asking)? {
        true => score(asking),
        false => stands(Ending::RightLost),
    }
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

/// 16C of 2007, 16D of 2017: before the first call there are four ways; afterwards the board is played out, or, by 2017 alone, a score
/// is given at once.
fn extraneous(asking: &mut Asking) -> Way {
    if !asking.yes(Question::Happened)? {
        return stands(Ending::NotFound);
    }
    let case = asking.case;
    if case.was_told_afterwards() {
        // It has been played: whether it could be is no question any more, nor is another remedy.
        return affected(asking);
    }
    if !asking.yes(Question::Interferes)? {
        return stands(Ending::NoInterference);
    }
    let told = case.first_call_made();
    let found = case.settled.contains_key(&(Track::First, Question::Begun));
    let begun = match told {
        Some(begun) if !found => begun,
        _ => asking.yes(Question::Begun)?,
    };
    let remedy = match (begun, case.edition) {
        (true, Edition::E2007) => "play-on",
        _ => asking.ask(Question::Remedy)?,
    };
    if !case.choices(Question::Remedy).contains(&remedy) {
        // It was chosen before it was told that a call had been made.
        return Err(Open(Track::First, Question::Remedy));
    }
    match (remedy, case.edition) {
        ("seats", _) => return Ok(Verdict::ChangeSeats),
        ("redeal", _) => return Ok(Verdict::Redeal),
        // 16C2d has an artificial score alone, 16D2d any.
        ("score", Edition::E2007) => return awards(asking),
        ("score", Edition::E2017) => return unplayable(asking),
        _ => {}
    }
    affected(asking)
}

/// The board was played all the same: did what was known affect the result?
fn affected(asking: &mut Asking) -> Way {
    if !asking.yes(Question::Affected)? {
        return stands(Ending::NotAffected);
    }
    // Nobody offends by what he overhears, so nobody is damaged by an offence.
    let offenders = asking.case.offenders;
    match offenders {
        Some(_) => assigned(asking),
        None if too_many(asking)? || !weighs(asking)? => awards(asking),
        None => score(asking),
    }
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

/// 27D, 23C of 2017: towards the probable result without the infraction; nobody is treated as an offender (White Book 27.7). 2007 has no
/// 23C: after a call out of turn or a call changed it looks only at what the player could have known (23).
fn afterwards(asking: &mut Asking) -> Way {
    if asking.case.is_of_awareness() {
        return awareness(asking);
    }
    if !asking.yes(Question::Assisted)? {
        return stands(Ending::SameWithout);
    }
    assigned(asking)
}

/// 40C1: what it was, and whether partner had allowed for it. A green one is recorded if the Director has a reason, an amber or red one
/// always (White Book 81.5).
fn psychic(asking: &mut Asking) -> Way {
    if asking.ask(Question::Departure)? == "as-agreed" {
        // Partner may have acted as if it were psychic: no score is adjusted for that, but it may be recorded (White Book 40.1.11).
        if asking.yes(Question::Record)? {
            asking.beside.push(Beside::Record);
        }
        return stands(Ending::AsAgreed);
    }
    let colour = asking.ask(Question::Fielded)?;
    if colour == "green" && !asking.yes(Question::Record)? {
        return stands(Ending::Green);
    }
    asking.beside.push(Beside::Record);
    match colour {
        "green" => stands(Ending::Recorded),
        "amber" => stands(Ending::Amber),
        _ if asking.case.measure().forty_sixty => forty_sixty(asking),
        _ => assigned(asking),
    }
}

/// 40B5 of 2007, 40B4 of 2017.
fn illegal_method(asking: &mut Asking) -> Way {
    if !asking.yes(Question::Illegal)? {
        return stands(Ending::Permitted);
    }
    // It bears on the penalty alone (White Book 40.3).
    asking.ask(Question::Knowing)?;
    match asking.case.measure().forty_sixty {
        true => forty_sixty(asking),
        false => assigned(asking),
    }
}

/// White Book 90.4.2: average minus or less stands; else average minus and average plus, or what is better for the innocent. What the
/// offenders also did on the board may bring the innocent more than average plus, and then that is their score (40.3, 90.4.2e). Where
/// they went wild afterwards theirs is less by what that cost them (90.4.5; 12.8.6, which sends to 12.9).
fn forty_sixty(asking: &mut Asking) -> Way {
    let case = asking.case;
    if !who_offended(asking)? {
        return Err(Open(Track::First, Question::Offending));
    }
    asking.ask(case.asks_average_minus())?;
    let low = case.has_average_minus() == Some(true);
    let also = case.may_have_done_more() && asking.ask(Question::Also)? != "no";
    match (low, also) {
        (true, false) => return stands(Ending::AlreadyLow),
        (true, true) => return assigned(asking),
        (false, true) if weighs(asking)? => return score(asking),
        (false, _) => {}
    }
    let (Some(offenders), Some(question)) = (case.offending(), case.asks_reduced()) else {
        return Ok(Verdict::FortySixty);
    };
    if !asking.yes(Question::SelfInflicted)? {
        return Ok(Verdict::FortySixty);
    }
    let told = case.settled.contains_key(&(Track::First, question));
    if !told && case.without_error.is_none() {
        // Skipped, the figure is still the Director's.
        asking.ask(Question::WithoutError)?;
    }
    let skipped = matches!(
        case.settled.get(&(Track::First, question)),
        Some(Settled::Skipped(_))
    );
    let figure = asking.ask(question)?.parse().unwrap_or_default();
    let Some(reduced) = case.reduced(figure).filter(|_| !skipped) else {
        return Ok(Verdict::FortySixty);
    };
    Ok(Verdict::Awards(match offenders {
        Side::Ns => [Award::Minus, reduced],
        Side::Ew => [reduced, Award::Minus],
    }))
}

/// 12C2a for a board that was lost for want of time; what was played stands, and slow play is then a matter of a warning or a penalty
/// (90B2; White Book 81.4.1).
fn slow_play(asking: &mut Asking) -> Way {
    match !asking.case.has_result() || asking.yes(Question::Lost)? {
        true => awards(asking),
        false => stands(Ending::BoardPlayed),
    }
}

/// 12C1a first, 12C2 if nothing can be told (White Book 12.11).
fn unplayable(asking: &mut Asking) -> Way {
    match asking.yes(Question::Clear)? && weighs(asking)? {
        true => score(asking),
        false => awards(asking),
    }
}

/// 12C2a: each side by its own fault.
fn awards(asking: &mut Asking) -> Way {
    let sides = [Question::FaultNs, Question::FaultEw];
    for side in sides {
        let fault = asking.ask(side)?;
        if fault == "none" && asking.case.is_of_offenders(side) {
            // It was found before it was told who offended.
            return Err(Open(Track::First, side));
        }
    }
    Ok(Verdict::Awards(sides.map(|side| asking.case.award(side))))
}

/// 82C: both sides are non-offending, each with its own score where results can be told; else average plus for both.
fn directors_error(asking: &mut Asking) -> Way {
    // Only an evident error is put right; what was judgement is left to an appeal (White Book 82.2). It is asked beside the way.
    if told(asking, Question::Evident) && !asking.yes(Question::Evident)? {
        return stands(Ending::LeftToAppeal);
    }
    match asking.yes(Question::Clear)? && weighs(asking)? {
        true => score(asking),
        false => Ok(Verdict::Awards([Award::Plus, Award::Plus])),
    }
}

/// Whether there are outcomes to be weighed. Who skips them, with a reason, assigns nothing: the score is artificial then (12C1d).
fn weighs(asking: &mut Asking) -> Result<bool, Open> {
    asking.track = Track::First;
    if asking.case.outcomes.is_some() {
        // What they need may have been disallowed since.
        return match asking.case.outcomes_refused() {
            None => Ok(true),
            Some(_) => Err(Open(Track::First, Question::Outcomes)),
        };
    }
    asking.ask(Question::Outcomes)?;
    Ok(false)
}

/// The score that the outcomes make.
fn score(asking: &Asking) -> Way {
    match asking.case.score() {
        Ok(Some(score)) => Ok(Verdict::Assigned(Box::new(score))),
        _ => Err(Open(Track::First, Question::Outcomes)),
    }
}

/// 12C1d: too many possibilities, or none obvious. It is asked only where the Director has said so; the rule is to assign.
fn too_many(asking: &mut Asking) -> Result<bool, Open> {
    let key = (Track::First, Question::Clear);
    Ok(asking.case.settled.contains_key(&key) && !asking.yes(Question::Clear)?)
}

/// 12C1: can a result be told; which, with which weights; damage; self-inflicted damage.
fn assigned(asking: &mut Asking) -> Way {
    if too_many(asking)? || !weighs(asking)? {
        return awards(asking);
    }
    who_offended(asking)?;
    if !asking.yes(Question::Damage)? {
        return stands(Ending::NoDamage);
    }
    if asking.yes(Question::SelfInflicted)? && asking.case.without_error.is_none() {
        // Skipped, nothing is taken off.
        asking.ask(Question::WithoutError)?;
    }
    score(asking)
}

/// Whether the Director has said something that the Law does not ask by itself.
fn told(asking: &Asking, question: Question) -> bool {
    let settled = &asking.case.settled;
    settled.contains_key(&(Track::First, question))
}

/// Whether it is known who offended: there is no damage without that (12B1), nor a score of 40/60. Where the facts do not show it, it is
/// asked.
fn who_offended(asking: &mut Asking) -> Result<bool, Open> {
    if asking.case.shows_offenders() {
        return Ok(true);
    }
    Ok(asking.ask(Question::Offending)? != "no")
}

/// A decision apart (90, 91), asked last. Where nothing irregular was found there is nothing to penalise; but the right to rectification
/// may be lost and a penalty due all the same (11B), and what passed between partners may be an offence though it did no harm (73B1).
fn penalty(asking: &mut Asking, verdict: &Verdict) -> Result<(), Open> {
    let innocent = match verdict {
        Verdict::Stands(ending) => match ending {
            Ending::NotFound
            | Ending::NoInformation
            | Ending::NoInterference
            | Ending::Misbid
            | Ending::NotMisled
            | Ending::Reasoned
            | Ending::Severity
            | Ending::AsAgreed
            | Ending::Recorded
            | Ending::Green
            | Ending::Amber
            | Ending::Permitted
            | Ending::SameWithout => true,
            // To think is no offence (73D1), nor to alert and explain as one must, nor what the Laws let one take back; to speak, point or
            // ask for partner's sake is.
            Ending::NoAlternative | Ending::NotSuggested => {
                let allowed = [
                    Source::Tempo,
                    Source::Alert,
                    Source::Explanation,
                    Source::Withdrawn,
                ];
                let mut passed = asking.case.passed();
                passed.all(|one| allowed.contains(&one.by_way_of))
            }
            Ending::RightLost
            | Ending::NotAffected
            | Ending::SameAction
            | Ending::BothNeeded
            | Ending::Unaware
            | Ending::AlreadyLow
            | Ending::BoardPlayed
            | Ending::NoDamage => false,
            Ending::LeftToAppeal => true,
        },
        Verdict::ChangeSeats | Verdict::Redeal => true,
        _ => false,
    };
    // Who overhears something and says so at once has done what he should (16D1 of 2017, 16C1 of 2007; White Book 16.1.2).
    let case = asking.case;
    let reported = case.opened.kind == Kind::Extraneous
        && case.offenders.is_none()
        && !case.was_told_afterwards()
        && !matches!(verdict, Verdict::Awards(_));
    if innocent || reported || case.opened.kind == Kind::DirectorsError {
        return Ok(());
    }
    // It bears on how much, and on nothing else (White Book 90.4.4).
    if told(asking, Question::Inexperienced) {
        asking.ask(Question::Inexperienced)?;
    }
    let given = match asking.ask(Question::Penalty)? {
        "warning" => Beside::Warning,
        "standard" => Beside::StandardPenalty,
        "disciplinary" => Beside::Discipline,
        _ => return Ok(()),
    };
    asking.beside.push(given);
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
        match self {
            Self::Stands(ending) => {
                let word = serde_json::to_value(ending).unwrap_or_default();
                format!("stands: {}", word.as_str().unwrap_or_default())
            }
            Self::Assigned(score) => format!("assigned: {score}"),
            Self::Awards([ns, ew]) => format!("awards: {ns}/{ew}"),
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
