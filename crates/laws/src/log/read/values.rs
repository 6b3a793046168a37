//! The values of a log: words, lists, mappings, seats, each with an error that names its place.

use contract_bridge::Seat;
use openroom_placed::{Node, Value};
use openroom_said::{Arg, Said as Sentence, ToArg, said};

use crate::log::yaml::line_of;
use crate::log::{LogError, quote};
use crate::notation::parse_seat;

/// A reason with its place inside a document.
pub(in crate::log) struct Fault {
    pub line: usize,
    pub place: Option<Box<Arg>>,
    pub reason: Box<Sentence>,
}

impl Fault {
    pub fn in_document(self, document: usize) -> LogError {
        LogError {
            document,
            line: self.line,
            place: self.place,
            reason: self.reason,
        }
    }

    pub fn at(self, place: Arg) -> Self {
        Self {
            place: Some(Box::new(place)),
            ..self
        }
    }
}

pub(super) fn wrong<T>(node: &Node, reason: Sentence) -> Result<T, Fault> {
    Err(Fault {
        line: line_of(node.line),
        place: None,
        reason: Box::new(reason),
    })
}

pub(super) fn mapping<'n, 'a>(
    node: &'n Node<'a>,
    expected: impl ToArg,
) -> Result<&'n [(Node<'a>, Node<'a>)], Fault> {
    match &node.value {
        Value::Map(pairs) => Ok(pairs),
        _ => wrong(
            node,
            said!(
                "table-log-this",
                "{expected}; this is {what}",
                expected,
                what = node.kind()
            ),
        ),
    }
}

pub(super) fn word<'n>(node: &'n Node, expected: impl ToArg) -> Result<&'n str, Fault> {
    match node.text() {
        Some(text) => Ok(text),
        None if node.is_null() => wrong(
            node,
            said!(
                "table-log-value-missing-expected",
                "a value is missing; expected {expected}",
                expected
            ),
        ),
        None => of_another_kind(node, expected),
    }
}

fn of_another_kind<T>(node: &Node, expected: impl ToArg) -> Result<T, Fault> {
    wrong(
        node,
        said!(
            "table-log-expected-not",
            "expected {expected}, not {what}",
            expected,
            what = node.kind()
        ),
    )
}

pub(super) fn text(node: &Node) -> Result<String, Fault> {
    word(node, said!("a-text", "text")).map(str::to_owned)
}

pub(super) fn list<'n, 'a>(
    node: &'n Node<'a>,
    expected: impl ToArg,
) -> Result<&'n [Node<'a>], Fault> {
    match &node.value {
        Value::List(items) => Ok(items),
        _ if node.is_null() => Ok(&[]),
        _ => of_another_kind(node, expected),
    }
}

pub(super) fn board_number(node: &Node) -> Result<u32, Fault> {
    match word(
        node,
        said!("table-log-number-board", "the number of the board"),
    )?
    .parse()
    {
        Ok(number @ 1..) => Ok(number),
        _ => wrong(
            node,
            said!(
                "table-log-number-board-whole-number",
                "a board number must be a whole number from 1 to 4294967295"
            ),
        ),
    }
}

pub(super) fn seat(node: &Node) -> Result<Seat, Fault> {
    let name = word(node, said!("table-log-seat-n-e-s", "a seat: N, E, S or W"))?;
    match parse_seat(name) {
        Some(seat) => Ok(seat),
        None => wrong(
            node,
            said!(
                "table-log-no-seat",
                "{name} is not a seat; seats are N, E, S, W",
                name = quote(name)
            ),
        ),
    }
}

pub(super) fn yes_no(node: &Node) -> Result<bool, Fault> {
    match word(node, said!("table-log-yes-or-no", "yes or no"))? {
        "yes" | "true" => Ok(true),
        "no" | "false" => Ok(false),
        other => wrong(
            node,
            said!(
                "table-log-neither-yes-nor-no",
                "{other} is neither yes nor no",
                other = quote(other)
            ),
        ),
    }
}

/// The values of a mapping that must hold just these keys.
pub(super) fn fields<'n, 'a, const N: usize>(
    node: &'n Node<'a>,
    names: [&str; N],
) -> Result<[&'n Node<'a>; N], Fault> {
    let given = Given::read(node, &names)?;
    let mut found = [node; N];
    for (slot, name) in found.iter_mut().zip(names) {
        *slot = given.must(name)?;
    }
    Ok(found)
}

/// A mapping that holds no other keys than these.
pub(super) struct Given<'n, 'a> {
    node: &'n Node<'a>,
    form: Sentence,
    pairs: &'n [(Node<'a>, Node<'a>)],
}

impl<'n, 'a> Given<'n, 'a> {
    pub fn read(node: &'n Node<'a>, names: &[&str]) -> Result<Self, Fault> {
        let form = said!(
            "table-log-holds",
            "the keys are {names}",
            names = names.join(", ")
        );
        let pairs = mapping(node, &form)?;
        let is_known = |key: &Node| names.contains(&key.text().unwrap_or_default());
        match pairs.iter().find(|(key, _)| !is_known(key)) {
            None => Ok(Self { node, form, pairs }),
            Some((key, _)) => wrong(
                key,
                said!(
                    "table-log-key-unknown",
                    "the key {name} is unknown; {form}",
                    name = quote(key.text().unwrap_or_default()),
                    form
                ),
            ),
        }
    }

    /// The value of a key, if it is there.
    pub fn get(&self, name: &str) -> Option<&'n Node<'a>> {
        let mut pairs = self.pairs.iter();
        pairs.find_map(|(key, value)| (key.text() == Some(name)).then_some(value))
    }

    /// The value of a key that must be there.
    pub fn must(&self, name: &str) -> Result<&'n Node<'a>, Fault> {
        let form = &self.form;
        self.get(name).map_or_else(
            || {
                wrong(
                    self.node,
                    said!(
                        "table-log-missing",
                        "{name} is missing; {form}",
                        name = quote(name),
                        form
                    ),
                )
            },
            Ok,
        )
    }
}

/// One word of a list.
pub(super) fn one_of<T: Copy>(node: &Node, words: &[(&'static str, T)]) -> Result<T, Fault> {
    let names: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
    let names = names.join(", ");
    let text = word(node, &names)?;
    match words.iter().find(|(word, _)| *word == text) {
        Some((_, value)) => Ok(*value),
        None => wrong(
            node,
            said!(
                "table-log-unknown-one",
                "{text} is unknown; use one of {names}",
                text = quote(text),
                names
            ),
        ),
    }
}
