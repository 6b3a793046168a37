//! What is offered first is what a good director would choose: `first_offers.tsv` has the table, with the reasons.

use openroom_movements::{Entrants, Programme, Wish, check, in_sections, programmes, suggest};

/// An evening of 24 boards in three hours and a half, at seven and a half minutes a board.
const EVENING: Wish = Wish {
    pairs: 0,
    boards: 24,
    minutes: 210,
    half_minutes_a_board: 15,
    sections: None,
};

fn offered(entrants: Entrants, wish: Wish) -> Vec<Programme> {
    programmes(entrants, wish).unwrap()
}

fn shown(one: &Programme) -> String {
    let name = one.movement.name.split(", arrow switched").next().unwrap();
    let switched = if one.movement.name.len() > name.len() {
        ", arrow switched"
    } else {
        ""
    };
    format!("{name}{switched}\t{} x {}", one.rounds, one.per_round)
}

/// 4 to 60 pairs and 4 to 40 teams, one by one.
#[test]
fn the_first_offer_is_what_a_good_director_would_choose() {
    let mut wrong = Vec::new();
    let mut seen = [4, 4];
    for line in include_str!("first_offers.tsv").lines().skip(1) {
        let [who, count, movement, length, reason] = line.split('\t').collect::<Vec<_>>()[..]
        else {
            panic!("five columns: {line}");
        };
        assert!(!reason.is_empty(), "{line}");
        let (entrants, place) = match who {
            "pairs" => (Entrants::Pairs, 0),
            _ => (Entrants::Teams, 1),
        };
        let pairs: u32 = count.parse().unwrap();
        assert_eq!(pairs, seen[place], "one after the other");
        seen[place] += 1;
        let first = shown(&offered(entrants, Wish { pairs, ..EVENING })[0]);
        if first != format!("{movement}\t{length}") {
            wrong.push(format!("{who}\t{count}\t{first}\t{reason}"));
        }
    }
    assert_eq!(seen, [61, 41]);
    assert!(wrong.is_empty(), "offered instead:\n{}", wrong.join("\n"));
}

/// More time takes nothing away that was just right (14 pairs, 24 boards: six rounds of four).
#[test]
fn more_time_does_not_lose_the_exact_fit() {
    for minutes in [180, 195, 210, 240] {
        let wish = Wish {
            pairs: 14,
            minutes,
            ..EVENING
        };
        let all = suggest(wish).unwrap();
        let exact = |rounds: usize, per_round: u32| {
            all.iter()
                .any(|one| one.figures.rounds == rounds && one.per_round == per_round)
        };
        assert!(exact(6, 4) && exact(8, 3), "{minutes} minutes");
        assert!(all.iter().all(|one| one.minutes <= minutes));
    }
}

/// In less time, with other boards and at another pace the first offer stays a movement that people play.
#[test]
fn the_first_offer_is_sound_for_other_evenings() {
    for (boards, minutes, half_minutes_a_board) in [(24, 180, 15), (26, 210, 15), (20, 150, 14)] {
        for pairs in [7, 8, 10, 12, 15, 18, 26, 32] {
            let wish = Wish {
                pairs,
                boards,
                minutes,
                half_minutes_a_board,
                sections: None,
            };
            let all = offered(Entrants::Pairs, wish);
            let (first, figures) = (&all[0], check(&all[0].movement).figures);
            let what = format!("{pairs} pairs, {boards} boards: {}", shown(first));
            let everybody = figures.met.0 == figures.met.1;
            assert!((2..=5).contains(&first.per_round) || everybody, "{what}");
            assert!(first.played().1 + 6 >= boards, "{what}");
            assert!(
                2 * minutes >= first.rounds * first.per_round * half_minutes_a_board,
                "{what}"
            );
            assert_eq!(first.copies(), 1, "{what}");
            // Three webs were three of six offers once.
            let webs = all
                .iter()
                .filter(|one| one.movement.name.starts_with("Web"));
            assert!(webs.count() <= 2, "{what}");
        }
    }
}

/// Thirteen tables as seven and six, of two kinds, of one length.
#[test]
fn unequal_sections_of_different_kinds() {
    let wish = Wish {
        pairs: 26,
        ..EVENING
    };
    let all = in_sections(&[14, 12], wish).unwrap();
    let first = &all[0];
    assert_eq!((first.sections(), first.movement.contestants), (2, 26));
    let sizes = |section: &str| {
        let tables = &first.movement.rounds[0].tables;
        tables
            .iter()
            .filter(|t| t.section.as_deref() == Some(section))
            .count()
    };
    assert_eq!((sizes("A"), sizes("B")), (7, 6));
    assert_eq!(check(&first.movement).faults, []);
    assert!(in_sections(&[22, 4], wish).is_ok());
    assert!(in_sections(&[24, 2], wish).is_err());
}

/// In a Howell that is turned round the room each set of boards goes from a table to the one before it, or rests.
#[test]
fn boards_go_along_the_tables_of_a_howell() {
    for tables in 4..=10 {
        let movement = openroom_movements::generate::howell(tables, 3).unwrap();
        for pair in movement.rounds.windows(2) {
            for (at, table) in pair[1].tables.iter().enumerate() {
                let from = pair[0]
                    .tables
                    .iter()
                    .position(|one| one.boards == table.boards);
                assert!(
                    from.is_none_or(|from| from == (at + 1) % tables as usize),
                    "{tables} tables"
                );
            }
        }
        assert_eq!(movement.rounds[0].tables[0].boards.to_string(), "1-3");
    }
}

/// In those that are written down round by round most sets do: 14 of 18 ways, 28 of 32 and 32 of 35; in the order of the sets it were 3, 10 and 9.
#[test]
fn most_boards_go_along_the_tables_of_a_howell_that_is_written_down() {
    for (tables, rounds, least) in [(4, 6, 14), (5, 8, 28), (6, 7, 32)] {
        let movement = openroom_movements::generate::reduced_howell(tables, rounds, 2).unwrap();
        assert_eq!(check(&movement).faults, []);
        let mut last = std::collections::BTreeMap::new();
        let mut along = 0;
        for round in &movement.rounds {
            let numbers: Vec<u32> = round.tables.iter().map(|table| table.number).collect();
            assert_eq!(numbers, (1..=tables).collect::<Vec<_>>());
            for table in &round.tables {
                let from = last.insert(table.boards.to_string(), table.number);
                along += u32::from(from == Some(table.number % tables + 1));
            }
        }
        assert!(along >= least, "{tables} tables: {along}");
    }
}

/// Where there is no time for all rounds of multiple teams, fewer are offered, with every match whole and the boards of one set.
#[test]
fn multiple_teams_that_do_not_fit_are_cut_short() {
    let multiple = |pairs: u32, boards: u32| -> Option<String> {
        let all = offered(
            Entrants::Teams,
            Wish {
                pairs,
                boards,
                ..EVENING
            },
        );
        let found: Vec<&Programme> = all
            .iter()
            .filter(|one| one.movement.name.starts_with("Multiple teams"))
            .collect();
        assert!(found.len() <= 1);
        let found = found.first()?;
        assert_eq!(check(&found.movement).faults, []);
        assert!(found.rounds * found.per_round <= boards);
        Some(format!("{} x {}", found.rounds, found.per_round))
    };
    // All rounds fit.
    assert_eq!(multiple(13, 24).as_deref(), Some("12 x 2"));
    assert_eq!(multiple(14, 24).as_deref(), Some("11 x 2"));
    assert_eq!(multiple(15, 24).as_deref(), Some("12 x 2"));
    assert_eq!(multiple(9, 15).as_deref(), Some("4 x 3"));
    assert_eq!(multiple(10, 12).as_deref(), Some("5 x 2"));
    // More boards than a set has would have to be in the room.
    assert_eq!(multiple(20, 24), None);
}

/// A half table is announced as a table, and a board of a team is one board.
#[test]
fn figures_say_what_people_count() {
    use openroom_movements::generate::{Even, half_table, mitchell, round_robin};
    let half = half_table(&mitchell(7, 7, 3, Even::Skip).unwrap()).unwrap();
    assert_eq!(check(&half).figures.tables, 7);
    assert_eq!(check(&round_robin(6, 4).unwrap()).figures.played, (20, 20));
}
