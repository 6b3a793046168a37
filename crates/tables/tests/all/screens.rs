//! Boards with screens (White Book 151): what crosses with the tray, what is told to whom, and a call that is changed before it goes.

use contract_bridge::Seat;
use openroom_laws::Phase;
use openroom_laws::entry::Actor;
use openroom_tables::{
    Deed, Faces, InPlay, NoteKind, Now, Onlookers, Opened, Settings, Sight, TrayDone, Undo, Viewer,
};

const DEAL: &str = "N:AQ7.Q643.A6.AJ93 86.KT97.QJ532.52 K95.A5.K9874.Q64 JT432.J82.T.KT87";

fn behind() -> Settings {
    Settings {
        screens: true,
        director: true,
        ..Settings::default()
    }
}

fn table(settings: Settings) -> InPlay {
    let head = format!("board: 1\ndeal: '{DEAL}'");
    let head = openroom_laws::log::read(&head).unwrap().remove(0);
    let opened = Opened {
        head,
        settings,
        players: Default::default(),
    };
    InPlay::open(opened, 0).unwrap()
}

fn actor(letter: &str) -> Actor {
    let mut all = Actor::ALL.into_iter();
    all.find(|it| it.word() == letter).unwrap()
}

fn deed(what: &str) -> Deed {
    match what {
        "pass" | "hold" | "let-go" | "back" | "open" => {
            serde_json::from_value(serde_json::json!({ "tray": what })).unwrap()
        }
        json if json.starts_with('{') => serde_json::from_str(json).unwrap(),
        call => serde_json::from_value(serde_json::json!({ "act": call })).unwrap(),
    }
}

/// `10 N 1NT`, `20 N pass` for the tray: when, who and what.
fn play(board: &mut InPlay, steps: &[&str]) {
    for step in steps {
        let mut parts = step.splitn(3, ' ');
        let at = parts.next().unwrap().parse::<u64>().unwrap() * 1000;
        let by = actor(parts.next().unwrap());
        let done = board.act(by, deed(parts.next().unwrap()), at);
        assert!(done.is_ok(), "{step}: {done:?}");
    }
}

fn refusal(board: &InPlay, who: &str, what: &str) -> String {
    let refused = board.decide(actor(who), deed(what), 900_000);
    refused.expect_err(what).to_string()
}

fn seen(board: &InPlay, seat: Seat) -> Sight {
    board.sight(Viewer::Seat(seat), Now::default())
}

fn directs(board: &InPlay) -> Sight {
    board.sight(Viewer::Director, Now::default())
}

fn calls(sight: &Sight) -> usize {
    sight.auction.len()
}

#[test]
fn calls_cross_together_with_the_tray_and_their_times_do_not() {
    let mut board = table(behind());
    play(&mut board, &["5 N 1NT"]);
    assert_eq!(calls(&seen(&board, Seat::East)), 1);
    let south = seen(&board, Seat::South);
    assert_eq!((calls(&south), south.log.len(), south.version), (0, 0, 1));
    let turn = south.turn.unwrap();
    assert_eq!((turn.hand, turn.by.len(), turn.since), (None, 2, 0));
    // Nobody over there has a call to make, nor is he told more than that the tray is not there.
    assert_eq!(
        refusal(&board, "S", "Pass"),
        "the tray is on the other side of the screen"
    );
    assert_eq!(refusal(&board, "N", "pass"), not_ready());
    play(&mut board, &["25 E Pass"]);
    assert_eq!(calls(&seen(&board, Seat::South)), 0);
    assert!(seen(&board, Seat::South).may.calls.is_empty());
    let tray = seen(&board, Seat::East).tray.unwrap();
    assert_eq!(tray.may, [TrayDone::Pass, TrayDone::Hold]);
    play(&mut board, &["40 E pass"]);
    let south = seen(&board, Seat::South);
    assert_eq!((calls(&south), south.may.calls.len()), (2, 38));
    // When each of the two called stays on their side; the Director has it.
    assert_eq!(
        south.log.iter().map(|line| line.at).collect::<Vec<_>>(),
        [40_000; 2]
    );
    let director = directs(&board);
    let at: Vec<u64> = director.log.iter().map(|line| line.at).collect();
    assert_eq!(at, [5_000, 25_000]);
    let stay = &director.trays[0];
    assert_eq!(
        (stay.came, stay.called, stay.went),
        (0, Some(25_000), 40_000)
    );
    assert_eq!(stay.by, actor("E"));
    // A thought begins when the tray is there.
    play(&mut board, &["45 S 3NT"]);
    assert_eq!(directs(&board).log[2].took, 5_000);
}

fn not_ready() -> String {
    "the tray goes to the other side when both players on this side have called".to_owned()
}

#[test]
fn either_player_may_hold_the_tray_and_the_other_side_does_not_know() {
    let mut board = table(behind());
    play(&mut board, &["1 N 1NT", "2 N hold", "3 E Pass"]);
    assert_eq!(
        refusal(&board, "E", "pass"),
        "your screen-mate is holding the tray back"
    );
    assert_eq!(
        seen(&board, Seat::East).tray.unwrap().held,
        Some(actor("N"))
    );
    let west = seen(&board, Seat::West);
    assert_eq!((west.tray.unwrap().held, west.version), (None, 1));
    play(&mut board, &["20 N let-go", "21 E pass"]);
    assert_eq!(seen(&board, Seat::West).version, 4);
    // The Director moves a tray whose holder has gone.
    play(
        &mut board,
        &["22 S 3NT", "23 W Pass", "24 W hold", "40 D pass"],
    );
    assert_eq!(calls(&seen(&board, Seat::North)), 4);
}

#[test]
fn nothing_is_led_before_the_last_calls_have_crossed() {
    let mut board = table(behind());
    play(
        &mut board,
        &[
            "1 N 1NT", "2 E Pass", "3 N pass", "4 S 3NT", "5 W Pass", "6 S pass", "7 N Pass",
            "8 E Pass",
        ],
    );
    assert_eq!(board.table().phase(), Phase::Clarification);
    // South and West do not know yet that the auction is over.
    assert_eq!(seen(&board, Seat::South).phase, Phase::Auction);
    assert!(seen(&board, Seat::East).may.cards.is_empty());
    assert_eq!(
        refusal(&board, "E", "DQ"),
        "first the tray goes to the other side of the screen"
    );
    play(&mut board, &["9 E pass"]);
    assert!(seen(&board, Seat::South).tray.is_none());
    assert_eq!(seen(&board, Seat::South).phase, Phase::Clarification);
    play(&mut board, &["10 E DQ"]);
    assert_eq!(seen(&board, Seat::South).phase, Phase::Play);
}

#[test]
fn both_partners_tell_their_own_screen_mate_who_acknowledges() {
    let mut board = table(behind());
    play(
        &mut board,
        &[
            r#"1 N {"alerted": {"act": "1C", "words": "strong"}}"#,
            "2 E Pass",
        ],
    );
    assert!(seen(&board, Seat::East).auction[0].acknowledge);
    play(
        &mut board,
        &[r#"3 E {"acknowledge": {"entry": 0}}"#, "4 E pass"],
    );
    assert!(!seen(&board, Seat::East).auction[0].acknowledge);
    // South does not know what North has said of it, nor that he said anything; he tells West himself.
    let south = &seen(&board, Seat::South).auction[0];
    assert!(!south.alerted && south.meaning.is_none() && south.notes.is_empty() && south.explain);
    play(
        &mut board,
        &[
            r#"5 W {"ask": {"entry": 0}}"#,
            r#"6 S {"explain": {"entry": 0, "words": "natural"}}"#,
            r#"7 W {"acknowledge": {"entry": 0}}"#,
        ],
    );
    let told = |seat| seen(&board, seat).auction[0].meaning.clone();
    assert_eq!(told(Seat::West).as_deref(), Some("natural"));
    assert_eq!(told(Seat::East).as_deref(), Some("strong"));
    let kinds = |sight: &Sight| -> Vec<NoteKind> {
        sight.auction[0]
            .notes
            .iter()
            .map(|note| note.kind)
            .collect()
    };
    let (here, there) = (
        [NoteKind::Alert, NoteKind::Acknowledge],
        [NoteKind::Ask, NoteKind::Explain, NoteKind::Acknowledge],
    );
    assert_eq!(kinds(&seen(&board, Seat::North)), here);
    assert_eq!(kinds(&seen(&board, Seat::South)), there);
    assert_eq!(kinds(&directs(&board)), [&here[..], &there[..]].concat());
    let nothing = "there is nothing to acknowledge about that call";
    let acknowledge = r#"{"acknowledge": {"entry": 0}}"#;
    assert_eq!(refusal(&board, "W", acknowledge), nothing);
    assert_eq!(refusal(&board, "N", acknowledge), nothing);
}

#[test]
fn words_are_for_the_screen_mate_alone() {
    let mut board = table(behind());
    play(
        &mut board,
        &[r#"1 N {"say": {"to": "table", "words": "one moment"}}"#],
    );
    let heard = |viewer| board.sight(viewer, Now::default()).messages.len();
    let all = Seat::ALL.map(|seat| heard(Viewer::Seat(seat)));
    assert_eq!((all, heard(Viewer::Director)), ([1, 1, 0, 0], 1));
}

#[test]
fn a_call_is_changed_before_the_tray_goes_and_the_other_side_hears_nothing() {
    let mut board = table(behind());
    play(
        &mut board,
        &[
            "10 N 1S",
            "12 E Pass",
            r#"40 N {"slip": {"meant": "1H", "saw": 3, "drawn_off": true}}"#,
        ],
    );
    // Nothing goes on before the Director has found whether it was meant.
    assert_eq!(refusal(&board, "N", "pass"), not_ready());
    assert!(seen(&board, Seat::East).turn.unwrap().by == [Actor::Director]);
    let asked = directs(&board).changes.remove(0);
    assert!(asked.answer && asked.drawn_off);
    assert_eq!((asked.made, asked.saw, asked.at), (10_000, 37_000, 40_000));
    let before = seen(&board, Seat::West);
    play(&mut board, &[r#"45 D {"consent": {"yes": true}}"#]);
    assert_eq!(seen(&board, Seat::West), before);
    // It stands as he meant it, and East calls anew.
    let east = seen(&board, Seat::East);
    assert_eq!((calls(&east), east.may.calls.len()), (1, 38));
    assert_eq!(east.changes[0].yes, Some(true));
    play(&mut board, &["50 E 1S", "55 E pass"]);
    let west = seen(&board, Seat::West);
    let told: Vec<&str> = west.log.iter().map(|line| line.did.as_str()).collect();
    assert_eq!(told, ["1H", "1S"]);
    assert!(west.changes.is_empty() && west.called.is_none());
    // What has crossed is called for with the Director.
    assert_eq!(
        refusal(&board, "N", r#"{"slip": {"meant": "2H"}}"#),
        "your call has gone to the other side of the screen: call the Director"
    );
}

#[test]
fn a_call_that_stands_stands_and_without_a_director_the_screen_mate_says() {
    let mut board = table(Settings {
        director: false,
        undo: Undo::Consent,
        ..behind()
    });
    play(&mut board, &["1 N 1S", r#"2 N {"slip": {"meant": "1H"}}"#]);
    assert!(seen(&board, Seat::East).changes[0].answer);
    assert!(!seen(&board, Seat::North).changes[0].answer);
    play(
        &mut board,
        &[r#"3 E {"consent": {"yes": false}}"#, "4 E Pass", "5 N pass"],
    );
    assert_eq!(seen(&board, Seat::South).log[0].did, "1S");
    // What is not legal cannot be meant.
    play(&mut board, &["6 S 2S"]);
    assert_eq!(
        refusal(&board, "S", r#"{"slip": {"meant": "1S"}}"#),
        "the Laws do not allow this now"
    );
}

#[test]
fn the_director_has_the_tray_brought_back_or_opens_the_screen() {
    let mut board = table(behind());
    play(&mut board, &["1 N 1S", "2 E Pass", "3 N pass"]);
    let finds = r#"{"finds": "called"}"#;
    assert_eq!(
        refusal(&board, "D", finds),
        "a ruling is made with the screen open: open it, or have the tray brought back"
    );
    play(
        &mut board,
        &[
            "4 D back",
            r#"5 N {"slip": {"meant": "1H"}}"#,
            r#"6 D {"consent": {"yes": true}}"#,
        ],
    );
    // It had been seen over there, so they are told.
    assert_eq!(seen(&board, Seat::West).changes[0].yes, Some(true));
    assert_eq!(calls(&seen(&board, Seat::West)), 0);
    play(&mut board, &["7 E Pass", "8 E pass", "9 S 2H"]);
    // His partner has called since: it cannot go back any more (25A).
    assert!(refusal(&board, "D", "back").starts_with("the tray cannot go back"));
    assert_eq!(calls(&seen(&board, Seat::North)), 2);
    play(&mut board, &["10 D open", "11 D {\"finds\": \"called\"}"]);
    assert_eq!(calls(&seen(&board, Seat::North)), 3);
}

#[test]
fn no_onlooker_and_no_picture_sees_both_sides() {
    let board = table(Settings {
        onlookers: Onlookers::All { after: 0 },
        faces: Faces::All,
        ..behind()
    });
    assert_eq!(board.settings().onlookers, Onlookers::OneHand);
    assert_eq!(board.settings().faces, Faces::Screens);
    let later = board.sight(
        Viewer::Later,
        Now {
            at: 900_000,
            ..Now::default()
        },
    );
    assert!(
        later
            .seats
            .iter()
            .all(|seat| seat.hand.is_none() && seat.dealt.is_none())
    );
    let beside = board.sight(Viewer::Beside(Seat::East), Now::default());
    let hands = beside.seats.iter().filter(|seat| seat.hand.is_some());
    assert_eq!(
        hands.map(|seat| seat.seat).collect::<Vec<_>>(),
        [Seat::East]
    );
    // Whoever sits beside East knows no more of the other side than East.
    let mut board = board;
    play(&mut board, &["1 N 1NT", "2 E Pass", "3 N pass", "4 S 3NT"]);
    let beside = board.sight(Viewer::Beside(Seat::East), Now::default());
    assert_eq!(calls(&beside), 2);
}

#[test]
fn screens_are_put_up_between_two_boards() {
    let mut board = table(Settings::default());
    let up = serde_json::json!({"set": behind()}).to_string();
    play(&mut board, &[&format!("1 D {up}"), "2 N 1NT"]);
    assert_eq!(calls(&seen(&board, Seat::South)), 0);
    let down = serde_json::json!({"set": Settings::default()}).to_string();
    assert!(refusal(&board, "D", &down).starts_with("screens are put up or taken down"));
}

#[test]
fn a_record_with_screens_is_read_back() {
    let mut board = table(behind());
    play(
        &mut board,
        &[
            "1 N 1S",
            "2 E hold",
            r#"3 N {"slip": {"meant": "1H", "saw": 1}}"#,
            r#"4 D {"consent": {"yes": true}}"#,
            "5 E let-go",
            "6 E Pass",
            "7 N pass",
            r#"8 S {"alert": {"entry": 0}}"#,
            r#"9 W {"acknowledge": {"entry": 0}}"#,
        ],
    );
    let text = serde_json::to_string(board.record()).unwrap();
    let record: Vec<openroom_tables::Timed> = serde_json::from_str(&text).unwrap();
    assert_eq!(InPlay::replay(record).unwrap(), board);
}
