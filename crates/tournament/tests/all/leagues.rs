//! Leagues: matches that are put off and played later, the table, promotion and relegation.

use crate::common::book::{Book, team_match, whole_session};
use openroom_scoring::Exact;
use openroom_tournament::league::{
    Division, MatchStage, Moved, Rules, Season, next_season, promised, set_up,
};
use openroom_tournament::{Action, Request, view};

const SNOW: &str = "snow";

/// A league of so many teams, one session a week, without results.
fn league(teams: u32, times: u32, boards: u32, rules: &str) -> Book {
    let season = Season {
        teams,
        times,
        boards,
        first: Some("2026-06-01T19:30:00Z".parse().unwrap()),
        days: 7,
        venues: vec![Some("Club house".to_owned())],
    };
    let weeks = season.weeks();
    let mut book = Book::new(
        &format!("kind: teams, structure: round-robin, sessions: {weeks}"),
        "method: imps, vp: wbf-2013, preset: ebu",
    );
    book.ok(&format!(
        "17:00 organiser | league: {{name: Test league, times: {times}{rules}}}"
    ));
    for n in 1..=teams {
        book.ok(&format!("17:01 director | entered: {{contestant: {n}, name: Team {n}, players: [T{n}a, T{n}b, T{n}c, T{n}d]}}"));
    }
    let at = "2026-05-14T17:02:00Z".parse().unwrap();
    for action in set_up(&season).unwrap() {
        let by = "director".parse().unwrap();
        let entry = openroom_tournament::Entry::new(at, by, action);
        book.event.apply(&entry).unwrap();
    }
    book
}

/// A match as the table has it.
fn found(book: &Book, session: u16, teams: [u32; 2]) -> openroom_tournament::league::LeagueMatch {
    let table = book.event.league_table().unwrap();
    let mut all = table.matches.into_iter();
    all.find(|one| {
        one.meeting.session == session && teams.iter().all(|team| one.teams.contains(team))
    })
    .unwrap()
}

/// All results of a session that do not belong to a match that was put off: the lower number wins each match, at table 1 by a trick.
fn play_week(book: &mut Book, at: &str, session: u16) {
    for missing in book.event.missing() {
        if missing.session == session && !missing.late_play {
            play(book, at, &missing);
        }
    }
}

fn play(book: &mut Book, at: &str, missing: &openroom_tournament::questions::Missing) {
    let (session, round, table, board) = (
        missing.session,
        missing.round,
        &missing.table,
        missing.board,
    );
    let seats = book
        .event
        .state()
        .table(session, round, table)
        .unwrap()
        .sitting;
    let openroom_tournament::state::Sitting::Sides([Some(ns), Some(ew)]) = seats else {
        panic!("nobody sits there")
    };
    let tricks = if ns < ew { 10 } else { 9 };
    book.ok(&format!("{at} director | result: {{session: {session}, round: {round}, table: {table}, board: {board}, contract: 4S, by: N, tricks: {tricks}}}"));
}

fn play_late(book: &mut Book, at: &str, session: u16) {
    for missing in book.event.missing() {
        if missing.session == session && missing.late_play {
            play(book, at, &missing);
        }
    }
}

/// E6: a match that is put off stops nothing. The session ends, the ranking names it, the next weeks go on; it is played months later
/// with periods of its own.
#[test]
fn a_match_put_off_stops_nothing() {
    let mut book = league(4, 1, 2, "");
    let teams = found(&book, 1, [1, 4]).teams;
    assert_eq!(found(&book, 1, [1, 4]).stage, MatchStage::ToCome);
    let (one, other) = (teams[0], teams[1]);
    book.no(
        &format!("17:03 director | postponed: {{teams: [{one}, {other}], session: 2}} | {SNOW}"),
        "-",
    );
    book.no("17:03 director | postponed: {teams: [1, 4]}", "-");
    book.no(
        "17:03 contestant 1 | postponed: {teams: [1, 4]} | snow",
        "Law 80B2",
    );
    book.no(
        "17:03 director | postponed: {teams: [1, 4], agreed: [3]} | snow",
        "-",
    );
    book.no(
        "17:03 director | postponed: {teams: [1, 4], until: 2026-05-14T17:00:00Z} | snow",
        "-",
    );
    book.ok("17:03 director | postponed: {teams: [4, 1], until: 2026-12-01T19:30:00Z, agreed: [1, 4]} | snow");
    book.start("2026-06-01T19:30:00Z", 1, 1);
    play_week(&mut book, "2026-06-01T22:00:00Z", 1);
    book.ok("2026-06-01T22:05:00Z director | session-over: {}");
    let outstanding = book.event.outstanding();
    assert_eq!(
        (
            outstanding.len(),
            outstanding[0].teams,
            outstanding[0].wanting
        ),
        (1, [1, 4], 4)
    );
    let row = |book: &Book, team: u32| {
        let table = book.event.league_table().unwrap();
        table
            .rows
            .into_iter()
            .find(|row| row.contestant == team)
            .unwrap()
    };
    assert_eq!(
        (
            row(&book, 1).outstanding,
            row(&book, 1).to_come,
            row(&book, 1).played
        ),
        (1, 2, 0)
    );
    for session in 2..=3 {
        book.start(&format!("2026-06-{:02}T19:30:00Z", 7 * session), session, 1);
        play_week(
            &mut book,
            &format!("2026-06-{:02}T22:00:00Z", 7 * session),
            session,
        );
        book.ok(&format!(
            "2026-06-{:02}T22:10:00Z director | session-over: {{session: {session}}}",
            7 * session
        ));
    }
    book.no("2026-06-21T22:20:00Z director | official: {}", "Law 8C");
    // A result of a match that was not put off comes too late, and so does the end of putting it off.
    book.no(
        "2026-11-30T19:00:00Z director | postponed: {teams: [1, 4], cancelled: true}",
        "Law 8C",
    );
    play_late(&mut book, "2026-11-30T22:00:00Z", 1);
    assert!(book.event.outstanding().is_empty());
    assert_eq!(
        (
            row(&book, 1).outstanding,
            row(&book, 1).played,
            row(&book, 1).won
        ),
        (0, 3, 3)
    );
    // Corrections of that evening until twenty minutes after it, months after those of the others.
    let deadlines = book.event.state().deadlines();
    let own = deadlines.iter().find(|one| {
        one.session == 1
            && one.round == Some(1)
            && one.table.is_some()
            && one.request == Request::Score
    });
    assert_eq!(own.unwrap().at.to_string(), "2026-11-30T22:20:00Z");
    let wrong = "correction: {session: 1, round: 1, table: 1, board: 1, class: entry, contract: 4S, by: N, tricks: 11}";
    let round = book.event.state().round(1, 1).unwrap();
    let mut tables = round.tables.iter();
    let table = tables
        .find(|table| table.sitting.two() == Some((1, 4)))
        .unwrap()
        .name
        .clone();
    let wrong = wrong.replace("table: 1,", &format!("table: {table},"));
    let mut late = book.clone();
    book.ok(&format!(
        "2026-11-30T22:15:00Z director | {wrong} | both agree"
    ));
    late.no(
        &format!("2026-11-30T22:25:00Z director | {wrong} | both agree"),
        "WB 146.1",
    );
    book.ok("2026-11-30T22:30:00Z director | official: {}");
}

/// 8C: a board to be played later, and a match decided in victory points or by walkover, hold up no session.
#[test]
fn late_boards_and_decided_matches_free_a_session() {
    let mut pairs = whole_session("");
    assert!(pairs.event.missing().is_empty());
    let mut book = team_match("method: imps, vp: wbf-2013");
    for round in 1..=3 {
        book.start(&format!("18:{round}0"), 1, round);
        let mut missing = book.event.missing();
        missing.retain(|one| one.round == round);
        // One match of each round is not played.
        missing.retain(|one| one.table != "1" && one.table != "2");
        for one in missing {
            play(&mut book, &format!("18:{round}5"), &one);
        }
    }
    let names: Vec<(String, Vec<u32>)> = book
        .event
        .league_table()
        .unwrap()
        .matches
        .into_iter()
        .filter(|one| one.stage == MatchStage::ToCome)
        .map(|one| (one.name, one.teams.to_vec()))
        .collect();
    assert_eq!(names.len(), 3);
    book.no("18:50 director | session-over: {}", "Law 8C");
    let fates = ["vps: [12, 8]", "imps: [30, 10]", "vps: [20, 0]"];
    for ((name, teams), fate) in names.iter().zip(fates).take(2) {
        book.ok(&format!(
            "18:51 director | match: {{match: {name}, teams: {teams:?}, boards: 4, {fate}}}"
        ));
    }
    book.no("18:52 director | session-over: {}", "Law 8C");
    let mut late = book.clone();
    for missing in late.event.missing() {
        late.ok(&format!(
            "18:53 director | late-play: {{round: {}, table: {}, board: {}}}",
            missing.round, missing.table, missing.board
        ));
    }
    late.ok("18:54 director | session-over: {}");
    late.no("18:55 director | official: {}", "Law 8C");
    for missing in late.event.missing() {
        play(&mut late, "19:00", &missing);
    }
    late.ok("19:01 director | official: {}");
    let (name, teams) = &names[2];
    book.ok(&format!(
        "18:53 director | match: {{match: {name}, teams: {teams:?}, boards: 4, {}}}",
        fates[2]
    ));
    assert!(book.event.missing().is_empty());
    book.ok("18:54 director | session-over: {}");
    book.ok("18:55 director | official: {}");
    let stages = book
        .event
        .league_table()
        .unwrap()
        .matches
        .into_iter()
        .map(|one| one.stage);
    assert_eq!(
        stages.filter(|&stage| stage == MatchStage::Decided).count(),
        3
    );
    pairs.ok("19:00 director | session-over: {}");
}

/// The weeks of a league are no steps: a later one may be played first, and each has its own periods.
#[test]
fn the_weeks_of_a_league_are_played_in_any_order() {
    let mut book = league(5, 2, 2, "");
    assert_eq!(book.event.state().session_count(), 10);
    book.start("2026-06-01T19:30:00Z", 3, 1);
    play_week(&mut book, "2026-06-01T22:00:00Z", 3);
    book.start("2026-06-02T19:30:00Z", 1, 1);
    play_week(&mut book, "2026-06-02T22:00:00Z", 1);
    let table = book.event.league_table().unwrap();
    assert_eq!(table.rows.iter().map(|row| row.played).sum::<u32>(), 8);
    assert_eq!(table.matches.len(), 20);
    let json = serde_json::to_value(view::League::of(&book.event, &table)).unwrap();
    assert_eq!(json["rules"]["times"], 2);
    assert_eq!(json["matches"][0]["on"], "2026-06-01T19:30:00Z");
    let first = &table.matches[0];
    assert_eq!(
        first.fixture.as_ref().unwrap().venue.is_some(),
        first.teams[0] == 1
    );
    // Of those who win, the lower number: every match so far.
    for one in table
        .matches
        .iter()
        .filter(|one| one.stage == MatchStage::Played)
    {
        let winner = one.winner().flatten().unwrap();
        assert_eq!(one.teams[winner], one.teams[0].min(one.teams[1]));
        assert!(one.points.is_some());
    }
    // A date and a place that change.
    let [home, away] = first.teams;
    book.ok(&format!("2026-06-03T10:00:00Z organiser | fixtures: {{matches: [{{session: 1, home: {home}, away: {away}, on: 2026-06-04T20:00:00Z, venue: Town hall}}]}}"));
    assert_eq!(
        found(&book, 1, [home, away])
            .fixture
            .unwrap()
            .venue
            .as_deref(),
        Some("Town hall")
    );
    book.no(&format!("2026-06-03T10:00:00Z organiser | fixtures: {{matches: [{{session: 2, home: {home}, away: {away}}}]}}"), "-");
    let kind = Book::new("kind: pairs", "")
        .apply("17:00 organiser | league: {name: x}")
        .unwrap_err();
    assert!(kind.to_string().contains("teams"));
}

/// 145.2: what was put off is not done when half-way is reckoned: who leaves then leaves before it.
#[test]
fn half_way_counts_what_was_played() {
    let half = |put_off: bool| {
        let mut book = league(4, 1, 2, "");
        if put_off {
            for teams in ["1, 4", "2, 3"] {
                book.ok(&format!(
                    "17:03 director | postponed: {{teams: [{teams}]}} | snow"
                ));
            }
        }
        for session in 1..=2 {
            book.start(&format!("2026-06-{:02}T19:30:00Z", 7 * session), session, 1);
            play_week(
                &mut book,
                &format!("2026-06-{:02}T22:00:00Z", 7 * session),
                session,
            );
        }
        book.ok("2026-06-20T12:00:00Z director | withdrew: {contestant: 4} | gone");
        let left = &book.event.state().contestants[&4];
        left.withdrawn.as_ref().unwrap().event_then
    };
    let (played, put_off) = (half(false), half(true));
    assert!(2 * played.0 > played.1, "{played:?}");
    assert!(2 * put_off.0 < put_off.1, "{put_off:?}");
}

fn division(size: usize, ranking: &[&str], rules: [u32; 3]) -> Division {
    let [up, down, play_off] = rules;
    Division {
        rules: Rules { up, down, play_off },
        size,
        ranking: ranking.iter().map(|&team| team.to_owned()).collect(),
    }
}

#[test]
fn promotion_and_relegation() {
    let divisions = [
        division(4, &["A", "B", "C", "D"], [0, 1, 1]),
        division(5, &["E", "F", "G", "H", "I"], [1, 2, 0]),
        division(4, &["J", "K", "L", "M"], [2, 0, 0]),
    ];
    let names = |won: &[&str]| {
        let won: Vec<String> = won.iter().map(|&team| team.to_owned()).collect();
        let next = next_season(&divisions, &won).unwrap();
        let all = next
            .divisions
            .iter()
            .map(|teams| teams.iter().map(|(team, _)| team.as_str()).collect());
        let all: Vec<String> = all.collect();
        (all.join(" "), next.open.len(), next)
    };
    // C and F play off for the last place of the first division; until then C has it.
    let (teams, open, next) = names(&[]);
    assert_eq!((teams.as_str(), open), ("ABCE DFGJK HILM", 1));
    assert_eq!(
        (next.open[0].above.as_str(), next.open[0].below.as_str()),
        ("C", "F")
    );
    assert_eq!(next.divisions[0][3], ("E".to_owned(), Moved::Up));
    assert_eq!(next.divisions[1][0], ("D".to_owned(), Moved::Down));
    assert_eq!(names(&["C"]).0, "ABCE DFGJK HILM");
    let (teams, open, _) = names(&["F"]);
    assert_eq!((teams.as_str(), open), ("ABEF CDGJK HILM", 0));
    // Somebody has left the first division: nobody goes down from it.
    let short = [
        division(4, &["A", "B", "C"], [0, 1, 0]),
        division(3, &["E", "F", "G"], [1, 0, 0]),
    ];
    let next = next_season(&short, &[]).unwrap();
    assert_eq!((next.divisions[0].len(), next.divisions[1].len()), (4, 2));
    // What does not fit is told.
    let unequal = [
        division(4, &["A", "B", "C", "D"], [0, 2, 0]),
        division(3, &["E", "F", "G"], [1, 0, 0]),
    ];
    assert!(next_season(&unequal, &[]).is_err());
    let small = [
        division(2, &["A", "B"], [0, 2, 1]),
        division(3, &["E", "F", "G"], [2, 0, 0]),
    ];
    assert!(next_season(&small, &[]).is_err());
}

/// The season that is laid out is told by acts: those who read the log need not know how it was made.
#[test]
fn a_season_is_acts() {
    let season = Season {
        teams: 6,
        times: 2,
        boards: 24,
        first: None,
        days: 7,
        venues: Vec::new(),
    };
    let acts = set_up(&season).unwrap();
    assert_eq!((season.weeks(), acts.len()), (10, 11));
    assert!(matches!(&acts[10], Action::Fixtures(set) if set.matches.len() == 30));
    assert!(
        set_up(&Season {
            teams: 2,
            ..season.clone()
        })
        .is_err()
    );
    assert!(
        set_up(&Season {
            boards: 0,
            ..season
        })
        .is_err()
    );
}

/// The second checker finds nothing in what is made, and whatever is changed by hand.
#[test]
fn what_a_league_promises() {
    for (teams, times) in [(3, 1), (4, 2), (5, 1), (5, 2), (8, 1), (9, 2), (10, 2)] {
        let book = league(teams, times, 1, "");
        assert_eq!(promised(&book.event), [], "{teams} {times}");
    }
    let told = |book: &Book| -> Vec<String> {
        let all = promised(&book.event).into_iter();
        all.map(|one| one.said.to_string()).collect()
    };
    let mut book = league(4, 2, 1, "");
    let first = found(&book, 1, [1, 4]);
    let [home, away] = first.teams;
    let second = (2..=6).find(|&week| {
        let table = book.event.league_table().unwrap();
        table
            .matches
            .iter()
            .any(|one| one.meeting.session == week && one.meeting.teams == (1, 4))
    });
    let week = second.unwrap();
    // The same hosts again, on the day of another match.
    book.ok(&format!("17:05 organiser | fixtures: {{matches: [{{session: {week}, home: {home}, away: {away}, on: 2026-06-01T10:00:00Z}}]}}"));
    let all = told(&book);
    assert!(
        all.contains(&format!("teams 1 and 4 meet twice at the home of {home}")),
        "{all:?}"
    );
    assert!(
        all.contains(&format!("team {home} has 2 matches on 2026-06-01")),
        "{all:?}"
    );
    assert!(
        all.contains(&format!("matches of team {home} at home: 4, away: 2")),
        "{all:?}"
    );
    // Fewer meetings than were promised, and a match that waits.
    let mut book = league(4, 1, 1, "");
    book.ok("17:05 organiser | league: {name: Test league, times: 2}");
    book.ok("17:06 director | postponed: {teams: [1, 4]} | snow");
    let all = told(&book);
    assert!(
        all.contains(&"the number of matches between teams 2 and 3 is 1, not 2".to_owned()),
        "{all:?}"
    );
    assert_eq!(
        all.last().unwrap(),
        "the match between 1 and 4 is still to be played"
    );
    assert!(!promised(&book.event).last().unwrap().broken);
}

/// White Book 163.2: a captain tells the result of a match of his own team, the other confirms it; after that it is for the Director.
#[test]
fn captains_tell_results() {
    let mut book = league(4, 1, 8, "");
    let one = found(&book, 1, [1, 4]);
    let (home, away) = (one.teams[0], one.teams[1]);
    let note = |who: u32, what: &str| {
        format!(
            "18:00 captain {who} | match: {{match: {}, teams: [{home}, {away}], boards: 8, {what}}}",
            one.name
        )
    };
    book.no(&note(2, "imps: [30, 20]"), "WB 163.2");
    book.no(&note(home, "vps: [20, 0]"), "WB 163.2");
    book.no(&note(home, &format!("walkover: {home}")), "WB 163.2");
    book.no(
        &note(home, "imps: [30, 20]").replace("boards: 8", "boards: 2"),
        "WB 163.2",
    );
    book.ok(&note(home, "imps: [30, 20]"));
    let shown = |book: &Book| {
        let table = book.event.league_table().unwrap();
        let all = view::League::of(&book.event, &table).matches;
        let mut all = all.into_iter();
        let found = all.find(|match_| match_.name == one.name).unwrap();
        (found.told_by, found.confirmed)
    };
    // Who tells it stands by it.
    assert_eq!(shown(&book), (Some(home), vec![home]));
    book.no(&note(away, "imps: [20, 30]"), "WB 163.2");
    // A slip of his own he puts right until the other has confirmed.
    book.ok(&note(home, "imps: [31, 20]"));
    // The margin decides the victory points: as 11 to nothing would.
    let told = found(&book, 1, [1, 4]);
    let whole = |points: &[Exact; 2]| points[0].clone() + points[1].clone();
    assert_eq!(
        told.made
            .as_ref()
            .unwrap()
            .clone()
            .map(|made| made.to_string()),
        ["31", "20"]
    );
    let points = told.points.unwrap();
    assert_eq!(whole(&points), Exact::int(20));
    let mut as_margin = book.clone();
    let by_director = note(home, "imps: [11, -11]").replace(&format!("captain {home}"), "director");
    as_margin.ok(&format!("{by_director} | only the margin is known"));
    let margin = found(&as_margin, 1, [1, 4]);
    assert_eq!(margin.points.unwrap(), points);
    assert_eq!(
        margin.made.unwrap().map(|made| made.to_string()),
        ["11", "0"]
    );
    book.no(&note(home, "imps: [300, 20]"), "Law 78B");
    let confirmed =
        format!("18:01 captain {away} | match-confirmed: {{round: 1, teams: [{home}, {away}]}}");
    book.ok(&confirmed);
    let both = vec![home.min(away), home.max(away)];
    assert_eq!(shown(&book), (Some(home), both));
    book.no(
        &note(home, "imps: [40, 20]").replace("18:00", "18:02"),
        "WB 163.2",
    );
    // The Director may; what was confirmed was something else.
    let changed = note(home, "imps: [28, 20]")
        .replace("18:00", "18:02")
        .replace(&format!("captain {home}"), "director");
    book.no(&changed, "-");
    book.ok(&format!("{changed} | the slip says so"));
    assert_eq!(shown(&book), (None, vec![]));
    let mut no_league = team_match("");
    no_league.no(
        "18:00 captain 1 | match: {match: R1-1-2, teams: [1, 2], imps: [3, 0]}",
        "WB 163.2",
    );
}

/// 145.1, 145.2: who does not come gets nothing, and the others at least 12 of 20; the table goes by the points.
#[test]
fn who_does_not_come_gets_nothing() {
    let mut book = league(4, 1, 8, "");
    let names: Vec<_> = [(1, [1, 4]), (1, [2, 3])]
        .map(|(week, teams)| found(&book, week, teams))
        .into();
    let note = |at: usize, what: &str| {
        let (name, [home, away]) = (&names[at].name, names[at].teams);
        format!(
            "18:00 director | match: {{match: {name}, teams: [{home}, {away}], boards: 8, {what}}}"
        )
    };
    book.ok(&note(0, &format!("walkover: {}", names[0].teams[0])));
    let points = found(&book, 1, [1, 4]).points.unwrap();
    assert_eq!(points, [Exact::int(12), Exact::ZERO]);
    book.ok(&note(1, "imps: [20, 18]"));
    let rows = book.event.league_table().unwrap().rows;
    let all: Vec<_> = rows.iter().map(|row| row.points.clone()).collect();
    assert!(all.is_sorted_by(|a, b| a >= b), "{all:?}");
    // Who has a match in hand stands below whoever has more points.
    let two = found(&book, 2, [1, 3]);
    let (name, teams) = (two.name, two.teams);
    book.ok(&format!(
        "18:01 director | match: {{match: {name}, teams: {teams:?}, boards: 8, imps: [0, 4]}}"
    ));
    let rows = book.event.league_table().unwrap().rows;
    let all: Vec<_> = rows.iter().map(|row| row.points.clone()).collect();
    assert!(all.is_sorted_by(|a, b| a >= b), "{all:?}");
    let decided = rows.iter().any(|row| row.played == 2) && rows.iter().any(|row| row.played == 1);
    assert!(decided);
}

/// Results have a day by which they must be there; the hosts are reminded, and a late one costs them what the league says.
#[test]
fn a_late_result_is_told() {
    use openroom_tournament::questions::Suggestion;
    let mut book = league(4, 1, 8, ", result-days: 3, late-result: 1");
    let one = found(&book, 1, [1, 4]);
    let (home, away) = (one.teams[0], one.teams[1]);
    let due = |book: &Book| {
        let mut all = book.event.results_due().into_iter();
        all.find(|due| due.name == one.name)
    };
    let awaited = due(&book).unwrap();
    assert_eq!(awaited.by.to_string(), "2026-06-04T19:30:00Z");
    assert_eq!((awaited.home, awaited.came), (home, None));
    assert_eq!(awaited.captain, Some(format!("T{home}a")));
    let tells = |day: &str| {
        format!(
            "{day} captain {home} | match: {{match: {}, teams: [{home}, {away}], boards: 8, imps: [30, 20]}}",
            one.name
        )
    };
    let mut in_time = book.clone();
    in_time.ok(&tells("2026-06-04T10:00:00Z"));
    assert_eq!(due(&in_time), None);
    book.ok(&tells("2026-06-05T10:00:00Z"));
    let late = Suggestion::LateResult {
        session: 1,
        home,
        away,
        name: one.name.clone(),
        amount: "1".into(),
    };
    assert!(book.event.suggestions().contains(&late));
    book.ok(&format!("2026-06-05T11:00:00Z director | penalty: {{contestant: {home}, offence: late-result, amount: 1, match: {}}}", one.name));
    assert!(!book.event.suggestions().contains(&late));
    // One that is put off has the days after the new date.
    let mut put_off = league(4, 1, 8, ", result-days: 3");
    put_off.ok("17:03 director | postponed: {teams: [1, 4], until: 2026-07-01T19:00:00Z} | snow");
    assert_eq!(
        due(&put_off).unwrap().by.to_string(),
        "2026-07-04T19:00:00Z"
    );
}

/// The second checker holds a league to its promises too.
#[test]
fn the_second_checker_knows_leagues() {
    let season = Season {
        teams: 4,
        times: 1,
        boards: 2,
        first: None,
        days: 7,
        venues: Vec::new(),
    };
    let mut log = Vec::new();
    let mut take = |text: &str| {
        let text = format!("{{at: 2026-05-14T17:00:00Z, by: organiser, {text}}}");
        log.push(openroom_tournament::log::read_entry(&text).unwrap());
    };
    take(&format!(
        "created: {{name: L, kind: teams, structure: round-robin, sessions: {}}}",
        season.weeks()
    ));
    // It says that each two teams meet twice, and they meet once.
    take("league: {name: L, times: 2}");
    for n in 1..=4 {
        take(&format!(
            "entered: {{contestant: {n}, players: [T{n}a, T{n}b, T{n}c, T{n}d]}}"
        ));
    }
    for action in set_up(&season).unwrap() {
        let at = "2026-05-14T17:02:00Z".parse().unwrap();
        log.push(openroom_tournament::Entry::new(
            at,
            "director".parse().unwrap(),
            action,
        ));
    }
    let report = openroom_tournament::promises::check(&log).unwrap();
    assert!(!report.is_kept());
    let of_league = |one: &openroom_tournament::promises::Finding| {
        one.promise == openroom_tournament::promises::Promise::League
    };
    assert!(
        report.findings.iter().any(of_league),
        "{:?}",
        report.findings
    );
}

/// 145.5: the week in which nobody is met by the plan is not one that was missed.
#[test]
fn a_week_without_an_opponent_is_not_missed() {
    let mut book = league(5, 2, 4, "");
    let all = book.event.league_table().unwrap().matches.into_iter();
    let all: Vec<_> = all
        .map(|one| (one.meeting.session, one.name, one.teams))
        .collect();
    // Of the ten weeks team 1 has two without an opponent.
    let own: Vec<u16> = all
        .iter()
        .filter(|(.., teams)| teams.contains(&1))
        .map(|(week, ..)| *week)
        .collect();
    assert_eq!(own.len(), 8);
    let half = own[4];
    for (week, name, [one, other]) in &all {
        if *week <= half {
            book.ok(&format!("2026-07-01T12:00:00Z director | match: {{match: {name}, teams: [{one}, {other}], boards: 4, vps: [12, 8]}}"));
        }
    }
    book.ok("2026-07-02T12:00:00Z director | withdrew: {contestant: 1, accepted: true} | ill");
    let gone = book.event.state().contestants[&1]
        .withdrawn
        .clone()
        .unwrap();
    assert_eq!(gone.after, 5);
    let file = book.event.export(None);
    let gone = file.lines().find(|line| line.contains("half-way")).unwrap();
    assert!(gone.contains("after: 5, of: 8"), "{gone}");
}

/// 145.2: in a league whose results are told without boards, what was told counts when half-way is reckoned and for how much somebody has
/// played; what was told stands, and who was still to meet him gets the best of (a) to (c).
#[test]
fn half_way_counts_what_was_told() {
    for fate in ["imps: [40, 20]", "vps: [13, 7]"] {
        let mut book = league(6, 1, 24, "");
        let names = |book: &Book| -> Vec<(u16, String, [u32; 2])> {
            let all = book.event.league_table().unwrap().matches.into_iter();
            all.map(|one| (one.meeting.session, one.name, one.teams))
                .collect()
        };
        let mut last = 0;
        for (week, name, [one, other]) in names(&book) {
            if week == 5 && (one == 6 || other == 6) {
                last = one + other - 6;
                continue;
            }
            book.ok(&format!("2026-07-01T12:00:00Z director | match: {{match: {name}, teams: [{one}, {other}], boards: 24, {fate}}}"));
        }
        book.ok("2026-07-02T12:00:00Z director | withdrew: {contestant: 6, accepted: true} | ill");
        let left = book.event.state().contestants[&6]
            .withdrawn
            .clone()
            .unwrap();
        assert_eq!(left.after, 4, "{fate}");
        assert!(2 * left.event_then.0 > left.event_then.1, "{left:?}");
        let file = book.event.export(None);
        assert!(file.contains("half-way: after"), "{file}");
        let table = book.event.league_table().unwrap();
        for row in &table.rows {
            // Nobody has lost the match against 6; who was to meet it has a bye.
            let played = if row.contestant == last || row.contestant == 6 {
                4
            } else {
                5
            };
            assert_eq!(row.played, played, "{fate} {}", row.contestant);
        }
        let points: Vec<_> = table
            .rows
            .iter()
            .map(|row| (row.contestant, row.points.clone()))
            .collect();
        let of = |who: u32| {
            points
                .iter()
                .find(|(one, _)| *one == who)
                .unwrap()
                .1
                .clone()
        };
        // Four matches and the best of 145.2: at least average plus.
        assert!(of(last) > Exact::int(4 * 7), "{points:?}");
        assert!(file.contains("bye: {withdrawn: 6}"), "{file}");
    }
}

/// 79C, 146.1: the result of a match that was told is changed as that of a board is: with the reason; after the period only where an
/// official made a gross error, with the consent of the organiser; and no match brings more victory points than its scale.
#[test]
fn a_match_is_not_rewritten_without_reason() {
    let mut book = league(4, 1, 24, "");
    let all = book.event.league_table().unwrap().matches;
    let [one, other] = all[0].teams;
    let name = all[0].name.clone();
    // The others of the season are told besides, so that it can become official.
    for game in all.iter().skip(1) {
        let (name, [a, b]) = (&game.name, game.teams);
        book.ok(&format!("2026-06-01T21:00:00Z director | match: {{match: {name}, teams: [{a}, {b}], imps: [9, 5]}}"));
    }
    let told = |fate: &str| {
        format!("match: {{match: {name}, teams: [{one}, {other}], boards: 24, {fate}}}")
    };
    for fate in ["vps: [25, -5]", "vps: [1000000, 0]", "vps: [-3, -4]"] {
        book.no(
            &format!("2026-06-01T22:00:00Z director | {}", told(fate)),
            "Law 78D",
        );
    }
    book.ok(&format!(
        "2026-06-01T22:00:00Z director | {}",
        told("imps: [40, 20]")
    ));
    // A slip is put right, with the reason.
    book.no(
        &format!("2026-06-01T22:05:00Z director | {}", told("imps: [41, 20]")),
        "-",
    );
    book.ok(&format!(
        "2026-06-01T22:05:00Z director | {} | typed wrongly",
        told("imps: [41, 20]")
    ));
    for week in 1..=3 {
        book.ok(&format!(
            "2026-06-01T22:10:00Z director | session-over: {{session: {week}}}"
        ));
    }
    book.no(
        &format!(
            "2026-06-02T22:00:00Z director | {} | typed wrongly",
            told("imps: [60, 0]")
        ),
        "WB 146.1",
    );
    book.no(
        &format!(
            "2026-06-02T22:00:00Z director | {} | typed wrongly",
            told("class: gross, imps: [60, 0]")
        ),
        "Law 79C2",
    );
    book.no(
        &format!(
            "2026-06-02T22:00:00Z director | {} | typed wrongly",
            told("class: tricks, imps: [60, 0]")
        ),
        "-",
    );
    // Asked in time it is still in time.
    let mut asked = book.clone();
    asked.ok(&format!(
        "2026-06-02T22:00:00Z director | {} | they asked",
        told("requested: 2026-06-01T22:15:00Z, imps: [39, 20]")
    ));
    book.ok("2026-06-02T12:00:00Z director | official: {}");
    book.no(
        &format!(
            "2026-06-02T12:30:00Z director | {} | typed wrongly",
            told("imps: [60, 0]")
        ),
        "WB 146.1",
    );
    book.ok(&format!(
        "2026-06-02T12:31:00Z director | {} | typed wrongly",
        told("class: gross, approved-by: Rui, imps: [60, 0]")
    ));
    assert_eq!(
        found(&book, 1, [one, other]).made,
        Some([Exact::int(60), Exact::ZERO])
    );
    let file = book.event.export(None);
    assert!(
        file.contains("imps: [60, -60]") && !file.contains("gross"),
        "{file}"
    );
}
