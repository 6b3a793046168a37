//! What a phone at a table needs: the round, who sits where, the boards and how far they have come, where to go next; and the
//! codes by which phones come to their tables.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use openroom_laws::Board;
use openroom_laws::notation::seat_text;
use openroom_scoring::event::Direction;
use openroom_tournament::questions::{BoardStatus, Next};
use openroom_tournament::regulations::Show;
use openroom_tournament::state::{Session, Sitting, TableRound};
use openroom_tournament::{Role, Spot, Tournament, view};
use openroom_words::words::Message;
use serde_json::{Value, json};

use crate::access::{Actor, AtTable, Rank, TableAt, side_of, sits, speaks_as, turn};
use crate::api;
use crate::app::App;
use crate::live::Live;
use crate::problem::{Answer, Problem};
use crate::results::seats;
use crate::said::Reply;
use crate::secrets;

/// What a phone at a table needs.
#[utoipa::path(get, path = "/events/{id}/tables/{table}", tag = "tables", params(("id" = String, Path, description = "The event"), ("table" = String, Path, description = "The table")), responses((status = 200, body = api::TableView)), security(("cookie" = []), ("token" = [])))]
pub async fn one(
    State(app): State<App>,
    Path((id, table)): Path<(String, String)>,
    actor: Actor,
) -> Answer {
    let own = actor.at_table(&id);
    if !actor.is_staff() && own.is_none_or(|own| own.table != table) {
        actor.must_be(Rank::Table)?;
        return Err(Problem::forbidden(Message::ServeOtherTable));
    }
    let live = app.event(&id).await?;
    Ok(Json(self::view(&app, &live, &table, own).await?))
}

/// The view of a table.
pub async fn view(
    app: &App,
    live: &Arc<Live>,
    name: &str,
    device: Option<&AtTable>,
) -> Result<Value, Problem> {
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
    let fold = live.fold().await;
    let event = &fold.event;
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
    let boards: Vec<Value> = found
        .table
        .boards
        .iter()
        .map(|at| {
            let mut value = board(event, session, round, name, at.board);
            if let Some(points) = &points
                && at.agreed == [true; 2]
            {
                value["traveller"] = traveller(event, session, at.board, found.table.sitting);
                let spot = Spot {
                    session,
                    round,
                    table: name,
                    board: at.board,
                };
                let got = points.event.points_at(spot);
                value["points"] =
                    got.map_or(Value::Null, |got| points.points(got.by_seats(), got.top));
            }
            value
        })
        .collect();
    let call = event
        .open_calls()
        .iter()
        .find(|(_, call)| call.table == name && call.session == session)
        .map(|(number, _)| *number);
    Ok(json!({
        "version": fold.version,
        "now": app.time(),
        "name": state.created.as_ref().map(|created| &created.name),
        "status": view::status_word(state.status()),
        "edition": state.edition().year(),
        "session": session,
        "round": round,
        "rounds": rounds,
        "planned_rounds": planned,
        "started": found.started,
        "ends": found.ends,
        "minutes": state.round(session, round).and_then(|round| round.minutes),
        "over": state.session(session).and_then(|session| session.over),
        "table": name,
        "seat": device.and_then(|device| device.seat),
        "sides": sides(event, found.table),
        "boards": boards,
        "owed": device.map_or_else(Vec::new, |device| owed(event, device)),
        "next": next(event, found.table),
        "call": call,
    }))
}

/// What a device has still to say of rounds gone by, and of a table that it has left: results that are not entered or not
/// confirmed. On the table where it is also those that only the other side has to confirm: the phone may be handed over.
fn owed(event: &Tournament, device: &AtTable) -> Vec<Value> {
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
            let Some(found) = event.table(session, round, name) else {
                continue;
            };
            let open = found.boards.iter().filter(|(at, status)| match status {
                BoardStatus::Missing | BoardStatus::Late => true,
                BoardStatus::Entered => name == device.table || !at.agreed[side_of(seat).index()],
                _ => false,
            });
            for (at, _) in open.filter(|_| sits(found.table.sitting, seat).is_some()) {
                owed.push(json!({
                    "session": session,
                    "round": round,
                    "table": name,
                    "seat": seat,
                    "sides": sides(event, found.table),
                    "board": board(event, session, round, name, at.board),
                }));
            }
        }
    }
    owed
}

/// A contestant with its people.
fn person(event: &Tournament, number: u32) -> Value {
    let state = event.state();
    let name = state
        .contestants
        .get(&number)
        .and_then(|c| c.entered.name.as_deref());
    json!({"contestant": number, "name": name, "players": state.people(number)})
}

fn sides(event: &Tournament, table: &TableRound) -> Value {
    let one = |number: Option<u32>| number.map_or(Value::Null, |number| person(event, number));
    match table.sitting {
        Sitting::Sides([ns, ew]) => json!({"ns": one(ns), "ew": one(ew)}),
        Sitting::Players([n, e, s, w]) => {
            json!({"n": one(n), "e": one(e), "s": one(s), "w": one(w)})
        }
    }
}

fn next(event: &Tournament, table: &TableRound) -> Value {
    let mut value = json!({});
    for (seat, key) in [('N', "ns"), ('E', "ew")] {
        let goes =
            sits(table.sitting, seat).and_then(|number| event.next_place_on(number, side_of(seat)));
        value[key] = goes.map_or(Value::Null, |goes| with_people(event, &goes));
    }
    if let Sitting::Players(players) = table.sitting {
        value = json!({});
        for (number, key) in players.into_iter().zip(["n", "e", "s", "w"]) {
            let goes = number.and_then(|number| Some((number, event.next_place(number)?)));
            value[key] = goes.map_or(Value::Null, |(number, goes)| {
                let mut place = with_people(event, &goes);
                if let Some(seat) = next_seat(event, number, &goes) {
                    place["seat"] = json!(seat);
                }
                place
            });
        }
    }
    value
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

fn with_people(event: &Tournament, next: &Next) -> Value {
    let mut value = view::next(next);
    if let Next::Table {
        opponents, partner, ..
    } = next
    {
        value["partner"] = partner.map_or(Value::Null, |who| person(event, who));
        value["opponents"] = opponents.iter().map(|&who| person(event, who)).collect();
    }
    value
}

/// A board at a table: dealer, vulnerability, how far it has come, the result in its parts.
pub fn board(event: &Tournament, session: u16, round: u32, table: &str, number: u32) -> Value {
    let head = Board::number(number);
    let mut value = json!({
        "board": number,
        "dealer": seat_text(head.dealer),
        "vul": vul(&head),
    });
    let Some(found) = event.table(session, round, table) else {
        return value;
    };
    let Some((at, status)) = found.boards.iter().find(|(at, _)| at.board == number) else {
        return value;
    };
    value["status"] = json!(view::board_word(*status));
    value["agreed"] = json!({"ns": at.agreed[0], "ew": at.agreed[1]});
    if let Some(version) = at.result() {
        value["result"] = view::version(number, version);
        if let Role::Contestant(who) | Role::Captain(who) = version.by.role {
            let side = found.table.sitting.side_of(who);
            value["entered_by"] = match side {
                Some(Direction::Ns) => json!("ns"),
                Some(Direction::Ew) => json!("ew"),
                None => Value::Null,
            };
        }
    }
    value
}

/// The vulnerability, in the words of the table log.
pub fn vul(board: &Board) -> &'static str {
    use contract_bridge::Seat;
    match (board.vulnerable(Seat::North), board.vulnerable(Seat::East)) {
        (false, false) => "none",
        (true, false) => "ns",
        (false, true) => "ew",
        (true, true) => "both",
    }
}

fn traveller(event: &Tournament, session: u16, board: u32, own: Sitting) -> Value {
    let lines = event.traveller(session, board);
    let line = |line: &openroom_tournament::questions::Line<'_>| {
        let version = line.version?;
        let mut value = json!({
            "text": openroom_tournament::questions::score_text(&version.score),
            "score": version.score.points(board),
            "mine": line.sitting == own,
        });
        if let Some(shown) = version.score.shown(board) {
            value["adjusted"] = json!(shown);
        }
        seats(&mut value, line.sitting);
        Some(value)
    };
    lines.iter().filter_map(line).collect()
}

/// The code of each table; those that are missing are made.
#[utoipa::path(get, path = "/events/{id}/codes", tag = "tables", params(("id" = String, Path, description = "The event")), responses((status = 200, body = Vec<api::TableCode>)), security(("cookie" = []), ("token" = [])))]
pub async fn codes(
    State(app): State<App>,
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
    let there = app.store.codes(id).await?;
    for table in &tables {
        if !there.iter().any(|(name, _)| name == table) {
            app.store.set_code(id, table, &secrets::code(6)?).await?;
        }
    }
    code_list(app, id, &tables).await
}

/// New codes for all tables; the old ones end.
#[utoipa::path(post, path = "/events/{id}/codes", tag = "tables", params(("id" = String, Path, description = "The event")), responses((status = 200, body = Vec<api::TableCode>)), security(("cookie" = []), ("token" = [])))]
pub async fn new_codes(
    State(app): State<App>,
    Path(id): Path<String>,
    actor: Actor,
) -> Answer<Json<Vec<api::TableCode>>> {
    actor.must_be(Rank::Director)?;
    let live = app.event(&id).await?;
    let tables = names(&live.fold().await.event);
    for table in &tables {
        app.store.set_code(&id, table, &secrets::code(6)?).await?;
    }
    Ok(Json(code_list(&app, &id, &tables).await?))
}

/// In the order of the tables.
async fn code_list(app: &App, id: &str, tables: &[String]) -> Result<Vec<api::TableCode>, Problem> {
    let mut codes = app.store.codes(id).await?;
    codes.retain(|(table, _)| tables.contains(table));
    codes.sort_by_key(|(table, _)| tables.iter().position(|name| name == table));
    codes
        .into_iter()
        .map(|(table, code)| {
            let url = format!("{}/t/{code}", app.address);
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
    let mut names: Vec<String> = Vec::new();
    for session in &event.state().sessions {
        for round in &session.rounds {
            for table in &round.tables {
                if !names.contains(&table.name) {
                    names.push(table.name.clone());
                }
            }
        }
    }
    names
}
