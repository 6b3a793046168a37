//! The auction as it stands, and what is open, owed and withdrawn after something irregular.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Hand, Penalty, Seat};

use super::Table;
use crate::clause::Cite;
use crate::entry::{Spoken, SpokenCall, Strains};
use crate::pending::Pending;

/// A call that stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Made {
    /// Who made it.
    pub by: Seat,
    /// The call.
    pub call: Call,
    /// The denominations it shows, if it is artificial.
    pub artificial: Option<Strains>,
}

impl Made {
    /// A pass that a Law puts in place.
    pub(crate) const fn pass(by: Seat) -> Self {
        Self {
            by,
            call: Call::Pass,
            artificial: None,
        }
    }

    /// The call as it was said.
    #[must_use]
    pub const fn said(self) -> SpokenCall {
        SpokenCall {
            spoken: Spoken::Call(self.call),
            artificial: self.artificial,
        }
    }

    /// The denominations that the call shows.
    #[must_use]
    pub const fn shows(self) -> Strains {
        self.said().shows()
    }
}

/// The calls that stand, and what follows from them at a glance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Auction {
    pub dealer: Seat,
    pub calls: Vec<Made>,
    /// The player whose turn it is.
    pub turn: Seat,
    /// The last bid and who made it.
    pub last_bid: Option<(Bid, Seat)>,
    /// Whether that bid has been doubled or redoubled.
    pub penalty: Penalty,
    /// Passes since the last call that was none.
    pub passes: u8,
    /// What is irregular; a regular auction has none of it.
    pub trouble: Option<Box<Trouble>>,
}

impl Auction {
    pub fn new(dealer: Seat) -> Self {
        Self {
            dealer,
            calls: Vec::with_capacity(16),
            turn: dealer,
            last_bid: None,
            penalty: Penalty::Undoubled,
            passes: 0,
            trouble: None,
        }
    }

    /// Adds a call that stands; the turn goes to the next player (17C).
    pub fn push(&mut self, made: Made) {
        self.calls.push(made);
        self.turn = made.by.lho();
        match made.call {
            Call::Pass => self.passes += 1,
            Call::Double => (self.penalty, self.passes) = (Penalty::Doubled, 0),
            Call::Redouble => (self.penalty, self.passes) = (Penalty::Redoubled, 0),
            // 19C: a later bid supersedes any double or redouble.
            Call::Bid(bid) => {
                self.last_bid = Some((bid, made.by));
                (self.penalty, self.passes) = (Penalty::Undoubled, 0);
            }
        }
    }

    /// Takes back the calls from the one at that place on; the turn goes to the player named.
    pub fn take_back(&mut self, at: usize, turn: Seat) {
        let kept: Vec<Made> = self.calls.drain(..).take(at).collect();
        (self.last_bid, self.penalty, self.passes) = (None, Penalty::Undoubled, 0);
        for made in kept {
            self.push(made);
        }
        self.turn = turn;
        self.forget_from(at);
    }

    /// What was open about a call that is gone is gone with it.
    fn forget_from(&mut self, at: usize) {
        if let Some(trouble) = &mut self.trouble {
            trouble
                .open
                .retain(|open| open.at().is_none_or(|place| place < at));
            trouble.inadmissible = trouble.inadmissible.filter(|double| double.at < at);
            trouble.eight_called_over.take_if(|eight| eight.at >= at);
            for exposed in &mut trouble.exposed {
                exposed.at = exposed.at.min(at);
            }
        }
    }

    /// The place of a player's last call.
    pub fn last_call_of(&self, seat: Seat) -> Option<usize> {
        self.calls.iter().rposition(|made| made.by == seat)
    }

    /// Whether the call at that place is the last one.
    pub fn is_last(&self, at: usize) -> bool {
        at + 1 == self.calls.len()
    }

    /// Whether the player has called since that place.
    pub fn called_since(&self, at: usize, seat: Seat) -> bool {
        self.calls.iter().skip(at + 1).any(|made| made.by == seat)
    }

    /// The denominations that a player has shown in the calls that stand.
    pub fn shown_by(&self, seat: Seat) -> Strains {
        let own = self.calls.iter().filter(|made| made.by == seat);
        own.fold(Strains::NONE, |shown, made| shown.or(made.shows()))
    }

    pub fn trouble(&mut self) -> &mut Trouble {
        self.trouble.get_or_insert_default()
    }

    /// How long a player must pass, if he must.
    pub fn bar(&self, seat: Seat) -> Option<Bar> {
        self.trouble.as_ref().and_then(|t| t.bars[seat as usize])
    }

    /// Makes a player pass; a bar for the auction is not shortened.
    pub fn set_bar(&mut self, seat: Seat, bar: Bar) {
        let slot = &mut self.trouble().bars[seat as usize];
        *slot = (*slot).max(Some(bar));
    }

    pub fn has_open(&self) -> bool {
        self.trouble.as_ref().is_some_and(|t| !t.open.is_empty())
    }
}

/// How long a player must pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Bar {
    /// At his next turn.
    Turn,
    /// For the rest of the auction.
    Auction,
}

/// What is irregular in an auction.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Trouble {
    /// Not settled yet, the oldest first.
    pub open: Vec<Open>,
    /// A double or redouble that stands until somebody notices it (36A, 36C).
    pub inadmissible: Option<Inadmissible>,
    /// Calls that a player is to make in place of one that was cancelled.
    pub owed: Vec<Owed>,
    pub bars: [Option<Bar>; 4],
    /// 30B2b of 2007: may neither double nor redouble at this turn.
    pub no_double: Option<Seat>,
    /// Every call taken back, for Law 26.
    pub withdrawn: Vec<Withdrawn>,
    /// Who bid above seven, and who would call next if that and the call over it had stood (38B).
    pub after_eight: Option<(Seat, Seat)>,
    /// A bid above seven that was called over, and that its maker may still change (25).
    pub eight_called_over: Option<Box<EightCalledOver>>,
    /// One out of rotation that was called over, and whose change is to be ruled on: by whom it was made (25, 38D).
    pub eight_was_called_over: Option<Seat>,
    /// Who has changed his call after his partner had called, and on whose change nobody has ruled (25A2 in 2007, 25A4 in 2017).
    pub changed_late: Vec<Seat>,
    /// Cards exposed during the auction (24).
    pub exposed: Vec<Exposed>,
    /// Replacements that the Director is still to compare, one question at a time (23A).
    pub to_compare: Vec<Pending>,
    /// The same where no Director was at the table: he is asked when he comes.
    pub unasked: Vec<Pending>,
    /// Earlier calls that later ones are held against (15, 17D).
    pub held_against: ToCompare,
}

impl Trouble {
    /// Puts what has come up since then before the rest.
    pub fn newest_first(&mut self, before: &[Open]) {
        self.open.sort_by_key(|open| before.contains(open));
    }
}

/// Something irregular on which nobody has ruled yet, and over which the next player may act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Open {
    /// An insufficient bid in rotation, perhaps changed already (27C).
    Insufficient {
        by: Seat,
        said: SpokenCall,
        changed: Option<SpokenCall>,
    },
    /// A call out of rotation, perhaps changed already (25), and whose turn it was.
    OutOfRotation {
        by: Seat,
        said: SpokenCall,
        changed: Option<SpokenCall>,
        turn: Seat,
    },
    /// Another call put in place of the standing one at that place (25).
    Change {
        by: Seat,
        at: usize,
        said: SpokenCall,
    },
    /// A call other than pass by a player who must pass; it stands at that place for the time being (37).
    NotPassed { by: Seat, at: usize },
    /// A bid above seven in rotation (38), perhaps changed already, after the left-hand opponent's call over it or before.
    AboveSeven {
        by: Seat,
        said: SpokenCall,
        changed: Option<SpokenCall>,
        over: Option<SpokenCall>,
    },
    /// Another call than the one that had to be repeated; it stands at that place for the time being (31A1, 32).
    NotRepeated { by: Seat, at: usize },
    /// A call after the final pass (39).
    Late { by: Seat, said: SpokenCall },
}

impl Open {
    /// The place of the standing call that it is about.
    pub const fn at(self) -> Option<usize> {
        match self {
            Self::Change { at, .. } | Self::NotPassed { at, .. } | Self::NotRepeated { at, .. } => {
                Some(at)
            }
            _ => None,
        }
    }

    pub const fn by(self) -> Seat {
        match self {
            Self::Insufficient { by, .. }
            | Self::OutOfRotation { by, .. }
            | Self::Change { by, .. }
            | Self::NotPassed { by, .. }
            | Self::AboveSeven { by, .. }
            | Self::NotRepeated { by, .. }
            | Self::Late { by, .. } => by,
        }
    }
}

/// What an offender owes at his proper turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Owed {
    pub by: Seat,
    /// The call that was cancelled: its place among those withdrawn.
    pub withdrawn: usize,
    pub kind: OwedFor,
}

/// For what he owes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OwedFor {
    /// An insufficient bid (27B); silenced after 27B3 or 27B4.
    Insufficient { silenced: bool },
    /// An inadmissible double or redouble (36B), or a change of call that did not stand: only the lead depends on it.
    LeadOnly,
    /// A call at the right-hand opponent's turn (31A, 32A of 2017, 32B of 2007): that opponent calls first.
    AfterRightHandOpponent { passed: Option<bool> },
    /// 2017: any call, and the Director finds whether it is comparable; the clause for each answer.
    Comparable { yes: Cite, no: Cite },
    /// Any call; it only counts as the final call for that turn (Law 26 of 2007).
    Nothing,
}

impl Owed {
    /// What Law 26 makes of the cancelled call.
    pub fn lead_restriction(self, table: &mut Table, law26: Law26) {
        if let Some(withdrawn) = table.auction.trouble().withdrawn.get_mut(self.withdrawn) {
            withdrawn.law26 = law26;
        }
    }

    /// The call that was cancelled.
    pub fn first(self, table: &Table) -> Option<SpokenCall> {
        let withdrawn = table.auction.withdrawn(self.withdrawn);
        withdrawn.map(|withdrawn| withdrawn.said)
    }

    /// The final call for that turn.
    pub fn note_last(self, table: &mut Table, made: Made) {
        if let Some(withdrawn) = table.auction.trouble().withdrawn.get_mut(self.withdrawn) {
            withdrawn.last = Some(made);
        }
    }
}

impl Auction {
    pub fn withdrawn(&self, at: usize) -> Option<&Withdrawn> {
        self.trouble.as_ref().and_then(|t| t.withdrawn.get(at))
    }

    /// What the player owes.
    pub fn owed(&self, seat: Seat) -> impl Iterator<Item = &Owed> {
        let all = self.trouble.iter().flat_map(|t| &t.owed);
        all.filter(move |owed| owed.by == seat)
    }

    pub fn owes(&self, seat: Seat) -> bool {
        self.owed(seat).next().is_some()
    }
}

/// A call that was taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Withdrawn {
    pub by: Seat,
    pub said: SpokenCall,
    pub law26: Law26,
    /// The call that the player made for that turn in the end.
    pub last: Option<Made>,
    /// Declarer has chosen: the choice exists at one turn only.
    pub chosen: bool,
}

impl Withdrawn {
    pub const fn new(by: Seat, said: SpokenCall, law26: Law26) -> Self {
        Self {
            by,
            said,
            law26,
            last: None,
            chosen: false,
        }
    }
}

/// Whether a withdrawn call restricts the lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Law26 {
    /// A Law says that it does not, or the right to it is gone.
    Not,
    /// It does, as far as Law 26 itself goes.
    Applies,
    /// 2007 after a double out of rotation: 26B, never 26A (Law 32).
    OnlyB,
}

/// Cards of one player that his partner could see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Exposed {
    pub by: Seat,
    pub cards: Hand,
    /// One of them was led or played.
    pub led: bool,
    pub deliberately: bool,
    /// How many calls stood when it happened.
    pub at: usize,
    /// The Director has ruled on it.
    pub ruled: bool,
}

/// A double or redouble contrary to Law 19, standing at that place for the time being.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Inadmissible {
    pub by: Seat,
    pub at: usize,
    /// Whose turn it was.
    pub turn: Seat,
    /// Whether the offender's left-hand opponent has called over it.
    pub called_over: bool,
}

/// A bid above seven over which the left-hand opponent has called: it has become a pass, which stands at that place (38).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct EightCalledOver {
    pub by: Seat,
    /// Where the pass stands that took its place; of one out of rotation, to which none was due, the place of the next call.
    pub at: usize,
    pub in_rotation: bool,
    pub over: SpokenCall,
    /// The auction before that call.
    pub before: Auction,
    /// Whose calls have been cancelled with the bid since.
    pub since: Vec<Seat>,
}

/// What a later call is held against.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct ToCompare {
    /// On this board: who called on wrong cards, and the call of his left-hand opponent over it (17D2 of 2007).
    pub wrong_cards: Option<(Seat, Made)>,
    /// On the board that the cards came from: who called on them then (17D3 of 2007, 15A3 of 2017).
    pub called_before: Option<Seat>,
    /// The first auction, which the second must repeat (15C of 2007).
    pub first_auction: Vec<Made>,
}

/// Puts the cancelled call aside, and notes what its owner owes for it.
pub(crate) fn owe(table: &mut Table, by: Seat, said: SpokenCall, law26: Law26, kind: OwedFor) {
    let trouble = table.auction.trouble();
    let withdrawn = trouble.withdrawn.len();
    trouble.withdrawn.push(Withdrawn::new(by, said, law26));
    trouble.owed.push(Owed {
        by,
        withdrawn,
        kind,
    });
}

/// Whose turn it was when a call was made out of rotation, as the offender sees him.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whose {
    RightHandOpponent,
    Partner,
    LeftHandOpponent,
}

impl Whose {
    pub fn turn(offender: Seat, turn: Seat) -> Self {
        if turn == offender.rho() {
            Self::RightHandOpponent
        } else if turn == offender.partner() {
            Self::Partner
        } else {
            Self::LeftHandOpponent
        }
    }
}
