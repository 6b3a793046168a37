//! Reading everything but the results: the sections of the file in their order, and how the event is scored.

use openroom_said::said;
use std::collections::HashSet;

use super::afterwards::{carried, penalty, sit_out, withdrawal};
use super::fields::{Fields, each, name, positive, text, whole, word};
use super::matches::match_note;
use super::scales::{scale, scales};
use super::settings::settings;
use super::{EventError, EventErrors, Names, contestants};
use crate::event::{ContestantId, Edition, Eight, Event, Kind, Method, Structure, Vp};
use crate::victory_points::TableScale;
use openroom_placed::Node;

/// The keys of the file.
pub const KEYS: [&str; 13] = [
    "event",
    "edition",
    "scoring",
    "settings",
    "scales",
    "contestants",
    "results",
    "matches",
    "penalties",
    "carry-over",
    "withdrawals",
    "sit-outs",
    "waiting",
];

/// The parts of an event as they are being read.
pub struct Head<'e> {
    pub event: &'e mut Event,
    pub names: &'e mut Names,
    pub errors: &'e mut EventErrors,
}

impl Head<'_> {
    pub fn read(&mut self, rest: &[(String, Node)]) {
        let find = |key: &str| {
            rest.iter()
                .find(|(name, _)| name == key)
                .map(|(_, node)| node)
                .filter(|n| !n.is_null())
        };
        let own_scales = find("scales")
            .and_then(|node| self.keep("scales", scales(node)))
            .unwrap_or_default();
        if let Some(node) = find("results") {
            self.errors.push(EventError::new(
                node.line,
                said!("scored-results-not-list", "results is not a list"),
                said!("scored-write-list-results", "write a list of results"),
            ));
        }
        if let Some(node) = find("event") {
            let done = event(node, self.event);
            self.keep("event", done);
        }
        if let Some(node) = find("edition") {
            let editions = [("2007", Edition::Laws2007), ("2017", Edition::Laws2017)];
            if let Some(edition) = self.keep("edition", word(node, &editions)) {
                self.event.edition = edition;
            }
        }
        self.event.scoring.team_of = 4;
        let edition = self.event.edition;
        if let Some(node) = find("settings")
            && let Some(settings) = self.keep("settings", settings(node, edition))
        {
            self.event.scoring.settings = settings;
        }
        if self.event.kind == Kind::Teams {
            self.event.scoring.method = Method::Imps;
        }
        if let Some(node) = find("scoring") {
            let done = scoring(node, &own_scales, self.event);
            self.keep("scoring", done);
        }
        if let Some(node) = find("contestants") {
            self.names.contestants.declared = Some(
                self.keep("contestants", contestants(node))
                    .unwrap_or_default(),
            );
        }
        if let Some(node) = find("matches") {
            let done = each(node, |node| match_note(node, self.names, &own_scales));
            self.event.matches = self.keep("matches", done).unwrap_or_default();
        }
        // Whoever comes up only from here on has played nothing: a slip.
        let met = self.names.met();
        if let Some(node) = find("penalties") {
            let done = each(node, |node| penalty(node, self.names));
            self.event.penalties = self.keep("penalties", done).unwrap_or_default();
        }
        if let Some(node) = find("carry-over") {
            let done = carried(node, self.names);
            self.event.carried = self.keep("carry-over", done).unwrap_or_default();
        }
        if let Some(node) = find("withdrawals") {
            let done = each(node, |node| withdrawal(node, self.names));
            self.event.withdrawals = self.keep("withdrawals", done).unwrap_or_default();
        }
        if let Some(node) = find("sit-outs") {
            let done = each(node, |node| sit_out(node, self.names));
            self.event.sit_outs = self.keep("sit-outs", done).unwrap_or_default();
        }
        if let Some(node) = find("waiting") {
            let read = |node: &Node| Ok(self.names.contestants.id(name(node)?, node.line));
            let done = each(node, read);
            self.event.waiting = self.keep("waiting", done).unwrap_or_default();
        }
        self.names.refuse_new(met, self.errors);
        self.once_only(rest);
    }

    /// A match, a withdrawal and a carry-over are told once.
    fn once_only(&mut self, rest: &[(String, Node)]) {
        let line = |key: &str| {
            let found = rest.iter().find(|(name, _)| name == key);
            found.map_or(0, |(_, node)| node.line)
        };
        let name = |id: ContestantId| self.names.contestants.name(id);
        let mut found = Vec::new();
        let mut seen = HashSet::new();
        for note in &self.event.matches {
            if !seen.insert(note.id) {
                let name = &self.names.matches.texts[note.id.0 as usize];
                found.push((
                    note.line,
                    "matches",
                    said!(
                        "scored-match-there-twice",
                        "match {name} is there twice",
                        name
                    ),
                ));
            }
        }
        let mut seen = HashSet::new();
        for gone in &self.event.withdrawals {
            if !seen.insert(gone.contestant) {
                let problem = said!(
                    "scored-contestant-withdraws-twice",
                    "contestant {contestant} withdraws twice",
                    contestant = name(gone.contestant)
                );
                found.push((gone.line, "withdrawals", problem));
            }
        }
        let mut seen = HashSet::new();
        for carried in &self.event.carried {
            if !seen.insert(carried.contestant) {
                let problem = said!(
                    "scored-contestant-there-twice",
                    "contestant {name} is there twice",
                    name = name(carried.contestant)
                );
                found.push((line("carry-over"), "carry-over", problem));
            }
        }
        for (line, key, problem) in found {
            let error = EventError::new(
                line,
                problem,
                said!("placed-keep-one-of-them", "keep one of them"),
            );
            self.errors.push(error.within(key));
        }
    }

    fn keep<T>(&mut self, key: &str, read: Result<T, EventError>) -> Option<T> {
        read.map_err(|error| self.errors.push(error.within(key)))
            .ok()
    }
}

/// The keys of `event`. When and where it was played no score depends on; other formats want to know it.
pub const EVENT_KEYS: [&str; 6] = ["name", "kind", "structure", "date", "club", "club-id"];

fn event(node: &Node, event: &mut Event) -> Result<(), EventError> {
    let fields = Fields::of(node, &EVENT_KEYS)?;
    for key in ["date", "club", "club-id"] {
        fields.read(key, text)?;
    }
    let kinds = [
        ("pairs", Kind::Pairs),
        ("teams", Kind::Teams),
        ("individual", Kind::Individual),
    ];
    let structures = [
        ("field", Structure::Field),
        ("swiss", Structure::Swiss),
        ("round-robin", Structure::RoundRobin),
        ("knock-out", Structure::KnockOut),
    ];
    event.name = fields.read("name", text)?.unwrap_or_default();
    event.kind = fields
        .read("kind", |node| word(node, &kinds))?
        .unwrap_or_default();
    event.structure = fields
        .read("structure", |node| word(node, &structures))?
        .unwrap_or_default();
    Ok(())
}

fn scoring(node: &Node, own: &[TableScale], event: &mut Event) -> Result<(), EventError> {
    let keys = [
        "method",
        "expected",
        "trim",
        "vp",
        "team-of",
        "teams-of-eight",
    ];
    let fields = Fields::of(node, &keys)?;
    let methods = Method::ALL.map(|(method, name)| (name, method));
    let eights = [
        ("fours", Eight::Fours),
        ("aggregate", Eight::Aggregate),
        ("cross-imps", Eight::CrossImps),
    ];
    let default = if event.kind == Kind::Teams {
        Method::Imps
    } else {
        Method::Matchpoints
    };
    let scoring = &mut event.scoring;
    scoring.method = fields
        .read("method", |node| word(node, &methods))?
        .unwrap_or(default);
    scoring.expected = fields.read("expected", at_least_one)?;
    scoring.trim = fields.read("trim", whole)?.unwrap_or(0);
    scoring.eight = fields
        .read("teams-of-eight", |node| word(node, &eights))?
        .unwrap_or_default();
    scoring.team_of = fields.read("team-of", whole)?.unwrap_or(4);
    scoring.vp = fields.read("vp", |node| vp(node, own))?;
    let team_method = matches!(
        scoring.method,
        Method::Imps | Method::Total | Method::PointABoard | Method::Hybrid
    );
    if team_method != (event.kind == Kind::Teams) && scoring.method != Method::Total {
        let line = fields.get("method").map_or(node.line, |node| node.line);
        let problem = said!(
            "scored-method-does-not-go",
            "the method {method} does not go with this kind of event",
            method = scoring.method.name()
        );
        let remedy = said!(
            "scored-pairs-individual-matchpoints-cross",
            "pairs and individual: matchpoints, cross-imps, butler, total; teams: imps, total, point-a-board, hybrid"
        );
        return Err(EventError::new(line, problem, remedy).within("method"));
    }
    Ok(())
}

fn vp(node: &Node, own: &[TableScale]) -> Result<Vp, EventError> {
    if node.text().is_some() {
        return Ok(Vp {
            scale: scale(node, own)?,
            boards: None,
        });
    }
    let fields = Fields::of(node, &["scale", "boards"])?;
    Ok(Vp {
        scale: fields.read_needed("scale", |node| scale(node, own))?,
        boards: fields.read("boards", positive)?,
    })
}

fn at_least_one(node: &Node) -> Result<u32, EventError> {
    match whole(node)? {
        0 => Err(EventError::new(
            node.line,
            said!("scored-0-not-allowed", "0 is not allowed"),
            said!("scored-least-1", "at least 1"),
        )),
        number => Ok(number),
    }
}
