//! What is wrong with a file is told with its line, its place and a remedy.

use openroom_systems::{Call, Card, Place, Policy};

fn refused(text: &str) -> String {
    Card::read(text).expect_err(text).to_string()
}

fn refused_in(lines: &str) -> String {
    refused(&format!(
        "system: Ours\nkind: natural\nopenings: {{1C: 11+ 3+C}}\n{lines}"
    ))
}

#[test]
fn cards() {
    assert!(refused("").contains("mapping"));
    assert_eq!(
        refused("system: A\nkind: natural\n"),
        "line 1: `openings` is missing; remedy: write `openings: ...`"
    );
    assert!(
        refused("system: A\nkind: odd\nopenings: {}\n")
            .starts_with("line 2: kind: \"odd\" is not allowed; remedy: use natural")
    );
    let bad = refused("system: A\nkind: natural\nopenings:\n  1C: 11+ 3+C\n  2D: 5-10 6X\n");
    assert!(
        bad.starts_with("line 5: openings.2D: character 6: 6X is not a condition"),
        "{bad}"
    );
    assert!(bad.contains("remedy: write a meaning such as"), "{bad}");
    let bad = refused(
        "system: A\nkind: natural\nopenings:\n  1N: 12-14 balanced\n  1NT: 15-17 balanced\n",
    );
    assert!(
        bad.starts_with("line 5: openings: the call 1NT is there twice"),
        "{bad}"
    );
    assert!(
        refused("system: A\nkind: natural\nopenings: {8C: any}\n")
            .contains("\"8C\" is not a call; remedy: write Pass, X, or a bid")
    );
    assert!(
        refused("system: A\nkind: natural\nopenings: {X: any}\n").contains("X is not an opening")
    );
    assert!(
        refused("system: A\nkind: natural\nopenings: {2C: forcing}\n")
            .contains("the opening 2C says nothing about the hand")
    );
    assert!(
        refused_in("overcalls: {2D: {2H: 5+H}}\n")
            .starts_with("line 4: overcalls: 2D is not an opening of one of a suit")
    );
    assert!(
        refused_in("overcalls: {1S: {1H: 5+H}}\n")
            .starts_with("line 4: overcalls.1S: 1H cannot be called over 1S")
    );
    assert!(
        refused_in("defences:\n- {against: clubs, opening: 1C, calls: {1D: 5+D}}\n")
            .starts_with("line 5: defences[0].against: \"clubs\" is not allowed")
    );
    assert!(refused_in("declares: {encrypted-signals: perhaps}\n").contains("use true, false"));
}

#[test]
fn rulings() {
    let ruling = |call: &str, reason: &str| {
        let text = format!(
            "rulings:\n- {{call: {call}, method: king-below, decision: permitted, by: Ana, reason: {reason}}}\n"
        );
        refused_in(&text)
    };
    assert!(ruling("1D", "because").starts_with("line 5: rulings[0].call: 1D is not on this card"));
    assert!(ruling("(1H) 2H", "because").contains("(1H) 2H is not on this card"));
    assert!(
        ruling("somewhere", "because").contains("\"somewhere\" is not a place on a system card")
    );
    assert!(ruling("1C", "' '").starts_with("line 5: rulings[0].reason:"));
}

#[test]
fn policies() {
    let refused = |text: &str| Policy::read(text).expect_err(text).to_string();
    assert!(
        refused("name: a\nbase: b\n")
            .starts_with("line 2: base: \"b\" is not allowed; remedy: use wbf-category-3")
    );
    assert!(refused("name: a\n").contains("`terms` is missing"));
    assert!(
        refused("name: a\nbase: wbf-category-3\nterms: {average: 38}\n")
            .starts_with("line 3: terms.average: \"38\" is not allowed; remedy: use 0-37")
    );
    assert!(
        refused("name: a\nbase: wbf-category-3\nmethods: {king-below: {short: barred}}\n")
            .contains("`long` is missing")
    );
    let card = "name: a\nbase: wbf-category-3\nagreements:\n- {call: card, shows: any, name: x}\n";
    assert!(
        refused(card).starts_with("line 4: agreements[0].call: an agreement is that of a call")
    );
}

#[test]
fn calls_and_places_are_read_as_they_are_written() {
    for text in ["Pass", "X", "1C", "2NT", "7S"] {
        assert_eq!(
            Call::of(text).map(|call| call.to_string()).as_deref(),
            Some(text)
        );
    }
    assert_eq!(Call::of("2n"), Call::of("2NT"));
    assert_eq!(Call::of("2♦"), Call::of("2D"));
    for text in ["", "0C", "8C", "2", "C2", "1X", "♦2", "22C"] {
        assert_eq!(Call::of(text), None, "{text}");
    }
    for text in ["2D", "(1H) 2H", "card"] {
        assert_eq!(
            Place::of(text).map(|place| place.to_string()).as_deref(),
            Some(text)
        );
    }
}

#[test]
fn the_examples_of_the_documentation_are_read() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/systems.md");
    let page = std::fs::read_to_string(page).expect("docs/systems.md");
    let parts = page.split("```yaml\n").skip(1);
    let examples: Vec<&str> = parts.filter_map(|part| part.split("```").next()).collect();
    let [card, policy] = examples[..] else {
        panic!("a card and a policy");
    };
    let card = Card::read(card).unwrap_or_else(|fault| panic!("{fault}"));
    let policy = Policy::read(policy).unwrap_or_else(|fault| panic!("{fault}"));
    let report = openroom_systems::check::check(&card, &policy, Some(32));
    assert_eq!(report.unsaid, []);
    // Only the defence is found, and it is exempt; the ruling of the example stands though nothing was found.
    let found: Vec<String> = report
        .findings
        .iter()
        .map(|one| format!("{}: {}", one.place, one.standing.word()))
        .collect();
    assert_eq!(found, ["(1C) 1NT: permitted", "2D: permitted"]);
}
