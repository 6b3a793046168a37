//! `kill -9` in the middle of a session. The phones go on by themselves: an entry without an answer is sent again with its key, a
//! live connection that is gone is made again from the version that was seen. At the end the log must hold what was acknowledged,
//! each of it once, and say what the phones saw.

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use openroom_client::ClientError;
use openroom_store::Store;
use openroom_tournament::{Tournament, log, view};
use serde_json::{Value, json};
use tokio::sync::{Barrier, mpsc};

use crate::Outcome;
use crate::chance::Chance;
use crate::club::{Club, Phone, Size, result};
use crate::server::Server;

/// What to do.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// How large the session is.
    pub size: Size,
    /// How often the server is killed.
    pub kills: u32,
    /// The seed of all chance.
    pub seed: u64,
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Report {
    /// How often it was killed.
    pub kills: u32,
    /// Entries that were acknowledged to phones and the Director during play.
    pub acknowledged: usize,
    /// Requests that got no answer and were sent again.
    pub again: u64,
    /// Entries in the log, with those of the set-up.
    pub entries: usize,
}

/// An entry that the server has acknowledged.
#[derive(Debug)]
struct Acknowledged {
    version: u64,
    action: Value,
}

/// What all phones share.
#[derive(Debug)]
pub struct Run {
    club: Club,
    /// Acknowledgements so far; the killer waits for it to grow.
    acknowledged: AtomicU64,
    longest: u64,
    over: AtomicBool,
    again: AtomicU64,
    told: mpsc::UnboundedSender<Acknowledged>,
    round: Barrier,
}

/// Plays the session and kills the server.
///
/// # Errors
/// If anything acknowledged is lost or there twice, a phone does not go on, or a replay says something else than the phones saw.
pub async fn run(binary: &Path, plan: Plan) -> Outcome<Report> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let database = folder.path().join("kill.db").display().to_string();
    let server = Server::start(binary, &database).await?;
    let club = Club::found(&server, plan.size, "after-board").await?;
    let session = Session {
        seed: plan.seed,
        longest: 400,
    };
    let played = play(club, session, &database, |run| kills(run, server, plan)).await?;
    Ok(Report {
        kills: plan.kills,
        ..played
    })
}

/// How a session is played.
#[derive(Debug, Clone, Copy)]
pub struct Session {
    /// The seed of all chance.
    pub seed: u64,
    /// A board takes so many milliseconds at most.
    pub longest: u64,
}

/// Plays a session while something happens to its servers, and looks what is in the database then.
///
/// # Errors
/// If anything acknowledged is lost or there twice, a phone does not go on, or a replay says something else than the phones saw.
pub async fn play<T>(
    club: Club,
    session: Session,
    database: &str,
    trouble: impl FnOnce(Arc<Run>) -> T,
) -> Outcome<Report>
where
    T: Future<Output = Outcome<Vec<Server>>> + Send + 'static,
{
    let (event, tables) = (club.event.clone(), club.codes.len());
    let before = entries_so_far(&club).await?;
    let (told, mut heard) = mpsc::unbounded_channel();
    let mut phones = Vec::new();
    for (table, _) in &club.codes {
        phones.push((club.phone(table, 'N').await?, club.phone(table, 'E').await?));
    }
    let run = Arc::new(Run {
        club,
        acknowledged: AtomicU64::new(0),
        again: AtomicU64::new(0),
        told,
        round: Barrier::new(2 * tables + 1),
        longest: session.longest,
        over: AtomicBool::new(false),
    });
    let mut tasks = tokio::task::JoinSet::new();
    for (number, (north, east)) in (1_u64..).zip(phones) {
        tasks.spawn(enters(
            Arc::clone(&run),
            north,
            Chance::of(session.seed, number),
        ));
        tasks.spawn(agrees(Arc::clone(&run), east));
    }
    tasks.spawn(directs(Arc::clone(&run)));
    let trouble = tokio::spawn(trouble(Arc::clone(&run)));
    let mut seen: Vec<Phone> = Vec::new();
    while let Some(ended) = tasks.join_next().await {
        let phone = ended.map_err(|error| error.to_string())??;
        seen.extend(phone);
    }
    run.over.store(true, Relaxed);
    for mut server in trouble.await.map_err(|error| error.to_string())?? {
        server.kill().await?;
    }
    let again = run.again.load(Relaxed);
    drop(run);
    let mut acknowledged = Vec::new();
    while let Ok(one) = heard.try_recv() {
        acknowledged.push(one);
    }
    let entries = check(database, &event, before, &acknowledged, &seen).await?;
    Ok(Report {
        kills: 0,
        acknowledged: acknowledged.len(),
        again,
        entries,
    })
}

impl Run {
    /// Whether the session has been played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over.load(Relaxed)
    }

    /// How many entries were acknowledged so far.
    #[must_use]
    pub fn acknowledged(&self) -> u64 {
        self.acknowledged.load(Relaxed)
    }
}

/// So many entries come in play: a result and an agreement for each board, and the rounds.
fn expected(size: Size) -> u64 {
    let boards = u64::from(size.sections * size.tables * size.boards) * u64::from(size.rounds);
    2 * boards + u64::from(size.rounds)
}

/// Kills the server at moments spread over nine tenths of the session, by chance within each part.
async fn kills(run: Arc<Run>, mut server: Server, plan: Plan) -> Outcome<Vec<Server>> {
    let mut chance = Chance::of(plan.seed, 0);
    let part = expected(plan.size) * 9 / 10 / u64::from(plan.kills.max(1));
    for kill in 0..u64::from(plan.kills) {
        let at = kill * part + chance.below(part);
        while run.acknowledged.load(Relaxed) < at {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_micros(chance.below(15_000))).await;
        server.kill_and_restart().await?;
        eprint!(
            "\rkilled {} times, {} entries acknowledged",
            kill + 1,
            run.acknowledged.load(Relaxed)
        );
    }
    eprintln!();
    Ok(vec![server])
}

/// Sends an entry until it is acknowledged.
async fn until_acknowledged(
    run: &Run,
    phone: &mut Phone,
    key: &str,
    action: &Value,
) -> Outcome<u64> {
    loop {
        match phone.write(key, action).await {
            Ok(version) => {
                run.acknowledged.fetch_add(1, Relaxed);
                let action = action.clone();
                let _ = run.told.send(Acknowledged { version, action });
                return Ok(version);
            }
            Err(ClientError::Away(_)) => {
                run.again.fetch_add(1, Relaxed);
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            Err(ClientError::Refused { status: 500.., .. }) => {
                run.again.fetch_add(1, Relaxed);
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            Err(error) => return Err(format!("{action} was refused: {error}")),
        }
    }
}

/// Follows the table until it shows what is waited for.
async fn until_seen(phone: &mut Phone, is: impl Fn(&Phone) -> bool) -> Outcome {
    let mut silent = 0;
    while !is(phone) {
        match phone.hear().await {
            Ok(()) => silent = 0,
            Err(ClientError::Refused { status: 0, body }) => {
                return Err(format!("something was lost: {body}"));
            }
            Err(error) => {
                silent += 1;
                if silent > 3000 {
                    return Err(format!("table {} hears nothing: {error}", phone.table));
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }
    Ok(())
}

/// North: waits for the round, enters each board.
async fn enters(run: Arc<Run>, mut phone: Phone, mut chance: Chance) -> Outcome<Option<Phone>> {
    for round in rounds(&run) {
        until_seen(&mut phone, |phone| is_on(phone, round)).await?;
        for board in run.club.boards(round, &phone.table) {
            tokio::time::sleep(Duration::from_millis(chance.below(run.longest))).await;
            let action = result(round, &phone.table.clone(), board, chance.below(10_000));
            until_acknowledged(&run, &mut phone, &format!("{round}/{board}"), &action).await?;
            until_seen(&mut phone, |phone| agreed(phone, board)).await?;
            same(&phone, board, &action)?;
        }
        run.round.wait().await;
    }
    Ok(Some(phone))
}

/// East: waits for the result of each board, agrees.
async fn agrees(run: Arc<Run>, mut phone: Phone) -> Outcome<Option<Phone>> {
    for round in rounds(&run) {
        until_seen(&mut phone, |phone| is_on(phone, round)).await?;
        for board in run.club.boards(round, &phone.table) {
            until_seen(&mut phone, |phone| entered(phone, board)).await?;
            let action = json!({"agreed": {"round": round, "table": phone.table, "board": board}});
            until_acknowledged(&run, &mut phone, &format!("{round}/{board}"), &action).await?;
        }
        run.round.wait().await;
        // So that the last look is at all of it.
        let last = run.club.boards(round, &phone.table);
        until_seen(&mut phone, |phone| {
            !is_on(phone, round) || last.iter().all(|&board| agreed(phone, board))
        })
        .await?;
    }
    Ok(Some(phone))
}

/// The Director: starts each round once the last is over.
async fn directs(run: Arc<Run>) -> Outcome<Option<Phone>> {
    let mut phone = run.club.as_director();
    for round in rounds(&run) {
        let action = json!({"round-started": {"round": round, "minutes": 20}});
        until_acknowledged(&run, &mut phone, &format!("round {round}"), &action).await?;
        run.round.wait().await;
    }
    Ok(None)
}

fn rounds(run: &Run) -> std::ops::RangeInclusive<u32> {
    1..=u32::try_from(run.club.movement.rounds.len()).unwrap_or(0)
}

fn is_on(phone: &Phone, round: u32) -> bool {
    phone.seen["round"] == round && !phone.seen["started"].is_null()
}

fn entered(phone: &Phone, board: u32) -> bool {
    let board = phone.board(board);
    board.is_some_and(|board| board["result"].is_object())
}

fn agreed(phone: &Phone, board: u32) -> bool {
    let board = phone.board(board);
    board.is_some_and(|board| board["agreed"] == json!({"ns": true, "ew": true}))
}

/// The table shows what was entered.
fn same(phone: &Phone, board: u32, action: &Value) -> Outcome {
    let shown = phone
        .board(board)
        .map_or(Value::Null, |board| board["result"].clone());
    let sent = &action["result"];
    let right = shown["contract"] == sent["contract"]
        && shown["by_seat"] == sent["by"]
        && shown["tricks"] == sent["tricks"];
    match right {
        true => Ok(()),
        false => Err(format!("{sent} was entered, {shown} is shown")),
    }
}

/// How many entries the log has before play.
async fn entries_so_far(club: &Club) -> Outcome<usize> {
    let mut director = club.as_director();
    let path = format!("/api/events/{}", club.event);
    let seen = director.client.get(&path).await;
    let seen = seen.map_err(|error| error.to_string())?;
    Ok(usize::try_from(seen["version"].as_u64().unwrap_or(0)).unwrap_or(0))
}

/// Looks into the database: every acknowledged entry is where it was acknowledged, once; nothing else is there; and the log
/// replayed says what each phone saw last.
async fn check(
    database: &str,
    event: &str,
    before: usize,
    acknowledged: &[Acknowledged],
    seen: &[Phone],
) -> Outcome<usize> {
    let store = Store::open_at(database).await.map_err(|e| e.to_string())?;
    let stored = store.read(event, 0).await.map_err(|e| e.to_string())?;
    store.close().await;
    let mut fold = Tournament::new();
    let mut bodies: HashMap<u64, Value> = HashMap::new();
    for (entry, number) in stored.iter().zip(1..) {
        if entry.version != number {
            return Err(format!("version {number} is missing"));
        }
        let read = log::read_entry(&entry.body).map_err(|e| e.to_string())?;
        fold.apply(&read)
            .map_err(|refused| format!("entry {number}: {refused}"))?;
        let body = serde_json::from_str(&entry.body).map_err(|e| e.to_string())?;
        bodies.insert(number, body);
    }
    if stored.len() != before + acknowledged.len() {
        return Err(format!(
            "{} entries were acknowledged in play, the log has {}",
            acknowledged.len(),
            stored.len() - before
        ));
    }
    for one in acknowledged {
        let body = bodies.remove(&one.version);
        let body = body.ok_or_else(|| format!("version {} was given twice", one.version))?;
        let (act, sent) = one
            .action
            .as_object()
            .and_then(|act| act.iter().next())
            .ok_or("no act")?;
        let parts = sent.as_object().ok_or("no parts")?;
        let same = parts
            .iter()
            .all(|(key, value)| loosely(&body[act][key], value));
        if !same {
            return Err(format!(
                "version {} is {body}, acknowledged was {}",
                one.version, one.action
            ));
        }
    }
    let state = serde_json::to_value(view::state(&fold)).map_err(|error| error.to_string())?;
    for phone in seen {
        as_replayed(&state, phone)?;
    }
    Ok(stored.len())
}

/// A table may be written as a number.
fn loosely(written: &Value, sent: &Value) -> bool {
    let text = |value: &Value| value.to_string().trim_matches('"').to_owned();
    text(written) == text(sent)
}

/// What a phone saw last is what the log says.
fn as_replayed(state: &Value, phone: &Phone) -> Outcome {
    let find = |list: &Value, key: &str, is: &Value| {
        let list = list.as_array().into_iter().flatten();
        list.clone().find(|one| loosely(&one[key], is)).cloned()
    };
    let round = find(
        &state["sessions"][0]["rounds"],
        "round",
        &phone.seen["round"],
    );
    let table = round.and_then(|round| find(&round["tables"], "table", &phone.seen["table"]));
    let table = table.ok_or_else(|| format!("no table {} in the log", phone.table))?;
    for shown in phone.seen["boards"].as_array().into_iter().flatten() {
        let logged = find(&table["boards"], "board", &shown["board"]);
        let logged = logged.ok_or("no such board in the log")?;
        if logged["result"]["text"] != shown["result"]["text"] {
            return Err(format!("the log has {logged}, the phone {shown}"));
        }
    }
    Ok(())
}
