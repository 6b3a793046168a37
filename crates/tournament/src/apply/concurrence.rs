//! Who speaks for the appellants, and whether those concur who must (92D).

use openroom_laws::law;

use super::Act;
use crate::entry::{Concurred, EventKind};
use crate::names;
use crate::refusal::{Done, Refused};
use crate::said::said;
use crate::state::{Appeal, Penalty, Ruling, Stage, State, StoodIn};
use crate::time::Time;
use crate::who::Role;

/// What an appeal is against.
#[derive(Clone, Copy)]
pub(crate) enum Matter<'s> {
    Ruling(&'s Ruling),
    Penalty(&'s Penalty),
}

impl State {
    /// What an appeal is against.
    pub(crate) fn matter(&self, appeal: &Appeal) -> Option<Matter<'_>> {
        let at = |number: u32| (number as usize).checked_sub(1);
        match (appeal.made.ruling, appeal.made.penalty) {
            (Some(ruling), _) => self.rulings.get(at(ruling)?).map(Matter::Ruling),
            (None, Some(penalty)) => self.penalties.get(at(penalty)?).map(Matter::Penalty),
            (None, None) => None,
        }
    }

    /// The session and the round of a matter; for a penalty that names none, those that were on.
    pub(crate) fn when(&self, matter: Matter) -> (u16, u32) {
        match matter {
            Matter::Ruling(ruling) => (ruling.given.session, ruling.given.round),
            Matter::Penalty(penalty) => match penalty.given.round {
                Some(round) => (penalty.given.session, round),
                None => self.round_on(penalty.at),
            },
        }
    }

    /// The contestants whom a matter concerns.
    pub(crate) fn parties(&self, matter: Matter) -> Vec<u32> {
        let at = |session, round, table: &str| {
            let table = self.table(session, round, table);
            let all = table.into_iter().flat_map(|t| t.sitting.contestants());
            all.collect::<Vec<u32>>()
        };
        match matter {
            Matter::Ruling(ruling) => {
                let given = &ruling.given;
                at(given.session, given.round, &given.table)
            }
            Matter::Penalty(penalty) => {
                let given = &penalty.given;
                let mut all = match (given.round, &given.table) {
                    (Some(round), Some(table)) => at(given.session, round, table),
                    _ => Vec::new(),
                };
                if !all.contains(&given.contestant) {
                    all.push(given.contestant);
                }
                all
            }
        }
    }

    /// The round that was on at a moment, or the last one before; the first if none had begun.
    pub(crate) fn round_on(&self, at: Time) -> (u16, u32) {
        let sessions = self.sessions.iter().zip(1_u16..);
        let rounds = sessions.flat_map(|(session, number)| {
            let rounds = session.rounds.iter().zip(1_u32..);
            rounds.map(move |(round, turn)| (round.started, (number, turn)))
        });
        let begun = rounds.filter(|(started, _)| started.is_some_and(|s| !s.is_after(at)));
        begun.last().map_or((1, 1), |(_, place)| place)
    }

    /// The places of a contestant, each with those who may speak for it in a round: whose place it is, and who played there
    /// instead.
    fn places_in(&self, contestant: u32, session: u16, round: u32) -> Vec<Vec<&str>> {
        let players = self.holders(contestant, |stood_in| {
            stood_in.relieved.is_none() && session >= stood_in.stand_by.session
        });
        let place = |player| {
            let sat = self.sat_for(contestant, player, session, round);
            match sat == player {
                true => vec![sat],
                false => vec![player, sat],
            }
        };
        players
            .iter()
            .map(|player| place(player.as_str()))
            .collect()
    }

    /// The players of a contestant as they sat in a round.
    pub(crate) fn seated(&self, contestant: u32, session: u16, round: u32) -> Vec<&str> {
        let players = self.holders(contestant, |stood_in| {
            let stand_by = &stood_in.stand_by;
            match &stood_in.relieved {
                None => session >= stand_by.session,
                Some(boards) => {
                    session == stand_by.session
                        && boards.iter().any(|(played, ..)| *played == round)
                }
            }
        });
        let sat = |player| self.sat_for(contestant, player, session, round);
        players.iter().map(|player| sat(player.as_str())).collect()
    }

    /// Those who were entered, or those who stand in for them (White Book 144.3).
    fn holders(&self, contestant: u32, stands_in: impl Fn(&StoodIn) -> bool) -> &[String] {
        let Some(found) = self.contestants.get(&contestant) else {
            return &[];
        };
        match found.stood_in.iter().find(|&other| stands_in(other)) {
            Some(other) => &other.stand_by.players,
            None => &found.entered.players,
        }
    }

    /// Who sat for a player in a round: he himself, unless somebody played instead.
    fn sat_for<'s>(
        &'s self,
        contestant: u32,
        player: &'s str,
        session: u16,
        round: u32,
    ) -> &'s str {
        let in_round = self.substitutions.iter().filter(|substitute| {
            substitute.contestant == contestant
                && substitute.session == session
                && substitute.from <= round
                && substitute.to.is_none_or(|to| round <= to)
        });
        in_round.fold(player, |sits, substitute| {
            match names::same(&substitute.out, sits) {
                true => &substitute.in_,
                false => sits,
            }
        })
    }

    /// The captain of a team: the one entered as such, else the first player.
    pub(crate) fn captain(&self, contestant: u32) -> Option<&str> {
        if self.kind() != EventKind::Teams {
            return None;
        }
        let entered = &self.contestants.get(&contestant)?.entered;
        let captain = entered.captain.as_ref().or(entered.players.first());
        captain.map(String::as_str)
    }

    /// Everybody who belongs to a contestant: players, substitutes, captain.
    pub(crate) fn everybody(&self, contestant: u32) -> Vec<&str> {
        let mut all = self.people(contestant);
        all.extend(self.captain(contestant));
        all
    }

    /// The name, as the entry has it, of somebody who may concur in an appeal about that round.
    pub(crate) fn appellant_named(
        &self,
        contestant: u32,
        (session, round): (u16, u32),
        name: &str,
    ) -> Result<String, Refused> {
        let mut speak: Vec<&str> = self.places_in(contestant, session, round).concat();
        speak.extend(self.captain(contestant));
        let found = speak.iter().find(|other| names::same(name, other));
        found.map(|&own| own.to_owned()).ok_or_else(|| {
            let reason = said!("does-not-speak-for", "{name} cannot act for contestant {contestant} in round {round}; those who can are {names}", name, contestant, round, names = speak.join(", "));
            Refused::law(law!("92D"), self.edition(), reason)
        })
    }

    /// Who writes as the captain is the captain, or says in `why` that he stands in (White Book 93.4.1).
    pub(crate) fn check_captain(&self, act: &Act) -> Done {
        let Role::Captain(contestant) = act.by.role else {
            return Ok(());
        };
        match (&act.by.name, self.captain(contestant)) {
            (Some(name), Some(captain)) if !names::same(name, captain) && act.why.is_none() => {
                let reason = said!(
                    "captain-contestant-if-stands",
                    "the captain of contestant {contestant} is {captain}; if {name} is acting as captain, say so in `why`",
                    contestant,
                    captain,
                    name
                );
                Err(Refused::law(law!("92D2"), self.edition(), reason))
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn concur(&mut self, act: &Act, concurred: &Concurred) -> Done {
        let place = self.need_appeal(concurred.appeal, &[Stage::Concurrence])?;
        let appeal = &self.appeals[place];
        let contestant = appeal.contestant.unwrap_or_default();
        act.by_one_of(
            self,
            law!("92D"),
            said!("what-concurring", "agreeing to an appeal"),
            said!(
                "who-appellants-their-captain-or",
                "the appellants, their captain or a Director"
            ),
            |role| role.contestant() == Some(contestant) || role.is_director(),
        )?;
        self.check_captain(act)?;
        let when = self.matter(appeal).map_or((1, 1), |m| self.when(m));
        let stands_in = matches!(act.by.role, Role::Captain(_))
            && (act.by.name.as_ref()).is_some_and(|own| names::same(own, &concurred.player));
        let player = match self.appellant_named(contestant, when, &concurred.player) {
            Err(_) if stands_in => concurred.player.clone(),
            named => named?,
        };
        let captain = self.is_captain(contestant, act, &player);
        let appeal = &mut self.appeals[place];
        appeal.captain |= captain;
        if !appeal.concurring.contains(&player) {
            appeal.concurring.push(player);
        }
        Ok(())
    }

    /// Whether the captain concurs when this is written.
    pub(crate) fn is_captain(&self, contestant: u32, act: &Act, player: &str) -> bool {
        let own = |captain| names::same(captain, player);
        self.kind() == EventKind::Teams
            && (matches!(act.by.role, Role::Captain(_))
                || self.captain(contestant).is_some_and(own))
    }

    /// Whether those concur who must: both partners, or the captain (92D).
    pub(crate) fn concurred(&self, appeal: &Appeal) -> bool {
        self.wanted(appeal).is_empty()
    }

    /// Those of whom somebody has still to concur before an appeal is heard (92D): of each partner's place those who may
    /// speak for it, or the captain.
    #[must_use]
    pub fn may_concur(&self, appeal: &Appeal) -> Vec<&str> {
        self.wanted(appeal).concat()
    }

    /// The places for which nobody has concurred, each with those who may.
    fn wanted(&self, appeal: &Appeal) -> Vec<Vec<&str>> {
        let Some((contestant, matter)) = appeal.contestant.zip(self.matter(appeal)) else {
            return Vec::new();
        };
        match self.kind() {
            EventKind::Individual => Vec::new(),
            EventKind::Teams if appeal.captain => Vec::new(),
            EventKind::Teams => vec![self.captain(contestant).into_iter().collect()],
            EventKind::Pairs => {
                let (session, round) = self.when(matter);
                let concurs = |name: &&str| appeal.concurring.iter().any(|own| own == name);
                let mut places = self.places_in(contestant, session, round);
                places.retain(|place| !place.iter().any(concurs));
                places
            }
        }
    }
}
