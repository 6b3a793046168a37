//! PostgreSQL: one database for several nodes. Each act is a transaction on a connection of a pool.

mod schema;

use std::path::PathBuf;
use std::str::FromStr as _;
use std::sync::Arc;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use sqlx::{PgPool, Postgres};

use tokio::sync::Semaphore;

use crate::StoreError;
use crate::engine::{Act, Conn, Row, Value, of_postgres, values};

/// So many acts and readings of one node at once.
const CONNECTIONS: u32 = 16;

/// How long to wait for a connection before saying that there is none.
const WAIT: Duration = Duration::from_secs(5);

/// Connections for what a node says of itself.
const ASIDE: u32 = 2;

/// How long that may take.
const SHORT: Duration = Duration::from_secs(1);

/// So many acts that wait for one another have a connection at once.
const TURNS: usize = 8;

/// An act that takes longer is given up: the database hangs or is gone.
const LONGEST: Duration = Duration::from_secs(15);

/// The database.
#[derive(Debug, Clone)]
pub struct Cluster {
    pool: PgPool,
    /// For what a node says of itself.
    own: PgPool,
    turns: Arc<Semaphore>,
    #[cfg(feature = "faults")]
    full: std::sync::Arc<std::sync::atomic::AtomicBool>,
}

/// The address without the password, for messages.
fn shown(options: &PgConnectOptions) -> PathBuf {
    let database = options.get_database().unwrap_or_default();
    PathBuf::from(format!("postgres://{}/{database}", options.get_host()))
}

/// Connects, with so many connections at most.
async fn connect(address: &str, most: u32) -> Result<(PgPool, PathBuf), StoreError> {
    let unusable = |place: PathBuf, error: &sqlx::Error| StoreError::File {
        path: place,
        problem: format!("cannot be used as a database ({error}); check the address"),
    };
    let options = PgConnectOptions::from_str(address)
        .map_err(|error| unusable(PathBuf::from("postgres://"), &error))?;
    let place = shown(&options);
    let options = options.application_name("openroom").options([
        ("statement_timeout", "10000"),
        ("idle_in_transaction_session_timeout", "10000"),
    ]);
    let pool = PgPoolOptions::new()
        .max_connections(most)
        .acquire_timeout(WAIT)
        .connect_with(options)
        .await
        .map_err(|error| unusable(place.clone(), &error))?;
    Ok((pool, place))
}

/// A connection to a database of the form that we know; it is for reading.
pub async fn to_read(address: &str) -> Result<Conn, StoreError> {
    let (pool, place) = connect(address, 1).await?;
    schema::is_of_today(&pool, place).await?;
    Ok(Conn::Postgres(pool.acquire().await?))
}

impl Cluster {
    /// Connects, and makes the tables that are not there.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let (pool, place) = connect(address, CONNECTIONS).await?;
        let (own, _) = connect(address, ASIDE).await?;
        schema::bring_up_to_date(&pool, place).await?;
        Ok(Self {
            pool,
            own,
            turns: Arc::new(Semaphore::new(TURNS)),
            #[cfg(feature = "faults")]
            full: std::sync::Arc::default(),
        })
    }

    /// What a statement finds now.
    pub async fn rows(&self, sql: &str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        let finding = of_postgres(&self.pool, sql, values);
        in_time(LONGEST, finding).await
    }

    /// The same on connections that nothing else uses, and not for long.
    pub async fn aside(&self, sql: &str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        in_time(SHORT, of_postgres(&self.own, sql, values)).await
    }

    /// Does something whole or not at all, in the background; whoever asked is told.
    pub fn submit(&self, turn: Option<String>, soon: bool, mut act: Box<dyn Act>) {
        let cluster = self.clone();
        tokio::spawn(async move {
            let done = cluster.commit(turn, soon, &mut *act).await;
            act.answer(done.err().as_ref());
        });
    }

    async fn commit(
        &self,
        turn: Option<String>,
        soon: bool,
        act: &mut dyn Act,
    ) -> Result<(), StoreError> {
        #[cfg(feature = "faults")]
        if self.full.load(std::sync::atomic::Ordering::SeqCst) {
            return Err(StoreError::Full);
        }
        // Those who wait for one another take no more than some of the connections.
        let _turn = match &turn {
            Some(_) => self.turns.acquire().await.ok(),
            None => None,
        };
        let mut conn = Conn::Postgres(self.pool.acquire().await?);
        let done = match soon {
            true => in_time(LONGEST, whole(&mut conn, turn, act)).await,
            false => match conn.raw("SET statement_timeout = 0").await {
                Ok(()) => whole(&mut conn, turn, act).await,
                Err(error) => Err(error),
            },
        };
        // Of a connection on which something went wrong, or that was given up in the middle, nobody knows how far it is; and one
        // without a bound is not for others.
        if let (true, Conn::Postgres(conn)) = (done.is_err() || !soon, conn) {
            drop(conn.detach());
        }
        done
    }

    /// Lets nothing be written, or again.
    #[cfg(feature = "faults")]
    pub fn fill_disk(&self, full: bool) {
        self.full.store(full, std::sync::atomic::Ordering::SeqCst);
    }

    /// A connection of the pool.
    pub async fn connection(&self) -> Result<PoolConnection<Postgres>, StoreError> {
        Ok(self.pool.acquire().await?)
    }

    /// A connection that is told what others notify.
    pub async fn listener(&self, channel: &str) -> Result<PgListener, StoreError> {
        let mut listener = PgListener::connect_with(&self.pool).await?;
        listener.listen(channel).await?;
        Ok(listener)
    }

    /// Closes all connections.
    pub async fn close(self) {
        let _ = tokio::time::timeout(WAIT, self.pool.close()).await;
        let _ = tokio::time::timeout(WAIT, self.own.close()).await;
    }
}

async fn in_time<T>(
    longest: Duration,
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    match tokio::time::timeout(longest, work).await {
        Ok(done) => done,
        Err(_) => Err(StoreError::Database(sqlx::Error::PoolTimedOut)),
    }
}

/// An act in its transaction. What the act itself refuses is undone and is no fault of the connection; what the database refuses may be
/// one: a server that has become read-only, or is stopping.
async fn whole(conn: &mut Conn, turn: Option<String>, act: &mut dyn Act) -> Result<(), StoreError> {
    conn.raw("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE")
        .await?;
    if let Some(turn) = turn {
        let wait = "SELECT CAST(pg_advisory_xact_lock(hashtextextended($1, 0)) AS text)";
        conn.rows(wait, values![turn]).await?;
    }
    match act.run(conn).await {
        Ok(()) => conn.raw("COMMIT").await,
        Err(error @ (StoreError::Database(_) | StoreError::Full)) => Err(error),
        Err(_) => conn.raw("ROLLBACK").await,
    }
}
