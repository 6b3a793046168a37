//! The one binary: the command line of Openroom.

mod commands;
mod sealed;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use openroom_words::{compare, explain, show, terminal, words};

use commands::{
    case, claim, comparable, conform, convert, dd, deal, demo, event, exam, federation, law,
    matches, movement, practice, print, rule, score, score_contract, season, serve,
    show as show_command, site, submission, system, table, table_manager, verify, website, weigh,
};

/// Run duplicate bridge: movements, scoring, rulings and results.
#[derive(Debug, Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Table(table::TableArgs),
    Show(show_command::ShowArgs),
    Conform(conform::ConformArgs),
    Convert(convert::ConvertArgs),
    Law(law::LawArgs),
    Dd(dd::DdArgs),
    Claim(claim::ClaimArgs),
    Score(score::ScoreArgs),
    ScoreContract(score_contract::ScoreContractArgs),
    Weigh(weigh::WeighArgs),
    Submission(submission::SubmissionArgs),
    League(event::league::LeagueArgs),
    Website(website::WebsiteArgs),
    Federation(federation::FederationArgs),
    Season(season::SeasonArgs),
    Rule(rule::RuleArgs),
    Case(case::CaseArgs),
    Comparable(comparable::ComparableArgs),
    System(system::SystemArgs),
    Movement(movement::MovementArgs),
    Deal(deal::DealArgs),
    Match(matches::MatchArgs),
    TableManager(table_manager::TableManagerArgs),
    Serve(serve::ServeArgs),
    Site(site::SiteArgs),
    Demo(demo::DemoArgs),
    Backup(serve::BackupArgs),
    Restore(serve::RestoreArgs),
    Migrate(serve::MigrateArgs),
    User(serve::UserArgs),
    Verify(verify::VerifyArgs),
    Event(event::EventArgs),
    Practice(practice::PracticeArgs),
    Exam(exam::ExamArgs),
    Print(print::PrintArgs),
}

/// What a command gives back: its exit status, or the text of an error (exit status 2).
type Done = Result<ExitCode, String>;

fn main() -> ExitCode {
    let done: Done = match Cli::parse().command {
        Command::Table(args) => table::run(&args),
        Command::Show(args) => show_command::run(&args),
        Command::Conform(args) => conform::run(&args),
        Command::Convert(args) => convert::run(&args),
        Command::Law(args) => law::run(args),
        Command::Dd(args) => dd::run(&args),
        Command::Claim(args) => claim::run(&args),
        Command::Score(args) => score::run(&args).map(|()| ExitCode::SUCCESS),
        Command::ScoreContract(args) => score_contract::run(&args),
        Command::Weigh(args) => weigh::run(&args),
        Command::Submission(args) => submission::run(&args),
        Command::League(args) => event::league::run(&args),
        Command::Website(args) => website::run(&args),
        Command::Federation(args) => federation::run(&args),
        Command::Season(args) => season::run(&args),
        Command::Rule(args) => rule::run(&args),
        Command::Case(args) => case::run(&args),
        Command::Comparable(args) => comparable::run(&args),
        Command::System(args) => system::run(&args),
        Command::Movement(args) => movement::run(&args),
        Command::Deal(args) => deal::run(&args),
        Command::Match(args) => matches::run(&args),
        Command::TableManager(args) => table_manager::run(&args),
        Command::Serve(args) => serve::run(args),
        Command::Site(args) => site::run(&args),
        Command::Demo(args) => demo::run(args),
        Command::Backup(args) => serve::backup(&args),
        Command::Restore(args) => serve::restore(&args),
        Command::Migrate(args) => serve::migrate(&args),
        Command::User(args) => serve::user(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Event(args) => event::run(&args),
        Command::Practice(args) => practice::run(&args),
        Command::Exam(args) => exam::run(&args),
        Command::Print(args) => print::run(&args),
    };
    done.unwrap_or_else(|text| {
        eprintln!("openroom: {text}");
        ExitCode::from(2)
    })
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::Cli;

    /// What clap holds against a command it says only when that one is called: two options of one name are found here.
    #[test]
    fn every_command_is_sound() {
        Cli::command().debug_assert();
    }
}
