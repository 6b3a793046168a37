//! The next round of a Swiss, as it would be drawn; and whether the event has kept what it promises.

use std::sync::Arc;

use axum::Json;
use axum::extract::Path;
use openroom_said::Said;
use openroom_tournament::draws::Ask;
use openroom_tournament::entry::{DrawOf, DrawOrder, Drawn};
use openroom_tournament::{Tournament, log, promises};

use crate::access::{Actor, Rank, may_have_log};
use crate::api;
use crate::app::App;
use crate::aside::aside;
use crate::problem::{Answer, Problem};
use crate::said::{Reader, in_words};
use crate::{exports, secrets};

/// The next round of a Swiss, drawn from the event as it is; nothing is written. The answer is what the act `drawn` takes. A draw by
/// lot without a seed is given one. With `of: seats` the places of a movement are drawn.
#[utoipa::path(post, path = "/events/{id}/draw", tag = "events", params(("id" = String, Path, description = "The event")), request_body = api::DrawWish, responses((status = 200, body = Drawn)), security(("cookie" = []), ("token" = [])))]
pub async fn draw(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
    Json(wish): Json<api::DrawWish>,
) -> Answer<Json<Drawn>> {
    actor.must_be(Rank::Director)?;
    let live = app.event(&id).await?;
    let (event, _) = live.now().await;
    let seed = secrets::seed()?;
    if wish.of == Some(DrawOf::Seats) {
        let session = wish.session.unwrap_or(1);
        return Ok(Json(
            event.draw_of_seats(session, wish.seed.unwrap_or(seed)),
        ));
    }
    let work = move || {
        let ask = ask(&event, wish, seed);
        event
            .next_draw(&ask)
            .map_err(|refused| Problem::unsound(refused.reason))
    };
    aside(work).await?.map(Json)
}

fn ask(event: &Tournament, wish: api::DrawWish, seed: u64) -> Ask {
    let conduct = event.state().regulations.conduct();
    let by_lot = match wish.order {
        Some(order) => order == DrawOrder::Lot,
        None => !event.state().has_begun() && conduct.first_order == DrawOrder::Lot,
    };
    Ask {
        session: wish.session,
        order: wish.order,
        given: wish.given,
        seed: wish.seed.or_else(|| by_lot.then_some(seed)),
        meet: wish.meet,
        odd: wish.odd,
        again_after: wish.again_after,
        after: wish.after,
        boards: wish.boards,
        first_board: wish.first_board,
        rounds: wish.rounds,
        swapped: wish.swapped,
    }
}

/// What the event promises those who play, held against what was played, by a checker that shares nothing with what draws.
#[utoipa::path(get, path = "/events/{id}/promises", tag = "events", params(("id" = String, Path, description = "The event")), responses((status = 200, body = api::Promises)), security(("cookie" = []), ("token" = [])))]
pub async fn kept(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
    reader: Reader,
) -> Answer<Json<api::Promises>> {
    actor.must_be(Rank::Director)?;
    let live = app.event(&id).await?;
    may_have_log(&actor, &live.fold().await.event, &id)?;
    let text = exports::log_text(&app, &live, &actor).await?;
    let (event, _) = live.now().await;
    let stage = qualified(&app, &actor, &event).await?;
    let work = move || -> Result<api::Promises, Problem> {
        let entries = log::read(&text).map_err(|error| Problem::unsound(error.said()))?;
        let report = promises::check(&entries);
        let report = report.map_err(|(_, refused)| Problem::unsound(refused.reason))?;
        let found = report.findings.iter().map(|finding| api::PromiseFound {
            promise: finding.promise,
            session: finding.session,
            round: finding.round,
            broken: finding.broken,
            text: in_words(reader.language, |words| words.said(&finding.placed())),
        });
        let mut findings: Vec<api::PromiseFound> = found.collect();
        let stage = stage.map_or_else(|| Ok(Vec::new()), Stage::broken)?;
        let broken = stage.iter().map(|said| api::PromiseFound {
            promise: promises::Promise::Stage,
            session: 1,
            round: None,
            broken: true,
            text: in_words(reader.language, |words| words.said(said)),
        });
        findings.extend(broken);
        Ok(api::Promises {
            kept: report.is_kept() && stage.is_empty(),
            rounds: report.rounds,
            draws: report.draws,
            findings,
        })
    };
    aside(work).await?.map(Json)
}

/// A later stage, with the logs of its qualifying events as far as they went when it was made.
struct Stage {
    event: Arc<Tournament>,
    before: Vec<(String, u32)>,
}

impl Stage {
    /// What of its plan was not kept, by the second reading.
    fn broken(self) -> Result<Vec<Said>, Problem> {
        let unsound = |error: &log::ReplayError| match error {
            log::ReplayError::Unreadable(error) => Problem::unsound(error.said()),
            log::ReplayError::Refused { refused, .. } => Problem::unsound(refused.reason.clone()),
        };
        let then = self
            .before
            .iter()
            .map(|(text, entries)| log::replay(text, Some(*entries)).map_err(|e| unsound(&e)))
            .collect::<Result<Vec<_>, _>>()?;
        let then: Vec<&Tournament> = then.iter().collect();
        Ok(promises::stages::check(&self.event, &then))
    }
}

/// The stage that an event is, if all its qualifying events are here.
async fn qualified(
    app: &App,
    actor: &Actor,
    event: &Arc<Tournament>,
) -> Result<Option<Stage>, Problem> {
    let Some(from) = &event.state().qualified_from else {
        return Ok(None);
    };
    let mut before = Vec::new();
    for one in &from.events {
        let Some(id) = &one.id else {
            return Ok(None);
        };
        // One that is gone cannot be compared; the stage is what it is.
        let Ok(live) = app.event(id).await else {
            return Ok(None);
        };
        let text = exports::log_text(app, &live, actor).await?;
        before.push((text, one.entries));
    }
    Ok(Some(Stage {
        event: Arc::clone(event),
        before,
    }))
}
