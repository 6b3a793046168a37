//! An event as data: who played, what happened on each board, what the Director awarded.
//!
//! Plain values, no rule. [`crate::event_file`] reads them from text; a program may as well build them itself.

pub use crate::edition::Edition;
pub use crate::method::Method;
use contract_bridge::{AbsoluteVulnerability, Card, Contract, Seat};
use openroom_said::{Arg, Said, ToArg};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::Arc;

use crate::carry_over::Rule;
use crate::federation::{Federation, MasterAward, MatchRules};
use crate::played_contract::PlayedContract;
use crate::settings::Settings;
use crate::victory_points::{Scale, TableScale};
use crate::{Exact, PASSED_OUT, Tricks, score_ns};

/// A contestant: its place in [`Event::contestants`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ContestantId(pub u32);

/// A board: its place in [`Event::boards`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardId(pub u32);

/// A match: its place in [`Event::match_names`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MatchId(pub u32);

impl ContestantId {
    /// The place as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl BoardId {
    /// The place as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What people call a contestant, a board or a match: a number or a word.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Name {
    /// Written as a number.
    Number(u64),
    /// Any other text.
    Word(String),
}

impl Name {
    /// A number if the text is one, written without noughts in front.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let digits = text.len() < 16 && text.bytes().all(|byte| byte.is_ascii_digit());
        let plain = digits && (text == "0" || !text.starts_with('0'));
        match text.parse() {
            Ok(number) if plain => Self::Number(number),
            _ => Self::Word(text.to_owned()),
        }
    }
}

impl Name {
    /// The vulnerability of a board by its number (Law 2): it repeats every 16 boards.
    #[must_use]
    pub fn vulnerability(&self) -> Option<AbsoluteVulnerability> {
        const NONE: AbsoluteVulnerability = AbsoluteVulnerability::NONE;
        const NS: AbsoluteVulnerability = AbsoluteVulnerability::NS;
        const EW: AbsoluteVulnerability = AbsoluteVulnerability::EW;
        let both = NS | EW;
        let cycle = [
            NONE, NS, EW, both, NS, EW, both, NONE, EW, both, NONE, NS, both, NONE, NS, EW,
        ];
        match self {
            Self::Number(number @ 1..) => {
                cycle.get(usize::try_from((number - 1) % 16).ok()?).copied()
            }
            _ => None,
        }
    }
}

impl ToArg for Name {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.to_string())
    }
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Word(word) => word.fmt(f),
        }
    }
}

/// Who competes (Law 4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum EventKind {
    /// Two players that stay together.
    #[default]
    Pairs,
    /// Four players or more at two tables or more.
    Teams,
    /// Single players, with changing partners.
    Individual,
}

/// How contestants meet; it decides what a session is, and what a withdrawal does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Structure {
    /// A field that is compared with itself.
    #[default]
    Field,
    /// Rounds that are drawn as the event goes on: each is a session (White Book 80.6.1).
    Swiss,
    /// All play all, and the regulations say so (145.2).
    RoundRobin,
    /// The loser is out: both sides of a match get one balanced result (12C4, 90.5).
    KnockOut,
}

/// How a team of eight or more is scored (White Book 161.5, 161.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Eight {
    /// Each four stands alone; net IMPs are added.
    #[default]
    Fours,
    /// All scores of the team on a board are added, then turned into IMPs.
    Aggregate,
    /// Each pair against every opposing pair of the other direction.
    CrossImps,
}

/// How the event is scored.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Scoring {
    /// The basic method.
    pub method: Method,
    /// Results that a board should have; without it, the most that any board has.
    pub expected: Option<u32>,
    /// Butler: results left out at each end.
    pub trim: u32,
    /// Victory points, if matches are turned into them.
    pub vp: Option<Vp>,
    /// Players in a team: 4, 8, 12 or more.
    pub team_of: u32,
    /// How a team of eight is scored.
    pub eight: Eight,
    /// What regulations may vary.
    pub settings: Settings,
    /// Whether IMP handicaps count in the matches: so the handicap ranking of teams is made.
    pub with_handicaps: bool,
}

/// Victory points: which scale, and the length of a match.
#[derive(Debug, Clone, PartialEq)]
pub struct Vp {
    /// The scale itself.
    pub scale: Scale,
    /// Boards in a match; without it, those that were played or awarded.
    pub boards: Option<u32>,
}

/// Somebody who competes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contestant {
    /// The number or name by which results call it.
    pub name: Name,
    /// The people.
    pub players: Vec<String>,
    /// Their membership numbers, in the order of the people; empty where one is not known.
    pub members: Vec<String>,
    /// The name of the team, if it has one.
    pub team: Option<String>,
    /// The stratum in which it is ranked besides the whole field, and in those above it.
    pub stratum: Option<String>,
    /// Categories in which it is ranked besides: seniors, mixed pairs, juniors.
    pub categories: Vec<String>,
    /// The line in which it is ranked: of two fields that never change direction each has its own ranking.
    pub line: Option<Direction>,
    /// What is added to its result for the handicap ranking: percentage points where there is a percentage.
    pub handicap: Exact,
    /// IMPs a board that are added to its matches for the handicap ranking, before victory points are looked up.
    pub imp_handicap: Exact,
    /// It has left, and the organiser has decided whether it keeps its master points (White Book 145.12).
    pub keeps_points: Option<bool>,
}

impl Contestant {
    /// Nothing is known but what results call it.
    #[must_use]
    pub const fn named(name: Name) -> Self {
        Self {
            name,
            players: Vec::new(),
            members: Vec::new(),
            team: None,
            stratum: None,
            categories: Vec::new(),
            line: None,
            handicap: Exact::ZERO,
            imp_handicap: Exact::ZERO,
            keeps_points: None,
        }
    }
}

/// Who holds a direction at a table: a contestant, in an individual two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Side {
    /// The pair, the team, or the first player.
    pub first: ContestantId,
    /// The second player of an individual.
    pub second: Option<ContestantId>,
}

impl Side {
    /// A pair or a team.
    #[must_use]
    pub const fn one(contestant: ContestantId) -> Self {
        Self {
            first: contestant,
            second: None,
        }
    }

    /// Who it is, one by one.
    pub fn contestants(self) -> impl Iterator<Item = ContestantId> {
        std::iter::once(self.first).chain(self.second)
    }

    /// Who it is, each with its place.
    pub fn players(self) -> impl Iterator<Item = (ContestantId, Player)> {
        let second = self.second.map(|second| (second, Player::Second));
        std::iter::once((self.first, Player::First)).chain(second)
    }

    /// Which of the two players a contestant is; the first where it is none of them.
    #[must_use]
    pub fn player_of(self, contestant: ContestantId) -> Player {
        match self.second == Some(contestant) {
            true => Player::Second,
            false => Player::First,
        }
    }

    /// Whether the contestant is of this side.
    #[must_use]
    pub fn has(self, contestant: ContestantId) -> bool {
        self.first == contestant || self.second == Some(contestant)
    }
}

/// A player of a side, where players compete for themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// The first, or the whole side where pairs or teams compete.
    First,
    /// The second.
    Second,
}

/// A direction at the table, as the score sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// North-South.
    Ns,
    /// East-West.
    Ew,
}

impl Direction {
    /// Both, North-South first.
    pub const BOTH: [Self; 2] = [Self::Ns, Self::Ew];

    /// The opponents.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Ns => Self::Ew,
            Self::Ew => Self::Ns,
        }
    }

    /// 1 for North-South, -1 for East-West: scores are written as North-South see them.
    #[must_use]
    pub const fn sign(self) -> i64 {
        match self {
            Self::Ns => 1,
            Self::Ew => -1,
        }
    }

    /// 0 for North-South, 1 for East-West.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Ns => 0,
            Self::Ew => 1,
        }
    }
}

/// An artificial score of one side (Law 12C2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Award {
    /// Average plus: no fault.
    Plus,
    /// Average: partly at fault.
    Average,
    /// Average minus: directly at fault.
    Minus,
    /// So many per cent, whatever the contestant's own average.
    Percent(Exact),
    /// Whatever the opponents have not got (86B2b of 2017).
    Complement,
    /// In an individual, one for each of the two players: one of them may be at fault alone (White Book 147.9).
    Each(Box<[Self; 2]>),
}

impl Award {
    /// What one of the two players has.
    #[must_use]
    pub fn of(&self, player: Player) -> &Self {
        match (self, player) {
            (Self::Each(each), Player::First) => &each[0],
            (Self::Each(each), Player::Second) => &each[1],
            (award, _) => award,
        }
    }
}

impl Award {
    /// By the side's fault (12C2a).
    #[must_use]
    pub const fn by_fault(fault: DegreeOfFault) -> Self {
        match fault {
            DegreeOfFault::None => Self::Plus,
            DegreeOfFault::Partly => Self::Average,
            DegreeOfFault::Directly => Self::Minus,
        }
    }
}

/// How far a side is to blame for a board without a result (White Book 12.12).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DegreeOfFault {
    /// In no way.
    None,
    /// Acts of others were needed too.
    Partly,
    /// The board would have been saved had this side alone acted properly.
    Directly,
}

impl DegreeOfFault {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::None, Self::Partly, Self::Directly];

    /// As files write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Partly => "partly",
            Self::Directly => "directly",
        }
    }
}

/// One of the results of which a weighted score is made.
#[derive(Debug, Clone, PartialEq)]
pub struct Weighted {
    /// As North-South see it.
    pub score: i32,
    /// Its share; those of a side add up to 1.
    pub weight: Exact,
    /// The contract that makes the score, if the Director named it. No score depends on it.
    pub contract: Option<PlayedContract>,
}

impl Weighted {
    /// A score with its share.
    #[must_use]
    pub const fn new(score: i32, weight: Exact) -> Self {
        Self {
            score,
            weight,
            contract: None,
        }
    }
}

/// What one side gets instead of the table result.
#[derive(Debug, Clone, PartialEq)]
pub enum SideScore {
    /// An artificial score.
    Artificial(Award),
    /// An assigned score, of one result or of several weighted ones.
    Assigned(Vec<Weighted>),
    /// An assigned score, unless average plus is better (86B2b of 2017; White Book 90.4.2).
    AtLeastPlus(Vec<Weighted>),
    /// Nothing: the side was not there, and nothing is scored for it.
    Unscored,
}

/// What the Director put in the place of the table result. Scores of the two sides need not balance.
#[derive(Debug, Clone, PartialEq)]
pub enum Ruling {
    /// A score for each side.
    Sides([SideScore; 2]),
    /// An assigned score with redress reduced for self-inflicted damage (12C1b of 2007, 12C1e of 2017).
    Redress(Redress),
}

/// The three results that decide how much redress is left (White Book 12.9).
#[derive(Debug, Clone, PartialEq)]
pub struct Redress {
    /// Who committed the infraction.
    pub offenders: Direction,
    /// A: the table result.
    pub table: i32,
    /// B: without the infraction.
    pub without_infraction: Vec<Weighted>,
    /// C: with the infraction, but without the non-offenders' own blunder.
    pub without_error: Vec<Weighted>,
}

/// How a board ended at a table.
#[derive(Debug, Clone, PartialEq)]
pub enum Outcome {
    /// A score, as North-South see it.
    Score(i32),
    /// What the Director put in its place.
    Ruled(Box<Ruling>),
    /// Prescribed by the movement or the programme: it counts for nobody (White Book 12.13).
    NotPlayed,
    /// That side was not there (White Book 145.1 to 145.6). What follows depends on whether it came later, left, or never
    /// came: `docs/scoring.md` has the cases.
    Absent(Direction),
}

/// What is told of the play at a table. No score depends on it: the points are in the outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Play {
    /// Nothing, or only the points.
    #[default]
    Untold,
    /// All four passed.
    PassedOut,
    /// A contract.
    Played(Played),
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
    /// Who was vulnerable.
    pub vul: AbsoluteVulnerability,
}

impl Play {
    /// The points as North-South see them, where they follow from it (Law 77).
    #[must_use]
    pub fn score(self) -> Option<i32> {
        match self {
            Self::Untold => None,
            Self::PassedOut => Some(PASSED_OUT),
            Self::Played(played) => Some(score_ns(
                played.contract,
                played.declarer,
                played.vul,
                played.tricks,
            )),
        }
    }
}

/// The table of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Room {
    /// Not told.
    #[default]
    Unknown,
    /// The open room.
    Open,
    /// The closed room.
    Closed,
}

/// A board at a table.
#[derive(Debug, Clone, PartialEq)]
pub struct TableResult {
    /// Which board.
    pub board: BoardId,
    /// Who sat North-South.
    pub ns: Side,
    /// Who sat East-West.
    pub ew: Side,
    /// What came of it.
    pub outcome: Outcome,
    /// The match, where there are matches.
    pub in_match: Option<MatchId>,
    /// The round, counted as the event counts.
    pub round: u32,
    /// The session.
    pub session: u16,
    /// The section: its place in [`Event::sections`].
    pub section: u16,
    /// The table: its place in [`Event::tables`].
    pub table: u32,
    /// The form in which a fouled board was played: its place in [`Event::forms`].
    pub form: u16,
    /// The room of a match.
    pub room: Room,
    /// The four of a team of eight to which the table belongs.
    pub four: u8,
    /// Who was absent and came back after a stand-by had played the board: average minus for it alone (White Book 144.3).
    pub stood_in: Option<ContestantId>,
    /// The contract and the tricks, where they are told.
    pub play: Play,
    /// The opening lead, where it is told.
    pub lead: Option<Card>,
    /// The line of the file; 0 if there was no file.
    pub line: u32,
}

impl TableResult {
    /// A result of which nothing is told but the board, the two sides and what came of it.
    #[must_use]
    pub const fn new(board: BoardId, ns: Side, ew: Side, outcome: Outcome) -> Self {
        Self {
            board,
            ns,
            ew,
            outcome,
            in_match: None,
            round: 0,
            session: 0,
            section: 0,
            table: 0,
            form: 0,
            room: Room::Unknown,
            four: 0,
            stood_in: None,
            play: Play::Untold,
            lead: None,
            line: 0,
        }
    }

    /// Who sat there.
    #[must_use]
    pub const fn side(&self, direction: Direction) -> Side {
        match direction {
            Direction::Ns => self.ns,
            Direction::Ew => self.ew,
        }
    }

    /// Where the contestant sat.
    #[must_use]
    pub fn direction_of(&self, contestant: ContestantId) -> Option<Direction> {
        Direction::BOTH
            .into_iter()
            .find(|&direction| self.side(direction).has(contestant))
    }
}

/// Who is to blame that a match could not be played out or was seated wrongly.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Blame {
    /// Nobody of the two.
    Nobody,
    /// The first-named.
    First,
    /// The second-named.
    Second,
    /// Both.
    Both,
}

/// A pairing that should not have been (White Book 165.2), for one contestant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AssignmentError {
    /// Whether the actual opponent had more points than the correct one.
    pub stronger: bool,
    /// Whether the contestant caused it.
    pub at_fault: bool,
}

/// What is to be said of a match besides its boards.
#[derive(Debug, Clone, PartialEq)]
pub struct MatchNote {
    /// Which match.
    pub id: MatchId,
    /// The two contestants; one alone has a bye.
    pub teams: Vec<ContestantId>,
    /// Its length in boards.
    pub boards: Option<u32>,
    /// Its session and round, if the list says them: in a knock-out places go by them where there are no results.
    pub when: Option<(u16, u32)>,
    /// Its own scale, as a short triangle has.
    pub scale: Option<Scale>,
    /// What became of it.
    pub fate: Fate,
    /// Who was drawn by lot where the boards leave it level (143.2): the first or second of the two.
    pub lots: Option<usize>,
    /// In a knock-out with its bracket: how many matches whoever wins this one has still to win; 0 in the final.
    pub to_final: Option<u32>,
    /// Pairing errors, as `teams` are.
    pub assignment_errors: [Option<AssignmentError>; 2],
    /// The line of the file.
    pub line: u32,
}

/// What became of a match.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Fate {
    /// It was played; its boards tell.
    Played,
    /// Decided elsewhere, in victory points.
    Vps([Exact; 2]),
    /// Decided elsewhere, in IMPs or whatever the basic method is.
    Basic([Exact; 2]),
    /// Boards were taken out for want of time (147.7, 147.8).
    CutShort(Blame),
    /// Wrongly seated and not to be replayed (147.6): whether the Director was to blame.
    WrongSeating(bool),
    /// Won without play, or before it was played out, by the first or second of the two (145.10, 145.11).
    Walkover(usize),
    /// The contestant had nobody to play; see [`Bye`].
    Bye(Bye),
}

/// What a contestant without an opponent gets.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Bye {
    /// Its own average over the stage (80.5).
    OwnAverage,
    /// What 145.2 gives for a match against a contestant that withdrew.
    Withdrawal(ContestantId),
    /// Average plus: the opponents left in the middle of the session (145.4).
    AveragePlus,
    /// So many victory points.
    Vps(Exact),
    /// What a bye is worth in this event: its setting `bye`, or what its federation says.
    Usual,
}

/// How much a penalty is.
#[derive(Debug, Clone, PartialEq)]
pub enum PenaltyAmount {
    /// Multiples of the standard value (White Book 12.5, 90.2).
    Standard(Exact),
    /// Multiples of the disciplinary standard, which is twice that (91.2).
    Disciplinary(Exact),
    /// Points of the final method.
    Points(Exact),
}

/// A penalty (Laws 90, 91).
#[derive(Debug, Clone, PartialEq)]
pub struct Penalty {
    /// Who pays.
    pub contestant: ContestantId,
    /// How much.
    pub amount: PenaltyAmount,
    /// The match in which it was given; needed in a knock-out only.
    pub in_match: Option<MatchId>,
    /// The session in which it was given, if it is told: the standard value is that of its boards, and the ranking of that session has it.
    pub session: Option<u16>,
}

/// What contestants bring from an earlier stage.
#[derive(Debug, Clone, PartialEq)]
pub struct CarryOver {
    /// The rule by which it is reduced.
    pub rule: Rule,
    /// Fractions go up to this unit.
    pub unit: Exact,
    /// Who brings how much.
    pub totals: Vec<Carried>,
}

/// What one contestant had in the earlier stage.
#[derive(Debug, Clone, PartialEq)]
pub struct Carried {
    /// Who.
    pub contestant: ContestantId,
    /// Its total there.
    pub total: Exact,
    /// The most that it could have had; 0 where there is no percentage.
    pub possible: Exact,
    /// In a knock-out, the match into which it is carried; without it the contestant's first.
    pub in_match: Option<MatchId>,
}

impl Default for CarryOver {
    fn default() -> Self {
        Self {
            rule: Rule::Full,
            unit: Exact::ratio(1, 10_000),
            totals: Vec::new(),
        }
    }
}

impl CarryOver {
    /// What is carried, in points of the final method.
    #[must_use]
    pub fn points(&self, carried: &Carried, rules: &MatchRules) -> Exact {
        self.rule.carried(&carried.total, &self.unit, rules)
    }

    /// The most that could have been carried.
    #[must_use]
    pub fn possible(&self, carried: &Carried, rules: &MatchRules) -> Exact {
        self.rule.carried(&carried.possible, &self.unit, rules)
    }
}

/// A contestant that left.
#[derive(Debug, Clone, PartialEq)]
pub struct Withdrawal {
    /// Who.
    pub contestant: ContestantId,
    /// Rounds or matches it had played.
    pub after: u32,
    /// Rounds or matches there are.
    pub of: u32,
    /// Whether the reason was accepted; else it is not ranked (145.5).
    pub accepted: bool,
    /// Boards that it had still to play; without it, worked out from the rounds.
    pub boards: Option<u32>,
    /// The same for each session from the first, if the file tells them apart: a board is worth what it is worth there.
    pub by_session: Vec<u32>,
    /// Where in the event it left, if that is told: a round robin asks it (145.2). Without it, by its own rounds.
    pub half_way: Option<std::cmp::Ordering>,
    /// What the Director takes off average minus on each of them, in per cent of a top: 0 to 40 (145.5).
    pub fine: Exact,
    /// The line of the file.
    pub line: u32,
}

/// An event.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Event {
    /// Its name.
    pub name: String,
    /// When it was played; no score depends on it, nor on where.
    pub date: Option<String>,
    /// The club.
    pub club: Option<String>,
    /// The number under which the club is known to its authority.
    pub club_id: Option<String>,
    /// What the authority charges the club for each player.
    pub charge: Option<String>,
    /// Who competes.
    pub kind: EventKind,
    /// How they meet.
    pub structure: Structure,
    /// The Laws in force.
    pub edition: Edition,
    /// Its own scales of victory points.
    pub scales: Vec<TableScale>,
    /// How it is scored.
    pub scoring: Scoring,
    /// Who competes, one by one.
    pub contestants: Vec<Contestant>,
    /// The boards, in the order in which they are met.
    pub boards: Vec<Name>,
    /// The matches, in the order in which they are met.
    pub match_names: Vec<Name>,
    /// The sections; the first is the one that is meant when none is named.
    pub sections: Vec<String>,
    /// The tables, by what they are called; the first is the one that is meant when none is named.
    pub tables: Vec<String>,
    /// The forms of fouled boards; the first is the right one.
    pub forms: Vec<String>,
    /// What happened.
    pub results: Vec<TableResult>,
    /// What is to be said of matches.
    pub matches: Vec<MatchNote>,
    /// Penalties.
    pub penalties: Vec<Penalty>,
    /// Carry-over.
    pub carry_over: CarryOver,
    /// Who left.
    pub withdrawals: Vec<Withdrawal>,
    /// Who sat out boards without opponents, by the movement (White Book 80.5).
    pub sit_outs: Vec<SitOut>,
    /// Who has not played yet in a knock-out and comes in later: nobody has put it out.
    pub waiting: Vec<ContestantId>,
    /// The federation whose rules hold, if the event names one.
    pub federation: Option<Arc<Federation>>,
    /// What boards are worth with best play on both sides, where results are compared with that.
    pub pars: Vec<Par>,
}

/// The par score of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Par {
    /// Which board.
    pub board: BoardId,
    /// Its session; 0 for any.
    pub session: u16,
    /// As North-South see it.
    pub score: i32,
}

/// Boards that a contestant sat out because nobody was there to play them against.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SitOut {
    /// Who.
    pub contestant: ContestantId,
    /// How many boards.
    pub boards: u32,
}

impl Event {
    /// The contestant of that name.
    #[must_use]
    pub fn contestant(&self, name: &Name) -> Option<ContestantId> {
        let place = self
            .contestants
            .iter()
            .position(|contestant| contestant.name == *name)?;
        u32::try_from(place).ok().map(ContestantId)
    }

    /// Whether places go by percentage: victory points, or a method with a most that can be won (143.1).
    pub(crate) fn has_percent(&self) -> bool {
        self.in_vps() || self.scoring.method.has_top()
    }

    /// Whether places go by victory points: they have a scale, or nothing is known of the matches but theirs, so that none is
    /// needed.
    pub(crate) fn in_vps(&self) -> bool {
        self.scoring.vp.is_some() || self.told_in_vps()
    }

    /// The least and the most victory points that a match can bring, by the scale in force for it; nothing where none is set.
    pub(crate) fn victory_points_of(&self, note: &MatchNote) -> Option<[Exact; 2]> {
        let own = note.scale.as_ref();
        let scale = own.or(self.scoring.vp.as_ref().map(|vp| &vp.scale))?;
        Some([scale.least(), scale.most()])
    }

    /// What nobody can have in victory points for the match or the bye that was added last; nothing if it is sound.
    #[must_use]
    pub fn last_match_is_wrong(&self) -> Option<(Said, Said)> {
        crate::checks::victory_points_are_wrong(self, self.matches.last()?)
    }

    /// Whether all that is known are the victory points of matches that were decided elsewhere, without a scale.
    pub(crate) fn told_in_vps(&self) -> bool {
        let told = |note: &MatchNote| matches!(note.fate, Fate::Vps(_) | Fate::Bye(Bye::Vps(_)));
        self.scoring.vp.is_none()
            && self.scoring.method != Method::Hybrid
            && self.results.is_empty()
            && !self.matches.is_empty()
            && self
                .matches
                .iter()
                .all(|note| note.scale.is_none() && told(note))
    }

    /// What a bye is worth where nothing else is said of it: the setting of the event, or what its federation says for its structure.
    #[must_use]
    pub fn usual_bye(&self) -> &Bye {
        if let Some(bye) = &self.scoring.settings.bye {
            return bye;
        }
        let federation = self.federation.as_deref();
        let preset = self.scoring.settings.preset;
        let byes = &federation.unwrap_or_else(|| Federation::of(preset)).byes;
        match self.structure {
            Structure::RoundRobin => &byes.round_robin,
            _ => &byes.swiss,
        }
    }

    /// Whether contestants are ranked by what their matches brought: else by their boards.
    pub(crate) fn matches_decide(&self) -> bool {
        let capped = self.scoring.settings.imp_caps && self.scoring.method == Method::Butler;
        self.kind == EventKind::Teams || self.in_vps() || capped
    }

    /// Whether the scores of a team of eight are added up, not compared crosswise: the column is that for twice the boards
    /// (161.5).
    pub(crate) fn adds_teams_of_eight(&self) -> bool {
        self.kind == EventKind::Teams
            && self.scoring.team_of >= 8
            && self.scoring.eight != Eight::CrossImps
    }

    /// What a carried total was out of; nothing where there is no percentage, whatever was written.
    pub(crate) fn possible_of(&self, carried: &Carried) -> Exact {
        match self.has_percent() {
            true => {
                let rules = &self.scoring.settings.rules.matches;
                self.carry_over.possible(carried, rules)
            }
            false => Exact::ZERO,
        }
    }

    /// The line in which a contestant is ranked, where there are two.
    #[must_use]
    pub fn line_of(&self, contestant: ContestantId) -> Option<Direction> {
        self.contestants.get(contestant.index())?.line
    }

    /// Whether teams have handicaps in IMPs, which change their matches.
    #[must_use]
    pub fn has_imp_handicaps(&self) -> bool {
        let mut all = self.contestants.iter();
        self.kind == EventKind::Teams && all.any(|one| !one.imp_handicap.is_zero())
    }

    /// The master points that its federation awards; none where it has no federation, or that awards none.
    #[must_use]
    pub fn master_awards(&self, scores: &crate::Scores) -> Vec<MasterAward> {
        let points = self.federation.as_ref();
        let points = points.and_then(|federation| federation.master_points.as_ref());
        points.map_or_else(Vec::new, |points| points.awards(self, scores))
    }

    /// The par of a board, if it is known.
    #[must_use]
    pub fn par_of(&self, board: BoardId, session: u16) -> Option<i32> {
        let of_board = |par: &&Par| par.board == board && [0, session].contains(&par.session);
        self.pars.iter().find(of_board).map(|par| par.score)
    }

    /// The board of that name.
    #[must_use]
    pub fn board(&self, name: &Name) -> Option<BoardId> {
        let place = self.boards.iter().position(|board| board == name)?;
        u32::try_from(place).ok().map(BoardId)
    }

    /// The match of that name.
    #[must_use]
    pub fn match_id(&self, name: &Name) -> Option<MatchId> {
        let place = self.match_names.iter().position(|known| known == name)?;
        u32::try_from(place).ok().map(MatchId)
    }

    /// The contestants by name.
    #[must_use]
    pub fn contestants_by_name(&self) -> HashMap<&Name, ContestantId> {
        (0..)
            .map(ContestantId)
            .zip(&self.contestants)
            .map(|(id, c)| (&c.name, id))
            .collect()
    }
}
