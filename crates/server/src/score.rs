//! The score of a contract, for a page that shows it before it is sent.

use axum::Json;
use axum::extract::Query;
use openroom_tournament::state::Score;
use serde::Deserialize;
use serde_json::json;

use crate::problem::{Answer, Problem};

/// A result as it is typed.
#[derive(Debug, Deserialize)]
pub struct Typed {
    board: u32,
    contract: String,
    #[serde(default)]
    by: Option<String>,
    #[serde(default)]
    tricks: Option<u8>,
}

/// `GET /api/score`.
pub async fn preview(Query(typed): Query<Typed>) -> Answer {
    let score = Score::read(&typed.contract, typed.by.as_deref(), typed.tricks)
        .map_err(|refused| Problem::refused("refused", &refused))?;
    Ok(Json(json!({"score": score.points(typed.board)})))
}
