//! Double dummy and claims, for a phone without a network. A file of its own beside crate `assistant`: the solver takes time to
//! load, and most rulings need none. It is asked as that crate is, JSON in and JSON out, and has its `give_words`.

#[cfg(feature = "openapi")]
pub mod describe;

use std::collections::BTreeMap;

use contract_bridge::{Penalty, Seat, Strain};
use openroom_analysis::claims::in_log;
use openroom_analysis::double_dummy::{self, ParContract, full_deal};
use openroom_analysis::{Class, analyse};
use openroom_laws::log::Sent;
use openroom_laws::notation::{seat_text, strain_text};
use openroom_words::answering::{self, answered, asked, words};
use openroom_words::claims::{as_json, lines};
use openroom_words::words::Message;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::wasm_bindgen;

/// What stands at the head of the types for TypeScript: `Json<T>` is the text of a `T`.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "import type * as T from './types';
/** The text of a value as JSON. */
export type Json<V> = string & { readonly of?: V };";

/// Gives the words of a language (`locales/`), before anything is asked in it: the messages one after the other, the refusals, and
/// the table of clauses. A variety such as `es-ES` needs those of its language too.
///
/// # Errors
/// We have no such language.
#[wasm_bindgen]
pub fn give_words(
    language: &str,
    messages: String,
    refusals: String,
    clauses: String,
) -> Result<(), String> {
    answering::give(language, [messages, refusals, clauses])
}

/// A board: its number and its four hands, as a table log has them.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SolveAsked {
    /// The log of the table; what happened at it does not matter.
    pub log: Sent,
}

/// What double dummy makes of a board.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BoardSolved {
    /// By declarer (`N`, `E`, `S`, `W`), then by denomination (`C`, `D`, `H`, `S`, `NT`).
    pub tricks: BTreeMap<&'static str, BTreeMap<&'static str, u8>>,
    /// Par, as North-South see it.
    pub par: i32,
    /// The contracts that give par, such as `4S N =`.
    pub contracts: Vec<String>,
}

/// A claim at a table.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClaimAsked {
    /// The log of the table, with all four hands and a claim or concession in it; the last one counts.
    pub log: Sent,
    /// The class of player, by which normal play is measured.
    #[serde(default)]
    pub class: ClassAsked,
}

/// A class of player (the footnote of Law 70).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ClassAsked {
    /// May overlook two cards of a suit.
    Beginner,
    /// May overlook one card.
    #[default]
    Average,
    /// Overlooks no card.
    Expert,
}

/// A claim analysed: a suggestion for the Director.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClaimFound {
    /// In words, line by line.
    pub told: Vec<String>,
    /// The same as data.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub found: serde_json::Value,
}

/// The tricks of each declarer in each denomination, and par.
///
/// # Errors
/// The hands are not all known; in words for people.
#[wasm_bindgen(unchecked_return_type = "Json<T.BoardSolved>")]
pub fn solve(
    #[wasm_bindgen(unchecked_param_type = "Json<T.SolveAsked>")] question: &str,
    language: &str,
) -> Result<String, String> {
    let words = words(language)?;
    let SolveAsked { log } = asked(question)?;
    let log = log.0.map_err(|error| words.said(&error.said()))?;
    let deal = full_deal(&log.deal).map_err(|error| error.to_string())?;
    let tricks = double_dummy::table(deal);
    let row = |seat| {
        let one = |strain| (strain_text(strain), tricks.tricks(strain, seat));
        (seat_text(seat), Strain::ASC.into_iter().map(one).collect())
    };
    let par = double_dummy::par(tricks, log.board.vul, log.board.dealer);
    answered(&BoardSolved {
        tricks: Seat::ALL.into_iter().map(row).collect(),
        par: par.score,
        contracts: par.contracts.iter().map(contract).collect(),
    })
}

/// A contract of par as results are written.
fn contract(par: &ParContract) -> String {
    let bid = par.contract.bid;
    let doubled = match par.contract.penalty {
        Penalty::Undoubled => "",
        Penalty::Doubled => "X",
        Penalty::Redoubled => "XX",
    };
    let made = match par.overtricks {
        0 => "=".to_owned(),
        over => format!("{over:+}"),
    };
    let (strain, seat) = (strain_text(bid.strain), seat_text(par.declarer));
    format!("{}{strain}{doubled} {seat} {made}", bid.level.get())
}

/// A contested claim under Law 70: the tricks on the worst normal line, with that line.
///
/// # Errors
/// There is no claim in the log, or not all hands are known; in words for people.
#[wasm_bindgen(unchecked_return_type = "Json<T.ClaimFound>")]
pub fn claim(
    #[wasm_bindgen(unchecked_param_type = "Json<T.ClaimAsked>")] question: &str,
    language: &str,
) -> Result<String, String> {
    let words = words(language)?;
    let ClaimAsked { log, class } = asked(question)?;
    let log = log.0.map_err(|error| words.said(&error.said()))?;
    let Some((_, won, mut claim)) = in_log(&log, log.edition())?.pop() else {
        return Err(words.say(Message::ClaimNone));
    };
    claim.class = match class {
        ClassAsked::Beginner => Class::Beginner,
        ClassAsked::Average => Class::Average,
        ClassAsked::Expert => Class::Expert,
    };
    let found = analyse(&claim).map_err(|error| error.to_string())?;
    answered(&ClaimFound {
        told: lines(&claim, &found, won, &words),
        found: as_json(&claim, &found, won),
    })
}
