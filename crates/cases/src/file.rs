//! A case as a file: the edition, what it is about, and its acts.
//!
//! ```
//! use openroom_cases::{file, Question, Track};
//!
//! let text = "
//! edition: 2017
//! case: {kind: information, board: {number: 1, result: 4S W =}}
//! acts:
//! - fact: {passed: {by-way-of: tempo, by: E, at: X, seconds: 20, agreed: agreed}}
//! - fact: {chosen: {by: W, action: 4S, led-to: 4S W =}}
//! - found: {question: happened, answer: yes, evidence: [all agree]}
//! ";
//! let case = file::read(text).unwrap();
//! assert_eq!(case.road().next, Some((Track::First, Question::Conveyed)));
//! ```

use openroom_laws::Edition;
use openroom_placed::{Fault, from_text};
use openroom_said::{Said, fault, remedied, said};
use serde::{Deserialize, Serialize};

use crate::acts::{Act, Opened};
use crate::case::Case;
use crate::measure::Authority;

/// What a file holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CaseFile {
    /// 2007 or 2017; 2017 if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<u16>,
    /// Whose measures apply.
    #[serde(default)]
    pub authority: Authority,
    /// What it is about.
    pub case: Opened,
    /// What has happened in it.
    #[serde(default)]
    pub acts: Vec<Act>,
}

impl CaseFile {
    /// The case.
    ///
    /// # Errors
    /// The first act that cannot be taken.
    pub fn fold(&self) -> Result<Case, Said> {
        let edition = match self.edition {
            None | Some(2017) => Edition::E2017,
            Some(2007) => Edition::E2007,
            Some(other) => {
                return Err(said!(
                    "case-no-such-edition",
                    "the {year} Laws are not known here; write 2007 or 2017",
                    year = u32::from(other)
                ));
            }
        };
        let opened = self.case.clone();
        Case::of(opened, edition, self.authority, &self.acts).map_err(|(number, reason)| {
            match number {
                0 => reason,
                _ => said!(
                    "case-act-refused",
                    "act {number} of the case: {reason}",
                    number,
                    reason
                ),
            }
        })
    }
}

/// Reads the case of a text.
///
/// # Errors
/// What cannot be read, with its line, or the first act that cannot be taken.
pub fn read(text: &str) -> Result<Case, Said> {
    let file: CaseFile = from_text(text).map_err(|wrong| place(&wrong))?;
    file.fold()
}

fn place(wrong: &Fault) -> Said {
    let told = remedied(&wrong.problem, &wrong.remedy);
    let line = usize::try_from(wrong.line).unwrap_or(usize::MAX);
    let place = Some(&wrong.place).filter(|place| !place.is_empty());
    fault(line, place.cloned().map(openroom_said::Arg::Text), told)
}
