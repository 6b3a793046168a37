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
