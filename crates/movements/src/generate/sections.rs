//! Several sections, and all tables on the same boards.

use super::made::{NotMade, impossible, proved, set};
use crate::check::check;
use crate::movement::{Movement, Seats};
use crate::section::{MOST_SECTIONS, section_name};
use openroom_said::said;

/// One event of several sections: each plays its own movement with its own boards, numbered alike.
/// Contestants are numbered on from one section to the next.
///
/// # Errors
/// If they are not of one kind, or are too many.
pub fn sections(parts: &[Movement]) -> Result<Movement, NotMade> {
    let Some(first) = parts.first() else {
        return impossible(said!(
            "made-event-has-least-one-section",
            "an event must have at least one section"
        ));
    };
    if parts.len() > MOST_SECTIONS {
        return impossible(said!(
            "made-too-many-sections",
            "there can be no more than {most} sections: they are named A to Z and AA to ZZ",
            most = MOST_SECTIONS
        ));
    }
    if parts.iter().any(|part| part.entrants != first.entrants) {
        return impossible(said!(
            "made-all-sections-pairs-or-all",
            "all sections must be of the same type: pairs, players or teams"
        ));
    }
    let mut whole = first.clone();
    whole.name = format!("{} sections: {}", parts.len(), names(parts));
    whole.contestants = 0;
    whole.rounds.clear();
    for (name, part) in (0..).map_while(section_name).zip(parts) {
        let before = whole.contestants;
        for (r, round) in part.rounds.iter().enumerate() {
            if whole.rounds.len() <= r {
                whole.rounds.push(crate::movement::Round::default());
            }
            for table in &round.tables {
                let mut table = table.clone();
                table.section = Some(name.clone());
                match &mut table.seats {
                    Seats::Sides { ns, ew } => {
                        for side in [ns, ew] {
                            *side = side.map(|who| who + before);
                        }
                    }
                    Seats::Players { n, e, s, w } => {
                        for seat in [n, e, s, w] {
                            *seat += before;
                        }
                    }
                }
                whole.rounds[r].tables.push(table);
            }
        }
        whole.contestants += part.contestants;
        whole.copies = whole.copies.max(part.copies);
        whole.meetings = whole.meetings.max(part.meetings);
        whole.partnerships = whole.partnerships.max(part.partnerships);
    }
    proved(whole)
}

/// What the sections play: one name if all play the same, else each with the number of sections that play it one after the other.
fn names(parts: &[Movement]) -> String {
    let runs: Vec<String> = parts
        .chunk_by(|a, b| a.name == b.name)
        .map(|run| match run.len() {
            1 => run[0].name.clone(),
            many => format!("{many} x {}", run[0].name),
        })
        .collect();
    match &runs[..] {
        [_] => parts[0].name.clone(),
        _ => runs.join(" + "),
    }
}

/// The same movement with all tables on the same boards in each round, so that the standing is known after each.
///
/// # Errors
/// If a round has tables with unequal numbers of boards.
pub fn barometer(movement: &Movement) -> Result<Movement, NotMade> {
    let mut same = movement.clone();
    same.name = format!("Barometer: {}", movement.name);
    let mut per_round = movement
        .rounds
        .iter()
        .flat_map(|round| &round.tables)
        .map(|table| table.boards.0.len() as u32);
    let Some(boards) = per_round.next() else {
        return impossible(said!("made-nothing-played", "nothing is played"));
    };
    if per_round.any(|other| other != boards) {
        return impossible(said!(
            "made-barometer-needs-same-number-boards",
            "a barometer needs the same number of boards at every table"
        ));
    }
    for (r, round) in (0..).zip(&mut same.rounds) {
        for table in &mut round.tables {
            table.boards = set(r, boards);
            table.shares.clear();
        }
    }
    same.copies = u32::MAX;
    same.copies = check(&same).figures.copies as u32;
    proved(same)
}
