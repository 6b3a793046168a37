//! `openroom show`: a board for people to read.

use std::process::ExitCode;

use anstream::{AutoStream, ColorChoice};
use openroom_laws::log;
use openroom_laws::replay::replay;

use super::input::{Source, in_document, print};
use crate::show::board;
use crate::terminal::width;
use crate::words::{Language, Words};

/// Show a board in readable form: hands, auction, tricks, result and irregularities
///
/// Takes the same log as `openroom table`. A file may hold several boards; a log that names several editions is shown
/// under each.
#[derive(Debug, clap::Args)]
pub struct ShowArgs {
    /// The log file, or `-` for standard input
    file: Source,

    /// Language: en, pt, es, es-ES, it or ro. Defaults to the system language (LC_ALL, LC_MESSAGES, LANG), otherwise English
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,

    /// When to use colour; auto means only on a terminal, and not if NO_COLOR is set
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    color: Color,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Color {
    Auto,
    Always,
    Never,
}

/// Runs the command.
pub fn run(args: &ShowArgs) -> Result<ExitCode, String> {
    let text = args.file.read()?;
    let in_file = |reason: String| format!("{}: {reason}", args.file);
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment));
    let logs = log::read(&text).map_err(|e| in_file(words.said(&e.said())))?;
    let mut boards = Vec::new();
    for (log, document) in logs.iter().zip(1..) {
        for &edition in &log.editions {
            let table = replay(log, edition)
                .map_err(|e| in_file(in_document(document, &words.said(&e.said()), &words)))?;
            boards.push(board(log, &table, &words, width()));
        }
    }
    let choice = match args.color {
        Color::Auto => AutoStream::choice(&std::io::stdout()),
        Color::Always => ColorChoice::Always,
        Color::Never => ColorChoice::Never,
    };
    let text = boards.join("\n");
    print(|out| match choice {
        ColorChoice::Never => write!(out, "{}", anstream::adapter::strip_str(&text)),
        _ => out.write_all(text.as_bytes()),
    })
}
