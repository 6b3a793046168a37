//! A round robin by boards: what those get who could not play against a contestant that withdrew after half-way (145.2).

use std::collections::{BTreeMap, HashMap};

use super::{Own, Pending};
use crate::Exact;
use crate::event::{ContestantId, Direction, Event, Outcome, Ruling, SideScore, Structure};
use crate::explain_event::facts::Fact;
use crate::explain_event::story::Story;
use crate::points::Player;
use crate::scores::Scores;

/// A board that was not played: its result, who stays, and what is average there.
type Bye = (u32, Direction, Exact);

/// The boards against contestants that withdrew, by who stays and who left, and everybody's average in the event.
#[derive(Default)]
pub(super) struct Byes {
    boards: BTreeMap<(ContestantId, ContestantId), Vec<Bye>>,
    averages: HashMap<ContestantId, Own>,
}

impl Byes {
    /// Before artificial scores are given: averages are of what was played.
    pub fn new(event: &Event, pending: &[Pending], scores: &Scores) -> Self {
        let mut byes = Self::default();
        if event.structure != Structure::RoundRobin || event.matches_decide() {
            return byes;
        }
        for pending in pending {
            let result = &event.results[pending.result as usize];
            let away = result.side(pending.side.other()).first;
            let left = event.withdrawals.iter().any(|gone| gone.contestant == away);
            if left && is_unscored(&result.outcome, pending.side.other()) {
                let board = (pending.result, pending.side, pending.average.clone());
                let both = (pending.contestant(event), away);
                byes.boards.entry(both).or_default().push(board);
            }
        }
        for board in scores.boards.iter().filter(|_| !byes.boards.is_empty()) {
            for &i in &board.results {
                for side in Direction::BOTH {
                    let players = event.results[i as usize].side(side).players();
                    for (contestant, player) in players {
                        if let Some(points) = scores.points.player(i, side, player) {
                            let own = byes.averages.entry(contestant).or_default();
                            own.add(points, board.top.as_ref());
                        }
                    }
                }
            }
        }
        byes
    }

    /// The best of the own average, the complement of the other's, and what the boards have so far: average plus on three and
    /// average on the rest. Fractions go up.
    pub fn award(self, scores: &mut Scores, story: &mut Story) {
        for ((stays, left), boards) in self.boards {
            let average = |who: ContestantId| self.averages.get(&who).filter(|own| own.boards > 0);
            let floor: Exact = boards
                .iter()
                .filter_map(|&(i, side, _)| scores.points.side(i, side).cloned())
                .sum();
            let each = |value: &dyn Fn(&Exact) -> Exact| -> Exact {
                boards.iter().map(|(_, _, average)| value(average)).sum()
            };
            let own = average(stays).map(|own| each(&|average| own.on_board(average)));
            let complement = average(left).map(|gone| {
                each(&|average| average.clone() + average.clone() - gone.on_board(average))
            });
            let own = own.unwrap_or_else(|| floor.clone());
            let complement = complement.unwrap_or_else(|| floor.clone());
            let best = own.clone().max(complement.clone());
            let better = best > floor;
            let total = match better {
                true => best.ceil_to(&unit(scores.board_decimals)),
                false => floor.clone(),
            };
            let share = total.clone() / Exact::int(i64::try_from(boards.len()).unwrap_or(1));
            for (i, side, _) in boards {
                if story.wants_award(i, side, Player::First) {
                    let fact = Fact::ByeWithdrawn {
                        own: own.clone(),
                        complement: complement.clone(),
                        floor: floor.clone(),
                    };
                    story.push("White Book 145.2", fact, Some(total.clone()));
                }
                if better {
                    scores.points.set(i, side, Some(share.clone()));
                }
            }
        }
    }
}

/// The smallest unit of scoring on a board.
fn unit(decimals: u32) -> Exact {
    Exact::ratio(1, 10_i64.pow(decimals))
}

fn is_unscored(outcome: &Outcome, side: Direction) -> bool {
    match outcome {
        Outcome::Ruled(ruling) => {
            matches!(&**ruling, Ruling::Sides(sides) if sides[side.index()] == SideScore::Unscored)
        }
        _ => false,
    }
}
