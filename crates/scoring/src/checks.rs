//! What is wrong with an event as a whole, whether it was read from a file or built by a program: names that point nowhere,
//! things that are there twice, figures that no rule knows.
//!
//! What only the scoring can tell, a second result of a contestant for a board or a form that nobody shares, is found there.

mod afterwards;
mod results;
pub(crate) mod words;

pub(crate) use afterwards::{match_unknown, victory_points_are_wrong, victory_points_of_scale};
pub(crate) use results::{
    MOST_POINTS, is_sound, parts_are_wrong, points_are_wrong, weight_is_wrong,
};

use openroom_said::{Said, said};
use std::collections::HashSet;

use crate::event::{Edition, Event, EventKind, Method, Name};
use crate::event_error::{EventError, EventErrors};
use crate::roster::Roster;
use crate::settings::Settings;
use crate::victory_points::{Input, Scale, TableScale, by_method};
use words::{below_nought, not_above_nought, not_per_cent};

/// Everything that is wrong.
pub(crate) fn check(event: &Event) -> Result<(), EventErrors> {
    let mut errors = EventErrors::default();
    whole(event, &mut errors);
    // A scale that nothing is looked up in yet does no harm; the act that makes it wrong is told of it.
    if !(event.results.is_empty() && event.matches.is_empty()) {
        scale_of_event(event, &mut errors);
    }
    afterwards::what_is_carried_is_out_of_something(event, &mut errors);
    errors.or(())
}

/// Whether all but the results is as it should be: who goes through them anyway looks at each ([`is_sound`]), and asks [`check`] what is
/// wrong.
pub(crate) fn is_sound_but_for_results(event: &Event, roster: &Roster) -> bool {
    let mut errors = EventErrors::default();
    figures_and_scales(event, &mut errors);
    if !roster.in_order {
        names(event, &mut errors);
    }
    scale_of_event(event, &mut errors);
    afterwards::check(event, &mut errors);
    afterwards::what_is_carried_is_out_of_something(event, &mut errors);
    errors.0.is_empty()
}

/// Everything that is wrong and needs no rule of scoring.
pub(crate) fn whole(event: &Event, errors: &mut EventErrors) {
    head(event, errors);
    results::check(event, errors);
    afterwards::check(event, errors);
}

fn head(event: &Event, errors: &mut EventErrors) {
    figures_and_scales(event, errors);
    names(event, errors);
}

fn figures_and_scales(event: &Event, errors: &mut EventErrors) {
    let found = [method(event), settings(event), scales(event)];
    for error in found.into_iter().flatten() {
        errors.push(error);
    }
}

fn names(event: &Event, errors: &mut EventErrors) {
    let names = event.contestants.iter().map(|contestant| &contestant.name);
    if let Some((_, error)) = named_twice(names) {
        errors.push(error.within("contestants"));
    }
}

/// Whether two have the same name; the place of the second.
pub(crate) fn named_twice<'n>(
    names: impl Iterator<Item = &'n Name> + Clone,
) -> Option<(usize, EventError)> {
    // Nearly always they are numbered in order.
    if names.clone().is_sorted_by(|one, next| one < next) {
        return None;
    }
    let mut seen = HashSet::new();
    let (place, name) = names.enumerate().find(|(_, name)| !seen.insert(*name))?;
    let problem = said!(
        "scored-contestant-there-twice",
        "contestant {name} appears twice",
        name
    );
    let remedy = said!(
        "scored-give-each-contestant-own",
        "give each contestant its own id"
    );
    let error = EventError::new(0, problem, remedy);
    Some((place, error.within(&format!("[{place}]"))))
}

/// A method is one of pairs and individuals, or one of teams.
fn method(event: &Event) -> Option<EventError> {
    let method = event.scoring.method;
    let of_teams = matches!(
        method,
        Method::Imps | Method::Total | Method::PointABoard | Method::Hybrid
    );
    if of_teams == (event.kind == EventKind::Teams) || method == Method::Total {
        return None;
    }
    let problem = said!(
        "scored-method-does-not-go",
        "the method {method} cannot be used in this type of event",
        method = method.word()
    );
    let remedy = said!(
        "scored-pairs-individual-matchpoints-cross",
        "for pairs and individual events use matchpoints, cross-imps, butler or total; for teams use imps, total, point-a-board or hybrid"
    );
    Some(EventError::new(0, problem, remedy).within("scoring.method"))
}

fn settings(event: &Event) -> Option<EventError> {
    let settings = &event.scoring.settings;
    if !settings.repeated_average_plus.is_empty() && event.edition == Edition::E2007 {
        let problem = said!(
            "scored-repeated-average-plus-rests",
            "`repeated-average-plus` is based on 12C2d, which is not in the 2007 Laws"
        );
        let remedy = said!(
            "scored-take-out-or-set",
            "take out `repeated-average-plus`, or set `edition: 2017`"
        );
        return Some(EventError::new(0, problem, remedy).within("settings.repeated-average-plus"));
    }
    let (key, (problem, remedy)) = figures(settings)?;
    let error = EventError::new(0, problem, remedy);
    Some(error.within(&format!("settings.{key}")))
}

/// A figure that no rule knows, with the key of its setting.
fn figures(settings: &Settings) -> Option<(&'static str, (Said, Said))> {
    let above = [
        ("cross-imps-divisor", Some(&settings.cross_imps_divisor)),
        ("datum-unit", Some(&settings.datum_unit)),
        ("standard-value", settings.standard_value.as_ref()),
    ];
    let above = above.into_iter().filter_map(|(key, value)| {
        let value = value.filter(|value| value.signum() <= 0)?;
        Some((key, not_above_nought(value)))
    });
    let mut repeated = settings.repeated_average_plus.iter();
    let per_cent = repeated.find_map(|value| not_per_cent(value, value));
    let unit = Some(&settings.imp_unit).filter(|unit| unit.signum() < 0);
    let win = Some(settings.win).filter(|win| !matches!(win, 1 | 2));
    let win = win.map(|win| {
        let problem = said!("placed-not-allowed", "{what} is not allowed", what = win);
        (
            problem,
            said!("placed-allowed", "use {allowed}", allowed = "1, 2"),
        )
    });
    above
        .chain(per_cent.map(|wrong| ("repeated-average-plus", wrong)))
        .chain(unit.map(|unit| ("imp-unit", below_nought(unit))))
        .chain(win.map(|wrong| ("win", wrong)))
        .next()
}

/// What is wrong with the scale of an event of which all is known.
pub(crate) fn scale_of_event(event: &Event, errors: &mut EventErrors) {
    if let Some(error) = vp(event) {
        errors.push(error);
    }
}

/// The scale of the event is one for its method, and has a column for its matches: said once, not for each match.
fn vp(event: &Event) -> Option<EventError> {
    let vp = event.scoring.vp.as_ref()?;
    let method = event.scoring.method;
    let wanted = match method {
        Method::Imps | Method::CrossImps | Method::Butler => Some(Input::Imps),
        Method::Matchpoints => Some(Input::Percent),
        Method::Total | Method::PointABoard | Method::Hybrid => None,
    };
    if wanted != Some(vp.scale.input()) {
        let problem = said!(
            "scored-scale-not-for-method",
            "the scale {scale} cannot be used with the method {method}",
            scale = vp.scale.name(),
            method = method.word()
        );
        let names = Scale::names();
        let fits = |name: &&&str| Scale::named(name).map(|scale| scale.input()) == wanted;
        let fitting: Vec<&str> = names.iter().filter(fits).copied().collect();
        let remedy = match wanted {
            Some(_) => said!(
                "scored-scales-for-method",
                "use a scale for this method: {scales}",
                scales = fitting.join(", ")
            ),
            None => said!(
                "scored-no-scale-for-method",
                "take out `scoring.vp`: this method has no victory points of its own to look up"
            ),
        };
        return Some(EventError::new(0, problem, remedy).within("scoring.vp"));
    }
    let boards = vp.boards?;
    let added = event.adds_teams_of_eight();
    let none = by_method(&vp.scale, method, added, boards).err()?;
    let remedy = said!(
        "scored-column-for-boards",
        "set `scoring.vp.boards` to a length that the scale has, or use another scale"
    );
    Some(EventError::new(0, none.said(), remedy).within("scoring.vp"))
}

/// The scales that the event brings, and those that are named where it is scored.
fn scales(event: &Event) -> Option<EventError> {
    let used = event.scoring.vp.iter().map(|vp| &vp.scale);
    let used = used.chain(event.matches.iter().filter_map(|note| note.scale.as_ref()));
    let used = used.filter_map(|scale| match scale {
        Scale::Table(table) => Some(table),
        Scale::Wbf | Scale::WbfDiscrete => None,
    });
    let all = event.scales.iter().chain(used);
    let mut wrong = all.filter_map(|scale| Some((scale, scale_is_wrong(scale)?)));
    let (scale, (problem, remedy)) = wrong.next()?;
    let error = EventError::new(0, problem, remedy);
    Some(error.within(&format!("scales.{}", scale.name)))
}

/// Columns that no number of boards shares, each with rows that rise.
pub(crate) fn scale_is_wrong(scale: &TableScale) -> Option<(Said, Said)> {
    if scale.columns.is_empty() {
        let remedy = said!("scored-write-least-one", "write at least one column");
        return Some((said!("scored-no-columns", "there are no columns"), remedy));
    }
    let mut pairs = scale.columns.windows(2);
    if let Some(pair) = pairs.find(|pair| pair[0].max >= pair[1].min) {
        let problem = said!(
            "scored-two-columns-hold-boards",
            "two columns cover the same number of boards, {min}",
            min = pair[1].min
        );
        let remedy = said!(
            "scored-give-each-number-boards",
            "give each number of boards one column"
        );
        return Some((problem, remedy));
    }
    scale.columns.iter().find_map(column_is_wrong)
}

pub(crate) fn column_is_wrong(column: &crate::victory_points::Column) -> Option<(Said, Said)> {
    if column.min > column.max {
        let problem = said!(
            "scored-fewest-boards-more-than",
            "the minimum number of boards is more than the maximum"
        );
        return Some((
            problem,
            said!("scored-turn-them-round", "swap the two numbers"),
        ));
    }
    let rising = column
        .rows
        .windows(2)
        .all(|pair| pair[0].from < pair[1].from && pair[0].winner <= pair[1].winner);
    if column.rows.is_empty() || !rising {
        let remedy = said!(
            "scored-drawn-row-first-then",
            "write the row for a tie first, then margins and victory points in ascending order"
        );
        return Some((
            said!(
                "scored-rows-do-not-rise",
                "the rows are not in ascending order"
            ),
            remedy,
        ));
    }
    None
}
