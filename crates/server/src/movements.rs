//! Movements suggested and boards dealt.

use axum::Json;
use axum::extract::{Path, State};
use contract_bridge::Seat;
use openroom_formats::convert::{self, Content, Format};
use openroom_formats::{Fault, Loss};
use openroom_laws::log::{Deal, deal_text};
use openroom_movements::suggest::{Wish, suggest};
use openroom_movements::{Movement, Seats, check, generate};
use openroom_words::words::Message;
use serde_json::{Value, json};

use crate::access::{Actor, Rank};
use crate::api;
use crate::app::App;
use crate::events;
use crate::problem::{Answer, Problem};
use crate::secrets;

/// Movements that fit, the best first.
#[utoipa::path(post, path = "/movements/suggest", tag = "events", request_body = api::Suggest, responses((status = 200, body = Vec<api::Offer>)), security(("cookie" = []), ("token" = [])))]
pub async fn suggestions(
    actor: Actor,
    Json(wish): Json<api::Suggest>,
) -> Answer<Json<Vec<api::Offer>>> {
    actor.must_be(Rank::Director)?;
    let sound = (2..=400).contains(&wish.contestants)
        && (1..=200).contains(&wish.boards)
        && wish.minutes.is_none_or(|minutes| minutes <= 6000);
    if !sound {
        return Err(Problem::unsound(Message::ServeSessionSize));
    }
    let work = move || offers(&wish);
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(Problem::ours)?.map(Json)
}

fn offers(wish: &api::Suggest) -> Result<Vec<api::Offer>, Problem> {
    let minutes = wish.minutes.unwrap_or(wish.boards * 8);
    let found: Vec<(Movement, u32, u32)> = match wish.kind.as_deref() {
        None | Some("pairs") => {
            let offers = suggest(Wish {
                pairs: wish.contestants,
                boards: wish.boards,
                minutes,
                half_minutes_a_board: 15,
            });
            let offers = offers.map_err(|error| Problem::unsound(error.to_string()))?;
            let one = |offer: openroom_movements::suggest::Offer| {
                (offer.movement, offer.per_round, offer.minutes)
            };
            offers.into_iter().take(6).map(one).collect()
        }
        Some("teams") => teams(wish)?,
        Some("individual") => {
            let rounds = wish.contestants.saturating_sub(1).max(1);
            let per_round = (wish.boards / rounds).max(1);
            let movement = generate::individual(wish.contestants, None, per_round)
                .map_err(|error| Problem::unsound(error.to_string()))?;
            vec![(movement, per_round, minutes)]
        }
        Some(_) => {
            return Err(Problem::malformed(Message::ServeKind));
        }
    };
    Ok(found
        .iter()
        .map(|(movement, per_round, minutes)| offer(movement, *per_round, *minutes))
        .collect())
}

fn teams(wish: &api::Suggest) -> Result<Vec<(Movement, u32, u32)>, Problem> {
    let made = if wish.contestants == 2 {
        generate::head_to_head(2, (wish.boards / 2).max(1))
    } else {
        let rounds = (wish.contestants - 1).max(1) | 1;
        generate::round_robin(wish.contestants, (wish.boards / rounds).max(1))
    };
    let movement = made.map_err(|error| Problem::unsound(error.to_string()))?;
    let per_round = movement
        .rounds
        .first()
        .and_then(|round| round.tables.first())
        .map_or(0, |table| u32::try_from(table.boards.0.len()).unwrap_or(0));
    Ok(vec![(movement, per_round, wish.boards * 8)])
}

fn offer(movement: &Movement, per_round: u32, minutes: u32) -> api::Offer {
    let figures = check(movement).figures;
    let cell = |table: &openroom_movements::Table| {
        let mut cell = api::Cell {
            table: table.name(),
            boards: table.boards.to_string(),
            ..api::Cell::default()
        };
        match table.seats {
            Seats::Sides { ns, ew } => (cell.ns, cell.ew) = (ns, ew),
            Seats::Players { n, e, s, w } => {
                (cell.n, cell.e, cell.s, cell.w) = (Some(n), Some(e), Some(s), Some(w));
            }
        }
        cell
    };
    let rounds = movement.rounds.iter();
    api::Offer {
        title: movement.name.clone(),
        plan: movement.to_yaml(),
        rounds: figures.rounds,
        tables: figures.tables,
        boards: per_round,
        total_boards: figures.boards,
        minutes,
        winners: figures.winners,
        sat_out: figures.sit_outs.len(),
        grid: rounds
            .map(|round| round.tables.iter().map(cell).collect())
            .collect(),
    }
}

/// Deals the boards of a session, or takes them from a file.
#[utoipa::path(post, path = "/events/{id}/deal", tag = "events", params(("id" = String, Path, description = "The event")), request_body = api::DealWish, responses((status = 200, body = api::Dealt)), security(("cookie" = []), ("token" = [])))]
pub async fn deal(
    State(app): State<App>,
    Path(id): Path<String>,
    actor: Actor,
    Json(wish): Json<api::DealWish>,
) -> Answer<Json<api::Dealt>> {
    actor.must_be(Rank::Director)?;
    let live = app.event(&id).await?;
    let deals = match (wish.pbn, wish.lin, wish.boards) {
        (Some(text), None, None) => imported(text, Format::Pbn).await?,
        (None, Some(text), None) => imported(text, Format::Lin).await?,
        (None, None, Some(count @ 1..=200)) => (1..=count)
            .map(|board| {
                Ok((
                    board.to_string(),
                    json!((app.deal)().map_err(Problem::ours)?),
                ))
            })
            .collect::<Result<_, Problem>>()?,
        _ => {
            return Err(Problem::malformed(Message::ServeDealWhat));
        }
    };
    let count = deals.len();
    let numbers: Vec<&str> = deals.keys().map(String::as_str).collect();
    let mut dealt = json!({"boards": numbers.join(", "), "deals": deals});
    if let Some(session) = wish.session {
        dealt["session"] = json!(session);
    }
    let action = json!({"dealt": dealt});
    let key = secrets::secret()?;
    let version = events::write(&app, &actor, &live, &key, &action, None, None, None).await?;
    Ok(Json(api::Dealt {
        version,
        boards: count,
    }))
}

/// The hands of each board of a file.
async fn imported(text: String, format: Format) -> Result<serde_json::Map<String, Value>, Problem> {
    let work = move || convert::whole(text.as_bytes(), format).map(hands_of);
    let done = tokio::task::spawn_blocking(work).await;
    let read = done.map_err(Problem::ours)?;
    let deals = read.and_then(|hands| hands).map_err(|faults| {
        let lines: Vec<String> = faults.iter().take(5).map(ToString::to_string).collect();
        Problem::unsound(lines.join("; "))
    })?;
    match deals.is_empty() {
        false => Ok(deals),
        true => Err(Problem::unsound(Message::ServeNoHands)),
    }
}

fn hands_of(
    (content, _): (Content, Vec<Loss>),
) -> Result<serde_json::Map<String, Value>, Vec<Fault>> {
    let mut deals = serde_json::Map::new();
    if let Some(games) = content.boards() {
        for game in games {
            let (game, _) = game?;
            if let Some(board) = game.number.filter(|_| game.deal != Deal::UNKNOWN) {
                deals.insert(board.to_string(), json!(deal_text(&game.deal, Seat::North)));
            }
        }
    }
    Ok(deals)
}
