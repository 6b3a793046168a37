//! Why something is refused, in the language of the reader: sentences of the crates that know the rules, by their keys.

use fluent_bundle::{FluentArgs, FluentValue};
use openroom_laws::Side;
use openroom_said::{Arg, Said};
use openroom_scoring::event_file::EventErrors;
#[cfg(feature = "club")]
use openroom_tournament::{Refused, log::ReplayError};

use crate::explain::plain;
use crate::show::notation;
use crate::words::{Message, Words, value};

impl Words {
    /// A sentence that another crate says.
    #[must_use]
    pub fn said(&self, said: &Said) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &said.args {
            let value: FluentValue = match arg {
                Arg::Number(number) => (*number).into(),
                Arg::Text(text) => self.text(text),
                Arg::Seat(seat) => notation::seat(*seat, self).into(),
                Arg::SideOf(seat) => notation::side(Side::of(*seat), self).into(),
                Arg::Card(card) => plain(&notation::card(*card, self).text).into(),
                Arg::Said(part) => self.said(part).into(),
                Arg::Each(parts, between) => {
                    let parts: Vec<_> = parts.iter().map(|part| self.said(part)).collect();
                    parts.join(between).into()
                }
            };
            args.set(name.clone(), value);
        }
        // A test sees to it that none is missing.
        self.by_id(said.key(), &args)
            .unwrap_or_else(|| said.to_string())
    }

    /// A moment as people write it, a number as one, any other text as it is.
    fn text<'t>(&self, text: &'t str) -> FluentValue<'t> {
        match self.moment_of(text) {
            Some(moment) => moment.into(),
            None => value(text),
        }
    }

    /// Everything that is wrong with an event file, a line for each.
    #[must_use]
    pub fn faults(&self, errors: &EventErrors) -> String {
        let lines: Vec<_> = errors.0.iter().map(|e| self.said(&e.said())).collect();
        lines.join("\n")
    }

    /// Why an entry of an event is refused, with what that rests on.
    #[cfg(feature = "club")]
    #[must_use]
    pub fn refused(&self, refused: &Refused) -> String {
        let reason = self.said(&refused.reason);
        match &refused.ground {
            Some(ground) => format!("{reason} ({})", self.ground(ground)),
            None => reason,
        }
    }

    /// What a refusal or a figure rests on: `Law 92B`, `12C2a; White Book 12.5`.
    #[must_use]
    pub fn ground(&self, ground: &str) -> String {
        match ground.strip_prefix("Law ") {
            Some(clause) => self.tell(Message::RefusedLaw, [("clause", clause.into())]),
            None => ground.replace("White Book", &self.say(Message::WhiteBook)),
        }
    }

    /// Why a log cannot be replayed, and where.
    #[cfg(feature = "club")]
    #[must_use]
    pub fn not_replayed(&self, error: &ReplayError) -> String {
        match error {
            ReplayError::Refused {
                entry,
                line,
                refused,
            } => self.tell(
                Message::RefusedEntry,
                [
                    ("entry", (*entry).into()),
                    ("line", (*line).into()),
                    ("reason", self.refused(refused).into()),
                ],
            ),
            ReplayError::Unreadable(error) => self.said(&error.said()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::*;
    use crate::words::Language;

    /// The crates that say something.
    const CRATES: [&str; 15] = [
        "cases",
        "practice",
        "tables",
        "said",
        "placed",
        "scoring",
        "laws",
        "movements",
        "formats",
        "tournament",
        "members",
        "seasons",
        "systems",
        "printing",
        "openroom",
    ];

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
    }

    /// Every file of Rust in a folder, without its tests and comments.
    fn sources(folder: &Path, into: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                sources(&path, into);
            } else if path.extension().is_some_and(|ext| ext == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let code = text.split("#[cfg(test)]").next().unwrap_or_default();
                let lines = code
                    .lines()
                    .filter(|line| !line.trim_start().starts_with("//"));
                into.push(lines.collect::<Vec<_>>().join("\n"));
            }
        }
    }

    /// The literal at the start of a text, and what follows it.
    fn literal(text: &str) -> Option<(String, &str)> {
        let text = text
            .trim_start_matches([' ', '\n', ','])
            .strip_prefix('"')?;
        let mut out = String::new();
        let mut letters = text.char_indices();
        while let Some((at, letter)) = letters.next() {
            match letter {
                '"' => return Some((out, &text[at + 1..])),
                '\\' => out.extend(letters.next().map(|(_, escaped)| escaped)),
                _ => out.push(letter),
            }
        }
        None
    }

    /// The sentences that the crates say: their English by key.
    fn sentences() -> BTreeMap<String, String> {
        let mut all = BTreeMap::new();
        let mut files = Vec::new();
        for name in CRATES {
            sources(&root().join("crates").join(name).join("src"), &mut files);
        }
        for file in &files {
            for part in file.split("said!(").skip(1) {
                let Some((key, rest)) = literal(part) else {
                    continue;
                };
                let (english, _) = literal(rest).unwrap_or_else(|| panic!("{key}: no English"));
                let before = all.insert(key.clone(), english.clone());
                assert!(
                    before.is_none_or(|before| before == english),
                    "{key} is said in two ways"
                );
            }
        }
        assert!(all.len() > 400);
        all
    }

    /// The English as Fluent writes it.
    fn in_fluent(english: &str) -> String {
        let mut out = String::new();
        let mut letters = english.chars().peekable();
        while let Some(letter) = letters.next() {
            match letter {
                '{' | '}' if letters.peek() == Some(&letter) => {
                    letters.next();
                    out.push_str(&format!("{{\"{letter}\"}}"));
                }
                '{' => {
                    let name: String = letters.by_ref().take_while(|&l| l != '}').collect();
                    out.push_str(&format!("{{ ${name} }}"));
                }
                _ => out.push(letter),
            }
        }
        out
    }

    /// The names of what stands in a sentence.
    fn names(fluent: &str) -> BTreeSet<&str> {
        let parts = fluent.split("{ $").skip(1);
        parts.filter_map(|part| part.split(' ').next()).collect()
    }

    /// The sentences of a file by key; it has no others. The forms of a choice belong to the line before them.
    fn of_file(language: Language) -> BTreeMap<String, String> {
        let path = format!("locales/{}/refusals.ftl", language.code());
        let text = fs::read_to_string(root().join(path)).unwrap();
        let text = text.replace("\n ", " ").replace("\n}", " }");
        let lines = text
            .lines()
            .filter(|line| !line.starts_with('#') && !line.is_empty());
        lines
            .map(|line| line.split_once(" = ").unwrap_or_else(|| panic!("{line}")))
            .map(|(key, text)| (key.to_owned(), text.to_owned()))
            .collect()
    }

    /// To write the English file anew: `WRITE_LOCALES=1 cargo test -p openroom-words english_is_as_the_code_says`.
    #[test]
    fn english_is_as_the_code_says() {
        let mut text = String::from(
            "# Why something is refused. The English stands in the code; this file is made of it, see crates/words/src/refusals.rs.\n\n",
        );
        for (key, english) in sentences() {
            if !Message::is_id(&key) {
                text.push_str(&format!("{key} = {}\n", in_fluent(&english)));
            }
        }
        let path = root().join("locales/en/refusals.ftl");
        if std::env::var_os("WRITE_LOCALES").is_some() {
            fs::write(&path, &text).unwrap();
        }
        assert!(
            fs::read_to_string(path).unwrap() == text,
            "locales/en/refusals.ftl is not what the code says; write it anew"
        );
    }

    #[test]
    fn every_language_says_every_sentence_with_the_same_arguments() {
        let english = of_file(Language::English);
        for language in Language::ALL {
            let there = of_file(language);
            if language.base().is_none() {
                let keys: BTreeSet<&String> = there.keys().collect();
                assert_eq!(keys, english.keys().collect(), "{language:?}");
            }
            for (key, text) in &there {
                assert_eq!(names(text), names(&english[key]), "{language:?}: {key}");
            }
        }
    }

    #[test]
    fn nothing_was_left_in_english() {
        // Words of the log, of the game, and names alone.
        let alike = [
            "in-its-words",
            "problem-and-remedy",
            // The same word in Portuguese and Spanish.
            "placed-allowed",
            "fault-all",
            "fault-place",
            "file-md",
            "closed-and-more",
            "log",
            "deal-of-board",
            "made-played-round",
            "meaning-in",
            "place-round",
            // A round is called so in Italian too.
            "promise-in-round",
        ];
        let english = of_file(Language::English);
        for language in Language::ALL.into_iter().skip(1) {
            for (key, text) in of_file(language) {
                assert!(
                    text != english[&key] || alike.contains(&key.as_str()),
                    "{language:?}: {key} = {text}"
                );
            }
        }
    }

    #[test]
    fn a_refusal_in_each_language() {
        let log = "- {at: 2026-05-14T19:00:00Z, by: contestant 7, created: {name: x}}\n";
        let error = openroom_tournament::log::replay(log, None).unwrap_err();
        let told = |language| Words::new(language).not_replayed(&error);
        assert_eq!(told(Language::English), error.to_string());
        assert_eq!(
            told(Language::Portuguese),
            "lançamento 1: linha 1: o competidor 7 não pode tratar disto (a criação de um evento); quem pode: o Organizador ou um Diretor (Lei 80B2)"
        );
        assert_eq!(
            told(Language::Romanian),
            "înregistrarea 1: linia 1: crearea unui concurs: poate face aceasta numai Organizatorul sau un arbitru, nu concurentul 7 (Legea 80B2)"
        );
    }

    #[test]
    fn what_a_figure_rests_on_has_its_name_in_each_language() {
        let told = |language| Words::new(language).ground("12C2a; White Book 12.5");
        assert_eq!(told(Language::English), "12C2a; White Book 12.5");
        assert_eq!(told(Language::Portuguese), "12C2a; Livro Branco 12.5");
        assert_eq!(told(Language::SpanishOfSpain), "12C2a; Libro Blanco 12.5");
    }

    #[test]
    fn faults_of_every_kind_in_the_language_of_the_reader() {
        let words = Words::new(Language::Portuguese);
        let errors =
            openroom_scoring::event_file::read("results: [{board: 1, ns: 1, ew: 2, scare: 50}]")
                .unwrap_err();
        let told = words.faults(&errors);
        assert!(
            told.starts_with(
                "linha 1: results[0]: a chave \"scare\" é desconhecida; o que fazer: use uma destas chaves: board"
            ),
            "{told}"
        );
        let error = openroom_laws::log::read("board: 1\nlog:\n- N: 9Z\n").unwrap_err();
        assert_eq!(
            words.said(&error.said()),
            "documento 1, linha 3: lançamento 1 do registro: `9Z` não é uma ação; use uma voz (Pass, X, XX, 1C ...), uma carta (SA, HT ...) ou uma palavra como `attention`, `claims 4`, `names SA`"
        );
        let faults =
            openroom_formats::results_csv::read(b"board,ns,ew,score\nx,1,2,50\n").unwrap_err();
        assert_eq!(
            words.said(&faults[0].said()),
            "linha 2: board: \"x\" não é permitido; use um número"
        );
    }

    #[test]
    fn what_cannot_have_happened_is_told() {
        let text = "board: 1\ndeal: \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"\nauction: 1S Pass Pass Pass\nlog: [{E: CA}]\n";
        let board = &openroom_laws::log::read(text).unwrap()[0];
        let error = openroom_laws::replay::replay(board, board.edition()).unwrap_err();
        let told = |language| Words::new(language).said(&error.said());
        assert_eq!(error.to_string(), "log entry 1: E does not hold CA");
        assert_eq!(
            told(Language::English),
            "log entry 1: East does not hold ♣A"
        );
        assert!(told(Language::Romanian).starts_with("înregistrarea 1 din jurnal: Est nu are"));
    }

    #[test]
    fn what_our_types_refuse_is_known_again() {
        let words = Words::new(Language::Spanish);
        for (act, told) in [
            (
                "{at: noon, by: organiser, created: {name: x}}",
                "entrada 1: línea 1: at: \"noon\" no es una fecha con hora; qué hacer: escriba la fecha y la hora así: 2026-05-14T19:00:00+01:00, o con Z para UTC",
            ),
            (
                "{at: 2026-05-14T19:00:00Z, by: nobody, created: {name: x}}",
                "entrada 1: línea 1: by: \"nobody\" no es una función conocida; qué hacer: use organiser, director-in-charge, director, scorer, committee, contestant 7 o captain 7; puede seguir un nombre",
            ),
            (
                "{at: 2026-05-14T19:00:00Z, by: director, dealt: {session: 1, boards: 4-1}}",
                "entrada 1: línea 1: dealt.boards: las tablillas 4-1 están en orden inverso; qué hacer: escriba `1-4` o `1-2, 7`",
            ),
            (
                "{at: 2026-05-14T19:00:00Z, by: director, dealt: {session: 1, boards: 0}}",
                "entrada 1: línea 1: dealt.boards: \"0\" no son tablillas de 1 a 9999; qué hacer: escriba `1-4` o `1-2, 7`",
            ),
        ] {
            let error = openroom_tournament::log::read_entry(act).unwrap_err();
            assert_eq!(words.said(&error.said()), told);
        }
    }
}
