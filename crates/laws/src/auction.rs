//! Chapter V of the Laws: the auction.
//!
//! A call is first placed: in or out of rotation, legal or not, over something irregular or not. Each Law has its file;
//! what they share is here: the calls that stand, and what is open, owed and withdrawn after an irregularity.

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
pub mod law35_inadmissible_calls;
pub mod law36_inadmissible_doubles;
pub mod law37_obligation_to_pass;
pub mod law38_bid_above_seven;
pub mod law39_call_after_final_pass;

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Penalty, Seat};
use openroom_said::said;

use crate::clause::Clause;
use crate::entry::{Said, Spoken, Strains};
use crate::impossible::Impossible;
use crate::irregularities::law15_wrong_board::{self, ToCompare};
use crate::irregularities::{law09_procedure, law16_information};
use crate::law;
use crate::table::{Phase, Table};
use law23_comparable_call::Comparison;
use law24_card_exposed::Exposed;
use law26_lead_restrictions::Withdrawn;
use law29_out_of_rotation::Owed;
use law36_inadmissible_doubles::Inadmissible;

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
    pub const fn said(self) -> Said {
        Said {
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
    /// Who would call next if a bid above seven and the call over it had stood (38B).
    pub after_eight: Option<Seat>,
    /// Cards exposed during the auction (24).
    pub exposed: Vec<Exposed>,
    /// Replacements that the Director is still to compare, one question at a time, each under its clause (23A).
    pub to_compare: Vec<(Clause, Comparison)>,
    /// Earlier calls that later ones are held against (15, 17D).
    pub held_against: ToCompare,
}

impl Trouble {
    /// Puts what has come up since then before the rest.
    fn newest_first(&mut self, before: &[Open]) {
        self.open.sort_by_key(|open| before.contains(open));
    }
}

/// Something irregular on which nobody has ruled yet, and over which the next player may act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Open {
    /// An insufficient bid in rotation, perhaps changed already (27C).
    Insufficient {
        by: Seat,
        said: Said,
        changed: Option<Said>,
    },
    /// A call out of rotation, perhaps changed already (25), and whose turn it was.
    OutOfRotation {
        by: Seat,
        said: Said,
        changed: Option<Said>,
        turn: Seat,
    },
    /// Another call put in place of the standing one at that place (25).
    Change { by: Seat, at: usize, said: Said },
    /// A call other than pass by a player who must pass; it stands at that place for the time being (37).
    NotPassed { by: Seat, at: usize },
    /// A bid above seven in rotation (38).
    AboveSeven { by: Seat, said: Said },
    /// Another call than the one that had to be repeated; it stands at that place for the time being (31A1, 32).
    NotRepeated { by: Seat, at: usize },
    /// A call after the final pass (39).
    Late { by: Seat, said: Said },
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

/// A call is made, by anybody, at any moment.
pub(crate) fn call(table: &mut Table, seat: Seat, said: Said) -> Result<(), Impossible> {
    if table.pending.is_some() && !table.accept_by_acting(seat)? {
        return Err(table.held());
    }
    match table.phase {
        Phase::Auction => {}
        Phase::Clarification => return law39_call_after_final_pass::late(table, seat, said),
        // A pass-out is open to changes until the hands are back, so a call then is one after the final pass (17D2, 39).
        Phase::Over if table.passed_out() && !table.returned => {
            return law39_call_after_final_pass::late(table, seat, said);
        }
        Phase::Play => {
            return Err(Impossible::NotNow(said!(
                "auction-period-over",
                "the auction period is over: a lead has been faced"
            )));
        }
        Phase::Over => return Err(Impossible::Over),
    }
    if table.attention {
        law09_procedure::acts_before_the_ruling(table, seat);
    }
    if table.auction.trouble.is_some() {
        if !law38_bid_above_seven::also_cancelled(table, seat) {
            make_over_what_is_open(table, seat, said);
        }
    } else {
        place(table, seat, said);
    }
    Ok(())
}

/// A call with something irregular behind it: over what is open, perhaps without waiting for a forced pass (28A).
fn make_over_what_is_open(table: &mut Table, seat: Seat, said: Said) {
    while acts_over_what_is_open(table, seat, said) == Acted::On {
        if table.phase != Phase::Auction {
            // What he called over ended the auction: his own call comes after the final pass (39).
            law39_call_after_final_pass::note(table, seat, said);
            break;
        }
        if !law28_in_rotation::forced_pass_is_due(table, seat) {
            place(table, seat, said);
            break;
        }
        law28_in_rotation::deem_passed(table);
    }
    law23_comparable_call::ask_next(table);
    law15_wrong_board::ask_if_due(table);
}

/// Whether a call was used up by what it was made over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Acted {
    /// Nothing more to do with it.
    Done,
    /// It is still to be placed.
    On,
}

/// A call made over what is open: each Law says what that does, the oldest first.
fn acts_over_what_is_open(table: &mut Table, seat: Seat, said: Said) -> Acted {
    while let Some(&open) = table.auction.trouble().open.first() {
        let over = seat == open.by().lho();
        match open {
            Open::OutOfRotation { .. } => {
                if law28_in_rotation::call_after(table, seat, said) == Acted::Done {
                    return Acted::Done;
                }
            }
            Open::Change {
                by,
                at,
                said: second,
            } if !table.auction.is_last(at) => {
                // Others have called since, so there is no calling over the change.
                if seat != table.auction.turn {
                    return not_in_turn(table, seat, said, by);
                }
                table.auction.trouble().open.remove(0);
                law25_changes_of_call::passed_over(table, by, second);
            }
            _ if over => {
                table.auction.trouble().open.remove(0);
                let others = table.auction.trouble().open.clone();
                if called_over(table, open, seat, said) == Acted::Done {
                    return Acted::Done;
                }
                // What is irregular about a call put in its place is what he calls over now.
                table.auction.trouble().newest_first(&others);
            }
            _ if open.by() == seat => {
                // He calls again before anybody has ruled: a change of his call, settled with the first (25, 27C).
                law25_changes_of_call::changes_what_is_open(table, seat, said);
                return Acted::Done;
            }
            _ => {
                law29_out_of_rotation::note(table, seat, said, open.by().lho());
                return Acted::Done;
            }
        }
    }
    law36_inadmissible_doubles::called_over(table, seat);
    Acted::On
}

/// A call by one who is not in turn, with a change of call open over which others have called already.
fn not_in_turn(table: &mut Table, seat: Seat, said: Said, changer: Seat) -> Acted {
    if seat == changer {
        law25_changes_of_call::changes_what_is_open(table, seat, said);
    } else {
        let turn = table.auction.turn;
        law29_out_of_rotation::note(table, seat, said, turn);
    }
    Acted::Done
}

/// The offender's left-hand opponent calls before anybody has ruled.
fn called_over(table: &mut Table, open: Open, seat: Seat, said: Said) -> Acted {
    match open {
        Open::Insufficient { by, said, changed } => {
            law27_insufficient_bid::called_over(table, by, said, changed);
            Acted::On
        }
        Open::Change { by, at, said } => {
            law25_changes_of_call::called_over(table, by, at, said);
            Acted::On
        }
        Open::NotPassed { at, .. } => {
            table.cite(law!("37A"));
            stood_unnoticed(table, at);
            Acted::On
        }
        Open::AboveSeven { by, said: eight } => {
            law16_information::withdrawn(table, by, eight);
            law16_information::taken_back_freely(table, seat, said);
            law38_bid_above_seven::called_over(table, by);
            Acted::Done
        }
        Open::NotRepeated { at, .. } => {
            // The right to rectification goes with the call over it (11A).
            table.cite(law!("11A"));
            stood_unnoticed(table, at);
            Acted::On
        }
        Open::Late { .. } | Open::OutOfRotation { .. } => Acted::On,
    }
}

/// A call that was put down for the time being stands for good: the turn of its maker is over.
fn stood_unnoticed(table: &mut Table, at: usize) {
    if let Some(&made) = table.auction.calls.get(at) {
        law37_obligation_to_pass::turn_is_over(table, made);
        law29_out_of_rotation::note_call_of_right_hand_opponent(table, made);
        law29_out_of_rotation::forget_owed(table, made);
    }
}

/// Places a call with nothing open before it.
fn place(table: &mut Table, seat: Seat, said: Said) {
    if seat != table.auction.turn {
        law29_out_of_rotation::note_or_change(table, seat, said);
        return;
    }
    let rotation = law17_auction_period::rotation(&table.auction);
    table.cite(rotation);
    if table.auction.owes(seat) {
        law29_out_of_rotation::pay(table, seat, said);
        return;
    }
    match said.call() {
        Some(call) if table.legal_calls_owing(seat).contains(call) => stands(
            table,
            Made {
                by: seat,
                call,
                artificial: said.artificial,
            },
        ),
        _ => law35_inadmissible_calls::irregular_in_rotation(table, seat, said),
    }
}

/// A call that stands; it may end the auction (Law 22).
pub(crate) fn stands(table: &mut Table, made: Made) {
    table.auction.push(made);
    if table.auction.trouble.is_some() {
        law37_obligation_to_pass::turn_is_over(table, made);
        law29_out_of_rotation::note_call_of_right_hand_opponent(table, made);
    }
    law22_end_of_auction::end_if_due(table);
}
