//! Law 12 binds a ruling of the event and a committee as it binds the table: what each may write was taken from the books first.

use crate::common::book::Book;
use openroom_tournament::{Tournament, log};

/// Four spades made ten tricks at table 1, where 1 and 6 sit.
fn played(settings: &str) -> Book {
    let mut book = Book::pairs(settings);
    book.ok("18:00 director Dora | round-started: {round: 1}");
    book.ok("18:05 director Dora | result: {round: 1, table: 1, board: 1, contract: 4S, by: N, tricks: 10}");
    book
}

fn rule(more: &str) -> String {
    format!(
        "18:20 director Dora | ruling: {{round: 1, table: 1, board: 1, consulted: [Eve], {more}}}"
    )
}

/// The case appealed by the pair of North-South, with a committee that sits.
fn heard(score: &str) -> Book {
    let mut book = played("");
    book.ok(&rule(&format!("laws: [16B3], score: {{{score}}}")));
    book.ok("18:21 contestant 1 | appeal: {ruling: 1, points: [judgement], players: [P1a, P1b]}");
    book.ok("18:22 director-in-charge Cleo | committee: {appeal: 1, members: [Ann, Bob, Cal]}");
    book
}

fn decides(score: &str) -> String {
    format!(
        "18:30 committee Ann | decided: {{appeal: 1, decision: changed, reasons: seen again, score: {{{score}}}}}"
    )
}

#[test]
fn the_offenders_never_get_average_plus() {
    let mut book = played("");
    for award in ["AVE+", "60", "51"] {
        let score = format!("{{award: {{ns: {award}, ew: AVE-}}, offenders: ns}}");
        book.unreadable(
            &rule(&format!("laws: [16B3], score: {score}")),
            "ruling.score: the offending side cannot get average plus",
        );
    }
    book.ok(&rule(
        "laws: [16B3], score: {award: {ns: AVE, ew: AVE+}, offenders: ns}",
    ));
    // The committee gets the same refusal, though its form does not name the offenders again.
    book.ok("18:21 contestant 1 | appeal: {ruling: 1, points: [judgement], players: [P1a, P1b]}");
    book.ok("18:22 director-in-charge Cleo | committee: {appeal: 1, members: [Ann, Bob, Cal]}");
    book.no(&decides("award: {ns: AVE+, ew: AVE}"), "Law 12C1a");
    book.ok(&decides("award: {ns: AVE-, ew: AVE+}"));
}

#[test]
fn a_split_score_rests_on_a_ground() {
    let mut book = played("");
    let split = "score: {assigned: {ns: 420, ew: 450}}";
    book.no(&rule(&format!("laws: [21B3], {split}")), "Law 12C1a");
    // The ground may stand among the clauses of the ruling.
    book.ok(&rule(&format!("laws: [21B3, 12C1e], {split}")));
    let mut book = heard("assigned: [[4H N =, 0.8], [4H N -1, 0.2]]");
    book.no(&decides("assigned: {ns: 420, ew: 450}"), "Law 12C1a");
}

#[test]
fn both_sides_are_favoured_by_a_directors_error_alone() {
    for edition in ["2007", "2017"] {
        let mut book = played(&format!("edition: {edition}"));
        let both = "score: {assigned: {ns: 420, ew: -50}";
        book.no(&rule(&format!("laws: [21B3, 11A], {both}}}")), "Law 12C1a");
        book.ok(&rule(&format!("laws: [21B3], {both}, law: 82C}}")));
    }
}

/// 12C1c of 2017: what needs the disallowed call has no weight.
#[test]
fn no_weight_for_what_needs_the_disallowed_call() {
    let mut book = played("");
    for result in ["4S N =", "4S N -1", "420"] {
        book.no(
            &rule(&format!(
                "laws: [16B3], score: {{assigned: [[{result}, 0.5], [3S N +1, 0.5]]}}"
            )),
            "Law 12C1a",
        );
    }
    let mut committee = heard("assigned: 3S N +1");
    committee.no(
        &decides("assigned: [[4S N =, 0.5], [3S N +1, 0.5]]"),
        "Law 12C1a",
    );
    book.ok(&rule(
        "laws: [16B3], score: {assigned: [[4S N =, 0.5], [3S N +1, 0.5]], route: South may raise to game himself}",
    ));
    let mut before = played("edition: 2007");
    before.ok(&rule(
        "laws: [16B3], score: {assigned: [[4S N =, 0.5], [3S N +1, 0.5]]}",
    ));
    let mut misinformed = played("");
    misinformed.ok(&rule(
        "laws: [21B3], score: {assigned: [[4S N =, 0.5], [3S N +1, 0.5]]}",
    ));
}

/// White Book 93.4.4: weights are not moved a little.
#[test]
fn a_committee_is_reminded_that_it_does_not_fine_tune() {
    let ruling = "assigned: [[4H N =, 0.8], [4H N -1, 0.2]]";
    let mut book = heard(ruling);
    let tuned = decides("assigned: [[4H N =, 0.7], [4H N -1, 0.3]]");
    book.no(&tuned, "WB 93.4.4");
    book.ok(&format!("{tuned} | the poll was counted wrongly"));
    let mut book = heard(ruling);
    book.ok(&decides("assigned: [[4H N =, 0.4], [4H N -1, 0.6]]"));
    let mut book = heard(ruling);
    book.ok(&decides("assigned: 4H N ="));
}

/// White Book 12.13: a board that others play in the same turn was not dropped by the movement.
#[test]
fn not_played_only_where_the_movement_drops_the_board() {
    let mut book = played("");
    let boards = &book.event.state().round(1, 1).unwrap().tables;
    let other = boards.iter().find(|table| table.name != "1").unwrap();
    let (name, first, second) = (
        other.name.clone(),
        other.boards[0].board,
        other.boards[1].board,
    );
    let not_played = |board: u32| {
        format!(
            "18:10 director Dora | result: {{round: 1, table: {name}, board: {board}, not-played: true}}"
        )
    };
    book.no(&format!("{} | slow", not_played(first)), "WB 12.13");
    book.ok(&format!("{} | the round is cut short", not_played(second)));
    book.ok(&format!("18:11 director Dora | cancelled: {{round: 1, table: {name}, boards: {first}, score: {{fault: {{ns: partly, ew: none}}}}}} | slow"));
}

/// White Book 40.3, 90.4.2: the non-offenders get the better of average plus and the real adjustment, under either edition.
#[test]
fn the_better_of_average_plus_and_an_adjustment() {
    for (edition, ground) in [("2007", "40B5"), ("2017", "40B4"), ("2017", "40C1")] {
        let mut book = played(&format!("edition: {edition}"));
        let better = "better-of: {ew: 3S N -1}";
        book.no(
            &rule(&format!("laws: [21B3], score: {{{better}, law: 21B3}}")),
            "Law 12C1a",
        );
        book.ok(&rule(&format!(
            "laws: [{ground}], score: {{{better}, law: {ground}}}"
        )));
        assert!(book.event.standings(None).is_ok(), "{edition}");
    }
}

/// What stands in a log was taken under the rules of its time.
#[test]
fn a_log_from_before_is_read() {
    let split = rule("laws: [21B3], score: {assigned: {ns: 420, ew: 450}}");
    let mut book = played("");
    book.no(&split, "Law 12C1a");
    let entry = "{at: 2026-05-14T18:20:00Z, by: director Dora, ruling: {round: 1, table: 1, board: 1, consulted: [Eve], laws: [21B3], score: {assigned: {ns: 420, ew: 450}}}}";
    let entry = log::read_entry(entry).unwrap();
    let mut event: Tournament = book.event.clone();
    event.recall(&entry).unwrap();
    assert_eq!(event.state().rulings.len(), 1);
}
