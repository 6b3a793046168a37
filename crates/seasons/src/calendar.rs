//! A programme as a file for calendars (iCalendar).

use std::fmt::Write as _;

use crate::days::Moment;
use crate::season::{PlannedSession, Season};

/// The programme as a calendar; nothing for a season without one. Moments have no place on the globe: they are those of the clock on the wall.
#[must_use]
pub fn calendar(season: &Season) -> Option<String> {
    let programme = season.programme.as_ref()?;
    let mut out = String::new();
    let mut line = |text: &str| folded(&mut out, text);
    line("BEGIN:VCALENDAR");
    line("VERSION:2.0");
    line("PRODID:-//Openroom//Programme//EN");
    for (at, session) in programme.sessions.iter().enumerate() {
        for text in entry(&season.season, at, session) {
            line(&text);
        }
    }
    line("END:VCALENDAR");
    Some(out)
}

fn entry(season: &str, at: usize, session: &PlannedSession) -> Vec<String> {
    let letters = season.chars().filter(char::is_ascii_alphanumeric);
    let id: String = letters.collect::<String>().to_lowercase();
    let mut lines = vec![
        "BEGIN:VEVENT".to_owned(),
        format!("UID:{id}-{}-{}@openroom", at + 1, stamp(session.from)),
        // Nobody knows here when it was written; the day of the session will do.
        format!("DTSTAMP:{}Z", stamp(session.from)),
        format!("DTSTART:{}", stamp(session.from)),
        format!("DTEND:{}", stamp(session.to)),
        format!(
            "SUMMARY:{}",
            escaped(&format!("{season}: {}", session.session))
        ),
        format!("LOCATION:{}", escaped(&session.room)),
    ];
    if let Some(note) = &session.note {
        lines.push(format!("DESCRIPTION:{}", escaped(note)));
    }
    lines.push("END:VEVENT".to_owned());
    lines
}

fn stamp(at: Moment) -> String {
    let day = at.day.to_string().replace('-', "");
    format!("{day}T{:02}{:02}00", at.minute / 60, at.minute % 60)
}

fn escaped(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        match letter {
            '\\' | ';' | ',' => {
                out.push('\\');
                out.push(letter);
            }
            '\n' => out.push_str("\\n"),
            letter if letter.is_control() => {}
            letter => out.push(letter),
        }
    }
    out
}

/// A line of at most 75 bytes; what is longer goes on in the next one after a space.
fn folded(out: &mut String, text: &str) {
    let mut length = 0;
    for letter in text.chars() {
        if length + letter.len_utf8() > 75 {
            out.push_str("\r\n ");
            length = 1;
        }
        let _ = write!(out, "{letter}");
        length += letter.len_utf8();
    }
    out.push_str("\r\n");
}
