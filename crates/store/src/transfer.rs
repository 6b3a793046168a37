//! A whole database to another one, from a file to PostgreSQL or back: all of it or nothing, and checked entry by entry.

use std::path::Path;

use crate::engine::{Conn, Row, Value};
use crate::{ONLY_CLUB, Store, StoreError};

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
    ("papers", "club, kind, id, body, version", "club, kind, id"),
];

/// So many rows are held at once.
const TOGETHER: u32 = 200;

/// How much was moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Moved {
    /// Events.
    pub streams: u64,
    /// Entries of all of them.
    pub entries: u64,
}

/// The rows of a table after those that were had: by the last one of them, since what is in front of it may grow. All of them, or those
/// of a club.
async fn after(
    conn: &mut Conn,
    (table, columns, order): (&str, &str, &str),
    last: Option<&[Value]>,
    club: Option<&str>,
) -> Result<Vec<Row>, StoreError> {
    let keys = order.split(", ").count();
    let places: Vec<String> = (1..=keys).map(|at| format!("${at}")).collect();
    let (mut which, mut values) = match last {
        None => ("WHERE 1 = 1".to_owned(), Vec::new()),
        Some(last) => (
            format!("WHERE ({order}) > ({})", places.join(", ")),
            last.to_vec(),
        ),
    };
    if let Some(club) = club {
        let at = values.len() + 1;
        which.push_str(&match table {
            "entries" | "seals" => {
                format!(" AND stream IN (SELECT id FROM streams WHERE club = ${at})")
            }
            _ => format!(" AND club = ${at}"),
        });
        values.push(Value::from(club));
    }
    let sql = format!("SELECT {columns} FROM {table} {which} ORDER BY {order} LIMIT {TOGETHER}");
    conn.rows(&sql, values).await
}

/// The key of a row: what its table is ordered by is always in its first columns, or the stream and version are.
fn key_of(row: &Row, order: &str) -> Vec<Value> {
    row.0[..order.split(", ").count()].to_vec()
}

/// Rows in one statement: PostgreSQL takes 65,535 values, and each row has at most nine.
fn insert(table: &str, columns: &str, rows: usize) -> String {
    let count = columns.split(", ").count();
    let row = |number: usize| {
        let places: Vec<String> = (1..=count)
            .map(|at| format!("${}", number * count + at))
            .collect();
        format!("({})", places.join(", "))
    };
    let all: Vec<String> = (0..rows).map(row).collect();
    format!("INSERT INTO {table} ({columns}) VALUES {}", all.join(", "))
}

/// Whether a row of the papers is that one.
fn is_of(Row(values): &Row, (kind, id): &(&'static str, String)) -> bool {
    values[1] == Value::from(*kind) && values[2] == Value::from(id.as_str())
}

/// Copies all of it, or what a club has but for some papers; gives back from where, still at the same moment.
async fn copy(
    conn: &mut Conn,
    mut from: Conn,
    club: Option<String>,
    without: &[(&'static str, String)],
) -> Result<(Moved, Conn), StoreError> {
    let mut moved = Moved::default();
    if club.is_none() {
        // The club of a laptop is there on both sides, and a server that was started here once has left its keys and its code.
        for table in ["one_time", "keys", "tries", "turns", "nodes", "clubs"] {
            conn.execute(&format!("DELETE FROM {table}"), Vec::new())
                .await?;
        }
    }
    for &(table, columns, order) in TABLES {
        // What the server signs with, and which clubs there are, is not the club's.
        if club.is_some() && ["clubs", "keys"].contains(&table) {
            continue;
        }
        let of_club = columns.split(", ").position(|column| column == "club");
        let mut last: Option<Vec<Value>> = None;
        loop {
            let which = (table, columns, order);
            let mut rows = after(&mut from, which, last.as_deref(), club.as_deref()).await?;
            let Some(end) = rows.last() else { break };
            last = Some(key_of(end, order));
            if table == "papers" {
                rows.retain(|row| !without.iter().any(|paper| is_of(row, paper)));
            }
            if rows.is_empty() {
                continue;
            }
            match table {
                "streams" => moved.streams += rows.len() as u64,
                "entries" => moved.entries += rows.len() as u64,
                _ => {}
            }
            let add = insert(table, columns, rows.len());
            let mut all = Vec::with_capacity(rows.len() * 9);
            for Row(mut values) in rows {
                if let (Some(at), Some(_)) = (of_club, &club) {
                    values[at] = Value::from(ONLY_CLUB);
                }
                all.append(&mut values);
            }
            conn.execute(&add, all).await?;
        }
    }
    Ok((moved, from))
}

impl Store {
    /// Moves everything into another database, which has to be empty, and checks it entry by entry. All or nothing; this one stays as it is.
    /// What goes over is one moment of it: who writes meanwhile changes nothing of that.
    ///
    /// # Errors
    /// If the other one is not empty or in use, a database does not answer, or what was written is not what was read.
    pub async fn move_to(&self, to: &Self) -> Result<Moved, StoreError> {
        let refused = |problem: &str| StoreError::File {
            path: "the other database".into(),
            problem: problem.to_owned(),
        };
        let taken = "SELECT id FROM streams UNION ALL SELECT name FROM people LIMIT 1";
        if !to.engine.rows(taken, Vec::new()).await?.is_empty() {
            return Err(refused(
                "already has events or people; choose an empty database",
            ));
        }
        if !to.nodes().await?.is_empty() {
            return Err(refused("is in use; stop its servers first"));
        }
        let from = self.engine.moment().await?;
        let copying = to
            .engine
            .long_act("moving", move |conn| Box::pin(copy(conn, from, None, &[])));
        let (moved, from) = copying.await?;
        compare(from, to.engine.moment().await?).await?;
        Ok(moved)
    }

    /// Copies all that the club has at this moment into a new file of its own, in which it is the only one; without some papers, each by
    /// its kind and id, that are not for whoever gets the file.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub async fn club_file(
        &self,
        to: &Path,
        without: Vec<(&'static str, String)>,
    ) -> Result<Moved, StoreError> {
        let file = Self::open(to).await?;
        let (from, club) = (self.engine.moment().await?, self.club.to_string());
        let copying = file.engine.long_act("moving", move |conn| {
            Box::pin(async move { copy(conn, from, Some(club), &without).await })
        });
        let (moved, mut from) = copying.await?;
        from.raw("ROLLBACK").await?;
        file.close().await;
        Ok(moved)
    }
}

/// Whether two databases have the same of everything.
async fn compare(mut one: Conn, mut other: Conn) -> Result<(), StoreError> {
    for &table in TABLES {
        let mut last: Option<Vec<Value>> = None;
        loop {
            let here = after(&mut one, table, last.as_deref(), None).await?;
            let there = after(&mut other, table, last.as_deref(), None).await?;
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
