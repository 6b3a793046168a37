//! Moments and days as people of a language write them. A moment is read here from its text, so that a phone, which knows no events,
//! tells it as the server does.

use std::ops::RangeInclusive;

use crate::words::{Message, Words};

impl Words {
    /// A day, `2026-05-14`, as people of the language write it.
    #[must_use]
    pub fn day(&self, text: &str) -> String {
        let part = |from: usize, to: usize| text.get(from..to).unwrap_or_default().to_owned();
        let args = [
            ("year", part(0, 4).into()),
            ("month", part(5, 7).into()),
            ("day", part(8, 10).into()),
        ];
        self.tell(Message::DayAlone, args)
    }

    /// A moment as people of the language write it, by the clock of the place where it was written down.
    #[cfg(feature = "club")]
    #[must_use]
    pub fn moment(&self, time: openroom_tournament::Time) -> String {
        let text = time.to_string();
        self.moment_of(&text).unwrap_or(text)
    }

    /// The same of its text, `2026-05-14T19:00:00+01:00`; what the server writes down ends with `Z` and is told as such. Nothing if it is
    /// the text of something else.
    #[must_use]
    pub fn moment_of(&self, text: &str) -> Option<String> {
        let Moment { date, clock, utc } = read(text)?;
        let [year, month, day] = date;
        // Seconds are told where there are any.
        let clock = match clock.get(5..) {
            Some(":00") => &clock[..5],
            _ => clock,
        };
        let args = [
            ("year", year.into()),
            ("month", month.into()),
            ("day", day.into()),
            ("time", clock.into()),
        ];
        Some(match utc {
            true => self.tell(Message::MomentUtc, args),
            false => self.tell(Message::Moment, args),
        })
    }
}

/// The parts of a moment, as they were written.
struct Moment<'t> {
    date: [&'t str; 3],
    clock: &'t str,
    utc: bool,
}

fn read(text: &str) -> Option<Moment<'_>> {
    let (date, rest) = text.split_once('T')?;
    let (clock, zone) = rest.split_at(rest.find(['Z', '+', '-'])?);
    let date = <[&str; 3]>::try_from(date.split('-').collect::<Vec<_>>()).ok()?;
    let [year, month, day] = date;
    let year = figure(year, 4, 1970..=9999)?;
    let month = figure(month, 2, 1..=12)?;
    figure(day, 2, 1..=days_of(year, month))?;
    let mut parts = clock.split(':');
    figure(parts.next()?, 2, 0..=23)?;
    figure(parts.next()?, 2, 0..=59)?;
    if let Some(seconds) = parts.next() {
        figure(seconds, 2, 0..=59)?;
    }
    let over = parts.next().is_none();
    over.then_some(Moment {
        date,
        clock,
        utc: is_utc(zone)?,
    })
}

/// Whether a place has the clock of UTC; nothing for what is no place.
fn is_utc(zone: &str) -> Option<bool> {
    if zone == "Z" {
        return Some(true);
    }
    // The reader of events takes a Z for a sign too.
    let (hours, minutes) = zone.strip_prefix(['+', '-', 'Z'])?.split_once(':')?;
    let hours = figure(hours, 2, 0..=14)?;
    let minutes = figure(minutes, 2, 0..=59)?;
    Some(hours == 0 && minutes == 0)
}

fn figure(text: &str, digits: usize, within: RangeInclusive<u32>) -> Option<u32> {
    let sound = text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| sound)?;
    within.contains(&number).then_some(number)
}

const fn days_of(year: u32, month: u32) -> u32 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

#[cfg(all(test, feature = "club"))]
mod tests {
    use super::*;
    use crate::words::Language;
    use openroom_tournament::Time;

    #[test]
    fn a_text_is_a_moment_here_if_it_is_one_in_an_event() {
        let words = Words::new(Language::Romanian);
        let held = |text: &str| {
            let time = text.parse::<Time>().ok().map(|time| words.moment(time));
            assert_eq!(words.moment_of(text), time, "{text}");
        };
        let moments = [
            "2026-05-14T19:00:00+01:00",
            "2026-05-14T19:00:05Z",
            "2026-05-14T19:00Z",
            "2024-02-29T23:59:59-05:30",
            "2026-02-28T00:00:00+00:00",
            "2000-02-29T00:00:00+14:59",
            "1900-02-28T00:00:00Z",
            "2026-05-14T19:00:00:00Z",
            "2026-05-14T19Z",
            "2026-05T19:00Z",
            "+026-05-14T19:00Z",
            "",
            "T",
            "äT",
        ];
        // Each of them, and with each of its letters as another one.
        for text in moments {
            held(text);
            for (at, letter) in text.char_indices() {
                for other in ['0', '1', '2', '3', '6', '9', '-', ':', '+', 'Z', 'T', 'é'] {
                    let rest = &text[at + letter.len_utf8()..];
                    held(&format!("{}{other}{rest}", &text[..at]));
                    held(&format!("{}{other}{}", &text[..at], &text[at..]));
                }
                held(&text[..at]);
            }
        }
    }
}
