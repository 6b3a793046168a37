//! When the Director has something to rule on, as a page asks before it offers to call him.

use openroom_laws::replay::replay;
use openroom_laws::{Edition, log};

/// Whether there is something to rule on after each entry.
fn check(text: &str, expected: &[bool]) {
    let log = log::read(text).unwrap().remove(0);
    for edition in Edition::ALL {
        let mut found = Vec::new();
        for count in 1..=log.entries.len() {
            let mut so_far = log.clone();
            so_far.entries.truncate(count);
            let table = replay(&so_far, edition).unwrap();
            found.push(table.is_for_the_director());
        }
        assert_eq!(found, expected, "{edition:?}: {text}");
    }
}

#[test]
fn a_regular_auction_needs_nobody() {
    check(
        "board: 1\nlog: [{N: 1S}, {E: Pass}, {S: 2S}, {W: Pass}]",
        &[false; 4],
    );
}

#[test]
fn an_insufficient_bid_until_he_asks() {
    check(
        "board: 1\nlog: [{N: 1S}, {E: 1H}, {S: attention}, {D: called}, {S: accepts}]",
        &[false, true, true, false, false],
    );
}

#[test]
fn a_second_irregularity_needs_him_again() {
    check(
        "board: 1\nlog: [{N: 1S}, {E: 1H}, {D: called}, {S: accepts}, {S: Pass}, {W: 1C}]",
        &[false, true, false, false, false, true],
    );
}

#[test]
fn a_revoke_when_somebody_has_noticed_it() {
    let deal = "N:AKQ2.AKQ.AKQ.AKQ JT98.JT9.JT9.JT9 7654.876.876.876 3.5432.5432.5432";
    check(
        &format!(
            "board: 1\ndeal: \"{deal}\"\nauction: 3NT Pass Pass Pass\nlog: [{{E: SJ}}, {{S: S4}}, {{W: H2}}, {{N: attention}}, {{D: called}}]"
        ),
        &[false, false, false, true, false],
    );
}
