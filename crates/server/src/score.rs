//! The score of a contract, for a page that shows it before it is sent.

use axum::Json;
use axum::extract::Query;
use openroom_tournament::state::Score;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api;
use crate::problem::{Answer, Problem};

/// A result as it is typed.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Typed {
    /// The board: it says who is vulnerable.
    board: u32,
    /// `4S`, `3NTX`, `Pass`.
    contract: String,
    /// Declarer.
    #[serde(default)]
    #[param(value_type = Option<api::Seat>)]
    by: Option<String>,
    /// Declarer's tricks.
    #[serde(default)]
    tricks: Option<u8>,
}

/// The score of a contract.
#[utoipa::path(get, path = "/score", tag = "results", params(Typed), responses((status = 200, body = api::ContractScore)))]
pub async fn preview(Query(typed): Query<Typed>) -> Answer<Json<api::ContractScore>> {
    let score = Score::read(&typed.contract, typed.by.as_deref(), typed.tricks)
        .map_err(|refused| Problem::refused(&refused))?;
    Ok(Json(api::ContractScore {
        score: score.points(typed.board),
    }))
}
