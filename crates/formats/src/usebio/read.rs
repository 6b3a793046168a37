//! USEBIO, read.

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event as Xml};
use serde_json::{Map, Value};

use super::CLUB;
use super::structure::{is_kept, may_hold, needs};
use crate::deal;
use crate::event::{Contestant, Event, Line, value};
use crate::fault::{Fault, quoted};
use crate::game::read_contract;
use crate::loss::{Loss, Lost, Source};
use crate::text::decode;

/// No file nests deeper.
const MAX_DEPTH: usize = 32;

/// An element with what is in it.
#[derive(Default)]
struct Element {
    name: String,
    line: usize,
    attributes: Vec<(String, String)>,
    text: String,
    children: Vec<Element>,
}

impl Element {
    fn all<'a>(&'a self, name: &str) -> impl Iterator<Item = &'a Self> {
        self.children.iter().filter(move |child| child.name == name)
    }

    fn get(&self, name: &str) -> Option<&str> {
        let child = self.children.iter().find(|child| child.name == name)?;
        Some(child.text.trim()).filter(|text| !text.is_empty())
    }

    fn attribute(&self, name: &str) -> Option<&str> {
        let mut attributes = self.attributes.iter();
        attributes.find_map(|(key, value)| (key == name).then_some(value.as_str()))
    }

    /// All elements of that name, however deep.
    fn deep<'a>(&'a self, name: &str, found: &mut Vec<&'a Self>) {
        for child in &self.children {
            if child.name == name {
                found.push(child);
            } else {
                child.deep(name, found);
            }
        }
    }
}

/// Reads a file; what an event cannot hold is named.
///
/// # Errors
///
/// Everything that is wrong with its structure or its figures, with lines.
pub fn read(bytes: &[u8]) -> Result<(Event, Vec<Loss>), Vec<Fault>> {
    let text = decode(bytes);
    let root = tree(&text).map_err(|fault| vec![fault])?;
    let mut found = Found::default();
    if root.name != "USEBIO" {
        found.fault(&root, format!("the root is {}, not USEBIO", root.name));
        return Err(found.faults);
    }
    found.check(&root);
    let event = found.event(&root);
    if found.faults.is_empty() {
        Ok((event, found.losses))
    } else {
        Err(found.faults)
    }
}

fn tree(text: &str) -> Result<Element, Fault> {
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
        let fault = |text: String| Fault::new(line, text);
        let close = match event.map_err(|e| fault(format!("no XML: {e}")))? {
            Xml::Eof => return Err(fault("it ends before its root element is closed".into())),
            Xml::Start(start) => {
                if open.len() >= MAX_DEPTH {
                    return Err(fault("nested too deep".into()));
                }
                open.push(element(&start, line));
                None
            }
            Xml::Empty(start) => Some(element(&start, line)),
            Xml::End(_) => open.pop(),
            Xml::Text(text) => {
                let text = text
                    .unescape()
                    .map_err(|e| Fault::new(start_line, format!("no XML: {e}")))?;
                if let Some(top) = open.last_mut() {
                    top.text.push_str(&text);
                }
                None
            }
            Xml::CData(data) => {
                if let Some(top) = open.last_mut() {
                    top.text.push_str(&decode(&data));
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

fn element(start: &BytesStart<'_>, line: usize) -> Element {
    let attributes = start
        .attributes()
        .flatten()
        .map(|attribute| {
            let key = decode(attribute.key.as_ref()).into_owned();
            (
                key,
                attribute.unescape_value().unwrap_or_default().into_owned(),
            )
        })
        .collect();
    Element {
        name: decode(start.name().as_ref()).into_owned(),
        line,
        attributes,
        ..Element::default()
    }
}

#[derive(Default)]
struct Found {
    faults: Vec<Fault>,
    losses: Vec<Loss>,
    /// Matches so far.
    matches: usize,
}

impl Found {
    fn fault(&mut self, at: &Element, text: impl Into<String>) {
        self.faults.push(Fault::at(at.line, at.name.as_str(), text));
    }

    fn lost(&mut self, at: &Element, what: Lost) {
        self.losses.push(Loss::new(Source::Line(at.line), what));
    }

    fn check(&mut self, element: &Element) {
        for name in needs(&element.name) {
            if element.all(name).next().is_none() {
                self.fault(element, format!("{name} is missing"));
            }
        }
        for child in &element.children {
            match may_hold(&element.name, &child.name) {
                Some(false) => self.fault(child, format!("it has no place in {}", element.name)),
                Some(true) if is_kept(&element.name, &child.name) => self.check(child),
                Some(true) | None => {
                    let text = child.text.trim().to_owned();
                    self.lost(child, Lost::Element(child.name.clone(), text));
                }
            }
        }
    }

    fn event(&mut self, root: &Element) -> Event {
        let mut event = Event::default();
        let mut events = root.all("EVENT");
        let Some(element) = events.next() else {
            return event;
        };
        if let Some(more) = events.next() {
            self.lost(more, Lost::OtherEvents);
        }
        let (kind, swiss) = match element.attribute("EVENT_TYPE") {
            Some("PAIRS" | "MP_PAIRS") => ("pairs", false),
            Some("SWISS_PAIRS") => ("pairs", true),
            Some("TEAMS") => ("teams", false),
            Some("SWISS_TEAMS") => ("teams", true),
            Some("INDIVIDUAL") => ("individual", false),
            Some(other) => {
                self.fault(
                    element,
                    format!("EVENT_TYPE {} is not known", quoted(other)),
                );
                return event;
            }
            None => {
                self.fault(element, "EVENT_TYPE is missing");
                return event;
            }
        };
        event.event.kind = kind.into();
        event.event.name = element.get("EVENT_DESCRIPTION").unwrap_or("").into();
        if swiss {
            event.event.extra.insert("swiss".into(), Value::Bool(true));
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
        self.participants(element, &mut event);
        self.results(element, None, &mut event);
        event
    }

    fn method(&mut self, element: &Element, event: &mut Event) {
        let method = match element.get("BOARD_SCORING_METHOD") {
            Some("MATCH_POINTS") => "matchpoints",
            Some("CROSS_IMPS") => "cross-imps",
            Some("BUTLER_IMPS") => "butler",
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

    fn participants(&mut self, element: &Element, event: &mut Event) {
        let mut lists = Vec::new();
        element.deep("PARTICIPANTS", &mut lists);
        for entry in lists.into_iter().flat_map(|list| &list.children) {
            let id = match entry.name.as_str() {
                "PAIR" => entry.get("PAIR_NUMBER"),
                "TEAM" => entry.get("TEAM_ID"),
                _ => entry.get("PLAYER_NUMBER"),
            };
            let mut players = Vec::new();
            entry.deep("PLAYER", &mut players);
            if entry.name == "PLAYER" {
                players.push(entry);
            }
            let names = players
                .iter()
                .filter_map(|player| player.get("PLAYER_NAME").map(Into::into))
                .collect();
            let mut extra = Map::new();
            for (key, name) in [
                ("team", "TEAM_NAME"),
                ("direction", "DIRECTION"),
                ("place", "PLACE"),
                ("percent", "PERCENTAGE"),
                ("total", "TOTAL_SCORE"),
            ] {
                if let Some(text) = entry.get(name) {
                    extra.insert(key.into(), text.into());
                }
            }
            event.contestants.push(Contestant {
                id: id.map_or(Value::Null, value),
                names,
                extra,
            });
        }
    }

    /// The boards of an event, a session or a section, and of the matches in it.
    fn results(&mut self, element: &Element, section: Option<&str>, event: &mut Event) {
        for child in &element.children {
            match child.name.as_str() {
                "SESSION" => self.results(child, section, event),
                "SECTION" => self.results(child, child.attribute("SECTION_ID"), event),
                "BOARD" => {
                    for mut line in self.board(child) {
                        if let Some(section) = section {
                            line.extra.insert("section".into(), section.into());
                        }
                        event.results.push(line);
                    }
                }
                "MATCH" => self.of_match(child, section, event),
                _ => {}
            }
        }
    }

    fn of_match(&mut self, element: &Element, section: Option<&str>, event: &mut Event) {
        self.matches += 1;
        let home = element.get("TEAM").or(element.get("NS_PAIR_NUMBER"));
        for board in element.all("BOARD") {
            for mut line in self.board(board) {
                line.extra.insert("match".into(), self.matches.into());
                if event.event.kind == "teams" {
                    let open = home.is_none_or(|home| value(home) == line.ns);
                    let room = if open { "open" } else { "closed" };
                    line.extra.insert("room".into(), room.into());
                }
                for (key, text) in [("round", element.get("ROUND_NUMBER")), ("section", section)] {
                    if let Some(text) = text {
                        line.extra.insert(key.into(), value(text));
                    }
                }
                event.results.push(line);
            }
        }
    }

    fn board(&mut self, board: &Element) -> Vec<Line> {
        match board.get("BOARD_NUMBER").map(str::parse) {
            Some(Ok(number)) => board
                .all("TRAVELLER_LINE")
                .map(|traveller| self.line(traveller, number))
                .collect(),
            _ => {
                self.fault(board, "BOARD_NUMBER is no number");
                Vec::new()
            }
        }
    }

    fn line(&mut self, element: &Element, board: u32) -> Line {
        let id = |name: &str| element.get(name).map_or(Value::Null, value);
        let mut line = Line {
            board,
            ns: id("NS_PAIR_NUMBER"),
            ew: id("EW_PAIR_NUMBER"),
            ..Line::default()
        };
        match element.get("CONTRACT") {
            None | Some("-") => {}
            Some("NP" | "NOT PLAYED") => {
                line.extra.insert("not-played".into(), Value::Bool(true));
            }
            Some(text) if text.to_ascii_uppercase().starts_with('P') => {
                line.contract = Some("Pass".into())
            }
            Some(text) => match read_contract(&text.replace('*', "X")) {
                Some(contract) => line.contract = Some(crate::game::contract_text(contract)),
                None => self.fault(element, format!("CONTRACT {} is unclear", quoted(text))),
            },
        }
        match element.get("PLAYED_BY") {
            None | Some("-") => {}
            Some(text) if deal::seat(text).is_some() => line.by = Some(text.to_uppercase()),
            Some(text) => self.fault(element, format!("PLAYED_BY {} is no seat", quoted(text))),
        }
        match element.get("LEAD").map(|text| (text, deal::card(text))) {
            None | Some(("-", _)) => {}
            Some((text, Some(_))) => line.lead = Some(text.to_uppercase()),
            Some((text, None)) => self.lost(element, Lost::Lead(text.into())),
        }
        match element.get("TRICKS").map(str::parse::<u8>) {
            None => {}
            Some(Ok(tricks @ 0..=13)) if line.by.is_some() => line.tricks = Some(tricks),
            Some(Ok(0)) => {}
            Some(Ok(tricks @ 1..=13)) => {
                self.lost(element, Lost::Element("TRICKS".into(), tricks.to_string()));
            }
            Some(_) => self.fault(element, "TRICKS is no number from 0 to 13"),
        }
        match element.get("SCORE") {
            None | Some("-") => {}
            Some(text) => match (text.parse(), award(text)) {
                (Ok(score), _) => line.score = Some(score),
                (Err(_), Some(award)) => line.award = Some(award),
                (Err(_), None) => self.fault(element, format!("SCORE {} is unclear", quoted(text))),
            },
        }
        for (key, name) in [("round", "ROUND_NUMBER"), ("table", "TABLE_NUMBER")] {
            if let Some(text) = element.get(name) {
                line.extra.insert(key.into(), value(text));
            }
        }
        line
    }
}

/// `A6040`: what each side is awarded, in per cent.
fn award(text: &str) -> Option<Map<String, Value>> {
    let digits = text.strip_prefix(['A', 'a'])?.replace('/', "");
    if digits.len() != 4 || !digits.is_ascii() {
        return None;
    }
    let (ns, ew) = digits.split_at(2);
    let side = |text: &str| {
        Some(match text.parse::<u8>().ok()? {
            60 => Value::from("AVE+"),
            50 => Value::from("AVE"),
            40 => Value::from("AVE-"),
            other => Value::from(other),
        })
    };
    Some(
        [("ns".to_owned(), side(ns)?), ("ew".to_owned(), side(ew)?)]
            .into_iter()
            .collect(),
    )
}
