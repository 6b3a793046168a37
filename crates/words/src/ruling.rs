//! A ruling step by step: from what has happened so far, as a table log, to what the Laws make of it, who is asked what, which entry
//! each answer would be, what else is possible, and the story in words. The server answers with it, and so does the assistant on a
//! phone: the same bytes.
//!
//! ```
//! use openroom_words::ruling::{StepAsked, step};
//! use openroom_words::words::{Language, Words};
//!
//! let asked = r#"{"log": {"board": 1, "log": [{"N": "1H"}, {"E": "1D"}, {"D": "called"}]}}"#;
//! let asked: StepAsked = serde_json::from_str(asked).unwrap();
//! let answer = step(asked, &Words::new(Language::English)).unwrap();
//! assert!(answer.awaiting.is_some());
//! ```

use std::collections::BTreeMap;

use contract_bridge::{Hand, Seat};
use openroom_cases::meanings::Meaning;
use openroom_cases::meanings::compare::Reading;
use openroom_laws::act::PossibleAct;
use openroom_laws::log::Sent;
use openroom_laws::notation::{card_text, seat_text};
use openroom_laws::replay::replay;
use openroom_laws::telling::{ActSaid, RevokeAsked, RevokeTold};
use openroom_laws::{Edition, Entry, Log, Outcome, Table};
use openroom_said::Said;
use serde::{Deserialize, Serialize};

use crate::ask::{self, Question};
use crate::explain::{self, Told};
use crate::meanings::{self, Comparable};
use crate::words::{Language, Message, Words};

/// At most so many entries: no board has more.
const MOST: usize = 500;

/// What has happened so far at a table.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StepAsked {
    /// The log of the table.
    pub log: Sent,
    /// What happens next, as it was tapped: it is written at the end of the log.
    #[serde(default)]
    pub act: Option<ActSaid>,
    /// What has been told so far of a revoke in a play that nobody wrote down.
    #[serde(default)]
    pub revoke: Option<RevokeTold>,
    /// The language of the answer: `en`, `pt`, `es`, `it` or `ro`; without it, the one that the request asks for.
    #[serde(default)]
    pub language: Option<String>,
}

/// What the Laws make of it.
#[derive(Debug, Clone, Default, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Step {
    /// The board as it stands; nothing if an entry was refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The entry of the log for the act that was sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<Entry>,
    /// The one answer that the board waits for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub awaiting: Option<Question>,
    /// What each hand that is known still holds, by seat.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, Vec<String>>))]
    pub held: BTreeMap<&'static str, Vec<String>>,
    /// Something is open on which the Director would rule, were he called now.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
    /// The acts that are possible now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub acts: Vec<PossibleAct>,
    /// The ruling in words, an item for each entry.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Told>,
    /// What is asked next of the revoke that is being told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revoke: Option<RevokeAsked>,
    /// The log as text, to be kept with the ruling.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log: Option<String>,
    /// Why an entry cannot have happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<StepRefused>,
}

/// Why an entry cannot have happened.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StepRefused {
    /// For people.
    pub problem: String,
}

/// What two calls mean, to be compared (23A, 27B1b).
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ComparableAsked {
    /// What the call withdrawn means.
    pub withdrawn: Meaning,
    /// What the call means that replaces it.
    pub replacement: Meaning,
    /// The edition of the Laws.
    #[serde(deserialize_with = "edition")]
    pub edition: Edition,
    /// How the Law is read (White Book 27.4).
    #[serde(default)]
    pub reading: Reading,
}

fn edition<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Edition, D::Error> {
    let year = u16::deserialize(from)?;
    let wrong = serde::de::Error::custom;
    year.to_string().parse().map_err(wrong)
}

/// Why there is no answer at all.
#[derive(Debug, Clone, PartialEq)]
pub enum Unanswered {
    /// The log or a meaning cannot be read.
    Unread(Box<Said>),
    /// There are more entries than a board can have.
    TooMany,
    /// We have no words for that language.
    Language,
    /// The story cannot be told; the words of whoever asks.
    Untold(String),
}

impl Unanswered {
    /// For people.
    #[must_use]
    pub fn text(&self, words: &Words) -> String {
        match self {
            Self::Unread(said) => words.said(said),
            Self::TooMany => words.say(Message::ServeTooManyEntries),
            Self::Language => words.say(Message::ServeLanguage),
            Self::Untold(text) => text.clone(),
        }
    }
}

impl StepAsked {
    /// The language of the answer: the one that it names, else the reader's.
    ///
    /// # Errors
    /// It names one that we have no words for.
    pub fn language(&self, reader: Language) -> Result<Language, Unanswered> {
        match self.language.as_deref().map(str::parse::<Language>) {
            None => Ok(reader),
            Some(Ok(language)) => Ok(language),
            Some(Err(_)) => Err(Unanswered::Language),
        }
    }
}

/// What the Laws make of what has happened. What cannot have happened is an answer too, with the reason.
///
/// # Errors
/// The log cannot be read, or is longer than any board.
pub fn step(asked: StepAsked, words: &Words) -> Result<Step, Unanswered> {
    let unread = |said: Said| Unanswered::Unread(Box::new(said));
    let mut log = asked.log.0.map_err(|error| unread(error.said()))?;
    if log.entries.len() + log.calls.len() + log.cards.len() > MOST {
        return Err(Unanswered::TooMany);
    }
    let entry = match asked.act.map(|act| act.entry()).transpose() {
        Ok(entry) => entry,
        Err(error) => return Ok(refused(words.said(&error.said()))),
    };
    log.entries.extend(entry.clone());
    let table = match replay(&log, log.edition()) {
        Ok(table) => table,
        Err(error) => return Ok(refused(words.said(&error.said()))),
    };
    let revoke = asked
        .revoke
        .map(|told| table.ask_of_revoke(&log.entries, &told));
    match revoke.transpose() {
        Ok(revoke) => Ok(Step {
            entry,
            revoke,
            ..answer(&log, &table, words)?
        }),
        Err(error) => Ok(refused(words.said(&error.said()))),
    }
}

/// What the Laws make of a log and the table that comes of it.
///
/// # Errors
/// The log does not replay.
pub fn answer(log: &Log, table: &Table, words: &Words) -> Result<Step, Unanswered> {
    let told = explain::told(log, log.edition(), words)
        .map_err(|error| Unanswered::Untold(words.said(&error.said())))?;
    Ok(Step {
        outcome: Some(table.outcome()),
        awaiting: ask::question(table, words),
        held: held(table),
        open: table.is_for_the_director(),
        acts: table.possible_acts(),
        told,
        log: Some(log.to_yaml()),
        ..Step::default()
    })
}

/// The hands as they stand.
fn held(table: &Table) -> BTreeMap<&'static str, Vec<String>> {
    let cards = |hand: Hand| hand.iter().map(card_text).collect();
    let of = |seat| Some((seat_text(seat), cards(table.hand(seat)?)));
    Seat::ALL.into_iter().filter_map(of).collect()
}

fn refused(problem: String) -> Step {
    Step {
        refused: Some(StepRefused { problem }),
        ..Step::default()
    }
}

/// What two calls mean, compared: the Director decides whether the one that replaces the other is comparable.
///
/// # Errors
/// A meaning that cannot be.
pub fn comparable(asked: &ComparableAsked, words: &Words) -> Result<Comparable, Unanswered> {
    let [first, second] = [&asked.withdrawn, &asked.replacement];
    for meaning in [first, second] {
        let unread = |said| Unanswered::Unread(Box::new(said));
        meaning.check().map_err(unread)?;
    }
    Ok(meanings::comparable(
        first,
        second,
        asked.edition,
        asked.reading,
        words,
    ))
}
