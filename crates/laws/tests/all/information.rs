//! What nobody need forget: a scenario says what information there is, this says where there is none (16C, 23, 27B1a).

use openroom_laws::replay::replay;
use openroom_laws::{Edition, log};

/// What is under information at the end, in both editions.
fn check(entries: &str, expected: &[&str]) {
    let text = format!("{{dealer: E, vul: none, log: [{entries}]}}");
    let log = log::read(&text).unwrap().remove(0);
    for edition in Edition::ALL {
        let table = replay(&log, edition).unwrap();
        let found: Vec<&str> = table.information().iter().map(|one| &*one.what).collect();
        assert_eq!(found, expected, "{edition:?}: {entries}");
    }
}

#[test]
fn a_cheapest_correction_called_over_tells_nothing_that_is_closed() {
    check("{E: 1S}, {S: 1D}, {S: changes 2D}, {W: Pass}", &[]);
}

#[test]
fn a_dearer_correction_called_over_leaves_the_bid_closed() {
    check("{E: 1S}, {S: 1D}, {S: changes 2H}, {W: Pass}", &["1D"]);
}
