//! What the pages know of the game without asking, since a phone enters results without a network: which seats are on which side,
//! and what can come of a contract. It is data, made of what the crates below say. `web/src/lib/bridge.json` is the copy with which the
//! pages are built; a test holds it against this.

use std::collections::BTreeMap;

use contract_bridge::{Contract, Penalty, Seat, Strain};
use openroom_laws::entry::Side;
use openroom_laws::notation::seat_text;
use openroom_scoring::Tricks;
use serde::Serialize;

#[derive(Serialize)]
struct Bridge {
    seats: BTreeMap<&'static str, Around>,
    sides: BTreeMap<String, OfSide>,
    /// By the level of a contract: just made, then what is more, then what is less.
    results: BTreeMap<u8, Vec<Came>>,
}

/// What is around a seat.
#[derive(Serialize)]
struct Around {
    side: String,
    partner: &'static str,
}

#[derive(Serialize)]
struct OfSide {
    seats: Vec<&'static str>,
    opponents: String,
}

/// Declarer's tricks, and how many more or fewer they are than the contract needs.
#[derive(Serialize)]
struct Came {
    tricks: u8,
    over: i8,
}

/// The data as JSON.
pub fn text() -> String {
    let bridge = Bridge {
        seats: Seat::ALL.map(|seat| (seat_text(seat), around(seat))).into(),
        sides: [Side::Ns, Side::Ew]
            .map(|side| (key(side), of_side(side)))
            .into(),
        results: (1..=7).map(|level| (level, results(level))).collect(),
    };
    let mut text = serde_json::to_string_pretty(&bridge).unwrap_or_default();
    text.push('\n');
    text
}

fn key(side: Side) -> String {
    side.word().to_lowercase()
}

fn around(seat: Seat) -> Around {
    Around {
        side: key(Side::of(seat)),
        partner: seat_text(seat.partner()),
    }
}

fn of_side(side: Side) -> OfSide {
    let seats = Seat::ALL.into_iter().filter(|&seat| Side::of(seat) == side);
    OfSide {
        seats: seats.map(seat_text).collect(),
        opponents: key(side.other()),
    }
}

fn results(level: u8) -> Vec<Came> {
    let contract = Contract::new(level, Strain::Notrump, Penalty::Undoubled);
    let mut all: Vec<Came> = Tricks::all()
        .map(|tricks| Came {
            tricks: tricks.get(),
            over: tricks.over(contract),
        })
        .collect();
    all.sort_by_key(|came| (came.over < 0, came.over.abs()));
    all
}
