//! `openroom comparable`: what two calls mean, held against each other.

use std::process::ExitCode;

use openroom_cases::meanings::Meaning;
use openroom_cases::meanings::compare::Reading;
use openroom_said::said;
use openroom_scoring::event::Edition;
use openroom_words::meanings::{Comparable, WitnessTold, comparable, usual};
use serde_json::json;

use super::input::print;
use crate::words::{Language, Message, Words};

/// Compare what two calls mean: is the replacement comparable to the withdrawn call (23A, 27B1b)?
///
/// Says whether the replacement shows the same hands as the withdrawn call, a subset of them, or has the same purpose,
/// and gives a hand that fits one call and not the other. The Director decides whether the call is comparable.
///
/// A MEANING is a kind of hand, or several separated by `|`: points (`12-14`, `16+`), lengths (`5+H`, `4+H/S`, `6D`,
/// `4+minor`), `balanced`, `semi-balanced`, `unbalanced`, `H>=D`, `aces=1/4` or `any`. A semicolon may be followed by the
/// hands that it denies (`except ...`) and by its purpose (`asks:majors`, `transfers:H`, `relay`, `takeout` and others). The
/// key of a usual meaning can be used instead; without meanings, the usual ones are listed.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom comparable '6+ 4+H' '6+ 4+H 4+D'
  openroom comparable '15-17 balanced' '15-18 balanced' --edition 2007 --strict
  openroom comparable '0-7; except 5-7 6+major' '5-7'
  openroom comparable stayman '4+ 4+major; asks:majors'
  openroom comparable multi weak-two-hearts")]
pub struct ComparableArgs {
    /// The meaning of the withdrawn call, or the key of a usual one
    #[arg(value_name = "WITHDRAWN", requires = "replacement")]
    withdrawn: Option<String>,
    /// The meaning of the call that replaces it, or the key of a usual one
    replacement: Option<String>,
    /// The edition of the Laws, 2007 or 2017
    #[arg(long, value_name = "YEAR", default_value = "2017")]
    edition: Edition,
    /// Disregard what the withdrawn call denies, and a few hands (White Book 27.4); this is the default
    #[arg(long, conflicts_with = "strict")]
    liberal: bool,
    /// Count every hand
    #[arg(long)]
    strict: bool,
    /// Machine-readable JSON
    #[arg(long)]
    json: bool,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// Runs the command.
pub fn run(args: &ComparableArgs) -> Result<ExitCode, String> {
    let words = Words::new(args.lang.unwrap_or_else(|| match args.json {
        true => Language::English,
        false => Language::of_environment(),
    }));
    let (Some(withdrawn), Some(replacement)) = (&args.withdrawn, &args.replacement) else {
        return list(args, &words);
    };
    let withdrawn = read(withdrawn, &words)?;
    let replacement = read(replacement, &words)?;
    let reading = match args.strict {
        true => Reading::Strict,
        false => Reading::Liberal,
    };
    let told = comparable(&withdrawn, &replacement, args.edition, reading, &words);
    let out = match args.json {
        true => {
            let mut value = json!(told);
            value["notation"] =
                json!({"withdrawn": withdrawn.to_string(), "replacement": replacement.to_string()});
            format!("{value}\n")
        }
        false => as_text(&told, &words),
    };
    print(|to| to.write_all(out.as_bytes()))
}

/// A meaning as it is written, or the key of a usual one.
fn read(text: &str, words: &Words) -> Result<Meaning, String> {
    let mut known = openroom_cases::meanings::usual::USUAL.iter();
    let read = match known.find(|one| one.key == text.trim()) {
        Some(usual) => usual.meaning(),
        None => text.parse(),
    };
    read.map_err(|wrong| {
        let wrong = wrong.said();
        words.said(&said!("meaning-in", "`{text}`: {wrong}", text, wrong))
    })
}

/// The usual meanings.
fn list(args: &ComparableArgs, words: &Words) -> Result<ExitCode, String> {
    let all = usual(words);
    let out = match args.json {
        true => {
            let one = |one: &openroom_words::meanings::UsualMeaning| json!({"key": one.key, "name": one.name, "group": one.group, "meaning": one.meaning, "notation": one.meaning.to_string()});
            format!("{}\n", json!(all.iter().map(one).collect::<Vec<_>>()))
        }
        false => {
            let mut out = String::new();
            let mut group = String::new();
            for one in &all {
                if one.group != group {
                    let space = if group.is_empty() { "" } else { "\n" };
                    group.clone_from(&one.group);
                    out += &format!("{space}{group}\n");
                }
                let key = one.key;
                out += &format!(
                    "  {key:<20} {}: {}\n",
                    one.name,
                    words.meaning(&one.meaning)
                );
            }
            out
        }
    };
    print(|to| to.write_all(out.as_bytes()))
}

fn as_text(told: &Comparable, words: &Words) -> String {
    let meaning =
        |message, meaning: &String| words.tell(message, [("meaning", meaning.as_str().into())]);
    let mut lines = vec![
        meaning(Message::ComparableWithdrawn, &told.withdrawn),
        meaning(Message::ComparableReplacement, &told.replacement),
        String::new(),
        told.verdict.clone(),
    ];
    lines.extend(told.notes.iter().cloned());
    if let Some(law) = told.clause {
        let args = [
            ("count", 1.into()),
            ("edition", told.edition.to_string().into()),
            ("laws", law.into()),
        ];
        lines.push(words.tell(Message::WeighLaws, args));
    }
    for witness in [&told.lets_in, &told.leaves_out].into_iter().flatten() {
        let WitnessTold { hand, text, .. } = witness;
        lines.extend([
            String::new(),
            text.clone(),
            format!("  {}", words.hand_in_a_line(hand)),
        ]);
    }
    lines.extend([String::new(), told.decides.clone(), String::new()]);
    lines.join("\n")
}
