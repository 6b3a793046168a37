//! `openroom convert` from outside.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

fn convert(from: &str, to: &str, strict: bool, input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(["convert", "-", "-", "--from", from, "--to", to])
        .args(strict.then_some("--strict"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("openroom runs");
    child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(input)
        .expect("it reads");
    child.wait_with_output().expect("it ends")
}

fn check(from: &str, to: &str, input: &str, wanted: &[&str]) -> String {
    let out = convert(from, to, false, input.as_bytes());
    let text = String::from_utf8(out.stdout).expect("text");
    let errors = String::from_utf8_lossy(&out.stderr).into_owned();
    assert!(out.status.success(), "{errors}");
    for part in wanted {
        assert!(
            text.contains(part) || errors.contains(part),
            "{part}\n{text}\n{errors}"
        );
    }
    text
}

const EVENT: &str = "event: {name: Club Night, kind: pairs}
contestants: [{id: 1, names: [Ana, Bea]}, {id: 2, names: [Cleo, Dan]}]
results:
- {board: 1, ns: 1, ew: 2, contract: 4S, by: N, tricks: 11, score: 450}
- {board: 2, ns: 1, ew: 2, award: {ns: AVE+, ew: AVE-}}
- {board: 3, ns: 1, ew: 2, contract: Pass, score: 0}
";

#[test]
fn a_log_becomes_pbn_and_lin() {
    let log = "board: 1\nauction: 1NT Pass Pass Pass\nplay: SA S2 S3 S4\n";
    let pbn = check("yaml", "pbn", log, &["[Contract \"1NT\"]", "SA S2 S3 S4"]);
    check(
        "pbn",
        "yaml",
        &pbn,
        &["auction: 1NT Pass Pass Pass", "play: SA S2 S3 S4"],
    );
    check("pbn", "lin", &pbn, &["mb|1N|mb|p|mb|p|mb|p|pg||pc|SA|"]);
    check("yaml", "json", log, &["\"auction\":\"1NT Pass Pass Pass\""]);
}

#[test]
fn what_is_lost_is_named() {
    let log =
        "board: 1\nlog: [{N: 1NT}, {E: 1S}, {S: attention}, {D: called}, {S: declines}, {E: 2S}]\n";
    let out = convert("yaml", "pbn", false, log.as_bytes());
    assert!(out.status.success());
    assert!(String::from_utf8_lossy(&out.stderr).contains("lost: log 1: the entry E: 1S"));
    let out = convert("yaml", "pbn", true, log.as_bytes());
    assert_eq!(out.status.code(), Some(1));
    assert!(out.stdout.is_empty());
}

#[test]
fn what_is_lost_is_named_in_five_languages() {
    let text =
        "[Board \"1\"]\n[Board \"2\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[North \"Ana\"]\n";
    for (lang, second, name) in [
        (
            "en",
            "lost: line 2: a second tag Board: 2",
            "the name of North: Ana",
        ),
        (
            "pt",
            "perda: linha 2: uma segunda etiqueta Board: 2",
            "o nome de Norte: Ana",
        ),
        (
            "es",
            "perdido: línea 2: la etiqueta Board por segunda vez: 2",
            "el nombre de Norte: Ana",
        ),
        (
            "it",
            "perso: riga 2: l'etichetta Board per la seconda volta: 2",
            "il nome di Nord: Ana",
        ),
        (
            "ro",
            "pierdut: linia 2: eticheta Board a doua oară: 2",
            "numele lui Nord: Ana",
        ),
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
            .args([
                "convert", "-", "-", "--from", "pbn", "--to", "yaml", "--lang", lang,
            ])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("openroom runs");
        let mut input = child.stdin.take().expect("a pipe");
        input.write_all(text.as_bytes()).expect("it reads");
        drop(input);
        let out = child.wait_with_output().expect("it ends");
        let said = String::from_utf8_lossy(&out.stderr).into_owned();
        assert!(said.contains(second) && said.contains(name), "{said}");
    }
}

/// Longer than what is kept in memory, from a file to a file.
#[test]
fn a_long_file_goes_through() {
    let game = "[Event \"?\"]\r\n[Site \"?\"]\r\n[Date \"?\"]\r\n[Board \"1\"]\r\n[West \"?\"]\r\n[North \"?\"]\r\n[East \"?\"]\r\n[South \"?\"]\r\n\
        [Dealer \"N\"]\r\n[Vulnerable \"None\"]\r\n[Deal \"N:AQ7.Q643.A6.AJ93 86.KT97.QJ532.52 K95.A5.K9874.Q64 JT432.J82.T.KT87\"]\r\n\
        [Scoring \"?\"]\r\n[Declarer \"?\"]\r\n[Contract \"?\"]\r\n[Result \"?\"]\r\n";
    let text = format!(
        "% PBN 2.1\r\n% EXPORT\r\n{}",
        vec![game; 15_000].join("\r\n")
    );
    let out = convert("pbn", "pbn", true, text.as_bytes());
    assert!(out.status.success());
    assert!(out.stdout == text.as_bytes(), "{} bytes", out.stdout.len());
    // One wrong board, and nothing is written.
    let wrong = text.replacen("[Dealer \"N\"]", "[Dealer \"Q\"]", 1);
    let out = convert("pbn", "pbn", false, wrong.as_bytes());
    assert_eq!((out.status.code(), out.stdout.len()), (Some(2), 0));
}

#[test]
fn faults_have_lines_and_the_rest_is_read_too() {
    let text = "[Board \"x\"]\n\n[Board \"2\"]\n\n[Board \"3\"]\n[Dealer \"Q\"]\n";
    let out = convert("pbn", "yaml", false, text.as_bytes());
    assert_eq!(out.status.code(), Some(2));
    assert!(out.stdout.is_empty());
    let errors = String::from_utf8_lossy(&out.stderr).into_owned();
    assert!(
        errors.contains("line 1: Board") && errors.contains("line 6: Dealer"),
        "{errors}"
    );
}

#[test]
fn results_go_round() {
    let xml = check(
        "yaml",
        "usebio",
        EVENT,
        &["EVENT_TYPE=\"PAIRS\"", "<SCORE>A6040</SCORE>"],
    );
    let yaml = check("usebio", "yaml", &xml, &["Ana", "AVE+"]);
    assert!(yaml.contains("\"contract\":\"4S\""), "{yaml}");
    let csv = check("yaml", "csv", EVENT, &["1,1,2,4S,N,,11,450", "the entries"]);
    check("csv", "json", &csv, &["\"AVE-\""]);
    let json = check(
        "yaml",
        "bridgemate",
        EVENT,
        &["\"Level\":-7", "\"TotalTricks\":11"],
    );
    check("bridgemate", "csv", &json, &["1,1,2,4S,N,,11"]);
    check(
        "yaml",
        "pbn",
        EVENT,
        &["[Contract \"4S\"]", "[North \"Ana\"]"],
    );
}

#[test]
fn latin_1_is_read() {
    let out = convert("pbn", "pbn", true, b"[Board \"1\"]\n[North \"Malm\xf6\"]\n");
    assert!(out.status.success());
    assert!(String::from_utf8_lossy(&out.stdout).contains("Malmö"));
}

/// What other programs hand over is scored: CSV to an event file, and that to `openroom score`.
#[test]
fn an_event_file_from_csv_is_scored() {
    let csv = "board;ns;ew;contract;by;tricks;score\n1;1;2;4S;N;11;450\n1;3;4;4S;N;10;420\n2;1;4;;;;-50\n2;3;2;3NT;S;9;\n";
    let yaml = check("csv", "yaml", csv, &["\"contract\":\"4S\""]);
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(["score", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("openroom runs");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(yaml.as_bytes()).expect("it reads");
    drop(input);
    let out = child.wait_with_output().expect("it ends");
    assert!(
        out.status.success(),
        "{}\n{yaml}",
        String::from_utf8_lossy(&out.stderr)
    );
    assert!(String::from_utf8_lossy(&out.stdout).contains("\"standings\""));
}

#[test]
fn a_file_without_boards_is_an_error() {
    let out = convert("pbn", "yaml", false, b"% PBN 2.1\n% EXPORT\n");
    assert_eq!((out.status.code(), out.stdout.len()), (Some(2), 0));
    let said = String::from_utf8_lossy(&out.stderr).into_owned();
    assert!(said.contains("there is no board"), "{said}");
}
