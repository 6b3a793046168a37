//! What is said to whoever asks, in the language that the request asks for.

use std::cell::RefCell;
use std::collections::HashMap;
use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use openroom_tournament::Refused;
use openroom_words::words::{Language, Message, Words, value};

/// A sentence for people.
#[derive(Debug, Clone)]
pub enum Reply {
    /// One of ours.
    Message(Message, Vec<(&'static str, String)>),
    /// One of ours with the names of roles in it.
    Roles(Message, Vec<(&'static str, Message)>),
    /// One that a crate below says by its key.
    Key(Box<openroom_said::Said>),
    /// One of ours with the reason of a refusal in it.
    Around(Message, &'static str, Box<Refused>),
    /// One that a library gives, as it gives it.
    Words(String),
}

impl From<Message> for Reply {
    fn from(message: Message) -> Self {
        Self::Message(message, Vec::new())
    }
}

impl From<openroom_said::Said> for Reply {
    fn from(said: openroom_said::Said) -> Self {
        Self::Key(Box::new(said))
    }
}

impl From<String> for Reply {
    fn from(words: String) -> Self {
        Self::Words(words)
    }
}

impl Reply {
    /// A sentence with something in it.
    pub fn with(message: Message, name: &'static str, what: impl ToString) -> Self {
        Self::Message(message, vec![(name, what.to_string())])
    }

    /// The sentence in a language.
    pub fn text(&self, language: Language) -> String {
        match self {
            Self::Words(words) => words.clone(),
            Self::Key(said) => in_words(language, |words| words.said(said)),
            Self::Around(message, name, refused) => in_words(language, |words| {
                let reason = words.refused(refused);
                words.tell(*message, [(*name, reason.into())])
            }),
            Self::Roles(message, roles) => {
                let role = |message: Message| in_words(language, |words| words.say(message));
                let roles = roles.iter().map(|&(name, what)| (name, role(what)));
                Self::Message(*message, roles.collect()).text(language)
            }
            Self::Message(message, more) => in_words(language, |words| match more.as_slice() {
                [] => words.say(*message),
                [(name, what)] => words.tell(*message, [(*name, value(what))]),
                [(one, this), (other, that), ..] => {
                    words.tell(*message, [(*one, value(this)), (*other, value(that))])
                }
            }),
        }
    }
}

thread_local! {
    /// Reading the files of a language takes milliseconds, and its words cannot go from thread to thread.
    static WORDS: RefCell<HashMap<&'static str, Words>> = RefCell::default();
}

/// Does something with the words of a language.
pub fn in_words<T>(language: Language, then: impl FnOnce(&Words) -> T) -> T {
    WORDS.with_borrow_mut(|all| {
        let words = all.entry(language.code());
        then(words.or_insert_with(|| Words::new(language)))
    })
}

/// Who reads the answer.
#[derive(Debug, Clone, Copy)]
pub struct Reader {
    /// In which language.
    pub language: Language,
}

impl Reader {
    /// By the header `Accept-Language`: the first of those liked best that we have; else English.
    pub fn of(headers: &HeaderMap) -> Self {
        let text = headers
            .get(header::ACCEPT_LANGUAGE)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default();
        let mut best = (Language::English, 0_u16);
        for part in text.split(',').take(40) {
            let mut parts = part.split(';').map(str::trim);
            let language = parts.next().unwrap_or_default().parse::<Language>();
            let liking = parts
                .find_map(|part| part.strip_prefix("q="))
                .map_or(1000, thousandths);
            if let Ok(language) = language
                && liking > best.1
            {
                best = (language, liking);
            }
        }
        Self { language: best.0 }
    }
}

/// `0.8` as 800.
fn thousandths(text: &str) -> u16 {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let part: String = part.chars().chain("000".chars()).take(3).collect();
    match (whole, part.parse::<u16>()) {
        ("0", Ok(part)) => part,
        ("1", _) => 1000,
        _ => 0,
    }
}

impl<S: Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.headers))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_language_that_is_liked_best() {
        let of = |text: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(text));
            Reader::of(&headers).language
        };
        assert_eq!(of("pt-BR,pt;q=0.9,en;q=0.8"), Language::Portuguese);
        assert_eq!(of("de, fr;q=0.9, it;q=0.5, en;q=0.4"), Language::Italian);
        assert_eq!(of("en;q=0.1, ro;q=0.95"), Language::Romanian);
        for none in ["", "*", "de", "es;q=0", "es;q=x", ";;;,,,"] {
            assert_eq!(of(none), Language::English, "{none}");
        }
    }
}
