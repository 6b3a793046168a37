//! Tables of four scripted players each whose sockets are cut at random, who load their pages again, of whom one has two devices that both act,
//! on a server that is ended by `kill -9` at random moments. They go on by themselves: what got no answer is sent again with its key, a
//! socket that is gone is made again from what was seen. At the end each board in the store must hold what was acknowledged, each of it
//! once, and nothing else.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use openroom_client::{Client, ClientError};
use openroom_laws::Entry;
use openroom_store::Store;
use openroom_tables::{Claims, InPlay, Now, Onlookers, Settings, Timed, Undo, Viewer, What};
use serde_json::json;
use tokio::sync::mpsc;
use tokio::task::JoinSet;

use crate::Outcome;
use crate::at_table::{AtTable, serving, told};
use crate::chance::Chance;
use crate::player::Player;
use crate::server::Server;

/// What to do.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// How many tables.
    pub tables: u32,
    /// How many boards each of them plays.
    pub boards: u32,
    /// How often the server is killed.
    pub kills: u32,
    /// The seed of all chance.
    pub seed: u64,
}

/// What came of it.
#[derive(Debug, Default, Clone, Copy)]
pub struct Report {
    /// Calls, cards and words that were acknowledged.
    pub acknowledged: u64,
    /// Requests that got no answer and were sent again.
    pub again: u64,
    /// Deeds of one device that the other device of the same seat, or the table, was ahead of.
    pub too_late: u64,
    /// Sockets that were cut.
    pub cuts: u64,
    /// Pages that were loaded again.
    pub reloads: u64,
    /// Boards that were played to their end.
    pub boards: u64,
}

/// Something that was acknowledged.
#[derive(Debug)]
struct Acknowledged {
    table: String,
    index: u32,
    /// By whom and under which key.
    key: String,
    /// The entry of the log that it is, as that writes it; none for words.
    entry: Option<(usize, String)>,
}

#[derive(Debug, Default)]
struct Run {
    acknowledged: AtomicU64,
    again: AtomicU64,
    too_late: AtomicU64,
    cuts: AtomicU64,
    reloads: AtomicU64,
}

/// Nobody waits longer for something to happen, killed server or not.
const PATIENCE: Duration = Duration::from_secs(60);

/// About so many entries has a board.
const ENTRIES: u64 = 55;

/// Plays, cuts and kills.
///
/// # Errors
/// If anything acknowledged is lost or there twice, or somebody does not go on.
pub async fn run(binary: &Path, plan: Plan) -> Outcome<Report> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let file = folder.path().join("cuts.db");
    let (server, mut director) = serving(binary, &file).await?;
    let settings = Settings {
        claims: Claims::PlayOn,
        undo: Undo::Consent,
        onlookers: Onlookers::Nobody,
        ..Settings::default()
    };
    let run = Arc::new(Run::default());
    let (told_of, mut heard) = mpsc::unbounded_channel();
    let mut tasks = JoinSet::new();
    let mut tables = Vec::new();
    for number in 0..plan.tables {
        let table = AtTable::open(&mut director, settings, 2017, None).await;
        let table = Arc::new(told(table)?);
        let mut first = Client::new(server.at);
        told(table.bring(&mut first, "N", 0).await)?;
        // One of the four has a second device.
        for (device, who) in ["N", "E", "S", "W", "E"].into_iter().enumerate() {
            let chance = Chance::of(plan.seed, u64::from(number) * 5 + device as u64 + 1);
            let scripted = Scripted {
                player: Player::new(Client::new(server.at), &table, who),
                device,
                chance,
                run: Arc::clone(&run),
                told: told_of.clone(),
                boards: plan.boards,
            };
            tasks.spawn(scripted.plays());
        }
        tables.push(table);
    }
    drop(told_of);
    let killing = tokio::spawn(kills(Arc::clone(&run), server, plan));
    while let Some(done) = tasks.join_next().await {
        done.map_err(|error| error.to_string())??;
    }
    killing.abort();
    let mut report = Report {
        acknowledged: run.acknowledged.load(Relaxed),
        again: run.again.load(Relaxed),
        too_late: run.too_late.load(Relaxed),
        cuts: run.cuts.load(Relaxed),
        reloads: run.reloads.load(Relaxed),
        boards: 0,
    };
    match killing.await {
        Ok(done) => {
            // Once more at the end, so that nothing is written after the look.
            done?.kill().await?;
        }
        Err(_) => return Err("the session was over before all kills: play more boards".to_owned()),
    }
    let mut acknowledged: BTreeMap<(String, u32), Vec<Acknowledged>> = BTreeMap::new();
    while let Ok(one) = heard.try_recv() {
        let board = (one.table.clone(), one.index);
        acknowledged.entry(board).or_default().push(one);
    }
    let store = Store::open_at(&file.display().to_string()).await;
    let store = store.map_err(|error| error.to_string())?;
    for table in &tables {
        for index in 1..=plan.boards {
            let of = acknowledged.remove(&(table.id.clone(), index));
            check(&store, &table.id, index, &of.unwrap_or_default()).await?;
            report.boards += 1;
        }
    }
    store.close().await;
    Ok(report)
}

/// Kills the server at moments spread over nine tenths of the play, by chance within each part.
async fn kills(run: Arc<Run>, mut server: Server, plan: Plan) -> Outcome<Server> {
    let mut chance = Chance::of(plan.seed, 0);
    let all = u64::from(plan.tables) * u64::from(plan.boards) * ENTRIES;
    let part = all * 8 / 10 / u64::from(plan.kills.max(1));
    for kill in 0..u64::from(plan.kills) {
        let at = kill * part + chance.below(part);
        while run.acknowledged.load(Relaxed) < at {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_micros(chance.below(15_000))).await;
        server.kill_and_restart().await?;
    }
    Ok(server)
}

/// A player and what he counts.
struct Scripted {
    player: Player,
    device: usize,
    chance: Chance,
    run: Arc<Run>,
    told: mpsc::UnboundedSender<Acknowledged>,
    boards: u32,
}

impl Scripted {
    async fn plays(mut self) -> Outcome {
        let mut number = 0;
        loop {
            self.hears().await?;
            let Some(after) = self.player.seen.sight.as_ref().map(|sight| sight.log) else {
                continue;
            };
            let index = self.player.seen.index;
            if self.player.seen.next {
                if index >= self.boards {
                    return Ok(());
                }
                self.brings(index).await?;
                continue;
            }
            let Some(act) = self.player.chooses(&mut self.chance) else {
                continue;
            };
            self.thinks().await;
            number += 1;
            let key = format!("{}.{number}", self.device);
            let deed = json!({"act": act});
            if self.sends(index, &key, Some(after), &deed).await? {
                self.notes(index, key, Some((after, act)));
                if self.chance.below(12) == 0 {
                    self.says(index, number).await?;
                }
            }
            self.is_unlucky();
        }
    }

    async fn thinks(&mut self) {
        let millis = self.chance.below(30);
        tokio::time::sleep(Duration::from_millis(millis)).await;
    }

    /// Now and then the socket is cut, or the page loaded again.
    fn is_unlucky(&mut self) {
        match self.chance.below(30) {
            0..=2 => {
                self.player.cut();
                self.run.cuts.fetch_add(1, Relaxed);
            }
            3 => {
                self.player.reload();
                self.run.reloads.fetch_add(1, Relaxed);
            }
            _ => {}
        }
    }

    async fn says(&mut self, index: u32, number: u64) -> Outcome {
        let key = format!("{}.{number}.words", self.device);
        let deed = json!({"say": {"to": "table", "words": format!("words {number}")}});
        if self.sends(index, &key, None, &deed).await? {
            self.notes(index, key, None);
        }
        Ok(())
    }

    fn notes(&self, index: u32, key: String, entry: Option<(usize, String)>) {
        self.run.acknowledged.fetch_add(1, Relaxed);
        let _ = self.told.send(Acknowledged {
            table: self.player.table.id.clone(),
            index,
            key: format!("{}:{key}", self.player.who),
            entry,
        });
    }

    /// Waits for something new, whatever happens to the server.
    async fn hears(&mut self) -> Outcome {
        let waiting = async {
            loop {
                match self.player.hear().await {
                    Ok(_) => return Ok(()),
                    Err(ClientError::Away(_) | ClientError::Refused { status: 500.., .. }) => {
                        tokio::time::sleep(Duration::from_millis(20)).await;
                    }
                    Err(error) => return Err(error.to_string()),
                }
            }
        };
        let heard = tokio::time::timeout(PATIENCE, waiting).await;
        let who = format!("{} at {}", self.player.who, self.player.table.id);
        heard.unwrap_or_else(|_| {
            Err(format!(
                "{who} hears nothing more: board {}, {:?}",
                self.player.seen.index, self.player.seen.sight
            ))
        })
    }

    /// Sends a deed until there is an answer; whether it was taken.
    async fn sends(
        &mut self,
        index: u32,
        key: &str,
        after: Option<usize>,
        deed: &serde_json::Value,
    ) -> Outcome<bool> {
        loop {
            match self.player.does(index, key, after, deed).await {
                Ok(()) => return Ok(true),
                Err(ClientError::Away(_) | ClientError::Refused { status: 500.., .. }) => {
                    self.run.again.fetch_add(1, Relaxed);
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                // Faster than a person: the server asks for a pause.
                Err(ClientError::Refused { status: 429, .. }) => {
                    tokio::time::sleep(Duration::from_millis(200)).await;
                }
                // The other device was first.
                Err(ClientError::Refused { status: 409, .. }) => {
                    self.run.too_late.fetch_add(1, Relaxed);
                    return Ok(false);
                }
                Err(error) => return Err(format!("{deed} was refused: {error}")),
            }
        }
    }

    async fn brings(&mut self, index: u32) -> Outcome {
        loop {
            match self.player.next().await {
                Ok(()) => return Ok(()),
                Err(ClientError::Away(_) | ClientError::Refused { status: 500.., .. }) => {
                    self.run.again.fetch_add(1, Relaxed);
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                Err(error) => return Err(format!("no board after {index}: {error}")),
            }
        }
    }
}

/// A board in the store holds what was acknowledged, each of it once, and nothing else; and it can be read again to its end.
async fn check(store: &Store, table: &str, index: u32, acknowledged: &[Acknowledged]) -> Outcome {
    let stream = format!("play.{table}.{index}");
    let about = |text: String| format!("{stream}: {text}");
    let stored = store.read(&stream, 0).await;
    let stored = stored.map_err(|error| about(error.to_string()))?;
    let mut record: Vec<Timed> = Vec::with_capacity(stored.len());
    let mut log: Vec<String> = Vec::new();
    for (entry, number) in stored.iter().zip(1..) {
        if entry.version != number {
            return Err(about(format!("version {number} is missing")));
        }
        let timed: Timed =
            serde_json::from_str(&entry.body).map_err(|error| about(error.to_string()))?;
        if let What::Log(Entry::Player(_, action)) = &timed.what {
            log.push(action.to_string());
        }
        record.push(timed);
    }
    let keys: Vec<&str> = stored.iter().map(|entry| entry.key.as_str()).collect();
    for one in acknowledged {
        let times = keys.iter().filter(|key| **key == one.key).count();
        if times != 1 {
            return Err(about(format!("{one:?} is there {times} times")));
        }
        if let Some((at, act)) = &one.entry
            && log.get(*at) != Some(act)
        {
            let there = log.get(*at);
            return Err(about(format!(
                "{one:?} was acknowledged, there is {there:?}"
            )));
        }
    }
    if stored.len() != acknowledged.len() + 1 {
        return Err(about(format!(
            "{} deeds were acknowledged, the store has {}",
            acknowledged.len(),
            stored.len() - 1
        )));
    }
    let board = InPlay::replay(record).map_err(|refused| about(refused.to_string()))?;
    let sight = board.sight(Viewer::Director, Now::default());
    match sight.result {
        Some(_) => Ok(()),
        None => Err(about("it is not over".to_owned())),
    }
}
