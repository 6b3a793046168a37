//! An exact figure as a file writes it: `3`, `0.5`, `1/3`.

use std::fmt;

use openroom_scoring::Exact;
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An exact figure.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Figure(pub Exact);

impl Figure {
    /// A whole number.
    #[must_use]
    pub fn int(number: i64) -> Self {
        Self(Exact::int(number))
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Figure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

struct AsWritten;

impl Visitor<'_> for AsWritten {
    type Value = Figure;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number: 3, 0.5 or 1/3")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Figure, E> {
        let read = text.trim().parse().map(Figure);
        read.map_err(|_| E::custom(format!("{text} is not a number; write 3, 0.5 or 1/3")))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Figure, E> {
        Ok(Figure::int(number))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Figure, E> {
        let read = i64::try_from(number).map(Figure::int);
        read.map_err(|_| E::custom("the number is too large"))
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Figure, E> {
        self.visit_str(&number.to_string())
    }
}

impl<'de> Deserialize<'de> for Figure {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AsWritten)
    }
}
