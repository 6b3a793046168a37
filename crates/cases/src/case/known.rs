//! What a case knows: of the board, of who did what, of how far play had come.

use contract_bridge::AbsoluteVulnerability;
use openroom_laws::entry::Spoken;
use openroom_laws::{Edition, Phase};
use openroom_said::{Said, said};
use openroom_scoring::Exact;
use openroom_scoring::adjusted_score::AssignedResult;
use openroom_scoring::event::{Award, Name};

use super::{Case, Track};
use crate::acts::When;
use crate::facts::{At, Chosen, Fact, Kind, Passed, Side, Source};
use crate::now::now;
use crate::outcomes;
use crate::questions::Question;

/// In what the score of the offenders is compared with average minus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unit {
    /// Per cent of the top.
    Percent,
    /// IMPs of a match.
    Imps,
    /// Something else, which only the event can compare.
    Other,
}

/// The side that an answer names.
fn side_of(answer: &str) -> Option<Side> {
    match answer {
        "ns" => Some(Side::Ns),
        "ew" => Some(Side::Ew),
        _ => None,
    }
}

impl Case {
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
    pub(super) fn check_log(&self) -> Result<(), Said> {
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
            None => self.has_result(),
        }
    }

    /// Whether the board has a result.
    #[must_use]
    pub fn has_result(&self) -> bool {
        let board = self.opened.board.as_ref();
        board.is_some_and(|board| board.result.is_some())
    }

    /// Whether it has been told that the Director heard of it only when the play was over.
    pub(crate) fn was_told_afterwards(&self) -> bool {
        let called = self.called.as_ref();
        called.is_some_and(|called| matches!(called.when, When::After | When::Later))
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
        let of = |tells: &dyn Fn(&Fact) -> bool| {
            let mut facts = self.facts.iter().filter(|fact| tells(fact));
            facts.find_map(Fact::by).map(At::side)
        };
        let chose = |fact: &Fact| matches!(fact, Fact::Chosen(_));
        let shown = match self.opened.kind {
            // Giving information is no infraction, using it is; and what an opponent withdrew may inform too (16D2 of 2007, 16C2 of 2017).
            Kind::Information => of(&chose).or_else(|| of(&|_| true)),
            // What somebody then did does not say who offended.
            _ => of(&|fact| !chose(fact)),
        };
        shown.or_else(|| side_of(self.answer(Track::First, Question::Offending)?))
    }

    /// Whether it is known who offended without the Director's being asked.
    pub(crate) fn shows_offenders(&self) -> bool {
        let asked = self.answer(Track::First, Question::Offending);
        self.offending().is_some() && asked.is_none()
    }

    /// What a player of the offending side chose at the table, where it is told; of anybody, where it is not known who offended. What
    /// the innocent then did is no act to be disallowed.
    #[must_use]
    pub fn chosen(&self) -> Option<&Chosen> {
        let offending = self.offending();
        self.facts.iter().find_map(|fact| match fact {
            Fact::Chosen(chosen) if offending.is_none_or(|side| side == chosen.by.side()) => {
                Some(chosen)
            }
            _ => None,
        })
    }

    /// What passed from a player.
    pub fn passed(&self) -> impl Iterator<Item = &Passed> {
        self.facts.iter().filter_map(|fact| match fact {
            Fact::Passed(passed) => Some(passed),
            _ => None,
        })
    }

    /// Whether all that was learned came from calls or plays that were withdrawn, which have clauses of their own (16D of 2007, 16C of
    /// 2017).
    pub(crate) fn is_from_withdrawn(&self) -> bool {
        let mut passed = self.passed().peekable();
        let any = passed.peek().is_some();
        any && passed.all(|one| one.by_way_of == Source::Withdrawn)
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

    /// In what the offenders' score is compared with average minus. An answer in per cent says so by itself.
    pub(crate) fn unit(&self) -> Unit {
        let answered = |question| self.settled.contains_key(&(Track::First, question));
        let board = self.opened.board.as_ref();
        match board.and_then(|board| board.unit.as_deref()) {
            _ if answered(Question::Percent) => Unit::Percent,
            Some("percent") => Unit::Percent,
            Some("imps") => Unit::Imps,
            Some(_) => Unit::Other,
            None if self.is_teams() => Unit::Imps,
            None => Unit::Percent,
        }
    }

    /// The question what the non-offending side gets instead of average plus: in per cent, or in the unit of the event where its standard
    /// value is known (White Book 12.5).
    pub(crate) fn asks_reduced(&self) -> Option<Question> {
        match self.unit() {
            Unit::Percent if !self.is_teams() => Some(Question::Reduced),
            _ => self.standard().map(|_| Question::ReducedPoints),
        }
    }

    /// Whether something can be taken off average plus here.
    #[must_use]
    pub fn may_reduce(&self) -> bool {
        self.asks_reduced().is_some()
    }

    /// That figure as an artificial score: each standard value above or below average is 10%.
    pub(crate) fn reduced(&self, figure: Exact) -> Option<Award> {
        let percent = match self.asks_reduced()? {
            Question::Reduced => figure.min(Exact::int(60)),
            _ => Exact::int(50) + figure * Exact::int(10) / self.standard()?,
        };
        Some(Award::Percent(percent))
    }

    /// Between which numbers an answer lies, where it is one. Instead of average plus nobody gets more than that, nor less than nothing.
    #[must_use]
    pub fn bounds(&self, question: Question) -> Option<[Exact; 2]> {
        if let (Question::ReducedPoints, Some(standard)) = (question, self.standard()) {
            return Some([Exact::int(-5) * standard.clone(), standard]);
        }
        Some(question.takes().bounds()?.map(Exact::int))
    }

    /// How much average plus is above average on a board, in the unit of the event: 3 IMPs in teams of four.
    fn standard(&self) -> Option<Exact> {
        let told = self.opened.board.as_ref()?.standard.as_deref();
        let told = told.and_then(|text| text.parse().ok());
        let usual = (self.unit() == Unit::Imps).then(|| Exact::int(3));
        told.or(usual).filter(|value: &Exact| value.signum() > 0)
    }

    /// Whether help from an infraction is looked at by what the player could have known, and by nothing else: under 2007 after a call out of
    /// turn or a call that was changed (23).
    #[must_use]
    pub fn is_of_awareness(&self) -> bool {
        self.opened.kind == Kind::Afterwards && self.reviews() == ["23"]
    }

    /// The side that gained because an opponent acted without knowing the Law, after its opponents had lost the right to rectification
    /// (11A of 2017): its score alone is adjusted.
    #[must_use]
    pub fn gained(&self) -> Option<Side> {
        let lost = self.answer(Track::First, Question::Forfeited) == Some("yes");
        let may = lost && self.edition == Edition::E2017;
        side_of(
            self.answer(Track::First, Question::Gained)
                .filter(|_| may)?,
        )
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
}
