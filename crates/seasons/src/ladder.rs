//! A ladder: its order after the challenges that were played.

use crate::days::Day;
use crate::season::{Challenge, ChallengeResult, Ladder, Swap};

/// The ladder as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rungs {
    /// The order, the top first.
    pub order: Vec<String>,
    /// What became of each challenge.
    pub steps: Vec<LadderStep>,
}

/// What became of a challenge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LadderStep {
    /// The places of the two when it was made, from 1.
    pub places: (u32, u32),
    /// Who won, if anybody did.
    pub won: Option<bool>,
    /// It was not played in time: whoever was challenged has lost.
    pub expired: bool,
    /// The match came after that, so its result does not count.
    pub late: bool,
    /// It is open, and has to be played until this day.
    pub until: Option<i64>,
    /// It was made after the day that is looked at.
    pub to_come: bool,
    /// Why it does not count.
    pub fault: Option<LadderFault>,
}

/// Why a challenge does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LadderFault {
    /// Nobody challenges somebody lower, or himself.
    NotAbove,
    /// That is more places up than may be challenged.
    TooFar(u32),
    /// One of the two has another challenge open.
    Busy,
}

/// The last day on which a challenge can be played.
fn time_of(ladder: &Ladder, challenge: &Challenge) -> i64 {
    ladder
        .days
        .map_or(i64::MAX, |days| challenge.on.number() + i64::from(days))
}

/// The ladder on a day: what came after it has not happened.
#[must_use]
pub fn rungs(ladder: &Ladder, today: Day) -> Rungs {
    let mut order = ladder.start.clone();
    let mut steps: Vec<LadderStep> = Vec::new();
    for (at, challenge) in ladder.challenges.iter().enumerate() {
        let place = |name: &String| order.iter().position(|one| one == name);
        let (Some(by), Some(to)) = (place(&challenge.by), place(&challenge.to)) else {
            continue;
        };
        let number = |place: usize| u32::try_from(place + 1).unwrap_or(u32::MAX);
        let mut step = LadderStep {
            places: (number(by), number(to)),
            won: None,
            expired: false,
            late: false,
            until: None,
            to_come: challenge.on > today,
            fault: None,
        };
        if step.to_come {
            steps.push(step);
            continue;
        }
        // What was played after the day that is looked at has not been played yet.
        let played = challenge.played.filter(|played| *played <= today);
        let last = time_of(ladder, challenge);
        let end = |one: &Challenge| one.played.map_or(i64::MAX, Day::number);
        let earlier = ladder.challenges[..at].iter().zip(&steps);
        let busy = earlier
            .filter(|(_, step)| step.fault.is_none() && !step.to_come)
            .any(|(other, before)| {
                let same = [&other.by, &other.to]
                    .iter()
                    .any(|one| **one == challenge.by || **one == challenge.to);
                let over = match before.expired {
                    true => time_of(ladder, other),
                    false => before.until.unwrap_or_else(|| end(other)),
                };
                let withdrawn = other.result == Some(ChallengeResult::Withdrawn);
                same && !withdrawn && over > challenge.on.number()
            });
        // Whoever was busy when it was made stays so, whatever the places are by now.
        step.fault = match ladder.reach {
            _ if busy => Some(LadderFault::Busy),
            _ if to >= by => Some(LadderFault::NotAbove),
            Some(reach) if by - to > reach as usize => Some(LadderFault::TooFar(reach)),
            _ => None,
        };
        if step.fault.is_none() {
            match (challenge.result, played) {
                (Some(ChallengeResult::Withdrawn), _) => {}
                (Some(result), Some(played)) if played.number() <= last => {
                    step.won = Some(result == ChallengeResult::Won);
                }
                // The challenger had won when the time was over, and no later match takes that away.
                (_, played) if today.number() > last => {
                    step.expired = true;
                    step.late = played.is_some();
                    step.won = Some(true);
                }
                _ => step.until = Some(last),
            }
        }
        if step.won == Some(true) {
            match ladder.swap {
                Swap::Exchange => order.swap(by, to),
                Swap::Insert => {
                    let name = order.remove(by);
                    order.insert(to, name);
                }
            }
        }
        steps.push(step);
    }
    Rungs { order, steps }
}
