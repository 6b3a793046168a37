//! A robot that is told what happens does what it does when it sees it.

use std::sync::Arc;

use contract_bridge::Seat;
use openroom_laws::{Board, Phase};
use openroom_robots::{Does, Robot, Sitting, Strength, System, brought, dealt, play_out};

#[test]
fn who_is_told_and_who_sees_do_the_same() {
    let system = Arc::new(System::new());
    let mut robot = Robot::new(system, Strength::Fast.into(), 4);
    robot.claims = false;
    for number in 1..=2 {
        let board = Board::number(number);
        let deal = dealt(8, number);
        let seen = play_out(brought(board, deal).unwrap(), [&robot; 4])
            .unwrap()
            .log();
        let mut seats = Seat::ALL.map(|seat| Sitting::new(seat, board, deal.hand(seat).unwrap()));
        let mut told = brought(board, deal).unwrap();
        while !told.is_over() {
            let hand = told.table().turn().unwrap();
            let dummy = told
                .table()
                .contract()
                .map(|(_, declarer)| declarer.partner());
            let by = match dummy == Some(hand) && told.table().phase() == Phase::Play {
                true => hand.partner(),
                false => hand,
            };
            let does = seats[by as usize].act(&robot).unwrap().unwrap();
            let entry = match &does {
                Does::Calls(call, _) => openroom_laws::Entry::call(hand, *call),
                Does::Plays(card) => openroom_laws::Entry::card(hand, *card),
            };
            told.apply(openroom_tables::Timed {
                at: 0,
                what: openroom_tables::What::Log(entry),
            })
            .unwrap();
            for seat in &mut seats {
                match does {
                    Does::Calls(call, _) => seat.called(call),
                    Does::Plays(card) => seat.played(hand, card),
                }
                if let Some(dummy) = dummy {
                    seat.sees_dummy(deal.hand(dummy).unwrap());
                }
            }
        }
        assert_eq!(told.log().entries, seen.entries, "board {number}");
    }
}
