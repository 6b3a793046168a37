//! The file of a season: what it is called, which events belong to it, and its rules.

use std::fmt;

use openroom_placed::{Fault, Limits, Node, Value, from_node, read};
use openroom_said::{Said, said};
use serde::{Deserialize, Serialize};

use crate::days::{Day, Moment};
use crate::figure::Figure;

/// A season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Season {
    /// Its name.
    pub season: String,
    /// Who is ranked.
    #[serde(default)]
    pub of: Of,
    /// What an evening is worth.
    #[serde(default)]
    pub points: SeasonPoints,
    /// So many of the best evenings count; all if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
    /// So many of the worst are dropped, once all evenings are played that are named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drop: Option<u32>,
    /// Who has played fewer evenings is not ranked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least: Option<u32>,
    /// What becomes of the evenings that count.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sum: Sum,
    /// What decides among those who are tied, in that order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ties: Vec<Tie>,
    /// The events, in the order in which they are played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<SeasonEvent>,
    /// Handicaps that follow the results.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handicaps: Option<HandicapRule>,
    /// A ladder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ladder: Option<Ladder>,
    /// The places at which the same boards are played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub venues: Vec<Venue>,
    /// The programme of a congress.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub programme: Option<Programme>,
}

/// Who is ranked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Of {
    /// Each player, whoever the partner was.
    #[default]
    Players,
    /// Partnerships.
    Pairs,
    /// Teams, by their names.
    Teams,
}

/// What an evening is worth.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SeasonPoints {
    /// By what.
    #[serde(default)]
    pub by: PointsBy,
    /// By place: what each place is worth, the first first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub table: Vec<Figure>,
    /// For having played, besides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub attendance: Option<Figure>,
    /// Those who share places.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shared: Shared,
}

/// By what an evening counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PointsBy {
    /// The percentage.
    #[default]
    Percent,
    /// The place, by a table.
    Place,
    /// How many are placed below.
    Beaten,
    /// The total, such as victory points.
    Total,
    /// Master points.
    MasterPoints,
}

/// What those get who share places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Shared {
    /// The mean of what the places are worth.
    #[default]
    Mean,
    /// What the best of them is worth.
    Best,
}

/// What becomes of the evenings that count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sum {
    /// They are added up.
    #[default]
    Sum,
    /// Their mean.
    Mean,
}

/// What decides among those who are tied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Tie {
    /// The best single evening, then the second best, and so on.
    Best,
    /// Who has played more evenings.
    Evenings,
    /// The best evening that does not count any more.
    Next,
    /// The last evening at which both played.
    Last,
}

/// An event of the season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SeasonEvent {
    /// Its log, or its id on the server.
    pub event: String,
    /// What it is called here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its points are taken so many times.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub weight: Option<Figure>,
}

/// How handicaps follow results: `(par - mean of the last) x share`, within bounds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HandicapRule {
    /// So many of the last evenings are looked at.
    pub last: u32,
    /// Who has played fewer has no handicap.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least: Option<u32>,
    /// The percentage of somebody without a handicap; 50 if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub par: Option<Figure>,
    /// The share of the difference that is given; all of it if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub share: Option<Figure>,
    /// No handicap is higher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub most: Option<Figure>,
    /// No handicap is lower; 0 if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub lowest: Option<Figure>,
    /// Rounded to this, halves up; 0.01 if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub unit: Option<Figure>,
}

/// A ladder: whoever beats somebody higher changes places.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ladder {
    /// The order at the beginning, the top first.
    pub start: Vec<String>,
    /// So many places up may be challenged; any if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reach: Option<u32>,
    /// A challenge is to be played within so many days, or whoever was challenged has lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub days: Option<u32>,
    /// What happens when the challenger wins.
    #[serde(default)]
    pub swap: Swap,
    /// The challenges, in the order in which they were made.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub challenges: Vec<Challenge>,
}

/// What happens when the challenger wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Swap {
    /// The two change places.
    #[default]
    Exchange,
    /// The challenger takes the place, and all from there on go one down.
    Insert,
}

/// A challenge.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Challenge {
    /// Who challenges.
    pub by: String,
    /// Who is challenged.
    pub to: String,
    /// When.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub on: Day,
    /// When it was played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub played: Option<Day>,
    /// What came of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<ChallengeResult>,
}

/// What came of a challenge, for the challenger.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ChallengeResult {
    /// The challenger won.
    Won,
    /// The challenger lost, or it was a draw.
    Lost,
    /// The challenge was taken back.
    Withdrawn,
}

/// A place at which the same boards are played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Venue {
    /// What it is called.
    pub venue: String,
    /// Its results: a log, an event file, or the id of an event; nothing as long as they have not come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// Until when they are to come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub due: Option<Moment>,
}

/// The programme of a congress.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Programme {
    /// The rooms, with how many tables each has.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rooms: Vec<Room>,
    /// What is played, where and when.
    pub sessions: Vec<PlannedSession>,
}

/// A room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Room {
    /// Its name.
    pub room: String,
    /// How many tables stand there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tables: Option<u32>,
}

/// A session of a programme.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlannedSession {
    /// What is played.
    pub session: String,
    /// The room.
    pub room: String,
    /// When it begins.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub from: Moment,
    /// When it is over.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub to: Moment,
    /// The event, whose players are there then: its log, or its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// The Directors.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub directors: Vec<String>,
    /// How many tables it needs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tables: Option<u32>,
    /// Who does what in it, for the roster; without it the roster has the usual tasks, blank.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tasks: Vec<Task>,
    /// Anything else that is printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A task in a session.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Task {
    /// What is to be done.
    pub task: String,
    /// By whom.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Everything that is wrong with a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonFaults(pub Vec<Fault>);

impl fmt::Display for SeasonFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, fault) in self.0.iter().enumerate() {
            if at > 0 {
                writeln!(f)?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for SeasonFaults {}

/// What is wrong, where, and what to do.
struct Wrong {
    path: Vec<Step>,
    problem: Said,
    remedy: Said,
}

enum Step {
    Key(&'static str),
    Item(usize),
}

impl Season {
    /// Reads the file.
    ///
    /// # Errors
    /// Everything that is wrong with it: the line, the place, what to do.
    pub fn read(text: &str) -> Result<Self, SeasonFaults> {
        let one = |fault| SeasonFaults(vec![fault]);
        let node = read(text, Limits::DATA).map_err(one)?;
        let node = node.ok_or_else(|| {
            one(Fault::new(
                1,
                said!("season-empty", "the file is empty"),
                said!(
                    "season-empty-remedy",
                    "write `season: ...` with the name of the season"
                ),
            ))
        })?;
        let season: Self = from_node(&node).map_err(one)?;
        let faults: Vec<Fault> = season
            .wrongs()
            .into_iter()
            .map(|wrong| placed(&node, wrong))
            .collect();
        match faults.is_empty() {
            true => Ok(season),
            false => Err(SeasonFaults(faults)),
        }
    }

    /// What is wrong with a season that did not come from a file.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn check(&self) -> Result<(), SeasonFaults> {
        let node = Node {
            line: 0,
            value: Value::List(Vec::new()),
        };
        let faults: Vec<Fault> = self
            .wrongs()
            .into_iter()
            .map(|wrong| placed(&node, wrong))
            .collect();
        match faults.is_empty() {
            true => Ok(()),
            false => Err(SeasonFaults(faults)),
        }
    }

    fn wrongs(&self) -> Vec<Wrong> {
        let mut all = Vec::new();
        let mut put = |path: Vec<Step>, problem, remedy| {
            all.push(Wrong {
                path,
                problem,
                remedy,
            });
        };
        if self.season.trim().is_empty() {
            put(
                vec![Step::Key("season")],
                said!("season-no-name", "the season has no name"),
                said!("season-no-name-remedy", "write its name"),
            );
        }
        for (key, number) in [("count", self.count), ("least", self.least)] {
            if number == Some(0) {
                put(
                    vec![Step::Key(key)],
                    said!("season-nought", "0 evenings cannot count"),
                    said!("season-nought-remedy", "write 1 or more"),
                );
            }
        }
        if self.count.is_some() && self.drop.is_some() {
            put(
                vec![Step::Key("drop")],
                said!(
                    "season-count-and-drop",
                    "both the evenings that count and those that are dropped are given"
                ),
                said!("season-count-and-drop-remedy", "write `count` or `drop`"),
            );
        }
        let named = u32::try_from(self.events.len()).unwrap_or(u32::MAX);
        if let Some(drop) = self.drop.filter(|&drop| named > 0 && drop >= named) {
            put(
                vec![Step::Key("drop")],
                said!(
                    "season-drops-all",
                    "{drop} of the {named} events are dropped, so that none counts",
                    drop,
                    named
                ),
                said!(
                    "season-drops-all-remedy",
                    "write a number smaller than that of the events"
                ),
            );
        }
        let table = self.points.table.iter().enumerate();
        for (at, worth) in table {
            let here = || vec![Step::Key("points"), Step::Key("table"), Step::Item(at)];
            if worth.0.signum() < 0 {
                put(
                    here(),
                    said!(
                        "season-table-negative",
                        "a place is worth less than nothing"
                    ),
                    said!("season-table-negative-remedy", "write 0 or more"),
                );
            } else if at > 0 && self.points.table[at - 1] < *worth {
                put(
                    here(),
                    said!(
                        "season-table-rises",
                        "place {place} is worth more than the place before it",
                        place = at + 1
                    ),
                    said!(
                        "season-table-rises-remedy",
                        "write the first place first, and none more than the one before"
                    ),
                );
            }
        }
        let attendance = self.points.attendance.as_ref();
        if attendance.is_some_and(|points| points.0.signum() < 0) {
            put(
                vec![Step::Key("points"), Step::Key("attendance")],
                said!(
                    "season-attendance-negative",
                    "who plays would have less than who stays away"
                ),
                said!("season-table-negative-remedy", "write 0 or more"),
            );
        }
        for (at, tie) in self.ties.iter().enumerate() {
            if self.ties[..at].contains(tie) {
                put(
                    vec![Step::Key("ties"), Step::Item(at)],
                    said!(
                        "season-tie-twice",
                        "this decides already, and decides nothing a second time"
                    ),
                    said!("season-tie-twice-remedy", "name each once"),
                );
            }
        }
        if self.points.by == PointsBy::Place && self.points.table.is_empty() {
            put(
                vec![Step::Key("points")],
                said!("season-no-table", "points by place need a table"),
                said!(
                    "season-no-table-remedy",
                    "write `table: [10, 8, 6, 5, 4, 3, 2, 1]`"
                ),
            );
        }
        if !self.points.table.is_empty() && self.points.by != PointsBy::Place {
            put(
                vec![Step::Key("points"), Step::Key("table")],
                said!("season-table-unused", "a table is for points by place"),
                said!(
                    "season-table-unused-remedy",
                    "write `by: place`, or leave the table out"
                ),
            );
        }
        for (at, one) in self.events.iter().enumerate() {
            let here = |key| vec![Step::Key("events"), Step::Item(at), Step::Key(key)];
            if self.events[..at]
                .iter()
                .any(|other| other.event == one.event)
            {
                put(
                    here("event"),
                    said!(
                        "season-event-twice",
                        "{event} appears twice",
                        event = one.event
                    ),
                    said!(
                        "season-event-twice-remedy",
                        "leave one of them out, or give a `weight`"
                    ),
                );
            }
            if one
                .weight
                .as_ref()
                .is_some_and(|weight| weight.0.signum() <= 0)
            {
                put(
                    here("weight"),
                    said!("season-weight", "a weight must be more than 0"),
                    said!(
                        "season-weight-remedy",
                        "write 2 for an event that counts twice"
                    ),
                );
            }
        }
        if let Some(rule) = &self.handicaps {
            if rule.last == 0 {
                put(
                    vec![Step::Key("handicaps"), Step::Key("last")],
                    said!("season-nought", "0 evenings cannot count"),
                    said!("season-nought-remedy", "write 1 or more"),
                );
            }
            let bounds = rule.lowest.as_ref().zip(rule.most.as_ref());
            if bounds.is_some_and(|(lowest, most)| lowest > most) {
                put(
                    vec![Step::Key("handicaps"), Step::Key("lowest")],
                    said!("season-bounds", "the lowest handicap is above the highest"),
                    said!("season-bounds-remedy", "write `lowest` below `most`"),
                );
            }
            if rule.unit.as_ref().is_some_and(|unit| unit.0.signum() <= 0) {
                put(
                    vec![Step::Key("handicaps"), Step::Key("unit")],
                    said!("season-unit", "a unit must be more than 0"),
                    said!("season-unit-remedy", "write 0.5, 0.1 or 0.01"),
                );
            }
        }
        self.wrong_ladder(&mut put);
        self.wrong_venues(&mut put);
        self.wrong_programme(&mut put);
        all
    }

    fn wrong_ladder(&self, put: &mut impl FnMut(Vec<Step>, Said, Said)) {
        let Some(ladder) = &self.ladder else {
            return;
        };
        for (at, name) in ladder.start.iter().enumerate() {
            if ladder.start[..at].contains(name) {
                put(
                    vec![Step::Key("ladder"), Step::Key("start"), Step::Item(at)],
                    said!(
                        "season-on-ladder-twice",
                        "{name} is on the ladder twice",
                        name
                    ),
                    said!("season-on-ladder-twice-remedy", "leave one of them out"),
                );
            }
        }
        for (at, one) in ladder.challenges.iter().enumerate() {
            let here = |key| {
                vec![
                    Step::Key("ladder"),
                    Step::Key("challenges"),
                    Step::Item(at),
                    Step::Key(key),
                ]
            };
            for (key, name) in [("by", &one.by), ("to", &one.to)] {
                if !ladder.start.contains(name) {
                    put(
                        here(key),
                        said!("season-not-on-ladder", "{name} is not on the ladder", name),
                        said!(
                            "season-not-on-ladder-remedy",
                            "write the name as in `start`"
                        ),
                    );
                }
            }
            if one.played.is_some_and(|played| played < one.on) {
                put(
                    here("played"),
                    said!("season-played-before", "it was played before it was made"),
                    said!("season-played-before-remedy", "correct one of the two days"),
                );
            }
            if one.played.is_some() && one.result == Some(ChallengeResult::Withdrawn) {
                put(
                    here("played"),
                    said!(
                        "season-withdrawn-played",
                        "a challenge that was withdrawn has not been played"
                    ),
                    said!(
                        "season-withdrawn-played-remedy",
                        "leave `played` out: `withdrawn` stands alone; if the match was played, write `won` or `lost`"
                    ),
                );
            } else if one.played.is_some()
                != one
                    .result
                    .is_some_and(|result| result != ChallengeResult::Withdrawn)
            {
                put(
                    here(if one.result.is_some() {
                        "result"
                    } else {
                        "played"
                    }),
                    said!(
                        "season-played-and-result",
                        "a challenge that was played has a day and a result"
                    ),
                    said!(
                        "season-played-and-result-remedy",
                        "write `played` and `result`, or neither"
                    ),
                );
            }
        }
    }

    fn wrong_venues(&self, put: &mut impl FnMut(Vec<Step>, Said, Said)) {
        for (at, one) in self.venues.iter().enumerate() {
            if self.venues[..at]
                .iter()
                .any(|other| other.venue == one.venue)
            {
                put(
                    vec![Step::Key("venues"), Step::Item(at), Step::Key("venue")],
                    said!(
                        "season-venue-twice",
                        "{venue} appears twice",
                        venue = one.venue
                    ),
                    said!("season-venue-twice-remedy", "give each place its own name"),
                );
            }
        }
    }

    fn wrong_programme(&self, put: &mut impl FnMut(Vec<Step>, Said, Said)) {
        let Some(programme) = &self.programme else {
            return;
        };
        for (at, one) in programme.sessions.iter().enumerate() {
            let here = |key| {
                vec![
                    Step::Key("programme"),
                    Step::Key("sessions"),
                    Step::Item(at),
                    Step::Key(key),
                ]
            };
            if one.to <= one.from {
                put(
                    here("to"),
                    said!(
                        "season-over-before",
                        "{session} is over before it begins",
                        session = one.session
                    ),
                    said!("season-over-before-remedy", "correct `from` or `to`"),
                );
            }
            let known = programme.rooms.is_empty()
                || programme.rooms.iter().any(|room| room.room == one.room);
            if !known {
                put(
                    here("room"),
                    said!("season-no-room", "there is no room {room}", room = one.room),
                    said!(
                        "season-no-room-remedy",
                        "write it under `rooms`, or correct the name"
                    ),
                );
            }
        }
    }
}

/// With the line of the nearest value that is there.
fn placed(node: &Node, wrong: Wrong) -> Fault {
    let mut line = node.line;
    let mut here = Some(node);
    let mut place = String::new();
    for step in &wrong.path {
        let next = match (step, here.map(|node| &node.value)) {
            (Step::Key(key), Some(Value::Map(pairs))) => {
                let found = pairs.iter().find(|(name, _)| name.text() == Some(*key));
                found.map(|(_, value)| value)
            }
            (Step::Item(at), Some(Value::List(items))) => items.get(*at),
            _ => None,
        };
        match step {
            Step::Key(key) if place.is_empty() => place.push_str(key),
            Step::Key(key) => {
                place.push('.');
                place.push_str(key);
            }
            Step::Item(at) => place.push_str(&format!("[{at}]")),
        }
        here = next;
        line = next.map_or(line, |node| node.line);
    }
    let mut fault = Fault::new(line, wrong.problem, wrong.remedy);
    fault.place = place;
    fault
}
