//! The regulations of an event on paper: the licence, what was decided, what holds beside the Laws (White Book 80.1, 80.2, 122.1).

use openroom_tournament::Tournament;
use openroom_tournament::questions::Effort;
use openroom_tournament::regulations::Layer;
use openroom_tournament::rulebook::{Conditions, RegulationShown};
use openroom_words::words::{Message, Words};

use crate::document::{Block, Document, Line};

/// The regulations of an event.
#[must_use]
pub fn document(event: &Tournament, words: &Words) -> Document {
    let conditions = event.conditions();
    let mut blocks = head(event, &conditions, words);
    let layers = [
        Layer::Authority,
        Layer::Organiser,
        Layer::Event,
        Layer::Director,
    ];
    for layer in layers {
        let own: Vec<&RegulationShown> = conditions
            .texts
            .iter()
            .filter(|one| one.layer == layer)
            .collect();
        if own.is_empty() {
            continue;
        }
        blocks.push(Block::Heading(words.say(layer_of(layer))));
        for one in own {
            blocks.extend(regulation(one, words));
        }
    }
    if !conditions.changes.is_empty() {
        blocks.push(Block::Heading(words.say(Message::RulebookChanges)));
    }
    for change in &conditions.changes {
        let settings = change.settings.iter();
        let what: Vec<&str> = settings
            .chain(&change.subjects)
            .map(String::as_str)
            .collect();
        let args = [
            ("version", change.version.into()),
            ("at", words.moment(change.at).into()),
            ("what", what.join(", ").into()),
        ];
        blocks.push(text(words.tell(Message::RulebookChange, args)));
    }
    Document {
        title: words.say(Message::RulebookTitle),
        subtitle: conditions.event,
        blocks,
        running_head: true,
        page_word: words.say(Message::PrintPage),
        ..Document::default()
    }
}

/// Whose regulations they are.
#[must_use]
pub const fn layer_of(layer: Layer) -> Message {
    match layer {
        Layer::Authority => Message::RulebookOfAuthority,
        Layer::Organiser => Message::RulebookOfOrganiser,
        Layer::Event => Message::RulebookOfEvent,
        Layer::Director => Message::RulebookOfDirector,
    }
}

fn head(event: &Tournament, conditions: &Conditions, words: &Words) -> Vec<Block> {
    let conduct = event.state().regulations.conduct();
    let licence = conditions.licence.as_ref();
    let policy = conduct.policy.as_ref();
    let effort = match event.best_effort() {
        Effort::Demanded => Message::RulebookEffortDemanded,
        Effort::Free => Message::RulebookEffortFree,
        Effort::Unsaid => Message::RulebookEffortUnsaid,
    };
    let minutes = [
        (Message::RulebookCorrections, conduct.correction_minutes),
        (Message::RulebookRulings, conduct.ruling_minutes),
        (Message::RulebookAppeals, conduct.appeal_minutes),
    ];
    let version = [("version", conditions.version.into())];
    let mut blocks = vec![text(words.tell(Message::RulebookVersion, version))];
    let line = |label: Message, what: Option<String>| {
        let what = what.filter(|what| !what.trim().is_empty());
        what.map(|what| text(format!("{}: {what}", words.say(label))))
    };
    blocks.extend(line(
        Message::RulebookAuthority,
        conditions.authority.clone(),
    ));
    blocks.extend(line(
        Message::RulebookOrganiser,
        conditions.organiser.clone(),
    ));
    blocks.extend(line(
        Message::RulebookLicence,
        licence.map(|one| one.number.clone()),
    ));
    blocks.extend(line(
        Message::RulebookTerms,
        licence.and_then(|one| one.terms.clone()),
    ));
    blocks.extend(line(
        Message::RulebookLaws,
        Some(conditions.edition.to_string()),
    ));
    blocks.extend(line(
        Message::RulebookFederation,
        Some(conditions.federation.clone()),
    ));
    blocks.extend(line(
        Message::RulebookPolicy,
        policy.map(|one| one.name.clone()),
    ));
    blocks.push(text(words.say(effort)));
    for (label, minutes) in minutes {
        blocks.push(text(words.tell(label, [("minutes", minutes.into())])));
    }
    let consent = conditions.settings.get("correction-minutes");
    if let Some(consent) = consent.and_then(|one| one.consent.as_ref()) {
        let args = [
            ("from", consent.from.clone().into()),
            ("at", words.moment(consent.at).into()),
        ];
        blocks.push(text(words.tell(Message::RulebookConsent, args)));
    }
    blocks.extend(line(Message::RulebookDeposit, conduct.deposit.clone()));
    blocks
}

/// A regulation: what it is called, what it says, where it stands, and what of it cannot be.
fn regulation(one: &RegulationShown, words: &Words) -> Vec<Block> {
    let said = &one.text;
    let mut blocks = vec![Block::Text(Line::new(said.title.clone()).bold())];
    if !said.text.is_empty() {
        blocks.extend(said.text.lines().map(text));
    }
    let mut source = said.source.clone();
    if !said.date.is_empty() {
        source = format!("{source} ({})", said.date);
    }
    if let Some(clause) = &said.enabled_by {
        let args = [("clause", clause.as_str().into())];
        source = format!("{source}; {}", words.tell(Message::RulebookUnder, args));
    }
    blocks.push(Block::Text(Line::new(source).size(8.0)));
    if !one.conflicts.is_empty() {
        let args = [("laws", one.conflicts.join(", ").into())];
        blocks.push(text(words.tell(Message::RulebookConflict, args)));
    }
    blocks
}

fn text(text: impl Into<String>) -> Block {
    Block::Text(Line::new(text))
}
