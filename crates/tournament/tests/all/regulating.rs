//! Regulations in the log: consent to a short period, public holidays, best effort, late requests, the limits of entries, the licence,
//! regulations in words with their versions, system cards.

use openroom_scoring::federation::Federation;
use openroom_tournament::questions::{Effort, Suggestion};
use openroom_tournament::regulations::Layer;
use openroom_tournament::{Request, Tournament, log, view};

use crate::common::book::{Book, whole_session};

const ATLANTIS: &str = include_str!("../../../scoring/tests/all/data/federation.yaml");

fn atlantis(kind: &str) -> Book {
    let rules = Federation::read(ATLANTIS).unwrap();
    Book::new(
        kind,
        &format!("edition: 2017, federation: {}", rules.text()),
    )
}

fn tells(book: &Book, which: impl Fn(&Suggestion) -> bool) -> bool {
    book.event.suggestions().iter().any(which)
}

/// What stands in a log that was written before a rule came is read as it stands.
fn recalled(lines: &[&str]) -> Tournament {
    let mut event = Tournament::new();
    for line in lines {
        event.recall(&log::read_entry(line).unwrap()).unwrap();
    }
    event
}

#[test]
fn a_short_correction_period_needs_the_consent_of_the_authority() {
    let mut book = Book::pairs("");
    let short = |more: &str| {
        format!(
            "17:05 organiser | regulations: {{layer: event, settings: {{correction-minutes: 15}}{more}}}"
        )
    };
    book.no(&short(""), "WB 131.4");
    book.no(
        &short(", consent: {from: ' ', at: 2026-05-13T10:00:00Z}"),
        "WB 131.4",
    );
    book.no(
        &short(", consent: {from: Olga, at: 2026-05-15T10:00:00Z}"),
        "WB 131.4",
    );
    book.ok(&short(", consent: {from: Olga, at: 2026-05-13T10:00:00Z}"));
    assert_eq!(
        book.event.state().regulations.conduct().correction_minutes,
        15
    );
    let setting = &book.event.state().regulations.settings()["correction-minutes"];
    let consent = setting.consent.as_ref().unwrap();
    assert_eq!(
        (consent.from.as_str(), consent.at.to_string().as_str()),
        ("Olga", "2026-05-13T10:00:00Z")
    );
    assert!(!tells(&book, |one| matches!(
        one,
        Suggestion::ShortPeriod { .. }
    )));
    // The authority itself asks nobody, and 20 minutes need no consent.
    book.ok("17:06 organiser | regulations: {layer: authority, settings: {correction-minutes: 12}, reserved: [correction-minutes]}");
    let mut other = Book::pairs("");
    other.ok("17:05 organiser | regulations: {layer: event, settings: {correction-minutes: 20}}");
    // An event from before this was asked is read, and told of.
    let old = recalled(&[
        "{at: 2026-05-14T17:00:00Z, by: organiser, created: {name: Old, kind: pairs}}",
        "{at: 2026-05-14T17:00:00Z, by: organiser, regulations: {layer: event, settings: {correction-minutes: 15}}}",
    ]);
    assert!(
        old.suggestions()
            .contains(&Suggestion::ShortPeriod { minutes: 15 })
    );
}

#[test]
fn no_period_ends_on_a_public_holiday() {
    let until = |settings: &str| {
        let mut book = whole_session(settings);
        book.ok("18:20 director | session-over: {}");
        let all = book.event.state().deadlines();
        let gross = all.iter().find(|one| one.request == Request::Gross);
        gross.unwrap().at.to_string()
    };
    // A Thursday: two working days later is Monday; with Friday and Monday free it is Wednesday.
    assert_eq!(until(""), "2026-05-18T17:00:00Z");
    assert_eq!(
        until("holidays: '2026-05-15, 05-18'"),
        "2026-05-20T17:00:00Z"
    );
    assert_eq!(until("holidays: [2026-05-15]"), "2026-05-19T17:00:00Z");
    let own = |more: &str| {
        format!(
            "federation: {{federation: {{id: mine, based-on: white-book}}, holidays: [05-15]}}{more}"
        )
    };
    assert_eq!(until(&own("")), "2026-05-19T17:00:00Z");
    assert_eq!(
        until(&own(", holidays: 2026-05-18")),
        "2026-05-20T17:00:00Z"
    );
    assert_eq!(until(&own(", holidays: none")), "2026-05-18T17:00:00Z");
    let mut book = Book::new("kind: pairs", "");
    book.no(
        "17:05 organiser | regulations: {layer: event, settings: {holidays: Christmas}}",
        "Law 80B2f",
    );
}

#[test]
fn whether_best_effort_is_demanded_is_told_where_opponents_are_chosen() {
    assert_eq!(Book::pairs("").event.best_effort(), Effort::Free);
    assert_eq!(
        Book::pairs("preset: wbf").event.best_effort(),
        Effort::Demanded
    );
    assert_eq!(atlantis("kind: pairs").event.best_effort(), Effort::Unsaid);
    let mut book = Book::new("kind: teams, structure: knock-out", "best-effort: demanded");
    for n in 1..=4 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b, P{n}c, P{n}d]}}"
        ));
    }
    let told = |book: &Book| {
        tells(book, |one| {
            matches!(
                one,
                Suggestion::BestEffort {
                    rule: Effort::Demanded
                }
            )
        })
    };
    book.ok("17:02 director | qualified-from: {events: [{name: Heats, entries: 9}], stage: 1, plan: {stages: [{name: Final, take: [4]}]}, places: [{contestant: 1, was: 1, rank: 1}, {contestant: 2, was: 2, rank: 2}, {contestant: 3, was: 3, rank: 3}, {contestant: 4, was: 4, rank: 4}]}");
    book.ok("17:03 director | bracket: {seeds: [1, 2, 3, 4], boards: [8]}");
    assert!(!told(&book));
    // The winner has chosen the third, not the last.
    book.ok("17:04 director | bracket: {seeds: [1, 2, 4, 3], boards: [8]} | the winner has chosen");
    assert!(told(&book));
}

/// Of a session the first board of table 1 in round 1.
fn first_board(book: &Book) -> u32 {
    book.event.table(1, 1, "1").unwrap().boards[0].0.board
}

#[test]
fn why_a_ruling_was_asked_for_late_is_written_down() {
    let mut book = whole_session("");
    book.ok("18:20 director | session-over: {}");
    let board = first_board(&book);
    let ruling = |more: &str| {
        format!(
            "ruling: {{round: 1, table: 1, board: {board}, laws: [12A1], score: {{award: 60/40}}{more}}}"
        )
    };
    let late = |book: &Book| tells(book, |one| matches!(one, Suggestion::LateRequest { .. }));
    let mut asked = book.clone();
    asked.ok(&format!(
        "18:25 director | {}",
        ruling(", late-because: saw the hand record")
    ));
    assert!(!late(&asked));
    let shown = view::state(&asked.event).late_requests;
    assert_eq!(shown[0].why.as_deref(), Some("saw the hand record"));

    book.ok(&format!("18:25 director | {}", ruling("")));
    assert!(late(&book));
    let reason = |text: &str| {
        format!(
            "18:26 director | asked-late: {{round: 1, table: 1, board: {board}, reason: {text}}}"
        )
    };
    book.no(&reason("' '"), "-");
    book.ok(&reason("they were told at dinner"));
    assert!(!late(&book));
    // Where nothing came late there is nothing to say.
    book.no(
        "18:27 director | asked-late: {round: 2, table: 1, board: 99, reason: x}",
        "Law 8A1",
    );
}

#[test]
fn who_called_in_time_was_not_late() {
    let mut book = Book::pairs("");
    book.start("18:00", 1, 1);
    let board = first_board(&book);
    book.ok(&format!(
        "18:02 contestant 1 | called: {{round: 1, table: 1, board: {board}, reason: bidding}}"
    ));
    book.play("18:05", 1, 1);
    book.start("18:15", 1, 2);
    book.ok(&format!("18:20 director | ruling: {{round: 1, table: 1, board: {board}, laws: [12A1], score: {{award: 60/40}}}}"));
    assert!(!tells(&book, |one| matches!(
        one,
        Suggestion::LateRequest { .. }
    )));
}

#[test]
fn an_entry_beyond_the_limits_is_refused_unless_the_director_says_why() {
    let mut book = atlantis("kind: teams");
    let team = |n: u32, players: &str, more: &str| {
        format!("entered: {{contestant: {n}, players: [{players}]{more}}}")
    };
    // Five players make a team there, and numbers have a check digit.
    book.no(
        &format!("17:01 director | {}", team(1, "A, B, C, D", "")),
        "WB 80.2",
    );
    book.ok(&format!(
        "17:01 director | {}",
        team(1, "A, B, C, D, E", "")
    ));
    let exception = team(2, "F, G, H, I", ", exception: one is ill");
    book.no(&format!("17:02 scorer | {exception}"), "WB 80.2");
    book.ok(&format!("17:02 director | {exception}"));
    let shown = view::state(&book.event).contestants;
    assert_eq!(shown[1].exception.as_deref(), Some("one is ill"));
    let wrong = team(3, "K, L, M, N, O", ", members: [123456]");
    book.no(&format!("17:03 director | {wrong}"), "WB 80.2");
    book.ok(&format!(
        "17:03 director | {}",
        wrong.replace("123456", "123455")
    ));
    // A player who joins makes six.
    let joins = "added: {contestant: 1, player: Z, approved-by: Olga";
    book.no(&format!("17:04 director | {joins}}}"), "WB 80.2");
    book.ok(&format!("17:04 director | {joins}, exception: agreed}}"));
    // What was entered before the limits were asked is read.
    let old = recalled(&[
        "{at: 2026-05-14T17:00:00Z, by: organiser, created: {name: Old, kind: pairs}}",
        &format!(
            "{{at: 2026-05-14T17:00:00Z, by: organiser, regulations: {{layer: event, settings: {{federation: {}}}}}}}",
            Federation::read(ATLANTIS).unwrap().text()
        ),
        "{at: 2026-05-14T17:01:00Z, by: organiser, entered: {contestant: 1, players: [A, B], members: ['1']}}",
    ]);
    assert_eq!(old.state().contestants.len(), 1);
}

#[test]
fn the_most_contestants_and_the_categories_of_a_federation() {
    let mut book = atlantis("kind: pairs");
    let pair = |n: u32, more: &str| {
        format!("17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]{more}}}")
    };
    for n in 1..=48 {
        book.ok(&pair(n, ""));
    }
    book.no(&pair(49, ", categories: [giants]"), "WB 80.2");
    let elders = |one: u32, other: u32| {
        format!(", categories: [elders], persons: [{{age: {one}}}, {{age: {other}}}]")
    };
    book.no(&pair(49, &elders(75, 74)), "WB 80.2");
    book.ok(&pair(49, &elders(75, 80)));
    // Too little is known: told, not refused.
    book.ok(&pair(50, ", categories: [mixed]"));
    assert!(tells(&book, |one| matches!(
        one,
        Suggestion::CategoryUnknown { contestant: 50, .. }
    )));
    assert!(!tells(&book, |one| matches!(
        one,
        Suggestion::CategoryUnknown { contestant: 49, .. }
    )));
    // Fifty is the most.
    book.no(&pair(51, ""), "WB 80.2");
    book.ok(&pair(51, ", exception: the sponsors"));
}

#[test]
fn the_licence_and_the_regulations_that_an_entry_accepted() {
    let mut book = Book::new("kind: pairs, authority: Federation", "");
    book.no("17:01 director | licence: {number: ' '}", "-");
    book.no("17:01 contestant 1 | licence: {number: L1}", "Law 80B1");
    book.ok("17:01 organiser | licence: {number: L-7, authority: Another, organiser: River Club, terms: green points}");
    let shown = book.event.conditions();
    assert_eq!(
        shown.licence.as_ref().map(|one| one.number.as_str()),
        Some("L-7")
    );
    // What the event says of itself stands before the licence.
    assert_eq!(shown.authority.as_deref(), Some("Federation"));
    assert_eq!(shown.organiser.as_deref(), Some("River Club"));
    assert_eq!(shown.version, 0);

    book.ok("17:02 organiser | library: {layer: organiser, add: [{subject: telephones, title: Telephones, text: Switched off in the room., source: 'Club rules, 4', date: '2026-01-15', enabled-by: 80B2f}]}");
    book.ok("17:03 organiser | entered: {contestant: 1, players: [A, B]}");
    book.ok("17:04 organiser | regulations: {layer: event, settings: {deposit: 10 EUR}}");
    book.ok("17:04 organiser | library: {layer: organiser, add: [{subject: telephones, title: Telephones, text: Left outside., source: 'Club rules, 4', date: '2026-05-14'}]}");
    book.ok("17:05 organiser | entered: {contestant: 2, players: [C, D]}");
    let versions: Vec<u32> = view::state(&book.event)
        .contestants
        .iter()
        .map(|one| one.regulations)
        .collect();
    assert_eq!(versions, [1, 3]);
    let shown = book.event.conditions();
    assert_eq!(shown.version, 3);
    let changes: Vec<_> = shown
        .changes
        .iter()
        .map(|one| (one.version, one.settings.join(","), one.subjects.join(",")))
        .collect();
    assert_eq!(
        changes,
        [
            (1, String::new(), "telephones".to_owned()),
            (2, "deposit".to_owned(), String::new()),
            (3, String::new(), "telephones".to_owned()),
        ]
    );
    let own = shown.texts.iter().find(|one| !one.of_federation).unwrap();
    assert_eq!(
        (own.layer, own.version, own.text.text.as_str()),
        (Layer::Organiser, 3, "Left outside.")
    );
    // The White Book says which regulations there are, and where.
    let ties = shown
        .texts
        .iter()
        .find(|one| one.text.subject == "ties")
        .unwrap();
    assert!(ties.of_federation && ties.text.source == "White Book 143");
    book.ok("17:06 organiser | library: {layer: organiser, remove: [telephones]}");
    assert!(
        book.event
            .conditions()
            .texts
            .iter()
            .all(|one| one.of_federation)
    );
    book.no(
        "17:07 organiser | library: {layer: organiser, remove: [telephones]}",
        "-",
    );
    book.no("17:07 organiser | library: {layer: organiser}", "-");
}

#[test]
fn only_a_regulation_under_80b2f_may_not_contradict_a_law() {
    let mut book = Book::new("kind: pairs", "");
    let add = |subject: &str, more: &str| {
        format!(
            "17:02 organiser | library: {{layer: organiser, add: [{{subject: {subject}, title: {subject}, source: Rules{more}}}]}}"
        )
    };
    book.ok(&add("cards", ", enabled-by: 40B2a, departs-from: [40B2c]"));
    book.ok(&add("voices", ", departs-from: [20F1]"));
    assert!(!tells(&book, |one| matches!(
        one,
        Suggestion::Conflict { .. }
    )));
    book.ok(&add("claims", ", enabled-by: 80B2f, departs-from: [68D]"));
    assert!(tells(
        &book,
        |one| matches!(one, Suggestion::Conflict { title, law } if title == "claims" && law == "68D")
    ));
    let all = book.event.conditions().texts;
    let of = |subject: &str| all.iter().find(|one| one.text.subject == subject).unwrap();
    assert_eq!(of("claims").conflicts, ["68D"]);
    assert!(of("cards").conflicts.is_empty() && !of("cards").needs_clause);
    assert!(of("voices").needs_clause);
    book.no(&add("x", ", enabled-by: 99Z"), "-");
}

const CARD: &str = "system: Ours\\nkind: natural\\nopenings:\\n  2D: 5-10 5+D \\x7c 5-10 5+H\\n";

#[test]
fn a_system_card_is_held_against_the_policy_of_the_event() {
    let mut book = Book::pairs("");
    let give = |who: &str, card: &str| {
        format!("17:05 {who} | system-card: {{contestant: 2, card: \"{card}\"}}")
    };
    book.no(&give("contestant 1", CARD), "Law 40B2a");
    book.no(&give("contestant 2", "system: Ours"), "-");
    book.no(
        &give("contestant 2", &format!("{CARD}rulings:\\n- {{call: 2D, method: brown-opening, decision: permitted, by: Me, reason: x}}\\n")),
        "Law 81C6",
    );
    book.ok(&give("contestant 2", CARD));
    let shown = |book: &Book| view::state(&book.event).system_cards.remove(0);
    // Without a policy there is nothing to hold it against.
    assert_eq!(shown(&book).standing, None);
    book.no(
        "17:06 organiser | regulations: {layer: event, settings: {system-policy: nobody's}}",
        "Law 80B2f",
    );
    book.ok(
        "17:06 organiser | regulations: {layer: event, settings: {system-policy: wbf-category-3}}",
    );
    let found = shown(&book);
    assert_eq!(found.standing, Some("barred"));
    assert_eq!(found.findings[0].paragraph, "171.3a");
    assert!(found.findings[0].hand.is_some());
    assert!(tells(&book, |one| matches!(
        one,
        Suggestion::SystemBarred {
            contestant: 2,
            count: 1,
            ..
        }
    )));
    // An organiser's own policy, written into the event, permits it by name.
    book.ok("17:07 organiser | regulations: {layer: event, settings: {system-policy: {name: ours, base: wbf-category-3, agreements: [{call: 2D, shows: \"0-11 5+D \\x7c 0-11 5+H\", name: a red two}]}}}");
    assert_eq!(shown(&book).standing, Some("permitted"));
    book.ok("17:08 contestant 2 | system-card: {contestant: 2}");
    assert!(view::state(&book.event).system_cards.is_empty());
}
