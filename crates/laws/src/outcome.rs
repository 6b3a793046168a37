//! What the outside sees of a table: the outcome, as data and as one line of JSON.

use core::fmt;

use contract_bridge::auction::Call;
use contract_bridge::{Card, Contract, Hand, Seat};
use openroom_scoring::AdjustedScore;
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use crate::awaiting::Awaiting;
use crate::calls::Calls;
use crate::clause::Clause;
use crate::consequences::Consequence;
use crate::edition::Edition;
use crate::entry::Side;
use crate::notation::{card_text, seat_text, strain_text, written};
use crate::table::{
    Bar, BoardResult, Elsewhere, Information, Irregularity, PenaltyKind, Phase, Restriction, Table,
    Trick, doubled,
};

/// A table seen from outside, with the keys that the format fixes. [`Display`](fmt::Display) is one line of JSON.
///
/// ```
/// use openroom_laws::{log, replay};
///
/// let log = &log::read("board: 1\nauction: 1NT Pass Pass Pass").unwrap()[0];
/// let outcome = replay::replay(log, log.edition()).unwrap().outcome();
/// assert_eq!(outcome.turn, Some(contract_bridge::Seat::East));
/// assert!(outcome.to_string().contains(r#""phase":"clarification","turn":"E""#));
/// ```
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Outcome {
    /// The edition of the Laws.
    pub edition: Edition,
    /// How far the board has come.
    pub phase: Phase,
    /// The seat that may act now; none while an answer is awaited or when the board is over.
    #[serde(serialize_with = "written::maybe")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<crate::openapi::Seat>, required = true))]
    pub turn: Option<Seat>,
    /// The one answer that the board waits for.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub awaiting: Option<Awaiting>,
    /// What each answer would lead to; missing where the board waits for nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub consequences: Vec<Consequence>,
    /// The calls that stand, in order from the dealer.
    #[serde(serialize_with = "written::all")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub auction: Vec<Call>,
    /// What the auction came to.
    pub contract: Ending,
    /// Who must pass, by seat.
    #[serde(serialize_with = "barred")]
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, Bar>))]
    pub barred: [Option<Bar>; 4],
    /// Penalty cards on the table, by seat.
    #[serde(serialize_with = "penalty")]
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, std::collections::BTreeMap<String, PenaltyKind>>))]
    pub penalty: [Vec<(Card, PenaltyKind)>; 4],
    /// The lead or play restriction in force.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub restriction: Option<Restriction>,
    /// What `turn` may legally choose; missing if his hand is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<String>>))]
    pub legal: Option<Legal>,
    /// The cards on the table, in the order played.
    #[serde(serialize_with = "written::pairs")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<String>>))]
    pub trick: Vec<(Seat, Card)>,
    /// Tricks won so far as played.
    pub tricks: Won,
    /// Net tricks to be given to a side by rectification.
    #[serde(serialize_with = "transfer")]
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, u8>))]
    pub transfer: Option<(Side, u8)>,
    /// The result, once the board is over.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub result: Option<BoardResult>,
    /// What was irregular, in order.
    pub irregularities: Vec<Irregularity>,
    /// Every clause applied, in order of first application.
    pub cited: Vec<Clause>,
    /// The damage questions to be answered when the play is over.
    pub review: Vec<Clause>,
    /// What one side may use and the other may not (16).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub information: Vec<Information>,
    /// What is to be looked at when these players meet another board (15A3 of 2017, 17D3 of 2007).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub elsewhere: Vec<Elsewhere>,
    /// The adjusted score that the Director gave, as in the event file.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "in_full")]
    pub adjusted: Option<AdjustedScore>,
    /// The form in which a fouled board was played here (87).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub form: Option<Box<str>>,
}

/// What an auction came to: null while it is on, `passed-out`, or a contract with its declarer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// It is not over.
    Open,
    /// Nobody bid.
    PassedOut,
    /// A contract.
    Contract {
        /// What was bid, and whether it was doubled.
        contract: Contract,
        /// Who plays it.
        declarer: Seat,
    },
}

/// What may legally be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Legal {
    /// It is nobody's turn.
    Nothing,
    /// In the auction.
    Calls(Calls),
    /// In the play.
    Cards(Hand),
}

/// Tricks won by the two sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = TricksWon))]
pub struct Won {
    /// By North-South.
    #[serde(rename = "NS")]
    pub ns: u8,
    /// By East-West.
    #[serde(rename = "EW")]
    pub ew: u8,
}

fn in_full<S: Serializer>(
    adjusted: &Option<AdjustedScore>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    adjusted
        .as_ref()
        .map(AdjustedScore::in_full)
        .serialize(serializer)
}

impl Table {
    /// The outcome of the log so far.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        Outcome {
            edition: self.edition(),
            phase: self.phase(),
            turn: self.turn(),
            awaiting: self.awaiting().cloned(),
            consequences: self.consequences(),
            auction: self.calls().iter().map(|made| made.call).collect(),
            contract: ending(self),
            barred: Seat::ALL.map(|seat| self.barred(seat)),
            penalty: Seat::ALL.map(|seat| self.penalty_cards(seat).to_vec()),
            restriction: self.restriction(),
            legal: legal(self),
            trick: trick(self),
            tricks: Won {
                ns: self.won(Side::Ns),
                ew: self.won(Side::Ew),
            },
            transfer: match self.transfer() {
                0 => None,
                tricks @ 1.. => Some((Side::Ns, tricks.unsigned_abs())),
                tricks => Some((Side::Ew, tricks.unsigned_abs())),
            },
            result: self.result(),
            irregularities: self.irregularities().to_vec(),
            cited: self.cited().to_vec(),
            review: self.reviews().to_vec(),
            information: self.information().to_vec(),
            elsewhere: self.elsewhere().to_vec(),
            adjusted: self.adjusted().cloned(),
            form: self.form().map(Into::into),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).unwrap_or_default())
    }
}

fn ending(table: &Table) -> Ending {
    match table.contract() {
        _ if table.passed_out() => Ending::PassedOut,
        None => Ending::Open,
        Some((contract, declarer)) => Ending::Contract { contract, declarer },
    }
}

/// The legal calls or cards of the seat in turn; `None` if its hand is not known.
fn legal(table: &Table) -> Option<Legal> {
    match (table.turn(), table.phase()) {
        (None, _) => Some(Legal::Nothing),
        (Some(_), Phase::Auction) => Some(Legal::Calls(table.legal_calls())),
        (Some(_), _) => table.legal_cards().map(Legal::Cards),
    }
}

fn trick(table: &Table) -> Vec<(Seat, Card)> {
    let plays = table.trick().into_iter().flat_map(Trick::plays);
    let unsettled = plays.chain(table.unsettled_cards());
    unsettled.chain(table.cards_of_the_next_trick()).collect()
}

impl Serialize for Ending {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (contract, declarer) = match self {
            Self::Open => return serializer.serialize_none(),
            Self::PassedOut => return serializer.serialize_str("passed-out"),
            Self::Contract { contract, declarer } => (contract, declarer),
        };
        let mut map = serializer.serialize_map(Some(4))?;
        map.serialize_entry("level", &contract.bid.level.get())?;
        map.serialize_entry("strain", strain_text(contract.bid.strain))?;
        map.serialize_entry("doubled", &doubled(contract.penalty))?;
        map.serialize_entry("declarer", seat_text(*declarer))?;
        map.end()
    }
}

impl Serialize for Legal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Nothing => serializer.collect_seq::<[&str; 0]>([]),
            Self::Calls(calls) => calls.serialize(serializer),
            Self::Cards(cards) => serializer.collect_seq(Hand::iter(*cards).map(card_text)),
        }
    }
}

fn barred<S: Serializer>(barred: &[Option<Bar>; 4], serializer: S) -> Result<S::Ok, S::Error> {
    let by_seat = Seat::ALL.into_iter().zip(barred);
    let there = by_seat.filter_map(|(seat, bar)| bar.map(|bar| (seat_text(seat), bar)));
    serializer.collect_map(there)
}

fn penalty<S: Serializer>(
    penalty: &[Vec<(Card, PenaltyKind)>; 4],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let by_seat = Seat::ALL.into_iter().zip(penalty);
    let there = by_seat.filter(|(_, cards)| !cards.is_empty());
    serializer.collect_map(there.map(|(seat, cards)| (seat_text(seat), Cards(cards))))
}

struct Cards<'a>(&'a [(Card, PenaltyKind)]);

impl Serialize for Cards<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(card, kind)| (card_text(*card), kind)))
    }
}

fn transfer<S: Serializer>(
    transfer: &Option<(Side, u8)>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(transfer.iter().map(|(side, tricks)| (side, tricks)))
}
