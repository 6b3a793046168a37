//! What the Director says: `called`, and his findings.

use contract_bridge::Card;
use openroom_said::{ToArg, fault, said};
use openroom_scoring::AdjustedScore;

use super::told::{self, number};
use super::values::{
    Fault, board_number, fields, list, mapping, one_of, seat, word, wrong, yes_no,
};
use crate::entry::{AtTrick, Finding, Meant, Remedy, Side, Whereabouts};
use crate::log::yaml::line_of;
use crate::log::{quote, words};
use openroom_placed::{Node, Value};

pub(in crate::log) fn finding(node: &Node) -> Result<Finding, Fault> {
    match &node.value {
        Value::Scalar { text, .. } if text == "called" => Ok(Finding::Called),
        Value::Map(pairs) if !pairs.is_empty() => finding_of(node, pairs),
        _ => wrong(
            node,
            said!(
                "table-log-directors-entry-called-or",
                "a Director’s entry must be `called` or a finding such as `{{unintended: yes}}`"
            ),
        ),
    }
}

fn finding_of(node: &Node, pairs: &[(Node, Node)]) -> Result<Finding, Fault> {
    let [(key, value), rest @ ..] = pairs else {
        return wrong(
            node,
            said!("table-log-finding-missing", "a finding is missing"),
        );
    };
    let name = key.text().unwrap_or_default();
    if name == "breach" || name == "by" {
        return breach(node, pairs);
    }
    if let [(extra, _), ..] = rest {
        let extra = extra.text().unwrap_or_default();
        return wrong(
            node,
            said!(
                "table-log-key-one-too-many",
                "the key {extra} is one too many; one finding per entry",
                extra = quote(extra)
            ),
        );
    }
    match name {
        "unintended" => yes_no(value).map(Finding::Unintended),
        "comparable" => yes_no(value).map(Finding::Comparable),
        "meant" => meant(value).map(Finding::Meant),
        "slip" => yes_no(value).map(Finding::Slip),
        "intended" => words::card(word(value, said!("table-log-card", "a card"))?)
            .map(Finding::Intended)
            .or_else(|reason| wrong(value, reason)),
        "led" => yes_no(value).map(Finding::Led),
        "no-penalty" => words::card(word(value, said!("table-log-card", "a card"))?)
            .map(Finding::NoPenalty)
            .or_else(|reason| wrong(value, reason)),
        "revoked" => told::revoked(value),
        "unseen" => seat(value).map(Finding::Unseen),
        "played" => told::played(value).map(Finding::Played),
        "tricks" => tricks(value),
        "misinformed" => seat(value).map(Finding::Misinformed),
        "returned" => yes_no(value).map(Finding::Returned),
        "next-call" => seat(value).map(Finding::NextCall),
        "round" => over(value).map(|()| Finding::RoundOver),
        "period" => over(value).map(|()| Finding::PeriodOver),
        "omitted" => at_trick(value).map(Finding::Omitted),
        "extra" => extra(value),
        "claim" => claim(value).map(Finding::Claim),
        "mixed" => mixed(value).map(Finding::Mixed),
        "fouled" => {
            let form = word(
                value,
                said!(
                    "table-log-form-which-board-was",
                    "the form in which the board was played, such as b"
                ),
            )?;
            Ok(Finding::Fouled(form.into()))
        }
        "damage" => yes_no(value).map(Finding::Damage),
        "adjust" => adjust(value),
        "cards" => counts(value),
        "missing" => missing(value),
        "wrong-cards" => wrong_cards(value),
        "called-before" => called_before(value),
        "wrong-board" => wrong_board(value),
        "informed" => seat(value).map(Finding::Informed),
        "seen" => yes_no(value).map(Finding::Seen),
        "playable" => yes_no(value).map(Finding::Playable),
        "interferes" => yes_no(value).map(Finding::Interferes),
        "quitted" => yes_no(value).map(Finding::Quitted),
        "differs" => yes_no(value).map(Finding::Differs),
        "forfeited" => yes_no(value).map(Finding::Forfeited),
        "remedy" => one_of(value, &Remedy::WORDS).map(Finding::Remedy),
        _ => wrong(
            key,
            said!(
                "table-log-finding-unknown",
                "the finding {name} is unknown",
                name = quote(name)
            ),
        ),
    }
}

/// An adjusted score: crate `scoring` reads it.
fn adjust(node: &Node) -> Result<Finding, Fault> {
    let score = AdjustedScore::read(node).map_err(|error| {
        // What is wrong with both sides is told of the first.
        let side = match error.place.rsplit('.').next() {
            Some("ew") => Some("ew"),
            Some("ns" | "assigned" | "score") => Some("ns"),
            _ => None,
        };
        Fault {
            line: line_of(error.line),
            place: None,
            reason: Box::new(fault(0, side.map(ToArg::to_arg), error.told())),
        }
    })?;
    Ok(Finding::Adjust(Box::new(score)))
}

fn over(node: &Node) -> Result<(), Fault> {
    match word(node, "over")? {
        "over" => Ok(()),
        other => wrong(
            node,
            said!(
                "table-log-unknown-word-over",
                "{other} is unknown; the word is `over`",
                other = quote(other)
            ),
        ),
    }
}

fn meant(node: &Node) -> Result<Meant, Fault> {
    let text = word(
        node,
        said!(
            "table-log-over-own-turn-lead",
            "over, own-turn, lead or play"
        ),
    )?;
    match Meant::WORDS.iter().find(|(w, _)| *w == text) {
        Some((_, meant)) => Ok(*meant),
        None => wrong(
            node,
            said!(
                "table-log-unknown-over-own-turn",
                "{text} is unknown; use over, own-turn, lead or play",
                text = quote(text)
            ),
        ),
    }
}

fn breach(node: &Node, pairs: &[(Node, Node)]) -> Result<Finding, Fault> {
    let (mut clause, mut by) = (None, None);
    for (key, value) in pairs {
        match key.text().unwrap_or_default() {
            "breach" => {
                clause = Some(
                    word(
                        value,
                        said!("table-log-clause-such-as-43a2b", "a clause such as 43A2b"),
                    )?
                    .into(),
                )
            }
            "by" => by = Some(seat(value)?),
            name => {
                return wrong(
                    key,
                    said!(
                        "table-log-key-unknown-write-breach",
                        "the key {name} is unknown; write `{{breach: 43A2b, by: N}}`",
                        name = quote(name)
                    ),
                );
            }
        }
    }
    match clause {
        Some(clause) => Ok(Finding::Breach { clause, by }),
        None => wrong(
            node,
            said!(
                "table-log-breach-missing-write-breach",
                "`breach` is missing; write `{{breach: 43A2b, by: N}}`"
            ),
        ),
    }
}

fn at_trick(node: &Node) -> Result<AtTrick, Fault> {
    let [by, trick] = fields(node, ["by", "trick"])?;
    words::at_trick(
        word(by, said!("table-log-seat", "a seat"))?,
        word(trick, said!("table-log-trick", "a trick"))?,
    )
    .or_else(|reason| wrong(node, reason))
}

fn extra(node: &Node) -> Result<Finding, Fault> {
    let none: Box<[Card]> = Box::new([]);
    let pairs = mapping(
        node,
        said!(
            "table-log-holds-by-trick-cards",
            "it must have the keys by, trick and cards"
        ),
    )?;
    let shown = pairs.iter().any(|(key, _)| key.text() == Some("exposed"));
    let (by, trick, cards, exposed) = if shown {
        let [by, trick, cards, exposed] = fields(node, ["by", "trick", "cards", "exposed"])?;
        (by, trick, cards, several_cards(exposed)?)
    } else {
        let [by, trick, cards] = fields(node, ["by", "trick", "cards"])?;
        (by, trick, cards, none)
    };
    let at = words::at_trick(
        word(by, said!("table-log-seat", "a seat"))?,
        word(trick, said!("table-log-trick", "a trick"))?,
    )
    .or_else(|reason| wrong(node, reason))?;
    Ok(Finding::Extra {
        at,
        cards: several_cards(cards)?,
        exposed,
    })
}

fn several_cards(node: &Node) -> Result<Box<[Card]>, Fault> {
    let names: Vec<&str> = list(node, said!("table-log-list-cards", "a list of cards"))?
        .iter()
        .map(|card| word(card, said!("table-log-card", "a card")))
        .collect::<Result<_, _>>()?;
    words::cards(&names).or_else(|reason| wrong(node, reason))
}

/// `{claim: no}`, or the number of tricks claimed.
fn claim(node: &Node) -> Result<Option<u8>, Fault> {
    match word(
        node,
        said!(
            "table-log-no-or-number-tricks-too",
            "no, or a number of tricks"
        ),
    )? {
        "no" | "false" => Ok(None),
        number => match number.parse() {
            Ok(tricks @ 0..=13) => Ok(Some(tricks)),
            _ => wrong(
                node,
                said!(
                    "table-log-no-or-number-tricks",
                    "write `no`, or the number of tricks claimed"
                ),
            ),
        },
    }
}

fn mixed(node: &Node) -> Result<Option<Side>, Fault> {
    match node.text() {
        Some("both") => Ok(None),
        _ => parse_side(node).map(Some),
    }
}

fn tricks(node: &Node) -> Result<Finding, Fault> {
    match mapping(
        node,
        said!(
            "table-log-names-side-tricks-ns",
            "it must name a side: `{{tricks: {{NS: 9}}}}`"
        ),
    )? {
        [(side, tricks)] => Ok(Finding::Tricks {
            side: parse_side(side)?,
            tricks: number(tricks)?,
        }),
        [(a, mine), (b, theirs)] => {
            let (side, tricks) = (parse_side(a)?, number(mine)?);
            if side == parse_side(b)? || tricks + number(theirs)? != 13 {
                return wrong(
                    node,
                    said!(
                        "table-log-tricks-two-sides-must",
                        "the tricks of the two sides must add up to 13"
                    ),
                );
            }
            Ok(Finding::Tricks { side, tricks })
        }
        _ => wrong(
            node,
            said!(
                "table-log-names-side-tricks-ns",
                "it must name a side: `{{tricks: {{NS: 9}}}}`"
            ),
        ),
    }
}

/// `{N: 14, E: 12}`: the hands that have not thirteen cards.
fn counts(node: &Node) -> Result<Finding, Fault> {
    let form = said!(
        "table-log-names-hands-cards-n",
        "it must name hands: `{{cards: {{N: 14, E: 12}}}}`"
    );
    let mut cards = [13; 4];
    for (who, count) in mapping(node, form)? {
        let seat = seat(who)?;
        cards[seat as usize] =
            match word(count, said!("table-log-number-cards", "a number of cards"))?.parse() {
                Ok(count @ 0..=52) => count,
                _ => {
                    return wrong(
                        count,
                        said!(
                            "table-log-number-cards-0-52",
                            "a number of cards must be 0 to 52"
                        ),
                    );
                }
            };
    }
    Ok(Finding::Cards(cards))
}

/// `{by: N, card: S4, found: elsewhere}`; the card and where it was may be left out.
fn missing(node: &Node) -> Result<Finding, Fault> {
    let form = said!(
        "table-log-write-missing-by-n",
        "write `{{missing: {{by: N, card: S4, found: elsewhere}}}}`"
    );
    let (mut by, mut card, mut found) = (None, None, Whereabouts::Elsewhere);
    for (key, value) in mapping(node, &form)? {
        match key.text().unwrap_or_default() {
            "by" => by = Some(seat(value)?),
            "card" => {
                let named = words::card(word(value, said!("table-log-card", "a card"))?);
                card = Some(named.or_else(|reason| wrong(value, reason))?);
            }
            "found" => found = one_of(value, &Whereabouts::WORDS)?,
            name => {
                return wrong(
                    key,
                    said!(
                        "table-log-key-unknown",
                        "the key {name} is unknown; {form}",
                        name = quote(name),
                        form
                    ),
                );
            }
        }
    }
    match by {
        Some(by) => Ok(Finding::Missing { by, card, found }),
        None => wrong(
            node,
            said!("table-log-by-missing", "`by` is missing; {form}", form),
        ),
    }
}

fn wrong_cards(node: &Node) -> Result<Finding, Fault> {
    let [by, board] = fields(node, ["by", "board"])?;
    Ok(Finding::WrongCards {
        by: seat(by)?,
        board: board_number(board)?,
    })
}

fn called_before(node: &Node) -> Result<Finding, Fault> {
    let [by, call] = fields(node, ["by", "call"])?;
    let spoken = words::spoken(word(call, said!("table-log-call", "a call"))?);
    Ok(Finding::CalledBefore {
        by: seat(by)?,
        call: spoken.or_else(|reason| wrong(call, reason))?,
    })
}

fn wrong_board(node: &Node) -> Result<Finding, Fault> {
    let [played] = fields(node, ["played"])?;
    let played = yes_no(played)?;
    Ok(Finding::WrongBoard { played })
}

fn parse_side(node: &Node) -> Result<Side, Fault> {
    match node.text() {
        Some("NS") => Ok(Side::Ns),
        Some("EW") => Ok(Side::Ew),
        _ => wrong(
            node,
            said!("table-log-side-ns-or-ew", "a side must be NS or EW"),
        ),
    }
}
