//! Whole cases from the books, each over the interface: the questions in their order with what the facts and the event suggest, the ruling
//! that ends it, and what the board is then worth to both sides, which was worked out by hand (`crates/cases/tests/derived.yaml`).

use axum::http::StatusCode;
use openroom_placed::from_text;
use serde::Deserialize;
use serde_json::{Value, json};

use super::Club;
use super::seen::act;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Derived {
    id: String,
    edition: u16,
    #[serde(default)]
    authority: Option<String>,
    event: String,
    board: u32,
    #[serde(default)]
    result: Option<String>,
    #[serde(default)]
    others: Vec<String>,
    kind: String,
    #[serde(default)]
    unplayed_elsewhere: bool,
    walk: Vec<Step>,
    ruling: String,
    #[serde(default)]
    points: Option<Points>,
}

#[derive(Deserialize)]
struct Points {
    ns: String,
    ew: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Step {
    #[serde(default)]
    tell: Option<openroom_cases::Act>,
    #[serde(default)]
    asks: Option<String>,
    #[serde(default)]
    second: bool,
    #[serde(default)]
    suggests: Option<String>,
    #[serde(default)]
    answer: Option<String>,
    #[serde(default)]
    refuses: Option<Vec<String>>,
    #[serde(default)]
    results: Option<Vec<String>>,
    #[serde(default)]
    route: Option<String>,
}

/// One round in which every table plays the one board.
async fn event(club: &Club, director: &str, derived: &Derived) -> String {
    let teams = ["teams", "vps"].contains(&derived.event.as_str());
    let mut settings = json!({"edition": derived.edition});
    match derived.event.as_str() {
        "teams" => settings["method"] = json!("imps"),
        "vps" => {
            settings["method"] = json!("imps");
            settings["vp"] = json!({"scale": "wbf-2013"});
        }
        method => settings["method"] = json!(method),
    }
    let kind = if teams { "teams" } else { "pairs" };
    let wish = json!({"name": derived.id, "kind": kind, "settings": settings});
    let (status, made, _) = club.ask("POST", "/api/events", director, wish).await;
    assert_eq!(status, StatusCode::OK, "{}: {made}", derived.id);
    let id = made["id"].as_str().unwrap().to_owned();
    let tables = if teams { 2 } else { derived.others.len() + 1 };
    let contestants = if teams { 2 } else { 2 * tables };
    let board = derived.board;
    let mut plan = format!(
        "movement: one board\nentrants: {kind}\ncontestants: {contestants}\ncopies: {tables}\nrounds:\n- tables:\n"
    );
    for table in 1..=tables {
        let (ns, ew) = match teams {
            true => (table, 3 - table),
            false => (2 * table - 1, 2 * table),
        };
        plan += &format!("  - {{table: {table}, ns: {ns}, ew: {ew}, boards: {board}}}\n");
    }
    for one in 1..=contestants {
        let players: Vec<String> = "abcd".chars().map(|p| format!("{p}{one}")).collect();
        let players = &players[..if teams { 4 } else { 2 }];
        let entered = json!({"contestant": one, "players": players, "name": format!("n{one}")});
        act(club, &id, director, json!({"entered": entered})).await;
    }
    act(club, &id, director, json!({"movement": {"plan": plan}})).await;
    act(club, &id, director, json!({"round-started": {"round": 1}})).await;
    let own = derived.result.iter().map(|result| (1, result));
    for (table, result) in own.chain((2..).zip(&derived.others)) {
        let [contract, by, made] = result.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{result}");
        };
        let level: i64 = contract[..1].parse().unwrap();
        let tricks = level + 6 + made.replace('=', "0").parse::<i64>().unwrap();
        let at = json!({"round": 1, "table": table.to_string(), "board": board, "contract": contract, "by": by, "tricks": tricks});
        act(club, &id, director, json!({"result": at})).await;
    }
    id
}

/// A case over the interface.
struct Walked<'w> {
    club: &'w Club,
    director: &'w str,
    id: String,
    number: u32,
}

impl Walked<'_> {
    async fn view(&self) -> Value {
        let path = format!("/api/events/{}/cases/1", self.id);
        self.club.read(&path, self.director).await
    }

    /// Adds an act; whether it is taken.
    async fn add(&mut self, what: Value) -> Result<(), Value> {
        self.number += 1;
        let key = format!("act {}", self.number);
        let what = json!({"in-case": {"case": 1, "act": what}});
        let written = self.club.write(&self.id, self.director, &key, what);
        let (status, answer, _) = written.await;
        status.is_success().then_some(()).ok_or(answer)
    }

    async fn step(&mut self, step: &Step) -> Vec<String> {
        let mut wrong = Vec::new();
        if let Some(act) = &step.tell {
            let told = self.add(serde_json::to_value(act).unwrap()).await;
            wrong.extend(told.err().map(|why| format!("{act:?}: {why}")));
            return wrong;
        }
        let view = self.view().await;
        let next = &view["next"];
        let asks = step.asks.as_deref().unwrap();
        if next["question"] != asks || next["second"] != json!(step.second) {
            let asked = &next["question"];
            return vec![format!("{asked} is asked, not {asks}")];
        }
        let suggests = &next["suggests"]["answer"];
        if let Some(told) = &step.suggests
            && suggests != told
        {
            wrong.push(format!("{asks} suggests {suggests}, not {told}"));
        }
        let key = match asks {
            "without-error" => "without-error",
            _ => "outcomes",
        };
        if let Some(refused) = &step.refuses
            && self.add(json!({key: {"outcomes": refused}})).await.is_ok()
        {
            wrong.push(format!("{refused:?} is taken"));
        }
        let what = match (&step.results, &step.route) {
            (Some(results), Some(route)) => json!({key: {"outcomes": results, "route": route}}),
            (Some(results), None) => json!({key: {"outcomes": results}}),
            (None, _) => {
                json!({"found": {"question": asks, "answer": step.answer, "second": step.second}})
            }
        };
        let told = self.add(what).await;
        wrong.extend(told.err().map(|why| format!("{asks}: {why}")));
        wrong
    }
}

async fn walk(club: &Club, director: &str, derived: &Derived) -> Vec<String> {
    let id = event(club, director, derived).await;
    let mut about = json!({"kind": derived.kind});
    if derived.unplayed_elsewhere {
        about["board"] = json!({"unplayed-elsewhere": true});
    }
    let mut case = json!({"round": 1, "table": "1", "board": derived.board, "about": about});
    if let Some(authority) = &derived.authority {
        case["authority"] = json!(authority);
    }
    act(club, &id, director, json!({"case": case})).await;
    let mut walked = Walked {
        club,
        director,
        id,
        number: 0,
    };
    let mut wrong = Vec::new();
    for step in &derived.walk {
        wrong.extend(walked.step(step).await);
        if !wrong.is_empty() {
            return wrong;
        }
    }
    walked
        .add(json!({"consulted": {"who": "Eve Moss"}}))
        .await
        .unwrap();
    let view = walked.view().await;
    let verdict = &view["verdict"];
    let kind = derived.ruling.split(':').next().unwrap();
    if !verdict["summary"]
        .as_str()
        .is_some_and(|text| text.starts_with(kind))
    {
        return vec![format!(
            "{} at the end, next {}",
            verdict["summary"], view["next"]
        )];
    }
    if verdict["ruling"].is_null() {
        return wrong;
    }
    act(
        club,
        &walked.id,
        director,
        json!({"ruling": verdict["ruling"]}),
    )
    .await;
    let Some(points) = &derived.points else {
        return wrong;
    };
    let path = format!("/api/events/{}/boards/1/{}", walked.id, derived.board);
    let page = club.read(&path, director).await;
    let lines = page["results"].as_array().or(page["lines"].as_array());
    let line = lines.and_then(|lines| lines.iter().find(|line| line["table"] == "1"));
    let has = line.map(|line| line["points"].clone()).unwrap_or_default();
    if has["ns"] != points.ns || has["ew"] != points.ew {
        wrong.push(format!("{has}, not {} and {}", points.ns, points.ew));
    }
    wrong
}

#[tokio::test]
async fn each_case_from_the_books_is_worth_what_was_worked_out_by_hand() {
    let text = include_str!("../../../cases/tests/derived.yaml");
    let all: Vec<Derived> = from_text(text).unwrap_or_else(|fault| panic!("{fault}"));
    let club = Club::new().await;
    let director = club.director().await;
    let mut wrong = Vec::new();
    for derived in &all {
        let found = walk(&club, &director, derived).await;
        wrong.extend(
            found
                .into_iter()
                .map(|one| format!("{}: {one}", derived.id)),
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
