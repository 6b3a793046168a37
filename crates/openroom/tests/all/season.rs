//! Federations, submissions, web sites and the sums of the White Book, as a user meets them.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

const ATLANTIS: &str = include_str!("../../../scoring/tests/all/data/federation.yaml");

const THURSDAY: &str = "\
event: {name: Thursday, kind: pairs, date: 2026-03-12, club: Owls, club-id: 77, charge: 0.50}
settings: {level: reef, standard-value: none, break-ties: never, win: 2, sections: together}
contestants:
- {id: 1, names: [Ann, Bea], members: ['123455', '654321'], categories: [mixed]}
- {id: 2, names: [Cy, Di], members: ['111112', '222224']}
- {id: 3, names: [Eve, Fay], members: ['333331', '444440'], categories: [mixed]}
- {id: 4, names: [Gus, Hal], members: ['555550', '666661']}
results:
- {board: 1, ns: 1, ew: 2, contract: 4S, by: N, result: +1, lead: HK, session: 1, section: A}
- {board: 1, ns: 3, ew: 4, contract: 4S, by: N, result: =, session: 1, section: B}
- {board: 1, ns: 1, ew: 2, score: -50, session: 2, section: A}
- {board: 1, ns: 3, ew: 4, score: 100, session: 2, section: B}
";

/// Runs a command in a folder; gives the exit status, standard output and standard error.
fn openroom(folder: &Path, args: &[&str]) -> (i32, String, String) {
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

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("atlantis.yaml"), ATLANTIS).unwrap();
    std::fs::write(folder.path().join("thursday.yaml"), THURSDAY).unwrap();
    folder
}

#[test]
fn a_federation_is_checked_shown_and_asked() {
    let folder = folder();
    let run = |args: &[&str]| openroom(folder.path(), args);
    for name in ["white-book", "wbf", "atlantis.yaml"] {
        let (status, out, err) = run(&["federation", "check", name]);
        assert_eq!((status, err.as_str()), (0, ""), "{name}");
        assert!(out.contains("complete and correct"));
        assert_eq!(run(&["federation", "show", name]).0, 0);
    }
    std::fs::write(folder.path().join("wrong.yaml"), "federation: {id: x}\n").unwrap();
    let (status, out, err) = run(&["federation", "check", "wrong.yaml"]);
    assert_eq!((status, out.as_str()), (2, ""));
    assert!(err.contains("`ties` is missing") && err.contains("based-on"));
    assert_eq!(
        run(&["federation", "number", "atlantis.yaml", "123455"]).0,
        0
    );
    assert_eq!(
        run(&["federation", "number", "atlantis.yaml", "123456"]).0,
        2
    );
    let category = [
        "federation",
        "category",
        "wbf",
        "seniors",
        "--age",
        "70",
        "--age",
    ];
    assert_eq!(run(&[&category[..], &["62"]].concat()).0, 0);
    assert_eq!(run(&[&category[..], &["61"]].concat()).0, 1);
}

#[test]
fn an_event_is_scored_by_a_federation_with_master_points() {
    let folder = folder();
    let args = ["score", "thursday.yaml", "--federation", "atlantis.yaml"];
    let (status, out, err) = openroom(folder.path(), &args);
    assert_eq!((status, err.as_str()), (0, ""));
    let scores: Value = serde_json::from_str(&out).unwrap();
    let first = &scores["standings"][0];
    // 1 + 4 x 0.5 + 2 tables + 2 boards x 0.25 = 5.5 for the first.
    assert_eq!(first["master_points"], 5.5);
    assert_eq!(first["colour"], "blue");
    let (_, text, _) = openroom(
        folder.path(),
        &[&args[..], &["--format", "text", "--ranking"]].concat(),
    );
    assert!(text.contains("master points 5.5 (blue)"), "{text}");
}

/// Half of the rules of a federation are its settings; what the file sets itself stands over them.
#[test]
fn the_settings_of_a_federation_hold_where_the_event_has_none() {
    let folder = folder();
    let event = |settings: &str| {
        let results = "results:\n- {board: 1, ns: 1, ew: 2, score: 620}\n- {board: 1, ns: 3, ew: 4, score: 170}\n- {board: 1, ns: 5, ew: 6, score: 620}\n";
        let text = format!("scoring: {{method: cross-imps}}\n{settings}{results}");
        std::fs::write(folder.path().join("cross.yaml"), text).unwrap();
        let args = ["score", "cross.yaml", "--ranking", "--federation", "wbf"];
        let (status, out, err) = openroom(folder.path(), &args);
        assert_eq!((status, err.as_str()), (0, ""));
        let scores: Value = serde_json::from_str(&out).unwrap();
        scores["standings"][0]["total"].clone()
    };
    assert_eq!(event(""), 10);
    assert_eq!(event("settings: {halves: up}\n"), 10);
    assert_eq!(event("settings: {cross-imps: sum}\n"), 20);
    let sheet = "board,ns,ew,score\n1,1,2,620\n1,3,4,170\n1,5,6,620\n";
    std::fs::write(folder.path().join("cross.csv"), sheet).unwrap();
    let mut sums = ["white-book", "wbf"].map(|federation| {
        let args = [
            "score",
            "cross.csv",
            "--ranking",
            "--method",
            "cross-imps",
            "--federation",
            federation,
        ];
        let (_, out, _) = openroom(folder.path(), &args);
        let scores: Value = serde_json::from_str(&out).unwrap();
        scores["standings"][0]["total"].as_f64().unwrap()
    });
    sums.sort_by(f64::total_cmp);
    assert_eq!(sums, [10.0, 20.0]);
}

#[test]
fn a_session_a_section_and_a_category_are_ranked_alone() {
    let folder = folder();
    let ranks = |more: &[&str]| {
        let args = [&["score", "thursday.yaml", "--ranking"], more].concat();
        let (status, out, err) = openroom(folder.path(), &args);
        assert_eq!((status, err.as_str()), (0, ""));
        let scores: Value = serde_json::from_str(&out).unwrap();
        let all = scores["standings"].as_array().unwrap().clone();
        assert!(scores.get("boards").is_none());
        let each = all
            .iter()
            .map(|one| format!("{} {}", one["rank"], one["contestant"]));
        each.collect::<Vec<_>>()
    };
    assert_eq!(ranks(&["--session", "1"]), ["1 1", "1 4", "3 2", "3 3"]);
    assert_eq!(ranks(&["--session", "2"]), ["1 2", "1 3", "3 1", "3 4"]);
    assert_eq!(ranks(&["--section", "B"]).len(), 2);
    assert_eq!(ranks(&["--category", "mixed"]).len(), 2);
    let (status, out, err) = openroom(folder.path(), &["score", "thursday.yaml", "--session", "7"]);
    assert_eq!((status, out.as_str()), (2, ""));
    assert!(err.contains("no such session"));
}

#[test]
fn a_submission_is_checked_before_it_is_made() {
    let folder = folder();
    let run = |args: &[&str]| openroom(folder.path(), args);
    let (status, out, _) = run(&["submission", "check", "thursday.yaml"]);
    assert_eq!(
        (status, out.trim()),
        (0, "Nothing is missing: the results can be sent.")
    );
    // By the rules of Atlantis some numbers are wrong.
    let checked = [
        "submission",
        "check",
        "thursday.yaml",
        "--federation",
        "atlantis.yaml",
    ];
    let (status, out, _) = run(&checked);
    assert_eq!(status, 1);
    assert!(out.contains("654321") && !out.contains("123455"), "{out}");
    let make = [
        "submission",
        "make",
        "thursday.yaml",
        "--federation",
        "atlantis.yaml",
        "-o",
        "sent.xml",
        "--register",
        "players.csv",
    ];
    assert_eq!(run(&make).0, 2);
    assert!(!folder.path().join("sent.xml").exists());
    assert_eq!(run(&[&make[..], &["--force"]].concat()).0, 0);
    let sent = std::fs::read_to_string(folder.path().join("sent.xml")).unwrap();
    for part in [
        "<CLUB_NAME>Owls</CLUB_NAME>",
        "<CLUB_ID_NUMBER>77</CLUB_ID_NUMBER>",
        "<DATE>2026-03-12</DATE>",
        "<P2P_CHARGE_RATE>0.50</P2P_CHARGE_RATE>",
        "<MPS_AWARDED_FLAG>Y</MPS_AWARDED_FLAG>",
        "<NATIONAL_ID_NUMBER>123455</NATIONAL_ID_NUMBER>",
        "<MASTER_POINTS_AWARDED>5.5</MASTER_POINTS_AWARDED>",
        "<MASTER_POINT_TYPE>blue</MASTER_POINT_TYPE>",
        "<LEAD>HK</LEAD>",
        "<SCORE>450</SCORE>",
        "<PLACE>1",
    ] {
        assert!(sent.contains(part), "{part} is not in {sent}");
    }
    let players = std::fs::read_to_string(folder.path().join("players.csv")).unwrap();
    assert_eq!(players.lines().count(), 9);
    assert!(players.starts_with("number,name,contestant,place,"));
    assert!(
        players
            .lines()
            .any(|line| line.starts_with("123455,Ann,1,"))
    );
    // It can be read again.
    assert_eq!(run(&["convert", "sent.xml", "again.yaml"]).0, 0);
}

#[test]
fn results_become_plain_files_for_a_web_site() {
    let folder = folder();
    let args = [
        "website",
        "thursday.yaml",
        "-o",
        "site",
        "--title",
        "Owls & co",
    ];
    let (status, _, err) = openroom(folder.path(), &args);
    assert_eq!((status, err.as_str()), (0, ""));
    let site = folder.path().join("site");
    let index = std::fs::read_to_string(site.join("index.html")).unwrap();
    assert!(index.contains("Owls &amp; co") && index.contains("2026-03-12-thursday/index.html"));
    let page = site.join("2026-03-12-thursday");
    for file in ["index.html", "boards.html", "scorecards.html"] {
        let text = std::fs::read_to_string(page.join(file)).unwrap();
        assert!(text.contains("Ann") || file == "boards.html", "{file}");
        assert!(
            !text.contains("123455"),
            "numbers of players are not for everybody"
        );
    }
    let data = std::fs::read_to_string(page.join("results.json")).unwrap();
    let data: Value = serde_json::from_str(&data).unwrap();
    assert_eq!(data["standings"].as_array().unwrap().len(), 4);
}

const MINE: &str = "federation: {id: mine, name: 'Mine, all mine', based-on: wbf}\n";

#[test]
fn a_federation_that_starts_from_another_is_used_everywhere() {
    let folder = folder();
    let run = |args: &[&str]| openroom(folder.path(), args);
    std::fs::write(folder.path().join("mine.yaml"), MINE).unwrap();
    for args in [
        &["federation", "check", "mine.yaml"][..],
        &["score", "thursday.yaml", "--federation", "mine.yaml"],
        &[
            "submission",
            "check",
            "thursday.yaml",
            "--federation",
            "mine.yaml",
        ],
        &[
            "event",
            "new",
            "log.yaml",
            "--name",
            "Friday",
            "--federation",
            "mine.yaml",
        ],
        &["event", "replay", "log.yaml"],
        &["event", "export", "log.yaml"],
    ] {
        let (status, _, err) = run(args);
        assert_eq!((status, err.as_str()), (0, ""), "{args:?}");
    }
    // What contradicts itself is refused where a file is chosen.
    let twice = format!("{MINE}categories: [{{id: a}}, {{id: a}}]\n");
    std::fs::write(folder.path().join("twice.yaml"), twice).unwrap();
    let (status, _, err) = run(&["federation", "check", "twice.yaml"]);
    assert_eq!(status, 2);
    assert!(
        err.contains("line 2") && err.contains("categories[1].id"),
        "{err}"
    );
}

#[test]
fn a_category_asks_for_the_players() {
    let folder = folder();
    let of = |args: &[&str]| {
        let args = [&["federation", "category", "atlantis.yaml"], args].concat();
        let (status, out, err) = openroom(folder.path(), &args);
        (status, format!("{out}{err}"))
    };
    let (status, told) = of(&["elders"]);
    assert!(
        status == 1 && told.contains("too little is known"),
        "{told}"
    );
    let (status, told) = of(&["mixed", "--women", "1", "--age", "40"]);
    assert!(
        status == 1 && told.contains("too little is known"),
        "{told}"
    );
    let (status, told) = of(&["women", "--women", "3"]);
    assert!(status == 2 && told.contains("--players"), "{told}");
    assert_eq!(of(&["mixed", "--women", "1"]).0, 0);
    assert_eq!(of(&["women", "--women", "3", "--players", "4"]).0, 1);
}

#[test]
fn the_log_of_an_event_is_not_submitted() {
    let folder = folder();
    let run = |args: &[&str]| openroom(folder.path(), args);
    assert_eq!(run(&["event", "new", "log.yaml", "--name", "Friday"]).0, 0);
    let (status, _, err) = run(&["submission", "check", "log.yaml"]);
    assert_eq!(status, 2);
    assert!(err.contains("openroom event export"), "{err}");
}

#[test]
fn one_file_that_is_wrong_leaves_the_web_site_as_it_was() {
    let folder = folder();
    let run = |args: &[&str]| openroom(folder.path(), args);
    std::fs::write(folder.path().join("wrong.yaml"), "results: [{board: 1}]\n").unwrap();
    let (status, ..) = run(&["website", "thursday.yaml", "wrong.yaml", "-o", "site"]);
    assert_eq!(status, 2);
    assert!(!folder.path().join("site").exists());
    // Two lines, a stratum, a penalty: all that the places rest on.
    let two = "event: {name: Two, kind: pairs}
contestants:
- {id: 1, line: ns, names: [A, B], stratum: Gold, categories: [mixed]}
- {id: 2, line: ns, names: [C, D]}
- {id: 3, line: ew, names: [E, F], handicap: 2}
- {id: 4, line: ew, names: [G, H]}
settings: {strata: [Gold]}
results:
- {board: 1, ns: 1, ew: 3, score: 420}
- {board: 1, ns: 2, ew: 4, score: 50}
penalties: [{contestant: 4, standard: 1}]
";
    std::fs::write(folder.path().join("two.yaml"), two).unwrap();
    let (status, _, err) = run(&["website", "two.yaml", "-o", "site"]);
    assert_eq!((status, err.as_str()), (0, ""));
    let data = std::fs::read_to_string(folder.path().join("site/two/results.json")).unwrap();
    let data: Value = serde_json::from_str(&data).unwrap();
    let of = |who: &str| {
        let mut all = data["standings"].as_array().unwrap().iter();
        all.find(|one| one["contestant"] == who).unwrap().clone()
    };
    assert_eq!(
        (&of("1")["line"], &of("4")["line"]),
        (&"ns".into(), &"ew".into())
    );
    assert_eq!(of("1")["stratum"], "Gold");
    assert_eq!(of("1")["categories"]["mixed"], 1);
    assert!(of("4")["penalty"].is_string() && of("1").get("penalty").is_none());
    assert!(of("3")["handicap"]["rank"].is_number());
}

/// A place with two boards at two tables.
fn place(name: &str, more: &str) -> String {
    format!(
        "event: {{name: {name}, kind: pairs, date: 2026-05-01, club: {name}, club-id: 12}}
contestants: [{{id: 1, names: [Ana {name}, Bea]}}, {{id: 2, names: [Cid, Di]}}, {{id: 3, names: [Eva, Fay]}}, {{id: 4, names: [Gil, Hal]}}]
results:
- {{board: 1, ns: 1, ew: 2, score: 420{more}}}
- {{board: 1, ns: 3, ew: 4, score: 50{more}}}
"
    )
}

#[test]
fn places_that_cannot_be_compared_are_not_ranked_together() {
    let folder = folder();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    write("owls.yaml", &place("Owls", ""));
    write("foxes.yaml", &place("Foxes", ""));
    write("second.yaml", &place("Foxes", ", session: 2"));
    let season = "season: Spring Cup\nvenues: [{venue: Owls, event: owls.yaml}, {venue: Foxes, event: foxes.yaml}]\n";
    write("cup.yaml", season);
    write("apart.yaml", &season.replace("foxes", "second"));
    let run = |args: &[&str]| openroom(folder.path(), args);
    let (status, out, err) = run(&["season", "simultaneous", "cup.yaml", "--event-file"]);
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(
        out.contains("name: \"Spring Cup\"") || out.contains("name: Spring Cup"),
        "{out}"
    );
    assert!(!out.contains("club") && !out.contains("table:"), "{out}");
    let (status, _, err) = run(&["season", "simultaneous", "apart.yaml"]);
    assert!(status == 2 && err.contains("1 of session 2"), "{err}");
    // Certificates are for the places over all.
    let args = [
        "print",
        "certificates",
        "cup.yaml",
        "--format",
        "html",
        "--first",
        "1",
    ];
    let (status, out, err) = run(&args);
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(
        out.contains("Spring Cup") && out.contains("Ana Owls"),
        "{out}"
    );
}

#[test]
fn certificates_of_a_ladder_and_of_what_ranks_nobody() {
    let folder = folder();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    write(
        "ladder.yaml",
        "season: Ladder\nladder: {start: [Anastasia, Bartholomew]}\n",
    );
    write("nobody.yaml", "season: Nothing\n");
    let run = |file: &str| {
        let args = [
            "print",
            "certificates",
            file,
            "--format",
            "html",
            "--first",
            "1",
        ];
        openroom(folder.path(), &args)
    };
    let (status, out, err) = run("ladder.yaml");
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(
        out.contains("Anastasia") && !out.contains("Bartholomew"),
        "{out}"
    );
    let (status, _, err) = run("nobody.yaml");
    assert!(status == 2 && err.contains("does not rank anyone"), "{err}");
}

#[test]
fn the_files_of_a_season_are_of_the_right_kind() {
    let folder = folder();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    let run = |args: &[&str]| openroom(folder.path(), args);
    write(
        "winter.yaml",
        "season: Winter\nevents: [{event: thursday.yaml}, {event: march.yaml}]\n",
    );
    for command in ["check", "standings"] {
        let (status, _, err) = run(&["season", command, "winter.yaml"]);
        assert!(
            status == 2 && err.contains("the log of an event is needed"),
            "{err}"
        );
    }
    let programme = "season: Congress\nprogramme:\n  sessions: [{session: Pairs, room: Hall, from: 2026-03-07T14:00, to: 2026-03-07T17:00, event: thursday.yaml}]\n";
    write("congress.yaml", programme);
    assert_eq!(run(&["season", "programme", "congress.yaml"]).0, 0);
    write(
        "later.yaml",
        "season: Later\nevents: [{event: march.yaml}]\n",
    );
    let (status, out, _) = run(&["season", "check", "later.yaml"]);
    assert!(
        status == 0 && out.contains("march.yaml is not there yet"),
        "{out}"
    );
}

#[test]
fn a_ladder_knows_nothing_of_what_comes_later() {
    let folder = folder();
    let text = "season: L\nladder:\n  start: [Ana, Bea, Cid]\n  days: 14\n  challenges:\n  - {by: Bea, to: Ana, on: 2026-01-06, played: 2026-01-30, result: lost}\n";
    std::fs::write(folder.path().join("l.yaml"), text).unwrap();
    let on = |day: &str| openroom(folder.path(), &["season", "ladder", "l.yaml", "--on", day]).1;
    assert!(!on("2026-01-05").contains("challenged"));
    assert!(
        on("2026-01-10").contains("1. Ana") && on("2026-01-10").contains("Bea has challenged Ana")
    );
    let after = on("2026-02-01");
    assert!(
        after.contains("1. Bea") && after.contains("came after the time"),
        "{after}"
    );
}

#[test]
fn the_sums_of_the_white_book() {
    let folder = folder();
    let told = |args: &[&str]| {
        let (status, out, err) = openroom(folder.path(), &[&["rule"], args].concat());
        assert_eq!((status, err.as_str()), (0, ""), "{args:?}");
        out
    };
    let out = told(&["illegal-method", "--offenders", "55", "--others", "45"]);
    assert!(
        out.contains("40%") && out.contains("60%") && out.contains("90.4.2"),
        "{out}"
    );
    assert!(told(&["illegal-method", "--offenders", "40", "--others", "60"]).contains("stands"));
    let better = [
        "illegal-method",
        "--offenders",
        "55",
        "--others",
        "45",
        "--assigned",
        "71",
    ];
    assert!(told(&better).contains("71%"));
    let spoilt = ["replace-board", "--set", "last", "--known"];
    assert!(told(&spoilt).contains("may not be replaced"));
    assert!(told(&[&spoilt[..], &["--boards", "2"]].concat()).contains("may be replaced"));
    let spoilt = [
        "spoilt-board",
        "--first",
        "1430",
        "--field",
        "680",
        "--by",
        "nobody",
    ];
    let out = told(&spoilt);
    assert!(out.contains("60%") && out.contains("13 IMPs"), "{out}");
    assert!(out.contains("If it is not exceptional"), "{out}");
    let by = |who: &str| told(&["spoilt-board", "--first", "420", "--by", who]);
    assert!(by("other-team").contains("100%"));
    for (who, weight) in [("same-team", "30%"), ("second-table", "50%")] {
        let out = by(who);
        assert!(out.contains(weight) && out.contains("no right"), "{out}");
    }
    // A board cancelled in a match without a Director: one with the same dealer and vulnerability, 16 on (162.6).
    let cancelled = ["private-board", "7", "--boards", "24", "--cancelled"];
    let out = told(&cancelled);
    assert!(out.contains("numbered 39"), "{out}");
    assert!(out.contains("3 IMPs") && out.contains("162.6"), "{out}");
    let late = told(&[&cancelled[..], &["--last-set-begun", "--conduct"]].concat());
    assert!(
        late.contains("No substitute board") && late.contains("5 IMPs"),
        "{late}"
    );
    let points = [
        "private-board",
        "7",
        "--boards",
        "24",
        "--adjusted",
        "--total-points",
    ];
    assert!(told(&points).contains("100 total points"));
    assert!(told(&["extra-boards", "60", "--pivot"]).contains("9, in 3 rounds of 3"));
    assert!(told(&["extra-boards", "32"]).contains(": 4."));
    let pairing = [
        "wrong-pairing",
        "--actual",
        "60",
        "--correct",
        "52",
        "--won",
        "12",
    ];
    let out = told(&pairing);
    // Stronger, and no fault: 5 + 3/4 of 12.
    assert!(out.contains("stronger") && out.contains("14 VP"), "{out}");
    assert!(
        told(&["wrong-pairing", "--actual", "50", "--correct", "54"])
            .contains("not drawn in error")
    );
    let plan = told(&["triangles", "7", "--break-after", "4"]);
    assert_eq!(plan.lines().count(), 5);
    assert!(plan.contains("Rounds 3 and 4: a long triangle"));
    let (status, ..) = openroom(
        folder.path(),
        &[
            "rule",
            "illegal-method",
            "--offenders",
            "155",
            "--others",
            "45",
        ],
    );
    assert_eq!(status, 2);
}

#[test]
fn a_sheet_is_scored_as_the_event_file_of_the_same_results() {
    let folder = folder();
    let sheet = "board,ns,ew,contract,by,tricks\n1,1,2,4S,N,11\n1,3,4,4S,N,10\n1,5,6,3NT,S,8\n";
    let event = "scoring: {method: cross-imps}\nresults:\n- {board: 1, ns: 1, ew: 2, contract: 4S, by: N, tricks: 11}\n- {board: 1, ns: 3, ew: 4, contract: 4S, by: N, tricks: 10}\n- {board: 1, ns: 5, ew: 6, contract: 3NT, by: S, tricks: 8}\n";
    std::fs::write(folder.path().join("r.csv"), sheet).unwrap();
    std::fs::write(folder.path().join("r.yaml"), event).unwrap();
    let [one, other] = ["r.csv", "r.yaml"].map(|file| {
        let (status, out, err) =
            openroom(folder.path(), &["score", file, "--method", "cross-imps"]);
        assert_eq!((status, err.as_str()), (0, ""));
        out
    });
    assert_eq!(one, other);
    // Awards in a sheet are read too.
    let awards = "board,ns,ew,contract,by,tricks,award-ns,award-ew\n1,1,2,4S,N,11,,\n1,3,4,4S,N,10,,\n1,5,6,,,,AVE+,AVE-\n";
    std::fs::write(folder.path().join("a.csv"), awards).unwrap();
    assert_eq!(openroom(folder.path(), &["score", "a.csv"]).0, 0);
}

#[test]
fn pars_are_worked_out_from_the_hands() {
    let folder = folder();
    let event = "\
scoring: {method: butler}
settings: {datum: par}
results:
- {board: 1, ns: 1, ew: 2, score: 0}
- {board: 1, ns: 3, ew: 4, score: 1520}
deals:
- {board: 1, deal: \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"}
";
    std::fs::write(folder.path().join("par.yaml"), event).unwrap();
    let (status, out, err) = openroom(folder.path(), &["score", "par.yaml", "--ranking"]);
    assert_eq!((status, err.as_str()), (0, ""));
    let scores: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(scores["standings"].as_array().unwrap().len(), 4);
}

/// White Book 151.4.1: what differs at a table with a screen; 162.2 and 162.3: requests in a match without a Director.
#[test]
fn screens_and_matches_without_a_director() {
    let folder = folder();
    let told = |args: &[&str]| {
        let (status, out, err) = openroom(folder.path(), &[&["rule", "--json"], args].concat());
        assert_eq!((status, err.as_str()), (0, ""), "{args:?}");
        serde_json::from_str::<serde_json::Value>(&out).unwrap()
    };
    for (args, key, wanted, paragraph) in [
        (
            &["screen-call", "--crossed", "no", "--inadmissible"][..],
            "call",
            "corrected",
            "151.4.1(b)",
        ),
        (
            &["screen-call", "--crossed", "yes"],
            "call",
            "usual-laws",
            "151.4.1(a)",
        ),
        (
            &["screen-call", "--crossed", "by-screen-mate"],
            "call",
            "accepted",
            "151.4.1(a)",
        ),
        (
            &[
                "screen-call",
                "--crossed",
                "by-screen-mate",
                "--inadmissible",
            ],
            "call",
            "must-be-corrected",
            "151.4.1(a)",
        ),
        (
            &["screen-lead", "--opened", "nobody"],
            "lead",
            "withdrawn",
            "151.4.1(c)",
        ),
        (
            &["screen-lead", "--opened", "another"],
            "lead",
            "law-54",
            "151.4.1(c)",
        ),
        (
            &["screen-lead", "--opened", "declaring-side"],
            "lead",
            "accepted",
            "151.4.1(c)",
        ),
        (
            &["screen-lead", "--opened", "another", "--both"],
            "lead",
            "penalty-card",
            "151.4.1(c)",
        ),
        (
            &["private-request", "--remark-only"],
            "why",
            "remark-only",
            "162.2.3",
        ),
        (
            &["private-request", "--called-on-next"],
            "why",
            "too-late",
            "162.2.2",
        ),
        (
            &["private-request", "--round-over"],
            "why",
            "too-late",
            "162.2.2",
        ),
        (
            &["private-request", "--judgement", "--cards-taken"],
            "why",
            "attention-too-late",
            "162.3.1",
        ),
        (
            &["private-request", "--judgement", "--unconfirmed"],
            "why",
            "unconfirmed",
            "162.3.2",
        ),
        (
            &["private-request", "--withdrawn"],
            "why",
            "withdrawn",
            "162.3.2",
        ),
    ] {
        let out = told(args);
        assert_eq!(out[key], wanted, "{args:?}");
        assert_eq!(out["rule"], format!("White Book {paragraph}"), "{args:?}");
    }
    assert_eq!(
        told(&[
            "private-request",
            "--judgement",
            "--known-later",
            "--cards-taken"
        ])["counts"],
        true
    );
}

/// Events that were written before stay in the list of the web site, as long as their folders are there.
#[test]
fn a_web_site_keeps_the_events_that_it_has() {
    let folder = folder();
    let run = |args: &[&str]| openroom(folder.path(), args);
    let other = THURSDAY.replace("name: Thursday", "name: Sunday");
    std::fs::write(folder.path().join("sunday.yaml"), other).unwrap();
    assert_eq!(run(&["website", "thursday.yaml", "-o", "site"]).0, 0);
    assert_eq!(run(&["website", "sunday.yaml", "-o", "site"]).0, 0);
    let list = || -> Vec<Value> {
        let text = std::fs::read_to_string(folder.path().join("site/index.json")).unwrap();
        serde_json::from_str(&text).unwrap()
    };
    let page = std::fs::read_to_string(folder.path().join("site/index.html")).unwrap();
    assert!(list().len() == 2 && page.contains("Thursday") && page.contains("Sunday"));
    // Written again an event takes its own place; a folder that is gone is gone from the list.
    assert_eq!(run(&["website", "sunday.yaml", "-o", "site"]).0, 0);
    assert_eq!(list().len(), 2);
    std::fs::remove_dir_all(folder.path().join("site/2026-03-12-thursday")).unwrap();
    assert_eq!(run(&["website", "sunday.yaml", "-o", "site"]).0, 0);
    assert_eq!(list().len(), 1);
    std::fs::write(folder.path().join("site/index.json"), "{").unwrap();
    let (status, _, err) = run(&["website", "sunday.yaml", "-o", "site"]);
    assert!(status == 2 && err.contains("index.json"), "{err}");
}

/// A log is no event file: what makes one of it is named.
#[test]
fn a_log_is_not_scored_as_an_event_file() {
    let folder = folder();
    let run = |args: &[&str]| openroom(folder.path(), args);
    assert_eq!(run(&["event", "new", "log.yaml", "--name", "Log"]).0, 0);
    for args in [
        &["score", "log.yaml"][..],
        &["website", "log.yaml", "-o", "site"],
    ] {
        let (status, _, err) = run(args);
        assert!(
            status == 2 && err.contains("openroom event export"),
            "{err}"
        );
    }
    let (status, _, err) = run(&["event", "replay", "log.yaml", "--at", "999"]);
    assert!(status == 2 && err.contains("999"), "{err}");
    let (_, papers, _) = run(&["event", "papers", "log.yaml"]);
    assert!(
        papers.contains("Still to be stated") && !papers.contains("not-stated"),
        "{papers}"
    );
    // A space before a quote is no part of the name.
    std::fs::write(
        folder.path().join("pairs.csv"),
        "1, \"Reis, Ana\", Bea\n2, Cid, Dan\n",
    )
    .unwrap();
    let (status, _, err) = run(&["event", "enter", "log.yaml", "pairs.csv"]);
    assert_eq!((status, err.as_str()), (0, ""));
    let log = std::fs::read_to_string(folder.path().join("log.yaml")).unwrap();
    assert!(log.contains("Reis, Ana") && !log.contains("\\\""), "{log}");
}

/// What an organiser asks that cannot be is refused with the remedy.
#[test]
fn what_cannot_be_is_refused() {
    let folder = folder();
    let run = |args: &[&str]| openroom(folder.path(), args);
    let wrong = |args: &[&str], said: &str| {
        let (status, _, err) = run(args);
        assert!(status == 2 && err.contains(said), "{args:?}: {err}");
    };
    wrong(
        &["rule", "triangles", "7", "--break-after", "9"],
        "write 1 to 6",
    );
    wrong(
        &["rule", "wrong-pairing", "--actual", "-3", "--correct", "5"],
        "-3",
    );
    wrong(
        &["rule", "wrong-pairing", "--actual=-3", "--correct", "5"],
        "write 0 or more",
    );
    wrong(
        &[
            "rule",
            "wrong-pairing",
            "--actual",
            "60",
            "--correct",
            "50",
            "--won",
            "30",
        ],
        "write 0 to 20",
    );
    let (_, out, _) = run(&[
        "rule",
        "wrong-pairing",
        "--actual",
        "60",
        "--correct",
        "50",
        "--correct",
        "70",
    ]);
    assert!(out.contains("5 VP apart"), "{out}");
    let (_, out, _) = run(&[
        "rule",
        "private-request",
        "--called-on-next",
        "--known-later",
        "--json",
    ]);
    assert!(out.contains("too-late") && out.contains("162.2.2"), "{out}");
    wrong(
        &["print", "notice", " ", "-o", "notice.pdf"],
        "the notice says nothing",
    );
    let season = "season: W\nof: players\n";
    for (text, said) in [
        (
            "drop: 2\nevents: [{event: a}, {event: b}]\n",
            "line 3: drop",
        ),
        (
            "points: {by: place, table: [1, 5, -3]}\n",
            "points.table[1]",
        ),
        ("points: {by: place, table: [1, -3]}\n", "points.table[1]"),
        ("ties: [best, best]\n", "ties[1]"),
        (
            "ladder: {start: [A, B], challenges: [{by: B, to: A, on: 2026-05-20, played: 2026-05-28, result: withdrawn}]}\n",
            "`withdrawn` stands alone",
        ),
    ] {
        std::fs::write(folder.path().join("season.yaml"), format!("{season}{text}")).unwrap();
        wrong(&["season", "check", "season.yaml"], said);
    }
    for (key, value) in [
        ("ruling-minutes", "99999999"),
        ("late-minutes", "1441"),
        ("gross-error-days", "0"),
    ] {
        let old = format!("{key}: ");
        let text: Vec<String> = ATLANTIS
            .lines()
            .map(|line| match line.trim_start().starts_with(&old) {
                true => format!(
                    "{}{key}: {value}",
                    &line[..line.len() - line.trim_start().len()]
                ),
                false => line.to_owned(),
            })
            .collect();
        let text = text.join("\n");
        if text.trim() != ATLANTIS.trim() {
            std::fs::write(folder.path().join("ours.yaml"), text).unwrap();
            wrong(&["federation", "check", "ours.yaml"], key);
        }
    }
}

/// A league: dates at the hour that was written, and promotion that obeys or refuses what it is told.
#[test]
fn a_league_keeps_its_hour_and_its_divisions() {
    let folder = folder();
    let run = |args: &[&str]| openroom(folder.path(), args);
    let division = |file: &str, letter: &str, number: &str, more: &[&str]| {
        let teams: String = (1..=3)
            .map(|n| {
                format!(
                    "{n}, {letter}{n}: a{letter}{n}, b{letter}{n}, c{letter}{n}, d{letter}{n}\n"
                )
            })
            .collect();
        std::fs::write(folder.path().join("teams.csv"), teams).unwrap();
        let mut args = vec![
            "league",
            "new",
            file,
            "teams.csv",
            "--name",
            letter,
            "--division",
            number,
            "--first",
            "2026-10-12T19:30:00+01:00",
            "--days",
            "14",
        ];
        args.extend(more);
        let (status, _, err) = run(&args);
        assert_eq!((status, err.as_str()), (0, ""));
        for (week, one, other) in [
            (1, 1, 2),
            (1, 1, 3),
            (1, 2, 3),
            (2, 1, 2),
            (2, 1, 3),
            (2, 2, 3),
            (3, 1, 2),
            (3, 1, 3),
            (3, 2, 3),
        ] {
            let numbers = [week, one, other].map(|n: u32| n.to_string());
            run(&[
                "league",
                "match",
                file,
                &numbers[0],
                &numbers[1],
                &numbers[2],
                "--imps",
                "30,10",
            ]);
        }
    };
    division("a.yaml", "A", "1", &["--down", "1", "--play-off", "1"]);
    division("b.yaml", "B", "2", &["--up", "1"]);
    // The clocks change on 25 October; the match is still at half past seven.
    let (_, fixtures, _) = run(&["league", "fixtures", "a.yaml"]);
    assert_eq!(fixtures.matches("19:30").count(), 3, "{fixtures}");
    let wrong = |args: &[&str], said: &str| {
        let (status, _, err) = run(args);
        assert!(status == 2 && err.contains(said), "{args:?}: {err}");
    };
    wrong(
        &["league", "promote", "b.yaml", "a.yaml"],
        "name the highest division first",
    );
    wrong(&["league", "promote", "a.yaml"], "give all divisions");
    wrong(
        &["league", "promote", "a.yaml", "b.yaml", "--won", "B1"],
        "is in no play-off",
    );
    wrong(
        &[
            "league", "promote", "a.yaml", "b.yaml", "--won", "A2", "--won", "B2",
        ],
        "both cannot have won",
    );
    wrong(
        &["league", "promote", "a.yaml", "b.yaml", "--into", "next"],
        "No list was written",
    );
    assert!(!folder.path().join("next").exists());
    let whole = &[
        "league", "promote", "a.yaml", "b.yaml", "--won", "A2", "--into", "next",
    ];
    assert_eq!(run(whole).0, 0);
    wrong(whole, "is there already");
    std::fs::write(
        folder.path().join("teams.csv"),
        "1, A: a, b, c, d\n2, B: e, f, g, h\n3, C: i, j, k, l\n",
    )
    .unwrap();
    wrong(
        &[
            "league",
            "new",
            "c.yaml",
            "teams.csv",
            "--name",
            "C",
            "--first",
            "2026-10-12T19:30:00+01:00",
            "--days",
            "0",
        ],
        "--days 0",
    );
    // Nobody is called where there are no reserves.
    assert_eq!(
        run(&[
            "event",
            "new",
            "cup.yaml",
            "--name",
            "Cup",
            "--kind",
            "teams",
            "--structure",
            "knock-out",
            "--method",
            "imps"
        ])
        .0,
        0
    );
    wrong(&["event", "reserves", "cup.yaml=2"], "144.6");
}
