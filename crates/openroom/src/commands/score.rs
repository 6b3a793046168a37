//! `openroom score`: an event file in, the standings and every board's points out.

mod par;

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use std::io::{self, Read as _, Write as _};
use std::sync::Arc;

use openroom_scoring::event::{ContestantId, Direction, Event, EventKind, Method, Name};
use openroom_scoring::explain_event::{Figure, explain_figure};
use openroom_scoring::federation::{Federation, MasterAward};
use openroom_scoring::points::Player;
use openroom_scoring::ranking::among;
use openroom_scoring::scores::{MatchScore, Standing};
use openroom_scoring::{Exact, Scores, event_file, score_event};

use crate::words::{Language, Message, Words};
use openroom_words::scores::Told;

/// Score an event: rankings, matches and the points on every board
///
/// FILE is YAML or JSON as docs/scoring.md describes it, or a CSV file of results. Prints JSON, or readable tables with --format text. If the
/// event contains a mistake, the message gives the line, the place and how to correct it; nothing is printed and the
/// exit status is 2.
#[derive(Debug, clap::Args)]
pub struct ScoreArgs {
    /// The event, or `-` for standard input
    file: String,

    /// What to print
    #[arg(long, value_enum, default_value_t = Format::Json)]
    format: Format,

    /// Show step by step how a figure was reached, with the clause or paragraph for each step
    ///
    /// BOARD/CONTESTANT: the points on a board. match:NAME/CONTESTANT or round:NUMBER/CONTESTANT: IMPs and victory
    /// points of a match. CONTESTANT: the total, with penalties, carry-over, percentage, ties and place. Use
    /// board:NAME/CONTESTANT if a board's name could be mistaken for something else.
    #[arg(long, value_name = "FIGURE")]
    explain: Option<String>,

    /// Print the ranking only, not the points on every board
    #[arg(long)]
    ranking: bool,

    /// The method, for a file that has only results: matchpoints, cross-imps, butler, imps, total, point-a-board, hybrid
    #[arg(long, value_name = "METHOD")]
    method: Option<Method>,

    /// Score by the rules of a federation: white-book, wbf, or a file as docs/federations.md describes it
    #[arg(long, value_name = "FILE")]
    federation: Option<String>,

    /// Rank one session alone
    #[arg(long, value_name = "NUMBER")]
    session: Option<u16>,

    /// Rank those who played in one section, with the points they have in the whole field
    #[arg(long, value_name = "NAME")]
    section: Option<String>,

    /// Rank those of one category, as `categories` of the contestants has them
    #[arg(long, value_name = "NAME")]
    category: Option<String>,

    /// Rank those of one stratum and of the strata below it
    #[arg(long, value_name = "NAME")]
    stratum: Option<String>,

    /// Language: en, pt, es, es-ES, it or ro. Defaults to English in JSON; in text, to the system language (LC_ALL,
    /// LC_MESSAGES, LANG), otherwise English
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// Machine-readable JSON
    Json,
    /// Readable text
    Text,
}

/// Runs the command.
pub fn run(args: &ScoreArgs) -> Result<(), String> {
    let words = Words::new(args.lang.unwrap_or_else(|| match args.format {
        Format::Json => Language::English,
        Format::Text => Language::of_environment(),
    }));
    let by = super::federation::given(args.federation.as_deref(), &words)?;
    let mut event = event(args, by.as_ref(), &words)?;
    if let Some(method) = args.method {
        event.scoring.method = method;
    }
    let event = match args.session {
        Some(session) if !event.sessions().contains(&session) => {
            return Err(words.tell(Message::NoSuchSession, [("session", session.into())]));
        }
        Some(session) => event.of_session(session),
        None => event,
    };
    let mut scores = score_event(&event).map_err(|errors| words.faults(&errors))?;
    narrow(args, &event, &mut scores, &words)?;
    let told = Told {
        event: &event,
        words: &words,
    };
    let output = match (&args.explain, args.format) {
        (Some(wanted), format) => explain(&told, &scores, wanted, format)?,
        (None, Format::Json) => {
            let out = io::BufWriter::with_capacity(1 << 16, io::stdout().lock());
            return done(json(&told, &scores, args.ranking, out));
        }
        (None, Format::Text) if args.ranking => told.ranking(&scores),
        (None, Format::Text) => told.tables(&scores),
    };
    print(output.as_bytes())
}

/// The event of the file, by the rules of a federation if one is given. Its text is let go as soon as it is read.
fn event(args: &ScoreArgs, by: Option<&Arc<Federation>>, words: &Words) -> Result<Event, String> {
    let text = read(&args.file)?;
    let is_sheet = std::path::Path::new(&args.file)
        .extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("csv"));
    if !is_sheet {
        let event =
            event_file::read_by(&text, by).map_err(
                |errors| match openroom_formats::event::kind_of(&text) {
                    openroom_formats::event::FileKind::EventLog => {
                        let args = [("file", args.file.to_string().into())];
                        words.tell(Message::SubmissionOfLog, args)
                    }
                    _ => words.faults(&errors),
                },
            )?;
        return par::with_pars(event, &text, words);
    }
    if let Some(event) = event_file::read_sheet(&text, by) {
        return Ok(event);
    }
    // Awards, matches and all else that a sheet may say.
    let sheet = openroom_formats::results_csv::read(text.as_bytes());
    let sheet = sheet.map_err(|faults| {
        let faults = faults.iter().map(|fault| words.said(&fault.said()));
        faults.collect::<Vec<_>>().join("\n")
    })?;
    event_file::read_by(&sheet.to_yaml(), by).map_err(|errors| words.faults(&errors))
}

/// Leaves the standings of those that were asked for.
fn narrow(
    args: &ScoreArgs,
    event: &Event,
    scores: &mut Scores,
    words: &Words,
) -> Result<(), String> {
    let nobody = |kind: Message, name: &str| {
        let args = [
            ("kind", words.say(kind).into()),
            ("name", name.to_owned().into()),
        ];
        words.tell(Message::NobodyRanked, args)
    };
    let mut keep = |kind: Message, name: &str, belongs: &dyn Fn(ContestantId) -> bool| {
        scores.standings = among(event, &scores.standings, belongs);
        match scores.standings.is_empty() {
            true => Err(nobody(kind, name)),
            false => Ok(()),
        }
    };
    if let Some(name) = &args.section {
        let there = event.in_section(name);
        keep(Message::KindSection, name, &|who| there[who.index()])?;
    }
    if let Some(name) = &args.category {
        let own = |who: ContestantId| event.contestants[who.index()].categories.contains(name);
        keep(Message::KindCategory, name, &own)?;
    }
    if let Some(name) = &args.stratum {
        let counted: HashSet<ContestantId> = scores
            .standings
            .iter()
            .filter(|one| one.strata.iter().any(|(stratum, _)| stratum == name))
            .map(|one| one.contestant)
            .collect();
        scores.standings = among(event, &scores.standings, |who| counted.contains(&who));
        if scores.standings.is_empty() {
            return Err(nobody(Message::KindStratum, name));
        }
    }
    Ok(())
}

fn read(file: &str) -> Result<String, String> {
    let mut bytes = Vec::new();
    let read = match file {
        "-" => io::stdin().read_to_end(&mut bytes).map(|_| ()),
        _ => std::fs::read(file).map(|read| bytes = read),
    };
    read.map_err(|error| format!("{file}: {error}"))?;
    String::from_utf8(bytes).map_err(|error| {
        let line = error.as_bytes()[..error.utf8_error().valid_up_to()]
            .iter()
            .filter(|&&b| b == b'\n')
            .count()
            + 1;
        format!("line {line}: not UTF-8; remedy: save the file as UTF-8")
    })
}

/// Writes to standard output.
fn print(output: &[u8]) -> Result<(), String> {
    let mut stdout = io::stdout().lock();
    done(stdout.write_all(output).and_then(|()| stdout.flush()))
}

/// A reader that has had enough is no error.
fn done(written: io::Result<()>) -> Result<(), String> {
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(format!("standard output: {error}"))
        }
        _ => Ok(()),
    }
}

/// The figure that is meant by BOARD/CONTESTANT, match:NAME/CONTESTANT, round:NUMBER/CONTESTANT or CONTESTANT.
fn figure(event: &Event, wanted: &str) -> Result<Figure, Message> {
    let contestant = |text: &str| event.contestant(&Name::new(text));
    if let Some(contestant) = contestant(wanted) {
        return Ok(Figure::Total(contestant));
    }
    let (what, who) = wanted.rsplit_once('/').ok_or(Message::NoSuchContestant)?;
    let who = contestant(who).ok_or(Message::NoSuchContestant)?;
    if let Some(name) = what.strip_prefix("match:") {
        let id = event
            .match_id(&Name::new(name))
            .ok_or(Message::NoSuchMatch)?;
        return Ok(Figure::Match(id, who));
    }
    if let Some(round) = what.strip_prefix("round:") {
        let round = round.parse().map_err(|_| Message::NotARound)?;
        return Ok(Figure::Round(round, who));
    }
    let board = what.strip_prefix("board:").unwrap_or(what);
    let board = event.board(&Name::new(board)).ok_or(Message::NoSuchBoard)?;
    Ok(Figure::Board(board, who))
}

fn explain(told: &Told, scores: &Scores, wanted: &str, format: Format) -> Result<String, String> {
    let event = told.event;
    let unknown = |what: Message| {
        let what = told.words.say(what);
        let args = [("wanted", wanted.to_owned()), ("what", what)];
        told.tell(Message::ExplainFigureUnknown, args)
    };
    let figure = figure(event, wanted).map_err(unknown)?;
    let steps =
        explain_figure(event, scores, figure).ok_or_else(|| unknown(Message::NoSuchFigure))?;
    if format == Format::Text {
        return Ok(told.explanation(&steps));
    }
    let mut out = String::from("{");
    let who = match figure {
        Figure::Board(board, who) => {
            out.push_str("\"board\":");
            name(&mut out, &event.boards[board.index()]);
            out.push(',');
            who
        }
        Figure::Match(id, who) => {
            out.push_str("\"match\":");
            name(&mut out, &event.match_names[id.0 as usize]);
            out.push(',');
            who
        }
        Figure::Round(round, who) => {
            let _ = write!(out, "\"round\":{round},");
            who
        }
        Figure::Total(who) => who,
    };
    out.push_str("\"contestant\":");
    contestant(&mut out, event, who);
    out.push_str(",\"steps\":[");
    separated(&mut out, &steps, |out, step| {
        out.push_str("{\"rule\":");
        string(out, &step.rule);
        out.push_str(",\"text\":");
        string(out, &told.fact(&step.fact));
        if let Some(value) = &step.value {
            out.push_str(",\"value\":");
            value.write_decimal(4, out);
        }
        out.push('}');
    });
    out.push_str("\n]}\n");
    Ok(out)
}

/// The whole as JSON. Written by hand and piece by piece: a large event has a million lines, and a tree or a text of all of them would
/// cost more than the scoring.
fn json(told: &Told, scores: &Scores, ranking: bool, mut to: impl io::Write) -> io::Result<()> {
    let event = told.event;
    let mut out = String::with_capacity(1 << 16);
    out.push_str("{\"event\":");
    string(&mut out, &event.name);
    out.push_str(",\n\"standings\":[");
    let awards = super::federation::awards(event, scores);
    for (i, standing) in scores.standings.iter().enumerate() {
        out.push_str(if i > 0 { ",\n" } else { "\n" });
        standing_json(&mut out, told, scores, standing, &awards);
        pass_on(&mut out, &mut to)?;
    }
    if ranking {
        out.push_str("]}\n");
        to.write_all(out.as_bytes())?;
        return to.flush();
    }
    out.push_str("],\n\"boards\":[");
    for (i, board) in scores.boards.iter().enumerate() {
        out.push_str(if i > 0 { ",\n" } else { "\n" });
        let out = &mut out;
        out.push_str("{\"board\":");
        name(out, &event.boards[board.board.index()]);
        if board.session > 0 {
            let _ = write!(out, ",\"session\":{}", board.session);
        }
        if board.round > 0 {
            let _ = write!(out, ",\"round\":{}", board.round);
        }
        if let Some(section) = board.section {
            out.push_str(",\"section\":");
            string(out, &event.sections[section as usize]);
        }
        out.push_str(",\"top\":");
        number(out, board.top.as_ref(), scores.board_decimals);
        out.push_str(",\"lines\":[");
        for (place, &i) in board.results.iter().enumerate() {
            out.push_str(if place > 0 { ",\n" } else { "\n" });
            line_json(out, event, scores, i as usize);
            pass_on(out, &mut to)?;
        }
        out.push_str("]}");
    }
    out.push(']');
    if event.kind == EventKind::Teams || !scores.matches.is_empty() {
        out.push_str(",\n\"matches\":[");
        separated(&mut out, &scores.matches, |out, score| {
            match_json(out, event, scores, score)
        });
        out.push(']');
    }
    if !scores.warnings.is_empty() {
        out.push_str(",\n\"warnings\":[");
        separated(&mut out, &scores.warnings, |out, warning| {
            string(out, &told.warning(warning))
        });
        out.push(']');
    }
    out.push_str("}\n");
    to.write_all(out.as_bytes())?;
    to.flush()
}

/// Writes what has come together, once it is enough.
fn pass_on(out: &mut String, to: &mut impl io::Write) -> io::Result<()> {
    if out.len() < 1 << 15 {
        return Ok(());
    }
    to.write_all(out.as_bytes())?;
    out.clear();
    Ok(())
}

fn standing_json(
    out: &mut String,
    told: &Told,
    scores: &Scores,
    standing: &Standing,
    awards: &HashMap<ContestantId, MasterAward>,
) {
    let event = told.event;
    match standing.rank {
        Some(rank) => {
            let _ = write!(out, "{{\"rank\":{rank}");
        }
        None => out.push_str("{\"rank\":null"),
    }
    out.push_str(",\"contestant\":");
    contestant(out, event, standing.contestant);
    out.push_str(",\"total\":");
    number(out, Some(&standing.total), scores.total_decimals);
    if let Some(percent) = &standing.percent {
        out.push_str(",\"percent\":");
        number(out, Some(percent), 4);
    }
    let _ = write!(out, ",\"tied\":{}", standing.tied);
    if let Some(line) = event.line_of(standing.contestant) {
        let word = match line {
            Direction::Ns => "ns",
            Direction::Ew => "ew",
        };
        let _ = write!(out, ",\"line\":\"{word}\"");
    }
    if !standing.penalty.is_zero() {
        out.push_str(",\"penalty\":");
        number(out, Some(&standing.penalty), 4);
    }
    if !standing.carried.is_zero() {
        out.push_str(",\"carried\":");
        number(out, Some(&standing.carried), 4);
    }
    if let Some(reason) = &standing.reason {
        out.push_str(",\"reason\":");
        string(out, &told.reason(reason));
    }
    if let Some(wins) = &standing.wins {
        out.push_str(",\"wins\":");
        number(out, Some(wins), 4);
    }
    if let Some(rank) = standing.stratum_rank {
        let _ = write!(out, ",\"stratum_rank\":{rank}");
    }
    for (key, places) in [
        ("strata", &standing.strata),
        ("categories", &standing.categories),
    ] {
        if places.is_empty() {
            continue;
        }
        let _ = write!(out, ",\"{key}\":{{");
        for (i, (name, rank)) in places.iter().enumerate() {
            out.push_str(if i > 0 { "," } else { "" });
            string(out, name);
            let _ = write!(out, ":{rank}");
        }
        out.push('}');
    }
    if let Some(award) = awards.get(&standing.contestant) {
        out.push_str(",\"master_points\":");
        number(out, Some(&award.points), 4);
        if let Some(colour) = &award.colour {
            out.push_str(",\"colour\":");
            string(out, colour);
        }
    }
    if let Some((value, rank)) = &standing.handicap {
        out.push_str(",\"handicap\":{\"result\":");
        number(out, Some(value), 4);
        let _ = write!(out, ",\"rank\":{rank}}}");
    }
    out.push('}');
}

fn line_json(out: &mut String, event: &Event, scores: &Scores, i: usize) {
    let result = &event.results[i];
    for (key, direction) in [("{\"ns\":", Direction::Ns), (",\"ew\":", Direction::Ew)] {
        out.push_str(key);
        let side = result.side(direction);
        match side.second {
            None => contestant(out, event, side.first),
            Some(second) => {
                out.push('[');
                contestant(out, event, side.first);
                out.push(',');
                contestant(out, event, second);
                out.push(']');
            }
        }
    }
    if let Some(id) = result.in_match {
        out.push_str(",\"match\":");
        name(out, &event.match_names[id.0 as usize]);
    }
    if result.form > 0 {
        out.push_str(",\"form\":");
        string(out, &event.forms[result.form as usize]);
    }
    let [ns, ew] = scores.points.of(u32::try_from(i).unwrap_or(u32::MAX));
    out.push_str(",\"ns_points\":");
    number(out, ns, scores.board_decimals);
    out.push_str(",\"ew_points\":");
    number(out, ew, scores.board_decimals);
    // Two partners of an individual with scores of their own.
    let at = u32::try_from(i).unwrap_or(u32::MAX);
    for (key, side) in ["ns", "ew"].into_iter().zip(Direction::BOTH) {
        if scores.points.are_apart(at, side) {
            let _ = write!(out, ",\"{key}_each\":[");
            let each = [Player::First, Player::Second];
            separated(out, &each, |out, &player| {
                number(
                    out,
                    scores.points.player(at, side, player),
                    scores.board_decimals,
                );
            });
            out.push(']');
        }
    }
    out.push('}');
}

fn match_json(out: &mut String, event: &Event, scores: &Scores, score: &MatchScore) {
    out.push('{');
    if let Some(id) = score.id {
        out.push_str("\"match\":");
        name(out, &event.match_names[id.0 as usize]);
        out.push(',');
    }
    if score.round > 0 {
        let _ = write!(out, "\"round\":{},", score.round);
    }
    out.push_str("\"teams\":[");
    let teams: Vec<ContestantId> = score.teams.into_iter().flatten().collect();
    separated(out, &teams, |out, &team| contestant(out, event, team));
    let count = teams.len();
    let basic = match event.kind {
        EventKind::Teams => "imps",
        _ => "points",
    };
    let _ = write!(out, "],\"{basic}\":[");
    separated(out, &score.basic[..count], |out, points| {
        number(out, Some(points), scores.board_decimals)
    });
    out.push(']');
    if let Some(vps) = &score.vps {
        out.push_str(",\"vps\":[");
        separated(out, &vps[..count], |out, vps| number(out, Some(vps), 2));
        out.push(']');
    }
    if score.carried.iter().any(|points| !points.is_zero()) {
        out.push_str(",\"carried\":[");
        separated(out, &score.carried[..count], |out, points| {
            number(out, Some(points), scores.total_decimals)
        });
        out.push(']');
    }
    if let Some(winner) = score.walkover.and_then(|winner| teams.get(winner)) {
        out.push_str(",\"walkover\":");
        contestant(out, event, *winner);
    }
    out.push('}');
}

fn separated<T>(out: &mut String, items: &[T], mut write: impl FnMut(&mut String, &T)) {
    for (i, item) in items.iter().enumerate() {
        out.push_str(if i > 0 { ",\n" } else { "\n" });
        write(out, item);
    }
}

fn number(out: &mut String, value: Option<&Exact>, decimals: u32) {
    match value {
        Some(value) => value.write_decimal(decimals, out),
        None => out.push_str("null"),
    }
}

fn contestant(out: &mut String, event: &Event, id: ContestantId) {
    name(out, &event.contestants[id.index()].name);
}

fn name(out: &mut String, value: &Name) {
    match value {
        Name::Number(number) => {
            let _ = write!(out, "{number}");
        }
        Name::Word(word) => string(out, word),
    }
}

fn string(out: &mut String, text: &str) {
    out.push_str(&serde_json::Value::from(text).to_string());
}
