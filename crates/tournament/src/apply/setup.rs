//! The event, its regulations, its staff; boards, movement, seats.

use std::collections::{BTreeMap, BTreeSet};

use openroom_laws::law;
use openroom_laws::log::{Deal, read_deal};
use openroom_movements::{Entrants, Fault, Movement, check};
use openroom_scoring::event_file;

use super::Act;
use super::seats::exchanged;
use crate::entry::{
    Created, Dealt, Kind, MovementSet, Noted, Regulated, Seated, Staffed, Structure, Unsealed,
    Varied,
};
use crate::refusal::{Done, Refused};
use crate::regulations::Layer;
use crate::said::{Said, quoted, said};
use crate::state::{BoardAt, Round, Session, Sitting, State, TableRound, Variation};
use crate::tree::Tree;
use crate::who::Role;

/// No event has more sessions than this; a larger number is a slip.
const MAX_SESSIONS: u16 = 99;

/// Settings that nobody varies once play has begun.
const LASTING: [&str; 5] = ["edition", "preset", "method", "team-of", "teams-of-eight"];

impl State {
    pub(crate) fn create(&mut self, act: &Act, created: &Created) -> Done {
        act.by_one_of(
            self,
            law!("80B2"),
            said!("what-creating-event", "creating an event"),
            said!("who-organiser-or-director", "the organiser or a Director"),
            |role| role == Role::Organiser || role.is_director(),
        )?;
        if let Some(before) = &self.created {
            return Err(Refused::plain(said!(
                "event-created-already-another",
                "the event {name} is created already; another one has a log of its own",
                name = quoted(&before.name)
            )));
        }
        if created.name.trim().is_empty() {
            return Err(Refused::plain(said!(
                "event-has-name-write",
                "an event has a name; write name: ..."
            )));
        }
        if created.sessions == 0 || created.sessions > MAX_SESSIONS {
            return Err(Refused::plain(said!(
                "event-has-1-sessions",
                "an event has 1 to {most} sessions",
                most = MAX_SESSIONS
            )));
        }
        self.created = Some(created.clone());
        Ok(())
    }

    pub(crate) fn regulate(&mut self, act: &Act, regulated: &Regulated) -> Done {
        act.by_one_of(
            self,
            law!("80B2f"),
            said!("what-regulations", "regulations"),
            said!("who-organiser-or-director", "the organiser or a Director"),
            |role| role == Role::Organiser || role.is_director(),
        )?;
        if self.has_begun() {
            if regulated.layer != Layer::Director || act.by.role != Role::Chief {
                return Err(Refused::white_book(
                    "80.7",
                    said!(
                        "play-has-begun-only",
                        "play has begun: only the Director in charge may vary regulations now, in the layer director"
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
            .map_err(|reason| Refused::law(law!("80B2f"), self.edition(), reason))?;
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
                    "play has begun: {key} stays as it was announced; {settings} are not varied",
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
            said!("who-organiser-or-director", "the organiser or a Director"),
            |role| role == Role::Organiser || role.is_director(),
        )?;
        if staffed.name.trim().is_empty() {
            return Err(Refused::plain(said!(
                "nobody-named-write-name",
                "nobody is named; write name: ..."
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
                "a variation says `rule` and `change`"
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
            said!("what-ratifying", "ratifying"),
            said!("who-organiser", "the organiser"),
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

    pub(crate) fn deal(&mut self, act: &Act, dealt: &Dealt) -> Done {
        act.by_one_of(
            self,
            law!("6E2"),
            said!("what-dealing-advance", "dealing in advance"),
            said!("who-director-or-organiser", "a Director or the organiser"),
            |role| role.is_director() || role == Role::Organiser,
        )?;
        self.check_session(dealt.session)?;
        if let Some(session) = self.session(dealt.session)
            && session.rounds.iter().any(|round| round.started.is_some())
        {
            let reason = said!(
                "session-has-begun-boards",
                "the session has begun; its boards are not dealt again"
            );
            return Err(Refused::law(law!("6D3"), self.edition(), reason));
        }
        if dealt.sealed != dealt.deals.is_empty() {
            return Err(Refused::plain(said!(
                "boards-either-sealed-opened",
                "boards are either sealed, and opened by `unsealed`, or given in `deals`"
            )));
        }
        let deals = self.read_deals(&dealt.deals)?;
        if !dealt.sealed && deals.keys().ne(dealt.boards.0.iter()) {
            return Err(Refused::plain(said!(
                "boards-deals-do-not",
                "`boards` and `deals` do not name the same boards"
            )));
        }
        let session = self.session_mut(dealt.session);
        session.dealt = dealt.boards.0.clone();
        session.sealed = dealt.sealed;
        session.deals = deals;
        Ok(())
    }

    pub(crate) fn unseal(&mut self, act: &Act, unsealed: &Unsealed) -> Done {
        act.by_director(
            self,
            law!("6E2"),
            said!("what-opening-sealed-boards", "opening sealed boards"),
        )?;
        let session = self.need_session(unsealed.session)?;
        if !session.sealed {
            return Err(Refused::plain(said!(
                "session-has-no-sealed",
                "session {session} has no sealed boards",
                session = unsealed.session
            )));
        }
        if session
            .rounds
            .first()
            .is_none_or(|round| round.started.is_none())
        {
            return Err(Refused::white_book(
                "121.3",
                said!(
                    "boards-stay-sealed-until",
                    "the boards stay sealed until the session starts; write `round-started` first"
                ),
            ));
        }
        let deals = self.read_deals(&unsealed.deals)?;
        if let Some(board) = deals.keys().find(|board| !session.dealt.contains(board)) {
            return Err(Refused::plain(said!(
                "board-not-this-set",
                "board {board} is not of this set",
                board
            )));
        }
        if let Some(board) = session
            .dealt
            .iter()
            .find(|board| !deals.contains_key(board))
        {
            return Err(Refused::plain(said!(
                "board-missing",
                "board {board} is missing",
                board
            )));
        }
        let session = self.session_mut(unsealed.session);
        session.deals = deals;
        session.sealed = false;
        Ok(())
    }

    fn read_deals(&self, deals: &BTreeMap<u32, String>) -> Result<BTreeMap<u32, Deal>, Refused> {
        let mut read = BTreeMap::new();
        for (&board, text) in deals {
            let wrong = |reason: Said| {
                Refused::law(
                    law!("6B"),
                    self.edition(),
                    said!("deal-of-board", "board {board}: {reason}", board, reason),
                )
            };
            if board == 0 || board > crate::boards::MAX_BOARD {
                return Err(wrong(said!(
                    "boards-1",
                    "boards are 1 to {most}",
                    most = crate::boards::MAX_BOARD
                )));
            }
            let deal = read_deal(text).map_err(wrong)?;
            if deal
                .0
                .iter()
                .any(|hand| hand.is_none_or(|hand| hand.len() != 13))
            {
                return Err(wrong(said!(
                    "deal-has-four-hands",
                    "a deal has four hands of 13 cards"
                )));
            }
            read.insert(board, deal);
        }
        Ok(read)
    }

    pub(crate) fn set_movement(&mut self, act: &Act, set: &MovementSet) -> Done {
        act.by_director(self, law!("8A1"), said!("what-movement", "the movement"))?;
        self.check_session(set.session)?;
        if set.from.is_some() {
            return Err(Refused::plain(said!(
                "from-belongs-movement-changed",
                "`from` belongs to `movement-changed`"
            )));
        }
        if let Some(session) = self.session(set.session)
            && session.rounds.iter().any(|round| round.started.is_some())
        {
            return Err(Refused::plain(said!(
                "session-has-begun-write",
                "the session has begun; write `movement-changed` with `from`, so that what was played is kept"
            )));
        }
        let movement = self.read_movement(act, set)?;
        let session = self.session_mut(set.session);
        session.movement = Some(movement);
        self.lay_out(set.session);
        Ok(())
    }

    pub(crate) fn change_movement(&mut self, act: &Act, set: &MovementSet) -> Done {
        act.by_director(self, law!("8A1"), said!("what-movement", "the movement"))?;
        act.reason(said!("what-change-movement", "a change of the movement"))?;
        let session = self.need_session(set.session)?;
        let Some(before) = &session.movement else {
            return Err(Refused::plain(said!(
                "there-no-movement-change",
                "there is no movement to change; write `movement`"
            )));
        };
        let Some(from) = set.from.filter(|&from| from > 0) else {
            return Err(Refused::plain(said!(
                "say-from-which-round",
                "say from which round on: from: 3"
            )));
        };
        if session.over.is_some() {
            return Err(Refused::law(
                law!("8C"),
                self.edition(),
                said!("the-session-is-over", "the session is over"),
            ));
        }
        let kept = from as usize - 1;
        if let Some(begun) = session
            .rounds
            .iter()
            .skip(kept)
            .position(|r| r.started.is_some())
        {
            return Err(Refused::plain(said!(
                "round-has-begun-movement",
                "round {round} has begun; a movement is changed from a round on that has not",
                round = kept + begun + 1
            )));
        }
        let movement = self.read_movement(act, set)?;
        if movement.rounds.len() < kept
            || movement.rounds[..kept] != before.rounds[..kept.min(before.rounds.len())]
        {
            return Err(Refused::plain(said!(
                "rounds-before-round-not",
                "the rounds before round {from} are not as they were played; `openroom movement change` keeps them",
                from
            )));
        }
        let session = self.session_mut(set.session);
        session.movement = Some(movement);
        let rounds = session.rounds.clone();
        self.lay_out(set.session);
        self.note_sit_outs(set.session, from, &rounds);
        Ok(())
    }

    /// The movement of an entry, proved.
    fn read_movement(&self, act: &Act, set: &MovementSet) -> Result<Movement, Refused> {
        let movement = Movement::read(&set.plan).map_err(|error| {
            Refused::plain(said!(
                "plan-write-as-docs",
                "plan: {error}; write it as docs/movements.md has it",
                error = error.to_string()
            ))
        })?;
        let entrants = match self.kind() {
            Kind::Pairs => Entrants::Pairs,
            Kind::Teams => Entrants::Teams,
            Kind::Individual => Entrants::Players,
        };
        if movement.entrants != entrants {
            return Err(Refused::law(
                law!("4"),
                self.edition(),
                said!(
                    "movement-for-event-for",
                    "the movement is for {these}, the event for {those}",
                    these = movement.entrants,
                    those = entrants
                ),
            ));
        }
        if movement.rounds.is_empty() {
            return Err(Refused::plain(said!(
                "movement-has-no-rounds",
                "the movement has no rounds"
            )));
        }
        self.check_planned(&movement)?;
        for round in &movement.rounds {
            let names: BTreeSet<String> = round.tables.iter().map(|table| table.name()).collect();
            if names.len() != round.tables.len() {
                return Err(Refused::plain(said!(
                    "two-tables-round-have",
                    "two tables of a round have the same name"
                )));
            }
        }
        if set.unproved {
            act.reason(said!(
                "what-movement-not-proved",
                "a movement that is not proved"
            ))?;
        } else if let Some(fault) = self.fault(set, &movement) {
            return Err(Refused::plain(said!(
                "movement-wrong-correct-or",
                "the movement is wrong: {fault}; correct it, or write unproved: true and why",
                fault
            )));
        }
        Ok(movement)
    }

    /// Only a Swiss has rounds to be drawn: elsewhere all that are to be played are there, and who waits for more waits in vain.
    fn check_planned(&self, movement: &Movement) -> Done {
        let structure = self.created.as_ref().map(|created| created.structure);
        let rounds = movement.rounds.len();
        match movement.planned {
            Some(planned) if structure != Some(Structure::Swiss) && planned as usize != rounds => {
                Err(Refused::plain(said!(
                    "movement-plans-more-rounds",
                    "planned: {planned}, but the movement has {rounds} rounds, and only a Swiss draws others; leave `planned` out, or create the event with `structure: swiss`",
                    planned,
                    rounds
                )))
            }
            _ => Ok(()),
        }
    }

    /// What is wrong with a movement. Where rounds are drawn as the event goes on, some may not play yet or any more, who leaves after
    /// play began may have sat out until then, and a triangle that one of the three has left stays half played.
    fn fault(&self, set: &MovementSet, movement: &Movement) -> Option<Fault> {
        let structure = self.created.as_ref().map(|created| created.structure);
        let drawn = matches!(structure, Some(Structure::Swiss | Structure::KnockOut));
        let is_swiss = structure == Some(Structure::Swiss);
        let begun = |turn: usize| {
            let session = self.session(set.session);
            let round = session.and_then(|session| session.rounds.get(turn.checked_sub(1)?));
            round.is_some_and(|round| round.started.is_some())
        };
        let mut faults = check(movement).faults.into_iter();
        let in_play = set.from.is_some_and(|from| from > 1);
        faults.find(|fault| match fault {
            Fault::NeverPlays { .. } => !(drawn || in_play),
            Fault::HalfOfAMatch { place, .. } => !(is_swiss && begun(place.round)),
            _ => true,
        })
    }

    pub(crate) fn seat(&mut self, act: &Act, seated: &Seated) -> Done {
        act.by_director(self, law!("5A"), said!("what-seating", "seating"))?;
        let session = self.need_session(seated.session)?;
        let Some(movement) = &session.movement else {
            return Err(Refused::plain(said!(
                "seats-come-after-movement",
                "seats come after the movement; write `movement` first"
            )));
        };
        if session.over.is_some() && seated.from.is_none() {
            let reason = said!(
                "seats-after-the-session",
                "the session is over; those who sat in each other's places exchange them with `from`, the round since which they did"
            );
            return Err(Refused::law(law!("8C"), self.edition(), reason));
        }
        if session.rounds.iter().any(|round| round.started.is_some()) {
            act.reason(said!(
                "what-change-seats-during-session",
                "a change of seats during the session"
            ))?;
        }
        let mut taken = BTreeSet::new();
        for (&position, &contestant) in &seated.positions {
            if position == 0 || position > movement.contestants {
                return Err(Refused::plain(said!(
                    "movement-has-numbers-1",
                    "the movement has numbers 1 to {most}, not {position}",
                    most = movement.contestants,
                    position
                )));
            }
            self.need_contestant(contestant)?;
            if !taken.insert(contestant) {
                return Err(Refused::law(
                    law!("5A"),
                    self.edition(),
                    said!(
                        "contestant-has-two-places",
                        "contestant {contestant} has two places",
                        contestant
                    ),
                ));
            }
        }
        if let Some(from) = seated.from {
            session.check_from(from)?;
        }
        let seating = self.seats_after(seated)?;
        let exchanged = exchanged(session, &seating);
        if session.over.is_some() {
            return self.exchange_after(act, seated, seating, &exchanged);
        }
        let session = self.session_mut(seated.session);
        session.seating = seating;
        let before = session.rounds.clone();
        let begun = before.iter().filter(|round| round.started.is_some());
        let from = u32::try_from(begun.count()).unwrap_or(u32::MAX - 1) + 1;
        self.lay_out(seated.session);
        if let Some(since) = seated.from {
            self.session_mut(seated.session)
                .sit_since(since as usize, &exchanged);
            self.fill_places(seated.session, since as usize);
        }
        if from > 1 {
            self.note_sit_outs(seated.session, from, &before);
        }
        Ok(())
    }

    pub(crate) fn note_match(&mut self, act: &Act, note: &Tree) -> Done {
        act.by_director(
            self,
            law!("81C4"),
            said!("what-note-match", "a note of a match"),
        )?;
        self.check_as_scored("matches", note)?;
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
            said!("who-organiser-or-director", "the organiser or a Director"),
            |role| role == Role::Organiser || role.is_director(),
        )?;
        self.check_as_scored("carry-over", carried)?;
        self.carry_over = Some(carried.clone());
        Ok(())
    }

    /// What is passed on to crate `scoring` must be such that it can read it.
    fn check_as_scored(&self, key: &str, value: &Tree) -> Done {
        let Some(created) = &self.created else {
            return Err(Refused::plain(said!(
                "no-event-yet",
                "there is no event yet"
            )));
        };
        let mut text = self.regulations.head(created);
        text.push_str(&self.contestants_to_yaml());
        let value = if key == "matches" {
            Tree::List(vec![value.clone()])
        } else {
            value.clone()
        };
        text.push_str(&format!("{key}: {}\n", value.to_yaml()));
        match event_file::read(&text) {
            Ok(_) => Ok(()),
            Err(errors) => Err(Refused::plain(errors.0[0].in_place())),
        }
    }

    fn check_session(&self, number: u16) -> Done {
        let count = self.session_count();
        if number == 0 || number > count {
            return Err(Refused::plain(said!(
                "event-has-sessions-none",
                "the event has {count} sessions, and none of number {number}",
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

    /// Puts tables, seats and boards into the rounds that have not begun, from the movement and the seating.
    pub(crate) fn lay_out(&mut self, number: u16) {
        let session = self.session_mut(number);
        let Some(movement) = &session.movement else {
            return;
        };
        let begun = session
            .rounds
            .iter()
            .take_while(|round| round.started.is_some())
            .count();
        session.rounds.truncate(begun);
        for round in movement.rounds.iter().skip(begun) {
            let tables = round.tables.iter().map(|table| TableRound {
                name: table.name(),
                section: table.section.clone(),
                sitting: Sitting::of(table.seats, |_| None),
                boards: table.boards.0.iter().copied().map(BoardAt::new).collect(),
                progressed: None,
            });
            session.rounds.push(Round {
                started: None,
                minutes: None,
                tables: tables.collect(),
            });
        }
        self.reseat(number);
    }

    /// Who sits where in the rounds that have not begun.
    pub(crate) fn reseat(&mut self, number: u16) {
        let index = usize::from(number.max(1)) - 1;
        let by_matches = self.kind() != Kind::Pairs || self.by_matches();
        let Some(session) = self.sessions.get_mut(index) else {
            return;
        };
        let Some(movement) = &session.movement else {
            return;
        };
        let seating = &session.seating;
        let contestants = &self.contestants;
        let who = |position: u32| {
            let contestant = match seating.is_empty() {
                true => Some(position),
                false => seating.get(&position).copied(),
            };
            // Who left before any play leaves an empty place; a match keeps its opponent, who has a bye.
            let plays = |who: &u32| {
                let found = contestants.get(who);
                let gone = found.and_then(|c| c.withdrawn.as_ref());
                let never = gone.is_some_and(|gone| gone.last_round.is_none());
                found.is_some() && (by_matches || !never)
            };
            contestant.filter(plays)
        };
        for (round, plan) in session.rounds.iter_mut().zip(&movement.rounds) {
            if round.started.is_some() {
                continue;
            }
            for (table, plan) in round.tables.iter_mut().zip(&plan.tables) {
                table.sitting = Sitting::of(plan.seats, who);
            }
        }
        let begun = session
            .rounds
            .iter()
            .filter(|r| r.started.is_some())
            .count();
        if begun > 0 && session.over.is_none() {
            self.fill_places(number, begun);
        }
    }

    /// Who is late takes the place that is empty in rounds that have begun, from one on, if nothing was entered there (145.6).
    fn fill_places(&mut self, number: u16, from: usize) {
        let index = usize::from(number.max(1)) - 1;
        let Some(session) = self.sessions.get_mut(index) else {
            return;
        };
        let Some(movement) = &session.movement else {
            return;
        };
        let (seating, contestants) = (&session.seating, &self.contestants);
        let who = |position: u32| {
            let contestant = match seating.is_empty() {
                true => Some(position),
                false => seating.get(&position).copied(),
            };
            contestant.filter(|c| contestants.get(c).is_some_and(|c| c.withdrawn.is_none()))
        };
        let rounds = session.rounds.iter_mut().zip(&movement.rounds);
        for (round, plan) in rounds.skip(from.saturating_sub(1)) {
            if round.started.is_none() {
                continue;
            }
            let sits: Vec<u32> = round
                .tables
                .iter()
                .flat_map(|t| t.sitting.contestants())
                .collect();
            let new = |position: u32| who(position).filter(|c| !sits.contains(c));
            for table in &mut round.tables {
                let Some(plan) = plan.tables.iter().find(|plan| plan.name() == table.name) else {
                    continue;
                };
                if table.boards.iter().all(|board| board.versions.is_empty()) {
                    table.sitting = table.sitting.filled(Sitting::of(plan.seats, new));
                }
            }
        }
    }
}
