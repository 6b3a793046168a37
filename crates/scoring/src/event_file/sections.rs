//! Reading everything but the results: the event, how it is scored, matches, penalties, carry-over.

use super::fields::{Fields, each, exact, items, name, text, truth, whole, word};
use super::yaml::{Node, Value};
use super::{EventError, EventErrors, Names, contestants};
use crate::event::{
    AssignmentError, Blame, Bye, Carried, ContestantId, Edition, Eight, Event, Fate, Kind,
    MatchNote, Method, Name, Penalty, PenaltyAmount, Structure, Vp, Withdrawal,
};
use crate::exact::Halves;
use crate::settings::{BreakTies, HalfWay, OwnAverage, Preset, Sections, Settings};
use crate::victory_points::{Column, Input, Row, Scale, TableScale};
use crate::{Exact, carry_over};

/// The keys of the file.
pub const KEYS: [&str; 11] = [
    "event",
    "edition",
    "scoring",
    "settings",
    "scales",
    "contestants",
    "results",
    "matches",
    "penalties",
    "carry-over",
    "withdrawals",
];

/// The parts of an event as they are being read.
pub struct Head<'e> {
    pub event: &'e mut Event,
    pub names: &'e mut Names,
    pub errors: &'e mut EventErrors,
}

impl Head<'_> {
    pub fn read(&mut self, rest: &[(String, Node)]) {
        let find = |key: &str| {
            rest.iter()
                .find(|(name, _)| name == key)
                .map(|(_, node)| node)
                .filter(|n| !n.is_null())
        };
        let own_scales = find("scales")
            .and_then(|node| self.keep("scales", scales(node)))
            .unwrap_or_default();
        if let Some(node) = find("results") {
            self.errors.push(EventError::new(
                node.line,
                "results is not a list",
                "write a list of results",
            ));
        }
        if let Some(node) = find("event") {
            let done = event(node, self.event);
            self.keep("event", done);
        }
        if let Some(node) = find("edition") {
            let editions = [("2007", Edition::Laws2007), ("2017", Edition::Laws2017)];
            if let Some(edition) = self.keep("edition", word(node, &editions)) {
                self.event.edition = edition;
            }
        }
        self.event.scoring.team_of = 4;
        let edition = self.event.edition;
        if let Some(node) = find("settings")
            && let Some(settings) = self.keep("settings", settings(node, edition))
        {
            self.event.scoring.settings = settings;
        }
        if self.event.kind == Kind::Teams {
            self.event.scoring.method = Method::Imps;
        }
        if let Some(node) = find("scoring") {
            let done = scoring(node, &own_scales, self.event);
            self.keep("scoring", done);
        }
        if let Some(node) = find("contestants") {
            self.names.contestants.declared = Some(
                self.keep("contestants", contestants(node))
                    .unwrap_or_default(),
            );
        }
        if let Some(node) = find("matches") {
            let done = each_with(node, |node| match_note(node, self.names, &own_scales));
            self.event.matches = self.keep("matches", done).unwrap_or_default();
        }
        if let Some(node) = find("penalties") {
            let done = each_with(node, |node| penalty(node, self.names));
            self.event.penalties = self.keep("penalties", done).unwrap_or_default();
        }
        if let Some(node) = find("carry-over") {
            let done = carried(node, self.names);
            self.event.carried = self.keep("carry-over", done).unwrap_or_default();
        }
        if let Some(node) = find("withdrawals") {
            let done = each_with(node, |node| withdrawal(node, self.names));
            self.event.withdrawals = self.keep("withdrawals", done).unwrap_or_default();
        }
    }

    fn keep<T>(&mut self, key: &str, read: Result<T, EventError>) -> Option<T> {
        read.map_err(|error| self.errors.push(error.within(key)))
            .ok()
    }
}

fn each_with<'n, 'a, T>(
    node: &'n Node<'a>,
    mut read: impl FnMut(&'n Node<'a>) -> Result<T, EventError>,
) -> Result<Vec<T>, EventError> {
    let read_one = |(i, item)| read(item).map_err(|error| error.within(&format!("[{i}]")));
    items(node)?.iter().enumerate().map(read_one).collect()
}

fn event(node: &Node, event: &mut Event) -> Result<(), EventError> {
    let fields = Fields::of(node, &["name", "kind", "structure"])?;
    let kinds = [
        ("pairs", Kind::Pairs),
        ("teams", Kind::Teams),
        ("individual", Kind::Individual),
    ];
    let structures = [
        ("field", Structure::Field),
        ("swiss", Structure::Swiss),
        ("round-robin", Structure::RoundRobin),
        ("knock-out", Structure::KnockOut),
    ];
    event.name = fields.read("name", text)?.unwrap_or_default();
    event.kind = fields
        .read("kind", |node| word(node, &kinds))?
        .unwrap_or_default();
    event.structure = fields
        .read("structure", |node| word(node, &structures))?
        .unwrap_or_default();
    Ok(())
}

fn scoring(node: &Node, own: &[TableScale], event: &mut Event) -> Result<(), EventError> {
    let keys = [
        "method",
        "expected",
        "trim",
        "vp",
        "team-of",
        "teams-of-eight",
    ];
    let fields = Fields::of(node, &keys)?;
    let methods = Method::ALL.map(|(method, name)| (name, method));
    let eights = [
        ("fours", Eight::Fours),
        ("aggregate", Eight::Aggregate),
        ("cross-imps", Eight::CrossImps),
    ];
    let default = if event.kind == Kind::Teams {
        Method::Imps
    } else {
        Method::Matchpoints
    };
    let scoring = &mut event.scoring;
    scoring.method = fields
        .read("method", |node| word(node, &methods))?
        .unwrap_or(default);
    scoring.expected = fields.read("expected", whole)?;
    scoring.trim = fields.read("trim", whole)?.unwrap_or(0);
    scoring.eight = fields
        .read("teams-of-eight", |node| word(node, &eights))?
        .unwrap_or_default();
    scoring.team_of = fields.read("team-of", whole)?.unwrap_or(4);
    scoring.vp = fields.read("vp", |node| vp(node, own))?;
    let team_method = matches!(
        scoring.method,
        Method::Imps | Method::Total | Method::PointABoard | Method::Hybrid
    );
    if team_method != (event.kind == Kind::Teams) && scoring.method != Method::Total {
        let line = fields.get("method").map_or(node.line, |node| node.line);
        let problem = format!(
            "the method {} does not go with this kind of event",
            scoring.method.name()
        );
        let remedy = "pairs and individual: matchpoints, cross-imps, butler, total; teams: imps, total, point-a-board, hybrid";
        return Err(EventError::new(line, problem, remedy).within("method"));
    }
    Ok(())
}

fn vp(node: &Node, own: &[TableScale]) -> Result<Vp, EventError> {
    if node.text().is_some() {
        return Ok(Vp {
            scale: scale(node, own)?,
            boards: None,
        });
    }
    let fields = Fields::of(node, &["scale", "boards"])?;
    Ok(Vp {
        scale: fields.read_needed("scale", |node| scale(node, own))?,
        boards: fields.read("boards", positive)?,
    })
}

fn positive(node: &Node) -> Result<u32, EventError> {
    match whole(node)? {
        0 => Err(EventError::new(node.line, "0 is not allowed", "at least 1")),
        number if number > 10_000 => Err(EventError::new(node.line, "too large", "at most 10000")),
        number => Ok(number),
    }
}

fn scale(node: &Node, own: &[TableScale]) -> Result<Scale, EventError> {
    let wanted = node.text().unwrap_or_default();
    let ours = own
        .iter()
        .find(|scale| scale.name == wanted)
        .cloned()
        .map(Scale::Table);
    ours.or_else(|| Scale::named(wanted)).ok_or_else(|| {
        let mut known: Vec<&str> = own.iter().map(|scale| scale.name.as_str()).collect();
        known.extend(Scale::names());
        let remedy = format!("known: {}; or add it under scales", known.join(", "));
        EventError::new(
            node.line,
            format!("the scale {} is unknown", node.shown()),
            remedy,
        )
    })
}

/// Reads scales, as the file of the crate and an event have them.
pub fn scales(node: &Node) -> Result<Vec<TableScale>, EventError> {
    let Value::Map(pairs) = &node.value else {
        return Err(EventError::new(
            node.line,
            "scales is not a mapping",
            "write the name of each scale as a key",
        ));
    };
    let read = |(key, node): &(Node, Node)| {
        let name = text(key)?;
        table_scale(name.clone(), node).map_err(|error| error.within(&name))
    };
    pairs.iter().map(read).collect()
}

fn table_scale(name: String, node: &Node) -> Result<TableScale, EventError> {
    let fields = Fields::of(node, &["paragraph", "input", "column", "columns"])?;
    let inputs = [("imps", Input::Imps), ("percent", Input::Percent)];
    let mut columns: Vec<Column> = fields.read_needed("columns", |node| each(node, column))?;
    columns.sort_by_key(|column| column.min);
    if columns.is_empty() {
        return Err(EventError::new(
            node.line,
            "no columns",
            "write at least one",
        ));
    }
    Ok(TableScale {
        name,
        paragraph: fields.read("paragraph", text)?,
        input: fields
            .read("input", |node| word(node, &inputs))?
            .unwrap_or(Input::Imps),
        nearest: fields
            .read("column", |node| {
                word(node, &[("nearest", true), ("exact", false)])
            })?
            .unwrap_or(false),
        columns,
    })
}

fn column(node: &Node) -> Result<Column, EventError> {
    let fields = Fields::of(node, &["boards", "rows"])?;
    let boards = fields.read_needed("boards", |node| match &node.value {
        Value::List(_) => each(node, positive),
        _ => positive(node).map(|boards| vec![boards, boards]),
    })?;
    let rows: Vec<Row> = fields.read_needed("rows", |node| each(node, row))?;
    let [min, max] = boards[..] else {
        return Err(EventError::new(
            fields.line,
            "boards is not the fewest and the most",
            "write boards: [5, 6]",
        ));
    };
    if min > max {
        return Err(EventError::new(
            fields.line,
            "the fewest boards are more than the most",
            "turn them round",
        ));
    }
    let rising = rows
        .windows(2)
        .all(|pair| pair[0].from < pair[1].from && pair[0].winner <= pair[1].winner);
    if rows.is_empty() || !rising {
        let remedy = "the drawn row first, then margins and victory points that rise";
        return Err(EventError::new(fields.line, "the rows do not rise", remedy));
    }
    Ok(Column { min, max, rows })
}

fn row(node: &Node) -> Result<Row, EventError> {
    let [winner, loser, from] = items(node)? else {
        return Err(EventError::new(
            node.line,
            "not a row",
            "write [winner, loser, least margin]: [11, 9, 1]",
        ));
    };
    Ok(Row {
        winner: exact(winner)?,
        loser: exact(loser)?,
        from: exact(from)?,
    })
}

fn settings(node: &Node, edition: Edition) -> Result<Settings, EventError> {
    let fields = Fields::of(
        node,
        &[
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
        ],
    )?;
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
        node, exact
    ));
    set!(halves, "halves", |node| word(node, &halves));
    set!(win, "win", |node| word(node, &[("1", 1), ("2", 2)]));
    set!(cross_imps_mean, "cross-imps", |node| word(
        node,
        &[("sum", false), ("mean", true)]
    ));
    set!(cross_imps_divisor, "cross-imps-divisor", more_than_nought);
    set!(datum_unit, "datum-unit", more_than_nought);
    set!(imp_unit, "imp-unit", exact);
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
        let problem = "repeated-average-plus rests on 12C2d, which the Laws of 2007 have not";
        return Err(EventError::new(
            line,
            problem,
            "take it out, or set edition: 2017",
        ));
    }
    Ok(settings)
}

fn more_than_nought(node: &Node) -> Result<Exact, EventError> {
    let number = exact(node)?;
    if number.signum() > 0 {
        return Ok(number);
    }
    Err(EventError::new(
        node.line,
        format!("{} is not more than 0", node.shown()),
        "write a number above 0",
    ))
}

fn match_note(node: &Node, names: &mut Names, own: &[TableScale]) -> Result<MatchNote, EventError> {
    let keys = [
        "match",
        "teams",
        "boards",
        "scale",
        "vps",
        "imps",
        "cut-short",
        "wrong-seating",
        "bye",
        "assignment-errors",
    ];
    let fields = Fields::of(node, &keys)?;
    let id = names.in_match(fields.read_needed("match", name)?);
    let listed = fields.read_needed("teams", |node| each(node, name))?;
    let teams: Vec<ContestantId> = listed
        .iter()
        .map(|name| names.contestants.id(name.clone(), fields.line))
        .collect();
    let fates: Vec<_> = ["vps", "imps", "cut-short", "wrong-seating", "bye"]
        .into_iter()
        .filter_map(|key| fields.get(key).map(|node| (key, node)))
        .collect();
    let fate = match fates[..] {
        [] => Fate::Played,
        [(key, node)] => fate(key, node, &listed, names).map_err(|error| error.within(key))?,
        _ => {
            return Err(EventError::new(
                fields.line,
                "more than one outcome",
                "keep one of them",
            ));
        }
    };
    let needed = if matches!(fate, Fate::Bye(_)) { 1 } else { 2 };
    if teams.len() != needed || (needed == 2 && teams[0] == teams[1]) {
        let remedy = if needed == 2 {
            "name two different contestants"
        } else {
            "a bye has one contestant"
        };
        return Err(
            EventError::new(fields.line, "not the contestants of a match", remedy).within("teams"),
        );
    }
    let assignment_errors = match fields.get("assignment-errors") {
        None => [None, None],
        Some(node) => {
            assignment_errors(node, &listed).map_err(|error| error.within("assignment-errors"))?
        }
    };
    Ok(MatchNote {
        id,
        teams,
        boards: fields.read("boards", positive)?,
        scale: fields.read("scale", |node| scale(node, own))?,
        fate,
        assignment_errors,
        line: fields.line,
    })
}

fn fate(key: &str, node: &Node, teams: &[Name], names: &mut Names) -> Result<Fate, EventError> {
    let two = |node: &Node| match <[Exact; 2]>::try_from(each(node, exact)?) {
        Ok(two) => Ok(two),
        Err(_) => Err(EventError::new(
            node.line,
            "not two numbers",
            "write [12, 8]",
        )),
    };
    match key {
        "vps" => two(node).map(Fate::Vps),
        "imps" => two(node).map(Fate::Basic),
        "cut-short" => {
            let fields = Fields::of(node, &["fault"])?;
            let blame = fields.read_needed("fault", |node| {
                let mut words = vec![
                    ("both".to_owned(), Blame::Both),
                    ("none".to_owned(), Blame::Nobody),
                ];
                words.extend(
                    teams
                        .iter()
                        .map(ToString::to_string)
                        .zip([Blame::First, Blame::Second]),
                );
                let words: Vec<_> = words
                    .iter()
                    .map(|(word, blame)| (word.as_str(), *blame))
                    .collect();
                word(node, &words)
            })?;
            Ok(Fate::CutShort(blame))
        }
        "wrong-seating" => {
            word(node, &[("teams", false), ("director", true)]).map(Fate::WrongSeating)
        }
        _ if node.text() == Some("own-average") => Ok(Fate::Bye(Bye::OwnAverage)),
        _ => {
            let fields = Fields::of(node, &["vps", "withdrawn"])?;
            match (fields.read("vps", exact)?, fields.read("withdrawn", name)?) {
                (Some(vps), None) => Ok(Fate::Bye(Bye::Vps(vps))),
                (None, Some(gone)) => Ok(Fate::Bye(Bye::Withdrawal(
                    names.contestants.id(gone, fields.line),
                ))),
                _ => {
                    let remedy = "write own-average, {vps: 12} or {withdrawn: 7}";
                    Err(EventError::new(node.line, "not a bye", remedy))
                }
            }
        }
    }
}

fn assignment_errors(
    node: &Node,
    teams: &[Name],
) -> Result<[Option<AssignmentError>; 2], EventError> {
    let keys: Vec<String> = teams.iter().map(ToString::to_string).collect();
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let fields = Fields::of(node, &keys)?;
    let read = |node: &Node| {
        let fields = Fields::of(node, &["opponent", "at-fault"])?;
        Ok(AssignmentError {
            stronger: fields.read_needed("opponent", |node| {
                word(node, &[("stronger", true), ("weaker", false)])
            })?,
            at_fault: fields.read_needed("at-fault", truth)?,
        })
    };
    let mut errors = [None, None];
    for (error, key) in errors.iter_mut().zip(keys) {
        *error = fields.read(key, read)?;
    }
    Ok(errors)
}

fn penalty(node: &Node, names: &mut Names) -> Result<Penalty, EventError> {
    let fields = Fields::of(
        node,
        &["contestant", "standard", "disciplinary", "amount", "match"],
    )?;
    let contestant = names
        .contestants
        .id(fields.read_needed("contestant", name)?, fields.line);
    let amounts = (
        fields.read("standard", exact)?,
        fields.read("disciplinary", exact)?,
        fields.read("amount", exact)?,
    );
    let amount = match amounts {
        (Some(times), None, None) => PenaltyAmount::Standard(times),
        (None, Some(times), None) => PenaltyAmount::Disciplinary(times),
        (None, None, Some(points)) => PenaltyAmount::Points(points),
        _ => {
            let remedy = "write one of standard: 1, disciplinary: 1, amount: 0.5";
            return Err(EventError::new(fields.line, "not one amount", remedy));
        }
    };
    let in_match = fields.read("match", name)?.map(|name| names.in_match(name));
    Ok(Penalty {
        contestant,
        amount,
        in_match,
    })
}

fn carried(node: &Node, names: &mut Names) -> Result<Vec<Carried>, EventError> {
    let fields = Fields::of(
        node,
        &[
            "rule",
            "share",
            "final-top",
            "qualifying-top",
            "unit",
            "totals",
        ],
    )?;
    let rules = [("full", 0), ("share", 1), ("white-book-172", 2)];
    let rule = match fields.read("rule", |node| word(node, &rules))?.unwrap_or(0) {
        0 => carry_over::Rule::Full,
        1 => carry_over::Rule::Share(fields.read_needed("share", exact)?),
        _ => carry_over::Rule::WhiteBook {
            final_top: fields.read_needed("final-top", more_than_nought)?,
            qualifying_top: fields.read_needed("qualifying-top", more_than_nought)?,
        },
    };
    let unit = fields
        .read("unit", more_than_nought)?
        .unwrap_or(Exact::ratio(1, 10_000));
    let totals = fields.need("totals")?;
    let read = |node| {
        let fields = Fields::of(node, &["contestant", "total", "possible"])?;
        let total = fields.read_needed("total", exact)?;
        let possible = fields.read("possible", exact)?.unwrap_or_default();
        Ok(Carried {
            contestant: names
                .contestants
                .id(fields.read_needed("contestant", name)?, fields.line),
            points: rule.carried(&total, &unit),
            possible: rule.carried(&possible, &unit),
        })
    };
    each_with(totals, read).map_err(|error| error.within("totals"))
}

fn withdrawal(node: &Node, names: &mut Names) -> Result<Withdrawal, EventError> {
    let fields = Fields::of(node, &["contestant", "after", "of", "accepted"])?;
    let withdrawal = Withdrawal {
        contestant: names
            .contestants
            .id(fields.read_needed("contestant", name)?, fields.line),
        after: fields.read_needed("after", whole)?,
        of: fields.read_needed("of", positive)?,
        accepted: fields.read("accepted", truth)?.unwrap_or(false),
    };
    if withdrawal.after > withdrawal.of {
        return Err(EventError::new(
            fields.line,
            "more rounds played than there are",
            "after is at most of",
        ));
    }
    Ok(withdrawal)
}
