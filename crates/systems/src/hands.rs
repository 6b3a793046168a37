//! Questions about all hands of a meaning, answered by counting.

use openroom_cases::meanings::cells::{Cell, of_lengths, shapes};
use openroom_cases::meanings::witness::Witness;
use openroom_cases::meanings::{Meaning, Shape, Shown, Suit};

/// The hands that fit, cell by cell, with how many each has. A meaning that says nothing of the hand is any hand.
pub fn cells(meaning: &Meaning) -> impl Iterator<Item = (Cell, u64)> + '_ {
    let any = !meaning.says_hands();
    let of_shape = move |lengths: &[u8; 4]| {
        let mut kinds = meaning.hands.iter();
        any || kinds.any(|one| one.fits_lengths(*lengths))
    };
    let all = shapes().filter(of_shape).flat_map(of_lengths);
    all.filter(move |(cell, _)| any || meaning.fits(cell))
}

/// The fewest points of its hands.
pub fn least_points(meaning: &Meaning) -> u8 {
    let points = cells(meaning).map(|(cell, _)| cell.points);
    points.min().unwrap_or_default()
}

/// The hand that comes most often of those.
pub fn witness(
    meaning: &Meaning,
    which: impl Fn(&Cell) -> bool,
    known: impl Fn(&Cell) -> bool,
) -> Option<Witness> {
    let those = cells(meaning).filter(|(cell, _)| which(cell) && known(cell));
    let (cell, _) = those.max_by_key(|(_, count)| *count)?;
    Witness::of(&cell)
}

/// A suit in which all of those hands are at least so long.
pub fn known_suit(meaning: &Meaning, length: u8, which: impl Fn(&Cell) -> bool) -> Option<Suit> {
    let mut known = [true; 4];
    for (cell, _) in cells(meaning).filter(|(cell, _)| which(cell)) {
        for (known, cards) in known.iter_mut().zip(cell.lengths) {
            *known &= cards >= length;
        }
    }
    let mut suits = Suit::ALL.into_iter();
    suits.find(|suit| known[suit.index()])
}

/// One kind of hand of a meaning as its own meaning.
pub fn kind(meaning: &Meaning, shown: &Shown) -> Meaning {
    Meaning {
        hands: vec![shown.clone()],
        except: meaning.except.clone(),
        purposes: Vec::new(),
    }
}

/// What all hands of a kind have in common.
#[derive(Debug, Clone, Copy)]
pub struct Common {
    /// The shortest that each suit can be.
    pub least: [u8; 4],
    /// The longest.
    pub most: [u8; 4],
}

/// Of each kind that is not balanced what its hands have in common. A balanced hand shows no suit (docs/systems.md). A length of one of
/// several suits (`4+H/S`) is one kind for each.
pub fn kinds(meaning: &Meaning) -> Vec<Common> {
    let apart = meaning.hands.iter().flat_map(suit_by_suit);
    let common = apart.filter_map(|one| common(&kind(meaning, &one)));
    common.collect()
}

fn common(meaning: &Meaning) -> Option<Common> {
    let mut found: Option<Common> = None;
    let mut balanced = true;
    for (cell, _) in cells(meaning) {
        balanced &= Shape::Balanced.has(cell.lengths);
        let all = found.get_or_insert(Common {
            least: cell.lengths,
            most: cell.lengths,
        });
        for suit in 0..4 {
            all.least[suit] = all.least[suit].min(cell.lengths[suit]);
            all.most[suit] = all.most[suit].max(cell.lengths[suit]);
        }
    }
    found.filter(|_| !balanced)
}

/// The same kind with each length of one of several suits said of one of them, in all ways up to a bound.
fn suit_by_suit(shown: &Shown) -> Vec<Shown> {
    const MOST: usize = 16;
    let mut all = vec![shown.clone()];
    for at in 0..shown.suits.len() {
        let suits = &shown.suits[at].suits;
        if suits.len() < 2 || all.len() * suits.len() > MOST {
            continue;
        }
        let mut apart = Vec::new();
        for one in all {
            for suit in suits {
                let mut of_suit = one.clone();
                of_suit.suits[at].suits = vec![*suit];
                apart.push(of_suit);
            }
        }
        all = apart;
    }
    all
}

/// Whether every hand of the one fits the other.
pub fn is_within(meaning: &Meaning, wider: &Meaning) -> bool {
    cells(meaning).all(|(cell, _)| !wider.says_hands() || wider.fits(&cell))
}
