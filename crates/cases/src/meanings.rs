//! What a call means, as conditions on the hand and as a purpose, and how two meanings compare (23A of 2017, 27B1b).
//!
//! A [`Meaning`] is read from a short notation, built by taps, or taken from the [`usual`] ones. [`compare`](compare::compare) holds the
//! meaning of a replacement against that of the call withdrawn: the same, a subset, the same purpose, or neither, with a hand that fits
//! the one and not the other. Whether the call is comparable the Director decides.
//!
//! ```
//! use openroom_cases::meanings::compare::{Reading, Relation, compare};
//! use openroom_cases::meanings::Meaning;
//! use openroom_laws::Edition;
//!
//! // 1♣ (1♠) 1♥: not accepted, and replaced by a double (White Book 27.6, 1).
//! let withdrawn: Meaning = "6+ 4+H".parse()?;
//! let replacement: Meaning = "6+ 4+H 4+D".parse()?;
//! let compared = compare(&withdrawn, &replacement, Edition::E2017, Reading::Strict);
//! assert_eq!(compared.relation, Relation::Subset);
//! assert_eq!(compared.clause, Some("23A2"));
//! # Ok::<(), openroom_cases::meanings::notation::NotAMeaning>(())
//! ```

pub mod cells;
pub mod compare;
mod hand;
pub mod notation;
mod purpose;
pub mod usual;
pub mod witness;

pub use hand::{Longer, Range, Shape, Shown, Suit, Suited};
pub use notation::NotAMeaning;
pub use purpose::{About, Purpose};

use openroom_said::{Said, said};
use serde::{Deserialize, Serialize};

/// What a call means: which hands make it, which are ruled out though they fit, and what it is for.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Meaning {
    /// The hands that it shows, one kind or another; none if nothing is said of the hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<Shown>,
    /// The hands that it rules out because another call would show them: what it means is also what it denies.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub except: Vec<Shown>,
    /// What it is for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub purposes: Vec<Purpose>,
}

impl Meaning {
    /// At most so many kinds of hands, and so many conditions on each: nobody's notes have more, and a reader's patience is the bound.
    pub const MOST: usize = 12;

    /// Whether something is said of the hand.
    #[must_use]
    pub fn says_hands(&self) -> bool {
        !self.hands.is_empty()
    }

    /// Whether a hand of those lengths, points and Aces fits.
    #[must_use]
    pub fn fits(&self, cell: &cells::Cell) -> bool {
        self.hands.iter().any(|one| one.fits(cell)) && !self.except.iter().any(|one| one.fits(cell))
    }

    /// What of it bears on hands of those lengths.
    fn at(&self, lengths: [u8; 4]) -> At<'_> {
        let of = |all: &'_ [Shown]| -> Vec<usize> {
            let those = all.iter().enumerate();
            let those = those.filter(|(_, one)| one.fits_lengths(lengths));
            those.map(|(at, _)| at).collect()
        };
        At {
            meaning: self,
            hands: of(&self.hands),
            except: of(&self.except),
        }
    }

    /// The basic meaning, without what it denies: a liberal reading does not go into inferences from calls that were not made
    /// (White Book 27.4.4).
    #[must_use]
    pub fn basic(&self) -> Self {
        let mut hands = self.hands.clone();
        for one in &mut hands {
            one.longer.clear();
        }
        Self {
            hands,
            except: Vec::new(),
            purposes: self.purposes.clone(),
        }
    }

    /// Whether it can be a meaning at all.
    ///
    /// # Errors
    /// What is wrong with it: a range upside down, too much of anything, or conditions that no hand fits.
    pub fn check(&self) -> Result<(), Said> {
        let kinds = self.hands.len() + self.except.len();
        if kinds > Self::MOST || self.purposes.len() > Self::MOST {
            return Err(too_much());
        }
        for one in self.hands.iter().chain(&self.except) {
            one.check()?;
        }
        if !self.says_hands() {
            if !self.except.is_empty() {
                return Err(said!(
                    "meaning-except-of-nothing",
                    "name the hands that the call shows before those that it excludes; write `any` for any hand"
                ));
            }
            return match self.purposes.is_empty() {
                true => Err(said!(
                    "meaning-empty",
                    "the meaning is empty; write what the call shows, such as `12-14 balanced`, or what it is for, such as `asks:aces`"
                )),
                false => Ok(()),
            };
        }
        let some = cells::shapes().any(|lengths| {
            let at = self.at(lengths);
            at.is_possible() && cells::of_lengths(lengths).any(|(cell, _)| at.fits(&cell))
        });
        match some {
            true => Ok(()),
            false => Err(said!(
                "meaning-impossible",
                "no hand of 13 cards fits this meaning"
            )),
        }
    }
}

/// A meaning for hands of given lengths: only the kinds of hands that can have them. All hands of a shape are looked at one after the
/// other, and most kinds do not come into question.
struct At<'a> {
    meaning: &'a Meaning,
    hands: Vec<usize>,
    except: Vec<usize>,
}

impl At<'_> {
    fn is_possible(&self) -> bool {
        !self.hands.is_empty()
    }

    fn fits(&self, cell: &cells::Cell) -> bool {
        let fits =
            |all: &[Shown], which: &[usize]| which.iter().any(|&at| all[at].fits_honours(cell));
        fits(&self.meaning.hands, &self.hands) && !fits(&self.meaning.except, &self.except)
    }
}

fn too_much() -> Said {
    said!(
        "meaning-too-much",
        "a meaning can have at most {most} kinds of hand, conditions or purposes",
        most = Meaning::MOST
    )
}
