//! What is kept of somebody's conduct, for how long, and what comes next.

use openroom_members::Conduct;
use openroom_members::conduct::{Matter, Measure, NextStep, Suspension};

fn matter(day: &str, measure: Measure, keep_until: &str) -> Matter {
    Matter {
        day: day.to_owned(),
        event: "Thursday".to_owned(),
        offence: "conduct".to_owned(),
        measure,
        text: "He shouted.".to_owned(),
        by: "ana".to_owned(),
        keep_until: keep_until.to_owned(),
    }
}

fn suspension(from: &str, until: &str) -> Suspension {
    Suspension {
        from: from.to_owned(),
        until: until.to_owned(),
        only: String::new(),
        text: "After a hearing.".to_owned(),
        by: "ana".to_owned(),
        lifted: String::new(),
    }
}

#[test]
fn a_ladder_over_several_events() {
    let mut conduct = Conduct::default();
    assert_eq!(conduct.next_step(), NextStep::Penalty);
    conduct
        .add(matter("2026-01-10", Measure::Warning, "2028-01-10"))
        .unwrap();
    assert_eq!(conduct.next_step(), NextStep::Penalty);
    conduct
        .add(matter("2026-02-10", Measure::Penalty, "2028-02-10"))
        .unwrap();
    assert_eq!(conduct.next_step(), NextStep::Disqualify);
    conduct
        .add(matter("2026-03-10", Measure::Disqualified, "2028-03-10"))
        .unwrap();
    assert_eq!(conduct.next_step(), NextStep::Hearing);
    // What is not kept any more does not count.
    assert_eq!(
        conduct.kept_on("2028-02-20").next_step(),
        NextStep::Disqualify
    );
}

#[test]
fn a_suspension_holds_between_its_days_until_it_is_lifted() {
    let mut conduct = Conduct::default();
    conduct
        .suspend(suspension("2026-05-01", "2026-05-31"))
        .unwrap();
    for (day, held) in [
        ("2026-04-30", false),
        ("2026-05-01", true),
        ("2026-05-31", true),
        ("2026-06-01", false),
    ] {
        assert_eq!(conduct.suspended_on(day).is_some(), held, "{day}");
    }
    conduct.lift(1, "2026-05-10").unwrap();
    assert!(conduct.suspended_on("2026-05-09").is_some());
    assert!(conduct.suspended_on("2026-05-10").is_none());
    assert!(conduct.lift(1, "2026-05-11").is_err());
    assert!(conduct.lift(2, "2026-05-11").is_err());
}

#[test]
fn what_is_no_day_or_says_nothing_is_refused() {
    let mut conduct = Conduct::default();
    for day in ["", "17.11.2026", "2026-13-01", "2026-1-1"] {
        assert!(
            conduct
                .add(matter(day, Measure::Noted, "2028-01-01"))
                .is_err(),
            "{day}"
        );
        assert!(
            conduct.suspend(suspension(day, "2028-01-01")).is_err(),
            "{day}"
        );
    }
    assert!(
        conduct
            .suspend(suspension("2026-05-31", "2026-05-01"))
            .is_err()
    );
    assert!(
        conduct
            .add(matter("2026-05-31", Measure::Noted, "2026-05-01"))
            .is_err()
    );
    let mut silent = matter("2026-05-31", Measure::Noted, "2028-05-01");
    silent.text = "  ".to_owned();
    assert!(conduct.add(silent).is_err());
    assert_eq!(conduct, Conduct::default());
}

#[test]
fn only_named_readers_read() {
    let conduct = Conduct {
        readers: vec!["ana".to_owned()],
        ..Conduct::default()
    };
    assert!(conduct.may_read("ana"));
    assert!(!conduct.may_read("Ana"));
    assert!(!conduct.may_read("bela"));
}
