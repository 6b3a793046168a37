//! `openroom event reserves`: who is called when somebody who qualified does not come.

use std::process::ExitCode;

use openroom_said::said;
use openroom_scoring::Exact;
use openroom_scoring::event::Direction;
use openroom_tournament::Tournament;
use openroom_tournament::entry::Structure;
use openroom_tournament::reserves::{self, Group, NoOrder, Reserve};
use serde_json::json;

use super::super::input::{Source, print};
use crate::words::{Language, Message, Words};
use openroom_words::scores::{Figure as _, line_name};

/// Print the reserves of a qualifying stage in the order in which they are called (White Book 144.6)
///
/// Give each group's log and how many qualify from it; if there are separate North-South and East-West rankings, each
/// is a group: the number from North-South + the number from East-West. The first vacancy in a group goes to that
/// group's first reserve; after that, all first reserves are called before any second reserve. In a knockout nobody is
/// called: the opponents have a bye.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom event reserves red.yaml=4 blue.yaml=6
  openroom event reserves red.yaml=4 blue.yaml=6 --gone 1/3 --gone 1/7
  openroom event reserves red.yaml=4 blue.yaml=6 --drawn 2/9 --drawn 1/5
  openroom event reserves mitchell.yaml=4+4")]
pub struct ReservesArgs {
    /// Each group's log and how many qualify from it: N, or N+N for separate North-South and East-West rankings
    #[arg(required = true, value_name = "FILE=N")]
    groups: Vec<String>,
    /// Withdrawals, in order: the group, counted from 1, and the contestant
    #[arg(long, value_name = "GROUP/CONTESTANT")]
    gone: Vec<String>,
    /// Result of drawing lots among tied contestants, winner first; name them all
    #[arg(long, value_name = "GROUP/CONTESTANT")]
    drawn: Vec<String>,
    /// Machine-readable JSON
    #[arg(long)]
    json: bool,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

struct Named {
    name: String,
    event: Tournament,
}

pub fn run(args: &ReservesArgs) -> Result<ExitCode, String> {
    let words = super::words(args.lang);
    let mut named = Vec::new();
    let mut groups = Vec::new();
    for text in &args.groups {
        for (name, group) in groups_of(text, &words)? {
            named.push(name);
            groups.push(group);
        }
    }
    let gone: Vec<(usize, u32)> = args
        .gone
        .iter()
        .map(|text| parse_one("--gone", text, groups.len()))
        .collect::<Result<_, _>>()?;
    let drawn: Vec<(usize, u32)> = args
        .drawn
        .iter()
        .map(|text| parse_one("--drawn", text, groups.len()))
        .collect::<Result<_, _>>()?;
    let wrong = |error| no_order(&error, &named, &words);
    let text = if gone.is_empty() {
        let order = reserves::order(&groups, &drawn).map_err(wrong)?;
        match args.json {
            true => format!(
                "{}\n",
                json!({"reserves": order.iter().map(|r| as_json(r, &named)).collect::<Vec<_>>()})
            ),
            false => order.iter().map(|r| line(r, &named, &words)).collect(),
        }
    } else {
        let called = reserves::call(&groups, &drawn, &gone).map_err(wrong)?;
        match args.json {
            true => {
                let all: Vec<_> = gone.iter().zip(&called).map(|(&(group, contestant), reserve)| {
                    json!({"group": group + 1, "gone": contestant, "called": reserve.as_ref().map(|r| as_json(r, &named))})
                }).collect();
                format!("{}\n", json!({"gaps": all}))
            }
            false => gaps(&gone, &called, &named, &words),
        }
    };
    print(|out| out.write_all(text.as_bytes()))
}

/// The groups of a log, which stands before the last `=`: one, or each line of two (78A). After it stands how many qualify.
fn groups_of(text: &str, words: &Words) -> Result<Vec<(Named, Group)>, String> {
    let read = text.rsplit_once('=').and_then(|(file, numbers)| {
        let numbers = numbers.split('+').map(str::parse::<u32>);
        Some((file, numbers.collect::<Result<Vec<_>, _>>().ok()?))
    });
    let (file, numbers) =
        read.ok_or_else(|| format!("{text}: write the log and how many qualify: red.yaml=4"))?;
    let source: Source = file.parse().map_err(|error| format!("{file}: {error}"))?;
    let event = super::read(&source, None, words)?;
    let created = event.state().created.as_ref();
    if created.is_some_and(|created| created.structure == Structure::KnockOut) {
        let args = [("file", file.to_owned().into())];
        return Err(words.tell(Message::ReservesKnockOut, args));
    }
    let standings = event
        .standings(None)
        .map_err(|refused| format!("{file}: {}", words.refused(&refused)))?;
    let name = event
        .state()
        .created
        .as_ref()
        .map_or_else(|| file.to_owned(), |created| created.name.clone());
    let in_lines = standings.places.iter().any(|place| place.line.is_some());
    let lines = match in_lines {
        true => Direction::BOTH.map(Some).to_vec(),
        false => vec![None],
    };
    if numbers.len() != lines.len() {
        let wrong = match in_lines {
            true => said!(
                "reserves-of-two-lines",
                "{file} has two rankings, North-South and East-West; write how many qualify from each: {file}=4+4",
                file
            ),
            false => said!(
                "reserves-of-one-ranking",
                "{file} has a single ranking; write one number after it: {file}=4",
                file
            ),
        };
        return Err(words.said(&wrong));
    }
    let group = |(line, qualify): (Option<Direction>, u32)| {
        let name = match line {
            Some(line) => format!("{name}, {}", words.say(line_name(line))),
            None => name.clone(),
        };
        let group = Group::of(&event, &standings, line, qualify);
        let event = event.clone();
        (Named { name, event }, group)
    };
    Ok(lines.into_iter().zip(numbers).map(group).collect())
}

fn parse_one(option: &str, text: &str, groups: usize) -> Result<(usize, u32), String> {
    let read = text.split_once('/').and_then(|(group, who)| {
        let group: usize = group.parse().ok()?;
        Some((
            group.checked_sub(1).filter(|&at| at < groups)?,
            who.parse().ok()?,
        ))
    });
    read.ok_or_else(|| {
        format!("{option} {text}: write the group, 1 to {groups}, and the contestant: 1/3")
    })
}

fn no_order(error: &NoOrder, named: &[Named], words: &Words) -> String {
    let name = |group: usize| named.get(group).map_or("", |group| group.name.as_str());
    match *error {
        NoOrder::Qualify(group) => format!(
            "{}: at least one qualifies, and no more than are ranked; correct the number after =",
            name(group)
        ),
        NoOrder::NoPercent(group) => format!(
            "{}: groups are compared by percentages, and this one has none; give one group at a time",
            name(group)
        ),
        NoOrder::NotQualified(group, who) => format!(
            "{}: contestant {who} did not qualify there and was not called, or is named twice",
            name(group)
        ),
        NoOrder::NotLevel(group, who) => words.said(&said!(
            "reserves-not-level",
            "{group}: contestant {who} is named twice, or is not tied with anyone and so draws no lots; remove it from --drawn",
            group = name(group),
            who
        )),
    }
}

fn who(reserve: &Reserve, named: &[Named]) -> String {
    let contestant = named
        .get(reserve.group)
        .and_then(|g| g.event.state().contestants.get(&reserve.contestant));
    let players = contestant
        .map(|c| c.players().join(", "))
        .unwrap_or_default();
    format!("{} {players}", reserve.contestant)
}

fn line(reserve: &Reserve, named: &[Named], words: &Words) -> String {
    let figure = |value: &Option<Exact>| {
        value
            .as_ref()
            .map_or_else(|| "-".to_owned(), |v| v.told(2, words))
    };
    let mut text = words.tell(
        Message::EventReserve,
        [
            ("place", reserve.place.to_string().into()),
            ("group", named[reserve.group].name.clone().into()),
            ("who", who(reserve, named).into()),
            ("percent", figure(&reserve.percent).into()),
            ("behind", figure(&reserve.behind).into()),
        ],
    );
    if reserve.lots {
        text.push_str("; ");
        text.push_str(&words.say(Message::EventReserveLots));
    }
    text.push('\n');
    text
}

fn gaps(
    gone: &[(usize, u32)],
    called: &[Option<Reserve>],
    named: &[Named],
    words: &Words,
) -> String {
    let mut out = String::new();
    for (&(group, contestant), reserve) in gone.iter().zip(called) {
        let head = [
            ("gone", contestant.to_string().into()),
            ("group", named[group].name.clone().into()),
        ];
        out.push_str(&words.tell(Message::EventReserveFor, head));
        out.push(' ');
        match reserve {
            Some(reserve) => out.push_str(&line(reserve, named, words)),
            None => {
                out.push_str(&words.say(Message::EventReserveNone));
                out.push('\n');
            }
        }
    }
    out
}

fn as_json(reserve: &Reserve, named: &[Named]) -> serde_json::Value {
    let figure = |value: &Option<Exact>| value.as_ref().map(|v| v.decimal(4));
    json!({
        "group": reserve.group + 1,
        "event": named[reserve.group].name,
        "contestant": reserve.contestant,
        "place": reserve.place,
        "percent": figure(&reserve.percent),
        "behind": figure(&reserve.behind),
        "lots": reserve.lots,
    })
}
