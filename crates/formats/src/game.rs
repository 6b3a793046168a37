//! One board at one table, as files of boards hold it.
//!
//! A [`Game`] is what PBN and LIN have in common, and more: names, deal, auction and play with their remarks, a contract
//! and a result that are stated where nobody wrote the auction down. The log of a table is made from it and back
//! ([`Game::to_log`], [`Game::from_log`]); that is the only place where the Laws are asked.

mod from_log;
mod to_log;

use core::fmt;
use core::str::FromStr;

use contract_bridge::auction::Call;
use contract_bridge::{AbsoluteVulnerability, Card, Contract, Penalty, Seat, Strain};
use openroom_laws::Board;
use openroom_laws::log::Deal;
use openroom_laws::notation::strain_text;
use openroom_said::{Said, said};

use crate::fault::quoted;
use crate::loss::Source;

pub use from_log::flatten;

/// One board at one table.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Game {
    /// The tournament or match.
    pub event: Option<String>,
    /// Where it was played.
    pub site: Option<String>,
    /// When: `2026.11.15`, with `?` for digits not known.
    pub date: Option<String>,
    /// The number on the board.
    pub number: Option<u32>,
    /// The players, by seat.
    pub names: [Option<String>; 4],
    /// Who deals.
    pub dealer: Option<Seat>,
    /// Who is vulnerable.
    pub vul: Option<AbsoluteVulnerability>,
    /// The hands as far as they are known.
    pub deal: Deal,
    /// The scoring method, in the words of PBN.
    pub scoring: Option<String>,
    /// The declarer stated.
    pub declarer: Option<Seat>,
    /// Declarer and dummy were swapped (PBN `^S`).
    pub swapped: bool,
    /// The contract stated.
    pub contract: Option<Stated>,
    /// Declarer's tricks as stated.
    pub tricks: Option<u8>,
    /// The players agreed on a wrong number of tricks (PBN `^`).
    pub tricks_differ: bool,
    /// The auction, if written down.
    pub auction: Option<Auction>,
    /// The play, if written down.
    pub play: Option<Play>,
    /// All other facts, by name.
    pub tags: Vec<(String, String)>,
    /// Tables and other sections, line by line as written.
    pub sections: Vec<Section>,
    /// Remarks, each with what it follows.
    pub comments: Vec<Comment>,
    /// Lines for other programs, without their `%`.
    pub escapes: Vec<String>,
}

/// What a contract tag says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Stated {
    /// All four passed.
    PassedOut,
    /// A contract.
    Contract(Contract),
    /// Only the trumps, of an end position.
    Trumps(Strain),
}

impl fmt::Display for Stated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PassedOut => f.write_str("Pass"),
            Self::Contract(contract) => f.write_str(&contract_text(*contract)),
            Self::Trumps(strain) => f.write_str(strain_text(*strain)),
        }
    }
}

/// ```
/// use openroom_formats::game::Stated;
///
/// for text in ["Pass", "4S", "3NTX", "6HXX", "D"] {
///     assert_eq!(text.parse::<Stated>().unwrap().to_string(), text);
/// }
/// ```
impl FromStr for Stated {
    type Err = Said;

    fn from_str(text: &str) -> Result<Self, Said> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Self::PassedOut);
        }
        if let Some(contract) = read_contract(text).or_else(|| with_risk_as_letter(text)) {
            return Ok(Self::Contract(contract));
        }
        openroom_laws::notation::parse_strain(&text.to_ascii_uppercase())
            .map(Self::Trumps)
            .ok_or_else(|| {
                said!(
                    "file-no-contract-contract-pass",
                    "{text} is not a contract; write Pass, 4S, 3NTX or 6HXX",
                    text = quoted(text)
                )
            })
    }
}

/// Some programs write the risk as `D` or `R`.
fn with_risk_as_letter(text: &str) -> Option<Contract> {
    let (bid, risk) = text.split_at_checked(text.len().checked_sub(1)?)?;
    let risk = match risk {
        "D" | "d" => "X",
        "R" | "r" => "XX",
        _ => return None,
    };
    read_contract(&format!("{bid}{risk}"))
}

/// The calls of a board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Auction {
    /// The calls that were made, in order.
    pub calls: Vec<Called>,
    /// How the list ends.
    pub end: End,
}

/// How a list of calls or cards ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub enum End {
    /// With its last item, nothing is said.
    #[default]
    Plain,
    /// No more will be given (`*`): for the play, a claim or concession.
    Ended,
    /// It is to be continued (`+`).
    ToContinue,
}

/// One call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Called {
    /// Who made it.
    pub seat: Seat,
    /// The call.
    pub call: Call,
    /// Marked as insufficient (`^I`).
    pub insufficient: bool,
    /// Alert, explanation and judgement.
    pub remark: Remark,
}

/// What is said about a call or card.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Remark {
    /// It was alerted.
    pub alerted: bool,
    /// What it means.
    pub explanation: Option<String>,
    /// Numeric annotation glyphs of PBN, rising.
    pub nags: Vec<u8>,
}

/// The play.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Play {
    /// The tricks.
    pub tricks: Vec<Trick>,
    /// How the list ends.
    pub end: End,
}

impl Play {
    /// How many cards there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.tricks.iter().map(Trick::len).sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// One trick. A card may be missing, where nobody wrote it down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trick {
    /// Who led.
    pub leader: Seat,
    /// The lead was out of turn (`^L`).
    pub out_of_turn: bool,
    /// The cards, by seat.
    pub cards: [Option<Played>; 4],
}

impl Trick {
    /// A trick without cards.
    #[must_use]
    pub fn led_by(leader: Seat) -> Self {
        Self {
            leader,
            out_of_turn: false,
            cards: [None, None, None, None],
        }
    }

    /// The cards in the order played, up to the first that is missing.
    pub fn in_order(&self) -> impl Iterator<Item = (Seat, &Played)> {
        let leader = self.leader;
        [leader, leader.lho(), leader.partner(), leader.rho()]
            .into_iter()
            .map_while(|seat| Some((seat, self.cards[seat as usize].as_ref()?)))
    }

    /// How many cards there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cards.iter().flatten().count()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Who wins the trick with these trumps, as far as the cards are there.
    #[must_use]
    pub fn winner(&self, trumps: Strain) -> Seat {
        let led = self.cards[self.leader as usize]
            .as_ref()
            .map(|played| played.card.suit);
        let worth = |card: Card| {
            let suit = Strain::from(card.suit);
            let class = if suit == trumps {
                2
            } else {
                u8::from(Some(card.suit) == led)
            };
            (class, card.rank)
        };
        Seat::ALL
            .into_iter()
            .filter_map(|seat| Some((seat, worth(self.cards[seat as usize].as_ref()?.card))))
            .filter(|(_, worth)| worth.0 > 0)
            .max_by_key(|(_, worth)| *worth)
            .map_or(self.leader, |(seat, _)| seat)
    }
}

/// One card played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The card.
    pub card: Card,
    /// Marked as a revoke (`^R`).
    pub revoke: bool,
    /// Explanation and judgement.
    pub remark: Remark,
}

impl Played {
    /// A card without remarks.
    #[must_use]
    pub fn plain(card: Card) -> Self {
        Self {
            card,
            revoke: false,
            remark: Remark::default(),
        }
    }
}

/// A supplemental section of PBN.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// The tag name.
    pub name: String,
    /// The tag value: the columns of a table.
    pub value: String,
    /// Its lines.
    pub lines: Vec<String>,
}

/// A remark in prose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comment {
    /// What it follows.
    pub after: CommentPlace,
    /// The text.
    pub text: String,
}

/// Where a comment stands.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum CommentPlace {
    /// Before anything else.
    Start,
    /// After a tag.
    Tag(String),
    /// After a call, counted from 0.
    Call(usize),
    /// After a card, counted from 0 in the order written.
    Card(usize),
}

impl Game {
    /// The value of one of the other tags.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find_map(|(n, value)| (n == name).then_some(value.as_str()))
    }

    /// Sets one of the other tags.
    pub fn set_tag(&mut self, name: &str, value: impl Into<String>) {
        let value = value.into();
        match self.tags.iter_mut().find(|(n, _)| n == name) {
            Some((_, old)) => *old = value,
            None => self.tags.push((name.into(), value)),
        }
    }

    /// How an error message names the game; `index` is its place in the file, from 0.
    #[must_use]
    pub fn place(&self, index: usize) -> String {
        let number = self
            .number
            .map_or_else(String::new, |number| format!(", board {number}"));
        let room = self
            .tag("Room")
            .map_or_else(String::new, |room| format!(" ({room})"));
        format!("game {}{number}{room}", index + 1)
    }

    /// Where a loss of the game stands; `index` is its place in the file, from 0.
    #[must_use]
    pub fn source(&self, index: usize) -> Source {
        Source::Game(index + 1, self.number, self.tag("Room").map(Into::into))
    }

    /// Who deals: as said, else who called first, else as the number of the board has it (Law 2).
    #[must_use]
    pub fn who_deals(&self) -> Option<Seat> {
        let calls = self.auction.as_ref().map(|auction| &auction.calls);
        let first = calls.and_then(|calls| Some(calls.first()?.seat));
        self.dealer
            .or(first)
            .or(self.numbered().map(|board| board.dealer))
    }

    /// Who is vulnerable: as said, else as the number of the board has it (Law 2).
    #[must_use]
    pub fn vulnerability(&self) -> Option<AbsoluteVulnerability> {
        self.vul.or(self.numbered().map(|board| board.vul))
    }

    /// The board of that number; no board has the number 0.
    fn numbered(&self) -> Option<Board> {
        self.number.filter(|&number| number > 0).map(Board::number)
    }

    /// The contract and declarer that the auction leads to, if it is complete: after three passes the last bid, and who
    /// of that side first named its denomination.
    #[must_use]
    pub fn bid_contract(&self) -> Option<(Stated, Option<Seat>)> {
        let calls = &self.auction.as_ref()?.calls;
        let passes = calls
            .iter()
            .rev()
            .take_while(|c| c.call == Call::Pass)
            .count();
        let Some(last) = calls.iter().rposition(|c| matches!(c.call, Call::Bid(_))) else {
            return (passes >= 4).then_some((Stated::PassedOut, None));
        };
        let Call::Bid(bid) = calls[last].call else {
            return None;
        };
        if passes < 3 {
            return None;
        }
        let side = |seat: Seat| seat == calls[last].seat || seat == calls[last].seat.partner();
        let declarer = calls.iter().find_map(|c| match c.call {
            Call::Bid(b) if b.strain == bid.strain && side(c.seat) => Some(c.seat),
            _ => None,
        });
        // A double is of the other side's bid, a redouble of one's own that was doubled (19A, 19B); any other is cancelled (36).
        let penalty = calls[last..].iter().fold(Penalty::Undoubled, |penalty, c| {
            match (c.call, penalty, side(c.seat)) {
                (Call::Double, Penalty::Undoubled, false) => Penalty::Doubled,
                (Call::Redouble, Penalty::Doubled, true) => Penalty::Redoubled,
                _ => penalty,
            }
        });
        Some((Stated::Contract(Contract { bid, penalty }), declarer))
    }

    /// The contract and declarer: as bid, else as stated.
    #[must_use]
    pub fn final_contract(&self) -> Option<(Stated, Option<Seat>)> {
        self.bid_contract()
            .or_else(|| Some((self.contract?, self.declarer)))
    }

    /// The score of the tag `Score`, as North-South see it: `NS 450`, `EW -450`, or that of declarer's side without a
    /// side; nothing if it says something else.
    #[must_use]
    pub fn stated_score(&self) -> Option<i32> {
        let words: Vec<&str> = self.tag("Score")?.split_whitespace().collect();
        let of = |side: &str, points: &str| {
            let points: i32 = points.parse().ok()?;
            match side {
                "NS" => Some(points),
                "EW" => points.checked_neg(),
                _ => None,
            }
        };
        match words[..] {
            [side, points] => of(side, points),
            [side, points, other, more] => {
                of(side, points).filter(|score| of(other, more) == Some(*score))
            }
            [points] => match (points.parse().ok()?, self.final_contract()?.1) {
                (points, Some(Seat::North | Seat::South)) => Some(points),
                (points, Some(Seat::East | Seat::West)) => i32::checked_neg(points),
                (points, None) => Some(points).filter(|points| *points == 0),
            },
            _ => None,
        }
    }

    /// Trumps, as bid or as stated.
    #[must_use]
    pub fn trumps(&self) -> Option<Strain> {
        match self.final_contract()?.0 {
            Stated::PassedOut => None,
            Stated::Contract(contract) => Some(contract.bid.strain),
            Stated::Trumps(strain) => Some(strain),
        }
    }

    /// Declarer's tricks among those played in full.
    #[must_use]
    pub fn tricks_won(&self) -> Option<u8> {
        let declarer = self.final_contract()?.1?;
        let trumps = self.trumps()?;
        let play = self.play.as_ref()?;
        let won = play
            .tricks
            .iter()
            .filter(|trick| trick.len() == 4)
            .map(|trick| trick.winner(trumps))
            .filter(|&seat| seat == declarer || seat == declarer.partner())
            .count();
        u8::try_from(won).ok()
    }
}

/// Reads a number of tricks: digits alone, 0 to 13. A sign means tricks above or below the contract, which is another number.
pub(crate) fn read_tricks(text: &str) -> Option<u8> {
    crate::text::digits(text).filter(|&tricks| tricks <= 13)
}

/// A contract as PBN writes it.
#[must_use]
pub fn contract_text(contract: Contract) -> String {
    let risk = match contract.penalty {
        Penalty::Undoubled => "",
        Penalty::Doubled => "X",
        Penalty::Redoubled => "XX",
    };
    format!("{}{risk}", openroom_laws::notation::bid_text(contract.bid))
}

/// Reads a contract: `4S`, `3NTX`, `6hxx`; `3N` too.
#[must_use]
pub fn read_contract(text: &str) -> Option<Contract> {
    let text = text.trim();
    (text.is_ascii() && text.starts_with(|c: char| c.is_ascii_digit()))
        .then(|| text.parse().ok())
        .flatten()
}
