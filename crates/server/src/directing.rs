//! What the Directors of an event have open, each in whose hands, and all that goes on around appeals. Players see nothing of it.

use axum::Json;
use axum::extract::Path;
use openroom_laws::notation::card_text;
use openroom_tournament::questions::{BoardHistory, FormSeen};
use openroom_tournament::{Spot, Tournament};

use crate::access::{Actor, Rank, may_have_now};
use crate::api;
use crate::app::App;
use crate::play::AtEvent;
use crate::problem::Answer;
use crate::results::sees_hands;

/// Directors, what they have open, appeals and all around them. How to reach people, and what was said of the adviser, is for those who run
/// the event.
#[utoipa::path(get, path = "/events/{id}/directing", tag = "rulings", params(("id" = String, Path, description = "The event")), responses((status = 200, body = api::Directing)), security(("cookie" = []), ("token" = [])))]
pub async fn state(app: App, Path(id): Path<String>, actor: Actor) -> Answer<Json<api::Directing>> {
    actor.must_be(Rank::Assistant)?;
    let live = app.event(&id).await?;
    let (event, version) = live.now().await;
    let mut state = match actor.rank {
        Rank::Director => event.directing(),
        _ => event.directing_at_tables(),
    };
    // Who may still have to play a board is told neither what was found in its case nor what its cards were.
    let recorded = match may_have_now(&actor, &event, &id) {
        Ok(()) => event.recorded_hands(),
        Err(_) => {
            state.boards.iter_mut().for_each(without_cards);
            Vec::new()
        }
    };
    Ok(Json(api::Directing {
        version,
        state,
        recorded,
    }))
}

/// Revokes that nobody noticed, of boards that were played in the browser, for a Director who runs the event: once the session is over, and
/// never an adjustment by itself (64C; White Book 81.10). Boards on which a revoke was ruled are left out.
#[utoipa::path(get, path = "/events/{id}/unnoticed", tag = "rulings", params(("id" = String, Path, description = "The event")), responses((status = 200, body = Vec<api::UnnoticedRevoke>)), security(("cookie" = []), ("token" = [])))]
pub async fn unnoticed(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
) -> Answer<Json<Vec<api::UnnoticedRevoke>>> {
    actor.must_be(Rank::Director)?;
    let live = app.event(&id).await?;
    let (event, _) = live.now().await;
    may_have_now(&actor, &event, &id)?;
    let mut found = Vec::new();
    for (at, index, board) in played(&event, &actor, &id) {
        let Ok(room) = app.played.room(&app, &at.id()).await else {
            continue;
        };
        let Ok(kept) = room.board(&app.store, index).await else {
            continue;
        };
        let revokes = kept.fold().await.board.unfollowed();
        found.extend(revokes.into_iter().map(|one| api::UnnoticedRevoke {
            session: at.session,
            round: at.round,
            table: at.table.clone(),
            board,
            index,
            by: openroom_tournament::view::Seat::from(one.by),
            trick: one.trick,
            card: card_text(one.card),
        }));
    }
    Ok(Json(found))
}

/// The boards of sessions that are over which were played in the browser, and on which no revoke was ruled.
fn played(event: &Tournament, actor: &Actor, id: &str) -> Vec<(AtEvent, u32, u32)> {
    let mut all = Vec::new();
    for (session, one) in (1..).zip(&event.state().sessions) {
        if one.over.is_none() || !sees_hands(event, actor, session) {
            continue;
        }
        for (round, turn) in (1..).zip(&one.rounds) {
            for table in turn.tables.iter() {
                for (index, board) in (1..).zip(&table.boards) {
                    let here = board
                        .versions
                        .iter()
                        .any(|version| version.played.is_some());
                    let spot = Spot {
                        session,
                        round,
                        table: &table.name,
                        board: board.board,
                    };
                    if here && !was_ruled(event, spot) {
                        let at = AtEvent {
                            event: id.to_owned(),
                            session,
                            round,
                            table: table.name.clone(),
                        };
                        all.push((at, index, board.board));
                    }
                }
            }
        }
    }
    all
}

/// Whether a revoke was ruled on a board.
fn was_ruled(event: &Tournament, spot: Spot<'_>) -> bool {
    let rulings = event.state().rulings.iter();
    let mut own = rulings.filter(|ruling| ruling.spot() == spot);
    let of_revoke = |law: &String| {
        ["61", "62", "63", "64"]
            .iter()
            .any(|own| law.starts_with(own))
    };
    own.any(|ruling| ruling.laws.iter().any(of_revoke))
}

fn without_cards(board: &mut BoardHistory) {
    board.forms.clear();
    for visit in &mut board.visits {
        visit.form = FormSeen::Unknown;
    }
}
