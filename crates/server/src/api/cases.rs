//! A case of judgement as a Director sees it, and a poll as a player does.

use openroom_cases::acts::{CardPart, Consulted, PlayerSaid, Recording, Weighted};
use openroom_cases::poll::{PollAnswer, Problem, Standing};
use openroom_cases::{Authority, Kind};
use openroom_tournament::entry::RulingGiven;
use openroom_tournament::{Time, Who};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use openroom_words::judgement::{
    CaseAnswerWord, CaseAsks, CaseClause, CaseNamed, CaseStep, CaseTold,
};

use super::{Seat, Spot};

/// A case in the list.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CaseLine {
    /// Its number, from 1.
    pub case: u32,
    /// Where.
    #[serde(flatten)]
    pub spot: Spot,
    /// What it is about.
    pub kind: Kind,
    /// The same in words.
    pub about: String,
    /// When it was opened.
    pub at: Time,
    /// The ruling that ended it.
    #[schema(required = true)]
    pub ruling: Option<u32>,
    /// Whether whoever asks is consulted and has not answered yet.
    pub consulted: bool,
}

/// A case: what is known, what the Law asks next, what the answers lead to.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CaseView {
    /// The version of the event.
    pub version: u64,
    /// The case in short.
    #[serde(flatten)]
    pub line: CaseLine,
    /// Who opened it.
    pub by: Who,
    /// The edition of the Laws.
    pub edition: u16,
    /// Whose measures apply.
    pub authority: Authority,
    /// The result at the table: `4S N =`.
    #[schema(required = true)]
    pub result: Option<String>,
    /// Whether play was over when the Director was called, as far as it is told.
    pub played: bool,
    /// Whether it has been said when the Director was called.
    pub called: bool,
    /// What the Director bears in mind or says now.
    pub now: Vec<String>,
    /// What was told, in words, with what was taken back since.
    pub facts: Vec<CaseTold>,
    /// Of slow play: how long the boards of the round took at each table.
    pub pace: Vec<CasePace>,
    /// What a player then chose, where that is told.
    #[schema(required = true)]
    pub chosen: Option<String>,
    /// What is settled, in the order of the Law. Not for who is consulted and has not answered yet.
    pub steps: Vec<CaseStep>,
    /// The question that is open.
    #[schema(required = true)]
    pub next: Option<CaseAsks>,
    /// The polls.
    pub polls: Vec<CasePoll>,
    /// The outcomes that are weighed.
    #[schema(required = true)]
    pub outcomes: Option<Weighted>,
    /// What would have come of it without the non-offenders' own error.
    #[schema(required = true)]
    pub without_error: Option<Weighted>,
    /// What gets no weight without a legal route: `4S W` for the contract by that declarer, `3NT S -1` for that result alone.
    pub disallowed: Vec<String>,
    /// The actions that might be logical alternatives to what was chosen, with what the poll says of each.
    pub named: Vec<CaseNamed>,
    /// What might be weighed.
    pub candidates: Vec<CaseCandidate>,
    /// What the calls of the poll come to.
    pub polled: Vec<CasePolledOutcome>,
    /// Where the log of the table has the play and the hands are known: the cards that cost tricks double dummy.
    pub costs: Vec<CaseCost>,
    /// What the position at the end of the log leads to, double dummy: `4S N =`.
    #[schema(required = true)]
    pub position: Option<String>,
    /// What the outcomes are worth.
    #[schema(required = true)]
    pub weighed: Option<CaseWeighed>,
    /// Who is asked for an opinion and has not given it.
    pub consulting: Vec<CaseConsulting>,
    /// Who was consulted.
    pub consulted_with: Vec<Consulted>,
    /// What players say of it.
    pub said: Vec<PlayerSaid>,
    /// Who asked that the hand be recorded.
    #[schema(required = true)]
    pub recording: Option<Recording>,
    /// Parts of system cards.
    pub cards: Vec<CardPart>,
    /// What it comes to, when no question is open.
    #[schema(required = true)]
    pub verdict: Option<CaseVerdict>,
    /// The written ruling in the language of the reader: the draft, or as the Director has edited it.
    pub written: String,
    /// Whether the Director has edited it.
    pub edited: bool,
}

/// Somebody is asked for an opinion.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CaseConsulting {
    /// Who.
    pub who: String,
    /// The act of the case that asked.
    pub act: u32,
}

/// Players are asked on their phones.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CaseAskedBy {
    /// The act of the case that asked them.
    pub act: u32,
    /// The contestants.
    pub contestants: Vec<u32>,
}

/// What a call of the poll comes to if everybody passes after it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CasePolledOutcome {
    /// As the log writes it: `4S N =`.
    pub result: String,
    /// The call.
    pub action: String,
    /// How many chose it.
    pub chosen: u32,
    /// It is the act that is disallowed.
    pub barred: bool,
}

/// How long a board took.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CasePace {
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
    /// Minutes until its result came in, since the one before it or the start of the round.
    pub minutes: i64,
}

/// A poll with its answers, counted.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CasePoll {
    /// The act of the case that put it.
    pub act: u32,
    /// It was taken back.
    pub withdrawn: bool,
    /// What is asked.
    pub problem: Problem,
    /// The contestants that are asked on their phones.
    pub asked: Vec<u32>,
    /// The acts that asked them.
    pub asks: Vec<CaseAskedBy>,
    /// The acts of the answers, in their order.
    pub answered: Vec<u32>,
    /// Who has answered what.
    pub answers: Vec<PollAnswer>,
    /// What it says of each action.
    pub actions: Vec<CasePolled>,
    /// That answers of another class do not count, where there are any.
    #[schema(required = true)]
    pub apart: Option<String>,
    /// Whom one may still ask, nearest in strength first.
    pub pollable: Vec<CasePollable>,
}

/// An action of a poll.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CasePolled {
    /// The call or card.
    pub action: String,
    /// How many chose it.
    pub chosen: u32,
    /// How many considered it.
    pub considered: u32,
    /// What the measure makes of it.
    pub standing: Standing,
    /// The whole of it in words.
    pub text: String,
}

/// Somebody who may be asked.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CasePollable {
    /// The contestant.
    pub contestant: u32,
    /// Places between it and the player's contestant in the standings.
    #[schema(required = true)]
    pub apart: Option<u32>,
    /// Whether both are of the same stratum.
    pub same_stratum: bool,
}

/// A result that might be weighed.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CaseCandidate {
    /// As the log writes it: `4S N =`.
    pub result: String,
    /// At how many other tables it was made.
    pub tables: u32,
    /// By double dummy, where the hands are known: what that contract by that declarer makes.
    #[schema(required = true)]
    pub double_dummy: Option<String>,
    /// It needs the act that is disallowed: it is weighed only if there was a legal route to it.
    pub barred: bool,
}

/// A card that cost tricks.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CaseCost {
    /// Who played it.
    pub seat: Seat,
    /// The card.
    pub card: String,
    /// So many tricks, double dummy.
    pub cost: u8,
}

/// What outcomes are worth in the unit of the event.
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct CaseWeighed {
    /// North-South.
    pub ns: CaseWorth,
    /// East-West.
    pub ew: CaseWorth,
    /// Whether the non-offenders were damaged, in a sentence with its clause.
    #[schema(required = true)]
    pub damage: Option<String>,
    /// Where weights came from shares: each with its derivation.
    pub derived: Vec<String>,
    /// The outcomes with the weights that they have.
    pub weights: Vec<CaseWeight>,
    /// If it was asked for: the places of those at the table, before and after.
    pub ranking: Vec<CaseMoved>,
}

/// The place of a contestant now, and with the score that is tried.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CaseMoved {
    /// Who.
    pub contestant: u32,
    /// The place now.
    #[schema(required = true)]
    pub before: Option<u32>,
    /// The place then.
    #[schema(required = true)]
    pub after: Option<u32>,
}

/// A result with its weight.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CaseWeight {
    /// The result: `4S N =`.
    pub result: String,
    /// Its weight in per cent, if that is a whole number; else as a fraction.
    pub weight: String,
}

/// What a side has, and would have.
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct CaseWorth {
    /// By the result at the table.
    #[schema(required = true)]
    pub table: Option<String>,
    /// By the adjusted score.
    #[schema(required = true)]
    pub adjusted: Option<String>,
    /// The difference.
    #[schema(required = true)]
    pub change: Option<String>,
}

/// Outcomes to be tried.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CaseWeigh {
    /// With weights or shares.
    pub outcomes: Weighted,
    /// For the question what would have happened without the non-offenders' own error.
    #[serde(default)]
    pub without_error: bool,
    /// Also what it does to the ranking.
    #[serde(default)]
    pub ranking: bool,
}

/// What it comes to.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CaseVerdict {
    /// In a word or two, for programs.
    pub summary: String,
    /// In words.
    pub text: String,
    /// What is done beside the score.
    pub beside: Vec<String>,
    /// Whether a warning or a penalty is among that, which is entered by itself.
    pub penalised: bool,
    /// The clauses that it rests on.
    pub laws: Vec<String>,
    /// The ruling that ends the case, ready to be written; nothing while the board goes on.
    #[schema(required = true)]
    pub ruling: Option<RulingGiven>,
}

/// A written ruling.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RulingWritten {
    /// In the language of the reader.
    pub text: String,
}

/// What a player is asked: the problem alone.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PollAsked {
    /// The case.
    pub case: u32,
    /// The poll of it.
    pub poll: u32,
    /// The problem.
    pub problem: Problem,
}

/// The ended cases of a club that were looked for.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Casebook {
    /// The newest first.
    pub lines: Vec<CasebookLine>,
    /// How they ended.
    pub statistics: CasebookStatistics,
    /// Whether there are older events with cases that were not looked into.
    pub more: bool,
}

/// A case in the casebook.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CasebookLine {
    /// The event.
    pub event: String,
    /// Its name.
    pub name: String,
    /// The number of the case in it.
    pub case: u32,
    /// The ruling that ended it.
    pub ruling: u32,
    /// When it was opened.
    pub at: Time,
    /// The board.
    #[schema(required = true)]
    pub board: Option<u32>,
    /// What it was about.
    pub kind: Kind,
    /// The same in words.
    pub about: String,
    /// The edition of the Laws.
    pub edition: u16,
    /// The clauses that it rests on.
    pub laws: Vec<String>,
    /// The auction up to the point.
    pub auction: Vec<String>,
    /// What it came to, in words.
    pub verdict: String,
    /// Whether the hand is recorded (White Book 81.5).
    pub recorded: bool,
    /// Whether another ruling has replaced the one that ended it.
    pub replaced: bool,
    /// Its page, below the address of the club.
    pub link: String,
}

/// How cases ended.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CasebookStatistics {
    /// All of them.
    pub all: CasebookCounts,
    /// By what they were about.
    pub kinds: Vec<CasebookOfKind>,
    /// By Law, those most often used first; a case counts with each of its clauses.
    pub laws: Vec<CasebookOfLaw>,
}

/// So many cases, by how they ended.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct CasebookCounts {
    /// All.
    pub cases: u32,
    /// The result stood.
    pub stands: u32,
    /// A score was assigned.
    pub assigned: u32,
    /// An artificial score was given.
    pub awards: u32,
    /// Another end.
    pub other: u32,
}

/// How cases of a kind ended.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CasebookOfKind {
    /// What they were about.
    pub kind: Kind,
    /// The same in words.
    pub about: String,
    /// How many.
    #[serde(flatten)]
    pub counts: CasebookCounts,
}

/// How cases on a clause ended.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CasebookOfLaw {
    /// The clause.
    pub law: String,
    /// How many.
    #[serde(flatten)]
    pub counts: CasebookCounts,
}
