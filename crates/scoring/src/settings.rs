//! What regulations may vary: every **option** and every **open** point of the rules, with two presets.
//!
//! `docs/scoring.md` gives the reason for each value.

use std::sync::Arc;

use crate::Exact;
use crate::event::Bye;
use crate::exact::Halves;
use crate::federation::{Federation, Rules};

/// Where a contestant's own average may replace average plus or minus (12C2c).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum OwnAverage {
    /// In pairs and individual events. In a match of two teams average plus is a fixed number of IMPs (White Book
    /// 12.1.1, note).
    #[default]
    Pairs,
    /// In team matches too.
    All,
    /// Nowhere.
    Never,
}

/// Whether several sections are one field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Sections {
    /// A board is compared across all sections.
    #[default]
    Together,
    /// Each section is a field of its own.
    Apart,
}

/// On which side of half-way a withdrawal exactly half-way lies (145.2 leaves it open).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum HalfWay {
    /// A withdrawal exactly half-way counts as before it: results are cancelled.
    Cancelled,
    /// It counts as after it: results stand.
    #[default]
    Kept,
}

/// Which ties are to be broken (White Book 143.4).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[non_exhaustive]
pub enum BreakTies {
    /// None: those who are equal share the place.
    #[default]
    Never,
    /// Only for these places: 1 for a trophy, 8 when eight qualify.
    Places(Vec<u32>),
    /// All.
    All,
}

/// The settings of an event.
#[derive(Debug, Clone, PartialEq)]
pub struct Settings {
    /// The preset from which the others started.
    pub preset: Preset,
    /// Own average in place of average plus and minus.
    pub own_average: OwnAverage,
    /// Boards with average plus for one contestant and session; further ones are not scored (White Book 12.20).
    pub average_plus_cap: Option<u32>,
    /// 12C2d of 2017: per cent for the first, second, third ... average plus of a session; the last repeats.
    pub repeated_average_plus: Vec<Exact>,
    /// Exact halves (78.5.1).
    pub halves: Halves,
    /// Points for a result beaten: 2 or 1 (78A).
    pub win: u32,
    /// Cross-IMPs: divide by the number of comparisons.
    pub cross_imps_mean: bool,
    /// Cross-IMPs to victory points: share of the number of scores by which the sum is divided (161.4).
    pub cross_imps_divisor: Exact,
    /// Butler: the datum is the par of the board, not a mean of the results.
    pub datum_par: bool,
    /// Butler: the unit of the datum (78.5.2).
    pub datum_unit: Exact,
    /// Weighted IMPs: the unit to which a board is rounded; 0 leaves fractions (12.5, 12.1.4).
    pub imp_unit: Exact,
    /// Cap on the IMPs of a short match without victory points (161.1, 161.3).
    pub imp_caps: bool,
    /// The quotient of 161.7 is rounded before it is looked up.
    pub hybrid_rounded: bool,
    /// The standard value, if regulations have another than White Book 12.5.
    pub standard_value: Option<Exact>,
    /// A withdrawal exactly half-way (145.2).
    pub half_way: HalfWay,
    /// Sections as one field or several.
    pub sections: Sections,
    /// Which ties are broken.
    pub break_ties: BreakTies,
    /// The strata, the highest first; without it in the order of their names.
    pub strata: Vec<String>,
    /// What a bye is worth, if the event says something else than its federation (80.5).
    pub bye: Option<Bye>,
    /// The level of the event, as its federation calls it: master points go by it.
    pub level: Option<String>,
    /// The rules of the federation that the scoring applies.
    pub rules: Arc<Rules>,
}

/// Whose values the settings start from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Preset {
    /// The White Book.
    #[default]
    Ebu,
    /// International practice.
    Wbf,
}

impl Settings {
    /// What the rounding of weighted IMPs rests on: the White Book rounds halves down, and whoever does otherwise does it by a setting.
    pub(crate) const fn rounding_rule(&self) -> &'static str {
        match self.halves {
            Halves::TowardZero => "White Book 12.5, 78.5.1",
            _ => "White Book 12.5; setting halves",
        }
    }

    /// The values of a preset: those of the federation that it stands for.
    #[must_use]
    pub fn preset(preset: Preset) -> Self {
        let settings = Federation::of(preset).settings.clone();
        Self { preset, ..settings }
    }

    /// Values that are no rule of anybody: what a federation starts from before it says its own.
    pub(crate) fn bare() -> Self {
        Self {
            preset: Preset::Ebu,
            own_average: OwnAverage::Pairs,
            average_plus_cap: None,
            repeated_average_plus: Vec::new(),
            halves: Halves::TowardZero,
            win: 2,
            cross_imps_mean: false,
            cross_imps_divisor: Exact::ONE,
            datum_par: false,
            datum_unit: Exact::ONE,
            imp_unit: Exact::ZERO,
            imp_caps: false,
            hybrid_rounded: true,
            standard_value: None,
            half_way: HalfWay::Kept,
            sections: Sections::Together,
            break_ties: BreakTies::Never,
            strata: Vec::new(),
            bye: None,
            level: None,
            rules: Arc::default(),
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self::preset(Preset::Ebu)
    }
}
