//! The arrow switch: in some rounds North-South and East-West change places.

use super::made::{NotMade, impossible, proved};
use crate::movement::{Entrants, Movement, Seats};
use openroom_said::said;

/// The movement with the directions exchanged in these rounds, which count from 1.
///
/// # Errors
/// If it is no movement of pairs or has no such round.
pub fn arrow_switch(movement: &Movement, rounds: &[usize]) -> Result<Movement, NotMade> {
    if movement.entrants != Entrants::Pairs {
        return impossible(said!(
            "made-arrow-switched-for-pairs-only",
            "only pairs movements can be arrow-switched"
        ));
    }
    let mut switched = movement.clone();
    for &round in rounds {
        let Some(round) = round
            .checked_sub(1)
            .and_then(|r| switched.rounds.get_mut(r))
        else {
            return impossible(said!(
                "made-there-no-round-switch",
                "there is no round {round} to switch",
                round
            ));
        };
        for table in &mut round.tables {
            if let Seats::Sides { ns, ew } = &mut table.seats {
                core::mem::swap(ns, ew);
            }
        }
    }
    if !rounds.is_empty() {
        let names: Vec<String> = rounds.iter().map(usize::to_string).collect();
        switched.name = format!(
            "{}, arrow switched in round {}",
            switched.name,
            names.join(", ")
        );
    }
    proved(switched)
}

/// The rounds, from 1, in which to switch the arrow so that all compete as equally as can be.
///
/// Rounds are added one by one, always the best, and then exchanged while that helps; of the numbers of rounds
/// up to half of them the best is taken. The search for a very large field ends after a number of steps, with the best that it has
/// found until then.
#[must_use]
pub fn best_arrow_switch(movement: &Movement) -> Vec<usize> {
    arrow_switch_within(movement, &mut STEPS.clone())
}

/// So many steps a search takes: about a second. A field of thirty tables takes a tenth of them.
pub(crate) const STEPS: u64 = 1_000_000_000;

/// No larger field is compared, each contestant with each.
const LARGEST: u32 = 1000;

/// The same with the steps that are left; those that it takes are taken from them.
pub(crate) fn arrow_switch_within(movement: &Movement, steps: &mut u64) -> Vec<usize> {
    let rounds = movement.rounds.len();
    if movement.contestants > LARGEST {
        return Vec::new();
    }
    let field = Field::new(movement);
    let cost = field.cost();
    let mut switched = vec![false; rounds];
    let mut best = (field.unevenness(&switched), switched.clone());
    'search: for _ in 0..rounds / 2 {
        let looked = cost.saturating_mul(rounds as u64);
        if *steps < looked {
            break;
        }
        *steps -= looked;
        let step = (0..rounds)
            .rev()
            .filter(|&r| !switched[r])
            .map(|r| {
                let mut more = switched.clone();
                more[r] = true;
                (field.unevenness(&more), r)
            })
            .min_by_key(|&(value, _)| value);
        let Some((mut value, r)) = step else { break };
        switched[r] = true;
        for _ in 0..2 {
            let before = value;
            for out in 0..rounds {
                for into in 0..rounds {
                    if switched[out] && !switched[into] {
                        if *steps < cost {
                            break 'search;
                        }
                        *steps -= cost;
                        switched.swap(out, into);
                        let now = field.unevenness(&switched);
                        if now < value {
                            value = now;
                        } else {
                            switched.swap(out, into);
                        }
                    }
                }
            }
            // In a long movement one round is as good as another.
            if value == before || rounds > 16 {
                break;
            }
        }
        if value < best.0 {
            best = (value, switched.clone());
        } else if rounds > 16 {
            break;
        }
    }
    (1..=rounds).filter(|&r| best.1[r - 1]).collect()
}

/// The round, and who sat North-South and East-West.
type Play = (usize, usize, usize);

/// The plays of each board: who, against whom, in which round; boards with equal plays once.
struct Field {
    contestants: usize,
    boards: Vec<(i64, Vec<Play>)>,
}

impl Field {
    fn new(movement: &Movement) -> Self {
        let mut plays = std::collections::BTreeMap::<u32, Vec<Play>>::new();
        for (r, round) in movement.rounds.iter().enumerate() {
            for table in &round.tables {
                if let Seats::Sides {
                    ns: Some(ns),
                    ew: Some(ew),
                } = table.seats
                {
                    for &board in &table.boards.0 {
                        plays
                            .entry(board)
                            .or_default()
                            .push((r, ns as usize, ew as usize));
                    }
                }
            }
        }
        let mut boards: Vec<(i64, Vec<Play>)> = Vec::new();
        for list in plays.into_values() {
            match boards.last_mut() {
                Some((weight, last)) if *last == list => *weight += 1,
                _ => boards.push((1, list)),
            }
        }
        Self {
            contestants: movement.contestants as usize,
            boards,
        }
    }

    /// The steps of one look at how far it is from equal.
    fn cost(&self) -> u64 {
        let plays = self.boards.iter().map(|(_, plays)| plays.len() as u64);
        let pairs: u64 = plays.map(|plays| 2 * plays * plays).sum();
        pairs + (self.contestants as u64).pow(2)
    }

    /// How far the competition of each two is from equal: a sum of squares.
    fn unevenness(&self, switched: &[bool]) -> i64 {
        let n = self.contestants + 1;
        let mut competes = vec![0_i64; n * n];
        let mut sign = vec![0_i64; n];
        for (weight, plays) in &self.boards {
            for &(r, ns, ew) in plays {
                let way = if switched[r] { -1 } else { 1 };
                (sign[ns], sign[ew]) = (way, -way);
            }
            let pairs: Vec<usize> = plays.iter().flat_map(|&(_, ns, ew)| [ns, ew]).collect();
            for (i, &a) in pairs.iter().enumerate() {
                for &b in &pairs[i + 1..] {
                    competes[a.min(b) * n + a.max(b)] += weight * sign[a] * sign[b];
                }
            }
            let top = plays.len() as i64 - 1;
            for &(_, ns, ew) in plays {
                // It was taken for two tables above.
                competes[ns.min(ew) * n + ns.max(ew)] += weight * (top + 1);
            }
        }
        let values = (1..n).flat_map(|a| (a + 1..n).map(move |b| a * n + b));
        let (mut count, mut sum, mut squares) = (0, 0, 0);
        for at in values {
            count += 1;
            sum += competes[at];
            squares += competes[at] * competes[at];
        }
        count * squares - sum * sum
    }
}
