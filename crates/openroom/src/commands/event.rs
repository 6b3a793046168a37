//! `openroom event`: an event as a log, from its creation to the final result.

mod directing;
mod draw;
mod knock_out;
pub mod league;
mod papers;
mod regulations;
mod reserves;
mod seats;
mod stages;
mod text;
mod write;

use std::path::PathBuf;
use std::process::ExitCode;

use openroom_scoring::event_file;
use openroom_tournament::{Scorable, Through, Tournament, log, view};
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
  openroom event draw swiss.yaml --rounds 7 --boards 8
  openroom event seats thursday.yaml --seed 271828
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
    Draw(draw::DrawArgs),
    Seats(seats::SeatsArgs),
    Needs(seats::NeedsArgs),
    Check(draw::CheckArgs),
    Deal(write::DealArgs),
    Result(write::ResultArgs),
    Rule(write::RuleArgs),
    Replay(ReplayArgs),
    Standings(StandingsArgs),
    Export(ExportArgs),
    AppealForm(AppealFormArgs),
    Directing(directing::DirectingArgs),
    /// Print what the conditions of contest lack, what nobody has decided, prizes as they stand, unpaid entries
    Papers(papers::PapersArgs),
    Library(regulations::LibraryArgs),
    Regulations(regulations::RegulationsArgs),
    SystemCard(regulations::SystemCardArgs),
    Reserves(reserves::ReservesArgs),
    Stage(stages::StageArgs),
    StageCheck(stages::StageCheckArgs),
    Bracket(knock_out::BracketArgs),
    Next(knock_out::NextArgs),
    Match(knock_out::MatchArgs),
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

/// Print the rankings, as they are now, as they were after a round, or of one session by itself
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
    /// The session of that round (default: 1); without --round this session by itself
    #[arg(long)]
    session: Option<u16>,
}

impl ThroughArgs {
    fn through(&self) -> Option<Through> {
        self.round.map(|round| Through {
            session: self.session.unwrap_or(1),
            round,
        })
    }

    /// The session that is asked for by itself.
    fn alone(&self) -> Option<u16> {
        self.session.filter(|_| self.round.is_none())
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
        EventCommand::Draw(args) => draw::draw(args),
        EventCommand::Seats(args) => seats::seats(args),
        EventCommand::Needs(args) => seats::needs(args),
        EventCommand::Check(args) => draw::check(args),
        EventCommand::Deal(args) => write::deal(args),
        EventCommand::Result(args) => write::result(args),
        EventCommand::Rule(args) => write::rule(args),
        EventCommand::Replay(args) => replay(args),
        EventCommand::Standings(args) => standings(args),
        EventCommand::Export(args) => {
            let words = &words(None);
            let event = read(&args.file, None, words)?;
            let text = match args.through.alone() {
                Some(session) => event_file::write(&of_session(&event, session, words)?.event),
                None => event.export(known(&event, &args.through, words)?),
            };
            print(|out| out.write_all(text.as_bytes()))
        }
        EventCommand::AppealForm(args) => appeal_form(args),
        EventCommand::Directing(args) => directing::run(args),
        EventCommand::Papers(args) => papers::run(args),
        EventCommand::Library(args) => regulations::library(args),
        EventCommand::Regulations(args) => regulations::regulations(args),
        EventCommand::SystemCard(args) => regulations::system_card(args),
        EventCommand::Reserves(args) => reserves::run(args),
        EventCommand::Stage(args) => stages::stage(args),
        EventCommand::StageCheck(args) => stages::stage_check(args),
        EventCommand::Bracket(args) => knock_out::bracket(args),
        EventCommand::Next(args) => knock_out::next(args),
        EventCommand::Match(args) => knock_out::one(args),
    }
}

fn read(file: &Source, at: Option<u32>, words: &Words) -> Result<Tournament, String> {
    let text = file.read()?;
    let event = log::replay(&text, at)
        .map_err(|error| format!("{file}: {}", words.not_replayed(&error)))?;
    match at.filter(|&at| at > event.state().entries) {
        Some(at) => {
            let args = [("at", at.into()), ("entries", event.state().entries.into())];
            Err(format!(
                "{file}: {}",
                words.tell(Message::EventNoEntry, args)
            ))
        }
        None => Ok(event),
    }
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
        let bracket = knock_out::text(&event, words);
        let bracket = bracket.map_or_else(String::new, |bracket| format!("\n{bracket}"));
        text::state(&event, words) + &bracket
    };
    print(|out| out.write_all(text.as_bytes()))
}

fn standings(args: &StandingsArgs) -> Result<ExitCode, String> {
    let words = &words(args.lang);
    let event = read(&args.file, None, words)?;
    let through = known(&event, &args.through, words)?;
    let alone = args.through.alone();
    let scored = match alone {
        Some(session) => of_session(&event, session, words)?.score(),
        None => event.scored(through),
    };
    let scored = scored.map_err(|refused| format!("{}: {}", args.file, words.refused(&refused)))?;
    let standings = scored.standings();
    let text = if args.json {
        json(&view::standings(&standings))?
    } else {
        // The bracket tells what a list of places cannot.
        let all = through.is_none() && alone.is_none();
        let bracket = all.then(|| knock_out::text(&event, words));
        let bracket = bracket.flatten().map(|bracket| format!("\n{bracket}"));
        text::standings(&event, &standings, (through, alone), words) + &bracket.unwrap_or_default()
    };
    print(|out| out.write_all(text.as_bytes()))
}

/// One session as an event of its own: nothing is carried into it.
fn of_session(event: &Tournament, session: u16, words: &Words) -> Result<Scorable, String> {
    if session == 0 || session > event.state().session_count() {
        return Err(words.tell(Message::NoSuchSession, [("session", session.into())]));
    }
    let mut all = event.scorable(None);
    // An event of one session does not number it.
    if event.state().session_count() > 1 {
        all.event = all.event.of_session(session);
    }
    Ok(all)
}

/// The event of a log.
pub fn event(file: &Source) -> Result<Tournament, String> {
    read(file, None, &words(None))
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
