//! The hands of the boards of an event.

use contract_bridge::Seat;
use openroom_laws::log::Deal;
use serde::{Deserialize, Serialize};

use super::{EventFile, Line, text};
use crate::loss::{Loss, Lost, Source};

/// The hands of a board.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Dealt {
    /// The board.
    pub board: u32,
    /// The hands, as far as they are known.
    #[serde(with = "in_pbn")]
    pub deal: Deal,
    /// The session, where several use the same numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub session: Option<u32>,
}

impl Dealt {
    /// Whether a hand that both know is another one.
    #[must_use]
    pub fn differs(&self, other: &Self) -> bool {
        Seat::ALL.into_iter().any(|seat| {
            let hands = self.deal.hand(seat).zip(other.deal.hand(seat));
            hands.is_some_and(|(one, other)| one != other)
        })
    }
}

impl EventFile {
    /// The hands with which a result was made, if they are known.
    pub(crate) fn deal_of(&self, line: &Line) -> Option<Deal> {
        let session = line.session();
        let fits = |dealt: &&Dealt| {
            dealt.board == line.board && (dealt.session.is_none() || dealt.session == session)
        };
        self.deals.iter().find(fits).map(|dealt| dealt.deal)
    }

    /// The hands, where a format has no place for them.
    pub(crate) fn deals_lost(&self, losses: &mut Vec<Loss>) {
        if !self.deals.is_empty() {
            let lost = Lost::Hands(self.deals.len());
            losses.push(Loss::new(Source::File, lost));
        }
    }
}

impl Line {
    /// The number of its session, if it has one.
    pub(crate) fn session(&self) -> Option<u32> {
        text(self.extra.get("session")?).parse().ok()
    }
}

/// Hands as PBN writes them.
mod in_pbn {
    use contract_bridge::Seat;
    use openroom_laws::log::Deal;
    use serde::de::{Deserialize as _, Error as _};
    use serde::{Deserializer, Serializer};

    use crate::deal;

    pub fn serialize<S: Serializer>(hands: &Deal, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&deal::write(hands, Seat::North))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Deal, D::Error> {
        let text = String::deserialize(from)?;
        deal::read(&text).map_err(D::Error::custom)
    }
}
