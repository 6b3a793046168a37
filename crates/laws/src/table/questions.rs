//! What may be asked of a board: nothing here changes it.

use contract_bridge::{Contract, Hand, Seat, Suit};

use crate::awaiting::Awaiting;
use crate::clause::Clause;
use crate::edition::Edition;
use crate::entry::Side;
use crate::preliminaries::law02_boards::Board;

use super::auction::{self, Bar, Made};
use super::information::Information;
use super::play::Play;
use super::trick::Trick;
use super::trouble::{PenaltyKind, Restricted, Restriction};
use super::{BoardResult, Elsewhere, Irregularity, Phase, Table};

impl Table {
    /// The edition under which the board is played.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// Dealer and vulnerability.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// How far the board has come.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat that may act now: dummy's while declarer is to play from dummy; none while an answer is awaited
    /// or when the board is over.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        if self.pending.is_some() {
            return None;
        }
        match (self.phase, &self.play) {
            (Phase::Auction, _) => Some(self.auction_turn()),
            (Phase::Clarification | Phase::Play, Some(play)) => Some(play.as_it_lies().turn()),
            _ => None,
        }
    }

    /// The answer that the board waits for.
    #[must_use]
    pub fn awaiting(&self) -> Option<&Awaiting> {
        self.pending.as_ref().map(|pending| &pending.awaiting)
    }

    /// The calls that stand.
    #[must_use]
    pub fn calls(&self) -> &[Made] {
        &self.auction.calls
    }

    /// The contract and its declarer, once the auction has ended with one.
    #[must_use]
    pub fn contract(&self) -> Option<(Contract, Seat)> {
        self.play
            .as_ref()
            .map(|play| (play.contract, play.declarer))
    }

    /// Whether nobody bid.
    #[must_use]
    pub fn passed_out(&self) -> bool {
        self.phase == Phase::Over && self.play.is_none() && self.result.is_some()
    }

    /// The player who may call now: over what is open, its left-hand opponent; after a call out of rotation, the player whose
    /// turn it was.
    pub(crate) fn auction_turn(&self) -> Seat {
        match self.auction.trouble.as_ref().and_then(|t| t.open.first()) {
            Some(auction::Open::OutOfRotation { .. }) | None => self.auction.turn,
            // Others have called since: nobody can call over the change.
            Some(auction::Open::Change { at, .. }) if !self.auction.is_last(*at) => {
                self.auction.turn
            }
            Some(open) => open.by().lho(),
        }
    }

    /// Whether the play was told in its result only, and nobody wrote down its cards.
    #[must_use]
    pub fn is_told(&self) -> bool {
        self.play.as_ref().is_some_and(Play::is_told)
    }

    /// The trick on the table.
    #[must_use]
    pub fn trick(&self) -> Option<&Trick> {
        self.play.as_ref().map(|play| &play.trick)
    }

    /// Complete tricks with the hand that won each.
    #[must_use]
    pub fn tricks(&self) -> &[(Trick, Seat)] {
        self.play.as_ref().map_or(&[], |play| &play.tricks)
    }

    /// The tricks that a side has won, as played.
    #[must_use]
    pub fn won(&self, side: Side) -> u8 {
        self.play.as_ref().map_or(0, |play| play.won(side))
    }

    /// The result, once there is one.
    #[must_use]
    pub const fn result(&self) -> Option<BoardResult> {
        self.result
    }

    /// What was irregular, in order.
    #[must_use]
    pub fn irregularities(&self) -> &[Irregularity] {
        &self.irregularities
    }

    /// The clauses applied, in order of first application.
    #[must_use]
    pub fn cited(&self) -> &[Clause] {
        &self.cited
    }

    /// The damage questions to be answered when the play is over.
    #[must_use]
    pub fn reviews(&self) -> &[Clause] {
        &self.review
    }

    /// The damage question that is due now: the first, once the board is over and nothing else is open.
    #[must_use]
    pub fn review_due(&self) -> Option<Clause> {
        let due = self.phase == Phase::Over && self.pending.is_none() && self.adjusted.is_none();
        self.review.first().copied().filter(|_| due)
    }

    /// What one side may use and the other may not (Law 16).
    #[must_use]
    pub fn information(&self) -> &[Information] {
        &self.information
    }

    /// What is to be looked at when these players meet another board (15A3 of 2017, 17D3 of 2007).
    #[must_use]
    pub fn elsewhere(&self) -> &[Elsewhere] {
        &self.elsewhere
    }

    /// Whether a call that a player makes now has to be a pass. Who is only [`barred`](Self::barred) from his next turn on may still put
    /// another call in the place of one that is not settled (24B, 27B).
    #[must_use]
    pub fn must_pass(&self, seat: Seat) -> bool {
        self.phase == Phase::Auction && self.auction.bar(seat).is_some()
    }

    /// How long a player must pass, if he must.
    #[must_use]
    pub fn barred(&self, seat: Seat) -> Option<Bar> {
        match self.phase {
            Phase::Auction => self.auction.bar_at_next_turn(seat),
            _ => None,
        }
    }

    /// The penalty cards of a player.
    #[must_use]
    pub fn penalty_cards(&self, seat: Seat) -> &[(contract_bridge::Card, PenaltyKind)] {
        let trouble = self.play.as_ref().and_then(|play| play.trouble.as_ref());
        trouble.map_or(&[], |trouble| &trouble.penalty[seat as usize])
    }

    /// The lead or play restriction in force: what the newest binds that player to, with the others that bind him.
    #[must_use]
    pub fn restriction(&self) -> Option<Restriction> {
        let trouble = self.play.as_ref().and_then(|play| play.trouble.as_ref())?;
        let last = trouble.restrictions.last()?;
        let own = trouble.restrictions.iter().filter(|r| r.seat == last.seat);
        let forbidden = |r: &Restriction| match &r.restricted {
            Restricted::MustNot(suits) => Some(suits.clone()),
            _ => None,
        };
        // What must be played leaves nothing to forbid; suits forbidden by two choices are forbidden together.
        if let Some(must) = own.clone().rfind(|r| forbidden(r).is_none()) {
            return Some(must.clone());
        }
        let mut suits: Vec<Suit> = Vec::new();
        for suit in own.filter_map(forbidden).flatten() {
            if !suits.contains(&suit) {
                suits.push(suit);
            }
        }
        let restricted = Restricted::MustNot(suits);
        Some(Restriction {
            restricted,
            ..last.clone()
        })
    }

    /// The cards that lie face up though nobody has led or played them in turn.
    pub(crate) fn cards_to_see(&self) -> Hand {
        let Some(play) = &self.play else {
            return Hand::EMPTY;
        };
        let lying = self.unsettled_cards().into_iter().map(|(_, card)| card);
        let shown = Seat::ALL.into_iter().map(|seat| play.shown(seat));
        shown.fold(lying.collect(), |all, cards| all | cards)
    }

    /// The cards of a player that lie open before him though he has not played them: penalty cards, and those that were shown and
    /// on which nobody has ruled (24, 49, 50).
    #[must_use]
    pub fn lying_open(&self, seat: Seat) -> Hand {
        let in_play = self
            .play
            .as_ref()
            .map_or(Hand::EMPTY, |play| play.shown(seat));
        let before = matches!(self.phase, Phase::Auction | Phase::Clarification);
        let exposed = self.auction.trouble.iter().flat_map(|it| &it.exposed);
        let exposed = exposed.filter(|shown| before && shown.by == seat);
        exposed.fold(in_play, |all, shown| all | shown.cards)
    }

    /// Who has led face down, while that lead has not been turned up (41A).
    #[must_use]
    pub fn face_down_lead(&self) -> Option<Seat> {
        self.play.as_ref()?.face_down.map(|(seat, _)| seat)
    }

    /// The adjusted score that the Director gave.
    #[must_use]
    pub fn adjusted(&self) -> Option<&openroom_scoring::AdjustedScore> {
        self.adjusted.as_deref()
    }

    /// The form in which a fouled board was played here (87).
    #[must_use]
    pub fn form(&self) -> Option<&str> {
        self.form.as_deref()
    }

    /// What a seat still holds, if its hand is known.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Option<Hand> {
        self.hands.of(seat)
    }
}
