//! Files for other programs: the event in their formats, with a list of what they cannot hold; and what comes in from them.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use openroom_formats::convert::{self, Content, Format};
use openroom_formats::event::Dealt;
use openroom_formats::game::Section;
use openroom_formats::{EventFile, Game, first_faults, pbn, submission};
use openroom_laws::Board;
use openroom_laws::notation::{card_text, seat_text};
use openroom_printing::document::Block;
use openroom_printing::{Settings, html, ranking, travellers};
use openroom_said::Said;
use openroom_scoring::federation::Federation;
use openroom_scoring::notation::contract_text;
use openroom_scoring::{event_file, score_event};
use openroom_tournament::entry::Entered;
use openroom_tournament::state::{Score, Sitting};
use openroom_tournament::{Action, Scorable, Tournament, log};
use openroom_words::losses;
use openroom_words::words::{Language, Message};
use serde::Deserialize;
use serde_json::Value;
use utoipa::IntoParams;

use crate::access::{Actor, Rank, may_have_log};
use crate::api;
use crate::app::App;
use crate::aside::aside;
use crate::conduct;
use crate::events::{self, results_for};
use crate::home;
use crate::live::Live;
use crate::prints;
use crate::problem::{Answer, Problem};
use crate::record;
use crate::results::{looked, sees_all_hands, sees_board, sees_hands};
use crate::said::{Reader, Reply, in_words};
use crate::secrets;
use crate::veil::Sight;

/// Says how many things the format could not hold.
const LOSSES: HeaderName = HeaderName::from_static("openroom-losses");

/// How a file is wanted.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Wanted {
    /// The session, for boards; the first if nothing is said.
    #[serde(default)]
    session: Option<u16>,
    /// The answer is JSON: the file as text, and in words what it could not hold.
    #[serde(default)]
    report: Option<bool>,
}

/// The event as a file for another program.
///
/// `event-file` is what `openroom score` reads, `log` what `openroom event` reads, `record` the log with all that proves it, which `openroom verify` reads; `csv` and `usebio` hold the results, `pbn` the boards of a
/// session. The results are for staff, and for everybody once they are public; the log and the record, which hold the hands, are for directors; the boards come
/// once their hands may be seen. The header `openroom-losses` says how many things the format could not hold; with `report=true` they are named.
#[utoipa::path(
    get,
    path = "/events/{id}/export/{format}",
    tag = "exports",
    params(("id" = String, Path, description = "The event"), ("format" = api::ExportFormat, Path, description = "Which file"), Wanted),
    responses(
        (status = 200, description = "The file", headers(("openroom-losses" = u32, description = "How many things the format could not hold")), content(
            (String = "application/yaml"),
            (String = "text/csv"),
            (String = "application/xml"),
            (String = "application/x-pbn"),
            (String = "application/jsonl"),
            (api::Exported = "application/json"),
        )),
    ),
    security((), ("cookie" = []), ("token" = []))
)]
pub async fn export(
    app: App,
    Path((id, format)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
    reader: Reader,
    actor: Actor,
) -> Answer<Response> {
    let live = app.event(&id).await?;
    let (event, _) = live.seen(&app, &actor, Some(reader.language)).await?;
    let mut to_mend = Vec::new();
    let converted = match format.as_str() {
        "log" => {
            // It holds the hands, which are not for those who may have to play them.
            may_have_log(&actor, &live.fold().await.event, &id)?;
            sees_all_hands(&live.fold().await.event, &actor)?;
            plain(log_text(&app, &live, &actor).await?)
        }
        "record" => {
            may_have_log(&actor, &live.fold().await.event, &id)?;
            sees_all_hands(&live.fold().await.event, &actor)?;
            let sight = Sight::of(&app, &live, &actor, None).await?;
            plain(record::proof(&app, &live, &sight).await?)
        }
        "event-file" => plain(results_text(&event, &actor)?),
        "csv" | "usebio" => {
            let text = results_text(&event, &actor)?;
            let to = match format.as_str() {
                "csv" => Format::Csv,
                _ => Format::Usebio,
            };
            let work = move || convert::bytes(text.as_bytes(), Format::Yaml, to);
            aside(work)
                .await?
                .map_err(|faults| Problem::unsound(first_faults(&faults)))?
        }
        // With the numbers of the players: for the club and its authority.
        "submission" | "register" => {
            actor.must_be(Rank::Scorer)?;
            let club = home::profile(&app).await?;
            let text = results_of(&event, &actor, Some(&club))?;
            let register = format == "register";
            let (made, wrong) = aside(move || submitted(&text, register)).await??;
            to_mend = wrong;
            made
        }
        // One page for a web site: the ranking and all boards, as far as everybody may see them.
        "website" => {
            let results = results_for(&event, &actor)?;
            let status = prints::status(&event);
            let language = reader.language;
            aside(move || page(results, status, language)).await??
        }
        "pbn" => {
            let session = wanted.session.unwrap_or(1);
            let text = boards(&event, &actor, session)?;
            looked(&app, &live, &actor, session, None).await?;
            text
        }
        _ => return Err(Problem::missing(Message::ServeNoFormat)),
    };
    let count = converted.losses.len();
    let mut response = match wanted.report {
        Some(true) => {
            let lost = converted.losses.iter();
            let losses = in_words(reader.language, |words| {
                lost.map(|loss| losses::text(loss, words)).collect()
            });
            Json(api::Exported {
                file: converted.text,
                losses,
                to_mend: in_words(reader.language, |words| {
                    to_mend.iter().map(|one| words.said(one)).collect()
                }),
            })
            .into_response()
        }
        _ => file(&id, &format, converted.text),
    };
    let headers = response.headers_mut();
    headers.insert(LOSSES, HeaderValue::from(count));
    Ok(response)
}

/// The event file with all results that somebody may see, and the hands that he may see.
fn results_text(event: &Tournament, actor: &Actor) -> Result<String, Problem> {
    results_of(event, actor, None)
}

/// The same, with the name and the number of the club where the event does not say them.
fn results_of(
    event: &Tournament,
    actor: &Actor,
    club: Option<&api::ClubProfile>,
) -> Result<String, Problem> {
    let mut results = results_for(event, actor)?;
    if let Some(club) = club {
        let given = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        let own = &mut results.event;
        own.club = own.club.take().or_else(|| given(&club.name));
        own.club_id = own.club_id.take().or_else(|| given(&club.number));
    }
    // Membership numbers are for the club and its authority, not for everybody.
    if !actor.is_staff() {
        for contestant in &mut results.event.contestants {
            contestant.members.clear();
        }
    }
    let mut text = event_file::write(&results.event);
    let sessions = &event.state().sessions;
    let several = sessions.len() > 1;
    let mut deals = Vec::new();
    for (number, session) in (1_u16..).zip(sessions) {
        if !sees_hands(event, actor, number) {
            continue;
        }
        deals.extend(session.deals.iter().map(|(&board, &deal)| Dealt {
            board,
            deal,
            session: several.then_some(number.into()),
        }));
    }
    if !deals.is_empty() {
        text.push_str("deals:\n");
    }
    for dealt in &deals {
        let dealt = serde_json::to_string(dealt).map_err(Problem::ours)?;
        text.push_str(&format!("- {dealt}\n"));
    }
    Ok(text)
}

/// The ranking and the boards as one page.
fn page(
    results: Scorable,
    status: ranking::Status,
    language: Language,
) -> Result<convert::Converted, Problem> {
    let scored = prints::scored(results)?;
    let html = in_words(language, |words| {
        let mut document = ranking::with_status(scored.results(), Some(status), words);
        let boards = travellers::of_event(scored.results(), words);
        document.blocks.push(Block::Heading(boards.subtitle));
        document.blocks.extend(boards.blocks);
        html::write(&document, language.code(), Settings::default())
    });
    Ok(plain(html))
}

/// The file that is sent to an authority, or the sheet for its register; and what should be put right before it is sent, by the rules of
/// the federation of the event.
fn submitted(text: &str, register: bool) -> Result<(convert::Converted, Vec<Said>), Problem> {
    let event = event_file::read(text).map_err(Problem::ours)?;
    let scores = score_event(&event).map_err(|errors| Problem::unsound(errors.to_string()))?;
    let file = EventFile::read(text).map_err(|fault| Problem::unsound(fault.to_string()))?;
    let federation = match &event.federation {
        Some(federation) => (**federation).clone(),
        None => Federation::of(event.scoring.settings.preset).clone(),
    };
    let wrong = submission::check(&event, &scores, &federation);
    let made = submission::make(&file, &event, &scores);
    let made = match register {
        true => plain(made.register),
        false => convert::Converted {
            text: made.file,
            losses: made.losses,
        },
    };
    Ok((made, wrong))
}

fn plain(text: String) -> convert::Converted {
    convert::Converted {
        text,
        losses: Vec::new(),
    }
}

fn file(id: &str, format: &str, text: String) -> Response {
    let (kind, end) = match format {
        "csv" | "register" => ("text/csv; charset=utf-8", "csv"),
        "website" => ("text/html; charset=utf-8", "html"),
        "usebio" | "submission" => ("application/xml; charset=utf-8", "xml"),
        "pbn" => ("application/x-pbn; charset=utf-8", "pbn"),
        "record" => ("application/jsonl; charset=utf-8", "jsonl"),
        _ => ("application/yaml; charset=utf-8", "yaml"),
    };
    let name = format!("attachment; filename=\"{id}-{format}.{end}\"");
    let headers = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    (headers, text).into_response()
}

/// The log as YAML, without the names of those who are forgotten.
pub async fn log_text(app: &App, live: &Live, actor: &Actor) -> Result<String, Problem> {
    let mut entries = Vec::new();
    for stored in app.store.read(&live.id, 0).await? {
        entries.push(log::read_entry(&stored.body).map_err(Problem::ours)?);
    }
    let sight = Sight::of(app, live, actor, None).await?;
    Ok(sight.text(&live.now().await.0, log::write(&entries)))
}

/// The boards of a session as PBN.
fn boards(event: &Tournament, actor: &Actor, session: u16) -> Result<convert::Converted, Problem> {
    if !sees_hands(event, actor, session) {
        return Err(Problem::missing(Message::ServeHandsNotPublic));
    }
    let name = event.state().created.as_ref().map(|c| c.name.clone());
    let deals = event.state().session(session).map(|session| &session.deals);
    let games: Vec<Game> = deals
        .into_iter()
        .flatten()
        .map(|(&number, &deal)| {
            let head = Board::number(number);
            Game {
                event: name.clone(),
                number: Some(number),
                dealer: Some(head.dealer),
                vul: Some(head.vul),
                deal,
                sections: traveller(event, actor, session, number)
                    .into_iter()
                    .collect(),
                ..Game::default()
            }
        })
        .collect();
    if games.is_empty() {
        return Err(Problem::missing(Message::ServeNoBoards));
    }
    let (text, losses) = pbn::write(&games);
    Ok(convert::Converted { text, losses })
}

/// The results of a board as PBN has them, with the leads; nothing where they may not be seen yet.
fn traveller(event: &Tournament, actor: &Actor, session: u16, board: u32) -> Option<Section> {
    if !sees_board(event, actor, session, board) {
        return None;
    }
    let none = || "-".to_owned();
    let lines: Vec<String> = event
        .traveller(session, board)
        .iter()
        .filter_map(|line| {
            let Score::Played(played) = &line.version?.score else {
                return None;
            };
            let pair = |who: Option<u32>| who.map_or_else(none, |who| who.to_string());
            let Sitting::Sides([ns, ew]) = line.sitting else {
                return None;
            };
            let cells = [
                line.table.to_owned(),
                line.round.to_string(),
                pair(ns),
                pair(ew),
                contract_text(played.contract),
                seat_text(played.declarer).to_owned(),
                played.tricks.get().to_string(),
                played.lead.map_or_else(none, card_text),
            ];
            Some(cells.join(" "))
        })
        .collect();
    (!lines.is_empty()).then(|| Section {
        name: "ScoreTable".to_owned(),
        value: "Table;Round;PairId_NS;PairId_EW;Contract;Declarer;Result;Lead".to_owned(),
        lines,
    })
}

/// Enters contestants from a CSV file.
///
/// Either all of them are entered or none. The first line is `id,name1,name2`, and so on for teams.
#[utoipa::path(
    post,
    path = "/events/{id}/entrants",
    tag = "events",
    params(("id" = String, Path, description = "The event")),
    request_body = api::EntrantsFile,
    responses((status = 200, body = api::EntrantsMade)),
    security(("cookie" = []), ("token" = []))
)]
pub async fn entrants(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
    Json(wish): Json<api::EntrantsFile>,
) -> Answer<Json<api::EntrantsMade>> {
    actor.must_be(Rank::Director)?;
    app.clubs.room(&app.store).await?;
    let live = app.event(&id).await?;
    let acts = entered(&wish.csv)?;
    let players = acts.iter().filter_map(|act| match act {
        Action::Entered(one) => Some(&one.players),
        _ => None,
    });
    let players: Vec<&String> = players.flatten().collect();
    let (before, _) = live.now().await;
    conduct::check(&app, &before, &players).await?;
    let key = secrets::secret()?;
    let make = |event: &Tournament, number: usize| {
        events::entry(&app, &actor, event, &id, acts[number].clone(), None, None)
    };
    let written = live.write_all(&app.store, &key, acts.len(), make).await?;
    let version = events::outcome(&app, written, acts.len())?;
    Ok(Json(api::EntrantsMade {
        version,
        entered: acts.len(),
    }))
}

/// The acts by which the contestants of a CSV file enter.
fn entered(csv: &str) -> Result<Vec<Action>, Problem> {
    let faulty = |faults: Vec<openroom_formats::Fault>| Problem::unsound(first_faults(&faults));
    let (content, _) = convert::whole(csv.as_bytes(), Format::Csv).map_err(faulty)?;
    let Content::Results(file) = content else {
        return Err(Problem::unsound(Message::ServeNoEntrants));
    };
    let EventFile { contestants, .. } = *file;
    let mut seen = BTreeMap::new();
    let mut acts = Vec::new();
    for contestant in &contestants {
        let number = match &contestant.id {
            Value::Number(number) => number.as_u64(),
            Value::String(text) => text.trim().parse().ok(),
            _ => None,
        };
        let Some(number) = number.and_then(|number| u32::try_from(number).ok()) else {
            let id = contestant.id.to_string();
            return Err(Problem::unsound(Reply::with(
                Message::ServeEntrantNumber,
                "id",
                id,
            )));
        };
        if seen.insert(number, ()).is_some() {
            return Err(Problem::unsound(Reply::with(
                Message::ServeEntrantTwice,
                "number",
                number,
            )));
        }
        let said = |key: &str| contestant.extra.get(key)?.as_str().map(str::to_owned);
        acts.push(Action::Entered(Entered {
            contestant: number,
            // A team is named in a column of its own.
            name: said("team").or_else(|| said("name")),
            players: contestant.names.clone(),
            members: contestant.members.clone(),
            captain: None,
            stratum: said("stratum"),
            categories: Vec::new(),
            exception: None,
            persons: Vec::new(),
            handicap: None,
            imp_handicap: None,
            stationary: false,
            needs: None,
            robots: false,
        }));
    }
    match acts.is_empty() {
        true => Err(Problem::unsound(Message::ServeNoEntrants)),
        false => Ok(acts),
    }
}
