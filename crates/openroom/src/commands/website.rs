//! `openroom website`: results as plain files for a club's web site.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use openroom_formats::event;
use openroom_printing::results::Scored;
use openroom_printing::{Document, Format, Settings, ranking, scorecards, travellers};
use openroom_scoring::Exact;
use openroom_scoring::event::{Direction, Event, EventKind};
use openroom_scoring::scores::{MatchScore, Standing};
use openroom_tournament::Standings;
use serde_json::{Map, Value, json};

use super::input::Source;
use crate::words::{Language, Message, Words};

/// Write results as plain files for a web site: a page of rankings, boards and scorecards for each event, and a list of all
///
/// Events that the folder has already stay in the list.
///
/// The folder can be copied to any web server; nothing has to run there. Each event has its pages in HTML and its results in JSON; the list
/// is `index.html` and `index.json`. Player numbers are not written.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Example:
  openroom website thursday.yaml sunday.yaml -o site")]
pub struct WebsiteArgs {
    /// The events, as `openroom score` reads them
    #[arg(required = true)]
    files: Vec<Source>,
    /// The folder; it is made if it is not there
    #[arg(short, long, value_name = "FOLDER")]
    output: PathBuf,
    /// Heading of the list, such as the name of the club
    #[arg(long, default_value = "")]
    title: String,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// Runs the command.
pub fn run(args: &WebsiteArgs) -> Result<ExitCode, String> {
    let language = args.lang.unwrap_or_else(Language::of_environment);
    let words = Words::new(language);
    let mut listed = Vec::new();
    let mut earlier = earlier(&args.output).map_err(|_| {
        let args = [("file", args.output.join(LIST).display().to_string().into())];
        words.tell(Message::WebsiteListUnreadable, args)
    })?;
    // Everything is made before anything is written: what is wrong with one file leaves the folder as it was.
    let mut made: Vec<(PathBuf, Vec<u8>)> = Vec::new();
    for file in &args.files {
        let text = file.read()?;
        if event::kind_of(&text) == event::FileKind::EventLog {
            let args = [("file", file.to_string().into())];
            return Err(words.tell(Message::SubmissionOfLog, args));
        }
        let in_file = |reason: String| format!("{file}: {reason}");
        let scored = Scored::read(&text).map_err(|fault| in_file(words.said(&fault)))?;
        let name = folder_name(&scored, &listed);
        let folder = args.output.join(&name);
        let results = scored.results();
        let pages = [
            ("index.html", ranking::document(results, &words)),
            ("boards.html", travellers::of_event(results, &words)),
            ("scorecards.html", scorecards::of_event(results, &words)),
        ];
        for (page, document) in pages {
            made.push((folder.join(page), html(&document, language)?));
        }
        let json = format!("{}\n", data(&scored));
        made.push((folder.join("results.json"), json.into_bytes()));
        listed.push(Listed {
            folder: name,
            name: scored.event.name.clone(),
            date: scored.event.date.clone().unwrap_or_default(),
        });
    }
    // What was written before stays in the list, as long as its folder is there; an event that is written again takes its own place.
    earlier.retain(|one| {
        !listed.iter().any(|new: &Listed| new.folder == one.folder)
            && args.output.join(&one.folder).join("index.html").exists()
    });
    listed.append(&mut earlier);
    // The newest first.
    listed.sort_by(|a, b| b.date.cmp(&a.date).then_with(|| a.name.cmp(&b.name)));
    let list = index(&listed, &args.title, language, &words);
    made.push((args.output.join("index.html"), list.into_bytes()));
    let list: Vec<Value> = listed
        .iter()
        .map(|one| json!({"name": one.name, "date": one.date, "folder": one.folder}))
        .collect();
    let list = Value::from(list);
    let list = format!("{list:#}\n");
    made.push((args.output.join(LIST), list.into_bytes()));
    for (path, bytes) in made {
        write(&path, &bytes)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The list of events as data.
const LIST: &str = "index.json";

/// The events that the folder has already; `Err` where its list cannot be read, so that nothing is forgotten.
fn earlier(folder: &Path) -> Result<Vec<Listed>, ()> {
    let path = folder.join(LIST);
    if !path.exists() {
        return Ok(Vec::new());
    }
    let text = std::fs::read_to_string(path).map_err(drop)?;
    let list: Vec<BTreeMap<String, String>> = serde_json::from_str(&text).map_err(drop)?;
    let plain = |name: &str| {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
        !name.is_empty() && name.chars().all(is_plain)
    };
    let one = |mut keys: BTreeMap<String, String>| {
        let folder = keys.remove("folder").filter(|name| plain(name)).ok_or(())?;
        Ok(Listed {
            folder,
            name: keys.remove("name").ok_or(())?,
            date: keys.remove("date").unwrap_or_default(),
        })
    };
    list.into_iter().map(one).collect()
}

/// An event of the list.
struct Listed {
    folder: String,
    name: String,
    date: String,
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let folder = path.parent().unwrap_or_else(|| Path::new(""));
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(path, bytes))
        .map_err(|error| format!("{}: {error}", path.display()))
}

fn html(document: &Document, language: Language) -> Result<Vec<u8>, String> {
    openroom_printing::write(document, Format::Html, language.code(), Settings::default())
        .map_err(|error| error.to_string())
}

/// A name of plain letters that no other event of the list has.
fn folder_name(scored: &Scored, listed: &[Listed]) -> String {
    let told = format!(
        "{} {}",
        scored.event.date.as_deref().unwrap_or_default(),
        scored.event.name
    );
    let plain: String = told
        .chars()
        .map(|c| {
            if c.is_ascii_alphanumeric() {
                c.to_ascii_lowercase()
            } else {
                '-'
            }
        })
        .collect();
    let parts: Vec<&str> = plain.split('-').filter(|part| !part.is_empty()).collect();
    let name = match parts.is_empty() {
        true => "event".to_owned(),
        false => parts.join("-"),
    };
    let taken = |name: &str| listed.iter().any(|one| one.folder == name);
    let mut number = 2;
    let mut unique = name.clone();
    while taken(&unique) {
        unique = format!("{name}-{number}");
        number += 1;
    }
    unique
}

/// The ranking and the matches as data.
fn data(scored: &Scored) -> Value {
    let event = &scored.event;
    let awards = event.master_awards(&scored.scores);
    let told = Standings::of(event, &scored.scores);
    let standings = scored.scores.standings.iter().zip(&told.places);
    let standings = standings.map(|(one, told)| {
        let award = awards
            .iter()
            .find(|award| award.contestant == one.contestant);
        let mut place = place(event, one);
        let mut put = |key: &str, value: Value| place.insert(key.to_owned(), value);
        put(
            "master_points",
            award.map(|award| award.points.decimal(4)).into(),
        );
        put(
            "colour",
            award.and_then(|award| award.colour.clone()).into(),
        );
        if let Some((name, rank)) = &told.section {
            put("section", json!({"name": name, "rank": rank}));
        }
        Value::Object(place)
    });
    let mut all = json!({
        "event": event.name,
        "date": event.date,
        "club": event.club,
        "standings": standings.collect::<Vec<_>>(),
    });
    let matches = scored.scores.matches.iter();
    let matches: Vec<Value> = matches.map(|one| match_data(event, one)).collect();
    if !matches.is_empty() {
        all["matches"] = matches.into();
    }
    all
}

/// A place, with what it was made of and among whom else it was won, as far as there is any.
fn place(event: &Event, one: &Standing) -> Map<String, Value> {
    let who = &event.contestants[one.contestant.index()];
    let line = who.line.map(|line| match line {
        Direction::Ns => "ns",
        Direction::Ew => "ew",
    });
    let value = json!({
        "rank": one.rank,
        "tied": one.tied,
        "contestant": who.name.to_string(),
        "team": who.team,
        "players": who.players,
        "total": one.total.decimal(2),
        "percent": one.percent.as_ref().map(|percent| percent.decimal(2)),
    });
    let mut place = match value {
        Value::Object(place) => place,
        _ => Map::new(),
    };
    let ranks = |ranks: &[(String, u32)]| -> Option<Value> {
        let ranks = ranks
            .iter()
            .map(|(name, rank)| (name.clone(), (*rank).into()));
        let ranks: Map<String, Value> = ranks.collect();
        (!ranks.is_empty()).then(|| ranks.into())
    };
    let points = |points: &Exact| (!points.is_zero()).then(|| points.decimal(4).into());
    let handicap = one.handicap.as_ref();
    for (key, value) in [
        ("line", line.map(Value::from)),
        ("stratum", who.stratum.clone().map(Value::from)),
        ("strata", ranks(&one.strata)),
        ("categories", ranks(&one.categories)),
        (
            "handicap",
            handicap.map(|(value, rank)| json!({"result": value.decimal(4), "rank": rank})),
        ),
        ("penalty", points(&one.penalty)),
        ("carried", points(&one.carried)),
        ("wins", one.wins.as_ref().map(|wins| wins.decimal(4).into())),
    ] {
        place.extend(value.map(|value| (key.to_owned(), value)));
    }
    place
}

fn match_data(event: &Event, one: &MatchScore) -> Value {
    let teams: Vec<String> = one
        .teams
        .iter()
        .flatten()
        .map(|team| event.contestants[team.index()].name.to_string())
        .collect();
    let count = teams.len();
    let told = |points: &[Exact]| -> Vec<String> {
        points[..count]
            .iter()
            .map(|points| points.decimal(4))
            .collect()
    };
    let name = one
        .id
        .map(|id| event.match_names[id.0 as usize].to_string());
    let basic = match event.kind {
        EventKind::Teams => "imps",
        _ => "points",
    };
    let mut made = json!({
        "match": name,
        "round": one.round,
        "teams": teams,
        "vps": one.vps.as_ref().map(|vps| told(vps)),
    });
    made[basic] = told(&one.basic).into();
    made
}

/// The list of all events. Each page leads to the others.
fn index(listed: &[Listed], title: &str, language: Language, words: &Words) -> String {
    let heading = match title.is_empty() {
        true => words.say(Message::WebsiteResults),
        false => title.to_owned(),
    };
    let mut out = format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><title>{}</title></head>\n<body><h1>{}</h1>\n<ul>\n",
        language.code(),
        escaped(&heading),
        escaped(&heading)
    );
    for one in listed {
        let folder = &one.folder;
        let _ = writeln!(
            out,
            "<li>{} <a href=\"{folder}/index.html\">{}</a> · <a href=\"{folder}/boards.html\">{}</a> · <a href=\"{folder}/scorecards.html\">{}</a></li>",
            escaped(&one.date),
            escaped(&one.name),
            escaped(&words.say(Message::WebsiteBoards)),
            escaped(&words.say(Message::WebsiteScorecards)),
        );
    }
    out.push_str("</ul>\n</body></html>\n");
    out
}

fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}
