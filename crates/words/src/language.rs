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
            locale!($code, "cases"),
            locale!($code, "meanings"),
            locale!($code, "appeals"),
            locale!($code, "record"),
            locale!($code, "robots"),
        )
    };
}

/// A language that we have words for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
    /// Portuguese, as in Brazil.
    Portuguese,
    /// Spanish, as in Latin America.
    Spanish,
    /// Spanish, as in Spain.
    SpanishOfSpain,
    /// Italian.
    Italian,
    /// Romanian.
    Romanian,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 6] = [
        Self::English,
        Self::Portuguese,
        Self::Spanish,
        Self::SpanishOfSpain,
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
            Self::SpanishOfSpain => "es-ES",
            Self::Italian => "it",
            Self::Romanian => "ro",
        }
    }

    /// The language that this one is a variety of: what it does not say itself it says as that one does.
    #[must_use]
    pub const fn base(self) -> Option<Self> {
        match self {
            Self::SpanishOfSpain => Some(Self::Spanish),
            _ => None,
        }
    }

    /// What [`Message`](crate::words::Message) names.
    pub(crate) const fn source(self) -> &'static str {
        match self {
            Self::English => messages!("en"),
            Self::Portuguese => messages!("pt"),
            Self::Spanish => messages!("es"),
            Self::SpanishOfSpain => messages!("es-ES"),
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
            Self::SpanishOfSpain => locale!("es-ES", "refusals"),
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

/// The language of a code such as `pt` or `PT`, or of a locale such as `pt-BR` or `pt_BR.UTF-8`; a variety only if the
/// region is named.
impl FromStr for Language {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let locale = s.split(['.', '@']).next().unwrap_or_default();
        let mut parts = locale.split(['_', '-']);
        let language = parts.next().unwrap_or_default().to_ascii_lowercase();
        let is_of = |region: &str| parts.clone().any(|part| part.eq_ignore_ascii_case(region));
        Ok(match &*language {
            "en" => Self::English,
            "pt" => Self::Portuguese,
            "es" if is_of("ES") => Self::SpanishOfSpain,
            "es" => Self::Spanish,
            "it" => Self::Italian,
            "ro" => Self::Romanian,
            _ => return Err("the languages are en, pt, es, es-ES, it and ro".into()),
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
        for spain in ["es-ES", "es_es", "es_ES.UTF-8", "es-Latn-ES", "ES-ES@euro"] {
            assert_eq!(spain.parse(), Ok(Language::SpanishOfSpain), "{spain}");
        }
        for america in ["es", "es-419", "es_AR.UTF-8", "es-MX"] {
            assert_eq!(america.parse(), Ok(Language::Spanish), "{america}");
        }
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
        }
        assert_eq!("ro".parse(), Ok(Language::Romanian));
        assert_eq!("it@euro".parse(), Ok(Language::Italian));
        for none in ["", "C.UTF-8", "portuguese", "-pt", "é"] {
            assert!(none.parse::<Language>().is_err(), "{none}");
        }
    }
}
