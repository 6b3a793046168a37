//! The event as crate `scoring` has it, its scores, and the standings that come of them.

use std::cmp::Ordering;
use std::collections::{BTreeSet, HashMap};
use std::sync::OnceLock;

use openroom_scoring::event::{ContestantId, Direction, Event, Name, TableResult};
use openroom_scoring::event_file::{self, EventErrors};
use openroom_scoring::explain_event::{ExplainStep, Fact, comparisons, explain_result};
use openroom_scoring::ranking::among;
use openroom_scoring::scores::Warning;
use openroom_scoring::{Exact, Scores, score_event};

use crate::questions::Outstanding;
use crate::refusal::Refused;
use crate::said::{Said, said};
use crate::spot::{Spot, Through};
use crate::tournament::Tournament;

/// The standings.
#[derive(Debug, Clone, PartialEq)]
pub struct Standings {
    /// Best first; those without a rank last.
    pub places: Vec<Standing>,
    /// Decimals to which totals are shown.
    pub decimals: u32,
    /// What a Director should look at.
    pub warnings: Vec<Said>,
    /// Matches that were put off and do not count yet.
    pub outstanding: Vec<Outstanding>,
}

/// A place in the standings.
#[derive(Debug, Clone, PartialEq)]
pub struct Standing {
    /// The place; nothing for a contestant that is not ranked.
    pub rank: Option<u32>,
    /// Whether others share it.
    pub tied: bool,
    /// Who.
    pub contestant: u32,
    /// The line whose ranking this is, where nobody changes direction and there are two.
    pub line: Option<Direction>,
    /// Points of the final method, penalties included.
    pub total: Exact,
    /// Per cent of what could be won, where the method has a most.
    pub percent: Option<Exact>,
    /// Penalties taken off.
    pub penalty: Exact,
    /// Boards scored.
    pub boards: u32,
    /// The place within the contestant's stratum.
    pub stratum_rank: Option<u32>,
    /// The places in all strata in which it counts, the highest first.
    pub strata: Vec<(String, u32)>,
    /// The places in its categories.
    pub categories: Vec<(String, u32)>,
    /// What it made in each session, where there are several.
    pub sessions: Vec<InSession>,
    /// The section in which it plays and the place there, where there are several.
    pub section: Option<(String, u32)>,
    /// The master points that each of its players is awarded, and their colour.
    pub master_points: Option<(Exact, Option<String>)>,
    /// The result with the handicap, and the place by it.
    pub handicap: Option<(Exact, u32)>,
}

/// What a contestant made in one session.
#[derive(Debug, Clone, PartialEq)]
pub struct InSession {
    /// Which session.
    pub session: u16,
    /// Its points.
    pub total: Exact,
    /// Per cent of what could be won, where the method has a most.
    pub percent: Option<Exact>,
    /// The place in that session.
    pub rank: Option<u32>,
}

impl Tournament {
    /// The event file, with the results up to a round, or all of them.
    #[must_use]
    pub fn export(&self, through: Option<Through>) -> String {
        event_file::write(&self.scorable(through).event)
    }

    /// The event as crate `scoring` has it, with the results up to a round, or all of them.
    #[must_use]
    pub fn scorable(&self, through: Option<Through>) -> Scorable {
        self.state.scorable(through)
    }

    /// The same with its scores: for boards, matches and explanations.
    ///
    /// # Errors
    /// When it cannot be scored as it is.
    pub fn scored(&self, through: Option<Through>) -> Result<Scored, Refused> {
        self.scorable(through).score()
    }

    /// The standings after a round, or as they are now.
    ///
    /// # Errors
    /// When the event cannot be scored as it is.
    pub fn standings(&self, through: Option<Through>) -> Result<Standings, Refused> {
        Ok(self.scored(through)?.standings())
    }
}

/// An event as crate `scoring` has it, to be scored: that takes a while, and needs the log no longer.
#[derive(Debug, Clone, Default)]
pub struct Scorable {
    /// The event. Its results say at which table they were made.
    pub event: Event,
    /// The results of boards that were turned: who sat North-South held the cards of East-West (White Book 87.1).
    pub(crate) turned: BTreeSet<u32>,
    /// What the log says and crate `scoring` cannot take.
    pub(crate) faults: EventErrors,
    /// Matches that were put off and do not count yet.
    pub(crate) outstanding: Vec<Outstanding>,
}

impl Scorable {
    /// The scores.
    ///
    /// # Errors
    /// When it cannot be scored as it is.
    pub fn score(self) -> Result<Scored, Refused> {
        let unscorable = |errors: EventErrors| {
            Refused::plain(said!(
                "event-cannot-be-scored",
                "the event cannot be scored: {errors}",
                errors = errors.said()
            ))
        };
        let scores = self.scores().map_err(unscorable)?;
        Ok(Scored {
            event: self.event,
            scores,
            turned: self.turned,
            outstanding: self.outstanding,
            index: OnceLock::new(),
        })
    }

    /// The scores, or everything that is wrong.
    pub(crate) fn scores(&self) -> Result<Scores, EventErrors> {
        self.faults.clone().or(())?;
        score_event(&self.event)
    }
}

/// An event with its scores.
#[derive(Debug)]
pub struct Scored {
    /// The event as crate `scoring` has it.
    pub event: Event,
    /// Points of boards and matches, and the order of all.
    pub scores: Scores,
    turned: BTreeSet<u32>,
    outstanding: Vec<Outstanding>,
    index: OnceLock<Index>,
}

/// Where results are found again.
#[derive(Debug)]
struct Index {
    /// The results in the order of their spots.
    by_spot: Vec<u32>,
    /// The place in [`Scores::boards`] of the board of each result.
    board_of: Vec<Option<u32>>,
}

/// What the two sides got on a board at a table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BoardPoints<'s> {
    /// North-South and East-West by the cards that they held; nothing where nothing is scored.
    pub by_cards: [Option<&'s Exact>; 2],
    /// Those who sat North-South held the cards of East-West.
    pub turned: bool,
    /// The most that could be won, where the method has a most.
    pub top: Option<&'s Exact>,
}

impl<'s> BoardPoints<'s> {
    /// North-South and East-West by where they sat.
    #[must_use]
    pub const fn by_seats(&self) -> [Option<&'s Exact>; 2] {
        let [ns, ew] = self.by_cards;
        match self.turned {
            true => [ew, ns],
            false => [ns, ew],
        }
    }
}

impl Scored {
    /// The standings.
    #[must_use]
    pub fn standings(&self) -> Standings {
        Standings {
            outstanding: self.outstanding.clone(),
            ..Standings::of(&self.event, &self.scores)
        }
    }

    fn index(&self) -> &Index {
        self.index
            .get_or_init(|| Index::of(&self.event, &self.scores))
    }

    /// The place of the result of a board at a table among those of the event; nothing if it has none that is scored.
    #[must_use]
    pub fn result_at(&self, spot: Spot) -> Option<u32> {
        let index = self.index();
        let at = |&place: &u32| compare(&self.event, &self.event.results[place as usize], spot);
        let found = index.by_spot.binary_search_by(at).ok()?;
        Some(index.by_spot[found])
    }

    /// The result of a contestant on a board at a table against each other one: the round and the table of that, and what comes of it.
    #[must_use]
    pub fn compared(&self, spot: Spot, contestant: u32) -> Vec<(u32, &str, Option<Exact>)> {
        let id = self.id_of(contestant);
        let Some((place, id)) = self.result_at(spot).zip(id) else {
            return Vec::new();
        };
        let all = comparisons(&self.event, &self.scores, place, id);
        let told = all.into_iter().map(|one| {
            let with = &self.event.results[one.with as usize];
            let table = &*self.event.tables[with.table as usize];
            (with.round, table, one.worth)
        });
        told.collect()
    }

    /// The steps by which the points of a contestant on a board came about, but the comparisons one by one.
    #[must_use]
    pub fn steps(&self, spot: Spot, contestant: u32) -> Vec<ExplainStep> {
        let id = self.id_of(contestant);
        let Some((place, id)) = self.result_at(spot).zip(id) else {
            return Vec::new();
        };
        let board = self.event.results[place as usize].board;
        let steps = explain_result(&self.event, &self.scores, board, id).unwrap_or_default();
        let alone = |step: &ExplainStep| !matches!(step.fact, Fact::Against(_) | Fact::Counted(_));
        steps.into_iter().filter(alone).collect()
    }

    fn id_of(&self, contestant: u32) -> Option<ContestantId> {
        let name = Name::Number(contestant.into());
        let mut ids = (0..).zip(&self.event.contestants);
        ids.find(|(_, one)| one.name == name)
            .map(|(id, _)| ContestantId(id))
    }

    /// What the two sides got on a board at a table; nothing if it has no result that is scored.
    #[must_use]
    pub fn points_at(&self, spot: Spot) -> Option<BoardPoints<'_>> {
        let place = self.result_at(spot)?;
        let index = self.index();
        let board = index.board_of[place as usize];
        let board = board.and_then(|board| self.scores.boards.get(board as usize));
        Some(BoardPoints {
            by_cards: self.scores.points.of(place),
            turned: self.turned.contains(&place),
            top: board.and_then(|board| board.top.as_ref()),
        })
    }
}

impl Index {
    fn of(event: &Event, scores: &Scores) -> Self {
        let count = u32::try_from(event.results.len()).unwrap_or(u32::MAX);
        let mut by_spot: Vec<u32> = (0..count).collect();
        by_spot.sort_by_cached_key(|&place| key(event, &event.results[place as usize]));
        let mut board_of = vec![None; event.results.len()];
        for (board, number) in scores.boards.iter().zip(0_u32..) {
            for &place in &board.results {
                board_of[place as usize] = Some(number);
            }
        }
        Self { by_spot, board_of }
    }
}

/// What results are ordered by. An event of one session does not number it.
fn key<'e>(event: &'e Event, result: &TableResult) -> (u16, u32, &'e str, &'e Name) {
    let table = &event.tables[result.table as usize];
    let board = &event.boards[result.board.index()];
    (result.session.max(1), result.round, table, board)
}

fn compare(event: &Event, result: &TableResult, spot: Spot) -> Ordering {
    let board = Name::Number(spot.board.into());
    let wanted = (spot.session, spot.round, spot.table, &board);
    key(event, result).cmp(&wanted)
}

impl Standings {
    /// The standings of an event that has been scored.
    #[must_use]
    pub fn of(event: &Event, scores: &Scores) -> Self {
        let number = |name: &Name| match name {
            Name::Number(number) => u32::try_from(*number).unwrap_or(0),
            Name::Word(_) => 0,
        };
        let by_session = by_session(event);
        let sections = by_section(event, scores);
        let awards = event.master_awards(scores).into_iter();
        let awards: HashMap<ContestantId, _> = awards
            .map(|award| (award.contestant, (award.points, award.colour)))
            .collect();
        let places = scores.standings.iter().map(|standing| Standing {
            sessions: by_session
                .get(&standing.contestant)
                .cloned()
                .unwrap_or_default(),
            section: sections.get(&standing.contestant).cloned(),
            master_points: awards.get(&standing.contestant).cloned(),
            rank: standing.rank,
            tied: standing.tied,
            contestant: number(&event.contestants[standing.contestant.index()].name),
            line: event.line_of(standing.contestant),
            total: standing.total.clone(),
            percent: standing.percent.clone(),
            penalty: standing.penalty.clone(),
            boards: standing.boards,
            stratum_rank: standing.stratum_rank,
            strata: standing.strata.clone(),
            categories: standing.categories.clone(),
            handicap: standing.handicap.clone(),
        });
        Self {
            outstanding: Vec::new(),
            places: places.collect(),
            decimals: scores.total_decimals,
            // Who sits where comes from the movement here; a board that was turned is no slip.
            warnings: scores
                .warnings
                .iter()
                .filter(|w| !matches!(w, Warning::WrongLine { .. }))
                .map(|w| warning(event, w))
                .collect(),
        }
    }
}

/// What each made in each session, where there are several. A session is an event of its own: nothing is carried into it.
fn by_session(event: &Event) -> HashMap<ContestantId, Vec<InSession>> {
    let mut all: HashMap<ContestantId, Vec<InSession>> = HashMap::new();
    let sessions = event.sessions();
    if sessions.len() < 2 {
        return all;
    }
    for session in sessions {
        let Ok(scores) = score_event(&event.of_session(session)) else {
            continue;
        };
        for one in scores.standings.iter().filter(|one| one.boards > 0) {
            all.entry(one.contestant).or_default().push(InSession {
                session,
                total: one.total.clone(),
                percent: one.percent.clone(),
                rank: one.rank,
            });
        }
    }
    all
}

/// The place of each among those of its section, where there are several.
fn by_section(event: &Event, scores: &Scores) -> HashMap<ContestantId, (String, u32)> {
    let mut all = HashMap::new();
    let named = event.sections.iter().filter(|name| !name.is_empty());
    let named: Vec<&String> = named.collect();
    if named.len() < 2 || !event.in_several_sections().is_empty() {
        return all;
    }
    for name in named {
        let there = event.in_section(name);
        for one in among(event, &scores.standings, |who| there[who.index()]) {
            if let Some(rank) = one.rank {
                all.insert(one.contestant, (name.clone(), rank));
            }
        }
    }
    all
}

/// A warning that names the place where somebody is to look.
fn warning(event: &Event, warning: &Warning) -> Said {
    let (Warning::AboveHundred { result } | Warning::OtherTableCancelled { result }) = warning
    else {
        return warning.said();
    };
    let Some(at) = event.results.get(*result as usize) else {
        return warning.said();
    };
    let name = |id: ContestantId| event.contestants[id.index()].name.to_string();
    let sides = [at.ns, at.ew].map(|side| side.contestants().map(name).collect::<Vec<_>>());
    said!(
        "warned-at",
        "board {board}, round {round}, contestants {who}: {what}",
        board = event.boards[at.board.index()],
        round = at.round,
        who = sides.concat().join(", "),
        what = warning.what()
    )
}
