//! A Swiss by command line: what one command makes the next takes, from the entries to the ranking.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

pub fn openroom(folder: &Path, args: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(args)
        .env("LC_ALL", "en")
        .current_dir(folder)
        .output()
        .expect("the binary starts");
    (
        output.status.code().expect("no signal"),
        String::from_utf8(output.stdout).expect("UTF-8"),
        String::from_utf8(output.stderr).expect("UTF-8"),
    )
}

#[track_caller]
pub fn does(folder: &Path, args: &[&str]) -> String {
    let (status, out, err) = openroom(folder, args);
    assert_eq!((status, err.as_str()), (0, ""), "{args:?}");
    out
}

fn state(folder: &Path) -> Value {
    let text = does(folder, &["event", "replay", "swiss.yaml", "--json"]);
    serde_json::from_str(&text).expect("JSON")
}

fn play(folder: &Path, round: u32) {
    let start = format!("round-started: {{round: {round}}}");
    does(folder, &["event", "add", "swiss.yaml", &start]);
    let state = state(folder);
    let tables = &state["sessions"][0]["rounds"][round as usize - 1]["tables"];
    let mut entries = String::new();
    let now = state["last"].as_str().expect("a time").to_owned();
    for (number, table) in (1_u32..).zip(tables.as_array().expect("tables")) {
        for board in table["boards"].as_array().expect("boards") {
            let tricks = 6 + (number * 3 + round) % 6;
            let _ = writeln!(
                entries,
                "- {{at: {now}, by: director, result: {{round: {round}, table: {}, board: {}, contract: 3NT, by: N, tricks: {tricks}}}}}",
                table["table"], board["board"]
            );
        }
    }
    std::fs::write(folder.join("results.yaml"), entries).expect("a file");
    does(folder, &["event", "append", "swiss.yaml", "results.yaml"]);
}

#[test]
fn a_swiss_of_seven_teams_goes_from_its_entries_to_its_ranking() {
    let made = tempfile::tempdir().expect("a folder");
    let folder = made.path();
    let new = [
        "event",
        "new",
        "swiss.yaml",
        "--name",
        "Swiss",
        "--kind",
        "teams",
        "--structure",
        "swiss",
        "--method",
        "imps",
        "--set",
        "vp={scale: wbf-2013}",
        "--set",
        "bye=12",
    ];
    does(folder, &new);
    let teams: String = (1..=7)
        .map(|n| format!("{n}, Team {n}: P{n}a, P{n}b, P{n}c, P{n}d\n"))
        .collect();
    std::fs::write(folder.join("teams.csv"), teams).expect("a file");
    does(folder, &["event", "enter", "swiss.yaml", "teams.csv"]);
    // Nothing is written by a look.
    let first = [
        "event",
        "draw",
        "swiss.yaml",
        "--rounds",
        "3",
        "--boards",
        "2",
        "--halves",
    ];
    let shown = does(folder, &[&first[..], &["--show"]].concat());
    assert!(shown.contains("Table 1: 1 Team 1 – 4 Team 4"), "{shown}");
    assert!(shown.contains("Bye: 7 Team 7"), "{shown}");
    assert!(
        state(folder)["sessions"]
            .as_array()
            .is_none_or(Vec::is_empty)
    );
    assert_eq!(does(folder, &first), shown);
    play(folder, 1);
    // By hand only with the reason.
    let (status, _, err) = openroom(folder, &["event", "draw", "swiss.yaml", "--swap", "1,2"]);
    assert!(status == 2 && err.contains("why"), "{err}");
    does(folder, &["event", "draw", "swiss.yaml"]);
    play(folder, 2);
    let third = does(folder, &["event", "draw", "swiss.yaml", "--json"]);
    let third: Value = serde_json::from_str(&third).expect("JSON");
    assert_eq!((&third["round"], &third["after"]), (&3.into(), &2.into()));
    play(folder, 3);
    does(folder, &["event", "add", "swiss.yaml", "session-over: {}"]);
    let checked = does(folder, &["event", "draw", "swiss.yaml", "--check"]);
    assert_eq!(
        checked.matches("it follows from the log").count(),
        3,
        "{checked}"
    );
    let kept = does(folder, &["event", "check", "swiss.yaml"]);
    assert!(kept.contains("Every promise was kept."), "{kept}");
    let standings = does(folder, &["event", "standings", "swiss.yaml", "--json"]);
    let standings: Value = serde_json::from_str(&standings).expect("JSON");
    let places = standings["standings"].as_array().expect("places");
    let totals: Vec<f64> = places
        .iter()
        .map(|one| {
            one["total"]
                .as_f64()
                .or_else(|| one["total"].as_str()?.parse().ok())
                .expect("a total")
        })
        .collect();
    assert_eq!(totals.len(), 7);
    assert!(totals.is_sorted_by(|one, other| one >= other), "{totals:?}");

    // A draw that was tampered with is found by both.
    let text = std::fs::read_to_string(folder.join("swiss.yaml")).expect("a log");
    let forged = text.replace("meet: halves", "meet: folded");
    assert_ne!(forged, text);
    std::fs::write(folder.join("forged.yaml"), forged).expect("a file");
    let (status, out, _) = openroom(folder, &["event", "draw", "forged.yaml", "--check"]);
    assert!(status == 1 && out.contains("does not follow"), "{out}");
    let (status, out, _) = openroom(folder, &["event", "check", "forged.yaml"]);
    assert!(
        status == 1 && out.contains("do not have the places"),
        "{out}"
    );
}

#[test]
fn rounds_of_movement_swiss_are_taken_by_the_next_command() {
    let made = tempfile::tempdir().expect("a folder");
    let folder = made.path();
    std::fs::write(
        folder.join("s.yaml"),
        "swiss: 4\nplayed: []\nranking: [1, 2, 3, 4]\n",
    )
    .expect("a file");
    let after = does(folder, &["movement", "swiss", "s.yaml", "--file-after"]);
    std::fs::write(folder.join("s2.yaml"), after).expect("a file");
    let plan = does(
        folder,
        &[
            "movement",
            "swiss",
            "s2.yaml",
            "--yaml",
            "--entrants",
            "pairs",
            "--boards",
            "2",
        ],
    );
    std::fs::write(folder.join("plan.yaml"), &plan).expect("a file");
    does(folder, &["movement", "check", "plan.yaml"]);
    does(
        folder,
        &[
            "event",
            "new",
            "e.yaml",
            "--name",
            "x",
            "--structure",
            "swiss",
        ],
    );
    std::fs::write(
        folder.join("pairs.csv"),
        "1, A, B\n2, C, D\n3, E, F\n4, G, H\n",
    )
    .expect("a file");
    does(folder, &["event", "enter", "e.yaml", "pairs.csv"]);
    does(folder, &["event", "movement", "e.yaml", "plan.yaml"]);
}
