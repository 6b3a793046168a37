//! Whether a result may still be put right, and with whose consent (79B, 79C, White Book 146.1).

use openroom_laws::{Edition, law};

use super::{Act, Spot};
use crate::entry::{Correction, CorrectionClass};
use crate::periods::Request;
use crate::refusal::{Done, Refused};
use crate::regulations::Periods;
use crate::said::{Said, said};
use crate::state::State;
use crate::time::Time;

impl State {
    pub(crate) fn check_correction(&self, act: &Act, correction: &Correction, spot: Spot) -> Done {
        let asked = self.asked_of_board(act, correction.requested, spot)?;
        if correction.class == CorrectionClass::Tricks {
            self.check_convinced(correction, asked, spot)?;
        }
        match self.ended(Request::Score, asked, spot) {
            Some(end) => {
                let consent = correction.approved_by.as_deref().unwrap_or_default();
                let gross = self.ended(Request::Gross, asked, spot);
                self.check_after_period(act, (correction.class, consent), (asked, end), gross)
            }
            None => Ok(()),
        }
    }

    /// Tricks in dispute after the round: only if the Director is convinced (79B3 of 2017).
    fn check_convinced(&self, correction: &Correction, asked: Time, spot: Spot) -> Done {
        let over = self
            .board_round_end(spot)
            .is_some_and(|end| asked.is_after(end));
        if over && self.edition() == Edition::E2017 && !correction.convinced {
            return Err(Refused {
                reason: said!(
                    "round-over-score-changed",
                    "the round is over: the score can be changed for both sides only if the Director is firmly convinced of the result obtained at the table (write `convinced: true`); otherwise the score stands, or a ruling lowers one side’s score alone"
                ),
                ground: Some("Law 79B3".to_owned()),
            });
        }
        Ok(())
    }

    /// After the correction period: what both editions leave to the Director and the organiser together (79C2).
    /// `gross` is when the time for that ended too, if it has.
    pub(super) fn check_after_period(
        &self,
        act: &Act,
        (class, consent): (CorrectionClass, &str),
        (asked, end): (Time, Time),
        gross: Option<Time>,
    ) -> Done {
        let closed = said!(
            "scores-corrected-until",
            "the time for correcting scores ended at {end}; the request came at {asked}",
            end,
            asked
        );
        let refuse = |more: Said| {
            let reason = said!("closed-and-more", "{closed}; {more}", closed, more);
            Err(Refused::law(law!("79C2"), self.edition(), reason))
        };
        let conduct = self.regulations.conduct();
        match class {
            // A disagreement about tricks is no error of scoring.
            CorrectionClass::Tricks => {
                return refuse(said!(
                    "tricks-dispute-not-settled",
                    "disputed tricks cannot be settled after that, even by consent"
                ));
            }
            CorrectionClass::Entry if conduct.periods == Periods::WhiteBook => {
                return Err(Refused::white_book(
                    "146.1",
                    said!(
                        "after-only-gross-errors",
                        "{closed}; after that only gross errors by an official can be corrected; write `class: gross`",
                        closed
                    ),
                ));
            }
            CorrectionClass::Entry | CorrectionClass::Gross => {}
        }
        if self.edition() == Edition::E2007 && conduct.gross_days.is_none() {
            return refuse(said!(
                "after-needs-regulation-allows",
                "after that a correction needs a regulation that allows it, with `gross-error-days`, and this event does not have one"
            ));
        }
        act.by_director(
            self,
            law!("79C2"),
            said!(
                "what-correction-after-period",
                "a correction after the correction period"
            ),
        )?;
        if consent.trim().is_empty() {
            return refuse(said!(
                "after-organisers-consent-needed",
                "after that the Organizer’s consent is needed; write `approved-by`"
            ));
        }
        match gross {
            Some(last) => Err(Refused::white_book(
                "146.1",
                said!(
                    "errors-corrected-until",
                    "the time for correcting errors ended at {end}; the request came at {asked}",
                    end = last,
                    asked
                ),
            )),
            None => Ok(()),
        }
    }
}
