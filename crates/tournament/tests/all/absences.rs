//! Who leaves, comes late, stands in or sits out, and boards that come and go: a short log, and what the White Book gives.

use crate::common::book::{Book, team_match, team_matches};
use openroom_movements::generate::{
    half_table, head_to_head, howell, in_fours, individual, multiple_teams, round_robin,
};
use openroom_tournament::Standing;

impl Book {
    fn enter_teams(&mut self, teams: u32, players: u32) {
        for n in 1..=teams {
            let names: Vec<String> = (1..=players).map(|p| format!("T{n}P{p}")).collect();
            self.ok(&format!(
                "17:01 director | entered: {{contestant: {n}, players: [{}]}}",
                names.join(", ")
            ));
        }
    }

    fn rank(&self, contestant: u32) -> Standing {
        let standings = self
            .event
            .standings(None)
            .unwrap_or_else(|refused| panic!("{refused}"));
        let mut places = standings.places.into_iter();
        places.find(|place| place.contestant == contestant).unwrap()
    }

    /// One result: 4S by North, so many tricks.
    fn made(&mut self, at: &str, place: (u16, u32, &str, u32), tricks: u8) {
        let (session, round, table, board) = place;
        self.ok(&format!("{at} director | result: {{session: {session}, round: {round}, table: {table}, board: {board}, contract: 4S, by: N, tricks: {tricks}}}"));
    }

    fn exported(&self, what: &str) -> usize {
        let text = self.event.export(None);
        text.lines().filter(|line| line.contains(what)).count()
    }
}

/// 143.5.4: a match played in several rounds and sessions is one match. Team 1 wins two stanzas by 1 IMP each, team 2 the last by
/// 10: team 2 wins the match.
#[test]
fn a_knock_out_match_in_stanzas_is_one_match() {
    let mut book = Book::new("kind: teams, structure: knock-out, sessions: 2", "");
    book.enter_teams(2, 4);
    book.movement("17:02", 1, &head_to_head(2, 1).unwrap().to_yaml());
    book.movement("17:02", 2, &head_to_head(1, 1).unwrap().to_yaml());
    for (session, round, tricks) in [(1, 1, 11), (1, 2, 11), (2, 1, 9)] {
        book.start("18:20", session, round);
        let tables = book
            .event
            .state()
            .round(session, round)
            .unwrap()
            .tables
            .clone();
        for table in &tables {
            let first_ns = matches!(
                table.sitting,
                openroom_tournament::state::Sitting::Sides([Some(1), _])
            );
            for board in &table.boards {
                let tricks = if first_ns { tricks } else { 10 };
                book.made("18:20", (session, round, &table.name, board.board), tricks);
            }
        }
        if round == 2 {
            book.ok("18:20 director | session-over: {}");
        }
    }
    assert_eq!(book.exported("match: S1R1-1-2"), 6);
    let event = book.event.scored(None).unwrap();
    assert_eq!(event.scores.matches.len(), 1);
    assert_eq!((book.rank(2).rank, book.rank(1).rank), (Some(1), Some(2)));
}

/// 145.10: the opponents of a team that leaves have a walkover, also in the middle of the match and far behind.
#[test]
fn leaving_a_knock_out_is_a_walkover() {
    let mut book = Book::new("kind: teams, structure: knock-out", "");
    book.enter_teams(2, 4);
    book.movement("17:02", 1, &head_to_head(2, 4).unwrap().to_yaml());
    book.start("18:00", 1, 1);
    let tables = book.event.state().round(1, 1).unwrap().tables.clone();
    for table in &tables {
        let first_ns = matches!(
            table.sitting,
            openroom_tournament::state::Sitting::Sides([Some(1), _])
        );
        for board in &table.boards {
            let tricks = if first_ns { 12 } else { 8 };
            book.made("18:10", (1, 1, &table.name, board.board), tricks);
        }
    }
    assert_eq!(book.rank(1).rank, Some(1));
    book.ok("19:00 director | withdrew: {contestant: 1, accepted: true} | ill");
    let text = book.event.export(None);
    assert!(text.contains("walkover: 2"), "{text}");
    assert!(!text.contains("cut-short"));
    assert_eq!((book.rank(2).rank, book.rank(1).rank), (Some(1), Some(2)));
}

/// Five teams, each against each, one sits out in each round; team 5 leaves after the third of five rounds.
fn league(at_round: u32, boards_of_it: usize) -> Book {
    let mut book = Book::new("kind: teams, structure: round-robin", "");
    book.enter_teams(5, 4);
    book.movement("17:02", 1, &round_robin(5, 4).unwrap().to_yaml());
    for round in 1..=at_round {
        book.start(&format!("18:{round}0"), 1, round);
        if round < at_round {
            book.play(&format!("18:{round}5"), 1, round);
        }
    }
    let now = book.event.missing();
    for missing in now
        .iter()
        .filter(|m| m.round == at_round)
        .take(boards_of_it)
    {
        book.made("19:00", (1, at_round, &missing.table, missing.board), 10);
    }
    book
}

/// 145.2: half-way is that of the tournament. Somebody who sat out has played two rounds when three of five are over: that
/// is after half-way, and what was played against it stands. One board into the third round is before it.
#[test]
fn half_way_is_that_of_the_tournament() {
    let sat_out_early = |book: &Book| {
        let sits = |who: u32, round: u32| {
            let tables = &book.event.state().round(1, round).unwrap().tables;
            tables
                .iter()
                .any(|t| t.sitting.is_full() && t.sitting.side_of(who).is_some())
        };
        (1..=5).find(|&who| !sits(who, 1)).unwrap()
    };
    let mut late = league(3, 99);
    let leaves = sat_out_early(&late);
    late.ok(&format!(
        "19:10 director | withdrew: {{contestant: {leaves}}} | went home"
    ));
    let text = late.event.export(None);
    assert!(
        text.contains(&format!(
            "contestant: {leaves}, after: 2, of: 5, accepted: false, half-way: after"
        )),
        "{text}"
    );
    assert!(late.event.standings(None).is_ok());
    let mut early = league(3, 1);
    early.ok(&format!(
        "19:10 director | withdrew: {{contestant: {leaves}}} | went home"
    ));
    let text = early.event.export(None);
    assert!(text.contains("half-way: before"), "{text}");
}

/// 145.5: average minus counts for a later session too, though its movement has no place for the pair: half of the event at
/// most. Ten boards played, eight missed, as many as the others play there.
#[test]
fn an_accepted_withdrawal_counts_in_later_sessions() {
    let mut book = Book::new("kind: pairs, sessions: 2", "");
    for n in 1..=6 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
        ));
    }
    book.movement("17:02", 1, &howell(3, 2).unwrap().to_yaml());
    for round in 1..=5 {
        book.start(&format!("18:{round}0"), 1, round);
        book.play(&format!("18:{round}5"), 1, round);
    }
    book.ok("19:00 director | session-over: {}");
    book.ok("19:01 director | withdrew: {contestant: 6, accepted: true} | ill");
    book.movement(
        "19:02",
        2,
        &half_table(&howell(3, 2).unwrap()).unwrap().to_yaml(),
    );
    assert!(
        book.event
            .export(None)
            .contains("contestant: 6, after: 5, of: 10, accepted: true, boards: [0, 8]"),
        "{}",
        book.event.export(None)
    );
    assert!(book.rank(6).rank.is_some());
}

/// 144.3: a board that the stand-by played gives the late pair average minus though it was ruled on, or is alone in its form.
#[test]
fn average_minus_whatever_became_of_the_board() {
    for then in [
        "ruling: {round: 1, table: T, board: B, laws: [12A1], score: {assigned: 420}, consulted: [Ada]}",
        "ruling: {round: 1, table: T, board: B, laws: [12A1], score: {award: 60/60}}",
        "fouled: {board: B, form: b, at: [{round: 1, table: T}]} | two cards exchanged",
    ] {
        let mut book = Book::pairs("");
        book.ok("17:50 director | stand-by: {contestant: 2, players: [Gil, Hal]} | absent");
        book.start("18:00", 1, 1);
        book.play("18:05", 1, 1);
        let tables = &book.event.state().round(1, 1).unwrap().tables;
        let table = tables
            .iter()
            .find(|t| t.sitting.side_of(2).is_some())
            .unwrap()
            .clone();
        let board = table.boards[0].board;
        book.ok(&format!(
            "18:10 director Dora | {}",
            then.replace('T', &table.name)
                .replace('B', &board.to_string())
        ));
        book.ok("18:30 director | arrived: {contestant: 2}");
        let openroom_tournament::Scored { event, scores, .. } = book.event.scored(None).unwrap();
        for (i, result) in (0_u32..).zip(&event.results) {
            let two = event
                .contestant(&openroom_scoring::event::Name::Number(2))
                .unwrap();
            if let Some(side) = result.direction_of(two) {
                let top = scores
                    .boards
                    .iter()
                    .find(|b| b.results.contains(&i))
                    .unwrap()
                    .top
                    .clone()
                    .unwrap();
                let minus = top * openroom_scoring::Exact::ratio(2, 5);
                assert_eq!(scores.points.side(i, side), Some(&minus), "{then}");
            }
        }
    }
}

/// 144.3 in an individual: the partner of who was absent keeps the score, without a ruling.
#[test]
fn a_stand_by_in_an_individual() {
    let mut book = Book::new("kind: individual", "");
    for n in 1..=8 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}]}}"
        ));
    }
    book.movement("17:02", 1, &individual(8, None, 2).unwrap().to_yaml());
    book.ok("17:50 director | stand-by: {contestant: 2, players: [Gil]} | absent");
    book.start("18:00", 1, 1);
    book.play("18:05", 1, 1);
    book.ok("18:30 director | arrived: {contestant: 2}");
    assert_eq!(book.exported("stood-in: 2"), 2);
    assert_eq!(book.rank(2).boards, 2);
}

/// A session of three tables that began without pair 6.
fn without_the_sixth(settings: &str) -> Book {
    let mut book = Book::new("kind: pairs", settings);
    for n in 1..=5 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
        ));
    }
    book.movement("17:02", 1, &howell(3, 2).unwrap().to_yaml());
    book.start("18:00", 1, 1);
    book
}

/// 145.6: a late pair takes its place in the round that is on; what cannot be played any more is 60/40. Nothing is awarded
/// where nobody sits.
#[test]
fn a_late_pair_joins_the_round_that_is_on() {
    let mut book = without_the_sixth("");
    let tables = &book.event.state().round(1, 1).unwrap().tables;
    let half = tables
        .iter()
        .find(|t| !t.sitting.is_full())
        .unwrap()
        .clone();
    let award = format!(
        "cancelled: {{round: 1, table: {}, boards: \"{}\", score: {{award: 60/40}}}} | late",
        half.name, half.boards[0].board
    );
    book.no(&format!("18:05 director | {award}"), "WB 145.6");
    book.no(&format!("18:05 director | ruling: {{round: 1, table: {}, board: {}, laws: [12A1], score: {{award: 60/40}}}}", half.name, half.boards[0].board), "WB 145.6");
    book.ok("18:10 director | entered: {contestant: 6, players: [P6a, P6b]} | late");
    let table = book.event.state().table(1, 1, &half.name).unwrap();
    assert!(table.sitting.is_full());
    book.ok(&format!("18:11 director | {award}"));
    book.play("18:14", 1, 1);
    assert_eq!(book.rank(6).boards, 2);
    assert!(book.event.standings(None).is_ok());
}

/// Later, the rounds that have gone by stay as they were, unless the Director gives the pair its place there too.
#[test]
fn a_late_pair_and_the_rounds_gone_by() {
    let mut book = without_the_sixth("");
    book.play("18:05", 1, 1);
    book.start("18:20", 1, 2);
    book.ok("18:21 director | entered: {contestant: 6, players: [P6a, P6b]} | late");
    let full = |book: &Book, round: u32| {
        let tables = &book.event.state().round(1, round).unwrap().tables;
        tables.iter().all(|table| table.sitting.is_full())
    };
    assert!(full(&book, 2) && !full(&book, 1));
    book.no("18:22 director | seated: {from: 9} | late", "-");
    book.ok("18:22 director | seated: {from: 1} | the boards missed are 60/40");
    assert!(full(&book, 1));
    let missed: Vec<_> = book
        .event
        .missing()
        .into_iter()
        .filter(|m| m.round == 1)
        .collect();
    assert_eq!(missed.len(), 2);
    for missed in missed {
        book.ok(&format!("18:23 director | cancelled: {{round: 1, table: {}, boards: \"{}\", score: {{award: 60/40}}}} | late", missed.table, missed.board));
    }
    assert_eq!(book.rank(6).boards, 2);
}

/// 80.5 where there is no percentage: who sits out has its own average.
#[test]
fn a_half_table_in_imps() {
    let mut book = without_the_sixth("method: cross-imps");
    book.play("18:05", 1, 1);
    book.start("18:20", 1, 2);
    book.play("18:25", 1, 2);
    let text = book.event.export(None);
    assert!(text.contains("sit-outs:\n"), "{text}");
    assert_eq!(book.exported("boards: 2}"), 2);
    let percent = without_the_sixth("");
    assert!(!percent.event.export(None).contains("sit-outs"));
}

/// 144.1: one person, one part.
#[test]
fn nobody_has_two_parts() {
    let mut book = Book::pairs("");
    book.ok("17:50 director | stand-by: {contestant: 2, players: [Gil, Hal]} | absent");
    book.no(
        "17:51 director | substitute: {contestant: 1, out: P1a, in: gil, from: 2} | ill",
        "WB 144.1",
    );
    book.no(
        "17:51 director | entered: {contestant: 7, players: [GIL, Zoe]}",
        "WB 144.1",
    );
    book.ok(
        "17:51 director | substitute: {contestant: 1, out: P1a, in: Ida, from: 2, to: 3} | ill",
    );
    book.no(
        "17:51 director | stand-by: {contestant: 3, players: [Ída, Jon]} | absent",
        "WB 144.1",
    );
    book.no(
        "17:51 director | entered: {contestant: 7, players: [ida, Zoe]}",
        "WB 144.1",
    );
    book.no(
        "17:51 director | entered: {contestant: 7, players: [p1A, Zoe]}",
        "Law 4",
    );
    for round in 1..=4 {
        book.start(&format!("18:{round}0"), 1, round);
        book.play(&format!("18:{round}5"), 1, round);
    }
    // Its rounds are over.
    book.ok("18:50 director | entered: {contestant: 7, players: [Ida, Zoe]} | late");
}

/// 81.4.3: boards taken away are put back when the table catches up.
#[test]
fn boards_are_put_back() {
    let mut book = Book::pairs("");
    book.start("18:00", 1, 1);
    let table = book.event.state().round(1, 1).unwrap().tables[0].clone();
    let (name, board) = (&table.name, table.boards[0].board);
    let back =
        format!("restored: {{round: 1, table: {name}, boards: \"{board}\"}} | in time again");
    book.no(&format!("18:01 director | {back}"), "WB 81.4.3");
    book.ok(&format!("18:02 director | cancelled: {{round: 1, table: {name}, boards: \"{board}\", score: {{award: 50/50}}}} | slow"));
    book.no(&format!("18:03 contestant 1 | {back}"), "Law 82B2");
    book.no(
        &format!("18:03 director | {}", back.split(" | ").next().unwrap()),
        "-",
    );
    book.ok(&format!("18:03 director | {back}"));
    assert!(
        book.event
            .missing()
            .iter()
            .any(|m| m.board == board && m.table == *name)
    );
    book.made("18:08", (1, 1, name, board), 10);
    assert_eq!(book.exported("award"), 0);
    book.no(&format!("18:09 director | {back}"), "WB 81.4.3");
}

/// In a match a board is taken out at all tables or at none, and one that was turned or fouled at one table is ruled on: the
/// event can always be scored.
#[test]
fn what_cannot_be_compared_is_ruled_on() {
    let mut book = team_match("edition: 2007");
    book.start("18:00", 1, 1);
    let missing = book.event.missing();
    let (first, board) = (missing[0].table.clone(), missing[0].board);
    let tables = &book.event.state().round(1, 1).unwrap().tables;
    let teams: Vec<u32> = tables
        .iter()
        .find(|t| t.name == first)
        .unwrap()
        .sitting
        .contestants()
        .collect();
    let same = |t: &&std::sync::Arc<openroom_tournament::state::TableRound>| {
        teams.iter().all(|&team| t.sitting.side_of(team).is_some())
    };
    let other = tables
        .iter()
        .filter(same)
        .find(|t| t.name != first)
        .unwrap()
        .name
        .clone();
    let turned = format!(
        "result: {{round: 1, table: {first}, board: {board}, contract: 4S, by: N, tricks: 10, rotated: true}}"
    );
    book.no(&format!("18:01 director | {turned}"), "WB 147.6");
    book.no(&format!("18:01 director | fouled: {{board: {board}, form: b, at: [{{round: 1, table: {first}}}]}} | cards"), "Law 87B");
    book.ok(&format!("18:01 director | fouled: {{board: {board}, form: b, at: [{{round: 1, table: {first}}}, {{round: 1, table: {other}}}]}} | cards"));
    let out = |table: &str| {
        format!(
            "18:02 director | result: {{round: 1, table: {table}, board: {board}, not-played: true}} | slow"
        )
    };
    book.ok(&out(&first));
    book.no(&format!("18:03 director | result: {{round: 1, table: {other}, board: {board}, contract: 4S, by: N, tricks: 10}}"), "WB 81.4.3");
    book.ok(&out(&other));
    for table in [&first, &other] {
        book.ok(&format!("18:04 director | restored: {{round: 1, table: {table}, boards: \"{board}\"}} | in time again"));
    }
    book.made("18:05", (1, 1, &first, board), 10);
    book.no(&out(&other).replace("18:02", "18:06"), "WB 81.4.3");
    book.play("18:20", 1, 1);
    assert!(book.event.standings(None).is_ok());
}

/// 161.5: fours of a team of eight stand alone, and their IMPs are added. The first four wins 1 IMP, the second loses 10.
#[test]
fn a_team_of_eight_as_fours() {
    let mut book = Book::new("kind: teams", "team-of: 8, teams-of-eight: fours");
    book.enter_teams(2, 8);
    let plan = in_fours(&head_to_head(1, 1).unwrap(), 2).unwrap().to_yaml();
    book.movement("17:02", 1, &plan);
    book.start("18:00", 1, 1);
    for (table, tricks) in [("1", 11), ("2", 10), ("3", 9), ("4", 10)] {
        book.made("18:10", (1, 1, table, 1), tricks);
    }
    assert_eq!(book.exported("four: 1"), 2);
    assert_eq!(book.exported("four: 2"), 2);
    assert_eq!(book.rank(1).total, openroom_scoring::Exact::int(-9));
}

/// Where rounds are drawn as the event goes on, one of an odd number has a bye in the first round.
#[test]
fn the_first_round_of_a_swiss_may_leave_one_out() {
    let plan = "movement: one\nentrants: teams\ncontestants: 3\ncopies: 2\nrounds:\n- tables:\n  - {table: 1, ns: 1, ew: 2, boards: 1-2}\n  - {table: 2, ns: 2, ew: 1, boards: 1-2}\n";
    for structure in ["swiss", "knock-out"] {
        let mut book = Book::new(&format!("kind: teams, structure: {structure}"), "");
        book.enter_teams(3, 4);
        book.movement("17:02", 1, plan);
        book.start("18:00", 1, 1);
        book.play("18:10", 1, 1);
        book.ok("18:20 director | match: {match: R1-3, teams: [3], bye: own-average}");
        assert!(book.event.standings(None).is_ok());
    }
}

impl Book {
    /// Plays a round of matches: whoever sits North-South at the first table of each wins every board.
    fn matches(&mut self, at: &str, session: u16, round: u32) {
        self.start(at, session, round);
        let tables = self
            .event
            .state()
            .round(session, round)
            .unwrap()
            .tables
            .clone();
        for (n, table) in tables.iter().enumerate() {
            for board in &table.boards {
                let tricks = if n % 2 == 0 { 10 } else { 9 };
                self.made(at, (session, round, &table.name, board.board), tricks);
            }
        }
    }

    fn ranks(&self, teams: u32) -> Vec<Option<u32>> {
        (1..=teams).map(|team| self.rank(team).rank).collect()
    }
}

/// 145.10: who stays wins, also when the rest of the match is taken out of the plan.
#[test]
fn a_walkover_stays_when_the_movement_changes() {
    let mut book = Book::new("kind: teams, structure: knock-out", "method: imps");
    book.enter_teams(4, 4);
    let first: &[(u32, u32, &str)] = &[(4, 1, "1-2"), (2, 3, "1-2")];
    let whole = team_matches(4, &[first, &[(4, 1, "3-4"), (2, 3, "3-4")]]);
    book.movement("17:02", 1, &whole);
    book.matches("18:00", 1, 1);
    book.ok("18:30 director | withdrew: {contestant: 4, accepted: true} | ill");
    assert_eq!(book.ranks(4), [Some(1), Some(1), Some(3), Some(3)]);
    let rest = team_matches(4, &[first, &[(2, 3, "3-4")]]).replace('\n', "\\n");
    book.ok(&format!(
        "18:31 director | movement-changed: {{from: 2, plan: \"{rest}\"}} | one match less"
    ));
    assert_eq!(
        book.exported("walkover: 1"),
        1,
        "{}",
        book.event.export(None)
    );
    assert_eq!(book.exported("match: R1-1-4, room"), 0);
    assert_eq!(book.ranks(4), [Some(1), Some(1), Some(3), Some(3)]);
}

/// 145.10 over two sessions: the other match goes on, so that of the team that left was not over.
#[test]
fn a_walkover_between_two_sessions() {
    for accepted in [true, false] {
        let mut book = Book::new(
            "kind: teams, structure: knock-out, sessions: 2",
            "method: imps",
        );
        book.enter_teams(4, 4);
        book.movement(
            "17:02",
            1,
            &team_matches(4, &[&[(4, 1, "1-2"), (2, 3, "1-2")]]),
        );
        book.matches("18:00", 1, 1);
        book.ok("18:30 director | session-over: {}");
        book.ok(&format!(
            "18:31 director | withdrew: {{contestant: 4, accepted: {accepted}}} | ill"
        ));
        book.movement("18:32", 2, &team_matches(4, &[&[(2, 3, "1-2")]]));
        book.matches("18:40", 2, 1);
        assert_eq!(
            book.exported("walkover: 1"),
            1,
            "{}",
            book.event.export(None)
        );
        let last = accepted.then_some(3);
        assert_eq!(book.ranks(4), [Some(1), Some(1), Some(3), last]);
    }
}

/// The standings after an earlier round: a match that was played out later is no walkover there.
#[test]
fn an_earlier_round_of_a_match_that_was_played_out() {
    use openroom_tournament::Through;
    let after_one = Some(Through {
        session: 1,
        round: 1,
    });
    let mut book = Book::new(
        "kind: teams, structure: knock-out, sessions: 2",
        "method: imps",
    );
    book.enter_teams(4, 4);
    let plan = team_matches(
        4,
        &[
            &[(1, 4, "1-2"), (2, 3, "1-2")],
            &[(1, 4, "3-4"), (2, 3, "3-4")],
        ],
    );
    book.movement("17:02", 1, &plan);
    book.matches("18:00", 1, 1);
    book.matches("18:30", 1, 2);
    book.ok("19:00 director | session-over: {}");
    let places = |book: &Book| {
        let standings = book.event.standings(after_one).unwrap();
        let places = standings.places.into_iter();
        places.map(|p| (p.contestant, p.total)).collect::<Vec<_>>()
    };
    let mut before = places(&book);
    book.ok("19:01 director | withdrew: {contestant: 1, accepted: true} | ill");
    assert!(!book.event.export(after_one).contains("walkover"));
    let mut now = places(&book);
    before.sort();
    now.sort();
    assert_eq!(before, now);
    // A league: a match in two halves, played out, then one of the teams leaves.
    let mut league = Book::new("kind: teams, structure: round-robin", "method: imps");
    league.enter_teams(2, 4);
    let halves = "movement: x\nentrants: teams\ncontestants: 2\nmeetings: 2\ncopies: 1\nrounds:\n\
        - tables:\n  - {table: 1, ns: 1, ew: 2, boards: 1-2}\n- tables:\n  - {table: 1, ns: 2, ew: 1, boards: 1-2}\n";
    league.movement("17:02", 1, halves);
    league.matches("18:00", 1, 1);
    league.matches("18:30", 1, 2);
    league.ok("19:01 director | withdrew: {contestant: 1} | went home");
    let text = league.event.export(after_one);
    assert!(
        !text.contains("bye:") && !text.contains("cut-short"),
        "{text}"
    );
}

/// 145.2: two sessions of a league, one of them over: that is half-way, though boards of the last round had nobody to play
/// them.
#[test]
fn half_way_when_somebody_has_left_before() {
    let mut book = Book::new(
        "kind: teams, structure: round-robin, sessions: 2",
        "method: imps, vp: {scale: wbf-2013}",
    );
    book.enter_teams(4, 4);
    for session in [1, 2] {
        book.movement("17:02", session, &round_robin(4, 2).unwrap().to_yaml());
    }
    book.start("18:00", 1, 1);
    book.play("18:05", 1, 1);
    book.ok("18:10 director | withdrew: {contestant: 4} | went home");
    for (at, round) in [("18:20", 2), ("18:40", 3)] {
        book.start(at, 1, round);
        book.play(at, 1, round);
    }
    let leaves = |mut book: Book| {
        book.ok("19:01 director | withdrew: {contestant: 3} | went home");
        book.event.export(None)
    };
    let text = leaves(book.clone());
    assert!(
        text.contains("contestant: 3, after: 2, of: 6, accepted: false, half-way: exactly"),
        "{text}"
    );
    book.ok("19:00 director | session-over: {}");
    let text = leaves(book);
    assert!(
        text.contains("contestant: 3, after: 2, of: 6, accepted: false, half-way: exactly"),
        "{text}"
    );
}

/// 145.5: average minus on a board of the session that was missed. Three tables in the first session, a top of 4, two in the
/// second, a top of 2: six boards missed there are 4.8 of 12.
#[test]
fn missed_boards_are_worth_what_they_are_in_their_session() {
    let mut book = Book::new("kind: pairs, sessions: 2", "");
    for n in 1..=6 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
        ));
    }
    let play = |book: &mut Book, session: u16, rounds: u32| {
        for round in 1..=rounds {
            book.start("18:00", session, round);
            let state = book.event.state();
            let tables = state.round(session, round).unwrap().tables.clone();
            for table in &tables {
                let sides: Vec<u32> = table.sitting.contestants().collect();
                for board in &table.boards {
                    let n = sides[0] * 7 + sides[1] * 3 + board.board * 5 + u32::from(session);
                    let tricks = 5 + u8::try_from(n % 8).unwrap();
                    book.made("18:00", (session, round, &table.name, board.board), tricks);
                }
            }
        }
        book.ok(&format!(
            "18:00 director | session-over: {{session: {session}}}"
        ));
    };
    book.movement("17:02", 1, &howell(3, 2).unwrap().to_yaml());
    play(&mut book, 1, 5);
    let before = book.rank(6).total;
    for pair in [5, 6] {
        book.ok(&format!(
            "18:00 director | withdrew: {{contestant: {pair}, accepted: true}} | ill"
        ));
    }
    book.movement("18:00", 2, &howell(2, 2).unwrap().to_yaml());
    play(&mut book, 2, 3);
    let text = book.event.export(None);
    assert!(
        text.contains("contestant: 6, after: 5, of: 8, accepted: true, boards: [0, 6]"),
        "{text}"
    );
    let now = book.rank(6);
    assert_eq!(now.total, before + openroom_scoring::Exact::ratio(24, 5));
    assert_eq!(now.total, openroom_scoring::Exact::ratio(134, 5));
    let of = openroom_scoring::Exact::int(52);
    let percent = now.total * openroom_scoring::Exact::int(100) / of;
    assert_eq!(now.percent, Some(percent));
}

/// Where a team meets several in a round, it has a bye for each that left.
#[test]
fn two_byes_in_one_round() {
    let mut book = Book::new("kind: teams, structure: field", "method: imps");
    book.enter_teams(5, 4);
    book.movement("17:02", 1, &multiple_teams(5, 2).unwrap().to_yaml());
    book.start("18:00", 1, 1);
    book.play("18:05", 1, 1);
    for team in [5, 4] {
        book.ok(&format!(
            "18:10 director | withdrew: {{contestant: {team}}} | went home"
        ));
    }
    let text = book.event.export(None);
    for team in 1..=3 {
        let byes = text.matches(&format!("teams: [{team}], ")).count();
        let against = |gone: u32| {
            let pair = format!("teams: [{team}, {gone}], ");
            text.contains(&pair)
        };
        let cut_short = [4, 5].into_iter().filter(|&gone| against(gone)).count();
        assert_eq!(byes + cut_short, 2, "{team}: {text}");
    }
    assert!(book.event.standings(None).is_ok());
}

/// 145.5 up to a round: nobody is charged for rounds that come after it, and the charge grows with them.
#[test]
fn an_earlier_round_charges_no_later_boards() {
    use openroom_tournament::Through;
    let through = |round| Some(Through { session: 1, round });
    for changed in [false, true] {
        let mut book = Book::pairs("method: cross-imps");
        for round in 1..=2 {
            book.start("18:00", 1, round);
            book.play("18:00", 1, round);
        }
        book.ok("18:20 director | withdrew: {contestant: 3, accepted: true} | ill");
        if changed {
            let plan = howell(3, 2).unwrap();
            let (plan, _) = openroom_movements::change::leaves(&plan, 3, 2).unwrap();
            let plan = plan.to_yaml().replace('"', "\\\"").replace('\n', "\\n");
            book.ok(&format!(
                "18:21 director | movement-changed: {{from: 3, plan: \"{plan}\"}} | one pair less"
            ));
        }
        for round in 3..=5 {
            book.start("18:30", 1, round);
            book.play("18:30", 1, round);
        }
        let line = |round: u32| {
            let text = book.event.export(through(round));
            let mut lines = text.lines().map(str::to_owned);
            lines
                .find(|line| line.contains("contestant: 3, after"))
                .unwrap()
        };
        for (round, told) in [
            (1, "after: 1, of: 1, accepted: true}"),
            (2, "after: 2, of: 2, accepted: true}"),
            (3, "after: 2, of: 3, accepted: true, boards: 2"),
            (5, "after: 2, of: 5, accepted: true, boards: 6"),
        ] {
            assert!(line(round).contains(told), "{}", line(round));
        }
        let total = |through| {
            let standings = book.event.standings(through).unwrap();
            let mut places = standings.places.into_iter();
            places.find(|place| place.contestant == 3).unwrap().total
        };
        assert!(total(through(2)) > total(through(3)));
        assert_eq!(total(through(5)), total(None));
    }
}

/// 80.5: who sits out a match of a league in IMPs has its own average for it while others have played more; who is late has
/// not, and in victory points places go by percentage anyway.
#[test]
fn a_team_that_sits_out_a_match_in_imps() {
    let mut book = Book::new("kind: teams, structure: round-robin", "method: imps");
    book.enter_teams(5, 4);
    book.movement("17:02", 1, &round_robin(5, 4).unwrap().to_yaml());
    for round in 1..=2 {
        book.start(&format!("18:{round}0"), 1, round);
        book.play(&format!("18:{round}5"), 1, round);
    }
    let plays = |book: &Book, round: u32| -> Vec<u32> {
        let round = book.event.state().round(1, round).unwrap();
        let tables = round.tables.iter().filter(|t| t.sitting.is_full());
        tables.flat_map(|t| t.sitting.contestants()).collect()
    };
    let out: Vec<u32> = (1..=2)
        .map(|round| (1..=5).find(|n| !plays(&book, round).contains(n)).unwrap())
        .collect();
    let openroom_tournament::Scored { event, scores, .. } = book.event.scored(None).unwrap();
    for who in out {
        let name = openroom_scoring::event::Name::Number(who.into());
        let id = event.contestant(&name).unwrap();
        let own = scores
            .matches
            .iter()
            .filter_map(|m| m.side_of(id).map(|side| m.won(side)));
        let own: Vec<_> = own.collect();
        assert_eq!(own.len(), 1);
        assert_eq!(
            book.rank(who).total,
            own[0].clone() + own[0].clone(),
            "{who}"
        );
    }
    assert_eq!(
        book.exported("boards: 4}"),
        2,
        "{}",
        book.event.export(None)
    );
    // At the end all have sat out once, and nobody has more than it won.
    for round in 3..=5 {
        book.start(&format!("18:{round}0"), 1, round);
        book.play(&format!("18:{round}5"), 1, round);
    }
    let scores = book.event.scored(None).unwrap().scores;
    let sum = scores
        .standings
        .iter()
        .fold(openroom_scoring::Exact::ZERO, |sum, s| {
            sum + s.total.clone()
        });
    assert_eq!(sum, openroom_scoring::Exact::ZERO);
    // A team that comes after the first round has missed it; who waited for it has not.
    let mut book = Book::new("kind: teams, structure: round-robin", "method: imps");
    book.enter_teams(3, 4);
    book.movement("17:02", 1, &round_robin(4, 4).unwrap().to_yaml());
    book.start("18:10", 1, 1);
    book.play("18:15", 1, 1);
    let waited = (1..=3).find(|n| !plays(&book, 1).contains(n)).unwrap();
    book.start("18:20", 1, 2);
    book.ok("18:21 director | entered: {contestant: 4, players: [X, Y, Z, U]} | late");
    book.play("18:25", 1, 2);
    book.start("18:30", 1, 3);
    book.play("18:35", 1, 3);
    let text = book.event.export(None);
    assert!(
        text.contains(&format!(
            "sit-outs:\n  - {{contestant: {waited}, boards: 4}}\n"
        )),
        "{text}"
    );
    assert!(!text.contains("{contestant: 4, boards"), "{text}");
}
