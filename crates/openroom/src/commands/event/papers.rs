//! `openroom event papers`: what is undecided before an event opens, and the prizes as they stand.

use std::process::ExitCode;

use openroom_printing::prizes;
use openroom_tournament::Tournament;
use openroom_tournament::conditions::{Differs, PrizeGiving, Stated, Undecided};
use openroom_tournament::prizes::PrizeNow;
use serde::Serialize;

use super::{Language, Source, json, print, read, words};
use crate::words::{Message, Words};

/// Print what the conditions of contest lack, what nobody has decided, what differs from the preset, prizes as they stand, unpaid entries
#[derive(Debug, clap::Args)]
pub struct PapersArgs {
    /// The log, or `-` for standard input
    file: Source,
    /// Machine-readable JSON
    #[arg(long)]
    json: bool,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// All of it.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct All {
    not_stated: Vec<Stated>,
    undecided: Vec<Undecided>,
    differs: Vec<Differs>,
    prizes: Vec<PrizeNow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    prize_giving: Option<PrizeGiving>,
    unpaid: Vec<u32>,
}

/// Runs the command.
pub fn run(args: &PapersArgs) -> Result<ExitCode, String> {
    let words = &words(args.lang);
    let event = read(&args.file, None, words)?;
    let refused = |refused| format!("{}: {}", args.file, words.refused(&refused));
    let all = All {
        not_stated: event.not_stated(),
        undecided: event.undecided(),
        differs: event.differs(),
        prizes: event.prizes().map_err(refused)?,
        prize_giving: event.state().prize_giving(),
        unpaid: event.unpaid(),
    };
    let text = match args.json {
        true => json(&all)?,
        false => told(&all, &event, words),
    };
    print(|out| out.write_all(text.as_bytes()))
}

/// In words, under a heading for each kind.
fn told(all: &All, event: &Tournament, words: &Words) -> String {
    let missing = all.not_stated.iter().map(|one| words.setting(one.key()));
    let undecided = all.undecided.iter().map(|one| {
        let holds = one.preset.map_or_else(
            || words.say(Message::ConditionsNothing),
            |preset| words.setting_value(one.key, preset),
        );
        let key = words.setting(one.key);
        format!("{key}: {holds} ({})", words.ground(one.clause))
    });
    let differs = all.differs.iter().map(|one| {
        let value = match one.value.text() {
            Some(text) => words.setting_value(&one.key, text),
            None => words.setting_value(&one.key, &one.value.to_yaml()),
        };
        let usual = one.preset.map(|usual| {
            let label = words.say(Message::ConditionsUsual);
            format!(" ({label}: {})", words.setting_value(&one.key, usual))
        });
        let key = words.setting(&one.key);
        format!("{key}: {value}{}", usual.unwrap_or_default())
    });
    let unpaid = all.unpaid.iter().map(|number| {
        let found = event.state().contestants.get(number);
        let title = found.map(|one| one.title(", ")).unwrap_or_default();
        format!("{number} {title}").trim().to_owned()
    });
    let parts: [(Message, Vec<String>); 5] = [
        (Message::ConditionsMissing, missing.collect()),
        (Message::ConditionsUndecided, undecided.collect()),
        (Message::ConditionsDiffers, differs.collect()),
        (
            Message::PrizesTitle,
            prizes::lines(event, &all.prizes, words),
        ),
        (Message::ReportUnpaidEntries, unpaid.collect()),
    ];
    let mut out = String::new();
    for (heading, lines) in parts {
        if !lines.is_empty() {
            out += &format!("{}\n", words.say(heading));
            for line in lines {
                out += &format!("  {line}\n");
            }
        }
    }
    if let Some(giving) = &all.prize_giving {
        let args = [("time", words.moment(giving.earliest).into())];
        out += &format!("{}\n", words.tell(Message::PrizesEarliest, args));
    }
    if out.is_empty() {
        out = format!("{}\n", words.say(Message::SheetNothing));
    }
    out
}
