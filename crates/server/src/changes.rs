//! A movement changed in play: what is offered, and what would be different. The next round of a Swiss is drawn in `draws`.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::Path;
use openroom_movements::change::{self, Change};
use openroom_movements::{Seats, Table};
use openroom_said::said;
use openroom_tournament::Tournament;
use openroom_words::words::Message;

use crate::access::{Actor, Rank};
use crate::api;
use crate::app::App;
use crate::aside::aside;
use crate::movements::cell;
use crate::problem::{Answer, Problem};
use crate::said::Reply;

/// What a change of the movement would look like; nothing is written. The act `movement-changed` takes `plan` and `from`.
#[utoipa::path(post, path = "/events/{id}/movement/changes", tag = "events", params(("id" = String, Path, description = "The event")), request_body = api::ChangeWish, responses((status = 200, body = api::ChangeOffer)), security(("cookie" = []), ("token" = [])))]
pub async fn changes(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
    Json(wish): Json<api::ChangeWish>,
) -> Answer<Json<api::ChangeOffer>> {
    actor.must_be(Rank::Director)?;
    let live = app.event(&id).await?;
    let (event, _) = live.now().await;
    let work = move || offer(&event, &wish);
    aside(work).await?.map(Json)
}

fn offer(event: &Tournament, wish: &api::ChangeWish) -> Result<api::ChangeOffer, Problem> {
    let number = wish.session.unwrap_or(1);
    let session = event.state().session(number);
    let Some((session, movement)) = session.and_then(|s| Some((s, s.movement.as_ref()?))) else {
        return Err(Problem::unsound(Message::ServeNoMovement));
    };
    if session.over.is_some() {
        let over = said!("the-session-is-over", "the session is over");
        return Err(Problem::unsound(over));
    }
    let begun = session
        .rounds
        .iter()
        .filter(|round| round.started.is_some());
    let played = begun.count();
    let position = |contestant: u32| match session.seating.is_empty() {
        true => contestant,
        false => {
            let mut seats = session.seating.iter();
            let found = seats.find(|(_, who)| **who == contestant);
            found.map_or(0, |(position, _)| *position)
        }
    };
    let made = match (&wish.leaves, &wish.arrives, &wish.behind) {
        (Some(who), None, None) => change::leaves(movement, position(*who), played),
        (None, Some(_), None) => change::arrives(movement, played),
        // The log takes a change from a round on that has not begun.
        (None, None, Some(late)) if late.round <= played => {
            return Err(Problem::unsound(Reply::Message(
                Message::ServeBehindBegun,
                vec![
                    ("round", late.round.to_string()),
                    ("table", late.table.clone()),
                ],
            )));
        }
        (None, None, Some(late)) => change::behind(movement, late.round, &late.table, late.boards),
        _ => return Err(Problem::malformed(Message::ServeChangeWhat)),
    };
    let (after, changes) = made.map_err(|error| Problem::unsound(error.said()))?;
    let from = match &wish.behind {
        // What is played late comes after the last round.
        Some(late) => u32::try_from(late.round).unwrap_or(u32::MAX),
        None => u32::try_from(played + 1).unwrap_or(u32::MAX),
    };
    let mut seating = None;
    if let Some(who) = wish.arrives {
        let place = after.contestants;
        if who != place || !session.seating.is_empty() {
            let mut seats: BTreeMap<u32, u32> = (1..place).map(|at| (at, at)).collect();
            if !session.seating.is_empty() {
                seats.clone_from(&session.seating);
            }
            // Who is back after a withdrawal had a number that the movement no longer seats.
            seats.retain(|_, other| *other != who);
            seats.insert(place, who);
            seating = Some(seats);
        }
    }
    let seats = seating.as_ref().unwrap_or(&session.seating);
    Ok(api::ChangeOffer {
        from,
        plan: after.to_yaml(),
        changes: changes.iter().map(|change| told(change, seats)).collect(),
        seating,
    })
}

/// What is different at a table, by contestants.
fn told(change: &Change, seats: &BTreeMap<u32, u32>) -> api::ChangedTable {
    let one = |table: &Table| {
        let who = |place: u32| seats.get(&place).copied().unwrap_or(place);
        let mut table = table.clone();
        table.seats = match table.seats {
            Seats::Sides { ns, ew } => Seats::Sides {
                ns: ns.map(who),
                ew: ew.map(who),
            },
            Seats::Players { n, e, s, w } => Seats::Players {
                n: who(n),
                e: who(e),
                s: who(s),
                w: who(w),
            },
        };
        cell(&table)
    };
    api::ChangedTable {
        round: change.round,
        table: change.table.clone(),
        before: change.before.as_ref().map(one),
        after: change.after.as_ref().map(one),
    }
}
