//! What a table arranges for players with special needs (White Book 141.4, 141.5): who makes whose calls, that all speak them, and who
//! names the cards. One proposes it, and it holds once all four agree; the Director may set it at once.

use contract_bridge::Seat;
use openroom_laws::entry::Actor;
use openroom_laws::notation::parse_seat;
use openroom_laws::{Action, Entry, Side};
use openroom_said::said;

use crate::in_play::{InPlay, seat_of};
use crate::record::{Arranges, Note, SlipAnswered, What};
use crate::refused::Refused;
use crate::screen::mate;
use crate::settings::{Arranged, Settings};

/// What was proposed, and who agrees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Arranging {
    pub by: Seat,
    pub arranged: Arranged,
    pub agreed: [bool; 4],
}

impl InPlay {
    /// Whoever plays for the others: a robot does what is agreed.
    fn agrees_of_itself(&self, seat: Seat) -> bool {
        self.players[seat as usize].robot
    }

    pub(crate) fn arranges(&mut self, arranges: &Arranges) -> Result<(), Refused> {
        let by = seat_of(arranges.by)?;
        self.check_arranged(&arranges.arranged)?;
        let agreed = Seat::ALL.map(|seat| seat == by || self.agrees_of_itself(seat));
        self.arranging = Some(Arranging {
            by,
            arranged: arranges.arranged,
            agreed,
        });
        Ok(())
    }

    pub(crate) fn agrees(&mut self, answer: &SlipAnswered) -> Result<(), Refused> {
        let seat = seat_of(answer.by)?;
        let arranging = self
            .arranging
            .as_mut()
            .ok_or_else(crate::decide::nothing_asked)?;
        arranging.agreed[seat as usize] = true;
        if !answer.yes {
            self.arranging = None;
        }
        Ok(())
    }

    /// A call was made for a player.
    pub(crate) fn made_for(&mut self, note: &Note) -> Result<(), Refused> {
        let by = seat_of(note.by)?;
        let logged = self.log.get_mut(note.entry);
        logged.ok_or_else(crate::decide::no_such_call)?.proxy = Some(by);
        Ok(())
    }

    /// Nobody makes the calls of his partner; behind a screen it is the screen-mate or somebody beside the player.
    pub(crate) fn check_arranged(&self, arranged: &Arranged) -> Result<(), Refused> {
        for seat in Seat::ALL {
            let by = match arranged.calls_by[seat as usize] {
                None => continue,
                Some(by) => seat_of(by)?,
            };
            let beyond = self.settings.screens && by != seat && by != mate(seat);
            if by != seat && Side::of(by) == Side::of(seat) || beyond {
                return Err(said!(
                    "table-calls-by",
                    "a player’s calls are made by an opponent, behind a screen by the screen-mate, or by somebody beside the player"
                )
                .into());
            }
        }
        Ok(())
    }

    /// A player proposes it. Where he is the only person it holds at once.
    pub(crate) fn proposes(&self, seat: Seat, arranged: Arranged) -> Result<Vec<What>, Refused> {
        let by = Actor::Player(seat);
        self.check_arranged(&arranged)?;
        let all = vec![What::Arranges(Arranges { by, arranged })];
        Ok(self.with_all(all, arranged, |other| {
            other == seat || self.agrees_of_itself(other)
        }))
    }

    pub(crate) fn answers_arranging(&self, seat: Seat, yes: bool) -> Result<Vec<What>, Refused> {
        let by = Actor::Player(seat);
        let arranging = self.arranging.as_ref();
        let arranging = arranging.ok_or_else(crate::decide::nothing_asked)?;
        if arranging.agreed[seat as usize] && yes {
            return Err(crate::decide::nothing_asked());
        }
        let all = vec![What::Agrees(SlipAnswered { by, yes })];
        Ok(self.with_all(all, arranging.arranged, |other| {
            yes && (other == seat || arranging.agreed[other as usize])
        }))
    }

    /// With it as the way of playing, once all agree.
    fn with_all(
        &self,
        mut all: Vec<What>,
        arranged: Arranged,
        agrees: impl Fn(Seat) -> bool,
    ) -> Vec<What> {
        if Seat::ALL.into_iter().all(agrees) {
            all.push(What::Set(Settings {
                arranged,
                ..self.settings
            }));
        }
        all
    }

    /// Who makes the calls of a player, as was arranged.
    pub(crate) fn proxy_of(&self, seat: Seat) -> Option<Seat> {
        self.settings.arranged.calls_by[seat as usize].and_then(Actor::seat)
    }

    /// A call that somebody makes for another.
    pub(crate) fn calls_for(
        &self,
        by: Seat,
        seat: &str,
        action: Action,
    ) -> Result<Vec<What>, Refused> {
        let seat = parse_seat(seat).ok_or(said!("table-seat", "a seat must be N, E, S or W"))?;
        if self.proxy_of(seat) != Some(by) || !matches!(action, Action::Call(_)) {
            return Err(said!(
                "table-not-for-him",
                "the table has not arranged that you make calls for this player"
            )
            .into());
        }
        self.acts(seat, action)
    }

    /// What a player does, marked where somebody beside him makes his calls, or an opponent.
    pub(crate) fn marked(&self, by: Seat, mut all: Vec<What>) -> Vec<What> {
        if let [What::Log(Entry::Player(seat, Action::Call(_)))] = &all[..]
            && self.proxy_of(*seat) == Some(by)
        {
            all.push(What::Proxy(Note {
                by: Actor::Player(by),
                entry: self.log.len(),
                words: None,
            }));
        }
        all
    }
}
