//! Who sits out a board or a match has its own average of the whole stage for it (White Book 80.5). Where there is a percentage
//! that is so by itself; points without a most are credited.

use crate::Exact;
use crate::event::{Direction, Event, Method, Outcome, Structure};
use crate::explain_event::facts::Fact;
use crate::explain_event::story::Story;
use crate::ranking::Total;

/// Credits boards that were not played, as far as others have played more. `all_played` tells that no result is such a board.
pub(crate) fn credit(event: &Event, totals: &mut [Total], all_played: bool, story: &mut Story) {
    // A bye in a knock-out brings nobody points: it goes on.
    let percent = event.has_percent() || event.scoring.method == Method::Hybrid;
    if percent || event.structure == Structure::KnockOut {
        return;
    }
    if all_played && event.sit_outs.is_empty() {
        return;
    }
    let mut sat_out = vec![0_u32; totals.len()];
    // Of a match it is said in its own place.
    let by_boards = !event.matches_decide();
    for result in event.results.iter().filter(|_| by_boards) {
        if result.outcome == Outcome::NotPlayed {
            for side in Direction::BOTH {
                for contestant in result.side(side).contestants() {
                    sat_out[contestant.index()] += 1;
                }
            }
        }
    }
    for sat in &event.sit_outs {
        if let Some(count) = sat_out.get_mut(sat.contestant.index()) {
            *count += sat.boards;
        }
    }
    // Who left has no own average for what is to come: 145.5 says what it gets.
    for gone in &event.withdrawals {
        if let Some(count) = sat_out.get_mut(gone.contestant.index()) {
            *count = 0;
        }
    }
    let longest = totals.iter().map(|total| total.boards).max().unwrap_or(0);
    for ((i, total), sat_out) in (0..).zip(totals).zip(sat_out) {
        let count = sat_out.min(longest - total.boards);
        if count == 0 || total.boards == 0 {
            continue;
        }
        let each = total.points.clone() / Exact::int(total.boards.into());
        let credit = each.clone() * Exact::int(count.into());
        total.points += credit.clone();
        if story.wants_total(crate::event::ContestantId(i)) {
            story.push(
                "White Book 80.5",
                Fact::SatOut { count, each },
                Some(credit),
            );
        }
    }
}
