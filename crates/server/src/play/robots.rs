//! Robots at the tables: whoever opens a table with them plays at once, and a Director lets one sit down where somebody is missing. A robot
//! is handed the sight of its seat and nothing else; its work is done aside, so many at once.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, LazyLock, OnceLock, Weak};
use std::thread::available_parallelism;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use contract_bridge::Seat;
use openroom_laws::entry::Actor as Sits;
use openroom_laws::notation::{call_text, parse_seat};
use openroom_laws::{Board, Edition, Log, Phase};
use openroom_robots::card::{Chapter, card};
use openroom_robots::practice::{self, Advice};
use openroom_robots::{Robot, Strength, System, Wanted, brought, dealt, play_on};
use openroom_scoring::Exact;
use openroom_scoring::cross_imps::CrossImps;
use openroom_scoring::event::Direction;
use openroom_scoring::frequencies::Frequencies;
use openroom_scoring::matchpoints::{Matchpoints, top};
use openroom_store::{Append, StoreError};
use openroom_tables::{Alerts, Deed, InPlay, Player, Sight, Viewer, What};
use openroom_tournament::Tournament;
use openroom_tournament::state::{Sitting, TableRound};
use openroom_words::words::{Message, Words};
use serde::{Deserialize, Serialize};
use tokio::sync::{Mutex, Semaphore, watch};

use super::room::{self, Room};
use super::{FORGOTTEN, Guest, Link, OPENED, Opens, STREAMS, event, link_of, now};
use crate::access::{Actor, Rank};
use crate::api::{self, LinkRole, PracticeKind, RobotStrength};
use crate::app::App;
use crate::aside::aside;
use crate::client::Client;
use crate::limits::DEVICE;
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
    card: OnceLock<Vec<Chapter>>,
    series: Mutex<HashMap<String, Series>>,
    /// What robots made of boards that are not of a series, by table and board. Lost with the server, and then played again.
    beside: Mutex<HashMap<(String, u32), Vec<Kept>>>,
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
    /// Boards of this kind instead, which are bid by robots up to the lead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub practice: Option<Wanted>,
    /// Boards of a file instead.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub file: bool,
}

impl WithRobots {
    /// Whether they are the boards that everybody plays here.
    pub const fn is_series(&self) -> bool {
        self.practice.is_none() && !self.file
    }

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

impl Kept {
    fn of(number: u32, table: &str, line: api::PlayedLine, robots: bool) -> Self {
        Self {
            number,
            table: table.to_owned(),
            line: api::OtherTable {
                line,
                robots,
                own: false,
            },
        }
    }
}

fn stream(app: &App) -> String {
    format!("{STREAMS}series.c{}", app.store.club())
}

impl Robots {
    /// How they bid.
    pub fn system(&self) -> Arc<System> {
        let system = self.system.get_or_init(|| Arc::new(System::new()));
        Arc::clone(system)
    }

    /// Their system card. The first who asks waits a while.
    pub fn card(&self) -> &[Chapter] {
        self.card.get_or_init(|| card(&self.system()))
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
            room::write_first(app, &name, &[Entry::Seed(seed)]).await?;
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
    let wanted = wish.practice.map(wanted);
    let strength = strength(wish.strength);
    let own = own_boards(&app, &wish, wanted, boards).await?;
    let with = WithRobots {
        strength,
        after: if own.is_none() { wish.after } else { 0 },
        boards: own.as_ref().map_or(boards, |own| own.len() as u32),
        practice: wanted,
        file: wish.file.is_some(),
    };
    let host = secrets::secret()?;
    let new = room::NewRoom {
        id: room::new_id()?,
        settings: super::friends(),
        edition: Edition::default(),
        deals: own.unwrap_or_default(),
        other: None,
        robots: Some(with),
        invitation: None,
    };
    let id = room::create(&app, &host, new).await?;
    let room = app.played.room(&app, &id).await?;
    room.bring(&app, 0).await?;
    Ok(Json(api::GameOpened {
        id,
        link: link_of(&host, LinkRole::S),
        last: match with.is_series() {
            true => with.after + boards,
            false => wish.after,
        },
    }))
}

const fn strength(wish: RobotStrength) -> Strength {
    match wish {
        RobotStrength::Fast => Strength::Fast,
        RobotStrength::Club => Strength::Club,
        RobotStrength::Strong => Strength::Strong,
    }
}

const fn wanted(wish: PracticeKind) -> Wanted {
    match wish {
        PracticeKind::Declarer => Wanted::Declarer,
        PracticeKind::Suit => Wanted::Suit,
        PracticeKind::Notrump => Wanted::Notrump,
        PracticeKind::Slam => Wanted::Slam,
        PracticeKind::Defence => Wanted::Defence,
    }
}

/// The boards of a game that are not of the series: of a kind, of a file, or both. None if they are of the series.
async fn own_boards(
    app: &App,
    wish: &api::NewGame,
    wanted: Option<Wanted>,
    boards: u32,
) -> Result<Option<Vec<String>>, Problem> {
    let edition = Edition::default();
    let file = match &wish.file {
        None => None,
        Some(text) => Some(room::heads_of(text, edition)?),
    };
    let Some(wanted) = wanted else {
        return Ok(file.map(|heads| {
            let heads = heads.iter().take(boards as usize);
            heads.map(Log::to_yaml).collect()
        }));
    };
    let seed = match wish.set {
        Some(set) => u64::from(set),
        None => u64::from_str_radix(&secrets::secret()?[..16], 16).map_err(Problem::ours)?,
    };
    let system = app.played.robots.system();
    let found = {
        let _turn = THINKING.acquire().await.map_err(Problem::ours)?;
        let find = move || match file {
            None => practice::find(&system, wanted, seed, boards as usize),
            Some(heads) => {
                let heads = heads.into_iter().map(|head| (head.board, head.deal));
                let all = practice::choose(&system, wanted, heads);
                all.take(boards as usize).collect()
            }
        };
        aside(find).await?
    };
    if found.is_empty() {
        return Err(Problem::unsound(Message::ServePracticeNone));
    }
    let head = room::head(1, edition)?;
    let heads = found.into_iter().map(|(board, deal)| Log {
        board,
        deal,
        ..head.clone()
    });
    Ok(Some(heads.map(|head| head.to_yaml()).collect()))
}

/// A board as it lies on a table when it has come: where boards of a kind are practised robots have made the calls.
pub async fn begun(app: &App, room: &Room, board: InPlay, at: u64) -> Result<InPlay, Problem> {
    let practice = room.with_robots().filter(|with| with.practice.is_some());
    let Some(with) = practice else {
        return Ok(board);
    };
    let robot = Robot::new(app.played.robots.system(), with.strength.into(), 0);
    let called = aside(move || practice::call_out(board, &robot, at));
    called.await?.map_err(Problem::ours)
}

/// Who sits at a table, as far as that is known.
pub async fn seated(app: &App, room: &Room) -> Result<[Player; 4], Problem> {
    let (index, _) = room.boards();
    if index == 0 {
        return Ok(room.players());
    }
    let board = room.board(&app.store, index).await?;
    let fold = board.fold().await;
    Ok(Seat::ALL.map(|seat| fold.board.player(seat).clone()))
}

/// Whether robots sit there alone.
async fn are_alone(app: &App, room: &Room) -> Result<bool, Problem> {
    let players = seated(app, room).await?;
    Ok(players.iter().all(|player| player.robot))
}

/// A robot sits down at a table that somebody has opened, or leaves its seat.
#[utoipa::path(post, path = "/play/{id}/robots", tag = "play", params(("id" = String, Path, description = "The table"), Link), request_body = api::RobotSeated, responses((status = 204, description = "Done")), security((), ("cookie" = []), ("token" = [])))]
pub async fn seat(
    app: App,
    Path(id): Path<String>,
    Query(link): Query<Link>,
    actor: Actor,
    Client(from): Client,
    Json(wish): Json<api::RobotSeated>,
) -> Answer<StatusCode> {
    let mut room = app.played.room(&app, &id).await?;
    let guest = Guest::of(&app, &room, &link, &actor, from).await?;
    if guest.role != LinkRole::Host {
        return Err(Problem::forbidden(Message::ServeTableHost));
    }
    if !may(&app, &actor) {
        return Err(Problem::forbidden(Message::ServeTablesClosed));
    }
    app.limits
        .one_more(format!("play {}", guest.kept), DEVICE)?;
    let seat = parse_seat(&wish.seat).filter(|_| wish.errs <= MOST_ERRS);
    let seat = seat.ok_or_else(|| Problem::malformed(Message::ServeRobotsSeat))?;
    if wish.closed {
        let (other, _) = room
            .match_of()
            .ok_or_else(|| Problem::missing(Message::ServeNoTableOpened))?;
        let there = app.played.room(&app, other).await?;
        let host = secrets::kept(&room::closed_host(link.link.trim()));
        if there.role(&host) != Some(LinkRole::Host) {
            return Err(Problem::forbidden(Message::ServeTableHost));
        }
        room = there;
    }
    let player = Player {
        robot: wish.robot,
        errs: if wish.robot { wish.errs } else { 0 },
        ..Player::default()
    };
    if !room.sits(&app, seat, player.clone()).await? {
        let (index, _) = room.boards();
        let board = room.board(&app.store, index).await?;
        let deed = Deed::Sits {
            seat: wish.seat,
            player,
        };
        let at = app.millis();
        app.decides(&super::stream_of(&room.id, Some(index)))
            .await?;
        let make = |board: &InPlay| {
            let made = board.decide(Sits::Director, deed.clone(), at);
            made.map_err(|refused| Problem::barred(&refused))
        };
        board.write(&app.store, &secrets::secret()?, make).await?;
    }
    room.tell();
    Ok(StatusCode::NO_CONTENT)
}

/// A pupil errs in every turn at most.
const MOST_ERRS: u16 = 1000;

/// What robots have said of their calls, in words, as far as it is seen. What people say stays as they have said it.
pub fn meanings(sight: &Sight, words: &Words) -> Vec<api::MeaningTold> {
    let mut told: Vec<api::MeaningTold> = Vec::new();
    for call in &sight.auction {
        let explains = match sight.settings.alerts {
            Alerts::Bidder => call.by,
            Alerts::Partner => call.by.partner(),
        };
        let robot = sight.seats.iter().any(|seat| {
            // Where somebody practises play a robot has called for him too.
            seat.seat == explains && (seat.player.robot || seat.player.name.is_empty())
        });
        let (Some(meaning), true) = (&call.meaning, robot) else {
            continue;
        };
        let there = told.iter().any(|one| one.meaning == *meaning);
        if let (false, Some(words)) = (there, words.notation(meaning)) {
            told.push(api::MeaningTold {
                meaning: meaning.clone(),
                words,
            });
        }
    }
    told
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
    let results = match with.is_series() {
        true => {
            kept(&app, &room, index).await?;
            let number = with.after + index;
            let look = |series: &Series| series.results.get(&number).cloned();
            let found = app.played.robots.with_series(&app, look).await?;
            found.unwrap_or_default()
        }
        false => {
            compare_here(&app, &room, index, &played);
            let own = Kept::of(index, &id, room::line(index, &played), false);
            let all = app.played.robots.beside.lock().await;
            let others = all.get(&(id.clone(), index)).cloned();
            others.into_iter().flatten().chain([own]).collect()
        }
    };
    let mut beside = beside(results, &id);
    if let (Some(Viewer::Seat(seat)), None) = (guest.viewer, with.practice) {
        let system = app.played.robots.system();
        let words = move || bidding(&played, seat, &system, &Words::new(reader.language));
        beside.bidding = aside(words).await?;
    }
    Ok(Json(beside))
}

/// The calls of a player, each with what the robots would have called after the same calls.
fn bidding(board: &InPlay, seat: Seat, system: &System, words: &Words) -> Vec<api::RobotsCall> {
    let told = |(made, advice): (_, Advice)| api::RobotsCall {
        made: call_text(made),
        robots: call_text(advice.call),
        shows: super::practice::shows(advice.shows.as_ref(), words),
    };
    let all = practice::advice(system, board.table(), seat, &board.log().deal);
    all.into_iter().map(told).collect()
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
    let Some(with) = room.with_robots().filter(WithRobots::is_series) else {
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
    let number = with.after + index;
    let kept = Kept::of(number, &room.id, line, false);
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
        let begin = brought(Board::number(number), deal).map_err(Problem::ours)?;
        let played = played_out(app, begin, table).await?;
        let kept = Kept::of(number, &name, room::line(number, &played), true);
        robots.keep(app, &kept).await?;
    }
    Ok(())
}

/// A board played out by four robots, those of a table. Nobody waits for it: each act is thought of only while a core has nothing else to
/// think of.
async fn played_out(app: &App, mut board: InPlay, table: u32) -> Result<InPlay, Problem> {
    /// So soon it is looked again whether one has.
    const BUSY: Duration = Duration::from_millis(20);
    /// No board has more acts.
    const MOST: u64 = 1000;
    let system = app.played.robots.system();
    let robot = Arc::new(Robot::new(system, Strength::Fast.into(), u64::from(table)));
    for moment in 0..MOST {
        let turn = loop {
            match THINKING.try_acquire() {
                Ok(turn) => break turn,
                Err(_) => tokio::time::sleep(BUSY).await,
            }
        };
        let robot = Arc::clone(&robot);
        let step = move || {
            let goes_on = play_on(&mut board, [&*robot; 4], moment);
            goes_on.map(|goes_on| (board, goes_on))
        };
        let done = aside(step).await?;
        drop(turn);
        let (then, goes_on) = done.map_err(Problem::ours)?;
        if !goes_on {
            return Ok(then);
        }
        board = then;
    }
    Err(Problem::ours("a board of robots does not end"))
}

/// Has robots play a board of a table that is not of the series, from where it lay when it came, unless they have or do.
fn compare_here(app: &App, room: &Arc<Room>, index: u32, board: &InPlay) {
    let (app, room) = (app.clone(), Arc::clone(room));
    let opened = board.record().first().cloned();
    tokio::spawn(async move {
        let done = match opened.map(|timed| (timed.at, timed.what)) {
            Some((at, What::Opened(opened))) => match InPlay::open(*opened, at) {
                Ok(begin) => compare_with_here(&app, &room, index, begin, at).await,
                Err(refused) => Err(Problem::barred(&refused)),
            },
            _ => Ok(()),
        };
        if let Err(problem) = done {
            tracing::warn!(
                ?problem,
                index,
                "robots could not play a board to compare with"
            );
            let mut all = app.played.robots.beside.lock().await;
            all.remove(&(room.id.clone(), index));
        }
    });
}

async fn compare_with_here(
    app: &App,
    room: &Room,
    index: u32,
    begin: InPlay,
    at: u64,
) -> Result<(), Problem> {
    /// Of so many boards it is kept.
    const MOST: usize = 2000;
    let key = (room.id.clone(), index);
    {
        let mut all = app.played.robots.beside.lock().await;
        if all.contains_key(&key) {
            return Ok(());
        }
        if all.len() >= MOST {
            all.clear();
        }
        all.insert(key.clone(), Vec::new());
    }
    let _turn = COMPARING.acquire().await.map_err(Problem::ours)?;
    let begin = begun(app, room, begin, at).await?;
    for table in 1..=OTHERS {
        let played = played_out(app, begin.clone(), table).await?;
        let line = room::line(index, &played);
        let kept = Kept::of(index, &format!("robots {table}"), line, true);
        let mut all = app.played.robots.beside.lock().await;
        all.entry(key.clone()).or_default().push(kept);
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
        let next = match room.upgrade() {
            Some(room) => next_comes(app, &room).await.unwrap_or_default(),
            None => return,
        };
        tokio::select! {
            changed = changes.changed() => if changed.is_err() { return },
            () = super::socket::went_on(versions.as_mut()) => {}
            () = tokio::time::sleep(next.unwrap_or(Duration::MAX)), if next.is_some() => {
                let Some(room) = room.upgrade() else {
                    return;
                };
                if let Err(problem) = goes_on(app, &room).await {
                    tracing::debug!(?problem, table = room.id, "no board comes to the robots");
                    drop(room);
                    tokio::time::sleep(AGAIN).await;
                }
            }
            _ = stopping.changed() => return,
            // Nobody may have come for long: then the table is let go.
            () = tokio::time::sleep(FORGOTTEN) => {}
        }
    }
}

/// When the next board comes to a table at which robots sit alone: in a round of an event by its clock, in a team match when the other room
/// has it. Nothing while somebody else has boards brought.
async fn next_comes(app: &App, room: &Arc<Room>) -> Result<Option<Duration>, Problem> {
    let (index, _) = room.boards();
    let over = match index {
        0 => true,
        index => {
            let board = room.board(&app.store, index).await?;
            board.fold().await.board.is_over()
        }
    };
    if let Some(at) = room.at_event() {
        if !alone_in_event(app, at).await? {
            return Ok(None);
        }
        let board = match index {
            0 => None,
            index => Some(room.board(&app.store, index).await?),
        };
        return super::socket::next_comes(app, room, index, board.as_deref()).await;
    }
    let Some((other, boards)) = room.match_of() else {
        return Ok(None);
    };
    let alone = over && index < boards && are_alone(app, room).await?;
    if !alone {
        return Ok(None);
    }
    let other = app.played.room(app, other).await?;
    let (there, _) = other.boards();
    // Where robots sit in both rooms neither waits for somebody's tap.
    let both = there > 0 && there >= index && are_alone(app, &other).await?;
    Ok((there > index || both).then_some(PAUSE))
}

/// Whether all four at a table of an event are robots.
async fn alone_in_event(app: &App, at: &super::AtEvent) -> Result<bool, Problem> {
    let (event, _) = app.event(&at.event).await?.now().await;
    let found = event.table(at.session, at.round, &at.table);
    Ok(found.is_some_and(|found| are_robots(&event, found.table.sitting)))
}

/// Whether all who sit somewhere are robots.
fn are_robots(event: &Tournament, sitting: Sitting) -> bool {
    let contestants = &event.state().contestants;
    let robots = |who| contestants.get(&who).is_some_and(|one| one.is_robots());
    sitting.is_full() && sitting.contestants().all(robots)
}

async fn goes_on(app: &App, room: &Room) -> Result<(), Problem> {
    let (index, _) = room.boards();
    if index > 0 {
        event::settle(app, room, index).await?;
    }
    room.bring(app, index).await
}

/// How often it is looked whether a round has begun at a table of robots alone.
const LOOK: Duration = match cfg!(test) {
    true => Duration::from_millis(50),
    false => Duration::from_secs(2),
};

/// Wakes the tables of events at which robots sit alone, until the server stops: nobody opens them.
pub async fn keep_playing(app: App) {
    let mut stopping = app.stopping.clone();
    loop {
        for live in app.all_in_memory() {
            let (event, _) = live.now().await;
            let app = app.of(&live.club);
            for id in tables_alone(&live.id, &event) {
                if let Err(problem) = app.played.room(&app, &id).await {
                    tracing::debug!(?problem, table = id, "robots do not come to their table");
                }
            }
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// The tables of the round that is on at which robots sit alone and have boards to play, by their names in addresses.
fn tables_alone(id: &str, event: &Tournament) -> Vec<String> {
    let state = event.state();
    let robots = state.contestants.values().any(|one| one.is_robots());
    let plays = event::settings(state.regulations.conduct()).is_some();
    let Some((session, round)) = event.current_round().filter(|_| robots && plays) else {
        return Vec::new();
    };
    let tables = state.round(session, round).into_iter();
    let tables = tables.flat_map(|round| &round.tables);
    let alone = tables.filter(|table| are_robots(event, table.sitting));
    let open = alone.filter(|table| table.boards.iter().any(|board| board.result().is_none()));
    let at = |table: &TableRound| super::AtEvent {
        event: id.to_owned(),
        session,
        round,
        table: table.name.clone(),
    };
    open.map(|table| at(table).id()).collect()
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
        if let Some(at) = room.at_event()
            && !over
            && event::check_time(app, at, &board.fold().await.board)
                .await
                .is_err()
        {
            // It waits for the Director.
            return Ok(Some(versions));
        }
        if over {
            event::settle(app, room, index).await?;
            kept(app, room, index).await?;
        }
        let errs = |seat: Seat, sight: &Sight| {
            let seen = sight.seats.iter().find(|one| one.seat == seat);
            seen.map_or(0, |seen| seen.player.errs)
        };
        let robots: Vec<(Seat, Sight, Robot)> = sights
            .into_iter()
            .map(|(seat, sight)| {
                let mut robot = Robot::new(app.played.robots.system(), strength.into(), seed);
                robot.errs = errs(seat, &sight);
                (seat, sight, robot)
            })
            .collect();
        let trick = robots.first().is_some_and(|(_, sight, _)| {
            sight.phase == Phase::Play && sight.trick.is_empty() && sight.last_trick.is_some()
        });
        let began = tokio::time::Instant::now();
        let found = {
            let _turn = THINKING.acquire().await.map_err(Problem::ours)?;
            let think = move || {
                let mut seats = robots.into_iter();
                seats.find_map(|(seat, sight, robot)| Some((seat, robot.act(&sight)?)))
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
        let make = |board: &InPlay| {
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
