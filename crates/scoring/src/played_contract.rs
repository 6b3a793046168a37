//! A contract with its declarer and its tricks, as people write it.

use std::fmt;
use std::str::FromStr;

use contract_bridge::{AbsoluteVulnerability, Contract, Seat};

use crate::notation::contract_text;
use crate::{Tricks, score_ns};

/// A contract, who played it and the tricks of his side: `4SX N -1`.
///
/// ```
/// use openroom_scoring::adjusted_score::PlayedContract;
/// let played: PlayedContract = "3NT S +1".parse()?;
/// assert_eq!(played.tricks.get(), 10);
/// assert_eq!(played.to_string(), "3NT S +1");
/// # Ok::<(), openroom_scoring::adjusted_score::NotPlayed>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayedContract {
    /// The contract.
    pub contract: Contract,
    /// Who played it.
    pub declarer: Seat,
    /// Declarer's tricks.
    pub tricks: Tricks,
}

/// The text is no contract with its declarer and tricks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a contract with its declarer and result, such as 4S N = or 3NTX W -1")]
pub struct NotPlayed;

impl PlayedContract {
    /// The points as North-South see them (77).
    #[must_use]
    pub const fn score(self, vul: AbsoluteVulnerability) -> i32 {
        score_ns(self.contract, self.declarer, vul, self.tricks)
    }
}

impl FromStr for PlayedContract {
    type Err = NotPlayed;

    fn from_str(text: &str) -> Result<Self, NotPlayed> {
        let mut words = text.split_ascii_whitespace();
        let (Some(contract), Some(declarer), Some(result), None) =
            (words.next(), words.next(), words.next(), words.next())
        else {
            return Err(NotPlayed);
        };
        let contract = contract_of(contract).ok_or(NotPlayed)?;
        Ok(Self {
            contract,
            declarer: declarer.parse().map_err(|_| NotPlayed)?,
            tricks: tricks_of(result, contract).ok_or(NotPlayed)?,
        })
    }
}

impl fmt::Display for PlayedContract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let contract = contract_text(self.contract);
        write!(f, "{contract} {} ", self.declarer.letter())?;
        let level = self.contract.bid.level.get();
        match i16::from(self.tricks.get()) - i16::from(level) - 6 {
            0 => f.write_str("="),
            over => write!(f, "{over:+}"),
        }
    }
}

/// A contract such as `4S` or `3NTX`.
pub(crate) fn contract_of(text: &str) -> Option<Contract> {
    // The parser of contracts takes the first byte to be a whole character.
    let sound = text.is_ascii() && text.starts_with(|c: char| c.is_ascii_digit());
    sound.then(|| text.parse().ok()).flatten()
}

/// The tricks by what was made against the contract: `=`, `+1`, `-2`.
pub(crate) fn tricks_of(text: &str, contract: Contract) -> Option<Tricks> {
    let over = match text {
        "=" => 0,
        _ if text.starts_with(['+', '-']) && text.len() < 4 => text.parse::<i8>().ok()?,
        _ => return None,
    };
    let needed = Tricks::needed(contract).get();
    Tricks::try_new(needed.checked_add_signed(over)?).ok()
}
