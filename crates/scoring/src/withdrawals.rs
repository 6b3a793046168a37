//! What a contestant gets that withdrew for an accepted reason (White Book 145.5): average minus on what it did not play,
//! for half of the event at most, less a fine that the Director sets.

use crate::Exact;
use crate::adjusted;
use crate::event::{ContestantId, Event, Method, Structure, Withdrawal};
use crate::event_error::{EventError, EventErrors};
use crate::explain_event::facts::Fact;
use crate::explain_event::story::Story;
use crate::ranking::Total;
use crate::scores::Scores;
use crate::settings::HalfWay;
use crate::standard::{Measure, standard_value};
use crate::victory_points::{Input, by_method};
use openroom_said::said;

/// Adds it to the totals.
///
/// # Errors
///
/// When the event does not tell how many boards are meant.
pub(crate) fn after_withdrawal(
    event: &Event,
    scores: &Scores,
    totals: &mut [Total],
    story: &mut Story,
) -> Result<(), EventErrors> {
    let mut errors = EventErrors::default();
    // Who leaves a knock-out has lost the match that it does not play (145.10): no points can make up for it.
    if event.structure == Structure::KnockOut {
        return Ok(());
    }
    for gone in event.withdrawals.iter().filter(|gone| gone.accepted) {
        let Some(total) = totals.get_mut(gone.contestant.index()) else {
            continue;
        };
        let awards = if event.in_vps() {
            in_matches(event, scores, gone).map(|award| vec![award])
        } else {
            in_boards(event, scores, gone, total.boards)
        };
        let awards = match awards {
            Ok(awards) => awards,
            Err(error) => {
                errors.push(error.within("withdrawals"));
                continue;
            }
        };
        for award in awards.into_iter().filter(|award| award.count > 0) {
            let count = Exact::int(award.count.into());
            let points = award.each.clone() * count.clone();
            total.points += points.clone();
            total.possible += award.top * count;
            if story.wants_total(gone.contestant) {
                let fact = Fact::Withdrew {
                    count: award.count,
                    each: award.each,
                };
                story.push("White Book 145.5", fact, Some(points));
            }
        }
    }
    errors.or(())
}

struct Award {
    count: u32,
    each: Exact,
    top: Exact,
}

/// Boards at average minus; as many as the file says, or in proportion to the rounds. Those of a session are worth what a
/// board of it is worth; what is above half of the event comes off the last.
fn in_boards(
    event: &Event,
    scores: &Scores,
    gone: &Withdrawal,
    played: u32,
) -> Result<Vec<Award>, EventError> {
    let rest = match gone.boards {
        Some(boards) => boards,
        None if gone.after == 0 => {
            let problem = said!(
                "scored-played-nothing-so-boards",
                "the contestant played nothing, so the boards that it missed cannot be counted"
            );
            return Err(EventError::new(
                gone.line,
                problem,
                said!("scored-write-boards-24", "write `boards: 24`"),
            ));
        }
        None => played * (gone.of - gone.after) / gone.after,
    };
    let mut left = rest.min(played.saturating_add(rest) / 2);
    if gone.by_session.is_empty() {
        return Ok(vec![each_board(event, scores, gone, None, left)]);
    }
    let sessions = gone.by_session.iter().zip(1_u16..);
    let awards = sessions.map(|(&missed, session)| {
        let count = missed.min(left);
        left -= count;
        each_board(event, scores, gone, Some(session), count)
    });
    Ok(awards.collect())
}

/// Average minus on a board of a session, or of the event if it has no boards yet.
fn each_board(
    event: &Event,
    scores: &Scores,
    gone: &Withdrawal,
    session: Option<u16>,
    count: u32,
) -> Award {
    let session = session.filter(|&s| scores.boards.iter().any(|board| board.session == s));
    let boards = || {
        let all = scores.boards.iter();
        all.filter(|board| session.is_none_or(|s| board.session == s))
    };
    let expected = boards().map(|board| board.expected).max();
    let value = standard_value(event, Measure::Basic, expected.unwrap_or(0), 0);
    let top = match event.scoring.method {
        Method::PointABoard => Exact::int(2),
        _ => {
            let tops = boards().filter_map(|board| board.top.clone());
            tops.max().unwrap_or_default()
        }
    };
    // Each 10 % of a top is one standard value (12.5).
    let less = Exact::ONE + gone.fine.clone() / Exact::int(10);
    Award {
        count,
        each: top.clone() / Exact::int(2) - value * less,
        top,
    }
}

/// Matches as 147.7 and 147.8 score one that a contestant is to blame for, in victory points.
fn in_matches(event: &Event, scores: &Scores, gone: &Withdrawal) -> Result<Award, EventError> {
    let Some(vp) = &event.scoring.vp else {
        return Err(EventError::new(
            gone.line,
            said!("scored-no-scale", "there is no scale"),
            said!("scored-set-scoring-vp", "set `scoring.vp`"),
        ));
    };
    // Matches are as long as the event says, or as the longest of them.
    let longest = || scores.matches.iter().map(|score| score.boards).max();
    let Some(boards) = vp.boards.or_else(longest) else {
        let problem = said!(
            "scored-length-match-needed-for",
            "the length of the match is needed to score what was not played"
        );
        return Err(EventError::new(
            gone.line,
            problem,
            said!("scored-set-scoring-vp-boards", "set `scoring.vp.boards`"),
        ));
    };
    let percent = vp.scale.input() == Input::Percent;
    let rules = &event.scoring.settings.rules.matches;
    let margin = adjusted::void_side(rules, true, boards, percent);
    let added = event.adds_teams_of_eight();
    let found = by_method(&vp.scale, event.scoring.method, added, boards).map_err(|error| {
        EventError::new(
            gone.line,
            error.said(),
            said!("scored-set-scoring-vp-boards", "set `scoring.vp.boards`"),
        )
    })?;
    let most = vp.scale.most();
    let fine = most.clone() * gone.fine.clone() / Exact::int(100);
    Ok(Award {
        count: (gone.of - gone.after).min(gone.of / 2),
        each: (found.vps(&margin) - fine).max(Exact::ZERO),
        top: most,
    })
}

impl Withdrawal {
    /// Whether it left a round robin before half-way, so that nothing against it counts (145.2).
    #[must_use]
    pub fn cancels_results(&self, event: &Event) -> bool {
        if event.structure != Structure::RoundRobin {
            return false;
        }
        let point = self
            .half_way
            .unwrap_or_else(|| (2 * self.after).cmp(&self.of));
        match event.scoring.settings.half_way {
            HalfWay::Cancelled => point.is_le(),
            HalfWay::Kept => point.is_lt(),
        }
    }
}

/// Whether a contestant left a round robin before half-way.
pub(crate) fn left_early(event: &Event, contestant: ContestantId) -> bool {
    let gone = event.withdrawals.iter();
    let mut own = gone.filter(|gone| gone.contestant == contestant);
    own.any(|gone| gone.cancels_results(event))
}
