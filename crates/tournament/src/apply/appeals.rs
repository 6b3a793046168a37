//! Appeals (92, 93): asked for in time by those who may, with the partner or captain; then the deposit, the committee, the
//! decision, in this order (White Book 92.12).

use openroom_laws::{Cite, law};

use super::penalties::check_amount;
use super::{Act, Spot, spot};
use crate::entry::{
    AppealMade, AppealStep, CommitteeSat, Concurred, Decided, Decision, Deposit, DepositFate, Duty,
    Kind, PointOfAppeal,
};
use crate::refusal::{Done, Refused};
use crate::state::{Appeal, Score, Source, Stage, State};
use crate::who::Role;

impl State {
    pub(crate) fn appeal(&mut self, act: &Act, made: &AppealMade) -> Done {
        let contestant = self.appellant(act, made)?;
        let asked = made.requested.unwrap_or(act.at);
        let own = contestant.is_none();
        let refuse = |cite: Cite, reason: String| Err(Refused::law(cite, self.edition(), reason));
        if made.points.is_empty() {
            return Err(Refused::white_book(
                "92.4",
                "say what it is about: points: [judgement]",
            ));
        }
        match (made.ruling, made.penalty) {
            (Some(number), None) => {
                let place = (number as usize).checked_sub(1);
                let Some(ruling) = place.and_then(|place| self.rulings.get(place)) else {
                    return Err(Refused::white_book(
                        "92.12",
                        format!("there is no ruling {number}; a ruling comes before an appeal"),
                    ));
                };
                if let Some(by) = ruling.replaced_by {
                    return refuse(
                        law!("92A"),
                        format!("ruling {number} was put right by ruling {by}; appeal that one"),
                    );
                }
                let spot = spot!(ruling.given);
                let (table, _) = self.need_board(spot)?;
                if contestant.is_some_and(|who| table.sitting.side_of(who).is_none()) {
                    return refuse(
                        law!("92A"),
                        format!("ruling {number} was not given at the appellants' table"),
                    );
                }
                self.check_appeal_period(asked, spot, ruling.told)?;
            }
            (None, Some(number)) => {
                let place = (number as usize).checked_sub(1);
                let Some(penalty) = place.and_then(|place| self.penalties.get(place)) else {
                    return refuse(law!("92A"), format!("there is no penalty {number}"));
                };
                if penalty.rescinded {
                    return refuse(law!("92A"), format!("penalty {number} was taken back"));
                }
                if contestant.is_some_and(|who| who != penalty.given.contestant) {
                    return refuse(
                        law!("92A"),
                        format!(
                            "penalty {number} was given to contestant {}",
                            penalty.given.contestant
                        ),
                    );
                }
                let session = u16::try_from(self.sessions.len()).unwrap_or(1).max(1);
                let round = self
                    .sessions
                    .last()
                    .map_or(1, |session| session.rounds.len());
                let spot = Spot {
                    session,
                    round: u32::try_from(round).unwrap_or(1),
                    table: "",
                    board: 0,
                };
                self.check_appeal_period(asked, spot, penalty.at)?;
            }
            _ => {
                return Err(Refused::plain(
                    "name the ruling or the penalty, one of them",
                ));
            }
        }
        let target = |appeal: &&Appeal| {
            appeal.made.ruling == made.ruling && appeal.made.penalty == made.penalty
        };
        let again = self
            .appeals
            .iter()
            .filter(target)
            .any(|appeal| !appeal.withdrawn && appeal.contestant == contestant);
        if again {
            return refuse(
                law!("92A"),
                "that side has appealed against it already".to_owned(),
            );
        }
        if let Some(player) = made.players.iter().find(|player| {
            contestant.is_some_and(|who| !self.people(who).contains(&player.as_str()))
        }) {
            return refuse(
                law!("92D"),
                format!("{player} does not play for the appellants"),
            );
        }
        if own {
            act.reason("a Director's own appeal")?;
        }
        let mut concurring: Vec<String> = Vec::new();
        for player in &made.players {
            if !concurring.contains(player) {
                concurring.push(player.clone());
            }
        }
        let captain = matches!(act.by.role, Role::Captain(_))
            || contestant.is_some_and(|who| self.has_captain(who, &made.players));
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
            withdrawn: false,
        });
        Ok(())
    }

    /// Who appeals; nobody if a Director takes his own ruling there (White Book 92.7).
    fn appellant(&self, act: &Act, made: &AppealMade) -> Result<Option<u32>, Refused> {
        match act.by.role {
            Role::Contestant(who) | Role::Captain(who) => {
                self.need_contestant(who)?;
                if made.contestant.is_some_and(|other| other != who) {
                    let reason = "a contestant appeals for itself alone";
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
                let reason = format!(
                    "an appeal is made by a contestant or captain through the Director, not by {}",
                    act.by.role
                );
                Err(Refused::law(law!("92A"), self.edition(), reason))
            }
        }
    }

    /// Whether the captain of a team is among those named.
    fn has_captain(&self, contestant: u32, names: &[String]) -> bool {
        let Some(contestant) = self.contestants.get(&contestant) else {
            return false;
        };
        let entered = &contestant.entered;
        let captain = entered.captain.as_ref().or(entered.players.first());
        captain.is_some_and(|captain| names.contains(captain))
    }

    fn need_appeal(&self, number: u32, stages: &[Stage]) -> Result<usize, Refused> {
        let place = (number as usize).checked_sub(1);
        let Some((place, appeal)) = place.and_then(|place| Some((place, self.appeals.get(place)?)))
        else {
            return Err(Refused::plain(format!("there is no appeal {number}")));
        };
        let stage = self.stage(appeal);
        if stages.contains(&stage) {
            return Ok(place);
        }
        let reason = match stage {
            Stage::Concurrence if self.kind() == Kind::Teams => "the captain has not concurred",
            Stage::Concurrence => "both partners must concur",
            Stage::Deposit => "the deposit is not paid",
            Stage::Committee => "nobody is appointed to hear it",
            Stage::Hearing => "it is being heard",
            Stage::Decided => "it is decided",
            Stage::Withdrawn => "it was withdrawn",
        };
        let reason = format!("appeal {number}: {reason}");
        Err(match stage {
            Stage::Concurrence if self.kind() == Kind::Teams => {
                Refused::law(law!("92D2"), self.edition(), reason)
            }
            Stage::Concurrence => Refused::law(law!("92D1"), self.edition(), reason),
            Stage::Deposit => Refused::white_book("92.8", reason),
            _ => Refused::white_book("92.12", reason),
        })
    }

    pub(crate) fn concur(&mut self, act: &Act, concurred: &Concurred) -> Done {
        let place = self.need_appeal(concurred.appeal, &[Stage::Concurrence])?;
        let contestant = self.appeals[place].contestant.unwrap_or_default();
        act.by_one_of(
            self,
            law!("92D"),
            "concurring",
            "the appellants, their captain or a Director",
            |role| role.contestant() == Some(contestant) || role.is_director(),
        )?;
        let team = self.kind() == Kind::Teams;
        let named = [concurred.player.clone()];
        let captain = team
            && (matches!(act.by.role, Role::Captain(_)) || self.has_captain(contestant, &named));
        if !captain && !self.people(contestant).contains(&concurred.player.as_str()) {
            let reason = format!(
                "{} does not play for contestant {contestant}",
                concurred.player
            );
            return Err(Refused::law(law!("92D"), self.edition(), reason));
        }
        let appeal = &mut self.appeals[place];
        appeal.captain |= captain;
        if !appeal.concurring.contains(&concurred.player) {
            appeal.concurring.push(concurred.player.clone());
        }
        Ok(())
    }

    pub(crate) fn take_deposit(&mut self, act: &Act, deposit: &Deposit) -> Done {
        act.by_one_of(
            self,
            law!("92C"),
            "a deposit",
            "a Director or the organiser",
            |role| role.is_director() || role == Role::Organiser,
        )?;
        let place = self.need_appeal(deposit.appeal, &[Stage::Deposit])?;
        let taken = match (&deposit.amount, deposit.waived) {
            (Some(amount), false) if !amount.trim().is_empty() => Ok(amount.clone()),
            (None, true) if act.by.role == Role::Chief => {
                Err(act.reason("waiving the deposit")?.to_owned())
            }
            (None, true) => {
                return Err(Refused::white_book(
                    "92.8",
                    "only the Director in charge waives the deposit",
                ));
            }
            _ => return Err(Refused::plain("write amount: 30 GBP, or waived: true")),
        };
        self.appeals[place].deposit = Some(taken);
        Ok(())
    }

    pub(crate) fn appoint(&mut self, act: &Act, sat: &CommitteeSat) -> Done {
        act.by_one_of(
            self,
            law!("80B2k"),
            "appointing a committee",
            "the Director in charge or the organiser",
            |role| matches!(role, Role::Chief | Role::Organiser),
        )?;
        let place = self.need_appeal(sat.appeal, &[Stage::Committee, Stage::Hearing])?;
        let members = &sat.members;
        if members.is_empty() || members.iter().any(|member| member.trim().is_empty()) {
            return Err(Refused::plain(
                "name those who will hear it: members: [...]",
            ));
        }
        if members.len() == 1 {
            act.reason("a committee of one")
                .map_err(|refused| Refused::white_book("93.2", refused.reason))?;
        }
        for (i, member) in members.iter().enumerate() {
            if members[..i].contains(member) {
                return Err(Refused::plain(format!("{member} is named twice")));
            }
            if let Some(reason) = self.excluded(place, member) {
                return Err(Refused::white_book(
                    "93.3",
                    format!("{member} may not hear it: {reason}"),
                ));
            }
        }
        if let Some(chair) = &sat.chair
            && !members.contains(chair)
        {
            return Err(Refused::plain(format!("{chair} chairs but is no member")));
        }
        self.appeals[place].committee = Some(sat.clone());
        Ok(())
    }

    /// Why somebody may not hear an appeal (White Book 93.3); nothing if he may.
    #[must_use]
    pub fn excluded(&self, appeal: usize, name: &str) -> Option<String> {
        let appeal = self.appeals.get(appeal)?;
        let ruling = appeal
            .made
            .ruling
            .and_then(|number| self.rulings.get(number as usize - 1));
        let penalty = appeal
            .made
            .penalty
            .and_then(|number| self.penalties.get(number as usize - 1));
        let parties: Vec<u32> = match (ruling, penalty) {
            (Some(ruling), _) => {
                let given = &ruling.given;
                let table = self.table(given.session, given.round, &given.table);
                table
                    .into_iter()
                    .flat_map(|table| table.sitting.contestants())
                    .collect()
            }
            (None, Some(penalty)) => vec![penalty.given.contestant],
            (None, None) => Vec::new(),
        };
        if let Some(contestant) = parties
            .iter()
            .find(|&&who| self.people(who).contains(&name))
        {
            return Some(format!(
                "a player of contestant {contestant}, which is a party"
            ));
        }
        let by = ruling
            .map(|ruling| &ruling.by)
            .or(penalty.map(|penalty| &penalty.by));
        if by.is_some_and(|by| by.name.as_deref() == Some(name)) {
            return Some("gave the ruling".to_owned());
        }
        if ruling.is_some_and(|ruling| ruling.given.consulted.iter().any(|other| other == name)) {
            return Some("was consulted on the ruling".to_owned());
        }
        let duties = self.staff.iter().filter(|person| person.name == name);
        for person in duties {
            match person.duty {
                Duty::Director | Duty::DirectorInCharge => {
                    return Some("is a Director of the event".to_owned());
                }
                Duty::AppealsAdviser => return Some("is the appeals adviser".to_owned()),
                Duty::Scorer | Duty::Committee | Duty::Referee => {}
            }
            let close = person.related.iter().find(|other| {
                parties
                    .iter()
                    .any(|&who| self.people(who).contains(&other.as_str()))
            });
            if let Some(close) = close {
                return Some(format!("is close to {close}, who is a party"));
            }
        }
        None
    }

    pub(crate) fn decide(&mut self, act: &Act, decided: &Decided) -> Done {
        let place = self.need_appeal(decided.appeal, &[Stage::Hearing, Stage::Committee])?;
        let appeal = &self.appeals[place];
        let only_law = appeal
            .made
            .points
            .iter()
            .all(|&point| point == PointOfAppeal::Law);
        self.check_judge(act, appeal, only_law)?;
        let committee = act.by.role == Role::Committee;
        let disciplinary = appeal
            .made
            .penalty
            .and_then(|number| self.penalties.get(number as usize - 1))
            .is_some_and(crate::state::Penalty::is_disciplinary);
        let locked = only_law
            || disciplinary
            || appeal
                .made
                .points
                .iter()
                .all(|&point| matches!(point, PointOfAppeal::Law | PointOfAppeal::Discipline));
        if committee && locked && decided.decision == Decision::Changed {
            let reason = "on law and discipline the Director in charge is not overruled; write decision: recommended";
            return Err(Refused::law(law!("93B3"), self.edition(), reason));
        }
        if decided.decision != Decision::Upheld
            && decided
                .reasons
                .as_deref()
                .is_none_or(|text| text.trim().is_empty())
        {
            return Err(Refused::white_book(
                "92.5.2",
                "whoever changes a ruling gives the reasons; write reasons: ...",
            ));
        }
        self.check_deposit_fate(appeal, decided)?;
        let ruling = appeal.made.ruling;
        let penalty = appeal.made.penalty;
        match (decided.decision, ruling, penalty) {
            (Decision::Changed, Some(number), _) => {
                let Some(score) = &decided.score else {
                    return Err(Refused::plain(
                        "write the score that stands now: score: {...}",
                    ));
                };
                let given = &self.rulings[number as usize - 1].given;
                self.check_adjusted(score, given.board)?;
                let (_, board) = self.need_board(spot!(given))?;
                let score = Score::Adjusted(score.clone());
                if board.result().is_some_and(|version| version.score == score) {
                    return Err(Refused::plain(
                        "that score stands already; write decision: upheld",
                    ));
                }
                let version = act.version(score, false, Source::Appeal(decided.appeal));
                let given = given.clone();
                let board = self.board_mut(spot!(given))?;
                board.versions.push(version);
            }
            (Decision::Changed, None, Some(number)) => {
                let Some(amount) = &decided.standard else {
                    return Err(Refused::plain(
                        "write what the penalty is now: standard: 0 takes it back",
                    ));
                };
                let amount_of = check_amount(amount, true)?;
                let penalty = &mut self.penalties[number as usize - 1];
                if amount_of.is_zero() {
                    penalty.rescinded = true;
                } else {
                    penalty.given.standard = Some(amount.clone());
                    penalty.given.amount = None;
                    penalty.given.disciplinary = None;
                }
            }
            _ if decided.score.is_some() || decided.standard.is_some() => {
                return Err(Refused::plain("a score belongs to decision: changed"));
            }
            _ => {}
        }
        self.appeals[place].decided = Some(decided.clone());
        Ok(())
    }

    /// Who decides: the committee that was appointed, or the Director in charge where there is none or only law is at issue.
    fn check_judge(&self, act: &Act, appeal: &Appeal, only_law: bool) -> Done {
        match (act.by.role, &appeal.committee) {
            (Role::Committee, Some(_)) => Ok(()),
            (Role::Committee, None) => {
                let reason = "no committee is appointed; write `committee` first";
                Err(Refused::law(law!("93A"), self.edition(), reason))
            }
            (Role::Chief, _) if only_law => Ok(()),
            (Role::Chief, None) => act
                .reason("deciding without a committee")
                .map(|_| ())
                .map_err(|refused| Refused::law(law!("93A"), self.edition(), refused.reason)),
            (Role::Chief, Some(_)) => {
                let reason = "a committee is appointed; what is not only law it decides";
                Err(Refused::law(law!("93B2"), self.edition(), reason))
            }
            (role, _) => {
                let reason = format!(
                    "an appeal is decided by the committee or the Director in charge, not by {role}"
                );
                Err(Refused::law(law!("93B"), self.edition(), reason))
            }
        }
    }

    fn check_deposit_fate(&self, appeal: &Appeal, decided: &Decided) -> Done {
        let paid = matches!(appeal.deposit, Some(Ok(_)));
        match (paid, decided.deposit) {
            (true, None) => Err(Refused::white_book(
                "92.5.2",
                "say what becomes of the deposit: returned, kept",
            )),
            (false, Some(_)) => Err(Refused::plain("there is no deposit to decide on")),
            (true, Some(DepositFate::Kept)) if !decided.unanimous || decided.merit.is_none() => {
                Err(Refused::white_book(
                    "93.4.6",
                    "a deposit is kept only if all agree that the appeal had no merit; write unanimous: true and merit: ...",
                ))
            }
            _ => Ok(()),
        }
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
            "dropping an appeal",
            "the appellants or a Director",
            |role| role.is_director() || (contestant.is_some() && role.contestant() == contestant),
        )?;
        self.appeals[place].withdrawn = true;
        Ok(())
    }
}
