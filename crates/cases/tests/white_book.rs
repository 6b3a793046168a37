//! The cases of the White Book on matters of judgement, each led to the question that the book asks and, with the book's findings, to
//! its ruling. The facts are told in our own words. `docs/cases.md` has the table of which; this test keeps it.

use std::collections::BTreeSet;

use openroom_cases::file::CaseFile;
use openroom_cases::{Case, Question, Verdict};
use openroom_placed::from_text;
use openroom_scoring::AdjustedScore;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Book {
    /// Led to question and ruling here.
    led: Vec<Led>,
    /// Ruled by the engine of the Laws from the log of the table.
    at_table: Vec<AtTable>,
    /// Ruled elsewhere, or not a matter of judgement.
    elsewhere: Vec<Elsewhere>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct AtTable {
    id: String,
    edition: u16,
    /// The log of the table.
    log: String,
    /// What must be in the outcome.
    expect: serde_json::Value,
    /// In words.
    ruling: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Led {
    id: String,
    file: CaseFile,
    /// The question of the book.
    asks: Question,
    /// What its findings lead to.
    ruling: String,
    #[serde(default)]
    beside: Vec<String>,
    /// Another ruling under the other edition, with the same findings.
    #[serde(default)]
    other_edition: Option<String>,
    /// Questions of the book that have no answer yet: the road must stop at the question and nowhere before.
    #[serde(default)]
    open: bool,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Elsewhere {
    id: String,
    why: String,
}

fn book() -> Book {
    from_text(include_str!("white-book.yaml")).unwrap_or_else(|fault| panic!("{fault}"))
}

/// A ruling in the order of keys in which scores are written.
fn written(ruling: &str) -> String {
    match ruling.strip_prefix("assigned: ") {
        None => ruling.to_owned(),
        Some(score) => {
            let score: AdjustedScore = score.parse().unwrap_or_else(|e| panic!("{ruling}: {e}"));
            format!("assigned: {score}")
        }
    }
}

/// Without the answer to the book's question the road stops there.
fn stops(led: &Led) -> bool {
    let mut file = led.file.clone();
    file.acts.retain(|act| {
        use openroom_cases::Act;
        match act {
            Act::Found(found) => found.question != led.asks,
            Act::Skipped(skipped) => skipped.question != led.asks,
            Act::Outcomes(_) => led.asks != Question::Outcomes,
            Act::WithoutError(_) => led.asks != Question::WithoutError,
            _ => true,
        }
    });
    let case = file
        .fold()
        .unwrap_or_else(|said| panic!("{}: {said}", led.id));
    case.road().next.is_some_and(|(_, next)| next == led.asks)
}

/// What a road ends with Law 12 takes as a ruling.
fn check(id: &str, case: &Case, verdict: &Verdict) {
    let Verdict::Assigned(score) = verdict else {
        return;
    };
    let held = openroom_scoring::adjusted_score::Case {
        in_play: false,
        edition: case.edition,
        grounds: &[],
        offenders: case.offending().map(|side| side.direction()),
        at_table: case.at_table().unwrap(),
        vul: case.vul().unwrap().expect("known"),
    };
    if let Err(said) = score.check(&held) {
        panic!("{id}: {said}");
    }
}

#[test]
fn each_is_led_to_its_question_and_its_ruling() {
    for led in book().led {
        assert!(stops(&led), "{}: does not stop at {:?}", led.id, led.asks);
        let case = led
            .file
            .fold()
            .unwrap_or_else(|said| panic!("{}: {said}", led.id));
        let road = case.road();
        if led.open {
            assert!(road.verdict.is_none(), "{}", led.id);
            continue;
        }
        let verdict = road
            .verdict
            .as_ref()
            .unwrap_or_else(|| panic!("{}: open at {:?}", led.id, road.next));
        assert_eq!(verdict.summary(), written(&led.ruling), "{}", led.id);
        check(&led.id, &case, verdict);
        let beside: Vec<&str> = road.beside.iter().map(|one| one.word()).collect();
        assert_eq!(beside, led.beside, "{}", led.id);
        if let Some(other) = &led.other_edition {
            let mut file = led.file.clone();
            file.edition = Some(if file.edition == Some(2007) {
                2017
            } else {
                2007
            });
            let road = file
                .fold()
                .unwrap_or_else(|said| panic!("{}: {said}", led.id))
                .road();
            assert_eq!(
                road.verdict.unwrap().summary(),
                written(other),
                "{}",
                led.id
            );
        }
    }
}

/// Whether a value has all that is expected: of an object these keys, of a list these items, or the whole of an empty one.
fn has(value: &serde_json::Value, expected: &serde_json::Value) -> bool {
    use serde_json::Value::{Array, Object};
    match (value, expected) {
        (Object(value), Object(expected)) => {
            let each = |(key, one): (&String, _)| value.get(key).is_some_and(|own| has(own, one));
            expected.iter().all(each) && (!expected.is_empty() || value.is_empty())
        }
        (Array(value), Array(expected)) => {
            let each = |one| value.iter().any(|own| has(own, one));
            expected.iter().all(each) && (!expected.is_empty() || value.is_empty())
        }
        _ => value == expected,
    }
}

#[test]
fn what_the_log_of_the_table_rules() {
    for one in book().at_table {
        let edition = match one.edition {
            2007 => openroom_laws::Edition::E2007,
            _ => openroom_laws::Edition::E2017,
        };
        let logs = openroom_laws::log::read(&one.log);
        let logs = logs.unwrap_or_else(|wrong| panic!("{}: {wrong}", one.id));
        let table = openroom_laws::replay::replay(&logs[0], edition);
        let table = table.unwrap_or_else(|wrong| panic!("{}: {wrong}", one.id));
        let outcome = serde_json::to_value(table.outcome()).unwrap();
        assert!(has(&outcome, &one.expect), "{}: {outcome:#}", one.id);
    }
}

/// The paragraphs on Laws 12, 16, 20, 21, 23, 27D, 40, 73, 75 and 90, as they were taken from the book.
const CASES: &str = "WB6.1-a WB6.1-b WB6.1-c WB7.1-b WB9.1-c WB12.1.1-a WB12.1.1-b WB12.1.3-b WB12.1.5-a WB12.1.5-b WB12.6-c \
    WB12.8.6-a WB12.9.1-a WB12.9.2-a WB12.9.2-b WB12.9.2-c WB12.11-a WB12.12-b WB12.16-a WB12.16-b WB12.18-a WB12.20-B WB12.20-C \
    WB13.2-b WB16.1.1-a WB16.1.1-b WB16.1.1-c WB16.2-a WB16.3-b WB16.3-d WB16.4-a WB16.6.3-a WB16.8-a WB16.10-a WB16.11-a WB17.3-a \
    WB20.3-a WB20.3-b WB20.3-e WB21.1-a WB21.3-a WB22.1-a WB23.1-a WB24.2-a WB25.3-b WB27.6-5b WB40.1.4-a WB40.1.7-a WB40.1.7-c \
    WB40.1.7-d WB40.1.7-e WB40.1.11-a WB40.3-b WB40.4-a WB40.6-a WB40.6-b WB40.9-a WB40.10-a WB40.10-c WB41.5-a WB45.5-a WB46.1-a \
    WB50.2-b WB50.3-a WB61.3-a WB65.1-a WB75.4-a WB80.8-a WB81.4.1-b WB82.1-c WB82.1-e WB90.4.2-a WB90.4.2-b WB90.4.2-d WB90.4.2-e \
    WB93.4.3-a WB93.4.9-a";

#[test]
fn none_is_forgotten_and_the_table_is_true() {
    let book = book();
    let led: BTreeSet<&str> = book.led.iter().map(|led| led.id.as_str()).collect();
    let elsewhere: BTreeSet<&str> = book.elsewhere.iter().map(|one| one.id.as_str()).collect();
    let all: BTreeSet<&str> = CASES.split_whitespace().collect();
    let at_table: BTreeSet<&str> = book.at_table.iter().map(|one| one.id.as_str()).collect();
    let sets = [&led, &at_table, &elsewhere];
    let both: BTreeSet<&str> = sets.into_iter().flatten().copied().collect();
    assert_eq!(both, all);
    let count: usize = sets.into_iter().map(BTreeSet::len).sum();
    assert_eq!(count, all.len(), "each once");
    assert!(led.len() >= 59, "{}", led.len());

    let mut table = String::new();
    for one in &book.led {
        let question = one.asks.word();
        let ruling = match one.open {
            true => "the road goes on: the book leaves the rest open".to_owned(),
            false => written(&one.ruling),
        };
        table += &format!("| {} | {question} | {ruling} |\n", one.id);
    }
    for one in &book.at_table {
        table += &format!(
            "| {} | from the log of the table | {} |\n",
            one.id, one.ruling
        );
    }
    let mut others = String::new();
    for one in &book.elsewhere {
        others += &format!("| {} | {} |\n", one.id, one.why);
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/cases.md");
    let page = std::fs::read_to_string(path).unwrap_or_default();
    if std::env::var_os("WRITE_TABLES").is_some() {
        let put = |page: String, name: &str, rows: &str| {
            let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- /{name} -->"));
            let (before, rest) = page.split_once(&begin).expect("the mark");
            let (_, after) = rest.split_once(&end).expect("the end");
            format!("{before}{begin}{rows}{end}{after}")
        };
        let head = "| paragraph | question | ruling |\n| --- | --- | --- |\n";
        let page = put(page, "led", &format!("{head}{table}"));
        let head = "| paragraph | why not here |\n| --- | --- |\n";
        let page = put(page, "elsewhere", &format!("{head}{others}"));
        std::fs::write(path, page).unwrap();
        return;
    }
    assert!(
        page.contains(&table) && page.contains(&others),
        "write the table of docs/cases.md anew with WRITE_TABLES=1"
    );
}
