//! A whole database to another one, from a file to PostgreSQL or back: all of it or nothing, and checked entry by entry.

use crate::engine::{Conn, Value};
use crate::{Store, StoreError};

/// What is moved: a table, its columns, and those by which its rows are ordered. What ends by itself in a minute stays behind: turns,
/// tries, and which node decides.
const TABLES: &[(&str, &str, &str)] = &[
    (
        "clubs",
        "id, name, host, created, most_events, most_entries, most_bytes",
        "id",
    ),
    ("keys", "name, value", "name"),
    (
        "streams",
        "id, club, name, created, version, away, summary, hash, bytes",
        "id",
    ),
    (
        "entries",
        "stream, version, key, body, hash",
        "stream, version",
    ),
    (
        "seals",
        "stream, version, hash, at, signer, signature",
        "stream, version",
    ),
    ("people", "club, name, role, hash", "club, name"),
    (
        "sessions",
        "id, club, person, stream, place, seat, sat, expires",
        "id",
    ),
    ("tokens", "id, club, hash, name, role, created", "id"),
    ("codes", "code, club, stream, place, expires", "code"),
    ("one_time", "hash, club, person, expires", "hash"),
];

/// So many rows are held at once.
const TOGETHER: u32 = 500;

/// How much was moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Moved {
    /// Events.
    pub streams: u64,
    /// Entries of all of them.
    pub entries: u64,
}

/// The rows of a table after those that were had: by the last one of them, since what is in front of it may grow.
async fn after(
    conn: &mut Conn,
    (table, columns, order): (&str, &str, &str),
    last: Option<&[Value]>,
) -> Result<Vec<crate::engine::Row>, StoreError> {
    let keys = order.split(", ").count();
    let places: Vec<String> = (1..=keys).map(|at| format!("${at}")).collect();
    let (which, values) = match last {
        None => (String::new(), Vec::new()),
        Some(last) => (
            format!("WHERE ({order}) > ({})", places.join(", ")),
            last.to_vec(),
        ),
    };
    let sql = format!("SELECT {columns} FROM {table} {which} ORDER BY {order} LIMIT {TOGETHER}");
    conn.rows(&sql, values).await
}

/// The key of a row: what its table is ordered by is always in its first columns, or the stream and version are.
fn key_of(row: &crate::engine::Row, order: &str) -> Vec<Value> {
    row.0[..order.split(", ").count()].to_vec()
}

/// Copies all of it; gives back from where, still at the same moment.
async fn copy(conn: &mut Conn, mut from: Conn) -> Result<(Moved, Conn), StoreError> {
    let mut moved = Moved::default();
    // The club of a laptop is there on both sides.
    conn.execute("DELETE FROM clubs", Vec::new()).await?;
    for &(table, columns, order) in TABLES {
        let count = columns.split(", ").count();
        let places: Vec<String> = (1..=count).map(|at| format!("${at}")).collect();
        let add = format!(
            "INSERT INTO {table} ({columns}) VALUES ({})",
            places.join(", ")
        );
        let mut last: Option<Vec<Value>> = None;
        loop {
            let rows = after(&mut from, (table, columns, order), last.as_deref()).await?;
            let Some(end) = rows.last() else { break };
            last = Some(key_of(end, order));
            match table {
                "streams" => moved.streams += rows.len() as u64,
                "entries" => moved.entries += rows.len() as u64,
                _ => {}
            }
            for row in rows {
                conn.execute(&add, row.0).await?;
            }
        }
    }
    Ok((moved, from))
}

impl Store {
    /// Moves everything into another database, which has to be empty, and checks it entry by entry. All or nothing; this one stays as it is.
    /// What goes over is one moment of it: who writes meanwhile changes nothing of that.
    ///
    /// # Errors
    /// If the other one is not empty, a database does not answer, or what was written is not what was read.
    pub async fn move_to(&self, to: &Self) -> Result<Moved, StoreError> {
        let taken = "SELECT id FROM streams UNION ALL SELECT name FROM people LIMIT 1";
        if !to.engine.rows(taken, Vec::new()).await?.is_empty() {
            return Err(StoreError::File {
                path: "the other database".into(),
                problem: "has events or people already; choose an empty one".to_owned(),
            });
        }
        let from = self.engine.moment().await?;
        let (moved, from) = to
            .engine
            .act(Some("moving".to_owned()), move |conn| {
                Box::pin(copy(conn, from))
            })
            .await?;
        compare(from, to.engine.moment().await?).await?;
        Ok(moved)
    }
}

/// Whether two databases have the same of everything.
async fn compare(mut one: Conn, mut other: Conn) -> Result<(), StoreError> {
    for &table in TABLES {
        let mut last: Option<Vec<Value>> = None;
        loop {
            let here = after(&mut one, table, last.as_deref()).await?;
            let there = after(&mut other, table, last.as_deref()).await?;
            let differ = here.len() != there.len()
                || here
                    .iter()
                    .zip(&there)
                    .any(|(one, two)| !same(&one.0, &two.0));
            if differ {
                return Err(StoreError::File {
                    path: table.0.into(),
                    problem: "is not the same in the two databases".to_owned(),
                });
            }
            let Some(end) = here.last() else { break };
            last = Some(key_of(end, table.2));
        }
    }
    for conn in [&mut one, &mut other] {
        conn.raw("ROLLBACK").await?;
    }
    Ok(())
}

/// Whether two rows say the same; nothing has no type.
fn same(one: &[Value], two: &[Value]) -> bool {
    let nothing = |value: &Value| matches!(value, Value::Text(None) | Value::Int(None));
    one.len() == two.len()
        && one
            .iter()
            .zip(two)
            .all(|(one, two)| one == two || (nothing(one) && nothing(two)))
}
