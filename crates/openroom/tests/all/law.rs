//! `openroom law`, as a user sees it.

use std::process::{Command, Stdio};

struct Seen {
    status: Option<i32>,
    out: String,
    err: String,
}

fn law(args: &[&str]) -> Seen {
    let output = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .env("LC_ALL", "C")
        .arg("law")
        .args(args)
        .output()
        .unwrap();
    Seen {
        status: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The output of a run that must succeed.
fn out(args: &[&str]) -> String {
    let seen = law(args);
    assert_eq!((seen.status, seen.err.as_str()), (Some(0), ""), "{args:?}");
    seen.out
}

fn json(args: &[&str]) -> Vec<serde_json::Value> {
    let mut with_json = args.to_vec();
    with_json.push("--json");
    serde_json::from_str(&out(&with_json)).unwrap()
}

fn ids(args: &[&str]) -> Vec<String> {
    let clause = |value: &serde_json::Value| value["clause"].as_str().unwrap().to_owned();
    json(args).iter().map(clause).collect()
}

/// The lines at the left edge: one heading a clause, and `Parts`.
fn headings(text: &str) -> Vec<&str> {
    let at_edge = |line: &&str| !line.is_empty() && !line.starts_with(' ');
    text.lines().filter(at_edge).collect()
}

#[test]
fn one_clause_in_both_editions() {
    let text = out(&["27B1a"]);
    assert_eq!(
        headings(&text),
        ["27B1a (2007), judgement", "27B1a (2017), judgement"]
    );
    for title in ["What the Director asks:", "What follows:", "2007 and 2017:"] {
        assert!(text.contains(title), "{text}");
    }
    assert_eq!(
        headings(&out(&["27A1"])),
        ["27A1 (2007 and 2017), applied without judgement"]
    );
}

#[test]
fn one_clause_in_one_edition() {
    let text = out(&["27B1a", "--edition", "2007"]);
    assert_eq!(headings(&text), ["27B1a (2007), judgement"]);
    assert_eq!(text, out(&["27b1A", "--edition", "2007"]));
}

#[test]
fn parts_have_a_line_each() {
    let text = out(&["64A"]);
    assert_eq!(
        headings(&text),
        ["64A (2007 and 2017), applied without judgement", "Parts"]
    );
    let (_, parts) = text.split_once("Parts\n").unwrap();
    let starts: Vec<&str> = parts
        .lines()
        .map(|line| line.trim().split(' ').next().unwrap())
        .collect();
    assert_eq!(starts, ["64A-fn", "64A1", "64A2"]);
}

#[test]
fn a_whole_law_is_in_full() {
    let text = out(&["27", "--edition", "2017"]);
    let names: Vec<&str> = headings(&text)
        .iter()
        .map(|line| line.split(' ').next().unwrap())
        .collect();
    assert_eq!(
        names,
        [
            "27A1", "27A2", "27B", "27B1a", "27B1b", "27B2", "27B3", "27B4", "27C", "27D"
        ]
    );
    assert_eq!(names, ids(&["27", "--edition", "2017"]));
    // 71 is a clause itself; its parts are in full all the same.
    assert!(!out(&["71"]).contains("Parts"));
}

#[test]
fn lines_fit() {
    for id in ["12", "40", "64", "77", "def", "16C"] {
        for line in out(&[id]).lines() {
            assert!(line.chars().count() <= 80, "{line}");
        }
    }
}

#[test]
fn json_holds_the_row() {
    let found = json(&["27B1a", "--edition", "2017"]);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0]["editions"], serde_json::json!([2017]));
    assert_eq!(found[0]["kind"], "judgement");
    for key in ["summary", "judgement", "outcome", "diff"] {
        assert!(
            found[0][key].as_str().is_some_and(|text| !text.is_empty()),
            "{key}"
        );
    }
    assert_eq!(ids(&["17D1"]), ["17D1", "17D1"]);
    assert_eq!(ids(&["64A"]), ["64A", "64A-fn", "64A1", "64A2"]);
}

#[test]
fn search_finds_the_phrase_first() {
    let found = json(&["--search", "Penalty Card", "--edition", "2017"]);
    let in_summary = |value: &serde_json::Value| {
        value["summary"]
            .as_str()
            .unwrap()
            .to_lowercase()
            .contains("penalty card")
    };
    // The Definition comes before all others.
    assert_eq!(found[0]["clause"], "def:penalty card");
    assert!(found[1..].is_sorted_by_key(|value| !in_summary(value)));
    assert_eq!(
        headings(&out(&["--search", "penalty card", "--edition", "2017"])).len(),
        found.len()
    );
}

#[test]
fn a_search_forgives_and_knows_other_names() {
    let slip = law(&[
        "--search",
        "renonce consumta",
        "--lang",
        "it",
        "--edition",
        "2017",
    ]);
    assert_eq!(slip.status, Some(0));
    assert_eq!(
        slip.err,
        "openroom: cercato «consumata» invece di «consumta»\n"
    );
    // Established revokes are the matter of Laws 63 and 64.
    let first = &headings(&slip.out)[0];
    assert!(
        first.starts_with("63") || first.starts_with("64"),
        "{}",
        slip.out
    );
    // A kibitzer is a spectator.
    assert!(
        ids(&["--search", "kibitzer", "--edition", "2017"])
            .iter()
            .any(|id| id.starts_with("76"))
    );
}

#[test]
fn translations_are_warned_of() {
    let text = out(&["54", "--translations"]);
    assert_eq!(
        headings(&text),
        ["54 (2007), Portuguese: another ruling would follow"]
    );
    let own = out(&["54", "--translations", "--lang", "pt"]);
    assert!(own.contains("O carteador perde as opções"), "{own}");
    for line in text.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
    let none = law(&["54", "--translations", "--edition", "2017"]);
    assert_eq!((none.status, none.out.as_str()), (Some(1), ""));
    assert_eq!(law(&["99", "--translations"]).status, Some(2));
}

#[test]
fn a_search_may_find_nothing() {
    let seen = law(&["--search", "zugzwang"]);
    assert_eq!((seen.status, seen.out.as_str()), (Some(1), ""));
    assert_eq!(
        seen.err,
        "openroom: no clause contains the words \"zugzwang\"\n"
    );
    let seen = law(&["--search", "zugzwang", "--json"]);
    assert_eq!((seen.status, seen.out.as_str()), (Some(1), "[]\n"));
}

#[test]
fn an_unknown_clause_is_named() {
    let check = |args: &[&str], expected: &str| {
        let seen = law(args);
        assert_eq!((seen.status, seen.out.as_str()), (Some(2), ""), "{args:?}");
        assert_eq!(seen.err, format!("openroom: {expected}\n"));
    };
    check(
        &["27X"],
        "neither edition of the Laws has a clause \"27X\"; similar: 27B, 27C, 27D, 27A1, 27A2",
    );
    check(
        &["23A", "--edition", "2007"],
        "the 2007 Laws have no clause \"23A\"; that clause is in the 2017 Laws; similar: 23, 23-fn",
    );
    check(&["94"], "neither edition of the Laws has a clause \"94\"");
    check(
        &["27é", "--json", "--edition", "2017"],
        "the 2017 Laws have no clause \"27é\"; similar: 27B, 27C, 27D, 27A1, 27A2",
    );
}

#[test]
fn usage_errors() {
    for args in [
        &[][..],
        &["27", "--search", "bid"],
        &["27", "--edition", "1997"],
        &["--edition", "2007"],
        &["--search", ""],
        &["--search", " "],
    ] {
        let seen = law(args);
        assert_eq!((seen.status, seen.out.as_str()), (Some(2), ""), "{args:?}");
        assert!(!seen.err.is_empty());
    }
}

#[test]
fn a_reader_may_leave() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(["law", "--search", "a", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}
