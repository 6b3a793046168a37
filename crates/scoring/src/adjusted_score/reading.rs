//! An adjusted score as it is written, in a line of the event file or alone.

use std::str::FromStr;

use contract_bridge::AbsoluteVulnerability;
use openroom_placed::{Limits, Node, Value};
use openroom_said::{quoted, said};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use super::assigned::{AssignedResult, Part};
use super::score::{AdjustedScore, Form, Redress, SideScore};
use crate::Exact;
use crate::checks;
use crate::event::{Award, DegreeOfFault, Direction};
use crate::event_error::EventError;
use crate::fields::{Fields, each, exact, items, text, whole, word};
use crate::words::DIRECTIONS;

/// The keys that a line of the event file may have.
pub const KEYS: [&str; 5] = ["award", "fault", "assigned", "better-of", "redress"];

/// The keys that it may have where it stands alone: `score` is another word for `assigned`, `ns` and `ew` name what a side gets.
const ALONE: [&str; 11] = [
    "award",
    "fault",
    "assigned",
    "better-of",
    "redress",
    "score",
    "ns",
    "ew",
    "law",
    "offenders",
    "route",
];

/// Those of them that say what it rests on, not what it is.
const GROUNDS: [&str; 3] = ["law", "offenders", "route"];

impl AdjustedScore {
    /// Reads it from a text of which the lines are known.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read(node: &Node) -> Result<Self, EventError> {
        if let Value::Map(pairs) = &node.value {
            let known = |key: &str| ALONE.contains(&key);
            let mut keys = pairs.iter().map(|(key, _)| key);
            if let Some(key) = keys.find(|key| !key.text().is_some_and(known)) {
                let problem = said!(
                    "adjust-key-unknown",
                    "the key `{key}` is unknown",
                    key = key.text().unwrap_or_default()
                );
                return Err(EventError::new(key.line, problem, forms()));
            }
        }
        let fields = Fields::of(node, &ALONE)?;
        let score = Self {
            form: form(&fields, &ALONE)?,
            law: fields.read("law", text)?,
            offenders: fields.read("offenders", |node| word(node, &DIRECTIONS))?,
            route: fields.read("route", text)?,
        };
        match score.check_offenders(None) {
            Ok(()) => Ok(score),
            Err(problem) => {
                let remedy = said!(
                    "adjust-offenders-remedy",
                    "give the offending side average or less, or name the other side as the offenders"
                );
                Err(EventError::new(node.line, problem, remedy))
            }
        }
    }

    /// Reads it from the fields of a line of the event file, where `score`, `ns` and `ew` are something else.
    pub(crate) fn of_line(fields: &Fields) -> Result<Self, EventError> {
        form(fields, &KEYS).map(Self::from)
    }
}

fn forms() -> openroom_said::Said {
    said!(
        "adjust-forms",
        "write `{{award: {{ns: AVE+, ew: AVE-}}}}`, `{{fault: {{ns: none, ew: directly}}}}`, `{{assigned: {{ns: [[420, 0.6], [-50, 0.4]], ew: 420}}}}` or `{{redress: {{offenders: ew, table: 300, without-infraction: 680, without-error: 500}}}}`, with `law` giving the ground where one is needed"
    )
}

fn form(fields: &Fields, keys: &[&str]) -> Result<Form, EventError> {
    let there = |key: &&&str| !GROUNDS.contains(*key) && fields.get(key).is_some();
    let there: Vec<&str> = keys.iter().filter(there).copied().collect();
    match there[..] {
        ["redress"] => fields.read_needed("redress", redress).map(Form::Redress),
        ["better-of"] => fields.read_needed("better-of", better_of),
        _ if there.contains(&"redress") || there.contains(&"better-of") => Err(EventError::new(
            fields.line,
            said!(
                "scored-together",
                "{said} cannot be given together",
                said = there.join(" + ")
            ),
            said!("placed-keep-one-of-them", "keep one of them"),
        )),
        _ => both_sides(fields, &there).map(Form::Sides),
    }
}

type PerSide = [Option<SideScore>; 2];

fn both_sides(fields: &Fields, keys: &[&str]) -> Result<[SideScore; 2], EventError> {
    let mut scores: PerSide = [None, None];
    for &key in keys {
        let given = fields.read(key, |node| match key {
            "award" => awards(node),
            "fault" => faults(node),
            "ns" => side_alone(node).map(|score| [Some(score), None]),
            "ew" => side_alone(node).map(|score| [None, Some(score)]),
            _ => assigned(node),
        })?;
        for (score, given) in scores.iter_mut().zip(given.into_iter().flatten()) {
            if given.is_some() && score.is_some() {
                return Err(EventError::new(
                    fields.line,
                    said!(
                        "scored-side-has-score-already",
                        "{key}: that side already has a score",
                        key
                    ),
                    said!("scored-keep-one", "keep only one score"),
                ));
            }
            *score = score.take().or(given);
        }
    }
    let missing = |problem| {
        let remedy = said!("scored-give-each-side-score", "give each side its score");
        Err(EventError::new(fields.line, problem, remedy))
    };
    match scores {
        [Some(ns), Some(ew)] => Ok([ns, ew]),
        [None, _] => missing(said!(
            "scored-no-score-for-ns",
            "there is no score for `ns`"
        )),
        [_, None] => missing(said!(
            "scored-no-score-for-ew",
            "there is no score for `ew`"
        )),
    }
}

/// What a side alone gets: an award, or results with weights.
fn side_alone(node: &Node) -> Result<SideScore, EventError> {
    match &node.value {
        Value::List(items) if items.iter().any(|item| is_award(item)) => {
            award_or_two(node).map(SideScore::Artificial)
        }
        Value::List(_) => parts(node).map(SideScore::Assigned),
        _ => award(node.text().unwrap_or_default(), node).map(SideScore::Artificial),
    }
}

/// Whether it can be nothing but an award: results stand in lists of their own.
fn is_award(node: &Node) -> bool {
    node.text().is_some()
}

fn awards(node: &Node) -> Result<PerSide, EventError> {
    if let Some(both) = node.text() {
        let Some((ns, ew)) = both.split_once('/') else {
            return Err(EventError::new(
                node.line,
                said!(
                    "scored-not-two-awards",
                    "{what} does not give two awards",
                    what = node.shown()
                ),
                said!("scored-write-60-40", "write `60/40`"),
            ));
        };
        let read = |text: &str| award(text.trim(), node).map(SideScore::Artificial);
        return Ok([Some(read(ns)?), Some(read(ew)?)]);
    }
    let fields = Fields::of(node, &["ns", "ew"])?;
    let read = |node: &Node| award_or_two(node).map(SideScore::Artificial);
    Ok([fields.read("ns", read)?, fields.read("ew", read)?])
}

/// An award of a side, or of each of its two players: `[AVE+, AVE-]`.
fn award_or_two(node: &Node) -> Result<Award, EventError> {
    let one = |node: &Node| award(node.text().unwrap_or_default(), node);
    match &node.value {
        Value::List(_) => two(node, each(node, one)?),
        _ => one(node),
    }
}

/// The awards of two players.
fn two(node: &Node, awards: Vec<Award>) -> Result<Award, EventError> {
    match <[Award; 2]>::try_from(awards) {
        Ok(two) if !two.contains(&Award::Complement) => Ok(Award::Each(Box::new(two))),
        _ => {
            let problem = said!(
                "adjust-not-two-players",
                "{what} does not give an award to each of two players",
                what = node.shown()
            );
            let remedy = said!(
                "adjust-write-two-players",
                "write `[AVE+, AVE-]`, the first player of the side first"
            );
            Err(EventError::new(node.line, problem, remedy))
        }
    }
}

fn award(text: &str, node: &Node) -> Result<Award, EventError> {
    if let Some((first, second)) = text.split_once(" and ") {
        return two(
            node,
            vec![award(first.trim(), node)?, award(second.trim(), node)?],
        );
    }
    match text {
        "AVE+" | "A+" => Ok(Award::Plus),
        "AVE" | "A" => Ok(Award::Average),
        "AVE-" | "A-" => Ok(Award::Minus),
        "complement" => Ok(Award::Complement),
        _ => {
            let percent = text
                .strip_suffix('%')
                .unwrap_or(text)
                .trim()
                .parse::<Exact>()
                .ok();
            let possible = |percent: &Exact| *percent >= Exact::ZERO && *percent <= Exact::int(100);
            percent.filter(possible).map(Award::Percent).ok_or_else(|| {
                EventError::new(
                    node.line,
                    said!(
                        "scored-no-award",
                        "{what} is not an award",
                        what = node.shown()
                    ),
                    said!(
                        "scored-allowed-ave-ave-ave",
                        "use AVE+, AVE, AVE-, a percentage from 0 to 100, or `complement`"
                    ),
                )
            })
        }
    }
}

fn faults(node: &Node) -> Result<PerSide, EventError> {
    let words = DegreeOfFault::ALL.map(|fault| (fault.name(), fault));
    let fields = Fields::of(node, &["ns", "ew"])?;
    let fault = |node: &Node| word(node, &words);
    let read = |node: &Node| match &node.value {
        Value::List(_) => {
            let awards = each(node, fault)?.into_iter().map(Award::by_fault);
            two(node, awards.collect()).map(SideScore::Artificial)
        }
        _ => fault(node).map(SideScore::Fault),
    };
    Ok([fields.read("ns", read)?, fields.read("ew", read)?])
}

fn assigned(node: &Node) -> Result<PerSide, EventError> {
    if !matches!(node.value, Value::Map(_)) {
        let parts = SideScore::Assigned(parts(node)?);
        return Ok([Some(parts.clone()), Some(parts)]);
    }
    let fields = Fields::of(node, &["ns", "ew"])?;
    let read = |node: &Node| parts(node).map(SideScore::Assigned);
    Ok([fields.read("ns", read)?, fields.read("ew", read)?])
}

fn better_of(node: &Node) -> Result<Form, EventError> {
    let fields = Fields::of(node, &["ns", "ew"])?;
    let (side, assigned) = match (fields.read("ns", parts)?, fields.read("ew", parts)?) {
        (Some(ns), None) => (Direction::Ns, ns),
        (None, Some(ew)) => (Direction::Ew, ew),
        _ => {
            return Err(EventError::new(
                node.line,
                said!(
                    "scored-not-one-side",
                    "`better-of` must name the side that is not at fault, and only that side"
                ),
                said!(
                    "scored-name-side-not-fault",
                    "name the side that is not at fault: `{{ns: [[430, 1]]}}`"
                ),
            ));
        }
    };
    Ok(Form::BetterOf { side, assigned })
}

fn redress(node: &Node) -> Result<Redress, EventError> {
    let fields = Fields::of(
        node,
        &["offenders", "table", "without-infraction", "without-error"],
    )?;
    Ok(Redress {
        offenders: fields.read_needed("offenders", |node| word(node, &DIRECTIONS))?,
        table: fields.read_needed("table", result)?,
        without_infraction: fields.read_needed("without-infraction", parts)?,
        without_error: fields.read_needed("without-error", parts)?,
    })
}

/// A result, or a list of results with weights that add up to 1.
fn parts(node: &Node) -> Result<Vec<Part>, EventError> {
    if node.text().is_some() {
        return Ok(vec![Part::whole(result(node)?)]);
    }
    let parts = each(node, part)?;
    // The points of a contract are sound, whoever is vulnerable.
    let weighted = parts
        .iter()
        .map(|part| part.weighted(AbsoluteVulnerability::NONE));
    match checks::parts_are_wrong(&weighted.collect::<Vec<_>>()) {
        Some(wrong) => Err(EventError::of(node.line, wrong)),
        None => Ok(parts),
    }
}

fn part(node: &Node) -> Result<Part, EventError> {
    let [of, share] = items(node)? else {
        return Err(EventError::new(
            node.line,
            said!(
                "scored-not-score-weight",
                "this is not a score and its weight"
            ),
            said!("scored-write-420-0-6", "write `[420, 0.6]`"),
        ));
    };
    let weight = exact(share)?;
    if weight.signum() <= 0 || weight > Exact::ONE {
        let wrong = checks::weight_is_wrong(share.shown());
        return Err(EventError::of(share.line, wrong));
    }
    Ok(Part {
        result: result(of)?,
        weight,
    })
}

/// Points as North-South see them, or the contract that makes them.
fn result(node: &Node) -> Result<AssignedResult, EventError> {
    let text = node.text().unwrap_or_default();
    if text.eq_ignore_ascii_case("pass") {
        return Ok(AssignedResult::PassedOut);
    }
    if let Ok(played) = text.parse() {
        return Ok(AssignedResult::Played(played));
    }
    // Not a number, but words: a contract was meant.
    if text.contains(' ') {
        let problem = said!(
            "adjust-no-result",
            "{what} is not a result",
            what = quoted(text)
        );
        let remedy = said!(
            "adjust-write-result",
            "write a score such as 420, or a contract with its declarer and result such as `4S N =` or `3NTX W -1`"
        );
        return Err(EventError::new(node.line, problem, remedy));
    }
    points(node).map(AssignedResult::Score)
}

/// A score as North-South see it.
pub(crate) fn points(node: &Node) -> Result<i32, EventError> {
    let points = whole::<i32>(node)?;
    match checks::points_are_wrong(points) {
        Some(wrong) => Err(EventError::of(node.line, wrong)),
        None => Ok(points),
    }
}

impl FromStr for AdjustedScore {
    type Err = EventError;

    /// Reads one line of YAML or JSON, with or without the outer braces.
    fn from_str(text: &str) -> Result<Self, EventError> {
        let text = text.trim();
        let braced = match text.starts_with(['{', '[']) {
            true => text.to_owned(),
            false => format!("{{{text}}}"),
        };
        // One line has no number.
        from_yaml(&braced).map_err(|error| EventError { line: 0, ..error })
    }
}

fn from_yaml(text: &str) -> Result<AdjustedScore, EventError> {
    let Some(node) = openroom_placed::read(text, Limits::FLAT)? else {
        let problem = said!("placed-no-value-here", "a value is missing here");
        return Err(EventError::new(0, problem, forms()));
    };
    AdjustedScore::read(&node)
}

impl<'de> Deserialize<'de> for AdjustedScore {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let node = Node::deserialize(deserializer)?;
        Self::read(&node).map_err(|error| D::Error::custom(error.in_place()))
    }
}
