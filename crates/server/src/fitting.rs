//! Whether the movement fits those who have entered: places, boards, and who has none.

use std::collections::{BTreeMap, BTreeSet};

use openroom_movements::{Boards, Movement, Round};
use openroom_tournament::entry::EventKind;
use openroom_tournament::state::{Session, State};
use openroom_tournament::{Action, Tournament};
use openroom_words::words::Message;

use crate::problem::Problem;
use crate::said::Reply;

/// Refuses a movement for another number than has entered, and boards that are too few for the session: both would be noticed at the
/// tables only.
pub fn check(event: &Tournament, action: &Action) -> Result<(), Problem> {
    let state = event.state();
    match action {
        Action::Movement(set) => {
            let Ok(movement) = Movement::read(&set.plan) else {
                // The event says what is wrong with it.
                return Ok(());
            };
            // A later session may be for some of them only.
            if !state.has_begun() {
                check_places(state, &movement)?;
            }
            match state.session(set.session).map(|session| &session.dealt) {
                Some(dealt) if !dealt.is_empty() => check_boards(&movement, dealt),
                _ => Ok(()),
            }
        }
        Action::MovementChanged(set) => {
            let session = state.session(set.session);
            match (session, Movement::read(&set.plan)) {
                (Some(session), Ok(movement)) => check_change(session, &movement, set.from),
                _ => Ok(()),
            }
        }
        Action::Dealt(dealt) => {
            let session = state.session(dealt.session);
            match session.and_then(|session| session.movement.as_ref()) {
                Some(movement) => check_boards(movement, &dealt.boards.0),
                None => Ok(()),
            }
        }
        _ => Ok(()),
    }
}

fn check_places(state: &State, movement: &Movement) -> Result<(), Problem> {
    let (places, entered) = (movement.contestants as usize, playing(state).count());
    // A pair may be missing: whoever meets it sits out.
    let spare = usize::from(state.kind() == EventKind::Pairs);
    if entered == 0 || (entered..=entered + spare).contains(&places) {
        return Ok(());
    }
    Err(Problem::unsound(Reply::Message(
        Message::ServePlaces,
        vec![
            ("places", places.to_string()),
            ("entered", entered.to_string()),
        ],
    )))
}

/// Refuses rounds with boards that were not dealt: once a session has begun none are dealt any more (6D3).
pub fn check_change(
    session: &Session,
    movement: &Movement,
    from: Option<u32>,
) -> Result<(), Problem> {
    let kept = from.unwrap_or(1).saturating_sub(1) as usize;
    let rounds = movement.rounds.iter().skip(kept);
    let (_, missing) = not_dealt(rounds.flat_map(Round::boards), &session.dealt);
    if session.dealt.is_empty() || missing.is_empty() {
        return Ok(());
    }
    Err(Problem::unsound(Reply::Message(
        Message::ServeNotDealt,
        vec![
            ("dealt", session.dealt.len().to_string()),
            ("missing", Boards(missing).to_string()),
        ],
    )))
}

/// Boards for all rounds that are planned, also for those of a Swiss that are still to be drawn.
fn check_boards(movement: &Movement, dealt: &[u32]) -> Result<(), Problem> {
    let drawn = movement.rounds.iter().flat_map(Round::boards);
    let (needed, missing) = not_dealt(drawn.chain(movement.boards_to_draw()), dealt);
    if missing.is_empty() {
        return Ok(());
    }
    Err(Problem::unsound(Reply::Message(
        Message::ServeMissingBoards,
        vec![
            ("needed", needed.to_string()),
            ("missing", Boards(missing).to_string()),
        ],
    )))
}

/// How many boards there are to be, and those of them that were not dealt.
fn not_dealt(boards: impl Iterator<Item = u32>, dealt: &[u32]) -> (usize, Vec<u32>) {
    let needed: BTreeSet<u32> = boards.collect();
    let missing = needed.iter().filter(|board| !dealt.contains(board));
    (needed.len(), missing.copied().collect())
}

fn playing(state: &State) -> impl Iterator<Item = u32> {
    let all = state.contestants.iter();
    all.filter(|(_, contestant)| contestant.withdrawn.is_none() && !contestant.disqualified)
        .map(|(&number, _)| number)
}

/// The sessions that an act may leave without a place for somebody, if it may.
pub fn concerns(action: &Action) -> bool {
    matches!(
        action,
        Action::Entered(_)
            | Action::Movement(_)
            | Action::MovementChanged(_)
            | Action::Seated(_)
            | Action::Withdrew(_)
            | Action::Returned(_)
    )
}

/// Those who play in the event and have no place in a session that goes on.
pub fn unseated(event: &Tournament) -> Vec<u32> {
    let state = event.state();
    let sessions = state.sessions.iter();
    let open = sessions.filter(|session| session.over.is_none() && session.movement.is_some());
    let mut all: BTreeSet<u32> = BTreeSet::new();
    for session in open {
        all.extend(session.unseated(state));
    }
    all.into_iter().collect()
}

/// Seats for a session that has not begun: who has no place takes one that is empty. Nothing if there is none, or nobody waits.
pub fn seats(event: &Tournament) -> Option<(u16, BTreeMap<u32, u32>)> {
    let state = event.state();
    let mut sessions = state.sessions.iter().zip(1_u16..);
    sessions.find_map(|(session, number)| Some((number, seats_of(state, session)?)))
}

fn seats_of(state: &State, session: &Session) -> Option<BTreeMap<u32, u32>> {
    let movement = session.movement.as_ref()?;
    let begun = session.rounds.iter().any(|round| round.started.is_some());
    let mut waiting = session.unseated(state).into_iter().peekable();
    if begun || waiting.peek().is_none() {
        return None;
    }
    let there: BTreeSet<u32> = playing(state).collect();
    let mut seats = BTreeMap::new();
    let mut found = false;
    for position in 1..=movement.contestants {
        let now = match session.seating.is_empty() {
            true => Some(position),
            false => session.seating.get(&position).copied(),
        };
        let who = now.filter(|who| there.contains(who)).or_else(|| {
            let next = waiting.next();
            found |= next.is_some();
            next
        });
        seats.extend(who.map(|who| (position, who)));
    }
    found.then_some(seats)
}
