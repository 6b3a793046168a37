//! Directors, what goes from one to another, claims, shares, suspensions; appeals and all around them (White Book 12.10, 81, 90 to 93,
//! 121.5.9, 122).

use crate::common::book::{Book, team_match};
use openroom_tournament::entry::{CallStage, Handed, Level};
use openroom_tournament::questions::{FormSeen, Remind, Step, Suggestion};
use openroom_tournament::state::{Score, Source, Stage};
use openroom_tournament::view;

/// Round 1 is played, and a Director has ruled by judgement on board 1 at table 1, where 1 and 6 sit.
fn ruled() -> Book {
    let mut book = Book::pairs("deposit: 30 GBP");
    book.ok("18:00 director Dora | round-started: {round: 1}");
    book.play("18:10", 1, 1);
    book.ok("18:20 director Dora | ruling: {round: 1, table: 1, board: 1, laws: [12A1], judgement: true, consulted: [Emil], score: {award: 60/40}}");
    book
}

/// The deposit is paid for the appeal of contestant 1.
fn appealed() -> Book {
    let mut book = ruled();
    book.ok("18:21 contestant 1 | appeal: {ruling: 1, points: [judgement], players: [P1a, P1b]}");
    book.ok("18:22 director Dora | deposit: {appeal: 1, amount: 30 GBP}");
    book
}

/// The first board of a table in the round that is on.
fn first(book: &Book, table: &str) -> u32 {
    book.event.table(1, 1, table).unwrap().boards[0].0.board
}

fn open(book: &Book, remind: Remind, number: u32) -> bool {
    let all = book.event.suggestions();
    let is = |one: &Suggestion| matches!(one, Suggestion::Open { remind: own, number: its, .. } if (*own, *its) == (remind, number));
    all.iter().any(is)
}

fn stage(book: &Book) -> Stage {
    let state = book.event.state();
    state.stage(&state.appeals[0])
}

#[test]
fn a_call_goes_to_the_director_of_the_area_and_is_told_once_more() {
    let mut book = Book::pairs("");
    book.ok("17:03 organiser | area: {director: Dora, tables: ['1', '2']}");
    book.no(
        "17:03 organiser | area: {director: Emil, tables: ['2', '3']}",
        "WB 121.5.9",
    );
    book.ok("17:03 organiser | area: {director: Emil, tables: ['3']}");
    book.no(
        "17:03 contestant 1 | area: {director: P1a, tables: ['1']}",
        "Law 81D",
    );
    book.ok("18:00 director Dora | round-started: {round: 1}");
    book.ok("18:01 director | called: {round: 1, table: 3}");
    let seen = view::state(&book.event);
    let call = &seen.calls[0];
    assert_eq!(call.goes_to.as_deref(), Some("Emil"));
    assert_eq!(call.remind_at.to_string(), "2026-05-14T18:06:00Z");
    // Emil leaves: Dora has the whole room.
    book.ok("18:02 organiser | area: {director: Emil}");
    book.ok("18:02 organiser | area: {director: Dora, tables: ['1', '2', '3']}");
    assert_eq!(
        view::state(&book.event).calls[0].goes_to.as_deref(),
        Some("Dora")
    );
    assert_eq!(book.event.directing().areas.len(), 1);
}

#[test]
fn what_is_open_is_handed_over_with_a_note() {
    let mut book = ruled();
    book.ok("18:20 director | called: {round: 1, table: 2}");
    let owner = |book: &Book, what, number| {
        let all = book.event.open_matters();
        let found = all
            .into_iter()
            .find(|one| (one.what, one.number) == (what, number));
        found.map(|one| (one.owner.unwrap_or_default(), one.note.unwrap_or_default()))
    };
    // A ruling belongs to who gave it until it is told.
    assert_eq!(
        owner(&book, Handed::Ruling, 1),
        Some(("Dora".into(), String::new()))
    );
    book.no(
        "18:21 director Dora | handed-over: {what: ruling, number: 2, to: Emil} | x",
        "WB 121.5.9",
    );
    book.no(
        "18:21 director Dora | handed-over: {what: ruling, number: 1, to: Emil}",
        "-",
    );
    book.ok("18:21 director Dora | handed-over: {what: ruling, number: 1, to: Emil} | both pairs are in the bar");
    assert_eq!(
        owner(&book, Handed::Ruling, 1),
        Some(("Emil".into(), "both pairs are in the bar".into()))
    );
    // Who takes a call over is on the way, and the table sees it.
    book.ok(
        "18:22 director Dora | handed-over: {what: call, number: 1, to: Emil} | I am at table 1",
    );
    let call = &view::state(&book.event).calls[0];
    assert_eq!(call.stage, CallStage::OnTheWay);
    assert_eq!(
        call.director.as_ref().unwrap().name.as_deref(),
        Some("Emil")
    );
    book.ok("18:23 director Emil | told: {ruling: 1}");
    assert_eq!(owner(&book, Handed::Ruling, 1), None);
}

#[test]
fn the_right_to_appeal_is_told_after_a_judgement_ruling() {
    let mut book = ruled();
    assert!(open(&book, Remind::Rights, 1));
    book.ok("18:21 director Dora | told: {ruling: 1}");
    assert!(!open(&book, Remind::Rights, 1));
    // A mechanical ruling reminds nobody.
    let board = first(&book, "2");
    book.ok(&format!("18:22 director Dora | ruling: {{round: 1, table: 2, board: {board}, laws: [12A1], score: {{award: 60/40}}}}"));
    assert!(!open(&book, Remind::Rights, 2));
}

#[test]
fn an_intention_is_no_appeal_and_the_adviser_is_offered() {
    let mut book = ruled();
    book.ok("18:20 organiser | staff: {name: Ada, duty: appeals-adviser}");
    book.no(
        "18:21 contestant 2 | intends: {ruling: 1, contestant: 2}",
        "Law 92A",
    );
    book.no(
        "18:21 contestant 1 | intends: {ruling: 1, contestant: 1, adviser: met}",
        "Law 92A",
    );
    book.ok("18:21 contestant 1 | intends: {ruling: 1, contestant: 1}");
    assert!(book.event.state().appeals.is_empty());
    assert!(open(&book, Remind::Adviser, 1));
    book.ok("18:22 director Dora | intends: {ruling: 1, contestant: 1, adviser: offered}");
    assert!(!open(&book, Remind::Adviser, 1));
    let all = book.event.directing();
    assert_eq!(all.intentions.len(), 1);
    // Who only rules at the tables does not read of the adviser.
    assert_eq!(book.event.directing_at_tables().intentions[0].adviser, None);
    book.ok("18:23 contestant 1 | appeal: {ruling: 1, points: [judgement], players: [P1a, P1b]}");
    assert!(book.event.directing().intentions.is_empty());
}

#[test]
fn both_sides_appeal_one_ruling_each_with_its_deposit() {
    let mut book = appealed();
    book.ok("18:22 contestant 6 | appeal: {ruling: 1, points: [judgement], players: [P6a, P6b]}");
    let state = book.event.state();
    assert_eq!(state.stage(&state.appeals[1]), Stage::Deposit);
    assert_eq!(state.appeals[1].deposit, None);
    book.ok("18:23 director Dora | deposit: {appeal: 2, amount: 30 GBP}");
    let deposits: Vec<_> = book
        .event
        .directing()
        .appeals
        .into_iter()
        .map(|one| one.deposit)
        .collect();
    assert_eq!(
        deposits,
        [Some("30 GBP".to_owned()), Some("30 GBP".to_owned())]
    );
    book.no(
        "18:24 contestant 6 | appeal: {ruling: 1, points: [judgement], players: [P6a, P6b]}",
        "Law 92A",
    );
}

#[test]
fn decisions_of_management_are_not_appealed() {
    let mut book = ruled();
    let board = book.event.table(1, 1, "1").unwrap().boards[1].0.board;
    book.ok(&format!("18:21 director-in-charge Cleo | ruling: {{round: 1, table: 1, board: {board}, laws: [81C1], management: true, facts: the appeal is heard after the draw}}"));
    book.no(
        "18:22 contestant 1 | appeal: {ruling: 2, points: [fact], players: [P1a, P1b]}",
        "WB 93.4.7",
    );
    book.no(
        "18:22 contestant 1 | intends: {ruling: 2, contestant: 1}",
        "WB 93.4.7",
    );
    // Nothing else can be named in an appeal: an announcement, a call, a clock.
    for key in ["announcement", "call", "round", "movement"] {
        book.unreadable(
            &format!("18:22 contestant 2 | appeal: {{{key}: 1, points: [fact]}}"),
            key,
        );
    }
    let ruling = view::state(&book.event).rulings.into_iter().last().unwrap();
    assert!(ruling.management);
}

#[test]
fn a_committee_is_proposed_of_experienced_people_of_several_clubs() {
    let mut book = appealed();
    let candidate = |name: &str, level: &str, club: &str| {
        format!("18:23 organiser | candidate: {{name: {name}, level: {level}, club: {club}}}")
    };
    for (name, level, club) in [
        ("P6a", "expert", "Hill"),
        ("Dora", "expert", "Hill"),
        ("Ann", "experienced", "Lake"),
        ("Bob", "expert", "Lake"),
        ("Cal", "club", "Wood"),
    ] {
        book.ok(&candidate(name, level, club));
    }
    let around = |book: &Book| book.event.directing().appeals.remove(0);
    // A party and the Director do not sit; of one club only if need be.
    assert_eq!(around(&book).candidates, ["Bob", "Ann", "Cal"]);
    assert_eq!(around(&book).proposed, ["Bob", "Ann", "Cal"]);
    book.ok(&candidate("Eve", "experienced", "Hill"));
    assert_eq!(around(&book).proposed, ["Bob", "Eve", "Cal"]);
    // Two beginners do not sit.
    book.ok("18:24 organiser | candidate: {name: Eve, level: experienced, club: Hill, away: true}");
    book.ok("18:24 organiser | candidate: {name: Ann, level: beginner, club: Lake}");
    assert!(around(&book).proposed.is_empty());
    book.ok(
        "18:25 organiser | candidate: {name: Zoe, level: expert, venue: Harbour, contact: 555}",
    );
    assert_eq!(around(&book).referees, ["Zoe (Harbour)"]);
    let at_tables = book.event.directing_at_tables();
    assert!(at_tables.candidates.iter().all(|one| one.contact.is_none()));
    let proposed = around(&book).candidates;
    book.ok(&format!(
        "18:26 director-in-charge Cleo | committee: {{appeal: 1, members: [{}]}}",
        proposed.join(", ")
    ));
}

#[test]
fn a_hearing_waits_for_the_deposit_and_for_the_form() {
    let mut book = ruled();
    book.ok("18:21 contestant 1 | appeal: {ruling: 1, points: [judgement], players: [P1a, P1b]}");
    let hearing = |at: &str, time: &str| {
        format!(
            "{at} director Dora | in-appeal: {{appeal: 1, act: {{hearing: {{time: '2026-05-14T{time}:00Z', room: Blue}}}}}}"
        )
    };
    book.no(&hearing("18:22", "20:00"), "WB 92.8");
    book.ok("18:22 director Dora | deposit: {appeal: 1, amount: 30 GBP}");
    book.ok(&hearing("18:23", "20:00"));
    book.no(&hearing("18:24", "20:30"), "WB 92.10");
    book.ok(&format!(
        "{} | a pair does not know of it",
        hearing("18:24", "20:30")
    ));
    book.ok(
        "18:24 director Dora | in-appeal: {appeal: 1, act: {contact: {who: P6a, how: 555 1234}}}",
    );
    let around = book.event.directing().appeals.remove(0);
    assert_eq!(around.hearings.len(), 2);
    assert_eq!(
        around.hearings[1].adjourned.as_deref(),
        Some("a pair does not know of it")
    );
    assert_eq!(around.contacts[0].how, "555 1234");
    assert!(
        book.event.directing_at_tables().appeals[0]
            .contacts
            .is_empty()
    );
    // Nobody opens a hearing without a committee, nor while the form misses something.
    let opened = "director Dora | in-appeal: {appeal: 1, act: {opened: {attended: [P1a, P6a]}}}";
    book.no(&format!("20:30 {opened}"), "WB 92.12");
    book.ok(
        "18:25 director-in-charge Cleo | committee: {appeal: 1, members: [Ann, Bob, Cal]}"
            .replace("18:25", "20:29")
            .as_str(),
    );
    book.no(&format!("20:30 {opened}"), "WB 92.5.1");
    let before = book.event.state().items_wanting(1);
    assert!(before.contains(&'q') && before.contains(&'c'), "{before:?}");
    book.ok("20:30 director Dora | in-appeal: {appeal: 1, act: {form-seen: {}}}");
    assert!(!book.event.state().items_wanting(1).contains(&'q'));
    book.ok(&format!("20:31 {opened} | the hands were not kept"));
    let around = book.event.directing().appeals.remove(0);
    assert_eq!(around.attended, ["P1a", "P6a"]);
    assert_eq!(
        around.in_spite_of.as_deref(),
        Some("the hands were not kept")
    );
}

#[test]
fn by_mail_the_other_side_has_its_time_to_reply() {
    let mut book = appealed();
    book.ok("18:23 director-in-charge Cleo | committee: {appeal: 1, members: [Ann, Bob, Cal]}");
    let act = |text: &str| format!("in-appeal: {{appeal: 1, act: {{{text}}}}}");
    book.ok(&format!(
        "18:24 director Dora | {}",
        act("hearing: {time: '2026-05-20T20:00:00Z', by: mail}")
    ));
    book.no(
        &format!(
            "18:24 director Dora | {}",
            act("reply-until: {until: '2026-05-14T18:00:00Z'}")
        ),
        "-",
    );
    book.ok(&format!(
        "18:24 director Dora | {}",
        act("reply-until: {until: '2026-05-18T18:00:00Z'}")
    ));
    book.ok(&format!("18:25 director Dora | {}", act("form-seen: {}")));
    assert!(open(&book, Remind::Reply, 1));
    let opened = act("opened: {}");
    book.no(&format!("18:26 director Dora | {opened}"), "WB 92.5.1");
    book.ok(&format!(
        "18:27 director Dora | {}",
        act("reply: {who: P6a, text: we paused for no reason}")
    ));
    assert!(!open(&book, Remind::Reply, 1));
    book.ok(&format!(
        "18:28 director Dora | {}",
        act("said: {who: Ann, text: I agree with Bob}")
    ));
    let around = book.event.directing().appeals.remove(0);
    assert_eq!(around.reply.unwrap().who, "P6a");
    assert_eq!(around.said.len(), 1);
}

#[test]
fn the_decision_is_told_explained_and_goes_to_the_national_authority() {
    let mut book = appealed();
    book.ok("18:23 director-in-charge Cleo | committee: {appeal: 1, members: [Ann, Bob, Cal]}");
    book.ok("18:30 committee Ann | decided: {appeal: 1, decision: upheld, unanimous: true, deposit: kept, merit: nothing new was said}");
    let act =
        |text: &str| format!("director-in-charge Cleo | in-appeal: {{appeal: 1, act: {{{text}}}}}");
    assert!(open(&book, Remind::DecisionUntold, 1));
    book.no(
        &format!("18:31 {}", act("decision-told: {to: []}")),
        "WB 93.4.3",
    );
    book.ok(&format!("18:31 {}", act("decision-told: {to: [P1a, P6b]}")));
    assert!(!open(&book, Remind::DecisionUntold, 1));
    let around = |book: &Book| book.event.directing().appeals.remove(0);
    assert_eq!(around(&book).told_to, ["P1a", "P6b"]);
    assert_eq!(
        around(&book).told.unwrap().to_string(),
        "2026-05-14T18:31:00Z"
    );
    // The chair is asked through the Director.
    book.no(
        &format!("18:32 {}", act("answer: {who: Ann, text: because}")),
        "WB 93.4.5",
    );
    book.ok(&format!("18:32 {}", act("question: {who: P1a, text: why}")));
    assert!(open(&book, Remind::Chair, 1));
    book.ok(&format!(
        "18:33 {}",
        act("answer: {who: Ann, text: because}")
    ));
    assert!(!open(&book, Remind::Chair, 1));
    // A deposit that was kept is looked at by the authority.
    assert!(open(&book, Remind::KeptDeposit, 1));
    book.ok(&format!(
        "18:34 {}",
        act("deposit-reviewed: {deposit: returned}")
    ));
    assert!(!open(&book, Remind::KeptDeposit, 1));
    book.no(
        &format!(
            "18:35 {}",
            act("further-decided: {decision: upheld, reasons: x}")
        ),
        "WB 93.7",
    );
    book.no(
        &format!(
            "18:35 {}",
            act("further: {authority: National, contestant: 3, ground: law}")
        ),
        "Law 92A",
    );
    book.ok(&format!(
        "18:35 {}",
        act("further: {authority: National, contestant: 1, ground: a point of law}")
    ));
    for round in 2..=5 {
        book.ok(&format!(
            "19:{} director | round-started: {{round: {round}}}",
            round * 10
        ));
        book.play(&format!("19:{}", round * 10 + 5), 1, round);
    }
    book.ok("20:00 director | session-over: {}");
    book.ok("20:01 director | official: {}");
    // Nothing is final before it has decided, and what it changes is scored at once.
    book.no("2026-06-20T20:00:00Z director | final: {}", "WB 93.7");
    let mut changed = book.clone();
    changed.ok(&format!("20:02 {}", act("further-decided: {decision: changed, reasons: the Law was misread, score: {award: 50/50}}")));
    let board = changed.event.state().board(1, 1, "1", 1).unwrap();
    assert!(matches!(board.result().unwrap().source, Source::Appeal(1)));
    assert_eq!(stage(&changed), Stage::Decided);
}

#[test]
fn a_result_subject_to_a_claim_is_not_official() {
    let mut book = Book::pairs("");
    book.ok("18:00 director Dora | round-started: {round: 1}");
    let claimed = "claimed: {round: 1, table: 1, board: 1, seat: S, statement: the rest are mine after drawing trumps}";
    book.no(&format!("18:05 director Dora | {claimed}"), "WB 122.3");
    book.play("18:10", 1, 1);
    book.ok(&format!("18:11 director Dora | {claimed}"));
    assert!(open(&book, Remind::Claim, 1));
    for round in 2..=5 {
        book.ok(&format!(
            "19:{} director | round-started: {{round: {round}}}",
            round * 10
        ));
        book.play(&format!("19:{}", round * 10 + 5), 1, round);
    }
    book.ok("20:00 director | session-over: {}");
    book.no("20:01 director | official: {}", "WB 122.3");
    book.ok("20:02 director Dora | ruling: {round: 1, table: 1, board: 1, laws: [70A], facts: a trump was out}");
    assert!(!open(&book, Remind::Claim, 1));
    book.ok("20:03 director | official: {}");
}

#[test]
fn who_plays_since_a_short_time_is_warned_once_more_for_what_may_harm() {
    let mut book = Book::pairs("");
    assert_eq!(book.event.next_step(3, "no-alert"), Step::Warning);
    book.no(
        "17:05 director | level: {contestant: 3, player: Nobody, level: beginner}",
        "Law 4",
    );
    book.ok("17:05 director | level: {contestant: 3, player: P3a, level: beginner}");
    book.ok("17:05 director | level: {contestant: 4, level: expert}");
    for contestant in [3, 4] {
        for offence in ["no-alert", "noise"] {
            book.ok(&format!(
                "17:06 director | warning: {{contestant: {contestant}, offence: {offence}}}"
            ));
        }
    }
    assert_eq!(book.event.next_step(3, "no-alert"), Step::Warning);
    assert_eq!(book.event.next_step(4, "no-alert"), Step::Standard(1));
    // Administrative offences are the same for all.
    assert_eq!(book.event.next_step(3, "noise"), Step::Standard(1));
    assert_eq!(book.event.state().level(3), Some(Level::Beginner));
}

#[test]
fn a_penalty_is_split_by_the_share_of_each_side() {
    let mut book = Book::pairs("");
    book.ok("18:00 director Dora | round-started: {round: 1}");
    let shared = |rest: &str| {
        format!(
            "18:20 director Dora | penalty-shared: {{round: 1, table: 1, offence: slow-play, {rest}}}"
        )
    };
    book.no(&shared("amount: 6, standard: 2, shares: [2, 1]"), "-");
    book.no(&shared("amount: 6, shares: [0, 0]"), "-");
    // White Book 81.4.1: 6 IMPs, two thirds against one third: 4 and 2.
    book.ok(&shared("amount: 6, shares: [2, 1]"));
    book.ok(&shared("standard: 1, shares: [0, 1]"));
    let penalties = &book.event.state().penalties;
    let told: Vec<(u32, Option<&str>, Option<&str>)> = penalties
        .iter()
        .map(|one| {
            let text = |tree: &Option<openroom_tournament::Tree>| {
                tree.as_ref().and_then(|t| t.text().map(str::to_owned))
            };
            (
                one.given.contestant,
                text(&one.given.amount),
                text(&one.given.standard),
            )
        })
        .map(|(who, amount, standard)| {
            let leak = |text: Option<String>| text.map(|text| &*text.leak());
            (who, leak(amount), leak(standard))
        })
        .collect();
    let table = book.event.table(1, 1, "1").unwrap();
    let sides: Vec<u32> = table.table.sitting.contestants().collect();
    assert_eq!(
        told,
        [
            (sides[0], Some("4"), None),
            (sides[1], Some("2"), None),
            (sides[1], None, Some("1"))
        ]
    );
}

#[test]
fn boards_missed_by_a_suspension_are_awarded() {
    let mut book = Book::pairs("");
    book.ok("18:00 director Dora | round-started: {round: 1}");
    book.play("18:10", 1, 1);
    book.no(
        "18:11 director Dora | suspended: {contestant: 2, from: 2, to: 3}",
        "-",
    );
    book.no(
        "18:11 contestant 1 | suspended: {contestant: 2, from: 2, to: 3} | abuse",
        "Law 91A",
    );
    assert!(!open(&book, Remind::EthicsCommittee, 2));
    book.ok("18:11 director Dora | suspended: {contestant: 2, from: 2} | abuse");
    // The Director is reminded of it until the results are final (White Book 91.10, 122.5.4).
    assert!(open(&book, Remind::EthicsCommittee, 2));
    assert!(!open(&book, Remind::Discipline, 2));
    book.ok("18:11 director Dora | penalty: {contestant: 3, offence: conduct, disciplinary: 1}");
    assert!(open(&book, Remind::Discipline, 3));
    assert!(!open(&book, Remind::EthicsCommittee, 3));
    let penalty = book.event.state().penalties.first().unwrap();
    assert!(penalty.is_disciplinary());
    book.start("18:12", 1, 2);
    let table = |book: &Book, round: u32| {
        let round = book.event.state().round(1, round).unwrap();
        let found = round
            .tables
            .iter()
            .find(|one| one.sitting.side_of(2).is_some());
        found.unwrap().clone()
    };
    let at = table(&book, 2);
    let side = at.sitting.side_of(2).unwrap();
    for board in &at.boards {
        let version = board.result().unwrap();
        assert_eq!(version.source, Source::Cancelled);
        let Score::Adjusted(score) = &version.score else {
            panic!("no award")
        };
        let plain = ["60/40", "40/60"][1 - side.other().index()];
        let given = score.to_string();
        assert!(given.contains("AVE") || given.contains(plain), "{given}");
    }
    // Other tables play, and the missed boards are not waited for.
    assert!(book.event.missing().iter().all(|one| one.table != at.name));
    assert!(!book.event.missing().is_empty());
    book.play("18:20", 1, 2);
    book.no(
        "18:21 director Dora | readmitted: {suspension: 1, from: 2}",
        "WB 12.10",
    );
    book.no(
        "18:21 director Dora | readmitted: {suspension: 2, from: 3}",
        "-",
    );
    book.ok("18:21 director Dora | readmitted: {suspension: 1, from: 3}");
    book.start("18:22", 1, 3);
    assert!(
        table(&book, 3)
            .boards
            .iter()
            .all(|board| board.result().is_none())
    );
    assert_eq!(book.event.directing().suspensions[0].to, Some(2));
}

#[test]
fn a_suspended_player_with_a_substitute_costs_no_boards() {
    let mut book = Book::pairs("");
    book.ok(
        "18:00 director Dora | substitute: {contestant: 2, out: P2a, in: Sam, from: 1, to: 2} | sent out",
    );
    book.ok("18:00 director Dora | suspended: {contestant: 2, player: P2a, from: 1, disciplinary: 0} | abuse");
    book.start("18:01", 1, 1);
    let round = book.event.state().round(1, 1).unwrap();
    assert!(
        round
            .tables
            .iter()
            .all(|table| table.boards.iter().all(|board| board.result().is_none()))
    );
    assert!(book.event.state().penalties.is_empty());
}

#[test]
fn one_player_alone_is_disqualified_and_needs_a_substitute() {
    let mut book = Book::pairs("");
    book.ok("18:00 director Dora | round-started: {round: 1}");
    book.no("18:05 director-in-charge Cleo | disqualified: {contestant: 2, player: Zed, approved-by: Otto} | abuse", "Law 4");
    book.ok("18:05 director-in-charge Cleo | disqualified: {contestant: 2, player: P2a, approved-by: Otto} | abuse");
    assert!(!book.event.state().contestants[&2].disqualified);
    assert!(open(&book, Remind::Substitute, 2));
    book.no(
        "18:06 director Dora | substitute: {contestant: 3, out: P3a, in: P2a, from: 2} | ill",
        "WB 144.1",
    );
    book.ok("18:06 director Dora | substitute: {contestant: 2, out: P2a, in: Sam, from: 1} | disqualified");
    assert!(!open(&book, Remind::Substitute, 2));
}

#[test]
fn the_boards_that_can_still_be_taken_out_of_a_match_are_listed() {
    let mut book = team_match("");
    book.ok("18:00 director Dora | round-started: {round: 1}");
    let missing = book.event.missing();
    let first = &missing[0];
    book.ok(&format!("18:05 director | result: {{round: 1, table: {}, board: {}, contract: 3NT, by: N, tricks: 9}}", first.table, first.board));
    let all = book.event.directing().removable;
    let own = all
        .iter()
        .find(|one| one.round == 1 && one.tables.contains(&first.table))
        .unwrap();
    assert!(!own.boards.contains(&first.board));
    assert_eq!(own.boards.len(), 3);
    assert!(!own.past_half);
    // A later round has them all, the last one none.
    let last = all.iter().map(|one| one.round).max().unwrap();
    assert_eq!(last, 2);
    for board in own.boards.iter().take(2) {
        book.ok(&format!("18:06 director | result: {{round: 1, table: {}, board: {board}, contract: 3NT, by: N, tricks: 9}}", first.table));
    }
    let all = book.event.directing().removable;
    let own = all
        .iter()
        .find(|one| one.round == 1 && one.tables.contains(&first.table))
        .unwrap();
    assert_eq!((own.boards.len(), own.past_half), (1, true));
}

#[test]
fn who_made_a_board_and_who_last_held_it_is_known() {
    let mut book = Book::new("kind: pairs", "");
    for n in 1..=4 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
        ));
    }
    let plan = "movement: there and back\nentrants: pairs\ncontestants: 4\nmeetings: 2\nrounds:\n- tables:\n  - {table: 1, ns: 1, ew: 2, boards: 1-2}\n  - {table: 2, ns: 3, ew: 4, boards: 3-4}\n- tables:\n  - {table: 1, ns: 1, ew: 2, boards: 3-4}\n  - {table: 2, ns: 3, ew: 4, boards: 1-2}\n";
    book.movement("17:02", 1, plan);
    book.ok("17:30 director | duplicated: {table: 1, boards: 1-4}");
    book.ok("17:31 director | duplicated: {table: 2, boards: '2'}");
    book.ok("18:00 director Dora | round-started: {round: 1}");
    let histories = book.event.directing().boards;
    let of = |board: u32| histories.iter().find(|one| one.board == board).unwrap();
    assert_eq!(of(1).made_by.as_deref(), Some("1"));
    assert_eq!(of(2).made_by.as_deref(), Some("2"));
    // Twice the standard amount for those who made it, once for those who played it first and did not compare (White Book 90.4.1).
    let due: Vec<(u32, u32)> = of(2)
        .due
        .iter()
        .map(|one| (one.contestant, one.standard))
        .collect();
    assert_eq!(due, [(3, 2), (4, 2), (1, 1), (2, 1)]);
    let tables: Vec<(u32, &str)> = of(1)
        .visits
        .iter()
        .map(|one| (one.round, one.table.as_str()))
        .collect();
    assert_eq!(tables, [(1, "1"), (2, "2")]);
    let held = book.event.last_held(1, 2, 1).unwrap();
    assert_eq!(
        (held.table.as_str(), &held.contestants[..]),
        ("1", &[1, 2][..])
    );
    assert_eq!(book.event.last_held(1, 1, 1), None);
}

#[test]
fn the_forms_of_a_board_are_worked_out_from_the_cards_that_were_seen() {
    let mut book = Book::pairs("");
    let deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";
    book.ok(&format!(
        "17:30 director | dealt: {{boards: '1', deals: {{1: '{deal}'}}}}"
    ));
    for round in 1..=5 {
        book.ok(&format!(
            "18:{:02} director | round-started: {{round: {round}}}",
            round * 2
        ));
        let places: Vec<String> = book
            .event
            .missing()
            .into_iter()
            .filter(|one| one.round == round && one.board == 1)
            .map(|one| one.table)
            .collect();
        for table in places {
            // East leads against South: a heart as dealt; a diamond when nobody turned it wrongly but the hands were exchanged.
            let lead = ["", "DA", "CA", "HA", "HA", "DA"][round as usize];
            book.ok(&format!("18:{:02} director | result: {{round: {round}, table: {table}, board: 1, contract: 7NT, by: N, tricks: 0, lead: {lead}}}", round * 2 + 1));
        }
    }
    let histories = book.event.directing().boards;
    let first = histories.iter().find(|one| one.board == 1).unwrap();
    let seen: Vec<FormSeen> = first
        .visits
        .iter()
        .filter(|visit| visit.done)
        .map(|visit| visit.form)
        .collect();
    assert!(
        seen.contains(&FormSeen::AsDealt)
            || seen.contains(&FormSeen::HalfTurned)
            || seen.contains(&FormSeen::Other),
        "{seen:?}"
    );
    let forms: usize = first.forms.values().map(Vec::len).sum();
    let differs = seen.iter().any(|form| *form != FormSeen::AsDealt);
    assert_eq!(forms > 0, differs);
}

#[test]
fn a_board_with_a_directors_error_is_finished_and_not_cancelled() {
    let mut book = Book::pairs("");
    book.ok("18:00 director Dora | round-started: {round: 1}");
    book.ok("18:05 director Dora | case: {round: 1, table: 1, board: 1, about: {kind: directors-error}}");
    let cancel = |board: u32| {
        format!(
            "18:06 director Dora | cancelled: {{round: 1, table: 1, boards: '{board}', score: {{award: AVE+/AVE+}}}} | wrong ruling"
        )
    };
    book.no(&cancel(1), "WB 82.3");
    let other = book.event.table(1, 1, "1").unwrap().boards[1].0.board;
    book.ok(&cancel(other));
}

#[test]
fn statements_of_the_players_stand_with_a_mechanical_ruling() {
    let mut book = Book::pairs("");
    book.ok("18:00 director Dora | round-started: {round: 1}");
    book.play("18:10", 1, 1);
    book.ok("18:20 director Dora | ruling: {round: 1, table: 1, board: 1, laws: [64A1], statements: [{seat: N, said: I had no heart}, {seat: E, said: he had one}], score: {award: 60/40}}");
    let ruling = &view::state(&book.event).rulings[0];
    assert_eq!(ruling.statements.len(), 2);
    assert_eq!(ruling.statements[1].said, "he had one");
}

#[test]
fn a_recorded_hand_has_the_view_of_the_opponents_the_partner_and_the_card() {
    let mut book = ruled();
    let at = first(&book, "2");
    book.ok(&format!(
        "18:30 director Dora | case: {{round: 1, table: 2, board: {at}, about: {{kind: psychic}}}}"
    ));
    let act = |text: &str| format!("18:31 director Dora | in-case: {{case: 1, act: {{{text}}}}}");
    book.ok(&act("fact: {departed: {by: S, call: 1S, held: two small}}"));
    book.ok(&act("recording: {by: W}"));
    book.ok(&act("found: {question: departure, answer: psychic}"));
    book.ok(&act("found: {question: fielded, answer: amber}"));
    for remind in [Remind::OpponentsView, Remind::PartnerExplains, Remind::Card] {
        assert!(open(&book, remind, 1), "{remind:?}");
    }
    book.ok(&act("said: {by: E, text: he should have raised}"));
    book.ok(&act("said: {by: N, text: I had a flat hand}"));
    book.ok(&act("card: {side: ns, text: one spade shows five}"));
    for remind in [Remind::OpponentsView, Remind::PartnerExplains, Remind::Card] {
        assert!(!open(&book, remind, 1), "{remind:?}");
    }
    let hand = book.event.recorded_hands().remove(0);
    assert_eq!(
        (hand.case, hand.recorded, hand.colour.as_deref()),
        (1, true, Some("amber"))
    );
    assert_eq!(hand.said.len(), 2);
    assert_eq!(hand.cards[0].text, "one spade shows five");
    // A request may be refused with its reason.
    let at = first(&book, "3");
    book.ok(&format!(
        "18:32 director Dora | case: {{round: 1, table: 3, board: {at}, about: {{kind: psychic}}}}"
    ));
    book.no(
        "18:33 director Dora | in-case: {case: 2, act: {recording: {by: N, refused: ' '}}}",
        "-",
    );
    book.ok("18:33 director Dora | in-case: {case: 2, act: {recording: {by: N, refused: it was as agreed}}}");
    let hand = book.event.recorded_hands().remove(1);
    assert!(!hand.recorded);
    assert_eq!(
        hand.recording.unwrap().refused.as_deref(),
        Some("it was as agreed")
    );
}
