//! Moments as entries write them: ISO 8601 with the offset from UTC. The crate has no clock; every moment comes from
//! the log or from whoever asks.

use openroom_said::{Said, quoted, remedied, said};
use openroom_scoring::federation::{Holidays, date_of, days_of, is_weekend};
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A moment, with the offset of the place where it was written down.
///
/// ```
/// use openroom_tournament::Time;
///
/// let seven: Time = "2026-05-14T19:00:00+01:00".parse().unwrap();
/// assert_eq!(seven.plus_minutes(20).to_string(), "2026-05-14T19:20:00+01:00");
/// assert!("14 May".parse::<Time>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Time {
    /// Seconds since the first moment of 1970 in UTC.
    seconds: i64,
    /// Minutes east of UTC.
    offset: i16,
}

const DAY: i64 = 24 * 60 * 60;

/// A text that is no moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoTime;

impl NoTime {
    /// As a sentence.
    pub(crate) fn said(&self) -> Said {
        said!(
            "written-moment",
            "write a time as 2026-05-14T19:00:00+01:00, or with Z for UTC"
        )
    }
}

impl fmt::Display for NoTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl std::error::Error for NoTime {}

impl Time {
    /// The moment so many seconds after the first of 1970, written in UTC.
    #[must_use]
    pub const fn of_utc(seconds: i64) -> Self {
        Self { seconds, offset: 0 }
    }

    /// Seconds since the first moment of 1970 in UTC.
    #[must_use]
    pub const fn seconds(self) -> i64 {
        self.seconds
    }

    /// Whether it comes after the other, wherever both were written.
    #[must_use]
    pub const fn is_after(self, other: Self) -> bool {
        self.seconds > other.seconds
    }

    /// The later of the two.
    #[must_use]
    pub const fn later(self, other: Self) -> Self {
        if other.seconds > self.seconds {
            other
        } else {
            self
        }
    }

    /// The earlier of the two.
    #[must_use]
    pub const fn earlier(self, other: Self) -> Self {
        if other.seconds < self.seconds {
            other
        } else {
            self
        }
    }

    /// So many minutes later.
    #[must_use]
    pub const fn plus_minutes(self, minutes: i64) -> Self {
        self.plus_seconds(minutes.saturating_mul(60))
    }

    /// So many seconds later.
    #[must_use]
    pub const fn plus_seconds(self, seconds: i64) -> Self {
        Self {
            seconds: self.seconds.saturating_add(seconds),
            offset: self.offset,
        }
    }

    /// That hour of the n-th working day after this day, in the same place; Saturdays, Sundays and public holidays are none (White Book
    /// 146).
    #[must_use]
    pub fn working_days_later(self, days: u32, hour: u32, holidays: &Holidays) -> Self {
        let mut day = self.local().div_euclid(DAY);
        let mut left = days;
        while left > 0 {
            day += 1;
            if !is_weekend(day) && !holidays.has(day) {
                left -= 1;
            }
        }
        Self {
            seconds: day * DAY + i64::from(hour) * 3600 - i64::from(self.offset) * 60,
            offset: self.offset,
        }
    }

    const fn local(self) -> i64 {
        self.seconds + self.offset as i64 * 60
    }
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let local = self.local();
        let (year, month, day) = date_of(local.div_euclid(DAY));
        let second = local.rem_euclid(DAY);
        write!(
            f,
            "{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}",
            second / 3600,
            second / 60 % 60,
            second % 60
        )?;
        match self.offset {
            0 => f.write_str("Z"),
            offset => {
                let sign = if offset < 0 { '-' } else { '+' };
                let offset = offset.unsigned_abs();
                write!(f, "{sign}{:02}:{:02}", offset / 60, offset % 60)
            }
        }
    }
}

impl FromStr for Time {
    type Err = NoTime;

    fn from_str(text: &str) -> Result<Self, NoTime> {
        let (date, rest) = text.split_once('T').ok_or(NoTime)?;
        let [year, month, day] = numbers(date, '-')?[..] else {
            return Err(NoTime);
        };
        let at = rest.find(['Z', '+', '-']).ok_or(NoTime)?;
        let (clock, zone) = rest.split_at(at);
        let (hour, minute, second) = match numbers(clock, ':')?[..] {
            [hour, minute] => (hour, minute, 0),
            [hour, minute, second] => (hour, minute, second),
            _ => return Err(NoTime),
        };
        let offset = match zone.split_at(1) {
            ("Z", "") => 0,
            (sign, zone) => {
                let [hours, minutes] = numbers(zone, ':')?[..] else {
                    return Err(NoTime);
                };
                if hours > 14 || minutes > 59 {
                    return Err(NoTime);
                }
                let offset = hours * 60 + minutes;
                if sign == "-" { -offset } else { offset }
            }
        };
        let known = (1970..=9999).contains(&year)
            && (1..=12).contains(&month)
            && (1..=31).contains(&day)
            && hour < 24
            && minute < 60
            && second < 60;
        let days = days_of(year, month, day);
        if !known || date_of(days) != (year, month, day) {
            return Err(NoTime);
        }
        Ok(Self {
            seconds: days * DAY + hour * 3600 + minute * 60 + second - offset * 60,
            offset: i16::try_from(offset).map_err(|_| NoTime)?,
        })
    }
}

/// Numbers of digits alone; the first of a date has four, all others two.
fn numbers(text: &str, between: char) -> Result<Vec<i64>, NoTime> {
    text.split(between)
        .enumerate()
        .map(|(i, part)| {
            let digits = if between == '-' && i == 0 { 4 } else { 2 };
            let sound = part.len() == digits && part.bytes().all(|b| b.is_ascii_digit());
            part.parse().ok().filter(|_| sound).ok_or(NoTime)
        })
        .collect()
}

impl Serialize for Time {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Time {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|no_time: NoTime| {
            let problem = said!(
                "written-no-moment",
                "{what} is not a time",
                what = quoted(&text)
            );
            serde::de::Error::custom(remedied(&problem, &no_time.said()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn time(text: &str) -> Time {
        text.parse().unwrap()
    }

    #[test]
    fn every_day_of_four_centuries_is_written_and_read() {
        for days in 0..200_000 {
            let (year, month, day) = date_of(days);
            assert_eq!(days_of(year, month, day), days);
        }
        assert_eq!(date_of(0), (1970, 1, 1));
        assert_eq!(date_of(20_772), (2026, 11, 15));
    }

    #[test]
    fn texts() {
        for text in [
            "2026-11-15T11:02:03Z",
            "2024-02-29T23:59:59+05:30",
            "1999-12-31T00:00:00-08:00",
        ] {
            assert_eq!(time(text).to_string(), text);
        }
        assert_eq!(
            time("2026-11-15T11:02Z").to_string(),
            "2026-11-15T11:02:00Z"
        );
        for wrong in [
            "",
            "2026",
            "2026-02-29T00:00Z",
            "2026-01-01T24:00Z",
            "2026-01-01T00:00",
            "2026-1-1T00:00Z",
            "2026-01-01T00:00+1:00",
            "T",
            "äT",
        ] {
            assert_eq!(wrong.parse::<Time>(), Err(NoTime), "{wrong}");
        }
        assert_eq!(
            time("2026-11-15T12:00:00+01:00").seconds(),
            time("2026-11-15T11:00:00Z").seconds()
        );
    }

    #[test]
    fn working_days() {
        // A Sunday: Monday is the first working day, Tuesday the second.
        let sunday = time("2026-11-15T18:00:00+01:00");
        let none = Holidays::default();
        assert_eq!(
            sunday.working_days_later(2, 17, &none).to_string(),
            "2026-11-17T17:00:00+01:00"
        );
        let friday = time("2026-11-13T23:30:00-05:00");
        assert_eq!(
            friday.working_days_later(2, 17, &none).to_string(),
            "2026-11-17T17:00:00-05:00"
        );
        // Thursday, then Good Friday, the weekend and Easter Monday: Tuesday is the first, Wednesday the second.
        let easter = Holidays::read("easter-2, easter+1").unwrap();
        let thursday = time("2026-04-02T22:00:00+01:00");
        assert_eq!(
            thursday.working_days_later(2, 17, &easter).to_string(),
            "2026-04-08T17:00:00+01:00"
        );
    }
}
