//! Series, championships, ladders, simultaneous events and programmes of a club: the rules are kept as a paper, everything else is worked
//! out from the events as they are, so that it follows each correction.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use openroom_printing::certificates::{self, About};
use openroom_seasons::{
    Clash, Evening, Ladder, LadderFault, Occupied, Person, Rungs, Season, SeasonPlace, Sent, Tie,
    calendar, clashes, handicaps, ranking, rungs, simultaneous,
};
use openroom_store::Change;
use openroom_tournament::Tournament;
use openroom_words::words::{Message, Words};

use crate::access::{Actor, Rank};
use crate::api;
use crate::app::App;
use crate::aside::aside;
use crate::prints::{self, Looks};
use crate::problem::{Answer, Problem};
use crate::said::{Reader, Reply, in_words};
use crate::secrets;
use crate::veil::Sight;
use crate::venues;

/// The kind of paper.
const SEASON: &str = "season";

/// So many seasons a club keeps, and so many events belong to one.
const MOST: usize = 200;
const MOST_EVENTS: usize = 120;

/// The seasons of the club.
#[utoipa::path(get, path = "/seasons", tag = "seasons", responses((status = 200, body = Vec<api::SeasonLine>)), security((), ("cookie" = []), ("token" = [])))]
pub async fn list(app: App) -> Answer<Json<Vec<api::SeasonLine>>> {
    let mut all = Vec::new();
    for paper in app.store.papers(SEASON).await? {
        let season: Season = serde_json::from_str(&paper.body).map_err(Problem::ours)?;
        all.push(api::SeasonLine {
            id: paper.id,
            name: season.season,
            events: season.events.len(),
        });
    }
    Ok(Json(all))
}

/// A season that may be kept.
fn sound(season: &Season) -> Result<String, Problem> {
    if season.events.len() > MOST_EVENTS || season.venues.len() > MOST_EVENTS {
        return Err(Problem::unsound(Reply::with(
            Message::SeasonEventsMany,
            "most",
            MOST_EVENTS,
        )));
    }
    if let Err(faults) = season.check()
        && let Some(first) = faults.0.first()
    {
        return Err(Problem::unsound(first.said()));
    }
    serde_json::to_string(season).map_err(Problem::ours)
}

fn put(id: &str, body: String) -> Change {
    Change::Put {
        kind: SEASON,
        id: id.to_owned(),
        body,
        seen: None,
    }
}

/// Makes a season.
#[utoipa::path(post, path = "/seasons", tag = "seasons", request_body = api::SeasonWish, responses((status = 200, body = api::SeasonMade)), security(("cookie" = []), ("token" = [])))]
pub async fn add(
    app: App,
    actor: Actor,
    Json(wish): Json<api::SeasonWish>,
) -> Answer<Json<api::SeasonMade>> {
    actor.must_be(Rank::Director)?;
    let body = sound(&wish.season)?;
    if app.store.papers(SEASON).await?.len() >= MOST {
        return Err(Problem::unsound(Reply::with(
            Message::SeasonsMany,
            "most",
            MOST,
        )));
    }
    let id = secrets::code(10)?.to_ascii_lowercase();
    app.store.change_papers(vec![put(&id, body)]).await?;
    Ok(Json(api::SeasonMade { id }))
}

pub async fn kept(app: &App, id: &str) -> Result<Season, Problem> {
    let paper = app.store.paper(SEASON, id).await?;
    let paper = paper.ok_or_else(|| Problem::missing(Message::SeasonNone))?;
    serde_json::from_str(&paper.body).map_err(Problem::ours)
}

/// Changes a season.
#[utoipa::path(put, path = "/seasons/{season}", tag = "seasons", params(("season" = String, Path, description = "The season")), request_body = api::SeasonWish, responses((status = 200, body = api::Nothing)), security(("cookie" = []), ("token" = [])))]
pub async fn change(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
    Json(wish): Json<api::SeasonWish>,
) -> Answer<Json<api::Nothing>> {
    actor.must_be(Rank::Director)?;
    let body = sound(&wish.season)?;
    let before = kept(&app, &id).await?;
    let mut changes = venues::forgotten(&id, &before, Some(&wish.season));
    changes.push(put(&id, body));
    app.store.change_papers(changes).await?;
    Ok(Json(api::Nothing {}))
}

/// Takes a season away; its events stay.
#[utoipa::path(delete, path = "/seasons/{season}", tag = "seasons", params(("season" = String, Path, description = "The season")), responses((status = 200, body = api::Nothing)), security(("cookie" = []), ("token" = [])))]
pub async fn remove(app: App, Path(id): Path<String>, actor: Actor) -> Answer<Json<api::Nothing>> {
    actor.must_be(Rank::Director)?;
    let before = kept(&app, &id).await?;
    let mut changes = venues::forgotten(&id, &before, None);
    changes.push(Change::Take { kind: SEASON, id });
    app.store.change_papers(changes).await?;
    Ok(Json(api::Nothing {}))
}

/// The events that a season names, as they are, and what stands in the place of names.
#[derive(Default)]
struct There {
    events: HashMap<String, Arc<Tournament>>,
    shown: HashMap<String, String>,
    /// What places have sent, by their names.
    sent: HashMap<String, Sent>,
}

impl There {
    async fn find(
        app: &App,
        actor: &Actor,
        reader: Reader,
        (of, season): (&str, &Season),
    ) -> Result<Self, Problem> {
        let mut there = Self::default();
        for venue in season.venues.iter().filter(|one| one.event.is_none()) {
            let Some(sent) = venues::of(app, of, venue).await? else {
                continue;
            };
            let sight = Sight::elsewhere(app, actor, sent.at, Some(reader.language)).await?;
            for name in sent
                .results
                .event
                .contestants
                .iter()
                .flat_map(|one| &one.players)
            {
                if let Some(shown) = sight.shown(name) {
                    there.shown.insert(name.clone(), shown);
                }
            }
            there.sent.insert(venue.venue.clone(), sent.results);
        }
        let played = season.events.iter().map(|one| one.event.as_str());
        let venues = season.venues.iter().filter_map(|one| one.event.as_deref());
        let planned = season
            .programme
            .iter()
            .flat_map(|programme| &programme.sessions);
        let planned = planned.filter_map(|one| one.event.as_deref());
        for id in played.chain(venues).chain(planned) {
            if there.events.contains_key(id) {
                continue;
            }
            // One that is gone, or cannot be read, does not hide the others.
            let Ok(live) = app.event(id).await else {
                continue;
            };
            let sight = Sight::of(app, &live, actor, Some(reader.language)).await?;
            let (event, _) = live.now().await;
            for name in event.player_names() {
                if let Some(shown) = sight.shown(name) {
                    there.shown.insert(name.to_owned(), shown);
                }
            }
            there.events.insert(id.to_owned(), event);
        }
        Ok(there)
    }

    fn name(&self, name: &str) -> String {
        self.shown
            .get(name)
            .cloned()
            .unwrap_or_else(|| name.to_owned())
    }

    fn people(&self, people: &[Person]) -> Vec<String> {
        people.iter().map(|one| self.name(&one.name)).collect()
    }
}

/// A season with all that comes of it now: everybody may see it.
#[utoipa::path(get, path = "/seasons/{season}", tag = "seasons", params(("season" = String, Path, description = "The season")), responses((status = 200, body = api::SeasonShown)), security((), ("cookie" = []), ("token" = [])))]
pub async fn one(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
    reader: Reader,
) -> Answer<Json<api::SeasonShown>> {
    let season = kept(&app, &id).await?;
    let there = There::find(&app, &actor, reader, (&id, &season)).await?;
    let today = app.time().to_string();
    let work = move || {
        in_words(reader.language, |words| {
            shown(id, season, &there, &today, words)
        })
    };
    aside(work).await.map(Json)
}

/// The certificates of a season, to be printed: for those who run events.
#[utoipa::path(
    get,
    path = "/seasons/{season}/certificates",
    tag = "seasons",
    params(("season" = String, Path, description = "The season"), Looks),
    responses((status = 200, description = "The certificates", content((String = "application/pdf"), (String = "text/html")))),
    security(("cookie" = []), ("token" = []))
)]
pub async fn certificates_of(
    app: App,
    Path(id): Path<String>,
    Query(looks): Query<Looks>,
    actor: Actor,
    reader: Reader,
) -> Answer<Response> {
    actor.must_be(Rank::Scorer)?;
    let season = kept(&app, &id).await?;
    let there = There::find(&app, &actor, reader, (&id, &season)).await?;
    let about = prints::about_club(&app).await?;
    let which = looks.which();
    let make = move |words: &Words| {
        let mut made = ranking(&season, &evenings(&season, &there));
        for place in &mut made.places {
            for one in &mut place.people {
                one.name = there.name(&one.name);
            }
        }
        let days: Vec<&str> = made
            .evenings
            .iter()
            .filter_map(|one| one.day.as_deref())
            .collect();
        let about = About {
            event: season.season.clone(),
            day: certificates::days(&days, words),
            ..about
        };
        certificates::of_season(&made, which, &about, words).ok_or_else(prints::nobody)
    };
    prints::private(&app, &looks, reader, "certificates", make).await
}

/// The events of a season, as they are.
fn evenings(season: &Season, there: &There) -> Vec<Option<Evening>> {
    let evening = |id: &String| {
        there
            .events
            .get(id)
            .and_then(|event| Evening::of(event).ok())
    };
    season
        .events
        .iter()
        .map(|one| evening(&one.event))
        .collect()
}

fn shown(
    id: String,
    season: Season,
    there: &There,
    today: &str,
    words: &Words,
) -> api::SeasonShown {
    let evenings = evenings(&season, there);
    let made = ranking(&season, &evenings);
    let of_rule = season
        .handicaps
        .as_ref()
        .map(|rule| handicaps(&season, rule, &evenings));
    let day = today.get(..10).and_then(|day| day.parse().ok());
    let stands = season
        .ladder
        .as_ref()
        .zip(day)
        .map(|(ladder, day)| (ladder, rungs(ladder, day)));
    let challenges = stands
        .as_ref()
        .map(|(ladder, stands)| challenged(ladder, stands, words));
    let (together, missing, apart) = venues(&season, there, words);
    api::SeasonShown {
        id,
        evenings: made
            .evenings
            .iter()
            .map(|head| api::SeasonEvening {
                event: head.event.clone(),
                name: head.name.clone(),
                day: head.day.clone(),
                counts: head.missing.is_none(),
                official: head.official,
            })
            .collect(),
        places: made
            .places
            .iter()
            .map(|place| as_place(place, there, words))
            .collect(),
        counting: made.counting,
        handicaps: of_rule
            .into_iter()
            .flatten()
            .map(|one| api::HandicapShown {
                players: there.people(&one.people),
                evenings: one.evenings.len(),
                mean: one.mean.decimal(2),
                handicap: one.handicap.map(|handicap| handicap.decimal(2)),
            })
            .collect(),
        together,
        venues_missing: missing,
        apart,
        rungs: stands.map_or_else(Vec::new, |(_, stands)| stands.order),
        challenges: challenges.unwrap_or_default(),
        clashes: in_the_way(&season, there, words),
        season,
    }
}

/// The challenges of a ladder, in the order of the file, with what became of each.
fn challenged(ladder: &Ladder, stands: &Rungs, words: &Words) -> Vec<api::ChallengeShown> {
    let fault = |fault: LadderFault| match fault {
        LadderFault::NotAbove => words.say(Message::SeasonLadderNotAbove),
        LadderFault::TooFar(reach) => {
            words.tell(Message::SeasonLadderTooFar, [("reach", reach.into())])
        }
        LadderFault::Busy => words.say(Message::SeasonLadderBusy),
    };
    let steps = ladder.challenges.iter().zip(&stands.steps);
    steps
        .map(|(one, step)| api::ChallengeShown {
            by: one.by.clone(),
            to: one.to.clone(),
            on: one.on.to_string(),
            open: step.until.is_some() || step.to_come,
            won: step.won,
            expired: step.expired,
            fault: step.fault.map(fault),
        })
        .collect()
}

fn as_place(place: &SeasonPlace, there: &There, words: &Words) -> api::SeasonPlaceShown {
    let tie = place.decided.map(|tie| match tie {
        Tie::Best => Message::SeasonTieBest,
        Tie::Evenings => Message::SeasonTieEvenings,
        Tie::Next => Message::SeasonTieNext,
        Tie::Last => Message::SeasonTieLast,
    });
    api::SeasonPlaceShown {
        rank: place.rank,
        tied: place.tied,
        players: there.people(&place.people),
        team: place.team.clone(),
        total: place.total.decimal(4),
        lacking: place.lacking,
        decided: tie.map(|message| words.say(message)),
        results: place
            .results
            .iter()
            .map(|one| api::SeasonResultShown {
                evening: one.evening,
                contestant: one.contestant,
                rank: one.rank,
                field: one.field,
                points: one.points.decimal(4),
                counts: one.counts,
            })
            .collect(),
    }
}

/// One ranking over all venues that are there, who is missing, and why there is none or what should be known of it.
fn venues(
    season: &Season,
    there: &There,
    words: &Words,
) -> (Vec<api::VenuePlaceShown>, Vec<String>, Option<String>) {
    let (mut here, mut missing) = (Vec::new(), Vec::new());
    for venue in &season.venues {
        let event = venue.event.as_ref().and_then(|id| there.events.get(id));
        let event = event.filter(|event| event.state().has_begun());
        let sent = || there.sent.get(&venue.venue).cloned();
        match event.map(|event| Sent::of(event)).or_else(sent) {
            Some(event) => here.push((venue.venue.clone(), event)),
            None => missing.push(venue.venue.clone()),
        }
    }
    if here.is_empty() {
        return (Vec::new(), missing, None);
    }
    let events: Vec<_> = here
        .iter()
        .map(|(name, event)| (name.clone(), event))
        .collect();
    let names: Vec<String> = here.iter().map(|(name, _)| name.clone()).collect();
    let made = match simultaneous(&events) {
        Ok(made) => made,
        Err(apart) => return (Vec::new(), missing, Some(words.said(&apart.said(&names)))),
    };
    let place = |one: &openroom_seasons::VenuePlace| api::VenuePlaceShown {
        rank: one.rank,
        tied: one.tied,
        venue: names[one.venue].clone(),
        players: match &one.team {
            Some(team) => vec![team.clone()],
            None => one.players.iter().map(|name| there.name(name)).collect(),
        },
        result: one.percent.as_ref().unwrap_or(&one.total).decimal(2),
        percent: one.percent.is_some(),
        own_rank: one.own_rank,
    };
    let notes: Vec<String> = made.notes.iter().map(|note| words.said(note)).collect();
    let notes = Some(notes.join("\n")).filter(|notes| !notes.is_empty());
    (made.places.iter().map(place).collect(), missing, notes)
}

fn in_the_way(season: &Season, there: &There, words: &Words) -> Vec<String> {
    let Some(planned) = &season.programme else {
        return Vec::new();
    };
    let players: Vec<Vec<String>> = planned
        .sessions
        .iter()
        .map(|session| {
            let event = session.event.as_ref().and_then(|id| there.events.get(id));
            event
                .map(|event| event.player_names().map(str::to_owned).collect())
                .unwrap_or_default()
        })
        .collect();
    let name = |at: usize| planned.sessions[at].session.clone();
    let one = |clash: &Clash| {
        let (one, other) = (name(clash.sessions.0), name(clash.sessions.1));
        let (message, what) = match &clash.what {
            Occupied::Room(room) => (Message::SeasonClashRoom, room.clone()),
            Occupied::Director(who) => (Message::SeasonClashDirector, there.name(who)),
            Occupied::Player(who) => (Message::SeasonClashPlayer, there.name(who)),
            Occupied::Tables(tables) => {
                let args = [("session", one.into()), ("there", (*tables).into())];
                return words.tell(Message::SeasonClashTables, args);
            }
        };
        words.tell(
            message,
            [
                ("what", what.into()),
                ("one", one.into()),
                ("other", other.into()),
            ],
        )
    };
    clashes(planned, &players).iter().map(one).collect()
}

/// The programme of a season as a file for calendars.
#[utoipa::path(get, path = "/seasons/{season}/calendar", tag = "seasons", params(("season" = String, Path, description = "The season")), responses((status = 200, description = "A calendar (iCalendar)", content_type = "text/calendar", body = String)), security((), ("cookie" = []), ("token" = [])))]
pub async fn calendar_file(app: App, Path(id): Path<String>) -> Answer<Response> {
    let season = kept(&app, &id).await?;
    let text = calendar(&season).ok_or_else(|| Problem::missing(Message::SeasonNoProgramme))?;
    let headers = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("text/calendar; charset=utf-8"),
        ),
        (
            header::CONTENT_DISPOSITION,
            HeaderValue::from_static("attachment; filename=\"programme.ics\""),
        ),
    ];
    Ok((headers, text).into_response())
}
