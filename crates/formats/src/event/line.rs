//! One result of an event.

use contract_bridge::{AbsoluteVulnerability, Seat};
use openroom_laws::Board;
use openroom_scoring::{Exact, Tricks, score_ns};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use super::{text, value};
use crate::deal;
use crate::game::{Stated, read_contract};
use crate::loss::Source;

/// One result.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Line {
    /// The board.
    pub board: u32,
    /// The contestant North-South.
    #[serde(default)]
    pub ns: Value,
    /// The contestant East-West.
    #[serde(default)]
    pub ew: Value,
    /// `4SX`, `3NT`, `Pass`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// Declarer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// Against the contract: `=`, `+1`, `-2`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Value>,
    /// Tricks won by declarer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tricks: Option<u8>,
    /// The score as North-South see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    /// An artificial adjusted score, by side: `ns`, `ew`.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "award"
    )]
    pub award: Option<Map<String, Value>>,
    /// The opening lead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lead: Option<String>,
    /// Everything else: `assigned`, `not-played`, `form`, `match`, `room`, `round`, `table`, `section`, `vul`.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

impl Line {
    /// Declarer's tricks, stated or from the result.
    #[must_use]
    pub fn tricks(&self) -> Option<u8> {
        self.tricks.or_else(|| self.result_tricks())
    }

    /// Declarer's tricks as the result against the contract tells them.
    pub(crate) fn result_tricks(&self) -> Option<u8> {
        let needed = i64::from(Tricks::needed(read_contract(self.contract.as_deref()?)?).get());
        let over = match self.result.as_ref()? {
            Value::String(text) => read_over(text)?,
            value => value.as_i64()?,
        };
        u8::try_from(needed.checked_add(over)?)
            .ok()
            .filter(|&n| n <= 13)
    }

    /// The contract, if it can be read.
    #[must_use]
    pub fn stated(&self) -> Option<Stated> {
        let text = self.contract.as_deref()?;
        match text.eq_ignore_ascii_case("pass") {
            true => Some(Stated::PassedOut),
            false => read_contract(text).map(Stated::Contract),
        }
    }

    /// Contract and declarer, as they stand: `4S N`.
    pub(crate) fn contract_text(&self) -> Option<String> {
        let contract = self.contract.as_ref()?;
        Some(match &self.by {
            Some(by) => format!("{contract} {by}"),
            None => contract.clone(),
        })
    }

    /// Declarer, if there is a word for one.
    #[must_use]
    pub fn declarer(&self) -> Option<Seat> {
        self.by.as_deref().and_then(deal::seat)
    }

    /// The score that contract, declarer and tricks lead to, as North-South see it.
    #[must_use]
    pub fn score_of_contract(&self) -> Option<i32> {
        match self.stated()? {
            Stated::PassedOut => Some(0),
            Stated::Contract(contract) => {
                let tricks = Tricks::try_new(self.tricks()?).ok()?;
                Some(score_ns(contract, self.declarer()?, self.vul(), tricks))
            }
            Stated::Trumps(_) => None,
        }
    }

    /// Who is vulnerable: as said, else as the number of the board has it.
    #[must_use]
    pub fn vul(&self) -> AbsoluteVulnerability {
        let said = self.extra.get("vul").map(text);
        said.and_then(|text| text.parse().ok())
            .unwrap_or_else(|| Board::number(self.board).vul)
    }

    /// Whether the board was not played.
    #[must_use]
    pub fn not_played(&self) -> bool {
        self.extra.get("not-played") == Some(&Value::Bool(true))
    }

    /// Everybody who sat there: two pairs or teams, or the players of an individual.
    pub fn contestants(&self) -> impl Iterator<Item = &Value> {
        fn players(side: &Value) -> &[Value] {
            match side {
                Value::Array(players) => players,
                one => std::slice::from_ref(one),
            }
        }
        let ew = players(&self.ew);
        players(&self.ns)
            .iter()
            .chain(ew)
            .filter(|id| !id.is_null())
    }

    /// Whether nobody is known to have sat on a side.
    pub(crate) fn has_null_side(&self) -> bool {
        [&self.ns, &self.ew]
            .into_iter()
            .any(|side| side.is_null() || side.as_array().is_some_and(Vec::is_empty))
    }

    /// Where a loss of the line stands.
    #[must_use]
    pub fn source(&self) -> Source {
        Source::Result(self.board, side_text(&self.ns), side_text(&self.ew))
    }
}

/// A side as text: `7`, or `3+7` for two players of an individual.
pub(crate) fn side_text(side: &Value) -> String {
    match side {
        Value::Array(players) => players.iter().map(text).collect::<Vec<_>>().join("+"),
        one => text(one),
    }
}

/// Whether a word is an award: `AVE+`, `AVE`, `AVE-`, `complement`, or a number of per cent.
pub(crate) fn is_award(word: &str) -> bool {
    let percent = || word.strip_suffix('%').unwrap_or(word).parse::<Exact>().ok();
    matches!(
        word,
        "AVE+" | "AVE" | "AVE-" | "A+" | "A" | "A-" | "complement"
    ) || percent().is_some_and(|n| n >= Exact::ZERO && n <= Exact::int(100))
}

/// The vulnerability as event files write it.
pub(crate) fn vul_text(vul: AbsoluteVulnerability) -> &'static str {
    match (
        vul.contains(AbsoluteVulnerability::NS),
        vul.contains(AbsoluteVulnerability::EW),
    ) {
        (false, false) => "none",
        (true, false) => "NS",
        (false, true) => "EW",
        (true, true) => "both",
    }
}

/// `{ns: AVE+, ew: AVE-}`, or `60/40`.
fn award<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Map<String, Value>>, D::Error> {
    match Option::<Value>::deserialize(from)? {
        None | Some(Value::Null) => Ok(None),
        Some(said) => award_sides(&said)
            .map(Some)
            .ok_or_else(|| D::Error::custom("an award is {ns: AVE+, ew: AVE-} or 60/40")),
    }
}

/// The award of each side.
pub(crate) fn award_sides(said: &Value) -> Option<Map<String, Value>> {
    if let Value::Object(sides) = said {
        return Some(sides.clone());
    }
    let text = text(said);
    let (ns, ew) = text.split_once('/')?;
    let sides = [("ns", ns), ("ew", ew)];
    let sides = sides.map(|(side, text)| (side.to_owned(), value(text.trim())));
    Some(sides.into_iter().collect())
}

/// Tricks against the contract: `=`, or a number with its sign. Without one it may be the tricks that declarer won.
pub(crate) fn read_over(text: &str) -> Option<i64> {
    match text {
        "=" => Some(0),
        _ if text.len() < 4 && text.starts_with(['+', '-']) => text.parse().ok(),
        _ => None,
    }
}

/// The result against the contract as files write it.
pub(crate) fn over_text(result: &Value) -> String {
    match result.as_i64() {
        Some(0) => "=".to_owned(),
        Some(over) => format!("{over:+}"),
        None => text(result),
    }
}
