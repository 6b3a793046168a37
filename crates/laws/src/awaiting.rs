//! What a board waits for: at most one answer at a time, as plain data.

use core::fmt;

use contract_bridge::{Card, Seat, Suit};
use openroom_said::{Arg, Said, ToArg, said};
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use crate::clause::Clause;
use crate::edition::Edition;
use crate::entry::{AtTrick, Meant, Remedy, Requirement, Spoken, Strains};
use crate::notation::{seat_text, suit_text, written};

/// The answer that the board waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Awaiting {
    /// Who is to answer.
    pub by: Asked,
    /// The clause that gives him the choice or needs the finding.
    pub law: Clause,
    /// What is asked.
    pub question: Question,
}

/// `{by: W, law: 27A1, options: [accepts, declines]}`, of the Director `{by: D, law: 27B1b, ask: comparable}`; where a player has taken back
/// several calls, `to: 8C` says with which the comparison is.
impl Serialize for Awaiting {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("by", &self.by)?;
        map.serialize_entry("law", &self.law)?;
        match &self.question {
            Question::Fact(fact) => {
                map.serialize_entry("ask", fact.word())?;
                if let Fact::Comparable(Some(to)) = fact {
                    map.serialize_entry("to", &to.to_string())?;
                }
            }
            Question::Options(options) => map.serialize_entry("options", options)?,
        }
        map.end()
    }
}

/// Who is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asked {
    /// The Director.
    Director,
    /// One player.
    Player(Seat),
    /// Either of two.
    Either(Seat, Seat),
    /// All of several, each for himself: they must all give the same answer (68D2bi).
    All(Vec<Seat>),
}

/// A seat, `D`, or a list of seats.
impl Serialize for Asked {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Director => serializer.serialize_str("D"),
            Self::Player(seat) => serializer.serialize_str(seat_text(*seat)),
            Self::Either(one, other) => written::all(&[*one, *other], serializer),
            Self::All(seats) => written::all(seats, serializer),
        }
    }
}

impl Asked {
    /// The seats that are asked; none if it is the Director.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Self::Director => Vec::new(),
            Self::Player(seat) => vec![*seat],
            Self::Either(one, other) => vec![*one, *other],
            Self::All(seats) => seats.clone(),
        }
    }

    /// Whether this seat is asked.
    #[must_use]
    pub fn includes(&self, seat: Seat) -> bool {
        match self {
            Self::Director => false,
            Self::Player(one) => *one == seat,
            Self::Either(one, other) => *one == seat || *other == seat,
            Self::All(seats) => seats.contains(&seat),
        }
    }
}

impl ToArg for Asked {
    fn to_arg(&self) -> Arg {
        match self {
            Self::Director => said!("director", "the Director").to_arg(),
            Self::Player(seat) => seat.to_arg(),
            Self::Either(one, other) => one_or_other(one.to_arg(), other),
            Self::All(seats) => match seats.split_first() {
                Some((first, rest)) => rest.iter().fold(first.to_arg(), one_or_other),
                None => Self::Director.to_arg(),
            },
        }
    }
}

fn one_or_other(one: Arg, other: &Seat) -> Arg {
    said!("seat-or-seat", "{one} or {other}", one, other).to_arg()
}

/// What is asked: a fact of the Director, or a choice of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Question {
    /// What the Director is to find out.
    Fact(Fact),
    /// The actions that answer it.
    Options(Vec<Choice>),
}

/// What the Director is to find out; where only some answers are open, with those.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// Was the call unintended (25A)?
    Unintended,
    /// Is the replacement comparable (23A), or in 2007 contained in the first meaning (27B1b)? With the call that was withdrawn, where its
    /// maker has withdrawn several.
    Comparable(Option<Spoken>),
    /// What was an action meant as (28B, 29A, 53)?
    Meant(&'static [Meant]),
    /// Was the designation a slip of the tongue (45C4b)?
    Slip,
    /// Which card did declarer mean (46B)?
    Intended,
    /// Was it a claim, and of how many tricks (48B2)?
    Claim,
    /// Did that player revoke to that trick (61A)?
    Revoked(AtTrick),
    /// How many tricks does each side get (70, 71)?
    Tricks,
    /// Has a player seen a card of another hand (13)?
    Seen,
    /// Can the deal be put right and played (13)?
    Playable,
    /// Does what is known interfere with normal bidding or play (13, 16)?
    Interferes,
    /// Was the surplus card played to a quitted trick (13)?
    Quitted,
    /// Does the call differ from the one made on wrong cards (17D of 2007, 15A3 of 2017)?
    Differs,
    /// Has the side that acted without the Director forfeited its right to rectification (11A)?
    Forfeited,
    /// What is done about extraneous information (16C2 of 2007, 16D2 of 2017)?
    Remedy(&'static [Remedy]),
    /// Which adjusted score is given (12)?
    Adjust,
}

impl Fact {
    /// The word of the finding that answers, as in `{comparable: yes}`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Unintended => "unintended",
            Self::Comparable(_) => "comparable",
            Self::Meant(_) => "meant",
            Self::Slip => "slip",
            Self::Intended => "intended",
            Self::Claim => "claim",
            Self::Revoked(_) => "revoked",
            Self::Tricks => "tricks",
            Self::Seen => "seen",
            Self::Playable => "playable",
            Self::Interferes => "interferes",
            Self::Quitted => "quitted",
            Self::Differs => "differs",
            Self::Forfeited => "forfeited",
            Self::Remedy(_) => "remedy",
            Self::Adjust => "adjust",
        }
    }
}

impl Fact {
    /// What the Director is asked, in words.
    #[must_use]
    pub fn asks(self, edition: Edition) -> Said {
        match self {
            Self::Comparable(_) if edition == Edition::E2007 => said!(
                "ask-same-meaning",
                "Does the replacement have the same meaning as the insufficient bid, or a more precise one?"
            ),
            Self::Comparable(_) => said!(
                "ask-comparable",
                "Is the call that stands comparable to the withdrawn one?"
            ),
            Self::Unintended => said!(
                "ask-unintended",
                "Was the first call one that the player never meant to make: a slip, not a change of mind?"
            ),
            Self::Meant(open) if open.iter().all(|meant| meant.is_of_calls()) => said!(
                "ask-meant-call",
                "Did the player mean to call over the irregular call, or at their own turn?"
            ),
            Self::Meant(_) => said!(
                "ask-meant-card",
                "Did the player mean to lead, or to play to the card led?"
            ),
            Self::Slip => said!(
                "ask-slip",
                "Was the call of the first card a slip of the tongue?"
            ),
            Self::Intended => said!(
                "ask-intended",
                "Which card did declarer incontrovertibly intend?"
            ),
            Self::Claim => said!(
                "ask-claim",
                "Was showing the hand a claim? If so, of how many tricks?"
            ),
            Self::Revoked(at) => said!(
                "ask-revoked",
                "Did {seat} revoke on trick {trick}?",
                seat = at.by,
                trick = at.trick.to_string()
            ),
            Self::Tricks => said!("ask-tricks", "How many tricks does each side get?"),
            Self::Seen => said!("ask-seen", "Has a player seen a card of another hand?"),
            Self::Playable => said!(
                "ask-playable",
                "Can the deal be corrected and played normally?"
            ),
            Self::Interferes => said!(
                "ask-interferes",
                "Would the information interfere with normal bidding or play?"
            ),
            Self::Quitted => said!(
                "ask-quitted",
                "Was the surplus card played to a quitted trick?"
            ),
            Self::Differs => said!(
                "ask-differs",
                "Is this call different from the one made with the wrong cards?"
            ),
            Self::Forfeited => said!(
                "ask-forfeited",
                "The non-offending side carried on without the Director. Has it forfeited its right to rectification?"
            ),
            Self::Remedy(_) => said!("ask-remedy", "What is your decision?"),
            Self::Adjust => said!("ask-adjust", "What adjusted score do you award?"),
        }
    }
}

/// An action that answers a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// Takes the option.
    Accepts,
    /// Refuses it.
    Declines,
    /// Agrees to a claim or concession.
    Agrees,
    /// Objects to it.
    Objects,
    /// Leaves his call or card as it is.
    Keeps,
    /// Changes his call.
    Changes,
    /// Plays another card in its place.
    Corrects,
    /// Requires a lead or play.
    Requires(Requirement),
    /// Forbids a suit.
    Forbids(Suit),
    /// Forbids several at once (51B2b).
    ForbidsSeveral(Strains),
    /// Leaves the lead or play free.
    Waives,
    /// Puts his hand down as dummy.
    Spreads,
    /// Designates a card of dummy.
    Names(Option<Card>),
    /// Plays this card, of several shown.
    Plays(Card),
    /// Plays a card of a hand that is not known.
    Card,
    /// Asks for play to go on after a claim.
    RequestsPlay,
    /// Consents to that.
    Consents,
}

impl Serialize for Choice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Accepts => f.write_str("accepts"),
            Self::Declines => f.write_str("declines"),
            Self::Agrees => f.write_str("agrees"),
            Self::Objects => f.write_str("objects"),
            Self::Keeps => f.write_str("keeps"),
            Self::Changes => f.write_str("changes"),
            Self::Corrects => f.write_str("corrects"),
            Self::Requires(what) => write!(f, "requires {what}"),
            Self::Forbids(suit) => write!(f, "forbids {}", suit_text(*suit)),
            Self::ForbidsSeveral(suits) => {
                let suits: Vec<_> = suits.suits().map(suit_text).collect();
                write!(f, "forbids {}", suits.join(" "))
            }
            Self::Waives => f.write_str("waives"),
            Self::Spreads => f.write_str("spreads"),
            Self::Names(None) => f.write_str("names"),
            Self::Plays(card) => f.write_str(&crate::notation::card_text(*card)),
            Self::Card => f.write_str("card"),
            Self::RequestsPlay => f.write_str("requests play"),
            Self::Consents => f.write_str("consents"),
            Self::Names(Some(card)) => write!(f, "names {}", crate::notation::card_text(*card)),
        }
    }
}
