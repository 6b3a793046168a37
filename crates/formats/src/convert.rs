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

use openroom_said::said;
use std::io::{self, BufRead, Write};
use std::str::FromStr;

use openroom_laws::log::{self, Log};
use openroom_laws::replay::{ReplayError, replay};

use crate::event::{self, Gathered};
use crate::loss::Source;
use crate::{Event, Fault, Game, Loss, bridgemate, lin, pbn, results_csv, text, usebio};

/// A format of files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
pub enum Content {
    /// Boards.
    Boards(Boards),
    /// Table logs: boards with all that happened.
    Logs(Vec<Log>),
    /// Results, or entries.
    Results(Box<Event>),
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
fn of_log((number, log): (usize, Log)) -> Result<(Game, Vec<Loss>), Vec<Fault>> {
    let fault = |e: ReplayError| {
        vec![Fault::new(
            0,
            said!(
                "fault-document",
                "document {document}: {fault}",
                document = number,
                fault = e.said()
            ),
        )]
    };
    Game::from_log(&log, &Source::Log(number)).map_err(fault)
}

/// The boards of a file, each with what could not be kept of it.
pub type Boards = Box<dyn Iterator<Item = Result<(Game, Vec<Loss>), Vec<Fault>>>>;

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

#[derive(Debug, Default)]
struct Heard {
    losses: Vec<Loss>,
    faults: Vec<Fault>,
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
    report: &mut dyn Report,
) -> io::Result<Option<Content>> {
    if from == Format::Pbn {
        let no_text = |e: io::Error| {
            Err(vec![Fault::new(
                0,
                said!(
                    "file-cannot-be-read",
                    "cannot be read: {reason}",
                    reason = e.to_string()
                ),
            )])
        };
        let games = pbn::Reader::new(stream).map(move |item| item.unwrap_or_else(no_text));
        return Ok(Some(Content::Boards(Box::new(games))));
    }
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes)?;
    Ok(match whole(&bytes, from) {
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
    match from {
        Format::Pbn => pbn::read_all(bytes).map(known),
        Format::Lin => lin::read(bytes).map(known),
        Format::Csv => {
            let (event, lines) = results_csv::read_with_lines(bytes)?;
            agreed((event, Vec::new()), &lines)
        }
        Format::Usebio => {
            let (read, lines) = usebio::read_with_lines(bytes)?;
            agreed(read, &lines)
        }
        Format::Bridgemate => bridgemate::read(&text::decode(bytes)).map(of_event),
        Format::Json | Format::Yaml => {
            let text = text::decode(bytes);
            match event::kind_of(&text) {
                event::Kind::Event => Event::read(&text)
                    .map(|event| of_event((event, Vec::new())))
                    .map_err(|fault| event::faults(&text, fault)),
                event::Kind::Bridgemate => bridgemate::read(&text).map(of_event),
                event::Kind::EventLog => Err(vec![Fault::new(
                    1,
                    said!(
                        "file-this-log-event-openroom",
                        "this is the log of an event; `openroom event export` makes an event file of it"
                    ),
                )]),
                event::Kind::Log => logs(&text),
            }
        }
    }
}

/// An event whose results do not contradict each other.
fn agreed(read: (Event, Vec<Loss>), lines: &[usize]) -> Parsed {
    let faults = event::contradictions(&read.0, lines);
    match faults.is_empty() {
        true => Ok(of_event(read)),
        false => Err(faults),
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
    let logs = log::read(text).map_err(|e| vec![Fault::new(0, e.said())])?;
    let faults: Vec<Fault> = (1..)
        .zip(&logs)
        .filter_map(|(number, log)| {
            let impossible = replay(log, log.edition()).err()?;
            Some(Fault::new(
                0,
                said!(
                    "fault-document",
                    "document {document}: {fault}",
                    document = number,
                    fault = impossible.to_string()
                ),
            ))
        })
        .collect();
    match faults.is_empty() {
        true => Ok((Content::Logs(logs), Vec::new())),
        false => Err(faults),
    }
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
            Err(faults) => {
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
    event: &Event,
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
