//! Whole events, small enough to be checked by hand.

use openroom_scoring::event::Name;
use openroom_scoring::scores::{Standing, Warning};
use openroom_scoring::{Exact, event_file, score_event};

use crate::written::{place, scored};

/// The standings as text: place (= if shared), contestant, total.
fn standings(text: &str) -> Vec<String> {
    let (event, scores) = scored(text);
    let line =
        |standing: &Standing| format!("{} {}", place(&event, standing), standing.total.decimal(4));
    scores.standings.iter().map(line).collect()
}

/// The matches as text: basic figures, then victory points.
fn matches(text: &str) -> Vec<String> {
    let (_, scores) = scored(text);
    let line = |score: &openroom_scoring::scores::MatchScore| {
        let pair = |pair: &[Exact; 2]| format!("{} {}", pair[0].decimal(4), pair[1].decimal(4));
        let vps = score
            .vps
            .as_ref()
            .map_or(String::new(), |vps| format!(": {}", pair(vps)));
        format!("{}{vps}", pair(&score.basic))
    };
    scores.matches.iter().map(line).collect()
}

/// What North-South and East-West got at each table.
fn points(text: &str) -> Vec<String> {
    let (_, scores) = scored(text);
    let cell = |points: Option<&Exact>| points.map_or("-".to_owned(), |points| points.decimal(4));
    scores
        .points
        .iter()
        .map(|[ns, ew]| format!("{} {}", cell(ns), cell(ew)))
        .collect()
}

fn refused(text: &str) -> String {
    match event_file::read(text).and_then(|event| score_event(&event)) {
        Ok(_) => panic!("accepted:\n{text}"),
        Err(errors) => errors.to_string(),
    }
}

const FOUR_TABLES: &str = "results:
- {board: 1, ns: 1, ew: 2, score: 420}
- {board: 1, ns: 3, ew: 4, score: 170}
- {board: 1, ns: 5, ew: 6, score: -50}
- {board: 1, ns: 7, ew: 8, score: 170}
";

#[test]
fn cross_imps_sum_and_mean() {
    let sum = format!("scoring: {{method: cross-imps}}\n{FOUR_TABLES}");
    assert_eq!(points(&sum), ["22 -22", "0 0", "-22 22", "0 0"]);
    let mean = format!("scoring: {{method: cross-imps}}\nsettings: {{preset: wbf}}\n{FOUR_TABLES}");
    assert_eq!(
        points(&mean),
        ["7.3333 -7.3333", "0 0", "-7.3333 7.3333", "0 0"]
    );
}

#[test]
fn half_matchpoints() {
    let text = format!("scoring: {{method: matchpoints}}\nsettings: {{win: 1}}\n{FOUR_TABLES}");
    assert_eq!(points(&text), ["3 0", "1.5 1.5", "0 3", "1.5 1.5"]);
}

#[test]
fn butler_splits_into_two_datums() {
    let text = "scoring: {method: butler}\nresults:
- {board: 1, ns: 1, ew: 2, assigned: {ns: 100, ew: 400}}
- {board: 1, ns: 3, ew: 4, score: 100}
- {board: 1, ns: 5, ew: 6, score: 400}
";
    // Datum 200 for North-South, 300 for East-West.
    assert_eq!(points(text), ["-3 -3", "-3 5", "5 -3"]);
}

#[test]
fn a_fouled_board_is_scored_in_groups() {
    let mut text = "scoring: {method: matchpoints}\nresults:\n".to_owned();
    for table in 0..24 {
        let form = if table < 20 { "a" } else { "b" };
        let score = if table == 20 { 400 } else { 100 };
        text += &format!(
            "- {{board: 1, ns: {}, ew: {}, score: {score}, form: {form}}}\n",
            2 * table + 1,
            2 * table + 2
        );
    }
    let points = points(&text);
    assert_eq!(points[0], "23 23");
    // R = 4, E = 24: the best has M = 6, so (6 x 24 + 24 - 4) / 4 = 41; the others M = 2, so 17.
    assert_eq!([&points[20], &points[21]], ["41 5", "17 29"]);
}

#[test]
fn average_plus_is_at_least_the_own_average() {
    let event = |settings: &str| {
        format!(
            "scoring: {{method: matchpoints}}\nsettings: {settings}\nresults:
- {{board: 1, ns: 1, ew: 2, score: 420}}
- {{board: 1, ns: 3, ew: 4, score: -50}}
- {{board: 1, ns: 5, ew: 6, score: -50}}
- {{board: 2, ns: 1, ew: 4, award: AVE+/AVE-}}
- {{board: 2, ns: 3, ew: 2, score: 50}}
- {{board: 2, ns: 5, ew: 6, score: 50}}
- {{board: 3, ns: 1, ew: 6, award: AVE+/AVE}}
"
        )
    };
    // Pair 1 has 100 % on its other board, pair 4 has 75 %; without own averages 60 % and 40 % of a top of 4.
    let own = points(&event("{preset: ebu}"));
    assert_eq!([&own[3], &own[6]], ["4 1.6", "4 2"]);
    assert_eq!(points(&event("{own-average: never}"))[3], "2.4 1.6");
    // The second average plus is not scored, or scored less.
    assert_eq!(points(&event("{average-plus-cap: 1}"))[6], "- 2");
    assert_eq!(
        points(&event("{repeated-average-plus: [60, 50]}"))[6],
        "2 2"
    );
    let text =
        event("{repeated-average-plus: [60, 50]}").replace("scoring:", "edition: 2007\nscoring:");
    assert!(refused(&text).contains("12C2d"));
}

#[test]
fn a_swiss_round_is_a_session() {
    let text = "event: {structure: swiss}
scoring: {method: matchpoints, vp: {scale: ebu-pairs-20, boards: 2}}
results:
- {round: 1, board: 1, ns: 1, ew: 2, score: 420}
- {round: 1, board: 1, ns: 3, ew: 4, score: -50}
- {round: 1, board: 2, ns: 1, ew: 2, award: AVE+/AVE-}
- {round: 1, board: 2, ns: 3, ew: 4, score: 50}
- {round: 2, board: 1, ns: 1, ew: 3, score: -50}
- {round: 2, board: 1, ns: 2, ew: 4, score: 420}
";
    // Round 1: pair 1 has 100 % on its other board, so average plus is 100 %. Round 2 is another board 1.
    assert_eq!(
        matches(text),
        ["4 0: 20 0", "1 3: 1 19", "0 2: 0 20", "2 0: 20 0"]
    );
}

#[test]
fn a_match_of_pairs_cut_short() {
    let with = |note: &str| {
        format!(
            "scoring: {{method: matchpoints, vp: {{scale: ebu-pairs-20, boards: 8}}}}\nresults:
- {{match: 1, board: 1, ns: 1, ew: 2, score: 50}}
- {{match: 2, board: 1, ns: 3, ew: 4, score: 50}}
matches:
- {{match: 1, teams: [1, 2], {note}}}
"
        )
    };
    // One board of eight: less than half, 55 % to 45 %.
    assert_eq!(matches(&with("cut-short: {fault: 2}"))[0], "55 45: 14 6");
    assert_eq!(
        matches(&with("boards: 2, cut-short: {fault: 2}"))[0],
        "2.2 1.8: 13 7"
    );
}

#[test]
fn cross_imps_and_butler_in_victory_points() {
    let mut text = String::new();
    for table in 0..20 {
        let score = if table == 0 { 420 } else { 0 };
        text += &format!(
            "- {{round: 1, board: 1, ns: {}, ew: {}, score: {score}}}\n",
            2 * table + 1,
            2 * table + 2
        );
    }
    // 19 x 9 = 171 IMPs, divided by 14: 12.2, so 12; in a match of 8 boards 15-5.
    let cross = format!(
        "scoring: {{method: cross-imps, vp: {{scale: ebu-teams4-20, boards: 8}}}}\nresults:\n{text}"
    );
    assert_eq!(matches(&cross)[0], "171 -171: 15 5");
    // Datum 20 (21 rounded): 400, 9 IMPs; the column below that of 9 boards is 5-6: 15-5.
    let butler = format!(
        "scoring: {{method: butler, vp: {{scale: ebu-teams4-20, boards: 9}}}}\nresults:\n{text}"
    );
    assert_eq!(matches(&butler)[0], "9 -9: 15 5");
}

#[test]
fn teams_of_eight_in_three_ways() {
    let event = |how: &str, boards: u32, scale: &str| {
        format!(
            "event: {{kind: teams}}\nscoring: {{method: imps, team-of: 8, teams-of-eight: {how}, vp: {{scale: {scale}, boards: {boards}}}}}\nresults:
- {{match: 1, board: 1, four: 1, ns: A, ew: B, score: 620}}
- {{match: 1, board: 1, four: 1, ns: B, ew: A, score: 170}}
- {{match: 1, board: 1, four: 2, ns: A, ew: B, score: -100}}
- {{match: 1, board: 1, four: 2, ns: B, ew: A, score: 140}}
"
        )
    };
    // Fours: 450 is 10, -240 is -6. Column for twice the boards: 24, so 4 IMPs are 11-9.
    assert_eq!(
        matches(&event("fours", 12, "ebu-teams4-20")),
        ["4 -4: 11 9"]
    );
    // Aggregate: 520 against 310 is 210, 5 IMPs.
    assert_eq!(
        matches(&event("aggregate", 12, "ebu-teams4-20")),
        ["5 -5: 12 8"]
    );
    // Cross-IMPs: 450, 480, -270, -240: 10 + 10 - 7 - 6.
    assert_eq!(
        matches(&event("cross-imps", 12, "ebu-teams8-cross-imps-20")),
        ["7 -7: 11 9"]
    );
}

#[test]
fn point_a_board_and_total_points() {
    let event = |method: &str| {
        format!(
            "event: {{kind: teams}}\nscoring: {{method: {method}}}\nresults:
- {{board: 1, ns: A, ew: B, score: 420}}
- {{board: 1, ns: B, ew: A, score: 450}}
- {{board: 2, ns: A, ew: B, score: 100}}
- {{board: 2, ns: B, ew: A, score: 100}}
- {{board: 3, ns: A, ew: B, award: AVE+/AVE-}}
"
        )
    };
    assert_eq!(matches(&event("point-a-board")), ["2.5 3.5"]);
    assert_eq!(matches(&event("total")), ["70 -70"]);
}

#[test]
fn the_hybrid_of_the_pachabo() {
    let event = |third: &str| {
        format!(
            "event: {{kind: teams}}\nscoring: {{method: hybrid}}\nresults:
- {{board: 1, ns: A, ew: B, score: 420}}
- {{board: 1, ns: B, ew: A, score: 420}}
- {{board: 2, ns: A, ew: B, score: 620}}
- {{board: 2, ns: B, ew: A, score: -50}}
- {{board: 3, ns: A, ew: B, {third}}}
- {{board: 3, ns: B, ew: A, score: -90}}
"
        )
    };
    // 1 + 2 + 1 for boards; S = 1700, D = 660, Q = 2.6, rounded 3: 3.5 to 0.5.
    assert_eq!(matches(&event("score: -100")), ["660 -660: 7.5 2.5"]);
    // If it were +100 the board is won: 1 + 2 + 2, D = 860, Q = 2: 4 to 0. The whole match is scored, then weighted.
    assert_eq!(matches(&event("score: 100")), ["860 -860: 9 1"]);
    assert_eq!(
        matches(&event("assigned: [[-100, 0.4], [100, 0.6]]")),
        ["780 -780: 8.4 1.6"]
    );
}

#[test]
fn short_triangles_have_their_own_scale() {
    let text = "event: {kind: teams, structure: swiss}
scoring: {method: imps, vp: {scale: ebu-teams4-20, boards: 8}}
matches:
- {match: 1, teams: [A, B], boards: 4, scale: ebu-triangle-10, imps: [5, -5]}
- {match: 2, teams: [B, C], boards: 4, scale: ebu-triangle-10, imps: [0, 0]}
- {match: 3, teams: [C, A], boards: 4, scale: ebu-triangle-10, imps: [12, -12]}
";
    assert_eq!(standings(text), ["1 C 15", "2 A 8", "3 B 7"]);
}

#[test]
fn a_scale_of_ones_own() {
    let text = "event: {kind: teams}
scales: {club: {input: imps, columns: [{boards: [1, 8], rows: [[5, 5, 0], [6, 4, 3], [10, 0, 9]]}]}}
scoring: {method: imps, vp: club}
matches:
- {match: 1, teams: [A, B], boards: 4, imps: [5, -5]}
- {match: 2, teams: [A, C], boards: 4, imps: [-9, 9]}
";
    assert_eq!(standings(text), ["1 C 10", "2 B 4", "3 A 6"]);
    assert!(refused(&text.replace("boards: 4", "boards: 9")).contains("1-8"));
    assert!(refused(&text.replace("[6, 4, 3]", "[6, 4, 0]")).contains("ascending"));
}

#[test]
fn penalties_come_off_at_the_end() {
    let text = format!(
        "scoring: {{method: matchpoints}}\npenalties: [{{contestant: 1, standard: 1}}, {{contestant: 6, amount: 0.5}}, \
         {{contestant: 8, disciplinary: 1}}]\n{FOUR_TABLES}"
    );
    // 10 % of a top of 6, twice that, and half a point; nobody else is touched.
    assert_eq!(
        standings(&text),
        [
            "1 6 5.5", "2 1 5.4", "3= 3 3", "3= 4 3", "3= 7 3", "6 8 1.8", "7= 2 0", "7= 5 0"
        ]
    );
}

/// Where there is no percentage, what a carried total was out of makes none: places go by points.
#[test]
fn carry_over_without_a_percentage() {
    let head = "scoring: {method: cross-imps}\ncarry-over: {totals: [";
    let with = format!(
        "{head}{{contestant: 1, total: 10, possible: 20}}, {{contestant: 2, total: 30, possible: 100}}]}}\n{FOUR_TABLES}"
    );
    let without = format!(
        "{head}{{contestant: 1, total: 10}}, {{contestant: 2, total: 30}}]}}\n{FOUR_TABLES}"
    );
    let (_, scores) = scored(&with);
    assert!(
        scores
            .standings
            .iter()
            .all(|standing| standing.percent.is_none())
    );
    assert!(scores.standings.is_sorted_by(|a, b| a.total >= b.total));
    assert_eq!(standings(&with), standings(&without));
}

#[test]
fn carry_over_by_the_formula() {
    let text = format!(
        "scoring: {{method: matchpoints}}\ncarry-over: {{rule: white-book-172, final-top: 6, qualifying-top: 12, unit: 0.1, \
         totals: [{{contestant: 3, total: 10.3, possible: 24}}]}}\n{FOUR_TABLES}"
    );
    let (event, scores) = scored(&text);
    let three = event.contestant(&Name::Number(3)).expect("3");
    let standing = scores
        .standings
        .iter()
        .find(|standing| standing.contestant == three)
        .expect("3");
    // 10.3 x 6 / 24 = 2.575, up to 2.6; 24 becomes 6.
    assert_eq!(
        (standing.carried.decimal(4), standing.total.decimal(4)),
        ("2.6".to_owned(), "5.6".to_owned())
    );
    assert_eq!(
        standing.percent.clone().expect("per cent").decimal(4),
        "46.6667"
    );
}

#[test]
fn sections_together_or_apart() {
    let with = |sections: &str| {
        let results = FOUR_TABLES
            .replace("ew: 2,", "ew: 2, section: red,")
            .replace("ew: 4,", "ew: 4, section: red,")
            .replace("ew: 6,", "ew: 6, section: blue,")
            .replace("ew: 8,", "ew: 8, section: blue,");
        format!("scoring: {{method: matchpoints}}\nsettings: {{sections: {sections}}}\n{results}")
    };
    assert_eq!(points(&with("together")), ["6 0", "3 3", "0 6", "3 3"]);
    assert_eq!(points(&with("apart")), ["2 0", "0 2", "0 2", "2 0"]);
}

#[test]
fn strata_and_handicaps() {
    let text = format!(
        "scoring: {{method: matchpoints}}\ncontestants: [{{id: 1, stratum: A}}, {{id: 2, stratum: B, handicap: 60}}, {{id: 3, stratum: B}}, \
         {{id: 4}}, {{id: 5}}, {{id: 6, stratum: A}}, {{id: 7}}, {{id: 8, stratum: B}}]\n{FOUR_TABLES}"
    );
    let (event, scores) = scored(&text);
    let of = |number| {
        let id = event
            .contestant(&Name::Number(number))
            .expect("a contestant");
        scores
            .standings
            .iter()
            .find(|standing| standing.contestant == id)
            .expect("a standing")
    };
    assert_eq!(
        [1, 6, 3, 8, 2, 4].map(|c| of(c).stratum_rank),
        [Some(1), Some(1), Some(1), Some(1), Some(3), None]
    );
    assert_eq!(of(2).handicap, Some((Exact::int(60), 3)));
    assert_eq!(of(3).handicap, Some((Exact::int(50), 4)));
}

#[test]
fn individuals_share_the_score_of_their_side() {
    let text = "event: {kind: individual}\nscoring: {method: matchpoints}\nresults:
- {board: 1, ns: [1, 2], ew: [3, 4], score: 420}
- {board: 1, ns: [5, 6], ew: [7, 8], score: -50}
- {board: 2, ns: [1, 3], ew: [2, 4], score: 50}
- {board: 2, ns: [5, 7], ew: [6, 8], score: 50}
";
    assert_eq!(
        standings(text),
        [
            "1= 1 3", "1= 2 3", "1= 7 3", "1= 8 3", "5= 3 1", "5= 4 1", "5= 5 1", "5= 6 1"
        ]
    );
    assert!(refused(&text.replace("[1, 2]", "[1, 1]")).contains("itself"));
    assert!(refused(&text.replace("individual", "pairs")).contains("two contestants on one side"));
}

#[test]
fn teams_that_withdraw_from_a_round_robin() {
    let event = |after: u32| {
        format!(
            "event: {{kind: teams, structure: round-robin}}\nscoring: {{method: imps, vp: {{scale: ebu-teams4-20, boards: 1}}}}
withdrawals: [{{contestant: D, after: {after}, of: 3}}]
results:
- {{match: 1, board: 1, ns: A, ew: D, score: 420}}
- {{match: 1, board: 1, ns: D, ew: A, score: -50}}
matches:
- {{match: 2, teams: [A, B], imps: [0, 0]}}
- {{match: 3, teams: [B], bye: {{withdrawn: D}}}}
"
        )
    };
    // Before half-way A's result against D goes, and nobody gets anything for D.
    assert_eq!(standings(&event(1)), ["1= A 10", "1= B 10", "- D 0"]);
    // After half-way it stays, 16-4; B gets the best of 10, 20 less D's average of 4, and 12.
    assert_eq!(standings(&event(2)), ["1= A 26", "1= B 26", "- D 4"]);
}

#[test]
fn wrong_seating_and_wrong_pairing() {
    let text = "event: {kind: teams, structure: swiss}
scoring: {method: imps, vp: {scale: ebu-teams4-20, boards: 8}}
matches:
- {match: 1, teams: [A, B], wrong-seating: teams}
- {match: 2, teams: [C, D], wrong-seating: director}
- {match: 3, teams: [E, F], imps: [4, -4], assignment-errors: {E: {opponent: stronger, at-fault: false}}}
- {match: 4, teams: [G, H], cut-short: {fault: both}}
";
    assert_eq!(
        matches(text),
        ["0 0: 8 8", "0 0: 12 12", "4 -4: 14 8", "-12 -12: 5 5"]
    );
}

#[test]
fn an_award_cancels_the_other_table_and_says_so() {
    let text = "event: {kind: teams}\nscoring: {method: imps}\nresults:
- {board: 1, ns: A, ew: B, score: 1430}
- {board: 1, ns: B, ew: A, award: AVE+/AVE-}
";
    let (_, scores) = scored(text);
    assert_eq!(scores.matches[0].basic, [-3, 3].map(Exact::int));
    assert_eq!(
        scores.warnings,
        [Warning::OtherTableCancelled { result: 1 }]
    );
}

#[test]
fn the_better_of_average_plus_and_an_assigned_score() {
    let text = |score: i32| {
        format!(
            "event: {{kind: teams}}\nscoring: {{method: imps}}\nresults:
- {{board: 1, ns: A, ew: B, score: 420}}
- {{board: 1, ns: B, ew: A, better-of: {{ew: {score}}}}}
"
        )
    };
    assert_eq!(matches(&text(-50)), ["10 -10"]);
    assert_eq!(matches(&text(400)), ["3 -3"]);
    // Under 2007 it is for illegal methods and fielded psyches (White Book 90.4.2); the complement alone still rests on 86B2b.
    assert_eq!(matches(&format!("edition: 2007\n{}", text(400))), ["3 -3"]);
    let alone = text(400).replace("better-of: {ew: 400}", "award: {ns: complement, ew: AVE+}");
    assert!(refused(&format!("edition: 2007\n{alone}")).contains("86B2b"));
}

const THREE_TEAMS: &str = "event: {kind: teams, structure: round-robin}
scoring: {method: imps, vp: {scale: ebu-teams4-20, boards: 8}}
";

fn reasons(text: &str) -> Vec<String> {
    let (event, scores) = scored(text);
    let line = |standing: &Standing| {
        let reason = standing.reason.as_ref().map_or("-".to_owned(), |reason| {
            format!("{:?} {}", reason.test, reason.figure.decimal(4))
        });
        format!(
            "{} {reason}",
            event.contestants[standing.contestant.index()].name
        )
    };
    scores.standings.iter().map(line).collect()
}

#[test]
fn ties_are_left_unless_they_are_to_be_broken() {
    let text = |settings: &str| {
        format!(
            "{THREE_TEAMS}settings: {{break-ties: {settings}}}
matches:
- {{match: 1, teams: [A, B], vps: [12, 8]}}
- {{match: 2, teams: [A, C], vps: [8, 12]}}
- {{match: 3, teams: [B, D], vps: [12, 8]}}
- {{match: 4, teams: [C, D], vps: [0, 20]}}
"
        )
    };
    // D 28; A and B 20 each, and A beat B; C 12.
    assert_eq!(
        standings(&text("never")),
        ["1 D 28", "2= A 20", "2= B 20", "4 C 12"]
    );
    assert_eq!(
        standings(&text("[1]")),
        ["1 D 28", "2= A 20", "2= B 20", "4 C 12"]
    );
    assert_eq!(
        standings(&text("[2]")),
        ["1 D 28", "2 A 20", "3 B 20", "4 C 12"]
    );
    assert!(reasons(&text("all"))[1].starts_with("A OwnMatchFinal"));
}

#[test]
fn three_level_teams_that_all_met() {
    let text = format!(
        "{THREE_TEAMS}settings: {{break-ties: all}}
matches:
- {{match: 1, teams: [A, B], vps: [11, 9]}}
- {{match: 2, teams: [A, C], vps: [12, 8]}}
- {{match: 3, teams: [B, C], vps: [10, 10]}}
- {{match: 4, teams: [A, D], vps: [0, 20]}}
- {{match: 5, teams: [B, D], vps: [4, 16]}}
- {{match: 6, teams: [C, D], vps: [5, 15]}}
"
    );
    // All three have 23. A beat both; then B and C begin again: their own match was drawn, and so on down the ladder.
    assert_eq!(standings(&text)[..2], ["1 D 51", "2 A 23"]);
    let reasons = reasons(&text);
    assert!(reasons[1].starts_with("A BeatAllFinal"), "{reasons:?}");
}

/// The short cut for plain lines and the YAML parser read the same.
#[test]
fn plain_lines_are_yaml() {
    let plain = "scoring: {method: matchpoints}
results:
  - {board: 1, ns: 1, ew: 2, contract: 4SX, by: N, result: \"+1\"}
  - {board: 1, ns: 3, ew: 4, assigned: {ns: [[420, 0.6], [-50, 0.4]], ew: 420}}

  - {board: 1, ns: A, ew: no, score: -50}
  - {board: 1, ns: 7, ew: 8, award: 60/40}
  - {board: 1, ns: 9, ew: 10, result: =, contract: 3NT, by: E}
penalties: [{contestant: 3, standard: 1}]
";
    // A comment at the end of the first line keeps all of it with the parser.
    let parsed = plain.replace("\"+1\"}", "\"+1\"} # parsed");
    let (short, long) = (
        event_file::read(plain).expect("sound"),
        event_file::read(&parsed).expect("sound"),
    );
    assert_eq!(short, long);
    assert_eq!(short.results.len(), 5);
    assert_eq!(
        short
            .results
            .iter()
            .map(|result| result.line)
            .collect::<Vec<_>>(),
        [3, 4, 6, 7, 8]
    );
    for (wrong, line) in [
        ("score: -55", 6),
        ("score: x", 6),
        ("scare: 50", 6),
        ("score: 50, score: 60", 6),
    ] {
        let told = |text: &str| {
            event_file::read(&text.replace("score: -50", wrong))
                .expect_err("wrong")
                .to_string()
        };
        assert_eq!(told(plain), told(&parsed), "{wrong}");
        assert!(
            told(plain).contains(&format!("line {line}")),
            "{}",
            told(plain)
        );
    }
}

#[test]
fn teams_are_scored_in_imps_unless_told_otherwise() {
    let text = "event: {kind: teams}\nresults:
- {board: 1, ns: A, ew: B, score: 420}
- {board: 1, ns: B, ew: A, score: -50}
";
    assert_eq!(standings(text), ["1 A 10", "2 B -10"]);
}

#[test]
fn butler_matches_have_their_own_caps() {
    let text = |boards: u32, caps: bool| {
        let mut text = format!(
            "event: {{structure: swiss}}\nscoring: {{method: butler}}\nsettings: {{imp-caps: {caps}}}\nresults:\n"
        );
        for board in 1..=boards {
            text += &format!(
                "- {{round: 1, board: {board}, ns: 1, ew: 2, score: 1400}}\n- {{round: 1, board: {board}, ns: 3, ew: 4, score: 0}}\n"
            );
        }
        text
    };
    // 700 either side of the datum: 12 IMPs a board.
    assert_eq!(standings(&text(2, true))[0], "1= 1 20");
    assert_eq!(standings(&text(2, false))[0], "1= 1 24");
    assert_eq!(standings(&text(5, true))[0], "1= 1 25");
    assert_eq!(standings(&text(8, true))[3], "3= 3 -25");
    assert_eq!(standings(&text(9, true))[0], "1= 1 108");
}

#[test]
fn absence_is_late_arrival_withdrawal_or_no_show() {
    let text = |last: &str, more: &str| {
        format!(
            "scoring: {{method: matchpoints}}\nresults:
- {{board: 1, ns: 1, ew: 2, absent: ew}}
- {{board: 1, ns: 3, ew: 4, score: 100}}
- {{board: 1, ns: 5, ew: 6, score: 50}}
- {{board: 2, ns: 1, ew: 2, {last}}}
- {{board: 2, ns: 3, ew: 4, score: 100}}
- {{board: 2, ns: 5, ew: 6, score: 50}}
{more}"
        )
    };
    // Late: 60/40, here more and less by the own averages of board 2, where 2 was worst.
    assert_eq!(
        points(&text("score: 200", ""))[0],
        "4 0",
        "{:?}",
        points(&text("score: 200", ""))
    );
    // Left: average plus for 1, nothing for 2.
    let left = text(
        "score: -50",
        "withdrawals: [{contestant: 2, after: 1, of: 2}]\n",
    );
    assert_eq!(points(&left)[0], "2.4 -");
    // Never came: the boards count for nobody, the others are factored to two results.
    let never = text("absent: ew", "");
    assert_eq!(points(&never)[0], "- -");
    let (_, scores) = scored(&never);
    assert_eq!(scores.boards[0].top, Some(Exact::int(2)));
    let teams = "event: {kind: teams}\nresults: [{board: 1, ns: A, ew: B, absent: ew}]\n";
    assert!(refused(teams).contains("`absent` is only for pairs"));
}

#[test]
fn an_accepted_withdrawal_has_average_minus_for_half_of_the_event_at_most() {
    let text = |withdrawal: &str| {
        format!(
            "scoring: {{method: matchpoints}}\nwithdrawals: [{{contestant: 2, {withdrawal}}}]\nresults:
- {{board: 1, ns: 1, ew: 2, score: 100}}
- {{board: 1, ns: 3, ew: 4, score: 50}}
- {{board: 2, ns: 1, ew: 2, score: 100}}
- {{board: 2, ns: 3, ew: 4, score: 50}}
"
        )
    };
    let of = |text: String| {
        let (event, scores) = scored(&text);
        let id = event.contestant(&Name::Number(2)).expect("2");
        let standing = scores
            .standings
            .iter()
            .find(|s| s.contestant == id)
            .expect("2");
        (
            standing.total.decimal(4),
            standing.percent.clone().map(|p| p.decimal(2)),
            standing.rank.is_some(),
        )
    };
    let has = |total: &str, percent: &str| (total.to_owned(), Some(percent.to_owned()), true);
    // Two boards with nothing of 4. A round of two left: 2 boards at 0.8 of 2.
    assert_eq!(
        of(text("after: 1, of: 2, accepted: true")),
        has("1.6", "20")
    );
    // Three rounds left are six boards, but half of eight is four.
    assert_eq!(
        of(text("after: 1, of: 4, accepted: true")),
        has("3.2", "26.67")
    );
    assert_eq!(
        of(text("after: 1, of: 2, accepted: true, fine: 15")),
        has("1", "12.5")
    );
    assert_eq!(
        of(text("after: 1, of: 2, accepted: true, boards: 1")),
        has("0.8", "13.33")
    );
    assert!(!of(text("after: 1, of: 2")).2);
    assert!(refused(&text("after: 1, of: 2, accepted: true, fine: 41")).contains("0 to 40"));
    assert!(refused(&text("after: 1, of: 2, fine: 10")).contains("accepted"));
}

#[test]
fn byes_in_imps_follow_145_2() {
    let text = |bye: &str| {
        format!(
            "event: {{kind: teams, structure: round-robin}}\nscoring: {{method: imps}}
withdrawals: [{{contestant: D, after: 2, of: 3}}]
matches:
- {{match: 1, teams: [A, D], boards: 8, imps: [20, -20]}}
- {{match: 2, teams: [A, B], boards: 8, imps: [4, -4]}}
- {{match: 4, teams: [C, D], boards: 8, imps: [-6, 6]}}
- {{match: 5, teams: [C, B], boards: 8, imps: [0, 0]}}
- {{match: 3, teams: [B], boards: 8, bye: {bye}}}
"
        )
    };
    // B has -2 on average; D -7: its complement is 7; three boards at average plus are 9.
    assert_eq!(standings(&text("{withdrawn: D}"))[1], "2 B 5");
    assert_eq!(standings(&text("own-average"))[1], "2= B -6");
}

#[test]
fn a_match_over_two_sessions_is_one_match() {
    let text = "event: {kind: teams, structure: knock-out}\nscoring: {method: imps}\nresults:
- {match: 1, session: 1, board: 1, ns: A, ew: B, score: 420}
- {match: 1, session: 1, board: 1, ns: B, ew: A, score: -50}
- {match: 1, session: 2, board: 1, ns: A, ew: B, score: 0}
- {match: 1, session: 2, board: 1, ns: B, ew: A, score: 50}
";
    assert_eq!(matches(text), ["8 -8"]);
}

#[test]
fn who_sits_out_has_its_own_average() {
    let text = |method: &str, last: &str| {
        format!(
            "scoring: {{method: {method}}}\nresults:
- {{board: 1, ns: 1, ew: 2, score: 400}}
- {{board: 1, ns: 3, ew: 4, score: 0}}
- {{board: 2, ns: 1, ew: 2, {last}}}
- {{board: 2, ns: 3, ew: 4, score: 100}}
- {{board: 2, ns: 5, ew: 6, score: 0}}
"
        )
    };
    // 1 sat out board 2 and has for it what it has for board 1.
    let (event, scores) = scored(&text("cross-imps", "not-played: true"));
    let total = |name: u64| {
        let id = event.contestant(&Name::Number(name)).expect("there");
        let standing = scores.standings.iter().find(|s| s.contestant == id);
        standing.expect("there").total.decimal(2)
    };
    // 9 IMPs on board 1; 3 has -9 there and 3 on board 2.
    assert_eq!([1, 2, 3, 5].map(total), ["18", "-18", "-6", "-3"]);
    // Nothing changes at matchpoints: the percentage does it.
    let (_, scores) = scored(&text("matchpoints", "not-played: true"));
    assert_eq!(scores.standings[0].total, Exact::int(2));
}

/// IMPs as both sides made them are a margin, as in a log; two margins stay what they are.
#[test]
fn imps_as_both_made_them() {
    let scored = |imps: &str| {
        let text = format!(
            "event: {{kind: teams}}\nscoring: {{method: imps, vp: {{scale: wbf-2013, boards: 24}}}}\ncontestants: [{{id: 1}}, {{id: 2}}]\nmatches: [{{match: 1, teams: [1, 2], boards: 24, imps: {imps}}}]\n"
        );
        let scores = score_event(&event_file::read(&text).unwrap()).unwrap();
        scores.matches[0].basic.clone().map(|imps| imps.decimal(0))
    };
    assert_eq!(scored("[44, 31]"), ["13", "-13"]);
    assert_eq!(scored("[13, -13]"), ["13", "-13"]);
    assert_eq!(scored("[0, 0]"), ["0", "0"]);
    assert_eq!(scored("[10, -4]"), ["10", "-4"]);
}

/// No match brings more victory points than its scale has, or fewer.
#[test]
fn victory_points_that_no_scale_gives() {
    let wrong = |scale: &str, fate: &str| {
        let text = format!(
            "event: {{kind: teams}}\nscoring: {{method: imps{scale}}}\ncontestants: [{{id: 1}}, {{id: 2}}]\nmatches:\n  - {{match: 1, boards: 8, {fate}}}\n"
        );
        event_file::read(&text)
            .err()
            .map(|errors| errors.to_string())
    };
    let scale = ", vp: {scale: wbf-2013}";
    for fate in [
        "teams: [1, 2], vps: [25, -5]",
        "teams: [1, 2], vps: [500, -300]",
        "teams: [1, 2], vps: [20.01, 0]",
        "teams: [1, 2], vps: [12, -1]",
        "teams: [1], bye: {vps: 21}",
    ] {
        let told = wrong(scale, fate).unwrap_or_default();
        assert!(
            told.contains("line 5") && told.contains("matches[0]") && told.contains("0 to 20"),
            "{fate}: {told}"
        );
    }
    assert!(
        wrong("", "teams: [1, 2], vps: [-3, 4]").is_some_and(|told| told.contains("0 or more"))
    );
    for fate in [
        "teams: [1, 2], vps: [20, 0]",
        "teams: [1, 2], vps: [12, 12]",
        "teams: [1], bye: {vps: 12}",
    ] {
        assert_eq!(wrong(scale, fate), None, "{fate}");
    }
    assert_eq!(
        wrong(
            ", vp: {scale: ebl-wbf-teams-25}",
            "teams: [1, 2], vps: [25, 3]"
        ),
        None
    );
}
