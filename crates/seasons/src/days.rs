//! Days and moments as a file writes them: `2026-03-07`, `2026-03-07T19:30`. They are compared and counted, nothing more: no
//! season needs to know where the sun stands.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    year: i32,
    month: u8,
    day: u8,
}

impl Day {
    /// How many days lie between the first of March of the year 0 and this day.
    #[must_use]
    pub const fn number(self) -> i64 {
        // Years begin in March, so that the day that comes now and then is the last.
        let month = (self.month as i64 + 9) % 12;
        let year = self.year as i64 - month / 10;
        365 * year + year.div_euclid(4) - year.div_euclid(100)
            + year.div_euclid(400)
            + (month * 306 + 5) / 10
            + self.day as i64
            - 1
    }

    const fn length(year: i32, month: u8) -> u8 {
        match month {
            4 | 6 | 9 | 11 => 30,
            2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
            2 => 28,
            _ => 31,
        }
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Day {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text} is not a day; write 2026-03-07");
        let shape = text.len() == 10 && text.is_ascii();
        let mut parts = text.split('-');
        let mut part = || parts.next().and_then(|part| part.parse::<u16>().ok());
        let (Some(year), Some(month), Some(day), true) = (part(), part(), part(), shape) else {
            return Err(wrong());
        };
        let (year, month, day) = (i32::from(year), u8::try_from(month), u8::try_from(day));
        let (Ok(month), Ok(day)) = (month, day) else {
            return Err(wrong());
        };
        match (1..=12).contains(&month) && (1..=Self::length(year, month)).contains(&day) {
            true => Ok(Self { year, month, day }),
            false => Err(wrong()),
        }
    }
}

/// A moment of a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment {
    /// The day.
    pub day: Day,
    /// Minutes since its beginning.
    pub minute: u16,
}

impl Moment {
    /// Minutes since a moment long ago, to be compared with others.
    #[must_use]
    pub const fn minutes(self) -> i64 {
        self.day.number() * 1440 + self.minute as i64
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}T{:02}:{:02}",
            self.day,
            self.minute / 60,
            self.minute % 60
        )
    }
}

impl FromStr for Moment {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text} is not a moment; write 2026-03-07T19:30");
        let (day, time) = text.split_once(['T', ' ']).ok_or_else(wrong)?;
        let (hour, minute) = time.split_once(':').ok_or_else(wrong)?;
        let read = hour.parse::<u16>().ok().zip(minute.parse::<u16>().ok());
        let (hour, minute) = read
            .filter(|&(hour, minute)| hour < 24 && minute < 60)
            .ok_or_else(wrong)?;
        Ok(Self {
            day: day.parse()?,
            minute: hour * 60 + minute,
        })
    }
}

macro_rules! as_text {
    ($name:ident) => {
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

as_text!(Day);
as_text!(Moment);

#[cfg(test)]
mod tests {
    use super::Day;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    #[test]
    fn days_are_counted() {
        for (from, to, days) in [
            ("2026-01-01", "2026-01-02", 1),
            ("2026-02-28", "2026-03-01", 1),
            ("2028-02-28", "2028-03-01", 2),
            ("2026-12-31", "2027-01-01", 1),
            ("2000-01-01", "2026-01-01", 9497),
        ] {
            assert_eq!(day(to).number() - day(from).number(), days, "{from} {to}");
        }
        for wrong in ["2026-02-29", "2026-13-01", "2026-1-1", "heute"] {
            assert!(wrong.parse::<Day>().is_err(), "{wrong}");
        }
    }
}
