//! `openroom deal`: boards dealt at random (Law 6), sealed until they are wanted, and checked.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use chacha20::cipher::{KeyIvInit as _, StreamCipher as _};
use contract_bridge::{Card, Hand, Rank, Seat, Suit};
use openroom_formats::game::{Comment, CommentPlace};
use openroom_formats::{Game, convert, lin, pbn};
use openroom_laws::Board;
use openroom_laws::log::{self, Deal};
use openroom_words::words::{Language, Message, Words};

use super::input::{Source, print};
use crate::sealed::{open, seal, system_bytes};

/// Deal boards at random, open a sealed set, or check boards
///
/// Every deal is equally likely; each uses 256 random bits from the operating system. The output is a log for each
/// board, as `openroom table` reads it, or PBN or LIN.
#[derive(Debug, clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  openroom deal 24                        boards 1 to 24
  openroom deal --boards 25-48            boards 25 to 48
  openroom deal 24 --to pbn               for dealing machines
  openroom deal 24 --sealed set.sealed    writes a sealed file, prints the key
  openroom deal open set.sealed --key KEY --to pbn
  openroom deal check boards.yaml         52 cards, 13 in each hand, no duplicates

Exit status: 0 dealt or correct, 1 a board checked is wrong, 2 error."
)]
pub struct DealArgs {
    #[command(subcommand)]
    command: Option<DealCommand>,
    /// Number of boards, starting at 1
    #[arg(
        value_name = "N",
        required_unless_present = "boards",
        conflicts_with = "boards"
    )]
    count: Option<u32>,
    /// The boards to deal, e.g. 25-48
    #[arg(long, value_name = "FROM-TO")]
    boards: Option<String>,
    /// For tests only: the same deals each time; the output says so
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// The format of the boards
    #[arg(long, value_name = "FORMAT", default_value = "yaml")]
    to: Format,
    /// Language: en, pt, es, es-ES, it or ro. Defaults to the system language (LC_ALL, LC_MESSAGES, LANG), otherwise English
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<Language>,
    /// Write the boards to this file in sealed form and print the key to open it
    #[arg(long, value_name = "FILE")]
    sealed: Option<PathBuf>,
}

/// What boards are written as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// A log for each board
    Yaml,
    /// Portable Bridge Notation, for dealing machines and other programs
    Pbn,
    /// The format of BBO
    Lin,
}

#[derive(Debug, clap::Subcommand)]
enum DealCommand {
    /// Print the boards of a sealed file
    Open {
        /// The sealed file, or `-` for standard input
        file: Source,
        /// The key printed when the file was sealed
        #[arg(long)]
        key: String,
        /// What to write the boards as; as they were sealed if not given
        #[arg(long, value_enum)]
        to: Option<Format>,
    },
    /// Check boards dealt by hand or imported: 52 cards, 13 in each hand, no duplicates
    Check {
        /// Logs in YAML, or a PBN or LIN file; `-` for standard input
        file: Source,
    },
}

/// No event has more boards than this.
const MAX_BOARD: u32 = 9999;

/// Runs the command.
pub fn run(args: &DealArgs) -> Result<ExitCode, String> {
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment));
    match &args.command {
        Some(DealCommand::Open { file, key, to }) => {
            let text = open(&file.read()?, key).map_err(|e| format!("{file}: {e}"))?;
            let text = written_as(text, *to).map_err(|e| format!("{file}: {e}"))?;
            return print(|out| out.write_all(text.as_bytes()));
        }
        Some(DealCommand::Check { file }) => return check(file, &words),
        None => {}
    }
    let (from, to) = match (&args.boards, args.count) {
        (Some(range), _) => parse_range(range)?,
        (None, count) => (1, count.unwrap_or(0)),
    };
    if from == 0 || from > to || to > MAX_BOARD {
        return Err(format!(
            "boards are numbered 1 to {MAX_BOARD}, the first before the last"
        ));
    }
    let note = args.seed.map(|seed| {
        let seed = [("seed", seed.to_string().into())];
        words.tell(Message::DealSeeded, seed)
    });
    let mut seeded = args.seed.map(Stream::of_seed);
    let mut games = Vec::new();
    for number in from..=to {
        let deal = match &mut seeded {
            Some(stream) => deal(stream),
            None => deal(&mut Stream::of_system()?),
        };
        games.push(game(number, &deal, note.as_deref()));
    }
    let text = match args.to {
        Format::Yaml => logs(&games),
        Format::Pbn => pbn::write(&games).0,
        Format::Lin => lin::write(&games).0,
    };
    let Some(path) = &args.sealed else {
        return print(|out| out.write_all(text.as_bytes()));
    };
    let (sealed, key) = seal(&text)?;
    let mut file = std::fs::File::create_new(path)
        .map_err(|e| format!("{}: cannot be written: {e}", path.display()))?;
    file.write_all(sealed.as_bytes())
        .and_then(|()| file.sync_all())
        .map_err(|e| format!("{}: {e}", path.display()))?;
    print(|out| writeln!(out, "{key}"))
}

/// Boards in another format than that in which they are written.
fn written_as(text: String, to: Option<Format>) -> Result<String, String> {
    let Some(to) = to else {
        return Ok(text);
    };
    let from = match text.trim_start() {
        start if start.starts_with(['[', '%']) => convert::Format::Pbn,
        start if start.starts_with("qx|") || start.starts_with("pn|") => convert::Format::Lin,
        _ => convert::Format::Yaml,
    };
    let to = match to {
        Format::Yaml => convert::Format::Yaml,
        Format::Pbn => convert::Format::Pbn,
        Format::Lin => convert::Format::Lin,
    };
    let made = convert::bytes(text.as_bytes(), from, to);
    made.map(|made| made.text)
        .map_err(|faults| openroom_formats::first_faults(&faults).to_string())
}

fn parse_range(text: &str) -> Result<(u32, u32), String> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let number = |part: &str| {
        part.trim()
            .parse()
            .map_err(|_| format!("`{text}` are no boards; write FROM-TO, such as 25-48"))
    };
    Ok((number(from)?, number(to)?))
}

/// The key stream of ChaCha20, byte by byte.
struct Stream {
    cipher: chacha20::ChaCha20,
    block: [u8; 128],
    at: usize,
}

impl Stream {
    fn new(key: [u8; 32]) -> Self {
        Self {
            cipher: chacha20::ChaCha20::new(&key.into(), &[0; 12].into()),
            block: [0; 128],
            at: 128,
        }
    }

    /// With 256 fresh bits of the operating system.
    fn of_system() -> Result<Self, String> {
        Ok(Self::new(system_bytes()?))
    }

    fn of_seed(seed: u64) -> Self {
        let mut key = *b"openroom deal, seeded: ........!";
        key[23..31].copy_from_slice(&seed.to_le_bytes());
        Self::new(key)
    }

    fn byte(&mut self) -> u8 {
        if self.at == self.block.len() {
            self.block = [0; 128];
            self.cipher.apply_keystream(&mut self.block);
            self.at = 0;
        }
        self.at += 1;
        self.block[self.at - 1]
    }

    /// A number below `n`, each equally likely: bytes that would favour the small ones are thrown away.
    fn below(&mut self, n: u8) -> u8 {
        let limit = 256 / u16::from(n) * u16::from(n);
        loop {
            let byte = self.byte();
            if u16::from(byte) < limit {
                return byte % n;
            }
        }
    }
}

/// The seat (0 is North) that holds each of the 52 cards: a shuffled pack, a quarter of it to each.
fn deal(stream: &mut Stream) -> [u8; 52] {
    let mut pack: [u8; 52] = core::array::from_fn(|i| i as u8);
    for i in (1..52_u8).rev() {
        pack.swap(usize::from(i), usize::from(stream.below(i + 1)));
    }
    let mut holder = [0; 52];
    for (i, &card) in pack.iter().enumerate() {
        // One card at a time, clockwise, as Law 6B has it.
        holder[usize::from(card)] = (i % 4) as u8;
    }
    holder
}

/// A board that nobody has played yet.
fn game(number: u32, holder: &[u8; 52], note: Option<&str>) -> Game {
    let board = Board::number(number);
    let mut hands = [Hand::EMPTY; 4];
    for (card, &seat) in (0_u8..).zip(holder) {
        hands[usize::from(seat)].insert(Card {
            suit: Suit::DESC[usize::from(card / 13)],
            rank: Rank::new(14 - card % 13),
        });
    }
    Game {
        number: Some(number),
        dealer: Some(board.dealer),
        vul: Some(board.vul),
        deal: Deal(Seat::ALL.map(|seat| Some(hands[seat as usize]))),
        comments: note
            .map(|text| Comment {
                after: CommentPlace::Start,
                text: text.to_owned(),
            })
            .into_iter()
            .collect(),
        ..Game::default()
    }
}

/// A board dealt with the randomness of the operating system, as PBN writes the hands.
pub fn at_random() -> Result<String, String> {
    let holder = deal(&mut Stream::of_system()?);
    Ok(pbn_deal(&game(1, &holder, None).deal))
}

/// A log for each board.
fn logs(games: &[Game]) -> String {
    let mut text = String::new();
    for (i, game) in games.iter().enumerate() {
        text.push_str(if i > 0 { "---\n" } else { "" });
        let (number, deal) = (game.number.unwrap_or(0), pbn_deal(&game.deal));
        let _ = writeln!(text, "board: {number}");
        for note in &game.comments {
            let _ = writeln!(text, "note: {:?}", note.text);
        }
        let _ = writeln!(text, "deal: \"{deal}\"");
    }
    text
}

/// As PBN writes a deal, from North.
fn pbn_deal(deal: &Deal) -> String {
    openroom_formats::deal::write(deal, Seat::North)
}

/// Reads the boards of a file, one message for each that is wrong; the status is 1 if any is.
fn check(file: &Source, words: &Words) -> Result<ExitCode, String> {
    let bytes = file.bytes()?;
    let has = |pattern: &[u8]| bytes.windows(pattern.len()).any(|part| part == pattern);
    let mut boards: Vec<(String, Deal)> = Vec::new();
    let mut wrong: Vec<String> = Vec::new();
    if has(b"[Deal ") {
        for item in pbn::Reader::new(bytes.as_slice()) {
            match item.map_err(|e| format!("{file}: {e}"))? {
                Ok((game, _)) => boards.push((game.place(boards.len()), game.deal)),
                Err(faults) => wrong.extend(faults.iter().map(|fault| words.said(&fault.said()))),
            }
        }
    } else if has(b"md|") {
        match lin::read(&bytes) {
            Ok((games, _)) => boards.extend((0..).zip(games).map(|(i, g)| (g.place(i), g.deal))),
            Err(faults) => wrong.extend(faults.iter().map(|fault| words.said(&fault.said()))),
        }
    } else {
        let logs = log::read(&file.text_of(bytes)?)
            .map_err(|e| format!("{file}: {}", words.said(&e.said())))?;
        for (log, number) in logs.iter().zip(1..) {
            let number: u32 = number;
            let place = words.tell(
                Message::DealDocument,
                [("number", number.to_string().into())],
            );
            boards.push((place, log.deal));
        }
    }
    if boards.is_empty() && wrong.is_empty() {
        return Err(format!("{file}: there are no boards"));
    }
    for (place, deal) in &boards {
        if let Some(reason) = not_whole(deal, words) {
            wrong.push(format!("{place}: {reason}"));
        }
    }
    if wrong.is_empty() {
        let line = words.tell(Message::DealRight, [("count", boards.len().into())]);
        return print(|out| writeln!(out, "{line}"));
    }
    print(|out| {
        wrong
            .iter()
            .try_for_each(|line| writeln!(out, "{file}: {line}"))
    })?;
    Ok(ExitCode::from(1))
}

/// Why a deal is not one of four hands of 13 cards. That no card is there twice was seen when it was read.
fn not_whole(deal: &Deal, words: &Words) -> Option<String> {
    let counts = deal.0.map(|hand| hand.map(Hand::len));
    let missing = counts.iter().filter(|count| count.is_none()).count();
    let cards: usize = counts.iter().flatten().sum();
    if missing > 0 {
        let args = [
            ("cards", cards.to_string().into()),
            ("hands", missing.into()),
        ];
        return Some(words.tell(Message::DealUnknown, args));
    }
    (counts != [Some(13); 4]).then(|| {
        let counts: Vec<String> = counts.iter().flatten().map(usize::to_string).collect();
        let counts = [("counts", counts.join(", ").into())];
        words.tell(Message::DealCounts, counts)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// The statistic of Pearson.
    fn chi_square(seen: &[u32], expected: impl Fn(usize) -> f64) -> f64 {
        seen.iter()
            .enumerate()
            .map(|(i, &n)| (f64::from(n) - expected(i)).powi(2) / expected(i))
            .sum()
    }

    fn choose(n: u32, k: u32) -> f64 {
        (0..k)
            .map(|i| f64::from(n - i) / f64::from(k - i))
            .product()
    }

    /// Card positions and suit lengths of a hundred thousand deals. By chance a good source exceeds a limit less than
    /// once in a hundred million runs: about 7e-10 for the positions (by the approximation of Wilson and Hilferty) and
    /// 5e-10 for each of the sixteen lengths (eight degrees of freedom, exactly).
    fn uniform(mut next: impl FnMut() -> [u8; 52]) {
        const DEALS: u32 = 100_000;
        let mut positions = vec![0_u32; 52 * 4];
        let mut lengths = vec![[0_u32; 14]; 16];
        let mut different = HashSet::new();
        for _ in 0..DEALS {
            let deal = next();
            let mut held = [0_usize; 16];
            for (card, &seat) in deal.iter().enumerate() {
                positions[card * 4 + usize::from(seat)] += 1;
                held[usize::from(seat) * 4 + card / 13] += 1;
            }
            for (cell, &n) in held.iter().enumerate() {
                lengths[cell][n] += 1;
            }
            assert!((0..4).all(|seat| held[seat * 4..][..4].iter().sum::<usize>() == 13));
            assert!(different.insert(deal), "a deal came twice");
        }
        // 156 on average, with a standard deviation of about 18.
        let value = chi_square(&positions, |_| f64::from(DEALS) / 4.0);
        assert!((70.0..290.0).contains(&value), "positions: {value}");
        let probability =
            |n: usize| choose(13, n as u32) * choose(39, 13 - n as u32) / choose(52, 13);
        for seen in &lengths {
            // Lengths from 8 on are one cell.
            let mut cells: Vec<u32> = seen[..8].to_vec();
            cells.push(seen[8..].iter().sum());
            let value = chi_square(&cells, |n| {
                let p = if n < 8 {
                    probability(n)
                } else {
                    (8..=13).map(probability).sum()
                };
                p * f64::from(DEALS)
            });
            assert!(value < 60.0, "suit lengths: {value}");
        }
    }

    #[test]
    fn a_hundred_thousand_deals_of_the_system() {
        uniform(|| deal(&mut Stream::of_system().unwrap()));
    }

    #[test]
    fn a_hundred_thousand_deals_of_a_seed() {
        let mut stream = Stream::of_seed(1);
        uniform(|| deal(&mut stream));
    }
}
