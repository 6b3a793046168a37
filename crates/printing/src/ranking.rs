//! The ranking of an event; matches too, where there are any.

use std::collections::HashMap;

use openroom_scoring::event::{ContestantId, Direction, Fate, Side};
use openroom_scoring::score_event;
use openroom_scoring::scores::{MatchScore, Standing};

use crate::document::{Block, Cell, Column, Document, Table};
use crate::results::{Results, figure, two};
use openroom_words::words::{Message, Words};

/// How far a ranking may still change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// Corrections and appeals are still possible.
    Provisional,
    /// Official, but not final.
    Official,
    /// Final.
    Final,
}

/// The ranking, best first. Nothing is said of how far it may change.
#[must_use]
pub fn document(results: Results<'_>, words: &Words) -> Document {
    with_status(results, None, words)
}

/// The ranking, best first, with its day and whether it may still change.
#[must_use]
pub fn with_status(results: Results<'_>, status: Option<Status>, words: &Words) -> Document {
    let status = status.map(|status| {
        words.say(match status {
            Status::Provisional => Message::PrintProvisional,
            Status::Official => Message::PrintOfficial,
            Status::Final => Message::PrintFinal,
        })
    });
    let day = results.event.date.clone().filter(|day| !day.is_empty());
    let name = [Some(words.say(Message::PrintRanking)), day, status];
    let name = name.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let sessions = sessions(results);
    let mut blocks = Vec::new();
    // Where nobody changes direction each line has its ranking.
    let line_of = |s: &Standing| results.event.line_of(s.contestant);
    for line in results
        .scores
        .standings
        .chunk_by(|a, b| line_of(a) == line_of(b))
    {
        if let Some(name) = line.first().and_then(line_of) {
            blocks.push(Block::Heading(words.say(match name {
                Direction::Ns => Message::NorthSouth,
                Direction::Ew => Message::EastWest,
            })));
        }
        blocks.push(Block::Table(standings(results, line, &sessions, words)));
    }
    let scores = &results.scores.matches;
    if !scores.is_empty() {
        blocks.push(Block::Heading(words.say(Message::PrintMatches)));
        blocks.push(Block::Table(matches(results, words)));
    }
    let (title, subtitle) = match results.event.name.is_empty() {
        true => (name, String::new()),
        false => (results.event.name.clone(), name),
    };
    Document {
        title,
        subtitle,
        blocks,
        running_head: true,
        page_word: words.say(Message::PrintPage),
        logo: None,
    }
}

/// What each made in each session, where there are several.
type Sessions = Vec<(u16, HashMap<ContestantId, String>)>;

fn sessions(results: Results<'_>) -> Sessions {
    let numbers = results.event.sessions();
    if numbers.len() < 2 {
        return Vec::new();
    }
    let each = numbers.into_iter().filter_map(|session| {
        let scores = score_event(&results.event.of_session(session)).ok()?;
        let made = scores.standings.into_iter().filter(|one| one.boards > 0);
        let made = made.map(|one| (one.contestant, one.percent.unwrap_or(one.total)));
        Some((session, made.collect::<HashMap<_, _>>()))
    });
    each.map(|(session, made)| {
        let made = made
            .into_iter()
            .map(|(who, figure)| (who, figure.decimal(2)));
        (session, made.collect())
    })
    .collect()
}

fn standings(results: Results<'_>, all: &[Standing], sessions: &Sessions, words: &Words) -> Table {
    let contestant = |s: &Standing| &results.event.contestants[s.contestant.index()];
    let has_percent = all.iter().any(|s| s.percent.is_some());
    let has_penalty = all.iter().any(|s| !s.penalty.is_zero());
    let has_carried = all.iter().any(|s| !s.carried.is_zero());
    let has_stratum = all
        .iter()
        .any(|s| !s.strata.is_empty() || !s.categories.is_empty());
    let has_handicap = all.iter().any(|s| s.handicap.is_some());
    let total = match results.event.scoring.vp.is_some() {
        true => words.say(Message::PrintVictoryPoints),
        false if has_percent => words.say(Message::PrintTotal),
        false => results.points_label(words),
    };
    let mut head = vec![
        Cell::from(words.say(Message::PrintPlace)),
        Cell::from(words.say(Message::PrintNumberColumn)),
        Cell::from(words.say(Message::PrintNames)),
    ];
    let mut columns = vec![Column::RIGHT, Column::CENTRE, Column::share(1.0)];
    for (session, _) in sessions {
        let args = [("number", (*session).into())];
        head.push(words.tell(Message::PrintSessionShort, args).into());
        columns.push(Column::RIGHT);
    }
    for (there, label) in [
        (has_stratum, Message::PrintStratum),
        (has_handicap, Message::PrintHandicap),
        (has_carried, Message::PrintCarried),
        (has_penalty, Message::PrintPenaltyColumn),
    ] {
        if there {
            head.push(words.say(label).into());
            columns.push(Column::RIGHT);
        }
    }
    head.push(total.into());
    columns.push(Column::RIGHT);
    if has_percent {
        head.push("%".into());
        columns.push(Column::RIGHT);
    }
    let awards = results.event.master_awards(results.scores);
    if !awards.is_empty() {
        head.push(words.say(Message::PrintMasterPoints).into());
        columns.push(Column::RIGHT);
    }
    let row = |s: &Standing| {
        let rank = match s.rank {
            Some(rank) if s.tied => format!("{rank}="),
            Some(rank) => rank.to_string(),
            None => "–".into(),
        };
        let who = contestant(s);
        let mut row = vec![
            Cell::bold(rank),
            who.name.to_string().into(),
            results.with_people(s.contestant).into(),
        ];
        for (_, made) in sessions {
            let made = made.get(&s.contestant).map(|figure| words.decimal(figure));
            row.push(made.unwrap_or_default().into());
        }
        if has_stratum {
            let places = s.strata.iter().chain(&s.categories);
            let places: Vec<_> = places
                .map(|(name, place)| format!("{name} {place}"))
                .collect();
            row.push(places.join(", ").into());
        }
        if has_handicap {
            let text = s
                .handicap
                .as_ref()
                .map_or_else(String::new, |(value, place)| {
                    format!("{} ({place})", two(value, words))
                });
            row.push(text.into());
        }
        for (there, value) in [(has_carried, &s.carried), (has_penalty, &s.penalty)] {
            if there {
                let text = match value.is_zero() {
                    true => String::new(),
                    false => two(value, words),
                };
                row.push(text.into());
            }
        }
        row.push(match has_percent {
            true => two(&s.total, words).into(),
            false => Cell::bold(two(&s.total, words)),
        });
        if has_percent {
            let percent = s.percent.as_ref();
            let percent = percent.map_or_else(String::new, |percent| two(percent, words));
            row.push(Cell::bold(percent));
        }
        if !awards.is_empty() {
            let award = awards.iter().find(|award| award.contestant == s.contestant);
            let award = award.map(|award| {
                let colour = award.colour.as_ref().map(|colour| format!(" {colour}"));
                format!(
                    "{}{}",
                    two(&award.points, words),
                    colour.unwrap_or_default()
                )
            });
            row.push(award.unwrap_or_default().into());
        }
        row
    };
    Table {
        columns,
        head: vec![head],
        rows: all.iter().map(row).collect(),
        size: 10.5,
        ..Table::default()
    }
}

/// Whether IMPs or whatever the method counts were won in the match: nobody wins any in a bye, and of a match that was decided
/// elsewhere in victory points they are not known.
pub(crate) fn has_basic(results: Results<'_>, m: &MatchScore) -> bool {
    let mut notes = results.event.matches.iter();
    let note = notes.find(|note| Some(note.id) == m.id);
    let decided = note.is_some_and(|note| matches!(note.fate, Fate::Vps(_)));
    m.played && !decided
}

/// Who is a side of a match; in a bye the other one sits out.
pub(crate) fn side_name(
    results: Results<'_>,
    m: &MatchScore,
    side: usize,
    words: &Words,
) -> String {
    let name = |id: ContestantId| {
        let number = &results.event.contestants[id.index()].name;
        let people = results.people(Side::one(id));
        format!("{number}  {people}").trim().to_owned()
    };
    let ids = [m.teams[side], m.partners[side]].into_iter().flatten();
    let names: Vec<String> = ids.map(name).collect();
    match names.is_empty() {
        true => words.say(Message::PrintSitOut),
        false => names.join(" + "),
    }
}

/// The session and the round that the name of a match of a log says: `S10R1-2-5`, or `R3-1-4` where there is one session.
fn place_of(name: &str) -> (Option<u32>, u32) {
    let number = |text: &str| -> Option<u32> { text.parse().ok() };
    let of = || {
        let head = name.split('-').next()?;
        let (session, round) = head.split_once('R')?;
        let session = match session.strip_prefix('S') {
            Some(session) => Some(number(session)?),
            None if session.is_empty() => None,
            None => return None,
        };
        Some((session, number(round)?))
    };
    of().unwrap_or((None, 0))
}

fn matches(results: Results<'_>, words: &Words) -> Table {
    let has_vps = results.scores.matches.iter().any(|m| m.vps.is_some());
    let has_rounds = results.scores.matches.iter().any(|m| m.round > 0);
    let mut head = Vec::new();
    let mut columns = Vec::new();
    if has_rounds {
        head.push(Cell::from(words.say(Message::PrintRound)));
        columns.push(Column::CENTRE);
    }
    head.extend([
        Cell::default().over(2),
        Cell::from(results.points_label(words)).over(2),
    ]);
    columns.extend([
        Column::share(1.0),
        Column::share(1.0),
        Column::RIGHT,
        Column::RIGHT,
    ]);
    if has_vps {
        head.push(Cell::from(words.say(Message::PrintVictoryPoints)).over(2));
        columns.extend([Column::RIGHT, Column::RIGHT]);
    }
    let name = |m: &MatchScore, side: usize| side_name(results, m, side, words);
    let row = |m: &MatchScore| {
        let mut row: Vec<Cell> = Vec::new();
        if has_rounds {
            let round = Some(m.round).filter(|round| *round > 0);
            row.push(round.map_or_else(String::new, |n| n.to_string()).into());
        }
        row.extend([name(m, 0), name(m, 1)].map(Cell::from));
        let has_basic = has_basic(results, m);
        let basic = |side: usize| match has_basic {
            true => figure(&m.basic[side], words),
            false => String::new(),
        };
        row.extend([0, 1].map(|side| Cell::from(basic(side))));
        if has_vps {
            let vps = |side: usize| match (&m.vps, m.teams[side]) {
                (Some(vps), Some(_)) => two(&vps[side], words),
                _ => String::new(),
            };
            row.extend([0, 1].map(|side| Cell::bold(vps(side))));
        }
        row
    };
    let named = |m: &MatchScore| {
        let name =
            m.id.and_then(|id| results.event.match_names.get(id.0 as usize));
        name.map(ToString::to_string).unwrap_or_default()
    };
    let mut all: Vec<(Option<u32>, u32, &MatchScore)> = results
        .scores
        .matches
        .iter()
        .map(|m| {
            let (session, round) = place_of(&named(m));
            (session, if m.round > 0 { m.round } else { round }, m)
        })
        .collect();
    // As they stand, but week by week and round by round.
    all.sort_by_key(|&(session, round, _)| (session, round));
    let wide = u8::try_from(columns.len()).unwrap_or(u8::MAX);
    let mut rows = Vec::new();
    let mut last = None;
    for (session, _, m) in all {
        if let Some(number) = session.filter(|_| session != last) {
            let args = [("number", number.into())];
            let heading = words.tell(Message::PrintSessionShort, args);
            rows.push(vec![Cell::bold(heading).over(wide)]);
            last = session;
        }
        rows.push(row(m));
    }
    Table {
        columns,
        head: vec![head],
        rows,
        size: 9.0,
        ..Table::default()
    }
}

#[cfg(test)]
mod tests {
    use super::place_of;

    #[test]
    fn a_name_says_its_week_and_round() {
        assert_eq!(place_of("S10R1-2-5"), (Some(10), 1));
        assert_eq!(place_of("R3-1-4"), (None, 3));
        assert_eq!(place_of("final"), (None, 0));
        assert_eq!(place_of("SR-1"), (None, 0));
    }
}
