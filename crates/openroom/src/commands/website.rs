//! `openroom website`: results as plain files for a club's web site.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use openroom_printing::results::Scored;
use openroom_printing::{Document, Format, Settings, ranking, scorecards, travellers};
use serde_json::{Value, json};

use super::input::Source;
use crate::words::{Language, Message, Words};

/// Write results as plain files for a web site: a page of rankings, boards and scorecards for each event, and a list of all
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
    for file in &args.files {
        let text = file.read()?;
        let in_file = |reason: String| format!("{file}: {reason}");
        let scored = Scored::read(&text).map_err(|fault| in_file(words.said(&fault)))?;
        let name = folder_name(&scored, &listed);
        let folder = args.output.join(&name);
        make(&folder)?;
        let results = scored.results();
        let pages = [
            ("index.html", ranking::document(results, &words)),
            ("boards.html", travellers::of_event(results, &words)),
            ("scorecards.html", scorecards::of_event(results, &words)),
        ];
        for (page, document) in pages {
            write(&folder.join(page), &html(&document, language)?)?;
        }
        let json = data(&scored);
        write(&folder.join("results.json"), format!("{json}\n").as_bytes())?;
        listed.push(Listed {
            folder: name,
            name: scored.event.name.clone(),
            date: scored.event.date.clone().unwrap_or_default(),
        });
    }
    // The newest first.
    listed.sort_by(|a, b| b.date.cmp(&a.date).then_with(|| a.name.cmp(&b.name)));
    write(
        &args.output.join("index.html"),
        index(&listed, &args.title, language, &words).as_bytes(),
    )?;
    let list: Vec<Value> = listed
        .iter()
        .map(|one| json!({"name": one.name, "date": one.date, "folder": one.folder}))
        .collect();
    let list = Value::from(list);
    write(
        &args.output.join("index.json"),
        format!("{list:#}\n").as_bytes(),
    )?;
    Ok(ExitCode::SUCCESS)
}

/// An event of the list.
struct Listed {
    folder: String,
    name: String,
    date: String,
}

fn make(folder: &Path) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    std::fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()))
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

/// The ranking as data.
fn data(scored: &Scored) -> Value {
    let event = &scored.event;
    let awards = event.master_awards(&scored.scores);
    let standings = scored.scores.standings.iter().map(|one| {
        let who = &event.contestants[one.contestant.index()];
        let award = awards
            .iter()
            .find(|award| award.contestant == one.contestant);
        json!({
            "rank": one.rank,
            "tied": one.tied,
            "contestant": who.name.to_string(),
            "team": who.team,
            "players": who.players,
            "total": one.total.decimal(2),
            "percent": one.percent.as_ref().map(|percent| percent.decimal(2)),
            "master_points": award.map(|award| award.points.decimal(4)),
            "colour": award.and_then(|award| award.colour.clone()),
        })
    });
    json!({
        "event": event.name,
        "date": event.date,
        "club": event.club,
        "standings": standings.collect::<Vec<_>>(),
    })
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
