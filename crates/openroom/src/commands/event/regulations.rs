//! Regulations in words: from a file into an event, and from an event to a reader; system cards.

use std::fmt::Write as _;
use std::process::ExitCode;

use openroom_printing::document::Block;
use openroom_printing::regulations as printed;
use openroom_scoring::federation::library_entries;
use openroom_tournament::entry::{LibrarySet, RegulationText, SystemCardGiven};
use openroom_tournament::regulations::Layer;
use openroom_tournament::{Action, log};

use super::super::input::{Source, print};
use super::LogFile;
use super::write::{Stamp, put_acts};
use crate::words::{Language, Words};

/// Publish regulations in words, from a file with an entry for each subject
///
/// The file is a list, each with `subject`, `title`, `source`, and as far as known `text`, `date`, `enabled-by` (the clause of the
/// Laws under which it was made) and `departs-from`; docs/federations.md describes it. A subject that is there already is replaced.
#[derive(Debug, clap::Args)]
pub struct LibraryArgs {
    /// The log
    file: LogFile,
    /// The regulations; `-` for standard input
    list: Source,
    /// Whose they are: authority, organiser, event or director
    #[arg(long, default_value = "organiser", value_parser = layer)]
    layer: Layer,
    #[command(flatten)]
    stamp: Stamp,
}

fn layer(text: &str) -> Result<Layer, String> {
    match text {
        "authority" => Ok(Layer::Authority),
        "organiser" => Ok(Layer::Organiser),
        "event" => Ok(Layer::Event),
        "director" => Ok(Layer::Director),
        _ => Err("write authority, organiser, event or director".to_owned()),
    }
}

/// Runs `library`.
pub fn library(args: &LibraryArgs) -> Result<ExitCode, String> {
    let words = args.stamp.words();
    let text = args.list.read()?;
    let entries = library_entries(&text)
        .map_err(|fault| format!("{}: {}", args.list, words.said(&fault.said())))?;
    let set = LibrarySet {
        layer: args.layer,
        add: entries.iter().map(RegulationText::from).collect(),
        remove: Vec::new(),
    };
    put_acts(&args.file, &args.stamp, vec![Action::Library(set)])
}

/// Hand in the system card of a contestant, which is checked against the systems that the event permits
#[derive(Debug, clap::Args)]
pub struct SystemCardArgs {
    /// The log
    file: LogFile,
    /// The contestant
    contestant: u32,
    /// The card, as docs/systems.md describes it; `-` for standard input
    card: Source,
    /// Whose of a team, such as the names of a pair
    #[arg(long, default_value = "")]
    pair: String,
    #[command(flatten)]
    stamp: Stamp,
}

/// Runs `system-card`.
pub fn system_card(args: &SystemCardArgs) -> Result<ExitCode, String> {
    let given = SystemCardGiven {
        contestant: args.contestant,
        pair: args.pair.clone(),
        card: Some(args.card.read()?),
    };
    put_acts(&args.file, &args.stamp, vec![Action::SystemCard(given)])
}

/// Print the regulations of an event: the licence, what was decided, regulations in words, changes
#[derive(Debug, clap::Args)]
pub struct RegulationsArgs {
    /// The log, or `-` for standard input
    file: Source,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// Runs `regulations`.
pub fn regulations(args: &RegulationsArgs) -> Result<ExitCode, String> {
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment));
    let text = args.file.read()?;
    let event = log::replay(&text, None)
        .map_err(|error| format!("{}: {}", args.file, words.not_replayed(&error)))?;
    let document = printed::document(&event, &words);
    let mut out = format!("{}\n{}\n", document.title, document.subtitle);
    for block in &document.blocks {
        let _ = match block {
            Block::Heading(heading) => writeln!(out, "\n{heading}"),
            Block::Text(line) => writeln!(out, "  {}", line.text),
            _ => Ok(()),
        };
    }
    print(|to| to.write_all(out.as_bytes()))
}
