//! A club evening against robots: many tables with one person and three robots each, and how long the person waits for a robot.
//!
//! Each person has a socket, thinks as long as people do, calls and plays at random among what is allowed, and brings the next board. A wait is
//! measured for every act of a robot: from the moment at which the person has sent his own act, or has been shown the robot's act before, until
//! the act is on his screen. The pauses that the server makes so that the play can be followed are in it.

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use openroom_client::{Client, ClientError};
use serde_json::json;
use tokio::task::JoinSet;

use crate::Outcome;
use crate::at_table::{AtTable, serving_with};
use crate::chance::Chance;
use crate::load::{Times, cpu, memory};
use crate::player::Player;

/// What to do.
#[derive(Debug, Clone)]
pub struct Plan {
    /// Tables, each with one person and three robots.
    pub tables: u32,
    /// How long is measured, in seconds.
    pub seconds: u64,
    /// How well the robots play: `fast`, `club` or `strong`.
    pub strength: String,
    /// The seed of all chance.
    pub seed: u64,
}

/// What came of it.
#[derive(Debug, Default, Clone)]
pub struct Report {
    /// The wait for an act of a robot.
    pub waits: Times,
    /// From the own act until it is the own turn again, or the board is over.
    pub turns: Times,
    /// Until the server has taken an own act.
    pub answers: Times,
    /// Waits of more than two seconds.
    pub long: u64,
    /// Boards that were played to their end.
    pub boards: u64,
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
}

/// Nobody waits longer.
pub const LONGEST: Duration = Duration::from_secs(2);

impl Report {
    /// No error, and nobody has waited longer than two seconds.
    #[must_use]
    pub fn is_good(&self) -> bool {
        self.errors.is_empty() && self.long == 0 && self.waits.count() > 0
    }
}

#[derive(Debug, Default)]
struct Kept {
    waits: Mutex<Times>,
    turns: Mutex<Times>,
    answers: Mutex<Times>,
    errors: Mutex<Vec<String>>,
    long: AtomicU64,
    boards: AtomicU64,
    measuring: AtomicBool,
    over: AtomicBool,
}

fn held<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|broken| broken.into_inner())
}

impl Kept {
    fn note(&self, times: &Mutex<Times>, took: Duration) {
        if self.measuring.load(Relaxed) {
            held(times).push(took);
        }
    }

    fn wrong(&self, error: &dyn std::fmt::Display) {
        if !self.over.load(Relaxed) {
            held(&self.errors).push(error.to_string());
        }
    }
}

/// Tables begin within this time, not all at once.
const BEGINNING: u64 = 20_000;

/// Runs it.
///
/// # Errors
/// If it cannot be set up.
pub async fn run(binary: &Path, plan: Plan) -> Outcome<Report> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let file = folder.path().join("robots.db").display().to_string();
    let (server, director) = serving_with(binary, &[file]).await?;
    let process = server.process().ok_or("the server is gone")?;
    let kept = Arc::new(Kept::default());
    let mut people = JoinSet::new();
    for number in 0..plan.tables {
        let mut chance = Chance::of(plan.seed, u64::from(number));
        let wait = chance.below(BEGINNING);
        let client = director.also();
        let (kept, strength) = (Arc::clone(&kept), plan.strength.clone());
        people.spawn(async move {
            tokio::time::sleep(Duration::from_millis(wait)).await;
            // Each table has boards of its own; a series is compared with others, which robots play beside.
            let person = Person::sits(client, &strength, number * 32, &kept, chance).await;
            let played = match person {
                Ok(mut person) => person.plays().await,
                Err(error) => Err(error),
            };
            if let Err(error) = played {
                kept.wrong(&error);
            }
        });
    }
    tokio::time::sleep(Duration::from_millis(BEGINNING + 2000)).await;
    let (began, before, own) = (Instant::now(), cpu(process), cpu(std::process::id()));
    kept.measuring.store(true, Relaxed);
    tokio::time::sleep(Duration::from_secs(plan.seconds)).await;
    kept.measuring.store(false, Relaxed);
    let mut report = Report {
        seconds: began.elapsed().as_secs_f64(),
        cpu: cpu(process) - before,
        own_cpu: cpu(std::process::id()) - own,
        memory: memory(process),
        ..Report::default()
    };
    kept.over.store(true, Relaxed);
    people.shutdown().await;
    report.waits = held(&kept.waits).clone();
    report.turns = held(&kept.turns).clone();
    report.answers = held(&kept.answers).clone();
    report.errors = held(&kept.errors).clone();
    report.long = kept.long.load(Relaxed);
    report.boards = kept.boards.load(Relaxed);
    Ok(report)
}

/// Whoever sits South, with three robots.
struct Person {
    player: Player,
    client: Client,
    kept: Arc<Kept>,
    chance: Chance,
    /// The board and the entries of its log that were there when he began to wait, since when, and since his own act.
    waits: Option<Waits>,
}

struct Waits {
    index: u32,
    log: usize,
    since: Instant,
    acted: Instant,
}

impl Person {
    async fn sits(
        mut client: Client,
        strength: &str,
        after: u32,
        kept: &Arc<Kept>,
        chance: Chance,
    ) -> Result<Self, ClientError> {
        let wish = json!({"boards": 32, "strength": strength, "after": after});
        let made = client.post("/api/play/robots", &wish).await?;
        let text = |key: &str| made[key].as_str().unwrap_or_default().to_owned();
        let table = Arc::new(AtTable::with_link(text("id"), "S", text("link")));
        Ok(Self {
            player: Player::new(client.also(), &table, "S"),
            client,
            kept: Arc::clone(kept),
            chance,
            waits: None,
        })
    }

    async fn plays(&mut self) -> Result<(), ClientError> {
        loop {
            self.player.hear().await?;
            self.sees();
            self.acts().await?;
        }
    }

    fn is_his_turn(&self) -> bool {
        let sight = self.player.seen.sight.as_ref();
        sight.is_some_and(|sight| {
            let turn = sight.turn.as_ref();
            sight.asked.is_some() || turn.is_some_and(|turn| turn.by.contains(&self.player.who))
        })
    }

    fn is_over(&self) -> bool {
        let sight = self.player.seen.sight.as_ref();
        sight.is_none_or(|sight| sight.result.is_some())
    }

    /// Something new is on the screen: if it is a robot's act, so long it took.
    fn sees(&mut self) {
        let (index, log, now) = (self.player.seen.index, self.player.log(), Instant::now());
        let (turn, over) = (self.is_his_turn(), self.is_over());
        let Some(waits) = &mut self.waits else {
            if !turn && !over {
                let (since, acted) = (now, now);
                self.waits = Some(Waits {
                    index,
                    log,
                    since,
                    acted,
                });
            }
            return;
        };
        if waits.index == index && log > waits.log {
            let took = now.duration_since(waits.since);
            self.kept.note(&self.kept.waits, took);
            if took > LONGEST && self.kept.measuring.load(Relaxed) {
                self.kept.long.fetch_add(1, Relaxed);
            }
            (waits.log, waits.since) = (log, now);
        }
        if turn || over || waits.index != index {
            self.kept
                .note(&self.kept.turns, now.duration_since(waits.acted));
            self.waits = None;
        }
    }

    /// He does what there is to do.
    async fn acts(&mut self) -> Result<(), ClientError> {
        let (index, log) = (self.player.seen.index, self.player.log());
        if self.is_over() {
            if !self.player.seen.next || index == 0 {
                return Ok(());
            }
            self.kept.boards.fetch_add(1, Relaxed);
            // He looks at the result.
            let look = 4000 + self.chance.below(8000);
            tokio::time::sleep(Duration::from_millis(look)).await;
            self.player.next().await?;
            self.waits = None;
            return Ok(());
        }
        if !self.is_his_turn() {
            return Ok(());
        }
        let asked = self.player.seen.sight.as_ref();
        let asked = asked.is_some_and(|sight| sight.asked.is_some());
        let act = match asked {
            true => Some("agrees".to_owned()),
            false => self.player.chooses(&mut self.chance),
        };
        let Some(act) = act else {
            return Ok(());
        };
        let thinks = self.thinks();
        tokio::time::sleep(thinks).await;
        let path = format!("/boards/{index}/deeds");
        let path = self.player.table.path(&path, "S");
        let body = json!({"key": format!("{index}.{log}"), "after": log, "deed": {"act": act}});
        let began = Instant::now();
        self.client.post(&path, &body).await?;
        self.kept.note(&self.kept.answers, began.elapsed());
        self.waits = Some(Waits {
            index,
            log: log + 1,
            since: began,
            acted: began,
        });
        Ok(())
    }

    /// As people do: mostly some seconds, now and then much longer.
    fn thinks(&mut self) -> Duration {
        let millis = match self.chance.below(10) {
            0..6 => 1000 + self.chance.below(3000),
            6..9 => 4000 + self.chance.below(6000),
            _ => 10_000 + self.chance.below(20_000),
        };
        Duration::from_millis(millis)
    }
}
