//! `openroom event bracket`, `next` and `match`: a knock-out on its bracket.

use std::process::ExitCode;

use openroom_tournament::entry::{
    BracketSet, DecidedHow, MatchArranged, MatchDecided, MatchPlace, MatchesLaidOut, PutBack,
    PutBackIf, RoundStarted,
};
use openroom_tournament::{Action, Time, Tournament, view};
use openroom_words::brackets;

use super::LogFile;
use super::write::{Stamp, put_acts};
use crate::commands::input::{Source, print};
use crate::words::{Message, Words};

/// Draw the bracket of a knockout of teams, or print it (without --boards)
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom event new cup.yaml --name Cup --kind teams --structure knock-out --method imps
  openroom event bracket cup.yaml --boards 24 --seeds 3,1 --lots --third
  openroom event bracket cup.yaml --boards 24,32 --by-date 2026-10-31T23:59:00Z,2026-12-31T23:59:00Z
  openroom event bracket cup.yaml")]
pub struct BracketArgs {
    /// The log
    file: LogFile,
    /// Boards a match, round by round; the last figure holds for the rounds after it
    #[arg(long, value_delimiter = ',', value_name = "N,N")]
    boards: Vec<u32>,
    /// Contestants by seed, the strongest first; the others follow by number, or by lot
    #[arg(long, value_delimiter = ',', value_name = "N,N", requires = "boards")]
    seeds: Vec<u32>,
    /// Draw those who are not seeded by lot: with this number, or with one that is made up and written down
    #[arg(long, value_name = "NUMBER", num_args = 0..=1, requires = "boards")]
    lots: Option<Option<u64>>,
    /// Those beaten in the semi-finals play for third place
    #[arg(long, requires = "boards")]
    third: bool,
    /// Those beaten in the first round play a plate
    #[arg(long, requires = "boards")]
    plate: bool,
    /// Boards of a match of the plate
    #[arg(long, value_name = "N", requires = "plate")]
    plate_boards: Option<u32>,
    /// Until when the matches of each round are to be played
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "TIME,TIME",
        requires = "boards"
    )]
    by_date: Vec<Time>,
    /// A beaten team is put back also when the one that beat it withdraws
    #[arg(long, requires = "boards", conflicts_with = "never_put_back")]
    put_back_after_withdrawal: bool,
    /// No beaten team is put back
    #[arg(long, requires = "boards")]
    never_put_back: bool,
    /// Another bracket than the usual one, as `openroom movement make bracket --yaml` prints it
    #[arg(long, value_name = "FILE", requires = "boards", conflicts_with_all = ["third", "plate"])]
    plan: Option<Source>,
    #[command(flatten)]
    stamp: Stamp,
}

/// Runs `bracket`.
pub fn bracket(args: &BracketArgs) -> Result<ExitCode, String> {
    let words = args.stamp.words();
    let event = args.stamp.event(&args.file)?;
    if args.boards.is_empty() {
        let text = text(&event, &words).ok_or_else(|| words.say(Message::KoNoBracket))?;
        return print(|out| out.write_all(text.as_bytes()));
    }
    let mut seeds = args.seeds.clone();
    let state = event.state();
    let there = state.contestants.iter();
    let there = there.filter(|(_, one)| one.withdrawn.is_none() && !one.disqualified);
    let others: Vec<u32> = there.map(|(&number, _)| number).collect();
    seeds.extend(others.into_iter().filter(|who| !args.seeds.contains(who)));
    let set = BracketSet {
        seeds,
        lots: match args.lots {
            None => None,
            Some(Some(lots)) => Some(lots),
            Some(None) => Some(made_up()?),
        },
        seeded: match args.lots {
            Some(_) => u32::try_from(args.seeds.len()).unwrap_or(u32::MAX),
            None => 0,
        },
        plan: match &args.plan {
            Some(source) => Some(source.read()?),
            None => None,
        },
        boards: args.boards.clone(),
        plate_boards: args.plate_boards,
        third: args.third,
        plate: args.plate,
        by: args.by_date.clone(),
        put_back: match (args.put_back_after_withdrawal, args.never_put_back) {
            (true, _) => PutBackIf::Withdrawn,
            (_, true) => PutBackIf::Never,
            _ => PutBackIf::Disqualified,
        },
    };
    put_acts(&args.file, &args.stamp, vec![Action::Bracket(set)])
}

/// A seed for lots that nobody has chosen.
fn made_up() -> Result<u64, String> {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes).map_err(|error| format!("no randomness: {error}"))?;
    Ok(u32::from_le_bytes(bytes).into())
}

/// The bracket with the names of the teams.
pub fn text(event: &Tournament, words: &Words) -> Option<String> {
    let bracket = view::bracket(event)?;
    let name = |who: u32| {
        let found = event.state().contestants.get(&who);
        let title = found.map(|one| one.title(", ")).unwrap_or_default();
        format!("{who} {title}")
    };
    Some(brackets::text(&bracket, &name, words))
}

/// Lay out the next matches of a knockout as a round: all that can be played, or those that are named
#[derive(Debug, clap::Args)]
pub struct NextArgs {
    /// The log
    file: LogFile,
    /// Which matches: 2/1, 'plate 1/3', third; all that are ready, and more boards for those that are level, if not given
    matches: Vec<MatchPlace>,
    /// Another number of boards than planned
    #[arg(long)]
    boards: Option<u32>,
    /// The session
    #[arg(long)]
    session: Option<u16>,
    /// Start the round at once
    #[arg(long)]
    start: bool,
    /// How long the round lasts
    #[arg(long, requires = "start")]
    minutes: Option<u32>,
    #[command(flatten)]
    stamp: Stamp,
}

/// Runs `next`.
pub fn next(args: &NextArgs) -> Result<ExitCode, String> {
    let event = args.stamp.event(&args.file)?;
    let matches = match args.matches.is_empty() {
        true => event.to_lay_out().iter().map(|tie| tie.place).collect(),
        false => args.matches.clone(),
    };
    // The first session that goes on.
    let sessions = event.state().sessions.iter();
    let over = sessions
        .take_while(|session| session.over.is_some())
        .count();
    let session = args
        .session
        .unwrap_or_else(|| u16::try_from(over + 1).unwrap_or(u16::MAX));
    let round = event.state().session(session).map_or(0, |s| s.rounds.len());
    let mut acts = vec![Action::LaidOut(MatchesLaidOut {
        session,
        matches,
        boards: args.boards,
    })];
    if args.start {
        acts.push(Action::RoundStarted(RoundStarted {
            session,
            round: u32::try_from(round + 1).unwrap_or(u32::MAX),
            minutes: args.minutes,
            by_itself: false,
        }));
    }
    put_acts(&args.file, &args.stamp, acts)
}

/// Say when and where a match of a knockout is played, decide it without its boards, or put a beaten team back
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom event match cup.yaml 1/3 --by-date 2026-11-07T23:59:00Z --why 'two are ill'
  openroom event match cup.yaml 1/3 --walkover 6 --why 'not played by its date'
  openroom event match cup.yaml 1/3 --lots --why 'not played by its date'
  openroom event match cup.yaml 1/3 --put-back 11 --occurred 2026-10-02T20:00:00Z --why 'team 6 is disqualified'")]
pub struct MatchArgs {
    /// The log
    file: LogFile,
    /// Which match: 2/1, 'plate 1/3', third
    place: MatchPlace,
    /// To be played until then; later than before needs a reason
    #[arg(long, value_name = "TIME")]
    by_date: Option<Time>,
    /// Played on
    #[arg(long, value_name = "TIME")]
    on: Option<Time>,
    /// Where
    #[arg(long, value_name = "PLACE")]
    venue: Option<String>,
    /// Which of the two is the host
    #[arg(long, value_name = "CONTESTANT")]
    host: Option<u32>,
    /// This one has the match without play
    #[arg(long, value_name = "CONTESTANT", conflicts_with_all = ["lots", "put_back"])]
    walkover: Option<u32>,
    /// Decide it by lot: with this number, or with one that is made up and written down
    #[arg(long, value_name = "NUMBER", num_args = 0..=1, conflicts_with = "put_back")]
    lots: Option<Option<u64>>,
    /// This one, beaten there, goes on in the place of the one that beat it
    #[arg(long, value_name = "CONTESTANT")]
    put_back: Option<u32>,
    /// When the irregularity occurred for which the other was disqualified
    #[arg(long, value_name = "TIME", requires = "put_back")]
    occurred: Option<Time>,
    #[command(flatten)]
    stamp: Stamp,
}

/// Runs `match`.
pub fn one(args: &MatchArgs) -> Result<ExitCode, String> {
    let place = args.place;
    let mut acts = Vec::new();
    let arranged = MatchArranged {
        place,
        by: args.by_date,
        on: args.on,
        venue: args.venue.clone(),
        host: args.host,
    };
    let says = arranged.by.or(arranged.on).is_some()
        || arranged.venue.is_some()
        || arranged.host.is_some();
    let lots = match args.lots {
        None => None,
        Some(Some(lots)) => Some(lots),
        Some(None) => Some(made_up()?),
    };
    let decided = |how, winner, lots| {
        Action::MatchDecided(MatchDecided {
            place,
            how,
            winner,
            lots,
        })
    };
    if let Some(winner) = args.walkover {
        acts.push(decided(DecidedHow::Walkover, Some(winner), None));
    }
    if lots.is_some() {
        acts.push(decided(DecidedHow::Lots, None, lots));
    }
    if let Some(contestant) = args.put_back {
        acts.push(Action::PutBack(PutBack {
            place,
            contestant,
            occurred: args.occurred,
        }));
    }
    if says || acts.is_empty() {
        acts.insert(0, Action::Arranged(arranged));
    }
    put_acts(&args.file, &args.stamp, acts)
}
