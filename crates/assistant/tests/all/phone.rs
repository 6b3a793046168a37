//! The same bytes on a phone and natively: what was compiled for a browser is run in Node, on every scenario, and answers as the crates do here, which is how the server answers.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use openroom_words::words::Language;
use serde_json::{Value, json};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The number in a variable of the environment.
fn told(name: &str, otherwise: usize) -> usize {
    let told = std::env::var(name).ok();
    told.and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// Asks Node with what was compiled for a browser; each question has its answer beside it.
fn asked_in_node(name: &str, questions: &[Value]) {
    if !root().join("web/assistant/built").exists() {
        let why = "web/assistant is not there; remedy: scripts/assistant";
        assert!(std::env::var_os("CI").is_none(), "{why}");
        eprintln!("NOT checked: {why}");
        return;
    }
    let mut file = tempfile::NamedTempFile::new().unwrap();
    for question in questions {
        writeln!(file, "{question}").unwrap();
    }
    let output = Command::new("node")
        .arg(root().join("web/tests/phone.mjs"))
        .arg(file.path())
        .output()
        .unwrap_or_else(|error| panic!("node: {error}"));
    let said = String::from_utf8_lossy(&output.stdout);
    let wrong = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{name}: {said}{wrong}");
    println!("{said}");
}

/// Every log of the scenarios, with its name.
fn logs() -> Vec<(String, Value)> {
    let mut files = Vec::new();
    let shared = root().join("../shared/scenarios");
    for folder in [root().join("scenarios"), shared] {
        collect(&folder, &mut files);
    }
    files.sort();
    let mut all = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        for scenario in openroom_laws::conformance::scenarios(&text) {
            let Ok(log) = scenario.log else { continue };
            for edition in &scenario.editions {
                // As a page sends it.
                let mut log = log.clone();
                log.expect = None;
                log.editions = vec![*edition];
                let id = scenario.id.clone().unwrap_or_default();
                let text = serde_json::to_value(&log).unwrap();
                all.push((format!("{name}::{id}::{}", edition.year()), text));
            }
        }
    }
    all
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|end| end == "yaml") {
            files.push(path);
        }
    }
}

#[test]
fn every_scenario_is_told_alike_on_a_phone() {
    // Each in one of the six languages; PHONE_LANGUAGES=6 for all of them.
    let languages = told("PHONE_LANGUAGES", 1);
    let mut questions = Vec::new();
    for (at, (name, log)) in logs().into_iter().enumerate() {
        for more in 0..languages {
            let language = Language::ALL[(at + more) % Language::ALL.len()].code();
            let question = json!({"log": log, "language": language}).to_string();
            let answer = openroom_assistant::step(&question);
            let answer = answer.map_or_else(|why| json!({"thrown": why}), Value::from);
            questions.push(json!({"name": name, "of": "step", "with": [question], "answer": answer, "language": language}));
        }
    }
    assert!(questions.len() > 1400, "{}", questions.len());
    asked_in_node("scenarios", &questions);
}

#[test]
fn what_else_is_asked_is_answered_alike_on_a_phone() {
    use openroom_assistant_more as more;
    let mut questions = Vec::new();
    let mut ask = |of: &str,
                   language: Language,
                   with: Vec<String>,
                   answer: Result<String, String>| {
        let answer = answer.map_or_else(|why| json!({"thrown": why}), Value::from);
        let name = format!("{of} {}", with.join(" "));
        questions.push(json!({"name": name, "of": of, "with": with, "answer": answer, "language": language.code()}));
    };
    // Words of what the Director asks or of what follows, which no summary has.
    let asks = asked_in_words();
    for language in Language::ALL {
        let code = language.code();
        // The page gives the search the book's file of its language.
        let book = openroom_book::files::named(&format!("{code}.json")).unwrap();
        let book: Value = serde_json::from_str(&book.text).unwrap();
        let given = vec![code.to_owned(), book["rules"].to_string()];
        let none = more::give_book(code, &given[1]).map(|()| String::new());
        ask("give_book", language, given, none);
        for words in [
            "27b1A",
            "penalty card",
            "rebvoke",
            "kibitzer",
            "xyzzy",
            asks[code],
        ] {
            let asked = json!({"words": words, "edition": 2017, "language": code}).to_string();
            let found = more::search_book(&asked);
            let is_there = found
                .as_ref()
                .is_ok_and(|found| found.contains("\"marks\""));
            assert!(is_there || words == "xyzzy", "{words} in {code}: {found:?}");
            ask("search_book", language, vec![asked], found);
        }
        for id in ["27B1a", "def:penalty card", "99Z"] {
            let asked = json!({"id": id, "edition": 2007, "language": code}).to_string();
            let found = more::book_clause(&asked);
            ask("book_clause", language, vec![asked], found);
        }
        for result in ["4S N =", "3NTX E -2", "nonsense"] {
            let asked = json!({"board": 2, "result": result}).to_string();
            let found = more::score(&asked, code);
            ask("score", language, vec![asked, code.to_owned()], found);
        }
        for (at, topic) in openroom_practice::Topic::ALL.iter().enumerate() {
            let edition = if at % 2 == 0 { "2007" } else { "2017" };
            let asked = json!({"topic": topic, "edition": edition, "level": "usual", "seed": at, "language": code}).to_string();
            let found = more::practice::practice_case(&asked);
            ask("practice_case", language, vec![asked], found);
        }
        let exam =
            json!({"exam": {"seed": 7, "cases": 2, "judged": 1}, "language": code}).to_string();
        let found = more::practice::exam_questions(&exam);
        ask("exam_questions", language, vec![exam], found);
        let case =
            json!({"edition": 2017, "case": {"kind": "information"}, "acts": []}).to_string();
        let found = more::judge(&case, code);
        ask("judge", language, vec![case, code.to_owned()], found);
    }
    assert!(questions.len() > 200, "{}", questions.len());
    asked_in_node("the rest", &questions);
}

/// For each language a word that stands only in what the Director asks and what follows of it.
fn asked_in_words() -> std::collections::BTreeMap<&'static str, &'static str> {
    [
        ("en", "reminder"),
        ("pt", "lembrete"),
        ("es", "detiene"),
        ("es-ES", "detiene"),
        ("it", "ammonizione"),
        ("ro", "dezavantaja"),
    ]
    .into()
}

#[test]
fn double_dummy_is_the_same_on_a_phone() {
    // A hundred by PHONE_BOARDS=100.
    let boards = told("PHONE_BOARDS", 4);
    let mut random = 20_261_118_u64;
    let mut questions = Vec::new();
    for board in 1..=boards {
        let deal = deal(&mut random);
        let question = json!({"log": {"board": board, "deal": deal}}).to_string();
        let answer = openroom_assistant_solver::solve(&question, "en").unwrap();
        questions.push(json!({"name": deal, "of": "solve", "with": [question, "en"], "answer": answer, "language": "en"}));
    }
    asked_in_node("double dummy", &questions);
}

/// A deal at random, the same each time.
fn deal(random: &mut u64) -> String {
    let mut cards: Vec<usize> = (0..52).collect();
    for at in (1..52_usize).rev() {
        *random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let other = usize::try_from(*random >> 33).unwrap() % (at + 1);
        cards.swap(at, other);
    }
    let hands: Vec<String> = cards
        .chunks(13)
        .map(|hand| {
            let suits: Vec<String> = (0..4)
                .map(|suit| {
                    let held = (0..13).filter(|rank| hand.contains(&(suit * 13 + rank)));
                    held.map(|rank| &"AKQJT98765432"[rank..=rank]).collect()
                })
                .collect();
            suits.join(".")
        })
        .collect();
    format!("N:{}", hands.join(" "))
}
