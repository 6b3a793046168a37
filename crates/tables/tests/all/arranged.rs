//! What a table arranges for players with special needs (White Book 141.4, 141.5).

use contract_bridge::Seat;
use openroom_laws::entry::Actor;
use openroom_tables::{CardsNamed, Deed, InPlay, Now, Opened, Player, Settings, Sight, Viewer};

const DEAL: &str = "N:AQ7.Q643.A6.AJ93 86.KT97.QJ532.52 K95.A5.K9874.Q64 JT432.J82.T.KT87";

fn table(settings: Settings, robots: [bool; 4]) -> InPlay {
    let head = format!("board: 1\ndeal: '{DEAL}'");
    let head = openroom_laws::log::read(&head).unwrap().remove(0);
    let players = robots.map(|robot| Player {
        robot,
        ..Player::default()
    });
    let opened = Opened {
        head,
        settings,
        players,
    };
    InPlay::open(opened, 0).unwrap()
}

fn act(board: &mut InPlay, by: Seat, deed: &str) -> Result<(), String> {
    let deed: Deed = serde_json::from_str(deed).unwrap();
    let at = board.record().len() as u64 * 1000;
    let done = board.act(Actor::Player(by), deed, at);
    done.map(drop).map_err(|refused| refused.to_string())
}

fn seen(board: &InPlay, seat: Seat) -> Sight {
    board.sight(Viewer::Seat(seat), Now::default())
}

const ARRANGE: &str = r#"{"arrange": {"spoken-calls": true, "cards-named": "dummy", "calls-by": ["E", null, null, null]}}"#;

#[test]
fn an_opponent_makes_the_calls_of_a_player_once_all_agree() {
    let mut board = table(Settings::default(), [false; 4]);
    let call = r#"{"for": {"seat": "N", "act": "1NT"}}"#;
    let no = "the table has not arranged that you make calls for this player";
    assert_eq!(act(&mut board, Seat::East, call), Err(no.to_owned()));
    act(&mut board, Seat::North, ARRANGE).unwrap();
    assert_eq!(seen(&board, Seat::South).arranging.unwrap().waits.len(), 3);
    for seat in [Seat::East, Seat::South] {
        act(&mut board, seat, r#"{"agree": {"yes": true}}"#).unwrap();
        assert_eq!(act(&mut board, Seat::East, call), Err(no.to_owned()));
    }
    act(&mut board, Seat::West, r#"{"agree": {"yes": true}}"#).unwrap();
    let east = seen(&board, Seat::East);
    assert!(east.arranging.is_none() && east.settings.arranged.spoken_calls);
    assert_eq!(east.settings.arranged.cards_named, CardsNamed::Dummy);
    // The box of North lies before East, and before nobody else.
    assert_eq!(east.may.calls_for[0].seat, Actor::Player(Seat::North));
    assert_eq!(east.may.calls_for[0].calls.len(), 38);
    assert!(seen(&board, Seat::South).may.calls_for.is_empty());
    act(&mut board, Seat::East, call).unwrap();
    // In the record it is a call of North that East has made.
    let line = &seen(&board, Seat::West).log[0];
    assert_eq!(
        (line.did.as_str(), line.by),
        ("1NT", Actor::Player(Seat::North))
    );
    assert_eq!(line.proxy, Some(Actor::Player(Seat::East)));
    // His own he makes as ever.
    act(&mut board, Seat::East, r#"{"act": "Pass"}"#).unwrap();
    assert_eq!(seen(&board, Seat::West).log[1].proxy, None);
    let text = serde_json::to_string(board.record()).unwrap();
    let record: Vec<openroom_tables::Timed> = serde_json::from_str(&text).unwrap();
    assert_eq!(InPlay::replay(record).unwrap(), board);
}

#[test]
fn somebody_beside_the_player_is_marked_too_and_partner_makes_no_calls() {
    let mut board = table(Settings::default(), [false, true, true, true]);
    let partner = r#"{"arrange": {"calls-by": ["S", null, null, null]}}"#;
    let refused = act(&mut board, Seat::North, partner).unwrap_err();
    assert!(
        refused.starts_with("a player’s calls are made by an opponent"),
        "{refused}"
    );
    // Robots agree to what a person needs.
    act(
        &mut board,
        Seat::North,
        r#"{"arrange": {"calls-by": ["N", null, null, null]}}"#,
    )
    .unwrap();
    act(&mut board, Seat::North, r#"{"act": "1NT"}"#).unwrap();
    let line = &seen(&board, Seat::West).log[0];
    assert_eq!(line.proxy, Some(Actor::Player(Seat::North)));
}

#[test]
fn one_who_does_not_agree_ends_it_and_behind_a_screen_it_is_the_screen_mate() {
    let mut board = table(Settings::default(), [false; 4]);
    act(&mut board, Seat::North, ARRANGE).unwrap();
    act(&mut board, Seat::West, r#"{"agree": {"yes": false}}"#).unwrap();
    assert!(seen(&board, Seat::North).arranging.is_none());
    assert!(act(&mut board, Seat::East, r#"{"agree": {"yes": true}}"#).is_err());
    let screens = Settings {
        screens: true,
        ..Settings::default()
    };
    let mut board = table(screens, [false; 4]);
    let west = r#"{"arrange": {"calls-by": ["W", null, null, null]}}"#;
    assert!(act(&mut board, Seat::North, west).is_err());
    act(&mut board, Seat::North, ARRANGE).unwrap();
}

#[test]
fn a_captain_sits_beside_one_player_whoever_else_may_look_on() {
    let board = table(Settings::default(), [false; 4]);
    let hands = |viewer| {
        let sight = board.sight(viewer, Now::default());
        let seen = sight.seats.iter().filter(|seat| {
            let hand = seat.hand.unwrap_or(contract_bridge::Hand::EMPTY);
            !hand.is_empty()
        });
        seen.map(|seat| seat.seat).collect::<Vec<Seat>>()
    };
    assert_eq!(hands(Viewer::Placed(Seat::East)), [Seat::East]);
    assert!(hands(Viewer::Beside(Seat::East)).is_empty());
}
