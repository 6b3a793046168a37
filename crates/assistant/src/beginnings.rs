//! What happened? The usual, each asking only what it needs, until there is a log that the Laws can be asked about.
//!
//! Nothing is decided here: a beginning writes down what was told, with passes where nobody was named, and calls the Director.

use std::collections::BTreeMap;

use contract_bridge::Seat;
use openroom_laws::Board;
use openroom_laws::notation::{parse_call, parse_card, parse_seat, seat_text};
use openroom_words::answering::{answered, asked};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use wasm_bindgen::prelude::wasm_bindgen;

/// What happened, as a picture shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Happened {
    /// A bid below the one before it (27).
    Insufficient,
    /// A call out of rotation (28 to 32).
    CallOutOfTurn,
    /// An opening lead out of turn (54).
    LeadOutOfTurn,
    /// A player did not follow suit (61 to 64).
    Revoke,
    /// A card was seen (24, 49).
    ExposedCard,
    /// A claim or concession (68 to 71).
    Claim,
    /// A break in tempo (16, 73).
    Hesitation,
    /// A wrong or missing explanation (21, 75).
    WrongExplanation,
    /// A board that these players were not to play (15).
    WrongBoard,
    /// A card is missing (14).
    MissingCard,
    /// Hands with too many or too few cards (13).
    WrongCount,
    /// Anything else.
    Other,
}

impl Happened {
    /// All of them, as the pictures stand.
    pub const ALL: [Self; 12] = [
        Self::Insufficient,
        Self::CallOutOfTurn,
        Self::LeadOutOfTurn,
        Self::Revoke,
        Self::ExposedCard,
        Self::Claim,
        Self::Hesitation,
        Self::WrongExplanation,
        Self::WrongBoard,
        Self::MissingCard,
        Self::WrongCount,
        Self::Other,
    ];
}

/// What has been told of it so far; seats, calls and cards as the log writes them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// The board; without it nobody is vulnerable and the dealer is who fits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// The dealer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<String>,
    /// Who did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// The bid before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<String>,
    /// The call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub call: Option<String>,
    /// The auction is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_play: Option<bool>,
    /// The contract, without who doubled it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// Declarer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declarer: Option<String>,
    /// The card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// The opening lead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lead: Option<String>,
    /// Tricks that are claimed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tricks: Option<u8>,
    /// One of the players has played the board before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<bool>,
    /// How many cards each hand has that has not thirteen.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub counts: BTreeMap<String, u8>,
}

/// What is asked next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// The dealer.
    Dealer,
    /// Who did it.
    By,
    /// The bid before it.
    Over,
    /// The call.
    Call,
    /// Whether the auction is over.
    InPlay,
    /// The contract.
    Contract,
    /// Declarer.
    Declarer,
    /// The card.
    Card,
    /// The opening lead.
    Lead,
    /// How many tricks are claimed.
    Tricks,
    /// Whether one of the players has played the board before.
    Played,
    /// How many cards each hand has.
    Counts,
}

/// What happened, and what is known of it.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BeginAsked {
    /// What happened.
    pub happened: Happened,
    /// What is known of it.
    #[serde(default)]
    pub facts: Facts,
}

/// How it goes on.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "then", rename_all = "kebab-case")]
pub enum Begun {
    /// Something more is to be told first.
    Ask {
        /// What.
        wanted: Wanted,
    },
    /// The Laws can be asked.
    Rule {
        /// The board: its number, or dealer and vulnerability.
        #[cfg_attr(feature = "openapi", schema(value_type = openroom_laws::Log))]
        head: Value,
        /// What is written down of it.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<openroom_laws::Entry>))]
        entries: Vec<Value>,
    },
    /// A revoke is told question by question.
    Revoke {
        /// The board.
        #[cfg_attr(feature = "openapi", schema(value_type = openroom_laws::Log))]
        head: Value,
    },
    /// It is a case of judgement.
    Judge {
        /// Of which kind.
        kind: openroom_cases::Kind,
    },
}

/// What is asked next about what happened, or the log with which the Laws are asked.
///
/// # Errors
/// A seat, call or card that is none.
#[wasm_bindgen(unchecked_return_type = "Json<T.Begun>")]
pub fn begin(
    #[wasm_bindgen(unchecked_param_type = "Json<T.BeginAsked>")] question: &str,
) -> Result<String, String> {
    let BeginAsked { happened, facts } = asked(question)?;
    answered(&begun(happened, &facts)?)
}

/// What each of them needs, in the order in which it is asked.
fn needs(happened: Happened, facts: &Facts) -> Vec<Wanted> {
    use Wanted as W;
    match happened {
        Happened::Insufficient => vec![W::By, W::Over, W::Call],
        Happened::CallOutOfTurn => match facts.board {
            Some(_) => vec![W::By, W::Call],
            None => vec![W::Dealer, W::By, W::Call],
        },
        Happened::LeadOutOfTurn => vec![W::Contract, W::Declarer, W::By, W::Card],
        Happened::ExposedCard => match facts.in_play {
            Some(true) => vec![W::Contract, W::Declarer, W::By, W::Card],
            _ => vec![W::InPlay, W::By, W::Card],
        },
        Happened::Claim => vec![W::Contract, W::Declarer, W::Lead, W::By, W::Tricks],
        Happened::WrongBoard => vec![W::Played],
        Happened::MissingCard => vec![W::By],
        Happened::WrongCount => vec![W::Counts],
        Happened::Other => match facts.board {
            Some(_) => Vec::new(),
            None => vec![W::Dealer],
        },
        Happened::Revoke | Happened::Hesitation | Happened::WrongExplanation => Vec::new(),
    }
}

/// What each of them asks, for a page that asks while the rest is still being loaded: usually, where the board is known, and where the
/// auction is over.
#[must_use]
pub fn asked_first() -> Value {
    let facts = |board, in_play| Facts {
        board,
        in_play,
        ..Facts::default()
    };
    let all = Happened::ALL.map(|happened| {
        let word = serde_json::to_value(happened).unwrap_or_default();
        let asks = json!({
            "usually": needs(happened, &facts(None, None)),
            "board": needs(happened, &facts(Some(1), None)),
            "in_play": needs(happened, &facts(None, Some(true))),
        });
        (word.as_str().unwrap_or_default().to_owned(), asks)
    });
    Value::Object(all.into_iter().collect())
}

fn is_there(wanted: Wanted, facts: &Facts) -> bool {
    match wanted {
        Wanted::Dealer => facts.dealer.is_some(),
        Wanted::By => facts.by.is_some(),
        Wanted::Over => facts.over.is_some(),
        Wanted::Call => facts.call.is_some(),
        Wanted::InPlay => facts.in_play.is_some(),
        Wanted::Contract => facts.contract.is_some(),
        Wanted::Declarer => facts.declarer.is_some(),
        Wanted::Card => facts.card.is_some(),
        Wanted::Lead => facts.lead.is_some(),
        Wanted::Tricks => facts.tricks.is_some(),
        Wanted::Played => facts.played.is_some(),
        Wanted::Counts => !facts.counts.is_empty(),
    }
}

/// A seat that was told, or North where none is needed.
fn seat(told: Option<&String>) -> Result<Seat, String> {
    let Some(text) = told else {
        return Ok(Seat::North);
    };
    parse_seat(text).ok_or_else(|| format!("{text:?} is no seat; use N, E, S or W"))
}

pub(crate) fn begun(happened: Happened, facts: &Facts) -> Result<Begun, String> {
    check(facts)?;
    let mut needs = needs(happened, facts).into_iter();
    if let Some(wanted) = needs.find(|&wanted| !is_there(wanted, facts)) {
        return Ok(Begun::Ask { wanted });
    }
    let by = seat(facts.by.as_ref())?;
    let declarer = seat(facts.declarer.as_ref())?;
    // Who calls first of those who are told of.
    let first = match happened {
        Happened::Insufficient => by.rho(),
        Happened::LeadOutOfTurn | Happened::Claim | Happened::ExposedCard => declarer,
        _ => seat(facts.dealer.as_ref())?,
    };
    let dealer = match facts.board {
        Some(number) => Board::number(number).dealer,
        None => first,
    };
    let head = match facts.board {
        Some(number) => json!({"board": number}),
        None => json!({"dealer": seat_text(dealer), "vul": "none"}),
    };
    let mut entries = Entries(Vec::new());
    let in_play = match happened {
        Happened::LeadOutOfTurn | Happened::Claim => true,
        Happened::ExposedCard => facts.in_play == Some(true),
        _ => false,
    };
    if in_play {
        entries.passes(dealer, declarer);
        entries.add(declarer, json!(facts.contract));
        entries.passes(declarer.lho(), declarer);
    }
    match happened {
        Happened::Insufficient => {
            entries.passes(dealer, first);
            entries.add(first, json!(facts.over));
            entries.add(by, json!(facts.call));
        }
        Happened::CallOutOfTurn => entries.add(by, json!(facts.call)),
        Happened::LeadOutOfTurn => entries.add(by, json!(facts.card)),
        Happened::ExposedCard => {
            let card = facts.card.as_deref().unwrap_or_default();
            entries.add(by, json!(format!("exposes {card}")));
        }
        Happened::Claim => {
            entries.add(declarer.lho(), json!(facts.lead));
            let tricks = facts.tricks.unwrap_or_default();
            entries.add(by, json!(format!("claims {tricks}")));
        }
        Happened::Revoke => return Ok(Begun::Revoke { head }),
        Happened::Hesitation => {
            let kind = openroom_cases::Kind::Information;
            return Ok(Begun::Judge { kind });
        }
        Happened::WrongExplanation => {
            let kind = openroom_cases::Kind::Misinformation;
            return Ok(Begun::Judge { kind });
        }
        Happened::WrongBoard | Happened::MissingCard | Happened::WrongCount | Happened::Other => {}
    }
    if happened != Happened::Other {
        entries.found(json!("called"));
    }
    match happened {
        Happened::WrongBoard => {
            let played = if facts.played == Some(true) {
                "yes"
            } else {
                "no"
            };
            entries.found(json!({"wrong-board": {"played": played}}));
        }
        Happened::MissingCard => entries.found(json!({"missing": {"by": seat_text(by)}})),
        Happened::WrongCount => entries.found(json!({"cards": facts.counts})),
        _ => {}
    }
    Ok(Begun::Rule {
        head,
        entries: entries.0,
    })
}

/// What was told is what a log can hold.
fn check(facts: &Facts) -> Result<(), String> {
    for text in [&facts.dealer, &facts.by, &facts.declarer] {
        seat(text.as_ref())?;
    }
    for text in facts.counts.keys() {
        seat(Some(text))?;
    }
    for text in [&facts.over, &facts.call, &facts.contract]
        .into_iter()
        .flatten()
    {
        parse_call(text).ok_or_else(|| format!("{text:?} is no call, such as 1H or 3NT"))?;
    }
    for text in [&facts.card, &facts.lead].into_iter().flatten() {
        parse_card(text).ok_or_else(|| format!("{text:?} is no card, such as SA"))?;
    }
    Ok(())
}

/// What is written down.
struct Entries(Vec<Value>);

impl Entries {
    fn add(&mut self, by: Seat, what: Value) {
        self.0.push(json!({seat_text(by): what}));
    }

    fn found(&mut self, what: Value) {
        self.0.push(json!({"D": what}));
    }

    /// Passes from one player up to the one before another.
    fn passes(&mut self, from: Seat, before: Seat) {
        let mut seat = from;
        while seat != before {
            self.add(seat, json!("Pass"));
            seat = seat.lho();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use openroom_words::ruling::{StepAsked, step};
    use openroom_words::words::{Language, Words};

    /// What the Laws make of a beginning.
    fn ruled(happened: Happened, facts: Value) -> openroom_words::ruling::Step {
        let facts: Facts = serde_json::from_value(facts).unwrap();
        let Begun::Rule { mut head, entries } = begun(happened, &facts).unwrap() else {
            panic!("{happened:?} asks for more")
        };
        head["log"] = entries.into();
        let question: StepAsked = serde_json::from_value(json!({"log": head})).unwrap();
        step(question, &Words::new(Language::English)).unwrap()
    }

    #[test]
    fn each_leads_to_its_law() {
        for (happened, facts, law) in [
            (
                Happened::Insufficient,
                json!({"by": "S", "over": "1H", "call": "1D"}),
                "27A1",
            ),
            (
                Happened::Insufficient,
                json!({"board": 7, "by": "N", "over": "2C", "call": "1NT"}),
                "27A1",
            ),
            (
                Happened::CallOutOfTurn,
                json!({"dealer": "N", "by": "E", "call": "1S"}),
                "29A",
            ),
            (
                Happened::LeadOutOfTurn,
                json!({"contract": "3NT", "declarer": "S", "by": "E", "card": "HK"}),
                "54",
            ),
            (
                Happened::LeadOutOfTurn,
                json!({"board": 2, "contract": "4S", "declarer": "N", "by": "W", "card": "D5"}),
                "54",
            ),
        ] {
            let step = ruled(happened, facts.clone());
            assert!(step.refused.is_none(), "{facts}: {:?}", step.refused);
            let asked = step.awaiting.map(|asked| asked.law.to_string());
            let found = asked.unwrap_or_default();
            assert!(
                found.starts_with(law),
                "{happened:?} {facts}: {found:?}, not {law}"
            );
        }
        for (happened, facts) in [
            (
                Happened::ExposedCard,
                json!({"in_play": false, "by": "W", "card": "SK"}),
            ),
            (
                Happened::ExposedCard,
                json!({"in_play": true, "contract": "2H", "declarer": "E", "by": "N", "card": "SK"}),
            ),
            (
                Happened::Claim,
                json!({"contract": "4H", "declarer": "W", "lead": "SA", "by": "W", "tricks": 10}),
            ),
            (Happened::WrongBoard, json!({"played": false})),
            (Happened::MissingCard, json!({"by": "E"})),
            (Happened::WrongCount, json!({"counts": {"N": 14, "E": 12}})),
            (Happened::Other, json!({"dealer": "W"})),
        ] {
            let step = ruled(happened, facts.clone());
            assert!(step.refused.is_none(), "{facts}: {:?}", step.refused);
        }
    }

    #[test]
    fn each_asks_only_what_it_needs() {
        for happened in Happened::ALL {
            let mut facts = Facts::default();
            for _ in 0..6 {
                match begun(happened, &facts).unwrap() {
                    Begun::Ask { wanted } => answer(wanted, &mut facts),
                    _ => break,
                }
            }
            assert!(
                !matches!(begun(happened, &facts), Ok(Begun::Ask { .. })),
                "{happened:?}"
            );
        }
        let wrong = Facts {
            by: Some("north".into()),
            ..Facts::default()
        };
        assert!(begun(Happened::Claim, &wrong).is_err());
    }

    fn answer(wanted: Wanted, facts: &mut Facts) {
        let seat = || Some("S".to_owned());
        match wanted {
            Wanted::Dealer => facts.dealer = seat(),
            Wanted::By => facts.by = Some("W".into()),
            Wanted::Declarer => facts.declarer = seat(),
            Wanted::Over => facts.over = Some("2H".into()),
            Wanted::Call => facts.call = Some("2C".into()),
            Wanted::Contract => facts.contract = Some("3NT".into()),
            Wanted::InPlay => facts.in_play = Some(true),
            Wanted::Card => facts.card = Some("C2".into()),
            Wanted::Lead => facts.lead = Some("D2".into()),
            Wanted::Tricks => facts.tricks = Some(9),
            Wanted::Played => facts.played = Some(false),
            Wanted::Counts => facts.counts = BTreeMap::from([("N".into(), 14), ("S".into(), 12)]),
        }
    }
}
