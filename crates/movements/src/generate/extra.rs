//! An odd pair: it is a table short of opponents, or roves.

use openroom_said::said;
use std::collections::BTreeSet;

use super::made::{NotMade, impossible, not_this_way, proved};
use crate::check::check;
use crate::movement::{Contestant, Entrants, Movement, Seats};

/// The movement without its last pair: whoever should meet it sits out.
///
/// # Errors
/// If it is no movement of pairs.
pub fn half_table(movement: &Movement) -> Result<Movement, NotMade> {
    absent(movement, movement.contestants)
}

/// The movement without one of its pairs: whoever should meet it sits out. Those after it have a number less.
///
/// # Errors
/// If it is no movement of pairs, or has no such pair.
pub fn absent(movement: &Movement, absent: Contestant) -> Result<Movement, NotMade> {
    if movement.entrants != Entrants::Pairs
        || movement.contestants < 3
        || !(1..=movement.contestants).contains(&absent)
    {
        return impossible(said!(
            "made-half-table-for-three-pairs",
            "a half table needs at least three pairs"
        ));
    }
    let mut short = movement.clone();
    short.contestants -= 1;
    short.name = format!("{}, one pair short", short.name);
    for table in short.rounds.iter_mut().flat_map(|round| &mut round.tables) {
        if let Seats::Sides { ns, ew } = &mut table.seats {
            for side in [ns, ew] {
                *side = side
                    .filter(|&who| who != absent)
                    .map(|who| who - u32::from(who > absent));
            }
        }
    }
    for round in &mut short.rounds {
        let idle: Vec<u32> = round
            .tables
            .iter()
            .filter(|table| !table.is_played())
            .map(|table| table.number)
            .collect();
        for table in &mut round.tables {
            table.shares.retain(|with| !idle.contains(with));
            if idle.contains(&table.number) {
                table.shares.clear();
            }
        }
    }
    proved(short)
}

/// The first rounds of a movement: the session ends before its last.
///
/// # Errors
/// If it has no more rounds than that, or somebody would not play at all.
pub fn curtailed(movement: &Movement, rounds: u32) -> Result<Movement, NotMade> {
    let all = movement.rounds.len();
    if rounds == 0 || rounds as usize > all {
        return impossible(said!(
            "made-curtailed-rounds",
            "{name} has {all} rounds; it can be cut short to fewer",
            name = movement.name,
            all
        ));
    }
    let mut short = movement.clone();
    if (rounds as usize) < all {
        short.rounds.truncate(rounds as usize);
        short.name = format!("{}, {rounds} rounds", short.name);
    }
    // Somebody may not play before the last round, or a match may have but one half.
    match check(&short).faults.is_empty() {
        true => Ok(short),
        false => not_this_way(said!(
            "made-curtailed-not",
            "{name} cannot be cut short to {rounds} rounds",
            name = movement.name,
            rounds
        )),
    }
}

/// The movement with one pair more, which roves: in each round it takes the seats of another pair, who sit out.
///
/// # Errors
/// If it is no movement of pairs or there is no way to rove.
pub fn rover(movement: &Movement) -> Result<Movement, NotMade> {
    if movement.entrants != Entrants::Pairs {
        return impossible(said!(
            "made-only-pairs-rove",
            "only a pairs movement can have a rover"
        ));
    }
    let mut with = movement.clone();
    with.contestants += 1;
    with.name = format!("{} and a roving pair", movement.name);
    place_extra(&mut with, movement.contestants + 1, 0)?;
    proved(with)
}

/// Gives a pair seats from a round on (from 0): empty ones where there are any, else those of a pair that sits out instead.
/// Nobody sits out twice for it. Gives back for each round the pair that makes room.
pub(crate) fn place_extra(
    movement: &mut Movement,
    new: Contestant,
    from: usize,
) -> Result<Vec<Option<Contestant>>, NotMade> {
    let rounds = movement.rounds.len();
    let mut options: Vec<Vec<Chance>> = Vec::new();
    for round in &movement.rounds[from.min(rounds)..] {
        let mut list = Vec::new();
        for (t, table) in round.tables.iter().enumerate() {
            let Seats::Sides { ns, ew } = table.seats else {
                continue;
            };
            let boards: BTreeSet<u32> = table.boards.0.iter().copied().collect();
            match (ns, ew) {
                (Some(ns), Some(ew)) => {
                    list.push(Chance {
                        table: t,
                        north: true,
                        against: ew,
                        out: Some(ns),
                        boards: boards.clone(),
                    });
                    list.push(Chance {
                        table: t,
                        north: false,
                        against: ns,
                        out: Some(ew),
                        boards,
                    });
                }
                (Some(against), None) => {
                    list.insert(
                        0,
                        Chance {
                            table: t,
                            north: false,
                            against,
                            out: None,
                            boards,
                        },
                    );
                }
                (None, Some(against)) => {
                    list.insert(
                        0,
                        Chance {
                            table: t,
                            north: true,
                            against,
                            out: None,
                            boards,
                        },
                    );
                }
                (None, None) => {}
            }
        }
        // Who moves is left alone if who stays can make room.
        list.sort_by_key(|option| (option.out.is_some(), !option.north));
        options.push(list);
    }
    for idle in 0..=options.len() {
        let mut search = Search {
            options: &options,
            chosen: Vec::new(),
            met: BTreeSet::new(),
            out: BTreeSet::new(),
            boards: BTreeSet::new(),
            steps: 200_000,
        };
        if search.run(idle) {
            let chosen = search.chosen.clone();
            let mut made_room = Vec::new();
            for (r, choice) in chosen.into_iter().enumerate() {
                let choice: Option<&Chance> = choice.map(|at| &options[r][at]);
                if let Some(option) = choice
                    && let Seats::Sides { ns, ew } =
                        &mut movement.rounds[from + r].tables[option.table].seats
                {
                    *(if option.north { ns } else { ew }) = Some(new);
                }
                made_room.push(choice.and_then(|option| option.out));
            }
            return Ok(made_room);
        }
    }
    Err(NotMade::NotFound(said!(
        "made-way-seat-one-pair-more",
        "way to seat one more pair"
    )))
}

struct Chance {
    table: usize,
    north: bool,
    against: Contestant,
    out: Option<Contestant>,
    boards: BTreeSet<u32>,
}

struct Search<'a> {
    options: &'a [Vec<Chance>],
    chosen: Vec<Option<usize>>,
    met: BTreeSet<Contestant>,
    out: BTreeSet<Contestant>,
    boards: BTreeSet<u32>,
    steps: u32,
}

impl Search<'_> {
    /// Places the pair in all rounds but `idle`.
    fn run(&mut self, idle: usize) -> bool {
        let r = self.chosen.len();
        if r == self.options.len() {
            return true;
        }
        if self.steps == 0 {
            return false;
        }
        self.steps -= 1;
        if idle > 0 {
            self.chosen.push(None);
            if self.run(idle - 1) {
                return true;
            }
            self.chosen.pop();
        }
        let options = self.options;
        let count = options[r].len();
        // Empty seats first, then from table to table in twos, as rovers do.
        let empty = options[r]
            .iter()
            .take_while(|option| option.out.is_none())
            .count();
        let others = count - empty;
        let order = (0..empty).chain((0..others).map(|i| empty + (i + 2 * r) % others));
        for at in order {
            let option = &options[r][at];
            if self.met.contains(&option.against)
                || option.out.is_some_and(|out| self.out.contains(&out))
                || !option.boards.is_disjoint(&self.boards)
            {
                continue;
            }
            self.met.insert(option.against);
            self.out.extend(option.out);
            self.boards.extend(&option.boards);
            self.chosen.push(Some(at));
            if self.run(idle) {
                return true;
            }
            self.chosen.pop();
            self.met.remove(&option.against);
            if let Some(out) = option.out {
                self.out.remove(&out);
            }
            for board in &option.boards {
                self.boards.remove(board);
            }
        }
        false
    }
}
