//! XML as a tree of elements, each with its line.

use openroom_said::{Said, said};
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesRef, BytesStart, Event as Xml};
use quick_xml::{Reader, XmlVersion};

use crate::fault::Fault;

/// No file nests deeper.
const MAX_DEPTH: usize = 32;

/// An element with what is in it.
#[derive(Default)]
pub(super) struct Element {
    pub name: String,
    pub line: usize,
    pub attributes: Vec<(String, String)>,
    pub text: String,
    pub children: Vec<Element>,
}

impl Element {
    pub fn all<'a>(&'a self, name: &str) -> impl Iterator<Item = &'a Self> {
        self.children.iter().filter(move |child| child.name == name)
    }

    pub fn get(&self, name: &str) -> Option<&str> {
        let child = self.children.iter().find(|child| child.name == name)?;
        Some(child.text.trim()).filter(|text| !text.is_empty())
    }

    pub fn attribute(&self, name: &str) -> Option<&str> {
        let mut attributes = self.attributes.iter();
        let value = attributes.find_map(|(key, value)| (key == name).then_some(value.trim()));
        value.filter(|text| !text.is_empty())
    }

    /// All elements of that name, however deep.
    pub fn deep<'a>(&'a self, name: &str, found: &mut Vec<&'a Self>) {
        for child in &self.children {
            if child.name == name {
                found.push(child);
            } else {
                child.deep(name, found);
            }
        }
    }
}

/// The root element of the text.
pub(super) fn tree(text: &str) -> Result<Element, Fault> {
    let mut reader = Reader::from_str(text);
    let mut open: Vec<Element> = Vec::new();
    let mut line = 1;
    let mut counted = 0;
    loop {
        let event = reader.read_event();
        let at = usize::try_from(reader.buffer_position())
            .unwrap_or(text.len())
            .min(text.len());
        let passed = text.as_bytes().get(counted..at).unwrap_or_default();
        let start_line = line;
        line += passed.iter().filter(|&&b| b == b'\n').count();
        counted = at.max(counted);
        let fault = |text: Said| Fault::new(line, text);
        let close = match event.map_err(|e| fault(no_xml(&reason(&e))))? {
            Xml::Eof => {
                return Err(fault(said!(
                    "file-ends-before-root-element",
                    "it ends before its root element is closed"
                )));
            }
            Xml::Start(start) => {
                if open.len() >= MAX_DEPTH {
                    return Err(fault(said!(
                        "scored-nested-too-deep",
                        "this is nested too deep"
                    )));
                }
                open.push(element(&start, line));
                None
            }
            Xml::Empty(start) => Some(element(&start, line)),
            Xml::End(_) => open.pop(),
            Xml::Text(text) => {
                if let Some(top) = open.last_mut() {
                    top.text.push_str(&text.xml10_content());
                }
                None
            }
            Xml::GeneralRef(entity) => {
                let letter =
                    resolved(&entity).map_err(|reason| Fault::new(start_line, no_xml(&reason)))?;
                if let Some(top) = open.last_mut() {
                    top.text.push_str(&letter);
                }
                None
            }
            Xml::CData(data) => {
                if let Some(top) = open.last_mut() {
                    top.text.push_str(&data.xml10_content());
                }
                None
            }
            _ => None,
        };
        if let Some(element) = close {
            match open.last_mut() {
                Some(parent) => parent.children.push(element),
                None => return Ok(element),
            }
        }
    }
}

fn no_xml(reason: &Said) -> Said {
    said!("file-no-xml", "this is not valid XML: {reason}", reason)
}

/// What is wrong with XML, in our words.
fn reason(error: &quick_xml::Error) -> Said {
    match error {
        quick_xml::Error::IllFormed(_) => said!(
            "xml-ill-formed",
            "an element is not closed, or is closed under another name"
        ),
        quick_xml::Error::Syntax(_) => said!("xml-syntax", "a tag or a comment is not closed"),
        other => said!(
            "xml-other",
            "this is not allowed here ({detail})",
            detail = other.to_string()
        ),
    }
}

/// What `&amp;`, `&#233;` and the like stand for.
fn resolved(entity: &BytesRef<'_>) -> Result<String, Said> {
    let name = entity.xml10_content();
    let unknown = || {
        said!(
            "xml-entity",
            "the entity &{name}; is not known",
            name = name.to_string()
        )
    };
    if let Some(letter) = entity.resolve_char_ref().map_err(|_| unknown())? {
        return Ok(letter.into());
    }
    let known = resolve_predefined_entity(&name).map(str::to_owned);
    known.ok_or_else(unknown)
}

fn element(start: &BytesStart<'_>, line: usize) -> Element {
    // Of two with the same name the first counts. To compare each with all others would take long where there are many.
    let attributes = start
        .attributes()
        .with_checks(false)
        .flatten()
        .map(|attribute| {
            let value = attribute.normalized_value(XmlVersion::Implicit1_0);
            let key = attribute.key.as_ref().to_owned();
            (key, value.unwrap_or_default().into_owned())
        })
        .collect();
    Element {
        name: start.name().as_ref().to_owned(),
        line,
        attributes,
        ..Element::default()
    }
}
