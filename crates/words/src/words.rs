//! The words that people read, in five languages, from the Fluent files of `locales/`.

pub use fluent_bundle::FluentValue;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

pub use crate::language::Language;

// Each message of the English files is a name here, so that one without words does not compile.
include!(concat!(env!("OUT_DIR"), "/messages.rs"));

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
        // The marks that keep directions of writing apart show as boxes in some terminals, and all five languages
        // are written from left to right.
        bundle.set_use_isolating(false);
        for source in [language.source(), language.refusals()] {
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
            let names: BTreeSet<String> = there.keys().cloned().collect();
            assert_eq!(names, used, "{language:?}");
            assert_eq!(there, english, "{language:?}: other arguments");
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
    }
}
