//! Law 16: authorised and unauthorised information, as data. It is not judged here, only recorded, so that the Director
//! can: for anything withdrawn, seen or let slip, who may use it and who may not.

use contract_bridge::{Card, Seat};
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use crate::clause::Clause;
use crate::entry::{Manner, Said, Side};
use crate::law;
use crate::notation::{card_text, seat_text};
use crate::table::{Phase, Table};

/// Something that one side may use and the other may not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Information {
    /// From whom it came.
    pub by: Seat,
    /// What it was, as the log writes it.
    pub what: String,
    /// The clause that says who may use it.
    pub law: Clause,
    /// The side that may; none if nobody may, or all.
    pub authorised: Option<Side>,
    /// Who may not.
    pub unauthorised: Unauthorised,
    /// The opponents who announced that they may call the Director over it later (16B2).
    pub reserved: Vec<Seat>,
    pub(crate) withdrawn_call: bool,
}

impl Serialize for Information {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("by", seat_text(self.by))?;
        map.serialize_entry("what", &self.what)?;
        map.serialize_entry("law", &self.law)?;
        match (self.unauthorised, self.authorised) {
            (Unauthorised::Nobody, _) => map.serialize_entry("authorised", "all")?,
            (_, side) => map.serialize_entry("authorised", &side)?,
        }
        match self.unauthorised {
            Unauthorised::Side(side) => map.serialize_entry("unauthorised", &side)?,
            Unauthorised::Player(seat) => map.serialize_entry("unauthorised", seat_text(seat))?,
            Unauthorised::Nobody => map.serialize_entry("unauthorised", &())?,
            Unauthorised::AllBut(seat) => {
                let others = Seat::ALL.into_iter().filter(|&other| other != seat);
                let others: Vec<_> = others.map(seat_text).collect();
                map.serialize_entry("unauthorised", &others)?;
            }
        }
        if !self.reserved.is_empty() {
            let reserved: Vec<_> = self.reserved.iter().map(|&seat| seat_text(seat)).collect();
            map.serialize_entry("reserved", &reserved)?;
        }
        map.end()
    }
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
    /// Everybody but that player.
    AllBut(Seat),
}

/// A call of an offender was withdrawn: his opponents may use it, his own side may not (16C of 2017, 16D of 2007).
pub(crate) fn withdrawn(table: &mut Table, by: Seat, said: Said) {
    note_call(table, by, said, Side::of(by).other());
}

/// A call that an innocent player took back by right: his own side may use it, the offenders may not.
pub(crate) fn taken_back_freely(table: &mut Table, by: Seat, said: Said) {
    note_call(table, by, said, Side::of(by));
}

fn note_call(table: &mut Table, by: Seat, said: Said, authorised: Side) {
    let law = law!(2007: "16D2", 2017: "16C2").in_edition(table.edition());
    table.information.push(Information {
        withdrawn_call: true,
        unauthorised: Unauthorised::Side(authorised.other()),
        ..new(by, said.spoken.to_string(), law, Some(authorised))
    });
}

const fn new(by: Seat, what: String, law: Clause, authorised: Option<Side>) -> Information {
    Information {
        by,
        what,
        law,
        authorised,
        unauthorised: Unauthorised::Player(by.partner()),
        reserved: Vec::new(),
        withdrawn_call: false,
    }
}

/// What a defender showed with a concession to which his partner objected: declarer's side may use it, the partner may not
/// (68B2).
pub(crate) fn shown_with_concession(table: &mut Table, by: Seat) {
    let law = law!(2007: "16D2", 2017: "16C2").in_edition(table.edition());
    let authorised = Some(Side::of(by).other());
    table
        .information
        .push(new(by, "concession".into(), law, authorised));
}

/// A card taken back from a trick: one side may use it, the other may not (16D of 2007, 16C of 2017).
pub(crate) fn card_withdrawn(table: &mut Table, by: Seat, card: Card, authorised: Side) {
    let law = law!(2007: "16D2", 2017: "16C2").in_edition(table.edition());
    table.information.push(Information {
        unauthorised: Unauthorised::Side(authorised.other()),
        ..new(by, card_text(card), law, Some(authorised))
    });
}

/// What a player said or showed that his partner may not use and the other side may (68, 65B3).
pub(crate) fn told_partner(table: &mut Table, by: Seat, what: String, law: Clause) {
    let authorised = Some(Side::of(by).other());
    table.information.push(new(by, what, law, authorised));
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

fn cards_text(cards: &[Card]) -> String {
    let cards: Vec<String> = cards.iter().map(|&card| card_text(card)).collect();
    cards.join(" ")
}

/// A card that its owner's partner could see during the auction: the other side may use it, the partner may not (24).
pub(crate) fn card_seen(table: &mut Table, by: Seat, cards: &[Card]) {
    let law = law!("24").in_edition(table.edition());
    let opponents = Some(Side::of(by).other());
    table
        .information
        .push(new(by, cards_text(cards), law, opponents));
}

/// A card seen before the first call is extraneous information for whoever saw it (16C1 of 2007, 16D1 of 2017). The board is
/// played, and the Director stands ready to adjust, unless he stops it (16C2, 16D2).
pub(crate) fn seen_before_the_auction(table: &mut Table, by: Seat, cards: &[Card]) {
    table.irregular(law!(2007: "16C1", 2017: "16D1"), by);
    let law = law!(2007: "16C1", 2017: "16D1").in_edition(table.edition());
    table.information.push(Information {
        unauthorised: Unauthorised::AllBut(by),
        ..new(by, cards_text(cards), law, None)
    });
    played_with_a_review(table);
}

/// The board is played on, and the information reviewed at the end (16C2c of 2007, 16D2c of 2017).
pub(crate) fn played_with_a_review(table: &mut Table) {
    table.cite(law!(2007: "16C2c", 2017: "16D2c"));
    table.review(law!(2007: "16C2c", 2017: "16D2c").in_edition(table.edition()));
}

/// Knowledge that is the partner's alone to put aside: a card put back into the hand that lacked it (13E of 2007, 14C).
pub(crate) fn card_put_back(table: &mut Table, by: Seat, card: Option<Card>, law: Clause) {
    let what = card.map_or_else(|| "cards".to_owned(), card_text);
    let opponents = Some(Side::of(by).other());
    table.information.push(new(by, what, law, opponents));
    table.cite_one(law);
}

/// A remark, a question, a hesitation and the like: what it may suggest is closed to the partner, open to the opponents
/// (16B1; 16B1a in 2007). Giving it is no infraction.
pub(crate) fn let_slip(table: &mut Table, by: Seat, manner: Manner, words: Option<&str>) {
    let law = law!(2007: "16B1a", 2017: "16B1");
    table.cite(law);
    let what = match words {
        Some(words) => format!("{manner} {words}"),
        None => manner.to_string(),
    };
    let opponents = Some(Side::of(by).other());
    let law = law.in_edition(table.edition());
    table.information.push(new(by, what, law, opponents));
}

/// A player announces that he may call the Director later over what the other side let slip (16B2); that is looked at when
/// the play is over (16B3).
pub(crate) fn reserves(table: &mut Table, seat: Seat) {
    table.cite(law!("16B2"));
    let slipped = law!(2007: "16B1a", 2017: "16B1").in_edition(table.edition());
    let theirs = table
        .information
        .iter_mut()
        .rfind(|info| info.law == slipped && Side::of(info.by) != Side::of(seat));
    if let Some(info) = theirs
        && !info.reserved.contains(&seat)
    {
        info.reserved.push(seat);
    }
    table.review(law!("16B3").in_edition(table.edition()));
}

/// The Director is told that a player knows something of the board by accident (16C of 2007, 16D of 2017).
pub(crate) fn knows_by_accident(table: &mut Table, seat: Seat) {
    let law = law!(2007: "16C1", 2017: "16D1");
    table.cite(law);
    let law = law.in_edition(table.edition());
    table.information.push(Information {
        unauthorised: Unauthorised::Player(seat),
        ..new(seat, "extraneous".to_owned(), law, None)
    });
    let begun = !table.auction.calls.is_empty() || table.phase != Phase::Auction;
    super::law13_incorrect_number_of_cards::ask_about_information(table, begun);
}
