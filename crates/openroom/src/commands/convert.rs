//! `openroom convert`: between the formats of the bridge world, with a report of what is lost.

use std::fmt::Write as _;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ValueEnum;
use openroom_formats::{
    Event, Fault, Game, Loss, bridgemate, event, lin, pbn, results_csv, text, usebio,
};
use openroom_laws::log;

use super::input::print;

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
    Boards(Vec<Game>),
    Results(Box<Event>),
}

/// Runs the command.
pub fn run(args: &ConvertArgs) -> Result<ExitCode, String> {
    let from = args
        .from
        .map_or_else(|| Format::of(&args.input, "--from"), Ok)?;
    let to = args
        .to
        .map_or_else(|| Format::of(&args.output, "--to"), Ok)?;
    let bytes = read(&args.input)?;
    let mut losses = Vec::new();
    let content = parse(from, &bytes, &mut losses).map_err(|faults| {
        let lines: Vec<String> = faults
            .iter()
            .map(|fault| format!("{}: {fault}", args.input))
            .collect();
        lines.join("\n")
    })?;
    let text = write(to, content, &mut losses);
    let mut report = String::new();
    for loss in &losses {
        let _ = writeln!(report, "lost: {loss}");
    }
    eprint!("{report}");
    if args.strict && !losses.is_empty() {
        eprintln!("openroom: {} losses, nothing is written", losses.len());
        return Ok(ExitCode::from(1));
    }
    if args.output == "-" {
        return print(|out| out.write_all(text.as_bytes()));
    }
    std::fs::write(PathBuf::from(&args.output), text)
        .map_err(|e| format!("{}: cannot be written: {e}", args.output))?;
    Ok(ExitCode::SUCCESS)
}

fn read(input: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let done = if input == "-" {
        std::io::stdin().lock().read_to_end(&mut bytes).map(drop)
    } else {
        std::fs::read(input).map(|read| bytes = read)
    };
    done.map_err(|e| format!("{input}: cannot be read: {e}"))?;
    Ok(bytes)
}

fn parse(from: Format, bytes: &[u8], losses: &mut Vec<Loss>) -> Result<Content, Vec<Fault>> {
    match from {
        Format::Pbn => pbn::read_all(bytes).map(Content::Boards),
        Format::Lin => lin::read(bytes).map(Content::Boards),
        Format::Csv => results_csv::read(bytes).map(|event| Content::Results(event.into())),
        Format::Usebio => usebio::read(bytes).map(|(event, lost)| {
            losses.extend(lost);
            Content::Results(event.into())
        }),
        Format::Bridgemate => bridgemate_results(&text::decode(bytes), losses),
        Format::Json | Format::Yaml => {
            let text = text::decode(bytes);
            match event::kind_of(&text) {
                event::Kind::Event => Event::read(&text)
                    .map(|event| Content::Results(event.into()))
                    .map_err(|e| vec![e]),
                event::Kind::Bridgemate => bridgemate_results(&text, losses),
                event::Kind::Log => logs(&text, losses),
            }
        }
    }
}

fn bridgemate_results(text: &str, losses: &mut Vec<Loss>) -> Result<Content, Vec<Fault>> {
    let (event, lost) = bridgemate::read(text)?;
    losses.extend(lost);
    Ok(Content::Results(event.into()))
}

fn logs(text: &str, losses: &mut Vec<Loss>) -> Result<Content, Vec<Fault>> {
    let logs = log::read(text).map_err(|e| vec![Fault::new(0, e.to_string())])?;
    let mut games = Vec::new();
    for (i, log) in logs.iter().enumerate() {
        let place = format!("log {}", i + 1);
        let (game, lost) = Game::from_log(log, &place)
            .map_err(|e| vec![Fault::new(0, format!("document {}: {e}", i + 1))])?;
        losses.extend(lost);
        games.push(game);
    }
    Ok(Content::Boards(games))
}

fn write(to: Format, content: Content, losses: &mut Vec<Loss>) -> String {
    let mut keep = |(text, lost): (String, Vec<Loss>)| {
        losses.extend(lost);
        text
    };
    match (to, content) {
        (Format::Pbn | Format::Lin, Content::Results(event)) => {
            let (games, lost) = event.to_games();
            losses.extend(lost);
            write(to, Content::Boards(games), losses)
        }
        (Format::Usebio | Format::Csv | Format::Bridgemate, Content::Boards(games)) => {
            let (event, lost) = Event::from_games(&games);
            losses.extend(lost);
            write(to, Content::Results(event.into()), losses)
        }
        (Format::Pbn, Content::Boards(games)) => keep(pbn::write(&games)),
        (Format::Lin, Content::Boards(games)) => keep(lin::write(&games)),
        (Format::Usebio, Content::Results(event)) => keep(usebio::write(&event)),
        (Format::Csv, Content::Results(event)) => keep(results_csv::write(&event)),
        (Format::Bridgemate, Content::Results(event)) => keep(bridgemate::write(&event)),
        (Format::Json, Content::Results(event)) => event.to_json(),
        (Format::Yaml, Content::Results(event)) => event.to_yaml(),
        (Format::Json | Format::Yaml, Content::Boards(games)) => {
            let mut documents = Vec::new();
            for (i, game) in games.iter().enumerate() {
                let (log, lost) = game.to_log(&game.place(i));
                losses.extend(lost);
                let yaml = log.to_yaml();
                documents.push(match to {
                    Format::Json => {
                        event::read_data(&yaml).map_or(yaml, |data| format!("{data}\n"))
                    }
                    _ => yaml,
                });
            }
            documents.join("---\n")
        }
    }
}
