//! A round that was drawn, put on tables.

use std::collections::BTreeMap;

use crate::movement::{Boards, Contestant, Entrants, Movement, Round, Seats, Table};

impl Round {
    /// Matches that all play the same boards, each with its first table: a pair at one table, a team of `fours` fours at two for each
    /// four, the first team North-South at the first of them.
    #[must_use]
    pub fn of_matches(
        entrants: Entrants,
        fours: u32,
        matches: &[(u32, Contestant, Contestant)],
        boards: &Boards,
    ) -> Self {
        let mut round = Self::default();
        for &(first, home, away) in matches {
            let ways = match entrants {
                Entrants::Teams => 2 * fours,
                _ => 1,
            };
            for way in 0..ways {
                let (ns, ew) = if way % 2 == 0 {
                    (home, away)
                } else {
                    (away, home)
                };
                let table = Table::of_sides(first + way, ns, ew, boards.clone());
                round.tables.push(table);
            }
        }
        round
    }

    /// Adds a triangle of three teams: three tables, each match with its own boards, one way in its first round and the other way in
    /// its second.
    pub fn add_triangle(
        &mut self,
        first: u32,
        [a, b, c]: [Contestant; 3],
        second: bool,
        boards: &[Boards; 3],
    ) {
        let games = [(a, b), (b, c), (c, a)];
        for (((home, away), boards), table) in games.into_iter().zip(boards).zip(first..) {
            let (ns, ew) = if second { (away, home) } else { (home, away) };
            let table = Table::of_sides(table, ns, ew, boards.clone());
            self.tables.push(table);
        }
    }

    /// The first table that is free behind those of this round.
    #[must_use]
    pub fn next_table(&self) -> u32 {
        let numbers = self.tables.iter().map(|table| table.number);
        numbers.max().unwrap_or(0) + 1
    }
}

impl Movement {
    /// Says of boards and meetings what the rounds need: as many copies as tables that play a board at once, and as many meetings as
    /// there are, a triangle of two rounds counted once.
    pub fn fit_rounds(&mut self) {
        let mut halves: BTreeMap<(Contestant, Contestant), u32> = BTreeMap::new();
        let mut copies = 1;
        for round in &self.rounds {
            let mut at_once: BTreeMap<u32, u32> = BTreeMap::new();
            let mut ways: BTreeMap<(Contestant, Contestant), [bool; 2]> = BTreeMap::new();
            for table in &round.tables {
                for &board in &table.boards.0 {
                    *at_once.entry(board).or_default() += 1;
                }
                if let Seats::Sides {
                    ns: Some(ns),
                    ew: Some(ew),
                } = table.seats
                {
                    ways.entry((ns.min(ew), ns.max(ew))).or_default()[usize::from(ns > ew)] = true;
                }
            }
            copies = copies.max(at_once.into_values().max().unwrap_or(0));
            for (two, ways) in ways {
                let whole = self.entrants != Entrants::Teams || ways == [true; 2];
                *halves.entry(two).or_default() += if whole { 2 } else { 1 };
            }
        }
        self.copies = copies;
        self.meetings = halves.into_values().max().unwrap_or(2).div_ceil(2).max(1);
    }
}
