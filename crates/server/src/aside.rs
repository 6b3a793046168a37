//! Work that takes the processor for a while, away from the threads that answer requests.

use std::sync::LazyLock;
use std::thread::available_parallelism;

use tokio::sync::Semaphore;

use crate::problem::Problem;

/// Does something aside.
pub async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    tokio::task::spawn_blocking(work)
        .await
        .map_err(Problem::ours)
}

/// The same for what every event has done again and again, each for a moment: one core stays for entries. Of 500 events that are scored
/// every second, all would otherwise be scored at once, and an entry would come after all of them.
pub async fn by_turns<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    static TURNS: LazyLock<Semaphore> = LazyLock::new(|| {
        let cores = available_parallelism().map_or(1, usize::from);
        Semaphore::new((cores - 1).max(1))
    });
    let _turn = TURNS.acquire().await.map_err(Problem::ours)?;
    aside(work).await
}
