//! Practice: the boards are of the kind that was asked for, and a lesson says what the system does.

use std::sync::Arc;

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use openroom_laws::{Phase, Side};
use openroom_robots::practice::{self, Lesson, Opponents};
use openroom_robots::{Robot, Strength, System, Wanted, brought};

#[test]
fn boards_of_a_kind_are_of_it_when_robots_have_called() {
    let system = Arc::new(System::new());
    let robot = Robot::new(Arc::clone(&system), Strength::Fast.into(), 0);
    for wanted in Wanted::ALL {
        let found = practice::find(&system, wanted, 5, 3);
        assert_eq!(found.len(), 3, "{wanted}");
        assert_eq!(found, practice::find(&system, wanted, 5, 3));
        assert_ne!(found, practice::find(&system, wanted, 6, 3));
        for (board, deal) in found {
            let called = practice::call_out(brought(board, deal).unwrap(), &robot, 1).unwrap();
            let (contract, declarer) = called.table().contract().unwrap();
            assert!(wanted.is(contract), "{wanted}: {contract:?}");
            let declares = declarer == Seat::South;
            assert_eq!(declares, wanted != Wanted::Defence, "{wanted}");
            if wanted == Wanted::Defence {
                assert_ne!(Side::of(declarer), Side::of(Seat::South));
            }
            assert_eq!(called.table().phase(), Phase::Clarification);
        }
    }
}

/// Whoever calls what the system calls is told each time that it is the same, and comes to the same contract.
#[test]
fn who_calls_as_the_system_comes_where_it_comes() {
    let system = System::new();
    for (number, opponents) in [
        (1, Opponents::Silent),
        (2, Opponents::Bid),
        (77, Opponents::Bid),
    ] {
        let mut own: Vec<Call> = Vec::new();
        let lesson = loop {
            let lesson = Lesson::new(&system, number, opponents, &own).unwrap();
            if lesson.is_over() {
                break lesson;
            }
            // A call is tried, and the advice beside it is what the system does there.
            own.push(Call::Pass);
            let tried = Lesson::new(&system, number, opponents, &own).unwrap();
            let advice = tried
                .calls
                .iter()
                .rev()
                .find_map(|made| made.advice.clone());
            *own.last_mut().unwrap() = advice.unwrap().call;
        };
        let advised = lesson
            .calls
            .iter()
            .filter_map(|made| made.advice.as_ref().map(|it| (made.call, it)));
        assert!(
            advised
                .clone()
                .all(|(call, advice)| call == advice.call && advice.fits)
        );
        assert_eq!(advised.count(), own.len());
        assert_eq!(lesson.contract, lesson.system_contract);
        let calls: Vec<_> = lesson
            .calls
            .iter()
            .map(|made| (made.by, made.call))
            .collect();
        let system: Vec<_> = lesson
            .system
            .iter()
            .map(|made| (made.by, made.call))
            .collect();
        assert_eq!(calls, system);
        let bids = |side: Side| {
            let mut calls = lesson.calls.iter();
            calls.any(|made| Side::of(made.by) == side && made.call != Call::Pass)
        };
        assert_eq!(bids(Side::Ew), opponents == Opponents::Bid);
        assert!(bids(Side::Ns));
    }
}

#[test]
fn what_cannot_be_called_is_refused_with_its_place() {
    let system = System::new();
    let seven = openroom_laws::notation::parse_call("7NT").unwrap();
    let one = openroom_laws::notation::parse_call("1C").unwrap();
    let refused = |own: &[Call]| Lesson::new(&system, 9, Opponents::Silent, own).map(|_| ());
    assert_eq!(refused(&[seven, one]).unwrap_err().place, 1);
    assert_eq!(refused(&[Call::Redouble]).unwrap_err().place, 0);
    // After 7NT everybody passes, and so does whoever practises: then the auction is over.
    assert_eq!(
        refused(&[seven, Call::Pass, Call::Pass]).unwrap_err().place,
        1
    );
}
