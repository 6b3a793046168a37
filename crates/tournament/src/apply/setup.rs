//! The event, its regulations, its staff.

use openroom_laws::law;
use openroom_scoring::event::Event;
use openroom_scoring::event_file::{self, EventErrors};

use super::Act;
use crate::entry::{Created, Noted, Regulated, Staffed, Varied};
use crate::refusal::{Done, Refused};
use crate::regulations::{Layer, Regulations};
use crate::said::{quoted, said};
use crate::state::{Session, State, Variation};
use crate::tree::Tree;
use crate::who::Role;

/// No event has more sessions than this; a larger number is a slip.
const MAX_SESSIONS: u16 = 99;

/// Settings that nobody varies once play has begun.
const LASTING: [&str; 6] = [
    "edition",
    "preset",
    "federation",
    "method",
    "team-of",
    "teams-of-eight",
];

impl State {
    pub(crate) fn create(&mut self, act: &Act, created: &Created) -> Done {
        act.by_one_of(
            self,
            law!("80B2"),
            said!("what-creating-event", "creating an event"),
            said!("who-organiser-or-director", "the Organizer or a Director"),
            |role| role == Role::Organiser || role.is_director(),
        )?;
        if let Some(before) = &self.created {
            return Err(Refused::plain(said!(
                "event-created-already-another",
                "the event {name} has already been created; another event needs its own log",
                name = quoted(&before.name)
            )));
        }
        if created.name.trim().is_empty() {
            return Err(Refused::plain(said!(
                "event-has-name-write",
                "an event must have a name; write `name: ...`"
            )));
        }
        if created.sessions == 0 || created.sessions > MAX_SESSIONS {
            return Err(Refused::plain(said!(
                "event-has-1-sessions",
                "an event must have 1 to {most} sessions",
                most = MAX_SESSIONS
            )));
        }
        self.regulations = Regulations::created(created)
            .map_err(Refused::plain)?
            .into();
        self.created = Some(created.clone());
        Ok(())
    }

    pub(crate) fn regulate(&mut self, act: &Act, regulated: &Regulated) -> Done {
        act.by_one_of(
            self,
            law!("80B2f"),
            said!("what-regulations", "regulations"),
            said!("who-organiser-or-director", "the Organizer or a Director"),
            |role| role == Role::Organiser || role.is_director(),
        )?;
        if self.has_begun() {
            if regulated.layer != Layer::Director || act.by.role != Role::Chief {
                return Err(Refused::white_book(
                    "80.7",
                    said!(
                        "play-has-begun-only",
                        "play has begun: only the Director in charge may now vary regulations, in the layer `director`"
                    ),
                ));
            }
            act.reason(said!("what-variation", "a variation"))?;
            self.check_lasting(regulated)?;
        }
        let Some(created) = &self.created else {
            return Err(Refused::plain(said!(
                "no-event-yet",
                "there is no event yet"
            )));
        };
        self.regulations = self
            .regulations
            .with(created, regulated)
            .map_err(|reason| Refused::law(law!("80B2f"), self.edition(), reason))?
            .into();
        Ok(())
    }

    /// What is played under one edition of the Laws and for one kind of points stays so (78D).
    fn check_lasting(&self, regulated: &Regulated) -> Done {
        let settings = self.regulations.settings();
        let changed = regulated.settings.iter().find(|(key, value)| {
            LASTING.contains(&key.as_str())
                && settings
                    .get(*key)
                    .is_none_or(|before| before.value != **value)
        });
        match changed {
            Some((key, _)) => Err(Refused::law(
                law!("78D"),
                self.edition(),
                said!(
                    "play-has-begun-stays",
                    "play has begun: `{key}` stays as announced; {settings} cannot be varied",
                    key,
                    settings = LASTING.join(", ")
                ),
            )),
            None => Ok(()),
        }
    }

    pub(crate) fn staff(&mut self, act: &Act, staffed: &Staffed) -> Done {
        act.by_one_of(
            self,
            law!("80B2gii"),
            said!("what-appointing-staff", "appointing staff"),
            said!("who-organiser-or-director", "the Organizer or a Director"),
            |role| role == Role::Organiser || role.is_director(),
        )?;
        if staffed.name.trim().is_empty() {
            return Err(Refused::plain(said!(
                "nobody-named-write-name",
                "nobody is named; write `name: ...`"
            )));
        }
        if let Some(number) = staffed
            .plays
            .filter(|who| !self.contestants.contains_key(who))
        {
            return Err(Refused::plain(said!(
                "staff-plays-nobody",
                "there is no contestant {number} for this person to play in",
                number
            )));
        }
        if staffed.plays.is_some() && staffed.plays_not {
            return Err(Refused::plain(said!(
                "staff-plays-or-not",
                "write `plays` or `plays-not`, not both"
            )));
        }
        self.staff.push(staffed.clone());
        Ok(())
    }

    pub(crate) fn vary(&mut self, act: &Act, varied: &Varied) -> Done {
        let chief = |role| role == Role::Chief;
        act.by_one_of(
            self,
            law!("81B1"),
            said!("what-varying-regulation", "varying a regulation"),
            said!("who-director-charge", "the Director in charge"),
            chief,
        )?;
        let why = act.reason(said!("what-variation", "a variation"))?;
        let (Some(rule), Some(change), None) = (&varied.rule, &varied.change, varied.number) else {
            return Err(Refused::plain(said!(
                "variation-says-rule-change",
                "a variation must give `rule` and `change`"
            )));
        };
        self.variations.push(Variation {
            rule: rule.clone(),
            change: change.clone(),
            at: act.at,
            why: why.to_owned(),
            ratified: false,
        });
        Ok(())
    }

    pub(crate) fn ratify(&mut self, act: &Act, varied: &Varied) -> Done {
        let organiser = |role| role == Role::Organiser;
        act.by_one_of(
            self,
            law!("80B2"),
            said!("what-ratifying", "ratifying a variation"),
            said!("who-organiser", "the Organizer"),
            organiser,
        )?;
        let place = varied
            .number
            .and_then(|number| (number as usize).checked_sub(1));
        let found = place.and_then(|place| self.variations.get_mut(place));
        match found {
            Some(variation) => {
                variation.ratified = true;
                Ok(())
            }
            None => Err(Refused::plain(said!(
                "name-variation-by-number",
                "name the variation by its number, 1 to {most}",
                most = self.variations.len()
            ))),
        }
    }

    pub(crate) fn note(&mut self, act: &Act, noted: &Noted) -> Done {
        if noted.text.trim().is_empty() {
            return Err(Refused::plain(said!("note-empty", "the note is empty")));
        }
        self.notes.push((act.at, noted.clone()));
        Ok(())
    }

    pub(crate) fn note_match(&mut self, act: &Act, note: &Tree) -> Done {
        act.by_director(
            self,
            law!("81C4"),
            said!("what-note-match", "a note on a match"),
        )?;
        let mut event = self.entrants();
        let read = event_file::add_match(&mut event, &note.node());
        can_be_scored(read, &event, "matches[0]")?;
        let name = note.get("match").and_then(Tree::text);
        self.matches
            .retain(|other| other.get("match").and_then(Tree::text) != name);
        self.matches.push(note.clone());
        Ok(())
    }

    pub(crate) fn carry_over(&mut self, act: &Act, carried: &Tree) -> Done {
        act.by_one_of(
            self,
            law!("80B2"),
            said!("what-carry-over", "carry-over"),
            said!("who-organiser-or-director", "the Organizer or a Director"),
            |role| role == Role::Organiser || role.is_director(),
        )?;
        let mut event = self.entrants();
        let read = event_file::set_carry_over(&mut event, &carried.node());
        can_be_scored(read, &event, "carry-over")?;
        self.carry_over = Some(carried.clone());
        Ok(())
    }

    pub(super) fn check_session(&self, number: u16) -> Done {
        let count = self.session_count();
        if number == 0 || number > count {
            return Err(Refused::plain(said!(
                "event-has-sessions-none",
                "there is no session {number}; the event has only {count}",
                count,
                number
            )));
        }
        Ok(())
    }

    /// The session, made if it is not there.
    pub(super) fn session_mut(&mut self, number: u16) -> &mut Session {
        let index = usize::from(number.max(1)) - 1;
        if self.sessions.len() <= index {
            self.sessions.resize(index + 1, Session::default());
        }
        &mut self.sessions[index]
    }
}

/// What is passed on to crate `scoring` must be such that it can take it.
fn can_be_scored(read: Result<(), EventErrors>, event: &Event, place: &str) -> Done {
    let placed = |errors: EventErrors| {
        let each = errors.0.into_iter().map(|error| error.within(place));
        EventErrors(each.collect())
    };
    let checked = read.map_err(placed).and_then(|()| event_file::check(event));
    let first = checked.err().and_then(|errors| errors.0.into_iter().next());
    first.map_or(Ok(()), |error| Err(Refused::plain(error.in_place())))
}
