//! What anyone may look at once it is public: boards with all their results, scorecards.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, Query};
use contract_bridge::{Seat, Strain};
use openroom_analysis::double_dummy::{self, Tricks};
use openroom_laws::Board;
use openroom_laws::log::Deal;
use openroom_laws::notation::seat_text;
use openroom_scoring::Exact;
use openroom_scoring::notation::contract_text;
use openroom_scoring::scores::Standing;
use openroom_tournament::entry::Noted;
use openroom_tournament::questions::{Line, score_text};
use openroom_tournament::state::{BoardAt, Sitting, State as Folded, Version};
use openroom_tournament::{Action, Spot, Through, Tournament};
use openroom_words::record::HANDS_SEEN;
use openroom_words::scores::{Figure as _, Told};
use openroom_words::words::{Message, Words};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::access::{Actor, Rank};
use crate::api;
use crate::app::App;
use crate::events::{self, visible};
use crate::live::Live;
use crate::problem::{Answer, Problem};
use crate::ranking::{Made, Scored};
use crate::said::Reader;
use crate::secrets;
use crate::solver::Solved;
use crate::tables::head;

/// What is asked of a board.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Asked {
    /// Without its hands if false: a look at hands that are not public is kept in the log.
    #[serde(default)]
    hands: Option<bool>,
}

/// A board with all its results; its hands and double dummy once they may be seen.
#[utoipa::path(get, path = "/events/{id}/boards/{session}/{board}", tag = "results", params(("id" = String, Path, description = "The event"), ("session" = u16, Path, description = "The session"), ("board" = u32, Path, description = "The board"), Asked), responses((status = 200, body = api::BoardPage)), security((), ("cookie" = []), ("token" = [])))]
pub async fn board(
    app: App,
    Path((id, session, number)): Path<(String, u16, u32)>,
    Query(asked): Query<Asked>,
    actor: Actor,
) -> Answer<Json<api::BoardPage>> {
    let live = app.event(&id).await?;
    let scored = scored_for(&live, &actor, session, number).await?;
    // Writers do not wait for whoever looks.
    let (event, version) = live.now().await;
    let event = &*event;
    let scored = scored.as_ref().as_ref().ok();
    let points = scored.map(|scored| Current::of(scored, event, version));
    let lines = event.traveller(session, number);
    if lines.is_empty() {
        return Err(Problem::missing(Message::ServeNoBoard));
    }
    let sees = sees_hand(event, &actor, session, number);
    let results = lines.iter().map(|line| {
        let versions = line.board.versions.iter().rev();
        let played = versions.filter_map(|version| version.played.as_deref());
        let replay = played.filter(|_| sees).find_map(crate::play::address_of);
        let line = result(session, line, points.as_ref());
        api::BoardLine { replay, ..line }
    });
    let deal = sees.then(|| deal(event, session, number));
    let deal = deal
        .flatten()
        .filter(|_| !matches!(asked.hands, Some(false)));
    if deal.is_some() {
        looked(&app, &live, &actor, session, Some(number)).await?;
    }
    Ok(Json(api::BoardPage {
        head: head(number),
        results: results.collect(),
        hands: deal.map(|deal| hands(&app, number, &deal)),
    }))
}

/// The scores that somebody may see of a board, if he may see its results.
async fn scored_for(
    live: &Arc<Live>,
    actor: &Actor,
    session: u16,
    board: u32,
) -> Result<Made, Problem> {
    let through = {
        let event = &*live.now().await.0;
        if !sees_board(event, actor, session, board) {
            return Err(Problem::missing(Message::ServeBoardNotPublic));
        }
        visible(event, actor).ok().flatten()
    };
    live.scored_lately(through, OLD).await
}

/// A line of the traveller, with its points.
fn result(session: u16, line: &Line<'_>, points: Option<&Current<'_>>) -> api::BoardLine {
    let number = line.board.board;
    let spot = Spot {
        session,
        round: line.round,
        table: line.table,
        board: number,
    };
    api::BoardLine {
        result: match line.version {
            Some(version) => api::Stands::Result(Box::new(api::ResultVersion::of(number, version))),
            None => api::Stands::Nothing { text: () },
        },
        round: line.round,
        table: line.table.to_owned(),
        form: line.board.form.clone(),
        seats: by_cards(line.sitting, line.version).into(),
        points: points.and_then(|points| points.at(spot, line.version)),
        replay: None,
    }
}

/// How old the scores of a large event may be beside its results.
const OLD: Duration = Duration::from_secs(2);

/// Points that belong to the results beside which they stand.
struct Current<'s> {
    scored: &'s Scored,
    /// Whether all is scored that has been entered.
    whole: bool,
    /// Boards of a session with a result that came after the scores.
    since: BTreeSet<(u16, u32)>,
}

impl<'s> Current<'s> {
    fn of(scored: &'s Scored, event: &Tournament, version: u64) -> Self {
        let whole = scored.version >= version;
        let since = match whole {
            true => BTreeSet::new(),
            false => entered_since(event.state(), scored.version),
        };
        Self {
            scored,
            whole,
            since,
        }
    }

    /// What the sides got on a board of a session in a round, if anything is scored there; nothing at all where the scores are older
    /// than what was entered or taken away.
    fn at(&self, spot: Spot, version: Option<&Version>) -> Option<Option<api::Points>> {
        let stands = version.is_some() && !self.since.contains(&(spot.session, spot.board));
        (self.whole || stands).then(|| {
            let got = self.scored.event.points_at(spot);
            got.map(|got| self.scored.points(got.by_cards, got.top))
        })
    }
}

/// The boards of each session that have a result of a later entry than this one.
fn entered_since(state: &Folded, version: u64) -> BTreeSet<(u16, u32)> {
    let sessions = (1_u16..).zip(&state.sessions);
    let boards = sessions.flat_map(|(number, session)| {
        let tables = session.rounds.iter().flat_map(|round| &round.tables);
        tables.flat_map(move |table| table.boards.iter().map(move |at| (number, at)))
    });
    let later = |at: &BoardAt| {
        at.result()
            .is_some_and(|one| u64::from(one.entry) > version)
    };
    boards
        .filter(|(_, at)| later(at))
        .map(|(number, at)| (number, at.board))
        .collect()
}

/// Who held the cards of which seats: a board that was played in the wrong direction is scored for those (WB 87.1).
fn by_cards(sitting: Sitting, version: Option<&Version>) -> Sitting {
    match sitting {
        _ if version.is_none_or(|version| !version.rotated) => sitting,
        Sitting::Sides([ns, ew]) => Sitting::Sides([ew, ns]),
        Sitting::Players([n, e, s, w]) => Sitting::Players([e, n, w, s]),
    }
}

/// Whether somebody may see the results of a board: those who run the event, and everybody once it is public.
pub fn sees_board(event: &Tournament, actor: &Actor, session: u16, board: u32) -> bool {
    let public = event.public();
    let at = usize::from(session).checked_sub(1);
    let session = at.and_then(|at| public.sessions.get(at));
    actor.is_staff() || session.is_some_and(|session| session.boards.contains(&board))
}

/// Whether somebody may see the hands of a session: whoever rules at the tables and does not play, and everybody once they are public.
/// A scorer may be a player, and waits with the others; so does a Director who plays.
pub fn sees_hands(event: &Tournament, actor: &Actor, session: u16) -> bool {
    let rules = actor.rank >= Rank::Assistant && plays(event, actor).is_none();
    rules || are_public(event, session)
}

/// Whether somebody may see the hands of a board: those who play see what they have played.
pub fn sees_hand(event: &Tournament, actor: &Actor, session: u16, board: u32) -> bool {
    let played = || {
        let who = plays(event, actor).filter(|_| actor.rank >= Rank::Assistant);
        who.is_some_and(|who| event.has_played(who, session, board))
    };
    sees_hands(event, actor, session) || played()
}

/// The contestant with which somebody of the staff plays.
pub fn plays(event: &Tournament, actor: &Actor) -> Option<u32> {
    let mut names = actor.name.iter().chain(&actor.known_as);
    actor
        .is_staff()
        .then(|| names.find_map(|name| event.plays(name)))
        .flatten()
}

/// Whether everybody may see the hands of a session.
fn are_public(event: &Tournament, session: u16) -> bool {
    let public = event.public();
    let at = usize::from(session).checked_sub(1);
    at.and_then(|at| public.sessions.get(at))
        .is_some_and(|session| session.hands)
}

/// Whether somebody may have the log, which holds the hands of every session.
pub fn sees_all_hands(event: &Tournament, actor: &Actor) -> Result<(), Problem> {
    let mut dealt = (1_u16..)
        .zip(&event.state().sessions)
        .filter(|(_, session)| !session.deals.is_empty());
    match dealt.all(|(session, _)| sees_hands(event, actor, session)) {
        true => Ok(()),
        false => Err(Problem::forbidden(Message::ServeHandsYouPlay)),
    }
}

/// Keeps in the log that somebody of the staff has looked at hands that are not public yet: of a board, or of a whole session.
/// One look at each is enough to know of.
pub async fn looked(
    app: &App,
    live: &Arc<Live>,
    actor: &Actor,
    session: u16,
    board: Option<u32>,
) -> Result<(), Problem> {
    let (event, _) = live.now().await;
    let Some(name) = actor.name.as_deref().filter(|_| actor.is_staff()) else {
        return Ok(());
    };
    if are_public(&event, session) || !live.looks(name, session, board) {
        return Ok(());
    }
    // Without words: whoever reads the record has them in his language.
    let text = match board {
        Some(board) => format!("{session}/{board}"),
        None => session.to_string(),
    };
    let action = Action::Note(Noted {
        subject: Some(HANDS_SEEN.to_owned()),
        text,
        confidential: false,
    });
    let key = secrets::secret()?;
    let written = events::write(app, actor, live, &key, &action, None, None, None).await;
    written.map(|_| ())
}

/// The hands of a board, where they are known.
pub fn deal(event: &Tournament, session: u16, board: u32) -> Option<Deal> {
    event.state().session(session)?.deals.get(&board).cloned()
}

/// The hands of a board, and what double dummy makes of them as far as it is known.
fn hands(app: &App, number: u32, deal: &Deal) -> api::Hands {
    let head = Board::number(number);
    let (dd, dd_status) = match app.solver.ask(deal) {
        Solved::Tricks(tricks) => (
            Some(double_dummy(tricks, &head)),
            api::DoubleDummyStatus::Ready,
        ),
        Solved::Working => (None, api::DoubleDummyStatus::Working),
        Solved::Unknown => (None, api::DoubleDummyStatus::Unknown),
    };
    api::Hands {
        deal: openroom_laws::log::deal_text(deal, head.dealer),
        dd,
        dd_status,
    }
}

/// The contracts of par, as people write them.
fn par_contracts(par: &double_dummy::Par) -> Vec<String> {
    let written = par.contracts.iter().map(|one| {
        let contract = contract_text(one.contract);
        let over = match one.overtricks {
            0 => "=".to_owned(),
            over => format!("{over:+}"),
        };
        format!("{contract} {} {over}", seat_text(one.declarer))
    });
    written.collect()
}

fn double_dummy(tricks: Tricks, board: &Board) -> api::DoubleDummy {
    let par = double_dummy::par(tricks, board.vul, board.dealer);
    let of = |seat: Seat| {
        [
            (Strain::Clubs, "C"),
            (Strain::Diamonds, "D"),
            (Strain::Hearts, "H"),
            (Strain::Spades, "S"),
            (Strain::Notrump, "NT"),
        ]
        .into_iter()
        .map(|(strain, word)| (word.to_owned(), tricks.tricks(strain, seat)))
        .collect()
    };
    api::DoubleDummy {
        tricks: Seat::ALL
            .into_iter()
            .map(|seat| (seat_text(seat).to_owned(), of(seat)))
            .collect(),
        par: par.score,
        par_contracts: par_contracts(&par),
    }
}

/// The boards of a session with their hands and double dummy, once they may be seen. What is not worked out yet comes with the next request.
#[utoipa::path(get, path = "/events/{id}/hand-record/{session}", tag = "results", params(("id" = String, Path, description = "The event"), ("session" = u16, Path, description = "The session")), responses((status = 200, body = api::HandRecord)), security((), ("cookie" = []), ("token" = [])))]
pub async fn hand_record(
    app: App,
    Path((id, session)): Path<(String, u16)>,
    actor: Actor,
) -> Answer<Json<api::HandRecord>> {
    let live = app.event(&id).await?;
    // Writers do not wait for whoever looks.
    let (event, _) = live.now().await;
    let event = &*event;
    if !sees_hands(event, &actor, session) {
        return Err(Problem::missing(Message::ServeHandsNotPublic));
    }
    looked(&app, &live, &actor, session, None).await?;
    let deals = event.state().session(session).map(|session| &session.deals);
    let boards: Vec<api::RecordedHands> = deals
        .into_iter()
        .flatten()
        .map(|(&number, deal)| api::RecordedHands {
            head: head(number),
            hands: hands(&app, number, deal),
        })
        .collect();
    if boards.is_empty() {
        return Err(Problem::missing(Message::ServeNoBoards));
    }
    let working =
        |board: &&api::RecordedHands| board.hands.dd_status == api::DoubleDummyStatus::Working;
    let left = boards.iter().filter(working).count();
    Ok(Json(api::HandRecord {
        session,
        done: boards.len() - left,
        of: boards.len(),
        boards,
    }))
}

/// How the points of a contestant on a board came about.
#[utoipa::path(get, path = "/events/{id}/boards/{session}/{board}/explained/{contestant}", tag = "results", params(("id" = String, Path, description = "The event"), ("session" = u16, Path, description = "The session"), ("board" = u32, Path, description = "The board"), ("contestant" = u32, Path, description = "The contestant")), responses((status = 200, body = api::Explained)), security((), ("cookie" = []), ("token" = [])))]
pub async fn explained(
    app: App,
    Path((id, session, number, contestant)): Path<(String, u16, u32, u32)>,
    reader: Reader,
    actor: Actor,
) -> Answer<Json<api::Explained>> {
    let live = app.event(&id).await?;
    let scored = scored_for(&live, &actor, session, number).await?;
    let (event, _) = live.now().await;
    let lines = event.traveller(session, number);
    let own = lines.iter().find_map(|line| {
        Some((
            line,
            by_cards(line.sitting, line.version).side_of(contestant)?,
        ))
    });
    let Some(((line, side), scored)) = own.zip(scored.as_ref().as_ref().ok()) else {
        return Err(Problem::missing(Message::ServeNoBoard));
    };
    let spot = Spot {
        session,
        round: line.round,
        table: line.table,
        board: number,
    };
    let compared = scored.event.compared(spot, contestant);
    let mut sum = Exact::ZERO;
    let mut comparisons = Vec::new();
    for (round, table, worth) in compared {
        let mut there = lines.iter();
        let Some(with) = there.find(|one| one.round == round && one.table == table) else {
            continue;
        };
        let Some(version) = with.version else {
            continue;
        };
        comparisons.push(api::ComparedLine {
            round,
            table: table.to_owned(),
            result: api::ResultText::of(&version.score, number),
            seats: by_cards(with.sitting, with.version).into(),
            worth: worth.as_ref().map(|worth| scored.figure(worth)),
        });
        sum += worth.unwrap_or_default();
    }
    let words = Words::new(reader.language);
    let told = Told {
        event: &scored.event.event,
        words: &words,
    };
    let steps = scored.event.steps(spot, contestant).into_iter();
    let steps = steps.map(|step| api::ExplainedStep {
        text: told.fact(&step.fact),
        value: step.value.as_ref().map(|value| value.told(4, &words)),
        rule: words.ground(&step.rule),
    });
    let points = scored.event.points_at(spot);
    Ok(Json(api::Explained {
        head: head(number),
        method: scored.event.event.scoring.method.word(),
        side: side.into(),
        own: line
            .version
            .map(|version| api::ResultText::of(&version.score, number)),
        sum: comparisons
            .iter()
            .any(|one| one.worth.is_some())
            .then(|| scored.figure(&sum)),
        comparisons,
        steps: steps.collect(),
        points: points.map(|got| scored.points(got.by_cards, got.top)),
    }))
}

/// Who goes on to a final: the contestants in the order of the ranking, each line of two in turn, with what may be carried over.
#[utoipa::path(get, path = "/events/{id}/qualifiers", tag = "results", params(("id" = String, Path, description = "The event")), responses((status = 200, body = Vec<api::Qualifier>)), security(("cookie" = []), ("token" = [])))]
pub async fn qualifiers(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
) -> Answer<Json<Vec<api::Qualifier>>> {
    actor.must_be(Rank::Director)?;
    let live = app.event(&id).await?;
    let scored = live.scored_lately(None, OLD).await?;
    let scored = scored
        .as_ref()
        .as_ref()
        .map_err(|_| Problem::missing(Message::ServeNoBoard))?;
    let (event, _) = live.seen(&app, &actor, None).await?;
    let state = event.state();
    let event = &scored.event.event;
    let mut places: Vec<_> = scored.event.scores.standings.iter().collect();
    // Where two lines are ranked apart, the first of each, then the second of each.
    places.retain(|place| place.rank.is_some());
    places.sort_by_key(|place| {
        (
            place.rank,
            event.line_of(place.contestant).map(|line| line.index()),
        )
    });
    let tops = scored.event.scores.boards.iter();
    let top = tops.filter_map(|board| board.top.clone()).max();
    let one = |place: &Standing| {
        let name = event.contestants[place.contestant.index()].name.to_string();
        let number: u32 = name.parse().ok()?;
        let contestant = state.contestants.get(&number)?;
        let people = state.people(number).into_iter();
        Some(api::Qualifier {
            contestant: number,
            rank: place.rank.unwrap_or_default(),
            name: contestant.entered.name.clone(),
            players: people.map(str::to_owned).collect(),
            total: place.total.to_string(),
            possible: (!place.possible.is_zero()).then(|| place.possible.to_string()),
            top: top.as_ref().map(ToString::to_string),
        })
    };
    Ok(Json(places.into_iter().filter_map(one).collect()))
}

/// A contestant's scorecard.
#[utoipa::path(get, path = "/events/{id}/contestants/{number}", tag = "results", params(("id" = String, Path, description = "The event"), ("number" = u32, Path, description = "The contestant")), responses((status = 200, body = api::Scorecard)), security((), ("cookie" = []), ("token" = [])))]
pub async fn contestant(
    app: App,
    Path((id, number)): Path<(String, u32)>,
    actor: Actor,
) -> Answer<Json<api::Scorecard>> {
    let live = app.event(&id).await?;
    let through = visible(&live.now().await.0, &actor)?;
    let scored = live.scored_lately(through, OLD).await?;
    let scored = scored.as_ref().as_ref().ok();
    // Writers do not wait for whoever looks.
    let (event, version) = live.seen(&app, &actor, None).await?;
    let event = &*event;
    let state = event.state();
    let Some(contestant) = state.contestants.get(&number) else {
        return Err(Problem::missing(Message::ServeNoContestant));
    };
    let points = scored.map(|scored| Current::of(scored, event, version));
    let mut boards = Vec::new();
    for (session, session_number) in state.sessions.iter().zip(1_u16..) {
        for (round, turn) in session.rounds.iter().zip(1_u32..) {
            let here = Through {
                session: session_number,
                round: turn,
            };
            if round.started.is_none() || through.is_some_and(|most| here > most) {
                continue;
            }
            for table in &round.tables {
                let spot = |at: &BoardAt| Spot {
                    session: session_number,
                    round: turn,
                    table: &table.name,
                    board: at.board,
                };
                for at in &table.boards {
                    // A board that somebody has still to play is shown to nobody (90B3).
                    let shown = sees_board(event, &actor, session_number, at.board);
                    let version = at.result().filter(|_| shown);
                    let points = points.as_ref().filter(|_| shown);
                    let points = points.and_then(|points| points.at(spot(at), version));
                    let sitting = by_cards(table.sitting, version);
                    boards.extend(scorecard_line(number, spot(at), sitting, version, points));
                }
            }
        }
    }
    let people = state.people(number).into_iter();
    Ok(Json(api::Scorecard {
        contestant: number,
        name: contestant.entered.name.clone(),
        players: people.map(str::to_owned).collect(),
        boards,
        place: scored.and_then(|scored| api::Place::of(number, &scored.standings)),
    }))
}

/// A board on the scorecard of a contestant, if it was there.
fn scorecard_line(
    contestant: u32,
    spot: Spot<'_>,
    sitting: Sitting,
    version: Option<&Version>,
    points: Option<Option<api::Points>>,
) -> Option<api::ScorecardLine> {
    let side = sitting.side_of(contestant)?;
    let partners = sitting.side(side).into_iter();
    let score = version.map(|version| &version.score);
    Some(api::ScorecardLine {
        spot: spot.into(),
        side: side.into(),
        rotated: version.is_some_and(|version| version.rotated),
        partner: partners.into_iter().find(|&who| who != contestant),
        opponents: sitting.side(side.other()),
        text: score.map(score_text),
        score: score.and_then(|score| score.points(spot.board)),
        adjusted: score.and_then(|score| score.shown(spot.board)),
        points,
    })
}
