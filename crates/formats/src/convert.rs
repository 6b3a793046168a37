//! From one format to another: boards or results, with all that is lost on the way.
//!
//! ```
//! use openroom_formats::convert::{self, Format};
//!
//! let csv = b"board,ns,ew,contract,by,tricks\n1,1,2,4S,N,11\n";
//! let converted = convert::bytes(csv, Format::Csv, Format::Pbn).unwrap();
//! assert!(converted.text.contains("[Contract \"4S\"]"));
//! // LIN tells a contract by its auction, and there is none.
//! let converted = convert::bytes(csv, Format::Csv, Format::Lin).unwrap();
//! assert!(!converted.losses.is_empty());
//! ```
//!
//! Boards go through one by one, so that a file of any length takes little memory. Who converts hears of losses and faults
//! through a [`Report`], as they are met.

use core::fmt;
use core::str::FromStr;
use std::io::{self, BufRead, Write};

use openroom_said::said;

use openroom_laws::log::{self, Log};
use openroom_laws::replay::{ReplayError, replay};

use crate::event::{self, Gathered};
use crate::loss::{Lost, Source};
use crate::sifted::Sifted;
use crate::{EventFile, Fault, Game, Loss, bridgemate, lin, pbn, results_csv, text, usebio};

/// A format of files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Format {
    /// Portable Bridge Notation.
    Pbn,
    /// The format of BBO.
    Lin,
    /// USEBIO XML.
    Usebio,
    /// Results or entries as CSV.
    Csv,
    /// Table logs or an event file as JSON.
    Json,
    /// Table logs or an event file as YAML.
    Yaml,
    /// Messages of the Bridgemate Data Connector.
    Bridgemate,
}

impl Format {
    /// Every format.
    pub const ALL: [Self; 7] = [
        Self::Pbn,
        Self::Lin,
        Self::Usebio,
        Self::Csv,
        Self::Json,
        Self::Yaml,
        Self::Bridgemate,
    ];

    /// Its name, which is also how the names of its files usually end.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pbn => "pbn",
            Self::Lin => "lin",
            Self::Usebio => "usebio",
            Self::Csv => "csv",
            Self::Json => "json",
            Self::Yaml => "yaml",
            Self::Bridgemate => "bridgemate",
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Format {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let lower = name.to_ascii_lowercase();
        let name = match lower.as_str() {
            "xml" => "usebio",
            "yml" => "yaml",
            other => other,
        };
        Self::ALL
            .into_iter()
            .find(|format| format.name() == name)
            .ok_or_else(|| {
                format!(
                    "{} is no format; they are {}",
                    crate::fault::quoted(name),
                    Self::ALL.map(Self::name).join(", ")
                )
            })
    }
}

/// What a file holds.
#[non_exhaustive]
pub enum Content {
    /// Boards.
    Boards(Boards),
    /// Table logs: boards with all that happened.
    Logs(Vec<Log>),
    /// Results, or entries.
    Results(Box<EventFile>),
}

impl Content {
    /// The boards, of logs too; none if these are results.
    #[must_use]
    pub fn boards(self) -> Option<Boards> {
        match self {
            Self::Boards(boards) => Some(boards),
            Self::Logs(logs) => Some(Box::new((1..).zip(logs).map(of_log))),
            Self::Results(_) => None,
        }
    }
}

/// The board of a log, with the number of the log.
fn of_log((number, log): (usize, Log)) -> Result<(Game, Vec<Loss>), Unread> {
    Game::from_log(&log, &Source::Log(number))
        .map_err(|e| Unread::Wrong(vec![in_document(number, &e)]))
}

fn in_document(number: usize, e: &ReplayError) -> Fault {
    Fault::new(
        0,
        said!(
            "fault-document",
            "document {document}: {fault}",
            document = number,
            fault = e.said()
        ),
    )
}

/// The boards of a file, each with what could not be kept of it.
pub type Boards = Box<dyn Iterator<Item = Result<(Game, Vec<Loss>), Unread>>>;

/// A board that could not be read.
#[derive(Debug, Clone, PartialEq)]
pub enum Unread {
    /// It is left out, as was wished.
    LeftOut(Loss),
    /// It is wrong, and the file with it.
    Wrong(Vec<Fault>),
}

/// What becomes of a file when a game or result in it cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub enum Faulty {
    /// Nothing of it is taken, and everything that is wrong is told.
    #[default]
    Refused,
    /// The game or result is left out and named as a loss; the others are taken.
    LeftOut,
}

impl Faulty {
    /// All that was sifted, or what is left of it.
    fn take<T>(self, sifted: Sifted<T>) -> Result<(T, Vec<Loss>), Vec<Fault>> {
        match self {
            Self::Refused => sifted.whole(),
            Self::LeftOut => Ok(sifted.leaving_out()),
        }
    }
}

/// Who is told of what is lost and what is wrong.
pub trait Report {
    /// This cannot be kept.
    fn lost(&mut self, losses: &[Loss]);

    /// This cannot be read.
    fn wrong(&mut self, faults: &[Fault]);
}

/// A file that was converted.
#[derive(Debug, Clone, PartialEq)]
pub struct Converted {
    /// The file.
    pub text: String,
    /// What it does not hold.
    pub losses: Vec<Loss>,
}

/// Converts a whole file.
///
/// # Errors
///
/// Everything that cannot be read.
pub fn bytes(bytes: &[u8], from: Format, to: Format) -> Result<Converted, Vec<Fault>> {
    let (content, losses) = whole(bytes, from)?;
    let mut heard = Heard {
        losses,
        ..Heard::default()
    };
    let mut body = Vec::new();
    // A vector takes whatever is written into it.
    let _ = write(content, to, &mut body, &mut heard);
    match heard.faults.is_empty() {
        true => Ok(Converted {
            text: String::from_utf8_lossy(&body).into_owned(),
            losses: heard.losses,
        }),
        false => Err(heard.faults),
    }
}

/// A [`Report`] that keeps all that it is told.
#[derive(Debug, Default)]
pub struct Heard {
    /// What was lost.
    pub losses: Vec<Loss>,
    /// What cannot be read.
    pub faults: Vec<Fault>,
}

impl Report for Heard {
    fn lost(&mut self, losses: &[Loss]) {
        self.losses.extend_from_slice(losses);
    }

    fn wrong(&mut self, faults: &[Fault]) {
        self.faults.extend_from_slice(faults);
    }
}

/// Opens a stream. Boards of PBN are read when they are wanted, everything else at once; nothing if it is wrong.
///
/// # Errors
///
/// When the stream cannot be read.
pub fn open(
    mut stream: impl BufRead + 'static,
    from: Format,
    faulty: Faulty,
    report: &mut dyn Report,
) -> io::Result<Option<Content>> {
    if from == Format::Pbn {
        let games = pbn::Reader::new(stream).map(move |item| match item {
            Ok(Ok(read)) => Ok(read),
            Ok(Err(faults)) if faulty == Faulty::LeftOut => {
                let place = pbn::place(&faults);
                Err(Unread::LeftOut(Loss::new(place, Lost::Faulty(faults))))
            }
            Ok(Err(faults)) => Err(Unread::Wrong(faults)),
            Err(e) => Err(Unread::Wrong(vec![Fault::new(
                0,
                said!(
                    "file-cannot-be-read",
                    "the file cannot be read: {reason}",
                    reason = e.to_string()
                ),
            )])),
        });
        return Ok(Some(Content::Boards(Box::new(games))));
    }
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes)?;
    Ok(match sift(&bytes, from, faulty) {
        Ok((content, losses)) => {
            report.lost(&losses);
            Some(content)
        }
        Err(faults) => {
            report.wrong(&faults);
            None
        }
    })
}

/// The content of a file, and what could not be kept of it.
type Parsed = Result<(Content, Vec<Loss>), Vec<Fault>>;

/// Reads a whole file.
///
/// # Errors
///
/// Everything that is wrong with it.
pub fn whole(bytes: &[u8], from: Format) -> Parsed {
    sift(bytes, from, Faulty::Refused)
}

/// Reads a file, or as much of it as can be read.
///
/// # Errors
///
/// What is wrong with it, and not only with one of its games or results if those are to be left out.
pub fn sift(bytes: &[u8], from: Format, faulty: Faulty) -> Parsed {
    match from {
        Format::Pbn => Ok(boards_of(faulty.take(pbn::sift(bytes)?)?)),
        Format::Lin => Ok(boards_of(faulty.take(lin::sift(bytes)?)?)),
        Format::Csv => Ok(results_of(faulty.take(agreed(results_csv::sift(bytes)?))?)),
        Format::Usebio => Ok(results_of(faulty.take(agreed(usebio::sift(bytes)?))?)),
        Format::Bridgemate => messages(&text::decode(bytes), faulty),
        Format::Json | Format::Yaml => {
            let text = text::decode(bytes);
            match event::kind_of(&text) {
                event::FileKind::Event => EventFile::read(&text)
                    .map(|event| results_of((event, Vec::new())))
                    .map_err(|fault| event::faults(&text, fault)),
                event::FileKind::Bridgemate => messages(&text, faulty),
                event::FileKind::EventLog => Err(vec![Fault::new(
                    1,
                    said!(
                        "file-this-log-event-openroom",
                        "this is an event log; `openroom event export` turns it into an event file"
                    ),
                )]),
                event::FileKind::Log => {
                    let (logs, losses) = faulty.take(logs(&text, faulty)?)?;
                    Ok((Content::Logs(logs), losses))
                }
            }
        }
    }
}

fn messages(text: &str, faulty: Faulty) -> Parsed {
    Ok(results_of(faulty.take(bridgemate::sift(text)?)?))
}

/// An event whose results do not contradict each other: of two that do, the later one is faulty.
fn agreed(sifted: Sifted<(EventFile, Vec<usize>)>) -> Sifted<EventFile> {
    let contradictions = event::contradictions(&sifted.read.0, &sifted.read.1);
    let mut sifted = sifted.map(|(event, _)| event);
    for (at, fault) in contradictions.into_iter().rev() {
        sifted.read.results.remove(at);
        let place = Source::Line(fault.line);
        sifted.faulty.push((place, vec![fault]));
    }
    // In the order of the file, wherever the fault was found.
    sifted.faulty.sort_by_key(|(_, faults)| faults[0].line);
    sifted
}

fn results_of((event, losses): (EventFile, Vec<Loss>)) -> (Content, Vec<Loss>) {
    (Content::Results(event.into()), losses)
}

/// Boards that are all there.
fn boards_of((games, losses): (Vec<Game>, Vec<Loss>)) -> (Content, Vec<Loss>) {
    let games = games.into_iter().map(|game| Ok((game, Vec::new())));
    (Content::Boards(Box::new(games)), losses)
}

/// The logs that can have happened. A text that is no log at all spoils the others, unless it is to be left out.
fn logs(text: &str, faulty: Faulty) -> Result<Sifted<Vec<Log>>, Vec<Fault>> {
    let mut found = Sifted::<Vec<Log>>::default();
    let documents: Vec<(usize, &str)> = match faulty {
        Faulty::Refused => vec![(1, text)],
        Faulty::LeftOut => documents(text),
    };
    let mut number = 0;
    for (line, text) in documents {
        match log::read(text) {
            Ok(logs) => {
                for log in logs {
                    number += 1;
                    match replay(&log, log.edition()) {
                        Ok(_) => found.read.push(log),
                        Err(e) => found
                            .faulty
                            .push((Source::Log(number), vec![in_document(number, &e)])),
                    }
                }
            }
            Err(e) => {
                number += 1;
                let fault = Fault::new(0, e.said());
                found.faulty.push((Source::Line(line), vec![fault]));
            }
        }
    }
    Ok(found)
}

/// The documents of a YAML text, each with its first line.
fn documents(text: &str) -> Vec<(usize, &str)> {
    let mut documents = Vec::new();
    let (mut from, mut at, mut first) = (0, 0, 1);
    for (number, line) in (1..).zip(text.split_inclusive('\n')) {
        if line.trim_end() == "---" && at > from {
            documents.push((first, &text[from..at]));
            (from, first) = (at, number);
        }
        at += line.len();
    }
    documents.push((first, &text[from..]));
    documents.retain(|(_, text)| !text.trim().trim_start_matches("---").trim().is_empty());
    documents
}

/// Writes a file. What was written means nothing if the report has heard of a fault.
///
/// # Errors
///
/// When it cannot be written.
pub fn write(
    content: Content,
    to: Format,
    out: &mut dyn Write,
    report: &mut dyn Report,
) -> io::Result<()> {
    match content {
        Content::Boards(games) => boards(to, games, out, report),
        Content::Logs(logs) if matches!(to, Format::Json | Format::Yaml) => {
            let texts = logs.iter().map(|log| log_text(log, to));
            let text = texts.collect::<Vec<_>>().join(BETWEEN_LOGS);
            out.write_all(text.as_bytes())
        }
        Content::Logs(logs) => {
            let games = (1..).zip(logs).map(of_log);
            boards(to, Box::new(games), out, report)
        }
        Content::Results(event) => results(to, &event, out, report),
    }
}

/// Writes boards, one by one.
fn boards(
    to: Format,
    games: Boards,
    out: &mut dyn Write,
    report: &mut dyn Report,
) -> io::Result<()> {
    let mut lin = lin::Writer::default();
    let mut gathered = Gathered::default();
    let mut text = String::new();
    if to == Format::Pbn {
        text.push_str(pbn::HEADER);
    }
    let mut index = 0;
    let mut is_wrong = false;
    for item in games {
        let (game, lost) = match item {
            Ok(read) => read,
            Err(Unread::LeftOut(loss)) => {
                report.lost(&[loss]);
                continue;
            }
            Err(Unread::Wrong(faults)) => {
                is_wrong = true;
                report.wrong(&faults);
                continue;
            }
        };
        report.lost(&lost);
        if is_wrong {
            continue;
        }
        let place = game.source(index);
        let between = index > 0;
        let lost = match to {
            Format::Pbn => {
                text.push_str(if between { "\r\n" } else { "" });
                pbn::write_game(&mut text, &game, &place)
            }
            Format::Lin => lin.add(&mut text, &game, &place),
            Format::Json | Format::Yaml => {
                text.push_str(if between { BETWEEN_LOGS } else { "" });
                let (log, lost) = game.to_log(&place);
                text.push_str(&log_text(&log, to));
                lost
            }
            Format::Usebio | Format::Csv | Format::Bridgemate => gathered.add(&game, index),
        };
        report.lost(&lost);
        out.write_all(text.as_bytes())?;
        text.clear();
        index += 1;
    }
    if index == 0 && !is_wrong {
        report.wrong(&[Fault::new(
            0,
            said!("file-there-no-board-write", "there is no board to write"),
        )]);
    }
    match to {
        Format::Lin => {
            lin.finish(&mut text);
            out.write_all(text.as_bytes())
        }
        Format::Usebio | Format::Csv | Format::Bridgemate => {
            results(to, &gathered.finish(), out, report)
        }
        Format::Pbn | Format::Json | Format::Yaml => Ok(()),
    }
}

/// What parts the logs of a file.
const BETWEEN_LOGS: &str = "---\n";

/// A log as YAML or JSON.
fn log_text(log: &Log, to: Format) -> String {
    let yaml = log.to_yaml();
    match event::read_data(&yaml) {
        Ok(data) if to == Format::Json => format!("{data}\n"),
        _ => yaml,
    }
}

/// Writes results.
fn results(
    to: Format,
    event: &EventFile,
    out: &mut dyn Write,
    report: &mut dyn Report,
) -> io::Result<()> {
    let (text, lost) = match to {
        Format::Pbn | Format::Lin => {
            let (games, lost) = event.to_games();
            report.lost(&lost);
            let games = games.into_iter().map(|game| Ok((game, Vec::new())));
            return boards(to, Box::new(games), out, report);
        }
        Format::Usebio => usebio::write(event),
        Format::Csv => results_csv::write(event),
        Format::Bridgemate => bridgemate::write(event),
        Format::Json | Format::Yaml => {
            let (event, lost) = event.scorable();
            match to {
                Format::Json => (event.to_json(), lost),
                _ => (event.to_yaml(), lost),
            }
        }
    };
    report.lost(&lost);
    out.write_all(text.as_bytes())
}
