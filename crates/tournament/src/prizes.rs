//! Prizes as they stand: whose they are by the ranking, who has been given one, who has to hand one back (White Book 80.4, 131.5).
//!
//! The ranking decides, and it is worked out anew from the log: after a disqualification or a correction a prize belongs to somebody
//! else without anybody having to say so.

use std::collections::BTreeMap;

use openroom_scoring::event::Direction;
use serde::Serialize;

use crate::entry::{Expense, Prize, PrizeTo};
use crate::refusal::Refused;
use crate::scored::{Standing, Standings};
use crate::state::Status;
use crate::time::Time;
use crate::tournament::Tournament;

/// What the log says of prizes, fees and expenses.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Prizes {
    /// The prizes; the first is number 1.
    pub list: Vec<Prize>,
    /// What was given, in order.
    pub given: Vec<Given>,
    /// Who has paid the entry fee.
    pub paid: BTreeMap<u32, Paid>,
    /// What was spent, in order.
    pub spent: Vec<Spent>,
}

/// A prize was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Given {
    /// Which, and to whom.
    pub to: PrizeTo,
    /// When.
    pub at: Time,
    /// When it was handed back.
    pub back: Option<Time>,
}

/// An entry fee was paid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Paid {
    /// When that was written down.
    pub at: Time,
    /// How much, where it was not the usual.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<String>,
}

/// Something was spent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spent {
    /// What.
    pub expense: Expense,
    /// When that was written down.
    pub at: Time,
}

impl Prizes {
    /// Whether that contestant has that prize now.
    pub(crate) fn has(&self, to: PrizeTo) -> bool {
        self.given
            .iter()
            .any(|one| one.to == to && one.back.is_none())
    }

    /// Who has a prize now.
    fn holders(&self, prize: u32) -> impl Iterator<Item = &Given> {
        self.given
            .iter()
            .filter(move |one| one.to.prize == prize && one.back.is_none())
    }
}

/// A prize as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PrizeNow {
    /// Its number.
    pub number: u32,
    /// The prize.
    #[serde(rename = "of")]
    pub prize: Prize,
    /// Whose it is by the ranking as it is now; several where a place is shared, nobody where there is no such place.
    pub due: Vec<u32>,
    /// Who has it.
    pub given: Vec<PrizeHeld>,
    /// Who is still to be given it.
    pub to_give: Vec<u32>,
    /// Who has to hand it back.
    pub to_return: Vec<u32>,
}

/// Somebody has a prize.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PrizeHeld {
    /// Who.
    pub contestant: u32,
    /// Since when.
    pub at: Time,
    /// The result can still change, and the prize may have to be handed back (White Book 131.5).
    pub provisional: bool,
}

impl Tournament {
    /// The prizes as they stand.
    ///
    /// # Errors
    /// When the event cannot be scored as it is.
    pub fn prizes(&self) -> Result<Vec<PrizeNow>, Refused> {
        if self.state().prizes.list.is_empty() {
            return Ok(Vec::new());
        }
        let standings = self.standings(None)?;
        Ok(self.prizes_by(&standings))
    }

    /// Who has not paid the entry fee. Robots pay none, and where no fee is set nobody does.
    #[must_use]
    pub fn unpaid(&self) -> Vec<u32> {
        let state = self.state();
        if state.regulations.told("entry-fee").is_none() && state.prizes.paid.is_empty() {
            return Vec::new();
        }
        let all = state.contestants.iter();
        let owes =
            all.filter(|(number, one)| !one.is_robots() && !state.prizes.paid.contains_key(number));
        owes.map(|(number, _)| *number).collect()
    }

    /// The same by standings that are known already.
    #[must_use]
    pub fn prizes_by(&self, standings: &Standings) -> Vec<PrizeNow> {
        let state = self.state();
        // Before a result there is no place to win.
        let played = standings.places.iter().any(|one| one.boards > 0);
        let provisional = state.status() != Status::Final;
        let prizes = state.prizes.list.iter().zip(1_u32..);
        let now = |(prize, number): (&Prize, u32)| {
            let due: Vec<u32> = match played {
                true => due(prize, &standings.places),
                false => Vec::new(),
            };
            let given: Vec<PrizeHeld> = state
                .prizes
                .holders(number)
                .map(|one| PrizeHeld {
                    contestant: one.to.contestant,
                    at: one.at,
                    provisional,
                })
                .collect();
            let has = |who: u32| given.iter().any(|one| one.contestant == who);
            PrizeNow {
                number,
                prize: prize.clone(),
                to_give: due.iter().copied().filter(|&who| !has(who)).collect(),
                to_return: given
                    .iter()
                    .map(|one| one.contestant)
                    .filter(|who| !due.contains(who))
                    .collect(),
                due,
                given,
            }
        };
        prizes.map(now).collect()
    }
}

/// Who has won a prize: everybody who has the place. Where nobody has it because a better one is shared, those who share that have it too: of two
/// winners neither is second, and both have won the second prize with the first.
fn due(prize: &Prize, places: &[Standing]) -> Vec<u32> {
    // Of two lines each is a ranking of its own: a prize that names neither is won in both.
    let mut lines: Vec<Option<Direction>> = Vec::new();
    for one in places {
        if !lines.contains(&one.line) {
            lines.push(one.line);
        }
    }
    let wanted = |line: &Option<Direction>| {
        prize
            .line
            .is_none_or(|only| *line == Some(only.direction()))
    };
    let lines = lines.into_iter().filter(wanted);
    lines.flat_map(|line| due_in(prize, line, places)).collect()
}

fn due_in(prize: &Prize, line: Option<Direction>, places: &[Standing]) -> Vec<u32> {
    let ranked: Vec<(u32, u32)> = places
        .iter()
        .filter(|one| one.line == line)
        .filter_map(|one| Some((place_in(prize, one)?, one.contestant)))
        .collect();
    let better = |place: u32| ranked.iter().filter(|(other, _)| *other < place).count();
    let covers = |place: u32| {
        let shared = ranked.iter().filter(|(other, _)| *other == place).count();
        let last = better(place) + shared;
        place <= prize.place && (prize.place as usize) <= last
    };
    ranked
        .iter()
        .filter(|(place, _)| covers(*place))
        .map(|&(_, who)| who)
        .collect()
}

/// The place of a contestant in the ranking of which the prize speaks.
fn place_in(prize: &Prize, one: &Standing) -> Option<u32> {
    let rank = one.rank?;
    let named = |wanted: &String, list: &[(String, u32)]| {
        let found = list
            .iter()
            .find(|(name, _)| name.to_lowercase() == wanted.to_lowercase());
        found.map(|(_, place)| *place)
    };
    if let Some(category) = &prize.category {
        return named(category, &one.categories);
    }
    if let Some(stratum) = &prize.stratum {
        return named(stratum, &one.strata);
    }
    if let Some(section) = &prize.section {
        return one
            .section
            .as_ref()
            .filter(|(name, _)| name == section)
            .map(|(_, place)| *place);
    }
    if prize.handicap {
        return one.handicap.as_ref().map(|(_, place)| *place);
    }
    Some(rank)
}
