//! What contradicts itself in the file of a federation, though each part of it can be read.

use openroom_placed::Node;
use openroom_said::{quoted, said};

use crate::Exact;
use crate::event_error::{EventError, EventErrors};

/// No match is worth so many victory points: a bye that is worth more is a slip.
const MOST_VPS: i64 = 100;

/// Everything that contradicts itself, each with its line, place and remedy.
pub(super) fn contradictions(node: &Node) -> EventErrors {
    let mut errors = EventErrors::default();
    twice(node, &["categories"], "id", &mut errors);
    twice(node, &["entries"], "kind", &mut errors);
    twice(node, &["penalties", "schedule"], "offence", &mut errors);
    for list in ["two", "more", "all", "never-in-round-robin"] {
        tests(node, list, &mut errors);
    }
    let hundred = Exact::int(100);
    let vps = Exact::int(MOST_VPS);
    for (path, most) in [
        // A share of a top.
        (&["standard-values", "matchpoints"][..], &Exact::ONE),
        (&["withdrawal", "fine-most"], &hundred),
        (&["byes", "swiss", "vps"], &vps),
        (&["byes", "round-robin", "vps"], &vps),
    ] {
        if let Some(value) = at(node, path) {
            within(value, most, &place(path), &mut errors);
        }
    }
    not_below_nought(node, &["penalties", "ladder", "step"], "", &mut errors);
    let scales = at(node, &["master-points", "scales"]).and_then(Node::items);
    for (index, one) in scales.into_iter().flatten().enumerate() {
        scale(one, &format!("master-points.scales[{index}]"), &mut errors);
    }
    errors
}

/// What stands under some keys, one in the other.
fn at<'n, 'a>(node: &'n Node<'a>, path: &[&str]) -> Option<&'n Node<'a>> {
    path.iter().try_fold(node, |node, key| node.get(key))
}

fn place(path: &[&str]) -> String {
    path.join(".")
}

fn number(node: &Node) -> Option<Exact> {
    node.text()?.parse().ok()
}

/// Two entries of a list that say something of the same.
fn twice(node: &Node, path: &[&str], key: &str, errors: &mut EventErrors) {
    let mut seen = Vec::new();
    let items = at(node, path).and_then(Node::items);
    for (index, item) in items.into_iter().flatten().enumerate() {
        let Some(name) = item.get(key).and_then(Node::text) else {
            continue;
        };
        if seen.contains(&name) {
            let problem = said!(
                "federation-twice",
                "{name} appears twice",
                name = quoted(name)
            );
            let remedy = said!("federation-keep-one", "keep one of the two");
            let error = EventError::new(item.line, problem, remedy);
            errors.push(error.within(&format!("{}[{index}].{key}", place(path))));
        }
        seen.push(name);
    }
}

/// A list of tests in which one is tried twice, or none at all.
fn tests(node: &Node, list: &str, errors: &mut EventErrors) {
    let Some(found) = at(node, &["ties", list]) else {
        return;
    };
    let Some(items) = found.items() else {
        return;
    };
    if items.is_empty() && list != "never-in-round-robin" {
        let problem = said!("federation-no-test", "the list does not have a test");
        let remedy = said!(
            "federation-write-test",
            "write a test such as `board-count`, or leave `{list}` out",
            list
        );
        let error = EventError::new(found.line, problem, remedy);
        errors.push(error.within(&format!("ties.{list}")));
    }
    for (index, item) in items.iter().enumerate() {
        let name = item.text().unwrap_or_default();
        if items[..index].iter().any(|one| one.text() == Some(name)) {
            let problem = said!(
                "federation-twice",
                "{name} appears twice",
                name = quoted(name)
            );
            let remedy = said!("federation-keep-one", "keep one of the two");
            let error = EventError::new(item.line, problem, remedy);
            errors.push(error.within(&format!("ties.{list}[{index}]")));
        }
    }
}

/// A number that is below 0 or above what is possible.
fn within(node: &Node, most: &Exact, place: &str, errors: &mut EventErrors) {
    let Some(value) = number(node) else {
        return;
    };
    if value.signum() < 0 || value > *most {
        let problem = said!(
            "federation-out-of-bounds",
            "{value} is not possible here",
            value = node.shown()
        );
        let remedy = said!(
            "federation-from-to",
            "write a number from 0 to {most}",
            most = most.decimal(2)
        );
        errors.push(EventError::new(node.line, problem, remedy).within(place));
    }
}

/// A number under some keys that is below 0.
fn not_below_nought(node: &Node, path: &[&str], within: &str, errors: &mut EventErrors) {
    let found = at(node, path);
    let below = |node: &&Node| number(node).is_some_and(|value| value.signum() < 0);
    if let Some(node) = found.filter(below) {
        let problem = said!(
            "federation-out-of-bounds",
            "{value} is not possible here",
            value = node.shown()
        );
        let remedy = said!("federation-from-nought", "write 0 or more");
        let error = EventError::new(node.line, problem, remedy);
        let dot = if within.is_empty() { "" } else { "." };
        errors.push(error.within(&format!("{within}{dot}{}", place(path))));
    }
}

/// A scale that rises as places fall, whose first place is worth nothing, or whose most is below what is always given.
fn scale(node: &Node, place: &str, errors: &mut EventErrors) {
    let first = node.get("first");
    let parts = ["fixed", "a-contestant", "a-table", "a-board"];
    let part = |key: &str| first.and_then(|first| number(first.get(key)?));
    for key in parts.into_iter().chain(["most"]) {
        not_below_nought(node, &["first", key], place, errors);
    }
    for path in [
        &["a-match-won"][..],
        &["mini-match"],
        &["whole-series", "at"],
        &["whole-series", "vps"],
    ] {
        not_below_nought(node, path, place, errors);
    }
    if let (Some(fixed), Some(most)) = (part("fixed"), part("most"))
        && most < fixed
    {
        let line = first.map_or(node.line, |first| first.line);
        let problem = said!(
            "federation-most-below-fixed",
            "`most` is below `fixed`, so every first place is worth `most`"
        );
        let remedy = said!("federation-correct-one", "correct one of the two");
        errors.push(EventError::new(line, problem, remedy).within(&format!("{place}.first")));
    }
    let Some(falls) = node.get("falls") else {
        if let Some(first) = first {
            let problem = said!(
                "federation-first-without-falls",
                "`first` counts for nothing without `falls`"
            );
            let remedy = said!(
                "federation-first-without-falls-remedy",
                "say with `falls` what the places after the first have, or leave `first` out"
            );
            let error = EventError::new(first.line, problem, remedy);
            errors.push(error.within(&format!("{place}.first")));
        }
        return;
    };
    let place_of_falls = format!("{place}.falls");
    if parts
        .iter()
        .all(|key| part(key).is_none_or(|value| value.is_zero()))
    {
        let problem = said!(
            "federation-falls-from-nought",
            "the first place is worth nothing, so no place has an award"
        );
        let remedy = said!(
            "federation-write-first",
            "write `first: {{fixed: 2}}`, or take `falls` out"
        );
        errors.push(EventError::new(falls.line, problem, remedy).within(&place_of_falls));
    }
    if let Some(last) = falls.get("evenly-to") {
        within(
            last,
            &Exact::ONE,
            &format!("{place_of_falls}.evenly-to"),
            errors,
        );
    }
    let shares: Vec<Exact> = falls
        .items()
        .into_iter()
        .flatten()
        .filter_map(number)
        .collect();
    let rises = shares.windows(2).any(|two| two[0] < two[1]);
    let outside = |share: &Exact| share.signum() < 0 || *share > Exact::ONE;
    if rises || shares.iter().any(outside) {
        let problem = said!(
            "federation-falls-rise",
            "these are not shares of the first place that fall from place to place"
        );
        let remedy = said!(
            "federation-write-falls",
            "write shares from 1 down to 0, such as `[1, 0.7, 0.5]`"
        );
        errors.push(EventError::new(falls.line, problem, remedy).within(&place_of_falls));
    }
}
