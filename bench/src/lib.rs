//! Runs of the real server, over loopback only: killed at any moment, under load, under attack. `docs/benchmarks-server.md`
//! says what they show.

#[path = "../../crates/tables/tests/all/at_random.rs"]
pub mod at_random;
pub mod at_table;
pub mod chance;
pub mod club;
pub mod cuts;
pub mod hostile;
pub mod kill;
pub mod load;
pub mod nodes;
#[path = "../../crates/tables/tests/all/of_scenarios.rs"]
pub mod of_scenarios;
pub mod played;
pub mod player;
pub mod robots;
pub mod scenarios;
pub mod server;
pub mod sights;
pub mod stored;

/// What a run that has not shown what it should says.
pub type Outcome<T = ()> = Result<T, String>;
