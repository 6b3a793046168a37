//! What one side may use and the other may not (Law 16), as data.

use contract_bridge::Seat;
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use crate::clause::Clause;
use crate::entry::Side;
use crate::notation::seat_text;

/// Something that one side may use and the other may not.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
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
    /// It came after the final pass: no call can rest on it.
    pub(crate) after_the_calls: bool,
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
