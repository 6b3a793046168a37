//! `openroom movement` and `openroom deal` from the outside.

use std::collections::BTreeSet;
use std::io::Write as _;
use std::process::{Command, Stdio};

fn run(args: &[&str], input: &str) -> (Option<i32>, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (
        output.status.code(),
        text(&output.stdout),
        text(&output.stderr),
    )
}

#[test]
fn made_and_checked() {
    for form in ["--yaml", "--json"] {
        let (status, text, _) = run(
            &[
                "movement", "make", "howell", "--tables", "5", "--boards", "3", form,
            ],
            "",
        );
        assert_eq!(status, Some(0));
        let (status, out, err) = run(&["movement", "check", "-"], &text);
        assert_eq!(status, Some(0), "{err}");
        assert!(out.starts_with("correct\n"), "{out}");
        let broken = text
            .replacen("boards: \"1-3\"", "boards: \"4-6\"", 1)
            .replacen("\"boards\": \"1-3\"", "\"boards\": \"4-6\"", 1);
        let (status, out, _) = run(&["movement", "check", "-"], &broken);
        assert_eq!(status, Some(1));
        assert!(out.contains("plays board 4 twice: round 1"), "{out}");
    }
    let (status, _, err) = run(&["movement", "check", "-"], "movement: [");
    assert_eq!(status, Some(2), "{err}");
    let (status, _, err) = run(&["movement", "make", "howell", "--tables", "1"], "");
    assert_eq!((status, err.contains("two tables")), (Some(2), true));
    let (_, bracket, _) = run(
        &["movement", "make", "bracket", "--entries", "23", "--json"],
        "",
    );
    assert_eq!(run(&["movement", "check", "-"], &bracket).0, Some(0));
}

#[test]
fn suggested_paired_and_changed() {
    let (status, out, err) = run(
        &[
            "movement",
            "suggest",
            "--pairs",
            "23",
            "--boards",
            "24",
            "--minutes",
            "180",
        ],
        "",
    );
    assert_eq!(status, Some(0), "{err}");
    assert!(
        out.starts_with("1. ") && out.contains("sit-outs") && out.contains("competition"),
        "{out}"
    );
    let swiss =
        "swiss: 5\nplayed:\n- matches: [[1, 2], [3, 4]]\n  bye: 5\nranking: [1, 3, 5, 2, 4]\n";
    let (status, out, err) = run(&["movement", "swiss", "-"], swiss);
    assert_eq!(
        (status, out.as_str()),
        (Some(0), "   1  1 v 3\n   2  5 v 2\nbye  4\n"),
        "{err}"
    );
    let (_, movement, _) = run(
        &["movement", "make", "mitchell", "--tables", "5", "--yaml"],
        "",
    );
    let (status, out, err) = run(
        &["movement", "change", "-", "--leaves", "7", "--after", "3"],
        &movement,
    );
    assert_eq!((status, out.lines().count()), (Some(0), 2), "{err}");
}

#[test]
fn bridgemates_start_with_a_movement() {
    let (_, movement, _) = run(
        &["movement", "make", "mitchell", "--tables", "4", "--yaml"],
        "",
    );
    let start = |more: &[&str], movement: &str| {
        let args = [
            "movement",
            "bridgemate",
            "-",
            "--name",
            "Club Night",
            "--date",
            "2026-11-15",
        ];
        run(&[&args, more].concat(), movement)
    };
    let session = "00112233445566778899aabbccddeeff";
    let (status, message, err) = start(&["--session", session], &movement);
    assert_eq!(status, Some(0), "{err}");
    assert!(message.contains("\"SessionGuid\":\"00112233445566778899AABBCCDDEEFF\""));
    assert!(message.contains("\"Winners\":2"), "{message}");
    let (status, event, err) = run(
        &["convert", "-", "-", "--from", "bridgemate", "--to", "yaml"],
        &message,
    );
    assert_eq!(status, Some(0));
    assert_eq!(err, "lost: everything under `bridgemate`\n");
    assert_eq!(event.matches("\"id\":").count(), 8, "{event}");
    // Without an identifier each session has its own.
    assert_ne!(start(&[], &movement).1, start(&[], &movement).1);
    assert_eq!(start(&["--session", "12"], &movement).0, Some(2));
    let (_, teams, _) = run(&["movement", "make", "triangle", "--yaml"], "");
    // The names of teams have no place there.
    let entries = std::env::temp_dir().join(format!("openroom-entries-{}.csv", std::process::id()));
    std::fs::write(&entries, "id,team,name1,name2\n1,Owls,Ana,Bea\n").unwrap();
    let path = entries.to_str().unwrap();
    let (status, message, err) = start(&["--entries", path, "--lang", "en"], &teams);
    std::fs::remove_file(&entries).unwrap();
    assert_eq!((status, err.lines().count()), (Some(0), 1), "{err}");
    assert!(
        err.contains("contestant 1") && err.contains("team"),
        "{err}"
    );
    assert!(message.contains("Ana"));
    // Team 1 sits North-South as pair 1; its mates play the same boards as pair 2 in the second round.
    let (status, message, err) = start(&["--method", "vp-discrete"], &teams);
    assert_eq!(status, Some(0), "{err}");
    for part in [
        "\"GameType\":30",
        "\"ScoringMethod\":50",
        "\"PairNS\":1,\"PairEW\":4,\"TeamNS\":1,\"TeamEW\":2",
        "\"MatesTableSectionLetters\":\"A\",\"MatesTableTableNumber\":1,\"MatesTableRoundNumber\":2",
    ] {
        assert!(message.contains(part), "{part}: {message}");
    }
    assert_eq!(start(&["--method", "butler"], &teams).0, Some(2));
    let (_, individual, _) = run(
        &["movement", "make", "individual", "--entries", "8", "--yaml"],
        "",
    );
    assert_eq!(start(&[], &individual).0, Some(2));
}

/// What cannot be cut to so many rounds, or is not for so many, says what can be.
#[test]
fn movements_for_some_numbers_only() {
    for (args, told) in [
        ("multiple-teams --entries 9 --rounds 5", "4 and 6"),
        ("multiple-teams --entries 8 --rounds 4", "3 and 5"),
        ("new-england --entries 9", "an even number of teams"),
        ("stagger-teams --entries 9", "an even number of teams"),
        ("stagger-teams --entries 8 --rounds 4", "7 rounds, or 3"),
        (
            "stagger-teams --entries 8 --tables 8",
            "`--tables` has no meaning",
        ),
        ("double-weave --tables 10", "divisible by 4"),
        (
            "double-weave --tables 8 --entries 16",
            "`--entries` has no meaning",
        ),
        ("hesitation --tables 6 --boards 1", "at least two per round"),
    ] {
        let words: Vec<&str> = "movement make".split(' ').chain(args.split(' ')).collect();
        let (status, _, err) = run(&words, "");
        assert_eq!(status, Some(2), "{args}");
        assert!(err.contains(told), "{args}: {err}");
    }
    for (args, title) in [
        (
            "multiple-teams --entries 9 --rounds 6 --boards 3",
            "Multiple teams, 9 teams, 6 rounds",
        ),
        (
            "new-england --entries 8 --rounds 5",
            "Multiple teams (New England), 8 teams, 5 rounds",
        ),
        (
            "stagger-teams --entries 8 --boards 3",
            "Stagger teams, 8 teams",
        ),
        (
            "double-weave --tables 12 --rounds 9 --switch best",
            "Double Weave Mitchell, 12 tables, rounds arrow-switched:",
        ),
        ("hesitation --tables 6", "Hesitation Mitchell, 6 tables"),
    ] {
        let words: Vec<&str> = "movement make".split(' ').chain(args.split(' ')).collect();
        let (status, out, err) = run(&words, "");
        assert_eq!(status, Some(0), "{args}: {err}");
        assert!(out.starts_with(title), "{args}: {out}");
    }
}

#[test]
fn movements_in_other_languages() {
    let (_, out, _) = run(
        &[
            "movement", "make", "mitchell", "--tables", "5", "--lang", "ro",
        ],
        "",
    );
    assert!(out.contains("Runda 1") && out.contains("done"), "{out}");
    let wrong = "movement: x\nentrants: pairs\ncontestants: 2\nrounds:\n- tables:\n  - {table: 1, ns: 1, ew: 1, boards: 1}\n";
    let (status, out, _) = run(&["movement", "check", "-", "--lang", "it"], wrong);
    assert_eq!(status, Some(1));
    assert!(
        out.starts_with("sbagliato\n")
            && out.contains("round 1, tavolo 1: 1 gioca contro se stesso"),
        "{out}"
    );
    let swiss = "swiss: 7\nranking: [1, 2, 3, 4, 5, 6, 7]\n";
    let (_, out, _) = run(
        &["movement", "swiss", "-", "--long-triangle", "--lang", "es"],
        swiss,
    );
    assert!(
        out.contains("triángulo largo, primera de dos rondas"),
        "{out}"
    );
    let (_, json, _) = run(
        &["movement", "swiss", "-", "--long-triangle", "--json"],
        swiss,
    );
    assert!(json.contains("\"long\": \"first\""), "{json}");
}

#[test]
fn dealt_sealed_and_checked() {
    let (status, first, _) = run(&["deal", "3"], "");
    assert_eq!(status, Some(0));
    assert_eq!(first.matches("board: ").count(), 3);
    let deals = |text: &str| -> BTreeSet<String> {
        let lines = text.lines().filter(|line| line.starts_with("deal"));
        lines.map(Into::into).collect()
    };
    let runs = [1, 2].map(|_| deals(&run(&["deal", "2000"], "").1));
    assert_eq!(runs[0].len(), 2000);
    assert!(runs[0].is_disjoint(&runs[1]), "two runs share a deal");
    for format in ["pbn", "lin"] {
        let (status, text, _) = run(&["deal", "36", "--to", format], "");
        assert_eq!(status, Some(0));
        assert_eq!(run(&["deal", "check", "-"], &text).0, Some(0), "{text}");
        let (_, logs, err) = run(
            &["convert", "-", "-", "--from", format, "--to", "yaml"],
            &text,
        );
        assert_eq!(err, "");
        assert_eq!(deals(&logs).len(), 36);
    }
    assert_eq!(run(&["deal", "check", "-"], &first).0, Some(0));
    let (_, seeded, _) = run(&["deal", "--boards", "25-26", "--seed", "7"], "");
    assert!(
        seeded.starts_with("board: 25\nnote: \"from seed 7: for tests, not for play\"\n"),
        "{seeded}"
    );
    assert_eq!(
        run(&["deal", "--boards", "25-26", "--seed", "7"], "").1,
        seeded
    );
    let file = std::env::temp_dir().join(format!("openroom-sealed-{}", std::process::id()));
    let name = file.to_str().unwrap();
    let (status, key, err) = run(&["deal", "2", "--seed", "1", "--sealed", name], "");
    assert_eq!(status, Some(0), "{err}");
    let (_, opened, _) = run(&["deal", "open", name, "--key", key.trim()], "");
    assert_eq!(opened, run(&["deal", "2", "--seed", "1"], "").1);
    let wrong = "0".repeat(64);
    assert_eq!(run(&["deal", "open", name, "--key", &wrong], "").0, Some(2));
    std::fs::remove_file(file).unwrap();
    let unknown = "board: 1\ndeal: \"N:AKQ75.73.AJ4.Q62 - JT62.A85.Q73.K53 -\"\n";
    assert_eq!(run(&["deal", "check", "-"], unknown).0, Some(1));
    let pbn = "[Board \"4\"]\n[Deal \"N:AKQ75.73.AJ4.Q62 A3.KQT64.K82.T94 JT62.A85.Q73.K53 984.J92.T965.AJ8\"]\n";
    let (status, out, _) = run(&["deal", "check", "-"], pbn);
    assert_eq!(status, Some(1));
    assert!(out.contains("line 2: Deal:") && out.contains("SA"), "{out}");
    let short = "[Board \"1\"]\n[Deal \"N:AKQ.. KJ.. - -\"]\n";
    assert_eq!(run(&["deal", "check", "-"], short).0, Some(1));
    assert_eq!(run(&["deal", "0"], "").0, Some(2));
}
