//! All that can be written into the log of an event: who, when, why, and one act.

mod appealing;
mod cases;
mod directing;
mod draws;
mod knock_out;
mod league;
pub(crate) mod omitted;
mod people;
mod play;
mod prizes;
mod regulating;
mod rulings;
mod setup;
mod stages;
mod teams;

use serde::ser::SerializeMap as _;
use serde::{Deserialize, Serialize, Serializer};

pub use appealing::{
    Advice, AppealAct, Candidate, Contact, DepositReviewed, Further, FurtherDecided, HearingOpened,
    HearingSet, InAppeal, Intends, SaidInAppeal, Seen, ToldTo, Until, Way,
};
pub use cases::{CaseContinued, CaseOpened};
pub use directing::{
    Area, Claimed, Duplicated, Handed, HandedOver, Level, Levelled, PenaltyShared, Readmitted,
    Statement, Suspended,
};
pub use draws::{DrawMeet, DrawOdd, DrawOf, DrawOrder, Drawn, DrawnMatch, DrawnTriangle};
pub use knock_out::{
    BracketSet, DecidedHow, MatchArranged, MatchDecided, MatchPlace, MatchesLaidOut, NoMatchPlace,
    Part, PointsDecided, PutBack, PutBackIf,
};
pub use league::{FixtureSet, FixturesSet, LeagueSet, Postponed};
pub use people::{
    Arrived, Disqualified, Entered, Late, Named, Needs, Renamed, Returned, StandBy, Substitute,
    Withdrew,
};
pub use play::{
    Announced, ArrangedAt, Arrangement, Attended, CallReason, CallStage, Called, CallsMade,
    Cancelled, CardsShown, Clock, Correction, CorrectionClass, Fouled, MatchCutShort, OnBoard,
    OnRound, OnTable, Removed, Restored, RoundStarted, SessionOver, TimePutRight, Where, Written,
};
pub use prizes::{Expense, FeePaid, Line, Prize, PrizeTo, PrizesSet};
pub use regulating::{
    AskedLate, Consent, LibrarySet, Licence, PersonOf, RegulationText, SystemCardGiven,
};
pub use rulings::{
    AppealMade, AppealStep, CommitteeSat, Concurred, ConventionCard, Decided, Decision, Deposit,
    DepositFate, PenaltyGiven, PointOfAppeal, Rescinded, Reviewed, RulingGiven, Told, Warned,
};
pub use setup::{
    Created, Dealt, Duty, EventKind, Held, MovementSet, Noted, Posted, Published, Regulated,
    Seated, Staffed, Structure, Unsealed, Varied,
};
pub use stages::{
    Carry, GroupedBy, PlacedBy, QualifiedFrom, StageBefore, StagePlace, StagePlan, StageWho,
    StageWish, WentOn, WentTo,
};

pub use teams::{
    Added, CaptainNamed, CaptainWatches, EntryRemoved, KeptApart, LineUpGiven, MatchConfirmed,
    Permitted, RoomClosed,
};

use crate::time::Time;
use crate::tree::Tree;
use crate::who::Who;

/// One entry of the log.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    /// When it was written down.
    pub at: Time,
    /// Who wrote it.
    pub by: Who,
    /// Why, where that is not plain; some acts need it.
    pub why: Option<String>,
    /// The device at a table from which it came, as the server knows it again: one phone does not speak for both sides unless it
    /// was handed over.
    pub device: Option<String>,
    /// What was done.
    pub action: Action,
}

impl Entry {
    /// An entry without a reason.
    #[must_use]
    pub const fn new(at: Time, by: Who, action: Action) -> Self {
        Self {
            at,
            by,
            why: None,
            device: None,
            action,
        }
    }

    /// The same with its reason.
    #[must_use]
    pub fn because(mut self, why: impl Into<String>) -> Self {
        self.why = Some(why.into());
        self
    }
}

/// What was done. The name of each in the log is in small letters with hyphens: `round-started`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// The event begins its life.
    Created(Created),
    /// Regulations of one layer.
    Regulations(Regulated),
    /// The licence under which it is held (White Book 80.1).
    Licence(Licence),
    /// Regulations in words (White Book 80.2).
    Library(LibrarySet),
    /// Somebody is given a duty.
    Staff(Staffed),
    /// The Director in charge varies a regulation (White Book 80.7).
    Variation(Varied),
    /// The organiser ratifies the variation of that number.
    Ratified(Varied),
    /// Anything else worth keeping.
    Note(Noted),

    /// A contestant enters.
    Entered(Entered),
    /// Somebody plays for somebody else (Law 4, White Book 144).
    Substitute(Substitute),
    /// Who a contestant is that was entered by its number alone.
    Named(Named),
    /// A name was written wrongly.
    Renamed(Renamed),
    /// What a contestant needs: a fixed seat, light, help (White Book 141.1).
    Needs(Needs),
    /// A contestant leaves, or never came (145).
    Withdrew(Withdrew),
    /// It has not left after all, or is back.
    Returned(Returned),
    /// A contestant came late (145.7).
    Late(Late),
    /// Others play in the place of a contestant that is absent (144.3).
    StandBy(StandBy),
    /// It has come and takes its place back.
    Arrived(Arrived),
    /// A contestant is disqualified (91B).
    Disqualified(Disqualified),

    /// The system card of a contestant (White Book 171).
    SystemCard(SystemCardGiven),
    /// Somebody joins a team (White Book 144.1).
    Added(Added),
    /// A contestant was entered by mistake.
    EntryRemoved(EntryRemoved),
    /// The organiser permits something about substitutes in advance (White Book 144.2).
    Permitted(Permitted),
    /// A team hands in who sits where.
    LineUp(LineUpGiven),
    /// Two members of a team may not play together in a round (White Book 81.4.3).
    KeptApart(KeptApart),
    /// Who leads a team.
    Captain(CaptainNamed),
    /// A captain confirms the result of a match (White Book 163.2).
    MatchConfirmed(MatchConfirmed),
    /// One room of a match is closed to onlookers (White Book 162.1).
    RoomClosed(RoomClosed),
    /// Where a captain who does not play may look on (White Book 163.1).
    CaptainWatches(CaptainWatches),

    /// The boards of a session are dealt.
    Dealt(Dealt),
    /// Sealed boards are opened.
    Unsealed(Unsealed),
    /// The movement of a session.
    Movement(MovementSet),
    /// The movement is another one from a round on.
    MovementChanged(MovementSet),
    /// Who starts where (5A).
    Seated(Seated),
    /// A draw: who meets whom, where, in which group, with all that it was made from.
    Drawn(Box<Drawn>),

    /// The event is a division of a league.
    League(LeagueSet),
    /// When and where matches are played.
    Fixtures(FixturesSet),
    /// A match is put off.
    Postponed(Postponed),
    /// The bracket of a knock-out.
    Bracket(BracketSet),
    /// Its next matches are laid out as a round.
    LaidOut(MatchesLaidOut),
    /// When and where a match of it is played, and until when.
    Arranged(MatchArranged),
    /// A match of it is decided without its boards (145.10).
    MatchDecided(MatchDecided),
    /// A beaten team goes on in the place of the one that beat it (145.11.1).
    PutBack(PutBack),
    /// Whether a contestant that left keeps its ranking points (145.12).
    PointsDecided(PointsDecided),

    /// A round begins; that is the signal that ends the one before (8B1).
    RoundStarted(RoundStarted),
    /// The clock of a round is given more or fewer minutes.
    Clock(Clock),
    /// The clock of a round stops, and with it what would happen by itself.
    Paused(OnRound),
    /// It goes on.
    Resumed(OnRound),
    /// A round was started too early: the one before goes on. Its results stay.
    RoundTakenBack(OnRound),
    /// The clock of the machine was ahead, and is right now: what is stamped with a time to come happened by now.
    TimePutRight(TimePutRight),
    /// The players of a table have progressed (8B1).
    Progressed(OnTable),
    /// How calls and cards are made known at a table, for players with special needs (White Book 141.4, 141.5).
    TableArranged(ArrangedAt),
    /// The session is over (8C).
    SessionOver(SessionOver),

    /// A result is entered (79A).
    Result(Written),
    /// The other side agrees to it.
    Agreed(OnBoard),
    /// A side does not agree (79B).
    Disputed(OnBoard),
    /// A result is put right (79).
    Correction(Correction),
    /// A result is taken away: it was entered for the wrong board (79A1, 79C1).
    Removed(Removed),
    /// A board is to be played later (82B2, 8B2).
    LatePlay(OnBoard),
    /// The table was told not to start the board (White Book 81.4.1).
    DoNotStart(OnBoard),
    /// A board is not played at a table; each side gets an award (82B2, White Book 81.4.2).
    Cancelled(Cancelled),
    /// Boards that were taken away are put back (White Book 81.4.3).
    Restored(Restored),
    /// A match that begins late is cut short before it is played (White Book 147.7).
    CutShort(MatchCutShort),
    /// A board was played in more than one form (87).
    Fouled(Fouled),

    /// A table calls the Director.
    Called(Called),
    /// A Director has seen a call, has come, is done with it.
    Attended(Attended),
    /// A Director says something to a table, or to all.
    Announced(Announced),
    /// A case of judgement is opened on a board.
    Case(CaseOpened),
    /// Something is added to a case: a fact, an answer, a poll, weights.
    InCase(CaseContinued),
    /// A ruling, with the log of the table or with an adjusted score.
    Ruling(RulingGiven),
    /// Why a ruling or a correction was asked for late (White Book 9.1).
    AskedLate(AskedLate),
    /// The parties were told of a ruling; their time to appeal begins.
    Told(Told),
    /// A damage question that a ruling left open is answered (12B1).
    Reviewed(Reviewed),
    /// A contestant is warned (90).
    Warning(Warned),
    /// A contestant is penalised (90, 91).
    Penalty(PenaltyGiven),
    /// A penalty is taken back.
    Rescinded(Rescinded),

    /// A ruling or penalty is appealed (92).
    Appeal(AppealMade),
    /// A partner or the captain concurs (92D).
    Concurred(Concurred),
    /// The deposit is paid or waived (White Book 92.8).
    Deposit(Deposit),
    /// Who will hear it (93).
    Committee(CommitteeSat),
    /// What was decided.
    Decided(Decided),
    /// The appellants drop it.
    AppealWithdrawn(AppealStep),

    /// A Director keeps to an area (White Book 121.5.9).
    Area(Area),
    /// An open matter goes to another Director.
    HandedOver(HandedOver),
    /// How experienced a player is (White Book 81.3).
    Level(Levelled),
    /// A result is subject to a claim that is contested (White Book 122.3).
    Claimed(Claimed),
    /// A table made or duplicated boards (White Book 90.4.1).
    Duplicated(Duplicated),
    /// A penalty by the shares of two sides (White Book 81.4.1).
    PenaltyShared(PenaltyShared),
    /// Somebody does not play for a part of a session (91A; White Book 12.10).
    Suspended(Suspended),
    /// And plays again.
    Readmitted(Readmitted),
    /// Somebody could hear appeals (White Book 93.3).
    Candidate(Candidate),
    /// A side means to appeal (White Book 121.5.9).
    Intends(Intends),
    /// Something about an appeal: a hearing, who came, who was told.
    InAppeal(InAppeal),

    /// Nothing is to be published for now (White Book 121.5.7).
    Held(Held),
    /// It may be published again.
    Released(Held),
    /// A round, a session or the hands are shown to everybody.
    Published(Published),
    /// The official score is made available for inspection (79C, 92B).
    Official(Posted),
    /// The result is final (White Book 131.5).
    Final(Posted),

    /// What is to be said of a match besides its boards, as in the event file.
    Match(Tree),
    /// What contestants bring from an earlier stage, as in the event file.
    CarryOver(Tree),
    /// Where the contestants come from: this event is a later stage of others.
    QualifiedFrom(QualifiedFrom),
    /// Contestants go on to later stages.
    WentOn(WentOn),

    /// The prizes of the event (White Book 122.5.2).
    Prizes(PrizesSet),
    /// A prize is given (White Book 131.5).
    PrizeGiven(PrizeTo),
    /// A prize is handed back.
    PrizeReturned(PrizeTo),
    /// An entry fee is paid (White Book 122.5.4).
    Fee(FeePaid),
    /// Somebody spent something for the event.
    Expense(Expense),
}

impl Serialize for Entry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::Error as _;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("at", &self.at)?;
        map.serialize_entry("by", &self.by)?;
        if let Some(why) = &self.why {
            map.serialize_entry("why", why)?;
        }
        if let Some(device) = &self.device {
            map.serialize_entry("device", device)?;
        }
        // An enum of structs: one key with its value.
        let action = serde_json::to_value(&self.action).map_err(S::Error::custom)?;
        for (key, value) in action.as_object().into_iter().flatten() {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}
