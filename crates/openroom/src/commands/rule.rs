//! `openroom rule`: what an organiser works out beside the scores, with the paragraph behind it.

use std::fmt::Write as _;
use std::process::ExitCode;

use openroom_scoring::event::Structure;
use openroom_scoring::organising::{
    InSet, Replacement, Spoilt, Triangle, extra_boards_of_pivot, may_replace, triangles,
};
use openroom_scoring::tie_break::{extra_boards, extra_boards_of_three};
use openroom_scoring::{Exact, adjusted};
use openroom_words::scores::Figure as _;
use serde_json::{Value, json};

use super::input::print;
use crate::words::{Language, Message, Words};

/// Work out what the White Book says about a match, a board or a draw
///
/// Each answer names its paragraph. Nothing is decided that is for the Director to judge.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom rule illegal-method --offenders 55 --others 45
  openroom rule replace-board --structure knock-out --set last --known
  openroom rule extra-boards 48 --pivot
  openroom rule wrong-pairing --actual 50 --correct 60 --correct 54
  openroom rule triangles 7 --break-after 4")]
pub struct RuleArgs {
    #[command(subcommand)]
    rule: Rule,
    /// Machine-readable JSON
    #[arg(long, global = true)]
    json: bool,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

#[derive(Debug, clap::Subcommand)]
enum Rule {
    /// An illegal method or a fielded psyche: does the result stand, or is it 60/40 (White Book 40.3, 90.4.2)?
    IllegalMethod {
        /// What the offenders scored on the board, in per cent
        #[arg(long, value_name = "PERCENT")]
        offenders: Exact,
        /// What their opponents scored, in per cent
        #[arg(long, value_name = "PERCENT")]
        others: Exact,
        /// What an assigned score for another infraction would give the opponents, in per cent
        #[arg(long, value_name = "PERCENT")]
        assigned: Option<Exact>,
    },
    /// A board that cannot be scored at one table of a match: may it be replaced (White Book 86.2, 147.4)?
    ReplaceBoard {
        /// How the event goes
        #[arg(long, value_enum, default_value_t = Goes::KnockOut)]
        structure: Goes,
        /// How many boards
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
        boards: u32,
        /// The set in which it was
        #[arg(long, value_enum, default_value_t = WhichSet::Current)]
        set: WhichSet,
        /// Somebody who would play the new board may know the result of the match without it
        #[arg(long)]
        known: bool,
        /// It cannot be played at once
        #[arg(long)]
        later: bool,
    },
    /// A tied knockout match: how many more boards (White Book 143.2)?
    ExtraBoards {
        /// Boards of the match; of all matches together where three teams are tied
        #[arg(value_parser = clap::value_parser!(u32).range(1..=1000))]
        boards: u32,
        /// Three teams are tied
        #[arg(long, conflicts_with = "pivot")]
        three: bool,
        /// Pivot teams, as in the Hubert Phillips
        #[arg(long)]
        pivot: bool,
    },
    /// A match that should not have been drawn: is it an error for this contestant (White Book 165.1)?
    WrongPairing {
        /// The victory points that the actual opponent had
        #[arg(long, value_name = "VPS")]
        actual: Exact,
        /// The victory points of an opponent who would have been right; several may be given
        #[arg(long, value_name = "VPS", required = true)]
        correct: Vec<Exact>,
        /// The most that can be won in a match
        #[arg(long, value_name = "VPS", default_value = "20")]
        most: Exact,
        /// What the contestant won in the match: says what it gets
        #[arg(long, value_name = "VPS")]
        won: Option<Exact>,
        /// The contestant is to blame for the error
        #[arg(long)]
        at_fault: bool,
    },
    /// An odd number of teams: which rounds of a Swiss have short triangles and which long ones (White Book 166.2)?
    Triangles {
        /// The rounds
        #[arg(value_parser = clap::value_parser!(u32).range(1..=200))]
        rounds: u32,
        /// A break follows this round; several may be given
        #[arg(long, value_name = "ROUND")]
        break_after: Vec<u32>,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Goes {
    /// A knockout
    KnockOut,
    /// A Swiss
    Swiss,
    /// A round robin or anything else
    RoundRobin,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum WhichSet {
    /// The one being played
    Current,
    /// An earlier one
    Earlier,
    /// The last of the match
    Last,
}

/// An answer: as data, in words, and the paragraph.
struct Answer {
    data: Value,
    text: String,
    paragraph: &'static str,
}

/// Runs the command.
pub fn run(args: &RuleArgs) -> Result<ExitCode, String> {
    let words = Words::new(args.lang.unwrap_or_else(|| match args.json {
        true => Language::English,
        false => Language::of_environment(),
    }));
    let answer = answer(&args.rule, &words)?;
    let out = match args.json {
        true => {
            let mut data = answer.data;
            data["rule"] = json!(format!("White Book {}", answer.paragraph));
            data["text"] = json!(answer.text);
            format!("{data}\n")
        }
        false => {
            let ground = words.ground(&format!("White Book {}", answer.paragraph));
            format!("{} ({ground})\n", answer.text)
        }
    };
    print(|to| to.write_all(out.as_bytes()))
}

fn answer(rule: &Rule, words: &Words) -> Result<Answer, String> {
    match rule {
        Rule::IllegalMethod {
            offenders,
            others,
            assigned,
        } => {
            for percent in [Some(offenders), Some(others), assigned.as_ref()] {
                within_hundred(percent, words)?;
            }
            Ok(illegal_method(offenders, others, assigned.as_ref(), words))
        }
        Rule::ReplaceBoard {
            structure,
            boards,
            set,
            known,
            later,
        } => {
            let spoilt = Spoilt {
                structure: match structure {
                    Goes::KnockOut => Structure::KnockOut,
                    Goes::Swiss => Structure::Swiss,
                    Goes::RoundRobin => Structure::RoundRobin,
                },
                boards: *boards,
                set: match set {
                    WhichSet::Current => InSet::Current,
                    WhichSet::Earlier => InSet::Earlier,
                    WhichSet::Last => InSet::Last,
                },
                result_known: *known,
                at_once: !later,
            };
            Ok(replace_board(may_replace(spoilt), words))
        }
        Rule::ExtraBoards {
            boards,
            three,
            pivot,
        } => Ok(more_boards(*boards, *three, *pivot, words)),
        Rule::WrongPairing {
            actual,
            correct,
            most,
            won,
            at_fault,
        } => {
            if most.signum() <= 0 {
                return Err(words.say(Message::RuleMostVps));
            }
            Ok(wrong_pairing(
                actual,
                correct,
                most,
                won.as_ref(),
                *at_fault,
                words,
            ))
        }
        Rule::Triangles {
            rounds,
            break_after,
        } => Ok(plan(&triangles(*rounds, break_after), words)),
    }
}

fn within_hundred(percent: Option<&Exact>, words: &Words) -> Result<(), String> {
    match percent {
        Some(percent) if percent.signum() < 0 || *percent > Exact::int(100) => {
            let percent = percent.told(2, words);
            Err(words.tell(Message::RuleNotPercent, [("percent", percent.into())]))
        }
        _ => Ok(()),
    }
}

fn illegal_method(
    offenders: &Exact,
    others: &Exact,
    assigned: Option<&Exact>,
    words: &Words,
) -> Answer {
    let sixty = Exact::int(60);
    // Another infraction whose assigned score gives the non-offenders more than average plus goes first (40.3).
    if let Some(better) = assigned.filter(|assigned| **assigned > sixty) {
        let args = [("percent", better.told(2, words).into())];
        return Answer {
            data: json!({"adjust": "assigned", "others": better.decimal(4)}),
            text: words.tell(Message::RuleAssignedBetter, args),
            paragraph: "40.3, 90.4.2",
        };
    }
    match adjusted::illegal_method(offenders, others) {
        None => Answer {
            data: json!({"adjust": "none"}),
            text: words.say(Message::RuleResultStands),
            paragraph: "90.4.2",
        },
        Some([minus, plus]) => {
            let args = [
                ("offenders", minus.told(2, words).into()),
                ("others", plus.told(2, words).into()),
            ];
            Answer {
                data: json!({
                    "adjust": "artificial",
                    "offenders": minus.decimal(4),
                    "others": plus.decimal(4),
                }),
                text: words.tell(Message::RuleArtificial, args),
                paragraph: "90.4.2",
            }
        }
    }
}

fn replace_board(found: Replacement, words: &Words) -> Answer {
    let (word, message) = match found {
        Replacement::InThisSet => ("in-this-set", Message::RuleReplaceNow),
        Replacement::InTheNextSet => ("in-the-next-set", Message::RuleReplaceNext),
        Replacement::ResultKnown => ("result-known", Message::RuleResultKnown),
        Replacement::Disrupts => ("disrupts", Message::RuleDisrupts),
    };
    Answer {
        data: json!({"replace": found.is_allowed(), "how": word}),
        text: words.say(message),
        paragraph: found.paragraph(),
    }
}

fn more_boards(boards: u32, three: bool, pivot: bool, words: &Words) -> Answer {
    if pivot {
        let (rounds, each) = extra_boards_of_pivot(boards);
        let args = [
            ("boards", (rounds * each).into()),
            ("rounds", rounds.into()),
            ("each", each.into()),
        ];
        return Answer {
            data: json!({"boards": rounds * each, "rounds": rounds, "each": each}),
            text: words.tell(Message::RuleExtraPivot, args),
            paragraph: "143.2.1",
        };
    }
    let (more, paragraph) = match three {
        true => (extra_boards_of_three(boards), "143.2.2"),
        false => (extra_boards(boards), "143.2.1"),
    };
    Answer {
        data: json!({"boards": more}),
        text: words.tell(Message::RuleExtraBoards, [("boards", more.into())]),
        paragraph,
    }
}

fn wrong_pairing(
    actual: &Exact,
    correct: &[Exact],
    most: &Exact,
    won: Option<&Exact>,
    at_fault: bool,
    words: &Words,
) -> Answer {
    let wrong = adjusted::is_assignment_error(actual, correct, most);
    if !wrong {
        return Answer {
            data: json!({"error": false}),
            text: words.say(Message::RulePairingRight),
            paragraph: "165.1",
        };
    }
    let stronger = correct.iter().all(|other| actual > other);
    let mut data = json!({"error": true, "opponent": if stronger { "stronger" } else { "weaker" }});
    let mut text = words.say(match stronger {
        true => Message::RulePairingStronger,
        false => Message::RulePairingWeaker,
    });
    if let Some(won) = won {
        let error = openroom_scoring::event::AssignmentError { stronger, at_fault };
        let gets = adjusted::after_assignment_error(won, error, most);
        data["vps"] = json!(gets.decimal(4));
        let args = [("vps", gets.told(2, words).into())];
        let _ = write!(text, " {}", words.tell(Message::RulePairingGets, args));
    }
    Answer {
        data,
        text,
        paragraph: "165.1, 165.2",
    }
}

fn plan(all: &[Triangle], words: &Words) -> Answer {
    let mut round = 1;
    let (mut data, mut lines) = (Vec::new(), Vec::new());
    for triangle in all {
        let (word, message, last) = match triangle {
            Triangle::Short => ("short", Message::RuleTriangleShort, round),
            Triangle::Long => ("long", Message::RuleTriangleLong, round + 1),
        };
        data.push(json!({"from": round, "to": last, "triangle": word}));
        let args = [("from", round.into()), ("to", last.into())];
        lines.push(words.tell(message, args));
        round = last + 1;
    }
    Answer {
        data: json!({"triangles": data}),
        text: lines.join("\n"),
        paragraph: "166.2",
    }
}
