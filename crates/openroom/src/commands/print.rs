//! `openroom print`: what a championship hands out, as PDF or HTML.

use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::process::ExitCode;

use openroom_formats::{board_set, event};
use openroom_movements::Movement;
use openroom_printing::appeal::{self, AppealForm};
use openroom_printing::hand_records::{self, RecordedBoard};
use openroom_printing::movement_cards::{self, Names};
use openroom_printing::results::{Results, Scored};
use openroom_printing::table_cards::{self, Address};
use openroom_printing::{
    Document, Format, Paper, Settings, Words, font, ranking, scorecards, system_card, travellers,
};
use openroom_scoring::event_file;

use super::boards;
use super::dd_set::SetArgs;
use super::input::{Source, print};
use crate::words::Language;

/// Print hand records, guide cards, travellers, rankings, pick-up slips, the appeal form or the robots' system card
///
/// Output is a PDF with embedded fonts or a single self-contained HTML file. The same input always gives an identical
/// file. If the input is wrong, the message says where, nothing is written, and the exit status is 2.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom print hands boards.pbn -o hands.pdf
  openroom print ranking thursday.yaml --format html -o ranking.html
  openroom print guide movement.yaml --names thursday.yaml --lang ro -o guide.pdf
  openroom print tables movement.yaml --url 'https://example.org/t/{section}{table}' -o tables.pdf")]
pub struct PrintArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Hand records with double-dummy tricks and par, 18 boards to a page
    Hands(HandsArgs),
    /// A card for each table: who sits there in each round, and which boards they play
    Movement(MovementArgs),
    /// A guide card for each contestant: where to sit in each round
    Guide(NamedArgs),
    /// Travellers, filled in from an event or blank for a movement
    Travellers(EitherArgs),
    /// The rankings of an event, and its matches
    Ranking(EventArgs),
    /// Scorecards, filled in from an event or blank for a movement
    Scorecards(EitherArgs),
    /// Pick-up slips for each table and round of a movement
    Slips(MovementArgs),
    /// Table cards with QR codes
    Tables(TablesArgs),
    /// The appeal form
    Appeal(AppealArgs),
    /// The system card of the robots, made from the rules by which they bid
    SystemCard(SystemCardArgs),
}

#[derive(Debug, clap::Args)]
struct SystemCardArgs {
    #[command(flatten)]
    looks: Looks,
}

/// How the document looks, and where it goes.
#[derive(Debug, clap::Args)]
struct Looks {
    /// Output format: pdf (to print) or html (to view in a browser)
    #[arg(long, value_name = "FORMAT", default_value_t = Format::Pdf)]
    format: Format,

    /// The paper: a4 or letter
    #[arg(long, value_name = "PAPER", default_value = "a4")]
    paper: Paper,

    /// Print each suit in a different colour (default: red and black)
    #[arg(long)]
    four_colour: bool,

    /// Language: en, pt, es, es-ES, it or ro. Defaults to the system language (LC_ALL, LC_MESSAGES, LANG), otherwise English
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,

    /// Output file (default, or `-`: standard output)
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
struct HandsArgs {
    /// The boards: PBN, LIN or table logs, as `openroom deal` writes them; `-` for standard input
    file: Source,

    /// Heading for each page, e.g. the name and date of the event
    #[arg(long, default_value = "")]
    title: String,

    /// Leave out double dummy and par; hands may then be unknown
    #[arg(long)]
    no_dd: bool,

    #[command(flatten)]
    set: SetArgs,

    #[command(flatten)]
    looks: Looks,
}

#[derive(Debug, clap::Args)]
struct MovementArgs {
    /// The movement, as `openroom movement make --yaml` prints it; `-` for standard input
    file: Source,

    /// Heading for each card, e.g. the name and date of the event
    #[arg(long, default_value = "")]
    title: String,

    #[command(flatten)]
    looks: Looks,
}

#[derive(Debug, clap::Args)]
struct NamedArgs {
    #[command(flatten)]
    movement: MovementArgs,

    /// An event file with the names of the contestants
    #[arg(long, value_name = "FILE")]
    names: Option<Source>,
}

#[derive(Debug, clap::Args)]
struct EventArgs {
    /// The event, as `openroom score` reads it; `-` for standard input
    file: Source,

    #[command(flatten)]
    looks: Looks,
}

#[derive(Debug, clap::Args)]
struct EitherArgs {
    /// An event, as `openroom score` reads it, or a movement; `-` for standard input
    file: Source,

    /// For a movement: heading for each card
    #[arg(long, default_value = "")]
    title: String,

    /// For a movement: an event file with the names of the contestants
    #[arg(long, value_name = "FILE")]
    names: Option<Source>,

    #[command(flatten)]
    looks: Looks,
}

#[derive(Debug, clap::Args)]
struct TablesArgs {
    #[command(flatten)]
    movement: MovementArgs,

    /// The address of a table's page; {table} and {section} in it are replaced
    #[arg(long, value_name = "ADDRESS")]
    url: String,
}

#[derive(Debug, clap::Args)]
struct AppealArgs {
    /// The appeal as YAML (docs/printing.md has the keys), or with --appeal the log of the event; `-` for standard input
    file: Source,

    /// Fill the form in from the log of an event: which appeal, counted from 1
    #[arg(long, value_name = "NUMBER")]
    appeal: Option<u32>,

    /// Leave out names (e.g. for a telephone referee) but keep playing standards
    #[arg(long)]
    anonymous: bool,

    #[command(flatten)]
    looks: Looks,
}

/// Runs the command.
pub fn run(args: &PrintArgs) -> Result<ExitCode, String> {
    match &args.what {
        What::Hands(args) => args.looks.write(|words| hands(args, words)),
        What::Movement(args) => args.looks.write(|words| {
            let movement = movement(&args.file)?;
            Ok(movement_cards::movement(&movement, &args.title, words))
        }),
        What::Guide(args) => args.movement.looks.write(|words| {
            let movement = movement(&args.movement.file)?;
            let names = names(args.names.as_ref())?;
            let title = &args.movement.title;
            Ok(movement_cards::guide(&movement, &names, title, words))
        }),
        What::Travellers(args) => args.looks.write(|words| match either(&args.file)? {
            Either::Event(text) => with_results(&args.file, &text, |results| {
                travellers::of_event(results, words)
            }),
            Either::Movement(movement) => {
                Ok(travellers::of_movement(&movement, &args.title, words))
            }
        }),
        What::Ranking(args) => args.looks.write(|words| {
            let text = args.file.read()?;
            no_log(&args.file, &text)?;
            with_results(&args.file, &text, |results| {
                ranking::document(results, words)
            })
        }),
        What::Scorecards(args) => args.looks.write(|words| match either(&args.file)? {
            Either::Event(text) => with_results(&args.file, &text, |results| {
                scorecards::of_event(results, words)
            }),
            Either::Movement(movement) => {
                let names = names(args.names.as_ref())?;
                Ok(scorecards::of_movement(
                    &movement,
                    &names,
                    &args.title,
                    words,
                ))
            }
        }),
        What::Slips(args) => args.looks.write(|words| {
            let movement = movement(&args.file)?;
            Ok(movement_cards::slips(&movement, &args.title, "", words))
        }),
        What::Tables(args) => args.movement.looks.write(|words| {
            let address = Address::new(&args.url).map_err(|e| format!("--url: {e}"))?;
            let movement = movement(&args.movement.file)?;
            table_cards::document(&movement, &address, &args.movement.title, words)
                .map_err(|e| format!("--url: {e}"))
        }),
        What::Appeal(args) => args.looks.write(|words| {
            let form = match args.appeal {
                Some(number) => appeal::of_log(super::event::form(&args.file, number)?),
                None => {
                    let text = args.file.read()?;
                    AppealForm::read(&text)
                        .map_err(|said| format!("{}: {}", args.file, words.said(&said)))?
                }
            };
            Ok(appeal::document(&form, args.anonymous, words))
        }),
        What::SystemCard(args) => args.looks.write(|words| {
            let card = openroom_robots::card::card(&openroom_robots::System::new());
            Ok(system_card::document(&card, words))
        }),
    }
}

impl Looks {
    /// Makes the document and writes it.
    fn write(
        &self,
        make: impl FnOnce(&Words) -> Result<Document, String>,
    ) -> Result<ExitCode, String> {
        let file = self.output.as_ref().filter(|path| path.as_os_str() != "-");
        if file.is_none() && self.format == Format::Pdf && std::io::stdout().is_terminal() {
            return Err("a PDF is not for the terminal; name a file with -o FILE".into());
        }
        let language = self.lang.unwrap_or_else(Language::of_environment);
        let words = Words::new(language);
        let document = make(&words)?;
        let settings = Settings {
            paper: self.paper,
            four_colours: self.four_colour,
        };
        if self.format == Format::Pdf {
            warn_of_missing(&document, settings);
        }
        let bytes = openroom_printing::write(&document, self.format, language.code(), settings)
            .map_err(|e| e.to_string())?;
        match file {
            Some(path) => std::fs::write(path, bytes)
                .map(|()| ExitCode::SUCCESS)
                .map_err(|e| format!("{}: cannot be written: {e}", path.display())),
            None => print(|out| out.write_all(&bytes)),
        }
    }
}

/// Says which characters the fonts lack, so that nobody is surprised by empty boxes on paper.
fn warn_of_missing(document: &Document, settings: Settings) {
    let missing = font::missing_in(document, settings);
    if !missing.is_empty() {
        let list: Vec<String> = missing.iter().map(char::to_string).collect();
        eprintln!(
            "openroom: the fonts of the PDF have no {}; empty boxes are printed in their places; remedy: --format html",
            list.join(" ")
        );
    }
}

fn hands(args: &HandsArgs, words: &Words) -> Result<Document, String> {
    let in_file = |reason: String| format!("{}: {reason}", args.file);
    let boards = board_set::distinct(boards::read(&args.file)?);
    let mut tricks = vec![None; boards.len()];
    if !args.no_dd {
        let mut deals = Vec::new();
        for board in &boards {
            let deal = boards::full_deal(board).map_err(|e| format!("{e}; or --no-dd"));
            deals.push(deal.map_err(in_file)?);
            board.conditions().map_err(in_file)?;
        }
        tricks = args.set.tables(&deals).into_iter().map(Some).collect();
    }
    let recorded = boards
        .iter()
        .zip(tricks)
        .map(|(board, tricks)| RecordedBoard::new(board, tricks).map_err(in_file))
        .collect::<Result<Vec<_>, _>>()?;
    Ok(hand_records::document(&recorded, &args.title, words))
}

fn movement(file: &Source) -> Result<Movement, String> {
    read_movement(file, &file.read()?)
}

fn read_movement(file: &Source, text: &str) -> Result<Movement, String> {
    Movement::read(text).map_err(|e| match event::read_data(text) {
        Ok(data) if data.get("movement").is_some() => format!("{file}: {e}"),
        // As people read it, or something else.
        _ => format!(
            "{file}: {e}; remedy: a movement is printed from the file that `openroom movement make ... --yaml` writes"
        ),
    })
}

/// The names of the contestants of an event file that have a number.
fn names(file: Option<&Source>) -> Result<Names, String> {
    let Some(file) = file else {
        return Ok(Names::default());
    };
    let text = file.read()?;
    let event = event_file::read(&text).map_err(|e| format!("{file}: {e}"))?;
    Ok(Names::of(&event))
}

enum Either {
    Event(String),
    Movement(Box<Movement>),
}

/// Says what to do with the log of an event.
fn no_log(file: &Source, text: &str) -> Result<(), String> {
    match event::kind_of(text) {
        event::FileKind::EventLog => Err(format!(
            "{file}: this is the log of an event; remedy: print the file that `openroom event export` makes of it"
        )),
        _ => Ok(()),
    }
}

/// An event or a movement, by the keys of the file.
fn either(file: &Source) -> Result<Either, String> {
    let text = file.read()?;
    no_log(file, &text)?;
    let data = event::read_data(&text).unwrap_or_default();
    let has = |key: &str| data.get(key).is_some();
    if has("movement") {
        return read_movement(file, &text).map(|movement| Either::Movement(movement.into()));
    }
    // What is wrong with an event is told by its reader.
    let begins_so = |key: &str| text.lines().any(|line| line.starts_with(key));
    match has("event") || has("results") || begins_so("event:") || begins_so("results:") {
        true => Ok(Either::Event(text)),
        false => Err(format!(
            "{file}: neither an event nor a movement; remedy: an event file, as `openroom score` reads it, or the file that \
             `openroom movement make ... --yaml` writes"
        )),
    }
}

/// Scores the event and makes a document of it.
fn with_results(
    file: &Source,
    text: &str,
    make: impl FnOnce(Results<'_>) -> Document,
) -> Result<Document, String> {
    let scored = Scored::read(text).map_err(|e| format!("{file}: {e}"))?;
    Ok(make(scored.results()))
}
