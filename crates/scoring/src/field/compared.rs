//! The results of one form of a board, and what each would be worth beside the others.

use std::collections::HashMap;

use crate::Exact;
use crate::adjusted::{self, RedressScore};
use crate::butler;
use crate::cross_imps::CrossImps;
use crate::event::{
    BoardId, Direction, Event, Method, Outcome, Redress, Ruling, SideScore, Weighted,
};
use crate::frequencies::Frequencies;
use crate::matchpoints;

/// What a side's result adds to the frequency table of its side.
pub(super) enum Entry<'a> {
    Score(i32),
    Weighted(&'a [Weighted]),
    Nothing,
}

/// The results of one form of a board, and how they are valued.
pub(crate) struct Compared<'a> {
    pub(super) event: &'a Event,
    pub(super) expected: u32,
    pub(super) results: Vec<u32>,
    pub(super) decided: HashMap<u32, RedressScore>,
    /// The par of the board, where results are compared with it.
    pub(super) par: Option<Exact>,
}

impl<'a> Compared<'a> {
    pub(crate) fn new(event: &'a Event, results: Vec<u32>, expected: u32) -> Self {
        let first = results.first().map(|&i| &event.results[i as usize]);
        let mut compared = Self {
            par: first.and_then(|at| par(event, at.board, at.session)),
            event,
            expected,
            results,
            decided: HashMap::new(),
        };
        compared.decide_redress();
        compared
    }

    /// The frequency table of a side, without one result if told so.
    pub(crate) fn table(&self, side: Direction, without: Option<u32>) -> Frequencies {
        let mut scores = Vec::with_capacity(self.results.len());
        let mut weighted: Vec<&Weighted> = Vec::new();
        for &i in self.results.iter().filter(|&&i| Some(i) != without) {
            match self.entry(i, side) {
                Entry::Score(score) => scores.push(score),
                Entry::Weighted(parts) => weighted.extend(parts),
                Entry::Nothing => {}
            }
        }
        Frequencies::new(scores, weighted)
    }

    pub(super) fn entry(&self, i: u32, side: Direction) -> Entry<'a> {
        match &self.event.results[i as usize].outcome {
            Outcome::Score(score) => Entry::Score(*score),
            Outcome::NotPlayed | Outcome::Absent(_) => Entry::Nothing,
            Outcome::Ruled(ruling) => match &**ruling {
                Ruling::Sides(sides) => match &sides[side.index()] {
                    SideScore::Artificial(_) | SideScore::Unscored => Entry::Nothing,
                    SideScore::Assigned(parts) | SideScore::AtLeastPlus(parts) => {
                        Entry::Weighted(parts)
                    }
                },
                Ruling::Redress(redress) => self.redress_entry(i, redress, side),
            },
        }
    }

    /// The offenders' table takes B. The non-offenders' score is an award of its own and stays out of theirs, unless
    /// the table result stands.
    fn redress_entry(&self, i: u32, redress: &'a Redress, side: Direction) -> Entry<'a> {
        use adjusted::RedressCase::{
            AllSelfInflicted, NoDamage, NoneSelfInflicted, PartlySelfInflicted,
        };
        let offending = side == redress.offenders;
        match self.decided.get(&i).map(|score| score.case) {
            Some(NoDamage) => Entry::Score(redress.table),
            Some(AllSelfInflicted) if !offending => Entry::Score(redress.table),
            Some(PartlySelfInflicted) if !offending => Entry::Nothing,
            None if !offending => Entry::Nothing,
            Some(NoneSelfInflicted | AllSelfInflicted | PartlySelfInflicted) | None => {
                Entry::Weighted(&redress.without_infraction)
            }
        }
    }

    fn decide_redress(&mut self) {
        for i in self.results.clone() {
            let Outcome::Ruled(ruling) = &self.event.results[i as usize].outcome else {
                continue;
            };
            let Ruling::Redress(redress) = &**ruling else {
                continue;
            };
            let [a, b, c] = self.redress_values(i, redress);
            self.decided.insert(i, adjusted::redress(&a, &b, &c));
        }
    }

    /// A, B and C in the unit of the board, from the non-offenders' side, against all other results.
    fn redress_values(&self, i: u32, redress: &Redress) -> [Exact; 3] {
        let side = redress.offenders.other();
        let others = self.table(side, Some(i));
        let value = |parts: &[Weighted]| -> Exact {
            parts
                .iter()
                .map(|part| part.weight.clone() * self.beside(&others, side, part.score))
                .sum()
        };
        let table = [Weighted::new(redress.table, Exact::ONE)];
        [
            value(&table),
            value(&redress.without_infraction),
            value(&redress.without_error),
        ]
    }

    /// The figures behind reduced redress, for its explanation.
    pub(crate) fn redress_figures(
        &self,
        i: u32,
        redress: &Redress,
    ) -> Option<(Exact, Exact, Exact, adjusted::RedressCase)> {
        let case = self.decided.get(&i)?.case;
        let [a, b, c] = self.redress_values(i, redress);
        Some((a, b, c, case))
    }

    /// What a score would be worth beside the others.
    fn beside(&self, others: &Frequencies, side: Direction, score: i32) -> Exact {
        let settings = &self.event.scoring.settings;
        match self.event.scoring.method {
            Method::Matchpoints => {
                matchpoints::compared_with(others, side, score, self.expected, settings.win)
            }
            Method::CrossImps => {
                let parts = others
                    .lines()
                    .iter()
                    .map(|l| Weighted::new(l.score, l.frequency.clone()));
                let parts: Vec<_> = parts.collect();
                let table = Frequencies::new(vec![score], &parts);
                CrossImps::by(&table, self.expected, settings.cross_imps_mean).of(side, score)
            }
            Method::Butler => {
                let datum = self.datum(others);
                butler::against(&datum, side, score)
            }
            _ => Exact::from(score) * Exact::int(side.sign()),
        }
    }

    /// Whether the datum is the par of the board.
    pub(crate) fn has_par(&self) -> bool {
        self.par.is_some()
    }

    pub(crate) fn datum(&self, table: &Frequencies) -> Exact {
        if let Some(par) = &self.par {
            return par.clone();
        }
        let scoring = &self.event.scoring;
        let settings = &scoring.settings;
        butler::datum(
            table,
            self.expected,
            scoring.trim,
            &settings.datum_unit,
            settings.halves,
        )
    }

    /// Whether the two sides need a table each: one of the results is split (78.1.2b).
    pub(super) fn is_split(&self) -> bool {
        self.results
            .iter()
            .any(|&i| match &self.event.results[i as usize].outcome {
                Outcome::Ruled(ruling) => match &**ruling {
                    Ruling::Sides([ns, ew]) => match (ns, ew) {
                        (ns, ew) if is_artificial(ns) && is_artificial(ew) => false,
                        (ns, ew) => ns != ew,
                    },
                    Ruling::Redress(_) => true,
                },
                _ => false,
            })
    }
}

/// The par of a board, if the event compares with it.
pub(super) fn par(event: &Event, board: BoardId, session: u16) -> Option<Exact> {
    let wanted = event.scoring.settings.datum_par && event.scoring.method == Method::Butler;
    let par = wanted.then(|| event.par_of(board, session)).flatten();
    par.map(Exact::from)
}

/// The results of each form of a fouled board; nearly always there is one.
pub(crate) fn by_form(event: &Event, results: &[u32]) -> Vec<Vec<u32>> {
    let form = |i: u32| event.results[i as usize].form;
    if results
        .windows(2)
        .all(|pair| form(pair[0]) == form(pair[1]))
    {
        return vec![results.to_vec()];
    }
    let mut forms: Vec<u16> = results.iter().map(|&i| form(i)).collect();
    forms.sort_unstable();
    forms.dedup();
    forms
        .iter()
        .map(|&wanted| {
            results
                .iter()
                .copied()
                .filter(|&i| form(i) == wanted)
                .collect()
        })
        .collect()
}

fn is_artificial(score: &SideScore) -> bool {
    matches!(score, SideScore::Artificial(_) | SideScore::Unscored)
}
