//! Certificates: who is given one, for what, and what stands on it (White Book 121.5.3).

use openroom_printing::certificates::{self, About, Which};
use openroom_printing::document::{Block, Document};
use openroom_printing::results::Scored;
use openroom_printing::{Language, Words};
use openroom_seasons::{Evening, Season, ranking};
use openroom_tournament::log;

/// Two tables, one round: 1 beats 3 and 4 beats 2. Pair 3 are seniors, and stratum B is below A.
const PAIRS: &str = "event: {name: Thursday, kind: pairs, date: 2026-05-14, club: Owls}
settings: {strata: [A, B]}
federation: {federation: {id: ours, name: Ours, based-on: white-book}, master-points: {unit: 0.01, scales: [{kind: pairs, placed: 1/2, first: {fixed: 2}, falls: [1, 0.5], colour: black}]}}
contestants:
- {id: 1, names: [Ana, Bea], stratum: A}
- {id: 2, names: [Cid, Dan], stratum: B}
- {id: 3, names: [Eva, Flo], stratum: B, categories: [seniors]}
- {id: 4, names: [Gus, Hal], stratum: A}
results:
- {board: 1, ns: 1, ew: 2, score: 620}
- {board: 1, ns: 3, ew: 4, score: -100}
- {board: 2, ns: 1, ew: 4, score: 140}
- {board: 2, ns: 3, ew: 2, score: 110}
";

fn words(language: Language) -> Words {
    Words::new(language)
}

fn about() -> About {
    About {
        event: "Thursday".into(),
        club: "Owls".into(),
        director: "Dora".into(),
        ..About::default()
    }
}

fn made(text: &str, which: Which) -> Vec<String> {
    let scored = Scored::read(text).unwrap();
    let document =
        certificates::of_event(scored.results(), which, &about(), &words(Language::English));
    document.as_ref().map(cards).unwrap_or_default()
}

/// The text of each certificate.
fn cards(document: &Document) -> Vec<String> {
    let Some(Block::Cards(cards)) = document.blocks.first() else {
        panic!("no cards: {document:?}");
    };
    cards
        .cards
        .iter()
        .map(|card| lines(card).join("\n"))
        .collect()
}

fn lines(blocks: &[Block]) -> Vec<String> {
    let one = |block: &Block| match block {
        Block::Text(line) => vec![line.text.clone()],
        Block::Beside(columns) => columns
            .iter()
            .flat_map(|(_, blocks)| lines(blocks))
            .collect(),
        _ => Vec::new(),
    };
    blocks.iter().flat_map(one).collect()
}

#[test]
fn everybody_with_a_place_has_a_certificate_with_names_place_and_master_points() {
    let all = made(PAIRS, Which::default());
    assert_eq!(all.len(), 4);
    let best = &all[0];
    for told in [
        "Owls",
        "Certificate",
        "Thursday",
        "Ana",
        "Bea",
        "First place",
        "Master points for each player: 2.00 black",
        "Dora",
        "Pair 1",
        "%",
    ] {
        assert!(best.contains(told), "{told}: {best}");
    }
    assert!(!all[3].contains("Master points"), "{}", all[3]);
}

#[test]
fn the_first_places_alone_or_the_winners_of_everything() {
    let first = made(
        PAIRS,
        Which {
            first: Some(2),
            ..Which::default()
        },
    );
    // Two share the second place.
    assert_eq!(first.len(), 3, "{first:?}");
    assert!(first[1].contains("Second place, shared"), "{first:?}");
    let winners = made(
        PAIRS,
        Which {
            winners: true,
            ..Which::default()
        },
    );
    assert_eq!(winners.len(), 3, "{winners:?}");
    assert!(
        winners
            .iter()
            .any(|one| one.contains("First place, seniors") && one.contains("Eva")),
        "{winners:?}"
    );
    assert!(
        winners
            .iter()
            .any(|one| one.contains("First place, stratum B")),
        "{winners:?}"
    );
    // The place in the highest stratum is the place in the whole field: nobody is told it twice.
    assert!(!winners[0].contains("stratum A"), "{}", winners[0]);
}

#[test]
fn each_player_has_a_certificate_if_that_is_wanted() {
    let each = made(
        PAIRS,
        Which {
            first: Some(1),
            each_player: true,
            ..Which::default()
        },
    );
    assert_eq!(each.len(), 2);
    assert!(
        each[0].contains("Ana") && !each[0].contains("Bea"),
        "{}",
        each[0]
    );
}

#[test]
fn nobody_without_a_place_has_one() {
    let gone =
        format!("{PAIRS}withdrawals:\n- {{contestant: 1, after: 1, of: 2, accepted: false}}\n");
    let all = made(&gone, Which::default());
    assert!(all.iter().all(|one| !one.contains("Ana")), "{all:?}");
    let empty = "event: {name: Empty, kind: pairs}\ncontestants:\n- {id: 1, names: [Ana, Bea]}\nresults: []\n";
    let scored = Scored::read(empty).unwrap();
    let none = certificates::of_event(
        scored.results(),
        Which {
            first: Some(0),
            ..Which::default()
        },
        &about(),
        &words(Language::English),
    );
    assert_eq!(none, None);
}

/// An event of one round, as its log: pair 3 is robots.
const LOG: &str = r"
- {at: 2026-05-14T17:00:00Z, by: organiser, created: {name: Thursday, kind: pairs, organiser: Olga}}
- {at: 2026-05-14T17:00:00Z, by: organiser, staff: {name: Cleo, duty: director-in-charge}}
- {at: 2026-05-14T17:01:00Z, by: director, entered: {contestant: 1, players: [Ana, Bea]}}
- {at: 2026-05-14T17:01:00Z, by: director, entered: {contestant: 2, players: [Cid, Dan]}}
- {at: 2026-05-14T17:01:00Z, by: director, entered: {contestant: 3, players: [Robot 1, Robot 2], robots: true}}
- {at: 2026-05-14T17:01:00Z, by: director, entered: {contestant: 4, players: [Gus, Hal]}}
- at: 2026-05-14T17:02:00Z
  by: director
  movement:
    plan: |
      movement: two tables
      entrants: pairs
      contestants: 4
      copies: 2
      rounds:
      - tables:
        - {table: 1, ns: 1, ew: 2, boards: 1-1}
        - {table: 2, ns: 3, ew: 4, boards: 1-1}
- {at: 2026-05-14T18:00:00Z, by: director, round-started: {round: 1}}
- {at: 2026-05-14T18:10:00Z, by: director, result: {round: 1, table: 1, board: 1, contract: 4S, by: N, tricks: 10}}
- {at: 2026-05-14T18:10:00Z, by: director, result: {round: 1, table: 2, board: 1, contract: 3S, by: N, tricks: 10}}
- {at: 2026-05-14T18:20:00Z, by: director, session-over: {}}
";

#[test]
fn the_log_of_an_event_says_the_rest_and_robots_are_given_none() {
    let event = log::replay(LOG, None).unwrap();
    let scored = event.scored(None).unwrap();
    let results = openroom_printing::results::Results {
        event: &scored.event,
        scores: &scored.scores,
    };
    let english = words(Language::English);
    let about = About::of_log(&event, &english);
    let document = certificates::of_event(results, Which::default(), &about, &english).unwrap();
    let all = cards(&document);
    assert_eq!(all.len(), 3, "{all:?}");
    assert!(all.iter().all(|one| !one.contains("Robot")), "{all:?}");
    for told in [
        "2026-05-14",
        "Olga",
        "Cleo",
        "The rankings can still change.",
    ] {
        assert!(all[0].contains(told), "{told}: {}", all[0]);
    }
    let done = format!("{LOG}- {{at: 2026-05-14T18:21:00Z, by: director, official: {{}}}}\n");
    let event = log::replay(&done, None).unwrap();
    assert!(About::of_log(&event, &english).notes.is_empty());
}

#[test]
fn a_season_has_certificates_by_its_ranking() {
    let event = log::replay(LOG, None).unwrap();
    let season = Season::read(
        "season: Winter\nof: players\npoints: {by: percent}\nevents:\n- {event: one.yaml}\n",
    )
    .unwrap();
    let made = ranking(&season, &[Some(Evening::of(&event).unwrap())]);
    let about = About {
        event: season.season,
        ..About::default()
    };
    let romanian = words(Language::Romanian);
    let document = certificates::of_season(
        &made,
        Which {
            first: Some(1),
            ..Which::default()
        },
        &about,
        &romanian,
    )
    .unwrap();
    let all = cards(&document);
    assert_eq!(all.len(), 4, "two pairs share the first place: {all:?}");
    assert!(all[0].contains("Locul întâi, la egalitate"), "{}", all[0]);
    assert!(all[0].contains("Winter"));
}
