//! Prizes, entry fees, expenses (White Book 80.4, 122.5.4, 131.5).

use openroom_laws::law;

use super::Act;
use super::directing::check_text;
use crate::entry::{Expense, FeePaid, Prize, PrizeTo, PrizesSet};
use crate::prizes::{Given, Paid, Spent};
use crate::refusal::{Done, Refused};
use crate::said::{Said, said};
use crate::state::State;
use crate::who::Role;

/// No event has more prizes, or more expenses.
const MOST: usize = 200;

impl State {
    fn by_those_in_charge(&self, act: &Act, what: Said) -> Done {
        act.by_one_of(
            self,
            law!("80B2"),
            what,
            said!("who-director-or-organiser", "a Director or the Organizer"),
            |role| role == Role::Organiser || role.is_director(),
        )
    }

    pub(crate) fn set_prizes(&mut self, act: &Act, set: &PrizesSet) -> Done {
        self.by_those_in_charge(act, said!("what-prizes", "the list of prizes"))?;
        if set.prizes.len() > MOST {
            return Err(Refused::plain(said!(
                "prizes-many",
                "at most {most} prizes",
                most = MOST
            )));
        }
        for (prize, number) in set.prizes.iter().zip(1_u32..) {
            check_prize(prize, number)?;
            self.check_prize_stratum(act, prize, number)?;
        }
        for given in self.prizes.given.iter().filter(|one| one.back.is_none()) {
            let number = given.to.prize;
            let place = number as usize - 1;
            if set.prizes.get(place) != self.prizes.list.get(place) {
                return Err(Refused::white_book(
                    "131.5",
                    said!(
                        "prize-was-given",
                        "prize {number} has been given to contestant {contestant} and must stay as it is; write `prize-returned` first",
                        number,
                        contestant = given.to.contestant
                    ),
                ));
            }
        }
        self.prizes.list.clone_from(&set.prizes);
        Ok(())
    }

    /// A prize for a stratum is for one that somebody is in, once anybody is in any.
    fn check_prize_stratum(&self, act: &Act, prize: &Prize, number: u32) -> Done {
        let Some(stratum) = prize.stratum.as_ref().filter(|_| !act.recalled) else {
            return Ok(());
        };
        let mut known: Vec<&str> = self
            .contestants
            .values()
            .filter_map(|one| one.entered.stratum.as_deref())
            .collect();
        known.sort_unstable();
        known.dedup();
        if known.is_empty() || known.contains(&stratum.as_str()) {
            return Ok(());
        }
        Err(Refused::plain(said!(
            "prize-no-stratum",
            "prize {number}: nobody is in stratum {stratum}; the strata are {known}",
            number,
            stratum = crate::said::quoted(stratum),
            known = known.join(", ")
        )))
    }

    fn need_prize(&self, number: u32) -> Result<&Prize, Refused> {
        let place = (number as usize).checked_sub(1);
        place
            .and_then(|place| self.prizes.list.get(place))
            .ok_or_else(|| {
                Refused::plain(said!(
                    "prize-none",
                    "there is no prize {number}; the number of prizes is {count}",
                    number,
                    count = self.prizes.list.len()
                ))
            })
    }

    pub(crate) fn give_prize(&mut self, act: &Act, to: PrizeTo) -> Done {
        self.by_those_in_charge(act, said!("what-giving-prize", "giving a prize"))?;
        self.need_prize(to.prize)?;
        self.need_contestant(to.contestant)?;
        if self.prizes.has(to) {
            return Err(Refused::plain(said!(
                "prize-given-already",
                "contestant {contestant} already has prize {prize}",
                contestant = to.contestant,
                prize = to.prize
            )));
        }
        self.prizes.given.push(Given {
            to,
            at: act.at,
            back: None,
        });
        Ok(())
    }

    pub(crate) fn return_prize(&mut self, act: &Act, by: PrizeTo) -> Done {
        self.by_those_in_charge(act, said!("what-returning-prize", "handing a prize back"))?;
        let held = self
            .prizes
            .given
            .iter_mut()
            .rfind(|one| one.to == by && one.back.is_none());
        let Some(given) = held else {
            return Err(Refused::plain(said!(
                "prize-not-given",
                "contestant {contestant} does not have prize {prize}",
                contestant = by.contestant,
                prize = by.prize
            )));
        };
        given.back = Some(act.at);
        Ok(())
    }

    pub(crate) fn note_fee(&mut self, act: &Act, fee: &FeePaid) -> Done {
        act.by_one_of(
            self,
            law!("80B2"),
            said!("what-fee", "an entry fee"),
            said!(
                "who-director-organiser-or-scorer",
                "a Director, the Organizer or a scorer"
            ),
            |role| matches!(role, Role::Organiser | Role::Scorer) || role.is_director(),
        )?;
        self.need_contestant(fee.contestant)?;
        if let Some(amount) = &fee.amount {
            check_text(amount)?;
            check_not_below_nought(act, amount)?;
        }
        match fee.unpaid {
            true => self.prizes.paid.remove(&fee.contestant),
            false => self.prizes.paid.insert(
                fee.contestant,
                Paid {
                    at: act.at,
                    amount: fee.amount.clone(),
                },
            ),
        };
        Ok(())
    }

    pub(crate) fn note_expense(&mut self, act: &Act, expense: &Expense) -> Done {
        self.by_those_in_charge(act, said!("what-expense", "an expense"))?;
        check_text(&expense.what)?;
        check_text(&expense.amount)?;
        check_not_below_nought(act, &expense.amount)?;
        if self.prizes.spent.len() >= MOST {
            return Err(Refused::plain(said!(
                "expenses-many",
                "at most {most} expenses",
                most = MOST
            )));
        }
        self.prizes.spent.push(Spent {
            expense: expense.clone(),
            at: act.at,
        });
        Ok(())
    }
}

/// What is paid is no debt.
fn check_not_below_nought(act: &Act, amount: &str) -> Done {
    let mut marks = amount.chars().filter(|c| !c.is_whitespace());
    let below = marks
        .find(|c| c.is_ascii_digit() || matches!(c, '-' | '\u{2212}'))
        .is_some_and(|c| !c.is_ascii_digit());
    match below && !act.recalled {
        true => Err(Refused::plain(said!(
            "amount-below-nought",
            "{amount} is less than nothing; write the amount without a minus",
            amount = crate::said::quoted(amount)
        ))),
        false => Ok(()),
    }
}

fn check_prize(prize: &Prize, number: u32) -> Done {
    check_text(&prize.prize)?;
    for text in [
        &prize.amount,
        &prize.category,
        &prize.stratum,
        &prize.section,
    ]
    .into_iter()
    .flatten()
    {
        check_text(text)?;
    }
    if prize.place == 0 {
        return Err(Refused::plain(said!(
            "prize-place",
            "prize {number}: a place is 1 or more",
            number
        )));
    }
    if prize.bounds() > 1 {
        return Err(Refused::plain(said!(
            "prize-bounds",
            "prize {number}: name one of category, stratum, section, line and handicap, not several",
            number
        )));
    }
    Ok(())
}
