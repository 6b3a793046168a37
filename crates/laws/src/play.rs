//! Chapter VI of the Laws: the play.
//!
//! A card is placed as a call is: in or out of turn, legal or not, over something irregular or not. Each Law has its
//! file; what they share is here: the tricks, and what is open, exposed and restricted after an irregularity.

pub mod law41_commencement_of_play;
pub mod law43_dummys_limitations;
pub mod law44_sequence_and_procedure;
pub mod law45_card_played;
pub mod law45_dummys_card;
pub mod law46_incomplete_designation;
pub mod law47_misinformation;
pub mod law47_retraction;
pub mod law49_exposure;
pub(crate) mod law50_information;
pub mod law50_penalty_card;
pub mod law51_two_or_more_penalty_cards;
pub mod law52_failure_to_play_penalty_card;
pub mod law53_lead_out_of_turn;
pub mod law54_opening_lead_out_of_turn;
pub mod law55_declarers_lead_out_of_turn;
pub mod law56_defenders_lead_out_of_turn;
pub mod law57_premature_lead_or_play;
pub mod law58_simultaneous_cards;
pub mod law60_play_after_illegal_play;
pub mod law61_failure_to_follow_suit;
pub mod law62_correction_of_revoke;
pub(crate) mod law62_revoke_noticed;
pub mod law63_establishment_of_revoke;
pub mod law64_after_establishment_of_revoke;
pub mod law65_arrangement_of_tricks;
pub mod law66_inspection_of_tricks;
pub(crate) mod law66_told_play;
pub mod law67_defective_trick;
pub mod law68_claim_or_concession;
pub mod law69_agreed_claim;
pub mod law70_contested_claim;
pub mod law71_concession_cancelled;
pub(crate) mod trick;
pub(crate) mod trouble;

use std::borrow::Cow;

use contract_bridge::{Card, Contract, Hand, Seat, Strain, Suit};

use crate::auction::law26_lead_restrictions;
use crate::entry::Side;
use crate::impossible::Impossible;
use crate::table::{Phase, Table};
use law50_penalty_card::Kind;
pub use trick::Trick;
pub(crate) use trouble::{LeadChoice, Open, Trouble};
pub use trouble::{Restricted, Restriction};

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
    /// Tricks won by the declaring side.
    pub declarer_won: u8,
    /// By seat, the suits in which the hand did not follow, a bit each.
    shown_out: [u8; 4],
    /// What is irregular; a regular play has none of it.
    pub trouble: Option<Box<Trouble>>,
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
            declarer_won: 0,
            shown_out: [0; 4],
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

    /// Whether the seat is declarer's or dummy's.
    pub fn declares(&self, seat: Seat) -> bool {
        Side::of(seat) == Side::of(self.declarer)
    }

    /// The hand that is to play.
    pub fn turn(&self) -> Seat {
        if self.trouble.is_none() {
            // In a regular trick the cards lie in rotation.
            return Seat::ALL[(self.leader as usize + usize::from(self.trick.count)) % 4];
        }
        self.trick
            .next(|seat| self.has_omitted(seat))
            .unwrap_or(self.leader)
    }

    /// Whether it is certain that the hand has always followed in that suit. Nothing is once something is irregular: cards of
    /// earlier tricks may have been changed.
    pub fn has_always_followed(&self, seat: Seat, suit: Suit) -> bool {
        self.trouble.is_none() && self.shown_out[seat as usize] & (1 << suit as u8) == 0
    }

    /// Whether a hand has left out its card to the trick on the table (67).
    fn has_omitted(&self, seat: Seat) -> bool {
        let number = self.number();
        let trouble = self.trouble.as_ref();
        trouble.is_some_and(|t| t.omitted.contains(&(number, seat)))
    }

    /// Whether the trick on the table has a card of every hand that played one.
    pub fn trick_is_over(&self) -> bool {
        self.trick.is_complete()
            || self.trouble.is_some()
                && self.trick != Trick::EMPTY
                && self.trick.next(|seat| self.has_omitted(seat)).is_none()
    }

    /// Tricks won by a side so far.
    pub fn won(&self, side: Side) -> u8 {
        if side == Side::of(self.declarer) {
            self.declarer_won
        } else {
            self.completed() as u8 - self.declarer_won
        }
    }

    /// Whether the play is over and nobody wrote down its cards.
    pub fn is_told(&self) -> bool {
        self.trouble
            .as_ref()
            .is_some_and(|trouble| trouble.told.is_some())
    }

    /// The tricks that are complete, written down or not.
    pub fn completed(&self) -> usize {
        if self.is_told() { 13 } else { self.number() }
    }

    /// Tricks not yet complete.
    pub fn left(&self) -> u8 {
        13 - self.tricks.len() as u8
    }

    /// The number of the trick on the table, from 0.
    pub fn number(&self) -> usize {
        self.tricks.len()
    }

    /// Whether a lead out of turn lies on the table on which nobody has ruled.
    pub fn has_open_lead(&self) -> bool {
        let mut open = self.trouble.iter().flat_map(|t| &t.open);
        open.any(|open| {
            matches!(
                open,
                Open::OpeningLead { .. } | Open::Lead { .. } | Open::Later { .. }
            )
        })
    }

    /// After a lead out of turn, the lead that the proper leader of the same side has made meanwhile.
    fn proper_lead(&self) -> Option<(Seat, Card)> {
        let leader = self.leader;
        let mut open = self.trouble.iter().flat_map(|t| &t.open);
        open.find_map(|open| match *open {
            Open::Later { by, card } if by == leader => Some((by, card)),
            _ => None,
        })
    }

    /// The play as the next player sees it: a lead of the proper leader that waits for a ruling lies there as the lead.
    pub fn as_it_lies(&self) -> Cow<'_, Self> {
        match self.proper_lead() {
            Some((leader, card)) if self.trick == Trick::EMPTY => {
                let mut play = self.clone();
                play.trick.push(leader, card);
                Cow::Owned(play)
            }
            _ => Cow::Borrowed(self),
        }
    }

    /// The hand of the declaring side that played last, in this trick or the one before, and whether in this one.
    pub fn last_of_declaring_side(&self) -> Option<(Seat, bool)> {
        let last = |trick: &Trick| trick.plays().filter(|(s, _)| self.declares(*s)).last();
        let before = || self.tricks.last().and_then(|(trick, _)| last(trick));
        match last(&self.trick) {
            Some((seat, _)) => Some((seat, true)),
            None => before().map(|(seat, _)| (seat, false)),
        }
    }

    pub fn has_open(&self) -> bool {
        self.trouble.as_ref().is_some_and(|t| !t.open.is_empty())
    }

    pub fn penalty(&self, seat: Seat) -> &[(Card, Kind)] {
        self.trouble
            .as_ref()
            .map_or(&[], |t| &t.penalty[seat as usize])
    }

    /// Adds a card to the trick on the table.
    pub fn put(&mut self, seat: Seat, card: Card) {
        if let Some(led) = self.trick.suit().filter(|led| *led != card.suit) {
            self.shown_out[seat as usize] |= 1 << led as u8;
        }
        self.trick.push(seat, card);
    }

    /// Turns the trick on the table; its winner leads to the next (44G).
    pub fn quit(&mut self, winner: Seat) {
        self.tricks.push((self.trick, winner));
        self.leader = winner;
        self.trick = Trick::EMPTY;
        if self.declares(winner) {
            self.declarer_won += 1;
        }
    }

    /// Puts the last complete trick back on the table.
    pub fn reopen(&mut self) {
        if let Some((trick, winner)) = self.tricks.pop() {
            if self.declares(winner) {
                self.declarer_won -= 1;
            }
            self.leader = trick.lead().map_or(self.leader, |(seat, _)| seat);
            self.trick = trick;
        }
    }

    /// The cards that a hand has shown and still holds.
    fn shown(&self, seat: Seat) -> Hand {
        let faced = self.penalty(seat).iter().map(|(card, _)| *card);
        let open = self.trouble.iter().flat_map(|t| &t.open);
        open.filter_map(|open| match *open {
            Open::Exposed { by, cards, .. } if by == seat => Some(cards),
            _ => None,
        })
        .fold(faced.collect(), |shown, cards| shown | cards)
    }

    /// Whether no other hand has shown the card.
    pub fn check_not_elsewhere(&self, seat: Seat, card: Card) -> Result<(), Impossible> {
        let mut others = Seat::ALL.into_iter().filter(|&other| other != seat);
        match others.find(|&other| self.shown(other).contains(card)) {
            Some(holder) => Err(Impossible::HeldBy { seat, card, holder }),
            None => Ok(()),
        }
    }

    /// Whether a hand has room for these cards beside those that it has played or shown.
    pub fn check_room(&self, seat: Seat, cards: &[Card]) -> Result<(), Impossible> {
        let tricks = self.tricks.iter().map(|(trick, _)| trick);
        let played = tricks.chain([&self.trick]).flat_map(Trick::plays);
        let own = played.chain(self.unsettled_cards());
        let own = own.filter(|(by, _)| *by == seat).map(|(_, card)| card);
        let mut seen = own.collect::<Hand>() | self.shown(seat);
        for &card in cards {
            seen.insert(card);
            if seen.len() > 13 {
                return Err(Impossible::Fourteenth { seat, card });
            }
        }
        Ok(())
    }

    /// Cards that lie on the table outside the tricks: leads and plays on which nobody has ruled.
    pub fn unsettled_cards(&self) -> Vec<(Seat, Card)> {
        let open = self.trouble.iter().flat_map(|t| &t.open);
        open.filter_map(|open| match *open {
            Open::OpeningLead { by, card }
            | Open::Lead { by, card, .. }
            | Open::Later { by, card }
            | Open::EarlyLead { by, card }
            | Open::Premature { by, card } => Some((by, card)),
            _ => None,
        })
        .collect()
    }
}

/// Before a turn: declarer is asked where he has a choice over a defender's lead or play.
pub(crate) fn before_lead(table: &mut Table) {
    let Some(play) = &table.play else { return };
    if play.trouble.is_none()
        || table.pending.is_some()
        || matches!(table.phase, Phase::Auction | Phase::Over)
        || play.has_open_lead()
    {
        return;
    }
    let seat = play.turn();
    if play.declares(seat) {
        return;
    }
    let leads = play.trick == Trick::EMPTY;
    let asked = leads
        && (law26_lead_restrictions::ask(table, seat) || law50_penalty_card::ask(table, seat));
    if !asked {
        law51_two_or_more_penalty_cards::ask(table, seat);
    }
}

/// Rules on what is open in the play. False if nothing is.
pub(crate) fn settle_one(table: &mut Table) -> bool {
    if table
        .play
        .as_ref()
        .is_none_or(|play| play.trouble.is_none())
    {
        return false;
    }
    if law43_dummys_limitations::no_rectification(table)
        || law41_commencement_of_play::face_down_goes_back(table)
    {
        return true;
    }
    let Some(play) = &mut table.play else {
        return false;
    };
    // What waits for its time is not ruled on before; when the play is over nobody has a choice over a card any more.
    let over = table.phase == Phase::Over;
    let open = &mut play.trouble().open;
    let first = open.iter().position(|open| match open {
        Open::EarlyLead { .. } => false,
        Open::Misplaced { .. } => true,
        _ => !over,
    });
    let Some(first) = first else {
        return law62_correction_of_revoke::rectify(table);
    };
    match open.remove(first) {
        Open::OpeningLead { by, card } => law54_opening_lead_out_of_turn::rectify(table, by, card),
        Open::Lead { by, card, turn } => law53_lead_out_of_turn::rectify(table, by, card, turn),
        Open::Later { by, card } => law60_play_after_illegal_play::rectify(table, by, card),
        Open::EarlyLead { .. } => {}
        Open::Premature { by, card } => law57_premature_lead_or_play::rectify(table, by, card),
        Open::Exposed {
            by,
            cards,
            deliberately,
        } => law49_exposure::rectify(table, by, cards, deliberately),
        Open::PenaltyNotPlayed { by, trick } => {
            law52_failure_to_play_penalty_card::rectify(table, by, trick)
        }
        Open::Renamed { named } => law45_dummys_card::rectify_designation(table, named),
        Open::Misplaced { named, trick } => law45_dummys_card::rectify_misplay(table, named, trick),
    }
    true
}
