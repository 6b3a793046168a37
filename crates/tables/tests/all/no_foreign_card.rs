//! No foreign card: two deals that agree on what somebody may know give him the same sight, to the last byte, and the same answer to
//! whatever he tries. And a sight with one field more does not pass this test.

use std::sync::atomic::{AtomicUsize, Ordering};

use contract_bridge::{Hand, Seat};
use openroom_laws::Phase;
use openroom_laws::entry::Actor;
use openroom_tables::{InPlay, Now, Viewer, Way, What};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};

use crate::at_random::{another, without_what_is_beyond};
use crate::support::{Setting, play, setting, trials};

/// Makes what a viewer is shown.
type Look = fn(&InPlay, Viewer) -> Value;

fn honest(board: &InPlay, viewer: Viewer) -> Value {
    let now = Now {
        at: 1_000_000,
        here: [true; 4],
    };
    let sight = board.sight(viewer, now);
    let mut shown = serde_json::to_value(&sight).unwrap();
    // What each answer leads to is told from the table that goes with the question.
    if let Some(table) = sight.asked.and_then(|asked| asked.table) {
        shown["asked"]["told"] = json!(format!("{:?}", table.consequences()));
    }
    shown
}

/// Whether every viewer is shown the same on both; how often that was compared.
fn compare(board: &InPlay, seed: u64, look: Look, tries: bool) -> Result<usize, String> {
    if board.is_open() {
        return Ok(0);
    }
    let mut compared = 0;
    for seat in Seat::ALL {
        for viewer in [
            Viewer::Seat(seat),
            Viewer::Beside(seat),
            Viewer::Placed(seat),
        ] {
            let Some(other) = another(board, viewer, seed) else {
                continue;
            };
            compared += 1;
            let [one, two] = [board, &other].map(|board| look(board, viewer).to_string());
            if one != two {
                return Err(format!("{viewer:?}\n{one}\n{two}"));
            }
            if !tries {
                continue;
            }
            for deed in trials() {
                let by = Actor::Player(seat);
                let [one, two] = [board, &other].map(|board| {
                    let told = board.decide(by, deed.clone(), 0);
                    told.map_err(|refused| (refused.to_string(), refused.law))
                });
                if one != two {
                    let logs = [board, &other].map(|board| {
                        let cited = board.table().cited().to_vec();
                        format!("{}\n{cited:?}", board.log().to_yaml())
                    });
                    let logs = logs.join("\n");
                    return Err(format!("{viewer:?} {deed:?}\n{one:?}\n{two:?}\n{logs}"));
                }
            }
        }
    }
    Ok(compared)
}

/// Plays boards and compares at every step; the first difference, or how often was compared.
fn search(way: Way, cases: u32, look: Look, tries: bool) -> Result<usize, String> {
    let compared = AtomicUsize::new(0);
    let config = Config {
        cases,
        failure_persistence: None,
        max_shrink_iters: if tries { 60 } else { 0 },
        ..Config::default()
    };
    let seeded = proptest::test_runner::TestRng::deterministic_rng(
        proptest::test_runner::RngAlgorithm::ChaCha,
    );
    let mut runner = TestRunner::new_with_rng(config, seeded);
    let strategy = (setting(way), any::<u64>());
    let outcome = runner.run(&strategy, |(setting, seed): (Setting, u64)| {
        let (mut found, mut step) = (None, 0);
        play(&setting, |board| {
            step += 1;
            if found.is_some() {
                return;
            }
            let tries = tries && step % 23 == 0;
            match compare(board, seed.wrapping_add(step), look, tries) {
                Ok(count) => _ = compared.fetch_add(count, Ordering::Relaxed),
                Err(difference) => found = Some(difference),
            }
        });
        match found {
            None => Ok(()),
            Some(difference) => Err(TestCaseError::fail(difference)),
        }
    });
    match outcome {
        Ok(()) => Ok(compared.into_inner()),
        Err(error) => Err(error.to_string()),
    }
}

#[test]
fn a_guided_table_shows_no_foreign_card() {
    let compared = search(Way::Guided, 20, honest, true).unwrap_or_else(|it| panic!("{it}"));
    assert!(compared > 1_500, "{compared}");
}

#[test]
fn a_table_with_irregularities_shows_no_foreign_card() {
    let compared = search(Way::AtTable, 20, honest, false).unwrap_or_else(|it| panic!("{it}"));
    assert!(compared > 800, "{compared}");
}

/// Behind screens: what is on the other side, and has not crossed, leaves no trace in a sight and in no answer.
fn beyond(cases: u32, way: Way, look: Look) -> Result<usize, String> {
    let mut runner = TestRunner::deterministic();
    let mut compared = 0;
    for case in 0..cases {
        let tree = setting(way).new_tree(&mut runner).unwrap();
        let mut setting = proptest::strategy::ValueTree::current(&tree);
        setting.settings.screens = true;
        let (mut found, mut step) = (None, 0);
        play(&setting, |board| {
            step += 1;
            if found.is_none() && !board.is_open() {
                match trace(board, look, step % 19 == case as usize % 19) {
                    Ok(count) => compared += count,
                    Err(difference) => found = Some(format!("{setting:?}\n{difference}")),
                }
            }
        });
        if let Some(difference) = found {
            return Err(difference);
        }
    }
    Ok(compared)
}

fn trace(board: &InPlay, look: Look, tries: bool) -> Result<usize, String> {
    let mut compared = 0;
    for seat in Seat::ALL {
        for viewer in [
            Viewer::Seat(seat),
            Viewer::Beside(seat),
            Viewer::Placed(seat),
        ] {
            let Some(other) = without_what_is_beyond(board, viewer) else {
                continue;
            };
            compared += usize::from(other.record().len() < board.record().len());
            let [one, two] = [board, &other].map(|board| look(board, viewer).to_string());
            if one != two {
                return Err(format!("{viewer:?}\n{one}\n{two}\n{:?}", board.record()));
            }
            let deeds = if tries { trials() } else { Vec::new() };
            for deed in deeds {
                let [one, two] = [board, &other].map(|board| {
                    let told = board.decide(Actor::Player(seat), deed.clone(), 999_000);
                    let told = told.map(|all| format!("{all:?}"));
                    (
                        told.map_err(|refused| (refused.to_string(), refused.law)),
                        board.log_length(Actor::Player(seat)),
                    )
                });
                if one != two {
                    let record = board.record();
                    return Err(format!("{viewer:?} {deed:?}\n{one:?}\n{two:?}\n{record:?}"));
                }
            }
        }
    }
    Ok(compared)
}

#[test]
fn what_is_beyond_a_screen_leaves_no_trace() {
    for way in [Way::Guided, Way::AtTable] {
        let compared = beyond(40, way, honest).unwrap_or_else(|it| panic!("{it}"));
        assert!(compared > 800, "{way:?} {compared}");
    }
}

#[test]
fn with_screens_no_foreign_card_is_shown() {
    let mut runner = TestRunner::deterministic();
    let mut compared = 0;
    for seed in 0..20 {
        let tree = setting(Way::Guided).new_tree(&mut runner).unwrap();
        let mut setting = proptest::strategy::ValueTree::current(&tree);
        setting.settings.screens = true;
        play(&setting, |board| {
            let count = compare(board, seed, honest, false);
            compared += count.unwrap_or_else(|it| panic!("{it}"));
        });
    }
    assert!(compared > 800, "{compared}");
}

/// What would be a trace of the other side, each by one field.
const BEYOND: [(&str, Look); 7] = [
    ("how many entries the log has", |board, viewer| {
        let mut sight = honest(board, viewer);
        sight["entries"] = json!(board.record().len());
        sight
    }),
    ("the calls on the tray", |board, viewer| {
        let mut sight = honest(board, viewer);
        sight["calls"] = json!(board.table().calls().len());
        sight
    }),
    ("when something was done last", |board, viewer| {
        let mut sight = honest(board, viewer);
        sight["last"] = json!(board.last_done());
        sight
    }),
    ("whose turn it is", |board, viewer| {
        let mut sight = honest(board, viewer);
        sight["turn"] = honest(board, Viewer::Director)["turn"].take();
        sight
    }),
    ("the alerts of all", |board, viewer| {
        let mut sight = honest(board, viewer);
        sight["auction"] = honest(board, Viewer::Director)["auction"].take();
        sight
    }),
    ("that the Director was called", |board, viewer| {
        let mut sight = honest(board, viewer);
        sight["called"] = honest(board, Viewer::Director)["called"].take();
        sight
    }),
    ("the times of the calls", |board, viewer| {
        let mut sight = honest(board, viewer);
        sight["log"] = honest(board, Viewer::Director)["log"].take();
        sight
    }),
];

#[test]
fn a_trace_of_the_other_side_of_the_screen_is_found_out() {
    for (name, look) in BEYOND {
        assert!(
            beyond(40, Way::Guided, look).is_err(),
            "{name} was not found"
        );
    }
}

/// Sights that are widened on purpose, each by one field.
const WIDENED: [(&str, Look); 6] = [
    ("a hand", |board, viewer| {
        let mut sight = honest(board, viewer);
        let hand = board.table().hand(Seat::West).unwrap_or(Hand::EMPTY);
        sight["seats"][3]["hand"] = json!(hand.to_string());
        sight
    }),
    ("the number of spades in a hand", |board, viewer| {
        let mut sight = honest(board, viewer);
        let hand = board.table().hand(Seat::North).unwrap_or(Hand::EMPTY);
        sight["seats"][0]["spades"] = json!(hand[contract_bridge::Suit::Spades].len());
        sight
    }),
    (
        "how many cards the player in turn may choose from",
        |board, viewer| {
            let mut sight = honest(board, viewer);
            sight["choices"] = json!(board.table().legal_cards().map(Hand::len));
            sight
        },
    ),
    ("what is irregular", |board, viewer| {
        let mut sight = honest(board, viewer);
        sight["irregular"] = json!(board.table().irregularities().len());
        sight
    }),
    ("the table log with its deal", |board, viewer| {
        let mut sight = honest(board, viewer);
        sight["record"] = json!(board.log().to_yaml());
        sight
    }),
    ("what others may do", |board, viewer| {
        let mut sight = honest(board, viewer);
        let next = viewer.seat().unwrap().lho();
        sight["others"] = honest(board, Viewer::Seat(next))["may"].take();
        sight
    }),
];

#[test]
fn a_sight_with_one_field_more_is_found_out() {
    for (name, look) in WIDENED {
        let mut found = [Way::Guided, Way::AtTable]
            .into_iter()
            .map(|way| search(way, 20, look, false));
        assert!(found.any(|found| found.is_err()), "{name} was not found");
    }
}

/// Of what is closed to him a player does not even learn that it is there: the same board without it looks the same.
#[test]
fn an_entry_that_he_may_not_see_leaves_no_trace() {
    use openroom_tables::{Deed, InPlay};
    let mut runner = TestRunner::deterministic();
    let mut hidden = 0;
    for _ in 0..40 {
        let tree = setting(Way::Guided).new_tree(&mut runner).unwrap();
        let setting = proptest::strategy::ValueTree::current(&tree);
        play(&setting, |board: &InPlay| {
            let call = board
                .record()
                .iter()
                .filter(|it| matches!(it.what, What::Log(_)))
                .count();
            let Some(entry) = call.checked_sub(1) else {
                return;
            };
            for seat in Seat::ALL {
                let mut more = board.clone();
                let alert = Deed::Alert {
                    entry,
                    words: Some("artificial".to_owned()),
                };
                if board.is_over() || more.act(Actor::Player(seat), alert, 999_000).is_err() {
                    continue;
                }
                let partner = Viewer::Seat(seat.partner());
                let before_end = board.table().phase() == Phase::Auction;
                if before_end {
                    hidden += 1;
                    assert_eq!(honest(board, partner), honest(&more, partner));
                }
                let opponent = Viewer::Seat(seat.lho());
                assert_ne!(honest(board, opponent), honest(&more, opponent));
            }
        });
    }
    assert!(hidden > 50, "{hidden}");
}
