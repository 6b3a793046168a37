//! The hands of boards, read.

use contract_bridge::Hand;
use openroom_laws::log::Deal;

use super::Found;
use crate::deal;
use crate::event::{Dealt, EventFile};
use crate::loss::Lost;
use crate::text::digits;
use crate::usebio::tree::Element;

/// The elements of the suits, spades first.
const SUITS: [&str; 4] = ["SPADES", "HEARTS", "DIAMONDS", "CLUBS"];

impl Found {
    /// The hands of a set of boards.
    pub(super) fn handset(&mut self, set: &Element, event: &mut EventFile) {
        for board in set.all("BOARD") {
            self.hands(board, event);
        }
    }

    /// The hands of a board. One that cannot be read is lost.
    pub(super) fn hands(&mut self, board: &Element, event: &mut EventFile) {
        let Some(number) = board.get("BOARD_NUMBER").and_then(digits) else {
            return;
        };
        let mut deal = Deal::UNKNOWN;
        let mut all = Hand::EMPTY;
        for element in board.all("HAND") {
            let direction = element.get("DIRECTION").unwrap_or_default();
            let seat = direction.get(..1).and_then(deal::seat);
            let suits = SUITS.map(|suit| cards(element.get(suit).unwrap_or_default()));
            let text = suits.join(".");
            match (seat, deal::hand(&text)) {
                (Some(seat), Ok(hand)) if deal.hand(seat).is_none() && (all & hand).is_empty() => {
                    all |= hand;
                    deal.0[seat as usize] = Some(hand);
                }
                _ => {
                    let text = format!("{direction} {text}");
                    self.lost(element, Lost::Element("HAND".into(), text));
                }
            }
        }
        if deal == Deal::UNKNOWN {
            return;
        }
        // The hands of sessions before this one have their number by now.
        let mut own = event.deals.iter().filter(|dealt| dealt.session.is_none());
        match own.find(|dealt| dealt.board == number) {
            None => event.deals.push(Dealt {
                board: number,
                deal,
                session: None,
            }),
            Some(known) if known.deal == deal => {}
            Some(_) => self.lost(board, Lost::OtherHands),
        }
    }
}

/// The cards of a suit without what parts them; a dash stands for none.
fn cards(text: &str) -> String {
    let parts = |c: char| c.is_whitespace() || matches!(c, ',' | '-');
    text.replace(parts, "")
}
