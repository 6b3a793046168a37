//! What must hold for any event.

use openroom_scoring::event::{
    BoardId, Contestant, ContestantId, Event, Method, Name, Outcome, Ruling, Scoring, Side,
    SideScore, TableResult, Weighted,
};
use openroom_scoring::explain_event::{Figure, explain_figure};
use openroom_scoring::{Exact, Scores, event_file, score_event};
use proptest::prelude::*;

fn plain(board: u32, ns: u32, ew: u32, outcome: Outcome) -> TableResult {
    TableResult::new(
        BoardId(board),
        Side::one(ContestantId(ns)),
        Side::one(ContestantId(ew)),
        outcome,
    )
}

/// An event of pairs: for each board, the scores at each table; `None` was not played.
fn event(method: Method, boards: &[Vec<Option<i32>>]) -> Event {
    let tables = boards.iter().map(Vec::len).max().unwrap_or(0);
    let mut results = Vec::new();
    for (board, scores) in (0..).zip(boards) {
        for (table, score) in (0..).zip(scores) {
            let outcome = score.map_or(Outcome::NotPlayed, |score| Outcome::Score(score * 10));
            results.push(plain(board, 2 * table, 2 * table + 1, outcome));
        }
    }
    Event {
        scoring: Scoring {
            method,
            trim: 1,
            team_of: 4,
            ..Scoring::default()
        },
        contestants: (1..=2 * tables as u64).map(contestant).collect(),
        boards: (1..=boards.len() as u64).map(Name::Number).collect(),
        sections: vec![String::new()],
        forms: vec![String::new()],
        results,
        ..Event::default()
    }
}

fn contestant(number: u64) -> Contestant {
    Contestant::named(Name::Number(number))
}

fn method() -> impl Strategy<Value = Method> {
    prop_oneof![
        Just(Method::Matchpoints),
        Just(Method::CrossImps),
        Just(Method::Butler),
        Just(Method::Total)
    ]
}

/// Boards with like numbers of tables, some results missing.
fn boards() -> impl Strategy<Value = Vec<Vec<Option<i32>>>> {
    let result = prop_oneof![8 => (-30..30_i32).prop_map(Some), 1 => Just(None)];
    (2..9_usize).prop_flat_map(move |tables| {
        prop::collection::vec(prop::collection::vec(result.clone(), tables), 1..6)
    })
}

fn totals(event: &Event, scores: &Scores) -> Vec<(Name, Exact, Option<u32>)> {
    let one = |standing: &openroom_scoring::scores::Standing| {
        let name = event.contestants[standing.contestant.index()].name.clone();
        (name, standing.total.clone(), standing.rank)
    };
    let mut totals: Vec<_> = scores.standings.iter().map(one).collect();
    totals.sort();
    totals
}

proptest! {
    #[test]
    fn the_two_sides_add_up_to_the_top(boards in boards()) {
        let event = event(Method::Matchpoints, &boards);
        let scores = score_event(&event).expect("sound");
        for board in &scores.boards {
            for &i in &board.results {
                if let [Some(ns), Some(ew)] = scores.points.of(i) {
                    prop_assert_eq!(ns.clone() + ew.clone(), board.top.clone().expect("a top"));
                    prop_assert!(*ns >= Exact::ZERO && *ew >= Exact::ZERO);
                }
            }
        }
    }

    #[test]
    fn imps_of_the_two_sides_cancel(boards in boards(), method in method()) {
        prop_assume!(method != Method::Matchpoints);
        let event = event(method, &boards);
        for cell in score_event(&event).expect("sound").points.to_vec() {
            if let [Some(ns), Some(ew)] = cell {
                prop_assert_eq!(ns, -ew);
            }
        }
    }

    #[test]
    fn cross_imps_are_those_of_every_comparison(scores in prop::collection::vec(-300..300_i32, 2..12)) {
        let event = event(Method::CrossImps, &[scores.iter().copied().map(Some).collect()]);
        let scored = score_event(&event).expect("sound");
        for (own, cell) in scores.iter().zip(scored.points.to_vec()) {
            let sum: i64 = scores.iter().map(|other| openroom_scoring::imps::imps(i64::from(own - other) * 10)).sum();
            prop_assert_eq!(cell[0].clone(), Some(Exact::int(sum)));
        }
    }

    #[test]
    fn neuberg_is_its_formula(scores in prop::collection::vec(-30..30_i32, 1..12), more in 0..6_u32) {
        let mut event = event(Method::Matchpoints, &[scores.iter().copied().map(Some).collect()]);
        let results = i64::try_from(scores.len()).expect("small");
        let expected = results + i64::from(more);
        event.scoring.expected = u32::try_from(expected).ok();
        let scored = score_event(&event).expect("sound");
        for (own, cell) in scores.iter().zip(scored.points.to_vec()) {
            let won: i64 = scores.iter().map(|other| 1 + i64::from((own - other).signum())).sum();
            let among = won - 1;
            let formula = Exact::ratio(among * expected + expected - results, results);
            prop_assert_eq!(cell[0].clone(), Some(formula));
        }
    }

    #[test]
    fn the_order_of_input_never_matters(boards in boards(), method in method(), seed in any::<u64>()) {
        let event = event(method, &boards);
        let mut shuffled = event.clone();
        let mut state = seed | 1;
        for i in (1..shuffled.results.len()).rev() {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            shuffled.results.swap(i, usize::try_from(state >> 33).expect("small") % (i + 1));
        }
        let (first, second) = (score_event(&event).expect("sound"), score_event(&shuffled).expect("sound"));
        prop_assert_eq!(totals(&event, &first), totals(&shuffled, &second));
    }

    #[test]
    fn a_table_that_nobody_compares_with_changes_nothing(boards in boards(), method in method()) {
        let mut event = event(method, &boards);
        let before = score_event(&event).expect("sound");
        // Another board, in another session, with other pairs.
        let first = u32::try_from(event.contestants.len()).expect("small");
        event.contestants.extend([900, 901].map(contestant));
        event.boards.push(Name::Number(99));
        let board = u32::try_from(event.boards.len() - 1).expect("small");
        let mut result = plain(board, first, first + 1, Outcome::Score(50));
        result.session = 7;
        event.results.push(result);
        let after = score_event(&event).expect("sound");
        prop_assert_eq!(&before.points.to_vec()[..], &after.points.to_vec()[..before.points.len()]);
    }

    #[test]
    fn a_weighted_score_lies_between_its_parts(
        others in prop::collection::vec(-30..30_i32, 1..9),
        a in -30..30_i32,
        b in -30..30_i32,
        percent in 1..100_i64,
        method in method(),
    ) {
        let with = |outcome: Outcome| {
            let mut boards = vec![Some(0)];
            boards.extend(others.iter().copied().map(Some));
            let mut event = event(method, &[boards]);
            event.results[0].outcome = outcome;
            event.scoring.settings.imp_unit = Exact::ZERO;
            event.scoring.trim = 0;
            score_event(&event).expect("sound").points.of(0)[0].cloned().expect("points")
        };
        let share = |score: i32, percent: i64| Weighted::new(score * 10, Exact::ratio(percent, 100));
        let parts = vec![share(a, percent), share(b, 100 - percent)];
        let sides = [SideScore::Assigned(parts.clone()), SideScore::Assigned(parts)];
        let weighted = with(Outcome::Ruled(Box::new(Ruling::Sides(sides))));
        let (one, other) = (with(Outcome::Score(a * 10)), with(Outcome::Score(b * 10)));
        // Butler: the datum moves with the board, so only the others hold exactly.
        if method != Method::Butler {
            prop_assert!(weighted >= one.clone().min(other.clone()) && weighted <= one.clone().max(other.clone()));
            // Stronger: it is the weighted mean of what each would be worth (White Book 78.1.2).
            let mean = one * Exact::ratio(percent, 100) + other * Exact::ratio(100 - percent, 100);
            prop_assert_eq!(weighted, mean);
        }
    }

    #[test]
    fn rescoring_after_a_correction_is_scoring_from_scratch(boards in boards(), method in method(), new in -30..30_i32) {
        let mut corrected = event(method, &boards);
        let _ = score_event(&corrected).expect("sound");
        corrected.results[0].outcome = Outcome::Score(new * 10);
        let mut fresh = boards;
        fresh[0][0] = Some(new);
        prop_assert_eq!(score_event(&corrected).expect("sound"), score_event(&event(method, &fresh)).expect("sound"));
    }

    #[test]
    fn printing_never_changes_a_ranking(boards in boards()) {
        let event = event(Method::Matchpoints, &boards);
        let scores = score_event(&event).expect("sound");
        for pair in scores.standings.windows(2) {
            let value = |s: &openroom_scoring::scores::Standing| s.percent.clone().unwrap_or_default();
            prop_assert!(value(&pair[0]) >= value(&pair[1]));
            prop_assert_eq!(value(&pair[0]) == value(&pair[1]), pair[0].rank == pair[1].rank);
        }
    }

    #[test]
    fn text_of_any_kind_is_an_event_or_an_error(text in "\\PC{0,200}") {
        let _ = event_file::read(&text);
    }

    #[test]
    fn yaml_of_any_kind_is_an_event_or_an_error(text in "([a-z]{1,8}|[\\[\\]{}:,\"'&*!|>%@-]|[ \n]|[0-9]{1,3}){0,60}") {
        let _ = event_file::read(&text);
    }

    #[test]
    fn a_damaged_event_is_an_event_or_an_error(
        at in prop::collection::vec((0.0..1.0_f64, any::<u8>(), 0..4_u8), 1..6),
        which in 0..SAMPLES.len(),
    ) {
        let mut bytes = SAMPLES[which].as_bytes().to_vec();
        for (place, byte, how) in at {
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)]
            let place = (place * bytes.len() as f64) as usize;
            match how {
                0 => bytes.truncate(place),
                1 => bytes.insert(place, byte),
                2 if place < bytes.len() => bytes[place] = byte % 128,
                _ if place < bytes.len() => drop(bytes.remove(place)),
                _ => {}
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        let scored = crate::written::read(&text).and_then(|event| Ok((score_event(&event)?, event)));
        if let Ok((scores, event)) = scored {
                for id in (0..event.contestants.len().min(8)).map(|id| ContestantId(id as u32)) {
                    let _ = explain_figure(&event, &scores, Figure::Total(id));
                    let _ = explain_figure(&event, &scores, Figure::Round(1, id));
                }
                for board in 0..event.boards.len().min(3) {
                    for who in 0..event.contestants.len().min(6) {
                        let board = BoardId(u32::try_from(board).expect("small"));
                        let who = ContestantId(u32::try_from(who).expect("small"));
                        let _ = openroom_scoring::explain_event::explain_result(&event, &scores, board, who);
                    }
                }
        }
    }
}

const SAMPLES: [&str; 3] = [
    include_str!("data/pairs.yaml"),
    include_str!("data/teams.yaml"),
    include_str!("data/individual.yaml"),
];

#[test]
fn ten_megabytes_of_brackets_are_an_error() {
    for bracket in ["[", "{", "- ", "[{", "a: [", "? "] {
        let text = bracket.repeat(10_000_000 / bracket.len());
        assert!(event_file::read(&text).is_err(), "{bracket}");
        let text = format!("results:\n  - {}", &text[..1_000_000]);
        assert!(event_file::read(&text).is_err(), "{bracket}");
    }
}

#[test]
fn every_prefix_of_an_event_is_an_event_or_an_error() {
    for sample in SAMPLES {
        for end in 0..sample.len() {
            if let Ok(event) = event_file::read(&sample[..end]) {
                let _ = score_event(&event);
            }
        }
        score_event(&event_file::read(sample).expect("sound")).expect("sound");
    }
}

/// A line of results as people write it, and as they should not.
fn line() -> impl Strategy<Value = String> {
    let name = prop::sample::select(vec![
        "1", "2", "03", "A", "no", "N", "~", "null", "true", "-", "1.5", "x-y", "\"7\"", "'8'",
        "Ana B", "é", "=", "+1",
    ]);
    let pair = prop_oneof![
        8 => name.clone().prop_map(|who| format!("ns: {who}")),
        8 => name.clone().prop_map(|who| format!("ew: {who}")),
        8 => (1..4_u32).prop_map(|board| format!("board: {board}")),
        8 => prop::sample::select(vec!["420", "-50", "+110", "0", "55", "x", "", "1e2", "9999"]).prop_map(|s| format!("score: {s}")),
        4 => prop::sample::select(vec![
            "contract: 4S, by: N, result: \"+1\"", "contract: 3NT, by: E, tricks: 9", "contract: Pass", "contract: 4S",
            "award: 60/40", "award: AVE+/AVE-", "award: {ns: AVE+, ew: AVE-}", "assigned: [[420, 0.6], [-50, 0.4]]",
            "not-played: true", "form: b", "match: 1", "room: open", "session: 2", "round: 1", "section: B", "four: 1",
            "absent: ew", "scare: 1", "score : 50", "score:50", "ns: [1, 2]", "#", "board: 1 # one", "vul: -", "a: b: c",
            "-: 1", "Board: 1", "board: \"1", "board: &x 1", "board: *x", "board: !t 1", "score: 50, score: 60",
        ]).prop_map(str::to_owned),
    ];
    let opening = prop::sample::select(vec![
        "- {", "- {", "- {", "- {", "- {", "  - {", "-{", "- { ", "-   {", "- [", "# - {", "\t- {",
    ]);
    let closing = prop::sample::select(vec![
        "}", "}", "}", "}", "}", "} ", "}\r", " }", "} # end", "}}", "", "]", "},", "}\n", "} }",
    ]);
    let comma = prop::sample::select(vec![", ", ", ", ", ", ",", " , ", ",  "]);
    (opening, prop::collection::vec(pair, 1..6), comma, closing)
        .prop_map(|(open, pairs, comma, close)| format!("{open}{}{close}\n", pairs.join(comma)))
}

/// A line that is nearly always sound.
fn sound_line() -> impl Strategy<Value = String> {
    let outcome = prop::sample::select(vec![
        "score: 420",
        "score: -50",
        "contract: 4S, by: N, result: \"+1\"",
        "contract: 3NT, by: E, tricks: 9",
        "contract: Pass",
        "award: 60/40",
        "not-played: true",
        "assigned: {ns: [[420, 0.6], [-50, 0.4]], ew: 420}",
        "score: 110, form: b",
        "session: 2, score: 90",
        "section: B, score: 90",
        "round: 3, score: 100",
    ]);
    (1..5_u32, 0..40_u32, outcome, any::<bool>()).prop_map(|(board, who, outcome, turned)| {
        let (ns, ew) = (2 * who + 1, 2 * who + 2);
        match turned {
            true => format!("- {{{outcome}, board: {board}, ns: {ns}, ew: {ew}}}\n"),
            false => format!("- {{board: {board}, ns: {ns}, ew: {ew}, {outcome}}}\n"),
        }
    })
}

/// Standings, matches and the points of every line, by name and with the reasons.
fn told(event: &Event, scores: &Scores) -> Vec<String> {
    let name = |id: ContestantId| event.contestants[id.index()].name.to_string();
    let mut lines: Vec<String> = scores
        .standings
        .iter()
        .map(|s| {
            format!(
                "{:?} {} {} {:?}",
                s.rank,
                name(s.contestant),
                s.total,
                s.reason
            )
        })
        .collect();
    lines.extend(scores.matches.iter().map(|m| {
        format!(
            "{:?} {:?} {:?}",
            m.teams.map(|t| t.map(name)),
            m.basic,
            m.vps
        )
    }));
    let mut boards: Vec<String> = (0_u32..)
        .zip(&event.results)
        .map(|(i, r)| {
            let board = &event.boards[r.board.index()];
            format!(
                "{board} {} {} {:?}",
                name(r.ns.first),
                name(r.ew.first),
                scores.points.of(i)
            )
        })
        .collect();
    boards.sort();
    lines.extend(boards);
    lines
}

proptest! {
    /// Rulings, matches, withdrawals, ties: whatever is in the events of tests/all/data.
    #[test]
    fn the_order_of_results_never_matters_in_whole_events(which in 0..SAMPLES.len(), seed in any::<u64>()) {
        let event = event_file::read(SAMPLES[which]).expect("sound");
        let mut turned = event.clone();
        let mut state = seed | 1;
        for i in (1..turned.results.len()).rev() {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let j = usize::try_from(state >> 33).expect("small") % (i + 1);
            turned.results.swap(i, j);
        }
        let (a, b) = (score_event(&event).expect("sound"), score_event(&turned).expect("sound"));
        prop_assert_eq!(told(&event, &a), told(&turned, &b));
    }
}

/// The short cut for plain lines is never a second grammar. A comment behind `results:` turns it off.
fn read_both_ways(lines: &[String], tail: &str) {
    let text = |results: &str| {
        format!(
            "scoring: {{method: matchpoints}}\n{results}\n{}{tail}",
            lines.concat()
        )
    };
    let short = event_file::read(&text("results:"));
    let long = event_file::read(&text("results: # all with the parser"));
    assert_eq!(short, long, "{}", text("results:"));
    if let Ok(event) = &short {
        crate::written::same_when_written(event);
    }
}

proptest! {
    #[test]
    fn plain_lines_are_read_as_the_parser_reads_them(
        lines in prop::collection::vec(prop_oneof![3 => sound_line(), 1 => line()], 0..8),
        tail in prop::sample::select(vec!["", "penalties: [{contestant: 1, standard: 1}]\n", "---\n", "...\n", "\n\n", "x\n"]),
    ) {
        read_both_ways(&lines, tail);
    }

    #[test]
    fn sound_lines_are_read_as_the_parser_reads_them(lines in prop::collection::vec(sound_line(), 0..20)) {
        read_both_ways(&lines, "");
    }
}
