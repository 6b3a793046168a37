//! Fixtures of leagues: everybody meets everybody, and nobody is at home too often.

use openroom_movements::generate::double_round_robin;
use openroom_movements::league::{Fixture, LeagueFault, check, fixtures, week};
use openroom_movements::{Fault, check as check_movement};

/// With an even number nobody can do better: two teams that are at home and away by turns all the time, and begin alike, never meet,
/// so that all but two have a week in which they do not change.
#[test]
fn home_and_away_by_turns_as_far_as_can_be() {
    for teams in 3..=40 {
        let season = fixtures(teams, 1).unwrap();
        let report = check(teams, 1, &season);
        assert_eq!(report.faults, [], "{teams}");
        let figures = report.figures;
        let even = teams % 2 == 0;
        assert_eq!(figures.repeats, if even { teams - 2 } else { 0 }, "{teams}");
        assert_eq!(figures.longest, if even { 2 } else { 1 }, "{teams}");
        assert_eq!(figures.apart, 0);
    }
}

#[test]
fn twice_each_once_at_the_home_of_either() {
    for teams in 3..=40 {
        let season = fixtures(teams, 2).unwrap();
        let report = check(teams, 2, &season);
        assert_eq!(report.faults, [], "{teams}");
        let figures = report.figures;
        assert_eq!(figures.home, (teams - 1, teams - 1));
        assert_eq!(figures.longest, 2, "{teams}");
        let places = teams + teams % 2;
        assert_eq!(season.len() as u32, 2 * (places - 1));
        // All the others but one lie between two meetings.
        assert_eq!(figures.apart as u32, places - 2, "{teams}");
        let most = if teams % 2 == 0 { 2 * teams } else { 1 };
        assert_eq!(figures.repeats, most, "{teams}");
    }
}

#[test]
fn what_is_wrong_is_named() {
    let sound = fixtures(4, 2).unwrap();
    let faults = |change: &dyn Fn(&mut Vec<Vec<Fixture>>)| {
        let mut season = sound.clone();
        change(&mut season);
        check(4, 2, &season).faults
    };
    let game = sound[0][0];
    let (one, other) = game.both();
    assert!(
        faults(&|season| season[0][0] = game.turned())
            .contains(&LeagueFault::SameHome(game.away, game.home))
    );
    assert!(
        faults(&|season| _ = season[0].remove(0)).contains(&LeagueFault::Meetings(one, other, 1))
    );
    let twice = |season: &mut Vec<Vec<Fixture>>| {
        let more = season[1][0];
        season[0].push(more);
    };
    assert!(faults(&twice).contains(&LeagueFault::TwiceInAWeek(1, sound[1][0].home)));
    let stranger = |season: &mut Vec<Vec<Fixture>>| season[0][0].home = 9;
    assert!(faults(&stranger).contains(&LeagueFault::UnknownTeam(1, 9)));
    for (teams, times) in [(2, 1), (101, 1), (6, 0), (6, 3)] {
        assert!(fixtures(teams, times).is_err(), "{teams} {times}");
    }
}

/// A week is a movement that the checker passes, but for the team that has no match; a double round robin in one session has no fault.
#[test]
fn a_week_is_a_movement() {
    for teams in 3..=20 {
        for games in fixtures(teams, 2).unwrap() {
            let movement = week(teams, &games, 24).unwrap();
            let faults = check_movement(&movement).faults;
            match teams % 2 {
                0 => assert_eq!(faults, []),
                _ => assert!(matches!(&faults[..], [Fault::NeverPlays { who }] if who.len() == 1)),
            }
        }
        let whole = double_round_robin(teams, 4).unwrap();
        assert_eq!(check_movement(&whole).faults, []);
        assert_eq!(
            (whole.meetings, whole.rounds.len() as u32),
            (2, 2 * (teams + teams % 2 - 1))
        );
    }
}
