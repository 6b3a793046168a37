//! Ties (White Book 143): each test of the ladder decides once, with the figures worked out by hand.

use openroom_scoring::Scores;
use openroom_scoring::scores::{Standing, Warning};

use crate::written::{place, scored};

/// Place, contestant, and the test with the figure that decided.
fn places(text: &str) -> Vec<String> {
    let (event, scores) = scored(text);
    let line = |standing: &Standing| {
        let reason = standing.reason.as_ref().map_or(String::new(), |reason| {
            let part = reason
                .part
                .map_or(String::new(), |part| format!(" {part:?}"));
            format!(" {:?}{part} {}", reason.test, reason.figure.decimal(4))
        });
        format!("{}{reason}", place(&event, standing))
    };
    scores.standings.iter().map(line).collect()
}

fn swiss(matches: &str) -> String {
    format!(
        "event: {{kind: teams, structure: swiss}}
scoring: {{method: imps, vp: {{scale: ebu-teams4-20, boards: 8}}}}
settings: {{break-ties: all}}
matches:
{matches}"
    )
}

#[test]
fn the_match_between_two_comes_first_then_its_imps() {
    let text = swiss(
        "- {match: 1, teams: [A, B], imps: [0, 0]}
- {match: 2, teams: [A, C], vps: [12, 8]}
- {match: 3, teams: [B, D], vps: [12, 8]}
",
    );
    // A and B drew, in IMPs too; both won one of two; their opponents have 8 each besides; no boards.
    assert_eq!(places(&text)[..2], ["1= A", "1= B"]);
    let text = text.replace("imps: [0, 0]", "vps: [10, 10]");
    let imps = "event: {kind: teams, structure: swiss}
scoring: {method: imps, vp: {scale: ebu-teams4-20, boards: 16}}
settings: {break-ties: all}
matches:
- {match: 1, teams: [A, B], imps: [1, -1]}
- {match: 2, teams: [A, C], vps: [12, 8]}
- {match: 3, teams: [B, D], vps: [12, 8]}
";
    assert_eq!(places(&text)[..2], ["1= A", "1= B"]);
    // One IMP over 16 boards is a draw in victory points.
    assert_eq!(
        places(imps)[..2],
        ["1 A OwnMatchBasic 1", "2 B OwnMatchBasic -1"]
    );
}

#[test]
fn a_draw_on_a_scale_that_is_not_symmetric_is_half_a_win() {
    let text = "event: {kind: teams, structure: swiss}
scoring: {method: imps, vp: {scale: ebl-wbf-teams-25, boards: 16}}
settings: {break-ties: all}
matches:
- {match: 1, teams: [A, C], vps: [15, 15]}
- {match: 2, teams: [A, D], vps: [15, 15]}
- {match: 3, teams: [B, E], vps: [16, 14]}
- {match: 4, teams: [B, F], vps: [14, 16]}
- {match: 5, teams: [C, E], vps: [20, 10]}
- {match: 6, teams: [D, F], vps: [10, 20]}
";
    // A drew twice, B won one of two: half each. Then the opponents: C 35 and D 25 against E 24 and F 36.
    let (_, scores) = scored(text);
    assert_eq!(scores.matches[0].draw.decimal(2), "15");
    let places = places(text);
    assert_eq!(
        places[2..4],
        ["3= A", "3= B"].map(str::to_owned),
        "{places:?}"
    );
}

#[test]
fn matches_won_then_the_scores_of_the_opponents() {
    // A won one and lost one; B drew two; C and D have more than E and F.
    let text = swiss(
        "- {match: 1, teams: [A, C], vps: [12, 8]}
- {match: 2, teams: [A, D], vps: [8, 12]}
- {match: 3, teams: [B, E], vps: [11, 9]}
- {match: 4, teams: [B, F], vps: [9, 11]}
- {match: 5, teams: [C, E], vps: [20, 0]}
- {match: 6, teams: [D, F], vps: [20, 0]}
",
    );
    let all = places(&text);
    assert!(all.contains(&"3 A TieBreakPoints 60".to_owned()), "{all:?}");
    assert!(all.contains(&"4 B TieBreakPoints 20".to_owned()), "{all:?}");
}

#[test]
fn an_opponent_that_withdrew_counts_at_full_length_and_carry_over_does_not() {
    // X left half-way with 40 of two matches: it counts 80, as the event has four (143.5.2).
    let text = "event: {kind: teams, structure: swiss}
scoring: {method: imps, vp: {scale: ebu-teams4-20, boards: 8}}
settings: {break-ties: all}
withdrawals: [{contestant: X, after: 2, of: 4}]
carry-over: {totals: [{contestant: Z, total: 60, possible: 60}, {contestant: A, total: 0, possible: 60},
  {contestant: B, total: 0, possible: 60}, {contestant: Y, total: 0, possible: 60}, {contestant: P, total: 0, possible: 60},
  {contestant: Q, total: 0, possible: 60}, {contestant: R, total: 0, possible: 60}]}
matches:
- {match: 1, teams: [A, X], vps: [0, 20]}
- {match: 2, teams: [P, X], vps: [0, 20]}
- {match: 3, teams: [B, Z], vps: [0, 20]}
- {match: 4, teams: [A, Y], vps: [15, 5]}
- {match: 5, teams: [B, Q], vps: [15, 5]}
- {match: 6, teams: [A, P], vps: [15, 5]}
- {match: 7, teams: [B, R], vps: [15, 5]}
- {match: 8, teams: [A, R], vps: [10, 10]}
- {match: 9, teams: [B, Y], vps: [10, 10]}
- {match: 10, teams: [Z, P], vps: [0, 20]}
- {match: 11, teams: [Z, Q], vps: [0, 20]}
- {match: 12, teams: [Z, Y], vps: [0, 20]}
- {match: 13, teams: [R, P], vps: [10, 10]}
- {match: 14, teams: [R, Q], vps: [10, 10]}
- {match: 15, teams: [Q, Y], vps: [10, 10]}
";
    // A's opponents: X 80, Y 45, P 35, R 35: 195. B's: Z 20 without what it carried, Q 45, R 35, Y 45: 145.
    let all = places(text);
    assert!(
        all.iter()
            .any(|line| line.ends_with("A TieBreakPoints 195")),
        "{all:?}"
    );
    assert!(
        all.iter()
            .any(|line| line.ends_with("B TieBreakPoints 145")),
        "{all:?}"
    );
}

#[test]
fn the_basic_method_decides_and_penalties_are_converted() {
    let text = |penalties: &str| {
        swiss(&format!(
            "- {{match: 1, teams: [A, C], imps: [2, -2]}}
- {{match: 2, teams: [B, D], imps: [1, -1]}}
{penalties}"
        ))
    };
    // 11 each; C and D level too. A has one IMP more.
    let all = places(&text(""));
    assert!(all[0].starts_with("1 A BasicMethod 2"), "{all:?}");
    assert!(all[1].starts_with("2 B BasicMethod 1"), "{all:?}");
    // Both pay half a victory point; A's is for its match. It is 3 IMPs for either (143.5.7): nothing changes.
    let all = places(&text(
        "penalties: [{contestant: A, standard: 1, match: 1}, {contestant: B, standard: 1}]\n",
    ));
    let of = |name: &str| {
        let found = all.iter().find(|line| line.contains(name));
        found.cloned().unwrap_or_default()
    };
    assert!(of(" A ").ends_with("BasicMethod -1"), "{all:?}");
    assert!(of(" B ").ends_with("BasicMethod -2"), "{all:?}");
}

#[test]
fn boards_won_decide_last() {
    // Two tables of four pairs each, the same two boards. 1 and 5 never meet; every figure before the boards is level:
    // each won one board and lost the other against opponents with the same totals.
    let text = "scoring: {method: butler, trim: 0}
settings: {break-ties: all, datum-unit: 10}
results:
- {round: 1, board: 1, ns: 1, ew: 2, score: 400}
- {round: 1, board: 1, ns: 3, ew: 4, score: 0}
- {round: 1, board: 1, ns: 5, ew: 6, score: 400}
- {round: 1, board: 1, ns: 7, ew: 8, score: 0}
- {round: 2, board: 2, ns: 1, ew: 4, score: 100}
- {round: 2, board: 2, ns: 3, ew: 2, score: 100}
- {round: 2, board: 2, ns: 5, ew: 8, score: 0}
- {round: 2, board: 2, ns: 7, ew: 6, score: 200}
";
    let (event, scores) = scored(text);
    // Board 1: datum 200, 5 IMPs each way. Board 2: datum 100, nothing for 1 and 3, 3 IMPs for 7 and against 5.
    let total = |name: &str| {
        let of = |s: &&Standing| event.contestants[s.contestant.index()].name.to_string() == name;
        let found = scores.standings.iter().find(of).expect("there");
        found.total.decimal(2)
    };
    assert_eq!(
        ["1", "2", "3", "4", "5", "6", "7", "8"].map(total),
        ["5", "-5", "-5", "5", "2", "-8", "-2", "8"]
    );
    // 1 and 4 have 5 each: they met, and drew. Both won one of two rounds... 1 won its first, 4 too, and drew the other.
    // The opponents: 1 met 2 and 4 (0), 4 met 3 and 1 (0). Boards: level on both boards. Nothing separates them.
    assert_eq!(places(text)[1..3], ["2= 1", "2= 4"]);

    // Now the boards do: 1 and 2 tie with the same rounds and opponents, but 1 won two boards by little and lost one by much.
    let text = "scoring: {method: butler}
settings: {break-ties: all}
results:
- {round: 1, board: 1, ns: 1, ew: 9, score: 100}
- {round: 1, board: 2, ns: 1, ew: 9, score: 100}
- {round: 1, board: 3, ns: 1, ew: 9, score: -200}
- {round: 1, board: 1, ns: 2, ew: 8, score: 0}
- {round: 1, board: 2, ns: 2, ew: 8, score: 0}
- {round: 1, board: 3, ns: 2, ew: 8, score: -160}
";
    // Datums 50, 50 and -180: 1 has 2 + 2 - 1, 2 has -2 - 2 + 1. Not level; the mirror pairs are not either.
    assert_eq!(places(text)[0], "1= 1");
    let text = "event: {kind: teams, structure: swiss}
scoring: {method: imps}
settings: {break-ties: all}
results:
- {match: 1, board: 1, ns: A, ew: C, score: 110}
- {match: 1, board: 1, ns: C, ew: A, score: 50}
- {match: 1, board: 2, ns: A, ew: C, score: 110}
- {match: 1, board: 2, ns: C, ew: A, score: 50}
- {match: 2, board: 1, ns: B, ew: D, score: 170}
- {match: 2, board: 1, ns: D, ew: B, score: 0}
- {match: 2, board: 2, ns: B, ew: D, score: 0}
- {match: 2, board: 2, ns: D, ew: B, score: 20}
";
    // A has 2 + 2, B 5 - 1: 4 IMPs each, one match won each, opponents with -4 each. Board 1 is B's, board 2 is A's: 2 and 2.
    assert_eq!(places(text)[..2], ["1= A", "1= B"]);
    // One board more, on which both have a swing of 2 against A's 1 and B's 1: A -1 by two boards, B by one.
    let three = text.to_owned()
        + "- {match: 1, board: 3, ns: A, ew: C, score: 0}
- {match: 1, board: 3, ns: C, ew: A, score: 50}
- {match: 2, board: 3, ns: B, ew: D, score: 0}
- {match: 2, board: 3, ns: D, ew: B, score: 50}
";
    assert_eq!(places(&three)[..2], ["1= A", "1= B"]);
    let decided = three
        .replace(
            "match: 2, board: 2, ns: B, ew: D, score: 0",
            "match: 2, board: 2, ns: B, ew: D, score: -30",
        )
        .replace(
            "match: 2, board: 3, ns: D, ew: B, score: 50",
            "match: 2, board: 3, ns: D, ew: B, score: 20",
        );
    // B now: 5, -2 and -1 = 2, as A: 2, 2, -2. Board 1 is B's, 2 is A's, 3 is B's: 4 points against 2.
    assert_eq!(
        places(&decided)[..2],
        ["1 B BoardCount 4", "2 A BoardCount 2"]
    );
}

#[test]
fn boards_of_different_rounds_are_different_boards_in_a_swiss() {
    // Board 1 of round 1 and board 1 of round 2: A wins both by 2, B has 4 and 0.
    let text = "event: {kind: teams, structure: swiss}
scoring: {method: imps}
settings: {break-ties: all}
results:
- {round: 1, match: 1, board: 1, ns: A, ew: C, score: 50}
- {round: 1, match: 1, board: 1, ns: C, ew: A, score: 0}
- {round: 2, match: 3, board: 1, ns: A, ew: D, score: 50}
- {round: 2, match: 3, board: 1, ns: D, ew: A, score: 0}
- {round: 1, match: 2, board: 1, ns: B, ew: D, score: 130}
- {round: 1, match: 2, board: 1, ns: D, ew: B, score: 0}
- {round: 2, match: 4, board: 1, ns: B, ew: C, score: 0}
- {round: 2, match: 4, board: 1, ns: C, ew: B, score: 0}
";
    let (_, scores) = scored(text);
    assert_eq!(scores.boards.len(), 2);
    assert_eq!(
        places(text)[..2],
        ["1 A MatchesWon 1", "2 B MatchesWon 0.75"]
    );
}

#[test]
fn a_double_round_robin_is_one_match_for_counting_wins() {
    let text = "event: {kind: teams, structure: round-robin}
scoring: {method: imps, vp: {scale: ebu-teams4-20, boards: 8}}
settings: {break-ties: all}
matches:
- {match: 1, teams: [A, C], vps: [11, 9]}
- {match: 2, teams: [C, A], vps: [13, 7]}
- {match: 3, teams: [B, C], vps: [10, 10]}
- {match: 4, teams: [B, C], vps: [8, 12]}
- {match: 5, teams: [A, B], vps: [10, 10]}
- {match: 6, teams: [A, B], vps: [10, 10]}
";
    // A and B have 38; they drew both; against C A lost 18-22 and B 18-22: no win for either, half a win each for the draw.
    let all = places(text);
    assert_eq!(all[1..], ["2= A", "2= B"], "{all:?}");
}

#[test]
fn the_hybrid_tests_boards_before_points() {
    let text = "event: {kind: teams, structure: swiss}
scoring: {method: hybrid}
settings: {break-ties: all}
results:
- {match: 1, board: 1, ns: A, ew: B, score: 100}
- {match: 1, board: 1, ns: B, ew: A, score: 0}
- {match: 1, board: 2, ns: A, ew: B, score: 0}
- {match: 1, board: 2, ns: B, ew: A, score: 110}
";
    // A board each; total points 100 to 110: quotient 21, so 3.5 to 3.5.
    let (_, scores) = scored(text);
    assert_eq!(
        scores.matches[0]
            .vps
            .clone()
            .map(|vps| vps.map(|v| v.decimal(1))),
        Some(["3.5", "3.5"].map(str::to_owned))
    );
    assert_eq!(
        places(text),
        [
            "1 B OwnMatchBasic Points 10",
            "2 A OwnMatchBasic Points -10"
        ]
    );
}

#[test]
fn a_knock_out_of_three_goes_by_wins_then_net_imps() {
    let text = |ab: &str, ac: &str, bc: &str| {
        format!(
            "event: {{kind: teams, structure: knock-out}}
scoring: {{method: imps}}
matches:
- {{match: 1, teams: [A, B], boards: 24, imps: {ab}}}
- {{match: 2, teams: [A, C], boards: 24, imps: {ac}}}
- {{match: 3, teams: [B, C], boards: 24, imps: {bc}}}
"
        )
    };
    // A won both, by little; C lost both; B has more IMPs than A.
    let clear = text("[1, -1]", "[1, -1]", "[50, -50]");
    assert_eq!(places(&clear), ["1 A", "2 B", "3 C"]);
    // One win each: net IMPs, +5, 0, -5.
    let level = text("[10, -10]", "[-5, 5]", "[10, -10]");
    assert_eq!(
        places(&level),
        [
            "1 A KnockOutNet 5",
            "2 B KnockOutNet 0",
            "3 C KnockOutNet -5"
        ]
    );
    // +10, -5, -5: A is out of the tie, B and C by their own match.
    let two = text("[15, -15]", "[-5, 5]", "[10, -10]");
    assert_eq!(
        places(&two),
        [
            "1 A KnockOutNet 10",
            "2 B KnockOutOwnMatch 10",
            "3 C KnockOutOwnMatch -10"
        ]
    );
    // All level: 6 more boards, a match of three each.
    let all = text("[10, -10]", "[-10, 10]", "[10, -10]");
    assert_eq!(places(&all), ["1= A", "1= B", "1= C"]);
    let (_, scores) = scored(&all);
    let extra = |scores: &Scores| match &scores.warnings[..] {
        [Warning::ExtraBoards { boards, teams }] => (*boards, teams.len()),
        other => panic!("{other:?}"),
    };
    assert_eq!(extra(&scores), (6, 3));
    // Two teams that drew: an eighth of their match.
    let drawn = "event: {kind: teams, structure: knock-out}
scoring: {method: imps}
matches: [{match: 1, teams: [A, B], boards: 32, imps: [7, 7]}]
";
    assert_eq!(extra(&scored(drawn).1), (4, 2));
}

#[test]
fn the_board_count_needs_boards_in_common() {
    let text = "event: {kind: teams, structure: swiss}
scoring: {method: imps}
settings: {break-ties: all}
results:
- {match: 1, board: 1, ns: A, ew: C, score: 50}
- {match: 1, board: 1, ns: C, ew: A, score: 0}
- {match: 2, board: 2, ns: B, ew: D, score: 50}
- {match: 2, board: 2, ns: D, ew: B, score: 0}
";
    assert_eq!(places(text)[..2], ["1= A", "1= B"]);
}

/// 143.6.2: encounters of different lengths are added up over what was at stake, 8-12 of 20 and 10-0 of 10 to 18-12.
#[test]
fn several_encounters_are_added_up_over_what_was_at_stake() {
    let text = "event: {kind: teams, structure: round-robin}
scoring: {vp: {scale: ebu-teams4-20, boards: 8}}
settings: {break-ties: all}
matches:
- {match: 1, teams: [A, B], boards: 8, vps: [8, 12]}
- {match: 2, teams: [A, B], boards: 4, scale: ebu-triangle-10, vps: [10, 0]}
- {match: 3, teams: [A, C], boards: 8, vps: [2, 18]}
- {match: 4, teams: [B, C], boards: 8, vps: [8, 12]}
";
    assert_eq!(
        places(text),
        ["1 C", "2 A OwnMatchFinal 0.6", "3 B OwnMatchFinal 0.4"]
    );
}
