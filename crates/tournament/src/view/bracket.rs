//! A bracket as data that is sent.

use serde::Serialize;

use crate::entry::{MatchPlace, Part};
use crate::knock_out::{Decided, Feed, Tie, TieState};
use crate::time::Time;
use crate::tournament::Tournament;

/// The bracket of a knock-out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BracketState {
    /// How many rounds its main part has.
    pub rounds: u32,
    /// The seed of the lots by which it was drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lots: Option<u64>,
    /// How many kept their places when lots were drawn.
    pub seeded: u32,
    /// Who has won it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub champion: Option<u32>,
    /// Its matches: the main part round by round, the match for the third place, the plate.
    pub matches: Vec<BracketMatch>,
}

/// One match of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BracketMatch {
    /// Its place, by which acts name it.
    #[serde(rename = "match")]
    pub place: MatchPlace,
    /// In which part.
    pub part: Part,
    /// The round of the part, from 1.
    pub round: u32,
    /// How many rounds follow it in its part: 0 for a final.
    pub to_final: u32,
    /// The match in its round, from 1.
    pub number: u32,
    /// The two sides.
    pub sides: [BracketSide; 2],
    /// How far it is.
    pub state: BracketMatchState,
    /// Boards that both tables have played.
    pub done: u32,
    /// All its boards.
    pub boards: u32,
    /// How many more boards break the tie, where it is level.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra: Option<u32>,
    /// The session in which it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session: Option<u16>,
    /// The round of that session in which it was laid out last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played_in: Option<u32>,
    /// Its tables.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<String>,
    /// Who has won it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<u32>,
    /// Who goes on, where it is not the winner: a team that was put back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub put_back: Option<u32>,
    /// How it was decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub how: Option<BracketDecided>,
    /// Why, where that was said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// The seed of the lots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lots: Option<u64>,
    /// Void because a side was put back: whether the winner has its ranking points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<bool>,
    /// Others should play it: the score of an earlier match has changed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stale: bool,
    /// Until when it is to be played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Time>,
    /// When it is to be played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on: Option<Time>,
    /// Where.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub venue: Option<String>,
    /// Which of the two is the host.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub host: Option<u32>,
}

/// One side of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BracketSide {
    /// Who, once that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contestant: Option<u32>,
    /// Nobody: the other side goes on.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub bye: bool,
    /// By which seed it entered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u32>,
    /// It is the winner of that match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner_of: Option<MatchPlace>,
    /// It is the loser of that match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loser_of: Option<MatchPlace>,
    /// What it has won so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<String>,
}

/// How far a match is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum BracketMatchState {
    /// Its sides are not known yet.
    Waiting,
    /// It can be laid out.
    Ready,
    /// It has its tables; its round has not begun.
    LaidOut,
    /// It is being played.
    Playing,
    /// All boards are played, and it is level.
    Level,
    /// It is decided.
    Over,
}

/// How a match was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum BracketDecided {
    /// By its boards.
    Boards,
    /// Nobody was on the other side.
    Bye,
    /// The other side left.
    Left,
    /// It was given to one side.
    Walkover,
    /// By lot.
    Lots,
}

/// The bracket of an event, if it has one.
#[must_use]
pub fn bracket(event: &Tournament) -> Option<BracketState> {
    let of = event.state().knock_out.as_deref()?;
    let ties = event.ties();
    let seed = |who: u32| of.seed_of(who);
    let rounds = |part: Part| match part {
        Part::Main => of.rounds(),
        Part::Third => 1,
        Part::Plate => u32::try_from(of.bracket.plate.len()).unwrap_or(0),
    };
    let matches = ties.iter().map(|tie| {
        let place = tie.place;
        let told = of.decided.get(&place);
        let told =
            told.filter(|told| tie.state == TieState::Over && Some(told.winner) == tie.winner);
        let arranged = of.arranged.get(&place);
        BracketMatch {
            place,
            part: place.part,
            round: place.round,
            to_final: rounds(place.part).saturating_sub(place.round),
            number: place.number,
            sides: [0, 1].map(|at: usize| side(tie, at, &seed)),
            state: BracketMatchState::of(tie.state),
            done: tie.done,
            boards: tie.boards,
            extra: (tie.state == TieState::Level).then(|| tie.extra_boards()),
            session: tie.at.last().map(|at| at.session),
            played_in: tie.at.last().map(|at| at.round),
            tables: tie.tables.clone(),
            winner: tie.winner,
            put_back: tie.goes_on.filter(|_| tie.goes_on != tie.winner),
            how: tie.how.map(BracketDecided::of),
            why: told
                .map(|told| told.why.clone())
                .filter(|why| !why.is_empty()),
            lots: told.and_then(|told| told.lots),
            points: told.and_then(|told| told.points),
            stale: tie.stale,
            by: of.by(place),
            on: arranged.and_then(|told| told.on),
            venue: arranged.and_then(|told| told.venue.clone()),
            host: arranged.and_then(|told| told.host),
        }
    });
    let last = ties
        .iter()
        .find(|tie| tie.place == MatchPlace::main(of.rounds(), 1));
    Some(BracketState {
        rounds: of.rounds(),
        lots: of.set.lots,
        seeded: of.set.seeded,
        champion: last.and_then(|tie| tie.goes_on),
        matches: matches.collect(),
    })
}

fn side(tie: &Tie, at: usize, seed: &dyn Fn(u32) -> Option<u32>) -> BracketSide {
    let who = tie.sides[at].team();
    let (winner_of, loser_of) = match tie.feeds[at] {
        Feed::Winner(of) => (Some(of), None),
        Feed::Loser(of) => (None, Some(of)),
        Feed::Seed { .. } | Feed::Bye => (None, None),
    };
    BracketSide {
        contestant: who,
        bye: tie.sides[at] == crate::knock_out::Slot::Bye,
        seed: who.and_then(seed),
        winner_of,
        loser_of,
        // What was played of a match that one side has without its boards is no result (White Book 145.10).
        score: tie
            .score
            .as_ref()
            .filter(|_| !matches!(tie.how, Some(Decided::Walkover | Decided::Left)))
            .map(|score| score[at].to_string()),
    }
}

impl BracketState {
    /// What everybody may see while play goes on: no score of a match that is not decided, and no reasons.
    #[must_use]
    pub fn for_all(mut self) -> Self {
        for one in &mut self.matches {
            one.why = None;
            if one.state != BracketMatchState::Over {
                for side in &mut one.sides {
                    side.score = None;
                }
            }
        }
        self
    }
}

impl BracketMatchState {
    const fn of(state: TieState) -> Self {
        match state {
            TieState::Waiting => Self::Waiting,
            TieState::Ready => Self::Ready,
            TieState::LaidOut => Self::LaidOut,
            TieState::Playing => Self::Playing,
            TieState::Level => Self::Level,
            TieState::Over => Self::Over,
        }
    }
}

impl BracketDecided {
    const fn of(how: Decided) -> Self {
        match how {
            Decided::Boards => Self::Boards,
            Decided::Bye => Self::Bye,
            Decided::Left => Self::Left,
            Decided::Walkover => Self::Walkover,
            Decided::Lots => Self::Lots,
        }
    }
}
