//! Reading everything but the results: the sections of the file in their order, and how the event is scored.

use std::sync::Arc;

use openroom_said::said;

use super::afterwards::{carry_over_of_file, par, penalty, sit_out, withdrawal};
use super::matches::match_note;
use super::names::Names;
use super::scale_names::scale;
use super::settings::settings;
use crate::event::{Event, EventKind, Method, Vp};
use crate::event_error::{EventError, EventErrors};
use crate::federation::Federation;
use crate::fields::{Fields, each, name, positive, text, whole, word};
use crate::scale_file::scales;
use crate::victory_points::TableScale;
use crate::words::{EDITIONS, EIGHTS, KINDS, METHODS, STRUCTURES};
use openroom_placed::Node;

/// The keys of the file.
pub const KEYS: [&str; 16] = [
    "event",
    "edition",
    "scoring",
    "federation",
    "settings",
    "scales",
    "contestants",
    "results",
    "deals",
    "matches",
    "penalties",
    "carry-over",
    "withdrawals",
    "sit-outs",
    "waiting",
    "pars",
];

/// The parts of an event as they are being read.
pub struct Head<'e> {
    pub event: &'e mut Event,
    pub names: &'e mut Names,
    pub errors: &'e mut EventErrors,
}

impl Head<'_> {
    pub fn read(&mut self, rest: &[(String, Node)], by: Option<&Arc<Federation>>) {
        let find = |key: &str| {
            rest.iter()
                .find(|(name, _)| name == key)
                .map(|(_, node)| node)
                .filter(|n| !n.is_null())
        };
        if let Some(node) = find("scales") {
            self.event.scales = self.keep("scales", scales(node)).unwrap_or_default();
        }
        let own_scales = self.event.scales.clone();
        if let Some(node) = find("results") {
            self.errors.push(EventError::new(
                node.line,
                said!("scored-results-not-list", "`results` is not a list"),
                said!("scored-write-list-results", "write a list of results"),
            ));
        }
        if let Some(node) = find("event") {
            let done = event(node, self.event);
            self.keep("event", done);
        }
        if let Some(node) = find("edition")
            && let Some(edition) = self.keep("edition", word(node, &EDITIONS))
        {
            self.event.edition = edition;
        }
        self.event.scoring.team_of = 4;
        if let Some(node) = find("federation") {
            self.event.federation = self.federation(node);
        }
        if let Some(by) = by {
            self.event.federation = Some(Arc::clone(by));
        }
        let base = self.event.federation.as_ref();
        let base = base.map(|federation| federation.settings.clone());
        if let Some(base) = &base {
            self.event.scoring.settings = base.clone();
        }
        if let Some(node) = find("settings")
            && let Some(settings) = self.keep("settings", settings(node, base.as_ref()))
        {
            self.event.scoring.settings = settings;
        }
        if self.event.kind == EventKind::Teams {
            self.event.scoring.method = Method::Imps;
        }
        if let Some(node) = find("scoring") {
            let done = scoring(node, &own_scales, self.event);
            self.keep("scoring", done);
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
            let done = carry_over_of_file(node, self.names);
            self.event.carry_over = self.keep("carry-over", done).unwrap_or_default();
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
        if let Some(node) = find("pars") {
            let done = each(node, |node| par(node, self.names));
            self.event.pars = self.keep("pars", done).unwrap_or_default();
        }
        self.names.refuse_new(met, self.errors);
    }

    /// The federation: one by its name, or its rules.
    fn federation(&mut self, node: &Node) -> Option<Arc<Federation>> {
        if let Some(name) = node.text() {
            let known = Federation::named(name).cloned().map(Arc::new);
            if known.is_none() {
                let problem = said!(
                    "federation-unknown",
                    "the federation {what} is unknown",
                    what = node.shown()
                );
                let remedy = said!(
                    "federation-known",
                    "use one of {known}",
                    known = Federation::NAMES.join(", ")
                );
                let error = EventError::new(node.line, problem, remedy);
                self.errors.push(error.within("federation"));
            }
            return known;
        }
        match Federation::of_node(node) {
            Ok(federation) => Some(Arc::new(federation)),
            Err(errors) => {
                for error in errors.0 {
                    self.errors.push(error.within("federation"));
                }
                None
            }
        }
    }

    fn keep<T>(&mut self, key: &str, read: Result<T, EventError>) -> Option<T> {
        read.map_err(|error| self.errors.push(error.within(key)))
            .ok()
    }
}

/// The keys of `event`.
pub const EVENT_KEYS: [&str; 7] = [
    "name",
    "kind",
    "structure",
    "date",
    "club",
    "club-id",
    "charge",
];

fn event(node: &Node, event: &mut Event) -> Result<(), EventError> {
    let fields = Fields::of(node, &EVENT_KEYS)?;
    event.name = fields.read("name", text)?.unwrap_or_default();
    event.date = fields.read("date", text)?;
    event.club = fields.read("club", text)?;
    event.charge = fields.read("charge", text)?;
    event.club_id = fields.read("club-id", text)?;
    event.kind = fields
        .read("kind", |node| word(node, &KINDS))?
        .unwrap_or_default();
    event.structure = fields
        .read("structure", |node| word(node, &STRUCTURES))?
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
    let scoring = &mut event.scoring;
    if let Some(method) = fields.read("method", |node| word(node, &METHODS))? {
        scoring.method = method;
    }
    scoring.expected = fields.read("expected", at_least_one)?;
    scoring.trim = fields.read("trim", whole)?.unwrap_or(0);
    scoring.eight = fields
        .read("teams-of-eight", |node| word(node, &EIGHTS))?
        .unwrap_or_default();
    scoring.team_of = fields.read("team-of", whole)?.unwrap_or(4);
    scoring.vp = fields.read("vp", |node| vp(node, own))?;
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
            said!("scored-least-1", "write 1 or more"),
        )),
        number => Ok(number),
    }
}
