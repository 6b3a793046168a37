//! What the engine says is possible: whatever happens in a scenario was possible before, and what needs no value is taken.

use std::path::{Path, PathBuf};

use openroom_laws::act::{Act, Need, PossibleAct};
use openroom_laws::conformance::{Scenario, scenarios};
use openroom_laws::entry::{Actor, Finding};
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

/// The entry of an act that needs nothing more.
fn bare(PossibleAct { by, act, .. }: PossibleAct) -> Option<Entry> {
    let word = match act {
        Act::RoundOver => "{round: over}".to_owned(),
        Act::PeriodOver => "{period: over}".to_owned(),
        Act::PointsOut => "points out".to_owned(),
        Act::RequestsPlay => "requests play".to_owned(),
        other => serde_json::to_value(other).ok()?.as_str()?.to_owned(),
    };
    format!("{by}: {word}").parse().ok()
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
                    let entry = bare(offered).unwrap_or_else(|| panic!("{offered:?}"));
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
        answers: true,
    };
    assert_eq!(answers, [of(Act::Accepts), of(Act::Declines)]);
    let accepts = Entry::Player(contract_bridge::Seat::South, Action::Accepts);
    assert_eq!(Act::of(&accepts), Act::Accepts);
    assert_eq!(Act::of(&Entry::Director(Finding::Called)), Act::Called);
}
