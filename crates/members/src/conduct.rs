//! What a club keeps of somebody's conduct: confidential, for named readers, for a time (White Book 80.3, 91, 132.2.6).
//!
//! Only those named as readers ever see what was written. That somebody is suspended, and until when, is told to whoever enters him; why is
//! not.

use openroom_said::{Said, said};
use serde::{Deserialize, Serialize};

/// So much is written of one matter at most.
pub const LONGEST_TEXT: usize = 4000;

/// So many matters are kept of one person.
pub const MOST_MATTERS: usize = 200;

/// What was done about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ConductMeasure))]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// It is noted, and no more.
    Noted,
    /// A warning.
    Warning,
    /// A disciplinary penalty on the board (91A).
    Penalty,
    /// Suspended for a part of a session (91A).
    Session,
    /// Disqualified from the event (91B).
    Disqualified,
    /// Reported to the authority.
    Reported,
}

/// What comes next if it happens again (White Book 91.7, 91.9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ConductStep))]
#[serde(rename_all = "kebab-case")]
pub enum NextStep {
    /// A disciplinary penalty on the board, at once.
    Penalty,
    /// Disqualified from the rest of the event.
    Disqualify,
    /// A hearing on whether he may play here in future.
    Hearing,
}

/// One matter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ConductMatter))]
#[serde(deny_unknown_fields)]
pub struct Matter {
    /// The day on which it happened, `2026-11-17`.
    pub day: String,
    /// The event, by name.
    #[serde(default)]
    pub event: String,
    /// For what: `conduct`, `phone`, or in own words.
    pub offence: String,
    /// What was done.
    pub measure: Measure,
    /// What happened. Confidential.
    pub text: String,
    /// Who wrote it: the server says so.
    #[serde(default)]
    pub by: String,
    /// The last day on which it is kept.
    pub keep_until: String,
}

/// Somebody may not play for a time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Suspension {
    /// The first day.
    pub from: String,
    /// The last day.
    pub until: String,
    /// From which competitions; all of them without it.
    #[serde(default)]
    pub only: String,
    /// Why. Confidential.
    pub text: String,
    /// Who wrote it: the server says so.
    #[serde(default)]
    pub by: String,
    /// It was lifted on that day.
    #[serde(default)]
    pub lifted: String,
}

/// All that is kept of somebody.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct Conduct {
    /// The name of the person.
    pub name: String,
    /// The accounts of those who may read it.
    pub readers: Vec<String>,
    /// Matters, in the order in which they were written.
    pub matters: Vec<Matter>,
    /// Suspensions.
    pub suspensions: Vec<Suspension>,
}

/// A day as `2026-11-17`.
fn is_day(text: &str) -> bool {
    let bytes = text.as_bytes();
    let digits = |range: std::ops::Range<usize>| {
        let part = text.get(range.clone());
        part.is_some_and(|part| part.bytes().all(|b| b.is_ascii_digit()))
    };
    let number = |range: std::ops::Range<usize>| -> u32 {
        text.get(range)
            .and_then(|part| part.parse().ok())
            .unwrap_or(0)
    };
    bytes.len() == 10
        && digits(0..4)
        && digits(5..7)
        && digits(8..10)
        && bytes[4] == b'-'
        && bytes[7] == b'-'
        && (1..=12).contains(&number(5..7))
        && (1..=31).contains(&number(8..10))
}

fn day(text: &str) -> Result<(), Said> {
    match is_day(text) {
        true => Ok(()),
        false => Err(said!(
            "conduct-day",
            "write a day as `2026-11-17`, not `{text}`",
            text
        )),
    }
}

fn written(text: &str) -> Result<(), Said> {
    let length = text.trim().chars().count();
    match (1..=LONGEST_TEXT).contains(&length) {
        true => Ok(()),
        false => Err(said!(
            "conduct-text",
            "write what happened, in up to {most} characters",
            most = LONGEST_TEXT
        )),
    }
}

impl Conduct {
    /// Whether an account may read it.
    #[must_use]
    pub fn may_read(&self, account: &str) -> bool {
        self.readers.iter().any(|reader| reader == account)
    }

    /// Adds a matter.
    ///
    /// # Errors
    /// A day that is none, nothing written, or too much kept already.
    pub fn add(&mut self, matter: Matter) -> Result<(), Said> {
        day(&matter.day)?;
        day(&matter.keep_until)?;
        written(&matter.text)?;
        written(&matter.offence)?;
        if matter.keep_until < matter.day {
            return Err(said!(
                "conduct-kept-too-short",
                "the last day must not be before the first"
            ));
        }
        if self.matters.len() >= MOST_MATTERS {
            return Err(said!(
                "conduct-too-much",
                "at most {most} matters are kept of one person",
                most = MOST_MATTERS
            ));
        }
        self.matters.push(matter);
        Ok(())
    }

    /// Adds a suspension.
    ///
    /// # Errors
    /// A day that is none, days in the wrong order, nothing written.
    pub fn suspend(&mut self, suspension: Suspension) -> Result<(), Said> {
        day(&suspension.from)?;
        day(&suspension.until)?;
        written(&suspension.text)?;
        if suspension.until < suspension.from {
            return Err(said!(
                "conduct-kept-too-short",
                "the last day must not be before the first"
            ));
        }
        self.suspensions.push(suspension);
        Ok(())
    }

    /// Lifts a suspension, counted from 1.
    ///
    /// # Errors
    /// There is no such suspension, or it was lifted already.
    pub fn lift(&mut self, number: usize, today: &str) -> Result<(), Said> {
        let place = number.checked_sub(1);
        let found = place.and_then(|place| self.suspensions.get_mut(place));
        match found.filter(|one| one.lifted.is_empty()) {
            Some(one) => {
                one.lifted = today.to_owned();
                Ok(())
            }
            None => Err(said!(
                "there-no-suspension",
                "there is no suspension {number}",
                number
            )),
        }
    }

    /// The suspension that holds on a day, the one that ends last.
    #[must_use]
    pub fn suspended_on(&self, today: &str) -> Option<&Suspension> {
        let holds = |one: &&Suspension| {
            let lifted = !one.lifted.is_empty() && one.lifted.as_str() <= today;
            one.from.as_str() <= today && today <= one.until.as_str() && !lifted
        };
        let holding = self.suspensions.iter().filter(holds);
        holding.max_by(|a, b| a.until.cmp(&b.until))
    }

    /// The same without what is not kept any more.
    #[must_use]
    pub fn kept_on(mut self, today: &str) -> Self {
        self.matters.retain(|one| one.keep_until.as_str() >= today);
        self
    }

    /// What comes next if it happens again: a disciplinary penalty at once, then the rest of the event, then a hearing.
    #[must_use]
    pub fn next_step(&self) -> NextStep {
        let punished = |one: &&Matter| !matches!(one.measure, Measure::Noted | Measure::Warning);
        match self.matters.iter().filter(punished).count() {
            0 => NextStep::Penalty,
            1 => NextStep::Disqualify,
            _ => NextStep::Hearing,
        }
    }
}
