//! `openroom dd`: the tricks of each declarer in each strain, and par.

use std::process::ExitCode;

use contract_bridge::{Seat, Strain};
use openroom_analysis::claims::in_log;
use openroom_analysis::double_dummy::{self, Par, Tricks};
use openroom_laws::log::Log;
use openroom_laws::notation::{card_text, seat_text, strain_text};
use openroom_laws::replay::replay;
use openroom_laws::{Edition, Side, Table};
use serde_json::{Map, Value, json};

use super::boards;
use super::dd_set::SetArgs;
use super::input::{Source, print};
use crate::show::notation;
use crate::words::{Language, Message, Words};

/// Show double-dummy tricks for each declarer and denomination, and par
///
/// The file holds boards: table logs, as `openroom table` reads them, PBN or LIN. Only the deal, the dealer and the
/// vulnerability are used, and all four hands must be known. All processor cores are used, with a progress bar on a
/// terminal; results for deals already analysed come from the cache.
#[derive(Debug, clap::Args)]
pub struct DdArgs {
    /// The file with the boards, or `-` for standard input
    file: Source,

    /// Print JSON, one line per board
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    set: SetArgs,

    /// Language: en, pt, es, es-ES, it or ro. Defaults to the system language (LC_ALL, LC_MESSAGES, LANG), otherwise English
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// From the lowest strain up, as results are usually printed.
const STRAINS: [Strain; 5] = Strain::ASC;

const SEATS: [Seat; 4] = [Seat::North, Seat::South, Seat::East, Seat::West];

/// Runs the command.
pub fn run(args: &DdArgs) -> Result<ExitCode, String> {
    let boards = boards::read(&args.file)?;
    let in_file = |reason: String| format!("{}: {reason}", args.file);
    let mut deals = Vec::new();
    let mut conditions = Vec::new();
    for board in &boards {
        deals.push(boards::full_deal(board).map_err(in_file)?);
        conditions.push(board.conditions().map_err(in_file)?);
    }
    let tables = args.set.tables(&deals);
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment));
    print(|out| {
        let figures = tables.into_iter().zip(conditions);
        for (i, (board, (tricks, (dealer, vul)))) in boards.iter().zip(figures).enumerate() {
            let par = double_dummy::par(tricks, vul, dealer);
            if args.json {
                writeln!(out, "{}", as_json(board.number, tricks, &par))?;
                continue;
            }
            if i > 0 {
                writeln!(out)?;
            }
            out.write_all(as_text(board.number, tricks, &par, &words).as_bytes())?;
        }
        Ok(())
    })
}

fn as_text(number: Option<u32>, tricks: Tricks, par: &Par, words: &Words) -> String {
    let mut text = String::new();
    if let Some(number) = number {
        text += &words.tell(Message::Board, [("number", number.into())]);
        text.push('\n');
    }
    text += &words.say(Message::DdTricks);
    text.push('\n');
    let names = SEATS.map(|seat| notation::seat(seat, words));
    let width = names.iter().map(|n| n.chars().count()).max().unwrap_or(0);
    text += &" ".repeat(width);
    for strain in STRAINS {
        text += &format!(
            "{:>4}",
            anstream::adapter::strip_str(&notation::strain(strain, words).text).to_string()
        );
    }
    text.push('\n');
    for (seat, name) in SEATS.into_iter().zip(names) {
        text += &format!("{name:width$}");
        for strain in STRAINS {
            text += &format!("{:4}", tricks.tricks(strain, seat));
        }
        text.push('\n');
    }
    let side = match par.score {
        0 => {
            return text + &words.say(Message::DdParZero) + "\n";
        }
        1.. => Side::Ns,
        _ => Side::Ew,
    };
    let contracts: Vec<String> = par
        .contracts
        .iter()
        .map(|par| {
            let contract = notation::contract(par.contract, words).text;
            let contract = anstream::adapter::strip_str(&contract).to_string();
            let made = match par.overtricks {
                0 => "=".to_owned(),
                n => format!("{n:+}"),
            };
            let seat = notation::seat(par.declarer, words);
            format!("{contract}{made} {seat}")
        })
        .collect();
    text += &words.tell(
        Message::DdPar,
        [
            ("points", par.score.unsigned_abs().to_string().into()),
            ("side", notation::side(side, words).into()),
            ("contracts", contracts.join(", ").into()),
        ],
    );
    text + "\n"
}

fn as_json(number: Option<u32>, tricks: Tricks, par: &Par) -> Value {
    let mut table = Map::new();
    for seat in SEATS {
        let row: Map<String, Value> = STRAINS
            .into_iter()
            .map(|strain| {
                let made = tricks.tricks(strain, seat);
                (strain_text(strain).to_owned(), made.into())
            })
            .collect();
        table.insert(seat_text(seat).to_owned(), row.into());
    }
    let contracts: Vec<Value> = par
        .contracts
        .iter()
        .map(|par| {
            let level = par.contract.bid.level.get();
            json!({
                "contract": format!(
                    "{level}{}{}",
                    strain_text(par.contract.bid.strain),
                    match par.contract.penalty {
                        contract_bridge::Penalty::Undoubled => "",
                        contract_bridge::Penalty::Doubled => "X",
                        contract_bridge::Penalty::Redoubled => "XX",
                    }
                ),
                "declarer": seat_text(par.declarer),
                "tricks": level as i8 + 6 + par.overtricks,
            })
        })
        .collect();
    json!({
        "board": number,
        "tricks": table,
        "par": {"score": par.score, "contracts": contracts},
    })
}

/// `openroom table --dd`: the outcomes of a log, each with what the cards played and the claims were worth.
pub fn outcomes(log: &Log, lines: &mut String) -> Result<(), String> {
    for &edition in &log.editions {
        let table = replay(log, edition).map_err(|e| e.to_string())?;
        let outcome = table.outcome().to_string();
        let worth = worth(log, &table, edition)?;
        // The outcome keeps its own order; what is added comes last.
        let open = outcome.trim_end().strip_suffix('}').unwrap_or(&outcome);
        lines.push_str(&format!("{open},\"dd\":{worth}}}\n"));
    }
    Ok(())
}

fn worth(log: &Log, table: &Table, edition: Edition) -> Result<Value, String> {
    if table.contract().is_none() {
        return Ok(Value::Null);
    }
    let (before, plays) = double_dummy::play(table, &log.deal).map_err(|e| e.to_string())?;
    let plays: Vec<Value> = plays
        .into_iter()
        .map(|worth| {
            json!({
                "seat": seat_text(worth.seat),
                "card": card_text(worth.card),
                "tricks": worth.tricks,
                "cost": worth.cost,
            })
        })
        .collect();
    let mut claims = Vec::new();
    for (entry, won, claim) in in_log(log, edition)? {
        let side = Side::of(claim.by);
        let more = double_dummy::tricks_from(&claim.position, side)
            .map_err(|e| format!("log entry {entry}: {e}"))?;
        claims.push(json!({
            "entry": entry,
            "seat": seat_text(claim.by),
            "claimed": won + claim.tricks,
            "tricks": won + more,
        }));
    }
    Ok(json!({"tricks": before, "plays": plays, "claims": claims}))
}
