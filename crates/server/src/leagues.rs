//! Leagues: a division made with all its matches, its table, and the divisions of the next season.

use std::collections::{BTreeMap, BTreeSet};

use axum::Json;
use axum::extract::Path;
use openroom_tournament::entry::{Entered, EventKind, Structure};
use openroom_tournament::league::{
    Division, Moved, NextSeason, Rules, Season, in_order, next_season, set_up,
};
use openroom_tournament::view::League;
use openroom_tournament::{Action, Time, Tournament, names};
use openroom_words::words::Message;
use serde_json::json;

use crate::access::{Actor, Rank};
use crate::api;
use crate::app::App;
use crate::events;
use crate::problem::{Answer, Problem};
use crate::sent;
use crate::summary::Summary;

/// Among so many events, the newest, the other divisions of a league are looked for.
const EVENTS: u32 = 200;

/// The most teams of a division in the browser.
const MOST: usize = 40;

/// The table of a league and its matches. What is held back is told to those who run it alone.
#[utoipa::path(get, path = "/events/{id}/league", tag = "results", params(("id" = String, Path, description = "The event")), responses((status = 200, body = League)), security((), ("cookie" = []), ("token" = [])))]
pub async fn one(app: App, Path(id): Path<String>, actor: Actor) -> Answer<Json<League>> {
    let live = app.event(&id).await?;
    let (event, _) = live.seen(&app, &actor, None).await?;
    shown(&event, &actor).map(Json)
}

/// As somebody may see it.
fn shown(event: &Tournament, actor: &Actor) -> Result<League, Problem> {
    let table = event
        .league_table()
        .map_err(|refused| Problem::refused(&refused))?;
    let mut league = League::of(event, &table);
    if event.state().held.is_some() && !actor.is_staff() {
        league.rows.clear();
        for one in &mut league.matches {
            one.made = None;
            one.points = None;
            one.walkover = None;
        }
    }
    Ok(league)
}

/// The divisions of the league of which the event is one, the highest first: of each the event of the club whose league has the same
/// name and whose matches fall into the same months; without dates the newest.
#[utoipa::path(get, path = "/events/{id}/league/divisions", tag = "results", params(("id" = String, Path, description = "The event")), responses((status = 200, body = Vec<api::LeagueDivision>)), security((), ("cookie" = []), ("token" = [])))]
pub async fn divisions(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
) -> Answer<Json<Vec<api::LeagueDivision>>> {
    let (own, _) = app.event(&id).await?.seen(&app, &actor, None).await?;
    let Some(rules) = &own.state().league else {
        return Ok(Json(Vec::new()));
    };
    let mut all = Vec::new();
    let mut known = BTreeSet::from([rules.division]);
    all.push(division_shown(&id, &own, rules.division, &actor)?);
    for stream in app.store.page(None, actor.is_staff(), EVENTS).await? {
        let summary = stream.summary.as_deref().and_then(Summary::read);
        if stream.id == id || summary.is_some_and(|one| one.kind != EventKind::Teams) {
            continue;
        }
        // One log that cannot be read does not hide the others.
        let Ok(live) = app.event(&stream.id).await else {
            continue;
        };
        let (event, _) = live.seen(&app, &actor, None).await?;
        let Some(other) = &event.state().league else {
            continue;
        };
        let same = names::same(&other.name, &rules.name) && one_season(&own, &event);
        if same && known.insert(other.division) {
            all.extend(division_shown(&stream.id, &event, other.division, &actor));
        }
    }
    all.sort_by_key(|one| one.division);
    Ok(Json(all))
}

/// Whether two divisions are of one season: a league has the same name every year. Where one of them has no dates nothing speaks
/// against it.
fn one_season(one: &Tournament, other: &Tournament) -> bool {
    match (months(one), months(other)) {
        (Some((first, last)), Some((begins, ends))) => first <= ends && begins <= last,
        _ => true,
    }
}

/// When the first match of a league is played, and when the last.
fn months(event: &Tournament) -> Option<(Time, Time)> {
    let days = || event.state().fixtures.values().filter_map(|at| at.on);
    Some((days().min()?, days().max()?))
}

fn division_shown(
    id: &str,
    event: &Tournament,
    division: u32,
    actor: &Actor,
) -> Result<api::LeagueDivision, Problem> {
    let created = event.state().created.as_ref();
    Ok(api::LeagueDivision {
        id: id.to_owned(),
        name: created.map_or_else(String::new, |it| it.name.clone()),
        division,
        rows: shown(event, actor)?.rows,
    })
}

/// A division of a league with its teams and all its matches: a new event.
#[utoipa::path(post, path = "/leagues", tag = "events", request_body = api::NewLeague, responses((status = 200, body = api::EventMade)), security(("cookie" = []), ("token" = [])))]
pub async fn create(
    app: App,
    actor: Actor,
    Json(wish): Json<api::NewLeague>,
) -> Answer<Json<api::EventMade>> {
    actor.must_be(Rank::Director)?;
    made(&app, &actor, wish).await.map(Json)
}

async fn made(app: &App, actor: &Actor, wish: api::NewLeague) -> Result<api::EventMade, Problem> {
    let name = events::event_name(&wish.name)?;
    if !(3..=MOST).contains(&wish.teams.len()) {
        return Err(Problem::unsound(Message::ServeSessionSize));
    }
    let season = Season {
        teams: u32::try_from(wish.teams.len()).unwrap_or(u32::MAX),
        times: wish.rules.times,
        boards: wish.boards,
        first: wish.first,
        days: wish.days.unwrap_or(7),
        venues: wish.teams.iter().map(|team| team.venue.clone()).collect(),
    };
    let laid_out = set_up(&season).map_err(|refused| Problem::refused(&refused))?;
    let mut acts = vec![sent::read(&json!({"created": {
        "name": name,
        "kind": EventKind::Teams,
        "structure": Structure::RoundRobin,
        "sessions": season.weeks(),
    }}))?];
    if !wish.settings.is_empty() {
        let settings = &wish.settings;
        acts.push(sent::read(
            &json!({"regulations": {"layer": "event", "settings": settings}}),
        )?);
    }
    acts.push(Action::League(wish.rules));
    let entered = (1..).zip(wish.teams).map(|(contestant, team)| {
        Action::Entered(Entered {
            contestant,
            name: team.name,
            players: team.players,
            members: team.members,
            captain: team.captain,
            stratum: None,
            categories: Vec::new(),
            exception: None,
            persons: Vec::new(),
            handicap: None,
            imp_handicap: None,
            stationary: false,
            needs: None,
            robots: false,
        })
    });
    acts.extend(entered);
    acts.extend(laid_out);
    events::make(app, actor, &name, acts).await
}

/// The divisions of the next season, of the final tables of this one: as a proposal, or made.
#[utoipa::path(post, path = "/leagues/next", tag = "events", request_body = api::NextLeague, responses((status = 200, body = api::NextDivisions)), security(("cookie" = []), ("token" = [])))]
pub async fn next(
    app: App,
    actor: Actor,
    Json(wish): Json<api::NextLeague>,
) -> Answer<Json<api::NextDivisions>> {
    actor.must_be(Rank::Director)?;
    if wish.divisions.is_empty() || wish.divisions.len() > 20 {
        return Err(Problem::unsound(Message::ServeSessionSize));
    }
    let (mut ended, mut all, mut teams) = (Vec::new(), Vec::new(), BTreeMap::new());
    for id in &wish.divisions {
        let live = app.event(id).await?;
        let (event, _) = live.now().await;
        all.push(division(&event)?);
        for contestant in event.state().contestants.values() {
            teams.insert(contestant.title(", "), contestant.entered.clone());
        }
        ended.push(event);
    }
    let leagues = ended
        .iter()
        .filter_map(|event| event.state().league.as_ref());
    let numbers: Vec<u32> = leagues.map(|league| league.division).collect();
    let next = in_order(&numbers)
        .and_then(|()| next_season(&all, &wish.won))
        .map_err(|refused| Problem::refused(&refused))?;
    let mut made_ids = Vec::new();
    if let Some(names) = &wish.names {
        if !next.open.is_empty() || names.len() != all.len() {
            return Err(Problem::unsound(Message::ServeLeagueOpen));
        }
        for ((event, team_names), name) in ended.iter().zip(&next.divisions).zip(names) {
            let wish = again(event, &teams, team_names, name, wish.first);
            made_ids.push(made(&app, &actor, wish).await?.id);
        }
    }
    Ok(Json(told(next, made_ids)))
}

/// A division as it has ended.
fn division(event: &Tournament) -> Result<Division, Problem> {
    let table = event
        .finished_league()
        .map_err(|refused| Problem::refused(&refused))?;
    let state = event.state();
    let ranked = table.rows.iter().filter(|row| row.rank.is_some());
    let ranked = ranked.filter_map(|row| state.contestants.get(&row.contestant));
    Ok(Division {
        rules: state.league.as_ref().map(Rules::from).unwrap_or_default(),
        size: state.contestants.len(),
        ranking: ranked.map(|team| team.title(", ")).collect(),
    })
}

/// A division made again with the teams of the next season, as this one was.
fn again(
    event: &Tournament,
    teams: &BTreeMap<String, Entered>,
    names: &[(String, Moved)],
    name: &str,
    first: Option<Time>,
) -> api::NewLeague {
    let state = event.state();
    let rounds = state.sessions.iter().flat_map(|session| &session.rounds);
    let boards = rounds.flat_map(|round| &round.tables).next();
    let layer = openroom_tournament::regulations::Layer::Event;
    let venue = |number: u32| {
        let mut home = state.fixtures.values().filter(|at| at.home == number);
        home.find_map(|at| at.venue.clone())
    };
    let own: BTreeMap<String, u32> = state
        .contestants
        .iter()
        .map(|(&number, one)| (one.title(", "), number))
        .collect();
    let found = names.iter().filter_map(|(name, _)| teams.get(name));
    let with_settings = state.regulations.settings().iter();
    let settings = with_settings.filter(|(_, setting)| setting.layer == layer);
    api::NewLeague {
        name: name.to_owned(),
        rules: state.league.clone().unwrap_or_default(),
        boards: boards.map_or(24, |table| u32::try_from(table.boards.len()).unwrap_or(24)),
        first,
        days: Some(7),
        settings: settings
            .map(|(key, setting)| (key.clone(), setting.value.clone()))
            .collect(),
        teams: found
            .map(|team| api::NewTeam {
                name: team.name.clone(),
                players: team.players.clone(),
                members: team.members.clone(),
                captain: team.captain.clone(),
                venue: team
                    .name
                    .as_ref()
                    .and_then(|name| own.get(name))
                    .and_then(|&number| venue(number)),
            })
            .collect(),
    }
}

fn told(next: NextSeason, made: Vec<String>) -> api::NextDivisions {
    let team = |(name, moved): (String, Moved)| api::NextTeam {
        name,
        moved: match moved {
            Moved::Stays => api::TeamMoved::Stays,
            Moved::Up => api::TeamMoved::Up,
            Moved::Down => api::TeamMoved::Down,
        },
    };
    let divisions = next.divisions.into_iter();
    let open = next.open.into_iter();
    api::NextDivisions {
        divisions: divisions
            .map(|teams| teams.into_iter().map(team).collect())
            .collect(),
        play_offs: open
            .map(|one| api::PlayOff {
                division: u32::try_from(one.division).unwrap_or(u32::MAX),
                above: one.above,
                below: one.below,
            })
            .collect(),
        made,
    }
}
