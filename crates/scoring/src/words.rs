//! Every word that people read: tables, explanations, reasons. English only so far; they stand together here so that
//! they can move to the locale files.

use std::fmt::Write as _;

use crate::adjusted::RedressCase;
use crate::event::{Award, ContestantId, Direction, Event, Side};
use crate::explain_event::{ExplainStep, Fact};
use crate::scores::Scores;
use crate::tie_break::{Reason, Test};
use crate::{Exact, scores::MatchScore};

/// Decimals in tables for people.
const PLACES: u32 = 2;

/// A step of an explanation in words.
#[must_use]
pub fn fact(fact: &Fact) -> String {
    match fact {
        Fact::TableScore(score) => format!("The score at the table, as North-South see it, is {score:+}."),
        Fact::Part(part) => format!("Assigned: {} of {:+}.", share(&part.weight), part.score),
        Fact::Form(count) => {
            format!("The board was fouled; only the {count} results of the same form are compared.")
        }
        Fact::Frequencies(side, lines) => {
            let lines: Vec<_> =
                lines.iter().map(|(score, count)| format!("{score:+} x {}", count.decimal(4))).collect();
            format!("Results that count for {}: {}.", direction(*side), lines.join(", "))
        }
        Fact::Factor(expected, results) => format!(
            "{expected} results are expected and {} count: every frequency is multiplied by {expected}/{}.",
            results.decimal(4),
            results.decimal(4)
        ),
        Fact::Beats { score, beaten, frequency, factor, win } => {
            let (beaten, frequency) = (beaten.decimal(4), frequency.decimal(4));
            let sum = match factor.to_i64() {
                Some(1) => format!("2 x {beaten} + {frequency} - 1"),
                _ => format!("{factor} x (2 x {beaten} + {frequency}) - 1"),
            };
            let half = if *win == 1 { ", halved" } else { "" };
            format!("{score:+} beats {beaten} and is made {frequency} times: 2 for each beaten, 1 for each equal, itself left out: {sum}{half}.")
        }
        Fact::CrossImps(score) => format!("{score:+} is compared with every other result and the IMPs are added."),
        Fact::Mean(comparisons) => format!("Divided by {comparisons} comparisons."),
        Fact::Datum(trim, mean) => format!(
            "The datum: without the {trim} highest and lowest the mean is {}, rounded to the unit.",
            mean.decimal(2)
        ),
        Fact::Difference(score, other) => format!("{score:+} against {}.", signed(other)),
        Fact::WeightedDifference(weight, score, other) => {
            format!("{} of what {score:+} earns against {other:+}.", share(weight))
        }
        Fact::WeightedPart(weight, value) => format!("{} of {}.", share(weight), value.decimal(4)),
        Fact::Award(award) => format!("An artificial score: {}.", award_words(award)),
        Fact::OwnAverage => {
            "The contestant's own average on the other boards of the session counts instead if it is better (average plus) \
             or worse (average minus)."
                .to_owned()
        }
        Fact::Complement => "What the opponents have not got.".to_owned(),
        Fact::Redress(a, b, c, case) => format!(
            "Table result A = {}, without the infraction B = {}, without their own blunder C = {}: {}",
            a.decimal(4),
            b.decimal(4),
            c.decimal(4),
            redress(*case)
        ),
        Fact::Points => "The points count as they are.".to_owned(),
        Fact::Rounded(unit) => format!("Rounded to {}.", unit.decimal(4)),
        Fact::Balanced => "In a knock-out both sides get the average of the two scores.".to_owned(),
        Fact::NotPlayed => "Not played, as the movement or the programme has it: it counts for nobody.".to_owned(),
        Fact::Scores => "Score on the board.".to_owned(),
    }
}

fn redress(case: RedressCase) -> &'static str {
    match case {
        RedressCase::NoDamage => "no damage, the table result stands.",
        RedressCase::AllSelfInflicted => {
            "all damage is self-inflicted; the non-offenders keep A, the offenders get B."
        }
        RedressCase::PartlySelfInflicted => "the non-offenders get A + B - C, the offenders B.",
        RedressCase::NoneSelfInflicted => "no damage is self-inflicted; both get B.",
    }
}

fn award_words(award: &Award) -> String {
    match award {
        Award::Plus => "average plus".to_owned(),
        Award::Average => "average".to_owned(),
        Award::Minus => "average minus".to_owned(),
        Award::Percent(percent) => format!("{} %", percent.decimal(2)),
        Award::Complement => "the complement".to_owned(),
    }
}

const fn direction(side: Direction) -> &'static str {
    match side {
        Direction::Ns => "North-South",
        Direction::Ew => "East-West",
    }
}

fn share(weight: &Exact) -> String {
    let percent = weight.clone() * Exact::int(100);
    match percent.to_i64() {
        Some(percent) => format!("{percent} %"),
        None => weight.to_string(),
    }
}

fn signed(value: &Exact) -> String {
    let sign = if value.signum() < 0 { "" } else { "+" };
    format!("{sign}{}", value.decimal(4))
}

/// Why a contestant stands where it stands among equals.
#[must_use]
pub fn reason(reason: &Reason) -> String {
    let text = match reason.test {
        Test::OwnMatchFinal => "own match",
        Test::OwnMatchBasic => "own match, basic method",
        Test::BeatAllFinal => "beat all the others",
        Test::AmongThemselvesFinal => "points among the tied",
        Test::BeatAllBasic => "beat all the others, basic method",
        Test::AmongThemselvesBasic => "points among the tied, basic method",
        Test::MatchesWon => "matches won",
        Test::TieBreakPoints => "tie-break points",
        Test::BasicMethod => "basic method over all boards",
        Test::BoardCount => "board count",
    };
    format!(
        "{text}: {} (White Book {})",
        reason.figure.decimal(4),
        reason.test.paragraph()
    )
}

/// An explanation as lines of text.
#[must_use]
pub fn explanation(_event: &Event, steps: &[ExplainStep]) -> String {
    let mut out = String::new();
    for (i, step) in steps.iter().enumerate() {
        let _ = write!(out, "{}. {}", i + 1, step.text);
        if let Some(value) = &step.value {
            let _ = write!(out, " = {}", value.decimal(4));
        }
        if !step.rule.is_empty() {
            let _ = write!(out, "  [{}]", step.rule);
        }
        out.push('\n');
    }
    out
}

/// Everything as tables.
#[must_use]
pub fn tables(event: &Event, scores: &Scores) -> String {
    let mut out = String::new();
    if !event.name.is_empty() {
        let _ = writeln!(out, "{}\n", event.name);
    }
    standings(&mut out, event, scores);
    if !scores.matches.is_empty() {
        let _ = writeln!(out, "\nMatches");
        for score in &scores.matches {
            match_line(&mut out, event, score);
        }
    }
    for board in &scores.boards {
        let _ = write!(out, "\nBoard {}", event.boards[board.board.index()]);
        if let Some(section) = board
            .section
            .and_then(|place| event.sections.get(place as usize))
        {
            let _ = write!(out, ", section {section}");
        }
        if board.session > 0 {
            let _ = write!(out, ", session {}", board.session);
        }
        if board.round > 0 {
            let _ = write!(out, ", round {}", board.round);
        }
        if let Some(top) = &board.top {
            let _ = write!(out, ", top {}", top.decimal(PLACES));
        }
        out.push('\n');
        for &i in &board.results {
            let result = &event.results[i as usize];
            let [ns, ew] = &scores.points[i as usize];
            let cell = |points: &Option<Exact>| {
                points
                    .as_ref()
                    .map_or("-".to_owned(), |p| p.decimal(PLACES))
            };
            let (ns_name, ew_name) = (side(event, result.ns), side(event, result.ew));
            let _ = writeln!(
                out,
                "  {ns_name:>8} {ew_name:>8} {:>10} {:>10}",
                cell(ns),
                cell(ew)
            );
        }
    }
    for warning in &scores.warnings {
        let _ = writeln!(out, "\nWarning: {warning}");
    }
    out
}

fn standings(out: &mut String, event: &Event, scores: &Scores) {
    let _ = writeln!(
        out,
        "{:>5}  {:>10} {:>8}  Contestant",
        "Place", "Total", "%"
    );
    for standing in &scores.standings {
        let rank = match standing.rank {
            Some(rank) if standing.tied => format!("{rank}="),
            Some(rank) => rank.to_string(),
            None => "-".to_owned(),
        };
        let percent = standing
            .percent
            .as_ref()
            .map_or(String::new(), |percent| percent.decimal(PLACES));
        let contestant = &event.contestants[standing.contestant.index()];
        let _ = write!(
            out,
            "{rank:>5}  {:>10} {percent:>8}  {}",
            standing.total.decimal(PLACES),
            contestant.name
        );
        if !contestant.players.is_empty() {
            let _ = write!(out, "  {}", contestant.players.join(", "));
        }
        if let (Some(stratum), Some(place)) = (&contestant.stratum, standing.stratum_rank) {
            let _ = write!(out, "  [{stratum}: {place}]");
        }
        if let Some((value, place)) = &standing.handicap {
            let _ = write!(out, "  [handicap {}: {place}]", value.decimal(PLACES));
        }
        if !standing.penalty.is_zero() {
            let _ = write!(out, "  (penalty {})", standing.penalty.decimal(PLACES));
        }
        if let Some(why) = &standing.reason {
            let _ = write!(out, "  ({})", reason(why));
        }
        out.push('\n');
    }
}

fn match_line(out: &mut String, event: &Event, score: &MatchScore) {
    let name = |id: Option<ContestantId>| {
        id.map_or("bye".to_owned(), |id| {
            event.contestants[id.index()].name.to_string()
        })
    };
    let _ = write!(
        out,
        "  {:>8} - {:<8} {:>8} - {:<8}",
        name(score.teams[0]),
        name(score.teams[1]),
        score.basic[0].decimal(PLACES),
        score.basic[1].decimal(PLACES)
    );
    if let Some(vps) = &score.vps {
        let _ = write!(
            out,
            " {:>6} - {:<6} VP",
            vps[0].decimal(PLACES),
            vps[1].decimal(PLACES)
        );
    }
    out.push('\n');
}

fn side(event: &Event, side: Side) -> String {
    let name = |id: ContestantId| event.contestants[id.index()].name.to_string();
    side.contestants().map(name).collect::<Vec<_>>().join("+")
}
