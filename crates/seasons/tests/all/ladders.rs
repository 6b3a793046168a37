//! Ladders and programmes.

use openroom_seasons::{LadderFault, Occupied, Season, calendar, clashes, rungs};

fn ladder(rules: &str, challenges: &str) -> Season {
    let text = format!(
        "{{season: L, ladder: {{start: [A, B, C, D, E]{rules}, challenges: [{challenges}]}}}}"
    );
    Season::read(&text).unwrap_or_else(|faults| panic!("{faults}"))
}

fn order(season: &Season, day: &str) -> String {
    rungs(season.ladder.as_ref().unwrap(), day.parse().unwrap())
        .order
        .concat()
}

#[test]
fn whoever_wins_changes_places() {
    let won = "{by: D, to: B, on: 2026-01-01, played: 2026-01-05, result: won}";
    assert_eq!(order(&ladder("", won), "2026-02-01"), "ADCBE");
    assert_eq!(order(&ladder(", swap: insert", won), "2026-02-01"), "ADBCE");
    let lost = won.replace("won", "lost");
    assert_eq!(order(&ladder("", &lost), "2026-02-01"), "ABCDE");
}

#[test]
fn challenges_have_a_reach_and_a_time() {
    let season = ladder(
        ", reach: 2, days: 14",
        "{by: E, to: A, on: 2026-01-01}, {by: A, to: B, on: 2026-01-01}, {by: C, to: B, on: 2026-01-02}, {by: D, to: C, on: 2026-01-03}, {by: E, to: D, on: 2026-01-04, played: 2026-02-04, result: won}",
    );
    let ladder = season.ladder.as_ref().unwrap();
    let before = rungs(ladder, "2026-01-10".parse().unwrap());
    assert_eq!(before.order.concat(), "ABCDE");
    let faults: Vec<_> = before.steps.iter().map(|step| step.fault).collect();
    assert_eq!(
        faults,
        [
            Some(LadderFault::TooFar(2)),
            Some(LadderFault::NotAbove),
            None,
            Some(LadderFault::Busy),
            // It is played next month, which nobody knows yet.
            None
        ]
    );
    assert!(before.steps[2].until.is_some());
    // After fourteen days whoever was challenged has lost.
    let late = rungs(ladder, "2026-01-17".parse().unwrap());
    assert!(late.steps[2].expired);
    assert_eq!(late.order.concat(), "ACBDE");
}

#[test]
fn a_match_after_the_time_takes_nothing_from_the_challenger() {
    for result in ["won", "lost"] {
        let late = format!(
            "{{by: B, to: A, on: 2026-01-06, played: 2026-01-30, result: {result}}}, {{by: C, to: B, on: 2026-01-06}}, {{by: C, to: A, on: 2026-02-01}}"
        );
        let season = ladder(", days: 14", &late);
        let ladder = season.ladder.as_ref().unwrap();
        let on = |day: &str| rungs(ladder, day.parse().unwrap());
        // On the last day it can still be played; what comes later is not known.
        let open = on("2026-01-20");
        assert_eq!(open.order.concat(), "ABCDE");
        assert!(open.steps[0].until.is_some() && open.steps[2].to_come);
        // Whoever was busy when a challenge was made stays so after the time.
        let over = on("2026-01-21");
        assert_eq!(over.order.concat(), "BACDE");
        assert!(over.steps[0].expired && !over.steps[0].late);
        assert_eq!(over.steps[1].fault, Some(LadderFault::Busy));
        let played = on("2026-02-01");
        assert_eq!(played.order.concat(), "BACDE");
        assert!(played.steps[0].late && played.steps[2].until.is_some());
    }
}

fn programme() -> Season {
    Season::read(
        "
season: Congress
programme:
  rooms: [{room: Blue, tables: 10}, {room: Red}]
  sessions:
  - {session: Pairs, room: Blue, from: 2026-03-07T14:00, to: 2026-03-07T17:00, tables: 6, directors: [Dora], event: pairs}
  - {session: Teams, room: Blue, from: 2026-03-07T16:30, to: 2026-03-07T20:00, tables: 6, directors: [Emil], event: teams}
  - {session: Novices, room: Red, from: 2026-03-07T14:00, to: 2026-03-07T16:00, directors: [DORA], note: 'Tea, cake; talk'}
  - {session: Final, room: Red, from: 2026-03-08T14:00, to: 2026-03-08T17:00, event: pairs}
",
    )
    .unwrap()
}

#[test]
fn what_clashes_is_found() {
    let season = programme();
    let players = [
        vec!["Ana".to_owned()],
        vec!["ana".to_owned(), "Dora".to_owned()],
        Vec::new(),
        vec!["Ana".to_owned()],
    ];
    let found = clashes(season.programme.as_ref().unwrap(), &players);
    let told: Vec<_> = found
        .iter()
        .map(|clash| (clash.sessions, clash.what.clone()))
        .collect();
    assert_eq!(
        told,
        [
            ((0, 1), Occupied::Room("Blue".into())),
            ((0, 1), Occupied::Player("Dora".into())),
            ((0, 1), Occupied::Player("Ana".into())),
            ((0, 2), Occupied::Director("Dora".into())),
        ]
    );
    let mut small = season.programme.unwrap();
    small.sessions[0].tables = Some(11);
    assert_eq!(clashes(&small, &[])[0].what, Occupied::Tables(10));
    // Room for both.
    small.sessions[0].tables = Some(4);
    assert!(
        !clashes(&small, &[])
            .iter()
            .any(|clash| matches!(clash.what, Occupied::Room(_)))
    );
}

#[test]
fn a_programme_is_a_calendar() {
    let text = calendar(&programme()).unwrap();
    assert!(text.starts_with("BEGIN:VCALENDAR\r\n") && text.ends_with("END:VCALENDAR\r\n"));
    assert_eq!(text.matches("BEGIN:VEVENT").count(), 4);
    assert!(text.contains("DTSTART:20260307T140000\r\n"));
    assert!(text.contains("DESCRIPTION:Tea\\, cake\\; talk\r\n"));
    assert!(text.lines().all(|line| line.len() <= 76));
}
