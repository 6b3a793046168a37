//! The server has the clock: what is due is done, once, also after a restart and when nobody looks.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::json;
use tokio::sync::watch;

use super::{Club, result};
use crate::app::{App, Settings};
use crate::by_itself::keep_time;
use crate::listen::Most;

/// The same database under a server that has just started.
fn restarted(club: &Club, stopping: watch::Receiver<bool>) -> App {
    let settings = Settings {
        address: "http://club".to_owned(),
        secure: false,
        proxies: Vec::new(),
        most: Most::of(16),
        language: None,
        deal: || Err(String::new()),
        opens: crate::Opens::Nobody,
        ice: Vec::new(),
        robots: crate::Opens::Nobody,
    };
    App::new(club.app.store.clone(), settings, stopping)
}

#[tokio::test]
async fn what_is_due_is_done_once_also_by_a_server_that_has_just_started() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let path = format!("/api/events/{id}/entries");
    let settings =
        json!({"regulations": {"layer": "director", "settings": {"next-round": "all-done"}}});
    let wish = json!({"key": "s", "why": "the Director plays", "action": settings});
    let (status, answer, _) = club.ask("POST", &path, &director, wish).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    for (table, board) in [("1", 1), ("1", 2), ("2", 1), ("2", 2)] {
        let key = format!("{table}/{board}");
        let (status, answer, _) = club.write(&id, &director, &key, result(table, board)).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    // Nobody kept the time until now, and in this server nobody has asked for the event.
    let (stop, stopping) = watch::channel(false);
    let app = restarted(&club, stopping);
    let keeping = [
        tokio::spawn(keep_time(app.clone())),
        tokio::spawn(keep_time(app.clone())),
    ];
    let ended = async {
        loop {
            if let Some(live) = app.in_memory(&id)
                && live
                    .now()
                    .await
                    .0
                    .state()
                    .session(1)
                    .unwrap()
                    .over
                    .is_some()
            {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), ended)
        .await
        .unwrap();
    let (_, log) = club.text(&format!("/api/events/{id}/log"), &director).await;
    assert_eq!(log.matches("by-itself: true").count(), 1, "{log}");
    stop.send(true).unwrap();
    for one in keeping {
        one.await.unwrap();
    }
}
