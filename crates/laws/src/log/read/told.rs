//! What the Director was told of a play that nobody wrote down: `played`, and the figures of `revoked`.

use super::values::{Fault, fields, mapping, seat, word, wrong, yes_no};
use crate::entry::told::parse_contract;
use crate::entry::{AtTrick, Finding, Played, RevokeFound};
use crate::log::yaml::Node;
use crate::log::{quote, words};
use crate::notation::{parse_call, parse_suit};

/// `{contract: 4SX, by: N, tricks: 9}`.
pub(super) fn played(node: &Node) -> Result<Finding, Fault> {
    let [contract, by, tricks] = fields(node, ["contract", "by", "tricks"])?;
    let text = word(contract, "a contract such as 4SX")?;
    let Some(contract) = parse_contract(text) else {
        let passed = parse_call(text) == Some(contract_bridge::auction::Call::Pass);
        return match passed {
            true => wrong(
                contract,
                "a board that was passed out was not played; write its four passes as `auction`",
            ),
            false => wrong(
                contract,
                format!(
                    "{} is no contract; write it as 3NT, 4SX or 4SXX",
                    quote(text)
                ),
            ),
        };
    };
    Ok(Finding::Played(Played {
        contract,
        declarer: seat(by)?,
        tricks: number(tricks)?,
    }))
}

/// `{by: W, trick: 8}`, and of a play that is not written down `won`, `after` and what else the Law has to know.
pub(super) fn revoked(node: &Node) -> Result<Finding, Fault> {
    let form = "write `{revoked: {by: W, trick: 8, won: E, after: 2}}`";
    let (mut by, mut trick) = (None, None);
    let nobody = AtTrick {
        by: contract_bridge::Seat::North,
        trick: 1,
    };
    let mut found = RevokeFound::from(nobody);
    for (key, value) in mapping(node, form)? {
        match key.text().unwrap_or_default() {
            "by" => by = Some(seat(value)?),
            "trick" => trick = Some(word(value, "a trick")?),
            "won" => found.won = Some(seat(value)?),
            "after" => found.after = Some(number(value)?),
            "suit" => {
                let text = word(value, "a suit")?;
                found.suit = match parse_suit(text) {
                    Some(suit) => Some(suit),
                    None => {
                        let reason = format!("{} is no suit; suits are S, H, D, C", quote(text));
                        return wrong(value, reason);
                    }
                };
            }
            "faced" => found.faced = yes_no(value)?,
            "corrected" => found.corrected = yes_no(value)?,
            "claimed" => found.claimed = Some(seat(value)?),
            name => {
                return wrong(
                    key,
                    format!(
                        "the key {} is unknown; it holds by, trick, won, after, suit, faced, corrected, claimed",
                        quote(name)
                    ),
                );
            }
        }
    }
    let Some((by, trick)) = by.zip(trick) else {
        let missing = if by.is_none() { "by" } else { "trick" };
        return wrong(node, format!("{} is missing; {form}", quote(missing)));
    };
    let trick = words::trick_number(trick).or_else(|reason| wrong(node, reason))?;
    found.at = AtTrick { by, trick };
    Ok(Finding::Revoked(found))
}

fn number(node: &Node) -> Result<u8, Fault> {
    match word(node, "a number of tricks")?.parse() {
        Ok(tricks @ 0..=13) => Ok(tricks),
        _ => wrong(node, "a number of tricks is 0 to 13"),
    }
}
