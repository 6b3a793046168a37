//! What the outcomes of a case are worth in the unit of the event.

use openroom_cases::acts::Act as CaseAct;
use openroom_cases::facts::Side;
use openroom_cases::outcomes::{self, Candidate};
use openroom_cases::weighing::{Place, Weighed};
use openroom_cases::{Case, Question};
use openroom_laws::Board;
use openroom_scoring::adjusted::redress;
use openroom_scoring::adjusted_score::{Form, Part, SideScore};
use openroom_scoring::event::{Award, Direction, Event, Name, TableResult};
use openroom_scoring::{AdjustedScore, Exact};

use crate::Standings;
use crate::refusal::Refused;
use crate::spot::Spot;
use crate::state::{CaseAt, Ruling, Score};
use crate::tournament::Tournament;

/// The place of a contestant before and after.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moved {
    /// Who.
    pub contestant: u32,
    /// The place now.
    pub before: Option<u32>,
    /// The place with the score that is tried.
    pub after: Option<u32>,
}

impl Tournament {
    /// A case by its number, from 1. Only Directors may be shown it.
    #[must_use]
    pub fn case(&self, number: u32) -> Option<&CaseAt> {
        let place = (number as usize).checked_sub(1)?;
        self.state.cases.get(place)
    }

    /// The ruling on the score of a board at a table that stands, from 1.
    #[must_use]
    pub fn standing_ruling(&self, spot: Spot) -> Option<u32> {
        let stands = |ruling: &Ruling| {
            ruling.spot() == spot && ruling.score.is_some() && ruling.replaced_by.is_none()
        };
        let rulings = (1..).zip(&self.state.rulings);
        let standing = rulings.filter(|(_, ruling)| stands(ruling));
        standing.map(|(number, _)| number).last()
    }

    /// What the facts, the poll and the scores of the event suggest as the answer to a question of a case. The Director decides.
    #[must_use]
    pub fn case_suggests(&self, number: u32, question: Question) -> Option<String> {
        let at = self.case(number)?;
        let mut case = at.case.clone();
        match question {
            Question::Damage => {
                let weighed = self.weigh_case(number).ok().flatten();
                case.damage = weighed
                    .zip(case.offending())
                    .and_then(|(weighed, side)| weighed.damage(side.direction()));
            }
            Question::Percent | Question::Imps | Question::Low => {
                return self.offenders_have(at, question);
            }
            Question::Reduced | Question::ReducedPoints => return self.less(at, question),
            _ => {}
        }
        case.suggested_answer(question).map(str::to_owned)
    }

    /// What the offending side has on the board by the result at the table: in per cent of the top, in IMPs, or whether that is average
    /// minus or less as the event counts it.
    fn offenders_have(&self, at: &CaseAt, question: Question) -> Option<String> {
        let side = at.case.offending()?.direction();
        let result = at.case.at_table().ok()??;
        let as_it_is = AdjustedScore {
            form: Form::Sides([(); 2].map(|()| SideScore::Assigned(vec![Part::whole(result)]))),
            law: None,
            offenders: None,
            route: None,
        };
        let event = self.scorable(None).event;
        let place = place(&event, at)?;
        let weighed = place.weigh(Some(result), &as_it_is).ok()?;
        let points = weighed.table[side.index()].clone()?;
        match question {
            Question::Imps => Some(points.decimal(2)),
            Question::Low => {
                let [ns, ew] = match side {
                    Direction::Ns => [Award::Minus, Award::Plus],
                    Direction::Ew => [Award::Plus, Award::Minus],
                };
                let minus = place.weigh(None, &AdjustedScore::awards(ns, ew)).ok()?;
                let low = points <= minus.adjusted[side.index()].clone()?;
                Some(if low { "yes" } else { "no" }.to_owned())
            }
            _ => {
                let top = weighed.top.filter(|top| top.signum() > 0)?;
                Some((points * Exact::int(100) / top).decimal(2))
            }
        }
    }

    /// What is left of average plus when what the non-offending side brought on itself is taken off, as White Book 12.8.6 has it with 12.9: A
    /// is the result at the table, B average plus, C the result without the error.
    fn less(&self, at: &CaseAt, question: Question) -> Option<String> {
        let offenders = at.case.offending()?.direction();
        let side = offenders.other();
        let table = at.case.at_table().ok()??;
        let error = at.case.without_error.as_ref()?;
        let error = at.case.parts(error, side).ok()?;
        let event = self.scorable(None).event;
        let place = place(&event, at)?;
        let plus = match offenders {
            Direction::Ns => AdjustedScore::awards(Award::Minus, Award::Plus),
            Direction::Ew => AdjustedScore::awards(Award::Plus, Award::Minus),
        };
        let plus = place.weigh(Some(table), &plus).ok()?;
        let most = plus.adjusted[side.index()].as_ref()?;
        let error = place.worth_of(&error, side).ok()??;
        let left = redress(plus.table[side.index()].as_ref()?, most, &error);
        let left = left.non_offenders.min(most.clone());
        match question {
            Question::ReducedPoints => Some(left.decimal(2)),
            _ => {
                let top = plus.top.filter(|top| top.signum() > 0)?;
                Some((left * Exact::int(100) / top).decimal(2))
            }
        }
    }

    /// What the other tables made of the board of a case, with those results marked that need the disallowed act.
    #[must_use]
    pub fn case_candidates(&self, number: u32) -> Vec<Candidate> {
        let Some(at) = self.case(number) else {
            return Vec::new();
        };
        let event = self.scorable(None).event;
        let mut results = event.results.iter();
        let Some(result) = results.position(|result| is_at(&event, result, at)) else {
            return Vec::new();
        };
        let offenders = at.case.offending().map(Side::direction);
        let vul = Board::number(at.board).vul;
        outcomes::candidates(&event, result, &at.case.disallowed(), offenders, vul)
    }

    /// What the score that a case has come to would be worth to both sides, against the result at the table; nothing where it has no
    /// outcomes yet, or the board no result.
    ///
    /// # Errors
    /// When the outcomes make no score, or the event cannot be scored with it.
    pub fn weigh_case(&self, number: u32) -> Result<Option<Weighed>, Refused> {
        match self.case(number) {
            Some(at) => self.weigh(at, &at.case),
            None => Ok(None),
        }
    }

    /// The same for a case as it would be with further acts, which are tried and not kept.
    ///
    /// # Errors
    /// When one of them cannot be taken, or the event cannot be scored with it.
    pub fn weigh_case_with(
        &self,
        number: u32,
        acts: &[CaseAct],
    ) -> Result<Option<(Case, Option<Weighed>)>, Refused> {
        let Some(at) = self.case(number) else {
            return Ok(None);
        };
        let mut case = at.case.clone();
        for act in acts {
            case.add(act).map_err(Refused::plain)?;
        }
        let weighed = self.weigh(at, &case)?;
        Ok(Some((case, weighed)))
    }

    /// Where those at the table of a case stand now, and where they would with the score of a case, however it was tried. Nobody need
    /// know that in order to rule; it is told to who asks.
    ///
    /// # Errors
    /// When the event cannot be scored with it.
    pub fn case_moves(&self, number: u32, case: &Case) -> Result<Vec<Moved>, Refused> {
        let score = case.score().map_err(Refused::plain)?;
        let (Some(at), Some(score)) = (self.case(number), score) else {
            return Ok(Vec::new());
        };
        let mut tried = self.clone();
        let board = tried.state.board_mut(at.spot())?;
        let Some(mut version) = board.result().cloned() else {
            return Ok(Vec::new());
        };
        version.score = Score::Adjusted(Box::new(score));
        board.versions.push(version);
        let [before, after] = [self.standings(None)?, tried.standings(None)?];
        let rank = |standings: &Standings, contestant| {
            let mut places = standings.places.iter();
            places
                .find(|place| place.contestant == contestant)
                .and_then(|place| place.rank)
        };
        let table = self.state.table(at.session, at.round, &at.table);
        let parties = table
            .into_iter()
            .flat_map(|table| table.sitting.contestants());
        Ok(parties
            .map(|contestant| Moved {
                contestant,
                before: rank(&before, contestant),
                after: rank(&after, contestant),
            })
            .collect())
    }

    fn weigh(&self, at: &CaseAt, case: &Case) -> Result<Option<Weighed>, Refused> {
        let event = self.scorable(None).event;
        let score = case.score().map_err(Refused::plain)?;
        let (Some(place), Some(score)) = (place(&event, at), score) else {
            return Ok(None);
        };
        let at_table = case.at_table().map_err(Refused::plain)?;
        place
            .weigh(at_table, &score)
            .map(Some)
            .map_err(Refused::plain)
    }
}

/// Where the case is in an event, if the board has a result there.
fn place<'e>(event: &'e Event, at: &CaseAt) -> Option<Place<'e>> {
    let mut results = event.results.iter();
    Some(Place {
        event,
        result: results.position(|result| is_at(event, result, at))?,
        vul: Board::number(at.board).vul,
    })
}

/// Whether a result was made where the case is.
fn is_at(event: &Event, result: &TableResult, at: &CaseAt) -> bool {
    result.session.max(1) == at.session
        && result.round == at.round
        && event.tables[result.table as usize] == at.table
        && event.boards[result.board.index()] == Name::Number(at.board.into())
}
