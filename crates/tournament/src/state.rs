//! The state of an event, as plain data. Only [`crate::Tournament::apply`] makes it.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use contract_bridge::{Card, Contract, Seat};
use openroom_laws::log::Deal;
use openroom_laws::{Board, Edition};
use openroom_movements::{Movement, Seats};
use openroom_scoring::adjusted_score::ShownScore;
use openroom_scoring::event::Direction;
use openroom_scoring::{AdjustedScore, PASSED_OUT, Tricks, score_ns};
use serde::Serialize;

use crate::directing::Directing;
use crate::entry::{
    Announced, AppealMade, Arrangement, CallReason, CallStage, CaptainNamed, CommitteeSat, Created,
    Decided, Decision, Drawn, Entered, EventKind, KeptApart, LeagueSet, Noted, PenaltyGiven,
    Permitted, Published, QualifiedFrom, RulingGiven, Staffed, StandBy, Substitute, WentOn,
};
use crate::prizes::Prizes;
use crate::regulations::Regulations;
use crate::shared::Shared;
use crate::spot::Spot;
use crate::time::Time;
use crate::tree::Tree;
use crate::who::Who;

/// Everything that the log says so far.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct State {
    /// How many entries there are.
    pub entries: u32,
    /// When the last one was written.
    pub last: Option<Time>,
    /// The time of the first entry.
    pub first: Option<Time>,
    /// What the event is.
    pub created: Option<Created>,
    /// Its regulations.
    pub regulations: Shared<Regulations>,
    /// Its regulations in words, with their versions, and the licence.
    pub rulebook: Shared<crate::rulebook::Rulebook>,
    /// The system cards of contestants, by contestant and pair.
    pub cards: Shared<BTreeMap<(u32, String), CardAt>>,
    /// Rulings and corrections that were asked for after the round, in order.
    pub late_requests: Shared<Vec<LateRequest>>,
    /// Who works for it.
    pub staff: Vec<Staffed>,
    /// Who competes, by number.
    pub contestants: Shared<BTreeMap<u32, Contestant>>,
    /// The contestant of everybody who is entered, by name without case and accents.
    pub(crate) entered: Shared<BTreeMap<String, u32>>,
    /// The sessions; the first is number 1.
    pub sessions: Vec<Session>,
    /// Draws, in order.
    pub draws: Shared<Vec<DrawAt>>,
    /// Substitutions, in order.
    pub substitutions: Vec<Substitute>,
    /// Calls for the Director, in order.
    pub calls: Shared<Vec<Call>>,
    /// What the Director said to tables, in order.
    pub announcements: Vec<Announcement>,
    /// Cases of judgement, in order; the first is number 1. Nobody but Directors sees them.
    pub cases: Shared<Vec<CaseAt>>,
    /// Rulings, in order; the first is number 1.
    pub rulings: Shared<Vec<Ruling>>,
    /// Warnings, in order.
    pub warnings: Vec<Warning>,
    /// Penalties, in order.
    pub penalties: Vec<Penalty>,
    /// Appeals, in order.
    pub appeals: Vec<Appeal>,
    /// Variations of regulations, in order.
    pub variations: Vec<Variation>,
    /// Remarks, in order.
    pub notes: Vec<(Time, Noted)>,
    /// The bracket of a knock-out.
    pub knock_out: Option<Shared<crate::knock_out::KnockOut>>,
    /// What is said of matches, as in the event file.
    pub matches: Vec<Tree>,
    /// The matches that such a note decides, so that nobody waits for their boards; and whether they were played, because their points
    /// were told.
    pub(crate) decided: Shared<BTreeMap<Meeting, bool>>,
    /// The matches that were cut short before they were played.
    pub(crate) cut_short: BTreeMap<Meeting, CutMatch>,
    /// Who told the result of a match without its boards, and when; by the name of the match.
    pub(crate) told: BTreeMap<String, (Who, Time)>,
    /// Who sits where in a match: session, round, team.
    pub line_ups: BTreeMap<(u16, u32, u32), LineUp>,
    /// Who may not play together in a round.
    pub kept_apart: Vec<KeptApart>,
    /// Captains, in the order in which they were named.
    pub captains: Vec<CaptainNamed>,
    /// Whose captains have confirmed a match.
    pub confirmed: BTreeMap<Meeting, BTreeSet<u32>>,
    /// Rooms that a captain has declared closed to onlookers: session, round, table.
    pub closed_rooms: BTreeSet<(u16, u32, String)>,
    /// Where the captain of a team may look on, and whether he has left: by session, round, team.
    pub captain_places: BTreeMap<(u16, u32, u32), (String, bool)>,
    /// What the organiser has permitted in advance.
    pub permissions: Vec<Permitted>,
    /// The league of which the event is a division.
    pub league: Option<LeagueSet>,
    /// When and where matches are played.
    pub fixtures: BTreeMap<Meeting, FixtureAt>,
    /// Matches that were put off.
    pub put_off: BTreeMap<Meeting, Postponement>,
    /// What contestants bring with them, as in the event file.
    pub carry_over: Option<Tree>,
    /// Where the contestants come from, if this is a later stage.
    pub qualified_from: Option<QualifiedFrom>,
    /// Where contestants have gone on to, in order.
    pub went_on: Vec<(Time, WentOn)>,
    /// Why nothing is to be published at present.
    pub held: Option<String>,
    /// What was published by entries of their own.
    pub published: Vec<(Time, Published)>,
    /// When the official score was made available, and again after changes.
    pub official: Vec<Time>,
    /// The entries that made it so, in the same order.
    pub official_at: Vec<u32>,
    /// When it was last made available with a score that had changed (White Book 79.2).
    pub corrected: Option<Time>,
    /// The last entry that could change the score.
    pub last_scored: u32,
    /// Everybody who has written as a Director, whether entered as staff or not.
    pub directors: BTreeSet<String>,
    /// When the next stage starts for which one qualifies.
    pub next_stage: Option<Time>,
    /// Since when the result is final.
    pub final_at: Option<Time>,
    /// Directors, and what goes on around rulings and appeals.
    pub directing: Box<Directing>,
    /// Prizes, entry fees, expenses.
    pub prizes: Box<Prizes>,
}

/// A system card, with what the policy of the event does not permit of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardAt {
    /// As it was given.
    pub text: String,
    /// The name of the system.
    pub name: String,
    /// When.
    pub at: Time,
    /// By whom.
    pub by: Who,
    /// What was found; nothing where the event has no policy.
    pub report: Option<Arc<openroom_systems::Report>>,
}

/// A ruling or a correction that was asked for late.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LateRequest {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
    /// When it was asked for.
    pub at: Time,
    /// Why it was not asked for at the time; nothing until somebody says.
    pub why: Option<String>,
    /// It was asked for at the time, and written down later.
    pub in_time: bool,
}

impl LateRequest {
    pub(crate) fn is_at(&self, spot: Spot) -> bool {
        (self.session, self.round, self.table.as_str(), self.board)
            == (spot.session, spot.round, spot.table, spot.board)
    }
}

/// A match in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Meeting {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// Who meet, the lower number first.
    pub teams: (u32, u32),
}

impl Meeting {
    /// The match of two in a round.
    #[must_use]
    pub fn of(session: u16, round: u32, [one, other]: [u32; 2]) -> Self {
        Self {
            session,
            round,
            teams: (one.min(other), one.max(other)),
        }
    }

    /// The match that is played at a table.
    #[must_use]
    pub fn at(session: u16, round: u32, table: &TableRound) -> Option<Self> {
        table.sitting.two().map(|teams| Self {
            session,
            round,
            teams,
        })
    }
}

/// What a match lost before it was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct CutMatch {
    /// Its name.
    pub name: String,
    /// The boards that are not played.
    pub out: Vec<u32>,
}

/// Who of a team sits where in a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineUp {
    /// North-South, a pair a table.
    pub ns: Vec<String>,
    /// East-West.
    pub ew: Vec<String>,
    /// When it was handed in.
    pub at: Time,
    /// By whom.
    pub by: Who,
    /// Why it was changed, if that needed a reason.
    pub why: Option<String>,
    /// How often it was changed.
    pub changes: u32,
}

/// When and where a match is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FixtureAt {
    /// Who is at home.
    pub home: u32,
    /// When.
    pub on: Option<Time>,
    /// Where.
    pub venue: Option<String>,
}

/// A match was put off.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Postponement {
    /// Until when it is to be played.
    pub until: Option<Time>,
    /// Who of the two agreed.
    pub agreed: Vec<u32>,
    /// Why.
    pub why: String,
    /// When that was said.
    pub at: Time,
    /// By whom.
    pub by: Who,
}

/// How sure a result is (White Book 131.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Play, or the scoring of it, is going on.
    Provisional,
    /// Made available; it can still be corrected and appealed.
    Official,
    /// Nothing changes it any more.
    Final,
}

/// Somebody who competes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contestant {
    /// As entered.
    pub entered: Entered,
    /// The version of the regulations that it accepted by entering (White Book 80.1).
    pub regulations: u32,
    /// After the first round had started.
    pub late_entry: bool,
    /// Minutes late, by session.
    pub late: Vec<(u16, u32)>,
    /// Sessions for which it told that it would be late.
    pub late_notice: Vec<u16>,
    /// Sessions in which what it misses is awarded, and by how many minutes it is late there.
    pub late_awards: Vec<(u16, u32)>,
    /// Who stood in for it, in order.
    pub stood_in: Vec<StoodIn>,
    /// Whether and how it left.
    pub withdrawn: Option<Withdrawal>,
    /// It had left once, and is back.
    pub back: bool,
    /// Not ranked (91B, White Book 80.4).
    pub disqualified: bool,
    /// Whether it keeps its ranking points though it has left, once the organiser has decided that (White Book 145.12).
    pub keeps_points: Option<bool>,
}

/// Others in the place of a contestant that was absent at the start (White Book 144.3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoodIn {
    /// As the Director brought them in.
    pub stand_by: StandBy,
    /// The contestant has come; the boards that were theirs until then, some of them perhaps without a result yet: round,
    /// table, board.
    pub relieved: Option<Vec<(u32, String, u32)>>,
}

impl Contestant {
    /// Those who play in its place now.
    #[must_use]
    pub fn standing_in(&self) -> Option<&StandBy> {
        let last = self.stood_in.last()?;
        last.relieved.is_none().then_some(&last.stand_by)
    }

    /// Those to whom the place and its score belong now: who stands in, else who was entered (White Book 144.3).
    #[must_use]
    pub fn players(&self) -> &[String] {
        self.standing_in()
            .map_or(&self.entered.players, |stand_by| &stand_by.players)
    }

    /// Whether robots play for it: those who stand in are people.
    #[must_use]
    pub fn is_robots(&self) -> bool {
        self.entered.robots && self.standing_in().is_none()
    }

    /// The membership numbers of those players, in their order. Of those who stand in none is known.
    #[must_use]
    pub fn members(&self) -> &[String] {
        match self.standing_in() {
            Some(_) => &[],
            None => &self.entered.members,
        }
    }

    /// What it is called in lists: the name of the team, else its players. Those who stand in are named in either case.
    #[must_use]
    pub fn title(&self, between: &str) -> String {
        let players = self.players().join(between);
        match &self.entered.name {
            Some(name) if self.standing_in().is_some() => format!("{name}: {players}"),
            Some(name) => name.clone(),
            None => players,
        }
    }
}

/// How a contestant left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Withdrawal {
    /// Whether the reason was accepted.
    pub accepted: bool,
    /// What is taken off for each board that it does not play, in per cent of a top (White Book 145.5).
    pub fine: Option<Tree>,
    /// The entry that says so, by its number.
    pub entry: u32,
    /// Rounds that it had played, over all sessions.
    pub after: u32,
    /// In the middle of a session, and of which.
    pub in_session: Option<u16>,
    /// The last round that had begun: its session and its number.
    pub last_round: Option<(u16, u32)>,
    /// Where the whole event stood (White Book 145.2): boards done, and boards of the programme.
    pub event_then: (u64, u64),
    /// The matches of a knock-out that it did not play to the end (White Book 145.10), as they were laid out then.
    pub unfinished: Vec<Unfinished>,
}

/// A match that somebody left before its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unfinished {
    /// Who stays.
    pub opponent: u32,
    /// The round in which it began, or was to begin.
    pub from: crate::Through,
    /// Its length.
    pub boards: usize,
    /// The boards without a result, each with its session.
    pub wanting: std::collections::BTreeSet<(u16, u32)>,
}

/// Somebody who sits out because the movement was changed without an opponent (White Book 145.4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SatOut {
    /// The round.
    pub round: u32,
    /// Who sits out.
    pub contestant: u32,
    /// Where it would have sat.
    pub side: Direction,
    /// Who is no longer in the movement.
    pub instead_of: u32,
    /// The section.
    pub section: Option<String>,
    /// The boards that it does not play.
    pub boards: Vec<u32>,
    /// Who was not there has come back after the round had begun: it was sat out all the same.
    pub since_back: bool,
}

/// One session.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Session {
    /// Who plays whom, where and with which boards, by numbers of the movement.
    pub movement: Option<Shared<Movement>>,
    /// The contestant of each number of the movement; without it, the contestant of the same number.
    pub seating: Shared<BTreeMap<u32, u32>>,
    /// The boards were dealt and are sealed.
    pub sealed: bool,
    /// The boards that were dealt.
    pub dealt: Vec<u32>,
    /// The hands of each board, as far as they are known.
    pub deals: Shared<BTreeMap<u32, Deal>>,
    /// The rounds.
    pub rounds: Vec<Round>,
    /// Where each table mostly stands in the list of a round, so that one of 2,000 is found at once.
    pub(crate) at: Shared<HashMap<String, usize>>,
    /// When it was over.
    pub over: Option<Time>,
    /// Who sits out since the movement was changed.
    pub sat_out: Vec<SatOut>,
    /// Boards that contestants do not play since the movement was changed without them: who, and in which round.
    pub vacated: BTreeMap<(u32, u32), u32>,
}

impl Session {
    /// The place of a table in the list of a round of this session.
    pub(crate) fn table_at(&self, round: &Round, name: &str) -> Option<usize> {
        let is = |&at: &usize| round.tables.get(at).is_some_and(|table| table.name == name);
        let mostly = self.at.get(name).copied().filter(is);
        mostly.or_else(|| round.tables.iter().position(|table| table.name == name))
    }
}

/// One round.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Round {
    /// When it began.
    pub started: Option<Time>,
    /// The entry that began it, by its number.
    pub entry: u32,
    /// How long it should last.
    pub minutes: Option<u32>,
    /// Since when its clock is stopped.
    pub paused: Option<Time>,
    /// For how many seconds it was stopped before.
    pub stopped: i64,
    /// Its tables. Who looks at the event while somebody writes shares those that are not written to.
    pub tables: Shared<Vec<Arc<TableRound>>>,
}

/// One table in one round.
#[derive(Debug, Clone, PartialEq)]
pub struct TableRound {
    /// Its name: the section, if any, and the number.
    pub name: String,
    /// The section.
    pub section: Option<String>,
    /// Who sits there.
    pub sitting: Sitting,
    /// The boards, in order.
    pub boards: Vec<BoardAt>,
    /// When its players moved on, if that was told.
    pub progressed: Option<Time>,
    /// How calls and cards are made known there, for players with special needs.
    pub arranged: Option<Arrangement>,
}

/// Who sits at a table; nobody where the place is empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sitting {
    /// Pairs, or a pair of each of two teams: North-South first.
    Sides([Option<u32>; 2]),
    /// Single players: North, East, South, West.
    Players([Option<u32>; 4]),
}

impl Sitting {
    /// Everybody who sits there.
    pub fn contestants(self) -> impl Iterator<Item = u32> {
        let all = match self {
            Self::Sides([ns, ew]) => [ns, ew, None, None],
            Self::Players(players) => players,
        };
        all.into_iter().flatten()
    }

    /// The side on which a contestant sits.
    #[must_use]
    pub fn side_of(self, contestant: u32) -> Option<Direction> {
        Direction::BOTH
            .into_iter()
            .find(|&side| self.side(side).contains(&contestant))
    }

    /// The two who meet there, the lower number first.
    #[must_use]
    pub const fn two(self) -> Option<(u32, u32)> {
        match self {
            Self::Sides([Some(ns), Some(ew)]) if ns < ew => Some((ns, ew)),
            Self::Sides([Some(ns), Some(ew)]) => Some((ew, ns)),
            _ => None,
        }
    }

    /// Who sits on a side.
    #[must_use]
    pub fn side(self, side: Direction) -> Vec<u32> {
        match (self, side) {
            (Self::Sides([ns, _]), Direction::Ns) => ns.into_iter().collect(),
            (Self::Sides([_, ew]), Direction::Ew) => ew.into_iter().collect(),
            (Self::Players([n, _, s, _]), Direction::Ns) => n.into_iter().chain(s).collect(),
            (Self::Players([_, e, _, w]), Direction::Ew) => e.into_iter().chain(w).collect(),
        }
    }

    /// Whether there is anybody on both sides, so that there is play.
    #[must_use]
    pub const fn is_full(self) -> bool {
        matches!(
            self,
            Self::Sides([Some(_), Some(_)]) | Self::Players([Some(_), Some(_), Some(_), Some(_)])
        )
    }

    /// The same with an empty place for one who was there.
    pub(crate) fn without(self, who: u32) -> Self {
        let keep = |other: Option<u32>| other.filter(|&other| other != who);
        match self {
            Self::Sides(sides) => Self::Sides(sides.map(keep)),
            Self::Players(players) => Self::Players(players.map(keep)),
        }
    }

    /// The same with others in the places of some.
    pub(crate) fn exchanged(self, now: &BTreeMap<u32, u32>) -> Self {
        let swap = |who: Option<u32>| who.map(|who| now.get(&who).copied().unwrap_or(who));
        match self {
            Self::Sides(sides) => Self::Sides(sides.map(swap)),
            Self::Players(players) => Self::Players(players.map(swap)),
        }
    }

    /// The same with empty places taken.
    pub(crate) fn filled(self, by: Self) -> Self {
        match (self, by) {
            (Self::Sides(own), Self::Sides(new)) => {
                Self::Sides([0, 1].map(|side: usize| own[side].or(new[side])))
            }
            (Self::Players(own), Self::Players(new)) => {
                Self::Players([0, 1, 2, 3].map(|seat: usize| own[seat].or(new[seat])))
            }
            (own, _) => own,
        }
    }

    pub(crate) fn of(seats: Seats, who: impl Fn(u32) -> Option<u32>) -> Self {
        match seats {
            Seats::Sides { ns, ew } => Self::Sides([ns, ew].map(|seat| seat.and_then(&who))),
            Seats::Players { n, e, s, w } => Self::Players([n, e, s, w].map(who)),
        }
    }
}

/// A board at a table in a round.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardAt {
    /// Its number.
    pub board: u32,
    /// What was said of its result, in order; the last one stands.
    pub versions: Vec<Version>,
    /// What was said before the board was put back (White Book 81.4.3).
    pub taken_back: Vec<Version>,
    /// Which sides have agreed: North-South, East-West.
    pub agreed: [bool; 2],
    /// The devices from which the sides spoke: North-South, East-West.
    pub devices: [Option<String>; 2],
    /// One phone spoke for both sides; it was handed over.
    pub handed: bool,
    /// Why a side does not agree.
    pub disputed: Option<String>,
    /// To be played later (8B2).
    pub postponed: bool,
    /// The table was told not to start it.
    pub do_not_start: bool,
    /// The form in which it was played, if it was fouled.
    pub form: Option<String>,
}

impl BoardAt {
    pub(crate) const fn new(board: u32) -> Self {
        Self {
            board,
            versions: Vec::new(),
            taken_back: Vec::new(),
            agreed: [false; 2],
            devices: [None, None],
            handed: false,
            disputed: None,
            postponed: false,
            do_not_start: false,
            form: None,
        }
    }

    /// What the players made of the board while there is a result: as the table or a correction has it, not as a ruling left it.
    #[must_use]
    pub fn as_played(&self) -> Option<openroom_laws::entry::Played> {
        self.result()?;
        let mut all = self.taken_back.iter().chain(&self.versions).rev();
        let last =
            all.find(|version| matches!(version.source, Source::Table | Source::Correction))?;
        match &last.score {
            Score::Played(played) => Some(openroom_laws::entry::Played {
                contract: played.contract,
                declarer: played.declarer,
                tricks: played.tricks.get(),
                so_far: None,
            }),
            _ => None,
        }
    }

    /// Whether the result is as the players wrote it.
    pub(crate) fn is_as_entered(&self) -> bool {
        self.result()
            .is_some_and(|version| version.source == Source::Table)
    }

    /// Whether it is the word of that side alone, as the players wrote it.
    pub(crate) fn is_only_of(&self, side: Direction) -> bool {
        let only = self.agreed[side.index()] && !self.agreed[side.other().index()];
        only && self.disputed.is_none() && self.is_as_entered()
    }

    /// The result that stands.
    #[must_use]
    pub fn result(&self) -> Option<&Version> {
        self.versions.last()
    }
}

/// A result as it was once.
#[derive(Debug, Clone, PartialEq)]
pub struct Version {
    /// The result.
    pub score: Score,
    /// The directions were exchanged.
    pub rotated: bool,
    /// Where it comes from.
    pub source: Source,
    /// The entry of the log, counted from 1.
    pub entry: u32,
    /// When.
    pub at: Time,
    /// By whom.
    pub by: Who,
    /// Where the table log is, of a board that was played in the browser.
    pub played: Option<Box<str>>,
}

/// Where a result comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ResultSource))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Entered from the table.
    Table,
    /// Put right.
    Correction,
    /// The ruling of that number.
    Ruling(u32),
    /// The appeal of that number.
    Appeal(u32),
    /// The board was not played there.
    Cancelled,
}

/// How a board ended at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Score {
    /// A contract was played.
    Played(Played),
    /// All four passed.
    PassedOut,
    /// What the Director or a committee put in the place of the result.
    Adjusted(Box<AdjustedScore>),
    /// Not played, as the programme has it.
    NotPlayed,
}

/// A contract and what came of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    /// The contract.
    pub contract: Contract,
    /// Who played it.
    pub declarer: Seat,
    /// Declarer's tricks.
    pub tricks: Tricks,
    /// The opening lead.
    pub lead: Option<Card>,
}

impl Score {
    /// An adjusted score taken apart, for whoever shows it.
    #[must_use]
    pub fn shown(&self, board: u32) -> Option<ShownScore> {
        match self {
            Self::Adjusted(score) => score.shown(Board::number(board).vul),
            Self::Played(_) | Self::PassedOut | Self::NotPlayed => None,
        }
    }

    /// The points as North-South see them, unless the score is adjusted.
    #[must_use]
    pub fn points(&self, board: u32) -> Option<i32> {
        match self {
            Self::Played(played) => Some(score_ns(
                played.contract,
                played.declarer,
                Board::number(board).vul,
                played.tricks,
            )),
            Self::PassedOut => Some(PASSED_OUT),
            Self::Adjusted(_) | Self::NotPlayed => None,
        }
    }
}

/// A table called the Director.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: Option<u32>,
    /// When.
    pub at: Time,
    /// By whom.
    pub by: Who,
    /// From which seat.
    pub seat: Option<Seat>,
    /// What for.
    pub reason: Option<CallReason>,
    /// In further words.
    pub why: Option<String>,
    /// How far it has come, since when, and by whom; nothing while nobody has seen it.
    pub attended: Option<(CallStage, Time, Who)>,
}

impl Call {
    /// How far it has come.
    #[must_use]
    pub const fn stage(&self) -> CallStage {
        match &self.attended {
            Some((stage, _, _)) => *stage,
            None => CallStage::Called,
        }
    }

    /// Whether somebody still waits.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.stage() != CallStage::Done
    }
}

/// What the Director said to a table, or to all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Announcement {
    /// When.
    pub at: Time,
    /// By whom.
    pub by: Who,
    /// In which round of its session; 0 before the first.
    pub round: u32,
    /// As said.
    pub said: Announced,
}

/// A case of judgement on a board at a table.
#[derive(Debug, Clone, PartialEq)]
pub struct CaseAt {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
    /// Who opened it.
    pub by: Who,
    /// When.
    pub at: Time,
    /// The case itself.
    pub case: openroom_cases::Case,
    /// The phones that have answered: the act of the case, the number of the poll, the phone.
    pub polled: Vec<(u32, u32, String)>,
    /// The ruling that ended it.
    pub ruling: Option<u32>,
}

impl CaseAt {
    /// Where it happened.
    #[must_use]
    pub fn spot(&self) -> Spot<'_> {
        Spot {
            session: self.session,
            round: self.round,
            table: &self.table,
            board: self.board,
        }
    }

    /// Whether it belongs to the casebook: it has ended, and nobody has taken it out.
    #[must_use]
    pub const fn is_in_casebook(&self) -> bool {
        self.ruling.is_some() && self.case.withheld.is_none()
    }

    /// Whether a phone has answered a poll.
    pub(crate) fn has_answered(&self, poll: u32, device: &str) -> bool {
        let stands = |act: &u32| !self.case.taken_back.contains_key(act);
        let mut polled = self.polled.iter();
        polled.any(|(act, number, one)| stands(act) && *number == poll && one == device)
    }
}

/// A draw, with when it was made and by whom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawAt {
    /// What was drawn, and what from.
    pub drawn: Drawn,
    /// By whom.
    pub by: Who,
    /// When.
    pub at: Time,
    /// Why, where something was done by hand.
    pub why: Option<String>,
    /// The entry of the log, counted from 1.
    pub entry: u32,
}

/// A ruling.
#[derive(Debug, Clone, PartialEq)]
pub struct Ruling {
    /// As given.
    pub given: RulingGiven,
    /// By whom.
    pub by: Who,
    /// When.
    pub at: Time,
    /// When the parties were told; when it was given, unless an entry says otherwise.
    pub told: Time,
    /// An entry says when; that is said once.
    pub informed: bool,
    /// The clauses that it rests on, those of the log included.
    pub laws: Vec<String>,
    /// What it made of the board; nothing if play went on.
    pub score: Option<Score>,
    /// The result before it.
    pub before: Option<Score>,
    /// Why, as written.
    pub why: Option<String>,
    /// The ruling that put it right.
    pub replaced_by: Option<u32>,
    /// The damage questions that it left for the end of the play.
    pub reviews: Vec<Review>,
}

impl Ruling {
    /// Where it was given.
    #[must_use]
    pub fn spot(&self) -> Spot<'_> {
        Spot {
            session: self.given.session,
            round: self.given.round,
            table: &self.given.table,
            board: self.given.board,
        }
    }
}

/// A damage question of a ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Review {
    /// The clause that asks.
    pub law: String,
    /// The answer, if it was given.
    pub damage: Option<bool>,
}

/// A warning.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Warning {
    /// Who.
    pub contestant: u32,
    /// For what.
    pub offence: String,
    /// When.
    pub at: Time,
}

/// A penalty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Penalty {
    /// As given.
    pub given: PenaltyGiven,
    /// By whom.
    pub by: Who,
    /// When.
    pub at: Time,
    /// Taken back, or changed to something else.
    pub rescinded: bool,
}

impl Penalty {
    /// Whether it is one of discipline (91).
    #[must_use]
    pub const fn is_disciplinary(&self) -> bool {
        self.given.disciplinary.is_some()
    }
}

/// Where an appeal stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = AppealStage))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// A partner or the captain has not concurred yet (92D).
    Concurrence,
    /// The deposit is to be paid (White Book 92.8).
    Deposit,
    /// A committee is to be found.
    Committee,
    /// It is to be heard.
    Hearing,
    /// The Director in charge is to answer a recommendation (93B3).
    Recommended,
    /// It is decided.
    Decided,
    /// It was dropped.
    Withdrawn,
}

/// An appeal.
#[derive(Debug, Clone, PartialEq)]
pub struct Appeal {
    /// As made.
    pub made: AppealMade,
    /// By whom it was written down.
    pub by: Who,
    /// When.
    pub at: Time,
    /// The contestant; nobody if the Director took his own ruling there (White Book 92.7).
    pub contestant: Option<u32>,
    /// The players who concur.
    pub concurring: Vec<String>,
    /// Whether the captain concurs.
    pub captain: bool,
    /// The deposit: how much, or waived with the reason.
    pub deposit: Option<Result<String, String>>,
    /// Who hears it.
    pub committee: Option<CommitteeSat>,
    /// What was decided.
    pub decided: Option<Decided>,
    /// Who decided, and when.
    pub judged: Option<(Judge, Time)>,
    /// What the Director in charge made of a recommendation (93B3).
    pub answer: Option<Decided>,
    /// Dropped.
    pub withdrawn: bool,
}

/// Who has decided an appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Judge {
    /// The committee, or whoever reviews in its place (93B).
    Committee,
    /// The Director in charge, on law alone; the committee may be asked next (93B1).
    ChiefOnLaw,
    /// The Director in charge in the place of a committee (93A).
    ChiefAlone,
}

/// A regulation varied for this event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Variation {
    /// Which rule.
    pub rule: String,
    /// What holds instead.
    pub change: String,
    /// When.
    pub at: Time,
    /// Why.
    pub why: String,
    /// The organiser has ratified it.
    pub ratified: bool,
}

impl State {
    /// The Laws in force.
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.regulations.edition()
    }

    /// Who competes.
    #[must_use]
    pub fn kind(&self) -> EventKind {
        self.created
            .as_ref()
            .map_or(EventKind::Pairs, |created| created.kind)
    }

    /// How many sessions the event has.
    #[must_use]
    pub fn session_count(&self) -> u16 {
        let planned = self.created.as_ref().map_or(1, |created| created.sessions);
        planned.max(u16::try_from(self.sessions.len()).unwrap_or(u16::MAX))
    }

    /// How sure the result is.
    #[must_use]
    pub const fn status(&self) -> Status {
        match (self.final_at, self.official.is_empty()) {
            (Some(_), _) => Status::Final,
            (None, false) => Status::Official,
            (None, true) => Status::Provisional,
        }
    }

    /// A session by its number, from 1.
    #[must_use]
    pub fn session(&self, number: u16) -> Option<&Session> {
        self.sessions.get(usize::from(number).checked_sub(1)?)
    }

    /// A round of a session, both from 1.
    #[must_use]
    pub fn round(&self, session: u16, round: u32) -> Option<&Round> {
        self.session(session)?
            .rounds
            .get((round as usize).checked_sub(1)?)
    }

    /// A table of a round.
    #[must_use]
    pub fn table(&self, session: u16, round: u32, table: &str) -> Option<&TableRound> {
        let round = self.round(session, round)?;
        let at = self.session(session)?.table_at(round, table)?;
        Some(&round.tables[at])
    }

    /// A board at a table.
    #[must_use]
    pub fn board(&self, session: u16, round: u32, table: &str, board: u32) -> Option<&BoardAt> {
        let boards = &self.table(session, round, table)?.boards;
        boards.iter().find(|other| other.board == board)
    }

    /// The people of a contestant who may have sat at the table: those entered, and their substitutes.
    #[must_use]
    pub fn people(&self, contestant: u32) -> Vec<&str> {
        let entered = self.contestants.get(&contestant).into_iter();
        let players = entered.flat_map(|c| c.entered.players.iter().map(String::as_str));
        let substitutes = self
            .substitutions
            .iter()
            .filter(|substitute| substitute.contestant == contestant)
            .map(|substitute| substitute.in_.as_str());
        let stood_in = self.contestants.get(&contestant).into_iter();
        let stood_in = stood_in.flat_map(|c| &c.stood_in);
        let others = stood_in.flat_map(|other| other.stand_by.players.iter().map(String::as_str));
        players.chain(substitutes).chain(others).collect()
    }

    /// Whether any round has begun.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        let mut rounds = self.sessions.iter().flat_map(|session| &session.rounds);
        rounds.any(|round| round.started.is_some())
    }

    /// Where an appeal stands.
    #[must_use]
    pub fn stage(&self, appeal: &Appeal) -> Stage {
        if appeal.withdrawn {
            return Stage::Withdrawn;
        }
        if let Some(decided) = &appeal.decided {
            return match (decided.decision, &appeal.answer) {
                (Decision::Recommended, None) => Stage::Recommended,
                _ => Stage::Decided,
            };
        }
        if !self.concurred(appeal) {
            return Stage::Concurrence;
        }
        if self.regulations.conduct().deposit.is_some() && appeal.deposit.is_none() {
            return Stage::Deposit;
        }
        match appeal.committee {
            None => Stage::Committee,
            Some(_) => Stage::Hearing,
        }
    }
}

impl Version {
    /// Whether the sides need not agree to it: a Director or committee gave it.
    #[must_use]
    pub const fn is_ruled(&self) -> bool {
        matches!(
            self.source,
            Source::Ruling(_) | Source::Appeal(_) | Source::Cancelled
        )
    }
}
