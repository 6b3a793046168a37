//! What a board waits for: at most one answer at a time, as plain data.

use core::fmt;

use contract_bridge::{Card, Seat, Suit};

use crate::clause::Clause;
use crate::entry::Requirement;
use crate::notation::suit_text;

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

/// Who is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asked {
    /// The Director.
    Director,
    /// One player.
    Player(Seat),
    /// Either of two.
    Either(Seat, Seat),
    /// Any of several.
    Any(Vec<Seat>),
}

impl Asked {
    /// Whether this seat is asked.
    #[must_use]
    pub fn includes(&self, seat: Seat) -> bool {
        match self {
            Self::Director => false,
            Self::Player(one) => *one == seat,
            Self::Either(one, other) => *one == seat || *other == seat,
            Self::Any(seats) => seats.contains(&seat),
        }
    }
}

/// What is asked: a fact of the Director, or a choice of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Question {
    /// The word of the finding, as in `{comparable: yes}`.
    Fact(&'static str),
    /// The actions that answer it.
    Options(Vec<Choice>),
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
