//! Two meanings held against each other: the call withdrawn, and the one that replaces it.
//!
//! Nothing is decided here. Where the machine can say that every hand of the one is a hand of the other, it says so, with the clause;
//! where it cannot, it shows a hand that makes the difference, and how many there are. Whether two meanings are similar (23A1) is for the
//! Director: the share of the hands that they have in common is only told.

use openroom_laws::Edition;
use openroom_scoring::Exact;
use serde::{Deserialize, Serialize};

use super::cells::{Cell, of_lengths, shapes};
use super::witness::Witness;
use super::{Meaning, Purpose, Shown};

/// How the Law is read (White Book 27.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MeaningReading))]
#[serde(rename_all = "kebab-case")]
pub enum Reading {
    /// By the basic meanings: what a call denies because another would have been made is left aside, and a few hands do not matter.
    #[default]
    Liberal,
    /// Every hand counts.
    Strict,
}

/// A liberal reading lets this share of the replacement's hands through. The White Book speaks of a small number of very specific hands
/// and has no figure (27.4.4); this one is ours.
pub const FEW: (i64, i64) = (1, 20);

/// How the replacement stands to the call withdrawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MeaningRelation))]
#[serde(rename_all = "kebab-case")]
pub enum Relation {
    /// The same hands.
    Same,
    /// Every hand of the replacement is a hand of the call withdrawn.
    Subset,
    /// All but a few; only where the reading is liberal.
    Nearly,
    /// Other hands, but the same purpose. The Laws of 2007 do not ask for it.
    Purpose,
    /// None of these.
    Neither,
}

/// A hand that makes the difference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The hand; of those that make the difference it is of the most frequent kind.
    pub witness: Witness,
    /// What it lacks of the meaning that it does not fit, of the kind of hand that is nearest.
    pub lacks: Shown,
    /// The hands ruled out among which it is, if that is why.
    pub denied: Option<Shown>,
}

/// What comes of a comparison.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Compared {
    /// How the replacement stands to the call withdrawn.
    pub relation: Relation,
    /// The clause under which that counts, if it does in this edition.
    pub clause: Option<&'static str>,
    /// A purpose that both have: what both ask partner for.
    pub purpose: Option<Purpose>,
    /// What each is for, where that is not the same: then the meaning is not the same either, whatever the hands.
    pub apart: Option<[Purpose; 2]>,
    /// The hands, if both say something of them.
    pub hands: Option<Hands>,
    /// Something was left aside because the reading is liberal.
    pub left_aside: bool,
}

/// The hands of two meanings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hands {
    /// How many hands fit the call withdrawn.
    pub withdrawn: u64,
    /// How many fit the replacement.
    pub replacement: u64,
    /// How many fit both.
    pub both: u64,
    /// One that the replacement lets in: it does not fit the call withdrawn.
    pub lets_in: Option<Difference>,
    /// One that the replacement leaves out: it fits the call withdrawn only.
    pub leaves_out: Option<Difference>,
}

impl Hands {
    /// The share of the replacement's hands that do not fit the call withdrawn.
    #[must_use]
    pub fn outside(&self) -> Exact {
        share(self.replacement - self.both, self.replacement)
    }

    /// The share that both have of the hands that either has: 1 if the meanings are the same, 0 if they have nothing in common.
    #[must_use]
    pub fn shared(&self) -> Exact {
        share(self.both, self.withdrawn + self.replacement - self.both)
    }
}

/// An exact share; no more than 52 choose 13 either way, which fits.
fn share(part: u64, whole: u64) -> Exact {
    let number = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
    match whole {
        0 => Exact::ZERO,
        _ => Exact::ratio(number(part), number(whole)),
    }
}

/// Holds the replacement against the call withdrawn.
#[must_use]
pub fn compare(
    withdrawn: &Meaning,
    replacement: &Meaning,
    edition: Edition,
    reading: Reading,
) -> Compared {
    let purpose = common_purpose(withdrawn, replacement);
    // What the call withdrawn denies is an inference; what the replacement denies makes it narrower, and stays.
    let basic = withdrawn.basic();
    let (first, left_aside) = match reading {
        Reading::Liberal => (&basic, basic != *withdrawn),
        Reading::Strict => (withdrawn, false),
    };
    let hands = hands(first, replacement);
    let apart = apart(withdrawn, replacement);
    let by_hands = hands.as_ref().and_then(|hands| of_hands(hands, reading));
    let relation = match (by_hands, purpose) {
        // A call for takeout and one for penalties are not the same though their conditions are.
        _ if apart.is_some() => Relation::Neither,
        (Some(relation), _) => relation,
        // What says nothing of the hand is the same if it is for the same.
        (None, _) if is_same_purpose(withdrawn, replacement) => Relation::Same,
        (None, Some(_)) => Relation::Purpose,
        (None, None) => Relation::Neither,
    };
    Compared {
        relation,
        clause: clause(relation, edition),
        purpose,
        apart,
        hands,
        left_aside,
    }
}

fn of_hands(hands: &Hands, reading: Reading) -> Option<Relation> {
    let outside = hands.replacement - hands.both;
    match (outside, hands.withdrawn - hands.both) {
        (0, 0) => Some(Relation::Same),
        (0, _) => Some(Relation::Subset),
        _ if reading == Reading::Liberal && hands.outside() <= Exact::ratio(FEW.0, FEW.1) => {
            Some(Relation::Nearly)
        }
        _ => None,
    }
}

/// Where the Law has it. In 2007 only the meaning counts (27B1b), and the purpose does not.
const fn clause(relation: Relation, edition: Edition) -> Option<&'static str> {
    match (relation, edition) {
        (Relation::Neither, _) | (Relation::Purpose, Edition::E2007) => None,
        (_, Edition::E2007) => Some("27B1b"),
        (Relation::Same, Edition::E2017) => Some("23A1"),
        (Relation::Subset | Relation::Nearly, Edition::E2017) => Some("23A2"),
        (Relation::Purpose, Edition::E2017) => Some("23A3"),
    }
}

fn common_purpose(one: &Meaning, other: &Meaning) -> Option<Purpose> {
    let mut own = one.purposes.iter().copied();
    own.find(|purpose| purpose.asks_partner() && other.purposes.contains(purpose))
}

/// What each is for, if each is for something and nothing is common.
fn apart(one: &Meaning, other: &Meaning) -> Option<[Purpose; 2]> {
    let own = |meaning: &Meaning| {
        let mut purposes = meaning.purposes.iter().copied();
        purposes.find(|purpose| purpose.is_of_its_own())
    };
    let is_common = |purpose: &Purpose| purpose.is_of_its_own() && other.purposes.contains(purpose);
    let common = one.purposes.iter().any(is_common);
    Some([own(one)?, own(other)?]).filter(|_| !common)
}

/// Whether both are only a purpose, and the same one.
fn is_same_purpose(one: &Meaning, other: &Meaning) -> bool {
    let within = |a: &Meaning, b: &Meaning| a.purposes.iter().all(|one| b.purposes.contains(one));
    let bare = !one.says_hands() && !other.says_hands();
    bare && !one.purposes.is_empty() && within(one, other) && within(other, one)
}

/// The hands of both, counted cell by cell; nothing if one of them says nothing of the hand.
fn hands(withdrawn: &Meaning, replacement: &Meaning) -> Option<Hands> {
    if !withdrawn.says_hands() || !replacement.says_hands() {
        return None;
    }
    let mut hands = Hands {
        withdrawn: 0,
        replacement: 0,
        both: 0,
        lets_in: None,
        leaves_out: None,
    };
    let [mut lets_in, mut leaves_out] = [None; 2];
    for lengths in shapes() {
        let [first, second] = [withdrawn.at(lengths), replacement.at(lengths)];
        if !first.is_possible() && !second.is_possible() {
            continue;
        }
        for (cell, count) in of_lengths(lengths) {
            let [first, second] = [first.fits(&cell), second.fits(&cell)];
            hands.withdrawn += if first { count } else { 0 };
            hands.replacement += if second { count } else { 0 };
            match (first, second) {
                (true, true) => hands.both += count,
                (true, false) => keep_more(&mut leaves_out, cell, count),
                (false, true) => keep_more(&mut lets_in, cell, count),
                (false, false) => {}
            }
        }
    }
    hands.lets_in = lets_in.and_then(|(cell, _)| difference(withdrawn, &cell));
    hands.leaves_out = leaves_out.and_then(|(cell, _)| difference(replacement, &cell));
    Some(hands)
}

/// The cell with more hands in it; among equals the first.
fn keep_more(kept: &mut Option<(Cell, u64)>, cell: Cell, count: u64) {
    if kept.is_none_or(|(_, most)| count > most) {
        *kept = Some((cell, count));
    }
}

/// Why a hand does not fit.
fn difference(meaning: &Meaning, cell: &Cell) -> Option<Difference> {
    let denied = meaning.except.iter().find(|one| one.fits(cell)).cloned();
    let lacks = meaning.hands.iter().map(|one| one.lacks(cell));
    // If it is ruled out though it fits a kind of hand, it lacks nothing.
    let lacks = lacks.min_by_key(Shown::conditions)?;
    Some(Difference {
        witness: Witness::of(cell)?,
        lacks,
        denied,
    })
}
