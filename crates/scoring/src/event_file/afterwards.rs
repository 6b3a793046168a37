//! Reading what is added or taken off when the boards are scored: penalties, carry-over, withdrawals.

use openroom_said::said;

use super::names::Names;
use crate::adjusted_score::points;
use crate::carry_over::Rule;
use crate::checks::match_unknown;
use crate::event::{Carried, CarryOver, MatchId, Par, Penalty, PenaltyAmount, SitOut, Withdrawal};
use crate::event_error::EventError;
use crate::fields::{Fields, each, exact, more_than_nought, name, positive, truth, whole, word};
use crate::words::POINTS_IN_TIME;
use openroom_placed::Node;

pub fn penalty(node: &Node, names: &mut Names) -> Result<Penalty, EventError> {
    let fields = Fields::of(
        node,
        &[
            "contestant",
            "standard",
            "disciplinary",
            "amount",
            "match",
            "session",
        ],
    )?;
    let contestant = names
        .contestants
        .id(fields.read_needed("contestant", name)?, fields.line);
    let amounts = (
        fields.read("standard", more_than_nought)?,
        fields.read("disciplinary", more_than_nought)?,
        fields.read("amount", more_than_nought)?,
    );
    let amount = match amounts {
        (Some(times), None, None) => PenaltyAmount::Standard(times),
        (None, Some(times), None) => PenaltyAmount::Disciplinary(times),
        (None, None, Some(points)) => PenaltyAmount::Points(points),
        _ => {
            let remedy = said!(
                "scored-write-one-standard-1",
                "write one of `standard: 1`, `disciplinary: 1`, `amount: 0.5`"
            );
            return Err(EventError::new(
                fields.line,
                said!("scored-not-one-amount", "exactly one amount is needed"),
                remedy,
            ));
        }
    };
    Ok(Penalty {
        contestant,
        amount,
        in_match: fields.read("match", |node| known_match(node, names))?,
        session: fields.read("session", whole)?,
    })
}

/// A match that there is.
fn known_match(node: &Node, names: &Names) -> Result<MatchId, EventError> {
    let name = name(node)?;
    let known = names.known_match(&name);
    known.ok_or_else(|| EventError::of(node.line, match_unknown(name)))
}

pub fn carry_over(node: &Node, names: &mut Names) -> Result<CarryOver, EventError> {
    let fields = Fields::of(
        node,
        &[
            "rule",
            "share",
            "final-top",
            "qualifying-top",
            "unit",
            "totals",
        ],
    )?;
    let rules = [("full", 0), ("share", 1), ("white-book-172", 2)];
    let rule = match fields.read("rule", |node| word(node, &rules))?.unwrap_or(0) {
        0 => Rule::Full,
        1 => Rule::Share(fields.read_needed("share", more_than_nought)?),
        _ => Rule::WhiteBook {
            final_top: fields.read_needed("final-top", more_than_nought)?,
            qualifying_top: fields.read_needed("qualifying-top", more_than_nought)?,
        },
    };
    let unit = fields.read("unit", more_than_nought)?;
    let read = |node| {
        let fields = Fields::of(node, &["contestant", "total", "possible", "match"])?;
        Ok(Carried {
            in_match: fields.read("match", |node| known_match(node, names))?,
            total: fields.read_needed("total", exact)?,
            possible: fields.read("possible", exact)?.unwrap_or_default(),
            contestant: names
                .contestants
                .id(fields.read_needed("contestant", name)?, fields.line),
        })
    };
    let totals = each(fields.need("totals")?, read).map_err(|error| error.within("totals"))?;
    Ok(CarryOver {
        rule,
        unit: unit.unwrap_or_else(|| CarryOver::default().unit),
        totals,
    })
}

/// Carry-over as a file has it: nothing that another rule would need. In a log what was taken once stays readable.
pub fn carry_over_of_file(node: &Node, names: &mut Names) -> Result<CarryOver, EventError> {
    let read = carry_over(node, names)?;
    let of_rule: &[&str] = match read.rule {
        Rule::Full => &[],
        Rule::Share(_) => &["share"],
        Rule::WhiteBook { .. } => &["final-top", "qualifying-top"],
    };
    let mut others = ["share", "final-top", "qualifying-top"].into_iter();
    match others.find(|key| !of_rule.contains(key) && node.get(key).is_some()) {
        Some(key) => {
            let problem = said!(
                "scored-carry-over-unused",
                "`{key}` counts for nothing with this rule",
                key
            );
            let remedy = said!(
                "scored-carry-over-rule",
                "leave it out; `share` belongs to `rule: share`, `final-top` and `qualifying-top` to `rule: white-book-172`"
            );
            Err(EventError::new(node.line, problem, remedy).within(key))
        }
        None => Ok(read),
    }
}

pub fn sit_out(node: &Node, names: &mut Names) -> Result<SitOut, EventError> {
    let fields = Fields::of(node, &["contestant", "boards"])?;
    Ok(SitOut {
        contestant: names
            .contestants
            .id(fields.read_needed("contestant", name)?, fields.line),
        boards: fields.read_needed("boards", positive)?,
    })
}

/// The par of a board.
pub fn par(node: &Node, names: &mut Names) -> Result<Par, EventError> {
    let fields = Fields::of(node, &["board", "session", "score"])?;
    Ok(Par {
        board: names.board(fields.read_needed("board", name)?),
        session: fields.read("session", whole)?.unwrap_or(0),
        score: fields.read_needed("score", points)?,
    })
}

pub fn withdrawal(node: &Node, names: &mut Names) -> Result<Withdrawal, EventError> {
    let fields = Fields::of(
        node,
        &[
            "contestant",
            "after",
            "of",
            "half-way",
            "accepted",
            "boards",
            "fine",
        ],
    )?;
    let (boards, by_session) = match fields.read("boards", missed)? {
        None => (None, Vec::new()),
        Some((boards, by_session)) => (Some(boards), by_session),
    };
    Ok(Withdrawal {
        contestant: names
            .contestants
            .id(fields.read_needed("contestant", name)?, fields.line),
        after: fields.read_needed("after", whole)?,
        of: fields.read_needed("of", positive)?,
        accepted: fields.read("accepted", truth)?.unwrap_or(false),
        boards,
        by_session,
        half_way: fields.read("half-way", |node| word(node, &POINTS_IN_TIME))?,
        fine: fields.read("fine", exact)?.unwrap_or_default(),
        line: fields.line,
    })
}

/// Boards that were not played: one number, or one for each session.
fn missed(node: &Node) -> Result<(u32, Vec<u32>), EventError> {
    if node.text().is_some() {
        return Ok((positive(node)?, Vec::new()));
    }
    let by_session: Vec<u32> = each(node, whole)?;
    let total = by_session.iter().try_fold(0_u32, |a, &b| a.checked_add(b));
    match total {
        Some(total) if total > 0 => Ok((total, by_session)),
        _ => Err(EventError::new(
            node.line,
            said!(
                "scored-not-boards-sessions",
                "these are not the boards of the sessions"
            ),
            said!(
                "scored-write-number-for-each",
                "write a number for each session, such as `[0, 6]`"
            ),
        )),
    }
}
