//! Reading the settings of an event.

use crate::Exact;
use crate::checks::words::{below_nought, not_per_cent};
use crate::event::Bye;
use crate::event_error::EventError;
use crate::fields::{Fields, each, exact, more_than_nought, positive, text, truth, whole, word};
use crate::settings::{BreakTies, Settings};
use crate::words::{HALF_WAYS, HALVES, OWN_AVERAGES, PRESETS, SECTIONS};
use openroom_placed::Node;
use openroom_said::said;

/// The settings that regulations may vary, by their names in the event file.
pub const SETTINGS: &[&str] = &[
    "preset",
    "own-average",
    "average-plus-cap",
    "repeated-average-plus",
    "halves",
    "win",
    "cross-imps",
    "cross-imps-divisor",
    "datum",
    "datum-unit",
    "imp-unit",
    "imp-caps",
    "hybrid-quotient",
    "standard-value",
    "half-way",
    "sections",
    "break-ties",
    "strata",
    "level",
    "bye",
];

/// The settings of an event, over those of its federation or of the preset that it names.
pub fn settings(node: &Node, base: Option<&Settings>) -> Result<Settings, EventError> {
    let fields = Fields::of(node, SETTINGS)?;
    let preset = fields.read("preset", |node| word(node, &PRESETS))?;
    let base = match (preset, base) {
        (None, Some(base)) => base.clone(),
        (preset, _) => Settings::preset(preset.unwrap_or_default()),
    };
    settings_over(node, base)
}

/// The same over any others.
pub fn settings_over(node: &Node, mut settings: Settings) -> Result<Settings, EventError> {
    let fields = Fields::of(node, SETTINGS)?;
    macro_rules! set {
        ($field:ident, $key:literal, $read:expr) => {
            if let Some(value) = fields.read($key, $read)? {
                settings.$field = value;
            }
        };
    }
    set!(own_average, "own-average", |node| word(node, &OWN_AVERAGES));
    set!(average_plus_cap, "average-plus-cap", |node| or_none(
        node, whole
    ));
    set!(repeated_average_plus, "repeated-average-plus", |node| {
        or_none(node, |node| each(node, percent)).map(Option::unwrap_or_default)
    });
    set!(halves, "halves", |node| word(node, &HALVES));
    set!(win, "win", |node| word(node, &[("1", 1), ("2", 2)]));
    set!(cross_imps_mean, "cross-imps", |node| word(
        node,
        &[("sum", false), ("mean", true)]
    ));
    set!(cross_imps_divisor, "cross-imps-divisor", more_than_nought);
    set!(datum_par, "datum", |node| word(
        node,
        &[("mean", false), ("par", true)]
    ));
    set!(datum_unit, "datum-unit", more_than_nought);
    set!(imp_unit, "imp-unit", not_negative);
    set!(imp_caps, "imp-caps", truth);
    set!(hybrid_rounded, "hybrid-quotient", |node| word(
        node,
        &[("rounded", true), ("exact", false)]
    ));
    set!(standard_value, "standard-value", |node| or_none(
        node,
        more_than_nought
    ));
    set!(half_way, "half-way", |node| word(node, &HALF_WAYS));
    set!(sections, "sections", |node| word(node, &SECTIONS));
    set!(break_ties, "break-ties", |node| match node.text() {
        Some(_) => word(
            node,
            &[("never", BreakTies::Never), ("all", BreakTies::All)]
        ),
        None => each(node, positive).map(BreakTies::Places),
    });
    set!(strata, "strata", |node| {
        or_none(node, |node| each(node, text)).map(Option::unwrap_or_default)
    });
    set!(level, "level", |node| or_none(node, text));
    set!(bye, "bye", |node| bye(node).map(Some));
    Ok(settings)
}

/// What a bye is worth: a word, or victory points.
pub fn bye(node: &Node) -> Result<Bye, EventError> {
    match node.text() {
        Some("own-average") => Ok(Bye::OwnAverage),
        Some("average-plus") => Ok(Bye::AveragePlus),
        Some(_) => exact(node).map(Bye::Vps).map_err(|_| {
            let remedy = said!(
                "scored-write-bye",
                "write `own-average`, `average-plus` or victory points such as 12"
            );
            EventError::new(
                node.line,
                said!("scored-not-bye", "this is not a bye"),
                remedy,
            )
        }),
        None => {
            let fields = Fields::of(node, &["vps"])?;
            fields.read_needed("vps", exact).map(Bye::Vps)
        }
    }
}

/// A value, or the word for none.
fn or_none<T>(
    node: &Node,
    read: impl FnOnce(&Node) -> Result<T, EventError>,
) -> Result<Option<T>, EventError> {
    match node.text() {
        Some("none") => Ok(None),
        _ => read(node).map(Some),
    }
}

fn not_negative(node: &Node) -> Result<Exact, EventError> {
    let number = exact(node)?;
    match number.signum() < 0 {
        true => Err(EventError::of(node.line, below_nought(node.shown()))),
        false => Ok(number),
    }
}

fn percent(node: &Node) -> Result<Exact, EventError> {
    let number = exact(node)?;
    match not_per_cent(&number, node.shown()) {
        Some(wrong) => Err(EventError::of(node.line, wrong)),
        None => Ok(number),
    }
}
