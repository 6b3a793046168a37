//! Faults on purpose, for tests: the process dies, or the connection is lost, at a chosen moment of a transaction. They are of the whole
//! process, so whoever wants one makes a process for it.

use std::sync::atomic::{AtomicU32, Ordering::SeqCst};

use crate::StoreError;
use crate::engine::Conn;

/// What happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// The process dies.
    Death,
    /// The connection is lost: nobody knows whether the last statement was done.
    Loss,
}

/// The moments to come; none is to be one.
static LEFT: AtomicU32 = AtomicU32::new(0);
static DIES: AtomicU32 = AtomicU32::new(0);

/// Lets it happen at a moment from now: there is one before and one after each statement of an act. The first is 1.
pub fn strike(fault: Fault, moment: u32) {
    DIES.store(u32::from(fault == Fault::Death), SeqCst);
    LEFT.store(moment, SeqCst);
}

/// Whether the moment is still to come.
#[must_use]
pub fn is_pending() -> bool {
    LEFT.load(SeqCst) > 0
}

/// A moment passes.
pub async fn pass(conn: &mut Conn) -> Result<(), StoreError> {
    let less = |left: u32| left.checked_sub(1);
    if LEFT.fetch_update(SeqCst, SeqCst, less) != Ok(1) {
        return Ok(());
    }
    if DIES.load(SeqCst) == 1 {
        std::process::abort();
    }
    if let Conn::Postgres(conn) = conn {
        let end = sqlx::raw_sql("SELECT pg_terminate_backend(pg_backend_pid())");
        let _ = end.execute(&mut **conn).await;
    }
    let lost = "lost on purpose".to_owned();
    Err(StoreError::Database(sqlx::Error::Protocol(lost)))
}
