//! Reading what is said of matches.

use super::names::Names;
use super::scale_names::scale;
use crate::Exact;
use crate::event::{AssignmentError, Blame, Bye, ContestantId, Fate, MatchNote, Method, Name};
use crate::event_error::EventError;
use crate::fields::{Fields, each, exact, name, positive, truth, whole, word};
use crate::victory_points::TableScale;
use openroom_placed::Node;
use openroom_said::said;

pub fn match_note(
    node: &Node,
    names: &mut Names,
    own: &[TableScale],
) -> Result<MatchNote, EventError> {
    let keys = [
        "match",
        "teams",
        "boards",
        "session",
        "round",
        "scale",
        "vps",
        "imps",
        "cut-short",
        "wrong-seating",
        "walkover",
        "bye",
        "lots",
        "to-final",
        "assignment-errors",
    ];
    let fields = Fields::of(node, &keys)?;
    let id = names.in_match(fields.read_needed("match", name)?);
    let listed = fields.read_needed("teams", |node| each(node, name))?;
    let teams: Vec<ContestantId> = listed
        .iter()
        .map(|name| names.contestants.id(name.clone(), fields.line))
        .collect();
    let fates: Vec<_> = [
        "vps",
        "imps",
        "cut-short",
        "wrong-seating",
        "walkover",
        "bye",
    ]
    .into_iter()
    .filter_map(|key| fields.get(key).map(|node| (key, node)))
    .collect();
    let fate = match fates[..] {
        [] => Fate::Played,
        [(key, node)] => fate(key, node, &listed, names).map_err(|error| error.within(key))?,
        _ => {
            return Err(EventError::new(
                fields.line,
                said!(
                    "scored-more-than-one-outcome",
                    "there is more than one outcome"
                ),
                said!("placed-keep-one-of-them", "keep one of them"),
            ));
        }
    };
    let assignment_errors = match fields.get("assignment-errors") {
        None => [None, None],
        Some(node) => {
            assignment_errors(node, &listed).map_err(|error| error.within("assignment-errors"))?
        }
    };
    let lots = fields.read("lots", |node| one_of(node, &listed))?;
    let session: Option<u16> = fields.read("session", whole)?;
    let round: Option<u32> = fields.read("round", whole)?;
    let said = session.is_some() || round.is_some();
    let when = said.then(|| (session.unwrap_or(0), round.unwrap_or(0)));
    Ok(MatchNote {
        id,
        teams,
        when,
        boards: fields.read("boards", positive)?,
        scale: fields.read("scale", |node| scale(node, own))?,
        fate,
        lots,
        to_final: fields.read("to-final", whole)?,
        assignment_errors,
        line: fields.line,
    })
}

/// What both sides made, 44 and 31, as people tell it: the margin of each, +13 and -13. Two figures of which one is below nought are
/// margins already.
pub fn as_margin(method: Method, note: &mut MatchNote) {
    if let (Method::Imps, Fate::Basic([one, other])) = (method, &mut note.fate)
        && one.signum() >= 0
        && other.signum() >= 0
    {
        let margin = one.clone() - other.clone();
        (*one, *other) = (margin.clone(), -margin);
    }
}

fn fate(key: &str, node: &Node, teams: &[Name], names: &mut Names) -> Result<Fate, EventError> {
    let two = |node: &Node| match <[Exact; 2]>::try_from(each(node, exact)?) {
        Ok(two) => Ok(two),
        Err(_) => Err(EventError::new(
            node.line,
            said!("scored-not-two-numbers", "these are not two numbers"),
            said!("scored-write-12-8", "write `[12, 8]`"),
        )),
    };
    match key {
        "vps" => two(node).map(Fate::Vps),
        "imps" => two(node).map(Fate::Basic),
        "cut-short" => {
            let fields = Fields::of(node, &["fault"])?;
            let blame = fields.read_needed("fault", |node| {
                let mut words = vec![
                    ("both".to_owned(), Blame::Both),
                    ("none".to_owned(), Blame::Nobody),
                ];
                words.extend(
                    teams
                        .iter()
                        .map(ToString::to_string)
                        .zip([Blame::First, Blame::Second]),
                );
                let words: Vec<_> = words
                    .iter()
                    .map(|(word, blame)| (word.as_str(), *blame))
                    .collect();
                word(node, &words)
            })?;
            Ok(Fate::CutShort(blame))
        }
        "wrong-seating" => {
            word(node, &[("teams", false), ("director", true)]).map(Fate::WrongSeating)
        }
        "walkover" => one_of(node, teams).map(Fate::Walkover),
        _ if node.text() == Some("usual") => Ok(Fate::Bye(Bye::Usual)),
        _ if node.text() == Some("own-average") => Ok(Fate::Bye(Bye::OwnAverage)),
        _ if node.text() == Some("average-plus") => Ok(Fate::Bye(Bye::AveragePlus)),
        _ => {
            let fields = Fields::of(node, &["vps", "withdrawn"])?;
            match (fields.read("vps", exact)?, fields.read("withdrawn", name)?) {
                (Some(vps), None) => Ok(Fate::Bye(Bye::Vps(vps))),
                (None, Some(gone)) => Ok(Fate::Bye(Bye::Withdrawal(
                    names.contestants.id(gone, fields.line),
                ))),
                _ => {
                    let remedy = said!(
                        "scored-write-own-average-average",
                        "write `usual`, `own-average`, `average-plus`, `{{vps: 12}}` or `{{withdrawn: 7}}`"
                    );
                    Err(EventError::new(
                        node.line,
                        said!("scored-not-bye", "this is not a bye"),
                        remedy,
                    ))
                }
            }
        }
    }
}

/// One of the two who meet.
fn one_of(node: &Node, teams: &[Name]) -> Result<usize, EventError> {
    let words: Vec<String> = teams.iter().map(ToString::to_string).collect();
    let words: Vec<_> = words.iter().map(String::as_str).zip(0..).collect();
    word(node, &words)
}

fn assignment_errors(
    node: &Node,
    teams: &[Name],
) -> Result<[Option<AssignmentError>; 2], EventError> {
    let keys: Vec<String> = teams.iter().map(ToString::to_string).collect();
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let fields = Fields::of(node, &keys)?;
    let read = |node: &Node| {
        let fields = Fields::of(node, &["opponent", "at-fault"])?;
        Ok(AssignmentError {
            stronger: fields.read_needed("opponent", |node| {
                word(node, &[("stronger", true), ("weaker", false)])
            })?,
            at_fault: fields.read_needed("at-fault", truth)?,
        })
    };
    let mut errors = [None, None];
    for (error, key) in errors.iter_mut().zip(keys) {
        *error = fields.read(key, read)?;
    }
    Ok(errors)
}
