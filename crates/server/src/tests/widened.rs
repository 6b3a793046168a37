//! The test that nobody is sent a foreign card (`openroom_bench::sights`) finds a field too many, whatever it is: here it is played against a
//! server that shows one on purpose.

use contract_bridge::{Hand, Seat, Suit};
use openroom_bench::sights::{Plan, Report, run};
use openroom_client::Client;
use openroom_tables::Viewer;
use serde_json::{Value, json};

use super::Club;
use super::live::listening;
use crate::listen::Most;
use crate::live::held;
use crate::play::Widens;

const MANY: Most = Most {
    all: 2000,
    each: 2000,
};

async fn played(boards: u32, widens: Option<Widens>) -> Result<Report, String> {
    let club = Club::new().await;
    let director = club.director().await;
    let (at, _stop) = listening(&club, MANY).await;
    *held(&club.app.played.widens) = widens;
    let plan = Plan {
        boards,
        again: 3,
        at_once: 4,
        seed: 3,
    };
    run(at, &Client::signed_in(at, &director), plan).await
}

fn hand(board: &openroom_tables::InPlay, seat: Seat) -> Hand {
    board.table().hand(seat).unwrap_or(Hand::EMPTY)
}

/// Each by one field.
const WIDENED: [(&str, Widens); 5] = [
    ("a card of West’s", |board, viewer| {
        let cards = hand(board, Seat::West).iter();
        let mut cards = cards.map(openroom_laws::notation::card_text);
        match viewer {
            Viewer::Seat(Seat::East) => json!(cards.next()),
            _ => Value::Null,
        }
    }),
    ("the table log with its deal", |board, _| {
        json!(board.log().to_yaml())
    }),
    ("the number of spades in a hand", |board, _| {
        json!(hand(board, Seat::North)[Suit::Spades].len())
    }),
    (
        "how many cards the player in turn may choose from",
        |board, _| json!(board.table().legal_cards().map(Hand::len)),
    ),
    // A message that is longer by a byte for each honour is enough.
    ("the length of a message", |board, _| {
        let honours = hand(board, Seat::East);
        let honours = honours.iter().filter(|card| card.rank.get() > 10).count();
        json!("-".repeat(honours))
    }),
];

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_shows_a_field_too_many_is_found_out() {
    // It does show nothing of the kind by itself.
    let honest = played(2, None).await;
    assert!(honest.is_ok(), "{honest:?}");
    for (name, widens) in WIDENED {
        let found = played(12, Some(widens)).await;
        assert!(found.is_err(), "{name} was not found: {found:?}");
    }
}
