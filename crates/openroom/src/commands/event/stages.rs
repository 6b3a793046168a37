//! `openroom event stage`: from a qualifier to its finals, all of them at once; and what has changed since.

use std::fmt::Write as _;
use std::fs::File;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use openroom_said::{Said, said};
use openroom_tournament::entry::{
    Carry, GroupedBy, PlacedBy, StagePlan, StageWho, StageWish, Structure,
};
use openroom_tournament::promises::stages as promises;
use openroom_tournament::stages::{Before, Coming, Stage, Stages, differences, make};
use openroom_tournament::{Action, Entry, Tournament, Tree, log};
use openroom_words::scores::Figure as _;
use serde_json::json;

use super::super::input::{Source, print};
use super::write::{Stamp, add_to};
use crate::words::{Language, Message, Words};

/// Make the finals of a qualifier: who goes where, with which carry-over, on which place
///
/// All stages are made in one act: a log for each, and in the log of each qualifier who went where. Without -o nothing
/// is written: the stages are shown as they would be. Each new log names the qualifiers and the number of entries that
/// they had, so that a later correction is noticed (`openroom event stage-check`).
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom event stage qualifier.yaml --stage 'Final=8' --stage 'Consolation=rest' --carry white-book-172 --carry none
  openroom event stage qualifier.yaml --stage 'Final=8' --stage 'Consolation=rest' -o final.yaml -o consolation.yaml
  openroom event stage red.yaml blue.yaml --stage 'Final=4+6' --places random --seed 20260514 -o final.yaml
  openroom event stage sections.yaml --groups section --stage 'Final=2' --places snake --fields 2 --gone 1/7 -o final.yaml")]
pub struct StageArgs {
    /// The logs of the qualifying events
    #[arg(required = true)]
    before: Vec<PathBuf>,
    /// A stage, best first: NAME=N (of each group), NAME=N+N (of each of two groups) or NAME=rest
    #[arg(long = "stage", value_name = "NAME=N", required = true)]
    stages: Vec<String>,
    /// The log to create for each stage, in the same order
    #[arg(short, long = "output", value_name = "FILE")]
    output: Vec<PathBuf>,
    /// What is a group: ranking (each ranking) or section
    #[arg(long, default_value = "ranking")]
    groups: String,
    /// Carry-over of each stage: none, full, half or white-book-172; the last one given is for all that follow
    #[arg(long, default_value = "none")]
    carry: Vec<String>,
    /// Top on a board of each stage with white-book-172 (default: each board is played at all tables)
    #[arg(long, value_name = "TOP")]
    final_top: Vec<String>,
    /// How places are given: rank, snake or random; the last one given is for all that follow
    #[arg(long, default_value = "rank")]
    places: Vec<String>,
    /// Number of fields for snake: sections or lines
    #[arg(long)]
    fields: Option<u32>,
    /// field, swiss, round-robin or knock-out; the last one given is for all that follow
    #[arg(long, default_value = "field")]
    structure: Vec<Structure>,
    /// Contestants who do not come: the event, counted from 1, and the contestant
    #[arg(long, value_name = "EVENT/CONTESTANT")]
    gone: Vec<StageWho>,
    /// Result of drawing lots among tied contestants, winner first
    #[arg(long, value_name = "EVENT/CONTESTANT")]
    drawn: Vec<StageWho>,
    /// Seed of everything that is drawn by lot
    #[arg(long)]
    seed: Option<u64>,
    /// Machine-readable JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    stamp: Stamp,
}

/// Compare a later stage with its qualifiers: what has been corrected since, and whether everything is as planned
///
/// Exit status 1 if something is different or not as promised.
#[derive(Debug, clap::Args)]
pub struct StageCheckArgs {
    /// The log of the later stage
    stage: Source,
    /// The logs of the qualifying events, in the order in which it was made of them
    #[arg(required = true)]
    before: Vec<Source>,
    /// Machine-readable JSON
    #[arg(long)]
    json: bool,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// A word of the log, as a value.
fn word<T: serde::de::DeserializeOwned>(option: &str, text: &str) -> Result<T, String> {
    serde_json::from_value(json!(text)).map_err(|error| format!("--{option} {text}: {error}"))
}

/// The value for a stage: the one given for it, else the last.
fn for_stage<T>(all: &[T], at: usize) -> Option<&T> {
    all.get(at).or_else(|| all.last())
}

/// What would say nothing is refused: nobody should think that it was obeyed.
fn obeyed(args: &StageArgs) -> Result<(), Said> {
    let many = [
        ("--carry", args.carry.len()),
        ("--places", args.places.len()),
        ("--structure", args.structure.len()),
    ];
    let stages = args.stages.len();
    if let Some((option, count)) = many.into_iter().find(|(_, count)| *count > stages) {
        return Err(said!(
            "option-for-stages",
            "`{option}` is given {count} times and there are {stages} stages; give it once, or once for each",
            option,
            count,
            stages
        ));
    }
    // The last one given is for all that follow.
    let with = |all: &[String], wanted: &str| {
        let each = (0..stages).filter_map(|at| for_stage(all, at));
        each.filter(|word| *word == wanted).count()
    };
    let only = |option: &'static str, with: &'static str| {
        Err(said!(
            "option-only-with",
            "`{option}` counts only with `{with}`; write both, or leave out `{option}`",
            option,
            with
        ))
    };
    if args.fields.is_some() && with(&args.places, "snake") == 0 {
        return only("--fields", "--places snake");
    }
    if args.final_top.len() > with(&args.carry, "white-book-172") {
        return only("--final-top", "--carry white-book-172");
    }
    Ok(())
}

fn plan(args: &StageArgs, words: &Words) -> Result<StagePlan, String> {
    obeyed(args).map_err(|said| words.said(&said))?;
    let mut tops = args.final_top.iter();
    let mut stages = Vec::new();
    for (at, text) in args.stages.iter().enumerate() {
        let wrong = || format!("--stage {text}: write NAME=8, NAME=4+4 or NAME=rest");
        let (name, count) = text.rsplit_once('=').ok_or_else(wrong)?;
        let take = match count.trim() {
            "rest" => Vec::new(),
            numbers => {
                let numbers = numbers.split('+').map(|one| one.trim().parse());
                numbers.collect::<Result<_, _>>().map_err(|_| wrong())?
            }
        };
        let carry =
            for_stage(&args.carry, at).map_or(Ok(Carry::None), |text| word("carry", text))?;
        let places =
            for_stage(&args.places, at).map_or(Ok(PlacedBy::Rank), |text| word("places", text))?;
        stages.push(StageWish {
            name: name.trim().to_owned(),
            take,
            carry,
            final_top: match carry {
                Carry::WhiteBook172 => tops.next().map(|top| Tree::Text(top.clone())),
                _ => None,
            },
            places,
            fields: args.fields.filter(|_| places == PlacedBy::Snake),
            structure: for_stage(&args.structure, at).copied().unwrap_or_default(),
            sessions: 1,
        });
    }
    let by: GroupedBy = word("groups", &args.groups)?;
    Ok(StagePlan {
        by,
        stages,
        gone: args.gone.clone(),
        drawn: args.drawn.clone(),
        seed: args.seed,
    })
}

/// Runs `stage`.
pub fn stage(args: &StageArgs) -> Result<ExitCode, String> {
    let words = args.stamp.words();
    let plan = plan(args, &words)?;
    if !args.output.is_empty() && args.output.len() != plan.stages.len() {
        return Err(words.tell(
            Message::StageOutputs,
            [
                ("stages", plan.stages.len().into()),
                ("files", args.output.len().into()),
            ],
        ));
    }
    let paths: Vec<String> = args
        .before
        .iter()
        .map(|path| path.display().to_string())
        .collect();
    let sources = args.before.iter().map(|path| Source::File(path.clone()));
    let events = sources
        .map(|source| super::read(&source, None, &words))
        .collect::<Result<Vec<_>, _>>()?;
    let before: Vec<Before> = events
        .iter()
        .zip(&paths)
        .map(|(event, path)| Before {
            event,
            id: Some(path),
        })
        .collect();
    let made = make(&before, &plan).map_err(|refused| words.refused(&refused))?;
    if !args.output.is_empty() {
        write(args, &made, &words)?;
    }
    let text = match args.json {
        true => format!("{}\n", as_json(&made)),
        false => shown(&made, &paths, &words),
    };
    print(|out| out.write_all(text.as_bytes()))
}

/// The logs of the stages, then what the qualifiers are told. Nothing stays behind if one of the logs cannot be made.
fn write(args: &StageArgs, made: &Stages, words: &Words) -> Result<(), String> {
    let mut created: Vec<&PathBuf> = Vec::new();
    let done = all_written(args, made, words, &mut created);
    if done.is_err() {
        for path in created {
            let _ = std::fs::remove_file(path);
        }
    }
    done
}

fn all_written<'a>(
    args: &'a StageArgs,
    made: &Stages,
    words: &Words,
    created: &mut Vec<&'a PathBuf>,
) -> Result<(), String> {
    for (at, path) in args.output.iter().enumerate() {
        let entries = args.stamp.entries(made.acts(at))?;
        sound(&entries).map_err(|refused| words.refused(&refused))?;
        let wrong = |error: std::io::Error| format!("{}: {error}", path.display());
        let mut file = File::create_new(path).map_err(wrong)?;
        created.push(path);
        file.write_all(log::write(&entries).as_bytes())
            .and_then(|()| file.sync_all())
            .map_err(wrong)?;
    }
    let ids: Vec<Option<String>> = args
        .output
        .iter()
        .map(|path| Some(path.display().to_string()))
        .collect();
    for (path, act) in args.before.iter().zip(made.went_on(&ids)) {
        if matches!(&act, Action::WentOn(went) if went.to.is_empty()) {
            continue;
        }
        add_to(path, words, || args.stamp.entries(vec![act]))?;
    }
    Ok(())
}

/// A log that can be read.
fn sound(entries: &[Entry]) -> Result<(), openroom_tournament::Refused> {
    let mut event = Tournament::new();
    entries.iter().try_for_each(|entry| event.apply(entry))
}

fn shown(made: &Stages, paths: &[String], words: &Words) -> String {
    let mut out = String::new();
    for stage in &made.stages {
        head(&mut out, stage, words);
        for one in &stage.places {
            let _ = writeln!(out, "{}", line(one, paths, words));
        }
        if stage.free > 0 {
            let args = [("count", stage.free.into())];
            let _ = writeln!(out, "  {}", words.tell(Message::StageFree, args));
        }
        out.push('\n');
    }
    if !made.plan.drawn.is_empty() {
        let drawn: Vec<String> = made.plan.drawn.iter().map(ToString::to_string).collect();
        let _ = writeln!(
            out,
            "{}",
            words.tell(Message::StageDrawn, [("names", drawn.join(", ").into())])
        );
    }
    if !made.out.is_empty() {
        let names: Vec<String> = made.out.iter().map(ToString::to_string).collect();
        let _ = writeln!(
            out,
            "{}",
            words.tell(Message::StageOut, [("names", names.join(", ").into())])
        );
    }
    out
}

fn head(out: &mut String, stage: &Stage, words: &Words) {
    let carried = words.say(match stage.wish.carry {
        Carry::None => Message::StageCarryNone,
        Carry::Full => Message::StageCarryFull,
        Carry::Half => Message::StageCarryHalf,
        Carry::WhiteBook172 => Message::StageCarryBook,
    });
    let placed = words.say(match stage.wish.places {
        PlacedBy::Rank => Message::StagePlacesRank,
        PlacedBy::Snake => Message::StagePlacesSnake,
        PlacedBy::Random => Message::StagePlacesRandom,
    });
    let args = [
        ("name", stage.wish.name.clone().into()),
        ("count", stage.places.len().into()),
        ("carried", carried.into()),
        ("placed", placed.into()),
    ];
    let _ = writeln!(out, "{}", words.tell(Message::StageHead, args));
}

fn line(one: &Coming, paths: &[String], words: &Words) -> String {
    let event = paths
        .get(usize::from(one.place.event) - 1)
        .cloned()
        .unwrap_or_default();
    let event = if paths.len() > 1 {
        format!("{event}, ")
    } else {
        String::new()
    };
    let players = one.entered.players.join(", ");
    let who = match &one.entered.name {
        Some(name) => format!("{name}: {players}"),
        None => players,
    };
    let args = [
        ("number", one.place.contestant.to_string().into()),
        ("who", who.into()),
        ("event", event.into()),
        ("rank", one.place.rank.to_string().into()),
        ("was", one.place.was.to_string().into()),
        ("total", one.total.told(2, words).into()),
    ];
    let mut text = words.tell(Message::StageLine, args);
    if one.place.reserve {
        text.push_str("; ");
        text.push_str(&words.say(Message::StageReserve));
    }
    text
}

fn as_json(made: &Stages) -> serde_json::Value {
    let place = |one: &Coming| {
        json!({
            "contestant": one.place.contestant,
            "event": one.place.event,
            "was": one.place.was,
            "rank": one.place.rank,
            "seed": one.seed,
            "reserve": one.place.reserve,
            "players": one.entered.players,
            "total": one.total.to_string(),
        })
    };
    let stage = |stage: &Stage| {
        json!({
            "name": stage.wish.name,
            "places": stage.places.iter().map(place).collect::<Vec<_>>(),
            "carry-over": stage.carry_over,
            "free": stage.free,
        })
    };
    json!({
        "stages": made.stages.iter().map(stage).collect::<Vec<_>>(),
        "plan": made.plan,
        "before": made.before,
        "out": made.out,
    })
}

/// Runs `stage-check`.
pub fn stage_check(args: &StageCheckArgs) -> Result<ExitCode, String> {
    let words = super::words(args.lang);
    let stage = super::read(&args.stage, None, &words)?;
    let events = args
        .before
        .iter()
        .map(|source| super::read(source, None, &words))
        .collect::<Result<Vec<_>, _>>()?;
    let before: Vec<Before> = events
        .iter()
        .map(|event| Before { event, id: None })
        .collect();
    let Some(found) = differences(&stage, &before) else {
        return Err(format!("{}: {}", args.stage, words.say(Message::StageNone)));
    };
    let from = stage.state().qualified_from.as_ref();
    let then = from
        .into_iter()
        .flat_map(|from| &from.events)
        .zip(&args.before);
    let then = then.map(|(event, source)| super::read(source, Some(event.entries), &words));
    let then = then.collect::<Result<Vec<_>, _>>()?;
    let broken = promises::check(&stage, &then.iter().collect::<Vec<_>>());
    let sound = found.are_none() && found.behind.is_empty() && broken.is_empty();
    let text =
        match args.json {
            true => {
                let behind = found.behind.iter().map(
                    |(name, then, now)| json!({"name": name, "entries": then, "changed": now}),
                );
                let carried = found.carried.iter().map(
                    |(number, then, now)| json!({"contestant": number, "then": then, "now": now}),
                );
                let places = found
                    .places
                    .iter()
                    .map(|(number, now)| json!({"contestant": number, "now": now}));
                let value = json!({
                    "behind": behind.collect::<Vec<_>>(),
                    "missing": found.missing,
                    "wrongly": found.wrongly,
                    "carried": carried.collect::<Vec<_>>(),
                    "places": places.collect::<Vec<_>>(),
                    "refused": found.refused.as_ref().map(|one| words.refused(one)),
                    "broken": broken.iter().map(|one| words.said(one)).collect::<Vec<_>>(),
                });
                format!("{value}\n")
            }
            false => told(&found, &broken, &words),
        };
    print(|out| out.write_all(text.as_bytes()))?;
    Ok(match sound {
        true => ExitCode::SUCCESS,
        false => ExitCode::from(1),
    })
}

fn told(
    found: &openroom_tournament::stages::Differences,
    broken: &[openroom_tournament::Said],
    words: &Words,
) -> String {
    let mut lines: Vec<String> = Vec::new();
    for (name, then, now) in &found.behind {
        let args = [
            ("name", name.clone().into()),
            ("then", (*then).into()),
            ("now", (*now).into()),
        ];
        lines.push(words.tell(Message::StageBehind, args));
    }
    for who in &found.missing {
        lines.push(words.tell(Message::StageMissing, [("who", who.to_string().into())]));
    }
    for who in &found.wrongly {
        lines.push(words.tell(Message::StageWrongly, [("who", who.to_string().into())]));
    }
    for (number, then, now) in &found.carried {
        let args = [
            ("contestant", number.to_string().into()),
            ("then", then.clone().into()),
            ("now", now.clone().into()),
        ];
        lines.push(words.tell(Message::StageCarried, args));
    }
    for (number, now) in &found.places {
        let args = [
            ("contestant", number.to_string().into()),
            ("now", now.to_string().into()),
        ];
        lines.push(words.tell(Message::StagePlaceNow, args));
    }
    lines.extend(found.refused.as_ref().map(|one| words.refused(one)));
    lines.extend(broken.iter().map(|one| words.said(one)));
    if lines.is_empty() {
        lines.push(words.say(Message::StageSound));
    } else if !found.behind.is_empty() && found.are_none() {
        lines.push(words.say(Message::StageSame));
    }
    lines.push(String::new());
    lines.join("\n")
}
