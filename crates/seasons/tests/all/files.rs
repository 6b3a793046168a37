//! What is wrong with a file is told with line, place and remedy.

use openroom_seasons::Season;

#[test]
fn faults_have_their_place() {
    for (text, told) in [
        ("", "the file is empty"),
        (
            "season: x\ncolour: red",
            "line 2: the key \"colour\" is unknown",
        ),
        ("season: x\nof: cats", "line 2: of"),
        ("season: x\ncount: 2\ndrop: 1", "line 3: drop: both"),
        (
            "season: x\npoints: {by: place}",
            "line 2: points: points by place need a table",
        ),
        (
            "season: x\npoints:\n  table: [1]",
            "line 3: points.table: a table is for points by place",
        ),
        (
            "season: x\nevents:\n- {event: a}\n- {event: a}",
            "line 4: events[1].event: a appears twice",
        ),
        (
            "season: x\nevents:\n- {event: a, weight: 0}",
            "line 3: events[0].weight: a weight must be more than 0",
        ),
        (
            "season: x\nevents:\n- {event: a, weight: heavy}",
            "heavy is not a number",
        ),
        ("season: x\nhandicaps: {last: 0}", "line 2: handicaps.last"),
        (
            "season: x\nhandicaps: {last: 3, lowest: 5, most: 2}",
            "the lowest handicap is above the highest",
        ),
        (
            "season: x\nladder: {start: [A, A]}",
            "line 2: ladder.start[1]: A is on the ladder twice",
        ),
        (
            "season: x\nladder: {start: [A], challenges: [{by: B, to: A, on: 2026-01-01}]}",
            "B is not on the ladder",
        ),
        (
            "season: x\nladder: {start: [A], challenges: [{by: A, to: A, on: 2026-02-30}]}",
            "2026-02-30 is not a day",
        ),
        (
            "season: x\nvenues: [{venue: A}, {venue: A}]",
            "A appears twice",
        ),
        (
            "season: x\nprogramme: {sessions: [{session: S, room: R, from: 2026-01-01T14:00, to: 2026-01-01T13:00}]}",
            "S is over before it begins",
        ),
        (
            "season: x\nprogramme: {rooms: [{room: Q}], sessions: [{session: S, room: R, from: 2026-01-01T14:00, to: 2026-01-01T15:00}]}",
            "there is no room R",
        ),
    ] {
        let faults = Season::read(text).expect_err(text).to_string();
        assert!(faults.contains(told), "{text}\n{faults}");
    }
}

/// What a server keeps of a season is what was given.
#[test]
fn a_season_is_kept_as_json() {
    let text = "{season: x, of: teams, points: {by: place, table: [3, 1/2], attendance: 0.5}, count: 3, ties: [last], events: [{event: a, weight: 2}], handicaps: {last: 4}, venues: [{venue: A, due: 2026-01-01T10:00}], ladder: {start: [A, B], challenges: [{by: B, to: A, on: 2026-01-01, played: 2026-01-02, result: lost}]}}";
    let season = Season::read(text).unwrap();
    let kept = serde_json::to_string(&season).unwrap();
    let again: Season = serde_json::from_str(&kept).unwrap();
    assert_eq!(again, season);
    assert!(again.check().is_ok());
}
