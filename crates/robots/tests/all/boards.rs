//! Boards that robots play from the first call to the last card.

use std::sync::Arc;

use contract_bridge::Seat;
use openroom_laws::entry::Actor;
use openroom_laws::{Edition, Log};
use openroom_robots::{Manner, Robot, Strength, Stuck, System, dealt, play_out};
use openroom_tables::{Alerts, Deed, InPlay, Now, Opened, Settings, Viewer, Way};

pub fn opened(seed: u64, number: u32, settings: Settings) -> InPlay {
    let head = format!("board: {number}");
    let mut head = openroom_laws::log::read(&head).unwrap().remove(0);
    head.deal = dealt(seed, number);
    let opened = Opened {
        head,
        settings,
        players: Default::default(),
    };
    InPlay::open(opened, 0).unwrap()
}

fn played(seed: u64, number: u32, manner: Manner, errs: u16, settings: Settings) -> Log {
    let played = tried(seed, number, manner, errs, settings);
    played.unwrap_or_else(|why| panic!("board {number} of seed {seed}: {why}"))
}

fn tried(
    seed: u64,
    number: u32,
    manner: Manner,
    errs: u16,
    settings: Settings,
) -> Result<Log, Stuck> {
    thread_local! {
        static SYSTEM: Arc<System> = Arc::new(System::new());
    }
    let system = SYSTEM.with(Arc::clone);
    let mut robot = Robot::new(system, manner, seed);
    robot.errs = errs;
    let board = opened(seed, number, settings);
    play_out(board, [&robot; 4]).map(|board| board.log())
}

/// How many boards: few when the tests run, more when somebody asks for them.
fn boards(usual: u32) -> u32 {
    let asked = std::env::var("ROBOT_BOARDS").ok();
    asked.and_then(|asked| asked.parse().ok()).unwrap_or(usual)
}

#[test]
fn no_illegal_call_or_card_and_every_board_ends() {
    // What is irregular is refused with guidance, so that a board that ends had nothing of it.
    for number in 1..=boards(30) {
        played(11, number, Manner::Random, 0, Settings::default());
    }
    for number in 1..=boards(30) / 10 {
        let log = played(12, number, Strength::Fast.into(), 0, Settings::default());
        let table = openroom_laws::replay::replay(&log, Edition::E2017).unwrap();
        assert_eq!(table.irregularities(), []);
        assert!(table.result().is_some());
    }
}

#[test]
fn the_same_seed_gives_the_same_board() {
    let one = played(3, 5, Strength::Fast.into(), 0, Settings::default());
    let same = played(3, 5, Strength::Fast.into(), 0, Settings::default());
    assert_eq!(one, same);
    let other = played(4, 5, Strength::Fast.into(), 0, Settings::default());
    assert_ne!(one.deal, other.deal);
}

#[test]
fn a_board_of_a_seed_is_what_it_was_on_every_machine() {
    let log = played(20261118, 3, Strength::Fast.into(), 0, Settings::default());
    let entries: Vec<String> = log.entries.iter().map(ToString::to_string).collect();
    insta_like(&entries.join("\n"));
}

/// The board as it is kept beside this file; `WRITE_BOARD=1` writes it anew.
fn insta_like(text: &str) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/all/board.txt");
    if std::env::var_os("WRITE_BOARD").is_some() {
        std::fs::write(path, format!("{text}\n")).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap();
    assert_eq!(kept.trim_end(), text);
}

#[test]
fn pupils_err_at_a_real_table_and_the_board_ends_all_the_same() {
    let settings = Settings {
        way: Way::AtTable,
        alerts: Alerts::Partner,
        ..Settings::default()
    };
    let mut erred = 0;
    for number in 1..=boards(12) {
        let log = match tried(21, number, Manner::Random, 40, settings) {
            Ok(log) => log,
            // There is none here: nobody can find what only he can.
            Err(Stuck::Director) => continue,
            Err(why) => panic!("board {number}: {why}"),
        };
        let table = openroom_laws::replay::replay(&log, Edition::E2017).unwrap();
        erred += table.irregularities().len();
    }
    assert!(erred > 3, "{erred}");
}

#[test]
fn nobody_errs_at_a_real_table_who_is_no_pupil() {
    let settings = Settings {
        way: Way::AtTable,
        ..Settings::default()
    };
    for number in 1..=boards(12) {
        let log = played(22, number, Manner::Random, 0, settings);
        let table = openroom_laws::replay::replay(&log, Edition::E2017).unwrap();
        assert_eq!(table.irregularities(), [], "board {number}");
    }
}

/// What four people did at a real table, with a Director; then what a robot at that seat does.
fn then_does(steps: &[(&str, &str)], seat: Seat) -> Option<Deed> {
    let head =
        "board: 1\ndeal: 'N:AQ7.Q643.A6.AJ93 86.KT97.QJ532.52 K95.A5.K9874.Q64 JT432.J82.T.KT87'";
    let head = openroom_laws::log::read(head).unwrap().remove(0);
    let settings = Settings {
        way: Way::AtTable,
        director: true,
        ..Settings::default()
    };
    let players = Default::default();
    let mut board = InPlay::open(
        Opened {
            head,
            settings,
            players,
        },
        0,
    )
    .unwrap();
    for (who, deed) in steps {
        let by = Actor::ALL.into_iter().find(|it| it.word() == *who).unwrap();
        board
            .act(by, serde_json::from_str(deed).unwrap(), 0)
            .unwrap();
    }
    let robot = Robot::new(Arc::new(System::new()), Strength::Fast.into(), 1);
    robot.act(&board.sight(Viewer::Seat(seat), Now::default()))
}

#[test]
fn a_robot_answers_about_a_lead_out_of_turn_and_waits_for_a_director_whom_it_has_called() {
    const AUCTION: [(&str, &str); 6] = [
        ("N", r#"{"act": "1NT"}"#),
        ("E", r#"{"act": "Pass"}"#),
        ("S", r#"{"act": "3NT"}"#),
        ("W", r#"{"act": "Pass"}"#),
        ("N", r#"{"act": "Pass"}"#),
        ("E", r#"{"act": "Pass"}"#),
    ];
    let led = [("W", r#"{"act": "SJ"}"#), ("N", r#"{"call-director": {}}"#)];
    let came = [("D", r#"{"finds": "called"}"#)];
    let all = |parts: &[&[(&'static str, &'static str)]]| parts.concat();
    // The card lies on the table outside any trick, and he has five choices (54).
    let asked = then_does(&all(&[&AUCTION, &led, &came]), Seat::North);
    assert!(matches!(asked, Some(Deed::Act(_))), "{asked:?}");
    // Until he has come nobody acts (9B2).
    let low = [("N", r#"{"act": "1NT"}"#), ("E", r#"{"act": "1S"}"#)];
    let called = then_does(&low, Seat::South);
    assert!(
        matches!(called, Some(Deed::CallDirector { .. })),
        "{called:?}"
    );
    let call = [("S", r#"{"call-director": {}}"#)];
    assert_eq!(then_does(&all(&[&low, &call]), Seat::South), None);
}

#[test]
fn the_four_hands_are_a_deal() {
    let deal = dealt(1, 1);
    let hands = Seat::ALL.map(|seat| deal.hand(seat).unwrap());
    let all = hands
        .iter()
        .fold(contract_bridge::Hand::EMPTY, |all, &one| all | one);
    assert!(hands.iter().all(|hand| hand.len() == 13));
    assert_eq!(all.len(), 52);
}

/// The marks are compared; `WRITE_BOARD=1` writes them anew.
#[test]
fn boards_of_seeds_are_what_they_were_on_every_machine() {
    let marks: Vec<String> = crate::kept_boards::marks().collect();
    if std::env::var_os("WRITE_BOARD").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/all/boards.txt");
        std::fs::write(path, marks.join("\n") + "\n").unwrap();
        return;
    }
    let kept: Vec<&str> = crate::kept_boards::KEPT.lines().collect();
    assert_eq!(marks, kept);
}

#[test]
fn robots_pass_the_tray_behind_screens_and_play_the_board_to_its_end() {
    let settings = Settings {
        screens: true,
        ..Settings::default()
    };
    let head = |number| {
        let mut head = openroom_laws::log::read(&format!("board: {number}"))
            .unwrap()
            .remove(0);
        head.deal = dealt(23, number);
        head
    };
    let robot = Robot::new(Arc::new(System::new()), Manner::Random, 23);
    for number in 1..=3 {
        let player = openroom_tables::Player {
            robot: true,
            ..Default::default()
        };
        let players = [player.clone(), player.clone(), player.clone(), player];
        let opened = Opened {
            head: head(number),
            settings,
            players,
        };
        let board = InPlay::open(opened, 0).unwrap();
        let board =
            play_out(board, [&robot; 4]).unwrap_or_else(|why| panic!("board {number}: {why}"));
        assert!(board.is_over());
    }
}
