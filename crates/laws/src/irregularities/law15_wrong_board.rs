//! Law 15 of 2017, Laws 15 and 17D of 2007: cards taken from a wrong board, and a board that was not these players' to play.

use contract_bridge::Seat;
use openroom_said::said;

use super::law12_adjusted_scores;
use super::law13_incorrect_number_of_cards::{Inquiry, inquire};
use super::law16_information;
use crate::auction::{Made, law22_end_of_auction, stands};
use crate::awaiting::Fact;
use crate::clause::Clause;
use crate::edition::Edition;
use crate::entry::{Side, Spoken};
use crate::impossible::Impossible;
use crate::law;
use crate::table::{Phase, Table};

/// What a later call is held against.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct ToCompare {
    /// On this board: who called on wrong cards, and the call of his left-hand opponent over it (17D2 of 2007).
    wrong_cards: Option<(Seat, Made)>,
    /// On the board that the cards came from: who called on them then (17D3 of 2007, 15A3 of 2017).
    called_before: Option<Seat>,
    /// The first auction, which the second must repeat (15C of 2007).
    first_auction: Vec<Made>,
}

/// Whose call is compared, and for what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Compared {
    /// With his call on the wrong cards; the left-hand opponent's call to be repeated.
    Here { lho: Made },
    /// On the board that the cards came from.
    There,
}

/// A check that is due on another board.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Elsewhere {
    /// The other board.
    pub board: u32,
    /// Who drew its cards here.
    #[serde(serialize_with = "crate::notation::written::one")]
    pub by: Seat,
    /// What he called on them.
    pub call: String,
    /// The clause.
    pub law: Clause,
}

fn check(table: &Table) -> Result<(), Impossible> {
    table.check_not_held()?;
    match table.auction.has_open() {
        true => Err(Impossible::NotNow(said!(
            "irregularity-open-first",
            "something irregular is open that the Director rules on first"
        ))),
        false => Ok(()),
    }
}

/// A player held the cards of another board when he called.
pub(crate) fn wrong_cards(table: &mut Table, by: Seat, board: u32) -> Result<(), Impossible> {
    check(table)?;
    let first = table.auction.calls.iter().position(|made| made.by == by);
    let Some(at) = first else {
        // He has not called: he takes the right hand and nothing has happened.
        table.cite(law!(2007: "17D1", 2017: "15A1"));
        return Ok(());
    };
    let gone = table.auction.calls[at..].to_vec();
    let law = law!(2007: "17D3", 2017: "15A3").in_edition(table.edition());
    table.elsewhere.push(Elsewhere {
        board,
        by,
        call: gone[0].said().spoken.to_string(),
        law,
    });
    table.cite(law!(2007: "17D1", 2017: "15A1"));
    table.irregular(law!(2007: "17D1", 2017: "15A1"), by);
    let partner_called = gone.iter().any(|made| made.by == by.partner());
    if partner_called || !in_auction_period(table) {
        law12_adjusted_scores::stop(table, law!(2007: "17D2", 2017: "15A2a"));
        return Ok(());
    }
    law22_end_of_auction::reopen(table);
    table.auction.take_back(at, by);
    tell(table, by, &gone);
    match table.edition() {
        Edition::E2007 => {
            table.cite_one(law!(2007: "17D2"));
            let lho = gone.iter().find(|made| made.by == by.lho());
            let wrong_cards = lho.map(|&lho| (by, lho));
            table.auction.trouble().held_against.wrong_cards = wrong_cards;
        }
        Edition::E2017 => {
            table.cite_one(law!(2017: "15A2b"));
            table.cite_one(law!(2017: "15A2c"));
        }
    }
    Ok(())
}

/// The cancelled calls: open to the innocent side, closed to the other.
fn tell(table: &mut Table, offender: Seat, gone: &[Made]) {
    for made in gone {
        if Side::of(made.by) == Side::of(offender) {
            law16_information::withdrawn(table, made.by, made.said());
        } else {
            law16_information::taken_back_freely(table, made.by, made.said());
        }
    }
}

/// This is the board that a player drew cards from before, and called on.
pub(crate) fn called_before(table: &mut Table, by: Seat, call: Spoken) -> Result<(), Impossible> {
    check(table)?;
    let law = law!(2007: "17D3", 2017: "15A3").in_edition(table.edition());
    table.elsewhere.push(Elsewhere {
        board: table.board().number.unwrap_or_default(),
        by,
        call: call.to_string(),
        law,
    });
    table.auction.trouble().held_against.called_before = Some(by);
    ask_if_due(table);
    Ok(())
}

/// Asks what a call just made is to be compared for. False if nothing is.
pub(crate) fn ask_if_due(table: &mut Table) -> bool {
    if table.pending.is_some() || table.auction.has_open() {
        return false;
    }
    let Some(trouble) = &mut table.auction.trouble else {
        return false;
    };
    let calls = &table.auction.calls;
    let against = &mut trouble.held_against;
    let has_called = |seat: Seat| calls.iter().any(|made| made.by == seat);
    if let Some((_, lho)) = against.wrong_cards.take_if(|(by, _)| has_called(*by)) {
        let inquiry = Inquiry::Differs(Compared::Here { lho });
        inquire(table, law!(2007: "17D2"), Fact::Differs, inquiry);
        return true;
    }
    if against
        .called_before
        .take_if(|by| has_called(*by))
        .is_some()
    {
        let law = law!(2007: "17D3", 2017: "15A3").in_edition(table.edition());
        inquire(table, law, Fact::Differs, Inquiry::Differs(Compared::There));
        return true;
    }
    let differs = |(new, old): (&Made, &Made)| new != old;
    if calls.iter().zip(&against.first_auction).any(differs) {
        against.first_auction.clear();
        law12_adjusted_scores::stop_one(table, law!(2007: "15C"));
        return true;
    }
    false
}

/// The Director has compared the calls.
pub(crate) fn compared(table: &mut Table, what: Compared, differs: bool) {
    match what {
        Compared::Here { .. } if differs => {
            law12_adjusted_scores::stop_one(table, law!(2007: "17D2"));
        }
        Compared::Here { lho } => {
            // The left-hand opponent must repeat his call.
            if table.phase == Phase::Auction && table.legal_calls_of(lho.by).contains(lho.call) {
                stands(table, lho);
            }
        }
        Compared::There if differs => {
            law12_adjusted_scores::stop(table, law!(2007: "17D3", 2017: "15A3"));
        }
        Compared::There => table.cite(law!(2007: "17D3", 2017: "15A3")),
    }
}

/// These players were not to play this board in this round; whether one of them has played it before.
pub(crate) fn wrong_board(table: &mut Table, played: bool) -> Result<(), Impossible> {
    check(table)?;
    if played {
        // What they scored on it is cancelled for both sides (15B1 of 2017, 15B of 2007).
        table.result = None;
    }
    match (table.edition(), played) {
        (Edition::E2017, true) => {
            table.cite_one(law!(2017: "15B"));
            table.cite_one(law!(2017: "15B3"));
            law12_adjusted_scores::stop_one(table, law!(2017: "15B1"));
        }
        (Edition::E2017, false) => {
            table.cite_one(law!(2017: "15B"));
            table.cite_one(law!(2017: "15B2"));
        }
        (Edition::E2007, true) => law12_adjusted_scores::stop_one(table, law!(2007: "15B")),
        (Edition::E2007, false) if in_auction_period(table) => second_auction(table),
        (Edition::E2007, false) => {
            table.cite_one(law!(2007: "15A"));
            table.cite_one(law!(2007: "15A1"));
        }
    }
    Ok(())
}

fn in_auction_period(table: &Table) -> bool {
    match table.phase {
        Phase::Auction | Phase::Clarification => true,
        Phase::Over => table.passed_out() && !table.returned,
        Phase::Play => false,
    }
}

/// 15C of 2007: the auction is cancelled, and the right players must repeat it call by call.
fn second_auction(table: &mut Table) {
    table.cite_one(law!(2007: "15C"));
    law22_end_of_auction::reopen(table);
    let first = table.auction.calls.clone();
    let dealer = table.auction.dealer;
    table.auction.take_back(0, dealer);
    table.auction.trouble().held_against.first_auction = first;
}
