//! Scores: of a contract, and of outcomes with their weights in the unit of a small field.

use openroom_cases::outcomes::{Given, NotAnOutcome, result, weighted};
use openroom_cases::weighing::{Damage, Place, Row};
use openroom_laws::Board;
use openroom_said::Said;
use openroom_scoring::adjusted_score::{AssignedResult, Form, SideScore};
use openroom_scoring::event::{Direction, Event};
use openroom_scoring::{AdjustedScore, Exact, event_file};
use openroom_words::answering::{answered, asked, words};
use openroom_words::words::Words;
use serde::{Deserialize, Serialize};
use serde_json::json;
use wasm_bindgen::prelude::wasm_bindgen;

/// No small field has more results, and no ruling more outcomes.
const MOST: usize = 200;

/// A result of which the score is wanted.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ScoreAsked {
    /// The board: it says who is vulnerable.
    pub board: u32,
    /// `4S N =`, `3NTX W -2`, `Pass`.
    pub result: String,
}

/// What a result scores.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ScoreFound {
    /// In points, as North-South see them (77).
    pub score: i32,
}

/// Outcomes to be weighed on a board that a few tables have played.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WeighAsked {
    /// The board: it says who is vulnerable.
    pub board: u32,
    /// How the board is scored.
    pub method: SmallField,
    /// The result at the table in question, if there is one.
    #[serde(default)]
    pub at_table: Option<String>,
    /// The results at the other tables; in a match of teams, that of the other table.
    #[serde(default)]
    pub others: Vec<String>,
    /// The outcomes with their weights or shares: `60% 4S N =`, `2/3 4S N -1`, `3 Pass`; after `ns` or `ew` for one side only.
    pub outcomes: Vec<String>,
    /// The side that committed the infraction.
    #[serde(default)]
    pub offenders: Option<SideAsked>,
}

/// A way of scoring that a few results are enough for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SmallField {
    /// Pairs, by matchpoints.
    Matchpoints,
    /// Pairs, against each other table in IMPs.
    CrossImps,
    /// A match of teams, in IMPs.
    Imps,
}

/// A side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SideAsked {
    /// North-South.
    Ns,
    /// East-West.
    Ew,
}

impl From<SideAsked> for Direction {
    fn from(side: SideAsked) -> Self {
        match side {
            SideAsked::Ns => Self::Ns,
            SideAsked::Ew => Self::Ew,
        }
    }
}

/// What the outcomes are worth, in the unit of the field; figures are exact decimals as text.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Weighed {
    /// The most that the board can bring, where the method has a most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub top: Option<String>,
    /// To North-South.
    pub ns: WeighedSide,
    /// To East-West.
    pub ew: WeighedSide,
    /// Whether the infraction did harm (12B1), where the offenders and the result at the table are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub damage: Option<bool>,
}

/// What the outcomes are worth to a side.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WeighedSide {
    /// The result at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The weighted score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjusted: Option<String>,
    /// The outcomes of which it is made.
    pub rows: Vec<WeighedRow>,
}

/// One of the outcomes that are weighed.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WeighedRow {
    /// The result.
    pub result: String,
    /// In points, as North-South see them.
    pub score: i32,
    /// Its weight, as a fraction.
    pub weight: String,
    /// What the whole of it would be worth to the side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<String>,
}

/// The score of a contract (Law 77).
///
/// # Errors
/// It is no result; in words for people.
#[wasm_bindgen(unchecked_return_type = "Json<T.ScoreFound>")]
pub fn score(
    #[wasm_bindgen(unchecked_param_type = "Json<T.ScoreAsked>")] question: &str,
    language: &str,
) -> Result<String, String> {
    let words = words(language)?;
    let ScoreAsked { board, result } = asked(question)?;
    let found = outcome(&result).map_err(|said| words.said(&said))?;
    answered(&ScoreFound {
        score: found.score(Board::number(board).vul),
    })
}

/// What outcomes with their weights are worth to both sides.
///
/// # Errors
/// What cannot be weighed; in words for people.
#[wasm_bindgen(unchecked_return_type = "Json<T.Weighed>")]
pub fn weigh(
    #[wasm_bindgen(unchecked_param_type = "Json<T.WeighAsked>")] question: &str,
    language: &str,
) -> Result<String, String> {
    let words = words(language)?;
    answered(&weighed(&asked(question)?, &words)?)
}

fn outcome(text: &str) -> Result<AssignedResult, Said> {
    result(text).ok_or_else(|| NotAnOutcome(text.to_owned()).said())
}

fn weighed(asked: &WeighAsked, words: &Words) -> Result<Weighed, String> {
    let said = |said: Said| words.said(&said);
    let vul = Board::number(asked.board).vul;
    let at_table = asked.at_table.as_deref().map(outcome).transpose();
    let at_table = at_table.map_err(said)?;
    let score = adjusted(asked).map_err(said)?;
    let others = asked.others.iter().take(MOST).map(|text| outcome(text));
    let others: Vec<AssignedResult> = others.collect::<Result<_, _>>().map_err(said)?;
    let all = at_table
        .into_iter()
        .chain((at_table.is_none()).then_some(AssignedResult::PassedOut));
    let all: Vec<i32> = all.chain(others).map(|one| one.score(vul)).collect();
    let event = field(asked, &all).map_err(|errors| words.faults(&errors))?;
    let place = Place {
        event: &event,
        result: 0,
        vul,
    };
    let found = place.weigh(at_table, &score).map_err(said)?;
    let figure = |value: &Exact| value.decimal(found.decimals.max(2));
    let side = |direction: Direction| {
        let at = direction.index();
        let row = |row: &Row| WeighedRow {
            result: row.result.to_string(),
            score: row.score,
            weight: row.weight.to_string(),
            worth: row.worth.as_ref().map(figure),
        };
        WeighedSide {
            table: found.table[at].as_ref().map(figure),
            adjusted: found.adjusted[at].as_ref().map(figure),
            rows: found.rows[at].iter().map(row).collect(),
        }
    };
    let damage = asked.offenders.and_then(|side| found.damage(side.into()));
    Ok(Weighed {
        top: found.top.as_ref().map(figure),
        ns: side(Direction::Ns),
        ew: side(Direction::Ew),
        damage: damage.map(|damage| damage == Damage::Done),
    })
}

/// The outcomes as an adjusted score.
fn adjusted(asked: &WeighAsked) -> Result<AdjustedScore, Said> {
    let given = asked.outcomes.iter().take(MOST).map(|text| text.parse());
    let given: Vec<Given> = given
        .collect::<Result<_, NotAnOutcome>>()
        .map_err(|wrong| wrong.said())?;
    let of_side = |side: Direction| {
        let of = |one: &&Given| one.side.is_none_or(|only| only == side);
        let of: Vec<&Given> = given.iter().filter(of).collect();
        weighted(&of).map(|weighted| SideScore::Assigned(weighted.parts))
    };
    Ok(AdjustedScore {
        form: Form::Sides([of_side(Direction::Ns)?, of_side(Direction::Ew)?]),
        law: None,
        offenders: asked.offenders.map(Direction::from),
        route: None,
    })
}

/// The few tables as an event: ours is the first.
fn field(asked: &WeighAsked, scores: &[i32]) -> Result<Event, event_file::EventErrors> {
    let (kind, method) = match asked.method {
        SmallField::Matchpoints => ("pairs", "matchpoints"),
        SmallField::CrossImps => ("pairs", "cross-imps"),
        SmallField::Imps => ("teams", "imps"),
    };
    let results: Vec<_> = (0..)
        .zip(scores)
        .map(|(at, score)| {
            // In a match those who sit North-South at the other table are the team-mates of East-West.
            let (ns, ew) = match (asked.method, at) {
                (SmallField::Imps, 1) => (2, 1),
                _ => (2 * at + 1, 2 * at + 2),
            };
            json!({"board": asked.board, "ns": ns, "ew": ew, "score": score})
        })
        .collect();
    let text = json!({
        "event": {"name": "-", "kind": kind},
        "scoring": {"method": method},
        "results": results,
    });
    event_file::read(&text.to_string())
}
