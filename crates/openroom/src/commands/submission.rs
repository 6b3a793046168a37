//! `openroom submission`: what a club sends to its authority, looked at before it goes.

use std::path::PathBuf;
use std::process::ExitCode;

use openroom_formats::event::{self, EventFile};
use openroom_formats::submission;
use openroom_scoring::event::Event;
use openroom_scoring::federation::Federation;
use openroom_scoring::{Scores, event_file, score_event};
use openroom_words::losses;

use super::input::{Source, print};
use crate::words::{Language, Message, Words};

/// Check the results of a club before they are sent to its authority, and make the file
///
/// The event is an event file (docs/scoring.md) with the club, its number, the date, and a number for each player.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom submission check thursday.yaml --federation ours.yaml
  openroom submission make thursday.yaml -o thursday.xml --register players.csv")]
pub struct SubmissionArgs {
    #[command(subcommand)]
    what: What,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Say what should be put right (exit status 1 if anything should)
    Check(EventArgs),
    /// Make the file in USEBIO, with places and master points
    Make {
        #[command(flatten)]
        event: EventArgs,
        /// The file to write; standard output if not given
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
        /// A CSV file with a row for each player, for a register of members
        #[arg(long, value_name = "FILE")]
        register: Option<PathBuf>,
        /// Make it although something should be put right
        #[arg(long)]
        force: bool,
    },
}

#[derive(Debug, clap::Args)]
struct EventArgs {
    /// The event, or `-` for standard input
    file: Source,
    /// The rules of the federation: white-book, wbf, or a file; that of the event if not given
    #[arg(long, value_name = "FILE")]
    federation: Option<String>,
}

/// Runs the command.
pub fn run(args: &SubmissionArgs) -> Result<ExitCode, String> {
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment));
    match &args.what {
        What::Check(event) => {
            let found = Read::of(event, &words)?;
            let wrong = found.wrong(&words);
            let sound = wrong.is_empty();
            let text = match sound {
                true => words.say(Message::SubmissionSound),
                false => wrong.join("\n"),
            };
            print(|to| writeln!(to, "{text}"))?;
            Ok(if sound {
                ExitCode::SUCCESS
            } else {
                ExitCode::from(1)
            })
        }
        What::Make {
            event,
            output,
            register,
            force,
        } => {
            let found = Read::of(event, &words)?;
            let wrong = found.wrong(&words);
            if !wrong.is_empty() && !force {
                eprintln!("{}", wrong.join("\n"));
                return Err(words.say(Message::SubmissionNotSound));
            }
            let made = submission::make(&found.file, &found.event, &found.scores);
            for loss in &made.losses {
                eprintln!("{}", losses::text(loss, &words));
            }
            let write = |path: &PathBuf, text: &str| {
                std::fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
            };
            if let Some(path) = register {
                write(path, &made.register)?;
            }
            match output {
                Some(path) => write(path, &made.file).map(|()| ExitCode::SUCCESS),
                None => print(|to| to.write_all(made.file.as_bytes())),
            }
        }
    }
}

/// An event with its scores, by the rules of its federation.
struct Read {
    file: EventFile,
    event: Event,
    scores: Scores,
    federation: Federation,
}

impl Read {
    fn of(args: &EventArgs, words: &Words) -> Result<Self, String> {
        let text = args.file.read()?;
        if event::kind_of(&text) == event::FileKind::EventLog {
            let file = args.file.to_string();
            return Err(words.tell(Message::SubmissionOfLog, [("file", file.into())]));
        }
        let file = EventFile::read(&text).map_err(|fault| words.said(&fault.said()))?;
        let by = super::federation::given(args.federation.as_deref(), words)?;
        let event = event_file::read_by(&text, by.as_ref());
        let event = event.map_err(|errors| words.faults(&errors))?;
        let scores = score_event(&event).map_err(|errors| words.faults(&errors))?;
        let federation = match &event.federation {
            Some(federation) => (**federation).clone(),
            None => Federation::of(event.scoring.settings.preset).clone(),
        };
        Ok(Self {
            file,
            event,
            scores,
            federation,
        })
    }

    fn wrong(&self, words: &Words) -> Vec<String> {
        let wrong = submission::check(&self.event, &self.scores, &self.federation);
        wrong.iter().map(|one| words.said(one)).collect()
    }
}
