//! `openroom event draw`: the next round of a Swiss, drawn from the log itself; `openroom event check`: what the log promises, held
//! against what was played.

use std::fmt::Write as _;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use openroom_tournament::draws::Ask;
use openroom_tournament::entry::{DrawMeet, DrawOdd, DrawOf, DrawOrder, Drawn};
use openroom_tournament::{Action, Tournament, log, promises};

use super::write::{Stamp, add_from_log};
use super::{LogFile, json, read, words};
use crate::commands::input::{Source, print};
use crate::words::{Language, Message, Words};

/// Draw the next round of a Swiss from the log: rankings, who has met whom, byes, withdrawals
///
/// The draw is added to the log with all that it was made from, and is the next round: tables, boards, places. The first draw of a session
/// says how many rounds and boards there are; later ones go on. `--check` makes every draw of the log again and says whether it is the one
/// that follows.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom event draw swiss.yaml --rounds 7 --boards 8 --halves
  openroom event draw swiss.yaml --lot --seed 271828 --rounds 5
  openroom event draw swiss.yaml
  openroom event draw swiss.yaml --swap 3,7 --why 'they came in one car'
  openroom event draw swiss.yaml --check")]
pub struct DrawArgs {
    /// The log
    file: LogFile,
    /// Print the draw and write nothing
    #[arg(long)]
    show: bool,
    /// Make every draw of the log again, and say whether it follows from the log (exit status 1 if one does not)
    #[arg(long, conflicts_with = "show")]
    check: bool,
    /// The session (default: the one that is on, or the next)
    #[arg(long)]
    session: Option<u16>,
    /// By lot; with --seed by that seed, otherwise by one that is written down
    #[arg(long, conflicts_with_all = ["entry", "order", "ranking"])]
    lot: bool,
    /// The seed of the lot
    #[arg(long, requires = "lot")]
    seed: Option<u64>,
    /// In the order of entry
    #[arg(long, conflicts_with_all = ["order", "ranking"])]
    entry: bool,
    /// By the rankings
    #[arg(long, conflicts_with = "order")]
    ranking: bool,
    /// In this order, the best first: 5,3,1,2,4
    #[arg(long, value_delimiter = ',', value_name = "CONTESTANTS")]
    order: Vec<u32>,
    /// Top half against bottom half, in the first round
    #[arg(long, conflicts_with = "folded")]
    halves: bool,
    /// First against last, in the first round
    #[arg(long)]
    folded: bool,
    /// What an odd number does: bye or triangle (teams, over two rounds)
    #[arg(long, value_parser = ["bye", "triangle"])]
    odd: Option<String>,
    /// Contestants may meet again after this many rounds
    #[arg(long, value_name = "ROUNDS")]
    again_after: Option<u32>,
    /// Allow any rematch (Danish)
    #[arg(long, conflicts_with = "again_after")]
    danish: bool,
    /// By the rankings after this round (default: the last)
    #[arg(long, value_name = "ROUND")]
    after: Option<u32>,
    /// Boards per match (default: as before, or 8)
    #[arg(long)]
    boards: Option<u32>,
    /// The first board of the round (default: the next that has not been played)
    #[arg(long, value_name = "BOARD")]
    first_board: Option<u32>,
    /// How many rounds the session has
    #[arg(long)]
    rounds: Option<u32>,
    /// Two contestants exchange places; give the reason in --why; may be repeated
    #[arg(long = "swap", value_name = "A,B")]
    swaps: Vec<String>,
    /// Machine-readable JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    stamp: Stamp,
}

/// Check what the event promises against what was played: nobody meets again who need not, byes are shared, draws follow
///
/// The check shares nothing with what draws the rounds. Exit status: 0 all kept, 1 something is not, 2 unreadable.
#[derive(Debug, clap::Args)]
pub struct CheckArgs {
    /// The log, or `-` for standard input
    file: Source,
    /// Machine-readable JSON
    #[arg(long)]
    json: bool,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// Runs `draw`.
pub fn draw(args: &DrawArgs) -> Result<ExitCode, String> {
    let words = args.stamp.words();
    if args.check {
        return check_draws(args, &words);
    }
    let ask = ask(args)?;
    if args.show {
        let event = read(&Source::File(args.file.clone()), None, &words)?;
        let drawn = event.next_draw(&seeded(&event, &ask)?);
        let drawn = drawn.map_err(|refused| words.refused(&refused))?;
        return shown(args, &event, &drawn, &words);
    }
    let mut made = None;
    add_from_log(&args.file, &args.stamp, |event| {
        let drawn = event.next_draw(&seeded(event, &ask)?);
        let drawn = drawn.map_err(|refused| {
            let reason = words.refused(&refused);
            words.tell(Message::Refused, [("reason", reason.into())])
        })?;
        let action = Action::Drawn(Box::new(drawn.clone()));
        made = Some((event.clone(), drawn));
        Ok(vec![action])
    })?;
    let Some((event, drawn)) = made else {
        return Ok(ExitCode::SUCCESS);
    };
    shown(args, &event, &drawn, &words)
}

fn ask(args: &DrawArgs) -> Result<Ask, String> {
    let order = if args.lot {
        Some(DrawOrder::Lot)
    } else if args.entry {
        Some(DrawOrder::Entry)
    } else if args.ranking {
        Some(DrawOrder::Ranking)
    } else if !args.order.is_empty() {
        Some(DrawOrder::Given)
    } else {
        None
    };
    let meet = if args.halves {
        Some(DrawMeet::Halves)
    } else if args.folded {
        Some(DrawMeet::Folded)
    } else {
        None
    };
    let odd = args.odd.as_deref().map(|word| match word {
        "triangle" => DrawOdd::Triangle,
        _ => DrawOdd::Bye,
    });
    let two = |text: &String| {
        let (one, other) = text.split_once(',')?;
        Some([one.trim().parse().ok()?, other.trim().parse().ok()?])
    };
    let swapped = args.swaps.iter().map(|text| {
        two(text).ok_or_else(|| format!("--swap {text}: write two contestants, such as 3,7"))
    });
    Ok(Ask {
        session: args.session,
        order,
        given: args.order.clone(),
        seed: args.seed,
        meet,
        odd,
        again_after: args.again_after.or(args.danish.then_some(0)),
        after: args.after,
        boards: args.boards,
        first_board: args.first_board,
        rounds: args.rounds,
        swapped: swapped.collect::<Result<_, _>>()?,
    })
}

/// The same with a seed of this moment, where lots are drawn and nobody gave one.
fn seeded(event: &Tournament, ask: &Ask) -> Result<Ask, String> {
    let conduct = event.state().regulations.conduct();
    let by_lot = match ask.order {
        Some(order) => order == DrawOrder::Lot,
        None => !event.state().has_begun() && conduct.first_order == DrawOrder::Lot,
    };
    let mut ask = ask.clone();
    if by_lot && ask.seed.is_none() {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let since = since.map_err(|_| "this machine's clock is set before 1970; give --seed")?;
        ask.seed = Some(u64::from(since.subsec_nanos()) % 1_000_000);
    }
    Ok(ask)
}

fn shown(
    args: &DrawArgs,
    event: &Tournament,
    drawn: &Drawn,
    words: &Words,
) -> Result<ExitCode, String> {
    let text = match args.json {
        true => json(drawn)?,
        false => text(event, drawn, words),
    };
    print(|out| out.write_all(text.as_bytes()))
}

/// A draw as people read it.
pub fn text(event: &Tournament, drawn: &Drawn, words: &Words) -> String {
    let name = |who: u32| {
        let found = event.state().contestants.get(&who);
        let title = found.map_or_else(String::new, |one| one.title(" – "));
        format!("{who} {title}").trim_end().to_owned()
    };
    let mut out = String::new();
    let round = drawn.round.unwrap_or(1);
    let _ = writeln!(
        out,
        "{}\n{}",
        words.tell(Message::DrawTitle, [("round", round.into())]),
        whence(drawn, words)
    );
    let meet = match drawn.meet {
        DrawMeet::Neighbours => None,
        DrawMeet::Halves => Some(Message::DrawMeetHalves),
        DrawMeet::Folded => Some(Message::DrawMeetFolded),
        DrawMeet::ByHand => Some(Message::DrawMeetByHand),
    };
    if let Some(meet) = meet {
        let _ = writeln!(out, "{}", words.say(meet));
    }
    for both in &drawn.matches {
        let args = [
            ("table", both.table.into()),
            ("home", name(both.home).into()),
            ("away", name(both.away).into()),
        ];
        let _ = writeln!(out, "{}", words.tell(Message::DrawTable, args));
    }
    if let Some(three) = &drawn.triangle {
        let who = three.teams.map(name).join(", ");
        let args = [
            ("from", three.table.into()),
            ("to", (three.table + 2).into()),
            ("who", who.into()),
        ];
        let _ = writeln!(out, "{}", words.tell(Message::DrawTriangle, args));
    }
    for &who in &drawn.byes {
        let args = [("who", name(who).into())];
        let _ = writeln!(out, "{}", words.tell(Message::DrawBye, args));
    }
    let args = [("boards", drawn.boards.to_string().into())];
    let _ = writeln!(out, "{}", words.tell(Message::DrawBoards, args));
    for &[one, other] in &drawn.swapped {
        let args = [("one", name(one).into()), ("other", name(other).into())];
        let _ = writeln!(out, "{}", words.tell(Message::DrawSwapped, args));
    }
    out
}

/// Where the order of a draw comes from.
fn whence(drawn: &Drawn, words: &Words) -> String {
    match (drawn.order, drawn.after) {
        (DrawOrder::Entry, _) => words.say(Message::DrawFromEntry),
        (DrawOrder::Given, _) => words.say(Message::DrawFromGiven),
        (DrawOrder::Lot, _) => {
            let seed = drawn.seed.unwrap_or(0).to_string();
            words.tell(Message::DrawFromLot, [("seed", seed.into())])
        }
        (DrawOrder::Ranking, None | Some(0)) => words.say(Message::DrawFromBefore),
        (DrawOrder::Ranking, Some(round)) => {
            words.tell(Message::DrawFromRanking, [("round", round.into())])
        }
    }
}

/// Makes every draw of the log again.
fn check_draws(args: &DrawArgs, words: &Words) -> Result<ExitCode, String> {
    let file = Source::File(args.file.clone());
    let text = file.read()?;
    let entries =
        log::read(&text).map_err(|error| format!("{file}: {}", words.said(&error.said())))?;
    let mut event = Tournament::new();
    let mut out = String::new();
    let (mut number, mut wrong) = (0_u32, false);
    for entry in &entries {
        if let Action::Drawn(drawn) = &entry.action {
            number += 1;
            let place = |message: Message, more: (&'static str, String)| {
                let round = drawn.round.unwrap_or(0);
                let args = [
                    ("number", number.into()),
                    ("round", round.into()),
                    (more.0, more.1.into()),
                ];
                words.tell(message, args)
            };
            let by_hand = drawn.meet == DrawMeet::ByHand;
            let retraced = event.retraced(drawn);
            let line = match &retraced {
                Ok(()) if by_hand => {
                    let why = entry.why.clone().unwrap_or_default();
                    place(Message::DrawByHandFollows, ("why", why))
                }
                Ok(()) => place(Message::DrawFollows, ("why", String::new())),
                Err(not) => {
                    let reason = words.said(&not.reason);
                    place(Message::DrawFollowsNot, ("reason", reason))
                }
            };
            let _ = writeln!(out, "{line}");
            if let Err(not) = retraced {
                wrong = true;
                if let Some(instead) = not.instead.filter(|_| drawn.of == DrawOf::Round) {
                    out.push_str(&self::text(&event, &instead, words));
                }
            }
        }
        event
            .recall(entry)
            .map_err(|refused| format!("{file}: {}", words.refused(&refused)))?;
    }
    if number == 0 {
        let _ = writeln!(out, "{}", words.say(Message::DrawNone));
    }
    print(|to| to.write_all(out.as_bytes()))?;
    Ok(if wrong {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

/// Runs `check`.
pub fn check(args: &CheckArgs) -> Result<ExitCode, String> {
    let words = words(args.lang);
    let text = args.file.read()?;
    let entries = log::read(&text)
        .map_err(|error| format!("{}: {}", args.file, words.said(&error.said())))?;
    let report = promises::check(&entries).map_err(|(entry, refused)| {
        format!("{}: entry {entry}: {}", args.file, words.refused(&refused))
    })?;
    let told = |finding: &promises::Finding| words.said(&finding.placed());
    let text = if args.json {
        let findings = report.findings.iter().map(|finding| {
            serde_json::json!({
                "promise": finding.promise,
                "session": finding.session,
                "round": finding.round,
                "broken": finding.broken,
                "text": told(finding),
            })
        });
        json(&serde_json::json!({
            "kept": report.is_kept(),
            "rounds": report.rounds,
            "draws": report.draws,
            "findings": findings.collect::<Vec<_>>(),
        }))?
    } else {
        let broken = report.findings.iter().filter(|finding| finding.broken);
        let message = match report.is_kept() {
            true => Message::CheckKept,
            false => Message::CheckBroken,
        };
        let figures = [
            ("rounds", report.rounds.into()),
            ("draws", report.draws.into()),
            ("broken", broken.count().into()),
        ];
        let mut out = words.tell(message, figures) + "\n";
        for finding in &report.findings {
            let what = told(finding);
            let line = match finding.broken {
                true => what,
                false => words.tell(Message::CheckNote, [("what", what.into())]),
            };
            let _ = writeln!(out, "{line}");
        }
        out
    };
    print(|out| out.write_all(text.as_bytes()))?;
    Ok(match report.is_kept() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}
