//! Warnings and penalties (90, 91), with the ladder: warned first, then more each time (White Book 90.2).

use openroom_laws::law;
use openroom_scoring::Exact;

use super::Act;
use crate::entry::{PenaltyGiven, Rescinded, Warned};
use crate::refusal::{Done, Refused};
use crate::said::{quoted, said};
use crate::state::{Penalty, State, Warning};
use crate::tree::Tree;

/// Multiples above this are a slip.
const MOST: i64 = 1000;

impl State {
    pub(crate) fn warn(&mut self, act: &Act, warned: &Warned) -> Done {
        act.by_director(self, law!("81C4"), said!("what-warning", "a warning"))?;
        self.need_contestant(warned.contestant)?;
        check_offence(&warned.offence)?;
        self.check_harm(act, &warned.offence, warned.harmed)?;
        if warned.harmed == Some(true) && self.asks_for_harm(&warned.offence) {
            return Err(Refused::white_book(
                "163.1",
                said!(
                    "warning-though-harmed",
                    "a warning is enough only if opponents were not materially harmed; give the penalty"
                ),
            ));
        }
        self.warnings.push(Warning {
            contestant: warned.contestant,
            offence: warned.offence.clone(),
            at: act.at,
        });
        Ok(())
    }

    pub(crate) fn penalise(&mut self, act: &Act, given: &PenaltyGiven) -> Done {
        let hears = self.hears_now(act.by);
        act.by_one_of(
            self,
            law!("81C4"),
            said!("what-penalty", "a penalty"),
            said!(
                "who-director-or-member-committee",
                "a Director, or a member of a committee during its hearing"
            ),
            |role| role.is_director() || hears,
        )?;
        self.need_contestant(given.contestant)?;
        self.check_penalty_place(given)?;
        check_offence(&given.offence)?;
        self.check_harm(act, &given.offence, given.harmed)?;
        let amounts: Vec<&Tree> = [&given.standard, &given.disciplinary, &given.amount]
            .into_iter()
            .flatten()
            .collect();
        let [amount] = amounts[..] else {
            return Err(Refused::plain(said!(
                "write-one-standard-1",
                "write one of `standard: 1`, `disciplinary: 1`, `amount: 0.5`"
            )));
        };
        check_amount(amount, false)?;
        if let Some(name) = &given.in_match {
            self.check_match(name, given.contestant)?;
        }
        self.penalties.push(Penalty {
            given: given.clone(),
            by: act.by.clone(),
            at: act.at,
            rescinded: false,
        });
        Ok(())
    }

    /// Whether it depends on the harm done to opponents what an offence costs the first time.
    pub(crate) fn asks_for_harm(&self, offence: &str) -> bool {
        let penalties = &self.regulations.federation().penalties;
        let mut priced = penalties.schedule.iter();
        priced.any(|one| one.offence == offence && one.unless_harmed)
    }

    /// Where it depends on that, somebody has to say it (White Book 163.1).
    fn check_harm(&self, act: &Act, offence: &str, harmed: Option<bool>) -> Done {
        if act.recalled || harmed.is_some() || !self.asks_for_harm(offence) {
            return Ok(());
        }
        Err(Refused::white_book(
            "163.1",
            said!(
                "say-whether-harmed",
                "say whether opponents were materially harmed: write `harmed: true` or `harmed: false`; without harm the first breach is a warning, an aggravated one is for the committee"
            ),
        ))
    }

    /// A match in which a contestant plays.
    fn check_match(&self, name: &Tree, contestant: u32) -> Done {
        let Some(name) = name.text() else {
            return Err(Refused::plain(said!(
                "match-write-name",
                "match: give the name of the match"
            )));
        };
        let programme = self.programme();
        let own: Vec<&str> = programme
            .all
            .iter()
            .filter(|planned| [planned.teams.0, planned.teams.1].contains(&contestant))
            .map(|planned| planned.name.as_str())
            .collect();
        let in_note = |note: &Tree| match note.get("teams") {
            Some(Tree::List(teams)) => teams
                .iter()
                .any(|team| team.text() == Some(contestant.to_string().as_str())),
            _ => false,
        };
        let noted = self
            .matches
            .iter()
            .any(|note| note.get("match").and_then(Tree::text) == Some(name) && in_note(note));
        if own.contains(&name) || noted {
            return Ok(());
        }
        let reason = match own.is_empty() {
            true => said!(
                "contestant-has-no-match",
                "contestant {contestant} has no match {name}; leave `match` out",
                contestant,
                name = quoted(name)
            ),
            false => said!(
                "contestant-has-no-match-matches",
                "contestant {contestant} has no match {name}; its matches are {matches}",
                contestant,
                name = quoted(name),
                matches = own.join(", ")
            ),
        };
        Err(Refused::law(law!("81C4"), self.edition(), reason))
    }

    /// The table where a penalty was given is one where the contestant sits.
    fn check_penalty_place(&self, given: &PenaltyGiven) -> Done {
        let (round, name) = match (given.round, &given.table) {
            (None, None) => return Ok(()),
            (Some(round), Some(name)) => (round, name),
            _ => {
                return Err(Refused::plain(said!(
                    "write-round-table-both",
                    "write both `round` and `table`, or neither"
                )));
            }
        };
        let table = self.need_table(given.session, round, name)?;
        match table.sitting.side_of(given.contestant) {
            Some(_) => Ok(()),
            None => Err(Refused::plain(said!(
                "contestant-does-not-sit",
                "contestant {contestant} is not at table {table} in round {round}",
                contestant = given.contestant,
                table = name,
                round
            ))),
        }
    }

    pub(crate) fn rescind(&mut self, act: &Act, rescinded: &Rescinded) -> Done {
        act.by_director(
            self,
            law!("81C4"),
            said!("what-taking-back-penalty", "cancelling a penalty"),
        )?;
        act.reason(said!("what-taking-back-penalty", "cancelling a penalty"))?;
        let place = (rescinded.penalty as usize).checked_sub(1);
        match place.and_then(|place| self.penalties.get_mut(place)) {
            Some(penalty) if !penalty.rescinded => {
                penalty.rescinded = true;
                Ok(())
            }
            Some(_) => Err(Refused::plain(said!(
                "penalty-was-taken-back-already",
                "penalty {number} has already been cancelled",
                number = rescinded.penalty
            ))),
            None => Err(Refused::plain(said!(
                "there-no-penalty",
                "there is no penalty {number}",
                number = rescinded.penalty
            ))),
        }
    }
}

fn check_offence(offence: &str) -> Done {
    if offence.trim().is_empty() {
        return Err(Refused::plain(said!(
            "say-for-what-offence",
            "name the offence, such as `offence: slow-play`"
        )));
    }
    Ok(())
}

/// A number above nought, or from nought on.
pub(crate) fn check_amount(amount: &Tree, or_nought: bool) -> Result<Exact, Refused> {
    let number: Option<Exact> = amount.text().and_then(|text| text.parse().ok());
    let sound = |number: &Exact| {
        (number.signum() > 0 || (or_nought && number.is_zero())) && *number <= Exact::int(MOST)
    };
    number.filter(sound).ok_or_else(|| {
        Refused::plain(said!(
            "no-amount-write-number",
            "{amount} is not an amount; write a number above 0, such as 1 or 0.5",
            amount = amount.to_yaml()
        ))
    })
}
