//! Chapter V of the Laws: the auction.
//!
//! Each Law has its file; what they share is in `table/auction.rs`: the calls that stand, and what is open, owed and withdrawn
//! after an irregularity.

pub(crate) mod law17_auction_period;
pub(crate) mod law18_bids;
pub(crate) mod law19_doubles;
pub(crate) mod law21_misinformation;
pub(crate) mod law22_end_of_auction;
pub(crate) mod law23_comparable_call;
pub(crate) mod law24_card_exposed;
pub(crate) mod law25_changes_of_call;
pub(crate) mod law25_unintended_call;
pub(crate) mod law26_lead_restrictions;
pub(crate) mod law27_insufficient_bid;
pub(crate) mod law28_in_rotation;
pub(crate) mod law29_out_of_rotation;
pub(crate) mod law30_pass_out_of_rotation;
pub(crate) mod law31_bid_out_of_rotation;
pub(crate) mod law32_double_out_of_rotation;
pub(crate) mod law34_right_to_call;
pub(crate) mod law35_inadmissible_calls;
pub(crate) mod law36_inadmissible_doubles;
pub(crate) mod law37_obligation_to_pass;
pub(crate) mod law38_bid_above_seven;
pub(crate) mod law39_call_after_final_pass;

use crate::book::Law;
pub(crate) use crate::table::auction::{Auction, Open};
pub(crate) use crate::table::auction::{Bar, Made};

/// The Laws of this chapter that take entries, but for calls themselves.
pub(crate) const LAWS: &[Law] = &[];
