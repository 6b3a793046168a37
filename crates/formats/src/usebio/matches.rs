//! Matches of teams of which the file has the score and no boards: decided elsewhere, or byes. An event keeps them under `matches`.

use openroom_said::{Said, said};
use openroom_scoring::Exact;
use serde_json::{Map, Value, json};

use super::tree::Element;
use crate::event::{text, value};

/// The elements of the scores in a match: of its first side, and of the other one.
const SCORE: [&str; 2] = ["TEAM_SCORE", "OPPOSING_TEAM_SCORE"];
const VICTORY_POINTS: [&str; 2] = ["TEAM_VICTORY_POINTS", "OPPOSING_TEAM_VICTORY_POINTS"];

/// What the scores of matches are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unit {
    VictoryPoints,
    Imps,
}

impl Unit {
    /// The unit that the word of `MATCH_SCORING_METHOD` means.
    pub fn of(word: &str) -> Option<Self> {
        match word.trim().to_ascii_uppercase().as_str() {
            "VP" | "VPS" | "VICTORY_POINTS" => Some(Self::VictoryPoints),
            "IMP" | "IMPS" => Some(Self::Imps),
            _ => None,
        }
    }

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::VictoryPoints => "VPS",
            Self::Imps => "IMPS",
        }
    }
}

/// The elements of the match that hold scores, with their texts.
pub(super) fn scores(element: &Element) -> impl Iterator<Item = (&'static str, &str)> {
    let names = SCORE.into_iter().chain(VICTORY_POINTS);
    names.filter_map(|name| Some((name, element.get(name)?)))
}

/// Whether a number stands for nobody: the side sits out.
pub(super) fn is_nobody(number: &str) -> bool {
    matches!(number.trim(), "" | "0" | "-") || number.trim().eq_ignore_ascii_case("bye")
}

/// What `matches` says of a match without boards; nothing if the file does not tell what came of it. `unit` is that of
/// `TEAM_SCORE`; a match of one side is a bye.
pub(super) fn entry(
    element: &Element,
    number: usize,
    sides: &[Value],
    unit: Unit,
) -> Result<Option<Value>, Said> {
    let (names, unit) = match VICTORY_POINTS.map(|name| element.get(name)) {
        [None, None] => (SCORE, unit),
        _ => (VICTORY_POINTS, Unit::VictoryPoints),
    };
    let (mut points, mut texts) = (Vec::new(), Vec::new());
    for name in &names[..sides.len().min(2)] {
        let Some(said) = element.get(name) else {
            return Ok(None);
        };
        texts.push(value(said));
        let exact = said.parse::<Exact>();
        points.push(exact.map_err(|_| said!("file-is-no-number", "{name} is no number", name))?);
    }
    let mut note = Map::new();
    note.insert("match".into(), number.into());
    note.insert("teams".into(), sides.into());
    match (&points[..], unit) {
        ([_, _], Unit::VictoryPoints) => drop(note.insert("vps".into(), texts.into())),
        // As the match was won: what each side made says no more.
        ([own, other], Unit::Imps) => {
            let won = own.clone() - other.clone();
            let imps = vec![figure(&won), figure(&-won.clone())];
            note.insert("imps".into(), imps.into());
        }
        ([_], Unit::VictoryPoints) => {
            drop(note.insert("bye".into(), json!({"vps": texts[0]})));
        }
        _ => return Ok(None),
    }
    Ok(Some(Value::Object(note)))
}

/// A whole number as a number, another one as it is written.
fn figure(points: &Exact) -> Value {
    let text = points.to_string();
    text.parse::<i64>()
        .map_or_else(|_| value(&text), Value::from)
}

/// An entry of `matches` that can be written.
pub(super) struct Note {
    pub id: Value,
    /// The first side; the other one, or `0` for a bye.
    pub sides: [String; 2],
    pub unit: Unit,
    pub points: [String; 2],
}

impl Note {
    /// The entry; nothing if the format has no place for what it says.
    pub fn of(entry: &Value) -> Option<Self> {
        let keys = entry.as_object()?;
        let only = |known: &[&str]| keys.keys().all(|key| known.contains(&key.as_str()));
        let teams = keys.get("teams")?.as_array()?;
        let two = |key: &str| match keys.get(key)?.as_array()?.as_slice() {
            [own, other] => Some([text(own), text(other)]),
            _ => None,
        };
        let (sides, unit, points) = match teams.as_slice() {
            [own, other] if only(&["match", "teams", "vps"]) => {
                let sides = [text(own), text(other)];
                (sides, Unit::VictoryPoints, two("vps")?)
            }
            [own, other] if only(&["match", "teams", "imps"]) => {
                ([text(own), text(other)], Unit::Imps, two("imps")?)
            }
            [own] if only(&["match", "teams", "bye"]) => {
                let bye = keys.get("bye")?.as_object()?;
                let points = bye.get("vps").filter(|_| bye.len() == 1)?;
                let points = [text(points), "0".into()];
                ([text(own), "0".into()], Unit::VictoryPoints, points)
            }
            _ => return None,
        };
        let is_plain = sides[..teams.len()].iter().all(|side| !is_nobody(side))
            && points
                .iter()
                .all(|n| !n.contains('/') && n.parse::<Exact>().is_ok());
        is_plain.then(|| Self {
            id: keys.get("match").cloned().unwrap_or_default(),
            sides,
            unit,
            points,
        })
    }

    /// The elements of its scores, where `TEAM_SCORE` is in that unit.
    pub fn names(&self, unit: Unit) -> [&'static str; 2] {
        match self.unit == unit {
            true => SCORE,
            false => VICTORY_POINTS,
        }
    }
}
