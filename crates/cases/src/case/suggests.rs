//! What the facts, the poll and the points suggest as answers. The Director decides.

use openroom_laws::Edition;
use openroom_scoring::Exact;

use super::known::Unit;
use super::{Case, Track};
use crate::acts::When;
use crate::facts::{Agreement, Kind, Passed, Side, Source};
use crate::now::{Now, now};
use crate::questions::Question;
use crate::weighing::Damage;

const fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

impl Case {
    /// The words that a question takes in this case. Once a call has been made, seats are not changed and nothing is dealt again (16D3 of
    /// 2017; 16C3 of 2007 lets the board be played, and no more). The offending side is never free of fault (12C2a).
    #[must_use]
    pub fn choices(&self, question: Question) -> &'static [&'static str] {
        let begun = self.first_call_made() == Some(true);
        match (question, begun, self.edition) {
            (Question::Remedy, true, Edition::E2007) => &["play-on"],
            (Question::Remedy, true, Edition::E2017) => &["play-on", "score"],
            (Question::Offending, _, _) => &["ns", "ew"],
            (Question::FaultNs | Question::FaultEw, _, _) if self.is_of_offenders(question) => {
                &["partly", "directly"]
            }
            _ => question.takes().words(),
        }
    }

    /// What the facts and the poll suggest as the answer; the Director decides.
    #[must_use]
    pub fn suggested_answer(&self, question: Question) -> Option<&'static str> {
        match question {
            Question::Happened => self.seems_to_have_happened().map(yes_no),
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
            // A board that was played was not lost, however long it took (White Book 81.4.1).
            Question::Lost => self.has_result().then_some("no"),
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

    /// A pause within the time of a stop warning is none (White Book 16.8); what all agree on took place; who asks late without a good
    /// reason has to prove what is disputed (White Book 9.1).
    fn seems_to_have_happened(&self) -> Option<bool> {
        let within_stop = |passed: &Passed| {
            let least = self.measure().stop_seconds;
            let short = passed.seconds.is_some_and(|seconds| seconds <= least);
            passed.stop && passed.by_way_of == Source::Tempo && short
        };
        let mut other = self.passed().filter(|one| !within_stop(one)).peekable();
        if other.peek().is_none() {
            return self.passed().next().map(|_| false);
        }
        let late = self.answer(Track::First, Question::GoodReason) == Some("no");
        let facts: Vec<Agreement> = other.map(|one| one.agreed).collect();
        match (facts.contains(&Agreement::Agreed), late) {
            (true, _) => Some(true),
            (false, true) => facts.contains(&Agreement::Disputed).then_some(false),
            (false, false) => None,
        }
    }

    /// The penalty that the White Book has as usual: a psychic call that was fielded (90.4.2), a method that they knew to be barred
    /// (40.3), a board played without telling what one had heard of it (16.1.2). For most other offences a warning comes first.
    fn usual_penalty(&self) -> Option<&'static str> {
        let says = |question, word| self.answer(Track::First, question) == Some(word);
        if !self.measure().forty_sixty {
            return None;
        }
        // Who does not know better is warned (White Book 90.4.4).
        if says(Question::Inexperienced, "yes") {
            return Some("warning");
        }
        match self.opened.kind {
            Kind::Psychic => {
                let fielded = says(Question::Fielded, "red");
                (fielded && says(Question::Departure, "psychic")).then_some("standard")
            }
            Kind::IllegalMethod => says(Question::Knowing, "yes").then_some("disciplinary"),
            Kind::Extraneous => self.was_told_afterwards().then_some("standard"),
            _ => None,
        }
    }

    /// Whether the offenders have average minus or less by the result at the table, as it was answered: 40%, in a match of teams 3 IMPs
    /// lost (12C2a, 12C2b), or as the event has it.
    pub(crate) fn has_average_minus(&self) -> Option<bool> {
        let number = |question| -> Option<Exact> {
            let answer = self.answer(Track::First, question)?;
            answer.parse().ok()
        };
        match self.unit() {
            Unit::Percent => Some(number(Question::Percent)? <= Exact::int(40)),
            Unit::Imps => Some(number(Question::Imps)? <= Exact::int(-3)),
            Unit::Other => Some(self.answer(Track::First, Question::Low)? == "yes"),
        }
    }

    /// The question that asks it.
    pub(crate) fn asks_average_minus(&self) -> Question {
        match self.unit() {
            Unit::Percent => Question::Percent,
            Unit::Imps => Question::Imps,
            Unit::Other => Question::Low,
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
}
