//! An adjusted score as data, and what one may ask of it.

use contract_bridge::AbsoluteVulnerability;

use super::assigned::{AssignedResult, Part};
use crate::event::{self, Award, DegreeOfFault, Direction};

/// What the Director puts in the place of the result of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AdjustedScore {
    /// The scores.
    pub form: Form,
    /// The clause that the Director names as its ground.
    pub law: Option<String>,
    /// Who committed the infraction, where the Director says so.
    pub offenders: Option<Direction>,
    /// How a result that seems to need what is disallowed could have been reached legally (12C1c of 2017).
    pub route: Option<String>,
}

/// The scores of the two sides. They need not balance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Form {
    /// A score for each side, North-South first.
    Sides([SideScore; 2]),
    /// The better of average plus and this for one side, the complement for the other (86B2b of 2017; White Book 40.3, 90.4.2).
    BetterOf {
        /// Who is not at fault.
        side: Direction,
        /// What it gets, if that is better.
        assigned: Vec<Part>,
    },
    /// Redress reduced for self-inflicted damage (12C1b of 2007, 12C1e of 2017).
    Redress(Redress),
}

/// What one side gets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SideScore {
    /// An artificial score (12C2).
    Artificial(Award),
    /// An artificial score, told by the fault of the side (12C2a).
    Fault(DegreeOfFault),
    /// An assigned score: one result, or several with weights that add up to 1 (12C1).
    Assigned(Vec<Part>),
}

/// The three results that decide how much redress is left (White Book 12.9).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Redress {
    /// Who committed the infraction.
    pub offenders: Direction,
    /// A: the result at the table.
    pub table: AssignedResult,
    /// B: without the infraction.
    pub without_infraction: Vec<Part>,
    /// C: with the infraction, but without the non-offenders' own blunder.
    pub without_error: Vec<Part>,
}

impl SideScore {
    /// The artificial score, if it is one.
    #[must_use]
    pub fn award(&self) -> Option<Award> {
        match self {
            Self::Artificial(award) => Some(award.clone()),
            Self::Fault(fault) => Some(Award::by_fault(*fault)),
            Self::Assigned(_) => None,
        }
    }

    /// The results of which an assigned score is made.
    #[must_use]
    pub fn parts(&self) -> &[Part] {
        match self {
            Self::Assigned(parts) => parts,
            Self::Artificial(_) | Self::Fault(_) => &[],
        }
    }
}

impl From<Form> for AdjustedScore {
    fn from(form: Form) -> Self {
        Self {
            form,
            law: None,
            offenders: None,
            route: None,
        }
    }
}

impl AdjustedScore {
    /// What each side is awarded, North-South first.
    #[must_use]
    pub const fn awards(ns: Award, ew: Award) -> Self {
        let sides = [SideScore::Artificial(ns), SideScore::Artificial(ew)];
        Self {
            form: Form::Sides(sides),
            law: None,
            offenders: None,
            route: None,
        }
    }

    /// The scores of the two sides, where each has its own.
    #[must_use]
    pub const fn sides(&self) -> Option<&[SideScore; 2]> {
        match &self.form {
            Form::Sides(sides) => Some(sides),
            Form::BetterOf { .. } | Form::Redress(_) => None,
        }
    }

    /// Whether a side has an artificial score.
    #[must_use]
    pub fn has_award(&self) -> bool {
        let mut sides = self.sides().into_iter().flatten();
        sides.any(|side| side.award().is_some())
    }

    /// Whether both sides have artificial scores: nothing of it was played.
    #[must_use]
    pub fn is_artificial(&self) -> bool {
        let artificial = |sides: &[SideScore; 2]| sides.iter().all(|side| side.award().is_some());
        self.sides().is_some_and(artificial)
    }

    /// Whether it weighs what would have happened: a matter of judgement.
    #[must_use]
    pub fn is_judgement(&self) -> bool {
        match &self.form {
            Form::Sides(_) => !self.is_artificial(),
            Form::Redress(_) => true,
            Form::BetterOf { .. } => false,
        }
    }

    /// Every result that it names.
    pub fn results(&self) -> impl Iterator<Item = &AssignedResult> {
        let (lists, table) = match &self.form {
            Form::Sides([ns, ew]) => ([ns.parts(), ew.parts()], None),
            Form::BetterOf { assigned, .. } => ([&assigned[..], &[]], None),
            Form::Redress(redress) => (
                [&redress.without_infraction[..], &redress.without_error],
                Some(&redress.table),
            ),
        };
        let parts = lists.into_iter().flatten().map(|part| &part.result);
        parts.chain(table)
    }

    /// Whether it names contracts, so that its points depend on the vulnerability.
    #[must_use]
    pub fn names_contracts(&self) -> bool {
        self.results()
            .any(|result| matches!(result, AssignedResult::Played(_)))
    }

    /// The one score that both sides get, if it is no more than that.
    #[must_use]
    pub fn one_result(&self) -> Option<AssignedResult> {
        match self.sides()? {
            [SideScore::Assigned(ns), SideScore::Assigned(ew)] if ns == ew => match &ns[..] {
                [part] => Some(part.result),
                _ => None,
            },
            _ => None,
        }
    }

    /// In points, as an event is scored.
    #[must_use]
    pub fn ruling(&self, vul: AbsoluteVulnerability) -> event::Ruling {
        let weighted =
            |parts: &[Part]| -> Vec<_> { parts.iter().map(|part| part.weighted(vul)).collect() };
        match &self.form {
            Form::Sides(sides) => {
                let side = |side: &SideScore| match side {
                    SideScore::Artificial(award) => event::SideScore::Artificial(award.clone()),
                    SideScore::Fault(fault) => {
                        event::SideScore::Artificial(Award::by_fault(*fault))
                    }
                    SideScore::Assigned(parts) => event::SideScore::Assigned(weighted(parts)),
                };
                event::Ruling::Sides(sides.each_ref().map(side))
            }
            Form::BetterOf { side, assigned } => {
                let better = event::SideScore::AtLeastPlus(weighted(assigned));
                let complement = event::SideScore::Artificial(Award::Complement);
                event::Ruling::Sides(match side {
                    Direction::Ns => [better, complement],
                    Direction::Ew => [complement, better],
                })
            }
            Form::Redress(redress) => event::Ruling::Redress(event::Redress {
                offenders: redress.offenders,
                table: redress.table.score(vul),
                without_infraction: weighted(&redress.without_infraction),
                without_error: weighted(&redress.without_error),
            }),
        }
    }
}
