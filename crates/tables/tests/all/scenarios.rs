//! Every scenario that a table can play goes in deed by deed, by the seat that acts, and has the outcome that the Laws give it.

use std::path::Path;

use contract_bridge::{Card, Hand, Seat};
use openroom_laws::log::Deal;
use openroom_tables::{InPlay, Opened, Settings};

use crate::of_scenarios::{Scenarios, sender};

#[test]
fn scenarios_have_the_same_outcome_at_a_table() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let scenarios = Scenarios::of(&folder);
    for scenario in &scenarios.all {
        let (id, edition) = (&scenario.id, scenario.edition);
        let mut board = scenario.open();
        for (at, entry) in (1..).zip(&scenario.entries) {
            let (by, deed) = sender(&board, entry);
            let done = board.act(by, deed, at);
            assert!(done.is_ok(), "{id} {edition}: {entry}: {done:?}");
        }
        let outcome = board.table().outcome().to_string();
        assert_eq!(outcome, scenario.outcome, "{id} {edition}");
    }
    let Scenarios {
        all,
        unknown,
        twice,
    } = &scenarios;
    assert!(
        all.len() > 100,
        "{} played, {unknown} without all hands, {twice} with a card written twice",
        all.len()
    );
}

/// So that the type of a deal is used as the engine has it.
#[test]
fn a_board_without_all_hands_is_not_played() {
    let mut head = openroom_laws::log::read("board: 1").unwrap().remove(0);
    let hand: Hand = Hand::ALL
        .iter()
        .take(13)
        .collect::<Vec<Card>>()
        .into_iter()
        .collect();
    head.deal = Deal(Seat::ALL.map(|seat| (seat == Seat::North).then_some(hand)));
    let opened = Opened {
        head,
        settings: Settings::default(),
        players: Default::default(),
    };
    assert!(InPlay::open(opened, 0).is_err());
}
