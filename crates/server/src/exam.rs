//! The marked sheet of an examination, on paper for whoever marks it in the browser. Nothing of it is kept.

use axum::Json;
use axum::extract::Query;
use axum::response::Response;
use openroom_practice::exam::Answers;
use openroom_printing::exam as printed;

use crate::access::{Actor, Rank};
use crate::app::App;
use crate::aside::aside;
use crate::prints::{Looks, private};
use crate::problem::{Answer, Problem};
use crate::said::Reader;

/// The marked sheet of a candidate, as `openroom exam mark` writes it.
#[utoipa::path(
    post,
    path = "/exam/sheet",
    tag = "exports",
    params(Looks),
    request_body(content = serde_json::Value, description = "The answers, as the page of the examination hands them in"),
    responses((status = 200, description = "The sheet", content((String = "application/pdf"), (String = "text/html")))),
    security(("cookie" = []), ("token" = []))
)]
pub async fn sheet(
    app: App,
    actor: Actor,
    Query(looks): Query<Looks>,
    reader: Reader,
    Json(answers): Json<Answers>,
) -> Answer<Response> {
    actor.must_be(Rank::Scorer)?;
    // Every case is made up and ruled on again.
    let marked = move || answers.mark().map(|sheet| (answers, sheet));
    let marked = aside(marked).await?;
    let (answers, sheet) = marked.map_err(|fault| Problem::unsound(fault.said().clone()))?;
    private(&app, &looks, reader, "sheet", move |words| {
        Ok(printed::sheet(&answers, &sheet, words))
    })
    .await
}
