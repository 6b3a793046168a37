//! A table that somebody has opened: its links, and the boards that are played at it one after the other.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use contract_bridge::Seat;
use openroom_formats::board_set;
use openroom_laws::entry::Actor;
use openroom_laws::notation::{card_text, seat_text, strain_text};
use openroom_laws::{Board, Edition, Log};
use openroom_store::{Append, Store, StoreError};
use openroom_tables::{InPlay, Opened, Player, Settings, Timed, What};
use openroom_tournament::entry::Written;
use openroom_words::words::Message;
use serde::{Deserialize, Serialize};
use tokio::sync::{broadcast, watch};

use super::board::LiveBoard;
use super::robots::WithRobots;
use super::{parts, stream_of};
use crate::api::{LinkRole, PlayedLine};
use crate::app::App;
use crate::live::held;
use crate::problem::Problem;
use crate::secrets;

/// Who may have a link, in the order in which they are shown.
pub const ROLES: [LinkRole; 7] = [
    LinkRole::N,
    LinkRole::E,
    LinkRole::S,
    LinkRole::W,
    LinkRole::Onlooker,
    LinkRole::Commentator,
    LinkRole::Director,
];

/// So many signals wait for a slow device; who missed some comes in again.
const SIGNALS: usize = 64;

/// The most boards of a file.
const MOST: usize = 200;

/// What is written down of a table.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Entry {
    /// It is opened.
    Opened(TableBegun),
    /// A board is brought to it.
    Board(BoardBrought),
}

#[derive(Debug, Clone, Serialize, Deserialize)]
struct TableBegun {
    at: u64,
    /// What the links are kept as, by whose they are.
    links: BTreeMap<String, String>,
    settings: Settings,
    edition: u16,
    /// Boards to be played, each as a table log without entries.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    deals: Vec<String>,
    /// The other table of a team match: that plays the same boards, and these alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    other: Option<String>,
    /// Robots at three seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    robots: Option<WithRobots>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
struct BoardBrought {
    at: u64,
    /// Which one at this table, from 1.
    index: u32,
    /// What came of the one before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    before: Option<PlayedLine>,
}

/// The state of a table.
#[derive(Debug, Clone)]
struct State {
    version: u64,
    index: u32,
    played: Vec<PlayedLine>,
}

/// Where a table comes from.
#[derive(Debug)]
enum Origin {
    /// Somebody has opened it.
    Friends(TableBegun),
    /// It is one of an event that is played in the browser.
    Event(AtEvent),
}

/// A table in a round of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AtEvent {
    /// The event.
    pub event: String,
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
}

impl AtEvent {
    /// By the name of the table in addresses: `event-1-3-A4`.
    fn read(id: &str) -> Option<Self> {
        let mut parts = id.splitn(4, '-');
        let event = parts.next()?.to_owned();
        Some(Self {
            event,
            session: parts.next()?.parse().ok()?,
            round: parts.next()?.parse().ok()?,
            table: parts.next()?.to_owned(),
        })
    }

    /// That name.
    pub fn id(&self) -> String {
        let Self {
            event,
            session,
            round,
            table,
        } = self;
        format!("{event}-{session}-{round}-{table}")
    }
}

/// A table in memory.
#[derive(Debug)]
pub struct Room {
    /// Its name in addresses.
    pub id: String,
    /// The club that it belongs to.
    pub club: String,
    origin: Origin,
    state: Mutex<State>,
    boards: Mutex<HashMap<u32, Arc<LiveBoard>>>,
    /// Held while a board is brought.
    bringing: tokio::sync::Mutex<()>,
    /// Devices at each seat.
    here: [AtomicUsize; 4],
    /// Tells of another board, and of somebody who came or went.
    changed: watch::Sender<u64>,
    /// What browsers tell each other to find a way for picture and voice.
    signals: broadcast::Sender<Signal>,
    /// Robots act here.
    driven: AtomicBool,
}

/// What the browser of one tells that of another. The server only hands it over.
#[derive(Debug, Clone)]
pub struct Signal {
    /// Whose it is.
    pub by: Actor,
    /// For whom.
    pub to: Actor,
    /// What they tell each other.
    pub data: Arc<str>,
}

/// The word by which a link is kept.
const fn word(role: LinkRole) -> &'static str {
    match role {
        LinkRole::Host => "host",
        LinkRole::N => "N",
        LinkRole::E => "E",
        LinkRole::S => "S",
        LinkRole::W => "W",
        LinkRole::Director => "director",
        LinkRole::Onlooker => "onlooker",
        LinkRole::Commentator => "commentator",
    }
}

/// The seat of a link.
pub const fn seat_of(role: LinkRole) -> Option<Seat> {
    match role {
        LinkRole::N => Some(Seat::North),
        LinkRole::E => Some(Seat::East),
        LinkRole::S => Some(Seat::South),
        LinkRole::W => Some(Seat::West),
        LinkRole::Host | LinkRole::Director | LinkRole::Onlooker | LinkRole::Commentator => None,
    }
}

/// The link of a seat.
pub const fn role_of(seat: Seat) -> LinkRole {
    match seat {
        Seat::North => LinkRole::N,
        Seat::East => LinkRole::E,
        Seat::South => LinkRole::S,
        Seat::West => LinkRole::W,
    }
}

/// The secret of a link: it follows from that of the host, and nothing follows from it.
pub fn link_of(host: &str, role: LinkRole) -> String {
    let mut secret = secrets::kept(&format!("{host}/{}", word(role)));
    // 128 bits.
    secret.truncate(32);
    secret
}

/// The boards of a file, each as a table log without entries.
pub fn boards_of(text: &str, edition: Edition) -> Result<Vec<String>, Problem> {
    let boards = board_set::read(text.as_bytes()).map_err(|faults| {
        let first = faults.into_iter().take(3).collect::<Vec<_>>().join("; ");
        Problem::unsound(first)
    })?;
    let boards = board_set::distinct(boards);
    if boards.len() > MOST {
        return Err(Problem::unsound(Message::ServeTooManyEntries));
    }
    let mut heads = Vec::with_capacity(boards.len());
    for board in boards {
        let (dealer, vul) = board.conditions().map_err(Problem::unsound)?;
        let number = board.number;
        let log = Log {
            board: Board {
                number: number.filter(|&number| {
                    let usual = Board::number(number);
                    (usual.dealer, usual.vul) == (dealer, vul)
                }),
                dealer,
                vul,
            },
            deal: board.deal,
            ..head(1, edition)?
        };
        let opened = Opened {
            head: log.clone(),
            settings: Settings::default(),
            players: Default::default(),
        };
        InPlay::open(opened, 0).map_err(|refused| Problem::barred(&refused))?;
        heads.push(log.to_yaml());
    }
    Ok(heads)
}

/// A table log of a board of which nothing is known yet.
fn head(number: u32, edition: Edition) -> Result<Log, Problem> {
    let text = format!("board: {number}");
    let logs = openroom_laws::log::read_under(&text, edition).map_err(Problem::ours)?;
    let log = logs
        .into_iter()
        .next()
        .ok_or_else(|| Problem::ours("no log"))?;
    Ok(Log {
        editions: vec![edition],
        ..log
    })
}

/// The name of a new table in addresses.
pub fn new_id() -> Result<String, Problem> {
    Ok(secrets::code(12)?.to_ascii_lowercase())
}

/// The secret of the host at the closed room of a team match: it follows from that at the open room.
pub fn closed_host(host: &str) -> String {
    secrets::kept(&format!("{host}/closed"))
}

/// A table to be made.
#[derive(Debug, Clone)]
pub struct NewRoom {
    /// Its name in addresses.
    pub id: String,
    /// How it is played.
    pub settings: Settings,
    /// The edition of the Laws.
    pub edition: Edition,
    /// Boards to be played, each as a table log without entries.
    pub deals: Vec<String>,
    /// The other table of a team match.
    pub other: Option<String>,
    /// Robots at three seats.
    pub robots: Option<WithRobots>,
}

/// The boards of a team match, dealt where the file has no more.
pub fn deal_all(
    app: &App,
    mut deals: Vec<String>,
    boards: u32,
    edition: Edition,
) -> Result<Vec<String>, Problem> {
    deals.truncate(boards as usize);
    for index in deals.len() as u32 + 1..=boards {
        deals.push(dealt_at_random(app, index, edition)?.to_yaml());
    }
    Ok(deals)
}

/// Makes a table.
pub async fn create(app: &App, host: &str, new: NewRoom) -> Result<String, Problem> {
    let NewRoom {
        id,
        settings,
        edition,
        deals,
        other,
        robots,
    } = new;
    let links = ROLES.map(|role| (word(role).to_owned(), secrets::kept(&link_of(host, role))));
    let mut links: BTreeMap<String, String> = links.into();
    links.insert(word(LinkRole::Host).to_owned(), secrets::kept(host));
    let entry = Entry::Opened(TableBegun {
        at: app.millis(),
        links,
        settings,
        edition: edition.year(),
        deals,
        other,
        robots,
    });
    let stream = stream_of(&id, None);
    write_first(app, &stream, &entry).await?;
    Ok(id)
}

/// Makes a stream with its first entry; one that is there already is left as it is.
pub async fn write_first(app: &App, stream: &str, entry: &impl Serialize) -> Result<(), Problem> {
    let there = app.store.heads(&[stream.to_owned()]).await?;
    match there.first() {
        Some((_, version)) if *version > 0 => return Ok(()),
        Some(_) => {}
        None => {
            app.store
                .create(stream, "", &app.time().to_string())
                .await?
        }
    }
    app.decides(stream).await?;
    let body = serde_json::to_string(entry).map_err(Problem::ours)?;
    let append = Append {
        stream,
        seen: 0,
        key: "opened",
        bodies: &[&body],
        summary: None,
    };
    app.store.append(append).await?;
    Ok(())
}

impl Room {
    /// A table from its stream.
    pub async fn open(store: &Store, id: &str) -> Result<Self, Problem> {
        let (origin, state) = match AtEvent::read(id) {
            Some(at) => {
                let state = read_of_event(store, id).await?;
                (Origin::Event(at), state)
            }
            None => {
                let (begun, state) = read(store, id).await?;
                (Origin::Friends(begun), state)
            }
        };
        Ok(Self {
            id: id.to_owned(),
            club: store.club().to_owned(),
            origin,
            state: Mutex::new(state),
            boards: Mutex::default(),
            bringing: tokio::sync::Mutex::default(),
            here: Default::default(),
            changed: watch::Sender::new(0),
            signals: broadcast::Sender::new(SIGNALS),
            driven: AtomicBool::new(false),
        })
    }

    /// Whose link that is.
    pub fn role(&self, kept: &str) -> Option<LinkRole> {
        let Origin::Friends(begun) = &self.origin else {
            return None;
        };
        let mut roles = ROLES.into_iter().chain([LinkRole::Host]);
        roles.find(|role| begun.links.get(word(*role)).is_some_and(|it| it == kept))
    }

    /// The robots with which it was opened.
    pub fn with_robots(&self) -> Option<WithRobots> {
        match &self.origin {
            Origin::Friends(begun) => begun.robots,
            Origin::Event(_) => None,
        }
    }

    /// Whether somebody lets the robots act here; from now on somebody does.
    pub fn is_driven(&self) -> bool {
        self.driven.swap(true, Relaxed)
    }

    /// Where it is, if it is one of an event.
    pub const fn at_event(&self) -> Option<&AtEvent> {
        match &self.origin {
            Origin::Event(at) => Some(at),
            Origin::Friends(_) => None,
        }
    }

    /// The other table of a team match, and how many boards it has.
    pub fn match_of(&self) -> Option<(&str, u32)> {
        match &self.origin {
            Origin::Friends(begun) => {
                let boards = u32::try_from(begun.deals.len()).unwrap_or(u32::MAX);
                begun.other.as_deref().map(|other| (other, boards))
            }
            Origin::Event(_) => None,
        }
    }

    /// Which board is on, and what came of those before.
    pub fn boards(&self) -> (u32, Vec<PlayedLine>) {
        let state = held(&self.state);
        (state.index, state.played.clone())
    }

    /// The streams of which something is in memory.
    pub fn streams(&self) -> Vec<String> {
        let boards = held(&self.boards);
        let boards = boards.keys().map(|&index| stream_of(&self.id, Some(index)));
        boards.chain([stream_of(&self.id, None)]).collect()
    }

    /// Reads what others have written to one of its streams.
    pub async fn follow(&self, store: &Store, stream: &str, version: u64) -> Result<(), Problem> {
        match parts(stream) {
            Some((_, Some(index))) => {
                let board = held(&self.boards).get(&index).cloned();
                match board {
                    Some(board) => board.follow(store, version).await,
                    None => Ok(()),
                }
            }
            _ => {
                if held(&self.state).version < version {
                    self.read_again(store).await?;
                }
                Ok(())
            }
        }
    }

    /// Reads its state again, and tells whoever looks.
    async fn read_again(&self, store: &Store) -> Result<(), Problem> {
        let state = match &self.origin {
            Origin::Friends(_) => read(store, &self.id).await?.1,
            Origin::Event(_) => read_of_event(store, &self.id).await?,
        };
        *held(&self.state) = state;
        self.tell();
        Ok(())
    }

    /// Tells whoever looks.
    pub fn tell(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    /// Tells of another board, and of somebody who came or went.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// What browsers tell each other.
    pub const fn signals(&self) -> &broadcast::Sender<Signal> {
        &self.signals
    }

    /// At which seats somebody is.
    pub fn here(&self) -> [bool; 4] {
        Seat::ALL.map(|seat| self.here[seat as usize].load(Relaxed) > 0)
    }

    /// A device comes to a seat; it is there until what is given back is dropped.
    pub fn comes(self: &Arc<Self>, seat: Option<Seat>) -> Presence {
        if let Some(seat) = seat {
            self.here[seat as usize].fetch_add(1, Relaxed);
            self.tell();
        }
        Presence {
            room: Arc::clone(self),
            seat,
        }
    }

    /// A board of this table.
    pub async fn board(&self, store: &Store, index: u32) -> Result<Arc<LiveBoard>, Problem> {
        if let Some(board) = held(&self.boards).get(&index) {
            return Ok(Arc::clone(board));
        }
        if index == 0 || index > held(&self.state).index {
            return Err(Problem::missing(Message::ServeNoTableOpened));
        }
        let board = LiveBoard::open(store, &stream_of(&self.id, Some(index))).await?;
        let on = held(&self.state).index;
        let mut boards = held(&self.boards);
        // Those of earlier are looked at now and then; the one that is on stays.
        boards.retain(|&kept, board| kept == on || Arc::strong_count(board) > 1);
        Ok(Arc::clone(
            boards.entry(index).or_insert_with(|| Arc::new(board)),
        ))
    }

    /// Brings the next board, once the one that is on is over. Who has not seen that it is there already gets that one.
    pub async fn bring(&self, app: &App, after: u32) -> Result<(), Problem> {
        let _turn = self.bringing.lock().await;
        let (index, version) = {
            let state = held(&self.state);
            (state.index, state.version)
        };
        if index != after {
            return Ok(());
        }
        let mut before = None;
        let next = index + 1;
        let mut opened = match &self.origin {
            Origin::Friends(begun) => Opened {
                head: match begun.robots {
                    Some(with) => of_series(app, with, next).await?,
                    None => dealt(app, begun, next)?,
                },
                settings: begun.settings,
                players: match begun.robots {
                    Some(_) => WithRobots::players(),
                    None => <[Player; 4]>::default(),
                },
            },
            Origin::Event(at) => of_event(app, at, next).await?,
        };
        if index > 0 {
            let board = self.board(&app.store, index).await?;
            let fold = board.fold().await;
            if !fold.board.is_over() {
                return Err(Problem::conflict(Message::ServeTableBoardOn));
            }
            opened.players = Seat::ALL.map(|seat| fold.board.player(seat).clone());
            opened.settings = *fold.board.settings();
            before = Some(line(index, &fold.board));
        }
        let at = app.millis();
        // What is written can be read again.
        InPlay::open(opened.clone(), at).map_err(|refused| Problem::barred(&refused))?;
        let what = What::Opened(Box::new(opened));
        write_first(app, &stream_of(&self.id, Some(next)), &Timed { at, what }).await?;
        if matches!(self.origin, Origin::Friends(_)) {
            let entry = Entry::Board(BoardBrought {
                at,
                index: next,
                before,
            });
            let body = serde_json::to_string(&entry).map_err(Problem::ours)?;
            let append = Append {
                stream: &stream_of(&self.id, None),
                seen: version,
                key: &format!("board {next}"),
                bodies: &[&body],
                summary: None,
            };
            match app.store.append(append).await {
                Ok(_) | Err(StoreError::Conflict { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        self.read_again(&app.store).await
    }
}

/// The next board of the series that everybody plays with robots.
async fn of_series(app: &App, with: WithRobots, index: u32) -> Result<Log, Problem> {
    if index > with.boards {
        return Err(Problem::missing(Message::ServeRobotsNoMore));
    }
    let number = with.after + index;
    let deal = app.played.robots.deal(app, number).await?;
    super::robots::compare(app, number);
    Ok(Log {
        deal,
        ..head(number, Edition::default())?
    })
}

/// The deal of a board: the next of the file, or one at random.
fn dealt(app: &App, begun: &TableBegun, index: u32) -> Result<Log, Problem> {
    let edition: Edition = begun.edition.to_string().parse().unwrap_or_default();
    if let Some(text) = begun.deals.get(index as usize - 1) {
        let logs = openroom_laws::log::read(text).map_err(Problem::ours)?;
        return logs
            .into_iter()
            .next()
            .ok_or_else(|| Problem::ours("no log"));
    }
    if begun.other.is_some() {
        return Err(Problem::missing(Message::ServeTableNoMore));
    }
    dealt_at_random(app, index, edition)
}

fn dealt_at_random(app: &App, index: u32, edition: Edition) -> Result<Log, Problem> {
    let dealt = (app.deal)().map_err(Problem::ours)?;
    let deal = openroom_laws::log::read_deal(&dealt).map_err(Problem::ours)?;
    Ok(Log {
        deal,
        ..head(index, edition)?
    })
}

/// A board of an event as it comes to a table: its deal, who sits there, how it is played.
async fn of_event(app: &App, at: &AtEvent, index: u32) -> Result<Opened, Problem> {
    let live = app.event(&at.event).await?;
    let (event, _) = live.now().await;
    let state = event.state();
    let missing = || Problem::missing(Message::ServeNoTableOpened);
    let settings = super::event::settings(state.regulations.conduct());
    let settings = settings.ok_or_else(|| Problem::forbidden(Message::ServeTablesClosed))?;
    let found = event.table(at.session, at.round, &at.table);
    let found = found.ok_or_else(missing)?;
    if found.started.is_none() {
        return Err(Problem::conflict(Message::ServeTableRound));
    }
    let board = found.boards.get(index as usize - 1);
    let (board, _) = board.ok_or_else(|| Problem::missing(Message::ServeTableNoMore))?;
    let session = state.session(at.session).ok_or_else(missing)?;
    let deal = session.deals.get(&board.board).copied();
    let deal = deal.ok_or_else(|| Problem::unsound(Message::ServeTableNotDealt))?;
    let players = Seat::ALL.map(|seat| {
        let letter = seat_text(seat).chars().next().unwrap_or('N');
        let who = crate::access::sits(found.table.sitting, letter);
        let names = who.map(|who| state.people(who)).unwrap_or_default();
        // Of a pair the first sits North or East; a single player is the only one.
        let place = match names.len() {
            0 | 1 => 0,
            _ => usize::from(matches!(seat, Seat::South | Seat::West)),
        };
        let name = names.get(place).map(|name| (*name).to_owned());
        Player {
            name: name.unwrap_or_default(),
            ..Player::default()
        }
    });
    Ok(Opened {
        head: Log {
            deal,
            ..head(board.board, state.edition())?
        },
        settings,
        players,
    })
}

/// The result of a board that is over, for the log of its event; none while it has none.
pub fn result_of(at: &AtEvent, index: u32, board: &InPlay) -> Option<Written> {
    let table = board.table();
    table.result()?;
    let line = line(index, board);
    let lead = table.tricks().first().and_then(|(trick, _)| trick.lead());
    let lead = lead.or_else(|| table.trick().and_then(|trick| trick.lead()));
    let passed = line.contract.is_none();
    Some(Written {
        session: at.session,
        round: at.round,
        table: at.table.clone(),
        board: line.board?,
        contract: line.contract.or_else(|| Some("Pass".to_owned())),
        by: line.declarer,
        tricks: line.tricks,
        result: None,
        lead: lead.filter(|_| !passed).map(|(_, card)| card_text(card)),
        score: None,
        rotated: false,
        not_played: false,
        signed: true,
        of: None,
        played: Some(stream_of(&at.id(), Some(index))),
    })
}

/// A device at a seat.
#[derive(Debug)]
pub struct Presence {
    room: Arc<Room>,
    seat: Option<Seat>,
}

impl Drop for Presence {
    fn drop(&mut self) {
        if let Some(seat) = self.seat {
            self.room.here[seat as usize].fetch_sub(1, Relaxed);
            self.room.tell();
        }
    }
}

/// What came of a board.
pub fn line(index: u32, board: &InPlay) -> PlayedLine {
    let table = board.table();
    let contract = table.contract();
    let result = table.result();
    PlayedLine {
        index,
        board: table.board().number,
        contract: contract.map(|(contract, _)| {
            let doubled = match contract.penalty {
                contract_bridge::Penalty::Undoubled => "",
                contract_bridge::Penalty::Doubled => "X",
                contract_bridge::Penalty::Redoubled => "XX",
            };
            let bid = contract.bid;
            format!("{}{}{doubled}", bid.level.get(), strain_text(bid.strain))
        }),
        declarer: contract.map(|(_, declarer)| seat_text(declarer).to_owned()),
        tricks: result.and_then(|result| result.tricks),
        score: result.map(|result| result.score),
        other: None,
        imps: None,
    }
}

/// How far a table of an event is: each of its boards that is there has a stream.
async fn read_of_event(store: &Store, id: &str) -> Result<State, Problem> {
    /// No round has more.
    const MOST: u32 = 64;
    let streams: Vec<String> = (1..=MOST).map(|index| stream_of(id, Some(index))).collect();
    let heads = store.heads(&streams).await?;
    let there = heads.iter().filter(|(_, version)| *version > 0);
    let index = there.filter_map(|(stream, _)| parts(stream)?.1).max();
    Ok(State {
        version: u64::from(index.unwrap_or(0)),
        index: index.unwrap_or(0),
        played: Vec::new(),
    })
}

async fn read(store: &Store, id: &str) -> Result<(TableBegun, State), Problem> {
    let stored = store.read(&stream_of(id, None), 0).await?;
    let mut begun = None;
    let mut state = State {
        version: 0,
        index: 0,
        played: Vec::new(),
    };
    for entry in stored {
        match serde_json::from_str(&entry.body).map_err(Problem::ours)? {
            Entry::Opened(opened) => begun = Some(opened),
            Entry::Board(brought) => {
                state.index = brought.index;
                state.played.extend(brought.before);
            }
        }
        state.version = entry.version;
    }
    match begun {
        Some(begun) => Ok((begun, state)),
        None => Err(Problem::missing(Message::ServeNoTableOpened)),
    }
}
