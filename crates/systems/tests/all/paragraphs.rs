//! A case for each paragraph of White Book 171, and for each exception; under another policy each comes out differently.

use openroom_systems::check::{Ground, Unsaid, check};
use openroom_systems::policy::{Standing, WBF_CATEGORY_3};
use openroom_systems::{Card, Finding, Method, Policy};

/// Differs from the one that comes with the program in each point.
const OTHER: &str = "
name: other
terms: {average: 12, king: 4, opening: 14, length: 4, known-suit: 5, weak-two: 6, random-below: 5, long-match: 33}
methods:
  pass-shows-opening: permitted
  weaker-than-pass: flagged
  king-below: {short: barred, long: permitted}
  length-or-shortness: flagged
  length-in-either: flagged
  brown-opening: {short: barred, long: flagged}
  unknown-overcall: flagged
  weak-two-suiter: permitted
  psychic-protected: flagged
  psychic-required: flagged
  encrypted-signals: flagged
  random-opening: permitted
";

fn other() -> Policy {
    Policy::read(OTHER).unwrap_or_else(|fault| panic!("{fault}"))
}

fn white_book() -> Policy {
    Policy::named("wbf-category-3").expect("it comes with the program")
}

fn found_in(card: &str, policy: &Policy, boards: Option<u16>) -> Vec<Finding> {
    let card = Card::read(card).unwrap_or_else(|fault| panic!("{card}\n{fault}"));
    check(&card, policy, boards).findings
}

fn with(kind: &str, openings: &[&str]) -> String {
    let lines: Vec<String> = openings.iter().map(|one| format!("  {one}\n")).collect();
    format!("system: Ours\nkind: {kind}\nopenings:\n{}", lines.concat())
}

fn methods_by(policy: &Policy, kind: &str, openings: &[&str]) -> Vec<Method> {
    let found = found_in(&with(kind, openings), policy, None);
    found.into_iter().map(|one| one.method).collect()
}

fn methods(openings: &[&str]) -> Vec<Method> {
    methods_by(&white_book(), "natural", openings)
}

/// The hand that one finding shows.
fn hand(found: &Finding) -> (String, u8, [usize; 4]) {
    let witness = found.witness.as_ref().expect("a hand");
    let lengths: Vec<usize> = witness.hand.split('.').map(str::len).collect();
    let lengths = lengths.try_into().expect("four suits");
    (witness.hand.clone(), witness.points, lengths)
}

#[test]
fn a_pass_with_the_values_of_an_opening() {
    assert_eq!(methods(&["Pass: 0-7 | 13+"]), [Method::PassShowsOpening]);
    assert_eq!(methods(&["Pass: 0-11"]), []);
    // It may have twelve points, but does not show them.
    assert_eq!(methods(&["Pass: 0-12"]), []);
    assert_eq!(methods_by(&other(), "natural", &["Pass: 0-7 | 13+"]), []);
    let found = found_in(
        &with("strong-pass", &["Pass: 0-7 | 13+"]),
        &white_book(),
        None,
    );
    assert!(hand(&found[0]).1 >= 13);
    assert_eq!((found[0].line, found[0].method.paragraph()), (4, "171.2a"));
}

#[test]
fn an_opening_that_may_be_weaker_than_a_pass() {
    let openings = ["Pass: 13+", "1C: 8-12 4+C"];
    assert_eq!(
        methods(&openings),
        [Method::PassShowsOpening, Method::WeakerThanPass]
    );
    let found = found_in(&with("other", &openings), &white_book(), None);
    assert!(hand(&found[1]).1 < 13 && found[1].points == Some(13));
    assert_eq!(methods(&["Pass: 0-11", "1C: 8-12 4+C"]), []);
    // Where nothing is said of a pass there is nothing to compare with.
    assert_eq!(methods(&["1C: 8-12 4+C"]), []);
}

#[test]
fn an_opening_a_king_below_average() {
    assert_eq!(methods(&["1S: 7-15 5+S"]), [Method::KingBelow]);
    assert_eq!(methods(&["1S: 8-15 5+S"]), []);
    assert_eq!(
        methods_by(&other(), "natural", &["1S: 8-15 5+S"]),
        [Method::KingBelow]
    );
    assert_eq!(methods_by(&other(), "natural", &["1S: 9-15 5+S"]), []);
    let found = found_in(&with("natural", &["1S: 7-15 5+S"]), &white_book(), None);
    let (_, points, lengths) = hand(&found[0]);
    assert!(points == 7 && lengths[0] >= 5);
}

#[test]
fn length_or_shortness_in_one_suit() {
    assert_eq!(
        methods(&["1H: 11-15 5+H | 11-15 0-1H"]),
        [Method::LengthOrShortness]
    );
    assert_eq!(
        methods(&["1D: 11+ 4+D | 11+ 4S 4H 1D 4C"]),
        [Method::LengthOrShortness, Method::LengthInEither]
    );
    // Three clubs unless it is 4-4-3-2, which is balanced.
    assert_eq!(methods(&["1C: 11-21 3+C | 11-14 4S 4H 3D 2C"]), []);
    assert_eq!(
        methods(&["1C: 11-21 4+C | 12-14 balanced | 18-19 balanced"]),
        []
    );
    // Three cards are length here, and are not there.
    let three = ["1H: 11-15 3H unbalanced | 11-15 0-2H"];
    assert_eq!(methods(&three), [Method::LengthOrShortness]);
    assert_eq!(methods_by(&other(), "natural", &three), []);
}

#[test]
fn length_in_one_suit_or_another() {
    for shows in [
        "11-15 4+H | 11-15 4+S",
        "11-15 4+H/S",
        "11-15 4+H | 11-15 5+S | 20+",
    ] {
        let opening = format!("1H: {shows}");
        assert_eq!(methods(&[&opening]), [Method::LengthInEither], "{shows}");
    }
    // Diamonds with or without clubs are diamonds; a strong club says no suit.
    assert_eq!(methods(&["1D: 11-15 5+D | 11-15 4+D 5+C"]), []);
    assert_eq!(methods(&["1N: 15-17 balanced"]), []);
    assert_eq!(methods(&["1C: 16+"]), []);
    let found = found_in(&with("natural", &["1H: 11-15 4+H/S"]), &white_book(), None);
    let (_, _, lengths) = hand(&found[0]);
    assert!(lengths[0].min(lengths[1]) < 3 && lengths[0].max(lengths[1]) >= 4);
}

#[test]
fn a_minor_where_one_of_a_minor_is_strong() {
    let openings = ["1C: 16+", "1D: 11-15 4+D | 11-15 4S 4H 1D 4C"];
    assert_eq!(methods_by(&white_book(), "strong-club", &openings), []);
    assert_eq!(
        methods_by(
            &white_book(),
            "strong-diamond",
            &["1D: 16+", "1C: 11-15 4+C/H"]
        ),
        []
    );
    assert!(!methods_by(&white_book(), "natural", &openings).is_empty());
    assert!(!methods_by(&other(), "strong-club", &openings).is_empty());
    // A card that calls its club strong must show that it is; and it is for minors, not for a king too few.
    let weak = ["1C: 12+", openings[1]];
    assert!(!methods_by(&white_book(), "strong-club", &weak).is_empty());
    assert!(
        !methods_by(
            &white_book(),
            "strong-club",
            &[openings[0], "1H: 11-15 4+H/S"]
        )
        .is_empty()
    );
    assert_eq!(
        methods_by(&white_book(), "strong-club", &[openings[0], "1D: 5-9 4+D"]),
        [Method::KingBelow]
    );
}

#[test]
fn brown_sticker_openings() {
    for brown in [
        "2D: 5-10 5+D | 5-10 5+H",
        "2H: 5-10 6H | 5-10 6S",
        "3C: 5-10 7+suit",
        "2C: 0+",
        "2N: 5-10 5+minor",
        // Strong types that are not a king above average.
        "2H: 5-10 6H | 12-14 balanced",
    ] {
        assert_eq!(methods(&[brown]), [Method::BrownOpening], "{brown}");
    }
    for sound in [
        "2H: 5-10 6H",
        "2H: 5-10 5+H 4+minor",
        "2C: 22+",
        "2D: 10-15 4+S/H",
        "3N: 8-10 7minor",
        "4C: 5-10 7+suit",
        "2N: 5-10 5+C 5+D",
        // A known suit when weak, a king above average when not.
        "2H: 5-10 6H | 13+ balanced",
        "2H: 5-10 6H | 20-22 balanced",
    ] {
        assert_eq!(methods(&[sound]), [], "{sound}");
    }
    // Without that exception, strong types do not help; and five cards are to be known.
    assert_eq!(
        methods_by(&other(), "natural", &["2H: 5-10 6H | 20-22 balanced"]),
        [Method::BrownOpening]
    );
    assert_eq!(
        methods_by(&other(), "natural", &["2H: 5-10 4+H"]),
        [Method::BrownOpening]
    );
    assert_eq!(methods(&["2H: 5-10 4+H"]), []);
    // The hand is one that is too strong for the weak kind and not strong enough for the other.
    let found = found_in(
        &with("natural", &["2H: 5-10 6H | 12-14 balanced"]),
        &white_book(),
        None,
    );
    let (_, points, lengths) = hand(&found[0]);
    assert!(points == 12 && lengths[1] < 4, "{points} {lengths:?}");
}

#[test]
fn two_of_a_minor_with_a_weak_two_in_either_major() {
    for multi in [
        "5-10 6H | 5-10 6S",
        "5-10 6H | 5-10 6S | 20-22 balanced",
        "5-10 5+H/S | 16+ 4+D",
    ] {
        for minor in ["2C", "2D"] {
            let opening = format!("{minor}: {multi}");
            assert_eq!(methods(&[&opening]), [], "{opening}");
            assert_eq!(
                methods_by(&other(), "natural", &[&opening]),
                [Method::BrownOpening]
            );
        }
    }
    // A third kind that is neither; a major of four; one major or a minor; another bid.
    for brown in [
        "2D: 5-10 6H | 5-10 6S | 11-12 balanced",
        "2D: 5-10 4+H | 5-10 4+S",
        "2D: 5-10 6H | 5-10 6C",
        "2S: 5-10 6H | 5-10 6S",
        "3D: 5-10 7H | 5-10 7S",
    ] {
        assert_eq!(methods(&[brown]), [Method::BrownOpening], "{brown}");
    }
}

#[test]
fn ace_king_queen_sixth_is_not_below_average() {
    let solid = |length: &str| format!("3C: {{shows: 9-12 {length}suit, solid: yes}}");
    assert_eq!(methods(&[&solid("6-7")]), []);
    assert_eq!(methods(&[&solid("7")]), []);
    assert_eq!(methods(&[&solid("7-8")]), [Method::BrownOpening]);
    assert_eq!(methods(&["3C: 9-12 7suit"]), [Method::BrownOpening]);
    assert_eq!(
        methods_by(&other(), "natural", &[&solid("7")]),
        [Method::BrownOpening]
    );
}

#[test]
fn weak_openings_with_two_suits() {
    for found in [
        "2H: 5-10 5+H 3+S",
        "2S: 5-10 5S 3-4C",
        "3D: 4-9 5+D 3+C | 20+",
        "2H: {shows: 5-10 5+H, two-suiter: yes}",
    ] {
        assert_eq!(methods(&[found]), [Method::WeakTwoSuiter], "{found}");
    }
    for sound in [
        "2H: 5-10 5+H 4+S",
        "2H: 5-10 5H 4+minor",
        "2H: 5-10 6H 0-3S",
        "2H: 10-15 5+H 3+S",
        "2H: {shows: 5-10 5+H 5+minor, two-suiter: yes}",
        "4H: 5-10 5+H 3+S",
    ] {
        assert_eq!(methods(&[sound]), [], "{sound}");
    }
    let four = ["2S: 5-10 5+S 4+C"];
    assert_eq!(
        methods_by(&other(), "natural", &four),
        [Method::WeakTwoSuiter]
    );
    assert_eq!(methods(&four), []);
    let found = found_in(&with("natural", &["2H: 5-10 5+H 3+S"]), &white_book(), None);
    let (_, points, lengths) = hand(&found[0]);
    assert!(points < 10 && lengths[0] == 3 && lengths[1] >= 5);
}

fn overcalls(policy: &Policy, opening: &str, call: &str, shows: &str) -> Vec<Finding> {
    let card = format!(
        "system: Ours\nkind: natural\nopenings: {{Pass: 0-11}}\novercalls:\n  {opening}:\n    {call}: {shows}\n"
    );
    found_in(&card, policy, None)
}

#[test]
fn overcalls_without_a_known_suit() {
    let found = |opening: &str, call: &str, shows: &str| {
        !overcalls(&white_book(), opening, call, shows).is_empty()
    };
    assert!(found("1C", "1S", "0-7 balanced"));
    assert!(found("1H", "2N", "\"5-10 5+S/C 5+D/C\""));
    assert!(found("1H", "2H", "8+ 4+S/D"));
    assert!(!found("1H", "1S", "8-16 5+S"));
    assert!(!found("1H", "2H", "5-10 5+S 5+minor"));
    assert!(!found("1H", "2N", "5-10 5+D 5+C"));
    // Natural no-trump; a strong cue bid; a jump that asks for a stopper.
    assert!(!found("1H", "1N", "15-18 balanced"));
    assert!(!found("1H", "1N", "{shows: 15-18 2-6C, natural: yes}"));
    assert!(found("1H", "1N", "15-18 2-6C"));
    assert!(!found("1H", "2H", "16+; game-forcing"));
    assert!(found("1H", "2H", "12+"));
    assert!(!found("1H", "3H", "asks:stopper"));
    assert!(found("1H", "2H", "asks:stopper"));
    assert!(found("1H", "3S", "asks:stopper"));
    // A double is no bid.
    assert!(!found("1H", "X", "12+; takeout"));
    for (call, shows) in [
        ("1N", "15-18 balanced"),
        ("2H", "17+"),
        ("3H", "asks:stopper"),
    ] {
        let found = overcalls(&other(), "1H", call, shows);
        assert_eq!(
            (found[0].method, found[0].standing),
            (Method::UnknownOvercall, Standing::Flagged)
        );
    }
    let found = overcalls(&white_book(), "1C", "1S", "0-7 balanced");
    assert_eq!(
        (found[0].place.to_string().as_str(), found[0].line),
        ("(1C) 1S", 6)
    );
}

#[test]
fn defences_are_left_alone() {
    let card = "
system: Ours
kind: natural
openings: {Pass: 0-11}
defences:
- against: strong-artificial
  opening: 1C
  calls:
    1D: {shows: 0-9 4+H/S, psychic: protected}
";
    let found = found_in(card, &white_book(), None);
    let methods: Vec<_> = found
        .iter()
        .map(|one| (one.method, one.standing, &one.ground))
        .collect();
    assert_eq!(
        methods,
        [
            (
                Method::UnknownOvercall,
                Standing::Permitted,
                &Ground::Defence
            ),
            (
                Method::PsychicProtected,
                Standing::Permitted,
                &Ground::Defence
            ),
        ]
    );
    let found = found_in(card, &other(), None);
    assert!(
        found
            .iter()
            .all(|one| (one.standing, &one.ground) == (Standing::Flagged, &Ground::Policy))
    );
}

#[test]
fn psychics_and_signals() {
    let card = "
system: Ours
kind: natural
openings:
  1H: {shows: 11-21 5+H, psychic: required}
  2C: {shows: 22+, psychic: protected}
declares: {encrypted-signals: yes, psychics-protected: no, psychics-required: yes}
";
    let found = found_in(card, &white_book(), None);
    let told: Vec<_> = found
        .iter()
        .map(|one| (one.place.to_string(), one.method.paragraph()))
        .collect();
    let told: Vec<_> = told
        .iter()
        .map(|(place, paragraph)| (place.as_str(), *paragraph))
        .collect();
    assert_eq!(
        told,
        [
            ("1H", "171.3d"),
            ("2C", "171.3d"),
            ("card", "171.3d"),
            ("card", "171.4")
        ]
    );
    assert!(found.iter().all(|one| one.standing == Standing::Barred));
    assert!(
        found_in(card, &other(), None)
            .iter()
            .all(|one| one.standing == Standing::Flagged)
    );
}

#[test]
fn an_opening_that_says_only_that_it_is_weak() {
    assert_eq!(
        methods(&["1D: 0-7"]),
        [Method::KingBelow, Method::RandomOpening]
    );
    assert_eq!(methods(&["4C: 3-7"]), [Method::RandomOpening]);
    assert_eq!(
        methods(&["4C: 3-7 5+suit"]),
        [],
        "it says something of the suits"
    );
    assert_eq!(methods(&["4C: 3-8"]), []);
    assert_eq!(methods(&["4C: 0-7 aces=0"]), []);
    let four = methods_by(&other(), "natural", &["4C: 0-4"]);
    assert_eq!(four, [Method::RandomOpening]);
    assert_eq!(methods_by(&other(), "natural", &["4C: 0-7"]), []);
}

#[test]
fn the_length_of_a_match() {
    let card = with("natural", &["2H: 5-10 6H | 5-10 6S"]);
    let standing = |boards| found_in(&card, &other(), boards)[0].standing;
    assert_eq!(standing(Some(32)), Standing::Barred);
    assert_eq!(standing(Some(33)), Standing::Flagged);
    // The stricter of both, as long as nobody says.
    assert_eq!(standing(None), Standing::Barred);
    assert_eq!(white_book().terms.long_match, 17);
}

#[test]
fn agreements_that_are_permitted_by_name() {
    let policy = Policy::read(
        "
name: ours
base: wbf-category-3
methods: {brown-opening: flagged}
agreements:
- {call: 2H, shows: 0-11 5+major, name: Two-way two}
- {call: (1H) 2H, shows: 4+suit, name: Any cue bid}
",
    )
    .unwrap();
    let within = &found_in(&with("natural", &["2H: 5-10 6H | 5-10 6S"]), &policy, None)[0];
    assert_eq!(
        (within.standing, &within.ground),
        (
            Standing::Permitted,
            &Ground::Agreement("Two-way two".into())
        )
    );
    // A hand more than the agreement has, or another call.
    for beyond in ["2H: 5-12 6H | 5-12 6S", "2S: 5-10 6H | 5-10 6S"] {
        let found = &found_in(&with("natural", &[beyond]), &policy, None)[0];
        assert_eq!(
            (found.standing, &found.ground),
            (Standing::Flagged, &Ground::Policy)
        );
    }
    let found = &overcalls(&policy, "1H", "2H", "8+ 4+S/D")[0];
    assert_eq!(found.standing, Standing::Permitted);
    assert_eq!(
        overcalls(&policy, "1D", "2D", "8+ 4+S/C")[0].standing,
        Standing::Barred
    );
}

#[test]
fn the_director_decides() {
    let card = with("natural", &["2H: 5-10 6H | 5-10 6S", "1H: 11-21 5+H"])
        + "rulings:
- {call: 2H, method: brown-opening, decision: permitted, by: Ana Director, reason: Both have a written defence}
- {call: 1H, method: king-below, decision: barred, by: Ana Director, reason: Opened with five points all evening}
- {call: card, method: encrypted-signals, decision: flagged, by: Ana Director, reason: Only against suits}
";
    let found = found_in(&card, &white_book(), None);
    let told: Vec<_> = found
        .iter()
        .map(|one| (one.place.to_string(), one.method, one.standing))
        .collect();
    assert_eq!(
        told,
        [
            ("2H".to_owned(), Method::BrownOpening, Standing::Permitted),
            ("1H".to_owned(), Method::KingBelow, Standing::Barred),
            (
                "card".to_owned(),
                Method::EncryptedSignals,
                Standing::Flagged
            ),
        ]
    );
    assert!(
        found
            .iter()
            .all(|one| matches!(&one.ground, Ground::Director { by, .. } if by == "Ana Director"))
    );
}

#[test]
fn what_a_card_does_not_say() {
    let silent = Card::read(&with("natural", &["1C: 11-21 3+C"])).unwrap();
    let report = check(&silent, &white_book(), None);
    assert_eq!(
        report.unsaid,
        [
            Unsaid::Pass,
            Unsaid::Overcalls,
            Unsaid::EncryptedSignals,
            Unsaid::Psychics,
            Unsaid::Style
        ]
    );
    assert_eq!(report.standing(), Standing::Permitted);
    let other_style =
        Card::read(&("style: acol-card\n".to_owned() + &with("natural", &["1C: 11-21 3+C"])))
            .unwrap();
    assert_eq!(
        check(&other_style, &white_book(), None)
            .other_style
            .as_deref(),
        Some("acol-card")
    );
    assert_eq!(check(&other_style, &other(), None).other_style, None);
}

#[test]
fn the_terms_of_the_white_book() {
    let policy = Policy::read(WBF_CATEGORY_3).unwrap();
    let terms = policy.terms;
    assert_eq!(
        (
            terms.average,
            terms.strong(),
            terms.length,
            terms.long_match
        ),
        (10, 13, 3, 17)
    );
    assert_eq!(policy.level.as_deref(), Some("ebu-level-4"));
    for (_, method) in Method::ALL {
        assert_eq!(policy.standing(method, Some(16)), Standing::Barred);
        assert_eq!(policy.standing(method, Some(17)), Standing::Barred);
    }
}
