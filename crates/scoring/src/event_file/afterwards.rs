//! Reading what is added or taken off when the boards are scored: penalties, carry-over, withdrawals.

use openroom_said::said;
use std::cmp::Ordering;

use super::fields::{Fields, each, exact, more_than_nought, name, positive, truth, whole, word};
use super::{EventError, Names};
use crate::event::{Carried, Penalty, PenaltyAmount, SitOut, Withdrawal};
use crate::{Exact, carry_over};
use openroom_placed::Node;

pub fn penalty(node: &Node, names: &mut Names) -> Result<Penalty, EventError> {
    let fields = Fields::of(
        node,
        &["contestant", "standard", "disciplinary", "amount", "match"],
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
                "write one of standard: 1, disciplinary: 1, amount: 0.5"
            );
            return Err(EventError::new(
                fields.line,
                said!("scored-not-one-amount", "not one amount"),
                remedy,
            ));
        }
    };
    let in_match = fields.read("match", |node| {
        let name = name(node)?;
        names.known_match(&name).ok_or_else(|| {
            let problem = said!("scored-match-unknown", "match {name} is unknown", name);
            let remedy = said!(
                "scored-correct-or-give-results",
                "correct it, or give its results or its entry under matches"
            );
            EventError::new(node.line, problem, remedy)
        })
    })?;
    Ok(Penalty {
        contestant,
        amount,
        in_match,
    })
}

pub fn carried(node: &Node, names: &mut Names) -> Result<Vec<Carried>, EventError> {
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
        0 => carry_over::Rule::Full,
        1 => carry_over::Rule::Share(fields.read_needed("share", more_than_nought)?),
        _ => carry_over::Rule::WhiteBook {
            final_top: fields.read_needed("final-top", more_than_nought)?,
            qualifying_top: fields.read_needed("qualifying-top", more_than_nought)?,
        },
    };
    let unit = fields
        .read("unit", more_than_nought)?
        .unwrap_or(Exact::ratio(1, 10_000));
    let totals = fields.need("totals")?;
    let read = |node| {
        let fields = Fields::of(node, &["contestant", "total", "possible"])?;
        let total = fields.read_needed("total", exact)?;
        let possible = fields.read("possible", exact)?.unwrap_or_default();
        Ok(Carried {
            contestant: names
                .contestants
                .id(fields.read_needed("contestant", name)?, fields.line),
            points: rule.carried(&total, &unit),
            possible: rule.carried(&possible, &unit),
            total,
            rule: rule.clone(),
        })
    };
    each(totals, read).map_err(|error| error.within("totals"))
}

/// When a contestant left, seen from the middle of the event (145.2).
const POINTS: [(&str, Ordering); 3] = [
    ("before", Ordering::Less),
    ("exactly", Ordering::Equal),
    ("after", Ordering::Greater),
];

pub fn sit_out(node: &Node, names: &mut Names) -> Result<SitOut, EventError> {
    let fields = Fields::of(node, &["contestant", "boards"])?;
    Ok(SitOut {
        contestant: names
            .contestants
            .id(fields.read_needed("contestant", name)?, fields.line),
        boards: fields.read_needed("boards", positive)?,
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
    let accepted = fields.read("accepted", truth)?.unwrap_or(false);
    let fine = fields.read("fine", exact)?.unwrap_or_default();
    if fine.signum() < 0 || fine > Exact::int(40) {
        let error = EventError::new(
            fields.line,
            said!(
                "scored-no-fine-for-board",
                "{fine} is no fine for a board",
                fine
            ),
            said!(
                "scored-0-40-per-cent",
                "0 to 40 per cent of a top (White Book 145.5)"
            ),
        );
        return Err(error.within("fine"));
    }
    if !accepted && (fields.get("boards").is_some() || !fine.is_zero()) {
        return Err(EventError::new(
            fields.line,
            said!(
                "scored-boards-fine-for-reason",
                "boards and fine are for a reason that was accepted"
            ),
            said!(
                "scored-write-accepted-true-or",
                "write accepted: true, or take them out (White Book 145.5)"
            ),
        ));
    }
    let (boards, by_session) = match fields.read("boards", missed)? {
        None => (None, Vec::new()),
        Some((boards, by_session)) => (Some(boards), by_session),
    };
    let withdrawal = Withdrawal {
        contestant: names
            .contestants
            .id(fields.read_needed("contestant", name)?, fields.line),
        after: fields.read_needed("after", whole)?,
        of: fields.read_needed("of", positive)?,
        accepted,
        boards,
        by_session,
        half_way: fields.read("half-way", |node| word(node, &POINTS))?,
        fine,
        line: fields.line,
    };
    if withdrawal.after > withdrawal.of {
        return Err(EventError::new(
            fields.line,
            said!(
                "scored-more-rounds-played-than",
                "more rounds played than there are"
            ),
            said!("scored-after-most", "after is at most of"),
        ));
    }
    Ok(withdrawal)
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
                "not the boards of the sessions"
            ),
            said!(
                "scored-write-number-for-each",
                "write a number for each session, as [0, 6]"
            ),
        )),
    }
}
