//! Reading an event with a second look: what is written of it is read as the same event, and scores the same.

use openroom_scoring::event::Event;
use openroom_scoring::event_file::{self, EventErrors};
use openroom_scoring::scores::Standing;
use openroom_scoring::{Scores, score_event};

/// Reads an event, and holds that it is the same when it has been written.
pub fn read(text: &str) -> Result<Event, EventErrors> {
    let event = event_file::read(text)?;
    same_when_written(&event);
    Ok(event)
}

/// Reads and scores an event that is sound.
pub fn scored(text: &str) -> (Event, Scores) {
    let event = read(text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let scores = score_event(&event).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    (event, scores)
}

/// The place of a contestant, `=` if it is shared, and its name.
pub fn place(event: &Event, standing: &Standing) -> String {
    let rank = standing.rank;
    let rank = rank.map_or("-".to_owned(), |rank| rank.to_string());
    let tied = if standing.tied { "=" } else { "" };
    let name = &event.contestants[standing.contestant.index()].name;
    format!("{rank}{tied} {name}")
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
