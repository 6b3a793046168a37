//! Boards and matches, read.

use contract_bridge::AbsoluteVulnerability;
use openroom_laws::Board;
use openroom_said::said;
use serde_json::Value;

use super::Found;
use crate::event::{EventFile, Line, text, value, vul_text};
use crate::fault::quoted;
use crate::loss::Lost;
use crate::text::digits;
use crate::usebio::matches::{self, Names, Unit};
use crate::usebio::tree::Element;

impl Found {
    /// The boards of an event, a session or a section, and of the matches in it.
    pub(super) fn results(
        &mut self,
        element: &Element,
        section: Option<&str>,
        event: &mut EventFile,
    ) {
        let mut sessions = 0;
        for child in &element.children {
            match child.name.as_str() {
                "SESSION" => {
                    sessions += 1;
                    let from = event.results.len();
                    let deals = event.deals.len();
                    self.results(child, section, event);
                    // Two sessions may use the same boards.
                    if element.all("SESSION").count() > 1 {
                        for line in &mut event.results[from..] {
                            line.extra.insert("session".into(), sessions.into());
                        }
                        for dealt in &mut event.deals[deals..] {
                            dealt.session = Some(sessions);
                        }
                    }
                }
                "SECTION" => self.results(child, child.attribute("SECTION_ID"), event),
                "HANDSET" => self.handset(child, event),
                "BOARD" => {
                    self.hands(child, event);
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

    fn of_match(&mut self, element: &Element, section: Option<&str>, event: &mut EventFile) {
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
            self.hands(board, event);
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
    fn without_boards(
        &mut self,
        element: &Element,
        sides: [Option<Value>; 2],
        event: &mut EventFile,
    ) {
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
            Err(text) => {
                self.fault(element, text);
                self.leave_out(element);
            }
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
                self.tell_once(element, entry, event);
            }
        }
    }

    /// Keeps what a match came to. Each side may tell it: what both tell alike is one match, and what they tell differently is a fault.
    fn tell_once(&mut self, element: &Element, entry: Value, event: &mut EventFile) {
        let list = event.extra.entry("matches");
        let Value::Array(list) = list.or_insert_with(|| Value::Array(Vec::new())) else {
            return;
        };
        let before = self.told.iter().find_map(|&(place, line)| {
            let other = list.get(place)?;
            matches::are_one(other, &entry).map(|alike| (alike, line))
        });
        match before {
            Some((true, _)) => {}
            Some((false, line)) => {
                let teams = entry.get("teams").and_then(Value::as_array);
                let teams: Vec<String> = teams.into_iter().flatten().map(text).collect();
                let text = said!(
                    "usebio-match-told-differently",
                    "the result of the match {teams} is not the one in line {line}; keep one of them",
                    teams = teams.join(" - "),
                    line
                );
                self.fault(element, text);
                self.leave_out(element);
            }
            None => {
                self.told.push((list.len(), element.line));
                list.push(entry);
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
        // That it is missing is said with the structure.
        let Some(text) = board.get("BOARD_NUMBER") else {
            return Vec::new();
        };
        let Some(number) = digits(text) else {
            let text = said!(
                "file-board-number-no-number",
                "BOARD_NUMBER is not a number"
            );
            self.fault(board, text);
            self.leave_out(board);
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
            if !self.leave_out(traveller) {
                lines.push((traveller.line, line));
            }
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
}
