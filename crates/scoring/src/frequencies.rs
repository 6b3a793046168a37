//! How often each score was made on a board: the table from which Law 78A, cross-IMPs and the Butler datum are worked
//! out. Frequencies may be fractions, so that a weighted score is no special case (White Book 78.1.2).

use crate::Exact;
use crate::event::Weighted;

/// A score and how often it was made.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// As North-South see it.
    pub score: i32,
    /// How often, in whole results or parts of one.
    pub frequency: Exact,
}

/// The scores of one side on a board, the lowest first.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Frequencies {
    lines: Vec<Line>,
    results: Exact,
}

impl Frequencies {
    /// Counts table results and adds the parts of weighted scores.
    ///
    /// ```
    /// use openroom_scoring::{Exact, event::Weighted, frequencies::Frequencies};
    /// let weighted = [
    ///     Weighted::new(650, Exact::ratio(3, 10)),
    ///     Weighted::new(-100, Exact::ratio(7, 10)),
    /// ];
    /// let table = Frequencies::new(vec![650, -100, -100, -200, -790], &weighted);
    /// assert_eq!(table.results(), &Exact::int(6));
    /// assert_eq!(table.frequency(-100), Exact::ratio(27, 10));
    /// ```
    #[must_use]
    pub fn new<'a>(mut scores: Vec<i32>, weighted: impl IntoIterator<Item = &'a Weighted>) -> Self {
        let mut lines = counted(&scores).unwrap_or_else(|| {
            scores.sort_unstable();
            let same = scores.chunk_by(|a, b| a == b);
            same.map(|same| line(same[0], same.len())).collect()
        });
        for Weighted { score, weight, .. } in weighted {
            match lines.binary_search_by_key(score, |line| line.score) {
                Ok(place) => lines[place].frequency += weight.clone(),
                Err(place) => lines.insert(
                    place,
                    Line {
                        score: *score,
                        frequency: weight.clone(),
                    },
                ),
            }
        }
        Self::of_lines(lines)
    }

    /// Scores that were counted already, the lowest first.
    pub(crate) fn counted(scores: impl Iterator<Item = (i32, u32)>) -> Self {
        let lines = scores.map(|(score, count)| Line {
            score,
            frequency: Exact::int(count.into()),
        });
        Self::of_lines(lines.collect())
    }

    fn of_lines(lines: Vec<Line>) -> Self {
        let results = lines.iter().map(|line| line.frequency.clone()).sum();
        Self { lines, results }
    }

    /// The lines, the lowest score first.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// R: the results there are.
    #[must_use]
    pub fn results(&self) -> &Exact {
        &self.results
    }

    /// How often a score was made.
    #[must_use]
    pub fn frequency(&self, score: i32) -> Exact {
        match self.place(score) {
            Ok(place) => self.lines[place].frequency.clone(),
            Err(_) => Exact::ZERO,
        }
    }

    /// The place of a score among the lines, or where it would stand.
    ///
    /// # Errors
    ///
    /// When nobody made that score: the place where it would stand.
    pub fn place(&self, score: i32) -> Result<usize, usize> {
        self.lines.binary_search_by_key(&score, |line| line.score)
    }

    /// The frequencies summed up from below: entry `i` is what lies below line `i`, the last is R.
    #[must_use]
    pub fn sums_below(&self) -> Vec<Exact> {
        let mut sum = Exact::ZERO;
        let mut sums = Vec::with_capacity(self.lines.len() + 1);
        for line in &self.lines {
            sums.push(sum.clone());
            sum += line.frequency.clone();
        }
        sums.push(sum);
        sums
    }

    /// The factor by which every frequency is multiplied when a board has fewer results than it should (78.3).
    #[must_use]
    pub fn factor(&self, expected: u32) -> Exact {
        Exact::int(expected.into()) / self.results.clone()
    }
}

fn line(score: i32, count: usize) -> Line {
    let frequency = Exact::int(i64::try_from(count).unwrap_or(i64::MAX));
    Line { score, frequency }
}

/// More than any contract scores.
const MOST: i32 = 8000;

const STEPS: usize = (2 * MOST / 10 + 1) as usize;

/// The place of an ordinary score: a multiple of 10 that some contract might have.
fn step(score: i32) -> Option<usize> {
    let ordinary = score % 10 == 0 && (-MOST..=MOST).contains(&score);
    usize::try_from(score.saturating_add(MOST) / 10)
        .ok()
        .filter(|_| ordinary)
}

/// The lines of a large field by counting instead of sorting; nothing if a score is out of the ordinary.
fn counted(scores: &[i32]) -> Option<Vec<Line>> {
    if scores.len() < STEPS {
        return None;
    }
    let mut counts = vec![0_usize; STEPS];
    for &score in scores {
        counts[step(score)?] += 1;
    }
    let made = (0_i32..).zip(counts).filter(|(_, count)| *count > 0);
    Some(
        made.map(|(step, count)| line(step * 10 - MOST, count))
            .collect(),
    )
}
