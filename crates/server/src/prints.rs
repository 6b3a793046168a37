//! What the event hands out on paper: the documents of crate `printing`, as PDF and HTML.

use std::collections::{BTreeMap, HashMap};
use std::sync::Mutex;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{Path, Query};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use openroom_analysis::double_dummy;
use openroom_laws::Board;
use openroom_laws::log::Deal;
use openroom_movements::{Boards, Entrants, Movement, Round, Seats, Table};
use openroom_printing::document::{Block, Line};
use openroom_printing::hand_records::{self, RecordedBoard};
use openroom_printing::movement_cards::{self, Names};
use openroom_printing::results::Scored;
use openroom_printing::{
    Document, Format, Paper, Settings, Words, appeal, ranking, scorecards, table_cards, travellers,
};
use openroom_tournament::entry::EventKind;
use openroom_tournament::state::{Sitting, Status, TableRound};
use openroom_tournament::{Scorable, Tournament};
use openroom_words::words::{Language, Message};
use serde::Deserialize;
use tokio::sync::Semaphore;
use utoipa::IntoParams;

use crate::access::{Actor, Rank, may_judge};
use crate::api;
use crate::app::App;
use crate::aside::aside;
use crate::events::{results_for, visible};
use crate::home;
use crate::live::held;
use crate::problem::{Answer, Problem};
use crate::record;
use crate::results::{looked, sees_hands};
use crate::said::Reader;
use crate::solver::Solved;
use crate::tables;
use crate::veil::Sight;

/// A printed page may have a style of its own, and nothing else.
const PAPER_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/// So long a request for hand records waits for double dummy.
const PATIENCE: Duration = Duration::from_secs(20);

/// How a document is wanted.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Looks {
    /// `pdf`, if nothing is said, or `html`.
    #[serde(default)]
    #[param(value_type = Option<api::PrintFormat>)]
    format: Option<String>,
    /// `a4`, if nothing is said, or `letter`.
    #[serde(default)]
    #[param(value_type = Option<api::PrintPaper>)]
    paper: Option<String>,
    /// `en`, `pt`, `es`, `it` or `ro`; without it, the language that the request asks for.
    #[serde(default)]
    language: Option<String>,
    /// Each suit in a colour of its own.
    #[serde(default)]
    four_colours: Option<bool>,
    /// The session, for boards and movements; the first if nothing is said.
    #[serde(default)]
    session: Option<u16>,
    /// Travellers and scorecards to be filled in by hand.
    #[serde(default)]
    empty: Option<bool>,
    /// Table cards with the codes that stay the same from session to session.
    #[serde(default)]
    lasting: Option<bool>,
    /// Which appeal, counted from 1.
    #[serde(default)]
    appeal: Option<u32>,
    /// The appeal form without names.
    #[serde(default)]
    anonymous: Option<bool>,
}

/// The way in which a document is written.
struct Style {
    format: Format,
    language: Language,
    settings: Settings,
}

impl Looks {
    fn style(&self, reader: Reader) -> Result<Style, Problem> {
        let how = |_: String| Problem::malformed(Message::ServePrintHow);
        let format = self.format.as_deref().unwrap_or("pdf");
        let paper = self.paper.as_deref().unwrap_or("a4");
        let language = match &self.language {
            None => reader.language,
            Some(code) => code
                .parse()
                .map_err(|_: String| Problem::malformed(Message::ServeLanguage))?,
        };
        Ok(Style {
            format: format.parse().map_err(how)?,
            language,
            settings: Settings {
                paper: paper.parse::<Paper>().map_err(how)?,
                four_colours: self.four_colours.unwrap_or(false),
            },
        })
    }
}

/// Makes a document once its words are there.
type Make = Box<dyn FnOnce(&Words) -> Result<Document, Problem> + Send>;

/// A document of the event, to be printed.
///
/// The movement and the guide cards are for everybody. The ranking is as far as the role sees it; travellers and scorecards with results come once all
/// boards of a session are public, to staff before; empty ones, slips, are for staff. Table cards and the appeal form are for those who rule at the tables.
/// Hand records come once the hands may be seen.
#[utoipa::path(
    get,
    path = "/events/{id}/print/{document}",
    tag = "exports",
    params(("id" = String, Path, description = "The event"), ("document" = api::PrintDocument, Path, description = "Which document"), Looks),
    responses(
        (status = 200, description = "The document", content((String = "application/pdf"), (String = "text/html"))),
        (status = 503, description = "Double dummy is still being worked out; `retry_after` says how many seconds to wait", body = api::Problem),
    ),
    security((), ("cookie" = []), ("token" = []))
)]
pub async fn print(
    app: App,
    Path((id, document)): Path<(String, String)>,
    Query(looks): Query<Looks>,
    reader: Reader,
    actor: Actor,
) -> Answer<Response> {
    let style = looks.style(reader)?;
    let live = app.event(&id).await?;
    let sight = Sight::of(&app, &live, &actor, Some(style.language)).await?;
    let (event, version) = live.now().await;
    let (event, named) = (sight.over(event), sight.tag());
    let at = record::head(&app, &id, version).await?;
    let make = made(&app, &id, &event, &actor, &document, &looks, at).await?;
    let club = home::profile(&app).await?;
    let (logo_tag, logo) = home::logo_printed(&app).await?.unzip();
    let format = style.format;
    // What those see who do not run the event is the same for all of them, and made once.
    let key = (!actor.is_staff()).then(|| {
        let language = style.language.code();
        // Of what was asked only what tells documents for everybody apart, so that nobody has one made again and again.
        let sessions = event.state().sessions.len();
        let session = looks.session.filter(|&one| usize::from(one) <= sessions);
        let four_colours = style.settings.four_colours;
        let paper = style.settings.paper;
        format!(
            "{id} {version} {document} {language} {format} {paper:?} {four_colours} {session:?} {named} {} {}",
            club.name,
            logo_tag.unwrap_or_default(),
        )
    });
    let day = event
        .state()
        .first_day()
        .or(live.created().await.get(..10).map(str::to_owned));
    let head = move |document: &mut Document, words: &Words| {
        // What says already whose it is and when it was played is not told again; cards to be cut have no head.
        let day = day
            .map(|day| words.day(&day))
            .filter(|day| !document.subtitle.contains(day));
        let club =
            Some(club.name).filter(|name| !name.is_empty() && !document.subtitle.contains(name));
        let parts = [club, day, Some(std::mem::take(&mut document.subtitle))];
        let parts: Vec<String> = parts
            .into_iter()
            .flatten()
            .filter(|part| !part.is_empty())
            .collect();
        document.subtitle = parts.join(" · ");
        document.logo = logo;
    };
    let make: Make = Box::new(move |words| {
        let mut document = make(words)?;
        head(&mut document, words);
        Ok(document)
    });
    let bytes = app.printed.made(key, style, make).await?;
    Ok(answered(bytes, &format!("{id}-{document}"), format))
}

/// A document as it is sent.
fn answered(bytes: Bytes, name: &str, format: Format) -> Response {
    let name = format!("inline; filename=\"{name}.{format}\"");
    let mut response = bytes.into_response();
    let headers = response.headers_mut();
    let kind = HeaderValue::from_static(format.content_type());
    headers.insert(header::CONTENT_TYPE, kind);
    if let Ok(name) = HeaderValue::from_str(&name) {
        headers.insert(header::CONTENT_DISPOSITION, name);
    }
    let policy = HeaderValue::from_static(PAPER_POLICY);
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    response
}

/// The system card of the robots, for whoever plays against them: what their rules make of the first calls.
#[utoipa::path(
    get,
    path = "/robots/system-card",
    tag = "play",
    params(Looks),
    responses((status = 200, description = "The card", content((String = "application/pdf"), (String = "text/html")))),
    security((), ("cookie" = []), ("token" = []))
)]
pub async fn system_card(app: App, Query(looks): Query<Looks>, reader: Reader) -> Answer<Response> {
    let style = looks.style(reader)?;
    let format = style.format;
    let (language, settings) = (style.language.code(), style.settings);
    // It is the same for everybody: made once for each way of writing it.
    let key = format!("system-card {language} {format} {settings:?}");
    let here = app.clone();
    let make: Make = Box::new(move |words| {
        let card = here.played.robots.card();
        Ok(openroom_printing::system_card::document(card, words))
    });
    let bytes = app.printed.made(Some(key), style, make).await?;
    Ok(answered(bytes, "robots-system-card", format))
}

/// So many documents are made at once.
const PRESSES: usize = 2;

/// So many bytes of documents are kept.
const SHELF: usize = 32 * 1024 * 1024;

/// Documents that everybody may have, kept for the next one who asks.
#[derive(Debug)]
pub struct Printed {
    presses: Semaphore,
    shelf: Mutex<HashMap<String, Bytes>>,
}

impl Default for Printed {
    fn default() -> Self {
        Self {
            presses: Semaphore::new(PRESSES),
            shelf: Mutex::default(),
        }
    }
}

impl Printed {
    /// A document: from the shelf if it is there under its key, else made now.
    async fn made(&self, key: Option<String>, style: Style, make: Make) -> Result<Bytes, Problem> {
        let kept = || held(&self.shelf).get(key.as_ref()?).cloned();
        if let Some(bytes) = kept() {
            return Ok(bytes);
        }
        let _press = self.presses.acquire().await.map_err(Problem::ours)?;
        // Whoever was before us at the press may have wanted the same.
        if let Some(bytes) = kept() {
            return Ok(bytes);
        }
        let work = move || written(&style, make);
        let bytes = Bytes::from(aside(work).await??);
        if let Some(key) = key {
            let mut shelf = held(&self.shelf);
            let full = shelf.values().map(Bytes::len).sum::<usize>() + bytes.len();
            if full > SHELF {
                shelf.clear();
            }
            shelf.insert(key, bytes.clone());
        }
        Ok(bytes)
    }

    /// How many are kept.
    #[cfg(test)]
    pub fn kept(&self) -> usize {
        held(&self.shelf).len()
    }
}

fn written(style: &Style, make: Make) -> Result<Vec<u8>, Problem> {
    let code = style.language.code();
    let words = Words::new(style.language);
    let document = make(&words)?;
    openroom_printing::write(&document, style.format, code, style.settings).map_err(Problem::ours)
}

/// What is to be printed, if the role may have it.
async fn made(
    app: &App,
    id: &str,
    event: &Tournament,
    actor: &Actor,
    document: &str,
    looks: &Looks,
    at: (String, u64),
) -> Result<Make, Problem> {
    let session = looks.session.unwrap_or(1);
    let title = title(event, session);
    let empty = looks.empty.unwrap_or(false);
    Ok(match document {
        "hands" => {
            let made = hands(app, event, actor, session, title).await?;
            looked(app, &app.event(id).await?, actor, session, None).await?;
            made
        }
        "movement" => {
            let movement = movement(event, session)?;
            Box::new(move |words| Ok(movement_cards::movement(&movement, &title, words)))
        }
        "guide" => {
            let (movement, names) = (movement(event, session)?, names(event));
            Box::new(move |words| Ok(movement_cards::guide(&movement, &names, &title, words)))
        }
        "slips" => {
            actor.must_be(Rank::Scorer)?;
            let movement = movement(event, session)?;
            Box::new(move |words| {
                let note = on_paper(&at, words);
                Ok(movement_cards::slips(&movement, &title, &note, words))
            })
        }
        "travellers" if empty => {
            actor.must_be(Rank::Scorer)?;
            let movement = movement(event, session)?;
            Box::new(move |words| Ok(travellers::of_movement(&movement, &title, words)))
        }
        "scorecards" if empty => {
            actor.must_be(Rank::Scorer)?;
            let (movement, names) = (movement(event, session)?, names(event));
            Box::new(move |words| Ok(scorecards::of_movement(&movement, &names, &title, words)))
        }
        "travellers" => {
            let event = results_for(event, actor)?;
            Box::new(move |words| Ok(travellers::of_event(scored(event)?.results(), words)))
        }
        "scorecards" => {
            let event = results_for(event, actor)?;
            Box::new(move |words| Ok(scorecards::of_event(scored(event)?.results(), words)))
        }
        "ranking" => {
            let status = status(event);
            let event = event.scorable(visible(event, actor)?);
            Box::new(move |words| {
                let scored = scored(event)?;
                let mut document = ranking::with_status(scored.results(), Some(status), words);
                let note = Line::new(on_paper(&at, words)).size(8.0);
                document
                    .blocks
                    .extend([Block::Space(6.0), Block::Text(note)]);
                Ok(document)
            })
        }
        "tables" => {
            actor.must_be(Rank::Assistant)?;
            let codes = tables::codes_of(app, id, event, looks.lasting.unwrap_or(false)).await?;
            let cards = codes.into_iter().map(|code| (code.table, code.url));
            let cards: Vec<(String, String)> = cards.collect();
            if cards.is_empty() {
                return Err(Problem::missing(Message::ServeNoMovement));
            }
            Box::new(move |words| {
                table_cards::of_tables(&cards, &title, words).map_err(Problem::ours)
            })
        }
        "appeal" => {
            actor.must_be(Rank::Assistant)?;
            // The form has the facts and the hands: who is a party, or has the board to come, leaves it to another Director.
            if let Some(spot) = looks.appeal.and_then(|number| event.appealed(number)) {
                may_judge(actor, event, id, spot)?;
            }
            let form = looks.appeal.and_then(|number| event.appeal_form(number));
            let form = form.ok_or_else(|| Problem::missing(Message::ServeNoAppeal))?;
            let anonymous = looks.anonymous.unwrap_or(false);
            Box::new(move |words| {
                let mut form = appeal::of_log(form);
                form.record = on_paper(&at, words);
                Ok(appeal::document(&form, anonymous, words))
            })
        }
        _ => return Err(Problem::missing(Message::ServeNoDocument)),
    })
}

/// How far the ranking of an event may still change.
pub fn status(event: &Tournament) -> ranking::Status {
    match event.state().status() {
        Status::Official => ranking::Status::Official,
        Status::Final => ranking::Status::Final,
        _ => ranking::Status::Provisional,
    }
}

/// What stands on paper, so that it can be held against the record later: `Record 3f2a 91bc 07de, entry 214`.
fn on_paper((head, entry): &(String, u64), words: &Words) -> String {
    words.tell(
        Message::PrintRecord,
        [("head", head.as_str().into()), ("entry", (*entry).into())],
    )
}

pub fn scored(event: Scorable) -> Result<Scored, Problem> {
    let scored = event
        .score()
        .map_err(|refused| Problem::not_printed(refused.reason))?;
    Ok(Scored {
        event: scored.event,
        scores: scored.scores,
    })
}

async fn hands(
    app: &App,
    event: &Tournament,
    actor: &Actor,
    session: u16,
    title: String,
) -> Result<Make, Problem> {
    if !sees_hands(event, actor, session) {
        return Err(Problem::missing(Message::ServeHandsNotPublic));
    }
    let found = event.state().session(session).map(|session| &session.deals);
    let boards: Vec<(u32, Deal)> = found
        .into_iter()
        .flatten()
        .map(|(&number, &deal)| (number, deal))
        .collect();
    if boards.is_empty() {
        return Err(Problem::missing(Message::ServeNoBoards));
    }
    let deals: Vec<Deal> = boards.iter().map(|&(_, deal)| deal).collect();
    let solved = app.solver.wait(&deals, PATIENCE).await;
    let working = |one: &&Solved| matches!(one, Solved::Working);
    match solved.iter().filter(working).count() {
        0 => {}
        left => return Err(Problem::working(solved.len() - left, solved.len())),
    }
    let recorded: Vec<RecordedBoard> = boards
        .iter()
        .zip(solved)
        .map(|(&(number, deal), solved)| {
            let head = Board::number(number);
            let double_dummy = match solved {
                Solved::Tricks(tricks) => {
                    Some((tricks, double_dummy::par(tricks, head.vul, head.dealer)))
                }
                _ => None,
            };
            RecordedBoard {
                number: number.to_string(),
                dealer: Some(head.dealer),
                vul: Some(head.vul),
                deal,
                double_dummy,
            }
        })
        .collect();
    Ok(Box::new(move |words| {
        Ok(hand_records::document(&recorded, &title, words))
    }))
}

fn title(event: &Tournament, session: u16) -> String {
    let state = event.state();
    let name = state.created.as_ref().map(|created| created.name.as_str());
    let name = name.unwrap_or_default();
    match state.sessions.len() {
        0 | 1 => name.to_owned(),
        _ => format!("{name} ({session})"),
    }
}

/// The people behind the numbers.
fn names(event: &Tournament) -> Names {
    let state = event.state();
    let one = |(&number, contestant): (&u32, &openroom_tournament::state::Contestant)| {
        (number, contestant.title(" – "))
    };
    let all: BTreeMap<u32, String> = state.contestants.iter().map(one).collect();
    Names(all)
}

/// The movement as it is played: by the numbers of the contestants, with whatever has been changed since.
fn movement(event: &Tournament, session: u16) -> Result<Movement, Problem> {
    let state = event.state();
    let missing = || Problem::missing(Message::ServeNoMovement);
    let session = state.session(session).ok_or_else(missing)?;
    let plan = session.movement.as_ref().ok_or_else(missing)?;
    let rounds = session.rounds.iter().zip(1..).map(|(round, turn)| {
        let shares = |name: &str| {
            let planned = plan.rounds.get(turn - 1)?;
            let table = planned.tables.iter().find(|table| table.is_named(name))?;
            Some(table.shares.clone())
        };
        let tables = round.tables.iter();
        Round {
            tables: tables
                .filter_map(|table| seated(table, shares(&table.name).unwrap_or_default()))
                .collect(),
        }
    });
    Ok(Movement {
        entrants: match state.kind() {
            EventKind::Pairs => Entrants::Pairs,
            EventKind::Teams => Entrants::Teams,
            EventKind::Individual => Entrants::Players,
        },
        contestants: state.contestants.keys().max().copied().unwrap_or(0),
        rounds: rounds.collect(),
        ..Movement::clone(plan)
    })
}

/// A table of the movement; nothing if a single player is missing there, who cannot be left out.
fn seated(table: &TableRound, shares: Vec<u32>) -> Option<Table> {
    let section = table.section.as_deref().unwrap_or_default();
    let number = table.name.strip_prefix(section)?;
    let seats = match table.sitting {
        Sitting::Sides([ns, ew]) => Seats::Sides { ns, ew },
        Sitting::Players([n, e, s, w]) => Seats::Players {
            n: n?,
            e: e?,
            s: s?,
            w: w?,
        },
    };
    Some(Table {
        section: table.section.clone(),
        number: number.parse().ok()?,
        seats,
        boards: Boards(table.boards.iter().map(|board| board.board).collect()),
        shares,
    })
}
