//! The two editions of the Laws in use.

use core::fmt;
use core::str::FromStr;

/// An edition of the Laws of Duplicate Bridge.
///
/// ```
/// use openroom_scoring::Edition;
/// assert_eq!("2007".parse(), Ok(Edition::E2007));
/// assert_eq!(Edition::default().to_string(), "2017");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Edition {
    /// The Laws of 2007.
    E2007,
    /// The Laws of 2017, in force unless a log says otherwise.
    #[default]
    E2017,
}

impl Edition {
    /// Both editions, the older first.
    pub const ALL: [Self; 2] = [Self::E2007, Self::E2017];

    /// The year by which the edition is known.
    #[must_use]
    pub const fn year(self) -> u16 {
        match self {
            Self::E2007 => 2007,
            Self::E2017 => 2017,
        }
    }
}

impl serde::Serialize for Edition {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(self.year())
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.year())
    }
}

/// The text is not the year of an edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected the edition 2007 or 2017")]
pub struct ParseEditionError;

impl FromStr for Edition {
    type Err = ParseEditionError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s {
            "2007" => Ok(Self::E2007),
            "2017" => Ok(Self::E2017),
            _ => Err(ParseEditionError),
        }
    }
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for Edition {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        use utoipa::openapi::schema::{ObjectBuilder, Type};

        ObjectBuilder::new()
            .schema_type(Type::Integer)
            .enum_values(Some([2007, 2017]))
            .description(Some("The edition of the Laws."))
            .into()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for Edition {}
