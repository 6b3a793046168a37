//! `openroom rule`: what an organiser works out beside the scores, with the paragraph behind it.

use std::fmt::Write as _;
use std::process::ExitCode;

use openroom_cases::guide::{Spoiler, from_field, guide_weight};
use openroom_scoring::event::Structure;
use openroom_scoring::federation::MatchRules;
use openroom_scoring::organising::{
    InSet, Replacement, Spoilt, Triangle, extra_boards_of_pivot, may_replace, triangles,
};
use openroom_scoring::tie_break::{extra_boards, extra_boards_of_three};
use openroom_scoring::{Exact, adjusted};
use openroom_tournament::private_match::{self, BoardRuled, Standing, SubstituteBoard};
use openroom_tournament::screens::{self, CallBehindScreen, Crossed, LeadBehindScreen, Opened};
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
  openroom rule spoilt-board --first 1430 --field 680 --field 650 --by nobody
  openroom rule extra-boards 48 --pivot
  openroom rule wrong-pairing --actual 50 --correct 60 --correct 54
  openroom rule screen-lead --opened declaring-side
  openroom rule private-request --judgement --cards-taken
  openroom rule private-board 7 --boards 32 --cancelled
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
    /// A board that cannot be played at the second table: what is the first result worth (White Book 12.6, 86.1, 86.3; 2007 Laws)?
    SpoiltBoard {
        /// The score of the team that had the good result, as that team sees it
        #[arg(long, value_name = "POINTS", allow_hyphen_values = true)]
        first: i32,
        /// Another result on the board, in the same direction, or par; several may be given
        #[arg(long, value_name = "POINTS", allow_hyphen_values = true)]
        field: Vec<i32>,
        /// Who spoilt the board for the second table
        #[arg(long, value_enum)]
        by: SpoiltBy,
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
    /// An irregular call at a table with a screen (White Book 151.4.1)
    ScreenCall {
        /// Has it crossed the screen?
        #[arg(long, value_enum)]
        crossed: HasCrossed,
        /// It is inadmissible (Law 35): a double of the own side, a bid of eight ...
        #[arg(long)]
        inadmissible: bool,
    },
    /// An opening lead out of turn at a table with a screen (White Book 151.4.1)
    ScreenLead {
        /// Who opened the screen?
        #[arg(long, value_enum)]
        opened: OpenedBy,
        /// The proper leader has led face up too
        #[arg(long)]
        both: bool,
    },
    /// A match without a Director: does a request for a ruling count (White Book 162.2, 162.3)?
    PrivateRequest(Asked),
    /// A match without a Director: is a substitute board played, and which penalty is usual (White Book 162.6)?
    PrivateBoard(RuledBoard),
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

#[derive(Debug, clap::Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an option of the command"
)]
struct Asked {
    /// It needs more than the plain Law: a Director’s judgement
    #[arg(long)]
    judgement: bool,
    /// There was only a remark, or rights were reserved: nobody said that a ruling would be asked for
    #[arg(long)]
    remark_only: bool,
    /// The side had already called on the next board
    #[arg(long)]
    called_on_next: bool,
    /// The round was over: a pair had compared scores
    #[arg(long)]
    round_over: bool,
    /// Attention was drawn after the cards of the next board were taken out
    #[arg(long)]
    cards_taken: bool,
    /// What it is about became known only later
    #[arg(long)]
    known_later: bool,
    /// It was not confirmed before the scores were compared
    #[arg(long)]
    unconfirmed: bool,
    /// It was withdrawn after the comparison
    #[arg(long)]
    withdrawn: bool,
}

#[derive(Debug, clap::Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an option of the command"
)]
struct RuledBoard {
    /// The board that was ruled on
    #[arg(value_parser = clap::value_parser!(u32).range(1..=1000))]
    board: u32,
    /// The last board of the match
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1000))]
    boards: u32,
    /// The ruling gives an adjusted score
    #[arg(long, required_unless_present = "cancelled")]
    adjusted: bool,
    /// The ruling cancels the board
    #[arg(long, conflicts_with = "adjusted")]
    cancelled: bool,
    /// The last set had begun when that became known
    #[arg(long)]
    last_set_begun: bool,
    /// The match is scored by total points
    #[arg(long)]
    total_points: bool,
    /// The offence is one against Law 74: conduct
    #[arg(long)]
    conduct: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum HasCrossed {
    /// The tray has not been pushed
    No,
    /// It has
    Yes,
    /// The offender’s screen-mate pushed it without seeing what was wrong
    ByScreenMate,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum OpenedBy {
    /// The screen is shut
    Nobody,
    /// Declarer or dummy
    DeclaringSide,
    /// A defender, or somebody else
    Another,
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

/// Who spoilt a board.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum SpoiltBy {
    /// The opponents of the team that had the good result
    OtherTeam,
    /// Nobody
    Nobody,
    /// The team that had the good result, by an error at the second table
    SecondTable,
    /// The team that had the good result, otherwise
    SameTeam,
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
        Rule::SpoiltBoard { first, field, by } => Ok(spoilt_board(*first, field, *by, words)),
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
            let mut standing = correct.iter().chain([actual]);
            if let Some(vps) = standing.find(|vps| vps.signum() < 0) {
                let args = [("vps", vps.told(2, words).into())];
                return Err(words.tell(Message::RuleNoSuchVps, args));
            }
            if let Some(won) = won.as_ref().filter(|won| won.signum() < 0 || *won > most) {
                let args = [
                    ("vps", won.told(2, words).into()),
                    ("most", most.told(2, words).into()),
                ];
                return Err(words.tell(Message::RuleNotWon, args));
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
        Rule::ScreenCall {
            crossed,
            inadmissible,
        } => Ok(screen_call(*crossed, *inadmissible, words)),
        Rule::ScreenLead { opened, both } => Ok(screen_lead(*opened, *both, words)),
        Rule::PrivateRequest(asked) => Ok(private_request(asked, words)),
        Rule::PrivateBoard(ruled) => Ok(private_board(ruled, words)),
        Rule::Triangles {
            rounds,
            break_after,
        } => {
            if let Some(after) = break_after
                .iter()
                .find(|&&after| after == 0 || after >= *rounds)
            {
                let args = [
                    ("after", (*after).into()),
                    ("last", rounds.saturating_sub(1).into()),
                ];
                return Err(words.tell(Message::RuleNoBreak, args));
            }
            Ok(plan(&triangles(*rounds, break_after), words))
        }
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

/// What is exceptional the Director judges: how far it is from the field is only a hint.
fn spoilt_board(first: i32, field: &[i32], by: SpoiltBy, words: &Words) -> Answer {
    let spoiler = match by {
        SpoiltBy::OtherTeam => Spoiler::OtherTeam,
        SpoiltBy::Nobody => Spoiler::Nobody,
        SpoiltBy::SecondTable => Spoiler::SecondTable,
        SpoiltBy::SameTeam => Spoiler::SameTeam,
    };
    let weight = guide_weight(spoiler);
    let imps = from_field(first, field);
    let mut parts = Vec::new();
    parts.extend(imps.map(|imps| words.tell(Message::RuleSpoiltBoard, [("imps", imps.into())])));
    let percent = ("percent", u32::from(weight).into());
    let message = match spoiler.is_entitled() {
        true => Message::RuleSpoiltEntitled,
        false => Message::RuleSpoiltNotEntitled,
    };
    parts.push(words.tell(message, [percent]));
    parts.push(words.say(Message::RuleSpoiltUsual));
    Answer {
        data: json!({"weight": weight, "entitled": spoiler.is_entitled(), "imps-from-field": imps}),
        text: parts.join(" "),
        paragraph: "12.6, 86.1, 86.3",
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
    let rules = MatchRules::default();
    let wrong = adjusted::is_assignment_error(&rules, actual, correct, most);
    if !wrong {
        return Answer {
            data: json!({"error": false}),
            text: words.say(match adjusted::are_far_apart(&rules, correct, most) {
                true => Message::RulePairingFarApart,
                false => Message::RulePairingRight,
            }),
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
        let gets = adjusted::after_assignment_error(&rules, won, error, most);
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

fn screen_call(crossed: HasCrossed, inadmissible: bool, words: &Words) -> Answer {
    let crossed = match crossed {
        HasCrossed::No => Crossed::No,
        HasCrossed::Yes => Crossed::Yes,
        HasCrossed::ByScreenMate => Crossed::ByScreenMate,
    };
    let found = screens::irregular_call(crossed, inadmissible);
    let (word, message) = match found {
        CallBehindScreen::Corrected => ("corrected", Message::RuleScreenCorrected),
        CallBehindScreen::UsualLaws => ("usual-laws", Message::RuleScreenUsual),
        CallBehindScreen::MustBeCorrected => ("must-be-corrected", Message::RuleScreenInadmissible),
        CallBehindScreen::Accepted => ("accepted", Message::RuleScreenAccepted),
    };
    Answer {
        data: json!({"call": word}),
        text: words.say(message),
        paragraph: found.paragraph(),
    }
}

fn screen_lead(opened: OpenedBy, both: bool, words: &Words) -> Answer {
    let opened = match opened {
        OpenedBy::Nobody => Opened::Nobody,
        OpenedBy::DeclaringSide => Opened::DeclaringSide,
        OpenedBy::Another => Opened::Another,
    };
    let (word, message) = match screens::lead_out_of_turn(opened, both) {
        LeadBehindScreen::Withdrawn => ("withdrawn", Message::RuleScreenLeadWithdrawn),
        LeadBehindScreen::Law54 => ("law-54", Message::RuleScreenLeadLaw),
        LeadBehindScreen::Accepted => ("accepted", Message::RuleScreenLeadAccepted),
        LeadBehindScreen::PenaltyCard => ("penalty-card", Message::RuleScreenLeadBoth),
    };
    Answer {
        data: json!({"lead": word}),
        text: words.say(message),
        paragraph: "151.4.1(c)",
    }
}

fn private_request(asked: &Asked, words: &Words) -> Answer {
    let found = private_match::standing(private_match::Request {
        judgement: asked.judgement,
        remark_only: asked.remark_only,
        called_on_next: asked.called_on_next,
        round_over: asked.round_over,
        cards_taken: asked.cards_taken,
        known_later: asked.known_later,
        unconfirmed: asked.unconfirmed,
        withdrawn: asked.withdrawn,
    });
    let (why, message) = match found {
        Standing::Counts => (None, Message::RuleRequestCounts),
        Standing::OnlyARemark => (Some("remark-only"), Message::RuleRequestRemark),
        Standing::TooLate => (Some("too-late"), Message::RuleRequestLate),
        Standing::AttentionTooLate => (Some("attention-too-late"), Message::RuleRequestAttention),
        Standing::NotConfirmed => (Some("unconfirmed"), Message::RuleRequestUnconfirmed),
        Standing::Withdrawn => (Some("withdrawn"), Message::RuleRequestWithdrawn),
    };
    Answer {
        data: json!({"counts": why.is_none(), "why": why}),
        text: words.say(message),
        paragraph: found.paragraph(),
    }
}

fn private_board(ruled: &RuledBoard, words: &Words) -> Answer {
    let was = match ruled.adjusted {
        true => BoardRuled::Adjusted,
        false => BoardRuled::Cancelled {
            last_set_begun: ruled.last_set_begun,
        },
    };
    let (number, first) = match private_match::substitute(ruled.board, ruled.boards, was) {
        SubstituteBoard::Adjusted => (None, words.say(Message::RuleSubstituteNone)),
        SubstituteBoard::TooLate => (None, words.say(Message::RuleSubstituteLate)),
        SubstituteBoard::Numbered(number) => {
            let args = [("board", ruled.board.into()), ("number", number.into())];
            (Some(number), words.tell(Message::RuleSubstituteBoard, args))
        }
    };
    let mut lines = vec![first];
    lines.push(words.say(match ruled.total_points {
        true => Message::RuleUsualPenaltyPoints,
        false => Message::RuleUsualPenaltyImps,
    }));
    if ruled.conduct {
        lines.push(words.say(Message::RuleUsualPenaltyConduct));
    }
    Answer {
        data: json!({
            "substitute": number,
            "usual-penalty": private_match::usual_penalty(ruled.total_points),
        }),
        text: lines.join(" "),
        paragraph: "162.6",
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
