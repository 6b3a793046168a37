//! `openroom deal`: boards dealt at random (Law 6), sealed until they are wanted, and checked.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use chacha20::cipher::{KeyIvInit as _, StreamCipher as _};
use chacha20poly1305::ChaCha20Poly1305;
use chacha20poly1305::aead::{Aead as _, KeyInit as _, Payload};
use openroom_laws::log;

use super::input::{Source, print};

/// Deal boards at random, open a sealed file of boards, or check boards
///
/// Every deal is equally likely: each takes 256 fresh bits from the operating system. The output is a log for each
/// board, as `openroom table` reads it.
#[derive(Debug, clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  openroom deal 24                        boards 1 to 24
  openroom deal --boards 25-48            boards 25 to 48
  openroom deal 24 --sealed set.sealed    writes a sealed file, prints the key
  openroom deal open set.sealed --key KEY
  openroom deal check boards.yaml         52 cards, 13 to each hand, none twice

Exit status: 0 dealt or right, 1 a board that is checked is wrong, 2 an error."
)]
pub struct DealArgs {
    #[command(subcommand)]
    command: Option<DealCommand>,
    /// How many boards, from 1 on
    #[arg(
        value_name = "N",
        required_unless_present = "boards",
        conflicts_with = "boards"
    )]
    count: Option<u32>,
    /// The boards to deal, such as 25-48
    #[arg(long, value_name = "FROM-TO")]
    boards: Option<String>,
    /// For tests only: the same deals each time; the output says so
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Write the boards to this file, sealed, and print the key that opens it
    #[arg(long, value_name = "FILE")]
    sealed: Option<PathBuf>,
}

#[derive(Debug, clap::Subcommand)]
enum DealCommand {
    /// Print the boards of a sealed file
    Open {
        /// The sealed file, or `-` for standard input
        file: Source,
        /// The key that was printed when it was sealed
        #[arg(long)]
        key: String,
    },
    /// Check boards dealt by hand or imported: 52 cards, 13 to each hand, none twice
    Check {
        /// Logs in YAML, or a PBN file; `-` for standard input
        file: Source,
    },
}

/// No event has more boards than this.
const MAX_BOARD: u32 = 9999;

/// Runs the command.
pub fn run(args: &DealArgs) -> Result<ExitCode, String> {
    match &args.command {
        Some(DealCommand::Open { file, key }) => {
            let text = open(&file.read()?, key).map_err(|e| format!("{file}: {e}"))?;
            return print(|out| out.write_all(text.as_bytes()));
        }
        Some(DealCommand::Check { file }) => return check(file),
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
    let mut text = String::new();
    let mut seeded = args.seed.map(Stream::of_seed);
    for board in from..=to {
        let deal = match &mut seeded {
            Some(stream) => deal(stream),
            None => deal(&mut Stream::of_system()?),
        };
        if board > from {
            text.push_str("---\n");
        }
        let _ = writeln!(text, "board: {board}");
        if let Some(seed) = args.seed {
            let _ = writeln!(text, "note: \"from seed {seed}: for tests, not for play\"");
        }
        let _ = writeln!(text, "deal: \"{}\"", pbn(&deal));
    }
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

fn system_bytes<const N: usize>() -> Result<[u8; N], String> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|e| format!("the system gives no random numbers: {e}"))?;
    Ok(bytes)
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

/// As PBN writes a deal, from North.
fn pbn(holder: &[u8; 52]) -> String {
    let hand = |seat: u8| {
        let suits: Vec<String> = (0..4)
            .map(|suit| {
                (0..13)
                    .filter(|rank| holder[suit * 13 + rank] == seat)
                    .map(|rank| char::from(b"AKQJT98765432"[rank]))
                    .collect()
            })
            .collect();
        suits.join(".")
    };
    format!("N:{} {} {} {}", hand(0), hand(1), hand(2), hand(3))
}

/// A board dealt with the randomness of the operating system, as PBN writes the hands.
pub fn at_random() -> Result<String, String> {
    Ok(pbn(&deal(&mut Stream::of_system()?)))
}

/// The first line of a sealed file.
const SEALED: &str = "openroom sealed boards 1";

/// The sealed text and its key, a new one each time.
fn seal(text: &str) -> Result<(String, String), String> {
    let (key, nonce): ([u8; 32], [u8; 12]) = (system_bytes()?, system_bytes()?);
    let payload = Payload {
        msg: text.as_bytes(),
        aad: SEALED.as_bytes(),
    };
    let sealed = ChaCha20Poly1305::new(&key.into())
        .encrypt(&nonce.into(), payload)
        .map_err(|_| "the boards cannot be sealed")?;
    let mut out = format!("{SEALED}\n{}\n", hex(&nonce));
    for line in sealed.chunks(48) {
        let _ = writeln!(out, "{}", hex(line));
    }
    Ok((out, hex(&key)))
}

fn open(text: &str, key: &str) -> Result<String, String> {
    let mut lines = text.lines();
    if lines.next() != Some(SEALED) {
        return Err(format!("no sealed file: its first line is not `{SEALED}`"));
    }
    let damaged = "the sealed file is damaged";
    let nonce: [u8; 12] = unhex(lines.next().unwrap_or_default())
        .and_then(|bytes| bytes.try_into().ok())
        .ok_or(damaged)?;
    let key: [u8; 32] = unhex(key)
        .and_then(|bytes| bytes.try_into().ok())
        .ok_or("the key has 64 digits, 0 to 9 and a to f")?;
    let sealed = unhex(&lines.collect::<String>()).ok_or(damaged)?;
    let payload = Payload {
        msg: &sealed,
        aad: SEALED.as_bytes(),
    };
    let open = ChaCha20Poly1305::new(&key.into())
        .decrypt(&nonce.into(), payload)
        .map_err(|_| "the key is not that of this file, or the file was changed")?;
    String::from_utf8(open).map_err(|_| damaged.into())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut out, byte| {
        let _ = write!(out, "{byte:02x}");
        out
    })
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u32> = text
        .trim()
        .chars()
        .map(|c| c.to_digit(16))
        .collect::<Option<_>>()?;
    let bytes = digits.chunks(2).map(|two| match two {
        [high, low] => Some((high * 16 + low) as u8),
        _ => None,
    });
    bytes.collect()
}

/// Reads the boards of a file, one message for each that is wrong; the status is 1 if any is.
fn check(file: &Source) -> Result<ExitCode, String> {
    let text = file.read()?;
    let mut wrong = Vec::new();
    let mut count = 0;
    if text.trim_start().starts_with(['[', '%']) && text.contains("[Deal ") {
        let mut board = String::from("?");
        for (number, line) in (1..).zip(text.lines()) {
            let tag = |name: &str| {
                let rest = line.trim().strip_prefix('[')?.strip_prefix(name)?.trim();
                rest.strip_prefix('"')?.strip_suffix("\"]")
            };
            if let Some(value) = tag("Board ") {
                value.clone_into(&mut board);
            }
            if let Some(value) = tag("Deal ") {
                count += 1;
                let faults = log::read_deal(value).and_then(|deal| whole(&deal));
                if let Err(reason) = faults {
                    wrong.push(format!("line {number}: board {board}: {reason}"));
                }
            }
        }
    } else {
        let logs = log::read(&text).map_err(|e| format!("{file}: {e}"))?;
        for (i, log) in logs.iter().enumerate() {
            count += 1;
            if let Err(reason) = whole(&log.deal) {
                wrong.push(format!("document {}: {reason}", i + 1));
            }
        }
    }
    if count == 0 {
        return Err(format!("{file}: there is no board"));
    }
    if wrong.is_empty() {
        return print(|out| writeln!(out, "right: {count} boards, 52 cards each, 13 to a hand"));
    }
    print(|out| {
        wrong
            .iter()
            .try_for_each(|line| writeln!(out, "{file}: {line}"))
    })?;
    Ok(ExitCode::from(1))
}

/// All four hands are there. That each has 13 cards and no card is there twice was seen when it was read.
fn whole(deal: &log::Deal) -> Result<(), String> {
    let missing = deal.0.iter().filter(|hand| hand.is_none()).count();
    match missing {
        0 => Ok(()),
        n => Err(format!(
            "{} of 52 cards: {n} hands are not known",
            52 - 13 * n
        )),
    }
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

    #[test]
    fn sealed_and_opened() {
        let (sealed, key) = seal("board: 1\n").unwrap();
        assert!(!sealed.contains("board: 1"));
        assert_eq!(open(&sealed, &key).unwrap(), "board: 1\n");
        let (_, other) = seal("board: 1\n").unwrap();
        assert!(open(&sealed, &other).is_err());
        let last = sealed.trim_end().len() - 1;
        let digit = if sealed.as_bytes()[last] == b'0' {
            "1"
        } else {
            "0"
        };
        assert!(open(&format!("{}{digit}\n", &sealed[..last]), &key).is_err());
        assert!(open(&sealed, "abc").is_err());
        assert!(open("", &key).is_err());
    }
}
