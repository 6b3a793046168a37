//! The proof that a movement is right, or why it is not.
//!
//! Nothing here knows how a movement was made: the checker sees the data and shares no code with the generators.

use std::collections::{BTreeMap, BTreeSet};

use crate::fault::{Fault, FaultPlace, Line, NoShare, Unit};
use crate::movement::{Contestant, Entrants, Movement, Seats, Table};

/// What the checker found: no fault is a proof.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Report {
    /// Everything wrong, with its place.
    pub faults: Vec<Fault>,
    /// What the movement is like.
    pub figures: Figures,
}

/// What a movement is like.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Figures {
    /// Rounds.
    pub rounds: usize,
    /// Tables at which somebody sits at the same time, at most; a half table counts.
    pub tables: usize,
    /// Different boards.
    pub boards: usize,
    /// Tables that play the same board at the same time, at most, those that share counted once.
    pub copies: usize,
    /// Tables that share their boards, over all rounds.
    pub sharing: usize,
    /// The fewest and the most boards that a contestant plays; a board of a team, played at both its tables, is one.
    pub played: (u32, u32),
    /// Rounds without play for each contestant who has any.
    pub sit_outs: BTreeMap<Contestant, u32>,
    /// Opponents that meet, and those that could.
    pub met: (usize, usize),
    /// Partners that play together, and those that could; only for players.
    pub partnered: Option<(usize, usize)>,
    /// The largest difference between boards played North-South and East-West by one contestant.
    pub direction: u32,
    /// Fields that do not compare with each other: two if nobody changes direction, else one.
    pub winners: u32,
    /// How much each two contestants of a field compete, for pairs.
    pub competition: Option<Competition>,
}

impl Figures {
    /// Rounds without play, all contestants together.
    #[must_use]
    pub fn sat_out(&self) -> u32 {
        self.sit_outs.values().sum()
    }
}

/// How much two contestants compete, over all twos of a field.
///
/// On a board with `t` results: 1 if they hold the same cards, -1 if they hold the opponents' cards at another table,
/// `t - 1` if they play it against each other. Equal figures for all are perfect balance.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct Competition {
    /// The least.
    pub least: i64,
    /// The mean.
    pub mean: f64,
    /// The most.
    pub most: i64,
    /// The standard deviation.
    pub deviation: f64,
}

/// Who sits in each line of a table.
fn lines(entrants: Entrants, table: &Table) -> [Vec<Unit>; 2] {
    let line = |who: Option<Contestant>, line| {
        let half = (entrants == Entrants::Teams).then_some(line);
        who.map(|who| Unit(who, half)).into_iter().collect()
    };
    match table.seats {
        Seats::Sides { ns, ew } => [line(ns, Line::Ns), line(ew, Line::Ew)],
        Seats::Players { n, e, s, w } => [
            vec![Unit(n, None), Unit(s, None)],
            vec![Unit(e, None), Unit(w, None)],
        ],
    }
}

/// Proves that a movement is right, or says all that is wrong.
#[must_use]
pub fn check(movement: &Movement) -> Report {
    let mut checker = Checker {
        movement,
        faults: Vec::new(),
        played: BTreeMap::new(),
        opponents: BTreeMap::new(),
        partners: BTreeMap::new(),
        results: BTreeMap::new(),
        copies: 0,
        sharing: 0,
    };
    for (i, round) in movement.rounds.iter().enumerate() {
        checker.seats(i + 1, &round.tables);
        checker.boards_there(i + 1, &round.tables);
        for table in round.tables.iter().filter(|table| table.is_played()) {
            checker.play(i + 1, table);
        }
    }
    checker.halves();
    checker.everybody();
    let figures = checker.figures();
    Report {
        faults: checker.faults,
        figures,
    }
}

/// A result to be: both lines of a table.
type Play = [Vec<Unit>; 2];

struct Checker<'a> {
    movement: &'a Movement,
    faults: Vec<Fault>,
    /// Where each unit played each board; twice only in teams of several fours.
    played: BTreeMap<(Unit, u32), Vec<FaultPlace>>,
    /// In how many rounds two were opponents, and the last of them.
    opponents: BTreeMap<(Contestant, Contestant), (u32, usize)>,
    partners: BTreeMap<(Contestant, Contestant), (u32, usize)>,
    /// The results of each board.
    results: BTreeMap<u32, Vec<(Play, FaultPlace)>>,
    copies: usize,
    sharing: usize,
}

impl Checker<'_> {
    /// At how many tables a line of a team sits at once.
    fn fours(&self) -> usize {
        match self.movement.entrants {
            Entrants::Teams => self.movement.fours.max(1) as usize,
            Entrants::Pairs | Entrants::Players => 1,
        }
    }

    /// Nobody at two places, no table twice, seats as the event has them, numbers that exist.
    fn seats(&mut self, round: usize, tables: &[Table]) {
        let movement = self.movement;
        let mut names = BTreeSet::new();
        let mut sits: BTreeMap<Unit, Vec<String>> = BTreeMap::new();
        let fours = self.fours();
        for table in tables {
            let place = FaultPlace {
                round,
                table: table.name(),
            };
            let players = matches!(table.seats, Seats::Players { .. });
            if players != (movement.entrants == Entrants::Players) {
                self.faults.push(Fault::WrongSeats {
                    place: place.clone(),
                    entrants: movement.entrants,
                });
            }
            if !names.insert(place.table.clone()) {
                self.faults.push(Fault::TableTwice {
                    place: place.clone(),
                });
            }
            let [ns, ew] = lines(movement.entrants, table);
            if let Some(unit) = ns.iter().find(|a| ew.iter().any(|b| a.0 == b.0)) {
                self.faults.push(Fault::AgainstItself {
                    place: place.clone(),
                    who: unit.0,
                });
            }
            for unit in ns.into_iter().chain(ew) {
                if unit.0 == 0 || unit.0 > movement.contestants {
                    self.faults.push(Fault::UnknownContestant {
                        place: place.clone(),
                        who: unit.0,
                        contestants: movement.contestants,
                    });
                }
                let tables = sits.entry(unit).or_default();
                tables.push(place.table.clone());
                if tables.len() > fours {
                    let [.., other, last] = &tables[..] else {
                        continue;
                    };
                    self.faults.push(Fault::TwoPlaces {
                        round,
                        who: unit,
                        tables: [other.clone(), last.clone()],
                    });
                }
            }
        }
    }

    /// Every board is where it is needed: copies enough, and who shares can.
    fn boards_there(&mut self, round: usize, tables: &[Table]) {
        let mut sections: BTreeMap<Option<&str>, Vec<&Table>> = BTreeMap::new();
        for table in tables.iter().filter(|table| table.is_played()) {
            if table.boards.0.is_empty() {
                self.faults.push(Fault::NoBoards {
                    place: FaultPlace {
                        round,
                        table: table.name(),
                    },
                });
            }
            sections
                .entry(table.section.as_deref())
                .or_default()
                .push(table);
        }
        for tables in sections.values() {
            for table in tables {
                self.sharing += usize::from(!table.shares.is_empty());
                for &with in &table.shares {
                    if let Some(reason) = cannot_share(table, with, tables) {
                        self.faults.push(Fault::CannotShare {
                            place: FaultPlace {
                                round,
                                table: table.name(),
                            },
                            with,
                            reason,
                        });
                    }
                }
            }
            // The tables that share are one place for a board.
            let mut needed: BTreeMap<u32, Vec<BTreeSet<u32>>> = BTreeMap::new();
            for table in tables {
                let group: BTreeSet<u32> =
                    table.shares.iter().copied().chain([table.number]).collect();
                let boards: BTreeSet<u32> = table.boards.0.iter().copied().collect();
                for board in boards {
                    let groups = needed.entry(board).or_default();
                    match groups.iter_mut().find(|g| g.contains(&table.number)) {
                        Some(known) => known.extend(&group),
                        None => groups.push(group.clone()),
                    }
                }
            }
            for (board, groups) in needed {
                self.copies = self.copies.max(groups.len());
                if groups.len() > self.movement.copies as usize {
                    self.faults.push(Fault::BoardNotThere {
                        round,
                        board,
                        tables: groups
                            .iter()
                            .map(|group| {
                                let names: Vec<String> = group.iter().map(u32::to_string).collect();
                                names.join("+")
                            })
                            .collect(),
                        copies: self.movement.copies,
                    });
                }
            }
        }
    }

    /// Who plays what against whom.
    fn play(&mut self, round: usize, table: &Table) {
        let place = FaultPlace {
            round,
            table: table.name(),
        };
        let both = lines(self.movement.entrants, table);
        let fours = self.fours();
        for &board in &table.boards.0 {
            for &unit in both.iter().flatten() {
                let before = self.played.entry((unit, board)).or_default();
                // The fours of a team play a board in the same round.
                let twice = before.len() >= fours || before.iter().any(|p| p.round != round);
                if let Some(first) = before.last().filter(|_| twice) {
                    self.faults.push(Fault::BoardTwice {
                        who: unit,
                        board,
                        first: first.clone(),
                        second: place.clone(),
                    });
                } else {
                    before.push(place.clone());
                }
            }
            self.results
                .entry(board)
                .or_default()
                .push((both.clone(), place.clone()));
        }
        let [ns, ew] = &both;
        for a in ns {
            for b in ew {
                // Both tables of a match are one meeting, and so are its halves in two rounds, one each way.
                let direction = self.movement.entrants != Entrants::Teams;
                let key = if direction {
                    sorted(a.0, b.0)
                } else {
                    (a.0, b.0)
                };
                let meant = self.movement.meetings;
                let met = self.opponents.entry(key).or_insert((0, 0));
                if met.1 != round {
                    *met = (met.0 + 1, round);
                    if met.0 > meant {
                        self.faults.push(Fault::MeetTooOften {
                            a: a.0,
                            b: b.0,
                            times: met.0,
                            meant,
                            round,
                        });
                    }
                }
            }
        }
        for line in &both {
            if let [a, b] = line.as_slice() {
                let meant = self.movement.partnerships;
                let met = self.partners.entry(sorted(a.0, b.0)).or_insert((0, 0));
                *met = (met.0 + 1, round);
                if met.0 > meant {
                    self.faults.push(Fault::PartnersTooOften {
                        a: a.0,
                        b: b.0,
                        times: met.0,
                        meant,
                        round,
                    });
                }
            }
        }
    }

    /// Each board of a match of teams is played once each way.
    fn halves(&mut self) {
        if self.movement.entrants != Entrants::Teams {
            return;
        }
        // The other half of a triangle in the last round is still to be drawn.
        let rounds = self.movement.rounds.len();
        let last = self.movement.rounds.last().filter(|_| self.goes_on());
        let triangle = last.and_then(|round| round.triangle(Entrants::Teams));
        let to_come = |who: Contestant, place: &FaultPlace| {
            place.round == rounds && triangle.is_some_and(|three| three.contains(&who))
        };
        for (&board, plays) in &self.results {
            let mut ways: BTreeMap<(Contestant, Contestant), usize> = BTreeMap::new();
            for ([ns, ew], _) in plays {
                *ways.entry((ns[0].0, ew[0].0)).or_default() += 1;
            }
            for ([ns, ew], place) in plays {
                let (this, other) = ((ns[0].0, ew[0].0), (ew[0].0, ns[0].0));
                if ways.get(&this) > ways.get(&other) && !to_come(ns[0].0, place) {
                    self.faults.push(Fault::HalfOfAMatch {
                        ns: ns[0].0,
                        ew: ew[0].0,
                        board,
                        place: place.clone(),
                    });
                }
            }
        }
    }

    /// Everybody plays; where rounds are still to be drawn, who has had a bye so far plays in those.
    fn everybody(&mut self) {
        if self.results.is_empty() {
            self.faults.push(Fault::NothingPlayed);
            return;
        }
        let playing: BTreeSet<Contestant> = self.played.keys().map(|(unit, _)| unit.0).collect();
        let all = 1..=self.movement.contestants.min(100_000);
        let left = &self.movement.left;
        let never = |who: &Contestant| !playing.contains(who) && !left.contains(who);
        let who: Vec<Contestant> = all.filter(never).collect();
        if !who.is_empty() && !self.goes_on() {
            self.faults.push(Fault::NeverPlays { who });
        }
    }

    /// Whether rounds are still to be drawn.
    fn goes_on(&self) -> bool {
        let planned = self.movement.planned.unwrap_or(0) as usize;
        planned > self.movement.rounds.len()
    }

    fn figures(&self) -> Figures {
        let movement = self.movement;
        let contestants = movement.contestants.min(100_000);
        let mut boards_of: BTreeMap<Contestant, u32> = BTreeMap::new();
        // The two halves of a team play a board as one.
        let once: BTreeSet<(Contestant, u32)> = self
            .played
            .keys()
            .map(|&(unit, board)| (unit.0, board))
            .collect();
        for (who, _) in once {
            *boards_of.entry(who).or_default() += 1;
        }
        let mut balance: BTreeMap<Contestant, [u32; 2]> = BTreeMap::new();
        for ([ns, ew], _) in self.results.values().flatten() {
            for (i, line) in [ns, ew].into_iter().enumerate() {
                for unit in line {
                    balance.entry(unit.0).or_default()[i] += 1;
                }
            }
        }
        let mut sit_outs = BTreeMap::new();
        for round in &movement.rounds {
            let playing: BTreeSet<Contestant> = round
                .tables
                .iter()
                .filter(|table| table.is_played())
                .flat_map(|table| lines(movement.entrants, table).concat())
                .map(|unit| unit.0)
                .collect();
            for who in (1..=contestants).filter(|who| !playing.contains(who)) {
                *sit_outs.entry(who).or_default() += 1;
            }
        }
        let each = |who| boards_of.get(&who).copied().unwrap_or(0);
        let twos = (contestants as usize * (contestants as usize).saturating_sub(1)) / 2;
        let met: BTreeSet<_> = self.opponents.keys().map(|&(a, b)| sorted(a, b)).collect();
        let two_fields = movement.entrants == Entrants::Pairs
            && balance.values().all(|[ns, ew]| *ns == 0 || *ew == 0);
        Figures {
            rounds: movement.rounds.len(),
            tables: movement
                .rounds
                .iter()
                .map(|r| r.tables.iter().filter(|t| !t.is_empty()).count())
                .max()
                .unwrap_or(0),
            boards: self.results.len(),
            copies: self.copies,
            sharing: self.sharing,
            played: (
                (1..=contestants).map(each).min().unwrap_or(0),
                (1..=contestants).map(each).max().unwrap_or(0),
            ),
            sit_outs,
            met: (met.len(), twos),
            partnered: (movement.entrants == Entrants::Players)
                .then_some((self.partners.len(), twos)),
            direction: balance
                .values()
                .map(|[ns, ew]| ns.abs_diff(*ew))
                .max()
                .unwrap_or(0),
            winners: if two_fields { 2 } else { 1 },
            competition: self.competition(two_fields, &balance),
        }
    }

    fn competition(
        &self,
        two_fields: bool,
        balance: &BTreeMap<Contestant, [u32; 2]>,
    ) -> Option<Competition> {
        let n = self.movement.contestants as usize;
        if self.movement.entrants != Entrants::Pairs || !(2..=1000).contains(&n) {
            return None;
        }
        let mut table = vec![0_i64; (n + 1) * (n + 1)];
        for plays in self.results.values() {
            let top = plays.len() as i64 - 1;
            let sides: Vec<(usize, bool, usize)> = plays
                .iter()
                .enumerate()
                .flat_map(|(i, ([ns, ew], _))| [(ns[0].0, true, i), (ew[0].0, false, i)])
                .map(|(who, ns, i)| (who as usize, ns, i))
                .filter(|&(who, ..)| who <= n)
                .collect();
            for (k, &(a, a_ns, a_at)) in sides.iter().enumerate() {
                for &(b, b_ns, b_at) in &sides[k + 1..] {
                    let (low, high) = (a.min(b), a.max(b));
                    table[low * (n + 1) + high] += match (a_ns == b_ns, a_at == b_at) {
                        (true, _) => 1,
                        (false, true) => top,
                        (false, false) => -1,
                    };
                }
            }
        }
        let is_ns = |who: usize| balance.get(&(who as u32)).is_some_and(|[ns, _]| *ns > 0);
        let values: Vec<i64> = (1..=n)
            .flat_map(|a| (a + 1..=n).map(move |b| (a, b)))
            .filter(|&(a, b)| !two_fields || is_ns(a) == is_ns(b))
            .map(|(a, b)| table[a * (n + 1) + b])
            .collect();
        let count = values.len().max(1) as f64;
        let mean = values.iter().sum::<i64>() as f64 / count;
        let square: f64 = values.iter().map(|&v| (v as f64 - mean).powi(2)).sum();
        Some(Competition {
            least: values.iter().copied().min()?,
            mean,
            most: values.iter().copied().max()?,
            deviation: (square / count).sqrt(),
        })
    }
}

fn sorted(a: Contestant, b: Contestant) -> (Contestant, Contestant) {
    (a.min(b), a.max(b))
}

fn cannot_share(table: &Table, with: u32, tables: &[&Table]) -> Option<NoShare> {
    if with == table.number {
        return Some(NoShare::Itself);
    }
    let Some(other) = tables.iter().find(|t| t.number == with) else {
        return Some(NoShare::Nobody);
    };
    if !other.shares.contains(&table.number) {
        return Some(NoShare::NotMutual);
    }
    // Who shares with one of them shares with all of them: a board goes round among all.
    let group = |t: &Table| -> BTreeSet<u32> {
        let others = t.shares.iter().copied();
        others.chain([t.number]).collect()
    };
    if group(table) != group(other) {
        return Some(NoShare::OtherTables);
    }
    let all = |t: &Table| t.boards.0.iter().copied().collect::<BTreeSet<u32>>();
    if all(table) != all(other) {
        return Some(NoShare::OtherBoards);
    }
    if table.boards.0.len() < table.shares.len() + 1 {
        return Some(NoShare::TooFew);
    }
    None
}
