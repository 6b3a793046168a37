//! Law 15 of 2017, Laws 15 and 17D of 2007: cards taken from a wrong board, and a board that was not these players' to play.

use contract_bridge::Seat;
use openroom_said::said;

use super::law12_adjusted_scores;
use super::law16_information;
use crate::auction::law17_auction_period::{self, stands};
use crate::auction::law35_inadmissible_calls;
use crate::auction::{Made, law22_end_of_auction};
use crate::awaiting::{Asked, Fact, Question};
use crate::book::{Law, checked};
use crate::clause::Clause;
use crate::edition::Edition;
use crate::entry::{Finding, Side, SpokenCall};
use crate::impossible::Impossible;
use crate::law;
use crate::pending::{Matter, not_sought};
use crate::table::Elsewhere;
use crate::table::auction::HeldAgainst;
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    finding: |table, finding| match finding {
        Finding::WrongCards { by, board } => checked(wrong_cards(table, *by, *board)),
        Finding::CalledBefore { by, .. } => checked(called_before(table, *by)),
        Finding::WrongBoard { played } => checked(wrong_board(table, *played)),
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

/// Whose call is compared, and for what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Compared {
    /// With his call on the wrong cards; the left-hand opponent's call to be repeated.
    Here { lho: Made },
    /// On the board that the cards came from.
    There,
}

fn check(table: &Table) -> Result<(), Impossible> {
    table.check_not_held()?;
    match table.auction.has_open() {
        true => Err(Impossible::NotNow(said!(
            "irregularity-open-first",
            "there is an irregularity the Director must rule on first: enter `called`"
        ))),
        false => Ok(()),
    }
}

/// A player held the cards of another board when he called.
pub(crate) fn wrong_cards(table: &mut Table, by: Seat, board: u32) -> Result<(), Impossible> {
    check(table)?;
    table.cite(law!(2007: "17D1", 2017: "15A1"));
    let first = table.auction.calls.iter().position(|made| made.by == by);
    let in_question = in_question(table);
    let Some(at) = first else {
        // He has not called: he takes the right hand and nothing has happened. Unless his call is the one about which somebody is asked:
        // it is cancelled, and there is nothing to answer.
        if let Some((_, said)) = in_question.filter(|(seat, _)| *seat == by) {
            table.waiting.pop();
            is_cancelled(table, by, said, board);
            law16_information::withdrawn(table, by, said);
        }
        return Ok(());
    };
    let gone = table.auction.calls[at..].to_vec();
    is_cancelled(table, by, gone[0].said(), board);
    let partner_called = gone.iter().any(|made| made.by == by.partner());
    let in_time = in_auction_period(table);
    if in_time {
        law22_end_of_auction::reopen(table);
        law17_auction_period::cancel_from(table, at, by);
        tell(table, by, gone.iter().map(|made| (made.by, made.said())));
        // With them goes the later one about which somebody is asked.
        tell(table, by, in_question.into_iter());
    }
    if partner_called || !in_time {
        law12_adjusted_scores::stop(table, law!(2007: "17D2", 2017: "15A2a"));
        return Ok(());
    }
    match table.edition() {
        Edition::E2007 => {
            table.cite_one(law!(2007: "17D2"));
            let lho = gone.iter().find(|made| made.by == by.lho());
            let wrong_cards = lho.map(|&lho| HeldAgainst::new(by, lho));
            table.auction.trouble().held_against.wrong_cards = wrong_cards;
        }
        Edition::E2017 => {
            table.cite_one(law!(2017: "15A2b"));
            table.cite_one(law!(2017: "15A2c"));
        }
    }
    Ok(())
}

/// His first call, on the cards of that board, does not stand. There it is held against the one that he makes then (15A3; 17D3 in 2007).
fn is_cancelled(table: &mut Table, by: Seat, said: SpokenCall, board: u32) {
    let law = law!(2007: "17D3", 2017: "15A3").in_edition(table.edition());
    table.elsewhere.push(Elsewhere {
        board,
        by,
        call: said.spoken.to_string(),
        law,
    });
    table.irregular(law!(2007: "17D1", 2017: "15A1"), by);
}

/// The call that does not stand, and about which somebody was asked when the Director found this (27A1, 29A).
fn in_question(table: &Table) -> Option<(Seat, SpokenCall)> {
    let waiting = table.waiting.last()?;
    waiting.asked.matter.call_in_question()
}

/// The cancelled calls: open to the innocent side, closed to the other.
fn tell(table: &mut Table, offender: Seat, gone: impl Iterator<Item = (Seat, SpokenCall)>) {
    for (by, said) in gone {
        if Side::of(by) == Side::of(offender) {
            law16_information::withdrawn(table, by, said);
        } else {
            law16_information::taken_back_freely(table, by, said);
        }
    }
}

/// This is the board that a player drew cards from before, and called on. What he called then, the Director holds against his first call
/// here.
fn called_before(table: &mut Table, by: Seat) -> Result<(), Impossible> {
    if table.contract().is_some() {
        return Err(Impossible::NotNow(said!(
            "called-before-auction-over",
            "a finding about an earlier call must be made before the auction is over"
        )));
    }
    check(table)?;
    table.auction.trouble().held_against.called_before = Some(HeldAgainst::new(by, ()));
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
    let here = against.wrong_cards.as_mut();
    if let Some(lho) = here.and_then(|held| held.due(calls)) {
        ask(table, law!(2007: "17D2"), Compared::Here { lho });
        return true;
    }
    let there = against.called_before.as_mut();
    if there.and_then(|held| held.due(calls)).is_some() {
        let law = law!(2007: "17D3", 2017: "15A3").in_edition(table.edition());
        ask(table, law, Compared::There);
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

fn ask(table: &mut Table, law: Clause, what: Compared) {
    table.ask(Asked::Director, law, Question::Fact(Fact::Differs), what);
}

/// 17D of 2007, 15A3 of 2017: does a call differ from the one made on the wrong cards?
impl Matter for Compared {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        match finding {
            Finding::Differs(yes) => {
                if table.edition() == Edition::E2017 {
                    table.cite_one(law!(2017: "15A3-fn"));
                }
                compared(table, *self, *yes);
                Ok(())
            }
            _ => Err(not_sought(finding)),
        }
    }
}

/// The Director has compared the calls.
fn compared(table: &mut Table, what: Compared, differs: bool) {
    match what {
        Compared::Here { .. } if differs => {
            law12_adjusted_scores::stop_one(table, law!(2007: "17D2"));
        }
        Compared::Here { lho } => {
            // The left-hand opponent must repeat his call.
            if table.phase == Phase::Auction
                && law35_inadmissible_calls::legal_calls_of(table, lho.by).contains(lho.call)
            {
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
        // Also where one of them had played it: nobody has a second score yet that could be cancelled (15B), and those who are to
        // play it take their seats.
        (Edition::E2007, _) if in_auction_period(table) => second_auction(table),
        (Edition::E2007, true) => law12_adjusted_scores::stop_one(table, law!(2007: "15B")),
        (Edition::E2007, false) => {
            table.cite_one(law!(2007: "15A"));
            table.cite_one(law!(2007: "15A1"));
        }
    }
    Ok(())
}

fn in_auction_period(table: &Table) -> bool {
    match table.phase {
        Phase::Auction => true,
        Phase::Clarification => !law17_auction_period::lead_is_faced(table),
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
    law17_auction_period::cancel_from(table, 0, dealer);
    table.auction.trouble().held_against.first_auction = first;
}
