//! USEBIO, written.

use core::fmt::Write as _;
use std::collections::HashMap;

use contract_bridge::{AbsoluteVulnerability, Hand, Rank, Seat, Suit};
use openroom_laws::Board;
use openroom_laws::notation::{card_text, seat_text};
use openroom_scoring::event::{Event, MatchId};
use openroom_scoring::scores::MatchScore;
use openroom_scoring::{Scores, event_file, score_event};
use quick_xml::escape::escape;
use serde_json::Value;

use super::CLUB;
use super::matches::{Names, Note, Unit};
use crate::deal;
use crate::event::{Contestant, Dealt, EventFile, Figure, Line, side_text, text};
use crate::loss::{Loss, Losses, Lost, Source};

/// The file, and what it cannot hold.
#[must_use]
pub fn write(event: &EventFile) -> (String, Vec<Loss>) {
    let mut writer = Writer {
        out: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".to_owned(),
        depth: 0,
        matches: 0,
        losses: Vec::new(),
    };
    writer.file(event);
    (writer.out, writer.losses)
}

/// What a contestant was awarded: our keys.
const MASTER_POINTS: &str = "master-points";
const COLOUR: &str = "colour";

struct Writer {
    out: String,
    depth: usize,
    /// Matches so far.
    matches: usize,
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

    fn file(&mut self, event: &EventFile) {
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
        if let Some(charge) = head.extra.get("charge") {
            self.leaf("P2P_CHARGE_RATE", &text(charge));
        }
        let awarded = |one: &Contestant| one.extra.contains_key(MASTER_POINTS);
        if event.contestants.iter().any(awarded) {
            self.leaf("MPS_AWARDED_FLAG", "Y");
        }
        self.method(event);
        let notes = self.notes(event);
        let unit = match notes.iter().any(|note| note.unit == Unit::Imps) {
            true => Unit::Imps,
            false => Unit::VictoryPoints,
        };
        if !notes.is_empty() {
            self.leaf("MATCH_SCORING_METHOD", unit.word());
        }
        let in_lines = |one: &Contestant| line_of(one, &head.kind).is_some();
        if event.contestants.iter().any(in_lines) {
            self.leaf("WINNER_TYPE", "2");
        }
        self.open("PARTICIPANTS");
        for contestant in &event.contestants {
            self.contestant(contestant, &head.kind);
        }
        self.close("PARTICIPANTS");
        let lines: Vec<&Line> = event
            .results
            .iter()
            .filter(|line| self.is_held(line))
            .collect();
        let unwritten = self.sessions(&lines, &event.deals, teams);
        for note in &notes {
            self.note(note, Names::of(teams), unit);
        }
        self.close("EVENT");
        self.handset(&unwritten);
        self.close("USEBIO");
        for key in head.extra.keys() {
            if !matches!(
                key.as_str(),
                "club" | "club-id" | "date" | "structure" | "charge"
            ) {
                self.lost(Source::File, Lost::Key(key.clone()));
            }
        }
        let mut rest = Vec::new();
        event.head_lost(&mut rest);
        // Those that cannot be written are told one by one.
        rest.retain(|loss| loss.what != Lost::Key("matches".into()));
        self.losses.append(&mut rest);
    }

    /// The matches without boards that can be written; the others are lost.
    fn notes(&mut self, event: &EventFile) -> Vec<Note> {
        let listed = event.extra.get("matches").and_then(Value::as_array);
        // Of pairs that are ranked by their boards no match is known without them.
        let teams = event.event.kind == "teams";
        let pairs = matches!(event.event.kind.as_str(), "" | "pairs");
        let fits = |note: &Note| teams || pairs && note.unit == Unit::VictoryPoints;
        let mut notes = Vec::new();
        let mut scored = None;
        for entry in listed.into_iter().flatten() {
            let mut bye = || {
                let scores = scored.get_or_insert_with(|| scores_of(event));
                with_points(entry, scores.as_ref()?)
            };
            match Note::of(entry).or_else(|| Note::of(&bye()?)).filter(fits) {
                Some(note) => {
                    for &key in &note.untold {
                        let id = Source::Match(text(&note.id));
                        self.lost(id, Lost::Key(key.into()));
                    }
                    notes.push(note);
                }
                None => {
                    let id = entry.get("match").map(text).unwrap_or_default();
                    self.lost(Source::Match(id), Lost::Key("matches".into()));
                }
            }
        }
        notes
    }

    fn note(&mut self, note: &Note, names: &Names, unit: Unit) {
        self.matches += 1;
        self.match_name(&note.id);
        self.open("MATCH");
        if let Some(round) = &note.round {
            self.leaf("ROUND_NUMBER", round);
        }
        for (name, side) in names.sides.into_iter().zip(&note.sides) {
            self.leaf(name, side);
        }
        for (name, points) in note.names(names, unit).into_iter().zip(&note.points) {
            self.leaf(name, points);
        }
        self.close("MATCH");
    }

    /// A match is known by its place in the file.
    fn match_name(&mut self, key: &Value) {
        if key.as_u64() != u64::try_from(self.matches).ok() {
            let lost = Lost::MatchName(self.matches);
            self.lost(Source::Match(text(key)), lost);
        }
    }

    fn method(&mut self, event: &EventFile) {
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
        let line = line_of(contestant, kind);
        if let Some(line) = line {
            self.leaf("DIRECTION", line);
        }
        for (key, _) in elements {
            // Its line says it already.
            if key == "direction" && line.is_some() {
                continue;
            }
            if let (Some(value), Some(name)) = (contestant.extra.get(key), place_of(key)) {
                self.leaf(name, &text(value));
            }
        }
        self.master_points(contestant);
        for key in contestant.extra.keys() {
            let is_written =
                [MASTER_POINTS, COLOUR].contains(&key.as_str()) || key == "line" && line.is_some();
            if !is_written && place_of(key).is_none() && !(teams && key == "team") {
                let place = Source::Contestant(text(&contestant.id));
                self.lost(place, Lost::Key(key.clone()));
            }
        }
        for (player, member) in contestant.players() {
            self.open("PLAYER");
            self.leaf("PLAYER_NAME", player);
            if let Some(member) = member {
                self.leaf("NATIONAL_ID_NUMBER", member);
            }
            self.close("PLAYER");
        }
        self.members_lost(contestant, contestant.names.len());
        self.close(name);
    }

    /// Membership numbers that stand beside no name that is written.
    fn members_lost(&mut self, contestant: &Contestant, names: usize) {
        if contestant.members.len() > names {
            let place = Source::Contestant(text(&contestant.id));
            self.lost(place, Lost::Key("members".into()));
        }
    }

    /// The master points of a contestant, in the colour of the event.
    fn master_points(&mut self, contestant: &Contestant) {
        let Some(points) = contestant.extra.get(MASTER_POINTS) else {
            return;
        };
        self.open("MASTER_POINTS");
        self.leaf("MASTER_POINTS_AWARDED", &text(points));
        if let Some(colour) = contestant.extra.get(COLOUR) {
            self.leaf("MASTER_POINT_TYPE", &text(colour));
        }
        self.close("MASTER_POINTS");
    }

    /// A player of an individual.
    fn player(&mut self, contestant: &Contestant, id: &str) {
        let place = Source::Contestant(id.to_owned());
        self.open("PLAYER");
        self.leaf("PLAYER_NUMBER", id);
        let mut players = contestant.players();
        if let Some((name, member)) = players.next() {
            self.leaf("PLAYER_NAME", name);
            if let Some(member) = member {
                self.leaf("NATIONAL_ID_NUMBER", member);
            }
        }
        self.members_lost(contestant, contestant.names.len().min(1));
        let more: Vec<&str> = players.map(|(name, _)| name).collect();
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
        self.master_points(contestant);
        for key in contestant.extra.keys() {
            let is_written = [MASTER_POINTS, COLOUR].contains(&key.as_str());
            if !is_written && !matches!(key.as_str(), "percent" | "total" | "place") {
                self.lost(place.clone(), Lost::Key(key.clone()));
            }
        }
        self.close("PLAYER");
    }

    /// Whether the format can hold the result; what it cannot hold is lost.
    fn is_held(&mut self, line: &Line) -> bool {
        let blank = |c: char| c.is_control() || c.is_whitespace();
        let is_blank = |side: &Value| side_text(side).trim_matches(blank).is_empty();
        if line.has_null_side() || is_blank(&line.ns) || is_blank(&line.ew) {
            self.lost(line.source(), Lost::NoPairNumbers);
            return false;
        }
        // The result of the table does not count, and nothing can be written in its place.
        match line.figure() {
            Some(Figure::Award(sides)) => {
                let is_held = sides.iter().all(|word| percent(word).is_some());
                if !is_held {
                    self.lost(line.source(), Lost::Award);
                }
                is_held
            }
            Some(Figure::Score(_)) => true,
            None => {
                let is_ruled = line.ruling().is_some();
                if is_ruled {
                    self.lost(line.source(), Lost::Adjusted);
                }
                !is_ruled
            }
        }
    }

    /// The results: by session where there are several, by section where they name any.
    /// The hands of a session stand in it; gives those of none.
    fn sessions<'d>(&mut self, lines: &[&Line], deals: &'d [Dealt], teams: bool) -> Vec<&'d Dealt> {
        let sessions = parted(lines, "session");
        let several = sessions.len() > 1;
        let mut rest: Vec<&Dealt> = deals.iter().collect();
        for (i, (session, lines)) in sessions.into_iter().enumerate() {
            let number = several.then_some(i + 1);
            let said = session.map(text);
            if said != number.map(|n| n.to_string())
                && let Some(said) = said
            {
                let lost = Lost::SessionName(said, i + 1);
                self.lost(Source::File, lost);
            }
            if several {
                self.open("SESSION");
            }
            for (section, lines) in parted(&lines, "section") {
                let section = section.map(text).map(|id| self.clean("SECTION_ID", &id));
                if let Some(id) = &section {
                    self.open(&format!("SECTION SECTION_ID=\"{}\"", escape(id)));
                }
                if lines.iter().any(|line| line.extra.contains_key("match")) {
                    self.matches(&lines, teams);
                } else {
                    self.boards(&lines, None);
                }
                if section.is_some() {
                    self.close("SECTION");
                }
            }
            if several {
                let own = session.and_then(|id| text(id).parse().ok());
                let of_session = |dealt: &Dealt| dealt.session.is_some() && dealt.session == own;
                let here: Vec<&Dealt> = rest.extract_if(.., |dealt| of_session(dealt)).collect();
                self.handset(&here);
                self.close("SESSION");
            }
        }
        // Of a session without results the file has no place for the hands.
        let count = rest.len();
        rest.retain(|dealt| !several || dealt.session.is_none());
        if rest.len() < count {
            self.lost(Source::File, Lost::Hands(count - rest.len()));
        }
        rest
    }

    /// The hands of boards, each once.
    fn handset(&mut self, deals: &[&Dealt]) {
        if deals.is_empty() {
            return;
        }
        self.open("HANDSET");
        for dealt in deals {
            self.open("BOARD");
            self.leaf("BOARD_NUMBER", &dealt.board.to_string());
            for seat in Seat::ALL {
                if let Some(hand) = dealt.deal.hand(seat) {
                    self.hand(seat, hand);
                }
            }
            self.close("BOARD");
        }
        self.close("HANDSET");
    }

    fn hand(&mut self, seat: Seat, hand: Hand) {
        self.open("HAND");
        self.leaf("DIRECTION", seat_text(seat));
        for (name, suit) in [
            ("CLUBS", Suit::Clubs),
            ("DIAMONDS", Suit::Diamonds),
            ("HEARTS", Suit::Hearts),
            ("SPADES", Suit::Spades),
        ] {
            let cards: String = hand[suit].iter().map(Rank::letter).collect();
            self.leaf(name, &cards);
        }
        self.close("HAND");
    }

    fn matches(&mut self, lines: &[&Line], teams: bool) {
        for (key, lines) in parted(lines, "match") {
            self.matches += 1;
            self.match_name(key.unwrap_or(&Value::Null));
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
            let names = Names::of(teams).sides;
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
                self.line(line, home);
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
                let lost = Lost::ContractReplaced(contract.clone());
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
        self.score(line);
        let in_match = line.extra.contains_key("match");
        for (key, value) in &line.extra {
            match key.as_str() {
                "not-played" | "match" | "vul" | "section" | "session" => {}
                "adjusted" | "assigned" | "fault" => {}
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

impl Writer {
    /// The score: the Director's where there is one.
    fn score(&mut self, line: &Line) {
        let figure = line.figure();
        match &figure {
            Some(Figure::Award(sides)) => {
                let [ns, ew] = sides.each_ref().map(|word| percent(word).unwrap_or(50));
                self.leaf("SCORE", &format!("A{ns:02}{ew:02}"));
                // Read as average plus, average and average minus.
                for word in sides.iter().filter(|word| is_fixed(word)) {
                    self.lost(line.source(), Lost::FixedAward(word.clone()));
                }
            }
            Some(Figure::Score(score)) => self.leaf("SCORE", &score.to_string()),
            None => {}
        }
        // Other programs want the score, also where the contract tells it.
        match (line.score.or(line.score_of_contract()), figure) {
            (Some(score), None) => self.leaf("SCORE", &score.to_string()),
            (Some(score), Some(_)) if line.score_of_contract() != Some(score) => {
                self.lost(line.source(), Lost::Score(score));
            }
            _ => {}
        }
    }
}

/// The event with its scores, if what it says can be scored.
fn scores_of(event: &EventFile) -> Option<(Event, Scores)> {
    let event = event_file::read(&event.scorable().0.to_yaml()).ok()?;
    let scores = score_event(&event).ok()?;
    Some((event, scores))
}

/// A bye whose worth follows from the rest of the event, with the victory points that it brought.
fn with_points(entry: &Value, (event, scores): &(Event, Scores)) -> Option<Value> {
    entry.get("bye")?;
    let name = entry.get("match").map(text)?;
    let of_name = |id: MatchId| event.match_names.get(id.0 as usize);
    let is_it = |score: &&MatchScore| {
        let known = score.id.and_then(of_name);
        known.is_some_and(|known| known.to_string() == name)
    };
    let score = scores.matches.iter().find(is_it)?;
    let vps = score.vps.as_ref()?;
    let mut told = entry.as_object()?.clone();
    let bye = serde_json::json!({ "vps": vps[0].decimal(2) });
    told.insert("bye".into(), bye);
    Some(Value::Object(told))
}

/// The line in which a pair is ranked, where each line has its own winner.
fn line_of(contestant: &Contestant, kind: &str) -> Option<&'static str> {
    if !matches!(kind, "" | "pairs") {
        return None;
    }
    match contestant.extra.get("line")?.as_str()? {
        "ns" => Some("NS"),
        "ew" => Some("EW"),
        _ => None,
    }
}

/// An award in per cent, if two digits can say it.
fn percent(word: &str) -> Option<u8> {
    match word {
        "AVE+" | "A+" => Some(60),
        "AVE" | "A" => Some(50),
        "AVE-" | "A-" => Some(40),
        number => {
            let number = number.strip_suffix('%').unwrap_or(number);
            number.trim().parse().ok().filter(|&n: &u8| n < 100)
        }
    }
}

/// Whether an award is a number for which the format writes what it writes for an average.
fn is_fixed(word: &str) -> bool {
    matches!(percent(word), Some(40 | 50 | 60)) && !word.starts_with('A')
}

/// The lines parted by a key, in the order in which its values first come.
fn parted<'a>(lines: &[&'a Line], key: &str) -> Vec<(Option<&'a Value>, Vec<&'a Line>)> {
    let mut parts: Vec<(Option<&Value>, Vec<&Line>)> = Vec::new();
    let mut at: HashMap<String, usize> = HashMap::new();
    for &line in lines {
        let value = line.extra.get(key);
        let at = *at
            .entry(value.map_or_else(String::new, text))
            .or_insert_with(|| {
                parts.push((value, Vec::new()));
                parts.len() - 1
            });
        parts[at].1.push(line);
    }
    parts
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
