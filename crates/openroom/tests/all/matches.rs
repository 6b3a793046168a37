//! `openroom match`, as a user sees it.

use std::process::{Command, Output};

fn openroom(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(args)
        .envs([("LC_ALL", ""), ("LC_MESSAGES", ""), ("LANG", "")])
        .output()
        .unwrap()
}

fn out(args: &[&str]) -> String {
    let output = openroom(args);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_match_of_robots_is_the_same_again() {
    let args = ["match", "fast", "random", "--boards", "2", "--seed", "5"];
    let text = out(&args);
    assert_eq!(text.lines().count(), 5, "{text}");
    assert!(
        text.starts_with("fast against random: 2 boards, seed 5\nBoard 1: "),
        "{text}"
    );
    let json = out(&[&args[..], &["--json"]].concat());
    let lines: Vec<serde_json::Value> = json
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let [first, second, total] = lines.as_slice() else {
        panic!("{json}");
    };
    let imps = |board: &serde_json::Value| board["imps"].as_i64().unwrap();
    assert_eq!(imps(total), imps(first) + imps(second));
    assert_eq!(
        total["squares"].as_i64().unwrap(),
        imps(first).pow(2) + imps(second).pow(2)
    );
    // The logs are table logs: whoever replays them comes to the same score.
    for board in [first, second] {
        for (log, score) in board["logs"]
            .as_array()
            .unwrap()
            .iter()
            .zip(board["scores"].as_array().unwrap())
        {
            let log = openroom_laws::log::read(log.as_str().unwrap())
                .unwrap()
                .remove(0);
            let table = openroom_laws::replay::replay(&log, log.edition()).unwrap();
            assert_eq!(
                i64::from(table.result().unwrap().score),
                score.as_i64().unwrap()
            );
        }
    }
}

#[test]
fn who_is_no_robot_is_told_which_there_are() {
    let output = openroom(&["match", "fast", "slow"]);
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        said.contains("`slow` is no robot; write fast, club, strong"),
        "{said}"
    );
}
