//! How a figure came about, step by step, each with the clause or paragraph behind it.
//!
//! A figure on a board is worked out again beside its frequency table. For all others the event is scored once more with
//! somebody listening (`story`), so that an explanation is what was done and not a second opinion.

mod boards;
mod comparisons;
pub mod facts;
pub(crate) mod story;

use crate::event::{BoardId, ContestantId, Event, MatchId};
use crate::score_event::score_with;
use crate::scores::Scores;

pub use boards::explain_result;
pub use comparisons::{Comparison, comparisons};
pub use facts::{ExplainStep, Fact, MatchLabel};

use story::{MatchFilter, Story, Wanted};

/// A figure that can be explained.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Figure {
    /// The points of a contestant on a board.
    Board(BoardId, ContestantId),
    /// The points of a contestant in a match.
    Match(MatchId, ContestantId),
    /// The points of a contestant in the match or matches of a round.
    Round(u32, ContestantId),
    /// The total of a contestant, its percentage and its place.
    Total(ContestantId),
}

/// The steps by which a figure came about; nothing if there is no such figure.
///
/// ```
/// use openroom_scoring::event::ContestantId;
/// use openroom_scoring::explain_event::{Fact, Figure, explain_figure};
/// use openroom_scoring::{event_file, score_event};
///
/// let event = event_file::read(
///     "
/// event: {kind: teams}
/// scoring: {vp: {scale: ebu-teams4-20, boards: 8}}
/// matches: [{match: 1, teams: [A, B], imps: [12, -12]}]
/// ",
/// )?;
/// let scores = score_event(&event)?;
/// let steps = explain_figure(&event, &scores, Figure::Total(ContestantId(0))).unwrap();
/// assert!(steps.iter().any(|step| step.fact == Fact::Place { rank: 1, sharing: 1 }));
/// # Ok::<(), openroom_scoring::event_file::EventErrors>(())
/// ```
#[must_use]
pub fn explain_figure(event: &Event, scores: &Scores, figure: Figure) -> Option<Vec<ExplainStep>> {
    let wanted = match figure {
        Figure::Board(board, contestant) => {
            return explain_result(event, scores, board, contestant);
        }
        Figure::Match(id, contestant) => Wanted::Match(MatchFilter::Id(id), contestant),
        Figure::Round(round, contestant) => Wanted::Match(MatchFilter::Round(round), contestant),
        Figure::Total(contestant) => Wanted::Total(contestant),
    };
    let mut story = Story::of(wanted);
    score_with(event, &mut story).ok()?;
    if let Figure::Total(contestant) = figure {
        with_imp_handicap(event, scores, contestant, &mut story.steps);
    }
    (!story.steps.is_empty()).then_some(story.steps)
}

/// Where teams have handicaps in IMPs, those make the ranking with handicap, in place of any other (`score_event`).
fn with_imp_handicap(
    event: &Event,
    scores: &Scores,
    contestant: ContestantId,
    steps: &mut Vec<ExplainStep>,
) {
    if !event.has_imp_handicaps() {
        return;
    }
    steps.retain(|step| !matches!(step.fact, Fact::Handicap(..)));
    let mut standings = scores.standings.iter();
    let standing = standings.find(|one| one.contestant == contestant);
    if let Some((value, place)) = standing.and_then(|one| one.handicap.as_ref()) {
        let handicap = event.contestants[contestant.index()].imp_handicap.clone();
        steps.push(ExplainStep {
            rule: String::new(),
            fact: Fact::ImpHandicap(handicap, *place),
            value: Some(value.clone()),
        });
    }
}
