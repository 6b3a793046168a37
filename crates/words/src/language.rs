//! The languages that we have words for, and where those stand.

use std::str::FromStr;

macro_rules! locale {
    ($code:literal, $name:literal) => {
        include_str!(concat!("../../../locales/", $code, "/", $name, ".ftl"))
    };
}

/// The files that `build.rs` makes the messages of.
macro_rules! messages {
    ($code:literal) => {
        concat!(
            locale!($code, "show"),
            locale!($code, "server"),
            locale!($code, "explain"),
            locale!($code, "told"),
            locale!($code, "deeds"),
            locale!($code, "ask"),
            locale!($code, "analysis"),
            locale!($code, "event"),
            locale!($code, "score"),
            locale!($code, "convert"),
            locale!($code, "movement"),
            locale!($code, "demo"),
            locale!($code, "law"),
            locale!($code, "print"),
        )
    };
}

/// A language that we have words for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
    /// Portuguese.
    Portuguese,
    /// Spanish.
    Spanish,
    /// Italian.
    Italian,
    /// Romanian.
    Romanian,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 5] = [
        Self::English,
        Self::Portuguese,
        Self::Spanish,
        Self::Italian,
        Self::Romanian,
    ];

    /// Its code, as locales have it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Portuguese => "pt",
            Self::Spanish => "es",
            Self::Italian => "it",
            Self::Romanian => "ro",
        }
    }

    /// What [`Message`](crate::words::Message) names.
    pub(crate) const fn source(self) -> &'static str {
        match self {
            Self::English => messages!("en"),
            Self::Portuguese => messages!("pt"),
            Self::Spanish => messages!("es"),
            Self::Italian => messages!("it"),
            Self::Romanian => messages!("ro"),
        }
    }

    /// Why something is refused, by the keys of the crates that refuse it.
    pub(crate) const fn refusals(self) -> &'static str {
        match self {
            Self::English => locale!("en", "refusals"),
            Self::Portuguese => locale!("pt", "refusals"),
            Self::Spanish => locale!("es", "refusals"),
            Self::Italian => locale!("it", "refusals"),
            Self::Romanian => locale!("ro", "refusals"),
        }
    }

    /// The language that the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
    /// English if there is none or we have no words for it.
    pub fn of_environment() -> Self {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|value| !value.is_empty())
            .and_then(|value| value.parse().ok())
            .unwrap_or(Self::English)
    }
}

/// The language of a code such as `pt` or `PT`, or of a locale such as `pt-BR` or `pt_BR.UTF-8`.
impl FromStr for Language {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let end = s.find(['_', '-', '.', '@']).unwrap_or(s.len());
        Ok(match &*s[..end].to_ascii_lowercase() {
            "en" => Self::English,
            "pt" => Self::Portuguese,
            "es" => Self::Spanish,
            "it" => Self::Italian,
            "ro" => Self::Romanian,
            _ => return Err("the languages are en, pt, es, it and ro".into()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales() {
        for portuguese in ["pt", "PT", "pt-BR", "pt_BR.UTF-8"] {
            assert_eq!(portuguese.parse(), Ok(Language::Portuguese), "{portuguese}");
        }
        assert_eq!("ro".parse(), Ok(Language::Romanian));
        assert_eq!("it@euro".parse(), Ok(Language::Italian));
        for none in ["", "C.UTF-8", "portuguese", "-pt", "é"] {
            assert!(none.parse::<Language>().is_err(), "{none}");
        }
    }
}
