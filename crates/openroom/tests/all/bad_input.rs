//! Nonsense in a log: exit status 2, a message that names the place, nothing on standard output, and soon.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

struct Seen {
    status: Option<i32>,
    out: String,
    err: String,
}

/// What `openroom COMMAND ARG` makes of the bytes on standard input.
fn run(command: &str, arg: &str, input: &[u8]) -> Seen {
    let start = Instant::now();
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args([command, arg])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // It may stop reading: then it has seen enough.
    let _ = stdin.write_all(input);
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    // Not a benchmark: on a slow machine an answer may take its time, but not for ever.
    let taken = start.elapsed();
    assert!(taken < Duration::from_secs(120), "{taken:?}");
    Seen {
        status: output.status.code(),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// The log is refused by both commands that read logs, with each of these parts in the message.
#[track_caller]
fn refused(input: impl AsRef<[u8]>, parts: &[&str]) {
    for command in ["table", "show"] {
        let seen = run(command, "-", input.as_ref());
        refused_with(&seen, parts);
    }
}

#[track_caller]
fn refused_with(seen: &Seen, parts: &[&str]) {
    let start: String = seen.err.chars().take(500).collect();
    assert_eq!(seen.status, Some(2), "{start}");
    assert_eq!(seen.out, "");
    assert!(!seen.err.contains("panicked"), "{start}");
    assert!(seen.err.len() < 2000, "a message for people: {start}");
    for part in parts {
        assert!(seen.err.contains(part), "{part:?} is not in {start}");
    }
}

#[track_caller]
fn accepted(input: impl AsRef<[u8]>) {
    let seen = run("table", "-", input.as_ref());
    assert_eq!((seen.status, seen.err.as_str()), (Some(0), ""));
    assert!(seen.out.contains("\"phase\""));
}

const DEAL: &str = "N:AKQ75.73.AJ4.Q62 83.KQT64.K82.T94 JT62.A85.Q73.K53 94.J92.T965.AJ87";

#[test]
fn a_log_cut_anywhere() {
    let whole = format!(
        "id: a\ntitle: \"x y\"\nboard: 3\ndeal: \"{DEAL}\"\nlog:\n- S: {{call: 1C, shows: [H]}}\n- W: \"claims 3: all\"\n"
    );
    for end in 0..whole.len() {
        let seen = run("table", "-", &whole.as_bytes()[..end]);
        assert!(matches!(seen.status, Some(0 | 2)), "{end}: {}", seen.err);
        assert_eq!(seen.status == Some(2), seen.out.is_empty(), "{end}");
        assert!(!seen.err.contains("panicked"), "{end}: {}", seen.err);
    }
}

#[test]
fn truncated() {
    refused("board: 1\ndeal: \"N:AKQ75.73", &["document 1"]);
    refused("board: 1\nlog: [{N: 1NT}, {E: ", &["document 1"]);
    refused("board: 1\nlog:\n- N\n", &["line 3", "log entry 1"]);
    refused(
        format!("board: 1\ndeal: \"{}\"", &DEAL[..30]),
        &["line 2", "deal"],
    );
}

#[test]
fn wrong_types() {
    refused("5", &["document 1", "a mapping"]);
    refused("[1, 2]", &["document 1", "a mapping"]);
    refused("board: [1]", &["line 1", "board"]);
    refused("board: one", &["line 1", "board"]);
    refused("board: 0", &["board"]);
    refused("board: -3", &["board"]);
    refused("board: 99999999999999999999", &["board"]);
    refused("board: 1.5", &["board"]);
    refused("board:", &["board"]);
    refused("board: 1\nlog: 1NT", &["line 2", "log"]);
    refused("board: 1\nlog: {N: 1NT}", &["log"]);
    refused("board: 1\nlog: [[N, 1NT]]", &["log entry 1"]);
    refused("board: 1\nlog: [{N: [1NT]}]", &["log entry 1"]);
    refused("board: 1\nlog: [{N: {call: [1NT]}}]", &["log entry 1"]);
    refused("board: 1\nlog: [{N: 1NT, E: Pass}]", &["log entry 1"]);
    refused("board: 1\nlog: [{N: }]", &["log entry 1"]);
    refused("board: 1\nlog: [{D: 1NT}]", &["log entry 1"]);
    refused("board: 1\nlog: [{D: {tricks: 4}}]", &["log entry 1"]);
    refused("board: 1\nauction: {a: b}", &["auction"]);
    refused("board: 1\nauction: 1NT Foo", &["auction", "Foo"]);
    refused("board: 1\nplay: [SA]", &["play"]);
    refused("board: 1\nlaws: 27", &["laws"]);
    refused("board: 1\nedition: 1997", &["edition", "1997"]);
    refused("board: 1\neditions: []", &["editions"]);
    refused("board: 1\nexpect: 4", &["expect"]);
    refused("board: 1\ncolour: red", &["line 2", "colour"]);
    refused("board: 1\nboard: 2", &["line 2", "twice"]);
    refused("board: 1\n[a, b]: 2", &["document 1"]);
    refused("dealer: N", &["vul"]);
    refused("vul: all\ndealer: N", &["vul"]);
    refused("dealer: D\nvul: none", &["dealer"]);
    refused("board: 1\ndealer: N", &["board"]);
    refused("{}", &["board"]);
}

#[test]
fn impossible_deals() {
    let deal = |text: &str| format!("board: 1\ndeal: \"{text}\"");
    refused(
        deal("N:AKQJ75.73.AJ4.Q62 - - -"),
        &["line 2", "deal", "13 cards, not 14"],
    );
    refused(
        deal("N:AKQ5.73.AJ4.Q62 - - -"),
        &["deal", "13 cards, not 12"],
    );
    refused(
        deal("N:AKQ75.73.AJ4.Q62 A3.KQT64.K82.T94 - -"),
        &["deal", "SA"],
    );
    refused(deal("N:AKQ77.73.AJ4.Q62 - - -"), &["deal"]);
    refused(
        deal("N:AKQ75.73.AJ4.Q62.2 - - -"),
        &["deal", "four suits, not 5"],
    );
    refused(deal("N:- - -"), &["deal", "four hands"]);
    refused(deal("X:- - - -"), &["deal"]);
    refused(deal("- - - -"), &["deal"]);
    refused(deal(""), &["deal"]);
    refused(deal("N:♠AKQ75.73.AJ4.Q62 - - -"), &["deal"]);
}

#[test]
fn impossible_cards() {
    let log =
        |play: &str| format!("board: 1\ndeal: \"{DEAL}\"\nauction: 1NT Pass Pass Pass\n{play}");
    refused(log("play: SA"), &["play card 1"]);
    refused(log("log: [{E: SA}]"), &["log entry 1", "does not hold"]);
    refused(log("play: HK HA H2 H3 HA"), &["play card 5"]);
    refused(
        "board: 1\nauction: 1NT Pass Pass Pass\nplay: HK HA H2 H3\nlog: [{S: HA}]",
        &["log entry 1"],
    );
}

#[test]
fn a_fourteenth_card_of_a_hand_that_is_not_known() {
    let twelve = "C5 C3 C7 C4 SQ S8 S2 S6 H2 HA H9 HJ H6 HQ H4 H7 S7 S9 SK SA DJ DK D3 D5 CK C2 C8 C9 S4 D4 S5 S3 DT D2 DQ \
                  D8 D7 DA D9 CT HK H3 HT H5";
    let log = |cards: &str| {
        format!(
            "dealer: S\nvul: none\nauction: 1NT Pass 3NT Pass Pass Pass\nplay: {twelve} C6 CA CJ D6 ST H8 SJ\nlog: [{cards}]"
        )
    };
    accepted(log("{N: CQ}"));
    refused(log("{W: CQ}"), &["log entry 1", "cannot hold", "thirteen"]);
    refused(log("{W: exposes CQ}"), &["log entry 1", "cannot hold"]);
}

#[test]
fn ten_megabytes_of_nonsense() {
    const SIZE: usize = 10_000_000;
    for unit in [
        "[", "{", "- ", "? ", "[{", "{a: ", "a: ", "\"", "'", "&a ", "*a ", "!", "|", ">", "#",
        "%", "\t", "]", "a", ",", ": ", "---\n", "- - -\n", "\u{e9}", "[]", "{}", "- a\n",
        "a: b\n",
    ] {
        let text = unit.repeat(SIZE / unit.len());
        let start = Instant::now();
        for command in ["table", "show"] {
            let seen = run(command, "-", text.as_bytes());
            refused_with(&seen, &["standard input: document "]);
        }
        println!("{unit:?}: {:?}", start.elapsed());
    }
}

#[test]
fn deep_indentation() {
    let mut text = String::new();
    for depth in 0..3000 {
        text.extend(std::iter::repeat_n(' ', depth));
        text.push_str("a:\n");
    }
    refused(&text, &["document 1", "line "]);
    let long: String = std::iter::repeat_n(' ', 5_000_000).collect();
    refused(format!("a:\n{long}b: 1\n"), &["document 1"]);
}

#[test]
fn aliases_that_multiply() {
    let mut text = String::from("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
    for i in 1..12 {
        let last = format!("*a{}", i - 1);
        let ten = vec![last; 10].join(", ");
        text.push_str(&format!("a{i}: &a{i} [{ten}]\n"));
    }
    refused(&text, &["document 1"]);
    refused("a: &a [*a]", &["document 1"]);
    refused("board: *nothing", &["document 1"]);
}

#[test]
fn text_that_is_none() {
    refused(
        b"board: 1\ntitle: \xff\xfe\n",
        &["standard input", "line 2", "UTF-8"],
    );
    refused(b"\xff\xfeb\0o\0", &["UTF-8"]);
    refused(b"", &["standard input", "empty"]);
    refused(b"\n\n# nothing\n", &["standard input"]);
    refused(b"board: \0", &["standard input", "document 1"]);
    refused(vec![0_u8; 100_000], &["standard input", "document 1"]);
}

#[test]
fn files_that_are_none() {
    let folder = env!("CARGO_MANIFEST_DIR");
    for command in ["table", "show"] {
        refused_with(&run(command, folder, b""), &[folder]);
        let missing = Path::new(folder).join("no-such-file.yaml");
        let missing = missing.to_str().unwrap();
        refused_with(&run(command, missing, b""), &[missing]);
    }
    refused_with(&run("conform", "no/such/folder", b""), &["no/such/folder"]);
}

#[test]
fn line_ends_and_byte_order_marks() {
    accepted("board: 1\r\nauction: 1NT Pass\r\nlog:\r\n- S: 2C\r\n");
    accepted("\u{feff}board: 1\nlog: []\n");
    accepted("\u{feff}{\"board\": 1, \"log\": [{\"N\": \"1NT\"}]}");
    accepted("board: 1");
}

#[test]
fn one_wrong_log_among_several() {
    refused(
        "board: 1\n---\nboard: 2\n---\nboard: x\n",
        &["document 3", "line 5"],
    );
}
