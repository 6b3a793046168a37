//! Why the Laws say that something cannot have happened at a table, in the language of the reader.
//!
//! Crate `laws` says why an act cannot come now in English sentences without arguments; `locales/<language>/impossible.tsv`
//! has each of them.

use std::collections::HashMap;
use std::sync::LazyLock;

use contract_bridge::{Card, Seat};
use openroom_laws::Impossible;
use openroom_laws::clause::UnknownClause;
use openroom_laws::notation::parse_seat;
use openroom_laws::replay::ReplayError;

use crate::explain::plain;
use crate::show::notation;
use crate::words::{Language, Message, Words};

type Sentences = HashMap<&'static str, &'static str>;

const PT: &str = include_str!("../../../locales/pt/impossible.tsv");
const ES: &str = include_str!("../../../locales/es/impossible.tsv");
const IT: &str = include_str!("../../../locales/it/impossible.tsv");
const RO: &str = include_str!("../../../locales/ro/impossible.tsv");

static IN_PT: LazyLock<Sentences> = LazyLock::new(|| sentences(PT));
static IN_ES: LazyLock<Sentences> = LazyLock::new(|| sentences(ES));
static IN_IT: LazyLock<Sentences> = LazyLock::new(|| sentences(IT));
static IN_RO: LazyLock<Sentences> = LazyLock::new(|| sentences(RO));

fn sentences(file: &'static str) -> Sentences {
    let rows = file.lines().skip(1);
    rows.filter_map(|row| row.split_once('\t')).collect()
}

/// The sentence in a language; English if there is none, which a test sees to.
fn sentence(english: &'static str, language: Language) -> &'static str {
    let there = match language {
        Language::English => return english,
        Language::Portuguese => &*IN_PT,
        Language::Spanish => &*IN_ES,
        Language::Italian => &*IN_IT,
        Language::Romanian => &*IN_RO,
    };
    there.get(english).copied().unwrap_or(english)
}

impl Words {
    /// Why a log of a table cannot be replayed, and where.
    #[must_use]
    pub fn not_possible(&self, error: &ReplayError) -> String {
        let place = place(&error.place, self);
        let reason = self.impossible(&error.reason);
        format!("{place}: {reason}")
    }

    /// Why something cannot have happened.
    #[must_use]
    pub fn impossible(&self, reason: &Impossible) -> String {
        let seat = |seat: Seat| notation::seat(seat, self).into();
        let card = |card: Card| plain(&notation::card(card, self).text).into();
        match reason {
            Impossible::NotHeld { seat: who, card: c } => self.tell(
                Message::ImpossibleNotHeld,
                [("seat", seat(*who)), ("card", card(*c))],
            ),
            Impossible::HeldBy {
                seat: who,
                card: c,
                holder,
            } => self.tell(
                Message::ImpossibleHeldBy,
                [
                    ("seat", seat(*who)),
                    ("card", card(*c)),
                    ("holder", seat(*holder)),
                ],
            ),
            Impossible::Gone { card: c } => {
                self.tell(Message::ImpossibleGone, [("card", card(*c))])
            }
            Impossible::Fourteenth { seat: who, card: c } => self.tell(
                Message::ImpossibleFourteenth,
                [("seat", seat(*who)), ("card", card(*c))],
            ),
            Impossible::NotAsked { seat: who, word } => self.tell(
                Message::ImpossibleNotAsked,
                [("seat", seat(*who)), ("word", word.as_str().into())],
            ),
            Impossible::Held { by } => {
                self.tell(Message::ImpossibleHeld, [("by", asked(by, self).into())])
            }
            Impossible::NotSought { finding } => self.tell(
                Message::ImpossibleNotSought,
                [("finding", finding.as_str().into())],
            ),
            Impossible::Over => self.say(Message::ImpossibleOver),
            Impossible::NothingFaceDown { seat: who } => {
                self.tell(Message::ImpossibleNothingFaceDown, [("seat", seat(*who))])
            }
            Impossible::NotNow { reason } => sentence(reason, self.language).to_owned(),
            Impossible::TooManyTricks { tricks, left } => self.tell(
                Message::ImpossibleTooManyTricks,
                [("tricks", (*tricks).into()), ("left", (*left).into())],
            ),
            Impossible::TakenAway { side, least } => self.tell(
                Message::ImpossibleTakenAway,
                [
                    ("side", notation::side(*side, self).into()),
                    ("least", (*least).into()),
                ],
            ),
            Impossible::UnknownClause(UnknownClause { id, edition }) => self.tell(
                Message::LawUnknownIn,
                [
                    ("id", id.as_str().into()),
                    ("edition", edition.to_string().into()),
                ],
            ),
            Impossible::NotLegalInShort { what } => self.tell(
                Message::ImpossibleNotLegalInShort,
                [("what", what.as_str().into())],
            ),
            Impossible::NoAdjustment(reason) => self.said(reason),
            other => other.to_string(),
        }
    }
}

/// Where in the log.
fn place(place: &str, words: &Words) -> String {
    let known = [
        ("log entry ", Message::ImpossibleAtEntry),
        ("auction call ", Message::ImpossibleAtCall),
        ("play card ", Message::ImpossibleAtCard),
    ];
    let found = known.into_iter().find_map(|(start, message)| {
        let number = place.strip_prefix(start)?;
        Some(words.tell(message, [("number", number.into())]))
    });
    found.unwrap_or_else(|| place.to_owned())
}

/// Who is to answer: seats, or the Director.
fn asked(by: &str, words: &Words) -> String {
    let seats: Option<Vec<String>> = by
        .split(" or ")
        .map(|seat| parse_seat(seat).map(|seat| notation::seat(seat, words)))
        .collect();
    match seats {
        Some(seats) => seats.join(&format!(" {} ", words.say(Message::Or))),
        None => words.say(Message::Director),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use openroom_laws::{log, replay};

    use super::*;

    /// The sentences of crate `laws`.
    fn said(folder: &Path, into: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                said(&path, into);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            for part in text.split("Impossible::NotNow {").skip(1) {
                let reason = part.trim_start().strip_prefix("reason: \"");
                // Where it is matched and not made there is no sentence.
                into.extend(reason.and_then(|rest| Some(rest.split_once('"')?.0.to_owned())));
            }
        }
    }

    #[test]
    fn every_language_has_every_sentence_and_no_other() {
        let mut english = BTreeSet::new();
        let laws = Path::new(env!("CARGO_MANIFEST_DIR")).join("../laws/src");
        said(&laws, &mut english);
        assert!(english.len() > 30);
        for file in [PT, ES, IT, RO] {
            let rows = sentences(file);
            let there: BTreeSet<String> = rows.keys().map(|&key| key.to_owned()).collect();
            assert_eq!(there, english);
            assert!(rows.iter().all(|(english, own)| english != own));
        }
    }

    #[test]
    fn an_impossible_entry_is_told() {
        let text = "board: 1\ndeal: \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"\nauction: 1S Pass Pass Pass\nlog: [{E: CA}]\n";
        let board = &log::read(text).unwrap()[0];
        let error = replay::replay(board, board.edition()).unwrap_err();
        let told = |language| Words::new(language).not_possible(&error);
        assert!(told(Language::English).starts_with("log entry 1: East does not hold"));
        assert!(told(Language::Romanian).starts_with("înregistrarea 1 din jurnal: Est nu are"));
    }
}
