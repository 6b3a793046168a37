//! `openroom league`: a league over weeks or months. A division is an event; its log is written as that of any other.

use std::fs::File;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use openroom_said::{Said, said};
use openroom_scoring::Exact;
use openroom_tournament::entry::{Created, EventKind, LeagueSet, Postponed, Regulated, Structure};
use openroom_tournament::league::{
    Division, LeagueMatch, LeagueTable, MatchStage, Moved, Rules, Season, in_order, next_season,
    promised, set_up,
};
use openroom_tournament::questions::Outstanding;
use openroom_tournament::regulations::Layer;
use openroom_tournament::{Action, Time, Tournament, Tree, log, view};

use super::write::{Stamp, entrants, put_acts, told, tree};
use super::{LogFile, json, read, words};
use crate::commands::input::{Source, print};
use crate::words::{Language, Message, Words};

/// Run a league: fixtures, postponed matches, the table, promotion and relegation
///
/// A division is one event, and its file a log as docs/events.md describes it: `openroom event` works with it too.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom league new first.yaml teams.csv --name 'First division' --twice --boards 24 --first 2026-10-05T19:30:00+01:00 --down 2
  openroom league fixtures first.yaml
  openroom league postpone first.yaml 3 2 5 --until 2026-12-01T19:30:00Z --agreed 2 --agreed 5 --why 'snow'
  openroom league match first.yaml 3 2 5 --imps 44,31
  openroom league table first.yaml
  openroom league promote first.yaml second.yaml --won Owls --into next")]
pub struct LeagueArgs {
    #[command(subcommand)]
    command: LeagueCommand,
}

#[derive(Debug, clap::Subcommand)]
enum LeagueCommand {
    New(NewArgs),
    Fixtures(ShowArgs),
    Postpone(PostponeArgs),
    Match(MatchArgs),
    Table(ShowArgs),
    Check(CheckArgs),
    Promote(PromoteArgs),
}

/// Create a division: its teams, its rules, its fixtures
#[derive(Debug, clap::Args)]
struct NewArgs {
    /// The log to create; must not already exist
    file: LogFile,
    /// The teams, one line each: number, name of the team: player, player, player, player; `-` for standard input
    teams: Source,
    /// The name of the event
    #[arg(long)]
    name: String,
    /// The name of the league; that of the event if not given
    #[arg(long)]
    league: Option<String>,
    /// Which division: 1 is the highest
    #[arg(long, default_value_t = 1)]
    division: u32,
    /// Each two teams meet twice, at home and away
    #[arg(long)]
    twice: bool,
    /// Boards in a match
    #[arg(long, default_value_t = 24)]
    boards: u32,
    /// When the first week is played, e.g. 2026-10-05T19:30:00+01:00
    #[arg(long, value_name = "TIME")]
    first: Option<Time>,
    /// Days from one week to the next
    #[arg(long, default_value_t = 7, requires = "first")]
    days: u32,
    /// The scale of victory points; `none` for IMPs
    #[arg(long, default_value = "wbf-2013")]
    vp: String,
    /// So many teams go up at the end
    #[arg(long, default_value_t = 0)]
    up: u32,
    /// So many go down
    #[arg(long, default_value_t = 0)]
    down: u32,
    /// So many more play off with the division below
    #[arg(long, default_value_t = 0)]
    play_off: u32,
    /// How many days after its date the result of a match must be in
    #[arg(long, value_name = "DAYS")]
    result_days: Option<u32>,
    /// What a late result costs, in points of the ranking
    #[arg(long, value_name = "POINTS", requires = "result_days")]
    late_result: Option<String>,
    #[command(flatten)]
    stamp: Stamp,
}

/// Show the fixtures or the table
#[derive(Debug, clap::Args)]
struct ShowArgs {
    /// The log, or `-` for standard input
    file: Source,
    /// Machine-readable JSON
    #[arg(long)]
    json: bool,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// Postpone a match; give the reason in --why
#[derive(Debug, clap::Args)]
struct PostponeArgs {
    /// The log
    file: LogFile,
    /// The week
    week: u16,
    /// One of the two teams
    team: u32,
    /// The other one
    other: u32,
    /// Until when it is to be played
    #[arg(long, value_name = "TIME")]
    until: Option<Time>,
    /// A team that agreed; may be repeated
    #[arg(long, value_name = "TEAM")]
    agreed: Vec<u32>,
    /// It is not postponed after all
    #[arg(long)]
    cancelled: bool,
    #[command(flatten)]
    stamp: Stamp,
}

/// Enter what became of a match where its boards are not entered, or decide it
#[derive(Debug, clap::Args)]
#[command(group = clap::ArgGroup::new("fate").required(true))]
struct MatchArgs {
    /// The log
    file: LogFile,
    /// The week
    week: u16,
    /// One of the two teams
    team: u32,
    /// The other one
    other: u32,
    /// IMPs of the two, in the order in which they were named
    #[arg(long, value_name = "IMPS,IMPS", group = "fate", value_delimiter = ',')]
    imps: Vec<String>,
    /// Victory points that the Director assigns
    #[arg(long, value_name = "VPS,VPS", group = "fate", value_delimiter = ',')]
    vps: Vec<String>,
    /// This team wins without play
    #[arg(long, value_name = "TEAM", group = "fate")]
    walkover: Option<u32>,
    /// Where a result that was entered is changed after the correction period: only the gross error of an official can be
    #[arg(long, value_name = "CLASS", value_parser = ["entry", "gross"])]
    class: Option<String>,
    /// Who agreed to that for the Organizer
    #[arg(long, value_name = "NAME")]
    approved_by: Option<String>,
    /// When the change was asked for, if earlier than now
    #[arg(long, value_name = "TIME")]
    requested: Option<Time>,
    #[command(flatten)]
    stamp: Stamp,
}

/// Hold a league against what it promises: everybody meets everybody, home and away are even, nobody plays twice on a day
///
/// Exit status: 0 all is kept, 1 something is not.
#[derive(Debug, clap::Args)]
struct CheckArgs {
    /// The log, or `-` for standard input
    file: Source,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// Make the divisions of the next season from the final tables, the highest division first
#[derive(Debug, clap::Args)]
struct PromoteArgs {
    /// The log of each division, the highest first
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// A team that won its play-off; may be repeated
    #[arg(long, value_name = "TEAM")]
    won: Vec<String>,
    /// Write a list of teams for each division into this folder, as `league new` reads it
    #[arg(long, value_name = "FOLDER")]
    into: Option<PathBuf>,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// Runs the command.
pub fn run(args: &LeagueArgs) -> Result<ExitCode, String> {
    match &args.command {
        LeagueCommand::New(args) => new(args),
        LeagueCommand::Fixtures(args) => show(args, fixtures),
        LeagueCommand::Postpone(args) => postpone(args),
        LeagueCommand::Match(args) => decide(args),
        LeagueCommand::Table(args) => show(args, table),
        LeagueCommand::Check(args) => check(args),
        LeagueCommand::Promote(args) => promote(args),
    }
}

fn new(args: &NewArgs) -> Result<ExitCode, String> {
    let words = words(args.stamp.lang);
    let teams = entrants(&args.teams, &words)?;
    let season = Season {
        teams: u32::try_from(teams.len()).unwrap_or(u32::MAX),
        times: if args.twice { 2 } else { 1 },
        boards: args.boards,
        first: args.first,
        days: args.days,
        venues: Vec::new(),
    };
    if args.days == 0 {
        return Err(words.say(Message::LeagueNoDays));
    }
    moves(args, season.teams).map_err(|said| words.said(&said))?;
    let laid_out = set_up(&season).map_err(|refused| words.refused(&refused))?;
    let mut settings = vec![("method".to_owned(), Tree::Text("imps".to_owned()))];
    if args.vp != "none" {
        settings.push(("vp".to_owned(), Tree::Text(args.vp.clone())));
    }
    let late_result = args.late_result.as_deref().map(tree).transpose()?;
    let mut acts = vec![
        Action::Created(Created {
            name: args.name.clone(),
            kind: EventKind::Teams,
            structure: Structure::RoundRobin,
            sessions: u16::try_from(season.weeks()).unwrap_or(u16::MAX),
            authority: None,
            organiser: None,
        }),
        Action::Regulations(Regulated {
            layer: Layer::Event,
            settings: settings.into_iter().collect(),
            reserved: Vec::new(),
            consent: None,
        }),
        Action::League(LeagueSet {
            name: args.league.clone().unwrap_or_else(|| args.name.clone()),
            division: args.division,
            times: season.times,
            up: args.up,
            down: args.down,
            play_off: args.play_off,
            result_days: args.result_days,
            late_result,
        }),
    ];
    acts.extend(teams.into_iter().map(Action::Entered));
    acts.extend(laid_out);
    let entries = args.stamp.entries(acts)?;
    let mut event = Tournament::new();
    for entry in &entries {
        event
            .apply(entry)
            .map_err(|refused| words.refused(&refused))?;
    }
    let path = args.file.display();
    let mut file =
        File::create_new(&args.file).map_err(|error| format!("{path}: cannot be made: {error}"))?;
    file.write_all(log::write(&entries).as_bytes())
        .and_then(|()| file.sync_all())
        .map_err(|error| format!("{path}: {error}"))?;
    told(args.stamp.lang, entries.len(), &event)
}

/// So many can go up and down and play off.
fn moves(args: &NewArgs, teams: u32) -> Result<(), Said> {
    if args.division == 1 && args.up > 0 {
        return Err(said!(
            "league-none-above",
            "nobody goes up from division 1; leave out `--up`, or say with `--division` which one this is"
        ));
    }
    let all = [args.up, args.down, args.play_off];
    match all.into_iter().fold(0, u32::saturating_add) > teams {
        true => Err(said!(
            "league-more-than-teams",
            "{up} up, {down} down and {play_off} in play-offs are more than the {teams} teams; give smaller numbers",
            up = args.up,
            down = args.down,
            play_off = args.play_off,
            teams
        )),
        false => Ok(()),
    }
}

fn postpone(args: &PostponeArgs) -> Result<ExitCode, String> {
    let postponed = Postponed {
        session: args.week,
        round: 1,
        teams: vec![args.team, args.other],
        until: args.until,
        agreed: args.agreed.clone(),
        cancelled: args.cancelled,
    };
    put_acts(&args.file, &args.stamp, vec![Action::Postponed(postponed)])
}

fn decide(args: &MatchArgs) -> Result<ExitCode, String> {
    let words = words(args.stamp.lang);
    let event = read(&Source::File(args.file.clone()), None, &words)?;
    let meeting = event
        .meeting(args.week, 1, [args.team, args.other])
        .map_err(|refused| words.refused(&refused))?;
    let fate = match (&args.imps[..], &args.vps[..], args.walkover) {
        (_, _, Some(winner)) => format!("walkover: {winner}"),
        (imps, [], None) => format!("imps: [{}]", imps.join(", ")),
        (_, vps, None) => format!("vps: [{}]", vps.join(", ")),
    };
    let (name, boards) = meeting;
    let mut note = tree(&format!(
        "{{match: {name}, teams: [{}, {}], boards: {boards}, {fate}}}",
        args.team, args.other
    ))?;
    if let Tree::Map(pairs) = &mut note {
        let more = [
            ("class", args.class.clone()),
            ("approved-by", args.approved_by.clone()),
            ("requested", args.requested.map(|at| at.to_string())),
        ];
        let more = more
            .into_iter()
            .filter_map(|(key, text)| Some((key.to_owned(), Tree::Text(text?))));
        pairs.extend(more);
    }
    put_acts(&args.file, &args.stamp, vec![Action::Match(note)])
}

fn show(
    args: &ShowArgs,
    text: fn(&Tournament, &LeagueTable, &Words) -> String,
) -> Result<ExitCode, String> {
    let words = words(args.lang);
    let event = read(&args.file, None, &words)?;
    let table = event
        .league_table()
        .map_err(|refused| words.refused(&refused))?;
    let text = match args.json {
        true => json(&view::League::of(&event, &table))?,
        false => text(&event, &table, &words),
    };
    print(|out| out.write_all(text.as_bytes()))
}

/// What a team is called, with its number.
fn name(event: &Tournament, team: u32) -> String {
    let found = event.state().contestants.get(&team);
    found.map_or_else(
        || team.to_string(),
        |found| format!("{team} {}", found.title(", ")),
    )
}

/// Every match in its week, with what became of it.
fn fixtures(event: &Tournament, table: &LeagueTable, words: &Words) -> String {
    let mut out = String::new();
    let mut week = 0;
    for one in &table.matches {
        if one.meeting.session != week {
            week = one.meeting.session;
            let args = [("week", u32::from(week).into())];
            out += &format!("{}\n", words.tell(Message::LeagueWeek, args));
        }
        let [home, away] = one.teams.map(|team| name(event, team));
        out += &format!("  {home} - {away}: {}\n", state_of(one, table, words));
        let Some(at) = &one.fixture else { continue };
        let when = at.on.map(|on| words.moment(on));
        let told: Vec<String> = when.into_iter().chain(at.venue.clone()).collect();
        if !told.is_empty() {
            out += &format!("    {}\n", told.join(", "));
        }
    }
    out
}

/// What became of a match.
fn state_of(one: &LeagueMatch, table: &LeagueTable, words: &Words) -> String {
    let decimal = |value: &Exact, decimals| words.decimal(&value.decimal(decimals));
    let two = |points: &[Exact; 2], decimals: u32| {
        format!(
            "{} - {}",
            decimal(&points[0], decimals),
            decimal(&points[1], decimals)
        )
    };
    if let Some(winner) = one.walkover {
        let args = [("team", one.teams[winner].to_string().into())];
        return words.tell(Message::LeagueWalkover, args);
    }
    let vps = one
        .points
        .as_ref()
        .map(|points| two(points, table.decimals));
    match (&one.made, vps) {
        (Some(made), Some(vps)) => {
            let args = [("imps", two(made, 0).into()), ("vps", vps.into())];
            return words.tell(Message::LeagueImpsVps, args);
        }
        (Some(made), None) => return two(made, 0),
        (None, Some(vps)) => return vps,
        (None, None) => {}
    }
    match (&one.put_off, one.stage) {
        (Some(put_off), MatchStage::Postponed) => match put_off.until {
            Some(until) => {
                let args = [("until", words.moment(until).into())];
                words.tell(Message::LeaguePutOffUntil, args)
            }
            None => words.say(Message::LeaguePutOff),
        },
        (_, MatchStage::BeingPlayed) => words.say(Message::LeagueOn),
        // Decided without a result: cancelled, as one of the two has left.
        (_, MatchStage::NotPlayed | MatchStage::Decided) => words.say(Message::LeagueNotPlayed),
        _ => words.say(Message::LeagueToCome),
    }
}

/// The table, and below it what is outstanding.
fn table(event: &Tournament, table: &LeagueTable, words: &Words) -> String {
    let heads = [
        Message::LeagueTeam,
        Message::LeaguePlayed,
        Message::LeagueWon,
        Message::LeagueDrawn,
        Message::LeagueLost,
        Message::LeagueFor,
        Message::LeagueAgainst,
        Message::LeaguePoints,
        Message::LeagueOutstanding,
    ];
    let mut lines = vec![vec![String::new()]];
    lines[0].extend(heads.map(|head| words.say(head)));
    for row in &table.rows {
        let decimal = |value: &Exact, decimals| words.decimal(&value.decimal(decimals));
        lines.push(vec![
            row.rank.map_or_else(String::new, |rank| rank.to_string()),
            name(event, row.contestant),
            row.played.to_string(),
            row.won.to_string(),
            row.drawn.to_string(),
            row.lost.to_string(),
            decimal(&row.made, 0),
            decimal(&row.against, 0),
            decimal(&row.points, table.decimals),
            match row.outstanding {
                0 => String::new(),
                count => count.to_string(),
            },
        ]);
    }
    let mut out = aligned(&lines);
    out += &outstanding(event, &event.outstanding(), words);
    out
}

/// Columns under each other: the names to the left, figures to the right.
fn aligned(lines: &[Vec<String>]) -> String {
    let columns = lines.first().map_or(0, Vec::len);
    let widths: Vec<usize> = (0..columns)
        .map(|at| {
            lines
                .iter()
                .map(|line| line[at].chars().count())
                .max()
                .unwrap_or(0)
        })
        .collect();
    let mut out = String::new();
    for line in lines {
        let mut text = String::new();
        for (at, (cell, wide)) in line.iter().zip(&widths).enumerate() {
            let gap = " ".repeat(wide - cell.chars().count());
            match at {
                1 => text += &format!("  {cell}{gap}"),
                _ => text += &format!("  {gap}{cell}"),
            }
        }
        out += text.trim_end();
        out.push('\n');
    }
    out
}

/// The matches that were put off and are still to be played.
pub(super) fn outstanding(event: &Tournament, all: &[Outstanding], words: &Words) -> String {
    let mut out = String::new();
    for one in all {
        let args = [
            ("session", u32::from(one.session).into()),
            ("round", one.round.into()),
            ("home", name(event, one.teams[0]).into()),
            ("away", name(event, one.teams[1]).into()),
            ("why", one.why.clone().into()),
            (
                "until",
                one.until
                    .map(|until| words.moment(until))
                    .unwrap_or_default()
                    .into(),
            ),
        ];
        let message = match one.until {
            Some(_) => Message::LeagueOutstandingUntil,
            None => Message::LeagueOutstandingMatch,
        };
        out += &format!("{}\n", words.tell(message, args));
    }
    out
}

fn check(args: &CheckArgs) -> Result<ExitCode, String> {
    let words = words(args.lang);
    let event = read(&args.file, None, &words)?;
    let found = promised(&event);
    let mut out = String::new();
    for one in &found {
        let said = words.said(&one.said);
        match one.session {
            Some(week) => {
                let args = [("week", u32::from(week).into())];
                out += &format!("{}: {said}\n", words.tell(Message::LeagueWeek, args));
            }
            None => out += &format!("{said}\n"),
        }
    }
    let kept = !found.iter().any(|one| one.broken);
    if kept {
        out += &format!("{}\n", words.say(Message::LeagueKept));
    }
    print(|to| to.write_all(out.as_bytes()))?;
    Ok(ExitCode::from(u8::from(!kept)))
}

fn promote(args: &PromoteArgs) -> Result<ExitCode, String> {
    let words = words(args.lang);
    let (mut divisions, mut numbers) = (Vec::new(), Vec::new());
    let mut players = std::collections::BTreeMap::new();
    for path in &args.files {
        let event = read(&Source::File(path.clone()), None, &words)?;
        let set = event.state().league.clone();
        let table = event
            .finished_league()
            .map_err(|refused| format!("{}: {}", path.display(), words.refused(&refused)))?;
        for contestant in event.state().contestants.values() {
            players.insert(contestant.title(", "), contestant.players().join(", "));
        }
        let ranked = table.rows.iter().filter(|row| row.rank.is_some());
        numbers.extend(set.as_ref().map(|set| set.division));
        divisions.push(Division {
            rules: set.as_ref().map(Rules::from).unwrap_or_default(),
            size: event.state().contestants.len(),
            ranking: ranked
                .filter_map(|row| event.state().contestants.get(&row.contestant))
                .map(|team| team.title(", "))
                .collect(),
        });
    }
    let next = in_order(&numbers)
        .and_then(|()| next_season(&divisions, &args.won))
        .map_err(|refused| words.refused(&refused))?;
    let mut lists = Vec::new();
    let mut out = String::new();
    for (teams, number) in next.divisions.iter().zip(1_u32..) {
        let division = words.tell(Message::LeagueDivision, [("number", number.into())]);
        out += &format!("{division}\n");
        let mut list = String::new();
        for ((team, how), place) in teams.iter().zip(1_u32..) {
            let how = match how {
                Moved::Stays => String::new(),
                Moved::Up => format!(": {}", words.say(Message::LeagueUp)),
                Moved::Down => format!(": {}", words.say(Message::LeagueDown)),
            };
            out += &format!("  {place} {team}{how}\n");
            let own = players.get(team).map(String::as_str).unwrap_or_default();
            list += &format!("{place}, {team}: {own}\n");
        }
        if let Some(folder) = &args.into {
            lists.push((folder.join(format!("division-{number}.csv")), list));
        }
    }
    for one in &next.open {
        let play_off = [
            ("above", one.above.clone().into()),
            ("below", one.below.clone().into()),
            ("division", u32::try_from(one.division).unwrap_or(0).into()),
        ];
        out += &format!("{}\n", words.tell(Message::LeaguePlayOff, play_off));
    }
    print(|to| to.write_all(out.as_bytes()))?;
    // Nothing is written before all of it can be.
    if !next.open.is_empty() && !lists.is_empty() {
        return Err(words.say(Message::LeaguePlayOffOpen));
    }
    if let Some((path, _)) = lists.iter().find(|(path, _)| path.exists()) {
        let args = [("file", path.display().to_string().into())];
        return Err(words.tell(Message::LeagueListThere, args));
    }
    for (path, list) in lists {
        let write = || {
            std::fs::create_dir_all(path.parent().unwrap_or(&path))?;
            File::create_new(&path)?.write_all(list.as_bytes())
        };
        write().map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}
