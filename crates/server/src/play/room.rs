//! A table that somebody has opened: its links, and the boards that are played at it one after the other.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use contract_bridge::{Contract, Penalty, Seat};
use openroom_formats::board_set;
use openroom_laws::entry::Actor;
use openroom_laws::notation::{card_text, parse_seat, seat_text, strain_text};
use openroom_laws::{Board, Edition, Log};
use openroom_store::{Append, Store, StoreError};
use openroom_tables::{InPlay, Opened, Player, Settings, Sits};
use openroom_tournament::Spot;
use openroom_tournament::entry::Written;
use openroom_words::words::Message;
use serde::{Deserialize, Serialize};
use tokio::sync::{broadcast, watch};

use super::across::{self, Elsewhere};
use super::board::LiveBoard;
use super::robots::WithRobots;
use super::{parts, stream_of};
use crate::api::{LinkRole, PlayedLine, SeatOffered};
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
    /// Before the first board: a robot sits down, or leaves.
    Sits(Sits),
    /// Somebody who came by the invitation has chosen a seat.
    Taken(SeatTaken),
    /// A seat that was chosen is free again.
    Left(SeatLeft),
}

#[derive(Debug, Clone, Serialize, Deserialize)]
struct SeatTaken {
    at: u64,
    seat: String,
    name: String,
    /// What the secret of that device is kept as.
    link: String,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
struct SeatLeft {
    at: u64,
    seat: String,
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
    /// Who sits down before the first board, where that is known.
    players: [Player; 4],
    /// Who has chosen each seat by the invitation.
    taken: [Option<Chosen>; 4],
    /// Seats that somebody has left: the name on the board is not that of anybody who sits there.
    left: [bool; 4],
}

/// Who has chosen a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Chosen {
    name: String,
    /// What the secret of that device is kept as.
    kept: String,
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
    pub fn read(id: &str) -> Option<Self> {
        let mut parts = id.splitn(4, '-');
        let event = parts.next()?.to_owned();
        Some(Self {
            event,
            session: parts.next()?.parse().ok()?,
            round: parts.next()?.parse().ok()?,
            table: parts.next()?.to_owned(),
        })
    }

    /// A board there.
    pub fn spot(&self, board: u32) -> Spot<'_> {
        Spot {
            session: self.session,
            round: self.round,
            table: &self.table,
            board,
        }
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
    /// Held while a board is brought or a seat chosen.
    bringing: tokio::sync::Mutex<()>,
    /// Devices at each seat.
    here: [AtomicUsize; 4],
    /// Who is at devices that are connected to other nodes.
    there: Elsewhere,
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
        LinkRole::Invited => "invited",
        LinkRole::Captain => "captain",
    }
}

/// The seat of a link.
pub const fn seat_of(role: LinkRole) -> Option<Seat> {
    match role {
        LinkRole::N => Some(Seat::North),
        LinkRole::E => Some(Seat::East),
        LinkRole::S => Some(Seat::South),
        LinkRole::W => Some(Seat::West),
        LinkRole::Host
        | LinkRole::Director
        | LinkRole::Onlooker
        | LinkRole::Commentator
        | LinkRole::Invited
        | LinkRole::Captain => None,
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

/// The invitation of a table: one code for all, by which each chooses a seat. It follows from the secret of the host, and nothing follows
/// from it but that of the closed room.
pub fn invitation(host: &str) -> String {
    /// 60 bits, which somebody can type.
    const LETTERS: usize = 12;
    secrets::code_of(&format!("{host}/{}", word(LinkRole::Invited)), LETTERS)
}

/// The invitation to the closed room of a team match, for whoever has that to the open room.
pub fn closed_invitation(invitation: &str) -> String {
    let mut secret = secrets::kept(&format!("{invitation}/closed"));
    secret.truncate(32);
    secret
}

/// A code as somebody may have typed it.
pub fn as_typed(code: &str) -> String {
    let letters = code.chars().filter(char::is_ascii_alphanumeric);
    letters.collect::<String>().to_ascii_uppercase()
}

/// The boards of a file, each as the text of a table log without entries.
pub fn boards_of(text: &str, edition: Edition) -> Result<Vec<String>, Problem> {
    let heads = heads_of(text, edition)?;
    Ok(heads.iter().map(Log::to_yaml).collect())
}

/// The boards of a file, each as a table log without entries.
pub fn heads_of(text: &str, edition: Edition) -> Result<Vec<Log>, Problem> {
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
        heads.push(log);
    }
    Ok(heads)
}

/// A table log of a board of which nothing is known yet.
pub fn head(number: u32, edition: Edition) -> Result<Log, Problem> {
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
    /// The code by which seats are chosen.
    pub invitation: Option<String>,
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
        invitation,
    } = new;
    let links = ROLES.map(|role| (word(role).to_owned(), secrets::kept(&link_of(host, role))));
    let mut links: BTreeMap<String, String> = links.into();
    links.insert(word(LinkRole::Host).to_owned(), secrets::kept(host));
    let invited = invitation.map(|code| (word(LinkRole::Invited).to_owned(), secrets::kept(&code)));
    links.extend(invited);
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
    write_first(app, &stream, &[entry]).await?;
    Ok(id)
}

/// Makes a stream with its first entries; one that is there already is left as it is.
pub async fn write_first<E: Serialize>(
    app: &App,
    stream: &str,
    entries: &[E],
) -> Result<(), Problem> {
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
    let bodies: Result<Vec<String>, _> = entries.iter().map(serde_json::to_string).collect();
    let bodies = bodies.map_err(Problem::ours)?;
    let bodies: Vec<&str> = bodies.iter().map(String::as_str).collect();
    let append = Append {
        stream,
        seen: 0,
        key: "opened",
        bodies: &bodies,
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
            there: Elsewhere::default(),
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
        let mut roles = ROLES.into_iter().chain([LinkRole::Host, LinkRole::Invited]);
        let by_link = |role: &LinkRole| begun.links.get(word(*role)).is_some_and(|it| it == kept);
        roles
            .find(by_link)
            .or_else(|| self.chosen_by(kept).map(role_of))
    }

    /// The seat that a device has chosen, by what its secret is kept as.
    fn chosen_by(&self, kept: &str) -> Option<Seat> {
        let state = held(&self.state);
        let his = |seat: &Seat| {
            let chosen = state.taken[*seat as usize].as_ref();
            chosen.is_some_and(|chosen| chosen.kept == kept)
        };
        Seat::ALL.into_iter().find(his)
    }

    /// The four seats for those who choose: who has one, and whether it can be had.
    pub async fn seats(&self, store: &Store) -> Result<Vec<SeatOffered>, Problem> {
        let (index, _) = self.boards();
        let players = match index {
            0 => self.players(),
            index => {
                let board = self.board(store, index).await?;
                let fold = board.fold().await;
                Seat::ALL.map(|seat| fold.board.player(seat).clone())
            }
        };
        let here = self.here();
        let (taken, left) = {
            let state = held(&self.state);
            (state.taken.clone(), state.left)
        };
        let seat = |seat: Seat| {
            let (player, chosen) = (&players[seat as usize], &taken[seat as usize]);
            let name = match chosen {
                Some(chosen) => chosen.name.clone(),
                None if left[seat as usize] => String::new(),
                None => player.name.clone(),
            };
            SeatOffered {
                seat: role_of(seat),
                // Who came by the link of the seat has it too.
                taken: chosen.is_some() || here[seat as usize] || player.robot || !name.is_empty(),
                chosen: chosen.is_some(),
                here: here[seat as usize],
                name,
            }
        };
        Ok(Seat::ALL.map(seat).into())
    }

    /// Somebody takes a seat with a secret of his own, from which nothing else follows. The same again changes nothing.
    pub async fn take(
        &self,
        app: &App,
        seat: Seat,
        name: String,
        link: &str,
    ) -> Result<(), Problem> {
        let _turn = self.bringing.lock().await;
        let kept = secrets::kept(link);
        if self.chosen_by(&kept) == Some(seat) {
            return Ok(());
        }
        let offered = self.seats(&app.store).await?;
        if offered[seat as usize].taken {
            return Err(Problem::conflict(Message::ServeSeatTaken));
        }
        let entry = Entry::Taken(SeatTaken {
            at: app.millis(),
            seat: seat_text(seat).to_owned(),
            name: name.clone(),
            link: kept.clone(),
        });
        self.note(app, &entry, &format!("seat {kept}")).await?;
        // The board that is on says his name too; if that is for another node to write, he says it himself.
        let (index, _) = self.boards();
        if index > 0 && !name.is_empty() {
            let board = self.board(&app.store, index).await?;
            let at = app.millis();
            let make = |board: &InPlay| {
                let deed = openroom_tables::Deed::Name { name: name.clone() };
                let made = board.decide(Actor::Player(seat), deed, at);
                made.map_err(|refused| Problem::barred(&refused))
            };
            let key = format!("name {kept}");
            if let Err(problem) = board.write(&app.store, &key, make).await {
                tracing::debug!(?problem, "a name is said later");
            }
        }
        Ok(())
    }

    /// Somebody gets up from a seat that was chosen: its secret opens nothing any more.
    pub async fn leave(&self, app: &App, seat: Seat) -> Result<(), Problem> {
        let _turn = self.bringing.lock().await;
        let chosen = held(&self.state).taken[seat as usize].clone();
        let Some(chosen) = chosen else {
            return Err(Problem::missing(Message::ServeSeatNotChosen));
        };
        let at = app.millis();
        let entry = Entry::Left(SeatLeft {
            at,
            seat: seat_text(seat).to_owned(),
        });
        let key = format!("left {at} {}", chosen.kept);
        self.note(app, &entry, &key).await
    }

    /// Writes something of the table down.
    async fn note(&self, app: &App, entry: &Entry, key: &str) -> Result<(), Problem> {
        let body = serde_json::to_string(entry).map_err(Problem::ours)?;
        let append = Append {
            stream: &stream_of(&self.id, None),
            seen: held(&self.state).version,
            key,
            bodies: &[&body],
            summary: None,
        };
        let written = app.store.append(append).await;
        self.read_again(&app.store).await?;
        written?;
        Ok(())
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
        // The next one may come from another node.
        let next = held(&self.state).index + 1;
        let boards = held(&self.boards);
        let boards = boards.keys().copied().chain([next]);
        let boards = boards.map(|index| stream_of(&self.id, Some(index)));
        boards.chain([stream_of(&self.id, None)]).collect()
    }

    /// Reads what others have written to one of its streams.
    pub async fn follow(&self, store: &Store, stream: &str, version: u64) -> Result<(), Problem> {
        match parts(stream) {
            Some((_, Some(index))) => {
                let board = held(&self.boards).get(&index).cloned();
                match board {
                    Some(board) => board.follow(store, version).await,
                    // At a table of an event a board that another node has brought is told of by its own stream alone.
                    None if index > held(&self.state).index => self.read_again(store).await,
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

    /// Reads its state again, and tells whoever looks if it has gone on.
    async fn read_again(&self, store: &Store) -> Result<(), Problem> {
        let state = match &self.origin {
            Origin::Friends(_) => read(store, &self.id).await?.1,
            Origin::Event(_) => read_of_event(store, &self.id).await?,
        };
        if held(&self.state).version == state.version {
            return Ok(());
        }
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
        let (here, there) = (self.here_alone(), self.there.seats());
        Seat::ALL.map(|seat| here[seat as usize] || there[seat as usize])
    }

    /// At which seats somebody is whose device is connected to this node.
    pub fn here_alone(&self) -> [bool; 4] {
        Seat::ALL.map(|seat| self.here[seat as usize].load(Relaxed) > 0)
    }

    /// Who is at devices that are connected to other nodes.
    pub const fn there(&self) -> &Elsewhere {
        &self.there
    }

    /// A device comes to a seat; it is there until what is given back is dropped.
    pub fn comes(self: &Arc<Self>, app: &App, seat: Option<Seat>) -> Presence {
        if let Some(seat) = seat {
            let before = self.here[seat as usize].fetch_add(1, Relaxed);
            self.tell();
            if before == 0 {
                across::tell_here(app, self);
            }
        }
        Presence {
            app: app.clone(),
            room: Arc::clone(self),
            seat,
        }
    }

    /// A board of this table.
    pub async fn board(&self, store: &Store, index: u32) -> Result<Arc<LiveBoard>, Problem> {
        if let Some(board) = held(&self.boards).get(&index) {
            return Ok(Arc::clone(board));
        }
        // Another node may have brought it a moment ago: the notice of it is still under way.
        if index == held(&self.state).index + 1 {
            self.read_again(store).await?;
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

    /// Who sits where, as far as seats were chosen or robots sat down.
    fn chosen(&self) -> [Player; 4] {
        let state = held(&self.state);
        Seat::ALL.map(|seat| match &state.taken[seat as usize] {
            Some(chosen) => Player {
                name: chosen.name.clone(),
                ..Player::default()
            },
            None => state.players[seat as usize].clone(),
        })
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
                    Some(with) if with.is_series() => of_series(app, with, next).await?,
                    Some(with) if next > with.boards => {
                        return Err(Problem::missing(Message::ServeRobotsNoMore));
                    }
                    Some(_) | None => dealt(app, begun, next)?,
                },
                settings: begun.settings,
                players: match begun.robots {
                    Some(_) => WithRobots::players(),
                    None => self.chosen(),
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
        let board = InPlay::open(opened, at).map_err(|refused| Problem::barred(&refused))?;
        let board = super::robots::begun(app, self, board, at).await?;
        write_first(app, &stream_of(&self.id, Some(next)), board.record()).await?;
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

    /// Before the first board: who sits down.
    pub fn players(&self) -> [Player; 4] {
        held(&self.state).players.clone()
    }

    /// Before the first board of a table of friends: a robot sits down, or leaves. False if a board has come meanwhile.
    pub async fn sits(&self, app: &App, seat: Seat, player: Player) -> Result<bool, Problem> {
        let _turn = self.bringing.lock().await;
        let (index, version, chosen) = {
            let state = held(&self.state);
            let chosen = state.taken[seat as usize].is_some();
            (state.index, state.version, chosen)
        };
        if index > 0 {
            return Ok(false);
        }
        if chosen {
            return Err(Problem::conflict(Message::ServeSeatTaken));
        }
        let entry = Entry::Sits(Sits::at(seat, player));
        let body = serde_json::to_string(&entry).map_err(Problem::ours)?;
        let append = Append {
            stream: &stream_of(&self.id, None),
            seen: version,
            key: &format!("sits {version}"),
            bodies: &[&body],
            summary: None,
        };
        app.store.append(append).await?;
        self.read_again(&app.store).await?;
        Ok(true)
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
    let mut players = Seat::ALL.map(|seat| {
        let letter = seat_text(seat).chars().next().unwrap_or('N');
        let who = crate::access::sits(found.table.sitting, letter);
        let names = who.map(|who| state.people(who)).unwrap_or_default();
        // Of a pair the first sits North or East; a single player is the only one.
        let place = match names.len() {
            0 | 1 => 0,
            _ => usize::from(matches!(seat, Seat::South | Seat::West)),
        };
        let name = names.get(place).map(|name| (*name).to_owned());
        let contestant = who.and_then(|who| state.contestants.get(&who));
        Player {
            name: name.unwrap_or_default(),
            robot: contestant.is_some_and(|contestant| contestant.is_robots()),
            ..Player::default()
        }
    });
    for seat in Seat::ALL {
        players[seat as usize].card = super::cards::kept(app, at, &event, seat).await?;
    }
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
    app: App,
    room: Arc<Room>,
    seat: Option<Seat>,
}

impl Drop for Presence {
    fn drop(&mut self) {
        if let Some(seat) = self.seat {
            let before = self.room.here[seat as usize].fetch_sub(1, Relaxed);
            self.room.tell();
            if before == 1 {
                across::tell_here(&self.app, &self.room);
            }
        }
    }
}

/// A contract, such as `4SX`.
pub fn contract_text(contract: Contract) -> String {
    let doubled = match contract.penalty {
        Penalty::Undoubled => "",
        Penalty::Doubled => "X",
        Penalty::Redoubled => "XX",
    };
    let bid = contract.bid;
    format!("{}{}{doubled}", bid.level.get(), strain_text(bid.strain))
}

/// What came of a board.
pub fn line(index: u32, board: &InPlay) -> PlayedLine {
    let table = board.table();
    let contract = table.contract();
    let result = table.result();
    PlayedLine {
        index,
        board: table.board().number,
        contract: contract.map(|(contract, _)| contract_text(contract)),
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
        players: Default::default(),
        taken: Default::default(),
        left: [false; 4],
    })
}

async fn read(store: &Store, id: &str) -> Result<(TableBegun, State), Problem> {
    let stored = store.read(&stream_of(id, None), 0).await?;
    let mut begun = None;
    let mut state = State {
        version: 0,
        index: 0,
        played: Vec::new(),
        players: Default::default(),
        taken: Default::default(),
        left: [false; 4],
    };
    let place = |seat: &str| parse_seat(seat).map_or(0, |seat| seat as usize);
    for entry in stored {
        match serde_json::from_str(&entry.body).map_err(Problem::ours)? {
            Entry::Opened(opened) => begun = Some(opened),
            Entry::Board(brought) => {
                state.index = brought.index;
                state.played.extend(brought.before);
            }
            Entry::Sits(sits) => {
                if let Some(seat) = sits.seat.seat() {
                    state.players[seat as usize] = sits.player;
                }
            }
            Entry::Taken(taken) => {
                let (name, kept) = (taken.name, taken.link);
                state.taken[place(&taken.seat)] = Some(Chosen { name, kept });
                state.left[place(&taken.seat)] = false;
            }
            Entry::Left(left) => {
                state.taken[place(&left.seat)] = None;
                state.left[place(&left.seat)] = true;
            }
        }
        state.version = entry.version;
    }
    match begun {
        Some(begun) => Ok((begun, state)),
        None => Err(Problem::missing(Message::ServeNoTableOpened)),
    }
}
