//! What an adjusted score is worth in the unit of the event, for both sides, against the result at the table: is there damage
//! (12B1)?

use contract_bridge::AbsoluteVulnerability;
use openroom_said::{Said, said};
use openroom_scoring::adjusted::RedressCase;
use openroom_scoring::adjusted_score::{AssignedResult, Form, Part, PlayedContract};
use openroom_scoring::event::{Direction, Event, EventKind, Outcome, Play};
use openroom_scoring::explain_event::{Fact, explain_result};
use openroom_scoring::{AdjustedScore, Exact, Scores, score_event};

/// Where an adjusted score is to stand.
#[derive(Debug, Clone, Copy)]
pub struct Place<'e> {
    /// The event as it is.
    pub event: &'e Event,
    /// The result: its place in [`Event::results`].
    pub result: usize,
    /// Who is vulnerable.
    pub vul: AbsoluteVulnerability,
}

/// An adjusted score in the unit of the event.
#[derive(Debug, Clone, PartialEq)]
pub struct Weighed {
    /// What the result at the table is worth to each side, North-South first; nothing where there is none.
    pub table: [Option<Exact>; 2],
    /// What the adjusted score is worth to each side.
    pub adjusted: [Option<Exact>; 2],
    /// The results of which it is made for each side, best for North-South first (White Book 12.18).
    pub rows: [Vec<Row>; 2],
    /// With self-inflicted damage: how much of it (White Book 12.9).
    pub redress: Option<SelfInflicted>,
    /// The most that the board can bring, where the method has a most.
    pub top: Option<Exact>,
    /// Decimals to which the unit is shown.
    pub decimals: u32,
}

/// One of the results that are weighed.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// The result.
    pub result: AssignedResult,
    /// In points, as North-South see them (77).
    pub score: i32,
    /// Its weight.
    pub weight: Exact,
    /// What the whole of it would be worth to the side, in the unit of the event.
    pub worth: Option<Exact>,
}

/// The three figures of White Book 12.9, from the non-offenders' side.
#[derive(Debug, Clone, PartialEq)]
pub struct SelfInflicted {
    /// A: at the table.
    pub table: Exact,
    /// B: without the infraction.
    pub without_infraction: Exact,
    /// C: with the infraction and without their own error.
    pub without_error: Exact,
    /// Which of the four cases it is.
    pub case: RedressCase,
}

/// Whether the infraction did harm (12B1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Damage {
    /// The non-offenders have at the table less than they could expect.
    Done,
    /// They have not: the result stands.
    None,
}

impl Weighed {
    /// What the weighted results make together before the one rounding (White Book 12.5, 78.5.1).
    #[must_use]
    pub fn sum(&self, side: Direction) -> Option<Exact> {
        let rows = &self.rows[side.index()];
        let worth = |row: &Row| Some(row.weight.clone() * row.worth.clone()?);
        let worths: Option<Vec<Exact>> = rows.iter().map(worth).collect();
        worths
            .filter(|worths| !worths.is_empty())
            .map(|worths| worths.into_iter().sum())
    }

    /// What a side gains or loses by the adjusted score.
    #[must_use]
    pub fn change(&self, side: Direction) -> Option<Exact> {
        let adjusted = self.adjusted[side.index()].clone()?;
        Some(adjusted - self.table[side.index()].clone()?)
    }

    /// Whether the non-offenders were damaged: what they could expect without the infraction is more than they have. With
    /// self-inflicted damage that is B against A, whatever is left to them of the difference.
    #[must_use]
    pub fn damage(&self, offenders: Direction) -> Option<Damage> {
        let harmed = match &self.redress {
            Some(three) => three.without_infraction > three.table,
            None => self.change(offenders.other())?.signum() > 0,
        };
        Some(match harmed {
            true => Damage::Done,
            false => Damage::None,
        })
    }
}

impl Place<'_> {
    /// The result as it was made at the table: its contract, or its points.
    #[must_use]
    pub fn at_table(&self) -> Option<AssignedResult> {
        let result = self.event.results.get(self.result)?;
        match (&result.play, &result.outcome) {
            (Play::Played(played), _) => Some(AssignedResult::Played(PlayedContract {
                contract: played.contract,
                declarer: played.declarer,
                tricks: played.tricks,
            })),
            (Play::PassedOut, _) => Some(AssignedResult::PassedOut),
            (Play::Untold, Outcome::Score(score)) => Some(AssignedResult::Score(*score)),
            (Play::Untold, _) => None,
        }
    }

    /// What an adjusted score is worth here.
    ///
    /// # Errors
    /// When the event cannot be scored with it.
    pub fn weigh(
        &self,
        at_table: Option<AssignedResult>,
        score: &AdjustedScore,
    ) -> Result<Weighed, Said> {
        let table = match at_table {
            Some(result) => self.points(&Outcome::Score(result.score(self.vul)))?,
            None => [None, None],
        };
        let outcome = Outcome::Ruled(Box::new(score.ruling(self.vul)));
        let event = self.with(&outcome);
        let scores = scored(&event)?;
        let at = u32::try_from(self.result).unwrap_or(u32::MAX);
        let board = scores
            .boards
            .iter()
            .find(|board| board.results.contains(&at));
        Ok(Weighed {
            table,
            adjusted: scores.points.of(at).map(|points| points.cloned()),
            rows: [
                self.rows(score, Direction::Ns, &event, &scores)?,
                self.rows(score, Direction::Ew, &event, &scores)?,
            ],
            redress: self.redress(score, &event, &scores)?,
            top: board.and_then(|board| board.top.clone()),
            decimals: scores.board_decimals,
        })
    }

    /// What each side has if the board ended so at this table.
    ///
    /// # Errors
    /// When the event cannot be scored with it.
    pub fn points(&self, outcome: &Outcome) -> Result<[Option<Exact>; 2], Said> {
        let scores = scored(&self.with(outcome))?;
        let at = u32::try_from(self.result).unwrap_or(u32::MAX);
        Ok(scores.points.of(at).map(|points| points.cloned()))
    }

    /// The event with another outcome here.
    fn with(&self, outcome: &Outcome) -> Event {
        let mut event = self.event.clone();
        if let Some(result) = event.results.get_mut(self.result) {
            result.outcome = outcome.clone();
        }
        event
    }

    /// The results of a side with what each is worth. In a field the weights themselves are part of the frequencies (White Book
    /// 12.20), so the figures are those of the board as scored; in a match each stands alone against the other table.
    fn rows(
        &self,
        score: &AdjustedScore,
        side: Direction,
        event: &Event,
        scores: &Scores,
    ) -> Result<Vec<Row>, Said> {
        let parts: &[Part] = match &score.form {
            Form::Sides(sides) => sides[side.index()].parts(),
            Form::BetterOf {
                side: better,
                assigned,
            } if *better == side => assigned,
            Form::BetterOf { .. } => &[],
            Form::Redress(redress) => &redress.without_infraction,
        };
        let in_field = match (event.kind, &score.form) {
            (EventKind::Teams, _) | (_, Form::BetterOf { .. } | Form::Redress(_)) => Vec::new(),
            _ => self.worths(side, event, scores),
        };
        let mut rows = Vec::new();
        for (place, part) in parts.iter().enumerate() {
            let points = part.result.score(self.vul);
            let worth = match in_field.get(place) {
                Some(worth) => Some(worth.clone()),
                None => self.points(&Outcome::Score(points))?[side.index()].clone(),
            };
            rows.push(Row {
                result: part.result,
                score: points,
                weight: part.weight.clone(),
                worth,
            });
        }
        rows.sort_by_key(|row| std::cmp::Reverse(row.score));
        Ok(rows)
    }

    /// What each weighted part of a board of a field is worth, as the explanation of the side's points tells it.
    fn worths(&self, side: Direction, event: &Event, scores: &Scores) -> Vec<Exact> {
        let told = self.explained(side, event, scores);
        let worth = |fact| match fact {
            Fact::WeightedPart(_, worth) => Some(worth),
            _ => None,
        };
        told.into_iter().filter_map(worth).collect()
    }

    /// A, B and C, as the explanation of the non-offenders' points has them; in a match, where each stands alone against the other
    /// table, from the results themselves.
    fn redress(
        &self,
        score: &AdjustedScore,
        event: &Event,
        scores: &Scores,
    ) -> Result<Option<SelfInflicted>, Said> {
        let Form::Redress(redress) = &score.form else {
            return Ok(None);
        };
        let side = redress.offenders.other();
        let told = self.explained(side, event, scores);
        let told = told.into_iter().find_map(|fact| match fact {
            Fact::Redress(table, without_infraction, without_error, case) => Some(SelfInflicted {
                table,
                without_infraction,
                without_error,
                case,
            }),
            _ => None,
        });
        if told.is_some() {
            return Ok(told);
        }
        let table = [Part::whole(redress.table)];
        let (Some(a), Some(b), Some(c)) = (
            self.worth_of(&table, side)?,
            self.worth_of(&redress.without_infraction, side)?,
            self.worth_of(&redress.without_error, side)?,
        ) else {
            return Ok(None);
        };
        Ok(Some(SelfInflicted {
            case: openroom_scoring::adjusted::redress(&a, &b, &c).case,
            table: a,
            without_infraction: b,
            without_error: c,
        }))
    }

    /// What weighted results are worth to a side, each alone against the others.
    ///
    /// # Errors
    /// When the event cannot be scored with one of them.
    pub fn worth_of(&self, parts: &[Part], side: Direction) -> Result<Option<Exact>, Said> {
        let mut all = Exact::ZERO;
        for part in parts {
            let score = Outcome::Score(part.result.score(self.vul));
            let Some(worth) = self.points(&score)?[side.index()].clone() else {
                return Ok(None);
            };
            all += part.weight.clone() * worth;
        }
        Ok(Some(all))
    }

    fn explained(&self, side: Direction, event: &Event, scores: &Scores) -> Vec<Fact> {
        let Some(result) = event.results.get(self.result) else {
            return Vec::new();
        };
        let steps = explain_result(event, scores, result.board, result.side(side).first);
        let steps = steps.unwrap_or_default().into_iter();
        steps.map(|step| step.fact).collect()
    }
}

fn scored(event: &Event) -> Result<Scores, Said> {
    score_event(event).map_err(|errors| {
        said!(
            "weigh-cannot-be-scored",
            "the event cannot be scored with this adjusted score: {errors}",
            errors = errors.said()
        )
    })
}
