//! Each entry goes to the Law that it comes under.

use contract_bridge::Seat;
use openroom_said::said;

use crate::auction::{self, law21_misinformation, law25_changes_of_call};
use crate::awaiting::Choice;
use crate::clause::Clause;
use crate::entry::{Action, Finding};
use crate::impossible::Impossible;
use crate::irregularities::{
    law09_procedure, law10_choice_of_rectification as law10, law12_adjusted_scores,
    law13_incorrect_number_of_cards, law14_missing_card, law15_wrong_board, law16_information,
};
use crate::law;
use crate::play::{
    law41_commencement_of_play, law43_dummys_limitations, law45_card_played, law45_dummys_card,
    law46_incomplete_designation, law47_misinformation, law47_retraction, law49_exposure,
    law50_penalty_card, law53_lead_out_of_turn, law54_opening_lead_out_of_turn,
    law58_simultaneous_cards, law62_revoke_noticed, law63_establishment_of_revoke,
    law64_after_establishment_of_revoke, law65_arrangement_of_tricks, law66_inspection_of_tricks,
    law66_told_play, law67_defective_trick, law68_claim_or_concession, law69_agreed_claim,
    law70_contested_claim,
};

use super::{Phase, Table};

impl Table {
    pub(super) fn player(&mut self, seat: Seat, action: &Action) -> Result<(), Impossible> {
        match action {
            Action::Call(said) if self.is_asked_to_change(seat) => {
                let changed = Action::Changes(*said);
                law10::answer(self, seat, &changed, Choice::Changes)
            }
            Action::Call(said) => auction::call(self, seat, *said),
            Action::Changes(_) if self.is_asked_to_change(seat) => {
                law10::answer(self, seat, action, Choice::Changes)
            }
            Action::Changes(said) => {
                self.check_not_held()?;
                law25_changes_of_call::changes(self, seat, *said)
            }
            Action::Play(card) => law45_card_played::card(self, seat, *card),
            Action::LeadsDown(card) => law41_commencement_of_play::lead_down(self, seat, *card),
            Action::Faces => law41_commencement_of_play::face(self, seat),
            Action::Names(what) => law45_dummys_card::names(self, seat, *what, false),
            Action::Renames(what) => law45_dummys_card::names(self, seat, *what, true),
            Action::PlaysTogether(cards) => law58_simultaneous_cards::together(self, seat, cards),
            Action::Places(card) => law45_dummys_card::places(self, seat, *card),
            Action::Exposes {
                cards,
                deliberately,
            } => law49_exposure::expose(self, seat, cards, *deliberately),
            Action::Corrects(card) => law47_retraction::corrects(self, seat, *card),
            Action::LetsSlip { manner, words } => {
                law16_information::let_slip(self, seat, *manner, words.as_deref());
                Ok(())
            }
            Action::Reserves => {
                law16_information::reserves(self, seat);
                Ok(())
            }
            Action::Attention(revoke) => law09_procedure::attention(self, seat, *revoke),
            Action::Claims(said) => law68_claim_or_concession::claims(self, seat, said),
            Action::Concedes(said) => law68_claim_or_concession::concedes(self, seat, said),
            Action::Agrees if law69_agreed_claim::agreed_already(self, seat) => Ok(()),
            Action::Agrees => law10::answer(self, seat, action, Choice::Agrees),
            Action::Objects if !self.is_asked(seat, Choice::Objects) => {
                law69_agreed_claim::objects(self, seat)
            }
            Action::Objects => law10::answer(self, seat, action, Choice::Objects),
            Action::RequestsPlay => law10::answer(self, seat, action, Choice::RequestsPlay),
            Action::Consents => law10::answer(self, seat, action, Choice::Consents),
            Action::Accepts if self.says(seat, Choice::Accepts) => Ok(()),
            Action::Spreads if self.says(seat, Choice::Spreads) => Ok(()),
            Action::Accepts => law10::answer(self, seat, action, Choice::Accepts),
            Action::Declines => law10::answer(self, seat, action, Choice::Declines),
            Action::Keeps => {
                let seat = self.for_dummy(seat, Choice::Keeps);
                law10::answer(self, seat, action, Choice::Keeps)
            }
            Action::Omits => law67_defective_trick::omits(self, seat),
            Action::Inspects(what) => law66_inspection_of_tricks::inspects(self, seat, *what),
            Action::PointsOut => law65_arrangement_of_tricks::points_out(self, seat),
            Action::Waives => law10::answer(self, seat, action, Choice::Waives),
            Action::Spreads => law10::answer(self, seat, action, Choice::Spreads),
            Action::Requires(what) => law10::answer(self, seat, action, Choice::Requires(*what)),
            Action::Forbids(suits) => law10::forbids(self, seat, action, suits),
        }
    }

    /// A player accepts a lead out of turn, or spreads his hand, before the Director has come (53A, 54A).
    fn says(&mut self, seat: Seat, choice: Choice) -> bool {
        self.pending.is_none()
            && (law54_opening_lead_out_of_turn::says(self, seat, choice)
                || choice == Choice::Accepts && law53_lead_out_of_turn::says_accepts(self, seat))
    }

    pub(super) fn director(&mut self, finding: &Finding) -> Result<(), Impossible> {
        match finding {
            Finding::Called => {
                law09_procedure::called(self);
                Ok(())
            }
            Finding::Misinformed(seat) => {
                if law47_misinformation::told_it_was_his_turn(self, *seat) {
                    return Ok(());
                }
                self.check_not_held()?;
                match self.phase {
                    Phase::Play if !self.has_played(*seat) => {
                        law21_misinformation::found(self, *seat)?
                    }
                    Phase::Play => law47_misinformation::found(self, *seat),
                    _ => {
                        law47_misinformation::takes_back_lead(self, *seat);
                        law21_misinformation::found(self, *seat)?;
                    }
                }
                Ok(())
            }
            Finding::Breach { clause, by } => {
                let law = Clause::parse(clause, self.edition)?;
                let Some(by) = by else {
                    return Err(Impossible::NotNow(said!(
                        "breach-needs-by",
                        "a breach needs `by`: who broke the clause"
                    )));
                };
                law43_dummys_limitations::breach(self, law, *by)
            }
            Finding::Played(told) => law66_told_play::played(self, *told),
            Finding::Revoked(found) => {
                law62_revoke_noticed::found(self, found)?;
                if self.pending.is_none() {
                    law09_procedure::settle(self);
                }
                Ok(())
            }
            Finding::Intended(card) if self.pending.is_none() => {
                law46_incomplete_designation::found_other_intention(self, *card)
            }
            Finding::Tricks { side, tricks } if law66_told_play::is_asked(self) => {
                law66_told_play::twelfth_corrected(self, *side, *tricks)
            }
            Finding::Tricks { side, tricks } if law70_contested_claim::is_asked(self) => {
                law70_contested_claim::ruled(self, *side, *tricks)
            }
            Finding::Tricks { side, tricks } if self.phase == Phase::Over => {
                law64_after_establishment_of_revoke::award(self, *side, *tricks)
            }
            Finding::Claim(tricks) => law68_claim_or_concession::found(self, *tricks),
            Finding::Mixed(side) => law66_inspection_of_tricks::mixed(self, *side),
            Finding::Omitted(at) => {
                law66_told_play::check_written_down(self)?;
                law67_defective_trick::omitted(self, *at)
            }
            Finding::Extra { at, cards, exposed } => {
                law66_told_play::check_written_down(self)?;
                law67_defective_trick::extra(self, *at, cards, exposed)
            }
            Finding::Fouled(form) => {
                self.cite(law!("87A"));
                self.form = Some(form.clone());
                Ok(())
            }
            Finding::Led(led) => law45_dummys_card::found_led(self, *led),
            Finding::NoPenalty(card) => law50_penalty_card::designated_otherwise(self, *card),
            Finding::NextCall(seat) => {
                self.next_call[*seat as usize] = true;
                law63_establishment_of_revoke::agreement_is_final(self, *seat);
                Ok(())
            }
            Finding::RoundOver => {
                self.round_over = true;
                for seat in Seat::ALL {
                    law63_establishment_of_revoke::agreement_is_final(self, seat);
                }
                Ok(())
            }
            Finding::PeriodOver => {
                self.period_over = true;
                self.round_over = true;
                for seat in Seat::ALL {
                    law63_establishment_of_revoke::agreement_is_final(self, seat);
                }
                Ok(())
            }
            Finding::Returned(yes) => {
                self.returned = *yes;
                Ok(())
            }
            Finding::Damage(yes) => law12_adjusted_scores::damage(self, *yes),
            Finding::Adjust(score) if self.pending.is_none() => {
                law12_adjusted_scores::adjust(self, score, None)
            }
            Finding::Cards(cards) => law13_incorrect_number_of_cards::counted(self, *cards),
            &Finding::Missing { by, card, found } => {
                law14_missing_card::searched(self, by, card, found)
            }
            &Finding::WrongCards { by, board } => law15_wrong_board::wrong_cards(self, by, board),
            Finding::CalledBefore { .. } if self.contract().is_some() => {
                Err(Impossible::NotNow(said!(
                    "called-before-auction-over",
                    "what a player called before is found before the auction is over"
                )))
            }
            &Finding::CalledBefore { by, call } => law15_wrong_board::called_before(self, by, call),
            &Finding::WrongBoard { played } => law15_wrong_board::wrong_board(self, played),
            &Finding::Informed(seat) => {
                self.check_not_held()?;
                law16_information::knows_by_accident(self, seat);
                Ok(())
            }
            _ => law10::found(self, finding),
        }
    }

    /// Whether a card of that seat is played; before that only his calls can rest on wrong information (21B3).
    fn has_played(&self, seat: Seat) -> bool {
        let quitted = self.tricks().iter().map(|(trick, _)| trick);
        let mut tricks = quitted.chain(self.trick());
        tricks.any(|trick| trick.plays().any(|(by, _)| by == seat))
    }

    /// Declarer answers for dummy what dummy's hand is asked.
    fn for_dummy(&self, seat: Seat, choice: Choice) -> Seat {
        let declares = self
            .contract()
            .is_some_and(|(_, declarer)| declarer == seat);
        match declares && self.is_asked(seat.partner(), choice) {
            true => seat.partner(),
            false => seat,
        }
    }

    fn is_asked_to_change(&self, seat: Seat) -> bool {
        self.is_asked(seat, Choice::Changes)
    }
}
