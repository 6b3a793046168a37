//! `openroom claim`: a contested claim analysed under Law 70.

use std::process::ExitCode;
use std::str::FromStr;

use openroom_analysis::claims::in_log;
use openroom_analysis::{Class, analyse};
use openroom_laws::Edition;
use openroom_laws::log::{self, Log};
use openroom_words::claims::{as_json, lines};

use super::input::{Source, in_document, print};
use crate::words::{Language, Message, Words};

/// Suggest a ruling on a claim under Law 70, with the line of play that loses each trick
///
/// Takes the same log as `openroom table`, with all four hands known and a claim or concession in it; the last one is
/// analysed. The result is a suggestion for the Director.
#[derive(Debug, clap::Args)]
pub struct ClaimArgs {
    /// The log file, or `-` for standard input
    file: Source,

    /// Class of player: beginner, average or expert
    #[arg(long, value_name = "CLASS", default_value = "average")]
    class: PlayerClass,

    /// Do not assume suits are played from the top down when no order was stated (70E2)
    #[arg(long)]
    any_order: bool,

    /// Print JSON, one line per log and edition
    #[arg(long)]
    json: bool,

    /// Language: en, pt, es, es-ES, it or ro. Defaults to the system language (LC_ALL, LC_MESSAGES, LANG), otherwise English
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

#[derive(Debug, Clone, Copy)]
struct PlayerClass(Class);

impl FromStr for PlayerClass {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Ok(Self(match s {
            "beginner" => Class::Beginner,
            "average" => Class::Average,
            "expert" => Class::Expert,
            _ => return Err("the classes are beginner, average and expert".into()),
        }))
    }
}

/// Runs the command.
pub fn run(args: &ClaimArgs) -> Result<ExitCode, String> {
    let text = args.file.read()?;
    let in_file = |reason: String| format!("{}: {reason}", args.file);
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment));
    let logs = log::read(&text).map_err(|e| in_file(words.said(&e.said())))?;
    let mut pieces = Vec::new();
    for (log, document) in logs.iter().zip(1..) {
        for &edition in &log.editions {
            let piece = one(log, edition, args, &words)
                .map_err(|e| in_file(in_document(document, &e, &words)))?;
            pieces.push(piece);
        }
    }
    let text = pieces.join(if args.json { "" } else { "\n" });
    print(|out| out.write_all(text.as_bytes()))
}

fn one(log: &Log, edition: Edition, args: &ClaimArgs, words: &Words) -> Result<String, String> {
    let Some((entry, won, mut claim)) = in_log(log, edition)?.pop() else {
        return Err(words.say(Message::ClaimNone));
    };
    claim.class = args.class.0;
    claim.top_down = !args.any_order;
    let analysis = analyse(&claim).map_err(|e| format!("log entry {entry}: {e}"))?;
    Ok(match args.json {
        true => format!("{}\n", as_json(&claim, &analysis, won)),
        false => {
            let lines = lines(&claim, &analysis, won, words);
            lines.iter().map(|line| format!("{line}\n")).collect()
        }
    })
}
