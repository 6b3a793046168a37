//! The one binary: the command line of Openroom.

mod commands;

use std::process::ExitCode;

use clap::Parser;

/// The Laws of Duplicate Bridge, made real
#[derive(Parser)]
#[command(version)]
enum Openroom {
    Law(commands::law::LawArgs),
}

fn main() -> ExitCode {
    let done = match Openroom::parse() {
        Openroom::Law(args) => commands::law::run(args),
    };
    done.unwrap_or_else(|message| {
        eprintln!("openroom: {message}");
        ExitCode::from(2)
    })
}
