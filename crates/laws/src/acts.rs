//! Each entry goes to the Law that it comes under: a regular call or card straight, anything else by the table of contents.

mod possible;
pub(crate) mod said;

use contract_bridge::{Hand, Seat};

use crate::auction::{
    self, law17_auction_period, law23_comparable_call, law25_changes_of_call,
    law25_unintended_call, law27_insufficient_bid, law35_inadmissible_calls,
    law39_call_after_final_pass,
};
use crate::awaiting::{Awaiting, Choice, Fact, Question};
use crate::book::{Law, Next, Taken};
use crate::calls::Calls;
use crate::corrections::Correction;
use crate::entry::{Action, Entry, Finding, SpokenCall};
use crate::impossible::Impossible;
use crate::irregularities::{self, law09_procedure, law10_choice_of_rectification as law10};
use crate::play::before_lead::before_lead;
use crate::play::{
    self, law44_sequence_and_procedure, law45_card_played, law58_simultaneous_cards,
    law68_claim_or_concession,
};
use crate::table::auction::OwedFor;
use crate::table::{Phase, Table};
use crate::{director, preliminaries, score};

/// The table of contents: the chapters in their order, each with the Laws that take entries.
const BOOK: [&[Law]; 6] = [
    preliminaries::LAWS,
    irregularities::LAWS,
    auction::LAWS,
    play::LAWS,
    score::LAWS,
    director::LAWS,
];

/// Whether a player goes on with the board by what he does; a word or a card shown beside it is no such thing.
const fn is_on_with_the_board(action: &Action) -> bool {
    matches!(
        action,
        Action::Call(_)
            | Action::Changes(_)
            | Action::Play(_)
            | Action::PlaysTogether(_)
            | Action::Names(_)
            | Action::Renames(_)
            | Action::Places(_)
            | Action::Corrects(_)
            | Action::Omits
            | Action::Claims(_)
            | Action::Concedes(_)
    )
}

impl Table {
    /// Applies what happened. A refused entry changes nothing.
    ///
    /// # Errors
    ///
    /// [`Impossible`] if it cannot have happened. What is irregular is no error.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Impossible> {
        // A call or card on a regular board is refused before it changes anything; where more is at stake, all is undone.
        let plain = matches!(entry, Entry::Player(_, Action::Call(_) | Action::Play(_)));
        if plain && !self.is_irregular() {
            return self.take(entry);
        }
        self.apply_with_care(entry)
    }

    /// Where something is irregular: all or nothing, and what follows when the auction ends or the lead is faced.
    #[cold]
    fn apply_with_care(&mut self, entry: &Entry) -> Result<(), Impossible> {
        let before = self.clone();
        let phase = before.phase;
        law58_simultaneous_cards::before(self, entry);
        if let Err(impossible) = self.take(entry) {
            *self = before;
            return Err(impossible);
        }
        law25_unintended_call::happened(self, before, entry);
        match self.phase {
            // The auction has ended, or a withdrawn call restricts the lead now: who chooses is asked (26, 50D2).
            Phase::Clarification => before_lead(self),
            Phase::Play if phase != Phase::Play => law39_call_after_final_pass::pass_over(self),
            _ => {}
        }
        Ok(())
    }

    #[inline]
    fn take(&mut self, entry: &Entry) -> Result<(), Impossible> {
        match entry {
            Entry::Player(seat, action) => self.player(*seat, action),
            Entry::Director(finding) => self.director(finding),
        }
    }

    /// Whether anything irregular is or was there.
    fn is_irregular(&self) -> bool {
        let in_play = self
            .play
            .as_ref()
            .is_some_and(|play| play.trouble.is_some());
        self.pending.is_some() || self.auction.trouble.is_some() || in_play
    }

    fn player(&mut self, seat: Seat, action: &Action) -> Result<(), Impossible> {
        if self.pending.is_some() && is_on_with_the_board(action) {
            self.goes_on_while_asked(seat, action);
        }
        match action {
            Action::Call(said) if !self.is_asked(seat, Choice::Changes) => self.call(seat, *said),
            Action::Changes(said) if !self.is_asked(seat, Choice::Changes) => {
                if law25_unintended_call::is_said_of_what_was_ruled_on(self, seat, *said) {
                    return Ok(());
                }
                self.check_not_held()?;
                if self.attention {
                    law09_procedure::acts_before_the_ruling(self, seat);
                }
                law25_changes_of_call::changes(self, seat, *said)
            }
            Action::Play(card) if self.pending.is_none() => {
                if self.attention {
                    law09_procedure::plays_before_the_ruling(self, seat);
                }
                law45_card_played::card(self, seat, *card)
            }
            _ => self.acts_otherwise(seat, action),
        }
    }

    /// What is neither a call nor a card: the first Law that takes it, or the answer to what was asked.
    #[inline(never)]
    fn acts_otherwise(&mut self, seat: Seat, action: &Action) -> Result<(), Impossible> {
        match self.first_that(|law, table| (law.act)(table, seat, action)) {
            Some(taken) => self.go_on(taken?),
            None => law10::answers(self, seat, action),
        }
    }

    /// He goes on with the board though somebody is still to answer. What is taken for the answer may lead to the next question.
    #[cold]
    fn goes_on_while_asked(&mut self, seat: Seat, action: &Action) {
        while let Some(pending) = self.pending.clone().filter(|pending| !pending.director) {
            pending.matter.goes_on(self, seat, action);
            if self.pending.as_ref() == Some(&pending) {
                break;
            }
        }
    }

    fn call(&mut self, seat: Seat, said: SpokenCall) -> Result<(), Impossible> {
        if self.pending.is_some() && !law10::accepts_by_acting(self, seat) {
            return Err(self.held());
        }
        if self.attention && self.phase == Phase::Auction {
            law09_procedure::acts_before_the_ruling(self, seat);
        }
        law17_auction_period::call(self, seat, said)
    }

    fn director(&mut self, finding: &Finding) -> Result<(), Impossible> {
        let overtakes = law10::overtakes(self, finding);
        if overtakes {
            law10::lets_wait(self);
        }
        match self.first_that(|law, table| (law.finding)(table, finding)) {
            Some(taken) => self.go_on(taken?)?,
            None => law10::found(self, finding)?,
        }
        if overtakes {
            law10::takes_up_again(self);
        }
        Ok(())
    }

    /// Hands an entry to one Law after the other, until one takes it.
    fn first_that(&mut self, takes: impl Fn(&Law, &mut Self) -> Taken) -> Taken {
        BOOK.iter()
            .flat_map(|chapter| chapter.iter())
            .find_map(|law| takes(law, self))
    }

    fn go_on(&mut self, next: Next) -> Result<(), Impossible> {
        match next {
            Next::Nothing => {}
            Next::Settle => law09_procedure::settle(self),
            Next::BeforeLead => before_lead(self),
            Next::Plays { seat, card, law } => {
                self.player(seat, &Action::Play(card))?;
                law.into_iter().for_each(|law| self.cite(law));
            }
        }
        Ok(())
    }

    /// What the player in turn may legally call; nothing outside the auction.
    #[must_use]
    pub fn legal_calls(&self) -> Calls {
        match self.turn() {
            Some(seat) if self.phase == Phase::Auction => {
                law35_inadmissible_calls::legal_calls_owing(self, seat)
            }
            _ => Calls::NONE,
        }
    }

    /// The cards that the hand in turn may legally play; `None` if it is not known or no card is to be played.
    #[must_use]
    pub fn legal_cards(&self) -> Option<Hand> {
        let play = self.play.as_ref()?;
        let seat = self.turn()?;
        let hand = self.hands.of(seat)?;
        if let Some((_, card)) = play.face_down.filter(|(leader, _)| *leader == seat) {
            return Some(Hand::from_iter([card]));
        }
        let play = play.as_it_lies();
        Some(law44_sequence_and_procedure::legal(&play, seat, hand))
    }

    /// Whether a call that a player withdrew is still to be replaced, or compared with what replaced it. Until then nobody can
    /// say who may use what it told (16C, 23B, 27B1).
    #[must_use]
    pub fn is_unsettled(&self, seat: Seat) -> bool {
        let replaces = |kind: OwedFor| !matches!(kind, OwedFor::LeadOnly | OwedFor::Nothing);
        let compared =
            |awaiting: &Awaiting| matches!(awaiting.question, Question::Fact(Fact::Comparable(_)));
        self.auction.owed(seat).any(|owed| replaces(owed.kind))
            || self.awaiting().is_some_and(compared)
    }

    /// What the player in turn owes in place of a call that was not accepted; nothing if he owes nothing.
    #[must_use]
    pub fn corrections(&self) -> Option<(Seat, Vec<Correction>)> {
        if self.awaiting().is_some() || self.phase() != Phase::Auction {
            return None;
        }
        let seat = self.turn()?;
        let legal = self.legal_calls();
        let ways = self.auction.owed(seat).find_map(|owed| match owed.kind {
            OwedFor::Insufficient { .. } => Some(law27_insufficient_bid::ways(self, *owed, legal)),
            OwedFor::Comparable { yes, no } => {
                Some(law23_comparable_call::ways(self, *owed, (yes, no), legal))
            }
            _ => None,
        })?;
        Some((seat, ways))
    }

    /// Who has claimed or conceded, while that is neither agreed nor ruled on: nothing is played then (68D).
    #[must_use]
    pub fn claimer(&self) -> Option<Seat> {
        let claim = self.claim.as_ref()?;
        law68_claim_or_concession::play_has_ceased(self).then_some(claim.by)
    }

    /// Whether something is open on which the Director would rule, were he called now (9B1).
    #[must_use]
    pub fn is_for_the_director(&self) -> bool {
        if self.pending.is_some() || !self.is_irregular() && !self.attention {
            return false;
        }
        let mut ruled = self.clone();
        law09_procedure::called(&mut ruled);
        // That he was called is no ruling yet.
        ruled.attention = self.attention;
        ruled != *self
    }
}
