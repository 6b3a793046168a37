//! Every scenario that a table can play, entry by entry by the seat that acts, over the interface of a real server; the log that the Director
//! then sees has the outcome that the command line gives to the scenario.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use openroom_client::Client;
use openroom_laws::log::Log;
use openroom_laws::notation::seat_text;
use openroom_tables::InPlay;
use serde_json::Value;
use tokio::task::JoinSet;

use crate::Outcome;
use crate::at_table::{AtTable, body, told, word};
use crate::of_scenarios::{Scenario, Scenarios, sender};

/// What came of it.
#[derive(Debug, Default)]
pub struct Report {
    /// Scenarios that were played, each under an edition.
    pub played: usize,
    /// Deeds that were sent.
    pub deeds: usize,
    /// Those that no table can play: not all hands are known.
    pub unknown: usize,
    /// Those in which a card is written down twice.
    pub twice: usize,
}

/// So many at once.
const TOGETHER: usize = 16;

/// Plays the scenarios of a folder: each of them, or one of so many.
///
/// # Errors
/// If one of them goes otherwise than on the command line.
pub async fn run(
    binary: &Path,
    server: SocketAddr,
    director: &Client,
    folder: &Path,
    one_of: usize,
) -> Outcome<Report> {
    let mut scenarios = Scenarios::of(folder);
    let mut number = 0;
    scenarios.all.retain(|_| {
        number += 1;
        number % one_of.max(1) == 0
    });
    let mut report = Report {
        unknown: scenarios.unknown,
        twice: scenarios.twice,
        ..Report::default()
    };
    let all: Vec<Arc<Scenario>> = scenarios.all.into_iter().map(Arc::new).collect();
    let mut tasks = JoinSet::new();
    let mut records = HashMap::new();
    let mut waiting = all.iter().enumerate();
    loop {
        while tasks.len() < TOGETHER {
            let Some((number, scenario)) = waiting.next() else {
                break;
            };
            let (scenario, host) = (Arc::clone(scenario), director.also());
            tasks.spawn(async move { (number, one(server, host, &scenario).await) });
        }
        let Some(done) = tasks.join_next().await else {
            break;
        };
        let (number, record) = done.map_err(|error| error.to_string())?;
        records.insert(number, record?);
    }
    let mut written = Vec::with_capacity(all.len());
    for (number, scenario) in all.iter().enumerate() {
        report.played += 1;
        report.deeds += scenario.entries.len();
        written.push(records.remove(&number).unwrap_or_default());
    }
    let plain: Vec<String> = all.iter().map(|it| whole(it).to_yaml()).collect();
    let (ours, theirs) = (told_by(binary, &written)?, told_by(binary, &plain)?);
    if (ours.len(), theirs.len()) != (all.len(), all.len()) {
        return Err(format!(
            "{} outcomes of {} scenarios, {} of their tables",
            theirs.len(),
            all.len(),
            ours.len()
        ));
    }
    for ((scenario, one), two) in all.iter().zip(&ours).zip(&theirs) {
        if one != two {
            let (id, edition) = (&scenario.id, scenario.edition);
            return Err(format!(
                "{id} {edition}: {one} at the table, {two} elsewhere"
            ));
        }
    }
    Ok(report)
}

fn whole(scenario: &Scenario) -> Log {
    Log {
        entries: scenario.entries.clone(),
        ..scenario.head.clone()
    }
}

/// Plays one of them; the table log as the Director sees it then.
async fn one(server: SocketAddr, mut host: Client, scenario: &Scenario) -> Outcome<String> {
    let (id, edition) = (&scenario.id, scenario.edition);
    let about = |text: String| format!("{id} {edition}: {text}");
    let boards = scenario.head.to_yaml();
    let opened = AtTable::open(
        &mut host,
        Scenario::settings(),
        edition.year(),
        Some(&boards),
    );
    let table = told(opened.await).map_err(about)?;
    let mut client = Client::new(server);
    told(table.bring(&mut client, "W", 0).await).map_err(about)?;
    let mut board: InPlay = scenario.open();
    for (at, entry) in (1..).zip(&scenario.entries) {
        let (by, deed) = sender(&board, entry);
        let path = table.path("/boards/1/deeds", &word(by));
        let sent = body(&format!("{at}"), Some(board.log_length(by)), &deed);
        let done = client.post(&path, &sent).await;
        told(done).map_err(|text| about(format!("{entry}: {text}")))?;
        let done = board.act(by, deed, at);
        done.map_err(|refused| about(format!("{entry}: {refused}")))?;
    }
    let seen = told(client.get(&table.path("/boards/1", "director")).await).map_err(about)?;
    let record = seen["record"].as_str().unwrap_or_default().to_owned();
    let dealer = seat_text(scenario.head.board.dealer);
    match seen["dealer"] == dealer {
        true => Ok(record),
        false => Err(about(format!("{dealer} deals, not {}", seen["dealer"]))),
    }
}

/// The outcomes that the command line prints for logs.
fn told_by(binary: &Path, logs: &[String]) -> Outcome<Vec<Value>> {
    let file = tempfile::NamedTempFile::with_suffix(".yaml").map_err(|error| error.to_string())?;
    std::fs::write(file.path(), logs.join("\n---\n")).map_err(|error| error.to_string())?;
    let told = std::process::Command::new(binary)
        .arg("table")
        .arg(file.path())
        .output()
        .map_err(|error| format!("{}: {error}", binary.display()))?;
    if !told.status.success() {
        return Err(String::from_utf8_lossy(&told.stderr).into_owned());
    }
    let values = serde_json::Deserializer::from_slice(&told.stdout).into_iter::<Value>();
    let values: Result<Vec<Value>, _> = values.collect();
    let values = values.map_err(|error| error.to_string())?;
    // One value for each, or a list of all.
    Ok(match &values[..] {
        [Value::Array(all)] => all.clone(),
        _ => values,
    })
}
