//! The event, its regulations, its staff.

use std::collections::BTreeSet;

use openroom_laws::law;
use openroom_scoring::event::{Event, Method};
use openroom_scoring::event_file::{self, EventErrors};

use super::Act;
use crate::entry::{Announced, CorrectionClass, Created, Noted, Regulated, Staffed, Varied};
use crate::league::told;
use crate::periods::Request;
use crate::refusal::{Done, Refused};
use crate::regulations::{Layer, Regulations};
use crate::said::{quoted, said};
use crate::state::{Meeting, Session, State, Variation};
use crate::time::Time;
use crate::tree::Tree;
use crate::who::Role;

/// A period for corrections is not shorter than this without need (79C1).
pub(crate) const LEAST_MINUTES: u32 = 20;

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
        self.may_regulate(act, regulated.layer)?;
        if self.has_begun() {
            self.check_lasting(regulated)?;
        }
        let Some(created) = &self.created else {
            return Err(Refused::plain(said!(
                "no-event-yet",
                "there is no event yet"
            )));
        };
        let next = self
            .regulations
            .with(created, regulated)
            .map_err(|reason| Refused::law(law!("80B2f"), self.edition(), reason))?;
        if !act.recalled {
            check_consent(act, regulated, &next)?;
        }
        let policy = next.conduct().policy != self.regulations.conduct().policy;
        self.regulations = next.into();
        self.rulebook.changed_settings(act, regulated);
        if policy {
            self.check_cards();
        }
        Ok(())
    }

    /// Who sets regulations, and what may be varied once play has begun (80B2f; White Book 80.7).
    pub(super) fn may_regulate(&self, act: &Act, layer: Layer) -> Done {
        act.by_one_of(
            self,
            law!("80B2f"),
            said!("what-regulations", "regulations"),
            said!("who-organiser-or-director", "the Organizer or a Director"),
            |role| role == Role::Organiser || role.is_director(),
        )?;
        if self.has_begun() {
            if layer != Layer::Director || act.by.role != Role::Chief {
                return Err(Refused::white_book(
                    "80.7",
                    said!(
                        "play-has-begun-only",
                        "play has begun: only the Director in charge may now vary regulations, in the layer `director`"
                    ),
                ));
            }
            act.reason(said!("what-variation", "a variation"))?;
        }
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
        let said = self.said_of_variation(varied)?;
        for one in &said {
            self.announce(act, one)?;
        }
        self.variations.push(Variation {
            rule: rule.clone(),
            change: change.clone(),
            at: act.at,
            why: why.to_owned(),
            ratified: false,
        });
        Ok(())
    }

    /// What the tables are told of a variation: those that are named, or where somebody plays for whose sake it is. A private match is told
    /// to the captain of the others by whoever makes it (White Book 141.2.4).
    fn said_of_variation(&self, varied: &Varied) -> Result<Vec<Announced>, Refused> {
        if let Some(contestant) = varied.contestant {
            self.still_plays(contestant)?;
        }
        let Some(text) = &varied.tell else {
            return match varied.tables.is_empty() {
                true => Ok(Vec::new()),
                false => Err(Refused::plain(said!(
                    "variation-says-what",
                    "write in `tell` what the tables are told"
                ))),
            };
        };
        let mut tables = varied.tables.clone();
        if let (true, Some(contestant)) = (tables.is_empty(), varied.contestant) {
            tables = self.tables_now(varied.session, contestant);
        }
        let at = |table: Option<String>| Announced {
            session: varied.session,
            table,
            text: text.clone(),
        };
        Ok(match tables.is_empty() {
            true => vec![at(None)],
            false => tables.into_iter().map(|table| at(Some(table))).collect(),
        })
    }

    /// The tables at which a contestant sits in the round that is on, or in the first.
    fn tables_now(&self, session: u16, contestant: u32) -> Vec<String> {
        let rounds = self.session(session).map_or(&[][..], |s| &s.rounds[..]);
        let begun = rounds.iter().filter(|round| round.started.is_some());
        let here = rounds.get(begun.count().saturating_sub(1));
        let tables = here.into_iter().flat_map(|round| round.tables.iter());
        tables
            .filter(|table| table.sitting.side_of(contestant).is_some())
            .map(|table| table.name.clone())
            .collect()
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
        let (note, anew) = &ToldAgain::of(note)?;
        let by_captain = act.by.role.contestant();
        let meeting = match by_captain {
            Some(team) => Some(self.check_captain_tells(team, note)?),
            None => {
                act.by_director(
                    self,
                    law!("81C4"),
                    said!("what-note-match", "a note on a match"),
                )?;
                self.meeting_named(note)
            }
        };
        let mut event = self.entrants();
        let read = event_file::add_match(&mut event, &note.node());
        can_be_scored(read, &event, "matches[0]")?;
        if event.scoring.method == Method::Imps && !act.recalled {
            self.check_can_be_made(&event, note, meeting)?;
        }
        if !act.recalled {
            if let Some((problem, remedy)) = event.last_match_is_wrong() {
                let reason = said!("problem-and-remedy", "{problem}; {remedy}", problem, remedy);
                return Err(Refused::law(law!("78D"), self.edition(), reason));
            }
            self.check_told_again(act, note, meeting, anew)?;
        }
        // Beside boards and byes victory points are nothing without a scale; alone they are, until somebody leaves.
        let in_vps = event.scoring.vp.is_some() || event.scoring.method == Method::Hybrid;
        let by_boards = meeting.is_some() && !self.is_knock_out();
        if !act.recalled
            && by_boards
            && !in_vps
            && note.get("vps").is_some()
            && note.get("scale").is_none()
        {
            return Err(Refused::law(
                law!("78D"),
                self.edition(),
                said!(
                    "match-vps-without-scale",
                    "this event has boards and no scale of victory points; write `imps`, or set `vp` first"
                ),
            ));
        }
        let name = note.get("match").and_then(Tree::text);
        self.matches
            .retain(|other| other.get("match").and_then(Tree::text) != name);
        self.matches.push(note.clone());
        if let Some(name) = name {
            let since = self.told.get(name).map_or(act.at, |&(_, at)| at);
            self.told.insert(name.to_owned(), (act.by.clone(), since));
        }
        // Who tells it stands by it; what the other side has confirmed was something else.
        if let Some(meeting) = meeting {
            self.confirmed.remove(&meeting);
            self.confirmed
                .extend(by_captain.map(|team| (meeting, BTreeSet::from([team]))));
        }
        Ok(())
    }

    /// What a match came to is changed as the result of a board is: with the reason, in time (79C1), and after that only where an
    /// official made a gross error, with the consent of the organiser (79C2; White Book 146.1).
    fn check_told_again(
        &self,
        act: &Act,
        note: &Tree,
        meeting: Option<Meeting>,
        anew: &ToldAgain,
    ) -> Done {
        let name = note.get("match").and_then(Tree::text);
        let decides = |note: &Tree| {
            let mut keys = crate::export::DECIDED.iter();
            keys.any(|key| note.get(key).is_some())
        };
        let named = |other: &&Tree| other.get("match").and_then(Tree::text) == name;
        let before = self.matches.iter().find(named).filter(|old| decides(old));
        if before == Some(note) {
            return Ok(());
        }
        // Points instead of those of its boards; what else is said of a match that was played is a ruling on it.
        let by_boards = || {
            let points = ["imps", "vps", "walkover"];
            let instead = points.iter().any(|key| note.get(key).is_some());
            instead
                && meeting.is_some_and(|meeting| {
                    let mut tables = self.tables_of(meeting);
                    !self.wants_results(meeting)
                        && tables
                            .any(|table| table.boards.iter().any(|board| board.result().is_some()))
                })
        };
        if before.is_none() && !by_boards() {
            return Ok(());
        }
        let captain = act.by.role.contestant().is_some();
        if captain && self.official.is_empty() {
            return Ok(());
        }
        let what = said!("what-match-told-again", "another result of a match");
        if captain {
            return Err(Refused::white_book(
                "146.1",
                said!(
                    "captain-tells-official",
                    "the result of the event is official; only a Director can change a match now"
                ),
            ));
        }
        act.reason(what)?;
        let since = name.and_then(|name| self.told.get(name));
        let since = since.map(|&(_, at)| at);
        let asked = self.asked(
            act,
            anew.requested,
            since,
            said!("match-was-told", "the match was told"),
        )?;
        let (session, round) = meeting.map_or_else(
            || (self.session_count(), 1),
            |meeting| (meeting.session, meeting.round),
        );
        let minutes = self.minutes(Request::Score);
        let own = since.map(|since| since.plus_minutes(minutes));
        let usual = self.until(Request::Score, session, round, None, None);
        let end = usual.map(|usual| own.map_or(usual, |own| own.later(usual)));
        let Some(end) = end.filter(|&end| asked.is_after(end)) else {
            return Ok(());
        };
        let gross = self.until(Request::Gross, session, round, None, None);
        let gross = gross.map(|gross| gross.later(end));
        let class = anew.class.unwrap_or(CorrectionClass::Entry);
        let consent = anew.approved_by.as_deref().unwrap_or_default();
        self.check_after_period(
            act,
            (class, consent),
            (asked, end),
            gross.filter(|&gross| asked.is_after(gross)),
        )
    }

    /// A figure that no board can bring is a slip.
    fn check_can_be_made(&self, event: &Event, note: &Tree, meeting: Option<Meeting>) -> Done {
        let told = note.get("boards").and_then(Tree::text);
        let planned = meeting.map(|meeting| self.meeting_boards(meeting));
        let Some(boards) = told.and_then(|text| text.parse().ok()).or(planned) else {
            return Ok(());
        };
        // Two teams of eight have four pairs of tables.
        let pairs_of_tables = if event.scoring.team_of >= 8 { 4 } else { 1 };
        match told::too_many(note, boards, pairs_of_tables) {
            None => Ok(()),
            Some(imps) => Err(Refused::law(
                law!("78B"),
                self.edition(),
                said!(
                    "match-imps-too-many",
                    "{imps} IMPs cannot be made on {boards} boards; write what each side made, such as `imps: [44, 31]`",
                    imps = imps.to_string(),
                    boards
                ),
            )),
        }
    }

    /// The match that a note is on, if the programme has it.
    fn meeting_named(&self, note: &Tree) -> Option<Meeting> {
        let name = note.get("match").and_then(Tree::text)?;
        let programme = self.programme();
        let mut all = programme.meetings();
        let found = all.find(|&(_, _, place)| programme.all[place].name == name);
        found.map(|(here, teams, _)| Meeting {
            session: here.session,
            round: here.round,
            teams,
        })
    }

    /// A captain tells the result of a match of his team in a league, in what it was scored in: until the others have confirmed it, and as
    /// long as nobody else has said anything of it (White Book 163.2).
    fn check_captain_tells(&self, team: u32, note: &Tree) -> Result<Meeting, Refused> {
        let refuse = |reason: crate::said::Said| Err(Refused::white_book("163.2", reason));
        let for_director = || {
            refuse(said!(
                "captain-tells-imps",
                "a captain can only enter the IMPs of a match of his own team in a league: write `match`, `teams`, `boards` and `imps`"
            ))
        };
        let Tree::Map(pairs) = note else {
            return for_director();
        };
        let plain = ["match", "teams", "boards", "imps"];
        let allowed = pairs.iter().all(|(key, _)| plain.contains(&key.as_str()));
        let meeting = self.meeting_named(note);
        let Some(meeting) = meeting.filter(|at| [at.teams.0, at.teams.1].contains(&team)) else {
            return for_director();
        };
        let teams = match note.get("teams") {
            Some(Tree::List(all)) => all
                .iter()
                .filter_map(|one| one.text()?.parse().ok())
                .collect(),
            _ => Vec::new(),
        };
        let both = <[u32; 2]>::try_from(teams);
        let same_two =
            both.is_ok_and(|two| Meeting::of(meeting.session, meeting.round, two) == meeting);
        let planned = self.meeting_boards(meeting);
        let boards = note.get("boards").and_then(Tree::text);
        let whole = boards.is_none_or(|text| text.parse() == Ok(planned));
        let sound = allowed && same_two && whole && note.get("imps").is_some();
        if self.league.is_none() || !sound {
            return for_director();
        }
        let name = note.get("match").and_then(Tree::text).unwrap_or_default();
        let (one, other) = meeting.teams;
        let others = one + other - team;
        let confirmed = self.confirmed.get(&meeting);
        if confirmed.is_some_and(|by| by.contains(&others)) {
            return refuse(said!(
                "captain-tells-confirmed",
                "contestant {others} has confirmed the result of this match; only a Director can change it now",
                others
            ));
        }
        let told = self.told.get(name);
        let by_others = told.is_some_and(|(who, _)| who.role.contestant() != Some(team));
        let mut boards = self.tables_of(meeting).flat_map(|table| &table.boards);
        if by_others || boards.any(|board| board.result().is_some()) {
            return refuse(said!(
                "captain-tells-already",
                "this match already has a result; confirm it, or call the Director"
            ));
        }
        Ok(meeting)
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

/// A correction period under 20 minutes, or shorter than that of the federation where that is shorter, needs the consent of the
/// authority (79C1; White Book 79.1, 131.4); what the authority itself says needs none.
fn check_consent(act: &Act, regulated: &Regulated, next: &Regulations) -> Done {
    let set = regulated.settings.contains_key("correction-minutes");
    let own = next.federation().conduct("correction-minutes");
    let own = own.and_then(|text| text.parse().ok());
    let least = own.map_or(LEAST_MINUTES, |own: u32| own.min(LEAST_MINUTES));
    let minutes = next.conduct().correction_minutes;
    if !set || regulated.layer == Layer::Authority || minutes >= least {
        return Ok(());
    }
    let Some(consent) = &regulated.consent else {
        return Err(Refused::white_book(
            "131.4",
            said!(
                "short-period-consent",
                "a correction period of {minutes} minutes needs the consent of the authority; write who agreed and when: `consent: {{from: ..., at: ...}}`; without it {least} minutes are the fewest",
                minutes,
                least
            ),
        ));
    };
    if consent.from.trim().is_empty() || consent.at.is_after(act.at) {
        return Err(Refused::white_book(
            "131.4",
            said!(
                "short-period-who",
                "say who agreed for the authority, and when: not in the future"
            ),
        ));
    }
    Ok(())
}

/// What is said when the result of a match is changed, beside the result.
#[derive(Default)]
struct ToldAgain {
    class: Option<CorrectionClass>,
    approved_by: Option<String>,
    requested: Option<Time>,
}

impl ToldAgain {
    /// The note without it, which crate `scoring` knows nothing of.
    fn of(note: &Tree) -> Result<(Tree, Self), Refused> {
        let wrong = || {
            Refused::plain(said!(
                "match-told-again-keys",
                "with a changed match go `class: entry` or `class: gross`, `approved-by` with a name, and `requested` with a time"
            ))
        };
        let mut anew = Self::default();
        let Tree::Map(pairs) = note else {
            return Ok((note.clone(), anew));
        };
        let mut rest = Vec::new();
        for (key, value) in pairs {
            let text = || value.text().ok_or_else(wrong);
            match key.as_str() {
                "class" => {
                    anew.class = Some(match text()? {
                        "entry" => CorrectionClass::Entry,
                        "gross" => CorrectionClass::Gross,
                        _ => return Err(wrong()),
                    });
                }
                "approved-by" => anew.approved_by = Some(text()?.to_owned()),
                "requested" => {
                    anew.requested = Some(text()?.parse().map_err(|_| wrong())?);
                }
                _ => rest.push((key.clone(), value.clone())),
            }
        }
        Ok((Tree::Map(rest), anew))
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
