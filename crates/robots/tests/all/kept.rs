//! What a robot cannot do: know more than its seat.

use std::sync::Arc;

use contract_bridge::{Hand, Seat};
use openroom_laws::entry::Actor;
use openroom_robots::{Robot, Strength, System};
use openroom_tables::{InPlay, Now, Settings, Viewer};

use crate::boards::opened;

/// The hands of two hidden seats exchanged, before anything is played: the robot at another seat does the same.
#[test]
fn hidden_hands_make_no_difference() {
    let system = Arc::new(System::new());
    let robot = Robot::new(system, Strength::Fast.into(), 9);
    for number in 1..=8 {
        let board = opened(31, number, Settings::default());
        let dealer = openroom_laws::Board::number(number).dealer;
        let mut log = board.log();
        log.deal
            .0
            .swap(dealer.lho() as usize, dealer.rho() as usize);
        let other = InPlay::open(
            openroom_tables::Opened {
                head: log,
                settings: Settings::default(),
                players: Default::default(),
            },
            0,
        );
        let deed = |board: &InPlay| robot.act(&board.sight(Viewer::Seat(dealer), Now::default()));
        assert_eq!(deed(&board), deed(&other.unwrap()));
    }
}

/// A board brought to a position by cards alone: everybody passes but declarer, who has every top card.
#[test]
fn what_is_certain_is_claimed_and_agreed_to() {
    let head =
        "board: 1\ndeal: 'N:AKQJ.AKQJ.AKQJ.A T987.T987.T98.KQ 6543.6543.765.J2 2.2.432.T9876543'";
    let head = openroom_laws::log::read(head).unwrap().remove(0);
    let mut board = InPlay::open(
        openroom_tables::Opened {
            head,
            settings: Settings::default(),
            players: Default::default(),
        },
        0,
    )
    .unwrap();
    for (seat, call) in [
        (Seat::North, "3NT"),
        (Seat::East, "pass"),
        (Seat::South, "pass"),
        (Seat::West, "pass"),
    ] {
        let action =
            openroom_laws::Entry::call(seat, openroom_laws::notation::parse_call(call).unwrap());
        let openroom_laws::Entry::Player(_, action) = action else {
            unreachable!()
        };
        board
            .act(Actor::Player(seat), openroom_tables::Deed::Act(action), 1)
            .unwrap();
    }
    let robot = Robot::new(Arc::new(System::new()), Strength::Fast.into(), 9);
    let board = openroom_robots::play_out(board, [&robot; 4]).unwrap();
    let claims = |entry: &openroom_laws::Entry| entry.to_string().contains("claims");
    assert!(
        board.log().entries.iter().any(claims),
        "{:?}",
        board.log().entries
    );
    assert_eq!(board.table().result().unwrap().tricks, Some(13));
    let left: Hand = board.table().hand(Seat::North).unwrap();
    assert!(left.len() > 8, "{left}");
}
