//! Boards: dealt, sealed, and handed out.

use std::collections::BTreeMap;

use openroom_laws::law;
use openroom_laws::log::{Deal, read_deal};

use super::Act;
use crate::entry::{Dealt, Unsealed};
use crate::refusal::{Done, Refused};
use crate::said::{Said, said};
use crate::state::State;
use crate::who::Role;

impl State {
    pub(crate) fn deal(&mut self, act: &Act, dealt: &Dealt) -> Done {
        act.by_one_of(
            self,
            law!("6E2"),
            said!("what-dealing-advance", "dealing in advance"),
            said!("who-director-or-organiser", "a Director or the Organizer"),
            |role| role.is_director() || role == Role::Organiser,
        )?;
        self.check_session(dealt.session)?;
        if let Some(session) = self.session(dealt.session)
            && session.rounds.iter().any(|round| round.started.is_some())
        {
            let reason = said!(
                "session-has-begun-boards",
                "the session has begun; its boards cannot be dealt again"
            );
            return Err(Refused::law(law!("6D3"), self.edition(), reason));
        }
        if dealt.sealed != dealt.deals.is_empty() {
            return Err(Refused::plain(said!(
                "boards-either-sealed-opened",
                "boards must be either sealed, to be opened by `unsealed`, or given in `deals`"
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
        session.deals = deals.into();
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
                "board {board} is not in this set",
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
        session.deals = deals.into();
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
                    "board numbers must be 1 to {most}",
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
                    "a deal must have four hands of 13 cards"
                )));
            }
            read.insert(board, deal);
        }
        Ok(read)
    }
}
