//! Meanings compared: what the books and common sense say of well-known pairs of calls, and what holds for any two meanings.

use openroom_cases::meanings::cells::{self, Cell};
use openroom_cases::meanings::compare::{Compared, Reading, Relation, compare};
use openroom_cases::meanings::{
    About, Longer, Meaning, Purpose, Range, Shape, Shown, Suit, Suited,
};
use openroom_laws::Edition;
use openroom_scoring::Exact;
use proptest::prelude::*;

fn meaning(text: &str) -> Meaning {
    text.parse()
        .unwrap_or_else(|wrong| panic!("{text}: {wrong}"))
}

fn compared(withdrawn: &str, replacement: &str, edition: Edition, reading: Reading) -> Compared {
    compare(&meaning(withdrawn), &meaning(replacement), edition, reading)
}

/// The call withdrawn, the replacement, and what comes of it: strictly, and read liberally.
const KNOWN: [(&str, &str, &str, Relation, Relation); 34] = {
    use Relation::{Nearly, Neither, Purpose, Same, Subset};
    [
        (
            "1♣ (1♠) 1♥, then a double with hearts (27.6, 1)",
            "6+ 4+H",
            "6+ 4+H",
            Same,
            Same,
        ),
        (
            "the same, the double shows diamonds too (27.6, 1)",
            "6+ 4+H",
            "6+ 4+H 4+D",
            Subset,
            Subset,
        ),
        (
            "the same, but 4♥ 5♦ would have bid 1♦ (27.4.2 a)",
            "5+ 4+H; except 5+ 4+H 5+D D>H",
            "5+ 4+H",
            Neither,
            Same,
        ),
        (
            "1♥ of four cards over 1♠, then a double with four (27.6, 1)",
            "11-21 4+H",
            "12-20 4+H; takeout",
            Subset,
            Subset,
        ),
        (
            "1♥ of five cards over 1♠, then a double with four (27.6, 1)",
            "11-21 5+H",
            "12-20 4+H; takeout",
            Neither,
            Neither,
        ),
        (
            "1♥ over 1♠, then a double that names no suit (27.6, 1)",
            "11-21 5+H",
            "12+; takeout",
            Neither,
            Neither,
        ),
        (
            "a transfer over 1NT (2♠), then 3♥ forcing (27.4.2 b)",
            "5+H; except 10+ 5H 4+S; transfers:H",
            "10+ 5+H; forcing",
            Neither,
            Subset,
        ),
        (
            "the same without what it denies (27.6, 5)",
            "5+H; transfers:H",
            "10+ 5+H; forcing",
            Subset,
            Subset,
        ),
        (
            "a transfer that was weak, then 3♥ forcing (27.6, 5)",
            "0-7 5+H; transfers:H",
            "10+ 5+H; forcing",
            Neither,
            Neither,
        ),
        (
            "a transfer, then 2NT that asks for 3♣ (27.6, 6)",
            "5+H; transfers:H",
            "0-9; relay",
            Neither,
            Neither,
        ),
        (
            "1♦ negative over a Precision 1♣, then a double (27.4.2 c)",
            "0-7; except 5-7 6+major",
            "5-7",
            Neither,
            Subset,
        ),
        (
            "Stayman over 1NT, then over 2NT (27.4.2 d)",
            "8+ 4+major; asks:majors",
            "4+ 4+major; asks:majors",
            Purpose,
            Purpose,
        ),
        (
            "1♣ strong over 1NT, then a double of 16-18 (27.6, 2)",
            "16+",
            "16-18",
            Subset,
            Subset,
        ),
        (
            "1♣ strong over 1NT, then a double of 16+ (27.6, 2)",
            "16+",
            "16+; penalty",
            Same,
            Same,
        ),
        (
            "18-19 is more precise than 15-17, and not contained (27.6)",
            "15-17 balanced",
            "18-19 balanced",
            Neither,
            Neither,
        ),
        (
            "5♣ shows one or four key cards, pass shows one (27.6, 4)",
            "aces=1/4; answers:aces",
            "aces=1; answers:aces",
            Subset,
            Subset,
        ),
        (
            "5♣ shows none or three, the double none (27.6, 4)",
            "aces=0/3; answers:aces",
            "aces=0; answers:aces",
            Subset,
            Subset,
        ),
        (
            "5♣ shows one or four, pass shows two",
            "aces=1/4; answers:aces",
            "aces=2; answers:aces",
            Neither,
            Neither,
        ),
        (
            "five spades and a minor, then the same (27.6, 7)",
            "5S 4+minor",
            "5S 4+minor",
            Same,
            Same,
        ),
        (
            "five spades and a minor, then spades only (27.6, 7)",
            "5S 4+minor",
            "5+S",
            Neither,
            Neither,
        ),
        (
            "a transfer completed whatever the hand, then anything (27.6, 8)",
            "any",
            "6+ 4+S",
            Subset,
            Subset,
        ),
        (
            "a transfer completed, which denies a maximum (27.6, 8)",
            "15-16 balanced",
            "17 balanced 3+H",
            Neither,
            Neither,
        ),
        (
            "the fourth suit, one level higher (27.6, 9)",
            "12+; asks:stopper",
            "12+; asks:stopper",
            Same,
            Same,
        ),
        (
            "1♣ natural or balanced, then 2♣ (27.4.3), what 1♣ denies counted",
            "11+ 3+C | 12-14 balanced | 18-20 balanced; except 15-17 semi-balanced | 5+D D>=C",
            "11-16 6+C",
            Neither,
            Subset,
        ),
        (
            "1NT out of turn, then 2NT",
            "15-17 balanced",
            "20-21 balanced",
            Neither,
            Neither,
        ),
        (
            "1NT out of turn, then an overcall of 1NT",
            "15-17 balanced",
            "15-18 balanced",
            Neither,
            Neither,
        ),
        (
            "a Multi 2♦ out of turn, then a weak 2♥",
            "5-10 6H | 5-10 6S | 20-22 balanced",
            "5-10 6H",
            Subset,
            Subset,
        ),
        (
            "a weak 2♥ out of turn, then a jump overcall that may be a seven-card suit with a void",
            "5-10 6+H",
            "5-10 6+H | 5-10 9+D",
            Neither,
            Nearly,
        ),
        (
            "4NT for Aces, then 5NT for Kings",
            "asks:aces",
            "asks:kings",
            Neither,
            Neither,
        ),
        (
            "4NT for Aces insufficient, then 5NT for Aces",
            "asks:aces",
            "asks:aces",
            Same,
            Same,
        ),
        (
            "a double for takeout, then one for penalties",
            "10+; takeout",
            "10+; penalty",
            Neither,
            Neither,
        ),
        (
            "4NT for Aces on any hand, then 5NT for Kings on any",
            "any; asks:aces",
            "any; asks:kings",
            Neither,
            Neither,
        ),
        (
            "both agree hearts, with other hands: no question is asked",
            "10+ 4+H; agrees:H",
            "6-9 4+H; agrees:H",
            Neither,
            Neither,
        ),
        (
            "a relay, then a relay with another hand",
            "10+; relay",
            "8+; relay",
            Purpose,
            Purpose,
        ),
    ]
};

#[test]
fn known_pairs() {
    for (name, withdrawn, replacement, strict, liberal) in KNOWN {
        for (reading, expected) in [(Reading::Strict, strict), (Reading::Liberal, liberal)] {
            for edition in [Edition::E2007, Edition::E2017] {
                let found = compared(withdrawn, replacement, edition, reading);
                assert_eq!(found.relation, expected, "{name}: {reading:?}");
            }
        }
    }
}

#[test]
fn the_clause_is_that_of_the_edition() {
    use Edition::{E2007, E2017};
    let clause = |withdrawn, replacement, edition| {
        compared(withdrawn, replacement, edition, Reading::Strict).clause
    };
    assert_eq!(clause("16+", "16+", E2017), Some("23A1"));
    assert_eq!(clause("16+", "16-18", E2017), Some("23A2"));
    assert_eq!(clause("asks:aces", "asks:aces", E2017), Some("23A1"));
    assert_eq!(
        clause("8+; asks:aces", "6+; asks:aces", E2017),
        Some("23A3")
    );
    assert_eq!(clause("10+; takeout", "10+; penalty", E2017), None);
    let apart = compared("10+; takeout", "10+; penalty", E2017, Reading::Strict);
    assert_eq!(apart.apart, Some([Purpose::Takeout, Purpose::Penalty]));
    assert_eq!(apart.hands.unwrap().shared(), Exact::ONE);
    assert_eq!(clause("16+", "12+", E2017), None);
    assert_eq!(clause("16+", "16+", E2007), Some("27B1b"));
    assert_eq!(clause("16+", "16-18", E2007), Some("27B1b"));
    // The purpose alone is new in 2017 (White Book 27.6, 3); what is the same meaning counts in both (27B1b).
    assert_eq!(clause("asks:aces", "asks:aces", E2007), Some("27B1b"));
    assert_eq!(clause("8+; asks:aces", "6+; asks:aces", E2007), None);
    // How far a call binds is no purpose.
    assert_eq!(clause("16+; forcing", "12+; forcing", E2017), None);
}

#[test]
fn a_hand_that_makes_the_difference() {
    let found = compared(
        "15-17 balanced",
        "15-18 balanced",
        Edition::E2017,
        Reading::Strict,
    );
    let hands = found.hands.unwrap();
    let lets_in = hands.lets_in.unwrap();
    assert_eq!(lets_in.witness.points, 18);
    assert_eq!(lets_in.lacks.to_string(), "15-17");
    assert_eq!(lets_in.denied, None);
    assert_eq!(hands.leaves_out, None);
    // 18 among 15 to 18, all balanced: the counts can be had by hand from the tables of any book of odds.
    let counts = |points: u8| -> u64 {
        let all = cells::counted().filter(|(cell, _)| cell.points == points);
        let all = all.filter(|(cell, _)| Shape::Balanced.has(cell.lengths));
        all.map(|(_, count)| count).sum()
    };
    let [of_18, all] = [counts(18), (15..=18).map(counts).sum()];
    let ratio = |a: u64, b: u64| Exact::ratio(a.try_into().unwrap(), b.try_into().unwrap());
    assert_eq!(hands.replacement, all);
    assert_eq!(found.relation, Relation::Neither);
    let hands = compared(
        "15-17 balanced",
        "15-18 balanced",
        Edition::E2017,
        Reading::Liberal,
    )
    .hands;
    assert_eq!(hands.as_ref().unwrap().outside(), ratio(of_18, all));
    assert_eq!(hands.unwrap().shared(), ratio(all - of_18, all));
}

#[test]
fn what_is_denied_is_named() {
    let found = compared(
        "0-7; except 5-7 6+major",
        "5-7",
        Edition::E2007,
        Reading::Strict,
    );
    let lets_in = found.hands.unwrap().lets_in.unwrap();
    assert_eq!(lets_in.denied.unwrap().to_string(), "5-7 6+S/H");
    assert_eq!(lets_in.lacks.conditions(), 0);
    let found = compared(
        "0-7; except 5-7 6+major",
        "5-7",
        Edition::E2007,
        Reading::Liberal,
    );
    assert!(found.left_aside);
}

/// The cell of a hand as it is written, found without the code under test.
fn cell(hand: &str) -> Cell {
    let suits: Vec<&str> = hand.split('.').collect();
    let lengths = [0, 1, 2, 3].map(|at: usize| u8::try_from(suits[at].len()).unwrap());
    let worth = |card| match card {
        'A' => 4,
        'K' => 3,
        'Q' => 2,
        'J' => 1,
        _ => 0,
    };
    for suit in &suits {
        let order: Vec<usize> = suit
            .chars()
            .map(|card| "AKQJT98765432".find(card).unwrap())
            .collect();
        assert!(order.is_sorted_by(|a, b| a < b), "{hand}");
    }
    assert_eq!(lengths.iter().sum::<u8>(), 13, "{hand}");
    Cell {
        lengths,
        points: hand.chars().map(worth).sum(),
        aces: u8::try_from(hand.matches('A').count()).unwrap(),
    }
}

fn range(most: u8) -> impl Strategy<Value = Range> {
    (0..=most, 0..=most).prop_map(|(a, b)| Range {
        from: a.min(b),
        to: a.max(b),
    })
}

fn suit() -> impl Strategy<Value = Suit> {
    prop::sample::select(Suit::ALL.to_vec())
}

fn shown() -> impl Strategy<Value = Shown> {
    let suited = (prop::collection::vec(suit(), 1..3), range(13))
        .prop_map(|(suits, cards)| Suited { suits, cards });
    let shape = prop::sample::select(vec![
        Shape::Balanced,
        Shape::SemiBalanced,
        Shape::Unbalanced,
    ]);
    let longer = (suit(), suit(), any::<bool>()).prop_map(|(suit, than, or_same)| Longer {
        suit,
        than,
        or_same,
    });
    (
        prop::option::of(range(37)),
        prop::collection::vec(suited, 0..3),
        prop::option::weighted(0.3, shape),
        prop::collection::vec(longer, 0..2),
        prop::collection::vec(0..=4u8, 0..2),
    )
        .prop_map(|(points, suits, shape, longer, aces)| Shown {
            points,
            suits,
            shape,
            longer,
            aces,
        })
}

fn meanings() -> impl Strategy<Value = Meaning> {
    let purposes = prop::sample::select(vec![
        Purpose::Relay,
        Purpose::Asks(About::Aces),
        Purpose::Transfers(Suit::H),
        Purpose::Forcing,
    ]);
    (
        prop::collection::vec(shown(), 1..3),
        prop::collection::vec(shown(), 0..2),
        prop::collection::vec(purposes, 0..2),
    )
        .prop_map(|(hands, except, purposes)| Meaning {
            hands,
            except,
            purposes,
        })
        .prop_filter("a hand fits", |meaning| meaning.check().is_ok())
}

fn strictly(one: &Meaning, other: &Meaning) -> Compared {
    compare(one, other, Edition::E2017, Reading::Strict)
}

/// Every hand of the replacement is one of the call withdrawn.
fn contained(one: &Meaning, other: &Meaning) -> bool {
    matches!(
        strictly(one, other).relation,
        Relation::Same | Relation::Subset
    )
}

/// Narrower: another condition on each kind of hand.
fn narrower(meaning: &Meaning, by: &Shown) -> Meaning {
    let mut narrow = meaning.clone();
    for one in &mut narrow.hands {
        one.suits.extend(by.suits.clone());
        one.longer.extend(by.longer.clone());
    }
    narrow
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn written_and_read_again(meaning in meanings()) {
        prop_assert_eq!(meaning.to_string().parse::<Meaning>().unwrap(), meaning.clone());
        let json = serde_json::to_string(&meaning).unwrap();
        prop_assert_eq!(serde_json::from_str::<Meaning>(&json).unwrap(), meaning);
    }

    #[test]
    fn any_meaning_is_the_same_as_itself(one in meanings()) {
        let same = strictly(&one, &one);
        prop_assert_eq!(same.relation, Relation::Same);
        prop_assert_eq!(same.hands.unwrap().shared(), Exact::ONE);
    }

    #[test]
    fn sameness_goes_both_ways_and_is_containment_both_ways(one in meanings(), other in meanings()) {
        let [there, back] = [strictly(&one, &other), strictly(&other, &one)];
        prop_assert_eq!(there.apart.is_some(), back.apart.is_some());
        prop_assert_eq!(there.relation == Relation::Same, back.relation == Relation::Same);
        prop_assert_eq!(there.relation == Relation::Same, contained(&one, &other) && contained(&other, &one));
        let [there, back] = [there.hands.unwrap(), back.hands.unwrap()];
        prop_assert_eq!(there.shared(), back.shared());
        prop_assert_eq!(there.lets_in, back.leaves_out);
    }

    #[test]
    fn containment_goes_on(one in meanings(), by in shown(), again in shown()) {
        let second = narrower(&one, &by);
        let third = narrower(&second, &again);
        prop_assume!(third.check().is_ok());
        prop_assert!(contained(&one, &second) && contained(&second, &third));
        prop_assert!(contained(&one, &third));
    }

    #[test]
    fn a_witness_fits_the_one_and_not_the_other(one in meanings(), other in meanings()) {
        let hands = strictly(&one, &other).hands.unwrap();
        prop_assert_eq!(hands.lets_in.is_some(), hands.replacement > hands.both);
        prop_assert_eq!(hands.leaves_out.is_some(), hands.withdrawn > hands.both);
        for (found, fits, not) in [(hands.lets_in, &other, &one), (hands.leaves_out, &one, &other)] {
            if let Some(found) = found {
                let cell = cell(&found.witness.hand);
                prop_assert!(fits.fits(&cell) && !not.fits(&cell), "{}", found.witness.hand);
                prop_assert_eq!(found.witness.points, cell.points);
            }
        }
    }

    #[test]
    fn a_liberal_reading_lets_through_what_a_strict_one_does(one in meanings(), other in meanings()) {
        if contained(&one, &other) {
            let liberal = compare(&one, &other, Edition::E2017, Reading::Liberal);
            prop_assert!(matches!(liberal.relation, Relation::Same | Relation::Subset));
        }
    }
}
