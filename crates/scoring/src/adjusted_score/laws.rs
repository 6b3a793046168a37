//! Law 12 (and 77, 82C, 86): which adjusted scores there are, under which edition and on which ground, and the clauses that
//! each rests on. Clauses are named by their numbers; crate `laws` has what they say.

use contract_bridge::AbsoluteVulnerability;
use openroom_said::{Said, remedied, said};

use super::assigned::{AssignedResult, Part};
use super::score::{AdjustedScore, Form, SideScore};
use crate::checks::words::{no_complement, no_score};
use crate::event::{Award, Direction, Edition};
use crate::{Exact, is_possible};

/// The kinds of adjusted scores that a Director chooses among.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum AdjustmentKind {
    /// Artificial (12C2).
    Award,
    /// One result, assigned to both sides (12C1).
    Assigned,
    /// Several results with their weights.
    Weighted,
    /// Another assigned score for each side.
    Split,
    /// Reduced for damage that the non-offenders inflicted on themselves.
    Redress,
    /// The better of average plus and an assigned score for one side.
    BetterOf,
}

impl AdjustmentKind {
    /// Each kind with its name.
    pub const ALL: [(Self, &'static str); 6] = [
        (Self::Award, "award"),
        (Self::Assigned, "assigned"),
        (Self::Weighted, "weighted"),
        (Self::Split, "split"),
        (Self::Redress, "redress"),
        (Self::BetterOf, "better-of"),
    ];

    /// The clause on which such a score rests, unless the Director names another ground.
    ///
    /// A split score has none in 2017: both sides get what would probably have happened (12C1b), unless a clause says
    /// otherwise, and which one that is only the Director knows. What 2017 calls 12C1e, self-inflicted damage, is another
    /// thing than the 12C1e of 2007.
    ///
    /// ```
    /// use openroom_scoring::adjusted_score::AdjustmentKind;
    /// use openroom_scoring::event::Edition;
    /// assert_eq!(AdjustmentKind::Split.usual_ground(Edition::E2007), Some("12C1f"));
    /// assert_eq!(AdjustmentKind::Split.usual_ground(Edition::E2017), None);
    /// ```
    #[must_use]
    pub const fn usual_ground(self, edition: Edition) -> Option<&'static str> {
        match (self, edition) {
            (Self::Award, _) => Some("12C2a"),
            (Self::Assigned, _) => Some("12C1a"),
            (Self::Weighted, _) => Some("12C1c"),
            (Self::Split, Edition::E2007) => Some("12C1f"),
            (Self::Redress, Edition::E2007) => Some("12C1b"),
            (Self::Redress, Edition::E2017) => Some("12C1e"),
            // An illegal method, a fielded psyche, a board that one table could not play: only the Director knows which.
            (Self::Split, Edition::E2017) | (Self::BetterOf, _) => None,
        }
    }
}

/// The grounds on which 2017 lets the scores of the two sides differ.
const SPLIT_IN_2017: [&str; 7] = ["82C", "11A", "43B3", "79B3", "12C1e", "12C1ei", "12C1eii"];

/// Grounds on which the non-offenders get the better of average plus and an assigned score: an illegal method, a fielded psyche or
/// misbid (White Book 40.3, 90.4.2). What is 40B5 in 2007 is 40B4 in 2017, and the 40B4 of 2007 is another thing.
const BETTER_OF: [&str; 4] = ["40C1", "WB 40.3", "WB 90.4.2", "WB 10.2"];

/// What an adjusted score is held against, beside itself.
#[derive(Debug, Clone, Copy)]
pub struct Case<'a> {
    /// The edition of the Laws.
    pub edition: Edition,
    /// The clauses under which it was asked for, or on which else it rests, beside the ground that it names itself.
    pub grounds: &'a [&'a str],
    /// Who committed the infraction, as far as that is known without its saying so.
    pub offenders: Option<Direction>,
    /// What came of the board at the table.
    pub at_table: Option<AssignedResult>,
    /// Who is vulnerable.
    pub vul: AbsoluteVulnerability,
    /// The infraction is known to have been in the play, so that no call is disallowed.
    pub in_play: bool,
}

impl AdjustedScore {
    /// All of Law 12 that can be held against an adjusted score: the same for the table, a ruling of the event and a committee.
    ///
    /// # Errors
    /// Says why not, with the clause.
    pub fn check(&self, case: &Case) -> Result<(), Said> {
        self.check_points(case.vul)?;
        if let Some(at_table) = case.at_table {
            self.check_table(at_table.score(case.vul), case.vul)?;
        }
        let mut grounds = case.grounds.iter().copied();
        let splits = grounds.find(|ground| SPLIT_IN_2017.contains(ground));
        self.check_form(case.edition, splits.or(case.grounds.first().copied()))?;
        self.check_offenders(case.offenders)?;
        self.check_damage(case)?;
        self.check_favour(case)?;
        self.check_legally_reached(case)
    }

    /// Whether it rests on such a clause.
    fn rests_on(&self, case: &Case, of: impl Fn(&str) -> bool) -> bool {
        let own = self.law.as_deref();
        own.into_iter().chain(case.grounds.iter().copied()).any(of)
    }

    /// The offending side never gets more than an average by an artificial score: directly at fault average minus, partly an average
    /// (12C2a). After a Director's error nobody offends (82C).
    ///
    /// # Errors
    /// When it does. `known` is who offended, as far as that is known without the score's saying so.
    pub fn check_offenders(&self, known: Option<Direction>) -> Result<(), Said> {
        let offenders = self.offenders.or(known);
        let nobody = self.law.as_deref() == Some("82C");
        let (Some(offenders), Form::Sides(sides), false) = (offenders, &self.form, nobody) else {
            return Ok(());
        };
        let half = Exact::int(50);
        let above = |award: &Award| match award {
            Award::Plus => true,
            Award::Percent(percent) => *percent > half,
            _ => false,
        };
        let plus = match sides[offenders.index()].award() {
            // The partner of who is at fault may be innocent (White Book 147.9).
            Some(Award::Each(each)) => each.iter().all(above),
            Some(award) => above(&award),
            None => false,
        };
        match plus {
            false => Ok(()),
            true => Err(said!(
                "adjust-no-plus-to-offenders",
                "the offending side cannot get average plus: it gets average minus if it is directly at fault, and average if it is only partly at fault (12C2a)"
            )),
        }
    }

    /// 12B1: an adjusted score makes good the damage of the non-offenders and takes away the offenders' gain. So an assigned score
    /// leaves the offenders no better off than the result at the table, and the others no worse off; of weighed results that is
    /// certain where it holds of each. 11A takes a gain away from either side.
    fn check_damage(&self, case: &Case) -> Result<(), Said> {
        let named = match &self.form {
            Form::Redress(redress) => Some(redress.offenders),
            _ => self.offenders,
        };
        let offenders = named.or(case.offenders);
        let (Some(offenders), Some(at_table)) = (offenders, case.at_table) else {
            return Ok(());
        };
        if self.rests_on(case, |law| ["82C", "11A"].contains(&law)) {
            return Ok(());
        }
        let [ns, ew]: [&[Part]; 2] = match &self.form {
            Form::Sides([ns, ew]) => [ns.parts(), ew.parts()],
            Form::Redress(redress) => [&redress.without_infraction; 2],
            Form::BetterOf { .. } => return Ok(()),
        };
        let table = at_table.score(case.vul);
        // All as the offenders see it.
        let seen = |score: i32| match offenders {
            Direction::Ns => score - table,
            Direction::Ew => table - score,
        };
        let (own, others) = match offenders {
            Direction::Ns => (ns, ew),
            Direction::Ew => (ew, ns),
        };
        let gained = |parts: &[Part]| {
            let more = parts.iter().map(|part| seen(part.result.score(case.vul)));
            more.clone().all(|more| more >= 0) && more.clone().any(|more| more > 0)
        };
        match gained(own) || gained(others) {
            false => Ok(()),
            true => Err(said!(
                "adjust-no-gain-to-offenders",
                "an adjusted score must not leave the offending side better off, nor the other side worse off, than the result at the table (12B1)"
            )),
        }
    }

    /// Both sides get the better of it only when neither has offended, after the Director's own error (82C).
    fn check_favour(&self, case: &Case) -> Result<(), Said> {
        let Some([SideScore::Assigned(ns), SideScore::Assigned(ew)]) = self.sides() else {
            return Ok(());
        };
        let directors_error = self.rests_on(case, |law| law == "82C");
        let worth = |parts: &[Part]| -> Exact {
            let points = |part: &Part| Exact::int(part.result.score(case.vul).into());
            parts.iter().map(|p| p.weight.clone() * points(p)).sum()
        };
        match directors_error || worth(ns) <= worth(ew) {
            true => Ok(()),
            false => Err(said!(
                "adjust-both-favoured",
                "each side may get the benefit of the doubt only when both are non-offending, after a Director’s error: write `law: 82C` if that is the ground"
            )),
        }
    }

    /// 12C1c of 2017: of the results that are weighed each could have been reached legally. After the use of unauthorised
    /// information the contract at the table needs the call that is disallowed, unless the Director says by which other way it
    /// could be reached (White Book 16.3). After a play that is disallowed it is the result itself.
    fn check_legally_reached(&self, case: &Case) -> Result<(), Said> {
        let used = self.rests_on(case, is_use_of_information);
        let (Some(at_table), true, Edition::E2017) = (case.at_table, used, case.edition) else {
            return Ok(());
        };
        let sides = self.sides().into_iter().flatten();
        let mut weighed = sides.map(SideScore::parts).filter(|parts| parts.len() > 1);
        let offenders = self.offenders.or(case.offenders);
        let needs = |part: &&Part| match case.in_play {
            true => part.result == at_table,
            false => part.result.needs_call_of(at_table, offenders, case.vul),
        };
        let barred = weighed.find_map(|parts| parts.iter().find(needs));
        match barred.filter(|_| self.route.is_none()) {
            None => Ok(()),
            Some(part) if case.in_play => Err(said!(
                "adjust-needs-disallowed-play",
                "{result} needs the play that is disallowed, so it gets no weight (12C1c); if it could have been reached legally, say how in `route`",
                result = part.result.to_string()
            )),
            Some(part) => Err(said!(
                "adjust-needs-disallowed",
                "{result} needs the call that is disallowed, so it gets no weight (12C1c); if it could have been reached legally, say how in `route`",
                result = part.result.to_string()
            )),
        }
    }

    /// Whether it only moves the weights of another a little, as from 80/20 to 70/30: what a committee does not do (White Book
    /// 93.4.4).
    ///
    /// ```
    /// use openroom_scoring::AdjustedScore;
    /// let ruling: AdjustedScore = "assigned: [[420, 0.8], [-50, 0.2]]".parse()?;
    /// let tuned: AdjustedScore = "assigned: [[420, 0.7], [-50, 0.3]]".parse()?;
    /// let other: AdjustedScore = "assigned: [[420, 0.4], [-50, 0.6]]".parse()?;
    /// assert!(tuned.fine_tunes(&ruling) && !other.fine_tunes(&ruling));
    /// # Ok::<(), openroom_scoring::event_file::EventError>(())
    /// ```
    #[must_use]
    pub fn fine_tunes(&self, ruling: &Self) -> bool {
        let (Some(new), Some(old)) = (self.sides(), ruling.sides()) else {
            return false;
        };
        let weighed = old.iter().all(|side| side.parts().len() > 1);
        let mut both = new.iter().zip(old);
        weighed && both.all(|(new, old)| is_near(new.parts(), old.parts()))
    }

    /// Whether some contract makes each of its scores (77).
    ///
    /// # Errors
    /// Names the score that no contract makes.
    pub fn check_points(&self, vul: AbsoluteVulnerability) -> Result<(), Said> {
        let mut scores = self.results().map(|result| result.score(vul));
        match scores.find(|&score| !is_possible(score, vul)) {
            Some(score) => Err(no_score(score)),
            None => Ok(()),
        }
    }

    /// The result at the table that reduced redress names must be that of the table.
    ///
    /// # Errors
    /// When it is another.
    pub fn check_table(&self, at_table: i32, vul: AbsoluteVulnerability) -> Result<(), Said> {
        match &self.form {
            Form::Redress(redress) if redress.table.score(vul) != at_table => Err(said!(
                "adjust-not-the-table-result",
                "the result at the table is not {score}",
                score = redress.table.score(vul)
            )),
            _ => Ok(()),
        }
    }

    /// Whether the edition knows such scores.
    ///
    /// # Errors
    /// Says which of them it does not know.
    pub fn check_edition(&self, edition: Edition) -> Result<(), Said> {
        let complement =
            |side: &SideScore| matches!(side, SideScore::Artificial(Award::Complement));
        let has_one = match &self.form {
            Form::Sides(sides) => sides.iter().any(complement),
            Form::BetterOf { .. } => {
                let law = self.law.as_deref();
                !law.is_some_and(|law| is_better_of(edition, law))
            }
            Form::Redress(_) => false,
        };
        if has_one && edition == Edition::E2007 {
            let (problem, remedy) = no_complement();
            return Err(remedied(&problem, &remedy));
        }
        Ok(())
    }

    /// Which forms the edition allows, and on which grounds. `asked_by` is the clause under which the Director was asked
    /// for the score.
    ///
    /// # Errors
    /// Says why not, with the clause.
    pub fn check_form(&self, edition: Edition, asked_by: Option<&str>) -> Result<(), Said> {
        let ground = self.law.as_deref();
        if ground == Some("12B2") {
            return Err(said!(
                "adjust-severity-no-ground",
                "a rectification that is too severe or too mild is not grounds for an adjusted score (12B2)"
            ));
        }
        let sides = match &self.form {
            Form::BetterOf { .. } => return check_better_of(edition, ground),
            Form::Redress(_) => return check_redress(edition, ground),
            Form::Sides(sides) => sides,
        };
        self.check_edition(edition)?;
        if ground == Some("82C") {
            check_error_of_director(sides)?;
        }
        check_teams(sides, ground)?;
        // A single result for both sides is one number of tricks in other words.
        let other = ground.filter(|_| !is_one_result(sides));
        let mut grounds = asked_by.into_iter().chain(other);
        if let Some(law) = grounds.find(|law| is_of_claims(law)) {
            return Err(said!(
                "adjust-claim-in-tricks",
                "a claim must be ruled on in whole tricks, with `tricks` ({law})",
                law
            ));
        }
        check_assigned(sides, edition, ground, asked_by)
    }

    /// The clauses that it rests on, its ground last. `has_result`: whether the board has a result of its own.
    #[must_use]
    pub fn laws(&self, edition: Edition, has_result: bool) -> Vec<&str> {
        let is_2017 = edition == Edition::E2017;
        let mut laws = match &self.form {
            Form::Redress(_) if is_2017 => vec!["12C1a", "12C1e", "12C1ei", "12C1eii"],
            Form::Redress(_) => vec!["12C1a", "12C1b"],
            Form::BetterOf { .. } => match self.law.as_deref() {
                Some(law) if is_better_of(edition, law) => vec!["12C1a", "12C2a"],
                _ => vec!["12C1a", "86B2b"],
            },
            Form::Sides(sides) => laws_of_sides(sides, is_2017, has_result),
        };
        laws.extend(self.law.as_deref());
        laws
    }
}

/// Whether the same results are weighed, none by more than a tenth otherwise.
fn is_near(new: &[Part], old: &[Part]) -> bool {
    let tenth = Exact::ratio(1, 10);
    let same = |part: &Part| old.iter().find(|other| other.result == part.result);
    let near = |part: &Part| {
        same(part).is_some_and(|old| (part.weight.clone() - old.weight.clone()).abs() <= tenth)
    };
    new.len() == old.len() && new.iter().all(near)
}

/// Whether it matters to an adjusted score that a ruling rests on that clause too.
#[must_use]
pub fn bears_on_score(clause: &str) -> bool {
    SPLIT_IN_2017.contains(&clause) || is_use_of_information(clause)
}

/// Whether a clause forbids a call or play that unauthorised information suggests (16B, 16C of 2017; 73C).
fn is_use_of_information(clause: &str) -> bool {
    ["16B1", "16B3", "16C2", "16C3", "73C"]
        .iter()
        .any(|of| clause.starts_with(of))
}

/// Whether a claim or concession is ruled on under that clause, which is no adjusted score (White Book 12.3, 69.4, 70.1).
fn is_of_claims(clause: &str) -> bool {
    ["69", "70", "71"].iter().any(|law| is_of_law(clause, law))
}

/// Whether both sides get one and the same result.
fn is_one_result(sides: &[SideScore; 2]) -> bool {
    let [ns, ew] = sides;
    ns == ew && ns.parts().len() == 1
}

/// Whether a clause is one of that Law.
fn is_of_law(clause: &str, law: &str) -> bool {
    let rest = clause.strip_prefix(law);
    rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
}

fn is_better_of(edition: Edition, ground: &str) -> bool {
    let illegal_method = match edition {
        Edition::E2007 => "40B5",
        Edition::E2017 => "40B4",
    };
    ground == illegal_method || BETTER_OF.contains(&ground)
}

fn check_better_of(edition: Edition, ground: Option<&str>) -> Result<(), Said> {
    match (edition, ground) {
        (Edition::E2017, None | Some("86B2b")) => Ok(()),
        (_, Some(ground)) if is_better_of(edition, ground) => Ok(()),
        _ => Err(said!(
            "adjust-better-of-when",
            "the better of average plus and an assigned score is for an illegal method or a fielded psychic call (write `law: 40B4`, `law: 40B5` or `law: 40C1`; White Book 40.3, 90.4.2), and under the 2017 Laws for boards that cannot be compared when one contestant alone is at fault (86B2b)"
        )),
    }
}

fn check_redress(edition: Edition, ground: Option<&str>) -> Result<(), Said> {
    let (right, is_right): (_, fn(&str) -> bool) = match edition {
        Edition::E2007 => ("12C1b", |law| law == "12C1b"),
        Edition::E2017 => ("12C1e", |law| law.starts_with("12C1e")),
    };
    match ground.filter(|law| !is_right(law)) {
        None => Ok(()),
        Some(law) => Err(said!(
            "adjust-redress-ground",
            "redress can be reduced only for self-inflicted damage, under {right}, not under {law}",
            right,
            law
        )),
    }
}

/// Both sides are non-offending: neither gets less than average plus.
fn check_error_of_director(sides: &[SideScore; 2]) -> Result<(), Said> {
    let less = |side: &SideScore| side.award().is_some_and(|award| award != Award::Plus);
    match sides.iter().any(less) {
        false => Ok(()),
        true => Err(said!(
            "adjust-directors-error",
            "after a Director’s error both sides are non-offending, so an artificial score must be average plus for each (82C)"
        )),
    }
}

/// Law 86: against a result of the other table the score is assigned (86B1 of 2017, 86D of 2007); boards of which several
/// cannot be compared get artificial scores, unless one contestant alone is at fault (86B2 of 2017).
fn check_teams(sides: &[SideScore; 2], ground: Option<&str>) -> Result<(), Said> {
    let artificial = |side: &SideScore| side.award().is_some();
    match ground {
        Some(law @ ("86B1" | "86D")) if sides.iter().any(artificial) => Err(said!(
            "adjust-assigned-against-result",
            "if there is a result at the other table, the score must be an assigned one ({law})",
            law
        )),
        Some(law @ ("86B2a" | "86B2c")) if !sides.iter().all(artificial) => Err(said!(
            "adjust-artificial-not-compared",
            "boards that cannot be compared get artificial scores, unless just one contestant is at fault ({law})",
            law
        )),
        _ => Ok(()),
    }
}

/// 2007 has the method of single results in place of weights (12C1e); 2017 lets the sides differ on some grounds only.
fn check_assigned(
    sides: &[SideScore; 2],
    edition: Edition,
    ground: Option<&str>,
    asked_by: Option<&str>,
) -> Result<(), Said> {
    let [SideScore::Assigned(ns), SideScore::Assigned(ew)] = sides else {
        return Ok(());
    };
    let single = ns.len() == 1 && ew.len() == 1;
    let by_method = ground.is_some_and(|law| ["12C1e", "12C1ei", "12C1eii"].contains(&law));
    let may_split = ground
        .or(asked_by)
        .is_some_and(|law| SPLIT_IN_2017.contains(&law));
    match edition {
        Edition::E2007 if by_method && !single => Err(said!(
            "adjust-single-results",
            "the most favourable likely result and the most unfavourable result at all probable must each be a single result, not a set of weighted results (12C1e)"
        )),
        Edition::E2017 if ns != ew && !may_split => Err(said!(
            "adjust-split-needs-ground",
            "both sides get the same assigned score, the score for what would probably have happened (12C1b); a split score needs its ground in `law`: 82C, 12C1e, 11A, 43B3 or 79B3"
        )),
        _ => Ok(()),
    }
}

fn laws_of_sides(sides: &[SideScore; 2], is_2017: bool, has_result: bool) -> Vec<&'static str> {
    let artificial = sides.iter().any(|side| side.award().is_some());
    let results = sides.iter().map(|side| side.parts().len()).max();
    let mut laws = Vec::new();
    if artificial {
        // With a result at hand the possibilities are too many (12C1d); without one none could be had (12A2).
        laws.extend([if has_result { "12C1d" } else { "12A2" }, "12C2a"]);
    }
    if results > Some(0) {
        laws.push("12C1a");
        if is_2017 {
            laws.push("12C1b");
        }
    }
    if results > Some(1) {
        laws.push("12C1c");
    }
    if !is_2017 && !artificial && sides[0] != sides[1] {
        laws.push("12C1f");
    }
    laws
}
