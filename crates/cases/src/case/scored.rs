//! The score that a case comes to, and what may not be weighed in it.

use contract_bridge::AbsoluteVulnerability;
use openroom_laws::notation::parse_card;
use openroom_said::Said;
use openroom_scoring::AdjustedScore;
use openroom_scoring::adjusted_score::{AssignedResult, Form, Part, Redress, SideScore};
use openroom_scoring::event::{Award, DegreeOfFault, Direction};

use super::{Case, Track};
use crate::acts::Weighted;
use crate::facts::{Fact, Kind, Side};
use crate::outcomes::{self, Given};
use crate::questions::Question;
use crate::road::Verdict;

/// A result that was reached by what is disallowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Disallowed {
    /// The result.
    pub result: AssignedResult,
    /// A card was disallowed and no call: it is the result itself that gets no weight, and not its contract.
    pub in_play: bool,
}

impl Disallowed {
    /// Of a call.
    #[must_use]
    pub const fn call(result: AssignedResult) -> Self {
        Self {
            result,
            in_play: false,
        }
    }

    /// Whether another result needs what is disallowed (12C1c of 2017; White Book 16.3).
    #[must_use]
    pub fn bars(
        &self,
        other: AssignedResult,
        offenders: Option<Direction>,
        vul: AbsoluteVulnerability,
    ) -> bool {
        match self.in_play {
            true => other == self.result,
            false => other.needs_call_of(self.result, offenders, vul),
        }
    }
}

impl Case {
    /// The results of a side with their weights.
    ///
    /// # Errors
    /// When they are none, or do not add up.
    pub fn parts(&self, weighted: &Weighted, side: Direction) -> Result<Vec<Part>, Said> {
        let given: Vec<Given> = weighted
            .outcomes
            .iter()
            .map(|text| {
                text.parse()
                    .map_err(|wrong: outcomes::NotAnOutcome| wrong.said())
            })
            .collect::<Result<_, _>>()?;
        let of: Vec<&Given> = given
            .iter()
            .filter(|one| one.side.is_none_or(|only| only == side))
            .collect();
        Ok(outcomes::weighted(&of)?.parts)
    }

    /// Outcomes can be read, add up, and need nothing that is disallowed. What is disallowed may be found after they were weighed.
    pub(crate) fn check_outcomes(&self, weighted: &Weighted) -> Result<(), Said> {
        // Without a vulnerability only contracts can be compared; none is as good as another for that.
        let vul = self.vul()?.unwrap_or(AbsoluteVulnerability::NONE);
        let mut disallowed = self.disallowed();
        for text in &weighted.disallowed {
            let wrong = || outcomes::NotAnOutcome(text.clone()).said();
            let result = outcomes::result(text).ok_or_else(wrong)?;
            disallowed.push(Disallowed::call(result));
        }
        let held = outcomes::Held {
            disallowed: &disallowed,
            offenders: self.offending().map(Side::direction),
            edition: self.edition,
            measure: &self.measure(),
            vul,
        };
        for side in Direction::BOTH {
            let parts = self.parts(weighted, side)?;
            outcomes::check_route(&parts, weighted.route.as_deref(), &held)?;
        }
        Ok(())
    }

    /// Why the outcomes that were weighed do not do any more, if they do not.
    #[must_use]
    pub fn outcomes_refused(&self) -> Option<Said> {
        let weighted = self.outcomes.as_ref()?;
        self.check_outcomes(weighted).err()
    }

    /// The results that were reached by what is disallowed: what the choice led to, as it is told, else the result at the table. Of a card
    /// it is the very result, of a call its contract (White Book 16.3, 92.5.1k).
    #[must_use]
    pub fn disallowed(&self) -> Vec<Disallowed> {
        let Some(chosen) = self.chosen().filter(|_| self.disallows()) else {
            return Vec::new();
        };
        let told = chosen.led_to.as_deref().and_then(outcomes::result);
        let at_table = || self.at_table().ok().flatten();
        let in_play = parse_card(&chosen.action).is_some();
        let result = told.or_else(at_table);
        result
            .map(|result| Disallowed { result, in_play })
            .into_iter()
            .collect()
    }

    /// Whether what was chosen is disallowed: only unauthorised information does that.
    #[must_use]
    pub fn disallows(&self) -> bool {
        let tracks = [Track::First, Track::Second];
        let yes = |track| self.answer(track, Question::Suggested) == Some("yes");
        let also = self.also() == Some(Kind::Information);
        also || tracks.into_iter().any(yes)
    }

    /// What the offenders also did on a board that is scored 40/60: misinformation, or the use of unauthorised information (White Book
    /// 40.3, 90.4.2e).
    #[must_use]
    pub fn also(&self) -> Option<Kind> {
        let scored = matches!(self.opened.kind, Kind::Psychic | Kind::IllegalMethod);
        if !scored || !self.measure().forty_sixty {
            return None;
        }
        match self.answer(Track::First, Question::Also)? {
            "misinformation" => Some(Kind::Misinformation),
            "information" => Some(Kind::Information),
            _ => None,
        }
    }

    /// Whether the facts tell of an explanation, or of something that passed between partners, beside a call or method that is scored 40/60.
    pub(crate) fn may_have_done_more(&self) -> bool {
        let more = |fact: &Fact| matches!(fact, Fact::Explained(_) | Fact::Passed(_));
        let asked = self.settled.contains_key(&(Track::First, Question::Also));
        asked || self.facts.iter().any(more)
    }

    /// Whether the innocent get the better of average plus and what they could expect: the offenders have more than average minus, and
    /// have also done something else.
    pub(super) fn is_better_of(&self) -> bool {
        self.also().is_some() && self.has_average_minus() == Some(false)
    }

    /// The score that the answers make.
    ///
    /// # Errors
    /// When the outcomes do not make one.
    pub fn score(&self) -> Result<Option<AdjustedScore>, Said> {
        let Some(weighted) = &self.outcomes else {
            return Ok(None);
        };
        let [ns, ew] = [
            self.parts(weighted, Direction::Ns)?,
            self.parts(weighted, Direction::Ew)?,
        ];
        if let Some(gained) = self.gained() {
            // The other side keeps what it has.
            let Some(table) = self.at_table()? else {
                return Ok(None);
            };
            let kept = SideScore::Assigned(vec![Part::whole(table)]);
            let form = match gained {
                Side::Ns => [SideScore::Assigned(ns), kept],
                Side::Ew => [kept, SideScore::Assigned(ew)],
            };
            return Ok(Some(AdjustedScore {
                form: Form::Sides(form),
                law: Some("11A".to_owned()),
                offenders: None,
                route: weighted.route.clone(),
            }));
        }
        let offenders = self.offending().map(Side::direction);
        let own = self.answer(Track::First, Question::SelfInflicted) == Some("yes");
        let form = match (&self.without_error, own, offenders, self.at_table()?) {
            (_, _, Some(offenders), _) if self.is_better_of() => Form::BetterOf {
                side: offenders.other(),
                assigned: match offenders {
                    Direction::Ns => ew,
                    Direction::Ew => ns,
                },
            },
            (Some(error), true, Some(offenders), Some(table)) => Form::Redress(Redress {
                offenders,
                table,
                without_infraction: ns,
                without_error: self.parts(error, offenders.other())?,
            }),
            _ => Form::Sides([SideScore::Assigned(ns), SideScore::Assigned(ew)]),
        };
        // Nobody offends by an insufficient bid that was put right (White Book 27.7), nor when the Director erred.
        let even = self.opened.kind == Kind::Afterwards && !self.is_of_awareness();
        let named = matches!(form, Form::Sides(_)) && !even;
        Ok(Some(AdjustedScore {
            form,
            law: self.ground().map(str::to_owned),
            offenders: offenders.filter(|_| named),
            route: weighted.route.clone(),
        }))
    }

    /// The score that a ruling with this verdict has; nothing where the result stands or the board goes on.
    #[must_use]
    pub fn ruled(&self, verdict: &Verdict) -> Option<AdjustedScore> {
        let awards = match verdict {
            Verdict::Assigned(score) => return Some((**score).clone()),
            Verdict::Awards(awards) => awards.clone(),
            // The offenders have more than average minus here, so the others have less than average plus.
            Verdict::FortySixty => match self.offending()? {
                Side::Ns => [Award::Minus, Award::Plus],
                Side::Ew => [Award::Plus, Award::Minus],
            },
            Verdict::Stands(_) | Verdict::ChangeSeats | Verdict::Redeal | Verdict::PlayOn => {
                return None;
            }
        };
        Some(AdjustedScore {
            form: Form::Sides(awards.map(SideScore::Artificial)),
            law: None,
            offenders: None,
            route: None,
        })
    }

    /// What a degree of fault brings (12C2a).
    #[must_use]
    pub fn award(&self, question: Question) -> Award {
        let answer = self.answer(Track::First, question);
        let fault = DegreeOfFault::ALL
            .into_iter()
            .find(|fault| Some(fault.name()) == answer);
        Award::by_fault(fault.unwrap_or(DegreeOfFault::Partly))
    }
}
