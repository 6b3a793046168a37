//! Cases of judgement in the log: who writes them, what they end with, whom they may ask.

use crate::common::book::{Book, whole_session};
use openroom_cases::{Question, Track};
use openroom_movements::generate::{howell, individual};
use openroom_tournament::questions::{ItemPart, ItemState, WhyBarred};
use openroom_tournament::{Spot, log};

const OPEN: &str = "case: {round: 1, table: \"1\", board: 1, about: {kind: information}}";

fn opened() -> Book {
    let mut book = Book::pairs("");
    book.start("18:00", 1, 1);
    book.ok(&format!("18:05 director Ana | {OPEN}"));
    book
}

const ON_THE_WAY: [&str; 6] = [
    "fact: {passed: {by-way-of: tempo, by: E, at: Pass, seconds: 20, agreed: agreed}}",
    "fact: {chosen: {by: W, action: 4S, led-to: 4S W =}}",
    "found: {question: happened, answer: yes, evidence: [all agree]}",
    "found: {question: conveyed, answer: yes}",
    "found: {question: alternatives, answer: yes}",
    "found: {question: suggested, answer: yes}",
];

#[test]
fn only_directors_write_a_case() {
    let mut book = Book::pairs("");
    book.start("18:00", 1, 1);
    for who in [
        "contestant 1",
        "scorer",
        "organiser",
        "captain 1",
        "committee Ann",
    ] {
        book.no(&format!("18:05 {who} | {OPEN}"), "Law 81C6");
    }
    book.ok(&format!("18:05 director Ana | {OPEN}"));
    for who in ["contestant 1", "scorer", "organiser", "committee Ann"] {
        let act = "in-case: {case: 1, act: {found: {question: happened, answer: yes}}}";
        book.no(&format!("18:06 {who} | {act}"), "Law 81C6");
    }
}

#[test]
fn from_the_call_to_the_ruling() {
    let mut book = opened();
    for act in ON_THE_WAY {
        book.ok(&format!(
            "18:06 director Ana | in-case: {{case: 1, act: {{{act}}}}}"
        ));
    }
    let road = |book: &Book| book.event.state().cases[0].case.road();
    assert_eq!(road(&book).next, Some((Track::First, Question::Outcomes)));
    // The disallowed call has no weight, whatever the edition.
    book.no(
        "18:07 director Ana | in-case: {case: 1, act: {outcomes: {outcomes: [60% 4HX N -1, 40% 4S W -1]}}}",
        "-",
    );
    book.ok("18:07 director Ana | in-case: {case: 1, act: {outcomes: {outcomes: [60% 4HX N =, 40% 4HX N -1]}}}");
    book.ok("18:10 contestant 1 | result: {round: 1, table: \"1\", board: 1, contract: 4S, by: W, tricks: 10}");
    book.ok("18:11 director Ana | in-case: {case: 1, act: {consulted: {who: Eve Moss, opinion: agrees}}}");
    // With the result at the table there is damage by points.
    let case = &book.event.state().cases[0].case;
    assert_eq!(case.suggested_answer(Question::Damage), Some("yes"));
    for (question, answer) in [
        ("damage", "yes"),
        ("self-inflicted", "no"),
        ("penalty", "none"),
    ] {
        book.ok(&format!(
            "18:12 director Ana | in-case: {{case: 1, act: {{found: {{question: {question}, answer: {answer}}}}}}}"
        ));
    }
    let weighed = book.event.weigh_case(1).unwrap().unwrap();
    use openroom_scoring::event::Direction;
    assert!(
        weighed
            .table
            .iter()
            .chain(&weighed.adjusted)
            .all(Option::is_some)
    );
    assert_eq!(weighed.rows[0].len(), 2);
    assert!(weighed.damage(Direction::Ew).is_some());
    // The only result of the board so far: nobody to compare with, so no damage in matchpoints, though there is some in points.
    assert_eq!(
        book.event.case_suggests(1, Question::Damage).as_deref(),
        Some("no")
    );
    let verdict = road(&book).verdict.unwrap();
    let openroom_cases::Verdict::Assigned(score) = verdict else {
        panic!("{verdict:?}");
    };
    // A ruling on another board does not end it.
    book.no(
        "18:13 director Ana | ruling: {round: 1, table: \"1\", board: 2, laws: [16B3], case: 1}",
        "-",
    );
    book.no(
        "18:13 director Ana | ruling: {round: 1, table: \"1\", board: 1, laws: [16B3], case: 2}",
        "-",
    );
    // Who was consulted stands in the case.
    book.ok(&format!(
        "18:13 director Ana | ruling: {{round: 1, table: \"1\", board: 1, laws: [16B3], case: 1, score: {score}}}"
    ));
    assert_eq!(book.event.state().cases[0].ruling, Some(1));
    book.no(
        "18:14 director Ana | in-case: {case: 1, act: {found: {question: penalty, answer: warning}}}",
        "-",
    );
    book.no("18:14 director Ana | ruling: {round: 1, table: \"1\", board: 1, laws: [16B3], case: 1, replaces: 1} | again", "-");
}

#[test]
fn a_contradiction_is_told() {
    let mut book = Book::pairs("");
    book.start("18:00", 1, 1);
    book.ok("18:04 contestant 1 | result: {round: 1, table: \"1\", board: 1, contract: 4S, by: W, tricks: 10}");
    book.no(
        "18:05 director Ana | case: {round: 1, table: \"1\", board: 1, about: {kind: information, board: {result: 4S W -1}}}",
        "-",
    );
    book.no(
        "18:05 director Ana | case: {round: 1, table: \"1\", board: 1, about: {kind: information, board: {number: 2}}}",
        "-",
    );
    book.ok("18:05 director Ana | case: {round: 1, table: \"1\", board: 1, about: {kind: information, board: {result: 4S W =}}}");
}

#[test]
fn nothing_is_official_with_a_case_open() {
    let mut book = whole_session("");
    book.ok(&format!("18:15 director Ana | {OPEN}"));
    book.ok("18:16 director | session-over: {}");
    book.no("18:17 director | official: {}", "Law 81C6");
    // The result may stand; that is a ruling too.
    book.ok(
        "18:18 director Ana | ruling: {round: 1, table: \"1\", board: 1, laws: [16B1b], case: 1}",
    );
    book.ok("18:19 director | official: {}");
}

#[test]
fn parties_and_those_who_have_still_to_play_the_board_are_not_asked() {
    let mut book = opened();
    book.ok("18:06 director Ana | in-case: {case: 1, act: {poll: {hand: AQ7.Q643.A6.AJ93, auction: [1S, Pass]}}}");
    let spot = Spot {
        session: 1,
        round: 1,
        table: "1",
        board: 1,
    };
    // Nobody has a result yet.
    assert!((1..=6).all(|contestant| !book.event.may_be_polled(contestant, spot)));
    for round in 1..=5 {
        if round > 1 {
            book.start(&format!("18:{round}0"), 1, round);
        }
        book.play(&format!("18:{round}5"), 1, round);
        let state = book.event.state();
        let parties: Vec<u32> = state
            .table(1, 1, "1")
            .unwrap()
            .sitting
            .contestants()
            .collect();
        for contestant in 1..=6 {
            let to_play = (1..=5).any(|turn| {
                let tables = &state.round(1, turn).unwrap().tables;
                tables.iter().any(|table| {
                    table.sitting.contestants().any(|one| one == contestant)
                        && table
                            .boards
                            .iter()
                            .any(|b| b.board == 1 && b.result().is_none())
                })
            });
            let may = book.event.may_be_polled(contestant, spot);
            assert!(
                !may || !(to_play || parties.contains(&contestant)),
                "{round}: {contestant}"
            );
        }
    }
    let asked = book.event.pollable(1, spot).unwrap();
    assert!(!asked.is_empty());
    let party: Vec<u32> = book
        .event
        .state()
        .table(1, 1, "1")
        .unwrap()
        .sitting
        .contestants()
        .collect();
    assert!(asked.iter().all(|one| !party.contains(&one.contestant)));
    assert!(asked.windows(2).all(|two| two[0].apart <= two[1].apart));
    // An answer of one who may not be asked is not taken down.
    let answer = |who: u32| {
        format!(
            "19:00 director Ana | in-case: {{case: 1, act: {{answer: {{answer: {{chooses: Pass, who: \"{who}\"}}}}}}}}"
        )
    };
    book.no(&answer(party[0]), "Law 90B3");
    book.ok(&answer(asked[0].contestant));
}

#[test]
fn a_case_is_kept_in_the_log_as_it_was_written() {
    let entry = "{at: 2026-05-14T18:06:00Z, by: director Ana, in-case: {case: 1, act: {fact: {passed: {by-way-of: tempo, by: E, at: Pass, seconds: 20, agreed: agreed}}}}}";
    let entry = log::read_entry(entry).unwrap();
    assert_eq!(log::read_entry(&entry.to_yaml()).unwrap(), entry);
    assert_eq!(log::read_entry(&entry.to_json()).unwrap(), entry);
}

#[test]
fn no_view_has_anything_of_a_case() {
    let mut book = opened();
    for act in [
        "fact: {irregular: {by: E, what: unmistakable}}",
        "poll: {hand: AQ7.Q643.A6.AJ93, methods: unmistakable}",
        "answer: {answer: {chooses: unmistakable}}",
        "consulted: {who: unmistakable}",
    ] {
        book.ok(&format!(
            "18:06 director Ana | in-case: {{case: 1, act: {{{act}}}}}"
        ));
    }
    assert_eq!(book.event.case(1).unwrap().case.polls.len(), 1);
    let shown = serde_json::to_string(&openroom_tournament::view::state(&book.event)).unwrap();
    assert!(!shown.contains("unmistakable") && !shown.contains("AQ7.Q643.A6.AJ93"));
    assert!(!book.event.export(None).contains("unmistakable"));
}

fn item(form: &openroom_tournament::AppealForm, letter: char) -> &ItemState {
    let mut items = form.items.iter();
    &items.find(|item| item.letter == letter).unwrap().state
}

#[test]
fn an_appeal_form_is_complete_from_the_case_or_says_what_is_missing() {
    let mut book = whole_session("");
    book.ok(&format!("18:15 director Ana | {OPEN}"));
    let spot = Spot {
        session: 1,
        round: 1,
        table: "1",
        board: 1,
    };
    let asked = book.event.pollable(1, spot).unwrap()[0].contestant;
    for act in [
        "fact: {passed: {by-way-of: tempo, by: E, at: X, seconds: 20, agreed: agreed}}",
        "fact: {explained: {by: E, call: X, said: penalties, agreement: takeout, card: takeout}}",
        "found: {question: happened, answer: yes, evidence: [all agree]}",
        "poll: {hand: AQ7.Q643.A6.AJ93, auction: [1S, Pass], methods: five-card majors}",
        &format!("answer: {{answer: {{chooses: Pass, who: \"{asked}\"}}}}"),
        "answer: {answer: {chooses: 4S, who: Max Hill}}",
        "consulted: {who: Eve Moss, opinion: agrees}",
    ] {
        book.ok(&format!(
            "18:16 director Ana | in-case: {{case: 1, act: {{{act}}}}}"
        ));
    }
    book.ok("18:17 director Ana | ruling: {round: 1, table: \"1\", board: 1, laws: [16B3], case: 1, score: {award: 60/40}}");
    book.ok("18:18 contestant 1 | appeal: {ruling: 1, points: [judgement], players: [P1a, P1b], reason: passing was no alternative}");

    let form = book.event.appeal_form(1).unwrap();
    let letters: String = form.items.iter().map(|item| item.letter).collect();
    assert_eq!(letters, "abcdefghijklmnopqrs");
    let there = |texts: &[&str]| ItemState::There(texts.iter().map(ToString::to_string).collect());
    assert_eq!(*item(&form, 'a'), there(&[]), "the facts of the case");
    assert_eq!(*item(&form, 'c'), there(&["passing was no alternative"]));
    assert_eq!(
        *item(&form, 'i'),
        there(&["X: takeout", "five-card majors"])
    );
    assert_eq!(*item(&form, 'j'), there(&["X: takeout"]));
    assert_eq!(*item(&form, 'k'), ItemState::NotNeeded);
    assert_eq!(*item(&form, 'l'), there(&["X: penalties"]));
    assert_eq!(*item(&form, 'm'), ItemState::NotNeeded);
    assert_eq!(*item(&form, 'p'), there(&["all agree"]));
    assert_eq!(*item(&form, 'b'), ItemState::Missing(vec![]));
    assert_eq!(*item(&form, 'q'), ItemState::Missing(vec![]));
    assert_eq!(
        *item(&form, 'g'),
        ItemState::Missing(vec![ItemPart::Committee])
    );
    assert_eq!(
        *item(&form, 'r'),
        ItemState::Missing(vec![ItemPart::Decision])
    );
    assert_eq!(form.consulted, ["Eve Moss"]);

    // Parties, Directors, who was consulted and who was polled do not sit (White Book 93.3).
    let barred = |why| {
        let found = form.barred.iter().find(|barred| barred.why == why);
        found.map(|barred| barred.names.clone()).unwrap_or_default()
    };
    let polled = [
        format!("P{asked}a"),
        format!("P{asked}b"),
        "Max Hill".to_owned(),
    ];
    let mut polled: Vec<String> = polled.into();
    polled.sort();
    assert_eq!(barred(WhyBarred::Polled), polled);
    assert_eq!(barred(WhyBarred::Consulted), ["Eve Moss"]);
    assert_eq!(barred(WhyBarred::Director), ["Ana"]);
    assert!(barred(WhyBarred::Party).contains(&"P1a".to_owned()));
    for name in ["Max Hill", "eve moss", "Ana", "P1a", &format!("P{asked}b")] {
        book.no(
            &format!("18:19 director-in-charge Ana | committee: {{appeal: 1, members: [Ann, Bea, {name}]}}"),
            "WB 93.3",
        );
    }
    book.ok("18:19 director-in-charge Ana | committee: {appeal: 1, members: [Ann, Bea, Cal]}");
    let form = book.event.appeal_form(1).unwrap();
    assert_eq!(*item(&form, 'g'), there(&[]));
}

#[test]
fn without_a_case_the_form_says_what_it_does_not_know() {
    let mut book = whole_session("");
    book.ok("18:17 director Ana | ruling: {round: 1, table: \"1\", board: 1, laws: [16B3], facts: a long pause, score: {award: 60/40}}");
    book.ok("18:18 contestant 1 | appeal: {ruling: 1, points: [judgement], players: [P1a, P1b]}");
    let form = book.event.appeal_form(1).unwrap();
    assert_eq!(
        *item(&form, 'a'),
        ItemState::There(vec!["a long pause".to_owned()])
    );
    for letter in ['c', 'i', 'j', 'p'] {
        assert_eq!(*item(&form, letter), ItemState::Missing(vec![]), "{letter}");
    }
}

#[test]
fn a_case_is_taken_out_of_the_casebook_by_whoever_is_in_charge_even_when_it_has_ended() {
    let mut book = opened();
    let out = "in-case: {case: 1, act: {withheld: {why: two years are over}}}";
    book.ok("18:10 contestant 1 | result: {round: 1, table: \"1\", board: 1, contract: 4S, by: W, tricks: 10}");
    book.ok("18:13 director Ana | ruling: {round: 1, table: \"1\", board: 1, laws: [16B3], case: 1, consulted: [Eve]}");
    assert!(book.event.state().cases[0].is_in_casebook());
    for who in ["director Ana", "contestant 1", "scorer", "committee Ann"] {
        book.no(&format!("18:14 {who} | {out}"), "Law 81C6");
    }
    book.no(
        "18:14 director-in-charge Eve | in-case: {case: 2, act: {withheld: {why: none such}}}",
        "-",
    );
    book.ok(&format!("18:14 director-in-charge Eve | {out}"));
    let state = book.event.state();
    assert!(!state.cases[0].is_in_casebook());
    assert_eq!(state.cases[0].ruling, Some(1));
}

#[test]
fn a_final_result_does_not_keep_a_case_in_the_casebook() {
    let mut book = whole_session("periods: laws, gross-error-days: none");
    book.ok(&format!("19:00 director Ana | {OPEN}"));
    book.ok("19:00 director Ana | ruling: {round: 1, table: \"1\", board: 1, laws: [16B3], case: 1, consulted: [Eve]}");
    book.ok("19:00 director | session-over: {}");
    book.ok("19:01 director | official: {}");
    book.ok("21:02 director | final: {}");
    book.no(
        "22:00 director Ana | in-case: {case: 1, act: {offenders: ns}}",
        "WB 146.1",
    );
    book.ok("22:00 director-in-charge | in-case: {case: 1, act: {withheld: {why: asked for}}}");
    assert!(!book.event.state().cases[0].is_in_casebook());
}

fn in_case(who: &str, act: &str) -> String {
    format!("19:30 {who} | in-case: {{case: 1, act: {{{act}}}}}")
}

#[test]
fn what_was_told_is_withdrawn_and_stays_in_the_log() {
    let mut book = whole_session("");
    book.ok(&format!("18:15 director Ana | {OPEN}"));
    for act in ON_THE_WAY {
        book.ok(&in_case("director Ana", act));
    }
    for who in ["contestant 1", "scorer", "organiser"] {
        book.no(&in_case(who, "withdrawn: {act: 1}"), "Law 81C6");
    }
    book.ok(&in_case(
        "director Ana",
        "withdrawn: {act: 1, why: it was another board}",
    ));
    book.no(&in_case("director Ana", "withdrawn: {act: 1}"), "-");
    let case = &book.event.case(1).unwrap().case;
    assert_eq!(
        (case.facts.len(), case.told().count(), case.acts.len()),
        (1, 2, 7)
    );
    // A poll, an answer, who was asked: a phone whose answer was withdrawn may answer again.
    let spot = Spot {
        session: 1,
        round: 1,
        table: "1",
        board: 1,
    };
    let asked = book.event.pollable(1, spot).unwrap()[0].contestant;
    let player = format!("contestant {asked}");
    book.ok(&in_case("director Ana", "poll: {hand: AQ7.Q643.A6.AJ93}"));
    book.ok(&in_case(
        "director Ana",
        &format!("asked: {{contestants: [{asked}]}}"),
    ));
    let answer = "answer: {answer: {chooses: Pass}}";
    book.ok(&in_case(&player, answer));
    book.no(&in_case(&player, answer), "-");
    book.ok(&in_case("director Ana", "withdrawn: {act: 10}"));
    assert!(book.event.case(1).unwrap().case.polls[0].answers.is_empty());
    book.ok(&in_case(&player, answer));
    // Who is no longer asked, and what is no longer asked, cannot be answered.
    book.ok(&in_case("director Ana", "withdrawn: {act: 9}"));
    assert!(book.event.open_polls(asked, "another phone").is_empty());
    book.ok(&in_case(
        "director Ana",
        &format!("asked: {{contestants: [{asked}]}}"),
    ));
    assert_eq!(book.event.open_polls(asked, "another phone").len(), 1);
    book.ok(&in_case("director Ana", "withdrawn: {act: 8}"));
    assert!(book.event.open_polls(asked, "another phone").is_empty());
    book.no(&in_case("director Ana", answer), "-");
}

#[test]
fn a_case_in_an_individual() {
    let mut book = Book::new("kind: individual", "");
    for n in 1..=8 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}]}}"
        ));
    }
    book.movement("17:02", 1, &individual(8, None, 2).unwrap().to_yaml());
    book.start("18:00", 1, 1);
    let state = book.event.state();
    let table = &state.round(1, 1).unwrap().tables[0];
    let (name, board) = (table.name.clone(), table.boards[0].board);
    let parties: Vec<u32> = table.sitting.contestants().collect();
    assert_eq!(parties.len(), 4);
    book.ok(&format!("18:01 director | result: {{round: 1, table: {name}, board: {board}, contract: 4S, by: W, tricks: 10}}"));
    book.ok(&format!("18:05 director Ana | case: {{round: 1, table: {name}, board: {board}, about: {{kind: information}}}}"));
    for act in ON_THE_WAY {
        book.ok(&in_case("director Ana", act));
    }
    book.play("19:40", 1, 1);
    for round in 2..=7 {
        book.start(&format!("20:{:02}", round * 4), 1, round);
        book.play(&format!("20:{:02}", round * 4 + 1), 1, round);
    }
    let spot = Spot {
        session: 1,
        round: 1,
        table: &name,
        board,
    };
    // Each of the four is a party; who has played the board and is none may be asked.
    let asked = book.event.pollable(parties[3], spot).unwrap();
    assert!(!asked.is_empty());
    assert!(asked.iter().all(|one| !parties.contains(&one.contestant)));
    for name in ["P1", "p1"] {
        assert_eq!(book.event.is_kept_from(name, spot), parties.contains(&1));
    }
    let late = |act: &str| format!("21:30 director Ana | in-case: {{case: 1, act: {{{act}}}}}");
    book.ok(&late("outcomes: {outcomes: [60% 4HX N =, 40% 4HX N -1]}"));
    for (question, answer) in [
        ("damage", "yes"),
        ("self-inflicted", "no"),
        ("penalty", "none"),
    ] {
        book.ok(&late(&format!(
            "found: {{question: {question}, answer: {answer}}}"
        )));
    }
    let weighed = book.event.weigh_case(1).unwrap().unwrap();
    assert!(weighed.adjusted.iter().all(Option::is_some));
    let moved = book
        .event
        .case_moves(1, &book.event.case(1).unwrap().case)
        .unwrap();
    assert_eq!(moved.len(), 4, "all four have the score (12C3)");
    let verdict = book.event.case(1).unwrap().case.road().verdict.unwrap();
    let openroom_cases::Verdict::Assigned(score) = verdict else {
        panic!("{verdict:?}");
    };
    book.ok(&format!("21:31 director Ana | ruling: {{round: 1, table: {name}, board: {board}, laws: [16B3], case: 1, consulted: [Eve], score: {score}}}"));
    book.event.standings(None).unwrap();
}

/// Six pairs and a Howell in the first of two sessions.
fn two_sessions() -> Book {
    let mut book = Book::new("kind: pairs, sessions: 2", "");
    for n in 1..=6 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
        ));
    }
    book.movement("17:02", 1, &howell(3, 2).unwrap().to_yaml());
    book
}

const DEAL: &str = "N:AQ7.Q643.A6.AJ93 86.KT97.QJ532.52 K95.A5.K9874.Q64 JT432.J82.T.KT87";

#[test]
fn who_plays_the_same_deal_in_a_later_session_is_not_asked() {
    let run = |board: u32, deal: &str| {
        let mut book = two_sessions();
        book.ok(&format!(
            "17:03 director | dealt: {{boards: 1, deals: {{1: '{DEAL}'}}}}"
        ));
        book.ok(&format!(
            "17:04 director | dealt: {{session: 2, boards: {board}, deals: {{{board}: '{deal}'}}}}"
        ));
        for round in 1..=5 {
            book.start(&format!("18:{:02}", round * 2), 1, round);
            book.play(&format!("18:{:02}", round * 2 + 1), 1, round);
        }
        book.ok(&format!("18:15 director Ana | {OPEN}"));
        book.ok("18:16 director | session-over: {}");
        let spot = Spot {
            session: 1,
            round: 1,
            table: "1",
            board: 1,
        };
        let asked = book.event.pollable(1, spot).unwrap().len();
        (
            asked,
            (1..=6)
                .filter(|&one| book.event.has_to_come(one, spot))
                .count(),
        )
    };
    // Another deal: the session is over, and everybody but the parties may be asked.
    let other = DEAL.replace("N:", "E:");
    assert_eq!(run(1, &other), (4, 0));
    // The same hands, under the same number or another: nobody, although the second movement is not there yet.
    assert_eq!(run(1, DEAL), (0, 6));
    assert_eq!(run(5, DEAL), (0, 6));
}

#[test]
fn what_the_offenders_have_is_worked_out() {
    let mut book = whole_session("");
    book.ok("18:15 director Ana | case: {round: 1, table: \"1\", board: 1, about: {kind: illegal-method}}");
    book.ok(&in_case(
        "director Ana",
        "fact: {departed: {by: N, call: 2D}}",
    ));
    let percent = book.event.case_suggests(1, Question::Percent).unwrap();
    let percent: f64 = percent.parse().unwrap();
    assert!((0.0..=100.0).contains(&percent), "{percent}");
}

#[test]
fn who_runs_the_event_and_plays_is_a_player() {
    let mut book = opened();
    let spot = Spot {
        session: 1,
        round: 1,
        table: "1",
        board: 1,
    };
    let state = book.event.state();
    let parties: Vec<u32> = state
        .table(1, 1, "1")
        .unwrap()
        .sitting
        .contestants()
        .collect();
    // Everybody has the board still to come, or is a party.
    assert!((1..=6).all(|n| book.event.is_kept_from(&format!("P{n}a"), spot)));
    assert!(!book.event.is_kept_from("Ana", spot));
    for round in 1..=5 {
        if round > 1 {
            book.start(&format!("18:{round}0"), 1, round);
        }
        book.play(&format!("18:{round}5"), 1, round);
    }
    for n in 1..=6 {
        let kept = book.event.is_kept_from(&format!("p{n}B"), spot);
        assert_eq!(kept, parties.contains(&n), "{n}");
    }
}

const SPOT: Spot<'static> = Spot {
    session: 1,
    round: 1,
    table: "1",
    board: 1,
};

#[test]
fn staff_who_play_under_another_name_are_players_once_that_is_said() {
    let mut book = opened();
    // Ana is Pair 1 at the table, where she is entered as P1a.
    assert!(!book.event.is_kept_from("Ana", SPOT));
    book.ok("18:06 director Ana | staff: {name: Ana, duty: director, plays: 1}");
    assert!(book.event.is_kept_from("ana", SPOT));
    // Another duty says nothing of it, and what was said last counts.
    book.ok("18:07 organiser | staff: {name: Ana, duty: scorer}");
    assert!(book.event.is_kept_from("Ana", SPOT));
    book.ok("18:08 director Ana | staff: {name: Ana, duty: director, plays-not: true}");
    assert!(!book.event.is_kept_from("Ana", SPOT));
    // Who is entered under his own name plays whatever he says.
    book.ok("18:09 director P1a | staff: {name: P1a, duty: director, plays-not: true}");
    assert!(book.event.is_kept_from("P1a", SPOT));
    book.no(
        "18:10 director Ana | staff: {name: Ana, duty: director, plays: 1, plays-not: true}",
        "-",
    );
}

#[test]
fn nobody_who_is_involved_is_consulted_or_polled_by_name() {
    let mut book = opened();
    book.ok(&in_case(
        "director Ana",
        "poll: {hand: AQ7.Q643.A6.AJ93, auction: [1S, Pass]}",
    ));
    for who in ["P1a", "p1B"] {
        book.no(
            &in_case("director Ana", &format!("consult: {{who: {who}}}")),
            "WB 122.4",
        );
        book.no(
            &in_case(
                "director Ana",
                &format!("consulted: {{who: {who}, opinion: fine}}"),
            ),
            "WB 122.4",
        );
        book.no(
            &in_case(
                "director Ana",
                &format!("answer: {{answer: {{chooses: Pass, who: {who}}}}}"),
            ),
            "Law 90B3",
        );
    }
    book.ok(&in_case("director Ana", "consulted: {who: Eve Moss}"));
    book.ok(&in_case(
        "director Ana",
        "answer: {answer: {chooses: Pass, who: Eve Moss}}",
    ));
}

#[test]
fn average_minus_is_that_of_the_method() {
    for (settings, unit, question) in [
        ("", "percent", Question::Percent),
        ("method: butler", "other", Question::Low),
        ("method: cross-imps", "other", Question::Low),
    ] {
        let mut book = whole_session(settings);
        book.ok("18:15 director Ana | case: {round: 1, table: \"1\", board: 1, about: {kind: illegal-method}}");
        for act in [
            "fact: {departed: {by: N, call: 2D}}",
            "found: {question: illegal, answer: yes}",
            "found: {question: knowing, answer: no}",
        ] {
            book.ok(&in_case("director Ana", act));
        }
        let case = &book.event.state().cases[0].case;
        let board = case.opened.board.as_ref().unwrap();
        assert_eq!(board.unit.as_deref(), Some(unit), "{settings}");
        assert_eq!(case.road().next, Some((Track::First, question)));
        let suggests = book.event.case_suggests(1, question);
        assert!(suggests.is_some(), "{settings}");
        if unit == "other" {
            assert!(["yes", "no"].contains(&suggests.unwrap().as_str()));
        }
    }
}

#[test]
fn a_lead_that_is_disallowed_is_weighed_among_results_of_the_same_contract() {
    let mut book = Book::pairs("edition: 2017");
    book.start("18:00", 1, 1);
    book.ok("18:04 director | result: {round: 1, table: \"1\", board: 1, contract: 3NT, by: S, tricks: 8}");
    book.ok(&format!("18:05 director Ana | {OPEN}"));
    for act in [
        "fact: {passed: {by-way-of: question, by: E, at: 2C}}",
        "fact: {chosen: {by: W, action: C4}}",
        "found: {question: happened, answer: yes}",
        "found: {question: conveyed, answer: yes}",
        "found: {question: alternatives, answer: yes}",
        "found: {question: suggested, answer: yes}",
        "outcomes: {outcomes: [60% 3NT S =, 40% 3NT S +1]}",
        "consulted: {who: Eve Moss}",
    ] {
        book.ok(&in_case("director Ana", act));
    }
    book.ok("19:40 director Ana | ruling: {round: 1, table: \"1\", board: 1, laws: [16B3], case: 1, score: {assigned: [[3NT S =, 0.6], [3NT S +1, 0.4]], law: 16B3, offenders: ew}}");
}

#[test]
fn the_offenders_of_a_case_get_no_average_plus() {
    let mut book = opened();
    for act in ON_THE_WAY {
        book.ok(&in_case("director Ana", act));
    }
    let ruling = |ew: &str| {
        format!(
            "19:40 director Ana | ruling: {{round: 1, table: \"1\", board: 1, laws: [16B3], case: 1, score: {{award: {{ns: AVE+, ew: {ew}}}}}}} | nobody was there"
        )
    };
    book.no(&ruling("AVE+"), "Law 12C1a");
    book.ok(&ruling("AVE-"));
}
