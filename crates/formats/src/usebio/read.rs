//! USEBIO, read.

use contract_bridge::AbsoluteVulnerability;
use openroom_laws::Board;
use openroom_said::{Said, said};
use serde_json::{Map, Value};

use super::CLUB;
use super::matches::{self, Names, Unit};
use super::structure::{is_kept, may_hold, needs};
use super::tree::{Element, tree};
use crate::deal;
use crate::event::{Contestant, Event, Line, text, value, vul_text};
use crate::fault::{Fault, quoted};
use crate::game::{read_contract, read_tricks};
use crate::loss::{Loss, Lost, Source};
use crate::text::{decode, digits};

/// Reads a file; what an event cannot hold is named.
///
/// # Errors
///
/// Everything that is wrong with its structure or its figures, with lines.
pub fn read(bytes: &[u8]) -> Result<(Event, Vec<Loss>), Vec<Fault>> {
    read_with_lines(bytes).map(|(read, _)| read)
}

/// The same, and the line of each result.
pub(crate) fn read_with_lines(bytes: &[u8]) -> Result<WithLines, Vec<Fault>> {
    let text = decode(bytes);
    let root = tree(&text).map_err(|fault| vec![fault])?;
    let mut found = Found::default();
    if root.name != "USEBIO" {
        found.fault(
            &root,
            said!(
                "file-root-not-usebio",
                "the root is {name}, not USEBIO",
                name = root.name
            ),
        );
        return Err(found.faults);
    }
    found.check(&root);
    let event = found.event(&root);
    if found.faults.is_empty() {
        Ok(((event, found.losses), found.lines))
    } else {
        Err(found.faults)
    }
}

/// What was read, and the lines of the results.
pub(crate) type WithLines = ((Event, Vec<Loss>), Vec<usize>);

#[derive(Default)]
struct Found {
    faults: Vec<Fault>,
    losses: Vec<Loss>,
    /// Matches so far.
    matches: usize,
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
        self.faults.push(Fault::at(at.line, at.name.as_str(), text));
    }

    fn lost(&mut self, at: &Element, what: Lost) {
        self.losses.push(Loss::new(Source::Line(at.line), what));
    }

    fn check(&mut self, element: &Element) {
        for name in needs(&element.name) {
            if element.all(name).next().is_none() {
                self.fault(element, said!("file-missing", "{name} is missing", name));
            }
        }
        for child in &element.children {
            match may_hold(&element.name, &child.name) {
                Some(false) => self.fault(
                    child,
                    said!(
                        "file-has-no-place",
                        "it has no place in {name}",
                        name = element.name
                    ),
                ),
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
                self.fault(
                    element,
                    said!(
                        "file-event-type-not-known",
                        "EVENT_TYPE {other} is not known",
                        other = quoted(other)
                    ),
                );
                return event;
            }
            None => {
                self.fault(
                    element,
                    said!("file-event-type-missing", "EVENT_TYPE is missing"),
                );
                return event;
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
        self.distinguish(&mut event);
        let counted = element.get("MATCH_SCORING_METHOD");
        self.unit = counted.and_then(Unit::of);
        self.results(element, None, &mut event);
        // Only matches without boards say in their scores what it means.
        if let Some(word) = counted
            && (self.unit.is_none() || !event.extra.contains_key("matches"))
        {
            let lost = Lost::Element("MATCH_SCORING_METHOD".into(), word.into());
            self.lost(element, lost);
        }
        event
    }

    fn method(&mut self, element: &Element, event: &mut Event) {
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

    fn participants(&mut self, element: &Element, section: Option<&str>, event: &mut Event) {
        for child in &element.children {
            match child.name.as_str() {
                "PARTICIPANTS" => {
                    for entry in &child.children {
                        self.participant(entry, section, event);
                    }
                }
                "SESSION" => self.participants(child, section, event),
                "SECTION" => self.participants(child, child.attribute("SECTION_ID"), event),
                _ => {}
            }
        }
    }

    fn participant(&mut self, entry: &Element, section: Option<&str>, event: &mut Event) {
        let id = match entry.name.as_str() {
            "PAIR" => entry.get("PAIR_NUMBER"),
            "TEAM" => entry.attribute("TEAM_ID").or(entry.get("TEAM_ID")),
            _ => entry.get("PLAYER_NUMBER"),
        };
        let mut players = Vec::new();
        entry.deep("PLAYER", &mut players);
        if entry.name == "PLAYER" {
            players.push(entry);
        } else {
            for player in &players {
                if let Some(number) = player.get("PLAYER_NUMBER") {
                    let lost = Lost::Element("PLAYER_NUMBER".into(), number.into());
                    self.lost(player, lost);
                }
            }
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
            if let Some(text) = entry.get(name).or(entry.attribute(name)) {
                extra.insert(key.into(), text.into());
            }
        }
        let direction = entry.get("DIRECTION").unwrap_or_default();
        self.known.push(Known {
            section: section.unwrap_or_default().into(),
            direction: direction.into(),
            number: id.unwrap_or_default().into(),
            id: id.map_or(Value::Null, value),
        });
        event.contestants.push(Contestant {
            id: id.map_or(Value::Null, value),
            names,
            extra,
        });
    }

    /// Where a number stands for several pairs, in two sections or North-South and East-West, each gets a name of its own.
    fn distinguish(&mut self, event: &mut Event) {
        let several = |all: &[Known], own: &Known, same: &dyn Fn(&Known) -> bool| {
            all.iter()
                .filter(|other| other.number == own.number && same(other))
                .count()
                > 1
        };
        let all = self.known.clone();
        for (own, contestant) in self.known.iter_mut().zip(&mut event.contestants) {
            if own.number.is_empty() || !several(&all, own, &|_| true) {
                continue;
            }
            let in_section = several(&all, own, &|other| other.section == own.section);
            let direction = if in_section { &*own.direction } else { "" };
            own.id = value(&format!("{}{}{direction}", own.section, own.number));
            contestant.id = own.id.clone();
        }
    }

    /// Who has the number, in that section and direction.
    fn pair(&self, number: &str, section: Option<&str>, direction: &str) -> Value {
        let mut found: Vec<&Known> = self
            .known
            .iter()
            .filter(|known| known.number == number)
            .collect();
        if found.len() > 1 {
            found.retain(|known| known.section == section.unwrap_or_default());
        }
        if found.len() > 1 {
            found.retain(|known| known.direction.eq_ignore_ascii_case(direction));
        }
        match (found.as_slice(), number.split_once('+')) {
            ([one], _) => one.id.clone(),
            // Two players of an individual.
            ([], Some((one, other))) => Value::from(vec![value(one.trim()), value(other.trim())]),
            _ => value(number),
        }
    }

    /// The boards of an event, a session or a section, and of the matches in it.
    fn results(&mut self, element: &Element, section: Option<&str>, event: &mut Event) {
        let mut sessions = 0;
        for child in &element.children {
            match child.name.as_str() {
                "SESSION" => {
                    sessions += 1;
                    let from = event.results.len();
                    self.results(child, section, event);
                    // Two sessions may use the same boards.
                    if element.all("SESSION").count() > 1 {
                        for line in &mut event.results[from..] {
                            line.extra.insert("session".into(), sessions.into());
                        }
                    }
                }
                "SECTION" => self.results(child, child.attribute("SECTION_ID"), event),
                "BOARD" => {
                    for (at, mut line) in self.board(child, section, None) {
                        self.lines.push(at);
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
        let teams = event.event.kind == "teams";
        let side = |team: &str, pair: &str, direction: &str| {
            let number = element.get(team).or(element.get(pair))?;
            Some(self.pair(number, section, direction))
        };
        let home = side("TEAM", "NS_PAIR_NUMBER", "NS");
        let visitors = side("OPPOSING_TEAM", "EW_PAIR_NUMBER", "EW");
        if element.all("BOARD").next().is_none() {
            return self.without_boards(element, [home, visitors], event);
        }
        self.scores_lost(element);
        let sides = [home.clone(), visitors].map(Option::unwrap_or_default);
        for board in element.all("BOARD") {
            for (at, mut line) in self.board(board, section, Some(&sides)) {
                self.lines.push(at);
                line.extra.insert("match".into(), self.matches.into());
                if teams {
                    let open = home.as_ref().is_none_or(|home| *home == line.ns);
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

    /// Scores that are worked out anew from the boards, or that have no place.
    fn scores_lost(&mut self, element: &Element) {
        for (name, said) in matches::scores(element) {
            self.lost(element, Lost::Element(name.into(), said.into()));
        }
    }

    /// A match that was decided elsewhere, or a bye: what is known of it is its score. Without a word for it that is in victory
    /// points in a Swiss, else in IMPs.
    fn without_boards(&mut self, element: &Element, sides: [Option<Value>; 2], event: &mut Event) {
        let is_known = |id: &Value| self.known.iter().any(|known| known.id == *id);
        let is_side = |id: &Value| is_known(id) || !matches::is_nobody(&text(id));
        let sides = sides.map(|side| side.filter(is_side));
        let usual = match event.event.is_swiss() {
            true => Unit::VictoryPoints,
            false => Unit::Imps,
        };
        let unit = self.unit.unwrap_or(usual);
        let teams = event.event.kind == "teams";
        // Of pairs only victory points say who is ahead: what else they score they score on boards.
        let in_vps = |entry: &Value| entry.get("vps").is_some() || entry.get("bye").is_some();
        let entry = match &sides {
            [Some(home), Some(visitors)] if home != visitors => {
                vec![home.clone(), visitors.clone()]
            }
            [Some(home), None] => vec![home.clone()],
            _ => Vec::new(),
        };
        let entry = match entry.is_empty() || event.event.kind == "individual" {
            true => Ok(None),
            false => matches::entry(element, self.matches, &entry, (Names::of(teams), unit)),
        };
        let entry = entry.map(|entry| entry.filter(|entry| teams || in_vps(entry)));
        match entry {
            Err(text) => self.fault(element, text),
            Ok(None) => {
                let who = sides.iter().flatten().map(text);
                let who = who.collect::<Vec<_>>().join(" - ");
                self.lost(element, Lost::Element("MATCH".into(), who));
                self.scores_lost(element);
            }
            Ok(Some(entry)) => {
                let round = element.get("ROUND_NUMBER");
                if let Some(round) = round.filter(|round| !matches::is_round(round)) {
                    let lost = Lost::Element("ROUND_NUMBER".into(), round.into());
                    self.lost(element, lost);
                }
                let list = event.extra.entry("matches");
                if let Value::Array(list) = list.or_insert_with(|| Value::Array(Vec::new())) {
                    list.push(entry);
                }
            }
        }
    }

    /// The lines of a board, and where they stand; in a match they need not say who sat there.
    fn board(
        &mut self,
        board: &Element,
        section: Option<&str>,
        sides: Option<&[Value; 2]>,
    ) -> Vec<(usize, Line)> {
        let Some(number) = board.get("BOARD_NUMBER").and_then(digits) else {
            self.fault(
                board,
                said!("file-board-number-no-number", "BOARD_NUMBER is no number"),
            );
            return Vec::new();
        };
        let vul = self.vulnerability(board, number);
        let mut lines = Vec::new();
        for traveller in board.all("TRAVELLER_LINE") {
            let mut line = self.line(traveller, number);
            [line.ns, line.ew] = self.sides(traveller, section, sides);
            if let Some(vul) = vul {
                line.extra.insert("vul".into(), vul_text(vul).into());
            }
            lines.push((traveller.line, line));
        }
        lines
    }

    /// Who sat there: as the line says, else as the match says, whose line tells how its first side sat.
    fn sides(
        &mut self,
        line: &Element,
        section: Option<&str>,
        of_match: Option<&[Value; 2]>,
    ) -> [Value; 2] {
        let names = [("NS_PAIR_NUMBER", "NS"), ("EW_PAIR_NUMBER", "EW")];
        let said = names.map(|(name, direction)| {
            let number = line.get(name)?;
            Some(self.pair(number, section, direction))
        });
        let direction = line.get("DIRECTION");
        match (said, of_match, direction) {
            ([Some(ns), Some(ew)], _, direction) => {
                if let Some(text) = direction.filter(|_| of_match.is_none()) {
                    self.lost(line, Lost::Element("DIRECTION".into(), text.into()));
                }
                [ns, ew]
            }
            (_, Some([home, visitors]), Some("EW" | "E" | "W")) => [visitors.clone(), home.clone()],
            (_, Some(sides), None | Some("NS" | "N" | "S")) => sides.clone(),
            (_, Some(_), Some(other)) => {
                let text = said!(
                    "file-direction-neither-ns-nor",
                    "DIRECTION {other} is neither NS nor EW",
                    other = quoted(other)
                );
                self.fault(line, text);
                [Value::Null, Value::Null]
            }
            (_, None, _) => {
                for (name, _) in names {
                    if line.get(name).is_none() {
                        self.fault(line, said!("file-missing", "{name} is missing", name));
                    }
                }
                [Value::Null, Value::Null]
            }
        }
    }

    /// A vulnerability other than that of the board's number.
    fn vulnerability(&mut self, board: &Element, number: u32) -> Option<AbsoluteVulnerability> {
        let text = board.get("VULNERABILITY")?;
        let said = match text.to_ascii_lowercase().as_str() {
            "love" | "none" | "nil" => AbsoluteVulnerability::NONE,
            "north-south" | "ns" => AbsoluteVulnerability::NS,
            "east-west" | "ew" => AbsoluteVulnerability::EW,
            "all" | "both" | "game" => AbsoluteVulnerability::ALL,
            _ => {
                self.lost(board, Lost::Element("VULNERABILITY".into(), text.into()));
                return None;
            }
        };
        (said != Board::number(number).vul).then_some(said)
    }

    fn line(&mut self, element: &Element, board: u32) -> Line {
        let mut line = Line {
            board,
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
            Some(text) => match read_contract(&text.replace('*', "X").replace(' ', "")) {
                Some(contract) => line.contract = Some(crate::game::contract_text(contract)),
                None => self.fault(
                    element,
                    said!(
                        "file-contract-unclear",
                        "CONTRACT {text} is unclear",
                        text = quoted(text)
                    ),
                ),
            },
        }
        match element.get("PLAYED_BY") {
            None | Some("-") => {}
            Some(text) if deal::seat(text).is_some() => line.by = Some(text.to_uppercase()),
            Some(text) => self.fault(
                element,
                said!(
                    "file-played-by-no-seat",
                    "PLAYED_BY {text} is no seat",
                    text = quoted(text)
                ),
            ),
        }
        match element.get("LEAD").map(|text| (text, deal::card(text))) {
            None | Some(("-", _)) => {}
            Some((text, Some(_))) => line.lead = Some(text.to_uppercase()),
            Some((text, None)) => self.lost(element, Lost::Lead(text.into())),
        }
        match element.get("TRICKS").map(read_tricks) {
            None => {}
            Some(Some(tricks)) if line.by.is_some() => line.tricks = Some(tricks),
            Some(Some(0)) => {}
            Some(Some(tricks)) => {
                self.lost(element, Lost::Element("TRICKS".into(), tricks.to_string()));
            }
            Some(None) => self.fault(
                element,
                said!(
                    "file-tricks-no-number-from",
                    "TRICKS is no number from 0 to 13"
                ),
            ),
        }
        match element.get("SCORE") {
            None | Some("-") => {}
            Some(text) => match (text.parse(), award(text)) {
                (Ok(score), _) => line.score = Some(score),
                (Err(_), Some(award)) => line.award = Some(award),
                (Err(_), None) => self.fault(
                    element,
                    said!(
                        "file-score-unclear",
                        "SCORE {text} is unclear",
                        text = quoted(text)
                    ),
                ),
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
