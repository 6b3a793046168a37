//! Law 50E: what may be known from a penalty card, as data. The editions differ.

use contract_bridge::{Card, Seat};

use crate::edition::Edition;
use crate::entry::Side;
use crate::law;
use crate::notation::card_text;
use crate::table::Table;
use crate::table::information::{Information, Unauthorised};

/// Where a penalty card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OnTable {
    /// Face up before its owner.
    Lies,
    /// Back in the hand.
    PickedUp,
    /// In a trick.
    Played,
}

/// Notes what a penalty card tells, one entry for each card, as things stand. 2007: its owner's partner may not use the sight
/// of it at all. 2017: all may while it lies there; once it is picked up, or played and one asks how it came about, the
/// partner may not.
pub(crate) fn note(table: &mut Table, owner: Seat, card: Card, now: OnTable) {
    let law = match (table.edition(), now) {
        (Edition::E2007, _) => law!(2007: "50E2"),
        (Edition::E2017, OnTable::Lies) => law!(2017: "50E1"),
        (Edition::E2017, OnTable::PickedUp) => law!(2017: "50E2"),
        (Edition::E2017, OnTable::Played) => law!(2017: "50E3"),
    };
    let what = card_text(card);
    let open_to_all = table.edition() == Edition::E2017 && now == OnTable::Lies;
    let (authorised, unauthorised) = match open_to_all {
        true => (None, Unauthorised::Nobody),
        false => {
            let others = Side::of(owner).other();
            (Some(others), Unauthorised::Player(owner.partner()))
        }
    };
    forget(table, owner, card);
    table.informs(Information {
        by: owner,
        what,
        law,
        authorised,
        unauthorised,
        reserved: Vec::new(),
        withdrawn_call: false,
        after_the_calls: true,
    });
}

/// The card tells nothing as a penalty card: it never was one, or something else is to be said of it.
pub(crate) fn forget(table: &mut Table, owner: Seat, card: Card) {
    let what = card_text(card);
    let same = |info: &Information| {
        info.by == owner && info.what == what && info.law.id().starts_with("50E")
    };
    table.information.retain(|info| !same(info));
}
