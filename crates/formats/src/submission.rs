//! What a club sends to its authority: the results with places, numbers and master points, looked at before they go.

use std::collections::BTreeMap;

use openroom_said::{Said, quoted as quoted_text, said};
use openroom_scoring::event::{Contestant as Entrant, Direction, Event, EventKind};
use openroom_scoring::federation::{Federation, date_of, days_of};
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
    let mut wrong = wrong_head(event);
    if event.results.is_empty() && event.matches.is_empty() {
        wrong.push(said!("submit-no-results", "there are no results"));
    }
    for contestant in &event.contestants {
        wrong_contestant(contestant, event.kind, federation, &mut wrong);
    }
    wrong.extend(one_number_for_two(&event.contestants));
    wrong.extend(too_many(event, federation));
    wrong.extend(wrong_level(event, scores, federation));
    wrong.extend(scores.warnings.iter().map(|warning| warning.said()));
    wrong
}

/// What an authority wants to know of the event.
fn wrong_head(event: &Event) -> Vec<Said> {
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
    if let Some(charge) = event.charge.as_ref().filter(|charge| !is_amount(charge)) {
        wrong.push(said!(
            "submit-charge",
            "the charge {charge} is not an amount; write it as 0.50",
            charge = quoted_text(charge)
        ));
    }
    wrong
}

/// What is wrong with one of those who entered: its players and their numbers.
fn wrong_contestant(
    contestant: &Entrant,
    kind: EventKind,
    federation: &Federation,
    wrong: &mut Vec<Said>,
) {
    let name = &contestant.name;
    if contestant.players.is_empty() {
        wrong.push(said!(
            "submit-no-players",
            "contestant {name} has no players",
            name
        ));
        return;
    }
    for (player, number) in numbered(contestant) {
        if number.trim().is_empty() {
            wrong.push(said!(
                "submit-no-number",
                "contestant {name}: {player} has no player number",
                name,
                player
            ));
        } else if number.trim() != number {
            wrong.push(said!(
                "submit-number-spaces",
                "contestant {name}: the number {number} of {player} has spaces around it; take them out",
                name,
                player,
                number = quoted_text(number)
            ));
        }
    }
    let members: Vec<String> = contestant
        .members
        .iter()
        .map(|number| number.trim().to_owned())
        .collect();
    let entry = federation.entry_is_wrong(kind, contestant.players.len(), &members);
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

/// The players of a contestant, each with the number as it was written.
fn numbered(contestant: &Entrant) -> impl Iterator<Item = (&str, &str)> {
    let members = contestant.members.iter().map(String::as_str);
    let members = members.chain(std::iter::repeat(""));
    contestant.players.iter().map(String::as_str).zip(members)
}

/// A number that stands with two people: with both partners, or with people of another name elsewhere. The same name twice may be one player
/// who stood in for somebody.
fn one_number_for_two(contestants: &[Entrant]) -> Vec<Said> {
    let mut first: BTreeMap<&str, (usize, &str)> = BTreeMap::new();
    let mut wrong = Vec::new();
    for (at, contestant) in contestants.iter().enumerate() {
        for (player, number) in numbered(contestant) {
            let number = number.trim();
            if number.is_empty() {
                continue;
            }
            let Some(&(before, other)) = first.get(number) else {
                first.insert(number, (at, player));
                continue;
            };
            if before == at || player.to_lowercase() != other.to_lowercase() {
                wrong.push(said!(
                    "submit-number-twice",
                    "contestant {name}: {player} has the number {number} of {other} (contestant {before}); correct one of the two",
                    name = contestant.name,
                    player,
                    number,
                    other,
                    before = contestants[before].name
                ));
            }
        }
    }
    wrong
}

/// More contestants than may enter.
fn too_many(event: &Event, federation: &Federation) -> Option<Said> {
    let most = federation.limit(event.kind)?.most?;
    let count = event.contestants.len();
    (count > most as usize).then(|| {
        said!(
            "submit-too-many",
            "there are {count} contestants and at most {most} may enter; take entries out, or correct `most` under `entries` of the federation",
            count,
            most
        )
    })
}

/// A level for which there is no scale, so that nobody would have master points.
fn wrong_level(event: &Event, scores: &Scores, federation: &Federation) -> Option<Said> {
    let levels = federation
        .master_points
        .as_ref()?
        .levels_that_fit(event, scores);
    if levels.is_empty() {
        return None;
    }
    let known = levels.join(", ");
    Some(match &event.scoring.settings.level {
        Some(level) => said!(
            "submit-level-unknown",
            "no scale of master points is for the level {level}; write `settings: {{level: ...}}` with one of {known}",
            level = quoted_text(level),
            known
        ),
        None => said!(
            "submit-no-level",
            "the level is not given, so nobody has master points; write `settings: {{level: ...}}` with one of {known}",
            known
        ),
    })
}

/// An amount of money, without its currency.
fn is_amount(text: &str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    digits(whole) && digits(part)
}

/// A day of the calendar, as 2026-03-12 or as 12/03/2026.
fn is_date(text: &str) -> bool {
    let part = |part: &str, count: usize| {
        let digits = part.len() == count && part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse().ok().filter(|_| digits)
    };
    let parts: Vec<&str> = text.split(['-', '/']).collect();
    let date = match parts[..] {
        [year, month, day] if text.contains('-') => (part(year, 4), part(month, 2), part(day, 2)),
        [day, month, year] => (part(year, 4), part(month, 2), part(day, 2)),
        _ => return false,
    };
    let (Some(year), Some(month), Some(day)) = date else {
        return false;
    };
    date_of(days_of(year, month, day)) == (year, month, day)
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

/// The line in which a place was won, where each has its own ranking.
fn line(event: &Event, standing: &Standing) -> &'static str {
    match event.line_of(standing.contestant) {
        Some(Direction::Ns) => "ns",
        Some(Direction::Ew) => "ew",
        None => "",
    }
}

/// The columns of the sheet for a register.
const HEAD: [&str; 15] = [
    "number",
    "name",
    "contestant",
    "place",
    "line",
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
            line(event, standing).to_owned(),
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

#[cfg(test)]
mod tests {
    use openroom_scoring::score_event;

    use super::*;

    const FEDERATION: &str = "federation: {id: mine, based-on: wbf}
entries: [{kind: pairs, players: [2, 2], most: 3}]
master-points: {unit: 0.01, scales: [{kind: pairs, level: club, first: {fixed: 1}, falls: [1]}]}
";

    fn told(head: &str, members: [[&str; 2]; 2]) -> Vec<String> {
        let [one, other] = members.map(|[a, b]| format!("['{a}', '{b}']"));
        let text = format!(
            "{head}
contestants: [{{id: 1, names: [Ann, Bea], members: {one}}}, {{id: 2, names: [Cy, Di], members: {other}}}]
results: [{{board: 1, ns: 1, ew: 2, score: 50}}]
settings: {{level: club}}
"
        );
        let event = event_file::read(&text).unwrap();
        let scores = score_event(&event).unwrap();
        let federation = Federation::read(FEDERATION).unwrap();
        let wrong = check(&event, &scores, &federation);
        wrong.iter().map(Said::to_string).collect()
    }

    const HEAD: &str = "event: {name: T, date: 2026-03-12, club: Owls, club-id: 7, charge: 0.50}";
    const NUMBERS: [[&str; 2]; 2] = [["1", "2"], ["3", "4"]];

    #[test]
    fn nothing_is_wrong_with_what_is_sound() {
        assert_eq!(told(HEAD, NUMBERS), Vec::<String>::new());
    }

    #[test]
    fn a_day_that_is_not_and_a_charge_that_is_none() {
        for date in ["31/02/2026", "2026-02-29", "2026-00-10"] {
            assert!(told(&HEAD.replace("2026-03-12", date), NUMBERS)[0].contains("is not a date"));
        }
        assert_eq!(
            told(&HEAD.replace("2026-03-12", "29/02/2028"), NUMBERS).len(),
            0
        );
        for charge in ["free", "-3", "0.", "1,50"] {
            let head = HEAD.replace("0.50", &format!("'{charge}'"));
            assert!(
                told(&head, NUMBERS)[0].contains("not an amount"),
                "{charge}"
            );
        }
    }

    #[test]
    fn one_number_is_one_player() {
        let partners = told(HEAD, [["1", "1"], ["3", "4"]]);
        assert!(partners[0].starts_with("contestant 1: Bea has the number 1 of Ann"));
        let others = told(HEAD, [["1", "2"], [" 2 ", "4"]]);
        assert!(others[0].contains("has spaces around it"));
        assert!(others[1].starts_with("contestant 2: Cy has the number 2 of Bea (contestant 1)"));
    }

    #[test]
    fn a_level_without_a_scale_and_too_many_entries() {
        let text = "event: {name: T, date: 2026-03-12, club: Owls, club-id: 7}
settings: {level: clbu}
contestants:
- {id: 1, names: [A, B], members: [1, 2]}
- {id: 2, names: [C, D], members: [3, 4]}
- {id: 3, names: [E, F], members: [5, 6]}
- {id: 4, names: [G, H], members: [7, 8]}
results: [{board: 1, ns: 1, ew: 2, score: 50}, {board: 1, ns: 3, ew: 4, score: 50}]
";
        let of = |text: &str| {
            let event = event_file::read(text).unwrap();
            let scores = score_event(&event).unwrap();
            let federation = Federation::read(FEDERATION).unwrap();
            let wrong = check(&event, &scores, &federation);
            wrong.iter().map(Said::to_string).collect::<Vec<_>>()
        };
        let wrong = of(text);
        assert!(wrong[0].starts_with("there are 4 contestants and at most 3"));
        assert!(wrong[1].contains("level \"clbu\"") && wrong[1].ends_with("one of club"));
        let silent = of(&text.replace("settings: {level: clbu}\n", ""));
        assert!(silent[1].starts_with("the level is not given"));
    }

    #[test]
    fn what_is_sent_says_the_line_and_what_it_lacks() {
        let text = "event: {name: T}
contestants: [{id: 1, line: ns, names: [A, B], stratum: X}, {id: 2, line: ew, names: [C, D]}]
results: [{board: 1, ns: 1, ew: 2, score: 50}]
settings: {win: 2}
";
        let event = event_file::read(text).unwrap();
        let scores = score_event(&event).unwrap();
        let made = make(&EventFile::read(text).unwrap(), &event, &scores);
        assert!(made.file.contains("<WINNER_TYPE>2</WINNER_TYPE>"));
        assert!(made.register.contains("\n,A,1,1,ns,"), "{}", made.register);
        assert_eq!(made.losses.len(), 2, "{:?}", made.losses);
    }
}
