//! `openroom practice` and `openroom exam` as a trainee and a teacher use them.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn openroom(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that refuses its arguments reads nothing.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn said(output: &Output) -> String {
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn a_case_is_asked_and_marked() {
    let args = [
        "practice",
        "--topic",
        "insufficient-bid",
        "--seed",
        "7",
        "--level",
        "easy",
    ];
    let told = said(&openroom(&args, &"a\n".repeat(20)));
    assert!(told.contains("Whom do you ask?"), "{told}");
    assert!(told.contains("Law 27A1:"), "{told}");
    assert!(told.contains(" right\n"), "{told}");
    // The same seed is the same case; nothing typed ends it.
    let again = said(&openroom(&args, &"a\n".repeat(20)));
    assert_eq!(told, again);
    assert!(said(&openroom(&args, "\n")).contains("0 of 0 right"));
    // What is no answer is not passed over in silence.
    for typed in ["z\n\n", "7\n\n"] {
        let told = said(&openroom(&args, typed));
        assert!(told.contains("from a to "), "{told}");
        assert!(told.contains("0 of 0 right"), "{told}");
    }
}

#[test]
fn cases_come_as_data_and_from_scenarios() {
    let told = said(&openroom(
        &[
            "practice", "--seed", "1", "--cases", "3", "--json", "--lang", "ro",
        ],
        "",
    ));
    let lines: Vec<serde_json::Value> = told
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 3);
    assert!(
        lines
            .iter()
            .all(|case| !case["steps"].as_array().unwrap().is_empty())
    );
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/law54.yaml");
    let args = [
        "practice",
        "--from",
        file.to_str().unwrap(),
        "--seed",
        "0",
        "--json",
    ];
    assert!(said(&openroom(&args, "")).contains("54"));
}

#[test]
fn neighbouring_seeds_share_no_case() {
    let run = |seed: &str, cases: &str| -> Vec<String> {
        let args = ["practice", "--seed", seed, "--cases", cases, "--json"];
        said(&openroom(&args, ""))
            .lines()
            .map(str::to_owned)
            .collect()
    };
    let (one, next) = (run("41", "4"), run("42", "4"));
    assert_eq!((one.len(), next.len()), (4, 4));
    assert!(one.iter().all(|case| !next.contains(case)));
    assert_eq!(run("42", "1"), next[..1]);
}

#[test]
fn an_examination_goes_from_its_seed_to_a_marked_sheet() {
    let folder = folder("exam");
    let out = folder.join("course");
    let make = [
        "exam",
        "make",
        "--seed",
        "7",
        "--cases",
        "3",
        "--judged",
        "1",
        "--minutes",
        "30",
        "--lang",
        "pt",
        "-o",
        out.to_str().unwrap(),
    ];
    let address = said(&openroom(&make, ""));
    let (address, check) = address.trim_end().split_once("&check=").unwrap();
    assert_eq!(
        address,
        "/learn/exam?seed=7&cases=3&judged=1&edition=2017&level=usual&minutes=30"
    );
    let paper = std::fs::read(out.join("paper.pdf")).unwrap();
    assert!(paper.starts_with(b"%PDF"));
    assert!(
        std::fs::read(out.join("key.pdf"))
            .unwrap()
            .starts_with(b"%PDF")
    );
    // The same seed gives the same bytes.
    said(&openroom(&make, ""));
    assert_eq!(std::fs::read(out.join("paper.pdf")).unwrap(), paper);

    let blank = out.join("answers.json");
    let nothing = said(&openroom(&["exam", "mark", blank.to_str().unwrap()], ""));
    assert!(nothing.starts_with("no name: 0 of "), "{nothing}");
    // Who answers as the key does has every point.
    let json = said(&openroom(
        &["exam", "mark", blank.to_str().unwrap(), "--json"],
        "",
    ));
    let marked: serde_json::Value = serde_json::from_str(&json).unwrap();
    let mut answers: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(&blank).unwrap()).unwrap();
    for (number, one) in marked["questions"].as_array().unwrap().iter().enumerate() {
        if let Some(steps) = one["question"]["steps"].as_array() {
            let right: Vec<_> = steps.iter().map(|step| step["right"].clone()).collect();
            answers["answers"][number]["steps"] = right.into();
        }
    }
    answers["candidate"] = "Ana".into();
    let file = folder.join("ana.json");
    std::fs::write(&file, answers.to_string()).unwrap();
    // What another version would have asked is not marked with these questions.
    let other = folder.join("other.json");
    std::fs::write(&other, answers.to_string().replace(check, "00000000")).unwrap();
    let refused = openroom(&["exam", "mark", other.to_str().unwrap()], "");
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("another version of Openroom"));
    let sheets = folder.join("sheets");
    let mark = [
        "exam",
        "mark",
        file.to_str().unwrap(),
        "-o",
        sheets.to_str().unwrap(),
    ];
    let total = said(&openroom(&mark, ""));
    assert!(
        total.starts_with("Ana: ") && total.contains("100.0%"),
        "{total}"
    );
    assert!(
        std::fs::read(sheets.join("ana.pdf"))
            .unwrap()
            .starts_with(b"%PDF")
    );
}

#[test]
fn nonsense_is_refused_with_a_place() {
    let folder = folder("exam-nonsense");
    let file = folder.join("wrong.json");
    for (text, told) in [
        ("{", "line 1"),
        (
            "{\"exam\": {\"seed\": 1, \"cases\": 1}, \"answers\": [{\"steps\": [[9999]]}]}",
            "question 1, part 1",
        ),
        (
            "{\"exam\": {\"seed\": 1, \"cases\": 0}, \"answers\": []}",
            "at least one question",
        ),
    ] {
        std::fs::write(&file, text).unwrap();
        let output = openroom(&["exam", "mark", file.to_str().unwrap()], "");
        assert_eq!(output.status.code(), Some(2), "{text}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(
            error.contains("wrong.json") && error.contains(told),
            "{error}"
        );
        assert!(output.stdout.is_empty());
    }
    for args in [
        vec!["exam", "make", "--seed", "1", "--cases", "101"],
        vec!["exam", "make", "--seed", "1", "--judged", "99"],
        vec!["practice", "--law", "99"],
        vec!["practice", "--topic", "tea"],
        vec!["practice", "--from", "/nowhere.yaml"],
    ] {
        assert_eq!(openroom(&args, "").status.code(), Some(2), "{args:?}");
    }
}

#[test]
fn one_bad_file_does_not_keep_the_others_from_being_marked() {
    let folder = folder("exam-several");
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let answers = |seed: u32, name: &str| {
        format!(
            "{{\"exam\": {{\"seed\": {seed}, \"cases\": 1}}, \"candidate\": \"{name}\", \"answers\": []}}"
        )
    };
    let files = [
        write("ana.json", &answers(7, "Ana")),
        write("bad.json", "{"),
        write("bruno.json", &answers(8, "Bruno")),
        write("carla.json", &answers(7, "Carla")),
    ];
    let sheets = folder.join("sheets");
    let mut args = vec!["exam", "mark"];
    args.extend(files.iter().map(String::as_str));
    args.extend(["-o", sheets.to_str().unwrap()]);
    let output = openroom(&args, "");
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8(output.stdout).unwrap();
    let names: Vec<&str> = told
        .lines()
        .filter_map(|line| line.split(':').next())
        .collect();
    assert_eq!(names, ["Ana", "Carla"]);
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("bad.json: line 1"), "{error}");
    assert!(
        error.contains("bruno.json: answers to another examination") && error.contains("seed=8"),
        "{error}"
    );
    assert!(sheets.join("ana.pdf").exists() && sheets.join("carla.pdf").exists());
    assert!(!sheets.join("bruno.pdf").exists());
}
