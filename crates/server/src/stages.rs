//! From a qualifier to its finals: shown before they are made, then made all together; and whether they still are what they would be now.

use std::sync::Arc;

use axum::Json;
use axum::extract::Path;
use openroom_tournament::entry::StageWho;
use openroom_tournament::questions::Effort;
use openroom_tournament::stages::{self, Before, Coming, Differences, Stage, StageGroup, Stages};
use openroom_tournament::{Action, Tournament};
use openroom_words::words::{Message, Words};

use crate::access::{Actor, Rank};
use crate::api;
use crate::app::App;
use crate::aside::aside;
use crate::live::Live;
use crate::problem::{Answer, Problem};
use crate::said::{Reader, Reply, in_words};
use crate::{events, secrets};

/// No stage comes from more events than this.
const MOST_EVENTS: usize = 50;

/// A qualifying event.
type Qualifying = (Arc<Live>, Arc<Tournament>);

async fn qualifying(app: &App, ids: &[String]) -> Result<Vec<Qualifying>, Problem> {
    if ids.len() > MOST_EVENTS {
        return Err(Problem::unsound(Reply::with(
            Message::StageEventsMany,
            "most",
            MOST_EVENTS,
        )));
    }
    let mut all = Vec::new();
    for id in ids {
        let live = app.event(id).await?;
        let (event, _) = live.now().await;
        all.push((live, event));
    }
    Ok(all)
}

fn befores<'e>(events: &'e [Arc<Tournament>], ids: &'e [String]) -> Vec<Before<'e>> {
    let one = |(event, id): (&'e Arc<Tournament>, &'e String)| Before {
        event,
        id: Some(id),
    };
    events.iter().zip(ids).map(one).collect()
}

/// Who would go where after this event, and with `make` the events of the next stage, all of them or none.
#[utoipa::path(post, path = "/events/{id}/stages", tag = "events", params(("id" = String, Path, description = "The qualifying event")), request_body = api::StagesWish, responses((status = 200, body = api::StagesShown)), security(("cookie" = []), ("token" = [])))]
pub async fn make(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
    Json(wish): Json<api::StagesWish>,
) -> Answer<Json<api::StagesShown>> {
    actor.must_be(Rank::Director)?;
    let mut ids = vec![id];
    for other in wish.others {
        if !ids.contains(&other) {
            ids.push(other);
        }
    }
    let all = qualifying(&app, &ids).await?;
    let events: Vec<Arc<Tournament>> = all.iter().map(|(_, event)| Arc::clone(event)).collect();
    let gone_on = events.iter().any(|event| !event.state().went_on.is_empty());
    if wish.make && gone_on && !wish.again {
        return Err(Problem::conflict(Message::StageMadeBefore));
    }
    let plan = wish.plan;
    let (work, named) = (events.clone(), ids.clone());
    let made = aside(move || {
        let before = befores(&work, &named);
        let groups = stages::groups_of(&before, plan.by)?;
        Ok::<_, openroom_tournament::Refused>((stages::make(&before, &plan)?, groups))
    });
    let (made, groups) = made.await?.map_err(|refused| Problem::refused(&refused))?;
    let made_ids = match wish.make {
        true => write(&app, &actor, &all, &made).await?,
        false => vec![None; made.stages.len()],
    };
    Ok(Json(shown(&made, &groups, &events, &made_ids)))
}

/// Makes the events, and tells the qualifying ones. What was made is put away if one of them cannot be.
async fn write(
    app: &App,
    actor: &Actor,
    before: &[Qualifying],
    made: &Stages,
) -> Result<Vec<Option<String>>, Problem> {
    let mut ids = Vec::new();
    let done = all_written(app, actor, before, made, &mut ids).await;
    if done.is_err() {
        for id in &ids {
            app.store.put_away(id, true).await?;
        }
    }
    done?;
    Ok(ids.into_iter().map(Some).collect())
}

async fn all_written(
    app: &App,
    actor: &Actor,
    before: &[Qualifying],
    made: &Stages,
    ids: &mut Vec<String>,
) -> Result<(), Problem> {
    for (at, stage) in made.stages.iter().enumerate() {
        let name = events::event_name(&stage.wish.name)?;
        let one = events::make(app, actor, &name, made.acts(at)).await?;
        ids.push(one.id);
    }
    let named: Vec<Option<String>> = ids.iter().cloned().map(Some).collect();
    for ((live, _), act) in before.iter().zip(made.went_on(&named)) {
        if matches!(&act, Action::WentOn(went) if went.to.is_empty()) {
            continue;
        }
        let key = format!("stages/{}", secrets::code(10)?);
        events::write(app, actor, live, &key, &act, None, None, None).await?;
    }
    Ok(())
}

fn person(events: &[Arc<Tournament>], who: StageWho) -> api::StagePerson {
    let event = events.get(usize::from(who.event).wrapping_sub(1));
    let found = event.and_then(|event| event.state().contestants.get(&who.contestant));
    api::StagePerson {
        who: who.to_string(),
        name: found.and_then(|one| one.entered.name.clone()),
        players: found.map(|one| one.players().to_vec()).unwrap_or_default(),
    }
}

fn shown(
    made: &Stages,
    groups: &[StageGroup],
    events: &[Arc<Tournament>],
    ids: &[Option<String>],
) -> api::StagesShown {
    let place = |one: &Coming| api::StagePlaceShown {
        contestant: one.place.contestant,
        person: person(
            events,
            StageWho {
                event: one.place.event,
                contestant: one.place.was,
            },
        ),
        rank: one.place.rank,
        reserve: one.place.reserve,
        total: one.total.decimal(2),
    };
    let stage = |(stage, id): (&Stage, &Option<String>)| {
        let top = stage.carry_over.as_ref();
        let top = top.and_then(|tree| tree.get("final-top")?.text());
        api::StageShown {
            name: stage.wish.name.clone(),
            id: id.clone(),
            places: stage.places.iter().map(place).collect(),
            final_top: top.map(str::to_owned),
            free: stage.free,
        }
    };
    api::StagesShown {
        stages: made.stages.iter().zip(ids).map(stage).collect(),
        drawn: made.plan.drawn.iter().map(ToString::to_string).collect(),
        out: made.out.iter().map(|&who| person(events, who)).collect(),
        groups: groups.iter().map(|group| as_group(group, events)).collect(),
        best_effort: events
            .first()
            .map_or(Effort::Unsaid, |event| event.best_effort()),
    }
}

fn as_group(group: &StageGroup, events: &[Arc<Tournament>]) -> api::StageGroupShown {
    let event = events.get(usize::from(group.event).wrapping_sub(1));
    api::StageGroupShown {
        event: event.map(|event| name_of(event)).unwrap_or_default(),
        section: group.section.clone(),
        line: group.line.map(Into::into),
        count: group.ranked.len(),
    }
}

fn name_of(event: &Tournament) -> String {
    let created = event.state().created.as_ref();
    created.map_or_else(String::new, |created| created.name.clone())
}

/// Where the contestants of an event come from and where they have gone on to; for those who run events, what would be different now.
#[utoipa::path(get, path = "/events/{id}/stages", tag = "events", params(("id" = String, Path, description = "The event")), responses((status = 200, body = api::StageLinks)), security((), ("cookie" = []), ("token" = [])))]
pub async fn links(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
    reader: Reader,
) -> Answer<Json<api::StageLinks>> {
    let live = app.event(&id).await?;
    let (event, _) = live.now().await;
    let state = event.state();
    let to = state.went_on.iter().flat_map(|(_, went)| &went.to);
    let to = to.map(|to| api::StageLink {
        name: to.name.clone(),
        id: to.id.clone(),
        count: to.contestants.len(),
        corrected: false,
    });
    let to = to.collect();
    let Some(from) = state.qualified_from.clone() else {
        return Ok(Json(api::StageLinks {
            from: Vec::new(),
            to,
            changed: None,
        }));
    };
    let ids: Vec<String> = from
        .events
        .iter()
        .filter_map(|one| one.id.clone())
        .collect();
    // A qualifying event that is not here, or cannot be read, cannot be compared; the stage is what it is.
    let before = match ids.len() == from.events.len() {
        true => qualifying(&app, &ids).await.unwrap_or_default(),
        false => Vec::new(),
    };
    let befores_now: Vec<Arc<Tournament>> = before.into_iter().map(|(_, event)| event).collect();
    let count = |number: u16| from.places.iter().filter(|one| one.event == number).count();
    let links = from.events.iter().zip(1..).map(|(one, number)| {
        let now = befores_now.get(usize::from(number) - 1);
        api::StageLink {
            name: now.map_or_else(|| one.name.clone(), |now| name_of(now)),
            id: one.id.clone().filter(|_| now.is_some()),
            count: count(number),
            corrected: now.is_some_and(|now| now.state().last_scored > one.entries),
        }
    });
    let links = links.collect();
    let changed = match actor.is_staff() && befores_now.len() == from.events.len() {
        true => {
            let work = befores_now.clone();
            let found = aside(move || stages::differences(&event, &befores(&work, &ids))).await?;
            found
                .filter(|found| !found.behind.is_empty())
                .map(|found| api::StageChanged {
                    lines: in_words(reader.language, |words| told(&found, &befores_now, words)),
                    same: found.are_none(),
                })
        }
        false => None,
    };
    Ok(Json(api::StageLinks {
        from: links,
        to,
        changed,
    }))
}

fn told(found: &Differences, events: &[Arc<Tournament>], words: &Words) -> Vec<String> {
    let name = |who: &StageWho| {
        let person = person(events, *who);
        person.name.unwrap_or_else(|| person.players.join(", "))
    };
    let mut lines = Vec::new();
    for (event, then, now) in &found.behind {
        let args = [
            ("name", event.clone().into()),
            ("then", then.to_string().into()),
            ("now", now.to_string().into()),
        ];
        lines.push(words.tell(Message::StageBehind, args));
    }
    for who in &found.missing {
        lines.push(words.tell(Message::StageMissing, [("who", name(who).into())]));
    }
    for who in &found.wrongly {
        lines.push(words.tell(Message::StageWrongly, [("who", name(who).into())]));
    }
    for (number, then, now) in &found.carried {
        let args = [
            ("contestant", number.to_string().into()),
            ("then", then.clone().into()),
            ("now", now.clone().into()),
        ];
        lines.push(words.tell(Message::StageCarried, args));
    }
    for (number, now) in &found.places {
        let args = [
            ("contestant", number.to_string().into()),
            ("now", now.to_string().into()),
        ];
        lines.push(words.tell(Message::StagePlaceNow, args));
    }
    lines.extend(found.refused.as_ref().map(|one| words.refused(one)));
    lines
}
