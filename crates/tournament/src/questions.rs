//! What a server, a Director or a player asks of an event. Each answer is made from the state; none of them scores the event.

pub(crate) mod appeal_items;
mod board_history;
mod brackets;
mod coming;
mod directing;
mod doubts;
pub(crate) mod members;
mod moves;
mod outstanding;
mod pace;
mod polls;
mod publicity;
mod records;
mod reviews;
mod suggestions;
mod waiting;
mod weighed;

use std::collections::BTreeMap;

pub use appeal_items::{Barred, Item, ItemPart, ItemState, WhyBarred};
pub use board_history::{BoardDue, BoardHistory, FormSeen, Place, Removable, Visit};
pub use coming::Coming;
pub use directing::{
    AppealAround, ChairAsked, DirectingState, HearingState, IntentionState, LONG_WAIT_MINUTES,
    LevelOf, OpenMatter, Remind, SuspensionState,
};
pub use doubts::{Doubt, Doubtful};
pub use members::{LineUpShown, MemberBoards, TeamBoards};
pub use moves::Moves;
pub use outstanding::Outstanding;
pub use pace::Pace;
pub use polls::{OpenPoll, Pollable};
pub use publicity::{Public, PublicSession};
pub use records::RecordedHand;
pub use reviews::OpenReview;
pub use suggestions::{Effort, Suggestion};
pub use waiting::Waiting;
pub use weighed::Moved;

use openroom_laws::notation::{card_text, seat_text};
use openroom_scoring::Exact;
use openroom_scoring::event::Direction;
use openroom_scoring::notation::contract_text;
use serde::Serialize;

use crate::entry::Level;
use crate::spot::Spot;
use crate::state::{
    Announcement, Appeal, BoardAt, Call, Round, Score, Sitting, Source, Stage, State, TableRound,
    Version,
};
use crate::time::Time;
use crate::tournament::Tournament;

/// A result that is missing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MissingResult))]
#[serde(rename_all = "kebab-case")]
pub struct Missing {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
    /// It is to be played later (8B2).
    pub late_play: bool,
}

/// How far a board at a table has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum BoardStatus {
    /// Its round has not begun.
    ToCome,
    /// No result yet.
    Missing,
    /// No result yet; it is played later.
    Late,
    /// Entered, not agreed by both sides.
    Entered,
    /// Agreed.
    Agreed,
    /// A side does not agree.
    Disputed,
    /// The Director or a committee has decided.
    Ruled,
    /// Not played there.
    NotPlayed,
}

impl BoardStatus {
    /// Whether nobody waits for a result any more.
    #[must_use]
    pub const fn is_done(self) -> bool {
        !matches!(self, Self::ToCome | Self::Missing | Self::Late)
    }
}

/// A table in a round: who sits where, which boards, which results.
#[derive(Debug, Clone, PartialEq)]
pub struct TableView<'e> {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: &'e TableRound,
    /// When the round began.
    pub started: Option<Time>,
    /// When its clock runs out.
    pub ends: Option<Time>,
    /// Each board, and how far it has come.
    pub boards: Vec<(&'e BoardAt, BoardStatus)>,
}

/// How far a table has come in the session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Progress {
    /// The session.
    pub session: u16,
    /// The table.
    pub table: String,
    /// The round that it is playing, or played last.
    pub round: u32,
    /// Boards of that round with a result.
    pub done: usize,
    /// Boards of that round.
    pub of: usize,
    /// Results that rounds before still want.
    pub owed: usize,
}

/// Where a contestant goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next {
    /// To a table.
    Table {
        /// The round.
        round: u32,
        /// The table.
        table: String,
        /// Which side.
        side: Direction,
        /// In an individual: the partner.
        partner: Option<u32>,
        /// Against whom.
        opponents: Vec<u32>,
        /// The boards.
        boards: Vec<u32>,
    },
    /// Nowhere: no play in that round.
    SitsOut {
        /// The round.
        round: u32,
    },
}

/// A line of the traveller of a board.
#[derive(Debug, Clone, PartialEq)]
pub struct Line<'e> {
    /// The round.
    pub round: u32,
    /// The table.
    pub table: &'e str,
    /// Its section.
    pub section: Option<&'e str>,
    /// Who played.
    pub sitting: Sitting,
    /// The board there.
    pub board: &'e BoardAt,
    /// The result that stands, if any.
    pub version: Option<&'e Version>,
}

/// The next step on the ladder of warnings and penalties (White Book 90.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// A warning.
    Warning,
    /// So many times the standard amount.
    Standard(u32),
}

impl State {
    /// Every board at every table, with session and round.
    pub(crate) fn places(&self) -> impl Iterator<Item = (u16, u32, &TableRound, &BoardAt)> {
        self.sessions
            .iter()
            .zip(1_u16..)
            .flat_map(|(session, number)| {
                session
                    .rounds
                    .iter()
                    .zip(1_u32..)
                    .flat_map(move |(round, turn)| {
                        let tables = round.tables.iter();
                        tables.flat_map(move |table| {
                            table
                                .boards
                                .iter()
                                .map(move |board| (number, turn, &**table, board))
                        })
                    })
            })
    }

    /// Whether a board should have a result and has none.
    pub(crate) fn is_missing(
        &self,
        session: u16,
        round: u32,
        table: &TableRound,
        board: &BoardAt,
    ) -> bool {
        board.result().is_none()
            && self
                .round(session, round)
                .is_some_and(|round| round.started.is_some())
            && table.sitting.is_full()
            && self.absent(session, table.sitting).is_none()
            && !self.is_decided(session, round, table)
    }

    pub(crate) fn missing_places(&self) -> Vec<Missing> {
        self.places()
            .filter(|(session, round, table, board)| {
                self.is_missing(*session, *round, table, board)
            })
            .map(|(session, round, table, board)| Missing {
                session,
                round,
                table: table.name.clone(),
                board: board.board,
                late_play: self.is_late(session, round, table, board.postponed),
            })
            .collect()
    }

    /// How far a board at a table has come.
    pub(crate) fn board_status(
        &self,
        session: u16,
        round: u32,
        table: &TableRound,
        board: &BoardAt,
    ) -> BoardStatus {
        let begun = self
            .round(session, round)
            .is_some_and(|round| round.started.is_some());
        match board.result() {
            None if !table.sitting.is_full()
                || self.absent(session, table.sitting).is_some()
                || self.is_decided(session, round, table) =>
            {
                BoardStatus::NotPlayed
            }
            None if !begun => BoardStatus::ToCome,
            None if self.is_late(session, round, table, board.postponed) => BoardStatus::Late,
            None => BoardStatus::Missing,
            Some(_) if board.disputed.is_some() => BoardStatus::Disputed,
            Some(version)
                if version.score == Score::NotPlayed || version.source == Source::Cancelled =>
            {
                BoardStatus::NotPlayed
            }
            Some(version) if version.is_ruled() => BoardStatus::Ruled,
            Some(_) if board.agreed == [true; 2] => BoardStatus::Agreed,
            Some(_) => BoardStatus::Entered,
        }
    }
}

impl Round {
    /// From when a table is slow that has done so many of its boards: the clock has come to the end of the next one's share.
    #[must_use]
    pub fn slow_from(&self, done: usize, of: usize) -> Option<Time> {
        let (started, minutes) = self.started.zip(self.minutes)?;
        // Nobody is slow while the clock is stopped.
        if done >= of || self.paused.is_some() {
            return None;
        }
        let seconds = i64::from(minutes) * 60;
        let (next, of) = (i64::try_from(done + 1).ok()?, i64::try_from(of).ok()?);
        Some(started.plus_seconds(self.stopped + seconds.saturating_mul(next) / of))
    }

    /// When its clock runs out; nothing without a clock, or while it is stopped.
    #[must_use]
    pub fn ends(&self) -> Option<Time> {
        let (started, minutes) = self.started.zip(self.minutes)?;
        let ends = started.plus_seconds(i64::from(minutes) * 60 + self.stopped);
        self.paused.is_none().then_some(ends)
    }
}

impl Tournament {
    /// A table in a round.
    #[must_use]
    pub fn table(&self, session: u16, round: u32, table: &str) -> Option<TableView<'_>> {
        let state = &self.state;
        let found = state.table(session, round, table)?;
        let turn = state.round(session, round)?;
        let boards = found
            .boards
            .iter()
            .map(|board| (board, state.board_status(session, round, found, board)));
        Some(TableView {
            session,
            round,
            table: found,
            started: turn.started,
            ends: turn.ends(),
            boards: boards.collect(),
        })
    }

    /// The round that was started last, with its session.
    #[must_use]
    pub fn current_round(&self) -> Option<(u16, u32)> {
        let sessions = self.state.sessions.iter().zip(1_u16..);
        let rounds = sessions.flat_map(|(session, number)| {
            session
                .rounds
                .iter()
                .zip(1_u32..)
                .filter(|(round, _)| round.started.is_some())
                .map(move |(_, turn)| (number, turn))
        });
        rounds.last()
    }

    /// When the round ended for a board at a table; nothing while it goes on (8B).
    #[must_use]
    pub fn round_end(&self, session: u16, round: u32, table: &str, board: u32) -> Option<Time> {
        self.state.board_round_end(Spot {
            session,
            round,
            table,
            board,
        })
    }

    /// Results that rounds which have begun still want.
    #[must_use]
    pub fn missing(&self) -> Vec<Missing> {
        self.state.missing_places()
    }

    /// The damage questions that rulings have left open, those of boards still without a result included.
    pub fn open_reviews(&self) -> impl Iterator<Item = OpenReview<'_>> {
        self.state.open_reviews()
    }

    /// How far each table of a session has come.
    #[must_use]
    pub fn progress(&self, session: u16) -> Vec<Progress> {
        let Some(found) = self.state.session(session) else {
            return Vec::new();
        };
        let mut tables: BTreeMap<&str, Progress> = BTreeMap::new();
        let begun = found
            .rounds
            .iter()
            .zip(1_u32..)
            .filter(|(round, _)| round.started.is_some());
        let mut order: Vec<&str> = Vec::new();
        for (round, turn) in begun {
            for table in round.tables.iter().filter(|table| table.sitting.is_full()) {
                let missing = table
                    .boards
                    .iter()
                    .filter(|board| self.state.is_missing(session, turn, table, board))
                    .count();
                let before = tables.get(table.name.as_str());
                let owed = before.map_or(0, |before| before.owed + before.of - before.done);
                if before.is_none() {
                    order.push(&table.name);
                }
                tables.insert(
                    &table.name,
                    Progress {
                        session,
                        table: table.name.clone(),
                        round: turn,
                        done: table.boards.len() - missing,
                        of: table.boards.len(),
                        owed,
                    },
                );
            }
        }
        order
            .into_iter()
            .filter_map(|name| tables.remove(name))
            .collect()
    }

    /// Where a contestant plays in a round of a session.
    #[must_use]
    pub fn place_of(&self, contestant: u32, session: u16, round: u32) -> Option<Next> {
        self.place_on(contestant, None, session, round)
    }

    /// The same, for the half of a team that sits on a side: of two tables it goes to the one where the team sits on that side.
    fn place_on(
        &self,
        contestant: u32,
        half: Option<Direction>,
        session: u16,
        round: u32,
    ) -> Option<Next> {
        let found = self.state.round(session, round)?;
        let sits = |table: &&TableRound| table.sitting.side_of(contestant).is_some();
        let of_half =
            |table: &&TableRound| half.is_some() && table.sitting.side_of(contestant) == half;
        let mut tables = found.tables.iter().map(|table| &**table);
        let table = tables.clone().find(of_half).or_else(|| tables.find(sits));
        let Some(table) = table.filter(|table| {
            table.sitting.is_full() && self.state.absent(session, table.sitting).is_none()
        }) else {
            return Some(Next::SitsOut { round });
        };
        let side = table.sitting.side_of(contestant)?;
        let partner = table
            .sitting
            .side(side)
            .into_iter()
            .find(|&who| who != contestant);
        Some(Next::Table {
            round,
            table: table.name.clone(),
            side,
            partner,
            opponents: table.sitting.side(side.other()),
            boards: table.boards.iter().map(|board| board.board).collect(),
        })
    }

    /// Where a contestant goes after the last round that has begun; nothing if there is no further round.
    #[must_use]
    pub fn next_place(&self, contestant: u32) -> Option<Next> {
        let (session, round) = self.current_round().unwrap_or((1, 0));
        self.place_of(contestant, session, round + 1)
    }

    /// Where the pair goes next that sits on this side now: the halves of a team go to different tables.
    #[must_use]
    pub fn next_place_on(&self, contestant: u32, side: Direction) -> Option<Next> {
        let (session, round) = self.current_round().unwrap_or((1, 0));
        let half = (self.state.kind() == crate::entry::EventKind::Teams).then_some(side);
        self.place_on(contestant, half, session, round + 1)
    }

    /// The traveller of a board: every table that has played it or will, in order of rounds.
    #[must_use]
    pub fn traveller(&self, session: u16, board: u32) -> Vec<Line<'_>> {
        self.state
            .places()
            .filter(|(number, _, table, other)| {
                *number == session && other.board == board && table.sitting.is_full()
            })
            .map(|(_, round, table, board)| Line {
                round,
                table: &table.name,
                section: table.section.as_deref(),
                sitting: table.sitting,
                board,
                version: board.result(),
            })
            .collect()
    }

    /// Appeals that are not decided, with their numbers.
    #[must_use]
    pub fn open_appeals(&self) -> Vec<(u32, &Appeal, Stage)> {
        let all = self.state.appeals.iter().zip(1..);
        all.map(|(appeal, number)| (number, appeal, self.state.stage(appeal)))
            .filter(|(_, _, stage)| !matches!(stage, Stage::Decided | Stage::Withdrawn))
            .collect()
    }

    /// Calls that are not over, with their numbers.
    #[must_use]
    pub fn open_calls(&self) -> Vec<(u32, &Call)> {
        let all = (1..).zip(&self.state.calls);
        all.filter(|(_, call)| call.is_open()).collect()
    }

    /// What the Director said to a table in the round that is on, with the numbers.
    pub fn announced_to(&self, table: &str) -> impl Iterator<Item = (u32, &Announcement)> {
        let on = self.current_round().unwrap_or((1, 0));
        let all = (1..).zip(&self.state.announcements);
        all.filter(move |(_, one)| {
            let to = one.said.table.as_deref();
            (one.said.session, one.round) == on && to.is_none_or(|to| to == table)
        })
    }

    /// The next step for an offence, as the federation has it: in the White Book a warning first, then one standard amount, then one
    /// more each time.
    #[must_use]
    pub fn next_step(&self, contestant: u32, offence: &str) -> Step {
        self.step(contestant, offence, false)
    }

    /// The same if opponents were materially harmed: then no warning comes first, where the federation says so (White Book 163.1).
    #[must_use]
    pub fn next_step_if_harmed(&self, contestant: u32, offence: &str) -> Step {
        self.step(contestant, offence, self.asks_for_harm(offence))
    }

    /// Whether it depends on the harm done to opponents what an offence costs the first time.
    #[must_use]
    pub fn asks_for_harm(&self, offence: &str) -> bool {
        self.state.asks_for_harm(offence)
    }

    fn step(&self, contestant: u32, offence: &str, harmed: bool) -> Step {
        let penalties = &self.state.regulations.federation().penalties;
        let mut priced = penalties.schedule.iter();
        let priced = priced.find(|one| one.offence == offence);
        let warnings = priced.map_or(penalties.warnings, |one| one.warnings);
        let warnings = warnings + u32::from(self.is_gentle(contestant, offence));
        let first = priced.map_or(&penalties.first, |one| &one.standard);
        let warned = self
            .state
            .warnings
            .iter()
            .filter(|w| w.contestant == contestant && w.offence == offence)
            .count();
        let before = self.state.penalties.iter().filter(|penalty| {
            !penalty.rescinded
                && penalty.given.contestant == contestant
                && penalty.given.offence == offence
        });
        let before = before.count();
        if !harmed && before == 0 && warned < warnings as usize {
            return Step::Warning;
        }
        let more = Exact::int(i64::try_from(before).unwrap_or(i64::MAX));
        let standard = first.clone() + penalties.step.clone() * more;
        let standard = standard.ceil_to(&Exact::ONE).to_i64();
        Step::Standard(standard.and_then(|n| n.try_into().ok()).unwrap_or(u32::MAX))
    }

    /// Whether somebody is warned once more than others: who plays since a short time, for what may harm opponents without his knowing, and
    /// for slow play (White Book 81.3, 81.4.2). Administrative offences are the same for all.
    #[must_use]
    pub fn is_gentle(&self, contestant: u32, offence: &str) -> bool {
        let gentle = ["no-alert", "no-stop", "slow-play"];
        gentle.contains(&offence) && self.state.level(contestant) == Some(Level::Beginner)
    }

    /// Contestants whose lateness calls for a penalty of one standard amount, and who have not had it (White Book 145.7).
    #[must_use]
    pub fn late_penalties_due(&self) -> Vec<u32> {
        let limit = self.state.regulations.conduct().late_minutes;
        let late = self
            .state
            .contestants
            .iter()
            .filter(|(_, c)| c.late.iter().any(|&(_, minutes)| minutes > limit));
        let fined = |number: u32| {
            self.state
                .penalties
                .iter()
                .any(|p| p.given.contestant == number && p.given.offence == "lateness")
        };
        late.map(|(&number, _)| number)
            .filter(|&number| !fined(number))
            .collect()
    }

    /// Rounds in which somebody else played for a player, and all rounds that the contestant plays: more than half puts the
    /// player out of the event (White Book 144.2).
    #[must_use]
    pub fn substituted(&self, contestant: u32, player: &str) -> (u32, u32) {
        let mut all = 0;
        let mut replaced = 0;
        for (session, number) in self.state.sessions.iter().zip(1_u16..) {
            for (round, turn) in session.rounds.iter().zip(1_u32..) {
                if !round.tables.iter().any(|table| {
                    table.sitting.is_full() && table.sitting.side_of(contestant).is_some()
                }) {
                    continue;
                }
                all += 1;
                let absent = self.state.substitutions.iter().any(|sub| {
                    sub.contestant == contestant
                        && sub.out == player
                        && sub.session == number
                        && sub.from <= turn
                        && sub.to.is_none_or(|to| turn <= to)
                });
                replaced += u32::from(absent);
            }
        }
        (replaced, all)
    }
}

/// A result as short text: `4SX N +1 HK`, `Pass`, `award: 60/40`.
#[must_use]
pub fn score_text(score: &Score) -> String {
    match score {
        Score::Played(played) => {
            let over = match played.tricks.over(played.contract) {
                0 => "=".to_owned(),
                over => format!("{over:+}"),
            };
            let lead = played
                .lead
                .map(|card| format!(" {}", card_text(card)))
                .unwrap_or_default();
            format!(
                "{} {} {over}{lead}",
                contract_text(played.contract),
                seat_text(played.declarer)
            )
        }
        Score::PassedOut => "Pass".to_owned(),
        Score::Adjusted(score) => score.in_line(),
        Score::NotPlayed => "-".to_owned(),
    }
}
