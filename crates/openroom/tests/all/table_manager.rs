//! `openroom table-manager`: four of our robots play through the protocol what they play without it.

use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use openroom_laws::Board;
use openroom_robots::{Robot, Strength, System, brought, dealt, play_out};

fn start(args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(args)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

#[test]
fn robots_play_through_the_protocol_what_they_play_without() {
    let args = [
        "table-manager",
        "--listen",
        "127.0.0.1:0",
        "--boards",
        "2",
        "--seed",
        "6",
        "--patience",
        "120",
    ];
    let mut manager = start(&args);
    let mut told = BufReader::new(manager.stdout.take().unwrap());
    let mut first = String::new();
    told.read_line(&mut first).unwrap();
    let address = first.trim().rsplit(' ').next().unwrap();
    let robots: Vec<Child> = ["N", "E", "S", "W"]
        .into_iter()
        .map(|seat| {
            start(&[
                "table-manager",
                "connect",
                address,
                "--seat",
                seat,
                "--robot",
                "fast",
                "--seed",
                "3",
            ])
        })
        .collect();
    let mut text = String::new();
    told.read_to_string(&mut text).unwrap();
    let ended = manager.wait_with_output().unwrap();
    assert!(
        ended.status.success(),
        "{}",
        String::from_utf8_lossy(&ended.stderr)
    );
    for robot in robots {
        let ended = robot.wait_with_output().unwrap();
        assert!(
            ended.status.success(),
            "{}",
            String::from_utf8_lossy(&ended.stderr)
        );
    }
    let logs = openroom_laws::log::read(&text).unwrap();
    assert_eq!(logs.len(), 2);
    let mut robot = Robot::new(Arc::new(System::new()), Strength::Fast.into(), 3);
    robot.claims = false;
    for (log, number) in logs.iter().zip(1..) {
        let board = brought(Board::number(number), dealt(6, number)).unwrap();
        let without = play_out(board, [&robot; 4]).unwrap().log();
        assert_eq!(
            (&log.deal, &log.entries),
            (&without.deal, &without.entries),
            "board {number}"
        );
    }
}

#[test]
fn who_finds_no_table_is_told() {
    let args = ["table-manager", "connect", "127.0.0.1:1", "--seat", "N"];
    let ended = start(&args).wait_with_output().unwrap();
    assert!(!ended.status.success());
    let said = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert!(said.contains("cannot connect to 127.0.0.1:1"), "{said}");
}
