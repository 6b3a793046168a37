//! Reading the settings of an event.

use super::EventError;
use super::fields::{Fields, each, exact, more_than_nought, positive, truth, whole, word};
use crate::Exact;
use crate::event::Edition;
use crate::exact::Halves;
use crate::settings::{BreakTies, HalfWay, OwnAverage, Preset, Sections, Settings};
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
    "datum-unit",
    "imp-unit",
    "imp-caps",
    "hybrid-quotient",
    "standard-value",
    "half-way",
    "sections",
    "break-ties",
];

pub fn settings(node: &Node, edition: Edition) -> Result<Settings, EventError> {
    let fields = Fields::of(node, SETTINGS)?;
    let presets = [("ebu", Preset::Ebu), ("wbf", Preset::Wbf)];
    let preset = fields
        .read("preset", |node| word(node, &presets))?
        .unwrap_or_default();
    let mut settings = Settings::preset(preset);
    macro_rules! set {
        ($field:ident, $key:literal, $read:expr) => {
            if let Some(value) = fields.read($key, $read)? {
                settings.$field = value;
            }
        };
    }
    let own = [
        ("pairs", OwnAverage::Pairs),
        ("all", OwnAverage::All),
        ("never", OwnAverage::Never),
    ];
    let halves = [
        ("toward-zero", Halves::TowardZero),
        ("down", Halves::Down),
        ("away-from-zero", Halves::AwayFromZero),
        ("up", Halves::Up),
    ];
    set!(own_average, "own-average", |node| word(node, &own));
    set!(average_plus_cap, "average-plus-cap", |node| whole(node)
        .map(Some));
    set!(repeated_average_plus, "repeated-average-plus", |node| each(
        node, percent
    ));
    set!(halves, "halves", |node| word(node, &halves));
    set!(win, "win", |node| word(node, &[("1", 1), ("2", 2)]));
    set!(cross_imps_mean, "cross-imps", |node| word(
        node,
        &[("sum", false), ("mean", true)]
    ));
    set!(cross_imps_divisor, "cross-imps-divisor", more_than_nought);
    set!(datum_unit, "datum-unit", more_than_nought);
    set!(imp_unit, "imp-unit", not_negative);
    set!(imp_caps, "imp-caps", truth);
    set!(hybrid_rounded, "hybrid-quotient", |node| word(
        node,
        &[("rounded", true), ("exact", false)]
    ));
    set!(standard_value, "standard-value", |node| more_than_nought(
        node
    )
    .map(Some));
    set!(half_way, "half-way", |node| word(
        node,
        &[("cancelled", HalfWay::Cancelled), ("kept", HalfWay::Kept)]
    ));
    set!(sections, "sections", |node| word(
        node,
        &[("together", Sections::Together), ("apart", Sections::Apart)]
    ));
    set!(break_ties, "break-ties", |node| match node.text() {
        Some(_) => word(
            node,
            &[("never", BreakTies::Never), ("all", BreakTies::All)]
        ),
        None => each(node, positive).map(BreakTies::Places),
    });
    if !settings.repeated_average_plus.is_empty() && edition == Edition::Laws2007 {
        let line = fields
            .get("repeated-average-plus")
            .map_or(node.line, |node| node.line);
        let problem = said!(
            "scored-repeated-average-plus-rests",
            "repeated-average-plus rests on 12C2d, which the Laws of 2007 have not"
        );
        return Err(EventError::new(
            line,
            problem,
            said!(
                "scored-take-out-or-set",
                "take it out, or set edition: 2017"
            ),
        ));
    }
    Ok(settings)
}

fn not_negative(node: &Node) -> Result<Exact, EventError> {
    let number = exact(node)?;
    if number.signum() >= 0 {
        return Ok(number);
    }
    let problem = said!(
        "scored-less-than-0",
        "{what} is less than 0",
        what = node.shown()
    );
    Err(EventError::new(
        node.line,
        problem,
        said!("scored-0-or-more", "0 or more"),
    ))
}

fn percent(node: &Node) -> Result<Exact, EventError> {
    let number = not_negative(node)?;
    if number <= Exact::int(100) {
        return Ok(number);
    }
    let problem = said!(
        "scored-more-than-100-per",
        "{what} is more than 100 per cent",
        what = node.shown()
    );
    Err(EventError::new(
        node.line,
        problem,
        said!("scored-0-100", "0 to 100"),
    ))
}
