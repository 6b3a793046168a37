//! Whole cases, written down from the books before they were run: the questions in their order, what the facts suggest, and the ruling.
//! The server's tests walk the same file over its interface and compare what the board is then worth.

use openroom_cases::acts::{Act, BoardKnown, Found, Opened, Weighted};
use openroom_cases::{Authority, Case, Kind, Question, Track};
use openroom_laws::Edition;
use openroom_placed::from_text;
use openroom_scoring::AdjustedScore;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(dead_code, reason = "what is scored is compared by the server's tests")]
struct Derived {
    id: String,
    book: String,
    edition: u16,
    #[serde(default)]
    authority: Authority,
    /// How the event is scored.
    event: String,
    board: u32,
    #[serde(default)]
    result: Option<String>,
    #[serde(default)]
    others: Vec<String>,
    kind: Kind,
    #[serde(default)]
    unplayed_elsewhere: bool,
    walk: Vec<Step>,
    ruling: String,
    #[serde(default)]
    beside: Vec<String>,
    #[serde(default)]
    cites: Vec<String>,
    #[serde(default)]
    by_hand: Option<String>,
    #[serde(default)]
    points: Option<serde_json::Value>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Step {
    /// An act that is told.
    #[serde(default)]
    tell: Option<Act>,
    /// The question that must be open.
    #[serde(default)]
    asks: Option<Question>,
    #[serde(default)]
    second: bool,
    /// What the facts must suggest.
    #[serde(default)]
    suggests: Option<String>,
    /// Which answers there must be.
    #[serde(default)]
    answers: Option<Vec<String>>,
    #[serde(default)]
    answer: Option<String>,
    /// Outcomes that must be refused.
    #[serde(default)]
    refuses: Option<Vec<String>>,
    /// Outcomes that are given.
    #[serde(default)]
    results: Option<Vec<String>>,
    #[serde(default)]
    route: Option<String>,
}

/// What only an event can work out.
const BY_THE_EVENT: [Question; 6] = [
    Question::Percent,
    Question::Imps,
    Question::Low,
    Question::Damage,
    Question::Reduced,
    Question::ReducedPoints,
];

fn opened(derived: &Derived) -> Opened {
    let teams = ["teams", "vps"].contains(&derived.event.as_str());
    let unit = match derived.event.as_str() {
        "matchpoints" => "percent",
        "teams" | "vps" => "imps",
        _ => "other",
    };
    Opened {
        kind: derived.kind,
        board: Some(BoardKnown {
            number: Some(derived.board),
            result: derived.result.clone(),
            form: Some(if teams { "teams" } else { "pairs" }.to_owned()),
            unit: Some(unit.to_owned()),
            standard: (derived.event == "butler").then(|| "2".to_owned()),
            unplayed_elsewhere: derived.unplayed_elsewhere,
            ..BoardKnown::default()
        }),
    }
}

fn weighs(question: Question, outcomes: &[String], route: Option<String>) -> Act {
    let weighted = Weighted {
        outcomes: outcomes.to_vec(),
        route,
        disallowed: Vec::new(),
    };
    match question {
        Question::WithoutError => Act::WithoutError(weighted),
        _ => Act::Outcomes(weighted),
    }
}

fn walk(derived: &Derived) -> Vec<String> {
    let id = &derived.id;
    let edition = match derived.edition {
        2007 => Edition::E2007,
        _ => Edition::E2017,
    };
    let mut wrong = Vec::new();
    let mut case = Case::of(opened(derived), edition, derived.authority, &[])
        .unwrap_or_else(|(_, said)| panic!("{id}: {said}"));
    for step in &derived.walk {
        if let Some(act) = &step.tell {
            if let Err(said) = case.add(act) {
                wrong.push(format!("{id}: {said}"));
            }
            continue;
        }
        let wanted = step.asks.expect("a question");
        let track = match step.second {
            true => Track::Second,
            false => Track::First,
        };
        let next = case.road().next;
        if next != Some((track, wanted)) {
            wrong.push(format!("{id}: {next:?} is asked, not {wanted:?}"));
            return wrong;
        }
        let by_event = BY_THE_EVENT.contains(&wanted);
        let suggests = case.suggested_answer(wanted);
        if let Some(told) = step.suggests.as_deref().filter(|_| !by_event)
            && suggests != Some(told)
        {
            wrong.push(format!(
                "{id}: {wanted:?} suggests {suggests:?}, not {told}"
            ));
        }
        if let Some(words) = &step.answers
            && case.choices(wanted) != words
        {
            let choices = case.choices(wanted);
            wrong.push(format!("{id}: {wanted:?} takes {choices:?}"));
        }
        if let Some(outcomes) = &step.refuses
            && case.clone().add(&weighs(wanted, outcomes, None)).is_ok()
        {
            wrong.push(format!("{id}: {outcomes:?} is taken"));
        }
        let act = match (&step.results, &step.answer) {
            (Some(outcomes), _) => weighs(wanted, outcomes, step.route.clone()),
            (None, answer) => Act::Found(Found {
                question: wanted,
                answer: answer.clone().expect("an answer"),
                second: step.second,
                evidence: Vec::new(),
                actions: Vec::new(),
            }),
        };
        if let Err(said) = case.add(&act) {
            wrong.push(format!("{id}: {said}"));
            return wrong;
        }
    }
    let road = case.road();
    let Some(verdict) = &road.verdict else {
        wrong.push(format!("{id}: {:?} is asked at the end", road.next));
        return wrong;
    };
    let ruling = match derived.ruling.strip_prefix("assigned: ") {
        Some(score) => {
            let score: AdjustedScore = score.parse().unwrap_or_else(|e| panic!("{id}: {e}"));
            format!("assigned: {score}")
        }
        None => derived.ruling.clone(),
    };
    if verdict.summary() != ruling {
        wrong.push(format!("{id}: {}, not {ruling}", verdict.summary()));
    }
    let beside: Vec<&str> = road.beside.iter().map(|one| one.word()).collect();
    if beside != derived.beside {
        wrong.push(format!("{id}: beside {beside:?}"));
    }
    let laws = road.laws(&case);
    for law in &derived.cites {
        if !laws.contains(&law.as_str()) {
            wrong.push(format!("{id}: {law} is not cited, {laws:?} are"));
        }
    }
    wrong
}

#[test]
fn each_is_asked_what_the_books_ask_and_ends_as_they_say() {
    let all: Vec<Derived> =
        from_text(include_str!("derived.yaml")).unwrap_or_else(|fault| panic!("{fault}"));
    assert!(all.len() >= 60);
    let wrong: Vec<String> = all.iter().flat_map(walk).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
