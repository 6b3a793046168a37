//! `openroom system`: system cards and what a policy permits of them.

use std::fmt::Write as _;
use std::process::ExitCode;

use openroom_systems::card::{Against, Agreement, Kind, Psychic};
use openroom_systems::check::{Finding, Ground, Report, Unsaid, check};
use openroom_systems::policy::{Exception, Standing};
use openroom_systems::{Card, Method, Policy};
use serde_json::{Value, json};

use super::input::{Source, print};
use crate::words::{Language, Message, Words};

/// Check a system card against what an event permits, show a card, or list what is permitted (White Book 171)
///
/// A CARD is a file in YAML or JSON as docs/systems.md describes it: what each opening and overcall shows, in the notation of
/// `openroom comparable`. A POLICY is wbf-category-3 or a file.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  openroom system check card.yaml
  openroom system check card.yaml --policy ours.yaml --boards 24 --lang pt
  openroom system show card.yaml
  openroom system policy wbf-category-3 --lang it")]
pub struct SystemArgs {
    #[command(subcommand)]
    what: What,
    /// Language: en, pt, es, es-ES, it or ro
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Say what of a card is not permitted, with a hand that shows it (exit status 1 if the card may not be played)
    Check {
        /// The system card
        card: Source,
        /// What is permitted
        #[arg(long, default_value = "wbf-category-3")]
        policy: String,
        /// How many boards the match has
        #[arg(long)]
        boards: Option<u16>,
        /// Machine-readable JSON
        #[arg(long)]
        json: bool,
    },
    /// Show a card in words
    Show {
        /// The system card
        card: Source,
    },
    /// List what a policy permits
    Policy {
        /// The policy
        policy: String,
    },
}

/// Runs the command.
pub fn run(args: &SystemArgs) -> Result<ExitCode, String> {
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment));
    match &args.what {
        What::Check {
            card,
            policy,
            boards,
            json,
        } => {
            let card = read(card, &words)?;
            let policy = policy_of(policy, &words)?;
            let report = check(&card, &policy, *boards);
            let out = match json {
                true => format!("{}\n", as_json(&report, &words)),
                false => checked(&card, &policy, *boards, &report, &words),
            };
            print(|to| to.write_all(out.as_bytes()))?;
            Ok(match report.standing() {
                Standing::Barred => ExitCode::from(1),
                _ => ExitCode::SUCCESS,
            })
        }
        What::Show { card } => {
            let out = shown(&read(card, &words)?, &words);
            print(|to| to.write_all(out.as_bytes()))
        }
        What::Policy { policy } => {
            let out = permitted(&policy_of(policy, &words)?, &words);
            print(|to| to.write_all(out.as_bytes()))
        }
    }
}

fn read(source: &Source, words: &Words) -> Result<Card, String> {
    let text = source.read()?;
    Card::read(&text).map_err(|fault| format!("{source}: {}", words.said(&fault.said())))
}

/// A policy that comes with the program, or one of a file.
fn policy_of(name: &str, words: &Words) -> Result<Policy, String> {
    if let Some(known) = Policy::named(name) {
        return Ok(known);
    }
    let source: Source = name.parse().unwrap_or(Source::StandardInput);
    let text = source.read()?;
    Policy::read(&text).map_err(|fault| format!("{source}: {}", words.said(&fault.said())))
}

fn kind(kind: Kind) -> Message {
    match kind {
        Kind::Natural => Message::SystemKindNatural,
        Kind::StrongClub => Message::SystemKindStrongClub,
        Kind::StrongDiamond => Message::SystemKindStrongDiamond,
        Kind::StrongPass => Message::SystemKindStrongPass,
        Kind::Other => Message::SystemKindOther,
    }
}

fn method(method: Method) -> Message {
    use Message as M;
    match method {
        Method::PassShowsOpening => M::SystemMethodPassShowsOpening,
        Method::WeakerThanPass => M::SystemMethodWeakerThanPass,
        Method::KingBelow => M::SystemMethodKingBelow,
        Method::LengthOrShortness => M::SystemMethodLengthOrShortness,
        Method::LengthInEither => M::SystemMethodLengthInEither,
        Method::BrownOpening => M::SystemMethodBrownOpening,
        Method::UnknownOvercall => M::SystemMethodUnknownOvercall,
        Method::WeakTwoSuiter => M::SystemMethodWeakTwoSuiter,
        Method::PsychicProtected => M::SystemMethodPsychicProtected,
        Method::PsychicRequired => M::SystemMethodPsychicRequired,
        Method::EncryptedSignals => M::SystemMethodEncryptedSignals,
        Method::RandomOpening => M::SystemMethodRandomOpening,
    }
}

fn standing(standing: Standing) -> Message {
    match standing {
        Standing::Permitted => Message::SystemPermitted,
        Standing::Flagged => Message::SystemFlagged,
        Standing::Barred => Message::SystemBarred,
    }
}

fn exception(exception: Exception) -> Message {
    match exception {
        Exception::MinorInStrongSystem => Message::SystemExceptMinor,
        Exception::StrongTypes => Message::SystemExceptStrongTypes,
        Exception::WeakTwoInEitherMajor => Message::SystemExceptEitherMajor,
        Exception::SolidSuit => Message::SystemExceptSolid,
        Exception::NaturalNotrump => Message::SystemExceptNotrump,
        Exception::StrongCueBid => Message::SystemExceptCueBid,
        Exception::StopperCueBid => Message::SystemExceptStopper,
        Exception::Defences => Message::SystemExceptDefences,
    }
}

fn unsaid(unsaid: Unsaid) -> Message {
    match unsaid {
        Unsaid::Pass => Message::SystemUnsaidPass,
        Unsaid::Overcalls => Message::SystemUnsaidOvercalls,
        Unsaid::EncryptedSignals => Message::SystemUnsaidSignals,
        Unsaid::Psychics => Message::SystemUnsaidPsychics,
        Unsaid::Style => Message::SystemUnsaidStyle,
    }
}

/// What it rests on that a finding stands where it does; nothing if it is what the policy says of the method.
fn ground(ground: &Ground, words: &Words) -> Option<String> {
    match ground {
        Ground::Policy => None,
        Ground::Defence => Some(words.say(Message::SystemGroundDefence)),
        Ground::Agreement(name) => Some(words.tell(
            Message::SystemGroundAgreement,
            [("name", name.as_str().into())],
        )),
        Ground::Director { by, reason } => Some(words.tell(
            Message::SystemGroundDirector,
            [
                ("by", by.as_str().into()),
                ("reason", reason.as_str().into()),
            ],
        )),
    }
}

/// What makes the difference, in figures.
fn why(found: &Finding, words: &Words) -> Option<String> {
    let points = found.points?;
    let (message, name) = match found.method {
        Method::PassShowsOpening => (Message::SystemWhyPointsFrom, "points"),
        Method::WeakerThanPass => (Message::SystemWhyPassFrom, "points"),
        Method::KingBelow => (Message::SystemWhyPointsTo, "points"),
        Method::WeakTwoSuiter => (Message::SystemWhyCards, "cards"),
        Method::UnknownOvercall => (Message::SystemWhyKnown, "cards"),
        _ => (Message::SystemWhyPointsBelow, "points"),
    };
    Some(words.tell(message, [(name, u32::from(points).into())]))
}

/// The place as people write it; the whole card has none.
fn place(found: &Finding, words: &Words) -> String {
    match found.place {
        openroom_systems::Place::Card => words.say(Message::SystemDeclared),
        place => place.to_string(),
    }
}

fn checked(
    card: &Card,
    policy: &Policy,
    boards: Option<u16>,
    report: &Report,
    words: &Words,
) -> String {
    let args = [
        ("name", card.name.as_str().into()),
        ("policy", policy.name.as_str().into()),
    ];
    let mut out = words.tell(Message::SystemChecked, args);
    out.push('\n');
    let length = match boards {
        None => words.say(Message::SystemAnyMatch),
        Some(boards) => {
            let message = match boards >= policy.terms.long_match {
                true => Message::SystemLongMatch,
                false => Message::SystemShortMatch,
            };
            words.tell(message, [("boards", u32::from(boards).into())])
        }
    };
    let _ = writeln!(out, "{length}\n");
    for one in &report.findings {
        out += &finding(one, words);
    }
    if report.findings.is_empty() {
        let _ = writeln!(out, "{}\n", words.say(Message::SystemNothing));
    }
    if !report.unsaid.is_empty() {
        let _ = writeln!(out, "{}", words.say(Message::SystemUnsaid));
        for one in &report.unsaid {
            let _ = writeln!(out, "  {}", words.say(unsaid(*one)));
        }
        out.push('\n');
    }
    if let Some(style) = &report.other_style {
        let args = [
            ("style", style.as_str().into()),
            ("styles", policy.cards.join(", ").into()),
        ];
        let _ = writeln!(out, "{}\n", words.tell(Message::SystemOtherStyle, args));
    }
    let verdict = match report.standing() {
        Standing::Permitted => Message::SystemMay,
        Standing::Flagged => Message::SystemMayMarked,
        Standing::Barred => Message::SystemMayNot,
    };
    let decides = words.say(Message::SystemDirectorDecides);
    let _ = writeln!(out, "{} {decides}", words.say(verdict));
    out
}

fn finding(found: &Finding, words: &Words) -> String {
    let suits: Vec<&str> = found.suits.iter().map(|suit| suit.symbol()).collect();
    let suits = (!suits.is_empty()).then(|| suits.join(" "));
    let reasons = why(found, words).into_iter().chain(suits);
    let example = found.witness.as_ref().map(|witness| {
        let args = [
            ("hand", words.hand_in_a_line(&witness.hand).into()),
            ("points", u32::from(witness.points).into()),
        ];
        words.tell(Message::SystemExample, args)
    });
    let paragraph = words.ground(&format!("White Book {}", found.method.paragraph()));
    let what = words.say(method(found.method));
    let stands = words.say(standing(found.standing));
    let mut out = format!(
        "{}: {stands}\n  {what} ({paragraph})\n",
        place(found, words)
    );
    for line in reasons.chain(example).chain(ground(&found.ground, words)) {
        let _ = writeln!(out, "  {line}");
    }
    out.push('\n');
    out
}

fn as_json(report: &Report, words: &Words) -> Value {
    let one = |found: &Finding| {
        let mut value = json!({
            "place": found.place.to_string(),
            "line": found.line,
            "method": found.method.word(),
            "paragraph": found.method.paragraph(),
            "standing": found.standing.word(),
            "text": words.say(method(found.method)),
        });
        if let Some(witness) = &found.witness {
            value["hand"] = json!(witness.hand);
        }
        if let Some(ground) = ground(&found.ground, words) {
            value["ground"] = json!(ground);
        }
        value
    };
    let silent = report.unsaid.iter().map(|one| words.say(unsaid(*one)));
    json!({
        "standing": report.standing().word(),
        "findings": report.findings.iter().map(one).collect::<Vec<_>>(),
        "not-said": silent.collect::<Vec<_>>(),
    })
}

fn line(agreed: &Agreement, words: &Words) -> String {
    let psychic = agreed.psychic.map(|one| match one {
        Psychic::Protected => Message::SystemMethodPsychicProtected,
        Psychic::Required => Message::SystemMethodPsychicRequired,
    });
    let marks = [
        agreed.natural.then_some(Message::SystemKindNatural),
        agreed.solid.then_some(Message::SystemMarkSolid),
        agreed.two_suiter.then_some(Message::SystemMarkTwoSuiter),
        psychic,
    ];
    let marks = marks.into_iter().flatten().map(|one| words.say(one));
    let all: Vec<String> = [words.meaning(&agreed.meaning)]
        .into_iter()
        .chain(marks)
        .collect();
    format!("  {:<5} {}\n", agreed.call.to_string(), all.join("; "))
}

fn shown(card: &Card, words: &Words) -> String {
    let mut out = format!("{} ({})\n", card.name, words.say(kind(card.kind)));
    let mut part = |heading: String, calls: &[Agreement]| {
        let lines: String = calls.iter().map(|one| line(one, words)).collect();
        out += &format!("\n{heading}\n{lines}");
    };
    part(words.say(Message::SystemOpenings), &card.openings);
    let over = |message, opening: String| words.tell(message, [("opening", opening.into())]);
    for one in &card.overcalls {
        part(
            over(Message::SystemOvercalls, one.opening.to_string()),
            &one.calls,
        );
    }
    for one in &card.defences {
        let message = match one.against {
            Against::StrongArtificial => Message::SystemDefenceStrong,
            Against::BrownSticker => Message::SystemDefenceBrown,
            Against::Unusual => Message::SystemDefenceUnusual,
        };
        part(over(message, one.over.opening.to_string()), &one.over.calls);
    }
    let _ = writeln!(out, "\n{}", words.say(Message::SystemDeclared));
    for (what, said) in [
        (Method::EncryptedSignals, card.declared.encrypted_signals),
        (Method::PsychicProtected, card.declared.psychics_protected),
        (Method::PsychicRequired, card.declared.psychics_required),
    ] {
        let said = words.say(match said {
            Some(true) => Message::SystemYes,
            Some(false) => Message::SystemNo,
            None => Message::SystemNotSaid,
        });
        let _ = writeln!(out, "  {}: {said}", words.say(method(what)));
    }
    if !card.rulings.is_empty() {
        let _ = writeln!(out, "\n{}", words.say(Message::SystemRulings));
    }
    for one in &card.rulings {
        let what = words.say(method(one.method));
        let stands = words.say(standing(one.decision));
        let _ = writeln!(
            out,
            "  {}: {what}: {stands} ({}: {})",
            one.place, one.by, one.reason
        );
    }
    out
}

fn permitted(policy: &Policy, words: &Words) -> String {
    let level = policy.level.iter().map(|level| format!(" ({level})"));
    let mut out = format!("{}{}\n", policy.name, level.collect::<String>());
    let terms = policy.terms;
    let _ = writeln!(out, "\n{}", words.say(Message::SystemPolicyTerms));
    for (message, number) in [
        (Message::SystemTermAverage, u16::from(terms.average)),
        (Message::SystemTermStrong, u16::from(terms.strong())),
        (Message::SystemTermOpening, u16::from(terms.opening)),
        (Message::SystemTermLength, u16::from(terms.length)),
        (Message::SystemTermKnownSuit, u16::from(terms.known_suit)),
        (Message::SystemTermWeakTwo, u16::from(terms.weak_two)),
        (
            Message::SystemTermRandomBelow,
            u16::from(terms.random_below),
        ),
        (Message::SystemTermLongMatch, terms.long_match),
    ] {
        let _ = writeln!(out, "  {}: {number}", words.say(message));
    }
    let _ = writeln!(out, "\n{}", words.say(Message::SystemPolicyMethods));
    for (at, (_, one)) in Method::ALL.into_iter().enumerate() {
        let both = policy.methods[at];
        let stands = match both.short == both.long {
            true => words.say(standing(both.short)),
            false => {
                let args = [
                    ("short", words.say(standing(both.short)).into()),
                    ("long", words.say(standing(both.long)).into()),
                ];
                words.tell(Message::SystemShortLong, args)
            }
        };
        let _ = writeln!(
            out,
            "  {} ({}): {stands}",
            words.say(method(one)),
            one.paragraph()
        );
    }
    let _ = writeln!(out, "\n{}", words.say(Message::SystemPolicyExceptions));
    for one in &policy.exceptions {
        let _ = writeln!(out, "  {}", words.say(exception(*one)));
    }
    let _ = writeln!(out, "\n{}", words.say(Message::SystemAgreements));
    for one in &policy.agreements {
        let _ = writeln!(
            out,
            "  {}: {}: {}",
            one.place,
            one.name,
            words.meaning(&one.meaning)
        );
    }
    if policy.agreements.is_empty() {
        let _ = writeln!(out, "  {}", words.say(Message::SystemNoAgreements));
    }
    if !policy.cards.is_empty() {
        let args = [("styles", policy.cards.join(", ").into())];
        let _ = writeln!(out, "\n{}", words.tell(Message::SystemStyles, args));
    }
    out
}
