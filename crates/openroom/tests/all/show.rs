//! `openroom show`, as a user sees it.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

const BOARD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/board.yaml");

fn show(args: &[&str], vars: &[(&str, &str)], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_openroom"));
    command
        .arg("show")
        .args(args)
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR_FORCE")
        .envs([("LC_ALL", ""), ("LC_MESSAGES", ""), ("LANG", "")])
        .envs(vars.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    child.wait_with_output().unwrap()
}

fn out(args: &[&str], vars: &[(&str, &str)], input: &str) -> String {
    let output = show(args, vars, input);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_whole_board() {
    insta::assert_snapshot!(out(&[BOARD], &[], ""));
}

#[test]
fn a_whole_board_in_romanian() {
    insta::assert_snapshot!(out(&[BOARD, "--lang", "ro"], &[], ""));
}

#[test]
fn a_claim_an_irregular_call_and_a_hand_not_known() {
    let boards = "\
board: 13
title: A claim that waits for an answer
deal: 'N:AQ7.Q643.A6.AJ93 - K95.A5.K9874.Q64 -'
auction: 1NT X XX 2H X Pass Pass Pass
play: SA S2
log: [{W: 'claims 8: hearts are trumps'}]
---
title: An insufficient bid
editions: [2007, 2017]
dealer: W
vul: EW
log: [{W: 1NT}, {N: 1S}]
---
board: 4
auction: Pass Pass Pass Pass
";
    insta::assert_snapshot!(out(&["-"], &[], boards));
}

#[test]
fn the_language_of_the_environment() {
    let said = |vars: &[(&str, &str)]| out(&[BOARD], vars, "");
    assert!(said(&[("LANG", "es_ES.UTF-8")]).contains("Puntuación: 620"));
    assert!(said(&[("LANG", "es_ES"), ("LC_ALL", "pt_BR.UTF-8")]).contains("Escore: 620"));
    assert!(said(&[("LANG", "C")]).contains("Score: 620"));
    let chosen = out(&[BOARD, "--lang", "it"], &[("LANG", "es_ES")], "");
    assert!(chosen.contains("Punteggio: 620"));
}

#[test]
fn colour_only_where_it_is_wanted() {
    let coloured = |args: &[&str], vars: &[(&str, &str)]| {
        let mut all = vec![BOARD];
        all.extend(args);
        out(&all, vars, "").contains('\u{1b}')
    };
    assert!(!coloured(&[], &[]), "not a terminal");
    assert!(coloured(&["--color", "always"], &[]));
    assert!(!coloured(&["--color", "never"], &[("CLICOLOR_FORCE", "1")]));
    assert!(coloured(&[], &[("CLICOLOR_FORCE", "1")]));
    assert!(!coloured(
        &[],
        &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]
    ));
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let output = show(&["-"], &[], "board: 1\n---\nboard: 1\nlog: [{N: agrees}]\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(
        text.contains("standard input: document 2: log entry 1:"),
        "{text}"
    );
    assert_eq!(show(&["-", "--lang", "xx"], &[], "").status.code(), Some(2));
}
