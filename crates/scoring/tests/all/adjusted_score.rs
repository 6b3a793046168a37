//! Adjusted scores: whatever one says survives writing and reading, in YAML, in JSON and in an event file.

use contract_bridge::{AbsoluteVulnerability, Contract, Penalty, Seat, Strain};
use openroom_scoring::adjusted_score::{
    AdjustmentKind, AssignedResult, Form, Part, PlayedContract, Redress, SideScore,
};
use openroom_scoring::event::{Award, DegreeOfFault, Direction, Edition, Outcome};
use openroom_scoring::{AdjustedScore, Exact, Tricks, event_file};
use proptest::prelude::*;
use proptest::sample::select;

fn result() -> impl Strategy<Value = AssignedResult> {
    let penalties = [Penalty::Undoubled, Penalty::Doubled, Penalty::Redoubled];
    let played = (
        1..=7_u8,
        select(&Strain::ASC[..]),
        select(penalties.to_vec()),
        select(&Seat::ALL[..]),
        0..=13_u8,
    )
        .prop_map(|(level, strain, penalty, declarer, tricks)| {
            AssignedResult::Played(PlayedContract {
                contract: Contract::new(level, strain, penalty),
                declarer,
                tricks: Tricks::try_new(tricks).unwrap(),
            })
        });
    prop_oneof![
        3 => (-760..=760_i32).prop_map(|tens| AssignedResult::Score(tens * 10)),
        1 => Just(AssignedResult::PassedOut),
        3 => played,
    ]
}

/// Results with weights of which each is its share of the whole.
fn parts() -> impl Strategy<Value = Vec<Part>> {
    prop::collection::vec((result(), 1..30_i64), 1..5).prop_map(|parts| {
        let whole: i64 = parts.iter().map(|(_, share)| share).sum();
        let part = |(result, share)| Part {
            result,
            weight: Exact::ratio(share, whole),
        };
        parts.into_iter().map(part).collect()
    })
}

fn award() -> impl Strategy<Value = Award> {
    prop_oneof![
        Just(Award::Plus),
        Just(Award::Average),
        Just(Award::Minus),
        Just(Award::Complement),
        (0..=1000_i64, 1..=10_i64).prop_map(|(n, d)| Award::Percent(Exact::ratio(n, 10 * d))),
    ]
}

fn side() -> impl Strategy<Value = SideScore> {
    prop_oneof![
        award().prop_map(SideScore::Artificial),
        select(&DegreeOfFault::ALL[..]).prop_map(SideScore::Fault),
        parts().prop_map(SideScore::Assigned),
    ]
}

fn score() -> impl Strategy<Value = AdjustedScore> {
    let form = prop_oneof![
        3 => [side(), side()].prop_map(Form::Sides),
        1 => parts().prop_map(|parts| {
            Form::Sides([SideScore::Assigned(parts.clone()), SideScore::Assigned(parts)])
        }),
        1 => (select(&Direction::BOTH[..]), parts())
            .prop_map(|(side, assigned)| Form::BetterOf { side, assigned }),
        1 => (select(&Direction::BOTH[..]), result(), parts(), parts()).prop_map(
            |(offenders, table, without_infraction, without_error)| Form::Redress(Redress {
                offenders,
                table,
                without_infraction,
                without_error,
            })
        ),
    ];
    let laws = ["82C", "12C1e", "24", "86B2b", "WB 12.9", "a: b", "# {", ""];
    let law = prop::option::of(select(laws.to_vec()).prop_map(str::to_owned));
    (form, law).prop_map(|(form, law)| AdjustedScore { law, ..form.into() })
}

proptest! {
    #[test]
    fn survives_yaml_and_json(score in score()) {
        let text = score.to_string();
        prop_assert!(!text.contains('\n'));
        let read: AdjustedScore = text.parse().map_err(|e| TestCaseError::fail(format!("{text}: {e}")))?;
        prop_assert_eq!(&read, &score);
        prop_assert_eq!(read.to_string(), text);
        let of_line: AdjustedScore = score.in_line().parse().unwrap();
        prop_assert_eq!(&of_line.form, &score.form);

        let json = serde_json::to_string(&score).unwrap();
        prop_assert_eq!(&serde_json::from_str::<AdjustedScore>(&json).unwrap(), &score);
        prop_assert_eq!(&json.parse::<AdjustedScore>().unwrap(), &score);
        let value = serde_json::to_value(&score).unwrap();
        prop_assert_eq!(serde_json::from_value::<AdjustedScore>(value).unwrap(), score);
    }

    /// The outcome of a table has it in full, which means the same.
    #[test]
    fn in_full_means_the_same(score in score()) {
        let json = serde_json::to_value(score.in_full()).unwrap();
        let again: AdjustedScore = serde_json::from_value(json.clone()).unwrap();
        for vul in [AbsoluteVulnerability::NONE, AbsoluteVulnerability::NS] {
            prop_assert_eq!(again.ruling(vul), score.ruling(vul));
        }
        prop_assert_eq!(serde_json::to_value(again.in_full()).unwrap(), json);
    }

    /// In a line of an event file, alone and under `adjusted`, it scores what it says.
    #[test]
    fn scores_alike_in_an_event_file(score in score()) {
        for (line, board, vul) in [
            (score.in_line(), 1, AbsoluteVulnerability::NONE),
            (format!("adjusted: {score}"), 2, AbsoluteVulnerability::NS),
        ] {
            let text = format!("results: [{{board: {board}, ns: 1, ew: 2, {line}}}]");
            let event = event_file::read(&text).map_err(|e| TestCaseError::fail(format!("{text}: {e}")))?;
            let Outcome::Ruled(ruling) = &event.results[0].outcome else {
                return Err(TestCaseError::fail("not ruled"));
            };
            prop_assert_eq!(&**ruling, &score.ruling(vul));
        }
    }
}

#[track_caller]
fn check(text: &str, written: &str) {
    let score: AdjustedScore = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
    assert_eq!(score.to_string(), written);
}

#[test]
fn every_shape_that_was_ever_written_is_read() {
    check("award: 60/40", "{award: {ns: 60, ew: 40}}");
    check("award: A+/A-", "{award: {ns: AVE+, ew: AVE-}}");
    check("{award: {ns: AVE, ew: 60%}}", "{award: {ns: AVE, ew: 60}}");
    check(
        "{award: {ns: AVE+, ew: complement}}",
        "{award: {ns: AVE+, ew: complement}}",
    );
    check(
        "{fault: {ns: none, ew: directly}}",
        "{fault: {ns: none, ew: directly}}",
    );
    check(
        "{fault: {ns: none}, assigned: {ew: 420}}",
        "{fault: {ns: none}, assigned: {ew: 420}}",
    );
    check("{assigned: 480}", "{assigned: 480}");
    check("{score: '+480'}", "{assigned: 480}");
    check("{assigned: {ns: [[480, 1]], ew: 480}}", "{assigned: 480}");
    check(
        "{assigned: [[170, 60/100], [-50, 40%]]}",
        "{assigned: [[170, 0.6], [-50, 0.4]]}",
    );
    check(
        "{assigned: {ns: [[420, 1/3], [-50, 2/3]], ew: -50}, law: 82C}",
        "{assigned: {ns: [[420, 1/3], [-50, 2/3]], ew: -50}, law: 82C}",
    );
    check(
        "{ns: AVE+, ew: [[-50, 1]]}",
        "{award: {ns: AVE+}, assigned: {ew: -50}}",
    );
    check("{better-of: {ns: [[430, 1]]}}", "{better-of: {ns: 430}}");
    check(
        "{redress: {offenders: ew, table: 300, without-infraction: [[680, 1]], without-error: 500}}",
        "{redress: {offenders: ew, table: 300, without-infraction: 680, without-error: 500}}",
    );
    check(
        r#"{"assigned": {"ns": [[420, 0.6], [-50, 0.4]], "ew": 420}}"#,
        "{assigned: {ns: [[420, 0.6], [-50, 0.4]], ew: 420}}",
    );
}

#[test]
fn contracts_stay_beside_their_weights() {
    let text = "{assigned: [[4S N =, 0.6], [4s n -1, 0.3], [pass, 0.1]]}";
    check(
        text,
        "{assigned: [[4S N =, 0.6], [4S N -1, 0.3], [Pass, 0.1]]}",
    );
    let score: AdjustedScore = text.parse().unwrap();
    assert_eq!(
        serde_json::to_value(score.in_full()).unwrap()["assigned"]["ns"],
        serde_json::json!([["4S N =", 0.6], ["4S N -1", 0.3], ["Pass", 0.1]])
    );
    let points = |vul| -> Vec<_> { score.results().take(3).map(|r| r.score(vul)).collect() };
    assert_eq!(points(AbsoluteVulnerability::NONE), [420, -50, 0]);
    assert_eq!(points(AbsoluteVulnerability::NS), [620, -100, 0]);

    // A board without a number needs the vulnerability, if there is a contract.
    let event = |more: &str| {
        event_file::read(&format!(
            "results: [{{board: A, ns: 1, ew: 2, assigned: 4S N ={more}}}]"
        ))
    };
    assert!(event("").is_err());
    assert!(event(", vul: both").is_ok());
}

#[track_caller]
fn no(text: &str, reason: &str) {
    let error = text.parse::<AdjustedScore>().expect_err(text).to_string();
    assert!(error.contains(reason), "{text}: {error}");
    // Whoever reads it.
    if let Err(other) = serde_json::from_str::<AdjustedScore>(text) {
        let is_json = !(other.is_syntax() || other.is_eof());
        assert!(!is_json || other.to_string().contains(reason), "{other}");
    }
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    no("{}", "there is no score for `ns`");
    no("", "there is no score for `ns`");
    no("{award: {ns: AVE+}}", "there is no score for `ew`");
    no("{award: high}", "award: \"high\" does not give two awards");
    no(
        "{award: {ns: 101, ew: AVE}}",
        "award.ns: \"101\" is not an award",
    );
    no(
        r#"{"award": {"ns": 101, "ew": "AVE"}}"#,
        "award.ns: \"101\" is not an award",
    );
    no("{better: 3}", "the key `better` is unknown");
    no(
        "{award: 60/40, fault: {ns: none}}",
        "that side already has a score",
    );
    no(
        "{award: 60/40, better-of: {ns: 430}}",
        "award + better-of cannot be given together",
    );
    no(
        "{assigned: {ns: [[420, 0.6]], ew: 420}}",
        "assigned.ns: the weights add up to 0.6, not to 1",
    );
    no(
        "{assigned: [[420, 0], [50, 1]]}",
        "assigned[0]: the weight \"0\"",
    );
    no("{assigned: 455}", "455 is not a score");
    no("{assigned: 4S N}", "\"4S N\" is not a result");
    no("{assigned: 4S N +4}", "is not a result");
    no(
        "{better-of: {ns: 420, ew: 420}}",
        "`better-of` must name the side",
    );
    no(
        "{redress: {offenders: both, table: 0, without-infraction: 0, without-error: 0}}",
        "redress.offenders",
    );
    no("[60, 40]", "a list is not a mapping");
}

#[test]
fn each_kind_has_its_ground() {
    let grounds = |edition| {
        [
            AdjustmentKind::Award,
            AdjustmentKind::Assigned,
            AdjustmentKind::Weighted,
            AdjustmentKind::Split,
        ]
        .map(|kind| kind.usual_ground(edition))
    };
    assert_eq!(
        grounds(Edition::E2007),
        [Some("12C2a"), Some("12C1a"), Some("12C1c"), Some("12C1f")]
    );
    assert_eq!(
        grounds(Edition::E2017),
        [Some("12C2a"), Some("12C1a"), Some("12C1c"), None]
    );
}

#[track_caller]
fn form(text: &str, edition: Edition) -> Result<Vec<String>, String> {
    let score: AdjustedScore = text.parse().unwrap();
    let checked = score.check_form(edition, None);
    checked.map_err(|said| said.to_string())?;
    let laws = score.laws(edition, true);
    Ok(laws.into_iter().map(str::to_owned).collect())
}

#[test]
fn a_split_score_needs_its_ground_in_2017() {
    let split = "assigned: {ns: 420, ew: 450}";
    assert_eq!(form(split, Edition::E2007).unwrap(), ["12C1a", "12C1f"]);
    let error = form(split, Edition::E2017).unwrap_err();
    assert!(error.contains("needs its ground"), "{error}");
    for ground in ["82C", "12C1e", "11A", "43B3", "79B3"] {
        let laws = form(&format!("{split}, law: {ground}"), Edition::E2017).unwrap();
        assert_eq!(laws, ["12C1a", "12C1b", ground]);
    }
}

#[test]
fn no_contract_makes_any_figure() {
    let score: AdjustedScore = "assigned: 620".parse().unwrap();
    assert!(score.check_points(AbsoluteVulnerability::NS).is_ok());
    let error = score.check_points(AbsoluteVulnerability::EW).unwrap_err();
    assert_eq!(
        error.to_string(),
        "620 is not a score that this board can have (77)"
    );
}
