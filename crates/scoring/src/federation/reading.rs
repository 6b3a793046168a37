//! Reading the file of a federation.

use openroom_placed::{Node, Value};
use openroom_said::said;

use super::master_points::{Falls, First, MasterPoints, Rounding, Scale, Shared};
use super::numbers::{CheckDigit, PlayerNumbers};
use super::rules::{Rules, StandardValues, TieTests};
use super::{
    Byes, Category, EntryLimit, Federation, Offence, Only, Penalties, Person, in_line, shared,
};
use crate::Exact;
use crate::event::Bye;
use crate::event_error::{EventError, EventErrors};
use crate::event_file::{SETTINGS, settings_over};
use crate::fields::{Fields, each, exact, more_than_nought, positive, text, truth, whole, word};
use crate::settings::Settings;
use crate::tie_break::Test;
use crate::words::{KINDS, STRUCTURES};

/// The keys of the file.
pub const KEYS: [&str; 12] = [
    "federation",
    "settings",
    "ties",
    "standard-values",
    "conduct",
    "penalties",
    "byes",
    "withdrawal",
    "entries",
    "player-numbers",
    "categories",
    "master-points",
];

/// How events are run: the settings of the same names of an event log.
pub const CONDUCT: [&str; 7] = [
    "periods",
    "correction-minutes",
    "ruling-minutes",
    "appeal-minutes",
    "gross-error-days",
    "late-minutes",
    "deposit",
];

/// Settings of an event that no federation gives.
const OF_AN_EVENT: [&str; 2] = ["preset", "level"];

const TESTS: [(&str, Test); 10] = [
    ("own-match", Test::OwnMatchFinal),
    ("own-match-basic", Test::OwnMatchBasic),
    ("beat-all", Test::BeatAllFinal),
    ("among", Test::AmongThemselvesFinal),
    ("beat-all-basic", Test::BeatAllBasic),
    ("among-basic", Test::AmongThemselvesBasic),
    ("matches-won", Test::MatchesWon),
    ("tie-break-points", Test::TieBreakPoints),
    ("basic-method", Test::BasicMethod),
    ("board-count", Test::BoardCount),
];

/// One without any rule: where a file has none to start from.
pub(super) fn empty() -> Federation {
    Federation {
        id: String::new(),
        name: String::new(),
        source: String::new(),
        settings: Settings::bare(),
        conduct: Vec::new(),
        penalties: Penalties::default(),
        byes: Byes {
            swiss: Bye::OwnAverage,
            round_robin: Bye::OwnAverage,
        },
        fine_most: Exact::ZERO,
        entries: Vec::new(),
        numbers: None,
        categories: Vec::new(),
        master_points: None,
        text: String::new(),
    }
}

pub(super) fn federation(node: &Node) -> Result<Federation, EventErrors> {
    let fields = Fields::of(node, &KEYS)?;
    let head = fields.need("federation")?;
    let head = Fields::of(head, &["id", "name", "source", "based-on"])
        .map_err(|error| error.within("federation"))?;
    let base = head
        .read("based-on", |node| {
            let name = text(node)?;
            Federation::named(&name).ok_or_else(|| {
                let problem = said!(
                    "federation-unknown",
                    "the federation {what} is unknown",
                    what = node.shown()
                );
                let remedy = said!(
                    "federation-known",
                    "use one of {known}",
                    known = Federation::NAMES.join(", ")
                );
                EventError::new(node.line, problem, remedy)
            })
        })
        .map_err(|error| error.within("federation"))?;
    let mut made = base.cloned().unwrap_or_else(empty);
    made.id = head.read_needed("id", text)?;
    made.name = head.read("name", text)?.unwrap_or_else(|| made.id.clone());
    made.source = head.read("source", text)?.unwrap_or(made.source);
    let mut errors = EventErrors::default();
    let mut rules = Rules {
        federation: made.id.clone(),
        ..(*made.settings.rules).clone()
    };
    for key in KEYS.iter().skip(1) {
        let Some(node) = fields.get(key) else {
            // Who starts from nothing says all that has to be known.
            let may_lack = ["player-numbers", "categories", "master-points", "entries"];
            if base.is_none() && !may_lack.contains(key) {
                errors.push(missing(fields.line, key));
            }
            continue;
        };
        if let Err(error) = section(key, node, &mut made, &mut rules, base.is_some()) {
            errors.push(error.within(key));
        }
    }
    made.settings.rules = shared(rules);
    in_line(node, &mut made.text);
    errors.or(made)
}

fn missing(line: u32, key: &str) -> EventError {
    let problem = said!("federation-missing", "`{key}` is missing", key);
    let remedy = said!(
        "federation-give-or-base",
        "give it, or write `based-on: white-book` or `based-on: wbf` under `federation`"
    );
    EventError::new(line, problem, remedy)
}

fn section(
    key: &str,
    node: &Node,
    made: &mut Federation,
    rules: &mut Rules,
    has_base: bool,
) -> Result<(), EventError> {
    match key {
        "settings" => made.settings = settings(node, made.settings.clone(), has_base)?,
        "ties" => rules.ties = ties(node)?,
        "standard-values" => rules.standard = standard_values(node)?,
        "conduct" => conduct(node, &mut made.conduct, has_base)?,
        "penalties" => made.penalties = penalties(node)?,
        "byes" => made.byes = byes(node)?,
        "withdrawal" => {
            let fields = Fields::of(node, &["fine-most"])?;
            made.fine_most = fields.read_needed("fine-most", exact)?;
        }
        "entries" => made.entries = each(node, entry)?,
        "player-numbers" => made.numbers = Some(numbers(node)?),
        "categories" => made.categories = each(node, category)?,
        _ => made.master_points = Some(master_points(node)?),
    }
    Ok(())
}

fn settings(node: &Node, base: Settings, has_base: bool) -> Result<Settings, EventError> {
    if let Value::Map(pairs) = &node.value {
        let said_so = |key: &str| pairs.iter().any(|(name, _)| name.text() == Some(key));
        if let Some(key) = OF_AN_EVENT.iter().find(|key| said_so(key)) {
            let problem = said!(
                "federation-setting-of-event",
                "`{key}` is for an event, not for a federation",
                key
            );
            let remedy = said!("federation-take-out", "take it out");
            return Err(EventError::new(node.line, problem, remedy));
        }
        let all = SETTINGS.iter().filter(|key| !OF_AN_EVENT.contains(*key));
        if let Some(key) = all.filter(|_| !has_base).find(|key| !said_so(key)) {
            return Err(missing(node.line, key));
        }
    }
    settings_over(node, base)
}

fn ties(node: &Node) -> Result<TieTests, EventError> {
    let fields = Fields::of(node, &["two", "more", "all", "never-in-round-robin"])?;
    let tests = |key: &str| {
        let read = fields.read(key, |node| each(node, |node| word(node, &TESTS)));
        read.map(Option::unwrap_or_default)
    };
    Ok(TieTests {
        two: tests("two")?,
        more: tests("more")?,
        all: tests("all")?,
        never_in_round_robin: tests("never-in-round-robin")?,
    })
}

fn standard_values(node: &Node) -> Result<StandardValues, EventError> {
    let fields = Fields::of(
        node,
        &[
            "matchpoints",
            "cross-imps",
            "butler",
            "imps",
            "total",
            "point-a-board",
            "hybrid",
            "vp",
            "vp-short",
        ],
    )?;
    let value = |key: &str| fields.read_needed(key, more_than_nought);
    Ok(StandardValues {
        matchpoints: value("matchpoints")?,
        cross_imps: value("cross-imps")?,
        butler: value("butler")?,
        imps: fields.read_needed("imps", by_number)?,
        total: value("total")?,
        point_a_board: value("point-a-board")?,
        hybrid: value("hybrid")?,
        vp: value("vp")?,
        vp_short: fields.read("vp-short", |node| {
            let fields = Fields::of(node, &["below", "value"])?;
            let below = fields.read_needed("below", positive)?;
            Ok((below, fields.read_needed("value", more_than_nought)?))
        })?,
    })
}

/// A value for each number, the smallest number first: `{4: 3, 8: 4}`.
fn by_number(node: &Node) -> Result<Vec<(u32, Exact)>, EventError> {
    let Value::Map(pairs) = &node.value else {
        let problem = said!(
            "federation-not-by-number",
            "this is not a value for each number"
        );
        let remedy = said!("federation-write-by-number", "write `{{4: 3, 8: 4}}`");
        return Err(EventError::new(node.line, problem, remedy));
    };
    let read = |(key, value): &(Node, Node)| Ok((positive(key)?, more_than_nought(value)?));
    let mut all: Vec<(u32, Exact)> = pairs.iter().map(read).collect::<Result<_, EventError>>()?;
    all.sort_by_key(|(number, _)| *number);
    Ok(all)
}

fn conduct(
    node: &Node,
    conduct: &mut Vec<(String, String)>,
    has_base: bool,
) -> Result<(), EventError> {
    let fields = Fields::of(node, &CONDUCT)?;
    for key in CONDUCT {
        let Some(value) = fields.read(key, text)? else {
            if !has_base {
                return Err(missing(node.line, key));
            }
            continue;
        };
        let number = value.parse::<u32>().is_ok() || value == "none";
        let sound = match key {
            "periods" => ["white-book", "laws"].contains(&value.as_str()),
            "deposit" => true,
            "gross-error-days" => number,
            _ => value.parse::<u32>().is_ok(),
        };
        if !sound {
            let problem = said!(
                "federation-not-for-key",
                "{value} cannot stand for `{key}`",
                value = openroom_said::quoted(&value),
                key
            );
            let remedy = said!(
                "federation-write-number",
                "write a whole number; for `periods` write white-book or laws"
            );
            return Err(EventError::new(node.line, problem, remedy));
        }
        conduct.retain(|(name, _)| name != key);
        conduct.push((key.to_owned(), value));
    }
    Ok(())
}

fn penalties(node: &Node) -> Result<Penalties, EventError> {
    let fields = Fields::of(node, &["ladder", "schedule"])?;
    let (warnings, first, step) = fields.read_needed("ladder", |node| {
        let fields = Fields::of(node, &["warnings", "first", "step"])?;
        let first = fields.read_needed("first", more_than_nought)?;
        let step = fields.read_needed("step", exact)?;
        Ok((fields.read_needed("warnings", whole)?, first, step))
    })?;
    let offence = |node: &Node| {
        let fields = Fields::of(node, &["offence", "standard", "warnings", "rule"])?;
        Ok(Offence {
            offence: fields.read_needed("offence", text)?,
            standard: fields.read_needed("standard", more_than_nought)?,
            warnings: fields.read("warnings", whole)?.unwrap_or(0),
            rule: fields.read("rule", text)?.unwrap_or_default(),
        })
    };
    Ok(Penalties {
        warnings,
        first,
        step,
        schedule: fields
            .read("schedule", |node| each(node, offence))?
            .unwrap_or_default(),
    })
}

fn byes(node: &Node) -> Result<Byes, EventError> {
    let fields = Fields::of(node, &["swiss", "round-robin"])?;
    let bye = |node: &Node| match node.text() {
        Some("own-average") => Ok(Bye::OwnAverage),
        Some("average-plus") => Ok(Bye::AveragePlus),
        _ => {
            let fields = Fields::of(node, &["vps"])?;
            fields.read_needed("vps", exact).map(Bye::Vps)
        }
    };
    Ok(Byes {
        swiss: fields.read_needed("swiss", bye)?,
        round_robin: fields.read_needed("round-robin", bye)?,
    })
}

/// Two whole numbers, the smaller first.
fn range(node: &Node) -> Result<(u32, u32), EventError> {
    match each(node, positive)?[..] {
        [least, most] if least <= most => Ok((least, most)),
        _ => {
            let problem = said!(
                "federation-not-range",
                "these are not the least and the most"
            );
            let remedy = said!("federation-write-range", "write `[4, 6]`");
            Err(EventError::new(node.line, problem, remedy))
        }
    }
}

fn entry(node: &Node) -> Result<EntryLimit, EventError> {
    let fields = Fields::of(node, &["kind", "players", "most"])?;
    Ok(EntryLimit {
        kind: fields.read_needed("kind", |node| word(node, &KINDS))?,
        players: fields.read_needed("players", range)?,
        most: fields.read("most", positive)?,
    })
}

fn numbers(node: &Node) -> Result<PlayerNumbers, EventError> {
    let fields = Fields::of(node, &["digits", "check"])?;
    let (least, most) = fields.read_needed("digits", range)?;
    let check = fields.read("check", |node| {
        let fields = Fields::of(node, &["weights", "modulus", "complement", "ten"])?;
        let weights = fields.read_needed("weights", |node| each(node, positive))?;
        let modulus = fields.read_needed("modulus", positive)?;
        if !(2..=11).contains(&modulus) || weights.len() + 1 < most as usize {
            let problem = said!(
                "federation-check-digit",
                "no check digit can follow from this"
            );
            let remedy = said!(
                "federation-check-weights",
                "write a modulus from 2 to 11, and a weight for each digit before the check digit"
            );
            return Err(EventError::new(node.line, problem, remedy));
        }
        Ok(CheckDigit {
            weights,
            modulus,
            complement: fields.read("complement", truth)?.unwrap_or(false),
            ten: fields
                .read("ten", text)?
                .and_then(|text| text.chars().next()),
        })
    })?;
    Ok(PlayerNumbers {
        digits: (least as usize, most as usize),
        check,
    })
}

fn category(node: &Node) -> Result<Category, EventError> {
    let fields = Fields::of(node, &["id", "age", "only"])?;
    let only = [
        ("women", Only::Women),
        ("men", Only::Men),
        ("mixed", Only::Mixed),
    ];
    let age = fields.read("age", |node| {
        let fields = Fields::of(node, &["least", "most"])?;
        Ok((fields.read("least", whole)?, fields.read("most", whole)?))
    })?;
    let (age_least, age_most) = age.unwrap_or((None, None));
    let category = Category {
        id: fields.read_needed("id", text)?,
        age_least,
        age_most,
        only: fields.read("only", |node| word(node, &only))?,
    };
    // One that nobody could play in is a slip.
    let nobody = age_least
        .zip(age_most)
        .is_some_and(|(least, most)| least > most);
    match nobody || category.admits(&[Person::default()]) == Some(false) {
        false => Ok(category),
        true => {
            let problem = said!(
                "federation-category-empty",
                "nobody can be of this category"
            );
            let remedy = said!("federation-category-ages", "correct the ages");
            Err(EventError::new(node.line, problem, remedy))
        }
    }
}

fn master_points(node: &Node) -> Result<MasterPoints, EventError> {
    let fields = Fields::of(node, &["unit", "rounding", "shared", "scales"])?;
    let roundings = [
        ("nearest", Rounding::Nearest),
        ("up", Rounding::Up),
        ("down", Rounding::Down),
    ];
    Ok(MasterPoints {
        unit: fields.read_needed("unit", more_than_nought)?,
        rounding: fields
            .read("rounding", |node| word(node, &roundings))?
            .unwrap_or_default(),
        shared: fields
            .read("shared", |node| {
                word(node, &[("mean", Shared::Mean), ("best", Shared::Best)])
            })?
            .unwrap_or_default(),
        scales: fields.read_needed("scales", |node| each(node, scale))?,
    })
}

fn scale(node: &Node) -> Result<Scale, EventError> {
    let keys = [
        "kind",
        "structure",
        "level",
        "boards",
        "least-contestants",
        "placed",
        "first",
        "falls",
        "a-match-won",
        "mini-match",
        "whole-series",
        "colour",
    ];
    let fields = Fields::of(node, &keys)?;
    let falls = fields.read("falls", |node| match &node.value {
        Value::List(_) => each(node, exact).map(Falls::Shares),
        _ => {
            let fields = Fields::of(node, &["evenly-to"])?;
            fields.read_needed("evenly-to", exact).map(Falls::Evenly)
        }
    })?;
    let made = Scale {
        kind: fields.read("kind", |node| word(node, &KINDS))?,
        structure: fields.read("structure", |node| word(node, &STRUCTURES))?,
        level: fields.read("level", text)?,
        boards: fields.read("boards", range)?,
        least_contestants: fields.read("least-contestants", whole)?.unwrap_or(0),
        placed: fields
            .read("placed", more_than_nought)?
            .unwrap_or(Exact::ONE),
        first: fields.read("first", first)?.unwrap_or_default(),
        falls,
        a_match_won: fields.read("a-match-won", exact)?.unwrap_or_default(),
        mini_match: fields.read("mini-match", exact)?.unwrap_or(Exact::ONE),
        whole_series: fields.read("whole-series", |node| {
            let fields = Fields::of(node, &["at", "vps"])?;
            let at = fields.read_needed("at", exact)?;
            Ok((at, fields.read_needed("vps", exact)?))
        })?,
        colour: fields.read("colour", text)?,
    };
    let worthless = made.falls.is_none() && made.a_match_won.is_zero();
    if worthless || made.placed > Exact::ONE {
        let problem = said!("federation-scale-worthless", "this scale awards nothing");
        let remedy = said!(
            "federation-scale-write",
            "give `first` and `falls`, or `a-match-won`; `placed` is a share of the field such as 1/3"
        );
        return Err(EventError::new(node.line, problem, remedy));
    }
    Ok(made)
}

fn first(node: &Node) -> Result<First, EventError> {
    let fields = Fields::of(
        node,
        &["fixed", "a-contestant", "a-table", "a-board", "most"],
    )?;
    let part = |key: &str| fields.read(key, exact).map(Option::unwrap_or_default);
    Ok(First {
        fixed: part("fixed")?,
        a_contestant: part("a-contestant")?,
        a_table: part("a-table")?,
        a_board: part("a-board")?,
        most: fields.read("most", exact)?,
    })
}
