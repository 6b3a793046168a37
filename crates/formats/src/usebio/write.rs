//! USEBIO, written.

use core::fmt::Write as _;
use std::collections::HashMap;

use contract_bridge::AbsoluteVulnerability;
use openroom_laws::Board;
use openroom_laws::notation::{card_text, seat_text};
use quick_xml::escape::escape;
use serde_json::Value;

use super::CLUB;
use crate::deal;
use crate::event::{Contestant, Event, Line, side_text, text};
use crate::loss::{Loss, Losses, Lost, Source};

/// The file, and what it cannot hold.
#[must_use]
pub fn write(event: &Event) -> (String, Vec<Loss>) {
    let mut writer = Writer {
        out: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".to_owned(),
        depth: 0,
        losses: Vec::new(),
    };
    writer.file(event);
    (writer.out, writer.losses)
}

struct Writer {
    out: String,
    depth: usize,
    losses: Vec<Loss>,
}

impl Writer {
    fn lost(&mut self, place: Source, what: Lost) {
        self.losses.push(Loss::new(place, what));
    }

    fn open(&mut self, tag: &str) {
        let _ = writeln!(self.out, "{}<{tag}>", "  ".repeat(self.depth));
        self.depth += 1;
    }

    fn close(&mut self, name: &str) {
        self.depth -= 1;
        let _ = writeln!(self.out, "{}</{name}>", "  ".repeat(self.depth));
    }

    fn leaf(&mut self, name: &str, text: &str) {
        let indent = "  ".repeat(self.depth);
        let clean = self.clean(name, text);
        let _ = writeln!(self.out, "{indent}<{name}>{}</{name}>", escape(clean));
    }

    /// Text without what XML cannot hold at all.
    fn clean(&mut self, name: &str, text: &str) -> String {
        let is_wrong = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
        let clean = text.replace(is_wrong, " ");
        if clean != text {
            self.lost(Source::File, Lost::LineBreaks(name.to_owned()));
        }
        clean
    }

    fn file(&mut self, event: &Event) {
        self.open("USEBIO Version=\"1.2\"");
        let head = &event.event;
        if CLUB.iter().any(|(key, _)| head.extra.contains_key(*key)) {
            self.open("CLUB");
            for (key, name) in CLUB {
                if let Some(value) = head.extra.get(key) {
                    self.leaf(name, &text(value));
                }
            }
            self.close("CLUB");
        }
        let structure = head.extra.get("structure").map(text).unwrap_or_default();
        let (kind, is_told) = match (head.kind.as_str(), structure.as_str()) {
            ("teams", "swiss") => ("SWISS_TEAMS", true),
            ("teams", "knock-out") => ("KO", true),
            ("teams", other) => ("TEAMS", other.is_empty()),
            ("individual", other) => ("INDIVIDUAL", other.is_empty()),
            (_, "swiss") => ("SWISS_PAIRS", true),
            (_, other) => ("PAIRS", other.is_empty()),
        };
        if !(is_told || structure == "field") {
            self.lost(Source::File, Lost::Key("structure".into()));
        }
        let teams = head.kind == "teams";
        self.open(&format!("EVENT EVENT_TYPE=\"{kind}\""));
        self.leaf("PROGRAM_NAME", "Openroom");
        self.leaf("PROGRAM_VERSION", env!("CARGO_PKG_VERSION"));
        self.leaf("EVENT_DESCRIPTION", &head.name);
        if let Some(date) = head.extra.get("date") {
            self.leaf("DATE", &text(date));
        }
        self.method(event);
        self.open("PARTICIPANTS");
        for contestant in &event.contestants {
            self.contestant(contestant, &head.kind);
        }
        self.close("PARTICIPANTS");
        if event
            .results
            .iter()
            .any(|line| line.extra.contains_key("match"))
        {
            self.matches(event, teams);
        } else {
            let lines: Vec<&Line> = event.results.iter().collect();
            self.boards(&lines, None);
        }
        self.close("EVENT");
        self.close("USEBIO");
        for key in head.extra.keys() {
            if !matches!(key.as_str(), "club" | "club-id" | "date" | "structure") {
                self.lost(Source::File, Lost::Key(key.clone()));
            }
        }
        event.head_lost(&mut self.losses);
    }

    fn method(&mut self, event: &Event) {
        for (key, value) in &event.scoring {
            let method = match (key.as_str(), text(value).as_str()) {
                ("method", "matchpoints") => "MATCH_POINTS",
                ("method", "cross-imps") => "CROSS_IMPS",
                ("method", "butler") => "BUTLER_IMPS",
                ("method", "imps") => "IMPS",
                ("method", "total") => "AGGREGATE",
                (_, value) => {
                    let lost = Lost::Scoring(key.clone(), value.to_owned());
                    self.lost(Source::File, lost);
                    continue;
                }
            };
            self.leaf("BOARD_SCORING_METHOD", method);
        }
    }

    fn contestant(&mut self, contestant: &Contestant, kind: &str) {
        let teams = kind == "teams";
        let id = text(&contestant.id);
        if kind == "individual" {
            return self.player(contestant, &id);
        }
        let name = if teams { "TEAM" } else { "PAIR" };
        let team_name = contestant.extra.get("team").filter(|_| teams);
        if teams {
            let mut tag = format!("TEAM TEAM_ID=\"{}\"", escape(self.clean("TEAM_ID", &id)));
            if let Some(name) = team_name {
                let name = self.clean("TEAM_NAME", &text(name));
                let _ = write!(tag, " TEAM_NAME=\"{}\"", escape(name));
            }
            self.open(&tag);
        } else {
            self.open("PAIR");
            self.leaf("PAIR_NUMBER", &id);
        }
        // Always in the same order, whatever that of the keys.
        let elements: [(&str, &str); 4] = [
            ("direction", if teams { "" } else { "DIRECTION" }),
            ("percent", if teams { "" } else { "PERCENTAGE" }),
            ("total", "TOTAL_SCORE"),
            ("place", "PLACE"),
        ];
        let place_of = |key: &str| {
            let known = elements
                .iter()
                .find(|(k, name)| *k == key && !name.is_empty());
            known.map(|(_, name)| *name)
        };
        for (key, _) in elements {
            if let (Some(value), Some(name)) = (contestant.extra.get(key), place_of(key)) {
                self.leaf(name, &text(value));
            }
        }
        for key in contestant.extra.keys() {
            if place_of(key).is_none() && !(teams && key == "team") {
                let place = Source::Contestant(text(&contestant.id));
                self.lost(place, Lost::Key(key.clone()));
            }
        }
        for player in &contestant.names {
            self.open("PLAYER");
            self.leaf("PLAYER_NAME", player);
            self.close("PLAYER");
        }
        self.close(name);
    }

    /// A player of an individual.
    fn player(&mut self, contestant: &Contestant, id: &str) {
        let place = Source::Contestant(id.to_owned());
        self.open("PLAYER");
        self.leaf("PLAYER_NUMBER", id);
        let mut names = contestant.names.iter();
        if let Some(name) = names.next() {
            self.leaf("PLAYER_NAME", name);
        }
        let more: Vec<&str> = names.map(String::as_str).collect();
        if !more.is_empty() {
            self.lost(place.clone(), Lost::Players(more.join(", ")));
        }
        for (key, name) in [
            ("percent", "PERCENTAGE"),
            ("total", "TOTAL_SCORE"),
            ("place", "PLACE"),
        ] {
            if let Some(value) = contestant.extra.get(key) {
                self.leaf(name, &text(value));
            }
        }
        for key in contestant.extra.keys() {
            if !matches!(key.as_str(), "percent" | "total" | "place") {
                self.lost(place.clone(), Lost::Key(key.clone()));
            }
        }
        self.close("PLAYER");
    }

    fn matches(&mut self, event: &Event, teams: bool) {
        let mut keys: Vec<&Value> = Vec::new();
        for line in &event.results {
            let key = line.extra.get("match").unwrap_or(&Value::Null);
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
        for (i, key) in keys.into_iter().enumerate() {
            let lines: Vec<&Line> = event
                .results
                .iter()
                .filter(|line| line.extra.get("match").unwrap_or(&Value::Null) == key)
                .collect();
            if key.as_u64() != u64::try_from(i + 1).ok() {
                self.lost(Source::Match(text(key)), Lost::MatchName(i + 1));
            }
            let closed =
                |line: &&&Line| line.extra.get("room").and_then(Value::as_str) == Some("closed");
            let Some(first) = lines.iter().find(|line| !closed(line)).or(lines.first()) else {
                continue;
            };
            let (home, visitors) = if closed(&first) {
                (&first.ew, &first.ns)
            } else {
                (&first.ns, &first.ew)
            };
            self.open("MATCH");
            if let Some(round) = first.extra.get("round") {
                self.leaf("ROUND_NUMBER", &text(round));
            }
            let names = if teams {
                ["TEAM", "OPPOSING_TEAM"]
            } else {
                ["NS_PAIR_NUMBER", "EW_PAIR_NUMBER"]
            };
            self.leaf(names[0], &side_text(home));
            self.leaf(names[1], &side_text(visitors));
            for line in &lines {
                let room = if line.ns == *home { "open" } else { "closed" };
                match line.extra.get("room") {
                    Some(said) if !teams || *said != room => {
                        self.lost(line.source(), Lost::Key("room".into()));
                    }
                    _ => {}
                }
            }
            for line in &lines {
                let round = line.extra.get("round");
                if round != first.extra.get("round") {
                    self.lost(line.source(), Lost::Key("round".into()));
                }
            }
            self.boards(&lines, teams.then_some(home));
            self.close("MATCH");
        }
    }

    /// The boards in the order in which they first come; in a match of teams with the team that lines are seen from.
    fn boards(&mut self, lines: &[&Line], home: Option<&Value>) {
        let mut at: HashMap<(u32, AbsoluteVulnerability), usize> = HashMap::new();
        let mut boards: Vec<(u32, AbsoluteVulnerability, Vec<&Line>)> = Vec::new();
        for line in lines {
            let key = (line.board, line.vul());
            let at = *at.entry(key).or_insert_with(|| {
                boards.push((key.0, key.1, Vec::new()));
                boards.len() - 1
            });
            boards[at].2.push(line);
        }
        for (number, vul, lines) in boards {
            self.open("BOARD");
            self.leaf("BOARD_NUMBER", &number.to_string());
            if vul != Board::number(number).vul {
                self.leaf("VULNERABILITY", vulnerability(vul));
            }
            for line in lines {
                match line.has_null_side() {
                    true => self.lost(line.source(), Lost::NoPairNumbers),
                    false => self.line(line, home),
                }
            }
            self.close("BOARD");
        }
    }

    fn line(&mut self, line: &Line, home: Option<&Value>) {
        self.open("TRAVELLER_LINE");
        if let Some(home) = home {
            let direction = if line.ns == *home { "NS" } else { "EW" };
            self.leaf("DIRECTION", direction);
        }
        self.leaf("NS_PAIR_NUMBER", &side_text(&line.ns));
        self.leaf("EW_PAIR_NUMBER", &side_text(&line.ew));
        let place = line.source();
        let mut lost = Losses::at(&place);
        line.unreadable(&mut lost);
        self.losses.append(&mut lost.all);
        if line.not_played() {
            self.leaf("CONTRACT", "NP");
            if let Some(contract) = &line.contract {
                let lost = Lost::Contract(contract.clone(), line.declarer());
                self.lost(line.source(), lost);
            }
        } else if let Some(stated) = line.stated() {
            self.leaf("CONTRACT", &stated.to_string());
        }
        if let Some(seat) = line.declarer() {
            self.leaf("PLAYED_BY", seat_text(seat));
        }
        match line.lead.as_deref().map(|lead| (lead, deal::card(lead))) {
            None => {}
            Some((_, Some(card))) => self.leaf("LEAD", &card_text(card)),
            Some((lead, None)) => self.lost(line.source(), Lost::Lead(lead.to_owned())),
        }
        if let Some(tricks) = line.tricks() {
            self.leaf("TRICKS", &tricks.to_string());
        }
        if let Some(award) = &line.award {
            let side = |side: &str| match award.get(side).map(text).as_deref() {
                Some("AVE+") => Some(60),
                Some("AVE") => Some(50),
                Some("AVE-") => Some(40),
                Some(percent) => percent.parse().ok().filter(|&n: &u8| n < 100),
                None => None,
            };
            match (side("ns"), side("ew")) {
                (Some(ns), Some(ew)) => self.leaf("SCORE", &format!("A{ns:02}{ew:02}")),
                _ => self.lost(line.source(), Lost::Award),
            }
            if let Some(score) = line.score {
                self.lost(line.source(), Lost::Score(score));
            }
        } else if let Some(score) = line.score {
            self.leaf("SCORE", &score.to_string());
        }
        let in_match = line.extra.contains_key("match");
        for (key, value) in &line.extra {
            match key.as_str() {
                "not-played" | "match" | "vul" => {}
                "room" if in_match => {}
                "round" if in_match => {}
                "round" => self.leaf("ROUND_NUMBER", &text(value)),
                "table" => self.leaf("TABLE_NUMBER", &text(value)),
                _ => self.lost(line.source(), Lost::Key(key.clone())),
            }
        }
        self.close("TRAVELLER_LINE");
    }
}

fn vulnerability(vul: AbsoluteVulnerability) -> &'static str {
    match (
        vul.contains(AbsoluteVulnerability::NS),
        vul.contains(AbsoluteVulnerability::EW),
    ) {
        (false, false) => "Love",
        (true, false) => "North-South",
        (false, true) => "East-West",
        (true, true) => "All",
    }
}
