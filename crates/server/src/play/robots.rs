//! Robots at the tables: whoever opens a table with them plays at once, and a Director lets one sit down where somebody is missing. A robot
//! is handed the sight of its seat and nothing else; its work is done aside, so many at once.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, LazyLock, OnceLock, Weak};
use std::thread::available_parallelism;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, Query};
use contract_bridge::Seat;
use contract_bridge::auction::Auction;
use openroom_laws::entry::Actor as Sits;
use openroom_laws::notation::call_text;
use openroom_laws::{Board, Calls, Edition, Phase};
use openroom_robots::{Robot, Strength, System, brought, dealt, play_out};
use openroom_scoring::Exact;
use openroom_scoring::cross_imps::CrossImps;
use openroom_scoring::event::Direction;
use openroom_scoring::frequencies::Frequencies;
use openroom_scoring::matchpoints::{Matchpoints, top};
use openroom_store::{Append, StoreError};
use openroom_tables::{Deed, Player, Viewer};
use openroom_words::words::{Message, Words};
use serde::{Deserialize, Serialize};
use tokio::sync::{Mutex, Semaphore, watch};

use super::room::{self, Room};
use super::{FORGOTTEN, Guest, Link, OPENED, Opens, STREAMS, event, link_of, now};
use crate::access::{Actor, Rank};
use crate::api::{self, LinkRole, RobotStrength};
use crate::app::App;
use crate::aside::aside;
use crate::client::Client;
use crate::live::held;
use crate::problem::{Answer, Problem};
use crate::said::Reader;
use crate::secrets;

/// So many tables with robots are in memory at once.
const MOST_TABLES: usize = 500;

/// So many tables of robots play a board that somebody plays, to compare it with.
const OTHERS: u32 = 3;

/// A robot's call or card is to be seen before the next comes.
const PAUSE: Duration = match cfg!(test) {
    true => Duration::ZERO,
    false => Duration::from_millis(350),
};

/// A trick stays for a moment.
const TRICK: Duration = match cfg!(test) {
    true => Duration::ZERO,
    false => Duration::from_millis(900),
};

/// Where robots could not act they try again after this time: another node may decide for the table, or the disk be full.
const AGAIN: Duration = Duration::from_secs(5);

/// Robots think on all cores, but no more of them at once: whoever waits longest is first.
static THINKING: LazyLock<Semaphore> = LazyLock::new(|| {
    let cores = available_parallelism().map_or(1, usize::from);
    Semaphore::new(cores)
});

/// Boards that robots play only to compare them with, one after the other: nobody sits there and waits.
static COMPARING: Semaphore = Semaphore::const_new(1);

/// What the robots of a server share.
#[derive(Debug, Default)]
pub struct Robots {
    system: OnceLock<Arc<System>>,
    series: Mutex<HashMap<String, Series>>,
}

/// Who sits at a table with robots, as it is kept.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
pub struct WithRobots {
    /// How much they work.
    pub strength: Strength,
    /// The boards of the server's series that are played: after this number, so many.
    pub after: u32,
    /// How many.
    pub boards: u32,
}

impl WithRobots {
    /// Who sits where: somebody South, robots elsewhere.
    pub fn players() -> [Player; 4] {
        Seat::ALL.map(|seat| Player {
            robot: seat != Seat::South,
            ..Player::default()
        })
    }
}

/// The numbered boards of a club, which everybody who plays with robots is dealt.
#[derive(Debug, Default)]
struct Series {
    version: u64,
    seed: u64,
    results: BTreeMap<u32, Vec<Kept>>,
}

/// What is written down of them.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Entry {
    /// From what they are dealt.
    Seed(u64),
    /// A result.
    Played(Kept),
}

/// A result of a board of the series.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Kept {
    number: u32,
    /// The table, or which table of robots.
    table: String,
    line: api::OtherTable,
}

fn stream(app: &App) -> String {
    format!("{STREAMS}series.c{}", app.store.club())
}

impl Robots {
    fn system(&self) -> Arc<System> {
        let system = self.system.get_or_init(|| Arc::new(System::new()));
        Arc::clone(system)
    }

    /// What is known of the series, read on from the store; the first who asks makes it.
    async fn with_series<T>(
        &self,
        app: &App,
        look: impl FnOnce(&Series) -> T,
    ) -> Result<T, Problem> {
        let mut all = self.series.lock().await;
        let series = all.entry(app.store.club().to_owned()).or_default();
        let name = stream(app);
        if series.version == 0 {
            let seed = secrets::secret()?;
            let seed = u64::from_str_radix(&seed[..16], 16).map_err(Problem::ours)?;
            room::write_first(app, &name, &Entry::Seed(seed)).await?;
        }
        for entry in app.store.read(&name, series.version).await? {
            match serde_json::from_str(&entry.body).map_err(Problem::ours)? {
                Entry::Seed(seed) => series.seed = seed,
                Entry::Played(kept) => {
                    let of = series.results.entry(kept.number).or_default();
                    if !of.iter().any(|it| it.table == kept.table) {
                        of.push(kept);
                    }
                }
            }
            series.version = entry.version;
        }
        Ok(look(series))
    }

    /// Writes a result down, once.
    async fn keep(&self, app: &App, kept: &Kept) -> Result<(), Problem> {
        /// More often nobody is first by chance.
        const ROUNDS: u32 = 20;
        let name = stream(app);
        let key = format!("{} {}", kept.number, kept.table);
        let body = serde_json::to_string(&Entry::Played(kept.clone())).map_err(Problem::ours)?;
        for _ in 0..ROUNDS {
            let seen = self.with_series(app, |series| series.version).await?;
            app.decides(&name).await?;
            let append = Append {
                stream: &name,
                seen,
                key: &key,
                bodies: &[&body],
                summary: None,
            };
            match app.store.append_once(append).await {
                Ok(_) => return Ok(()),
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Elsewhere.into())
    }

    /// The hands of a board of the series.
    pub async fn deal(&self, app: &App, number: u32) -> Result<openroom_laws::log::Deal, Problem> {
        self.with_series(app, |series| dealt(series.seed, number))
            .await
    }
}

/// Whether somebody may play with robots.
pub fn may(app: &App, actor: &Actor) -> bool {
    match app.robots {
        Opens::Nobody => false,
        Opens::Directors => actor.rank >= Rank::Director,
        Opens::Anybody => true,
    }
}

/// Opens a table with three robots and brings the first board: whoever opened it sits South.
#[utoipa::path(post, path = "/play/robots", tag = "play", request_body = api::NewGame, responses((status = 200, body = api::GameOpened)), security((), ("cookie" = []), ("token" = [])))]
pub async fn sit_down(
    app: App,
    actor: Actor,
    Client(from): Client,
    Json(wish): Json<api::NewGame>,
) -> Answer<Json<api::GameOpened>> {
    /// A table plays no more.
    const MOST_BOARDS: u32 = 32;
    /// No series is longer.
    const LAST: u32 = 1_000_000;
    if !may(&app, &actor) {
        return Err(Problem::forbidden(Message::ServeTablesClosed));
    }
    if !actor.is_staff() {
        app.limits.one_more(format!("play {from}"), OPENED)?;
    }
    app.clubs.room(&app.store).await?;
    if app.played.with_robots() >= MOST_TABLES {
        return Err(Problem::full());
    }
    let boards = wish.boards.unwrap_or(4);
    if !(1..=MOST_BOARDS).contains(&boards) || wish.after > LAST {
        return Err(Problem::malformed(Message::ServeRobotsBoards));
    }
    let with = WithRobots {
        strength: match wish.strength {
            RobotStrength::Fast => Strength::Fast,
            RobotStrength::Club => Strength::Club,
            RobotStrength::Strong => Strength::Strong,
        },
        after: wish.after,
        boards,
    };
    let host = secrets::secret()?;
    let new = room::NewRoom {
        id: room::new_id()?,
        settings: super::friends(),
        edition: Edition::default(),
        deals: Vec::new(),
        other: None,
        robots: Some(with),
    };
    let id = room::create(&app, &host, new).await?;
    let room = app.played.room(&app, &id).await?;
    room.bring(&app, 0).await?;
    Ok(Json(api::GameOpened {
        id,
        link: link_of(&host, LinkRole::S),
        last: with.after + boards,
    }))
}

/// The board beside the same board at other tables, once it is over.
#[utoipa::path(get, path = "/play/{id}/boards/{index}/compared", tag = "play", params(("id" = String, Path, description = "The table"), ("index" = u32, Path, description = "Which board, from 1"), Link), responses((status = 200, body = api::BesideOthers), (status = 409, description = "The board is not over", body = api::Problem)))]
pub async fn compared(
    app: App,
    Path((id, index)): Path<(String, u32)>,
    Query(link): Query<Link>,
    actor: Actor,
    reader: Reader,
    Client(from): Client,
) -> Answer<Json<api::BesideOthers>> {
    let room = app.played.room(&app, &id).await?;
    let guest = Guest::of(&app, &room, &link, &actor, from).await?;
    if guest.viewer.is_none() && guest.role != LinkRole::Host {
        return Err(Problem::forbidden(Message::ServeTableLooksOn));
    }
    let Some(with) = room.with_robots() else {
        return Err(Problem::missing(Message::ServeNoTableOpened));
    };
    let board = room.board(&app.store, index).await?;
    let played = board.fold().await.board.clone();
    if !played.is_over() {
        return Err(Problem::conflict(Message::ServeTableBoardOn));
    }
    kept(&app, &room, index).await?;
    let number = with.after + index;
    let results = app
        .played
        .robots
        .with_series(&app, |series| series.results.get(&number).cloned())
        .await?;
    let mut beside = beside(results.unwrap_or_default(), &id);
    if let Some(Viewer::Seat(seat)) = guest.viewer {
        let system = app.played.robots.system();
        let words = move || bidding(&played, seat, &system, &Words::new(reader.language));
        beside.bidding = aside(words).await?;
    }
    Ok(Json(beside))
}

/// The calls of a player, each with what the robots would have called after the same calls.
fn bidding(
    board: &openroom_tables::InPlay,
    seat: Seat,
    system: &System,
    words: &Words,
) -> Vec<api::RobotsCall> {
    let table = board.table();
    let (conditions, hand) = (table.board(), board.log().deal.hand(seat));
    let Some(hand) = hand else {
        return Vec::new();
    };
    let mut auction = Auction::new();
    let mut told = Vec::new();
    for made in table.calls() {
        if made.by == seat {
            let legal = Calls::ALL.iter();
            let legal = legal.filter(|&call| auction.can_push(call).is_ok());
            let legal = legal.fold(Calls::NONE, Calls::with);
            let call = system.call(hand, conditions.vul, conditions.dealer, &auction, legal);
            let mut then = auction.to_vec();
            then.push(call);
            let shows = system.meaning(conditions.vul, conditions.dealer, &then);
            let shows = shows.and_then(|shows| shows.to_string().parse().ok());
            told.push(api::RobotsCall {
                made: call_text(made.call),
                robots: call_text(call),
                shows: shows.map_or_else(String::new, |shows| words.meaning(&shows)),
            });
        }
        if auction.try_push(made.call).is_err() {
            break;
        }
    }
    told
}

/// What a table's result is worth beside the others.
fn beside(results: Vec<Kept>, table: &str) -> api::BesideOthers {
    let robots = results.iter().filter(|kept| kept.line.robots).count();
    let own = results.iter().find(|kept| kept.table == table);
    let own = own.and_then(|kept| kept.line.line.score);
    let scores = results.iter().filter_map(|kept| kept.line.line.score);
    let scores: Vec<i32> = scores.collect();
    let others = scores.len().saturating_sub(1) as i64;
    let frequencies = Frequencies::new(scores, []);
    let tables = others as u32 + 1;
    let worth = own.filter(|_| others > 0).map(|score| {
        let points = Matchpoints::new(&frequencies, Direction::Ns, tables, 2).of(score);
        let percent = points * Exact::int(100) / top(tables, 2);
        let imps = CrossImps::new(&frequencies, tables).of(Direction::Ns, score);
        (percent.decimal(1), (imps / Exact::int(others)).decimal(1))
    });
    let mut lines: Vec<api::OtherTable> = results
        .into_iter()
        .map(|kept| api::OtherTable {
            own: kept.table == table,
            ..kept.line
        })
        .collect();
    lines.sort_by_key(|line| (std::cmp::Reverse(line.line.score), !line.own));
    let (percent, imps) = worth.unzip();
    api::BesideOthers {
        results: lines,
        percent,
        imps,
        waiting: OTHERS.saturating_sub(robots as u32),
        bidding: Vec::new(),
    }
}

/// The result of a board of the series is kept for those who play it later.
pub async fn kept(app: &App, room: &Room, index: u32) -> Result<(), Problem> {
    let Some(with) = room.with_robots() else {
        return Ok(());
    };
    let board = room.board(&app.store, index).await?;
    let line = {
        let fold = board.fold().await;
        let over = fold.board.is_over();
        over.then(|| room::line(index, &fold.board))
    };
    let Some(line) = line.filter(|line| line.score.is_some()) else {
        return Ok(());
    };
    let kept = Kept {
        number: with.after + index,
        table: room.id.clone(),
        line: api::OtherTable {
            line,
            robots: false,
            own: false,
        },
    };
    let number = kept.number;
    let there = app
        .played
        .robots
        .with_series(app, |series| {
            let of = series.results.get(&number);
            of.is_some_and(|of| of.iter().any(|it| it.table == kept.table))
        })
        .await?;
    match there {
        true => Ok(()),
        false => app.played.robots.keep(app, &kept).await,
    }
}

/// Has robots play a board of the series at other tables, unless they have.
pub fn compare(app: &App, number: u32) {
    let app = app.clone();
    tokio::spawn(async move {
        if let Err(problem) = compare_with(&app, number).await {
            tracing::warn!(
                ?problem,
                number,
                "robots could not play a board to compare with"
            );
        }
    });
}

async fn compare_with(app: &App, number: u32) -> Result<(), Problem> {
    let _turn = COMPARING.acquire().await.map_err(Problem::ours)?;
    let robots = &app.played.robots;
    let (there, deal) = robots
        .with_series(app, |series| {
            let of = series.results.get(&number);
            let tables = of.into_iter().flatten().filter(|kept| kept.line.robots);
            let tables: Vec<String> = tables.map(|kept| kept.table.clone()).collect();
            (tables, dealt(series.seed, number))
        })
        .await?;
    for table in 1..=OTHERS {
        let name = format!("robots {table}");
        if there.contains(&name) {
            continue;
        }
        let system = robots.system();
        let played = aside(move || {
            let robot = Robot::new(system, Strength::Fast.into(), u64::from(table));
            play_out(brought(Board::number(number), deal)?, [&robot; 4])
        });
        let played = played.await?.map_err(Problem::ours)?;
        let line = api::OtherTable {
            line: room::line(number, &played),
            robots: true,
            own: false,
        };
        let kept = Kept {
            number,
            table: name,
            line,
        };
        robots.keep(app, &kept).await?;
    }
    Ok(())
}

/// Lets the robots of a table act from now on, as long as somebody looks at it.
pub fn wake(app: &App, room: &Arc<Room>) {
    if room.is_driven() {
        return;
    }
    let (app, changes) = (app.clone(), room.changes());
    let room = Arc::downgrade(room);
    tokio::spawn(async move { drive(&app, &room, changes).await });
}

async fn drive(app: &App, room: &Weak<Room>, mut changes: watch::Receiver<u64>) {
    let mut stopping = app.stopping.clone();
    loop {
        changes.borrow_and_update();
        let mut versions = {
            // Held only while something is done: who waits keeps no table in memory.
            let Some(room) = room.upgrade() else {
                return;
            };
            match acts(app, &room).await {
                Ok(versions) => versions,
                Err(problem) => {
                    tracing::debug!(?problem, table = room.id, "robots could not act");
                    drop(room);
                    tokio::time::sleep(AGAIN).await;
                    continue;
                }
            }
        };
        tokio::select! {
            changed = changes.changed() => if changed.is_err() { return },
            () = super::socket::went_on(versions.as_mut()) => {}
            _ = stopping.changed() => return,
            // Nobody may have come for long: then the table is let go.
            () = tokio::time::sleep(FORGOTTEN) => {}
        }
    }
}

/// The robots do all that they have to do now. What is given back tells when the board has gone on.
async fn acts(app: &App, room: &Arc<Room>) -> Result<Option<watch::Receiver<u64>>, Problem> {
    let (index, _) = room.boards();
    if index == 0 {
        return Ok(None);
    }
    let board = room.board(&app.store, index).await?;
    let mut versions = board.versions();
    let strength = room
        .with_robots()
        .map_or(Strength::Club, |with| with.strength);
    let seed = secrets::kept(&room.id);
    let seed = u64::from_str_radix(&seed[..16], 16).unwrap_or_default();
    loop {
        versions.borrow_and_update();
        let (sights, moment, over) = {
            let fold = board.fold().await;
            let robots = Seat::ALL.into_iter();
            let robots = robots.filter(|&seat| fold.board.player(seat).robot);
            let sights = robots.map(|seat| {
                let sight = fold.board.sight(Viewer::Seat(seat), now(app, room));
                (seat, sight)
            });
            let sights: Vec<_> = sights.collect();
            (sights, fold.board.record().len(), fold.board.is_over())
        };
        if sights.is_empty() {
            return Ok(Some(versions));
        }
        if over {
            event::settle(app, room, index).await?;
            kept(app, room, index).await?;
        }
        let robot = Robot::new(app.played.robots.system(), strength.into(), seed);
        let trick = sights.first().is_some_and(|(_, sight)| {
            sight.phase == Phase::Play && sight.trick.is_empty() && sight.last_trick.is_some()
        });
        let began = tokio::time::Instant::now();
        let found = {
            let _turn = THINKING.acquire().await.map_err(Problem::ours)?;
            let think = move || {
                let mut seats = sights.into_iter();
                seats.find_map(|(seat, sight)| Some((seat, robot.act(&sight)?)))
            };
            aside(think).await?
        };
        let Some((seat, deed)) = found else {
            return Ok(Some(versions));
        };
        if matches!(deed, Deed::Act(_) | Deed::Alerted { .. }) {
            let pause = if trick { TRICK } else { PAUSE };
            tokio::time::sleep_until(began + pause).await;
        }
        let sits = Sits::Player(seat);
        let at = app.millis();
        let make = |board: &openroom_tables::InPlay| {
            // It was thought of another moment: then it is thought again.
            if board.record().len() != moment {
                return Ok(Vec::new());
            }
            let made = board.decide(sits, deed.clone(), at);
            made.map_err(|refused| Problem::barred(&refused))
        };
        // The same robot on another node does the same under the same key.
        let key = format!("robot {seat} {moment}");
        board.write_some(&app.store, &key, make).await?;
    }
}

impl super::Tables {
    /// How many tables with robots are in memory.
    fn with_robots(&self) -> usize {
        let rooms = held(&self.rooms);
        let all = rooms.values();
        all.filter(|(room, _)| room.with_robots().is_some()).count()
    }
}
