//! `openroom match`: robots against robots, so that a change to a robot is measured and not believed.

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use openroom_robots::{BoardOfMatch, Manner, Stuck, System, Tally, Team, board_of_match};
use openroom_words::words::{Language, Message, Words};
use serde_json::json;

use super::input::print;

/// Play a match of robots against robots
///
/// Each board is dealt from the seed and played at two tables; each team sits North-South at one of them. All robots bid
/// alike, so that the cards decide. The same seed gives the same match on any machine.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Robots:
  fast, club, strong     by how many deals they look at for a card
  fast-unread, ...       the same without reading the auction; unread is club-unread
  random                 any legal card

Examples:
  openroom match club fast --boards 100
  openroom match club club --errs 50
  openroom match fast random --boards 20 --seed 7 --json")]
pub struct MatchArgs {
    /// The first team: fast, club, strong, one of them with -unread, or random
    first: Manner,

    /// The second team
    second: Manner,

    /// How many boards
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    boards: u32,

    /// The number from which the boards are dealt and the robots take their chance
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// The first team are pupils: they err so often in a thousand turns, with bids that are too low, calls and leads out of turn and revokes.
    /// The boards are then played as at a table; one that waits for a Director does not count
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=1000))]
    errs: u16,

    /// Print JSON: a line for each board with both tables, then one with the total
    #[arg(long)]
    json: bool,

    /// Language: en, pt, es, es-ES, it or ro. Defaults to the system language (LC_ALL, LC_MESSAGES, LANG), otherwise English
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// Runs the command.
pub fn run(args: &MatchArgs) -> Result<ExitCode, String> {
    let (boards, waiting) = play(args)?;
    let mut tally = Tally::default();
    boards.iter().for_each(|board| tally.add(board.imps));
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment));
    print(|out| {
        if args.json {
            for board in &boards {
                writeln!(out, "{}", as_json(board))?;
            }
            writeln!(out, "{}", total_json(args, &tally, waiting))
        } else {
            out.write_all(as_text(args, &boards, &tally, waiting, &words).as_bytes())
        }
    })
}

/// All boards, on all cores, in their order; and how many of pupils wait for a Director.
fn play(args: &MatchArgs) -> Result<(Vec<BoardOfMatch>, u32), String> {
    let system = Arc::new(System::new());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let (next, waiting) = (AtomicU32::new(1), AtomicU32::new(0));
    let worker = || {
        let mut played = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number > args.boards {
                return Ok(played);
            }
            let pupils = Team {
                manner: args.first,
                errs: args.errs,
            };
            let teams = [pupils, args.second.into()];
            match board_of_match(&system, teams, args.seed, number) {
                Ok(board) => played.push(board),
                Err(Stuck::Director) if args.errs > 0 => {
                    waiting.fetch_add(1, Ordering::Relaxed);
                }
                Err(why) => return Err(format!("board {number}: {why}")),
            }
        }
    };
    let all: Result<Vec<Vec<BoardOfMatch>>, String> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(worker)).collect();
        let ended = threads.into_iter().map(|thread| {
            let stopped = |_| "a robot stopped; this is an error of the program".to_owned();
            thread.join().map_err(stopped)?
        });
        ended.collect()
    });
    let mut boards: Vec<BoardOfMatch> = all?.into_iter().flatten().collect();
    boards.sort_by_key(|board| board.board.number);
    Ok((boards, waiting.into_inner()))
}

fn as_text(
    args: &MatchArgs,
    boards: &[BoardOfMatch],
    tally: &Tally,
    waiting: u32,
    words: &Words,
) -> String {
    let title = words.tell(
        Message::MatchTitle,
        [
            ("first", args.first.to_string().into()),
            ("second", args.second.to_string().into()),
            ("boards", args.boards.into()),
            ("seed", args.seed.to_string().into()),
        ],
    );
    let mut text = format!("{title}\n");
    for board in boards {
        let number = board.board.number.unwrap_or_default();
        text += &words.tell(
            Message::MatchBoard,
            [
                ("number", number.to_string().into()),
                ("one", format!("{:+}", board.scores[0]).into()),
                ("other", format!("{:+}", board.scores[1]).into()),
                ("imps", format!("{:+}", board.imps).into()),
            ],
        );
        text.push('\n');
    }
    let decimal = |number: f64| words.decimal(&format!("{number:+.2}"));
    text += &words.tell(
        Message::MatchTotal,
        [
            ("imps", format!("{:+}", tally.imps).into()),
            ("mean", decimal(tally.mean()).into()),
        ],
    );
    text.push('\n');
    if waiting > 0 {
        text += &words.tell(Message::MatchWaiting, [("boards", waiting.into())]);
        text.push('\n');
    }
    if args.first == args.second && args.errs == 0 {
        text += &words.say(Message::MatchParallel);
        text.push('\n');
    } else if let Some((from, to)) = tally.interval() {
        text += &words.tell(
            Message::MatchInterval,
            [("from", decimal(from).into()), ("to", decimal(to).into())],
        );
        text.push('\n');
    }
    text
}

fn as_json(board: &BoardOfMatch) -> serde_json::Value {
    json!({
        "board": board.board.number,
        "scores": board.scores,
        "imps": board.imps,
        "logs": board.logs.each_ref().map(openroom_laws::Log::to_yaml),
    })
}

fn total_json(args: &MatchArgs, tally: &Tally, waiting: u32) -> serde_json::Value {
    json!({
        "first": args.first,
        "second": args.second,
        "seed": args.seed,
        "errs": args.errs,
        "boards": tally.boards,
        "waiting": waiting,
        "imps": tally.imps,
        "squares": tally.squares,
        "mean": tally.mean(),
        "standard-error": tally.standard_error(),
        "interval": tally.interval(),
    })
}
