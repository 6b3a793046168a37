//! The state as data that is sent: one shape for the command line, the server and the pages. With the feature `openapi` the types
//! are their own description.

mod bracket;
mod league;
mod matters;
mod parts;
mod regulating;
mod result;
mod seats;
mod standings;
mod words;

use std::collections::BTreeMap;

use openroom_scoring::adjusted_score::AdjustmentKind;
use serde::Serialize;

use crate::entry::{EventKind, LeagueSet, Staffed, Structure, Substitute};
use crate::periods::Deadline;
use crate::questions::{
    Doubt, LineUpShown, Missing, Outstanding, Public, Suggestion, TeamBoards, Waiting,
};
use crate::regulations::Setting;
use crate::state::{State, Status, Variation, Warning};
use crate::time::Time;
use crate::tournament::Tournament;

pub use bracket::{
    BracketDecided, BracketMatch, BracketMatchState, BracketSide, BracketState, bracket,
};
pub use league::{League, LeagueMatch, LeagueRow};
pub use matters::{
    Announcement, Appeal, DirectorCall, OpenCase, Penalty, Review, Ruling, RulingLog,
};
pub use parts::{Contestant, LateBy, RoundState, SessionState, TableState, Withdrawal};
pub use regulating::{CardFinding, CardState, LateRequestState, RegulationsNow};
pub use result::{BoardState, ResultText, ResultVersion};
pub use seats::Seats;
pub use standings::{Handicap, Place, Places, Standing, standings};
pub use words::{Seat, Side, SideWord, Vul};

/// The whole state of an event.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EventState {
    /// Its name; like the kind and the structure, null only in a log without any entry.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub event: Option<String>,
    /// Who competes.
    #[cfg_attr(feature = "openapi", schema(value_type = EventKind))]
    pub kind: Option<EventKind>,
    /// How they meet.
    #[cfg_attr(feature = "openapi", schema(value_type = Structure))]
    pub structure: Option<Structure>,
    /// How many entries its log has.
    pub entries: u32,
    /// The time of the last.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub last: Option<Time>,
    /// The edition of the Laws.
    pub edition: u16,
    /// The clause on which each kind of adjusted score rests.
    pub grounds: Grounds,
    /// The settings in force.
    pub settings: BTreeMap<String, Setting>,
    /// What the regulations come to: their version, the licence, best effort.
    pub regulations: RegulationsNow,
    /// The system cards that were given, with what the policy of the event does not permit of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub system_cards: Vec<CardState>,
    /// What was asked for late.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub late_requests: Vec<LateRequestState>,
    /// How far the result has come.
    pub status: Status,
    /// Why nothing is to be published for now.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub held: Option<String>,
    /// Who has a duty.
    pub staff: Vec<Staffed>,
    /// Who plays.
    pub contestants: Vec<Contestant>,
    /// The sessions.
    pub sessions: Vec<SessionState>,
    /// How many sessions are meant to be played; of those to come that have no movement yet nothing else is told.
    pub planned_sessions: u16,
    /// The bracket of a knock-out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bracket: Option<BracketState>,
    /// Who plays for whom.
    pub substitutions: Vec<Substitute>,
    /// Results that are missing.
    pub missing: Vec<Missing>,
    /// Matches that were put off and are neither played nor decided.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub outstanding: Vec<Outstanding>,
    /// Line-ups that were handed in; those that are sealed say no more than that.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub line_ups: Vec<LineUpShown>,
    /// The boards that the members of teams have played.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub team_boards: Vec<TeamBoards>,
    /// The rules of the league of which it is a division.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub league: Option<LeagueSet>,
    /// Boards played in the browser whose time is over: they wait for the Director.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<Waiting>,
    /// Results that look wrong.
    pub doubts: Vec<Doubt>,
    /// What somebody in charge should think of.
    pub suggestions: Vec<Suggestion>,
    /// Calls for the Director that are open.
    pub calls: Vec<DirectorCall>,
    /// Cases that are open, for those who rule.
    pub cases: Vec<OpenCase>,
    /// What the Directors said to tables, in order.
    pub announcements: Vec<Announcement>,
    /// What happens by itself next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coming: Option<ComingState>,
    /// Rulings.
    pub rulings: Vec<Ruling>,
    /// Damage questions that rulings have left open.
    pub reviews: Vec<Review>,
    /// Warnings.
    pub warnings: Vec<Warning>,
    /// Penalties.
    pub penalties: Vec<Penalty>,
    /// Appeals.
    pub appeals: Vec<Appeal>,
    /// Regulations varied.
    pub variations: Vec<Variation>,
    /// Until when what can be asked for.
    pub deadlines: Vec<Deadline>,
    /// Each time that the score was made official.
    pub official: Vec<Time>,
    /// When it became final.
    #[serde(rename = "final")]
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub final_: Option<Time>,
    /// What everybody may see.
    pub public: Public,
}

/// The clause on which each kind of adjusted score rests, unless the Director names another; null where he must name one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Grounds {
    /// An artificial score.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub award: Option<&'static str>,
    /// One result, assigned to both sides.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub assigned: Option<&'static str>,
    /// Several results with their weights.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub weighted: Option<&'static str>,
    /// Another assigned score for each side.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub split: Option<&'static str>,
    /// Redress reduced for self-inflicted damage.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub redress: Option<&'static str>,
    /// The better of average plus and an assigned score.
    #[serde(rename = "better-of")]
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub better_of: Option<&'static str>,
}

/// What happens by itself, unless something else is written before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ComingState {
    /// The session.
    pub session: u16,
    /// The round that begins; null if the session ends.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub round: Option<u32>,
    /// From when on.
    pub at: Time,
}

impl From<crate::questions::Coming> for ComingState {
    fn from(coming: crate::questions::Coming) -> Self {
        Self {
            session: coming.session,
            round: coming.round,
            at: coming.at,
        }
    }
}

/// A place in the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Spot {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
}

impl From<crate::Spot<'_>> for Spot {
    fn from(spot: crate::Spot<'_>) -> Self {
        Self {
            session: spot.session,
            round: spot.round,
            table: spot.table.to_owned(),
            board: spot.board,
        }
    }
}

/// The whole state.
#[must_use]
pub fn state(event: &Tournament) -> EventState {
    let state = event.state();
    let created = state.created.as_ref();
    let contestants = state.contestants.iter();
    let sessions = state.sessions.iter().zip(1_u16..);
    let rulings = state.rulings.iter().zip(1_u32..);
    let penalties = state.penalties.iter().zip(1_u32..);
    let appeals = state.appeals.iter().zip(1_u32..);
    EventState {
        event: created.map(|created| created.name.clone()),
        kind: created.map(|created| created.kind),
        structure: created.map(|created| created.structure),
        entries: state.entries,
        last: state.last,
        edition: state.edition().year(),
        grounds: grounds(state),
        settings: state.regulations.settings().clone(),
        regulations: RegulationsNow::of(event),
        system_cards: system_cards(event).collect(),
        late_requests: state.late_requests.iter().map(Into::into).collect(),
        status: state.status(),
        held: state.held.clone(),
        staff: state.staff.clone(),
        planned_sessions: state.session_count(),
        contestants: contestants
            .map(|(n, one)| Contestant::of(*n, one))
            .collect(),
        sessions: sessions
            .map(|(one, n)| SessionState::of(event, one, n))
            .collect(),
        bracket: bracket(event),
        substitutions: state.substitutions.clone(),
        missing: event.missing(),
        outstanding: event.outstanding(),
        line_ups: event.line_ups(),
        team_boards: event.team_boards(),
        league: state.league.clone(),
        waiting: event.waiting(),
        doubts: event.doubts(),
        suggestions: event.suggestions(),
        calls: calls_of(event),
        cases: OpenCase::all(state).collect(),
        announcements: (1..)
            .zip(&state.announcements)
            .map(Announcement::of)
            .collect(),
        coming: event.coming().map(ComingState::from),
        rulings: rulings.map(|(one, n)| Ruling::of(one, n)).collect(),
        reviews: event.open_reviews().map(Review::of).collect(),
        warnings: state.warnings.clone(),
        penalties: penalties.map(|(one, n)| Penalty::of(one, n)).collect(),
        appeals: appeals.map(|(one, n)| Appeal::of(state, one, n)).collect(),
        variations: state.variations.clone(),
        deadlines: state.deadlines(),
        official: state.official.clone(),
        final_: state.final_at,
        public: event.public(),
    }
}

/// The system cards that were given, with what was found.
pub fn system_cards(event: &Tournament) -> impl Iterator<Item = CardState> {
    let cards = event.state().cards.iter();
    cards.map(|(key, card)| CardState::of(key, card))
}

/// The calls that are open.
fn calls_of(event: &Tournament) -> Vec<DirectorCall> {
    let open = event.open_calls();
    let state = event.state();
    open.iter()
        .map(|call| DirectorCall::of(state, call))
        .collect()
}

/// The clause of each kind of adjusted score, where the edition has one for it.
fn grounds(state: &State) -> Grounds {
    let of = |kind: AdjustmentKind| kind.usual_ground(state.edition());
    Grounds {
        award: of(AdjustmentKind::Award),
        assigned: of(AdjustmentKind::Assigned),
        weighted: of(AdjustmentKind::Weighted),
        split: of(AdjustmentKind::Split),
        redress: of(AdjustmentKind::Redress),
        better_of: of(AdjustmentKind::BetterOf),
    }
}
