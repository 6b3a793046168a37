//! Finals, knock-outs and leagues by command line: what is asked for is obeyed, or refused with the remedy.

use std::fmt::Write as _;
use std::path::Path;

use crate::swiss::{does, openroom};

/// The command ends with status 2 and says these words.
#[track_caller]
fn refused(folder: &Path, args: &[&str], words: &[&str]) {
    let (status, _, err) = openroom(folder, args);
    assert_eq!(status, 2, "{args:?}");
    for word in words {
        assert!(err.contains(word), "{args:?}: {err}");
    }
}

fn words(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}

#[track_caller]
fn does_line(folder: &Path, line: &str) -> String {
    does(folder, &words(line))
}

/// A list of so many teams.
fn teams(folder: &Path, count: u32) {
    let list: String = (1..=count)
        .map(|n| format!("{n}, Team {n}: P{n}a, P{n}b, P{n}c, P{n}d\n"))
        .collect();
    std::fs::write(folder.join("teams.csv"), list).expect("a file");
}

/// Every board that is missing is passed out, but the first of them.
fn play(folder: &Path, file: &str) {
    let text = does(folder, &["event", "replay", file, "--json"]);
    let state: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let now = state["last"].as_str().expect("a time").to_owned();
    let mut entries = String::new();
    for session in state["sessions"].as_array().expect("sessions") {
        for round in session["rounds"].as_array().expect("rounds") {
            for table in round["tables"].as_array().expect("tables") {
                for board in table["boards"].as_array().expect("boards") {
                    if board["status"] == "missing" {
                        let contract = match (table["table"].as_str(), entries.is_empty()) {
                            (Some("1"), true) => "4S, by: N, tricks: 10",
                            _ => "Pass",
                        };
                        let _ = writeln!(
                            entries,
                            "- {{at: {now}, by: director, result: {{session: {}, round: {}, table: {}, board: {}, contract: {contract}}}}}",
                            session["session"], round["round"], table["table"], board["board"]
                        );
                    }
                }
            }
        }
    }
    std::fs::write(folder.join("results.yaml"), entries).expect("a file");
    does(folder, &["event", "append", file, "results.yaml"]);
}

#[test]
fn a_bracket_is_drawn_and_a_match_has_its_date() {
    let made = tempfile::tempdir().expect("a folder");
    let folder = made.path();
    does_line(
        folder,
        "event new cup.yaml --name Cup --kind teams --structure knock-out --method imps",
    );
    teams(folder, 4);
    does_line(folder, "event enter cup.yaml teams.csv");
    does_line(
        folder,
        "event bracket cup.yaml --boards 4,8 --seeds 3,1 --lots 7 --by-date 2126-10-31T23:59:00Z,2126-12-31T23:59:00Z --by organiser",
    );
    does_line(
        folder,
        "event match cup.yaml 1/1 --by-date 2126-11-07T23:59:00Z --why ill",
    );
    let bracket = does_line(folder, "event bracket cup.yaml");
    assert!(bracket.contains("Team 3"), "{bracket}");
    let log = std::fs::read_to_string(folder.join("cup.yaml")).expect("the log");
    assert!(log.contains("by: organiser, bracket") && log.contains("2126-12-31T23:59:00"));
    // A bracket is no movement, and an event takes it elsewhere.
    let plan = does_line(folder, "movement make bracket --entries 4 --yaml");
    std::fs::write(folder.join("plan.yaml"), plan).expect("a file");
    refused(
        folder,
        &words("event movement cup.yaml plan.yaml"),
        &["`openroom event bracket LOG --boards 24`", "--plan"],
    );
    does_line(
        folder,
        "event bracket cup.yaml --boards 8 --plan plan.yaml --why again",
    );
}

#[test]
fn options_that_would_say_nothing_are_refused() {
    let made = tempfile::tempdir().expect("a folder");
    let folder = made.path();
    for option in [
        "--rounds 2",
        "--sections 2",
        "--boards 4",
        "--half",
        "--rover",
        "--barometer",
        "--fours 2",
        "--switch best",
    ] {
        let line = format!("movement make bracket --entries 8 {option}");
        let name = option.split(' ').next().expect("a name");
        refused(folder, &words(&line), &[name, "leave it out"]);
    }
    let stage = "event stage q.yaml --stage Final=4 --stage Rest=rest";
    for (option, remedy) in [
        ("--fields 3", "--places snake"),
        ("--final-top 20", "--carry white-book-172"),
        ("--carry full --carry none --carry half", "2 stages"),
    ] {
        refused(folder, &words(&format!("{stage} {option}")), &[remedy]);
    }
    teams(folder, 4);
    let league = "league new league.yaml teams.csv --name League";
    for (option, remedy) in [
        ("--play-off 9", "4 teams"),
        ("--division 2 --up 3 --down 3", "4 teams"),
        ("--up 1", "leave out `--up`"),
        ("--days 3", "--first"),
    ] {
        refused(folder, &words(&format!("{league} {option}")), &[remedy]);
    }
    does_line(
        folder,
        &format!("{league} --division 2 --up 1 --down 1 --play-off 1"),
    );
}

/// Who enters IMPs or decides a match has said all of that week: it ends without a start.
#[test]
fn a_week_of_decided_matches_ends() {
    let made = tempfile::tempdir().expect("a folder");
    let folder = made.path();
    teams(folder, 4);
    does_line(
        folder,
        "league new league.yaml teams.csv --name League --boards 8",
    );
    let fixtures = does_line(folder, "league fixtures league.yaml --json");
    let fixtures: serde_json::Value = serde_json::from_str(&fixtures).expect("JSON");
    let all = fixtures["matches"].as_array().expect("matches");
    let first: Vec<_> = all.iter().filter(|one| one["session"] == 1).collect();
    assert_eq!(first.len(), 2);
    for (one, fate) in first.iter().zip(["--imps 31,12", "--vps 12,8"]) {
        refused(
            folder,
            &["event", "add", "league.yaml", "session-over: {session: 1}"],
            &["Law 8C"],
        );
        let line = format!(
            "league match league.yaml 1 {} {} {fate}",
            one["home"], one["away"]
        );
        does_line(folder, &line);
    }
    does(
        folder,
        &["event", "add", "league.yaml", "session-over: {session: 1}"],
    );
    does_line(folder, "league check league.yaml");
    let table = does_line(folder, "league table league.yaml");
    assert!(
        table.lines().any(|line| line.trim_end().ends_with(" 12")),
        "{table}"
    );
}

#[test]
fn a_team_without_a_name_is_told_as_it_was_read() {
    let made = tempfile::tempdir().expect("a folder");
    let folder = made.path();
    does_line(
        folder,
        "event new t.yaml --name T --kind teams --method imps",
    );
    let list = "1, Hawks: Eva, Fay, Gil, Hal\n2, Owls, Ana, Bea, Cleo, Dan\n";
    std::fs::write(folder.join("list.csv"), list).expect("a file");
    let out = does_line(folder, "event enter t.yaml list.csv");
    assert!(
        out.ends_with(
            "Team 2 has no name; its players are Owls, Ana, Bea, Cleo, Dan. If the first of them is the name, it needs a colon: 2, Owls: Ana, Bea, Cleo, Dan\n"
        ),
        "{out}"
    );
    let help = does_line(folder, "event enter --help");
    assert!(help.contains("2, Owls: Ana, Bea, Cleo, Dan"), "{help}");
    // A table is named with its section.
    refused(
        folder,
        &[
            "event",
            "add",
            "t.yaml",
            "result: {round: 1, section: B, table: 1, board: 1, contract: Pass}",
        ],
        &["`table: B1`"],
    );
}

/// A Swiss of seven over two sessions: each has a ranking of its own, in which a bye is worth what it should be.
#[test]
fn a_session_has_a_ranking_of_its_own() {
    let made = tempfile::tempdir().expect("a folder");
    let folder = made.path();
    does_line(
        folder,
        "event new s.yaml --name S --kind teams --structure swiss --sessions 2 --method imps --set vp=wbf-2013",
    );
    teams(folder, 3);
    does_line(folder, "event enter s.yaml teams.csv");
    for session in 1..=2 {
        does_line(
            folder,
            &format!("event draw s.yaml --session {session} --rounds 1 --boards 4"),
        );
        let start = format!("round-started: {{session: {session}, round: 1}}");
        does(folder, &["event", "add", "s.yaml", &start]);
        play(folder, "s.yaml");
        let over = format!("session-over: {{session: {session}}}");
        does(folder, &["event", "add", "s.yaml", &over]);
        // All its rounds are played.
        refused(
            folder,
            &words(&format!("event draw s.yaml --session {session}")),
            &["only 1 rounds", "session-over"],
        );
    }
    let alone = does_line(folder, "event standings s.yaml --session 2");
    assert!(alone.starts_with("Rankings of session 2"), "{alone}");
    assert!(alone.contains("10"), "a bye is a drawn match: {alone}");
    let export = does_line(folder, "event export s.yaml");
    std::fs::write(folder.join("e.yaml"), export).expect("a file");
    let ranking = does_line(folder, "score e.yaml --session 2 --ranking");
    assert!(ranking.contains("\"total\":10,"), "{ranking}");
    let part = does_line(folder, "event export s.yaml --session 2");
    assert!(
        part.contains("session: 2") && !part.contains("session: 1"),
        "{part}"
    );
    refused(
        folder,
        &words("event standings s.yaml --session 3"),
        &["--session 3"],
    );
}

/// What `movement swiss` prints is right, also while somebody has had nothing but the bye.
#[test]
fn a_swiss_of_an_odd_number_is_a_movement() {
    let made = tempfile::tempdir().expect("a folder");
    let folder = made.path();
    let swiss = "swiss: 7\nodd: bye\nplayed: []\nranking: [1, 2, 3, 4, 5, 6, 7]\n";
    std::fs::write(folder.join("swiss.yaml"), swiss).expect("a file");
    let movement = does_line(folder, "movement swiss swiss.yaml --yaml");
    assert!(movement.contains("planned: 2"), "{movement}");
    std::fs::write(folder.join("movement.yaml"), movement).expect("a file");
    does_line(folder, "movement check movement.yaml");
    let after = does_line(folder, "movement swiss swiss.yaml --file-after");
    std::fs::write(folder.join("swiss.yaml"), after).expect("a file");
    let movement = does_line(folder, "movement swiss swiss.yaml --yaml");
    assert!(!movement.contains("planned"), "{movement}");
    std::fs::write(folder.join("movement.yaml"), movement).expect("a file");
    does_line(folder, "movement check movement.yaml");
}
