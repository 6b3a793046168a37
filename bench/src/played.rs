//! Many tables at which boards are played, and how soon a call or card is on the other three screens.
//!
//! Each seat has a socket of its own. What the players of a table send goes over one connection, so that 2,000 tables fit into what a machine
//! can have open. A deed comes in even time from each table; a board that is over is followed by the next. At some tables onlookers sit beside
//! the players. A time is measured from before the request is sent until the message with it has come over another player's socket.

use std::net::{IpAddr, Ipv4Addr};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use openroom_client::{Client, ClientError};
use openroom_tables::{Claims, Onlookers, Settings, Undo};
use serde_json::json;
use tokio::sync::{Notify, Semaphore};
use tokio::task::JoinSet;

use crate::Outcome;
use crate::at_table::{AtTable, serving_with, told};
use crate::chance::Chance;
use crate::load::{Times, cpu, memory};
use crate::player::{Player, Seen};

/// What to do.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// Tables of four.
    pub tables: u32,
    /// Milliseconds between two deeds at a table.
    pub pace: u64,
    /// Onlookers at each of the tables that have any.
    pub onlookers: u32,
    /// How many tables have onlookers.
    pub watched: u32,
    /// How long is measured, in seconds.
    pub seconds: u64,
    /// The seed of all chance.
    pub seed: u64,
}

/// What came of it.
#[derive(Debug, Default, Clone)]
pub struct Report {
    /// From the tap until it is on another player's screen.
    pub shown: Times,
    /// The same for onlookers.
    pub looked_on: Times,
    /// Until the answer.
    pub answers: Times,
    /// What went wrong.
    pub errors: Vec<String>,
    /// Boards that were played to their end.
    pub boards: u64,
    /// Bytes that came over the sockets.
    pub bytes: u64,
    /// The measured time in seconds.
    pub seconds: f64,
    /// Seconds of one core that the server took in that time, and this program.
    pub cpu: f64,
    /// Seconds of one core that this program took.
    pub own_cpu: f64,
    /// Memory of the server with nobody there, with all sockets and no board, and at the end, in KiB.
    pub memory: [u64; 3],
}

impl Report {
    /// No error, and 99 of 100 within 100 ms.
    #[must_use]
    pub fn is_good(&self) -> bool {
        self.errors.is_empty() && self.shown.within(990) < 100.0
    }
}

#[derive(Debug, Default)]
struct Kept {
    shown: Mutex<Times>,
    looked_on: Mutex<Times>,
    answers: Mutex<Times>,
    errors: Mutex<Vec<String>>,
    boards: AtomicU64,
    bytes: AtomicU64,
    measuring: AtomicBool,
    over: AtomicBool,
}

impl Kept {
    fn note(&self, times: &Mutex<Times>, began: Instant) {
        if self.measuring.load(Relaxed) {
            held(times).push(began.elapsed());
        }
    }

    fn wrong(&self, what: &str, error: &dyn std::fmt::Display) {
        if !self.over.load(Relaxed) {
            held(&self.errors).push(format!("{what}: {error}"));
        }
    }
}

fn held<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|broken| broken.into_inner())
}

/// A table in play, as its sockets and the one who moves its players share it.
#[derive(Debug)]
struct Table {
    /// What each of the four has before him.
    seats: [Mutex<Seen>; 4],
    /// The deed that is on its way: the board, the entries before it, whose it is and since when.
    sent: Mutex<Option<(u32, usize, usize, Instant)>>,
    news: Notify,
}

const SEATS: [&str; 4] = ["N", "E", "S", "W"];

/// So many tables are opened at once.
const TOGETHER: usize = 32;

/// A machine is at so many addresses: a server takes only so many connections from each.
fn address(number: u32) -> IpAddr {
    let last = 1 + u8::try_from(number % 16).unwrap_or(0);
    IpAddr::V4(Ipv4Addr::new(127, 0, 0, last))
}

/// Runs it.
///
/// # Errors
/// If it cannot be set up.
pub async fn run(binary: &Path, plan: Plan) -> Outcome<Report> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let file = folder.path().join("tables.db").display().to_string();
    let more = ["--connections", "40000"].map(str::to_owned);
    let arguments: Vec<String> = [file].into_iter().chain(more).collect();
    let (server, director) = serving_with(binary, &arguments).await?;
    let process = server.process().ok_or("the server is gone")?;
    let empty = memory(process);
    let kept = Arc::new(Kept::default());
    let mut tables = Vec::new();
    let mut opening = JoinSet::new();
    for number in 0..plan.tables {
        if opening.len() >= TOGETHER
            && let Some(done) = opening.join_next().await
        {
            tables.push(done.map_err(|error| error.to_string())??);
        }
        let mut host = director.also();
        let client = Client::new(server.at).coming_from(address(number));
        opening.spawn(async move {
            let settings = Settings {
                claims: Claims::PlayOn,
                undo: Undo::Consent,
                onlookers: Onlookers::OneHand,
                ..Settings::default()
            };
            let opened = AtTable::open(&mut host, settings, 2017, None).await;
            told(opened).map(|table| (Arc::new(table), client))
        });
    }
    while let Some(done) = opening.join_next().await {
        tables.push(done.map_err(|error| error.to_string())??);
    }
    // All sockets are there before the first board comes, in a row that a server can take.
    let mut tasks = JoinSet::new();
    let doors = Arc::new(Semaphore::new(TOGETHER));
    let (ready, mut are_ready) = tokio::sync::mpsc::unbounded_channel();
    let mut rooms = Vec::new();
    let mut sockets = 0_u32;
    for (number, (table, client)) in (0..).zip(tables) {
        let room = Arc::new(Table {
            seats: Default::default(),
            sent: Mutex::new(None),
            news: Notify::new(),
        });
        let watched = match number < plan.watched {
            true => plan.onlookers,
            false => 0,
        };
        let onlookers = (0..watched).map(|one| (None, SEATS[one as usize % 4]));
        let players = SEATS.into_iter().enumerate();
        let players = players.map(|(seat, who)| (Some(seat), who));
        for (seat, who) in players.chain(onlookers) {
            let mut player = Player::new(client.also(), &table, who);
            if seat.is_none() {
                player.looks_on();
            }
            sockets += 1;
            tasks.spawn(follows(
                Arc::clone(&kept),
                Arc::clone(&room),
                player,
                seat,
                Arc::clone(&doors),
                ready.clone(),
            ));
        }
        rooms.push((room, table, client));
    }
    for _ in 0..sockets {
        let came = tokio::time::timeout(Duration::from_secs(60), are_ready.recv()).await;
        came.map_err(|_| "not all sockets come".to_owned())?;
    }
    let idle = memory(process);
    for (number, (room, table, client)) in (0..).zip(rooms) {
        let chance = Chance::of(plan.seed, number);
        let moves = Moves {
            kept: Arc::clone(&kept),
            room,
            table,
            client,
            chance,
            pace: plan.pace,
        };
        tasks.spawn(moves.go());
    }
    // The auctions of all tables have begun.
    tokio::time::sleep(Duration::from_millis(2 * plan.pace + 2000)).await;
    let (began, before, own) = (Instant::now(), cpu(process), cpu(std::process::id()));
    kept.measuring.store(true, Relaxed);
    tokio::time::sleep(Duration::from_secs(plan.seconds)).await;
    kept.measuring.store(false, Relaxed);
    let mut report = Report {
        seconds: began.elapsed().as_secs_f64(),
        cpu: cpu(process) - before,
        own_cpu: cpu(std::process::id()) - own,
        memory: [empty, idle, memory(process)],
        ..Report::default()
    };
    kept.over.store(true, Relaxed);
    tasks.shutdown().await;
    report.shown = held(&kept.shown).clone();
    report.looked_on = held(&kept.looked_on).clone();
    report.answers = held(&kept.answers).clone();
    report.errors = held(&kept.errors).clone();
    report.boards = kept.boards.load(Relaxed);
    report.bytes = kept.bytes.load(Relaxed);
    Ok(report)
}

/// A socket.
async fn follows(
    kept: Arc<Kept>,
    room: Arc<Table>,
    mut player: Player,
    seat: Option<usize>,
    doors: Arc<Semaphore>,
    ready: tokio::sync::mpsc::UnboundedSender<()>,
) {
    let mut door = doors.acquire_owned().await.ok();
    loop {
        let heard = player.hear().await;
        if door.take().is_some() {
            let _ = ready.send(());
        }
        match heard {
            Ok(bytes) => {
                kept.bytes.fetch_add(bytes as u64, Relaxed);
            }
            Err(error) => return kept.wrong("a socket", &error),
        }
        let sent = *held(&room.sent);
        if let Some((index, before, by, began)) = sent
            && (player.seen.index, player.log()) == (index, before + 1)
            && seat != Some(by)
        {
            match seat {
                Some(_) => kept.note(&kept.shown, began),
                None => kept.note(&kept.looked_on, began),
            }
        }
        if let Some(seat) = seat {
            *held(&room.seats[seat]) = player.seen.clone();
            room.news.notify_one();
        }
    }
}

/// Whoever moves the players of a table.
struct Moves {
    kept: Arc<Kept>,
    room: Arc<Table>,
    table: Arc<AtTable>,
    client: Client,
    chance: Chance,
    pace: u64,
}

impl Moves {
    async fn go(mut self) {
        // Tables are not in step.
        let first = self.chance.below(self.pace.max(1));
        tokio::time::sleep(Duration::from_millis(first)).await;
        if let Err(error) = self.table.bring(&mut self.client, "N", 0).await {
            return self.kept.wrong("a board", &error);
        }
        let mut ticks = tokio::time::interval(Duration::from_millis(self.pace));
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if let Err(error) = self.once().await {
                return self.kept.wrong("a deed", &error);
            }
        }
    }

    async fn once(&mut self) -> Result<(), ClientError> {
        loop {
            let all = self.room.seats.each_ref().map(|seen| held(seen).clone());
            let newest = all.iter().map(|seen| (seen.index, log(seen))).max();
            if let Some(over) = all.iter().find(|seen| seen.next && seen.index > 0)
                && Some((over.index, log(over))) == newest
            {
                self.kept.boards.fetch_add(1, Relaxed);
                let index = over.index;
                self.table.bring(&mut self.client, "N", index).await?;
                return Ok(());
            }
            for (seat, seen) in all.into_iter().enumerate() {
                if Some((seen.index, log(&seen))) != newest {
                    continue;
                }
                let (index, after) = (seen.index, log(&seen));
                let mut player = Player::new(self.client.also(), &self.table, SEATS[seat]);
                player.seen = seen;
                let Some(act) = player.chooses(&mut self.chance) else {
                    continue;
                };
                let began = Instant::now();
                *held(&self.room.sent) = Some((index, after, seat, began));
                let path = self
                    .table
                    .path(&format!("/boards/{index}/deeds"), SEATS[seat]);
                let key = format!("{index}.{after}");
                let body = json!({"key": key, "after": after, "deed": {"act": act}});
                self.client.post(&path, &body).await?;
                self.kept.note(&self.kept.answers, began);
                return Ok(());
            }
            // The screens are behind.
            self.room.news.notified().await;
        }
    }
}

fn log(seen: &Seen) -> usize {
    seen.sight.as_ref().map_or(0, |sight| sight.log)
}
