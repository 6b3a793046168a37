//! Several nodes on one PostgreSQL, and trouble: nodes killed, put to sleep and started again, PostgreSQL restarted, notices lost on
//! purpose, while phones play a session. At the end every acknowledged entry is looked for.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use openroom_scratch::{NO_NATS, Nats, Postgres, REMEDY};

use crate::Outcome;
use crate::chance::Chance;
use crate::club::{Club, Size};
use crate::kill::{Report, Run, Session, play};
use crate::server::Server;

/// What to do.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// How large the session is.
    pub size: Size,
    /// How many nodes.
    pub nodes: usize,
    /// Whether they use NATS.
    pub nats: bool,
    /// A board takes so many milliseconds at most.
    pub longest: u64,
    /// Between two troubles so many milliseconds at most.
    pub calm: u64,
    /// The seed of all chance.
    pub seed: u64,
}

/// How often each thing happened.
#[derive(Debug, Default, Clone, Copy)]
pub struct Troubles {
    /// Nodes killed and started again.
    pub kills: u32,
    /// Nodes put to sleep for longer than they are believed to live.
    pub sleeps: u32,
    /// Restarts of PostgreSQL in mid-work.
    pub restarts: u32,
    /// Connections for notices cut.
    pub cuts: u32,
}

/// Plays the session; nothing if PostgreSQL is not installed.
///
/// # Errors
/// If anything acknowledged is lost or there twice, or a phone does not go on.
pub async fn run(binary: &Path, plan: Plan) -> Outcome<(Report, Troubles, Duration)> {
    let postgres = tokio::task::spawn_blocking(Postgres::start).await;
    let postgres = postgres.map_err(|error| error.to_string())?.ok_or(REMEDY)?;
    let postgres = Arc::new(postgres);
    let database = postgres.database("jepsen");
    let nats = match plan.nats {
        true => Some(Nats::start().ok_or(NO_NATS)?),
        false => None,
    };
    let mut places = vec![database.clone()];
    if let Some(nats) = &nats {
        places.extend(["--nats".to_owned(), nats.address()]);
    }
    let mut servers = vec![Server::start_with(binary, &places).await?];
    for _ in 1..plan.nodes {
        servers.push(Server::more(binary, &places).await?);
    }
    let mut club = Club::found(&servers[0], plan.size, "after-board").await?;
    club.with(servers[1..].iter().map(|server| server.at));
    let session = Session {
        seed: plan.seed,
        longest: plan.longest,
    };
    let began = Instant::now();
    let (told, troubles) = tokio::sync::oneshot::channel();
    let trouble = {
        let postgres = Arc::clone(&postgres);
        move |run| async move {
            let (servers, troubles) = trouble(run, servers, postgres, plan).await?;
            let _ = told.send(troubles);
            Ok(servers)
        }
    };
    let report = play(club, session, &database, trouble).await?;
    let troubles = troubles.await.unwrap_or_default();
    Ok((report, troubles, began.elapsed()))
}

async fn trouble(
    run: Arc<Run>,
    mut servers: Vec<Server>,
    postgres: Arc<Postgres>,
    plan: Plan,
) -> Outcome<(Vec<Server>, Troubles)> {
    let mut chance = Chance::of(plan.seed, 0);
    let mut had = Troubles::default();
    while !run.is_over() {
        tokio::time::sleep(Duration::from_millis(chance.below(plan.calm))).await;
        let count = servers.len() as u64;
        let who = usize::try_from(chance.below(count)).unwrap_or(0);
        match chance.below(10) {
            0..4 => {
                servers[who].kill().await?;
                tokio::time::sleep(Duration::from_millis(chance.below(2000))).await;
                servers[who].restart().await?;
                had.kills += 1;
            }
            4..7 => {
                servers[who].sleep(true)?;
                tokio::time::sleep(Duration::from_millis(500 + chance.below(3500))).await;
                servers[who].sleep(false)?;
                had.sleeps += 1;
            }
            7..9 => {
                cut(&postgres).await?;
                had.cuts += 1;
            }
            _ => {
                let postgres = Arc::clone(&postgres);
                let again = move || {
                    postgres.stop();
                    postgres.begin();
                };
                let done = tokio::task::spawn_blocking(again).await;
                done.map_err(|error| error.to_string())?;
                had.restarts += 1;
            }
        }
        eprint!("\r{had:?}, {} entries acknowledged   ", run.acknowledged());
    }
    eprintln!();
    Ok((servers, had))
}

/// Ends the connections over which nodes are told: what is told meanwhile is lost.
async fn cut(postgres: &Arc<Postgres>) -> Outcome {
    let postgres = Arc::clone(postgres);
    let end =
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'";
    let work = move || drop(postgres.sql("jepsen", end));
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|error| error.to_string())
}
