//! The solver and nothing else: all deals of a file of logs, in one batch. `scripts/bench-hand-records` compares with it.
//!
//!   cargo bench -p openroom-analysis --bench bare_solver -- FILE

use openroom_analysis::double_dummy::full_deal;
use pons_dds::NonEmptyStrainFlags;

fn main() {
    // cargo adds arguments of its own.
    let Some(file) = std::env::args().skip(1).find(|arg| !arg.starts_with('-')) else {
        return;
    };
    let text = std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{file}: {e}"));
    let logs = openroom_laws::log::read(&text).unwrap_or_else(|e| panic!("{file}: {e}"));
    let deals: Vec<_> = logs
        .iter()
        .map(|log| full_deal(&log.deal).unwrap_or_else(|e| panic!("{file}: {e}")))
        .collect();
    let tables = pons_dds::solve_deals(&deals, NonEmptyStrainFlags::ALL);
    println!("{} tables", tables.len());
}
