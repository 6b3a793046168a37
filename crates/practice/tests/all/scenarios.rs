//! Cases taken from the scenarios.

use openroom_laws::log;
use openroom_practice::{Case, Level};

#[test]
fn most_scenarios_on_the_auction_and_the_play_can_be_practised() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let (mut cases, mut all) = (0, 0);
    for law in ["27", "30", "31", "36", "54", "55", "62", "64"] {
        let text = std::fs::read_to_string(folder.join(format!("law{law}.yaml"))).expect("a file");
        for log in log::read(&text).expect("logs") {
            for &edition in &log.editions {
                all += 1;
                let Some(case) = Case::of_log(&log, edition, Level::Usual, 1) else {
                    continue;
                };
                cases += 1;
                for (at, step) in case.steps.iter().enumerate() {
                    assert!(case.mark(at, &step.right).expect("a step").right);
                    assert!(!step.laws.is_empty(), "{:?}", log.id);
                }
            }
        }
    }
    assert!(3 * cases > 2 * all, "{cases} of {all}");
}
