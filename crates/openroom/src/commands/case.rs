//! `openroom case`: leads through a case of judgement, question by question.

use std::process::ExitCode;

use openroom_cases::poll::Tally;
use openroom_cases::{Case, Kind, Question, Road, Settled, Step, Told, Track, file};
use serde_json::{Value, json};

use super::input::{Source, print};
use crate::words::{Language, Words};

/// Guide the Director through a judgement ruling: the next question under the Law, or a draft of the ruling
///
/// FILE is a case as docs/cases.md describes it: what it is about, and what has been found so far. Prints what is
/// settled and the next question, with its clause, the paragraphs of the White Book that apply, and what the facts and
/// the poll suggest. When no question is left, prints a draft of the written ruling. The Director decides: any question
/// may be skipped, with a reason.
#[derive(Debug, clap::Args)]
pub struct CaseArgs {
    /// The case, or `-` for standard input
    file: Source,
    /// Machine-readable JSON
    #[arg(long)]
    json: bool,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// Runs the command.
pub fn run(args: &CaseArgs) -> Result<ExitCode, String> {
    let text = args.file.read()?;
    let words = Words::new(args.lang.unwrap_or_else(|| match args.json {
        true => Language::English,
        false => Language::of_environment(),
    }));
    let case = file::read(&text).map_err(|said| format!("{}: {}", args.file, words.said(&said)))?;
    let road = case.road();
    let out = match args.json {
        true => format!("{}\n", as_json(&case, &road, &words)),
        false => as_text(&case, &road, &words),
    };
    print(|to| to.write_all(out.as_bytes()))
}

fn as_text(case: &Case, road: &Road, words: &Words) -> String {
    let mut out = words.case_draft(case, road);
    if let Some((track, question)) = road.next {
        out.push('\n');
        out.push_str(&words.case_next(case, track, question));
        out.push('\n');
    }
    out
}

fn track(track: Track) -> &'static str {
    match track {
        Track::First => "first",
        Track::Second => "second",
    }
}

fn fact(told: &Told<'_>, words: &Words) -> Value {
    let mut value = json!({"act": told.act, "fact": told.fact, "text": words.case_fact(told.fact)});
    if let Some(back) = told.taken_back {
        value["withdrawn"] = json!({"why": back.why});
    }
    value
}

fn step(one: &Step) -> Value {
    let mut value = json!({"question": one.question, "track": track(one.track)});
    match &one.settled {
        Settled::Answer {
            answer,
            evidence,
            actions,
        } => {
            value["answer"] = json!(answer);
            value["evidence"] = json!(evidence);
            if !actions.is_empty() {
                value["actions"] = json!(actions);
            }
        }
        Settled::Skipped(why) => value["skipped"] = json!(why),
    }
    value
}

fn next(case: &Case, (of, question): (Track, Question), words: &Words) -> Value {
    let kind = match of {
        Track::First => case.opened.kind,
        Track::Second => Kind::Information,
    };
    json!({
        "question": question,
        "track": track(of),
        "text": words.case_question(question, case.edition),
        "hint": words.case_hint(case, question),
        "laws": case.clauses(of, question),
        "white_book": question.white_book(kind),
        "takes": question.takes(),
        "answers": case.choices(question),
        "suggests": case.suggested_answer(question),
    })
}

fn poll(tally: &Tally) -> Value {
    let actions: Vec<Value> = tally
        .actions
        .iter()
        .map(|action| {
            json!({
                "action": action.action,
                "chosen": action.chosen,
                "considered": action.considered,
                "share": action.share.to_string(),
                "standing": action.standing,
                "at_least": action.margin.as_ref().map(|margin| margin.at_least.to_string()),
                "at_most": action.margin.as_ref().map(|margin| margin.at_most.to_string()),
                "plain": action.margin.as_ref().map(|margin| margin.is_plain()),
            })
        })
        .collect();
    json!({"asked": tally.asked, "apart": tally.apart, "actions": actions})
}

fn as_json(case: &Case, road: &Road, words: &Words) -> Value {
    json!({
        "kind": case.opened.kind,
        "edition": case.edition,
        "facts": case.told().map(|told| fact(&told, words)).collect::<Vec<_>>(),
        "steps": road.steps.iter().map(step).collect::<Vec<_>>(),
        "next": road.next.map(|open| next(case, open, words)),
        "verdict": road.verdict.as_ref().map(|verdict| verdict.summary()),
        "beside": road.beside.iter().map(|one| one.word()).collect::<Vec<_>>(),
        "laws": road.laws(case),
        "poll": case.tally().map(|tally| poll(&tally)),
        "draft": road.verdict.is_some().then(|| words.case_draft(case, road)),
    })
}
