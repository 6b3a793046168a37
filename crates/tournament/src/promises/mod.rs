//! A second checker: what an event promises those who play in it, held against what its log says was played.
//!
//! It was written apart from what draws, pairs and lays out, and shares nothing with it but the data: a fault there is found here. A file
//! for each kind of promise.
//!
//! ```
//! use openroom_tournament::{log, promises};
//!
//! let text = "
//! - {at: 2026-05-14T18:00:00Z, by: organiser, created: {name: Swiss, kind: pairs, structure: swiss}}
//! - {at: 2026-05-14T18:01:00Z, by: director, entered: {contestant: 1, players: [Ana, Bea]}}
//! - {at: 2026-05-14T18:01:00Z, by: director, entered: {contestant: 2, players: [Cid, Dan]}}
//! - {at: 2026-05-14T18:01:00Z, by: director, entered: {contestant: 3, players: [Eva, Fay]}}
//! - {at: 2026-05-14T18:01:00Z, by: director, entered: {contestant: 4, players: [Gil, Hal]}}
//! - {at: 2026-05-14T18:02:00Z, by: director, drawn: {round: 1, order: entry, meet: halves, from: [1, 2, 3, 4], matches: [{table: 1, home: 1, away: 2}, {table: 2, home: 3, away: 4}], boards: 1-8}}
//! ";
//! let report = promises::check(&log::read(text).unwrap()).unwrap();
//! assert!(!report.is_kept());
//! assert_eq!(report.findings[0].to_string(), "round 1: 1 and 2 are in the same half, although the top half was to meet the bottom half");
//! ```

pub mod knock_out;
mod lots;
pub mod stages;
mod swiss;

use std::fmt;

use crate::entry::Entry;
use crate::refusal::Refused;
use crate::said::{Said, said};
use crate::state::DrawAt;
use crate::tournament::Tournament;

/// What kind of promise.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Promise {
    /// Everybody who plays has one place in each draw.
    Everybody,
    /// A lot is the one of its seed, a ranking the one of the log, an order that of entry.
    Order,
    /// Nobody meets an opponent again who need not.
    Meetings,
    /// Nobody has a second bye before all who could have had one.
    Byes,
    /// The top half meets the bottom half, or the first the last.
    Halves,
    /// Those of like rank meet.
    Likeness,
    /// Groups are of like strength.
    Groups,
    /// What was done by hand has its reason.
    Hand,
    /// Nobody plays on after being beaten, byes and meetings are those of the seeds, and every match is decided by its boards or by an act.
    Bracket,
    /// In a league everybody meets everybody as often as it says, home and away even, nobody twice in a week or on a day.
    League,
    /// Who plays in a stage, what they bring along and their places are as its plan has it.
    Stage,
}

/// Something that a reader of the log should know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Which promise.
    pub promise: Promise,
    /// The session.
    pub session: u16,
    /// The round, if it is about one.
    pub round: Option<u32>,
    /// What was found.
    pub said: Said,
    /// The promise is broken; else it is only told, such as what was done by hand and why.
    pub broken: bool,
}

impl Finding {
    /// The finding with its place.
    #[must_use]
    pub fn placed(&self) -> Said {
        let said = self.said.clone();
        match (self.round, self.session) {
            (None, _) => said,
            (Some(round), 1) => said!("promise-in-round", "round {round}: {said}", round, said),
            (Some(round), session) => said!(
                "promise-in-round-of-session",
                "session {session}, round {round}: {said}",
                session,
                round,
                said
            ),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.placed().fmt(f)
    }
}

/// What was looked at, and what was found.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Report {
    /// How many draws there are.
    pub draws: usize,
    /// How many rounds were played.
    pub rounds: usize,
    /// What was found, in the order of the rounds.
    pub findings: Vec<Finding>,
}

impl Report {
    /// Whether every promise was kept.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        !self.findings.iter().any(|finding| finding.broken)
    }
}

/// A log, and how the event stood when each draw was made.
pub(crate) struct Look {
    /// The event as it is now.
    pub event: Tournament,
    /// Each draw, with the event as it stood before.
    pub draws: Vec<(DrawAt, Tournament)>,
}

/// Holds a log against what it promises.
///
/// # Errors
/// The first entry that cannot follow those before it, with its number.
pub fn check(log: &[Entry]) -> Result<Report, (u32, Refused)> {
    let look = look(log)?;
    let state = look.event.state();
    let rounds = state.sessions.iter().flat_map(|session| &session.rounds);
    let mut report = Report {
        draws: look.draws.len(),
        rounds: rounds.filter(|round| round.started.is_some()).count(),
        findings: Vec::new(),
    };
    swiss::look_at(&look, &mut report.findings);
    let broken = knock_out::look_at(log, &look.event).into_iter();
    report.findings.extend(broken.map(|one| Finding {
        promise: Promise::Bracket,
        session: one.session,
        round: one.round,
        said: one.said,
        broken: true,
    }));
    let unkept = crate::league::promised(&look.event).into_iter();
    report.findings.extend(unkept.map(|one| Finding {
        promise: Promise::League,
        session: one.session.unwrap_or(1),
        round: None,
        said: match one.session {
            Some(week) if week > 1 => said!(
                "promise-in-session",
                "session {session}: {said}",
                session = week,
                said = one.said
            ),
            _ => one.said,
        },
        broken: one.broken,
    }));
    report
        .findings
        .sort_by_key(|finding| (finding.session, finding.round));
    Ok(report)
}

fn look(log: &[Entry]) -> Result<Look, (u32, Refused)> {
    let mut event = Tournament::new();
    let mut draws = Vec::new();
    for (entry, number) in log.iter().zip(1..) {
        let before = matches!(entry.action, crate::Action::Drawn(_)).then(|| event.clone());
        event.recall(entry).map_err(|refused| (number, refused))?;
        let last = event.state().draws.last().cloned();
        draws.extend(last.zip(before));
    }
    Ok(Look { event, draws })
}
