//! Runs of the real server, over loopback only: killed at any moment, under load, under attack. `docs/benchmarks-server.md`
//! says what they show.

pub mod chance;
pub mod club;
pub mod hostile;
pub mod kill;
pub mod load;
pub mod nodes;
pub mod server;
pub mod stored;

/// What a run that has not shown what it should says.
pub type Outcome<T = ()> = Result<T, String>;
