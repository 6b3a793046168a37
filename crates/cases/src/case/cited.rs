//! The clauses that ask a question, that an answer rests on, and that carry the score.

use openroom_laws::{Clause, Edition};

use super::{Case, Settled, Track};
use crate::facts::{Fact, Kind};
use crate::questions::Question;
use crate::road::Step;

impl Case {
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
        // Average minus or less stands; what else was done on the board has its own ground (White Book 40.3, 90.4.2e).
        if let Some(also) = self.also().filter(|_| !self.is_better_of()) {
            return Some(if also == Kind::Information {
                "16B3"
            } else {
                "21B3"
            });
        }
        Some(match (self.opened.kind, new) {
            (Kind::Information, true) if self.is_from_withdrawn() => "16C3",
            (Kind::Information, false) if self.is_from_withdrawn() => "16A4",
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
    pub(super) fn reviews(&self) -> Vec<&'static str> {
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
            // 2007 looks at these only if the offender could have known.
            (Some(26 | 28..=32), false) => vec!["23"],
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
        let new = self.edition == Edition::E2017;
        match question {
            Question::Assisted => self.reviews(),
            // Under 2007 the same infractions, looked at by another Law.
            Question::CouldHaveKnown if kind == Kind::Afterwards => self.reviews(),
            Question::Penalty => self.penalised(),
            // What was withdrawn informs under its own clause; what a logical alternative is, 16B1b says for both.
            Question::Conveyed | Question::Suggested
                if kind == Kind::Information && self.is_from_withdrawn() =>
            {
                vec![if new { "16C2" } else { "16D2" }]
            }
            // A result at the other table may be enough to assign one here.
            Question::Clear if kind == Kind::Unplayable && self.is_teams() => {
                let other = if new { "86B1" } else { "86D" };
                let own = question.clauses(kind, self.edition).iter().copied();
                own.chain([other]).collect()
            }
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
            // A mistaken explanation is an infraction, a mistaken call none.
            (Question::Misexplained, "yes") => without("75C"),
            (Question::Misexplained, _) => vec!["75C"],
            // A result can be told, or there are too many (12C1d), or no result could be had at all (12C2a).
            (Question::Clear, "yes") => without("12C1d"),
            (Question::Clear, _) => match self.opened.kind {
                Kind::Unplayable => vec!["12A2"],
                _ => without("12C1a"),
            },
            _ => asked,
        }
    }
}
