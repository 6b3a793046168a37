//! USEBIO, written.

use core::fmt::Write as _;

use quick_xml::escape::escape;
use serde_json::Value;

use super::CLUB;
use crate::event::{Contestant, Event, Line, text};
use crate::loss::{Loss, Lost, Source};

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
        // What XML cannot hold at all.
        let is_wrong = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
        let clean = text.replace(is_wrong, " ");
        if clean != text {
            self.lost(Source::File, Lost::LineBreaks(name.to_owned()));
        }
        let _ = writeln!(self.out, "{indent}<{name}>{}</{name}>", escape(&clean));
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
        let swiss = head.extra.get("swiss") == Some(&Value::Bool(true));
        let teams = head.kind == "teams";
        let kind = match (head.kind.as_str(), swiss) {
            ("teams", false) => "TEAMS",
            ("teams", true) => "SWISS_TEAMS",
            ("individual", _) => "INDIVIDUAL",
            (_, true) => "SWISS_PAIRS",
            (_, false) => "PAIRS",
        };
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
            self.contestant(contestant, teams);
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
            self.boards(&lines);
        }
        self.close("EVENT");
        self.close("USEBIO");
        for key in head.extra.keys() {
            if !matches!(key.as_str(), "club" | "club-id" | "date" | "swiss") {
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

    fn contestant(&mut self, contestant: &Contestant, teams: bool) {
        let (name, number) = if teams {
            ("TEAM", "TEAM_ID")
        } else {
            ("PAIR", "PAIR_NUMBER")
        };
        self.open(name);
        self.leaf(number, &text(&contestant.id));
        // Always in the same order, whatever that of the keys.
        let elements: [(&str, &str); 5] = [
            ("team", if teams { "TEAM_NAME" } else { "" }),
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
            if place_of(key).is_none() {
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
            self.leaf(names[0], &text(home));
            self.leaf(names[1], &text(visitors));
            for line in &lines {
                let room = if line.ns == *home { "open" } else { "closed" };
                match line.extra.get("room") {
                    Some(said) if !teams || *said != room => {
                        self.lost(line.source(), Lost::Key("room".into()));
                    }
                    _ => {}
                }
            }
            self.boards(&lines);
            self.close("MATCH");
        }
    }

    /// The boards in the order in which they first come.
    fn boards(&mut self, lines: &[&Line]) {
        let mut numbers: Vec<u32> = Vec::new();
        for line in lines {
            if !numbers.contains(&line.board) {
                numbers.push(line.board);
            }
        }
        for number in numbers {
            self.open("BOARD");
            self.leaf("BOARD_NUMBER", &number.to_string());
            for line in lines.iter().filter(|line| line.board == number) {
                self.line(line);
            }
            self.close("BOARD");
        }
    }

    fn line(&mut self, line: &Line) {
        self.open("TRAVELLER_LINE");
        self.leaf("NS_PAIR_NUMBER", &text(&line.ns));
        self.leaf("EW_PAIR_NUMBER", &text(&line.ew));
        if line.not_played() {
            self.leaf("CONTRACT", "NP");
        } else if let Some(contract) = &line.contract {
            self.leaf("CONTRACT", contract);
        }
        for (name, value) in [("PLAYED_BY", &line.by), ("LEAD", &line.lead)] {
            if let Some(value) = value {
                self.leaf(name, value);
            }
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
        } else if let Some(score) = line.score {
            self.leaf("SCORE", &score.to_string());
        }
        let in_match = line.extra.contains_key("match");
        for (key, value) in &line.extra {
            match key.as_str() {
                "not-played" | "match" => {}
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
