//! Who left, who came late, who sat out: what a short event file gives, worked out by hand from the White Book.

use openroom_scoring::event::Name;
use openroom_scoring::{Exact, event_file};

use crate::written::scored;

/// Rank and total of each contestant, by number.
fn standings(text: &str) -> Vec<(i64, Option<u32>, Exact)> {
    let (event, scores) = scored(text);
    let mut all: Vec<_> = scores
        .standings
        .iter()
        .map(|standing| {
            let Name::Number(number) = event.contestants[standing.contestant.index()].name else {
                panic!("a number");
            };
            (
                i64::try_from(number).unwrap(),
                standing.rank,
                standing.total.clone(),
            )
        })
        .collect();
    all.sort_by_key(|(number, ..)| *number);
    all
}

fn total(text: &str, contestant: i64) -> Exact {
    let all = standings(text);
    let found = all.iter().find(|(number, ..)| *number == contestant);
    found.unwrap().2.clone()
}

/// 145.10: who is left without opponents has won the match; its score so far is nobody's.
#[test]
fn a_walkover_is_a_match_won() {
    let text = "event: {name: Cup, kind: teams, structure: knock-out}\nresults: []\nmatches:\n\
        - {match: 1, teams: [1, 2], boards: 8, walkover: 2}\n- {match: 2, teams: [3, 4], imps: [10, -10]}\n\
        - {match: 3, teams: [2, 3], imps: [5, -5]}\nwithdrawals: [{contestant: 1, after: 0, of: 2, accepted: true}]\n";
    let ranks: Vec<_> = standings(text)
        .into_iter()
        .map(|(n, rank, _)| (n, rank))
        .collect();
    assert_eq!(ranks[1], (2, Some(1)));
    assert_eq!(ranks[2], (3, Some(2)));
    let (_, scores) = scored(text);
    assert!(scores.warnings.is_empty(), "{:?}", scores.warnings);
}

/// 145.1, 145.2: where points decide, who did not come has none of them, and the others the best of their own average, the complement of
/// the other's, and 12 of 20.
#[test]
fn a_walkover_where_points_decide() {
    let with = |structure: &str, more: &str| {
        let text = format!(
            "event: {{name: League, kind: teams, structure: {structure}}}\nscoring: {{vp: wbf-2013, method: imps}}\nresults: []\nmatches:\n\
            - {{match: 1, teams: [1, 2], boards: 8, walkover: 1}}\n{more}"
        );
        let (_, scores) = scored(&text);
        let both = scores.matches[0].vps.clone().unwrap();
        both.map(|points| points.to_string())
    };
    assert_eq!(with("round-robin", ""), ["12", "0"]);
    assert_eq!(with("swiss", ""), ["12", "0"]);
    // The own average, if that is better; the complement of a weak opponent.
    let own = "- {match: 2, teams: [1, 3], boards: 8, vps: [15, 5]}\n";
    assert_eq!(with("round-robin", own), ["15", "0"]);
    let weak = "- {match: 2, teams: [2, 3], boards: 8, vps: [3, 17]}\n";
    assert_eq!(with("round-robin", weak), ["17", "0"]);
}

/// The points that a drawn match is worth stood as IMPs in a match that nobody had played, and broke ties.
#[test]
fn a_walkover_makes_no_points_of_the_basic_method() {
    let text = "event: {kind: teams, structure: swiss}\nscoring: {method: imps, vp: {scale: ebu-teams4-20}}\nsettings: {break-ties: all}\n\
        matches:\n- {match: 1, round: 1, teams: [1, 2], boards: 8, imps: [-20, 20]}\n- {match: 2, round: 1, teams: [3, 4], boards: 8, imps: [20, -20]}\n\
        - {match: 3, round: 2, teams: [1, 3], boards: 8, walkover: 1}\n- {match: 4, round: 2, teams: [2, 4], boards: 8, vps: [0, 20]}\n";
    let (_, scores) = scored(text);
    let without = scores.matches.iter().find(|one| one.walkover.is_some());
    assert_eq!(without.unwrap().basic, [Exact::ZERO, Exact::ZERO]);
}

/// A match broken off with one side far ahead goes to the side that stays.
#[test]
fn a_walkover_sets_aside_what_was_played() {
    let text = "event: {name: Cup, kind: teams, structure: knock-out}\nresults:\n\
        - {board: 1, ns: 1, ew: 2, match: 1, score: 620}\n- {board: 1, ns: 2, ew: 1, match: 1, score: -100}\n\
        matches: [{match: 1, teams: [1, 2], boards: 8, walkover: 2}]\n\
        withdrawals: [{contestant: 1, after: 1, of: 2, accepted: true}]\n";
    let ranks: Vec<_> = standings(text)
        .into_iter()
        .map(|(n, rank, _)| (n, rank))
        .collect();
    assert_eq!(ranks, [(1, Some(2)), (2, Some(1))]);
}

/// Who leaves unbeaten is not the winner of the knock-out.
#[test]
fn leaving_unbeaten_is_no_victory() {
    let text = "event: {name: Cup, kind: teams, structure: knock-out}\nresults: []\nmatches:\n\
        - {match: 1, teams: [1, 2], imps: [20, -20]}\n- {match: 2, teams: [3, 4], imps: [10, -10]}\n\
        withdrawals: [{contestant: 1, after: 1, of: 2, accepted: true}]\n";
    let ranks: Vec<_> = standings(text)
        .into_iter()
        .map(|(n, rank, _)| (n, rank))
        .collect();
    assert_eq!((ranks[0], ranks[2]), ((1, Some(2)), (3, Some(1))));
}

/// 145.2: half-way is that of the event, if the file tells it, not of the rounds that the contestant itself has played.
#[test]
fn half_way_as_the_event_has_it() {
    let with = |more: &str| {
        format!(
            "event: {{name: League, kind: teams, structure: round-robin}}\nresults: []\nmatches:\n\
            - {{match: 1, teams: [1, 2], imps: [10, -10]}}\n\
            withdrawals: [{{contestant: 2, after: 1, of: 3, accepted: false{more}}}]\n"
        )
    };
    // One of three rounds: by its own rounds it left before half-way, and the match counts for nobody.
    assert_eq!(total(&with(""), 1), Exact::ZERO);
    assert_eq!(total(&with(", half-way: after"), 1), Exact::int(10));
    assert_eq!(total(&with(", half-way: before"), 1), Exact::ZERO);
    assert_eq!(total(&with(", half-way: exactly"), 1), Exact::int(10));
}

const ROUND_ROBIN: &str = "event: {name: League, kind: pairs, structure: round-robin}\nresults:\n\
    - {board: 1, ns: 1, ew: 2, round: 1, score: 100}\n- {board: 1, ns: 3, ew: 4, round: 1, score: -100}\n\
    - {board: 2, ns: 1, ew: 2, round: 1, score: 100}\n- {board: 2, ns: 3, ew: 4, round: 1, score: -100}\n\
    - {board: 3, ns: 1, ew: 3, round: 2, score: 100}\n- {board: 3, ns: 2, ew: 4, round: 2, score: 100}\n\
    - {board: 4, ns: 1, ew: 3, round: 2, score: 100}\n- {board: 4, ns: 2, ew: 4, round: 2, score: -100}\n\
    - {board: 5, ns: 1, ew: 4, round: 3, absent: ew}\n- {board: 5, ns: 2, ew: 3, round: 3, score: 50}\n\
    - {board: 6, ns: 1, ew: 4, round: 3, absent: ew}\n- {board: 6, ns: 2, ew: 3, round: 3, score: 50}\n\
    withdrawals: [{contestant: 4, after: 2, of: 3, half-way: after, accepted: false}]\n";

/// 145.2 without victory points: the best of the own average, the complement of the other's, and three boards at average plus.
///
/// A top is 2. Pair 1 has 2, 2, 1 and 2 on its four boards: 7 of 8. Pair 4, which left, has 2, 2, 1 and 2 as well.
#[test]
fn a_bye_of_a_round_robin_in_matchpoints() {
    let (event, scores) = scored(ROUND_ROBIN);
    let real = |who: u64, boards: &[u64]| -> Exact {
        let id = event.contestant(&Name::Number(who)).unwrap();
        let mut sum = Exact::ZERO;
        for (i, result) in (0_u32..).zip(&event.results) {
            let Name::Number(board) = event.boards[result.board.index()] else {
                continue;
            };
            if let Some(side) = result.direction_of(id).filter(|_| boards.contains(&board)) {
                sum += scores.points.side(i, side).cloned().unwrap_or_default();
            }
        }
        sum
    };
    let own = real(1, &[1, 2, 3, 4]);
    assert_eq!(own, Exact::int(7));
    // Own average 7/8 of two boards with a top of 2: 3.5, more than 2 x 1.2 and than what pair 4 has not got.
    assert_eq!(real(1, &[5, 6]), Exact::ratio(7, 2));
}

/// 12C2c in an individual: each of two partners is compared with his own average.
#[test]
fn partners_have_own_averages() {
    let text = "event: {name: Solo, kind: individual}\nresults:\n\
        - {board: 1, ns: [1, 3], ew: [2, 4], score: 100}\n- {board: 1, ns: [5, 7], ew: [6, 8], score: 0}\n\
        - {board: 2, ns: [1, 2], ew: [3, 4], score: 100}\n- {board: 2, ns: [5, 6], ew: [7, 8], score: 0}\n\
        - {board: 3, ns: [1, 4], ew: [2, 3], award: {ns: AVE+, ew: AVE-}}\n- {board: 3, ns: [5, 8], ew: [6, 7], score: 0}\n";
    // Player 1 has 2 of 2 twice, so 100 % for average plus: 2. Player 4 has nothing so far: 60 %, 1.2.
    assert_eq!(total(text, 1), Exact::int(6));
    assert_eq!(total(text, 4), Exact::ratio(6, 5));
    // Average minus is at most the own average: 2 has 0 and 2, that is 50 %: 40 % it is; so has 3.
    assert_eq!(total(text, 2), Exact::ratio(14, 5));
    assert_eq!(total(text, 3), Exact::ratio(14, 5));
}

/// 144.3: average minus for who came back, whatever was ruled on the board; the opponents keep what they have, and so does
/// the partner in an individual.
#[test]
fn who_came_back_has_average_minus() {
    let pairs = |outcome: &str| {
        format!(
            "event: {{name: Pairs, kind: pairs}}\nresults:\n\
            - {{board: 1, ns: 1, ew: 2, {outcome}, stood-in: 1}}\n- {{board: 1, ns: 3, ew: 4, score: 0}}\n"
        )
    };
    for outcome in [
        "score: 100",
        "assigned: 100",
        "redress: {offenders: ew, table: 100, without-infraction: 100, without-error: 100}",
    ] {
        assert_eq!(total(&pairs(outcome), 1), Exact::ratio(4, 5), "{outcome}");
        assert_eq!(total(&pairs(outcome), 2), Exact::ZERO, "{outcome}");
        assert_eq!(total(&pairs(outcome), 3), Exact::ZERO, "{outcome}");
    }
    let award = pairs("award: 60/40");
    assert_eq!(
        (total(&award, 1), total(&award, 2)),
        (Exact::ratio(4, 5), Exact::ratio(4, 5))
    );
    let solo = |who: u32| {
        format!(
            "event: {{name: Solo, kind: individual}}\nresults:\n\
            - {{board: 1, ns: [1, 3], ew: [2, 4], score: 100, stood-in: {who}}}\n\
            - {{board: 1, ns: [5, 7], ew: [6, 8], score: 0}}\n"
        )
    };
    for (who, partner) in [(1, 3), (3, 1)] {
        assert_eq!(total(&solo(who), i64::from(who)), Exact::ratio(4, 5));
        assert_eq!(total(&solo(who), partner), Exact::int(2));
        assert_eq!(total(&solo(who), 2), Exact::ZERO);
    }
    let wrong = event_file::read(&pairs("score: 100").replace("stood-in: 1", "stood-in: 3"));
    assert!(wrong.unwrap_err().to_string().contains("stood-in"));
}

/// 80.5: who sits out at a half table has its own average for it where there is no percentage.
#[test]
fn sit_outs_of_half_tables_are_credited() {
    let text = "event: {name: Imps, kind: pairs}\nscoring: {method: cross-imps}\nresults:\n\
        - {board: 1, ns: 1, ew: 2, score: 100}\n- {board: 1, ns: 3, ew: 4, score: 0}\n\
        - {board: 2, ns: 3, ew: 4, score: 0}\n- {board: 2, ns: 5, ew: 2, score: 0}\n";
    assert_eq!(total(text, 1), Exact::int(3));
    let credited = format!("{text}sit-outs: [{{contestant: 1, boards: 1}}]\n");
    assert_eq!(total(&credited, 1), Exact::int(6));
    assert_eq!(total(&credited, 2), total(text, 2));
}

/// A knock-out from `(session, winner, loser)`, each match one board; the places of the teams as `rank=` or `rank`.
fn cup(teams: u32, matches: &[(u16, u32, u32)]) -> Vec<String> {
    use std::fmt::Write as _;
    let mut text = "event: {name: Cup, kind: teams, structure: knock-out}\nscoring: {method: imps}\ncontestants:\n".to_owned();
    for team in 1..=teams {
        let _ = writeln!(text, "- {{id: {team}}}");
    }
    text.push_str("results:\n");
    for (session, winner, loser) in matches {
        for (ns, ew, score) in [(winner, loser, 620), (loser, winner, -100)] {
            let _ = writeln!(
                text,
                "- {{board: 1, ns: {ns}, ew: {ew}, match: M{winner}-{loser}, round: 1, session: {session}, score: {score}}}"
            );
        }
    }
    let (event, scores) = scored(&text);
    let mut all: Vec<_> = scores
        .standings
        .iter()
        .map(|s| {
            let tied = if s.tied { "=" } else { "" };
            let name = event.contestants[s.contestant.index()].name.to_string();
            (name, format!("{}{tied}", s.rank.unwrap()))
        })
        .collect();
    all.sort();
    all.into_iter().map(|(_, place)| place).collect()
}

/// A bye goes on like a win: who loses the final is second, whoever had a bye; those beaten in one round stand level.
#[test]
fn a_bye_in_a_knock_out_goes_on_like_a_win() {
    let rounds = [(1, 3, 6), (1, 4, 5), (2, 1, 4), (2, 2, 3), (3, 2, 1)];
    assert_eq!(
        cup(6, &rounds[..2]),
        ["1=", "1=", "1=", "1=", "5=", "5="],
        "after the first round"
    );
    assert_eq!(
        cup(6, &rounds[..3]),
        ["1=", "1=", "1=", "4", "5=", "5="],
        "one semi-final played"
    );
    assert_eq!(cup(6, &rounds), ["2", "1", "3=", "3=", "5=", "5="]);
    // Semi-finals on two evenings are one round.
    let apart = [(1, 3, 6), (1, 4, 5), (2, 1, 4), (3, 2, 3), (4, 2, 1)];
    assert_eq!(cup(6, &apart), ["2", "1", "3=", "3=", "5=", "5="]);
    // Five: two that had a bye meet.
    let five = [(1, 4, 5), (2, 1, 4), (2, 2, 3), (3, 1, 2)];
    assert_eq!(cup(5, &five), ["1", "2", "3=", "3=", "5"]);
    // Three, with and without the final.
    let three = [(1, 2, 3), (2, 2, 1)];
    assert_eq!(cup(3, &three[..1]), ["1=", "1=", "3"]);
    assert_eq!(cup(3, &three), ["2", "1", "3"]);
}

/// Matches for places order those who went out together; they put nobody on.
#[test]
fn a_match_for_the_third_place_puts_nobody_before_the_finalists() {
    let rounds = [(1, 1, 4), (1, 2, 3), (2, 4, 3), (2, 1, 2)];
    assert_eq!(cup(4, &rounds), ["1", "2", "4", "3"]);
    assert_eq!(
        cup(4, &rounds[..3]),
        ["1=", "1=", "4", "3"],
        "the final is on"
    );
    // Eight, all places played for.
    let eight = [
        (1, 1, 5),
        (1, 2, 6),
        (1, 3, 7),
        (1, 4, 8),
        (2, 1, 4),
        (2, 2, 3),
        (2, 5, 8),
        (2, 6, 7),
        (3, 1, 2),
        (3, 3, 4),
        (3, 5, 6),
        (3, 7, 8),
    ];
    assert_eq!(cup(8, &eight), ["1", "2", "3", "4", "5", "6", "7", "8"]);
}

/// The list of matches says when a walkover was: that of the final comes after the semi-final.
#[test]
fn a_walkover_in_the_final() {
    let text = "event: {name: Cup, kind: teams, structure: knock-out}\nresults: []\nmatches:\n\
        - {match: F, teams: [1, 2], walkover: 2, round: 2}\n- {match: S, teams: [2, 3], imps: [10, -10], round: 1}\n\
        withdrawals: [{contestant: 1, after: 0, of: 2, accepted: true}]\n";
    let ranks: Vec<_> = standings(text).into_iter().map(|s| s.1).collect();
    assert_eq!(ranks, [Some(2), Some(1), Some(3)]);
}

/// What belongs to another rule of carry-over counted for nothing, without a word.
#[test]
fn a_key_of_another_rule_of_carry_over_is_refused() {
    let with = |keys: &str| {
        event_file::read(&format!(
            "results: [{{board: 1, ns: 1, ew: 2, score: 50}}]\ncarry-over: {{{keys}, totals: [{{contestant: 1, total: 4}}]}}\n"
        ))
    };
    let wrong = with("rule: full, share: 1/2").unwrap_err().to_string();
    assert!(wrong.contains("line 2: carry-over.share"), "{wrong}");
    assert!(with("rule: share, share: 1/2, final-top: 26").is_err());
    assert!(with("rule: share, share: 1/2").is_ok());
}
