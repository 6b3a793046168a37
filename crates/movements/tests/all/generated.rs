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
fn hesitation_of_3_to_20_tables() {
    for tables in (3..=19).step_by(2) {
        let figures = right(&hesitation(tables, 2).unwrap());
        assert_eq!(figures.rounds as u32, tables + 1);
        assert!(hesitation(tables + 1, 2).is_err());
    }
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
