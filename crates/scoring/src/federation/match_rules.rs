//! What matches are worth that were not played as they should have been (White Book 90.5, 145.2, 147.6 to 147.8, 165.2), and what the
//! formula of 172 carries over.

use openroom_placed::{Fault, Fields, Node};
use openroom_said::said;

use crate::Exact;
use crate::event_error::EventErrors;
use crate::exact::Halves;
use crate::fields::{exact, more_than_nought, positive, whole, word};

/// The values.
#[derive(Debug, Clone, PartialEq)]
pub struct MatchRules {
    /// A match of which less than this share could be played is void (147.7, 147.8).
    pub void_below: Exact,
    /// IMPs a board of a void match, against the side at fault.
    pub void_imps: Exact,
    /// Per cent of a void match of pairs for the side that is not at fault; the other has what is missing to 100.
    pub void_percent: Exact,
    /// Victory points of both teams after a wrong seating, by what the match is worth at most (147.6).
    pub seating: Shares,
    /// The same if the Director was to blame.
    pub seating_director: Shares,
    /// In other methods: so many standard values are lost by both, or won.
    pub seating_standard: Exact,
    /// The least for a match against a contestant that withdrew (145.2c).
    pub floor: Shares,
    /// Without victory points: so many boards count as average plus, the rest as average (145.2d).
    pub floor_boards: u32,
    /// Fractions of these victory points go up to this unit.
    pub unit: Exact,
    /// Halves of a balanced artificial score in a knock-out (90.5).
    pub knock_out_halves: Halves,
    /// Share of a penalty that is added where the offenders have average minus on the board too.
    pub knock_out_beside: Exact,
    /// Share of the range by which opponents may differ (165.1), and which the corrections take for five of twenty.
    pub pairing_range: Exact,
    /// Share of the difference that a wrong pairing takes or gives (165.2).
    pub pairing_share: Exact,
    /// How many times as much the final weighs as the qualifier in the formula of 172.
    pub carry_weight: Exact,
}

/// Victory points by what a match is worth at most, and the share for all other scales.
#[derive(Debug, Clone, PartialEq)]
pub struct Shares {
    /// By the most of the scale.
    pub known: Vec<(u32, Exact)>,
    /// Else this share of the most.
    pub other: Exact,
}

impl Shares {
    fn of(known: &[(u32, i64, i64)], other: (i64, i64)) -> Self {
        let known = known.iter().map(|&(most, n, d)| (most, Exact::ratio(n, d)));
        Self {
            known: known.collect(),
            other: Exact::ratio(other.0, other.1),
        }
    }

    /// What it comes to on a scale of so many victory points.
    #[must_use]
    pub fn at(&self, most: &Exact) -> Exact {
        let mut known = self.known.iter();
        let found = known.find(|(scale, _)| *most == Exact::int((*scale).into()));
        found.map_or_else(
            || most.clone() * self.other.clone(),
            |(_, value)| value.clone(),
        )
    }
}

impl Default for MatchRules {
    /// As the White Book has them.
    fn default() -> Self {
        let half = Exact::ratio(1, 2);
        Self {
            void_below: half.clone(),
            void_imps: Exact::ratio(3, 2),
            void_percent: Exact::int(55),
            seating: Shares::of(&[(20, 8, 1), (10, 4, 1), (12, 5, 1), (25, 13, 1)], (2, 5)),
            seating_director: Shares::of(
                &[(20, 12, 1), (10, 6, 1), (12, 7, 1), (25, 17, 1)],
                (3, 5),
            ),
            seating_standard: Exact::int(2),
            floor: Shares::of(&[(20, 12, 1), (10, 6, 1), (12, 15, 2), (25, 35, 2)], (3, 5)),
            floor_boards: 3,
            unit: half.clone(),
            knock_out_halves: Halves::AwayFromZero,
            knock_out_beside: half,
            pairing_range: Exact::ratio(1, 4),
            pairing_share: Exact::ratio(1, 4),
            carry_weight: Exact::int(2),
        }
    }
}

impl MatchRules {
    /// Whether so few boards of a match were played that it is void.
    #[must_use]
    pub fn is_void(&self, played: u32, length: u32) -> bool {
        Exact::int(played.into()) < self.void_below.clone() * Exact::int(length.into())
    }
}

/// Reads them; what is not written stays as it was.
pub(super) fn read(node: &Node, mut rules: MatchRules) -> Result<MatchRules, EventErrors> {
    let parts = [
        "cut-short",
        "wrongly-seated",
        "withdrawn",
        "knock-out",
        "wrong-pairing",
        "carry-over",
    ];
    let fields = Fields::of(node, &parts)?;
    let mut errors = EventErrors::default();
    errors.keep(part_of(&fields, "cut-short", |part| {
        let part = Fields::of(part, &["void-below", "imps-a-board", "percent"])?;
        set(&part, "void-below", share, &mut rules.void_below)?;
        set(
            &part,
            "imps-a-board",
            more_than_nought,
            &mut rules.void_imps,
        )?;
        set(&part, "percent", percent, &mut rules.void_percent)?;
        Ok(())
    }));
    errors.keep(part_of(&fields, "wrongly-seated", |part| {
        let part = Fields::of(part, &["teams", "director", "standard"])?;
        set(&part, "teams", shares, &mut rules.seating)?;
        set(&part, "director", shares, &mut rules.seating_director)?;
        set(&part, "standard", exact, &mut rules.seating_standard)?;
        Ok(())
    }));
    errors.keep(part_of(&fields, "withdrawn", |part| {
        let part = Fields::of(part, &["floor", "average-plus-boards", "unit"])?;
        set(&part, "floor", shares, &mut rules.floor)?;
        set(&part, "average-plus-boards", whole, &mut rules.floor_boards)?;
        set(&part, "unit", more_than_nought, &mut rules.unit)?;
        Ok(())
    }));
    errors.keep(part_of(&fields, "knock-out", |part| {
        let part = Fields::of(part, &["halves", "beside-average-minus"])?;
        set(&part, "halves", halves, &mut rules.knock_out_halves)?;
        set(
            &part,
            "beside-average-minus",
            share,
            &mut rules.knock_out_beside,
        )?;
        Ok(())
    }));
    errors.keep(part_of(&fields, "wrong-pairing", |part| {
        let part = Fields::of(part, &["range", "share"])?;
        set(&part, "range", share, &mut rules.pairing_range)?;
        set(&part, "share", share, &mut rules.pairing_share)?;
        Ok(())
    }));
    errors.keep(part_of(&fields, "carry-over", |part| {
        let part = Fields::of(part, &["weight"])?;
        set(&part, "weight", more_than_nought, &mut rules.carry_weight)?;
        Ok(())
    }));
    errors.or(rules)
}

/// A part of the file, with its place in what is wrong.
fn part_of(
    fields: &Fields,
    key: &str,
    read: impl FnOnce(&Node) -> Result<(), Fault>,
) -> Result<(), Fault> {
    match fields.get(key) {
        Some(part) => read(part).map_err(|error| error.within(key)),
        None => Ok(()),
    }
}

fn set<T>(
    fields: &Fields,
    key: &str,
    read: impl Fn(&Node) -> Result<T, Fault>,
    to: &mut T,
) -> Result<(), Fault> {
    if let Some(value) = fields.read(key, read)? {
        *to = value;
    }
    Ok(())
}

/// A share: from 0 to 1.
fn share(node: &Node) -> Result<Exact, Fault> {
    let number = exact(node)?;
    match number.signum() >= 0 && number <= Exact::ONE {
        true => Ok(number),
        false => Err(Fault::new(
            node.line,
            said!("match-rules-not-share", "this is not a share"),
            said!(
                "match-rules-write-share",
                "write a number from 0 to 1, such as 1/2"
            ),
        )),
    }
}

/// Per cent, from 0 to 100.
fn percent(node: &Node) -> Result<Exact, Fault> {
    let number = exact(node)?;
    match number.signum() >= 0 && number <= Exact::int(100) {
        true => Ok(number),
        false => Err(Fault::new(
            node.line,
            said!("match-rules-not-percent", "this is not a percentage"),
            said!("match-rules-write-percent", "write a number from 0 to 100"),
        )),
    }
}

/// `{20: 8, 10: 4, other: 2/5}`.
fn shares(node: &Node) -> Result<Shares, Fault> {
    let wrong = || {
        Fault::new(
            node.line,
            said!(
                "match-rules-not-shares",
                "these are not victory points by scale"
            ),
            said!(
                "match-rules-write-shares",
                "write `{{20: 8, 10: 4, other: 2/5}}`: `other` is the share on all other scales"
            ),
        )
    };
    let pairs = node.pairs().ok_or_else(wrong)?;
    let mut made = Shares {
        known: Vec::new(),
        other: Exact::ZERO,
    };
    let mut other = false;
    for (key, value) in pairs {
        if key.text() == Some("other") {
            made.other = share(value)?;
            other = true;
            continue;
        }
        let most = positive(key)?;
        let points = exact(value)?;
        if points.signum() < 0 || points > Exact::int(most.into()) {
            return Err(wrong());
        }
        made.known.push((most, points));
    }
    match other {
        true => Ok(made),
        false => Err(wrong()),
    }
}

fn halves(node: &Node) -> Result<Halves, Fault> {
    word(
        node,
        &[
            ("toward-zero", Halves::TowardZero),
            ("away-from-zero", Halves::AwayFromZero),
            ("down", Halves::Down),
            ("up", Halves::Up),
        ],
    )
}
