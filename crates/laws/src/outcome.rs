//! What the outside sees of a table: the outcome, as data and as one line of JSON.

use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use contract_bridge::{Card, Hand, Seat};

use crate::auction::Bar;
use crate::awaiting::{Asked, Awaiting, Question};
use crate::clause::Clause;
use crate::entry::Side;
use crate::irregularities::law15_wrong_board::Elsewhere;
use crate::irregularities::law16_information::{Information, Unauthorised};
use crate::notation::{call_text, card_text, seat_text, strain_text, suit_text};
use crate::play::law50_penalty_card::Kind;
use crate::play::{Restricted, Restriction};
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
        map.serialize_entry("barred", &Barred(table))?;
        map.serialize_entry("penalty", &Penalties(table))?;
        map.serialize_entry("restriction", &table.restriction().map(RestrictionView))?;
        if let Some(legal) = legal(table) {
            map.serialize_entry("legal", &legal)?;
        }
        map.serialize_entry("trick", &trick(table))?;
        let won = Won {
            ns: table.won(Side::Ns),
            ew: table.won(Side::Ew),
        };
        map.serialize_entry("tricks", &won)?;
        map.serialize_entry("transfer", &Transfer(table.transfer()))?;
        map.serialize_entry("result", &table.result().map(ResultView::from))?;
        let irregular: Vec<_> = table
            .irregularities()
            .iter()
            .map(IrregularityView::from)
            .collect();
        map.serialize_entry("irregularities", &irregular)?;
        map.serialize_entry("cited", table.cited())?;
        map.serialize_entry("review", table.reviews())?;
        let information: Vec<_> = table.information().iter().map(InformationView).collect();
        if !information.is_empty() {
            map.serialize_entry("information", &information)?;
        }
        let elsewhere: Vec<_> = table.elsewhere().iter().map(ElsewhereView::from).collect();
        if !elsewhere.is_empty() {
            map.serialize_entry("elsewhere", &elsewhere)?;
        }
        if let Some(adjusted) = table.adjusted() {
            map.serialize_entry("adjusted", &adjusted.in_full())?;
        }
        if let Some(form) = table.form() {
            map.serialize_entry("form", form)?;
        }
        map.end()
    }
}

/// Net tricks given to a side by rectification; positive to North-South.
struct Transfer(i8);

impl Serialize for Transfer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self.0 {
            0 => {}
            tricks @ 1.. => map.serialize_entry("NS", &tricks)?,
            tricks => map.serialize_entry("EW", &-tricks)?,
        }
        map.end()
    }
}

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
        .chain(table.unsettled_cards())
        .map(|(seat, card)| (seat_text(seat), card_text(card)))
        .collect()
}

struct Barred<'a>(&'a Table);

impl Serialize for Barred<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for seat in Seat::ALL {
            if let Some(bar) = self.0.barred(seat) {
                let how_long = match bar {
                    Bar::Turn => "turn",
                    Bar::Auction => "auction",
                };
                map.serialize_entry(seat_text(seat), how_long)?;
            }
        }
        map.end()
    }
}

struct Penalties<'a>(&'a Table);

impl Serialize for Penalties<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for seat in Seat::ALL {
            let cards = self.0.penalty_cards(seat);
            if !cards.is_empty() {
                map.serialize_entry(seat_text(seat), &PenaltyCards(cards))?;
            }
        }
        map.end()
    }
}

struct PenaltyCards<'a>(&'a [(Card, Kind)]);

impl Serialize for PenaltyCards<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (card, kind) in self.0 {
            let kind = match kind {
                Kind::Minor => "minor",
                Kind::Major => "major",
            };
            map.serialize_entry(&card_text(*card), kind)?;
        }
        map.end()
    }
}

struct RestrictionView<'a>(&'a Restriction);

impl Serialize for RestrictionView<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("seat", seat_text(self.0.seat))?;
        match &self.0.restricted {
            Restricted::Must(suit) => map.serialize_entry("must", suit_text(*suit))?,
            Restricted::Highest => map.serialize_entry("must", "highest")?,
            Restricted::Lowest => map.serialize_entry("must", "lowest")?,
            Restricted::Card(card) => map.serialize_entry("must", &card_text(*card))?,
            Restricted::MustNot(suits) => match suits.as_slice() {
                [suit] => map.serialize_entry("mustnot", suit_text(*suit))?,
                several => {
                    let several: Vec<_> = several.iter().map(|&suit| suit_text(suit)).collect();
                    map.serialize_entry("mustnot", &several)?;
                }
            },
        }
        if self.0.while_on_lead {
            map.serialize_entry("while", "on-lead")?;
        }
        map.end()
    }
}

#[derive(Serialize)]
struct ElsewhereView<'a> {
    board: u32,
    by: &'static str,
    call: &'a str,
    law: Clause,
}

impl<'a> From<&'a Elsewhere> for ElsewhereView<'a> {
    fn from(elsewhere: &'a Elsewhere) -> Self {
        Self {
            board: elsewhere.board,
            by: seat_text(elsewhere.by),
            call: &elsewhere.call,
            law: elsewhere.law,
        }
    }
}

struct InformationView<'a>(&'a Information);

impl Serialize for InformationView<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("by", seat_text(self.0.by))?;
        map.serialize_entry("what", &self.0.what)?;
        map.serialize_entry("law", &self.0.law)?;
        let authorised = match self.0.unauthorised {
            Unauthorised::Nobody => Some("all".to_owned()),
            _ => self.0.authorised.map(|side| side.to_string()),
        };
        map.serialize_entry("authorised", &authorised)?;
        match self.0.unauthorised {
            Unauthorised::Side(side) => map.serialize_entry("unauthorised", &side.to_string())?,
            Unauthorised::Player(seat) => map.serialize_entry("unauthorised", seat_text(seat))?,
            Unauthorised::Nobody => map.serialize_entry("unauthorised", &())?,
            Unauthorised::AllBut(seat) => {
                let others = Seat::ALL.into_iter().filter(|&other| other != seat);
                let others: Vec<_> = others.map(seat_text).collect();
                map.serialize_entry("unauthorised", &others)?;
            }
        }
        if !self.0.reserved.is_empty() {
            let reserved: Vec<_> = self.0.reserved.iter().map(|&s| seat_text(s)).collect();
            map.serialize_entry("reserved", &reserved)?;
        }
        map.end()
    }
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
        match &self.0.by {
            Asked::Director => map.serialize_entry("by", "D")?,
            Asked::Player(seat) => map.serialize_entry("by", seat_text(*seat))?,
            Asked::Either(one, other) => {
                map.serialize_entry("by", &[*one, *other].map(seat_text))?
            }
            Asked::Any(seats) => {
                let seats: Vec<_> = seats.iter().map(|&seat| seat_text(seat)).collect();
                map.serialize_entry("by", &seats)?;
            }
        }
        map.serialize_entry("law", &self.0.law)?;
        match &self.0.question {
            Question::Fact(fact) => map.serialize_entry("ask", fact.word())?,
            Question::Options(options) => {
                let options: Vec<_> = options.iter().map(ToString::to_string).collect();
                map.serialize_entry("options", &options)?;
            }
        }
        map.end()
    }
}
