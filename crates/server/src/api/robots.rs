//! Play against robots.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::PlayedLine;

/// How much robots work for a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RobotStrength {
    /// For many tables on one machine.
    #[default]
    Fast,
    /// For a table at a club.
    Club,
    /// As well as they can.
    Strong,
}

/// A table at which one person plays with three robots.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct NewGame {
    /// How many boards, from 1 to 32; 4 if nothing is said.
    pub boards: Option<u32>,
    /// How much the robots work.
    pub strength: RobotStrength,
    /// The boards of this server are numbered, and whoever plays one is compared with the others who did: those after this number. From
    /// the first on if nothing is said.
    pub after: u32,
    /// Boards of a kind instead, bid by robots up to the lead: for one who practises play.
    pub practice: Option<PracticeKind>,
    /// For practice: the same number has the same boards, for a whole class.
    pub set: Option<u32>,
    /// The boards of a file instead: PBN, LIN or table logs. With a kind those of them that are of it.
    pub file: Option<String>,
}

/// What kind of board is practised.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PracticeKind {
    /// Declarer, in any contract.
    Declarer,
    /// Declarer in a suit.
    Suit,
    /// Declarer in notrump.
    Notrump,
    /// Declarer in a slam.
    Slam,
    /// A defender.
    Defence,
}

/// A hand that somebody bids beside the system of the robots. Nothing is kept: whoever practises sends all calls so far.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct BidLesson {
    /// Which hand, up to 1,000,000,000; any one if nothing is said.
    pub number: Option<u32>,
    /// Robots bid for the opponents too; else they pass.
    pub contested: bool,
    /// The calls of whoever practises, such as `1H`.
    pub calls: Vec<String>,
}

/// Such a hand.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BidLessonSeen {
    /// Which hand.
    pub number: u32,
    /// Robots bid for the opponents too.
    pub contested: bool,
    /// Who deals.
    pub dealer: String,
    /// Which sides are vulnerable: `NS`, `EW`, both or none.
    pub vulnerable: Vec<String>,
    /// The hand of whoever practises, South's.
    pub hand: Vec<String>,
    /// Its high-card points.
    pub points: u8,
    /// The calls so far.
    pub calls: Vec<BidLessonCall>,
    /// The calls from which to choose now; none when the auction is over.
    pub legal: Vec<String>,
    /// What came of it, once the auction is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<BidLessonOver>,
}

/// A call of it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BidLessonCall {
    /// Whose.
    pub by: String,
    /// The call.
    pub call: String,
    /// It is a convention.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub artificial: bool,
    /// What it shows, in words.
    pub shows: String,
    /// Beside the calls of whoever practises: what the robots would have called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advice: Option<BidLessonAdvice>,
}

/// What the robots would have called.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BidLessonAdvice {
    /// The call.
    pub call: String,
    /// What it shows, in words.
    pub shows: String,
    /// The name of the convention.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub convention: Option<String>,
    /// The hand fits what the call shows that was made.
    pub fits: bool,
}

/// What came of a hand that was bid.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BidLessonOver {
    /// The four hands, from North.
    pub hands: Vec<Vec<String>>,
    /// What was bid.
    pub own: BidLessonContract,
    /// What the robots would have bid.
    pub robots: BidLessonContract,
    /// Their calls.
    pub robots_calls: Vec<BidLessonCall>,
}

/// A contract with what it comes to double dummy.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BidLessonContract {
    /// The contract, such as `4SX`; none if it was passed out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// Who plays it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declarer: Option<String>,
    /// Declarer's tricks; none if that could not be worked out in time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tricks: Option<u8>,
    /// The score of North-South.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
}

/// A robot sits down at a table of friends, or leaves its seat.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RobotSeated {
    /// Where: `N`, `E`, `S` or `W`.
    pub seat: String,
    /// It sits down; else the seat is free again.
    pub robot: bool,
    /// It errs so often in a thousand turns, where errors can happen.
    #[serde(default)]
    pub errs: u16,
    /// In the closed room of a team match.
    #[serde(default)]
    pub closed: bool,
}

/// A table with robots, ready: the first board is on it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct GameOpened {
    /// Its name in addresses.
    pub id: String,
    /// The link of South, where whoever opened it sits.
    pub link: String,
    /// The number of the last of these boards: the `after` of the next game.
    pub last: u32,
}

/// A result of a board at another table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct OtherTable {
    /// What came of it.
    #[serde(flatten)]
    pub line: PlayedLine,
    /// Four robots played it.
    #[serde(default)]
    pub robots: bool,
    /// It is the result of this table.
    #[serde(default)]
    pub own: bool,
}

/// A board beside the same board at other tables.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BesideOthers {
    /// The results, the best for North-South first.
    pub results: Vec<OtherTable>,
    /// The matchpoints of North-South here in per cent, with one decimal; none without others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub percent: Option<String>,
    /// Their IMPs, on average against each other table, with one decimal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub imps: Option<String>,
    /// So many tables of robots are still playing it.
    pub waiting: u32,
    /// The calls of whoever looks, each with what the robots would have called.
    pub bidding: Vec<RobotsCall>,
}

/// A call of a player, and what the robots would have called with that hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct RobotsCall {
    /// The call that was made.
    pub made: String,
    /// The call of the robots.
    pub robots: String,
    /// What that call shows, in words.
    pub shows: String,
}
