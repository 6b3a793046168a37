//! `openroom event`: an event as a log, from its creation to the final result.

mod reserves;
mod text;
mod write;

use std::path::PathBuf;
use std::process::ExitCode;

use openroom_tournament::{Through, Tournament, log, view};
use serde::Serialize;

use super::input::{Source, print};
use crate::words::{Language, Message, Words};

/// Run an event from its log: entries, rounds, results, rulings, corrections, appeals
///
/// The log is a single YAML file to which entries are only ever added; see docs/events.md. An entry that is not
/// possible at that point is refused with the reason and the clause, nothing is written, and the exit status is 2.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom event new thursday.yaml --name 'Thursday Pairs' --method matchpoints
  openroom event enter thursday.yaml pairs.csv
  openroom movement make mitchell --tables 7 --boards 3 --yaml | openroom event movement thursday.yaml -
  openroom event add thursday.yaml 'round-started: {round: 1, minutes: 22}'
  openroom event result thursday.yaml 1 3 7 4S N +1 --lead HK --by 'contestant 3'
  openroom event rule thursday.yaml 1 3 8 --log board8.yaml --by 'director Ana'
  openroom event replay thursday.yaml --lang pt
  openroom event standings thursday.yaml --round 4
  openroom event export thursday.yaml | openroom score -")]
pub struct EventArgs {
    #[command(subcommand)]
    command: EventCommand,
}

#[derive(Debug, clap::Subcommand)]
enum EventCommand {
    New(write::NewArgs),
    Append(write::AppendArgs),
    Add(write::AddArgs),
    Enter(write::EnterArgs),
    Movement(write::MovementArgs),
    Deal(write::DealArgs),
    Result(write::ResultArgs),
    Rule(write::RuleArgs),
    Replay(ReplayArgs),
    Standings(StandingsArgs),
    Export(ExportArgs),
    AppealForm(AppealFormArgs),
    Reserves(reserves::ReservesArgs),
}

/// Print the state of an event: rounds, missing results, rulings, appeals, deadlines, rankings
#[derive(Debug, clap::Args)]
struct ReplayArgs {
    /// The log, or `-` for standard input
    file: Source,
    /// Only the first N entries
    #[arg(long, value_name = "N")]
    at: Option<u32>,
    /// Machine-readable JSON
    #[arg(long)]
    json: bool,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// Print the rankings, as they are now or as they were after a round
#[derive(Debug, clap::Args)]
struct StandingsArgs {
    /// The log, or `-` for standard input
    file: Source,
    #[command(flatten)]
    through: ThroughArgs,
    /// Machine-readable JSON
    #[arg(long)]
    json: bool,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// Print the event file that `openroom score` reads
#[derive(Debug, clap::Args)]
struct ExportArgs {
    /// The log, or `-` for standard input
    file: Source,
    #[command(flatten)]
    through: ThroughArgs,
}

#[derive(Debug, clap::Args)]
struct ThroughArgs {
    /// Up to and including this round
    #[arg(long)]
    round: Option<u32>,
    /// Of this session
    #[arg(long, default_value_t = 1, requires = "round")]
    session: u16,
}

impl ThroughArgs {
    fn through(&self) -> Option<Through> {
        self.round.map(|round| Through {
            session: self.session,
            round,
        })
    }
}

/// Print an appeal form filled in from the log; `missing` lists what still has to be added
#[derive(Debug, clap::Args)]
struct AppealFormArgs {
    /// The log, or `-` for standard input
    file: Source,
    /// Which appeal, counted from 1
    appeal: u32,
    /// As JSON instead of YAML
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &EventArgs) -> Result<ExitCode, String> {
    match &args.command {
        EventCommand::New(args) => write::new(args),
        EventCommand::Append(args) => write::append(args),
        EventCommand::Add(args) => write::add(args),
        EventCommand::Enter(args) => write::enter(args),
        EventCommand::Movement(args) => write::movement(args),
        EventCommand::Deal(args) => write::deal(args),
        EventCommand::Result(args) => write::result(args),
        EventCommand::Rule(args) => write::rule(args),
        EventCommand::Replay(args) => replay(args),
        EventCommand::Standings(args) => standings(args),
        EventCommand::Export(args) => {
            let words = &words(None);
            let event = read(&args.file, None, words)?;
            let through = known(&event, &args.through, words)?;
            print(|out| out.write_all(event.export(through).as_bytes()))
        }
        EventCommand::AppealForm(args) => appeal_form(args),
        EventCommand::Reserves(args) => reserves::run(args),
    }
}

fn read(file: &Source, at: Option<u32>, words: &Words) -> Result<Tournament, String> {
    let text = file.read()?;
    log::replay(&text, at).map_err(|error| format!("{file}: {}", words.not_replayed(&error)))
}

fn words(lang: Option<Language>) -> Words {
    Words::new(lang.unwrap_or_else(Language::of_environment))
}

/// The round asked for, if there is one.
fn known(event: &Tournament, args: &ThroughArgs, words: &Words) -> Result<Option<Through>, String> {
    match args.through() {
        Some(through)
            if event
                .state()
                .round(through.session, through.round)
                .is_none() =>
        {
            let args = [
                ("round", through.round.into()),
                ("session", through.session.into()),
            ];
            Err(words.tell(Message::EventNoRound, args))
        }
        through => Ok(through),
    }
}

/// What `event replay --json` prints: the state, and the scores or why there are none.
#[derive(Debug, Serialize)]
struct Replayed {
    #[serde(flatten)]
    state: view::EventState,
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<view::Places>,
    #[serde(skip_serializing_if = "Option::is_none")]
    unscorable: Option<String>,
}

/// A line of JSON.
fn json(value: &impl Serialize) -> Result<String, String> {
    let text = serde_json::to_string(value).map_err(|error| error.to_string())?;
    Ok(text + "\n")
}

fn replay(args: &ReplayArgs) -> Result<ExitCode, String> {
    let words = &words(args.lang);
    let event = read(&args.file, args.at, words)?;
    let text = if args.json {
        let (scores, unscorable) = match event.standings(None) {
            Ok(standings) => (Some(view::standings(&standings)), None),
            Err(refused) => (None, Some(words.refused(&refused))),
        };
        json(&Replayed {
            state: view::state(&event),
            scores,
            unscorable,
        })?
    } else {
        text::state(&event, words)
    };
    print(|out| out.write_all(text.as_bytes()))
}

fn standings(args: &StandingsArgs) -> Result<ExitCode, String> {
    let words = &words(args.lang);
    let event = read(&args.file, None, words)?;
    let through = known(&event, &args.through, words)?;
    let standings = event
        .standings(through)
        .map_err(|refused| format!("{}: {}", args.file, words.refused(&refused)))?;
    let text = if args.json {
        json(&view::standings(&standings))?
    } else {
        text::standings(&event, &standings, through, words)
    };
    print(|out| out.write_all(text.as_bytes()))
}

/// The form of an appeal, filled in from the log.
pub fn form(file: &Source, number: u32) -> Result<openroom_tournament::AppealForm, String> {
    let words = words(None);
    let event = read(file, None, &words)?;
    event.appeal_form(number).ok_or_else(|| {
        let count = event.state().appeals.len();
        let args = [("number", number.into()), ("count", count.into())];
        format!("{file}: {}", words.tell(Message::EventNoAppeal, args))
    })
}

fn appeal_form(args: &AppealFormArgs) -> Result<ExitCode, String> {
    let form = form(&args.file, args.appeal)?;
    let text = if args.json {
        json(&form)?
    } else {
        text::yaml(&serde_json::to_value(&form).map_err(|error| error.to_string())?)
    };
    print(|out| out.write_all(text.as_bytes()))
}

/// The path of a log to which something is to be added.
type LogFile = PathBuf;
