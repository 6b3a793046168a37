//! Victory points: the scales of White Book 161 and the WBF scale of 2013.
//!
//! Scales are data (`data/vp-scales.yaml`), and an event may bring its own in the same form. The WBF scale is a
//! formula and the only place in this crate where a floating-point number is used.

use openroom_said::{Said, said};

use crate::Exact;
use crate::exact::Halves;
use crate::method::Method;

/// A scale.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Scale {
    /// Looked up in a table.
    Table(TableScale),
    /// WBF 2013, continuous: two decimals.
    Wbf,
    /// WBF 2013, discrete: whole victory points.
    WbfDiscrete,
}

/// A scale as a table.
#[derive(Debug, Clone, PartialEq)]
pub struct TableScale {
    /// Its name.
    pub name: String,
    /// The paragraph from which it comes, if any.
    pub paragraph: Option<String>,
    /// What is looked up.
    pub input: Input,
    /// Take the nearest column when none holds the number of boards; of two equally near, the smaller.
    pub nearest: bool,
    /// The columns, the shortest matches first.
    pub columns: Vec<Column>,
}

/// What a scale is entered with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Input {
    /// The margin in whole IMPs.
    Imps,
    /// The percentage of the matchpoints available.
    Percent,
}

/// A column: what holds for so many boards.
#[derive(Debug, Clone, PartialEq)]
pub struct Column {
    /// The fewest boards.
    pub min: u32,
    /// The most boards.
    pub max: u32,
    /// The rows, the drawn one first.
    pub rows: Vec<Row>,
}

/// A row.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// Victory points of the winner.
    pub winner: Exact,
    /// Victory points of the loser.
    pub loser: Exact,
    /// The least margin in IMPs, or the percentage that must be exceeded.
    pub from: Exact,
}

/// The scale says nothing about matches of that length.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.said())]
#[non_exhaustive]
pub struct NoColumn {
    /// The scale.
    pub scale: String,
    /// The boards asked for.
    pub boards: u32,
    /// The lengths that it has.
    pub has: String,
}

impl NoColumn {
    /// As a sentence.
    #[must_use]
    pub fn said(&self) -> Said {
        said!(
            "scored-scale-has-no-column",
            "the scale {scale} has no column for this number of boards, {boards}; it has {has}",
            scale = self.scale,
            boards = self.boards,
            has = self.has
        )
    }
}

impl Scale {
    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Table(table) => &table.name,
            Self::Wbf => "wbf-2013",
            Self::WbfDiscrete => "wbf-2013-discrete",
        }
    }

    /// The paragraph of the White Book from which it comes, if it comes from there.
    #[must_use]
    pub fn paragraph(&self) -> Option<&str> {
        match self {
            Self::Table(table) => table.paragraph.as_deref(),
            _ => None,
        }
    }

    /// What it is entered with.
    #[must_use]
    pub fn input(&self) -> Input {
        match self {
            Self::Table(table) => table.input,
            _ => Input::Imps,
        }
    }

    /// The most that can be won in a match.
    #[must_use]
    pub fn most(&self) -> Exact {
        match self {
            Self::Table(table) => {
                let rows = table.columns.iter().flat_map(|column| &column.rows);
                rows.map(|row| row.winner.clone()).max().unwrap_or_default()
            }
            _ => Exact::int(20),
        }
    }

    /// The least that a match can bring; below nought only in a scale of one's own that says so.
    #[must_use]
    pub fn least(&self) -> Exact {
        match self {
            Self::Table(table) => {
                let rows = table.columns.iter().flat_map(|column| &column.rows);
                let losers = rows.map(|row| row.loser.clone()).min();
                losers.unwrap_or_default().min(Exact::ZERO)
            }
            _ => Exact::ZERO,
        }
    }

    /// What a drawn match is worth.
    #[must_use]
    pub fn draw(&self) -> Exact {
        match self {
            Self::Table(table) => {
                let first = table.columns.first().and_then(|column| column.rows.first());
                first.map(|row| row.winner.clone()).unwrap_or_default()
            }
            _ => Exact::int(10),
        }
    }

    /// The victory points of one side, by its own margin (IMPs) or percentage. Margins of two sides are looked up each
    /// on its own: they need not mirror each other.
    ///
    /// ```
    /// use openroom_scoring::{Exact, victory_points::Scale};
    /// let scale = Scale::named("ebu-teams4-20").unwrap();
    /// assert_eq!(scale.vps(&Exact::int(12), 8), Ok(Exact::int(15)));
    /// assert_eq!(scale.vps(&Exact::int(-12), 8), Ok(Exact::int(5)));
    /// let pairs = Scale::named("ebu-pairs-20").unwrap();
    /// assert_eq!(pairs.vps(&Exact::ratio(5623, 100), 8), Ok(Exact::int(14)));
    /// ```
    ///
    /// # Errors
    ///
    /// When the scale has no column for that many boards.
    pub fn vps(&self, margin: &Exact, boards: u32) -> Result<Exact, NoColumn> {
        match self {
            Self::Table(table) => Ok(table.column(boards)?.look_up(table.input, margin)),
            Self::Wbf => Ok(wbf_continuous(margin, boards)),
            Self::WbfDiscrete => Ok(wbf_discrete(margin, boards)),
        }
    }
}

impl TableScale {
    /// The column for so many boards.
    ///
    /// # Errors
    ///
    /// When there is none.
    pub fn column(&self, boards: u32) -> Result<&Column, NoColumn> {
        let held = self
            .columns
            .iter()
            .find(|column| (column.min..=column.max).contains(&boards));
        let near = || {
            let distance = |column: &&Column| {
                let short = column.min.saturating_sub(boards);
                short.max(boards.saturating_sub(column.max))
            };
            self.columns
                .iter()
                .min_by_key(distance)
                .filter(|_| self.nearest)
        };
        held.or_else(near).ok_or_else(|| self.no_column(boards))
    }

    /// The column below the one for so many boards, as Butler wants it (161.3).
    ///
    /// # Errors
    ///
    /// When there is none.
    pub fn column_below(&self, boards: u32) -> Result<&Column, NoColumn> {
        let column = self.column(boards)?;
        let below = self
            .columns
            .iter()
            .filter(|other| other.max < column.min)
            .max_by_key(|other| other.max);
        Ok(below.unwrap_or(column))
    }

    fn no_column(&self, boards: u32) -> NoColumn {
        let has = self
            .columns
            .iter()
            .map(|column| format!("{}-{}", column.min, column.max));
        NoColumn {
            scale: self.name.clone(),
            boards,
            has: has.collect::<Vec<_>>().join(", "),
        }
    }
}

impl Column {
    /// The victory points of a side with that margin or percentage.
    #[must_use]
    pub fn look_up(&self, input: Input, margin: &Exact) -> Exact {
        let (ahead, row) = match input {
            Input::Imps => {
                let size = margin.abs().round(Halves::TowardZero);
                (
                    margin.signum() >= 0,
                    self.rows.iter().rev().find(|row| row.from <= size),
                )
            }
            Input::Percent => {
                let fifty = Exact::int(50);
                let ahead = *margin >= fifty;
                let percent = if ahead {
                    margin.clone()
                } else {
                    Exact::int(100) - margin.clone()
                };
                (ahead, self.rows.iter().rev().find(|row| row.from < percent))
            }
        };
        let row = row.or(self.rows.first());
        row.map(|row| {
            if ahead {
                row.winner.clone()
            } else {
                row.loser.clone()
            }
        })
        .unwrap_or_default()
    }
}

/// The part of a scale that holds for a match (161.1 to 161.6): a column, or a formula with a number of boards.
#[derive(Debug, Clone, Copy)]
pub struct Found<'a> {
    scale: &'a Scale,
    column: Option<&'a Column>,
    boards: u32,
}

impl<'a> Found<'a> {
    /// The victory points of a side with that margin or percentage.
    #[must_use]
    pub fn vps(&self, margin: &Exact) -> Exact {
        match (self.column, self.scale) {
            (Some(column), _) => column.look_up(self.scale.input(), margin),
            (None, Scale::WbfDiscrete) => wbf_discrete(margin, self.boards),
            (None, _) => wbf_continuous(margin, self.boards),
        }
    }

    /// The column, if the scale is a table.
    #[must_use]
    pub const fn column(&self) -> Option<&'a Column> {
        self.column
    }

    /// The number of boards with which the scale was entered.
    #[must_use]
    pub const fn boards(&self) -> u32 {
        self.boards
    }
}

/// Finds the column by the rules of choice: Butler takes the one below (161.3), a team of eight whose scores are added the
/// one for twice the boards (161.5).
///
/// # Errors
///
/// When the scale has no column for that many boards.
pub fn by_method(
    scale: &Scale,
    method: Method,
    whole_team_added: bool,
    boards: u32,
) -> Result<Found<'_>, NoColumn> {
    let boards = if whole_team_added { 2 * boards } else { boards };
    let column = match (scale, method) {
        (Scale::Table(table), Method::Butler) => Some(table.column_below(boards)?),
        (Scale::Table(table), _) => Some(table.column(boards)?),
        _ => None,
    };
    Ok(Found {
        scale,
        column,
        boards,
    })
}

/// tau cubed, tau being the smaller part of a length divided in the golden ratio.
fn tau_cubed() -> f64 {
    let tau = (5_f64.sqrt() - 1.0) / 2.0;
    tau * tau * tau
}

/// Above this margin a match is won by the most: 15 times the root of the number of boards.
fn blitz(boards: u32) -> f64 {
    15.0 * f64::from(boards.max(1)).sqrt()
}

/// The victory points of the winner, before any rounding.
fn wbf_formula(margin: f64, boards: u32) -> f64 {
    let blitz = blitz(boards);
    let share = tau_cubed().powf(margin.min(blitz) / blitz);
    10.0 + 10.0 * (1.0 - share) / (1.0 - tau_cubed())
}

/// Hundredths of a victory point for each whole margin, up to the one that wins all.
///
/// Rounded to the nearest hundredth; then, where the rounding makes one IMP worth more than the one before it, the
/// figure between is raised by a hundredth until no such place is left. That is the property which the scale was made
/// for, and it reproduces the published tables.
fn wbf_table(boards: u32) -> Vec<i64> {
    #[allow(clippy::cast_possible_truncation)]
    let hundredths = |margin: f64| (wbf_formula(margin, boards) * 100.0).round() as i64;
    let mut table = Vec::new();
    let mut margin = 0.0;
    loop {
        table.push(hundredths(margin));
        if margin >= blitz(boards) {
            break;
        }
        margin += 1.0;
    }
    loop {
        let mut changed = false;
        for i in 1..table.len() - 1 {
            if table[i + 1] - table[i] > table[i] - table[i - 1] {
                table[i] += 1;
                changed = true;
            }
        }
        if !changed {
            return table;
        }
    }
}

/// The WBF scale to two decimals. A margin with a fraction (weighted scores) takes the formula, rounded.
fn wbf_continuous(margin: &Exact, boards: u32) -> Exact {
    let size = margin.abs();
    let hundredths = match size.to_i64() {
        Some(whole) => {
            let table = wbf_table(boards);
            usize::try_from(whole)
                .ok()
                .and_then(|place| table.get(place))
                .copied()
                .unwrap_or(2000)
        }
        #[allow(clippy::cast_possible_truncation)]
        None => (wbf_formula(size.to_f64(), boards) * 100.0).round() as i64,
    };
    mirrored(margin, Exact::ratio(hundredths, 100))
}

/// The WBF scale in whole victory points.
fn wbf_discrete(margin: &Exact, boards: u32) -> Exact {
    let size = margin
        .abs()
        .round(Halves::TowardZero)
        .to_i64()
        .unwrap_or(i64::MAX);
    let won = wbf_discrete_limits(boards)
        .iter()
        .filter(|&&limit| limit <= size)
        .count();
    mirrored(margin, Exact::int(10 + i64::try_from(won).unwrap_or(10)))
}

/// The least margin that wins 11, 12 ... 20: where the formula comes nearer to that figure than to the one before. A
/// range wider than the next is cut by one, from above, so that ranges never become narrower; a drawn match ranges to both
/// sides of nought. That gives the published tables, all twenty of them.
fn wbf_discrete_limits(boards: u32) -> [i64; 10] {
    let mut limits = [0; 10];
    let mut margin = 0;
    for (limit, wanted) in limits.iter_mut().zip(11_i32..) {
        #[allow(clippy::cast_precision_loss)]
        while wbf_formula(margin as f64, boards) < f64::from(wanted) - 0.5 {
            margin += 1;
        }
        *limit = margin;
    }
    loop {
        // The range below each limit; the first is that of a draw.
        let width = |i: usize| match i {
            0 => 2 * limits[0] - 1,
            _ => limits[i] - limits[i - 1],
        };
        let Some(wide) = (0..9).rev().find(|&i| width(i) > width(i + 1)) else {
            return limits;
        };
        limits[wide] -= 1;
    }
}

fn mirrored(margin: &Exact, winner: Exact) -> Exact {
    if margin.signum() < 0 {
        Exact::int(20) - winner
    } else {
        winner
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published table for 24 boards, in hundredths.
    const WBF_24: [i64; 75] = [
        1000, 1025, 1050, 1075, 1099, 1123, 1146, 1168, 1190, 1212, 1233, 1254, 1275, 1295, 1315,
        1334, 1353, 1372, 1390, 1408, 1426, 1443, 1460, 1476, 1492, 1508, 1524, 1539, 1554, 1569,
        1583, 1597, 1611, 1625, 1638, 1651, 1664, 1677, 1689, 1701, 1713, 1725, 1736, 1747, 1758,
        1769, 1779, 1789, 1799, 1809, 1819, 1829, 1838, 1847, 1856, 1865, 1874, 1882, 1890, 1898,
        1906, 1914, 1922, 1930, 1937, 1944, 1951, 1958, 1965, 1972, 1979, 1985, 1991, 1997, 2000,
    ];

    #[test]
    fn the_wbf_scale_is_the_published_one() {
        assert_eq!(wbf_table(24), WBF_24);
        assert_eq!(wbf_continuous(&Exact::int(-5), 24), Exact::ratio(877, 100));
        assert_eq!(wbf_continuous(&Exact::int(500), 24), Exact::int(20));
    }

    /// The published whole-number tables: boards, then the least margins that win 11 to 20.
    const WBF_DISCRETE: [(u32, [i64; 10]); 20] = [
        (5, [1, 3, 5, 7, 10, 13, 16, 20, 25, 31]),
        (6, [1, 3, 5, 8, 11, 14, 18, 22, 27, 33]),
        (7, [1, 3, 6, 9, 12, 15, 19, 24, 29, 36]),
        (8, [1, 4, 7, 10, 13, 17, 21, 26, 31, 39]),
        (9, [1, 4, 7, 10, 13, 17, 22, 27, 33, 41]),
        (10, [1, 4, 7, 10, 14, 18, 23, 28, 35, 43]),
        (11, [2, 5, 8, 11, 15, 19, 24, 30, 37, 45]),
        (12, [2, 5, 8, 12, 16, 20, 25, 31, 38, 47]),
        (13, [2, 5, 8, 12, 16, 21, 26, 32, 40, 49]),
        (14, [2, 5, 9, 13, 17, 22, 27, 34, 41, 51]),
        (15, [2, 5, 9, 13, 17, 22, 28, 35, 43, 53]),
        (16, [2, 5, 9, 13, 18, 23, 29, 36, 44, 54]),
        (20, [2, 6, 10, 15, 20, 26, 32, 40, 49, 61]),
        (24, [2, 6, 11, 16, 22, 28, 35, 44, 54, 66]),
        (28, [2, 7, 12, 18, 24, 30, 38, 47, 58, 72]),
        (32, [3, 8, 13, 19, 25, 33, 41, 51, 62, 77]),
        (40, [3, 8, 14, 21, 28, 36, 46, 56, 69, 86]),
        (48, [3, 9, 16, 23, 31, 40, 50, 62, 76, 94]),
        (56, [3, 10, 17, 25, 33, 43, 54, 67, 82, 101]),
        (64, [4, 11, 18, 26, 36, 46, 58, 71, 88, 108]),
    ];

    #[test]
    fn the_discrete_scale_is_the_published_one() {
        for (boards, limits) in WBF_DISCRETE {
            assert_eq!(wbf_discrete_limits(boards), limits, "{boards} boards");
        }
        assert_eq!(wbf_discrete(&Exact::int(-10), 8), Exact::int(6));
        assert_eq!(wbf_discrete(&Exact::int(500), 8), Exact::int(20));
    }

    #[test]
    fn the_wbf_scale_is_concave_for_any_number_of_boards() {
        for boards in 1..=128 {
            let table = wbf_table(boards);
            assert!(table.windows(2).all(|w| w[0] <= w[1]), "{boards}");
            assert!(
                table.windows(3).all(|w| w[2] - w[1] <= w[1] - w[0]),
                "{boards}"
            );
            assert_eq!((table[0], table[table.len() - 1]), (1000, 2000), "{boards}");
            let limits = wbf_discrete_limits(boards);
            assert!(limits.windows(2).all(|w| w[0] <= w[1]), "{boards}");
            assert!(
                limits.windows(3).all(|w| w[1] - w[0] <= w[2] - w[1]),
                "{boards}"
            );
            assert!(2 * limits[0] - 1 <= limits[1] - limits[0], "{boards}");
        }
    }

    #[test]
    fn columns_are_chosen_by_the_rules() {
        let Some(Scale::Table(teams)) = Scale::named("ebu-teams4-20") else {
            panic!("no scale")
        };
        let columns = |boards| teams.column(boards).map(|column| (column.min, column.max));
        assert_eq!(columns(24), Ok((20, 27)));
        let below = |boards| {
            teams
                .column_below(boards)
                .map(|column| (column.min, column.max))
        };
        assert_eq!((below(16), below(9)), (Ok((10, 13)), Ok((5, 6))));
        assert!(columns(56).is_err());
        let Some(Scale::Table(international)) = Scale::named("ebl-wbf-teams-25") else {
            panic!("no scale")
        };
        assert_eq!(international.column(30).map(|column| column.min), Ok(28));
        assert_eq!(international.column(3).map(|column| column.min), Ok(8));
    }
}
