//! Chapter VI of the Laws: the play.

pub mod law41_commencement_of_play;
pub mod law44_sequence_and_procedure;
pub mod law45_card_played;
pub mod law50_penalty_card;
pub mod law62_correction_of_revoke;
pub mod law68_claim_or_concession;

use contract_bridge::{Card, Contract, Seat, Strain, Suit};

use crate::auction::law26_lead_restrictions;
use crate::awaiting::Choice;
use crate::clause::Clause;
use crate::entry::{Finding, Side};
use crate::pending::Then;
use crate::table::Table;
use law50_penalty_card::Kind;

/// The cards of one trick, in the order played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trick {
    plays: [Option<(Seat, Card)>; 4],
}

impl Trick {
    pub(crate) const EMPTY: Self = Self { plays: [None; 4] };

    /// The cards and who played them.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> {
        self.plays.into_iter().flatten()
    }

    /// The lead.
    #[must_use]
    pub const fn lead(&self) -> Option<(Seat, Card)> {
        self.plays[0]
    }

    /// The suit led.
    #[must_use]
    pub fn suit(&self) -> Option<Suit> {
        self.lead().map(|(_, card)| card.suit)
    }

    /// The last card.
    #[must_use]
    pub fn last(&self) -> Option<(Seat, Card)> {
        self.plays().last()
    }

    /// Whether all four hands have played.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.plays[3].is_some()
    }

    pub(crate) fn push(&mut self, seat: Seat, card: Card) {
        if let Some(free) = self.plays.iter_mut().find(|play| play.is_none()) {
            *free = Some((seat, card));
        }
    }
}

/// The play: who declares what, the tricks, and the trick on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Play {
    pub contract: Contract,
    pub declarer: Seat,
    /// The opening lead while it lies face down (41A).
    pub face_down: Option<(Seat, Card)>,
    /// The hand that leads to the trick on the table.
    pub leader: Seat,
    pub trick: Trick,
    /// Complete tricks with the hand that won each.
    pub tricks: Vec<(Trick, Seat)>,
    /// What is irregular; a regular play has none of it.
    pub trouble: Option<Box<Trouble>>,
}

/// What is irregular in the play.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Trouble {
    /// Penalty cards by seat (50).
    pub penalty: [Vec<(Card, Kind)>; 4],
    /// Lead and play restrictions in force, the newest last.
    pub restrictions: Vec<Restriction>,
    /// Choices of declarer at a defender's first turn to lead (26).
    pub lead_choices: Vec<LeadChoice>,
}

/// A choice that declarer has when a defender is first to lead, because of a call that his partner withdrew (26).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LeadChoice {
    pub leader: Seat,
    pub law: Clause,
    pub requires: Vec<Suit>,
    pub forbids: Vec<Suit>,
}

/// A restriction on what a player may lead or play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Restriction {
    pub seat: Seat,
    pub restricted: Restricted,
    /// It lasts as long as he keeps the lead, not for one card only.
    pub while_on_lead: bool,
}

/// What a restriction demands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Restricted {
    /// This suit.
    Must(Suit),
    /// None of these suits.
    MustNot(Vec<Suit>),
    /// The highest card of the suit led (57A1).
    Highest,
    /// The lowest card of the suit led (57A2).
    Lowest,
}

impl Play {
    pub fn new(contract: Contract, declarer: Seat) -> Self {
        Self {
            contract,
            declarer,
            face_down: None,
            leader: declarer.lho(),
            trick: Trick::EMPTY,
            tricks: Vec::with_capacity(13),
            trouble: None,
        }
    }

    pub fn trouble(&mut self) -> &mut Trouble {
        self.trouble.get_or_insert_default()
    }

    pub const fn strain(&self) -> Strain {
        self.contract.bid.strain
    }

    pub const fn dummy(&self) -> Seat {
        self.declarer.partner()
    }

    /// The hand that is to play.
    pub fn turn(&self) -> Seat {
        self.trick
            .last()
            .map_or(self.leader, |(seat, _)| seat.lho())
    }

    /// Tricks won by a side so far.
    pub fn won(&self, side: Side) -> u8 {
        let won = self
            .tricks
            .iter()
            .filter(|(_, winner)| Side::of(*winner) == side);
        won.count() as u8
    }

    /// Tricks not yet complete.
    pub fn left(&self) -> u8 {
        13 - self.tricks.len() as u8
    }
}

/// Before a defender leads: declarer is asked where he has a choice over that lead.
pub(crate) fn before_lead(table: &mut Table) {
    let Some(play) = &table.play else { return };
    if play.trouble.is_none() || table.pending.is_some() || play.trick != Trick::EMPTY {
        return;
    }
    let leader = play.turn();
    if Side::of(leader) == Side::of(play.declarer) {
        return;
    }
    let _asked = law26_lead_restrictions::ask(table, leader);
}

/// Rules on what is open in the play. False if nothing is.
pub(crate) fn settle_one(_table: &mut Table) -> bool {
    false
}

/// A player's answer to a question of the play.
pub(crate) fn chosen(table: &mut Table, seat: Seat, then: Then, choice: Choice) {
    if let Then::Claim = then {
        law68_claim_or_concession::answered(table, seat, choice);
    }
}

/// The Director's answer to a question of the play. False if the finding is not what was asked.
pub(crate) fn found(_table: &mut Table, _then: &Then, _finding: &Finding) -> bool {
    false
}
