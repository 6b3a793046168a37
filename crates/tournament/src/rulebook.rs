//! The regulations of an event in words, by layer and subject, with their versions: what somebody accepted who entered (White Book 80.1,
//! 80.2, 80.9).

use std::collections::BTreeMap;

use openroom_scoring::federation::LibraryEntry;
use serde::Serialize;

use crate::apply::Act;
use crate::entry::{Licence, Regulated, RegulationText};
use crate::regulations::{Layer, Setting};
use crate::said::{Said, said};
use crate::state::State;
use crate::time::Time;
use crate::tournament::Tournament;
use crate::who::Who;

/// The one clause whose regulations may not conflict with the Laws (White Book 80.9).
const SUPPLEMENTARY: &str = "80B2f";

/// What was said of regulations so far.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Rulebook {
    /// The licence.
    pub licence: Option<Licence>,
    /// Regulations in words, those of higher layers first.
    pub texts: BTreeMap<(Layer, String), TextAt>,
    /// Each change, in order; the first makes version 1.
    pub changes: Vec<RuleChange>,
}

/// A regulation in words, with the version that has it first as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextAt {
    /// What it says.
    pub text: RegulationText,
    /// Since which version.
    pub version: u32,
}

/// A change of regulations.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct RuleChange {
    /// The version that it made.
    pub version: u32,
    /// When.
    pub at: Time,
    /// By whom.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub by: Who,
    /// In whose regulations.
    pub layer: Layer,
    /// The settings that were given.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub settings: Vec<String>,
    /// The subjects that were added, changed or taken out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub subjects: Vec<String>,
    /// Why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

impl Rulebook {
    /// The version that is in force; 0 before anything was said.
    #[must_use]
    pub fn version(&self) -> u32 {
        self.changes.last().map_or(0, |last| last.version)
    }

    pub(crate) fn changed_settings(&mut self, act: &Act, regulated: &Regulated) {
        let settings = regulated.settings.keys().cloned().collect();
        self.changed(act, regulated.layer, settings, Vec::new());
    }

    pub(crate) fn changed(
        &mut self,
        act: &Act,
        layer: Layer,
        settings: Vec<String>,
        subjects: Vec<String>,
    ) {
        let change = RuleChange {
            version: self.version() + 1,
            at: act.at,
            by: act.by.clone(),
            layer,
            settings,
            subjects,
            why: act.why.map(str::to_owned),
        };
        self.changes.push(change);
    }
}

/// The regulations of an event as they are shown, printed and searched.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Conditions {
    /// The name of the event.
    pub event: String,
    /// The edition of the Laws.
    pub edition: u16,
    /// The authority, if it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub authority: Option<String>,
    /// The organiser, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub organiser: Option<String>,
    /// The licence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub licence: Option<Licence>,
    /// The version in force.
    pub version: u32,
    /// The federation whose rules hold.
    pub federation: String,
    /// What was set, by key; the rest is as the federation has it.
    pub settings: BTreeMap<String, Setting>,
    /// Regulations in words, those of higher layers first.
    pub texts: Vec<RegulationShown>,
    /// The changes, the newest last.
    pub changes: Vec<RuleChange>,
}

/// A regulation as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct RegulationShown {
    /// Whose it is.
    pub layer: Layer,
    /// It comes with the federation, not with the event.
    pub of_federation: bool,
    /// Since which version of the event; 0 with the federation.
    pub version: u32,
    /// What it says.
    #[serde(flatten)]
    pub text: RegulationText,
    /// The Laws that it may not contradict, and does: it was made under 80B2f (White Book 80.9).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub conflicts: Vec<String>,
    /// It departs from a Law, and nobody said under which clause it was made.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub needs_clause: bool,
}

impl RegulationText {
    /// The Laws with which it conflicts though it may not: those from which a regulation departs that was made under 80B2f.
    #[must_use]
    pub fn conflicts(&self) -> &[String] {
        match self.enabled_by.as_deref() == Some(SUPPLEMENTARY) {
            true => &self.departs_from,
            false => &[],
        }
    }

    /// Whether it departs from a Law under a clause that nobody named.
    #[must_use]
    pub fn needs_clause(&self) -> bool {
        self.enabled_by.is_none() && !self.departs_from.is_empty()
    }

    fn shown(&self, layer: Layer, of_federation: bool, version: u32) -> RegulationShown {
        RegulationShown {
            layer,
            of_federation,
            version,
            conflicts: self.conflicts().to_vec(),
            needs_clause: self.needs_clause(),
            text: self.clone(),
        }
    }
}

impl From<&LibraryEntry> for RegulationText {
    fn from(entry: &LibraryEntry) -> Self {
        let given = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
        Self {
            subject: entry.subject.clone(),
            title: entry.title.clone(),
            text: entry.text.clone(),
            source: entry.source.clone(),
            date: entry.date.clone(),
            enabled_by: given(&entry.enabled_by),
            departs_from: entry.departs_from.clone(),
        }
    }
}

impl Tournament {
    /// The regulations as players and Directors read them. A subject of the federation of which the event says something in the layer of
    /// the authority is the event’s.
    #[must_use]
    pub fn conditions(&self) -> Conditions {
        let state = self.state();
        let book = &state.rulebook;
        let federation = state.regulations.federation();
        let said = |subject: &String| {
            book.texts
                .contains_key(&(Layer::Authority, subject.clone()))
        };
        let library = federation.library.iter();
        let library = library.filter(|entry| !said(&entry.subject));
        let mut texts: Vec<RegulationShown> = library
            .map(|entry| RegulationText::from(entry).shown(Layer::Authority, true, 0))
            .collect();
        texts.extend(
            book.texts
                .iter()
                .map(|((layer, _), at)| at.text.shown(*layer, false, at.version)),
        );
        texts.sort_by(|one, other| {
            (one.layer, &one.text.title).cmp(&(other.layer, &other.text.title))
        });
        let created = state.created.as_ref();
        let licence = book.licence.as_ref();
        let either =
            |created: Option<&String>, licence: Option<&String>| created.or(licence).cloned();
        Conditions {
            event: created.map(|one| one.name.clone()).unwrap_or_default(),
            edition: state.edition().year(),
            authority: either(
                created.and_then(|one| one.authority.as_ref()),
                licence.and_then(|one| one.authority.as_ref()),
            ),
            organiser: either(
                created.and_then(|one| one.organiser.as_ref()),
                licence.and_then(|one| one.organiser.as_ref()),
            ),
            licence: licence.cloned(),
            version: book.version(),
            federation: federation.name.clone(),
            settings: state.regulations.settings().clone(),
            texts,
            changes: book.changes.clone(),
        }
    }
}

impl State {
    /// Why a regulation in words cannot stand, if it cannot.
    pub(crate) fn regulation_is_wrong(&self, text: &RegulationText) -> Option<Said> {
        for (key, value) in [
            ("subject", &text.subject),
            ("title", &text.title),
            ("source", &text.source),
        ] {
            if value.trim().is_empty() {
                return Some(said!(
                    "regulation-lacks",
                    "a regulation must have a subject, a title and a source; `{key}` is missing",
                    key
                ));
            }
        }
        let clauses = text.enabled_by.iter().chain(&text.departs_from);
        let mut unknown = clauses.filter(|id| {
            openroom_laws::Clause::under(self.edition(), id.trim())
                .next()
                .is_none()
        });
        unknown.next().map(|id| {
            said!(
                "regulation-clause-unknown",
                "{id} is no clause of the {year} Laws; write it as 80B2f or 40B2a",
                id = crate::said::quoted(id),
                year = u32::from(self.edition().year())
            )
        })
    }
}
