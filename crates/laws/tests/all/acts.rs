//! What the engine says is possible: whatever happens in a scenario was possible before, and what needs no value is taken.

use std::path::{Path, PathBuf};

use openroom_laws::act::{Act, Need, PossibleAct};
use openroom_laws::conformance::{Scenario, scenarios};
use openroom_laws::entry::{Actor, Finding};
use openroom_laws::telling::ActSaid;
use openroom_laws::{Action, Edition, Entry, Log, Phase, Table, log, replay};

/// The scenarios of the project, and those of a folder that `OPENROOM_SCENARIOS` names.
fn all_scenarios() -> Vec<(String, Scenario)> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let others = std::env::var_os("OPENROOM_SCENARIOS").map(PathBuf::from);
    let mut files = Vec::new();
    for folder in [own].into_iter().chain(others) {
        let there = std::fs::read_dir(folder).unwrap();
        files.extend(there.map(|file| file.unwrap().path()));
    }
    files.sort();
    let mut all = Vec::new();
    for file in files {
        if file.extension().is_some_and(|ending| ending == "yaml") {
            let name = file.file_name().unwrap().to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&file).unwrap();
            all.extend(scenarios(&text).into_iter().map(|it| (name.clone(), it)));
        }
    }
    assert!(all.len() > 500, "{} scenarios", all.len());
    all
}

/// What scenarios write down at a time at which nobody is offered it: the engine takes it, and the page does not show it.
fn is_written_early_or_late(entry: &Entry, phase: Phase) -> bool {
    match (Act::of(entry), phase) {
        // Moments on which time limits turn: a log may note them before the play, where nothing hangs on them yet.
        (
            Act::Returned | Act::NextCall | Act::RoundOver | Act::PeriodOver,
            Phase::Auction | Phase::Clarification,
        ) => true,
        _ => false,
    }
}

/// Every entry with the table before it.
fn check_log(log: &Log, edition: Edition, not_offered: &mut Vec<String>, name: &str) {
    let mut head = log.clone();
    head.entries.clear();
    let Ok(mut table) = replay::replay(&head, edition) else {
        return;
    };
    for entry in &log.entries {
        let before = table.clone();
        if table.apply(entry).is_err() {
            return;
        }
        let possible = before.is_possible(entry.by(), Act::of(entry));
        if !possible && !is_written_early_or_late(entry, before.phase()) {
            not_offered.push(format!("{name} {edition}: {entry} ({:?})", before.phase()));
        }
    }
}

#[test]
fn what_happens_in_the_scenarios_was_possible() {
    let mut not_offered = Vec::new();
    for (file, scenario) in all_scenarios() {
        let Ok(log) = &scenario.log else { continue };
        for &edition in &scenario.editions {
            let name = format!("{file} {}", scenario.id.as_deref().unwrap_or_default());
            check_log(log, edition, &mut not_offered, &name);
        }
    }
    assert!(
        not_offered.is_empty(),
        "{} not offered:\n{}",
        not_offered.len(),
        not_offered.join("\n")
    );
}

#[test]
fn what_is_offered_and_needs_nothing_is_taken() {
    for (file, scenario) in all_scenarios().into_iter().step_by(7) {
        let Ok(log) = &scenario.log else { continue };
        for &edition in &scenario.editions {
            let Ok(table) = replay::replay(log, edition) else {
                continue;
            };
            for offered in table.possible_acts() {
                assert_eq!(offered.act.is_of_director(), offered.by == Actor::Director);
                if offered.needs == Need::Nothing {
                    let said = ActSaid::new(offered.by, offered.act);
                    let entry = said.entry().unwrap_or_else(|error| panic!("{error}"));
                    assert_eq!(Act::of(&entry), offered.act);
                    let taken = table.clone().apply(&entry);
                    assert_eq!(taken, Ok(()), "{file} {:?}: {entry}", scenario.id);
                }
            }
        }
    }
}

fn table(text: &str) -> Table {
    let log = &log::read(text).unwrap()[0];
    replay::replay(log, log.edition()).unwrap()
}

#[test]
fn what_makes_no_sense_now_is_not_offered() {
    let acts = |text: &str, by: &str| -> Vec<Act> {
        let all = table(text).possible_acts();
        let own = all.iter().filter(|one| one.by.word() == by);
        own.map(|one| one.act).collect()
    };
    let auction = "board: 1\nlog: [{N: 1NT}]";
    let play = "board: 1\nauction: 1NT Pass Pass Pass\nplay: SK S2";
    let over = "board: 1\nauction: Pass Pass Pass Pass";
    assert!(!acts(auction, "N").contains(&Act::Claims));
    assert!(acts(auction, "N").contains(&Act::Changes));
    // It can happen, and the call stands (25A5).
    assert!(acts(play, "N").contains(&Act::Changes));
    assert!(acts(play, "N").contains(&Act::Claims));
    assert!(!acts(over, "N").contains(&Act::Hesitates));
    assert!(!acts(play, "D").contains(&Act::Comparable));
}

#[test]
fn an_answer_is_marked_as_one() {
    let insufficient = "board: 1\nlog: [{N: 1S}, {E: 1H}, {D: called}]";
    let table = table(insufficient);
    let answers: Vec<_> = table
        .possible_acts()
        .into_iter()
        .filter(|it| it.answers)
        .collect();
    let of = |act| PossibleAct {
        by: Actor::Player(contract_bridge::Seat::South),
        act,
        needs: Need::Nothing,
        numbers: None,
        answers: true,
    };
    assert_eq!(answers, [of(Act::Accepts), of(Act::Declines)]);
    let accepts = Entry::Player(contract_bridge::Seat::South, Action::Accepts);
    assert_eq!(Act::of(&accepts), Act::Accepts);
    assert_eq!(Act::of(&Entry::Director(Finding::Called)), Act::Called);
}

/// What is tapped becomes the entry that the log writes.
#[test]
fn an_act_is_said_in_the_words_of_the_log() {
    let check = |tapped: &str, entry: &str| {
        let said: ActSaid = serde_json::from_str(tapped).unwrap();
        let made = said.entry().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(made.to_string(), entry);
        assert_eq!(Act::of(&made), said.act, "{entry}");
    };
    for (tapped, entry) in [
        (r#"{"by": "S", "act": "call", "call": "2D"}"#, "S: 2D"),
        (
            r#"{"by": "S", "act": "call", "call": "2D", "shows": ["H"]}"#,
            "S: {call: 2D, shows: [H]}",
        ),
        (
            r#"{"by": "S", "act": "changes", "call": "2S"}"#,
            "S: changes 2S",
        ),
        (
            r#"{"by": "S", "act": "changes", "call": "2S", "shows": []}"#,
            "S: {changes: 2S, shows: []}",
        ),
        (r#"{"by": "W", "act": "card", "card": "HK"}"#, "W: HK"),
        (
            r#"{"by": "W", "act": "revoke", "seat": "N", "number": 3}"#,
            "W: attention revoke N 3",
        ),
        (
            r#"{"by": "W", "act": "attention-card", "card": "HK"}"#,
            "W: attention HK",
        ),
        (r#"{"by": "S", "act": "runs", "text": "C"}"#, "S: runs C"),
        (
            r#"{"by": "D", "act": "forfeited", "yes": true}"#,
            "D: {forfeited: yes}",
        ),
        (
            r#"{"by": "D", "act": "unseen", "seat": "W"}"#,
            "D: {unseen: W}",
        ),
        (
            r#"{"by": "W", "act": "corrects", "card": "HK"}"#,
            "W: corrects HK",
        ),
        (
            r#"{"by": "W", "act": "exposes-deliberately", "cards": ["HK", "S2"]}"#,
            "W: exposes HK S2 deliberately",
        ),
        (
            r#"{"by": "W", "act": "face-down", "card": "HK"}"#,
            "W: down HK",
        ),
        (
            r#"{"by": "W", "act": "plays-together", "cards": ["HK", "H2"]}"#,
            "W: plays HK H2",
        ),
        (r#"{"by": "W", "act": "inspects"}"#, "W: inspects"),
        (
            r#"{"by": "W", "act": "inspects", "text": "own"}"#,
            "W: inspects own",
        ),
        (
            r#"{"by": "W", "act": "inspects", "number": 4}"#,
            "W: inspects 4",
        ),
        (r#"{"by": "W", "act": "points-out"}"#, "W: points out"),
        (
            r#"{"by": "N", "act": "names", "text": "low"}"#,
            "N: names low",
        ),
        (
            r#"{"by": "N", "act": "renames", "card": "C4"}"#,
            "N: renames C4",
        ),
        (
            r#"{"by": "N", "act": "places", "card": "C4"}"#,
            "N: places C4",
        ),
        (
            r#"{"by": "N", "act": "claims", "number": 4}"#,
            "N: claims 4",
        ),
        (
            r#"{"by": "N", "act": "concedes", "number": 2, "text": "yours"}"#,
            r#"N: "concedes 2: yours""#,
        ),
        (r#"{"by": "N", "act": "hesitates"}"#, "N: hesitates"),
        (
            r#"{"by": "N", "act": "remarks", "text": "oh"}"#,
            r#"N: "remarks oh""#,
        ),
        (r#"{"by": "D", "act": "called"}"#, "D: called"),
        (
            r#"{"by": "D", "act": "misinformed", "seat": "E"}"#,
            "D: {misinformed: E}",
        ),
        (
            r#"{"by": "D", "act": "unintended", "yes": true}"#,
            "D: {unintended: yes}",
        ),
        (
            r#"{"by": "D", "act": "revoked", "seat": "E", "number": 5}"#,
            "D: {revoked: {by: E, trick: 5}}",
        ),
        (
            r#"{"by": "D", "act": "mixed", "text": "both"}"#,
            "D: {mixed: both}",
        ),
        (
            r#"{"by": "D", "act": "no-penalty", "card": "HK"}"#,
            "D: {no-penalty: HK}",
        ),
        (
            r#"{"by": "D", "act": "extra", "seat": "E", "number": 5, "cards": ["HK", "H2"], "exposed": ["H2"]}"#,
            "D: {extra: {by: E, trick: 5, cards: [HK, H2], exposed: [H2]}}",
        ),
        (r#"{"by": "D", "act": "claim"}"#, "D: {claim: no}"),
        (
            r#"{"by": "D", "act": "claim", "number": 3}"#,
            "D: {claim: 3}",
        ),
        (
            r#"{"by": "D", "act": "tricks", "number": 9}"#,
            "D: {tricks: {NS: 9}}",
        ),
        (
            r#"{"by": "D", "act": "cards", "counts": {"N": 12, "E": 14}}"#,
            "D: {cards: {N: 12, E: 14}}",
        ),
        (
            r#"{"by": "D", "act": "missing", "seat": "E", "text": "no"}"#,
            "D: {missing: {by: E, found: no}}",
        ),
        (
            r#"{"by": "D", "act": "missing", "seat": "E", "card": "C2", "text": "elsewhere"}"#,
            "D: {missing: {by: E, card: C2, found: elsewhere}}",
        ),
        (
            r#"{"by": "D", "act": "wrong-cards", "seat": "E", "number": 7}"#,
            "D: {wrong-cards: {by: E, board: 7}}",
        ),
        (
            r#"{"by": "D", "act": "called-before", "seat": "E", "call": "1S"}"#,
            "D: {called-before: {by: E, call: 1S}}",
        ),
        (
            r#"{"by": "D", "act": "wrong-board", "yes": false}"#,
            "D: {wrong-board: {played: no}}",
        ),
        (
            r#"{"by": "D", "act": "breach", "seat": "E", "text": "74A3"}"#,
            r#"D: {breach: "74A3", by: E}"#,
        ),
        (r#"{"by": "D", "act": "round-over"}"#, "D: {round: over}"),
        (
            r#"{"by": "D", "act": "fouled", "text": "b"}"#,
            r#"D: {fouled: "b"}"#,
        ),
    ] {
        check(tapped, entry);
    }
    for unsaid in [
        r#"{"by": "N", "act": "card"}"#,
        r#"{"by": "N", "act": "exposes"}"#,
        r#"{"by": "N", "act": "changes"}"#,
        r#"{"by": "N", "act": "breach", "text": "74A3"}"#,
        r#"{"by": "D", "act": "accepts"}"#,
        r#"{"by": "D", "act": "led"}"#,
        r#"{"by": "D", "act": "cards", "counts": {"X": 12}}"#,
    ] {
        let said: ActSaid = serde_json::from_str(unsaid).unwrap();
        assert!(said.entry().is_err(), "{unsaid}");
    }
}
