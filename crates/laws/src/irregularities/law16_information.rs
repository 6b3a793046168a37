//! Law 16: authorised and unauthorised information, as data. It is not judged here, only recorded, so that the Director
//! can: for anything withdrawn, which side may use it.

use contract_bridge::{Card, Seat};

use crate::clause::Clause;
use crate::edition::Edition;
use crate::entry::{Said, Side};
use crate::law;
use crate::notation::card_text;
use crate::table::Table;

/// Something that one side may use and the other may not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Information {
    /// From whom it came.
    pub by: Seat,
    /// What it was, as the log writes it.
    pub what: String,
    /// The clause that says who may use it.
    pub law: Clause,
    /// The side that may; with nobody barred from it, all may.
    pub authorised: Side,
    /// The side, or the one player of it, that may not.
    pub unauthorised: Unauthorised,
    pub(crate) withdrawn_call: bool,
}

/// Who may not use a piece of information.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unauthorised {
    /// Both players of a side.
    Side(Side),
    /// One player.
    Player(Seat),
    /// Nobody: it is open to all.
    Nobody,
}

/// Where a penalty card is, for what may be known from it (50E).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OnTable {
    /// Face up before its owner.
    Lies,
    /// Back in the hand.
    PickedUp,
    /// In a trick.
    Played,
}

/// What a penalty card tells (50E). 2007: its owner's partner may not use the sight of it at all. 2017: all may while it
/// lies there; once it is picked up, or played and one asks how it came about, the partner may not.
pub(crate) fn of_penalty_card(table: &mut Table, owner: Seat, card: Card, now: OnTable) {
    let law = match (table.edition(), now) {
        (Edition::E2007, _) => law!(2007: "50E2"),
        (Edition::E2017, OnTable::Lies) => law!(2017: "50E1"),
        (Edition::E2017, OnTable::PickedUp) => law!(2017: "50E2"),
        (Edition::E2017, OnTable::Played) => law!(2017: "50E3"),
    };
    let what = card_text(card);
    let open_to_all = law.edition() == Edition::E2017 && now == OnTable::Lies;
    let unauthorised = match open_to_all {
        true => Unauthorised::Nobody,
        false => Unauthorised::Player(owner.partner()),
    };
    // One entry for each card, as things stand.
    let same = |info: &Information| {
        info.by == owner && info.what == what && info.law.id().starts_with("50E")
    };
    table.information.retain(|info| !same(info));
    table.information.push(Information {
        by: owner,
        what,
        law,
        authorised: Side::of(owner).other(),
        unauthorised,
        withdrawn_call: false,
    });
}

/// A call of an offender was withdrawn: his opponents may use it, his own side may not (16C of 2017, 16D of 2007).
pub(crate) fn withdrawn(table: &mut Table, by: Seat, said: Said) {
    note(table, by, said, Side::of(by).other());
}

/// A call that an innocent player took back by right: his own side may use it, the offenders may not.
pub(crate) fn taken_back_freely(table: &mut Table, by: Seat, said: Said) {
    note(table, by, said, Side::of(by));
}

fn note(table: &mut Table, by: Seat, said: Said, authorised: Side) {
    let law = law!(2007: "16D2", 2017: "16C2").in_edition(table.edition());
    table.information.push(Information {
        by,
        what: said.spoken.to_string(),
        law,
        authorised,
        unauthorised: Unauthorised::Side(authorised.other()),
        withdrawn_call: true,
    });
}

/// What a defender showed with a concession to which his partner objected: declarer's side may use it, the partner may not
/// (68B2).
pub(crate) fn shown_with_concession(table: &mut Table, by: Seat) {
    let law = law!(2007: "16D2", 2017: "16C2").in_edition(table.edition());
    table.information.push(Information {
        by,
        what: "concession".into(),
        law,
        authorised: Side::of(by).other(),
        unauthorised: Unauthorised::Player(by.partner()),
        withdrawn_call: false,
    });
}

/// The replacement carries the same meaning: what the withdrawn call showed is open to all (23B, 27B1, 31A1).
pub(crate) fn restored(table: &mut Table, by: Seat) {
    let last = table
        .information
        .iter()
        .rposition(|info| info.withdrawn_call && info.by == by);
    if let Some(at) = last {
        table.information.remove(at);
    }
}
