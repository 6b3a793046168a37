//! The same boards in several places: one field of all results, with one top on each board, and each place with its own ranking.

use std::collections::{BTreeMap, BTreeSet};

use openroom_formats::event::Dealt;
use openroom_said::{Arg, Said, said};
use openroom_scoring::event::{
    BoardId, Contestant, ContestantId, Event, MatchNote, Name, Penalty, Side, SitOut, TableResult,
    Withdrawal,
};
use openroom_scoring::event_file::EventErrors;
use openroom_scoring::{Exact, Scores, score_event};

use crate::sent::Sent;

/// One ranking over all places.
#[derive(Debug, Clone)]
pub struct Simultaneous {
    /// The places, the best first.
    pub places: Vec<VenuePlace>,
    /// The field of all, which can be written as an event file.
    pub event: Event,
    /// Its scores.
    pub scores: Scores,
    /// What should be known of the ranking: boards that not all places have.
    pub notes: Vec<Said>,
}

/// Somebody's place over all, and in the own one.
#[derive(Debug, Clone, PartialEq)]
pub struct VenuePlace {
    /// Over all; nothing for who is not ranked.
    pub rank: Option<u32>,
    /// Others share it.
    pub tied: bool,
    /// The venue, by its place among those given.
    pub venue: usize,
    /// The number or name there.
    pub contestant: String,
    /// The people.
    pub players: Vec<String>,
    /// The name of the team.
    pub team: Option<String>,
    /// The result over all.
    pub total: Exact,
    /// The same per cent.
    pub percent: Option<Exact>,
    /// The place in the own venue, by its own scores.
    pub own_rank: Option<u32>,
    /// The percentage there.
    pub own_percent: Option<Exact>,
    /// Boards scored.
    pub boards: u32,
}

/// Why several places cannot be scored together.
#[derive(Debug, Clone, PartialEq)]
pub enum Apart {
    /// This place cannot be scored by itself.
    Venue(usize, EventErrors),
    /// They are not played in the same way.
    Other(Said),
    /// The field of all cannot be scored.
    All(EventErrors),
}

impl Apart {
    /// Why, in words.
    #[must_use]
    pub fn said(&self, names: &[String]) -> Said {
        match self {
            Self::Venue(at, errors) => said!(
                "venue-unscorable",
                "{venue} cannot be scored: {errors}",
                venue = names.get(*at).cloned().unwrap_or_default(),
                errors = errors.said()
            ),
            Self::Other(said) => said.clone(),
            Self::All(errors) => said!(
                "venues-unscorable",
                "the results of all cannot be scored together: {errors}",
                errors = errors.said()
            ),
        }
    }
}

/// Scores the events of several places as one field. `names` are those of the places.
///
/// # Errors
/// Why they cannot be scored together.
pub fn simultaneous(sent: &[(String, &Sent)]) -> Result<Simultaneous, Apart> {
    let names: Vec<String> = sent.iter().map(|(name, _)| name.clone()).collect();
    let venues: Vec<(String, &Event)> = sent
        .iter()
        .map(|(name, sent)| (name.clone(), &sent.event))
        .collect();
    let venues = &venues[..];
    let Some((_, first)) = venues.first() else {
        return Err(Apart::Other(said!(
            "venues-none",
            "no place has sent its results yet"
        )));
    };
    for (name, event) in venues {
        if event.kind != first.kind
            || event.scoring.method != first.scoring.method
            || event.edition != first.edition
        {
            return Err(Apart::Other(said!(
                "venue-other-method",
                "{venue} is played or scored in another way than {first}",
                venue = name.clone(),
                first = names[0].clone()
            )));
        }
        if !event.match_names.is_empty() || !event.matches.is_empty() {
            return Err(Apart::Other(said!(
                "venue-matches",
                "{venue} has matches; places with matches are not scored as one field",
                venue = name.clone()
            )));
        }
    }
    dealt_alike(sent).map_err(Apart::Other)?;
    let notes = shared_boards(venues).map_err(Apart::Other)?;
    let mut own = Vec::new();
    for (at, (_, event)) in venues.iter().enumerate() {
        own.push(score_event(event).map_err(|errors| Apart::Venue(at, errors))?);
    }
    let (event, from) = together(venues);
    let scores = score_event(&event).map_err(Apart::All)?;
    let place = |standing: &openroom_scoring::scores::Standing| {
        let (venue, there) = from[standing.contestant.index()];
        let contestant = &venues[venue].1.contestants[there.index()];
        let home = own[venue]
            .standings
            .iter()
            .find(|one| one.contestant == there);
        VenuePlace {
            rank: standing.rank,
            tied: standing.tied,
            venue,
            contestant: contestant.name.to_string(),
            players: contestant.players.clone(),
            team: contestant.team.clone(),
            total: standing.total.clone(),
            percent: standing.percent.clone(),
            own_rank: home.and_then(|one| one.rank),
            own_percent: home.and_then(|one| one.percent.clone()),
            boards: standing.boards,
        }
    };
    Ok(Simultaneous {
        places: scores.standings.iter().map(place).collect(),
        event,
        scores,
        notes,
    })
}

/// A board of a session. Where an event does not number its sessions there is only one.
type Board = (u16, Name);

fn board_of(event: &Event, result: &TableResult) -> Board {
    let board = event.boards[result.board.index()].clone();
    (result.session.max(1), board)
}

/// Boards in words, the session with them where it is not the first.
fn told<'b>(boards: impl IntoIterator<Item = &'b Board>) -> Arg {
    let one = |(session, board): &Board| match session {
        0 | 1 => said!("fault-all", "{faults}", faults = board),
        _ => said!(
            "venue-board-of-session",
            "{board} of session {session}",
            board,
            session = *session
        ),
    };
    Arg::Each(boards.into_iter().map(one).collect(), ", ".into())
}

/// Boards of the same number with other hands cannot be compared, and nobody would see it in the ranking.
fn dealt_alike(venues: &[(String, &Sent)]) -> Result<(), Said> {
    let mut first: BTreeMap<(u32, u32), (&str, &Dealt)> = BTreeMap::new();
    for (name, sent) in venues {
        for dealt in &sent.hands {
            let board = (dealt.session.unwrap_or(1), dealt.board);
            let (other, before) = *first.entry(board).or_insert((name.as_str(), dealt));
            if before.differs(dealt) {
                let board = (
                    u16::try_from(board.0).unwrap_or(u16::MAX),
                    Name::Number(board.1.into()),
                );
                return Err(said!(
                    "venues-other-hands",
                    "board {board} has other hands in {venue} than in {other}, so they cannot be scored together; correct the hands, or take one of the two places out",
                    board = told([&board]),
                    venue = name.clone(),
                    other
                ));
            }
        }
    }
    Ok(())
}

/// What is to be said of boards that not all places have; a place that shares none with the others cannot be ranked with them.
fn shared_boards(venues: &[(String, &Event)]) -> Result<Vec<Said>, Said> {
    let boards: Vec<BTreeSet<Board>> = venues
        .iter()
        .map(|(_, event)| {
            let results = event.results.iter();
            results.map(|result| board_of(event, result)).collect()
        })
        .collect();
    let all: BTreeSet<Board> = boards.iter().flatten().cloned().collect();
    let mut notes = Vec::new();
    for (at, own) in boards.iter().enumerate() {
        let others = boards.iter().enumerate().filter(|(other, _)| *other != at);
        let others: BTreeSet<Board> = others.flat_map(|(_, boards)| boards).cloned().collect();
        if !others.is_empty() && own.is_disjoint(&others) {
            return Err(said!(
                "venues-no-board-shared",
                "{venue} shares no board with the other places: it has {own}, and they have {others}; correct the numbers of its boards or sessions, or take it out",
                venue = venues[at].0.clone(),
                own = told(own),
                others = told(&others)
            ));
        }
        let missing: Vec<&Board> = all.difference(own).collect();
        if !missing.is_empty() {
            notes.push(said!(
                "venue-lacks-boards",
                "{venue} has no result for these boards that other places have: {boards}",
                venue = venues[at].0.clone(),
                boards = told(missing)
            ));
        }
    }
    Ok(notes)
}

/// The field of all, and who of which place each of its contestants is. The settings are those of the first place.
fn together(venues: &[(String, &Event)]) -> (Event, Vec<(usize, ContestantId)>) {
    let (_, first) = venues[0];
    let mut all = Event {
        contestants: Vec::new(),
        boards: Vec::new(),
        sections: venues.iter().map(|(name, _)| name.clone()).collect(),
        tables: Vec::new(),
        forms: first.forms.clone(),
        results: Vec::new(),
        matches: Vec::<MatchNote>::new(),
        penalties: Vec::new(),
        withdrawals: Vec::new(),
        sit_outs: Vec::new(),
        waiting: Vec::new(),
        // It is the event of no club.
        club: None,
        club_id: None,
        charge: None,
        date: first.date.clone().filter(|date| {
            let same = |event: &Event| event.date.as_ref() == Some(date);
            venues.iter().all(|(_, event)| same(event))
        }),
        ..(*first).clone()
    };
    // A place that numbers its one session has the same boards as one that does not.
    let several = venues.iter().flat_map(|(_, event)| &event.results);
    let several = several.map(|result| result.session).max() > Some(1);
    // One ranking over all, whatever the lines of a place.
    let mut from = Vec::new();
    let mut boards: BTreeMap<String, BoardId> = BTreeMap::new();
    for (at, (name, event)) in venues.iter().enumerate() {
        let offset = u32::try_from(all.contestants.len()).unwrap_or(u32::MAX);
        let moved = |id: ContestantId| ContestantId(id.0 + offset);
        for (there, contestant) in (0..).zip(&event.contestants) {
            from.push((at, ContestantId(there)));
            all.contestants.push(Contestant {
                name: Name::new(&format!("{name}-{}", contestant.name)),
                line: None,
                ..contestant.clone()
            });
        }
        let tables = u32::try_from(all.tables.len()).unwrap_or(u32::MAX);
        let table = |table: &String| match table.is_empty() {
            true => String::new(),
            false => format!("{name}-{table}"),
        };
        all.tables.extend(event.tables.iter().map(table));
        let forms: Vec<u16> = event
            .forms
            .iter()
            .map(|form| {
                // A board that was fouled in one place was fouled there alone.
                let own = match form.is_empty() {
                    true => String::new(),
                    false => format!("{name}-{form}"),
                };
                let known = all.forms.iter().position(|one| *one == own);
                let place = known.unwrap_or_else(|| {
                    all.forms.push(own);
                    all.forms.len() - 1
                });
                u16::try_from(place).unwrap_or(u16::MAX)
            })
            .collect();
        for result in &event.results {
            let board = event.boards[result.board.index()].to_string();
            let next = BoardId(u32::try_from(boards.len()).unwrap_or(u32::MAX));
            let id = *boards.entry(board).or_insert_with_key(|board| {
                all.boards.push(Name::new(board));
                next
            });
            all.results.push(TableResult {
                board: id,
                ns: side(result.ns, &moved),
                ew: side(result.ew, &moved),
                section: u16::try_from(at).unwrap_or(u16::MAX),
                table: result.table + tables,
                form: forms.get(usize::from(result.form)).copied().unwrap_or(0),
                stood_in: result.stood_in.map(&moved),
                session: match several {
                    true => result.session.max(1),
                    false => 0,
                },
                ..result.clone()
            });
        }
        let penalties = event.penalties.iter().map(|one| Penalty {
            contestant: moved(one.contestant),
            ..one.clone()
        });
        all.penalties.extend(penalties);
        let gone = event.withdrawals.iter().map(|one| Withdrawal {
            contestant: moved(one.contestant),
            ..one.clone()
        });
        all.withdrawals.extend(gone);
        let sat_out = event.sit_outs.iter().map(|one| SitOut {
            contestant: moved(one.contestant),
            ..*one
        });
        all.sit_outs.extend(sat_out);
    }
    (all, from)
}

fn side(side: Side, moved: &impl Fn(ContestantId) -> ContestantId) -> Side {
    Side {
        first: moved(side.first),
        second: side.second.map(moved),
    }
}
