//! Scores and their explanations in words. Pure: an event, its scores and the words of a language in, text out.

mod tables;

use std::fmt::Write as _;

use contract_bridge::AbsoluteVulnerability;
use openroom_scoring::Exact;
use openroom_scoring::adjusted::RedressCase;
use openroom_scoring::adjusted_score::{AssignedResult, PlayedContract};
use openroom_scoring::carry_over::Rule;
use openroom_scoring::event::{
    Award, ContestantId, Direction, Edition, Event, Outcome, PenaltyAmount, Play, Ruling, SideScore,
};
use openroom_scoring::explain_event::{ExplainStep, Fact, MatchLabel};
use openroom_scoring::scores::Warning;
use openroom_scoring::tie_break::{Part, Reason, Test, Trial};

use crate::show::notation;
use crate::words::{self, Message, Words};

/// Decimals for people.
const PLACES: u32 = 2;

/// More figures of a test than these are not shown.
const MOST_FIGURES: usize = 12;

pub use tables::line_name;

/// An event and the words to tell of it.
#[derive(Clone, Copy)]
pub struct Told<'a> {
    /// The event.
    pub event: &'a Event,
    /// The words.
    pub words: &'a Words,
}

impl Told<'_> {
    /// A message.
    #[must_use]
    pub fn say(&self, message: Message) -> String {
        self.words.say(message)
    }

    /// A message with one value.
    pub fn one(&self, message: Message, name: &'static str, value: impl ToString) -> String {
        let text = value.to_string();
        self.words.tell(message, [(name, words::value(&text))])
    }

    /// A message with its texts.
    pub fn tell<const N: usize>(
        &self,
        message: Message,
        args: [(&'static str, String); N],
    ) -> String {
        let args = args.each_ref();
        self.words.tell(
            message,
            args.map(|(name, text)| (*name, words::value(text))),
        )
    }

    /// How a contestant is called in the event.
    #[must_use]
    pub fn name(&self, id: ContestantId) -> String {
        self.event.contestants[id.index()].name.to_string()
    }

    /// A part of the whole, in per cent where that is a whole number.
    #[must_use]
    pub fn share(&self, weight: &Exact) -> String {
        let percent = weight.clone() * Exact::int(100);
        match percent.to_i64() {
            Some(percent) => self.one(Message::AwardPercent, "percent", percent),
            None => weight.to_string(),
        }
    }

    fn signed(&self, value: &Exact) -> String {
        let sign = if value.signum() < 0 { "" } else { "+" };
        format!("{sign}{}", value.told(4, self.words))
    }

    fn direction(&self, side: Direction) -> String {
        self.say(match side {
            Direction::Ns => Message::NorthSouth,
            Direction::Ew => Message::EastWest,
        })
    }

    /// An explanation as numbered lines.
    #[must_use]
    pub fn explanation(&self, steps: &[ExplainStep]) -> String {
        let mut out = String::new();
        for (i, step) in steps.iter().enumerate() {
            let _ = write!(out, "{}. {}", i + 1, self.fact(&step.fact));
            if let Some(value) = &step.value {
                let _ = write!(out, " = {}", value.told(4, self.words));
            }
            if !step.rule.is_empty() {
                let _ = write!(out, "  [{}]", self.words.ground(&step.rule));
            }
            out.push('\n');
        }
        out
    }

    /// A step in words.
    #[must_use]
    pub fn fact(&self, fact: &Fact) -> String {
        use Message as M;
        match fact {
            Fact::TableScore(side, score) => {
                let message = match side {
                    Direction::Ns => M::FactTableScore,
                    Direction::Ew => M::FactTableScoreEw,
                };
                self.one(message, "score", plus(*score))
            }
            Fact::Part(part) => self.tell(
                M::FactPart,
                [
                    ("share", self.share(&part.weight)),
                    ("score", plus(part.score)),
                ],
            ),
            Fact::Form(count) => self.one(M::FactForm, "count", count),
            Fact::Frequencies(side, lines) => {
                let line = |(score, count): &(i32, Exact)| {
                    format!("{} x {}", plus(*score), count.told(4, self.words))
                };
                let lines: Vec<_> = lines.iter().map(line).collect();
                let (side, lines) = (self.direction(*side), lines.join(", "));
                self.tell(M::FactFrequencies, [("side", side), ("lines", lines)])
            }
            Fact::Factor(expected, results) => self.tell(
                M::FactFactor,
                [
                    ("expected", expected.to_string()),
                    ("results", results.told(4, self.words)),
                ],
            ),
            Fact::Beats {
                score,
                beaten,
                frequency,
                factor,
                win,
            } => {
                let (beaten, frequency) =
                    (beaten.told(4, self.words), frequency.told(4, self.words));
                let sum = match factor.to_i64() {
                    Some(1) => format!("2 x {beaten} + {frequency} - 1"),
                    _ => format!("{factor} x (2 x {beaten} + {frequency}) - 1"),
                };
                let message = if *win == 1 {
                    M::FactBeatsHalved
                } else {
                    M::FactBeats
                };
                self.tell(
                    message,
                    [
                        ("score", plus(*score)),
                        ("beaten", beaten),
                        ("frequency", frequency),
                        ("sum", sum),
                    ],
                )
            }
            Fact::CrossImps(score) => self.one(M::FactCrossImps, "score", plus(*score)),
            Fact::Against(place) => self.one(M::FactAgainst, "result", self.result(*place)),
            Fact::Counted(place) => self.one(M::FactCounted, "result", self.result(*place)),
            Fact::Mean(count) => self.one(M::FactMean, "count", count.told(4, self.words)),
            Fact::Datum(trim, mean) => self.tell(
                M::FactDatum,
                [
                    ("trim", trim.to_string()),
                    ("mean", mean.told(PLACES, self.words)),
                ],
            ),
            Fact::Par => self.say(M::FactPar),
            Fact::Difference(score, other) => self.tell(
                M::FactDifference,
                [("score", plus(*score)), ("other", self.signed(other))],
            ),
            Fact::WeightedDifference(weight, score, other) => self.tell(
                M::FactWeightedDifference,
                [
                    ("share", self.share(weight)),
                    ("score", plus(*score)),
                    ("other", plus(*other)),
                ],
            ),
            Fact::WeightedPart(weight, value) => self.tell(
                M::FactWeightedPart,
                [
                    ("share", self.share(weight)),
                    ("value", value.told(4, self.words)),
                ],
            ),
            Fact::Award(award) => self.one(M::FactAward, "award", self.award(award)),
            Fact::OwnAverage {
                points,
                possible,
                boards,
            } => self.own_average(points, possible, *boards),
            Fact::OverTheCap(cap) => self.one(M::FactOverTheCap, "cap", cap),
            Fact::AssignedIsBetter => self.say(M::FactAssignedBetter),
            Fact::Complement => self.say(M::FactComplement),
            Fact::Redress(a, b, c, case) => self.tell(
                M::FactRedress,
                [
                    ("a", a.told(4, self.words)),
                    ("b", b.told(4, self.words)),
                    ("c", c.told(4, self.words)),
                    ("case", self.redress(*case)),
                ],
            ),
            Fact::Points => self.say(M::FactPoints),
            Fact::Rounded(unit) => self.one(M::FactRounded, "unit", unit.told(4, self.words)),
            Fact::Balanced => self.say(M::FactBalanced),
            Fact::NotPlayed => self.say(M::FactNotPlayed),
            Fact::Absent => self.say(M::FactAbsent),
            Fact::Scores => self.say(M::FactScores),
            Fact::Sum => self.say(M::FactSum),
            Fact::Board {
                board,
                session,
                round,
            } => {
                let name = &self.event.boards[board.index()];
                self.board(&name.to_string(), *session, *round) + "."
            }
            _ => self.match_fact(fact),
        }
    }

    fn match_fact(&self, fact: &Fact) -> String {
        use Message as M;
        match fact {
            Fact::Match(label) => self.label(label) + ".",
            Fact::DecidedElsewhere => self.say(M::FactDecidedElsewhere),
            Fact::CutShort { missing, award } => self.tell(
                M::FactCutShort,
                [
                    ("missing", missing.to_string()),
                    ("award", self.award(award)),
                ],
            ),
            Fact::VoidMatch { boards, at_fault } => {
                let message = if *at_fault {
                    M::FactVoidAtFault
                } else {
                    M::FactVoidInnocent
                };
                self.one(message, "boards", boards)
            }
            Fact::Capped(cap) => self.one(M::FactCapped, "cap", cap),
            Fact::Percentage(points, available) => self.tell(
                M::FactPercentage,
                [
                    ("points", points.told(4, self.words)),
                    ("available", available.told(4, self.words)),
                ],
            ),
            Fact::Divided(by, results) => self.tell(
                M::FactDivided,
                [("share", self.share(by)), ("results", results.to_string())],
            ),
            Fact::WholeImps => self.say(M::FactWholeImps),
            Fact::Scale {
                scale,
                boards,
                column,
                margin,
            } => {
                let (scale, margin) = (scale.clone(), margin.told(4, self.words));
                match column {
                    Some((min, max)) => self.tell(
                        M::FactScaleColumn,
                        [
                            ("scale", scale),
                            ("min", min.to_string()),
                            ("max", max.to_string()),
                            ("margin", margin),
                        ],
                    ),
                    None => self.tell(
                        M::FactScale,
                        [
                            ("scale", scale),
                            ("boards", boards.to_string()),
                            ("margin", margin),
                        ],
                    ),
                }
            }
            Fact::WrongPairing(error) => {
                let message = if error.stronger {
                    M::FactPairingStronger
                } else {
                    M::FactPairingWeaker
                };
                let fault = self.say(if error.at_fault {
                    M::FaultOwn
                } else {
                    M::FaultNone
                });
                self.one(message, "fault", fault)
            }
            Fact::WrongSeating(true) => self.say(M::FactSeatingDirector),
            Fact::WrongSeating(false) => self.say(M::FactSeatingTeams),
            Fact::HybridBoards => self.say(M::FactHybridBoards),
            Fact::HybridPoints => self.say(M::FactHybridPoints),
            Fact::HybridQuotient {
                weight,
                scored,
                net,
                quotient,
            } => {
                let quotient = quotient.as_ref();
                let quotient = quotient.map_or_else(|| "-".to_owned(), |q| q.told(4, self.words));
                self.tell(
                    M::FactHybridQuotient,
                    [
                        ("share", self.share(weight)),
                        ("scored", scored.to_string()),
                        ("net", plus_i64(*net)),
                        ("quotient", quotient),
                    ],
                )
            }
            Fact::ByeOwnAverage(matches) => self.one(M::FactByeOwn, "matches", matches),
            Fact::ByeWithdrawn {
                own,
                complement,
                floor,
            } => self.tell(
                M::FactByeWithdrawn,
                [
                    ("own", own.told(4, self.words)),
                    ("complement", complement.told(4, self.words)),
                    ("floor", floor.told(4, self.words)),
                ],
            ),
            Fact::ByeGiven => self.say(M::FactByeGiven),
            Fact::Walkover(true) => self.say(M::FactWalkoverWon),
            Fact::Walkover(false) => self.say(M::FactWalkoverLost),
            Fact::ByeAveragePlus(boards) => self.one(M::FactByePlus, "boards", boards),
            Fact::KnockOutPenalty {
                times,
                beside_average_minus,
            } => {
                let message = if *beside_average_minus {
                    M::FactKnockOutPenaltyBeside
                } else {
                    M::FactKnockOutPenalty
                };
                self.one(message, "times", times)
            }
            _ => self.total_fact(fact),
        }
    }

    fn total_fact(&self, fact: &Fact) -> String {
        use Message as M;
        match fact {
            Fact::SatOut { count, each } => self.tell(
                M::FactSatOut,
                [
                    ("count", count.to_string()),
                    ("each", each.told(4, self.words)),
                ],
            ),
            Fact::Withdrew { count, each } => self.tell(
                M::FactWithdrew,
                [
                    ("count", count.to_string()),
                    ("each", each.told(4, self.words)),
                ],
            ),
            Fact::Carried(total, rule) => self.carried(total, rule),
            Fact::Penalty(amount, standard) => {
                let (message, times) = match amount {
                    PenaltyAmount::Standard(times) => (M::FactPenaltyStandard, times),
                    PenaltyAmount::Disciplinary(times) => (M::FactPenaltyDisciplinary, times),
                    PenaltyAmount::Points(_) => return self.say(M::FactPenaltyPoints),
                };
                let value = standard.told(4, self.words);
                self.tell(
                    message,
                    [("times", times.told(4, self.words)), ("value", value)],
                )
            }
            Fact::Percent(possible) => {
                self.one(M::FactPercent, "possible", possible.told(4, self.words))
            }
            Fact::Place { rank, sharing: 1 } => self.one(M::FactPlace, "rank", rank),
            Fact::Place { rank, sharing } => self.tell(
                M::FactPlaceShared,
                [("rank", rank.to_string()), ("count", sharing.to_string())],
            ),
            Fact::Unranked => self.say(M::FactUnranked),
            Fact::Test(trial) => self.trial(trial),
            Fact::KnockOutWins => self.say(M::FactKnockOutWins),
            Fact::Stratum(stratum, place) => self.tell(
                M::FactStratum,
                [("stratum", stratum.clone()), ("place", place.to_string())],
            ),
            Fact::ImpHandicap(handicap, place) => self.tell(
                M::FactImpHandicap,
                [
                    ("handicap", handicap.told(4, self.words)),
                    ("place", place.to_string()),
                ],
            ),
            Fact::Handicap(handicap, place) => self.tell(
                M::FactHandicap,
                [
                    ("handicap", handicap.told(4, self.words)),
                    ("place", place.to_string()),
                ],
            ),
            _ => self.say(M::FactTotal),
        }
    }

    /// A result as a line of a traveller: who, the contract, who was vulnerable, the score.
    fn result(&self, place: u32) -> String {
        let result = &self.event.results[place as usize];
        let side = |direction| {
            let names: Vec<_> = result
                .side(direction)
                .contestants()
                .map(|id| self.name(id))
                .collect();
            names.join("+")
        };
        let mut parts = Vec::new();
        let (played, told) = match result.play {
            Play::Untold => (None, None),
            Play::PassedOut => (Some(AssignedResult::PassedOut), None),
            Play::Played(played) => {
                let contract = PlayedContract {
                    contract: played.contract,
                    declarer: played.declarer,
                    tricks: played.tricks,
                };
                (Some(AssignedResult::Played(contract)), Some(played.vul))
            }
        };
        let board = &self.event.boards[result.board.index()];
        if let Some(vul) = told.or_else(|| board.vulnerability()) {
            parts.push(self.say(match vul {
                AbsoluteVulnerability::NS => Message::VulNs,
                AbsoluteVulnerability::EW => Message::VulEw,
                vul if vul.is_all() => Message::VulBoth,
                _ => Message::VulNone,
            }));
        }
        match &result.outcome {
            Outcome::Score(score) => {
                parts.extend(played.map(|one| notation::assigned(one, self.words)));
                parts.push(plus(*score));
            }
            Outcome::Ruled(ruling) => {
                if let Ruling::Sides([SideScore::Assigned(all) | SideScore::AtLeastPlus(all), _]) =
                    &**ruling
                {
                    let part = |part: &openroom_scoring::event::Weighted| {
                        let contract = part.contract.map_or_else(String::new, |contract| {
                            notation::assigned(AssignedResult::Played(contract), self.words) + ", "
                        });
                        format!(
                            "{} {contract}{}",
                            self.share(&part.weight),
                            plus(part.score)
                        )
                    };
                    parts.extend(all.iter().map(part));
                }
            }
            Outcome::NotPlayed | Outcome::Absent(_) => {}
        }
        let table = self.event.tables.get(result.table as usize);
        let table = table.filter(|name| !name.is_empty());
        let table = table.map(|name| self.one(Message::ScoreTable, "name", name));
        let who = format!("{} - {}", side(Direction::Ns), side(Direction::Ew));
        let who = table.map_or(who.clone(), |table| format!("{table}, {who}"));
        format!("{who}: {}", parts.join(", "))
    }

    fn own_average(&self, points: &Exact, possible: &Exact, boards: i64) -> String {
        let (points, boards) = (points.told(4, self.words), boards.to_string());
        if possible.is_zero() {
            return self.tell(
                Message::FactOwnMean,
                [("points", points), ("boards", boards)],
            );
        }
        let possible = possible.told(4, self.words);
        self.tell(
            Message::FactOwnAverage,
            [
                ("points", points),
                ("possible", possible),
                ("boards", boards),
            ],
        )
    }

    fn carried(&self, total: &Exact, rule: &Rule) -> String {
        let total = total.told(4, self.words);
        match rule {
            Rule::Full => self.one(Message::FactCarriedFull, "total", total),
            Rule::Share(of) => self.tell(
                Message::FactCarriedShare,
                [("total", total), ("share", self.share(of))],
            ),
            Rule::WhiteBook {
                final_top,
                qualifying_top,
            } => self.tell(
                Message::FactCarriedFormula,
                [
                    ("total", total),
                    ("final", final_top.told(4, self.words)),
                    ("qualifying", qualifying_top.told(4, self.words)),
                ],
            ),
        }
    }

    fn redress(&self, case: RedressCase) -> String {
        self.say(match case {
            RedressCase::NoDamage => Message::RedressNoDamage,
            RedressCase::AllSelfInflicted => Message::RedressAll,
            RedressCase::PartlySelfInflicted => Message::RedressPartly,
            RedressCase::NoneSelfInflicted => Message::RedressNone,
        })
    }

    fn award(&self, award: &Award) -> String {
        match award {
            Award::Plus => self.say(Message::AwardPlus),
            Award::Average => self.say(Message::AwardAverage),
            Award::Minus => self.say(Message::AwardMinus),
            Award::Percent(percent) => self.one(
                Message::AwardPercent,
                "percent",
                percent.told(PLACES, self.words),
            ),
            Award::Complement => self.say(Message::AwardComplement),
            Award::Each(each) => self.tell(
                Message::AwardEach,
                [
                    ("first", self.award(&each[0])),
                    ("second", self.award(&each[1])),
                ],
            ),
        }
    }

    fn test(&self, test: Test, part: Option<Part>) -> String {
        let text = self.words.tie_test(test);
        let part = part.map(|part| match part {
            Part::Boards => self.say(Message::TestPartBoards),
            Part::Points => self.say(Message::TestPartPoints),
        });
        part.map_or(text.clone(), |part| format!("{text}, {part}"))
    }

    fn trial(&self, trial: &Trial) -> String {
        let figure = |(who, figure): &(ContestantId, Exact)| {
            format!("{} {}", self.name(*who), figure.told(4, self.words))
        };
        let mut figures: Vec<_> = trial
            .figures
            .iter()
            .take(MOST_FIGURES)
            .map(figure)
            .collect();
        if trial.figures.len() > MOST_FIGURES {
            figures.push("...".to_owned());
        }
        let test = self.test(trial.test, trial.part);
        self.tell(
            Message::FactTest,
            [("test", test), ("figures", figures.join(", "))],
        )
    }

    /// Why a contestant stands where it stands among equals.
    #[must_use]
    pub fn reason(&self, reason: &Reason) -> String {
        self.tell(
            Message::ScoreReason,
            [
                ("test", self.test(reason.test, reason.part)),
                ("figure", reason.figure.told(4, self.words)),
                ("paragraph", reason.test.paragraph().to_owned()),
            ],
        )
    }

    /// How some contestants are called; of many the first.
    fn names(&self, all: &[ContestantId]) -> String {
        let mut names: Vec<_> = all
            .iter()
            .take(MOST_FIGURES)
            .map(|&id| self.name(id))
            .collect();
        if all.len() > MOST_FIGURES {
            names.push("...".to_owned());
        }
        names.join(", ")
    }

    /// What the Director should look at.
    #[must_use]
    pub fn warning(&self, warning: &Warning) -> String {
        let about = |message, result: u32| {
            let board = self.event.results[result as usize].board;
            let board = self.event.boards[board.index()].to_string();
            let place = result.saturating_add(1).to_string();
            self.tell(message, [("result", place), ("board", board)])
        };
        match warning {
            Warning::AboveHundred { result } => about(Message::WarnAboveHundred, *result),
            Warning::OtherTableCancelled { result } => match self.event.edition {
                Edition::E2007 => about(Message::WarnOtherTable2007, *result),
                Edition::E2017 => about(Message::WarnOtherTable2017, *result),
            },
            Warning::WrongLine {
                contestant,
                result,
                results,
            } => {
                let board = self.event.results[*result as usize].board;
                self.tell(
                    Message::WarnWrongLine,
                    [
                        ("contestant", self.name(*contestant)),
                        ("board", self.event.boards[board.index()].to_string()),
                        ("results", results.to_string()),
                    ],
                )
            }
            Warning::SeveralSections { contestants } => self.one(
                Message::WarnSeveralSections,
                "contestants",
                self.names(contestants),
            ),
            Warning::NothingCarried { contestants } => self.one(
                Message::WarnNothingCarried,
                "contestants",
                self.names(contestants),
            ),
            Warning::UnequalBoards { fewest, most } => self.tell(
                Message::WarnUnequalBoards,
                [("fewest", fewest.to_string()), ("most", most.to_string())],
            ),
            Warning::ExtraBoards { teams, boards } => {
                let teams: Vec<_> = teams.iter().map(|&id| self.name(id)).collect();
                self.tell(
                    Message::WarnExtraBoards,
                    [("teams", teams.join(", ")), ("boards", boards.to_string())],
                )
            }
        }
    }

    fn board(&self, name: &str, session: u16, round: u32) -> String {
        let mut text = self.one(Message::Board, "number", name);
        if session > 0 {
            text += &format!(", {}", self.one(Message::ScoreSession, "number", session));
        }
        if round > 0 {
            text += &format!(", {}", self.one(Message::ScoreRound, "number", round));
        }
        text
    }

    fn label(&self, label: &MatchLabel) -> String {
        let mut parts = Vec::new();
        if let Some(id) = label.id {
            let name = &self.event.match_names[id.0 as usize];
            parts.push(self.one(Message::ScoreMatch, "name", name));
        }
        if label.round > 0 {
            parts.push(self.one(Message::ScoreRound, "number", label.round));
        }
        let name = |id: Option<ContestantId>| {
            id.map_or_else(|| self.say(Message::ScoreBye), |id| self.name(id))
        };
        parts.push(format!(
            "{} - {}",
            name(label.teams[0]),
            name(label.teams[1])
        ));
        parts.join(", ")
    }
}

fn plus(score: i32) -> String {
    format!("{score:+}")
}

fn plus_i64(score: i64) -> String {
    format!("{score:+}")
}

/// A figure as people of a language write it.
pub trait Figure {
    /// With so many decimals at most, and the mark of the language between.
    fn told(&self, places: u32, words: &Words) -> String;
}

impl Figure for Exact {
    fn told(&self, places: u32, words: &Words) -> String {
        words.decimal(&self.decimal(places))
    }
}

impl Words {
    /// The name of a test by which ties are broken.
    #[must_use]
    pub fn tie_test(&self, test: Test) -> String {
        self.say(match test {
            Test::OwnMatchFinal | Test::KnockOutOwnMatch => Message::TestOwnMatch,
            Test::OwnMatchBasic => Message::TestOwnMatchBasic,
            Test::BeatAllFinal => Message::TestBeatAll,
            Test::AmongThemselvesFinal => Message::TestAmong,
            Test::BeatAllBasic => Message::TestBeatAllBasic,
            Test::AmongThemselvesBasic => Message::TestAmongBasic,
            Test::MatchesWon => Message::TestMatchesWon,
            Test::TieBreakPoints => Message::TestTieBreakPoints,
            Test::BasicMethod => Message::TestBasicMethod,
            Test::BoardCount => Message::TestBoardCount,
            Test::KnockOutNet => Message::TestKnockOutNet,
        })
    }
}
