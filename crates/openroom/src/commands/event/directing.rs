//! `openroom event directing`: what the Directors have open, appeals and all around them, recorded hands.

use std::process::ExitCode;

use openroom_tournament::questions::{DirectingState, RecordedHand};
use serde::Serialize;

use super::{Language, Source, json, print, read, text, words};

/// Print what the Directors have open: calls, cases, rulings, appeals with their hearings, deposits, recorded hands, where each board was
#[derive(Debug, clap::Args)]
pub struct DirectingArgs {
    /// The log, or `-` for standard input
    file: Source,
    /// As JSON instead of YAML
    #[arg(long)]
    json: bool,
    /// Language of what is refused: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// All of it.
#[derive(Serialize)]
struct All {
    #[serde(flatten)]
    state: DirectingState,
    recorded: Vec<RecordedHand>,
}

/// Runs the command.
pub fn run(args: &DirectingArgs) -> Result<ExitCode, String> {
    let words = &words(args.lang);
    let event = read(&args.file, None, words)?;
    let all = All {
        state: event.directing(),
        recorded: event.recorded_hands(),
    };
    let text = match args.json {
        true => json(&all)?,
        false => text::yaml(&serde_json::to_value(&all).map_err(|error| error.to_string())?),
    };
    print(|out| out.write_all(text.as_bytes()))
}
