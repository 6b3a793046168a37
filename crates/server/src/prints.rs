//! What the event hands out on paper: the documents of crate `printing`, as PDF and HTML.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{Path, Query};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use openroom_analysis::double_dummy;
use openroom_laws::Board;
use openroom_laws::log::Deal;
use openroom_movements::Movement;
use openroom_printing::certificates::{self, About, Which};
use openroom_printing::document::{Block, Line};
use openroom_printing::hand_records::{self, RecordedBoard};
use openroom_printing::instructions::{self, Topic};
use openroom_printing::movement_cards::{self, Names};
use openroom_printing::notices::{self, Essentials};
use openroom_printing::preparing::{self, SetUp};
use openroom_printing::private_form::{self, Facts};
use openroom_printing::results::Scored;
use openroom_printing::{
    Document, Format, Paper, Settings, Words, announcement_cards, appeal, check_slips, conditions,
    prizes, ranking, regulations, report, scorecards, sheets, table_cards, travellers,
};
use openroom_tournament::state::Status;
use openroom_tournament::{Scorable, Spot, Tournament};
use openroom_words::words::{Language, Message};
use serde::Deserialize;
use tokio::sync::Semaphore;
use utoipa::IntoParams;

use crate::access::{Actor, Rank, may_have_log, may_judge};
use crate::api;
use crate::app::App;
use crate::aside::aside;
use crate::events::{results_for, visible};
use crate::home;
use crate::live::held;
use crate::problem::{Answer, Problem};
use crate::record;
use crate::results::{looked, sees_all_hands, sees_hands};
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
    /// Certificates for so many first places of each ranking.
    #[serde(default)]
    first: Option<u32>,
    /// Certificates for the winners: of each ranking, section, stratum and category.
    #[serde(default)]
    winners: Option<bool>,
    /// A certificate for each player.
    #[serde(default)]
    each_player: Option<bool>,
    /// The words of a notice.
    #[serde(default)]
    text: Option<String>,
    /// Other languages for announcements, such as `pt,ro`.
    #[serde(default)]
    also: Option<String>,
    /// When play starts, such as `14:00`: for the set-up list and seat cards.
    #[serde(default)]
    start: Option<String>,
    /// How many qualify: for announcements.
    #[serde(default)]
    qualify: Option<u32>,
    /// The round of a ruling in a match without a Director; without it the form is blank.
    #[serde(default)]
    round: Option<u32>,
    /// Its table.
    #[serde(default)]
    table: Option<String>,
    /// Its board.
    #[serde(default)]
    board: Option<u32>,
}

/// The way in which a document is written.
struct Style {
    format: Format,
    language: Language,
    settings: Settings,
}

impl Looks {
    /// For which places there are certificates.
    pub fn which(&self) -> Which {
        Which {
            first: self.first,
            winners: self.winners.unwrap_or(false),
            each_player: self.each_player.unwrap_or(false),
        }
    }

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

/// A time of day as it was asked for, and three hours before it (White Book 121.1); empty where nothing was asked.
fn hours(start: Option<&str>) -> Result<[String; 2], Problem> {
    let Some(start) = start.filter(|start| !start.is_empty()) else {
        return Ok([String::new(), String::new()]);
    };
    let malformed = || Problem::malformed(Message::ServePrintHow);
    let (hours, minutes) = start.split_once(':').ok_or_else(malformed)?;
    let number = |text: &str| text.parse::<u32>().map_err(|_| malformed());
    let (hours, minutes) = (number(hours)?, number(minutes)?);
    if hours > 23 || minutes > 59 {
        return Err(malformed());
    }
    let clock = |hours: u32| format!("{hours:02}:{minutes:02}");
    Ok([clock(hours), clock((hours + 21) % 24)])
}

/// Languages after the first.
fn languages(first: Language, also: Option<&str>) -> Result<Vec<Language>, Problem> {
    let mut all = vec![first];
    for code in also.into_iter().flat_map(|all| all.split(',')) {
        let code = code.trim();
        if code.is_empty() {
            continue;
        }
        let malformed = |_: String| Problem::malformed(Message::ServeLanguage);
        let language = code.parse().map_err(malformed)?;
        if !all.contains(&language) {
            all.push(language);
        }
    }
    Ok(all)
}

/// Makes a document once its words are there.
type Make = Box<dyn FnOnce(&Words) -> Result<Document, Problem> + Send>;

/// A document of the event, to be printed.
///
/// The movement and the guide cards are for everybody. The ranking is as far as the role sees it; travellers and scorecards with results come once all
/// boards of a session are public, to staff before; empty ones, slips, are for staff. Table cards and the appeal form are for those who rule at the tables.
/// Hand records come once the hands may be seen. What is prepared before play is for staff, check slips for a Director who does not play;
/// good manners, announcement cards and the blank form of a private ruling are for everybody.
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

/// A document for one person, which is not kept.
pub async fn private(
    app: &App,
    looks: &Looks,
    reader: Reader,
    name: &str,
    make: impl FnOnce(&Words) -> Result<Document, Problem> + Send + 'static,
) -> Answer<Response> {
    let style = looks.style(reader)?;
    let format = style.format;
    let make: Make = Box::new(make);
    let bytes = app.printed.made(None, style, make).await?;
    Ok(answered(bytes, name, format))
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
        "certificates" => {
            actor.must_be(Rank::Scorer)?;
            let (which, scorable) = (looks.which(), event.scorable(visible(event, actor)?));
            let (event, of_club) = (event.clone(), about_club(app).await?);
            Box::new(move |words| {
                let mut about = About {
                    club: of_club.club,
                    logo: of_club.logo,
                    ..About::of_log(&event, words)
                };
                about.notes.push(on_paper(&at, words));
                let made =
                    certificates::of_event(scored(scorable)?.results(), which, &about, words);
                made.ok_or_else(nobody)
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
        "regulations" => {
            let event = event.clone();
            Box::new(move |words| {
                let mut document = regulations::document(&event, words);
                let note = Line::new(on_paper(&at, words)).size(8.0);
                document
                    .blocks
                    .extend([Block::Space(6.0), Block::Text(note)]);
                Ok(document)
            })
        }
        "hearings" => {
            actor.must_be(Rank::Assistant)?;
            let event = event.clone();
            Box::new(move |words| Ok(sheets::hearings(&event, words)))
        }
        "deposits" => {
            actor.must_be(Rank::Director)?;
            let event = event.clone();
            Box::new(move |words| Ok(sheets::deposits(&event, words)))
        }
        // They are for the players: nothing in them is about anybody.
        "conditions" => {
            let event = event.clone();
            Box::new(move |words| Ok(conditions::document(&event, words)))
        }
        "differences" => {
            actor.must_be(Rank::Scorer)?;
            let event = event.clone();
            Box::new(move |words| Ok(conditions::differences(&event, words)))
        }
        "closing" => {
            actor.must_be(Rank::Scorer)?;
            let event = event.clone();
            Box::new(move |words| Ok(report::closing(&event, words)))
        }
        "prizes" => {
            actor.must_be(Rank::Scorer)?;
            let event = event.clone();
            Box::new(move |words| {
                let now = event
                    .prizes()
                    .map_err(|refused| Problem::not_printed(refused.reason))?;
                Ok(prizes::document(&event, &now, words))
            })
        }
        // It has the recorded hands and all rulings: who plays leaves it to another Director until play is over.
        "report" => {
            actor.must_be(Rank::Director)?;
            may_have_log(actor, event, id)?;
            sees_all_hands(event, actor)?;
            let event = event.clone();
            Box::new(move |words| {
                let scored = scored(event.scorable(None))?;
                let now = event
                    .prizes()
                    .map_err(|refused| Problem::not_printed(refused.reason))?;
                Ok(report::document(&event, scored.results(), &now, words))
            })
        }
        // They hold hands and what was found in cases: who plays leaves them to another Director.
        "recorded" => {
            actor.must_be(Rank::Director)?;
            may_have_log(actor, event, id)?;
            sees_all_hands(event, actor)?;
            let event = event.clone();
            Box::new(move |words| {
                let hands = event.recorded_hands();
                Ok(sheets::recorded(&event, &hands, words))
            })
        }
        _ => return before_play(event, id, actor, document, looks, at),
    })
}

/// What is prepared before play, if the role may have it.
fn before_play(
    event: &Tournament,
    id: &str,
    actor: &Actor,
    document: &str,
    looks: &Looks,
    at: (String, u64),
) -> Result<Make, Problem> {
    let session = looks.session.unwrap_or(1);
    let title = title(event, session);
    Ok(match document {
        "behaviour" => Box::new(|words| Ok(instructions::document(Topic::Behaviour, words))),
        "announcement-cards" => Box::new(|words| Ok(announcement_cards::document(words))),
        "private-ruling" => return private_ruling(event, id, actor, looks, at),
        "preparations" => {
            actor.must_be(Rank::Scorer)?;
            let size = preparing::size_of(&movement(event, session)?);
            let created = event.state().created.as_ref();
            let sessions = created.map_or(1, |created| created.sessions);
            Box::new(move |words| Ok(preparing::preparations(size, sessions, &title, words)))
        }
        "set-up" => {
            // What somebody needs is for those who arrange it.
            actor.must_be(Rank::Scorer)?;
            let movement = movement(event, session)?;
            let about = SetUp {
                title,
                start: hours(looks.start.as_deref())?,
                names: names(event),
                needs: preparing::needs_of(event),
                across: 4,
            };
            Box::new(move |words| Ok(preparing::set_up(&movement, &about, words)))
        }
        "seat-cards" => {
            actor.must_be(Rank::Scorer)?;
            let (movement, names) = (movement(event, session)?, names(event));
            let [start, _] = hours(looks.start.as_deref())?;
            Box::new(move |words| {
                let head = (title.as_str(), start.as_str());
                Ok(preparing::seat_cards(&movement, &names, head, words))
            })
        }
        "counting-in" => {
            actor.must_be(Rank::Scorer)?;
            let movement = movement(event, session)?;
            Box::new(move |words| Ok(preparing::counting_in(&movement, &title, words)))
        }
        // They hold cards: who plays leaves them to another Director.
        "check-slips" => {
            actor.must_be(Rank::Director)?;
            may_have_log(actor, event, id)?;
            sees_all_hands(event, actor)?;
            let found = event.state().session(session).map(|session| &session.deals);
            let first = found.into_iter().flatten().take(2);
            let boards: Vec<(u32, Deal)> = first.map(|(&number, &deal)| (number, deal)).collect();
            if boards.is_empty() {
                return Err(Problem::missing(Message::ServeNoBoards));
            }
            Box::new(move |words| Ok(check_slips::document(&boards, &title, words)))
        }
        "notice" => {
            actor.must_be(Rank::Scorer)?;
            let text = looks.text.clone().unwrap_or_default();
            if text.trim().is_empty() || text.chars().count() > notices::LONGEST {
                return Err(Problem::malformed(Message::ServePrintHow));
            }
            Box::new(move |words| {
                let language = words.language;
                let told = notices::Said { language, text };
                Ok(notices::notice(&title, &[told], words))
            })
        }
        "announcements" => {
            actor.must_be(Rank::Scorer)?;
            let told = Essentials {
                minutes: event.state().regulations.conduct().round_minutes,
                qualify: looks.qualify,
                ..preparing::essentials(&movement(event, session)?)
            };
            let also = looks.also.clone();
            Box::new(move |words| {
                let languages = languages(words.language, also.as_deref())?;
                Ok(notices::announcements(&title, told, &languages, words))
            })
        }
        _ => return Err(Problem::missing(Message::ServeNoDocument)),
    })
}

/// What a certificate has of the club.
pub async fn about_club(app: &App) -> Result<About, Problem> {
    let club = home::profile(app).await?.name;
    let logo = home::logo_printed(app).await?.map(|(_, logo)| logo);
    Ok(About {
        club,
        logo,
        ..About::default()
    })
}

/// There is no certificate to print.
pub fn nobody() -> Problem {
    Problem::missing(Message::CertificateNobody)
}

/// The form of a ruling in a match without a Director: blank for everybody, filled in for who may judge the board.
fn private_ruling(
    event: &Tournament,
    id: &str,
    actor: &Actor,
    looks: &Looks,
    at: (String, u64),
) -> Result<Make, Problem> {
    let place = (looks.round, looks.table.clone(), looks.board);
    let (Some(round), Some(table), Some(board)) = place else {
        return Ok(Box::new(|words| {
            Ok(private_form::document(&Facts::default(), words))
        }));
    };
    actor.must_be(Rank::Assistant)?;
    let session = looks.session.unwrap_or(1);
    let spot = Spot {
        session,
        round,
        table: &table,
        board,
    };
    may_judge(actor, event, id, spot)?;
    let sees = sees_hands(event, actor, session);
    let event = event.clone();
    Ok(Box::new(move |words| {
        let place = (session, round, table.as_str(), board);
        let facts = Facts::of(&event, place, words);
        let mut facts = facts.ok_or_else(|| Problem::missing(Message::ServeNoDocument))?;
        if !sees {
            facts.deal = None;
        }
        facts.record = on_paper(&at, words);
        Ok(private_form::document(&facts, words))
    }))
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
    preparing::names(event)
}

/// The movement as it is played.
fn movement(event: &Tournament, session: u16) -> Result<Movement, Problem> {
    let found = event.movement_as_played(session);
    found.ok_or_else(|| Problem::missing(Message::ServeNoMovement))
}
