//! What the Laws leave to the authority: how many players make a logical alternative, and other figures that a book gives.

use openroom_scoring::Exact;

/// Who sets the measures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseAuthority))]
#[serde(rename_all = "kebab-case")]
pub enum Authority {
    /// The figures of the White Book.
    #[default]
    Ebu,
    /// The Laws alone: their words, and no figure beyond them.
    Laws,
}

/// The figures of an authority.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Measure {
    /// The significant proportion: at least this share considers an action seriously (16B1b; White Book 16.6.1). The Laws alone name
    /// none, and the Director says what is significant.
    pub considers: Option<Exact>,
    /// Some choose it: at least so many of those asked. More than an isolated one (White Book 16.6.1); by the Laws alone, one might.
    pub chooses: u32,
    /// Seconds after a stop warning in which the next player's thought tells nothing (White Book 16.8).
    pub stop_seconds: u32,
    /// Whether results that need the disallowed act may be weighed under 2007 (White Book 16.3: some authorities let them).
    pub weighs_disallowed: bool,
    /// Whether an illegal method, or a psychic call that was fielded, brings 40/60 (White Book 90.4.2); else the score is adjusted for
    /// damage (40C1).
    pub forty_sixty: bool,
}

impl Authority {
    /// Its figures.
    #[must_use]
    pub fn measure(self) -> Measure {
        match self {
            Self::Ebu => Measure {
                considers: Some(Exact::ratio(1, 5)),
                chooses: 2,
                stop_seconds: 10,
                weighs_disallowed: false,
                forty_sixty: true,
            },
            Self::Laws => Measure {
                considers: None,
                chooses: 1,
                stop_seconds: 10,
                weighs_disallowed: true,
                forty_sixty: false,
            },
        }
    }
}
