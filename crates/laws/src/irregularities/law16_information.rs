//! Law 16: authorised and unauthorised information, as data. It is not judged here, only recorded, so that the Director
//! can: for anything withdrawn, which side may use it.

use contract_bridge::{Card, Seat};

use crate::clause::Clause;
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
    /// The side that may.
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

/// A card taken back from a trick: one side may use it, the other may not (16D of 2007, 16C of 2017).
pub(crate) fn card_withdrawn(table: &mut Table, by: Seat, card: Card, authorised: Side) {
    let law = law!(2007: "16D2", 2017: "16C2").in_edition(table.edition());
    table.information.push(Information {
        by,
        what: card_text(card),
        law,
        authorised,
        unauthorised: Unauthorised::Side(authorised.other()),
        withdrawn_call: false,
    });
}

/// What a player said or showed that his partner may not use and the other side may (68, 65B3).
pub(crate) fn told_partner(table: &mut Table, by: Seat, what: String, law: Clause) {
    table.information.push(Information {
        by,
        what,
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
