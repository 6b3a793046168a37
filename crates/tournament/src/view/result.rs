//! A result and a board at a table, as they are sent.

use openroom_laws::entry::Played;
use openroom_laws::notation::card_text;
use openroom_scoring::adjusted_score::ShownScore;
use openroom_scoring::notation::contract_text;
use serde::Serialize;

use super::Seat;
use crate::entry::omitted::is_false;
use crate::questions::{BoardStatus, score_text};
use crate::state::{self, BoardAt, Score, Source};
use crate::time::Time;
use crate::who::Who;

/// What a result says: as text, and in points.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ResultText {
    /// As people write it: `4S N =`.
    pub text: String,
    /// The score as North-South see it; null for an adjusted one.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub score: Option<i32>,
    /// An adjusted score, taken apart.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjusted: Option<ShownScore>,
}

impl ResultText {
    /// What a score says on a board.
    #[must_use]
    pub fn of(score: &Score, board: u32) -> Self {
        Self {
            text: score_text(score),
            score: score.points(board),
            adjusted: score.shown(board),
        }
    }
}

/// A result: what it says, in its parts, and where it comes from.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ResultVersion {
    /// What it says.
    #[serde(flatten)]
    pub shown: ResultText,
    /// Where it comes from.
    pub source: Source,
    /// Who wrote it.
    pub by: Who,
    /// When.
    pub at: Time,
    /// The entry of the log.
    pub entry: u32,
    /// The board was played in the wrong direction: each side held the other's cards.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub rotated: bool,
    /// `4S`, `3NTX`, `Pass`; missing for an adjusted score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// Declarer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by_seat: Option<Seat>,
    /// Declarer's tricks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tricks: Option<u8>,
    /// The opening lead; null where it was not noted, missing where there was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub lead: Option<Option<String>>,
    /// Where the table log is, of a board that was played in the browser.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub played: Option<Box<str>>,
}

impl ResultVersion {
    /// A result of a board.
    #[must_use]
    pub fn of(board: u32, version: &state::Version) -> Self {
        let played = match &version.score {
            Score::Played(played) => Some(played),
            Score::PassedOut | Score::Adjusted(_) | Score::NotPlayed => None,
        };
        // In parts, so that nobody has to take the text apart.
        let contract = match &version.score {
            Score::PassedOut => Some("Pass".to_owned()),
            _ => played.map(|played| contract_text(played.contract)),
        };
        Self {
            shown: ResultText::of(&version.score, board),
            source: version.source,
            by: version.by.clone(),
            at: version.at,
            entry: version.entry,
            rotated: version.rotated,
            contract,
            by_seat: played.map(|played| played.declarer.into()),
            tricks: played.map(|played| played.tricks.get()),
            lead: played.map(|played| played.lead.map(card_text)),
            played: version.played.clone(),
        }
    }
}

/// A board at a table.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BoardState {
    /// Its number.
    pub board: u32,
    /// How far it has come.
    pub status: BoardStatus,
    /// The result that stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultVersion>,
    /// What the players made of it, whatever was ruled since.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<Played>,
    /// The results that stood before.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub before: Vec<ResultVersion>,
    /// The form in which it was played, if it was fouled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub form: Option<String>,
    /// One phone spoke for both sides; it was handed over.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub handed: bool,
    /// Why a side does not agree.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disputed: Option<String>,
}

impl BoardState {
    /// A board, and how far it has come.
    pub(super) fn of(board: &BoardAt, status: BoardStatus) -> Self {
        let changed = board.versions.len().saturating_sub(1);
        let before = board.taken_back.iter().chain(&board.versions[..changed]);
        let shown = |version: &state::Version| ResultVersion::of(board.board, version);
        Self {
            board: board.board,
            status,
            result: board.result().map(shown),
            played: board.as_played(),
            before: before.map(shown).collect(),
            form: board.form.clone(),
            handed: board.handed,
            disputed: board.disputed.clone(),
        }
    }
}
