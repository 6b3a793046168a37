//! Cards of natural calls have no finding; no text makes it panic; what is found has a hand that fits.

use openroom_systems::check::check;
use openroom_systems::{Card, Policy};
use proptest::prelude::*;

fn white_book() -> Policy {
    Policy::named("wbf-category-3").expect("it comes with the program")
}

/// Openings and overcalls that show the suit that they name, with at least the values that one opens with.
fn natural() -> impl Strategy<Value = String> {
    let ranges = (8u8..=12, 16u8..=22, 3usize..=5, 3u8..=6, 8u8..=11);
    let lengths = (3u8..=4, 4u8..=5, 5u8..=6, 5u8..=7);
    (ranges, lengths).prop_map(|((from, to, overs, weak, pass), (minor, major, two, three))| {
        let mut card = format!("system: Natural\nkind: natural\nopenings:\n  Pass: 0-{pass}\n");
        for (suit, length) in [("C", minor), ("D", minor), ("H", major), ("S", major)] {
            card += &format!("  1{suit}: {from}-{to} {length}+{suit}\n");
            card += &format!("  3{suit}: {weak}-10 {three}+{suit}\n");
        }
        card += &format!("  1N: 12-{} balanced\n  2C: 22+; forcing\n  2N: 20-22 balanced\n", 12 + overs);
        for suit in ["D", "H", "S"] {
            card += &format!("  2{suit}: {weak}-10 {two}+{suit}\n");
        }
        card += "overcalls:\n";
        for (opening, call, suit) in [("C", "1D", "D"), ("D", "1H", "H"), ("H", "1S", "S"), ("S", "2H", "H")] {
            card += &format!("  1{opening}:\n    X: 12+; takeout\n    1N: 15-18 balanced\n    {call}: 8-16 {two}+{suit}\n");
        }
        card
    })
}

/// Lines that a card may have, in any order, some of them wrong.
fn lines() -> impl Strategy<Value = String> {
    let line = prop_oneof![
        Just("system: A"),
        Just("kind: strong-club"),
        Just("kind: natural"),
        Just("openings:"),
        Just("  1C: 16+"),
        Just("  1D: 0-7"),
        Just("  2D: 5-10 6H | 5-10 6S"),
        Just("  Pass: 13+"),
        Just("overcalls:"),
        Just("  1H:"),
        Just("    2H: {shows: 12+, psychic: required}"),
        Just("    2H: asks:stopper"),
        Just("defences:"),
        Just("- {against: unusual, opening: 1C, calls: {1D: any}}"),
        Just("declares: {encrypted-signals: yes}"),
        Just("rulings:"),
        Just("- {call: 2D, method: king-below, decision: barred, by: x, reason: y}"),
        Just("  9Z: []"),
        Just("- - -"),
        Just("\u{0}"),
        Just("  ♥: 5+♥"),
        Just("agreements: []"),
    ];
    prop::collection::vec(line, 0..14).prop_map(|lines| lines.join("\n"))
}

proptest! {
    #![proptest_config(crate::cases(12))]

    #[test]
    fn natural_calls_have_no_finding(card in natural()) {
        let read = Card::read(&card).unwrap_or_else(|fault| panic!("{card}\n{fault}"));
        prop_assert_eq!(check(&read, &white_book(), None).findings, vec![], "{}", card);
    }
}

proptest! {
    #![proptest_config(crate::cases(200))]

    #[test]
    fn no_text_makes_it_panic(text in prop_oneof![lines(), "\\PC{0,80}"]) {
        if let Ok(card) = Card::read(&text) {
            let report = check(&card, &white_book(), Some(8));
            prop_assert!(report.findings.iter().all(|one| !one.place.to_string().is_empty()));
        }
        let _ = Policy::read(&text);
    }
}

proptest! {
    #![proptest_config(crate::cases(30))]

    #[test]
    fn the_hand_of_a_finding_fits_the_call(
        points in (0u8..=9, 0u8..=8),
        kinds in prop::collection::vec((0usize..4, 3u8..=6), 1..=3),
        level in 1u8..=3,
    ) {
        let (from, more) = points;
        let shows: Vec<String> = kinds.iter().map(|(suit, length)| {
            format!("{from}-{} {length}+{}", from + more, ["S", "H", "D", "C"][*suit])
        }).collect();
        let text = format!("system: A\nkind: other\nopenings:\n  {level}D: {}\n", shows.join(" | "));
        let card = Card::read(&text).unwrap_or_else(|fault| panic!("{text}\n{fault}"));
        for one in check(&card, &white_book(), None).findings {
            let hand = one.witness.expect("a hand");
            let lengths: Vec<usize> = hand.hand.split('.').map(str::len).collect();
            let fits = kinds.iter().any(|(suit, length)| lengths[*suit] >= usize::from(*length));
            prop_assert!(fits && (from..=from + more).contains(&hand.points), "{} {:?}", text, hand);
        }
    }
}
