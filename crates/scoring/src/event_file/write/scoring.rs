//! Writing how an event is scored: the method, what differs from the preset, the event's own scales.

use std::fmt::Write as _;

use super::pairs::{Pairs, in_brackets, quoted};
use crate::event::{Bye, Event, Scoring, Vp};
use crate::federation::Federation;
use crate::settings::{BreakTies, Preset, Settings};
use crate::victory_points::{Column, Scale, TableScale};
use crate::words::{EIGHTS, HALF_WAYS, HALVES, INPUTS, OWN_AVERAGES, PRESETS, SECTIONS, word_of};

pub(super) fn write(out: &mut String, event: &Event) {
    let own = own_scales(event);
    if !own.is_empty() {
        let mut pairs = Pairs::new();
        for own in own {
            pairs.put(&quoted(&own.name), scale(own));
        }
        let _ = writeln!(out, "scales: {}", pairs.close());
    }
    let _ = writeln!(out, "scoring: {}", scoring(&event.scoring));
    let usual = match &event.federation {
        Some(federation) => {
            let known =
                Federation::named(&federation.id).is_some_and(|known| *known == **federation);
            let text = if known {
                &federation.id
            } else {
                federation.text()
            };
            let _ = writeln!(out, "federation: {text}");
            federation.settings.clone()
        }
        None => Settings::preset(event.scoring.settings.preset),
    };
    let settings = settings(&event.scoring.settings, &usual, event.federation.is_some());
    if !settings.is_empty() {
        let _ = writeln!(out, "settings: {}", settings.close());
    }
}

/// The scales that the event brings, and those that it uses and nobody else knows.
fn own_scales(event: &Event) -> Vec<&TableScale> {
    let mut own: Vec<&TableScale> = event.scales.iter().collect();
    let used = event.scoring.vp.iter().map(|vp| &vp.scale);
    let used = used.chain(event.matches.iter().filter_map(|note| note.scale.as_ref()));
    for scale in used {
        let Scale::Table(table) = scale else {
            continue;
        };
        let is_known = own.iter().any(|known| known.name == table.name)
            || Scale::named(&table.name).as_ref() == Some(scale);
        if !is_known {
            own.push(table);
        }
    }
    own
}

fn scoring(scoring: &Scoring) -> String {
    let usual = Scoring::default();
    let mut pairs = Pairs::new();
    pairs.put("method", scoring.method.word());
    pairs.put_if("expected", scoring.expected);
    if scoring.trim != usual.trim {
        pairs.put("trim", scoring.trim);
    }
    pairs.put_if("vp", scoring.vp.as_ref().map(vp));
    if scoring.team_of != 4 {
        pairs.put("team-of", scoring.team_of);
    }
    if scoring.eight != usual.eight {
        pairs.put("teams-of-eight", word_of(&EIGHTS, scoring.eight));
    }
    pairs.close()
}

fn vp(vp: &Vp) -> String {
    let mut pairs = Pairs::new();
    pairs.text("scale", vp.scale.name());
    pairs.put_if("boards", vp.boards);
    pairs.close()
}

/// What differs from the preset.
fn settings(own: &Settings, usual: &Settings, by_federation: bool) -> Pairs {
    let mut pairs = Pairs::new();
    let mut differ = |key: &str, usual: bool, value: String| {
        if !usual {
            pairs.put(key, value);
        }
    };
    macro_rules! put {
        ($field:ident, $key:literal, $value:expr) => {
            differ($key, own.$field == usual.$field, $value.to_string());
        };
    }
    // Beside a federation no preset is named: it would take the federation's place.
    let is_usual = own.preset == Preset::default() || by_federation;
    differ("preset", is_usual, word_of(&PRESETS, own.preset).to_owned());
    put!(
        own_average,
        "own-average",
        word_of(&OWN_AVERAGES, own.own_average)
    );
    put!(
        average_plus_cap,
        "average-plus-cap",
        own.average_plus_cap
            .map_or_else(|| "none".to_owned(), |cap| cap.to_string())
    );
    put!(
        repeated_average_plus,
        "repeated-average-plus",
        in_brackets(own.repeated_average_plus.iter())
    );
    put!(halves, "halves", word_of(&HALVES, own.halves));
    put!(win, "win", own.win);
    put!(
        cross_imps_mean,
        "cross-imps",
        if own.cross_imps_mean { "mean" } else { "sum" }
    );
    put!(
        cross_imps_divisor,
        "cross-imps-divisor",
        own.cross_imps_divisor
    );
    put!(
        datum_par,
        "datum",
        if own.datum_par { "par" } else { "mean" }
    );
    put!(datum_unit, "datum-unit", own.datum_unit);
    put!(imp_unit, "imp-unit", own.imp_unit);
    put!(imp_caps, "imp-caps", own.imp_caps);
    put!(
        hybrid_rounded,
        "hybrid-quotient",
        if own.hybrid_rounded {
            "rounded"
        } else {
            "exact"
        }
    );
    put!(
        standard_value,
        "standard-value",
        own.standard_value
            .as_ref()
            .map_or_else(|| "none".to_owned(), ToString::to_string)
    );
    put!(half_way, "half-way", word_of(&HALF_WAYS, own.half_way));
    put!(sections, "sections", word_of(&SECTIONS, own.sections));
    put!(break_ties, "break-ties", break_ties(&own.break_ties));
    let names = own.strata.iter().map(|name| quoted(name));
    put!(strata, "strata", in_brackets(names));
    let bye = own.bye.as_ref().map(|bye| match bye {
        Bye::AveragePlus => "average-plus".to_owned(),
        Bye::Vps(vps) => vps.to_string(),
        _ => "own-average".to_owned(),
    });
    put!(bye, "bye", bye.unwrap_or_else(|| "own-average".to_owned()));
    let level = own.level.as_ref().map(|level| quoted(level));
    put!(level, "level", level.unwrap_or_else(|| "none".to_owned()));
    pairs
}

fn break_ties(break_ties: &BreakTies) -> String {
    match break_ties {
        BreakTies::Never => "never".to_owned(),
        BreakTies::All => "all".to_owned(),
        BreakTies::Places(places) => in_brackets(places.iter()),
    }
}

fn scale(scale: &TableScale) -> String {
    let mut pairs = Pairs::new();
    pairs.text_if("paragraph", scale.paragraph.as_ref());
    pairs.put("input", word_of(&INPUTS, scale.input));
    pairs.put("column", if scale.nearest { "nearest" } else { "exact" });
    pairs.put("columns", in_brackets(scale.columns.iter().map(column)));
    pairs.close()
}

fn column(column: &Column) -> String {
    let mut pairs = Pairs::new();
    pairs.put("boards", format!("[{}, {}]", column.min, column.max));
    let rows = column.rows.iter();
    let rows = rows.map(|row| format!("[{}, {}, {}]", row.winner, row.loser, row.from));
    pairs.put("rows", in_brackets(rows));
    pairs.close()
}
