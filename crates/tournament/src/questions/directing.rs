//! What the Directors have open, each in whose hands; and what goes on around appeals: who could sit, when they are heard, which deposits
//! were kept, what is still to be told (White Book 92, 93, 121.5.9, 122.2).

use serde::Serialize;

use super::Suggestion;
use crate::directing::{AppealFile, Intention};
use crate::entry::{
    Advice, Area, Candidate, Contact, DepositFate, Duty, Further, FurtherDecided, Handed,
    HearingSet, Level, SaidInAppeal,
};
use crate::names;
use crate::state::{Stage, State};
use crate::time::Time;
use crate::tournament::Tournament;

/// A call waits long after so many minutes: then it is told once more (White Book 122.2).
pub const LONG_WAIT_MINUTES: i64 = 5;

/// How many sit on a committee (White Book 93.3).
const COMMITTEE: usize = 3;

/// What somebody is to be reminded of, about rulings and appeals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Remind {
    /// Both sides of that judgement ruling are to be told of their right to appeal (White Book 92.10, 122.3).
    Rights,
    /// The contestant who means to appeal is to be offered a meeting with the adviser (92.2).
    Adviser,
    /// The result of that board is subject to a claim (122.3).
    Claim,
    /// A disqualified player needs a substitute (91.6).
    Substitute,
    /// The case lacks what the opponents think of the call (81.5).
    OpponentsView,
    /// The case lacks the partner's reason for what he did (92.5.3).
    PartnerExplains,
    /// The parts of the convention card are not with the case (121.5.10).
    Card,
    /// The players were not told of the decision on that appeal (93.4.3).
    DecisionUntold,
    /// The chair of that appeal was asked for an explanation (93.4.5).
    Chair,
    /// The deposit of that appeal was kept, and the authority is to look at it (93.4.6).
    KeptDeposit,
    /// The other side of that appeal is to reply in writing (93.6).
    Reply,
    /// That contestant has a disciplinary penalty: the Director in charge says whether the organiser is told (122.5.4).
    Discipline,
    /// A suspension or disqualification of that contestant goes to the ethics committee (91.10).
    EthicsCommittee,
}

/// An open matter, and in whose hands it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct OpenMatter {
    /// What.
    pub what: Handed,
    /// Its number.
    pub number: u32,
    /// The table, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The board, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// Since when.
    pub at: Time,
    /// Who has it; nobody yet where nobody took it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<String>,
    /// What was said when it was handed over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A side that means to appeal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct IntentionState {
    /// Against which ruling.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<u32>,
    /// Or which penalty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penalty: Option<u32>,
    /// Who.
    pub contestant: u32,
    /// Since when.
    pub at: Time,
    /// The meeting with the adviser.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adviser: Option<Advice>,
    /// Until when an appeal can be made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<Time>,
}

/// An appeal with all that goes on around it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct AppealAround {
    /// Its number.
    pub appeal: u32,
    /// How far it is.
    pub stage: Stage,
    /// The contestants whom it concerns.
    pub parties: Vec<u32>,
    /// In teams: who was captain of each when it happened.
    pub captains: Vec<String>,
    /// The hearings: the last one stands.
    pub hearings: Vec<HearingState>,
    /// How to reach the parties.
    pub contacts: Vec<Contact>,
    /// Items of the form that are still missing (White Book 92.5.1).
    pub wanting: Vec<char>,
    /// Both sides have seen the form.
    pub seen: bool,
    /// When the hearing began.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opened: Option<Time>,
    /// Who came.
    pub attended: Vec<String>,
    /// Why it went on although something was missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_spite_of: Option<String>,
    /// Those who could sit: not barred, to be had.
    pub candidates: Vec<String>,
    /// A committee that could be appointed, its chair first; empty if there are not enough.
    pub proposed: Vec<String>,
    /// Who could decide alone.
    pub referees: Vec<String>,
    /// Until when the other side replies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reply_until: Option<Time>,
    /// Its reply.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reply: Option<SaidInAppeal>,
    /// What was said by telephone or in writing.
    pub said: Vec<SaidInAppeal>,
    /// The deposit: how much, or nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deposit: Option<String>,
    /// What became of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fate: Option<DepositFate>,
    /// What the authority made of a deposit that was kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reviewed: Option<DepositFate>,
    /// Why it was kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub merit: Option<String>,
    /// When the decision was told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub told: Option<Time>,
    /// To whom.
    pub told_to: Vec<String>,
    /// Questions to the chair, each with its answer.
    pub questions: Vec<ChairAsked>,
    /// It went to the national authority.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub further: Option<Further>,
    /// Which has decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub further_decided: Option<FurtherDecided>,
}

/// A hearing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct HearingState {
    /// When and where.
    #[serde(flatten)]
    pub set: HearingSet,
    /// Why the one before was adjourned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjourned: Option<String>,
}

/// What the chair was asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChairAsked {
    /// The question.
    pub question: SaidInAppeal,
    /// The answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<SaidInAppeal>,
}

/// A player's level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LevelOf {
    /// Which contestant.
    pub contestant: u32,
    /// The level of the least experienced of its players.
    pub level: Level,
}

/// A suspension for a part of a session.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SuspensionState {
    /// Its number.
    pub suspension: u32,
    /// Who.
    pub contestant: u32,
    /// Which player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// The session.
    pub session: u16,
    /// From this round on.
    pub from: u32,
    /// Up to this one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
}

/// Directors, what they have open, appeals and all around them.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct DirectingState {
    /// Who keeps to which tables.
    pub areas: Vec<Area>,
    /// The Directors, as far as the event knows them.
    pub directors: Vec<String>,
    /// What is open.
    pub open: Vec<OpenMatter>,
    /// What is to be thought of.
    pub reminders: Vec<Suggestion>,
    /// Who means to appeal.
    pub intentions: Vec<IntentionState>,
    /// Appeals that were not dropped.
    pub appeals: Vec<AppealAround>,
    /// Who could hear appeals.
    pub candidates: Vec<Candidate>,
    /// The levels that are known.
    pub levels: Vec<LevelOf>,
    /// Suspensions.
    pub suspensions: Vec<SuspensionState>,
    /// Boards of matches that can still be taken out.
    pub removable: Vec<super::Removable>,
    /// Each board: who made it, where it was, what was found of its cards.
    pub boards: Vec<super::BoardHistory>,
}

impl Tournament {
    /// Directors, what they have open, appeals and all around them.
    #[must_use]
    pub fn directing(&self) -> DirectingState {
        let state = &self.state;
        let directing = &state.directing;
        let open = directing.intentions.iter();
        let open = open.filter(|one| state.is_open_intention(one));
        let appeals = (1..).zip(&state.appeals);
        let appeals = appeals.filter(|(_, appeal)| !appeal.withdrawn);
        let known = state.contestants.keys().filter_map(|&contestant| {
            let level = state.level(contestant)?;
            Some(LevelOf { contestant, level })
        });
        let suspensions = (1..).zip(&directing.suspensions);
        let mut reminders = Vec::new();
        self.remind(&mut reminders);
        DirectingState {
            areas: directing.areas.clone(),
            directors: state.known_directors(),
            open: self.open_matters(),
            reminders,
            intentions: open.map(|one| self.intention(one)).collect(),
            appeals: appeals.map(|(number, _)| self.around(number)).collect(),
            candidates: directing.candidates.clone(),
            levels: known.collect(),
            suspensions: suspensions
                .map(|(suspension, one)| SuspensionState {
                    suspension,
                    contestant: one.contestant,
                    player: one.player.clone(),
                    session: one.session,
                    from: one.from,
                    to: one.to,
                })
                .collect(),
            removable: self.removable(),
            boards: self.board_histories(),
        }
    }

    /// The same for who rules at the tables and does not run the event: without what is confidential of an appeal, how to reach people and
    /// what was said of the adviser.
    #[must_use]
    pub fn directing_at_tables(&self) -> DirectingState {
        let mut all = self.directing();
        all.appeals.iter_mut().for_each(|one| one.contacts.clear());
        all.intentions.iter_mut().for_each(|one| one.adviser = None);
        all.candidates.iter_mut().for_each(|one| one.contact = None);
        all
    }

    fn intention(&self, one: &Intention) -> IntentionState {
        let deadlines = self.state.deadlines();
        let until = deadlines.iter().find(|deadline| {
            deadline.ruling == one.ruling
                && deadline.penalty == one.penalty
                && deadline.request == crate::Request::Appeal
        });
        IntentionState {
            ruling: one.ruling,
            penalty: one.penalty,
            contestant: one.contestant,
            at: one.at,
            adviser: one.adviser.map(|(advice, _)| advice),
            until: until.map(|deadline| deadline.at),
        }
    }

    /// Everything that is open, each in whose hands: calls, cases, rulings with something still to be done, appeals.
    #[must_use]
    pub fn open_matters(&self) -> Vec<OpenMatter> {
        let state = &self.state;
        let mut all = Vec::new();
        let mut add =
            |what, number, spot: Option<(&str, Option<u32>)>, at, owner: Option<String>| {
                let handed = state.handed(what, number);
                all.push(OpenMatter {
                    what,
                    number,
                    table: spot.map(|(table, _)| table.to_owned()),
                    board: spot.and_then(|(_, board)| board),
                    at,
                    owner: handed.map(|hand| hand.to.clone()).or(owner),
                    note: handed.and_then(|hand| hand.note.clone()),
                });
            };
        for (call, number) in state.calls.iter().zip(1..).filter(|(c, _)| c.is_open()) {
            let attended = call
                .attended
                .as_ref()
                .and_then(|(_, _, by)| by.name.clone());
            let area = state.director_of(call.session, call.round, &call.table);
            let owner = attended.or_else(|| area.map(str::to_owned));
            add(
                Handed::Call,
                number,
                Some((&call.table, call.board)),
                call.at,
                owner,
            );
        }
        for (case, number) in state.cases.iter().zip(1..) {
            if case.ruling.is_none() {
                let spot = Some((case.table.as_str(), Some(case.board)));
                add(Handed::Case, number, spot, case.at, case.by.name.clone());
            }
        }
        for (ruling, number) in state.rulings.iter().zip(1..) {
            let reviewed = ruling.reviews.iter().all(|one| one.damage == Some(false));
            let untold = self.wants_telling(number);
            if ruling.replaced_by.is_none() && (!reviewed || untold) {
                let spot = Some((ruling.given.table.as_str(), Some(ruling.given.board)));
                add(
                    Handed::Ruling,
                    number,
                    spot,
                    ruling.at,
                    ruling.by.name.clone(),
                );
            }
        }
        for (appeal, number) in state.appeals.iter().zip(1..) {
            if !matches!(state.stage(appeal), Stage::Decided | Stage::Withdrawn) {
                add(Handed::Appeal, number, None, appeal.at, None);
            }
        }
        all
    }

    /// Whether the parties of a judgement ruling are still to be told of it and of their right to appeal.
    fn wants_telling(&self, number: u32) -> bool {
        let state = &self.state;
        let found = (number as usize).checked_sub(1);
        let Some(ruling) = found.and_then(|place| state.rulings.get(place)) else {
            return false;
        };
        let judged = ruling.given.judgement || ruling.given.case.is_some();
        let appealed = state.appeals_against(Some(number), None).next().is_some();
        judged
            && !ruling.given.management
            && !ruling.informed
            && !appealed
            && ruling.replaced_by.is_none()
            && state.final_at.is_none()
    }

    /// An appeal with all that goes on around it.
    fn around(&self, number: u32) -> AppealAround {
        let state = &self.state;
        let place = number as usize - 1;
        let appeal = &state.appeals[place];
        let none = AppealFile::default();
        let file = state.directing.appeals.get(&number).unwrap_or(&none);
        let matter = state.matter(appeal);
        let parties = matter.map_or_else(Vec::new, |matter| state.parties(matter));
        let captains = parties.iter().filter_map(|&who| state.captain(who));
        let open = matches!(state.stage(appeal), Stage::Committee | Stage::Hearing);
        let hearings = file.hearings.iter().map(|(set, why)| HearingState {
            set: set.clone(),
            adjourned: why.clone(),
        });
        let questions = file.questions.iter().map(|(_, asked, answer)| ChairAsked {
            question: asked.clone(),
            answer: answer.clone(),
        });
        let decided = appeal.decided.as_ref();
        AppealAround {
            appeal: number,
            stage: state.stage(appeal),
            captains: captains.map(str::to_owned).collect(),
            parties,
            hearings: hearings.collect(),
            contacts: file.contacts.clone(),
            wanting: if open {
                state.items_wanting(number)
            } else {
                Vec::new()
            },
            seen: file.seen.is_some(),
            opened: file.opened.as_ref().map(|(at, ..)| *at),
            attended: file
                .opened
                .as_ref()
                .map_or_else(Vec::new, |(_, all, _)| all.clone()),
            in_spite_of: file.opened.as_ref().and_then(|(.., why)| why.clone()),
            candidates: state.may_hear(place).map(|one| one.name.clone()).collect(),
            proposed: state.proposed(place),
            referees: state.referees(place),
            reply_until: file.reply_until,
            reply: file.reply.as_ref().map(|(_, said)| said.clone()),
            said: file.said.iter().map(|(_, said)| said.clone()).collect(),
            deposit: appeal.deposit.clone().and_then(Result::ok),
            fate: decided.and_then(|decided| decided.deposit),
            reviewed: file.reviewed,
            merit: decided.and_then(|decided| decided.merit.clone()),
            told: file.told.as_ref().map(|(at, _)| *at),
            told_to: file
                .told
                .as_ref()
                .map_or_else(Vec::new, |(_, to)| to.clone()),
            questions: questions.collect(),
            further: file.further.as_ref().map(|(_, further)| further.clone()),
            further_decided: file
                .further_decided
                .as_ref()
                .map(|(_, decided)| decided.clone()),
        }
    }

    /// What somebody is to be reminded of, about rulings and appeals.
    pub(super) fn remind(&self, all: &mut Vec<Suggestion>) {
        let state = &self.state;
        let mut add = |remind, number, name: &str| {
            all.push(Suggestion::Open {
                remind,
                number,
                name: name.to_owned(),
            });
        };
        for (number, _) in (1..).zip(&*state.rulings) {
            if self.wants_telling(number) {
                add(Remind::Rights, number, "");
            }
        }
        let adviser = state
            .staff
            .iter()
            .find(|one| one.duty == Duty::AppealsAdviser);
        for one in &state.directing.intentions {
            if let (Some(adviser), None) = (adviser, one.adviser)
                && state.is_open_intention(one)
            {
                add(Remind::Adviser, one.contestant, &adviser.name);
            }
        }
        for claim in &state.directing.claims {
            if state.is_open_claim(claim) {
                add(Remind::Claim, claim.claimed.board, &claim.claimed.table);
            }
        }
        for (contestant, player) in &state.directing.out {
            let over = state.sessions.iter().all(|session| session.over.is_some());
            let mut gone = state.substitutions.iter();
            let replaced = gone.any(|one| {
                one.contestant == *contestant && names::same(&one.out, player) && one.to.is_none()
            });
            if !over && !replaced {
                add(Remind::Substitute, *contestant, player);
            }
        }
        for contestant in state
            .contestants
            .keys()
            .filter(|_| state.final_at.is_none())
        {
            add_discipline(state, *contestant, &mut add);
        }
        for (case, number) in state.cases.iter().zip(1..) {
            for remind in super::records::wanting(&case.case) {
                add(remind, number, "");
            }
        }
        for (appeal, number) in state.appeals.iter().zip(1..) {
            let file = state.directing.appeals.get(&number);
            let told = file.is_some_and(|file| file.told.is_some());
            let stage = state.stage(appeal);
            if stage == Stage::Decided && !told && state.final_at.is_none() {
                add(Remind::DecisionUntold, number, "");
            }
            if file.is_some_and(|file| file.questions.iter().any(|(.., answer)| answer.is_none())) {
                add(Remind::Chair, number, "");
            }
            let kept = (appeal.decided.as_ref()).and_then(|decided| decided.deposit);
            if kept == Some(DepositFate::Kept) && file.is_none_or(|file| file.reviewed.is_none()) {
                add(Remind::KeptDeposit, number, "");
            }
            let waits = file.is_some_and(|f| f.reply_until.is_some() && f.reply.is_none());
            if waits && matches!(stage, Stage::Committee | Stage::Hearing) {
                add(Remind::Reply, number, "");
            }
        }
    }
}

/// What is to be thought of until the results are final, of a contestant who was punished (White Book 91.10, 122.5.4).
fn add_discipline(state: &State, contestant: u32, add: &mut impl FnMut(Remind, u32, &str)) {
    let own = |of: u32| of == contestant;
    let suspended = state
        .directing
        .suspensions
        .iter()
        .any(|one| own(one.contestant));
    let alone = state.directing.out.iter().any(|(of, _)| own(*of));
    let disqualified = state
        .contestants
        .get(&contestant)
        .is_some_and(|one| one.disqualified);
    let mut penalties = state
        .penalties
        .iter()
        .filter(|one| !one.rescinded && one.is_disciplinary());
    if suspended || alone || disqualified {
        add(Remind::EthicsCommittee, contestant, "");
    } else if penalties.any(|one| own(one.given.contestant)) {
        add(Remind::Discipline, contestant, "");
    }
}

impl State {
    /// The Directors, as far as the event knows them: those entered as staff and those who have written as one.
    fn known_directors(&self) -> Vec<String> {
        let staff = self.staff.iter();
        let staff = staff.filter(|one| matches!(one.duty, Duty::Director | Duty::DirectorInCharge));
        let mut all: Vec<String> = Vec::new();
        for name in staff.map(|one| &one.name).chain(&self.directors) {
            if !names::among(name, all.iter().map(String::as_str)) {
                all.push(name.clone());
            }
        }
        all
    }

    /// The candidates who are to be had and may hear an appeal, the most experienced first.
    fn may_hear(&self, place: usize) -> impl Iterator<Item = &Candidate> {
        let all = self.directing.candidates.iter();
        let able = all.filter(move |one| !one.away && self.excluded(place, &one.name).is_none());
        let mut able: Vec<&Candidate> = able.collect();
        able.sort_by_key(|one| std::cmp::Reverse(one.level));
        able.into_iter()
    }

    /// A committee that could be appointed: experienced people, not all of one club, the most experienced in the chair, one less experienced
    /// at most (White Book 93.3).
    fn proposed(&self, place: usize) -> Vec<String> {
        let able: Vec<&Candidate> = self.may_hear(place).collect();
        let mut chosen: Vec<&Candidate> = Vec::new();
        while chosen.len() < COMMITTEE {
            let fresh = |one: &&&Candidate| !chosen.iter().any(|other| other.name == one.name);
            let balanced = |one: &&&Candidate| {
                one.club.is_none() || chosen.iter().all(|other| other.club != one.club)
            };
            let mut left = able.iter().filter(fresh);
            let next = left.clone().find(balanced).or_else(|| left.next());
            match next {
                Some(one) => chosen.push(one),
                None => return Vec::new(),
            }
        }
        // Who chairs is at least as experienced as the others.
        chosen.sort_by_key(|one| std::cmp::Reverse(one.level));
        let experienced = chosen.iter().filter(|one| one.level >= Level::Experienced);
        match experienced.count() >= 2 {
            true => chosen.into_iter().map(|one| one.name.clone()).collect(),
            false => Vec::new(),
        }
    }

    /// Those who could decide an appeal alone: referees of the event and of its venues (White Book 93.2).
    fn referees(&self, place: usize) -> Vec<String> {
        let staff = self.staff.iter().filter(|one| one.duty == Duty::Referee);
        let staff = staff.map(|one| one.name.clone());
        let venues = self.may_hear(place).filter_map(|one| {
            let venue = one.venue.as_ref()?;
            Some(format!("{} ({venue})", one.name))
        });
        let may = staff.filter(|name| self.excluded(place, name).is_none());
        may.chain(venues).collect()
    }
}
