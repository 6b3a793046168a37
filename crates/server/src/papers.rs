//! What closes an event: what its conditions of contest still lack, prizes as they stand, entry fees (White Book 80.10, 131.5, 131.6).

use axum::Json;
use axum::extract::Path;

use crate::access::{Actor, Rank};
use crate::api;
use crate::app::App;
use crate::aside::aside;
use crate::problem::Answer;

/// What is undecided before the event opens, the prizes as they stand by the ranking, when they may be given, who has not paid: for those who
/// run the event.
#[utoipa::path(get, path = "/events/{id}/papers", tag = "events", params(("id" = String, Path, description = "The event")), responses((status = 200, body = api::Papers)), security(("cookie" = []), ("token" = [])))]
pub async fn papers(app: App, Path(id): Path<String>, actor: Actor) -> Answer<Json<api::Papers>> {
    actor.must_be(Rank::Scorer)?;
    let live = app.event(&id).await?;
    let (event, version) = live.now().await;
    let work = move || {
        // Whoever may not be ranked yet has no prize yet: the rest is told all the same.
        let prizes = event.prizes().unwrap_or_default();
        api::Papers {
            version,
            not_stated: event.not_stated(),
            undecided: event.undecided(),
            differs: event.differs(),
            prizes,
            prize_giving: event.state().prize_giving(),
            unpaid: event.unpaid(),
            paid: event.state().prizes.paid.keys().copied().collect(),
            expenses: event
                .state()
                .prizes
                .spent
                .iter()
                .map(|one| one.expense.clone())
                .collect(),
        }
    };
    aside(work).await.map(Json)
}
