//! What the outside sees of a table: the outcome, as data and as one line of JSON.

use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use contract_bridge::Hand;

use crate::awaiting::{Asked, Awaiting, Question};
use crate::clause::Clause;
use crate::entry::Side;
use crate::notation::{call_text, card_text, seat_text, strain_text};
use crate::table::{Irregularity, Phase, Table, doubled};

impl Table {
    /// The outcome of the log so far, as one line of JSON with the keys that the format fixes.
    #[must_use]
    pub fn outcome(&self) -> String {
        serde_json::to_string(&Outcome(self)).unwrap_or_default()
    }

    /// The same as a JSON value.
    #[must_use]
    pub fn outcome_value(&self) -> serde_json::Value {
        serde_json::to_value(Outcome(self)).unwrap_or_default()
    }
}

/// A table seen from outside.
struct Outcome<'a>(&'a Table);

impl Serialize for Outcome<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let table = self.0;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("edition", &table.edition().year())?;
        map.serialize_entry("phase", phase_text(table.phase()))?;
        map.serialize_entry("turn", &table.turn().map(seat_text))?;
        map.serialize_entry("awaiting", &table.awaiting().map(AwaitingView))?;
        let calls: Vec<_> = table
            .calls()
            .iter()
            .map(|made| call_text(made.call))
            .collect();
        map.serialize_entry("auction", &calls)?;
        map.serialize_entry("contract", &ContractView(table))?;
        map.serialize_entry("barred", &Empty {})?;
        map.serialize_entry("penalty", &Empty {})?;
        map.serialize_entry("restriction", &None::<()>)?;
        if let Some(legal) = legal(table) {
            map.serialize_entry("legal", &legal)?;
        }
        map.serialize_entry("trick", &trick(table))?;
        let won = Won {
            ns: table.won(Side::Ns),
            ew: table.won(Side::Ew),
        };
        map.serialize_entry("tricks", &won)?;
        map.serialize_entry("transfer", &Empty {})?;
        map.serialize_entry("result", &table.result().map(ResultView::from))?;
        let irregular: Vec<_> = table
            .irregularities()
            .iter()
            .map(IrregularityView::from)
            .collect();
        map.serialize_entry("irregularities", &irregular)?;
        map.serialize_entry("cited", table.cited())?;
        map.serialize_entry("review", &[(); 0])?;
        map.end()
    }
}

#[derive(Serialize)]
struct Empty {}

#[derive(Serialize)]
struct Won {
    #[serde(rename = "NS")]
    ns: u8,
    #[serde(rename = "EW")]
    ew: u8,
}

#[derive(Serialize)]
struct ResultView {
    tricks: Option<u8>,
    score: i32,
}

impl From<crate::table::BoardResult> for ResultView {
    fn from(result: crate::table::BoardResult) -> Self {
        Self {
            tricks: result.tricks,
            score: result.score,
        }
    }
}

#[derive(Serialize)]
struct IrregularityView {
    law: Clause,
    by: &'static str,
}

impl From<&Irregularity> for IrregularityView {
    fn from(irregularity: &Irregularity) -> Self {
        Self {
            law: irregularity.law,
            by: seat_text(irregularity.by),
        }
    }
}

const fn phase_text(phase: Phase) -> &'static str {
    match phase {
        Phase::Auction => "auction",
        Phase::Clarification => "clarification",
        Phase::Play => "play",
        Phase::Over => "over",
    }
}

/// The legal calls or cards of the seat in turn; `None` if its hand is not known.
fn legal(table: &Table) -> Option<Vec<String>> {
    match (table.turn(), table.phase()) {
        (None, _) => Some(Vec::new()),
        (Some(_), Phase::Auction) => Some(table.legal_calls().iter().map(call_text).collect()),
        (Some(_), _) => table
            .legal_cards()
            .map(|cards| Hand::iter(cards).map(card_text).collect()),
    }
}

fn trick(table: &Table) -> Vec<(&'static str, String)> {
    let plays = table
        .trick()
        .into_iter()
        .flat_map(crate::play::Trick::plays);
    plays
        .map(|(seat, card)| (seat_text(seat), card_text(card)))
        .collect()
}

struct ContractView<'a>(&'a Table);

impl Serialize for ContractView<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0.passed_out() {
            return serializer.serialize_str("passed-out");
        }
        let Some((contract, declarer)) = self.0.contract() else {
            return serializer.serialize_none();
        };
        let mut map = serializer.serialize_map(Some(4))?;
        map.serialize_entry("level", &contract.bid.level.get())?;
        map.serialize_entry("strain", strain_text(contract.bid.strain))?;
        map.serialize_entry("doubled", &doubled(contract.penalty))?;
        map.serialize_entry("declarer", seat_text(declarer))?;
        map.end()
    }
}

struct AwaitingView<'a>(&'a Awaiting);

impl Serialize for AwaitingView<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self.0.by {
            Asked::Director => map.serialize_entry("by", "D")?,
            Asked::Player(seat) => map.serialize_entry("by", seat_text(seat))?,
            Asked::Either(one, other) => map.serialize_entry("by", &[one, other].map(seat_text))?,
        }
        map.serialize_entry("law", &self.0.law)?;
        match &self.0.question {
            Question::Fact(word) => map.serialize_entry("ask", word)?,
            Question::Options(options) => {
                let options: Vec<_> = options.iter().map(ToString::to_string).collect();
                map.serialize_entry("options", &options)?;
            }
        }
        map.end()
    }
}
