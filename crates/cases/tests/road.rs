//! Roads that the book's cases do not take.

use openroom_cases::{Beside, Case, Ending, Question, Track, Verdict, file};

fn of(edition: u16, kind: &str, acts: &[&str]) -> Result<Case, openroom_said::Said> {
    let acts: String = acts.iter().map(|act| format!("- {act}\n")).collect();
    let acts = match acts.is_empty() {
        true => "acts: []".to_owned(),
        false => format!("acts:\n{acts}"),
    };
    file::read(&format!("edition: {edition}\ncase: {kind}\n{acts}"))
}

fn case(kind: &str, acts: &[&str]) -> Case {
    of(2017, kind, acts).unwrap_or_else(|said| panic!("{said}"))
}

fn found(question: &str, answer: &str) -> String {
    format!("found: {{question: {question}, answer: {answer}}}")
}

fn with(kind: &str, first: &[&str], answers: &[(&str, &str)]) -> Case {
    let answers: Vec<String> = answers.iter().map(|(q, a)| found(q, a)).collect();
    let acts: Vec<&str> = first
        .iter()
        .copied()
        .chain(answers.iter().map(String::as_str))
        .collect();
    case(kind, &acts)
}

const EXPLAINED: &str = "fact: {explained: {by: E, call: 2D, said: weak, agreement: both majors}}";

#[test]
fn a_question_is_skipped_with_its_reason_and_the_road_goes_on() {
    let led = case(
        "{kind: information}",
        &["skipped: {question: happened, why: all agree}"],
    );
    assert_eq!(led.road().next, Some((Track::First, Question::Conveyed)));
    let text = "case: {kind: information}\nacts: [{skipped: {question: happened, why: ' '}}]";
    assert!(
        file::read(text)
            .unwrap_err()
            .to_string()
            .contains("only with a reason")
    );
}

#[test]
fn a_misbid_is_looked_at_from_the_other_end() {
    let misbid = [("misexplained", "no")];
    let led = with("{kind: misinformation}", &[EXPLAINED], &misbid);
    assert_eq!(led.road().next, Some((Track::First, Question::SecondTrack)));
    let led = with(
        "{kind: misinformation}",
        &[EXPLAINED],
        &[misbid[0], ("second-track", "no")],
    );
    assert_eq!(led.road().verdict, Some(Verdict::Stands(Ending::Misbid)));
    // The explanation woke his partner up: 16B asks.
    let led = with(
        "{kind: misinformation}",
        &[EXPLAINED],
        &[misbid[0], ("second-track", "yes")],
    );
    assert_eq!(led.road().next, Some((Track::Second, Question::Conveyed)));
    let second = ["conveyed", "alternatives", "suggested"]
        .map(|question| format!("found: {{question: {question}, answer: yes, second: true}}"));
    let mut acts = vec![
        EXPLAINED.to_owned(),
        found("misexplained", "no"),
        found("second-track", "yes"),
    ];
    acts.extend(second);
    let acts: Vec<&str> = acts.iter().map(String::as_str).collect();
    assert_eq!(
        case("{kind: misinformation}", &acts).road().next,
        Some((Track::First, Question::Outcomes))
    );
}

#[test]
fn a_call_that_can_still_be_changed_is_changed() {
    let answers = [("misexplained", "yes"), ("changeable", "yes")];
    let led = with("{kind: misinformation}", &[EXPLAINED], &answers);
    assert_eq!(led.road().verdict, Some(Verdict::PlayOn));
}

#[test]
fn the_log_of_the_table_says_what_can_still_be_changed() {
    let board =
        r#"{kind: misinformation, board: {log: "board: 1\nlog: [{N: 1NT}, {E: Pass}, {S: 2D}]"}}"#;
    let by_south = "fact: {explained: {by: N, call: 1NT, said: strong, agreement: weak}}";
    let led = with(board, &[by_south], &[("misexplained", "yes")]);
    assert_eq!(led.suggested_answer(Question::Changeable), Some("yes"));
    assert_eq!(led.now().unwrap().may_change[0].law, "21B1a");
    let played = r#"{kind: misinformation, board: {log: "board: 1\nauction: 1NT Pass Pass Pass\nplay: SA"}}"#;
    let led = with(played, &[by_south], &[("misexplained", "yes")]);
    assert_ne!(led.suggested_answer(Question::Changeable), None);
    let text = "case: {kind: misinformation, board: {log: 'board: 1\n\nlog: [{N: 9Z}]'}}";
    assert!(file::read(text).is_err());
}

#[test]
fn too_many_possibilities_are_an_artificial_score_and_never_plus_for_offenders_by_fault() {
    let answers = [
        ("happened", "yes"),
        ("conveyed", "yes"),
        ("alternatives", "yes"),
        ("suggested", "yes"),
        ("clear", "no"),
        ("fault-ns", "none"),
        ("fault-ew", "directly"),
        ("penalty", "warning"),
    ];
    let led = with("{kind: information}", &[], &answers);
    let road = led.road();
    assert_eq!(road.verdict.unwrap().summary(), "awards: AVE+/AVE-");
    assert_eq!(road.beside, [Beside::Warning]);
}

#[test]
fn no_damage_and_severity() {
    let first = [
        "fact: {irregular: {by: E, what: a bid out of turn}}",
        "outcomes: {outcomes: [2S N =]}",
    ];
    let led = with(
        "{kind: awareness, board: {number: 1, result: 2S N =}}",
        &first,
        &[("only-severity", "no"), ("could-have-known", "yes")],
    );
    assert_eq!(led.suggested_answer(Question::Damage), Some("no"));
    let led = with(
        "{kind: awareness}",
        &first,
        &[
            ("only-severity", "no"),
            ("could-have-known", "yes"),
            ("damage", "no"),
            ("penalty", "none"),
        ],
    );
    assert_eq!(led.road().verdict, Some(Verdict::Stands(Ending::NoDamage)));
    let led = with("{kind: awareness}", &first, &[("only-severity", "yes")]);
    let road = led.road();
    assert_eq!(road.verdict, Some(Verdict::Stands(Ending::Severity)));
    assert_eq!(road.laws(&led), ["12B2"]);
}

#[test]
fn the_laws_alone_adjust_a_fielded_psychic_for_damage() {
    let text = "authority: laws\ncase: {kind: psychic}\nacts:\n- found: {question: departure, answer: psychic}\n- found: {question: fielded, answer: red}\n";
    let led = file::read(text).unwrap();
    assert_eq!(led.road().next, Some((Track::First, Question::Outcomes)));
}

#[test]
fn an_act_that_is_wrong_changes_nothing() {
    let mut led = case("{kind: information}", &[]);
    let before = led.clone();
    let act: openroom_cases::Act =
        openroom_placed::from_text("found: {question: happened, answer: perhaps}").unwrap();
    assert!(led.add(&act).is_err());
    assert_eq!(led, before);
}

const HEARD: [&str; 3] = [
    "fact: {irregular: {what: talk at the next table was overheard}}",
    "found: {question: happened, answer: yes}",
    "found: {question: interferes, answer: yes}",
];

fn heard(edition: u16, more: &[&str]) -> Result<Case, openroom_said::Said> {
    let acts: Vec<&str> = HEARD.into_iter().chain(more.iter().copied()).collect();
    of(edition, "{kind: extraneous, board: {number: 1}}", &acts)
}

#[test]
fn what_can_be_done_about_information_from_elsewhere_depends_on_the_first_call_and_the_edition() {
    let next = |edition, more: &[&str]| heard(edition, more).unwrap().road().next.unwrap().1;
    // Nobody has said whether a call had been made.
    assert_eq!(next(2017, &[]), Question::Begun);
    let before = "called: {when: before}";
    let during = "called: {when: auction}";
    for edition in [2007, 2017] {
        assert_eq!(next(edition, &[before]), Question::Remedy);
        let led = heard(edition, &[before]).unwrap();
        assert_eq!(led.choices(Question::Remedy).len(), 4);
        // After the first call nobody changes seats and nothing is dealt again (16C3 of 2007, 16D3 of 2017).
        let seats = "found: {question: remedy, answer: seats}";
        assert!(heard(edition, &[during, seats]).is_err());
        let chosen_too_soon = heard(edition, &[before, seats, during]).unwrap();
        assert_eq!(chosen_too_soon.road().verdict, None);
    }
    assert_eq!(next(2007, &[during]), Question::Affected);
    assert_eq!(next(2017, &[during]), Question::Remedy);
    let led = heard(2017, &[during]).unwrap();
    assert_eq!(led.choices(Question::Remedy), ["play-on", "score"]);
}

#[test]
fn nobody_offends_by_what_he_overhears_so_no_damage_is_asked() {
    let more = [
        "called: {when: auction}",
        "found: {question: remedy, answer: play-on}",
        "found: {question: affected, answer: yes}",
        "outcomes: {outcomes: [4S N =]}",
        "found: {question: penalty, answer: none}",
    ];
    let led = heard(2017, &more).unwrap();
    let road = led.road();
    assert_eq!(
        road.verdict.as_ref().unwrap().summary(),
        "assigned: {assigned: 4S N =, law: 16D3}"
    );
    assert!(road.laws(&led).contains(&"16D3"));
    assert!(!road.laws(&led).contains(&"12B1"));
    // 16D2d has any adjusted score, 16C2d an artificial one alone.
    let score = [
        "called: {when: before}",
        "found: {question: remedy, answer: score}",
    ];
    let asks = |edition| heard(edition, &score).unwrap().road().next.unwrap().1;
    assert_eq!(asks(2017), Question::Clear);
    assert_eq!(asks(2007), Question::FaultNs);
}

#[test]
fn a_fact_is_withdrawn_or_put_right_and_the_ruling_goes_without_it() {
    let pause = "fact: {passed: {by-way-of: tempo, by: E, at: X, seconds: 20, agreed: agreed}}";
    let chose = "fact: {chosen: {by: W, action: 4S}}";
    let led = case(
        "{kind: information}",
        &[pause, chose, "withdrawn: {act: 1, why: another board}"],
    );
    assert_eq!(led.facts.len(), 1);
    assert_eq!(led.suggested_answer(Question::Happened), None);
    let told: Vec<_> = led
        .told()
        .map(|told| (told.act, told.taken_back.is_some()))
        .collect();
    assert_eq!(told, [(1, true), (2, false)]);
    // One for another: it takes the number of the act that put it right, and may be withdrawn in turn.
    let instead = "withdrawn: {act: 2, instead: {chosen: {by: N, action: 5H}}}";
    let led = case("{kind: information}", &[pause, chose, instead]);
    assert_eq!(led.chosen().unwrap().action, "5H");
    let led = case(
        "{kind: information}",
        &[pause, chose, instead, "withdrawn: {act: 3}"],
    );
    assert_eq!(led.chosen(), None);
    for wrong in [
        "withdrawn: {act: 9}",
        "withdrawn: {act: 0}",
        "withdrawn: {act: 3, instead: {slow: {minutes: 2}}}",
    ] {
        let acts = [pause, chose, "offenders: ns", wrong];
        assert!(of(2017, "{kind: information}", &acts).is_err(), "{wrong}");
    }
    let twice = [pause, "withdrawn: {act: 1}", "withdrawn: {act: 1}"];
    assert!(of(2017, "{kind: information}", &twice).is_err());
    let written = [
        "written: {language: en, text: so be it}",
        "withdrawn: {act: 1}",
    ];
    assert!(of(2017, "{kind: information}", &written).is_err());
}

#[test]
fn a_finding_that_is_withdrawn_is_asked_again_and_what_rested_on_it_too() {
    let led = case(
        "{kind: information}",
        &[
            "found: {question: happened, answer: no}",
            "withdrawn: {act: 1}",
        ],
    );
    assert_eq!(led.road().next, Some((Track::First, Question::Happened)));
    // The other side offends once the fact is another: it cannot be free of fault, and is asked again.
    let acts = [
        "fact: {irregular: {by: N, what: a card of another board}}",
        "found: {question: clear, answer: no}",
        "offenders: ns",
        "found: {question: fault-ns, answer: directly}",
        "found: {question: fault-ew, answer: none}",
        "withdrawn: {act: 3}",
        "offenders: ew",
    ];
    let led = case("{kind: unplayable}", &acts);
    assert_eq!(
        led.offenders.map(|side| side.direction()),
        Some(openroom_scoring::event::Direction::Ew)
    );
}

#[test]
fn polls_and_answers_are_withdrawn_and_keep_their_numbers() {
    let poll = "poll: {hand: AQ7.Q643.A6.AJ93}";
    let acts = [
        poll,
        "answer: {answer: {chooses: Pass}}",
        "answer: {answer: {chooses: 4S}}",
        "withdrawn: {act: 2}",
    ];
    let led = case("{kind: information}", &acts);
    assert_eq!(led.polls[0].answers.len(), 1);
    assert_eq!(led.polls[0].answered, [3]);
    assert_eq!(led.tally().unwrap().asked, 1);
    let mut gone = acts.to_vec();
    gone.extend([
        "withdrawn: {act: 1}",
        poll,
        "answer: {poll: 2, answer: {chooses: X}}",
    ]);
    let led = case("{kind: information}", &gone);
    assert!(led.polls[0].withdrawn);
    assert_eq!(led.tally().unwrap().actions[0].action, "X");
    gone.push("answer: {poll: 1, answer: {chooses: X}}");
    let refused = of(2017, "{kind: information}", &gone)
        .unwrap_err()
        .to_string();
    assert!(refused.contains("withdrawn"), "{refused}");
    let asked = [poll, "asked: {contestants: [3, 4]}", "withdrawn: {act: 2}"];
    assert!(
        case("{kind: information}", &asked).polls[0]
            .asked
            .is_empty()
    );
}

#[test]
fn outcomes_that_are_skipped_lead_to_an_artificial_score() {
    let skipped = "skipped: {question: outcomes, why: nobody can tell}";
    let led = with(
        "{kind: information}",
        &[skipped],
        &[
            ("happened", "yes"),
            ("conveyed", "yes"),
            ("alternatives", "yes"),
            ("suggested", "yes"),
            ("fault-ns", "none"),
            ("fault-ew", "directly"),
            ("penalty", "none"),
        ],
    );
    let road = led.road();
    assert_eq!(
        road.verdict.as_ref().unwrap().summary(),
        "awards: AVE+/AVE-"
    );
    assert!(road.laws(&led).contains(&"12C1d"), "{:?}", road.laws(&led));
    // Given after all, they count.
    let led = case(
        "{kind: directors-error}",
        &[
            skipped,
            "outcomes: {outcomes: [4S N =]}",
            "found: {question: clear, answer: yes}",
        ],
    );
    assert!(matches!(led.road().verdict, Some(Verdict::Assigned(_))));
    let led = case(
        "{kind: directors-error}",
        &["found: {question: clear, answer: yes}", skipped],
    );
    assert_eq!(led.road().verdict.unwrap().summary(), "awards: AVE+/AVE+");
}

const LOST: &str = "called: {when: after, without-director: true}";

#[test]
fn who_gained_by_an_opponents_ignorance_alone_has_the_gain_taken_away() {
    let kind = "{kind: unplayable, board: {number: 1, result: 4S N +1}}";
    let lost = with(kind, &[LOST], &[("forfeited", "yes")]);
    assert_eq!(lost.road().next, Some((Track::First, Question::Gained)));
    let answers = [("forfeited", "yes"), ("gained", "ns"), ("penalty", "none")];
    let led = with(kind, &[LOST], &answers);
    assert_eq!(led.road().next, Some((Track::First, Question::Outcomes)));
    let led = with(kind, &[LOST, "outcomes: {outcomes: [4S N =]}"], &answers);
    let road = led.road();
    assert_eq!(
        road.verdict.as_ref().unwrap().summary(),
        "assigned: {assigned: {ns: 4S N =, ew: 4S N +1}, law: 11A}"
    );
    // 2007 knows no such score.
    let old = of(
        2007,
        kind,
        &[LOST, "found: {question: forfeited, answer: yes}"],
    )
    .unwrap();
    assert_eq!(old.road().next, Some((Track::First, Question::Penalty)));
    let led = with(
        kind,
        &[LOST],
        &[
            ("forfeited", "yes"),
            ("gained", "no"),
            ("penalty", "warning"),
        ],
    );
    let road = led.road();
    assert_eq!(road.verdict, Some(Verdict::Stands(Ending::RightLost)));
    assert_eq!(road.laws(&led), ["11A", "11B", "90A"]);
}

#[test]
fn a_penalty_is_asked_for_what_was_said_and_not_for_thought() {
    let used = [
        ("happened", "yes"),
        ("conveyed", "yes"),
        ("alternatives", "no"),
    ];
    let remark = "fact: {passed: {by-way-of: remark, by: E, words: well}}";
    let led = with("{kind: information}", &[remark], &used);
    assert_eq!(led.road().next, Some((Track::First, Question::Penalty)));
    assert_eq!(
        led.clauses(Track::First, Question::Penalty),
        ["73B1", "90A", "91A"]
    );
    let pause = "fact: {passed: {by-way-of: tempo, by: E, seconds: 20}}";
    let led = with("{kind: information}", &[pause], &used);
    assert_eq!(
        led.road().verdict,
        Some(Verdict::Stands(Ending::NoAlternative))
    );
}

#[test]
fn a_penalty_that_is_not_given_is_not_told_and_the_usual_one_is_suggested() {
    let psychic = [
        ("departure", "psychic"),
        ("fielded", "red"),
        ("percent", "55"),
        ("self-inflicted", "no"),
    ];
    let departed = "fact: {departed: {by: N, call: 1S}}";
    let led = with("{kind: psychic}", &[departed], &psychic);
    assert_eq!(led.suggested_answer(Question::Penalty), Some("standard"));
    let mut answers = psychic.to_vec();
    answers.push(("penalty", "none"));
    let road = with("{kind: psychic}", &[departed], &answers).road();
    assert_eq!(road.verdict, Some(Verdict::FortySixty));
    assert_eq!(road.beside, [Beside::Record]);
    let barred = [
        ("illegal", "yes"),
        ("knowing", "yes"),
        ("percent", "55"),
        ("self-inflicted", "no"),
        ("penalty", "disciplinary"),
    ];
    let led = with("{kind: illegal-method}", &[departed], &barred);
    let road = led.road();
    assert_eq!(road.beside, [Beside::Discipline]);
    let laws = road.laws(&led);
    assert!(laws.contains(&"91A") && !laws.contains(&"90A"), "{laws:?}");
}

#[test]
fn green_is_recorded_if_the_director_wants_it_amber_always() {
    let of = |colour, record| {
        let mut answers = vec![("departure", "psychic"), ("fielded", colour)];
        answers.extend(record);
        with("{kind: psychic}", &[], &answers).road()
    };
    assert_eq!(
        of("green", None).next,
        Some((Track::First, Question::Record))
    );
    assert_eq!(
        of("green", Some(("record", "no"))).verdict,
        Some(Verdict::Stands(Ending::Green))
    );
    assert!(of("green", Some(("record", "no"))).beside.is_empty());
    assert_eq!(
        of("green", Some(("record", "yes"))).verdict,
        Some(Verdict::Stands(Ending::Recorded))
    );
    let amber = of("amber", None);
    assert_eq!(amber.verdict, Some(Verdict::Stands(Ending::Amber)));
    assert_eq!(amber.beside, [Beside::Record]);
}

#[test]
fn in_teams_average_minus_is_three_imps_lost() {
    let answers = |imps| {
        [
            ("illegal", "yes"),
            ("knowing", "no"),
            ("imps", imps),
            ("self-inflicted", "no"),
            ("penalty", "none"),
        ]
    };
    let departed = "fact: {departed: {by: N, call: 2D}}";
    let teams = "{kind: illegal-method, board: {form: teams}}";
    let verdict = |imps| {
        with(teams, &[departed], &answers(imps))
            .road()
            .verdict
            .unwrap()
    };
    assert_eq!(verdict("-3"), Verdict::Stands(Ending::AlreadyLow));
    assert_eq!(verdict("-2"), Verdict::FortySixty);
    assert_eq!(verdict("4"), Verdict::FortySixty);
    let wrong = [
        ("percent", "101"),
        ("percent", "-1"),
        ("imps", "25"),
        ("imps", "-25"),
        ("percent", "many"),
    ];
    for (question, number) in wrong {
        let act = found(question, number);
        let refused = of(2017, teams, &[&act]).unwrap_err().to_string();
        assert!(refused.contains("..."), "{refused}");
    }
}

#[test]
fn each_clause_is_that_of_its_ground() {
    let laws = |led: &Case| led.road().laws(led);
    let error = with("{kind: directors-error}", &[], &[("clear", "no")]);
    assert!(laws(&error).contains(&"82C"), "{:?}", laws(&error));
    let error = with(
        "{kind: directors-error}",
        &["outcomes: {outcomes: [4S N =]}"],
        &[("clear", "yes")],
    );
    assert!(!laws(&error).contains(&"12C1d"), "{:?}", laws(&error));
    // The explanation was right; what it told the explainer's partner is the ground.
    let mut acts = vec![
        EXPLAINED.to_owned(),
        found("misexplained", "no"),
        found("second-track", "yes"),
    ];
    acts.extend(
        ["conveyed", "alternatives", "suggested"]
            .map(|question| format!("found: {{question: {question}, answer: yes, second: true}}")),
    );
    acts.extend([
        "outcomes: {outcomes: [4S N =]}".to_owned(),
        found("damage", "yes"),
        found("self-inflicted", "no"),
        found("penalty", "none"),
    ]);
    let acts: Vec<&str> = acts.iter().map(String::as_str).collect();
    let led = case("{kind: misinformation}", &acts);
    assert_eq!(led.ground(), Some("16B3"));
    assert!(!laws(&led).contains(&"21B3"), "{:?}", laws(&led));
    // Help from an infraction: under the Law of the infraction.
    let of_law = |edition, law: &str| {
        let fact = format!("fact: {{irregular: {{by: E, what: so, law: {law}}}}}");
        let led = of(edition, "{kind: afterwards}", &[&fact]).unwrap();
        led.clauses(Track::First, Question::Assisted)
    };
    assert_eq!(of_law(2007, "27B1b"), ["27D"]);
    assert_eq!(of_law(2017, "27B1b"), ["27D"]);
    assert_eq!(of_law(2017, "31A2a"), ["23C"]);
    assert_eq!(of_law(2007, "50D1"), ["50E3"]);
    assert_eq!(of_law(2007, "25A4"), ["25A4"]);
    assert_eq!(of_law(2007, "'64A1'"), ["64C"]);
}

#[test]
fn a_call_that_the_log_of_the_table_does_not_have_is_told() {
    let board =
        r#"{kind: information, board: {log: "board: 1\nauction: 1NT Pass Pass Pass\nplay: SA"}}"#;
    let acts = [
        "fact: {chosen: {by: W, action: 4S}}",
        "fact: {chosen: {by: W, action: Pass}}",
    ];
    let led = case(board, &acts);
    assert_eq!(led.contradicted(), [&led.facts[0]]);
    // While the auction goes on, more may come.
    let begun = r#"{kind: information, board: {log: "board: 1\nlog: [{N: 1NT}, {E: Pass}]"}}"#;
    assert!(case(begun, &acts).contradicted().is_empty());
}

const BOARD: &str = "board: {number: 1, result: 4S W =}";

/// Unauthorised information that was used: what was chosen, then the four findings.
fn used(edition: u16, board: &str, chosen: &str, more: &[&str]) -> Result<Case, String> {
    let mut acts = vec![
        "fact: {passed: {by-way-of: tempo, by: E}}".to_owned(),
        format!("fact: {{chosen: {chosen}}}"),
    ];
    acts.extend(
        ["happened", "conveyed", "alternatives", "suggested"]
            .map(|question| found(question, "yes")),
    );
    acts.extend(more.iter().map(|act| (*act).to_owned()));
    let acts: Vec<&str> = acts.iter().map(String::as_str).collect();
    let made = of(edition, &format!("{{kind: information, {board}}}"), &acts);
    made.map_err(|said| said.to_string())
}

#[test]
fn the_contract_at_the_table_needs_the_disallowed_call_also_where_nobody_has_said_so() {
    // No `led-to`: the result at the table is what the call led to.
    let weigh = ["outcomes: {outcomes: [50% 4HX N -1, 50% 4S W -1]}"];
    let refused = used(2017, BOARD, "{by: W, action: 4S}", &weigh).unwrap_err();
    assert!(refused.contains("4S W -1 needs the call"), "{refused}");
    let doubled = ["outcomes: {outcomes: [50% 4HX N -1, 50% 4SX W -1]}"];
    assert!(used(2017, BOARD, "{by: W, action: 4S}", &doubled).is_err());
    let route =
        ["outcomes: {outcomes: [50% 4HX N -1, 50% 4S W -1], route: East bids 4S over the pass}"];
    assert!(used(2017, BOARD, "{by: W, action: 4S}", &route).is_ok());
}

#[test]
fn a_double_that_is_disallowed_bars_the_doubled_contract_alone() {
    let board = "board: {number: 1, result: 4HX N -1}";
    let undoubled = ["outcomes: {outcomes: [60% 4H N -1, 40% 4H N =]}"];
    assert!(used(2017, board, "{by: W, action: X}", &undoubled).is_ok());
    let doubled = ["outcomes: {outcomes: [60% 4HX N -2, 40% 4H N =]}"];
    assert!(used(2017, board, "{by: W, action: X}", &doubled).is_err());
}

#[test]
fn a_card_that_is_disallowed_bars_the_result_and_not_the_contract() {
    let board = "board: {number: 1, result: 3NT S -1}";
    let lead = "{by: W, action: C4, led-to: 3NT S -1}";
    let others = ["outcomes: {outcomes: [60% 3NT S =, 40% 3NT S +1]}"];
    for edition in [2007, 2017] {
        used(edition, board, lead, &others).unwrap_or_else(|said| panic!("{edition}: {said}"));
    }
    let same = ["outcomes: {outcomes: [60% 3NT S =, 40% 3NT S -1]}"];
    let refused = used(2017, board, lead, &same).unwrap_err();
    assert!(refused.contains("needs the play"), "{refused}");
}

#[test]
fn outcomes_are_weighed_again_when_what_they_need_is_disallowed_later() {
    let acts = [
        "fact: {passed: {by-way-of: tempo, by: E}}",
        "fact: {chosen: {by: W, action: 4S}}",
        "outcomes: {outcomes: [50% 4HX N -1, 50% 4S W =]}",
    ];
    let answers = [
        ("happened", "yes"),
        ("conveyed", "yes"),
        ("alternatives", "yes"),
        ("suggested", "yes"),
        ("damage", "yes"),
        ("self-inflicted", "no"),
        ("penalty", "none"),
    ];
    let led = with(&format!("{{kind: information, {BOARD}}}"), &acts, &answers);
    assert_eq!(led.road().next, Some((Track::First, Question::Outcomes)));
    assert!(led.outcomes_refused().is_some());
}

#[test]
fn what_the_innocent_did_is_not_disallowed() {
    // North-South were misinformed and bid 4H; East also used what he heard: it is his call that is disallowed.
    let acts = [
        "fact: {explained: {by: W, call: 2D, said: weak, agreement: both majors}}",
        "fact: {chosen: {by: N, action: 4H}}",
        "fact: {chosen: {by: E, action: 4S}}",
    ];
    let mut led = case(
        "{kind: misinformation, board: {number: 1, result: 4H N -2}}",
        &acts,
    );
    assert_eq!(
        led.chosen().map(|chosen| chosen.action.as_str()),
        Some("4S")
    );
    led.facts.truncate(2);
    assert!(led.chosen().is_none());
}

#[test]
fn information_from_what_was_withdrawn_has_its_own_clauses() {
    let acts = [
        "fact: {passed: {by-way-of: withdrawn, by: N, at: 2H}}",
        "fact: {chosen: {by: W, action: 3S}}",
    ];
    for (edition, suggested, ground) in [(2007, "16D2", "16A4"), (2017, "16C2", "16C3")] {
        let led = of(edition, "{kind: information}", &acts).unwrap();
        assert_eq!(led.clauses(Track::First, Question::Suggested), [suggested]);
        assert_eq!(led.ground(), Some(ground));
        // North withdrew it, and the side that then used it offends.
        assert_eq!(led.offending(), Some(openroom_cases::facts::Side::Ew));
    }
}

#[test]
fn offenders_who_are_named_later_are_not_free_of_fault() {
    let acts = [
        "fact: {irregular: {what: cards of another board}}",
        "found: {question: clear, answer: no}",
        "found: {question: fault-ns, answer: none}",
        "found: {question: fault-ew, answer: none}",
        "offenders: ns",
    ];
    let led = case("{kind: unplayable}", &acts);
    assert_eq!(led.road().next, Some((Track::First, Question::FaultNs)));
    assert_eq!(led.choices(Question::FaultNs), ["partly", "directly"]);
    let more = "found: {question: fault-ns, answer: none}";
    let wrong = of(2017, "{kind: unplayable}", &["offenders: ns", more]).unwrap_err();
    assert!(wrong.to_string().contains("12C2a"), "{wrong}");
}

#[test]
fn slow_play_on_a_board_that_was_played_is_no_artificial_score() {
    let slow = ["fact: {slow: {minutes: 6}}"];
    let led = case(&format!("{{kind: slow-play, {BOARD}}}"), &slow);
    assert_eq!(led.road().next, Some((Track::First, Question::Lost)));
    assert_eq!(led.suggested_answer(Question::Lost), Some("no"));
    let answers = [("lost", "no"), ("penalty", "warning")];
    let led = with(&format!("{{kind: slow-play, {BOARD}}}"), &slow, &answers);
    let road = led.road();
    assert_eq!(road.verdict, Some(Verdict::Stands(Ending::BoardPlayed)));
    assert_eq!(road.beside, [Beside::Warning]);
    // A board without a result was lost.
    let led = case("{kind: slow-play, board: {number: 1}}", &slow);
    assert_eq!(led.road().next, Some((Track::First, Question::FaultNs)));
}

#[test]
fn what_was_heard_and_told_after_the_play_is_judged_by_what_it_did() {
    let acts = [
        "called: {when: after, by: N}",
        "fact: {irregular: {what: heard of the slam, by: E}}",
    ];
    for edition in [2007, 2017] {
        let text = format!("{{kind: extraneous, {BOARD}}}");
        let happened = found("happened", "yes");
        let led = of(edition, &text, &[acts[0], acts[1], &happened]).unwrap();
        assert_eq!(led.road().next, Some((Track::First, Question::Affected)));
        // White Book 16.1.2: not to have told the Director is penalised.
        assert_eq!(led.suggested_answer(Question::Penalty), Some("standard"));
    }
}

#[test]
fn one_pause_within_the_stop_does_not_excuse_another_beyond_it() {
    let within =
        "fact: {passed: {by-way-of: tempo, by: E, seconds: 8, stop: true, agreed: agreed}}";
    let beyond = "fact: {passed: {by-way-of: tempo, by: E, seconds: 30, agreed: agreed}}";
    let suggests =
        |acts: &[&str]| case("{kind: information}", acts).suggested_answer(Question::Happened);
    assert_eq!(suggests(&[within]), Some("no"));
    assert_eq!(suggests(&[within, beyond]), Some("yes"));
}

/// An illegal method that was also explained wrongly, with the offenders' score on the board.
fn illegal(edition: u16, board: &str, answers: &[&str]) -> Case {
    let mut acts = vec![
        "fact: {departed: {by: E, call: 2D}}".to_owned(),
        "fact: {explained: {by: W, call: 2D, said: weak, agreement: both majors}}".to_owned(),
        found("illegal", "yes"),
        found("knowing", "no"),
    ];
    acts.extend(answers.iter().map(|act| (*act).to_owned()));
    let acts: Vec<&str> = acts.iter().map(String::as_str).collect();
    of(
        edition,
        &format!("{{kind: illegal-method, {board}}}"),
        &acts,
    )
    .unwrap_or_else(|said| panic!("{said}"))
}

#[test]
fn an_illegal_method_that_was_also_misexplained_is_one_case() {
    let percent = "found: {question: percent, answer: '65'}";
    let also = "found: {question: also, answer: misinformation}";
    let led = illegal(2017, BOARD, &[percent]);
    assert_eq!(led.road().next, Some((Track::First, Question::Also)));
    let led = illegal(2017, BOARD, &[percent, also]);
    assert_eq!(led.road().next, Some((Track::First, Question::Outcomes)));
    let none = found("penalty", "none");
    let outcomes = "outcomes: {outcomes: [70% 4H N =, 30% 4H N -1]}";
    for (edition, law) in [(2007, "40B5"), (2017, "40B4")] {
        let led = illegal(edition, BOARD, &[percent, also, outcomes, &none]);
        let verdict = led.road().verdict.expect("a score").summary();
        let wanted =
            format!("assigned: {{better-of: {{ns: [[4H N =, 0.7], [4H N -1, 0.3]]}}, law: {law}}}");
        assert_eq!(verdict, wanted);
    }
    // Average minus or less stands; the misinformation is ruled on all the same.
    let low = "found: {question: percent, answer: '35'}";
    let rest = [found("damage", "yes"), found("self-inflicted", "no")];
    let led = illegal(
        2017,
        BOARD,
        &[low, also, outcomes, &rest[0], &rest[1], &none],
    );
    let verdict = led.road().verdict.expect("a score").summary();
    assert!(verdict.contains("law: 21B3"), "{verdict}");
    let led = illegal(
        2017,
        BOARD,
        &[percent, "found: {question: also, answer: no}"],
    );
    assert_eq!(
        led.road().next,
        Some((Track::First, Question::SelfInflicted))
    );
}

#[test]
fn where_average_minus_is_neither_forty_per_cent_nor_three_imps_the_event_says_so() {
    let board = "board: {number: 1, result: 4S W =, unit: other}";
    let departed = "fact: {departed: {by: E, call: 2D}}";
    let answers = [("illegal", "yes"), ("knowing", "no")];
    let led = with(
        &format!("{{kind: illegal-method, {board}}}"),
        &[departed],
        &answers,
    );
    assert_eq!(led.road().next, Some((Track::First, Question::Low)));
    let answers = [
        ("illegal", "yes"),
        ("knowing", "no"),
        ("low", "no"),
        ("penalty", "none"),
    ];
    let led = with(
        &format!("{{kind: illegal-method, {board}}}"),
        &[departed],
        &answers,
    );
    assert_eq!(led.road().verdict, Some(Verdict::FortySixty));
}

#[test]
fn logical_alternatives_are_named_by_hand() {
    let chosen = "fact: {chosen: {by: W, action: 4S}}";
    let named = |actions: &str| {
        format!("found: {{question: alternatives, answer: yes, actions: {actions}}}")
    };
    let led = case("{kind: information}", &[chosen, &named("[Pass, 5C]")]);
    assert_eq!(
        led.actions(Track::First, Question::Alternatives),
        ["Pass", "5C"]
    );
    for (actions, says) in [
        ("[4S]", "what was chosen"),
        ("[maybe]", "not a call or a card"),
    ] {
        let wrong = of(2017, "{kind: information}", &[chosen, &named(actions)]).unwrap_err();
        assert!(wrong.to_string().contains(says), "{wrong}");
    }
    let other = "found: {question: happened, answer: yes, actions: [Pass]}";
    assert!(of(2017, "{kind: information}", &[other]).is_err());
}

#[test]
fn who_offended_is_asked_where_the_facts_do_not_show_it() {
    // 40/60 without sides is no score.
    let answers = [("departure", "misbid"), ("fielded", "red")];
    let led = with("{kind: psychic}", &[], &answers);
    assert_eq!(led.road().next, Some((Track::First, Question::Offending)));
    assert_eq!(led.choices(Question::Offending), ["ns", "ew"]);
    let skipped = "skipped: {question: offending, why: it is plain}";
    let led = with("{kind: psychic}", &[skipped], &answers);
    assert_eq!(led.road().next, Some((Track::First, Question::Offending)));
    let told = [answers[0], answers[1], ("offending", "ew")];
    let led = with("{kind: psychic}", &[], &told);
    assert_eq!(led.road().next, Some((Track::First, Question::Percent)));
    let rest = [
        ("percent", "70"),
        ("self-inflicted", "no"),
        ("penalty", "none"),
    ];
    let all: Vec<_> = told.into_iter().chain(rest).collect();
    let led = with("{kind: psychic}", &[], &all);
    let verdict = led.road().verdict.unwrap();
    assert_eq!(
        led.ruled(&verdict).unwrap().to_string(),
        "{award: {ns: AVE+, ew: AVE-}}"
    );
    // Nor can damage be told, nor reduced.
    let found = ["happened", "conveyed", "alternatives", "suggested"].map(|one| (one, "yes"));
    let led = with(
        "{kind: information}",
        &["outcomes: {outcomes: [4S N =]}"],
        &found,
    );
    assert_eq!(led.road().next, Some((Track::First, Question::Offending)));
    // What the facts show is not asked.
    let led = with(
        "{kind: information}",
        &[
            "outcomes: {outcomes: [4S N =]}",
            "fact: {chosen: {by: E, action: 4S}}",
        ],
        &found,
    );
    assert_eq!(led.road().next, Some((Track::First, Question::Damage)));
}

#[test]
fn less_than_average_plus_is_told_in_the_unit_of_the_event() {
    let departed = "fact: {departed: {by: E, call: 2D}}";
    let led = |board: &str, answers: &[(&str, &str)]| {
        let kind =
            format!("{{kind: illegal-method, board: {{number: 1, result: 4S W =, {board}}}}}");
        let first = [("illegal", "yes"), ("knowing", "no")];
        let all: Vec<_> = first.iter().chain(answers).copied().collect();
        with(
            &kind,
            &[
                departed,
                "skipped: {question: without-error, why: nobody knows}",
            ],
            &all,
        )
    };
    let verdict = |case: Case| case.road().verdict.map(|verdict| verdict.summary());
    let wild = [("self-inflicted", "yes"), ("penalty", "none")];
    let imps = |figure| [("imps", "10"), wild[0], wild[1], ("reduced-points", figure)];
    // In teams of four each 3 IMPs are a tenth.
    assert_eq!(
        verdict(led("form: teams", &imps("-3"))).unwrap(),
        "awards: 40/AVE-"
    );
    assert_eq!(
        verdict(led("form: teams", &imps("3"))).unwrap(),
        "awards: 60/AVE-"
    );
    let butler = [("low", "no"), wild[0], wild[1], ("reduced-points", "1")];
    assert_eq!(
        verdict(led("unit: other, standard: '2'", &butler)).unwrap(),
        "awards: 55/AVE-"
    );
    // Where the standard value is not known nothing is taken off.
    let unknown = [("low", "no"), ("penalty", "none")];
    assert_eq!(
        verdict(led("unit: other", &unknown)).unwrap(),
        "forty-sixty"
    );
    let board = "{kind: illegal-method, board: {number: 1, form: teams}}";
    for wrong in ["4", "-16", "much"] {
        let found = found("reduced-points", wrong);
        let refused = of(2017, board, &[departed, &found])
            .unwrap_err()
            .to_string();
        assert!(refused.contains("-15 ... 3"), "{refused}");
    }
}

#[test]
fn only_an_evident_error_of_the_director_is_put_right() {
    // It is asked beside the way; a case without the answer goes on as ever.
    let led = with("{kind: directors-error}", &[], &[]);
    assert_eq!(led.road().next, Some((Track::First, Question::Clear)));
    let led = with("{kind: directors-error}", &[], &[("evident", "no")]);
    assert_eq!(
        led.road().verdict,
        Some(Verdict::Stands(Ending::LeftToAppeal))
    );
    let led = with(
        "{kind: directors-error}",
        &[],
        &[("evident", "yes"), ("clear", "no")],
    );
    assert!(matches!(led.road().verdict, Some(Verdict::Awards(_))));
}

#[test]
fn who_is_inexperienced_is_warned() {
    let first = ["fact: {departed: {by: E, call: 2D}}"];
    let answers = [("illegal", "yes"), ("knowing", "yes"), ("percent", "55")];
    let kind = "{kind: illegal-method, board: {number: 1, form: pairs}}";
    let led = with(kind, &first, &answers);
    assert_eq!(
        led.suggested_answer(Question::Penalty),
        Some("disciplinary")
    );
    let softened = [&answers[..], &[("inexperienced", "yes")]].concat();
    let led = with(kind, &first, &softened);
    assert_eq!(led.suggested_answer(Question::Penalty), Some("warning"));
}
