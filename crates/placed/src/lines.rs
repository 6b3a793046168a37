//! A list as nearly everybody writes it, one mapping of plain words to a line, read without the YAML parser.
//!
//! A simultaneous event has a million such lines, and the parser would take ten times as long as the scoring. What is not
//! plain in every respect stays with the parser, so that this is a short cut and never a second grammar.

use crate::fault::Fault;
use crate::node::{Node, Value};
use crate::reader::{Limits, read};

/// The items that stand on a line of their own in the list under a key of the document, and the text without them.
///
/// ```
/// let text = "name: A\nresults:\n- {board: 1, score: 50}\n- {board: 2, ns: [1, 2]}\n- board: 3\n";
/// let whole = openroom_placed::WholeItems::of(text, "results").unwrap();
/// let mut lines = Vec::new();
/// whole.each(|node| lines.push(node.line))?;
/// assert_eq!(lines, [3, 4]);
/// assert_eq!(whole.rest(), "name: A\nresults:\n\n\n- board: 3\n");
/// # Ok::<(), openroom_placed::Fault>(())
/// ```
#[derive(Debug)]
pub struct WholeItems<'a> {
    /// Each with its line.
    items: Vec<(u32, &'a str)>,
    rest: String,
}

/// An item of a list.
#[derive(Debug)]
pub enum Item<'n, 'a> {
    /// As it is written, and its line.
    Text(&'a str, u32),
    /// Read.
    Node(&'n Node<'a>),
}

impl<'a> WholeItems<'a> {
    /// Nothing if there are none, or if what follows might belong to the last of them.
    #[must_use]
    pub fn of(text: &'a str, key: &str) -> Option<Self> {
        let mut whole = Self {
            items: Vec::new(),
            rest: String::new(),
        };
        let mut indent = None;
        let mut start = 0;
        let mut copied = 0;
        let mut number = 0_u32;
        let mut inside = false;
        for line in text.split_inclusive('\n') {
            let end = start + line.len();
            let body = line.trim_end();
            number = number.saturating_add(1);
            if !inside {
                inside = body.strip_suffix(':') == Some(key);
            } else if !body.is_empty() {
                let dash = body.len() - body.trim_start_matches(' ').len();
                let item = &body[dash..];
                if !item.starts_with('#') {
                    let level = *indent.get_or_insert(dash);
                    if level != dash || !is_whole(item) {
                        if stands_alone(item, dash, level) {
                            break;
                        }
                        return None;
                    }
                    whole.items.push((number, item));
                    whole.rest.push_str(&text[copied..start]);
                    whole.rest.push('\n');
                    copied = end;
                }
            }
            start = end;
        }
        whole.rest.push_str(&text[copied..]);
        (copied > 0).then_some(whole)
    }

    /// The text in which those lines are empty, so that line numbers stay what they were. Items that are left in the list come
    /// after those that were taken out.
    #[must_use]
    pub fn rest(&self) -> &str {
        &self.rest
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.items.len()
    }

    /// Shows each item.
    ///
    /// # Errors
    /// An item that cannot be read; let the parser read the whole text then, and say what is wrong.
    pub fn each(&self, mut show: impl FnMut(&Node<'a>)) -> Result<(), Fault> {
        self.each_or(|item| match item {
            Item::Text(..) => false,
            Item::Node(node) => {
                show(node);
                true
            }
        })
    }

    /// Shows each item as it is written, `{...}`, and to who does not take it so as a node.
    ///
    /// # Errors
    /// As for [`each`](Self::each).
    pub fn each_or(&self, mut show: impl FnMut(Item<'_, 'a>) -> bool) -> Result<(), Fault> {
        let mut pairs = Pairs::new();
        for &(line, item) in &self.items {
            if show(Item::Text(&item["- ".len()..], line)) {
                continue;
            }
            let mut show = |node: &Node<'a>| {
                show(Item::Node(node));
            };
            if mapping(item, line, &mut pairs) {
                let value = Value::Map(pairs);
                let node = Node { line, value };
                show(&node);
                pairs = node.into_pairs();
            } else {
                show(&parsed(&item["- ".len()..], line)?);
            }
        }
        Ok(())
    }
}

/// The mapping of a line that is not plain, by the parser.
fn parsed(written: &str, line: u32) -> Result<Node<'_>, Fault> {
    let mut node = read(written, Limits::FLAT)?.unwrap_or_default();
    node.set_line(line);
    Ok(node)
}

/// Whether a line begins something of its own: the next item, or the next key of the event.
fn stands_alone(item: &str, dash: usize, level: usize) -> bool {
    let next_item = dash == level && item.starts_with("- ");
    let next_key = dash == 0 && item.starts_with(|c: char| c.is_ascii_lowercase());
    next_item || next_key
}

/// Whether a line is one item of the list and nothing else: brackets closed, no quotation marks or comments that might
/// hide one.
fn is_whole(item: &str) -> bool {
    let Some(body) = item
        .strip_prefix("- {")
        .and_then(|body| body.strip_suffix('}'))
    else {
        return false;
    };
    let mut depth = 0_i32;
    for byte in body.bytes() {
        match byte {
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            b'#' | b'\'' | b'\\' | b'\t' | b'&' | b'*' | b'!' => return false,
            _ => {}
        }
        if depth < 0 {
            return false;
        }
    }
    depth == 0
        && body
            .bytes()
            .filter(|&byte| byte == b'"')
            .count()
            .is_multiple_of(2)
}

/// The most pairs of a line that are compared one by one.
const FEW: usize = 24;

type Pairs<'a> = Vec<(Node<'a>, Node<'a>)>;

/// Reads the pairs of `- {key: word, key: word}`; false if any of it is not plain, or a key is there twice.
fn mapping<'a>(item: &'a str, line: u32, pairs: &mut Pairs<'a>) -> bool {
    pairs.clear();
    let body = item
        .strip_prefix("- {")
        .and_then(|body| body.strip_suffix('}'));
    let mut parts = body.into_iter().flat_map(|body| body.split(", "));
    parts.all(|part| {
        // Where there are many, the parser compares them by other means.
        if pairs.len() > FEW {
            return false;
        }
        let pair = pair(part).filter(|(key, ..)| !pairs.iter().any(|(other, _)| other.is_key(key)));
        pair.is_some_and(|(key, text, plain)| {
            let key = Node::scalar(line, key, true);
            pairs.push((key, Node::scalar(line, text, plain)));
            true
        })
    })
}

/// The key, the text, and whether it is plain.
fn pair(part: &str) -> Option<(&str, &str, bool)> {
    let (key, value) = part.split_once(": ")?;
    let letter = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
    if key.is_empty() || key.starts_with('-') || key == "null" || !key.bytes().all(letter) {
        return None;
    }
    let quoted = value
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'));
    let text = quoted.unwrap_or(value);
    let sound =
        |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.' | b'/' | b'=');
    (!text.is_empty() && text != "-" && text.bytes().all(sound)).then_some((
        key,
        text,
        quoted.is_none(),
    ))
}
