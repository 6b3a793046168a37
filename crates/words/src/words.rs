//! The words that people read, in every language, from the Fluent files of `locales/`.

pub use fluent_bundle::FluentValue;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

pub use crate::language::Language;

// Each message of the English files is a name here, so that one without words does not compile.
include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// What stands in a sentence. A number is told as one even if it comes as text, so that the words around it fit it.
#[must_use]
pub fn value(text: &str) -> FluentValue<'_> {
    match text.parse::<i64>() {
        Ok(number) if number.to_string() == text => number.into(),
        _ => text.into(),
    }
}

/// The words of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    /// Their language.
    pub language: Language,
}

impl Words {
    /// The words of that language.
    pub fn new(language: Language) -> Self {
        let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![locale]);
        // The marks that keep directions of writing apart show as boxes in some terminals, and all our languages
        // are written from left to right.
        bundle.set_use_isolating(false);
        // A variety comes after the language that it stands on, and speaks over it.
        let both = language.base().into_iter().chain([language]);
        for source in both.flat_map(|one| [one.source(), one.refusals()]) {
            // What could be read is used even if a line is wrong; a test sees to it that none is.
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { bundle, language }
    }

    /// A message without arguments.
    pub fn say(&self, message: Message) -> String {
        self.tell(message, [])
    }

    /// Names of which any will do: North, East or South.
    pub fn any_of(&self, names: &[String]) -> String {
        self.listed(Message::AnyOf, names)
    }

    /// Names that are meant together: North, East and South.
    pub fn all_of(&self, names: &[String]) -> String {
        self.listed(Message::AllOf, names)
    }

    fn listed(&self, message: Message, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                let args = [
                    ("names", first.join(", ").into()),
                    ("last", last.as_str().into()),
                ];
                self.tell(message, args)
            }
        }
    }

    /// A message with its arguments.
    pub fn tell<'a, const N: usize>(
        &'a self,
        message: Message,
        args: [(&'static str, FluentValue<'a>); N],
    ) -> String {
        let args: FluentArgs = args.into_iter().collect();
        self.by_id(message.id(), &args)
            .unwrap_or_else(|| message.id().to_owned())
    }

    /// A decimal number with the mark of the language: 54.5 in English, 54,5 in the others.
    #[must_use]
    pub fn decimal(&self, number: &str) -> String {
        number.replace('.', &self.say(Message::PrintDecimalMark))
    }

    /// The message with that id, if there is one.
    pub(crate) fn by_id(&self, id: &str, args: &FluentArgs) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let told = self
            .bundle
            .format_pattern(pattern, Some(args), &mut Vec::new());
        Some(told.into_owned())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use openroom_tournament::Time;

    use super::*;

    /// The ids of a file, each with the names of its arguments.
    fn ids(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut last = String::new();
        for line in language.source().lines() {
            if let (true, Some((id, _))) = (
                line.starts_with(|c: char| c.is_ascii_lowercase()),
                line.split_once(" = "),
            ) {
                last = id.to_owned();
                let before = found.insert(last.clone(), BTreeSet::new());
                assert!(before.is_none(), "{language:?}: {id} is there twice");
            }
            for part in line.split("{ $").skip(1) {
                let name = part.split(' ').next().unwrap_or_default();
                if let Some(names) = found.get_mut(&last) {
                    names.insert(name.to_owned());
                }
            }
        }
        found
    }

    #[test]
    fn every_language_has_every_message() {
        let used: BTreeSet<String> = Message::ALL.iter().map(|m| m.id().to_owned()).collect();
        let english = ids(Language::English);
        for language in Language::ALL {
            let there = ids(language);
            if language.base().is_none() {
                let names: BTreeSet<String> = there.keys().cloned().collect();
                assert_eq!(names, used, "{language:?}");
            }
            for (id, names) in &there {
                assert_eq!(
                    Some(names),
                    english.get(id),
                    "{language:?}: {id}: other arguments"
                );
            }
            for source in [language.source(), language.refusals()] {
                let read = FluentResource::try_new(source.to_owned());
                assert!(read.is_ok(), "{language:?}");
            }
            for line in language.refusals().lines() {
                let id = line.split(" = ").next().unwrap_or_default();
                assert!(!Message::is_id(id), "{language:?}: {id} is there twice");
            }
        }
    }

    /// The text of every source file under a folder.
    fn sources(folder: &std::path::Path) -> String {
        let mut all = String::new();
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                all += &sources(&path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                all += &std::fs::read_to_string(&path).unwrap();
            }
        }
        all
    }

    #[test]
    fn every_message_is_said_somewhere() {
        let crates = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let code = sources(&crates);
        let names = code.split(|c: char| !c.is_ascii_alphanumeric());
        let said: BTreeSet<&str> = names.collect();
        let silent: Vec<String> = Message::ALL
            .iter()
            .map(|message| format!("{message:?}"))
            .filter(|name| !said.contains(name.as_str()))
            .collect();
        assert_eq!(silent, Vec::<String>::new());
    }

    #[test]
    fn plurals() {
        let count = |language, n: u8| {
            Words::new(language).tell(
                Message::Result,
                [("tricks", n.into()), ("against", "-".into())],
            )
        };
        assert_eq!(count(Language::English, 1), "Result: one trick, -");
        assert_eq!(count(Language::Portuguese, 0), "Resultado: 0 vazas, -");
        assert_eq!(count(Language::Portuguese, 1), "Resultado: uma vaza, -");
        assert_eq!(count(Language::Romanian, 2), "Rezultat: 2 levate, -");
        assert_eq!(count(Language::Romanian, 1), "Rezultat: o levată, -");
    }

    /// The messages that choose a form by a number, with the name of that number.
    fn choices(language: Language) -> Vec<(String, String)> {
        let mut id = "";
        let mut found = Vec::new();
        for line in language.source().lines() {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                id = line.split(" = ").next().unwrap_or_default();
            }
            for part in line.split("{ $").skip(1) {
                if let Some((name, _)) = part.split_once(" ->") {
                    found.push((id.to_owned(), name.to_owned()));
                }
            }
        }
        found
    }

    #[test]
    fn every_number_has_the_form_that_fits_it() {
        for language in Language::ALL {
            let words = Words::new(language);
            let english = ids(Language::English);
            for (id, name) in choices(language) {
                // A choice by a word has no number to fit.
                if id == "record-table-arranged" {
                    continue;
                }
                let told = |number: i64| {
                    let others = english[&id].iter();
                    let mut args: FluentArgs = others
                        .map(|one| (one.clone(), FluentValue::from(7)))
                        .collect();
                    args.set(name.clone(), number);
                    words.by_id(&id, &args).unwrap_or_default()
                };
                // None is not one: Portuguese counts 0 with `one`, so it has `[1]` instead.
                assert_ne!(told(0), told(1), "{language:?}: {id}");
                // Where the number itself is said.
                if language == Language::Romanian && told(20).contains("20") {
                    let two = format!(" {}", told(2));
                    assert!(
                        two.contains(" 2 ") && !two.contains(" 2 de "),
                        "{id}: {two}"
                    );
                    assert!(told(20).contains("20 de "), "{id}: {}", told(20));
                }
            }
        }
    }

    #[test]
    fn moments_and_decimals_as_each_language_writes_them() {
        let [local, utc] = ["2026-05-14T19:00:00+01:00", "2026-05-14T19:00:05Z"]
            .map(|text| text.parse::<Time>().unwrap());
        for (language, moment, number) in [
            (Language::English, "2026-05-14 19:00", "54.5"),
            (Language::Portuguese, "14/05/2026, 19:00", "54,5"),
            (Language::Spanish, "14/05/2026, 19:00", "54,5"),
            (Language::SpanishOfSpain, "14/05/2026, 19:00", "54,5"),
            (Language::Italian, "14/05/2026, 19:00", "54,5"),
            (Language::Romanian, "14.05.2026, 19:00", "54,5"),
        ] {
            let words = Words::new(language);
            assert_eq!(words.moment(local), moment);
            assert_eq!(words.moment(utc), format!("{moment}:05 UTC"));
            assert_eq!(words.decimal("54.5"), number);
        }
    }

    #[test]
    fn a_variety_says_what_differs_and_stands_on_its_language_for_the_rest() {
        let [america, spain] = [Language::Spanish, Language::SpanishOfSpain].map(Words::new);
        assert_eq!(america.say(Message::Auction), "Remate");
        assert_eq!(spain.say(Message::Auction), "Subasta");
        assert_eq!(spain.say(Message::Director), "el Árbitro");
        assert_eq!(spain.say(Message::Play), america.say(Message::Play));
    }

    #[test]
    fn oeste_is_preceded_by_u() {
        use contract_bridge::Seat;
        use openroom_said::said;
        for language in [Language::Spanish, Language::SpanishOfSpain] {
            let words = Words::new(language);
            for (other, told) in [(Seat::South, "Norte o Sur"), (Seat::West, "Norte u Oeste")] {
                let said = said!("seat-or-seat", "{one} or {other}", one = Seat::North, other);
                assert_eq!(words.said(&said), told);
            }
        }
    }
}
