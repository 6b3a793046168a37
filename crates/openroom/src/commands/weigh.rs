//! `openroom weigh`: outcomes with their weights in, what they are worth to both sides out.

use std::fmt::Write as _;
use std::process::ExitCode;

use contract_bridge::AbsoluteVulnerability;
use openroom_cases::Disallowed;
use openroom_cases::measure::Authority;
use openroom_cases::outcomes::{
    Candidate, Given, Held, Weighted, candidates, check_route, result, weighted,
};
use openroom_cases::weighing::{Damage, Place, Row, Weighed};
use openroom_said::{Said, said};
use openroom_scoring::adjusted_score::{AssignedResult, Case, Form, Redress, SideScore};
use openroom_scoring::event::{Direction, Edition, Event, Name, Play};
use openroom_scoring::explain_event::Fact;
use openroom_scoring::{AdjustedScore, Exact, event_file};
use openroom_tournament::log;
use serde_json::{Value, json};

use super::input::{Source, print};
use crate::show::notation;
use crate::words::{Language, Message, Words};
use openroom_words::scores::Told;

/// Weigh outcomes of a board: what an assigned score is worth to both sides, compared with the result at the table
///
/// EVENT is an event file (docs/scoring.md) or the log of an event (docs/events.md). Each OUTCOME is a weight and a
/// result: `60% 4S N =`, `2/3 4S N -1`, `25% 1430`. A whole number is a share, such as votes in a poll or tables, from
/// which weights in steps of 5% are proposed: `3 4S N =`. After `ns` or `ew` an outcome counts for one side only. A
/// colon may be followed by what the outcome is worth to North-South, if that has been worked out elsewhere:
/// `25% 1430: 17.1`. Without outcomes, lists what the other tables scored.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom weigh club.yaml 7 --ns 3 --offenders ew '60% 4S N =' '40% 4S N -1'
  openroom weigh club.yaml 7 --ns 3 --offenders ew '5 4S N =' '2 4S N -1'
  openroom weigh match.yaml 7 --ns A --offenders ew '4H N =' --without-error '4SX W -2'")]
pub struct WeighArgs {
    /// The event, or `-` for standard input
    event: Source,
    /// The board
    board: String,
    /// The outcomes
    #[arg(allow_negative_numbers = true)]
    outcomes: Vec<String>,
    /// Who sat North-South at the table in question
    #[arg(long, value_name = "CONTESTANT")]
    ns: Option<String>,
    /// Who sat East-West
    #[arg(long, value_name = "CONTESTANT")]
    ew: Option<String>,
    /// The table
    #[arg(long)]
    table: Option<String>,
    /// The result at the table, if the event no longer has it
    #[arg(long, value_name = "RESULT", allow_hyphen_values = true)]
    at_table: Option<String>,
    /// Who is vulnerable: none, ns, ew or both (default: by the board number)
    #[arg(long)]
    vul: Option<String>,
    /// Who committed the infraction: ns or ew
    #[arg(long, value_name = "SIDE")]
    offenders: Option<String>,
    /// What would have happened after the infraction without the non-offenders' own serious error; give several with weights
    #[arg(long, value_name = "OUTCOME", allow_hyphen_values = true)]
    without_error: Vec<String>,
    /// A contract reached only through the disallowed call or play, with its result: no outcome in that contract is weighed
    #[arg(long, value_name = "RESULT")]
    disallowed: Vec<String>,
    /// The disallowed act was a card and not a call: only the very result that it led to gets no weight
    #[arg(long)]
    in_play: bool,
    /// How an outcome ruled out by --disallowed could have been reached legally
    #[arg(long)]
    route: Option<String>,
    /// The clause on which the score is based, such as 82C
    #[arg(long)]
    law: Option<String>,
    /// Whose standards apply: ebu, or laws for the Laws alone
    #[arg(long, default_value = "ebu")]
    authority: String,
    /// Machine-readable JSON
    #[arg(long)]
    json: bool,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// What is put together of the arguments.
struct Asked {
    vul: AbsoluteVulnerability,
    offenders: Option<Direction>,
    at_table: Option<AssignedResult>,
    score: AdjustedScore,
    derived: Vec<Weighted>,
    worths: Vec<(AssignedResult, Exact)>,
}

/// Runs the command.
pub fn run(args: &WeighArgs) -> Result<ExitCode, String> {
    let text = args.event.read()?;
    let words = Words::new(args.lang.unwrap_or_else(|| match args.json {
        true => Language::English,
        false => Language::of_environment(),
    }));
    let said = |what: Said| words.said(&what);
    let event = read(&text, &words)?;
    let at = place(&event, args).map_err(said)?;
    let told = Told {
        event: &event,
        words: &words,
    };
    if args.outcomes.is_empty() {
        return other_tables(&told, at, args);
    }
    let asked = asked(&event, at, args).map_err(said)?;
    let place = Place {
        event: &event,
        result: at,
        vul: asked.vul,
    };
    let mut weighed = place.weigh(asked.at_table, &asked.score).map_err(said)?;
    put_worths(&mut weighed, &asked);
    let out = match args.json {
        true => format!("{}\n", as_json(&told, at, &asked, &weighed)),
        false => as_text(&told, at, &asked, &weighed),
    };
    print(|to| to.write_all(out.as_bytes()))
}

/// An event file is a mapping, a log is a list.
fn read(text: &str, words: &Words) -> Result<Event, String> {
    let is_log = text
        .lines()
        .map(str::trim)
        .find(|line| !line.is_empty() && !line.starts_with('#') && *line != "---")
        .is_some_and(|line| line.starts_with(['-', '[']));
    if is_log {
        let replayed = log::replay(text, None).map_err(|error| words.not_replayed(&error))?;
        return Ok(replayed.scorable(None).event);
    }
    event_file::read(text).map_err(|errors| words.faults(&errors))
}

/// The result in question.
fn place(event: &Event, args: &WeighArgs) -> Result<usize, Said> {
    let board = event.board(&Name::new(&args.board)).ok_or_else(|| {
        said!(
            "weigh-no-board",
            "the event has no results on board {board}",
            board = args.board.as_str()
        )
    })?;
    let name =
        |id: openroom_scoring::event::ContestantId| event.contestants[id.index()].name.to_string();
    let sat = |wanted: &Option<String>, side: openroom_scoring::event::Side| {
        wanted
            .as_ref()
            .is_none_or(|wanted| side.contestants().any(|one| name(one) == *wanted))
    };
    let found: Vec<usize> = (0..event.results.len())
        .filter(|&at| {
            let result = &event.results[at];
            let table = args.table.as_ref();
            result.board == board
                && sat(&args.ns, result.ns)
                && sat(&args.ew, result.ew)
                && table.is_none_or(|table| event.tables[result.table as usize] == *table)
        })
        .collect();
    match found[..] {
        [only] => Ok(only),
        _ => {
            let pair = |result: &openroom_scoring::event::TableResult| {
                format!("{}-{}", name(result.ns.first), name(result.ew.first))
            };
            let all = event.results.iter().filter(|result| result.board == board);
            let all: Vec<String> = all.take(20).map(pair).collect();
            Err(said!(
                "weigh-which-table",
                "which result of board {board} is meant? Name who sat there with --ns, --ew or --table; it was played by {pairs}",
                board = args.board.as_str(),
                pairs = all.join(", ")
            ))
        }
    }
}

fn direction(text: &str) -> Result<Direction, Said> {
    match text.to_ascii_lowercase().as_str() {
        "ns" => Ok(Direction::Ns),
        "ew" => Ok(Direction::Ew),
        _ => Err(said!(
            "weigh-no-side",
            "{text} is not a side; write `ns` or `ew`",
            text
        )),
    }
}

fn vulnerability(
    event: &Event,
    at: usize,
    args: &WeighArgs,
) -> Result<AbsoluteVulnerability, Said> {
    if let Some(text) = &args.vul {
        return match text.to_ascii_lowercase().as_str() {
            "none" | "-" => Ok(AbsoluteVulnerability::NONE),
            "ns" => Ok(AbsoluteVulnerability::NS),
            "ew" => Ok(AbsoluteVulnerability::EW),
            "both" | "all" => Ok(AbsoluteVulnerability::ALL),
            _ => Err(said!(
                "weigh-no-vulnerability",
                "{text} is not a vulnerability; write `none`, `ns`, `ew` or `both`",
                text = text.as_str()
            )),
        };
    }
    let result = &event.results[at];
    let of_play = match result.play {
        Play::Played(played) => Some(played.vul),
        Play::PassedOut | Play::Untold => None,
    };
    let of_board = event.boards[result.board.index()].vulnerability();
    of_play.or(of_board).ok_or_else(|| {
        said!(
            "weigh-vulnerability-unknown",
            "the vulnerability is not known; give it with --vul"
        )
    })
}

fn some_result(text: &str) -> Result<AssignedResult, Said> {
    result(text).ok_or_else(|| openroom_cases::outcomes::NotAnOutcome(text.to_owned()).said())
}

fn disallowed(args: &WeighArgs) -> Result<Vec<Disallowed>, Said> {
    let in_play = args.in_play;
    let texts = args.disallowed.iter();
    let results = texts.map(|text| some_result(text));
    results
        .map(|result| result.map(|result| Disallowed { result, in_play }))
        .collect()
}

fn offenders(args: &WeighArgs) -> Result<Option<Direction>, Said> {
    args.offenders.as_deref().map(direction).transpose()
}

fn outcomes(texts: &[String]) -> Result<Vec<Given>, Said> {
    let read = |text: &String| {
        text.parse()
            .map_err(|wrong: openroom_cases::outcomes::NotAnOutcome| wrong.said())
    };
    texts.iter().map(read).collect()
}

fn asked(event: &Event, at: usize, args: &WeighArgs) -> Result<Asked, Said> {
    let vul = vulnerability(event, at, args)?;
    let offenders = offenders(args)?;
    let place = Place {
        event,
        result: at,
        vul,
    };
    let at_table = match &args.at_table {
        Some(text) => Some(some_result(text)?),
        None => place.at_table(),
    };
    let measure = match args.authority.as_str() {
        "laws" => Authority::Laws,
        _ => Authority::Ebu,
    }
    .measure();
    let given = outcomes(&args.outcomes)?;
    let mut derived = Vec::new();
    let mut of_side = |side: Direction| -> Result<Weighted, Said> {
        let of: Vec<&Given> = given
            .iter()
            .filter(|one| one.side.is_none_or(|only| only == side))
            .collect();
        let weighted = weighted(&of)?;
        if !derived.contains(&weighted) {
            derived.push(weighted.clone());
        }
        Ok(weighted)
    };
    let [ns, ew] = [of_side(Direction::Ns)?, of_side(Direction::Ew)?];
    let disallowed = disallowed(args)?;
    let against = Held {
        disallowed: &disallowed,
        offenders,
        edition: event.edition,
        measure: &measure,
        vul,
    };
    for side in [&ns, &ew] {
        check_route(&side.parts, args.route.as_deref(), &against)?;
    }
    let form = match args.without_error.is_empty() {
        true => Form::Sides([SideScore::Assigned(ns.parts), SideScore::Assigned(ew.parts)]),
        false => {
            let error = outcomes(&args.without_error)?;
            let error: Vec<&Given> = error.iter().collect();
            let (Some(offenders), Some(table)) = (offenders, at_table) else {
                return Err(said!(
                    "weigh-redress-needs",
                    "self-inflicted damage needs --offenders and the result at the table"
                ));
            };
            Form::Redress(Redress {
                offenders,
                table,
                without_infraction: ns.parts,
                without_error: weighted(&error)?.parts,
            })
        }
    };
    let score = AdjustedScore {
        form,
        law: args.law.clone(),
        offenders: match args.without_error.is_empty() {
            true => offenders,
            false => None,
        },
        route: args.route.clone(),
    };
    let grounds: Vec<&str> = args.law.as_deref().into_iter().collect();
    let held = score.check(&Case {
        in_play: args.in_play,
        edition: event.edition,
        grounds: &grounds,
        offenders,
        at_table,
        vul,
    });
    // That nobody was damaged (12B1) is an answer here, not a fault of the question.
    held.or_else(|said| match said.key() {
        "adjust-no-gain-to-offenders" => Ok(()),
        _ => Err(said),
    })?;
    let worths = given.iter();
    let worths = worths.filter_map(|one| Some((one.result, one.worth.clone()?)));
    Ok(Asked {
        vul,
        offenders,
        at_table,
        worths: worths.collect(),
        derived,
        score,
    })
}

/// Where every outcome came with its worth, that counts and not what the event would give.
fn put_worths(weighed: &mut Weighed, asked: &Asked) {
    if asked.worths.is_empty() {
        return;
    }
    let top = weighed.top.clone();
    for side in Direction::BOTH {
        let rows = &mut weighed.rows[side.index()];
        let mut all = Exact::ZERO;
        for row in rows.iter_mut() {
            let found = asked
                .worths
                .iter()
                .find(|(result, _)| *result == row.result);
            if let Some((_, worth)) = found {
                row.worth = Some(match (side, &top) {
                    (Direction::Ns, _) => worth.clone(),
                    (Direction::Ew, Some(top)) => top.clone() - worth.clone(),
                    (Direction::Ew, None) => -worth.clone(),
                });
            }
            all += row.weight.clone() * row.worth.clone().unwrap_or_default();
        }
        weighed.adjusted[side.index()] = Some(all);
    }
}

/// What the other tables made of the board.
fn other_tables(told: &Told, at: usize, args: &WeighArgs) -> Result<ExitCode, String> {
    let said = |what: Said| told.words.said(&what);
    let vul = vulnerability(told.event, at, args).unwrap_or(AbsoluteVulnerability::NONE);
    let disallowed = disallowed(args).map_err(said)?;
    let offenders = offenders(args).map_err(said)?;
    let found = candidates(told.event, at, &disallowed, offenders, vul);
    let out = match args.json {
        true => {
            let list: Vec<Value> = found
                .iter()
                .map(|one: &Candidate| {
                    json!({"result": one.result.to_string(), "tables": one.tables, "barred": one.barred})
                })
                .collect();
            format!("{}\n", json!({"other_tables": list}))
        }
        false => {
            let mut out = told.say(Message::WeighOtherTables);
            out.push('\n');
            for Candidate {
                result,
                tables,
                barred,
            } in found
            {
                let result = notation::assigned(result, told.words);
                let _ = write!(out, "{tables:>4}  {result}");
                if barred {
                    let _ = write!(out, "  ({})", told.say(Message::WeighBarred));
                }
                out.push('\n');
            }
            out
        }
    };
    print(|to| to.write_all(out.as_bytes()))
}

fn figure(value: &Exact, decimals: u32) -> Value {
    // As it is printed: a JSON number of at most four decimals.
    serde_json::from_str(&value.decimal(decimals)).unwrap_or(Value::Null)
}

fn figures(values: &[Option<Exact>; 2]) -> Value {
    let one = |value: &Option<Exact>| value.as_ref().map(|value| figure(value, 4));
    json!({"ns": one(&values[0]), "ew": one(&values[1])})
}

fn exact(values: &[Option<Exact>; 2]) -> Value {
    let one = |value: &Option<Exact>| value.as_ref().map(ToString::to_string);
    json!({"ns": one(&values[0]), "ew": one(&values[1])})
}

fn as_json(told: &Told, at: usize, asked: &Asked, weighed: &Weighed) -> Value {
    let result = &told.event.results[at];
    let rows = |rows: &[Row]| -> Vec<Value> {
        let row = |row: &Row| {
            json!({
                "result": row.result.to_string(),
                "score": row.score,
                "weight": row.weight.to_string(),
                "worth": row.worth.as_ref().map(|worth| figure(worth, 4)),
            })
        };
        rows.iter().map(row).collect()
    };
    let derived: Vec<Value> = asked
        .derived
        .iter()
        .flat_map(|weighted| &weighted.derived)
        .map(|weight| {
            json!({"share": weight.share.to_string(), "exact": weight.exact.to_string(),
                "percent": weight.percent, "raised": weight.raised})
        })
        .collect();
    let damage = asked.offenders.and_then(|side| weighed.damage(side));
    let change = Direction::BOTH.map(|side| weighed.change(side));
    let redress = weighed.redress.as_ref().map(|three| {
        json!({
            "table": figure(&three.table, 4),
            "without_infraction": figure(&three.without_infraction, 4),
            "without_error": figure(&three.without_error, 4),
        })
    });
    json!({
        "board": told.event.boards[result.board.index()].to_string(),
        "ns": told.name(result.ns.first),
        "ew": told.name(result.ew.first),
        "top": weighed.top.as_ref().map(|top| figure(top, 4)),
        "at_table": asked.at_table.map(|table| table.to_string()),
        "table": figures(&weighed.table),
        "outcomes": {"ns": rows(&weighed.rows[0]), "ew": rows(&weighed.rows[1])},
        "derived": derived,
        "redress": redress,
        "sum": figures(&sums(weighed)),
        "adjusted": figures(&weighed.adjusted),
        "exact": exact(&sums(weighed)),
        "change": figures(&change),
        "damage": damage.map(|damage| damage == Damage::Done),
        "score": serde_json::to_value(&asked.score).unwrap_or(Value::Null),
        "laws": asked.score.laws(told.event.edition, asked.at_table.is_some()),
    })
}

/// Before the one rounding.
fn sums(weighed: &Weighed) -> [Option<Exact>; 2] {
    match weighed.redress {
        Some(_) => [None, None],
        None => Direction::BOTH.map(|side| weighed.sum(side)),
    }
}

/// Columns: weight, result, points, and what it is worth to each side.
struct Line(String, String, String, [String; 2]);

fn as_text(told: &Told, at: usize, asked: &Asked, weighed: &Weighed) -> String {
    let result = &told.event.results[at];
    let number = |value: &Option<Exact>| match value {
        Some(value) => told.words.decimal(&value.decimal(weighed.decimals.max(2))),
        None => "-".to_owned(),
    };
    let signed = |score: i32| format!("{score:+}");
    let mut out = told.tell(
        Message::WeighTitle,
        [
            ("board", told.event.boards[result.board.index()].to_string()),
            ("ns", told.name(result.ns.first)),
            ("ew", told.name(result.ew.first)),
        ],
    );
    if let Some(top) = &weighed.top {
        let _ = write!(
            out,
            ", {}",
            told.one(Message::ScoreTop, "points", top.decimal(2))
        );
    }
    out.push_str("\n\n");
    let sides = [Message::NorthSouth, Message::EastWest].map(|side| told.say(side));
    let head = [
        Message::WeighWeight,
        Message::WeighOutcome,
        Message::WeighPoints,
    ];
    let [weight, outcome, points] = head.map(|word| told.say(word));
    let mut lines = vec![Line(weight, outcome, points, sides.clone())];
    if let Some(table) = asked.at_table {
        let points = signed(table.score(asked.vul));
        let worth = weighed.table.each_ref().map(number);
        let result = notation::assigned(table, told.words);
        let title = told.one(Message::WeighAtTable, "result", result);
        lines.push(Line(String::new(), title, points, worth));
    }
    let [ns, ew] = &weighed.rows;
    let alike = |a: &Row, b: &Row| (a.result, &a.weight) == (b.result, &b.weight);
    if ns.len() == ew.len() && ns.iter().zip(ew).all(|(a, b)| alike(a, b)) {
        for (ns, ew) in ns.iter().zip(ew) {
            let worth = [number(&ns.worth), number(&ew.worth)];
            lines.push(row(told, ns, worth));
        }
    } else {
        for (side, rows) in [ns, ew].into_iter().enumerate() {
            for one in rows {
                let mut worth = [String::new(), String::new()];
                worth[side] = number(&one.worth);
                lines.push(row(told, one, worth));
            }
        }
    }
    let sums = sums(weighed);
    if sums.iter().all(Option::is_some) && sums != weighed.adjusted {
        let worth = sums.each_ref().map(number);
        let title = told.say(Message::WeighSum);
        lines.push(Line(String::new(), title, String::new(), worth));
    }
    let adjusted = weighed.adjusted.each_ref().map(number);
    lines.push(Line(
        String::new(),
        told.say(Message::WeighAdjusted),
        String::new(),
        adjusted,
    ));
    let change = Direction::BOTH.map(|side| match weighed.change(side) {
        Some(change) if change.signum() > 0 => format!("+{}", number(&Some(change))),
        change => number(&change),
    });
    lines.push(Line(
        String::new(),
        told.say(Message::WeighChange),
        String::new(),
        change,
    ));
    columns(&mut out, &lines);
    notes(&mut out, told, asked, weighed);
    out
}

fn row(told: &Told, row: &Row, worth: [String; 2]) -> Line {
    Line(
        told.share(&row.weight),
        notation::assigned(row.result, told.words),
        format!("{:+}", row.score),
        worth,
    )
}

/// The lines, each column as wide as its widest.
fn columns(out: &mut String, lines: &[Line]) {
    let widest = |of: &dyn Fn(&Line) -> &str| {
        lines
            .iter()
            .map(|line| of(line).chars().count())
            .max()
            .unwrap_or(0)
    };
    let [a, b, c] = [
        widest(&|line| &line.0),
        widest(&|line| &line.1),
        widest(&|line| &line.2),
    ];
    let [d, e] = [widest(&|line| &line.3[0]), widest(&|line| &line.3[1])];
    for Line(weight, outcome, points, [ns, ew]) in lines {
        let line = format!("{weight:>a$}  {outcome:<b$}  {points:>c$}  {ns:>d$}  {ew:>e$}");
        out.push_str(line.trim_end());
        out.push('\n');
    }
}

/// What is to be said beside the figures.
fn notes(out: &mut String, told: &Told, asked: &Asked, weighed: &Weighed) {
    let mut say = |text: String| {
        out.push('\n');
        out.push_str(&text);
    };
    for weighted in asked.derived.iter().filter(|one| !one.derived.is_empty()) {
        let all: Exact = weighted
            .derived
            .iter()
            .map(|weight| weight.share.clone())
            .sum();
        for weight in &weighted.derived {
            say(told.tell(
                Message::WeighDerived,
                [
                    ("share", weight.share.to_string()),
                    ("all", all.to_string()),
                    ("exact", told.words.decimal(&weight.exact.decimal(2))),
                    ("percent", weight.percent.to_string()),
                ],
            ));
        }
    }
    if let Some(three) = &weighed.redress {
        say(told.fact(&Fact::Redress(
            three.table.clone(),
            three.without_infraction.clone(),
            three.without_error.clone(),
            three.case,
        )));
    }
    match asked.offenders.and_then(|side| weighed.damage(side)) {
        Some(Damage::Done) => say(told.say(Message::WeighDamage)),
        Some(Damage::None) => say(told.say(Message::WeighNoDamage)),
        None => {}
    }
    say(told.one(Message::WeighScore, "score", &asked.score));
    let edition = match told.event.edition {
        Edition::E2007 => 2007,
        Edition::E2017 => 2017,
    };
    let laws = asked
        .score
        .laws(told.event.edition, asked.at_table.is_some());
    say(told.tell(
        Message::WeighLaws,
        [
            ("count", laws.len().to_string()),
            ("laws", laws.join(", ")),
            ("edition", edition.to_string()),
        ],
    ));
    out.push('\n');
}
