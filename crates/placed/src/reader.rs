//! From text to nodes: documents, or one document piece by piece.

use std::collections::{HashMap, HashSet};

use openroom_said::said;

use crate::fault::Fault;
use crate::json;
use crate::node::{Node, Value};
use crate::yaml::{self, join_surrogates};

/// How much a text may hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Lists and mappings inside one another.
    pub depth: usize,
    /// Values in one document, those repeated by aliases included.
    pub values: usize,
    /// Keys in one mapping.
    pub keys: usize,
    /// Whether a value may be named and repeated (`&a`, `*a`).
    pub aliases: bool,
}

impl Limits {
    /// For flat data of any length, without aliases. The largest mapping is one of boards, of which a session has 9,999 at most.
    pub const FLAT: Self = Self {
        depth: 12,
        values: usize::MAX,
        keys: 10_000,
        aliases: false,
    };

    /// For data of any shape.
    pub const DATA: Self = Self {
        depth: 64,
        values: 1_000_000,
        keys: 10_000,
        aliases: true,
    };
}

/// A token of either language.
#[derive(Debug)]
pub(crate) enum Token<'a> {
    /// A document begins.
    Document,
    /// A scalar, with the number of its anchor; 0 for none.
    Scalar(Node<'a>, usize),
    /// A list begins.
    List(usize),
    /// A mapping begins.
    Map(usize),
    /// The list or mapping ends.
    End,
    /// What the anchor of that number stands for.
    Alias(usize),
    /// The text ends.
    Finished,
}

/// Who knows the tokens.
pub(crate) enum Source<'a> {
    Yaml(Box<yaml::Tokens<'a>>),
    Json(json::Tokens<'a>),
}

/// Reads a text piece by piece.
pub struct Reader<'a> {
    source: Source<'a>,
    limits: Limits,
    anchors: HashMap<usize, Node<'a>>,
    depth: usize,
    values: usize,
    document: usize,
}

/// The beginning of a value, which [`Reader::node`] reads to its end.
#[derive(Debug)]
pub struct Start<'a> {
    /// Its line.
    pub line: u32,
    token: Token<'a>,
}

impl Start<'_> {
    /// Whether a list begins.
    #[must_use]
    pub const fn is_list(&self) -> bool {
        matches!(self.token, Token::List(_))
    }

    /// Whether a mapping begins.
    #[must_use]
    pub const fn is_map(&self) -> bool {
        matches!(self.token, Token::Map(_))
    }
}

impl<'a> Reader<'a> {
    /// A reader at the start of the text.
    #[must_use]
    pub fn new(text: &'a str, limits: Limits) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let source = match json::Tokens::of(text) {
            Some(tokens) => Source::Json(tokens),
            None => Source::Yaml(Box::new(yaml::Tokens::new(text))),
        };
        Self::of(source, limits)
    }

    pub(crate) fn of(source: Source<'a>, limits: Limits) -> Self {
        Self {
            source,
            limits,
            anchors: HashMap::new(),
            depth: 0,
            values: 0,
            document: 0,
        }
    }

    fn next(&mut self) -> Result<(Token<'a>, u32), Fault> {
        let (token, line) = match &mut self.source {
            Source::Yaml(tokens) => tokens.next()?,
            Source::Json(tokens) => tokens.next().unwrap_or((Token::Finished, 0)),
        };
        match token {
            Token::Document => {
                self.document += 1;
                self.anchors.clear();
                self.values = 0;
            }
            Token::End => self.depth -= 1,
            Token::List(_) | Token::Map(_) => {
                self.depth += 1;
                if self.depth > self.limits.depth {
                    return Err(too_deep(self.limits.depth, line));
                }
            }
            Token::Scalar(..) | Token::Alias(_) | Token::Finished => {}
        }
        Ok((token, line))
    }

    /// The value of the next document; nothing at the end of the text.
    ///
    /// # Errors
    /// When the text is not YAML.
    pub fn open(&mut self) -> Result<Option<Start<'a>>, Fault> {
        loop {
            match self.next()? {
                (Token::Document, _) => {}
                (Token::Finished, _) => return Ok(None),
                (token, line) => return Ok(Some(Start { line, token })),
            }
        }
    }

    /// The next value inside the list or mapping that was begun last, of a mapping keys and values by turns; nothing at its end.
    ///
    /// # Errors
    /// When the text is not YAML, or nested too deep.
    pub fn begin(&mut self) -> Result<Option<Start<'a>>, Fault> {
        match self.next()? {
            (Token::End, _) => Ok(None),
            (token, line) => Ok(Some(Start { line, token })),
        }
    }

    /// The value of the key read last.
    ///
    /// # Errors
    /// As for [`begin`](Self::begin), and when there is none.
    pub fn value(&mut self) -> Result<Start<'a>, Fault> {
        self.begin()?.ok_or_else(|| no_value(0))
    }

    /// Nothing may follow the document.
    ///
    /// # Errors
    /// When something does.
    pub fn close(&mut self) -> Result<(), Fault> {
        match self.next()? {
            (Token::Finished, _) => Ok(()),
            (_, line) => Err(Fault::new(
                line,
                said!("placed-second-document", "there is a second document"),
                said!("placed-keep-one-document", "keep one document per file"),
            )),
        }
    }

    /// The value that begins so.
    ///
    /// # Errors
    /// When the text is not YAML, nested too deep or too large; when a key is there twice.
    pub fn node(&mut self, start: Start<'a>) -> Result<Node<'a>, Fault> {
        let Start { line, token } = start;
        self.count(1, line)?;
        let (node, anchor) = match token {
            Token::Scalar(node, anchor) => (node, anchor),
            Token::List(anchor) => {
                let value = self.list()?;
                (Node { line, value }, anchor)
            }
            Token::Map(anchor) => {
                let value = self.map()?;
                (Node { line, value }, anchor)
            }
            Token::Alias(anchor) => return self.alias(anchor, line),
            Token::Document | Token::End | Token::Finished => return Err(no_value(line)),
        };
        if anchor != 0 && self.limits.aliases {
            self.anchors.insert(anchor, node.clone());
        }
        Ok(node)
    }

    fn alias(&mut self, anchor: usize, line: u32) -> Result<Node<'a>, Fault> {
        if !self.limits.aliases {
            return Err(Fault::new(
                line,
                said!("placed-alias", "an alias is not allowed"),
                said!("placed-write-value-out", "write the value in full"),
            ));
        }
        let Some(node) = self.anchors.get(&anchor).cloned() else {
            return Err(Fault::new(
                line,
                said!(
                    "placed-alias-of-what-contains-it",
                    "an alias refers to something that contains it"
                ),
                said!("placed-write-value-out-too", "write the value in full"),
            ));
        };
        self.count(node.size(), line)?;
        Ok(node)
    }

    fn count(&mut self, more: usize, line: u32) -> Result<(), Fault> {
        self.values = self.values.saturating_add(more);
        let most = self.limits.values;
        match self.values > most {
            true => Err(Fault::new(
                line,
                said!(
                    "placed-too-many-values",
                    "the document holds more than {most} values",
                    most
                ),
                said!("placed-part-the-document", "split the document"),
            )),
            false => Ok(()),
        }
    }

    fn list(&mut self) -> Result<Value<'a>, Fault> {
        let mut items = Vec::new();
        while let Some(start) = self.begin()? {
            items.push(self.node(start)?);
        }
        Ok(Value::List(items))
    }

    fn map(&mut self) -> Result<Value<'a>, Fault> {
        let mut pairs: Vec<(Node<'a>, Node<'a>)> = Vec::new();
        while let Some(start) = self.begin()? {
            let key = self.node(start)?;
            check_key(&key, &pairs, self.limits.keys)?;
            let start = self.value()?;
            let value = self.node(start)?;
            pairs.push((key, value));
        }
        check_many(&pairs)?;
        Ok(Value::Map(pairs))
    }
}

/// So many keys are compared with each other; more are looked up.
const FEW: usize = 24;

/// A key is a word, and there once.
fn check_key(key: &Node, before: &[(Node, Node)], most: usize) -> Result<(), Fault> {
    let Some(name) = key.text() else {
        return Err(Fault::new(
            key.line,
            said!("placed-as-key", "{key} is used as a key", key = key.shown()),
            said!("placed-key-is-word", "use a word as the key"),
        ));
    };
    if before.len() >= most {
        return Err(Fault::new(
            key.line,
            said!(
                "placed-too-many-keys",
                "a mapping has more than {most} keys",
                most
            ),
            said!("placed-write-fewer-keys", "write fewer keys"),
        ));
    }
    match before.len() < FEW && before.iter().any(|(other, _)| other.is_key(name)) {
        true => Err(twice(key)),
        false => Ok(()),
    }
}

fn check_many(pairs: &[(Node, Node)]) -> Result<(), Fault> {
    if pairs.len() <= FEW {
        return Ok(());
    }
    let mut seen = HashSet::new();
    match pairs.iter().find(|(key, _)| !seen.insert(key.text())) {
        Some((key, _)) => Err(twice(key)),
        None => Ok(()),
    }
}

pub(crate) fn twice(key: &Node) -> Fault {
    Fault::new(
        key.line,
        said!(
            "placed-key-there-twice",
            "the key {key} appears twice",
            key = key.shown()
        ),
        said!("placed-keep-one-of-them", "keep one of them"),
    )
}

fn too_deep(most: usize, line: u32) -> Fault {
    Fault::new(
        line,
        said!(
            "placed-nested-too-deep",
            "this is nested more than {most} levels deep",
            most
        ),
        said!("placed-write-it-flat", "write it flat"),
    )
}

fn no_value(line: u32) -> Fault {
    Fault::new(
        line,
        said!("placed-no-value-here", "a value is missing here"),
        said!("placed-write-one", "write a value"),
    )
}

/// Reads a text with one document; nothing if it is empty.
///
/// # Errors
/// What is not YAML, or more than the limits allow.
pub fn read(text: &str, limits: Limits) -> Result<Option<Node<'_>>, Fault> {
    let mut reader = Reader::new(text, limits);
    let Some(start) = reader.open()? else {
        return Ok(None);
    };
    let node = reader.node(start)?;
    reader.close()?;
    Ok(Some(node))
}

/// Reads every document of the text. JSON in one of several documents may write a character as two escapes.
///
/// # Errors
/// What is not YAML, or more than the limits allow, with the number of the document, counted from 1.
pub fn documents(text: &str, limits: Limits) -> Result<Vec<Node<'_>>, (usize, Fault)> {
    match join_surrogates(text) {
        None => all_documents(text, limits),
        Some(joined) => {
            let all = all_documents(&joined, limits)?;
            Ok(all.into_iter().map(Node::into_owned).collect())
        }
    }
}

fn all_documents(text: &str, limits: Limits) -> Result<Vec<Node<'_>>, (usize, Fault)> {
    let mut reader = Reader::new(text, limits);
    let mut documents = Vec::new();
    loop {
        let next = match reader.open() {
            Ok(None) => return Ok(documents),
            Ok(Some(start)) => reader.node(start),
            Err(fault) => Err(fault),
        };
        documents.push(next.map_err(|fault| (reader.document.max(1), fault))?);
    }
}

/// Reads a document that is one list, item by item, so that a long one is never in memory as a whole.
///
/// # Errors
/// What is no YAML or no list, or what `item` finds wrong.
pub fn each_item<E: From<Fault>>(
    text: &str,
    limits: Limits,
    mut item: impl FnMut(&Node) -> Result<(), E>,
) -> Result<(), E> {
    let mut reader = Reader::new(text, limits);
    let Some(start) = reader.open()? else {
        return Ok(());
    };
    if !start.is_list() {
        let node = reader.node(start)?;
        if node.is_null() {
            return Ok(reader.close()?);
        }
        let problem = said!(
            "placed-where-list-should-be",
            "{what} was found where a list was expected",
            what = node.shown()
        );
        let remedy = said!(
            "placed-write-list-of-items",
            "write a list: each item begins with `- `"
        );
        return Err(Fault::new(node.line, problem, remedy).into());
    }
    while let Some(start) = reader.begin()? {
        item(&reader.node(start)?)?;
    }
    Ok(reader.close()?)
}
