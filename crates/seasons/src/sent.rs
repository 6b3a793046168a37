//! What a place has sent: the log of an event, an event file, or the file of another program.

use openroom_formats::convert::{self, Format};
use openroom_formats::event::{Dealt, EventFile};
use openroom_formats::{Fault, first_faults};
use openroom_said::{Said, said};
use openroom_scoring::event::Event;
use openroom_scoring::event_file::{self, EventErrors};
use openroom_tournament::Tournament;
use openroom_tournament::log::{self, ReplayError};

/// What a place has sent: results, and the hands as far as they are known.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Sent {
    /// The results, as an event that can be scored.
    pub event: Event,
    /// The hands.
    pub hands: Vec<Dealt>,
}

impl Sent {
    /// What the log of an event gives.
    #[must_use]
    pub fn of(event: &Tournament) -> Self {
        let sessions = &event.state().sessions;
        let several = sessions.len() > 1;
        let mut hands = Vec::new();
        for (number, session) in (1_u32..).zip(sessions) {
            hands.extend(session.deals.iter().map(|(&board, &deal)| Dealt {
                board,
                deal,
                session: several.then_some(number),
            }));
        }
        Self {
            event: event.scorable(None).event,
            hands,
        }
    }

    /// As an event file that [`sent`] reads.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = event_file::write(&self.event);
        if !self.hands.is_empty() {
            text.push_str("deals:\n");
        }
        for dealt in &self.hands {
            // Data of ours is always JSON, which is YAML.
            let dealt = serde_json::to_string(dealt).unwrap_or_default();
            text.push_str(&format!("- {dealt}\n"));
        }
        text
    }
}

/// Why what a place has sent cannot be taken.
#[derive(Debug, Clone, PartialEq)]
pub enum NotTaken {
    /// The log of an event is not sound.
    Log(ReplayError),
    /// The event file is not sound.
    File(EventErrors),
    /// The file of another program cannot be read.
    Other(Vec<Fault>),
    /// It has no results.
    Empty,
}

impl NotTaken {
    /// Why, in words; a log is told by those who know its acts.
    #[must_use]
    pub fn said(&self) -> Option<Said> {
        match self {
            Self::Log(_) => None,
            Self::File(errors) => Some(said!("fault-all", "{faults}", faults = errors.said())),
            Self::Other(faults) => Some(first_faults(faults)),
            Self::Empty => Some(said!(
                "venue-no-results",
                "there are no results of boards in this file; send the log of the event, its event file or a USEBIO file"
            )),
        }
    }
}

/// The results that a place has sent.
///
/// # Errors
/// Why they cannot be taken.
pub fn sent(text: &str) -> Result<Sent, NotTaken> {
    let first = text
        .trim_start_matches('\u{feff}')
        .lines()
        .map(str::trim_start)
        .find(|line| !line.is_empty() && !line.starts_with('#'));
    let made = match first.and_then(|line| line.chars().next()) {
        Some('-' | '[') => {
            let event = log::replay(text, None).map_err(NotTaken::Log)?;
            Sent::of(&event)
        }
        Some('<') => {
            let made = convert::bytes(text.as_bytes(), Format::Usebio, Format::Yaml);
            let made = made.map_err(NotTaken::Other)?;
            of_file(&made.text)?
        }
        Some(_) => of_file(text)?,
        None => return Err(NotTaken::Empty),
    };
    match made.event.results.is_empty() {
        true => Err(NotTaken::Empty),
        false => Ok(made),
    }
}

fn of_file(text: &str) -> Result<Sent, NotTaken> {
    let event = event_file::read(text).map_err(NotTaken::File)?;
    let file = EventFile::read(text).map_err(|fault| NotTaken::Other(vec![fault]))?;
    Ok(Sent {
        event,
        hands: file.deals,
    })
}
