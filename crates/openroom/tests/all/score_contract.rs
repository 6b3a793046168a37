//! `openroom score-contract` as a user meets it.

use std::io::Write as _;
use std::process::{Command, Stdio};

/// Runs the command; gives the exit status, standard output and standard error.
fn openroom(args: &[&str], stdin: &[u8]) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .arg("score-contract")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // A command that does not read its input may be gone already.
    let _ = child.stdin.take().expect("a pipe").write_all(stdin);
    let output = child.wait_with_output().expect("the binary ends");
    (
        output.status.code().expect("no signal"),
        String::from_utf8(output.stdout).expect("UTF-8"),
        String::from_utf8(output.stderr).expect("UTF-8"),
    )
}

/// One contract and its score.
fn check(line: &str, score: i32) {
    let args: Vec<_> = line.split(' ').collect();
    assert_eq!(
        openroom(&args, b""),
        (0, format!("{score}\n"), String::new()),
        "{line}"
    );
}

/// A CSV and what comes out.
fn check_csv(input: &str, output: &str) {
    assert_eq!(
        openroom(&[], input.as_bytes()),
        (0, output.to_owned(), String::new())
    );
}

/// Arguments or a CSV with something wrong, and the whole complaint.
fn check_error(args: &[&str], stdin: &[u8], complaint: &str) {
    assert_eq!(
        openroom(args, stdin),
        (2, String::new(), format!("openroom: {complaint}\n"))
    );
}

#[test]
fn one_contract() {
    check("4SX N both 10", 790);
    check("4S N none 10", 420);
    check("4sxx w ew 10", -1080);
    check("3NT S NS 9", 600);
    check("3N south ns 9", 600);
    check("3nt E - 8", 50);
    check("7NTXX N all 13", 2980);
    check("1♣ N none 7", 70);
}

#[test]
fn result_against_the_contract() {
    check("4S N none =", 420);
    check("4S N none +1", 450);
    check("4SX N both -2", -500);
    check("4SX W both -2", 500);
    check("7C E none -13", 650);
}

#[test]
fn passed_out() {
    check("Pass", 0);
    check("pass - NS -", 0);
    check("P N both 0", 0);
    check_error(
        &["pass", "N", "both", "10"],
        b"",
        "tricks: \"10\" is not allowed; allowed: nothing, - or 0, since the board was passed out",
    );
}

#[test]
fn wrong_arguments() {
    check_error(
        &["4S", "Q", "NS", "10"],
        b"",
        "declarer: \"Q\" is not allowed; allowed: N, E, S, W",
    );
    check_error(
        &["4S"],
        b"",
        "declarer: missing; allowed: N, E, S, W\n\
         vul: missing; allowed: none (or -), NS, EW, both (or all)\n\
         tricks: missing; allowed: 0 to 13, or against the contract: =, +1, -2",
    );
    check_error(
        &["4S", "N", "NS", "+4"],
        b"",
        "tricks: \"+4\" is not possible in 4S; allowed: -10 to +3",
    );
    for contract in [
        "",
        "4",
        "8S",
        "0S",
        "4Q",
        "4SXXX",
        "é",
        "♠4",
        "4é",
        "x",
        "44S",
        "redoubled",
    ] {
        let (status, out, err) = openroom(&[contract, "N", "NS", "10"], b"");
        assert_eq!((status, out.as_str()), (2, ""), "{contract}");
        assert!(err.starts_with("openroom: contract: "), "{err}");
    }
    for tricks in [
        "",
        "14",
        "256",
        "-14",
        "--1",
        "+",
        "-",
        "+-1",
        "é",
        "==",
        "1.5",
        "+128",
        "-99999999999",
    ] {
        let (status, out, err) = openroom(&["4S", "N", "NS", tricks], b"");
        assert_eq!((status, out.as_str()), (2, ""), "{tricks}");
        assert!(err.starts_with("openroom: tricks: "), "{err}");
    }
}

#[test]
fn help_is_not_taken_for_a_result() {
    for args in [
        &["--help"][..],
        &["4S", "--help"],
        &["4S", "N", "NS", "10", "--help"],
    ] {
        let (status, out, _) = openroom(args, b"");
        assert_eq!(status, 0);
        assert!(out.contains("Usage"), "{out}");
    }
}

#[test]
fn csv_keeps_what_it_was_given() {
    check_csv(
        "contract,declarer,vul,tricks\n4S,N,NS,10\nPass,,,\n",
        "contract,declarer,vul,tricks,score\n4S,N,NS,10,620\nPass,,,,0\n",
    );
    check_csv(
        "Tricks, Vul ,board,note,Declarer,Contract\n-2,both,1,\"a, b\",N,4SX\n=,-,2,,w, 1c \n",
        "Tricks, Vul ,board,note,Declarer,Contract,score\n-2,both,1,\"a, b\",N,4SX,-500\n=,-,2,,w, 1c ,-70\n",
    );
    check_csv(
        "contract,declarer,vul,tricks\r\n4S,N,NS,10\r\n",
        "contract,declarer,vul,tricks,score\r\n4S,N,NS,10,620\r\n",
    );
    check_csv(
        "\u{feff}contract,declarer,vul,tricks\n4S,N,NS,10\n",
        "contract,declarer,vul,tricks,score\n4S,N,NS,10,620\n",
    );
    check_csv(
        "contract,declarer,vul,tricks\n",
        "contract,declarer,vul,tricks,score\n",
    );
}

#[test]
fn csv_with_errors_names_lines_and_columns() {
    check_error(
        &[],
        b"contract,declarer,vul,tricks\n4S,N,NS,10\n\n4S,N,maybe,10\n",
        "line 4, column vul: \"maybe\" is not allowed; allowed: none (or -), NS, EW, both (or all)",
    );
    check_error(
        &[],
        b"contract,declarer,vul,tricks\r\n\"4S\r\n\",N,NS,10\r\n4S,N,NS,14\r\n4S,N\r\n4\xff,X,NS,10\r\n",
        "4 errors, no scores printed\n\
         line 4, column tricks: \"14\" is not allowed; allowed: 0 to 13, or against the contract: =, +1, -2\n\
         line 5: 2 fields; allowed: 4, as in the first line\n\
         line 6, column contract: \"4\u{fffd}\" is not allowed; allowed: a level 1 to 7, a denomination C, D, H, S or \
         NT, then X or XX if doubled or redoubled; or Pass\n\
         line 6, column declarer: \"X\" is not allowed; allowed: N, E, S, W",
    );
}

#[test]
fn csv_with_many_errors_lists_twenty() {
    let input = "contract,declarer,vul,tricks\n".to_owned() + &"4S,Q,NS,10\n".repeat(23);
    let (status, out, err) = openroom(&[], input.as_bytes());
    assert_eq!((status, out.as_str()), (2, ""));
    let lines: Vec<_> = err.lines().collect();
    assert_eq!(lines.len(), 22);
    assert_eq!(lines[0], "openroom: 23 errors, no scores printed");
    assert_eq!(
        lines[20],
        "line 21, column declarer: \"Q\" is not allowed; allowed: N, E, S, W"
    );
    assert_eq!(lines[21], "and 3 more");
}

#[test]
fn csv_with_a_wrong_header() {
    let needed = "needed, separated by commas: contract, declarer, vul, tricks";
    check_error(
        &[],
        b"",
        &format!("line 1: no column contract, declarer, vul, tricks; {needed}"),
    );
    check_error(
        &[],
        b"contract,declarer,tricks\n",
        &format!("line 1: no column vul; {needed}"),
    );
    check_error(
        &[],
        b"contract,declarer,tricks,vul,Vul\n",
        "line 1, column vul: appears twice; allowed: once",
    );
    check_error(
        &[],
        b"contract,declarer,tricks,vul,score\n",
        "line 1, column score: already there; that name is needed for the scores",
    );
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .arg("score-contract")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    drop(child.stdout.take());
    let input = "contract,declarer,vul,tricks\n".to_owned() + &"4S,N,NS,10\n".repeat(100_000);
    child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(input.as_bytes())
        .expect("all of it is read");
    let output = child.wait_with_output().expect("the binary ends");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
