//! What a look with fresh eyes at the scoring found: points C1 to C13, each with a test that failed before. `docs/tests.md` has the
//! table.

use openroom_scoring::event::{Event, Name};
use openroom_scoring::explain_event::{ExplainStep, Fact, Figure, comparisons, explain_figure};
use openroom_scoring::points::Player;
use openroom_scoring::ranking::among;
use openroom_scoring::scores::{Standing, Warning};
use openroom_scoring::{Exact, Scores, event_file, score_event};

fn scored(text: &str) -> (Event, Scores) {
    let event = crate::written::read(text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let scores = score_event(&event).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    (event, scores)
}

fn standing<'s>(event: &Event, scores: &'s Scores, who: &str) -> &'s Standing {
    let id = event.contestant(&Name::new(who)).expect("a contestant");
    let mut all = scores.standings.iter();
    all.find(|one| one.contestant == id).expect("a standing")
}

fn total(text: &str, who: &str) -> String {
    let (event, scores) = scored(text);
    standing(&event, &scores, who).total.decimal(4)
}

/// What is wrong with an event, whether the reader finds it or the scoring.
fn faults(text: &str) -> Vec<String> {
    let errors = match event_file::read(text) {
        Ok(event) => score_event(&event).expect_err("an error"),
        Err(errors) => errors,
    };
    errors.0.iter().map(ToString::to_string).collect()
}

/// Board 1 has two results, board 2 six equal ones.
const TWO_AND_SIX: &str = "results:
- {board: 1, ns: 1, ew: 2, score: 620}
- {board: 1, ns: 3, ew: 4, score: 170}
- {board: 2, ns: 1, ew: 2, score: 100}
- {board: 2, ns: 3, ew: 4, score: 100}
- {board: 2, ns: 5, ew: 6, score: 100}
- {board: 2, ns: 7, ew: 8, score: 100}
- {board: 2, ns: 9, ew: 10, score: 100}
- {board: 2, ns: 11, ew: 12, score: 100}
";

#[test]
fn c1_the_mean_of_cross_imps_is_that_of_the_comparisons_there_are() {
    for settings in ["{cross-imps: mean}", "{preset: wbf}"] {
        let text = format!("scoring: {{method: cross-imps}}\nsettings: {settings}\n{TWO_AND_SIX}");
        // One comparison of 450 points is 10 IMPs.
        assert_eq!(
            [total(&text, "1"), total(&text, "3")],
            ["10".to_owned(), "-10".to_owned()]
        );
        let (event, scores) = scored(&text);
        let who = event.contestant(&Name::new("1")).unwrap();
        let board = event.board(&Name::new("1")).unwrap();
        let steps = explain_figure(&event, &scores, Figure::Board(board, who)).unwrap();
        assert!(steps.iter().any(|step| step.fact == Fact::Mean(Exact::ONE)));
        assert!(!steps.iter().any(|s| matches!(s.fact, Fact::Factor(..))));
    }
    // The sum is scaled to the results that the board should have (White Book 78.4): 10 x 6/2.
    let sum = format!("scoring: {{method: cross-imps}}\n{TWO_AND_SIX}");
    assert_eq!(total(&sum, "1"), "30");
}

#[test]
fn c1_redress_is_worked_out_in_the_same_unit() {
    let text = "scoring: {method: cross-imps}
settings: {cross-imps: mean}
results:
- {board: 1, ns: 1, ew: 2, redress: {offenders: ew, table: -100, without-infraction: 620, without-error: 140}}
- {board: 1, ns: 3, ew: 4, score: 620}
- {board: 1, ns: 5, ew: 6, score: 620}
";
    // A = -12, B = 0, C = -10: two of the twelve IMPs are their own, in the mean of two comparisons.
    assert_eq!(total(text, "1"), "-2");
}

#[test]
fn c2_what_is_carried_into_a_knock_out_decides_the_match() {
    let text = |imps: &str, carried: &str| {
        format!(
            "event: {{kind: teams, structure: knock-out}}
scoring: {{method: imps}}
matches: [{{match: 1, teams: [A, B], boards: 16, imps: {imps}}}]
carry-over: {{totals: [{{contestant: A, total: {carried}}}, {{contestant: B, total: 0}}]}}
"
        )
    };
    // A carries 10 and loses by 5.
    let (event, scores) = scored(&text("[-5, 5]", "10"));
    let [a, b] = ["A", "B"].map(|who| standing(&event, &scores, who).clone());
    assert_eq!((a.rank, b.rank), (Some(1), Some(2)));
    assert_eq!((a.total, b.total), (Exact::int(5), Exact::int(-5)));
    assert!(scores.warnings.is_empty());
    // A drawn match with a tenth carried is won.
    let (event, scores) = scored(&text("[0, 0]", "0.1"));
    assert_eq!(standing(&event, &scores, "A").rank, Some(1));
    assert!(scores.warnings.is_empty(), "{:?}", scores.warnings);
    // Just what was lost: level, with boards to play.
    let (_, scores) = scored(&text("[-5, 5]", "5"));
    assert!(matches!(
        scores.warnings[..],
        [Warning::ExtraBoards { boards: 2, .. }]
    ));
}

#[test]
fn c2_what_is_carried_counts_in_the_match_that_is_named() {
    let text = "event: {kind: teams, structure: knock-out}
scoring: {method: imps}
matches:
- {match: semi, teams: [A, B], boards: 16, round: 1, imps: [3, -3]}
- {match: final, teams: [A, C], boards: 16, round: 2, imps: [-4, 4]}
carry-over: {totals: [{contestant: A, total: 6, match: final}, {contestant: B, total: 0}, {contestant: C, total: 0}]}
";
    let (event, scores) = scored(text);
    assert_eq!(standing(&event, &scores, "A").rank, Some(1));
    let written = event_file::write(&event);
    assert!(written.contains("match: final"), "{written}");
}

const PAIRS_IN_VPS: &str = "event: {kind: pairs, structure: swiss}
scoring: {method: cross-imps, vp: {scale: wbf-2013, boards: 5}}
settings: {preset: wbf}
results:
- {round: 1, board: 1, ns: 1, ew: 2, score: 420}
- {round: 1, board: 1, ns: 3, ew: 4, score: 140}
- {round: 1, board: 1, ns: 5, ew: 6, score: 100}
";

#[test]
fn c3_mean_cross_imps_are_looked_up_as_they_are() {
    let (event, scores) = scored(PAIRS_IN_VPS);
    let who = event.contestant(&Name::new("1")).unwrap();
    let steps = explain_figure(&event, &scores, Figure::Round(1, who)).unwrap();
    // 7 and 8 IMPs: 7.5 on average, and the formula takes fractions.
    let scale = steps.iter().find_map(|step| match &step.fact {
        Fact::Scale { margin, .. } => Some(margin.clone()),
        _ => None,
    });
    assert_eq!(scale, Some(Exact::ratio(15, 2)));
    let told = |fact: &Fact| matches!(fact, Fact::Divided(..) | Fact::WholeImps);
    assert!(!steps.iter().any(|step| told(&step.fact)));
    // A table has rows for whole IMPs: 7.5 goes to 8, halves away from zero.
    let whole = PAIRS_IN_VPS.replace("wbf-2013,", "wbf-2013-discrete,");
    let (event, scores) = scored(&whole);
    let steps = explain_figure(&event, &scores, Figure::Round(1, who)).unwrap();
    assert!(steps.iter().any(|step| step.fact == Fact::WholeImps));
    assert_eq!(event.contestants.len(), scores.standings.len());
    // The sum goes by White Book 161.4, divided by 70 % of the scores: 15 / 2.1 = 7.1, rounded 7.
    let sum = PAIRS_IN_VPS.replace("settings: {preset: wbf}\n", "");
    let (event, scores) = scored(&sum);
    let steps = explain_figure(&event, &scores, Figure::Round(1, who)).unwrap();
    let divided = steps.iter().find(|s| matches!(s.fact, Fact::Divided(..)));
    assert_eq!(divided.unwrap().value, Some(Exact::int(7)));
}

#[test]
fn c4_a_wrong_pairing_counts_beside_victory_points_and_is_refused_where_it_cannot() {
    let text = |fate: &str, vp: &str| {
        format!(
            "event: {{kind: teams}}
{vp}matches: [{{match: 1, teams: [A, B], {fate}, assignment-errors: {{A: {{opponent: stronger, at-fault: false}}}}}}]
"
        )
    };
    let scale = "scoring: {vp: {scale: ebu-teams4-20, boards: 8}}\n";
    // White Book 165.2: 5 + 3/4 of 12.
    let (event, scores) = scored(&text("vps: [12, 8]", scale));
    assert_eq!(standing(&event, &scores, "A").total, Exact::int(14));
    assert_eq!(standing(&event, &scores, "B").total, Exact::int(8));
    for (fate, vp) in [("imps: [12, -12]", ""), ("walkover: A", scale)] {
        let wrong = faults(&text(fate, vp));
        assert!(
            wrong.len() == 1 && wrong[0].contains("165.2"),
            "{fate}: {wrong:?}"
        );
    }
}

#[test]
fn c5_a_pair_of_a_lower_stratum_counts_in_those_above() {
    let text = "scoring: {method: matchpoints}
contestants: [{id: 1, stratum: A}, {id: 2, stratum: B}, {id: 3, stratum: C}, {id: 4, stratum: C}]
results:
- {board: 1, ns: 1, ew: 2, score: 50}
- {board: 1, ns: 3, ew: 4, score: 100}
- {board: 2, ns: 1, ew: 4, score: 100}
- {board: 2, ns: 3, ew: 2, score: 110}
";
    let (event, scores) = scored(text);
    let strata = |who: &str| {
        let places = &standing(&event, &scores, who).strata;
        let places: Vec<_> = places.iter().map(|(n, p)| format!("{n}{p}")).collect();
        places.join(" ")
    };
    // 3 has all, 2 and 4 half, 1 nothing.
    assert_eq!(strata("3"), "A1 B1 C1");
    assert_eq!(strata("2"), "A2 B2");
    assert_eq!(strata("4"), "A2 B2 C2");
    assert_eq!(strata("1"), "A4");
    // The order may be another than that of the names.
    let turned = format!("settings: {{strata: [C, B, A]}}\n{text}");
    let (event, scores) = scored(&turned);
    let first = &standing(&event, &scores, "1").strata;
    assert_eq!(first.last().unwrap(), &("A".to_owned(), 1));
    assert_eq!(first.len(), 3);
}

const TWO_SECTIONS: &str = "results:
- {section: A, board: 1, ns: 1, ew: 2, score: 50}
- {section: A, board: 1, ns: 3, ew: 4, score: 100}
- {section: B, board: BOARD, ns: 1, ew: 2, score: 110}
- {section: B, board: BOARD, ns: 3, ew: 4, score: 140}
";

#[test]
fn c6_two_sections_that_number_from_1_are_not_taken_for_one() {
    for sections in ["apart", "together"] {
        let text = format!(
            "settings: {{sections: {sections}}}\n{}",
            TWO_SECTIONS.replace("BOARD", "1")
        );
        let wrong = faults(&text);
        assert!(
            wrong.iter().all(|one| one.contains("A1 and B1")),
            "{wrong:?}"
        );
        assert!(!wrong.is_empty());
    }
    // Other boards: nothing is impossible, and the Director is told.
    let other = TWO_SECTIONS.replace("BOARD", "2");
    let (_, scores) = scored(&format!("settings: {{sections: apart}}\n{other}"));
    assert!(matches!(
        &scores.warnings[..],
        [Warning::SeveralSections { contestants }] if contestants.len() == 4
    ));
}

#[test]
fn c7_a_pair_of_one_line_in_the_other_direction_is_told() {
    let text =
        "contestants: [{id: 1, line: ns}, {id: 2, line: ew}, {id: 3, line: ns}, {id: 4, line: ew}]
results:
- {board: 1, ns: 1, ew: 2, score: 50}
- {board: 1, ns: 4, ew: 3, score: -100}
";
    let (event, scores) = scored(text);
    let who = |warning: &Warning| match warning {
        Warning::WrongLine {
            contestant, result, ..
        } => (
            event.contestants[contestant.index()].name.to_string(),
            *result,
        ),
        other => panic!("{other:?}"),
    };
    let told: Vec<_> = scores.warnings.iter().map(who).collect();
    assert_eq!(told, [("4".to_owned(), 1), ("3".to_owned(), 1)]);
}

#[test]
fn c8_one_player_of_an_individual_may_be_at_fault_alone() {
    // White Book 147.9: 60 for three and 40 for the one to blame.
    for award in [
        "award: {ns: [AVE+, AVE-], ew: AVE+}",
        "award: {ns: AVE+ and AVE-, ew: AVE+}",
        "fault: {ns: [none, directly], ew: none}",
    ] {
        let text = format!(
            "event: {{kind: individual}}
results:
- {{board: 1, ns: [1, 2], ew: [3, 4], {award}}}
- {{board: 1, ns: [5, 6], ew: [7, 8], score: 420}}
- {{board: 1, ns: [9, 10], ew: [11, 12], score: 420}}
"
        );
        let (event, scores) = scored(&text);
        let percent = |who: &str| standing(&event, &scores, who).percent.clone().unwrap();
        assert_eq!(
            ["1", "2", "3", "4"].map(percent),
            [60, 40, 60, 60].map(Exact::int)
        );
        assert!(scores.warnings.is_empty(), "{:?}", scores.warnings);
        let points = &scores.points;
        let side = openroom_scoring::event::Direction::Ns;
        assert_ne!(
            points.player(0, side, Player::First),
            points.player(0, side, Player::Second)
        );
        let again = event_file::read(&event_file::write(&event)).unwrap();
        assert_eq!(score_event(&again).unwrap().standings, scores.standings);
    }
    let pairs = "results: [{board: 1, ns: 1, ew: 2, award: {ns: [AVE+, AVE-], ew: AVE+}}]";
    assert!(faults(pairs)[0].contains("individual"));
}

#[test]
fn c9_east_west_read_their_own_sign() {
    let text = "scoring: {method: butler}
results:
- {board: 1, ns: 1, ew: 2, score: 420}
- {board: 1, ns: 3, ew: 4, score: -50}
";
    let (event, scores) = scored(text);
    let who = event.contestant(&Name::new("2")).unwrap();
    let board = event.board(&Name::new("1")).unwrap();
    let steps = explain_figure(&event, &scores, Figure::Board(board, who)).unwrap();
    let side = openroom_scoring::event::Direction::Ew;
    assert_eq!(steps[0].fact, Fact::TableScore(side, -420));
    let difference = steps.iter().find_map(|step| match &step.fact {
        Fact::Difference(own, other) => Some((*own, other.clone(), step.value.clone())),
        _ => None,
    });
    // The datum is 185, an exact 5 down: 180. 240 points are 6 IMPs.
    let expected = (-420, Exact::int(-180), Some(Exact::int(-6)));
    assert_eq!(difference, Some(expected));
}

#[test]
fn c9_the_hybrid_shows_its_quotient() {
    let text = "event: {kind: teams}
scoring: {method: patton}
results:
- {match: 1, board: 1, ns: A, ew: B, score: 420}
- {match: 1, board: 1, ns: B, ew: A, score: 420}
- {match: 1, board: 2, ns: A, ew: B, score: 620}
- {match: 1, board: 2, ns: B, ew: A, score: 170}
";
    let (event, scores) = scored(text);
    let who = event.contestant(&Name::new("A")).unwrap();
    let id = event.match_id(&Name::new("1")).unwrap();
    let steps = explain_figure(&event, &scores, Figure::Match(id, who)).unwrap();
    let quotient = steps.iter().find_map(|step| match &step.fact {
        Fact::HybridQuotient {
            scored,
            net,
            quotient,
            ..
        } => Some((*scored, *net, quotient.clone(), step.value.clone())),
        _ => None,
    });
    // 1630 points in all, 450 ahead: 3.6, rounded 4; 2.5 of the 3.
    let expected = (1630, 450, Some(Exact::int(4)), Some(Exact::ratio(5, 2)));
    assert_eq!(quotient, Some(expected));
}

#[test]
fn c11_a_wrong_scale_is_told_once_at_its_place() {
    let results: String = (0..12)
        .map(|i| {
            let (ns, ew) = (2 * i + 1, 2 * i + 2);
            format!("- {{round: 1, board: 1, ns: {ns}, ew: {ew}, score: 50}}\n")
        })
        .collect();
    let text = |scale: &str| {
        format!(
            "event: {{structure: swiss}}\nscoring: {{method: matchpoints, vp: {scale}}}\nresults:\n{results}"
        )
    };
    let wrong = faults(&text("wbf-2013"));
    assert_eq!(wrong.len(), 1, "{wrong:?}");
    assert!(wrong[0].starts_with("line 2: scoring.vp: the scale wbf-2013"));
    assert!(wrong[0].contains("ebu-pairs-20") && !wrong[0].contains("ebu-teams4-20"));
    // A scale without a column for matches of one board, and one for which the event names a length that it has not.
    let own = "scales: {mine: {input: percent, column: exact, columns: [{boards: [5, 8], rows: [[10, 10, 50], [20, 0, 60]]}]}}\n";
    let told = faults(&format!("{own}{}", text("mine")));
    assert_eq!(told.len(), 1, "{told:?}");
    let told = faults(&format!("{own}{}", text("{scale: mine, boards: 9}")));
    assert!(
        told.len() == 1 && told[0].starts_with("line 3: scoring.vp"),
        "{told:?}"
    );
}

#[test]
fn c11_one_bad_key_leaves_the_other_contestants_known() {
    let text = "contestants: [{id: 1}, {id: 2, nmes: [Ann]}, {id: 3}, {id: 4}]
results:
- {board: 1, ns: 1, ew: 2, score: 50}
- {board: 1, ns: 3, ew: 4, score: 50}
";
    let wrong = faults(text);
    assert_eq!(wrong.len(), 1, "{wrong:?}");
    assert!(wrong[0].contains("contestants[1]") && wrong[0].contains("nmes"));
}

#[test]
fn c11_unequal_boards_and_a_finalist_left_out_are_told() {
    let text = "scoring: {method: butler}
results:
- {board: 1, ns: 1, ew: 2, score: 50}
- {board: 1, ns: 3, ew: 4, score: 50}
- {board: 2, ns: 1, ew: 2, score: 50}
carry-over: {totals: [{contestant: 1, total: 5}, {contestant: 2, total: 4}, {contestant: 3, total: 1}]}
";
    let (_, scores) = scored(text);
    assert!(matches!(
        &scores.warnings[..],
        [
            Warning::UnequalBoards { fewest: 1, most: 2 },
            Warning::NothingCarried { contestants }
        ] if contestants.len() == 1
    ));
    // A percentage is fair to everybody.
    let percent = text
        .replace("butler", "matchpoints")
        .replace("total: 5", "total: 5, possible: 9");
    let percent = percent
        .replace("total: 4", "total: 4, possible: 9")
        .replace("total: 1", "total: 1, possible: 9");
    let (_, scores) = scored(&percent);
    assert_eq!(scores.warnings.len(), 1);
}

#[test]
fn c11_a_penalty_names_its_session() {
    let text = "results:
- {session: 1, board: 1, ns: 1, ew: 2, score: 50}
- {session: 1, board: 1, ns: 3, ew: 4, score: 50}
- {session: 1, board: 1, ns: 5, ew: 6, score: 50}
- {session: 2, board: 1, ns: 1, ew: 2, score: 50}
- {session: 2, board: 1, ns: 3, ew: 4, score: 50}
penalties: [{contestant: 1, standard: 1, session: 2}]
";
    let (event, scores) = scored(text);
    // A tenth of the top of session 2, which is 2, not of that of session 1, which is 4.
    assert_eq!(standing(&event, &scores, "1").penalty, Exact::ratio(1, 5));
    // The ranking of session 2 has it, that of session 1 has not.
    let penalty = |session| {
        let part = event.of_session(session);
        let scores = score_event(&part).unwrap();
        standing(&part, &scores, "1").penalty.clone()
    };
    assert_eq!((penalty(1), penalty(2)), (Exact::ZERO, Exact::ratio(1, 5)));
    assert_eq!(event.sessions(), [1, 2]);
}

#[test]
fn c13_handicaps_in_imps_count_before_the_victory_points() {
    let text = "event: {kind: teams, structure: round-robin}
scoring: {vp: {scale: ebu-teams4-20, boards: 8}}
contestants: [{id: A}, {id: B, imp-handicap: 2}]
matches: [{match: 1, teams: [A, B], imps: [12, -12]}]
";
    let (event, scores) = scored(text);
    // 12 IMPs are 15-5; with 2 IMPs a board B is 4 IMPs ahead: 12-8.
    let of = |who: &str| standing(&event, &scores, who).clone();
    assert_eq!((of("A").total, of("A").rank), (Exact::int(15), Some(1)));
    let with = of("B").handicap.unwrap();
    assert_eq!(with, (Exact::int(60), 1));
    assert_eq!(of("A").handicap.unwrap().1, 2);
}

#[test]
fn handicaps_in_imps_are_explained_and_stand_alone() {
    let text = "event: {kind: teams, structure: round-robin}
scoring: {vp: {scale: ebu-teams4-20, boards: 8}}
contestants: [{id: A, imp-handicap: 1}, {id: B, imp-handicap: 2}]
matches: [{match: 1, teams: [A, B], imps: [12, -12]}]
";
    let (event, scores) = scored(text);
    let who = event.contestant(&Name::new("B")).unwrap();
    let steps = explain_figure(&event, &scores, Figure::Total(who)).unwrap();
    let told: Vec<&Fact> = steps.iter().map(|step| &step.fact).collect();
    assert!(
        told.contains(&&Fact::ImpHandicap(Exact::int(2), 2)),
        "{told:?}"
    );
    let wrong = |text: &str| {
        let errors = event_file::read(text).unwrap_err().0;
        (errors[0].line, errors[0].place.clone())
    };
    let both = text.replace("imp-handicap: 1", "handicap: 3");
    assert_eq!(wrong(&both), (3, "contestants[0].handicap".to_owned()));
    let pairs = "contestants: [{id: 1}, {id: 2, imp-handicap: 1}]
results: [{board: 1, ns: 1, ew: 2, score: 50}]
";
    assert_eq!(wrong(pairs), (1, "contestants[1].imp-handicap".to_owned()));
}

#[test]
fn against_par_no_other_result_counts() {
    let text = "scoring: {method: butler}
settings: {datum: par, halves: away-from-zero}
pars: [{board: 1, score: 420}]
results:
- {board: 1, ns: 1, ew: 2, assigned: [[420, 0.5], [450, 0.5]]}
- {board: 1, ns: 3, ew: 4, score: 50}
";
    let (event, scores) = scored(text);
    let explained = |who: &str| {
        let board = event.board(&Name::new("1")).unwrap();
        let who = event.contestant(&Name::new(who)).unwrap();
        for result in 0..2 {
            assert!(comparisons(&event, &scores, result, who).is_empty());
        }
        explain_figure(&event, &scores, Figure::Board(board, who)).unwrap()
    };
    let counted = |step: &ExplainStep| matches!(step.fact, Fact::Frequencies(..));
    assert!(!explained("3").iter().any(counted));
    // A rounding that the White Book does not have is not its own.
    let steps = explained("1");
    let rounded = steps
        .iter()
        .find(|step| matches!(step.fact, Fact::Rounded(_)));
    assert!(
        rounded.unwrap().rule.ends_with("setting halves"),
        "{steps:?}"
    );
}

#[test]
fn c13_imps_against_par() {
    let text = "scoring: {method: butler}
settings: {datum: par}
pars: [{board: 1, score: 420}]
results:
- {board: 1, ns: 1, ew: 2, score: 420}
- {board: 1, ns: 3, ew: 4, score: 50}
";
    assert_eq!(
        ["1", "2", "3", "4"].map(|who| total(text, who)),
        ["0", "0", "-9", "9"].map(str::to_owned)
    );
    let without = text.replace("pars: [{board: 1, score: 420}]\n", "");
    assert!(faults(&without)[0].contains("no par"));
    let (event, _) = scored(text);
    let again = event_file::read(&event_file::write(&event)).unwrap();
    assert_eq!(again.pars, event.pars);
}

#[test]
fn c13_a_hybrid_match_of_more_than_four_boards() {
    let board = |b: u32| {
        format!(
            "- {{match: 1, board: {b}, ns: A, ew: B, score: 420}}\n- {{match: 1, board: {b}, ns: B, ew: A, score: 400}}\n"
        )
    };
    let results: String = (1..=5).map(board).collect();
    let text = format!("event: {{kind: teams}}\nscoring: {{method: hybrid}}\nresults:\n{results}");
    // Each board won by 20: 10; 4100 / 100 = 41: drawn in total points, 3 of 6.
    assert_eq!(
        [total(&text, "A"), total(&text, "B")],
        ["13".to_owned(), "3".to_owned()]
    );
}

#[test]
fn c13_rankings_by_category_and_by_section() {
    let text = "contestants: [{id: 1, categories: [seniors]}, {id: 2}, {id: 3, categories: [mixed, seniors]}, {id: 4, categories: [mixed]}]
results:
- {section: A, board: 1, ns: 1, ew: 2, score: 50}
- {section: B, board: 1, ns: 3, ew: 4, score: 100}
";
    let (event, scores) = scored(text);
    // 3 and 2 have all, 1 and 4 nothing.
    let places = |who: &str| standing(&event, &scores, who).categories.clone();
    assert_eq!(
        places("3"),
        [("mixed".to_owned(), 1), ("seniors".to_owned(), 1)]
    );
    assert_eq!(places("1"), [("seniors".to_owned(), 2)]);
    assert_eq!(places("2"), []);
    let there = event.in_section("B");
    let section = among(&event, &scores.standings, |who| there[who.index()]);
    let order: Vec<_> = section
        .iter()
        .map(|one| {
            (
                event.contestants[one.contestant.index()].name.to_string(),
                one.rank,
            )
        })
        .collect();
    assert_eq!(
        order,
        [("3".to_owned(), Some(1)), ("4".to_owned(), Some(2))]
    );
}

/// The same event as YAML lines, as JSON and as a sheet.
fn in_three_formats(rows: &[(u32, u32, u32, &str, &str, &str)]) -> [String; 3] {
    let mut yaml = String::from("results:\n");
    let mut json = String::from("{\"results\": [");
    let mut sheet = String::from("board,ns,ew,contract,by,result,score,session\n");
    for (i, (board, ns, ew, contract, by, result)) in rows.iter().enumerate() {
        let (played, quoted, cells) = match *contract {
            "" => (
                format!("score: {result}"),
                format!("\"score\": {result}"),
                format!(",,,{result}"),
            ),
            "Pass" => (
                "contract: Pass".into(),
                "\"contract\": \"Pass\"".into(),
                "Pass,,,".into(),
            ),
            _ => (
                format!("contract: {contract}, by: {by}, result: {result}"),
                format!("\"contract\": \"{contract}\", \"by\": \"{by}\", \"result\": \"{result}\""),
                format!("{contract},{by},{result},"),
            ),
        };
        yaml += &format!("- {{board: {board}, ns: {ns}, ew: {ew}, {played}, session: 1}}\n");
        let comma = if i > 0 { "," } else { "" };
        json += &format!(
            "{comma}\n  {{\"board\": {board}, \"ns\": {ns}, \"ew\": {ew}, {quoted}, \"session\": 1}}"
        );
        sheet += &format!("{board},{ns},{ew},{cells},1\n");
    }
    json += "\n]}\n";
    [yaml, json, sheet]
}

#[test]
fn c10_a_long_file_is_read_as_the_parser_reads_it_whatever_its_format() {
    let contracts = ["3NT", "4SX", "Pass", "", "7CXX"];
    let results = ["=", "+1", "-2", "-110", "620"];
    let mut rows = Vec::new();
    for i in 0..400_u32 {
        let contract = contracts[(i % 5) as usize];
        let result = match contract {
            "" => results[3 + (i / 5 % 2) as usize],
            "7CXX" => results[2],
            "Pass" => "",
            _ => results[(i / 5 % 3) as usize],
        };
        rows.push((
            i / 40 + 1,
            2 * (i % 40) + 1,
            2 * (i % 40) + 2,
            contract,
            ["N", "E", "S", "W"][(i % 4) as usize],
            result,
        ));
    }
    let [yaml, json, sheet] = in_three_formats(&rows);
    let [quick, array, rows_of_sheet] = [
        event_file::read(&yaml).unwrap(),
        event_file::read(&json).unwrap(),
        event_file::read_sheet(&sheet, None).expect("a plain sheet"),
    ];
    // A line that is not plain makes no difference to the others, and in the list of block style the parser reads every one.
    let block = yaml.replace("- {", "-\n   {");
    let slow = event_file::read(&block).unwrap();
    let plain = |event: &Event| {
        let mut event = event.clone();
        event.results.iter_mut().for_each(|result| result.line = 0);
        event
    };
    assert_eq!(plain(&quick), plain(&slow));
    assert_eq!(plain(&array), plain(&slow));
    assert_eq!(plain(&rows_of_sheet), plain(&slow));
    assert_eq!(quick.results[7].line, 9);
    assert_eq!(array.results[7].line, 9);
    // Awards among them are read too.
    let mixed = json.replacen(
        "\"score\": -110",
        "\"award\": {\"ns\": \"AVE+\", \"ew\": \"AVE-\"}",
        1,
    );
    let mixed = event_file::read(&mixed).unwrap();
    assert_eq!(mixed.results.len(), 400);
    // What is wrong is told with its line.
    let wrong = json.replacen("\"by\": \"N\"", "\"by\": \"Q\"", 1);
    assert!(faults(&wrong)[0].starts_with("line 2: results[0]"));
    assert!(event_file::read_sheet("board,ns,ew,award-ns\n1,1,2,AVE+\n", None).is_none());
    assert!(event_file::read_sheet("board,ns,ew,score\n1,1,2\n", None).is_none());
}
