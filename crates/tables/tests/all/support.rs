//! Boards that are played at random, chosen by `proptest`.

use contract_bridge::{Card, Hand};
use openroom_laws::Edition;
use openroom_tables::{Alerts, Arranged, Claims, Faces, Onlookers, Settings, Undo, Way};
use proptest::prelude::*;

pub use crate::at_random::{Setting, play, trials};

pub fn setting(way: Way) -> impl Strategy<Value = Setting> {
    let pack: Vec<Card> = Hand::ALL.iter().collect();
    (
        prop::sample::select(Edition::ALL.to_vec()),
        1..40_u32,
        Just(pack).prop_shuffle(),
        prop::sample::select(vec![Alerts::Bidder, Alerts::Partner]),
        prop::sample::select(vec![Claims::Director, Claims::PlayOn]),
        prop::sample::select(vec![Undo::Director, Undo::Consent, Undo::Never]),
        any::<bool>(),
        prop::collection::vec(any::<u32>(), 20..140),
    )
        .prop_map(
            move |(edition, board, pack, alerts, claims, undo, director, choices)| Setting {
                edition,
                board,
                pack,
                settings: Settings {
                    way,
                    alerts,
                    claims,
                    undo,
                    onlookers: Onlookers::OneHand,
                    director,
                    faces: Faces::Off,
                    screens: false,
                    arranged: Arranged::default(),
                },
                choices,
            },
        )
}
