//! Boards that were played, to be looked at again card by card: those of an event whose hands are public, those of a file, and what each card
//! was worth with all four hands seen.

use std::time::Duration;

use axum::Json;
use openroom_analysis::double_dummy;
use openroom_formats::board_set;
use openroom_laws::entry::Actor as Sits;
use openroom_laws::notation::{card_text, seat_text};
use openroom_laws::replay::replay;
use openroom_laws::{Entry, Log};
use openroom_tables::{
    InPlay, Note, Now, Opened, Player, Settings, Sight, Timed, Viewer, Way, What,
};
use openroom_words::words::Message;

use super::{Room, now};
use crate::access::Actor;
use crate::api;
use crate::app::App;
use crate::aside::{aside, by_turns};
use crate::client::Client;
use crate::limits::Pace;
use crate::problem::{Answer, Problem};
use crate::said::Reply;

/// The most boards of a file.
const MOST: usize = 200;

/// Files and boards that are looked at from one address: a room of people has one.
const LOOKS: Pace = Pace {
    burst: 60,
    every: Duration::from_secs(1),
};

/// A board of an event, for anybody who may see its hands.
pub async fn of_event(
    app: &App,
    room: &Room,
    actor: &Actor,
    index: u32,
) -> Result<Option<Sight>, Problem> {
    let Some(at) = room.at_event() else {
        return Ok(None);
    };
    let Ok(board) = room.board(&app.store, index).await else {
        return Ok(None);
    };
    let sight = {
        let fold = board.fold().await;
        fold.board.sight(Viewer::Afterwards, now(app, room))
    };
    let (event, _) = app.event(&at.event).await?.now().await;
    let sees = |number| crate::results::sees_hand(&event, actor, at.session, number);
    Ok(sight.board.is_some_and(sees).then_some(sight))
}

/// The boards of a file, of PBN, LIN or table logs, as they were played, each to be looked at card by card. Nothing is kept.
#[utoipa::path(post, path = "/replay", tag = "play", request_body = api::ReplayFile, responses((status = 200, body = Vec<Sight>)))]
pub async fn file(
    app: App,
    Client(from): Client,
    Json(wish): Json<api::ReplayFile>,
) -> Answer<Json<Vec<Sight>>> {
    app.limits.one_more(format!("replay {from}"), LOOKS)?;
    aside(move || boards(&wish.text)).await?.map(Json)
}

fn boards(text: &str) -> Result<Vec<Sight>, Problem> {
    let boards = board_set::played(text.as_bytes()).map_err(|faults| {
        let first = faults.into_iter().take(3).collect::<Vec<_>>().join("; ");
        Problem::unsound(first)
    })?;
    if boards.len() > MOST {
        return Err(Problem::unsound(Message::ServeTooManyEntries));
    }
    boards.into_iter().map(seen).collect()
}

/// A board of a file as it was played.
fn seen(board: board_set::PlayedBoard) -> Result<Sight, Problem> {
    let barred = |refused| Problem::barred(&refused);
    if board.log.deal.0.iter().any(Option::is_none) {
        let number = board
            .log
            .board
            .number
            .map_or_else(|| "?".to_owned(), |number| number.to_string());
        return Err(Problem::unsound(Reply::with(
            Message::ServeReplayHands,
            "board",
            number,
        )));
    }
    let head = Log {
        entries: Vec::new(),
        ..board.log.clone()
    };
    let settings = Settings {
        way: Way::AtTable,
        ..Settings::default()
    };
    let players = board.names.map(|name| Player {
        name: name.unwrap_or_default(),
        ..Player::default()
    });
    let opened = Opened {
        head,
        settings,
        players,
    };
    let mut played = InPlay::open(opened, 0).map_err(barred)?;
    for (number, entry) in board.log.entries.iter().enumerate() {
        let what = What::Log(entry.clone());
        played.apply(Timed { at: 0, what }).map_err(barred)?;
        let about = board.remarks.iter().find(|(about, ..)| *about == number);
        if let (Some((_, alerted, words)), Entry::Player(seat, _)) = (about, entry) {
            let note = Note {
                by: Sits::Player(*seat),
                entry: number,
                words: words.clone(),
            };
            let what = match alerted {
                true => What::Alert(note),
                false => What::Explain(note),
            };
            played.apply(Timed { at: 0, what }).map_err(barred)?;
        }
    }
    Ok(played.sight(Viewer::Director, Now::default()))
}

/// What each card of a board was worth, of a table log that whoever asks has before him: declarer's tricks after it if all four hands are
/// seen and played best, and what it gave away.
#[utoipa::path(post, path = "/replay/worth", tag = "play", request_body = api::WorthAsked, responses((status = 200, body = api::PlayWorth)))]
pub async fn worth(
    app: App,
    Client(from): Client,
    Json(wish): Json<api::WorthAsked>,
) -> Answer<Json<api::PlayWorth>> {
    app.limits.one_more(format!("worth {from}"), LOOKS)?;
    by_turns(move || worked_out(&wish.record)).await?.map(Json)
}

fn worked_out(record: &str) -> Result<api::PlayWorth, Problem> {
    let logs = openroom_laws::log::read(record).map_err(|error| Problem::unsound(error.said()))?;
    let Some(log) = logs.into_iter().next() else {
        return Ok(api::PlayWorth::default());
    };
    let table = replay(&log, log.edition()).map_err(|error| Problem::unsound(error.said()))?;
    // Without a contract, or with a hand that is not known, there is nothing to be told.
    let Ok((tricks, cards)) = double_dummy::play(&table, &log.deal) else {
        return Ok(api::PlayWorth::default());
    };
    let card = |one: double_dummy::Worth| api::CardWorth {
        by: seat_text(one.seat).to_owned(),
        card: card_text(one.card),
        tricks: one.tricks,
        cost: one.cost,
    };
    Ok(api::PlayWorth {
        tricks: Some(tricks),
        cards: cards.into_iter().map(card).collect(),
    })
}
