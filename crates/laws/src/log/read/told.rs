//! What the Director was told of a play that nobody wrote down: `played`, and the figures of `revoked`.

use contract_bridge::auction::Call;
use openroom_said::said;

use super::values::{Fault, Given, seat, word, wrong, yes_no};
use crate::entry::told::parse_contract;
use crate::entry::{AtTrick, Finding, Played, RevokeFound, SoFar};
use crate::log::{quote, words};
use crate::notation::parse_call;
use openroom_placed::Node;

/// `{contract: 4SX, by: N, tricks: 9}`; of a play that goes on also `trick: 5, leads: W`.
pub(in crate::log) fn played(node: &Node) -> Result<Played, Fault> {
    let given = Given::read(node, &["contract", "by", "tricks", "trick", "leads"])?;
    let (contract, by) = (given.must("contract")?, given.must("by")?);
    let tricks = given.must("tricks")?;
    let so_far = match given.get("trick").or(given.get("leads")) {
        None => None,
        Some(_) => Some(SoFar {
            trick: trick(given.must("trick")?)?,
            leads: seat(given.must("leads")?)?,
        }),
    };
    let text = word(
        contract,
        said!("table-log-contract-such-as", "a contract such as 4SX"),
    )?;
    let Some(contract) = parse_contract(text) else {
        let reason = match parse_call(text) {
            Some(Call::Pass) => said!(
                "table-log-passed-out-not-played",
                "a passed-out board was not played; write its four passes as `auction`"
            ),
            _ => said!(
                "table-log-no-contract",
                "{text} is not a contract; write it as 3NT, 4SX or 4SXX",
                text = quote(text)
            ),
        };
        return wrong(contract, reason);
    };
    Ok(Played {
        contract,
        declarer: seat(by)?,
        tricks: number(tricks)?,
        so_far,
    })
}

const KEYS: [&str; 8] = [
    "by",
    "trick",
    "won",
    "after",
    "suit",
    "faced",
    "corrected",
    "claimed",
];

/// `no`; or `{by: W, trick: 8}`, and of a play that is not written down `won`, `after` and what else the Law has to know.
pub(super) fn revoked(node: &Node) -> Result<Finding, Fault> {
    if matches!(node.text(), Some("no" | "false")) {
        return Ok(Finding::NotRevoked);
    }
    let given = Given::read(node, &KEYS)?;
    let value = |name: &str| given.get(name);
    let at = AtTrick {
        by: seat(given.must("by")?)?,
        trick: trick(given.must("trick")?)?,
    };
    let suit = |node: &Node| {
        words::suit(word(node, said!("table-log-suit", "a suit"))?)
            .or_else(|reason| wrong(node, reason))
    };
    Ok(Finding::Revoked(RevokeFound {
        at,
        won: value("won").map(seat).transpose()?,
        after: value("after").map(number).transpose()?,
        suit: value("suit").map(suit).transpose()?,
        faced: value("faced").map_or(Ok(false), yes_no)?,
        corrected: value("corrected").map_or(Ok(false), yes_no)?,
        claimed: value("claimed").map(seat).transpose()?,
    }))
}

/// The number of a trick.
fn trick(node: &Node) -> Result<u8, Fault> {
    words::trick_number(word(node, said!("table-log-trick", "a trick"))?)
        .or_else(|reason| wrong(node, reason))
}

/// A number of tricks.
pub(super) fn number(node: &Node) -> Result<u8, Fault> {
    match word(node, said!("table-log-number-tricks", "a number of tricks"))?.parse() {
        Ok(tricks @ 0..=13) => Ok(tricks),
        _ => wrong(
            node,
            said!(
                "table-log-number-tricks-0-13",
                "a number of tricks must be 0 to 13"
            ),
        ),
    }
}
