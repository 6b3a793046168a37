//! The link of a place takes the results of that place and nothing else.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::Club;

const RESULTS: &str = "
event: {name: There}
scoring: {method: matchpoints}
contestants: [{id: 1, names: [Ann, Bea]}, {id: 2, names: [Cy, Di]}, {id: 3, names: [Eve, Fay]}, {id: 4, names: [Gus, Hal]}]
results:
- {board: 1, ns: 1, ew: 2, score: 420}
- {board: 1, ns: 3, ew: 4, score: -50}
";

fn secret(link: &Value) -> String {
    let link = link["link"].as_str().unwrap();
    link.split_once('#').unwrap().1.to_owned()
}

#[tokio::test]
async fn a_link_takes_the_results_of_its_place_and_nothing_else() {
    let club = Club::new().await;
    let director = club.director().await;
    let season = json!({"season": {"season": "Cup", "venues": [{"venue": "North"}, {"venue": "South", "due": "2020-01-01T12:00"}]}});
    let (status, made, _) = club.ask("POST", "/api/seasons", &director, season).await;
    assert_eq!(status, StatusCode::OK, "{made}");
    let id = made["id"].as_str().unwrap().to_owned();
    let links = format!("/api/seasons/{id}/venues");
    let (status, told, _) = club.ask("GET", &links, "", Value::Null).await;
    assert!(status.is_client_error(), "{told}");
    let (_, told, _) = club.ask("GET", &links, &director, Value::Null).await;
    let (north, south) = (secret(&told[0]), secret(&told[1]));
    assert_ne!(north, south);
    // Whose time is over is told.
    assert_eq!(
        (&told[0]["late"], &told[1]["late"]),
        (&json!(false), &json!(true))
    );

    let address = |link: &str| format!("/api/seasons/{id}/venue?link={link}");
    let (status, page, _) = club.ask("GET", &address(&south), "", Value::Null).await;
    assert_eq!((status, &page["venue"]), (StatusCode::OK, &json!("South")));
    for link in ["", "guessed", &north[..31]] {
        let body = json!({"results": RESULTS});
        let (status, told, _) = club.ask("POST", &address(link), "", body).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{link}: {told}");
    }
    // What cannot be read or scored is refused with the reason, and nothing is kept of it.
    for wrong in [
        "",
        "results: none",
        "- {at: never}",
        "<USEBIO",
        "event: {name: x}\nresults: []\n",
    ] {
        let body = json!({"results": wrong});
        let (status, told, _) = club.ask("POST", &address(&north), "", body).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}: {told}");
        assert!(told["problem"].as_str().unwrap().len() > 10, "{told}");
    }
    let shown = format!("/api/seasons/{id}");
    let (_, told, _) = club.ask("GET", &shown, "", Value::Null).await;
    assert_eq!(told["venues_missing"], json!(["North", "South"]));

    let body = json!({"results": RESULTS});
    let (status, told, _) = club.ask("POST", &address(&north), "", body).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert_eq!(
        (
            &told["received"]["contestants"],
            &told["received"]["results"]
        ),
        (&json!(4), &json!(2))
    );
    let (_, told, _) = club.ask("GET", &shown, "", Value::Null).await;
    assert_eq!(told["venues_missing"], json!(["South"]));
    assert_eq!(told["together"].as_array().unwrap().len(), 4);
    assert_eq!(told["together"][0]["venue"], "North");

    // What was sent goes when the Director says so, and with the place.
    let remove = format!("{links}?venue=North");
    let (status, told, _) = club.ask("DELETE", &remove, "", Value::Null).await;
    assert!(status.is_client_error(), "{told}");
    let (status, told, _) = club.ask("DELETE", &remove, &director, Value::Null).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let (_, told, _) = club.ask("GET", &shown, "", Value::Null).await;
    assert_eq!(told["venues_missing"], json!(["North", "South"]));
}
