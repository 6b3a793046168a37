//! Movements suggested and boards dealt.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, Query};
use contract_bridge::Seat;
use openroom_formats::convert::{self, Content, Faulty, Format, Unread};
use openroom_formats::loss::Lost;
use openroom_formats::{Fault, Loss, first_faults};
use openroom_laws::log::{Deal, deal_text};
use openroom_movements::{Boards, Entrants, Factored, Movement, Seats, check, generate};
use openroom_movements::{Course, Programme, Wish, in_sections, programmes};
use openroom_scoring::event::Method;
use openroom_tournament::Action;
use openroom_tournament::entry::{Dealt, EventKind, Structure};
use openroom_tournament::regulations::{Chooser, KnownSetting};
use openroom_words::losses;
use openroom_words::movements::{factored, title};
use openroom_words::words::{Language, Message};

use crate::access::{Actor, Rank};
use crate::api;
use crate::app::App;
use crate::aside::aside;
use crate::events;
use crate::problem::{Answer, Problem};
use crate::said::{Reader, in_words};
use crate::{secrets, sent};

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
    aside(work).await?.map(Json)
}

/// Half minutes for a board, moving included, if nobody says otherwise.
const A_BOARD: u32 = 15;

fn pace(asked: Option<u32>) -> Result<u32, Problem> {
    match asked.unwrap_or(A_BOARD) {
        pace @ 4..=60 => Ok(pace),
        _ => Err(Problem::unsound(Message::ServeSessionSize)),
    }
}

fn offers(wish: &api::Suggest, language: Language) -> Result<Vec<api::Offer>, Problem> {
    let entrants = match wish.kind.as_deref() {
        None | Some("pairs") => Entrants::Pairs,
        Some("teams") => Entrants::Teams,
        Some("individual") => Entrants::Players,
        Some(_) => return Err(Problem::malformed(Message::ServeKind)),
    };
    let pace = pace(wish.half_minutes_a_board)?;
    let minutes = wish.minutes.unwrap_or((wish.boards * pace).div_ceil(2));
    if 2 * minutes < pace {
        return Err(Problem::unsound(Message::ServeSessionSize));
    }
    let asked = Wish {
        pairs: wish.contestants,
        boards: wish.boards,
        minutes,
        half_minutes_a_board: pace,
        sections: None,
    };
    let found = match wish.sections.as_deref() {
        Some(sizes @ [_, _, ..]) => {
            let whole = sizes
                .iter()
                .try_fold(0_u32, |sum, &size| sum.checked_add(size));
            if entrants != Entrants::Pairs || whole != Some(wish.contestants) {
                return Err(Problem::unsound(Message::ServeSectionSizes));
            }
            in_sections(sizes, asked)
        }
        Some([_]) => programmes(
            entrants,
            Wish {
                sections: Some(1),
                ..asked
            },
        ),
        _ => programmes(entrants, asked),
    };
    let found = found.map_err(|error| Problem::unsound(error.said()))?;
    let offers = found.iter().map(|made| offer(made, pace, language));
    Ok(offers.collect())
}

/// The settings of an event that can be chosen, with what the presets have: those that say anything for an event of that kind.
#[utoipa::path(get, path = "/settings", tag = "events", params(api::SettingsAsked), responses((status = 200, body = Vec<KnownSetting>)))]
pub async fn settings(Query(asked): Query<api::SettingsAsked>) -> Answer<Json<Vec<KnownSetting>>> {
    let wrong = || Problem::malformed(Message::ServeNoSuchSettings);
    let method = asked.method.as_deref().unwrap_or("matchpoints");
    let chooser = Chooser {
        kind: asked.kind.unwrap_or(EventKind::Pairs),
        structure: asked.structure.unwrap_or(Structure::Field),
        method: method.parse().map_err(|_| wrong())?,
        boards: asked.boards.unwrap_or(8).clamp(1, 200),
    };
    Ok(Json(chooser.settings()))
}

/// What the checker says of a movement from a file, or of several as the sections of one event.
#[utoipa::path(post, path = "/movements/check", tag = "events", request_body = api::OwnMovement, responses((status = 200, body = api::Verdict)), security(("cookie" = []), ("token" = [])))]
pub async fn own(
    actor: Actor,
    reader: Reader,
    Json(own): Json<api::OwnMovement>,
) -> Answer<Json<api::Verdict>> {
    actor.must_be(Rank::Director)?;
    let pace = pace(own.half_minutes_a_board)?;
    let work = move || verdict(&own.plans, pace, reader.language);
    Ok(Json(aside(work).await?))
}

fn verdict(plans: &[String], pace: u32, language: Language) -> api::Verdict {
    let told = |said: &openroom_said::Said| in_words(language, |words| words.said(said));
    let mut verdict = api::Verdict {
        faults: Vec::new(),
        contestants: 0,
        kind: None,
        offer: None,
    };
    let mut parts = Vec::new();
    for plan in plans {
        match Movement::read(plan) {
            Ok(movement) => parts.push(movement),
            Err(error) => verdict.faults.push(told(&error.said())),
        }
    }
    let whole = match &parts[..] {
        _ if !verdict.faults.is_empty() => return verdict,
        [one] => Ok(one.clone()),
        parts => generate::sections(parts),
    };
    let movement = match whole {
        Ok(movement) => movement,
        Err(error) => {
            verdict.faults.push(told(&error.said()));
            return verdict;
        }
    };
    verdict.contestants = movement.contestants;
    verdict.kind = Some(match movement.entrants {
        Entrants::Pairs => EventKind::Pairs,
        Entrants::Teams => EventKind::Teams,
        Entrants::Players => EventKind::Individual,
    });
    let faults = check(&movement).faults;
    verdict.faults = faults
        .iter()
        .take(MOST_FAULTS)
        .map(|fault| told(&fault.said()))
        .collect();
    verdict.offer = faults
        .is_empty()
        .then(|| offer(&Programme::own(movement), pace, language));
    verdict
}

/// So many faults of a movement are told: the first of them say what is wrong.
const MOST_FAULTS: usize = 20;

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

fn offer(made: &Programme, pace: u32, language: Language) -> api::Offer {
    let movement = &made.movement;
    let (played_least, played_most) = made.played();
    let structure = match made.course {
        Course::Field => Structure::Field,
        Course::RoundRobin => Structure::RoundRobin,
        Course::Swiss => Structure::Swiss,
    };
    let chooser = Chooser {
        kind: match movement.entrants {
            Entrants::Teams => EventKind::Teams,
            _ => EventKind::Pairs,
        },
        structure,
        method: Method::default(),
        boards: made.per_round,
    };
    // The plan keeps the name by which every language knows it: it is told in the words of whoever reads it.
    api::Offer {
        plan: movement.to_yaml(),
        title: in_words(language, |words| title(&movement.name, words)),
        structure,
        scales: chooser.scales().into_iter().map(str::to_owned).collect(),
        rounds: made.rounds as usize,
        tables: check(movement).figures.tables,
        boards: made.per_round,
        total_boards: made.boards(),
        minutes: made.rounds * made.round_minutes(pace),
        round_minutes: made.round_minutes(pace),
        winners: made.winners(),
        sat_out: made.sat_out(),
        played_least,
        played_most,
        copies: made.copies(),
        sections: made.sections(),
        factored: in_words(language, |words| {
            let found = match made.course {
                Course::Field => movement.factored(),
                // Matches are not compared board by board over the room.
                Course::RoundRobin | Course::Swiss => Factored::default(),
            };
            factored(found, words)
        }),
        top: top(movement),
        grid: movement
            .rounds
            .iter()
            .map(|round| round.tables.iter().map(cell).collect())
            .collect(),
    }
}

/// The top on the board that is played most often, in matchpoints.
fn top(movement: &Movement) -> String {
    let mut played = BTreeMap::<u32, u32>::new();
    for table in movement.rounds.iter().flat_map(|round| &round.tables) {
        for board in &table.boards.0 {
            *played.entry(*board).or_default() += 1;
        }
    }
    let most = played.into_values().max().unwrap_or(0);
    let win = openroom_scoring::settings::Settings::default().win;
    openroom_scoring::matchpoints::top(most, win).to_string()
}

/// Deals the boards of a session, or takes them from a file.
#[utoipa::path(post, path = "/events/{id}/deal", tag = "events", params(("id" = String, Path, description = "The event")), request_body = api::DealWish, responses((status = 200, body = api::Dealt)), security(("cookie" = []), ("token" = [])))]
pub async fn deal(
    app: App,
    Path(id): Path<String>,
    reader: Reader,
    actor: Actor,
    Json(wish): Json<api::DealWish>,
) -> Answer<Json<api::Dealt>> {
    actor.must_be(Rank::Director)?;
    let live = app.event(&id).await?;
    let faulty = match wish.skip_faulty {
        Some(true) => Faulty::LeftOut,
        _ => Faulty::Refused,
    };
    let Hands { deals, left_out } = match (wish.pbn, wish.lin, wish.boards) {
        (Some(text), None, None) => imported(text, Format::Pbn, faulty).await?,
        (None, Some(text), None) => imported(text, Format::Lin, faulty).await?,
        (None, None, Some(count @ 1..=200)) => (1..=count)
            .map(|board| Ok((board, (app.deal)().map_err(Problem::ours)?)))
            .collect::<Result<_, Problem>>()
            .map(Hands::dealt)?,
        _ => {
            return Err(Problem::malformed(Message::ServeDealWhat));
        }
    };
    let count = deals.len();
    // A file may have numbers that no log takes.
    let action = sent::reread(&Action::Dealt(Dealt {
        session: wish.session.unwrap_or(1),
        boards: Boards(deals.keys().copied().collect()),
        deals,
        sealed: false,
        seal: None,
    }))?;
    let key = secrets::secret()?;
    let version = events::write(&app, &actor, &live, &key, &action, None, None, None).await?;
    let left_out = in_words(reader.language, |words| {
        let left_out = left_out.iter().map(|loss| losses::text(loss, words));
        left_out.collect()
    });
    Ok(Json(api::Dealt {
        version,
        boards: count,
        left_out,
    }))
}

/// The hands of boards by their numbers, and the boards of the file that were left out.
#[derive(Default)]
struct Hands {
    deals: BTreeMap<u32, String>,
    left_out: Vec<Loss>,
}

impl Hands {
    const fn dealt(deals: BTreeMap<u32, String>) -> Self {
        Self {
            deals,
            left_out: Vec::new(),
        }
    }
}

/// The hands of each board of a file.
async fn imported(text: String, format: Format, faulty: Faulty) -> Result<Hands, Problem> {
    let work = move || convert::sift(text.as_bytes(), format, faulty).and_then(hands_of);
    let read = aside(work).await?;
    let hands = read.map_err(|faults| Problem::unsound(first_faults(&faults)))?;
    match hands.deals.is_empty() {
        false => Ok(hands),
        true => Err(Problem::unsound(Message::ServeNoHands)),
    }
}

fn hands_of((content, losses): (Content, Vec<Loss>)) -> Result<Hands, Vec<Fault>> {
    let mut hands = Hands::default();
    let mut left_out = losses;
    for (i, game) in content.boards().into_iter().flatten().enumerate() {
        let game = match game {
            Ok((game, _)) => game,
            Err(Unread::LeftOut(loss)) => {
                left_out.push(loss);
                continue;
            }
            Err(Unread::Wrong(faults)) => return Err(faults),
        };
        if game.deal == Deal::UNKNOWN {
            continue;
        }
        match game.number {
            Some(board) => {
                let deal = deal_text(&game.deal, Seat::North);
                // Both rooms of a match have the board; other hands under its number are another matter.
                let known = hands.deals.entry(board).or_insert_with(|| deal.clone());
                if *known != deal {
                    left_out.push(Loss::new(game.source(i), Lost::OtherHands));
                }
            }
            None => left_out.push(Loss::new(game.source(i), Lost::NoBoardNumber)),
        }
    }
    left_out.retain(|loss| {
        let what = &loss.what;
        matches!(
            what,
            Lost::Faulty(_) | Lost::NoBoardNumber | Lost::OtherHands
        )
    });
    hands.left_out = left_out;
    Ok(hands)
}
