//! A part of an event: one session, or those who play in one section.

use std::collections::BTreeSet;

use crate::event::{CarryOver, ContestantId, Direction, Event};
use crate::warnings::in_several_sections;

impl Event {
    /// The sessions of the event, in their order; none where it does not number them.
    #[must_use]
    pub fn sessions(&self) -> Vec<u16> {
        let played = self.results.iter().map(|result| result.session);
        let noted = self.matches.iter().filter_map(|note| note.when);
        let all: BTreeSet<u16> = played.chain(noted.map(|(session, _)| session)).collect();
        all.into_iter().filter(|session| *session > 0).collect()
    }

    /// One session of the event, as an event: its results, its matches, and the penalties that name it. Nothing is carried into it, and
    /// who did not play in it is not among its contestants' results.
    ///
    /// ```
    /// use openroom_scoring::{event_file, score_event};
    /// let event = event_file::read("
    /// results:
    ///   - {session: 1, board: 1, ns: 1, ew: 2, score: 420}
    ///   - {session: 1, board: 1, ns: 3, ew: 4, score: 50}
    ///   - {session: 2, board: 1, ns: 1, ew: 2, score: -50}
    ///   - {session: 2, board: 1, ns: 3, ew: 4, score: 100}
    /// ")?;
    /// let second = score_event(&event.of_session(2))?;
    /// assert_eq!(event.contestants[second.standings[0].contestant.index()].name.to_string(), "2");
    /// # Ok::<(), openroom_scoring::event_file::EventErrors>(())
    /// ```
    #[must_use]
    pub fn of_session(&self, session: u16) -> Self {
        let mut part = self.clone();
        part.results.retain(|result| result.session == session);
        let played: BTreeSet<_> = part.results.iter().filter_map(|one| one.in_match).collect();
        part.matches.retain(|note| {
            let noted = note.when.map(|(when, _)| when);
            noted == Some(session) || (noted.is_none() && played.contains(&note.id))
        });
        let matches: BTreeSet<_> = part.matches.iter().map(|note| note.id).collect();
        part.penalties.retain(|penalty| {
            penalty.session == Some(session)
                || penalty
                    .in_match
                    .is_some_and(|id| played.contains(&id) || matches.contains(&id))
        });
        part.carry_over = CarryOver::default();
        part.withdrawals.clear();
        part.sit_outs.clear();
        part
    }

    /// Who has results in more than one section of a session.
    #[must_use]
    pub fn in_several_sections(&self) -> BTreeSet<ContestantId> {
        in_several_sections(self)
    }

    /// The sections in which a contestant has results.
    #[must_use]
    pub fn sections_of(&self, contestant: ContestantId) -> BTreeSet<&str> {
        let own = self.results.iter().filter(|result| {
            let mut sides = Direction::BOTH.into_iter();
            sides.any(|side| result.side(side).has(contestant))
        });
        own.filter_map(|result| self.sections.get(result.section as usize))
            .map(String::as_str)
            .collect()
    }

    /// Who plays in a section, by place among the contestants.
    #[must_use]
    pub fn in_section(&self, section: &str) -> Vec<bool> {
        let mut there = vec![false; self.contestants.len()];
        let place = self.sections.iter().position(|name| name == section);
        for result in &self.results {
            if Some(usize::from(result.section)) != place {
                continue;
            }
            let sides = Direction::BOTH.into_iter().map(|side| result.side(side));
            for who in sides.flat_map(|side| side.contestants()) {
                if let Some(there) = there.get_mut(who.index()) {
                    *there = true;
                }
            }
        }
        there
    }
}
