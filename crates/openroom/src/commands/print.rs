//! `openroom print`: what a championship hands out, as PDF or HTML.

use std::io::{IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use openroom_analysis::double_dummy;
use openroom_printing::hand_records::{self, RecordedBoard};
use openroom_printing::{Document, Paper, Settings, Words, pdf};

use super::boards::{self, SetBoard};
use super::dd_set::SetArgs;
use super::input::{Source, print};
use crate::words::Language;

/// Print
#[derive(Debug, clap::Args)]
pub struct PrintArgs {
    file: Source,
    #[arg(long, default_value = "a4")]
    paper: Paper,
    #[arg(long)]
    four_colour: bool,
    #[arg(long)]
    lang: Option<Language>,
    #[arg(long, short)]
    output: Option<PathBuf>,
    #[command(flatten)]
    set: SetArgs,
}

/// Runs
pub fn run(args: &PrintArgs) -> Result<ExitCode, String> {
    let boards = boards::read(&args.file)?;
    let mut recorded = Vec::new();
    let deals = boards.iter().map(SetBoard::full_deal).collect::<Result<Vec<_>, _>>()?;
    for (b, t) in boards.iter().zip(args.set.tables(&deals)) {
        let (dealer, vul) = b.conditions()?;
        recorded.push(RecordedBoard {
            number: b.number.map_or(String::new(), |n| n.to_string()),
            dealer: b.dealer, vul: b.vul, deal: b.deal,
            double_dummy: Some((t, double_dummy::par(t, vul, dealer))),
        });
    }
    let lang = args.lang.unwrap_or_else(Language::of_environment);
    let words = Words::new(lang.code()).unwrap();
    let doc = hand_records::document(&recorded, "", &words);
    let bytes = pdf::write(&doc, lang.code(), Settings { paper: args.paper, four_colours: args.four_colour }).map_err(|e| e.to_string())?;
    std::fs::write(args.output.as_ref().unwrap(), bytes).unwrap();
    Ok(ExitCode::SUCCESS)
}
