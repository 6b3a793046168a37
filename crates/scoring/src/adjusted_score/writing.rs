//! An adjusted score as text and as data, in the keys of the event file.

use std::fmt;

use openroom_said::quoted;
use serde::ser::{SerializeMap as _, SerializeSeq as _};
use serde::{Serialize, Serializer};

use super::assigned::{AssignedResult, Part};
use super::score::{AdjustedScore, Form, SideScore};
use crate::Exact;
use crate::event::Award;

/// What is written: numbers, words, lists and mappings.
enum Written {
    /// A number in digits.
    Number(String),
    Word(String),
    List(Vec<Self>),
    Map(Pairs),
}

type Pairs = Vec<(&'static str, Written)>;

/// The adjusted score as the outcome of a table has it: an award in the place of a fault, each side with its list of results,
/// and without the ground.
pub struct InFull<'a>(&'a AdjustedScore);

impl AdjustedScore {
    /// As the outcome of a table has it.
    #[must_use]
    pub const fn in_full(&self) -> InFull<'_> {
        InFull(self)
    }

    /// The scores as a line of the event file has them, without braces: `award: {ns: 60, ew: 40}`.
    #[must_use]
    pub fn in_line(&self) -> String {
        let mut text = String::new();
        // Writing to a text cannot fail.
        let _ = write_pairs(&mut text, &self.pairs());
        text
    }

    fn written(&self) -> Written {
        let mut pairs = self.pairs();
        let offenders = self.offenders.map(|side| side.word().to_owned());
        let grounds = [
            ("law", self.law.clone()),
            ("offenders", offenders),
            ("route", self.route.clone()),
        ];
        let written = |(key, word): (_, Option<String>)| Some((key, Written::Word(word?)));
        pairs.extend(grounds.into_iter().filter_map(written));
        Written::Map(pairs)
    }

    fn pairs(&self) -> Pairs {
        match &self.form {
            Form::Sides([ns, ew]) if ns == ew && !ns.parts().is_empty() => {
                vec![("assigned", short(ns.parts()))]
            }
            Form::Sides(sides) => by_side(sides, side_written),
            Form::BetterOf { side, assigned } => {
                let one = Written::Map(vec![(side.word(), short(assigned))]);
                vec![("better-of", one)]
            }
            Form::Redress(redress) => vec![("redress", redress_written(redress, short))],
        }
    }

    fn written_in_full(&self) -> Written {
        Written::Map(match &self.form {
            Form::Sides(sides) => by_side(sides, |side| match side.award() {
                Some(award) => ("award", award_written(&award)),
                None => ("assigned", list(side.parts())),
            }),
            Form::BetterOf { side, assigned } => {
                let one = Written::Map(vec![(side.word(), list(assigned))]);
                vec![("better-of", one)]
            }
            Form::Redress(redress) => vec![("redress", redress_written(redress, list))],
        })
    }
}

/// The scores of the sides under the key of their kind.
fn by_side(sides: &[SideScore; 2], write: impl Fn(&SideScore) -> (&'static str, Written)) -> Pairs {
    let [ns, ew] = sides.each_ref().map(write);
    let (ns, ew) = ((ns.0, ("ns", ns.1)), (ew.0, ("ew", ew.1)));
    match ns.0 == ew.0 {
        true => vec![(ns.0, Written::Map(vec![ns.1, ew.1]))],
        false => [ns, ew]
            .map(|(key, side)| (key, Written::Map(vec![side])))
            .into(),
    }
}

fn side_written(side: &SideScore) -> (&'static str, Written) {
    match side {
        SideScore::Artificial(award) => ("award", award_written(award)),
        SideScore::Fault(fault) => ("fault", Written::Word(fault.name().to_owned())),
        SideScore::Assigned(parts) => ("assigned", short(parts)),
    }
}

fn award_written(award: &Award) -> Written {
    Written::Word(award.to_string())
}

impl fmt::Display for Award {
    /// As files write it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plus => f.write_str("AVE+"),
            Self::Average => f.write_str("AVE"),
            Self::Minus => f.write_str("AVE-"),
            Self::Complement => f.write_str("complement"),
            Self::Percent(percent) => f.write_str(&exact_text(percent)),
            Self::Each(each) => write!(f, "{} and {}", each[0], each[1]),
        }
    }
}

fn redress_written(redress: &super::score::Redress, write: impl Fn(&[Part]) -> Written) -> Written {
    Written::Map(vec![
        (
            "offenders",
            Written::Word(redress.offenders.word().to_owned()),
        ),
        ("table", result_written(&redress.table)),
        ("without-infraction", write(&redress.without_infraction)),
        ("without-error", write(&redress.without_error)),
    ])
}

/// A result that is certain alone, others in a list.
fn short(parts: &[Part]) -> Written {
    match parts {
        [part] => result_written(&part.result),
        _ => list(parts),
    }
}

fn list(parts: &[Part]) -> Written {
    let part = |part: &Part| {
        let weight = exact_text(&part.weight);
        let weight = match weight.contains('/') {
            true => Written::Word(weight),
            false => Written::Number(weight),
        };
        Written::List(vec![result_written(&part.result), weight])
    };
    Written::List(parts.iter().map(part).collect())
}

fn result_written(result: &AssignedResult) -> Written {
    match result {
        AssignedResult::Score(score) => Written::Number(score.to_string()),
        AssignedResult::PassedOut | AssignedResult::Played(_) => Written::Word(result.to_string()),
    }
}

/// A decimal where a short one is exact, else a fraction.
fn exact_text(number: &Exact) -> String {
    let decimal = number.decimal(6);
    match decimal.parse::<Exact>() == Ok(number.clone()) {
        true => decimal,
        false => number.to_string(),
    }
}

impl fmt::Display for AdjustedScore {
    /// One line of YAML, as a log writes it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.written().fmt(f)
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(text) => f.write_str(text),
            Self::Word(word) if is_plain(word) => f.write_str(word),
            Self::Word(word) => f.write_str(&quoted(word)),
            Self::List(items) => {
                f.write_str("[")?;
                for (i, item) in items.iter().enumerate() {
                    write!(f, "{}{item}", if i > 0 { ", " } else { "" })?;
                }
                f.write_str("]")
            }
            Self::Map(pairs) => {
                f.write_str("{")?;
                write_pairs(f, pairs)?;
                f.write_str("}")
            }
        }
    }
}

fn write_pairs(out: &mut impl fmt::Write, pairs: &Pairs) -> fmt::Result {
    for (i, (key, value)) in pairs.iter().enumerate() {
        write!(out, "{}{key}: {value}", if i > 0 { ", " } else { "" })?;
    }
    Ok(())
}

/// Whether nobody could take the word for anything else in YAML.
fn is_plain(word: &str) -> bool {
    let sound = |c: char| c.is_ascii_alphanumeric() || " +-=/.".contains(c);
    word.starts_with(|c: char| c.is_ascii_alphanumeric())
        && !word.ends_with(' ')
        && word.chars().all(sound)
        && !["null", "true", "false"].contains(&word)
}

impl Serialize for AdjustedScore {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.written().serialize(serializer)
    }
}

impl Serialize for InFull<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.written_in_full().serialize(serializer)
    }
}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Word(word) => serializer.serialize_str(word),
            // At most six decimals, which a floating-point number gives back as they were.
            Self::Number(text) => match (text.parse::<i64>(), text.parse::<f64>()) {
                (Ok(whole), _) => serializer.serialize_i64(whole),
                (_, Ok(decimal)) => serializer.serialize_f64(decimal),
                _ => serializer.serialize_str(text),
            },
            Self::List(items) => {
                let mut list = serializer.serialize_seq(Some(items.len()))?;
                for item in items {
                    list.serialize_element(item)?;
                }
                list.end()
            }
            Self::Map(pairs) => {
                let mut map = serializer.serialize_map(Some(pairs.len()))?;
                for (key, value) in pairs {
                    map.serialize_entry(key, value)?;
                }
                map.end()
            }
        }
    }
}
