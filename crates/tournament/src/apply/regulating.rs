//! The licence, regulations in words, system cards, and why a request came late.

use std::sync::Arc;

use openroom_laws::law;
use openroom_systems::check::check;
use openroom_systems::{Card, Report};

use super::{Act, Spot, spot};
use crate::entry::{AskedLate, LibrarySet, Licence, SystemCardGiven};
use crate::refusal::{Done, Refused};
use crate::rulebook::TextAt;
use crate::said::said;
use crate::state::{CardAt, LateRequest, State};
use crate::who::Role;

/// A system card is not longer than this, in bytes.
const LONGEST_CARD: usize = 64 * 1024;

impl State {
    pub(crate) fn license(&mut self, act: &Act, licence: &Licence) -> Done {
        act.by_one_of(
            self,
            law!("80B1"),
            said!("what-licence", "the licence of an event"),
            said!("who-organiser-or-director", "the Organizer or a Director"),
            |role| role == Role::Organiser || role.is_director(),
        )?;
        if licence.number.trim().is_empty() {
            return Err(Refused::plain(said!(
                "licence-number",
                "a licence must have a number; write `number: ...`"
            )));
        }
        self.rulebook.licence = Some(licence.clone());
        Ok(())
    }

    pub(crate) fn set_library(&mut self, act: &Act, set: &LibrarySet) -> Done {
        self.may_regulate(act, set.layer)?;
        if set.add.is_empty() && set.remove.is_empty() {
            return Err(Refused::plain(said!(
                "library-nothing",
                "nothing is said; write regulations under `add`, or subjects under `remove`"
            )));
        }
        for text in &set.add {
            if let Some(wrong) = self.regulation_is_wrong(text) {
                return Err(Refused::plain(wrong));
            }
        }
        let unknown = set.remove.iter().find(|subject| {
            !self
                .rulebook
                .texts
                .contains_key(&(set.layer, (*subject).clone()))
        });
        if let Some(subject) = unknown {
            return Err(Refused::plain(said!(
                "library-no-subject",
                "there is no regulation on {subject} in this layer",
                subject = crate::said::quoted(subject)
            )));
        }
        let added = set.add.iter().map(|text| text.subject.clone());
        let subjects: Vec<String> = added.chain(set.remove.iter().cloned()).collect();
        self.rulebook.changed(act, set.layer, Vec::new(), subjects);
        let version = self.rulebook.version();
        for subject in &set.remove {
            self.rulebook.texts.remove(&(set.layer, subject.clone()));
        }
        for text in &set.add {
            let at = TextAt {
                text: text.clone(),
                version,
            };
            let key = (set.layer, text.subject.clone());
            self.rulebook.texts.insert(key, at);
        }
        Ok(())
    }

    pub(crate) fn take_card(&mut self, act: &Act, given: &SystemCardGiven) -> Done {
        act.by_one_of(
            self,
            law!("40B2a"),
            said!("what-system-card", "the system card of a contestant"),
            said!(
                "who-own-players-or-director",
                "its own players, the Organizer, a Director or a scorer"
            ),
            |role| match role {
                Role::Contestant(own) | Role::Captain(own) => own == given.contestant,
                Role::Organiser | Role::Scorer => true,
                role => role.is_director(),
            },
        )?;
        self.need_contestant(given.contestant)?;
        let key = (given.contestant, given.pair.clone());
        let Some(text) = &given.card else {
            self.cards.remove(&key);
            return Ok(());
        };
        if text.len() > LONGEST_CARD {
            return Err(Refused::plain(said!(
                "system-card-long",
                "the system card is longer than {most} bytes",
                most = LONGEST_CARD
            )));
        }
        let card = Card::read(text).map_err(|fault| Refused::plain(fault.in_place()))?;
        // What the Director has decided about a card no player writes into it.
        if !card.rulings.is_empty() && !act.by.role.is_director() {
            return Err(Refused::law(
                law!("81C6"),
                self.edition(),
                said!(
                    "system-card-rulings",
                    "only a Director writes `rulings` into a system card; leave them out"
                ),
            ));
        }
        let report = self.checked(&card);
        let at = CardAt {
            text: text.clone(),
            name: card.name,
            at: act.at,
            by: act.by.clone(),
            report,
        };
        self.cards.insert(key, at);
        Ok(())
    }

    /// Holds every card against the policy again, after that has changed.
    pub(crate) fn check_cards(&mut self) {
        let again: Vec<_> = self
            .cards
            .iter()
            .filter_map(|(key, at)| {
                let card = Card::read(&at.text).ok()?;
                Some((key.clone(), self.checked(&card)))
            })
            .collect();
        for (key, report) in again {
            if let Some(at) = self.cards.get_mut(&key) {
                at.report = report;
            }
        }
    }

    /// What the policy of the event does not permit of a card; nothing without a policy.
    fn checked(&self, card: &Card) -> Option<Arc<Report>> {
        let policy = self.regulations.conduct().policy.as_ref()?;
        let boards = self.regulations.match_boards();
        Some(Arc::new(check(card, policy, boards)))
    }

    pub(crate) fn note_late_request(&mut self, act: &Act, late: &AskedLate) -> Done {
        act.by_one_of(
            self,
            law!("81C3"),
            said!("what-late-request", "why a request came late"),
            said!("who-director-or-organiser", "a Director or the Organizer"),
            |role| role == Role::Organiser || role.is_director(),
        )?;
        let spot = spot!(late);
        self.need_board(spot)?;
        if late.reason.trim().is_empty() {
            return Err(Refused::plain(said!(
                "late-request-reason",
                "say why it was not asked for at the time; write `reason: ...`"
            )));
        }
        let mut own = self.late_requests.iter_mut();
        let Some(request) = own.rfind(|one| one.is_at(spot)) else {
            return Err(Refused::white_book(
                "9.1",
                said!(
                    "late-request-none",
                    "no ruling or correction was asked for late at {spot}",
                    spot
                ),
            ));
        };
        request.why = Some(late.reason.clone());
        request.in_time = late.in_time;
        Ok(())
    }

    /// Notes that something was asked for after the round was over for the board, unless the table had called, or a case has asked
    /// already why it comes late.
    pub(crate) fn note_late(
        &mut self,
        act: &Act,
        spot: Spot,
        requested: Option<crate::time::Time>,
        case: Option<u32>,
        because: Option<&String>,
    ) {
        let asked = requested.unwrap_or(act.at);
        let Some(end) = self.board_round_end(spot) else {
            return;
        };
        let called = self.calls.iter().any(|call| {
            let here = (call.session, call.round, call.table.as_str())
                == (spot.session, spot.round, spot.table);
            let about = call.board.is_none_or(|board| board == spot.board);
            here && about && !call.at.is_after(end)
        });
        if !asked.is_after(end) || called || case.is_some() {
            return;
        }
        self.late_requests.push(LateRequest {
            session: spot.session,
            round: spot.round,
            table: spot.table.to_owned(),
            board: spot.board,
            at: asked,
            why: because.cloned(),
            in_time: false,
        });
    }
}
