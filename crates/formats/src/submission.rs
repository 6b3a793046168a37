//! What a club sends to its authority: the results with places, numbers and master points, looked at before they go.

use openroom_said::{Said, said};
use openroom_scoring::event::{Event, EventKind};
use openroom_scoring::federation::Federation;
use openroom_scoring::scores::Standing;
use openroom_scoring::{Scores, event_file};
use serde_json::Value;

use crate::event::{Contestant, EventFile};
use crate::loss::Loss;
use crate::usebio;

/// The file that is sent, what it cannot hold, and a row for each player.
#[derive(Debug, Clone, PartialEq)]
pub struct Submission {
    /// In USEBIO.
    pub file: String,
    /// What it cannot hold.
    pub losses: Vec<Loss>,
    /// A sheet for a register of members elsewhere.
    pub register: String,
}

/// What should be put right before the results are sent.
///
/// ```
/// use openroom_formats::submission;
/// use openroom_scoring::{event_file, federation::Federation, score_event};
/// let event = event_file::read("
/// event: {name: Thursday, date: 2026-03-12, club: Owls, club-id: 77}
/// contestants: [{id: 1, names: [Ann, Bea], members: [11, '']}, {id: 2, names: [Cy, Di], members: [13, 14]}]
/// results: [{board: 1, ns: 1, ew: 2, score: 50}]
/// ")?;
/// let scores = score_event(&event)?;
/// let wrong = submission::check(&event, &scores, Federation::named("white-book").unwrap());
/// assert_eq!(wrong[0].to_string(), "contestant 1: Bea has no player number");
/// # Ok::<(), openroom_scoring::event_file::EventErrors>(())
/// ```
#[must_use]
pub fn check(event: &Event, scores: &Scores, federation: &Federation) -> Vec<Said> {
    let mut wrong = Vec::new();
    let lacks = |text: &Option<String>| text.as_ref().is_none_or(|text| text.trim().is_empty());
    if event.name.trim().is_empty() {
        wrong.push(said!("submit-no-name", "the event has no name"));
    }
    if lacks(&event.club) {
        wrong.push(said!("submit-no-club", "the club is not named"));
    }
    if lacks(&event.club_id) {
        wrong.push(said!(
            "submit-no-club-id",
            "the number of the club is not given"
        ));
    }
    match &event.date {
        Some(date) if is_date(date) => {}
        Some(date) => wrong.push(said!(
            "submit-date",
            "{date} is not a date; write it as 2026-03-12",
            date
        )),
        None => wrong.push(said!("submit-no-date", "the date is not given")),
    }
    if event.results.is_empty() && event.matches.is_empty() {
        wrong.push(said!("submit-no-results", "there are no results"));
    }
    for contestant in &event.contestants {
        let name = &contestant.name;
        if contestant.players.is_empty() {
            wrong.push(said!(
                "submit-no-players",
                "contestant {name} has no players",
                name
            ));
        }
        let members = contestant.members.iter().map(String::as_str);
        let members = members.chain(std::iter::repeat(""));
        for (player, _) in contestant
            .players
            .iter()
            .zip(members)
            .filter(|one| one.1.is_empty())
        {
            wrong.push(said!(
                "submit-no-number",
                "contestant {name}: {player} has no player number",
                name,
                player
            ));
        }
        let players = contestant.players.len();
        if players > 0 {
            let entry = federation.entry_is_wrong(event.kind, players, &contestant.members);
            let entry = entry.into_iter().map(|what| {
                said!(
                    "submit-of-contestant",
                    "contestant {name}: {what}",
                    name,
                    what
                )
            });
            wrong.extend(entry);
        }
    }
    wrong.extend(scores.warnings.iter().map(|warning| warning.said()));
    wrong
}

/// A day as 2026-03-12, or as 12/03/2026.
fn is_date(text: &str) -> bool {
    let digits = |part: &str, count: usize| {
        part.len() == count && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    let parts: Vec<&str> = text.split(['-', '/']).collect();
    match parts[..] {
        [year, month, day] if text.contains('-') => {
            digits(year, 4) && digits(month, 2) && digits(day, 2)
        }
        [day, month, year] => digits(day, 2) && digits(month, 2) && digits(year, 4),
        _ => false,
    }
}

/// The file that is sent: `file` has the hands and whatever else the event was written with.
#[must_use]
pub fn make(file: &EventFile, event: &Event, scores: &Scores) -> Submission {
    let mut filled = file.clone();
    if filled.contestants.is_empty() {
        let written = EventFile::read(&event_file::write(event)).unwrap_or_default();
        filled.contestants = written.contestants;
    }
    let awards = event.master_awards(scores);
    let mut rows = vec![HEAD.join(",")];
    for standing in &scores.standings {
        let name = event.contestants[standing.contestant.index()]
            .name
            .to_string();
        let mut all = filled.contestants.iter_mut();
        let Some(contestant) = all.find(|one| crate::event::text(&one.id) == name) else {
            continue;
        };
        let award = awards
            .iter()
            .find(|one| one.contestant == standing.contestant);
        let mut put = |key: &str, value: String| {
            contestant.extra.insert(key.to_owned(), Value::from(value));
        };
        put("place", place(standing));
        put("total", standing.total.decimal(2));
        if let Some(percent) = &standing.percent {
            put("percent", percent.decimal(2));
        }
        if let Some(award) = award {
            put("master-points", award.points.decimal(4));
            if let Some(colour) = &award.colour {
                put("colour", colour.clone());
            }
        }
        // Those of a team's percentage have no place in the format.
        if event.kind == EventKind::Teams {
            contestant.extra.remove("percent");
        }
        rows.extend(register(event, contestant, standing));
    }
    // What ranks besides is worked out anew by who reads the file.
    for contestant in &mut filled.contestants {
        for key in ["stratum", "categories", "line", "handicap", "imp-handicap"] {
            contestant.extra.remove(key);
        }
    }
    for key in ["settings", "federation", "penalties", "carry-over"] {
        filled.extra.remove(key);
    }
    let (text, losses) = usebio::write(&filled);
    Submission {
        file: text,
        losses,
        register: rows.join("\n") + "\n",
    }
}

fn place(standing: &Standing) -> String {
    let tied = if standing.tied { "=" } else { "" };
    standing
        .rank
        .map_or_else(String::new, |rank| format!("{rank}{tied}"))
}

/// The columns of the sheet for a register.
const HEAD: [&str; 14] = [
    "number",
    "name",
    "contestant",
    "place",
    "total",
    "percent",
    "boards",
    "master-points",
    "colour",
    "event",
    "date",
    "club",
    "club-id",
    "charge",
];

/// A row for each player.
fn register(event: &Event, contestant: &Contestant, standing: &Standing) -> Vec<String> {
    let of = |key: &str| contestant.extra.get(key).map(crate::event::text);
    let of = |key: &str| of(key).unwrap_or_default();
    let told = |text: &Option<String>| text.clone().unwrap_or_default();
    let rows = contestant.players().map(|(name, member)| {
        let percent = standing.percent.as_ref().map(|percent| percent.decimal(2));
        let fields = [
            member.unwrap_or_default().to_owned(),
            name.to_owned(),
            crate::event::text(&contestant.id),
            place(standing),
            standing.total.decimal(2),
            percent.unwrap_or_default(),
            standing.boards.to_string(),
            of("master-points"),
            of("colour"),
            event.name.clone(),
            told(&event.date),
            told(&event.club),
            told(&event.club_id),
            told(&event.charge),
        ];
        fields.map(|field| quoted(&field)).join(",")
    });
    rows.collect()
}

/// A field of a sheet.
fn quoted(text: &str) -> String {
    match text.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_owned(),
    }
}
