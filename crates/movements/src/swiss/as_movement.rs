//! A Swiss as a movement, and back: who met, who had the bye, who played a triangle.

use std::collections::BTreeMap;

use super::{Odd, Pairing, Part, Swiss};
use crate::generate::set;
use crate::movement::{Boards, Contestant, Entrants, Movement, Round, Table};

impl Swiss {
    /// A Swiss as far as a movement has it: who met, who played a triangle, who had the bye. The place of one who has withdrawn is
    /// empty, and no bye. Where there was a triangle an odd number plays another, as long as two rounds are left for it.
    #[must_use]
    pub fn of(movement: &Movement, withdrawn: Vec<Contestant>) -> Self {
        let mut swiss = Self::new(movement.contestants);
        swiss.withdrawn = withdrawn;
        for round in &movement.rounds {
            let pairing = swiss.pairing_of(round, movement.entrants);
            swiss.played.push(pairing);
        }
        let left = movement.planned.unwrap_or(0) as usize;
        let left = left.saturating_sub(movement.rounds.len());
        if left >= 2 && swiss.played.iter().any(|round| round.triangle.is_some()) {
            swiss.odd = Odd::Long;
        }
        swiss
    }

    fn pairing_of(&self, round: &Round, entrants: Entrants) -> Pairing {
        let mut pairing = Pairing::default();
        let triangle = round.triangle(entrants);
        for (ns, ew) in round.sides() {
            let in_triangle = triangle.is_some_and(|three| three.contains(&ns));
            // Both tables of a match of teams are one meeting.
            if !in_triangle && !pairing.matches.contains(&(ew, ns)) {
                pairing.matches.push((ns, ew));
            }
        }
        pairing.triangle = triangle;
        if let Some(three) = triangle {
            let last = self.played.last();
            let begun = last.filter(|last| last.long == Some(Part::First));
            let begun = begun.and_then(|last| last.triangle);
            match begun.filter(|begun| begun.iter().all(|who| three.contains(who))) {
                Some(begun) => {
                    pairing.triangle = Some(begun);
                    pairing.long = Some(Part::Second);
                }
                None => pairing.long = Some(Part::First),
            }
        }
        let plays = |who: &Contestant| {
            let meets = pairing.matches.iter().any(|(a, b)| a == who || b == who);
            meets || pairing.triangle.is_some_and(|three| three.contains(who))
        };
        pairing.bye =
            (1..=self.contestants).find(|who| !plays(who) && !self.withdrawn.contains(who));
        pairing
    }

    /// The rounds as a movement: all matches on the same boards in a round, two tables a match if they are teams. Second
    /// meetings count as meant.
    ///
    /// A long triangle of teams has three tables in each of its two rounds, and a set of boards for each of its matches: that of
    /// the first round, that of the second, and one that nobody else plays. In the second round each pair that sits East-West goes to
    /// the opponents of its team who hold the boards of their match. Short triangles, and those of pairs, are left out: whoever plays one sits out here.
    ///
    /// As long as somebody has had nothing but a bye, one round more is planned: everybody is to play.
    #[must_use]
    pub fn movement(&self, entrants: Entrants, per_round: u32) -> Movement {
        let mut movement = Movement::new(
            format!(
                "Swiss, {} {entrants}, {} rounds",
                self.contestants,
                self.played.len()
            ),
            entrants,
            self.contestants,
        );
        let mut met: BTreeMap<(Contestant, Contestant), u32> = BTreeMap::new();
        // The first set that nobody has played yet, and the three of a triangle that goes on.
        let mut free = 0;
        let mut sets = [0; 3];
        for pairing in &self.played {
            let mut round = Round::default();
            let long = pairing
                .triangle
                .zip(pairing.long)
                .filter(|_| entrants == Entrants::Teams);
            let own = match long {
                Some((_, Part::Second)) => sets[1],
                Some((_, Part::First)) => {
                    sets = [free, free + 1, free + 2];
                    free += 3;
                    sets[0]
                }
                None => {
                    free += 1;
                    free - 1
                }
            };
            let boards = set(own, per_round);
            for &(a, b) in &pairing.matches {
                *met.entry((a.min(b), a.max(b))).or_default() += 1;
                round.seat(a, b, boards.clone());
                if entrants == Entrants::Teams {
                    round.seat(b, a, boards.clone());
                }
            }
            if let Some(([a, b, c], part)) = long {
                for ((home, away), own) in [(a, b), (b, c), (c, a)].into_iter().zip(sets) {
                    let boards = set(own, per_round);
                    match part {
                        Part::First => {
                            *met.entry((home.min(away), home.max(away))).or_default() += 1;
                            round.seat(home, away, boards);
                        }
                        Part::Second => round.seat(away, home, boards),
                    }
                }
            }
            movement.copies = movement.copies.max(round.tables.len() as u32);
            movement.rounds.push(round);
        }
        movement.meetings = met.values().copied().max().unwrap_or(1);
        let seated = |who: Contestant| {
            let tables = movement.rounds.iter().flat_map(Round::sides);
            let mut sides = tables.flat_map(|(ns, ew)| [ns, ew]);
            sides.any(|other| other == who)
        };
        let mut all = (1..=self.contestants).filter(|who| !self.withdrawn.contains(who));
        if !movement.rounds.is_empty() && !all.all(seated) {
            movement.planned = u32::try_from(movement.rounds.len() + 1).ok();
        }
        movement
    }
}

impl Round {
    /// One more table.
    fn seat(&mut self, ns: Contestant, ew: Contestant, boards: Boards) {
        let number = self.tables.len() as u32 + 1;
        self.tables.push(Table::of_sides(number, ns, ew, boards));
    }
}
