//! The event file of an event: what [`super::read`] makes the same event of.

mod afterwards;
mod pairs;
mod results;
mod scoring;

use std::fmt::Write as _;

use crate::event::{Contestant, Edition, Event};
use crate::words::{DIRECTIONS, EDITIONS, KINDS, STRUCTURES, word_of};
use pairs::{Pairs, in_brackets, list, quoted};

/// Writes an event, one line for each contestant, result and note.
///
/// ```
/// use openroom_scoring::event_file;
/// let text = "results: [{board: 1, ns: 1, ew: 2, contract: 4S, by: N, result: +1, table: 3, lead: H2}]";
/// let written = event_file::write(&event_file::read(text)?);
/// let line = "  - {board: 1, ns: 1, ew: 2, contract: 4S, by: N, tricks: 11, table: 3, lead: H2}";
/// assert!(written.lines().any(|written| written == line), "{written}");
///
/// // Contracts that the Director named stay.
/// let text = "results: [{board: 1, ns: 1, ew: 2, assigned: [[4S N =, 0.6], [4S N -1, 0.4]]}]";
/// let written = event_file::write(&event_file::read(text)?);
/// assert!(written.contains("ns: [[4S N =, 3/5], [4S N -1, 2/5]]"), "{written}");
/// # Ok::<(), openroom_scoring::event_file::EventErrors>(())
/// ```
#[must_use]
pub fn write(event: &Event) -> String {
    let mut out = String::new();
    head(&mut out, event);
    scoring::write(&mut out, event);
    let lines = event.contestants.iter().map(|one| contestant(event, one));
    list(&mut out, "contestants", lines, true);
    let lines = event
        .results
        .iter()
        .map(|result| results::line(event, result));
    list(&mut out, "results", lines, true);
    afterwards::write(&mut out, event);
    out
}

fn head(out: &mut String, event: &Event) {
    let mut pairs = Pairs::new();
    pairs.text("name", &event.name);
    pairs.put("kind", word_of(&KINDS, event.kind));
    pairs.put("structure", word_of(&STRUCTURES, event.structure));
    pairs.text_if("date", event.date.as_ref());
    pairs.text_if("club", event.club.as_ref());
    pairs.text_if("club-id", event.club_id.as_ref());
    pairs.text_if("charge", event.charge.as_ref());
    let _ = writeln!(out, "event: {}", pairs.close());
    if event.edition != Edition::default() {
        let _ = writeln!(out, "edition: {}", word_of(&EDITIONS, event.edition));
    }
}

fn contestant(event: &Event, contestant: &Contestant) -> String {
    let mut pairs = Pairs::new();
    pairs.name("id", &contestant.name);
    if !contestant.players.is_empty() {
        pairs.put(
            "names",
            in_brackets(contestant.players.iter().map(|name| quoted(name))),
        );
    }
    if !contestant.members.is_empty() {
        pairs.put(
            "members",
            in_brackets(contestant.members.iter().map(|number| quoted(number))),
        );
    }
    pairs.text_if("team", contestant.team.as_ref());
    pairs.text_if("stratum", contestant.stratum.as_ref());
    if !contestant.categories.is_empty() {
        let each = contestant.categories.iter().map(|name| quoted(name));
        pairs.put("categories", in_brackets(each));
    }
    if let Some(line) = contestant.line {
        pairs.put("line", word_of(&DIRECTIONS, line));
    }
    // A log may have both, and one of pairs a handicap in IMPs; what does not count is not written, since it could not be read.
    let in_imps = event.has_imp_handicaps();
    if !contestant.handicap.is_zero() && !in_imps {
        pairs.put("handicap", &contestant.handicap);
    }
    if !contestant.imp_handicap.is_zero() && in_imps {
        pairs.put("imp-handicap", &contestant.imp_handicap);
    }
    if let Some(keeps) = contestant.keeps_points {
        pairs.put("keeps-points", keeps);
    }
    pairs.close()
}
