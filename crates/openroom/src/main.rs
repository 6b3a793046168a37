//! The one binary: the command line of Openroom.

mod commands;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use commands::score_contract::{self, ScoreContractArgs};

/// The Laws of Duplicate Bridge, made real.
#[derive(Debug, Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    ScoreContract(ScoreContractArgs),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::ScoreContract(args) => score_contract::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(text) => {
            eprintln!("openroom: {text}");
            ExitCode::from(2)
        }
    }
}
