//! `openroom movement`: makes, checks, suggests and changes movements.

mod bridgemate;

use std::fmt::Write as _;
use std::process::ExitCode;

use openroom_movements::generate::{self, Even};
use openroom_movements::{
    Bracket, Entrants, Excess, Figures, MOST_SECTIONS, Movement, NotMade, Odd, Swiss, Wish, change,
    check, suggest,
};
use openroom_said::said;
use serde_json::json;

use super::input::{Source, print};
use openroom_words::movements as text_of;
use openroom_words::words::{Language, Message, Words};

/// Make, check, suggest or change a movement, or draw a Swiss round
#[derive(Debug, clap::Args)]
pub struct MovementArgs {
    #[command(subcommand)]
    command: MovementCommand,

    /// Language: en, pt, es, es-ES, it or ro. Defaults to the system language (LC_ALL, LC_MESSAGES, LANG), otherwise English
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

#[derive(Debug, clap::Subcommand)]
enum MovementCommand {
    Check(CheckArgs),
    Make(MakeArgs),
    Sections(SectionsArgs),
    Suggest(SuggestArgs),
    Swiss(SwissArgs),
    Change(ChangeArgs),
    Bridgemate(bridgemate::BridgemateArgs),
}

/// Check a movement or knockout bracket; if it is wrong, say where and why
///
/// Exit status: 0 correct, 1 incorrect, 2 unreadable.
#[derive(Debug, clap::Args)]
struct CheckArgs {
    /// The movement in YAML or JSON, or `-` for standard input
    file: Source,
    /// Print faults and figures as JSON
    #[arg(long)]
    json: bool,
}

/// Make a movement (always checked before it is printed)
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom movement make mitchell --tables 8 --boards 3 --share --switch best
  openroom movement make howell --tables 5 --boards 3 --yaml
  openroom movement make mitchell --tables 6 --boards 4 --rounds 5 --rover
  openroom movement make double-weave --tables 12 --boards 2
  openroom movement make round-robin --entries 7 --boards 8
  openroom movement make multiple-teams --entries 9 --rounds 6 --boards 3
  openroom movement make stagger-teams --entries 8 --boards 3
  openroom movement make head-to-head --entries 8 --rounds 3 --boards 8
  openroom movement make individual --entries 12 --boards 2
  openroom movement make bracket --entries 23")]
struct MakeArgs {
    /// Which movement
    kind: Kind,
    /// Number of tables, for pairs
    #[arg(long, default_value_t = 0)]
    tables: u32,
    /// Number of teams or players
    #[arg(long, default_value_t = 0)]
    entries: u32,
    /// Boards per round, or per match for teams (default: 2)
    #[arg(long)]
    boards: Option<u32>,
    /// Number of rounds, also fewer than the movement has (stanzas for head to head)
    #[arg(long)]
    rounds: Option<u32>,
    /// With an even number of tables, share boards instead of skipping
    #[arg(long)]
    share: bool,
    /// Arrow-switch the best rounds (`best`) or these: 7,8
    #[arg(long, value_name = "ROUNDS")]
    switch: Option<String>,
    /// Half table: the last pair is missing
    #[arg(long, conflicts_with = "rover")]
    half: bool,
    /// Add a rover: an extra pair that bumps another pair each round
    #[arg(long, alias = "bump")]
    rover: bool,
    /// Every table plays the same boards in each round
    #[arg(long)]
    barometer: bool,
    /// Number of fours in a team (teams of eight or more)
    #[arg(long, default_value_t = 1, value_name = "N")]
    fours: u32,
    /// Number of equal sections
    #[arg(long, default_value_t = 1)]
    sections: usize,
    /// Of a bracket: a match for third place
    #[arg(long)]
    third: bool,
    /// Of a bracket: a plate for those beaten in the first round
    #[arg(long)]
    plate: bool,
    /// Print JSON
    #[arg(long, conflicts_with = "yaml")]
    json: bool,
    /// Print YAML, as `check` and `change` read it
    #[arg(long)]
    yaml: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Kind {
    Mitchell,
    Howell,
    /// Three-quarter and other reduced Howells: give --rounds
    ReducedHowell,
    /// One round more than tables; with an even number of tables two of them share boards
    Hesitation,
    /// Two rows of tables, their number divisible by 4: everybody plays every board, without a skip or shared boards
    DoubleWeave,
    Appendix,
    Web,
    Individual,
    /// Matches of two teams over several stanzas; with --entries several of them in one room
    HeadToHead,
    RoundRobin,
    /// Everybody against everybody twice, home and away
    DoubleRoundRobin,
    Triangle,
    /// As many tables as teams; with fewer --rounds every match that is begun is played out
    MultipleTeams,
    /// The New England relay: multiple teams with an even number of teams, tables half the room apart share boards
    NewEngland,
    /// Multiple teams with an even number of teams, in two halves: at the break every match that was begun is over
    StaggerTeams,
    Bracket,
}

/// Put several movements together as the sections of one event: unequal, and of different kinds
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Example, 13 tables as 7 and 6:
  openroom movement make hesitation --tables 7 --boards 3 --yaml > a.yaml
  openroom movement make reduced-howell --tables 6 --rounds 8 --boards 3 --yaml > b.yaml
  openroom movement sections a.yaml b.yaml --yaml")]
struct SectionsArgs {
    /// The movement of each section, in YAML or JSON
    #[arg(required = true)]
    files: Vec<Source>,
    /// Print JSON
    #[arg(long, conflicts_with = "yaml")]
    json: bool,
    /// Print YAML, as `check` and `change` read it
    #[arg(long)]
    yaml: bool,
}

/// Suggest movements for a given number of pairs, boards and minutes, best first
#[derive(Debug, clap::Args)]
struct SuggestArgs {
    /// Number of pairs
    #[arg(long)]
    pairs: u32,
    /// How many boards each should play
    #[arg(long)]
    boards: u32,
    /// How long the session may last
    #[arg(long)]
    minutes: u32,
    /// Minutes per board including the move, in half minutes
    #[arg(long, default_value_t = 7.5)]
    minutes_a_board: f64,
    /// Number of sections to divide the pairs into; as is best if not given
    #[arg(long)]
    sections: Option<u32>,
    /// How many movements to show
    #[arg(long, default_value_t = 8)]
    show: usize,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Draw the next Swiss round from a file with the rounds so far and the ranking
#[derive(Debug, clap::Args)]
struct SwissArgs {
    /// The event in YAML or JSON, or `-` for standard input
    file: Source,
    /// With an odd number, play a short triangle instead of a bye
    #[arg(long)]
    triangle: bool,
    /// With an odd number, play a long triangle instead of a bye: this round and the next
    #[arg(long, conflicts_with = "triangle")]
    long_triangle: bool,
    /// Contestants may meet again after this many rounds
    #[arg(long, value_name = "ROUNDS")]
    again_after: Option<usize>,
    /// Allow any rematch (Danish)
    #[arg(long, conflicts_with = "again_after")]
    danish: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Print the file as JSON with this round added to `played`, for the next round
    #[arg(long, conflicts_with = "json")]
    file_after: bool,
    /// Print all rounds with this one as a movement, which `event movement` takes
    #[arg(long, conflicts_with_all = ["json", "file_after"])]
    yaml: bool,
    /// With --yaml: what enters, pairs or teams
    #[arg(long, default_value = "teams")]
    entrants: Entrants,
    /// With --yaml: boards per round
    #[arg(long, default_value_t = 8)]
    boards: u32,
}

/// Change a pairs movement once play has begun, and list the changes
#[derive(Debug, clap::Args)]
#[command(group(clap::ArgGroup::new("what").required(true)))]
struct ChangeArgs {
    /// The movement in YAML or JSON, or `-` for standard input
    file: Source,
    /// A pair arrives
    #[arg(long, group = "what", requires = "after")]
    arrives: bool,
    /// This pair leaves
    #[arg(long, group = "what", value_name = "PAIR", requires = "after")]
    leaves: Option<u32>,
    /// This table is running late
    #[arg(long, group = "what", value_name = "TABLE", requires = "round")]
    behind: Option<String>,
    /// Number of rounds completed
    #[arg(long, value_name = "ROUND")]
    after: Option<usize>,
    /// The round in which the table is behind
    #[arg(long)]
    round: Option<usize>,
    /// Number of boards to be played later
    #[arg(long, default_value_t = 1)]
    boards: usize,
    /// Print the changed movement as YAML instead of the changes
    #[arg(long)]
    yaml: bool,
}

/// Runs the command.
pub fn run(args: &MovementArgs) -> Result<ExitCode, String> {
    let words = &Words::new(args.lang.unwrap_or_else(Language::of_environment));
    match &args.command {
        MovementCommand::Check(args) => run_check(args, words),
        MovementCommand::Make(args) => run_make(args, words),
        MovementCommand::Sections(args) => run_sections(args, words),
        MovementCommand::Suggest(args) => run_suggest(args, words),
        MovementCommand::Swiss(args) => run_swiss(args, words),
        MovementCommand::Change(args) => run_change(args, words),
        MovementCommand::Bridgemate(args) => bridgemate::run(args),
    }
}

/// A bracket says so in its first key.
pub(super) fn is_bracket(text: &str) -> bool {
    text.lines()
        .any(|line| line.starts_with("bracket:") || line.contains("\"bracket\":"))
}

fn run_check(args: &CheckArgs, words: &Words) -> Result<ExitCode, String> {
    let text = args.file.read()?;
    let in_file =
        |e: openroom_movements::Unreadable| format!("{}: {}", args.file, words.said(&e.said()));
    let (faults, figures): (Vec<String>, Option<Figures>) = if is_bracket(&text) {
        let bracket = Bracket::read(&text).map_err(in_file)?;
        let fault = bracket.check().err();
        let faults = fault.iter().map(|f| words.said(&f.said()));
        (faults.collect(), None)
    } else {
        let report = check(&Movement::read(&text).map_err(in_file)?);
        let faults = report.faults.iter().map(|f| words.said(&f.said()));
        (faults.collect(), Some(report.figures))
    };
    let right = faults.is_empty();
    let mut out = String::new();
    if args.json {
        let figures = figures.as_ref().map(figures_json);
        let _ = writeln!(
            out,
            "{:#}",
            json!({"right": right, "faults": faults, "figures": figures})
        );
    } else {
        let verdict = match right {
            true => Message::MovementRight,
            false => Message::MovementWrong,
        };
        let _ = writeln!(out, "{}", words.say(verdict));
        for fault in &faults {
            let _ = writeln!(out, "  {fault}");
        }
        if let Some(figures) = figures.filter(|_| right) {
            out.push_str(&text_of::figures(&figures, words));
        }
    }
    print(|to| to.write_all(out.as_bytes()))?;
    Ok(if right {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(1)
    })
}

/// An option that says nothing about this kind of movement is refused: nobody should think that it was obeyed.
fn obeyed(args: &MakeArgs) -> Result<(), NotMade> {
    use Kind::{
        Bracket, DoubleRoundRobin, HeadToHead, Individual, Mitchell, MultipleTeams, NewEngland,
        RoundRobin, StaggerTeams, Triangle,
    };
    let kind = args.kind;
    let counted = matches!(
        kind,
        Individual
            | HeadToHead
            | RoundRobin
            | DoubleRoundRobin
            | MultipleTeams
            | NewEngland
            | StaggerTeams
            | Bracket
    );
    let refused = [
        ("--share", args.share && kind != Mitchell),
        ("--entries", args.entries != 0 && !counted),
        (
            "--tables",
            args.tables != 0 && (counted || kind == Triangle),
        ),
        (
            "--rounds",
            args.rounds.is_some() && matches!(kind, Bracket | Triangle),
        ),
        ("--boards", args.boards.is_some() && kind == Bracket),
        ("--switch", args.switch.is_some() && kind == Bracket),
        ("--half", args.half && kind == Bracket),
        ("--rover", args.rover && kind == Bracket),
        ("--barometer", args.barometer && kind == Bracket),
        ("--fours", args.fours != 1 && kind == Bracket),
        ("--sections", args.sections != 1 && kind == Bracket),
        ("--third", args.third && kind != Bracket),
        ("--plate", args.plate && kind != Bracket),
    ];
    match refused.iter().find(|(_, is_given)| *is_given) {
        None => Ok(()),
        Some((option, _)) => Err(NotMade::Impossible(said!(
            "option-not-for-kind",
            "`{option}` has no meaning for this kind of movement; leave it out",
            option
        ))),
    }
}

/// Boards of a round where nobody says how many.
const USUAL_BOARDS: u32 = 2;

fn make(args: &MakeArgs) -> Result<Movement, NotMade> {
    obeyed(args)?;
    let even = if args.share { Even::Share } else { Even::Skip };
    let (tables, boards) = (args.tables, args.boards.unwrap_or(USUAL_BOARDS));
    let mut movement = match args.kind {
        Kind::Mitchell => {
            let lost = u32::from(tables % 2 == 0 && !args.share);
            generate::mitchell(
                tables,
                args.rounds.unwrap_or(tables.saturating_sub(lost)),
                boards,
                even,
            )?
        }
        Kind::Howell => shortened(generate::howell(tables, boards)?, args)?,
        Kind::ReducedHowell => {
            let usual = (3 * tables / 2).max(tables + 1);
            generate::reduced_howell(tables, args.rounds.unwrap_or(usual), boards)?
        }
        Kind::Hesitation => shortened(generate::hesitation(tables, boards)?, args)?,
        Kind::DoubleWeave => generate::double_weave(tables, args.rounds.unwrap_or(tables), boards)?,
        Kind::Appendix => shortened(generate::appendix(tables.max(1), boards)?, args)?,
        Kind::Web => generate::web(tables, args.rounds.unwrap_or(13), boards)?,
        Kind::Individual => generate::individual(args.entries, args.rounds, boards)?,
        Kind::HeadToHead => {
            // Without a number one match is meant.
            let teams = if args.entries == 0 { 2 } else { args.entries };
            generate::head_to_heads(teams, args.rounds.unwrap_or(2), boards)?
        }
        Kind::RoundRobin => shortened(generate::round_robin(args.entries, boards)?, args)?,
        Kind::DoubleRoundRobin => {
            shortened(generate::double_round_robin(args.entries, boards)?, args)?
        }
        Kind::Triangle => generate::triangle(boards)?,
        Kind::MultipleTeams => {
            let rounds = args.rounds.unwrap_or(args.entries.saturating_sub(1));
            generate::multiple_teams_cut_short(args.entries, rounds, boards)?
        }
        Kind::NewEngland => {
            let rounds = args.rounds.unwrap_or(args.entries.saturating_sub(1));
            generate::new_england(args.entries, rounds, boards)?
        }
        Kind::StaggerTeams => {
            let rounds = args.rounds.unwrap_or(args.entries.saturating_sub(1));
            generate::stagger_teams(args.entries, rounds, boards)?
        }
        Kind::Bracket => {
            return Err(NotMade::Impossible(said!(
                "bracket-no-movement",
                "a bracket is not a movement"
            )));
        }
    };
    if args.half {
        movement = generate::half_table(&movement)?;
    }
    if args.rover {
        movement = generate::rover(&movement)?;
    }
    if let Some(rounds) = &args.switch {
        let rounds = if rounds == "best" {
            generate::best_arrow_switch(&movement)
        } else {
            let list: Result<Vec<usize>, _> = rounds.split(',').map(|r| r.trim().parse()).collect();
            list.map_err(|_| {
                NotMade::Impossible(said!(
                    "no-rounds-to-switch",
                    "`{rounds}` are not rounds; write `best`, or `7,8`",
                    rounds
                ))
            })?
        };
        movement = generate::arrow_switch(&movement, &rounds)?;
    }
    if args.fours != 1 {
        movement = generate::in_fours(&movement, args.fours)?;
    }
    if args.barometer {
        movement = generate::barometer(&movement)?;
    }
    if args.sections != 1 {
        let all: Vec<Movement> = (0..args.sections.min(MOST_SECTIONS + 1))
            .map(|_| movement.clone())
            .collect();
        movement = generate::sections(&all)?;
    }
    Ok(movement)
}

/// With as many rounds as are asked for.
fn shortened(movement: Movement, args: &MakeArgs) -> Result<Movement, NotMade> {
    match args.rounds {
        Some(rounds) => generate::curtailed(&movement, rounds),
        None => Ok(movement),
    }
}

fn run_sections(args: &SectionsArgs, words: &Words) -> Result<ExitCode, String> {
    let read = |file: &Source| {
        let text = file.read()?;
        Movement::read(&text).map_err(|e| format!("{file}: {}", words.said(&e.said())))
    };
    let parts: Vec<Movement> = args.files.iter().map(read).collect::<Result<_, String>>()?;
    let whole = generate::sections(&parts).map_err(|error| words.said(&error.said()))?;
    let text = written(&whole, (args.json, args.yaml), words)?;
    print(|out| out.write_all(text.as_bytes()))
}

/// A movement as it is asked for: JSON, YAML, or a table for people.
fn written(movement: &Movement, form: (bool, bool), words: &Words) -> Result<String, String> {
    Ok(match form {
        (true, _) => {
            let value = serde_json::to_value(movement).map_err(|e| e.to_string())?;
            format!("{value:#}\n")
        }
        (_, true) => movement.to_yaml(),
        _ => text_of::movement(movement, &check(movement).figures, words),
    })
}

fn run_make(args: &MakeArgs, words: &Words) -> Result<ExitCode, String> {
    let text = if args.kind == Kind::Bracket {
        let made = obeyed(args)
            .and_then(|()| Bracket::seeded(args.entries))
            .and_then(|made| match args.third {
                true => made.with_third(),
                false => Ok(made),
            })
            .and_then(|made| match args.plate {
                true => made.with_plate(),
                false => Ok(made),
            });
        let bracket = made.map_err(|error| words.said(&error.said()))?;
        if args.json || args.yaml {
            format!(
                "{:#}\n",
                serde_json::to_value(&bracket).map_err(|e| e.to_string())?
            )
        } else {
            text_of::knock_out(&bracket, words)
        }
    } else {
        let movement = make(args).map_err(|error| words.said(&error.said()))?;
        written(&movement, (args.json, args.yaml), words)?
    };
    print(|out| out.write_all(text.as_bytes()))
}

fn run_suggest(args: &SuggestArgs, words: &Words) -> Result<ExitCode, String> {
    let halves = (args.minutes_a_board * 2.0).round();
    if !(1.0..=200.0).contains(&halves) {
        return Err(words.say(Message::SuggestMinutes));
    }
    let offers = suggest(Wish {
        pairs: args.pairs,
        boards: args.boards,
        minutes: args.minutes,
        half_minutes_a_board: halves as u32,
        sections: args.sections,
    })
    .map_err(|error| words.said(&error.said()))?;
    let mut out = String::new();
    let shown = offers.iter().take(args.show);
    if args.json {
        let list: Vec<_> = shown
            .map(|offer| {
                json!({
                    "movement": text_of::title(&offer.movement.name, words),
                    "boards_a_round": offer.per_round,
                    "minutes": offer.minutes,
                    "cost": (offer.cost * 100.0).round() / 100.0,
                    "figures": figures_json(&offer.figures),
                })
            })
            .collect();
        let _ = writeln!(out, "{:#}", serde_json::Value::Array(list));
    } else {
        for (offer, number) in shown.zip(1..) {
            out.push_str(&text_of::offer(number, offer, args.boards, words));
        }
    }
    print(|to| to.write_all(out.as_bytes()))
}

fn run_swiss(args: &SwissArgs, words: &Words) -> Result<ExitCode, String> {
    let in_file = |e: String| format!("{}: {e}", args.file);
    let mut swiss = Swiss::read(&args.file.read()?).map_err(|e| in_file(words.said(&e.said())))?;
    if args.triangle {
        swiss.odd = Odd::Triangle;
    }
    if args.long_triangle {
        swiss.odd = Odd::Long;
    }
    if let Some(rounds) = args.again_after {
        swiss.excess = Excess::After(rounds);
    }
    if args.danish {
        swiss.excess = Excess::Danish;
    }
    let round = swiss
        .pair(&swiss.ranking)
        .map_err(|e| in_file(words.said(&e.said())))?;
    let mut out = String::new();
    if args.yaml || args.file_after {
        swiss.play(&round);
        out = match args.yaml {
            true => swiss.movement(args.entrants, args.boards).to_yaml(),
            false => serde_json::to_string_pretty(&swiss).map_err(|e| e.to_string())? + "\n",
        };
    } else if args.json {
        let _ = writeln!(
            out,
            "{:#}",
            serde_json::to_value(&round).map_err(|e| e.to_string())?
        );
    } else {
        out.push_str(&text_of::pairing(&round, words));
        let most = Swiss::rounds_without_rematch(swiss.ranking.len() as u32) as usize;
        if swiss.played.len() >= most {
            let _ = writeln!(out, "{}", words.say(Message::SwissTooMany));
        }
    }
    print(|to| to.write_all(out.as_bytes()))
}

fn run_change(args: &ChangeArgs, words: &Words) -> Result<ExitCode, String> {
    let movement = Movement::read(&args.file.read()?)
        .map_err(|e| format!("{}: {}", args.file, words.said(&e.said())))?;
    let after = args.after.unwrap_or(0);
    let (changed, changes) = if args.arrives {
        change::arrives(&movement, after)
    } else if let Some(who) = args.leaves {
        change::leaves(&movement, who, after)
    } else {
        let table = args.behind.as_deref().unwrap_or_default();
        change::behind(&movement, args.round.unwrap_or(0), table, args.boards)
    }
    .map_err(|error| words.said(&error.said()))?;
    print(|out| {
        if args.yaml {
            out.write_all(changed.to_yaml().as_bytes())
        } else {
            changes
                .iter()
                .try_for_each(|change| writeln!(out, "{}", text_of::change(change, words)))
        }
    })
}

fn figures_json(figures: &Figures) -> serde_json::Value {
    json!({
        "rounds": figures.rounds,
        "tables": figures.tables,
        "boards": figures.boards,
        "copies": figures.copies,
        "tables_that_share": figures.sharing,
        "boards_played": {"least": figures.played.0, "most": figures.played.1},
        "sit_outs": figures.sit_outs,
        "opponents_met": {"met": figures.met.0, "of": figures.met.1},
        "partners": figures.partnered.map(|(met, of)| json!({"met": met, "of": of})),
        "direction_difference": figures.direction,
        "winners": figures.winners,
        "competition": figures.competition.map(|c| json!({
            "least": c.least, "mean": c.mean, "most": c.most, "deviation": c.deviation,
        })),
    })
}
