//! Public holidays as data: days on which no period for corrections runs out (White Book 146).

use openroom_said::{Said, quoted, said};

/// Public holidays, in the order in which they are written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Holidays(Vec<Holiday>);

/// A public holiday.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holiday {
    /// One day: `2026-05-08`.
    On(i64),
    /// The same day every year: `12-25`. With `moves` it is made up for on the next working day where it falls on a Saturday or Sunday:
    /// `12-25+`.
    Every {
        /// The month.
        month: i64,
        /// The day.
        day: i64,
        /// Whether it is made up for.
        moves: bool,
    },
    /// So many days after Easter Sunday, or before: `easter-2`, `easter+1`.
    Easter(i64),
    /// A Monday of a month, counted from its beginning, or the last: `monday-1-05`, `monday-last-08`.
    Monday {
        /// The month.
        month: i64,
        /// Which one, from 1; 0 is the last.
        nth: i64,
    },
}

impl Holidays {
    /// Reads them from a list: days between commas or blanks.
    ///
    /// ```
    /// use openroom_scoring::federation::{Holidays, days_of};
    /// let england = Holidays::read("01-01+ easter-2 easter+1 monday-1-05 12-25+ 12-26+").unwrap();
    /// assert!(england.has(days_of(2026, 4, 3)), "Good Friday");
    /// // Boxing Day of 2026 is a Saturday.
    /// assert!(england.has(days_of(2026, 12, 28)));
    /// assert!(!england.has(days_of(2026, 12, 29)));
    /// assert!(Holidays::read("Christmas").is_err());
    /// ```
    ///
    /// # Errors
    /// Says which is none.
    pub fn read(text: &str) -> Result<Self, Said> {
        let words = text.split(|c: char| c == ',' || c.is_whitespace());
        let words = words.filter(|word| !word.is_empty());
        words.map(holiday).collect::<Result<_, _>>().map(Self)
    }

    /// These and others.
    #[must_use]
    pub fn and(&self, others: &Self) -> Self {
        Self(self.0.iter().chain(&others.0).copied().collect())
    }

    /// Whether none is known.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a day, counted from the first of 1970, is a holiday.
    #[must_use]
    pub fn has(&self, day: i64) -> bool {
        self.is_named(day) || self.is_made_up_for(day)
    }

    fn is_named(&self, day: i64) -> bool {
        let (year, month, date) = date_of(day);
        self.0.iter().any(|one| match *one {
            Holiday::On(that) => that == day,
            Holiday::Every {
                month: that,
                day: number,
                ..
            } => (that, number) == (month, date),
            Holiday::Easter(after) => easter(year) + after == day,
            Holiday::Monday { month: that, nth } => {
                that == month && monday(year, month, nth) == day
            }
        })
    }

    /// Those of the days before it that fell on a weekend take the next days that are free of their own.
    fn is_made_up_for(&self, day: i64) -> bool {
        if weekday(day) > 4 || self.is_named(day) {
            return false;
        }
        // So many weekend days as lie behind it, and working days between, in this week and the last.
        let mut owed = 0_u32;
        for earlier in day - 9..day {
            let moves = self.0.iter().filter(|one| {
                let (_, month, date) = date_of(earlier);
                matches!(one, Holiday::Every { month: that, day, moves: true } if (*that, *day) == (month, date))
            });
            let moves = u32::try_from(moves.count()).unwrap_or(0);
            if weekday(earlier) > 4 {
                owed += moves;
            } else if !self.is_named(earlier) {
                owed = owed.saturating_sub(1);
            }
        }
        owed > 0
    }
}

fn holiday(word: &str) -> Result<Holiday, Said> {
    known(word).ok_or_else(|| {
        said!(
            "holiday-unknown",
            "{what} is no holiday; write a day as 2026-05-08, every year as 12-25 (12-25+ if it is made up for after a weekend), easter-2, monday-1-05 or monday-last-08",
            what = quoted(word)
        )
    })
}

fn known(word: &str) -> Option<Holiday> {
    if let Some(rest) = word.strip_prefix("easter") {
        let after: i64 = match rest {
            "" => 0,
            _ if rest.starts_with(['+', '-']) => rest.parse().ok()?,
            _ => return None,
        };
        return (-60..=80)
            .contains(&after)
            .then_some(Holiday::Easter(after));
    }
    if let Some(rest) = word.strip_prefix("monday-") {
        let (nth, month) = rest.split_once('-')?;
        let nth = match nth {
            "last" => 0,
            _ => nth.parse().ok().filter(|nth| (1..=4).contains(nth))?,
        };
        let month = two(month).filter(|month| (1..=12).contains(month))?;
        return Some(Holiday::Monday { month, nth });
    }
    let (plain, moves) = match word.strip_suffix('+') {
        Some(plain) => (plain, true),
        None => (word, false),
    };
    let parts: Vec<&str> = plain.split('-').collect();
    match parts[..] {
        [month, day] => {
            let (month, day) = (two(month)?, two(day)?);
            // A leap year has all days that there are.
            let sound = date_of(days_of(2024, month, day)) == (2024, month, day);
            ((1..=12).contains(&month) && sound).then_some(Holiday::Every { month, day, moves })
        }
        [year, month, day] if !moves && year.len() == 4 => {
            let (year, month, day) = (year.parse().ok()?, two(month)?, two(day)?);
            let known = (1970..=9999).contains(&year) && (1..=12).contains(&month);
            let on = days_of(year, month, day);
            (known && date_of(on) == (year, month, day)).then_some(Holiday::On(on))
        }
        _ => None,
    }
}

/// A number of two digits.
fn two(text: &str) -> Option<i64> {
    let sound = text.len() == 2 && text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|_| sound)
}

/// 0 for Monday. The first day of 1970 was a Thursday.
const fn weekday(day: i64) -> i64 {
    (day + 3).rem_euclid(7)
}

/// Whether a day is a Saturday or Sunday.
#[must_use]
pub const fn is_weekend(day: i64) -> bool {
    weekday(day) > 4
}

const fn monday(year: i64, month: i64, nth: i64) -> i64 {
    let (first, weeks) = match (nth, month) {
        (0, 12) => (days_of(year + 1, 1, 1), -1),
        (0, _) => (days_of(year, month + 1, 1), -1),
        _ => (days_of(year, month, 1), nth - 1),
    };
    first + (7 - weekday(first)) % 7 + 7 * weeks
}

/// Easter Sunday of the Gregorian calendar.
const fn easter(year: i64) -> i64 {
    // The full moon of spring by its place in the cycle of nineteen years, with the corrections of the centuries, then the Sunday after it.
    let golden = year % 19;
    let century = year / 100;
    let moon = (century - century / 4 - (8 * century + 13) / 25 + 19 * golden + 15) % 30;
    let late = moon / 28 * (1 - (29 / (moon + 1)) * ((21 - golden) / 11));
    let full = moon - late;
    let sunday = (year + year / 4 + full + 2 - century + century / 4) % 7;
    let after = full - sunday;
    let month = 3 + (after + 40) / 44;
    days_of(year, month, after + 28 - 31 * (month / 4))
}

/// Days since 1970 of a date of the Gregorian calendar.
#[must_use]
pub const fn days_of(year: i64, month: i64, day: i64) -> i64 {
    // Years that begin in March, so that the leap day is the last of its year.
    let year = if month <= 2 { year - 1 } else { year };
    let month = (month + 9) % 12;
    365 * year + year.div_euclid(4) - year.div_euclid(100)
        + year.div_euclid(400)
        + (month * 306 + 5) / 10
        + day
        - 1
        - 719_468
}

/// The date of a day since 1970: year, month, day.
#[must_use]
pub const fn date_of(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let mut year = (10_000 * days + 14_780).div_euclid(3_652_425);
    let mut rest = days - days_of(year, 3, 1) - 719_468;
    if rest < 0 {
        year -= 1;
        rest = days - days_of(year, 3, 1) - 719_468;
    }
    let month = (100 * rest + 52) / 3060;
    let date = rest - (month * 306 + 5) / 10 + 1;
    (year + (month + 2) / 12, (month + 2) % 12 + 1, date)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn easter_of_known_years() {
        for (year, month, day) in [
            (1981, 4, 19),
            (2000, 4, 23),
            (2008, 3, 23),
            (2024, 3, 31),
            (2025, 4, 20),
            (2026, 4, 5),
            (2038, 4, 25),
            (2049, 4, 18),
        ] {
            assert_eq!(date_of(easter(year)), (year, month, day));
            assert_eq!(weekday(easter(year)), 6);
        }
    }

    #[test]
    fn days_that_are_made_up_for() {
        let all = Holidays::read("12-25+, 12-26+ 01-01+").unwrap();
        // 2021: Christmas on a Saturday, Boxing Day on a Sunday: Monday and Tuesday.
        for (day, free) in [(27, true), (28, true), (29, false)] {
            assert_eq!(all.has(days_of(2021, 12, day)), free, "{day}");
        }
        // 2022: Christmas on a Sunday, Boxing Day on Monday: Tuesday.
        for (day, free) in [(26, true), (27, true), (28, false)] {
            assert_eq!(all.has(days_of(2022, 12, day)), free, "{day}");
        }
        // New Year 2023 on a Sunday.
        assert!(all.has(days_of(2023, 1, 2)) && !all.has(days_of(2023, 1, 3)));
        assert!(!all.has(days_of(2024, 1, 2)));
    }

    #[test]
    fn mondays() {
        let all = Holidays::read("monday-1-05 monday-last-05 monday-last-12").unwrap();
        assert!(all.has(days_of(2026, 5, 4)) && all.has(days_of(2026, 5, 25)));
        assert!(all.has(days_of(2026, 12, 28)) && !all.has(days_of(2026, 5, 11)));
    }

    #[test]
    fn what_is_no_holiday() {
        for wrong in [
            "x",
            "13-01",
            "02-30",
            "2026-02-29",
            "2026-05-08+",
            "1-1",
            "easter2",
            "easter+100",
            "monday-5-05",
            "monday-1-13",
            "monday-1",
            "+",
            "-",
            "12-25-",
            "äö",
        ] {
            assert!(Holidays::read(wrong).is_err(), "{wrong}");
        }
        assert!(Holidays::read("02-29, ,").is_ok());
        assert!(Holidays::read("").unwrap().is_empty());
    }
}
