//! Chapter V of the Laws: the auction.
//!
//! Each Law has its file; what they share is in `table/auction.rs`: the calls that stand, and what is open, owed and withdrawn
//! after an irregularity.

pub mod law17_auction_period;
pub mod law18_bids;
pub mod law19_doubles;
pub mod law21_misinformation;
pub mod law22_end_of_auction;
pub mod law23_comparable_call;
pub mod law24_card_exposed;
pub mod law25_changes_of_call;
pub mod law26_lead_restrictions;
pub mod law27_insufficient_bid;
pub mod law28_in_rotation;
pub mod law29_out_of_rotation;
pub mod law30_pass_out_of_rotation;
pub mod law31_bid_out_of_rotation;
pub mod law32_double_out_of_rotation;
pub mod law34_right_to_call;
pub mod law35_inadmissible_calls;
pub mod law36_inadmissible_doubles;
pub mod law37_obligation_to_pass;
pub mod law38_bid_above_seven;
pub mod law39_call_after_final_pass;

use crate::book::Law;
pub(crate) use crate::table::auction::{Auction, Open};
pub use crate::table::auction::{Bar, Made};

/// The Laws of this chapter that take entries, but for calls themselves.
pub(crate) const LAWS: &[Law] = &[];
