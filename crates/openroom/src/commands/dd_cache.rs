//! Double-dummy tables kept from one run to the next: a small file for each deal, in the user's folder for such things.
//!
//! A file that is damaged, cut short or of another version counts as absent and is written anew. Files are put in
//! place by renaming, so that two runs at once do no harm.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use contract_bridge::{FullDeal, Seat, Strain, Suit};
use openroom_analysis::double_dummy::Tricks;

/// The first line of a file. A solver that gives other figures needs another number.
const VERSION: &str = "openroom double dummy 1";

/// A folder of tables.
#[derive(Debug, Clone)]
pub struct Cache {
    folder: Option<PathBuf>,
}

impl Cache {
    /// Nothing is kept.
    pub const NONE: Self = Self { folder: None };

    /// The user's own: `OPENROOM_CACHE`, else the folder that the system has for such things. Without any, or if
    /// `OPENROOM_CACHE` is empty, nothing is kept.
    pub fn of_user() -> Self {
        if std::env::var_os("OPENROOM_CACHE").is_some_and(|value| value.is_empty()) {
            return Self::NONE;
        }
        let folder = |name: &str, rest: &str| {
            std::env::var_os(name)
                .filter(|value| !value.is_empty())
                .map(|value| PathBuf::from(value).join(rest))
                .filter(|path| path.is_absolute())
        };
        let found = folder("OPENROOM_CACHE", "dd")
            .or_else(|| folder("XDG_CACHE_HOME", "openroom/dd"))
            .or_else(|| match std::env::consts::OS {
                "windows" => folder("LOCALAPPDATA", "openroom/cache/dd"),
                "macos" => folder("HOME", "Library/Caches/openroom/dd"),
                _ => folder("HOME", ".cache/openroom/dd"),
            });
        Self { folder: found }
    }

    /// The table of a deal, if it is there and whole.
    pub fn get(&self, deal: FullDeal) -> Option<Tricks> {
        let text = std::fs::read_to_string(self.path(deal)?).ok()?;
        let figures = text.lines().nth(2)?;
        let tricks = read_figures(figures)?;
        // Whatever is wrong with a file, it is then not what would have been written.
        (contents(deal, tricks) == text).then_some(tricks)
    }

    /// Keeps the table of a deal.
    pub fn put(&self, deal: FullDeal, tricks: Tricks) -> std::io::Result<()> {
        let Some(path) = self.path(deal) else {
            return Ok(());
        };
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let new = path.with_extension(format!("{}-{number}.new", std::process::id()));
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        std::fs::write(&new, contents(deal, tricks))
            .and_then(|()| std::fs::rename(&new, &path))
            .inspect_err(|_| drop(std::fs::remove_file(&new)))
    }

    /// The name of a file is the deal: two bits for each card.
    fn path(&self, deal: FullDeal) -> Option<PathBuf> {
        let folder = self.folder.as_ref()?;
        let code = code(deal);
        Some(folder.join(&code[..2]).join(&code[2..]))
    }
}

/// The deal as 26 digits: who holds each card, two cards to a digit.
fn code(deal: FullDeal) -> String {
    let holder = |suit: Suit, rank: u8| {
        let card = contract_bridge::Card {
            suit,
            rank: contract_bridge::Rank::new(rank),
        };
        let seats = Seat::ALL.into_iter().zip(0_u8..);
        seats
            .filter(|(seat, _)| deal[*seat].contains(card))
            .map(|(_, number)| number)
            .next()
            .unwrap_or(0)
    };
    let holders: Vec<u8> = Suit::DESC
        .into_iter()
        .flat_map(|suit| (2..=14).rev().map(move |rank| holder(suit, rank)))
        .collect();
    holders.chunks(2).fold(String::new(), |mut text, two| {
        let _ = write!(text, "{:x}", two[0] * 4 + two.get(1).unwrap_or(&0));
        text
    })
}

fn contents(deal: FullDeal, tricks: Tricks) -> String {
    let mut figures = String::new();
    for strain in Strain::ASC {
        for seat in Seat::ALL {
            let _ = write!(figures, "{:x}", tricks.tricks(strain, seat));
        }
    }
    let text = format!("{VERSION}\n{}\n{figures}\n", code(deal));
    let sum = checksum(text.as_bytes());
    format!("{text}{sum:016x}\n")
}

fn read_figures(text: &str) -> Option<Tricks> {
    let digits: Vec<u8> = text
        .chars()
        .map(|c| c.to_digit(16).map(|digit| digit as u8))
        .collect::<Option<_>>()?;
    let mut rows = [[0; 4]; 5];
    if digits.len() != 20 {
        return None;
    }
    for (place, digit) in rows.iter_mut().flatten().zip(digits) {
        *place = digit;
    }
    Tricks::new(rows)
}

/// FNV-1a, against damage, not against malice.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deal() -> FullDeal {
        let text = "N:AKQJT98.765432.. ..AKQJT98.765432 765432.AKQJT98.. ..765432.AKQJT98";
        text.parse().unwrap()
    }

    fn cache(name: &str) -> Cache {
        let folder = std::env::temp_dir().join(format!("openroom-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        Cache {
            folder: Some(folder),
        }
    }

    #[test]
    fn what_is_kept_comes_back() {
        let cache = cache("kept");
        let tricks = Tricks::new([[1, 2, 3, 4], [0; 4], [13; 4], [5, 6, 7, 8], [9; 4]]).unwrap();
        assert_eq!(cache.get(deal()), None);
        cache.put(deal(), tricks).unwrap();
        assert_eq!(cache.get(deal()), Some(tricks));
        cache.put(deal(), tricks).unwrap();
        assert_eq!(Cache::NONE.get(deal()), None);
    }

    #[test]
    fn a_damaged_file_counts_as_absent() {
        let cache = cache("damaged");
        let tricks = Tricks::new([[7; 4]; 5]).unwrap();
        cache.put(deal(), tricks).unwrap();
        let path = cache.path(deal()).unwrap();
        let whole = std::fs::read(&path).unwrap();
        for at in 0..whole.len() {
            let mut bytes = whole.clone();
            bytes[at] ^= 1;
            std::fs::write(&path, &bytes).unwrap();
            assert_eq!(cache.get(deal()), None, "byte {at} changed");
            std::fs::write(&path, &whole[..at]).unwrap();
            assert_eq!(cache.get(deal()), None, "cut at {at}");
        }
        cache.put(deal(), tricks).unwrap();
        assert_eq!(cache.get(deal()), Some(tricks));
    }

    #[test]
    fn deals_have_names_of_their_own() {
        let other = "N:AKQJT98.765432.. ..AKQJT98.765432 ..765432.AKQJT98 765432.AKQJT98..";
        assert_ne!(code(deal()), code(other.parse().unwrap()));
        assert_eq!(code(deal()).len(), 26);
    }
}
