//! Every worked example of the White Book that `tests/all/data/scoring.json` holds, to the last decimal; then those of its
//! text that the file leaves out.

use openroom_scoring::adjusted::{self, RedressCase, redress};
use openroom_scoring::event::{
    AssignmentError, Award, Blame, DegreeOfFault, Direction, Name, Weighted,
};
use openroom_scoring::exact::Halves;
use openroom_scoring::explain_event::{Fact, Figure, explain_figure};
use openroom_scoring::federation::MatchRules;
use openroom_scoring::frequencies::Frequencies;
use openroom_scoring::imps::{imps, weighted_imps};
use openroom_scoring::matchpoints::{Matchpoints, entered_late};
use openroom_scoring::standard::{Measure, standard_value};
use openroom_scoring::tie_break::{Test, count_board, extra_boards, extra_boards_of_three};
use openroom_scoring::victory_points::{Input, Scale};
use openroom_scoring::{Exact, Scores, Tricks, event_file, score, score_event};
use serde_json::Value;

struct Example(Value);

impl Example {
    fn at(&self, path: &str) -> &Value {
        let found = self.0.pointer(path);
        found.unwrap_or_else(|| panic!("{}: no {path}", self.0["id"]))
    }

    fn number(&self, path: &str) -> Exact {
        exact(self.at(path))
    }

    fn int(&self, path: &str) -> i64 {
        self.at(path)
            .as_i64()
            .unwrap_or_else(|| panic!("{path} is no integer"))
    }

    fn weights(&self, path: &str) -> Vec<Weighted> {
        let list = self.at(path).as_array().expect("a list");
        list.iter()
            .map(|part| {
                let score = part
                    .get("score_ns")
                    .or(part.get("score"))
                    .and_then(Value::as_i64)
                    .expect("a score");
                Weighted::new(
                    i32::try_from(score).expect("a score"),
                    exact(&part["weight"]),
                )
            })
            .collect()
    }

    /// Scores with figures, as `{"650": 10, ...}`.
    fn figures(&self, path: &str) -> Vec<(i32, Exact)> {
        let map = self.at(path).as_object().expect("a mapping");
        map.iter()
            .map(|(score, figure)| (score.parse().expect("a score"), exact(figure)))
            .collect()
    }

    /// A frequency table of whole results.
    fn frequencies(&self, path: &str) -> Vec<i32> {
        let all = self.figures(path);
        all.into_iter()
            .flat_map(|(score, count)| {
                let count = usize::try_from(count.to_i64().expect("whole")).expect("a count");
                std::iter::repeat_n(score, count)
            })
            .collect()
    }
}

fn exact(value: &Value) -> Exact {
    let text = match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    text.parse()
        .unwrap_or_else(|_| panic!("{text} is no number"))
}

fn n(number: i64) -> Exact {
    Exact::int(number)
}

fn scored(text: &str) -> Scores {
    let event = crate::written::read(text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    score_event(&event).unwrap_or_else(|errors| panic!("{errors}\n{text}"))
}

/// A match of one board: what team 1 has at its table (any way the file can say it), North-South at the other table.
fn teams(ours: &str, other: i64) -> [Exact; 2] {
    let scores = scored(&format!(
        "event: {{kind: teams}}\nscoring: {{method: imps}}\nsettings: {{imp-unit: 0}}\nresults:\n\
         - {{board: 1, ns: 1, ew: 2, room: open, {ours}}}\n\
         - {{board: 1, ns: 2, ew: 1, room: closed, score: {other}}}\n"
    ));
    scores.matches[0].basic.clone()
}

/// The points of six tables, one of them adjusted, as the example has them under these keys.
fn check_six_tables(e: &Example, adjusted: &str, keys: [&str; 2]) {
    let points = six_tables(adjusted);
    assert_eq!(
        points[1],
        [e.number("/expected/pair_ns"), e.number("/expected/pair_ew")]
    );
    for (table, score) in [(0, 650), (2, -100), (4, -200), (5, -790)] {
        for (side, (key, points_of)) in keys.iter().zip(["mp_ns", "mp_ew"]).enumerate() {
            let expected = e.number(&format!("/expected{key}/{points_of}/{score}"));
            assert_eq!(points[table][side], expected);
        }
    }
}

/// The board of six tables from which 78.1 starts; the second one is ruled on.
fn six_tables(ruled: &str) -> Vec<[Exact; 2]> {
    let mut text = "scoring: {method: matchpoints}\nresults:\n".to_owned();
    for (i, score) in [650, 620, -100, -100, -200, -790].into_iter().enumerate() {
        let outcome = if i == 1 {
            ruled.to_owned()
        } else {
            format!("score: {score}")
        };
        text += &format!(
            "- {{board: 1, ns: {}, ew: {}, {outcome}}}\n",
            2 * i + 1,
            2 * i + 2
        );
    }
    let points = scored(&text).points.to_vec();
    points
        .into_iter()
        .map(|cell| cell.map(Option::unwrap_or_default))
        .collect()
}

/// A contract as the examples write it: `4Hx-2`, `3N+2`, `3S=`.
fn contract(text: &str, vulnerable: bool) -> i64 {
    let end = text.rfind(['=', '+', '-']).expect("a result");
    let (bid, result) = text.split_at(end);
    let bid: contract_bridge::Contract = bid.parse().expect("a contract");
    let over: i8 = if result == "=" {
        0
    } else {
        result.parse().expect("a result")
    };
    let tricks = (bid.bid.level.get() + 6)
        .checked_add_signed(over)
        .expect("tricks");
    score(bid, vulnerable, Tricks::try_new(tricks).expect("tricks")).into()
}

/// The score in brackets of `4Hx-2 (+300)`.
fn in_brackets(text: &str) -> i64 {
    let (_, rest) = text.split_once('(').expect("a bracket");
    rest.trim_end_matches(')').parse().expect("a score")
}

/// Checks one example; false if it has nothing that can be worked out: a Director's decision.
fn check(id: &str, e: &Example) -> bool {
    match id {
        "wb-10.2" => {
            assert_eq!(
                adjusted::better_for_non_offenders(e.number("/setup/remedies/0/imps"), n(5)),
                n(5)
            );
            assert_eq!(
                adjusted::better_for_non_offenders(e.number("/setup/remedies/0/imps"), n(1)),
                n(3)
            );
        }
        "wb-12.1.1-own-average-imps" => {
            // Three boards, the first two with the average that the example wants; teams have 3 IMPs for average plus.
            for (i, (award, score)) in [("AVE+/AVE-", 130), ("AVE-/AVE+", -130)]
                .into_iter()
                .enumerate()
            {
                let text = format!(
                    "event: {{kind: teams}}\nsettings: {{own-average: all}}\nresults:\n\
                     - {{board: 1, ns: 1, ew: 2, score: {score}}}\n- {{board: 1, ns: 2, ew: 1, score: 0}}\n\
                     - {{board: 2, ns: 1, ew: 2, score: {score}}}\n- {{board: 2, ns: 2, ew: 1, score: 0}}\n\
                     - {{board: 3, ns: 1, ew: 2, award: {award}}}\n"
                );
                let scores = scored(&text);
                let own = e.number(&format!("/setup/cases/{i}/own_average_imps"));
                assert_eq!(scores.points.of(0)[0], Some(&own));
                let given = e.number(&format!("/expected/imps/{i}"));
                assert_eq!(scores.points.of(4)[0], Some(&given));
            }
        }
        "wb-12.1.1-b" => {
            use DegreeOfFault::{Directly, None, Partly};
            let percent =
                |fault| adjusted::award_percent(&Award::by_fault(fault)).expect("a percentage");
            for (i, [ns, ew]) in [[Directly, Directly], [Partly, Partly], [None, Directly]]
                .into_iter()
                .enumerate()
            {
                assert_eq!(percent(ns), e.number(&format!("/expected/percent/{i}/NS")));
                assert_eq!(percent(ew), e.number(&format!("/expected/percent/{i}/EW")));
            }
            // 60/50 is warned of, not refused.
            let more = "scoring: {method: matchpoints}\nresults:\n- {board: 1, ns: 1, ew: 2, fault: {ns: none, ew: partly}}\n\
                        - {board: 1, ns: 3, ew: 4, score: 50}\n";
            assert_eq!(scored(more).warnings.len(), 1);
        }
        "wb-12.1.2" => {
            assert_eq!(contract("3N+2", true), e.int("/expected/score_ns"));
            let points = six_tables("assigned: 660");
            assert_eq!(points[1], [n(10), n(0)]);
        }
        "wb-12.1.3-c" => {
            let points = six_tables("assigned: {ns: 420, ew: 170}");
            assert_eq!(points[1], [n(8), n(2)]);
        }
        "wb-12.1.4-a" => {
            let mut total = Exact::ZERO;
            for part in e.weights("/setup/weights") {
                let value = part.weight * e.number(&format!("/setup/mp_ns/{}", part.score));
                assert_eq!(value, e.number(&format!("/expected/parts/{}", part.score)));
                total += value;
            }
            assert_eq!(total, e.number("/expected/total"));
            let rounded = total.round_to(&Exact::ratio(1, 10), Halves::TowardZero);
            assert_eq!(rounded, e.number("/expected/rounded"));
            assert_eq!(
                rounded - e.number("/setup/average"),
                e.number("/expected/adjustment_ns")
            );
            assert_eq!(total.decimal(4), "11.405");
        }
        "wb-12.1.7" => {
            let parts = e.weights("/setup/weights");
            let value = |part: &Weighted| {
                part.weight.clone() * e.number(&format!("/setup/match_vp_if/{}", part.score))
            };
            for part in &parts {
                assert_eq!(
                    value(part),
                    e.number(&format!("/expected/parts/{}", part.score))
                );
            }
            let total: Exact = parts.iter().map(value).sum();
            assert_eq!(total, e.number("/expected/total_vp"));
            assert_eq!(n(10) - total, e.number("/expected/opponents_vp"));
        }
        "wb-12.9.1-teams-partial" | "wb-12.9.1-teams-all" => {
            let other = e.int("/setup/other_table_ns");
            let of =
                |key: &str| in_brackets(e.at(&format!("/setup/{key}")).as_str().expect("a text"));
            let (a, b, c) = (
                of("A_table"),
                of("B_without_infraction"),
                of("C_without_serious_error"),
            );
            assert_eq!(imps(a - other), e.int("/expected/A_imps"));
            assert_eq!(imps(b - other), e.int("/expected/B_imps"));
            assert_eq!(imps(c - other), e.int("/expected/C_imps"));
            let [ns, ew] = teams(
                &format!(
                    "redress: {{offenders: ew, table: {a}, without-infraction: {b}, without-error: {c}}}"
                ),
                other,
            );
            assert_eq!(ns, e.number("/expected/non_offenders_imps"));
            assert_eq!(-ew, e.number("/expected/offenders_result_ns"));
        }
        "wb-12.11" => {
            assert_eq!(
                contract("6Sx-4", false),
                e.int("/derived/score_not_vulnerable")
            );
            assert_eq!(contract("6Sx-4", true), e.int("/derived/score_vulnerable"));
        }
        "wb-12.18" => {
            let parts = e.weights("/setup/weights");
            let other = e.int("/setup/other_table_ns");
            for part in &parts {
                let each = imps(i64::from(part.score) - other);
                assert_eq!(each, e.int(&format!("/expected/imps_each/{}", part.score)));
                let share = part.weight.clone() * n(each);
                assert_eq!(share, e.number(&format!("/expected/parts/{}", part.score)));
            }
            let list: Vec<_> = parts
                .iter()
                .map(|part| format!("[{}, {}]", part.score, part.weight))
                .collect();
            let [ns, ew] = teams(&format!("assigned: [{}]", list.join(", ")), other);
            assert_eq!(ns, e.number("/expected/total_imps_ns"));
            assert_eq!(ew, e.number("/expected/total_imps_ew"));
        }
        "wb-12.20-A" | "wb-12.20-B" => {
            // North-South (team A) are vulnerable, East-West are not. 5Hx by North-South made 9 tricks.
            let table = contract("5Hx-2", true);
            let (with_infraction, other) = match id {
                "wb-12.20-A" => (-contract("4S-2", false), -contract("3S-1", false)),
                _ => (-contract("4S=", false), -contract("3S+1", false)),
            };
            let without = contract("4H-1", true);
            assert_eq!(imps(table - other), e.int("/expected/A_imps"));
            assert_eq!(imps(with_infraction - other), e.int("/expected/C_imps"));
            assert_eq!(imps(without - other), e.int("/expected/B_imps"));
            let [a, b] = teams(
                &format!(
                    "redress: {{offenders: ew, table: {table}, without-infraction: {without}, without-error: {with_infraction}}}"
                ),
                other,
            );
            assert_eq!(a, e.number("/expected/team_A_imps"));
            assert_eq!(b, e.number("/expected/team_B_imps"));
        }
        "wb-12.20-weighted-teams" => {
            let parts = e.weights("/setup/weights");
            let other = [Weighted::new(140, Exact::ONE)];
            let total = weighted_imps(&parts, &other);
            assert_eq!(total, e.number("/expected/total_exact"));
            assert_eq!(total.decimal(1), e.at("/expected/shown").to_string());
            for (i, part) in parts.iter().enumerate() {
                assert_eq!(
                    imps(i64::from(part.score) - 140),
                    e.int(&format!("/expected/imps_each/{i}"))
                );
            }
        }
        "wb-16.3-a" => {
            // Which candidate is allowed is judgement; that both are sound as data is not.
            for i in 0..2 {
                let parts = e.weights(&format!("/setup/candidates/{i}/weights"));
                assert_eq!(
                    parts.iter().map(|part| part.weight.clone()).sum::<Exact>(),
                    Exact::ONE
                );
            }
            assert_eq!(
                contract("5Cx=", true),
                e.int("/setup/candidates/0/weights/0/score_ns")
            );
        }
        "wb-78.1.1" => {
            let table = Frequencies::new(e.frequencies("/setup/frequencies"), []);
            for (side, key) in [(Direction::Ns, "mp_ns"), (Direction::Ew, "mp_ew")] {
                let points = Matchpoints::new(&table, side, 6, 2);
                for (score, expected) in e.figures(&format!("/expected/{key}")) {
                    assert_eq!(points.of(score), expected, "{score}");
                }
            }
        }
        "wb-78.1.2-a" => {
            check_six_tables(e, "assigned: [[650, 0.3], [-100, 0.7]]", ["", ""]);
        }
        "wb-78.1.2-b" => {
            let tables = ["/ns_table", "/ew_table"];
            check_six_tables(e, "assigned: {ns: -100, ew: 650}", tables);
        }
        "wb-78.2" => {
            let table = Frequencies::new(e.frequencies("/setup/frequencies"), []);
            let assigned = i32::try_from(e.int("/setup/assigned_ns")).expect("a score");
            assert_eq!(
                entered_late(&table, assigned),
                e.number("/expected/assigned_mp")
            );
            for (score, expected) in e.figures("/expected/mp_ns") {
                assert_eq!(entered_late(&table, score), expected);
            }
        }
        "wb-82.1-c" => {
            let points = six_tables("award: {ns: AVE+, ew: AVE+}");
            assert_eq!(points[1], [n(6), n(6)]);
        }
        "wb-82.3-single" => {
            assert_eq!(
                [contract("3N=", false), contract("3N-1", false)],
                [400, -50]
            );
            let points = six_tables("assigned: {ns: 400, ew: -50}");
            assert_eq!(points[1], [n(8), n(2)]);
        }
        "wb-86.3" => {
            let weights: Vec<Exact> = e
                .at("/expected/weight_of_table_result")
                .as_array()
                .expect("a list")
                .iter()
                .map(exact)
                .collect();
            assert_eq!(
                weights,
                ["1", "0.3", "0.5", "0.6"].map(|text| text.parse().expect("a number"))
            );
        }
        "wb-90.3" => assert_eq!(Award::by_fault(DegreeOfFault::Directly), Award::Minus),
        "wb-90.4.2-a" => assert_eq!(
            adjusted::illegal_method(&e.number("/setup/offenders_percent"), &n(65)),
            None
        ),
        "wb-90.4.2-b" => {
            let result = adjusted::illegal_method(&e.number("/setup/offenders_percent"), &n(35));
            assert_eq!(result, Some([n(40), n(60)]));
        }
        "wb-90.5" => knock_out(e),
        "wb-93.4.3-n" => {
            let of = |times: &str| {
                let text = format!(
                    "event: {{kind: teams, structure: swiss}}\nscoring: {{method: imps, vp: {{scale: ebu-teams4-20, boards: 8}}}}\n\
                     matches: [{{match: 1, teams: [1, 2], imps: [0, 0]}}]\npenalties: [{{contestant: 1, standard: {times}}}]\n"
                );
                scored(&text)
                    .standings
                    .iter()
                    .map(|standing| standing.penalty.clone())
                    .max()
                    .expect("a penalty")
            };
            assert_eq!(of("1"), e.number("/expected/apply_vp"));
            assert_eq!(of("2"), e.number("/expected/double"));
        }
        "wb-143.2.2-a" => {
            let boards = u32::try_from(e.int("/setup/total_boards")).expect("boards");
            assert_eq!(
                i64::from(extra_boards_of_three(boards)),
                e.int("/expected/extra_boards")
            );
        }
        "wb-143.5.2-2" => {
            // A sat with Z against X and Y; each of the three made its score on another board. B is level with A.
            let [x, y] = ["X", "Y"].map(|who| e.int(&format!("/setup/opponents/{who}")));
            let z = e.int("/setup/partners/Z");
            let text = format!(
                "event: {{kind: individual}}\nscoring: {{method: total}}\nsettings: {{break-ties: all}}\nresults:\n\
                 - {{round: 1, board: 1, ns: [A, Z], ew: [X, Y], score: 0}}\n\
                 - {{round: 1, board: 1, ns: [B, P6], ew: [P7, P8], score: 0}}\n\
                 - {{round: 2, board: 2, ns: [X, P1], ew: [Q1, Q2], score: {x}}}\n\
                 - {{round: 2, board: 2, ns: [Y, P2], ew: [Q3, Q4], score: {y}}}\n\
                 - {{round: 2, board: 2, ns: [Z, P3], ew: [Q5, Q6], score: {z}}}\n"
            );
            let points = e.number("/expected/tie_break_points");
            assert_eq!(tie_break(&text, "A"), (Test::TieBreakPoints, points));
        }
        "wb-143.5.2-4" => {
            let half = e.int("/setup/vp") / 2;
            assert_eq!(
                e.number("/setup/withdrew_after_fraction"),
                Exact::ratio(2, 4)
            );
            // X played two of four matches. A met X and three with 20 each of four matches; B met four with 20 each.
            let mut text = format!(
                "event: {{kind: teams, structure: swiss}}\nscoring: {{vp: {{scale: ebu-teams4-20, boards: 8}}}}\n\
                 settings: {{break-ties: all}}\nwithdrawals: [{{contestant: X, after: 2, of: 4}}]\nmatches:\n\
                 - {{match: 1, teams: [A, X], vps: [{0}, {half}]}}\n- {{match: 2, teams: [P, X], vps: [{0}, {half}]}}\n",
                20 - half
            );
            let others = [
                ("A", "C"),
                ("A", "D"),
                ("A", "E"),
                ("B", "F"),
                ("B", "G"),
                ("B", "H"),
                ("B", "P"),
            ];
            for (i, (first, second)) in others.into_iter().enumerate() {
                let won = if (first, second) == ("B", "P") {
                    20 - half
                } else {
                    10
                };
                text += &format!(
                    "- {{match: {}, teams: [{first}, {second}], vps: [{won}, {}]}}\n",
                    i + 3,
                    20 - won
                );
            }
            // All others fill up to four matches against each other, drawn: 40 in all for C to H.
            let rest = [
                ("C", "D"),
                ("C", "E"),
                ("D", "E"),
                ("F", "G"),
                ("F", "H"),
                ("G", "H"),
                ("C", "F"),
                ("D", "G"),
                ("E", "H"),
            ];
            for (i, (first, second)) in rest.into_iter().enumerate() {
                text += &format!(
                    "- {{match: {}, teams: [{first}, {second}], vps: [10, 10]}}\n",
                    i + 20
                );
            }
            let (test, figure) = tie_break(&text, "A");
            assert_eq!(test, Test::TieBreakPoints);
            assert_eq!(figure - n(3 * 40), e.number("/expected/counts_as"));
        }
        "wb-143.5.3-4" => {
            let counts = count_board(&[9, -4, -4, 0].map(n));
            let expected: Vec<i64> = ["A", "B", "C", "D"]
                .iter()
                .map(|who| e.int(&format!("/expected/{who}")))
                .collect();
            assert_eq!(counts, expected);
        }
        "wb-143.5.7" => {
            let value = |method: &str| {
                let event = event_file::read(&format!(
                    "event: {{kind: teams}}\nscoring: {{method: {method}}}\n"
                ));
                standard_value(&event.expect("sound"), Measure::Basic, 0, 8)
            };
            assert_eq!(value("imps"), e.number("/setup/penalty_imps"));
            assert_eq!(value("total"), e.number("/expected/total_points"));
        }
        "wb-161.4" => {
            let (tables, boards) = (e.int("/setup/tables"), e.int("/setup/boards"));
            let mut text = format!(
                "event: {{structure: swiss}}\nscoring: {{method: cross-imps, vp: {{scale: ebu-teams4-20, boards: {boards}}}}}\nresults:\n"
            );
            for board in 1..=boards {
                for table in 0..tables {
                    let (ns, score) = (2 * table + 1, if table == 0 { 420 } else { 400 });
                    text += &format!(
                        "- {{round: 1, board: {board}, ns: {ns}, ew: {}, score: {score}}}\n",
                        ns + 1
                    );
                }
            }
            let facts = facts(&text, "1", None);
            // 1 IMP in each of 19 comparisons on each of 8 boards: 152, by 14 is 10.86, so 11.
            let divisor = facts.iter().find_map(|fact| match fact {
                Fact::Divided(share, results) => Some(share.clone() * n((*results).into())),
                _ => None,
            });
            assert_eq!(divisor, Some(e.number("/expected/divisor")));
            assert_eq!(column_of(&facts), (column(e), n(11)));
        }
        "wb-161.5" => {
            let boards = e.int("/setup/boards");
            let mut text =
                "event: {kind: teams}\nscoring: {team-of: 8, vp: ebu-teams4-20}\nresults:\n"
                    .to_owned();
            for board in 1..=boards {
                for four in 1..=2 {
                    text += &format!(
                        "- {{match: 1, four: {four}, board: {board}, ns: A, ew: B, score: 50}}\n"
                    );
                    text += &format!(
                        "- {{match: 1, four: {four}, board: {board}, ns: B, ew: A, score: 0}}\n"
                    );
                }
            }
            let facts = facts(&text, "A", Some("1"));
            assert_eq!(column_of(&facts), (column(e), n(4 * boards)));
            let entered = facts.iter().any(|fact| {
                matches!(fact, Fact::Scale { boards, .. } if i64::from(*boards) == e.int("/expected/column_for_boards"))
            });
            assert!(entered, "{facts:?}");
        }
        "wb-161.8-b" => {
            let scale = Scale::named("ebu-pairs-20").expect("a scale");
            let percent = e.number("/setup/percent");
            let boards = u32::try_from(e.int("/setup/boards")).expect("boards");
            assert_eq!(scale.vps(&percent, boards), Ok(e.number("/expected/vp/0")));
            assert_eq!(
                scale.vps(&(n(100) - percent), boards),
                Ok(e.number("/expected/vp/1"))
            );
        }
        "wb-161.9-30" => {
            let Some(Scale::Table(scale)) = Scale::named("ebl-wbf-teams-25") else {
                panic!("no scale")
            };
            assert_eq!(
                i64::from(scale.column(30).expect("a column").min),
                e.int("/expected/column")
            );
        }
        "wb-164.2" => {
            // Two mini-matches of a short triangle, each on its own scale: 20 victory points in all.
            let half = e.int("/setup/round_boards") / 2;
            assert_eq!(
                [half, half].map(n),
                [0, 1].map(|i| e.number(&format!("/expected/mini_matches/{i}")))
            );
            let text = format!(
                "event: {{kind: teams, structure: swiss}}\nscoring: {{vp: {{scale: ebu-teams4-20, boards: 9}}}}\nmatches:\n\
                 - {{match: 1, teams: [A, B], boards: {half}, scale: ebu-triangle-10, imps: [100, -100]}}\n\
                 - {{match: 2, teams: [A, C], boards: {half}, scale: ebu-triangle-10, imps: [100, -100]}}\n"
            );
            let scores = scored(&text);
            assert_eq!(scores.standings[0].total, n(20));
            let boards: u32 = scores.matches.iter().map(|score| score.boards).sum();
            assert_eq!(i64::from(boards), e.int("/expected/triangle_boards"));
        }
        "wb-165.2-c" => {
            let error = AssignmentError {
                stronger: false,
                at_fault: true,
            };
            let vps = adjusted::after_assignment_error(
                &MatchRules::default(),
                &e.number("/setup/table_vp"),
                error,
                &n(20),
            );
            assert_eq!(vps, e.number("/expected/vp"));
        }
        "wb-143.6.4" => {
            // A won two boards of three, B total points by 100 of 500: 4 + 1 to 2 + 3 victory points.
            let text = "event: {kind: teams, structure: swiss}\nscoring: {method: hybrid}\nsettings: {break-ties: all}\nresults:\n\
                - {match: 1, board: 1, ns: A, ew: B, score: 100}\n- {match: 1, board: 1, ns: B, ew: A, score: 50}\n\
                - {match: 1, board: 2, ns: A, ew: B, score: 100}\n- {match: 1, board: 2, ns: B, ew: A, score: 50}\n\
                - {match: 1, board: 3, ns: A, ew: B, score: -140}\n- {match: 1, board: 3, ns: B, ew: A, score: 60}\n";
            let vps = scored(text).matches[0].vps.clone().expect("VPs");
            assert_eq!(
                vps,
                [0, 1].map(|i| e.number(&format!("/setup/match_vp/{i}")))
            );
            assert_eq!(tie_break(text, "A"), (Test::OwnMatchBasic, n(4)));
        }
        // What is left is for the Director to decide, with no figure that follows.
        "wb-12.6-c" | "wb-12.6-d" | "wb-12.6-e" | "wb-12.16-1" | "wb-16.3-b" | "wb-82.1-d"
        | "wb-143.5.4" | "wb-166.3-1" => {
            return false;
        }
        other => panic!("no check for the example {other}"),
    }
    true
}

/// The column that an example wants.
fn column(e: &Example) -> (u32, u32) {
    let of = |key: &str| u32::try_from(e.int(&format!("/expected/column/{key}"))).expect("boards");
    (of("min"), of("max"))
}

/// The column that was taken, and the margin with which it was entered.
fn column_of(facts: &[Fact]) -> ((u32, u32), Exact) {
    let found = facts.iter().find_map(|fact| match fact {
        Fact::Scale { column, margin, .. } => Some(((*column)?, margin.clone())),
        _ => None,
    });
    found.expect("a scale")
}

/// What the explanation of a match says: of the one of that name, or of round 1.
fn facts(text: &str, who: &str, name: Option<&str>) -> Vec<Fact> {
    let event = crate::written::read(text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let scores = score_event(&event).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let who = event.contestant(&Name::new(who)).expect("a contestant");
    let figure = match name {
        Some(name) => Figure::Match(event.match_id(&Name::new(name)).expect("a match"), who),
        None => Figure::Round(1, who),
    };
    let steps = explain_figure(&event, &scores, figure).expect("a figure");
    steps.into_iter().map(|step| step.fact).collect()
}

/// The test that decided a contestant's place, and its figure there.
fn tie_break(text: &str, who: &str) -> (Test, Exact) {
    let event = crate::written::read(text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let scores = score_event(&event).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let who = event.contestant(&Name::new(who)).expect("a contestant");
    let standing = scores
        .standings
        .iter()
        .find(|standing| standing.contestant == who);
    let reason = standing
        .and_then(|standing| standing.reason.clone())
        .expect("a reason");
    (reason.test, reason.figure)
}

/// A knock-out match of one board that is awarded, with a penalty or without.
fn knock_out(e: &Example) {
    let difference = |award: &str, penalty: &str| {
        let text = format!(
            "event: {{kind: teams, structure: knock-out}}\nscoring: {{method: imps}}\nresults:\n\
             - {{match: 1, board: 1, ns: 1, ew: 2, award: {award}}}\n{penalty}"
        );
        scored(&text).matches[0].basic[0].clone()
    };
    let penalty = "penalties: [{contestant: 2, standard: 1, match: 1}]\n";
    let expected = |i: usize| e.number(&format!("/expected/match_difference_imps/{i}"));
    assert_eq!(difference("AVE+/AVE-", ""), expected(0));
    assert_eq!(difference("AVE/AVE", penalty), expected(1));
    assert_eq!(difference("AVE+/AVE-", penalty), expected(2));
    assert_eq!(difference("AVE+/AVE", ""), expected(3));
    assert_eq!(difference("AVE/AVE-", ""), expected(3));
    for equal in ["AVE+/AVE+", "AVE/AVE", "AVE-/AVE-"] {
        assert_eq!(difference(equal, ""), expected(4));
    }
}

#[test]
fn every_example_holds() {
    let all: Value = serde_json::from_str(include_str!("data/scoring.json")).expect("JSON");
    let examples = all["examples"].as_array().expect("a list");
    let mut decisions = 0;
    for example in examples {
        let id = example["id"].as_str().expect("an id").to_owned();
        if !check(&id, &Example(example.clone())) {
            assert_eq!(example["status"], "decision", "{id} has figures");
            decisions += 1;
        }
    }
    println!(
        "{} examples checked, {decisions} without a figure",
        examples.len() - decisions
    );
}

#[test]
fn every_scale_is_that_of_the_book() {
    let all: Value = serde_json::from_str(include_str!("data/vp-scales.json")).expect("JSON");
    let scales = all["scales"].as_object().expect("a mapping");
    let mut cells = 0;
    for (name, scale) in scales
        .iter()
        .filter(|(name, _)| !name.starts_with("pachabo"))
    {
        let Some(Scale::Table(ours)) = Scale::named(name) else {
            panic!("no scale {name}")
        };
        for column in scale["columns"].as_array().expect("columns") {
            let boards =
                u32::try_from(column["boards"]["min"].as_u64().expect("boards")).expect("boards");
            let ours_column = ours.column(boards).expect("a column");
            assert_eq!(
                u64::from(ours_column.max),
                column["boards"]["max"].as_u64().expect("boards")
            );
            for row in column["rows"].as_array().expect("rows") {
                let (winner, loser) = (exact(&row["vp"][0]), exact(&row["vp"][1]));
                let tried: Vec<Exact> = match ours.input {
                    Input::Imps => {
                        let low = row["imps"][0].as_i64().expect("IMPs");
                        let high = row["imps"][1].as_i64().unwrap_or(low + 500);
                        vec![n(low), n(high)]
                    }
                    Input::Percent => {
                        let hair = Exact::ratio(1, 1_000_000);
                        let low = row["percent_over"].as_str().map_or(n(50), |text| {
                            text.parse::<Exact>().expect("a percentage") + hair
                        });
                        let high = row["percent_max"]
                            .as_str()
                            .map_or(n(100), |text| text.parse().expect("a percentage"));
                        vec![low, high]
                    }
                };
                for margin in tried {
                    let lost = match ours.input {
                        Input::Imps => -margin.clone(),
                        Input::Percent => n(100) - margin.clone(),
                    };
                    assert_eq!(
                        ours_column.look_up(ours.input, &margin),
                        winner,
                        "{name} {boards} {margin}"
                    );
                    if winner != loser {
                        assert_eq!(
                            ours_column.look_up(ours.input, &lost),
                            loser,
                            "{name} {boards} {lost}"
                        );
                    }
                    cells += 1;
                }
            }
        }
    }
    assert!(cells > 850, "only {cells} figures");
}

// What the text of the book works out besides.

#[test]
fn teams_of_four_round_a_weighted_board_to_whole_imps() {
    let text = "event: {kind: teams}\nscoring: {method: imps}\nresults:\n\
        - {board: 1, ns: 1, ew: 2, room: open, assigned: [[1430, 0.25], [680, 0.4], [650, 0.2], [-100, 0.15]]}\n\
        - {board: 1, ns: 2, ew: 1, room: closed, score: 650}\n";
    assert_eq!(scored(text).matches[0].basic, [n(2), n(-2)]);
}

#[test]
fn redress_at_matchpoints() {
    let of = |a, b, c| {
        let score = redress(&n(a), &n(b), &n(c));
        (score.non_offenders, score.offenders, score.case)
    };
    assert_eq!(
        of(5, 15, 8),
        (n(12), n(15), RedressCase::PartlySelfInflicted)
    );
    assert_eq!(of(8, 15, 20), (n(8), n(15), RedressCase::AllSelfInflicted));
    assert_eq!(
        of(-8, 0, -3),
        (n(-5), n(0), RedressCase::PartlySelfInflicted)
    );
    assert_eq!(of(-3, 0, 2), (n(-3), n(0), RedressCase::AllSelfInflicted));
    assert_eq!(of(-3, 0, -3), (n(0), n(0), RedressCase::NoneSelfInflicted));
    assert_eq!(of(2, 0, 2), (n(2), n(2), RedressCase::NoDamage));
}

#[test]
fn weights_of_thirds_and_sixths() {
    let mut text = "scoring: {method: matchpoints}\nresults:\n- {board: 1, ns: 1, ew: 2, assigned: [[400, 1/3], [-50, 1/2], [420, 1/6]]}\n".to_owned();
    let others = [420, 420, 420, 420, 400, 400, 170, 150, -50, -50, -50];
    for (i, score) in others.into_iter().enumerate() {
        text += &format!(
            "- {{board: 1, ns: {}, ew: {}, score: {score}}}\n",
            2 * i + 3,
            2 * i + 4
        );
    }
    let points = scored(&text).points.to_vec();
    let ns = |place: usize| points[place][0].clone().expect("points");
    assert_eq!(ns(0), Exact::ratio(17, 2));
    assert_eq!(
        [ns(1), ns(5), ns(7), ns(8), ns(9)],
        [
            Exact::ratio(113, 6),
            Exact::ratio(37, 3),
            n(9),
            n(7),
            Exact::ratio(5, 2)
        ]
    );
}

#[test]
fn the_old_way_by_hand() {
    let table = Frequencies::new(vec![650, -100, -100, -200, -790], []);
    let points = Matchpoints::new(&table, Direction::Ns, 6, 2);
    let figures = [650, -100, -200, -790].map(|score| points.of(score).decimal(4));
    assert_eq!(figures, ["9.8", "6.2", "2.6", "0.2"]);
    let parts =
        [(650, 3), (-100, 7)].map(|(score, tenths)| Weighted::new(score, Exact::ratio(tenths, 10)));
    assert_eq!(points.of_weighted(&parts), Exact::ratio(728, 100));
}

#[test]
fn butler_with_fewer_results() {
    let mut text = "scoring: {method: butler, expected: 8, trim: 1}\nresults:\n".to_owned();
    for (i, score) in [630, 600, 600, 150, -100].into_iter().enumerate() {
        text += &format!(
            "- {{board: 1, ns: {}, ew: {}, score: {score}}}\n",
            2 * i + 1,
            2 * i + 2
        );
    }
    let scores = scored(&text);
    let ns: Vec<_> = scores
        .points
        .iter()
        .map(|cell| cell[0].cloned().expect("points"))
        .collect();
    assert_eq!(ns, [6, 5, 5, -6, -11].map(n));
}

#[test]
fn the_directors_error_weighted_and_split() {
    // 82.3, at a top of 70: the frequencies follow from the matchpoints that the text gives.
    let mut text =
        "scoring: {method: matchpoints}\nresults:\n- {board: 1, ns: 1, ew: 2, assigned: \
                    {ns: [[400, 0.6], [-50, 0.4]], ew: [[400, 0.4], [-50, 0.6]]}}\n"
            .to_owned();
    let others = [(430, 3), (420, 5), (400, 17), (-50, 8), (-100, 2)];
    let others = others
        .into_iter()
        .flat_map(|(score, count)| std::iter::repeat_n(score, count));
    for (i, score) in others.enumerate() {
        text += &format!(
            "- {{board: 1, ns: {}, ew: {}, score: {score}}}\n",
            2 * i + 3,
            2 * i + 4
        );
    }
    let scores = scored(&text);
    let points = |place: usize| {
        scores.points.to_vec()[place]
            .clone()
            .map(|points| points.expect("points").decimal(4))
    };
    assert_eq!(points(0), ["27", "48"]);
    assert_eq!([points(1), points(4)], [["68", "2"], ["60", "10"]]);
    assert_eq!(
        [points(9), points(26), points(34)],
        [["37.4", "32.4"], ["11.4", "58.4"], ["1", "69"]]
    );
    assert_eq!(scores.boards[0].top, Some(n(70)));
}

#[test]
fn matches_cut_short() {
    let scale = Scale::named("ebu-teams4-20").expect("a scale");
    let of = |boards| {
        let [winner, loser] =
            adjusted::void_match(&MatchRules::default(), Blame::Second, boards, false);
        [
            scale.vps(&winner, boards).expect("VPs"),
            scale.vps(&loser, boards).expect("VPs"),
        ]
    };
    assert_eq!(of(8), [n(15), n(5)]);
    assert_eq!(of(13), [n(17), n(3)]);
    let pairs = Scale::named("ebu-pairs-20").expect("a scale");
    let [winner, loser] = adjusted::void_match(&MatchRules::default(), Blame::Second, 8, true);
    assert_eq!(
        (pairs.vps(&winner, 8), pairs.vps(&loser, 8)),
        (Ok(n(14)), Ok(n(6)))
    );
}

#[test]
fn extra_boards_of_a_knock_out() {
    assert_eq!([24, 32, 30, 16, 8].map(extra_boards), [3, 4, 4, 2, 2]);
}

#[test]
fn a_contestant_that_withdrew() {
    let of = |own: i64, gone: i64, most| {
        adjusted::withdrawn_award(&MatchRules::default(), &n(own), &n(gone), &n(most))
    };
    assert_eq!(
        [of(11, 9, 20), of(13, 9, 20), of(11, 4, 20)],
        [n(12), n(13), n(16)]
    );
    assert_eq!(
        [of(5, 5, 12), of(15, 10, 25)],
        [Exact::ratio(15, 2), Exact::ratio(35, 2)]
    );
}
