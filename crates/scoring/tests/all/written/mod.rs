//! Reading an event with a second look: what is written of it is read as the same event, and scores the same.

use openroom_scoring::event::Event;
use openroom_scoring::event_file::{self, EventErrors};
use openroom_scoring::score_event;

/// Reads an event, and holds that it is the same when it has been written.
pub fn read(text: &str) -> Result<Event, EventErrors> {
    let event = event_file::read(text)?;
    same_when_written(&event);
    Ok(event)
}

/// What is written is read as the same event.
pub fn same_when_written(event: &Event) {
    let file = event_file::write(event);
    let again = event_file::read(&file).unwrap_or_else(|errors| panic!("{errors}\n{file}"));
    assert_eq!(
        without_lines(again.clone()),
        without_lines(event.clone()),
        "{file}"
    );
    assert_eq!(score_event(&again).ok(), score_event(event).ok(), "{file}");
}

/// Where something stood in a file is no part of the event.
fn without_lines(mut event: Event) -> Event {
    event.results.iter_mut().for_each(|result| result.line = 0);
    event.matches.iter_mut().for_each(|note| note.line = 0);
    event.withdrawals.iter_mut().for_each(|gone| gone.line = 0);
    event
}
