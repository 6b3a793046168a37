//! Results that may be wrong: the Director looks at them, nothing is done by itself (White Book 81.10).

use std::collections::BTreeMap;

use contract_bridge::{Card, Seat};
use serde::Serialize;

use crate::state::{Score, State};
use crate::tournament::Tournament;

/// A result that may be wrong. Nothing is refused for it; somebody should look.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Doubt {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
    /// Why.
    pub reason: Doubtful,
}

/// Why a result may be wrong (White Book 81.10, 9.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = DoubtReason))]
#[serde(rename_all = "kebab-case")]
pub enum Doubtful {
    /// The player who led does not hold that card.
    LeadNotHeld,
    /// Six down or more, or five overtricks or more.
    Tricks,
    /// Far from every other result of the board.
    FarFromAll,
    /// What most others have, with the sides exchanged.
    WrongDirection,
    /// One side has not agreed to it.
    NotAgreed,
    /// A side does not agree.
    Disputed,
}

impl Tournament {
    /// Whether the hand to the left of declarer holds a card; nothing where the hands of the board are not known.
    #[must_use]
    pub fn may_have_led(
        &self,
        session: u16,
        board: u32,
        declarer: Seat,
        card: Card,
    ) -> Option<bool> {
        let deal = self.state.session(session)?.deals.get(&board)?;
        let hand = deal.hand(crate::apply::leader(declarer))?;
        Some(hand.contains(card))
    }

    /// Results that somebody should look at.
    #[must_use]
    pub fn doubts(&self) -> Vec<Doubt> {
        doubts(&self.state)
    }
}

/// Points that are far from all others.
const FAR: i32 = 800;

fn doubts(state: &State) -> Vec<Doubt> {
    // The results of each board by session and form, with points.
    let mut field: BTreeMap<(u16, u32, Option<&str>), Vec<i32>> = BTreeMap::new();
    for (session, _, _, board) in state.places() {
        if let Some(points) = board
            .result()
            .and_then(|version| version.score.points(board.board))
        {
            field
                .entry((session, board.board, board.form.as_deref()))
                .or_default()
                .push(points);
        }
    }
    let mut found = Vec::new();
    for (session, round, table, board) in state.places() {
        let Some(version) = board.result() else {
            continue;
        };
        let mut add = |reason| {
            found.push(Doubt {
                session,
                round,
                table: table.name.clone(),
                board: board.board,
                reason,
            });
        };
        if board.disputed.is_some() {
            add(Doubtful::Disputed);
        } else if board.agreed != [true; 2] && !version.is_ruled() {
            add(Doubtful::NotAgreed);
        }
        if let Score::Played(played) = &version.score {
            let deal = state
                .session(session)
                .and_then(|session| session.deals.get(&board.board));
            let leader = crate::apply::leader(played.declarer);
            let hand = deal.and_then(|deal| deal.hand(leader));
            if let (Some(lead), Some(hand)) = (played.lead, hand)
                && !hand.contains(lead)
            {
                add(Doubtful::LeadNotHeld);
            }
            let over = played.tricks.over(played.contract);
            if over >= 5 || over <= -6 {
                add(Doubtful::Tricks);
            }
        }
        let Some(points) = version.score.points(board.board) else {
            continue;
        };
        let Some(all) = field
            .get(&(session, board.board, board.form.as_deref()))
            .filter(|all| all.len() >= 5)
        else {
            continue;
        };
        // All others; itself is among them once.
        let others = all.len() - 1;
        let near = all
            .iter()
            .filter(|&&other| (other - points).abs() < FAR)
            .count()
            - 1;
        let opposite = all.iter().filter(|&&other| other == -points).count();
        let same_sign = all
            .iter()
            .filter(|&&other| other.signum() == points.signum())
            .count()
            - 1;
        if points != 0 && same_sign == 0 && 2 * opposite >= others {
            add(Doubtful::WrongDirection);
        } else if near == 0 {
            add(Doubtful::FarFromAll);
        }
    }
    found
}
