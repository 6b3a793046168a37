//! Broken movements are refuted, with the reason and the place.

use openroom_movements::generate::*;
use openroom_movements::{Boards, Fault, Movement, Seats, check};

#[track_caller]
fn refuted(mut movement: Movement, change: impl FnOnce(&mut Movement), reason: &str) {
    assert_eq!(check(&movement).faults, []);
    change(&mut movement);
    let faults = check(&movement).faults;
    assert!(
        faults
            .iter()
            .any(|fault| fault.to_string().contains(reason)),
        "{faults:?}"
    );
}

fn seats(
    movement: &mut Movement,
    round: usize,
    table: usize,
) -> (&mut Option<u32>, &mut Option<u32>) {
    match &mut movement.rounds[round].tables[table].seats {
        Seats::Sides { ns, ew } => (ns, ew),
        Seats::Players { .. } => unreachable!(),
    }
}

#[test]
fn by_hand() {
    let mitchell = || mitchell(5, 5, 2, Even::Skip).unwrap();
    refuted(
        mitchell(),
        |m| *seats(m, 1, 2).0 = Some(4),
        "round 2: 4 sits at table 3 and at table 4 at once",
    );
    refuted(
        mitchell(),
        |m| *seats(m, 1, 2).0 = Some(11),
        "round 2, table 3: there is no contestant 11",
    );
    refuted(
        mitchell(),
        |m| m.rounds[1].tables[0].boards = Boards(vec![1, 2]),
        "1 plays board 1 twice: round 1, table 1, and round 2, table 1",
    );
    refuted(
        mitchell(),
        |m| m.rounds[1].tables[0].boards = Boards(vec![5, 6]),
        "round 2: board 5 is needed at tables 1, 2 at once, but the number of copies is 1",
    );
    refuted(
        mitchell(),
        |m| m.rounds[1].tables[0].boards = Boards(vec![]),
        "round 2, table 1: there are no boards",
    );
    refuted(
        mitchell(),
        |m| m.contestants = 11,
        "contestants who never play: 11",
    );
    refuted(
        mitchell(),
        |m| m.contestants = 14,
        "contestants who never play: 11-14",
    );
    refuted(mitchell(), |m| m.rounds.clear(), "nothing is played");
    refuted(
        mitchell(),
        |m| m.rounds[0].tables[1].number = 1,
        "round 1, table 1: this table appears twice in the round",
    );
    refuted(
        mitchell(),
        |m| {
            let again = m.rounds[0].clone();
            m.rounds.push(again);
        },
        "meet 2 times, again in round 6",
    );
    refuted(
        mitchell(),
        |m| m.rounds[0].tables[1].shares = vec![1],
        "round 1, table 2: the table cannot share with table 1",
    );
    refuted(
        round_robin(4, 4).unwrap(),
        |m| m.rounds[0].tables[1].boards = Boards(vec![21, 22, 23, 24]),
        "never the other way round",
    );
    refuted(
        round_robin(4, 4).unwrap(),
        |m| *seats(m, 0, 0).1 = seats(m, 0, 0).0.to_owned(),
        "plays against itself",
    );
    refuted(
        individual(8, None, 1).unwrap(),
        |m| {
            if let Seats::Players { n, e, .. } = &mut m.rounds[0].tables[0].seats {
                core::mem::swap(n, e);
            }
        },
        "partners 2 times",
    );
    refuted(
        individual(8, None, 1).unwrap(),
        |m| m.entrants = openroom_movements::Entrants::Pairs,
        "do not suit an event of pairs",
    );
}

/// Any two pairs exchanged in one round of a Howell, any two sets exchanged: never unseen.
#[test]
fn every_exchange() {
    let movement = howell(5, 2).unwrap();
    let mut seen = 0;
    for round in 0..movement.rounds.len() {
        for a in 0..5 {
            for b in 0..a {
                let mut pairs = movement.clone();
                let east = *seats(&mut pairs, round, a).1;
                let other = seats(&mut pairs, round, b).1.replace(east.unwrap());
                *seats(&mut pairs, round, a).1 = other;
                assert!(
                    check(&pairs)
                        .faults
                        .iter()
                        .any(|f| matches!(f, Fault::MeetTooOften { .. }))
                );
                let mut boards = movement.clone();
                let tables = &mut boards.rounds[round].tables;
                let set = tables[a].boards.clone();
                tables[a].boards = core::mem::replace(&mut tables[b].boards, set);
                assert!(
                    check(&boards)
                        .faults
                        .iter()
                        .any(|f| matches!(f, Fault::BoardTwice { .. }))
                );
                seen += 2;
            }
        }
    }
    assert_eq!(seen, 180);
}

#[test]
fn changes_after_play_began() {
    use openroom_movements::change;
    let movement = half_table(&mitchell(7, 7, 3, Even::Skip).unwrap()).unwrap();
    let (with, changes) = change::arrives(&movement, 2).unwrap();
    assert_eq!(with.rounds[..2], movement.rounds[..2]);
    assert_eq!(changes.len(), 5);
    assert_eq!(
        check(&with).figures.sat_out(),
        2 + 2,
        "both the new pair and who sat out before"
    );
    let full = mitchell(7, 7, 3, Even::Skip).unwrap();
    let (with, changes) = change::arrives(&full, 3).unwrap();
    assert!(!changes.is_empty() && changes.iter().all(|c| c.round > 3));
    assert_eq!(check(&with).faults, []);
    let (_, changes) = change::leaves(&full, 3, 4).unwrap();
    assert_eq!(changes.len(), 3);
    let (late, changes) = change::behind(&full, 2, "3", 1).unwrap();
    assert_eq!(changes.len(), 2);
    assert_eq!(late.rounds.len(), 8);
    assert!(change::leaves(&full, 99, 2).is_err());
    // Tables of the same number in two sections share with others.
    let relay = mitchell(4, 4, 3, Even::Share).unwrap();
    let both = sections(&[relay.clone(), relay]).unwrap();
    for who in 1..=both.contestants {
        change::leaves(&both, who, 1).unwrap_or_else(|error| panic!("{who}: {error:?}"));
    }
    // The rover bumped a pair in the first round; it has played nothing when it leaves, and others may leave after it.
    let roving = rover(&mitchell(7, 7, 3, Even::Skip).unwrap()).unwrap();
    let out = roving.rounds[0].tables.iter();
    let sits: Vec<_> = out.map(|table| table.seats).collect();
    let out = (1..=15).find(|who| !format!("{sits:?}").contains(&format!("({who})")));
    let (without, _) = change::leaves(&roving, out.unwrap(), 1).unwrap();
    // That it never plays is written down, and no fault any more.
    assert_eq!(check(&without).faults, []);
    assert_eq!(without.left, [out.unwrap()]);
    assert_eq!(Movement::read(&without.to_yaml()).unwrap(), without);
    let other = if out == Some(1) { 2 } else { 1 };
    change::leaves(&without, other, 2).unwrap();
    assert!(change::arrives(&full, 7).is_err());
    assert!(change::behind(&full, 2, "3", 3).is_err());
}

#[test]
fn suggestions() {
    use openroom_movements::{Wish, suggest};
    for pairs in [4, 7, 10, 23, 30, 61] {
        let wish = Wish {
            pairs,
            boards: 24,
            minutes: 180,
            half_minutes_a_board: 15,
            sections: None,
        };
        let offers = suggest(wish).unwrap();
        for offer in &offers {
            assert_eq!(check(&offer.movement).faults, []);
            assert_eq!(offer.movement.contestants, pairs, "{}", offer.movement.name);
            assert!(offer.minutes <= 180);
        }
        println!(
            "{pairs}: {} ({:?})",
            offers[0].movement.name, offers[0].figures.played
        );
    }
}

#[test]
fn all_who_share_say_so() {
    // Three tables with the same boards: each names the other two, or it is not told who has which board.
    let text = |first: &str, second: &str, third: &str| {
        format!(
            "movement: x\nentrants: pairs\ncontestants: 6\nrounds:\n- tables:\n  - {{table: 1, ns: 1, ew: 2, boards: \"1-3\", shares: [{first}]}}\n  - {{table: 2, ns: 3, ew: 4, boards: \"1-3\", shares: [{second}]}}\n  - {{table: 3, ns: 5, ew: 6, boards: \"1-3\", shares: [{third}]}}\n"
        )
    };
    let faults = |text: String| check(&Movement::read(&text).unwrap()).faults;
    assert_eq!(faults(text("2, 3", "1, 3", "1, 2")), []);
    let chain = faults(text("2", "1, 3", "2"));
    assert!(
        chain
            .iter()
            .any(|fault| fault.to_string().contains("do not name the same tables")),
        "{chain:?}"
    );
}

#[test]
fn those_who_never_play_are_one_fault() {
    let mut movement = mitchell(5, 5, 2, Even::Skip).unwrap();
    movement.contestants = 60;
    let faults = check(&movement).faults;
    assert_eq!(faults.len(), 1, "{faults:?}");
}

#[test]
fn rounds_of_a_swiss_that_cannot_have_been() {
    use openroom_movements::Swiss;
    let check = |played: &str, reason: &str| {
        let text = format!("swiss: 6\nplayed: [{played}]\nranking: [1, 2, 3, 4, 5, 6]\n");
        let swiss = Swiss::read(&text).unwrap();
        match swiss.pair(&swiss.ranking) {
            Ok(_) => assert_eq!(reason, "", "{played}"),
            Err(refused) => {
                assert!(
                    !reason.is_empty() && refused.to_string().contains(reason),
                    "{refused}"
                );
            }
        }
    };
    check("{matches: [[1, 2], [3, 4], [5, 6]]}", "");
    check("{matches: [[1, 2], [3, 4]], bye: 5}", "");
    check("{matches: [[1, 2], [1, 4]]}", "round 1: 1 appears twice");
    check("{matches: [[3, 3]]}", "round 1: 3 appears twice");
    check("{matches: [[1, 2]], bye: 2}", "round 1: 2 appears twice");
    check(
        "{}, {matches: [[1, 7]]}",
        "round 2: there is no contestant 7; the numbers are 1 to 6",
    );
    check("{bye: 0}", "there is no contestant 0");
    check("{triangle: [1, 2, 3], long: second}", "long triangle");
    check(
        "{triangle: [1, 2, 3], long: first}, {triangle: [1, 2, 3], long: second}",
        "",
    );
    check(
        "{triangle: [1, 2, 3], long: first}, {triangle: [1, 2, 4], long: second}",
        "long triangle",
    );
    check("{long: first}", "without a triangle");
}
