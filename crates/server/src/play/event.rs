//! A table in a round of an event: its clock, where its players go, when a board waits for the Director, and what goes into the log of the
//! event by itself.

use std::sync::Arc;

use contract_bridge::Seat as ContractSeat;
use openroom_laws::awaiting::Asked;
use openroom_laws::entry::Entry as LogEntry;
use openroom_laws::notation::seat_text;
use openroom_laws::{Finding, Log};
use openroom_tables::{Alerts, Claims, Deed, Faces, InPlay, Onlookers, Settings, Undo, Way, What};
use openroom_tournament::entry::{
    Attended, CallReason, CallStage, Called, EventKind, OnBoard, RulingGiven, SystemCardGiven,
};
use openroom_tournament::regulations::{Conduct, NextRound, Play};
use openroom_tournament::{Action, Entry, Role, Tournament, Who};
use openroom_words::words::Message;

use super::{AtEvent, Guest, Room, room};
use crate::access::Actor;
use crate::api::{DirectorCall, LinkRole, PlayRound, Seat};
use crate::app::App;
use crate::live::Live;
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
    let settings = Settings {
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
        faces: match at.faces {
            "all-four" => Faces::All,
            "screens" => Faces::Screens,
            _ => Faces::Off,
        },
        screens: at.screens == "true",
        arranged: openroom_tables::Arranged::default(),
    };
    Some(settings.behind_screens())
}

/// Whether a board may be finished though its time is over: the Director has said so at the table, or has put it off in the event.
fn may_finish(event: &Tournament, at: &AtEvent, board: &InPlay) -> bool {
    let put_off = |number| event.is_put_off(at.spot(number));
    board.goes_on() || board.table().board().number.is_some_and(put_off)
}

/// Whether a board waits for the Director: its time is over, and it is not.
fn waits(event: &Tournament, at: &AtEvent, board: &InPlay) -> bool {
    event.is_called_away(at.session, at.round) && !board.is_over() && !may_finish(event, at, board)
}

/// Whether no board comes any more for a player: another round was called. The Director brings one all the same.
pub async fn is_away(app: &App, room: &Room, guest: &Guest) -> Result<bool, Problem> {
    let (Some(at), Some(_)) = (room.at_event(), room::seat_of(guest.role)) else {
        return Ok(false);
    };
    let (event, _) = app.event(&at.event).await?.now().await;
    Ok(event.is_called_away(at.session, at.round))
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
    let calls = event.open_calls();
    let call = calls.iter().find(|(_, call)| {
        (call.session, call.round) == (at.session, at.round) && call.table == at.table
    });
    let call = call.map(|call| seen_by(guest, DirectorCall::of(event.state(), call)));
    // The other side of a screen is told nothing that it need not know (White Book 151.4.1b).
    let call = call.filter(|call| board.is_none_or(|board| hears_of_call(board, guest, call)));
    let number = index
        .checked_sub(1)
        .and_then(|at| found.boards.get(at as usize));
    let unseen = guest.plays.as_ref().is_some_and(|actor| {
        let sees = |board| crate::results::sees_hand(&event, actor, at.session, board);
        number.is_some_and(|(board, _)| !sees(board.board))
    });
    Ok(Some(PlayRound {
        session: at.session,
        round: at.round,
        table: at.table.clone(),
        boards,
        ends: found.ends,
        paused: turn.and_then(|turn| turn.paused),
        stopped: board.is_some_and(|board| waits(&event, at, board)),
        go: goes(&event, at, guest, done, board),
        call: call.filter(|_| !guest.role.only_looks()),
        unseen,
    }))
}

/// Whether somebody at a table hears that the Director was called: behind a screen only the side from which he was.
fn hears_of_call(board: &InPlay, guest: &Guest, call: &DirectorCall) -> bool {
    let own = room::seat_of(guest.role);
    let Some(own) = own.filter(|_| board.has_tray()) else {
        return true;
    };
    let mates = Faces::Screens.mates(openroom_laws::entry::Actor::Player(own));
    let mates = mates
        .into_iter()
        .filter_map(openroom_laws::entry::Actor::seat);
    let mut side = mates.chain([own]).map(Seat::from);
    call.seat.is_none() || side.any(|seat| Some(seat) == call.seat)
}

/// Why the Director was called is for him and for whoever called.
fn seen_by(guest: &Guest, call: DirectorCall) -> DirectorCall {
    let seat = room::seat_of(guest.role).map(Seat::from);
    let his = guest.role == LinkRole::Director || seat.is_some() && seat == call.seat;
    DirectorCall {
        why: call.why.filter(|_| his),
        ..call
    }
}

/// The table at which the player of a device is in the round that is on, if that is another one and nothing holds him here.
fn goes(
    event: &Tournament,
    at: &AtEvent,
    guest: &Guest,
    done: bool,
    board: Option<&InPlay>,
) -> Option<String> {
    let (session, round) = event.current_round()?;
    let over = event.state().session(session)?.over.is_some();
    if over || (session, round) <= (at.session, at.round) {
        return None;
    }
    let table = match guest.role {
        // A captain is given a table for each round.
        LinkRole::Captain => return None,
        // Who looks on stays with the table.
        LinkRole::Onlooker | LinkRole::Commentator => {
            let there = event.state().table(session, round, &at.table);
            there.filter(|table| table.sitting.is_full())?.name.clone()
        }
        _ => {
            let own = guest.device.as_ref()?.seated(&at.event, event)?;
            Some(own.table).filter(|_| !own.out)?
        }
    };
    let each = event.state().regulations.conduct().next_round == NextRound::EachTable;
    let finishes = board.is_some_and(|board| may_finish(event, at, board) && !board.is_over());
    if finishes || each && !done {
        return None;
    }
    let next = AtEvent {
        event: at.event.clone(),
        session,
        round,
        table,
    };
    Some(next.id())
}

/// Somebody who runs the event looks at the hands of a board at a table: that stands in its log.
pub async fn looked(app: &App, at: &AtEvent, actor: &Actor, index: u32) -> Result<(), Problem> {
    let live = app.event(&at.event).await?;
    let (event, _) = live.now().await;
    let found = event.table(at.session, at.round, &at.table);
    let board = found.and_then(|found| Some(found.boards.get(index as usize - 1)?.0.board));
    match board.filter(|board| crate::results::sees_hand(&event, actor, at.session, *board)) {
        Some(board) => crate::results::looked(app, &live, actor, at.session, Some(board)).await,
        None => Ok(()),
    }
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
    let called = event.is_called_away(at.session, at.round);
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

/// What was done at a table that the event has to know: a call for the Director stands in its list of calls as one from a phone does, a
/// Director who has come to the table is there, a board that he lets be finished is put off, and the system card stays with the pair.
pub async fn told(
    app: &App,
    room: &Room,
    index: u32,
    (guest, actor): (&Guest, &Actor),
    deed: &Deed,
    key: &str,
) -> Result<(), Problem> {
    let Some(at) = room.at_event() else {
        return Ok(());
    };
    let live = app.event(&at.event).await?;
    let key = format!("{} {key}", super::stream_of(&at.id(), Some(index)));
    let board = room.board(&app.store, index).await?;
    let number = board.fold().await.board.table().board().number;
    if let Some(seat) = room::seat_of(guest.role) {
        if let Deed::Card { card } = deed {
            super::cards::keep(app, at, seat, card).await?;
            return hand_in(app, &live, &key, at, seat, card).await;
        }
        let reason = {
            let fold = board.fold().await;
            reason_of(&fold.board, deed)
        };
        return match reason {
            Some((reason, why)) => {
                let called = Called {
                    session: at.session,
                    round: at.round,
                    table: at.table.clone(),
                    board: number,
                    seat: Some(seat_text(seat).to_owned()),
                    reason,
                };
                calls(app, &live, &key, seat, called, why).await
            }
            None => Ok(()),
        };
    }
    if guest.role != LinkRole::Director {
        return Ok(());
    }
    let action = match deed {
        Deed::GoOn {} => number.map(|board| {
            Action::LatePlay(OnBoard {
                session: at.session,
                round: at.round,
                table: at.table.clone(),
                board,
                handed: false,
                of: None,
            })
        }),
        Deed::Finds(_) | Deed::Does(_) => {
            let (event, _) = live.now().await;
            let open = event.open_calls();
            let here = open.iter().find(|(_, call)| {
                let place = (call.session, call.round) == (at.session, at.round);
                place && call.table == at.table && call.stage() < CallStage::AtTable
            });
            here.map(|(call, _)| {
                Action::Attended(Attended {
                    call: *call,
                    stage: CallStage::AtTable,
                })
            })
        }
        _ => None,
    };
    if let Some(action) = action {
        let written = crate::events::write(app, actor, &live, &key, &action, None, None, None);
        if let Err(problem) = written.await {
            // It stands at the table; that the event has it already, or the board a result, changes nothing.
            tracing::debug!(?problem, "the event does not take what was done at a table");
        }
    }
    Ok(())
}

/// For what a player calls the Director by what he does: he says so, or the Laws leave to the Director what he did.
fn reason_of(board: &InPlay, deed: &Deed) -> Option<(Option<CallReason>, Option<String>)> {
    let waits = || {
        let awaiting = board.table().awaiting();
        awaiting.is_some_and(|it| it.by == Asked::Director)
    };
    match deed {
        Deed::CallDirector { words } => Some((None, words.clone())),
        Deed::Slip { .. } if board.settings().undo == Undo::Director => Some((None, None)),
        Deed::Act(_) | Deed::Does(_) if waits() => {
            let claimed = board.table().claimer().is_some();
            Some((claimed.then_some(CallReason::Claim), None))
        }
        _ => None,
    }
}

/// A system card in the form that can be checked goes into the log of the event, where it is held against the systems that are permitted;
/// any other text or file lies on the table and no more. Taken away there, it is taken back.
async fn hand_in(
    app: &App,
    live: &Arc<Live>,
    key: &str,
    at: &AtEvent,
    seat: ContractSeat,
    card: &str,
) -> Result<(), Problem> {
    let read = openroom_systems::Card::read(card).is_ok();
    if !read && !card.trim().is_empty() {
        return Ok(());
    }
    let make = |event: &Tournament| {
        let state = event.state();
        let table = state.table(at.session, at.round, &at.table);
        let letter = seat_text(seat).chars().next().unwrap_or('N');
        let who = table.and_then(|table| crate::access::sits(table.sitting, letter));
        // The halves of a team have one each.
        let pair = match state.kind() {
            EventKind::Teams if matches!(letter, 'E' | 'W') => "EW".to_owned(),
            EventKind::Teams => "NS".to_owned(),
            _ => String::new(),
        };
        let has = |who: &u32| state.cards.contains_key(&(*who, pair.clone()));
        Ok(who.filter(|who| read || has(who)).map(|contestant| {
            let given = SystemCardGiven {
                contestant,
                pair: pair.clone(),
                card: read.then(|| card.to_owned()),
            };
            by_itself(
                app,
                event,
                Role::Contestant(contestant),
                Action::SystemCard(given),
            )
        }))
    };
    let written = live.write(&app.store, key, None, make).await?;
    crate::events::outcome(app, written, 1).map(|_| ())
}

/// A call for the Director, unless the table has one that is open.
async fn calls(
    app: &App,
    live: &Arc<Live>,
    key: &str,
    seat: ContractSeat,
    called: Called,
    why: Option<String>,
) -> Result<(), Problem> {
    let make = |event: &Tournament| {
        let table = event
            .state()
            .table(called.session, called.round, &called.table);
        let letter = seat_text(seat).chars().next().unwrap_or('N');
        let who = table.and_then(|table| crate::access::sits(table.sitting, letter));
        let action = Action::Called(called.clone());
        let again = crate::events::open_call(event, &action).is_some();
        Ok(who.filter(|_| !again).map(|who| Entry {
            why: why.clone(),
            ..by_itself(app, event, Role::Contestant(who), action)
        }))
    };
    let written = live.write(&app.store, key, None, make).await?;
    match crate::events::outcome(app, written, 1) {
        Ok(_) => {}
        Err(problem) => tracing::debug!(?problem, "the event does not take a call from a table"),
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
