//! USEBIO, read.

mod hands;
mod line;
mod participants;
mod results;

use openroom_said::{Said, said};
use serde_json::Value;

use super::CLUB;
use super::matches::Unit;
use super::structure::{is_kept, is_read, may_hold, needs};
use super::tree::{Element, tree};
use crate::event::EventFile;
use crate::fault::{Fault, quoted};
use crate::loss::{Loss, Lost, Source};
use crate::sifted::Sifted;
use crate::text::decode;

/// Reads a file; what an event cannot hold is named.
///
/// # Errors
///
/// Everything that is wrong with its structure or its figures, with lines.
pub fn read(bytes: &[u8]) -> Result<(EventFile, Vec<Loss>), Vec<Fault>> {
    let ((event, _), losses) = sift(bytes)?.whole()?;
    Ok((event, losses))
}

/// What can be read, with the line of each result, and the results that cannot.
pub(crate) fn sift(bytes: &[u8]) -> Result<Sifted<(EventFile, Vec<usize>)>, Vec<Fault>> {
    let text = decode(bytes);
    let root = tree(&text).map_err(|fault| vec![fault])?;
    let mut found = Found::default();
    if root.name != "USEBIO" {
        let text = said!(
            "file-root-not-usebio",
            "the root is {name}, not USEBIO",
            name = root.name
        );
        return Err(vec![fault(&root, text)]);
    }
    found.check(&root);
    let event = found.event(&root).map_err(|fault| vec![fault])?;
    found.faulty.sort_by_key(|(_, faults)| faults[0].line);
    Ok(Sifted {
        read: (event, found.lines),
        losses: found.losses,
        faulty: found.faulty,
    })
}

/// What is wrong at an element.
fn fault(at: &Element, text: Said) -> Fault {
    Fault::at(at.line, at.name.as_str(), text)
}

#[derive(Default)]
struct Found {
    /// What is wrong with the result being read.
    faults: Vec<Fault>,
    /// The parts that cannot be read.
    faulty: Vec<(Source, Vec<Fault>)>,
    losses: Vec<Loss>,
    /// Matches so far.
    matches: usize,
    /// Which matches without boards were told, by their places in the list, and in which lines.
    told: Vec<(usize, usize)>,
    /// What `TEAM_SCORE` counts, where the file says so.
    unit: Option<Unit>,
    /// The participants, in the order of the contestants.
    known: Vec<Known>,
    /// The lines of the results.
    lines: Vec<usize>,
}

/// A participant as the file names it, and as the event does.
#[derive(Clone)]
struct Known {
    section: String,
    direction: String,
    number: String,
    id: Value,
}

impl Found {
    fn fault(&mut self, at: &Element, text: Said) {
        self.faults.push(fault(at, text));
    }

    /// Whether what was read since the last time has a fault: then it is left out.
    fn leave_out(&mut self, at: &Element) -> bool {
        let faults = std::mem::take(&mut self.faults);
        let is_faulty = !faults.is_empty();
        if is_faulty {
            self.faulty.push((Source::Line(at.line), faults));
        }
        is_faulty
    }

    fn lost(&mut self, at: &Element, what: Lost) {
        self.losses.push(Loss::new(Source::Line(at.line), what));
    }

    fn check(&mut self, element: &Element) {
        for name in needs(&element.name) {
            if element.all(name).next().is_none() {
                self.fault(element, said!("file-missing", "{name} is missing", name));
                self.leave_out(element);
            }
        }
        for (name, text) in &element.attributes {
            if !is_read(&element.name, name) {
                let lost = Lost::Element(format!("{} {name}", element.name), text.clone());
                self.lost(element, lost);
            }
        }
        for child in &element.children {
            match may_hold(&element.name, &child.name) {
                Some(false) => {
                    let name = &element.name;
                    let text = said!(
                        "file-has-no-place",
                        "this element is not allowed in {name}",
                        name
                    );
                    self.fault(child, text);
                    self.leave_out(child);
                }
                Some(true) if is_kept(&element.name, &child.name) => self.check(child),
                Some(true) | None => {
                    let text = child.text.trim().to_owned();
                    self.lost(child, Lost::Element(child.name.clone(), text));
                }
            }
        }
    }

    fn event(&mut self, root: &Element) -> Result<EventFile, Fault> {
        let mut event = EventFile::default();
        let mut events = root.all("EVENT");
        let Some(element) = events.next() else {
            return Ok(event);
        };
        if let Some(more) = events.next() {
            self.lost(more, Lost::OtherEvents);
        }
        let (kind, structure, method) = match element.attribute("EVENT_TYPE") {
            Some("PAIRS") => ("pairs", None, None),
            Some("MP_PAIRS") => ("pairs", None, Some("matchpoints")),
            Some("BUTLER_PAIRS") => ("pairs", None, Some("butler")),
            Some("CROSS_IMPS" | "CROSS_IMP") => ("pairs", None, Some("cross-imps")),
            Some("AGGREGATE") => ("pairs", None, Some("total")),
            Some("SWISS_PAIRS") => ("pairs", Some("swiss"), None),
            Some("SWISS_PAIRS_CROSS_IMPS") => ("pairs", Some("swiss"), Some("cross-imps")),
            Some("SWISS_PAIRS_BUTLER_IMPS") => ("pairs", Some("swiss"), Some("butler")),
            Some("TEAMS" | "TEAMS_OF_FOUR" | "HEAD_TO_HEAD" | "LADDER") => ("teams", None, None),
            Some("SWISS_TEAMS") => ("teams", Some("swiss"), None),
            Some("KO") => ("teams", Some("knock-out"), None),
            Some("INDIVIDUAL") => ("individual", None, None),
            Some(other) => {
                let other = quoted(other);
                let text = said!(
                    "file-event-type-not-known",
                    "EVENT_TYPE {other} is not known",
                    other
                );
                return Err(fault(element, text));
            }
            None => {
                let text = said!("file-event-type-missing", "EVENT_TYPE is missing");
                return Err(fault(element, text));
            }
        };
        event.event.kind = kind.into();
        event.event.name = element.get("EVENT_DESCRIPTION").unwrap_or("").into();
        if let Some(word) = structure {
            event.event.extra.insert("structure".into(), word.into());
        }
        if let Some(method) = method {
            event.scoring.insert("method".into(), method.into());
        }
        if let Some(date) = element.get("DATE") {
            event.event.extra.insert("date".into(), date.into());
        }
        if let Some(club) = root.all("CLUB").next() {
            for (key, name) in CLUB {
                if let Some(text) = club.get(name) {
                    event.event.extra.insert(key.into(), text.into());
                }
            }
        }
        self.method(element, &mut event);
        self.participants(element, None, &mut event);
        self.lines_of(element, &mut event);
        self.distinguish(&mut event);
        let counted = element.get("MATCH_SCORING_METHOD");
        self.unit = counted.and_then(Unit::of);
        self.results(element, None, &mut event);
        for set in root.all("HANDSET") {
            self.handset(set, &mut event);
        }
        // Only matches without boards say in their scores what it means.
        if let Some(word) = counted
            && (self.unit.is_none() || !event.extra.contains_key("matches"))
        {
            let lost = Lost::Element("MATCH_SCORING_METHOD".into(), word.into());
            self.lost(element, lost);
        }
        Ok(event)
    }

    fn method(&mut self, element: &Element, event: &mut EventFile) {
        let method = match element.get("BOARD_SCORING_METHOD") {
            Some("MATCH_POINTS" | "MP") => "matchpoints",
            Some("CROSS_IMPS" | "XIMP") => "cross-imps",
            Some("BUTLER_IMPS" | "BUTLER") => "butler",
            Some("IMPS") => "imps",
            Some("AGGREGATE") => "total",
            Some(other) => {
                let lost = Lost::Scoring("method".into(), other.into());
                return self.lost(element, lost);
            }
            None => return,
        };
        event.scoring.insert("method".into(), method.into());
    }
}
