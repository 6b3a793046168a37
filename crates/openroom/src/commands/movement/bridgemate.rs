//! `openroom movement bridgemate`: the data that starts a session on the devices.

use std::process::ExitCode;

use openroom_formats::bridgemate::{Seating, Start, start, start_losses};
use openroom_formats::results_csv;
use openroom_movements::{Entrants, Movement, Seats, check};
use openroom_said::{Said, said};
use openroom_words::losses;

use super::super::input::{Source, no_entries, print};
use crate::sealed::system_bytes;
use crate::words::{Language, Words};

/// Print the message that sets up Bridgemates for a pairs or teams movement, for the Data Connector
///
/// On the devices each team is two pairs: team 3 is pair 5 (North-South) and pair 6.
#[derive(Debug, clap::Args)]
pub struct BridgemateArgs {
    /// The movement in YAML or JSON, or `-` for standard input
    file: Source,
    /// The name of the session
    #[arg(long)]
    name: String,
    /// Date of play, e.g. 2026-11-15
    #[arg(long, value_name = "DATE")]
    date: String,
    /// The players: a CSV file with the columns id, name1, name2; in a team the first two sit North-South
    #[arg(long, value_name = "FILE")]
    entries: Option<Source>,
    /// The identifier of the session, 32 digits 0 to 9 and A to F (default: a new one)
    #[arg(long, value_name = "GUID")]
    session: Option<String>,
    /// How it is scored (default: matchpoints for pairs, IMPs for teams)
    #[arg(long)]
    method: Option<Method>,
    /// Language of the report of anything lost: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Method {
    Matchpoints,
    Butler,
    CrossImps,
    Imps,
    /// Victory points in whole numbers
    VpDiscrete,
    /// Victory points with decimals
    VpContinuous,
    PointABoard,
}

impl Method {
    /// The figure of the Data Connector.
    fn code(self) -> i32 {
        match self {
            Self::Matchpoints => 10,
            Self::Butler => 20,
            Self::CrossImps => 30,
            Self::Imps => 40,
            Self::VpDiscrete => 50,
            Self::VpContinuous => 51,
            Self::PointABoard => 60,
        }
    }

    /// That of the movement: as said, if it goes with its entrants.
    fn of(given: Option<Self>, entrants: Entrants) -> Result<Self, Said> {
        let usual = match entrants {
            Entrants::Pairs => Self::Matchpoints,
            Entrants::Teams => Self::Imps,
            _ => {
                return Err(said!(
                    "bridgemate-entrants",
                    "only pairs and teams movements can be written for Bridgemates"
                ));
            }
        };
        let method = given.unwrap_or(usual);
        match (method.code() >= 40) == (entrants == Entrants::Teams) {
            true => Ok(method),
            false => Err(said!(
                "bridgemate-method",
                "--method: matchpoints, butler and cross-imps are for pairs, the others for teams"
            )),
        }
    }
}

/// Runs the command.
pub fn run(args: &BridgemateArgs) -> Result<ExitCode, String> {
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment));
    let told = |fault: Said| words.said(&fault);
    let in_file = |fault: Said| format!("{}: {}", args.file, words.said(&fault));
    let movement = Movement::read(&args.file.read()?).map_err(|e| in_file(e.said()))?;
    let report = check(&movement);
    if let Some(fault) = report.faults.first() {
        let fault = fault.said();
        return Err(in_file(said!(
            "movement-is-wrong",
            "the movement is wrong: {fault}",
            fault
        )));
    }
    let entries = match &args.entries {
        None => Vec::new(),
        Some(file) => {
            let read = results_csv::read(&file.bytes()?);
            let event = read.map_err(|faults| {
                let fault = faults.first().map_or_else(no_entries, |fault| fault.said());
                format!("{file}: {}", words.said(&fault))
            })?;
            event.contestants
        }
    };
    let head = Start {
        name: args.name.clone(),
        session: session(args.session.as_deref(), &words)?,
        date: date(&args.date).map_err(told)?,
        winners: report.figures.winners,
        method: Method::of(args.method, movement.entrants)
            .map_err(told)?
            .code(),
        teams: movement.entrants == Entrants::Teams,
    };
    let init = start(&head, &seatings(&movement), &entries).map_err(in_file)?;
    let json = serde_json::to_string(&init).map_err(|e| e.to_string())?;
    for loss in start_losses(&entries) {
        eprintln!("{}", losses::text(&loss, &words));
    }
    print(|out| writeln!(out, "{json}"))
}

fn seatings(movement: &Movement) -> Vec<Seating> {
    let mut seatings = Vec::new();
    for (round, number) in movement.rounds.iter().zip(1..) {
        for table in &round.tables {
            let Seats::Sides { ns, ew } = table.seats else {
                continue;
            };
            seatings.push(Seating {
                section: table.section.clone().unwrap_or_else(|| "A".into()),
                table: table.number,
                round: number,
                ns,
                ew,
                boards: table.boards.0.clone(),
            });
        }
    }
    seatings
}

fn session(given: Option<&str>, words: &Words) -> Result<String, String> {
    let Some(given) = given else {
        let bytes: [u8; 16] = system_bytes()?;
        return Ok(bytes.iter().map(|byte| format!("{byte:02X}")).collect());
    };
    let text = given.to_ascii_uppercase().replace('-', "");
    match text.len() == 32 && text.bytes().all(|b| b.is_ascii_hexdigit()) {
        true => Ok(text),
        false => Err(words.said(&said!(
            "bridgemate-session",
            "`{given}` is not an identifier; it must have 32 digits, 0 to 9 and A to F",
            given
        ))),
    }
}

fn date(text: &str) -> Result<(i32, i32, i32), Said> {
    let parts: Vec<i32> = text
        .split('-')
        .filter_map(|part| part.parse().ok())
        .collect();
    match parts[..] {
        [year, month @ 1..=12, day @ 1..=31] => Ok((year, month, day)),
        _ => Err(said!(
            "bridgemate-date",
            "`{text}` is not a date; write it as 2026-11-15",
            text
        )),
    }
}
