//! What a phone at a table needs: the round, who sits where, the boards and how far they have come, where to go next; and the
//! codes by which phones come to their tables.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, Query};
use openroom_laws::Board;
use openroom_laws::notation::{parse_card, parse_seat};
use openroom_store::TableCode;
use openroom_tournament::questions::{BoardStatus, Line, Next, OpenPoll};
use openroom_tournament::regulations::{Play, Show};
use openroom_tournament::state::{BoardAt, Session, Sitting, TableRound};
use openroom_tournament::{Role, Spot, Tournament};
use openroom_words::words::Message;

use crate::access::{
    Actor, AtTable, Rank, TableAt, may_read, may_show_poll, side_of, sits, speaks_as, speaks_for,
    turn,
};
use crate::api;
use crate::app::App;
use crate::limits::Pace;
use crate::live::{Live, MANY_LINES, Traveller, TravellerAt};
use crate::play::AtEvent;
use crate::problem::{Answer, Problem};
use crate::said::Reply;
use crate::secrets;
use crate::summary::Summary;

/// What a phone at a table needs.
#[utoipa::path(get, path = "/events/{id}/tables/{table}", tag = "tables", params(("id" = String, Path, description = "The event"), ("table" = String, Path, description = "The table")), responses((status = 200, body = api::TableView)), security(("cookie" = []), ("token" = [])))]
pub async fn one(
    app: App,
    Path((id, table)): Path<(String, String)>,
    actor: Actor,
) -> Answer<Json<api::TableView>> {
    let live = app.event(&id).await?;
    let (event, _) = live.now().await;
    let own = actor.seated(&id, &event);
    if !actor.is_staff() && own.is_none_or(|own| own.table != table) {
        actor.must_be(Rank::Table)?;
        return Err(Problem::forbidden(Message::ServeOtherTable));
    }
    drop(event);
    Ok(Json(self::view(&app, &live, Some(&table), &actor).await?))
}

/// The view of the table at which a device is now.
pub async fn own_view(
    app: &App,
    live: &Arc<Live>,
    actor: &Actor,
) -> Result<api::TableView, Problem> {
    view(app, live, None, actor).await
}

/// The view of a table: of that one, or of the one at which the device is.
async fn view(
    app: &App,
    live: &Arc<Live>,
    name: Option<&str>,
    actor: &Actor,
) -> Result<api::TableView, Problem> {
    let shows = {
        let fold = live.fold().await;
        fold.event.state().regulations.conduct().show == Show::AfterBoard
    };
    // Points on boards may be a few seconds old: they are no reason to score the event for each phone.
    let points = match shows {
        true => live.lately(Duration::from_secs(5)).await,
        false => None,
    };
    let points = points.as_deref().and_then(|scored| scored.as_ref().ok());
    // Writers do not wait for whoever looks.
    let (event, version) = live.seen(app, actor, None).await?;
    let event = &*event;
    let device = actor.seated(&live.id, event);
    let device = device.as_ref();
    let name = name.or(device.map(|own| own.table.as_str()));
    let name = name.unwrap_or_default();
    let state = event.state();
    let (session, round) = event.current_round().unwrap_or((1, 1));
    // Whom the phone goes with has no table in this round.
    let out = device.filter(|own| own.out);
    let found = event.table(session, round, name).filter(|_| out.is_none());
    if found.is_none() && out.is_none() {
        return Err(Problem::missing(Reply::with(
            Message::ServeNoTable,
            "table",
            name,
        )));
    }
    let rounds = state.session(session).map_or(0, |s| s.rounds.len());
    let planned = state.session(session).map_or(0, Session::planned_rounds);
    let boards = found.as_ref().map_or_else(Vec::new, |found| {
        let boards = found.boards.iter().map(|(at, status)| {
            let mut shown = board(found.table, at, *status);
            if let Some(points) = &points
                && at.agreed == [true; 2]
            {
                let spot = Spot {
                    session,
                    round,
                    table: name,
                    board: at.board,
                };
                let got = points.event.points_at(spot);
                shown.points = Some(got.map(|got| points.points(got.by_seats(), got.top)));
                let all = (session, at.board);
                let make = || traveller(event, all);
                let all = live.traveller(all, version, found.table.sitting, make);
                shown.traveller = Some(read_at(&all, found.table));
            }
            shown
        });
        boards.collect()
    });
    let open = event.open_calls();
    let call = open
        .iter()
        .find(|(_, call)| call.table == name && call.session == session && out.is_none());
    // A Director who plays is told of every call.
    let directs = actor.behind.is_some_and(|rank| rank >= Rank::Assistant);
    let online = state.regulations.conduct().play != Play::Tables;
    let created = state.created.as_ref();
    let turn = state.round(session, round);
    let table = found.as_ref().map(|found| found.table);
    let announced = event.announced_to(name).map(api::Announcement::of);
    Ok(api::TableView {
        version,
        now: app.time(),
        seen: api::TableSeen {
            name: created.map_or_else(String::new, |created| created.name.clone()),
            status: state.status(),
            edition: state.edition().year(),
            session,
            round,
            rounds,
            planned_rounds: planned,
            started: turn.and_then(|round| round.started),
            ends: turn.and_then(|round| round.ends()),
            minutes: turn.and_then(|round| round.minutes),
            paused: turn.and_then(|round| round.paused),
            stopped: turn.map_or(0, |round| round.stopped),
            coming: event.coming().map(api::ComingState::from),
            over: state.session(session).and_then(|session| session.over),
            table: name.to_owned(),
            seat: device
                .and_then(|device| device.seat)
                .and_then(api::Seat::of),
            follows: device.is_some_and(|device| device.follows.is_some()),
            shared: device.is_some_and(|device| device.shared),
            sits_out: table.is_none_or(|table| !table.sitting.is_full()),
            sides: match table {
                Some(table) => sides(event, table),
                None => out_of_play(event, device, person),
            },
            boards,
            owed: device.map_or_else(Vec::new, |device| owed(event, &live.id, device)),
            next: match table {
                Some(table) => next(event, table),
                None => out_of_play(event, device, |event, who| {
                    let goes = event.next_place(who)?;
                    let seat = next_seat(event, who, &goes);
                    Some(place(event, goes, seat))
                }),
            },
            call: call.map(|call| {
                let seen = api::DirectorCall::of(state, call);
                // Where boards are played in the browser, why is for the Director and for whoever called.
                let own = device
                    .and_then(|device| device.seat)
                    .and_then(api::Seat::of);
                let tells = !online || own.is_some() && own == seen.seat;
                api::DirectorCall {
                    why: seen.why.filter(|_| tells),
                    ..seen
                }
            }),
            announcements: announced.collect(),
            calls: match directs {
                true => open
                    .iter()
                    .map(|call| api::DirectorCall::of(state, call))
                    .collect(),
                false => Vec::new(),
            },
            cases: match directs {
                true => api::OpenCase::all(state).collect(),
                false => Vec::new(),
            },
            polls: found.as_ref().map_or_else(Vec::new, |found| {
                polls(event, actor, &live.id, &found.boards)
            }),
            rulings: device.map_or_else(Vec::new, |device| rulings(event, device)),
            play: online.then(|| {
                let at = AtEvent {
                    event: live.id.clone(),
                    session,
                    round,
                    table: name.to_owned(),
                };
                at.id()
            }),
        },
    })
}

/// Something of whoever a phone goes with that has no table now, on the side where he sat down.
fn out_of_play<T>(
    event: &Tournament,
    device: Option<&AtTable>,
    make: impl Fn(&Tournament, u32) -> Option<T>,
) -> api::Seats<T> {
    let follows = device.and_then(|device| device.follows);
    let own = follows.and_then(|follows| make(event, follows.contestant));
    let of_ns = follows.is_none_or(|follows| side_of(follows.seat).index() == 0);
    api::Seats::of_sides(match of_ns {
        true => [own, None],
        false => [None, own],
    })
}

/// What the player of a device is asked for an opinion on. Between rounds alone: nobody is disturbed at a board.
fn polls(
    event: &Tournament,
    actor: &Actor,
    id: &str,
    boards: &[(&BoardAt, BoardStatus)],
) -> Vec<api::PollAsked> {
    let busy = |status: &BoardStatus| matches!(status, BoardStatus::Missing | BoardStatus::Late);
    let (session, _) = turn(event);
    let over = event.state().session(session);
    let over = over.is_some_and(|session| session.over.is_some());
    if !over && boards.iter().any(|(_, status)| busy(status)) {
        return Vec::new();
    }
    let own = actor.seated(id, event);
    let own = own.as_ref();
    let who = own.and_then(|device| speaks_for(event, device));
    let (Some(who), Some(device)) = (who, actor.device(id)) else {
        return Vec::new();
    };
    let asked = event.open_polls(who, &device).into_iter();
    let alone = |open: &OpenPoll<'_>| {
        own.zip(event.case(open.case))
            .is_some_and(|(own, case)| may_show_poll(event, own, case))
    };
    asked
        .filter(alone)
        .map(|open| api::PollAsked {
            case: open.case,
            poll: open.poll,
            problem: open.problem.clone(),
        })
        .collect()
}

/// Rulings of judgement that concern the player of a device, once the parties have been told.
fn rulings(event: &Tournament, device: &AtTable) -> Vec<api::RulingToRead> {
    let all = (1..).zip(&event.state().rulings);
    let mine = all.filter(|(_, ruling)| may_read(event, device, ruling));
    mine.map(|(number, ruling)| api::RulingToRead {
        ruling: number,
        round: ruling.given.round,
        board: ruling.given.board,
    })
    .collect()
}

/// What a device has still to say of rounds gone by, and of a table that it has left: results that are not entered or not
/// confirmed. On the table where it is also those that only the other side has to confirm: the phone may be handed over.
fn owed(event: &Tournament, id: &str, device: &AtTable) -> Vec<api::OwedBoard> {
    let (session, on) = turn(event);
    let state = event.state();
    if state.session(session).is_none_or(|it| it.over.is_some()) {
        return Vec::new();
    }
    let mut names: Vec<&str> = device.sat.tables().collect();
    names.push(&device.table);
    names.sort_unstable();
    names.dedup();
    let mut owed = Vec::new();
    for round in 1..=on {
        for &name in names
            .iter()
            .filter(|name| round != on || **name != device.table)
        {
            let place = TableAt::of(session, round, name);
            let Some(seat) = speaks_as(event, device, place) else {
                continue;
            };
            let Some(spoken_for) = api::Seat::of(seat) else {
                continue;
            };
            let Some(found) = event.table(session, round, name) else {
                continue;
            };
            let open = found.boards.iter().filter(|(at, status)| match status {
                BoardStatus::Missing | BoardStatus::Late => true,
                BoardStatus::Entered => name == device.table || !at.agreed[side_of(seat).index()],
                _ => false,
            });
            for (at, status) in open.filter(|_| sits(found.table.sitting, seat).is_some()) {
                let lies = AtEvent {
                    event: id.to_owned(),
                    session,
                    round,
                    table: name.to_owned(),
                };
                let online = state.regulations.conduct().play != Play::Tables;
                let late = *status == BoardStatus::Late;
                owed.push(api::OwedBoard {
                    waits: online && !late && event.is_called_away(session, round),
                    play: online.then(|| lies.id()),
                    session,
                    round,
                    table: name.to_owned(),
                    seat: spoken_for,
                    sides: sides(event, found.table),
                    board: board(found.table, at, *status),
                });
            }
        }
    }
    owed
}

/// A contestant with its people.
fn sitter(event: &Tournament, number: u32) -> api::Sitter {
    let state = event.state();
    let contestant = state.contestants.get(&number);
    let people = state.people(number).into_iter();
    api::Sitter {
        contestant: number,
        name: contestant.and_then(|one| one.entered.name.clone()),
        players: people.map(str::to_owned).collect(),
    }
}

/// The same, where somebody may be asked for who is not there.
fn person(event: &Tournament, number: u32) -> Option<api::Sitter> {
    Some(sitter(event, number))
}

fn sides(event: &Tournament, table: &TableRound) -> api::Seats<api::Sitter> {
    api::Seats::of(table.sitting, |number| sitter(event, number))
}

fn next(event: &Tournament, table: &TableRound) -> api::Seats<api::NextPlace> {
    match table.sitting {
        Sitting::Sides(_) => api::Seats::of_sides(['N', 'E'].map(|seat| {
            let number = sits(table.sitting, seat)?;
            let goes = event.next_place_on(number, side_of(seat))?;
            Some(place(event, goes, None))
        })),
        Sitting::Players(players) => api::Seats::of_players(players.map(|number| {
            let goes = event.next_place(number?)?;
            let seat = next_seat(event, number?, &goes);
            Some(place(event, goes, seat))
        })),
    }
}

/// The seat of a player at the table to which he goes: in an individual each has one of his own.
fn next_seat(event: &Tournament, player: u32, next: &Next) -> Option<char> {
    let Next::Table { round, table, .. } = next else {
        return None;
    };
    let session = event.current_round().map_or(1, |(session, _)| session);
    let place = event.state().table(session, *round, table)?;
    let his = |seat: &char| sits(place.sitting, *seat) == Some(player);
    "NESW".chars().find(his)
}

fn place(event: &Tournament, next: Next, seat: Option<char>) -> api::NextPlace {
    let one = |who: u32| sitter(event, who);
    match next {
        Next::SitsOut { round } => api::NextPlace::SitsOut(api::NextSitOut {
            round,
            sits_out: true,
        }),
        Next::Table {
            round,
            table,
            side,
            partner,
            opponents,
            boards,
        } => api::NextPlace::Table(api::NextTable {
            round,
            table,
            side: side.into(),
            seat: seat.and_then(api::Seat::of),
            partner: partner.map(one),
            opponents: opponents.into_iter().map(one).collect(),
            boards,
        }),
    }
}

/// A board: who deals, who is vulnerable.
pub fn head(number: u32) -> api::BoardHead {
    let board = Board::number(number);
    api::BoardHead {
        board: number,
        dealer: board.dealer.into(),
        vul: (&board).into(),
    }
}

/// A board at a table: dealer, vulnerability, how far it has come, the result in its parts.
pub fn board(table: &TableRound, at: &BoardAt, status: BoardStatus) -> api::TableBoard {
    let [ns, ew] = at.agreed;
    let result = at.result();
    let entered_by = match result.map(|version| &version.by.role) {
        Some(Role::Contestant(who) | Role::Captain(who)) => table.sitting.side_of(*who),
        _ => None,
    };
    api::TableBoard {
        head: head(at.board),
        status,
        agreed: api::SidesAgreed { ns, ew },
        result: result.map(|version| api::ResultVersion::of(at.board, version)),
        entered_by: entered_by.map(Into::into),
        traveller: None,
        points: None,
    }
}

/// The results of a board.
fn traveller(event: &Tournament, (session, board): (u16, u32)) -> Vec<TravellerAt> {
    let lines = event.traveller(session, board);
    let line = |line: &Line<'_>| {
        Some(TravellerAt {
            section: line.section.map(str::to_owned),
            sitting: line.sitting,
            shown: api::ResultText::of(&line.version?.score, board),
        })
    };
    lines.iter().filter_map(line).collect()
}

/// What a phone shows of the results of a board: all of them, or of more than anybody reads those of its section.
fn read_at(all: &Traveller, own: &TableRound) -> Vec<api::TravellerLine> {
    let many = all.lines.len() > MANY_LINES && own.section.is_some();
    let lines = all.lines.iter();
    let shown = lines.filter(|line| !many || line.section == own.section);
    shown
        .map(|line| api::TravellerLine {
            shown: line.shown.clone(),
            mine: line.sitting == own.sitting,
            seats: line.sitting.into(),
        })
        .collect()
}

/// The code of each table; those that are missing are made.
#[utoipa::path(get, path = "/events/{id}/codes", tag = "tables", params(("id" = String, Path, description = "The event"), api::WhichCodes), responses((status = 200, body = Vec<api::TableCode>)), security(("cookie" = []), ("token" = [])))]
pub async fn codes(
    app: App,
    Path(id): Path<String>,
    Query(which): Query<api::WhichCodes>,
    actor: Actor,
) -> Answer<Json<Vec<api::TableCode>>> {
    actor.must_be(Rank::Assistant)?;
    let live = app.event(&id).await?;
    let (event, _) = live.now().await;
    let lasting = which.lasting.unwrap_or(false);
    Ok(Json(codes_of(&app, &id, &event, lasting).await?))
}

/// The code of each table of an event, or those of the club's tables; those that are missing are made.
pub async fn codes_of(
    app: &App,
    id: &str,
    event: &Tournament,
    lasting: bool,
) -> Result<Vec<api::TableCode>, Problem> {
    let tables = names(event);
    if lasting {
        let secret = lasting_secret(app).await?;
        let one = |table: &String| TableCode {
            code: lasting_code(&secret, table),
            stream: id.to_owned(),
            place: table.clone(),
            expires: 0,
        };
        let codes = tables.iter().map(one).collect();
        return code_list(app, &tables, codes).await;
    }
    let codes = app.store.fill_codes(offered(app, id, &tables)?, app.now());
    let codes = completed(app, id, &tables, codes.await?).await?;
    code_list(app, &tables, codes).await
}

/// Under which name the secret is kept of which the lasting codes of a club are made.
fn lasting_name(app: &App) -> String {
    format!("tables {}", app.store.club())
}

async fn lasting_secret(app: &App) -> Result<String, Problem> {
    let offered = secrets::secret()?;
    Ok(app.store.shared_key(&lasting_name(app), &offered).await?)
}

/// A letter more than the codes of a session have, so that none is both.
const LASTING_LETTERS: usize = 7;

/// The code of a table that is the same in every session: it can be laminated.
fn lasting_code(secret: &str, table: &str) -> String {
    secrets::code_of(&format!("{secret}/{table}"), LASTING_LETTERS)
}

/// So many sessions that are not over are looked at for a table.
const LOOKED_AT: usize = 8;

/// Sessions of which the one was written to so many seconds after the other are on at the same time.
const AT_ONCE: i64 = 12 * 3600;

/// The table to which a lasting code leads: that of the session that is on, else of the next one; of several at once, that of the event
/// that is asked for. As a code of that session, made if there is none.
pub async fn of_lasting_code(
    app: &App,
    code: &str,
    event: Option<&str>,
) -> Result<Option<TableCode>, Problem> {
    if code.len() != LASTING_LETTERS {
        return Ok(None);
    }
    let secret = lasting_secret(app).await?;
    let mut found: Vec<(bool, i64, String, String)> = Vec::new();
    let mut called = HashMap::new();
    let streams = app.store.page(None, false, 50).await?;
    let open = streams.iter().filter(|stream| {
        let summary = stream.summary.as_deref().and_then(Summary::read);
        summary.is_none_or(|summary| !summary.over)
    });
    for stream in open.take(LOOKED_AT) {
        let Ok(live) = app.event(&stream.id).await else {
            continue;
        };
        let (event, _) = live.now().await;
        let table = names(&event)
            .into_iter()
            .find(|table| lasting_code(&secret, table) == code);
        if let Some(table) = table {
            let state = event.state();
            let last = state.last.map_or(0, openroom_tournament::Time::seconds);
            found.push((state.has_begun(), last, stream.id.clone(), table));
            let name = state.created.as_ref().map(|created| created.name.clone());
            called.insert(stream.id.clone(), name.unwrap_or_default());
        }
    }
    // The one that is being played first, and of several the one that was written to last.
    found.sort();
    let Some((begun, last, ..)) = found.last().cloned() else {
        return Ok(None);
    };
    found.retain(|(other, at, ..)| *other == begun && last - at < AT_ONCE);
    let wanted = |one: &&(bool, i64, String, String)| event.is_none_or(|event| event == one.2);
    let meant: Vec<_> = found.iter().filter(wanted).collect();
    let [(_, _, id, table)] = meant[..] else {
        let choice = |(_, _, id, _): &(bool, i64, String, String)| api::SessionChoice {
            event: id.clone(),
            name: called.remove(id).unwrap_or_default(),
        };
        let mut sessions: Vec<api::SessionChoice> = found.iter().map(choice).collect();
        sessions.sort_by(|a, b| (&a.name, &a.event).cmp(&(&b.name, &b.event)));
        return Err(Problem::which_session(sessions));
    };
    let offered = offered(app, id, std::slice::from_ref(table))?;
    let codes = app.store.fill_codes(offered, app.now()).await?;
    Ok(codes.into_iter().find(|code| code.place == *table))
}

/// How long a code lives after it was made, or used the last time.
pub const CODE_LIVES: i64 = 14 * 24 * 3600;

/// A code for each table, if it needs one.
fn offered(app: &App, id: &str, tables: &[String]) -> Result<Vec<TableCode>, Problem> {
    let one = |table: &String| {
        Ok(TableCode {
            code: secrets::code(6)?,
            stream: id.to_owned(),
            place: table.clone(),
            expires: app.now() + CODE_LIVES,
        })
    };
    tables.iter().map(one).collect()
}

/// All codes: once in a long while one that was offered leads to another table, and another one is offered.
async fn completed(
    app: &App,
    id: &str,
    tables: &[String],
    mut codes: Vec<TableCode>,
) -> Result<Vec<TableCode>, Problem> {
    for _ in 0..10 {
        let has = |table: &&String| codes.iter().any(|code| code.place == **table);
        if tables.iter().all(|table| has(&table)) {
            break;
        }
        let offered = offered(app, id, tables)?;
        codes = app.store.fill_codes(offered, app.now()).await?;
    }
    Ok(codes)
}

/// New codes for all tables; the old ones end.
#[utoipa::path(post, path = "/events/{id}/codes", tag = "tables", params(("id" = String, Path, description = "The event"), api::WhichCodes), responses((status = 200, body = Vec<api::TableCode>)), security(("cookie" = []), ("token" = [])))]
pub async fn new_codes(
    app: App,
    Path(id): Path<String>,
    Query(which): Query<api::WhichCodes>,
    actor: Actor,
) -> Answer<Json<Vec<api::TableCode>>> {
    actor.must_be(Rank::Director)?;
    let live = app.event(&id).await?;
    if which.lasting == Some(true) {
        let secret = secrets::secret()?;
        app.store.renew_key(&lasting_name(&app), &secret).await?;
        let (event, _) = live.now().await;
        return Ok(Json(codes_of(&app, &id, &event, true).await?));
    }
    let tables = names(&live.fold().await.event);
    let offered = offered(&app, &id, &tables)?;
    let codes = app.store.renew_codes(&id, offered, app.now()).await?;
    app.tell_revoked().await;
    let codes = completed(&app, &id, &tables, codes).await?;
    Ok(Json(code_list(&app, &tables, codes).await?))
}

/// An address as a QR code, in SVG.
pub fn qr(url: &str) -> Result<String, Problem> {
    let qr = qrcode::QrCode::new(url.as_bytes()).map_err(Problem::ours)?;
    let mut svg = qr.render::<qrcode::render::svg::Color<'_>>();
    Ok(svg.min_dimensions(200, 200).build())
}

/// In the order of the tables.
async fn code_list(
    app: &App,
    tables: &[String],
    codes: Vec<TableCode>,
) -> Result<Vec<api::TableCode>, Problem> {
    let address = crate::clubs::address(app).await?;
    let mut codes: HashMap<String, String> = codes
        .into_iter()
        .map(|code| (code.place, code.code))
        .collect();
    tables
        .iter()
        .filter_map(|table| codes.remove_entry(table))
        .map(|(table, code)| {
            let url = format!("{address}/t/{code}");
            let svg = qr(&url)?;
            Ok(api::TableCode {
                table,
                code,
                url,
                svg,
            })
        })
        .collect()
}

/// How often a table may ask of a board whether a card can have been led: enough for slips, too little to look for cards.
const LEADS: Pace = Pace {
    burst: 4,
    every: Duration::from_secs(1800),
};

/// Whether a card can have been led, told while the cards are on the table: who enters another one has mistaken the card, the board or
/// declarer.
#[utoipa::path(post, path = "/events/{id}/lead", tag = "tables", params(("id" = String, Path, description = "The event")), request_body = api::LeadAsked, responses((status = 200, body = api::LeadKnown)), security(("cookie" = []), ("token" = [])))]
pub async fn lead(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
    Json(wish): Json<api::LeadAsked>,
) -> Answer<Json<api::LeadKnown>> {
    let player = actor.as_player(&id).unwrap_or(actor);
    player.must_be(Rank::Table)?;
    let live = app.event(&id).await?;
    let (event, _) = live.now().await;
    let unknown = Ok(Json(api::LeadKnown { held: None }));
    let (Some(own), Some((session, round))) = (player.seated(&id, &event), event.current_round())
    else {
        return unknown;
    };
    let at = event.state().board(session, round, &own.table, wish.board);
    let (Some(_), Some(by), Some(card)) = (at, parse_seat(&wish.by), parse_card(&wish.lead)) else {
        return unknown;
    };
    let key = format!("lead {id} {session} {} {}", own.table, wish.board);
    if app.limits.one_more(key, LEADS).is_err() {
        return unknown;
    }
    let held = event.may_have_led(session, wish.board, by, card);
    Ok(Json(api::LeadKnown { held }))
}

/// The tables of the event, in the order in which they stand.
fn names(event: &Tournament) -> Vec<String> {
    let (mut names, mut seen) = (Vec::new(), HashSet::new());
    for session in &event.state().sessions {
        for round in &session.rounds {
            for table in &round.tables {
                if seen.insert(&table.name) {
                    names.push(table.name.clone());
                }
            }
        }
    }
    names
}
