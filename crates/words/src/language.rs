//! The languages that we have words for, and where those stand.

use std::borrow::Cow;
use std::str::FromStr;
use std::sync::OnceLock;

/// A file of a language.
#[cfg(feature = "texts")]
macro_rules! locale {
    ($code:literal, $name:literal) => {
        include_str!(concat!("../../../locales/", $code, "/", $name))
    };
}

/// All that people read in one language.
#[cfg(feature = "texts")]
macro_rules! texts {
    ($code:literal, $clauses:expr) => {
        Texts {
            // Those files of `locales/spoken.txt`, one after the other.
            messages: Cow::Borrowed(include_str!(concat!(env!("OUT_DIR"), "/", $code, ".ftl"))),
            refusals: Cow::Borrowed(locale!($code, "refusals.ftl")),
            clauses: Cow::Borrowed($clauses),
        }
    };
}

/// All that people read in one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Texts {
    /// What [`Message`](crate::words::Message) names.
    pub messages: Cow<'static, str>,
    /// Why something is refused, by the keys of the crates that refuse it.
    pub refusals: Cow<'static, str>,
    /// What the clauses say; nothing in English, which is that of the catalogue.
    pub clauses: Cow<'static, str>,
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

/// The words that were given, by language.
static GIVEN: [OnceLock<Texts>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

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
    pub(crate) fn source(self) -> &'static str {
        self.texts().map_or("", |texts| &texts.messages)
    }

    /// Why something is refused, by the keys of the crates that refuse it.
    pub(crate) fn refusals(self) -> &'static str {
        self.texts().map_or("", |texts| &texts.refusals)
    }

    /// What the clauses say.
    pub(crate) fn clauses(self) -> &'static str {
        self.texts().map_or("", |texts| &texts.clauses)
    }

    #[cfg(feature = "texts")]
    fn texts(self) -> Option<&'static Texts> {
        static ENGLISH: Texts = texts!("en", "");
        static PORTUGUESE: Texts = texts!("pt", locale!("pt", "clauses.tsv"));
        static SPANISH: Texts = texts!("es", locale!("es", "clauses.tsv"));
        static OF_SPAIN: Texts = texts!("es-ES", locale!("es-ES", "clauses.tsv"));
        static ITALIAN: Texts = texts!("it", locale!("it", "clauses.tsv"));
        static ROMANIAN: Texts = texts!("ro", locale!("ro", "clauses.tsv"));
        Some(match self {
            Self::English => &ENGLISH,
            Self::Portuguese => &PORTUGUESE,
            Self::Spanish => &SPANISH,
            Self::SpanishOfSpain => &OF_SPAIN,
            Self::Italian => &ITALIAN,
            Self::Romanian => &ROMANIAN,
        })
    }

    #[cfg(not(feature = "texts"))]
    fn texts(self) -> Option<&'static Texts> {
        GIVEN[self as usize].get()
    }

    /// Gives a program that has no words inside (no feature `texts`) those of a language; the first time counts. Those of the language
    /// that it is a [variety](Self::base) of must be given too.
    pub fn give(self, texts: Texts) {
        // Given twice they are the same.
        let _ = GIVEN[self as usize].set(texts);
    }

    /// Whether its words are there.
    #[must_use]
    pub fn is_there(self) -> bool {
        let mut both = self.base().into_iter().chain([self]);
        both.all(|one| one.texts().is_some())
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
