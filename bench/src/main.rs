//! `openroom-bench kill`, `load`, `growth`, `hostile`, `sights`, `scenarios` and more: `openroom-bench --help`.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use openroom_bench::at_table::serving;
use openroom_bench::club::Size;
use openroom_bench::{cuts, hostile, kill, load, nodes, played, robots, scenarios, sights, stored};

/// Runs of the real server, over loopback only.
#[derive(Debug, Parser)]
struct Cli {
    /// The binary
    #[arg(long, global = true, default_value = "target/release/openroom")]
    binary: PathBuf,
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Kill the server at random moments of a session; nothing acknowledged may be lost
    Kill(KillArgs),
    /// Many tables enter results while many watch the ranking
    Load(LoadArgs),
    /// The same with 50, 100, 200 and 400 tables, and what each costs
    Growth(LoadArgs),
    /// Clients that mean harm, or are badly broken
    Hostile,
    /// Many stored events, and many connections on which nothing happens
    Stored(StoredArgs),
    /// Several servers on one PostgreSQL, killed, put to sleep and cut off while 50 tables play
    Nodes(NodesArgs),
    /// Boards played at random over the sockets: nobody may be sent a foreign card, or anything from which one follows
    Sights(SightsArgs),
    /// Many tables at which boards are played: 500 at ten times human speed, then more and more at human speed
    Tables(TablesArgs),
    /// Many tables with one person and three robots each: how long the person waits for a robot
    Robots(RobotsArgs),
    /// Tables of four whose sockets are cut and whose server is killed; nothing acknowledged may be lost, nothing may count twice
    Cuts(CutsArgs),
    /// Every scenario that a table can play, over the sockets and on the command line
    Scenarios(ScenariosArgs),
}

#[derive(Debug, Args)]
struct SightsArgs {
    /// Boards, half of them in each way of play
    #[arg(long, default_value_t = 200)]
    boards: u32,
    /// How often each is played again with another deal
    #[arg(long, default_value_t = 4)]
    again: u32,
    /// Chance that can be repeated
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Debug, Args)]
struct TablesArgs {
    /// How many tables at once at human speed, one run for each
    #[arg(long, value_delimiter = ',', default_values_t = [50, 100, 200, 500, 1000, 2000])]
    human: Vec<u32>,
    /// How many tables at ten times human speed; 0 for none
    #[arg(long, default_value_t = 500)]
    fast: u32,
    /// Seconds that are measured in each run
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// Chance that can be repeated
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Debug, Args)]
struct RobotsArgs {
    /// Tables, each with one person and three robots
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=500))]
    tables: u32,
    /// Seconds that are measured, after half a minute in which the tables begin
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=7200))]
    seconds: u64,
    /// How well the robots play
    #[arg(long, default_value = "fast", value_parser = ["fast", "club", "strong"])]
    strength: String,
    /// Chance that can be repeated
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Debug, Args)]
struct CutsArgs {
    /// Tables
    #[arg(long, default_value_t = 50)]
    tables: u32,
    /// Boards of each
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=3))]
    boards: u32,
    /// How often the server is killed
    #[arg(long, default_value_t = 50)]
    kills: u32,
    /// Chance that can be repeated
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Debug, Args)]
struct ScenariosArgs {
    /// Where they are
    #[arg(default_value = "scenarios")]
    folder: PathBuf,
}

#[derive(Debug, Args)]
struct StoredArgs {
    /// Stored events
    #[arg(long, default_value_t = 20_000)]
    events: u32,
    /// Live connections on which nothing happens
    #[arg(long, default_value_t = 4_000, value_parser = clap::value_parser!(u32).range(0..=8000))]
    idle: u32,
}

#[derive(Debug, Args)]
struct NodesArgs {
    /// How many servers
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=8))]
    nodes: u8,
    /// Use NATS between them
    #[arg(long)]
    nats: bool,
    /// Milliseconds that a board takes at most
    #[arg(long, default_value_t = 20_000)]
    longest: u64,
    /// Chance that can be repeated
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Debug, Args)]
struct KillArgs {
    /// How often
    #[arg(long, default_value_t = 50)]
    kills: u32,
    /// Chance that can be repeated
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Debug, Args)]
struct LoadArgs {
    /// Tables of an event: multiples of 25 above 25, 2,000 at most
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(5..=2000))]
    tables: u32,
    /// Events at once
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=500))]
    events: u32,
    /// Servers on one PostgreSQL; 0 is one server on SQLite
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=8))]
    nodes: u32,
    /// These use NATS
    #[arg(long)]
    nats: bool,
    /// Phones write and do not listen: more than 8,000 tables have more live connections than one server takes
    #[arg(long)]
    deaf: bool,
    /// Pages of the staff beside the Director's
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=50))]
    staff: u32,
    /// Who watch the ranking
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(0..=2000))]
    watchers: u32,
    /// Boards in a round
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=4))]
    boards: u32,
    /// How long is measured
    #[arg(long, default_value_t = 240, value_parser = clap::value_parser!(u64).range(1..=900))]
    seconds: u64,
    /// How many times as fast as people
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=1000))]
    speed: u64,
    /// Rounds played before, of eight
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(0..=7))]
    before: u32,
    /// Chance that can be repeated
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[tokio::main]
async fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.what {
        What::Kill(args) => killed(&cli.binary, &args).await,
        What::Load(args) => loaded(&cli.binary, &args).await.map(|run| run.is_good()),
        What::Growth(args) => grown(&cli.binary, &args).await,
        What::Hostile => attacked(&cli.binary).await,
        What::Stored(args) => stored_many(&cli.binary, &args).await,
        What::Nodes(args) => troubled(&cli.binary, &args).await,
        What::Sights(args) => looked_at(&cli.binary, &args).await,
        What::Tables(args) => played_at(&cli.binary, &args).await,
        What::Robots(args) => with_robots(&cli.binary, &args).await,
        What::Cuts(args) => cut(&cli.binary, &args).await,
        What::Scenarios(args) => conformed(&cli.binary, &args).await,
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(text) => {
            eprintln!("bench: {text}");
            ExitCode::FAILURE
        }
    }
}

async fn killed(binary: &std::path::Path, args: &KillArgs) -> Result<bool, String> {
    let plan = kill::Plan {
        size: Size {
            sections: 2,
            tables: 10,
            rounds: 8,
            boards: 3,
        },
        kills: args.kills,
        seed: args.seed,
    };
    let report = kill::run(binary, plan).await?;
    println!(
        "20 tables, 24 boards each, seed {}: killed {} times; {} entries acknowledged, each in the log once; {} requests sent again; the log of {} entries replays to what the phones saw",
        args.seed, report.kills, report.acknowledged, report.again, report.entries
    );
    Ok(true)
}

/// The sizes of which the cost is compared.
const SIZES: [u32; 4] = [50, 100, 200, 400];

async fn grown(binary: &std::path::Path, args: &LoadArgs) -> Result<bool, String> {
    let mut runs = Vec::new();
    for tables in SIZES {
        println!("load of the machine before: {}", machine());
        let args = LoadArgs { tables, ..*args };
        runs.push((tables, loaded(binary, &args).await?));
        println!();
    }
    println!(
        "| tables | entries | median | 99 % | server CPU | a table | an entry | memory | a table | errors |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for (tables, run) in &runs {
        let (share, entries) = (run.cpu / run.seconds * 100.0, run.entries.count().max(1));
        println!(
            "| {tables} | {entries} | {:.1} ms | {:.1} ms | {share:.1} % | {:.3} % | {:.1} ms | {} MiB | {} KiB | {} |",
            run.entries.within(500),
            run.entries.within(990),
            share / f64::from(*tables),
            run.cpu * 1000.0 / entries as f64,
            run.memory / 1024,
            run.memory.saturating_sub(run.memory_empty) / u64::from(*tables),
            run.errors.len()
        );
    }
    Ok(runs.iter().all(|(_, run)| run.is_good()))
}

/// How busy the machine is, over one, five and fifteen minutes.
fn machine() -> String {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let figures: Vec<&str> = text.split_whitespace().take(3).collect();
    figures.join(" ")
}

async fn loaded(binary: &std::path::Path, args: &LoadArgs) -> Result<load::Report, String> {
    let sections = (args.tables / 25).max(1);
    let each = args.tables.min(25);
    let plan = load::Plan {
        size: Size {
            sections,
            tables: each,
            rounds: 8.min(each),
            boards: args.boards,
        },
        events: args.events,
        nodes: args.nodes,
        nats: args.nats,
        deaf: args.deaf,
        staff: args.staff,
        watchers: args.watchers,
        seconds: args.seconds,
        speed: args.speed,
        before: args.before,
        seed: args.seed,
    };
    let tables = sections * each * args.events;
    let report = load::run(binary, plan).await?;
    let entries = report.entries.count();
    println!(
        "tables {tables}, watchers {}, {} times human speed, {:.0} s",
        args.watchers, args.speed, report.seconds
    );
    println!(
        "entries {entries} ({:.1} a second; {:.0} a second in the rush before)",
        entries as f64 / report.seconds,
        report.rush
    );
    println!(
        "an entry: median {:.1} ms, 99 % within {:.1} ms, slowest {:.1} ms",
        report.entries.within(500),
        report.entries.within(990),
        report.entries.within(1000)
    );
    println!(
        "on the other phone after: median {:.1} ms, 99 % within {:.1} ms",
        report.shown.within(500),
        report.shown.within(990)
    );
    println!(
        "rounds completed {}; rankings {} ({:.0} a second): median {:.1} ms, 99 % within {:.1} ms; {} live messages, {:.1} MB in all",
        report.rounds,
        report.rankings.count(),
        report.rankings.count() as f64 / report.seconds,
        report.rankings.within(500),
        report.rankings.within(990),
        report.messages,
        report.bytes as f64 / 1e6
    );
    let share = report.cpu / report.seconds * 100.0;
    println!(
        "server: {share:.1} % of a core ({:.3} % a table), {:.1} ms an entry; {} MiB ({} KiB a table; empty {} MiB)",
        share / f64::from(tables),
        report.cpu * 1000.0 / entries.max(1) as f64,
        report.memory / 1024,
        report.memory.saturating_sub(report.memory_empty) / u64::from(tables),
        report.memory_empty / 1024
    );
    println!(
        "this program: {:.1} % of a core",
        report.own_cpu / report.seconds * 100.0
    );
    println!("errors {}", report.errors.len());
    for error in report.errors.iter().take(5) {
        println!("  {error}");
    }
    Ok(report)
}

async fn attacked(binary: &std::path::Path) -> Result<bool, String> {
    let plan = hostile::Plan {
        slow: 500,
        wait: true,
        passwords: 2000,
        sockets: 200,
    };
    for line in hostile::run(binary, plan).await? {
        println!("{}: {}", line.attack, line.answer);
    }
    Ok(true)
}

async fn troubled(binary: &std::path::Path, args: &NodesArgs) -> Result<bool, String> {
    let plan = nodes::Plan {
        size: Size {
            sections: 2,
            tables: 25,
            rounds: 13,
            boards: 4,
        },
        nodes: args.nodes.into(),
        nats: args.nats,
        longest: args.longest,
        calm: 6000,
        seed: args.seed,
    };
    let (report, troubles, took) = nodes::run(binary, plan).await?;
    println!(
        "{} entries acknowledged in {} s, all of them in the log, once; {} requests sent again; {troubles:?}",
        report.acknowledged,
        took.as_secs(),
        report.again
    );
    Ok(true)
}

/// A file that is gone with what is given back.
fn database() -> Result<(tempfile::TempDir, PathBuf), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let file = folder.path().join("played.db");
    Ok((folder, file))
}

async fn looked_at(binary: &std::path::Path, args: &SightsArgs) -> Result<bool, String> {
    let (_folder, file) = database()?;
    let (server, director) = serving(binary, &file).await?;
    let plan = sights::Plan {
        boards: args.boards,
        again: args.again,
        at_once: 4,
        seed: args.seed,
    };
    let report = sights::run(server.at, &director, plan).await?;
    println!(
        "{} boards, seed {}: {} deeds ({} cards), {} refused, {} sockets cut; {} answers and messages of {} bytes with no card that their reader may not know; {} boards again with another deal, {} answers and messages the same to the last byte",
        report.boards,
        args.seed,
        report.deeds,
        report.cards,
        report.refused,
        report.cuts,
        report.messages,
        report.bytes,
        report.again,
        report.compared
    );
    Ok(true)
}

/// Milliseconds between two calls or cards at a table of people.
const HUMAN: u64 = 5000;

async fn played_at(binary: &std::path::Path, args: &TablesArgs) -> Result<bool, String> {
    println!("load of the machine before: {}", machine());
    let fast = (args.fast > 0).then_some((args.fast, HUMAN / 10));
    let human = args.human.iter().map(|&tables| (tables, HUMAN));
    println!(
        "| tables | a deed every | deeds a second | on the others' screens: median | 99 % | slowest | onlookers 99 % | answer 99 % | server CPU | a deed | memory a table | boards ended | errors |"
    );
    println!("|{}", " --- |".repeat(13));
    let mut good = true;
    for (tables, pace) in fast.into_iter().chain(human) {
        let plan = played::Plan {
            tables,
            pace,
            onlookers: 10,
            watched: 10,
            seconds: args.seconds,
            seed: args.seed,
        };
        let run = played::run(binary, plan).await?;
        let deeds = run.answers.count().max(1);
        let [_, idle, end] = run.memory;
        println!(
            "| {tables} | {:.1} s | {:.0} | {:.1} ms | {:.1} ms | {:.1} ms | {:.1} ms | {:.1} ms | {:.0} % | {:.2} ms | {} KiB | {} | {} |",
            pace as f64 / 1000.0,
            deeds as f64 / run.seconds,
            run.shown.within(500),
            run.shown.within(990),
            run.shown.within(1000),
            run.looked_on.within(990),
            run.answers.within(990),
            run.cpu / run.seconds * 100.0,
            run.cpu * 1000.0 / deeds as f64,
            end.saturating_sub(idle) / u64::from(tables.max(1)),
            run.boards,
            run.errors.len()
        );
        eprintln!(
            "{tables} tables: this program {:.0} % of a core; memory {} MiB empty, {} MiB with all sockets, {} MiB at the end; {:.1} MB over the sockets",
            run.own_cpu / run.seconds * 100.0,
            run.memory[0] / 1024,
            idle / 1024,
            end / 1024,
            run.bytes as f64 / 1e6
        );
        for error in run.errors.iter().take(5) {
            eprintln!("  {error}");
        }
        good &= run.is_good();
    }
    Ok(good)
}

async fn with_robots(binary: &std::path::Path, args: &RobotsArgs) -> Result<bool, String> {
    println!("load of the machine before: {}", machine());
    let plan = robots::Plan {
        tables: args.tables,
        seconds: args.seconds,
        strength: args.strength.clone(),
        seed: args.seed,
    };
    let run = robots::run(binary, plan).await?;
    println!(
        "{} tables of a person and three robots ({}), {:.0} s: {} acts of people, {} of robots, {} boards ended",
        args.tables,
        args.strength,
        run.seconds,
        run.answers.count(),
        run.waits.count(),
        run.boards
    );
    println!(
        "wait for an act of a robot: median {:.0} ms, 99 % within {:.0} ms, 99.9 % within {:.0} ms, longest {:.0} ms; {} longer than {} s",
        run.waits.within(500),
        run.waits.within(990),
        run.waits.within(999),
        run.waits.within(1000),
        run.long,
        robots::LONGEST.as_secs()
    );
    println!(
        "until it is one's own turn again: median {:.0} ms, 99 % within {:.0} ms, longest {:.0} ms; an own act is taken within {:.0} ms (99 %)",
        run.turns.within(500),
        run.turns.within(990),
        run.turns.within(1000),
        run.answers.within(990)
    );
    println!(
        "server: {:.1} % of a core, {} MiB; this program: {:.1} % of a core",
        run.cpu / run.seconds * 100.0,
        run.memory / 1024,
        run.own_cpu / run.seconds * 100.0
    );
    println!("errors {}", run.errors.len());
    for error in run.errors.iter().take(5) {
        println!("  {error}");
    }
    Ok(run.is_good())
}

async fn cut(binary: &std::path::Path, args: &CutsArgs) -> Result<bool, String> {
    let plan = cuts::Plan {
        tables: args.tables,
        boards: args.boards,
        kills: args.kills,
        seed: args.seed,
    };
    let report = cuts::run(binary, plan).await?;
    println!(
        "{} tables, {} boards, seed {}: killed {} times, {} sockets cut, {} pages loaded again; {} calls, cards and words acknowledged, each in the store once and nothing else; {} requests sent again, {} too late behind the other device",
        args.tables,
        report.boards,
        args.seed,
        args.kills,
        report.cuts,
        report.reloads,
        report.acknowledged,
        report.again,
        report.too_late
    );
    Ok(true)
}

async fn conformed(binary: &std::path::Path, args: &ScenariosArgs) -> Result<bool, String> {
    let (_folder, file) = database()?;
    let (server, director) = serving(binary, &file).await?;
    let report = scenarios::run(binary, server.at, &director, &args.folder, 1).await?;
    println!(
        "{} scenarios played over the sockets in {} deeds, each with the outcome of the command line; {} do not know all hands, {} have a card written twice",
        report.played, report.deeds, report.unknown, report.twice
    );
    Ok(true)
}

async fn stored_many(binary: &std::path::Path, args: &StoredArgs) -> Result<bool, String> {
    let report = stored::run(binary, args.events, args.idle).await?;
    println!(
        "{} events of {} entries stored, a file of {} MiB: start {:.0} ms, first page {:.0} ms, an old event {:.0} ms; memory {} MiB at the start, {} MiB after",
        args.events,
        report.entries,
        report.file / 1024 / 1024,
        report.start,
        report.page,
        report.old,
        report.memory_start / 1024,
        report.memory / 1024
    );
    println!(
        "{} idle live connections: {} bytes each",
        args.idle, report.idle
    );
    Ok(true)
}
