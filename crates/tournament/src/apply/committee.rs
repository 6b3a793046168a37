//! The committee and the decision of an appeal (93): who may sit, who decides what, and what comes of it.

use openroom_laws::law;
use openroom_scoring::AdjustedScore;

use super::adjusted::Known;
use super::concurrence::Matter;
use super::penalties::check_amount;
use super::{Act, spot};
use crate::entry::{CommitteeSat, Decided, Decision, DepositFate, Duty, PointOfAppeal};
use crate::names;
use crate::questions::{Barred, WhyBarred};
use crate::refusal::{Done, Refused};
use crate::said::{Said, said};
use crate::state::{Appeal, Judge, Score, Source, Stage, State};
use crate::tree::Tree;
use crate::who::{Role, Who};

impl State {
    pub(crate) fn appoint(&mut self, act: &Act, sat: &CommitteeSat) -> Done {
        act.by_one_of(
            self,
            law!("80B2k"),
            said!("what-appointing-committee", "appointing a committee"),
            said!(
                "who-director-charge-or-organiser",
                "the Director in charge or the Organizer"
            ),
            |role| matches!(role, Role::Chief | Role::Organiser),
        )?;
        let place = self.need_appeal(sat.appeal, &[Stage::Committee, Stage::Hearing])?;
        let members = &sat.members;
        if members.is_empty() || members.iter().any(|member| member.trim().is_empty()) {
            return Err(Refused::plain(said!(
                "name-those-who-will",
                "name the people who will hear the appeal: `members: [...]`"
            )));
        }
        if let [alone] = &members[..]
            && !self.is_referee(alone)
        {
            act.reason(said!("what-committee-one", "a committee of one"))
                .map_err(|refused| Refused::white_book("93.2", refused.reason))?;
        }
        for (i, member) in members.iter().enumerate() {
            if names::among(member, members[..i].iter().map(String::as_str)) {
                return Err(Refused::plain(said!(
                    "named-twice",
                    "{member} is named twice",
                    member
                )));
            }
            self.check_member(place, member)?;
        }
        let mut sat = sat.clone();
        if let Some(chair) = &mut sat.chair {
            let Some(member) = members.iter().find(|member| names::same(member, chair)) else {
                return Err(Refused::plain(said!(
                    "chairs-but-no-member",
                    "{chair} is in the chair but is not a member of the committee",
                    chair
                )));
            };
            chair.clone_from(member);
        }
        self.appeals[place].committee = Some(sat);
        Ok(())
    }

    /// Whether somebody was made a referee beforehand, so that nobody asks why he sits alone (White Book 93.2).
    fn is_referee(&self, name: &str) -> bool {
        let duties = self
            .staff
            .iter()
            .filter(|person| names::same(&person.name, name));
        duties
            .into_iter()
            .any(|person| person.duty == Duty::Referee)
    }

    fn check_member(&self, place: usize, member: &str) -> Done {
        match self.excluded(place, member) {
            Some(reason) => Err(Refused::white_book(
                "93.3",
                said!(
                    "may-not-hear",
                    "{member} may not hear the appeal: {member} {reason}",
                    member,
                    reason
                ),
            )),
            None => Ok(()),
        }
    }

    /// Why somebody may not hear an appeal (White Book 93.3); nothing if he may.
    #[must_use]
    pub fn excluded(&self, appeal: usize, name: &str) -> Option<Said> {
        let matter = self.matter(self.appeals.get(appeal)?)?;
        let parties = self.parties(matter);
        let belongs = |who: &u32| names::among(name, self.everybody(*who).into_iter());
        if let Some(contestant) = parties.iter().find(|who| belongs(who)) {
            return Some(said!(
                "belongs-contestant-which-party",
                "plays for contestant {contestant}, which is a party to the appeal",
                contestant
            ));
        }
        let (by, consulted, polled) = match matter {
            Matter::Ruling(ruling) => (&ruling.by, self.consulted(ruling), self.polled(ruling)),
            Matter::Penalty(penalty) => (&penalty.by, Vec::new(), Vec::new()),
        };
        if by.name.as_deref().is_some_and(|own| names::same(own, name)) {
            return Some(said!("gave-ruling", "gave the ruling"));
        }
        if names::among(name, consulted.iter().map(String::as_str)) {
            return Some(said!(
                "was-consulted-on-ruling",
                "was consulted about the ruling"
            ));
        }
        if names::among(name, polled.iter().map(String::as_str)) {
            return Some(said!(
                "was-polled-on-ruling",
                "was asked in a poll about the ruling"
            ));
        }
        if names::among(name, self.directors.iter().map(String::as_str)) {
            return Some(said!("director-event", "is a Director of the event"));
        }
        let own = |person: &&crate::entry::Staffed| names::same(&person.name, name);
        self.staff.iter().filter(own).find_map(|person| {
            let close = |other: &&String| {
                let mut all = parties.iter().flat_map(|&who| self.everybody(who));
                all.any(|party| names::same(other, party))
            };
            match person.duty {
                Duty::Director | Duty::DirectorInCharge => {
                    Some(said!("director-event", "is a Director of the event"))
                }
                Duty::AppealsAdviser => Some(said!("appeals-adviser", "is the appeals adviser")),
                Duty::Scorer | Duty::Committee | Duty::Referee => {
                    (person.related.iter()).find(close).map(|close| {
                        said!(
                            "close-who-party",
                            "is close to {close}, who is a party to the appeal",
                            close
                        )
                    })
                }
            }
        })
    }

    /// Those who may not hear an appeal, by the reason (White Book 93.3).
    #[must_use]
    pub fn barred(&self, appeal: usize) -> Vec<Barred> {
        let Some(matter) = self
            .appeals
            .get(appeal)
            .and_then(|appeal| self.matter(appeal))
        else {
            return Vec::new();
        };
        let parties = self.parties(matter);
        let parties = parties.iter().flat_map(|&who| self.everybody(who));
        let (by, consulted, polled) = match matter {
            Matter::Ruling(ruling) => (&ruling.by, self.consulted(ruling), self.polled(ruling)),
            Matter::Penalty(penalty) => (&penalty.by, Vec::new(), Vec::new()),
        };
        let of_staff = |person: &&crate::entry::Staffed| {
            matches!(person.duty, Duty::Director | Duty::DirectorInCharge)
        };
        let staff = self.staff.iter().filter(of_staff);
        let directors = by.name.iter().chain(&self.directors);
        let directors = directors.chain(staff.map(|person| &person.name));
        let all: [(WhyBarred, Vec<String>); 4] = [
            (WhyBarred::Party, parties.map(str::to_owned).collect()),
            (WhyBarred::Director, directors.cloned().collect()),
            (WhyBarred::Consulted, consulted),
            (WhyBarred::Polled, polled),
        ];
        let mut barred = Vec::new();
        for (why, mut names) in all {
            names.sort();
            names.dedup();
            if !names.is_empty() {
                barred.push(Barred { why, names });
            }
        }
        barred
    }

    /// Whether somebody writes as a member of a committee that is hearing an appeal; it has the powers of the Director
    /// meanwhile (93B3, White Book 93.4.5).
    pub(crate) fn hears_now(&self, who: &Who) -> bool {
        let hearing = self
            .appeals
            .iter()
            .filter(|appeal| self.stage(appeal) == Stage::Hearing);
        let mut committees = hearing.filter_map(|appeal| appeal.committee.as_ref());
        let name = who.name.as_deref();
        who.role == Role::Committee
            && committees.any(|sat| name.is_some_and(|name| is_member(sat, name)))
    }

    pub(crate) fn decide(&mut self, act: &Act, decided: &Decided) -> Done {
        let open = [Stage::Hearing, Stage::Committee, Stage::Recommended];
        let place = self.need_appeal(decided.appeal, &open)?;
        if self.stage(&self.appeals[place]) == Stage::Recommended {
            return self.answer(act, place, decided);
        }
        let judge = self.judge(act, place, decided)?;
        let appeal = &self.appeals[place];
        self.check_decision(judge, appeal, decided)?;
        self.check_deposit_fate(appeal, decided)?;
        self.carry_out(act, place, decided)?;
        let appeal = &mut self.appeals[place];
        appeal.decided = Some(decided.clone());
        appeal.judged = Some((judge, act.at));
        Ok(())
    }

    /// What a decision may say: law and discipline are changed by the Director in charge alone, all else by whoever decides,
    /// with the reasons (93B3).
    fn check_decision(&self, judge: Judge, appeal: &Appeal, decided: &Decided) -> Done {
        let committee = judge == Judge::Committee;
        match decided.decision {
            Decision::Changed if committee && self.locked(appeal) => {
                let reason = said!(
                    "on-law-discipline-director",
                    "the Director in charge cannot be overruled on law or discipline; write `decision: recommended`"
                );
                Err(Refused::law(law!("93B3"), self.edition(), reason))
            }
            Decision::Recommended if !committee => {
                let reason = said!(
                    "director-charge-decides-himself",
                    "the Director in charge decides this personally; write `decision: upheld` or `decision: changed`"
                );
                Err(Refused::law(law!("93A"), self.edition(), reason))
            }
            Decision::Recommended if !self.has_locked_part(appeal) => Err(Refused::white_book(
                "93.4.9",
                said!(
                    "only-on-law-discipline",
                    "a committee recommends a change only on law and discipline; here it decides; write `decision: upheld` or `decision: changed`"
                ),
            )),
            Decision::Changed | Decision::Recommended if is_blank(decided.reasons.as_deref()) => {
                Err(Refused::white_book(
                    "92.5.2",
                    said!(
                        "whoever-changes-ruling-gives",
                        "a changed ruling needs reasons; write `reasons: ...`"
                    ),
                ))
            }
            _ => Ok(()),
        }
    }

    /// The Director in charge follows a recommendation, or lets his ruling stand (93B3, White Book 81.9).
    fn answer(&mut self, act: &Act, place: usize, decided: &Decided) -> Done {
        act.by_one_of(
            self,
            law!("93B3"),
            said!(
                "what-answering-recommendation",
                "answering a recommendation"
            ),
            said!("who-director-charge", "the Director in charge"),
            |role| role == Role::Chief,
        )?;
        if decided.decision == Decision::Recommended || decided.signed_by.is_some() {
            let reason = said!(
                "committee-has-made-recommendation",
                "the committee has made its recommendation; the Director in charge must answer `upheld` or `changed`"
            );
            return Err(Refused::law(law!("93B3"), self.edition(), reason));
        }
        if decided.deposit.is_some() {
            return Err(Refused::plain(said!(
                "committee-has-decided-on",
                "the committee has already decided on the deposit"
            )));
        }
        self.carry_out(act, place, decided)?;
        self.appeals[place].answer = Some(decided.clone());
        Ok(())
    }

    /// Whether a part of an appeal is for the Director in charge alone.
    fn has_locked_part(&self, appeal: &Appeal) -> bool {
        self.locked(appeal) || appeal.made.points.iter().any(is_locked)
    }

    /// Whether all that an appeal is about is for the Director in charge: law, regulation, discipline (93B3).
    fn locked(&self, appeal: &Appeal) -> bool {
        let disciplinary = matches!(
            self.matter(appeal),
            Some(Matter::Penalty(penalty)) if penalty.is_disciplinary()
        );
        disciplinary || appeal.made.points.iter().all(is_locked)
    }

    /// Who decides: the committee that was appointed, by one of its members or by the form that he signed; the Director in
    /// charge where there is none, or where only law is at issue (93A, 93B).
    fn judge(&self, act: &Act, place: usize, decided: &Decided) -> Result<Judge, Refused> {
        let appeal = &self.appeals[place];
        let on_law = appeal.made.points.iter().all(|&p| p == PointOfAppeal::Law);
        let refuse = |cite, reason: Said| Err(Refused::law(cite, self.edition(), reason));
        match (act.by.role, &decided.signed_by) {
            (Role::Committee, Some(_)) => Err(Refused::plain(said!(
                "member-writes-for-himself",
                "committee members sign their own decisions; leave out `signed-by`"
            ))),
            (Role::Committee, None) => {
                self.check_committee(place, act.by.name.as_deref())?;
                self.check_law_first(appeal, on_law)
            }
            (Role::Chief | Role::Director, Some(member)) => {
                self.check_committee(place, Some(member))?;
                self.check_law_first(appeal, on_law)
            }
            (Role::Chief, None) if on_law && self.chief_has_decided(appeal) => refuse(
                law!("93B1"),
                said!(
                    "director-charge-has-decided",
                    "the Director in charge has decided the point of law; the rest is for the committee"
                ),
            ),
            (Role::Chief, None) if on_law => Ok(Judge::ChiefOnLaw),
            (Role::Chief, None) if appeal.committee.is_some() => refuse(
                law!("93B2"),
                said!(
                    "committee-appointed-what-not",
                    "a committee has been appointed and decides everything that is not purely a matter of law; to record its decision, name the member who signed it in `signed-by`"
                ),
            ),
            (Role::Chief, None) => act
                .reason(said!(
                    "what-deciding-without-committee",
                    "deciding without a committee"
                ))
                .map(|_| Judge::ChiefAlone)
                .map_err(|refused| Refused::law(law!("93A"), self.edition(), refused.reason)),
            (role, _) => {
                let reason = said!(
                    "appeal-decided-by-committee",
                    "an appeal is decided by the committee or the Director in charge, not by {role}; a Director who records the committee’s decision must name the member who signed it in `signed-by`",
                    role
                );
                refuse(law!("93B"), reason)
            }
        }
    }

    /// Only a member who was appointed, and may still sit, speaks for the committee.
    fn check_committee(&self, place: usize, name: Option<&str>) -> Done {
        let Some(sat) = &self.appeals[place].committee else {
            let reason = said!(
                "no-committee-appointed-write",
                "no committee has been appointed; write `committee` first"
            );
            return Err(Refused::law(law!("93A"), self.edition(), reason));
        };
        let members = sat.members.join(", ");
        let stranger = match name {
            None => Some(said!(
                "say-which-member-decides",
                "say which member decides; the members are {members}",
                members
            )),
            Some(name) if is_member(sat, name) => None,
            Some(name) => Some(said!(
                "was-not-appointed-hear",
                "{name} was not appointed to hear the appeal; the members are {members}",
                name,
                members
            )),
        };
        if let Some(reason) = stranger {
            return Err(Refused::law(law!("93B2"), self.edition(), reason));
        }
        let members = sat.members.iter();
        members
            .map(String::as_str)
            .try_for_each(|member| self.check_member(place, member))
    }

    /// What is only law the Director in charge hears first; his ruling is what a committee reviews (93B1).
    fn check_law_first(&self, appeal: &Appeal, on_law: bool) -> Result<Judge, Refused> {
        let by_chief = match self.matter(appeal) {
            Some(Matter::Ruling(ruling)) => ruling.by.role == Role::Chief,
            Some(Matter::Penalty(penalty)) => penalty.by.role == Role::Chief,
            None => false,
        };
        if on_law && !by_chief && !self.chief_has_decided(appeal) {
            let reason = said!(
                "law-alone-decided-by",
                "a point of law is decided first by the Director in charge; a committee may then be asked"
            );
            return Err(Refused::law(law!("93B1"), self.edition(), reason));
        }
        Ok(Judge::Committee)
    }

    fn chief_has_decided(&self, appeal: &Appeal) -> bool {
        let on_law = |judged| matches!(judged, Some((Judge::ChiefOnLaw, _)));
        self.appeals_against(appeal.made.ruling, appeal.made.penalty)
            .any(|(_, other)| on_law(other.judged))
    }

    fn check_deposit_fate(&self, appeal: &Appeal, decided: &Decided) -> Done {
        let paid = matches!(appeal.deposit, Some(Ok(_)));
        match (paid, decided.deposit) {
            (true, None) => Err(Refused::white_book(
                "92.5.2",
                said!(
                    "say-what-becomes-deposit",
                    "say what happens to the deposit: `returned` or `kept`"
                ),
            )),
            (false, Some(_)) => Err(Refused::plain(said!(
                "there-no-deposit-decide",
                "there is no deposit to rule on"
            ))),
            (true, Some(DepositFate::Kept))
                if !decided.unanimous || is_blank(decided.merit.as_deref()) =>
            {
                Err(Refused::white_book(
                    "93.4.6",
                    said!(
                        "deposit-kept-only-if",
                        "a deposit is forfeited only if all agree that the appeal had no merit; write `unanimous: true` and `merit: ...`"
                    ),
                ))
            }
            _ => Ok(()),
        }
    }

    /// What a decision makes of the score or of the penalty.
    pub(super) fn carry_out(&mut self, act: &Act, place: usize, decided: &Decided) -> Done {
        let made = &self.appeals[place].made;
        match (decided.decision, made.ruling, made.penalty) {
            (Decision::Changed, Some(ruling), _) => self.change_score(act, ruling, decided),
            (Decision::Changed, None, Some(penalty)) => self.change_penalty(penalty, decided),
            _ if decided.score.is_some()
                || decided.standard.is_some()
                || decided.disciplinary.is_some() =>
            {
                Err(Refused::plain(said!(
                    "score-belongs-decision-changed",
                    "a score may be given only with `decision: changed`"
                )))
            }
            _ => Ok(()),
        }
    }

    fn change_score(&mut self, act: &Act, ruling: u32, decided: &Decided) -> Done {
        let (Some(score), None, None) = (&decided.score, &decided.standard, &decided.disciplinary)
        else {
            return Err(Refused::plain(said!(
                "write-score-stands-now",
                "write the new score: `score: {{...}}`"
            )));
        };
        let ruling = &self.rulings[ruling as usize - 1];
        let given = &ruling.given;
        let (offenders, in_play) = self.offence_in(given.case);
        let named = given.score.as_ref().and_then(|score| score.offenders);
        let known = Known {
            board: given.board,
            laws: &ruling.laws,
            at_table: ruling.before.as_ref(),
            offenders: named.or(offenders),
            in_play,
        };
        self.check_adjusted(act, score, &known)?;
        check_not_tuned(act, ruling.score.as_ref(), score)?;
        let (_, board) = self.need_board(spot!(given))?;
        let score = Score::Adjusted(Box::new(score.clone()));
        if board.result().is_some_and(|version| version.score == score) {
            return Err(Refused::plain(said!(
                "score-stands-already-write",
                "that is already the score; write `decision: upheld`"
            )));
        }
        let rotated = board.result().is_some_and(|version| version.rotated);
        let version = act.version(score, rotated, Source::Appeal(decided.appeal));
        let given = given.clone();
        let board = self.board_mut(spot!(given))?;
        board.versions.push(version);
        board.disputed = None;
        Ok(())
    }

    fn change_penalty(&mut self, number: u32, decided: &Decided) -> Done {
        let wanted = said!(
            "write-what-penalty-now",
            "write the new penalty; `standard: 0` cancels it"
        );
        if decided.score.is_some() {
            return Err(Refused::plain(wanted));
        }
        let penalty = &mut self.penalties[number as usize - 1];
        let same = |old: &Option<Tree>, new: &Tree| {
            let number = |tree: &Tree| check_amount(tree, true).ok();
            old.as_ref().is_some_and(|old| number(old) == number(new))
        };
        let (amount, kind) = match (&decided.standard, &decided.disciplinary) {
            (Some(amount), None) => (amount, &penalty.given.standard),
            (None, Some(amount)) if penalty.is_disciplinary() => {
                (amount, &penalty.given.disciplinary)
            }
            (None, Some(_)) => {
                return Err(Refused::plain(said!(
                    "penalty-not-one-discipline",
                    "this is not a disciplinary penalty; write `standard: 1`"
                )));
            }
            _ => return Err(Refused::plain(wanted)),
        };
        let taken_back = check_amount(amount, true)?.is_zero();
        if penalty.rescinded && !taken_back {
            return Err(Refused::plain(said!(
                "penalty-was-taken-back-meanwhile",
                "penalty {number} has since been cancelled; write `standard: 0`, or `decision: upheld`",
                number
            )));
        }
        if same(kind, amount) {
            return Err(Refused::plain(said!(
                "penalty-stands-already-write",
                "that is already the penalty; write `decision: upheld`"
            )));
        }
        if taken_back {
            penalty.rescinded = true;
        } else {
            penalty.given.standard.clone_from(&decided.standard);
            penalty.given.disciplinary.clone_from(&decided.disciplinary);
            penalty.given.amount = None;
        }
        Ok(())
    }
}

/// An appeal starts from the ruling's being right: weights are not moved a little (White Book 93.4.4).
fn check_not_tuned(act: &Act, ruling: Option<&Score>, score: &AdjustedScore) -> Done {
    match ruling {
        Some(Score::Adjusted(ruling))
            if score.fine_tunes(ruling) && act.why.is_none() && !act.recalled =>
        {
            Err(Refused::white_book(
                "93.4.4",
                said!(
                    "committee-fine-tunes",
                    "a committee starts from the ruling and does not change weights slightly, such as from 80/20 to 70/30; let the ruling stand, or write in `why` what is badly wrong with it"
                ),
            ))
        }
        _ => Ok(()),
    }
}

fn is_member(sat: &CommitteeSat, name: &str) -> bool {
    names::among(name, sat.members.iter().map(String::as_str))
}

/// Law and discipline, on which the Director in charge is not overruled (93B3).
const fn is_locked(point: &PointOfAppeal) -> bool {
    matches!(point, PointOfAppeal::Law | PointOfAppeal::Discipline)
}

fn is_blank(text: Option<&str>) -> bool {
    text.is_none_or(|text| text.trim().is_empty())
}
