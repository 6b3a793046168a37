//! Matches of which the file has the score and no boards: decided elsewhere, or byes. An event keeps them under `matches`.

use openroom_said::{Said, said};
use openroom_scoring::Exact;
use serde_json::{Map, Value, json};

use super::tree::Element;
use crate::event::{text, value};

/// How the elements of a match are called: those of its first side, and of the other one.
#[derive(Debug)]
pub(super) struct Names {
    pub sides: [&'static str; 2],
    score: [&'static str; 2],
    victory_points: [&'static str; 2],
}

const TEAMS: Names = Names {
    sides: ["TEAM", "OPPOSING_TEAM"],
    score: ["TEAM_SCORE", "OPPOSING_TEAM_SCORE"],
    victory_points: ["TEAM_VICTORY_POINTS", "OPPOSING_TEAM_VICTORY_POINTS"],
};

const PAIRS: Names = Names {
    sides: ["NS_PAIR_NUMBER", "EW_PAIR_NUMBER"],
    score: ["NS_SCORE", "EW_SCORE"],
    victory_points: ["NS_VICTORY_POINTS", "EW_VICTORY_POINTS"],
};

impl Names {
    pub const fn of(teams: bool) -> &'static Self {
        match teams {
            true => &TEAMS,
            false => &PAIRS,
        }
    }
}

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
    let names = [TEAMS, PAIRS].into_iter();
    let names = names.flat_map(|of| [of.score, of.victory_points]).flatten();
    names.filter_map(|name| Some((name, element.get(name)?)))
}

/// Whether a number stands for nobody: the side sits out.
pub(super) fn is_nobody(number: &str) -> bool {
    matches!(number.trim(), "" | "0" | "-") || number.trim().eq_ignore_ascii_case("bye")
}

/// What `matches` says of a match without boards; nothing if the file does not tell what came of it. `unit` is that of
/// its score; a match of one side is a bye.
pub(super) fn entry(
    element: &Element,
    number: usize,
    sides: &[Value],
    (of, unit): (&Names, Unit),
) -> Result<Option<Value>, Said> {
    let (names, unit) = match of.victory_points.map(|name| element.get(name)) {
        [None, None] => (of.score, unit),
        _ => (of.victory_points, Unit::VictoryPoints),
    };
    let (mut points, mut texts) = (Vec::new(), Vec::new());
    for name in &names[..sides.len().min(2)] {
        let Some(said) = element.get(name) else {
            return Ok(None);
        };
        texts.push(value(said));
        let exact = said.parse::<Exact>();
        points.push(exact.map_err(|_| said!("file-is-no-number", "{name} is not a number", name))?);
    }
    let mut note = Map::new();
    note.insert("match".into(), number.into());
    note.insert("teams".into(), sides.into());
    if let Some(round) = element.get("ROUND_NUMBER").filter(|&round| is_round(round)) {
        note.insert("round".into(), value(round));
    }
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

/// Whether two entries are of one match, of two that met in a round, and then whether they say the same of it. Without a round two may
/// have met twice: they are one match where each side tells the same of it.
pub(super) fn are_one(first: &Value, second: &Value) -> Option<bool> {
    let two = |entry: &Value, key: &str| match entry.get(key)?.as_array()?.as_slice() {
        [own, other] => Some([text(own), text(other)]),
        _ => None,
    };
    let sides = [two(first, "teams")?, two(second, "teams")?];
    let [[a, b], [c, d]] = &sides;
    let turned = (a, b) == (d, c);
    if !turned && (a, b) != (c, d) {
        return None;
    }
    let alike = ["vps", "imps"].iter().any(|key| {
        let [Some([a, b]), Some([c, d])] = [two(first, key), two(second, key)] else {
            return false;
        };
        let [c, d] = if turned { [d, c] } else { [c, d] };
        let same = |one: &str, other: &str| match (one.parse::<Exact>(), other.parse::<Exact>()) {
            (Ok(one), Ok(other)) => one == other,
            _ => one == other,
        };
        same(&a, &c) && same(&b, &d)
    });
    match (first.get("round"), second.get("round")) {
        (Some(one), Some(other)) if text(one) == text(other) => Some(alike),
        (None, None) if turned && alike => Some(true),
        _ => None,
    }
}

/// Whether a round is one that an event can name.
pub(super) fn is_round(text: &str) -> bool {
    text.parse::<u8>()
        .is_ok_and(|round| round.to_string() == text)
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
    pub round: Option<String>,
    /// What else the entry says, which the format does not hold of a match without boards.
    pub untold: Vec<&'static str>,
}

/// How long a match was and when: of a match without boards the format knows no more than its round.
const UNTOLD: [&str; 2] = ["boards", "session"];

/// What both sides made, which is what the elements hold: as it stands, of two margins that of the winner and nothing. Nothing where the
/// margins are not each other's opposite, since two scores cannot say that.
fn as_made([own, other]: [String; 2]) -> Option<[String; 2]> {
    let (first, second) = (own.parse::<Exact>().ok()?, other.parse::<Exact>().ok()?);
    if first.signum() >= 0 && second.signum() >= 0 {
        return Some([own, other]);
    }
    let opposite = (first.clone() + second.clone()).is_zero();
    opposite.then(|| match first.signum() > 0 {
        true => [own, "0".to_owned()],
        false => ["0".to_owned(), other],
    })
}

impl Note {
    /// The entry; nothing if the format has no place for what it says.
    pub fn of(entry: &Value) -> Option<Self> {
        let keys = entry.as_object()?;
        let known = |key: &str, own: &str| {
            key == own || matches!(key, "match" | "teams" | "round") || UNTOLD.contains(&key)
        };
        let only = |own: &str| keys.keys().all(|key| known(key, own));
        let teams = keys.get("teams")?.as_array()?;
        let two = |key: &str| match keys.get(key)?.as_array()?.as_slice() {
            [own, other] => Some([text(own), text(other)]),
            _ => None,
        };
        let (sides, unit, points) = match teams.as_slice() {
            [own, other] if only("vps") => {
                let sides = [text(own), text(other)];
                (sides, Unit::VictoryPoints, two("vps")?)
            }
            [own, other] if only("imps") => {
                let sides = [text(own), text(other)];
                (sides, Unit::Imps, as_made(two("imps")?)?)
            }
            [own] if only("bye") => {
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
            round: keys.get("round").map(text),
            untold: UNTOLD
                .into_iter()
                .filter(|key| keys.contains_key(*key))
                .collect(),
        })
    }

    /// The elements of its scores, where `TEAM_SCORE` is in that unit.
    pub fn names(&self, of: &Names, unit: Unit) -> [&'static str; 2] {
        match self.unit == unit {
            true => of.score,
            false => of.victory_points,
        }
    }
}
