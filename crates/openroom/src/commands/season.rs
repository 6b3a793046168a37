//! `openroom season`: series, handicaps, simultaneous events, ladders and programmes, from a file with their rules.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use openroom_formats::event as file;
use openroom_printing::preparing::ProgrammeSession;
use openroom_scoring::{Exact, event_file};
use openroom_seasons::{
    Clash, Day, Evening, EveningPlace, Handicap, HandicapRule, LadderFault, Missing, Moment,
    NotTaken, Occupied, Person, PointsBy, Ranking, Season, SeasonPlace, Sent, Simultaneous, Tie,
    TwoNumbers, calendar, clashes, handicaps, of_players, ranking, rungs, sent, simultaneous,
    two_numbers,
};
use openroom_tournament::{Time, Tournament, Tree, log, names};
use openroom_words::scores::Figure as _;
use serde_json::{Value, json};

use super::input::{Source, print};
use crate::words::{Language, Message, Words};

/// Series, championships, handicaps, simultaneous events, ladders and programmes: what stands above one event
///
/// A season is a file that names events and holds the rules as data; docs/seasons.md describes it. Every ranking is worked
/// out from the events as they are, so it follows every correction.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom season check winter.yaml
  openroom season standings winter.yaml --explain 'Ana Reis'
  openroom season handicaps winter.yaml --enter pairs.csv > entries.yaml
  openroom season simultaneous cup.yaml --at 2026-05-15T12:00
  openroom season ladder ladder.yaml --on 2026-05-14
  openroom season programme congress.yaml --calendar congress.ics")]
pub struct SeasonArgs {
    #[command(subcommand)]
    what: What,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<Language>,
    /// Machine-readable JSON
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Say what is wrong with a file, if anything is (exit status 2)
    Check {
        /// The season
        season: Source,
    },
    /// Print the ranking of a series
    Standings {
        /// The season
        season: PathBuf,
        /// Explain the place of this player, pair or team: every evening, and whether it counts
        #[arg(long, value_name = "NAME")]
        explain: Option<String>,
    },
    /// Print the handicaps as they are after the events that are over
    Handicaps {
        /// The season
        season: PathBuf,
        /// Make entries with their handicaps for the next event: a list as `openroom event enter` reads it
        #[arg(long, value_name = "CSV")]
        enter: Option<Source>,
    },
    /// Print one ranking over all places at which the same boards were played
    Simultaneous {
        /// The season
        season: PathBuf,
        /// The moment at which lateness is looked at, e.g. 2026-05-15T12:00
        #[arg(long)]
        at: Option<Moment>,
        /// Print the field of all as an event file that `openroom score` reads
        #[arg(long)]
        event_file: bool,
    },
    /// Print a ladder as it stands
    Ladder {
        /// The season
        season: PathBuf,
        /// The day (default: today)
        #[arg(long)]
        on: Option<Day>,
    },
    /// Print a programme and what clashes in it (exit status 1 if anything does)
    Programme {
        /// The season
        season: PathBuf,
        /// Write a calendar file
        #[arg(long, value_name = "FILE")]
        calendar: Option<PathBuf>,
    },
}

/// Runs the command.
pub fn run(args: &SeasonArgs) -> Result<ExitCode, String> {
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment));
    match &args.what {
        What::Check { season } => check(season, &words),
        What::Standings { season, explain } => {
            standings(season, explain.as_deref(), args.json, &words)
        }
        What::Handicaps { season, enter } => in_hand(season, enter.as_ref(), args.json, &words),
        What::Simultaneous {
            season,
            at,
            event_file,
        } => together(season, *at, *event_file, args.json, &words),
        What::Ladder { season, on } => ladder(season, *on, args.json, &words),
        What::Programme { season, calendar } => {
            programme(season, calendar.as_deref(), args.json, &words)
        }
    }
}

fn read(source: &Source, words: &Words) -> Result<Season, String> {
    of_text(source, &source.read()?, words)
}

/// What a season ranks.
pub enum Ranked {
    /// A series, by its events.
    Series(Ranking),
    /// All places at which the same boards were played.
    Places(Box<Simultaneous>),
    /// A ladder as it stands on a day, the top first.
    Ladder(Vec<String>, Day),
}

/// The name of a season whose text has been read, and what it ranks: the first that it has. Its events stand beside it.
pub fn ranked(source: &Source, text: &str, words: &Words) -> Result<(String, Ranked), String> {
    let season = of_text(source, text, words)?;
    let path = match source {
        Source::File(path) => path.clone(),
        Source::StandardInput => PathBuf::new(),
    };
    let made = match &season.ladder {
        _ if !season.events.is_empty() => {
            Ranked::Series(ranking(&season, &evenings(&season, &path, words)?))
        }
        _ if !season.venues.is_empty() => {
            Ranked::Places(Box::new(all_places(&season, &path, words)?.made))
        }
        Some(ladder) => {
            let day = today()?;
            Ranked::Ladder(rungs(ladder, day).order, day)
        }
        None => {
            let nothing = words.say(Message::SeasonRanksNobody);
            return Err(format!("{source}: {nothing}"));
        }
    };
    Ok((season.season, made))
}

fn of_text(source: &Source, text: &str, words: &Words) -> Result<Season, String> {
    Season::read(text).map_err(|faults| {
        let all: Vec<String> = faults
            .0
            .iter()
            .map(|fault| format!("{source}: {}", words.said(&fault.said())))
            .collect();
        all.join("\n")
    })
}

fn at_path(path: &Path, words: &Words) -> Result<Season, String> {
    read(&Source::File(path.to_owned()), words)
}

/// A file that a season names, beside it.
fn beside(season: &Path, name: &str) -> PathBuf {
    season.parent().unwrap_or_else(|| Path::new("")).join(name)
}

/// What is wrong with the file, and with those that it names: an event may still be to come, but not be a file of another kind.
fn check(source: &Source, words: &Words) -> Result<ExitCode, String> {
    let season = read(source, words)?;
    let (mut absent, mut doubts) = (Vec::new(), Vec::new());
    if let Source::File(path) = source {
        let mut wrong = Vec::new();
        let mut look = |name: &str, read: &dyn Fn(&Path) -> Result<(), String>| {
            let file = beside(path, name);
            match file.exists() {
                true => wrong.extend(read(&file).err()),
                false => absent.push(name.to_owned()),
            }
        };
        let pointless_ones = std::cell::RefCell::new(Vec::new());
        for one in &season.events {
            look(&one.event, &|file: &Path| {
                let found = Evening::of(&event(file, words)?);
                let told = found
                    .ok()
                    .and_then(|evening| pointless(&season, &one.event, &evening, words));
                pointless_ones.borrow_mut().extend(told);
                Ok(())
            });
        }
        doubts = pointless_ones.take();
        for name in season.venues.iter().filter_map(|one| one.event.as_ref()) {
            look(name, &|file: &Path| venue_event(file, words).map(drop));
        }
        let planned = season.programme.iter().flat_map(|one| &one.sessions);
        for name in planned.filter_map(|one| one.event.as_ref()) {
            look(name, &|file: &Path| players_in(file, words).map(drop));
        }
        if !wrong.is_empty() {
            return Err(wrong.join("\n"));
        }
    }
    let mut text = words.tell(Message::SeasonSound, [("name", season.season.into())]);
    for doubt in doubts {
        text.push('\n');
        text.push_str(&doubt);
    }
    for name in absent {
        text.push('\n');
        text.push_str(&words.tell(Message::SeasonAbsent, [("name", name.into())]));
    }
    print(|to| writeln!(to, "{text}"))
}

fn event(path: &Path, words: &Words) -> Result<Tournament, String> {
    let text = Source::File(path.to_owned()).read()?;
    if !is_log(&text) {
        let args = [("file", path.display().to_string().into())];
        return Err(words.tell(Message::SeasonWantsLog, args));
    }
    log::replay(&text, None)
        .map_err(|error| format!("{}: {}", path.display(), words.not_replayed(&error)))
}

/// Whether a text can be the log of an event, and is not an event file or the file of another program.
fn is_log(text: &str) -> bool {
    !text
        .trim_start_matches(['\u{feff}', ' ', '\n', '\r', '\t'])
        .starts_with('<')
        && file::kind_of(text) != file::FileKind::Event
}

/// Who plays in a session of a programme: by the log of its event, or by whatever a place may send.
fn players_in(path: &Path, words: &Words) -> Result<Vec<String>, String> {
    if is_log(&Source::File(path.to_owned()).read()?) {
        let event = event(path, words)?;
        return Ok(event.player_names().map(str::to_owned).collect());
    }
    let sent = venue_event(path, words)?;
    let contestants = sent.event.contestants.into_iter();
    Ok(contestants.flat_map(|one| one.players).collect())
}

/// The events of a season; one that is not there yet is no fault.
fn evenings(season: &Season, path: &Path, words: &Words) -> Result<Vec<Option<Evening>>, String> {
    let mut all = Vec::new();
    for one in &season.events {
        let file = beside(path, &one.event);
        if !file.exists() {
            all.push(None);
            continue;
        }
        let found = Evening::of(&event(&file, words)?);
        all.push(Some(found.map_err(|refused| {
            format!("{}: {}", file.display(), words.refused(&refused))
        })?));
    }
    Ok(all)
}

fn told(people: &[Person], team: Option<&str>) -> String {
    match team {
        Some(team) => team.to_owned(),
        None => people
            .iter()
            .map(|one| one.name.as_str())
            .collect::<Vec<_>>()
            .join(", "),
    }
}

fn figure(value: &openroom_scoring::Exact, words: &Words) -> String {
    value.told(2, words)
}

fn standings(
    path: &Path,
    explain: Option<&str>,
    as_json: bool,
    words: &Words,
) -> Result<ExitCode, String> {
    let season = at_path(path, words)?;
    let evenings = evenings(&season, path, words)?;
    let made = ranking(&season, &evenings);
    let doubts = two_numbers(evenings.iter().flatten());
    let mut doubts: Vec<String> = doubts.iter().map(|one| doubt(one, words)).collect();
    let worth = season.events.iter().zip(&evenings);
    doubts.extend(
        worth.filter_map(|(named, one)| pointless(&season, &named.event, one.as_ref()?, words)),
    );
    let text = match (explain, as_json) {
        (_, true) => format!("{}\n", standings_json(&season, &made, &doubts)),
        (None, false) => {
            let mut text = standings_text(&season, &made, words);
            for doubt in &doubts {
                let _ = writeln!(text, "{doubt}");
            }
            text
        }
        (Some(name), false) => {
            let is = |place: &&SeasonPlace| {
                let people: Vec<&str> = place.people.iter().map(|one| one.name.as_str()).collect();
                // Also as the ranking prints those who share a place.
                names::same(&people.join(", "), name)
                    || names::among(name, people.iter().copied())
                    || place
                        .team
                        .as_deref()
                        .is_some_and(|team| names::same(team, name))
            };
            let found: Vec<&SeasonPlace> = made.places.iter().filter(is).collect();
            if found.is_empty() {
                return Err(words.tell(Message::SeasonNobody, [("name", name.to_owned().into())]));
            }
            found
                .into_iter()
                .map(|place| explained(place, &made, words))
                .collect()
        }
    };
    print(|to| to.write_all(text.as_bytes()))
}

/// An event that gives nobody anything by what the season counts: no scale of its federation applies to it, or it is not scored so.
fn pointless(season: &Season, name: &str, evening: &Evening, words: &Words) -> Option<String> {
    let of = |place: &EveningPlace| match season.points.by {
        PointsBy::MasterPoints => place.master_points.is_some(),
        PointsBy::Percent => place.percent.is_some(),
        _ => true,
    };
    if !evening.over || evening.places.is_empty() || evening.places.iter().any(of) {
        return None;
    }
    let message = match season.points.by {
        PointsBy::MasterPoints => Message::SeasonNoMasterPoints,
        _ => Message::SeasonNoPercent,
    };
    Some(words.tell(message, [("name", name.to_owned().into())]))
}

/// One name with several numbers.
fn doubt(one: &TwoNumbers, words: &Words) -> String {
    let args = [
        ("name", one.name.clone().into()),
        ("numbers", one.numbers.join(", ").into()),
    ];
    words.tell(Message::SeasonTwoNumbers, args)
}

fn standings_text(season: &Season, made: &Ranking, words: &Words) -> String {
    let mut out = format!("{}\n", season.season);
    let held = made
        .evenings
        .iter()
        .filter(|one| one.missing.is_none())
        .count();
    let args = [
        ("held", held.into()),
        ("planned", made.evenings.len().into()),
    ];
    let _ = writeln!(out, "{}", words.tell(Message::SeasonHeld, args));
    if let Some(count) = made.counting {
        let _ = writeln!(
            out,
            "{}",
            words.tell(Message::SeasonCounting, [("count", count.into())])
        );
    }
    out.push('\n');
    for place in &made.places {
        let _ = writeln!(out, "{}", line(place, words));
    }
    for head in made.evenings.iter().filter(|one| one.missing.is_some()) {
        let message = match head.missing {
            Some(Missing::NotOver) => Message::SeasonNotOver,
            _ => Message::SeasonAbsent,
        };
        let _ = writeln!(
            out,
            "{}",
            words.tell(message, [("name", head.name.clone().into())])
        );
    }
    out
}

fn line(place: &SeasonPlace, words: &Words) -> String {
    let rank = place
        .rank
        .map_or_else(|| "-".to_owned(), |rank| rank.to_string());
    let counted = place.results.iter().filter(|one| one.counts).count();
    let args = [
        (
            "rank",
            format!("{rank}{}", if place.tied { "=" } else { "" }).into(),
        ),
        ("who", told(&place.people, place.team.as_deref()).into()),
        ("total", figure(&place.total, words).into()),
        ("counted", counted.into()),
        ("played", place.results.len().into()),
    ];
    let mut text = words.tell(Message::SeasonLine, args);
    if place.lacking > 0 {
        text.push_str("; ");
        text.push_str(&words.tell(Message::SeasonLacking, [("count", place.lacking.into())]));
    }
    text
}

fn explained(place: &SeasonPlace, made: &Ranking, words: &Words) -> String {
    let mut out = format!("{}\n", line(place, words));
    for result in &place.results {
        let args = [
            ("name", made.evenings[result.evening].name.clone().into()),
            ("points", figure(&result.points, words).into()),
            ("rank", result.rank.to_string().into()),
            ("field", result.field.to_string().into()),
        ];
        let message = match result.counts {
            true => Message::SeasonResult,
            false => Message::SeasonResultDropped,
        };
        let _ = writeln!(out, "  {}", words.tell(message, args));
    }
    if let Some(tie) = place.decided {
        let _ = writeln!(out, "  {}", words.say(tie_message(tie)));
    }
    out
}

/// What decided, in words.
pub const fn tie_message(tie: Tie) -> Message {
    match tie {
        Tie::Best => Message::SeasonTieBest,
        Tie::Evenings => Message::SeasonTieEvenings,
        Tie::Next => Message::SeasonTieNext,
        Tie::Last => Message::SeasonTieLast,
    }
}

fn person_json(person: &Person) -> Value {
    json!({"name": person.name, "member": person.member})
}

fn standings_json(season: &Season, made: &Ranking, doubts: &[String]) -> Value {
    let result = |one: &openroom_seasons::SeasonResult| {
        json!({
            "event": made.evenings[one.evening].event,
            "contestant": one.contestant,
            "rank": one.rank,
            "field": one.field,
            "points": one.points.decimal(4),
            "counts": one.counts,
        })
    };
    let place = |one: &SeasonPlace| {
        json!({
            "rank": one.rank,
            "tied": one.tied,
            "people": one.people.iter().map(person_json).collect::<Vec<_>>(),
            "team": one.team,
            "total": one.total.decimal(4),
            "lacking": one.lacking,
            "decided": one.decided,
            "results": one.results.iter().map(result).collect::<Vec<_>>(),
        })
    };
    let evening = |one: &openroom_seasons::Head| json!({"event": one.event, "name": one.name, "day": one.day, "counts": one.missing.is_none(), "official": one.official});
    json!({
        "season": season.season,
        "counting": made.counting,
        "evenings": made.evenings.iter().map(evening).collect::<Vec<_>>(),
        "standings": made.places.iter().map(place).collect::<Vec<_>>(),
        "warnings": doubts,
    })
}

fn in_hand(
    path: &Path,
    enter: Option<&Source>,
    as_json: bool,
    words: &Words,
) -> Result<ExitCode, String> {
    let season = at_path(path, words)?;
    let Some(rule) = &season.handicaps else {
        return Err(format!(
            "{}: {}",
            path.display(),
            words.say(Message::SeasonNoHandicaps)
        ));
    };
    let all = handicaps(&season, rule, &evenings(&season, path, words)?);
    let text = match (enter, as_json) {
        (Some(list), _) => entries(list, rule, &all, words)?,
        (None, true) => {
            let one = |one: &Handicap| {
                json!({
                    "people": one.people.iter().map(person_json).collect::<Vec<_>>(),
                    "evenings": one.evenings.len(),
                    "mean": one.mean.decimal(4),
                    "handicap": one.handicap.as_ref().map(|handicap| handicap.decimal(4)),
                })
            };
            format!(
                "{}\n",
                json!({"handicaps": all.iter().map(one).collect::<Vec<_>>()})
            )
        }
        (None, false) => all.iter().map(|one| handicap_line(one, words)).collect(),
    };
    print(|to| to.write_all(text.as_bytes()))
}

fn handicap_line(one: &Handicap, words: &Words) -> String {
    let args = [
        ("who", told(&one.people, None).into()),
        ("evenings", one.evenings.len().into()),
        ("mean", figure(&one.mean, words).into()),
    ];
    let rest = words.tell(Message::SeasonHandicapOf, args);
    match &one.handicap {
        Some(handicap) => format!("{}  {rest}\n", figure(handicap, words)),
        None => format!("-  {rest}\n"),
    }
}

/// The entries of the next event with their handicaps: of a partnership its own, else the mean of its players'.
fn entries(
    list: &Source,
    rule: &HandicapRule,
    all: &[Handicap],
    words: &Words,
) -> Result<String, String> {
    let text = list.read()?;
    let mut out = String::new();
    for row in text.lines().filter(|row| !row.trim().is_empty()) {
        let fields: Vec<&str> = row.split(',').map(str::trim).collect();
        let (number, players) = fields
            .split_first()
            .map(|(first, rest)| (*first, rest))
            .unwrap_or_default();
        if number.parse::<u32>().is_err() || players.is_empty() {
            return Err(format!("{list}: {row}: write number, player, player"));
        }
        let people: Vec<&str> = players
            .iter()
            .copied()
            .filter(|name| !name.is_empty())
            .collect();
        let of = |names_here: &[&str]| {
            all.iter().find(|one| {
                one.people.len() == names_here.len()
                    && names_here.iter().all(|name| {
                        names::among(name, one.people.iter().map(|person| person.name.as_str()))
                    })
            })
        };
        let own = of(&people).and_then(|one| one.handicap.clone());
        let each = people
            .iter()
            .map(|name| (*name, of(&[name]).and_then(|one| one.handicap.clone())));
        let (known, without): (Vec<_>, Vec<_>) = each.partition(|(_, one)| one.is_some());
        let known: Vec<Exact> = known.into_iter().filter_map(|(_, one)| one).collect();
        let handicap = own.or_else(|| without.is_empty().then(|| of_players(rule, &known)));
        if handicap.is_none() {
            let names: Vec<&str> = without.iter().map(|(name, _)| *name).collect();
            let args = [
                ("number", number.to_owned().into()),
                ("names", names.join(", ").into()),
            ];
            eprintln!("{}", words.tell(Message::SeasonEnteredWithout, args));
        }
        let list: Vec<Tree> = people
            .iter()
            .map(|name| Tree::Text((*name).to_owned()))
            .collect();
        let mut pairs = vec![
            ("contestant".to_owned(), Tree::Text(number.to_owned())),
            ("players".to_owned(), Tree::List(list)),
        ];
        if let Some(handicap) = handicap {
            pairs.push(("handicap".to_owned(), Tree::Text(handicap.decimal(4))));
        }
        let entered = Tree::Map(vec![("entered".to_owned(), Tree::Map(pairs))]);
        let now = now()?;
        let _ = writeln!(
            out,
            "- {{at: {now}, by: director, {}}}",
            entered.pairs_to_yaml()
        );
    }
    Ok(out)
}

fn now() -> Result<Time, String> {
    let seconds = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_err(|error| error.to_string())?
        .as_secs();
    Ok(Time::of_utc(
        i64::try_from(seconds).map_err(|error| error.to_string())?,
    ))
}

fn today() -> Result<Day, String> {
    now()?
        .to_string()
        .chars()
        .take(10)
        .collect::<String>()
        .parse()
}

/// What a venue has sent: the log of an event, an event file, or the file of another program.
fn venue_event(path: &Path, words: &Words) -> Result<Sent, String> {
    let text = Source::File(path.to_owned()).read()?;
    sent(&text).map_err(|not| {
        let why = match &not {
            NotTaken::Log(error) => words.not_replayed(error),
            NotTaken::File(errors) => words.faults(errors),
            NotTaken::Other(_) | NotTaken::Empty => not
                .said()
                .map_or_else(String::new, |said| words.said(&said)),
        };
        format!("{}: {why}", path.display())
    })
}

/// The places of a simultaneous event that have sent their results, those that have not, and one ranking of all.
struct Together<'s> {
    names: Vec<String>,
    away: Vec<&'s openroom_seasons::Venue>,
    made: Simultaneous,
}

fn all_places<'s>(season: &'s Season, path: &Path, words: &Words) -> Result<Together<'s>, String> {
    let (mut there, mut away) = (Vec::new(), Vec::new());
    for venue in &season.venues {
        let file = venue
            .event
            .as_ref()
            .map(|name| beside(path, name))
            .filter(|file| file.exists());
        match file {
            Some(file) => there.push((venue.venue.clone(), venue_event(&file, words)?)),
            None => away.push(venue),
        }
    }
    let venues: Vec<(String, &Sent)> = there
        .iter()
        .map(|(name, sent)| (name.clone(), sent))
        .collect();
    let names: Vec<String> = venues.iter().map(|(name, _)| name.clone()).collect();
    let made = simultaneous(&venues).map_err(|apart| words.said(&apart.said(&names)))?;
    Ok(Together { names, away, made })
}

fn together(
    path: &Path,
    at: Option<Moment>,
    as_file: bool,
    as_json: bool,
    words: &Words,
) -> Result<ExitCode, String> {
    let season = at_path(path, words)?;
    let Together {
        names,
        away,
        mut made,
    } = all_places(&season, path, words)?;
    let late =
        |venue: &&openroom_seasons::Venue| at.zip(venue.due).is_some_and(|(at, due)| at > due);
    let notes: Vec<String> = made.notes.iter().map(|note| words.said(note)).collect();
    if as_file {
        for note in &notes {
            eprintln!("{note}");
        }
        made.event.name.clone_from(&season.season);
        return print(|to| to.write_all(event_file::write(&made.event).as_bytes()));
    }
    let text = if as_json {
        let place = |one: &openroom_seasons::VenuePlace| {
            json!({
                "rank": one.rank,
                "tied": one.tied,
                "venue": names[one.venue],
                "contestant": one.contestant,
                "players": one.players,
                "total": one.total.decimal(4),
                "percent": one.percent.as_ref().map(|percent| percent.decimal(4)),
                "own-rank": one.own_rank,
                "own-percent": one.own_percent.as_ref().map(|percent| percent.decimal(4)),
                "boards": one.boards,
            })
        };
        let missing =
            |one: &&openroom_seasons::Venue| json!({"venue": one.venue, "late": late(one)});
        let value = json!({
            "season": season.season,
            "standings": made.places.iter().map(place).collect::<Vec<_>>(),
            "missing": away.iter().map(missing).collect::<Vec<_>>(),
            "notes": notes,
        });
        format!("{value}\n")
    } else {
        let mut out = format!("{}\n\n", season.season);
        for one in &made.places {
            let rank = one
                .rank
                .map_or_else(|| "-".to_owned(), |rank| rank.to_string());
            let who = one.team.clone().unwrap_or_else(|| one.players.join(", "));
            let result = one.percent.as_ref().map_or_else(
                || figure(&one.total, words),
                |percent| format!("{}%", figure(percent, words)),
            );
            let own = one
                .own_rank
                .map_or_else(|| "-".to_owned(), |rank| rank.to_string());
            let args = [
                (
                    "rank",
                    format!("{rank}{}", if one.tied { "=" } else { "" }).into(),
                ),
                ("who", who.into()),
                ("venue", names[one.venue].clone().into()),
                ("result", result.into()),
                ("own", own.into()),
            ];
            let _ = writeln!(out, "{}", words.tell(Message::SeasonVenueLine, args));
        }
        for note in &notes {
            let _ = writeln!(out, "{note}");
        }
        for venue in &away {
            let message = match late(venue) {
                true => Message::SeasonVenueLate,
                false => Message::SeasonVenueMissing,
            };
            let _ = writeln!(
                out,
                "{}",
                words.tell(message, [("venue", venue.venue.clone().into())])
            );
        }
        out
    };
    print(|to| to.write_all(text.as_bytes()))
}

fn ladder(path: &Path, on: Option<Day>, as_json: bool, words: &Words) -> Result<ExitCode, String> {
    let season = at_path(path, words)?;
    let Some(ladder) = &season.ladder else {
        return Err(format!(
            "{}: {}",
            path.display(),
            words.say(Message::SeasonNoLadder)
        ));
    };
    let day = match on {
        Some(day) => day,
        None => today()?,
    };
    let stands = rungs(ladder, day);
    let faults = ladder
        .challenges
        .iter()
        .zip(&stands.steps)
        .filter_map(|(challenge, step)| {
            let fault = step.fault?;
            Some((challenge, step, fault))
        });
    let fault_text = |fault: LadderFault| match fault {
        LadderFault::NotAbove => words.say(Message::SeasonLadderNotAbove),
        LadderFault::TooFar(reach) => {
            words.tell(Message::SeasonLadderTooFar, [("reach", reach.into())])
        }
        LadderFault::Busy => words.say(Message::SeasonLadderBusy),
    };
    let text = if as_json {
        let step = |one: &openroom_seasons::LadderStep| json!({"places": [one.places.0, one.places.1], "won": one.won, "expired": one.expired, "late": one.late, "to-come": one.to_come, "open": one.until.is_some(), "fault": one.fault.map(fault_text)});
        let value = json!({"season": season.season, "order": stands.order, "challenges": stands.steps.iter().map(step).collect::<Vec<_>>()});
        format!("{value}\n")
    } else {
        let mut out = format!("{}\n\n", season.season);
        for (name, rung) in stands.order.iter().zip(1..) {
            let _ = writeln!(out, "{rung}. {name}");
        }
        for (challenge, step) in ladder
            .challenges
            .iter()
            .zip(&stands.steps)
            .filter(|(_, step)| step.until.is_some() || step.expired)
        {
            let message = match step.expired {
                true => Message::SeasonLadderExpired,
                false => Message::SeasonLadderOpen,
            };
            let args = [
                ("by", challenge.by.clone().into()),
                ("to", challenge.to.clone().into()),
                ("on", challenge.on.to_string().into()),
            ];
            let _ = writeln!(out, "{}", words.tell(message, args));
            if let Some(played) = challenge.played.filter(|_| step.late) {
                let args = [("on", played.to_string().into())];
                let _ = writeln!(out, "{}", words.tell(Message::SeasonLadderLate, args));
            }
        }
        for (challenge, _, fault) in faults {
            let args = [
                ("by", challenge.by.clone().into()),
                ("to", challenge.to.clone().into()),
                ("why", fault_text(fault).into()),
            ];
            let _ = writeln!(out, "{}", words.tell(Message::SeasonLadderFault, args));
        }
        out
    };
    print(|to| to.write_all(text.as_bytes()))
}

fn programme(
    path: &Path,
    to: Option<&Path>,
    as_json: bool,
    words: &Words,
) -> Result<ExitCode, String> {
    let season = at_path(path, words)?;
    let Some(planned) = &season.programme else {
        return Err(format!(
            "{}: {}",
            path.display(),
            words.say(Message::SeasonNoProgramme)
        ));
    };
    let mut players = Vec::new();
    for session in &planned.sessions {
        let file = session
            .event
            .as_ref()
            .map(|name| beside(path, name))
            .filter(|file| file.exists());
        players.push(match file {
            Some(file) => players_in(&file, words)?,
            None => Vec::new(),
        });
    }
    let found = clashes(planned, &players);
    if let (Some(file), Some(text)) = (to, calendar(&season)) {
        std::fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    let text = if as_json {
        let clash = |one: &Clash| {
            let (what, name) = match &one.what {
                Occupied::Room(name) => ("room", name.clone()),
                Occupied::Director(name) => ("director", name.clone()),
                Occupied::Player(name) => ("player", name.clone()),
                Occupied::Tables(there) => ("tables", there.to_string()),
            };
            json!({"sessions": [one.sessions.0 + 1, one.sessions.1 + 1], "what": what, "name": name})
        };
        format!(
            "{}\n",
            json!({"season": season.season, "sessions": planned.sessions, "clashes": found.iter().map(clash).collect::<Vec<_>>()})
        )
    } else {
        programme_text(&season, planned, &found, words)
    };
    print(|to| to.write_all(text.as_bytes()))?;
    Ok(match found.is_empty() {
        true => ExitCode::SUCCESS,
        false => ExitCode::from(1),
    })
}

/// The title and the sessions of a programme as they stand on paper, in the order of time.
pub fn on_paper(source: &Source, words: &Words) -> Result<(String, Vec<ProgrammeSession>), String> {
    let season = read(source, words)?;
    let Some(planned) = season.programme else {
        let none = words.say(Message::SeasonNoProgramme);
        return Err(format!("{source}: {none}"));
    };
    let mut sessions = planned.sessions;
    sessions.sort_by_key(|one| one.from);
    let clock = |moment: Moment| format!("{:02}:{:02}", moment.minute / 60, moment.minute % 60);
    let sessions = sessions.into_iter().map(|one| ProgrammeSession {
        day: words.day(&one.from.day.to_string()),
        time: format!("{}–{}", clock(one.from), clock(one.to)),
        session: one.session,
        room: one.room,
        directors: one.directors,
        tables: one.tables,
        note: one.note.unwrap_or_default(),
        tasks: one
            .tasks
            .into_iter()
            .map(|task| (task.task, task.by))
            .collect(),
    });
    Ok((season.season, sessions.collect()))
}

fn programme_text(
    season: &Season,
    planned: &openroom_seasons::Programme,
    found: &[Clash],
    words: &Words,
) -> String {
    let mut order: Vec<usize> = (0..planned.sessions.len()).collect();
    order.sort_by_key(|&at| planned.sessions[at].from);
    let mut out = format!("{}\n", season.season);
    let mut day = None;
    for at in order {
        let one = &planned.sessions[at];
        if day != Some(one.from.day) {
            day = Some(one.from.day);
            let _ = writeln!(out, "\n{}", one.from.day);
        }
        let clock = |moment: Moment| format!("{:02}:{:02}", moment.minute / 60, moment.minute % 60);
        let mut line = format!(
            "  {}-{}  {}: {}",
            clock(one.from),
            clock(one.to),
            one.room,
            one.session
        );
        if !one.directors.is_empty() {
            let _ = write!(line, " ({})", one.directors.join(", "));
        }
        if let Some(note) = &one.note {
            let _ = write!(line, ". {note}");
        }
        let _ = writeln!(out, "{line}");
    }
    if !found.is_empty() {
        out.push('\n');
    }
    for clash in found {
        let _ = writeln!(out, "{}", clash_text(planned, clash, words));
    }
    out
}

/// A clash in words.
fn clash_text(planned: &openroom_seasons::Programme, clash: &Clash, words: &Words) -> String {
    let name = |at: usize| planned.sessions[at].session.clone();
    let (one, other) = (name(clash.sessions.0), name(clash.sessions.1));
    let (message, what) = match &clash.what {
        Occupied::Room(room) => (Message::SeasonClashRoom, room.clone()),
        Occupied::Director(name) => (Message::SeasonClashDirector, name.clone()),
        Occupied::Player(name) => (Message::SeasonClashPlayer, name.clone()),
        Occupied::Tables(there) => {
            let args = [("session", one.into()), ("there", (*there).into())];
            return words.tell(Message::SeasonClashTables, args);
        }
    };
    words.tell(
        message,
        [
            ("what", what.into()),
            ("one", one.into()),
            ("other", other.into()),
        ],
    )
}
