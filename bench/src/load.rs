//! Many tables that enter results, and many who watch the ranking.
//!
//! What is assumed of people: a board takes seven and a half minutes, and the other side agrees ten seconds after the result was
//! entered. A run at ten times that speed has a result every 45 seconds from each table. Each table has two phones, each with its
//! own connection for entries and its own live connection. The Director goes by the clock: a round starts when half of the tables are
//! ready, and the others come after, so that a round is completed while the next one is played. A watcher does what the results page
//! does: it holds a live connection, and asks for the ranking, packed, when it comes and whenever it hears of a new one. The Director's
//! page does the same with his own.

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use openroom_client::{Client, ClientError};
use openroom_scratch::{NO_NATS, Nats, Postgres, REMEDY};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::Outcome;
use crate::chance::Chance;
use crate::club::{Club, Phone, Size, result};
use crate::server::Server;

/// Seconds that a board takes, and that the other side takes to agree.
const BOARD: u64 = 450;
const AGREE: u64 = 10;

/// What to do.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// How large the event is.
    pub size: Size,
    /// Events at once.
    pub events: u32,
    /// Servers on one PostgreSQL; none is one on SQLite.
    pub nodes: u32,
    /// Whether these use NATS.
    pub nats: bool,
    /// Phones write and do not listen.
    pub deaf: bool,
    /// Pages of the staff beside the Director's.
    pub staff: u32,
    /// Who watch the ranking.
    pub watchers: u32,
    /// How long, in seconds.
    pub seconds: u64,
    /// How many times as fast as people.
    pub speed: u64,
    /// Rounds that are played before, as fast as it goes.
    pub before: u32,
    /// The seed of all chance.
    pub seed: u64,
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Report {
    /// Entries in the measured time, and how long each took.
    pub entries: Times,
    /// From the acknowledgement of a result until the other phone shows it.
    pub shown: Times,
    /// Rankings that watchers got, and how long each took.
    pub rankings: Times,
    /// Rounds that all tables completed.
    pub rounds: u64,
    /// Live messages that watchers got.
    pub messages: u64,
    /// Bytes that watchers got.
    pub bytes: u64,
    /// What went wrong.
    pub errors: Vec<String>,
    /// The measured time in seconds.
    pub seconds: f64,
    /// Seconds of one core that the server took in that time.
    pub cpu: f64,
    /// Seconds of one core that this program took.
    pub own_cpu: f64,
    /// Memory of the server at the end, in KiB.
    pub memory: u64,
    /// Memory of the server before anybody came, in KiB.
    pub memory_empty: u64,
    /// Entries a second in the rounds before, with every table at once.
    pub rush: f64,
}

impl Report {
    /// No error, and 99 of 100 entries within 100 ms.
    #[must_use]
    pub fn is_good(&self) -> bool {
        self.errors.is_empty() && self.entries.within(990) < 100.0
    }
}

/// Times in microseconds.
#[derive(Debug, Default, Clone)]
pub struct Times(Vec<u64>);

impl Times {
    pub(crate) fn push(&mut self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.0.push(micros);
    }

    /// How many there are.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.0.len()
    }

    /// The time within which so many of a thousand are, in milliseconds.
    #[must_use]
    pub fn within(&self, thousandths: usize) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let at = (sorted.len() * thousandths).div_ceil(1000).max(1) - 1;
        sorted.get(at).map_or(0.0, |&micros| micros as f64 / 1000.0)
    }
}

#[derive(Default)]
struct Kept {
    entries: Mutex<Times>,
    shown: Mutex<Times>,
    rankings: Mutex<Times>,
    errors: Mutex<Vec<String>>,
    messages: AtomicU64,
    bytes: AtomicU64,
    measuring: AtomicBool,
}

impl Kept {
    fn note(&self, times: &Mutex<Times>, began: Instant) {
        if self.measuring.load(Relaxed) {
            lock(times).push(began.elapsed());
        }
    }

    fn wrong(&self, what: &str, error: &ClientError) {
        lock(&self.errors).push(format!("{what}: {error}"));
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|broken| broken.into_inner())
}

/// Two phones at a table.
struct Table {
    north: Phone,
    east: Phone,
    chance: Chance,
}

/// Runs it.
///
/// # Errors
/// If it cannot be set up.
pub async fn run(binary: &Path, plan: Plan) -> Outcome<Report> {
    let place = Place::new(binary, plan).await?;
    let memory_empty = place.memory();
    let mut first = Club::found(&place.servers[0], plan.size, "after-board").await?;
    first.with(place.servers[1..].iter().map(|server| server.at));
    let kept = Arc::new(Kept::default());
    let (mut clubs, mut halls, mut rushes) = (Vec::new(), Vec::new(), Vec::new());
    let mut waiting: Vec<Club> = (1..plan.events).map(|_| first.beside()).collect();
    waiting.push(first);
    // Some at a time, or hundreds of events would take longer to set up than to play.
    while !waiting.is_empty() {
        let mut ready = JoinSet::new();
        for club in waiting.drain(waiting.len().saturating_sub(TOGETHER)..) {
            let (kept, seed) = (Arc::clone(&kept), plan.seed + clubs.len() as u64);
            ready.spawn(prepared(club, seed, plan.before, kept));
        }
        for done in ready.join_all().await {
            let (club, rush, tables) = done?;
            clubs.push(club);
            rushes.push(rush);
            halls.push(tables);
        }
    }
    let rush = rushes.iter().sum::<f64>() / rushes.len().max(1) as f64;
    let clubs: Vec<Arc<Club>> = clubs.into_iter().map(Arc::new).collect();
    let (stop, stopped) = watch::channel(false);
    let mut tasks = JoinSet::new();
    for number in 0..plan.watchers {
        let club = &clubs[number as usize % clubs.len()];
        tasks.spawn(watches(
            Arc::clone(club),
            Arc::clone(&kept),
            stopped.clone(),
            number as usize,
        ));
    }
    for _ in 0..plan.staff {
        tasks.spawn(follows(
            Arc::clone(&clubs[0]),
            Arc::clone(&kept),
            clubs[0].director.also(),
            stopped.clone(),
        ));
    }
    // All of them have come before anything is measured.
    tokio::time::sleep(Duration::from_secs(5)).await;
    let (mut done, mut directing) = (Vec::new(), JoinSet::new());
    for (club, tables) in clubs.iter().zip(halls) {
        let (begun, round) = watch::channel(plan.before);
        let waiting = Arc::new(AtomicU64::new(0));
        let count = tables.len() as u64;
        for table in tables {
            let (club, kept) = (Arc::clone(club), Arc::clone(&kept));
            let clock = Clock {
                round: round.clone(),
                stopped: stopped.clone(),
                done: Arc::clone(&waiting),
                speed: plan.speed,
                deaf: plan.deaf,
            };
            tasks.spawn(plays(club, kept, table, clock));
        }
        let director = Director {
            kept: Arc::clone(&kept),
            begun,
            done: Arc::clone(&waiting),
            tables: count,
            stopped: stopped.clone(),
        };
        directing.spawn(director.directs(Arc::clone(club)));
        done.push((waiting, count));
    }
    let (cpu, own, began) = (place.cpu(), cpu(std::process::id()), Instant::now());
    kept.measuring.store(true, Relaxed);
    tokio::time::sleep(Duration::from_secs(plan.seconds)).await;
    kept.measuring.store(false, Relaxed);
    let mut report = Report {
        seconds: began.elapsed().as_secs_f64(),
        cpu: place.cpu() - cpu,
        own_cpu: self::cpu(std::process::id()) - own,
        memory: place.memory(),
        memory_empty,
        rush,
        rounds: done
            .iter()
            .map(|(done, tables)| done.load(Relaxed) / tables)
            .min()
            .unwrap_or(0),
        ..Report::default()
    };
    stop.send_replace(true);
    directing.shutdown().await;
    tasks.shutdown().await;
    report.entries = lock(&kept.entries).clone();
    report.shown = lock(&kept.shown).clone();
    report.rankings = lock(&kept.rankings).clone();
    report.errors = lock(&kept.errors).clone();
    report.messages = kept.messages.load(Relaxed);
    report.bytes = kept.bytes.load(Relaxed);
    Ok(report)
}

/// Where the load goes: one server on a file, or several on one PostgreSQL.
struct Place {
    servers: Vec<Server>,
    _folder: tempfile::TempDir,
    _nats: Option<Nats>,
    _postgres: Option<Postgres>,
}

impl Place {
    async fn new(binary: &Path, plan: Plan) -> Outcome<Self> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        if plan.nodes == 0 {
            let file = folder.path().join("load.db").display().to_string();
            return Ok(Self {
                servers: vec![Server::start(binary, &file).await?],
                _folder: folder,
                _nats: None,
                _postgres: None,
            });
        }
        let postgres = tokio::task::spawn_blocking(Postgres::start).await;
        let postgres = postgres.map_err(|error| error.to_string())?.ok_or(REMEDY)?;
        let mut database = vec![postgres.database("load")];
        let nats = match plan.nats {
            true => Some(Nats::start().ok_or(NO_NATS)?),
            false => None,
        };
        if let Some(nats) = &nats {
            database.extend(["--nats".to_owned(), nats.address()]);
        }
        let mut servers = vec![Server::start_with(binary, &database).await?];
        for _ in 1..plan.nodes {
            servers.push(Server::more(binary, &database).await?);
        }
        Ok(Self {
            servers,
            _folder: folder,
            _nats: nats,
            _postgres: Some(postgres),
        })
    }

    fn sum<T: std::iter::Sum>(&self, of: impl Fn(u32) -> T) -> T {
        let processes = self.servers.iter().filter_map(Server::process);
        processes.map(of).sum()
    }

    fn cpu(&self) -> f64 {
        self.sum(cpu)
    }

    fn memory(&self) -> u64 {
        self.sum(memory)
    }
}

/// So many events are set up at once.
const TOGETHER: usize = 16;

/// An event with its phones at the tables, some rounds played.
async fn prepared(
    mut club: Club,
    seed: u64,
    before: u32,
    kept: Arc<Kept>,
) -> Outcome<(Club, f64, Vec<Table>)> {
    if club.event.is_empty() {
        club.set_up_beside("after-board").await?;
    }
    let tables = seated(&club, seed).await?;
    let (rate, tables) = rush(&mut club, tables, before, &kept).await?;
    Ok((club, rate, tables))
}

/// The phones of all tables.
async fn seated(club: &Club, seed: u64) -> Outcome<Vec<Table>> {
    let mut tables = Vec::with_capacity(club.codes.len());
    for (number, (name, _)) in (1_u64..).zip(&club.codes) {
        tables.push(Table {
            north: club.phone(name, 'N').await?,
            east: club.phone(name, 'E').await?,
            chance: Chance::of(seed, number),
        });
    }
    Ok(tables)
}

/// Plays some rounds as fast as it goes, all tables at once; entries a second.
async fn rush(
    club: &mut Club,
    mut tables: Vec<Table>,
    rounds: u32,
    kept: &Arc<Kept>,
) -> Outcome<(f64, Vec<Table>)> {
    let (began, mut entries) = (Instant::now(), 0_u64);
    for round in 1..=rounds {
        start(club, round).await?;
        let mut tasks = JoinSet::new();
        for mut table in tables.drain(..) {
            let boards = club.boards(round, &table.north.table);
            entries += 2 * boards.len() as u64;
            let kept = Arc::clone(kept);
            tasks.spawn(async move {
                for board in boards {
                    enter(&kept, &mut table, round, board).await;
                    agree(&kept, &mut table.east, round, board).await;
                }
                table
            });
        }
        tables = tasks.join_all().await;
    }
    let rate = match rounds {
        0 => 0.0,
        _ => entries as f64 / began.elapsed().as_secs_f64(),
    };
    Ok((rate, tables))
}

async fn start(club: &mut Club, round: u32) -> Outcome {
    let action = json!({"round-started": {"round": round, "minutes": 20}});
    let started = club.direct(&format!("round {round}"), &action).await;
    started
        .map(|_| ())
        .map_err(|error| format!("round {round} cannot be started: {error}"))
}

async fn enter(kept: &Kept, table: &mut Table, round: u32, board: u32) {
    let name = table.north.table.clone();
    let action = result(round, &name, board, table.chance.below(10_000));
    write(kept, &mut table.north, &format!("{round}/{board}"), &action).await;
}

async fn agree(kept: &Kept, phone: &mut Phone, round: u32, board: u32) {
    let action = json!({"agreed": {"round": round, "table": phone.table, "board": board}});
    write(kept, phone, &format!("{round}/{board}"), &action).await;
}

async fn write(kept: &Kept, phone: &mut Phone, key: &str, action: &Value) {
    let began = Instant::now();
    match phone.write(key, action).await {
        Ok(_) => kept.note(&kept.entries, began),
        Err(error) => kept.wrong("an entry", &error),
    }
}

/// What a table waits for.
struct Clock {
    round: watch::Receiver<u32>,
    stopped: watch::Receiver<bool>,
    done: Arc<AtomicU64>,
    speed: u64,
    deaf: bool,
}

impl Clock {
    /// Waits so many seconds of people, a quarter more or less.
    async fn people(&self, seconds: u64, chance: &mut Chance) {
        let middle = seconds * 1000 / self.speed.max(1);
        let millis = middle * 3 / 4 + chance.below(middle / 2 + 1);
        tokio::time::sleep(Duration::from_millis(millis)).await;
    }
}

/// A table plays round after round.
async fn plays(club: Arc<Club>, kept: Arc<Kept>, mut table: Table, mut clock: Clock) {
    // Tables are at any moment of a board when the run begins, so that entries come evenly from the first second.
    let mut first = Some(table.chance.below(BOARD * 1000 / clock.speed.max(1)));
    while clock.round.changed().await.is_ok() {
        let round = *clock.round.borrow_and_update();
        let boards = club.boards(round, &table.north.table);
        for board in boards {
            match first.take() {
                Some(millis) => tokio::time::sleep(Duration::from_millis(millis)).await,
                None => clock.people(BOARD, &mut table.chance).await,
            }
            enter(&kept, &mut table, round, board).await;
            let entered = Instant::now();
            if !clock.deaf {
                let seen = follow(&kept, &mut table.east, round, |phone| {
                    phone
                        .board(board)
                        .is_some_and(|board| board["result"].is_object())
                });
                if seen.await {
                    kept.note(&kept.shown, entered);
                }
            }
            clock.people(AGREE, &mut table.chance).await;
            agree(&kept, &mut table.east, round, board).await;
            if clock.deaf {
                continue;
            }
            // The other phone listens too.
            let both = json!({"ns": true, "ew": true});
            follow(&kept, &mut table.north, round, |phone| {
                phone
                    .board(board)
                    .is_some_and(|board| board["agreed"] == both)
            })
            .await;
        }
        clock.done.fetch_add(1, Relaxed);
        if *clock.stopped.borrow() {
            return;
        }
    }
}

/// Listens until the phone shows something. A phone that is late shows the next round by then: false, and it goes on.
async fn follow(kept: &Kept, phone: &mut Phone, round: u32, is: impl Fn(&Phone) -> bool) -> bool {
    while !is(phone) {
        if phone.seen["round"].as_u64() > Some(u64::from(round)) {
            return false;
        }
        if let Err(error) = phone.hear().await {
            kept.wrong("a phone", &error);
            return false;
        }
    }
    true
}

/// Who starts the rounds, and looks at all of it meanwhile.
struct Director {
    kept: Arc<Kept>,
    begun: watch::Sender<u32>,
    done: Arc<AtomicU64>,
    tables: u64,
    stopped: watch::Receiver<bool>,
}

impl Director {
    async fn directs(self, club: Arc<Club>) {
        let mut phone = club.as_director();
        let last = u32::try_from(club.movement.rounds.len()).unwrap_or(0);
        let first = *self.begun.borrow() + 1;
        let page = tokio::spawn(follows(
            Arc::clone(&club),
            Arc::clone(&self.kept),
            phone.client.also(),
            self.stopped.clone(),
        ));
        for (round, before) in (first..=last).zip(0..) {
            while self.done.load(Relaxed) < self.ready(before) {
                tokio::time::sleep(Duration::from_millis(300)).await;
                if *self.stopped.borrow() {
                    return;
                }
            }
            let action = json!({"round-started": {"round": round, "minutes": 20}});
            match phone.write(&format!("round {round}"), &action).await {
                Ok(_) => self.begun.send_replace(round),
                Err(error) => return self.kept.wrong("a round", &error),
            };
        }
        let _ = page.await;
    }

    /// How many times a table has completed a round when the one after so many starts: of the last one half of the tables.
    const fn ready(&self, rounds: u64) -> u64 {
        match rounds {
            0 => 0,
            _ => (rounds - 1) * self.tables + self.tables.div_ceil(2),
        }
    }
}

/// Somebody looks at the ranking on the results page.
async fn watches(club: Arc<Club>, kept: Arc<Kept>, stopped: watch::Receiver<bool>, number: usize) {
    let client = club.stranger(Some(number));
    follows(club, kept, client, stopped).await;
}

/// What of a message says whether there is another ranking.
#[derive(Default, serde::Deserialize)]
struct Told {
    version: Option<u64>,
    ranking: Option<u64>,
}

/// Hears what is new, and asks for the ranking whenever there is another one.
async fn follows(
    club: Arc<Club>,
    kept: Arc<Kept>,
    mut client: Client,
    mut stopped: watch::Receiver<bool>,
) {
    let (event, ranking) = (
        club.event.clone(),
        format!("/api/events/{}/standings", club.event),
    );
    let mut live = match client.live(&event, 0).await {
        Ok(live) => live,
        Err(error) => return kept.wrong("a watcher", &error),
    };
    let mut seen = None;
    loop {
        let heard = tokio::select! {
            heard = live.next() => heard,
            _ = stopped.changed() => return,
        };
        let now = match heard {
            Ok(heard) => {
                kept.messages.fetch_add(1, Relaxed);
                kept.bytes.fetch_add(heard.text.len() as u64, Relaxed);
                // Of a large event a message has megabytes, which a browser takes apart on its own machine.
                let told: Told = serde_json::from_str(&heard.text).unwrap_or_default();
                // Those who run the event are not told of rankings: each version may have another.
                told.ranking.or(told.version)
            }
            Err(error) => return kept.wrong("a watcher", &error),
        };
        if seen == Some(now) {
            continue;
        }
        seen = Some(now);
        let began = Instant::now();
        match client.weigh(&ranking).await {
            Ok(bytes) => {
                kept.note(&kept.rankings, began);
                kept.bytes.fetch_add(bytes as u64, Relaxed);
            }
            Err(error) => kept.wrong("a ranking", &error),
        }
    }
}

/// Seconds of one core that a process has taken.
pub(crate) fn cpu(process: u32) -> f64 {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name may hold spaces; the figures come after it.
    let after = text.rsplit_once(')').map_or("", |(_, after)| after);
    let figures: Vec<u64> = after
        .split_whitespace()
        .map(|one| one.parse().unwrap_or(0))
        .collect();
    let ticks = figures.get(11).unwrap_or(&0) + figures.get(12).unwrap_or(&0);
    // Linux counts in hundredths of a second wherever programs see it.
    ticks as f64 / 100.0
}

/// Memory of a process in KiB.
pub(crate) fn memory(process: u32) -> u64 {
    let text = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = text.lines().find(|line| line.starts_with("VmRSS:"));
    let figure = line.and_then(|line| line.split_whitespace().nth(1));
    figure.and_then(|figure| figure.parse().ok()).unwrap_or(0)
}
