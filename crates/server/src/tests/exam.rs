//! The marked sheet of an examination, for whoever has an account.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use tower::ServiceExt as _;

use super::Club;

const PATH: &str = "/api/exam/sheet?format=html";

async fn sheet(club: &Club, cookie: &str, answers: &Value) -> (StatusCode, String) {
    let request = Request::builder()
        .method("POST")
        .uri(PATH)
        .header(header::HOST, "club")
        .header(header::ORIGIN, "http://club")
        .header(header::COOKIE, cookie)
        .header(header::CONTENT_TYPE, "application/json");
    let request = request.body(Body::from(answers.to_string())).unwrap();
    let answer = club.router.clone().oneshot(request).await.unwrap();
    (answer.status(), super::read(answer).await)
}

#[tokio::test]
async fn a_sheet_is_marked_for_who_has_an_account_and_nothing_is_kept() {
    let club = Club::new().await;
    let director = club.director().await;
    let answers = json!({"exam": {"seed": 7, "cases": 2, "judged": 1}, "candidate": "Ana Example", "answers": []});
    let (status, ..) = club.ask("POST", PATH, "", answers.clone()).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let (status, page) = sheet(&club, &director, &answers).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    assert!(page.contains("Ana Example"), "{page}");
    for wrong in [
        Value::Null,
        json!({"exam": {"seed": 7, "cases": 5000}, "answers": []}),
        json!({"exam": {"seed": 7, "cases": 2}, "answers": [{"steps": [[99]]}, {}, {}, {}]}),
    ] {
        let (status, told, _) = club.ask("POST", PATH, &director, wrong.clone()).await;
        assert!(status.is_client_error(), "{wrong}: {status} {told}");
        assert!(told["problem"].is_string(), "{wrong}: {told}");
    }
}
