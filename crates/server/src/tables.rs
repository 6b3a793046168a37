//! What a phone at a table needs: the round, who sits where, the boards and how far they have come, where to go next; and the
//! codes by which phones come to their tables.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::Path;
use openroom_laws::Board;
use openroom_store::TableCode;
use openroom_tournament::questions::{BoardStatus, Line, Next, OpenPoll};
use openroom_tournament::regulations::Show;
use openroom_tournament::state::{BoardAt, Session, Sitting, TableRound};
use openroom_tournament::{Role, Spot, Tournament};
use openroom_words::words::Message;

use crate::access::{
    Actor, AtTable, Rank, TableAt, may_read, may_show_poll, side_of, sits, speaks_as, speaks_for,
    turn,
};
use crate::api;
use crate::app::App;
use crate::live::{Live, MANY_LINES, Traveller, TravellerAt};
use crate::problem::{Answer, Problem};
use crate::said::Reply;
use crate::secrets;

/// What a phone at a table needs.
#[utoipa::path(get, path = "/events/{id}/tables/{table}", tag = "tables", params(("id" = String, Path, description = "The event"), ("table" = String, Path, description = "The table")), responses((status = 200, body = api::TableView)), security(("cookie" = []), ("token" = [])))]
pub async fn one(
    app: App,
    Path((id, table)): Path<(String, String)>,
    actor: Actor,
) -> Answer<Json<api::TableView>> {
    let own = actor.at_table(&id);
    if !actor.is_staff() && own.is_none_or(|own| own.table != table) {
        actor.must_be(Rank::Table)?;
        return Err(Problem::forbidden(Message::ServeOtherTable));
    }
    let live = app.event(&id).await?;
    Ok(Json(self::view(&app, &live, &table, &actor).await?))
}

/// The view of a table.
pub async fn view(
    app: &App,
    live: &Arc<Live>,
    name: &str,
    actor: &Actor,
) -> Result<api::TableView, Problem> {
    let device = actor.at_table(&live.id);
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
    let (event, version) = live.now().await;
    let event = &*event;
    let state = event.state();
    let (session, round) = event.current_round().unwrap_or((1, 1));
    let Some(found) = event.table(session, round, name) else {
        return Err(Problem::missing(Reply::with(
            Message::ServeNoTable,
            "table",
            name,
        )));
    };
    let rounds = state.session(session).map_or(0, |s| s.rounds.len());
    let planned = state.session(session).map_or(0, Session::planned_rounds);
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
    let call = event
        .open_calls()
        .iter()
        .find(|(_, call)| call.table == name && call.session == session)
        .map(|(number, _)| *number);
    let created = state.created.as_ref();
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
            started: found.started,
            ends: found.ends,
            minutes: state.round(session, round).and_then(|round| round.minutes),
            over: state.session(session).and_then(|session| session.over),
            table: name.to_owned(),
            seat: device
                .and_then(|device| device.seat)
                .and_then(api::Seat::of),
            sides: sides(event, found.table),
            boards: boards.collect(),
            owed: device.map_or_else(Vec::new, |device| owed(event, device)),
            next: next(event, found.table),
            call,
            polls: polls(event, actor, &live.id, &found.boards),
            rulings: device.map_or_else(Vec::new, |device| rulings(event, device)),
        },
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
    let who = actor
        .at_table(id)
        .and_then(|device| speaks_for(event, device));
    let (Some(who), Some(device)) = (who, actor.device(id)) else {
        return Vec::new();
    };
    let asked = event.open_polls(who, &device).into_iter();
    let own = actor.at_table(id);
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
fn owed(event: &Tournament, device: &AtTable) -> Vec<api::OwedBoard> {
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
                owed.push(api::OwedBoard {
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
fn person(event: &Tournament, number: u32) -> api::Sitter {
    let state = event.state();
    let contestant = state.contestants.get(&number);
    let people = state.people(number).into_iter();
    api::Sitter {
        contestant: number,
        name: contestant.and_then(|one| one.entered.name.clone()),
        players: people.map(str::to_owned).collect(),
    }
}

fn sides(event: &Tournament, table: &TableRound) -> api::Seats<api::Sitter> {
    api::Seats::of(table.sitting, |number| person(event, number))
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
    let one = |who: u32| person(event, who);
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
#[utoipa::path(get, path = "/events/{id}/codes", tag = "tables", params(("id" = String, Path, description = "The event")), responses((status = 200, body = Vec<api::TableCode>)), security(("cookie" = []), ("token" = [])))]
pub async fn codes(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
) -> Answer<Json<Vec<api::TableCode>>> {
    actor.must_be(Rank::Assistant)?;
    let live = app.event(&id).await?;
    let (event, _) = live.now().await;
    Ok(Json(codes_of(&app, &id, &event).await?))
}

/// The code of each table of an event; those that are missing are made.
pub async fn codes_of(
    app: &App,
    id: &str,
    event: &Tournament,
) -> Result<Vec<api::TableCode>, Problem> {
    let tables = names(event);
    let codes = app.store.fill_codes(offered(app, id, &tables)?, app.now());
    let codes = completed(app, id, &tables, codes.await?).await?;
    code_list(app, &tables, codes).await
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
#[utoipa::path(post, path = "/events/{id}/codes", tag = "tables", params(("id" = String, Path, description = "The event")), responses((status = 200, body = Vec<api::TableCode>)), security(("cookie" = []), ("token" = [])))]
pub async fn new_codes(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
) -> Answer<Json<Vec<api::TableCode>>> {
    actor.must_be(Rank::Director)?;
    let live = app.event(&id).await?;
    let tables = names(&live.fold().await.event);
    let offered = offered(&app, &id, &tables)?;
    let codes = app.store.renew_codes(&id, offered, app.now()).await?;
    app.tell_revoked().await;
    let codes = completed(&app, &id, &tables, codes).await?;
    Ok(Json(code_list(&app, &tables, codes).await?))
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
            let qr = qrcode::QrCode::new(url.as_bytes()).map_err(Problem::ours)?;
            let svg = qr
                .render::<qrcode::render::svg::Color<'_>>()
                .min_dimensions(200, 200)
                .build();
            Ok(api::TableCode {
                table,
                code,
                url,
                svg,
            })
        })
        .collect()
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
