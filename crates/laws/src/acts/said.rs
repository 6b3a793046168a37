//! An act as a page tells it: a word of the vocabulary, and what was tapped with it. How the log writes it is known here and
//! nowhere else; its reader then says whether it is whole.

use std::collections::BTreeMap;

use openroom_scoring::AdjustedScore;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::act::Act;
use crate::entry::{Actor, Entry};
use crate::log::LogError;

/// An act and what was said with it: what it needs ([`Need`](crate::act::Need)), no more.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ActSaid {
    /// Who does it.
    pub by: Actor,
    /// What he does.
    pub act: Act,
    /// A call.
    #[serde(default)]
    pub call: Option<String>,
    /// The denominations that a call shows, where it does not show what it names.
    #[serde(default)]
    pub shows: Option<Vec<String>>,
    /// A card.
    #[serde(default)]
    pub card: Option<String>,
    /// Cards.
    #[serde(default)]
    pub cards: Vec<String>,
    /// Those of the cards whose faces have been seen.
    #[serde(default)]
    pub exposed: Vec<String>,
    /// How many cards each hand has; a seat that is not named has as many as it should.
    #[serde(default)]
    pub counts: BTreeMap<String, u8>,
    /// A number: of tricks, of a trick, of a board.
    #[serde(default)]
    pub number: Option<u32>,
    /// A player.
    #[serde(default)]
    pub seat: Option<String>,
    /// Words, or one of those that the act takes.
    #[serde(default)]
    pub text: Option<String>,
    /// Yes or no.
    #[serde(default)]
    pub yes: Option<bool>,
    /// An adjusted score.
    #[serde(default)]
    pub score: Option<AdjustedScore>,
}

impl ActSaid {
    /// An act with which nothing has been said yet.
    #[must_use]
    pub const fn new(by: Actor, act: Act) -> Self {
        Self {
            by,
            act,
            call: None,
            shows: None,
            card: None,
            cards: Vec::new(),
            exposed: Vec::new(),
            counts: BTreeMap::new(),
            number: None,
            seat: None,
            text: None,
            yes: None,
            score: None,
        }
    }

    /// The entry of the log.
    ///
    /// ```
    /// use openroom_laws::act::Act;
    /// use openroom_laws::entry::Actor;
    /// use openroom_laws::telling::ActSaid;
    ///
    /// let exposed = ActSaid {
    ///     cards: vec!["HK".to_owned(), "S2".to_owned()],
    ///     ..ActSaid::new(Actor::Player(contract_bridge::Seat::East), Act::Exposes)
    /// };
    /// assert_eq!(exposed.entry().unwrap().to_string(), "E: exposes HK S2");
    /// ```
    ///
    /// # Errors
    ///
    /// When something is missing or is not what the act takes.
    pub fn entry(&self) -> Result<Entry, LogError> {
        let written = Value::from_iter([(self.by.word().to_owned(), self.written())]);
        // JSON is YAML, in which the log is read.
        written.to_string().parse()
    }

    /// What stands behind the one who does it.
    fn written(&self) -> Value {
        let Self {
            call,
            card,
            seat,
            text,
            ..
        } = self;
        let number = self.number.map(|number| number.to_string());
        let cards = self.cards.join(" ");
        match self.act {
            Act::Call if self.shows.is_some() => json!({"call": call, "shows": self.shows}),
            Act::Changes if self.shows.is_some() => json!({"changes": call, "shows": self.shows}),
            Act::Call => json!(call),
            Act::Card => json!(card),
            Act::Changes => verb("changes", [call]),
            Act::Revoke => verb("attention revoke", [seat, &number]),
            Act::AttentionCard => verb("attention", [card]),
            Act::Corrects => verb("corrects", [card]),
            Act::Exposes => verb("exposes", [&Some(cards)]),
            Act::ExposesDeliberately => verb("exposes", [&Some(cards + " deliberately")]),
            Act::FaceDown => verb("down", [card]),
            Act::PlaysTogether => verb("plays", [&Some(cards)]),
            Act::Inspects => verb("inspects", [&number, text]),
            Act::PointsOut => json!("points out"),
            Act::RequestsPlay => json!("requests play"),
            Act::Names => verb("names", [card, text]),
            Act::Renames => verb("renames", [card, text]),
            Act::Runs => verb("runs", [text]),
            Act::Places => verb("places", [card]),
            Act::Claims => self.stated("claims"),
            Act::Concedes => self.stated("concedes"),
            Act::Requires => verb("requires", [text]),
            Act::Forbids => verb("forbids", [text]),
            Act::Remarks => verb("remarks", [text]),
            _ if self.act.is_of_director() => self.found(),
            plain => json!(plain),
        }
    }

    /// A number of tricks, and words if any were said.
    fn stated(&self, verb: &str) -> Value {
        let number = self.number.unwrap_or_default();
        match &self.text {
            Some(text) => json!(format!("{verb} {number}: {text}")),
            None => json!(format!("{verb} {number}")),
        }
    }

    /// What the Director finds: a word with its value.
    fn found(&self) -> Value {
        let Self {
            card, seat, text, ..
        } = self;
        let yes = self.yes.map(|yes| if yes { "yes" } else { "no" });
        let at_trick = json!({"by": seat, "trick": self.number});
        let value = match self.act {
            Act::Called => return json!("called"),
            Act::RoundOver => return json!({"round": "over"}),
            Act::PeriodOver => return json!({"period": "over"}),
            Act::Breach => return json!({"breach": text, "by": seat}),
            Act::Misinformed | Act::Informed | Act::NextCall | Act::Unseen => json!(seat),
            Act::Mixed | Act::Fouled | Act::Meant | Act::Remedy => json!(text),
            Act::NoPenalty | Act::Intended => json!(card),
            Act::Revoked | Act::Omitted => at_trick,
            Act::Extra => some(json!({
                "by": seat, "trick": self.number, "cards": self.cards,
                "exposed": (!self.exposed.is_empty()).then_some(&self.exposed),
            })),
            Act::Claim => self
                .number
                .map_or_else(|| json!("no"), |tricks| json!(tricks)),
            Act::Tricks => json!({"NS": self.number}),
            Act::Cards => json!(self.counts),
            Act::Missing => some(json!({"by": seat, "card": card, "found": text})),
            Act::WrongCards => json!({"by": seat, "board": self.number}),
            Act::CalledBefore => json!({"by": seat, "call": self.call}),
            Act::WrongBoard => json!({"played": yes}),
            Act::Adjust => json!(self.score),
            _ => json!(yes),
        };
        let word = serde_json::to_value(self.act).unwrap_or_default();
        let word = word.as_str().unwrap_or_default().to_owned();
        Value::from_iter([(word, value)])
    }
}

/// A verb and what follows it, as far as it was said.
fn verb<const N: usize>(verb: &str, more: [&Option<String>; N]) -> Value {
    let mut words = vec![verb];
    words.extend(more.into_iter().filter_map(Option::as_deref));
    json!(words.join(" "))
}

/// A mapping without what was not said.
fn some(value: Value) -> Value {
    match value {
        Value::Object(map) => {
            let said = map.into_iter().filter(|(_, value)| !value.is_null());
            Value::Object(said.collect())
        }
        other => other,
    }
}
