//! `openroom practice`: cases to rule on, made up at random or taken from logs, and marked by the engine.

use std::hash::{BuildHasher as _, Hasher as _};
use std::io::{self, BufRead as _, Write as _};
use std::process::ExitCode;

use contract_bridge::Seat;
use openroom_book::own::table_title;
use openroom_laws::{Edition, log};
use openroom_practice::{Case, Level, Topic, Wish, seeds};
use openroom_printing::exam::letter_of;
use openroom_words::practice;
use serde_json::json;

use super::input::{Source, print};
use crate::terminal::wrap;
use crate::words::{Language, Message, Words};

/// Practise rulings: a case is made up at random, you answer, the engine marks each step with its clause
///
/// A case tells what happened at a table until the Director comes. You say whom you ask, with what options, what you have to
/// establish, and how you rule. The same seed gives the same cases on any machine.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom practice
  openroom practice --law 27 --level hard --lang it
  openroom practice --from scenarios/law54.yaml
  openroom practice --seed 7 --cases 3 --json")]
pub struct PracticeArgs {
    /// Only cases on this Law
    #[arg(long, value_name = "NUMBER")]
    law: Option<u8>,
    /// Only cases on this topic, for example insufficient-bid
    #[arg(long, conflicts_with = "law")]
    topic: Option<Topic>,
    /// How hard: easy, usual or hard
    #[arg(long, default_value_t = Level::Usual)]
    level: Level,
    /// The edition of the Laws, 2007 or 2017
    #[arg(long, value_name = "YEAR", default_value = "2017")]
    edition: Edition,
    /// The seed of the first case, from which the others follow; without it the cases are different each time
    #[arg(long)]
    seed: Option<u32>,
    /// How many cases
    #[arg(long, default_value_t = 1)]
    cases: u16,
    /// Take the cases from the logs in this file, such as one of the scenarios
    #[arg(long, value_name = "FILE", conflicts_with_all = ["law", "topic"])]
    from: Option<Source>,
    /// Print the cases with their answers as JSON, one per line, and ask nothing
    #[arg(long)]
    json: bool,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// Runs the command.
pub fn run(args: &PracticeArgs) -> Result<ExitCode, String> {
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment));
    let seed = args.seed.map_or_else(
        // Different each time: the seed of a hash map is.
        || std::hash::RandomState::new().build_hasher().finish() >> 32,
        u64::from,
    );
    let cases = match &args.from {
        Some(file) => from_logs(args, file, seed)?,
        None => made_up(args, seed)?,
    };
    if args.json {
        return print(|out| {
            cases.iter().try_for_each(|case| {
                let told = json!(practice::case(case, &words));
                writeln!(out, "{told}")
            })
        });
    }
    match ask_all(&cases, &words) {
        // A reader that went away is no error.
        Err(e) if e.kind() != io::ErrorKind::BrokenPipe => {
            Err(format!("standard input and output: {e}"))
        }
        _ => Ok(ExitCode::SUCCESS),
    }
}

fn ask_all(cases: &[Case], words: &Words) -> io::Result<()> {
    let (mut right, mut all) = (0, 0);
    for case in cases {
        let Some(points) = rule(case, words)? else {
            break;
        };
        right += points;
        all += case.steps.len();
    }
    let args = [("right", right.into()), ("all", all.into())];
    put(&format!("{}\n", words.tell(Message::PracticeCount, args)))
}

/// Writes at once, for somebody is waiting for it.
fn put(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

fn made_up(args: &PracticeArgs, seed: u64) -> Result<Vec<Case>, String> {
    let one = |seed: u64| {
        let wish = match args.topic {
            Some(topic) => Some(Wish {
                topic,
                edition: args.edition,
                level: args.level,
                seed,
            }),
            None => Wish::any(args.law, args.edition, args.level, seed),
        };
        wish.and_then(Case::make).ok_or_else(|| {
            let laws: Vec<String> = Topic::laws().iter().map(u8::to_string).collect();
            let law = args.law.unwrap_or_default();
            format!(
                "there are no cases on Law {law}; write one of {}",
                laws.join(", ")
            )
        })
    };
    seeds(seed).take(args.cases.into()).map(one).collect()
}

fn from_logs(args: &PracticeArgs, file: &Source, seed: u64) -> Result<Vec<Case>, String> {
    let logs = log::read_under(&file.read()?, args.edition).map_err(|e| format!("{file}: {e}"))?;
    let cases: Vec<Case> = logs
        .iter()
        .filter_map(|log| Case::of_log(log, args.edition, args.level, seed))
        .collect();
    if cases.is_empty() {
        return Err(format!(
            "{file}: in no log does the Director come and rule on something; remedy: a log with `D: called`"
        ));
    }
    let first = seed as usize % cases.len();
    let wanted = usize::from(args.cases).min(cases.len());
    Ok(cases.into_iter().cycle().skip(first).take(wanted).collect())
}

/// The board as the Director finds it: hands, auction, tricks. What it waits for is the question.
fn board(case: &Case, seen: &practice::Seen, words: &Words) -> String {
    let mut text = format!("{}\n\n", seen.heading);
    for seat in Seat::ALL {
        if let Some(hand) = case.hands().hand(seat) {
            let letter = openroom_words::show::notation::letter(seat, words);
            let hand = words.hand_in_a_line(&hand.to_string());
            text += &format!("{letter}  {hand}\n");
        }
    }
    text.push('\n');
    let columns = [Seat::West, Seat::North, Seat::East, Seat::South];
    let letters = columns.map(|seat| openroom_words::show::notation::letter(seat, words));
    let rows = core::iter::once(letters.to_vec()).chain(seen.auction.iter().cloned());
    for row in rows.filter(|_| !seen.auction.is_empty()) {
        let line: String = row.iter().map(|call| format!("{call:<10}")).collect();
        text += &format!("{}\n", line.trim_end());
    }
    for line in seen.contract.iter().chain(&seen.played) {
        text += &format!("{line}\n");
    }
    text.push('\n');
    text
}

/// Asks about one case; the number of right answers, or nothing if whoever practises has had enough.
fn rule(case: &Case, words: &Words) -> io::Result<Option<usize>> {
    let told = practice::case(case, words);
    let mut text = board(case, &told.seen, words);
    for sentence in &told.story {
        wrap(&mut text, sentence, "", WIDTH);
    }
    put(&format!("{text}\n"))?;
    let mut right = 0;
    for (number, step) in told.steps.iter().enumerate() {
        let mut text = String::new();
        for sentence in &step.before {
            wrap(&mut text, sentence, "", WIDTH);
        }
        wrap(
            &mut text,
            &format!("{}. {}", number + 1, step.text),
            "",
            WIDTH,
        );
        for (place, choice) in step.choices.iter().enumerate() {
            wrap(
                &mut text,
                &format!("{}) {choice}", letter_of(place)),
                "   ",
                WIDTH,
            );
        }
        put(&text)?;
        let Some(said) = answer(step.choices.len(), words)? else {
            return Ok(None);
        };
        // Only letters that are there are taken.
        let Ok(mark) = case.mark(number, &said) else {
            continue;
        };
        right += usize::from(mark.right);
        let marked = practice::mark(case, number, &mark, words);
        let mut text = String::new();
        for note in &marked.notes {
            wrap(&mut text, note, "   ", WIDTH);
        }
        for law in &marked.laws {
            wrap(
                &mut text,
                &practice::reason(law.clause, words),
                "   ",
                WIDTH,
            );
        }
        put(&format!("{text}\n"))?;
    }
    if let Some(title) = title(case, words) {
        let about = words.tell(Message::PracticeAbout, [("what", title.into())]);
        put(&format!("{about}\n\n"))?;
    }
    Ok(Some(right))
}

/// What a case from a log is called: a table of the book in the language of the reader, as far as it has been put into it.
fn title<'a>(case: &'a Case, words: &Words) -> Option<&'a str> {
    let own = case.log.id.as_deref();
    own.and_then(|id| table_title(id, words.language))
        .or(case.log.title.as_deref())
}

/// Lines keep to this.
const WIDTH: usize = 100;

/// The places of the letters that were typed; nothing at an empty line or at the end.
fn answer(choices: usize, words: &Words) -> io::Result<Option<Vec<usize>>> {
    loop {
        put(&format!("{} ", words.say(Message::PracticeEnter)))?;
        let mut line = String::new();
        let read = io::stdin().lock().read_line(&mut line)?;
        if read == 0 || line.trim().is_empty() {
            return Ok(None);
        }
        let letters: Vec<char> = line
            .chars()
            .filter(|letter| letter.is_ascii_alphabetic())
            .map(|letter| letter.to_ascii_lowercase())
            .collect();
        let place = |letter: &char| (*letter as usize).wrapping_sub('a' as usize);
        let places: Vec<usize> = letters.iter().map(place).collect();
        if !places.is_empty() && places.iter().all(|&place| place < choices) {
            return Ok(Some(places));
        }
        let last = letter_of(choices.saturating_sub(1)).to_string();
        let told = words.tell(Message::PracticeEnterOther, [("last", last.into())]);
        put(&format!("{told}\n"))?;
    }
}
