//! Reading the file of a federation.

use openroom_placed::{Node, Value};
use openroom_said::said;

use super::holidays::Holidays;
use super::master_points::{Falls, First, MasterPoints, Rounding, Scale, Shared};
use super::numbers::{CheckDigit, PlayerNumbers};
use super::rules::{Rules, StandardValues, TieTests};
use super::{
    BestEffort, Byes, Category, EntryLimit, Federation, Offence, Only, Penalties, Person, in_line,
    shared,
};
use crate::Exact;
use crate::event::Bye;
use crate::event_error::{EventError, EventErrors};
use crate::event_file::{SETTINGS, bye, settings_over};
use crate::fields::{
    Fields, each, exact, items, more_than_nought, positive, text, truth, whole, word,
};
use crate::settings::Settings;
use crate::tie_break::Test;
use crate::words::{KINDS, STRUCTURES};

/// The keys of the file.
pub const KEYS: [&str; 16] = [
    "federation",
    "settings",
    "ties",
    "standard-values",
    "matches",
    "conduct",
    "penalties",
    "byes",
    "withdrawal",
    "entries",
    "player-numbers",
    "categories",
    "master-points",
    "holidays",
    "best-effort",
    "library",
];

/// Keys that a file may lack though it starts from nothing.
const MAY_LACK: [&str; 8] = [
    "matches",
    "player-numbers",
    "categories",
    "master-points",
    "entries",
    "holidays",
    "best-effort",
    "library",
];

/// No gross error waits longer.
const MOST_DAYS: u32 = 30;

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
const OF_AN_EVENT: [&str; 3] = ["preset", "level", "bye"];

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
        library: Vec::new(),
        holidays: Holidays::default(),
        best_effort: None,
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
            if base.is_none() && !MAY_LACK.contains(key) {
                errors.push(missing(fields.line, key));
            }
            continue;
        };
        let read = section(key, node, &mut made, &mut rules, base.is_some());
        errors.keep(read.map_err(|errors| errors.within(key)));
    }
    made.settings.rules = shared(rules);
    // What it starts from is named in it: the text of the base is not written before it.
    made.text.clear();
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
) -> Result<(), EventErrors> {
    match key {
        "settings" => made.settings = settings(node, made.settings.clone(), has_base)?,
        "ties" => rules.ties = ties(node)?,
        "standard-values" => rules.standard = standard_values(node)?,
        "matches" => rules.matches = super::match_rules::read(node, rules.matches.clone())?,
        "conduct" => conduct(node, &mut made.conduct, has_base)?,
        "penalties" => made.penalties = penalties(node)?,
        "byes" => made.byes = byes(node)?,
        "withdrawal" => {
            let fields = Fields::of(node, &["fine-most"])?;
            made.fine_most = fields.read_needed("fine-most", exact)?;
        }
        "entries" => made.entries = every(node, entry)?,
        "player-numbers" => made.numbers = Some(numbers(node)?),
        "categories" => made.categories = every(node, category)?,
        "library" => made.library = super::library::entries(node)?,
        "holidays" => made.holidays = holidays(node)?,
        "best-effort" => made.best_effort = Some(best_effort(node)?),
        _ => made.master_points = Some(master_points(node)?),
    }
    Ok(())
}

/// Reads every value of a list; what is wrong with one does not hide what is wrong with the next.
fn every<T, E: Into<EventErrors>>(
    node: &Node,
    read: impl Fn(&Node) -> Result<T, E>,
) -> Result<Vec<T>, EventErrors> {
    let mut errors = EventErrors::default();
    let mut all = Vec::new();
    for (index, item) in items(node)?.iter().enumerate() {
        let place = format!("[{index}]");
        let read = read(item).map_err(|wrong| wrong.into().within(&place));
        all.extend(errors.keep(read));
    }
    errors.or(all)
}

/// A mapping that is read to its end, whatever is wrong with its fields.
struct Part<'n, 'a> {
    fields: Fields<'n, 'a>,
    errors: EventErrors,
}

impl<'n, 'a> Part<'n, 'a> {
    fn of(node: &'n Node<'a>, keys: &[&str]) -> Result<Self, EventErrors> {
        Ok(Self {
            fields: Fields::of(node, keys)?,
            errors: EventErrors::default(),
        })
    }

    /// A field that may be missing: what it says, if it can be read.
    fn may<T, E: Into<EventErrors>>(
        &mut self,
        key: &str,
        read: impl Fn(&'n Node<'a>) -> Result<T, E>,
    ) -> Option<T> {
        let read = read(self.fields.get(key)?).map_err(|wrong| wrong.into().within(key));
        self.errors.keep(read)
    }

    /// A field that must be there.
    fn need<T, E: Into<EventErrors>>(
        &mut self,
        key: &str,
        read: impl Fn(&'n Node<'a>) -> Result<T, E>,
    ) -> Option<T> {
        let _ = self.errors.keep(self.fields.need(key));
        self.may(key, read)
    }

    /// What was made of it. Nothing is only made where something is wrong.
    fn made<T>(self, made: Option<T>) -> Result<T, EventErrors> {
        match made {
            Some(made) => self.errors.or(made),
            None => Err(self.errors),
        }
    }
}

fn holidays(node: &Node) -> Result<Holidays, EventErrors> {
    let one = |node: &Node| {
        Holidays::read(&text(node)?).map_err(|problem| {
            let remedy = said!(
                "federation-write-holiday",
                "write a list such as `[01-01+, easter-2, easter+1, 12-25+]`"
            );
            EventError::new(node.line, problem, remedy)
        })
    };
    let each = every(node, one)?.into_iter();
    Ok(each.fold(Holidays::default(), |all, one| all.and(&one)))
}

fn best_effort(node: &Node) -> Result<BestEffort, EventError> {
    let fields = Fields::of(node, &["demanded", "rule"])?;
    Ok(BestEffort {
        demanded: fields.read_needed("demanded", truth)?,
        rule: fields.read("rule", text)?.unwrap_or_default(),
    })
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

fn ties(node: &Node) -> Result<TieTests, EventErrors> {
    let mut part = Part::of(node, &["two", "more", "all", "never-in-round-robin"])?;
    let mut tests = |key: &str| {
        let read = part.may(key, |node| every(node, |node| word(node, &TESTS)));
        read.unwrap_or_default()
    };
    let made = TieTests {
        two: tests("two"),
        more: tests("more"),
        all: tests("all"),
        never_in_round_robin: tests("never-in-round-robin"),
    };
    part.made(Some(made))
}

fn standard_values(node: &Node) -> Result<StandardValues, EventErrors> {
    let keys = [
        "matchpoints",
        "cross-imps",
        "butler",
        "imps",
        "total",
        "point-a-board",
        "hybrid",
        "vp",
        "vp-short",
    ];
    let mut part = Part::of(node, &keys)?;
    let imps = part.need("imps", by_number);
    let vp_short = part.may("vp-short", vp_short);
    let [
        matchpoints,
        cross_imps,
        butler,
        total,
        point_a_board,
        hybrid,
        vp,
    ] = [
        "matchpoints",
        "cross-imps",
        "butler",
        "total",
        "point-a-board",
        "hybrid",
        "vp",
    ]
    .map(|key| part.need(key, more_than_nought));
    let made = || {
        Some(StandardValues {
            matchpoints: matchpoints?,
            cross_imps: cross_imps?,
            butler: butler?,
            imps: imps?,
            total: total?,
            point_a_board: point_a_board?,
            hybrid: hybrid?,
            vp: vp?,
            vp_short,
        })
    };
    let made = made();
    part.made(made)
}

fn vp_short(node: &Node) -> Result<(u32, Exact), EventErrors> {
    let mut part = Part::of(node, &["below", "value"])?;
    let below = part.need("below", positive);
    let made = below.zip(part.need("value", more_than_nought));
    part.made(made)
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
) -> Result<(), EventErrors> {
    let fields = Fields::of(node, &CONDUCT)?;
    let mut errors = EventErrors::default();
    for key in CONDUCT {
        let read = errors.keep(fields.read(key, text)).flatten();
        let Some(value) = read else {
            if !has_base && fields.get(key).is_none() {
                errors.push(missing(node.line, key));
            }
            continue;
        };
        let sound = match key {
            "periods" => ["white-book", "laws"].contains(&value.as_str()),
            "deposit" => true,
            "gross-error-days" => {
                value == "none"
                    || value
                        .parse()
                        .is_ok_and(|days: u32| (1..=MOST_DAYS).contains(&days))
            }
            // As long as in an event, a week; who is late by more than a day was not there.
            "late-minutes" => value.parse().is_ok_and(|minutes: u32| minutes <= 24 * 60),
            _ => value
                .parse()
                .is_ok_and(|minutes: u32| minutes <= 7 * 24 * 60),
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
                "write a whole number, of minutes no more than a week has (10080), of a day for `late-minutes` (1440), of days no more than 30; for `periods` write white-book or laws"
            );
            let line = fields.get(key).map_or(node.line, |value| value.line);
            errors.push(EventError::new(line, problem, remedy).within(key));
            continue;
        }
        conduct.retain(|(name, _)| name != key);
        conduct.push((key.to_owned(), value));
    }
    errors.or(())
}

fn penalties(node: &Node) -> Result<Penalties, EventErrors> {
    let mut part = Part::of(node, &["ladder", "schedule"])?;
    let ladder = part.need("ladder", ladder);
    let schedule = part.may("schedule", |node| every(node, offence));
    let made = ladder.map(|(warnings, first, step)| Penalties {
        warnings,
        first,
        step,
        schedule: schedule.unwrap_or_default(),
    });
    part.made(made)
}

/// Warnings, the first penalty, and how many more each time.
fn ladder(node: &Node) -> Result<(u32, Exact, Exact), EventErrors> {
    let mut part = Part::of(node, &["warnings", "first", "step"])?;
    let warnings = part.need("warnings", whole);
    let first = part.need("first", more_than_nought);
    let step = part.need("step", exact);
    let made = || Some((warnings?, first?, step?));
    let made = made();
    part.made(made)
}

fn offence(node: &Node) -> Result<Offence, EventErrors> {
    let keys = ["offence", "standard", "warnings", "unless-harmed", "rule"];
    let mut part = Part::of(node, &keys)?;
    let offence = part.need("offence", text);
    let standard = part.need("standard", more_than_nought);
    let warnings = part.may("warnings", whole).unwrap_or(0);
    let unless_harmed = part.may("unless-harmed", truth).unwrap_or(false);
    let rule = part.may("rule", text).unwrap_or_default();
    let made = offence.zip(standard).map(|(offence, standard)| Offence {
        offence,
        standard,
        warnings,
        unless_harmed,
        rule,
    });
    part.made(made)
}

fn byes(node: &Node) -> Result<Byes, EventErrors> {
    let mut part = Part::of(node, &["swiss", "round-robin"])?;
    let swiss = part.need("swiss", bye);
    let made = swiss
        .zip(part.need("round-robin", bye))
        .map(|(swiss, round_robin)| Byes { swiss, round_robin });
    part.made(made)
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

fn master_points(node: &Node) -> Result<MasterPoints, EventErrors> {
    let mut part = Part::of(node, &["unit", "rounding", "shared", "scales"])?;
    let roundings = [
        ("nearest", Rounding::Nearest),
        ("up", Rounding::Up),
        ("down", Rounding::Down),
    ];
    let shares = [("mean", Shared::Mean), ("best", Shared::Best)];
    let unit = part.need("unit", more_than_nought);
    let rounding = part.may("rounding", |node| word(node, &roundings));
    let shared = part.may("shared", |node| word(node, &shares));
    let scales = part.need("scales", |node| every(node, scale));
    let made = unit.zip(scales).map(|(unit, scales)| MasterPoints {
        unit,
        rounding: rounding.unwrap_or_default(),
        shared: shared.unwrap_or_default(),
        scales,
    });
    part.made(made)
}

fn scale(node: &Node) -> Result<Scale, EventErrors> {
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
    let mut part = Part::of(node, &keys)?;
    let made = Scale {
        kind: part.may("kind", |node| word(node, &KINDS)),
        structure: part.may("structure", |node| word(node, &STRUCTURES)),
        level: part.may("level", text),
        boards: part.may("boards", range),
        least_contestants: part.may("least-contestants", whole).unwrap_or(0),
        placed: part.may("placed", more_than_nought).unwrap_or(Exact::ONE),
        first: part.may("first", first).unwrap_or_default(),
        falls: part.may("falls", falls),
        a_match_won: part.may("a-match-won", exact).unwrap_or_default(),
        mini_match: part.may("mini-match", exact).unwrap_or(Exact::ONE),
        whole_series: part.may("whole-series", whole_series),
        colour: part.may("colour", text),
    };
    let worthless = part.fields.get("falls").is_none() && part.fields.get("a-match-won").is_none()
        || made.falls.is_none() && made.a_match_won.is_zero() && part.errors.0.is_empty();
    if worthless || made.placed > Exact::ONE {
        let problem = said!("federation-scale-worthless", "this scale awards nothing");
        let remedy = said!(
            "federation-scale-write",
            "give `first` and `falls`, or `a-match-won`; `placed` is a share of the field such as 1/3"
        );
        part.errors
            .push(EventError::new(node.line, problem, remedy));
    }
    part.made(Some(made))
}

fn falls(node: &Node) -> Result<Falls, EventErrors> {
    if let Value::List(_) = &node.value {
        return every(node, exact).map(Falls::Shares);
    }
    let fields = Fields::of(node, &["evenly-to"])?;
    Ok(Falls::Evenly(fields.read_needed("evenly-to", exact)?))
}

fn whole_series(node: &Node) -> Result<(Exact, Exact), EventErrors> {
    let mut part = Part::of(node, &["at", "vps"])?;
    let at = part.need("at", exact);
    let made = at.zip(part.need("vps", exact));
    part.made(made)
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
