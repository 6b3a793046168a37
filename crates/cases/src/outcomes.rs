//! The outcomes among which a score is assigned: contracts with their tricks, each with how likely it is and whether it could be
//! reached legally.

use std::str::FromStr;

use contract_bridge::{AbsoluteVulnerability, Contract, Seat};
use openroom_laws::replay::replay;
use openroom_laws::{Board, log};
use openroom_said::{Said, said};
use openroom_scoring::Exact;
use openroom_scoring::adjusted_score::{AssignedResult, Part, PlayedContract};
use openroom_scoring::event::{Direction, Edition, Event, Outcome, Play};

use crate::case::{Case, Disallowed, Poll};
use crate::measure::Measure;
use crate::poll::Problem;
use crate::weights::{Weight, proposed};

/// How likely an outcome is, as the Director says it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Likelihood {
    /// Not said: it is the only one.
    Certain,
    /// A weight, as a fraction of 1: `60%` or `2/3`. Weights make 100 % together.
    Weight(Exact),
    /// A share, of which weights are proposed: so many votes, so many tables.
    Share(Exact),
}

/// An outcome as it is given: `60% 4S N =`, `2/3 4S N -1`, `3 3NT S +1`, `25% 1430: 17.1`, `ns 75% 4H N =`.
///
/// ```
/// use openroom_cases::outcomes::{Given, Likelihood};
/// use openroom_scoring::Exact;
/// let given: Given = "60% 4S N =".parse()?;
/// assert_eq!(given.result.to_string(), "4S N =");
/// assert_eq!(given.likelihood, Likelihood::Weight(Exact::ratio(3, 5)));
/// assert_eq!("3 -50".parse::<Given>()?.likelihood, Likelihood::Share(Exact::int(3)));
/// # Ok::<(), openroom_cases::outcomes::NotAnOutcome>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Given {
    /// For one side only, where the two sides are scored apart.
    pub side: Option<Direction>,
    /// How likely it is.
    pub likelihood: Likelihood,
    /// The result.
    pub result: AssignedResult,
    /// What it is worth to North-South in the unit of the event, where somebody has worked that out (White Book 12.1.4).
    pub worth: Option<Exact>,
}

/// The text is no outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotAnOutcome(pub String);

impl NotAnOutcome {
    /// As a sentence.
    #[must_use]
    pub fn said(&self) -> Said {
        said!(
            "weigh-no-outcome",
            "`{text}` is not an outcome; write its weight or share and its result: `60% 4S N =`, `2/3 4S N -1`, `3 Pass`, `25% 1430`",
            text = self.0.as_str()
        )
    }
}

impl std::fmt::Display for NotAnOutcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.said().fmt(f)
    }
}

impl std::error::Error for NotAnOutcome {}

/// A result such as `4S N =`, `Pass` or `-50`.
#[must_use]
pub fn result(text: &str) -> Option<AssignedResult> {
    let text = text.trim();
    if text.eq_ignore_ascii_case("pass") {
        return Some(AssignedResult::PassedOut);
    }
    if let Ok(score) = text.parse() {
        return Some(AssignedResult::Score(score));
    }
    let played: Result<PlayedContract, _> = text.parse();
    played.ok().map(AssignedResult::Played)
}

fn likelihood(text: &str) -> Option<Likelihood> {
    if let Some(percent) = text.strip_suffix('%') {
        let percent: Exact = percent.parse().ok()?;
        return Some(Likelihood::Weight(percent / Exact::int(100)));
    }
    let number: Exact = text.parse().ok()?;
    Some(match text.contains(['/', '.']) {
        true => Likelihood::Weight(number),
        false => Likelihood::Share(number),
    })
}

impl FromStr for Given {
    type Err = NotAnOutcome;

    fn from_str(text: &str) -> Result<Self, NotAnOutcome> {
        let wrong = || NotAnOutcome(text.to_owned());
        let (side, rest) = match text.trim().split_once([' ', ':']) {
            Some((word, rest)) if word.eq_ignore_ascii_case("ns") => (Some(Direction::Ns), rest),
            Some((word, rest)) if word.eq_ignore_ascii_case("ew") => (Some(Direction::Ew), rest),
            _ => (None, text),
        };
        let (rest, worth) = match rest.split_once(':') {
            Some((rest, worth)) => (rest, Some(worth.trim().parse().map_err(|_| wrong())?)),
            None => (rest, None),
        };
        let given = |likelihood, result| Self {
            side,
            likelihood,
            result,
            worth,
        };
        if let Some(result) = result(rest) {
            return Ok(given(Likelihood::Certain, result));
        }
        let (first, rest) = rest.trim().split_once(' ').ok_or_else(wrong)?;
        let likelihood = likelihood(first).ok_or_else(wrong)?;
        Ok(given(likelihood, result(rest).ok_or_else(wrong)?))
    }
}

/// Weighted results, with where the weights come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Weighted {
    /// The results with their weights; none with a weight of nought.
    pub parts: Vec<Part>,
    /// Where shares were given: each with what became of it, in the order given.
    pub derived: Vec<Weight>,
}

/// The weights of outcomes: as they are given, if they make 100 %; else proposed from the shares.
///
/// # Errors
/// When some have weights and others shares, when weights do not make 100 %, or there is nothing to weigh.
pub fn weighted(given: &[&Given]) -> Result<Weighted, Said> {
    if let [only] = given
        && only.likelihood == Likelihood::Certain
    {
        return Ok(Weighted {
            parts: vec![Part::whole(only.result)],
            derived: Vec::new(),
        });
    }
    let shares: Option<Vec<Exact>> = given
        .iter()
        .map(|one| match &one.likelihood {
            Likelihood::Share(share) => Some(share.clone()),
            Likelihood::Certain | Likelihood::Weight(_) => None,
        })
        .collect();
    if let Some(shares) = shares {
        let derived = proposed(&shares).ok_or_else(|| {
            said!(
                "weigh-no-shares",
                "there is nothing to weigh: shares must be positive numbers, such as votes or tables"
            )
        })?;
        let both = given.iter().zip(&derived);
        let parts = both
            .filter(|(_, weight)| weight.percent > 0)
            .map(|(one, weight)| Part {
                result: one.result,
                weight: weight.fraction(),
            });
        return Ok(Weighted {
            parts: parts.collect(),
            derived,
        });
    }
    let mut parts = Vec::with_capacity(given.len());
    for one in given {
        match &one.likelihood {
            Likelihood::Weight(weight) if weight.signum() > 0 => parts.push(Part {
                result: one.result,
                weight: weight.clone(),
            }),
            _ => {
                return Err(said!(
                    "weigh-weights-or-shares",
                    "give every outcome a weight (60%, 2/3), or every one a share (3)"
                ));
            }
        }
    }
    let all: Exact = parts.iter().map(|part| part.weight.clone()).sum();
    match all == Exact::ONE {
        true => Ok(Weighted {
            parts,
            derived: Vec::new(),
        }),
        false => Err(said!(
            "weigh-not-a-hundred",
            "the weights add up to {sum}%, not to 100%",
            sum = (all * Exact::int(100)).decimal(2)
        )),
    }
}

/// What outcomes are held against.
#[derive(Debug, Clone, Copy)]
pub struct Held<'h> {
    /// What was reached by an act that is disallowed.
    pub disallowed: &'h [Disallowed],
    /// Who acted, where that is known.
    pub offenders: Option<Direction>,
    /// The edition of the Laws.
    pub edition: Edition,
    /// The figures of the authority.
    pub measure: &'h Measure,
    /// Who is vulnerable.
    pub vul: AbsoluteVulnerability,
}

/// What may not be weighed: an outcome of the contract that was reached by the call that is disallowed, or the result that a card led to,
/// unless it could be reached by a legal route too. 2017 says so (12C1c); of 2007 the authority says it (White Book 16.3).
///
/// # Errors
/// Names the outcome.
pub fn check_route(parts: &[Part], route: Option<&str>, held: &Held<'_>) -> Result<(), Said> {
    let weighs_all = held.edition == Edition::E2007 && held.measure.weighs_disallowed;
    if route.is_some() || weighs_all {
        return Ok(());
    }
    let bars = |one: &Disallowed, part: &Part| one.bars(part.result, held.offenders, held.vul);
    let needs = |part: &&Part| held.disallowed.iter().any(|one| bars(one, part));
    let Some(part) = parts.iter().find(needs) else {
        return Ok(());
    };
    let result = part.result.to_string();
    let in_play = held.disallowed.iter().any(|one| one.in_play);
    Err(match (held.edition, in_play) {
        (Edition::E2017, true) => said!(
            "adjust-needs-disallowed-play",
            "{result} needs the play that is disallowed, so it gets no weight (12C1c); if it could have been reached legally, say how in `route`",
            result
        ),
        (Edition::E2017, false) => said!(
            "adjust-needs-disallowed",
            "{result} needs the call that is disallowed, so it gets no weight (12C1c); if it could have been reached legally, say how in `route`",
            result
        ),
        (Edition::E2007, _) => said!(
            "weigh-needs-disallowed-2007",
            "{result} needs the call that is disallowed, so it gets no weight (White Book 16.3); if it could have been reached legally, say how in `route`",
            result
        ),
    })
}

/// What the other tables made of the board, each result with how often, the most frequent first: candidates for the outcome.
#[must_use]
pub fn at_other_tables(event: &Event, result: usize) -> Vec<(AssignedResult, u32)> {
    let Some(here) = event.results.get(result) else {
        return Vec::new();
    };
    let mut found: Vec<(AssignedResult, u32)> = Vec::new();
    for (place, other) in event.results.iter().enumerate() {
        if place == result || other.board != here.board || other.form != here.form {
            continue;
        }
        let one = match (&other.outcome, other.play) {
            // An adjusted score tells nothing of what is likely.
            (Outcome::Score(_), Play::Played(played)) => AssignedResult::Played(PlayedContract {
                contract: played.contract,
                declarer: played.declarer,
                tricks: played.tricks,
            }),
            (Outcome::Score(_), Play::PassedOut) => AssignedResult::PassedOut,
            (Outcome::Score(score), Play::Untold) => AssignedResult::Score(*score),
            _ => continue,
        };
        match found.iter_mut().find(|(known, _)| *known == one) {
            Some((_, count)) => *count += 1,
            None => found.push((one, 1)),
        }
    }
    found.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    found
}

/// What might have happened, as far as the other tables tell it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Candidate {
    /// The result.
    pub result: AssignedResult,
    /// At how many tables it was made: its share.
    pub tables: u32,
    /// It needs the act that is disallowed, and is weighed only with another route (12C1c of 2017; White Book 16.3).
    pub barred: bool,
}

/// The results of the other tables as candidates, with those marked that need what is disallowed.
#[must_use]
pub fn candidates(
    event: &Event,
    result: usize,
    disallowed: &[Disallowed],
    offenders: Option<Direction>,
    vul: AbsoluteVulnerability,
) -> Vec<Candidate> {
    let found = at_other_tables(event, result).into_iter();
    found
        .map(|(result, tables)| Candidate {
            result,
            tables,
            barred: disallowed
                .iter()
                .any(|one| one.bars(result, offenders, vul)),
        })
        .collect()
}

/// What an action of the poll comes to if everybody passes after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Polled {
    /// The call.
    pub action: String,
    /// How many chose it: its share.
    pub chosen: u32,
    /// The contract that it ends in.
    pub contract: Contract,
    /// Who plays it.
    pub declarer: Seat,
    /// It is the act that is disallowed.
    pub barred: bool,
}

/// The calls that those asked would have made, each with the contract in which the auction then ends: candidates for the outcome. What
/// the others would have done afterwards is for the Director.
#[must_use]
pub fn polled(case: &Case) -> Vec<Polled> {
    let asks = |poll: &&Poll| poll.problem.suggested_by.is_none() && !poll.withdrawn;
    let (Some(poll), Some(tally)) = (case.polls.iter().find(asks), case.tally()) else {
        return Vec::new();
    };
    let disallowed = case.chosen().filter(|_| case.disallows());
    let chosen = tally.actions.iter().filter(|one| one.chosen > 0);
    let each = chosen.filter_map(|one| {
        let (contract, declarer) = ends_in(case, &poll.problem, &one.action)?;
        Some(Polled {
            action: one.action.clone(),
            chosen: one.chosen,
            contract,
            declarer,
            barred: disallowed.is_some_and(|act| act.action.eq_ignore_ascii_case(&one.action)),
        })
    });
    each.collect()
}

/// The contract of an auction that ends after a call.
fn ends_in(case: &Case, problem: &Problem, action: &str) -> Option<(Contract, Seat)> {
    let number = case.opened.board.as_ref().and_then(|board| board.number);
    let by_number = || number.map(|number| Board::number(number).dealer.letter());
    let dealer = problem.dealer.map(|dealer| dealer.seat().letter());
    let dealer = dealer.or_else(by_number)?;
    let mut calls: Vec<&str> = problem.auction.iter().map(String::as_str).collect();
    calls.push(action);
    let is_pass =
        |call: &&&str| call.eq_ignore_ascii_case("pass") || call.eq_ignore_ascii_case("p");
    let passes = calls.iter().rev().take_while(is_pass).count();
    calls.extend(std::iter::repeat_n("Pass", 3_usize.saturating_sub(passes)));
    let text = format!(
        "dealer: {dealer}\nvul: none\nauction: {}\n",
        calls.join(" ")
    );
    let logs = log::read(&text).ok()?;
    let [board] = &logs[..] else {
        return None;
    };
    replay(board, case.edition).ok()?.contract()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_calls_of_a_poll_come_to() {
        let text = "case: {kind: information, board: {number: 1}}
acts:
- fact: {passed: {by-way-of: tempo, by: E}}
- fact: {chosen: {by: W, action: 4S}}
- found: {question: suggested, answer: yes}
- poll: {hand: KJ874.94.AQT83.6, seat: W, dealer: N, auction: [1H, X, 4H, Pass, Pass, X, Pass]}
- answer: {answer: {chooses: Pass, considers: [5C]}}
- answer: {answer: {chooses: Pass}}
- answer: {answer: {chooses: 4S}}
- answer: {answer: {chooses: HK}}
";
        let found = polled(&crate::file::read(text).unwrap());
        let told: Vec<String> = found
            .iter()
            .map(|one| {
                format!(
                    "{} {} {} {} {}",
                    one.action,
                    one.chosen,
                    one.contract,
                    one.declarer.letter(),
                    one.barred
                )
            })
            .collect();
        assert_eq!(told, ["Pass 2 4♥x N false", "4S 1 4♠ W true"]);
    }

    fn weights(texts: &[&str]) -> Result<Vec<String>, String> {
        let given: Vec<Given> = texts.iter().map(|text| text.parse().unwrap()).collect();
        let given: Vec<&Given> = given.iter().collect();
        let weighted = weighted(&given).map_err(|said| said.to_string())?;
        let parts = weighted.parts.iter();
        Ok(parts
            .map(|part| format!("{} of {}", part.weight, part.result))
            .collect())
    }

    #[test]
    fn weights_as_given() {
        assert_eq!(
            weights(&["60% 4S N =", "40% 4S N -1"]).unwrap(),
            ["3/5 of 4S N =", "2/5 of 4S N -1"]
        );
        assert_eq!(weights(&["2/3 620", "1/3 -100"]).unwrap().len(), 2);
        assert_eq!(weights(&["Pass"]).unwrap(), ["1 of Pass"]);
    }

    #[test]
    fn weights_of_shares() {
        assert_eq!(
            weights(&["4 4S N =", "2 4S N -1", "0 Pass"]).unwrap(),
            ["13/20 of 4S N =", "7/20 of 4S N -1"]
        );
    }

    #[test]
    fn what_is_wrong() {
        assert!(
            weights(&["60% 4S N =", "30% 4S N -1"])
                .unwrap_err()
                .contains("90%")
        );
        assert!(weights(&["60% 4S N =", "1 4S N -1"]).is_err());
        assert!(weights(&["4S N =", "4S N -1"]).is_err());
        for text in ["", "4S", "60%", "x% 4S N =", "60% 9S N =", "60% 4S N =: x"] {
            assert!(text.parse::<Given>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_side_and_a_worth() {
        let given: Given = "ew 25% 4H N =: -3.5".parse().unwrap();
        assert_eq!(given.side, Some(Direction::Ew));
        assert_eq!(given.worth, Some(Exact::ratio(-7, 2)));
    }
}
