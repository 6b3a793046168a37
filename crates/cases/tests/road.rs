//! Roads that the book's cases do not take.

use openroom_cases::{Beside, Case, Ending, Question, Track, Verdict, file};

fn case(kind: &str, acts: &[&str]) -> Case {
    let acts: String = acts.iter().map(|act| format!("- {act}\n")).collect();
    let acts = match acts.is_empty() {
        true => "acts: []".to_owned(),
        false => format!("acts:\n{acts}"),
    };
    let text = format!("edition: 2017\ncase: {kind}\n{acts}");
    file::read(&text).unwrap_or_else(|said| panic!("{said}"))
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
