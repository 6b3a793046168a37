//! `openroom convert`: between the formats of the bridge world, with a report of what is lost.
//!
//! Boards go through one by one, so that a file of any length takes little memory. What is written waits aside until
//! all of the input has been read, since nothing is to be written if any of it is wrong.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read as _, Seek as _, Stderr, Write};
use std::path::Path;
use std::process::ExitCode;

use clap::ValueEnum;
use openroom_formats::event::{self, Gathered};
use openroom_formats::loss::Source;
use openroom_formats::{Event, Fault, Game, Loss, bridgemate, lin, pbn, results_csv, text, usebio};
use openroom_laws::log;
use tempfile::SpooledTempFile;

use super::input::print;
use crate::losses;
use openroom_words::words::{Language, Message, Words};

/// Output longer than this waits in a file.
const IN_MEMORY: usize = 4 * 1024 * 1024;

/// Convert boards or results from one format to another
///
/// Boards: `pbn`, `lin`, and `yaml` or `json` as table logs. Results: `usebio` (xml), `csv`, `bridgemate`, and `yaml` or
/// `json` as event files. Formats follow from the names of the files unless `--from` and `--to` say otherwise.
///
/// What the target cannot hold is listed on standard error, a line each. Input that cannot be read: every fault with its
/// line, nothing is written, and the exit status is 2.
#[derive(Debug, clap::Args)]
pub struct ConvertArgs {
    /// The file to read, or `-` for standard input
    input: String,

    /// The file to write, or `-` for standard output
    output: String,

    /// The format of the input
    #[arg(long)]
    from: Option<Format>,

    /// The format of the output
    #[arg(long)]
    to: Option<Format>,

    /// Write nothing, with exit status 1, if anything would be lost
    #[arg(long)]
    strict: bool,

    /// The language of the report: en, pt, es, it or ro; without it, that of the environment or English
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// A format of files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Portable Bridge Notation
    Pbn,
    /// The format of BBO
    Lin,
    /// USEBIO XML
    #[value(alias = "xml")]
    Usebio,
    /// Results or entries as CSV
    Csv,
    /// Table logs or an event file as JSON
    Json,
    /// Table logs or an event file as YAML
    #[value(alias = "yml")]
    Yaml,
    /// Messages of the Bridgemate Data Connector
    Bridgemate,
}

impl Format {
    fn of(name: &str, flag: &str) -> Result<Self, String> {
        let extension = Path::new(name).extension().and_then(|e| e.to_str());
        extension
            .and_then(|extension| Self::from_str(extension, true).ok())
            .ok_or_else(|| {
                format!("{name}: its name does not tell the format; give {flag} pbn, lin, usebio, csv, json, yaml or bridgemate")
            })
    }
}

/// What a file holds.
enum Content {
    Boards(Boards),
    Results(Box<Event>),
}

/// The boards of a file, each with what could not be kept of it.
type Boards = Box<dyn Iterator<Item = Result<(Game, Vec<Loss>), Vec<Fault>>>>;

/// What is said on standard error.
struct Report<'a> {
    words: Words,
    input: &'a str,
    out: BufWriter<Stderr>,
    losses: usize,
    faults: usize,
}

impl Report<'_> {
    fn lost(&mut self, losses: &[Loss]) {
        self.losses += losses.len();
        for loss in losses {
            // Nothing can be said where standard error is closed.
            let _ = writeln!(self.out, "{}", losses::text(loss, &self.words));
        }
    }

    fn wrong(&mut self, faults: &[Fault]) {
        self.faults += faults.len();
        for fault in faults {
            let _ = writeln!(self.out, "openroom: {}: {fault}", self.input);
        }
    }
}

/// Runs the command.
pub fn run(args: &ConvertArgs) -> Result<ExitCode, String> {
    let from = args
        .from
        .map_or_else(|| Format::of(&args.input, "--from"), Ok)?;
    let to = args
        .to
        .map_or_else(|| Format::of(&args.output, "--to"), Ok)?;
    let mut report = Report {
        words: Words::new(args.lang.unwrap_or_else(Language::of_environment)),
        input: &args.input,
        out: BufWriter::new(io::stderr()),
        losses: 0,
        faults: 0,
    };
    let mut waiting = Waiting {
        head: String::new(),
        body: BufWriter::new(SpooledTempFile::new(IN_MEMORY)),
    };
    let unwritable = |e: io::Error| format!("{}: cannot be written: {e}", args.output);
    match parse(from, &args.input, &mut report)? {
        Some(Content::Boards(games)) => {
            boards(to, games, &mut waiting, &mut report).map_err(unwritable)?;
        }
        Some(Content::Results(event)) => {
            results(to, &event, &mut waiting, &mut report).map_err(unwritable)?;
        }
        None => {}
    }
    if report.faults > 0 {
        return Ok(ExitCode::from(2));
    }
    if args.strict && report.losses > 0 {
        let count = [("count", report.losses.into())];
        let line = report.words.tell(Message::LossesStrict, count);
        let _ = writeln!(report.out, "openroom: {line}");
        return Ok(ExitCode::from(1));
    }
    if args.output == "-" {
        return print(|out| waiting.copy_to(out));
    }
    File::create(&args.output)
        .and_then(|mut file| waiting.copy_to(&mut file))
        .map_err(unwritable)?;
    Ok(ExitCode::SUCCESS)
}

/// What is to be written when everything has been read.
struct Waiting {
    /// What stands first and is known last.
    head: String,
    body: BufWriter<SpooledTempFile>,
}

impl Waiting {
    fn copy_to(self, mut out: &mut dyn Write) -> io::Result<()> {
        let mut body = self
            .body
            .into_inner()
            .map_err(io::IntoInnerError::into_error)?;
        body.rewind()?;
        out.write_all(self.head.as_bytes())?;
        io::copy(&mut body, &mut out).map(drop)
    }
}

/// Opens the input. Boards of PBN are read when they are wanted, everything else at once; nothing if it is wrong.
fn parse(from: Format, input: &str, report: &mut Report<'_>) -> Result<Option<Content>, String> {
    let unreadable = |e: io::Error| format!("{input}: cannot be read: {e}");
    let mut stream: Box<dyn io::Read> = match input {
        "-" => Box::new(io::stdin()),
        path => Box::new(File::open(path).map_err(unreadable)?),
    };
    if from == Format::Pbn {
        let games = pbn::Reader::new(BufReader::with_capacity(1 << 16, stream));
        let no_text = |e: io::Error| Err(vec![Fault::new(0, format!("cannot be read: {e}"))]);
        let games = games.map(move |item| item.unwrap_or_else(no_text));
        return Ok(Some(Content::Boards(Box::new(games))));
    }
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).map_err(unreadable)?;
    match whole(from, &bytes) {
        Ok((content, losses)) => {
            report.lost(&losses);
            Ok(Some(content))
        }
        Err(faults) => {
            report.wrong(&faults);
            Ok(None)
        }
    }
}

/// The content of a file, and what could not be kept of it.
type Parsed = Result<(Content, Vec<Loss>), Vec<Fault>>;

fn whole(from: Format, bytes: &[u8]) -> Parsed {
    match from {
        Format::Pbn => pbn::read_all(bytes).map(known),
        Format::Lin => lin::read(bytes).map(known),
        Format::Csv => results_csv::read(bytes).map(|event| of_event((event, Vec::new()))),
        Format::Usebio => usebio::read(bytes).map(of_event),
        Format::Bridgemate => bridgemate::read(&text::decode(bytes)).map(of_event),
        Format::Json | Format::Yaml => {
            let text = text::decode(bytes);
            match event::kind_of(&text) {
                event::Kind::Event => Event::read(&text)
                    .map(|event| of_event((event, Vec::new())))
                    .map_err(|e| vec![e]),
                event::Kind::Bridgemate => bridgemate::read(&text).map(of_event),
                event::Kind::Log => logs(&text),
            }
        }
    }
}

fn of_event((event, losses): (Event, Vec<Loss>)) -> (Content, Vec<Loss>) {
    (Content::Results(event.into()), losses)
}

/// Boards that are all there.
fn known((games, losses): (Vec<Game>, Vec<Loss>)) -> (Content, Vec<Loss>) {
    let games = games.into_iter().map(|game| Ok((game, Vec::new())));
    (Content::Boards(Box::new(games)), losses)
}

fn logs(text: &str) -> Parsed {
    let logs = log::read(text).map_err(|e| vec![Fault::new(0, e.to_string())])?;
    let (mut games, mut losses) = (Vec::new(), Vec::new());
    for (i, log) in logs.iter().enumerate() {
        let (game, lost) = Game::from_log(log, &Source::Log(i + 1))
            .map_err(|e| vec![Fault::new(0, format!("document {}: {e}", i + 1))])?;
        losses.extend(lost);
        games.push(game);
    }
    Ok(known((games, losses)))
}

/// Writes boards, one by one.
fn boards(
    to: Format,
    games: Boards,
    waiting: &mut Waiting,
    report: &mut Report<'_>,
) -> io::Result<()> {
    let mut head = lin::Head::default();
    let mut gathered = Gathered::default();
    let mut text = String::new();
    if to == Format::Pbn {
        text.push_str(pbn::HEADER);
    }
    let mut index = 0;
    for item in games {
        let (game, lost) = match item {
            Ok(read) => read,
            Err(faults) => {
                report.wrong(&faults);
                continue;
            }
        };
        report.lost(&lost);
        if report.faults > 0 {
            continue;
        }
        let place = game.source(index);
        let between = index > 0;
        let lost = match to {
            Format::Pbn => {
                text.push_str(if between { "\r\n" } else { "" });
                pbn::write_game(&mut text, &game, &place)
            }
            Format::Lin => {
                let mut lost = head.add(&game, &place);
                lost.extend(lin::write_game(&mut text, &game, &place));
                lost
            }
            Format::Json | Format::Yaml => {
                text.push_str(if between { "---\n" } else { "" });
                let (log, lost) = game.to_log(&place);
                let yaml = log.to_yaml();
                match event::read_data(&yaml) {
                    Ok(data) if to == Format::Json => text.push_str(&format!("{data}\n")),
                    _ => text.push_str(&yaml),
                }
                lost
            }
            Format::Usebio | Format::Csv | Format::Bridgemate => gathered.add(&game, index),
        };
        report.lost(&lost);
        waiting.body.write_all(text.as_bytes())?;
        text.clear();
        index += 1;
    }
    match to {
        Format::Lin => waiting.head = head.text(),
        Format::Usebio | Format::Csv | Format::Bridgemate => {
            results(to, &gathered.finish(), waiting, report)?;
        }
        // A file without boards still has its first lines.
        _ => waiting.body.write_all(text.as_bytes())?,
    }
    Ok(())
}

/// Writes results.
fn results(
    to: Format,
    event: &Event,
    waiting: &mut Waiting,
    report: &mut Report<'_>,
) -> io::Result<()> {
    let (text, lost) = match to {
        Format::Pbn | Format::Lin => {
            let (games, lost) = event.to_games();
            report.lost(&lost);
            let games = games.into_iter().map(|game| Ok((game, Vec::new())));
            return boards(to, Box::new(games), waiting, report);
        }
        Format::Usebio => usebio::write(event),
        Format::Csv => results_csv::write(event),
        Format::Bridgemate => bridgemate::write(event),
        Format::Json => (event.to_json(), Vec::new()),
        Format::Yaml => (event.to_yaml(), Vec::new()),
    };
    report.lost(&lost);
    waiting.body.write_all(text.as_bytes())
}
