//! Who writes an entry: a role, perhaps a contestant, perhaps a name.

use openroom_said::{Said, quoted, remedied, said};
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// In which capacity somebody acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// The Tournament Organiser (80B).
    Organiser,
    /// The Director in charge (81, 93A).
    Chief,
    /// A Director or assistant (81D).
    Director,
    /// Whoever types results in.
    Scorer,
    /// A contestant, or one of its players.
    Contestant(u32),
    /// The captain of a team.
    Captain(u32),
    /// The body that reviews rulings (93B).
    Committee,
}

impl Role {
    /// Whether it is a Director, in charge or not.
    #[must_use]
    pub const fn is_director(self) -> bool {
        matches!(self, Self::Chief | Self::Director)
    }

    /// The contestant for whom somebody speaks.
    #[must_use]
    pub const fn contestant(self) -> Option<u32> {
        match self {
            Self::Contestant(number) | Self::Captain(number) => Some(number),
            _ => None,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Organiser => "organiser",
            Self::Chief => "director-in-charge",
            Self::Director => "director",
            Self::Scorer => "scorer",
            Self::Contestant(_) => "contestant",
            Self::Captain(_) => "captain",
            Self::Committee => "committee",
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())?;
        match self.contestant() {
            Some(number) => write!(f, " {number}"),
            None => Ok(()),
        }
    }
}

/// Who writes an entry: `director Ana`, `contestant 7`, `captain 3 Rui`.
///
/// ```
/// use openroom_tournament::{Role, Who};
///
/// let who: Who = "contestant 7 Bea".parse().unwrap();
/// assert_eq!(who.role, Role::Contestant(7));
/// assert_eq!(who.name.as_deref(), Some("Bea"));
/// assert_eq!(who.to_string(), "contestant 7 Bea");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Who {
    /// The capacity.
    pub role: Role,
    /// The person, if named.
    pub name: Option<String>,
}

impl Who {
    /// Somebody without a name.
    #[must_use]
    pub const fn new(role: Role) -> Self {
        Self { role, name: None }
    }

    /// Somebody with a name.
    #[must_use]
    pub fn named(role: Role, name: impl Into<String>) -> Self {
        Self {
            role,
            name: Some(name.into()),
        }
    }
}

/// A text that names nobody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoRole;

impl NoRole {
    /// As a sentence.
    pub(crate) fn said(&self) -> Said {
        said!(
            "written-roles",
            "use organiser, director-in-charge, director, scorer, committee, contestant 7 or captain 7; a name may follow"
        )
    }
}

impl fmt::Display for NoRole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl std::error::Error for NoRole {}

impl FromStr for Who {
    type Err = NoRole;

    fn from_str(text: &str) -> Result<Self, NoRole> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let numbered = || {
            let (number, rest) = rest.split_once(' ').unwrap_or((rest, ""));
            let sound = !number.starts_with('+');
            number
                .parse()
                .ok()
                .filter(|_| sound)
                .map(|number: u32| (number, rest))
                .ok_or(NoRole)
        };
        let (role, name) = match word {
            "organiser" => (Role::Organiser, rest),
            "director-in-charge" => (Role::Chief, rest),
            "director" => (Role::Director, rest),
            "scorer" => (Role::Scorer, rest),
            "committee" => (Role::Committee, rest),
            "contestant" => numbered().map(|(number, rest)| (Role::Contestant(number), rest))?,
            "captain" => numbered().map(|(number, rest)| (Role::Captain(number), rest))?,
            _ => return Err(NoRole),
        };
        let name = Some(name.trim()).filter(|name| !name.is_empty());
        Ok(Self {
            role,
            name: name.map(str::to_owned),
        })
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.role.fmt(f)?;
        match &self.name {
            Some(name) => write!(f, " {name}"),
            None => Ok(()),
        }
    }
}

impl Serialize for Who {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Who {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|no_role: NoRole| {
            let problem = said!(
                "written-nobody",
                "{what} is not a known role",
                what = quoted(&text)
            );
            serde::de::Error::custom(remedied(&problem, &no_role.said()))
        })
    }
}
