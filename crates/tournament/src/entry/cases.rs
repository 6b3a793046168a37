//! Acts of a Director on a case of judgement: it is opened, and all else is added to it.

use openroom_cases::{Act, Authority, Opened};
use serde::{Deserialize, Serialize};

use super::omitted::{is_one, one};

/// A case is opened on a board at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CaseOpened {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
    /// What it is about. What the event knows of the board need not be said.
    pub about: Opened,
    /// Whose measures apply, where it is not the White Book.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub authority: Option<Authority>,
}

/// Something is added to a case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CaseContinued {
    /// Which one, counted from 1.
    pub case: u32,
    /// What.
    pub act: Act,
}
