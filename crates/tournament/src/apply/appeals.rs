//! Appeals (92): asked for in time by those who may, with the partner or captain; then the deposit. The committee and the
//! decision follow in `committee`, in this order (White Book 92.12).

use openroom_laws::{Cite, law};

use super::concurrence::Matter;
use super::{Act, spot};
use crate::entry::{AppealMade, AppealStep, Deposit, EventKind, PointOfAppeal};
use crate::refusal::{Done, Refused};
use crate::said::{Said, said};
use crate::state::{Appeal, Judge, Penalty, Ruling, Stage, State};
use crate::time::Time;
use crate::who::Role;

impl State {
    pub(crate) fn appeal(&mut self, act: &Act, made: &AppealMade) -> Done {
        let contestant = self.appellant(act, made)?;
        self.check_captain(act)?;
        if made.points.is_empty() {
            return Err(Refused::white_book(
                "92.4",
                said!(
                    "say-what-about-points",
                    "say what the appeal is about, such as `points: [judgement]`"
                ),
            ));
        }
        let matter = self.appealed(made)?;
        self.check_party(contestant, matter)?;
        self.check_not_decided(made, contestant)?;
        self.check_appeal_period(act, made, matter)?;
        if contestant.is_none() {
            act.reason(said!(
                "what-directors-own-appeal",
                "a Director’s own appeal"
            ))?;
        }
        let (concurring, captain) = self.first_to_concur(act, made, contestant, matter)?;
        self.appeals.push(Appeal {
            made: made.clone(),
            by: act.by.clone(),
            at: act.at,
            contestant,
            concurring,
            captain,
            deposit: None,
            committee: None,
            decided: None,
            judged: None,
            answer: None,
            withdrawn: false,
        });
        Ok(())
    }

    /// What is appealed against: it stands, and can be appealed.
    pub(super) fn appealed(&self, made: &AppealMade) -> Result<Matter<'_>, Refused> {
        match (made.ruling, made.penalty) {
            (Some(number), None) => self.appealed_ruling(number, made).map(Matter::Ruling),
            (None, Some(number)) => self.appealed_penalty(number, made).map(Matter::Penalty),
            _ => Err(Refused::plain(said!(
                "name-ruling-or-penalty",
                "name either the ruling or the penalty"
            ))),
        }
    }

    /// A ruling that stands.
    fn appealed_ruling(&self, number: u32, made: &AppealMade) -> Result<&Ruling, Refused> {
        let place = (number as usize).checked_sub(1);
        let Some(ruling) = place.and_then(|place| self.rulings.get(place)) else {
            return Err(Refused::white_book(
                "92.12",
                said!(
                    "there-no-ruling-ruling",
                    "there is no ruling {number}; a ruling must come before an appeal",
                    number
                ),
            ));
        };
        let of_penalties = |&point: &PointOfAppeal| {
            matches!(point, PointOfAppeal::Penalty | PointOfAppeal::Discipline)
        };
        if made.points.iter().all(of_penalties) {
            return Err(Refused::white_book(
                "92.4",
                said!(
                    "penalty-appealed-by-number",
                    "appeal a penalty by its number: `penalty: 1`; for a ruling say `law`, `fact` or `judgement`"
                ),
            ));
        }
        if ruling.given.management {
            return Err(Refused::white_book(
                "93.4.7",
                said!(
                    "management-not-appealed",
                    "ruling {number} is a decision of technical management, and there is no appeal against it",
                    number
                ),
            ));
        }
        match ruling.replaced_by {
            Some(by) => {
                let reason = said!(
                    "ruling-was-put-right",
                    "ruling {number} was replaced by ruling {by}; appeal that one",
                    number,
                    by
                );
                Err(self.no_right(law!("92A"), reason))
            }
            None => self.need_board(spot!(ruling.given)).map(|_| ruling),
        }
    }

    /// A penalty that stands.
    fn appealed_penalty(&self, number: u32, made: &AppealMade) -> Result<&Penalty, Refused> {
        let place = (number as usize).checked_sub(1);
        let Some(penalty) = place.and_then(|place| self.penalties.get(place)) else {
            return Err(self.no_right(
                law!("92A"),
                said!("there-no-penalty", "there is no penalty {number}", number),
            ));
        };
        if penalty.rescinded {
            let reason = said!(
                "penalty-was-taken-back",
                "penalty {number} was cancelled",
                number
            );
            return Err(self.no_right(law!("92A"), reason));
        }
        if made.points.contains(&PointOfAppeal::Discipline) && !penalty.is_disciplinary() {
            let reason = said!(
                "penalty-one-procedure-write",
                "penalty {number} is a procedural penalty; write `points: [penalty]` instead",
                number
            );
            return Err(self.no_right(law!("90A"), reason));
        }
        Ok(penalty)
    }

    fn no_right(&self, cite: Cite, reason: Said) -> Refused {
        Refused::law(cite, self.edition(), reason)
    }

    /// A contestant appeals what was ruled at its table (92A, White Book 90.6, 91.3).
    pub(super) fn check_party(&self, contestant: Option<u32>, matter: Matter) -> Done {
        let stranger = contestant.filter(|who| !self.parties(matter).contains(who));
        match (stranger, matter) {
            (None, _) => Ok(()),
            (Some(_), Matter::Ruling(_)) => {
                let reason = said!(
                    "this-ruling-was-not",
                    "this ruling was not given at the appellants’ table"
                );
                Err(self.no_right(law!("92A"), reason))
            }
            (Some(_), Matter::Penalty(penalty)) => {
                let given = penalty.given.contestant;
                let reason = said!(
                    "this-penalty-was-given",
                    "this penalty was given to contestant {given}, not at the appellants’ table",
                    given
                );
                Err(self.no_right(law!("92A"), reason))
            }
        }
    }

    /// A side appeals once, and nobody appeals what is decided, but for a decision of the Director in charge on law
    /// (93B1).
    fn check_not_decided(&self, made: &AppealMade, contestant: Option<u32>) -> Done {
        for (number, appeal) in self.appeals_against(made.ruling, made.penalty) {
            match appeal.judged {
                Some((Judge::ChiefOnLaw, _)) => {}
                Some(_) => {
                    let reason = said!(
                        "was-decided-by-appeal",
                        "this ruling or penalty was decided by appeal {number}; only the Regulating Authority can provide for a further appeal",
                        number
                    );
                    return Err(self.no_right(law!("93C1"), reason));
                }
                None if appeal.contestant == contestant => {
                    let reason = said!(
                        "side-has-appealed-against",
                        "that side has already appealed against this ruling or penalty"
                    );
                    return Err(self.no_right(law!("92A"), reason));
                }
                None => {}
            }
        }
        Ok(())
    }

    /// The appeals against a ruling or a penalty that were not dropped, with their numbers.
    pub(crate) fn appeals_against(
        &self,
        ruling: Option<u32>,
        penalty: Option<u32>,
    ) -> impl Iterator<Item = (u32, &Appeal)> {
        let all = (1_u32..).zip(&self.appeals);
        all.filter(move |(_, appeal)| {
            !appeal.withdrawn && appeal.made.ruling == ruling && appeal.made.penalty == penalty
        })
    }

    /// From when the time to appeal runs: since the parties were told, or since the Director in charge decided on law
    /// (93B1). Nothing if it can no longer be appealed.
    pub(crate) fn told_of(&self, ruling: Option<u32>, penalty: Option<u32>) -> Option<Time> {
        let at = |number: u32| (number as usize).checked_sub(1);
        let told = match (ruling, penalty) {
            (Some(number), _) => {
                let ruling = self.rulings.get(at(number)?)?;
                ruling.replaced_by.is_none().then_some(ruling.told)?
            }
            (None, number) => {
                let penalty = self.penalties.get(at(number?)?)?;
                (!penalty.rescinded).then_some(penalty.at)?
            }
        };
        self.appeals_against(ruling, penalty)
            .try_fold(told, |told, (_, appeal)| match appeal.judged {
                None => Some(told),
                Some((Judge::ChiefOnLaw, at)) => Some(told.later(at)),
                Some(_) => None,
            })
    }

    /// Those who are named with the appeal, and whether the captain is one of them.
    fn first_to_concur(
        &self,
        act: &Act,
        made: &AppealMade,
        contestant: Option<u32>,
        matter: Matter,
    ) -> Result<(Vec<String>, bool), Refused> {
        let Some(contestant) = contestant else {
            return Ok((made.players.clone(), false));
        };
        let when = self.when(matter);
        let mut captain = self.is_captain(contestant, act, "");
        let mut concurring: Vec<String> = Vec::new();
        for player in &made.players {
            let player = self.appellant_named(contestant, when, player)?;
            captain |= self.is_captain(contestant, act, &player);
            if !concurring.contains(&player) {
                concurring.push(player);
            }
        }
        Ok((concurring, captain))
    }

    /// Who appeals; nobody if a Director takes his own ruling there (White Book 92.7).
    fn appellant(&self, act: &Act, made: &AppealMade) -> Result<Option<u32>, Refused> {
        match act.by.role {
            Role::Contestant(who) | Role::Captain(who) => {
                self.need_contestant(who)?;
                if made.contestant.is_some_and(|other| other != who) {
                    let reason = said!(
                        "contestant-appeals-for-itself",
                        "a contestant can appeal only on its own behalf"
                    );
                    return Err(Refused::law(law!("92A"), self.edition(), reason));
                }
                Ok(Some(who))
            }
            Role::Director | Role::Chief => {
                if let Some(who) = made.contestant {
                    self.need_contestant(who)?;
                }
                Ok(made.contestant)
            }
            _ => {
                let reason = said!(
                    "appeal-made-by-contestant",
                    "an appeal is made by a contestant or captain through the Director, not by {role}",
                    role = act.by.role
                );
                Err(Refused::law(law!("92A"), self.edition(), reason))
            }
        }
    }

    pub(crate) fn need_appeal(&self, number: u32, stages: &[Stage]) -> Result<usize, Refused> {
        let place = (number as usize).checked_sub(1);
        let Some((place, appeal)) = place.and_then(|place| Some((place, self.appeals.get(place)?)))
        else {
            return Err(Refused::plain(said!(
                "there-no-appeal",
                "there is no appeal {number}",
                number
            )));
        };
        let stage = self.stage(appeal);
        if stages.contains(&stage) {
            return Ok(place);
        }
        let reason = match stage {
            Stage::Concurrence if self.kind() == EventKind::Teams => {
                said!(
                    "captain-has-not-concurred",
                    "the captain has not agreed to the appeal"
                )
            }
            Stage::Concurrence => said!(
                "both-partners-must-concur",
                "both partners must agree to the appeal"
            ),
            Stage::Deposit => said!("deposit-not-paid", "the deposit has not been paid"),
            Stage::Committee => said!(
                "nobody-appointed-hear",
                "nobody has been appointed to hear the appeal"
            ),
            Stage::Hearing => said!("being-heard", "the appeal is already being heard"),
            Stage::Recommended => said!(
                "director-charge-has-not",
                "the Director in charge has not answered the recommendation"
            ),
            Stage::Decided => said!("decided", "the appeal has been decided"),
            Stage::Withdrawn => said!("was-withdrawn", "the appeal was withdrawn"),
        };
        let reason = said!("appeal", "appeal {number}: {reason}", number, reason);
        Err(match stage {
            Stage::Concurrence if self.kind() == EventKind::Teams => {
                Refused::law(law!("92D2"), self.edition(), reason)
            }
            Stage::Concurrence => Refused::law(law!("92D1"), self.edition(), reason),
            Stage::Deposit => Refused::white_book("92.8", reason),
            _ => Refused::white_book("92.12", reason),
        })
    }

    pub(crate) fn take_deposit(&mut self, act: &Act, deposit: &Deposit) -> Done {
        act.by_one_of(
            self,
            law!("92C"),
            said!("what-deposit", "a deposit"),
            said!("who-director-or-organiser", "a Director or the Organizer"),
            |role| role.is_director() || role == Role::Organiser,
        )?;
        if self.regulations.conduct().deposit.is_none() {
            return Err(Refused::white_book(
                "92.8",
                said!(
                    "no-deposit-set",
                    "no deposit is set for this event; set `deposit` in the regulations, such as `deposit: 30 GBP`, before an appeal is made"
                ),
            ));
        }
        let place = self.need_appeal(deposit.appeal, &[Stage::Deposit])?;
        let taken = match (&deposit.amount, deposit.waived) {
            (Some(amount), false) if !amount.trim().is_empty() => Ok(amount.clone()),
            (None, true) if act.by.role == Role::Chief => Err(act
                .reason(said!("what-waiving-deposit", "waiving the deposit"))?
                .to_owned()),
            (None, true) => {
                return Err(Refused::white_book(
                    "92.8",
                    said!(
                        "only-director-charge-waives",
                        "only the Director in charge may waive the deposit"
                    ),
                ));
            }
            _ => {
                return Err(Refused::plain(said!(
                    "write-amount-30-gbp",
                    "write `amount: 30 GBP`, or `waived: true`"
                )));
            }
        };
        self.appeals[place].deposit = Some(taken);
        Ok(())
    }

    pub(crate) fn drop_appeal(&mut self, act: &Act, step: &AppealStep) -> Done {
        let open = [
            Stage::Concurrence,
            Stage::Deposit,
            Stage::Committee,
            Stage::Hearing,
        ];
        let place = self.need_appeal(step.appeal, &open)?;
        let contestant = self.appeals[place].contestant;
        act.by_one_of(
            self,
            law!("92C"),
            said!("what-dropping-appeal", "dropping an appeal"),
            said!("who-appellants-or-director", "the appellants or a Director"),
            |role| role.is_director() || (contestant.is_some() && role.contestant() == contestant),
        )?;
        self.appeals[place].withdrawn = true;
        Ok(())
    }
}
