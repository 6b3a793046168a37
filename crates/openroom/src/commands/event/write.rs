//! Entries made from arguments, checked against the log and added at its end.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::Path;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use openroom_laws::log as table_log;
use openroom_said::{Said, fault, quoted, said};
use openroom_scoring::AdjustedScore;
use openroom_tournament::entry::{
    Created, Dealt, Entered, EventKind, MovementSet, Regulated, RulingGiven, Seated, Structure,
    Unsealed, Written,
};
use openroom_tournament::regulations::Layer;
use openroom_tournament::{Action, Entry, Time, Tournament, Tree, Who, log};

use super::LogFile;
use crate::commands::input::{Source, no_entries, print};
use crate::commands::movement::is_bracket;
use crate::words::{Language, Message, Words};

/// Who, when and why: what every entry says
#[derive(Debug, clap::Args)]
pub struct Stamp {
    /// Who is acting: organiser, director-in-charge, director, scorer, committee, 'contestant 7', 'captain 7'; you can add a name
    #[arg(long, default_value = "director")]
    by: Who,
    /// Time, e.g. 2026-05-14T19:00:00+01:00 (default: now)
    #[arg(long, value_name = "TIME")]
    at: Option<Time>,
    /// Reason
    #[arg(long)]
    why: Option<String>,
    /// Language of the output: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    pub(super) lang: Option<Language>,
}

impl Stamp {
    /// The entries of some acts, all at one time: that of now, if none was given.
    pub(super) fn entries(&self, actions: Vec<Action>) -> Result<Vec<Entry>, String> {
        let at = self.time()?;
        let entry = |action| Entry {
            at,
            by: self.by.clone(),
            why: self.why.clone(),
            device: None,
            action,
        };
        Ok(actions.into_iter().map(entry).collect())
    }

    /// The words in which to answer.
    pub(super) fn words(&self) -> Words {
        Words::new(self.lang.unwrap_or_else(Language::of_environment))
    }

    /// The event of a log, before something is added to it.
    pub(super) fn event(&self, path: &Path) -> Result<Tournament, String> {
        let at = |error: std::io::Error| format!("{}: {error}", path.display());
        let text = std::fs::read_to_string(path).map_err(at)?;
        let wrong = |error: log::ReplayError| {
            format!("{}: {}", path.display(), self.words().not_replayed(&error))
        };
        log::replay(&text, None).map_err(wrong)
    }

    fn time(&self) -> Result<Time, String> {
        match self.at {
            Some(at) => Ok(at),
            None => now(),
        }
    }
}

fn now() -> Result<Time, String> {
    let seconds = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_err(|_| "this machine's clock is set before 1970; set it, or give --at")?
        .as_secs();
    i64::try_from(seconds)
        .map(Time::of_utc)
        .map_err(|_| "this machine's clock is out of range; give --at".to_owned())
}

/// Create an event
#[derive(Debug, clap::Args)]
pub struct NewArgs {
    /// The log to create; must not already exist
    file: LogFile,
    /// The name of the event
    #[arg(long)]
    name: String,
    /// pairs, teams or individual
    #[arg(long, default_value = "pairs")]
    kind: EventKind,
    /// field, swiss, round-robin or knock-out
    #[arg(long, default_value = "field")]
    structure: Structure,
    /// Number of sessions
    #[arg(long, default_value_t = 1)]
    sessions: u16,
    /// The edition of the Laws: 2007 or 2017
    #[arg(long)]
    edition: Option<String>,
    /// Whose regulations: ebu or wbf
    #[arg(long)]
    preset: Option<String>,
    /// The rules of a federation: white-book, wbf, or a file as docs/federations.md describes it; they are written into the log
    #[arg(long, value_name = "FILE", conflicts_with = "preset")]
    federation: Option<String>,
    /// How it is scored: matchpoints, cross-imps, butler, imps, total, point-a-board, hybrid
    #[arg(long)]
    method: Option<String>,
    /// Any other setting: KEY=VALUE, where the value is YAML; docs/events.md lists them
    #[arg(long = "set", value_name = "KEY=VALUE")]
    settings: Vec<String>,
    #[command(flatten)]
    stamp: Stamp,
}

/// Runs `new`.
pub fn new(args: &NewArgs) -> Result<ExitCode, String> {
    let mut settings = BTreeMap::new();
    for (key, value) in [
        ("edition", &args.edition),
        ("preset", &args.preset),
        ("method", &args.method),
    ] {
        if let Some(value) = value {
            settings.insert(key.to_owned(), Tree::Text(value.clone()));
        }
    }
    if let Some(name) = &args.federation {
        let words = crate::words::Words::new(crate::words::Language::of_environment());
        let federation = crate::commands::federation::read(name, &words)?;
        let text = match openroom_scoring::federation::Federation::named(name) {
            Some(known) => known.id.clone(),
            None => federation.text().to_owned(),
        };
        settings.insert("federation".to_owned(), tree(&text)?);
    }
    for setting in &args.settings {
        let Some((key, value)) = setting.split_once('=') else {
            return Err(format!("--set {setting}: write KEY=VALUE"));
        };
        settings.insert(
            key.to_owned(),
            tree(value).map_err(|e| format!("--set {key}: {e}"))?,
        );
    }
    let mut actions = vec![Action::Created(Created {
        name: args.name.clone(),
        kind: args.kind,
        structure: args.structure,
        sessions: args.sessions,
        authority: None,
        organiser: None,
    })];
    if !settings.is_empty() {
        actions.push(Action::Regulations(Regulated {
            layer: Layer::Event,
            settings,
            reserved: Vec::new(),
            consent: None,
        }));
    }
    let entries = args.stamp.entries(actions)?;
    let mut event = Tournament::new();
    for entry in &entries {
        event.apply(entry).map_err(|refused| refused.to_string())?;
    }
    let path = args.file.display();
    let mut file =
        File::create_new(&args.file).map_err(|error| format!("{path}: cannot be made: {error}"))?;
    file.write_all(log::write(&entries).as_bytes())
        .and_then(|()| file.sync_all())
        .map_err(|error| format!("{path}: {error}"))?;
    told(args.stamp.lang, entries.len(), &event)
}

/// A value in YAML, by way of an entry that passes it on as it is.
pub(super) fn tree(text: &str) -> Result<Tree, String> {
    let entry = format!("{{at: 2000-01-01T00:00:00Z, by: organiser, carry-over: {text}}}");
    match log::read_entry(&entry)
        .map_err(|error| format!("{}; {}", error.problem, error.remedy))?
        .action
    {
        Action::CarryOver(tree) => Ok(tree),
        _ => Err("not a value".to_owned()),
    }
}

/// Check entries and add them, all or none
#[derive(Debug, clap::Args)]
pub struct AppendArgs {
    /// The log
    file: LogFile,
    /// The entries in YAML or JSON, or `-` for standard input
    entries: Source,
    /// Language of the output: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// Runs `append`.
pub fn append(args: &AppendArgs) -> Result<ExitCode, String> {
    let text = args.entries.read()?;
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment));
    let entries = log::read_entries(&text)
        .map_err(|error| format!("{}: {}", args.entries, words.said(&error.said())))?;
    if entries.is_empty() {
        let nothing = said!("append-no-entries", "there are no entries to append");
        return Err(format!("{}: {}", args.entries, words.said(&nothing)));
    }
    put(&args.file, args.lang, |_| Ok(entries))
}

/// Add one entry: the act in YAML, e.g. 'withdrew: {contestant: 7}'
#[derive(Debug, clap::Args)]
pub struct AddArgs {
    /// The log
    file: LogFile,
    /// What was done, as docs/events.md has it
    act: String,
    #[command(flatten)]
    stamp: Stamp,
}

/// Runs `add`.
pub fn add(args: &AddArgs) -> Result<ExitCode, String> {
    let text = format!("at: 2000-01-01T00:00:00Z\nby: organiser\n{}\n", args.act);
    let words = Words::new(args.stamp.lang.unwrap_or_else(Language::of_environment));
    let read = log::read_entry(&text).map_err(|error| words.said(&error.told()))?;
    put_acts(&args.file, &args.stamp, vec![read.action])
}

/// Enter contestants from a CSV file: number, player, player
///
/// The name of a team stands before a colon; without one all are players.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Lines of such a file:
  1, Ana Reis, Bea Sol                    a pair
  2, Owls: Ana, Bea, Cleo, Dan            a team with its name
  3, Ana, Bea, Cleo, Dan                  a team without one")]
pub struct EnterArgs {
    /// The log
    file: LogFile,
    /// One line per contestant: the number, then the players, before them a team's name with a colon; `-` for standard input
    list: Source,
    /// Enter them although they are outside the limits of the federation; say why
    #[arg(long, value_name = "WHY")]
    exception: Option<String>,
    #[command(flatten)]
    stamp: Stamp,
}

/// Runs `enter`.
pub fn enter(args: &EnterArgs) -> Result<ExitCode, String> {
    let words = Words::new(args.stamp.lang.unwrap_or_else(Language::of_environment));
    let entered = entrants(&args.list, &words)?;
    let event = args.stamp.event(&args.file)?;
    let created = event.state().created.as_ref();
    let teams = created.is_some_and(|created| created.kind == EventKind::Teams);
    let nameless = entered.iter().find(|one| teams && one.name.is_none());
    let note = nameless.and_then(|one| as_read(one, &words));
    let entered = entered.into_iter().map(|entered| Entered {
        exception: args.exception.clone(),
        ..entered
    });
    let actions = entered.map(Action::Entered).collect();
    put_acts(&args.file, &args.stamp, actions)?;
    print(|out| note.iter().try_for_each(|note| writeln!(out, "{note}")))
}

/// How a team without a name was read: the first of its players may have been meant as the name.
fn as_read(team: &Entered, words: &Words) -> Option<String> {
    let (first, others) = team.players.split_first()?;
    let args = [
        ("number", team.contestant.to_string().into()),
        ("players", team.players.join(", ").into()),
        ("first", first.clone().into()),
        ("others", others.join(", ").into()),
    ];
    Some(words.tell(Message::EventTeamAsRead, args))
}

/// The list with no space between a comma and a quote: `7, "Reis, Ana"` is a name in quotes, as everybody means it.
fn close_to_quotes(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let (mut quoted, mut at_start) = (false, true);
    let mut spaces = 0;
    for c in text.chars() {
        match c {
            ' ' | '\t' if !quoted && at_start => {
                spaces += 1;
                out.push(c);
                continue;
            }
            '"' if !quoted && at_start => {
                out.truncate(out.len() - spaces);
                quoted = true;
            }
            '"' => quoted = !quoted && out.ends_with('"'),
            _ => {}
        }
        at_start = !quoted && matches!(c, ',' | '\n' | '\r');
        spaces = 0;
        out.push(c);
    }
    out
}

/// The contestants of a list: the number, then the players; a team's name stands before a colon.
pub(super) fn entrants(list: &Source, words: &Words) -> Result<Vec<Entered>, String> {
    let text = list.read()?;
    let in_list = |fault: &Said| format!("{list}: {}", words.said(fault));
    let plain = close_to_quotes(&text);
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(plain.as_bytes());
    let mut entrants = Vec::new();
    for (i, record) in reader.records().enumerate() {
        let wrong = |reason: Said| in_list(&fault(i + 1, None, reason));
        let record = record.map_err(|error| {
            wrong(said!(
                "csv-row",
                "the row cannot be read ({detail})",
                detail = error.to_string()
            ))
        })?;
        let mut fields = record.iter();
        let number = fields.next().unwrap_or_default();
        let contestant = number.parse().map_err(|_| {
            wrong(said!(
                "enter-no-number",
                "{number} is not a number; write number, player, player",
                number = quoted(number)
            ))
        })?;
        // A team's name stands before a colon: `7, Owls: Ana, Bea, Cleo, Dan`.
        let mut fields = fields.peekable();
        let (team, first) = match fields.peek().and_then(|field| field.split_once(':')) {
            Some((team, first)) => {
                fields.next();
                (Some(team.trim().to_owned()), Some(first.trim()))
            }
            None => (None, None),
        };
        entrants.push(Entered {
            contestant,
            name: team.filter(|team| !team.is_empty()),
            players: first
                .into_iter()
                .chain(fields)
                .filter(|name| !name.is_empty())
                .map(str::to_owned)
                .collect(),
            members: Vec::new(),
            captain: None,
            stratum: None,
            categories: Vec::new(),
            handicap: None,
            imp_handicap: None,
            exception: None,
            persons: Vec::new(),
            stationary: false,
            needs: None,
            robots: false,
        });
    }
    if entrants.is_empty() {
        return Err(in_list(&no_entries()));
    }
    Ok(entrants)
}

/// Set a session's movement, or change it from a given round
#[derive(Debug, clap::Args)]
pub struct MovementArgs {
    /// The log
    file: LogFile,
    /// The movement, as `openroom movement make --yaml` prints it; `-` for standard input
    plan: Source,
    /// The session
    #[arg(long, default_value_t = 1)]
    session: u16,
    /// Change it from this round on; earlier rounds must stay as they are
    #[arg(long)]
    from: Option<u32>,
    /// Accept it although the check fails; give the reason in --why
    #[arg(long)]
    unproved: bool,
    #[command(flatten)]
    stamp: Stamp,
}

/// Runs `movement`.
pub fn movement(args: &MovementArgs) -> Result<ExitCode, String> {
    let plan = args.plan.read()?;
    if is_bracket(&plan) {
        let bracket = said!(
            "movement-is-bracket",
            "this is a bracket, not a movement; draw the knockout with `openroom event bracket LOG --boards 24`, adding `--plan FILE` for this bracket"
        );
        return Err(format!(
            "{}: {}",
            args.plan,
            args.stamp.words().said(&bracket)
        ));
    }
    let set = MovementSet {
        session: args.session,
        from: args.from,
        unproved: args.unproved,
        plan,
    };
    let action = match args.from {
        None => Action::Movement(set),
        Some(_) => Action::MovementChanged(set),
    };
    put(&args.file, args.stamp.lang, |event| {
        let mut entries = args.stamp.entries(vec![action])?;
        // Who needs a fixed seat gets one of those that stay, if there are any.
        let mut after = event.clone();
        let set = entries.first().map(|entry| after.apply(entry));
        if let (Some(Ok(())), Some(positions)) = (set, after.seats_kept(args.session)) {
            let seated = Action::Seated(Seated {
                session: args.session,
                positions,
                from: None,
            });
            entries.extend(args.stamp.entries(vec![seated])?);
        }
        Ok(entries)
    })
}

/// Put the boards of a session into the log: dealt, sealed, or opened after the start
#[derive(Debug, clap::Args)]
pub struct DealArgs {
    /// The log
    file: LogFile,
    /// The boards, as `openroom deal` prints them; with --sealed the sealed file
    boards: Source,
    /// The boards are sealed; give their numbers in --range
    #[arg(long, requires = "range")]
    sealed: bool,
    /// Which boards, e.g. 1-26
    #[arg(long, requires = "sealed")]
    range: Option<String>,
    /// The boards were sealed and are now being opened
    #[arg(long, conflicts_with = "sealed")]
    opened: bool,
    /// The session
    #[arg(long, default_value_t = 1)]
    session: u16,
    #[command(flatten)]
    stamp: Stamp,
}

/// Runs `deal`.
pub fn deal(args: &DealArgs) -> Result<ExitCode, String> {
    let action = if args.sealed {
        let range = args.range.as_deref().unwrap_or_default();
        let entry = format!(
            "{{at: 2000-01-01T00:00:00Z, by: director, dealt: {{session: {}, boards: \"{}\", sealed: true}}}}",
            args.session,
            range.replace(['"', '\\', '\n'], " ")
        );
        let mut read = log::read_entry(&entry)
            .map_err(|error| format!("--range: {}; {}", error.problem, error.remedy))?;
        if let Action::Dealt(dealt) = &mut read.action {
            dealt.seal = Some(args.boards.to_string());
        }
        read.action
    } else {
        let deals = deals(&args.boards)?;
        if args.opened {
            Action::Unsealed(Unsealed {
                session: args.session,
                deals,
            })
        } else {
            Action::Dealt(Dealt {
                session: args.session,
                boards: openroom_movements::Boards(deals.keys().copied().collect()),
                deals,
                sealed: false,
                seal: None,
            })
        }
    };
    put_acts(&args.file, &args.stamp, vec![action])
}

/// The hands of each board.
fn deals(source: &Source) -> Result<BTreeMap<u32, String>, String> {
    let logs = table_log::read(&source.read()?).map_err(|error| format!("{source}: {error}"))?;
    let mut deals = BTreeMap::new();
    for (log, document) in logs.iter().zip(1..) {
        let wrong = |reason: &str| format!("{source}: document {document}: {reason}");
        let number = log
            .board
            .number
            .ok_or_else(|| wrong("a board has a number; write board: 7"))?;
        if deals.insert(number, super::text::deal(&log.deal)).is_some() {
            return Err(wrong(&format!("board {number} appears twice")));
        }
    }
    Ok(deals)
}

/// Enter a result
#[derive(Debug, clap::Args)]
pub struct ResultArgs {
    /// The log
    file: LogFile,
    /// The round
    round: u32,
    /// The table
    table: String,
    /// The board
    board: u32,
    /// The contract: 4S, 3NTX, or Pass
    contract: String,
    /// Declarer: N, E, S or W
    #[arg(requires = "result")]
    declarer: Option<String>,
    /// The result: =, +1, -2
    #[arg(allow_hyphen_values = true)]
    result: Option<String>,
    /// The opening lead
    #[arg(long, value_name = "CARD")]
    lead: Option<String>,
    /// The session
    #[arg(long, default_value_t = 1)]
    session: u16,
    /// Both sides have signed (scorer or Director only)
    #[arg(long)]
    signed: bool,
    #[command(flatten)]
    stamp: Stamp,
}

/// Runs `result`.
pub fn result(args: &ResultArgs) -> Result<ExitCode, String> {
    let written = Written {
        session: args.session,
        round: args.round,
        table: args.table.clone(),
        board: args.board,
        contract: Some(args.contract.clone()),
        by: args.declarer.clone(),
        tricks: None,
        result: args.result.clone(),
        lead: args.lead.clone(),
        score: None,
        rotated: false,
        not_played: false,
        signed: args.signed,
        of: None,
        played: None,
    };
    put_acts(&args.file, &args.stamp, vec![Action::Result(written)])
}

/// Give a ruling, from a table log or as an adjusted score
#[derive(Debug, clap::Args)]
pub struct RuleArgs {
    /// The log
    file: LogFile,
    /// The round
    round: u32,
    /// The table
    table: String,
    /// The board
    board: u32,
    /// The log of the table, as `openroom table` reads it; `-` for standard input
    #[arg(long)]
    log: Option<Source>,
    /// The adjusted score as in the event file, e.g. 'award: 60/40'
    #[arg(long)]
    score: Option<String>,
    /// A clause it is based on; may be repeated
    #[arg(long = "law", value_name = "CLAUSE")]
    laws: Vec<String>,
    /// What was found
    #[arg(long)]
    facts: Option<String>,
    /// Someone consulted; may be repeated
    #[arg(long, value_name = "NAME")]
    consulted: Vec<String>,
    /// A matter of bridge judgement
    #[arg(long)]
    judgement: bool,
    /// The case that this ruling ends
    #[arg(long, value_name = "CASE")]
    case: Option<u32>,
    /// The ruling this one replaces
    #[arg(long, value_name = "RULING")]
    replaces: Option<u32>,
    /// Why it was not asked for at the time, if the round was over by then
    #[arg(long, value_name = "WHY")]
    late_because: Option<String>,
    /// The session
    #[arg(long, default_value_t = 1)]
    session: u16,
    #[command(flatten)]
    stamp: Stamp,
}

/// Runs `rule`.
pub fn rule(args: &RuleArgs) -> Result<ExitCode, String> {
    let words = Words::new(args.stamp.lang.unwrap_or_else(Language::of_environment));
    let score = args.score.as_deref().map(|text| {
        let read = text.parse::<AdjustedScore>();
        read.map_err(|error| format!("--score: {}", words.said(&error.said())))
    });
    let given = RulingGiven {
        session: args.session,
        round: args.round,
        table: args.table.clone(),
        board: args.board,
        facts: args.facts.clone(),
        laws: args.laws.clone(),
        judgement: args.judgement,
        consulted: args.consulted.clone(),
        poll: None,
        case: args.case,
        convention_card: None,
        score: score.transpose()?,
        log: args.log.as_ref().map(Source::read).transpose()?,
        replaces: args.replaces,
        played: None,
        requested: None,
        late_because: args.late_because.clone(),
        statements: Vec::new(),
        management: false,
    };
    put_acts(&args.file, &args.stamp, vec![Action::Ruling(given)])
}

/// Adds acts with the stamp of the arguments.
pub(super) fn put_acts(
    path: &Path,
    stamp: &Stamp,
    actions: Vec<Action>,
) -> Result<ExitCode, String> {
    put(path, stamp.lang, |_| stamp.entries(actions))
}

/// Adds what follows from the log itself, with the stamp of the arguments.
pub(super) fn add_from_log(
    path: &Path,
    stamp: &Stamp,
    acts: impl FnOnce(&Tournament) -> Result<Vec<Action>, String>,
) -> Result<(), String> {
    let make = |event: &Tournament| stamp.entries(acts(event)?);
    put_in(path, &stamp.words(), make).map(|_| ())
}

/// Checks the entries against the log and writes them at its end. The file is locked meanwhile, so that nobody else adds
/// anything between the check and the writing; the entries are made after that, so that none of them says a time at which
/// it was still waiting for somebody else's.
fn put(
    path: &Path,
    lang: Option<Language>,
    make: impl FnOnce(&Tournament) -> Result<Vec<Entry>, String>,
) -> Result<ExitCode, String> {
    let words = super::words(lang);
    let (count, event) = put_in(path, &words, make)?;
    told(lang, count, &event)
}

/// The same without a word about it: how many entries were added, and what the event is now.
pub(super) fn add_to(
    path: &Path,
    words: &Words,
    make: impl FnOnce() -> Result<Vec<Entry>, String>,
) -> Result<(usize, Tournament), String> {
    put_in(path, words, |_| make())
}

/// The same, where the entries follow from the log.
fn put_in(
    path: &Path,
    words: &Words,
    make: impl FnOnce(&Tournament) -> Result<Vec<Entry>, String>,
) -> Result<(usize, Tournament), String> {
    let at = |error: std::io::Error| format!("{}: {error}", path.display());
    let mut file = OpenOptions::new()
        .read(true)
        .append(true)
        .open(path)
        .map_err(at)?;
    file.lock().map_err(at)?;
    let mut text = String::new();
    file.read_to_string(&mut text).map_err(at)?;
    let mut event = log::replay(&text, None)
        .map_err(|error| format!("{}: {}", path.display(), words.not_replayed(&error)))?;
    let entries = make(&event)?;
    for (entry, number) in entries.iter().zip(1_u32..) {
        if let Some(unfit) = entry.unfit() {
            return Err(words.tell(Message::Refused, [("reason", words.said(&unfit).into())]));
        }
        event.apply(entry).map_err(|refused| {
            let reason = words.refused(&refused);
            match entries.len() {
                1 => words.tell(Message::Refused, [("reason", reason.into())]),
                _ => {
                    let args = [("entry", number.into()), ("reason", reason.into())];
                    words.tell(Message::RefusedOfThose, args)
                }
            }
        })?;
    }
    let mut added = String::new();
    if !text.is_empty() && !text.ends_with('\n') {
        added.push('\n');
    }
    added.push_str(&log::write(&entries));
    file.seek(std::io::SeekFrom::End(0)).map_err(at)?;
    file.write_all(added.as_bytes())
        .and_then(|()| file.sync_all())
        .map_err(at)?;
    Ok((entries.len(), event))
}

pub(super) fn told(
    lang: Option<Language>,
    count: usize,
    event: &Tournament,
) -> Result<ExitCode, String> {
    let words = Words::new(lang.unwrap_or_else(Language::of_environment));
    let text = words.tell(
        Message::EventAdded,
        [
            ("count", count.to_string().into()),
            ("total", event.state().entries.to_string().into()),
        ],
    );
    print(|out| writeln!(out, "{text}"))
}
