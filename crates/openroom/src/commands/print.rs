//! `openroom print`: what a championship hands out, as PDF or HTML.

use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::process::ExitCode;

use openroom_formats::{board_set, event};
use openroom_movements::Movement;
use openroom_printing::appeal::{self, AppealForm};
use openroom_printing::certificates::{self, About, Which};
use openroom_printing::hand_records::{self, RecordedBoard};
use openroom_printing::instructions::{self, Topic};
use openroom_printing::movement_cards::{self, Names};
use openroom_printing::notices::{self, Essentials, Said};
use openroom_printing::preparing::{self, Need, SetUp};
use openroom_printing::private_form::{self, Facts};
use openroom_printing::results::{Results, Scored};
use openroom_printing::table_cards::{self, Address};
use openroom_printing::{
    Document, Format, Paper, Settings, Words, announcement_cards, check_slips, conditions, font,
    prizes, ranking, report, scorecards, sheets, system_card, travellers,
};
use openroom_scoring::event_file;
use openroom_tournament::preparing::Size;

use super::boards;
use super::dd_set::SetArgs;
use super::input::{Source, print};
use super::season::Ranked;
use crate::words::{Language, Message};

/// Print hand records, guide cards, travellers, rankings, certificates, pick-up slips, the appeal form or the robots' system card
///
/// Output is a PDF with embedded fonts or a single self-contained HTML file. The same input always gives an identical
/// file. If the input is wrong, the message says where, nothing is written, and the exit status is 2.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom print hands boards.pbn -o hands.pdf
  openroom print ranking thursday.yaml --format html -o ranking.html
  openroom print guide movement.yaml --names thursday.yaml --lang ro -o guide.pdf
  openroom print certificates thursday.yaml --first 3 --club 'Owls' -o certificates.pdf
  openroom print tables movement.yaml --url 'https://example.org/t/{section}{table}' -o tables.pdf
  openroom print preparations --tables 26 --sections 2 -o prepare.pdf
  openroom print set-up thursday-log.yaml --start 14:00 -o set-up.pdf
  openroom print notice 'No smoking in the playing area' --also ro='Fumatul interzis' -o notice.pdf")]
pub struct PrintArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Hand records with double-dummy tricks and par, 18 boards to a page
    Hands(HandsArgs),
    /// A card for each table: who sits there in each round, and which boards they play
    Movement(MovementArgs),
    /// A guide card for each contestant: where to sit in each round
    Guide(NamedArgs),
    /// Travellers, filled in from an event or blank for a movement
    Travellers(EitherArgs),
    /// The rankings of an event, and its matches
    Ranking(EventArgs),
    /// Certificates for the places of an event or a season
    Certificates(CertificatesArgs),
    /// The conditions of contest, from the log of an event; what they should state and do not is named
    Conditions(LogArgs),
    /// The report on an event, from its log: entries, results, rulings, penalties, appeals, prizes, fees, the closing list
    Report(LogArgs),
    /// The bracket of a knockout, from the log of its event, with the names as far as they are known
    Bracket(LogArgs),
    /// The regulations of an event, from its log: licence, what was decided, regulations in words
    Regulations(LogArgs),
    /// Scorecards, filled in from an event or blank for a movement
    Scorecards(EitherArgs),
    /// Pick-up slips for each table and round of a movement
    Slips(MovementArgs),
    /// Table cards with QR codes
    Tables(TablesArgs),
    /// The appeal form
    Appeal(AppealArgs),
    /// Sheets of who runs an event: hearings, deposits, recorded hands, what differs from the preset, prizes, the closing list
    Directing(DirectingArgs),
    /// The system card of the robots, made from the rules by which they bid
    SystemCard(SystemCardArgs),
    /// A card of instruction: screens, silent bidding, a match without a Director, captains, good manners
    Instructions(InstructionsArgs),
    /// Announcement cards, for players who are hard of hearing or cannot speak easily
    AnnouncementCards(PlainArgs),
    /// The form of a ruling in a match without a Director, blank or filled in from the log of an event
    PrivateRuling(PrivateRulingArgs),
    /// What to prepare for an event: equipment and staff by its tables and sections, and all that is to be arranged
    Preparations(PreparationsArgs),
    /// The set-up list of a session: equipment, steps, plan of the tables, who needs what
    SetUp(SetUpArgs),
    /// A seat card for each contestant: name, section, table, direction, when play starts
    SeatCards(SeatsArgs),
    /// The sets of boards with boxes to be ticked when they come back
    CountingIn(SeatsArgs),
    /// Check slips: what each player holds in one suit of boards 1 and 2
    CheckSlips(CheckSlipsArgs),
    /// A notice with any words, as large as they allow
    Notice(NoticeArgs),
    /// The sheet from which the Director announces: rounds, boards, how many qualify
    Announcements(AnnouncementsArgs),
    /// The programme of a congress, from the file of a season
    Programme(SeasonFileArgs),
    /// Who does what in which session, from the file of a season
    Roster(SeasonFileArgs),
}

#[derive(Debug, clap::Args)]
struct PreparationsArgs {
    /// Tables, all sections together
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=2000))]
    tables: u32,

    /// Sections
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=100))]
    sections: u32,

    /// Boards of a session
    #[arg(long, default_value_t = 24, value_parser = clap::value_parser!(u32).range(1..=200))]
    boards: u32,

    /// Copies of each board, all sections together (default: one for each section)
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=2000))]
    copies: Option<u32>,

    /// Sessions
    #[arg(long, default_value_t = 1)]
    sessions: u16,

    /// Tables for each Director
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=2000))]
    tables_a_director: u32,

    /// Tables for each caddy
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=2000))]
    tables_a_caddy: u32,

    /// Heading, e.g. the name of the event
    #[arg(long, default_value = "")]
    title: String,

    #[command(flatten)]
    looks: Looks,
}

#[derive(Debug, clap::Args)]
struct SeatsArgs {
    /// The log of an event, or a movement as `openroom movement make --yaml` prints it; `-` for standard input
    file: Source,

    /// The session, of a log
    #[arg(long, default_value_t = 1)]
    session: u16,

    /// For a movement: an event file with the names of the contestants
    #[arg(long, value_name = "FILE")]
    names: Option<Source>,

    /// For a movement: heading
    #[arg(long, default_value = "")]
    title: String,

    /// When play starts, e.g. 14:00
    #[arg(long, value_name = "TIME", value_parser = hour)]
    start: Option<Hour>,

    #[command(flatten)]
    looks: Looks,
}

#[derive(Debug, clap::Args)]
struct SetUpArgs {
    #[command(flatten)]
    seats: SeatsArgs,

    /// Tables side by side in the plan
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=8))]
    across: u8,
}

#[derive(Debug, clap::Args)]
struct CheckSlipsArgs {
    /// The boards: PBN, LIN or table logs, as `openroom deal` writes them; `-` for standard input
    file: Source,

    /// Which boards
    #[arg(long, value_delimiter = ',', default_value = "1,2")]
    boards: Vec<u32>,

    /// Heading of each slip
    #[arg(long, default_value = "")]
    title: String,

    #[command(flatten)]
    looks: Looks,
}

#[derive(Debug, clap::Args)]
struct NoticeArgs {
    /// The words; each line is a paragraph
    text: String,

    /// Heading of the page, e.g. the name of the club
    #[arg(long, default_value = "")]
    title: String,

    /// The same in another language: pt='Sem fumar'; may be repeated
    #[arg(long = "also", value_name = "LANGUAGE=TEXT", value_parser = also)]
    also: Vec<Said>,

    #[command(flatten)]
    looks: Looks,
}

#[derive(Debug, clap::Args)]
struct AnnouncementsArgs {
    #[command(flatten)]
    seats: SeatsArgs,

    /// How many qualify
    #[arg(long, value_name = "NUMBER")]
    qualify: Option<u32>,

    /// Minutes of a round
    #[arg(long)]
    minutes: Option<u32>,

    /// Other languages in which it is announced: pt,ro
    #[arg(long = "also", value_delimiter = ',', value_name = "LANGUAGES")]
    also: Vec<Language>,
}

#[derive(Debug, clap::Args)]
struct SeasonFileArgs {
    /// The season, whose file has the programme; `-` for standard input
    season: Source,

    #[command(flatten)]
    looks: Looks,
}

/// A time of day, in minutes.
#[derive(Debug, Clone, Copy)]
struct Hour(u32);

impl Hour {
    fn text(self) -> String {
        format!("{:02}:{:02}", self.0 / 60, self.0 % 60)
    }

    /// Three hours before (White Book 121.1).
    fn before(self) -> Self {
        Self((self.0 + 21 * 60) % (24 * 60))
    }
}

fn hour(text: &str) -> Result<Hour, String> {
    let wrong = || "write hours and minutes, such as 14:00".to_owned();
    let (hours, minutes) = text.split_once(':').ok_or_else(wrong)?;
    let read = |part: &str, most: u32| {
        let plain = !part.is_empty() && part.len() <= 2;
        let plain = plain && part.bytes().all(|byte| byte.is_ascii_digit());
        let number: u32 = part.parse().ok().filter(|_| plain)?;
        (number < most).then_some(number)
    };
    let (hours, minutes) = (read(hours, 24), read(minutes, 60));
    let (hours, minutes) = hours.zip(minutes).ok_or_else(wrong)?;
    Ok(Hour(60 * hours + minutes))
}

fn also(text: &str) -> Result<Said, String> {
    let wrong = "write a language and the words, such as pt='Silêncio'";
    let (language, text) = text.split_once('=').ok_or(wrong)?;
    Ok(Said {
        language: language.trim().parse()?,
        text: text.to_owned(),
    })
}

#[derive(Debug, clap::Args)]
struct PlainArgs {
    #[command(flatten)]
    looks: Looks,
}

#[derive(Debug, clap::Args)]
struct PrivateRulingArgs {
    /// Fill it in from this log of an event; `-` for standard input
    #[arg(requires_all = ["round", "table", "board"])]
    file: Option<Source>,

    /// The session
    #[arg(long, default_value_t = 1)]
    session: u16,

    /// The round
    #[arg(long, requires = "file")]
    round: Option<u32>,

    /// The table, such as 3 or A3
    #[arg(long, requires = "file")]
    table: Option<String>,

    /// The board
    #[arg(long, requires = "file")]
    board: Option<u32>,

    #[command(flatten)]
    looks: Looks,
}

#[derive(Debug, clap::Args)]
struct InstructionsArgs {
    /// What about: screens, silent-bidding, private-match, captains or behaviour
    #[arg(value_parser = topic)]
    topic: Topic,

    #[command(flatten)]
    looks: Looks,
}

fn topic(word: &str) -> Result<Topic, String> {
    Topic::named(word).ok_or_else(|| {
        let all = Topic::ALL.map(Topic::word).join(", ");
        format!("no such card; allowed: {all}")
    })
}

#[derive(Debug, clap::Args)]
struct SystemCardArgs {
    #[command(flatten)]
    looks: Looks,
}

/// How the document looks, and where it goes.
#[derive(Debug, clap::Args)]
struct Looks {
    /// Output format: pdf (to print) or html (to view in a browser)
    #[arg(long, value_name = "FORMAT", default_value_t = Format::Pdf)]
    format: Format,

    /// The paper: a4 or letter
    #[arg(long, value_name = "PAPER", default_value = "a4")]
    paper: Paper,

    /// Print each suit in a different colour (default: red and black)
    #[arg(long)]
    four_colour: bool,

    /// Language: en, pt, es, es-ES, it or ro. Defaults to the system language (LC_ALL, LC_MESSAGES, LANG), otherwise English
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,

    /// Output file (default, or `-`: standard output)
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
struct HandsArgs {
    /// The boards: PBN, LIN or table logs, as `openroom deal` writes them; `-` for standard input
    file: Source,

    /// Heading for each page, e.g. the name and date of the event
    #[arg(long, default_value = "")]
    title: String,

    /// Leave out double dummy and par; hands may then be unknown
    #[arg(long)]
    no_dd: bool,

    #[command(flatten)]
    set: SetArgs,

    #[command(flatten)]
    looks: Looks,
}

#[derive(Debug, clap::Args)]
struct MovementArgs {
    /// The movement, as `openroom movement make --yaml` prints it; `-` for standard input
    file: Source,

    /// Heading for each card, e.g. the name and date of the event
    #[arg(long, default_value = "")]
    title: String,

    #[command(flatten)]
    looks: Looks,
}

#[derive(Debug, clap::Args)]
struct NamedArgs {
    #[command(flatten)]
    movement: MovementArgs,

    /// An event file with the names of the contestants
    #[arg(long, value_name = "FILE")]
    names: Option<Source>,
}

#[derive(Debug, clap::Args)]
struct LogArgs {
    /// The log of an event; `-` for standard input
    file: Source,

    #[command(flatten)]
    looks: Looks,
}

#[derive(Debug, clap::Args)]
struct EventArgs {
    /// The event, as `openroom score` reads it; `-` for standard input
    file: Source,

    #[command(flatten)]
    looks: Looks,
}

#[derive(Debug, clap::Args)]
struct CertificatesArgs {
    /// An event, as `openroom score` reads it, the log of an event, or a season; `-` for standard input
    file: Source,

    /// Only the first N places of each ranking (default: everyone who has a place)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    first: Option<u32>,

    /// Only the winners: of each ranking, section, stratum and category. With --first, both
    #[arg(long)]
    winners: bool,

    /// A certificate for each player, not for each pair or team
    #[arg(long)]
    each_player: bool,

    /// The name of the club
    #[arg(long, value_name = "NAME")]
    club: Option<String>,

    /// The name of the Organizer, if the file does not say it
    #[arg(long, value_name = "NAME")]
    organizer: Option<String>,

    #[command(flatten)]
    looks: Looks,
}

#[derive(Debug, clap::Args)]
struct EitherArgs {
    /// An event, as `openroom score` reads it, or a movement; `-` for standard input
    file: Source,

    /// For a movement: heading for each card
    #[arg(long, default_value = "")]
    title: String,

    /// For a movement: an event file with the names of the contestants
    #[arg(long, value_name = "FILE")]
    names: Option<Source>,

    #[command(flatten)]
    looks: Looks,
}

#[derive(Debug, clap::Args)]
struct TablesArgs {
    #[command(flatten)]
    movement: MovementArgs,

    /// The address of a table's page; {table} and {section} in it are replaced
    #[arg(long, value_name = "ADDRESS")]
    url: String,
}

#[derive(Debug, clap::Args)]
struct AppealArgs {
    /// The appeal as YAML (docs/printing.md has the keys), or with --appeal the log of the event; `-` for standard input
    file: Source,

    /// Fill the form in from the log of an event: which appeal, counted from 1
    #[arg(long, value_name = "NUMBER")]
    appeal: Option<u32>,

    /// Leave out names (e.g. for a telephone referee) but keep playing standards
    #[arg(long)]
    anonymous: bool,

    #[command(flatten)]
    looks: Looks,
}

/// Sheets of who runs an event: hearings, deposits, recorded hands, what differs from the preset, prizes, the closing list
#[derive(Debug, clap::Args)]
struct DirectingArgs {
    /// The log of the event; `-` for standard input
    file: Source,

    /// Which sheet
    #[arg(long, value_enum)]
    what: Sheet,

    #[command(flatten)]
    looks: Looks,
}

/// A sheet.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Sheet {
    /// The hearings of the day
    Hearings,
    /// Receipts for deposits, and those that were kept
    Deposits,
    /// The recorded hands in one bundle
    Recorded,
    /// For the staff: what differs from the preset, what was varied, who does what, what is undecided
    Differences,
    /// The prizes: whose they are, who has them, who has to hand one back
    Prizes,
    /// The list for clearing up, with the counts of the equipment
    Closing,
}

/// Runs the command.
pub fn run(args: &PrintArgs) -> Result<ExitCode, String> {
    match &args.what {
        What::Hands(args) => args.looks.write(|words| hands(args, words)),
        What::Movement(args) => args.looks.write(|words| {
            let movement = movement(&args.file)?;
            Ok(movement_cards::movement(&movement, &args.title, words))
        }),
        What::Guide(args) => args.movement.looks.write(|words| {
            let movement = movement(&args.movement.file)?;
            let names = names(args.names.as_ref())?;
            let title = &args.movement.title;
            Ok(movement_cards::guide(&movement, &names, title, words))
        }),
        What::Travellers(args) => args.looks.write(|words| match either(&args.file)? {
            Either::Event(text) => with_results(&args.file, &text, |results| {
                travellers::of_event(results, words)
            }),
            Either::Movement(movement) => {
                Ok(travellers::of_movement(&movement, &args.title, words))
            }
        }),
        What::Ranking(args) => args.looks.write(|words| {
            let text = args.file.read()?;
            no_log(&args.file, &text)?;
            with_results(&args.file, &text, |results| {
                ranking::document(results, words)
            })
        }),
        What::Conditions(args) => args.looks.write(|words| {
            Ok(conditions::document(
                &super::event::event(&args.file)?,
                words,
            ))
        }),
        What::Report(args) => args.looks.write(|words| {
            let event = super::event::event(&args.file)?;
            let refused = |refused| format!("{}: {}", args.file, words.refused(&refused));
            let scored = event.scored(None).map_err(refused)?;
            let results = Results {
                event: &scored.event,
                scores: &scored.scores,
            };
            let prizes = event.prizes_by(&scored.standings());
            Ok(report::document(&event, results, &prizes, words))
        }),
        What::Certificates(args) => args.looks.write(|words| certificates(args, words)),
        What::Bracket(args) => args.looks.write(|words| {
            let text = args.file.read()?;
            let event = openroom_tournament::log::replay(&text, None)
                .map_err(|error| format!("{}: {}", args.file, words.not_replayed(&error)))?;
            let bracket = openroom_tournament::view::bracket(&event)
                .ok_or_else(|| words.say(openroom_words::words::Message::KoNoBracket))?;
            let state = event.state();
            let name = |who: u32| {
                let found = state.contestants.get(&who);
                let title = found.map(|one| one.title(", ")).unwrap_or_default();
                format!("{who} {title}")
            };
            let title = state.created.as_ref().map(|created| created.name.clone());
            let title = title.unwrap_or_default();
            Ok(openroom_printing::bracket::document(
                &bracket, &title, &name, words,
            ))
        }),
        What::Regulations(args) => args.looks.write(|words| {
            let text = args.file.read()?;
            let event = openroom_tournament::log::replay(&text, None)
                .map_err(|error| format!("{}: {}", args.file, words.not_replayed(&error)))?;
            Ok(openroom_printing::regulations::document(&event, words))
        }),
        What::Scorecards(args) => args.looks.write(|words| match either(&args.file)? {
            Either::Event(text) => with_results(&args.file, &text, |results| {
                scorecards::of_event(results, words)
            }),
            Either::Movement(movement) => {
                let names = names(args.names.as_ref())?;
                Ok(scorecards::of_movement(
                    &movement,
                    &names,
                    &args.title,
                    words,
                ))
            }
        }),
        What::Slips(args) => args.looks.write(|words| {
            let movement = movement(&args.file)?;
            Ok(movement_cards::slips(&movement, &args.title, "", words))
        }),
        What::Tables(args) => args.movement.looks.write(|words| {
            let address = Address::new(&args.url).map_err(|e| format!("--url: {e}"))?;
            let movement = movement(&args.movement.file)?;
            table_cards::document(&movement, &address, &args.movement.title, words)
                .map_err(|e| format!("--url: {e}"))
        }),
        What::Appeal(args) => args.looks.write(|words| {
            let form = match args.appeal {
                Some(number) => appeal::of_log(super::event::form(&args.file, number)?),
                None => {
                    let text = args.file.read()?;
                    AppealForm::read(&text)
                        .map_err(|said| format!("{}: {}", args.file, words.said(&said)))?
                }
            };
            Ok(appeal::document(&form, args.anonymous, words))
        }),
        What::Directing(args) => args.looks.write(|words| {
            let event = super::event::event(&args.file)?;
            Ok(match args.what {
                Sheet::Hearings => sheets::hearings(&event, words),
                Sheet::Deposits => sheets::deposits(&event, words),
                Sheet::Recorded => sheets::recorded(&event, &event.recorded_hands(), words),
                Sheet::Differences => conditions::differences(&event, words),
                Sheet::Closing => report::closing(&event, words),
                Sheet::Prizes => {
                    let refused = |refused| format!("{}: {}", args.file, words.refused(&refused));
                    let now = event.prizes().map_err(refused)?;
                    prizes::document(&event, &now, words)
                }
            })
        }),
        What::SystemCard(args) => args.looks.write(|words| {
            let card = openroom_robots::card::card(&openroom_robots::System::new());
            Ok(system_card::document(&card, words))
        }),
        What::Instructions(args) => args
            .looks
            .write(|words| Ok(instructions::document(args.topic, words))),
        What::AnnouncementCards(args) => args
            .looks
            .write(|words| Ok(announcement_cards::document(words))),
        What::PrivateRuling(args) => args.looks.write(|words| private_ruling(args, words)),
        What::Preparations(args) => args.looks.write(|words| {
            let size = Size {
                copies: args.copies.unwrap_or(args.sections),
                tables_a_director: args.tables_a_director,
                tables_a_caddy: args.tables_a_caddy,
                ..Size::new(args.tables, args.sections, args.boards)
            };
            Ok(preparing::preparations(
                size,
                args.sessions,
                &args.title,
                words,
            ))
        }),
        What::SetUp(args) => args.seats.looks.write(|words| {
            let seated = seated(&args.seats, words)?;
            let hour = |hour: Option<Hour>| hour.map(Hour::text).unwrap_or_default();
            let start = args.seats.start;
            let about = SetUp {
                title: seated.title,
                start: [hour(start), hour(start.map(Hour::before))],
                names: seated.names,
                needs: seated.needs,
                across: args.across,
            };
            Ok(preparing::set_up(&seated.movement, &about, words))
        }),
        What::SeatCards(args) => args.looks.write(|words| {
            let seated = seated(args, words)?;
            let start = args.start.map(Hour::text).unwrap_or_default();
            let head = (seated.title.as_str(), start.as_str());
            Ok(preparing::seat_cards(
                &seated.movement,
                &seated.names,
                head,
                words,
            ))
        }),
        What::CountingIn(args) => args.looks.write(|words| {
            let seated = seated(args, words)?;
            Ok(preparing::counting_in(
                &seated.movement,
                &seated.title,
                words,
            ))
        }),
        What::CheckSlips(args) => args.looks.write(|words| slips_to_check(args, words)),
        What::Notice(args) => args.looks.write(|words| {
            let own = Said {
                language: words.language,
                text: args.text.clone(),
            };
            let texts: Vec<Said> = [own].into_iter().chain(args.also.iter().cloned()).collect();
            if texts.iter().any(|one| one.text.trim().is_empty()) {
                return Err(words.say(Message::NoticeEmpty));
            }
            Ok(notices::notice(&args.title, &texts, words))
        }),
        What::Announcements(args) => args.seats.looks.write(|words| {
            let seated = seated(&args.seats, words)?;
            let told = Essentials {
                minutes: args.minutes.or(seated.minutes),
                qualify: args.qualify,
                ..preparing::essentials(&seated.movement)
            };
            let mut languages = vec![words.language];
            languages.extend(args.also.iter().copied());
            Ok(notices::announcements(
                &seated.title,
                told,
                &languages,
                words,
            ))
        }),
        What::Programme(args) => args.looks.write(|words| {
            let (title, sessions) = super::season::on_paper(&args.season, words)?;
            Ok(preparing::programme(&title, &sessions, words))
        }),
        What::Roster(args) => args.looks.write(|words| {
            let (title, sessions) = super::season::on_paper(&args.season, words)?;
            Ok(preparing::roster(&title, &sessions, words))
        }),
    }
}

/// A session as far as its places are known.
struct Seated {
    movement: Movement,
    names: Names,
    needs: Vec<Need>,
    title: String,
    minutes: Option<u32>,
}

/// From the log of an event, or from a movement.
fn seated(args: &SeatsArgs, words: &Words) -> Result<Seated, String> {
    let text = args.file.read()?;
    if event::kind_of(&text) != event::FileKind::EventLog {
        return Ok(Seated {
            movement: read_movement(&args.file, &text)?,
            names: names(args.names.as_ref())?,
            needs: Vec::new(),
            title: args.title.clone(),
            minutes: None,
        });
    }
    let event = openroom_tournament::log::replay(&text, None)
        .map_err(|error| format!("{}: {}", args.file, words.not_replayed(&error)))?;
    let movement = event.movement_as_played(args.session).ok_or_else(|| {
        let reason = words.say(Message::ServeNoMovement);
        format!("{}: {reason}", args.file)
    })?;
    let state = event.state();
    let created = state.created.as_ref();
    let title = match args.title.is_empty() {
        true => created.map(|one| one.name.clone()).unwrap_or_default(),
        false => args.title.clone(),
    };
    Ok(Seated {
        movement,
        names: preparing::names(&event),
        needs: preparing::needs_of(&event),
        title,
        minutes: state.regulations.conduct().round_minutes,
    })
}

fn slips_to_check(args: &CheckSlipsArgs, words: &Words) -> Result<Document, String> {
    let in_file = |reason: String| format!("{}: {reason}", args.file);
    let mut found = Vec::new();
    for board in board_set::distinct(boards::read(&args.file)?) {
        let record = RecordedBoard::new(&board, None).map_err(in_file)?;
        let number = record.number.parse().ok();
        let wanted = number.filter(|number| args.boards.contains(number));
        let whole = record.deal.0.iter().all(Option::is_some);
        found.extend(wanted.filter(|_| whole).map(|number| (number, record.deal)));
    }
    if found.is_empty() {
        return Err(in_file(words.say(Message::CheckSlipsNone)));
    }
    Ok(check_slips::document(&found, &args.title, words))
}

fn private_ruling(args: &PrivateRulingArgs, words: &Words) -> Result<Document, String> {
    let place = (args.round, args.table.as_deref(), args.board);
    let facts = match (&args.file, place) {
        (Some(file), (Some(round), Some(table), Some(board))) => {
            let event = super::event::event(file)?;
            let at = (args.session, round, table, board);
            let facts = Facts::of(&event, at, words);
            facts.ok_or_else(|| {
                let place = [
                    ("round", round.into()),
                    ("table", table.into()),
                    ("board", board.into()),
                ];
                let place = words.tell(Message::EventPlace, place);
                let reason = words.tell(Message::PrintNoSuchPlace, [("place", place.into())]);
                format!("{file}: {reason}")
            })?
        }
        _ => Facts::default(),
    };
    Ok(private_form::document(&facts, words))
}

impl Looks {
    /// Makes the document and writes it.
    fn write(
        &self,
        make: impl FnOnce(&Words) -> Result<Document, String>,
    ) -> Result<ExitCode, String> {
        let file = self.output.as_ref().filter(|path| path.as_os_str() != "-");
        if file.is_none() && self.format == Format::Pdf && std::io::stdout().is_terminal() {
            return Err("a PDF is not for the terminal; name a file with -o FILE".into());
        }
        let language = self.lang.unwrap_or_else(Language::of_environment);
        let words = Words::new(language);
        let document = make(&words)?;
        let settings = Settings {
            paper: self.paper,
            four_colours: self.four_colour,
        };
        if self.format == Format::Pdf {
            warn_of_missing(&document, settings);
        }
        let bytes = openroom_printing::write(&document, self.format, language.code(), settings)
            .map_err(|e| e.to_string())?;
        match file {
            Some(path) => std::fs::write(path, bytes)
                .map(|()| ExitCode::SUCCESS)
                .map_err(|e| format!("{}: cannot be written: {e}", path.display())),
            None => print(|out| out.write_all(&bytes)),
        }
    }
}

/// Says which characters the fonts lack, so that nobody is surprised by empty boxes on paper.
fn warn_of_missing(document: &Document, settings: Settings) {
    let missing = font::missing_in(document, settings);
    if !missing.is_empty() {
        let list: Vec<String> = missing.iter().map(char::to_string).collect();
        eprintln!(
            "openroom: the fonts of the PDF have no {}; empty boxes are printed in their places; remedy: --format html",
            list.join(" ")
        );
    }
}

fn hands(args: &HandsArgs, words: &Words) -> Result<Document, String> {
    let in_file = |reason: String| format!("{}: {reason}", args.file);
    let boards = board_set::distinct(boards::read(&args.file)?);
    let mut tricks = vec![None; boards.len()];
    if !args.no_dd {
        let mut deals = Vec::new();
        for board in &boards {
            let deal = boards::full_deal(board).map_err(|e| format!("{e}; or --no-dd"));
            deals.push(deal.map_err(in_file)?);
            board.conditions().map_err(in_file)?;
        }
        tricks = args.set.tables(&deals).into_iter().map(Some).collect();
    }
    let recorded = boards
        .iter()
        .zip(tricks)
        .map(|(board, tricks)| RecordedBoard::new(board, tricks).map_err(in_file))
        .collect::<Result<Vec<_>, _>>()?;
    Ok(hand_records::document(&recorded, &args.title, words))
}

fn movement(file: &Source) -> Result<Movement, String> {
    read_movement(file, &file.read()?)
}

fn read_movement(file: &Source, text: &str) -> Result<Movement, String> {
    Movement::read(text).map_err(|e| match event::read_data(text) {
        Ok(data) if data.get("movement").is_some() => format!("{file}: {e}"),
        // As people read it, or something else.
        _ => format!(
            "{file}: {e}; remedy: a movement is printed from the file that `openroom movement make ... --yaml` writes"
        ),
    })
}

/// The names of the contestants of an event file that have a number.
fn names(file: Option<&Source>) -> Result<Names, String> {
    let Some(file) = file else {
        return Ok(Names::default());
    };
    let text = file.read()?;
    let event = event_file::read(&text).map_err(|e| format!("{file}: {e}"))?;
    Ok(Names::of(&event))
}

enum Either {
    Event(String),
    Movement(Box<Movement>),
}

/// Says what to do with the log of an event.
fn no_log(file: &Source, text: &str) -> Result<(), String> {
    match event::kind_of(text) {
        event::FileKind::EventLog => Err(format!(
            "{file}: this is the log of an event; remedy: print the file that `openroom event export` makes of it"
        )),
        _ => Ok(()),
    }
}

/// An event or a movement, by the keys of the file.
fn either(file: &Source) -> Result<Either, String> {
    let text = file.read()?;
    no_log(file, &text)?;
    let data = event::read_data(&text).unwrap_or_default();
    let has = |key: &str| data.get(key).is_some();
    if has("movement") {
        return read_movement(file, &text).map(|movement| Either::Movement(movement.into()));
    }
    // What is wrong with an event is told by its reader.
    let begins_so = |key: &str| text.lines().any(|line| line.starts_with(key));
    match has("event") || has("results") || begins_so("event:") || begins_so("results:") {
        true => Ok(Either::Event(text)),
        false => Err(format!(
            "{file}: neither an event nor a movement; remedy: an event file, as `openroom score` reads it, or the file that \
             `openroom movement make ... --yaml` writes"
        )),
    }
}

/// A day as the language writes it; what is no day stays as it was written.
fn day_of(text: &str, words: &Words) -> String {
    let shape: String = text
        .chars()
        .map(|c| if c.is_ascii_digit() { '0' } else { c })
        .collect();
    match shape.as_str() {
        "0000-00-00" => words.day(text),
        _ => text.to_owned(),
    }
}

/// The certificates of an event file, of the log of an event, or of a season.
fn certificates(args: &CertificatesArgs, words: &Words) -> Result<Document, String> {
    let text = args.file.read()?;
    let which = Which {
        first: args.first,
        winners: args.winners,
        each_player: args.each_player,
    };
    let completed = |mut about: About| {
        about.club = args.club.clone().unwrap_or(about.club);
        about.organiser = args.organizer.clone().unwrap_or(about.organiser);
        about
    };
    let made = if event::kind_of(&text) == event::FileKind::EventLog {
        let event = openroom_tournament::log::replay(&text, None)
            .map_err(|error| format!("{}: {}", args.file, words.not_replayed(&error)))?;
        let scored = event
            .scored(None)
            .map_err(|refused| format!("{}: {}", args.file, words.refused(&refused)))?;
        let results = Results {
            event: &scored.event,
            scores: &scored.scores,
        };
        certificates::of_event(
            results,
            which,
            &completed(About::of_log(&event, words)),
            words,
        )
    } else if event::read_data(&text).is_ok_and(|data| data.get("season").is_some()) {
        let (season, ranked) = super::season::ranked(&args.file, &text, words)?;
        let about = |day| {
            completed(About {
                event: season.clone(),
                day,
                ..About::default()
            })
        };
        match ranked {
            Ranked::Series(ranking) => {
                let days = ranking.evenings.iter().filter_map(|one| one.day.as_deref());
                let days: Vec<&str> = days.collect();
                let about = about(certificates::days(&days, words));
                certificates::of_season(&ranking, which, &about, words)
            }
            Ranked::Places(made) => {
                let day = made.event.date.as_ref();
                let about = about(day.map_or_else(String::new, |day| day_of(day, words)));
                let results = Results {
                    event: &made.event,
                    scores: &made.scores,
                };
                certificates::of_event(results, which, &about, words)
            }
            Ranked::Ladder(order, day) => {
                let about = about(words.day(&day.to_string()));
                certificates::of_ladder(&order, which, &about, words)
            }
        }
    } else {
        let scored = Scored::read(&text).map_err(|e| format!("{}: {e}", args.file))?;
        let told = |text: &Option<String>| text.clone().unwrap_or_default();
        let about = About {
            event: scored.event.name.clone(),
            day: told(&scored.event.date.as_ref().map(|day| day_of(day, words))),
            club: told(&scored.event.club),
            ..About::default()
        };
        certificates::of_event(scored.results(), which, &completed(about), words)
    };
    made.ok_or_else(|| {
        format!(
            "{}: {}",
            args.file,
            words.say(openroom_words::words::Message::CertificateNobody)
        )
    })
}

/// Scores the event and makes a document of it.
fn with_results(
    file: &Source,
    text: &str,
    make: impl FnOnce(Results<'_>) -> Document,
) -> Result<Document, String> {
    let scored = Scored::read(text).map_err(|e| format!("{file}: {e}"))?;
    Ok(make(scored.results()))
}
