//! Around an appeal: who means to make one, who could hear it, the hearing, what the players were told, and the stage after it
//! (White Book 92, 93, 121.5.9).

use openroom_laws::law;

use super::directing::check_text;
use super::{Act, Role};
use crate::directing::{AppealFile, Intention};
use crate::entry::{
    AppealAct, AppealMade, Candidate, Decided, Decision, DepositFate, Further, FurtherDecided,
    HearingOpened, HearingSet, InAppeal, Intends, PointOfAppeal, Way,
};
use crate::names;
use crate::questions::appeal_items::{ItemPart, ItemState, items_of};
use crate::refusal::{Done, Refused};
use crate::said::said;
use crate::state::{Stage, State};

/// Stages in which an appeal can still be heard.
const BEFORE: [Stage; 2] = [Stage::Committee, Stage::Hearing];

/// Stages in which it can be written to.
const OPEN: [Stage; 4] = [
    Stage::Concurrence,
    Stage::Deposit,
    Stage::Committee,
    Stage::Hearing,
];

/// Stages in which something was decided.
const AFTER: [Stage; 2] = [Stage::Recommended, Stage::Decided];

impl State {
    pub(crate) fn note_candidate(&mut self, act: &Act, candidate: &Candidate) -> Done {
        act.by_one_of(
            self,
            law!("80B2k"),
            said!("what-candidates", "the candidates for a committee"),
            said!("who-director-or-organiser", "a Director or the Organizer"),
            |role| role.is_director() || role == Role::Organiser,
        )?;
        check_text(&candidate.name)?;
        let all = &mut self.directing.candidates;
        all.retain(|other| !names::same(&other.name, &candidate.name));
        all.push(candidate.clone());
        Ok(())
    }

    pub(crate) fn intend(&mut self, act: &Act, intends: &Intends) -> Done {
        let own = act.by.role.contestant() == Some(intends.contestant);
        act.by_one_of(
            self,
            law!("92A"),
            said!("what-intention", "an intention to appeal"),
            said!("who-appellants-or-director", "the appellants or a Director"),
            |role| role.is_director() || own && intends.adviser.is_none(),
        )?;
        // The same must be open to an appeal.
        let made = AppealMade {
            ruling: intends.ruling,
            penalty: intends.penalty,
            contestant: Some(intends.contestant),
            players: Vec::new(),
            points: vec![PointOfAppeal::Judgement],
            reason: None,
            requested: None,
        };
        self.need_contestant(intends.contestant)?;
        let matter = self.appealed(&made)?;
        self.check_party(Some(intends.contestant), matter)?;
        let same = |one: &Intention| {
            one.contestant == intends.contestant
                && one.ruling == intends.ruling
                && one.penalty == intends.penalty
        };
        let adviser = intends.adviser.map(|advice| (advice, act.at));
        let all = &mut self.directing.intentions;
        match all.iter_mut().find(|one| same(one)) {
            Some(one) => {
                one.adviser = adviser.or(one.adviser);
                one.dropped = intends.dropped;
            }
            None => all.push(Intention {
                ruling: intends.ruling,
                penalty: intends.penalty,
                contestant: intends.contestant,
                at: act.at,
                adviser,
                dropped: intends.dropped,
            }),
        }
        Ok(())
    }

    pub(crate) fn in_appeal(&mut self, act: &Act, given: &InAppeal) -> Done {
        act.by_one_of(
            self,
            law!("92C"),
            said!("what-around-appeal", "what goes on around an appeal"),
            said!("who-director-or-organiser", "a Director or the Organizer"),
            |role| role.is_director() || role == Role::Organiser,
        )?;
        let number = given.appeal;
        match &given.act {
            AppealAct::Hearing(hearing) => self.set_hearing(act, number, hearing),
            AppealAct::Contact(contact) => {
                check_text(&contact.who)?;
                let file = self.file(number, &OPEN)?;
                file.contacts
                    .retain(|one| !names::same(&one.who, &contact.who));
                if !contact.how.trim().is_empty() {
                    file.contacts.push(contact.clone());
                }
                Ok(())
            }
            AppealAct::FormSeen(_) => {
                self.file(number, &BEFORE)?.seen = Some(act.at);
                Ok(())
            }
            AppealAct::Opened(opened) => self.open_hearing(act, number, opened),
            AppealAct::ReplyUntil(until) => {
                if !until.until.is_after(act.at) {
                    return Err(Refused::plain(said!(
                        "time-to-come",
                        "give a time that is still to come"
                    )));
                }
                self.file(number, &BEFORE)?.reply_until = Some(until.until);
                Ok(())
            }
            AppealAct::Reply(said) => {
                check_text(&said.text)?;
                self.file(number, &BEFORE)?.reply = Some((act.at, said.clone()));
                Ok(())
            }
            AppealAct::Said(said) => {
                check_text(&said.text)?;
                let file = self.file(number, &BEFORE)?;
                file.said.push((act.at, said.clone()));
                Ok(())
            }
            AppealAct::DecisionTold(told) => {
                if told.to.iter().all(|name| name.trim().is_empty()) {
                    return Err(Refused::white_book(
                        "93.4.3",
                        said!(
                            "say-who-was-told",
                            "say who was told: one member of each pair, or the captains"
                        ),
                    ));
                }
                self.file(number, &AFTER)?.told = Some((act.at, told.to.clone()));
                Ok(())
            }
            AppealAct::Question(asked) => {
                check_text(&asked.text)?;
                let file = self.file(number, &AFTER)?;
                file.questions.push((act.at, asked.clone(), None));
                Ok(())
            }
            AppealAct::Answer(answer) => {
                check_text(&answer.text)?;
                let file = self.file(number, &AFTER)?;
                let mut open = file.questions.iter_mut();
                let Some(asked) = open.find(|(_, _, answered)| answered.is_none()) else {
                    return Err(Refused::white_book(
                        "93.4.5",
                        said!("nothing-was-asked", "nobody has asked the chair anything"),
                    ));
                };
                asked.2 = Some(answer.clone());
                Ok(())
            }
            AppealAct::Further(further) => self.go_further(act, number, further),
            AppealAct::FurtherDecided(decided) => self.decide_further(act, number, decided),
            AppealAct::DepositReviewed(reviewed) => {
                let place = self.need_appeal(number, &AFTER)?;
                let decided = self.appeals[place].decided.as_ref();
                if decided.and_then(|decided| decided.deposit) != Some(DepositFate::Kept) {
                    return Err(Refused::white_book(
                        "93.4.6",
                        said!(
                            "deposit-not-kept",
                            "the deposit of appeal {number} was not kept",
                            number
                        ),
                    ));
                }
                self.file(number, &AFTER)?.reviewed = Some(reviewed.deposit);
                Ok(())
            }
        }
    }

    /// What is kept around an appeal at one of some stages.
    fn file(&mut self, number: u32, stages: &[Stage]) -> Result<&mut AppealFile, Refused> {
        self.need_appeal(number, stages)?;
        Ok(self.directing.appeals.entry(number).or_default())
    }

    /// A time and a room; nothing is said of an appeal before its deposit is paid (White Book 121.5.9).
    fn set_hearing(&mut self, act: &Act, number: u32, hearing: &HearingSet) -> Done {
        let room = hearing.room.as_deref().unwrap_or_default().trim();
        if hearing.by == Way::Room && room.is_empty() {
            return Err(Refused::plain(said!(
                "hearing-needs-room",
                "say in which room, or `by: telephone`, or `by: mail`"
            )));
        }
        let again =
            (self.directing.appeals.get(&number)).is_some_and(|file| !file.hearings.is_empty());
        if again {
            act.reason(said!("what-adjourning", "adjourning a hearing"))
                .map_err(|refused| Refused::white_book("92.10", refused.reason))?;
        }
        let why = act.why.filter(|_| again).map(str::to_owned);
        let file = self.file(number, &BEFORE)?;
        file.hearings.push((hearing.clone(), why));
        file.opened = None;
        Ok(())
    }

    /// A hearing does not begin while the form misses something that the book asks for, unless there is a reason (White Book 92.5.1).
    fn open_hearing(&mut self, act: &Act, number: u32, opened: &HearingOpened) -> Done {
        self.need_appeal(number, &[Stage::Hearing])?;
        let wanting = self.items_wanting(number);
        if !wanting.is_empty() && act.why.is_none() && !act.recalled {
            let letters: Vec<String> = wanting.iter().map(char::to_string).collect();
            return Err(Refused::white_book(
                "92.5.1",
                said!(
                    "form-misses",
                    "the form does not have items {letters} yet; complete it, or write in `why` why the hearing goes on without them",
                    letters = letters.join(", ")
                ),
            ));
        }
        let waits = (self.directing.appeals.get(&number)).is_some_and(|file| {
            let until = file.reply_until.filter(|until| until.is_after(act.at));
            until.is_some() && file.reply.is_none()
        });
        if waits && act.why.is_none() {
            return Err(Refused::white_book(
                "93.6",
                said!(
                    "reply-still-to-come",
                    "the other side still has time to reply; wait for it, or write in `why` why the hearing goes on"
                ),
            ));
        }
        let why = act.why.map(str::to_owned);
        let file = self.file(number, &[Stage::Hearing])?;
        file.opened = Some((act.at, opened.attended.clone(), why));
        Ok(())
    }

    /// The letters of the items that an appeal form still misses before the hearing.
    #[must_use]
    pub fn items_wanting(&self, number: u32) -> Vec<char> {
        let seen = self.directing.appeals.get(&number);
        let seen = seen.is_some_and(|file| file.seen.is_some());
        let before = |part: &ItemPart| *part != ItemPart::Decision;
        let mut wanting = Vec::new();
        for item in items_of(self, number) {
            let ItemState::Missing(parts) = &item.state else {
                continue;
            };
            let missing = match item.letter {
                'q' => !seen,
                _ => parts.is_empty() || parts.iter().any(before),
            };
            if missing {
                wanting.push(item.letter);
            }
        }
        wanting
    }

    /// The national authority looks at what a committee has decided (White Book 93.7).
    fn go_further(&mut self, act: &Act, number: u32, further: &Further) -> Done {
        check_text(&further.authority)?;
        check_text(&further.ground)?;
        let place = self.need_appeal(number, &[Stage::Decided])?;
        if let Some(matter) = self.matter(&self.appeals[place]) {
            self.check_party(Some(further.contestant), matter)?;
        }
        let file = self.file(number, &[Stage::Decided])?;
        if file.further.is_some() {
            return Err(Refused::law(
                law!("93C1"),
                self.edition(),
                said!(
                    "went-further-already",
                    "appeal {number} has already gone to the national authority",
                    number
                ),
            ));
        }
        file.further = Some((act.at, further.clone()));
        Ok(())
    }

    fn decide_further(&mut self, act: &Act, number: u32, decided: &FurtherDecided) -> Done {
        check_text(&decided.reasons)?;
        let place = self.need_appeal(number, &[Stage::Decided])?;
        let open = self.directing.appeals.get(&number);
        if !open.is_some_and(AppealFile::is_further) {
            return Err(Refused::white_book(
                "93.7",
                said!(
                    "not-before-authority",
                    "appeal {number} is not before the national authority",
                    number
                ),
            ));
        }
        let as_decided = Decided {
            appeal: number,
            decision: decided.decision,
            reasons: Some(decided.reasons.clone()),
            score: decided.score.clone(),
            standard: None,
            disciplinary: None,
            signed_by: None,
            unanimous: false,
            dissent: None,
            deposit: decided.deposit,
            merit: None,
        };
        if decided.decision != Decision::Recommended || decided.score.is_some() {
            self.carry_out(act, place, &as_decided)?;
        }
        let file = self.file(number, &[Stage::Decided])?;
        file.further_decided = Some((act.at, decided.clone()));
        Ok(())
    }

    /// Nothing is final while the national authority looks at it.
    pub(super) fn check_no_further(&self) -> Done {
        let mut all = self.directing.appeals.iter();
        match all.find(|(_, file)| file.is_further()) {
            None => Ok(()),
            Some((&number, _)) => Err(Refused::white_book(
                "93.7",
                said!(
                    "appeal-before-authority",
                    "appeal {number} is before the national authority",
                    number
                ),
            )),
        }
    }
}
