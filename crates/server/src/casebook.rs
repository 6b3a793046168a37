//! The casebook of a club: its ended cases over all events, for those who rule. Hands that are recorded (White Book 81.5, 40.1) are for
//! Directors alone; a case that was taken out is nowhere in it.

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use openroom_cases::Kind;
use openroom_cases::casebook::{Counts, Ended, Statistics, Wish, like, search, statistics};
use openroom_tournament::{Time, Tournament};
use openroom_words::words::{Message, Words};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::access::{Actor, Rank, is_asked, may_have_now, may_judge};
use crate::api;
use crate::app::App;
use crate::cases::missing;
use crate::events::summed_up;
use crate::problem::Answer;
use crate::said::{Reader, in_words};
use crate::summary::Summary;

/// So many events with cases are looked into, the newest.
const MOST_EVENTS: usize = 500;

/// So many are listed at once.
const PAGE: u32 = 200;

/// So many cases like one are told.
const MOST_ALIKE: usize = 5;

/// What is looked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Look {
    /// A clause or how one begins: `16B1`, `16`.
    #[serde(default)]
    law: Option<String>,
    /// What it was about.
    #[serde(default)]
    kind: Option<Kind>,
    /// The first calls of the auction: `1H X 4H`.
    #[serde(default)]
    auction: Option<String>,
    /// Words of a fact, of the evidence or of a reason.
    #[serde(default)]
    text: Option<String>,
    /// Only hands that are recorded; for Directors.
    #[serde(default)]
    recorded: bool,
}

impl Look {
    fn wish(self) -> Wish {
        Wish {
            law: self.law,
            kind: self.kind,
            auction: self.auction,
            text: self.text,
            recorded: self.recorded,
        }
    }
}

/// A case with where it stands.
struct Kept {
    ended: Ended,
    event: String,
    name: String,
    case: u32,
    ruling: u32,
    at: Time,
    replaced: bool,
}

impl AsRef<Ended> for Kept {
    fn as_ref(&self) -> &Ended {
        &self.ended
    }
}

/// The cases of a club, the newest events first, and whether there are older ones that were not looked at.
struct File {
    kept: Vec<Kept>,
    more: bool,
}

impl File {
    /// An assistant rules without knowing what is on record of whom.
    fn seen_by(actor: &Actor, mut kept: Vec<Kept>, more: bool) -> Self {
        kept.retain(|one| actor.rank >= Rank::Director || !one.ended.is_recorded());
        Self { kept, more }
    }
}

/// Collects what somebody may see. Only events that have such cases are folded.
async fn collect(app: &App, actor: &Actor) -> Answer<File> {
    let (mut kept, mut events, mut after) = (Vec::new(), 0, None::<String>);
    loop {
        let page = app.store.page(after.as_deref(), true, PAGE).await?;
        let last = page.len() < PAGE as usize;
        after = page.last().map(|stream| stream.id.clone());
        for stream in page {
            let known = stream.summary.as_deref().and_then(Summary::read);
            let known = known.and_then(|summary| summary.cases);
            if known == Some(0) {
                continue;
            }
            if events >= MOST_EVENTS {
                return Ok(File::seen_by(actor, kept, true));
            }
            events += 1;
            // An earlier Openroom did not count them: that is done once.
            if known.is_none() && summed_up(app, &stream.id).await.is_none() {
                continue;
            }
            // One log that cannot be read does not hide the others.
            let Ok(live) = app.event(&stream.id).await else {
                continue;
            };
            let (event, _) = live.now().await;
            kept.extend(of_event(actor, &event, &stream.id, &stream.name));
        }
        if last {
            return Ok(File::seen_by(actor, kept, false));
        }
    }
}

/// Whether somebody may have all that the club knows: not while a case is kept from him that is open, or on a board that is still played,
/// in any event.
pub async fn no_live_case_is_kept_from(app: &App, actor: &Actor) -> Answer<()> {
    let mut after = None::<String>;
    loop {
        let page = app.store.page(after.as_deref(), true, PAGE).await?;
        let last = page.len() < PAGE as usize;
        after = page.last().map(|stream| stream.id.clone());
        for stream in page {
            let known = stream.summary.as_deref().and_then(Summary::read);
            let known = known.and_then(|summary| summary.live_cases);
            // An earlier Openroom did not count them: that is done once. A log that cannot be read tells nothing.
            let unknown = known.is_none() && summed_up(app, &stream.id).await.is_none();
            if known == Some(0) || unknown {
                continue;
            }
            let live = app.event(&stream.id).await?;
            let (event, _) = live.now().await;
            may_have_now(actor, &event, &stream.id)?;
        }
        if last {
            return Ok(());
        }
    }
}

fn of_event(actor: &Actor, event: &Tournament, id: &str, name: &str) -> Vec<Kept> {
    let state = event.state();
    let all = (1..).zip(&state.cases);
    let open = all.filter(|(_, at)| may_judge(actor, event, id, at.spot()).is_ok());
    let kept = open.filter_map(|(number, at)| {
        let ruling = at.ruling.filter(|_| at.is_in_casebook())?;
        let given = state.rulings.get((ruling as usize).checked_sub(1)?);
        Some(Kept {
            ended: Ended::of(&at.case),
            event: id.to_owned(),
            name: name.to_owned(),
            case: number,
            ruling,
            at: at.at,
            replaced: given.is_some_and(|ruling| ruling.replaced_by.is_some()),
        })
    });
    let mut kept: Vec<_> = kept.collect();
    kept.reverse();
    kept
}

/// The casebook: the ended cases of all events of the club that fit, the newest first, and how they ended.
#[utoipa::path(get, path = "/casebook", tag = "rulings", params(Look), responses((status = 200, body = api::Casebook)), security(("cookie" = []), ("token" = [])))]
pub async fn look(
    app: App,
    Query(wish): Query<Look>,
    actor: Actor,
    reader: Reader,
) -> Answer<Json<api::Casebook>> {
    must_see(&actor, &wish)?;
    let file = collect(&app, &actor).await?;
    let found = search(&file.kept, &wish.wish());
    let counted = statistics(&found);
    Ok(Json(in_words(reader.language, |words| api::Casebook {
        lines: found.iter().map(|kept| line(kept, words)).collect(),
        statistics: told(&counted, words),
        more: file.more,
    })))
}

fn must_see(actor: &Actor, wish: &Look) -> Answer<()> {
    actor.must_be(match wish.recorded {
        true => Rank::Director,
        false => Rank::Assistant,
    })
}

/// The cases nearest to one: of the same kind or on the same Laws, with the same calls. How they ended does not count.
#[utoipa::path(get, path = "/events/{id}/cases/{case}/like", tag = "rulings", params(("id" = String, Path, description = "The event"), ("case" = u32, Path, description = "The case")), responses((status = 200, body = Vec<api::CasebookLine>)), security(("cookie" = []), ("token" = [])))]
pub async fn alike(
    app: App,
    Path((id, number)): Path<(String, u32)>,
    actor: Actor,
    reader: Reader,
) -> Answer<Json<Vec<api::CasebookLine>>> {
    actor.must_be(Rank::Assistant)?;
    let live = app.event(&id).await?;
    let (event, _) = live.now().await;
    let at = event.case(number).ok_or_else(missing)?;
    may_judge(&actor, &event, &id, at.spot())?;
    // The Laws of the case would tell what the Director has found.
    if is_asked(&at.case, &actor) {
        return Ok(Json(Vec::new()));
    }
    let own = Ended::of(&at.case);
    let mut file = collect(&app, &actor).await?;
    file.kept
        .retain(|one| one.event != id || one.case != number);
    let near = like(&own, &file.kept, MOST_ALIKE);
    Ok(Json(in_words(reader.language, |words| {
        near.into_iter().map(|kept| line(kept, words)).collect()
    })))
}

/// What the document has.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct With {
    /// Also what somebody has written in his own words, where names may stand.
    #[serde(default)]
    texts: bool,
}

/// The casebook as a document, without names.
#[utoipa::path(get, path = "/casebook/document", tag = "rulings", params(Look, With), responses((status = 200, content_type = "text/markdown", body = String)), security(("cookie" = []), ("token" = [])))]
pub async fn document(
    app: App,
    Query(wish): Query<Look>,
    Query(with): Query<With>,
    actor: Actor,
    reader: Reader,
) -> Answer<Response> {
    must_see(&actor, &wish)?;
    let file = collect(&app, &actor).await?;
    let found = search(&file.kept, &wish.wish());
    let text = in_words(reader.language, |words| {
        let title = words.say(Message::CaseBookTitle);
        let mut out = vec![format!("# {title}")];
        if !with.texts {
            out.push(words.say(Message::CaseBookWithoutNames));
        }
        for (number, kept) in (1..).zip(found) {
            let ended = match with.texts {
                true => kept.ended.clone(),
                false => kept.ended.without_names(),
            };
            out.push(chapter(number, &ended, kept.at, words));
        }
        out.join("\n\n") + "\n"
    });
    let headers = [
        (header::CONTENT_TYPE, "text/markdown; charset=utf-8"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"casebook.md\"",
        ),
    ];
    Ok((headers, text).into_response())
}

/// A case in the document: no event, no table, no contestant.
fn chapter(number: u32, ended: &Ended, at: Time, words: &Words) -> String {
    let day: String = at.to_string().chars().take(10).collect();
    let kind = plain(&words.case_kind(ended.kind));
    let mut parts = vec![format!("## {number}. {kind}")];
    let mut about = vec![day];
    about.extend(
        ended
            .board
            .map(|board| words.tell(Message::CaseBookBoard, [("board", board.into())])),
    );
    parts.push(about.join(" · "));
    if !ended.auction.is_empty() {
        let calls: Vec<String> = ended.auction.iter().map(|call| plain(call)).collect();
        let calls = calls.join(" ");
        parts.push(words.tell(Message::CaseBookAuction, [("auction", calls.into())]));
    }
    let mut section = |title: Message, lines: Vec<String>| {
        if !lines.is_empty() {
            parts.push(format!("### {}", words.say(title)));
            let lines = lines.iter().map(|line| format!("- {}", plain(line)));
            parts.push(lines.collect::<Vec<_>>().join("\n"));
        }
    };
    let facts = ended.facts.iter().map(|fact| words.case_fact(fact));
    section(Message::CaseDraftFacts, facts.collect());
    let findings = ended.findings.iter();
    let findings = findings.map(|step| words.case_step(ended.edition, step));
    section(Message::CaseDraftQuestions, findings.collect());
    let mut decision = vec![verdict(ended, words)];
    decision.extend(ended.beside.iter().map(|one| words.case_beside(*one)));
    section(Message::CaseDraftDecision, decision);
    if !ended.laws.is_empty() {
        parts.push(words.tell(
            Message::CaseDraftLaws,
            [
                ("count", ended.laws.len().into()),
                ("laws", ended.laws.join(", ").into()),
                ("edition", ended.edition.to_string().into()),
            ],
        ));
    }
    parts.join("\n\n")
}

/// Text that Markdown takes as it is.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '\n' | '\r' => out.push(' '),
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|' => {
                out.push('\\');
                out.push(sign);
            }
            _ => out.push(sign),
        }
    }
    out
}

fn verdict(ended: &Ended, words: &Words) -> String {
    match &ended.verdict {
        Some(verdict) => words.case_verdict(verdict),
        None => words.say(Message::CaseBookNoVerdict),
    }
}

fn line(kept: &Kept, words: &Words) -> api::CasebookLine {
    let ended = &kept.ended;
    api::CasebookLine {
        event: kept.event.clone(),
        name: kept.name.clone(),
        case: kept.case,
        ruling: kept.ruling,
        at: kept.at,
        board: ended.board,
        kind: ended.kind,
        about: words.case_kind(ended.kind),
        edition: ended.edition.year(),
        laws: ended.laws.iter().map(|law| (*law).to_owned()).collect(),
        auction: ended.auction.clone(),
        verdict: verdict(ended, words),
        recorded: ended.is_recorded(),
        replaced: kept.replaced,
        link: format!("/e/{}/case/{}", kept.event, kept.case),
    }
}

fn told(counted: &Statistics, words: &Words) -> api::CasebookStatistics {
    let kinds = counted.kinds.iter().map(|(kind, of)| api::CasebookOfKind {
        kind: *kind,
        about: words.case_kind(*kind),
        counts: counts(*of),
    });
    let laws = counted.laws.iter().map(|(law, of)| api::CasebookOfLaw {
        law: (*law).to_owned(),
        counts: counts(*of),
    });
    api::CasebookStatistics {
        all: counts(counted.all),
        kinds: kinds.collect(),
        laws: laws.collect(),
    }
}

const fn counts(of: Counts) -> api::CasebookCounts {
    api::CasebookCounts {
        cases: of.cases,
        stands: of.stands,
        assigned: of.assigned,
        awards: of.awards,
        other: of.other,
    }
}
