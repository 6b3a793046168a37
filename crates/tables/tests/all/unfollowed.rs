//! Revokes are found by the cards as they lie, whether anybody noticed them or not.

use contract_bridge::Seat;
use openroom_laws::replay::replay;
use openroom_laws::{Edition, log};
use openroom_tables::unfollowed;

#[test]
fn a_revoke_that_nobody_noticed_is_found() {
    let deal = "S:AJT83.K64.97.A53 72.AT9.KT5.JT982 KQ54.72.A863.K74 96.QJ853.QJ42.Q6";
    let found = |east: &str| {
        let text = format!(
            "board: 3\ndeal: \"{deal}\"\nauction: 1S Pass 3S Pass 4S Pass Pass Pass\nplay: CJ C4\nlog:\n- E: {east}\n- S: C3\n"
        );
        let logs = log::read(&text).unwrap();
        let table = replay(&logs[0], Edition::E2017).unwrap();
        unfollowed(&logs[0].deal, &table)
    };
    assert!(found("C6").is_empty());
    let all = found("S6");
    assert_eq!(all.len(), 1);
    assert_eq!((all[0].by, all[0].trick), (Seat::East, 1));
}
