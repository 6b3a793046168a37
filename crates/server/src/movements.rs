//! Movements suggested and boards dealt.

use std::collections::BTreeSet;

use axum::Json;
use axum::extract::{Path, State};
use contract_bridge::Seat;
use openroom_formats::convert::{self, Content, Format};
use openroom_formats::{Fault, Loss, first_faults};
use openroom_laws::log::{Deal, deal_text};
use openroom_movements::generate::{self, NotMade};
use openroom_movements::suggest::{Wish, suggest};
use openroom_movements::swiss::Swiss;
use openroom_movements::{Entrants, Movement, Seats, check};
use openroom_scoring::Exact;
use openroom_scoring::victory_points::{Input, Scale};
use openroom_tournament::entry::Structure;
use openroom_words::movements::title;
use openroom_words::words::{Language, Message};
use serde_json::{Value, json};

use crate::access::{Actor, Rank};
use crate::api;
use crate::app::App;
use crate::events;
use crate::problem::{Answer, Problem};
use crate::said::{Reader, Said, in_words};
use crate::secrets;

/// Movements that fit, the best first.
#[utoipa::path(post, path = "/movements/suggest", tag = "events", request_body = api::Suggest, responses((status = 200, body = Vec<api::Offer>)), security(("cookie" = []), ("token" = [])))]
pub async fn suggestions(
    actor: Actor,
    reader: Reader,
    Json(wish): Json<api::Suggest>,
) -> Answer<Json<Vec<api::Offer>>> {
    actor.must_be(Rank::Director)?;
    let sound = (2..=400).contains(&wish.contestants)
        && (1..=200).contains(&wish.boards)
        && wish.minutes.is_none_or(|minutes| minutes <= 6000);
    if !sound {
        return Err(Problem::unsound(Message::ServeSessionSize));
    }
    let work = move || offers(&wish, reader.language);
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(Problem::ours)?.map(Json)
}

/// How many movements are offered.
const OFFERS: usize = 6;
/// Half minutes for a board, moving included.
const A_BOARD: u32 = 15;

/// A movement that is offered.
struct Made {
    movement: Movement,
    /// Boards in a round.
    per_round: u32,
    structure: Structure,
    /// How many rounds are meant to be played; the plan of a Swiss has the first only.
    rounds: usize,
}

impl Made {
    fn new(movement: Movement, per_round: u32, structure: Structure) -> Self {
        Self {
            rounds: movement.rounds.len(),
            movement,
            per_round,
            structure,
        }
    }
}

fn offers(wish: &api::Suggest, language: Language) -> Result<Vec<api::Offer>, Problem> {
    let refused = |error: NotMade| Problem::unsound(error.said());
    // What cannot be played in the time is not offered.
    let minutes = wish.minutes.unwrap_or(wish.boards * A_BOARD.div_ceil(2));
    let boards = wish.boards.min(2 * minutes / A_BOARD);
    if boards == 0 {
        return Err(Problem::unsound(Message::ServeSessionSize));
    }
    let found = match wish.kind.as_deref() {
        None | Some("pairs") => pairs(wish, minutes, boards).map_err(refused)?,
        Some("teams") => teams(wish.contestants, boards)?,
        Some("individual") => individual(wish.contestants, boards).map_err(refused)?,
        Some(_) => {
            return Err(Problem::malformed(Message::ServeKind));
        }
    };
    Ok(found.iter().map(|made| offer(made, language)).collect())
}

/// The best of each name, and of those with one and with two rankings at least one each, if there are.
fn pairs(wish: &api::Suggest, minutes: u32, boards: u32) -> Result<Vec<Made>, NotMade> {
    let all = suggest(Wish {
        pairs: wish.contestants,
        boards: wish.boards,
        minutes,
        half_minutes_a_board: A_BOARD,
    })?;
    let mut names = BTreeSet::new();
    let mut best: Vec<_> = all.into_iter().collect();
    best.retain(|offer| names.insert(offer.movement.name.clone()));
    for winners in [1, 2] {
        let at = best
            .iter()
            .position(|offer| offer.figures.winners == winners);
        if let Some(at) = at.filter(|&at| at >= OFFERS) {
            let kept = best.remove(at);
            best.insert(OFFERS - 1, kept);
        }
    }
    best.truncate(OFFERS);
    let mut found: Vec<Made> = best
        .into_iter()
        .map(|offer| Made::new(offer.movement, offer.per_round, Structure::Field))
        .collect();
    found.extend(swiss(Entrants::Pairs, wish.contestants, boards));
    Ok(found)
}

fn teams(count: u32, boards: u32) -> Result<Vec<Made>, Problem> {
    let refused = |error: NotMade| Problem::unsound(error.said());
    if count == 2 {
        let stanza = (boards / 2).max(1);
        let movement = generate::head_to_head(2, stanza).map_err(refused)?;
        return Ok(vec![Made::new(movement, stanza, Structure::Field)]);
    }
    let rounds = count - 1 + count % 2;
    let mut found: Vec<Made> = Vec::new();
    if boards >= rounds {
        let per_match = boards / rounds;
        let movement = generate::round_robin(count, per_match).map_err(refused)?;
        found.push(Made::new(movement, per_match, Structure::RoundRobin));
    }
    found.extend(swiss(Entrants::Teams, count, boards));
    match found.is_empty() {
        false => Ok(found),
        true => {
            let needed = vec![("teams", count.to_string()), ("boards", rounds.to_string())];
            let said = Said::Message(Message::ServeTooFewBoards, needed);
            Err(Problem::unsound(said))
        }
    }
}

/// A Swiss with matches of four to eight boards, as long as they can be with three rounds or more: its first round, drawn by
/// number. The others are drawn when it is known who stands where.
fn swiss(entrants: Entrants, count: u32, boards: u32) -> Option<Made> {
    let most = Swiss::rounds_without_rematch(count);
    let per_round = (4..=8)
        .rev()
        .find(|per| (3..=most).contains(&(boards / per)))?;
    let mut swiss = Swiss::new(count);
    let ranking: Vec<u32> = (1..=count).collect();
    let first = swiss.pair(&ranking).ok()?;
    swiss.play(&first);
    let rounds = boards / per_round;
    let mut movement = swiss.movement(entrants, per_round);
    movement.name = format!("Swiss, {count} {entrants}, {rounds} rounds");
    movement.planned = Some(rounds);
    let rounds = usize::try_from(rounds).ok()?;
    Some(Made {
        rounds,
        ..Made::new(movement, per_round, Structure::Swiss)
    })
}

/// Individuals: as many rounds as there are partners, or as fit.
fn individual(players: u32, boards: u32) -> Result<Vec<Made>, NotMade> {
    let most = players - u32::from(players.is_multiple_of(4));
    let mut found: Vec<(u32, Made)> = Vec::new();
    let mut last = None;
    for per_round in 1..=4.min(boards) {
        let rounds = most.min(boards / per_round).max(1);
        match generate::individual(players, Some(rounds), per_round) {
            Ok(movement) => {
                let made = Made::new(movement, per_round, Structure::Field);
                found.push((boards - rounds * per_round, made));
            }
            Err(error) => last = Some(error),
        }
    }
    // Those that leave the fewest boards out come first, and of these the ones with the most partners.
    found.sort_by_key(|(left_out, _)| *left_out);
    match last.filter(|_| found.is_empty()) {
        Some(error) => Err(error),
        None => Ok(found.into_iter().map(|(_, made)| made).take(3).collect()),
    }
}

/// Who sits at a table of a movement, and with which boards.
pub fn cell(table: &openroom_movements::Table) -> api::Cell {
    let mut cell = api::Cell {
        table: table.name(),
        boards: table.boards.to_string(),
        ..api::Cell::default()
    };
    match table.seats {
        Seats::Sides { ns, ew } => (cell.ns, cell.ew) = (ns, ew),
        Seats::Players { n, e, s, w } => {
            (cell.n, cell.e, cell.s, cell.w) = (Some(n), Some(e), Some(s), Some(w));
        }
    }
    cell
}

fn offer(made: &Made, language: Language) -> api::Offer {
    let Made {
        movement,
        per_round,
        structure,
        rounds,
    } = made;
    let figures = check(movement).figures;
    let is_swiss = *structure == Structure::Swiss;
    let boards = u32::try_from(*rounds).unwrap_or(u32::MAX) * per_round;
    let by_teams = movement.entrants == Entrants::Teams;
    // The plan keeps the name by which every language knows it: it is told in the words of whoever reads it.
    api::Offer {
        plan: movement.to_yaml(),
        title: in_words(language, |words| title(&movement.name, words)),
        structure: *structure,
        scales: scales(by_teams, is_swiss, *per_round),
        rounds: *rounds,
        tables: figures.tables,
        boards: *per_round,
        total_boards: match is_swiss {
            true => rounds * figures.boards,
            false => figures.boards,
        },
        minutes: (boards * A_BOARD).div_ceil(2),
        winners: if is_swiss { 1 } else { figures.winners },
        sat_out: sat_out(movement),
        grid: movement
            .rounds
            .iter()
            .map(|round| round.tables.iter().map(cell).collect())
            .collect(),
    }
}

/// The most contestants that have no play in one round.
fn sat_out(movement: &Movement) -> usize {
    let idle = |round: &openroom_movements::Round| {
        let played = round.tables.iter().filter(|table| table.is_played());
        let playing: BTreeSet<u32> = played
            .flat_map(|table| match table.seats {
                Seats::Sides { ns, ew } => vec![ns, ew],
                Seats::Players { n, e, s, w } => [n, e, s, w].map(Some).to_vec(),
            })
            .flatten()
            .collect();
        (movement.contestants as usize).saturating_sub(playing.len())
    };
    movement.rounds.iter().map(idle).max().unwrap_or(0)
}

/// The scales of victory points for matches of that length.
fn scales(by_teams: bool, is_swiss: bool, boards: u32) -> Vec<String> {
    let wanted = match by_teams {
        true => Input::Imps,
        false => Input::Percent,
    };
    let mut names = Scale::names();
    // What is used the world over comes first.
    names.sort_by_key(|name| !name.starts_with("wbf"));
    names
        .into_iter()
        .filter(|_| by_teams || is_swiss)
        .filter(|name| !name.contains("teams8") && !name.contains("triangle"))
        .filter(|name| {
            let scale = Scale::named(name).filter(|scale| scale.input() == wanted);
            scale.is_some_and(|scale| scale.vps(&Exact::ZERO, boards).is_ok())
        })
        .map(str::to_owned)
        .collect()
}

/// Deals the boards of a session, or takes them from a file.
#[utoipa::path(post, path = "/events/{id}/deal", tag = "events", params(("id" = String, Path, description = "The event")), request_body = api::DealWish, responses((status = 200, body = api::Dealt)), security(("cookie" = []), ("token" = [])))]
pub async fn deal(
    State(app): State<App>,
    Path(id): Path<String>,
    actor: Actor,
    Json(wish): Json<api::DealWish>,
) -> Answer<Json<api::Dealt>> {
    actor.must_be(Rank::Director)?;
    let live = app.event(&id).await?;
    let deals = match (wish.pbn, wish.lin, wish.boards) {
        (Some(text), None, None) => imported(text, Format::Pbn).await?,
        (None, Some(text), None) => imported(text, Format::Lin).await?,
        (None, None, Some(count @ 1..=200)) => (1..=count)
            .map(|board| {
                Ok((
                    board.to_string(),
                    json!((app.deal)().map_err(Problem::ours)?),
                ))
            })
            .collect::<Result<_, Problem>>()?,
        _ => {
            return Err(Problem::malformed(Message::ServeDealWhat));
        }
    };
    let count = deals.len();
    let numbers: Vec<&str> = deals.keys().map(String::as_str).collect();
    let mut dealt = json!({"boards": numbers.join(", "), "deals": deals});
    if let Some(session) = wish.session {
        dealt["session"] = json!(session);
    }
    let action = json!({"dealt": dealt});
    let key = secrets::secret()?;
    let version = events::write(&app, &actor, &live, &key, &action, None, None, None).await?;
    Ok(Json(api::Dealt {
        version,
        boards: count,
    }))
}

/// The hands of each board of a file.
async fn imported(text: String, format: Format) -> Result<serde_json::Map<String, Value>, Problem> {
    let work = move || convert::whole(text.as_bytes(), format).map(hands_of);
    let done = tokio::task::spawn_blocking(work).await;
    let read = done.map_err(Problem::ours)?;
    let deals = read
        .and_then(|hands| hands)
        .map_err(|faults| Problem::unsound(first_faults(&faults)))?;
    match deals.is_empty() {
        false => Ok(deals),
        true => Err(Problem::unsound(Message::ServeNoHands)),
    }
}

fn hands_of(
    (content, _): (Content, Vec<Loss>),
) -> Result<serde_json::Map<String, Value>, Vec<Fault>> {
    let mut deals = serde_json::Map::new();
    if let Some(games) = content.boards() {
        for game in games {
            let (game, _) = game?;
            if let Some(board) = game.number.filter(|_| game.deal != Deal::UNKNOWN) {
                deals.insert(board.to_string(), json!(deal_text(&game.deal, Seat::North)));
            }
        }
    }
    Ok(deals)
}
