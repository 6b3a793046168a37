//! A table in a round of an event: its clock, where its players go, when a board waits for the Director, and what goes into the log of the
//! event by itself.

use openroom_laws::entry::Entry as LogEntry;
use openroom_laws::{Finding, Log};
use openroom_tables::{Alerts, Claims, InPlay, Onlookers, Settings, Undo, Way, What};
use openroom_tournament::entry::RulingGiven;
use openroom_tournament::regulations::{Conduct, NextRound, Play};
use openroom_tournament::{Action, Entry, Role, Tournament, Who};
use openroom_words::words::Message;

use super::{AtEvent, Guest, Room, room};
use crate::api::PlayRound;
use crate::app::App;
use crate::problem::Problem;

/// How long a board that is over stays on the table before the next one comes by itself.
const LOOK: u64 = match cfg!(test) {
    true => 300,
    false => 10_000,
};

/// The same where a player of each side puts his hand back first, if they do not.
const LOOK_LONG: u64 = 6 * LOOK;

/// How the boards of an event are played; nothing if that is at tables, with cards.
pub fn settings(conduct: &Conduct) -> Option<Settings> {
    let at = conduct.at_tables;
    Some(Settings {
        way: match conduct.play {
            Play::Tables => return None,
            Play::Guided => Way::Guided,
            Play::AtTable => Way::AtTable,
        },
        alerts: match at.alerts {
            "partner" => Alerts::Partner,
            _ => Alerts::Bidder,
        },
        claims: match at.claims {
            "play-on" => Claims::PlayOn,
            _ => Claims::Director,
        },
        undo: match at.undo {
            "consent" => Undo::Consent,
            "never" => Undo::Never,
            _ => Undo::Director,
        },
        onlookers: match at.onlookers {
            "one-hand" => Onlookers::OneHand,
            "all-hands" => Onlookers::All {
                after: at.delay_minutes * 60,
            },
            _ => Onlookers::Nobody,
        },
        director: true,
        faces: openroom_tables::Faces::Off,
    })
}

/// Whether another round was called, or the session was ended, after that of the table. Where each table begins the next round when it is
/// ready nobody is called away.
fn is_called_away(event: &Tournament, at: &AtEvent) -> bool {
    let state = event.state();
    let over = state
        .session(at.session)
        .is_some_and(|session| session.over.is_some());
    let each = state.regulations.conduct().next_round == NextRound::EachTable;
    let later = event.current_round() > Some((at.session, at.round));
    over || later && !each
}

/// Whether a board waits for the Director: its time is over, and it is not.
fn waits(event: &Tournament, at: &AtEvent, board: &InPlay) -> bool {
    is_called_away(event, at) && !board.is_over() && !board.goes_on()
}

/// A player acts only while the board has its time.
pub async fn check_time(app: &App, at: &AtEvent, board: &InPlay) -> Result<(), Problem> {
    let (event, _) = app.event(&at.event).await?.now().await;
    match waits(&event, at, board) {
        true => Err(Problem::conflict(Message::ServeTableTimeUp)),
        false => Ok(()),
    }
}

/// The round as somebody at the table sees it.
pub async fn round_seen(
    app: &App,
    at: &AtEvent,
    guest: &Guest,
    index: u32,
    board: Option<&InPlay>,
) -> Result<Option<PlayRound>, Problem> {
    let (event, _) = app.event(&at.event).await?.now().await;
    let Some(found) = event.table(at.session, at.round, &at.table) else {
        return Ok(None);
    };
    let turn = event.state().round(at.session, at.round);
    let boards = found.boards.len();
    let over = board.is_some_and(InPlay::is_over);
    let done = over && index as usize >= boards;
    Ok(Some(PlayRound {
        session: at.session,
        round: at.round,
        table: at.table.clone(),
        boards,
        ends: found.ends,
        paused: turn.and_then(|turn| turn.paused),
        stopped: board.is_some_and(|board| waits(&event, at, board)),
        go: goes(&event, at, guest, done, board),
    }))
}

/// The table at which the player of a device is in the round that is on, if that is another one and nothing holds him here.
fn goes(
    event: &Tournament,
    at: &AtEvent,
    guest: &Guest,
    done: bool,
    board: Option<&InPlay>,
) -> Option<String> {
    let own = guest.device.as_ref()?.seated(&at.event, event)?;
    let (session, round) = event.current_round()?;
    let over = event.state().session(session)?.over.is_some();
    if over || own.out || (session, round) <= (at.session, at.round) {
        return None;
    }
    let each = event.state().regulations.conduct().next_round == NextRound::EachTable;
    let finishes = board.is_some_and(|board| board.goes_on() && !board.is_over());
    if finishes || each && !done {
        return None;
    }
    let next = AtEvent {
        event: at.event.clone(),
        session,
        round,
        table: own.table,
    };
    Some(next.id())
}

/// When the next board comes by itself, in milliseconds from now; nothing while it does not.
pub async fn next_comes(
    app: &App,
    at: &AtEvent,
    index: u32,
    board: Option<&InPlay>,
) -> Result<Option<u64>, Problem> {
    let (event, _) = app.event(&at.event).await?.now().await;
    let Some(found) = event.table(at.session, at.round, &at.table) else {
        return Ok(None);
    };
    let state = event.state();
    let there = index as usize >= found.boards.len();
    let dealt = state.session(at.session).is_some_and(|session| {
        let board = found.boards.get(index as usize);
        board.is_some_and(|(board, _)| session.deals.contains_key(&board.board))
    });
    let conduct = state.regulations.conduct();
    let ready = match conduct.next_round {
        // Those who meet here may still be at their tables of the round before.
        NextRound::EachTable => found
            .table
            .sitting
            .contestants()
            .all(|who| event.is_done_until(at.session, at.round.saturating_sub(1), who)),
        _ => true,
    };
    let called = is_called_away(&event, at);
    if settings(conduct).is_none()
        || there
        || !dealt
        || !ready
        || called
        || found.started.is_none()
        || !found.table.sitting.is_full()
    {
        return Ok(None);
    }
    Ok(match board {
        None => Some(0),
        Some(board) if !board.is_over() => None,
        Some(board) => {
            let look = match board.is_open() {
                true => LOOK,
                false => LOOK_LONG,
            };
            Some((board.last_done() + look).saturating_sub(app.millis()))
        }
    })
}

/// What a board of an event came to goes into its log by itself, once, with where its table log is: the result, and the Director's rulings
/// with the log of the table.
pub async fn settle(app: &App, room: &Room, index: u32) -> Result<(), Problem> {
    let Some(at) = room.at_event() else {
        return Ok(());
    };
    let board = room.board(&app.store, index).await?;
    let (result, ruling) = {
        let fold = board.fold().await;
        let board = &fold.board;
        (
            room::result_of(at, index, board),
            ruling_of(at, index, board),
        )
    };
    let live = app.event(&at.event).await?;
    if let Some(written) = result {
        let key = written.played.clone().unwrap_or_default();
        let make = |event: &Tournament| {
            // A result that stands there already was put right by somebody.
            let found = event.table(at.session, at.round, &at.table);
            let mut boards = found.iter().flat_map(|found| &found.boards);
            let has = boards.any(|(one, _)| one.board == written.board && one.result().is_some());
            let action = Action::Result(written.clone());
            Ok((!has).then(|| by_itself(app, event, Role::Scorer, action)))
        };
        let done = live.write(&app.store, &key, None, make).await?;
        crate::events::outcome(app, done, 1)?;
    }
    if let Some((key, ruling)) = ruling {
        let make = |event: &Tournament| {
            let state = event.state();
            let mut rulings = state.rulings.iter();
            // The Director may have given it from elsewhere.
            let has = rulings.any(|one| one.given.played == ruling.played);
            let action = Action::Ruling(ruling.clone());
            Ok((!has).then(|| by_itself(app, event, Role::Chief, action)))
        };
        let done = live.write(&app.store, &key, None, make).await?;
        crate::events::outcome(app, done, 1)?;
    }
    Ok(())
}

fn by_itself(app: &App, event: &Tournament, role: Role, action: Action) -> Entry {
    Entry {
        at: crate::events::stamp_now(app, event),
        by: Who::new(role),
        why: None,
        device: None,
        action,
    }
}

/// What the Director ruled at the table, once the board is over, with the key under which it is written: nothing if he only came.
fn ruling_of(at: &AtEvent, index: u32, board: &InPlay) -> Option<(String, RulingGiven)> {
    let ruled = board.record().iter().any(|timed| match &timed.what {
        What::Log(LogEntry::Director(finding)) => {
            !matches!(finding, Finding::Called | Finding::Returned(_))
        }
        _ => false,
    });
    let table = board.table();
    let given = ruled || !table.irregularities().is_empty() && !table.cited().is_empty();
    if !board.is_open() || !given && table.adjusted().is_none() {
        return None;
    }
    let stream = super::stream_of(&at.id(), Some(index));
    let log: Log = board.log();
    let ruling = RulingGiven {
        session: at.session,
        round: at.round,
        table: at.table.clone(),
        board: table.board().number?,
        log: Some(log.to_yaml()),
        played: Some(stream.clone()),
        ..RulingGiven::default()
    };
    Some((format!("{stream} ruling"), ruling))
}
