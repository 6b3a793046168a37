//! Law 22: the end of the auction, and the contract.

use contract_bridge::auction::Call;
use contract_bridge::{Contract, Seat, Strain};

use super::{
    Auction, law24_card_exposed, law26_lead_restrictions, law34_right_to_call,
    law39_call_after_final_pass,
};
use crate::entry::Side;
use crate::law;
use crate::play::Play;
use crate::score::law77_scoring_table as law77;
use crate::table::{Phase, Table};

/// How an auction ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ended {
    /// All four passed: no play (22A1 in 2007, 22B in 2017).
    PassedOut,
    /// Three passes in rotation after the last bid (22A2 in 2007, 22A in 2017).
    Contract(Contract, Seat),
}

/// Whether the passes have ended the auction, and how.
pub(crate) fn ended(auction: &Auction) -> Option<Ended> {
    match auction.last_bid {
        None if auction.passes >= 4 => Some(Ended::PassedOut),
        Some((bid, bidder)) if auction.passes >= 3 => {
            let contract = Contract {
                bid,
                penalty: auction.penalty,
            };
            Some(Ended::Contract(
                contract,
                declarer(auction, bid.strain, bidder),
            ))
        }
        _ => None,
    }
}

/// The player of the side that made the last bid who first bid its denomination (the definition of declarer).
fn declarer(auction: &Auction, strain: Strain, bidder: Seat) -> Seat {
    auction
        .calls
        .iter()
        .find_map(|made| match made.call {
            Call::Bid(bid) if bid.strain == strain && Side::of(made.by) == Side::of(bidder) => {
                Some(made.by)
            }
            _ => None,
        })
        .unwrap_or(bidder)
}

/// Ends the auction if the last call did so.
pub(crate) fn end_if_due(table: &mut Table) {
    let Some(ended) = ended(&table.auction) else {
        return;
    };
    if table.auction.trouble.is_some()
        && let Some((at, seat)) = law34_right_to_call::turn_lost(&table.auction)
    {
        law34_right_to_call::give_back_turn(table, at, seat);
        return;
    }
    match ended {
        Ended::PassedOut => {
            table.cite(law!(2007: "22A1", 2017: "22B"));
            law77::over(table, None);
        }
        Ended::Contract(contract, declarer) => {
            table.cite(law!(2007: "22A2", 2017: "22A"));
            table.play = Some(Play::new(contract, declarer));
            table.phase = Phase::Clarification;
            if table.auction.trouble.is_some() {
                law24_card_exposed::dispose(table);
                law26_lead_restrictions::set_up(table);
            }
        }
    }
}

/// The auction goes on after all: a call made before its end is changed (21B1a, 25A) or a rectification reopens it.
pub(crate) fn reopen(table: &mut Table) {
    if matches!(table.phase, Phase::Clarification | Phase::Over) {
        law24_card_exposed::lie_there_still(table);
        table.phase = Phase::Auction;
        table.play = None;
        table.result = None;
        law39_call_after_final_pass::void(table);
        law26_lead_restrictions::reset(table);
    }
}
