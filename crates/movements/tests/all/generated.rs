//! The checker passes every movement that is made, and they are as good as they say.

use openroom_movements::generate::*;
use openroom_movements::{Figures, MOST_SECTIONS, Movement, Table, check};

/// It has no fault and these figures.
#[track_caller]
fn right(movement: &Movement) -> Figures {
    let report = check(movement);
    assert_eq!(report.faults, [], "{}", movement.name);
    report.figures
}

#[test]
fn mitchell_of_3_to_40_tables() {
    for tables in 3..=40 {
        let odd = tables % 2 == 1;
        for rounds in [1, tables / 2, tables / 2 + 1, tables - 1, tables] {
            if odd || rounds < tables {
                let figures = right(&mitchell(tables, rounds, 2, Even::Skip).unwrap());
                assert_eq!(figures.winners, 2);
                assert_eq!(figures.played, (2 * rounds, 2 * rounds));
            }
            right(&mitchell(tables, rounds, 2, Even::Share).unwrap());
        }
        assert!(mitchell(tables, tables + 1, 2, Even::Share).is_err());
        assert_eq!(mitchell(tables, tables, 2, Even::Skip).is_ok(), odd);
    }
}

#[test]
fn howell_of_2_to_20_tables() {
    let mut uneven = Vec::new();
    for tables in 2..=20 {
        let movement = howell(tables, 3).unwrap();
        let figures = right(&movement);
        assert_eq!(figures.rounds as u32, 2 * tables - 1);
        assert_eq!(figures.met.0, figures.met.1, "all meet");
        assert_eq!(figures.copies, 1);
        assert_eq!(figures.sharing, [6, 3, 0][tables.min(4) as usize - 2]);
        let competition = figures.competition.unwrap();
        println!("{tables}: {competition:?}");
        if [2, 4, 6, 8, 10].contains(&tables) {
            assert_eq!(
                competition.deviation, 0.0,
                "{tables} tables are in perfect balance"
            );
        }
        uneven.push((tables, competition.deviation / competition.mean));
    }
    uneven.retain(|&(_, share)| share > 0.9);
    assert_eq!(uneven, []);
}

#[test]
fn three_quarter_howell() {
    let mut none = Vec::new();
    for tables in 3..=12 {
        for rounds in tables + 1..2 * tables - 1 {
            match reduced_howell(tables, rounds, 2) {
                Ok(movement) => {
                    let figures = right(&movement);
                    assert_eq!(figures.boards as u32, 2 * rounds);
                    assert_eq!(figures.played, (2 * rounds, 2 * rounds));
                }
                Err(_) => none.push((tables, rounds)),
            }
        }
    }
    // Turned round the room, none can be for an even number of tables with one round more.
    assert_eq!(none, [(4, 5), (8, 9), (10, 11), (12, 13)]);
}

#[test]
fn teams_of_eight_sit_at_twice_as_many_tables() {
    let movement = in_fours(&round_robin(4, 2).unwrap(), 2).unwrap();
    right(&movement);
    assert_eq!(movement.rounds[0].tables.len(), 8);
    assert_eq!(Movement::read(&movement.to_yaml()), Ok(movement.clone()));
    // One table short: a board one way more often than the other.
    let mut short = movement.clone();
    short.rounds[0].tables.pop();
    assert!(!check(&short).faults.is_empty());
    // The same seats are two places at once for teams of four.
    let mut four = movement;
    four.fours = 1;
    assert!(!check(&four).faults.is_empty());
    assert!(in_fours(&howell(4, 2).unwrap(), 2).is_err());
}

#[test]
fn hesitation_of_3_to_64_tables() {
    // Those of an even number of tables are the harder to find.
    for tables in (3..=31).chain((32..=64).step_by(2)) {
        let movement = hesitation(tables, 2).unwrap();
        let figures = right(&movement);
        assert_eq!(figures.rounds as u32, tables + 1);
        assert_eq!(figures.boards as u32, 2 * (tables + 1));
        let all = 2 * (tables + 1);
        assert_eq!((figures.played, figures.copies), ((all, all), 1));
        assert_eq!(figures.sat_out(), 0);
        // An even number of tables has two that share, side by side, in each round.
        let shared = if tables % 2 == 0 { 2 * (tables + 1) } else { 0 };
        assert_eq!(figures.sharing as u32, shared);
        let apart = movement.rounds.iter().flat_map(|round| &round.tables);
        assert!(apart.into_iter().all(|table| {
            let with = table.shares.first();
            with.is_none_or(|with| with.abs_diff(table.number) == 1)
        }));
    }
    assert!(hesitation(2, 2).is_err());
    assert!(hesitation(65, 2).is_err());
    // One board cannot be shared.
    let one = hesitation(6, 1).unwrap_err();
    assert!(one.to_string().contains("at least two per round"), "{one}");
    right(&hesitation(7, 1).unwrap());
}

/// The table of each pair (or set) of a round, counted from 0.
fn at_table(
    round: &openroom_movements::Round,
    what: impl Fn(&Table) -> Vec<u32>,
) -> Vec<(u32, u32)> {
    let tables = round.tables.iter();
    let mut at: Vec<(u32, u32)> = tables
        .flat_map(|table| what(table).into_iter().map(|one| (one, table.number - 1)))
        .collect();
    at.sort_unstable();
    at
}

fn east_west(table: &Table) -> Vec<u32> {
    match table.seats {
        openroom_movements::Seats::Sides { ew, .. } => ew.into_iter().collect(),
        openroom_movements::Seats::Players { .. } => Vec::new(),
    }
}

fn first_board(table: &Table) -> Vec<u32> {
    table.boards.0.iter().take(1).copied().collect()
}

#[test]
fn double_weave_of_4_to_80_tables() {
    for tables in (4..=80).step_by(4) {
        let movement = double_weave(tables, tables, 2).unwrap();
        let figures = right(&movement);
        assert_eq!(
            (figures.rounds as u32, figures.boards as u32),
            (tables, 2 * tables)
        );
        assert_eq!(figures.played, (2 * tables, 2 * tables));
        assert_eq!(
            (figures.copies, figures.sharing, figures.winners),
            (1, 0, 2)
        );
        assert_eq!(figures.sat_out(), 0);
        // Every North-South met every East-West.
        assert_eq!(figures.met.0 as u32, tables * tables);
        // The moves are those that the documents tell.
        let row = tables / 2;
        let step = |table: u32, across: bool, up: u32| {
            (table / row + u32::from(across)) % 2 * row + (table + up) % row
        };
        for (two, played) in movement.rounds.windows(2).zip(1..) {
            let straight = played % 2 == 1;
            let pairs = |table| step(table, played != row, u32::from(!straight));
            let boards = |table| step(table, true, if straight { row - 1 } else { 0 });
            let moved = |list: Vec<(u32, u32)>, to: &dyn Fn(u32) -> u32| -> Vec<(u32, u32)> {
                list.into_iter()
                    .map(|(what, table)| (what, to(table)))
                    .collect()
            };
            let (here, there) = (&two[0], &two[1]);
            assert_eq!(
                at_table(there, east_west),
                moved(at_table(here, east_west), &pairs)
            );
            assert_eq!(
                at_table(there, first_board),
                moved(at_table(here, first_board), &boards)
            );
        }
        for rounds in [1, tables / 2, tables / 2 + 1, tables - 1] {
            right(&double_weave(tables, rounds, 3).unwrap());
        }
        assert!(double_weave(tables, tables + 1, 2).is_err());
    }
    for tables in [1, 2, 3, 5, 6, 7, 10, 14] {
        let refused = double_weave(tables, 1, 2).unwrap_err().to_string();
        assert!(refused.contains("divisible by 4"), "{refused}");
    }
    let weave = double_weave(8, 8, 3).unwrap();
    let switched = arrow_switch(&weave, &best_arrow_switch(&weave)).unwrap();
    assert_eq!(right(&switched).winners, 1);
    right(&half_table(&weave).unwrap());
}

#[test]
fn as_text() {
    for movement in [
        mitchell(8, 8, 2, Even::Share).unwrap(),
        howell(5, 3).unwrap(),
        round_robin(6, 4).unwrap(),
        individual(12, None, 2).unwrap(),
        sections(&[
            howell(4, 2).unwrap(),
            half_table(&howell(4, 2).unwrap()).unwrap(),
        ])
        .unwrap(),
    ] {
        assert_eq!(Movement::read(&movement.to_yaml()), Ok(movement));
    }
}

#[test]
fn webs() {
    for tables in 5_u32..=40 {
        for rounds in 4..=15 {
            if tables >= rounds | 1 {
                let figures = right(&web(tables, rounds, 2).unwrap());
                assert_eq!(figures.sat_out(), 0);
                assert!(
                    figures.copies as u32 <= tables.div_ceil(rounds | 1) + 1,
                    "{tables} {rounds} {}",
                    figures.copies
                );
            }
        }
    }
}

#[test]
fn an_odd_pair() {
    for tables in 4..=20 {
        let base = mitchell(tables, tables - 1 + tables % 2, 2, Even::Skip).unwrap();
        let figures = right(&half_table(&base).unwrap());
        assert_eq!(figures.sat_out(), base.rounds.len() as u32);
        let figures = right(&rover(&base).unwrap());
        assert_eq!(figures.sat_out(), base.rounds.len() as u32);
        println!("{tables}: {:?}", figures.sit_outs);
        assert!(
            figures
                .sit_outs
                .get(&(2 * tables + 1))
                .is_none_or(|&n| n <= 3)
        );
        right(&half_table(&howell(tables, 2).unwrap()).unwrap());
    }
    for tables in [6, 8, 12, 14, 18, 20] {
        let figures = right(&appendix(tables, 2).unwrap());
        assert_eq!(figures.sat_out(), 0);
        right(&half_table(&appendix(tables, 2).unwrap()).unwrap());
    }
    assert!(appendix(10, 2).is_err());
}

#[test]
fn arrow_switched() {
    for tables in [5, 7, 8, 13] {
        let plain = mitchell(tables, tables - 1 + tables % 2, 2, Even::Skip).unwrap();
        let rounds = best_arrow_switch(&plain);
        println!("{tables}: {rounds:?}");
        let figures = right(&arrow_switch(&plain, &rounds).unwrap());
        assert_eq!(figures.winners, 1);
        let deviation = |rounds: &[usize]| {
            let report = check(&arrow_switch(&plain, rounds).unwrap());
            report.figures.competition.unwrap().deviation
        };
        let best = deviation(&rounds);
        for one in 1..=plain.rounds.len() {
            assert!(best <= deviation(&[one]) + 1e-9);
            for two in 1..one {
                assert!(best <= deviation(&[two, one]) + 1e-9);
            }
        }
    }
}

#[test]
fn sections_and_barometer() {
    let a = mitchell(13, 13, 2, Even::Skip).unwrap();
    let b = mitchell(14, 13, 2, Even::Skip).unwrap();
    let both = sections(&[a.clone(), b]).unwrap();
    let figures = right(&both);
    assert_eq!((figures.tables, figures.boards), (27, 28));
    let figures = right(&barometer(&howell(8, 2).unwrap()).unwrap());
    assert_eq!(figures.copies, 8);
    right(&barometer(&a).unwrap());
}

#[test]
fn more_sections_than_letters() {
    let one = mitchell(3, 3, 1, Even::Skip).unwrap();
    let all = sections(&vec![one.clone(); 30]).unwrap();
    assert_eq!(right(&all).tables, 90);
    let names: Vec<String> = all.rounds[0].tables.iter().map(Table::name).collect();
    assert_eq!(
        (&*names[75], &*names[78], &*names[89]),
        ("Z1", "AA1", "AD3")
    );
    assert_eq!(Movement::read(&all.to_yaml()).unwrap(), all);
    let most = sections(&vec![one.clone(); MOST_SECTIONS]).unwrap();
    assert_eq!(most.rounds[0].tables.last().unwrap().name(), "ZZ3");
    let more = sections(&vec![one; MOST_SECTIONS + 1]);
    assert!(more.unwrap_err().to_string().contains("702"));
}

#[test]
fn teams() {
    right(&head_to_head(4, 8).unwrap());
    for teams in (4..=24).step_by(2) {
        let matches = head_to_heads(teams, 3, 8).unwrap();
        let figures = right(&matches);
        assert_eq!(figures.played, (24, 24));
        // Nobody meets anybody but the one opponent, in each stanza.
        assert_eq!(matches.meetings, 3);
        assert!(
            matches
                .rounds
                .iter()
                .all(|round| round.tables.len() == teams as usize)
        );
    }
    assert!(head_to_heads(5, 2, 8).is_err());
    right(&triangle(4).unwrap());
    for teams in 3..=32 {
        for boards in [1, 4] {
            let figures = right(&round_robin(teams, boards).unwrap());
            assert_eq!(figures.met.0, figures.met.1);
            let figures = right(&multiple_teams(teams, boards).unwrap());
            assert_eq!(figures.met.0, figures.met.1);
        }
    }
}

#[test]
fn multiple_teams_cut_short_play_whole_matches() {
    for teams in 3..=32 {
        assert_eq!(
            multiple_teams_cut_short(teams, teams - 1, 3),
            multiple_teams(teams, 3)
        );
        for rounds in 1..teams {
            let made = multiple_teams_cut_short(teams, rounds, 3);
            if (teams + rounds) % 2 == 0 {
                let refused = made.unwrap_err().to_string();
                let nearest = match rounds {
                    1 => "at least 2".to_owned(),
                    _ => format!("{} and {}", rounds - 1, rounds + 1),
                };
                assert!(refused.contains(&nearest), "{refused}");
                continue;
            }
            let movement = made.unwrap();
            let figures = right(&movement);
            assert_eq!(figures.rounds as u32, rounds);
            // Everybody plays as many whole matches as rounds.
            assert_eq!(figures.played, (3 * rounds, 3 * rounds));
            assert_eq!(figures.met.0 as u32, teams * rounds / 2);
            assert_eq!(figures.sat_out(), 0);
            // A round too few, and the checker sees the halves of matches.
            let mut short = movement.clone();
            short.rounds.pop();
            assert!(!check(&short).faults.is_empty());
        }
        let more = multiple_teams_cut_short(teams, teams, 3).unwrap_err();
        assert!(more.to_string().contains("cut short to fewer"), "{more}");
    }
    assert!(multiple_teams_cut_short(9, 0, 3).is_err());
    assert!(multiple_teams_cut_short(0, 0, 3).is_err());
    assert!(multiple_teams_cut_short(101, 4, 3).is_err());
    assert!(multiple_teams_cut_short(100, u32::MAX, 64).is_err());
}

/// An even number of teams plays the New England relay: tables half the room apart share, and a set rests every other round.
#[test]
fn new_england_relay() {
    for teams in (4..=32).step_by(2) {
        let movement = new_england(teams, teams - 1, 3).unwrap();
        assert_eq!(movement, multiple_teams(teams, 3).unwrap());
        for two in movement.rounds.windows(2) {
            for table in &two[0].tables {
                assert_eq!(table.shares[0].abs_diff(table.number), teams / 2);
                assert!(two[1].tables.iter().all(|one| one.boards != table.boards));
            }
        }
    }
    for teams in [0, 2, 3, 9, 102] {
        assert!(new_england(teams, 3, 3).is_err());
    }
    right(&new_england(8, 5, 3).unwrap());
}

#[test]
fn stagger_teams_have_two_halves() {
    for teams in (4..=32).step_by(2) {
        for boards in [1, 3] {
            let movement = stagger_teams(teams, teams - 1, boards).unwrap();
            let figures = right(&movement);
            assert_eq!(figures.met.0, figures.met.1);
            let half = teams / 2 - 1;
            let sets = |rounds: &[openroom_movements::Round]| -> std::collections::BTreeSet<u32> {
                rounds
                    .iter()
                    .flat_map(openroom_movements::Round::boards)
                    .collect()
            };
            let (first, second) = movement.rounds.split_at(half as usize);
            assert!(sets(first).is_disjoint(&sets(second)));
            assert_eq!(sets(first).len() as u32, boards * teams / 2);
            // At the break all that was begun is over.
            let short = stagger_teams(teams, half, boards).unwrap();
            assert_eq!(short.rounds, first);
            assert_eq!(right(&short).played, (boards * half, boards * half));
            // Within a half East-West go up two tables, and each set one.
            for two in first.windows(2).chain(second.windows(2)) {
                let up = |list: Vec<(u32, u32)>, by: u32| {
                    let mut list: Vec<(u32, u32)> = list
                        .into_iter()
                        .map(|(what, table)| (what, (table + by) % teams))
                        .collect();
                    list.sort_unstable();
                    list
                };
                let here = up(at_table(&two[0], east_west), 2);
                assert_eq!(at_table(&two[1], east_west), here);
                let here = up(at_table(&two[0], first_board), 1);
                assert_eq!(at_table(&two[1], first_board), here);
            }
        }
    }
    for teams in [0, 2, 3, 9, 102] {
        assert!(stagger_teams(teams, 3, 3).is_err());
    }
    for rounds in [0, 1, 2, 4, 5, 6, 8] {
        assert!(stagger_teams(8, rounds, 3).is_err());
    }
}

#[test]
fn individuals() {
    let mut none = Vec::new();
    for players in (4..=24).chain([28, 32, 36, 40]) {
        let Ok(movement) = individual(players, None, 1) else {
            none.push(players);
            continue;
        };
        let figures = right(&movement);
        let (together, twos) = figures.partnered.unwrap();
        println!(
            "{players}: partners {together} of {twos}, opponents {:?}, copies {}",
            figures.met, figures.copies
        );
        if players % 4 < 2 {
            assert_eq!((together, figures.met.0), (twos, twos), "{players}");
        }
    }
    println!("none for {none:?}");
    assert!(none.iter().all(|&n| n > 20), "{none:?}");
}

/// The largest wish that is allowed is granted in a time that somebody waits for: the search has a number of steps.
#[test]
fn the_largest_wish_is_answered() {
    let began = std::time::Instant::now();
    let wish = openroom_movements::Wish {
        pairs: 400,
        boards: 200,
        minutes: 6000,
        half_minutes_a_board: 15,
        sections: None,
    };
    let offered =
        openroom_movements::programmes(openroom_movements::Entrants::Pairs, wish).unwrap();
    assert!(!offered.is_empty());
    assert!(began.elapsed().as_secs() < 40, "{:?}", began.elapsed());
}
