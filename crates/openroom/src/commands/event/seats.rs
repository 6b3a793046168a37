//! `openroom event seats`: who starts where, drawn by lot; `openroom event needs`: who needs a fixed seat, light, help.

use std::fmt::Write as _;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use openroom_tournament::entry::{Drawn, Needs};
use openroom_tournament::questions::Suggestion;
use openroom_tournament::{Action, Tournament};

use super::write::{Stamp, add_from_log, put_acts};
use super::{LogFile, json};
use crate::commands::input::print;
use crate::words::{Message, Words};

/// Draw the starting places of a session by lot (White Book 121.4.2)
///
/// All places of the movement are drawn together, in all sections. Contestants who need a fixed seat are drawn among themselves first, for
/// the places that stay at their table; it is told who of them has to move all the same. The draw is added to the log with its seed, so
/// that `openroom event draw --check` can make it again.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom event seats thursday.yaml
  openroom event seats thursday.yaml --seed 271828
  openroom event seats thursday.yaml --show")]
pub struct SeatsArgs {
    /// The log
    file: LogFile,
    /// The session
    #[arg(long, default_value_t = 1)]
    session: u16,
    /// The seed of the lot (default: one that is written down)
    #[arg(long)]
    seed: Option<u64>,
    /// Print the draw and write nothing
    #[arg(long)]
    show: bool,
    /// Machine-readable JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    stamp: Stamp,
}

/// Take down what a contestant needs: a fixed seat, light, help, sorted cards (White Book 141.1, 141.2.2)
///
/// What was taken down before is replaced. No draw or movement moves a contestant that needs a fixed seat where that can be avoided.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom event needs thursday.yaml 7 --fixed-seat
  openroom event needs thursday.yaml 7 --fixed-seat --needs 'a lamp, sorted cards'
  openroom event needs thursday.yaml 7          (nothing is needed any more)")]
pub struct NeedsArgs {
    /// The log
    file: LogFile,
    /// The contestant
    contestant: u32,
    /// A seat that it need not leave
    #[arg(long)]
    fixed_seat: bool,
    /// What else, for the set-up list
    #[arg(long, value_name = "TEXT")]
    needs: Option<String>,
    #[command(flatten)]
    stamp: Stamp,
}

/// Runs `needs`.
pub fn needs(args: &NeedsArgs) -> Result<ExitCode, String> {
    let needs = Needs {
        contestant: args.contestant,
        stationary: args.fixed_seat,
        needs: args.needs.clone(),
    };
    put_acts(&args.file, &args.stamp, vec![Action::Needs(needs)])
}

/// Runs `seats`.
pub fn seats(args: &SeatsArgs) -> Result<ExitCode, String> {
    let words = args.stamp.words();
    let seed = match args.seed {
        Some(seed) => seed,
        None => {
            let since = SystemTime::now().duration_since(UNIX_EPOCH);
            let since =
                since.map_err(|_| "this machine's clock is set before 1970; give --seed")?;
            u64::from(since.subsec_nanos()) % 1_000_000
        }
    };
    let mut made = None;
    let mut draw = |event: &Tournament| {
        let drawn = event.draw_of_seats(args.session, seed);
        let action = Action::Drawn(Box::new(drawn.clone()));
        let mut after = event.clone();
        let entries = args.stamp.entries(vec![action.clone()])?;
        for entry in &entries {
            after.apply(entry).map_err(|refused| {
                let reason = words.refused(&refused);
                words.tell(Message::Refused, [("reason", reason.into())])
            })?;
        }
        made = Some((after, drawn));
        Ok(vec![action])
    };
    match args.show {
        true => {
            let event = args.stamp.event(&args.file)?;
            draw(&event)?;
        }
        false => add_from_log(&args.file, &args.stamp, draw)?,
    }
    let Some((event, drawn)) = made else {
        return Ok(ExitCode::SUCCESS);
    };
    let text = match args.json {
        true => json(&drawn)?,
        false => text(&event, &drawn, &words),
    };
    print(|out| out.write_all(text.as_bytes()))
}

/// The places, and who of those who need a fixed seat has none.
fn text(event: &Tournament, drawn: &Drawn, words: &Words) -> String {
    let name = |who: u32| {
        let found = event.state().contestants.get(&who);
        let title = found.map_or_else(String::new, |one| one.title(" – "));
        format!("{who} {title}").trim_end().to_owned()
    };
    let seed = drawn.seed.unwrap_or(0).to_string();
    let mut out = words.tell(Message::SeatsDrawn, [("seed", seed.into())]) + "\n";
    let round = event.state().round(drawn.session, 1);
    for table in round.into_iter().flat_map(|round| &round.tables) {
        let sitting: Vec<String> = table.sitting.contestants().map(name).collect();
        let args = [
            ("place", table.name.as_str().into()),
            ("who", sitting.join(" : ").into()),
        ];
        let _ = writeln!(out, "{}", words.tell(Message::SeatsPlace, args));
    }
    for told in event.suggestions() {
        if let Suggestion::Moves {
            contestant,
            session,
            ..
        } = told
            && session == drawn.session
        {
            let args = [("who", name(contestant).into())];
            let _ = writeln!(out, "{}", words.tell(Message::SeatsMoves, args));
        }
    }
    out
}
