//! All that can be written into the log of an event: who, when, why, and one act.

mod cases;
pub(crate) mod omitted;
mod people;
mod play;
mod rulings;
mod setup;

use serde::ser::SerializeMap as _;
use serde::{Deserialize, Serialize, Serializer};

pub use cases::{CaseContinued, CaseOpened};
pub use people::{
    Arrived, Disqualified, Entered, Late, Named, Renamed, Returned, StandBy, Substitute, Withdrew,
};
pub use play::{
    Announced, Attended, CallReason, CallStage, Called, Cancelled, Clock, Correction,
    CorrectionClass, Fouled, OnBoard, OnRound, OnTable, Removed, Restored, RoundStarted,
    SessionOver, TimePutRight, Where, Written,
};
pub use rulings::{
    AppealMade, AppealStep, CommitteeSat, Concurred, ConventionCard, Decided, Decision, Deposit,
    DepositFate, PenaltyGiven, PointOfAppeal, Rescinded, Reviewed, RulingGiven, Told, Warned,
};
pub use setup::{
    Created, Dealt, Duty, EventKind, Held, MovementSet, Noted, Posted, Published, Regulated,
    Seated, Staffed, Structure, Unsealed, Varied,
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
