//! `openroom weigh`: the worked examples of the White Book, from their inputs.

use std::io::Write as _;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

fn openroom(event: &str, args: &[&str]) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(["weigh", "-"])
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let _ = child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(event.as_bytes());
    let output = child.wait_with_output().expect("the binary ends");
    (
        output.status.code().expect("no signal"),
        String::from_utf8(output.stdout).expect("UTF-8"),
        String::from_utf8(output.stderr).expect("UTF-8"),
    )
}

fn weigh(event: &str, args: &[&str]) -> Value {
    let args: Vec<&str> = args.iter().copied().chain(["--json"]).collect();
    let (status, out, err) = openroom(event, &args);
    assert_eq!((status, err.as_str()), (0, ""), "{args:?}");
    serde_json::from_str(&out).expect("JSON")
}

fn refused(event: &str, args: &[&str]) -> String {
    let (status, out, err) = openroom(event, args);
    assert_eq!((status, out.as_str()), (2, ""), "{args:?}");
    err
}

/// A match of two teams: the result here, and that of the other table as North-South there.
fn teams(edition: u16, board: u32, here: &str, there: i32) -> String {
    format!(
        "event: {{kind: teams}}\nedition: {edition}\nscoring: {{method: imps}}\nresults:\n\
         - {{board: {board}, match: 1, ns: A, ew: B, {here}}}\n\
         - {{board: {board}, match: 1, ns: B, ew: A, score: {there}}}\n"
    )
}

const SLAM_OR_GAME: [&str; 4] = ["25% 6S N =", "40% 4S N +2", "20% 4S N +1", "15% 6S N -1"];

#[test]
fn white_book_12_1_4_a_matchpoints_worked_out_by_hand() {
    let mut event = String::from("scoring: {method: matchpoints}\nresults:\n");
    for pair in 1..=11 {
        event += &format!(
            "- {{board: 4, ns: {pair}, ew: {}, score: 200}}\n",
            pair + 20
        );
    }
    let outcomes = [
        "25% 1430: 17.1",
        "40% 680: 12.2",
        "20% 650: 8.7",
        "15% -100: 3.4",
    ];
    let mut args = vec!["4", "--ns", "1", "--offenders", "ew"];
    args.extend(outcomes);
    let told = weigh(&event, &args);
    assert_eq!(told["sum"]["ns"], json!(11.405));
    assert_eq!(told["adjusted"], json!({"ns": 11.405, "ew": 8.595}));
    assert_eq!(told["top"], json!(20));
    assert_eq!(told["damage"], json!(true));
}

#[test]
fn white_book_12_1_4_b_teams() {
    let event = teams(2007, 4, "contract: 4HX, by: E, result: '-1'", 650);
    let mut args = vec!["4", "--ns", "A", "--offenders", "ew"];
    args.extend(SLAM_OR_GAME);
    let told = weigh(&event, &args);
    assert_eq!(told["sum"], json!({"ns": 1.7, "ew": -1.7}));
    assert_eq!(told["adjusted"], json!({"ns": 2, "ew": -2}));
    let worths: Vec<&Value> = told["outcomes"]["ns"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| &row["worth"])
        .collect();
    assert_eq!(worths, [&json!(13), &json!(1), &json!(0), &json!(-13)]);
}

#[test]
fn white_book_12_18() {
    let event = teams(2007, 4, "contract: 4HX, by: N, result: '-1'", -680);
    let told = weigh(
        &event,
        &[
            "4",
            "--ns",
            "A",
            "--offenders",
            "ns",
            "30% 6S E =",
            "40% 4S E +2",
            "20% 4S E +1",
            "10% 6S E -1",
        ],
    );
    assert_eq!(told["sum"], json!({"ns": -2.4, "ew": 2.4}));
    // Best for North-South first.
    assert_eq!(told["outcomes"]["ns"][0]["result"], json!("6S E -1"));
    assert_eq!(told["adjusted"], json!({"ns": -2, "ew": 2}));
    assert_eq!(told["damage"], json!(true));
}

#[test]
fn white_book_12_20_a_all_self_inflicted() {
    let event = teams(2007, 2, "contract: 5HX, by: N, result: '-2'", 50);
    let told = weigh(
        &event,
        &[
            "2",
            "--ns",
            "A",
            "--offenders",
            "ew",
            "4H N -1",
            "--without-error",
            "4S E -2",
        ],
    );
    assert_eq!(
        told["redress"],
        json!({"table": -11, "without_infraction": -4, "without_error": 2})
    );
    assert_eq!(told["adjusted"], json!({"ns": -11, "ew": 4}));
    assert_eq!(told["damage"], json!(true));
    assert_eq!(told["laws"], json!(["12C1a", "12C1b"]));
}

#[test]
fn white_book_12_20_b_partly_self_inflicted() {
    let event = teams(2007, 2, "contract: 5HX, by: N, result: '-2'", -170);
    let told = weigh(
        &event,
        &[
            "2",
            "--ns",
            "A",
            "--offenders",
            "ew",
            "4H N -1",
            "--without-error",
            "4S E =",
        ],
    );
    assert_eq!(
        told["redress"],
        json!({"table": -8, "without_infraction": 2, "without_error": -6})
    );
    assert_eq!(told["adjusted"], json!({"ns": 0, "ew": -2}));
}

#[test]
fn white_book_12_20_c_thirds() {
    let event = teams(2017, 4, "contract: 2S, by: N, result: '='", 140);
    let told = weigh(
        &event,
        &[
            "4",
            "--ns",
            "A",
            "--offenders",
            "ew",
            "2/3 4S N =",
            "1/3 4S N -1",
        ],
    );
    assert_eq!(told["exact"], json!({"ns": "14/3", "ew": "-14/3"}));
}

#[test]
fn white_book_12_20_d_pairs() {
    let others = [420, 420, 420, 420, 400, 400, 170, 150, -50, -50, -50];
    let mut event = String::from(
        "edition: 2007\nscoring: {method: matchpoints}\nresults:\n- {board: 1, ns: 1, ew: 21, score: 150}\n",
    );
    for (pair, score) in (2..).zip(others) {
        event += &format!(
            "- {{board: 1, ns: {pair}, ew: {}, score: {score}}}\n",
            pair + 20
        );
    }
    let told = weigh(
        &event,
        &[
            "1",
            "--ns",
            "1",
            "--offenders",
            "ew",
            "1/3 3NT N =",
            "1/3 3NT N -1",
            "1/6 4S N =",
            "1/6 4S N -1",
        ],
    );
    assert_eq!(told["exact"]["ns"], json!("17/2"));
    let worth = |place: usize| told["outcomes"]["ns"][place]["worth"].clone();
    assert_eq!(
        [worth(0), worth(1), worth(2)],
        [json!(18.8333), json!(12.3333), json!(2.5)]
    );
}

#[test]
fn white_book_12_20_e_a_serious_error_against_a_slam() {
    // The slam is made because a defender discards; without that it is one down. Without the infraction, five clubs.
    let event = teams(2007, 4, "contract: 6C, by: S, result: '='", 620);
    let told = weigh(
        &event,
        &[
            "4",
            "--ns",
            "A",
            "--offenders",
            "ns",
            "5C S =",
            "--without-error",
            "6C S -1",
        ],
    );
    let table = &told["table"];
    assert_eq!(
        told["adjusted"]["ew"], table["ew"],
        "the damage is their own"
    );
    assert_eq!(told["adjusted"]["ns"], json!(-1), "600 against 620");
}

#[test]
fn white_book_16_3_a_the_disallowed_call_has_no_weight() {
    for edition in [2007, 2017] {
        let event = teams(edition, 4, "contract: 4S, by: W, result: '='", -620);
        let base = [
            "4",
            "--ns",
            "A",
            "--offenders",
            "ew",
            "--disallowed",
            "4S W =",
        ];
        let told = weigh(
            &event,
            &[&base[..], &["20% 5CX N =", "40% 4HX N -1", "40% 4HX N -2"]].concat(),
        );
        assert_eq!(told["outcomes"]["ns"][0]["score"], json!(750));
        assert_eq!(told["damage"], json!(true));
        let err = refused(
            &event,
            &[
                &base[..],
                &["20% 5CX N =", "30% 4HX N -1", "30% 4HX N -2", "20% 4S W ="],
            ]
            .concat(),
        );
        assert!(
            err.contains("4S W = needs the call that is disallowed"),
            "{err}"
        );
    }
    // Under 2007 some authorities let it be weighed.
    let event = teams(2007, 4, "contract: 4S, by: W, result: '='", -620);
    weigh(
        &event,
        &[
            "4",
            "--ns",
            "A",
            "--disallowed",
            "4S W =",
            "--authority",
            "laws",
            "80% 4HX N -1",
            "20% 4S W =",
        ],
    );
}

#[test]
fn white_book_16_3_b_the_same_contract_by_another_route() {
    let event = teams(2017, 1, "contract: 3H, by: E, result: '='", 110);
    let args = [
        "1",
        "--ns",
        "A",
        "--offenders",
        "ew",
        "--law",
        "16B3",
        "--disallowed",
        "3H E =",
        "60% 2S N =",
        "40% 3H E =",
    ];
    let err = refused(&event, &args);
    assert!(err.contains("3H E = needs"), "{err}");
    let told = weigh(
        &event,
        &[&args[..], &["--route", "West bids 3H over the pass"]].concat(),
    );
    assert_eq!(told["damage"], json!(true));
    assert_eq!(told["score"]["route"], json!("West bids 3H over the pass"));
}

#[test]
fn white_book_16_3_c_another_call_that_would_be_disallowed_too() {
    // The double brought 800; two spades was the other action.
    let event = teams(2007, 4, "contract: 1NTX, by: S, result: '-3'", -100);
    let base = [
        "4",
        "--ns",
        "A",
        "--offenders",
        "ew",
        "--disallowed",
        "1NTX S -3",
    ];
    // If two spades is legal it is weighed with one no trump undoubled.
    let told = weigh(
        &event,
        &[&base[..], &["50% 1NT S -3", "50% 2S W ="]].concat(),
    );
    assert_eq!(told["damage"], json!(true));
    // If it is not, one no trump undoubled is all there is.
    let both = [
        &base[..],
        &["--disallowed", "2S W =", "50% 1NT S -3", "50% 2S W ="],
    ]
    .concat();
    assert!(refused(&event, &both).contains("2S W = needs"));
    let told = weigh(
        &event,
        &[&base[..], &["--disallowed", "2S W =", "1NT S -3"]].concat(),
    );
    assert_eq!(told["outcomes"]["ns"][0]["score"], json!(-300));
}

#[test]
fn white_book_16_3_d_the_auction_rebuilt() {
    let event = teams(2007, 1, "contract: 3NT, by: E, result: '='", -420);
    let base = [
        "1",
        "--ns",
        "A",
        "--offenders",
        "ew",
        "--disallowed",
        "3NT E =",
    ];
    let told = weigh(
        &event,
        &[
            &base[..],
            &[
                "--route",
                "2NT 3D 3H 3NT, passed",
                "33% 3NT E =",
                "67% 4H E -1",
            ],
        ]
        .concat(),
    );
    assert_eq!(told["exact"]["ns"], json!("703/100"));
    // If the pass is illegal too, the whole is four hearts.
    assert!(
        refused(
            &event,
            &[&base[..], &["33% 3NT E =", "67% 4H E -1"]].concat()
        )
        .contains("3NT E = needs")
    );
    let told = weigh(&event, &[&base[..], &["4H E -1"]].concat());
    assert_eq!(told["adjusted"], json!({"ns": 10, "ew": -10}));
}

#[test]
fn weights_proposed_from_shares_with_their_derivation() {
    let event = teams(2017, 1, "contract: 4S, by: N, result: '-1'", 420);
    let told = weigh(
        &event,
        &[
            "1",
            "--ns",
            "A",
            "--offenders",
            "ew",
            "4 4S N =",
            "2 4S N -1",
            "1 3S N +1",
        ],
    );
    let percents: Vec<i64> = told["derived"]
        .as_array()
        .unwrap()
        .iter()
        .map(|weight| weight["percent"].as_i64().unwrap())
        .collect();
    assert_eq!(percents, [55, 30, 15]);
    assert_eq!(told["derived"][0]["exact"], json!("400/7"));
}

#[test]
fn no_damage() {
    let event = teams(2017, 1, "contract: 4S, by: N, result: '='", 420);
    let told = weigh(
        &event,
        &[
            "1",
            "--ns",
            "A",
            "--offenders",
            "ew",
            "60% 4S N =",
            "40% 4S N -1",
        ],
    );
    assert_eq!(told["damage"], json!(false));
}

#[test]
fn split_after_a_directors_error() {
    // White Book 12.1.5: each side the better of it.
    let event = teams(2007, 1, "contract: 3H, by: N, result: '+1'", 170);
    let outcomes = [
        "ns 75% 4H N =",
        "ns 25% 3H N +1",
        "ew 25% 4H N =",
        "ew 75% 3H N +1",
    ];
    let mut args = vec!["1", "--ns", "A", "--law", "82C"];
    args.extend(outcomes);
    let told = weigh(&event, &args);
    assert_eq!(told["exact"], json!({"ns": "9/2", "ew": "-3/2"}));
    let without: Vec<&str> = args
        .iter()
        .copied()
        .filter(|arg| !["--law", "82C"].contains(arg))
        .collect();
    assert!(refused(&event, &without).contains("82C"));
}

#[test]
fn told_to_people_in_every_language() {
    let event = teams(2017, 1, "contract: 4S, by: N, result: '-1'", 420);
    let args = [
        "1",
        "--ns",
        "A",
        "--offenders",
        "ew",
        "2 4S N =",
        "1 4S N -1",
    ];
    for language in ["en", "pt", "es", "es-ES", "it", "ro"] {
        let (status, out, err) = openroom(&event, &[&args[..], &["--lang", language]].concat());
        assert_eq!((status, err.as_str()), (0, ""));
        insta::assert_snapshot!(format!("told_to_people_{language}"), out);
    }
}

#[test]
fn which_table_and_what_is_wrong() {
    let event = teams(2017, 1, "contract: 4S, by: N, result: '-1'", 420);
    assert!(refused(&event, &["1", "4S N ="]).contains("A-B, B-A"));
    assert!(refused(&event, &["9", "4S N ="]).contains("board 9"));
    assert!(refused(&event, &["1", "--ns", "A", "60% 4S N ="]).contains("60"));
    let told = weigh(&event, &["1", "--ns", "A"]);
    assert_eq!(
        told["other_tables"],
        json!([{"result": "420", "tables": 1, "barred": false}])
    );
}

#[test]
fn the_log_of_an_event_will_do() {
    let plan = openroom_movements::generate::howell(3, 2)
        .unwrap()
        .to_yaml();
    let plan: String = plan.lines().map(|line| format!("      {line}\n")).collect();
    let at = "at: 2026-05-14T18:00:00Z";
    let mut log = format!("- {{{at}, by: organiser, created: {{name: Test, kind: pairs}}}}\n");
    for pair in 1..=6 {
        log += &format!(
            "- {{{at}, by: director, entered: {{contestant: {pair}, players: [P{pair}a, P{pair}b]}}}}\n"
        );
    }
    log += &format!("- {at}\n  by: director\n  movement:\n    plan: |\n{plan}");
    log += &format!("- {{{at}, by: director, round-started: {{round: 1}}}}\n");
    log += &format!(
        "- {{{at}, by: director, result: {{round: 1, table: \"1\", board: 1, contract: 4S, by: N, tricks: 9}}}}\n"
    );
    let told = weigh(&log, &["1", "--offenders", "ew", "4S N ="]);
    assert_eq!(told["at_table"], json!("4S N -1"));
    assert_eq!(told["outcomes"]["ns"][0]["score"], json!(420));
}

#[test]
fn candidates_that_need_the_disallowed_call_are_marked() {
    let event = "edition: 2017
scoring: {method: matchpoints}
results:
- {board: 1, ns: 1, ew: 2, contract: 4S, by: W, result: '='}
- {board: 1, ns: 3, ew: 4, contract: 4S, by: W, result: '-1'}
- {board: 1, ns: 5, ew: 6, contract: 4H, by: N, result: '='}
- {board: 1, ns: 7, ew: 8, contract: 4H, by: N, result: '='}
";
    let told = weigh(event, &["1", "--ns", "1", "--disallowed", "4S W ="]);
    assert_eq!(
        told["other_tables"],
        json!([
            {"result": "4H N =", "tables": 2, "barred": false},
            {"result": "4S W -1", "tables": 1, "barred": true},
        ])
    );
}
