//! The state as crate `scoring` wants it: who competes, every result with the table at which it was made, and what comes to
//! the results. Nothing is scored here.

mod afterwards;
mod forms;
mod matches;
mod seats;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use openroom_laws::Board;
use openroom_said::said;
use openroom_scoring::event::{
    self as scoring, Award, BoardId, ContestantId, Direction, MatchId, Name, Outcome, Play, Room,
    Ruling, Side, SideScore, TableResult,
};
use openroom_scoring::event_file::EventError;

use crate::absence::{Absent, Walkover};
use crate::entry::EventKind;
use crate::scored::Scorable;
use crate::spot::Through;
use crate::state::{BoardAt, Score, Sitting, State, TableRound};
use crate::tree::Tree;

pub(crate) use afterwards::DECIDED;
pub(crate) use matches::{Match, Matches, Note, NoteFate, Open, is_extra};

impl State {
    /// The event with the results up to a round, or all of them.
    pub(crate) fn scorable(&self, through: Option<Through>) -> Scorable {
        let matches = self.programme();
        let ties = self.ties_in(&matches);
        let walkovers = match self.knock_out {
            Some(_) => self.walkovers_of(&ties),
            None => self.walkovers(&matches),
        };
        let mut builder = Builder::new(self, through, matches, walkovers);
        builder.ties = ties;
        builder.all()
    }

    /// The same, with these matches won by walkover.
    pub(crate) fn scorable_with(
        &self,
        through: Option<Through>,
        matches: Matches,
        walkovers: Vec<Walkover>,
    ) -> Scorable {
        Builder::new(self, through, matches, walkovers).all()
    }

    /// The event before anything has happened: how it is scored, and who competes.
    pub(crate) fn entrants(&self) -> scoring::Event {
        let mut event = self.regulations.scored().clone();
        if let Some(created) = &self.created {
            event.club.clone_from(&created.organiser);
        }
        event.date = self.first_day();
        let lines = self.lines();
        let contestants = self.contestants.iter();
        event.contestants = contestants
            .map(|(number, contestant)| scoring::Contestant {
                name: number_name(*number),
                players: contestant.players().to_vec(),
                members: contestant.members().to_vec(),
                team: contestant.entered.name.clone(),
                stratum: contestant.entered.stratum.clone(),
                categories: contestant.entered.categories.clone(),
                imp_handicap: contestant
                    .entered
                    .imp_handicap
                    .as_ref()
                    .and_then(Tree::exact)
                    .unwrap_or_default(),
                line: lines.get(number).copied(),
                handicap: contestant
                    .entered
                    .handicap
                    .as_ref()
                    .and_then(Tree::exact)
                    .unwrap_or_default(),
                keeps_points: contestant.withdrawn.as_ref().and(contestant.keeps_points),
            })
            .collect();
        event
    }

    /// The day on which play began.
    #[must_use]
    pub fn first_day(&self) -> Option<String> {
        let mut rounds = self.sessions.iter().flat_map(|session| &session.rounds);
        let started = rounds.find_map(|round| round.started)?;
        let text = started.to_string();
        text.split('T').next().map(str::to_owned)
    }
}

fn number_name(number: u32) -> Name {
    Name::Number(number.into())
}

/// An event while it is put together.
struct Builder<'s> {
    state: &'s State,
    through: Option<Through>,
    made: Scorable,
    /// The contestants by number. Those who never entered are at the end, and a fault.
    contestants: BTreeMap<u32, ContestantId>,
    boards: HashMap<u32, BoardId>,
    tables: HashMap<&'s str, u32>,
    match_ids: HashMap<String, MatchId>,
    /// The matches of the programme, and which of them have results.
    matches: Matches,
    walkovers: Vec<Walkover>,
    /// The matches of the bracket, if there is one.
    ties: Vec<crate::knock_out::Tie>,
    with_results: BTreeSet<usize>,
    /// Results that are the only ones of their form.
    lone: BTreeSet<(Through, &'s str, u32)>,
    /// An event of one session does not number it.
    numbered: bool,
}

/// A table in a round, and what all its boards have in common.
#[derive(Clone, Copy)]
struct At<'s> {
    here: Through,
    table: &'s TableRound,
    /// The match, by its place in the programme.
    played: Option<usize>,
}

impl<'s> Builder<'s> {
    fn new(
        state: &'s State,
        through: Option<Through>,
        matches: Matches,
        walkovers: Vec<Walkover>,
    ) -> Self {
        let mut event = state.entrants();
        event.sections = vec![String::new()];
        event.forms = vec![String::new()];
        event.tables = vec![String::new()];
        let numbers = state.contestants.keys().copied();
        let mut early = state.withdrawals(through);
        early.retain(|(_, gone)| gone.cancels_results(&event));
        let early = early.into_iter().map(|(number, _)| number).collect();
        Self {
            state,
            through,
            contestants: numbers.zip((0..).map(ContestantId)).collect(),
            made: Scorable {
                event,
                ..Scorable::default()
            },
            boards: HashMap::new(),
            tables: HashMap::new(),
            match_ids: HashMap::new(),
            matches,
            walkovers,
            ties: Vec::new(),
            with_results: BTreeSet::new(),
            lone: state.lone_forms(through, &early),
            numbered: state.session_count() > 1,
        }
    }

    fn all(mut self) -> Scorable {
        self.results();
        self.sit_outs();
        self.afterwards();
        self.made.outstanding = self.state.outstanding(self.through);
        self.made
    }

    fn is_later(&self, here: Through) -> bool {
        self.through.is_some_and(|last| here > last)
    }

    /// The results of all tables, round by round.
    fn results(&mut self) {
        let state = self.state;
        let fours = state.open_fours(&self.matches, self.through);
        // What was played of a match that somebody left is not scored (145.10).
        let walkovers = self.walkovers.iter();
        let walkovers: BTreeSet<usize> = walkovers.filter_map(|won| won.place).collect();
        for (session, number) in state.sessions.iter().zip(1_u16..) {
            for (round, turn) in session.rounds.iter().zip(1_u32..) {
                let here = Through {
                    session: number,
                    round: turn,
                };
                let begun = round.started.is_some() || state.left_in(number);
                if !begun || self.is_later(here) {
                    continue;
                }
                for table in &round.tables {
                    let played = self.matches.at(here, table.sitting);
                    if played.is_some_and(|played| walkovers.contains(&played)) {
                        continue;
                    }
                    let at = At {
                        here,
                        table,
                        played,
                    };
                    for board in &table.boards {
                        let open = played.is_some_and(|played| {
                            let four = || state.four(here, table, board.board);
                            !fours.is_empty()
                                && fours.contains(&(played, number, board.board, four()))
                        });
                        if state.kind() != EventKind::Teams || !open {
                            self.board(at, board);
                        }
                    }
                }
            }
        }
    }

    /// A board at a table, if it has anything to be scored.
    fn board(&mut self, at: At<'s>, board: &'s BoardAt) {
        let (state, table) = (self.state, at.table);
        if !table.sitting.is_full() {
            return;
        }
        let Some(version) = state.standing(at.here.session, table.sitting, board) else {
            self.absent(at, board);
            return;
        };
        let (outcome, play) = self.outcome(at, board, &version.score);
        let lead = match &version.score {
            Score::Played(played) => played.lead,
            _ => None,
        };
        let sides = Direction::BOTH.map(|side| self.side(&table.sitting.side(side)));
        let mut result = self.result(at, board, sides, outcome);
        result.play = play;
        result.lead = lead;
        // Who came back has average minus for what a stand-by played; the others keep their score (144.3).
        result.stood_in = state
            .relieved(at.here, table, board)
            .map(|who| self.contestant(who));
        if version.rotated {
            std::mem::swap(&mut result.ns, &mut result.ew);
            self.made.turned.insert(self.next());
        }
        self.made.event.results.push(result);
    }

    /// The place of the next result.
    fn next(&self) -> u32 {
        u32::try_from(self.made.event.results.len()).unwrap_or(u32::MAX)
    }

    fn outcome(&mut self, at: At<'s>, board: &BoardAt, score: &Score) -> (Outcome, Play) {
        let alone = (at.here, at.table.name.as_str(), board.board);
        if !self.lone.is_empty() && self.lone.contains(&alone) {
            return (both_plus(), Play::Untold);
        }
        match score {
            Score::Played(played) => {
                let play = Play::Played(scoring::Played {
                    contract: played.contract,
                    declarer: played.declarer,
                    tricks: played.tricks,
                    vul: Board::number(board.board).vul,
                });
                let points = score.points(board.board).unwrap_or_default();
                (Outcome::Score(points), play)
            }
            Score::PassedOut => {
                let points = score.points(board.board).unwrap_or_default();
                (Outcome::Score(points), Play::PassedOut)
            }
            Score::NotPlayed => (Outcome::NotPlayed, Play::Untold),
            Score::Adjusted(adjusted) => {
                let ruling = adjusted.ruling(Board::number(board.board).vul);
                (Outcome::Ruled(Box::new(ruling)), Play::Untold)
            }
        }
    }

    /// A board that is not played because somebody has left. Crate `scoring` knows what `absent` is worth.
    fn absent(&mut self, at: At<'s>, board: &'s BoardAt) {
        let (state, sitting) = (self.state, at.table.sitting);
        let Through { session, round } = at.here;
        let started = || {
            let round = state.round(session, round);
            round.is_some_and(|round| round.started.is_some())
        };
        let gone = |who: &u32| state.left(*who).is_some();
        match (state.absent(session, sitting), sitting) {
            (None, _) => {}
            // Matches have byes instead.
            (Some(_), Sitting::Sides(_)) if state.by_matches() => {}
            (Some(Absent::NotPlayed), _) => {
                if started() {
                    let sides = Direction::BOTH.map(|side| self.side(&sitting.side(side)));
                    let result = self.result(at, board, sides, Outcome::NotPlayed);
                    self.made.event.results.push(result);
                }
            }
            (Some(Absent::Award), _) => {
                let empty = Direction::BOTH.map(|side| sitting.side(side).iter().all(gone));
                let outcome = match empty {
                    [true, _] => Outcome::Absent(Direction::Ns),
                    [_, true] => Outcome::Absent(Direction::Ew),
                    // A player of an individual without a partner, and those against him.
                    [false, false] => both_plus(),
                };
                // Of a side of which some are there, only those are named.
                let sides = Direction::BOTH.map(|side| {
                    let all = sitting.side(side);
                    let there: Vec<u32> = all.iter().copied().filter(|who| !gone(who)).collect();
                    self.side(if there.is_empty() { &all } else { &there })
                });
                let result = self.result(at, board, sides, outcome);
                self.made.event.results.push(result);
            }
        }
    }

    /// Those whose opponents left and are no longer in the movement (145.4).
    fn sit_outs(&mut self) {
        let state = self.state;
        if state.by_matches() {
            return;
        }
        for (here, sat) in state.sit_outs(self.through) {
            let (own, gone) = (self.side(&[sat.contestant]), self.side(&[sat.instead_of]));
            let (ns, ew) = match sat.side {
                Direction::Ns => (own, gone),
                Direction::Ew => (gone, own),
            };
            for &board in &sat.boards {
                let outcome = Outcome::Absent(sat.side.other());
                let mut result = TableResult::new(self.board_id(board), ns, ew, outcome);
                self.put_where(&mut result, here, sat.section.as_ref());
                self.made.event.results.push(result);
            }
        }
    }

    /// A result with where it was made.
    fn result(
        &mut self,
        at: At<'s>,
        board: &BoardAt,
        [ns, ew]: [Side; 2],
        outcome: Outcome,
    ) -> TableResult {
        let At { here, table, .. } = at;
        let mut result = TableResult::new(self.board_id(board.board), ns, ew, outcome);
        self.put_where(&mut result, here, table.section.as_ref());
        result.table = self.table(&table.name);
        if let Some(form) = &board.form {
            result.form = listed(&mut self.made.event.forms, form);
        }
        if let Some(place) = at.played {
            self.put_match(&mut result, at, board.board, place);
        }
        result
    }

    fn put_match(&mut self, result: &mut TableResult, at: At<'s>, board: u32, place: usize) {
        let played = &self.matches.all[place];
        let (first, _) = played.teams;
        let name = played.name.clone();
        result.in_match = Some(self.match_id(&name));
        if self.state.kind() == EventKind::Teams {
            let sitting = at.table.sitting;
            let open = matches!(sitting, Sitting::Sides([Some(ns), _]) if ns == first);
            result.room = if open { Room::Open } else { Room::Closed };
            let four = self.state.four(at.here, at.table, board).unwrap_or(0);
            result.four = u8::try_from(four).unwrap_or(u8::MAX);
        }
        self.with_results.insert(place);
    }

    fn put_where(&mut self, result: &mut TableResult, here: Through, section: Option<&String>) {
        result.round = here.round;
        result.session = if self.numbered { here.session } else { 0 };
        if let Some(section) = section {
            result.section = listed(&mut self.made.event.sections, section);
        }
    }

    fn contestant(&mut self, number: u32) -> ContestantId {
        if let Some(&id) = self.contestants.get(&number) {
            return id;
        }
        let id = u32::try_from(self.contestants.len()).unwrap_or(u32::MAX);
        let id = ContestantId(id);
        self.contestants.insert(number, id);
        let name = number_name(number);
        let problem = said!(
            "scored-contestant-unknown",
            "contestant {name} is unknown",
            name
        );
        let remedy = said!(
            "scored-correct-or-add-contestants",
            "correct the contestant, or add it to `contestants`"
        );
        self.made.faults.push(EventError::new(0, problem, remedy));
        let unknown = scoring::Contestant::named(name);
        self.made.event.contestants.push(unknown);
        id
    }

    /// A side of which somebody is there.
    fn side(&mut self, all: &[u32]) -> Side {
        let mut ids = all.iter().map(|&who| self.contestant(who));
        let first = ids.next().unwrap_or(ContestantId(u32::MAX));
        let second = ids.next();
        Side { first, second }
    }

    fn board_id(&mut self, number: u32) -> BoardId {
        let boards = &mut self.made.event.boards;
        *self.boards.entry(number).or_insert_with(|| {
            boards.push(number_name(number));
            BoardId(u32::try_from(boards.len() - 1).unwrap_or(u32::MAX))
        })
    }

    fn table(&mut self, name: &'s str) -> u32 {
        let tables = &mut self.made.event.tables;
        *self.tables.entry(name).or_insert_with(|| {
            tables.push(name.to_owned());
            u32::try_from(tables.len() - 1).unwrap_or(u32::MAX)
        })
    }

    fn match_id(&mut self, name: &str) -> MatchId {
        if let Some(&id) = self.match_ids.get(name) {
            return id;
        }
        let names = &mut self.made.event.match_names;
        let id = MatchId(u32::try_from(names.len()).unwrap_or(u32::MAX));
        names.push(Name::new(name));
        self.match_ids.insert(name.to_owned(), id);
        id
    }
}

/// Each side gets average plus.
fn both_plus() -> Outcome {
    let plus = || SideScore::Artificial(Award::Plus);
    Outcome::Ruled(Box::new(Ruling::Sides([plus(), plus()])))
}

/// The place of a name in a short list; it is added if it is not there.
fn listed(list: &mut Vec<String>, name: &str) -> u16 {
    let place = list.iter().position(|known| known == name);
    let place = place.unwrap_or_else(|| {
        list.push(name.to_owned());
        list.len() - 1
    });
    u16::try_from(place).unwrap_or(u16::MAX)
}
