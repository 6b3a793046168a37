//! The state as JSON, for programs: one shape for the command line, the server and the pages.

use openroom_scoring::adjusted_score::AdjustmentKind;
use serde_json::{Value, json};

use openroom_laws::notation::{card_text, seat_text};
use openroom_scoring::Exact;
use openroom_scoring::event::Direction;
use openroom_scoring::notation::contract_text;

use crate::entry::CommitteeSat;
use crate::periods::{Deadline, Request};
use crate::questions::{BoardStatus, Doubtful, Next, score_text};
use crate::scored::Standings;
use crate::state::{
    BoardAt, Contestant, Score, Session, Sitting, Source, Stage, State, Status, TableRound, Version,
};
use crate::tournament::Tournament;

/// The whole state.
#[must_use]
pub fn state(event: &Tournament) -> Value {
    let state = event.state();
    let created = state.created.as_ref();
    let settings: serde_json::Map<String, Value> = state
        .regulations
        .settings()
        .iter()
        .map(|(key, setting)| (key.clone(), json!(setting)))
        .collect();
    let contestants: Vec<Value> = state
        .contestants
        .iter()
        .map(|(n, c)| contestant(*n, c))
        .collect();
    let sessions: Vec<Value> = state
        .sessions
        .iter()
        .zip(1_u16..)
        .map(|(s, n)| session(state, s, n))
        .collect();
    json!({
        "event": created.map(|created| &created.name),
        "kind": created.map(|created| created.kind.word()),
        "structure": created.map(|created| created.structure.word()),
        "entries": state.entries,
        "last": state.last,
        "edition": state.edition().year(),
        "grounds": grounds(state),
        "settings": settings,
        "status": status_word(state.status()),
        "held": state.held,
        "staff": state.staff,
        "contestants": contestants,
        "sessions": sessions,
        "substitutions": state.substitutions,
        "missing": missing(event),
        "doubts": doubts(event),
        "calls": calls(event),
        "rulings": rulings(state),
        "warnings": state.warnings.iter().map(|w| json!({"contestant": w.contestant, "offence": w.offence, "at": w.at})).collect::<Vec<_>>(),
        "penalties": penalties(state),
        "appeals": appeals(state),
        "variations": state.variations.iter().map(|v| json!({"rule": v.rule, "change": v.change, "at": v.at, "why": v.why, "ratified": v.ratified})).collect::<Vec<_>>(),
        "deadlines": state.deadlines().iter().map(deadline).collect::<Vec<_>>(),
        "official": state.official,
        "final": state.final_at,
        "public": public(event),
    })
}

/// The word of a status.
#[must_use]
pub const fn status_word(status: Status) -> &'static str {
    match status {
        Status::Provisional => "provisional",
        Status::Official => "official",
        Status::Final => "final",
    }
}

/// The word of a stage of an appeal.
#[must_use]
pub const fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Concurrence => "concurrence",
        Stage::Deposit => "deposit",
        Stage::Committee => "committee",
        Stage::Hearing => "hearing",
        Stage::Recommended => "recommended",
        Stage::Decided => "decided",
        Stage::Withdrawn => "withdrawn",
    }
}

/// The word for how far a board has come.
#[must_use]
pub const fn board_word(status: BoardStatus) -> &'static str {
    match status {
        BoardStatus::ToCome => "to-come",
        BoardStatus::Missing => "missing",
        BoardStatus::Late => "late",
        BoardStatus::Entered => "entered",
        BoardStatus::Agreed => "agreed",
        BoardStatus::Disputed => "disputed",
        BoardStatus::Ruled => "ruled",
        BoardStatus::NotPlayed => "not-played",
    }
}

/// The word for a doubt.
#[must_use]
pub const fn doubt_word(doubt: Doubtful) -> &'static str {
    match doubt {
        Doubtful::LeadNotHeld => "lead-not-held",
        Doubtful::Tricks => "tricks",
        Doubtful::FarFromAll => "far-from-all",
        Doubtful::WrongDirection => "wrong-direction",
        Doubtful::NotAgreed => "not-agreed",
        Doubtful::Disputed => "disputed",
    }
}

/// The word for what can be asked for.
#[must_use]
pub const fn request_word(request: Request) -> &'static str {
    match request {
        Request::Ruling => "ruling",
        Request::Appeal => "appeal",
        Request::Score => "score",
        Request::Gross => "gross-error",
    }
}

fn contestant(number: u32, contestant: &Contestant) -> Value {
    let mut value = json!(contestant.entered);
    if let Some(map) = value.as_object_mut() {
        map.insert("contestant".to_owned(), json!(number));
        if contestant.late_entry {
            map.insert("late-entry".to_owned(), json!(true));
        }
        if !contestant.late.is_empty() {
            let late = contestant
                .late
                .iter()
                .map(|(session, minutes)| json!({"session": session, "minutes": minutes}));
            map.insert("late".to_owned(), late.collect());
        }
        if let Some(left) = &contestant.withdrawn {
            map.insert(
                "withdrawn".to_owned(),
                json!({"after": left.after, "accepted": left.accepted}),
            );
        }
        if let Some(stand_by) = contestant.standing_in() {
            map.insert("stand-by".to_owned(), json!(stand_by.players));
        }
        if contestant.disqualified {
            map.insert("disqualified".to_owned(), json!(true));
        }
    }
    value
}

fn session(state: &State, session: &Session, number: u16) -> Value {
    let rounds: Vec<Value> = session
        .rounds
        .iter()
        .zip(1_u32..)
        .map(|(round, turn)| {
            let tables: Vec<Value> = round.tables.iter().map(|t| table(state, number, turn, t)).collect();
            json!({"round": turn, "started": round.started, "minutes": round.minutes, "tables": tables})
        })
        .collect();
    json!({
        "session": number,
        "movement": session.movement.as_ref().map(|movement| &movement.name),
        "places": session.movement.as_ref().map_or(0, |movement| movement.contestants),
        "unseated": session.unseated(state),
        "rankings": state.rankings(),
        "seating": session.seating,
        "sealed": session.sealed,
        "dealt": session.dealt.len(),
        "over": session.over,
        "planned_rounds": session.planned_rounds(),
        "rounds": rounds,
    })
}

/// A table in a round.
#[must_use]
pub fn table(state: &State, session: u16, round: u32, table: &TableRound) -> Value {
    let mut value = sitting(table.sitting);
    if let Some(map) = value.as_object_mut() {
        map.insert("table".to_owned(), json!(table.name));
        let boards = table.boards.iter().map(|board| {
            let status = state.board_status(session, round, table, board);
            board_value(board, status)
        });
        map.insert("boards".to_owned(), boards.collect());
        if let Some(at) = table.progressed {
            map.insert("progressed".to_owned(), json!(at));
        }
    }
    value
}

fn sitting(sitting: Sitting) -> Value {
    match sitting {
        Sitting::Sides([ns, ew]) => json!({"ns": ns, "ew": ew}),
        Sitting::Players([n, e, s, w]) => json!({"n": n, "e": e, "s": s, "w": w}),
    }
}

fn board_value(board: &BoardAt, status: BoardStatus) -> Value {
    let mut value = json!({"board": board.board, "status": board_word(status)});
    let Some(map) = value.as_object_mut() else {
        return value;
    };
    if let Some(last) = board.result() {
        map.insert("result".to_owned(), version(board.board, last));
    }
    if let Some(played) = board.as_played() {
        map.insert("played".to_owned(), json!(played));
    }
    let changed = board.versions.len().saturating_sub(1);
    let before = board.taken_back.iter().chain(&board.versions[..changed]);
    let before: Vec<Value> = before.map(|v| version(board.board, v)).collect();
    if !before.is_empty() {
        map.insert("before".to_owned(), json!(before));
    }
    if let Some(form) = &board.form {
        map.insert("form".to_owned(), json!(form));
    }
    if board.handed {
        map.insert("handed".to_owned(), json!(true));
    }
    if let Some(why) = &board.disputed {
        map.insert("disputed".to_owned(), json!(why));
    }
    value
}

/// A result: its text, its points, and where it comes from.
#[must_use]
pub fn version(board: u32, version: &Version) -> Value {
    let source = match version.source {
        Source::Table => json!("table"),
        Source::Correction => json!("correction"),
        Source::Ruling(number) => json!({"ruling": number}),
        Source::Appeal(number) => json!({"appeal": number}),
        Source::Cancelled => json!("cancelled"),
    };
    let mut value = json!({
        "text": score_text(&version.score),
        "score": version.score.points(board),
        "source": source,
        "by": version.by,
        "at": version.at,
        "entry": version.entry,
    });
    if version.rotated {
        value["rotated"] = json!(true);
    }
    // In parts, so that nobody has to take the text apart.
    match &version.score {
        Score::Played(played) => {
            value["contract"] = json!(contract_text(played.contract));
            value["by_seat"] = json!(seat_text(played.declarer));
            value["tricks"] = json!(played.tricks.get());
            value["lead"] = json!(played.lead.map(card_text));
        }
        Score::PassedOut => value["contract"] = json!("Pass"),
        Score::Adjusted(_) | Score::NotPlayed => {}
    }
    if let Some(shown) = version.score.shown(board) {
        value["adjusted"] = json!(shown);
    }
    value
}

/// The clause of each kind of adjusted score, where the edition has one for it.
fn grounds(state: &State) -> Value {
    let edition = state.edition();
    let grounds = AdjustmentKind::ALL
        .map(|(kind, name)| (name.to_owned(), kind.usual_ground(edition).into()));
    Value::Object(grounds.into_iter().collect())
}

fn missing(event: &Tournament) -> Vec<Value> {
    let all = event.missing();
    all.iter()
        .map(|m| json!({"session": m.session, "round": m.round, "table": m.table, "board": m.board, "late-play": m.late_play}))
        .collect()
}

fn doubts(event: &Tournament) -> Vec<Value> {
    let all = event.doubts();
    all.iter()
        .map(|d| json!({"session": d.session, "round": d.round, "table": d.table, "board": d.board, "reason": doubt_word(d.reason)}))
        .collect()
}

fn calls(event: &Tournament) -> Vec<Value> {
    let open = event.open_calls();
    open.iter()
        .map(|(number, call)| {
            json!({"call": number, "session": call.session, "round": call.round, "table": call.table, "board": call.board, "at": call.at, "by": call.by})
        })
        .collect()
}

fn rulings(state: &State) -> Vec<Value> {
    state
        .rulings
        .iter()
        .zip(1_u32..)
        .map(|(ruling, number)| {
            let given = &ruling.given;
            json!({
                "ruling": number,
                "session": given.session,
                "round": given.round,
                "table": given.table,
                "board": given.board,
                "by": ruling.by,
                "at": ruling.at,
                "told": ruling.told,
                "laws": ruling.laws,
                "facts": given.facts,
                "log": given.log,
                "consulted": given.consulted,
                "before": ruling.before.as_ref().map(score_text),
                "before-adjusted": ruling.before.as_ref().and_then(|score| score.shown(given.board)),
                "score": ruling.score.as_ref().map(score_text),
                "adjusted": ruling.score.as_ref().and_then(|score| score.shown(given.board)),
                "replaced-by": ruling.replaced_by,
                "why": ruling.why,
            })
        })
        .collect()
}

fn penalties(state: &State) -> Vec<Value> {
    state
        .penalties
        .iter()
        .zip(1_u32..)
        .map(|(penalty, number)| {
            let mut value = json!(penalty.given);
            if let Some(map) = value.as_object_mut() {
                map.insert("penalty".to_owned(), json!(number));
                map.insert("by".to_owned(), json!(penalty.by));
                map.insert("at".to_owned(), json!(penalty.at));
                if penalty.rescinded {
                    map.insert("rescinded".to_owned(), json!(true));
                }
            }
            value
        })
        .collect()
}

fn appeals(state: &State) -> Vec<Value> {
    state
        .appeals
        .iter()
        .zip(1_u32..)
        .map(|(appeal, number)| {
            json!({
                "appeal": number,
                "ruling": appeal.made.ruling,
                "penalty": appeal.made.penalty,
                "contestant": appeal.contestant,
                "stage": stage_word(state.stage(appeal)),
                "at": appeal.at,
                "may-concur": state.may_concur(appeal),
                "deposit": appeal.deposit.as_ref().and_then(|deposit| deposit.as_ref().ok()),
                "committee": appeal.committee.as_ref().map(|sat| &sat.members),
                "chair": appeal.committee.as_ref().and_then(CommitteeSat::in_chair),
                "decision": appeal.decided,
                "answer": appeal.answer,
            })
        })
        .collect()
}

/// A deadline.
#[must_use]
pub fn deadline(deadline: &Deadline) -> Value {
    json!({
        "request": request_word(deadline.request),
        "session": deadline.session,
        "round": deadline.round,
        "ruling": deadline.ruling,
        "penalty": deadline.penalty,
        "table": deadline.board.as_ref().map(|(table, _)| table),
        "board": deadline.board.as_ref().map(|(_, board)| board),
        "until": deadline.at,
    })
}

/// What everybody may see.
#[must_use]
pub fn public(event: &Tournament) -> Value {
    let public = event.public();
    let sessions: Vec<Value> = public
        .sessions
        .iter()
        .map(|session| json!({"rounds": session.rounds, "boards": session.boards, "hands": session.hands}))
        .collect();
    json!({"status": status_word(public.status), "sessions": sessions})
}

/// A line of two that are ranked apart, in the words of the event file.
#[must_use]
pub const fn line(line: Direction) -> &'static str {
    match line {
        Direction::Ns => "ns",
        Direction::Ew => "ew",
    }
}

/// The standings.
#[must_use]
pub fn standings(standings: &Standings) -> Value {
    let number = |value: &Exact, places: u32| -> Value {
        let text = value.decimal(places);
        serde_json::from_str(&text).unwrap_or(Value::String(text))
    };
    let places: Vec<Value> = standings
        .places
        .iter()
        .map(|place| {
            let mut value = json!({
                "rank": place.rank,
                "contestant": place.contestant,
                "total": number(&place.total, standings.decimals),
                "percent": place.percent.as_ref().map(|percent| number(percent, 4)),
                "tied": place.tied,
                "boards": place.boards,
            });
            if let Some(map) = value.as_object_mut() {
                if let Some(side) = place.line {
                    map.insert("line".to_owned(), json!(line(side)));
                }
                if !place.penalty.is_zero() {
                    map.insert("penalty".to_owned(), number(&place.penalty, 4));
                }
                if let Some(rank) = place.stratum_rank {
                    map.insert("stratum_rank".to_owned(), json!(rank));
                }
                if let Some((result, rank)) = &place.handicap {
                    map.insert(
                        "handicap".to_owned(),
                        json!({"result": number(result, 4), "rank": rank}),
                    );
                }
            }
            value
        })
        .collect();
    let warnings: Vec<String> = standings.warnings.iter().map(ToString::to_string).collect();
    json!({"standings": places, "warnings": warnings})
}

/// Where a contestant goes.
#[must_use]
pub fn next(next: &Next) -> Value {
    match next {
        Next::SitsOut { round } => json!({"round": round, "sits-out": true}),
        Next::Table {
            round,
            table,
            side,
            partner,
            opponents,
            boards,
        } => {
            let side = match side {
                Direction::Ns => "NS",
                Direction::Ew => "EW",
            };
            json!({"round": round, "table": table, "side": side, "partner": partner, "opponents": opponents, "boards": boards})
        }
    }
}
