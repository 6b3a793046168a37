//! The two databases behind one face: a file of SQLite, or PostgreSQL for several nodes. The statements of this crate are written
//! once, in what both understand, with `$1`, `$2` for the values; only what is peculiar to one of them stands in its folder.

use std::future::Future;
use std::pin::Pin;

use sqlx::pool::PoolConnection;
use sqlx::{
    AssertSqlSafe, Column as _, Database, Encode, IntoArguments, Postgres, Row as _, Sqlite,
    SqliteConnection, Type, TypeInfo as _, ValueRef as _,
};
use tokio::sync::oneshot;

use crate::StoreError;
use crate::postgres::Cluster;
use crate::sqlite::Sqlite as File;

/// A value of a statement or of a row: all that the store keeps is text or a number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    Text(Option<String>),
    Int(Option<i64>),
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(Some(text.to_owned()))
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(Some(text.clone()))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(Some(text))
    }
}

impl From<Option<String>> for Value {
    fn from(text: Option<String>) -> Self {
        Self::Text(text)
    }
}

impl From<Option<&str>> for Value {
    fn from(text: Option<&str>) -> Self {
        Self::Text(text.map(str::to_owned))
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Int(Some(number))
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Int(Some(number.into()))
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Self::Int(Some(i64::try_from(number).unwrap_or(i64::MAX)))
    }
}

impl From<bool> for Value {
    fn from(yes: bool) -> Self {
        Self::Int(Some(yes.into()))
    }
}

/// The values of a statement, in their order.
macro_rules! values {
    ($($value:expr),* $(,)?) => { vec![$($crate::engine::Value::from($value)),*] };
}
pub(crate) use values;

/// A row of an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row(pub Vec<Value>);

impl Row {
    pub fn maybe_text(&self, at: usize) -> Result<Option<String>, StoreError> {
        match self.0.get(at) {
            Some(Value::Text(text)) => Ok(text.clone()),
            // What is nothing has no type in SQLite.
            Some(Value::Int(None)) => Ok(None),
            _ => Err(wrong(at)),
        }
    }

    pub fn text(&self, at: usize) -> Result<String, StoreError> {
        self.maybe_text(at)?.ok_or_else(|| wrong(at))
    }

    pub fn int(&self, at: usize) -> Result<i64, StoreError> {
        match self.0.get(at) {
            Some(Value::Int(Some(number))) => Ok(*number),
            _ => Err(wrong(at)),
        }
    }

    /// A number that counts something.
    pub fn count(&self, at: usize) -> Result<u64, StoreError> {
        Ok(self.int(at)?.unsigned_abs())
    }

    pub fn yes(&self, at: usize) -> Result<bool, StoreError> {
        Ok(self.int(at)? != 0)
    }
}

fn wrong(at: usize) -> StoreError {
    StoreError::Database(sqlx::Error::ColumnNotFound(at.to_string()))
}

/// Makes something of each row.
pub fn each<T>(
    rows: &[Row],
    make: impl Fn(&Row) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    rows.iter().map(make).collect()
}

/// A connection on which something is done whole.
#[derive(Debug)]
pub enum Conn {
    Sqlite(SqliteConnection),
    Postgres(PoolConnection<Postgres>),
}

impl Conn {
    pub const fn is_postgres(&self) -> bool {
        matches!(self, Self::Postgres(_))
    }

    /// What a statement finds.
    pub async fn rows(&mut self, sql: &str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        self.moment().await?;
        let found = match self {
            Self::Sqlite(file) => of_sqlite(file, sql, values).await?,
            Self::Postgres(conn) => of_postgres(&mut **conn, sql, values).await?,
        };
        self.moment().await?;
        Ok(found)
    }

    /// The first row that a statement finds.
    pub async fn first(
        &mut self,
        sql: &str,
        values: Vec<Value>,
    ) -> Result<Option<Row>, StoreError> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }

    /// Does a statement; how many rows it changed.
    pub async fn execute(&mut self, sql: &str, values: Vec<Value>) -> Result<u64, StoreError> {
        self.moment().await?;
        let changed = match self {
            Self::Sqlite(file) => {
                let done = bound(sql, values).execute(file).await?;
                done.rows_affected()
            }
            Self::Postgres(conn) => {
                let done = bound(sql, values).execute(&mut **conn).await?;
                done.rows_affected()
            }
        };
        self.moment().await?;
        Ok(changed)
    }

    /// Before and after each statement: where tests let the process die or the connection be lost.
    #[cfg_attr(
        not(feature = "faults"),
        expect(clippy::unused_async, clippy::unused_self)
    )]
    async fn moment(&mut self) -> Result<(), StoreError> {
        #[cfg(feature = "faults")]
        crate::faults::pass(self).await?;
        Ok(())
    }

    /// From now on it sees one moment, until `ROLLBACK`.
    pub async fn begin_to_read(&mut self) -> Result<(), StoreError> {
        let begin = match self.is_postgres() {
            true => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
            false => "BEGIN",
        };
        self.raw(begin).await
    }

    /// Does one or several statements that have no values.
    pub async fn raw(&mut self, sql: &str) -> Result<(), StoreError> {
        self.moment().await?;
        let sql = sqlx::raw_sql(AssertSqlSafe(sql.to_owned()));
        match self {
            Self::Sqlite(file) => sql.execute(file).await.map(|_| ())?,
            Self::Postgres(conn) => sql.execute(&mut **conn).await.map(|_| ())?,
        }
        self.moment().await
    }
}

type Bound<DB> = sqlx::query::Query<'static, DB, <DB as Database>::Arguments>;

/// A statement of either engine with its values.
fn bound<DB: Database>(sql: &str, values: Vec<Value>) -> Bound<DB>
where
    <DB as Database>::Arguments: IntoArguments<DB>,
    Option<String>: Encode<'static, DB> + Type<DB>,
    Option<i64>: Encode<'static, DB> + Type<DB>,
{
    let mut query = sqlx::query(AssertSqlSafe(sql.to_owned()));
    for value in values {
        query = match value {
            Value::Text(text) => query.bind(text),
            Value::Int(number) => query.bind(number),
        };
    }
    query
}

/// What a statement finds in a file.
pub async fn of_sqlite<'e>(
    at: impl sqlx::Executor<'e, Database = Sqlite>,
    sql: &str,
    values: Vec<Value>,
) -> Result<Vec<Row>, StoreError> {
    let found = bound(sql, values).fetch_all(at).await?;
    let row = |row: &sqlx::sqlite::SqliteRow| {
        let columns = 0..row.columns().len();
        let value = |at: usize| {
            let raw = row.try_get_raw(at)?;
            match raw.is_null() || raw.type_info().name() != "INTEGER" {
                true => row.try_get(at).map(Value::Text),
                false => row.try_get(at).map(Value::Int),
            }
        };
        columns.map(value).collect::<Result<_, _>>().map(Row)
    };
    Ok(found.iter().map(row).collect::<Result<_, sqlx::Error>>()?)
}

/// What a statement finds in PostgreSQL.
pub async fn of_postgres<'e>(
    at: impl sqlx::Executor<'e, Database = Postgres>,
    sql: &str,
    values: Vec<Value>,
) -> Result<Vec<Row>, StoreError> {
    let found = bound(sql, values).fetch_all(at).await?;
    let row = |row: &sqlx::postgres::PgRow| {
        let value = |column: &sqlx::postgres::PgColumn| {
            let at = column.ordinal();
            match column.type_info().name() {
                "INT8" => row.try_get(at).map(Value::Int),
                _ => row.try_get(at).map(Value::Text),
            }
        };
        let values = row.columns().iter().map(value);
        values.collect::<Result<_, _>>().map(Row)
    };
    Ok(found.iter().map(row).collect::<Result<_, sqlx::Error>>()?)
}

/// What an act gives, once it has run.
pub type Doing<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// Something that is done whole or not at all.
pub trait Act: Send {
    /// Does it; whether it is to stand.
    fn run<'c>(&'c mut self, conn: &'c mut Conn) -> Doing<'c, ()>;
    /// Tells whoever asked what came of it, or why nothing did.
    fn answer(self: Box<Self>, failed: Option<&StoreError>);
}

impl std::fmt::Debug for dyn Act {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Act")
    }
}

struct Asked<F, T> {
    act: Option<F>,
    result: Option<Result<T, StoreError>>,
    answer: oneshot::Sender<Result<T, StoreError>>,
}

impl<F, T> Act for Asked<F, T>
where
    F: for<'c> FnOnce(&'c mut Conn) -> Doing<'c, T> + Send,
    T: Send,
{
    fn run<'c>(&'c mut self, conn: &'c mut Conn) -> Doing<'c, ()> {
        Box::pin(async move {
            let Some(act) = self.act.take() else {
                return Ok(());
            };
            let result = act(conn).await;
            let stands = match &result {
                Ok(_) => Ok(()),
                Err(error) => Err(error.again()),
            };
            self.result = Some(result);
            stands
        })
    }

    fn answer(self: Box<Self>, failed: Option<&StoreError>) {
        let result = match (self.result, failed) {
            // Its own reason says more than that the commit failed.
            (Some(Err(error)), _) => Err(error),
            (_, Some(error)) => Err(error.again()),
            (Some(Ok(done)), None) => Ok(done),
            (None, None) => Err(StoreError::Closed),
        };
        let _ = self.answer.send(result);
    }
}

/// Where everything is kept.
#[derive(Debug, Clone)]
pub enum Engine {
    Sqlite(File),
    Postgres(Cluster),
}

impl Engine {
    /// What a statement finds now.
    pub async fn rows(&self, sql: &str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        match self {
            Self::Sqlite(file) => file.rows(sql, values).await,
            Self::Postgres(cluster) => cluster.rows(sql, values).await,
        }
    }

    /// A connection that sees the database as it is at this moment, however long it is looked at and whoever writes meanwhile.
    pub async fn moment(&self) -> Result<Conn, StoreError> {
        let mut conn = match self {
            Self::Sqlite(file) => Conn::Sqlite(file.connection().await?),
            Self::Postgres(cluster) => Conn::Postgres(cluster.connection().await?),
        };
        conn.begin_to_read().await?;
        Ok(conn)
    }

    /// Does something whole or not at all, and answers once it is on the disk. Acts of the same `turn` come one after the other,
    /// on whatever node; one without a turn asks and writes in one statement. Who asked may go away: it is done all the same.
    pub async fn act<T, F>(&self, turn: Option<String>, act: F) -> Result<T, StoreError>
    where
        F: for<'c> FnOnce(&'c mut Conn) -> Doing<'c, T> + Send + 'static,
        T: Send + 'static,
    {
        self.act_within(turn, true, act).await
    }

    /// The same for what may take minutes.
    pub async fn long_act<T, F>(&self, turn: &str, act: F) -> Result<T, StoreError>
    where
        F: for<'c> FnOnce(&'c mut Conn) -> Doing<'c, T> + Send + 'static,
        T: Send + 'static,
    {
        self.act_within(Some(turn.to_owned()), false, act).await
    }

    async fn act_within<T, F>(
        &self,
        turn: Option<String>,
        soon: bool,
        act: F,
    ) -> Result<T, StoreError>
    where
        F: for<'c> FnOnce(&'c mut Conn) -> Doing<'c, T> + Send + 'static,
        T: Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let asked = Box::new(Asked {
            act: Some(act),
            result: None,
            answer,
        });
        match self {
            // One after the other in any case.
            Self::Sqlite(file) => file.submit(asked).await?,
            Self::Postgres(cluster) => cluster.submit(turn, soon, asked),
        }
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Does one statement whole; how many rows it changed.
    pub async fn execute(&self, sql: &'static str, values: Vec<Value>) -> Result<u64, StoreError> {
        self.act(None, move |conn| {
            Box::pin(async move { conn.execute(sql, values).await })
        })
        .await
    }

    /// What a statement of one node about itself gives: it does not wait behind everything else, or a node that is only busy would be
    /// taken for gone.
    pub async fn aside(&self, sql: &str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        match self {
            Self::Sqlite(file) => file.rows(sql, values).await,
            Self::Postgres(cluster) => cluster.aside(sql, values).await,
        }
    }
}
