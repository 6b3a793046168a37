//! What somebody in charge of a knock-out should think of.

use crate::entry::{Part, PutBackIf};
use crate::knock_out::{Decided, Tie, TieState};
use crate::questions::Suggestion;
use crate::tournament::Tournament;

impl Tournament {
    pub(super) fn of_bracket(&self) -> Vec<Suggestion> {
        let state = self.state();
        let Some(of) = state.knock_out.as_deref() else {
            return Vec::new();
        };
        let ties = self.ties();
        let mut all = Vec::new();
        for tie in &ties {
            let (Some([one, other]), place) = (tie.teams(), tie.place) else {
                continue;
            };
            if let Some(by) = of.by(place).filter(|_| tie.state != TieState::Over) {
                all.push(Suggestion::MatchBy {
                    place,
                    by,
                    one,
                    other,
                });
            }
            if tie.state == TieState::Level {
                let boards = tie.extra_boards();
                all.push(Suggestion::MatchLevel {
                    place,
                    boards,
                    one,
                    other,
                });
            }
            if tie.stale && tie.state != TieState::Over {
                all.push(Suggestion::OthersShouldPlay { place, one, other });
            }
            if of.set.put_back != PutBackIf::Never && self.may_be_put_back(tie, &ties) {
                let winner = tie.winner.unwrap_or(one);
                all.push(Suggestion::MayBePutBack {
                    place,
                    contestant: if winner == one { other } else { one },
                    winner,
                });
            }
        }
        for (&contestant, one) in &state.contestants {
            let plays = one.withdrawn.is_none() && !one.disqualified;
            if plays && !of.set.seeds.contains(&contestant) {
                all.push(Suggestion::NotInBracket { contestant });
            }
            let open = one.withdrawn.is_some() && one.keeps_points.is_none();
            if open && of.set.seeds.contains(&contestant) {
                all.push(Suggestion::PointsToDecide { contestant });
            }
        }
        all
    }

    /// Whether the winner of a match was disqualified before it played on, and the match to come is not far.
    fn may_be_put_back(&self, tie: &Tie, ties: &[Tie]) -> bool {
        let state = self.state();
        let (Some(winner), Some(loser)) = (tie.winner, tie.loser()) else {
            return false;
        };
        let out = state
            .contestants
            .get(&winner)
            .is_some_and(|one| one.disqualified && one.withdrawn.is_some());
        let there = state.left(loser).is_none();
        let last = tie.place.part == Part::Main
            && tie.how == Some(Decided::Boards)
            && tie.goes_on == Some(winner);
        if !(out && there && last) {
            return false;
        }
        let next = state
            .knock_out
            .as_ref()
            .and_then(|of| of.next_of(tie.place));
        let next = next.and_then(|(next, _)| ties.iter().find(|other| other.place == next));
        next.is_none_or(|next| {
            let open = next.state != TieState::Over
                || matches!(next.how, Some(Decided::Left | Decided::Bye));
            open && !state.is_far(next) && !state.has_gone_on(next)
        })
    }
}
