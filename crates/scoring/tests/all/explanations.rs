//! Every figure can be explained, and what the steps say is what the figure is.

use openroom_scoring::event::{Event, Name};
use openroom_scoring::explain_event::{ExplainStep, Fact, Figure, explain_figure};
use openroom_scoring::tie_break::Test;
use openroom_scoring::{Exact, Scores, score_event};

fn scored(text: &str) -> (Event, Scores) {
    let event = crate::written::read(text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let scores = score_event(&event).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    (event, scores)
}

enum What {
    Board(&'static str),
    Match(&'static str),
    Round(u32),
    Total,
}

fn explained(text: &str, what: What, who: &str) -> Vec<ExplainStep> {
    let (event, scores) = scored(text);
    let who = event.contestant(&Name::new(who)).expect("a contestant");
    let figure = match what {
        What::Board(name) => Figure::Board(event.board(&Name::new(name)).expect("a board"), who),
        What::Match(name) => Figure::Match(event.match_id(&Name::new(name)).expect("a match"), who),
        What::Round(round) => Figure::Round(round, who),
        What::Total => Figure::Total(who),
    };
    explain_figure(&event, &scores, figure).expect("a figure")
}

/// The rule and the value of each step.
fn outline(steps: &[ExplainStep]) -> Vec<String> {
    let line = |step: &ExplainStep| {
        let value = step
            .value
            .as_ref()
            .map_or("-".to_owned(), |value| value.decimal(4));
        format!("{}: {value}", step.rule)
    };
    steps.iter().map(line).collect()
}

const OWN: &str = "scoring: {method: matchpoints}
results:
- {board: 1, ns: 1, ew: 2, score: 400}
- {board: 1, ns: 3, ew: 4, score: 100}
- {board: 1, ns: 5, ew: 6, score: 50}
- {board: 2, ns: 1, ew: 2, award: AVE+/AVE-}
- {board: 2, ns: 3, ew: 4, score: 100}
- {board: 2, ns: 5, ew: 6, score: 50}
penalties: [{contestant: 1, standard: 1}, {contestant: 1, disciplinary: 1}, {contestant: 1, amount: 0.5}]
carry-over: {rule: white-book-172, final-top: 4, qualifying-top: 8, unit: 0.1, totals: [{contestant: 1, total: 10.1, possible: 16}]}
";

#[test]
fn the_own_average_is_told_with_its_figures() {
    // 1 has all of board 1: average plus is 100 %, not 60 %.
    let steps = explained(OWN, What::Board("2"), "1");
    assert_eq!(
        outline(&steps),
        [
            "12C2a; White Book 12.5: 2.4",
            "12C2c; White Book 12.1.1: 4",
            ": 4"
        ]
    );
    let own = Fact::OwnAverage {
        points: Exact::int(4),
        possible: Exact::int(4),
        boards: 1,
    };
    assert_eq!(steps[1].fact, own);
    // 2 has nothing there: average minus is 0 %.
    let steps = explained(OWN, What::Board("2"), "2");
    assert_eq!(
        steps.last().and_then(|step| step.value.clone()),
        Some(Exact::ZERO)
    );
}

#[test]
fn a_total_is_told_with_penalties_carry_over_and_place() {
    let steps = explained(OWN, What::Total, "1");
    // 4 + 4; 10.1 x 4 / 16 = 2.525, up to 2.6; 0.4 + 0.8 + 0.5 off; 8.9 of 8 + 4.
    assert_eq!(
        outline(&steps),
        [
            ": 4",
            ": 4",
            ": 8",
            "White Book 172: 2.6",
            "90; White Book 90.2, 12.5: -0.4",
            "91; White Book 91.2: -0.8",
            "90; White Book 90.2, 12.5: -0.5",
            ": 8.9",
            "White Book 143.1: 74.1667",
            "White Book 143.1: -",
        ]
    );
    assert_eq!(
        steps[9].fact,
        Fact::Place {
            rank: 2,
            sharing: 1
        }
    );
}

#[test]
fn victory_points_are_told_with_their_scale() {
    let text = "event: {kind: teams}
scoring: {vp: {scale: ebu-teams4-20, boards: 4}}
matches: [{match: 1, teams: [A, B], cut-short: {fault: B}, assignment-errors: {A: {opponent: stronger, at-fault: false}}}]
results:
- {match: 1, board: 1, ns: A, ew: B, score: 420}
- {match: 1, board: 1, ns: B, ew: A, score: -50}
- {match: 1, board: 2, ns: A, ew: B, score: 0}
- {match: 1, board: 2, ns: B, ew: A, score: 50}
";
    // 10 - 2, two boards at +3: 14 is 18-2; 5 + 3/4 of 18 = 18.5.
    let steps = explained(text, What::Match("1"), "A");
    assert_eq!(
        outline(&steps),
        [
            ": -",
            ": 10",
            ": -2",
            ": 8",
            "White Book 147.7: 14",
            "White Book 161.1: 18",
            "White Book 165.2: 18.5"
        ]
    );
    let steps = explained(text, What::Match("1"), "B");
    assert_eq!(
        outline(&steps)[4..],
        ["White Book 147.7: -14", "White Book 161.1: 2"]
    );
}

#[test]
fn victory_points_of_pairs_are_told_with_percentage_or_division() {
    let text = |scoring: &str| {
        format!(
            "event: {{structure: swiss}}\nscoring: {scoring}\nresults:
- {{round: 3, board: 1, ns: 1, ew: 2, score: 420}}
- {{round: 3, board: 1, ns: 3, ew: 4, score: -50}}
- {{round: 3, board: 2, ns: 1, ew: 2, score: 100}}
- {{round: 3, board: 2, ns: 3, ew: 4, score: 100}}
"
        )
    };
    let percent = text("{method: matchpoints, vp: {scale: ebu-pairs-20, boards: 2}}");
    let steps = explained(&percent, What::Round(3), "1");
    assert_eq!(
        outline(&steps)[1..5],
        [": 2", ": 1", ": 3", "White Book 161.8: 75"]
    );
    assert!(steps[5].rule.starts_with("White Book 161.8"));
    // 10 IMPs, divided by 0.7 x 2 and rounded: 7.
    let cross = text("{method: cross-imps, vp: {scale: ebu-teams4-20, boards: 2}}");
    let steps = explained(&cross, What::Round(3), "1");
    assert_eq!(
        outline(&steps)[3..],
        [
            ": 10",
            "White Book 161.4, 78.5.3: 7",
            "White Book 161.1: 15"
        ]
    );
}

#[test]
fn ties_are_told_test_by_test() {
    let text = "event: {kind: teams, structure: swiss}
scoring: {method: imps, vp: {scale: ebu-teams4-20, boards: 8}}
settings: {break-ties: all}
matches:
- {match: 1, teams: [A, C], imps: [2, -2]}
- {match: 2, teams: [B, D], imps: [1, -1]}
";
    let steps = explained(text, What::Total, "B");
    let tests: Vec<Test> = steps
        .iter()
        .filter_map(|step| match &step.fact {
            Fact::Test(trial) => Some(trial.test),
            _ => None,
        })
        .collect();
    assert_eq!(
        tests,
        [Test::MatchesWon, Test::TieBreakPoints, Test::BasicMethod]
    );
    assert!(steps.iter().any(|step| step.fact
        == Fact::Place {
            rank: 2,
            sharing: 1
        }));
}

#[test]
fn byes_withdrawals_and_knock_outs_are_told() {
    let text = "event: {kind: teams, structure: round-robin}
scoring: {vp: {scale: ebu-teams4-20, boards: 8}}
withdrawals: [{contestant: D, after: 2, of: 3, accepted: true, fine: 10}]
matches:
- {match: 1, teams: [A, D], vps: [16, 4]}
- {match: 2, teams: [A, B], vps: [10, 10]}
- {match: 3, teams: [B], bye: {withdrawn: D}}
";
    let steps = explained(text, What::Match("3"), "B");
    assert_eq!(outline(&steps)[1..], ["White Book 145.2: 16"]);
    // D: 4, then for the match it missed what a void match gives who is to blame, 5, less 10 % of 20.
    let steps = explained(text, What::Total, "D");
    assert_eq!(
        outline(&steps)[..4],
        [": 4", ": 4", "White Book 145.5: 3", ": 7"]
    );
    let knock_out = "event: {kind: teams, structure: knock-out}
scoring: {method: imps}
results: [{match: 1, board: 1, ns: A, ew: B, award: AVE+/AVE-}]
penalties: [{contestant: B, standard: 1, match: 1}]
";
    let steps = explained(knock_out, What::Match("1"), "A");
    assert_eq!(
        outline(&steps).last().map(String::as_str),
        Some("White Book 90.5: 5")
    );
}

/// Whatever the event, the last figure of an explanation is the figure of the standings or of the match.
#[test]
fn explanations_end_in_the_figure() {
    for text in [
        include_str!("data/pairs.yaml"),
        include_str!("data/teams.yaml"),
        include_str!("data/individual.yaml"),
        OWN,
    ] {
        let (event, scores) = scored(text);
        for standing in &scores.standings {
            let figure = Figure::Total(standing.contestant);
            let steps = explain_figure(&event, &scores, figure).expect("a total");
            let total = steps.iter().find(|step| step.fact == Fact::Total);
            assert_eq!(
                total.and_then(|step| step.value.clone()),
                Some(standing.total.clone())
            );
        }
        for score in &scores.matches {
            for side in 0..2 {
                let (Some(id), Some(team)) = (score.id, score.teams[side]) else {
                    continue;
                };
                let steps = explain_figure(&event, &scores, Figure::Match(id, team)).expect("VPs");
                let last = steps.last().and_then(|step| step.value.clone());
                assert_eq!(last, Some(score.won(side)), "{score:?} {steps:?}");
            }
        }
        for board in &scores.boards {
            for &i in &board.results {
                let result = &event.results[i as usize];
                let figure = Figure::Board(result.board, result.ns.first);
                let steps = explain_figure(&event, &scores, figure).expect("points");
                assert!(steps.iter().any(|step| step.fact == Fact::Scores));
            }
        }
    }
}
