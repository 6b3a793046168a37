//! `openroom table`: replays a log and prints the outcome.

use std::process::ExitCode;

use openroom_laws::log::{self, Log};
use openroom_laws::replay::{replay, replay_with};

use super::input::{Source, in_document, print};
use crate::compare::compare;
use crate::explain::{Clauses, explain};
use crate::terminal::width;
use crate::words::{Language, Words};

/// Replay a table log and print the outcome as JSON, one line per log
///
/// A log is YAML or JSON; a file may hold several, separated by `---`. A log that names several editions is replayed
/// under each. If a log cannot be read, or contains something that cannot have happened, only the error is printed and
/// the exit status is 2.
#[derive(Debug, clap::Args)]
#[command(group = clap::ArgGroup::new("told").args(["explain", "compare"]))]
pub struct TableArgs {
    /// The log file, or `-` for standard input
    file: Source,

    /// Print an outcome after each entry
    #[arg(long)]
    trace: bool,

    /// Explain in plain words, entry by entry, what happened and why, as a Director would
    #[arg(long, conflicts_with = "trace")]
    explain: bool,

    /// With --explain, also print what each clause says
    #[arg(long, requires = "explain")]
    clauses: bool,

    /// Print the outcome under each edition, then the differences and the clauses behind them
    ///
    /// Three lines of JSON per log. If something cannot have happened under one edition, its outcome is `{"error": ...}`.
    #[arg(long, conflicts_with_all = ["trace", "explain"])]
    compare: bool,

    /// Language of --explain, and of the summaries of --compare: en, pt, es, es-ES, it or ro
    ///
    /// Defaults to the system language, otherwise English, for --explain, and to English for --compare.
    #[arg(long, value_name = "LANGUAGE", requires = "told")]
    lang: Option<Language>,

    /// Add the double-dummy value of every card and claim; all four hands must be known
    #[arg(long, conflicts_with_all = ["trace", "explain", "compare"])]
    dd: bool,
}

/// Runs the command.
pub fn run(args: &TableArgs) -> Result<ExitCode, String> {
    let text = args.file.read()?;
    let in_file = |reason: String| format!("{}: {reason}", args.file);
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment));
    let logs = log::read(&text).map_err(|e| in_file(words.said(&e.said())))?;
    let compared_in = args
        .compare
        .then(|| Words::new(args.lang.unwrap_or(Language::English)));
    let mut lines = String::new();
    for (i, log) in logs.iter().enumerate() {
        let told = if args.explain {
            story(log, args, &words, &mut lines)
        } else if let Some(words) = &compared_in {
            lines.push_str(&compare(log, words).lines(words.language));
            Ok(())
        } else if args.dd {
            super::dd::outcomes(log, &mut lines)
        } else {
            outcomes(log, args.trace, &words, &mut lines)
        };
        told.map_err(|e| in_file(in_document(i + 1, &e, &words)))?;
    }
    print(|out| out.write_all(lines.as_bytes()))
}

fn story(log: &Log, args: &TableArgs, words: &Words, lines: &mut String) -> Result<(), String> {
    for &edition in &log.editions {
        if !lines.is_empty() {
            lines.push('\n');
        }
        let clauses = match args.clauses {
            true => Clauses::Whole,
            false => Clauses::Numbers,
        };
        let told =
            explain(log, edition, words, clauses, width()).map_err(|e| words.said(&e.said()))?;
        lines.push_str(&anstream::adapter::strip_str(&told).to_string());
    }
    Ok(())
}

fn outcomes(log: &Log, trace: bool, words: &Words, lines: &mut String) -> Result<(), String> {
    let mut push = |line: String| {
        lines.push_str(&line);
        lines.push('\n');
    };
    for &edition in &log.editions {
        if trace {
            replay_with(log, edition, |table| push(table.outcome().to_string()))
                .map_err(|e| words.said(&e.said()))?;
        } else {
            let table = replay(log, edition).map_err(|e| words.said(&e.said()))?;
            push(table.outcome().to_string());
        }
    }
    Ok(())
}
